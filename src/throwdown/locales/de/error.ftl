# Was nicht ging, und was man tun kann. Der Name ist der Code mit Strichen statt / und _.

error-throwdown-error = Das ging nicht. Prüf deine Eingabe und versuch es noch einmal.
error-part-missing = Dafür fehlt hier ein Teil: führe im Klon des Projekts scripts/release build aus, dann pip install dist/*.whl.
error-part-arena = Die Arena ist nicht installiert: gib --thrower luck an, oder installiere die Arena.
error-part-postgres = Dafür fehlen hier Pakete für PostgreSQL. Führe im Klon des Projekts scripts/install dev aus, sonst pip install mit dem Extra postgres.
error-part-tab = Die Teile für das Spielen im Browser-Tab fehlen hier: führe im Klon des Projekts scripts/web aus, sonst pip install mit dem Extra tab.

error-site-not-ours = Dieser Ordner enthält andere Dateien: Wähle einen leeren oder einen mit einer älteren Fassung.
error-site-server = Nenne einen Server mit seiner ganzen Adresse, etwa https://dice.example.
error-part-passkeys = Dafür fehlt hier ein Paket für Passkeys. Im Klon des Projekts scripts/install dev ausführen, sonst pip install mit dem Extra passkeys.

error-game-unknown = Dieses Spiel gibt es nicht: Wähle eines der gezeigten.
error-game-seats = Dieses Spiel ist für 2 bis 5 Spieler: Wähle eine Zahl dazwischen.
error-game-contract = Dieses Spiel verletzt die Regeln für Spiele: Melde das oder spiel ein anderes.
error-game-own = Dein eigenes Spiel lässt sich nicht laden: Sieh in der Anleitung für eigene Spiele nach und berichtige seine Klasse.

error-option-value = Diesen Wert kann die Regeloption nicht haben: Wähle einen der angebotenen.
error-option-visible = In diesem Spiel sind die Vorräte immer offen: Lass supply_visibility weg.
error-option-unknown = Diese Regeloption gibt es nicht: Prüf ihren Namen.
error-option-not-in-edition = Dieses Spiel hat diese Regeloption nicht: Lass sie weg.
error-option-start-placed = Ein gelegter Startwürfel zeigt nie X, also gibt es nichts zu drehen: Lass ihn werfen, oder lass start_x weg.
error-option-edition = Dieses Spiel hat keine Ausgabe mit diesem Namen oder in dieser Sprache: wähle eine andere oder keine (none).
error-option-elements = Diese Variante spielt man mit zwei bis fünf Elementen: wähle mehr, oder spiel eine andere Variante.
error-option-dice = So viele Würfel zu Beginn gehen nicht: Jeder Platz braucht mindestens 1, alle zusammen höchstens 25.

error-action-illegal = Das erlauben die Regeln jetzt nicht: Wähle einen der angebotenen Züge.
error-action-unknown = Diesen Zug gibt es in diesem Spiel nicht: Wähle einen der angebotenen.
error-action-not-your-turn = Du bist nicht dran: Warte, bis du gefragt wirst.
error-action-not-your-decision = Das entscheidet jemand anders: Warte, bis du gefragt wirst.
error-action-not-now = Der letzte Wurf wird noch ausgewertet: Warte auf das Ergebnis.
error-action-game-over = Das Spiel ist vorbei: Beginne ein neues.
error-action-no-such-seat = Diesen Spieler gibt es an diesem Tisch nicht: Wähle einen der gezeigten.
error-action-seat-left = Dieser Spieler hat das Spiel verlassen und spielt nicht mehr mit.
error-action-already-chosen = Du hast für den ganzen Zug gewählt: Würfle jetzt.
error-action-boost-with-roll = Karten legst du zusammen mit einem Wurf dazu: Nenne auch die Würfel.
error-action-choose-first = Wähle zuerst: { place-hub.acc } oder den wartenden Fang.
error-action-consolation-first = Sag zuerst, wie viele Karten du { cry-bust.after } ziehst.
error-action-count = So viele Karten kannst du nicht ziehen: Wähle eine der angebotenen Zahlen.
error-action-illegal-cards = Das sind keine Karten: Nenne ihre Farben mit Y, B, R und G.
error-action-illegal-dice = Das sind keine Würfel: Nenne sie mit ihren Nummern.
error-action-illegal-target = Darum kannst du nicht würfeln: Wähle etwas Angebotenes.
error-action-must-roll = Würfle mindestens einmal, bevor du aufhörst.
error-action-no-such-die = Diesen Würfel gibt es nicht: Die sieben Würfel sind die gezeigten.
error-action-not-in-yard = Diese Karten liegen nicht in deinem { place-yard }: Wähle unter denen, die dort liegen.
error-action-not-received = Diese Karten hast du nicht bekommen: Verteile nur die gezeigten.
error-action-same-die-twice = Du hast einen Würfel zweimal genannt: Nenne jeden einmal.
error-action-split-first = Verteile zuerst die erhaltenen Karten auf { place-yard } und { place-heap }.
error-action-too-few-cards = Das genügt nicht: Bring { place-hub.acc } auf mindestens acht Karten.
error-action-too-few-dice = Würfle mit mindestens vier Würfeln.
error-action-top-up-first = Bring zuerst { place-hub.acc } auf acht Karten.
error-action-wrong-phase = Das geht jetzt nicht: Beantworte zuerst die Frage.
error-action-yard-full = Ein { place-yard } fasst höchstens sechs Karten: Leg mehr davon auf den { place-heap }.

error-outcome-illegal = So können die Würfel nicht liegen: Gib noch einmal ein, was sie zeigen.
error-outcome-unexpected = Das erwartet das Spiel jetzt nicht: Beantworte die Frage.
error-outcome-cards = Diese Karten gehören nicht hierher: Gib sie noch einmal ein.
error-outcome-cause = Ein Würfel kann { place-arena.acc } verfehlen, hinausspringen oder hinausgestoßen werden: Gib eines davon ein.
error-outcome-dice = Die Zahl der Würfel stimmt nicht: Nenne eine Seite für jeden geworfenen Würfel.
error-outcome-die = Dieser Würfel gehört nicht zu diesem Wurf: Nenne nur geworfene Würfel oder solche { place-arena.in }.
error-outcome-face = Diese Seite gibt es in diesem Spiel nicht: Tippe eine der gezeigten.
error-outcome-lot = Gib alles Gezeigte genau einmal ein.
error-outcome-racer = Dieser Spieler ist nicht im Rennen: Nenne jemanden, der einen Turm baut.
error-outcome-stack = So können Würfel nicht aufeinanderstehen: Gib noch einmal ein, welche noch stehen.

error-entry-unreadable = Das lässt sich nicht lesen: Tippe es wie im Beispiel.
error-entry-unclear = Das kann mehreres heißen: Tippe es wie im Beispiel.
error-answer-unclear = Diese Antwort ist nicht eindeutig: Tippe eine der gezeigten.

error-notation-malformed = Dieser Text beschreibt keine Stellung dieses Spiels: Prüf ihn oder beginne ein neues Spiel.
error-record-damaged = Die Aufzeichnung ist in Zeile { $line } beschädigt: Was davor steht, ist noch brauchbar.
error-record-entry = Dieser Eintrag passt nicht zum Spiel bis dahin.
error-record-signature = Eine Unterschrift dieser Aufzeichnung ist fehlerhaft oder gehört zu keinem ihrer Plätze.
error-record-version = Die Aufzeichnung stammt von einer neueren Version: Aktualisiere Throwdown, um sie zu lesen.
error-save-refused = Dort lässt sich das Spiel nicht speichern oder öffnen: Wähle einen anderen Namen oder Ort.
error-save-unknown = Dieses gespeicherte Spiel gibt es nicht: Wähle eines aus der Liste.
error-save-unreadable = Dieses gespeicherte Spiel lässt sich nicht lesen: Wähle ein anderes oder beginne ein neues.
error-save-secret = Das Geheimnis dieses Spielstands fehlt oder ist beschädigt: Leg seine Datei wieder daneben, oder sieh das Spiel mit throwdown replay an.
error-save-referee = Dieses Spiel wird mit der echten Schachtel gespielt: Setze es im Schiedsrichter fort.

error-bot-unknown = Kein Bot mit diesem Namen spielt dieses Spiel: Wähle einen der gezeigten.
error-bot-own = Dein eigener Bot kann nicht spielen: Sieh in der Anleitung für eigene Bots nach und berichtige Datei, Klasse oder Antworten.

error-table-refused = Das kann der Tisch nicht: Versuch etwas anderes.
error-table-first = Es ist nicht klar, wer beginnt: nenne jemanden an diesem Tisch, mit Platz oder Namen.
error-table-key = Dieser Schlüssel ist ungültig: Ein Schlüssel und sein Hashwert haben je 64 hexadezimale Ziffern in Kleinbuchstaben.
error-table-manner = So kann man Würfel nicht werfen: Wähle eine der gezeigten Arten.
error-table-names = Zwei Spieler heißen gleich: Gib ihnen verschiedene Namen.
error-table-not-over = Dieses Spiel ist noch nicht vorbei: Spiel es zu Ende oder verlass es zuerst.
error-table-seat = Diesen Spieler gibt es an diesem Tisch nicht: Wähle einen der gezeigten.
error-table-seats = Die Zahl der Spieler passt nicht zum Tisch: Nenne einen Namen für jeden Platz.
error-table-tournament = Für dieses Spiel gibt es kein Turnier: Spiel einzelne Spiele.
error-table-undo = Das lässt sich nicht rückgängig machen: Seither waren Würfel oder Karten zu sehen.
error-table-handled = { place-arena } und Würfel sind oft genug bewegt worden: Wirf jetzt.

error-tournament-finished = Alle Spiele des Turniers sind gespielt: Beginne ein neues.
error-tournament-no-decider = Ein Entscheidungsspiel ist nicht fällig: Um Platz eins gibt es keinen Gleichstand.
error-tournament-seats = Das sind nicht die Spieler dieses Spiels: Nenne die, die gespielt haben.
error-tournament-tie = In diesem Turnier entscheidet bei Gleichstand ein weiteres Spiel: Spielt es.
error-tournament-entry = Das passt nicht zum jetzigen Stand des Turniers: Lade die Seite neu.
error-tournament-damaged = Dieses Turnier lässt sich nicht lesen. Sag es dem Betreiber des Servers; die anderen Turniere gehen weiter.
error-tournament-closed = Dieses Turnier ist beendet.
error-tournament-entrant = Für diese Person geht das gerade nicht: Sie sitzt an einem Tisch, ist weg oder schon da.
error-tournament-begun = In ein K.-o.-Turnier, das begonnen hat, kann niemand mehr einsteigen.
error-tournament-running = An Tischen dieser Runde wird noch gespielt: Wartet auf ihre Ergebnisse.
error-tournament-few = Es sind zu wenige Spieler da.
error-tournament-places = Diese Plätze passen nicht zum Tisch: Gib jedem einen, und bei Gleichstand denselben.
error-tournament-table = Diesen Tisch gibt es im Turnier nicht.
error-tournament-reported = Dieser Tisch hat schon ein Ergebnis: Die Turnierleitung kann es berichtigen.
error-tournament-played = Alle Runden dieses Turniers sind gespielt.
error-tournament-settings = Mit diesen Einstellungen ist kein Turnier möglich.
error-tournament-bell = Nach dem Läuten geht das nicht mehr.
error-tournament-host-only = Das darf nur die Turnierleitung.
error-tournament-not-yours = Wie ein Tisch ausging, sagen nur seine Spieler und die Turnierleitung.
error-tournament-dropped = Die Turnierleitung hat dich herausgenommen. Bitte sie, dich zurückzuholen.
error-tournament-own-name = Ihren Namen wählen alle selbst.
error-tournament-name-taken = Ein anderer Spieler des Turniers heißt schon so: Hänge einen Buchstaben an, etwa Ben K.
error-tournament-bot = Ein Bot mit Token kann an keinem Turnier teilnehmen.
error-tournament-online = Das Ergebnis eines Online-Tisches kommt aus dem Spiel. Auch die Turnierleitung kann es eintippen.
error-tournament-entered = Du nimmst an diesem Turnier schon teil.
error-tournament-not-entered = Du nimmst an diesem Turnier nicht teil.
error-tournament-too-many = Du leitest so viele Turniere, wie eine Person leiten darf. Beende zuerst eines.
error-tournament-full = Dieses Turnier ist voll.
error-tournament-bots = In diesem Turnier sind so viele Bots, wie es haben darf.
error-tournament-no-bots = Bots können keine echten Würfel werfen.
error-tournament-paper = An diesem Tisch hat jemand kein Gerät: Spielt an einem gemeinsamen Gerät oder mit einer echten Schachtel.
error-tournament-device = Dieser Tisch ist schon auf einem Gerät offen.
error-tournament-busy = Andere ändern dieses Turnier im selben Augenblick: Versuch es noch einmal.

error-words-language = Diese Sprache oder dieses Thema gibt es hier nicht: Wähle eine der gezeigten Möglichkeiten.

error-throw-bounds = Eine Zahl liegt außerhalb ihres Bereichs: Sieh nach, wie groß sie mindestens und höchstens sein darf.
error-throw-intent = Ein Wurf besteht aus neun ganzen Zahlen: Ort, Tempo und Drall.
error-throw-release = Die Würfel würden in einem anderen Würfel starten: lass höher oder woanders los.
error-throw-scene = So können die Würfel nicht liegen: lass Platz zwischen ihnen und bleib { place-arena.in }.
error-throw-dice = Diese Würfel lassen sich nicht werfen: wirf 1 bis 26, jeden nur einmal.
error-throw-target = Dieser Würfel liegt nicht { place-arena.in }: ziele auf einen, der dort liegt.
error-throw-place = Dorthin lässt sich der Würfel nicht schieben: er muss drinnen bleiben und Abstand halten.
error-throw-failed = Der Wurf ließ sich nicht berechnen. Er bleibt bestehen: versuch es noch einmal.
error-throw-engine = Die Simulation hat einen Fehler gemeldet. Der Wurf bleibt bestehen: versuch es noch einmal.
error-throw-offline = Die Simulation ließ sich nicht herunterladen. Der Wurf bleibt bestehen: Prüfe deine Verbindung und versuch es noch einmal.

error-record-motion = Die aufgezeichnete Bewegung eines Wurfs ist beschädigt.
error-record-secret = Das aufgedeckte Geheimnis ist ungültig: Die Aufzeichnung ist beschädigt.
error-record-thrower = Die Würfe dieses Spiels lassen sich nicht nachrechnen.

error-table-thrower = Diese Art zu werfen gibt es nicht: Wähle luck oder physics.
error-table-intent = Die Zahlen dieses Wurfs oder Zugs passen nicht zu diesem Tisch: lass sie weg oder berichtige sie.
error-table-secret = Ohne sein Geheimnis lässt sich dieses Spiel nicht fortsetzen: Du kannst es nur noch ansehen.

error-store-conflict = Jemand war schneller: Sieh noch einmal auf den Tisch und wähle dann.
error-store-failed = Der Server kann gerade nichts speichern. Nichts ist verloren: Versuch es gleich noch einmal.
error-store-refused = Das kann der Server so nicht speichern: Prüfe es und versuch es noch einmal.
error-store-newer = Diese Datenbank stammt von einer neueren Version des Programms: nimm diese Version.
error-store-foreign = Diese Datei ist keine Datenbank von Throwdown: Gib eine andere Datei an.
error-store-backup = Diese Sicherung lässt sich nicht anlegen oder verwenden: gib eine andere Datei an oder erlaube, die alte zu ersetzen.
error-store-absent = Diese Datei gibt es nicht: Nenne eine vorhandene.
error-store-damaged = Diese Datenbank oder Sicherung ist beschädigt: nimm eine frühere Sicherung.
error-store-older = Diese Datenbank stammt von einer Version vor 1.0 und lässt sich nicht lesen: fang mit einem neuen Ordner an.
error-store-full = Diese Datenbank ist nicht leer: erlaube mit --overwrite, alles darin zu ersetzen, oder gib eine andere an.
error-store-both-files = Beides sind Dateien: throwdown admin backup kopiert eine Datei in eine andere.
error-store-address = Das ist keine Adresse einer Datenbank: schreib sie wie postgresql://dice@db/dice, ein Passwort als NAME:PASSWORT@.
error-store-key = Der Schlüssel zu den Geheimnissen laufender Spiele fehlt oder ist falsch: Leg den richtigen wieder hin.
error-store-taken = Ein anderer Server benutzt diesen Ordner: beende ihn oder gib jedem Server seinen eigenen.
error-store-folder = Dieser Ordner lässt sich nicht anlegen oder beschreiben: gib einen anderen an oder erlaube dem Programm, dort zu schreiben.
error-store-unreachable = Die Datenbank antwortet nicht oder lehnt diesen Benutzer ab: Prüfe Adresse, Benutzer und Passwort.
error-store-shared = Ein anderer Server benutzt diese Datenbank, und einer von beiden soll allein laufen: Beende einen, oder richte beide zum Teilen ein.
error-store-not-owner = Dieser Tisch ist jetzt auf einem anderen Server: Schick die Anfrage dorthin.
error-cluster-away = Dieser Tisch zieht auf einen anderen Server um. Nichts ist verloren: versuch es gleich noch einmal.

error-settings-value = Eine Einstellung hat einen ungültigen Wert: Berichtige ihn.
error-settings-unknown = Diese Einstellung gibt es nicht: Prüf ihren Namen.
error-settings-file = Die Datei mit den Einstellungen lässt sich nicht lesen: Nenne eine andere oder berichtige sie.
error-settings-port = Der Server kann diesen Port oder diese Adresse nicht benutzen: Wähle etwas anderes.
error-settings-tls = Mit diesen Dateien kann der Server kein https: Gib ein Zertifikat und seinen Schlüssel an, ohne Passwort.

error-name-empty = Ein Name braucht mindestens einen Buchstaben: Gib einen Namen ein.
error-name-length = Dieser Name ist zu lang: Wähle einen kürzeren.
error-name-characters = Dieser Name hat Zeichen, die sich nicht zeigen lassen: Lass sie weg.
error-name-scripts = Dieser Name mischt Buchstaben aus Alphabeten, die gleich aussehen: Bleib bei einem.
error-name-protected = Dieser Name gehört hier schon jemand anderem: Wähle einen anderen.
error-name-reserved = Diesen Namen könnte man für den Server selbst halten: Wähle einen anderen.
error-name-bot = Diesen Namen hat ein Bot: Wähle einen anderen.

error-chat-empty = Diese Nachricht ist leer: Schreib etwas.
error-chat-length = Diese Nachricht ist zu lang: Kürze sie.
error-chat-characters = Diese Nachricht hat Zeichen, die sich nicht zeigen lassen: Lass sie weg.

error-request-host = Auf diesen Namen hört der Server nicht: Öffne ihn unter seiner eigenen Adresse.
error-request-origin = Das kommt von einer Seite, die nicht zu diesem Server gehört: Öffne die Seite des Servers selbst.
error-request-refused = Diese Verbindung gibt es nicht, oder du darfst sie nicht benutzen: Prüf den Link.
error-request-upgrade = Diese Adresse ist für WebSockets: Verbinde dich mit einem.
error-request-full = Der Server ist voll: Versuch es später noch einmal.
error-request-media-type = Der Server nimmt nur JSON: Schick es als application/json.
error-request-too-large = Die Anfrage ist zu groß: Schick weniger.
error-request-rate = Das waren zu viele Anfragen: Warte einen Moment und versuch es noch einmal.
error-request-sockets = Von deiner Adresse sind zu viele Fenster oder Geräte verbunden: Schließ zuerst eines.
error-request-connections = Zu viele Verbindungen von deiner Adresse: Schließ zuerst eine.
error-request-malformed = Der Server kann diese Anfrage nicht lesen: Schick sie noch einmal.
error-request-head = Adresse und Kopf der Anfrage sind zu lang: Lösch die Cookies dieser Seite und versuch es noch einmal.
error-request-slow = Die Anfrage kam zu langsam an: Prüf deine Verbindung und versuch es noch einmal.

error-server-fault = Auf dem Server ging etwas schief: Versuch es noch einmal.
error-server-refused = Das geht hier nicht: Versuch etwas anderes.
error-server-method = So lässt sich diese Adresse nicht benutzen: Sieh in der Beschreibung der API nach.
error-server-not-found = Hier ist nichts, oder du darfst es nicht sehen: Prüf den Link.
error-server-too-often = Das war zu oft: Warte eine Weile und versuch es dann noch einmal.
error-server-too-fast = Das war zu schnell: Warte einen Moment und versuch es dann noch einmal.
error-server-busy = Der Server ist ausgelastet: Versuch es gleich noch einmal.
error-server-table-damaged = Dieser Tisch lässt sich nicht lesen. Sag es dem Betreiber des Servers; an den anderen Tischen geht es weiter.
error-server-work-down = Etwas, das auf dem Server im Hintergrund läuft, ist ausgefallen und wird gleich neu gestartet: Was es war, steht im Log.

error-server-closed = Dieser Tisch ist geschlossen: Eröffne einen anderen.
error-server-crowded = An diesem Tisch sind zu viele Leute: Komm später wieder.
error-server-expelled = Der Gastgeber hat dich von diesem Tisch entfernt: Such dir einen anderen.
error-server-password = Dafür braucht es das Passwort des Tisches: Gib das richtige ein.
error-server-passwords = Für diesen Tisch wurden zu viele falsche Passwörter eingegeben: Warte eine Weile oder frag, wer ihn eröffnet hat.
error-server-new-password = Ein Tisch mit Passwort braucht eines, und kein anderer nimmt eines an: Wähle, wer hereindarf, oder gib ein Passwort ein.
error-server-short-password = Dieses Passwort ist zu kurz: Nimm mindestens sechs Zeichen.
error-server-no-watching = An diesem Tisch darf niemand zuschauen: Such dir einen anderen.
error-server-too-many-tables = Du hast zu viele Tische offen: Beende oder schließ zuerst einen.
error-server-too-many-tables-here = Von deiner Adresse aus sind zu viele Tische offen: Beende oder schließ zuerst einen.
error-server-tables-often = Du hast in einer Stunde viele Tische eröffnet: Spiel an einem davon weiter oder warte eine Weile.
error-server-replays-often = Von deiner Adresse aus werden zu viele beendete Spiele abgerufen: Warte eine Minute und versuch es dann noch einmal.
error-server-codes-often = Von deiner Adresse kamen zu viele falsche Codes: Versuch es in { $seconds } s wieder, oder nimm den Link.
error-server-no-code = Kein Tisch hat diesen Code: Prüf die sechs Buchstaben, oder lass dir den Link geben.
error-server-disk-low = Die Festplatte des Servers ist fast voll: Sag es dem Betreiber und spiel an einem offenen Tisch.
error-server-hello-twice = Du hast hello schon geschickt: Schick die nächste Nachricht.
error-server-id-reused = Diese Zugnummer gehört schon zu etwas anderem: Wähle eine neue.
error-server-stale = Inzwischen ist etwas passiert: Sieh noch einmal auf den Tisch und wähle dann.

error-server-host-only = Das darf nur der Gastgeber des Tisches: Frag ihn.
error-server-not-your-seat = Das ist gerade nicht dein Platz: Spiel für einen eigenen.
error-server-no-seat = Diesen Platz gibt es hier nicht: Wähle einen der gezeigten.
error-server-seat-taken = Dort sitzt schon jemand: Wähle einen anderen Platz.
error-server-reserved = Das Turnier hat die Plätze dieses Tisches reserviert.
error-server-seat-free = Ein Platz ist noch frei: Warte auf jemanden oder setz einen Bot hin.
error-server-beginning = Das Spiel beginnt gleich: Warte einen Moment.
error-server-begun = Das erste Spiel hat begonnen. Das nächste beginnt der Spieler links davon.
error-server-lots = Dieser Tisch lost aus, wer beginnt: Eröffne einen anderen, um jemanden zu bestimmen.
error-server-key-stale = Dieser Schlüssel gehört zu einem anderen Spiel: Sieh dir den Tisch noch einmal an.
error-server-key-fixed = Die Schlüssel werden gerade aufgedeckt: kein Platz kann sein Versprechen jetzt noch ändern.
error-server-key-reused = Dieser Schlüssel wurde hier schon einmal versprochen: zieh einen neuen.
error-server-key-changes = Dieser Platz hat seinen Schlüssel zu oft geändert: deck den letzten auf.
error-server-key-not-asked = Der Tisch verlangt von diesem Platz gerade keinen Schlüssel: Schick ihn später.
error-server-key-wrong = Das ist nicht der Schlüssel, den dieser Platz versprochen hat: schick den richtigen.
error-server-sign-no-game = Hier ist kein kürzlich beendetes Spiel zu unterschreiben.
error-server-sign-key = Kein Platz dieses Spiels hat diesen Unterschriftsschlüssel versprochen.
error-server-sign-wrong = Das unterschreibt nicht das Ende dieses Spiels.
error-client-key-dropped = Der Server hat deinen Schlüssel quittiert und das Spiel ohne ihn begonnen: dieses Spiel ist nicht fair. Bewahre den Beweis auf.
error-client-end-differs = Die Aufzeichnung dieses Spiels weicht von dem ab, was dein Browser gesehen hat; darum hat er sie nicht unterschrieben. Bewahre sie auf und vergleiche sie mit den anderen.
error-server-sits-already = Du hast schon einen Platz an diesem Tisch: Gib ihn zuerst frei.
error-server-own-name = Hier spielen alle unter dem eigenen Namen. Um andere zu benennen, eröffne einen Tisch für ein Gerät.
error-server-no-bots = Mit einer echten Schachtel können Bots nicht spielen: Lass sie weg.
error-server-not-a-bot = Nur ein Bot mit Token kann auf Tische warten: Erstelle zuerst ein Token.
error-server-too-many-bots = Zu viele Bots dieses Besitzers warten auf Tische: Halte einen davon an.
error-server-bot-away = Dieser Bot ist gegangen: Wähle einen anderen.
error-server-bot-declines = Dieser Bot spielt nicht an solchen Tischen: Wähle einen anderen oder andere Regeln.
error-server-bot-busy = Dieser Bot ist beschäftigt oder sitzt schon an einem deiner Tische: Wähle einen anderen.
error-server-playing = Während eines Spiels wechselt niemand den Platz: Warte, bis es vorbei ist.
error-server-no-game = Hier hat noch kein Spiel begonnen: Starte zuerst eines.
error-server-not-over = Dieses Spiel läuft noch: Komm nach seinem Ende wieder.
error-server-not-referee = Nur an einem Schiedsrichtertisch gibt man ein, was die Würfel zeigen: Eröffne einen.
error-server-no-card = Diese Karte ist nicht mehr im Stapel: Sieh noch einmal nach.
error-server-nobody-gone = Zu diesem Platz gibt es nichts zu entscheiden: Der Spieler ist da, oder der Tisch wartet noch.
error-server-no-hints = An diesem Tisch gibt es keine Tipps: Eröffne einen mit Tipps.
error-server-no-odds = Dieses Spiel zeigt nicht, wie sicher ein Wurf ist: Frag nach einem Tipp.

error-server-no-clock = Für diesen Platz gibt es kein Zeitlimit: Nimm dir die Zeit, die du brauchst.
error-server-no-more-time = Du kannst nicht noch einmal um mehr Zeit bitten: Die anderen können dir noch welche geben.
error-server-no-race = Dieses Rennen ist vorbei, oder du läufst nicht mit: Schau zu, wie es ausgeht.
error-server-race-early = Das Rennen hat noch nicht begonnen: Warte auf das Signal.
error-server-race-time = So viel Zeit ist noch gar nicht vergangen: Prüf die Uhr deines Geräts.
error-server-race-twice = Dein Turm ist schon fertig: Warte auf die anderen.

error-server-no-chat = An diesem Tisch ist der Chat ausgeschaltet.
error-server-phrases-only = An diesem Tisch chattet man nur mit fertigen Sätzen: Wähle einen aus.
error-server-report-self = Dich selbst kannst du nicht melden.
error-server-no-person = Diese Person ist nicht an diesem Tisch.
error-server-muted = Der Gastgeber hat dich stumm geschaltet: Bitte ihn, dich wieder reden zu lassen.
error-server-no-line = Diese Nachricht gibt es nicht: Wähle eine der gezeigten.

error-message-json = Der Server kann diese Nachricht nicht lesen: Schick immer nur ein JSON-Objekt auf einmal.
error-message-schema = Ein Feld dieser Nachricht passt nicht: Vergleich es mit dem Verzeichnis der Nachrichten.
error-message-type = Ein Feld dieser Nachricht hat den falschen Typ: Vergleich es mit dem Verzeichnis der Nachrichten.
error-message-unknown = Diese Nachricht gibt es hier nicht: Wähle eine aus dem Verzeichnis.
error-message-protocol = Diese Seite und der Server sprechen verschiedene Versionen: Lade die Seite neu.

error-person-unknown = Der Server kennt dich noch nicht: Gib zuerst einen Namen an.
error-person-passkey = Dieser Passkey passt hier nicht, oder es hat zu lange gedauert: Versuch es noch einmal oder melde dich anders an.
error-person-passkey-place = Passkeys brauchen https und eine Adresse mit Namen: Nimm hier die Karte.
error-person-no-passkey = Diesen Passkey kennt der Server nicht oder nicht mehr: Melde dich anders an.
error-person-code-length = Ein Wiederherstellungscode hat neun Wörter mit je fünf Buchstaben: Vergleiche ihn mit der Karte.
error-person-code-mistyped = Ein Buchstabe in diesem Wiederherstellungscode stimmt nicht: Vergleiche ihn mit der Karte.
error-person-no-code = Dieser Wiederherstellungscode gilt nicht mehr: Nimm die neueste Karte oder frag, wer den Server betreibt.
error-person-enough = Davon hast du genug: Entferne zuerst etwas.
error-person-same-table = Ihr sitzt beide am selben Tisch: Spielt diese Partie zuerst zu Ende.
error-person-no-ticket = Dieser Link gilt nicht mehr: Frag nach einem neuen.
error-person-bot = Ein Bot meldet sich nur mit seinem Token an: Wer ihn besitzt, kann ein neues erstellen.
error-person-may-not-invite = Du kannst hier niemanden einladen: Frag, wer den Server betreibt.
error-person-banned =
    Du kannst hier zurzeit nicht spielen. Grund: { $reason ->
        [insult] Beleidigungen oder Drohungen
        [unfair] unfaires Spiel
        [spam] Spam oder gestörte Spiele
        [name] ein Name, der hier nicht erwünscht ist
       *[rules] die Regeln dieses Servers
    }. Das endet in { $unit ->
        [hours]
            { $count ->
                [one] einer Stunde
               *[other] { $count } Stunden
            }
       *[days]
            { $count ->
                [one] einem Tag
               *[other] { $count } Tagen
            }
    }.
error-person-muted =
    Du bist an allen Tischen stumm geschaltet. Grund: { $reason ->
        [insult] Beleidigungen oder Drohungen
        [unfair] unfaires Spiel
        [spam] Spam oder gestörte Spiele
        [name] ein Name, der hier nicht erwünscht ist
       *[rules] die Regeln dieses Servers
    }. Das endet in { $unit ->
        [hours]
            { $count ->
                [one] einer Stunde
               *[other] { $count } Stunden
            }
       *[days]
            { $count ->
                [one] einem Tag
               *[other] { $count } Tagen
            }
    }.
error-person-renamed =
    Deinen Namen hat die Leitung des Servers gewählt. Du kannst ihn in { $unit ->
        [hours]
            { $count ->
                [one] einer Stunde
               *[other] { $count } Stunden
            }
       *[days]
            { $count ->
                [one] einem Tag
               *[other] { $count } Tagen
            }
    } wieder ändern.
error-desk-hosts = Diese Seite ist nur für die, die sich um diesen Server kümmern.
error-desk-self = Über dich selbst kannst du nicht entscheiden.
error-desk-colleague = Wer zur Leitung gehört, entscheidet nicht über andere aus der Leitung.
error-desk-muted = Du blendest sehr viele Leute aus: Zeig zuerst einige wieder.
error-person-signup-invite = Wer neu ist, braucht hier eine Einladung: Frag nach einem Link, oder melde dich an.
error-person-signup-closed = Hier kommt zurzeit niemand Neues dazu: Melde dich an, oder frag, wer den Server betreibt.

error-client-url = Das ist keine Adresse eines Servers: Gib eine an, die mit http beginnt.
error-client-lost = Die Verbindung zum Server ist weg: Versuch es noch einmal.
error-client-closed = Du hast diesen Tisch verlassen: Geh noch einmal hin.
error-client-refused = Das erlaubt der Server nicht: Lies, warum, und versuch etwas anderes.
error-client-status = Der Server hat unerwartet geantwortet: Prüf seine Adresse.
error-client-token = { $server } kennt das Token dieses Bots nicht: Lösch es, und erstell ein neues mit --new-token.

error-lesson-other = Das ist erlaubt, aber hier geht es um etwas anderes: Nimm den hervorgehobenen Knopf.
error-lesson-mark = Von dort lässt sich dieser Schritt nicht fortsetzen: Beginne ihn noch einmal.

error-group-keeper = Das darf nur, wer am längsten in der Gruppe ist.
error-group-own-name = Jeder wählt den eigenen Namen selbst.
error-group-bot = Bots können nicht Mitglied einer Gruppe sein.
error-group-too-many = Du bist schon in so vielen Gruppen, wie erlaubt sind. Verlass zuerst eine.
error-group-full = Diese Gruppe ist voll.
error-notice-address = An diese Adresse lassen sich keine Benachrichtigungen schicken. Sie muss mit https:// beginnen und ins öffentliche Internet führen.
error-notice-host = Dieser Server darf nicht an diesen Dienst schicken. Wähl einen aus der Liste, oder frag, wer den Server betreibt.
error-notice-host-unknown = Zu diesem Namen gibt es keinen Server. Prüf die Adresse.
error-notice-zone = Diese Zeitzone ist nicht bekannt. Lade die Seite neu.
error-notice-keys = Dieser Browser hat keine brauchbaren Schlüssel geschickt. Lade die Seite neu, und versuch es noch einmal.
error-notice-too-many = Deine Benachrichtigungen gehen schon an so viele Orte, wie erlaubt sind. Entferne zuerst einen.
error-notice-too-often = Du hast das oft versucht. Warte eine Viertelstunde.

error-tab-unavailable = Das gibt es nicht, wenn das Spiel allein im Browser läuft. Dafür brauchst du einen Server.
error-tab-storage-full = Auf diesem Gerät ist kein Platz mehr für diese Seite, darum wurde nichts gespeichert. Schaff Platz und wähle dann noch einmal.
error-tab-storage-denied = Dieser Browser lässt die Seite hier nichts speichern. Verlass das private Fenster, oder erlaube es in den Einstellungen des Browsers.

error-command-together = { $option } und { $other } passen nicht zusammen: Lass eines weg.
error-command-needs = { $option } geht nur zusammen mit { $other }: Gib das dazu, oder lass { $option } weg.
error-command-meaningless = { $option } hat bei { $game } keine Bedeutung: Lass es weg.
error-command-missing = { $option } fehlt: Gib es dazu, zum Beispiel { $option } { $example }.
error-command-unreadable = { $option } { $text } lässt sich nicht lesen: Schreib es wie { $example }.
error-command-range = { $option } { $text } geht nicht: Gib { $least } bis { $most } an.
error-command-cards = { $option } { $text } geht nicht: Von jeder Farbe gibt es { $most } Karten.
error-command-symbol = { $typed } steht auf keinem Würfel von { $game }: Wähle aus { $known }.
error-command-dice = Das sind zusammen { $count } Würfel: Das Spiel hat { $most }.
error-command-twice = { $text } nennt ein Element zweimal: Nenn jedes einmal.
error-command-phase = In der Phase { $phase } wird nicht geworfen: Gib einen Stand an, in dem jemand werfen soll.
error-command-table = Welcher Tisch? Gib URL und TABLE an, oder --config FILE für einen Bot, der auf einen Platz wartet.
error-command-players = Niemand spielt: Nenn 2 bis 5 Spieler, zum Beispiel --bots thumb,random.
error-command-model = { $model } ist kein Wurfmodell: Wähle luck oder base, oder schreib eines wie drop=0,0;hit=0.25,0.02.
error-command-beginners = Für einen Anfänger gibt es hier keinen Platz: Nenn Plätze von 1 bis { $seats }.
error-analysis-game = { $game } lässt sich nicht auswerten: Wähle ein Spiel, das zum Programm gehört.
error-analysis-model = { $game } zu { $seats } wird nur mit dem Modell { $model } ausgewertet: Lass --model weg.
error-analysis-manner = Das Modell hat nur { $known }, aber jemand warf mit { $manner }: Nimm { $manner } dazu.

error-file-unreadable = { $path } lässt sich nicht lesen ({ $why }): Gib eine andere Datei an.
error-file-text = { $path } ist kein Text in UTF-8 (Byte { $byte }): Gib eine andere Datei an.
error-file-no-record = { $path } ist keine Spielaufzeichnung: Gib eine Datei an, die Throwdown gespeichert oder ein Server geschickt hat.
error-file-there = { $path } gibt es schon: Lösch die Datei, oder wähle einen anderen Namen.
error-file-unwritable = { $path } lässt sich nicht schreiben ({ $why }): Gib eine andere Datei an.
error-file-orders = { $path } lässt sich nicht verwenden: { $why }
error-file-token = { $path } gibt kein Token her: Nenn eine token_file von --new-token, oder setz THROWDOWN_TOKEN.
