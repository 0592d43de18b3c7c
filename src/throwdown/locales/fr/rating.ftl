# La force d’une personne, comme une place entre les bots. $lower, $upper et $level sont des noms de bots (page-level-…).

rating-between = Tu te situes entre les bots { $lower } et { $upper }.
rating-above = Tu te situes au-dessus du bot { $level }.
rating-below = Tu te situes au-dessous du bot { $level }.
rating-open = Il est trop tôt pour dire où tu te situes parmi les bots.
# $place est l’une des phrases ci-dessus.
rating-more = { $place } Environ { $games } parties de plus en diraient davantage.
rating-no-anchors =
    { $games ->
        [one] Aucun bot ne peut encore être nommé. Il faut encore une partie entre personnes avec un bot à la table.
       *[other] Aucun bot ne peut encore être nommé. Il faut encore { $games } parties entre personnes avec un bot à la table.
    }

## La page

rating-arena = Dans l’arène
rating-band = La bande montre où tu peux te situer. Pour neuf personnes sur dix, la vraie place est dans leur bande.
rating-games =
    { $games ->
        [0] Aucune partie ne compte encore ici.
        [one] Une partie compte ici.
       *[other] { $games } parties comptent ici.
    }
rating-counted = Quelles parties comptent
rating-counted-people = Une partie compte si deux personnes ou plus la jouent sur un serveur. Des bots peuvent jouer avec vous.
rating-counted-places = Les parties sur un seul appareil, sans serveur ou avec des conseils ne comptent pas. Dans l’arène, les parties aux dés tirés au hasard ne comptent pas non plus.
rating-counted-leave = Qui part est dernier. Si un bot continue à sa place, le résultat du bot compte.
rating-counted-bots = Les bots ont des places fixes sur l’échelle. Après dix parties entre personnes avec un bot à la table, ta place parmi eux est nommée.
rating-counted-time = Le temps sans jouer élargit la bande.
rating-uncounted = Tes dernières parties qui ne comptent pas

## Pourquoi une partie ne compte pas

rating-why-waits = Elle sera comptée dans un instant.
rating-why-pool = Il n’y a pas d’échelle pour cette façon de jouer.
rating-why-host = Elle a été jouée sur un seul appareil ou sans serveur.
rating-why-learning = Les conseils étaient permis.
rating-why-handicap = Tout le monde ne jouait pas selon les mêmes règles.
rating-why-result = Personne n’a gagné.
rating-why-people = Moins de deux personnes ont joué.
rating-why-seats = Une personne avait plusieurs places.
rating-why-bot = Un bot dont la force n’est pas connue a joué.
