# Uitgegeven namen, zodat wie een doos heeft het spel herkent. Wij staan los van de uitgevers.

# De spellen.
game-strike = Strike
game-impact = Impact: Battle of Elements
game-impact-power = Impact: Kracht van de elementen
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
face-stone = rots
face-lightning = bliksem
face-air = lucht
face-blank = leeg
face-immobulus = Immobulus
face-relashio = Relashio
face-accio = Accio
face-leviosa = Leviosa
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
face-short-stone = Rts
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
        [one] 1 vuur
       *[other] { $count } vuur
    }
face-count-water =
    { $count ->
        [one] 1 water
       *[other] { $count } water
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
        [one] 1 lucht
       *[other] { $count } lucht
    }
face-count-blank =
    { $count ->
        [one] 1 lege kant
       *[other] { $count } lege kanten
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

# De kleuren van kaarten en dobbelstenen in voll verasselt, en de dubbele streep van de dobbelstenen.
colour-yellow = geel
colour-blue = blauw
colour-red = rood
colour-green = groen
colour-bar = dubbele streep

# Een aantal kaarten of dobbelstenen van één kleur: het zelfstandig naamwoord blijft weg ("2 gele, 1 rode").
colour-count-yellow =
    { $count ->
        [one] 1 gele
       *[other] { $count } gele
    }
colour-count-blue =
    { $count ->
        [one] 1 blauwe
       *[other] { $count } blauwe
    }
colour-count-red =
    { $count ->
        [one] 1 rode
       *[other] { $count } rode
    }
colour-count-green =
    { $count ->
        [one] 1 groene
       *[other] { $count } groene
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
effect-immobulus = Immobulus
effect-relashio = Relashio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus
