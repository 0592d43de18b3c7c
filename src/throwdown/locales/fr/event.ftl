# Ce qui se passe, raconté avec les noms des joueurs : le fait, puis la conséquence.
# $player est un nom, $players une liste de noms, $faces et $sets des listes de faces, $cards une liste de cartes.

## Jeux d’arène

event-turn-started =
    { $arena ->
        [0] C’est à { $player } de jouer.
        [one] C’est à { $player } de jouer. Un dé se trouve dans l’arène.
       *[other] C’est à { $player } de jouer. { $arena } dés se trouvent dans l’arène.
    }
event-big-throw-required =
    { $count ->
        [one] L’arène est vide : { $player } lance son dernier dé.
       *[other] L’arène est vide : { $player } lance ses { $count } dés d’un coup.
    }
event-dice-shifted = { $player } déplace un dé dans l’arène.
event-arena-rotated = { $player } tourne l’arène de { $degrees } degrés.
event-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] { $player } lance son dernier dé.
           *[other] { $player } lance ses { $count } dés.
        }
        [pile] { $count ->
            [one] { $player } lance une pile d’un seul dé.
           *[other] { $player } lance une pile de { $count } dés.
        }
       *[single] { $count ->
            [one] { $player } lance un dé.
           *[other] { $player } lance { $count } dés.
        }
    }
event-dice-left-arena =
    { $cause ->
        [missed] { $count ->
            [one] Un dé a manqué l’arène. Il est écarté du jeu.
           *[other] { $count } dés ont manqué l’arène. Ils sont écartés du jeu.
        }
        [bounced] { $count ->
            [one] Un dé a rebondi hors de l’arène. Il est écarté du jeu.
           *[other] { $count } dés ont rebondi hors de l’arène. Ils sont écartés du jeu.
        }
       *[knocked] { $count ->
            [one] Un dé a été éjecté de l’arène. Il est écarté du jeu.
           *[other] { $count } dés ont été éjectés de l’arène. Ils sont écartés du jeu.
        }
    }
event-nudged =
    { $count ->
        [one] Un dé cassé a été remis à plat. Il montre : { $faces }.
       *[other] { $count } dés cassés ont été remis à plat. Ils montrent : { $faces }.
    }
event-dice-settled =
    { $count ->
        [one] Le dé montre : { $faces }.
       *[other] Les dés montrent : { $faces }.
    }
event-dice-settled-turned =
    { $count ->
        [one] Un dé touché montre maintenant : { $faces }.
       *[other] { $count } dés touchés montrent maintenant : { $faces }.
    }
# $face est la face avec laquelle un dé est perdu : x ou, avec les éléments, blank.
event-x-removed =
    { $face ->
        [blank] { $count ->
            [one] Une face vierge : ce dé est écarté du jeu.
           *[other] { $count } faces vierges : ces dés sont écartés du jeu.
        }
       *[x] { $count ->
            [one] Un X : ce dé est écarté du jeu.
           *[other] { $count } X : ces dés sont écartés du jeu.
        }
    }
event-sets-found =
    { $count ->
        [0] Pas de symboles identiques.
        [one] Une combinaison : { $sets }.
       *[other] Des combinaisons : { $sets }.
    }
event-immobulus-held = { $sets } : ces dés restent dans l’arène, et aucun autre sortilège n’agit.
event-spells-silenced =
    { $count ->
        [one] { $faces } n’a pas d’effet cette fois.
       *[other] { $faces } n’ont pas d’effet cette fois.
    }
# $effect est le nom du pouvoir ou du sort ; $count dit combien de joueurs lancent.
event-reaction-started =
    { $count ->
        [0] { $effect } : personne d’autre n’a de dé à lancer.
        [one] { $effect } : { $players } lance un dé.
       *[other] { $effect } : { $players } lancent en même temps, un dé par personne.
    }
event-reaction-committed =
    { $count ->
        [one] { $player } lance un dé.
       *[other] { $player } lance une pile de { $count } dés.
    }
event-sets-found-again =
    { $count ->
        [0] Il n’y a plus de symboles identiques.
        [one] Maintenant, il y a une combinaison : { $sets }.
       *[other] Maintenant, il y a des combinaisons : { $sets }.
    }
event-race-started =
    { $count ->
        [0] { $effect } : personne n’a de dés pour une tour.
        [one] { $effect } : à part { $players }, personne n’a de dés pour une tour.
       *[other] { $effect } : { $players } font la course pour bâtir une tour. Qui finit en premier prend toutes les combinaisons.
    }
# won : un vainqueur, sans les temps. timed : un vainqueur, avec les temps. tie : la course recommence.
event-race-finished =
    { $how ->
        [won] { $player } finit en tête.
        [timed] { $player } finit en tête ({ $times }).
        [tie] Égalité ({ $times }) : la course recommence.
       *[nobody] Personne ne finit : le joueur actif prend les combinaisons.
    }
event-piles-dissolved = Les piles se défont ({ $players }) : leurs dés sont de nouveau libres.
event-dice-collected =
    { $count ->
        [one] { $sets } : { $player } prend { $count } dé.
       *[other] { $sets } : { $player } prend { $count } dés.
    }
event-dice-held = { $sets } : ces dés restent dans l’arène.
event-pile-built =
    { $count ->
        [one] { $player } met { $count } pierre de côté : c’est une pile.
       *[other] { $player } empile { $count } pierres. Elles pourront être lancées ensemble.
    }
# $scores dit combien de dés chacun a maintenant.
event-hurricane-passed = { $effect } : chacun donne ses dés à son voisin de gauche. Dés maintenant : { $scores }.
event-accio-taken = { $player } prend en plus un dé { $face }.
event-accio-declined = { $player } ne prend pas de dé en plus.
event-tower-built =
    { $count ->
        [one] { $player } pose un seul dé : { $faces }.
       *[other] { $player } construit une tour de { $count } dés. De bas en haut : { $faces }.
    }
event-direction-reversed =
    { $direction ->
        [clockwise] Le sens s’inverse : on joue de nouveau dans le sens horaire.
       *[counter] Le sens s’inverse : on joue maintenant dans le sens antihoraire.
    }
event-player-eliminated =
    { $count ->
        [one] { $players } est éliminé.
       *[other] { $players } sont éliminés.
    } { $remaining ->
        [0] Il ne reste personne.
        [one] Il reste un joueur.
       *[other] Il reste { $remaining } joueurs.
    }
event-game-over =
    { $reason ->
        [replay] Plus personne n’a de dés : la partie recommence.
        [throw_cap] La limite de lancers est atteinte : { $players } se partagent la victoire.
        [all_out] { $count ->
            [one] Plus personne n’a de dés : { $players } avait la main et gagne.
           *[other] Plus personne n’a de dés : { $players } se partagent la victoire.
        }
       *[last_with_dice] { $players } a les derniers dés et gagne.
    }
# $title : le nom que la règle donne au vainqueur.
event-game-over-title = { $players } remporte le titre de { $title }.
event-choice-required = { $player } peut lancer encore un dé ou s’arrêter.
event-turn-stopped = { $player } s’arrête.
event-turn-ended =
    { $reason ->
        [collected] { $player } a pris des dés : le tour est terminé.
        [declined] Les dés restent là : pour { $player }, le tour est terminé.
        [stopped] { $player } s’arrête : le tour est terminé.
        [held_match] Les dés identiques restent dans l’arène : pour { $player }, le tour est terminé.
        [race] La course est finie, et { $player } a fini son tour.
        [reaction] Il n’y a plus rien à prendre : pour { $player }, le tour est terminé.
        [left] { $player } a quitté la partie.
       *[no_dice] { $player } n’a plus de dés : le tour est terminé.
    }
# $scores : les points de chacun ; le plus petit total gagne.
event-tournament-scored = Points après la partie { $game } : { $scores }. Le plus petit total gagne.

## voll verasselt

event-game-started =
    { $deck ->
        [one] { place-hub.In } : { $cards }. Il y a { $deck } carte dans la pioche.
       *[other] { place-hub.In } : { $cards }. Il y a { $deck } cartes dans la pioche.
    }
event-turn-started-verasselt =
    { $groups ->
        [both] C’est à { $player } de choisir : { place-hub.the }, ou { place-catch.the } en attente.
       *[hub] C’est à { $player } de lancer les dés, pour { place-hub.the }.
    }
event-group-chosen =
    { $group ->
        [catch] { $player } pille { place-catch.the } en attente.
       *[hub] { $player } lance pour { place-hub.the }.
    }
event-payout-due =
    { $reason ->
        [secured] { $player } met { place-catch.their } à l’abri : { $cards }.
        [leftover] { $count ->
            [0] Il ne reste rien { place-catch.of } pour { $player }.
           *[other] { $player } reçoit ce qui reste { place-catch.of } : { $cards }.
        }
        [plunder_bust] { $player } récupère { place-catch.whole } : { $cards }.
       *[game_end] La partie se termine : { $player } garde { place-catch.the } en attente, { $cards }.
    }
event-payout-split =
    { $where ->
        [yard] { $player } met { $yard } dans { place-yard.their }.
        [both] { $player } met { $yard } dans { place-yard.their } et { $heap } sur son { place-heap }.
       *[heap] { $player } met { $heap } sur son { place-heap }.
    }
event-hub-refilled =
    { $part ->
        [bars] Les doubles barres amènent de nouvelles cartes { place-hub.in } : { $cards }.
       *[to_eight] On complète à huit cartes { place-hub.in } : { $cards }.
    } { $deck ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $deck } cartes dans la pioche.
    }
event-refill-skipped =
    { $reason ->
        [deck_empty] La pioche est vide : pas de nouvelles cartes { place-hub.in }.
       *[first_turn] Au premier tour, pas de nouvelles cartes { place-hub.in }.
    }
event-top-up-required =
    { $count ->
        [one] Il manque une carte { place-hub.in } : { $player } doit en ajouter au moins une de { place-yard.their }.
       *[other] Il manque { $count } cartes { place-hub.in } : { $player } doit en ajouter au moins autant de { place-yard.their }.
    }
event-topped-up = { $player } ajoute { $cards } { place-hub.in }.
event-boosted =
    { $group ->
        [catch] { $player } ajoute { $cards } de { place-yard.their } { place-catch.to }.
       *[hub] { $player } ajoute { $cards } de { place-yard.their } { place-hub.in }.
    }
# $faces : ce que montrent maintenant les sept dés.
event-dice-rolled =
    { $count ->
        [one] { $player } lance un dé. Les sept dés montrent { $faces }.
       *[other] { $player } lance { $count } dés. Les sept dés montrent { $faces }.
    }
event-caught =
    { $how ->
        [nothing] Que des doubles barres : { $player } ne perd rien et n’attrape rien.
        [more] { $player } attrape { $cards }. { place-catch.The } jusqu’ici : { $catch }.
       *[first] { $player } attrape { $cards }.
    }
# Dit après un event-busted-colour pour chaque couleur en trop.
event-busted = { cry-bust } { $player } n’attrape rien.
event-busted-colour =
    { $count ->
        [0] { $faces } sur les dés, mais aucune carte de cette couleur.
        [one] { $faces } sur les dés, mais une seule carte de cette couleur.
       *[other] { $faces } sur les dés, mais seulement { $count } cartes de cette couleur.
    }
event-catch-dissolved =
    { $group ->
        [catch] Les cartes attrapées retournent dans { place-catch.plundered } : { $cards }.
       *[hub] Les cartes attrapées retournent { place-hub.in } : { $cards }.
    }
event-consolation-drawn =
    { $count ->
        [0] { $player } ne pioche pas de carte de consolation.
        [one] Pour se consoler, { $player } pioche une carte pour { place-yard.their } : { $cards }.
       *[other] Pour se consoler, { $player } pioche { $count } cartes pour { place-yard.their } : { $cards }.
    }
event-stopped =
    { $count ->
        [0] { $player } s’arrête et ne laisse { place-catch.no }.
       *[other] { $player } s’arrête. { place-catch.The } attend sur la table : { $cards }.
    }
event-player-left = { $player } a quitté la partie.
event-game-ended =
    { $reason ->
        [max_turns] La limite de tours est atteinte : la partie est finie.
        [last_seat] Tous les autres sont partis : la partie est finie.
       *[hub_short] La pioche est vide et il reste moins de huit cartes { place-hub.in } : la partie est finie.
    }
# $scores : les cartes sur les tas, par joueur.
event-scored =
    { $tie ->
        [fewer_yard_cards] Cartes sur les { place-heap } : { $scores }. Égalité : { $players } a moins de cartes dans { place-yard.their } et gagne.
        [shared] Cartes sur les { place-heap } : { $scores }. Égalité parfaite : { $players } se partagent la victoire.
       *[none] Cartes sur les { place-heap } : { $scores }. { $players } gagne.
    }
