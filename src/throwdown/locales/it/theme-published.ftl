# I nomi pubblicati, perché chi ha la scatola trovi il suo gioco. Siamo indipendenti dagli editori.

# I giochi.
game-strike = Strike
game-impact = Impact: Battle of Elements
game-impact-power = Impact: La forza degli elementi
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
face-blank = lato vuoto
face-immobulus = Immobilus
face-relashio = Relascio
face-accio = Accio
face-leviosa = Wingardium Leviosa
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
        [one] 1 lato vuoto
       *[other] { $count } lati vuoti
    }
face-count-immobulus =
    { $count ->
        [one] 1 Immobilus
       *[other] { $count } Immobilus
    }
face-count-relashio =
    { $count ->
        [one] 1 Relascio
       *[other] { $count } Relascio
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

# I colori delle carte e dei dadi di voll verasselt, e la doppia barretta dei dadi.
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
effect-storm = Temporale
effect-fire = Colonna di fuoco
effect-boulders = Tempesta di pietre
effect-hurricane = Uragano
effect-swamp = Palude
effect-immobulus = Immobilus
effect-relashio = Relascio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus!

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
colour-kind-yellow = Rasselasselns
colour-kind-blue = Wasserasselns
colour-kind-red = Quasselasselns
colour-kind-green = Fassasselns

# I luoghi, con l’articolo o la preposizione che serve; il grido di un lancio nullo; i titoli.
place-arena = arena
place-tower = torre
place-pile = torre
    .plural = torri
place-hub = punto d’incontro
    .Name = Punto d’incontro
    .the = il punto d’incontro
    .The = Il punto d’incontro
    .to = al punto d’incontro
    .To = Al punto d’incontro
    .from = dal punto d’incontro
    .in = nel punto d’incontro
    .In = Nel punto d’incontro
place-yard = cortile
place-heap = mucchio
place-catch = bottino
cry-bust = Lancio nullo!
    .a = un lancio nullo
    .A = Un lancio nullo
    .one = lancio nullo
    .many = lanci nulli
    .Many = Lanci nulli
    .all = i lanci nulli
    .All = I lanci nulli
    .happens = il lancio è nullo
    .Happens = Il lancio è nullo
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
title-winner =
    { $box ->
        [hp] campione di Harry Potter Strike
       *[any] { "" }
    }
title-tournament =
    { $box ->
        [impact] Torneo degli elementi
       *[any] Torneo
    }
title-points = punti
title-credits =
    { $box ->
        [strike] Autore: Dieter Nüßle; redazione: Mike Mulvihill, André Maack e Jean-Baptiste Ramassamy; grafica: Sam Dawson; grazie a Rodney Smith e Marty Connell.
        [impact] Autore: Dieter Nüßle; grafica: Fiore GmbH; illustrazioni: Cactus; redazione: André Maack e Jean-Baptiste Ramassamy. Ravensburger, 2012/2018.
        [hp] Autore: Dieter Nüßle; sviluppo: Mike Mulvihill; consulenza: André Maack e Sophia Absmeier; edizioni precedenti: André Maack e Jean-Baptiste Ramassamy; grafica: Sam Dawson. Ravensburger North America, 2020.
        [verasselt] Autore: Carlo A. Rossi; illustrazioni: Johan Potma; impaginazione: Matthias Holländer; traduzione: Sybille e Bruce Whitehill, Éric Bouret, Sara Pirovino. Zoch, 2019.
       *[any] { "" }
    }
