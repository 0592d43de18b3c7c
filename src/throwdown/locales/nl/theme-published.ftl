# Uitgegeven namen, zodat wie een doos heeft het spel herkent. Wij staan los van de uitgevers.

# De spellen.
game-strike = Strike
game-impact = Impact: Battle of Elements
game-impact-power = Impact: Kracht der elementen
game-impact-avatar = Impact: Avatar
game-hp-strike = Harry Potter Strike
game-verasselt = voll verasselt

# Wat een dobbelsteen kan tonen: één kant bij de naam.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = vuur
face-water = water
face-stone = steen
face-lightning = bliksemschicht
face-air = lucht
face-blank = lege zijde
face-immobulus = Immobulus
face-relashio = Relashio
face-accio = Accio
face-leviosa = Wingardium Leviosa
face-confundo = Confundo

# Hetzelfde op smalle schermen: hoogstens drie letters, verschillend binnen één spel.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Vuu
face-short-water = Wat
face-short-stone = Ste
face-short-lightning = Bli
face-short-air = Luc
face-short-blank = Lee
face-short-immobulus = Imm
face-short-relashio = Rel
face-short-accio = Acc
face-short-leviosa = Lev
face-short-confundo = Con

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
        [one] 1 steen
       *[other] { $count } stenen
    }
face-count-lightning =
    { $count ->
        [one] 1 bliksemschicht
       *[other] { $count } bliksemschichten
    }
face-count-air =
    { $count ->
        [one] 1 keer lucht
       *[other] { $count } keer lucht
    }
face-count-blank =
    { $count ->
        [one] 1 lege zijde
       *[other] { $count } lege zijdes
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
        [one] 1 Wingardium Leviosa
       *[other] { $count } Wingardium Leviosa
    }
face-count-confundo =
    { $count ->
        [one] 1 Confundo
       *[other] { $count } Confundo
    }

# De kleuren van kaarten en dobbelstenen in voll verasselt, en de dubbele streep van de dobbelstenen.
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
effect-fire = Vuurzee
effect-boulders = Steenslag
effect-hurricane = Orkaan
effect-swamp = Moeras
effect-immobulus = Immobulus
effect-relashio = Relashio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus!

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
place-pile = toren
    .plural = torens
place-hub = midden
place-yard = tuin
place-heap = hoop
place-catch = vangst
cry-bust = Misworp!
face-leaning =
    { $box ->
        [hp] schuin
       *[any] scheef
    }
face-lost =
    { $box ->
        [impact] een lege zijde
       *[any] een X
    }
    .many =
        { $box ->
            [impact] lege zijden
           *[any] X
        }
title-winner =
    { $box ->
        [impact] Heerser over de elementen
        [hp] kampioen
       *[any] { "" }
    }
title-tournament =
    { $box ->
        [impact] Toernooi van de elementen
       *[any] Toernooi
    }
title-points =
    { $box ->
        [impact] minpunten
       *[any] punten
    }
title-credits =
    { $box ->
        [strike] Auteur: Dieter Nüßle; redactie: Mike Mulvihill, André Maack en Jean-Baptiste Ramassamy; vormgeving: Sam Dawson; met dank aan Rodney Smith en Marty Connell.
        [impact] Auteur: Dieter Nüßle; vormgeving: Fiore GmbH; illustraties: Cactus; redactie: André Maack en Jean-Baptiste Ramassamy. Ravensburger, 2012/2018.
        [hp] Auteur: Dieter Nüßle; ontwikkeling: Mike Mulvihill; advies: André Maack en Sophia Absmeier; eerdere uitgaven: André Maack en Jean-Baptiste Ramassamy; vormgeving: Sam Dawson. Ravensburger North America, 2020.
        [verasselt] Auteur: Carlo A. Rossi; illustraties: Johan Potma; vormgeving: Matthias Holländer; vertaling: Sybille en Bruce Whitehill, Éric Bouret, Sara Pirovino. Zoch, 2019.
       *[any] { "" }
    }
