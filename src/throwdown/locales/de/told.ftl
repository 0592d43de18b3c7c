# Was der Tisch neben der Geschichte sagt: Uhren, Verbindung, Rennen, Entscheidungen und ihr Grund.

told-earlier = Früheres
told-line-silent = Der Server antwortet gerade nicht. Dein Platz bleibt dir.
told-gone-silent = { $player } antwortet gerade nicht.
told-race-prize =
    { $count ->
        [one] Der schnellste Spieler bekommt { $count } Würfel.
       *[other] Der schnellste Spieler bekommt { $count } Würfel.
    }
told-race-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
told-race-others = Wie weit die anderen sind
told-race-place = Platz { $place } von { $count } in { $seconds } Sekunden
told-race-over = Das Rennen ist vorbei.

## Entscheidungen, jede mit dem, was sie verlangt. $effect ist der Name des Zaubers oder der Kraft.

told-ask-extra = { $effect }: Du darfst noch einen Würfel nehmen. Welchen?
told-ask-extra-must = { $effect }: Du musst noch einen Würfel nehmen. Welchen?
told-ask-tower =
    { $count ->
        [one] { $effect }: Baue einen Turm aus { $count } Würfel.
       *[other] { $effect }: Baue einen Turm aus allen { $count } Würfeln.
    }
told-ask-reaction = { $effect }: Du wirfst auch, gleichzeitig mit den anderen.
told-ask-piles =
    { $count ->
        [one] { $effect }: Das Rennen ist vorbei. Was wird aus deinem { place-pile }?
       *[other] { $effect }: Das Rennen ist vorbei. Was wird aus deinen { $count } { place-pile.plural-to }?
    }

## Würfel, die in der Kiste liegen. $key ist die Taste, die auf einen Würfel zielt, $face, was er zeigt.

told-die = Würfel { $key } (zeigt: { $face })
told-shows = zeigt: { $face }

## Eine Entscheidung, die etwas gekostet hat. $done wurde gewählt, $best war besser.

told-slip-win =
    { $who ->
        [you] { $when }. Deine Wahl: { $done }. Besser: { $best }. Das kostete { $cost } % der Aussicht auf den Sieg.
       *[name] { $when }. { $player } entschied: { $done }. Besser: { $best }. Das kostete { $cost } % der Aussicht auf den Sieg.
    }
told-slip-cards =
    { $cost ->
        [one] { $who ->
            [you] { $when }: Du hast { $done } gewählt. Besser: { $best }. Das kostete { $cost } Karte.
           *[name] { $when }: { $player } hat { $done } gewählt. Besser: { $best }. Das kostete { $cost } Karte.
        }
       *[other] { $who ->
            [you] { $when }: Du hast { $done } gewählt. Besser: { $best }. Das kostete { $cost } Karten.
           *[name] { $when }: { $player } hat { $done } gewählt. Besser: { $best }. Das kostete { $cost } Karten.
        }
    }
