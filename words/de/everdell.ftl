everdell-title = Everdell
everdell-tagline = Baue durch vier Jahreszeiten eine Stadt aus Wesen und Bauwerken, Arbeiter für Arbeiter, Karte für Karte.
everdell-option-opponent = Gegner
    .about = Wer ohne Sitzplatz mitspielt, in einer von mehreren Stufen. Die Regeln sagen, wie jeder Gegner spielt und gegen wie viele.
everdell-option-opponent-none = keiner
everdell-opponent-alone = Allein brauchst du einen Gegner: Wähle einen, oder lade jemanden ein.
everdell-opponent-exactly =
    { $count ->
        [one] { $who } spielt gegen eine Person allein.
       *[other] { $who } spielt gegen genau { $count } Personen.
    }
everdell-opponent-seats =
    { $least ->
        [one] { $who } spielt gegen höchstens { $most } Personen.
       *[other] { $who } spielt gegen { $least } bis { $most } Personen.
    }
everdell-set-missing = Zu den Karten dieses Tisches gehört { $set } nicht: Wähle etwas anderes.
everdell-opponent-missing = Zu den Karten dieses Tisches gehört { $who } nicht: Wähle einen anderen Gegner.

## Ressourcen, Typen, Jahreszeiten

everdell-amount-twig =
    { $count ->
        [one] 1 Zweig
       *[other] { $count } Zweige
    }
everdell-amount-resin = { $count } Harz
everdell-amount-pebble = { $count } Kiesel
everdell-amount-berry =
    { $count ->
        [one] 1 Beere
       *[other] { $count } Beeren
    }
everdell-amount-point = { $count } Punkte-Marker
everdell-nothing = nichts
everdell-list = { $parts }
everdell-pieces = { $count } Stück
everdell-type-traveler = Bewegung
everdell-type-production = Produktion
everdell-type-destination = Ziel
everdell-type-governance = Verwaltung
everdell-type-prosperity = Wohlstand
everdell-season-winter = Winter
everdell-season-spring = Frühling
everdell-season-summer = Sommer
everdell-season-autumn = Herbst
everdell-quoted = „{ $place }“
everdell-copy = { $card } ({ $number })
everdell-player = { $who }
everdell-place-city = { $card } von { $who }
everdell-hint-card = { $cost } · { $type } · Wert { $points }

## Was du tun kannst

everdell-ask-action = Du bist am Zug: Was tust du?
everdell-do-worker =
    { $count ->
        [0] Einen Arbeiter einsetzen
        [one] Deinen letzten Arbeiter einsetzen
       *[other] Einen von { $count } Arbeitern einsetzen
    }
everdell-do-play = Eine Karte ausspielen
everdell-do-prepare = Nächste Jahreszeit vorbereiten
everdell-do-pass = Passen: für dich ist Schluss
everdell-ask-place = Wohin geht der Arbeiter?
everdell-ask-card = Welche Karte spielst du aus?
everdell-group-hand-critter = Hand, Wesen
everdell-group-hand-construction = Hand, Bauwerk
everdell-group-meadow-critter = Wiese { $place }, Wesen
everdell-group-meadow-construction = Wiese { $place }, Bauwerk
everdell-group-basic = Ort
everdell-group-forest = Wald
everdell-group-events = Ereignis
everdell-group-own-city = Deine Stadt
everdell-ask-payment = Wie bezahlst du { $card }?
everdell-pay-cost = Die aufgedruckten Kosten
everdell-pay-token = Mit einem Besetzt-Marker
everdell-pay-hint = Du zahlst { $what }.
everdell-pay-token-hint = Kostenlos, mit dem Marker auf { $card }.
everdell-pay-token-choice = Kostenlos, mit einem der Marker auf { $cards }.

## Fragen von Karten und Orten

everdell-ask-any =
    { $count ->
        [one] Welche Ressource nimmst du?
       *[other] Welche { $count } Ressourcen nimmst du?
    }
everdell-ask-whom = An wen?
everdell-play-none = keine davon spielen
everdell-ask-production = Welche Produktionskarte kommt als Nächstes dran?
everdell-ask-pay-points = { $card }: Wie viel zahlst du, für je { $each } Punkte-Marker?
everdell-pile-draw = vom Nachziehstapel ({ $count })
everdell-pile-discards = vom Ablagestapel ({ $count })
everdell-ask-play-free = Welche Karte spielst du kostenlos?
everdell-ask-fits =
    { $count ->
        [one] { $who } kann nur eine Karte nehmen: welche? Der Rest wird abgeworfen.
       *[other] { $who } kann nur { $count } Karten nehmen: welche? Der Rest wird abgeworfen.
    }
everdell-ask-journey = Reise: Welche { $count } Karten wirfst du ab?
everdell-ask-discard-resources =
    { $each ->
        [one] Wirf bis zu { $most } Karten ab: je Karte eine Ressource.
       *[other] Wirf beliebig viele Karten ab: für je { $each } eine Ressource.
    }
everdell-no = nein, danke
everdell-ask-summer =
    { $most ->
        [one] Sommer: Nimmst du eine Karte von der Wiese?
       *[other] Sommer: Nimm bis zu { $most } Karten von der Wiese.
    }
everdell-ask-store = { $event } · { $text }
everdell-stop = das reicht

## Was geschieht

everdell-begins = { $who } beginnt. Im Tal ist Winter.
everdell-goes = { $who } schickt einen Arbeiter zu „{ $place }“.
everdell-gains = { $who } bekommt { $what }.
everdell-pays = { $who } zahlt { $what }.
everdell-gives = { $who } gibt { $to } { $what }.
everdell-gives-cards =
    { $count ->
        [one] { $who } gibt { $to } eine Karte.
       *[other] { $who } gibt { $to } { $count } Karten.
    }
everdell-you-got = { $who } hat dir { $cards } gegeben.
everdell-gift-lost =
    { $count ->
        [one] Niemand kann eine Karte von { $who } nehmen: sie wird abgeworfen.
       *[other] Niemand kann { $count } Karten von { $who } nehmen: sie werden abgeworfen.
    }
everdell-draws =
    { $count ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $count } Karten.
    }
everdell-you-drew = Du hast gezogen: { $cards }.
everdell-draws-none-full = { $who } hat die Hand voll und zieht nichts.
everdell-draws-none-left = Für { $who } ist keine Karte mehr da.
everdell-looks =
    { $count ->
        [one] { $who } sieht sich eine Karte an.
       *[other] { $who } sieht sich { $count } Karten an.
    }
everdell-keeps = { $who } behält eine davon.
everdell-keeps-not = { $who } hat die Hand voll und wirft eine davon ab.
everdell-reveals = { $who } deckt auf: { $cards }.
everdell-discards =
    { $count ->
        [one] { $who } wirft eine Karte ab.
       *[other] { $who } wirft { $count } Karten ab.
    }
everdell-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: die einzige abgeworfene Karte wird der neue.
       *[other] Der Nachziehstapel ist leer: { $count } abgeworfene Karten werden gemischt.
    }
everdell-meadow-new = Neu auf der Wiese: { $cards }.
everdell-meadow-discards = { $who } wirft von der Wiese ab: { $cards }.
everdell-takes = { $who } nimmt { $cards }.
everdell-other-kept = { $who } behält { $cards }.
everdell-other-discarded = { $who } hat die Hand voll und wirft { $cards } ab.
everdell-plays = { $who } spielt { $card } { $source } { $how }.
everdell-from-hand = aus der Hand
everdell-from-meadow = von der Wiese
everdell-from-aside = sofort
everdell-plays-cost = für { $what }
everdell-plays-free = kostenlos
everdell-plays-less = für { $what }
everdell-plays-token = für den Besetzt-Marker auf { $card }
everdell-removes = { $who } wirft { $card } aus der Stadt ab.
everdell-stores = { $who } legt { $what } auf { $card }.
everdell-stores-event = { $who } legt { $what } auf das Ereignis.
everdell-swaps = { $who } tauscht { $paid } gegen { $taken }.
everdell-activates = { $who } aktiviert { $card }.
everdell-copies = { $who } kopiert „{ $place }“.
everdell-none-fits = { $who } kann keine dieser Karten ausspielen.
everdell-host-token = { $who } bekommt 1 Punkte-Marker für den Gast.
everdell-achieves = { $who } schickt einen Arbeiter und erledigt „{ $event }“.
everdell-under-event = { $who } legt { $cards } unter das Ereignis.
everdell-takes-back-one = { $who } nimmt einen Arbeiter zurück von „{ $place }“.
everdell-prepares = { $who } bereitet sich vor: { $season }.
everdell-summer-full = { $who } hat die Hand voll und nimmt nichts von der Wiese.
everdell-takes-back = { $who } hat jetzt { $count } Arbeiter zu Hause.
everdell-passes = { $who } passt: die Stadt ist fertig.
everdell-holds =
    { $count ->
        [0] { $who } hat jetzt keine Karten mehr auf der Hand.
        [one] { $who } hat jetzt 1 Karte auf der Hand.
       *[other] { $who } hat jetzt { $count } Karten auf der Hand.
    }
everdell-scored =
    { $points ->
        [one] { $who } hat 1 Punkt.
       *[other] { $who } hat { $points } Punkte.
    }

## Warum nicht

everdell-no-action = „{ $word }“ kannst du nicht tun. Möglich sind worker, play, prepare und pass.
everdell-nothing-to-play = Du kannst gerade keine Karte ausspielen.
everdell-no-worker = Alle deine Arbeiter sind unterwegs.
everdell-workers-left =
    { $count ->
        [one] Du musst noch einen Arbeiter einsetzen, bevor du dich vorbereiten kannst.
       *[other] Du musst noch { $count } Arbeiter einsetzen, bevor du dich vorbereiten kannst.
    }
everdell-autumn-already = Es ist schon Herbst: keine Jahreszeit folgt mehr.
everdell-pass-season = Passen kannst du erst im Herbst.
everdell-no-such-card = Eine Karte „{ $word }“ gibt es nicht.
everdell-not-in-hand = { $card } ist nicht in deiner Hand.
everdell-in-meadow-only = { $card } liegt auf der Wiese: sag { $word }.
everdell-not-in-meadow = { $card } liegt nicht auf Platz { $place } der Wiese.
everdell-already-there = Schon in deiner Stadt, und dort nur einmal erlaubt.
everdell-city-full = Deine Stadt ist voll.
everdell-needs-construction = { $card } braucht ein anderes Bauwerk in deiner Stadt.
everdell-no-city-for = Keine andere Stadt kann { $card } aufnehmen.
everdell-missing = Dir fehlt: { $what }.
everdell-missing-discounted = Auch um { $discount } billiger fehlt zu viel: { $what }.
everdell-too-valuable =
    { $points ->
        [one] { $card } hat 1 Grundpunkt, erlaubt sind { $most }.
       *[other] { $card } hat { $points } Grundpunkte, erlaubt sind { $most }.
    }
everdell-no-such-place = Einen Platz „{ $word }“ für Arbeiter gibt es nicht.
everdell-not-in-game = „{ $place }“ ist nicht in diesem Spiel.
everdell-taken = Dort ist kein Platz mehr frei.
everdell-here-already = Dort steht schon ein Arbeiter von dir.
everdell-same-place = Dort steht der Arbeiter schon.
everdell-not-open = „{ $place }“ ist für andere nicht offen.
everdell-spot-locked = Für den zweiten Platz fehlt in der Stadt: { $card }.
everdell-journey-season = Die Reise beginnt im Herbst.
everdell-journey-cards =
    { $count ->
        [one] Du brauchst { $needed } Karten zum Abwerfen und hast 1.
       *[other] Du brauchst { $needed } Karten zum Abwerfen und hast { $count }.
    }
everdell-event-gone = Das Ereignis ist schon erledigt.
everdell-event-cards = Das fehlt in deiner Stadt: { $cards }.
everdell-event-types = Du brauchst { $needed } Karten des Typs { $type } und hast { $count }.
everdell-no-meadow-card = Du kannst dort keine Karte der Wiese spielen, auch nicht für { $discount } weniger.
everdell-none-playable = Eine davon musst du für { $discount } weniger spielen können.
everdell-no-cards-left = Beide Stapel sind leer.
everdell-needs-resources =
    { $count ->
        [one] Du brauchst { $needed } Ressourcen und hast 1.
       *[other] Du brauchst { $needed } Ressourcen und hast { $count }.
    }
everdell-needs-cards =
    { $count ->
        [one] Du brauchst { $needed } Handkarten und hast 1.
       *[other] Du brauchst { $needed } Handkarten und hast { $count }.
    }
everdell-no-bundle = „{ $word }“ sind keine Ressourcen: sag t, r, p und b in dieser Reihenfolge, einen Buchstaben je Stück, oder - für keine.
everdell-too-many = So viel hast du nicht; höchstens { $most }.
everdell-bundle-size =
    { $least ->
        [0] Du hast { $count } gewählt; höchstens { $most } sind hier möglich.
       *[other] Du hast { $count } gewählt; { $least } bis { $most } sind hier möglich.
    }
everdell-components-field = { $row }: „{ $value }“ geht nicht für { $field }.
everdell-components-twice = { $row } steht zweimal da.
everdell-components-unknown = { $row } nennt { $name }, und das ist keine Karte.
everdell-components-few = Nur { $total } Karten; mindestens { $needed } sind nötig.
everdell-components-group = Nur { $found } aus der Gruppe { $group }; mindestens { $needed } sind nötig.
everdell-components-no-base = Die Datei braucht ihre Sets, darunter { $set }.
everdell-components-set = { $set } ist kein Set von Tabellen, das wir kennen; es gibt: { $known }.
everdell-components-table = Das Set { $set } hat eine Tabelle { $table }, die wir nicht kennen.
everdell-components-lacks = { $row } fehlt: die Regeln brauchen es.

## Arbeiter ohne Ort

everdell-place-beside = neben einer Karte, die fort ist
everdell-place-gone = aus dem Spiel

## Der Tisch in Worten

everdell-text-turn = Zug { $turn }: { $who } ist dran.
everdell-text-over = Das Spiel ist zu Ende.
everdell-text-hand = Deine Hand: { $cards }.
everdell-text-revealed = Aufgedeckt: { $cards }.
everdell-text-player =
    { $points ->
        [one] { $who }, { $season }: 1 Punkt, { $left } von { $workers } Arbeitern zu Hause, Hand { $hand }, Marker { $tokens }, Ressourcen: { $resources }.
       *[other] { $who }, { $season }: { $points } Punkte, { $left } von { $workers } Arbeitern zu Hause, Hand { $hand }, Marker { $tokens }, Ressourcen: { $resources }.
    }
everdell-text-player-passed =
    { $points ->
        [one] { $who } hat gepasst: 1 Punkt, { $left } von { $workers } Arbeitern zu Hause, Hand { $hand }, Marker { $tokens }, Ressourcen: { $resources }.
       *[other] { $who } hat gepasst: { $points } Punkte, { $left } von { $workers } Arbeitern zu Hause, Hand { $hand }, Marker { $tokens }, Ressourcen: { $resources }.
    }
everdell-text-city = Stadt ({ $used } von { $spaces } Plätzen): { $cards }.
everdell-text-deployed = Arbeiter unterwegs: { $places }.
everdell-text-card = { $card } [{ $notes }]
everdell-text-occupied = besetzt: { $card }
everdell-text-prisoners = gefangen: { $cards }
everdell-text-workers = Arbeiter von { $who }
everdell-text-meadow = Wiese: { $cards }.
everdell-text-meadow-card = { $place } { $card }
everdell-text-meadow-kept = { $place } { $card } (hält { $who })
everdell-text-meadow-empty = { $place } leer
everdell-text-piles = Nachziehstapel { $pile }, Ablage { $discards }.
everdell-text-basic = Einfache Orte: { $places }.
everdell-text-forest = Wald: { $places }.
everdell-text-other = Weitere Orte: { $places }.
everdell-text-events = Ereignisse: { $events }.
everdell-text-several = { $count } × { $who }
everdell-text-place = { $place } ({ $who })
everdell-caption = { $heading } { $players }. Wiese: { $meadow }.
everdell-caption-player =
    { $points ->
        [one] { $who }: { $season }, Stadt { $cards }, 1 Punkt
       *[other] { $who }: { $season }, Stadt { $cards }, { $points } Punkte
    }
everdell-part-cards = Karten in der Stadt
everdell-part-tokens = Punkte-Marker
everdell-part-bonus = Boni der Wohlstandskarten
everdell-part-journey = Reise
everdell-part-events = Ereignisse
