## Words in Misty's pictures: short, they have little room

misty-picture-round = Round { $round }
misty-picture-pick = Draft { $draft } · card { $pick } of { $picks }
misty-picture-activate = Now the arrows move
misty-picture-over =
    { $count ->
        [one] { $who } wins!
       *[other] a shared victory
    }
misty-picture-together = All points together
misty-picture-now = now round { $round }
misty-picture-passing = Hands go round
misty-picture-next = then on to { $who }
misty-picture-moves =
    { $moves ->
        [0] No arrow has moved yet
        [one] After 1 move
       *[other] After { $moves } moves
    }
misty-picture-more =
    { $left ->
        [0] all arrows are done
        [one] 1 can still move
       *[other] { $left } can still move
    }
misty-picture-result =
    { $points ->
        [one] that brings 1 point
       *[other] that brings { $points } points
    }
misty-picture-scores = Final score
misty-picture-cards = Cards, 1 each
misty-picture-flowers = Flowers, 2 each
misty-picture-pairs = Smiley pairs, +1
misty-picture-points = Points
misty-picture-wins = Rounds won

## Alternative texts

misty-alt-hand = { $caption } { $hand } Your window: { $own }. Free panes: { $free }. Marked: { $chosen }.
misty-alt-order = { $caption } Your window: { $own }. Planned order: { $order }. Can still move: { $free }.
misty-alt-result = { $round }. { $windows }.
misty-alt-none = none
misty-alt-example = Example for “{ $topic }”: { $cards }.
misty-alt-guide = All cards and what they do: { $cards }.
misty-alt-sheet = Score sheet. { $rounds }. Rounds won: { $wins }.
misty-alt-wins = { $who } { $wins }
misty-alt-board = { $caption } Laid last: { $laid }.
misty-alt-laid = { $who }: { $card } on { $cell }
