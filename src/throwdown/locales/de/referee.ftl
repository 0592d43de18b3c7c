# Der Schiedsrichter: Er hilft denen, die mit der echten Schachtel spielen. Er fragt, entscheidet und erzählt.
# "Ihr" seid die am Tisch. Zeilen werden nach 79 Zeichen umbrochen; die Sätze bleiben trotzdem kurz.

## Wörter zum Tippen, je ein Wort, klein geschrieben, alle verschieden.
## Die englischen Wörter werden in jeder Sprache verstanden. Kein Wort darf eine Würfelseite benennen.

referee-word-stop = stopp
referee-word-yes = ja
referee-word-no = nein
# Vor einem Wurf: Ein Würfel in der Arena wurde verschoben.
referee-word-move = schieben
referee-word-keep = behalten
referee-word-share = teilen
referee-word-decider = entscheidung
referee-word-undo = zurück
referee-word-why = warum
referee-word-help = hilfe
referee-word-show = lage
referee-word-scores = punkte
referee-word-leave = aussteigen
referee-word-quit = beenden
# Ein Würfel, der nicht in der Arena ist.
referee-word-out = raus
# Ein Turm, der umgefallen ist.
referee-word-fallen = umgefallen
# "steht 2": Zwei Würfel eines Turms stehen noch.
referee-word-stand = steht
referee-word-none = niemand

## Anfang und Ende

referee-open = Schiedsrichter für { $game }. Ihr werft die echten Würfel und tippt, was sie zeigen.
# $players ist eine Liste von referee-numbered.
referee-players = Am Tisch, im Uhrzeigersinn: { $players }.
referee-numbered = { $number } = { $player }
referee-open-help = Tippt jederzeit hilfe, zurück oder warum.
referee-resumed =
    { $count ->
        [one] Das Spiel geht weiter, wo es aufgehört hat, nach einem Eintrag.
       *[other] Das Spiel geht weiter, wo es aufgehört hat, nach { $count } Einträgen.
    }
referee-closed = Das Spiel ist gespeichert. Weiter geht es mit: throwdown referee --resume { $save }
referee-closed-unsaved = Das Spiel endet hier. Es ist nicht gespeichert.
referee-closed-early = Niemand hat die Spieler genannt: Es wurde kein Spiel begonnen.
referee-not-saved = Das Spiel lässt sich nicht speichern: { $reason }. Ihr könnt weiterspielen.
referee-damaged = Die Datei ist in Zeile { $line } beschädigt. Das Spiel geht vor dieser Zeile weiter. Die beschädigte Datei ist als { $file } gespeichert.
referee-ask-names = Wer spielt mit? Tippt die Namen im Uhrzeigersinn, mit Kommas:
referee-unclear-names = { $least } bis { $most } können mitspielen. Tippt verschiedene Namen, mit Kommas dazwischen.
referee-ask-done = Das Spiel ist vorbei. Drückt Enter, um es zu beenden, oder tippt zurück:

## Turniere

referee-tournament = { title-tournament }, Spiel { $game } von { $games }.
# $scores ist eine Liste von Spielern mit ihren Punkten.
referee-tally = Minuspunkte nach Spiel { $game } von { $games }: { $scores }. Wer die wenigsten hat, gewinnt.
referee-champions =
    { $count ->
        [one] { $players } gewinnt das Turnier.
       *[other] { $players } teilen sich das Turnier.
    }
referee-ask-next = Drückt Enter für das nächste Spiel, oder tippt zurück:
referee-ask-decider = Gleichstand: Ein Entscheidungsspiel folgt. Drückt Enter, um zu beginnen, oder tippt zurück:
referee-ask-tie = Gleichstand: { $players }. Tippt teilen oder entscheidung:
referee-unclear-tie = Tippt teilen, um euch das Turnier zu teilen, oder entscheidung für noch ein Spiel.
referee-no-tournament = Das ist ein einzelnes Spiel: Es gibt keine Minuspunkte zu zeigen.
referee-unclear-enter = Der Schiedsrichter versteht „{ $typed }“ nicht. Drückt Enter oder tippt zurück.

## Was in den Arenaspielen gefragt wird

referee-ask-place = { $player } legt den Startwürfel. Welches Symbol ({ $faces })?
referee-ask-start = { $player } wirft den Startwürfel. Was zeigt er?
referee-ask-turn = { $player } wirft einen Würfel. Was zeigt er?
referee-ask-choice = { $player }: stopp (s) oder noch einen Würfel werfen. Was zeigt er?
# $piles ist eine Liste von referee-pile und referee-pile-one.
referee-ask-turn-piles = { $player } wirft einen Würfel oder einen { place-pile } ({ $piles }). Was zeigen sie?
referee-ask-choice-piles = { $player }: stopp (s) oder einen Würfel oder { place-pile } werfen ({ $piles }). Was zeigen sie?
referee-pile =
    { $count ->
        [one] { $key } = ein { place-pile } aus { $count } Würfel
       *[other] { $key } = ein { place-pile } aus { $count } Würfeln
    }
referee-pile-one =
    { $count ->
        [one] { $key } = ein Würfel von einem { place-pile } aus { $count }
       *[other] { $key } = ein Würfel von einem { place-pile } aus { $count }
    }
referee-ask-landing =
    { $count ->
        [one] Was zeigt der Würfel von { $player }? Was hat sich noch geändert?
       *[other] Was zeigen die { $count } Würfel von { $player }? Was hat sich noch geändert?
    }
# $seats ist eine Liste wie "1 = Mara, 3 = Jo"; $example zeigt, wie man es tippt.
referee-ask-storm = Was zeigen diese Würfel: { $seats }? Zum Beispiel { $example }.
referee-ask-reaction = { $player } hat keinen losen Würfel. Welcher { place-pile } wird geworfen ({ $piles })?
referee-ask-race = Wessen Turm war zuerst fertig: { $seats }? Für Gleichstand tippt 1=2.
referee-ask-collect = Nimmt { $player }, was passt? (ja oder nein, Enter = ja)
referee-ask-piles = Lässt { $player } die { place-pile.plural } stehen? (ja oder nein)
referee-ask-accio = Welchen Würfel nimmt { $player } dazu: { $faces }? (Enter = keinen)
referee-ask-accio-must = Welchen Würfel nimmt { $player } dazu: { $faces }?
referee-ask-accio-lot = Welchen Würfel hat der Zufall bestimmt: { $faces }?
referee-ask-tower = { $player } baut einen Turm: { $faces }. In welcher Reihenfolge, von unten nach oben?
referee-ask-tower-lot = Ein Turm wird zufällig gebaut, aus { $faces }. In welcher Reihenfolge, von unten nach oben?
referee-ask-move-group = Liegt der Würfel jetzt näher bei den anderen? (ja oder nein, Enter = ja)
referee-ask-move-wall = Lag der Würfel an einer Wand? (ja oder nein, Enter = ja)
referee-ask-move-consent = Sind alle einverstanden? (ja oder nein, Enter = ja)

## Was in voll verasselt gefragt wird.

referee-ask-setup =
    { $count ->
        [one] Welche Karte liegt { place-hub.in }? Zum Beispiel { colour-letter-yellow }
       *[other] Welche { $count } Karten liegen { place-hub.in }? Zum Beispiel { colour-letter-yellow }4 { colour-letter-blue }3 { colour-letter-red }2 { colour-letter-green }1
    }
referee-ask-choose = Würfelt { $player } um { place-hub.acc } ({ $hub }) oder um den wartenden Fang ({ $catch })?
referee-ask-roll = { $player } würfelt um { $cards }. Mit welchen Würfeln? (Enter = alle)
referee-ask-roll-or-stop = { $player }: stopp (s) oder noch einmal um { $cards } würfeln. Mit welchen Würfeln? (Enter = alle)
referee-ask-rolling =
    { $count ->
        [one] { $player } würfelt mit { $count } Würfel. Was zeigt er?
       *[other] { $player } würfelt mit { $count } Würfeln. Was zeigen sie?
    }
referee-ask-distribute =
    { $room ->
        [one] { $player } bekommt { $cards }. Welche Karte kommt in den { place-yard }? Er hat Platz für { $room }. (Enter = keine)
       *[other] { $player } bekommt { $cards }. Welche Karten kommen in den { place-yard }? Er hat Platz für { $room }. (Enter = keine)
    }
referee-ask-top-up =
    { $count ->
        [one] { $player } muss aus dem { place-yard } ({ $yard }) mindestens { $count } Karte { place-hub.to } legen. Welche?
       *[other] { $player } muss aus dem { place-yard } ({ $yard }) mindestens { $count } Karten { place-hub.to } legen. Welche?
    }
referee-ask-consolation =
    { $count ->
        [one] { $player } darf { $count } Karte ziehen. Wie viele? (Enter = { $count })
       *[other] { $player } darf bis zu { $count } Karten ziehen. Wie viele? (Enter = { $count })
    }
referee-ask-drawn =
    { $count ->
        [one] { $count } Karte kommt vom Nachziehstapel. Welche Farbe? Zum Beispiel { colour-letter-yellow }
       *[other] { $count } Karten kommen vom Nachziehstapel. Welche Farben? Zum Beispiel { colour-letter-yellow }2 { colour-letter-blue }1
    }

## Wie es in der Schachtel jetzt aussehen soll

# $dice: Seiten, und Türme in Klammern von unten nach oben.
referee-arena = { place-arena.In }: { $dice }.
referee-arena-empty = { place-arena.The } ist leer.
# $supplies ist eine Liste der vier, die folgen.
referee-supplies = Würfel: { $supplies }.
referee-supply = { $player } { $count }
referee-supply-piles = { $player } { $count } ({ place-pile.plural }: { $piles })
referee-supply-hidden = { $player } (verdeckt)
referee-supply-out = { $player } (ausgeschieden)
# $cards und $yard sind Karten, wie man sie tippt (Y4 B3); $dice sind die Seiten der sieben Würfel.
referee-hub =
    { $deck ->
        [one] { place-hub }: { $cards }. Nachziehstapel: { $deck } Karte. Würfel 1 bis 7: { $dice }
       *[other] { place-hub }: { $cards }. Nachziehstapel: { $deck } Karten. Würfel 1 bis 7: { $dice }
    }
referee-catch = Der Fang von { $player } wartet: { $cards }.
referee-own-catch = { $player } hat bisher { $cards } gefangen.
# $yards ist eine Liste der zwei, die folgen, und von referee-supply-out.
referee-yards = In den { place-yard.plural-to } (und auf den { place-heap }): { $yards }.
referee-yard = { $player } { $yard } ({ $heap })
referee-yard-hidden = { $player } { $yard }
referee-nothing-there = Dort liegt gerade nichts.

## Zurück und warum

referee-undone = Der letzte Eintrag wurde zurückgenommen.
referee-nothing-to-undo = Es gibt nichts zurückzunehmen.
referee-why = { $rule } ({ $clause })
referee-why-nothing = Es gibt noch nichts zu erklären.

## Hilfe. $one und $two sind zwei Seiten dieses Spiels, $lost ist die, mit der ein Würfel verloren ist.

referee-help-landing = Tippt, was der geworfene Würfel zeigt: { $one }. Wortanfänge genügen. Ein Würfel, der nicht { place-arena.in } liegt, ist raus. Mehrere Würfel: ein Wort für jeden. Kommas trennen, und „2x { $one }“ zählt gleiche Würfel.
referee-help-changes = Was sich noch geändert hat, tippt ihr mit >. „{ $one } { $two }>{ $lost }“: Ein Würfel, der { $two } zeigte, zeigt jetzt { $lost }. „{ $one } { $two }>raus“: Er wurde hinausgestoßen.
referee-help-towers = Türme: „umgefallen“, wenn alle umgefallen sind, „steht 2“, wenn noch zwei Würfel aufeinanderstehen. „[{ $one } { $two }]“ ist ein Turm von unten nach oben. „^{ $two }>{ $lost }“ meint den Würfel im Turm.
referee-help-piles = { place-pile.plural }: p1 wirft { place-pile } 1, f1 wirft einen Würfel davon, wenn eure Regeln das erlauben.
referee-help-cards = Karten: { colour-letter-yellow } = { colour-yellow }, { colour-letter-blue } = { colour-blue }, { colour-letter-red } = { colour-red }, { colour-letter-green } = { colour-green }. „{ colour-letter-yellow }2 { colour-letter-blue }1“ heißt 2 gelbe Asseln und 1 blaue Assel; ganze Wörter gehen auch. Auf Würfeln ist = der Doppelbalken.
referee-help-dice = Würfel: Tippt die Nummern der Würfel, die gewürfelt werden, „1 2 3 4“, oder was liegen bleibt, „behalten { colour-letter-yellow }{ colour-letter-blue }“. „+{ colour-letter-yellow }“ legt vorher eine gelbe Karte aus dem { place-yard } dazu.
referee-help-commands = Jederzeit: zurück nimmt den letzten Eintrag zurück, warum nennt die Regel, lage zeigt, was wo liegt, punkte zeigt die Punkte. Mit aussteigen NAME verlässt jemand das Spiel, und beenden speichert und hört auf. „schieben“ und eine Seite: Ein Würfel { place-arena.in } wurde vor einem Wurf verschoben.

## Eine Antwort, die nicht geht. $typed ist das Getippte.

referee-must-throw = Jeder Zug beginnt mit einem Wurf: { $player } kann noch nicht aufhören.
referee-must-roll = { $player } muss mindestens einmal würfeln, bevor der Zug enden kann.
referee-unclear-yes-no = „{ $typed }“ ist weder ja noch nein: Tippt eins davon.
referee-unclear-choice = „{ $typed }“ kann man jetzt nicht wählen.
referee-unclear-face = „{ $typed }“ ist keine Seite. Tippt eine von diesen: { $faces }. Ein Würfel, der { place-arena.acc } verlassen hat, ist raus.
referee-unclear-leaning = Ein Würfel, der { face-leaning } liegt, zählt noch nicht: Rückt an der Schachtel oder klopft auf den Tisch, bis er flach liegt. Tippt dann, was er zeigt.
referee-unclear-not-lying = Kein Würfel { place-arena.in } zeigt { $face }. Dort liegen: { $faces }.
referee-unclear-not-in-tower = Kein Würfel in einem Turm zeigt { $face }. { place-arena.In } liegen: { $faces }.
referee-unclear-too-many = „{ $typed }“ ist ein Würfel mehr, als { $player } geworfen hat.
referee-unclear-missing =
    { $count ->
        [one] Ein Würfel von { $player } fehlt noch: Tippt seine Seite oder raus.
       *[other] { $count } Würfel von { $player } fehlen noch: Tippt für jeden eine Seite oder raus.
    }
referee-unclear-seat = „{ $typed }“ hat keinen Würfel geworfen. Tippt eines von diesen: { $seats }.
referee-unclear-racer = „{ $typed }“ war nicht im Rennen. Tippt eines von diesen: { $seats }. Tippt niemand, wenn kein Turm fertig wurde.
referee-unclear-stand = Tippt, wie viele Würfel des Turms noch stehen, zum Beispiel: steht 2
referee-unclear-in-tower = Tippt, was sich im { place-tower } geändert hat: mit > wie in der Hilfe, oder „umgefallen“.
referee-unclear-bracket = Eine Klammer eines Turms fehlt. Schreibt einen Turm als [a b], von unten nach oben.
referee-unclear-pile = Tippt, welcher { place-pile }: { $piles }.
referee-unclear-extra = Ein Würfel muss genommen werden. Tippt einen von diesen: { $faces }.
referee-unclear-tower = Ein Turm besteht aus allen Würfeln { place-arena.in }. Tippt jeden von diesen einmal: { $faces }.
referee-unclear-leave = Wer steigt aus? Tippt aussteigen und eines von diesen: { $seats }.
referee-unclear-nothing-flies = Jetzt sind keine Würfel in der Luft. Beantwortet zuerst die Frage.
referee-unclear-lot = Tippt diese in der Reihenfolge, in der sie gezogen wurden: { $items }
referee-unclear-rolled =
    { $count ->
        [one] „{ $typed }“ kann der Würfel nicht zeigen. Tippt { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } oder =.
       *[other] „{ $typed }“ können die Würfel nicht zeigen. Tippt { $count } Seiten, jede als { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } oder =.
    }
referee-unclear-group = „{ $typed }“ ist keine Antwort. Tippt { $hub } für { place-hub.acc } oder { $catch } für den Fang.
referee-unclear-cards = „{ $typed }“ nennt keine Karten. Tippt Buchstaben und Zahlen, zum Beispiel { colour-letter-yellow }2 { colour-letter-red }1.
referee-unclear-yard = Das liegt nicht im { place-yard }. Dort liegen: { $yard }.
referee-unclear-dice = „{ $typed }“ nennt keine Würfel. Tippt verschiedene Nummern von 1 bis 7, oder behalten und die Seiten, die liegen bleiben.
referee-unclear-few-dice =
    { $count ->
        [one] { $count } Würfel ist zu wenig: Würfelt mit mindestens { $least }.
       *[other] { $count } Würfel sind zu wenig: Würfelt mit mindestens { $least }.
    }
referee-unclear-keep = Diese Würfel können nicht liegen bleiben. Die Würfel zeigen { $dice }.
referee-unclear-received = Diese Karten sind nicht dabei. Es sind { $cards }.
referee-unclear-room =
    { $room ->
        [one] Das ist zu viel: Der { place-yard } hat Platz für { $room } Karte.
       *[other] Das ist zu viel: Der { place-yard } hat Platz für { $room } Karten.
    }
referee-unclear-top-up =
    { $count ->
        [one] Das ist zu wenig: { place-hub.The } braucht { $count } Karte.
       *[other] Das ist zu wenig: { place-hub.The } braucht { $count } Karten.
    }
referee-unclear-count = „{ $typed }“ Karten lassen sich nicht ziehen. Tippt eine Zahl von 0 bis { $most }.
# $colour ist eine Farbe wie Gelb; $count sagt, wie viele Karten davon noch im Nachziehstapel sind.
referee-unclear-deck =
    { $count ->
        [0] Im Nachziehstapel ist keine Karte in { $colour } mehr.
        [one] Im Nachziehstapel ist nur noch { $count } Karte in { $colour }.
       *[other] Im Nachziehstapel sind nur noch { $count } Karten in { $colour }.
    }
# $typed: wie viele Karten getippt wurden; $count: wie viele es sein müssen.
referee-unclear-drawn =
    { $count ->
        [one] { $count } Karte ist zu nennen, nicht { $typed }.
       *[other] { $count } Karten sind zu nennen, nicht { $typed }.
    }
