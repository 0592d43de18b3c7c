# Onze eigen namen, vrij van merken van anderen.

# De spellen.
game-strike = Dobbelarena
game-impact = Elementen
game-impact-power = Elementen: Eén kracht
game-impact-avatar = Elementen: Alle krachten
game-hp-strike = Tovenaars
game-verasselt = Kriebelvangst

# Wat een dobbelsteen kan tonen: één kant bij de naam.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = vuur
face-water = water
face-stone = rots
face-lightning = bliksem
face-air = lucht
face-blank = leeg
face-immobulus = Bevriezen
face-relashio = Loslaten
face-accio = Oproepen
face-leviosa = Zweven
face-confundo = Verwarren

# Hetzelfde op smalle schermen: hoogstens drie letters, verschillend binnen één spel.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Vuu
face-short-water = Wat
face-short-stone = Rts
face-short-lightning = Bli
face-short-air = Luc
face-short-blank = Lee
face-short-immobulus = Bev
face-short-relashio = Los
face-short-accio = Opr
face-short-leviosa = Zwe
face-short-confundo = Ver

# Een aantal dobbelstenen die dezelfde kant tonen.
face-count-2 =
    { $count ->
        [one] 1 twee
       *[other] { $count } tweeën
    }
face-count-3 =
    { $count ->
        [one] 1 drie
       *[other] { $count } drieën
    }
face-count-4 =
    { $count ->
        [one] 1 vier
       *[other] { $count } vieren
    }
face-count-5 =
    { $count ->
        [one] 1 vijf
       *[other] { $count } vijven
    }
face-count-6 =
    { $count ->
        [one] 1 zes
       *[other] { $count } zessen
    }
face-count-x =
    { $count ->
        [one] 1 X
       *[other] { $count } X
    }
face-count-fire =
    { $count ->
        [one] 1 keer vuur
       *[other] { $count } keer vuur
    }
face-count-water =
    { $count ->
        [one] 1 keer water
       *[other] { $count } keer water
    }
face-count-stone =
    { $count ->
        [one] 1 rots
       *[other] { $count } rotsen
    }
face-count-lightning =
    { $count ->
        [one] 1 bliksem
       *[other] { $count } bliksems
    }
face-count-air =
    { $count ->
        [one] 1 keer lucht
       *[other] { $count } keer lucht
    }
face-count-blank =
    { $count ->
        [one] 1 lege kant
       *[other] { $count } lege kanten
    }
face-count-immobulus =
    { $count ->
        [one] 1 Bevriezen
       *[other] { $count } Bevriezen
    }
face-count-relashio =
    { $count ->
        [one] 1 Loslaten
       *[other] { $count } Loslaten
    }
face-count-accio =
    { $count ->
        [one] 1 Oproepen
       *[other] { $count } Oproepen
    }
face-count-leviosa =
    { $count ->
        [one] 1 Zweven
       *[other] { $count } Zweven
    }
face-count-confundo =
    { $count ->
        [one] 1 Verwarren
       *[other] { $count } Verwarren
    }

# De kleuren van kaarten en dobbelstenen, en de dubbele streep van de dobbelstenen.
colour-yellow = geel
colour-blue = blauw
colour-red = rood
colour-green = groen
colour-bar = dubbele streep

# Een aantal kaarten of dobbelstenen van één kleur: het zelfstandig naamwoord blijft weg ("2 gele, 1 rode").
colour-count-yellow =
    { $count ->
        [one] 1 geel beestje
       *[other] { $count } gele beestjes
    }
colour-count-blue =
    { $count ->
        [one] 1 blauw beestje
       *[other] { $count } blauwe beestjes
    }
colour-count-red =
    { $count ->
        [one] 1 rood beestje
       *[other] { $count } rode beestjes
    }
colour-count-green =
    { $count ->
        [one] 1 groen beestje
       *[other] { $count } groene beestjes
    }
colour-count-bar =
    { $count ->
        [one] 1 dubbele streep
       *[other] { $count } dubbele strepen
    }

# Krachten en spreuken, als kop van wat ze doen.
effect-storm = Onweer
effect-fire = Vuurzuil
effect-boulders = Rotsblokken
effect-hurricane = Wervelstorm
effect-swamp = Moeras
effect-immobulus = Bevriezen
effect-relashio = Loslaten
effect-accio = Oproepen
effect-leviosa = Zweven
effect-confundo = Verwarren
effect-big-bang = Grote worp
effect-expelliarmus = Grote worp!

# De letters van de kleuren, alle vormen die begrepen worden, en de soorten beestjes.
colour-letter-yellow = Ge
colour-letter-blue = B
colour-letter-red = R
colour-letter-green = Gr
colour-forms-yellow = geel gele
colour-forms-blue = blauw blauwe
colour-forms-red = rood rode
colour-forms-green = groen groene
colour-noun = beestje beestjes kaart kaarten dobbelsteen dobbelstenen
colour-kind-yellow = gele beestjes
colour-kind-blue = blauwe beestjes
colour-kind-red = rode beestjes
colour-kind-green = groene beestjes

# De plaatsen, met wat een zin nodig heeft; de kreet bij een misworp; titels.
place-arena = arena
place-tower = toren
place-pile = stapel
    .plural = stapels
place-hub = midden
place-yard = tuin
place-heap = hoop
place-catch = vangst
cry-bust = Misworp!
face-leaning = scheef
face-lost =
    { $box ->
        [impact] een lege kant
       *[any] een X
    }
    .many =
        { $box ->
            [impact] lege kanten
           *[any] X
        }
title-winner = { "" }
title-tournament = Toernooi
title-points = punten
title-credits = { "" }
