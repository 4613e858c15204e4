everdell-rules-goal =
    Im Tal von Everdell baut ihr alle je eine Stadt mit höchstens 15 Plätzen. Mit Arbeitern sammelt ihr Zweige, Harz, Kiesel, Beeren und Karten; damit spielt ihr Wesen und Bauwerke aus, und die Stadt beginnt für euch zu arbeiten. Jede und jeder geht im eigenen Tempo durch vier Jahreszeiten, vom Winter bis zum Herbst. Wenn alle gepasst haben, gewinnt die Stadt mit den meisten Punkten.
    Zu zweit bis zu viert spielt ihr gegeneinander, allein gegen einen Gegner, der keinen Sitzplatz hat und nach eigenen Regeln handelt.
    .title = Das Ziel
    .chapter = So wird gespielt
everdell-rules-words =
    • **Karte**: ein Wesen oder ein Bauwerk, gewöhnlich oder einzigartig. Eine einzigartige Karte darf nur einmal in deiner Stadt liegen.
    • **Typen**: Bewegung (hellbraun), Produktion (grün), Ziel (rot), Verwaltung (blau), Wohlstand (lila).
    • **Ressourcen**: Zweig, Harz, Kiesel, Beere. „Deiner Wahl“ heißt: jede Sorte, jedes Stück frei gewählt.
    • **Punkte-Marker**: 1 Punkt am Ende, wo er in deiner Stadt auch liegt.
    • **Wiese**: acht offene Karten, Plätze 1 bis 8. **Ziehen** heißt immer: vom Nachziehstapel.
    • **Eingesetzt**: ein Arbeiter, der irgendwo steht. Manche bleiben **für immer**.
    • **Besetzt-Marker**: liegt auf einem Bauwerk und hat ein Wesen bezahlt.
    • **Offen**: ein Ziel, das alle benutzen dürfen.
    • **Vorteil beim Ausspielen**: macht die Karte billiger, die du gerade spielst; nur einer je Karte.
    • **Erledigen**: ein Ereignis erfüllen und nehmen.
    .title = Begriffe
everdell-rules-setup =
    Ressourcen und Punkte-Marker gehen nie aus. Die 128 Karten werden gemischt, acht davon bilden die Wiese.
    Von den 11 Wald-Karten liegen bei einer oder zwei Personen drei aus, sonst vier. Die vier Einfachen Ereignisse sind immer da, dazu vier der 16 Besonderen.
    Alle haben zwei Arbeiter; vier weitere warten auf Frühling (einer), Sommer (einer) und Herbst (zwei).
    Wer beginnt, entscheidet das Los, und hat fünf Karten; die Nächsten haben sechs, sieben und acht. Alle starten im Winter und besitzen sonst nichts.
    .title = Aufbau
everdell-rules-turn =
    Es geht reihum. In deinem Zug tust du genau eines:
    • einen Arbeiter einsetzen,
    • eine Karte ausspielen,
    • dich auf die nächste Jahreszeit vorbereiten oder
    • passen (nur im Herbst).
    Aussetzen geht nicht. Jahreszeiten sind deine eigenen: Die eine hat schon Sommer, während beim anderen noch Winter ist. Wer gepasst hat, wird für den Rest des Spiels übersprungen.
    Bis etwas Verborgenes zu sehen war, kannst du im eigenen Zug zurückgehen.
    .title = Dein Zug
everdell-rules-workers =
    Setz einen Arbeiter ein und tu sofort, was der Ort sagt. Er bleibt dort, bis du dich vorbereitest.
    • **Einfache Orte**: manche fassen einen Arbeiter, andere beliebig viele.
    • **Wald**: je ein Arbeiter; zu viert ein zweiter, von jemand anderem.
    • **Ziele in deiner Stadt**: meist ein Arbeiter. Der zweite Platz von Friedhof und Kloster braucht eine Totengräberin oder einen Mönch. Auch ein Lager fasst einen Arbeiter.
    • **Offene Ziele** (Gasthaus, Post) fassen einen Arbeiter von irgendwem. Kommt jemand anderes, bekommt der Besitzer einen Punkte-Marker.
    • **Ereignisse**: Wer zuerst kommt, hat es; die Bedingung muss jetzt erfüllt und ein Preis jetzt bezahlt sein. Es bleibt deins, auch wenn die Karten später gehen.
    • **Zuflucht**: Wirf beliebig viele Karten ab, für je zwei eine Ressource deiner Wahl.
    • **Reise**: nur im Herbst. Wirf genau so viele Karten ab, wie das Feld sagt; der Arbeiter bleibt für immer und zählt so viele Punkte.
    Du darfst nur dorthin, wo wenigstens ein Teil des Effekts möglich ist. Nichts abzuwerfen ist an der Zuflucht und den Abwerf-Orten im Wald erlaubt.
    .title = Arbeiter einsetzen
everdell-rules-playing =
    Du spielst eine Karte aus der Hand oder von der Wiese in deine Stadt. Eine einzigartige darf noch nicht dort sein, ein Platz muss frei sein, und du musst bezahlen können.
    Das ist die Reihenfolge:
    1. Der Vorteil beim Ausspielen: Kran oder Gastwirt gehen, ein Gefangener kommt unter das Verlies. Was gegangen ist, macht Platz.
    2. Du zahlst oder legst den Besetzt-Marker.
    3. Kam die Karte von der Wiese, wird diese aufgefüllt.
    4. Die Ruine verdrängt jetzt ein Bauwerk; dann kommt die Karte in die Stadt.
    5. Ihr Effekt geschieht: Produktion und Bewegung wirken sofort.
    6. Andere Karten antworten, wenn sie zu Beginn des Ausspielens schon da waren: Historiker, Ladeninhaber, Gericht.
    Auch eine Karte, die ein Effekt ins Spiel bringt, geht diesen ganzen Weg.
    .title = Eine Karte ausspielen
everdell-rules-payment =
    Es gibt vier Wege zu bezahlen.
    • **Ressourcen**: genau die aufgedruckten Kosten.
    • **Besetzt-Marker**: Ein Bauwerk nennt das Wesen, das dort wohnen darf. Leg seinen Marker darauf, und dieses Wesen ist kostenlos. Jedes Bauwerk dient einmal. Eine Farm dient einem Ehemann oder einer Ehefrau, der Immerbaum einem beliebigen Wesen.
    • **Ein Vorteil beim Ausspielen**, dann Ressourcen für den Rest: Kran (Bauwerke, 3 weniger), Gastwirt (Wesen, 3 Beeren weniger), Verlies (jede Karte, 3 weniger für ein Wesen, das ins Gefängnis geht), Richterin (eine Ressource gegen eine andere), das Gasthaus (3 weniger) und eine Wald-Karte (1 weniger). Nie zwei davon für eine Karte, und keiner zusammen mit einem Besetzt-Marker. Du wählst, was ein Rabatt streicht; was die Kosten übersteigt, verfällt.
    • **Kostenlos durch einen Effekt**: Königin, Friedhof, Brieftaube. Platz, Einzigartigkeit und eigene Bedingungen der Karte gelten weiter.
    .title = Wie du bezahlst
everdell-rules-types =
    • **Bewegung** (hellbraun) wirkt einmal, beim Ausspielen.
    • **Produktion** (grün) wirkt beim Ausspielen und wieder, wenn du dich auf Frühling und Herbst vorbereitest. Alle Zahlungen sind freiwillig.
    • **Ziele** (rot) wirken, wenn ein Arbeiter auf sie gesetzt wird.
    • **Verwaltung** (blau) gibt dir etwas, nachdem du andere Karten gespielt hast, oder hilft beim Bezahlen.
    • **Wohlstand** (lila) zählt am Ende zusätzliche Punkte.
    Produziert deine ganze Stadt, kommen einfache Erträge zuerst und alle auf einmal; gefragt wirst du, wo etwas zu wählen ist, und nach der Reihenfolge, wo sie etwas ausmachen kann.
    .title = Die fünf Typen
everdell-rules-seasons =
    • **Vorbereiten** kannst du dich, wenn alle deine Arbeiter unterwegs sind und noch nicht Herbst ist. Das ist dein ganzer Zug:
    1. Hast du den Uhrturm, darfst du einen seiner Marker zurücklegen und einen Einfachen Ort oder Wald-Ort wiederholen, an dem du einen Arbeiter hast.
    2. Alle Arbeiter kommen heim, auch von Ereignissen und aus anderen Städten. Für immer bleiben sie auf Friedhof, Kloster und Reise.
    3. Deine nächste Jahreszeit beginnt mit neuen Arbeitern: Frühling einer, Sommer einer, Herbst zwei. Das sind dann drei, vier und sechs.
    4. Frühling und Herbst: Alle deine Produktionskarten arbeiten einmal. Sommer: Nimm bis zu zwei Karten von der Wiese.
    • **Passen** kannst du im Herbst, auch wenn du noch Arbeiter hast. Du hast keinen Zug mehr; deine Arbeiter bleiben stehen; niemand darf dir Karten oder Ressourcen geben, Punkte-Marker von Gästen bekommst du aber noch.
    .title = Jahreszeiten und Passen
everdell-rules-city =
    Eine Stadt hat 15 Plätze, einen je Karte. Ausnahmen: Die Wanderin braucht keinen; Ehemann und Ehefrau teilen sich einen; die Ruine nimmt den Platz dessen, was sie verdrängt. Paare finden sich von selbst, und wer eines vollendet, passt auch in eine volle Stadt. Ereignisse und Karten unter dem Verlies oder unter Ereignissen gehören nicht zur Stadt.
    Du darfst keine Karten hinauswerfen, wenn es kein Effekt sagt. Verlässt eine Karte die Stadt, ist ihr Besetzt-Marker fort, und das Wesen, das er bezahlt hat, bleibt; Marker und Ressourcen auf ihr sind verloren; Gefangene werden abgeworfen. Ein Arbeiter auf ihr bleibt draußen, bis du deine Arbeiter zurücknimmst; einer, der für immer dort stand, verlässt das Spiel. Nur die Universität rettet ihn: Er zieht für immer dorthin und blockiert ihren Platz nicht.
    .title = Die Stadt
everdell-rules-piles =
    Du darfst höchstens acht Karten auf der Hand haben und ziehst nur bis dahin. Handkarten sind geheim, ihre Zahl nicht.
    Ist der Nachziehstapel leer, wird die Ablage gemischt. Sind beide leer, wird nichts gezogen, und eine Lücke in der Wiese bleibt, bis es wieder Karten gibt.
    Abgeworfene Karten liegen verdeckt; niemand darf sie durchsehen. Wer mehrere Karten von der Wiese nimmt, nimmt erst alle, dann wird aufgefüllt; eine von der Wiese gespielte Karte wird sofort ersetzt. „Aufdecken“ zeigt Karten allen.
    .title = Hand und Stapel
everdell-rules-giving =
    Manche Effekte geben Karten oder Ressourcen an jemand anderen. Du wählst, an wen. Karten gehen an jemanden mit Platz auf der Hand, wenn es so jemanden gibt; was nicht passt, wird abgeworfen.
    Wer gepasst hat, bekommt nichts, ein Gegner ohne Sitzplatz auch nicht. Ist sonst niemand da, werden Karten oder Ressourcen abgeworfen, und du bekommst deine Belohnung trotzdem.
    .title = Geben
everdell-rules-locations =
    • **Einfache Orte**, von links nach rechts: 3 Zweige (ein Arbeiter) · 2 Zweige und eine Karte · 2 Harz (ein Arbeiter) · 1 Harz und eine Karte · 2 Karten und ein Punkte-Marker · 1 Kiesel (ein Arbeiter) · 1 Beere und eine Karte (ein Arbeiter) · 1 Beere.
    • **Wald**, drei oder vier davon: 2 Beeren und eine Karte · 2 Ressourcen deiner Wahl · beliebig viele abwerfen und je zwei ziehen · einen Einfachen Ort kopieren und eine Karte ziehen · 3 Karten und 1 Kiesel · 1 Zweig, 1 Harz, 1 Beere · 3 Beeren · 2 Harz und 1 Zweig · 2 Karten und eine Ressource deiner Wahl · bis zu drei Karten abwerfen für je eine Ressource · 2 Karten der Wiese nehmen und eine davon für 1 weniger spielen.
    Ein kopierter Ort darf besetzt sein. Jeder von ihnen ist ein eigenes Thema.
    .title = Orte
everdell-rules-events =
    • **Einfache Ereignisse** zählen je 3 Punkte: Monument der Stadt (3 Verwaltungskarten), Die große Fahrt (3 Ziele), Herbstfest (4 Produktionskarten), Expedition des Kartographen (3 Bewegungskarten).
    • **Besondere Ereignisse** brauchen zwei bestimmte Karten in deiner Stadt, Die Everdell-Spiele zwei Karten jedes Typs. Manche bewirken sofort etwas, manche zählen am Ende Punkte für das, was auf oder unter ihnen oder in deiner Stadt liegt. Fehlt dann die Kapelle, das Verlies, das Kloster oder der Friedhof, zählt ihr Ereignis nichts.
    Setz einen Arbeiter auf ein Ereignis, um es zu erledigen. Was auf einem Ereignis liegt, kannst du nicht mehr ausgeben. Jedes Ereignis ist ein eigenes Thema.
    .title = Ereignisse
everdell-rules-scoring =
    Das Spiel endet, wenn alle gepasst haben. Du zählst
    • die Punkte aller Karten in deiner Stadt (der Narr kostet 2),
    • Punkte-Marker, auch die auf Kapelle und Uhrturm,
    • die Boni deiner Wohlstandskarten,
    • die Reise,
    • deine Ereignisse mit allem, was auf oder unter ihnen liegt.
    Ressourcen zählen nichts, außer beim Architekten. Bei Gleichstand gewinnt, wer mehr Ereignisse erledigt hat, dann, wer mehr Ressourcen übrig hat; danach teilt ihr den Sieg.
    .title = Wertung
everdell-rules-rulings =
    Wo die Regeln etwas offen lassen, spielen wir so:
    • Ein Arbeiter braucht wenigstens einen Teil eines Effekts; ein leeres Lager hat keinen.
    • Verwaltungskarten wirken nur, wenn sie zu Beginn des Ausspielens schon da waren.
    • Kran, Gastwirt und Gefangene gehen, bevor Platz und Einzigartigkeit geprüft werden. Diese Vorteile und die Richterin brauchen eine Karte, die etwas kostet.
    • Der Narr weckt den Historiker, nicht den Ladeninhaber. Er darf auch in die Stadt von jemandem, der gepasst hat.
    • Der Waldläufer muss einen Arbeiter versetzen, wenn es geht.
    • Minenmaulwurf: Durch einen fremden Maulwurf erreichst du alle anderen Städte, auch deine eigene; nie einen Maulwurf oder ein Fegehörnchen.
    • Friedhof: Ein Stapel mit weniger als vier Karten darf gewählt werden, wenn er eine hat.
    • Gleich an Punkten, Ereignissen und Ressourcen: ein geteilter Sieg.
    .title = Wie wir die Regeln lesen
