# Die Seite: Eingang, neuer Tisch, Warteraum und alles rund um ein Spiel.
# Knöpfe sind kurz. Wer spielt, liest „du“.

## Rund um alles

page-skip = Zum Inhalt springen
page-main = Hauptmenü
page-menu = Menü
page-close = Schließen
page-no = Nein
page-save = Speichern
page-again = Noch einmal versuchen
page-loading = Einen Moment …
page-to-front = Zur Startseite
page-to-tournament = Zurück zum Turnier
page-rules = Regeln
page-rulings = Gedruckt oder von uns?
page-lesson = Spielend lernen
page-print = Regeln drucken
page-practice = Üben
page-targets = Ziele
page-referee = Schiedsrichter
page-mine = Meine Spiele
page-keep = Konto
page-settings = Einstellungen
page-old-card = Deine Wiederherstellungskarte wurde ersetzt oder entfernt. Warst du es nicht, melde dich bis { $until } mit der alten Karte an: Sie gilt dann wieder, und alle anderen sind abgemeldet.
page-groups = Gruppen
page-desk = Moderation
page-tournaments = Turniere
page-language = Sprache
page-scheme = Hell oder dunkel
page-scheme-auto = wie das Gerät
page-scheme-light = hell
page-scheme-dark = dunkel
page-sound = Ton
page-sound-on = Ton an
page-sound-off = Ton aus
page-volume = Lautstärke
page-buzz = Vibrieren, wenn Würfel treffen
page-motion = Rollende Würfel
page-motion-auto = wie das Gerät
page-motion-full = immer
page-motion-none = nie
page-quality = Bild
page-quality-auto = automatisch
page-quality-high = fein
page-quality-low = einfach
page-neutral = Unsere eigenen Namen statt der gedruckten
page-your-name = Dein Name
page-other-device = Auf einem anderen Gerät weitermachen
page-other-device-make = Link anfordern
page-other-device-link =
    { $minutes ->
        [one] Öffne diesen Link dort innerhalb von { $minutes } Minute oder scanne das Bild. Er gilt einmal.
       *[other] Öffne diesen Link dort innerhalb von { $minutes } Minuten oder scanne das Bild. Er gilt einmal.
    }
page-other-device-qr = Der Link als Bild zum Scannen
page-notice = Ein unabhängiges Projekt, frei und offen. Mit keinem Verlag verbunden; die Namen der Spiele gehören ihren Inhabern.
page-docs = Dokumentation (auf Englisch)
page-privacy = Datenschutz
page-imprint = Impressum
page-lost-title = Hier ist nichts
page-lost = Prüfe die Adresse auf Tippfehler. Vielleicht gibt es die Seite auch nicht mehr.
page-room-title = Dieser Teil wurde nicht geladen
page-room-missing = Prüfe deine Verbindung und versuch es noch einmal.
page-room-offline = Du bist offline, und dieser Teil war auf diesem Gerät noch nie offen. Mit Verbindung öffnet er sich.
page-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.
page-trouble-offline = Keine Verbindung zum Server. Regeln und gespeicherte Wiederholungen kannst du trotzdem öffnen; zum Spielen brauchst du eine Verbindung.
page-guest-names = Dachs, Otter, Reiher, Marder, Luchs, Spatz, Biber, Molch, Amsel, Igel

## Eingang

page-claim = Wirf Würfel auf Würfel.
page-lead = Vier Spiele in einer Arena aus Holz. Mit Freunden, mit Bots, auf jedem Bildschirm. Echte Physik, und der Beweis, dass jeder Wurf fair war.
page-play-now = Jetzt spielen
page-create = Tisch eröffnen
page-with-friends = Mit Freunden
page-join = Mit Code mitspielen
page-join-code = Code oder Link eines Tisches
page-join-go = Mitspielen
page-no-account = Kein Konto nötig. Mit „Jetzt spielen“ sitzt du sofort am Tisch, gegen einen Bot, wenn niemand wartet.
page-hero-picture = Eine achteckige Arena aus Holz mit Würfeln aller vier Spiele; ein Würfel ist in der Luft.
page-games = Spiele
page-claim-strike = Gleiche Zahl, und die Würfel sind dein. Das X ist für immer weg.
page-claim-impact = Fünf Elemente, und jedes kann alles drehen.
page-claim-hp-strike = Jedes Paar ist ein Zauber: einfrieren, holen, stapeln, umdrehen.
page-claim-verasselt = Sieben Würfel, 88 Asseln. Weiterwürfeln oder mit dem Fang davonlaufen?
page-your-tables = Deine Tische
page-your-turn = Du bist dran
page-go-on = Weiter
page-until = bis { $when }
page-status-open = wartet auf Mitspieler
page-status-playing = jemand anders ist dran
page-status-over = Spiel zu Ende
page-status-closed = geschlossen
page-open-tables = Offene Tische
page-no-tables = Gerade ist kein Tisch offen. Eröffne einen oder drück „Jetzt spielen“.
page-seats-taken = { $taken } von { $seats } Plätzen
page-with-password = mit Passwort
page-sit-down = Platz nehmen
page-watch = Zuschauen
page-people =
    { $people ->
        [one] { $people } Person da
       *[other] { $people } Leute da
    }, { $playing ->
        [one] { $playing } Spiel läuft
       *[other] { $playing } Spiele laufen
    }
page-ask-players = Mitspieler suchen
page-seeks = { $player } sucht Mitspieler: { $game }
page-referee-lead = Werft eure eigenen Würfel. Das Telefon kennt die Regeln und zählt Züge und Punkte mit.
page-real-box = Mit der echten Schachtel
page-targets-lead = Triff, was verlangt ist, mit möglichst wenigen Würfen.
page-take-along = Zum Mitnehmen
page-saved-games = Auf diesem Gerät gespeichert
page-resume = Hier weitermachen
page-resume-lead = Dieser Link kommt von einem anderen Gerät von dir. Danach bist du auf beiden dieselbe Person.
page-resume-none = Öffne auf deinem anderen Gerät „Konto“ und mach einen Link. Öffne ihn hier, dann bist du auf beiden dieselbe Person.
page-resume-go = Weiter

## Neuer Tisch

page-game = Spiel
page-edition = Variante
page-edition-impact = Grundspiel
page-edition-impact-power = Eine Kraft
page-edition-impact-avatar = Alle Kräfte
page-one-device = Wir spielen alle an diesem Gerät
page-seats = Plätze
page-who-plays = Wer spielt?
page-seat-bot-choice = Bot
page-seat-friend = Freund
page-seat-number = Platz { $number }
page-seat-tap = Platz { $number }: { $player }. Drück zum Ändern.
page-seat-add = Noch ein Platz
page-player-name = Name des Spielers
page-level = Stärke des Bots
page-level-novice = Anfänger
page-level-casual = Gelegenheitsspieler
page-level-regular = Stammspieler
page-level-expert = Kenner
page-level-master = Meister
page-level-random = Zufällig
page-level-thumb = Faustregel
page-level-mcts = Baumsuche
page-pace = Tempo
page-clock-none = Ohne Zeitlimit
page-clock-slow = Langsam
page-clock-normal = Normal
page-clock-fast = Schnell
page-clock-days = Tage
page-clock-none-how = Alle nehmen sich die Zeit, die sie brauchen.
page-clock-slow-how = Viel Zeit für jede Entscheidung und eine Reserve.
page-clock-normal-how = Genug Zeit für jede Entscheidung und eine Reserve.
page-clock-fast-how = Kurze Züge und eine kleine Reserve.
page-clock-days-how = Drei Tage für jeden Zug und vier als Reserve für das Spiel. Die Startseite zeigt, wer dran ist.
page-open-table = Tisch eröffnen
page-house-rules =
    { $count ->
        [0] Hausregeln
        [one] Hausregeln: { $count } ist anders
       *[other] Hausregeln: { $count } sind anders
    }
page-house-rules-none =
    { $edition ->
        [none] Keine Hausregeln.
       *[some] Keine Hausregeln: alles wie in der Ausgabe.
    }
page-printed-edition = Ausgabe
page-more-settings = Mehr Einstellungen
page-table-name = Name des Tisches
page-visibility = Wer darf mitmachen?
page-visibility-public = Alle
page-visibility-link = Nur Freunde
page-visibility-password = Mit Passwort
page-visibility-link-how = Nur wer den Link oder den Code hat, findet den Tisch.
page-visibility-public-how = Alle auf der Startseite sehen den Tisch und dürfen sich setzen.
page-visibility-password-how = Nur wer das Passwort kennt, kommt herein.
page-password = Passwort
page-password-if = Passwort, falls Freunde eines brauchen
page-password-least = Mindestens sechs Zeichen.
page-first-player = Wer beginnt
page-first-host-choice = der Gastgeber entscheidet
page-tournament = Turnier
page-tournament-how = So viele Spiele wie Spieler; wer die wenigsten Minuspunkte hat, gewinnt.
page-hints-allowed = Tipps erlaubt
page-hints-allowed-how = Spieler dürfen fragen, was am besten wäre.
page-hints-none = Ohne Tipps
page-spectators = Andere dürfen zuschauen
page-delay =
    { $seconds ->
        [0] Sie sehen alles sofort
        [one] Sie sehen alles { $seconds } Sekunde später
       *[other] Sie sehen alles { $seconds } Sekunden später
    }

## Hereinkommen und vor dem Spiel

page-come-in = An diesen Tisch kommen
page-come-in-go = Mitmachen
page-come-back = Zurückkommen
page-password-title = Dieser Tisch hat ein Passwort
page-no-table = Dieser Tisch ist geschlossen oder der Link ist alt
page-no-table-how = Bitte um einen neuen Link, oder eröffne selbst einen Tisch.
page-sent-away = Der Gastgeber hat dich von diesem Tisch entfernt.
page-left = Du hast diesen Tisch verlassen.
page-cannot = Du kannst nicht an diesen Tisch
page-share-title = Hol deine Freunde dazu
page-share-lead = Schick den Link, oder lass deine Freunde den Code mit dem Telefon scannen.
page-share-link = Link zu diesem Tisch
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code mit dem Link zu diesem Tisch
page-seat-free = frei
page-sit = Hinzufügen
page-add-bot = Bot
page-bot-level = Bot, { $level }
page-host = Gastgeber
page-you = Du
page-empty-seat = Platz von { $player } freimachen
page-kick = Entfernen
page-fill-bots =
    { $count ->
        [one] Mit einem Bot auffüllen
       *[other] Mit { $count } Bots auffüllen
    }
page-start = Spiel starten
page-start-when =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei: Warte auf Leute oder setz Bots hin.
    }
page-host-starts = Der Gastgeber startet das Spiel.
page-you-watch = Du schaust zu.

## Am Tisch

page-beside = Neben dem Tisch
page-players = Spieler
page-player = Spieler
page-on-turn = ist dran
page-what-happens = Was geschieht
page-turn-of = { $player } ist dran
page-wait-for = Wir warten auf { $players } …
page-in-flight = Die Würfel sind in der Luft …
page-slow = Der Wurf ist festgelegt. Es dauert etwas länger, bis berechnet ist, wo er landet.
page-why = Warum?
page-throw = Werfen
page-throw-many = { $count } werfen
page-throw-all =
    { $count ->
        [one] Den letzten werfen
       *[other] Alle { $count } werfen
    }
page-stop = Aufhören
page-key-space = Leertaste
page-manner = Wie wirfst du?
page-hand =
    { $count ->
        [one] { $count } Würfel, { $hand } in der Hand
       *[other] { $count } Würfel, { $hand } in der Hand
    }
page-hand-what = Was wirfst du?
page-hand-loose = Ein loser Würfel
page-hand-pile =
    { $count ->
        [one] { place-pile } mit { $count }
       *[other] { place-pile } mit { $count }
    }
page-hand-from-pile =
    { $count ->
        [one] Einer vom { place-pile } mit { $count }
       *[other] Einer vom { place-pile } mit { $count }
    }
page-aim = Ziel
page-aim-place = freie Stelle
page-aim-force = Kraft
page-keys-aim =
    { $count ->
        [one] Taste { $count } zielt
       *[other] Tasten 1 bis { $count } zielen
    }
page-what-lies = Vorlesen, welche Würfel wo liegen
page-turn-box = { place-arena } drehen
page-skip-motion = Überspringen
page-move =
    { $rule ->
        [off_walls_by_consent] Würfel von der Wand rücken
        [group] Würfel zusammenrücken
       *[free] Würfel verschieben
    }
page-move-done = Fertig
page-move-how =
    { $rule ->
        [off_walls_by_consent] Zieh einen Würfel von der Wand weg.
       *[free] Zieh einen Würfel an seinen neuen Ort.
    }
page-agree-moves = Andere dürfen Würfel von den Wänden wegrücken
page-undo = Rückgängig
page-more-time = Mehr Zeit, bitte
page-give-time = Mehr Zeit für { $player }
page-window =
    { $seconds ->
        [one] Noch { $seconds } Sekunde zum Werfen
       *[other] Noch { $seconds } Sekunden zum Werfen
    }
page-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
page-dice-piles =
    { $count ->
        [one] { $count } Würfel; { place-pile.plural } mit { $piles }
       *[other] { $count } Würfel; { place-pile.plural } mit { $piles }
    }
page-dice-hidden = Würfel verdeckt
page-clockwise = im Uhrzeigersinn
page-counter-clockwise = gegen den Uhrzeigersinn
page-active = Aktiv
page-active-all = Alle Elemente sind aktiv
page-spells = Was die Zauber bewirken
page-seat-gone = abwesend
page-seat-out = raus
page-seat-bot = Bot
page-seat-stand-in = ein Bot spielt
page-rules-here = Regeln dieses Spiels
page-concede = Aufgeben
page-concede-sure = Du verlässt dieses Spiel endgültig. Die anderen spielen weiter.
page-concede-sure-of = { $name } verlässt dieses Spiel endgültig. Die anderen spielen weiter.
page-concede-yes = Ja, aufgeben
page-concede-no = Nein, weiterspielen
page-leave = Tisch verlassen
page-leave-sure = Das Spiel ist nicht zu Ende. Die anderen warten auf dich, dann spielt vielleicht ein Bot für dich.
page-leave-yes = Ja, verlassen
page-invite = Code, Link und großer Bildschirm
page-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
page-game-of = Spiel { $game } von { $games }

## Tipps

page-hint = Tipp
page-hint-always = Tipps immer zeigen
page-hint-mark = beste Wahl
page-hint-top = Am besten oben.
page-hint-set = So einstellen
# Was geworfen wird, und wie.
page-hint-throw = { $throw }, { $manner }
page-hint-tower = { $symbol } oben
# Vor Zahlen: Chancen, und wie viele Karten im Schnitt gefangen werden.
page-hint-win = Sieg
page-hint-match = passt
page-hint-lost = Würfel weg
page-hint-bust = { cry-bust.label }
page-hint-catch = Fang
page-hint-percent = { $number } %
page-hint-costs-win = Andere Möglichkeiten: Siegchance
page-hint-costs-cards = Andere Möglichkeiten: Vorsprung in Karten
page-hint-cost-win = −{ $cost } %
page-hint-cost-cards = −{ $cost }
page-hint-even = gleich gut

## Türme und Rennen

page-tower-order = Reihenfolge im Turm
page-tower-top = oben
page-tower-bottom = unten
page-tower-die = { $symbol }, Stufe { $level } von { $height }. Pfeiltasten bewegen ihn.
page-move-up = Nach oben
page-move-down = Nach unten
page-tower-build = Turm bauen
page-race-ready = Hände weg … warte auf das Signal.
page-race-go = Stapeln!
page-race-how = Einmal drücken pro Würfel
page-race-stack = Stapeln: { $done } von { $tiles }
page-race-watch = { $players } bauen um die Wette.
page-race-by-chance = Meine Zeit auslosen
page-race-simulated = Meine Rennzeiten immer auslosen

## Leute kommen und gehen

page-line-lost = Die Verbindung ist unterbrochen. Dein Platz bleibt dir.
page-line-offline = Dieses Gerät ist offline. Dein Platz bleibt dir.
page-line-again =
    { $seconds ->
        [one] Nächster Versuch in { $seconds } Sekunde.
       *[other] Nächster Versuch in { $seconds } Sekunden.
    }
page-line-connecting = Wir verbinden wieder …
page-gone-lost = { $player } hat die Verbindung verloren.
page-gone-left = { $player } hat den Tisch verlassen.
page-gone-left-seconds =
    { $seconds ->
        [one] Wir warten { $seconds } Sekunde.
       *[other] Wir warten { $seconds } Sekunden.
    }
page-gone-choose = { $player } ist noch nicht zurück. Was nun?
page-gone-wait = Weiter warten
page-gone-bot = Ein Bot übernimmt
page-gone-end = Ohne diesen Spieler weiterspielen
page-stand-in-you = Du warst weg, und ein Bot hat für { $player } gespielt. Jetzt spielst du wieder.

## Reden

page-chat = Chat
page-chat-new =
    { $count ->
        [one] Chat, { $count } neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Sag etwas
page-send = Senden
page-phrases = Mehr Sätze
page-mute = Ausblenden
page-chat-phrases = Nur fertige Sätze
page-mute-for-all = Für alle stumm
page-report = Melden
page-reported = Der Gastgeber und die Leitung des Servers wurden benachrichtigt.
page-report-told = { $by } meldet { $name }: „{ $text }“
page-phrase-hello = Hallo!
page-phrase-good-luck = Viel Glück!
page-phrase-well-thrown = Gut geworfen!
page-phrase-ouch = Autsch.
page-phrase-thanks = Danke!
page-phrase-one-moment = Einen Moment, bitte.
page-phrase-again = Noch ein Spiel?
page-phrase-good-game = Gutes Spiel!
page-phrase-bye = Tschüss!

## Was geschah, und das Ende

page-story = Was geschah
page-story-empty = Noch nichts.
page-course = Spielverlauf
page-end = Ende des Spiels
page-end-you-win = Du gewinnst
page-end-nobody = Niemand gewinnt
page-end-win =
    { $count ->
        [one] { $players } gewinnt
       *[other] { $players } teilen den Sieg
    }
page-next-game = Nächstes Spiel
page-rematch = Noch einmal
page-look-back = Rückblick
page-replay = Wiederholung
page-verify = Würfel prüfen
page-review = Die teuersten Entscheidungen
page-review-wait = Jede Entscheidung wird geprüft …
page-review-look = In der Wiederholung ansehen
page-tally = Turnier, { $played } von { $games } Spielen. Wer die wenigsten Minuspunkte hat, gewinnt.
page-total = Summe
page-champions =
    { $count ->
        [one] { $players } gewinnt das Turnier.
       *[other] { $players } teilen das Turnier.
    }
page-tie = { $players } haben gleich viele Minuspunkte. Den Sieg teilen oder ein Entscheidungsspiel?
page-tie-share = Teilen
page-tie-decide = Entscheidungsspiel
