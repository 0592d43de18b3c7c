# Der Tisch von voll verasselt auf der Seite, Wiederholungen, der Schiedsrichter und die Übungsarena.
# $player ist ein Name; $cards eine Liste wie "2 gelbe und 1 rote".

## voll verasselt: was auf dem Tisch liegt

board-hub = { place-hub }
# Neben der Mitte, während jemand um einen Fang würfelt.
board-hub-rests = in diesem Zug nicht im Spiel
board-hub-ends = { place-hub.The } beendet das Spiel
board-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# Hinter der Zahl der Karten in der Mitte, auf schmalen Bildschirmen.
board-deck-too = , { $count } im Stapel
# Unter der Zahl selbst.
board-in-deck = im Stapel
board-your-yard = Dein { place-yard }
board-yard-name = { place-yard } von { $player }
board-yard-of = { $count } von { $places }
board-yard-holds = { place-yard } von { $player }: { $cards }
board-heap =
    { $count ->
        [one] { $count } Karte auf dem { place-heap }
       *[other] { $count } Karten auf dem { place-heap }
    }
board-heap-short = { place-heap } { $count }
board-heap-hidden = { place-heap } verdeckt
board-your-catch = Dein Fang
board-catch-of = Fang von { $player }
board-unsafe =
    { $count ->
        [one] { $count } Karte, noch nicht sicher
       *[other] { $count } Karten, noch nicht sicher
    }
board-nothing-yet = noch nichts
board-no-catch = Auf dem Tisch liegt kein Fang.
board-receives = { $player } bekommt
board-you-receive = Du bekommst
# Ein kurzes Zeichen an den Karten, um die gewürfelt wird.
board-you-roll = darum würfelst du
board-player-rolls = darum würfelt { $player }
board-dice = Die sieben Würfel
board-dice-show = Die Würfel zeigen: { $faces }.
# $face ist eine Farbe oder der Doppelbalken.
board-die = Würfel { $number }, { $face }
# Unter einem Würfel: je ein kurzes Wort.
board-roll-word = neu
board-keep-word = fest
board-turn = Zug { $number }

## voll verasselt: was gefragt und getan wird

board-in-flight = Die Würfel rollen.
board-wait = { $player } ist am Zug.
board-wait-split = { $player } teilt die erhaltenen Karten auf.
board-ask-choose = Um { place-hub.acc } würfeln oder { $player } plündern?
board-ask-hub = Dein Zug beginnt { place-hub.in }.
board-ask-roll =
    { $count ->
        [one] Du würfelst um eine Karte { place-hub.in }. Tipp einen Würfel an, der liegen bleibt.
       *[other] Du würfelst um { $count } Karten { place-hub.in }. Tipp einen Würfel an, der liegen bleibt.
    }
board-ask-roll-catch =
    { $count ->
        [one] Du würfelst um die eine Karte dieses Fangs. Tipp einen Würfel an, der liegen bleibt.
       *[other] Du würfelst um die { $count } Karten dieses Fangs. Tipp einen Würfel an, der liegen bleibt.
    }
board-ask-on =
    { $count ->
        [one] Du hast eine Karte gefangen. Weiterwürfeln, oder aufhören und sie liegen lassen?
       *[other] Du hast { $count } Karten gefangen. Weiterwürfeln, oder aufhören und sie liegen lassen?
    }
# $room: freie Plätze im Hof.
board-ask-split =
    { $count ->
        [one] Du bekommst eine Karte.
       *[other] Du bekommst { $count } Karten.
    } { $room ->
        [one] Dein { place-yard } hat Platz für eine.
       *[other] Dein { place-yard } hat Platz für { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] { place-hub.Dative } fehlt eine Karte: Leg mindestens eine aus deinem { place-yard } dazu.
       *[other] { place-hub.Dative } fehlen { $count } Karten: Leg mindestens so viele aus deinem { place-yard } dazu.
    }
board-plunder = { $player } plündern
board-take-hub = { place-hub } nehmen
board-keeps = { $player } behält { $count }
board-roll = { $count } würfeln
board-roll-for =
    { $count ->
        [one] um { $count } Karte
       *[other] um { $count } Karten
    }
board-boost-what =
    { $count ->
        [one] { $count } Karte dazu
       *[other] { $count } Karten dazu
    }
board-stop-what =
    { $count ->
        [0] kein Fang
        [one] { $count } Karte wartet
       *[other] { $count } Karten warten
    }
board-split-do = Weglegen
board-split-what = { place-yard } { $yard }, { place-heap } { $heap }
board-split-card =
    { $place ->
        [yard] { $colour }: in den { place-yard }
       *[heap] { $colour }: auf den { place-heap }
    }
board-to-yard = { place-yard }
board-to-heap = { place-heap }
board-top-up =
    { $count ->
        [one] { $count } Karte dazulegen
       *[other] { $count } Karten dazulegen
    }
board-top-up-needs = mindestens { $count }
board-into-hub = { place-hub.to } dazulegen
board-into-catch = zum Fang dazulegen
board-read-hub =
    { $count ->
        [one] { place-hub.In } liegen { $cards }. Eine Karte ist im Stapel.
       *[other] { place-hub.In } liegen { $cards }. { $count } Karten sind im Stapel.
    }
board-read-catch = Fang von { $player }: { $cards }.
board-read-yard = { $player }: im { place-yard } { $cards }, auf dem { place-heap } { $heap }.
board-where = Was liegt auf dem Tisch?
board-keys = Mit Tasten
board-hint-keep = { $faces } festhalten
board-hint-add = { $cards } dazulegen
board-hint-yard = { $cards } in den { place-yard }
board-hint-heap = alles auf den { place-heap }
board-hint-die = am besten fest
board-hint-to-yard = am besten in den { place-yard }

## Der Schiedsrichter: man spielt mit der echten Schachtel und tippt, was geschieht

board-ref-what = Ihr spielt mit der echten Schachtel. Tippt an, was die Würfel zeigen; der Schiedsrichter kennt die Regeln und zählt mit.
board-ref-go-on = Spiel fortsetzen
board-ref-who = Wer spielt mit? Im Uhrzeigersinn um den Tisch.
# Neben einem Namen: Diese Person beginnt.
board-ref-less = Ohne { $player }
board-ref-more-people = Noch jemand
board-ref-tournament = Ein Turnier: so viele Spiele wie Mitspielende
board-ref-twice = Zwei haben denselben Namen. Gebt allen einen eigenen.
board-ref-not-begun = Das Spiel hat noch nicht begonnen.
board-ref-watch = Was geschieht, wird am Gerät des Schiedsrichters eingegeben.
# Die Frage: was ein Würfel zeigt, und so weiter.
board-ref-start = { $player } wirft den Startwürfel. Was zeigt er?
board-ref-turn = { $player } wirft einen Würfel. Was zeigt er?
board-ref-choice = { $player } hört auf oder wirft noch einen Würfel. Was zeigt er?
board-ref-many =
    { $count ->
        [one] { $player } wirft { $count } Würfel. Was zeigt er?
       *[other] { $player } wirft { $count } Würfel. Was zeigen sie?
    }
board-ref-storm = Alle werfen zugleich. Was zeigt der Würfel von { $player }?
board-ref-changes = Hat sich noch ein Würfel gedreht, oder flog einer hinaus? Tippt ihn an. Sonst: „Fertig“.
board-ref-now = Hier lag: { $face }. Was zeigt der Würfel jetzt?
board-ref-done = Stimmt alles? Dann: „Fertig“.
board-ref-place = { $player } legt den Startwürfel. Welches Symbol liegt oben?
board-ref-collect = Nimmt { $player }, was passt?
board-ref-piles = Behält { $player } die { place-pile.plural }?
board-ref-extra = Welchen Würfel nimmt { $player } noch dazu?
board-ref-tower = { $player } baut aus allen Würfeln einen Turm. In welcher Reihenfolge?
board-ref-pile = { $player } hat keinen losen Würfel. Welcher { place-pile } wird geworfen?
board-ref-race = Wessen Turm war zuerst fertig?
board-ref-race-tie = Gleichstand: Tippt alle an, die zuerst fertig waren.
# Knöpfe.
board-ref-ready = Fertig
board-ref-undo = Zurück
board-ref-undo-last = Letzten Eintrag rückgängig machen
board-ref-out = draußen
# Ein geworfener Würfel, oder ein getroffener, ist nicht mehr { place-arena.in }.
board-ref-out-button = Nicht { place-arena.in }
board-ref-stops = { $player } hört auf
board-ref-takes = Nimmt alles
board-ref-leaves = Lässt es liegen
board-ref-keeps = { place-pile.plural } behalten
board-ref-loosens = { place-pile.plural } auflösen
board-ref-none = Keinen Würfel
board-ref-nobody = Niemand
board-ref-tie = Gleichstand
board-ref-thrown = Geworfene Würfel
board-ref-not-entered = noch nicht eingegeben
board-ref-hit = Einer getroffen? Tippt ihn an.
board-ref-die = { $face }, liegt { place-arena.in }
board-ref-die-now = { $face }, jetzt: { $now }
board-ref-towers = Welche Türme gibt es?
board-ref-tower-stands = ein Turm
board-ref-towers-how = Tippt die Würfel eines Turms von unten nach oben an. Entfernt gefallene Türme.
board-ref-tower-away = Diesen Turm entfernen
board-ref-no-tower = Es gibt keinen Turm.
board-ref-another-tower = Noch ein Turm
board-ref-leaves-game = Jemand verlässt das Spiel
board-ref-who-leaves = Wer geht endgültig?

## Der Schiedsrichter in voll verasselt

board-ref-setup =
    { $count ->
        [one] Mischt und legt { $count } Karte aus. Welche liegt { place-hub.in }?
       *[other] Mischt und legt { $count } Karten aus. Welche liegen { place-hub.in }?
    }
# $where: wohin die Karten kommen; der Hof ist der von $player nach einem Fehlwurf.
board-ref-drawn =
    { $where ->
        [hub] { $count ->
            [one] Eine neue Karte kommt { place-hub.into }. Welche Farbe?
           *[other] { $count } neue Karten kommen { place-hub.into }. Welche Farben?
        }
        [yard] { $count ->
            [one] { cry-bust } { $player } zieht eine Karte in den { place-yard }. Welche Farbe?
           *[other] { cry-bust } { $player } zieht { $count } Karten in den { place-yard }. Welche Farben?
        }
       *[deck] { $count ->
            [one] Eine Karte kommt vom Stapel. Welche Farbe?
           *[other] { $count } Karten kommen vom Stapel. Welche Farben?
        }
    }
board-ref-choose = Worum würfelt { $player }?
board-ref-roll = { $player } würfelt. Was zeigen die Würfel?
board-ref-roll-or-stop = { $player } hört auf oder würfelt weiter. Was zeigen die Würfel?
board-ref-rolling =
    { $count ->
        [one] { $player } würfelt mit { $count } Würfel. Was zeigt er?
       *[other] { $player } würfelt mit { $count } Würfeln. Was zeigen sie?
    }
board-ref-more =
    { $count ->
        [one] Ein Würfel fehlt noch.
       *[other] { $count } Würfel fehlen noch.
    }
board-ref-tapped = { $count } von { $all }
board-ref-keep-how = Tippt die Würfel an, die liegen bleiben, dann, was die anderen zeigen.
board-ref-boost =
    { $count ->
        [0] Karten aus dem { place-yard }?
        [one] { $count } Karte aus dem { place-yard }
       *[other] { $count } Karten aus dem { place-yard }
    }
board-ref-split =
    { $room ->
        [one] { $player } teilt die Karten auf. Der { place-yard } hat Platz für eine: Tippt sie an.
       *[other] { $player } teilt die Karten auf. Der { place-yard } hat Platz für { $room }: Tippt sie an.
    }
board-ref-top-up =
    { $count ->
        [one] { $player } muss mindestens { $count } Karte { place-hub.to } dazulegen. Welche?
       *[other] { $player } muss mindestens { $count } Karten { place-hub.to } dazulegen. Welche?
    }
board-ref-consolation = Wie viele Karten zieht { $player }?

## Wiederholungen

board-replay-desk = Wiedergabe steuern
board-replay-where = Stelle im Spiel
# Alle Würfe werden gezählt; ganz am Anfang ist es 0.
board-replay-throw = Wurf { $number } von { $all }
board-replay-quiet = Das Spiel beginnt.
board-replay-better-win = Am besten wäre gewesen: { $best }. So gingen { $cost } % der Aussicht auf den Sieg verloren.
board-replay-better-cards =
    { $cost ->
        [one] Am besten wäre gewesen: { $best }. So kostete es { $cost } Karte.
       *[other] Am besten wäre gewesen: { $best }. So kostete es { $cost } Karten.
    }
board-replay-play = Abspielen
board-replay-pause = Anhalten
board-replay-forward = Einen Schritt vor
board-replay-back = Einen Schritt zurück
board-replay-next-throw = Nächster Wurf
board-replay-last-throw = Voriger Wurf
board-replay-speed = Tempo
board-replay-flat = Ansicht von oben
board-replay-share = Link teilen
board-replay-copied = Der Link ist kopiert.
board-replay-record = Aufzeichnung herunterladen
board-replay-keep = Für offline speichern
board-replay-drop = Für offline gespeichert
board-replay-kept = Du kannst dieses Spiel jetzt ohne Verbindung ansehen.
board-replay-dropped = Dieses Spiel ist nicht mehr auf diesem Gerät gespeichert.
board-replay-unkept = Dieser Browser lässt Seiten nichts speichern.
board-replay-missing = Dieses Spiel lässt sich nicht zeigen
board-verify-entry = Schritt { $number }

## Die Übungsarena

board-practice-hand = Dein Wurf
board-practice-how = Tipp auf ein Ziel, dann wirf: Hier zählt nichts.
board-practice-shows =
    { $count ->
        [one] Dein Würfel zeigt { $faces }.
       *[other] Deine Würfel zeigen { $faces }.
    }
board-practice-hit =
    { $count ->
        [one] Ein getroffener Würfel zeigt jetzt { $faces }.
       *[other] Getroffene Würfel zeigen jetzt { $faces }.
    }
board-practice-out =
    { $count ->
        [one] Ein Würfel ist nicht mehr { place-arena.in }.
       *[other] { $count } Würfel sind nicht mehr { place-arena.in }.
    }
board-practice-clear = { place-arena } leeren
board-practice-force = Kraft
board-practice-dice =
    { $count ->
        [one] { $count } Würfel in der Hand
       *[other] { $count } Würfel in der Hand
    }
board-practice-numbers = Deine Würfe
board-practice-none = Noch nichts geworfen.
# $throws und $dice sind Zahlen.
board-practice-sum =
    { $throws ->
        [one] { $throws } Wurf
       *[other] { $throws } Würfe
    }, { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }
board-practice-turned =
    { $count ->
        [0] Noch kein liegender Würfel wurde gedreht.
        [one] Ein liegender Würfel wurde gedreht oder hinausgestoßen.
       *[other] { $count } liegende Würfel wurden gedreht oder hinausgestoßen.
    }
board-practice-forget = Zahlen zurücksetzen
board-practice-aim = Dein Ziel
board-practice-at = Ziel
board-practice-die = ein Würfel
board-practice-twist = Drall

## Ziele der Übungsarena

board-target-title = Ziele
board-target-stars =
    { $count ->
        [0] noch kein Stern
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
board-target-sum = { $stars } von { $most } Sternen
# $from und $to sind Seiten eines Würfels.
board-target-turn =
    { $box ->
        [strike] Mach aus der { $from } eine { $to }.
       *[any] Mach aus { $from } { $to }.
    }
board-target-flip =
    { $count ->
        [one] Dreh irgendeinen Würfel auf eine andere Seite.
       *[other] Dreh { $count } Würfel mit einem Wurf auf eine andere Seite.
    }
board-target-pair = Dreh Würfel so, dass zwei der liegenden zusammenpassen.
board-target-take = Nimm { $count } Würfel, ohne einen zu verlieren.
# $faces ist, was die Würfel an der Wand zeigen.
board-target-clear = Räum die Wand: Stoß { $faces } von ihr weg, aber nicht hinaus.
board-target-stay = Wirf { $count } Würfel so, dass keiner hinausfliegt.
board-target-earn =
    { $three ->
        [one] Drei Sterne mit dem ersten Wurf, zwei mit höchstens { $two }, danach einer.
       *[other] Drei Sterne mit höchstens { $three } Würfen, zwei mit höchstens { $two }, danach einer.
    }
board-target-reached =
    { $stars ->
        [one] Geschafft mit Wurf { $throws }: ein Stern.
       *[other] Geschafft mit Wurf { $throws }: { $stars } Sterne.
    }
board-target-missed =
    { $throws ->
        [one] Mit dem ersten Wurf nicht geschafft.
       *[other] Mit { $throws } Würfen nicht geschafft.
    }
# $die ist, was der Würfel zeigt, $manner eine Art zu werfen, $force 0 bis 100.
board-target-hint = Ein Meister zielt auf { $die }: { $manner }, Kraft { $force }. Das gelingt in { $percent } von 100 Würfen.
board-target-start = Ein Ziel versuchen
board-target-next = Nächstes Ziel
board-target-again = Noch einmal
board-target-leave = Frei werfen
