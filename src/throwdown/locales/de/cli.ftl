# What the command line says about itself

cli-about = Arena-Würfelspiele und { game-verasselt }: spielen, werfen, richten, simulieren, prüfen.
cli-about-more = Ohne Befehl startet der Server auf diesem Gerät, und die Seite geht auf.
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
cli-join = Einen Bot an TABLE des Servers URL setzen.
cli-join-more = Mit --config wartet er auf viele Tische. TABLE ist die Kennung eines Tisches, sein Link oder sein kurzer Code.
cli-backup = Alle Spiele und Leute eines laufenden Servers kopieren.
cli-backup-more = Die Kopie zeigt einen Augenblick des Servers und wird geprüft. Überschrieben wird nichts. Laufende Spiele gehen nach dem Zurückholen nur mit dem Schlüssel des Servers weiter, und der steht nicht in der Kopie.
cli-restore = Eine Sicherung an die Stelle der Serverdaten setzen.
cli-restore-more = Vorher den Server anhalten. Die Sicherung wird geprüft, bevor etwas ersetzt wird. Der Schlüssel kommt aus --key, aus der Datei neben der Sicherung oder vom Server selbst.
cli-copy = Spiele und Leute in einen anderen Speicher kopieren.
cli-copy-more = FROM und TO sind eine Datei von SQLite oder die Adresse einer Datenbank von PostgreSQL; halte den Server vorher an. Danach wird jede Zeile verglichen.
cli-play = GAME an diesem Terminal spielen: Menschen und Bots.
cli-play-more = Nur mit --bots spielen Bots, und du liest mit.
cli-referee = GAME mit der echten Schachtel leiten.
cli-referee-more = Tippe ein, was die Würfel zeigen; der Schiedsrichter wendet die Regeln an.
cli-replay = Ein aufgezeichnetes Spiel als Text ausgeben.
cli-replay-more = Eine beschädigte Aufzeichnung wird bis zum Schaden ausgegeben.
cli-analyse = Die Gewinnchancen im Lauf eines Spiels zeigen.
cli-analyse-more = Nach jeder Wahl und jedem Wurf; Glück und Können stehen getrennt.
cli-verify = Ein Spiel prüfen: Jeder Wurf wird neu berechnet.
cli-verify-more = Auch Hashkette, Festlegung, Schlüssel und Unterschriften werden geprüft. Endet mit 0, wenn alles stimmt, mit 1, wenn etwas abweicht, mit 3, wenn sich etwas hier nicht prüfen lässt.
cli-ledger = FILE prüfen, eine Kopie der öffentlichen Liste.
cli-ledger-more = Die Liste enthält jede Festlegung des Servers und den Schlusshash jedes Spiels; jede Zeile muss auf die vorige folgen. Eine frühere Kopie zeigt, ob seither eine Zeile zurückgezogen oder umgeschrieben wurde; eine vorhandene FILE ist so eine Kopie. Der neueste Kopf, den der Server unterschrieben hat, liegt neben FILE, und ebenso zwei Köpfe, die nicht zusammenpassen: Sie beweisen es.
cli-throw = Würfel in die Arena werfen und sagen, was geschieht.
cli-fairness = Tausende Würfe: Sind die Würfel fair, was bringt Können?
cli-odds = Genaue Chancen in GAME, für jeden Wurf.
cli-odds-more = Für jeden Wurf in eine Arena oder für einen Wurf von { game-verasselt }.
cli-solve = GAME lösen und sagen, was eine Stellung wert ist.
cli-solve-more = GAME ist strike, impact oder impact_power zu zweit.
cli-simulate = Bots viele Spiele GAME spielen lassen und zählen.
cli-ladder = Alle gegen alle GAME spielen lassen und ordnen.
cli-ladder-more = Zu zweit am Tisch. An größeren Tischen spielt einer unter Kopien des anderen, und umgekehrt.
cli-adjudicate = Die Szenarien in FILES beurteilen.
cli-check-game = GAME zufällig spielen und jeden Zustand prüfen.
cli-check-game-more = GAME ist modul:name für ein eigenes Spiel.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl oder es (Vorgabe: wie dein System).
cli-any-theme = Wessen Namen: published (veröffentlicht) oder neutral.
cli-any-json = JSON für Maschinen ausgeben.
cli-any-edition = Die Regeln einer gedruckten Ausgabe, nach Sprache oder Name: de, hp-DE; none für die Grundregeln.
cli-any-option = Eine Regeloption, etwa --option collect=optional. Darf mehrmals stehen.
cli-any-think = So lange denkt ein Bot höchstens über eine Entscheidung nach, etwa 10ms oder 1s.
cli-any-model = Wie geworfen wird: luck, die Tafel der Chancen, mit der gespielt wird (Vorgabe); base, wo nichts getroffen wird; oder Zahlen wie 'drop=0,0;lob=0.25,0.02': die Chance, dass ein liegender Würfel getroffen wird, und die, dass ein geworfener oder getroffener verloren geht.
cli-any-processes = So viele Kerne werden benutzt (Vorgabe oder 0: alle).
cli-any-on = Auf Ray rechnen: ray für den vorhandenen Verbund oder sonst dieses Gerät, oder die Adresse eines Verbunds.
cli-any-first = Wer beginnt, mit Name oder Nummer.
cli-any-data = Der Ordner mit den Daten des Servers (Vorgabe: wie bei serve).
cli-any-store = Die Datenbank von PostgreSQL mit Spielen und Leuten, wie postgresql://HOST/NAME (Vorgabe: eine Datei im Ordner).
cli-any-seed = Dieselben Spiele noch einmal.
cli-any-out = Jedes einzelne in diese Tabelle schreiben.
cli-any-plot = In diese Datei zeichnen: .svg oder .png.
cli-any-game = Dein eigenes Spiel, wenn die Aufzeichnung davon ist.

# Options of one command

cli-serve-host = Die Adresse, auf der er hört (Vorgabe: 127.0.0.1, nur dieses Gerät).
cli-serve-port = Der Port (Vorgabe: 8642; 0 nimmt einen freien).
cli-serve-data = Der Ordner für Spiele und Leute.
cli-serve-name = Wie dieser Server unter mehreren über derselben Datenbank heißt; jeder hat einen eigenen Namen.
cli-serve-lan = Lässt Telefone in deinem Netz herein; zeigt einen QR-Code.
cli-serve-tls = Selbst https sprechen, mit Zertifikat und Schlüssel aus diesen PEM-Dateien.
cli-serve-settings = Eine TOML-Datei mit Einstellungen (siehe docs/settings.md).
cli-serve-open = Die Seite im Browser öffnen.
cli-serve-give-up-games = Ohne die Spiele starten, deren Schlüssel verloren ist.
cli-join-config = Für Gastgeber bereitstehen, wie diese TOML-Datei es sagt, bis er angehalten wird; statt URL und TABLE.
cli-join-new-token = Mit --config: dem Bot ein Token geben und es in seine token_file schreiben.
cli-join-bot = Einer unserer Bots oder modul:name.
cli-join-token = Das Token des Bots (Vorgabe: er kommt als Gast).
cli-join-name = Der Name eines Gastes (Vorgabe: der des Bots).
cli-join-seat = Wo er sitzt (Vorgabe: auf einem freien Platz).
cli-join-games = So viele Spiele bleibt er.
cli-backup-with-key = Den Schlüssel der laufenden Spiele neben die Kopie legen.
cli-restore-overwrite = Ersetzen, was im Ordner liegt.
cli-restore-key = Der Schlüssel der laufenden Spiele (Vorgabe: daneben).
cli-restore-give-up-games = Ohne die Spiele weitermachen, deren Schlüssel verloren ist.
cli-copy-overwrite = Ersetzen, was TO enthält.
cli-play-players = Wer von den Menschen mitspielt, mit Namen.
cli-play-bots = Die Bots, die mitspielen: novice, casual, regular, expert, master, random, thumb, mcts, learned oder modul:name für deinen eigenen.
cli-play-plain = Zeilen und Fragen, für Vorleseprogramme, Pipes und langsame Leitungen.
cli-play-tournament = So viele Spiele wie Spieler, mit Wertung.
cli-play-resume = Ein gespeichertes Spiel fortsetzen (siehe --saves).
cli-play-saves = Die gespeicherten Spiele auflisten.
cli-play-thrower = Eine echte Arena, in der du zielst, oder Glück aus einer Tafel (Vorgabe: physics für Menschen, luck unter Bots).
cli-play-seed = Noch einmal dieselben Würfel.
cli-play-learn = Tipps bei jeder Entscheidung und am Ende, was am meisten gekostet hat.
cli-play-no-motion = Auf dem Bildschirm: Würfel landen sofort.
cli-play-record = Nur Bots: die Aufzeichnung in diese neue Datei schreiben.
cli-referee-players = Wer spielt, mit Namen.
cli-referee-tournament = Die Punkte eines ganzen Turniers führen.
cli-referee-resume = Weitermachen, wo ihr aufgehört habt.
cli-replay-story = Was geworfen wurde und was normal ist, statt jedes Satzes.
cli-analyse-time = So lange darf es höchstens dauern.
cli-verify-ledger = Die öffentliche Liste: eine heruntergeladene Kopie oder die Adresse des Servers. Sie bindet das Ende des Spiels.
cli-verify-signer = Der öffentliche Schlüssel von jemandem, der mitgespielt hat, so wie du ihn von dort hast: die Unterschrift bindet das Ende des Spiels.
cli-verify-proof = Eine Quittung des Servers für einen Schlüssel, der dem Spiel fehlt: eine Datei, die der Spieler aufgehoben hat.
cli-ledger-from = Der Server: FILE wird eine Kopie seiner Liste oder setzt sie fort.
cli-ledger-earlier = Eine frühere Kopie.
cli-throw-manner = Wie kräftig.  [Vorgabe: toss]
cli-throw-dice = So viele Würfel fliegen auf einmal, 1 bis 26.
cli-throw-lying = So viele Würfel liegen irgendwo in der Arena.  [Vorgabe: 5 bei einem einzelnen Würfel]
cli-throw-lying-at = Würfel, die dort liegen: mm von der Mitte und die Seite oben.
cli-throw-tower = So viele Würfel stehen in der Mitte aufeinander, 2 bis 16.
cli-throw-aim = Auf diesen Würfel werfen; liegende zählen ab 1, danach der Turm.
cli-throw-from = Woher geworfen wird: 0 rechts, 90 hinten, 270 vorn.  [Vorgabe: 270]
cli-throw-speed = Statt des Tempos dieser Wurfart, 0 bis 4.
cli-throw-intent = Der Wurf selbst: x,y,z,vx,vy,vz,wx,wy,wz in mm, mm/s und mrad/s.
cli-throw-game = Wessen Symbole auf den Würfeln sind.
cli-throw-towers = Ein Würfel, der auf einem anderen liegen bleibt, darf dort bleiben.
cli-throw-seed = Noch einmal derselbe Wurf.
cli-throw-picture = Die Arena in Ruhe zeichnen.
cli-throw-movie = Die ganze Bewegung zeichnen.
cli-fairness-throws = So viele Würfe im ersten Teil; die anderen wachsen mit. 20000 für einen großen Bericht.
cli-fairness-quick = Ein Bericht in etwa zehn Sekunden: wenige Würfe, und nichts darüber, was ein Computer lenken kann.
cli-fairness-seed = Ein anderer Startwert wirft andere Würfel.
cli-fairness-html = Eine Seite mit Diagrammen schreiben.
cli-fairness-markdown = Als Markdown schreiben.
cli-fairness-data = Jeden Wurf hier aufheben und von hier weitermachen, nach einem Abbruch oder mit mehr Würfen.
cli-odds-state = Eine Stellung in der Schreibweise der Regeln.
cli-odds-arena = Arenaspiele: die Symbole, die dort liegen; '' für eine leere Arena.
cli-odds-supply = Arenaspiele: die losen Würfel dessen, der am Zug ist.  [Vorgabe: 1]
cli-odds-piles = Spiele mit Kräften: wie hoch die Felshaufen sind.
cli-odds-elements = Spiele mit Kräften: die aktiven Elemente.
cli-odds-manner = Arenaspiele: nur diese Wurfart.
cli-odds-group = { game-verasselt }: die Karten, um die gewürfelt wird.
cli-odds-keep = { game-verasselt }: die Würfel, die liegen bleiben, = ist der Doppelbalken.
cli-odds-roll = { game-verasselt }: wie viele Würfel rollen.
cli-odds-dice = { game-verasselt }: alle sieben Würfel, wie sie liegen; jede Wahl wird gereiht.
cli-odds-boost = { game-verasselt }: Karten des Hofs, die vor dem Wurf in die Gruppe gehen.
cli-odds-yard = { game-verasselt }: mit --dice auch jede Verstärkung aus diesem { place-yard } reihen.
cli-odds-caught = { game-verasselt }: Karten, die in diesem Zug schon gefangen sind.  [Vorgabe: 0]
cli-odds-top = So viele gereihte Möglichkeiten zeigen.
cli-solve-players = Wie viele begonnen haben, 2 bis 5.
cli-solve-objective = Was alle wollen: gewinnen oder wenige Punkte in einem Turnier.
cli-solve-state = Würfel in der Arena und im Besitz, ab dem, der am Zug ist (Vorgabe: der Anfang des Spiels). Für impact_power E+K:S1,S2: Würfel mit dem Element, andere Würfel; Haufen kommen dazu wie in 1+2:5+3+2,4.
cli-solve-element = Das aktive Element von impact_power, etwa FIRE.
cli-solve-mid = Wer am Zug ist, hat geworfen, nichts passt, und er darf aufhören.
cli-simulate-bots = Wer spielt, 2 bis 5 Bots.
cli-simulate-games = Wie viele Spiele.
cli-simulate-thrower = Mit Glück aus einer Tafel oder in der physikalischen Arena (etwa eine Sekunde je Spiel).
cli-ladder-bots = Wer spielt (Vorgabe: die fünf Stufen); modul:name ist dein eigener Bot.
cli-ladder-games = Spiele je Paar.
cli-ladder-seats = So viele Plätze hat ein Tisch: Ein Bot spielt unter Kopien des anderen.
cli-ladder-neighbours = Nur Bots, die in der Liste nebeneinanderstehen, spielen.
cli-ladder-against = Alle spielen nur gegen diesen Bot; mit --neighbours auch gegen die Nachbarn.
cli-ladder-thrower = luck (Glück) oder physics (Arena).
cli-ladder-data = Ergebnisse hier aufheben und von dort weitermachen.
cli-check-game-games = Wie viele Spiele.
cli-check-game-seats = Mit je so vielen Spielern.

# What cannot be done

cli-stopped = abgebrochen.
cli-no-command = es gibt keinen Befehl { $what }: throwdown --help zählt sie auf
cli-no-command-near = es gibt keinen Befehl { $what }: meintest du { $near }?
cli-removed-worker = den Befehl worker gibt es nicht mehr: starte stattdessen noch einen Server an derselben PostgreSQL-Datenbank (throwdown serve --store …)
cli-no-option = es gibt keine Option { $what }: mit --help siehst du alle
cli-a-setting = { $what } ist keine Option, sondern eine Einstellung: gib sie in der Umgebung als { $variable } an oder als { $setting } in der Datei von --settings
cli-no-option-near = es gibt keine Option { $what }: meintest du { $near }?
cli-missing = { $what } fehlt: mit --help siehst du, was dazugehört
cli-missing-value = Option { $what } braucht einen Wert dahinter
cli-needless-value = Option { $what } nimmt keinen Wert: lass ihn weg
cli-too-much = { $value } ist hier zu viel: mit --help siehst du, was dazugehört
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } ist keine ganze Zahl
cli-bad-number = { $value } ist keine Zahl
cli-bad-range = { $value } liegt nicht im Bereich { $range }
cli-bad-choice = { $value } ist keins von { $choices }
cli-bad-absent = { $value } gibt es nicht
cli-bad-folder = { $value } ist ein Ordner, keine Datei
cli-bad-file = { $value } ist eine Datei, kein Ordner
cli-bad-unreadable = { $value } lässt sich nicht lesen
cli-bad-unwritable = { $value } lässt sich nicht schreiben
cli-bad-pair = { $value } ist nicht NAME=WERT
cli-bad-thought = { $value } ist keine Bedenkzeit: gib 1ms bis 2s an, etwa 10ms
cli-bad-time = { $value } ist keine Zeit für ein Spiel: gib 1ms bis 60min an, etwa 20s
cli-bad-picture = { $value } ist kein Bild: lass es mit .svg oder .png enden

# What was done

cli-said-open = Throwdown ist offen unter { $address }
cli-said-folder = Spiele und Leute werden gespeichert in { $folder }
cli-said-other-folder = Auch { $folder } ist vorhanden. Dieser Server nutzt es nicht, weil der aktuelle Ordner throwdown-data enthält. Mit --data wird es benutzt.
cli-said-stop = Beende es mit Strg-C; Spiele gehen weiter, wo sie waren.
cli-said-waiting = Der Bot hat Platz { $seat } an einem Tisch mit { $game }. Er wartet, bis der Gastgeber das Spiel startet.
cli-said-phones = Telefone in deinem Netz: { $address }
cli-said-no-network = Dieses Gerät hat keine Adresse im Netz: Telefone erreichen es nicht.
cli-said-copied = { $store } ist kopiert nach { $file } ({ $bytes } Bytes).
cli-said-key-beside = Der Schlüssel dazu liegt in { $file }: bewahre beide getrennt auf.
cli-said-no-key = Kein Spiel darin braucht einen Schlüssel.
cli-said-key-missing = Der Schlüssel, den { $games } Spiele darin brauchen, ist nicht dabei: heb auch { $file } auf, oder nimm --with-key.
cli-said-restored = { $store } enthält wieder, was in { $file } ist. Starte den Server.
cli-said-counted = { $people } Leute, { $tables } Tische, { $games } Spiele und { $events } Ereignisse: zusammen { $rows } Zeilen.
cli-said-compared = { $store } ist kopiert nach { $file }, und jede Zeile wurde verglichen.
cli-said-key-apart = Der Schlüssel laufender Spiele wird nicht mitkopiert: Nimm denselben Ordner --data oder denselben secrets_key.
cli-said-list-first = Du siehst diese Liste zum ersten Mal; ihr Kopf ist gemerkt ({ $rows } Zeilen).
cli-said-list-continues = Sie setzt die Liste fort, die du kanntest, auf { $rows } Zeilen.
cli-said-list-restored =
    { $lost ->
        [0] Der Server ist zu einer Sicherung seiner Liste zurückgekehrt; alle Zeilen, die du kanntest, sind noch da.
        [one] Der Server ist zu einer Sicherung seiner Liste zurückgekehrt; eine der Zeilen, die du kanntest, ist weg.
       *[other] Der Server ist zu einer Sicherung seiner Liste zurückgekehrt; { $lost } der Zeilen, die du kanntest, sind weg.
    }
cli-said-list-stays = { $file } bleibt, wie es ist: Gib für die heutige Liste eine andere Datei an.
cli-said-list-forked = { $url } hat zwei Listen unterschrieben, die nicht zusammenpassen, eine mit { $old } und eine mit { $new } Zeilen. Beide Köpfe sind in { $file }: Heb es auf, es beweist das.
