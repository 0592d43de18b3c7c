# Ce que dit la table à côté du récit : horloges, connexion, courses, décisions et leur cause.

told-earlier = Avant cela
told-line-silent = Le serveur ne répond pas pour l’instant. Ta place reste à toi.
told-gone-silent = { $player } ne répond pas pour l’instant.
told-race-prize =
    { $count ->
        [one] La première tour gagne { $count } dé.
       *[other] La première tour gagne { $count } dés.
    }
told-race-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
told-race-others = Où en sont les autres
