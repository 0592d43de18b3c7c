# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Course gagnée
moment-apart = Les piles se défont
moment-big = Tous les dés !
moment-out = Éliminé
moment-left = Partie quittée
moment-boost = Cartes ajoutées
moment-plunder = Pillage
moment-safe = À l’abri
moment-win =
    { $you ->
        [yes] Tu gagnes
       *[no] { $count ->
            [one] { $players } gagne
           *[other] { $players } gagnent
        }
    }
moment-comeback = Remontée
moment-comeback-of =
    { $you ->
        [yes] Remontée : tu étais loin derrière et tu mènes maintenant.
       *[no] Remontée : { $player } était loin derrière et mène maintenant.
    }
moment-towers = Les tours
moment-seconds = { $seconds } s

# What an effect does, below its name.
moment-does-storm = Tous les autres lancent un dé en même temps.
moment-does-fire = La première tour prend les dés.
moment-does-boulders = Les pierres forment une pile.
moment-does-hurricane = Chacun donne tous ses dés à son voisin de gauche.
moment-does-swamp = L’eau n’est jamais prise.
moment-does-immobulus = Ces dés restent, et aucun autre sortilège n’agit.
moment-does-relashio = Un dé par lanceur, tous en même temps.
moment-does-accio = Un dé de plus est pris.
moment-does-leviosa = Ces dés forment une tour.
moment-does-confundo = Le sens du jeu s’inverse.
moment-does-comeback = Loin derrière, et maintenant en tête.
