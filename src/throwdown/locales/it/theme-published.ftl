# I nomi pubblicati, perché chi ha la scatola trovi il suo gioco. Siamo indipendenti dagli editori.

# I giochi.
game-strike = Strike
game-impact = Impact: Battle of Elements
game-impact-power = Impact: il potere degli elementi
game-impact-avatar = Impact: Crazy
game-hp-strike = Harry Potter Strike
game-verasselt = voll verasselt

# Che cosa può mostrare un dado: ogni faccia con il suo nome.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = fuoco
face-water = acqua
face-stone = pietra
face-lightning = fulmine
face-air = vento
face-blank = vuoto
face-immobulus = Immobulus
face-relashio = Relashio
face-accio = Accio
face-leviosa = Leviosa
face-confundo = Confundo

# Lo stesso per schermi stretti: al massimo tre lettere, diverse dentro un gioco.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Fuo
face-short-water = Acq
face-short-stone = Pie
face-short-lightning = Ful
face-short-air = Ven
face-short-blank = Vuo
face-short-immobulus = Imm
face-short-relashio = Rel
face-short-accio = Acc
face-short-leviosa = Lev
face-short-confundo = Con

# Alcuni dadi che mostrano la stessa faccia.
face-count-2 =
    { $count ->
        [one] 1 due
       *[other] { $count } due
    }
face-count-3 =
    { $count ->
        [one] 1 tre
       *[other] { $count } tre
    }
face-count-4 =
    { $count ->
        [one] 1 quattro
       *[other] { $count } quattro
    }
face-count-5 =
    { $count ->
        [one] 1 cinque
       *[other] { $count } cinque
    }
face-count-6 =
    { $count ->
        [one] 1 sei
       *[other] { $count } sei
    }
face-count-x =
    { $count ->
        [one] 1 X
       *[other] { $count } X
    }
face-count-fire =
    { $count ->
        [one] 1 fuoco
       *[other] { $count } fuoco
    }
face-count-water =
    { $count ->
        [one] 1 acqua
       *[other] { $count } acqua
    }
face-count-stone =
    { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
face-count-lightning =
    { $count ->
        [one] 1 fulmine
       *[other] { $count } fulmini
    }
face-count-air =
    { $count ->
        [one] 1 vento
       *[other] { $count } vento
    }
face-count-blank =
    { $count ->
        [one] 1 vuoto
       *[other] { $count } vuoti
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

# I colori delle carte e dei dadi di voll verasselt, e la doppia barra dei dadi.
colour-yellow = giallo
colour-blue = blu
colour-red = rosso
colour-green = verde
colour-bar = doppia barra

# Alcune carte o alcuni dadi di un colore. Il nome manca ("2 gialli, 1 rosso"): si pensa agli insetti, al maschile.
colour-count-yellow =
    { $count ->
        [one] 1 giallo
       *[other] { $count } gialli
    }
colour-count-blue =
    { $count ->
        [one] 1 blu
       *[other] { $count } blu
    }
colour-count-red =
    { $count ->
        [one] 1 rosso
       *[other] { $count } rossi
    }
colour-count-green =
    { $count ->
        [one] 1 verde
       *[other] { $count } verdi
    }
colour-count-bar =
    { $count ->
        [one] 1 doppia barra
       *[other] { $count } doppie barre
    }

# Poteri e incantesimi, come titolo di ciò che fanno.
effect-storm = Tempesta di fulmini
effect-fire = Colonna di fuoco
effect-boulders = Macigni
effect-hurricane = Uragano
effect-swamp = Palude
effect-immobulus = Immobulus
effect-relashio = Relashio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus
