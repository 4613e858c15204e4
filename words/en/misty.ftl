misty-title = Misty
misty-tagline = Draft cards, build a window, and see what is still there once the arrows have moved.
misty-option-window = Window
    .about = How big everybody’s window is.
misty-option-window-full = 12 panes (3×4 or 4×3)
misty-option-window-small = 9 panes (3×3, simplified)
misty-option-reveal = Card and pane
    .about = Whether you choose your pane together with the card, or only when all cards are open.
misty-option-reveal-off = chosen in one go
misty-option-reveal-on = the pane only when all cards are open, as printed
misty-option-hints = Suggest the best order of the arrows
misty-option-hints-off = no
misty-option-hints-on = yes

## Cards

misty-card-rocket = rocket
misty-card-balloon = balloon
misty-card-leaf = leaf
misty-card-raindrop = raindrop
misty-card-unicycle = unicycle
misty-card-tractor = tractor
misty-card-truck = truck
misty-card-scooter = scooter
misty-card-monster = monster
misty-card-flower = flower
misty-card-smiley = smiley
misty-card-heart = heart
misty-card-star = star
misty-card-house = house

misty-does-up = must move up one pane · 1 point
misty-does-down = must move down one pane · 1 point
misty-does-left = must move left one pane · 1 point
misty-does-right = must move right one pane · 1 point
misty-does-monster = eats a flower after the arrows · 1 point
misty-does-flower = stays · 2 points if it isn’t eaten
misty-does-smiley = stays · 1 point, and 1 more for two side by side
misty-does-plain = stays · 1 point

## Questions

misty-ask-card = Pick a card and its pane.
misty-ask-card-only = Pick a card.
misty-ask-cell = Where does the { $card } go?
misty-ask-order = In which order do your arrows move?
misty-ask-first-arrow = Which arrow moves first?
misty-ask-next-arrow = Which arrow moves next?
misty-cell = { $cell }
misty-move = { $cell } { $card }
misty-goes-out = leaves the window
misty-goes-free = to the empty pane { $cell }
misty-goes-onto = covers the { $card } on { $cell }

## Why not

misty-not-in-hand = There is no { $card } in your hand.
misty-no-such-cell = There is no pane “{ $word }” here. Panes are named like D4.
misty-first-cell = The first card of a window always lies on { $cell }.
misty-cell-taken = On { $cell } there is already a { $card }.
misty-cell-apart = { $cell } doesn’t touch any of your cards, not even at a corner.
misty-cell-outside = With { $cell } your window would no longer fit its frame.
misty-no-arrow = The { $card } on { $cell } has no arrow.
misty-moved-already = The arrow from { $cell } has already moved.
misty-hidden = The { $card } on { $cell } is hidden under another card and can’t move any more.

## What happened

misty-first-round = Round 1 begins: everybody builds a window of { $cards } cards. The most points win a round, two rounds win the game.
misty-round-begins = Round { $round } begins.
misty-passing-left = to the left
misty-passing-right = to the right
misty-draft-begins = Draft { $draft }: new cards. Everybody takes one and hands the rest on { $passing }.
misty-picked = { $who } picked: { $card }.
misty-laid = { $who } laid a { $card } on { $cell }.
misty-laid-last = Last, { $who } laid a { $card } on { $cell }.
misty-activation-begins = The windows are finished. Now every arrow moves one pane, in an order you choose; panes with covered cards bring nothing.
misty-scored =
    { $who } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $how }.
misty-scored-nothing = { $who } scored nothing.
misty-how-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
misty-how-flowers =
    { $count ->
        [one] 1 flower (2 points)
       *[other] { $count } flowers (2 points each)
    }
misty-how-pairs =
    { $count ->
        [one] 1 smiley pair (+1)
       *[other] { $count } smiley pairs (+1 each)
    }
misty-round-tied = Round { $round } is a tie: nobody wins it.
misty-round-won =
    { $who } wins round { $round } ({ $wins ->
        [one] the first win
       *[other] win number { $wins }
    }).
misty-last-round = That was round { $rounds }, the last one, and nobody has won two: now the rounds won count, then all points together.
misty-part-round =
    Round { $round } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
misty-total =
    { $total ->
        [one] 1 round won
       *[other] { $total } rounds won
    }

## The board in words

misty-text-draft = Round { $round }, draft { $draft } of { $drafts }, pick { $pick } of { $picks }; hands go { $passing }.
misty-text-activation = Round { $round }: the arrows move.
misty-text-over = The game is over after { $rounds } rounds.
misty-text-won = Round { $round }: { $who } wins
misty-text-tied = Round { $round }: a tie
misty-text-hand = Your hand: { $cards }.
misty-text-several = { $count } × { $card }
misty-text-window =
    { $who } ({ $wins ->
        [one] 1 round won
       *[other] { $wins } rounds won
    }):
misty-text-row = { $cards }
misty-text-no-cards = no cards yet
misty-text-pane = { $cell } { $card }
misty-text-pile = { $cell } { $cards } ({ $points })
misty-text-over-another = { $top } over { $below }
misty-text-empty = { $cell } empty
misty-text-outcome =
    { $who }: arrows in the order { $order }; { $gone } left the window, { $eaten ->
        [one] 1 flower
       *[other] { $eaten } flowers
    } eaten, { $pairs ->
        [one] 1 smiley pair
       *[other] { $pairs } smiley pairs
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
misty-caption = { $heading } { $windows }.
misty-caption-window =
    { $who }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $wins ->
        [0] { "" }
        [one] , 1 round won
       *[other] , { $wins } rounds won
    }
misty-caption-result =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Card files

misty-cards-twice = The kind “{ $kind }” is listed twice.
misty-cards-few = The deck has { $total } cards; four players need { $needed }.
misty-cards-kind = There is no drawing for a card “{ $kind }”. Known: { $known }.
misty-cards-group = “{ $kind }” has the unknown group “{ $group }”. Known: { $known }.
misty-cards-arrow = “{ $kind }” has the arrow “{ $arrow }”: cards of the group arrow need one of { $known }, all others null.
misty-cards-count = “{ $kind }” has the count “{ $count }”; it has to be a whole number from 0 to 99.

## Rules

misty-rules-goal = Everybody looks out of a misted window and draws on it. You draft cards one by one and lay them into your own window of twelve panes. When it is finished, every arrow card moves, cards cover each other or leave the window, and monsters eat flowers. What can still be seen brings points. Whoever has the most points wins the round; whoever first wins two rounds wins the game.
    .title = The idea
misty-rules-setup = All 54 cards are shuffled for each round. Everybody gets six cards, hidden from the others; the rest is the stock. All windows start empty. Cards are never turned, so up, down, left and right are the same for everybody.

    • Arrows: rocket and balloon go up, leaf and raindrop down, unicycle and tractor left, truck and scooter right.
    • Monster, flower and smiley have their own rules.
    • Heart, star and house do nothing but count.
    .title = Setting up
misty-rules-draft = Everybody picks one card of the hand in secret. When all have picked, the picks are shown and laid into the own window, and the rest of the hand goes to the left neighbour. This happens six times; the sixth card is whatever is left. Then six new cards are dealt from the stock for a second draft, in which the hands go to the right. After that every window has twelve cards.

    Here you choose card and pane together, because windows don’t affect each other. You can change your choice until the last player has chosen. If your table wants it as printed, its option “Card and pane” asks for the pane only when all cards are open.
    .title = Drafting
misty-rules-placing = The first card lies on D4. Each further card goes on a free pane that touches one of your cards, a corner is enough. All your cards together must still fit into a window of 3×4 or 4×3 panes; you need not say which of the two until a card settles it. Nothing is ever laid on top of another card, and a card stays where it is until the arrows move.
    .title = Where cards go
misty-rules-arrows = When the windows are finished, each of your arrow cards moves by one pane in its direction, in an order you choose. Every arrow that can must move, once.

    • Onto an empty pane: it simply lies there.
    • Onto other cards: it covers them. A covered card is hidden and can’t move any more.
    • Out of the window: it is gone.

    Nothing is pushed. An arrow may follow into a pane that another arrow has just left, so the order matters. Two arrows that face each other always lose: the first to move covers the other.
    .title = Arrows
misty-rules-monsters = After the last arrow, each visible monster eats one visible flower, anywhere in the window: the flower leaves the game and the monster takes its pane. One monster eats one flower, and it has to. A hidden monster eats nothing, and a hidden flower is safe (but worth nothing). So an arrow on top of a monster can save a flower.
    .title = Monsters and flowers
misty-rules-scoring = A pane without a card and a pane with two or more cards bring nothing. A pane with exactly one card brings 1 point, a flower 2. Two smileys side by side in a row bring 1 extra point; each smiley belongs to one pair at most, so three in a row are one pair and four are two. Smileys above each other bring nothing extra.
    .title = Scoring
misty-rules-winning = The player with the most points alone wins the round. A tied round is won by nobody. The first to win two rounds wins the game. If nobody has after nine rounds, the most rounds won decide, then all points together, then the victory is shared. All cards are shuffled again for each round.
    .title = Winning
misty-rules-variant = In the simplified variant the window has 3×3 panes. There are three drafts of three cards each; the hands go left, then right, then left again. Everything else is the same.
    .title = The 3×3 variant
misty-rules-rulings = Where the rulebook is silent, we play it like this: arrows that are hidden stay hidden; several monsters take flowers row by row (it never changes the points); covered cards stay until the count; smiley pairs are looked for after everything has moved; the cards of the first draft aren’t shuffled back before the second; laid cards are open, hands are not. The printed card list is unknown to us, so the numbers of cards are our own: six arrows in each direction, six monsters, eight flowers, eight smileys and eight plain cards.
    .title = Open questions
misty-rules-words = Window: your twelve panes. Pane: one place in it. Hand: the cards you choose from; stock: the cards not dealt yet. Draft: six picks in a row. Activation: when the arrows move. Hidden: lying under another card. Blurred: a pane with two or more cards, worth nothing.
    .title = Words
