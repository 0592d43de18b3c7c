# Les petits mots dont sont faites les autres phrases.

# Une liste de deux ou plus : $rest contient tout sauf le dernier, séparé par des virgules.
list-and = { $rest } et { $last }
list-nobody = personne
list-nothing = rien
# Un joueur sans nom.
list-player = Joueur { $number }
list-withdrawn = Joueur { $number } (nom retiré)
# Un joueur avec un nombre : dés, cartes ou points.
list-score = { $player } ({ $count })
# Un joueur avec un temps.
list-time = { $player } : { $seconds } s
# Des cartes d’une couleur comme on les tape.
list-typed = { $letter }{ $count }
