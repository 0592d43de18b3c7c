# Ce que dit la table à côté du récit : horloges, connexion, courses, décisions et leur cause.

told-earlier = Avant cela
