everdell-card-weathercock = Weathercock
    .text = When one of your workers comes somewhere, you gain 2 twigs.
everdell-card-stargazer = Stargazer
    .text = You gain a resource of your choice. At the end 2 points for each token in your supply.
everdell-place-forest_echo = Echo
    .text = A point token for each card of your city, 2 at most.
everdell-event-night_of_the_comet = Night of the Comet
    .text = You gain 3 point tokens at once. At the end 1 point for each Weathercock, in all cities.
everdell-echo-silent = Where no house stands, nothing echoes.
everdell-part-stardust = Stardust
everdell-part-feathers = Feathers
everdell-pay-feather = With a feather
everdell-plays-feather = for a feather
everdell-magpie = Magpie
    .text = Steals an open Meadow card whenever somebody plays a card.
everdell-place-magpie = { $card } of the Magpie
everdell-magpie-keeps = The Magpie keeps place { $place } of the Meadow from you.
everdell-magpie-steals = The Magpie steals { $card }.
everdell-text-magpie = Magpie: { $points } points.
everdell-text-magpie-city = The Magpie’s nest: { $cards }.
everdell-caption-magpie = Magpie: nest { $cards }, { $points } points
everdell-picture-city-magpie = The Magpie’s nest
everdell-option-opponent-magpie-tame = Magpie, tame
everdell-option-opponent-magpie-wild = Magpie, wild
everdell-set-oddities = the oddities
everdell-option-oddities = Oddities
everdell-option-oddities-no = no
everdell-option-oddities-yes = yes
everdell-rules-weathercock =
    Common construction · Governance · 1 twig · 1 point · 5 in the deck
    { everdell-card-weathercock.text }
    .title = Weathercock
everdell-rules-stargazer =
    Unique critter · Traveler · 1 berry · 2 points · 3 in the deck
    { everdell-card-stargazer.text }
    .title = Stargazer
everdell-rules-forest_echo =
    Forest · one worker
    { everdell-place-forest_echo.text }
    .title = Echo
everdell-rules-night_of_the_comet =
    Special event · 2 points · needs Weathercock and Stargazer
    { everdell-event-night_of_the_comet.text }
    .title = Night of the Comet
everdell-rules-omens =
    Watch the sky, and listen to what the forest answers.
    .title = Omens
everdell-rules-magpie =
    Opponent without a seat · Against one to three people · 1 point for each card
    { everdell-magpie.text }
    .title = Magpie
