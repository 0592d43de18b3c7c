# Nos propres noms, sans les marques d’autrui.

# Les jeux.
game-strike = Arène de dés
game-impact = Éléments
game-impact-power = Éléments – un pouvoir
game-impact-avatar = Éléments – tous les pouvoirs
game-hp-strike = Sorciers
game-verasselt = La ruée des bestioles

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
face-immobulus = Gel
face-relashio = Relâche
face-accio = Appel
face-leviosa = Envol
face-confundo = Vertige

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
face-short-immobulus = Gel
face-short-relashio = Rel
face-short-accio = App
face-short-leviosa = Env
face-short-confundo = Ver

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
        [one] { $count } Gel
       *[other] { $count } Gel
    }
face-count-relashio =
    { $count ->
        [one] { $count } Relâche
       *[other] { $count } Relâche
    }
face-count-accio =
    { $count ->
        [one] { $count } Appel
       *[other] { $count } Appel
    }
face-count-leviosa =
    { $count ->
        [one] { $count } Envol
       *[other] { $count } Envol
    }
face-count-confundo =
    { $count ->
        [one] { $count } Vertige
       *[other] { $count } Vertige
    }

# Les couleurs des cartes et des dés, et la double barre des dés.
colour-yellow = jaune
colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-bar = double barre

# Des cartes ou des dés d’une couleur : le nom est sous-entendu (« 2 jaunes, 1 rouge »).
colour-count-yellow =
    { $count ->
        [one] { $count } cloporte jaune
       *[other] { $count } cloportes jaunes
    }
colour-count-blue =
    { $count ->
        [one] { $count } cloporte bleu
       *[other] { $count } cloportes bleus
    }
colour-count-red =
    { $count ->
        [one] { $count } cloporte rouge
       *[other] { $count } cloportes rouges
    }
colour-count-green =
    { $count ->
        [one] { $count } cloporte vert
       *[other] { $count } cloportes verts
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
effect-immobulus = Gel
effect-relashio = Relâche
effect-accio = Appel
effect-leviosa = Envol
effect-confundo = Vertige
effect-big-bang = Grand lancer
effect-expelliarmus = Grand lancer !

# Les lettres des couleurs, toutes les formes comprises, et les familles de cloportes.
colour-letter-yellow = J
colour-letter-blue = B
colour-letter-red = R
colour-letter-green = V
colour-forms-yellow = jaune jaunes
colour-forms-blue = bleu bleue bleus bleues
colour-forms-red = rouge rouges
colour-forms-green = vert verte verts vertes
colour-noun = cloporte cloportes carte cartes dé dés
colour-kind-yellow = cloportes jaunes
colour-kind-blue = cloportes bleus
colour-kind-red = cloportes rouges
colour-kind-green = cloportes verts

# Les lieux, avec l’article ou la préposition qu’il faut ; le cri d’un lancer raté ; les titres.
place-arena = arène
place-tower = tour
place-pile = pile
place-hub = milieu
    .the = le milieu
    .The = Le milieu
    .in = au milieu
    .In = Au milieu
    .Name = Milieu
place-yard = cour
    .your = ta cour
    .Your = Ta cour
    .their = sa cour
    .the = la cour
    .The = La cour
    .of = de la cour
    .Name = Cour
    .plural = cours
    .in-the = dans la cour
    .In-the = Dans la cour
    .In-plural = Dans les cours
place-heap = tas
    .Name = Tas
place-catch = butin
    .Name = Butin
    .the = le butin
    .The = Le butin
    .to = au butin
    .of = du butin
    .Of = Du butin
    .of-this = de ce butin
    .their = son butin
    .your = ton butin
    .Your = Ton butin
    .no = pas de butin
    .whole = tout le butin
    .plundered = le butin pillé
    .left = le butin laissé
    .Left = Le butin laissé
cry-bust = Raté !
    .a = un jet raté
    .A = Un jet raté
    .one = raté
    .many = jets ratés
    .Many = Jets ratés
    .there = c’est raté
    .There = C’est raté
face-leaning = cassé
face-lost =
    { $box ->
        [impact] une face vide
       *[any] un X
    }
    .many =
        { $box ->
            [impact] faces vides
           *[any] X
        }
title-winner = { "" }
title-tournament = Tournoi
title-points = points
title-credits = { "" }
