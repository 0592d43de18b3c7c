# The host’s desk, bans, people at a table, and the bots of a person.
# $name and $by are people, $until and $date are days.

## The desk

desk-title = Modération
desk-lead = Pour celles et ceux qui s’occupent de ce serveur.
desk-reports = Signalements
desk-people = Personnes
desk-no-server = Cela demande un serveur.
desk-cancel = Annuler
desk-nobody = quelqu’un qui est parti

## Reports

desk-no-reports = Aucun signalement n’attend.
desk-report-days =
    { $days ->
        [one] Un signalement est supprimé quand il est réglé, au plus tard après un jour.
       *[other] Un signalement est supprimé quand il est réglé, au plus tard après { $days } jours.
    }
desk-report-line = { $by } signale une ligne de { $name }.
desk-report-person = { $by } signale { $name } : la personne, ou le nom.
desk-report-no-lines = Personne n’a discuté à cette table.
desk-lines = Les dernières lignes à cette table
desk-settle = Réglé : supprimer
desk-close-table = Fermer la table
desk-decide = Décider au sujet de { $name }

## People

desk-search = Nom ou identifiant
desk-search-do = Chercher
desk-search-how = Cherche des mots entiers d’un nom. Les lettres qui se ressemblent comptent comme les mêmes. Sans mot, tu vois les derniers venus.
desk-none-found = Personne n’a été trouvé.
desk-came = Ici depuis le { $date }
desk-guest = invité dans un seul navigateur
desk-bot = bot
desk-host = hôte
desk-act-ban = Exclure
desk-act-mute = Couper la parole
desk-act-name = Renommer
desk-is =
    { $kind ->
        [ban] Exclusion jusqu’au { $until }
        [mute] Parole coupée jusqu’au { $until }
       *[name] Nom fixé jusqu’au { $until }
    }
desk-lift =
    { $kind ->
        [ban] Lever l’exclusion
        [mute] Rendre la parole
       *[name] Libérer le nom
    }
desk-why = Motif
desk-reason =
    { $reason ->
        [insult] insultes ou menaces
        [unfair] jeu déloyal
        [spam] spam ou parties perturbées
        [name] un nom qui n’est pas le bienvenu ici
       *[rules] les règles de ce serveur
    }
desk-long = Pour combien de temps
desk-length =
    { $length ->
        [hour] une heure
        [day] un jour
        [week] sept jours
        [month] trente jours
       *[year] un an
    }
desk-new-name = Nouveau nom
desk-do = Décider

## A person who is banned

desk-banned = Tu ne peux pas jouer ici pour le moment
desk-banned-until = Cela se termine le { $until }.
desk-banned-data = Ce qui est enregistré sur toi reste à toi : tu peux l’emporter ou le supprimer.
desk-banned-ask = Qui gère ce serveur
desk-sign-out = Se déconnecter ici

## At a table

desk-here = Personnes à cette table
desk-here-report = Signaler { $name }
desk-here-hide = Masquer ce que { $name } écrit
desk-here-show = Afficher ce que { $name } écrit

## Bots

desk-bots = Mes bots
desk-bots-lead = Un bot est un programme à toi qui joue ici. Son jeton le fait entrer, et personne d’autre ne doit l’avoir.
desk-bots-docs = Comment écrire un bot
desk-bots-none = Tu n’as pas encore de bots.
desk-bot-name = Nom du bot
desk-bot-make = Créer un bot
desk-bot-once = Le jeton de { $name } n’est affiché que maintenant : copie-le.
desk-bot-seen = Vu la dernière fois le { $date }
desk-bot-now = Connecté maintenant
desk-bot-out = Il n’a pas de jeton en ce moment.
desk-bot-save = Enregistrer
desk-bot-rotate = Nouveau jeton
desk-bot-rotate-of = { desk-bot-rotate } : { $name }
desk-bot-revoke = Retirer le jeton
desk-bot-revoke-of = { desk-bot-revoke } : { $name }
desk-bot-errors = Ce que le serveur a refusé en dernier
desk-bot-no-errors = Rien n’a été refusé.
desk-limits = Limites pour chaque bot
desk-limit =
    { $name ->
        [requests_per_minute] Requêtes d’une adresse par minute
        [seat_messages] Messages d’un joueur en { $window } secondes
        [watcher_messages] Messages d’un spectateur en { $window } secondes
        [throws_per_s] Lancers d’une place par seconde
        [chat_messages] Lignes de chat en { $chat } secondes
        [sockets_per_account] Connexions ouvertes
        [tables_per_person] Tables ouvertes
       *[standing_bots] Bots à toi prêts dans le salon
    }
