# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Envoyer au serveur une partie que tu as jouée sans lui ?
       *[other] Envoyer au serveur { $count } parties que tu as jouées sans lui ?
    }
home-why = Elles auront ici un replay, avec la mention qu’elles ont été jouées sans serveur. Elles ne comptent pas pour le classement.
home-yes = Envoyer
home-no = Pas maintenant
home-never = Jamais celles-ci
home-progress = { $done } sur { $total } …
home-done =
    { $count ->
        [one] Une partie est envoyée.
       *[other] { $count } parties sont envoyées.
    }
home-refused = Le serveur ne prend pas cette partie de { $game } : { $why }
home-save = Enregistrer la partie dans un fichier
home-later = Les autres parties attendent sur cet appareil jusqu’à ta prochaine visite : { $why }
