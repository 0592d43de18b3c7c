# Unsere eigenen Namen, frei von fremden Marken.

# Die Spiele.
game-strike = Würfelarena
game-impact = Elemente
game-impact-power = Elemente: Eine Kraft
game-impact-avatar = Elemente: Alle Kräfte
game-hp-strike = Zauberer
game-verasselt = Krabbelfang

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
face-immobulus = Erstarren
face-relashio = Entfesseln
face-accio = Rufen
face-leviosa = Schweben
face-confundo = Verwirren

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
face-short-immobulus = Ers
face-short-relashio = Ent
face-short-accio = Ruf
face-short-leviosa = Sch
face-short-confundo = Ver

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
        [one] 1-mal Feuer
       *[other] { $count }-mal Feuer
    }
face-count-water =
    { $count ->
        [one] 1-mal Wasser
       *[other] { $count }-mal Wasser
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
        [one] 1-mal Luft
       *[other] { $count }-mal Luft
    }
face-count-blank =
    { $count ->
        [one] 1 Leerseite
       *[other] { $count } Leerseiten
    }
face-count-immobulus =
    { $count ->
        [one] 1 Erstarren
       *[other] { $count } Erstarren
    }
face-count-relashio =
    { $count ->
        [one] 1 Entfesseln
       *[other] { $count } Entfesseln
    }
face-count-accio =
    { $count ->
        [one] 1 Rufen
       *[other] { $count } Rufen
    }
face-count-leviosa =
    { $count ->
        [one] 1 Schweben
       *[other] { $count } Schweben
    }
face-count-confundo =
    { $count ->
        [one] 1 Verwirren
       *[other] { $count } Verwirren
    }

# Die Farben der Karten und Würfel und der Doppelbalken der Würfel.
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-bar = Doppelbalken

# Einige Karten oder Würfelseiten einer Farbe, ohne Hauptwort ("2 gelbe, 1 rote").
colour-count-yellow =
    { $count ->
        [one] 1 gelbe Assel
       *[other] { $count } gelbe Asseln
    }
colour-count-blue =
    { $count ->
        [one] 1 blaue Assel
       *[other] { $count } blaue Asseln
    }
colour-count-red =
    { $count ->
        [one] 1 rote Assel
       *[other] { $count } rote Asseln
    }
colour-count-green =
    { $count ->
        [one] 1 grüne Assel
       *[other] { $count } grüne Asseln
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
effect-immobulus = Erstarren
effect-relashio = Entfesseln
effect-accio = Rufen
effect-leviosa = Schweben
effect-confundo = Verwirren
effect-big-bang = Großer Wurf
effect-expelliarmus = Großer Wurf!

# Buchstaben der Farben, wie man sie tippt, alle Formen, die verstanden werden, und die Sippen der Asseln.
colour-letter-yellow = Ge
colour-letter-blue = B
colour-letter-red = R
colour-letter-green = Gr
colour-forms-yellow = gelb gelbe gelber gelbes gelben
colour-forms-blue = blau blaue blauer blaues blauen
colour-forms-red = rot rote roter rotes roten
colour-forms-green = grün grüne grüner grünes grünen
colour-noun = Assel Asseln Asselkarte Asselkarten Asselwürfel Karte Karten Würfel
colour-kind-yellow = gelbe Asseln
colour-kind-blue = blaue Asseln
colour-kind-red = rote Asseln
colour-kind-green = grüne Asseln

# Orte, mit Artikel oder Präposition, wo ein Satz sie braucht; der Ruf bei einem Fehlwurf; Titel.
place-arena = Arena
    .the = die Arena
    .The = Die Arena
    .acc = die Arena
    .in = in der Arena
    .In = In der Arena
    .into-empty = in die leere Arena
    .into = in die Arena
    .from = aus der Arena
    .of = der Arena
place-tower = Turm
place-pile = Stapel
    .plural = Stapel
    .plural-to = Stapeln
place-hub = Mitte
    .the = die Mitte
    .The = Die Mitte
    .acc = die Mitte
    .in = in der Mitte
    .In = In der Mitte
    .into = in die Mitte
    .to = zur Mitte
    .dative = der Mitte
    .Dative = Der Mitte
place-yard = Hof
    .plural-to = Höfen
place-heap = Haufen
place-catch = Fang
cry-bust = Fehlwurf!
    .part = einen Fehlwurf
    .noun = ein Fehlwurf
    .Noun = Ein Fehlwurf
    .after = nach einem Fehlwurf
    .After = Nach einem Fehlwurf
    .label = Fehlwurf
    .many = Fehlwürfe
    .Many = Fehlwürfe
face-leaning = schief
face-lost =
    { $box ->
        [impact] eine Leerseite
       *[any] ein X
    }
    .many =
        { $box ->
            [impact] Leerseiten
           *[any] X
        }
    .dat =
        { $box ->
            [impact] einer Leerseite
           *[any] einem X
        }
title-winner = { "" }
title-tournament = Turnier
title-points = Minuspunkte
title-credits = { "" }
