mystaria-title = Mystaria
mystaria-tagline = Eine Landschaft für alle: Plättchen legen, Seen und Wälder wachsen lassen und dort bauen, wo es am meisten zählt.
mystaria-option-variant = Gebäude
mystaria-option-variant-full = alle neun
mystaria-option-variant-simple = einfaches Spiel: nur Hütten, Baum und Turm
mystaria-option-bridgefoot = Brücke im eigenen Gebiet
    .about = Ob der Fuß einer Brücke in einem Gebiet stehen darf, in dem schon ein eigenes Gebäude steht.
mystaria-option-bridgefoot-off = nicht erlaubt
mystaria-option-bridgefoot-on = erlaubt
mystaria-option-idlebridge = Brücke ohne Verbindung
    .about = Ob eine Brücke auch dort stehen darf, wo sie keine zwei Gebiete verbindet.
mystaria-option-idlebridge-off = nicht erlaubt
mystaria-option-idlebridge-on = erlaubt
mystaria-option-towerfield = Turm zählt sein eigenes Feld mit
    .about = Ob ein Turm auch das Feld zählt, auf dem er steht.
mystaria-option-towerfield-off = nein
mystaria-option-towerfield-on = ja

## Landscapes, tiles, buildings

mystaria-land-village = Dorf
mystaria-land-lake = See
mystaria-land-forest = Wald
mystaria-land-meadow = Wiese
mystaria-land-mountain = Gebirge
mystaria-tile = Nr. { $number } ({ $a }, { $b }, { $c }; darunter { $d }, { $e }, { $f })
mystaria-building-hut_village = Dorfhütte
mystaria-building-hut_lake = Seehütte
mystaria-building-hut_forest = Waldhütte
mystaria-building-hut_meadow = Wiesenhütte
mystaria-building-tree = Baum
mystaria-building-tower = Turm
mystaria-building-bridge = Brücke
mystaria-building-castle = Schloss
mystaria-building-portal = Portal

## Questions

mystaria-ask-place = Wohin legst du dein Plättchen?
mystaria-ask-turn = Wie herum?
mystaria-place = Feld { $place }
mystaria-turn-0 = wie abgebildet
mystaria-turn-1 = nach rechts gedreht
mystaria-turn-2 = auf dem Kopf
mystaria-turn-3 = nach links gedreht
mystaria-fits =
    { $count ->
        [one] 1 Feld passt
       *[other] { $count } Felder passen
    }: { $lands }
mystaria-ask-building = Möchtest du bauen?
mystaria-ask-site = { $building }: Wohin damit?
mystaria-ask-axis = Wie verläuft die Brücke?
mystaria-skip = nichts bauen
mystaria-site = { $field }: { $land }
mystaria-axis-EW = von West nach Ost
mystaria-axis-NS = von Nord nach Süd
mystaria-axis-idle = ohne etwas zu verbinden
mystaria-scores =
    { $points ->
        [0] noch keine Punkte
        [one] jetzt 1 Punkt
       *[other] jetzt { $points } Punkte
    }{ $portal ->
        [0] {""}
       *[other] , davon { $portal } durch dein Portal
    }
mystaria-scores-up-to =
    { $points ->
        [0] noch keine Punkte
        [one] jetzt bis zu 1 Punkt
       *[other] jetzt bis zu { $points } Punkte
    }
mystaria-gains =
    { $points ->
        [0] jetzt kein Gewinn
        [one] jetzt 1 Punkt mehr für deine Gebäude
       *[other] jetzt { $points } Punkte mehr für deine Gebäude
    }{ $portal ->
        [0] {""}
       *[other] , davon { $portal } durch dein Portal
    }
mystaria-gains-up-to =
    { $points ->
        [0] jetzt kein Gewinn
        [one] jetzt bis zu 1 Punkt mehr für deine Gebäude
       *[other] jetzt bis zu { $points } Punkte mehr für deine Gebäude
    }

## Why not: laying

mystaria-no-such-field = „{ $word }“ ist kein Feld. Felder heißen nach Spalte und Zeile, zum Beispiel 3/-2.
mystaria-no-such-turn = „{ $word }“ ist keine Drehung. Es gibt r0, r1, r2 und r3.
mystaria-place-refused = Auf { $place } passt das Plättchen in keiner Richtung: { $reason }
mystaria-turn-refused = Auf { $place } passt das Plättchen mit { $turn } nicht: { $reason }
mystaria-overlaps = { $field } ist schon bedeckt, dort liegt das Plättchen auf { $tile } (von { $who }).
mystaria-overlaps-first = { $field } ist schon bedeckt, dort liegt das erste Plättchen auf { $tile }.
mystaria-not-beside = Es würde an keiner Seite ein anderes Plättchen berühren.
mystaria-not-alike = Keines seiner Felder würde an ein Feld derselben Landschaft grenzen.
mystaria-joins-village = Es würde die Dörfer von { $who } ({ $one }) und { $whom } ({ $other }) verbinden.
mystaria-joins-lake = Es würde die Seen von { $who } ({ $one }) und { $whom } ({ $other }) verbinden.
mystaria-joins-forest = Es würde die Wälder von { $who } ({ $one }) und { $whom } ({ $other }) verbinden.
mystaria-joins-meadow = Es würde die Wiesen von { $who } ({ $one }) und { $whom } ({ $other }) verbinden.
mystaria-joins-mountain = Es würde die Gebirge von { $who } ({ $one }) und { $whom } ({ $other }) verbinden.
mystaria-joins-own-village = Es würde zwei Dörfer von { $who } verbinden, in denen je ein Gebäude steht ({ $one } und { $other }).
mystaria-joins-own-lake = Es würde zwei Seen von { $who } verbinden, in denen je ein Gebäude steht ({ $one } und { $other }).
mystaria-joins-own-forest = Es würde zwei Wälder von { $who } verbinden, in denen je ein Gebäude steht ({ $one } und { $other }).
mystaria-joins-own-meadow = Es würde zwei Wiesen von { $who } verbinden, auf denen je ein Gebäude steht ({ $one } und { $other }).
mystaria-joins-own-mountain = Es würde zwei Gebirge von { $who } verbinden, auf denen je ein Schloss steht ({ $one } und { $other }).

## Why not: building

mystaria-no-such-building = „{ $word }“ ist kein Gebäude. Es gibt hut_village, hut_lake, hut_forest, hut_meadow, tree, tower, bridge, castle und portal; mit „skip“ baust du nichts.
mystaria-building-unused = An diesem Tisch läuft das einfache Spiel, darin gibt es dieses Gebäude nicht: { $building }.
mystaria-building-used = Das hast du schon gebaut: { $building }.
mystaria-building-nowhere = Für dein Gebäude ({ $building }) ist gerade kein Platz: { $reason }
mystaria-nowhere = Auf dem neuen Plättchen und direkt daneben gibt es kein Feld mit { $lands }.
mystaria-nowhere-bridge = Dort liegt kein freies Feld zwischen zwei Gebieten, die du verbinden darfst.
mystaria-nowhere-tree = Noch steht keine deiner Hütten, und der Baum braucht die Landschaft einer Hütte.
mystaria-site-gap = Auf { $field } liegt kein Plättchen.
mystaria-site-far = { $field } liegt weder auf dem gerade gelegten Plättchen noch direkt daneben.
mystaria-site-castle = { $field } ist kein Gebirge; das Schloss steht nur im Gebirge.
mystaria-site-mountain = { $field } ist Gebirge; dort steht nur das Schloss.
mystaria-site-taken = Auf { $field } steht schon ein Gebäude: { $building } ({ $who }).
mystaria-site-occupied = Im Gebiet von { $field } steht schon ein Gebäude: { $building } auf { $there } ({ $who }).
mystaria-site-hut = { $field } zeigt { $land }, diese Hütte gehört aber zu einer anderen Landschaft: { $needs }.
mystaria-site-tree = { $field } zeigt { $land }, und die Hütte dieser Landschaft hast du noch nicht gebaut.
mystaria-site-tower = Von { $field } aus sieht man den Turm auf { $there } ({ $who }).
mystaria-site-bridge = Auf { $field } würde eine Brücke nichts verbinden: { $reasons }.
mystaria-no-such-axis = „{ $word }“ ist keine Richtung. Eine Brücke verläuft EW (West–Ost) oder NS (Nord–Süd).
mystaria-axis-refused = In dieser Richtung würde die Brücke nichts verbinden: { $reason }.
mystaria-link-gap = nicht auf beiden Seiten ({ $one }, { $other }) liegt ein Plättchen
mystaria-link-unlike = { $one } und { $other } zeigen verschiedene Landschaften
mystaria-link-mountains = { $one } und { $other } sind Gebirge
mystaria-link-same = { $one } und { $other } sind schon ein Gebiet
mystaria-link-foreign = dort steht ein Gebäude von { $who } ({ $there })
mystaria-link-two = an beiden Enden, { $one } und { $other }, stehen schon Gebäude von dir

## What happened

mystaria-begins = Das erste Plättchen liegt, alle haben eins gezogen, { $who } fängt an.
mystaria-your-tile = Dein Plättchen: { $tile }.
mystaria-laid =
    { $who } legt ein Plättchen auf { $place }: { $matches ->
        [one] 1 Feld passt.
       *[other] { $matches } Felder passen.
    }
mystaria-built =
    { $who } baut auf { $field }: { $building }, bisher { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
mystaria-linked = { $who } baut eine Brücke auf { $field }: Aus zwei Gebieten ist eins geworden.
mystaria-skipped = { $who } baut nichts.
mystaria-no-draw = { $who } ist fertig.
mystaria-fits-nowhere = { $who } zeigt Plättchen { $tile }: Es passt nirgends und ist aus dem Spiel. { $who } zieht ein neues.
mystaria-fits-nowhere-last = { $who } zeigt Plättchen { $tile }: Es passt nirgends und ist aus dem Spiel. Der Stapel ist leer, also ist der Zug vorbei.
mystaria-end-pile = Das war das letzte Plättchen im Stapel: Alle legen noch das Plättchen auf der Hand, dann wird gezählt.
mystaria-end-built = { $who } hat alles gebaut: Alle anderen legen noch das Plättchen auf der Hand, dann wird gezählt.
mystaria-counted =
    { $who } hat { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
mystaria-won =
    { $count ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen gemeinsam!
    }
mystaria-won-by-tree =
    { $count ->
        [one] Gleichstand, der Baum im größeren Gebiet entscheidet: { $who } gewinnt!
       *[other] Gleichstand, die Bäume in den größeren Gebieten entscheiden: { $who } gewinnen gemeinsam!
    }
mystaria-part =
    { $building } auf { $field }: { $count ->
        [0] nichts zählt
        [one] 1 Feld × { $each } ({ $counted })
       *[other] { $count } Felder × { $each } ({ $counted })
    }
mystaria-part-bridge = Brücke auf { $field }, { $axis }

## The board in words

mystaria-text-lays = { $who } legt ein Plättchen.
mystaria-text-builds = { $who } darf bauen.
mystaria-text-turn = { $doing } { $pile }
mystaria-text-pile =
    { $left ->
        [one] Im Stapel liegt noch 1 Plättchen.
       *[other] Im Stapel liegen noch { $left } Plättchen.
    }
mystaria-text-ending-pile = Der Stapel ist leer: letzte Runde.
mystaria-text-ending-built = Jemand hat alles gebaut: letzte Runde.
mystaria-text-over =
    { $count ->
        [one] Das Spiel ist aus: { $who } hat gewonnen.
       *[other] Das Spiel ist aus: { $who } haben gemeinsam gewonnen.
    }
mystaria-text-hand = Dein Plättchen: { $tile }.
mystaria-text-row = Zeile { $row }: { $fields }.
mystaria-text-run = { $first } bis { $last } { $land }
mystaria-text-field = { $first } { $land }
mystaria-text-first-tile = Nur das erste Plättchen liegt auf dem Tisch.
mystaria-text-latest = Das neueste Plättchen liegt auf { $place } (von { $who }).
mystaria-text-both = { $laid } { $built }
mystaria-text-building =
    { $who }: { $building } auf { $field }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $counted }).
mystaria-text-bridge = { $who }: Brücke auf { $field }, { $axis }.
mystaria-text-left =
    { $who }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, noch zu bauen: { $buildings }.
mystaria-text-nothing-left = nichts
mystaria-caption = { $heading } { $latest } Die Landschaft reicht von Spalte { $left } bis { $right } und von Zeile { $top } bis { $bottom }. { $points }.
mystaria-caption-points =
    { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Pictures

mystaria-picture-pile =
    { $left ->
        [one] noch 1 Plättchen
       *[other] noch { $left } Plättchen
    }
mystaria-picture-land =
    { $count ->
        [one] 1 Plättchen gelegt
       *[other] { $count } Plättchen gelegt
    }
mystaria-picture-last-round = Letzte Runde
mystaria-picture-latest = Letzter Zug
mystaria-picture-area-whole = Ganze Landschaft
mystaria-picture-area-north = Norden
mystaria-picture-area-northeast = Nordosten
mystaria-picture-area-east = Osten
mystaria-picture-area-southeast = Südosten
mystaria-picture-area-south = Süden
mystaria-picture-area-southwest = Südwesten
mystaria-picture-area-west = Westen
mystaria-picture-area-northwest = Nordwesten
mystaria-picture-area-middle = Mitte
mystaria-picture-points = Punkte von { $who }
mystaria-picture-tiles = Ausstehende Plättchen
mystaria-picture-unseen =
    { $count ->
        [one] 1 Plättchen lag noch nicht auf dem Tisch
       *[other] { $count } Plättchen lagen noch nicht auf dem Tisch
    }: { $pile } im Stapel, { $hands } auf anderen Händen, { $removed } ungesehen aus dem Spiel.
mystaria-picture-worth = { $building } { $field }: { $count } × { $each }
mystaria-picture-worth-of = { $who }, { $building }: { $points }
mystaria-picture-total = Gesamt
mystaria-picture-tie = Gleichstand: Felder beim Baum
mystaria-picture-score-now = Wenn das Spiel jetzt endete
mystaria-picture-own = Dein Plättchen und deine Gebäude
mystaria-picture-hand = Das Plättchen auf deiner Hand
mystaria-picture-no-hand = Du hast gerade kein Plättchen.
mystaria-picture-may-build = Auf den hellen Feldern darfst du bauen.
mystaria-picture-build = { $building } auf { $field }: { $hint }
mystaria-picture-lay = { $place }: { $brings }
mystaria-picture-fits =
    { $count ->
        [one] 1 Feld passt
       *[other] { $count } Felder passen
    }
mystaria-picture-gain-own = { $points } für dich
mystaria-picture-gain-others = { $points } für andere
mystaria-alt-example = Ein Beispiel zu „{ $topic }“: { $shows }.
mystaria-scored-example =
    { $building }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mystaria-example-fits = neben einem See mit Hütte passt das Plättchen
mystaria-example-joins = zwischen zwei Seen mit Hütten nicht
mystaria-example-reach = nach dem Legen darfst du auf { $fields } bauen

## Tile files

mystaria-tiles-twice = Plättchen { $tile } steht zweimal in der Datei.
mystaria-tiles-count = In der Datei stehen { $count } Plättchen; das Spiel braucht genau { $needed }.
mystaria-tiles-id = Ein Plättchen hat die Nummer „{ $id }“; es muss eine ganze Zahl von 1 bis 999 sein.
mystaria-tiles-shape = Plättchen { $tile } braucht zwei Zeilen mit je drei Buchstaben, nicht { $rows }.
mystaria-tiles-landscape = Plättchen { $tile } zeigt die unbekannte Landschaft „{ $found }“. Bekannt sind: { $known }.

## Rules

mystaria-rules-goal = Ihr legt alle an einer gemeinsamen Landschaft aus Dörfern, Seen, Wäldern, Wiesen und Gebirgen. Auf deinem Hauptquartier warten neun Gebäude, und jedes zählt auf seine Art: Hütten und Baum wollen große Gebiete, der Turm einen weiten Blick, das Schloss viele Berge ringsum, das Portal viele Gebäude in Sicht, und die Brücke macht aus zwei Gebieten eins.

    Ein Zug: Lege das Plättchen aus deiner Hand, baue, wenn du magst, und zieh ein neues Plättchen. Wer am Ende die meisten Punkte hat, gewinnt.
    .title = Worum es geht
mystaria-rules-terms = • Ein Plättchen hat 2 × 3 Felder. Alle Felder liegen in einem gemeinsamen quadratischen Raster.
    • Jedes Feld zeigt ein Dorf, einen See, einen Wald, eine Wiese oder ein Gebirge.
    • Felder sind benachbart, wenn sie eine Seite teilen; Ecken zählen nicht.
    • Ein Gebiet sind alle Felder einer Landschaft, die zusammenhängen oder die eine Brücke verbindet. Auch ein einzelnes Feld ist ein Gebiet. Wer was gelegt hat, ist egal.
    • Ein Gebiet ist besetzt, wenn ein Gebäude darin steht, egal von wem.
    • Ein Platz ohne Plättchen ist eine Lücke. Lücken gehören zu keinem Gebiet und dürfen später gefüllt werden, wenn ein Plättchen passt.
    .title = Begriffe
mystaria-rules-setup = Alle bekommen ein Hauptquartier mit neun Gebäuden: vier Hütten (Dorf, See, Wald, Wiese), einen Baum, einen Turm, eine Brücke, ein Schloss und ein magisches Portal.

    Die 36 Plättchen werden gemischt. Einige kommen ungesehen aus dem Spiel: 13 zu zweit, 8 zu dritt, 3 zu viert. Der Rest ist der Nachziehstapel. Sein oberstes Plättchen beginnt die Landschaft, und alle ziehen ein Plättchen, das sonst niemand sehen darf. Wer anfängt, wird ausgelost; danach geht es reihum.

    Wenn der Stapel aufgebraucht wird, hat jeder zu zweit 11 Züge, zu dritt 9 und zu viert 8.
    .title = Vorbereitung
mystaria-rules-laying = Zuerst musst du das Plättchen aus deiner Hand legen. Dreh es, wie du willst, und lege es so ins Raster, dass

    • es kein anderes Plättchen bedeckt,
    • mindestens eines seiner Felder an ein Feld derselben Landschaft auf einem anderen Plättchen grenzt (auch Gebirge an Gebirge),
    • es keine zwei besetzten Gebiete verbindet: Was getrennt war und auf beiden Seiten Gebäude hat, bleibt getrennt, eigene Gebiete ebenso wie fremde.

    Alle anderen Felder dürfen grenzen, woran sie wollen, und Lücken dürfen entstehen. Ein besetztes Gebiet mit leeren zu verbinden ist erlaubt, auch mit mehreren.

    Bis du gebaut oder verzichtet hast, kannst du das Plättchen zurücknehmen; nach dem Nachziehen liegt es fest.
    .title = Plättchen legen
mystaria-rules-building = Nach dem Legen darfst du eines deiner Gebäude bauen

    • auf ein Feld des gerade gelegten Plättchens oder auf ein Feld direkt daneben,
    • in ein Gebiet ganz ohne Gebäude, eigene wie fremde (auch wenn es gerade erst gewachsen ist),
    • nicht ins Gebirge, außer dem Schloss, das nirgendwo sonst steht.

    Jede Art hat dazu ihre eigene Bedingung. Höchstens ein Gebäude pro Zug; du darfst auch nichts bauen. Ein Gebäude bleibt stehen, wo es steht.

    Dann ziehst du ein neues Plättchen, und dein Zug ist vorbei.
    .title = Bauen und nachziehen
mystaria-rules-huts = Jede der vier Hütten steht auf ihrer eigenen Landschaft. Am Ende bringt sie 1 Punkt für jedes Feld ihres Gebiets, die Dorfhütte 2 Punkte.

    Der Baum steht auf einer Landschaft, deren Hütte du schon gebaut hast. Weil er ein Gebiet ohne Gebäude braucht, ist das ein anderes Gebiet als das der Hütte. Er bringt 2 Punkte für jedes Feld seines Gebiets, auch im Dorf.
    .title = Hütten und Baum
mystaria-rules-tower = Der Turm steht auf jeder Landschaft außer Gebirge. Wenn du ihn baust, darf kein anderer Turm, auch kein eigener, waagerecht oder senkrecht in Sicht sein.

    Am Ende schaust du waagerecht und senkrecht in alle vier Richtungen: Jedes gesehene Feld mit derselben Landschaft wie das Feld des Turms bringt 1 Punkt. Gebirge beendet den Blick. Das eigene Feld des Turms zählt nicht, außer euer Tisch hat es so vereinbart.
    .title = Turm
mystaria-rules-bridge = Die Brücke steht auf einem Feld beliebiger Landschaft außer Gebirge, in einem Gebiet ohne Gebäude. Auf zwei gegenüberliegenden Seiten müssen Felder derselben Landschaft liegen, die zu zwei verschiedenen Gebieten gehören. Von da an sind diese beiden ein Gebiet, für alle Regeln. Gebirge lassen sich nicht verbinden.

    In keinem der beiden Gebiete darf ein fremdes Gebäude stehen. Eigene sind erlaubt, in einem oder in beiden: So können Hütte und Baum in ein Gebiet kommen, und beide zählen alles.

    Die Brücke selbst bringt keine Punkte. Das Gebiet, in dem sie steht, ist besetzt. Könnte sie in beide Richtungen verlaufen, sagst du, in welche.

    Euer Tisch kann vereinbaren, dass sie in einem Gebiet mit eigenem Gebäude stehen darf oder auch dort, wo sie nichts verbindet; eine solche Brücke verbindet auch später nichts.
    .title = Brücke
mystaria-rules-castle = Das Schloss steht auf einem Gebirgsfeld, in dessen Gebiet noch kein Schloss steht. Am Ende bringt es 1 Punkt für jedes Gebirgsfeld auf dem eigenen Plättchen und auf allen Plättchen, die mit diesem eine Seite teilen. Diese Gebirge müssen nicht zusammenhängen, und mehrere Schlösser dürfen dieselben zählen.

    Das magische Portal steht auf jeder Landschaft außer Gebirge. Am Ende schaust du in alle acht Richtungen, auch diagonal: Jedes gesehene Gebäude, eigenes oder fremdes, bringt 1 Punkt. Gebirge beendet den Blick.
    .title = Schloss und Portal
mystaria-rules-sight = Eine Sichtlinie beginnt neben dem Gebäude und geht Feld für Feld in eine Richtung. Gebäude versperren sie nie, und über Lücken geht sie hinweg, auch über breite. Ein Gebirge beendet sie; das Gebirge selbst sieht man noch, samt einem Schloss darauf. Eine diagonale Linie läuft von Ecke zu Ecke, egal was daneben liegt.

    Zwei Türme, die sich nicht sehen, sehen sich auch später nie: Plättchen kommen nur dazu, und Gebirge versperren nur.
    .title = Sichtlinien
mystaria-rules-ending = Das Ende beginnt, wenn jemand das letzte Plättchen des Stapels zieht oder das letzte eigene Gebäude baut. Von da an zieht niemand mehr nach. Wer noch ein Plättchen hat, hat noch einen Zug, in der üblichen Reihenfolge. Dann wird gezählt; was noch auf einem Hauptquartier steht, bringt nichts.

    Nach dem letzten Nachziehen haben also alle noch einen Zug, auch wer es gezogen hat. Wer alles gebaut hat, ist fertig; alle anderen haben noch einen Zug, und im Stapel dürfen Plättchen übrig bleiben.
    .title = Spielende
mystaria-rules-winning = Die meisten Punkte gewinnen. Haben mehrere die meisten, gewinnt von ihnen, wessen Baum im größeren Gebiet steht (ohne Baum zählt 0). Ist auch das gleich, gewinnen sie gemeinsam.
    .title = Gewinnen
mystaria-rules-simple = Für das erste Spiel oder mit jüngeren Kindern: Es gibt nur die vier Hütten, den Baum und den Turm; Brücke, Schloss und Portal bleiben in der Schachtel. Alles andere gilt wie sonst, und „alle Gebäude“ meint dann diese sechs.
    .title = Das einfache Spiel
mystaria-rules-tiles = Die gedruckten Bilder der 36 Plättchen kennen wir nicht, unsere sind deshalb eigene, ausgewählt in vielen simulierten Partien. Alle Felder zusammen: 51 Wald, 49 Wiese, 48 See, 38 Dorf, 30 Gebirge. Alle Plättchen sind verschieden. Auf jedem hängen die Felder einer Landschaft zusammen; 24 Plättchen haben Gebirge. Welche Bilder es gibt, dürfen alle wissen: Das Bild „Ausstehende Plättchen“ zeigt die, die noch nicht auf dem Tisch lagen. Welche davon ungesehen aus dem Spiel sind, weiß niemand.
    .title = Die Plättchen
mystaria-rules-rulings = Wo die Anleitung schweigt, spielen wir so.

    • Plättchen liegen auf ganzen Feldern, hochkant oder quer, nie gespiegelt.
    • „Angrenzend“ heißt immer: mit einer Seite.
    • Auch zwei Gebiete derselben Person darf kein Plättchen verbinden, ebenso wenig zwei Gebirge mit Schlössern.
    • Beim Verbinden zählt eine Brücke doppelt: Was sie verbindet, ist ein Gebiet, und das Gebiet, in dem sie steht, ist besetzt.
    • Eine Brücke verläuft gerade über ihr Feld, und an beiden Enden muss schon ein Feld liegen. Eine, die nichts verbindet, wird nicht gebaut, und sie steht in keinem besetzten Gebiet, auch in keinem eigenen (beides kann euer Tisch ändern).
    • Der Baum kommt nur durch eine Brücke ins Gebiet seiner Hütte.
    • Passt dein Plättchen nirgends, wird es gezeigt und ist aus dem Spiel, und du ziehst sofort ein neues. Ist der Stapel leer, ist dein Zug vorbei.
    .title = Offene Fragen: Legen und Bauen
mystaria-rules-counting = Wo die Anleitung schweigt, spielen wir so.

    • Lücken beenden keinen Blick, und dem Turm ist egal, was auf den gesehenen Feldern steht.
    • Der Turm zählt sein eigenes Feld nicht (das kann euer Tisch ändern).
    • Das Portal zählt sich nicht selbst; es zählt jedes Gebäude einer Linie, auch Brücken auf ihrem Feld und ein Schloss auf dem ersten Gebirge.
    • Ein Schloss zählt jedes Gebirgsfeld einmal.
    • Die 2 Punkte des Baums bleiben im Dorf 2.
    • Hat das Ende begonnen, legen alle, die noch ein Plättchen haben, dieses eine. Wer das letzte eigene Gebäude baut, zieht nicht mehr nach, auch wenn noch ein Plättchen da ist.
    • Bei Gleichstand zählt das Gebiet des Baums am Ende, samt Brücken, auch im einfachen Spiel.
    • Das erste Plättchen liegt wie abgebildet, sein oberes linkes Feld auf 0/0. Die Hand bleibt bis zum Schluss geheim.
    .title = Offene Fragen: Zählen
mystaria-rules-notation = Ein Feld heißt nach Spalte und Zeile, zum Beispiel 3/-2. Das obere linke Feld des ersten Plättchens ist 0/0. Spalten zählen nach rechts, Zeilen nach unten; links davon und darüber sind die Zahlen negativ. Die Namen stehen an den Rändern der Bilder und ändern sich nie.

    • 3/-2 r1 legt dein Plättchen mit dem oberen linken Feld auf 3/-2, nach einer Vierteldrehung im Uhrzeigersinn (r0 bis r3).
    • hut_lake 3/-2 baut die Seehütte. Die anderen heißen hut_village (Dorf), hut_forest (Wald), hut_meadow (Wiese), tree (Baum), tower (Turm), castle (Schloss) und portal.
    • bridge 3/-2 EW baut eine Brücke von West nach Ost, NS eine von Nord nach Süd.
    • skip baut nichts.
    .title = Schreibweise
mystaria-rules-words = Landschaft: was ein Feld zeigt. Gebiet: gleiche Felder, die zusammenhängen. Besetzt: mit einem Gebäude darin. Auslage: alles, was auf dem Tisch liegt. Lücke: ein Platz ohne Plättchen. Hauptquartier: wo deine Gebäude warten. Sichtlinie: was Turm oder Portal in einer Richtung sehen. Nachziehstapel: die Plättchen, die noch kommen. Letzte Runde: Alle legen das Plättchen auf der Hand, niemand zieht nach.
    .title = Wörter
