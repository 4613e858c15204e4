everdell-option-opponent-rugwort-1 = Rugwort, first year
everdell-option-opponent-rugwort-2 = Rugwort, second year
everdell-option-opponent-rugwort-3 = Rugwort, third year
everdell-rugwort = Rugwort
everdell-place-rugwort = { $card } of Rugwort
everdell-ask-rugwort-loses = The Fool upsets Rugwort: which card does he lose?
everdell-rugwort-takes = Rugwort rolls { $place } and takes { $card }.
everdell-rugwort-rolls-none = Rugwort rolls { $place }, but no card lies there.
everdell-rugwort-fool-lost = { $card } finds no room and is discarded.
everdell-rugwort-loses = Rugwort loses { $card }.
everdell-rugwort-event = Rugwort takes { $event }.
everdell-rugwort-meadow =
    { $count ->
        [one] Rugwort now keeps place 1 of the Meadow.
       *[other] Rugwort now keeps the first { $count } places of the Meadow.
    }
everdell-rugwort-moves = Rugwort’s workers stand here: { $places }.
everdell-rugwort-duel = Rugwort’s second worker and one of { $who } leave the game.
everdell-rugwort-token = Rugwort gains 1 point token from the guest.
everdell-rugwort-scored =
    { $points ->
        [one] Rugwort has 1 point.
       *[other] Rugwort has { $points } points.
    }
everdell-rugwort-wins = Rugwort wins against { $who }.
everdell-rugwort-beaten = { $who } wins against Rugwort!
everdell-rugwort-keeps = Rugwort keeps place { $place } of the Meadow from you.
everdell-text-rugwort = Rugwort, year { $year }: { $points } points, tokens { $tokens }, keeps { $meadow } Meadow places, workers: { $places }.
everdell-text-rugwort-city = Rugwort’s city: { $cards }.
everdell-caption-rugwort = Rugwort: city { $cards }, { $points } points
everdell-picture-city-rugwort = Rugwort’s city
everdell-picture-rugwort-events = Special events left
