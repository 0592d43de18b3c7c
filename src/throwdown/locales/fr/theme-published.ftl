# Les noms imprimés, pour que chacun retrouve sa boîte. Nous sommes indépendants des éditeurs.

# Les jeux.
game-strike = Strike
game-impact = Impact – Battle of Elements
game-impact-power = Impact – le pouvoir des éléments
game-impact-avatar = Impact – Avatar
game-hp-strike = Harry Potter Strike
game-verasselt = voll verasselt

# Ce qu’un dé peut montrer : une face par son nom.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = feu
face-water = eau
face-stone = pierre
face-lightning = éclair
face-air = vent
face-blank = vide
face-immobulus = Immobulus
face-relashio = Lashlabask
face-accio = Accio
face-leviosa = Leviosa
face-confundo = Confundo

# La même chose sur un écran étroit : trois lettres au plus, différentes dans un même jeu.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Feu
face-short-water = Eau
face-short-stone = Pie
face-short-lightning = Écl
face-short-air = Ven
face-short-blank = Vid
face-short-immobulus = Imm
face-short-relashio = Las
face-short-accio = Acc
face-short-leviosa = Lev
face-short-confundo = Cfd

# Plusieurs dés qui montrent la même face.
face-count-2 =
    { $count ->
        [one] { $count } deux
       *[other] { $count } deux
    }
face-count-3 =
    { $count ->
        [one] { $count } trois
       *[other] { $count } trois
    }
face-count-4 =
    { $count ->
        [one] { $count } quatre
       *[other] { $count } quatre
    }
face-count-5 =
    { $count ->
        [one] { $count } cinq
       *[other] { $count } cinq
    }
face-count-6 =
    { $count ->
        [one] { $count } six
       *[other] { $count } six
    }
face-count-x =
    { $count ->
        [one] { $count } X
       *[other] { $count } X
    }
face-count-fire =
    { $count ->
        [one] { $count } feu
       *[other] { $count } feux
    }
face-count-water =
    { $count ->
        [one] { $count } eau
       *[other] { $count } eaux
    }
face-count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
face-count-lightning =
    { $count ->
        [one] { $count } éclair
       *[other] { $count } éclairs
    }
face-count-air =
    { $count ->
        [one] { $count } vent
       *[other] { $count } vents
    }
face-count-blank =
    { $count ->
        [one] { $count } face vide
       *[other] { $count } faces vides
    }
face-count-immobulus =
    { $count ->
        [one] { $count } Immobulus
       *[other] { $count } Immobulus
    }
face-count-relashio =
    { $count ->
        [one] { $count } Lashlabask
       *[other] { $count } Lashlabask
    }
face-count-accio =
    { $count ->
        [one] { $count } Accio
       *[other] { $count } Accio
    }
face-count-leviosa =
    { $count ->
        [one] { $count } Leviosa
       *[other] { $count } Leviosa
    }
face-count-confundo =
    { $count ->
        [one] { $count } Confundo
       *[other] { $count } Confundo
    }

# Les couleurs des cartes et des dés de voll verasselt, et la double barre de ses dés.
colour-yellow = jaune
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-bar = double barre

# Des cartes ou des dés d’une couleur : le nom est sous-entendu (« 2 jaunes, 1 rouge »).
colour-count-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
colour-count-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
colour-count-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
colour-count-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
colour-count-bar =
    { $count ->
        [one] { $count } double barre
       *[other] { $count } doubles barres
    }

# Pouvoirs et sorts, en titre de ce qu’ils font.
effect-storm = Orage
effect-fire = Colonne de feu
effect-boulders = Rochers
effect-hurricane = Ouragan
effect-swamp = Marais
effect-immobulus = Immobulus
effect-relashio = Lashlabask
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus
