# Ce qui se passe, raconté à la personne qui le fait ou que cela concerne. Les phrases sur les autres sont dans event.ftl.
# $others : les noms de ceux qui en sont aussi, avec des virgules ; la personne qui lit vient en dernier.

# La personne qui lit, dans une liste de noms : « Dés maintenant : toi (5), Ben (3) ».
you-name = toi
you-begin =
    { $by ->
        [oldest] Tu commences : personne à table n’est plus âgé.
        [saw_bug] Tu as vu un cloporte en dernier et tu commences.
       *[lot] Tu commences (tirage au sort).
    }

## Jeux d’arène

you-turn-started =
    { $arena ->
        [0] C’est à toi de jouer.
        [one] C’est à toi de jouer. Un dé se trouve dans l’arène.
       *[other] C’est à toi de jouer. { $arena } dés se trouvent dans l’arène.
    }
you-big-throw-required =
    { $count ->
        [one] L’arène est vide : tu lances ton dernier dé.
       *[other] L’arène est vide : tu lances tes { $count } dés d’un coup.
    }
you-dice-shifted = Tu déplaces un dé dans l’arène.
you-arena-rotated = Tu tournes l’arène de { $degrees } degrés.
you-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] Tu lances ton dernier dé.
           *[other] Tu lances tes { $count } dés.
        }
        [pile] { $count ->
            [one] Tu lances une pile d’un seul dé.
           *[other] Tu lances une pile de { $count } dés.
        }
       *[single] { $count ->
            [one] Tu lances un dé.
           *[other] Tu lances { $count } dés.
        }
    }
you-reaction-started =
    { $count ->
        [one] { $effect } : tu lances un dé.
       *[other] { $effect } : { $others } et toi lancez en même temps, un dé par personne.
    }
you-reaction-committed =
    { $count ->
        [one] Tu lances un dé.
       *[other] Tu lances une pile de { $count } dés.
    }
you-race-started =
    { $count ->
        [one] { $effect } : à part toi, personne n’a de dés pour une tour.
       *[other] { $effect } : { $others } et toi faites la course pour bâtir une tour. Qui finit en premier prend toutes les combinaisons.
    }
you-race-finished =
    { $how ->
        [timed] Tu finis en tête ({ $times }).
       *[won] Tu finis en tête.
    }
you-piles-dissolved =
    { $count ->
        [one] Tes piles se défont : leurs dés sont de nouveau libres.
       *[other] Les piles se défont ({ $others } et toi) : leurs dés sont de nouveau libres.
    }
you-dice-collected =
    { $count ->
        [one] { $sets } : tu prends { $count } dé.
       *[other] { $sets } : tu prends { $count } dés.
    }
you-pile-built =
    { $count ->
        [one] Tu mets { $count } pierre de côté : c’est une pile.
       *[other] Tu empiles { $count } pierres. Elles pourront être lancées ensemble.
    }
you-accio-taken = Tu prends en plus un dé { $face }.
you-accio-declined = Tu ne prends pas de dé en plus.
you-tower-built =
    { $count ->
        [one] Tu poses un seul dé : { $faces }.
       *[other] Tu construis une tour de { $count } dés. De bas en haut : { $faces }.
    }
you-player-eliminated =
    { $count ->
        [one] Tu es éliminé.
       *[other] { $others } et toi êtes éliminés.
    } { $remaining ->
        [0] Il ne reste personne.
        [one] Il reste un joueur.
       *[other] Il reste { $remaining } joueurs.
    }
you-game-over =
    { $reason ->
        [throw_cap] { $count ->
            [one] La limite de lancers est atteinte : tu gagnes.
           *[other] La limite de lancers est atteinte : { $others } et toi, vous partagez la victoire.
        }
        [all_out] { $count ->
            [one] Plus personne n’a de dés : tu avais la main et tu gagnes.
           *[other] Plus personne n’a de dés : { $others } et toi, vous partagez la victoire.
        }
       *[last_with_dice] Tu as les derniers dés et tu gagnes.
    }
you-game-over-title = Tu remportes le titre de { $title }.
you-choice-required = Tu peux lancer encore un dé ou t’arrêter.
you-turn-stopped = Tu t’arrêtes.
you-turn-ended =
    { $reason ->
        [declined] Les dés restent là : ton tour est terminé.
        [held_match] Les dés identiques restent dans l’arène : ton tour est terminé.
        [race] La course est finie, et ton tour aussi.
        [reaction] Il n’y a plus rien à prendre : ton tour est terminé.
        [left] Tu as quitté la partie.
       *[no_dice] Tu n’as plus de dés : ton tour est terminé.
    }

## voll verasselt

you-turn-started-verasselt =
    { $groups ->
        [both] C’est à toi de choisir : { place-hub.the }, ou { place-catch.the } en attente.
       *[hub] C’est à toi de lancer les dés, pour { place-hub.the }.
    }
you-group-chosen =
    { $group ->
        [catch] Tu pilles { place-catch.the } en attente.
       *[hub] Tu lances pour { place-hub.the }.
    }
you-payout-due =
    { $reason ->
        [secured] Tu mets { place-catch.your } à l’abri : { $cards }.
        [leftover] { $count ->
            [0] Il ne te reste rien { place-catch.of }.
           *[other] Tu reçois ce qui reste { place-catch.of } : { $cards }.
        }
        [plunder_bust] Tu récupères { place-catch.whole } : { $cards }.
       *[game_end] La partie se termine : tu gardes { place-catch.the } en attente, { $cards }.
    }
you-payout-split =
    { $where ->
        [yard] Tu mets { $yard } dans { place-yard.your }.
        [both] Tu mets { $yard } dans { place-yard.your } et { $heap } sur ton { place-heap }.
       *[heap] Tu mets { $heap } sur ton { place-heap }.
    }
you-top-up-required =
    { $count ->
        [one] Il manque une carte { place-hub.in } : tu dois en ajouter au moins une de { place-yard.your }.
       *[other] Il manque { $count } cartes { place-hub.in } : tu dois en ajouter au moins autant de { place-yard.your }.
    }
you-topped-up = Tu ajoutes { $cards } { place-hub.in }.
you-boosted =
    { $group ->
        [catch] Tu ajoutes { $cards } de { place-yard.your } { place-catch.to }.
       *[hub] Tu ajoutes { $cards } de { place-yard.your } { place-hub.in }.
    }
you-dice-rolled =
    { $count ->
        [one] Tu lances un dé. Les sept dés montrent { $faces }.
       *[other] Tu lances { $count } dés. Les sept dés montrent { $faces }.
    }
you-caught =
    { $how ->
        [nothing] Que des doubles barres : tu ne perds rien et n’attrapes rien.
        [more] Tu attrapes { $cards }. { place-catch.Your } jusqu’ici : { $catch }.
       *[first] Tu attrapes { $cards }.
    }
you-busted = { cry-bust } Tu n’attrapes rien.
you-consolation-drawn =
    { $count ->
        [0] Tu ne pioches pas de carte de consolation.
        [one] Pour te consoler, tu pioches une carte pour { place-yard.your } : { $cards }.
       *[other] Pour te consoler, tu pioches { $count } cartes pour { place-yard.your } : { $cards }.
    }
you-stopped =
    { $count ->
        [0] Tu t’arrêtes et ne laisses { place-catch.no }.
       *[other] Tu t’arrêtes. { place-catch.Your } attend sur la table : { $cards }.
    }
you-player-left = Tu as quitté la partie.
you-scored =
    { $tie ->
        [fewer_yard_cards] Cartes sur les { place-heap } : { $scores }. Égalité : tu as moins de cartes dans { place-yard.your } et tu gagnes.
        [shared] Cartes sur les { place-heap } : { $scores }. Égalité parfaite : { $others } et toi, vous partagez la victoire.
       *[none] Cartes sur les { place-heap } : { $scores }. Tu gagnes.
    }
