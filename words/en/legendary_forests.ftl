legendary_forests-title = Legendary Forests
legendary_forests-tagline = Everybody lays the same tile at the same time: grow a planet of maples, cherries and ginkgos, and plant your trees where it pays.

## What grows

legendary_forests-ground-red = maple
legendary_forests-ground-pink = cherry
legendary_forests-ground-yellow = ginkgo
legendary_forests-ground-grass = grass
legendary_forests-tree-red = red maple tree
legendary_forests-tree-pink = pink cherry tree
legendary_forests-tree-yellow = yellow ginkgo tree
legendary_forests-region-red = maple region
legendary_forests-region-pink = cherry region
legendary_forests-region-yellow = ginkgo region

## Questions

legendary_forests-ask-place = Where does tile { $tile } go?
legendary_forests-ask-turn = How is it turned on { $place }?
legendary_forests-ask-tree = Which tree do you take?
legendary_forests-ask-region = Where do you plant your { $tree }?
legendary_forests-place = { $place }
legendary_forests-turn =
    { $turn ->
        [0] not turned
        [1] a quarter turn right
        [2] half a turn
       *[other] a quarter turn left
    }
legendary_forests-area = { $area }
legendary_forests-worth-closed =
    closed: { $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    } × { $times } = { $points } points
legendary_forests-worth-open =
    { $runes ->
        [0] open: no full rune yet
        [one] open: 1 rune
       *[other] open: { $runes } runes
    }{ $points ->
        [0] { "" }
        [one] { " " }= 1 point
       *[other] { " " }= { $points } points
    }
legendary_forests-bare = { $worth } with a tree
legendary_forests-hint-open =
    { $worth }, { $halves ->
        [one] 1 half
       *[other] { $halves } halves
    }
legendary_forests-hint-tree = has a tree already; { $worth }

## Why not

legendary_forests-no-such-place = There is no place “{ $word }”. Places are named by column and row, like T20, where the start tile lies.
legendary_forests-taken = Tile { $tile } already lies on { $place }.
legendary_forests-apart = { $place } doesn’t share a side with any of your tiles.
legendary_forests-no-turn-fits = However you turn it, tile { $tile } doesn’t fit on { $place }.
legendary_forests-no-such-turn = “{ $word }” is not a turn. Turns are r0, r1, r2 and r3: so many quarter turns to the right.
legendary_forests-misfit = That doesn’t fit: its side { $side } would show { $shows }, but { $neighbour } shows { $meets } there.
legendary_forests-no-such-colour = There are no “{ $word }” trees. Trees are red, pink or yellow.
legendary_forests-colour-gone = There is no { $tree } left.
legendary_forests-colour-missing = Nowhere on your planet is there any { $ground } yet.
legendary_forests-no-such-area = “{ $word }” doesn’t name an area. Areas are named by a place and a side (N, E, S or W), like T20N.
legendary_forests-no-tile = There is no tile on { $place }.
legendary_forests-other-ground = At { $area } there is { $ground }; a { $tree } can’t grow there.

## What happened

legendary_forests-begins = Every planet begins with tile 1. { $who } is the architect and holds the builder figure.
legendary_forests-begins-alone = Your planet begins with tile 1. 30 points are a good total.
legendary_forests-drawn = Round { $round } of { $rounds }: the architect draws tile { $tile }.
legendary_forests-drawn-light = Round { $round } of { $rounds }: the architect draws tile { $tile }. Its number is light, so trees will be planted.
legendary_forests-laid = { $who } lays tile { $tile } on { $place }.
legendary_forests-laid-closing = { $laid } That closes { $regions }.
legendary_forests-closed =
    a { $region } ({ $runes ->
        [one] 1 rune
       *[other] { $runes } runes
    })
legendary_forests-set-aside = { $who } can’t lay tile { $tile } anywhere; it goes back into the box.
legendary_forests-trees-begin = Time for trees! { $who } chooses first.
legendary_forests-trees-begin-alone = Time for a tree!
legendary_forests-trees-none = Trees would be planted now, but none are left.
legendary_forests-planted =
    { $who } plants a { $tree } on { $area } ({ $left ->
        [0] it was the last one
       *[other] { $left } left
    }).
legendary_forests-no-tree = { $who } finds no tree that fits and goes without.
legendary_forests-builder = The builder figure goes to { $who }.
legendary_forests-ends = The last tile lies and the planets are finished. These tiles had been left out: { $removed }.
legendary_forests-part-closed = { $region }, closed
legendary_forests-part-open = { $region }, open

## The board in words

legendary_forests-text-lay = Round { $round } of { $rounds }: everybody lays tile { $tile }.
legendary_forests-text-lay-light = Round { $round } of { $rounds }: everybody lays tile { $tile }; then trees are planted.
legendary_forests-text-trees = Round { $round } of { $rounds }: trees are planted, { $who } is next.
legendary_forests-text-over = The game is over.
legendary_forests-text-drawn = Tile { $tile } (not turned): { $sides }.
legendary_forests-text-supply = Trees left: { $trees }.
legendary_forests-text-supply-of = { $tree } × { $count }
legendary_forests-text-unseen = In the pile or left out: { $tiles }.
legendary_forests-text-removed = Left out of this game: { $tiles }.
legendary_forests-text-planet =
    { $who } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }):
legendary_forests-text-tile = { $place } tile { $tile }: { $sides }
legendary_forests-text-sides = { $ground } { $sides }
legendary_forests-text-region =
    { $area } { $region }, { $words }{ $halves ->
        [0] { "" }
        [one] , 1 half
       *[other] , { $halves } halves
    }{ $trees ->
        [0] { "" }
        [one] , 1 tree
       *[other] , { $trees } trees
    }
legendary_forests-text-aside = Set aside: { $tiles }.
legendary_forests-caption = { $heading } { $planets }.
legendary_forests-caption-planet =
    { $who } { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $closed ->
        [one] 1 closed region
       *[other] { $closed } closed regions
    }, { $trees ->
        [0] no trees
        [one] 1 tree
       *[other] { $trees } trees
    })

## Pictures

legendary_forests-picture-round = Round { $round } of { $rounds }
legendary_forests-picture-over = The planets are finished
legendary_forests-picture-removed = Left out of this game
legendary_forests-picture-trees = Planting trees
legendary_forests-picture-planet = { $who }’s planet
legendary_forests-picture-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
legendary_forests-picture-tile = Tile { $tile }
legendary_forests-picture-tile-light = Tile { $tile }: trees follow
legendary_forests-picture-choose-place = Choose a place for tile { $tile }.
legendary_forests-picture-choose-turn = Tile { $tile } on { $place }: how is it turned?
legendary_forests-picture-choose-tree = Choose a colour; the numbers say what a tree would bring now.
legendary_forests-picture-choose-region = Choose a region; the numbers say what your tree would bring now.
legendary_forests-picture-stuck = Tile { $tile } fits nowhere on your planet; it goes back into the box.
legendary_forests-picture-legend = Gold: closed, { $closed } points a rune. Grey: open, { $open } point a rune.
legendary_forests-picture-region = { $region }, { $words }
legendary_forests-picture-region-named = { $area } { $words }
legendary_forests-picture-alt-chosen = { $heading } Your choice: tile { $tile } on { $place } (r{ $turn }). Regions it touches: { $regions }.
legendary_forests-picture-alt-places = { $heading } It can go on { $places }.
legendary_forests-picture-alt-planet = { $planet }, { $points }: { $regions }.
legendary_forests-picture-alt-regions = { $heading } You may choose { $regions }.
legendary_forests-picture-alt-tree = { $heading } Your choice: { $tree } on { $area }. { $region }.
legendary_forests-picture-alt-example = { $topic }: an example planet with { $tiles }.
legendary_forests-picture-alt-laid = tile { $tile } on { $place }
legendary_forests-picture-alt-trees = The trees: { $trees }.
legendary_forests-picture-alt-tiles = All { $count } tiles. Light numbers: { $light }.
legendary_forests-picture-kind = { $leaf }
legendary_forests-picture-half = half a rune: the region is open
legendary_forests-picture-full = a full rune
legendary_forests-picture-closed = a pale edge: the region is closed
legendary_forests-sheet-title = Score sheet
legendary_forests-sheet-title-now = If it ended now
legendary_forests-sheet-total = Total

## Tile files

legendary_forests-tiles-twice = Tile { $tile } is listed twice.
legendary_forests-tiles-gap = Tile { $tile } is missing: the numbers have to run from 1 without a gap.
legendary_forests-tiles-count = { $tiles } tiles can’t be one start tile, { $drawn } drawn and { $removed } removed ones.
legendary_forests-tiles-start = Tile { $tile }: exactly the start tile (number { $start }) has the background “start”.
legendary_forests-tiles-light = Tile { $tile }: its background is “{ $background }”, but “light_numbers” says otherwise.
legendary_forests-tiles-background = Tile { $tile } has the background “{ $background }”; known are { $known }.
legendary_forests-tiles-edges = Tile { $tile }: “edges” has to name exactly the sides N, E, S and W.
legendary_forests-tiles-ground = Tile { $tile }: side { $side } shows “{ $ground }”; known are { $known }.
legendary_forests-tiles-areas = Tile { $tile }: “areas” has to be a list, each area with a colour and a list of its sides.
legendary_forests-tiles-area-colour = Tile { $tile }: side { $side } shows { $ground }, so it can’t belong to an area of the colour “{ $colour }”.
legendary_forests-tiles-area-twice = Tile { $tile }: side { $side } belongs to two areas.
legendary_forests-tiles-area-missing = Tile { $tile }: side { $side } shows leaves but belongs to no area.
legendary_forests-tiles-area-crossing = Tile { $tile }: an area from N to S and one from E to W would cross.
legendary_forests-tiles-number = “{ $field }” has to be a whole number from { $least } to { $most }, not “{ $value }”.

## Rules

legendary_forests-rules-goal = You are a dryad and let a planet grow, tile by tile. Each round everybody adds the same tile to the own planet, all at once. Some tiles let you plant a tree. Leaves of one colour join into regions; regions with a tree bring points, and closed ones bring twice as many. After 19 rounds the most points win.

    The game is for two to five players. Alone you can play it for practice: 30 points are a good total.
    .title = The idea
legendary_forests-rules-setup = In the box: 25 tiles for each player, numbered 1 to 25 and the same for all, 30 trees (10 of each colour), and one builder figure.

    • Everybody starts with tile 1; it lies on T20.
    • One player, drawn by lot, is the architect for the whole game and gets the builder figure first.
    • The other 24 tiles are shuffled. Five are left out unseen; 19 form the pile.
    • For each player there are two trees of each colour in the supply, so six of each with three players.
    .title = Setting up
legendary_forests-rules-round = There are 19 rounds. In each of them

    1. the architect draws the next tile and calls its number,
    2. everybody else takes the tile of the same number,
    3. all lay it on their own planets at the same time,
    4. and if the number is light, trees are planted.

    Here you lay your tile when you have time, and can change your mind until the last player has laid. Only then everybody sees it. For trees you may leave a plan once your tile is laid, so nobody has to wait for you: the host takes the first wish that is possible when it’s your turn. If you lay your tile elsewhere, the plan is void.

    The game ends after the 19th round and its trees.
    .title = A round
legendary_forests-rules-laying = Turn the tile as you like and lay it on a free place that shares a side with one of your tiles. Every side that meets a neighbour must show the same: maple at maple, cherry at cherry, ginkgo at ginkgo, grass at grass. A corner is not enough.

    If you can lay the tile, you must. If it fits nowhere in any turn, your copy goes back into the box and you go on without it. Laid tiles never move. Your planet may have any shape, also with holes; a hole may be filled later.
    .title = Laying tiles
legendary_forests-rules-regions = Each side of a tile shows red maple leaves, pink cherry blossoms, yellow ginkgo leaves, or grass. Leaves form areas inside a tile; two sides of one colour may belong together or be two areas, as drawn. Areas that meet across sides are one region; a single area is a region, too. Grass is none.

    At each leafy side there is half a rune. Where two leafy sides meet, the halves become one full rune. A region without any half rune is closed, otherwise it is open. Regions may run in circles; each meeting pair of sides is still one rune. A half rune beside a place where nothing fits any more keeps its region open for good.
    .title = Regions and runes
legendary_forests-rules-trees = When a light number was drawn and all have laid, everybody takes one tree from the supply, in clockwise order from the holder of the builder figure, and plants it on the own planet.

    • The tree has the colour of its region; nothing grows on grass.
    • Any region will do: old or new, open or closed, with or without trees. More trees in a region bring no more points.
    • A colour that has run out can’t be taken. If you can take a tree you must; if not, you go without.
    • Trees never move. They belong to the region they stand in, also when it grows or joins another.

    Then the builder figure goes to the left neighbour. The architect stays the same.
    .title = Planting trees
legendary_forests-rules-scoring = Only regions with at least one tree count, each of them once:

    • a closed region brings 2 points for each full rune,
    • an open region brings 1 point for each full rune. Half runes bring nothing.

    For example: a tree in a closed region with four runes brings 8 points. A tree in an open region without a full rune brings 0. Two trees together in an open region with two runes bring 2. That makes 10.

    The highest total wins. If it is a tie, the victory is shared.
    .title = End and scoring
legendary_forests-rules-tiles = The printed faces of the tiles are unknown to us, so these are our own. Tile 1 shows one side of each kind. Tiles 2 to 25 are eight patterns, each in three mixtures of colours:

    • three sides joined, and grass: 4, 18, 21
    • two corners: 8, 12, 20
    • a corner and two single sides: 2, 7, 16
    • a corner and grass: 11, 19, 25
    • a straight one and two single sides: 3, 6, 14
    • a straight one, a single side and grass: 9, 22, 24
    • two opposite sides of one colour that are not joined, another one, and grass: 13, 17, 23
    • three single sides and grass: 5, 10, 15

    Light numbers: 2, 6, 9, 12, 15, 19 and 23. On light numbers the sign is pale, on dark ones it is dark. Whoever owns a printed copy can replace the file with the tiles.
    .title = The tiles
legendary_forests-rules-names = Columns have letters and rows have numbers, the same on every planet; the start tile lies on T20, T19 is above it and U20 to its right. They never shift.

    • “U20 r1” lays the drawn tile on U20 after one quarter turn to the right; r0 means not turned.
    • “red T20N” plants a red tree on the region with the area at the upper side of T20. Sides are N (up), E (right), S (down) and W (left). You may name any area of the region.

    Words: a tile has areas; areas join into regions; a region is open or closed; runes are half or full; the supply holds the trees; the builder figure says who chooses first; the architect draws.
    .title = Names and words
legendary_forests-rules-rulings = Where the rulebook is silent, we play it like this:

    • Every touching side has to fit, not only one.
    • Whether trees are planted depends on the drawn tile alone: also those who couldn’t lay it take part.
    • You can’t decline to lay or to plant. Who gets no tree gets none later either.
    • If no trees are left at all, nobody plants, but the builder figure moves on. It only moves after tree phases.
    • Two areas of one colour on a tile are two regions unless they meet around other tiles; so a tree names its area.
    • You may look at everything except the pile and the five tiles left out; those are shown at the end.
    • That seven numbers are light is our guess from what players of the original tell.
    • In a tie, all who are tied win; a rematch is one button away.
    .title = Open questions
