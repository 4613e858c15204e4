legendary_forests-title = Legendary Forests
legendary_forests-tagline = Alle legen gleichzeitig dasselbe Plättchen: Lass einen Planeten voller Ahorn, Kirschen und Ginkgos wachsen und pflanze deine Bäume, wo es sich lohnt.

## What grows

legendary_forests-ground-red = Ahorn
legendary_forests-ground-pink = Kirsche
legendary_forests-ground-yellow = Ginkgo
legendary_forests-ground-grass = Gras
legendary_forests-tree-red = roter Ahorn
legendary_forests-tree-pink = rosa Kirschbaum
legendary_forests-tree-yellow = gelber Ginkgo
legendary_forests-region-red = Ahornregion
legendary_forests-region-pink = Kirschregion
legendary_forests-region-yellow = Ginkgoregion

## Questions

legendary_forests-ask-place = Wohin kommt Plättchen { $tile }?
legendary_forests-ask-turn = Wie liegt es auf { $place }?
legendary_forests-ask-tree = Welchen Baum nimmst du?
legendary_forests-ask-region = Wohin pflanzt du den Baum ({ $tree })?
legendary_forests-place = { $place }
legendary_forests-turn =
    { $turn ->
        [0] nicht gedreht
        [1] eine Vierteldrehung nach rechts
        [2] eine halbe Drehung
       *[other] eine Vierteldrehung nach links
    }
legendary_forests-area = { $area }
legendary_forests-worth-closed =
    abgeschlossen: { $runes ->
        [one] 1 Rune
       *[other] { $runes } Runen
    } × { $times } = { $points } Punkte
legendary_forests-worth-open =
    { $runes ->
        [0] offen: noch keine ganze Rune
        [one] offen: 1 Rune
       *[other] offen: { $runes } Runen
    }{ $points ->
        [0] { "" }
        [one] { " " }= 1 Punkt
       *[other] { " " }= { $points } Punkte
    }
legendary_forests-bare = { $worth } mit Baum
legendary_forests-hint-open =
    { $worth }, { $halves ->
        [one] 1 halbe
       *[other] { $halves } halbe
    }
legendary_forests-hint-tree = hat schon einen Baum; { $worth }

## Why not

legendary_forests-no-such-place = Einen Platz „{ $word }“ gibt es nicht. Plätze heißen nach Spalte und Zeile, so wie T20, wo das Startplättchen liegt.
legendary_forests-taken = Auf { $place } liegt schon Plättchen { $tile }.
legendary_forests-apart = { $place } grenzt mit keiner Seite an eines deiner Plättchen.
legendary_forests-no-turn-fits = Wie du Plättchen { $tile } auch drehst, auf { $place } passt es nicht.
legendary_forests-no-such-turn = „{ $word }“ ist keine Drehung. Drehungen heißen r0, r1, r2 und r3: so viele Vierteldrehungen nach rechts.
legendary_forests-misfit = Das passt nicht: Auf der Seite { $side } läge { $shows }, aber { $neighbour } zeigt dort { $meets }.
legendary_forests-no-such-colour = Bäume der Farbe „{ $word }“ gibt es nicht. Getippt heißen die Farben red (rot), pink (rosa) und yellow (gelb).
legendary_forests-colour-gone = Im Vorrat ist kein Baum dieser Farbe mehr ({ $tree }).
legendary_forests-colour-missing = Auf deinem Planeten wächst noch nirgends { $ground }.
legendary_forests-no-such-area = „{ $word }“ ist kein Bereich. Bereiche heißen nach einem Platz und einer Seite (N, E, S oder W), so wie T20N.
legendary_forests-no-tile = Auf { $place } liegt kein Plättchen.
legendary_forests-other-ground = Bei { $area } wächst { $ground }; dort passt der Baum nicht hin ({ $tree }).

## What happened

legendary_forests-begins = Jeder Planet beginnt mit Plättchen 1. { $who } hat die Architektenrolle und die Baufigur.
legendary_forests-begins-alone = Dein Planet beginnt mit Plättchen 1. 30 Punkte sind ein gutes Ergebnis.
legendary_forests-drawn = Runde { $round } von { $rounds }: Gezogen wird Plättchen { $tile }.
legendary_forests-drawn-light = Runde { $round } von { $rounds }: Gezogen wird Plättchen { $tile }. Die Zahl ist hell, danach werden also Bäume gepflanzt.
legendary_forests-laid = { $who } legt Plättchen { $tile } auf { $place }.
legendary_forests-laid-closing = { $laid } Das schließt { $regions }.
legendary_forests-closed =
    eine { $region } ({ $runes ->
        [one] 1 Rune
       *[other] { $runes } Runen
    })
legendary_forests-set-aside = { $who } kann Plättchen { $tile } nirgends anlegen; es kommt zurück in die Schachtel.
legendary_forests-trees-begin = Zeit für Bäume! { $who } wählt zuerst.
legendary_forests-trees-begin-alone = Zeit für einen Baum!
legendary_forests-trees-none = Jetzt kämen Bäume an die Reihe, aber der Vorrat ist leer.
legendary_forests-planted =
    { $who } pflanzt auf { $area }: { $tree } ({ $left ->
        [0] der letzte seiner Farbe
       *[other] noch { $left } im Vorrat
    }).
legendary_forests-no-tree = { $who } findet keinen passenden Baum und geht leer aus.
legendary_forests-builder = Die Baufigur geht an { $who }.
legendary_forests-ends = Das letzte Plättchen liegt, die Planeten sind fertig. Nicht im Spiel waren die Plättchen { $removed }.
legendary_forests-part-closed = { $region }, abgeschlossen
legendary_forests-part-open = { $region }, offen

## The board in words

legendary_forests-text-lay = Runde { $round } von { $rounds }: Alle legen Plättchen { $tile }.
legendary_forests-text-lay-light = Runde { $round } von { $rounds }: Alle legen Plättchen { $tile }; danach werden Bäume gepflanzt.
legendary_forests-text-trees = Runde { $round } von { $rounds }: Bäume werden gepflanzt, { $who } ist an der Reihe.
legendary_forests-text-over = Die Partie ist zu Ende.
legendary_forests-text-drawn = Plättchen { $tile } (nicht gedreht): { $sides }.
legendary_forests-text-supply = Bäume im Vorrat: { $trees }.
legendary_forests-text-supply-of = { $tree } × { $count }
legendary_forests-text-unseen = Im Stapel oder nicht im Spiel: { $tiles }.
legendary_forests-text-removed = Nicht im Spiel waren: { $tiles }.
legendary_forests-text-planet =
    { $who } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }):
legendary_forests-text-tile = { $place } Plättchen { $tile }: { $sides }
legendary_forests-text-sides = { $ground } { $sides }
legendary_forests-text-region =
    { $area } { $region }, { $words }{ $halves ->
        [0] { "" }
        [one] , 1 halbe
       *[other] , { $halves } halbe
    }{ $trees ->
        [0] { "" }
        [one] , 1 Baum
       *[other] , { $trees } Bäume
    }
legendary_forests-text-aside = Zurück in die Schachtel kamen: { $tiles }.
legendary_forests-caption = { $heading } { $planets }.
legendary_forests-caption-planet =
    { $who } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $tiles } Plättchen, { $closed ->
        [one] 1 abgeschlossene Region
       *[other] { $closed } abgeschlossene Regionen
    }, { $trees ->
        [0] keine Bäume
        [one] 1 Baum
       *[other] { $trees } Bäume
    })

## Pictures

legendary_forests-picture-round = Runde { $round } von { $rounds }
legendary_forests-picture-over = Die Planeten sind fertig
legendary_forests-picture-removed = Nicht im Spiel
legendary_forests-picture-trees = Bäume pflanzen
legendary_forests-picture-planet = Planet von { $who }
legendary_forests-picture-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
legendary_forests-picture-tile = Plättchen { $tile }
legendary_forests-picture-tile-light = Plättchen { $tile }: danach Bäume
legendary_forests-picture-choose-place = Wähle einen Platz für Plättchen { $tile }.
legendary_forests-picture-choose-turn = Plättchen { $tile } auf { $place }: Wie liegt es?
legendary_forests-picture-choose-tree = Wähle eine Farbe; die Zahlen sagen, was ein Baum jetzt brächte.
legendary_forests-picture-choose-region = Wähle eine Region; die Zahlen sagen, was dein Baum jetzt brächte.
legendary_forests-picture-stuck = Plättchen { $tile } passt nirgends an deinen Planeten; es kommt zurück in die Schachtel.
legendary_forests-picture-legend = Gold: abgeschlossen, { $closed } Punkte je Rune. Grau: offen, { $open } Punkt je Rune.
legendary_forests-picture-region = { $region }, { $words }
legendary_forests-picture-region-named = { $area } { $words }
legendary_forests-picture-alt-chosen = { $heading } Deine Wahl: Plättchen { $tile } auf { $place } (r{ $turn }). Berührte Regionen: { $regions }.
legendary_forests-picture-alt-places = { $heading } Es passt auf { $places }.
legendary_forests-picture-alt-planet = { $planet }, { $points }: { $regions }.
legendary_forests-picture-alt-regions = { $heading } Du kannst wählen: { $regions }.
legendary_forests-picture-alt-tree = { $heading } Deine Wahl: { $tree } auf { $area }. { $region }.
legendary_forests-picture-alt-example = { $topic }: ein Beispielplanet mit { $tiles }.
legendary_forests-picture-alt-laid = Plättchen { $tile } auf { $place }
legendary_forests-picture-alt-trees = Die Bäume: { $trees }.
legendary_forests-picture-alt-tiles = Alle { $count } Plättchen. Helle Zahlen: { $light }.
legendary_forests-picture-kind = { $leaf }
legendary_forests-picture-half = halbe Rune: Die Region ist offen
legendary_forests-picture-full = ganze Rune
legendary_forests-picture-closed = heller Rand: Die Region ist abgeschlossen
legendary_forests-sheet-title = Wertung
legendary_forests-sheet-title-now = Wäre jetzt Schluss
legendary_forests-sheet-total = Summe

## Tile files

legendary_forests-tiles-twice = Plättchen { $tile } steht zweimal in der Liste.
legendary_forests-tiles-gap = Plättchen { $tile } fehlt: Die Zahlen müssen ab 1 ohne Lücke laufen.
legendary_forests-tiles-count = { $tiles } Plättchen können nicht ein Startplättchen, { $drawn } gezogene und { $removed } entfernte sein.
legendary_forests-tiles-start = Plättchen { $tile }: Den Hintergrund „start“ hat genau das Startplättchen (Nummer { $start }).
legendary_forests-tiles-light = Plättchen { $tile }: Sein Hintergrund ist „{ $background }“, aber „light_numbers“ sagt etwas anderes.
legendary_forests-tiles-background = Plättchen { $tile } hat den Hintergrund „{ $background }“; bekannt sind { $known }.
legendary_forests-tiles-edges = Plättchen { $tile }: „edges“ muss genau die Seiten N, E, S und W nennen.
legendary_forests-tiles-ground = Plättchen { $tile }: Seite { $side } zeigt „{ $ground }“; bekannt sind { $known }.
legendary_forests-tiles-areas = Plättchen { $tile }: „areas“ muss eine Liste sein, jeder Bereich mit einer Farbe und der Liste seiner Seiten.
legendary_forests-tiles-area-colour = Plättchen { $tile }: Seite { $side } zeigt { $ground } und kann nicht zu einem Bereich der Farbe „{ $colour }“ gehören.
legendary_forests-tiles-area-twice = Plättchen { $tile }: Seite { $side } gehört zu zwei Bereichen.
legendary_forests-tiles-area-missing = Plättchen { $tile }: Seite { $side } zeigt Blätter, gehört aber zu keinem Bereich.
legendary_forests-tiles-area-crossing = Plättchen { $tile }: Ein Bereich von N nach S und einer von E nach W würden sich kreuzen.
legendary_forests-tiles-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.

## Rules

legendary_forests-rules-goal = Du bist eine Dryade und lässt einen Planeten wachsen, Plättchen um Plättchen. In jeder Runde legen alle dasselbe Plättchen an ihren eigenen Planeten, alle zugleich. Manche Plättchen erlauben es, einen Baum zu pflanzen. Blätter einer Farbe verbinden sich zu Regionen; Regionen mit einem Baum bringen Punkte, abgeschlossene doppelt so viele. Wer nach 19 Runden die meisten Punkte hat, gewinnt.

    Das Spiel ist für zwei bis fünf. Allein kannst du es zum Üben spielen: 30 Punkte sind ein gutes Ergebnis.
    .title = Worum es geht
legendary_forests-rules-setup = In der Schachtel: 25 Plättchen für jede Person, von 1 bis 25 nummeriert und für alle gleich, 30 Bäume (10 von jeder Farbe) und eine Baufigur.

    • Alle beginnen mit Plättchen 1; es liegt auf T20.
    • Das Los entscheidet, wer für die ganze Partie die Architektenrolle übernimmt und zuerst die Baufigur bekommt.
    • Die anderen 24 Plättchen werden gemischt. Fünf kommen ungesehen weg, 19 bilden den Stapel.
    • Für jede Person liegen zwei Bäume jeder Farbe im Vorrat, zu dritt also sechs von jeder.
    .title = Aufbau
legendary_forests-rules-round = Es gibt 19 Runden. In jeder

    1. wird das nächste Plättchen gezogen und seine Zahl genannt,
    2. nehmen alle anderen das Plättchen mit derselben Zahl,
    3. legen es alle gleichzeitig an ihren Planeten,
    4. und ist die Zahl hell, werden Bäume gepflanzt.

    Hier legst du, wann du Zeit hast, und kannst es dir anders überlegen, bis alle gelegt haben. Erst dann sehen es die anderen. Für die Bäume kannst du einen Plan hinterlassen, sobald dein Plättchen liegt; dann muss niemand auf dich warten: Bist du an der Reihe, gilt der erste deiner Wünsche, der dann möglich ist. Legst du dein Plättchen noch einmal um, verfällt der Plan.

    Die Partie endet nach der 19. Runde samt ihren Bäumen.
    .title = Eine Runde
legendary_forests-rules-laying = Dreh das Plättchen, wie du magst, und leg es auf einen freien Platz, der mit einer Seite an eines deiner Plättchen grenzt. Jede Seite, die einen Nachbarn berührt, muss dasselbe zeigen wie er: Ahorn an Ahorn, Kirsche an Kirsche, Ginkgo an Ginkgo, Gras an Gras. Eine Ecke genügt nicht.

    Kannst du das Plättchen legen, musst du es tun. Passt es nirgends, wie man es auch dreht, kommt deines zurück in die Schachtel, und du spielst ohne es weiter. Gelegte Plättchen bleiben liegen. Dein Planet darf jede Form haben, auch mit Löchern; ein Loch kann später gefüllt werden.
    .title = Plättchen legen
legendary_forests-rules-regions = Jede Seite eines Plättchens zeigt rote Ahornblätter, rosa Kirschblüten, gelbe Ginkgoblätter oder Gras. Blätter bilden Bereiche im Plättchen; zwei Seiten einer Farbe können zusammengehören oder zwei Bereiche sein, so wie gezeichnet. Bereiche, die sich an den Seiten treffen, sind eine Region; auch ein einzelner Bereich ist eine. Gras ist keine.

    An jeder Blätterseite ist eine halbe Rune. Treffen zwei Blätterseiten aufeinander, wird daraus eine ganze. Eine Region ohne halbe Runen ist abgeschlossen, sonst ist sie offen. Regionen dürfen im Kreis laufen; jedes Seitenpaar ist trotzdem nur eine Rune. Eine halbe Rune an einem Platz, auf den nichts mehr passt, hält ihre Region für immer offen.
    .title = Regionen und Runen
legendary_forests-rules-trees = War die Zahl hell und haben alle gelegt, nimmt reihum im Uhrzeigersinn, beginnend mit der Baufigur, jede Person einen Baum aus dem Vorrat und pflanzt ihn auf den eigenen Planeten.

    • Der Baum hat die Farbe seiner Region; auf Gras wächst keiner.
    • Jede Region ist recht: alt oder neu, offen oder abgeschlossen, mit oder ohne Bäume. Mehr Bäume in einer Region bringen nicht mehr Punkte.
    • Eine Farbe, die aus ist, kann man nicht nehmen. Kannst du einen Baum nehmen, musst du es; sonst gehst du leer aus.
    • Bäume bleiben stehen. Sie gehören zu ihrer Region, auch wenn diese wächst oder sich mit einer anderen verbindet.

    Dann geht die Baufigur nach links weiter. Die Architektenrolle bleibt, wo sie ist.
    .title = Bäume pflanzen
legendary_forests-rules-scoring = Nur Regionen mit mindestens einem Baum zählen, jede einmal:

    • Eine abgeschlossene Region bringt 2 Punkte für jede ganze Rune,
    • eine offene 1 Punkt für jede ganze Rune. Halbe Runen bringen nichts.

    Ein Beispiel: Ein Baum in einer abgeschlossenen Region mit vier Runen bringt 8 Punkte. Ein Baum in einer offenen Region ohne ganze Rune bringt 0. Zwei Bäume zusammen in einer offenen Region mit zwei Runen bringen 2. Das macht 10.

    Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.
    .title = Ende und Wertung
legendary_forests-rules-tiles = Die gedruckten Plättchen kennen wir nicht, diese hier sind unsere eigenen. Plättchen 1 zeigt von allem eine Seite. Die Plättchen 2 bis 25 sind acht Muster, jedes in drei Farbmischungen:

    • drei verbundene Seiten und Gras: 4, 18, 21
    • zwei Ecken: 8, 12, 20
    • eine Ecke und zwei einzelne Seiten: 2, 7, 16
    • eine Ecke und Gras: 11, 19, 25
    • eine Gerade und zwei einzelne Seiten: 3, 6, 14
    • eine Gerade, eine einzelne Seite und Gras: 9, 22, 24
    • zwei gegenüberliegende Seiten einer Farbe, nicht verbunden, eine andere und Gras: 13, 17, 23
    • drei einzelne Seiten und Gras: 5, 10, 15

    Helle Zahlen: 2, 6, 9, 12, 15, 19 und 23. Sie stehen auf hellem Grund, die anderen auf dunklem. Wer das gedruckte Spiel hat, kann die Datei mit den Plättchen austauschen.
    .title = Die Plättchen
legendary_forests-rules-names = Spalten haben Buchstaben, Zeilen haben Zahlen, auf jedem Planeten dieselben; das Startplättchen liegt auf T20, darüber ist T19, rechts davon U20. Das verschiebt sich nie.

    • „U20 r1“ legt das gezogene Plättchen mit einer Vierteldrehung nach rechts auf U20; r0 heißt nicht gedreht.
    • „red T20N“ pflanzt einen roten Baum in die Region mit dem Bereich an der oberen Seite von T20. Die Seiten heißen N (oben), E (rechts), S (unten) und W (links), die Farben red (rot), pink (rosa) und yellow (gelb). Du kannst jeden Bereich der Region nennen.

    Begriffe: Ein Plättchen hat Bereiche, Bereiche verbinden sich zu Regionen, Regionen sind offen oder abgeschlossen, Runen halb oder ganz; im Vorrat stehen die Bäume; die Baufigur sagt, wer zuerst wählt; die Architektenrolle zieht.
    .title = Namen und Begriffe
legendary_forests-rules-rulings = Wo die Anleitung schweigt, spielen wir so:

    • Jede berührende Seite muss passen, nicht nur eine.
    • Ob Bäume gepflanzt werden, hängt allein vom gezogenen Plättchen ab: Auch wer es nicht legen konnte, macht mit.
    • Aufs Legen oder Pflanzen verzichten kann man nicht. Wer leer ausgeht, bekommt auch später keinen Ersatz.
    • Ist gar kein Baum mehr da, pflanzt niemand, aber die Baufigur zieht weiter. Sie zieht nur nach Baumphasen.
    • Zwei Bereiche einer Farbe auf einem Plättchen sind zwei Regionen, außer sie treffen sich außen herum; darum nennt ein Baum seinen Bereich.
    • Du darfst alles ansehen außer dem Stapel und den fünf Plättchen, die nicht im Spiel sind; die werden am Ende gezeigt.
    • Dass sieben Zahlen hell sind, schließen wir aus Berichten über das Original.
    • Bei Gleichstand gewinnen alle Beteiligten; eine Revanche ist nur einen Knopf entfernt.
    .title = Offene Fragen
