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
face-blank = leere Seite
face-immobulus = Immobilus
face-relashio = Relaschio
face-accio = Accio
face-leviosa = Wingardium Leviosa
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
        [one] 1 leere Seite
       *[other] { $count } leere Seiten
    }
face-count-immobulus =
    { $count ->
        [one] 1 Immobilus
       *[other] { $count } Immobilus
    }
face-count-relashio =
    { $count ->
        [one] 1 Relaschio
       *[other] { $count } Relaschio
    }
face-count-accio =
    { $count ->
        [one] 1 Accio
       *[other] { $count } Accio
    }
face-count-leviosa =
    { $count ->
        [one] 1 Wingardium Leviosa
       *[other] { $count } Wingardium Leviosa
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
effect-boulders = Geröll
effect-hurricane = Orkan
effect-swamp = Sumpf
effect-immobulus = Immobilus
effect-relashio = Relaschio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus!

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
colour-kind-yellow = Rasselasseln
colour-kind-blue = Wasserasseln
colour-kind-red = Quasselasseln
colour-kind-green = Fassasseln

# Orte, mit Artikel oder Präposition, wo ein Satz sie braucht; der Ruf bei einem Fehlwurf; Titel.
place-arena =
    { $box ->
        [impact] Kessel
       *[any] Arena
    }
    .the =
        { $box ->
            [impact] der Kessel
           *[any] die Arena
        }
    .The =
        { $box ->
            [impact] Der Kessel
           *[any] Die Arena
        }
    .acc =
        { $box ->
            [impact] den Kessel
           *[any] die Arena
        }
    .in =
        { $box ->
            [impact] im Kessel
           *[any] in der Arena
        }
    .In =
        { $box ->
            [impact] Im Kessel
           *[any] In der Arena
        }
    .into-empty =
        { $box ->
            [impact] in den leeren Kessel
           *[any] in die leere Arena
        }
    .into =
        { $box ->
            [impact] in den Kessel
           *[any] in die Arena
        }
    .from =
        { $box ->
            [impact] aus dem Kessel
           *[any] aus der Arena
        }
    .of =
        { $box ->
            [impact] des Kessels
           *[any] der Arena
        }
place-tower = Turm
place-pile = Turm
    .plural = Türme
    .plural-to = Türmen
place-hub = Asseltreff
    .the = der Asseltreff
    .The = Der Asseltreff
    .acc = den Asseltreff
    .in = im Asseltreff
    .In = Im Asseltreff
    .into = in den Asseltreff
    .to = zum Asseltreff
    .dative = dem Asseltreff
    .Dative = Dem Asseltreff
place-yard = Vorgarten
    .plural-to = Vorgärten
place-heap = Asselhaufen
place-catch = Fang
cry-bust = Verasselt!
    .part = verasselt
    .noun = Verasseln
    .Noun = Verasseln
    .after = nach dem Verasseln
    .After = Nach dem Verasseln
    .label = verasselt
    .many = verasselte Würfe
    .Many = Verasselt
face-leaning = schief
face-lost =
    { $box ->
        [impact] eine leere Seite
       *[any] ein X
    }
    .many =
        { $box ->
            [impact] leere Seiten
           *[any] X
        }
    .dat =
        { $box ->
            [impact] einer leeren Seite
           *[any] einem X
        }
title-winner =
    { $box ->
        [impact] Herr der Elemente
        [hp] Zauber-Champion
       *[any] { "" }
    }
title-tournament =
    { $box ->
        [impact] Turnier der Elemente
       *[any] Turnier
    }
title-points = Minuspunkte
title-credits =
    { $box ->
        [strike] Autor: Dieter Nüßle; Redaktion: Mike Mulvihill, André Maack und Jean-Baptiste Ramassamy; Gestaltung: Sam Dawson; Dank an Rodney Smith und Marty Connell.
        [impact] Autor: Dieter Nüßle; Gestaltung: Fiore GmbH; Illustration: Cactus; Redaktion: André Maack und Jean-Baptiste Ramassamy. Ravensburger, 2012/2018.
        [hp] Autor: Dieter Nüßle; Entwicklung: Mike Mulvihill; Beratung: André Maack und Sophia Absmeier; frühere Ausgaben: André Maack und Jean-Baptiste Ramassamy; Gestaltung: Sam Dawson. Ravensburger North America, 2020.
        [verasselt] Autor: Carlo A. Rossi; Illustration: Johan Potma; Gestaltung: Matthias Holländer; Übersetzung: Sybille und Bruce Whitehill, Éric Bouret, Sara Pirovino. Zoch, 2019.
       *[any] { "" }
    }
