everdell-option-opponent-rugwort-1 = Rugwort, first year
everdell-option-opponent-rugwort-2 = Rugwort, second year
everdell-option-opponent-rugwort-3 = Rugwort, third year
everdell-rugwort = Rugwort
    .text =
        One of his workers blocks the first forest card, one the place “3 twigs”.
        After each card you play he rolls a die and takes that Meadow card into his city; it has no effect there, and his city is never full. A Fool he takes moves in with you, if it can. Your own Fool drives out one of his cards.
        After each of your preparations he prepares: he takes every basic event he fulfils; he keeps Meadow places from you, in spring the first, in summer the first two, in autumn the first four; his workers move on: to the next forest card counterclockwise, and to 2 resin, 1 pebble, then 1 berry and a card. In autumn the first one goes on the Journey and counts its points for him.
        • **First year**: Journey 3. **Second year**: Journey 4, and 6 points for each special event left. **Third year**: Journey 5 as well as those 6 points; in autumn his second worker and one of yours leave the game.
    .ruling = He rolls when a card is completely carried out, once for each card. A Fool against him needs a card in his city; his Fool is discarded if it cannot move in with you. His cards form no pairs.
everdell-place-rugwort = { $card } of Rugwort
everdell-ask-rugwort-loses = The Fool upsets Rugwort: which card does he lose?
everdell-rugwort-takes = Rugwort rolls { $place } and takes { $card }.
everdell-rugwort-rolls-none = Rugwort rolls { $place }, but no card lies there.
everdell-rugwort-no-room = { $card } finds no room and is discarded.
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

## His topics of the rules

everdell-rules-solo =
    Alone you play against Rugwort: set-up as for two, you begin with five cards. He takes no turns; he answers yours. You choose one of his three years; each is harder than the one before.
    What you would give him is discarded. You may visit his open destinations, which brings him a point token, and copy his production.
    You have to beat him: a tie is his.
    What he does and what he counts is told under his name.
    .title = Alone against Rugwort
everdell-rules-rugwort =
    Opponent without a seat · Against one person alone · 2 points for each card, 3 for a prosperity card, 3 for each basic event, 3 for each special event you left, and his point tokens
    { everdell-rugwort.text }
    { everdell-rugwort.ruling }
    .title = Rugwort
    .chapter = Opponents
