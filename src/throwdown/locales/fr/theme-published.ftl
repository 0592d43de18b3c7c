# Les noms imprimés, pour que chacun retrouve sa boîte. Nous sommes indépendants des éditeurs.

# Les jeux.
game-strike = Strike
game-impact = Impact – Battle of Elements
game-impact-power = Impact : La Force des Éléments
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
face-blank = face vierge
face-immobulus = Immobulus
face-relashio = Lashlabask
face-accio = Accio
face-leviosa = Wingardium Leviosa
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
face-short-blank = Vie
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
        [one] { $count } face vierge
       *[other] { $count } faces vierges
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
        [one] { $count } Wingardium Leviosa
       *[other] { $count } Wingardium Leviosa
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
effect-boulders = Éboulis
effect-hurricane = Ouragan
effect-swamp = Marais
effect-immobulus = Immobulus
effect-relashio = Lashlabask
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big-bang
effect-expelliarmus = Expelliarmus !

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
colour-kind-yellow = Bug-Marley
colour-kind-blue = Bug-L’Éponge
colour-kind-red = Bug-Daddy
colour-kind-green = Bug-Weiser

# Les lieux, avec l’article ou la préposition qu’il faut ; le cri d’un lancer raté ; les titres.
place-arena = arène
place-tower = tour
place-pile = pile
place-hub = Égouts
    .the = les Égouts
    .The = Les Égouts
    .in = dans les Égouts
    .In = Dans les Égouts
    .Name = Égouts
place-yard = Jardin
    .your = ton Jardin
    .Your = Ton Jardin
    .their = son Jardin
    .the = le Jardin
    .The = Le Jardin
    .of = du Jardin
    .Name = Jardin
    .plural = Jardins
    .in-the = dans le Jardin
    .In-the = Dans le Jardin
    .In-plural = Dans les Jardins
place-heap = Tas
    .Name = Tas
place-catch = capture
    .Name = Capture
    .the = la capture
    .The = La capture
    .to = à la capture
    .of = de la capture
    .Of = De la capture
    .of-this = de cette capture
    .their = sa capture
    .your = ta capture
    .Your = Ta capture
    .no = pas de capture
    .whole = toute la capture
    .plundered = la capture pillée
    .left = la capture laissée
    .Left = La capture laissée
cry-bust = Il y a un bug !
    .a = un bug
    .A = Un bug
    .one = bug
    .many = bugs
    .Many = Bugs
    .there = il y a un bug
    .There = Il y a un bug
face-leaning = cassé
face-lost =
    { $box ->
        [impact] une face vierge
       *[any] un X
    }
    .many =
        { $box ->
            [impact] faces vierges
           *[any] X
        }
title-winner =
    { $box ->
        [strike] champion de l’arène
        [impact] Maître des Éléments
        [hp] champion de la bataille des Sorciers
       *[any] { "" }
    }
title-tournament =
    { $box ->
        [impact] Tournoi des Éléments
       *[any] Tournoi
    }
title-points = points
title-credits =
    { $box ->
        [strike] Auteur : Dieter Nüßle ; rédaction : Mike Mulvihill, André Maack et Jean-Baptiste Ramassamy ; conception graphique : Sam Dawson ; merci à Rodney Smith et à Marty Connell.
        [impact] Auteur : Dieter Nüßle ; conception graphique : Fiore GmbH ; illustration : Cactus ; rédaction : André Maack et Jean-Baptiste Ramassamy. Ravensburger, 2012/2018.
        [hp] Auteur : Dieter Nüßle ; développement : Mike Mulvihill ; conseil : André Maack et Sophia Absmeier ; éditions précédentes : André Maack et Jean-Baptiste Ramassamy ; conception graphique : Sam Dawson. Ravensburger North America, 2020.
        [verasselt] Auteur : Carlo A. Rossi ; illustration : Johan Potma ; mise en page : Matthias Holländer ; traduction : Sybille et Bruce Whitehill, Éric Bouret, Sara Pirovino. Zoch, 2019.
       *[any] { "" }
    }
