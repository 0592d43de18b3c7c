# I nostri nomi, liberi da marchi altrui.

# I giochi.
game-strike = Arena dei dadi
game-impact = Elementi
game-impact-power = Elementi: un potere
game-impact-avatar = Elementi: tutti i poteri
game-hp-strike = Maghi
game-verasselt = Insetti in fuga

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
face-immobulus = Gelo
face-relashio = Rilascio
face-accio = Richiamo
face-leviosa = Volo
face-confundo = Caos

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
face-short-immobulus = Gel
face-short-relashio = Ril
face-short-accio = Ric
face-short-leviosa = Vol
face-short-confundo = Cao

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
        [one] 1 Gelo
       *[other] { $count } Gelo
    }
face-count-relashio =
    { $count ->
        [one] 1 Rilascio
       *[other] { $count } Rilascio
    }
face-count-accio =
    { $count ->
        [one] 1 Richiamo
       *[other] { $count } Richiamo
    }
face-count-leviosa =
    { $count ->
        [one] 1 Volo
       *[other] { $count } Volo
    }
face-count-confundo =
    { $count ->
        [one] 1 Caos
       *[other] { $count } Caos
    }

# I colori delle carte e dei dadi, e la doppia barra dei dadi.
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
effect-immobulus = Gelo
effect-relashio = Rilascio
effect-accio = Richiamo
effect-leviosa = Volo
effect-confundo = Caos
effect-big-bang = Grande lancio
effect-expelliarmus = Grande lancio
