everdell-rules-architect =
    Einzigartiges Wesen · Wohlstand · 4 Beeren · 2 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Kran oder Immerbaum.
    { everdell-card-architect.text }
    { everdell-card-architect.ruling }
    .title = Architekt
    .chapter = Karten
everdell-rules-bard =
    Einzigartiges Wesen · Bewegung · 3 Beeren · 0 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Theater oder Immerbaum.
    { everdell-card-bard.text }
    .title = Barde
everdell-rules-barge_toad =
    Gewöhnliches Wesen · Produktion · 2 Beeren · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Boot aus Zweigen oder Immerbaum.
    { everdell-card-barge_toad.text }
    { everdell-card-barge_toad.ruling }
    .title = Bootskröte
everdell-rules-castle =
    Einzigartiges Bauwerk · Wohlstand · 2 Zweige, 3 Harz, 3 Kiesel · 4 Punkte · 2-mal im Stapel
    Besetzt durch: König.
    { everdell-card-castle.text }
    .title = Schloss
everdell-rules-cemetery =
    Einzigartiges Bauwerk · Ziel · 2 Kiesel · 0 Punkte · 2-mal im Stapel
    Besetzt durch: Totengräberin.
    { everdell-card-cemetery.text }
    { everdell-card-cemetery.ruling }
    .title = Friedhof
everdell-rules-chapel =
    Einzigartiges Bauwerk · Ziel · 2 Zweige, 1 Harz, 1 Kiesel · 2 Punkte · 2-mal im Stapel
    Besetzt durch: Hirtin.
    { everdell-card-chapel.text }
    { everdell-card-chapel.ruling }
    .title = Kapelle
everdell-rules-chip_sweep =
    Gewöhnliches Wesen · Produktion · 3 Beeren · 2 Punkte · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Harzraffinerie oder Immerbaum.
    { everdell-card-chip_sweep.text }
    { everdell-card-chip_sweep.ruling }
    .title = Fegehörnchen
everdell-rules-clock_tower =
    Einzigartiges Bauwerk · Verwaltung · 3 Zweige, 1 Kiesel · 0 Punkte · 3-mal im Stapel
    Besetzt durch: Historiker.
    { everdell-card-clock_tower.text }
    { everdell-card-clock_tower.ruling }
    .title = Uhrturm
everdell-rules-courthouse =
    Einzigartiges Bauwerk · Verwaltung · 1 Zweig, 1 Harz, 2 Kiesel · 2 Punkte · 2-mal im Stapel
    Besetzt durch: Richterin.
    { everdell-card-courthouse.text }
    { everdell-card-courthouse.ruling }
    .title = Gericht
everdell-rules-crane =
    Einzigartiges Bauwerk · Verwaltung · 1 Kiesel · 1 Punkt · 3-mal im Stapel
    Besetzt durch: Architekt.
    { everdell-card-crane.text }
    { everdell-card-crane.ruling }
    .title = Kran
everdell-rules-doctor =
    Einzigartiges Wesen · Produktion · 4 Beeren · 4 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Universität oder Immerbaum.
    { everdell-card-doctor.text }
    .title = Doktor
everdell-rules-dungeon =
    Einzigartiges Bauwerk · Verwaltung · 1 Harz, 2 Kiesel · 0 Punkte · 2-mal im Stapel
    Besetzt durch: Waldläufer.
    { everdell-card-dungeon.text }
    { everdell-card-dungeon.ruling }
    .title = Verlies
everdell-rules-ever_tree =
    Einzigartiges Bauwerk · Wohlstand · 3 Zweige, 3 Harz, 3 Kiesel · 5 Punkte · 2-mal im Stapel
    Besetzt durch: ein beliebiges Wesen.
    { everdell-card-ever_tree.text }
    .title = Immerbaum
everdell-rules-fairgrounds =
    Einzigartiges Bauwerk · Produktion · 1 Zweig, 2 Harz, 1 Kiesel · 3 Punkte · 3-mal im Stapel
    Besetzt durch: Narr.
    { everdell-card-fairgrounds.text }
    .title = Festplatz
# As in English: the title; a farm is a Farm.
everdell-rules-farm =
    Gewöhnliches Bauwerk · Produktion · 2 Zweige, 1 Harz · 1 Punkt · 8-mal im Stapel
    Besetzt durch: Ehemann oder Ehefrau.
    { everdell-card-farm.text }
    { everdell-card-farm.ruling }
    .title = Farm
everdell-rules-fool =
    Einzigartiges Wesen · Bewegung · 3 Beeren · −2 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Festplatz oder Immerbaum.
    { everdell-card-fool.text }
    { everdell-card-fool.ruling }
    .title = Narr
everdell-rules-general_store =
    Gewöhnliches Bauwerk · Produktion · 1 Harz, 1 Kiesel · 1 Punkt · 3-mal im Stapel
    Besetzt durch: Ladeninhaber.
    { everdell-card-general_store.text }
    { everdell-card-general_store.ruling }
    .title = Gemischtwarenladen
everdell-rules-historian =
    Einzigartiges Wesen · Verwaltung · 2 Beeren · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Uhrturm oder Immerbaum.
    { everdell-card-historian.text }
    { everdell-card-historian.ruling }
    .title = Historiker
everdell-rules-husband =
    Gewöhnliches Wesen · Produktion · 3 Beeren · 2 Punkte · 4-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Farm oder Immerbaum.
    { everdell-card-husband.text }
    { everdell-card-husband.ruling }
    .title = Ehemann
everdell-rules-inn =
    Gewöhnliches Bauwerk · Ziel · 2 Zweige, 1 Harz · 2 Punkte · 3-mal im Stapel
    Besetzt durch: Gastwirt.
    { everdell-card-inn.text }
    { everdell-card-inn.ruling }
    .title = Gasthaus
everdell-rules-innkeeper =
    Einzigartiges Wesen · Verwaltung · 1 Beere · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Gasthaus oder Immerbaum.
    { everdell-card-innkeeper.text }
    { everdell-card-innkeeper.ruling }
    .title = Gastwirt
everdell-rules-judge =
    Einzigartiges Wesen · Verwaltung · 3 Beeren · 2 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Gericht oder Immerbaum.
    { everdell-card-judge.text }
    { everdell-card-judge.ruling }
    .title = Richterin
everdell-rules-king =
    Einzigartiges Wesen · Wohlstand · 6 Beeren · 4 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Schloss oder Immerbaum.
    { everdell-card-king.text }
    .title = König
everdell-rules-lookout =
    Einzigartiges Bauwerk · Ziel · 1 Zweig, 1 Harz, 1 Kiesel · 2 Punkte · 2-mal im Stapel
    Besetzt durch: Wanderin.
    { everdell-card-lookout.text }
    { everdell-card-lookout.ruling }
    .title = Ausguck
# As in English: the title; a mine is a Mine.
everdell-rules-mine =
    Gewöhnliches Bauwerk · Produktion · 1 Zweig, 1 Harz, 1 Kiesel · 2 Punkte · 3-mal im Stapel
    Besetzt durch: Minenmaulwurf.
    { everdell-card-mine.text }
    .title = Mine
everdell-rules-miner_mole =
    Gewöhnliches Wesen · Produktion · 3 Beeren · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Mine oder Immerbaum.
    { everdell-card-miner_mole.text }
    { everdell-card-miner_mole.ruling }
    .title = Minenmaulwurf
everdell-rules-monastery =
    Einzigartiges Bauwerk · Ziel · 1 Zweig, 1 Harz, 1 Kiesel · 1 Punkt · 2-mal im Stapel
    Besetzt durch: Mönch.
    { everdell-card-monastery.text }
    { everdell-card-monastery.ruling }
    .title = Kloster
everdell-rules-monk =
    Einzigartiges Wesen · Produktion · 1 Beere · 0 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Kloster oder Immerbaum.
    { everdell-card-monk.text }
    { everdell-card-monk.ruling }
    .title = Mönch
everdell-rules-palace =
    Einzigartiges Bauwerk · Wohlstand · 2 Zweige, 3 Harz, 3 Kiesel · 4 Punkte · 2-mal im Stapel
    Besetzt durch: Königin.
    { everdell-card-palace.text }
    .title = Palast
everdell-rules-peddler =
    Gewöhnliches Wesen · Produktion · 2 Beeren · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Ruine oder Immerbaum.
    { everdell-card-peddler.text }
    .title = Hausierer
everdell-rules-post_office =
    Gewöhnliches Bauwerk · Ziel · 1 Zweig, 2 Harz · 2 Punkte · 3-mal im Stapel
    Besetzt durch: Brieftaube.
    { everdell-card-post_office.text }
    { everdell-card-post_office.ruling }
    .title = Post
everdell-rules-postal_pigeon =
    Gewöhnliches Wesen · Bewegung · 2 Beeren · 0 Punkte · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Post oder Immerbaum.
    { everdell-card-postal_pigeon.text }
    { everdell-card-postal_pigeon.ruling }
    .title = Brieftaube
everdell-rules-queen =
    Einzigartiges Wesen · Ziel · 5 Beeren · 4 Punkte · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Palast oder Immerbaum.
    { everdell-card-queen.text }
    { everdell-card-queen.ruling }
    .title = Königin
everdell-rules-ranger =
    Einzigartiges Wesen · Bewegung · 2 Beeren · 1 Punkt · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Verlies oder Immerbaum.
    { everdell-card-ranger.text }
    { everdell-card-ranger.ruling }
    .title = Waldläufer
everdell-rules-resin_refinery =
    Gewöhnliches Bauwerk · Produktion · 1 Harz, 1 Kiesel · 1 Punkt · 3-mal im Stapel
    Besetzt durch: Fegehörnchen.
    { everdell-card-resin_refinery.text }
    .title = Harzraffinerie
everdell-rules-ruins =
    Gewöhnliches Bauwerk · Bewegung · kostenlos · 0 Punkte · 3-mal im Stapel
    Besetzt durch: Hausierer.
    { everdell-card-ruins.text }
    { everdell-card-ruins.ruling }
    .title = Ruine
everdell-rules-school =
    Einzigartiges Bauwerk · Wohlstand · 2 Zweige, 2 Harz · 2 Punkte · 2-mal im Stapel
    Besetzt durch: Lehrer.
    { everdell-card-school.text }
    .title = Schule
everdell-rules-shepherd =
    Einzigartiges Wesen · Bewegung · 3 Beeren · 1 Punkt · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Kapelle oder Immerbaum.
    { everdell-card-shepherd.text }
    { everdell-card-shepherd.ruling }
    .title = Hirtin
everdell-rules-shopkeeper =
    Einzigartiges Wesen · Verwaltung · 2 Beeren · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Gemischtwarenladen oder Immerbaum.
    { everdell-card-shopkeeper.text }
    { everdell-card-shopkeeper.ruling }
    .title = Ladeninhaber
everdell-rules-storehouse =
    Gewöhnliches Bauwerk · Produktion · 1 Zweig, 1 Harz, 1 Kiesel · 2 Punkte · 3-mal im Stapel
    Besetzt durch: Holzschnitzer.
    { everdell-card-storehouse.text }
    { everdell-card-storehouse.ruling }
    .title = Lager
everdell-rules-teacher =
    Gewöhnliches Wesen · Produktion · 2 Beeren · 2 Punkte · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Schule oder Immerbaum.
    { everdell-card-teacher.text }
    { everdell-card-teacher.ruling }
    .title = Lehrer
# As in English: the title; a theater is a Theater.
everdell-rules-theater =
    Einzigartiges Bauwerk · Wohlstand · 3 Zweige, 1 Harz, 1 Kiesel · 3 Punkte · 2-mal im Stapel
    Besetzt durch: Barde.
    { everdell-card-theater.text }
    .title = Theater
everdell-rules-twig_barge =
    Gewöhnliches Bauwerk · Produktion · 1 Zweig, 1 Kiesel · 1 Punkt · 3-mal im Stapel
    Besetzt durch: Bootskröte.
    { everdell-card-twig_barge.text }
    .title = Boot aus Zweigen
everdell-rules-undertaker =
    Einzigartiges Wesen · Bewegung · 2 Beeren · 1 Punkt · 2-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Friedhof oder Immerbaum.
    { everdell-card-undertaker.text }
    { everdell-card-undertaker.ruling }
    .title = Totengräberin
everdell-rules-university =
    Einzigartiges Bauwerk · Ziel · 1 Harz, 2 Kiesel · 3 Punkte · 2-mal im Stapel
    Besetzt durch: Doktor.
    { everdell-card-university.text }
    { everdell-card-university.ruling }
    .title = Universität
everdell-rules-wanderer =
    Gewöhnliches Wesen · Bewegung · 2 Beeren · 1 Punkt · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Ausguck oder Immerbaum.
    { everdell-card-wanderer.text }
    .title = Wanderin
everdell-rules-wife =
    Gewöhnliches Wesen · Wohlstand · 2 Beeren · 2 Punkte · 4-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Farm oder Immerbaum.
    { everdell-card-wife.text }
    { everdell-card-wife.ruling }
    .title = Ehefrau
everdell-rules-woodcarver =
    Gewöhnliches Wesen · Produktion · 2 Beeren · 2 Punkte · 3-mal im Stapel
    Kostenlos mit dem Besetzt-Marker von: Lager oder Immerbaum.
    { everdell-card-woodcarver.text }
    .title = Holzschnitzer
everdell-rules-basic_3_twig =
    Einfacher Ort
    { everdell-place-basic_3_twig.text }
    { everdell-place-basic_3_twig.ruling }
    .title = Einfacher Ort: 3 Zweige
    .chapter = Orte
everdell-rules-basic_2_twig_1_card =
    Einfacher Ort
    { everdell-place-basic_2_twig_1_card.text }
    { everdell-place-basic_2_twig_1_card.ruling }
    .title = Einfacher Ort: 2 Zweige und 1 Karte
everdell-rules-basic_2_resin =
    Einfacher Ort
    { everdell-place-basic_2_resin.text }
    { everdell-place-basic_2_resin.ruling }
    .title = Einfacher Ort: 2 Harz
everdell-rules-basic_1_resin_1_card =
    Einfacher Ort
    { everdell-place-basic_1_resin_1_card.text }
    { everdell-place-basic_1_resin_1_card.ruling }
    .title = Einfacher Ort: 1 Harz und 1 Karte
everdell-rules-basic_2_card_1_point =
    Einfacher Ort
    { everdell-place-basic_2_card_1_point.text }
    { everdell-place-basic_2_card_1_point.ruling }
    .title = Einfacher Ort: 2 Karten und 1 Punkte-Marker
everdell-rules-basic_1_pebble =
    Einfacher Ort
    { everdell-place-basic_1_pebble.text }
    { everdell-place-basic_1_pebble.ruling }
    .title = Einfacher Ort: 1 Kiesel
everdell-rules-basic_1_berry_1_card =
    Einfacher Ort
    { everdell-place-basic_1_berry_1_card.text }
    { everdell-place-basic_1_berry_1_card.ruling }
    .title = Einfacher Ort: 1 Beere und 1 Karte
everdell-rules-basic_1_berry =
    Einfacher Ort
    { everdell-place-basic_1_berry.text }
    { everdell-place-basic_1_berry.ruling }
    .title = Einfacher Ort: 1 Beere
everdell-rules-forest_2_berry_1_card =
    Wald-Ort
    { everdell-place-forest_2_berry_1_card.text }
    { everdell-place-forest_2_berry_1_card.ruling }
    .title = Wald-Ort: 2 Beeren und 1 Karte
everdell-rules-forest_2_any =
    Wald-Ort
    { everdell-place-forest_2_any.text }
    { everdell-place-forest_2_any.ruling }
    .title = Wald-Ort: 2 beliebige Ressourcen
everdell-rules-forest_discard_draw_double =
    Wald-Ort
    { everdell-place-forest_discard_draw_double.text }
    { everdell-place-forest_discard_draw_double.ruling }
    .title = Wald-Ort: Abwerfen, doppelt ziehen
everdell-rules-forest_copy_basic_1_card =
    Wald-Ort
    { everdell-place-forest_copy_basic_1_card.text }
    { everdell-place-forest_copy_basic_1_card.ruling }
    .title = Wald-Ort: Einfachen Ort kopieren und 1 Karte
everdell-rules-forest_1_pebble_3_card =
    Wald-Ort
    { everdell-place-forest_1_pebble_3_card.text }
    { everdell-place-forest_1_pebble_3_card.ruling }
    .title = Wald-Ort: 3 Karten und 1 Kiesel
everdell-rules-forest_1_twig_1_resin_1_berry =
    Wald-Ort
    { everdell-place-forest_1_twig_1_resin_1_berry.text }
    { everdell-place-forest_1_twig_1_resin_1_berry.ruling }
    .title = Wald-Ort: 1 Zweig, 1 Harz, 1 Beere
everdell-rules-forest_3_berry =
    Wald-Ort
    { everdell-place-forest_3_berry.text }
    { everdell-place-forest_3_berry.ruling }
    .title = Wald-Ort: 3 Beeren
everdell-rules-forest_2_resin_1_twig =
    Wald-Ort
    { everdell-place-forest_2_resin_1_twig.text }
    { everdell-place-forest_2_resin_1_twig.ruling }
    .title = Wald-Ort: 2 Harz und 1 Zweig
everdell-rules-forest_2_card_1_any =
    Wald-Ort
    { everdell-place-forest_2_card_1_any.text }
    { everdell-place-forest_2_card_1_any.ruling }
    .title = Wald-Ort: 2 Karten und 1 beliebige Ressource
everdell-rules-forest_discard_3_gain_any =
    Wald-Ort
    { everdell-place-forest_discard_3_gain_any.text }
    { everdell-place-forest_discard_3_gain_any.ruling }
    .title = Wald-Ort: Bis zu 3 Karten gegen Ressourcen
everdell-rules-forest_meadow_2_play_1_cheaper =
    Wald-Ort
    { everdell-place-forest_meadow_2_play_1_cheaper.text }
    { everdell-place-forest_meadow_2_play_1_cheaper.ruling }
    .title = Wald-Ort: 2 Wiesenkarten, 1 davon um 1 billiger spielen
everdell-rules-haven =
    Zuflucht
    { everdell-place-haven.text }
    { everdell-place-haven.ruling }
    .title = Zuflucht
everdell-rules-journey_2 =
    Reise
    { everdell-place-journey_2.text }
    { everdell-place-journey_2.ruling }
    .title = Reise 2
everdell-rules-journey_3 =
    Reise
    { everdell-place-journey_3.text }
    { everdell-place-journey_3.ruling }
    .title = Reise 3
everdell-rules-journey_4 =
    Reise
    { everdell-place-journey_4.text }
    { everdell-place-journey_4.ruling }
    .title = Reise 4
everdell-rules-journey_5 =
    Reise
    { everdell-place-journey_5.text }
    { everdell-place-journey_5.ruling }
    .title = Reise 5
everdell-rules-city_monument =
    Einfaches Ereignis · 3 Punkte
    { everdell-event-city_monument.text }
    .title = Monument der Stadt
    .chapter = Ereignisse
everdell-rules-grand_tour =
    Einfaches Ereignis · 3 Punkte
    { everdell-event-grand_tour.text }
    .title = Die große Fahrt
everdell-rules-harvest_festival =
    Einfaches Ereignis · 3 Punkte
    { everdell-event-harvest_festival.text }
    { everdell-event-harvest_festival.ruling }
    .title = Herbstfest
everdell-rules-cartographers_expedition =
    Einfaches Ereignis · 3 Punkte
    { everdell-event-cartographers_expedition.text }
    { everdell-event-cartographers_expedition.ruling }
    .title = Expedition des Kartographen
everdell-rules-a_brilliant_marketing_plan =
    Besonderes Ereignis
    Braucht Ladeninhaber und Post.
    { everdell-event-a_brilliant_marketing_plan.text }
    { everdell-event-a_brilliant_marketing_plan.ruling }
    .title = Eine exzellente Marketing-Strategie
everdell-rules-a_well_run_city =
    Besonderes Ereignis · 4 Punkte
    Braucht Fegehörnchen und Uhrturm.
    { everdell-event-a_well_run_city.text }
    { everdell-event-a_well_run_city.ruling }
    .title = Eine erfolgreiche Stadt
everdell-rules-an_evening_of_fireworks =
    Besonderes Ereignis
    Braucht Ausguck und Minenmaulwurf.
    { everdell-event-an_evening_of_fireworks.text }
    .title = Ein Abend mit Feuerwerk
everdell-rules-ancient_scrolls_discovered =
    Besonderes Ereignis
    Braucht Historiker und Ruine.
    { everdell-event-ancient_scrolls_discovered.text }
    { everdell-event-ancient_scrolls_discovered.ruling }
    .title = Der Fund antiker Schriftrollen
everdell-rules-capture_of_the_acorn_thieves =
    Besonderes Ereignis
    Braucht Gericht und Waldläufer.
    { everdell-event-capture_of_the_acorn_thieves.text }
    { everdell-event-capture_of_the_acorn_thieves.ruling }
    .title = Die Festnahme der Eicheldiebe
everdell-rules-croak_wart_cure =
    Besonderes Ereignis · 6 Punkte
    Braucht Totengräberin und Bootskröte.
    { everdell-event-croak_wart_cure.text }
    { everdell-event-croak_wart_cure.ruling }
    .title = Die Warzen-Heilung
everdell-rules-flying_doctor_service =
    Besonderes Ereignis
    Braucht Doktor und Brieftaube.
    { everdell-event-flying_doctor_service.text }
    { everdell-event-flying_doctor_service.ruling }
    .title = Fliegender Arzt Service
everdell-rules-graduation_of_scholars =
    Besonderes Ereignis
    Braucht Lehrer und Universität.
    { everdell-event-graduation_of_scholars.text }
    { everdell-event-graduation_of_scholars.ruling }
    .title = Abschlussprüfung
everdell-rules-ministering_to_miscreants =
    Besonderes Ereignis
    Braucht Mönch und Verlies.
    { everdell-event-ministering_to_miscreants.text }
    { everdell-event-ministering_to_miscreants.ruling }
    .title = Sich der Schurken annehmen
everdell-rules-path_of_the_pilgrims =
    Besonderes Ereignis
    Braucht Kloster und Wanderin.
    { everdell-event-path_of_the_pilgrims.text }
    { everdell-event-path_of_the_pilgrims.ruling }
    .title = Pfad der Pilger
everdell-rules-performer_in_residence =
    Besonderes Ereignis
    Braucht Gasthaus und Barde.
    { everdell-event-performer_in_residence.text }
    .title = Ortsansässiger Künstler
everdell-rules-pristine_chapel_ceiling =
    Besonderes Ereignis
    Braucht Holzschnitzer und Kapelle.
    { everdell-event-pristine_chapel_ceiling.text }
    { everdell-event-pristine_chapel_ceiling.ruling }
    .title = Makellose Kapellendecke
everdell-rules-remembering_the_fallen =
    Besonderes Ereignis
    Braucht Friedhof und Hirtin.
    { everdell-event-remembering_the_fallen.text }
    { everdell-event-remembering_the_fallen.ruling }
    .title = Gedenktag
everdell-rules-tax_relief =
    Besonderes Ereignis · 3 Punkte
    Braucht Richterin und Königin.
    { everdell-event-tax_relief.text }
    .title = Steuererleichterung
everdell-rules-the_everdell_games =
    Besonderes Ereignis · 9 Punkte
    { everdell-event-the_everdell_games.text }
    .title = Die Everdell-Spiele
everdell-rules-under_new_management =
    Besonderes Ereignis
    Braucht Hausierer und Gemischtwarenladen.
    { everdell-event-under_new_management.text }
    .title = Neues Management
