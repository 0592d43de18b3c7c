# Lernen: Tipps beim Spielen und ein Rückblick am Ende.
# $choice, $done und $best sind Antworten, wie man sie tippt: stopp, lupfen, würfeln 1 2 3 4 +Y1.

## Das Spiel in Zeilen: das Wort, das nach einem Tipp fragt, und was es bewirkt.

learn-command = tipp
learn-help = { $command }: was starke Spieler hier tun würden, und was die anderen Möglichkeiten kosten

## Ein Tipp. $match, $win, $bust und $cost (vom Gewinnen) sind Prozente, $catch und $cost (in Karten) sind Karten.

learn-best = Am besten: { $choice }.
learn-best-win = Am besten: { $choice }. Damit gewinnst du { $win } % der Spiele.
learn-best-throw = Am besten: { $choice }. Das passt bei { $match } % der Würfe, und du gewinnst { $win } % der Spiele.
learn-best-roll =
    { $catch ->
        [one] Am besten: { $choice }. Damit hast du in { $bust } % der Fälle { cry-bust.part } und fängst im Schnitt { $catch } Karte.
       *[other] Am besten: { $choice }. Damit hast du in { $bust } % der Fälle { cry-bust.part } und fängst im Schnitt { $catch } Karten.
    }
learn-worse = Schlechter: { $choices }.
learn-as-good = Alles andere ist etwa gleich gut.
learn-ways-even = Alle Arten zu werfen sind gleich gut.
learn-only = Hier gibt es nichts zu wählen.
# $model is a table of luck as records name it: luck d570268f.
learn-cost-win = { $choice } (−{ $cost } %)
learn-cost-cards =
    { $cost ->
        [one] { $choice } (−{ $cost } Karte)
       *[other] { $choice } (−{ $cost } Karten)
    }
# Was geworfen wird, und wie.
learn-throw = { $throw } { $manner }

## Rückblick. $when ist einer der drei Sätze ganz unten.

learn-title = Rückblick
learn-review = Die teuersten Entscheidungen:
learn-review-player = { $player }:
learn-review-none = { $player }: keine teure Entscheidung.
learn-slip-win = { $when }: { $done } statt { $best } nahm { $cost } % von der Aussicht auf den Sieg.
learn-slip-cards =
    { $cost ->
        [one] { $when }: { $done } statt { $best } kostete { $cost } Karte.
       *[other] { $when }: { $done } statt { $best } kostete { $cost } Karten.
    }
learn-at-throw = Wurf { $number }, mit { $symbols } { place-arena.in }
learn-at-throw-empty = Wurf { $number }, { place-arena.into-empty }
learn-at-turn = Zug { $number }

# Was eine Hand in der Arena tat; $symbol ist, was der Würfel zeigt, auf den sie warf.
learn-hand =
    { $strength ->
        [soft] ein sanfter Wurf
        [hard] ein harter Wurf
       *[even] ein Wurf
    } (Kraft { $force }) { $meets ->
        [die] auf { $symbol }
        [wall] an die Wand
        [outside] über die Wand
       *[floor] auf eine freie Stelle
    }
learn-ordinary = Gerechnet danach, wie gewöhnliche Würfe fallen.
