# What is stored about a person, the rights to it, and who runs the server.
# $days is a number of days, $games how many games, $count how many rows.

privacy-mine = Ce qui est enregistré sur moi
privacy-lead = Lis-le, emporte-le ou efface-le : tout de suite, sans demander à personne.
privacy-show = Afficher
privacy-download = Tout télécharger (JSON)
privacy-kind =
    { $what ->
        [bots] Tes bots
        [sessions] Appareils et jetons connectés
        [credentials] Ce qui te connecte
        [tickets] Liens de l’hôte
        [seats] Tables qui t’attendent
        [names] Ton nom aux tables
        [chat] Tes messages
        [games] Parties à tes tables
        [plays] Tes résultats
        [groups] Groupes
        [host] Ton rôle sur ce serveur
        [sanctions] Décisions de l’hôte du serveur
        [reports] Signalements à ton sujet
        [reported] Tes signalements
        [reported_lines] Tes lignes jointes à des signalements
        [desk] Ce que contient le journal de modération
        [muted] Personnes que tu masques
        [bot_errors] Ce qui a été refusé à tes bots
        [moves] Coups traités récemment
        [withdrawn] Noms déjà retirés
       *[person] Toi : nom, langue, première et dernière visite
    }: { $count }
privacy-correct = Un autre nom
privacy-correct-why = Tu changes ton nom dans le menu, il vaut dès la prochaine partie. Les listes de parties passées peuvent aussi l’afficher. Les reprises et les enregistrements gardent le nom d’alors : la preuve des dés contient son empreinte. Mais tu peux l’y retirer.
privacy-rename = Afficher mon nom actuel dans les listes de parties passées
privacy-renamed = Les listes de parties passées affichent maintenant ton nom actuel.
privacy-withdraw = Retirer mon nom des parties passées
privacy-withdraw-sure = Ton nom disparaît alors de toutes les parties terminées. C’est définitif.
privacy-withdraw-do = Retirer définitivement
privacy-withdrawn =
    { $games ->
        [one] Ton nom a disparu d’une partie.
       *[other] Ton nom a disparu de { $games } parties.
    }
privacy-delete = M’effacer
privacy-delete-lead = Ton nom disparaît de chaque partie, discussion, groupe et liste, et tout ce qui te connecte est effacé. Les autres gardent les parties ; tu n’y es plus qu’un joueur sans nom. Dans une partie en cours, un bot continue.
privacy-delete-sure = Cela t’efface sur tous les appareils. Personne ne peut l’annuler, pas même l’hôte.
privacy-delete-do = M’effacer définitivement
privacy-delete-here = Retirer aussi les parties de cet appareil : ton nom y figure également.
privacy-deleted = Tu es effacé. Plus rien sur ce serveur ne porte ton nom.
privacy-cancel = Annuler

## The pages of the host

privacy-host = Qui exploite ce serveur
privacy-host-unknown = L’hôte n’a pas encore indiqué qui exploite ce serveur.
privacy-contact = Comment le joindre
privacy-what = Ce qui est enregistré, et pour combien de temps
privacy-what-name = Le nom que tu choisis, ta langue et quand tu es venu.
privacy-what-games-ever = Les parties avec tous les coups et résultats, pour toujours : qui a le lien les voit.
privacy-what-games =
    { $days ->
        [one] Les parties avec tous les coups et résultats, un jour après leur fin : qui a le lien les voit.
       *[other] Les parties avec tous les coups et résultats, { $days } jours après leur fin : qui a le lien les voit.
    }
privacy-what-chat-ever = Ce que tu écris dans la discussion. Ce n’est pas effacé automatiquement.
privacy-what-chat =
    { $days ->
        [one] Ce que tu écris dans la discussion, pendant un jour.
       *[other] Ce que tu écris dans la discussion, pendant { $days } jours.
    }
privacy-what-guests-ever = Les invités restent, même sans partie terminée.
privacy-what-guests =
    { $days ->
        [one] Les invités sans partie terminée sont oubliés après un jour sans visite.
       *[other] Les invités sans partie terminée sont oubliés après { $days } jours sans visite.
    }
privacy-what-reports =
    { $days ->
        [one] Les signalements à l’hôte du serveur et les lignes de chat jointes : jusqu’à ce qu’ils soient réglés, un jour au plus.
       *[other] Les signalements à l’hôte du serveur et les lignes de chat jointes : jusqu’à ce qu’ils soient réglés, { $days } jours au plus.
    }
privacy-what-cookie = Un cookie qui connecte ce navigateur, jusqu’à { $days } jours après ta dernière visite. Il n’y en a pas d’autre.
privacy-what-keys = Ce qui te connecte ailleurs, sous une forme illisible : des empreintes de codes et des clés publiques.
privacy-what-address = Ton adresse réseau sert à limiter les abus et n’est pas enregistrée. Le journal du serveur ne contient ni noms ni adresses.
privacy-what-others = Rien n’est transmis : ni publicité, ni mesure des visites, ni services tiers.
privacy-what-backup = Les sauvegardes de l’hôte peuvent garder un nom un certain temps. Si l’une est restaurée, les personnes effacées le sont de nouveau.
privacy-rights = Tes droits
privacy-rights-text = Tu peux à tout moment voir, emporter, corriger et effacer ce qui est enregistré sur toi, sans demander.
privacy-rights-link = Voir ce qui est enregistré sur moi
privacy-imprint-none = L’hôte n’a pas encore rédigé de mentions légales.
