everdell-rules-goal =
    In the valley of Everdell each of you builds a city of at most 15 spaces. With workers you gather twigs, resin, pebbles, berries and cards; with those you play critters and constructions, and the city begins to work for you. Everybody walks through four seasons at their own pace, from winter to autumn. When all have passed, the city with the most points wins.
    Two to four players compete; alone you play against an opponent who has no seat and acts by rules of its own.
    .title = The goal
    .chapter = How to play
everdell-rules-words =
    • **Card**: a critter or a construction, common or unique. A unique card may lie in your city only once.
    • **Types**: traveler (tan), production (green), destination (red), governance (blue), prosperity (purple).
    • **Resources**: twig, resin, pebble, berry. “Of your choice” means: any kind, each piece freely chosen.
    • **Point token**: 1 point at the end, wherever it lies in your city.
    • **Meadow**: eight cards that lie open, places 1 to 8. **Draw** always means from the draw pile.
    • **Deployed**: a worker that stands somewhere. **Permanent**: one that never comes back.
    • **Occupied token**: lies on a construction and has paid for one critter.
    • **Open**: a destination that everybody may use.
    • **Card-playing ability**: something that makes the card you are playing cheaper; only one for each card.
    • **Achieve**: fulfil an event and take it.
    .title = Words
everdell-rules-setup =
    Resources and point tokens never run out. The 128 cards are shuffled, eight of them form the Meadow.
    Of the 11 forest cards three are laid out for one or two players and four for three or four. The four basic events are always there, and four of the 16 special events.
    Everybody has two workers; four more wait for spring (one), summer (one) and autumn (two).
    A random player begins with five cards, the next ones hold six, seven and eight. All begin in winter and own nothing else.
    .title = Set-up
everdell-rules-turn =
    Turns go round clockwise. In your turn you do exactly one thing:
    • place a worker,
    • play a card,
    • prepare for the next season, or
    • pass (only in autumn).
    You cannot skip a turn. Seasons are your own: one player may already have summer while another still has winter. Who has passed is left out for the rest of the game.
    Until something hidden is seen you can step back within your own turn.
    .title = Your turn
everdell-rules-workers =
    Place a worker and do at once what the place says. It stays there until you prepare.
    • **Basic locations**: some take one worker, others as many as come.
    • **Forest**: one worker each; with four players a second one, of another player.
    • **Destinations in your city**: usually one worker. The second spot of Cemetery and Monastery needs an Undertaker or a Monk. A Storehouse takes a worker too.
    • **Open destinations** (Inn, Post Office) take one worker of anybody. If somebody else comes, the owner gains a point token.
    • **Events**: first come, first served; the requirement must be met and any price paid now. The event stays yours even if the cards leave later.
    • **Haven**: discard any number of cards, one resource of your choice for every two.
    • **Journey**: only in autumn. Discard exactly as many cards as the space says; the worker stays for good and counts that many points.
    You may only go where at least part of the effect can happen. Discarding nothing is allowed at the Haven and at the forest’s discard places.
    .title = Placing a worker
everdell-rules-playing =
    You play a card from your hand or from the Meadow into your city. A unique card must not be there yet, there must be a free space, and you must be able to pay.
    This is the order:
    1. The card-playing ability is used: Crane or Innkeeper leave, a prisoner goes under the Dungeon. What has left makes room.
    2. You pay, or put down the occupied token.
    3. If the card came from the Meadow, the Meadow is refilled.
    4. Ruins remove a construction now; then the card enters the city.
    5. Its effect happens: production and travelers work at once.
    6. Other cards answer, if they lay there when the play began: Historian, Shopkeeper, Courthouse.
    A card that an effect brings into play goes through all of this, too.
    .title = Playing a card
everdell-rules-payment =
    There are four ways to pay.
    • **Resources**: exactly the printed cost.
    • **Occupied token**: a construction names the critter that may live there. Put its token on it and that critter is free. Each construction serves once. A Farm serves a Husband or a Wife; the Ever Tree serves any critter.
    • **One card-playing ability**, then resources for the rest: Crane (constructions, 3 less), Innkeeper (critters, 3 berries less), Dungeon (any card, 3 less for a critter that goes to prison), Judge (one resource swapped for another), the Inn (3 less) and one forest card (1 less). Never two of them on one card, and none together with an occupied token. You choose what a discount removes; what exceeds the cost is lost.
    • **Free by effect**: Queen, Cemetery, Postal Pigeon. Space, uniqueness and the card’s own conditions still hold.
    .title = Ways to pay
everdell-rules-types =
    • **Travelers** (tan) work once, when they are played.
    • **Production** (green) works when it is played, and again when you prepare for spring and for autumn. All payments are optional.
    • **Destinations** (red) work when a worker is placed on them.
    • **Governance** (blue) gives something after you play other cards, or helps to pay.
    • **Prosperity** (purple) counts extra points at the end.
    When your whole city produces, plain yields come first and all at once; you are asked where something has to be chosen, and for the order where it can matter.
    .title = The five types
everdell-rules-seasons =
    You can **prepare** when all your workers are out and it is not autumn yet. It is your whole turn:
    1. If you own the Clock Tower you may return one of its tokens and repeat a basic or forest location where you have a worker.
    2. All workers come home, also from events and other cities. Permanent ones stay: Cemetery, Monastery, Journey.
    3. Your next season begins with new workers: spring one, summer one, autumn two. That makes three, four and six.
    4. Spring and autumn: all your production cards work once. Summer: take up to two cards from the Meadow.
    • **Passing** is possible in autumn, also with workers left. You have no more turns; your workers stay where they are; nobody may give you cards or resources, but point tokens from guests you still get.
    .title = Seasons and passing
everdell-rules-city =
    A city has 15 spaces, one for each card. Exceptions: the Wanderer takes none; a Husband and a Wife share one; Ruins take the space of what they remove. Pairs form by themselves, and a card that completes one may enter a full city. Events and cards under the Dungeon or under events are not in the city.
    You cannot throw cards out unless an effect says so. When a card leaves, its occupied token is gone and the critter it paid for stays; tokens and resources on it are lost; prisoners are discarded. A worker on it stays out until you take your workers back; a permanent one leaves the game. Only the University saves it: the worker moves there for good and does not block its spot.
    .title = The city
everdell-rules-piles =
    You may hold at most eight cards and draw only up to that. Hands are secret, their sizes are not.
    An empty draw pile is made anew from the shuffled discards. If both are empty nothing is drawn, and a gap in the Meadow stays until there are cards again.
    Discards lie face down; nobody may look through them. Who takes several cards from the Meadow takes them all before it is refilled; a card played from the Meadow is replaced at once. “Reveal” shows cards to everybody.
    .title = Hand and piles
everdell-rules-giving =
    Some effects give cards or resources to an opponent. You choose who gets them. Cards go to somebody with room in the hand if there is anybody; what does not fit is discarded.
    Passed players get nothing, and neither does an opponent without a seat. If there is nobody else, the cards or resources are discarded and you still get your reward.
    .title = Giving
everdell-rules-locations =
    • **Basic locations**, from left to right: 3 twigs (one worker) · 2 twigs and a card · 2 resin (one worker) · 1 resin and a card · 2 cards and a point token · 1 pebble (one worker) · 1 berry and a card (one worker) · 1 berry.
    • **Forest**, three or four of these: 2 berries and a card · 2 resources of your choice · discard any number and draw two for each · copy a basic location and draw a card · 3 cards and 1 pebble · 1 twig, 1 resin, 1 berry · 3 berries · 2 resin and 1 twig · 2 cards and a resource of your choice · discard up to three cards for a resource each · take 2 Meadow cards and play one of them for 1 less.
    A copied place may be taken. Every one of them is a topic of its own.
    .title = Locations
everdell-rules-events =
    • **Basic events** count 3 points each: City Monument (3 governance cards), Grand Tour (3 destinations), Harvest Festival (4 production cards), Cartographers’ Expedition (3 travelers).
    • **Special events** need two certain cards in your city, The Everdell Games two cards of each type. Some do something at once, some count points at the end for what lies on or under them or in your city. If the Chapel, Dungeon, Monastery or Cemetery is gone then, its event counts nothing.
    Place a worker on an event to achieve it. What lies on an event is no longer yours to spend. Every event is a topic of its own.
    .title = Events
everdell-rules-scoring =
    The game ends when everybody has passed. You count
    • the points of all cards in your city (the Fool takes 2 away),
    • point tokens, also those on Chapel and Clock Tower,
    • the bonus of your prosperity cards,
    • the Journey,
    • your events with what lies on or under them.
    Resources count nothing, except for the Architect. A tie goes to whoever has achieved more events, then to whoever has more resources left; after that the victory is shared.
    .title = Scoring
everdell-rules-rulings =
    Where the rules leave something open we play it like this:
    • A worker needs at least part of an effect; an empty Storehouse has none.
    • Governance cards work only for plays that began while they lay in the city.
    • Crane, Innkeeper and prisoners leave before space and uniqueness are checked. These abilities and the Judge need a card that costs something.
    • The Fool wakes the Historian, not the Shopkeeper. It may go to a passed player’s city.
    • The Ranger must move a worker if there is somewhere to go.
    • Miner Mole: through an opponent’s Mole all other cities can be reached, also your own; never a Mole or Chip Sweep.
    • Cemetery: a pile of fewer than four cards may be chosen if it holds one.
    • Equal in points, events and resources: a shared victory.
    .title = How we read the rules
