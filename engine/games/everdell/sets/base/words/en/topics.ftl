everdell-rules-architect =
    Unique critter · Prosperity · 4 berries · 2 points · 2 in the deck
    Free with the occupied token of: Crane or Ever Tree.
    { everdell-card-architect.text }
    { everdell-card-architect.ruling }
    .title = Architect
    .chapter = Cards
everdell-rules-bard =
    Unique critter · Traveler · 3 berries · 0 points · 2 in the deck
    Free with the occupied token of: Theater or Ever Tree.
    { everdell-card-bard.text }
    .title = Bard
everdell-rules-barge_toad =
    Common critter · Production · 2 berries · 1 point · 3 in the deck
    Free with the occupied token of: Twig Barge or Ever Tree.
    { everdell-card-barge_toad.text }
    { everdell-card-barge_toad.ruling }
    .title = Barge Toad
everdell-rules-castle =
    Unique construction · Prosperity · 2 twigs, 3 resin, 3 pebbles · 4 points · 2 in the deck
    Occupied by: King.
    { everdell-card-castle.text }
    .title = Castle
everdell-rules-cemetery =
    Unique construction · Destination · 2 pebbles · 0 points · 2 in the deck
    Occupied by: Undertaker.
    { everdell-card-cemetery.text }
    { everdell-card-cemetery.ruling }
    .title = Cemetery
everdell-rules-chapel =
    Unique construction · Destination · 2 twigs, 1 resin, 1 pebble · 2 points · 2 in the deck
    Occupied by: Shepherd.
    { everdell-card-chapel.text }
    { everdell-card-chapel.ruling }
    .title = Chapel
everdell-rules-chip_sweep =
    Common critter · Production · 3 berries · 2 points · 3 in the deck
    Free with the occupied token of: Resin Refinery or Ever Tree.
    { everdell-card-chip_sweep.text }
    { everdell-card-chip_sweep.ruling }
    .title = Chip Sweep
everdell-rules-clock_tower =
    Unique construction · Governance · 3 twigs, 1 pebble · 0 points · 3 in the deck
    Occupied by: Historian.
    { everdell-card-clock_tower.text }
    { everdell-card-clock_tower.ruling }
    .title = Clock Tower
everdell-rules-courthouse =
    Unique construction · Governance · 1 twig, 1 resin, 2 pebbles · 2 points · 2 in the deck
    Occupied by: Judge.
    { everdell-card-courthouse.text }
    { everdell-card-courthouse.ruling }
    .title = Courthouse
everdell-rules-crane =
    Unique construction · Governance · 1 pebble · 1 point · 3 in the deck
    Occupied by: Architect.
    { everdell-card-crane.text }
    { everdell-card-crane.ruling }
    .title = Crane
everdell-rules-doctor =
    Unique critter · Production · 4 berries · 4 points · 2 in the deck
    Free with the occupied token of: University or Ever Tree.
    { everdell-card-doctor.text }
    .title = Doctor
everdell-rules-dungeon =
    Unique construction · Governance · 1 resin, 2 pebbles · 0 points · 2 in the deck
    Occupied by: Ranger.
    { everdell-card-dungeon.text }
    { everdell-card-dungeon.ruling }
    .title = Dungeon
everdell-rules-ever_tree =
    Unique construction · Prosperity · 3 twigs, 3 resin, 3 pebbles · 5 points · 2 in the deck
    Occupied by: any critter.
    { everdell-card-ever_tree.text }
    .title = Ever Tree
everdell-rules-fairgrounds =
    Unique construction · Production · 1 twig, 2 resin, 1 pebble · 3 points · 3 in the deck
    Occupied by: Fool.
    { everdell-card-fairgrounds.text }
    .title = Fairgrounds
everdell-rules-farm =
    Common construction · Production · 2 twigs, 1 resin · 1 point · 8 in the deck
    Occupied by: Husband or Wife.
    { everdell-card-farm.text }
    { everdell-card-farm.ruling }
    .title = Farm
everdell-rules-fool =
    Unique critter · Traveler · 3 berries · −2 points · 2 in the deck
    Free with the occupied token of: Fairgrounds or Ever Tree.
    { everdell-card-fool.text }
    { everdell-card-fool.ruling }
    .title = Fool
everdell-rules-general_store =
    Common construction · Production · 1 resin, 1 pebble · 1 point · 3 in the deck
    Occupied by: Shopkeeper.
    { everdell-card-general_store.text }
    { everdell-card-general_store.ruling }
    .title = General Store
everdell-rules-historian =
    Unique critter · Governance · 2 berries · 1 point · 3 in the deck
    Free with the occupied token of: Clock Tower or Ever Tree.
    { everdell-card-historian.text }
    { everdell-card-historian.ruling }
    .title = Historian
everdell-rules-husband =
    Common critter · Production · 3 berries · 2 points · 4 in the deck
    Free with the occupied token of: Farm or Ever Tree.
    { everdell-card-husband.text }
    { everdell-card-husband.ruling }
    .title = Husband
everdell-rules-inn =
    Common construction · Destination · 2 twigs, 1 resin · 2 points · 3 in the deck
    Occupied by: Innkeeper.
    { everdell-card-inn.text }
    { everdell-card-inn.ruling }
    .title = Inn
everdell-rules-innkeeper =
    Unique critter · Governance · 1 berry · 1 point · 3 in the deck
    Free with the occupied token of: Inn or Ever Tree.
    { everdell-card-innkeeper.text }
    { everdell-card-innkeeper.ruling }
    .title = Innkeeper
everdell-rules-judge =
    Unique critter · Governance · 3 berries · 2 points · 2 in the deck
    Free with the occupied token of: Courthouse or Ever Tree.
    { everdell-card-judge.text }
    { everdell-card-judge.ruling }
    .title = Judge
everdell-rules-king =
    Unique critter · Prosperity · 6 berries · 4 points · 2 in the deck
    Free with the occupied token of: Castle or Ever Tree.
    { everdell-card-king.text }
    .title = King
everdell-rules-lookout =
    Unique construction · Destination · 1 twig, 1 resin, 1 pebble · 2 points · 2 in the deck
    Occupied by: Wanderer.
    { everdell-card-lookout.text }
    { everdell-card-lookout.ruling }
    .title = Lookout
everdell-rules-mine =
    Common construction · Production · 1 twig, 1 resin, 1 pebble · 2 points · 3 in the deck
    Occupied by: Miner Mole.
    { everdell-card-mine.text }
    .title = Mine
everdell-rules-miner_mole =
    Common critter · Production · 3 berries · 1 point · 3 in the deck
    Free with the occupied token of: Mine or Ever Tree.
    { everdell-card-miner_mole.text }
    { everdell-card-miner_mole.ruling }
    .title = Miner Mole
everdell-rules-monastery =
    Unique construction · Destination · 1 twig, 1 resin, 1 pebble · 1 point · 2 in the deck
    Occupied by: Monk.
    { everdell-card-monastery.text }
    { everdell-card-monastery.ruling }
    .title = Monastery
everdell-rules-monk =
    Unique critter · Production · 1 berry · 0 points · 2 in the deck
    Free with the occupied token of: Monastery or Ever Tree.
    { everdell-card-monk.text }
    { everdell-card-monk.ruling }
    .title = Monk
everdell-rules-palace =
    Unique construction · Prosperity · 2 twigs, 3 resin, 3 pebbles · 4 points · 2 in the deck
    Occupied by: Queen.
    { everdell-card-palace.text }
    .title = Palace
everdell-rules-peddler =
    Common critter · Production · 2 berries · 1 point · 3 in the deck
    Free with the occupied token of: Ruins or Ever Tree.
    { everdell-card-peddler.text }
    .title = Peddler
everdell-rules-post_office =
    Common construction · Destination · 1 twig, 2 resin · 2 points · 3 in the deck
    Occupied by: Postal Pigeon.
    { everdell-card-post_office.text }
    { everdell-card-post_office.ruling }
    .title = Post Office
everdell-rules-postal_pigeon =
    Common critter · Traveler · 2 berries · 0 points · 3 in the deck
    Free with the occupied token of: Post Office or Ever Tree.
    { everdell-card-postal_pigeon.text }
    { everdell-card-postal_pigeon.ruling }
    .title = Postal Pigeon
everdell-rules-queen =
    Unique critter · Destination · 5 berries · 4 points · 2 in the deck
    Free with the occupied token of: Palace or Ever Tree.
    { everdell-card-queen.text }
    { everdell-card-queen.ruling }
    .title = Queen
everdell-rules-ranger =
    Unique critter · Traveler · 2 berries · 1 point · 2 in the deck
    Free with the occupied token of: Dungeon or Ever Tree.
    { everdell-card-ranger.text }
    { everdell-card-ranger.ruling }
    .title = Ranger
everdell-rules-resin_refinery =
    Common construction · Production · 1 resin, 1 pebble · 1 point · 3 in the deck
    Occupied by: Chip Sweep.
    { everdell-card-resin_refinery.text }
    .title = Resin Refinery
everdell-rules-ruins =
    Common construction · Traveler · free · 0 points · 3 in the deck
    Occupied by: Peddler.
    { everdell-card-ruins.text }
    { everdell-card-ruins.ruling }
    .title = Ruins
everdell-rules-school =
    Unique construction · Prosperity · 2 twigs, 2 resin · 2 points · 2 in the deck
    Occupied by: Teacher.
    { everdell-card-school.text }
    .title = School
everdell-rules-shepherd =
    Unique critter · Traveler · 3 berries · 1 point · 2 in the deck
    Free with the occupied token of: Chapel or Ever Tree.
    { everdell-card-shepherd.text }
    { everdell-card-shepherd.ruling }
    .title = Shepherd
everdell-rules-shopkeeper =
    Unique critter · Governance · 2 berries · 1 point · 3 in the deck
    Free with the occupied token of: General Store or Ever Tree.
    { everdell-card-shopkeeper.text }
    { everdell-card-shopkeeper.ruling }
    .title = Shopkeeper
everdell-rules-storehouse =
    Common construction · Production · 1 twig, 1 resin, 1 pebble · 2 points · 3 in the deck
    Occupied by: Woodcarver.
    { everdell-card-storehouse.text }
    { everdell-card-storehouse.ruling }
    .title = Storehouse
everdell-rules-teacher =
    Common critter · Production · 2 berries · 2 points · 3 in the deck
    Free with the occupied token of: School or Ever Tree.
    { everdell-card-teacher.text }
    { everdell-card-teacher.ruling }
    .title = Teacher
everdell-rules-theater =
    Unique construction · Prosperity · 3 twigs, 1 resin, 1 pebble · 3 points · 2 in the deck
    Occupied by: Bard.
    { everdell-card-theater.text }
    .title = Theater
everdell-rules-twig_barge =
    Common construction · Production · 1 twig, 1 pebble · 1 point · 3 in the deck
    Occupied by: Barge Toad.
    { everdell-card-twig_barge.text }
    .title = Twig Barge
everdell-rules-undertaker =
    Unique critter · Traveler · 2 berries · 1 point · 2 in the deck
    Free with the occupied token of: Cemetery or Ever Tree.
    { everdell-card-undertaker.text }
    { everdell-card-undertaker.ruling }
    .title = Undertaker
everdell-rules-university =
    Unique construction · Destination · 1 resin, 2 pebbles · 3 points · 2 in the deck
    Occupied by: Doctor.
    { everdell-card-university.text }
    { everdell-card-university.ruling }
    .title = University
everdell-rules-wanderer =
    Common critter · Traveler · 2 berries · 1 point · 3 in the deck
    Free with the occupied token of: Lookout or Ever Tree.
    { everdell-card-wanderer.text }
    .title = Wanderer
everdell-rules-wife =
    Common critter · Prosperity · 2 berries · 2 points · 4 in the deck
    Free with the occupied token of: Farm or Ever Tree.
    { everdell-card-wife.text }
    { everdell-card-wife.ruling }
    .title = Wife
everdell-rules-woodcarver =
    Common critter · Production · 2 berries · 2 points · 3 in the deck
    Free with the occupied token of: Storehouse or Ever Tree.
    { everdell-card-woodcarver.text }
    .title = Woodcarver
everdell-rules-basic_3_twig =
    Basic location
    { everdell-place-basic_3_twig.text }
    { everdell-place-basic_3_twig.ruling }
    .title = Basic location: 3 twigs
    .chapter = Places
everdell-rules-basic_2_twig_1_card =
    Basic location
    { everdell-place-basic_2_twig_1_card.text }
    { everdell-place-basic_2_twig_1_card.ruling }
    .title = Basic location: 2 twigs and 1 card
everdell-rules-basic_2_resin =
    Basic location
    { everdell-place-basic_2_resin.text }
    { everdell-place-basic_2_resin.ruling }
    .title = Basic location: 2 resin
everdell-rules-basic_1_resin_1_card =
    Basic location
    { everdell-place-basic_1_resin_1_card.text }
    { everdell-place-basic_1_resin_1_card.ruling }
    .title = Basic location: 1 resin and 1 card
everdell-rules-basic_2_card_1_point =
    Basic location
    { everdell-place-basic_2_card_1_point.text }
    { everdell-place-basic_2_card_1_point.ruling }
    .title = Basic location: 2 cards and 1 point token
everdell-rules-basic_1_pebble =
    Basic location
    { everdell-place-basic_1_pebble.text }
    { everdell-place-basic_1_pebble.ruling }
    .title = Basic location: 1 pebble
everdell-rules-basic_1_berry_1_card =
    Basic location
    { everdell-place-basic_1_berry_1_card.text }
    { everdell-place-basic_1_berry_1_card.ruling }
    .title = Basic location: 1 berry and 1 card
everdell-rules-basic_1_berry =
    Basic location
    { everdell-place-basic_1_berry.text }
    { everdell-place-basic_1_berry.ruling }
    .title = Basic location: 1 berry
everdell-rules-forest_2_berry_1_card =
    Forest location
    { everdell-place-forest_2_berry_1_card.text }
    { everdell-place-forest_2_berry_1_card.ruling }
    .title = Forest location: 2 berries and 1 card
everdell-rules-forest_2_any =
    Forest location
    { everdell-place-forest_2_any.text }
    { everdell-place-forest_2_any.ruling }
    .title = Forest location: 2 of any resource
everdell-rules-forest_discard_draw_double =
    Forest location
    { everdell-place-forest_discard_draw_double.text }
    { everdell-place-forest_discard_draw_double.ruling }
    .title = Forest location: Discard, then draw twice as many
everdell-rules-forest_copy_basic_1_card =
    Forest location
    { everdell-place-forest_copy_basic_1_card.text }
    { everdell-place-forest_copy_basic_1_card.ruling }
    .title = Forest location: Copy a basic location and 1 card
everdell-rules-forest_1_pebble_3_card =
    Forest location
    { everdell-place-forest_1_pebble_3_card.text }
    { everdell-place-forest_1_pebble_3_card.ruling }
    .title = Forest location: 3 cards and 1 pebble
everdell-rules-forest_1_twig_1_resin_1_berry =
    Forest location
    { everdell-place-forest_1_twig_1_resin_1_berry.text }
    { everdell-place-forest_1_twig_1_resin_1_berry.ruling }
    .title = Forest location: 1 twig, 1 resin, 1 berry
everdell-rules-forest_3_berry =
    Forest location
    { everdell-place-forest_3_berry.text }
    { everdell-place-forest_3_berry.ruling }
    .title = Forest location: 3 berries
everdell-rules-forest_2_resin_1_twig =
    Forest location
    { everdell-place-forest_2_resin_1_twig.text }
    { everdell-place-forest_2_resin_1_twig.ruling }
    .title = Forest location: 2 resin and 1 twig
everdell-rules-forest_2_card_1_any =
    Forest location
    { everdell-place-forest_2_card_1_any.text }
    { everdell-place-forest_2_card_1_any.ruling }
    .title = Forest location: 2 cards and 1 of any resource
everdell-rules-forest_discard_3_gain_any =
    Forest location
    { everdell-place-forest_discard_3_gain_any.text }
    { everdell-place-forest_discard_3_gain_any.ruling }
    .title = Forest location: Discard up to 3 cards for resources
everdell-rules-forest_meadow_2_play_1_cheaper =
    Forest location
    { everdell-place-forest_meadow_2_play_1_cheaper.text }
    { everdell-place-forest_meadow_2_play_1_cheaper.ruling }
    .title = Forest location: 2 Meadow cards, play 1 for 1 less
everdell-rules-haven =
    Haven
    { everdell-place-haven.text }
    { everdell-place-haven.ruling }
    .title = Haven
everdell-rules-journey_2 =
    Journey
    { everdell-place-journey_2.text }
    { everdell-place-journey_2.ruling }
    .title = Journey 2
everdell-rules-journey_3 =
    Journey
    { everdell-place-journey_3.text }
    { everdell-place-journey_3.ruling }
    .title = Journey 3
everdell-rules-journey_4 =
    Journey
    { everdell-place-journey_4.text }
    { everdell-place-journey_4.ruling }
    .title = Journey 4
everdell-rules-journey_5 =
    Journey
    { everdell-place-journey_5.text }
    { everdell-place-journey_5.ruling }
    .title = Journey 5
everdell-rules-city_monument =
    Basic event · 3 points
    { everdell-event-city_monument.text }
    .title = City Monument
    .chapter = Events
everdell-rules-grand_tour =
    Basic event · 3 points
    { everdell-event-grand_tour.text }
    .title = Grand Tour
everdell-rules-harvest_festival =
    Basic event · 3 points
    { everdell-event-harvest_festival.text }
    { everdell-event-harvest_festival.ruling }
    .title = Harvest Festival
everdell-rules-cartographers_expedition =
    Basic event · 3 points
    { everdell-event-cartographers_expedition.text }
    { everdell-event-cartographers_expedition.ruling }
    .title = Cartographers' Expedition
everdell-rules-a_brilliant_marketing_plan =
    Special event
    Needs Shopkeeper and Post Office.
    { everdell-event-a_brilliant_marketing_plan.text }
    { everdell-event-a_brilliant_marketing_plan.ruling }
    .title = A Brilliant Marketing Plan
everdell-rules-a_well_run_city =
    Special event · 4 points
    Needs Chip Sweep and Clock Tower.
    { everdell-event-a_well_run_city.text }
    { everdell-event-a_well_run_city.ruling }
    .title = A Well Run City
everdell-rules-an_evening_of_fireworks =
    Special event
    Needs Lookout and Miner Mole.
    { everdell-event-an_evening_of_fireworks.text }
    .title = An Evening of Fireworks
everdell-rules-ancient_scrolls_discovered =
    Special event
    Needs Historian and Ruins.
    { everdell-event-ancient_scrolls_discovered.text }
    { everdell-event-ancient_scrolls_discovered.ruling }
    .title = Ancient Scrolls Discovered
everdell-rules-capture_of_the_acorn_thieves =
    Special event
    Needs Courthouse and Ranger.
    { everdell-event-capture_of_the_acorn_thieves.text }
    { everdell-event-capture_of_the_acorn_thieves.ruling }
    .title = Capture of the Acorn Thieves
everdell-rules-croak_wart_cure =
    Special event · 6 points
    Needs Undertaker and Barge Toad.
    { everdell-event-croak_wart_cure.text }
    { everdell-event-croak_wart_cure.ruling }
    .title = Croak Wart Cure
everdell-rules-flying_doctor_service =
    Special event
    Needs Doctor and Postal Pigeon.
    { everdell-event-flying_doctor_service.text }
    { everdell-event-flying_doctor_service.ruling }
    .title = Flying Doctor Service
everdell-rules-graduation_of_scholars =
    Special event
    Needs Teacher and University.
    { everdell-event-graduation_of_scholars.text }
    { everdell-event-graduation_of_scholars.ruling }
    .title = Graduation of Scholars
everdell-rules-ministering_to_miscreants =
    Special event
    Needs Monk and Dungeon.
    { everdell-event-ministering_to_miscreants.text }
    { everdell-event-ministering_to_miscreants.ruling }
    .title = Ministering to Miscreants
everdell-rules-path_of_the_pilgrims =
    Special event
    Needs Monastery and Wanderer.
    { everdell-event-path_of_the_pilgrims.text }
    { everdell-event-path_of_the_pilgrims.ruling }
    .title = Path of the Pilgrims
everdell-rules-performer_in_residence =
    Special event
    Needs Inn and Bard.
    { everdell-event-performer_in_residence.text }
    .title = Performer in Residence
everdell-rules-pristine_chapel_ceiling =
    Special event
    Needs Woodcarver and Chapel.
    { everdell-event-pristine_chapel_ceiling.text }
    { everdell-event-pristine_chapel_ceiling.ruling }
    .title = Pristine Chapel Ceiling
everdell-rules-remembering_the_fallen =
    Special event
    Needs Cemetery and Shepherd.
    { everdell-event-remembering_the_fallen.text }
    { everdell-event-remembering_the_fallen.ruling }
    .title = Remembering the Fallen
everdell-rules-tax_relief =
    Special event · 3 points
    Needs Judge and Queen.
    { everdell-event-tax_relief.text }
    .title = Tax Relief
everdell-rules-the_everdell_games =
    Special event · 9 points
    { everdell-event-the_everdell_games.text }
    .title = The Everdell Games
everdell-rules-under_new_management =
    Special event
    Needs Peddler and General Store.
    { everdell-event-under_new_management.text }
    .title = Under New Management
