# Das Spiel in Textzeilen: die Lage, die Befehle, und was das Programm zwischen den Zügen sagt.

## Befehle, je ein Wort, klein geschrieben, alle verschieden und anders als die Wörter in ask.ftl.

play-command-help = hilfe
play-command-why = warum
play-command-rules = regeln
play-command-position = lage
play-command-log = verlauf
play-command-undo = zurück
play-command-save = speichern
play-command-quit = beenden
play-command-resign = aussteigen
play-command-move = rücken
play-word-yes = ja

## Was die Befehle tun. $command ist das Wort von oben.

play-help = Diese Wörter kannst du jederzeit tippen:
play-help-help = { $command } oder ?: was du jetzt tippen kannst
play-help-why = { $command }: die Regel hinter der letzten Entscheidung oder Ablehnung
play-help-rules = { $command }: die Regeln in Kürze
play-help-position = { $command }: was wo liegt
play-help-log = { $command }: was bisher geschehen ist
play-help-undo = { $command }: die letzte Antwort rückgängig machen, wenn seither keine Würfel oder Karten zu sehen waren
play-help-save = { $command }: wo dieses Spiel gespeichert ist
play-help-quit = { $command }: hier unterbrechen und ein andermal weiterspielen
play-help-manner = Beim Werfen kannst du dazuschreiben, wie, zum Beispiel: 1 treffen
play-help-aim = Zum Zielen tippst du einen Ort dahinter: 1 treffen c4. Liegt dort ein Würfel, zielst du auf ihn. Du wirfst von deiner Seite ({ $side }); für eine andere hängst du sie an: 1 treffen c4 n
play-help-move = { $command } c4 d5: vor deinem Wurf einen Würfel verschieben, wenn die Regeln dieses Tisches es erlauben
play-help-resign = { $command }: dieses Spiel endgültig verlassen; die anderen spielen weiter

## Anfang und Ende. $game ist der Name eines Spiels, $players eine Liste von Namen.

play-begin = { $game } – { $players }. Tippe ? für Hilfe.
play-resumed = { $game } – { $players }. Das Spiel geht weiter, wo es unterbrochen wurde.
play-saved-in = Dieses Spiel ist gespeichert in:
play-go-on = Fortsetzen mit: throwdown play --plain --resume { $save }
play-afterwards = Rückblick: throwdown replay { $save } --story · Prüfen: throwdown verify { $save }
play-not-saved = Dieses Spiel ist nirgends gespeichert.
play-save-failed = Das Spiel ließ sich nicht speichern ({ $reason }). Du kannst weiterspielen.
play-quit = Du hast das Spiel unterbrochen. Du kannst es jederzeit fortsetzen.
play-quit-unsaved = Du hast das Spiel beendet.
play-closed = Die Eingabe ist zu Ende, darum stoppt das Spiel hier.
play-damaged = Der Spielstand war beschädigt. Alles vor dem Schaden ist wiederhergestellt; die beschädigte Datei heißt jetzt { $file }.

## Die Liste der Spielstände. $save ist der Name eines Spielstands.

play-save-moves =
    { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
play-save-open = { $save }: { $game } mit { $players }, { play-save-moves }, { $when }
play-save-finished = { $save }: { $game } mit { $players }, { play-save-moves }, beendet, { $when }
play-save-damaged = { $save }: { $game } mit { $players }, { play-save-moves }, am Ende beschädigt, { $when }
play-saves-none = Es gibt keine gespeicherten Spiele.

## Zwischen den Antworten

play-pass = Gib die Tastatur an { $player }. { $player }: Drück Enter, wenn niemand sonst hinsieht.
play-to = { $player }:
play-undone = Die letzte Antwort von { $player } ist rückgängig gemacht.
play-nothing-to-undo = Das lässt sich nicht rückgängig machen: Seither waren Würfel oder Karten zu sehen.
play-why-nothing = Bisher hat keine Regel etwas entschieden oder abgelehnt.
play-why = { $clause }: { $sentence }
play-log-empty = Noch ist nichts geschehen.
play-resign-sure = { $player } verlässt das Spiel endgültig. Tippe { $yes } zum Bestätigen, etwas anderes zum Bleiben.
play-stays = Nichts hat sich geändert.
play-try-again = Drück Enter für einen neuen Versuch, oder tippe: { $quit }
play-move-consent = { $player }: Dürfen Würfel an der Wand vor einem Wurf weggerückt werden, für dieses ganze Spiel? Tippe { $yes }, wenn du einverstanden bist, sonst irgendetwas anderes.

## Das Rennen um die Feuersäule

play-race-who = Wer war zuerst fertig?
play-race-name = { $player }
play-race-default = Nur Enter: den Sieger auslosen.
play-race-ready =
    { $count ->
        [one] { $player }: Wenn LOS erscheint, drück Enter, dann noch einmal für { $count } Würfel. Zum Beginnen: Enter.
       *[other] { $player }: Wenn LOS erscheint, drück Enter, dann je einmal für { $count } Würfel. Zum Beginnen: Enter.
    }
play-race-go = LOS
play-race-time = { $player }: { $seconds } Sekunden.

## Turniere. $number zählt die Spiele; weniger Punkte sind besser.

play-tournament-game = Spiel { $number } von { $games }. { $player } beginnt.
play-tournament-decider = Entscheidungsspiel zwischen { $players }. { $player } beginnt.
play-tournament-total =
    { $count ->
        [one] { $player }: { $count } Minuspunkt
       *[other] { $player }: { $count } Minuspunkte
    }
play-tournament-tie = Gleichstand: { $players }. Teilt ihr euch den Sieg, oder spielt ihr noch ein Spiel?
play-tournament-share = Teilen.
play-tournament-play = Noch ein Spiel spielen.
play-tournament-won = Turniersieg für { $players }.
play-word-share = teilen
play-word-play = spielen

## Die Lage

play-seat-you = { $player } (du)
play-seat-turn = { $player } (am Zug)
play-seat-other = { $player }
play-seat-out = { $player }: ausgeschieden
play-arena-empty = { place-arena }: leer
play-arena-tower-only = { place-arena }: nur der Turm
play-arena = { place-arena }: { $symbols }
play-tower = Turm von unten nach oben: { $symbols }. Nur die Spitze zählt: { $top }.
play-die-at = { $symbol } auf { $cell }
play-die-at-wall = { $symbol } auf { $cell } an der Wand
play-tower-at = Turm auf { $cell } von unten nach oben: { $symbols }. Nur der oberste, { $top }, zählt.
play-map =
    { $towers ->
        [0] Von oben gesehen: Norden ist oben, ein Punkt ist ein leerer Ort.
       *[other] Von oben gesehen: Norden ist oben, ein Punkt ist ein leerer Ort, ein Stern markiert einen Turm.
    }
play-supply =
    { $count ->
        [0] { $player }: keine Würfel
        [one] { $player }: { $count } Würfel
       *[other] { $player }: { $count } Würfel
    }
play-supply-piles =
    { $count ->
        [one] { $player }: { $count } Würfel, darunter { $piles }
       *[other] { $player }: { $count } Würfel, darunter { $piles }
    }
play-pile = ein { place-pile } aus { $count }
play-supply-hidden = { $player }: hat Würfel
play-supply-none = { $player }: keine Würfel
play-elements = Aktive Kräfte: { $elements }
play-direction-back = Es geht gegen den Uhrzeigersinn.
play-removed =
    { $count ->
        [one] Aus dem Spiel: { $count } Würfel
       *[other] Aus dem Spiel: { $count } Würfel
    }
play-hub =
    { $count ->
        [0] { place-hub }: leer
       *[other] { place-hub }: { $cards }
    }
play-catch-waiting = Fang von { $player }, noch nicht sicher: { $cards }
play-catch-plundered = Fang von { $player }, wird gerade geplündert: { $cards }
play-catch-own = In diesem Zug gefangen von { $player }: { $cards }
play-dice = Würfel: { $dice }
play-die = { $number } = { $face }
play-yard = { $player }: im { place-yard } { $cards }; auf dem { place-heap } { $heap }
play-yard-hidden = { $player }: im { place-yard } { $cards }; { place-heap } verdeckt
play-deck =
    { $count ->
        [0] Nachziehstapel: leer
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }

## Beginnen und lesen

play-player = Spieler { $number }
play-record-heading = { $game }: { $players }.
play-record-stops = Hier endet die Aufzeichnung: Das Spiel wurde nicht zu Ende gespielt.
play-no-drawing = Dieses Terminal verwendet { $encoding }, womit sich der Bildschirm nicht zeichnen lässt. Du spielst in Zeilen. Setze PYTHONIOENCODING=utf-8 für den Bildschirm.
play-dumb-terminal = Dieses Terminal (TERM={ $term }) kann den Bildschirm nicht zeichnen. Du spielst in Zeilen.
play-no-screen = Der Bildschirm ist nicht installiert. Du spielst in Zeilen.
