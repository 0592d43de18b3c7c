# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Course gagnée
moment-apart = Les piles se défont
moment-big = Tous les dés !
moment-out = Hors jeu
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
