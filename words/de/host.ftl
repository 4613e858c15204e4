## Refusals of the host: kind, exact, and in one or two sentences

host-no-table = Diesen Tisch kenne ich nicht. Vielleicht ist er schon abgeräumt.
host-channel-taken = In diesem Kanal läuft schon eine Partie. Spielt ihr diese in einem eigenen Thread?
host-started = Diese Partie hat schon begonnen, das lässt sich nicht mehr ändern.
host-lobby-closed = Diese Lobby ist geschlossen. Du kannst jederzeit eine neue eröffnen.
host-not-started = Diese Partie hat noch nicht begonnen.
host-cancelled = Diese Partie wurde abgebrochen.
host-frozen = Dieser Tisch ist eingefroren: Bei mir passt etwas nicht zusammen. Nichts ist verloren, und niemand kann ziehen, bis das behoben ist.
host-not-seated = Du sitzt nicht an diesem Tisch.
host-already-seated = Du hast hier schon einen Platz.
host-conceded = Auf deinem Platz spielt ein Computer weiter. Du kannst ihn jederzeit zurückhaben: mit dem Knopf oder mit `/partie mitspielen`.
host-left = Du hast diese Partie endgültig verlassen.
host-not-host = Das kann nur { $host } tun (leitet diesen Tisch) oder jemand, der den Server verwaltet.
host-not-manager = Das kann nur jemand tun, der den Server verwaltet.
host-full =
    { $most ->
        [one] Der einzige Platz ist besetzt.
       *[other] Alle { $most } Plätze sind besetzt.
    }
host-too-few =
    { $missing ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $missing } Personen
    }: Los geht es ab { $least }. Computer zählen auch.
host-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
host-no-person = Auf diesem Platz spielt kein Mensch.
host-no-computer = Dort spielt kein Computer.
host-no-colour = Diese Farbe gibt es nicht.
host-colour-taken = Diese Farbe hat schon { $who }.
host-no-level = Die Spielstärke „{ $level }“ gibt es nicht. Möglich: { $known }.
host-not-invited = Du bist an diesen Tisch nicht eingeladen.
host-invited-already = Diese Einladung ist schon verschickt.
host-invited-sits = Diese Person hat hier schon einen Platz.
host-plan-nothing = Gerade gibt es nichts zu planen.
host-plan-empty = Ein Plan braucht mindestens eine Antwort.
host-plan-too-long = Ein Plan fasst höchstens { $most } Antworten für eine Entscheidung und höchstens { $steps } Entscheidungen.
host-plan-no-further = Was danach kommt, lässt sich noch nicht absehen und darum noch nicht planen.
host-order-unknown = Eine solche Daueranweisung gibt es in diesem Spiel nicht.
host-order-value = Eine Daueranweisung kann nicht „{ $value }“ lauten. Möglich: { $values }.
host-no-undo-request = Niemand möchte etwas zurücknehmen, oder die Partie ist inzwischen weitergegangen.
host-nobody-to-nudge = Auf sonst niemanden wird gewartet.
host-nudged =
    { $minutes ->
        [one] In der letzten Stunde wurde schon angestupst. In einer Minute geht es wieder.
       *[other] In der letzten Stunde wurde schon angestupst. In { $minutes } Minuten geht es wieder.
    }
host-not-ended = Eine Revanche ist möglich, sobald diese Partie zu Ende ist.
host-rule-failed = Bei dieser Antwort ist bei mir etwas schiefgegangen, also hat sich nichts geändert. Ich habe es notiert; bitte wähle vorerst etwas anderes.
host-not-saved = Ich komme gerade nicht an meine Aufzeichnungen, also hat sich nichts geändert. Bitte versuch es gleich noch einmal.

## Was jemand über die eigenen Pläne und Daueranweisungen erfährt

told-by-order = Deine Daueranweisung „{ $order }“ hat für dich geantwortet: **{ $answer }**
told-by-plan = Wie von dir geplant: **{ $answer }**
told-order = { $order }: { $value }
told-order-failed = Deine Daueranweisung „{ $order }“ war diesmal nicht möglich, darum bist du selbst gefragt: { $reason }
told-more =
    { $count ->
        [one] ein weiterer
       *[other] { $count } weitere
    }
told-other-question = es kam eine andere Frage: { $prompt }
told-plan-failed = Dein Plan war nicht möglich, als es so weit war. Jetzt bist du wieder selbst gefragt:
told-plan-failed-step = Schritt { $step } von { $steps } deines Plans war nicht möglich, als es so weit war. Jetzt bist du wieder selbst gefragt:
told-plan-wish = • **{ $what }** – { $reason }
told-plan-more =
    { $count ->
        [one] • Ein weiterer Wunsch, der auch nicht möglich ist.
       *[other] • { $count } weitere Wünsche, von denen keiner möglich ist.
    }
told-plan-lost = Dein Plan gilt nicht mehr (**{ $wishes }**). { $reason }
told-plan-lost-step = Dein Plan gilt ab Schritt { $step } von { $steps } nicht mehr (**{ $wishes }**). { $reason }
told-lost-undo = { $who } hat etwas zurückgenommen, auf dem er beruht hat.
told-lost-question = Die Frage, für die er gedacht war, ist nicht mehr in Sicht.
told-lost-answered = Ein anderer deiner Pläne hat diese Frage schon beantwortet.
told-lost-computer = Während ein Computer für dich gespielt hat, hat er diese Frage selbst beantwortet.
