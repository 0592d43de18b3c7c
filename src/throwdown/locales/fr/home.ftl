# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Remettre une partie que tu as jouée sans serveur ?
       *[other] Remettre { $count } parties que tu as jouées sans serveur ?
    }
home-why = Elles auront ici un replay, avec la mention qu’elles ont été jouées sans serveur. Rien n’en est classé.
home-yes = Remettre
home-no = Pas maintenant
home-never = Jamais celles-ci
home-progress = { $done } sur { $total } …
home-done =
    { $count ->
        [one] Une partie est remise.
       *[other] { $count } parties sont remises.
    }
home-refused = Le serveur ne prend pas cette partie de { $game } : { $why }
home-save = Enregistrer la partie dans un fichier
home-later = Les autres parties attendent sur cet appareil jusqu’à ta prochaine visite : { $why }
