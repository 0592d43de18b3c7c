# Tournois sur plusieurs tables : inscription, rondes, résultats, organisation, grand écran.

## The list

tournament-title = Tournois
tournament-lead = Beaucoup de joueurs, beaucoup de tables : une soirée de club ou un tournoi ouvert. Les téléphones indiquent où chacun s’assoit, et une liste montre qui est en tête.
tournament-none = Aucun tournoi n’est ouvert ici pour le moment.
tournament-no-server = Les tournois ont besoin d’un serveur. Cette page fonctionne sans.
tournament-unknown = Ce tournoi n’existe pas, ou il ne t’est pas ouvert.
tournament-nameless = Tournoi
tournament-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-short-entering = inscriptions ouvertes
tournament-short-playing = en cours
tournament-short-between = en cours
tournament-short-over = terminé
tournament-yours = tu l’organises
tournament-entered = tu y joues

## A new one

tournament-new = Nouveau tournoi
tournament-its-name = Nom du tournoi
tournament-its-name-how = Vendredi au club
tournament-mode = Formule
tournament-mode-swiss = Rondes
tournament-mode-evening = Soirée ouverte
tournament-mode-knockout = Élimination
tournament-mode-swiss-how = Tout le monde joue chaque ronde, contre des joueurs qui ont à peu près autant de points. Personne ne retrouve les mêmes adversaires si on peut l’éviter.
tournament-mode-evening-how = Les joueurs vont et viennent. Dès qu’ils sont assez nombreux à attendre, ils reçoivent une table. C’est la moyenne des points qui compte.
tournament-mode-knockout-how = La meilleure moitié de chaque table continue, jusqu’à ce qu’il ne reste qu’une table.
tournament-size = Tables
tournament-size-four = À quatre
tournament-size-two = Duels
tournament-size-four-how = À trois ou à cinq quand le nombre de joueurs le demande.
tournament-size-two-how = Deux joueurs à chaque table.
tournament-rounds = Rondes
tournament-final = Une finale des meilleurs pour finir
tournament-least = Parties nécessaires pour figurer au classement
tournament-play = Où l’on joue
tournament-play-online = En ligne
tournament-play-device = Un appareil par table
tournament-play-box = Vraies boîtes
tournament-play-online-how = Chacun joue sur son téléphone ou son ordinateur. Les résultats arrivent tout seuls.
tournament-play-device-how = Les joueurs d’une table partagent un appareil. Ils y jouent, ou ils saisissent le résultat.
tournament-play-box-how = Les joueurs d’une table prennent de vrais dés. L’un d’eux saisit le résultat sur un téléphone, ou le téléphone sert d’arbitre.
tournament-boxes = Vraies boîtes dans la salle
tournament-boxes-how = Les tables avec des joueurs sans appareil les reçoivent d’abord.
tournament-open-to = Qui peut participer
tournament-open-to-link = Avec le lien
tournament-open-to-listed = Tout le monde
tournament-open-to-group = Un groupe
tournament-group = Groupe
tournament-fill = Des bots complètent les tables
tournament-fill-none = Pas de bots
tournament-minutes = Minutes par ronde (0 : sans minuteur)
tournament-minutes-evening = Minutes pour la soirée (0 : sans minuteur)
tournament-open = Ouvrir le tournoi

## What it is, and where it is

tournament-about = { $mode ->
    [evening] { $game }, soirée ouverte
    [knockout] { $game }, élimination
   *[swiss] { $game }, { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }{ $final ->
        [true] {" "}et une finale
       *[false] {""}
    }
}{ $tables ->
    [duels] , duels
   *[tables] {""}
}
tournament-phase-entering = Inscriptions ouvertes
tournament-phase-round = Ronde { $round } sur { $rounds }
tournament-phase-final = Finale
tournament-phase-evening = Soirée ouverte
tournament-phase-bell = La cloche a sonné : les parties commencées avant comptent encore
tournament-phase-over = Terminé
tournament-time-left = Temps restant
tournament-round = Ronde { $round }
tournament-played = Parties terminées
tournament-tables = Tables
tournament-table = Table { $number }
tournament-final-table = Finale
tournament-box = Boîte { $box }
tournament-device = un appareil
tournament-box-waits = attend une boîte
tournament-box-any = La prochaine boîte libre
tournament-corrected = corrigé
tournament-void = ne compte pas
tournament-plus = +{ $points }
tournament-place = { $place ->
    [one] { $place }er
   *[other] { $place }e
}
tournament-byes = Repos pendant cette ronde : { $names }
tournament-watch = Aller à la table

## Entering

tournament-enter-title = Participer
tournament-enter-late = Il a déjà commencé. Tu joueras dès la prochaine ronde.
tournament-enter = M’inscrire
tournament-enter-as = M’inscrire : { $name }

## The own table

tournament-your-table = Ta table :
tournament-your-final = Tu es en finale. Ta table :
tournament-with = Avec { $names }
tournament-to-table = Aller à la table
tournament-table-soon = La table s’ouvre dans un instant.
tournament-type-result = Saisir le résultat
tournament-referee = Ce téléphone sera l’arbitre
tournament-hot-seat = Jouer sur cet appareil
tournament-your-place = Tu as la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
} place : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-your-bye = Tu ne joues pas cette ronde et tu reçois 3 points.
tournament-you-are-in = Tu participes.
tournament-wait-round = Ta table s’affiche ici dès que la prochaine ronde commence.
tournament-wait-seat = Ta table s’affiche ici dès que les joueurs sont assez nombreux à attendre.
tournament-wait-knockout = Si tu joues la prochaine ronde, ta table s’affiche ici.
tournament-wait-bell = La cloche a sonné : plus personne ne reçoit de table. Le classement suit quand toutes les parties sont finies.
tournament-wait-final = Toutes les rondes sont jouées. La finale vient ensuite : si tu y es, ta table s’affiche ici.
tournament-wait-end = La finale se joue. Le classement suit quand elle est finie.
tournament-left-table = Tu fais une pause après cette table. Il manque encore son résultat.
tournament-you-left = Tu fais une pause.
tournament-leave = Faire une pause ou rentrer
tournament-return = Je suis de retour
tournament-dropped = L’organisateur t’a retiré du tournoi. Demande-lui de te faire revenir.
tournament-over = Le tournoi est terminé.
tournament-your-rank = Ta place : { $rank }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-no-rank = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
} et trop peu de parties pour figurer au classement.

## Typing a result

tournament-who-first = Qui a la première place ?
tournament-who-next = Qui vient ensuite (place { $place }) ?
tournament-places = Places
tournament-tie = Ex æquo
tournament-tied = { $one } est ex æquo avec { $other }
tournament-result-send = Envoyer le résultat
tournament-result-again = Recommencer
tournament-cancel = Annuler
tournament-preview = Voir d’abord les tables
tournament-preview-again = Voir de nouveau
tournament-preview-none = Aucune table : trop peu de personnes sont là.
tournament-preview-met = { $names } ont déjà joué ensemble.
tournament-preview-byes = Sans table : { $names }.
tournament-void-do = Cette table ne compte pas

## Standings

tournament-standings = Classement
tournament-least-how = Pour figurer au classement, il faut au moins { $games ->
    [one] une partie
   *[other] { $games } parties
}.
tournament-final-decided = La finale a décidé des premières places.
tournament-rank = Place
tournament-name = Joueur
tournament-games = Parties
tournament-mean = Moyenne
tournament-points = Points
tournament-with-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-you = toi
tournament-gone = n’est plus là

## Players

tournament-entrants = Joueurs : { $count }
tournament-nobody = Personne ne s’est encore inscrit.
tournament-paper = sans appareil
tournament-filler = bot qui complète les tables
tournament-late = inscription tardive
tournament-left-name = quelqu’un qui est parti
tournament-bot-name = Bot { $number }
tournament-drop = Retirer { $name }
tournament-take-back = { $name } est de retour
tournament-paper-add = Joueurs sans appareil
tournament-paper-how = Un nom par ligne
tournament-add = Ajouter
tournament-bot-add = Un bot comme joueur
tournament-bot-add-do = Ajouter un bot

## The host

tournament-host = Pour l’organisation
tournament-too-few = { $count ->
    [0] Personne ne s’est encore inscrit. Partage le lien, ou saisis des noms.
    [one] Une personne est inscrite. Il en faut au moins { $least } pour une ronde.
   *[other] { $count } personnes sont inscrites. Il en faut au moins { $least } pour une ronde.
}
tournament-ready = { $count ->
    [one] Un joueur est inscrit.
   *[other] { $count } joueurs sont inscrits.
}
tournament-missing = { $count ->
    [one] Il manque un résultat : table { $tables }.
   *[other] Il manque { $count } résultats : tables { $tables }.
}
tournament-round-over = Tous les résultats de la ronde { $round } sont là.
tournament-evening-runs = Les joueurs reçoivent une table dès qu’ils sont assez nombreux à attendre.
tournament-begin = Commencer la soirée
tournament-pair = Commencer la ronde { $round }
tournament-pair-final = Commencer la finale
tournament-bell = Sonner la fin
tournament-close = Terminer le tournoi
tournament-close-sure = Ensuite, plus personne ne peut jouer, et les tables sans résultat ne comptent pas. Tu pourras encore corriger des résultats.
tournament-close-yes = Terminer maintenant
tournament-correct = Corriger

## Inviting, screen, paper

tournament-invite = Inviter
tournament-invite-link = Toute personne qui ouvre ce lien peut participer.
tournament-invite-listed = Tout le monde trouve ce tournoi dans la liste. Le lien mène aussi ici.
tournament-invite-group = Le lien est pour les membres du groupe.
tournament-link = Lien vers le tournoi
tournament-qr = Code QR du lien vers le tournoi
tournament-big = Grand écran
tournament-csv = Classement en fichier (CSV)
tournament-csv-tables = Tables en fichier (CSV)
tournament-print = Imprimer
tournament-fill-screen = Plein écran
tournament-scan = Scanne ce code pour participer
tournament-join-late = Tu peux encore participer
tournament-pause = Pause
tournament-turn = Continuer
