## Lists and paths

list-last = { $first } und { $last }
choose-path = { $first } · { $then }
choose-none = nichts
player-unnamed = Person { $number }

score-points =
    { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }

## Warum nicht?

why-not = Warum nicht?
why-not-head = Gerade nicht möglich:
why-not-line = • **{ $what }** – { $reason }

## Refusals: kind, exact, and in one sentence

refused-word = „{ $word }“ steht hier nicht zur Wahl.
refused-incomplete = Da fehlt noch etwas. { $prompt }
refused-too-long = „{ $word }“ ist mehr, als gefragt war.
refused-long = So lang kann keine Antwort sein (höchstens { $most } Zeichen).
refused-twice = „{ $word }“ kommt darin zweimal vor.
refused-count =
    { $least ->
        [one] Wähle mindestens eins
       *[other] Wähle mindestens { $least }
    } und höchstens { $most }; das waren { $count }.
refused-not-you = Du bist gerade nicht gefragt: Wir warten auf { $waiting }.
refused-stale = Diese Frage ist vorbei; hier ist, was jetzt offen ist.
refused-game-over = Diese Partie ist zu Ende.
refused-cannot-leave = Ohne eine der Personen kann dieses Spiel nicht weitergehen; ein Computer könnte für sie weiterspielen.
refused-has-left = Auf diesem Platz hat schon jemand die Partie verlassen.
refused-nothing-to-withdraw = Du hast noch nicht geantwortet, also gibt es nichts zurückzunehmen.
undo-finished = Die Partie ist zu Ende; nichts lässt sich mehr zurücknehmen.
undo-other-player = Inzwischen hat jemand anderes gezogen, allein kannst du das nicht zurücknehmen.
undo-revealed = Inzwischen wurde etwas Verdecktes gesehen oder gezogen, das lässt sich nicht zurücknehmen.
undo-left = Inzwischen hat jemand die Partie verlassen, das lässt sich nicht zurücknehmen.
undo-nothing = Es gibt noch nichts zurückzunehmen.

## Tables and components

table-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
table-option-unknown = Die Tischoption „{ $option }“ gibt es nicht. Bekannt: { $known }.
table-option-value = „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $values }.
table-option-pair = Optionen gibt man als name=wert an, nicht als „{ $found }“.
table-computers = Von { $players } Plätzen können nicht { $computers } Computer sein.
table-seed = Ein Seed ist eine Zeile Text ohne Leerzeichen am Anfang oder Ende.
table-no-game = Das Spiel „{ $game }“ gibt es hier nicht. Bekannt: { $known }.
table-no-scenario = So lässt sich dieses Spiel nicht aufbauen.
components-not-json = Die Datei ist kein JSON: sieh in Zeile { $line }, Spalte { $column } nach.
components-not-object = Die Datei muss genau ein JSON-Objekt enthalten.
components-other-game = In der Datei muss "game": "{ $game }" stehen, dort steht „{ $found }“.
components-unknown = Der Komponentensatz { $hash } von { $game } ist nicht geladen.
components-missing = In der Datei fehlt „{ $field }“.
components-row = Eine Zeile von „{ $list }“ ist nicht, wie sie sein soll: { $row }

## Transcripts

transcript-header = Zeile { $line }: erwartet war ein Kopf wie „# game: misty“, gefunden „{ $found }“.
transcript-missing = Im Kopf fehlt „# { $field }: …“.
transcript-line = Zeile { $line }: { $reason }
transcript-twice = Zeile { $line }: „# { $field }: …“ steht schon in Zeile { $first }.
transcript-empty = Zeile { $line }: „# { $field }:“ braucht einen Wert.
transcript-early = Zeile { $line }: erwartet war „# players: …“ vor der ersten Antwort, gefunden „{ $found }“.
transcript-number = Zeile { $line }: „{ $field }“ muss eine Zahl sein, gefunden „{ $found }“.
transcript-option = Zeile { $line }: erwartet war „# option: name=wert“, gefunden „{ $found }“.
transcript-unknown-header = Zeile { $line }: „{ $field }“ ist kein bekannter Kopf. Bekannt: { $known }.
transcript-move = Zeile { $line }: erwartet waren ein Platz (0 bis { $last }) und ein Schlüssel, gefunden „{ $found }“.
transcript-refused = Zeile { $line }: Platz { $seat } kann nicht „{ $key }“ antworten: { $reason }
transcript-set = Das Protokoll wurde mit dem Komponentensatz { $wanted } gespielt, dieser ist { $found }.
transcript-rules = Das Protokoll wurde nach Regelfassung { $wanted } gespielt; bekannt sind 1 bis { $known }.
transcript-scenario = Zeile { $line }: ein Szenario ist nur für Tests da.
transcript-json = Zeile { $line }: erwartet war JSON nach „# { $field }:“.
transcript-file = { $file } ist nicht lesbar: { $problem }

## Playing in the terminal

cli-line = { $id } { $seats } { $title }
cli-option = { $option }={ $values } ({ $label })
cli-over = Die Partie ist zu Ende.
cli-unfinished = Die Partie ist noch nicht zu Ende.
cli-rank = { $rank }. { $who }: { $total }
cli-part = { $label }: { $points }
cli-you = Deine Antwort (Nummer oder Notation; ? für Hilfe):
cli-help = Tippe eine Nummer oder die Notation. „{ $back }“ geht einen Schritt zurück, „{ $undo }“ nimmt deine letzte Antwort zurück, „{ $board }“ zeigt den Tisch, „{ $log }“ was geschah, „{ $quit }“ beendet.
cli-do-back = zurück
cli-do-undo = rückgängig
cli-do-board = tisch
cli-do-log = verlauf
cli-do-quit = ende
cli-pass = Gib die Tastatur an { $who } weiter und drücke die Eingabetaste.
cli-turn = { $who }: { $prompt }
cli-computer = { $who } (Computer) hat geantwortet.
cli-bye = Bis bald. Das Protokoll bis hierher:
cli-suggestion = Eine gute Antwort: { $key }
