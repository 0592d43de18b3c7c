# Ce que dit la table à côté du récit : horloges, connexion, courses, décisions et leur cause.

told-earlier = Avant cela
told-line-silent = Le serveur ne répond pas pour l’instant. Ta place reste à toi.
told-gone-silent = { $player } ne répond pas pour l’instant.
