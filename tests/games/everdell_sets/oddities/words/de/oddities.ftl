everdell-card-weathercock = Wetterhahn
    .text = Kommt einer deiner Arbeiter irgendwohin, bekommst du 2 Zweige.
everdell-card-stargazer = Sternguckerin
    .text = Du bekommst eine Ressource deiner Wahl. Am Ende 2 Punkte für jeden Marker in deinem Vorrat.
everdell-place-forest_echo = Widerhall
    .text = Ein Punkte-Marker für jede Karte deiner Stadt, höchstens 2.
everdell-event-night_of_the_comet = Nacht des Kometen
    .text = Du bekommst sofort 3 Punkte-Marker. Am Ende 1 Punkt für jeden Wetterhahn, in allen Städten.
everdell-echo-silent = Wo kein Haus steht, hallt nichts wider.
everdell-part-stardust = Sternenstaub
everdell-part-feathers = Federn
everdell-pay-feather = Mit einer Feder
everdell-plays-feather = für eine Feder
everdell-magpie = Elster
    .text = Stiehlt eine offene Karte der Wiese, wann immer jemand eine Karte spielt.
everdell-place-magpie = { $card } der Elster
everdell-magpie-keeps = Platz { $place } der Wiese hält die Elster besetzt.
everdell-magpie-steals = Die Elster stiehlt { $card }.
everdell-text-magpie = Elster: { $points } Punkte.
everdell-text-magpie-city = Das Nest der Elster: { $cards }.
everdell-caption-magpie = Elster: Nest { $cards }, { $points } Punkte
everdell-picture-city-magpie = Das Nest der Elster
everdell-option-opponent-magpie-tame = Elster, zahm
everdell-option-opponent-magpie-wild = Elster, wild
everdell-set-oddities = die Merkwürdigkeiten
everdell-option-oddities = Merkwürdigkeiten
everdell-option-oddities-no = nein
everdell-option-oddities-yes = ja
everdell-rules-weathercock =
    Gewöhnliches Bauwerk · Verwaltung · 1 Zweig · 1 Punkt · 5 im Stapel
    { everdell-card-weathercock.text }
    .title = Wetterhahn
everdell-rules-stargazer =
    Einzigartiges Wesen · Reisende · 1 Beere · 2 Punkte · 3 im Stapel
    { everdell-card-stargazer.text }
    .title = Sternguckerin
everdell-rules-forest_echo =
    Wald · ein Arbeiter
    { everdell-place-forest_echo.text }
    .title = Widerhall
everdell-rules-night_of_the_comet =
    Besonderes Ereignis · 2 Punkte · braucht Wetterhahn und Sternguckerin
    { everdell-event-night_of_the_comet.text }
    .title = Nacht des Kometen
everdell-rules-omens =
    Sieh zum Himmel, und hör, was der Wald antwortet.
    .title = Vorzeichen
everdell-rules-magpie =
    Gegnerin ohne Sitzplatz · Gegen eine bis drei Personen · 1 Punkt je Karte
    { everdell-magpie.text }
    .title = Elster
