# Groups of people who play together, and their books.
# $name is a member, $group a group, $kinds is a list of games.

## The list, and an invitation

group-title = Groupes
group-lead = Un groupe, c’est une famille ou un club : des gens qui jouent ensemble. Son livre contient les résultats, et qui a battu qui.
group-none = Tu n’es encore dans aucun groupe.
group-new = Un nouveau groupe
group-name = Nom du groupe
group-make = Créer le groupe
group-count = { $count ->
    [one] un membre
   *[other] { $count } membres
}
group-invited = Tu es invité dans le groupe { $group }.
group-invited-lead = Ses membres voient chaque partie que tu joues, ou as jouée, avec au moins l’un d’eux. Tu peux le quitter à tout moment.
group-join = Rejoindre
group-already = Tu es déjà membre de { $group }.
group-open = Ouvrir le livre

## The book

group-year = Année
group-years-all = Toutes les années
group-print = Imprimer cette page
group-empty = Aucune partie. Comptent les parties où au moins deux membres étaient assis.
group-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $kinds }.
group-scores = Scores
group-member = Membre
group-games = Parties
group-won = Gagnées
group-pairs = Qui a battu qui
group-pairs-lead = Chaque ligne dit combien de fois ce membre a fait mieux que celui de la colonne, et combien de fois moins bien. Les égalités ne comptent pas.
group-pair = { $one } a fait mieux que { $other } : { $beat }. Moins bien : { $lost }. Égalité : { $even }.

## Members

group-members = Membres
group-left = quelqu’un qui est parti
group-left-many = quelqu’un qui est parti ({ $number })
group-paper = sans appareil
group-you = toi
group-keeper = s’occupe du groupe
group-invite = Inviter
group-invite-lead = Toute personne qui ouvre ce lien peut rejoindre le groupe.
group-link = Lien d’invitation
group-qr = Code QR du lien d’invitation
group-renew = Créer un nouveau lien
group-renew-lead = L’ancien lien ne mène alors nulle part.
group-paper-add = Ajouter quelqu’un sans appareil
group-paper-name = Nom du nouveau membre
group-add = Ajouter
group-be = { $name } : c’est moi
group-remove-what = Retirer : { $what }
group-own-name = Ton nom dans ce groupe
group-save = Enregistrer
group-leave = Quitter le groupe
group-leave-sure = Ton nom quitte le livre avec toi. Tes résultats restent, comme ceux de quelqu’un qui est parti.
group-leave-yes = Quitter maintenant
group-leave-no = Rester

## Names that were typed

group-typed = Noms que tu as tapés
group-typed-lead = À des tables sur un seul appareil, tu as tapé des noms. Dis qui c’était, et ces parties comptent. Toi seul vois cette liste.
group-typed-table = { $game }, { $date }
group-typed-who = Qui était { $name } ?
group-typed-nobody = personne d’entre nous
group-typed-none = Tu n’as encore terminé aucune partie avec des noms tapés.
group-typed-suggest = Reprendre : { $names }

## Others

group-gone = Ce groupe n’existe pas, ou tu n’en es pas membre.
group-no-server = Les groupes ont besoin d’un serveur. Cette page fonctionne sans.
