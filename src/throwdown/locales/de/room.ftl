# Der Raum: einladen, warten, der große Bildschirm und Telefone als Hände.

room-preview-title = { $host } lädt dich ein: { $game }
room-preview =
    { $free ->
        [0] Ein Tisch für { $seats } im Browser. Schau zu, ohne Konto.
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
room-watch-only = Nur zuschauen
room-password-follows = Dieser Tisch hat ein Passwort. Du gibst es im nächsten Schritt ein.
room-password-asked = Dieser Tisch hat ein Passwort. Frag die Person, die dich eingeladen hat.
room-no-account = Kein Konto nötig: Ein Name genügt.
room-code-lead = Lies diese sechs Buchstaben vor, schick den Link, oder lass den Code scannen.
room-code = Code: { $code }
room-code-full = Alle Plätze sind besetzt. Mit Code oder Link können andere zuschauen.
room-screen-open = Auf großem Bildschirm zeigen
room-screen-how = Öffne auf Fernseher oder Laptop { $address }. Scanne dort den Code mit diesem Telefon, oder tipp diese Buchstaben.

room-seek-title = Wir suchen jemanden, der mitspielt
room-seek-found = Jemand ist dazugekommen
room-seek-seat = ein Mensch oder ein Bot
room-seek-in = Kommt niemand, spielt in { $seconds } s ein Bot mit.
room-seek-now = Ein Bot kommt dazu …
room-seek-begins = Das Spiel beginnt jetzt.

room-screen-name = Großer Bildschirm
room-screen-title = Ein Bildschirm für den Raum
room-screen-lead = Scanne den Code mit einem Telefon: Eröffne dort einen Tisch, oder wähl einen von deinen. Dieser Bildschirm zeigt ihn.
room-screen-code = QR-Code: Damit wählt ein Telefon den Tisch für diesen Bildschirm
room-screen-or = Oder tipp den Code eines Tisches
room-screen-next = Der Bildschirm im Raum zeigt den Tisch, den du hier eröffnest. Dann spielst du mit diesem Telefon.
room-screen-yours = Oder zeig einen deiner Tische
room-screen-go = Tisch zeigen
room-screen-other = Ein anderer Tisch
room-screen-fill = Vollbild
room-screen-forbidden = An diesem Tisch darf niemand zuschauen
room-screen-waits = Wir warten auf Mitspieler …
room-screen-start = Alle haben Platz genommen: Der Gastgeber startet das Spiel am Telefon.
room-screen-scan = Scann diesen Code mit dem Telefon
room-screen-type = oder tipp { $address } und den Code
room-screen-rematch = Für ein neues Spiel drückt auf einem Telefon „Noch einmal“.

room-hand-qr = QR-Code: Scann ihn, um mit dem Telefon an diesem Tisch zu spielen
room-hand-title = Spiel mit deinem Telefon
room-hand-code = Der große Bildschirm zeigt einen Code aus sechs Buchstaben, oder jemand sagt ihn dir.
room-hand-full = Alle Plätze sind besetzt: Schau auf den großen Bildschirm.
room-hand-stay = Weiterspielen
room-hand-whole = Der ganze Tisch auf diesem Telefon
room-hand-wait =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-shake = Telefon schütteln, um zu werfen
room-shake-insecure = Schütteln geht nur über https: Frag die Person, die den Server betreibt.
room-shake-refused = Das Telefon erlaubt es nicht: Erlaub dieser Seite die Bewegung in seinen Einstellungen.
room-split-how = Tipp auf eine Karte, um sie zwischen { place-yard } und { place-heap } zu wechseln.
room-boost-how = Tipp auf eine Karte, um sie dem nächsten Wurf beizugeben.
room-caught = Gefangene Karten

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Verfügbare Bots

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Würfelt, worauf er Lust hat, und hortet Karten.
       *[arena] Zielt kaum und wirft gern weiter.
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
        [cards] Bedenkt auch, was er dem Nächsten übrig lässt.
       *[arena] Wägt ab, wohin jede Wahl führt, und zielt gut.
    }
room-sees-master =
    { $kind ->
        [cards] Wägt jedes Ergebnis des nächsten Wurfs einzeln ab.
       *[arena] Wägt jede Art zu werfen ab und probiert aus, wohin.
    }

# Starting dice of each seat.
room-handicap = Handicap
room-handicap-now = Handicap: { $dice }
room-handicap-how = Wer mit mehr Würfeln beginnt, hat bessere Chancen.
room-handicap-dice = Würfel zu Beginn für { $player }
room-handicap-beginner = Anfänger
room-handicap-beginner-of = { $player } fängt erst an: Würfel vorschlagen
room-handicap-chances = Gewinnchancen: { $chances }
room-handicap-solved = Aus dem gelösten Spiel, wenn beide gleich gut spielen.
room-handicap-simulated = Aus simulierten Spielen zwischen Bots.
room-handicap-same = Gleich viele für alle
room-only-here = Nur dieser Computer kann den Link öffnen. Damit andere mitspielen, starte so und öffne die Adresse, die dann erscheint:
