everdell-option-opponent-rugwort-1 = Fusselwürz, erstes Jahr
everdell-option-opponent-rugwort-2 = Fusselwürz, zweites Jahr
everdell-option-opponent-rugwort-3 = Fusselwürz, drittes Jahr
everdell-rugwort = Fusselwürz
    .text =
        Einer seiner Arbeiter blockiert die erste Wald-Karte, einer den Ort „3 Zweige“.
        Nach jeder Karte, die du spielst, würfelt er und nimmt diese Karte der Wiese in seine Stadt; sie wirkt dort nicht, und seine Stadt wird nie voll. Ein Narr, den er nimmt, zieht bei dir ein, wenn es geht. Dein eigener Narr vertreibt eine seiner Karten.
        Nach jeder deiner Vorbereitungen bereitet er sich vor: Er nimmt jedes Einfache Ereignis, das er erfüllt; er hält im Frühling Platz 1 der Wiese besetzt, im Sommer auch 2, im Herbst auch 3 und 4; seine Arbeiter ziehen weiter: zur nächsten Wald-Karte gegen den Uhrzeigersinn, und zu 2 Harz, 1 Kiesel, dann 1 Beere und 1 Karte. Im Herbst geht der erste auf die Reise und zählt ihre Punkte für ihn.
        • **Erstes Jahr**: Reise 3. **Zweites Jahr**: Reise 4 und 6 Punkte je liegen gelassenem Besonderem Ereignis. **Drittes Jahr**: Reise 5 und ebenfalls 6 Punkte; im Herbst verlassen sein zweiter Arbeiter und einer von dir das Spiel.
    .ruling = Er würfelt, wenn eine Karte ganz ausgeführt ist, einmal je Karte. Ein Narr gegen ihn braucht eine Karte in seiner Stadt; sein Narr wird abgeworfen, wenn er nicht bei dir einziehen kann. Seine Karten bilden keine Paare.
everdell-place-rugwort = { $card } von Fusselwürz
everdell-ask-rugwort-loses = Der Narr bringt Fusselwürz durcheinander: Welche Karte verliert er?
everdell-rugwort-takes = Fusselwürz würfelt { $place } und nimmt { $card }.
everdell-rugwort-rolls-none = Fusselwürz würfelt { $place }, aber dort liegt keine Karte.
everdell-rugwort-no-room = { $card } findet keinen Platz und wird abgeworfen.
everdell-rugwort-loses = Fusselwürz verliert { $card }.
everdell-rugwort-event = Fusselwürz nimmt { $event }.
everdell-rugwort-meadow =
    { $count ->
        [one] Fusselwürz hält jetzt Platz 1 der Wiese.
       *[other] Fusselwürz hält jetzt die ersten { $count } Plätze der Wiese.
    }
everdell-rugwort-moves = Fusselwürz’ Arbeiter stehen hier: { $places }.
everdell-rugwort-duel = Fusselwürz’ zweiter Arbeiter und einer von { $who } verlassen das Spiel.
everdell-rugwort-token = Fusselwürz bekommt 1 Punkte-Marker für den Gast.
everdell-rugwort-scored =
    { $points ->
        [one] Fusselwürz hat 1 Punkt.
       *[other] Fusselwürz hat { $points } Punkte.
    }
everdell-rugwort-wins = Fusselwürz gewinnt gegen { $who }.
everdell-rugwort-beaten = { $who } gewinnt gegen Fusselwürz!
everdell-rugwort-keeps = Platz { $place } der Wiese hält Fusselwürz besetzt.
everdell-text-rugwort = Fusselwürz, Jahr { $year }: { $points } Punkte, Marker { $tokens }, hält { $meadow } Plätze der Wiese, Arbeiter: { $places }.
everdell-text-rugwort-city = Fusselwürz’ Stadt: { $cards }.
everdell-caption-rugwort = Fusselwürz: Stadt { $cards }, { $points } Punkte
everdell-picture-city-rugwort = Fusselwürz’ Stadt
everdell-picture-rugwort-events = Übrige besondere Ereignisse

## Seine Themen in den Regeln

everdell-rules-solo =
    Allein spielst du gegen Fusselwürz: Aufbau wie zu zweit, du beginnst mit fünf Karten. Er ist nie am Zug, er antwortet auf deine Züge. Du wählst eines seiner drei Jahre; jedes ist schwerer als das davor.
    Was du ihm geben müsstest, wird abgeworfen. Du darfst seine offenen Ziele besuchen, was ihm einen Punkte-Marker bringt, und seine Produktion kopieren.
    Du musst ihn schlagen: Ein Gleichstand gehört ihm.
    Was er tut und was er zählt, steht unter seinem Namen.
    .title = Allein gegen Fusselwürz
everdell-rules-rugwort =
    Gegner ohne Sitzplatz · Gegen eine Person allein · 2 Punkte je Karte, 3 je Wohlstandskarte, 3 je Einfachem Ereignis, 3 je Besonderem Ereignis, das du liegen lässt, und seine Punkte-Marker
    { everdell-rugwort.text }
    { everdell-rugwort.ruling }
    .title = Fusselwürz
    .chapter = Gegner
