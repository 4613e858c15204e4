everdell-title = Everdell
everdell-tagline = Build a city of critters and constructions through four seasons, worker by worker and card by card.
everdell-option-opponent = Opponent
    .about = Somebody who plays along without a seat, at one of several levels. The rules tell how each opponent plays, and against how many.
everdell-option-opponent-none = nobody
everdell-opponent-alone = Alone you need an opponent: choose one, or invite somebody.
everdell-opponent-exactly =
    { $count ->
        [one] { $who } plays against one person alone.
       *[other] { $who } plays against exactly { $count } people.
    }
everdell-opponent-seats =
    { $least ->
        [one] { $who } plays against { $most } people at most.
       *[other] { $who } plays against { $least } to { $most } people.
    }
everdell-set-missing = The cards of this table come without { $set }: choose otherwise.
everdell-opponent-missing = The cards of this table come without { $who }: choose another opponent.

## Resources, types, seasons

everdell-amount-twig =
    { $count ->
        [one] 1 twig
       *[other] { $count } twigs
    }
everdell-amount-resin = { $count } resin
everdell-amount-pebble =
    { $count ->
        [one] 1 pebble
       *[other] { $count } pebbles
    }
everdell-amount-berry =
    { $count ->
        [one] 1 berry
       *[other] { $count } berries
    }
everdell-amount-point =
    { $count ->
        [one] 1 point token
       *[other] { $count } point tokens
    }
everdell-nothing = nothing
everdell-list = { $parts }
everdell-pieces =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
everdell-type-traveler = traveler
everdell-type-production = production
everdell-type-destination = destination
everdell-type-governance = governance
everdell-type-prosperity = prosperity
everdell-season-winter = winter
everdell-season-spring = spring
everdell-season-summer = summer
everdell-season-autumn = autumn
everdell-quoted = “{ $place }”
everdell-copy = { $card } ({ $number })
everdell-player = { $who }
everdell-place-city = { $card } of { $who }
everdell-hint-card = { $cost } · { $type } · worth { $points }

## What you can do

everdell-ask-action = Your turn: what will you do?
everdell-do-worker =
    { $count ->
        [0] Place a worker
        [one] Place your last worker
       *[other] Place one of { $count } workers
    }
everdell-do-play = Play a card
everdell-do-prepare = Prepare for the next season
everdell-do-pass = Pass: you are done for this game
everdell-ask-place = Where shall the worker go?
everdell-ask-card = Which card will you play?
everdell-group-hand-critter = Hand, critter
everdell-group-hand-construction = Hand, construction
everdell-group-meadow-critter = Meadow { $place }, critter
everdell-group-meadow-construction = Meadow { $place }, construction
everdell-group-basic = Basic
everdell-group-forest = Forest
everdell-group-events = Event
everdell-group-own-city = Your city
everdell-ask-payment = How will you pay for { $card }?
everdell-pay-cost = The printed cost
everdell-pay-token = An occupied token
everdell-pay-hint = You pay { $what }.
everdell-pay-token-hint = Free, with the token on { $card }.
everdell-pay-token-choice = Free, with one of the tokens on { $cards }.

## Questions of cards and places

everdell-ask-any =
    { $count ->
        [one] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
everdell-ask-whom = To whom?
everdell-play-none = play none of them
everdell-ask-production = Which production card comes next?
everdell-ask-pay-points =
    { $each ->
        [one] { $card }: how many do you pay, for 1 point token each?
       *[other] { $card }: how many do you pay, for { $each } point tokens each?
    }
everdell-pile-draw = the draw pile ({ $count })
everdell-pile-discards = the discard pile ({ $count })
everdell-ask-play-free = Which card do you play free?
everdell-ask-fits =
    { $count ->
        [one] { $who } has room for one card only: which? The rest is discarded.
       *[other] { $who } has room for { $count } cards only: which? The rest is discarded.
    }
everdell-ask-journey = Journey: which { $count } cards do you discard?
everdell-ask-discard-resources =
    { $each ->
        [one] Discard up to { $most } cards: a resource for each.
       *[other] Discard as many cards as you like: a resource for every { $each }.
    }
everdell-no = no, thank you
everdell-ask-summer =
    { $most ->
        [one] Summer: take a card from the Meadow?
       *[other] Summer: take up to { $most } cards from the Meadow.
    }
everdell-ask-store = { $event } · { $text }
everdell-stop = that is enough

## What happens

everdell-begins = { $who } begins. It is winter in the valley.
everdell-goes = { $who } sends a worker to “{ $place }”.
everdell-gains = { $who } gains { $what }.
everdell-pays = { $who } pays { $what }.
everdell-gives = { $who } gives { $to } { $what }.
everdell-gives-cards =
    { $count ->
        [one] { $who } gives { $to } a card.
       *[other] { $who } gives { $to } { $count } cards.
    }
everdell-you-got = { $who } gave you { $cards }.
everdell-gift-lost =
    { $count ->
        [one] Nobody can take a card of { $who }: it is discarded.
       *[other] Nobody can take { $count } cards of { $who }: they are discarded.
    }
everdell-draws =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
everdell-you-drew = You drew { $cards }.
everdell-draws-none-full = { $who } has a full hand and draws nothing.
everdell-draws-none-left = There is no card left that { $who } could draw.
everdell-looks =
    { $count ->
        [one] { $who } looks at a card.
       *[other] { $who } looks at { $count } cards.
    }
everdell-keeps = { $who } keeps one of them.
everdell-keeps-not = { $who } has a full hand and discards one of them.
everdell-reveals = { $who } reveals { $cards }.
everdell-discards =
    { $count ->
        [one] { $who } discards a card.
       *[other] { $who } discards { $count } cards.
    }
everdell-reshuffled =
    { $count ->
        [one] The draw pile is empty: the single discarded card becomes the new one.
       *[other] The draw pile is empty: { $count } discarded cards are shuffled.
    }
everdell-meadow-new = New in the Meadow: { $cards }.
everdell-meadow-discards = { $who } discards { $cards } from the Meadow.
everdell-takes = { $who } takes { $cards }.
everdell-other-kept = { $who } keeps { $cards }.
everdell-other-discarded = { $who } has a full hand and discards { $cards }.
everdell-plays = { $who } plays { $card } { $source } { $how }.
everdell-from-hand = from hand
everdell-from-meadow = from the Meadow
everdell-from-aside = right away
everdell-plays-cost = for { $what }
everdell-plays-free = free of charge
everdell-plays-less = for { $what }
everdell-plays-token = for the occupied token on { $card }
everdell-removes = { $who } discards { $card } from the city.
everdell-stores = { $who } puts { $what } onto { $card }.
everdell-stores-event = { $who } puts { $what } onto the event.
everdell-swaps = { $who } swaps { $paid } for { $taken }.
everdell-activates = { $who } activates { $card }.
everdell-copies = { $who } copies “{ $place }”.
everdell-none-fits = { $who } cannot play any of these cards.
everdell-host-token = { $who } gains 1 point token from the guest.
everdell-achieves = { $who } sends a worker and achieves “{ $event }”.
everdell-under-event = { $who } puts { $cards } under the event.
everdell-takes-back-one = { $who } takes a worker back from “{ $place }”.
everdell-prepares = { $who } prepares for { $season }.
everdell-summer-full = { $who } has a full hand and takes nothing from the Meadow.
everdell-takes-back =
    { $count ->
        [one] { $who } now has 1 worker at home.
       *[other] { $who } now has { $count } workers at home.
    }
everdell-passes = { $who } passes: the city is finished.
everdell-holds =
    { $count ->
        [0] { $who } holds no cards now.
        [one] { $who } holds 1 card now.
       *[other] { $who } holds { $count } cards now.
    }
everdell-scored =
    { $points ->
        [one] { $who } has 1 point.
       *[other] { $who } has { $points } points.
    }

## Why not

everdell-no-action = “{ $word }” is nothing you can do. Say worker, play, prepare or pass.
everdell-nothing-to-play = You cannot play any card now.
everdell-no-worker = All your workers are out.
everdell-workers-left =
    { $count ->
        [one] You still have a worker to place before you can prepare.
       *[other] You still have { $count } workers to place before you can prepare.
    }
everdell-autumn-already = It is autumn already: no further season follows.
everdell-pass-season = You can pass only in autumn.
everdell-no-such-card = There is no card “{ $word }”.
everdell-not-in-hand = { $card } is not in your hand.
everdell-in-meadow-only = { $card } lies in the Meadow: say { $word }.
everdell-not-in-meadow = { $card } does not lie on place { $place } of the Meadow.
everdell-already-there = Already in your city, where only one is allowed.
everdell-city-full = Your city is full.
everdell-needs-construction = { $card } needs another construction in your city.
everdell-no-city-for = No other city can take in { $card }.
everdell-missing = You are missing { $what }.
everdell-missing-discounted = Even with { $discount } off too much is missing: { $what }.
everdell-too-valuable =
    { $points ->
        [one] { $card } is worth 1 point, allowed are { $most }.
       *[other] { $card } is worth { $points } points, allowed are { $most }.
    }
everdell-no-such-place = There is no place “{ $word }” for a worker.
everdell-not-in-game = “{ $place }” is not in this game.
everdell-taken = No space is free there.
everdell-here-already = You already have a worker there.
everdell-same-place = The worker stands there already.
everdell-not-open = “{ $place }” is not open to others.
everdell-spot-locked = The second spot needs { $card } in the city.
everdell-journey-season = The Journey begins in autumn.
everdell-journey-cards =
    { $count ->
        [one] You need { $needed } cards to discard and have 1.
       *[other] You need { $needed } cards to discard and have { $count }.
    }
everdell-event-gone = The event has been achieved already.
everdell-event-cards = Missing in your city: { $cards }.
everdell-event-types = You need { $needed } cards of the type { $type } and have { $count }.
everdell-no-meadow-card = You cannot play any Meadow card there, even for { $discount } less.
everdell-none-playable = You must be able to play one of them for { $discount } less.
everdell-no-cards-left = Both piles are empty.
everdell-needs-resources =
    { $count ->
        [one] You need { $needed } resources and have 1.
       *[other] You need { $needed } resources and have { $count }.
    }
everdell-needs-cards =
    { $count ->
        [one] You need { $needed } hand cards and have 1.
       *[other] You need { $needed } hand cards and have { $count }.
    }
everdell-no-bundle = “{ $word }” are no resources: say t, r, p and b in this order, a letter for each, or - for none.
everdell-too-many = You do not have that much; at most { $most }.
everdell-bundle-size =
    { $least ->
        [0] You chose { $count }; at most { $most } are possible here.
       *[other] You chose { $count }; between { $least } and { $most } are possible here.
    }
everdell-components-field = { $row }: “{ $value }” is not possible for { $field }.
everdell-components-twice = { $row } stands there twice.
everdell-components-unknown = { $row } names { $name }, which is no card.
everdell-components-few = Only { $total } cards; at least { $needed } are needed.
everdell-components-group = Only { $found } of the group { $group }; at least { $needed } are needed.
everdell-components-no-base = The file needs its sets, and { $set } among them.
everdell-components-set = { $set } is not a set of tables that we know; there are: { $known }.
everdell-components-table = The set { $set } has a table { $table }, which we do not know.
everdell-components-lacks = { $row } is missing: the rules need it.

## Workers without a place

everdell-place-beside = beside a card that has gone
everdell-place-gone = out of the game

## The board in words

everdell-text-turn = Turn { $turn }: it is up to { $who }.
everdell-text-over = The game is over.
everdell-text-hand = Your hand: { $cards }.
everdell-text-revealed = Revealed: { $cards }.
everdell-text-player =
    { $points ->
        [one] { $who }, { $season }: 1 point, { $left } of { $workers } workers at home, hand { $hand }, tokens { $tokens }, resources: { $resources }.
       *[other] { $who }, { $season }: { $points } points, { $left } of { $workers } workers at home, hand { $hand }, tokens { $tokens }, resources: { $resources }.
    }
everdell-text-player-passed =
    { $points ->
        [one] { $who } has passed: 1 point, { $left } of { $workers } workers at home, hand { $hand }, tokens { $tokens }, resources: { $resources }.
       *[other] { $who } has passed: { $points } points, { $left } of { $workers } workers at home, hand { $hand }, tokens { $tokens }, resources: { $resources }.
    }
everdell-text-city = City ({ $used } of { $spaces } spaces): { $cards }.
everdell-text-deployed = Workers out: { $places }.
everdell-text-card = { $card } [{ $notes }]
everdell-text-occupied = occupied by { $card }
everdell-text-prisoners = prisoners: { $cards }
everdell-text-workers = worker of { $who }
everdell-text-meadow = Meadow: { $cards }.
everdell-text-meadow-card = { $place } { $card }
everdell-text-meadow-kept = { $place } { $card } (kept by { $who })
everdell-text-meadow-empty = { $place } empty
everdell-text-piles = Draw pile { $pile }, discards { $discards }.
everdell-text-basic = Basic locations: { $places }.
everdell-text-forest = Forest: { $places }.
everdell-text-other = Further places: { $places }.
everdell-text-events = Events: { $events }.
everdell-text-several = { $count } × { $who }
everdell-text-place = { $place } ({ $who })
everdell-caption = { $heading } { $players }. Meadow: { $meadow }.
everdell-caption-player =
    { $points ->
        [one] { $who }: { $season }, city { $cards }, 1 point
       *[other] { $who }: { $season }, city { $cards }, { $points } points
    }
everdell-part-cards = Cards in the city
everdell-part-tokens = Point tokens
everdell-part-bonus = Prosperity bonuses
everdell-part-journey = Journey
everdell-part-events = Events
