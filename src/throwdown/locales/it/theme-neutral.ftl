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
       *[other] { $count } fuochi
    }
face-count-water =
    { $count ->
        [one] 1 acqua
       *[other] { $count } acque
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
       *[other] { $count } venti
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

# I colori delle carte e dei dadi, e la doppia barretta dei dadi.
colour-yellow = giallo
colour-blue = blu
colour-red = rosso
colour-green = verde
colour-bar = doppia barretta

# Alcune carte o alcuni dadi di un colore. Il nome manca ("2 gialli, 1 rosso"): si pensa agli insetti, al maschile.
colour-count-yellow =
    { $count ->
        [one] 1 porcellino giallo
       *[other] { $count } porcellini gialli
    }
colour-count-blue =
    { $count ->
        [one] 1 porcellino blu
       *[other] { $count } porcellini blu
    }
colour-count-red =
    { $count ->
        [one] 1 porcellino rosso
       *[other] { $count } porcellini rossi
    }
colour-count-green =
    { $count ->
        [one] 1 porcellino verde
       *[other] { $count } porcellini verdi
    }
colour-count-bar =
    { $count ->
        [one] 1 doppia barretta
       *[other] { $count } doppie barrette
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
effect-expelliarmus = Grande lancio!

# Le lettere dei colori, tutte le forme comprese e le famiglie dei porcellini.
colour-letter-yellow = G
colour-letter-blue = B
colour-letter-red = R
colour-letter-green = V
colour-forms-yellow = giallo gialla gialli gialle
colour-forms-blue = blu
colour-forms-red = rosso rossa rossi rosse
colour-forms-green = verde verdi
colour-noun = porcellino porcellini di terra carta carte dado dadi
colour-kind-yellow = porcellini gialli
colour-kind-blue = porcellini blu
colour-kind-red = porcellini rossi
colour-kind-green = porcellini verdi

# I luoghi, con l’articolo o la preposizione che serve; il grido di un lancio nullo; i titoli.
place-arena = arena
place-tower = torre
place-pile = pila
    .plural = pile
place-hub = piazza
    .Name = Piazza
    .the = la piazza
    .The = La piazza
    .to = alla piazza
    .To = Alla piazza
    .from = dalla piazza
    .in = in piazza
    .In = In piazza
place-yard = cortile
place-heap = mucchio
place-catch = bottino
cry-bust = Hai sballato!
    .a = uno sballo
    .A = Uno sballo
    .one = sballo
    .many = sballi
    .Many = Sballi
    .all = gli sballi
    .All = Gli sballi
    .happens = sballi
    .Happens = Sballi
face-leaning = in bilico
face-lost =
    { $box ->
        [impact] un lato vuoto
       *[any] una X
    }
    .many =
        { $box ->
            [impact] lati vuoti
           *[any] X
        }
title-winner = { "" }
title-tournament = Torneo
title-points = punti
title-credits = { "" }
