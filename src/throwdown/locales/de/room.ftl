# Der Raum: einladen, warten, der große Bildschirm und Telefone als Hände.

room-preview-title = { $host } lädt dich ein: { $game }
room-preview =
    { $free ->
        [0] Ein Tisch für { $seats } im Browser: Schau herein, ohne Konto.
        [one] Einer von { $seats } Plätzen ist frei. Spiel im Browser, ohne Konto.
       *[other] { $free } von { $seats } Plätzen sind frei. Spiel im Browser, ohne Konto.
    }

room-invites = { $host } lädt dich zum Spielen ein
room-free =
    { $free ->
        [one] Einer von { $seats } Plätzen ist frei.
       *[other] { $free } von { $seats } Plätzen sind frei.
    }
room-playing = Ein Spiel läuft: Du kannst zuschauen.
room-full = Alle Plätze sind besetzt: Du kannst zuschauen.
room-password-follows = Der Tisch hat ein Passwort: Danach wird gleich gefragt.
room-password-asked = Dieser Tisch hat ein Passwort: Frag, wer dich eingeladen hat.
room-no-account = Kein Konto nötig: Ein Name genügt.
room-code-lead = Sag diese sechs Buchstaben, schick den Link, oder lass ein Telefon auf das Bild schauen.
room-code = Code: { $code }
room-screen-open = Auf großem Bildschirm zeigen
room-screen-how = Öffne auf Fernseher oder Laptop { $address } und tipp den Code. Dann sind Telefone eure Hände.

room-seek-title = Wir suchen jemanden, der mitspielt
room-seek-found = Jemand ist da
room-seek-seat = jemand, oder ein Bot
room-seek-in = Kommt niemand, setzt sich in { $seconds } s ein Bot.
room-seek-now = Ein Bot setzt sich …
room-seek-begins = Das Spiel beginnt gleich.

room-screen-name = Großer Bildschirm
room-screen-title = Ein Bildschirm für den Raum
room-screen-lead = Dieser Bildschirm zeigt den Tisch, und jedes Telefon ist eine Hand. Tipp den Code des Tisches.
room-screen-go = Tisch zeigen
room-screen-other = Anderer Code
room-screen-fill = Ganzer Bildschirm
room-screen-forbidden = Diesem Tisch darf niemand zuschauen
room-screen-waits = Wir warten auf Mitspieler …
room-screen-start = Alle sitzen: Der Gastgeber startet am Telefon.
room-screen-scan = Halt dein Telefon hierher
room-screen-type = oder tipp { $address } und den Code
room-screen-rematch = Noch einmal: Drück es auf einem Telefon.

room-hand-qr = QR-Code: Er macht dein Telefon zur Hand an diesem Tisch
room-hand-full = Alle Plätze sind besetzt: Schau auf den großen Bildschirm.
room-hand-stay = Weiterspielen
room-hand-whole = Der ganze Tisch auf diesem Telefon
room-hand-wait =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-shake = Schütteln des Telefons wirft
room-shake-insecure = Schütteln wirft nur über https: Frag, wer den Server betreibt.
room-shake-refused = Das Telefon erlaubt es nicht: Erlaub dieser Seite die Bewegung in seinen Einstellungen.
room-split-how = Tipp auf eine Karte, um sie zwischen Vorgarten und Haufen zu wechseln.
room-boost-how = Tipp auf eine Karte, um sie dem nächsten Wurf beizugeben.
room-caught = Gefangene Karten

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Bots, die bereitstehen

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Würfelt, worauf er Lust hat, und hortet Karten.
       *[arena] Wirft dahin, wo er hinschaut, und macht gern weiter.
    }
room-sees-casual =
    { $kind ->
        [cards] Hält sich an Faustregeln.
       *[arena] Weiß, wann man aufhört, und wirft ungefähr zu den Würfeln.
    }
room-sees-regular =
    { $kind ->
        [cards] Kennt die Aussichten des nächsten Wurfs.
       *[arena] Zählt, wer vorn liegt und was noch da ist, und zielt nach Augenmaß.
    }
room-sees-expert =
    { $kind ->
        [cards] Zählt auch, was er dem Nächsten übrig lässt.
       *[arena] Wägt ab, wohin jede Wahl führt, und zielt gut.
    }
room-sees-master =
    { $kind ->
        [cards] Wägt jedes Ergebnis des nächsten Wurfs einzeln ab.
       *[arena] Wägt jede Art zu werfen ab und probiert aus, wohin.
    }
