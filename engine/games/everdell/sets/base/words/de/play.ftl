everdell-set-base = das Grundspiel

## Arten zu bezahlen

everdell-pay-crane = Den Kran abwerfen: 3 weniger
everdell-pay-innkeeper = Den Gastwirt abwerfen: 3 Beeren weniger
everdell-pay-judge = Richterin: eine Ressource tauschen
everdell-pay-dungeon = Ein Wesen ins Verlies: 3 weniger
everdell-pay-crane-choice = Du wählst, was er spart.
everdell-pay-judge-choice = Du wählst, welche.
everdell-pay-dungeon-choice =
    { $count ->
        [one] { $cards } kommt ins Verlies, du wählst, was das spart.
       *[other] Mögliche Gefangene: { $cards }.
    }
everdell-pay-dungeon-hint = { $card } kommt ins Verlies, du zahlst { $what }.
everdell-plays-crane = für { $what } und den Kran
everdell-plays-innkeeper = für { $what } und den Gastwirt
everdell-plays-judge = dank der Richterin für { $what }
everdell-plays-dungeon = für { $what }, mit { $card } im Verlies
everdell-plays-crane-only = im Tausch gegen den Kran
everdell-plays-innkeeper-only = im Tausch gegen den Gastwirt
everdell-plays-dungeon-only = mit { $card } im Verlies

## Fragen von Karten, Orten und Ereignissen

everdell-ask-cost-to = Wer bekommt, was du für { $card } zahlst?
everdell-ask-bard = Barde: Wirf bis zu { $most } Karten ab, je 1 Punkte-Marker.
everdell-ask-pigeon = Brieftaube: Spielst du eine dieser Karten kostenlos?
everdell-ask-ranger = Waldläufer: Welcher Arbeiter zieht weiter?
everdell-ask-ranger-to = Wohin geht er?
everdell-ask-ruins = Ruine: Welches Bauwerk wirfst du ab?
everdell-ask-fool = In wessen Stadt zieht der Narr?
everdell-ask-undertaker =
    { $count ->
        [one] Totengräberin: Wirf 1 Karte der Wiese ab.
       *[other] Totengräberin: Wirf { $count } Karten der Wiese ab.
    }
everdell-ask-undertaker-take = Totengräberin: Welche Karte der Wiese nimmst du?
everdell-ask-storehouse = Was kommt auf dein { $card }?
everdell-ask-swap = Hausierer: Was zahlst du?
everdell-ask-swap-for = Hausierer: Was nimmst du dafür?
everdell-ask-monk = Mönch: Wie viele Beeren verschenkst du, für je { $each } Punkte-Marker?
everdell-ask-teacher = Lehrer: Welche Karte behältst du?
everdell-ask-teacher-full = Lehrer: Deine Hand ist voll. Welche Karte wirfst du ab? Die andere verschenkst du.
everdell-ask-sweep = Fegehörnchen: Welche Produktionskarte arbeitet noch einmal?
everdell-ask-mole = Minenmaulwurf: Welche Produktionskarte kopiert er?
everdell-ask-courthouse = Gericht: Welche Ressource nimmst du?
everdell-ask-cemetery = Friedhof: Von welchem Stapel deckst du Karten auf?
everdell-ask-inn = Gasthaus: Welche Karte der Wiese spielst du für 3 weniger?
everdell-ask-lookout = Ausguck: Welchen Ort kopierst du?
everdell-ask-copy-basic = Welchen Einfachen Ort kopierst du?
everdell-ask-monastery = Kloster: Welche { $count } Ressourcen verschenkst du?
everdell-ask-post-whom = Post: Wer bekommt deine Karten?
everdell-ask-post = Post: Welche { $count } Karten verschenkst du?
everdell-ask-post-discard = Post: Welche Karten wirfst du ab, bevor du ziehst?
everdell-ask-queen = Königin: Welche Karte mit höchstens { $most } Grundpunkten spielst du kostenlos?
everdell-ask-university = Universität: Welche Karte deiner Stadt wirfst du ab?
everdell-ask-discard-draw = Wirf beliebig viele Karten ab und zieh je Karte { $each } neue.
everdell-ask-take-two = Nimm { $count } Karten von der Wiese; eine davon spielst du sofort für 1 weniger.
everdell-ask-play-one = Welche davon spielst du aus?
everdell-ask-clock = Uhrturm (noch { $count } Punkte-Marker): einen zurücklegen und einen Ort wiederholen?
everdell-ask-gift = { $event } · { $text } Noch { $left } möglich.
everdell-ask-take-back = Welchen Arbeiter nimmst du zurück?
everdell-ask-scrolls = Welche Karten nimmst du auf die Hand? Die übrigen liegen unter dem Ereignis, je 1 Punkt.
everdell-ask-thieves = { $event } · { $text }
everdell-ask-cure = Welche { $count } Karten deiner Stadt wirfst du ab?
everdell-ask-scholars = { $event } · { $text }

## Was geschieht

everdell-moves-in = { $card } zieht in die Stadt von { $who }.
everdell-chapel-token = Auf der Kapelle von { $who } liegt jetzt: { $count } Punkte-Marker.
everdell-ranger-moves = Der Waldläufer von { $who } ruft einen Arbeiter ab von „{ $place }“.
everdell-clock = Der Uhrturm von { $who } schlägt: noch einmal „{ $place }“.

## Warum nicht

everdell-queen-none = Es gibt keine Karte mit höchstens { $most } Grundpunkten, die du spielen könntest.
everdell-university-alone = { $card } braucht eine andere Karte in deiner Stadt, die du abwerfen kannst.
everdell-storehouse-empty = Auf deinem { $card } liegt nichts.
