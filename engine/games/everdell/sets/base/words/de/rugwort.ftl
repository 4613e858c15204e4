everdell-option-opponent-rugwort-1 = Fusselwürz, erstes Jahr
everdell-option-opponent-rugwort-2 = Fusselwürz, zweites Jahr
everdell-option-opponent-rugwort-3 = Fusselwürz, drittes Jahr
everdell-rugwort = Fusselwürz
everdell-place-rugwort = { $card } von Fusselwürz
everdell-ask-rugwort-loses = Der Narr bringt Fusselwürz durcheinander: Welche Karte verliert er?
everdell-rugwort-takes = Fusselwürz würfelt { $place } und nimmt { $card }.
everdell-rugwort-rolls-none = Fusselwürz würfelt { $place }, aber dort liegt keine Karte.
everdell-rugwort-fool-lost = { $card } findet keinen Platz und wird abgeworfen.
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
