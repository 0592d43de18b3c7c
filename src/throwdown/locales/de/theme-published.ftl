# Die Namen der Ausgaben, damit alle ihr Spiel finden. Mit den Verlagen haben wir nichts zu tun.

# Die Spiele.
game-strike = Strike
game-impact = Impact: Battle of Elements
game-impact-power = Impact: Kraft der Elemente
game-impact-avatar = Impact: Avatar
game-hp-strike = Harry Potter Strike
game-verasselt = voll verasselt

# Was ein Würfel zeigen kann: eine Seite mit Namen.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = Feuer
face-water = Wasser
face-stone = Stein
face-lightning = Blitz
face-air = Luft
face-blank = Leerseite
face-immobulus = Immobulus
face-relashio = Relashio
face-accio = Accio
face-leviosa = Leviosa
face-confundo = Confundo

# Dasselbe für schmale Bildschirme: höchstens drei Buchstaben, in einem Spiel alle verschieden.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Feu
face-short-water = Was
face-short-stone = Ste
face-short-lightning = Bli
face-short-air = Luf
face-short-blank = Lee
face-short-immobulus = Imm
face-short-relashio = Rel
face-short-accio = Acc
face-short-leviosa = Lev
face-short-confundo = Con

# Einige Würfel, die dasselbe zeigen.
face-count-2 =
    { $count ->
        [one] 1 Zwei
       *[other] { $count } Zweien
    }
face-count-3 =
    { $count ->
        [one] 1 Drei
       *[other] { $count } Dreien
    }
face-count-4 =
    { $count ->
        [one] 1 Vier
       *[other] { $count } Vieren
    }
face-count-5 =
    { $count ->
        [one] 1 Fünf
       *[other] { $count } Fünfen
    }
face-count-6 =
    { $count ->
        [one] 1 Sechs
       *[other] { $count } Sechsen
    }
face-count-x =
    { $count ->
        [one] 1 X
       *[other] { $count } X
    }
face-count-fire =
    { $count ->
        [one] 1 Feuer
       *[other] { $count } Feuer
    }
face-count-water =
    { $count ->
        [one] 1 Wasser
       *[other] { $count } Wasser
    }
face-count-stone =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
face-count-lightning =
    { $count ->
        [one] 1 Blitz
       *[other] { $count } Blitze
    }
face-count-air =
    { $count ->
        [one] 1 Luft
       *[other] { $count } Luft
    }
face-count-blank =
    { $count ->
        [one] 1 Leerseite
       *[other] { $count } Leerseiten
    }
face-count-immobulus =
    { $count ->
        [one] 1 Immobulus
       *[other] { $count } Immobulus
    }
face-count-relashio =
    { $count ->
        [one] 1 Relashio
       *[other] { $count } Relashio
    }
face-count-accio =
    { $count ->
        [one] 1 Accio
       *[other] { $count } Accio
    }
face-count-leviosa =
    { $count ->
        [one] 1 Leviosa
       *[other] { $count } Leviosa
    }
face-count-confundo =
    { $count ->
        [one] 1 Confundo
       *[other] { $count } Confundo
    }

# Die Farben der Karten und Würfel von voll verasselt und der Doppelbalken der Würfel.
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-bar = Doppelbalken

# Einige Karten oder Würfelseiten einer Farbe, ohne Hauptwort ("2 gelbe, 1 rote").
colour-count-yellow =
    { $count ->
        [one] 1 gelbe
       *[other] { $count } gelbe
    }
colour-count-blue =
    { $count ->
        [one] 1 blaue
       *[other] { $count } blaue
    }
colour-count-red =
    { $count ->
        [one] 1 rote
       *[other] { $count } rote
    }
colour-count-green =
    { $count ->
        [one] 1 grüne
       *[other] { $count } grüne
    }
colour-count-bar =
    { $count ->
        [one] 1 Doppelbalken
       *[other] { $count } Doppelbalken
    }

# Kräfte und Zauber, als Überschrift dessen, was sie tun.
effect-storm = Gewitter
effect-fire = Feuersäule
effect-boulders = Felsbrocken
effect-hurricane = Wirbelsturm
effect-swamp = Sumpf
effect-immobulus = Immobulus
effect-relashio = Relashio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus
