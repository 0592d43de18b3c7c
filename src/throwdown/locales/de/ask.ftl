# Was jemand gefragt wird, was man antworten kann, und was an einer Antwort nicht stimmt.
# Wer das liest, ist "du". Zeilen werden umbrochen; die Sätze bleiben trotzdem kurz.

## Wörter zum Tippen. Je ein Wort, alle verschieden, klein geschrieben.

ask-word-throw = werfen
ask-word-stop = stopp
ask-word-pile = { place-pile } { $number }
ask-word-from = von { $number }
ask-word-take = nehmen
ask-word-leave = lassen
ask-word-keep = behalten
ask-word-dissolve = auflösen
ask-word-none = keine
ask-word-all = alle
ask-word-roll = würfeln
ask-word-draw = ziehen { $count }
ask-word-drop = fallen
ask-word-toss = lupfen
ask-word-hit = treffen
ask-word-smash = schmettern
ask-sides = o no n nw w sw s so

## Was eine leere Antwort bewirkt. $key ist die Nummer einer Antwort.

ask-default = Nur Enter: { $key }

## Arenaspiele

ask-place = Du legst den Startwürfel. Welches Symbol soll er zeigen?
ask-place-symbol = { $symbol }
ask-turn = Dein Zug beginnt mit einem Wurf.
ask-choice = Es gibt nichts zu nehmen. Noch einen Würfel werfen oder aufhören?
ask-throw-all = { place-arena.The } ist leer: Wirf alle deine Würfel.
ask-throw-everything =
    { $count ->
        [one] Den letzten Würfel werfen.
       *[other] Alle { $count } Würfel werfen.
    }
ask-throw-one = Einen Würfel werfen.
ask-throw-pile =
    { $count ->
        [one] { place-pile } { $number } werfen: { $count } Würfel.
       *[other] { place-pile } { $number } werfen: { $count } Würfel.
    }
ask-throw-from-pile =
    { $count ->
        [one] Einen Würfel von { place-pile } { $number } werfen ({ $count } Würfel).
       *[other] Einen Würfel von { place-pile } { $number } werfen ({ $count } Würfel).
    }
ask-stop = Aufhören: Dein Zug ist vorbei.
ask-reaction = Auch du musst werfen, gleichzeitig mit den anderen.
ask-react-pile =
    { $count ->
        [one] { place-pile } { $number } werfen ({ $count } Würfel).
       *[other] { place-pile } { $number } werfen ({ $count } Würfel).
    }
ask-collect = Nimmst du, was passt?
ask-collect-take = Alles nehmen.
ask-collect-leave = Liegen lassen: Der Zug ist vorbei.
ask-piles =
    { $count ->
        [one] Nach dem Rennen: Was geschieht mit deinem { place-pile }?
       *[other] Nach dem Rennen: Was geschieht mit deinen { $count } { place-pile.plural-to }?
    }
ask-piles-keep = Den { place-pile } stehen lassen.
ask-piles-dissolve = In lose Würfel auflösen.
ask-extra = Du darfst noch einen Würfel nehmen. Welchen?
ask-extra-must = Du musst noch einen Würfel nehmen. Welchen?
ask-extra-die = { $symbol }
ask-extra-tower = { $symbol }, Stufe { $level } von { $height } im Turm
ask-extra-none = Keinen.
ask-tower =
    { $count ->
        [one] Bau einen Turm aus { $count } Würfel.
       *[other] Bau einen Turm aus allen { $count } Würfeln.
    }
ask-tower-die = { $number } = { $symbol }
ask-tower-hint = Tippe die Nummern von unten nach oben, zum Beispiel: { $example }
ask-tower-default = Nur Enter: { $order }

## Wie geworfen wird

ask-manner = Wie wirfst du?
ask-manner-drop = Fallen lassen: Sonst bewegt sich kaum etwas.
ask-manner-toss = Lupfen: weich von der Seite. Ein getroffener Würfel kann sich drehen.
ask-manner-hit = Treffen: von oben auf einen Würfel, der sich meistens dreht.
ask-manner-smash = Schmettern: mit aller Kraft. Ein getroffener Würfel dreht sich fast immer, deiner springt oft hinaus.
ask-manner-default = Nur Enter: fallen lassen.
ask-aim-hint = Zum Zielen einen Ort anhängen: treffen c4. Von anderer Seite: treffen c4 n.

## voll verasselt. $cards und $yard sind Listen wie "2 gelbe und 1 rote" oder ask-no-cards.
## Wo Karten getippt werden, steht ihr Buchstabe dabei: "2 gelbe (Y)".

ask-cards = { $cards } ({ $letter })
ask-no-cards = keine Karten
ask-choose = Worum würfelst du in diesem Zug?
ask-choose-hub = { place-hub.The }: { $cards }.
ask-choose-hub-end = { place-hub.The }: Das Spiel endet sofort.
ask-choose-catch = Der Fang von { $player }: { $cards }.
ask-roll = Du würfelst um { $cards }. Mit welchen Würfeln?
ask-roll-or-stop = Du würfelst um { $cards }. Weiterwürfeln oder aufhören?
ask-roll-hint = Tippe die Nummern von mindestens { $least } Würfeln: 1 2 3 4. Oder: alle. Oder behalte einige: behalten 6 7.
ask-roll-hint-boost = Mit + legst du Karten aus deinem { place-yard } dazu, zum Beispiel 1 2 3 4 +{ colour-letter-yellow }. Dein { place-yard }: { $yard }.
ask-roll-hint-stop = Oder tippe: stopp.
ask-roll-default-all = Nur Enter: mit allen sieben Würfeln würfeln.
ask-roll-default-stop = Nur Enter: aufhören.
ask-split = Du bekommst { $cards }. Was kommt in deinen { place-yard }? Er hat Platz für { $room }.
ask-split-hint = Tippe die Karten für deinen { place-yard }, zum Beispiel { $example }; oder keine, oder alle. Die anderen kommen auf deinen { place-heap }.
ask-split-default = Nur Enter: alle auf den { place-heap }.
ask-top-up =
    { $count ->
        [one] { place-hub.Dative } fehlt { $count } Karte. Gib sie aus deinem { place-yard }: { $yard }.
       *[other] { place-hub.Dative } fehlen { $count } Karten. Gib sie aus deinem { place-yard }: { $yard }.
    }
ask-top-up-hint = Tippe die Karten, zum Beispiel { $example }; oder alle.
ask-top-up-default = Nur Enter: { $cards }.
ask-consolation = { cry-bust } Wie viele Karten ziehst du in deinen { place-yard }?
ask-consolation-draw =
    { $count ->
        [0] Keine ziehen.
        [one] { $count } Karte ziehen.
       *[other] { $count } Karten ziehen.
    }

## Eine Antwort, die nicht geht. $typed ist das Getippte.

ask-unclear-choice = „{ $typed }“ ist keine der Antworten. Tippe eine Nummer: { $keys }.
ask-unclear-several = „{ $typed }“ ist nicht eindeutig: { $names }. Tippe mehr davon.
ask-unclear-manner = „{ $typed }“ ist keine Art zu werfen. Tippe eine Nummer: 1-4.
ask-unclear-no-arena = An diesem Tisch kannst du nicht zielen, denn die Würfel werden ausgelost. Lass den Ort weg und sag nur, wie du wirfst.
ask-unclear-cell = „{ $typed }“ ist kein Ort { place-arena.in }. Tippe einen Buchstaben von a bis i und eine Zahl von 1 bis 9, etwa e5; die Ecken liegen außerhalb.
ask-unclear-side = „{ $typed }“ ist keine Seite. Tippe hinter den Ort eine davon: { $sides }
ask-move-how = Tippe, welchen Würfel du verschiebst und wohin, zum Beispiel: { $command } c4 d5
ask-move-none = An diesem Tisch darfst du vor dem Wurf keine Würfel verschieben. Wirf, ohne sie zu bewegen.
ask-move-not-at-wall = Du darfst nur einen Würfel an der Wand wegrücken, und nur um seine eigene Breite. Der auf { $cell } liegt an keiner Wand: Nimm einen anderen.
ask-move-spreads = Würfel dürfen nur näher zusammengerückt werden: rücke ihn zu den anderen hin.
ask-move-nothing = Auf { $cell } liegt kein Würfel. Würfel liegen auf: { $cells }
ask-move-tower = Auf { $cell } ist ein Turm. Türme darfst du nicht verschieben: Nimm einen anderen Würfel.
ask-move-blocked = Der Würfel kann nicht nach { $cell }: eine Wand oder ein anderer Würfel ist im Weg. Wähle einen anderen Ort.
ask-move-refused = Nicht alle waren einverstanden, darum darf in diesem Spiel niemand Würfel von der Wand rücken. Wirf, ohne sie zu bewegen.
ask-unclear-tower =
    { $count ->
        [one] „{ $typed }“ ist keine Reihenfolge für { $count } Würfel. Tippe jede Nummer einmal, zum Beispiel: { $example }
       *[other] „{ $typed }“ ist keine Reihenfolge für { $count } Würfel. Tippe jede Nummer einmal, zum Beispiel: { $example }
    }
ask-unclear-roll = „{ $typed }“ nennt keine Würfel. Tippe Nummern von 1 bis { $most }, zum Beispiel: 1 2 3 4
ask-unclear-twice = „{ $typed }“ nennt einen Würfel zweimal. Nenne jeden Würfel einmal.
ask-unclear-few =
    { $count ->
        [one] { $count } Würfel ist zu wenig. Würfle mit mindestens { $least }.
       *[other] { $count } Würfel sind zu wenig. Würfle mit mindestens { $least }.
    }
ask-unclear-must-roll = Du musst mindestens einmal würfeln, bevor du aufhörst.
ask-unclear-cards = „{ $typed }“ lässt sich nicht als Karten lesen. Tippe Buchstaben und Zahlen, zum Beispiel: { colour-letter-yellow }2 { colour-letter-red }1
ask-unclear-yard = Das liegt nicht in deinem { place-yard }. Dort liegen: { $yard }.
ask-unclear-received = Das hast du nicht bekommen. Bekommen hast du { $cards }.
ask-unclear-room =
    { $room ->
        [one] Das ist zu viel: Dein { place-yard } hat Platz für { $room } Karte.
       *[other] Das ist zu viel: Dein { place-yard } hat Platz für { $room } Karten.
    }
ask-unclear-missing =
    { $missing ->
        [one] Das ist zu wenig: { place-hub.The } braucht { $missing } Karte.
       *[other] Das ist zu wenig: { place-hub.The } braucht { $missing } Karten.
    }
