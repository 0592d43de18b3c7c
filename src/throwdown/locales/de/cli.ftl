# What the command line says about itself

cli-about = Arena-Würfelspiele und { game-verasselt }: spielen, einladen, leiten, prüfen.
cli-about-more = Ohne Befehl startet der Server auf diesem Gerät, und die Seite öffnet sich.
cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-some-options = { "[OPTIONEN]" }
cli-some-command = { "[BEFEHL] [ANGABEN]..." }
cli-text = TEXT
cli-file = DATEI
cli-default = Vorgabe: { $value }
cli-example = Beispiel: { $command }
cli-any-help = Diese Hilfe zeigen.
cli-any-version = Die Version zeigen.

# Commands: one line for the list, and more for their own help

cli-serve = Tische, Bots und die Seite für Browser bereitstellen.
cli-serve-more = Der Server speichert alles in einem Ordner.
cli-site = Das Spiel als Ordner für beliebigen Webspace schreiben.
cli-site-more = Besucher spielen im Browser, ohne Server. Der Ordner funktioniert unter jedem Pfad. Ein Ordner mit einer älteren Fassung wird aktualisiert; einer mit anderen Dateien wird abgelehnt.
cli-join = Einen Bot an TABLE auf dem Server URL setzen.
cli-join-more = Mit --config wartet er auf viele Tische. TABLE ist die Kennung eines Tisches, sein Link oder sein kurzer Code.
cli-admin-backup = Alle Spiele und Leute eines laufenden Servers kopieren.
cli-admin-backup-more = Die Sicherung ist eine geprüfte Momentaufnahme des Servers. Sie überschreibt nichts. Damit laufende Spiele nach dem Wiederherstellen weitergehen, brauchst du den Schlüssel des Servers. Er ist nicht in der Sicherung.
cli-admin-restore = Die Daten eines Servers durch eine Sicherung ersetzen.
cli-admin-restore-more = Halte zuerst den Server an. Der Befehl prüft die Sicherung, bevor er etwas ersetzt. Den Schlüssel nimmt er aus --key, aus der Datei neben der Sicherung oder vom Server selbst.
cli-admin-copy = Spiele und Leute in einen anderen Speicher kopieren.
cli-admin-copy-more = FROM und TO sind eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank. Halte zuerst den Server an. Danach vergleicht der Befehl jede Zeile.
cli-admin = Einen Server betreuen: Leute, Tische, Daten.
cli-admin-more = Der Server darf laufen. Nur vor restore und copy muss er stehen.
cli-admin-people = Leute zeigen: nach Name oder Kennung, oder wer zuletzt da war.
cli-admin-tables = Die offenen Tische zeigen.
cli-admin-reset = Einen Link machen für jemanden, der alles verloren hat.
cli-admin-reset-more = Der Link gilt einmal. Alles andere, womit sich die Person angemeldet hat, wird ungültig: Karte, Passkeys, Token ihrer Bots.
cli-admin-invite = Einen Link machen, der neue Leute hereinlässt.
cli-admin-invite-more = Mit --take-back und dem Link endet eine Einladung. Ohne den Link enden alle.
cli-admin-forget = Jemanden löschen, auch den Namen in allen Spielen.
cli-admin-host = Jemanden zum Gastgeber dieses Servers machen.
cli-admin-host-more = Gastgeber entscheiden nicht übereinander.
cli-admin-ban = Jemanden für einige Tage aussperren.
cli-admin-mute = Jemandem für einige Tage den Chat nehmen.
cli-admin-rename = Einer Person oder einem Turnier einen Namen geben.
cli-admin-close = Einen Tisch oder ein Turnier schließen: Alle gehen.
cli-admin-reports = Die Meldungen zeigen, die warten.
cli-admin-settle = Eine Meldung erledigen: Sie wird gelöscht.
cli-admin-log = Zeigen, wer was entschieden hat.
cli-play = GAME an diesem Terminal spielen: Menschen und Bots.
cli-play-more = Nur mit --bots spielen Bots, und du liest mit.
cli-referee = Schiedsrichter sein, wenn ihr GAME mit der Schachtel spielt.
cli-referee-more = Tippe ein, was die Würfel zeigen; der Schiedsrichter wendet die Regeln an.
cli-replay = Ein aufgezeichnetes Spiel als Text ausgeben.
cli-replay-more = Eine beschädigte Aufzeichnung wird bis zur beschädigten Stelle ausgegeben.
cli-verify = Ein Spiel prüfen: Jeder Wurf wird neu berechnet.
cli-verify-more = Der Befehl prüft auch Hashkette, Festlegung, Schlüssel und Unterschriften. Er endet mit 0, wenn alles stimmt, mit 1, wenn etwas falsch ist, mit 3, wenn sich etwas hier nicht prüfen lässt.
cli-odds = Genaue Chancen in GAME, für jeden Wurf.
cli-odds-more = Für jeden Wurf in eine Arena oder für einen Wurf von { game-verasselt }.
cli-check-game = GAME zufällig spielen und jeden Zustand prüfen.
cli-check-game-more = GAME ist modul:name für ein eigenes Spiel.
cli-completion = Ausgeben, womit SHELL Befehle ergänzt.
cli-completion-more = Ergänzt werden Befehle, Spiele, Bots, Ausgaben und Regeloptionen. SHELL ist bash, zsh oder fish.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl oder es (Vorgabe: die Sprache deines Systems).
cli-any-theme = Welche Namen: published (veröffentlicht) oder neutral.
cli-any-json = JSON für Maschinen ausgeben.
cli-any-edition = Die Regeln einer gedruckten Ausgabe, nach Sprache oder Name: de, hp-DE; none für die Grundregeln.
cli-any-option = Eine Regeloption, etwa --option collect=optional. Mehrere sind möglich.
cli-any-think = Wie lange ein Bot über eine Entscheidung nachdenken darf, etwa 10ms oder 1s.
cli-any-model = Wie geworfen wird. luck ist die Tabelle der Chancen, mit der Spiele rechnen (Vorgabe). Mit base wird nichts getroffen. Oder gib Zahlen an wie 'drop=0,0;toss=0.25,0.02': die Chance, dass ein liegender Würfel getroffen wird, und die, dass ein geworfener oder getroffener verloren geht.
cli-any-first = Wer beginnt, mit Name oder Nummer.
cli-any-data = Der Ordner mit den Daten des Servers (Vorgabe: wie bei serve).
cli-any-store = Die PostgreSQL-Datenbank mit Spielen und Leuten, als postgresql://HOST/NAME (Vorgabe: eine Datei im Ordner).
cli-any-seed = Ein Text, der den Zufall festlegt: gleicher Text, gleiche Spiele.
cli-any-game = Dein eigenes Spiel, wenn die Aufzeichnung von diesem ist.

# Options of one command

cli-serve-host = Die Adresse, auf der der Server lauscht (Vorgabe: 127.0.0.1, nur dieses Gerät).
cli-serve-port = Der Port (Vorgabe: 8642; 0 nimmt einen freien).
cli-serve-data = Der Ordner für Spiele und Leute.
cli-serve-name = Der Name dieses Servers, wenn sich mehrere eine Datenbank teilen. Jeder braucht einen eigenen.
cli-serve-lan = Telefone in deinem Netz mitspielen lassen; einen QR-Code zeigen.
cli-serve-tls = Über https ausliefern, mit Zertifikat und Schlüssel aus diesen PEM-Dateien.
cli-serve-settings = Eine TOML-Datei mit Einstellungen (siehe docs/settings.md).
cli-serve-open = Die Seite im Browser öffnen.
cli-serve-give-up-games = Ohne die Spiele starten, deren Schlüssel verloren ist.
cli-site-server = Die Adresse eines Servers für Tische mit anderen; die Seite verlinkt ihn.
cli-join-config = Auf Gastgeber warten, wie diese TOML-Datei es beschreibt, bis du ihn anhältst; statt URL und TABLE.
cli-join-new-token = Mit --config: ein Token für den Bot erzeugen und in seine token_file schreiben.
cli-join-bot = Einer unserer Bots oder modul:name.
cli-join-token = Das Token des Bots (Vorgabe: er kommt als Gast).
cli-join-name = Der Name eines Gastes (Vorgabe: der des Bots).
cli-join-seat = Wo er sitzt (Vorgabe: auf einem freien Platz).
cli-join-games = Wie viele Spiele er bleibt.
cli-admin-url = Die Adresse des Servers, wie man sie eingibt (Vorgabe: die Einstellung public_url).
cli-admin-days = Wie viele Tage der Link gilt (Vorgabe: 3, eine Einladung 14) oder die Entscheidung (Vorgabe: 7, ein neuer Name 30).
cli-admin-uses = Wie viele neue Leute eine Einladung hereinlässt.
cli-admin-reason = Warum: Die Person liest es.
cli-admin-name = Der neue Name.
cli-admin-take-back = Was vorher entschieden wurde, endet.
cli-admin-backup-with-key = Den Schlüssel der laufenden Spiele neben die Kopie legen.
cli-admin-restore-overwrite = Ersetzen, was der Ordner enthält.
cli-admin-restore-key = Der Schlüssel der laufenden Spiele (Vorgabe: die Datei neben der Sicherung).
cli-admin-restore-give-up-games = Ohne die Spiele weitermachen, deren Schlüssel verloren ist.
cli-admin-copy-overwrite = Ersetzen, was TO enthält.
cli-play-players = Die Menschen, die spielen, mit Namen.
cli-play-bots = Die Bots, die mitspielen: novice, casual, regular, expert, master, random, thumb, mcts oder modul:name für deinen eigenen.
cli-play-plain = Textzeilen und Fragen, für Screenreader, Pipes und langsame Leitungen.
cli-play-tournament = So viele Spiele wie Spieler, mit Punkten.
cli-play-resume = Ein gespeichertes Spiel fortsetzen (siehe --saves).
cli-play-saves = Die gespeicherten Spiele auflisten.
cli-play-thrower = Eine echte Arena, in der du zielst, oder Zufall aus einer Tabelle (Vorgabe: physics für Menschen, luck unter Bots).
cli-play-seed = Ein Text, der den Zufall festlegt: gleicher Text, gleiche Würfel.
cli-play-learn = Tipps bei jeder Entscheidung, und am Ende die Entscheidungen, die am meisten gekostet haben.
cli-play-no-motion = Auf dem Bildschirm: Würfel landen sofort.
cli-play-record = Nur Bots: die Aufzeichnung in diese neue Datei schreiben.
cli-referee-players = Wer spielt, mit Namen.
cli-referee-tournament = Die Punkte eines ganzen Turniers führen.
cli-referee-resume = Weitermachen, wo ihr aufgehört habt.
cli-replay-story = Eine Zusammenfassung statt aller Sätze: was geworfen wurde und was normal ist.
cli-replay-analysis = Die Gewinnchancen nach jeder Wahl und jedem Wurf zeigen.
cli-replay-time = Wie lange die Analyse höchstens dauern darf.
cli-verify-signer = Der öffentliche Schlüssel eines Mitspielers, so wie er ihn dir gegeben hat. Seine Unterschrift beweist, wie das Spiel ausging.
cli-verify-proof = Eine Quittung des Servers für einen Schlüssel, der dem Spiel fehlt: eine Datei, die der Spieler gespeichert hat.
cli-odds-state = Eine Stellung in der Schreibweise der Regeln.
cli-odds-arena = Arenaspiele: die Symbole, die dort liegen; '' für eine leere Arena.
cli-odds-supply = Arenaspiele: die losen Würfel des Spielers am Zug.  [Vorgabe: 1]
cli-odds-piles = Spiele mit Kräften: wie hoch die Gerölltürme sind.
cli-odds-elements = Spiele mit Kräften: die aktiven Elemente.
cli-odds-manner = Arenaspiele: nur diese Wurfart.
cli-odds-group = { game-verasselt }: die Karten, um die gewürfelt wird.
cli-odds-keep = { game-verasselt }: die Würfel, die liegen bleiben; = ist der Doppelbalken.
cli-odds-roll = { game-verasselt }: wie viele Würfel geworfen werden.
cli-odds-dice = { game-verasselt }: alle sieben Würfel, wie sie liegen. Der Befehl ordnet jede Wahl nach ihrem Wert.
cli-odds-boost = { game-verasselt }: Karten aus dem { place-yard }, die vor dem Wurf in die Gruppe kommen.
cli-odds-yard = { game-verasselt }: mit --dice auch ordnen, was du aus diesem { place-yard } dazulegen kannst.
cli-odds-caught = { game-verasselt }: Karten, die in diesem Zug schon gefangen sind.  [Vorgabe: 0]
cli-odds-handicap = Arenaspiele: die Chancen mit diesen Würfeln zu Beginn, je Platz. best findet die Würfel, die sie ausgleichen.
cli-odds-players = Mit --handicap best: wie viele spielen.  [Vorgabe: 2]
cli-odds-beginners = Mit --handicap: die Plätze von Anfängern, ab 1 gezählt.
cli-odds-top = Wie viele der besten Möglichkeiten gezeigt werden.
cli-check-game-games = Wie viele Spiele.
cli-check-game-seats = Wie viele Spieler jedes Spiel hat.

# What cannot be done

cli-stopped = abgebrochen.
cli-no-command = es gibt keinen Befehl { $what }: throwdown --help zählt sie auf
cli-no-command-near = es gibt keinen Befehl { $what }: meintest du { $near }?
cli-no-option = es gibt keine Option { $what }: mit --help siehst du alle
cli-a-setting = { $what } ist keine Option, sondern eine Einstellung: setze { $variable } in der Umgebung oder { $setting } in der Datei von --settings
cli-no-option-near = es gibt keine Option { $what }: meintest du { $near }?
cli-missing = { $what } fehlt: mit --help siehst du, was der Befehl braucht
cli-missing-value = nach Option { $what } fehlt ein Wert
cli-needless-value = Option { $what } nimmt keinen Wert: lass ihn weg
cli-too-much = { $value } gehört nicht hierher: mit --help siehst du, was der Befehl braucht
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } ist keine ganze Zahl
cli-bad-number = { $value } ist keine Zahl
cli-bad-range = { $value } liegt nicht im Bereich { $range }
cli-bad-choice = { $value } ist nicht erlaubt: wähle aus { $choices }
cli-bad-absent = { $value } existiert nicht
cli-bad-folder = { $value } ist ein Ordner, keine Datei
cli-bad-file = { $value } ist eine Datei, kein Ordner
cli-bad-unreadable = { $value } lässt sich nicht lesen
cli-bad-unwritable = { $value } lässt sich nicht schreiben
cli-bad-pair = { $value } hat nicht die Form NAME=WERT
cli-bad-thought = { $value } ist keine Bedenkzeit: gib 1ms bis 2s an, etwa 10ms
cli-bad-time = { $value } ist keine Dauer: gib 1ms bis 60min an, etwa 20s

# What was done

cli-said-open = Throwdown läuft unter { $address }
cli-said-folder = Spiele und Leute werden gespeichert in { $folder }
cli-said-stop = Beende den Server mit Strg-C. Laufende Spiele gehen weiter, wenn er wieder startet.
cli-said-waiting = Der Bot hat Platz { $seat } an einem Tisch mit { $game }. Er wartet, bis der Gastgeber das Spiel startet.
cli-said-phones = Telefone in deinem Netz: { $address }
cli-said-no-network = Dieses Gerät hat keine Adresse im Netz: Telefone erreichen es nicht.
cli-said-site = Version { $version } liegt in { $folder } ({ $files } Dateien, { $mb } MB): Kopiere den Ordner auf deinen Webspace.
cli-said-copied = { $store } wurde nach { $file } kopiert ({ $bytes } Bytes).
cli-said-key-beside = Der Schlüssel dazu liegt in { $file }: bewahre beide getrennt auf.
cli-said-no-key = Kein Spiel in der Sicherung braucht einen Schlüssel.
cli-said-key-missing = Spiele in der Sicherung, deren Schlüssel fehlt: { $games }. Sichere auch { $file }, oder nimm --with-key.
cli-said-restored = { $store } hat jetzt die Daten aus { $file }. Starte den Server.
cli-said-counted = { $people } Leute, { $tables } Tische, { $games } Spiele und { $events } Ereignisse: zusammen { $rows } Zeilen.
cli-said-compared = { $store } wurde nach { $file } kopiert und Zeile für Zeile verglichen.
cli-said-key-apart = Der Schlüssel laufender Spiele wurde nicht kopiert: Starte den Server mit demselben Ordner --data oder demselben secrets_key.
cli-said-whom =
    { $action ->
        [close] Sag, welcher Tisch gemeint ist: throwdown admin close TABLE.
        [settle] Sag, welche Meldung gemeint ist: throwdown admin settle REPORT.
       *[people] Sag, wer gemeint ist: throwdown admin { $action } WHO.
    }
cli-said-new-name = Sag den neuen Namen: Füge --name NAME hinzu.
cli-said-no-person = Niemand heißt hier „{ $who }“.
cli-said-appointed = { $who } ist jetzt Gastgeber dieses Servers.
cli-said-dismissed = { $who } kümmert sich nicht mehr um diesen Server.
cli-said-sanctioned =
    { $who } ist bis { $until } UTC { $kind ->
        [ban] gesperrt
       *[mute] stumm
    }.
cli-said-lifted = Für { $who } ist das vorbei.
cli-said-renamed = { $who } heißt ab dem nächsten Tisch { $named }.
cli-said-closing = Ein laufender Server schließt Tisch { $table } innerhalb einer Sekunde.
cli-said-renamed-tournament = Das Turnier { $who } heißt jetzt { $named }.
cli-said-closed-tournament = Das Turnier { $who } ist geschlossen.
cli-said-settled = Die Meldung ist erledigt und gelöscht.
cli-said-no-reports = Es wartet keine Meldung.
cli-said-no-tables = Kein Tisch ist offen.
cli-said-no-people = Noch ist niemand da.
cli-said-no-invitation = Dieser Link ist keine Einladung, oder er ist schon verbraucht.
cli-said-invitations-ended =
    { $count ->
        [one] Eine Einladung lässt niemanden mehr herein.
       *[other] { $count } Einladungen lassen niemanden mehr herein.
    }
cli-said-no-log = Noch wurde nichts entschieden.
cli-said-no-report = Keine Meldung hat die Kennung { $report }.
cli-said-no-table = Kein offener Tisch hat die Kennung { $table }.
cli-said-forgotten = Vergessen: { $who }. Ein Server, der läuft, braucht eine Sekunde für das, was er im Speicher hat.
cli-said-which-person = Mehrere heißen „{ $who }“: Gib die Id an.
cli-said-reset = { $who } meldet sich mit diesem Link einmal an. So viele Tage gilt er: { $days }. Dann wird alles andere ungültig, auch die Tokens von Bots.
cli-said-invitation = So viele neue Leute kommen mit diesem Link herein: { $uses }. So viele Tage gilt er: { $days }.
