mystaria-title = Mystaria
mystaria-tagline = One landscape for everybody: lay tiles, grow lakes and forests, and build where it counts most.
mystaria-option-variant = Buildings
mystaria-option-variant-full = all nine
mystaria-option-variant-simple = simple game: huts, tree and tower only
mystaria-option-bridgefoot = Bridge in an own region
    .about = Whether the foot of a bridge may stand in a region that has a building of your own.
mystaria-option-bridgefoot-off = not allowed
mystaria-option-bridgefoot-on = allowed
mystaria-option-idlebridge = Bridge without a link
    .about = Whether a bridge may be built where it joins no two regions.
mystaria-option-idlebridge-off = not allowed
mystaria-option-idlebridge-on = allowed
mystaria-option-towerfield = Tower counts its own field
    .about = Whether a tower counts the field it stands on, too.
mystaria-option-towerfield-off = no
mystaria-option-towerfield-on = yes

## Landscapes, tiles, buildings

mystaria-land-village = village
mystaria-land-lake = lake
mystaria-land-forest = forest
mystaria-land-meadow = meadow
mystaria-land-mountain = mountain
mystaria-tile = no. { $number } ({ $a }, { $b }, { $c }; below { $d }, { $e }, { $f })
mystaria-building-hut_village = village hut
mystaria-building-hut_lake = lake hut
mystaria-building-hut_forest = forest hut
mystaria-building-hut_meadow = meadow hut
mystaria-building-tree = tree
mystaria-building-tower = tower
mystaria-building-bridge = bridge
mystaria-building-castle = castle
mystaria-building-portal = portal

## Questions

mystaria-ask-place = Where does your tile go?
mystaria-ask-turn = Which way round?
mystaria-place = { $place }
mystaria-turn-0 = as drawn
mystaria-turn-1 = turned right
mystaria-turn-2 = upside down
mystaria-turn-3 = turned left
mystaria-fits =
    { $count ->
        [one] 1 field matches
       *[other] { $count } fields match
    }: { $lands }
mystaria-ask-building = Do you want to build?
mystaria-ask-site = Where does the { $building } go?
mystaria-ask-axis = How does the bridge run?
mystaria-skip = build nothing
mystaria-site = { $field } ({ $land })
mystaria-axis-EW = from west to east
mystaria-axis-NS = from north to south
mystaria-axis-idle = without linking anything
mystaria-scores =
    { $points ->
        [0] no points yet
        [one] 1 point now
       *[other] { $points } points now
    }{ $portal ->
        [0] {""}
       *[other] , { $portal } of them through your portal
    }
mystaria-scores-up-to =
    { $points ->
        [0] no points yet
        [one] up to 1 point now
       *[other] up to { $points } points now
    }
mystaria-gains =
    { $points ->
        [0] no gain now
        [one] 1 point more for your buildings now
       *[other] { $points } points more for your buildings now
    }{ $portal ->
        [0] {""}
       *[other] , { $portal } of them through your portal
    }
mystaria-gains-up-to =
    { $points ->
        [0] no gain now
        [one] up to 1 point more for your buildings now
       *[other] up to { $points } points more for your buildings now
    }

## Why not: laying

mystaria-no-such-field = “{ $word }” is no field. Fields are column and row, like 3/-2.
mystaria-no-such-turn = “{ $word }” is no turn. The turns are r0, r1, r2 and r3.
mystaria-place-refused = At { $place } the tile fits no way round: { $reason }
mystaria-turn-refused = At { $place } the tile doesn’t fit turned { $turn }: { $reason }
mystaria-overlaps = { $field } is already covered by the tile at { $tile } that { $who } laid.
mystaria-overlaps-first = { $field } is already covered by the first tile, at { $tile }.
mystaria-not-beside = it wouldn’t touch any other tile along a side.
mystaria-not-alike = none of its fields would touch a field of the same landscape.
mystaria-joins-village = that would join the villages of { $who } ({ $one }) and { $whom } ({ $other }).
mystaria-joins-lake = that would join the lakes of { $who } ({ $one }) and { $whom } ({ $other }).
mystaria-joins-forest = that would join the forests of { $who } ({ $one }) and { $whom } ({ $other }).
mystaria-joins-meadow = that would join the meadows of { $who } ({ $one }) and { $whom } ({ $other }).
mystaria-joins-mountain = that would join the mountains of { $who } ({ $one }) and { $whom } ({ $other }).
mystaria-joins-own-village = that would join two villages of { $who }, each with a building ({ $one } and { $other }).
mystaria-joins-own-lake = that would join two lakes of { $who }, each with a building ({ $one } and { $other }).
mystaria-joins-own-forest = that would join two forests of { $who }, each with a building ({ $one } and { $other }).
mystaria-joins-own-meadow = that would join two meadows of { $who }, each with a building ({ $one } and { $other }).
mystaria-joins-own-mountain = that would join two mountains of { $who }, each with a castle ({ $one } and { $other }).

## Why not: building

mystaria-no-such-building = “{ $word }” is no building. There are hut_village, hut_lake, hut_forest, hut_meadow, tree, tower, bridge, castle and portal; “skip” builds nothing.
mystaria-building-unused = This table plays the simple game, without the { $building }.
mystaria-building-used = Your { $building } stands on the table already.
mystaria-building-nowhere = There is no place for your { $building } now: { $reason }
mystaria-nowhere = No field on the new tile or right beside it shows { $lands }.
mystaria-nowhere-bridge = No free field there lies between two regions that you may link.
mystaria-nowhere-tree = None of your huts is built yet, and the tree needs the landscape of one.
mystaria-site-gap = There is no tile on { $field }.
mystaria-site-far = { $field } is neither on the tile just laid nor right beside it.
mystaria-site-castle = { $field } is no mountain; the castle stands on mountains only.
mystaria-site-mountain = { $field } is a mountain; only the castle stands there.
mystaria-site-taken = On { $field } there is already a building: { $building } ({ $who }).
mystaria-site-occupied = The region of { $field } already has a building: { $building } on { $there } ({ $who }).
mystaria-site-hut = { $field } shows { $land }, but this hut belongs to another landscape: { $needs }.
mystaria-site-tree = { $field } shows { $land }, and your hut of that landscape isn’t built yet.
mystaria-site-tower = From { $field } you can see the tower on { $there } ({ $who }).
mystaria-site-bridge = On { $field } a bridge would link nothing: { $reasons }.
mystaria-no-such-axis = “{ $word }” is no direction. A bridge runs EW or NS.
mystaria-axis-refused = That way the bridge would link nothing: { $reason }.
mystaria-link-gap = not both { $one } and { $other } have a tile
mystaria-link-unlike = { $one } and { $other } show different landscapes
mystaria-link-mountains = { $one } and { $other } are mountains
mystaria-link-same = { $one } and { $other } are one region already
mystaria-link-foreign = { $who } has a building there ({ $there })
mystaria-link-two = your buildings already live at both ends, { $one } and { $other }

## What happened

mystaria-begins = The first tile lies on the table, everybody has drawn one, and { $who } starts.
mystaria-your-tile = Your tile: { $tile }.
mystaria-laid =
    { $who } lays a tile at { $place }: { $matches ->
        [one] 1 field matches.
       *[other] { $matches } fields match.
    }
mystaria-built =
    { $who } builds a { $building } on { $field }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } so far.
mystaria-linked = { $who } builds a bridge on { $field }: two regions are one from now on.
mystaria-skipped = { $who } builds nothing.
mystaria-no-draw = { $who } is done.
mystaria-fits-nowhere = { $who } shows tile { $tile }: it fits nowhere and leaves the game. { $who } draws another one.
mystaria-fits-nowhere-last = { $who } shows tile { $tile }: it fits nowhere and leaves the game. The pile is empty, so the turn is over.
mystaria-end-pile = That was the last tile of the pile: everybody lays the tile in hand, then we count.
mystaria-end-built = { $who } has built everything: all others lay the tile in hand, then we count.
mystaria-counted =
    { $who } has { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
mystaria-won =
    { $count ->
        [one] { $who } wins!
       *[other] { $who } win together!
    }
mystaria-won-by-tree =
    { $count ->
        [one] It’s a tie, and the tree in the larger region decides: { $who } wins!
       *[other] It’s a tie, and the trees in the larger regions decide: { $who } win together!
    }
mystaria-part =
    { $building } on { $field }: { $count ->
        [0] nothing counts
        [one] 1 field × { $each } ({ $counted })
       *[other] { $count } fields × { $each } ({ $counted })
    }
mystaria-part-bridge = bridge on { $field }, { $axis }

## The board in words

mystaria-text-lays = { $who } lays a tile.
mystaria-text-builds = { $who } may build.
mystaria-text-turn = { $doing } { $pile }
mystaria-text-pile =
    { $left ->
        [one] 1 tile is left in the pile.
       *[other] { $left } tiles are left in the pile.
    }
mystaria-text-ending-pile = The pile is empty: last round.
mystaria-text-ending-built = Somebody has built everything: last round.
mystaria-text-over =
    { $count ->
        [one] The game is over: { $who } has won.
       *[other] The game is over: { $who } have won together.
    }
mystaria-text-hand = Your tile: { $tile }.
mystaria-text-row = Row { $row }: { $fields }.
mystaria-text-run = { $first } to { $last } { $land }
mystaria-text-field = { $first } { $land }
mystaria-text-first-tile = Only the first tile lies on the table.
mystaria-text-latest = { $who } laid the latest tile, at { $place }.
mystaria-text-both = { $laid } { $built }
mystaria-text-building =
    { $who }’s { $building } on { $field }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $counted }).
mystaria-text-bridge = { $who }’s bridge on { $field }, { $axis }.
mystaria-text-left =
    { $who }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, still to build: { $buildings }.
mystaria-text-nothing-left = nothing
mystaria-caption = { $heading } { $latest } The land reaches from column { $left } to { $right } and from row { $top } to { $bottom }. { $points }.
mystaria-caption-points =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Pictures

mystaria-picture-pile =
    { $left ->
        [one] 1 tile left
       *[other] { $left } tiles left
    }
mystaria-picture-land =
    { $count ->
        [one] 1 tile laid
       *[other] { $count } tiles laid
    }
mystaria-picture-last-round = Last round
mystaria-picture-latest = Latest move
mystaria-picture-area-whole = The whole land
mystaria-picture-area-north = North
mystaria-picture-area-northeast = Northeast
mystaria-picture-area-east = East
mystaria-picture-area-southeast = Southeast
mystaria-picture-area-south = South
mystaria-picture-area-southwest = Southwest
mystaria-picture-area-west = West
mystaria-picture-area-northwest = Northwest
mystaria-picture-area-middle = Middle
mystaria-picture-points = Points of { $who }
mystaria-picture-tiles = Tiles to come
mystaria-picture-unseen =
    { $count ->
        [one] 1 face hasn’t been on the table yet
       *[other] { $count } faces haven’t been on the table yet
    }: { $pile } in the pile, { $hands } in other hands, { $removed } left the game unseen.
mystaria-picture-worth = { $building } { $field }: { $count } × { $each }
mystaria-picture-worth-of = { $who }, { $building }: { $points }
mystaria-picture-total = Total
mystaria-picture-tie = Tie-break: fields around the tree
mystaria-picture-score-now = If the game ended now
mystaria-picture-own = Your tile and your buildings
mystaria-picture-hand = The tile in your hand
mystaria-picture-no-hand = You hold no tile right now.
mystaria-picture-may-build = You may build on the bright fields.
mystaria-picture-build = { $building } on { $field }: { $hint }
mystaria-picture-lay = { $place }: { $brings }
mystaria-picture-fits =
    { $count ->
        [one] 1 field matches
       *[other] { $count } fields match
    }
mystaria-picture-gain-own = { $points } for you
mystaria-picture-gain-others = { $points } for others
mystaria-alt-example = An example for “{ $topic }”: { $shows }.
mystaria-scored-example =
    { $building }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mystaria-example-fits = beside one lake with a hut the tile fits
mystaria-example-joins = between two lakes with huts it doesn’t
mystaria-example-reach = after laying the tile you may build on { $fields }

## Tile files

mystaria-tiles-twice = The tile { $tile } is listed twice.
mystaria-tiles-count = The file lists { $count } tiles; the game needs exactly { $needed }.
mystaria-tiles-id = A tile has the number “{ $id }”; it has to be a whole number from 1 to 999.
mystaria-tiles-shape = Tile { $tile } has to have two rows of three letters, not { $rows }.
mystaria-tiles-landscape = Tile { $tile } shows the unknown landscape “{ $found }”. Known: { $known }.

## Rules

mystaria-rules-goal = You all lay tiles into one common landscape of villages, lakes, forests, meadows and mountains. Nine buildings wait on your headquarters, and each counts in its own way: huts and the tree want large regions, the tower wants a far view, the castle wants mountains around it, the portal wants buildings in sight, and the bridge makes one region of two.

    A turn: lay the tile in your hand, build if you like, draw a new tile. Whoever has the most points at the end wins.
    .title = The idea
mystaria-rules-terms = • A tile has 2 × 3 fields. All fields lie on one square grid.
    • Each field shows a village, a lake, a forest, a meadow or a mountain.
    • Fields are neighbours when they share a side; corners don’t count.
    • A region is all fields of one landscape that hang together, or that a bridge links. A single field is a region, too. It doesn’t matter who laid what.
    • A region is occupied when there is a building in it, no matter whose.
    • A square without a tile is a gap. Gaps belong to no region and can be filled later if a tile fits.
    .title = Terms
mystaria-rules-setup = Everybody gets a headquarters with nine buildings: four huts (village, lake, forest, meadow), a tree, a tower, a bridge, a castle and a magic portal.

    The 36 tiles are shuffled. Some leave the game unseen: 13 with two players, 8 with three, 3 with four. The rest is the draw pile. Its top tile starts the landscape, and everybody draws one tile that nobody else may see. Lots are drawn for the start, then play goes round.

    If the pile runs out, each of you has 11 turns with two players, 9 with three and 8 with four.
    .title = Setting up
mystaria-rules-laying = First you must lay the tile in your hand. Turn it as you like and lay it on the grid, so that

    • it covers no other tile,
    • at least one of its fields touches a field of the same landscape on another tile (mountain to mountain is fine, too),
    • it doesn’t join two occupied regions: what was apart and had buildings on both sides has to stay apart, your own regions as well as others’.

    All other fields may touch whatever they like, and gaps may arise. Joining an occupied region with empty ones is fine, also with several.

    Until you have built or passed you can take the tile back; once you have drawn, it stays.
    .title = Laying a tile
mystaria-rules-building = After laying you may put up one of your buildings

    • on a field of the tile you have just laid, or on a field right beside that tile,
    • in a region without any building, yours or others’ (also one that has just grown),
    • not on a mountain, except for the castle, which stands nowhere else.

    Each kind has its own condition on top. At most one building a turn; you may also build nothing. A building never moves again.

    Then you draw a new tile, and your turn is over.
    .title = Building and drawing
mystaria-rules-huts = Each of the four huts stands on its own landscape. At the end it brings 1 point for every field of its region, the village hut 2 points.

    The tree stands on a landscape whose hut you have already built. Since it needs a region without a building, that is another region than the hut’s. It brings 2 points for every field of its region, in a village as well.
    .title = Huts and tree
mystaria-rules-tower = The tower stands on any landscape but mountain. No other tower, yours or others’, may be in its view along row and column when you build it.

    At the end look along row and column in all four directions: each field you see that shows the same landscape as the tower’s own field brings 1 point. Mountains end the view. The tower’s own field doesn’t count, unless your table has agreed on it.
    .title = Tower
mystaria-rules-bridge = The bridge stands on a field (its foot) of any landscape but mountain, in a region without a building. On two opposite sides of the foot there must be fields of one landscape that belong to two different regions. From then on these two are one region, for every rule. Mountains can’t be linked.

    Neither of the two regions may hold another player’s building. Your own are fine, in one or both: so hut and tree can end up in one region and both count all of it.

    The bridge itself brings no points. It occupies the region of its foot. If it could run both ways, you say which.

    Your table can agree that the foot may stand in a region with an own building, or that a bridge may stand where it links nothing; such a bridge never links anything later.
    .title = Bridge
mystaria-rules-castle = The castle stands on a mountain field whose region has no castle yet. At the end it brings 1 point for each mountain field on its own tile and on all tiles that share a side with that tile. These mountains need not hang together, and several castles may count the same ones.

    The magic portal stands on any landscape but mountain. At the end look in all eight directions, also diagonally: each building you see, yours or others’, brings 1 point. Mountains end the view.
    .title = Castle and portal
mystaria-rules-sight = A line of sight starts beside the building and goes on field by field in one direction. Buildings never block it, and gaps are passed over, also wide ones. A mountain ends the line; the mountain itself is still seen, with a castle on it if there is one. A diagonal line goes from corner to corner, whatever lies beside it.

    Two towers that don’t see each other never will later: tiles are only added, and mountains only block.
    .title = Lines of sight
mystaria-rules-ending = The end begins when somebody draws the last tile of the pile, or when somebody puts up the last own building. From then on nobody draws. Everybody who still holds a tile has one more turn, in the usual order. Then we count; buildings left on a headquarters bring nothing.

    So after the last draw everybody has one turn, the one who drew it as well. Whoever has built everything is finished; all others have one turn left, and the pile may keep tiles.
    .title = The end
mystaria-rules-winning = The most points win. If several have the most, the one whose tree stands in the larger region wins (no tree counts as 0). If that is a tie, too, they win together.
    .title = Winning
mystaria-rules-simple = For a first game, or with younger children: only the four huts, the tree and the tower are used; bridge, castle and portal stay in the box. All other rules are the same, and “all buildings” then means these six.
    .title = The simple game
mystaria-rules-tiles = We don’t know the printed faces of the 36 tiles, so ours are our own, chosen by many simulated games. All fields together: 51 forest, 49 meadow, 48 lake, 38 village, 30 mountain. All tiles are different. On each tile the fields of one landscape hang together; 24 tiles have mountains. Everybody may know which faces there are: the picture “Tiles to come” shows those that haven’t been on the table. Which of them left the game unseen nobody knows.
    .title = The tiles
mystaria-rules-rulings = Where the rulebook is silent we play it like this.

    • Tiles lie on whole fields, upright or lying, never mirrored.
    • “Bordering” always means along a side.
    • Two regions of one player may not be joined by a tile either, nor two mountains with castles.
    • A bridge counts twice when joining is looked at: what it links is one region, and the region of its foot is occupied.
    • A bridge runs straight across its foot, and both fields at its ends have to lie there. One that links nothing may not be built, and its foot stands in no occupied region, not even an own one (your table can change both).
    • The tree can meet its hut’s region only by a bridge.
    • If your tile fits nowhere, it is shown and leaves the game, and you draw another one at once. If the pile is empty, your turn is over.
    .title = Open questions: laying and building
mystaria-rules-counting = Where the rulebook is silent we play it like this.

    • Gaps don’t end a view, and a tower doesn’t care what stands on the fields it sees.
    • A tower doesn’t count its own field (your table can change that).
    • A portal doesn’t count itself; it counts every building in a line, bridges on their foot, and a castle on the first mountain.
    • A castle counts each mountain once.
    • The tree’s 2 points stay 2 in a village.
    • After the end has begun everybody who holds a tile lays it, once. Whoever puts up the last own building doesn’t draw any more, even if there is a tile left.
    • The tie-break looks at the tree’s region at the end, bridges included, in the simple game as well.
    • The first tile lies as drawn, with its upper left field on 0/0. Hands stay secret to the end.
    .title = Open questions: counting
mystaria-rules-notation = A field is named by column and row, like 3/-2. The upper left field of the first tile is 0/0. Columns grow to the right, rows grow downward; left of it and above it the numbers are negative. The names stand on the edges of the pictures and never change.

    • 3/-2 r1 lays your tile with its upper left field on 3/-2, after one quarter turn clockwise (r0 to r3).
    • hut_lake 3/-2 builds. The others are hut_village, hut_forest, hut_meadow, tree, tower, castle and portal.
    • bridge 3/-2 EW builds a bridge from west to east, NS one from north to south.
    • skip builds nothing.
    .title = Notation
mystaria-rules-words = Landscape: what a field shows. Region: equal fields that hang together. Occupied: with a building in it. Landscape of all: everything on the table. Gap: a square without a tile. Headquarters: where your buildings wait. Foot: the field a bridge stands on. Line of sight: what a tower or portal sees in one direction. Draw pile: the tiles to come. Last round: everybody lays the tile in hand, nobody draws.
    .title = Words
