## Words in Misty's pictures: short, they have little room

misty-picture-round = Runde { $round }
misty-picture-pick = Auswahl { $draft } · Karte { $pick } von { $picks }
misty-picture-activate = Jetzt ziehen die Pfeile
misty-picture-over =
    { $count ->
        [one] { $who } gewinnt!
       *[other] ein geteilter Sieg
    }
misty-picture-together = Alle Punkte zusammen
misty-picture-now = jetzt Runde { $round }
misty-picture-passing = So wandern die Karten
misty-picture-next = dann weiter zu { $who }
misty-picture-moves =
    { $moves ->
        [0] Noch kein Pfeil gezogen
        [one] Nach 1 Zug
       *[other] Nach { $moves } Zügen
    }
misty-picture-more =
    { $left ->
        [0] alle Pfeile fertig
        [one] 1 kann noch ziehen
       *[other] { $left } können noch ziehen
    }
misty-picture-result =
    { $points ->
        [one] das bringt 1 Punkt
       *[other] das bringt { $points } Punkte
    }
misty-picture-scores = Endstand
misty-picture-cards = Karten, je 1
misty-picture-flowers = Blumen, je 2
misty-picture-pairs = Smiley-Paare, +1
misty-picture-points = Punkte
misty-picture-wins = Rundensiege

## Alternative texts

misty-alt-hand = { $caption } { $hand } Dein Fenster: { $own }. Freie Felder: { $free }. Markiert: { $chosen }.
misty-alt-order = { $caption } Dein Fenster: { $own }. Geplante Reihenfolge: { $order }. Können noch ziehen: { $free }.
misty-alt-result = { $round }. { $windows }.
misty-alt-none = keine
misty-alt-example = Beispiel zu „{ $topic }“: { $cards }.
misty-alt-guide = Alle Karten und was sie tun: { $cards }.
misty-alt-sheet = Wertungsblatt. { $rounds }. Rundensiege: { $wins }.
misty-alt-wins = { $who } { $wins }
misty-alt-board = { $caption } Zuletzt gelegt: { $laid }.
misty-alt-laid = { $who }: { $card } auf { $cell }
