everdell-set-base = the base game

## Ways to pay

everdell-pay-crane = Discard the Crane: 3 less
everdell-pay-innkeeper = Discard the Innkeeper: 3 berries less
everdell-pay-judge = Judge: swap one resource
everdell-pay-dungeon = A critter into the Dungeon: 3 less
everdell-pay-crane-choice = You choose what it saves.
everdell-pay-judge-choice = You choose which one.
everdell-pay-dungeon-choice =
    { $count ->
        [one] { $cards } goes into the Dungeon, you choose what that saves.
       *[other] Possible prisoners: { $cards }.
    }
everdell-pay-dungeon-hint = { $card } goes into the Dungeon, you pay { $what }.
everdell-plays-crane = for { $what } and the Crane
everdell-plays-innkeeper = for { $what } and the Innkeeper
everdell-plays-judge = for { $what }, as the Judge allows
everdell-plays-dungeon = for { $what }, with { $card } in the Dungeon
everdell-plays-crane-only = in exchange for the Crane
everdell-plays-innkeeper-only = in exchange for the Innkeeper
everdell-plays-dungeon-only = with { $card } in the Dungeon

## Questions of cards, places and events

everdell-ask-cost-to = Who gets what you pay for { $card }?
everdell-ask-bard = Bard: discard up to { $most } cards, 1 point token each.
everdell-ask-pigeon = Postal Pigeon: play one of these cards free?
everdell-ask-ranger = Ranger: which worker moves?
everdell-ask-ranger-to = Where does it go?
everdell-ask-ruins = Ruins: which construction do you discard?
everdell-ask-fool = Whose city does the Fool move to?
everdell-ask-undertaker =
    { $count ->
        [one] Undertaker: discard 1 card from the Meadow.
       *[other] Undertaker: discard { $count } cards from the Meadow.
    }
everdell-ask-undertaker-take = Undertaker: which Meadow card do you take?
everdell-ask-storehouse = What goes onto your { $card }?
everdell-ask-swap = Peddler: what do you pay?
everdell-ask-swap-for = Peddler: what do you take for it?
everdell-ask-monk = Monk: how many berries do you give away, for { $each } point tokens each?
everdell-ask-teacher = Teacher: which card do you keep?
everdell-ask-teacher-full = Teacher: your hand is full. Which card do you discard? You give the other away.
everdell-ask-sweep = Chip Sweep: which production card works once more?
everdell-ask-mole = Miner Mole: which production card does it copy?
everdell-ask-courthouse = Courthouse: which resource do you take?
everdell-ask-cemetery = Cemetery: from which pile do you reveal cards?
everdell-ask-inn = Inn: which Meadow card do you play for 3 less?
everdell-ask-lookout = Lookout: which location do you copy?
everdell-ask-copy-basic = Which basic location do you copy?
everdell-ask-monastery = Monastery: which { $count } resources do you give away?
everdell-ask-post-whom = Post Office: who gets your cards?
everdell-ask-post = Post Office: which { $count } cards do you give away?
everdell-ask-post-discard = Post Office: which cards do you discard before you draw?
everdell-ask-queen = Queen: which card worth at most { $most } do you play free?
everdell-ask-university = University: which card of your city do you discard?
everdell-ask-discard-draw = Discard as many cards as you like and draw { $each } for each.
everdell-ask-take-two = Take { $count } cards from the Meadow; one of them you play at once for 1 less.
everdell-ask-play-one = Which of them do you play?
everdell-ask-clock =
    { $count ->
        [one] Clock Tower (1 token left): use it to repeat a location?
       *[other] Clock Tower ({ $count } tokens left): use one to repeat a location?
    }
everdell-ask-gift = { $event } · { $text } { $left } left.
everdell-ask-take-back = Which worker do you take back?
everdell-ask-scrolls = Which cards go to your hand? The rest lies under the event, 1 point each.
everdell-ask-thieves = { $event } · { $text }
everdell-ask-cure = Which { $count } cards of your city do you discard?
everdell-ask-scholars = { $event } · { $text }

## What happens

everdell-moves-in = { $card } moves into the city of { $who }.
everdell-chapel-token =
    { $count ->
        [one] The Chapel of { $who } holds 1 point token.
       *[other] The Chapel of { $who } holds { $count } point tokens.
    }
everdell-ranger-moves = The Ranger of { $who } calls a worker away from “{ $place }”.
everdell-clock = The Clock Tower of { $who } strikes: “{ $place }” once more.

## Why not

everdell-queen-none = There is no card worth at most { $most } that you could play.
everdell-university-alone = { $card } needs another card in your city to discard.
everdell-storehouse-empty = There is nothing on your { $card }.
