misty-title = Misty
misty-tagline = Karten auswählen, ein Fenster bauen und sehen, was noch da ist, wenn die Pfeile gezogen sind.
misty-option-window = Fenster
    .about = Wie groß die Fenster sind.
misty-option-window-full = 12 Felder (3×4 oder 4×3)
misty-option-window-small = 9 Felder (3×3, vereinfacht)
misty-option-reveal = Karte und Feld
    .about = Ob du das Feld gleich mit der Karte wählst oder erst, wenn alle Karten offen liegen.
misty-option-reveal-off = in einem gewählt
misty-option-reveal-on = das Feld erst, wenn alle Karten offen liegen, wie gedruckt
misty-option-hints = Beste Reihenfolge der Pfeile vorschlagen
misty-option-hints-off = nein
misty-option-hints-on = ja

## Cards

misty-card-rocket = Rakete
misty-card-balloon = Luftballon
misty-card-leaf = Blatt
misty-card-raindrop = Regentropfen
misty-card-unicycle = Einrad
misty-card-tractor = Traktor
misty-card-truck = Lastwagen
misty-card-scooter = Roller
misty-card-monster = Monster
misty-card-flower = Blume
misty-card-smiley = Smiley
misty-card-heart = Herz
misty-card-star = Stern
misty-card-house = Haus

misty-does-up = muss ein Feld nach oben · 1 Punkt
misty-does-down = muss ein Feld nach unten · 1 Punkt
misty-does-left = muss ein Feld nach links · 1 Punkt
misty-does-right = muss ein Feld nach rechts · 1 Punkt
misty-does-monster = frisst nach den Pfeilen eine Blume · 1 Punkt
misty-does-flower = bleibt liegen · 2 Punkte, wenn sie nicht gefressen wird
misty-does-smiley = bleibt liegen · 1 Punkt, zwei nebeneinander 1 mehr
misty-does-plain = bleibt liegen · 1 Punkt

## Questions

misty-ask-card = Wähle eine Karte und ihr Feld.
misty-ask-card-only = Wähle eine Karte.
misty-ask-cell = { $card }: Wohin damit?
misty-ask-order = In welcher Reihenfolge ziehen deine Pfeile?
misty-ask-first-arrow = Welcher Pfeil zieht zuerst?
misty-ask-next-arrow = Welcher Pfeil zieht als nächster?
misty-cell = Feld { $cell }
misty-move = { $cell }: { $card }
misty-goes-out = verlässt das Fenster
misty-goes-free = auf das leere Feld { $cell }
misty-goes-onto = verdeckt auf { $cell }: { $card }

## Why not

misty-not-in-hand = Diese Karte ist nicht in deiner Hand: { $card }.
misty-no-such-cell = Ein Feld „{ $word }“ gibt es hier nicht. Felder heißen zum Beispiel D4.
misty-first-cell = Die erste Karte eines Fensters liegt immer auf { $cell }.
misty-cell-taken = Auf { $cell } liegt schon eine Karte: { $card }.
misty-cell-apart = { $cell } berührt keine deiner Karten, auch nicht über Eck.
misty-cell-outside = Mit { $cell } würde dein Fenster nicht mehr in den Rahmen passen.
misty-no-arrow = Die Karte auf { $cell } ({ $card }) hat keinen Pfeil.
misty-moved-already = Der Pfeil von { $cell } ist schon gezogen.
misty-hidden = Die Karte auf { $cell } ({ $card }) ist verdeckt und kann nicht mehr ziehen.

## What happened

misty-first-round = Runde 1 beginnt: Alle bauen ein Fenster aus { $cards } Karten. Die meisten Punkte gewinnen eine Runde, zwei Runden die Partie.
misty-round-begins = Runde { $round } beginnt.
misty-passing-left = nach links
misty-passing-right = nach rechts
misty-draft-begins = Auswahl { $draft }: neue Karten. Alle nehmen eine und geben den Rest { $passing } weiter.
misty-picked = { $who } hat gewählt: { $card }.
misty-laid = { $who } legt auf { $cell }: { $card }.
misty-laid-last = Zuletzt legt { $who } auf { $cell }: { $card }.
misty-activation-begins = Die Fenster sind fertig. Jetzt zieht jeder Pfeil ein Feld weit; die Reihenfolge wählst du. Felder mit verdeckten Karten bringen nichts.
misty-scored =
    { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $how }.
misty-scored-nothing = { $who } geht leer aus.
misty-how-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
misty-how-flowers =
    { $count ->
        [one] 1 Blume (2 Punkte)
       *[other] { $count } Blumen (je 2 Punkte)
    }
misty-how-pairs =
    { $count ->
        [one] 1 Smiley-Paar (+1)
       *[other] { $count } Smiley-Paare (je +1)
    }
misty-round-tied = Runde { $round } endet unentschieden: Niemand gewinnt sie.
misty-round-won =
    { $who } gewinnt Runde { $round } ({ $wins ->
        [one] der erste Rundensieg
       *[other] Rundensieg Nummer { $wins }
    }).
misty-last-round = Das war Runde { $rounds }, die letzte, und niemand hat zwei gewonnen: Nun zählen die Rundensiege, dann alle Punkte zusammen.
misty-part-round =
    Runde { $round } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
misty-total =
    { $total ->
        [one] 1 Rundensieg
       *[other] { $total } Rundensiege
    }

## The board in words

misty-text-draft = Runde { $round }, Auswahl { $draft } von { $drafts }, Karte { $pick } von { $picks }; die Karten wandern { $passing }.
misty-text-activation = Runde { $round }: Die Pfeile ziehen.
misty-text-over = Die Partie ist nach { $rounds } Runden zu Ende.
misty-text-won = Runde { $round }: { $who } gewinnt
misty-text-tied = Runde { $round }: unentschieden
misty-text-hand = Deine Hand: { $cards }.
misty-text-several = { $count }-mal { $card }
misty-text-window =
    { $who } ({ $wins ->
        [one] 1 Runde gewonnen
       *[other] { $wins } Runden gewonnen
    }):
misty-text-row = { $cards }
misty-text-no-cards = noch keine Karten
misty-text-pane = { $cell } { $card }
misty-text-pile = { $cell } { $cards } ({ $points })
misty-text-over-another = { $top } über { $below }
misty-text-empty = { $cell } leer
misty-text-outcome =
    { $who }: Pfeile in der Reihenfolge { $order }; { $gone } aus dem Fenster, { $eaten ->
        [one] 1 Blume
       *[other] { $eaten } Blumen
    } gefressen, { $pairs ->
        [one] 1 Smiley-Paar
       *[other] { $pairs } Smiley-Paare
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
misty-caption = { $heading } { $windows }.
misty-caption-window =
    { $who }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $wins ->
        [0] { "" }
        [one] , 1 Rundensieg
       *[other] , { $wins } Rundensiege
    }
misty-caption-result =
    { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Card files

misty-cards-twice = Die Sorte „{ $kind }“ steht zweimal in der Liste.
misty-cards-few = Das Deck hat { $total } Karten; zu viert braucht man { $needed }.
misty-cards-kind = Für eine Karte „{ $kind }“ gibt es keine Zeichnung. Bekannt: { $known }.
misty-cards-group = „{ $kind }“ hat die unbekannte Gruppe „{ $group }“. Bekannt: { $known }.
misty-cards-arrow = „{ $kind }“ hat den Pfeil „{ $arrow }“: Karten der Gruppe arrow brauchen einen von { $known }, alle anderen null.
misty-cards-count = „{ $kind }“ hat die Anzahl „{ $count }“; es muss eine ganze Zahl von 0 bis 99 sein.

## Rules

misty-rules-goal = Alle schauen aus einem beschlagenen Fenster und malen darauf. Du wählst Karte um Karte aus und legst sie in dein eigenes Fenster mit zwölf Feldern. Ist es fertig, zieht jede Pfeilkarte; Karten verdecken einander oder verlassen das Fenster, und Monster fressen Blumen. Was dann noch zu sehen ist, bringt Punkte. Wer die meisten hat, gewinnt die Runde; wer zuerst zwei Runden gewinnt, gewinnt die Partie.
    .title = Worum es geht
misty-rules-setup = Für jede Runde werden alle 54 Karten gemischt. Alle bekommen sechs Karten, verdeckt vor den anderen; der Rest ist der Stapel. Die Fenster sind am Anfang leer. Karten werden nie gedreht, oben, unten, links und rechts sind also für alle gleich.

    • Pfeile: Rakete und Luftballon ziehen nach oben, Blatt und Regentropfen nach unten, Einrad und Traktor nach links, Lastwagen und Roller nach rechts.
    • Monster, Blume und Smiley haben eigene Regeln.
    • Herz, Stern und Haus tun nichts, sie zählen nur.
    .title = Aufbau
misty-rules-draft = Alle wählen geheim eine Karte aus der Hand. Haben alle gewählt, werden die Karten gezeigt und ins eigene Fenster gelegt, und der Rest der Hand geht nach links weiter. Das geschieht sechsmal; die sechste Karte ist die, die übrig bleibt. Dann gibt es sechs neue Karten vom Stapel für eine zweite Auswahl, bei der die Karten nach rechts wandern. Danach hat jedes Fenster zwölf Karten.

    Hier wählst du Karte und Feld zusammen, denn die Fenster beeinflussen einander nicht. Du kannst deine Wahl ändern, bis alle gewählt haben. Soll es wie gedruckt sein, fragt die Tischoption „Karte und Feld“ erst nach dem Feld, wenn alle Karten offen liegen.
    .title = Karten auswählen
misty-rules-placing = Die erste Karte liegt auf D4. Jede weitere kommt auf ein freies Feld, das eine deiner Karten berührt; eine Ecke genügt. Alle deine Karten zusammen müssen noch in ein Fenster von 3×4 oder 4×3 Feldern passen; welches es wird, entscheidet sich erst mit der Karte, die es festlegt. Nie liegt eine Karte auf einer anderen, und jede bleibt liegen, bis die Pfeile ziehen.
    .title = Wohin Karten dürfen
misty-rules-arrows = Sind die Fenster fertig, zieht jede deiner Pfeilkarten ein Feld weit in ihre Richtung; die Reihenfolge wählst du. Jeder Pfeil, der kann, muss ziehen, und zwar einmal.

    • Auf ein leeres Feld: Dort liegt er dann einfach.
    • Auf andere Karten: Er verdeckt sie. Eine verdeckte Karte kann nicht mehr ziehen.
    • Aus dem Fenster hinaus: Er ist weg.

    Geschoben wird nichts. Ein Pfeil darf auf ein Feld folgen, das ein anderer gerade verlassen hat, darum zählt die Reihenfolge. Zwei Pfeile, die aufeinander zeigen, verlieren immer: Der erste verdeckt den anderen.
    .title = Pfeile
misty-rules-monsters = Nach dem letzten Pfeil frisst jedes sichtbare Monster eine sichtbare Blume, egal wo im Fenster: Die Blume ist aus dem Spiel, und das Monster nimmt ihren Platz ein. Ein Monster frisst eine Blume, und es muss. Ein verdecktes Monster frisst nichts, und eine verdeckte Blume ist sicher (aber nichts wert). Ein Pfeil auf einem Monster kann also eine Blume retten.
    .title = Monster und Blumen
misty-rules-scoring = Ein Feld ohne Karte und ein Feld mit zwei oder mehr Karten bringen nichts. Ein Feld mit genau einer Karte bringt 1 Punkt, eine Blume 2. Zwei Smileys nebeneinander in einer Reihe bringen 1 Extrapunkt; jeder Smiley gehört zu höchstens einem Paar, drei in einer Reihe sind also ein Paar und vier sind zwei. Smileys übereinander bringen nichts extra.
    .title = Wertung
misty-rules-winning = Wer allein die meisten Punkte hat, gewinnt die Runde. Eine unentschiedene Runde gewinnt niemand. Wer zuerst zwei Runden gewinnt, gewinnt die Partie. Hat nach neun Runden niemand zwei, entscheiden die gewonnenen Runden, dann alle Punkte zusammen, sonst wird der Sieg geteilt. Für jede Runde werden alle Karten neu gemischt.
    .title = Wer gewinnt
misty-rules-variant = In der vereinfachten Variante hat das Fenster 3×3 Felder. Es gibt drei Auswahlen mit je drei Karten; sie wandern nach links, dann nach rechts, dann wieder nach links. Sonst bleibt alles gleich.
    .title = Die Variante 3×3
misty-rules-rulings = Wo die Anleitung schweigt, spielen wir so: Verdeckte Pfeile bleiben verdeckt; mehrere Monster nehmen die Blumen Reihe für Reihe (das ändert die Punkte nie); verdeckte Karten bleiben bis zur Wertung liegen; Smiley-Paare zählen erst, wenn alles gezogen ist; die Karten der ersten Auswahl werden vor der zweiten nicht zurückgemischt; gelegte Karten sind offen, Handkarten nicht. Die gedruckte Kartenliste kennen wir nicht, die Anzahlen sind darum unsere eigenen: sechs Pfeile in jede Richtung, sechs Monster, acht Blumen, acht Smileys und acht einfache Karten.
    .title = Offene Fragen
misty-rules-words = Fenster: deine zwölf Felder. Feld: ein Platz darin. Hand: die Karten, aus denen du wählst; Stapel: die noch nicht verteilten. Auswahl: sechs Karten nacheinander. Aktivierung: wenn die Pfeile ziehen. Verdeckt: unter einer anderen Karte. Verschwommen: ein Feld mit zwei oder mehr Karten, es bringt nichts.
    .title = Begriffe
