## Panels: what one player sees

panel-heading = **{ $game }** · { $where }
panel-page = { $prompt } ({ $page }/{ $pages })
panel-some =
    { $prompt } ({ $least ->
        [0] bis zu { $most }
       *[other] { $least }–{ $most }
    })
panel-some-exactly = { $prompt } ({ $most })
panel-confirm = Bestätigen
panel-back = Zurück
panel-suggest = Vorschlag
panel-undo = Zurücknehmen
panel-change = Ändern
panel-withdraw = Antwort zurückziehen
panel-noted = ✓ Gespeichert: { $answer }
panel-done = ✓ Gespeichert: { $key }
panel-chosen = Gewählt: { $answer } (`{ $key }`). Erst mit „Bestätigen“ wird gespeichert.
panel-dm = Dasselbe findest du in unseren Direktnachrichten: { $where }
panel-wait = Wir warten auf { $who }.
table-rules = Regeln
table-text = Tisch als Text

## The board in the channel

board-begins =
    Die Partie beginnt. Ehrlich gemischt: Der SHA-256 des Startwerts ist `{ $hash }`; den Startwert selbst siehst du am Ende.
board-waiting =
    Wir warten auf { $who } ({ $done ->
        [0] noch niemand hat geantwortet
       *[other] { $done } von { $asked } haben geantwortet
    }).
board-turn = { $who } ist dran.
board-thinking = { $who } denkt nach …
board-mine = Mein Zug
board-log = Was geschah
board-nudge = Anstupsen

## The lobby

lobby-heading = **{ $game }**: Wer spielt mit?
lobby-seat = { $number }. **{ $name }**
lobby-seat-computer = { $number }. **{ $name }** (Computer, { $strength })
lobby-free = frei
lobby-alt = Tisch für { $game }: { $players } von { $most } Plätzen besetzt, mindestens { $least } sind nötig.
lobby-option = • { $label }: { $value }
lobby-option-about = **{ $label }**: { $about }
lobby-option-not-now = Jetzt nicht: { $reason }
lobby-option-dropped = ✗ { $label }: vorerst nicht „{ $value }“, sondern „{ $instead }“. { $reason }
lobby-option-stuck = ✗ { $label }: „{ $value }“ ist nicht möglich. { $reason } Bitte wählt unter „{ lobby-options }“ etwas anderes.
lobby-needs =
    Für { $least } bis { $most } Personen{ $missing ->
        [0] { $room ->
            [0] ; der Tisch ist voll.
           *[other] ; ihr könnt anfangen, { $room } können noch dazukommen.
        }
        [one] , 1 fehlt noch.
       *[other] , { $missing } fehlen noch.
    }
lobby-invited = Eingeladen: { $who }
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Anfangen
lobby-options = Optionen
lobby-seats = Plätze & Farben
lobby-computer = Computer dazu
lobby-invite = Einladen
lobby-cancel = Abbrechen
lobby-joined = Du sitzt am Tisch für { $game }. Es geht los, sobald jemand anfängt.
lobby-left = Du bist vom Tisch für { $game } aufgestanden.
lobby-started = { $game } beginnt. Viel Spaß!
lobby-strength = Wie gut spielt ein Computer?
# As in English: only a colon between a name and a word.
lobby-strength-of = { $name }: { $strength }
strength-easy = leicht
strength-medium = mittel
strength-strong = stark
lobby-options-about = Worauf sich der Tisch einigt. Ändern kann es nur, wer den Tisch eröffnet hat.
lobby-options-none = Dieses Spiel hat keine Optionen.
lobby-options-page = Seite { $page } von { $pages }
lobby-options-reset = Alles wie üblich
lobby-language = Sprache am Tisch: { $language }
language-en = Englisch
language-de = Deutsch
lobby-seats-about = Plätze in Spielreihenfolge:
lobby-colour = Meine Farbe
lobby-remove = Jemanden bitten zu gehen
lobby-first = Wer sitzt auf dem ersten Platz?
lobby-shuffle = Plätze mischen
lobby-invite-whom = Wen möchtest du einladen?
lobby-invite-about = Alle, die du auswählst, bekommen eine Nachricht mit deiner Einladung.
lobby-invite-done = Die Einladungen sind unterwegs.
invite = { $by } lädt dich zu einer Partie { $game } ein: { $where }
invite-channel = { $who }, { $by } lädt dich zu dieser Partie { $game } ein.
invite-decline = Nein, danke
invite-declined = Du hast abgesagt; am Tisch wartet man nicht auf dich.
refused-bots-computers = Bots können hier nicht mitspielen. „Computer dazu“ setzt einen Computer an den Tisch.
lobby-opened = Der Tisch für { $game } steht: { $where }
colour-0 = Bernstein, ein Kreis
colour-1 = Blau, ein Quadrat
colour-2 = Rostrot, ein Dreieck
colour-3 = Flieder, eine Raute
colour-4 = Grün, ein Sechseck
thread-name = { $game }-Tisch
open-thread = Einen Thread dafür öffnen

## During the game

refused-no-seat = Du sitzt nicht an diesem Tisch, kannst aber gern zusehen und mitlesen.
refused-our-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; versuch es bitte noch einmal.
refused-no-table-here = In diesem Kanal läuft keine Partie. `/partie neu` eröffnet eine.
refused-no-table-at-all = Du hast keine offene Partie. `/partie neu` eröffnet eine in einem Serverkanal.
refused-which-table = Du hast mehrere offene Partien: Wähle eine mit der Option „tisch“.
refused-one-game = Dort läuft schon eine Partie. Spiel sie erst zu Ende, oder beende sie dort mit `/partie abbrechen`.
refused-no-place = Hier geht das nicht; versuch es in einem Kanal.
refused-no-forum = Wähle bitte auch den Forumkanal (Option „forum“).
refused-no-threads = Hier kann es keine Threads geben; versuch es in einem Textkanal.
refused-no-such-player = Diese Person sitzt nicht an diesem Tisch.
cancel-sure = Möchtest du diese Partie wirklich für alle beenden?
cancel-done = { $game } wurde abgebrochen.
concede-sure = Möchtest du deinen Platz wirklich aufgeben? Ein Computer spielt für dich weiter.
concede-done = Ein Computer spielt für dich weiter.
concede-told = { $who } ist gegangen; auf diesem Platz spielt ein Computer weiter.
concede-how = Möchtest du deinen Platz aufgeben? Ein Computer kann für dich weiterspielen, dann darfst du jederzeit zurückkommen. Oder du gehst endgültig, und die anderen spielen ohne dich weiter.
concede-computer = Computer spielen lassen
concede-for-good = Endgültig gehen
left-done = Du hast diese Partie endgültig verlassen. Danke fürs Mitspielen!
left-told = { $who } hat die Partie endgültig verlassen.
takeover-done = Auf diesem Platz spielt jetzt ein Computer weiter.
takeover-told = { $who } war länger nicht da; ein Computer spielt auf diesem Platz, bis { $who } wiederkommt.
takeover-you = Du warst länger nicht da, darum spielt bei { $game } ein Computer für dich weiter. Du kannst deinen Platz jederzeit zurückhaben. { $where }
takeover-offer = Ist jemand verschwunden? Dann kann ein Computer weiterspielen, bis die Person wiederkommt.
takeover-button = Computer für { $name }
table-back = Meinen Platz zurück
back-done = Schön, dass du wieder da bist: Der Platz gehört dir.
back-told = { $who } ist wieder da und spielt weiter.
undo-done-by-all = Alle waren einverstanden: Der letzte Zug bei { $game } ist zurückgenommen.
undo-not-done = Der Zug bei { $game } bleibt; die Partie geht weiter.
undo-refused = { $who } möchte den Zug bei { $game } lieber nicht zurücknehmen, also bleibt er.
lobby-lost = Der Kanal eures Tisches für { $game } ist weg und mit ihm der Tisch. `/partie neu` eröffnet einen neuen.
sure-yes = Ja, wirklich
undo-asked = { $who } möchte bei { $game } den letzten Zug zurücknehmen. Alle anderen müssen zustimmen.
undo-asking = Ich habe die anderen gefragt.
undo-done = Zurückgenommen.
undo-agree = Zurücknehmen erlauben
undo-disagree = Lieber nicht
undo-agreed = Du hast zugestimmt.
undo-declined = Du hast abgelehnt; es geht weiter wie bisher.
nudge = { $by } wartet auf dich: { $game }, { $where }
nudge-channel = { $who }, { $by } wartet auf deinen Zug.
nudge-done = Ich habe erinnert.
moved-here = { $game } geht hier weiter.
rematch-done = Ein neuer Tisch steht: { $where }
channel-lost = Der Kanal eurer Partie { $game } ist weg. Nichts ist verloren: `/partie hier` mit dem Tisch `{ $id }` führt sie in jedem Kanal fort.

## DMs

dm-closed = Ich kann dir keine Direktnachrichten schicken, darum ist alles hier unter „Mein Zug“. Damit es per Direktnachricht kommt, erlaube sie für diesen Server und drücke den Knopf.
dm-try = Direktnachrichten noch einmal versuchen
dm-hello = Hallo! Ab jetzt kommt alles für dich hierher.
dm-open = Es hat geklappt: Alles kommt wieder per Direktnachricht.
dm-still-closed = Ich kann dir noch immer nicht schreiben. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers und versuch es noch einmal.

## The end

end-heading = **{ $game } ist zu Ende.**
end-rank = { $rank }. **{ $who }**: { $total }
end-seed = Der Startwert war `{ $seed }`; sein SHA-256 ist `{ $hash }`, wie am Anfang gezeigt.
end-where = Zum Tisch: { $where }
end-rematch = Noch einmal
end-board = Endstand
stopped-cancelled = { $game } wurde abgebrochen.
stopped-expired = Niemand hat an diesem Tisch für { $game } angefangen, darum ist er abgeräumt.
stopped-empty = Alle sind vom Tisch für { $game } aufgestanden.
stopped-abandoned = Am Tisch für { $game } sitzt niemand mehr, darum ist die Partie zu Ende.
stopped-frozen = An dieser Partie { $game } stimmt etwas nicht, darum ist sie eingefroren. Nichts ist verloren; wer den Bot betreibt, findet das Nähere im Log.

## Permissions

permission-missing = In { $where } fehlt mir ein Recht: { $what }.
barred = In { $where } kann ich nicht mehr schreiben: Der Thread ist gesperrt, oder ich darf nicht hinein.
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen

## Lists of games

status-lobby = { $game } (`{ $id }`): Der Tisch ist offen.
status-running =
    { $game } (`{ $id }`): Wir warten auf { $waiting }; bisher { $rows ->
        [one] ein Zug
       *[other] { $rows } Züge
    }.
status-finished = { $game } (`{ $id }`) ist nach { $rows } Zügen zu Ende.
status-cancelled = { $game } (`{ $id }`) wurde abgebrochen.
status-frozen = { $game } (`{ $id }`) ist eingefroren.
games-mine = ▶ **{ $game }** (`{ $id }`): Du bist dran. { $where }
games-running = { $game } (`{ $id }`): Wir warten auf { $waiting }. { $where }
games-lobby = { $game } (`{ $id }`): noch offen. { $where }
games-finished = { $game } (`{ $id }`): zu Ende. { $where }
games-cancelled = { $game } (`{ $id }`): abgebrochen. { $where }
games-frozen = { $game } (`{ $id }`): eingefroren. { $where }
games-none = Du hast gerade keine Partien. `/partie neu` eröffnet einen Tisch.

## Rules and help

rules-topics = **{ $game }** · { $chapter }
    { $topics }
rules-heading = **{ $topic }** · { $game }: { $chapter }
rules-chapter = So wird gespielt
rules-choose = Thema wählen
rules-no-topic = Das Thema „{ $topic }“ gibt es nicht. Bekannt: { $known }.
help = **Mistgrove** ist für Brettspiele da, bei denen alle ziehen, wenn sie Zeit haben.
    • `/partie neu` eröffnet einen Tisch: hier, in einem Thread, als Forumsbeitrag oder per Direktnachricht gegen den Computer.
    • Mit dem Knopf setzt du dich dazu. Wer den Tisch eröffnet hat, fängt an.
    • Wenn du gefragt bist, bekommst du eine Direktnachricht mit Bild und Knöpfen. „Mein Zug“ unter dem Tisch öffnet dasselbe nur für dich.
    • `/zug` nimmt die getippte Antwort, `/hand` und `/tisch` zeigen alles noch einmal, `/partien` listet deine Partien.
    • Bis alle geantwortet haben, kannst du deine Antwort einfach ändern. `/partie zurück` nimmt einen Zug zurück; haben andere seitdem weitergespielt, werden sie vorher gefragt.
    • `/regeln` erklärt jedes Spiel.
    Nichts ist gespeichert, bevor du bestätigst, und nichts Bestätigtes geht verloren.

## Commands

cmd-game = partie
    .about = Eine Partie eröffnen, mitspielen, leiten
cmd-new = neu
    .about = Einen Tisch eröffnen
cmd-join = mitspielen
    .about = Am Tisch in diesem Kanal mitspielen oder deinen Platz zurücknehmen
cmd-leave = aufstehen
    .about = Einen Tisch verlassen
cmd-start = anfangen
    .about = Die Partie in diesem Kanal anfangen
cmd-status = stand
    .about = Auf wen wird gewartet?
cmd-log = verlauf
    .about = Was bisher geschah
cmd-undo = zurück
    .about = Deinen letzten Zug zurücknehmen
cmd-concede = aufgeben
    .about = Aufgeben; ein Computer spielt auf deinem Platz weiter
cmd-cancel = abbrechen
    .about = Die Partie für alle beenden
cmd-takeover = übernehmen
    .about = Einen Computer für jemanden weiterspielen lassen, der verschwunden ist
cmd-here = hier
    .about = Eine deiner Partien in diesem Kanal fortsetzen
cmd-move = zug
    .about = Die Antwort tippen
# As in English: a hand of cards is a Hand, and commands are written small.
cmd-hand = hand
    .about = Deine Hand und deine Auswahl, nur für dich
cmd-board = tisch
    .about = Der Tisch als Bild
cmd-games = partien
    .about = Alle deine Partien und wer dran ist
cmd-rules = regeln
    .about = Die Regeln eines Spiels
cmd-help = hilfe
    .about = So geht es
opt-game = spiel
    .about = Welches Spiel?
opt-place = ort
    .about = Wo? Normalerweise hier
# As in English: a forum is a Forum, and options are written small.
opt-forum = forum
    .about = Der Forumkanal für einen Beitrag
opt-table = tisch
    .about = Welcher deiner Tische? Nur in Direktnachrichten nötig
opt-player = person
    .about = Wer ist verschwunden?
opt-answer = antwort
    .about = Deine Antwort in Notation; beim Tippen kommen Vorschläge
opt-topic = thema
    .about = Welcher Teil der Regeln?
place-here = hier
place-thread = in einem neuen Thread
place-forum = als Forumsbeitrag
place-dm = per Direktnachricht, gegen den Computer

## Plans

plan-open = Vorausplanen
plan-about = **Hinterlasse Wünsche** für eine Entscheidung, die noch kommt. Wenn es so weit ist, gilt der erste, der möglich ist.
plan-wishes = Deine Wünsche in dieser Reihenfolge: { $wishes }
plan-add = Wunsch hinzufügen
plan-clear = Alle löschen
plan-done = Fertig
plan-then = Und dann …
plan-about-then = **Und dann:** Was danach kommt, ist nur wahrscheinlich; jeder Wunsch wird geprüft, wenn es so weit ist.
plan-which = Um welche Entscheidung geht es?
orders-open = Daueranweisungen
orders-about = **Deine Daueranweisungen** antworten sofort für dich, damit niemand warten muss. Sie gelten, bis du sie änderst, und niemand sonst sieht sie.
orders-line = { $order }: **{ $value }**
