# Chaque règle en une phrase : ce que lit un joueur qui demande « pourquoi ? ».
# Les noms des sortilèges et des jeux viennent du thème.

## Les règles de tous les jeux d’arène

clause-CORE-01 = Le jeu a 26 dés identiques. Chacun a cinq symboles différents et { face-lost }.
clause-CORE-02 = Le jeu se joue de 2 à 5.
clause-CORE-03 =
    { $starting_dice ->
        [none] Chacun commence avec 8 dés à deux joueurs, 7 à trois, 6 à quatre et 5 à cinq.
        [open] Chacun commence avec 8 dés à deux joueurs, 7 à trois, 6 à quatre et 5 à cinq.
       *[some] À cette table, les places commencent avec des nombres de dés différents, dans l’ordre : { $starting_dice }.
    }
clause-CORE-04 = Un dé de plus est dans l’arène dès le début et ne montre jamais { face-lost }.
clause-CORE-05 = Les dés qui restent après la distribution sont mis de côté pour toute la partie.
clause-CORE-06 =
    { $first_player ->
        [host_choice] Le plus âgé commence, ou celui que la table choisit ; ensuite on joue dans le sens horaire.
        [random] Le hasard décide qui commence ; ensuite on joue dans le sens horaire.
        [oldest] Le plus âgé commence ; ensuite on joue dans le sens horaire.
       *[open] Le plus âgé commence, ou celui que la table choisit ; ensuite on joue dans le sens horaire.
    }
clause-CORE-07 = Le dernier joueur qui possède des dés gagne.
clause-CORE-08 = Chaque tour commence par un lancer : tu ne peux pas passer sans lancer un dé.
clause-CORE-09 = Lance comme tu veux, doucement ou fort. Tu peux toucher les dés de l’arène.
clause-CORE-10 = Un dé qui manque l’arène, rebondit dehors ou est éjecté est aussitôt écarté du jeu.
clause-CORE-11 = Après un lancer : les dés dehors sortent, les dés cassés sont remis à plat, les dés avec { face-lost } sortent, puis on compte les combinaisons et les effets.
clause-CORE-12 = Tout dé qui montre { face-lost } est aussitôt écarté du jeu, même retourné par un choc. Deux { face-lost.many } ne sont jamais des symboles identiques.
clause-CORE-13 =
    { $collect ->
        [mandatory] Deux symboles identiques ou plus forment une combinaison. Toutes se prennent en entier, peu importe qui a lancé les dés.
        [optional] Deux symboles identiques ou plus forment une combinaison. Toutes se prennent en entier, ou toutes restent, peu importe qui a lancé les dés.
       *[open] Deux symboles identiques ou plus forment une combinaison. Toutes se prennent en entier, peu importe qui a lancé les dés.
    }
clause-CORE-14 =
    { $collect ->
        [mandatory] Le joueur actif prend tous les dés identiques. Cela termine le tour.
        [optional] Le joueur actif prend tous les dés identiques, ou les laisse tous. Dans les deux cas, le tour est terminé.
       *[open] Le joueur actif prend tous les dés identiques. Cela termine le tour.
    }
clause-CORE-15 = Sans dés identiques, tu peux t’arrêter ou lancer encore un dé.
clause-CORE-16 = Tu peux continuer à lancer tant qu’il n’y a pas de dés identiques et que tu as des dés.
clause-CORE-17 = Tu es éliminé si tu n’as plus de dés une fois ton lancer résolu. Tes dés dans l’arène ne comptent pas.
clause-CORE-18 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Si l’arène est vide au début de ton tour, tu lances tous tes dés d’un coup, et seulement dans ce cas.
                [whenever_empty] Chaque fois que l’arène est vide pendant ton tour, tu lances tous tes dés d’un coup. Tu ne peux pas t’arrêter.
            }
        [taken_only] Si quelqu’un a pris les derniers dés et que l’arène est vide au début de ton tour, tu lances tous tes dés d’un coup.
       *[open] Si l’arène est vide au début de ton tour, tu lances tous tes dés d’un coup, et seulement dans ce cas.
    }
clause-CORE-19 = Lancer tous ses dés compte comme un autre lancer : si tu ne prends rien, tu n’as plus de dés et tu es éliminé.
clause-CORE-20 = La partie se termine dès qu’un seul joueur possède des dés. Ce joueur gagne.
clause-CORE-21 =
    { $pre_move ->
        [free] Avant ton lancer, tu peux déplacer les dés de l’arène comme tu veux, mais jamais les retourner ni les empiler.
        [group] Avant ton lancer, tu peux rapprocher les dés de l’arène, mais jamais les retourner ni les empiler.
        [off_walls_by_consent] Avant ton lancer, on peut écarter provisoirement des dés des parois si tous sont d’accord, mais jamais les retourner ni les empiler.
        [none] On ne déplace pas les dés de l’arène avant un lancer.
       *[open] Les dés de l’arène ne se déplacent que comme la table l’a convenu ; on ne les retourne et ne les empile jamais.
    }
clause-CORE-22 = Tu peux tourner l’arène pour lancer d’un meilleur côté.
clause-CORE-23 = Si un dé est { face-leaning }, poussez la boîte ou tapez sur la table jusqu’à ce qu’il soit à plat, sans le toucher. Alors sa face compte.
clause-CORE-24 =
    { $supply_visibility ->
        [visible] Tous peuvent voir combien de dés tu as.
        [hidden] Toi seul sais combien de dés tu as : les réserves sont cachées.
       *[open] Avant la partie, la table décide si tous peuvent voir combien de dés tu as.
    }
clause-CORE-25 = Les dés que personne ne prend restent dans l’arène pour le joueur suivant.
clause-CORE-26 = On saute les joueurs éliminés. Leurs dés dans l’arène restent en jeu.
clause-CORE-27 = Les dés dans l’arène ne sont à personne : tu peux prendre des dés lancés par d’autres.
clause-CORE-28 = Les dés des joueurs, de l’arène, perdus et mis de côté font toujours 26 ensemble.

## Tournoi

clause-TOUR-01 = Un tournoi a autant de parties que de joueurs.
clause-TOUR-02 = Chaque partie d’un tournoi est commencée par le joueur suivant à gauche.
clause-TOUR-03 = Qui est éliminé note autant de points qu’il reste de joueurs en jeu : deux, s’il en reste deux. Le gagnant n’en note aucun.
clause-TOUR-04 = Le joueur qui a le moins de points gagne le tournoi.
clause-TOUR-05 =
    { $tournament_tie ->
        [shared] Les joueurs à égalité en tête se partagent le tournoi.
        [playoff] Les joueurs à égalité en tête jouent une belle.
        [players_choose] Les joueurs à égalité en tête se partagent le tournoi, ou jouent une belle si l’un d’eux la demande.
       *[open] Les joueurs à égalité en tête partagent la victoire ou jouent une belle, comme la table l’a convenu.
    }

## Strike

clause-STR-01 = Les nombres n’ont ni pouvoir ni valeur : on regarde seulement s’ils sont identiques ou différents.
clause-STR-02 =
    { $start_die ->
        [placed] Le premier dé est posé dans l’arène sur un nombre au choix.
        [thrown]
            { $start_x ->
               *[reroll] Le premier dé est lancé dans l’arène. Un X est relancé.
                [turn] Le premier dé est lancé dans l’arène. Un X est tourné sur un nombre au choix.
            }
       *[open] Le premier dé est lancé dans l’arène. Un X est relancé ou tourné, comme la table l’a convenu.
    }
clause-STR-03 = Avant la partie, la table se met d’accord sur le déplacement des dés, la vue des réserves et les égalités.
clause-STR-04 = Tu peux continuer à lancer jusqu’à ce qu’il y ait des dés identiques ou que tu n’en aies plus.

## Impact

clause-IMP-01 = Dans le jeu de base, les symboles n’ont pas de pouvoir.
clause-IMP-02 = Un lancer peut tourner des dés déjà là. Ainsi naissent des paires que tu n’as pas lancées toi-même.
clause-IMP-03 =
    { $start_die ->
        [placed] Le premier dé est posé sur un symbole au choix, pas sur la face vierge.
        [thrown] Le premier dé est lancé dans l’arène. Il ne commence jamais sur la face vierge.
       *[open] Le premier dé est posé sur un symbole au choix, pas sur la face vierge.
    }
clause-IMP-04 =
    { $pre_move ->
        [free] Avant chacun de tes lancers, tu peux déplacer librement les dés de l’arène.
        [group] Avant chacun de tes lancers, tu peux rapprocher les dés de l’arène.
        [off_walls_by_consent] Avant chacun de tes lancers, tu peux écarter des dés des parois, si tous sont d’accord.
        [none] Tu ne peux pas déplacer les dés de l’arène avant tes lancers.
       *[open] Avant chacun de tes lancers, tu peux déplacer les dés de l’arène, comme la table l’a convenu.
    }
clause-IMP-05 = Tous peuvent toujours voir combien de dés tu as.
clause-IMP-06 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-big-bang } : l’arène est vide quand vient ton tour, alors tu lances tout d’un coup.
                [whenever_empty] { effect-big-bang } : chaque fois que l’arène est vide pendant ton tour, tu lances tout d’un coup.
            }
        [taken_only] { effect-big-bang } : quelqu’un a pris les derniers dés et l’arène est vide quand vient ton tour : lance tout d’un coup.
       *[open] { effect-big-bang } : l’arène est vide quand vient ton tour, alors tu lances tout d’un coup.
    }

## Impact avec pouvoirs

clause-IMP-POW-01 =
    { $start_die ->
        [thrown] Le premier joueur lance le dé de départ. L’élément qu’il montre a son pouvoir pour toute la partie.
        [placed] Le premier joueur pose le dé de départ. L’élément choisi a son pouvoir pour toute la partie.
       *[open] Le premier joueur lance le dé de départ. L’élément qu’il montre a son pouvoir pour toute la partie.
    }
clause-IMP-POW-02 = Un pouvoir agit quand deux dés ou plus montrent son élément après un lancer.
clause-IMP-POW-STORM-01 = { effect-storm } : avec deux éclairs ou plus, tous les autres lancent vite un de leurs dés, en même temps.
clause-IMP-POW-STORM-02 =
    { $storm_collector ->
        [turn_player]
            { $collect ->
               *[mandatory] Après un orage, le joueur actif prend alors tous les dés identiques.
                [optional] Après un orage, le joueur actif prend alors tous les dés identiques, ou laisse tout.
            }
        [start_player]
            { $collect ->
               *[mandatory] Après un orage, le joueur qui a commencé la partie prend alors tous les dés identiques.
                [optional] Après un orage, le joueur qui a commencé la partie prend alors tous les dés identiques, ou laisse tout.
            }
       *[open] Après un orage, le joueur actif prend alors tous les dés identiques.
    }
clause-IMP-POW-STORM-03 = Les éclairs présents après un orage n’en causent pas un deuxième. Ils comptent comme toute autre combinaison.
clause-IMP-POW-STORM-04 = Les dés d’un orage sont perdus eux aussi s’ils tombent dehors ou montrent une face vierge.
clause-IMP-POW-HURR-01 = { effect-hurricane } : avec deux vents ou plus, les combinaisons sont prises, puis chacun donne tous ses dés à son voisin de gauche.
clause-IMP-POW-HURR-02 = L’ouragan saute les joueurs éliminés. Ensuite on continue vers la gauche comme d’habitude.
clause-IMP-POW-BOUL-01 =
    { $pile_merge ->
        [separate] { effect-boulders } : les pierres que tu prends sont empilées devant toi en une pile.
        [merge] { effect-boulders } : les pierres que tu prends vont devant toi, sur la pile qui y est déjà.
       *[open] { effect-boulders } : les pierres que tu prends sont empilées devant toi en une pile.
    }
clause-IMP-POW-BOUL-02 =
    { $pile_split ->
        [forbidden] Une pile se lance plus tard, tous ses dés ensemble, en un seul lancer.
        [allowed] Une pile peut se lancer plus tard, tous ses dés ensemble en un seul lancer, ou dé par dé (nous lisons la règle ainsi).
       *[open] Une pile se lance plus tard, tous ses dés ensemble, en un seul lancer.
    }
clause-IMP-POW-BOUL-03 = Les dés d’une pile sont à toi : ils te gardent en jeu et partent avec un ouragan.
clause-IMP-POW-SWAMP-01 = { effect-swamp } : l’eau ne se prend jamais, quel que soit le nombre de dés qui la montrent.
clause-IMP-POW-SWAMP-02 = Touche un dé qui montre l’eau : avec un autre symbole, il peut se prendre ; avec une face vierge, il est perdu.
clause-IMP-POW-FIRE-01 =
    { $fire_mode ->
        [live] { effect-fire } : avec deux feux ou plus, tous empilent leurs dés en une tour, le plus vite possible. Le premier qui finit crie « Stop ! » et prend toutes les combinaisons.
        [simulated] { effect-fire } : avec deux feux ou plus, tous font la course pour bâtir une tour. Le programme tire les temps, et le plus rapide prend toutes les combinaisons.
        [fewest_dice] { effect-fire } : avec deux feux ou plus, il n’y a pas de course. Qui a le moins de dés prend toutes les combinaisons.
       *[open] { effect-fire } : avec deux feux ou plus, tous empilent leurs dés en une tour, le plus vite possible. Le premier qui finit crie « Stop ! » et prend toutes les combinaisons.
    }
clause-IMP-POW-FIRE-02 = Tous courent à égalité. Avoir moins de dés est un avantage, et c’est voulu.
clause-IMP-POW-FIRE-03 = Après une course, c’est au joueur à gauche du vainqueur.
clause-IMP-POW-FIRE-04 = Personne ne peut empiler de dés avant le début de la course.
clause-IMP-AVA-01 =
    { $active_elements ->
        [none] Le dé de départ décide quel élément a son pouvoir.
        [open] Avant la partie, la table décide quels éléments ont leur pouvoir : plusieurs, ou tous.
       *[some] Ces éléments ont leur pouvoir dans cette partie : { $active_elements }.
    }
clause-IMP-AVA-02 = Si un lancer déclenche plusieurs pouvoirs, les faces vierges sortent d’abord. Puis on suit l’ordre conseillé : { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
clause-IMP-AVA-03 =
    { $piles_after_fire ->
        [dissolve] Après une course, les piles se défont et on ne les refait pas.
        [owner_choice] Après une course, il n’est pas nécessaire de refaire les piles : chacun décide pour les siennes.
        [keep] Après une course, les piles restent comme avant.
       *[open] Après une course, les piles se défont. Il n’est pas nécessaire de les refaire.
    }
clause-IMP-AVA-04 = Le marais vaut pour tous ceux qui prennent des dés, le vainqueur d’une course aussi.

## Harry Potter Strike

clause-HPS-01 = Deux symboles identiques ou plus forment une combinaison et jettent leur sortilège.
clause-HPS-02 = Si plusieurs sortilèges sont jetés, ils agissent dans cet ordre : { face-immobulus }, { face-relashio }, { face-accio }, { face-leviosa }, { face-confundo }.
clause-HPS-03 =
    { $collect ->
        [mandatory] Les dés identiques sont pris et le tour est terminé. Les dés { face-immobulus } identiques restent dans l’arène.
        [optional] Les dés identiques sont tous pris ou tous laissés, et le tour est terminé. Les dés { face-immobulus } identiques restent dans l’arène.
       *[open] Les dés identiques sont pris et le tour est terminé. Les dés { face-immobulus } identiques restent dans l’arène.
    }
clause-HPS-04 =
    { $immobulus_only ->
        [ends_turn] Sans dés identiques, tu peux t’arrêter ou lancer encore un dé.
        [ends_turn_if_new] Sans dés identiques, sauf des { face-immobulus } comme avant ton lancer, tu peux t’arrêter ou lancer encore un dé.
        [may_continue] Sans dés identiques, sauf { face-immobulus }, tu peux t’arrêter ou lancer encore un dé.
       *[open] Sans dés identiques, tu peux t’arrêter ou lancer encore un dé.
    }
clause-HPS-IMMO-01 =
    { $immobulus_only ->
        [ends_turn] Les dés { face-immobulus } identiques ne se prennent pas. Si c’est la seule combinaison, le tour est terminé.
        [ends_turn_if_new] Les dés { face-immobulus } identiques ne se prennent pas. Si c’est la seule combinaison et que ce lancer l’a changée, le tour est terminé.
        [may_continue] Les dés { face-immobulus } identiques ne se prennent pas. Si c’est la seule combinaison, tu peux t’arrêter ou continuer à lancer.
       *[open] Les dés { face-immobulus } identiques ne se prennent pas. Si c’est la seule combinaison, le tour est terminé.
    }
clause-HPS-IMMO-02 = À côté de dés { face-immobulus } identiques, les autres combinaisons sont prises, mais leurs sortilèges ne font rien.
clause-HPS-IMMO-03 = Aucun sortilège n’agit tant que deux { face-immobulus } ou plus sont dans l’arène, aux tours suivants non plus.
clause-HPS-IMMO-04 = Si un choc laisse moins de deux { face-immobulus }, les sortilèges agissent de nouveau, dans le même lancer.
clause-HPS-IMMO-05 = Un autre { face-immobulus } qui rejoint un groupe dans l’arène y reste aussi.
clause-HPS-RELA-01 =
    { $relashio_throwers ->
        [all] { face-relashio } : avant que rien ne soit pris, tous les joueurs lancent un dé en même temps.
        [others] { face-relashio } : avant que rien ne soit pris, tous les autres joueurs lancent un dé en même temps.
       *[open] { face-relashio } : avant que rien ne soit pris, tous les joueurs lancent un dé en même temps.
    }
clause-HPS-RELA-02 = Les combinaisons faites seulement par le lancer { face-relashio } ne jettent pas de sortilège.
clause-HPS-RELA-03 = Les dés d’un lancer { face-relashio } sont perdus eux aussi s’ils tombent dehors ou montrent X.
clause-HPS-RELA-04 =
    { $collect ->
        [mandatory] Après un lancer { face-relashio }, le joueur actif prend alors tous les dés identiques.
        [optional] Après un lancer { face-relashio }, le joueur actif prend alors tous les dés identiques, ou laisse tout.
       *[open] Après un lancer { face-relashio }, le joueur actif prend alors tous les dés identiques.
    }
clause-HPS-ACCI-01 =
    { $accio_extra ->
        [may] { effect-accio } : prends les dés identiques, puis, si tu veux, encore un dé de ton choix dans l’arène.
        [must] { effect-accio } : prends les dés identiques, puis tu dois prendre encore un dé de ton choix dans l’arène.
       *[open] { face-accio } : prends les dés identiques, puis encore un dé de ton choix dans l’arène.
    }
clause-HPS-ACCI-02 = Toutes les combinaisons sont prises avant de choisir le dé en plus.
clause-HPS-LEVI-01 = { face-leviosa } : prends les dés identiques, puis empile tous les dés qui restent dans l’arène en une tour.
clause-HPS-LEVI-02 = Dans une tour, seul le dé du sommet compte, tant qu’elle tient.
clause-HPS-LEVI-03 = Les dés tombés d’une tour comptent de nouveau. Chaque partie qui tient encore a son propre sommet.
clause-HPS-CONF-01 = { face-confundo } : prends les dés identiques, puis on joue dans l’autre sens, jusqu’au prochain { face-confundo }.
clause-HPS-CONF-02 = Le sens s’inverse une seule fois, quel que soit le nombre de { face-confundo } identiques.
clause-HPS-EXPE-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-expelliarmus } Si l’arène est vide au début de ton tour, lance tout. Les sortilèges agissent comme d’habitude.
                [whenever_empty] { effect-expelliarmus } Chaque fois que l’arène est vide pendant ton tour, lance tout. Les sortilèges agissent comme d’habitude.
            }
        [taken_only] { effect-expelliarmus } Si quelqu’un a pris les derniers dés avant ton tour, lance tout. Les sortilèges agissent comme d’habitude.
       *[open] { effect-expelliarmus } Si l’arène est vide au début de ton tour, lance tout. Les sortilèges agissent comme d’habitude.
    }
clause-HPS-EXPE-02 = Si tu lances tout et ne prends rien, tu n’as plus de dés et tu es éliminé.

## Là où les éditions imprimées diffèrent : nos décisions

clause-D-01 =
    { $start_die ->
        [placed] Le premier dé est posé dans l’arène sur un symbole au choix, jamais sur { face-lost }.
        [thrown]
            { $start_x ->
               *[reroll] Le premier dé est lancé dans l’arène. S’il montre { face-lost }, il est relancé.
                [turn] Le premier dé est lancé dans l’arène. S’il montre { face-lost }, on le tourne sur un autre symbole.
            }
       *[open] Le premier dé est lancé ou posé, selon l’édition. S’il montre { face-lost }, il est relancé ou tourné.
    }
clause-D-02 =
    { $collect ->
        [mandatory] Les combinaisons doivent être prises.
        [optional] Tu peux prendre toutes les combinaisons ou les laisser toutes. Ton tour est terminé dans les deux cas.
       *[open] Les combinaisons doivent être prises, sauf si la table permet de les laisser.
    }
clause-D-03 =
    { $big_throw_when ->
        [turn_start] On ne lance tous ses dés que si l’arène est vide au début du tour, pas en cours de tour.
        [whenever_empty] On lance tous ses dés chaque fois que l’arène est vide, aussi en cours de tour : impossible alors de s’arrêter.
       *[open] On lance tous ses dés si l’arène est vide au début du tour ; en cours de tour, seulement si la table joue ainsi.
    }
clause-D-04 = Qui lance tout et ne prend rien est éliminé.
clause-D-05 =
    { $big_throw_cause ->
        [any] Peu importe pourquoi l’arène est vide.
        [taken_only] On ne lance tous ses dés que si l’arène est vide parce que quelqu’un a pris ses dés.
       *[open] Peu importe pourquoi l’arène est vide, sauf si la table exige que ses dés aient été pris.
    }
clause-D-06 = Le joueur actif est éliminé s’il n’a plus de dés une fois le lancer résolu.
clause-D-07 =
    { $elim_nonactive ->
        [after_resolution] Qui n’a plus de dés pendant le tour d’un autre est éliminé une fois ce lancer résolu.
        [immediate] Qui n’a plus de dés pendant le tour d’un autre est éliminé aussitôt, avant que rien ne soit pris.
        [own_turn] Qui n’a plus de dés pendant le tour d’un autre est éliminé si, quand vient son propre tour, il n’en a toujours pas.
       *[open] Qui n’a plus de dés pendant le tour d’un autre est éliminé une fois ce lancer résolu.
    }
clause-D-08 =
    { $storm_collector ->
        [turn_player] Après un orage, le joueur actif prend les dés.
        [start_player] Après un orage, les dés vont au joueur qui a commencé la partie, tant qu’il est en jeu.
       *[open] Après un orage, le joueur actif prend les dés, sauf si la table les donne au premier joueur.
    }
clause-D-09 =
    { $pile_split ->
        [forbidden] Une pile ne se sépare pas.
        [allowed] On peut lancer les dés d’une pile un par un.
       *[open] Une pile ne se sépare pas, sauf si la table permet d’en lancer des dés un par un.
    }
clause-D-10 =
    { $piles_after_fire ->
        [dissolve] Après une course, toutes les piles se défont en dés libres.
        [owner_choice] Après une course, chacun décide si ses piles restent ou se défont.
        [keep] Après une course, toutes les piles restent.
       *[open] Après une course, toutes les piles se défont, sauf si la table permet de les garder.
    }
clause-D-11 =
    { $immobulus_only ->
        [ends_turn] Si seul { face-immobulus } forme une combinaison, le tour est terminé.
        [ends_turn_if_new] Si seul { face-immobulus } forme une combinaison, le tour est terminé si ce lancer l’a changée. Sinon, arrête-toi ou continue.
        [may_continue] Si seul { face-immobulus } forme une combinaison, tu peux t’arrêter ou continuer à lancer.
       *[open] Si seul { face-immobulus } forme une combinaison, le tour est terminé, sauf si la table permet de continuer.
    }
clause-D-12 =
    { $relashio_throwers ->
        [all] Avec { face-relashio }, tous les joueurs lancent, le joueur actif aussi.
        [others] Avec { face-relashio }, seuls les autres lancent, pas le joueur actif.
       *[open] Avec { face-relashio }, tous les joueurs lancent, ou seulement les autres, comme la table l’a convenu.
    }
clause-D-13 =
    { $accio_extra ->
        [may] Tu peux laisser le dé en plus que donne { face-accio }.
        [must] Le dé en plus que donne { face-accio } doit être pris, s’il en reste un.
       *[open] Tu peux laisser le dé en plus que donne { face-accio }, sauf si la table oblige à le prendre.
    }
clause-D-14 =
    { $tournament_tie ->
        [shared] Une égalité en tournoi est partagée.
        [playoff] Une égalité en tournoi est décidée par une partie de plus.
        [players_choose] Une égalité en tournoi est partagée, ou décidée par une partie de plus si l’un des joueurs à égalité la demande.
       *[open] Une égalité en tournoi est partagée ou décidée par une partie de plus, comme la table l’a convenu.
    }
clause-D-15 =
    { $pre_move ->
        [free] Avant ton lancer, tu peux déplacer librement les dés de l’arène.
        [group] Avant ton lancer, tu peux seulement rapprocher les dés de l’arène.
        [off_walls_by_consent] Avant ton lancer, tu peux écarter provisoirement un dé de la paroi, si tous sont d’accord.
        [none] Les dés restent où ils sont : on ne déplace rien avant un lancer.
       *[open] On décide avant la partie comment les dés se déplacent avant un lancer : librement, pour les rapprocher, loin des parois, ou pas du tout.
    }
clause-D-16 =
    { $supply_visibility ->
        [visible] Les réserves sont visibles : tous peuvent voir combien de dés tu as.
        [hidden] Les réserves sont cachées : les autres voient seulement si tu as encore des dés.
       *[open] Les réserves sont visibles ; si l’édition le permet, la table peut décider de les cacher.
    }
clause-D-17 = Dans la partie suivante d’un tournoi, le joueur à gauche commence.
clause-D-18 = Dans un orage, tous lancent en même temps, et un lancer ne cause jamais un deuxième orage.
clause-D-19 = Un ancien groupe { face-immobulus } fait taire les sortilèges tant que deux de ses dés sont visibles.
clause-D-20 = Une tour compte comme tour tant qu’elle tient.
clause-D-21 = On remet à plat les dés cassés en poussant la boîte ou en tapant sur la table. Personne ne touche un dé.
clause-D-22 = Le premier lancer d’un tour est obligatoire dans toutes les éditions.
clause-D-23 = Un pouvoir compte chaque dé qui montre son élément, aussi les dés retournés par un choc.
clause-D-24 = Les éditions donnent des noms différents aux mêmes symboles. Les règles sont les mêmes.
clause-D-25 = Un dé de départ qui montre le feu ne déclenche pas de course, et personne n’empile de dés à l’avance.
clause-D-26 = Tous les dés d’un grand lancer partent ensemble, d’un coup.
clause-D-27 = D’abord on prend toutes les combinaisons, ensuite les sortilèges agissent.
clause-DIG-FIRE-3 =
    { $fire_mode ->
        [live] Les joueurs à la table font la course.
        [simulated] Le programme tire les temps d’une course : avec moins de dés on va en général plus vite.
        [fewest_dice] Il n’y a pas de course : celui qui a le moins de dés gagne.
       *[open] Les joueurs à la table font la course, ou le programme, ou personne : alors celui qui a le moins de dés gagne.
    }

## Cas ouverts des jeux d’arène : nos décisions

clause-AMB-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Si l’arène se vide pendant ton tour, il n’y a pas de dés identiques : arrête-toi ou lance un dé.
                [whenever_empty] Si l’arène se vide pendant ton tour, tu lances tous les dés qui te restent.
            }
        [taken_only] Si l’arène se vide pendant ton tour, il n’y a pas de dés identiques : arrête-toi ou lance un dé.
       *[open] Si l’arène se vide pendant ton tour, il n’y a pas de dés identiques : arrête-toi ou lance un dé.
    }
clause-AMB-02 =
    { $big_throw_cause ->
        [any] Qui laisse une arène vide oblige le joueur suivant à tout lancer.
        [taken_only] Qui prend les derniers dés oblige le joueur suivant à tout lancer. Une arène vidée autrement n’oblige à rien.
       *[open] Qui laisse une arène vide oblige le joueur suivant à tout lancer.
    }
clause-AMB-03 = Un dé seul n’est pas une combinaison, et les dés dans l’arène ne comptent pas comme les tiens.
clause-AMB-04 =
    { $elim_nonactive ->
        [after_resolution] Qui lance son dernier dé pendant le tour d’un autre reste en jeu jusqu’à ce que ce lancer soit résolu.
        [immediate] Qui lance son dernier dé pendant le tour d’un autre est éliminé dès que les dés sont immobiles.
        [own_turn] Qui lance son dernier dé pendant le tour d’un autre reste en jeu jusqu’à son propre tour.
       *[open] Qui lance son dernier dé pendant le tour d’un autre reste en jeu jusqu’à ce que ce lancer soit résolu.
    }
clause-AMB-05 =
    { $all_out ->
        [draw] Si tous n’ont plus de dés après le même lancer, ils se partagent la partie.
        [active_wins] Si tous n’ont plus de dés après le même lancer, le joueur actif gagne.
        [replay] Si tous n’ont plus de dés après le même lancer, on recommence la partie et personne ne note de points.
       *[open] Si tous n’ont plus de dés après le même lancer, ils se partagent la partie, sauf accord contraire de la table.
    }
clause-AMB-06 =
    { $storm_pile_only ->
        [throw_pile] Dans un orage, tu lances un dé libre. Si tu n’en as pas, et seulement alors, tu lances toute une pile.
        [exempt] Dans un orage, tu lances un dé libre. Si tu n’as que des piles, tu ne lances rien.
        [one_from_pile] Dans un orage, tu lances un dé libre. Si tu n’en as pas, tu lances un dé d’une pile.
       *[open] Dans un orage, tu lances un dé libre. Si tu n’en as pas, et seulement alors, tu lances toute une pile.
    }
clause-AMB-07 =
    { $hurricane_piles ->
        [intact] Dans un ouragan, les piles passent telles quelles.
        [loosen] Dans un ouragan, les piles se défont et passent en dés libres.
       *[open] Dans un ouragan, les piles passent telles quelles, sauf si la table a décidé de les défaire.
    }
clause-AMB-08 =
    { $elim_nonactive ->
        [after_resolution] Un joueur sans dés après un orage prend encore part à l’ouragan et en reçoit des dés.
        [immediate] Un joueur sans dés après un orage est éliminé, et l’ouragan le saute.
        [own_turn] Un joueur sans dés après un orage prend encore part à l’ouragan et en reçoit des dés.
       *[open] Un joueur sans dés après un orage prend encore part à l’ouragan et en reçoit des dés.
    }
clause-AMB-09 =
    { $simul_points ->
        [after_all] Les joueurs éliminés ensemble notent chacun le nombre de joueurs encore en jeu après eux.
        [sequential] Les joueurs éliminés ensemble notent leurs points l’un après l’autre : d’abord le joueur actif, puis dans l’ordre du tour.
       *[open] Les joueurs éliminés ensemble notent chacun le nombre de joueurs encore en jeu après eux, sauf accord contraire.
    }
clause-AMB-10 = Quand tu lances tout, tes piles en font partie, en un seul lancer.
clause-AMB-11 =
    { $fire_tie ->
        [active_first] Si une course finit à égalité, le joueur actif gagne, sinon le plus proche à sa gauche.
        [rerun] Si une course finit à égalité, on la recommence.
       *[open] Si une course finit à égalité, le joueur actif gagne, sinon le plus proche à sa gauche.
    }
clause-AMB-12 =
    { $fire_empty_supply ->
        [cannot_race] Sans dés, pas de tour à construire : qui n’en a pas ne peut pas gagner la course.
        [wins_instantly] Un joueur actif qui n’a plus de dés gagne la course aussitôt.
       *[open] Sans dés, pas de tour à construire : qui n’en a pas ne peut pas gagner la course.
    }
clause-AMB-13 = Les pouvoirs agissent dans un grand lancer comme dans tout autre.
clause-AMB-14 = Les piles ne donnent pas d’avance : tous commencent la course avec des dés libres.
clause-AMB-15 =
    { $reaction_no_match ->
        [may_continue] S’il n’y a pas de dés identiques après un orage, le joueur actif peut s’arrêter ou continuer à lancer.
        [turn_ends] S’il n’y a pas de dés identiques après un orage, le tour est terminé.
       *[open] S’il n’y a pas de dés identiques après un orage, le joueur actif peut s’arrêter ou continuer à lancer.
    }
clause-AMB-16 = Deux éclairs ou plus dans un lancer suivant du même tour causent un nouvel orage.
clause-AMB-17 =
    { $storm_chain ->
        [recheck] Après un orage, les autres pouvoirs suivent ce qui est alors dans l’arène.
        [locked] Après un orage, un pouvoir n’agit que si son élément formait une combinaison avant et en forme encore une.
       *[open] Après un orage, les autres pouvoirs suivent ce qui est alors dans l’arène.
    }
clause-AMB-18 =
    { $swamp_water_only ->
        [not_a_match] Si l’eau est la seule combinaison dans le marais, elle ne compte pas : arrête-toi ou continue à lancer.
        [ends_turn] Si l’eau est la seule combinaison dans le marais, rien n’est pris et le tour est terminé.
       *[open] Si l’eau est la seule combinaison dans le marais, elle ne compte pas : arrête-toi ou continue à lancer.
    }
clause-AMB-19 = Si tu lances tout et que l’eau est la seule combinaison dans le marais, tu ne prends rien et tu es éliminé.
clause-AMB-20 = Si les éléments ont été décidés avant la partie, le dé de départ n’en ajoute pas.
clause-AMB-21 =
    { $piles_after_fire ->
        [dissolve] Si feux et pierres forment des combinaisons à la fois, le vainqueur de la course empile les pierres. Toutes les piles plus anciennes se défont.
        [owner_choice] Si feux et pierres forment des combinaisons à la fois, le vainqueur de la course empile les pierres. Chacun décide pour ses piles plus anciennes.
        [keep] Si feux et pierres forment des combinaisons à la fois, le vainqueur de la course empile les pierres. Les piles plus anciennes restent.
       *[open] Si feux et pierres forment des combinaisons à la fois, le vainqueur de la course empile les pierres. Toutes les piles plus anciennes se défont.
    }
clause-AMB-22 =
    { $pile_merge ->
        [separate] Une deuxième pile reste à part et se lance à part.
        [merge] Les nouvelles pierres vont sur ta pile : il n’y en a jamais une deuxième.
       *[open] Une deuxième pile reste à part et se lance à part.
    }
clause-AMB-23 =
    { $pile_split ->
        [forbidden] Une pile peut se lancer à tout moment de ton tour. Si tu n’as rien d’autre, tu dois en lancer une.
        [allowed] Une pile, ou un de ses dés, peut se lancer à tout moment de ton tour. Si tu n’as rien d’autre, tu dois le faire.
       *[open] Une pile peut se lancer à tout moment de ton tour. Si tu n’as rien d’autre, tu dois en lancer une.
    }
clause-AMB-24 =
    { $start_die ->
        [thrown] Si le dé de départ manque l’arène, il est relancé.
        [placed] Le dé de départ est posé : il ne peut pas manquer l’arène.
       *[open] Si le dé de départ manque l’arène, il est relancé.
    }
clause-AMB-25 = Un dé immobile à l’intérieur compte. Sur le rebord, ou après avoir touché quelque chose dehors, il sort du jeu.
clause-AMB-26 = Une fois les dés remis à plat, toutes les faces comptent comme elles sont. Cela ne fait jamais sortir un dé.
clause-AMB-27 =
    { $accidental_stack ->
        [nudge] Un dé à plat sur un autre compte comme cassé : on pousse la boîte jusqu’à ce qu’il descende.
        [tower] Un dé à plat sur un autre est une tour : seul le sommet compte.
       *[open] Un dé à plat sur un autre est une tour dans { game-hp-strike }. Dans les autres jeux, il compte comme cassé.
    }
clause-AMB-28 = Seul le joueur qui va lancer peut déplacer des dés, avant son lancer, et pas avant celui d’un orage.
clause-AMB-29 = Si le sommet d’une tour montre X, il est perdu et le dé du dessous compte aussitôt.
clause-AMB-30 =
    { $leviosa_order ->
        [active_choice] Le joueur actif choisit l’ordre de la tour. Les faces restent comme elles sont ; un seul dé n’est pas une tour.
        [random] Le hasard décide de l’ordre de la tour. Les faces restent comme elles sont ; un seul dé n’est pas une tour.
       *[open] Le joueur actif choisit l’ordre de la tour. Les faces restent comme elles sont ; un seul dé n’est pas une tour.
    }
clause-AMB-31 = Une nouvelle tour réunit tous les dés de l’arène, anciennes tours comprises.
clause-AMB-32 = Un dé découvert quand on prend le sommet ne compte qu’après le lancer suivant.
clause-AMB-33 = { face-accio } donne un dé en plus au maximum, et aucun si l’arène est vide.
clause-AMB-34 =
    { $accio_from_tower ->
        [any] Le dé en plus peut venir d’une tour. Les autres dés de la tour gardent leurs faces.
        [top_only] D’une tour, seul le sommet peut être le dé en plus.
       *[open] Le dé en plus peut venir d’une tour. Les autres dés de la tour gardent leurs faces.
    }
clause-AMB-35 =
    { $accio_immobulus ->
        [allowed] Le dé en plus est l’un de ceux qui restent après la prise des combinaisons. Un { face-immobulus } seul peut aussi être pris.
        [never] Le dé en plus est l’un de ceux qui restent après la prise des combinaisons, mais jamais { face-immobulus }.
       *[open] Le dé en plus est l’un de ceux qui restent après la prise des combinaisons. Il ne peut pas en casser une.
    }
clause-AMB-36 = Ensemble, ils agissent dans cet ordre : prendre les combinaisons, dé en plus, construire la tour, nouveau sens.
clause-AMB-37 =
    { $immobulus_only ->
        [ends_turn] Un ancien groupe { face-immobulus } est aussi une combinaison : s’il n’y a pas d’autres dés identiques, le tour est terminé.
        [ends_turn_if_new] Un ancien groupe { face-immobulus } que ton lancer n’a pas changé ne termine pas ton tour.
        [may_continue] Un ancien groupe { face-immobulus } ne termine jamais ton tour : s’il n’y a pas d’autres dés identiques, arrête-toi ou continue.
       *[open] Un ancien groupe { face-immobulus } est aussi une combinaison : s’il n’y a pas d’autres dés identiques, le tour est terminé.
    }
clause-AMB-38 =
    { $relashio_new_immobulus ->
        [stays] Les dés { face-immobulus } identiques seulement après le lancer { face-relashio } restent, mais ne font taire aucun sortilège jeté avant.
        [collected] Les dés { face-immobulus } identiques seulement après le lancer { face-relashio } se prennent comme les autres.
        [stays_and_suppresses] Les dés { face-immobulus } identiques seulement après le lancer { face-relashio } restent et font taire tous les autres sortilèges.
       *[open] Les dés { face-immobulus } identiques seulement après le lancer { face-relashio } restent, mais ne font taire aucun sortilège jeté avant.
    }
clause-AMB-39 =
    { $relashio_pending ->
        [still_matched] Les sortilèges jetés avant le lancer { face-relashio } agissent si leur symbole forme encore une combinaison après.
        [always] Les sortilèges jetés avant le lancer { face-relashio } agissent dans tous les cas.
        [none] Après un lancer { face-relashio }, aucun autre sortilège n’agit.
       *[open] Les sortilèges jetés avant le lancer { face-relashio } agissent si leur symbole forme encore une combinaison après.
    }
clause-AMB-40 =
    { $relashio_throwers ->
        [all] Si le joueur actif n’a plus de dé pour { face-relashio }, seuls les autres lancent.
        [others] Le joueur actif n’a pas besoin de dé pour { face-relashio } : seuls les autres lancent.
       *[open] Si le joueur actif n’a plus de dé pour { face-relashio }, seuls les autres lancent.
    }
clause-AMB-41 =
    { $reaction_no_match ->
        [may_continue] S’il n’y a pas de dés identiques après le lancer { face-relashio }, le joueur actif peut s’arrêter ou continuer à lancer.
        [turn_ends] S’il n’y a pas de dés identiques après le lancer { face-relashio }, le tour est terminé.
       *[open] S’il n’y a pas de dés identiques après le lancer { face-relashio }, le tour est terminé, sauf accord contraire.
    }
clause-AMB-42 = Le sens dit seulement qui est le suivant, même si celui-ci doit tout lancer.
clause-AMB-43 = Chaque nouvelle partie commence dans le sens horaire, quel que soit le sens d’avant.
clause-AMB-44 =
    { $elim_nonactive ->
        [after_resolution] D’abord tous les effets agissent, puis des joueurs sont éliminés, puis c’est au suivant encore en jeu.
        [immediate] Qui n’a plus de dés après le lancer de tous est éliminé d’abord, puis les effets agissent, puis c’est au suivant encore en jeu.
        [own_turn] D’abord tous les effets agissent, puis le joueur actif est peut-être éliminé. Les autres sans dés sont éliminés quand vient leur tour.
       *[open] D’abord tous les effets agissent, puis des joueurs sont éliminés, puis c’est au suivant encore en jeu.
    }
clause-AMB-45 = Quand les réserves sont cachées, tu vois seulement si les autres ont encore des dés, et ce qu’ils prennent.
clause-AMB-46 = Qui s’en va est éliminé aussitôt. Ses dés quittent la partie ; ceux de l’arène restent.
clause-AMB-47 = Après 5 000 lancers, une partie finit par un match nul.
clause-AMB-48 = Quand ton temps est écoulé, le programme joue pour toi le coup le plus doux : un lancer léger, ou un arrêt.
clause-AMB-49 = Seules les pierres deviennent une pile. Les autres dés que tu prends sont libres.
clause-AMB-50 =
    { $fire_empty_supply ->
        [cannot_race] Seuls les joueurs avec des dés courent. S’il n’y en a qu’un, il gagne ; s’il n’y en a aucun, le joueur actif prend les dés.
        [wins_instantly] Seuls les joueurs avec des dés courent, mais un joueur actif qui n’en a pas gagne aussitôt.
       *[open] Seuls les joueurs avec des dés courent. S’il n’y en a qu’un, il gagne ; s’il n’y en a aucun, le joueur actif prend les dés.
    }
clause-AMB-51 =
    { $storm_collector ->
        [turn_player] Après un orage, le joueur actif prend les dés, et cela le sauve.
        [start_player] Si le premier joueur prend les dés après un orage, le joueur qui a lancé et n’a plus de dés est éliminé, et on continue à partir de là.
       *[open] Si le premier joueur prend les dés après un orage, le joueur qui a lancé et n’a plus de dés est éliminé, et on continue à partir de là.
    }
clause-AMB-52 = Les joueurs éliminés ne lancent jamais dans un orage.
clause-AMB-53 = Une tour, ce sont des dés : avec une tour dedans, l’arène n’est pas vide.
clause-AMB-54 = Seuls les joueurs à égalité jouent la belle, avec les dés prévus pour leur nombre.

## voll verasselt : le matériel

clause-VER-COMP-01 = Il y a 88 cartes : 22 jaunes, 22 bleues, 22 rouges et 22 vertes. Aucune ne quitte jamais la partie.
clause-VER-COMP-02 = Il y a sept dés identiques. Chacun montre une fois chacune des quatre couleurs et deux fois la double barre.
clause-VER-COMP-03 = Seule la couleur d’une carte importe. Sur ton { place-heap }, chaque carte vaut un point.
clause-VER-COMP-04 = Ce jeu se joue de 2 à 5.
clause-VER-COMP-05 = Les cartes sont dans la pioche, { place-hub.in }, parmi les cartes attrapées, dans les { place-yard.plural } ou sur les { place-heap }. Rien n’est défaussé.
clause-VER-SETUP-01 = Chacun commence avec une carte de chaque couleur, visible dans { place-yard.their }, et un { place-heap } vide.
clause-VER-SETUP-02 = Toutes les autres cartes sont mélangées et forment la pioche.
clause-VER-SETUP-03 = Les dix premières cartes forment { place-hub.the }, visibles et triées par couleur. Une couleur peut manquer.
clause-VER-SETUP-04 = Au début, les sept dés montrent la double barre.
clause-VER-SETUP-05 =
    { $first_player ->
        [host_choice] Qui a vu un cloporte en dernier commence, ou celui que la table choisit.
        [random] Le hasard décide qui commence.
        [saw_bug] Qui a vu un cloporte en dernier commence.
       *[open] Qui a vu un cloporte en dernier commence, ou celui que la table choisit.
    }

## voll verasselt : le tour

clause-VER-TURN-01 = On joue chacun son tour. Seul le joueur actif agit, sauf quand on répartit des cartes reçues.
clause-VER-TURN-02 = À ton tour, tu choisis un groupe, puis tu lances et attrapes jusqu’à t’arrêter, ou jusqu’à { cry-bust.a }.
clause-VER-TURN-03 = Le joueur précédent est celui qui a joué juste avant toi. À deux, c’est toujours l’autre.
clause-VER-GROUP-01 = Choisis d’abord { place-hub.the } ou { place-catch.the } du joueur précédent. Le choix vaut pour tout le tour.
clause-VER-GROUP-02 = Tu ne peux choisir { place-catch.the } que si le joueur précédent a laissé au moins une carte.
clause-VER-GROUP-03 = Tu peux toujours piller { place-catch.left }, même des cartes qu’on t’a pillées.
clause-VER-GROUP-04 = Pendant que tu pilles, on ne joue pas pour { place-hub.the }.
clause-VER-BOOST-01 = Avant chaque lancer, tu peux ajouter des cartes de { place-yard.your } au groupe pour lequel tu lances.
clause-VER-BOOST-02 = Tu peux ajouter toutes les couleurs. Un groupe n’a pas de taille limite.
clause-VER-BOOST-03 = Tu n’ajoutes des cartes qu’au groupe pour lequel tu lances.
clause-VER-BOOST-04 = Les cartes ajoutées font partie du groupe. Elles ne reviennent jamais d’elles-mêmes dans { place-yard.your }.
clause-VER-BOOST-05 = Ajouter des cartes fait partie d’un lancer : tu ne peux pas en ajouter sans lancer.
clause-VER-ROLL-01 = Les dés restent comme le dernier joueur les a laissés. On ne les remet jamais à zéro.
clause-VER-ROLL-02 = Pour chaque lancer, choisis de quatre à sept dés différents. Les autres restent comme ils sont.
clause-VER-ROLL-03 = Un dé ne change que si on le lance.
clause-VER-ROLL-04 = Les sept dés comptent après chaque lancer, aussi ceux qui sont restés là.
clause-VER-ROLL-05 = Les doubles barres ne demandent et ne prennent pas de cartes. Elles comptent pour compléter { place-hub.the }.
clause-VER-BUST-01 = { cry-bust.There } si les dés montrent une couleur plus souvent que le groupe n’en a de cartes. Aussi souvent, le lancer est réussi.
clause-VER-BUST-02 = Seules comptent les cartes du groupe, pas celles que tu as déjà attrapées.
clause-VER-BUST-03 = Après { cry-bust.a }, les cartes que tu as attrapées retournent dans leur groupe.
clause-VER-BUST-04 = { cry-bust.A } termine ton tour aussitôt, et tu ne gagnes rien du groupe.
clause-VER-BUST-05 =
    { $consolation_optional ->
        [false] Après { cry-bust.a }, tu pioches deux cartes, visibles, pour { place-yard.your }, mais jamais au-delà de six.
        [true] Après { cry-bust.a }, tu peux piocher jusqu’à deux cartes, visibles, pour { place-yard.your }, mais jamais au-delà de six.
       *[open] Après { cry-bust.a }, tu pioches deux cartes, visibles, pour { place-yard.your }, mais jamais au-delà de six.
    }
clause-VER-BUST-06 = Après { cry-bust.a } en pillant, le joueur précédent reçoit le groupe entier.
clause-VER-BUST-07 = Après { cry-bust.a }, il n’y a { place-catch.no } : le joueur suivant n’a que { place-hub.the }.
clause-VER-BUST-08 = Après { cry-bust.a }, tu pioches d’abord, puis tes cartes attrapées retournent, puis le joueur pillé reçoit les siennes.
clause-VER-CATCH-01 = Un lancer réussi attrape une carte pour chaque dé qui montre sa couleur. Tu dois toutes les prendre.
clause-VER-CATCH-02 = { place-catch.Your } est visible et grandit à chaque lancer réussi de ton tour.
clause-VER-CATCH-03 = Sept doubles barres sont un lancer réussi et n’attrapent rien.
clause-VER-CATCH-04 = Après un lancer réussi, tu peux relancer pour ce qui reste, ou t’arrêter.
clause-VER-CATCH-05 = Tu peux même lancer pour un groupe vide, mais alors seules les doubles barres sont sans danger.
clause-VER-STOP-01 =
    { $allow_stop_before_first_roll ->
        [false] Après tout lancer réussi, tu peux t’arrêter.
        [true] Après tout lancer réussi, tu peux t’arrêter, et même avant ton premier lancer.
       *[open] Après tout lancer réussi, tu peux t’arrêter.
    }
clause-VER-STOP-02 =
    { $allow_stop_before_first_roll ->
        [false] Tu dois lancer au moins une fois pendant ton tour.
        [true] Tu n’es pas obligé de lancer pendant ton tour : tu peux t’arrêter tout de suite.
       *[open] Tu dois lancer au moins une fois pendant ton tour.
    }
clause-VER-STOP-03 = Quand tu t’arrêtes, { place-catch.your } attend sur la table. Les cartes ne sont à toi que si le joueur suivant choisit { place-hub.the }.
clause-VER-STOP-04 = Tu peux t’arrêter sans avoir rien attrapé. Alors il n’y a { place-catch.no } à piller.
clause-VER-STOP-05 = Quand un pilleur s’arrête, le joueur précédent reçoit aussitôt ce qui reste { place-catch.of }.

## voll verasselt : entre les tours

clause-VER-NEXT-01 = Rien n’est versé ni complété avant que le joueur suivant ait choisi.
clause-VER-NEXT-02 = Si tu choisis { place-hub.the }, le joueur précédent reçoit d’abord { place-catch.the } en attente. Puis on complète { place-hub.the }.
clause-VER-NEXT-03 = On complète { place-hub.the } aussi après { cry-bust.a }.
clause-VER-NEXT-04 =
    { $refill_per_double_bar ->
        [2] Chaque double barre sur les dés amène deux nouvelles cartes { place-hub.in }.
        [1] Chaque double barre sur les dés amène une nouvelle carte { place-hub.in }.
       *[open] Chaque double barre sur les dés amène deux nouvelles cartes { place-hub.in }.
    }
clause-VER-NEXT-05 = S’il y a ensuite moins de huit cartes { place-hub.in }, on complète à huit.
clause-VER-NEXT-06 = Si le joueur suivant pille, rien n’est versé et rien n’est complété.
clause-VER-NEXT-07 =
    { $first_turn_refill ->
        [false] Au premier tour de la partie, rien n’est versé ni complété.
        [true] Au premier tour de la partie, rien n’est versé, mais on complète { place-hub.the }.
       *[open] Au premier tour de la partie, rien n’est versé ni complété.
    }
clause-VER-NEXT-08 = Si la pioche n’a pas assez de cartes, on prend ce qu’elle a. On ne la mélange jamais de nouveau.
clause-VER-NEXT-09 = Les nouvelles cartes sont visibles dans la rangée de leur couleur.
clause-VER-PAY-01 = Tu reçois { place-catch.your } si le joueur suivant prend { place-hub.the }, ou ce qu’un pilleur laisse, ou tout après { cry-bust.a }.
clause-VER-PAY-02 = { place-yard.Your } contient six cartes au plus. Toutes les autres cartes que tu reçois vont sur ton { place-heap }.
clause-VER-PAY-03 = Tu répartis les cartes reçues comme tu veux, dans la limite de six pour { place-yard.your }. Les cartes { place-yard.of } ne vont jamais sur le { place-heap }.
clause-VER-PAY-04 = Si tu ne reçois rien ou s’il n’y a plus de place dans { place-yard.your }, il n’y a rien à décider.
clause-VER-PAY-05 = Qui reçoit des cartes les répartit aussitôt, et la partie l’attend.
clause-VER-PAY-06 = Les cartes d’un { place-heap } sont face cachée et ne reviennent jamais en jeu.

## voll verasselt : la fin

clause-VER-END-01 =
    { $end_check ->
        [before_first_roll] La partie se termine si la pioche est vide une fois les cartes ajoutées, que tu ne pilles pas et ne peux pas compléter { place-hub.the } à huit.
        [turn_start] La partie se termine si un tour commence avec une pioche vide, sans pillage et sans pouvoir compléter { place-hub.the } à huit cartes.
       *[open] La partie se termine si la pioche est vide et que le joueur actif ne pille pas et ne peut pas compléter { place-hub.the } à huit cartes.
    }
clause-VER-END-02 =
    { $end_check ->
        [before_first_roll] Si la pioche est vide une fois les cartes ajoutées et que tu ne pilles pas, complète { place-hub.the } à huit, si tu peux.
        [turn_start] Si ton tour commence avec une pioche vide et que tu ne pilles pas, complète { place-hub.the } à huit, si tu peux.
       *[open] Si la pioche est vide une fois les cartes ajoutées et que tu ne pilles pas, complète { place-hub.the } à huit, si tu peux.
    }
clause-VER-END-03 = Tu choisis les cartes que tu ajoutes : au moins autant qu’il en manque { place-hub.in }, ou plus.
clause-VER-END-04 = À la fin, { place-catch.left } va sur le { place-heap } du joueur qui l’a attrapée.
clause-VER-END-05 =
    { $end_check ->
        [before_first_roll] Choisir { place-hub.the } met fin à la partie si { place-hub.the }, la pioche et { place-yard.your } ont ensemble moins de huit cartes.
        [turn_start] Choisir { place-hub.the } met fin à la partie si la pioche est vide et que { place-hub.the } et { place-yard.your } ont ensemble moins de huit cartes.
       *[open] Choisir { place-hub.the } met fin à la partie si { place-hub.the }, la pioche et { place-yard.your } ont ensemble moins de huit cartes.
    }
clause-VER-END-06 = Qui pille n’a pas à compléter { place-hub.the }. Tu peux aussi choisir { place-hub.the } pour mettre fin à la partie.
clause-VER-END-07 =
    { $max_turns ->
        [none] Rien d’autre ne met fin à la partie : il n’y a pas de limite de tours, et les { cry-bust.many } n’y changent rien.
        [open] Rien d’autre ne met fin à la partie : il n’y a pas de limite de tours, et les { cry-bust.many } n’y changent rien.
       *[limit] Rien d’autre ne met fin à la partie que la limite de tours : { $max_turns }. Les { cry-bust.many } n’y changent rien.
    }
clause-VER-WIN-01 = Celui qui a le plus de cartes sur son { place-heap } gagne. Les cartes { place-yard.in-the } et { place-hub.in } ne valent rien.
clause-VER-WIN-02 = En cas d’égalité, le joueur qui a le moins de cartes dans { place-yard.their } gagne.
clause-VER-WIN-03 = Si là aussi il y a égalité, la victoire est partagée.

## voll verasselt : là où les éditions imprimées diffèrent

clause-VER-LANG-01 =
    { $refill_per_double_bar ->
        [2] Une double barre amène deux cartes quand on complète.
        [1] Une double barre amène une carte quand on complète.
       *[open] Une double barre amène deux cartes quand on complète, sauf si la table joue avec une.
    }
clause-VER-LANG-02 =
    { $end_check ->
        [before_first_roll] On vérifie la fin de partie après avoir complété { place-hub.the }.
        [turn_start] On vérifie la fin de partie au début du tour, avant de compléter { place-hub.the }.
       *[open] On vérifie la fin de partie après avoir complété { place-hub.the }, sauf si la table le fait avant.
    }
clause-VER-LANG-03 = Après { cry-bust.a } en pillant, le joueur précédent reçoit tout : le reste, ce qui a été attrapé et ce qui a été ajouté.
clause-VER-LANG-04 =
    { $consolation_optional ->
        [false] Après { cry-bust.a }, il faut piocher les cartes.
        [true] Après { cry-bust.a }, on peut piocher les cartes, ou non.
       *[open] Après { cry-bust.a }, il faut piocher les cartes, sauf si la table laisse le choix.
    }
clause-VER-LANG-05 = La limite de six vaut pour { place-yard.your }, pas pour chaque versement.
clause-VER-LANG-06 = On ne vérifie la fin que si le joueur actif ne pille pas.
clause-VER-LANG-07 = Tu ne dois ajouter des cartes que pour éviter la fin de la partie. Sinon, tu peux.
clause-VER-LANG-08 = On complète { place-hub.the } aussi après { cry-bust.a }, mais on ne verse que { place-catch.left }.
clause-VER-LANG-09 = Au début, une couleur peut manquer { place-hub.in }.
clause-VER-LANG-10 = Avec { cry-bust.a }, on ne gagne rien, ni { place-hub.in } ni en pillant.
clause-VER-LANG-11 = Les dés restent comme ils sont jusqu’à ce qu’on les lance.

## voll verasselt : cas ouverts, nos décisions

clause-VER-AMB-01 =
    { $allow_stop_before_first_roll ->
        [false] Tu ne peux pas t’arrêter avant ton premier lancer.
        [true] Tu peux t’arrêter avant ton premier lancer.
       *[open] Tu ne peux pas t’arrêter avant ton premier lancer.
    }
clause-VER-AMB-02 = Tu ne peux pas ajouter des cartes puis t’arrêter sans lancer.
clause-VER-AMB-03 =
    { $first_turn_refill ->
        [false] On ne complète pas { place-hub.the } avant le premier tour : la partie commence avec dix cartes.
        [true] On complète { place-hub.the } aussi au premier tour, pour toutes les doubles barres du début.
       *[open] On ne complète pas { place-hub.the } avant le premier tour : on commence avec dix cartes.
    }
clause-VER-AMB-04 = Les sept dés attrapent des cartes, pas seulement ceux qu’on vient de lancer.
clause-VER-AMB-05 = Après { cry-bust.a } en pillant, les cartes ajoutées vont au joueur pillé.
clause-VER-AMB-06 = Si un pilleur s’arrête, les cartes ajoutées mais pas attrapées vont au joueur pillé.
clause-VER-AMB-07 = Si la pioche n’a pas assez de cartes après { cry-bust.a }, tu pioches ce qu’elle a.
clause-VER-AMB-08 = Si la pioche s’épuise pendant qu’on complète, les cartes des doubles barres viennent d’abord.
clause-VER-AMB-09 = Tu ne peux pas choisir { place-catch.left } s’il n’y reste aucune carte.
clause-VER-AMB-10 = Tu peux t’arrêter après sept doubles barres. Alors le joueur suivant n’a que { place-hub.the }.
clause-VER-AMB-11 = Tu peux lancer pour un groupe sans cartes, mais toute couleur est { cry-bust.a }.
clause-VER-AMB-12 = Tu ajoutes des cartes après qu’on a complété { place-hub.the }, pas avant.
clause-VER-AMB-13 = Tu choisis avant de voir les nouvelles cartes, et tu ne peux pas revenir sur ton choix.
clause-VER-AMB-14 = Qui reçoit des cartes les répartit aussitôt. Sans réponse, toutes vont sur le { place-heap }.
clause-VER-AMB-15 = Si la fin est certaine, toutes les cartes reçues vont sur le { place-heap }.
clause-VER-AMB-16 = Tu choisis les cartes qui complètent { place-hub.the }, au moins autant qu’il en manque.
clause-VER-AMB-17 = Tu ne peux pas refuser de compléter { place-hub.the } pour mettre fin à la partie.
clause-VER-AMB-18 = Tu peux choisir { place-hub.the } pour mettre fin à la partie, même si tu pouvais piller.
clause-VER-AMB-19 = Des cartes peuvent être pillées dans un sens puis dans l’autre, aussi souvent qu’on veut.
clause-VER-AMB-20 =
    { $max_turns ->
        [none] À cette table, on joue sans limite de tours.
        [open] Entre humains, on joue sans limite de tours. Une table avec des bots peut en fixer une.
       *[limit] À cette table, il y a une limite de tours : { $max_turns }. Ensuite, on compte les cartes comme elles sont.
    }
clause-VER-AMB-21 = Tu ne peux pas laisser une partie des cartes montrées : toutes sont attrapées.
clause-VER-AMB-22 = Pour compléter, on compte les doubles barres que montrent les dés quand on choisit { place-hub.the }.
clause-VER-AMB-23 = Après { cry-bust.a }, un pilleur pioche ses cartes avant que le joueur pillé reçoive les siennes.
clause-VER-AMB-24 = Les cartes de { place-yard.your } ne peuvent pas passer sur ton { place-heap }.
clause-VER-AMB-25 =
    { $show_heap_counts ->
        [true] Tous peuvent voir combien de cartes a un { place-heap }.
        [false] Le nombre de cartes d’un { place-heap } reste caché jusqu’à la fin.
       *[open] Tous peuvent voir combien de cartes a un { place-heap }, sauf si la table le cache.
    }
clause-VER-AMB-26 = Une égalité parfaite est une victoire partagée.
clause-VER-AMB-27 = Après { cry-bust.a }, la limite de six s’applique à { place-yard.your } tel qu’il est alors.
clause-VER-AMB-28 = Après avoir complété { place-hub.the }, tu dois encore lancer, et { cry-bust.a } reste possible.
clause-VER-AMB-29 = S’il n’y a { place-catch.no } et qu’il ne peut pas y avoir huit cartes { place-hub.in }, prendre { place-hub.the } met fin à la partie.
clause-VER-AMB-30 = Si la fin est certaine, les dernières cartes de la pioche vont encore { place-hub.in }.
clause-VER-AMB-31 =
    { $end_check ->
        [before_first_roll] On vérifie la fin après avoir complété : une pioche vidée à cette occasion peut mettre fin à la partie.
        [turn_start] On vérifie la fin avant de compléter : une pioche vidée à cette occasion ne met pas encore fin à la partie.
       *[open] Si on vérifie la fin avant de compléter, une pioche vidée à cette occasion ne met pas encore fin à la partie.
    }
clause-VER-AMB-32 = Quand ton temps est écoulé, le programme choisit : { place-hub }, les sept dés, arrêt, tout sur le { place-heap }.
clause-VER-AMB-33 = Celui qui s’en va est sauté à partir de là et ne peut plus gagner. { place-catch.Left } va encore sur son { place-heap }.
clause-VER-AMB-34 =
    { $consolation_optional ->
        [false] Après { cry-bust.a }, il n’y a rien à choisir : tu pioches deux cartes, s’il y a de la place.
        [true] Après { cry-bust.a }, tu choisis de piocher 0, 1 ou 2 cartes.
       *[open] Si la table joue ainsi, tu choisis après { cry-bust.a } de piocher 0, 1 ou 2 cartes.
    }
