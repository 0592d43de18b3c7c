# Apprendre : des conseils pendant la partie, et un retour sur la partie à la fin.
# $choice, $done et $best sont des réponses comme on les tape : stop, lob, jet 1 2 3 4 +Y1.

## Le jeu en lignes de texte : le mot qui demande un conseil, et ce qu’il fait.

learn-command = conseil
learn-help = { $command } : ce que ferait ici un bon joueur, et ce que coûtent les autres choix

## Un conseil. $match, $win, $bust et $cost (de victoire) sont des pourcentages, $catch et $cost (en cartes) des cartes.

learn-best = Le mieux : { $choice }.
learn-best-win = Le mieux : { $choice }. Ainsi tu gagnes { $win } % des parties.
learn-best-throw = Le mieux : { $choice }. Cela donne une paire dans { $match } % des lancers, et tu gagnes { $win } % des parties.
learn-best-roll =
    { $catch ->
        [one] Le mieux : { $choice }. { cry-bust.There } dans { $bust } % des cas, et cela rapporte { $catch } carte en moyenne.
       *[other] Le mieux : { $choice }. { cry-bust.There } dans { $bust } % des cas, et cela rapporte { $catch } cartes en moyenne.
    }
learn-worse = Moins bien : { $choices }.
learn-as-good = Tout le reste se vaut à peu près.
learn-ways-even = Toutes les façons de lancer se valent.
learn-only = Il n’y a rien à choisir ici.
# $model is a table of luck as records name it: luck d570268f.
learn-cost-win = { $choice } (−{ $cost } %)
learn-cost-cards =
    { $cost ->
        [one] { $choice } (−{ $cost } carte)
       *[other] { $choice } (−{ $cost } cartes)
    }
# Ce qu’on lance, et comment.
learn-throw = { $throw } { $manner }

## Le retour sur la partie. $when est l’une des trois formules tout en bas.

learn-title = Retour sur la partie
learn-review = Les décisions qui ont coûté le plus :
learn-review-player = { $player } :
learn-review-none = { $player } : aucune décision coûteuse.
learn-slip-win = { $when } : { $done } au lieu de { $best } a ôté { $cost } % de chances de gagner.
learn-slip-cards =
    { $cost ->
        [one] { $when } : { $done } au lieu de { $best } a coûté { $cost } carte.
       *[other] { $when } : { $done } au lieu de { $best } a coûté { $cost } cartes.
    }
learn-at-throw = Lancer { $number }, avec { $symbols } dans l’arène
learn-at-throw-empty = Lancer { $number }, dans l’arène vide
learn-at-turn = Tour { $number }

# Ce qu’une main a fait dans l’arène ; $symbol est la face du dé visé.
learn-hand =
    { $strength ->
        [soft] un lancer doux
        [hard] un lancer fort
       *[even] un lancer
    } (force { $force }) { $meets ->
        [die] vers { $symbol }
        [wall] contre la paroi
        [outside] par-dessus la paroi
       *[floor] vers un endroit libre
    }
learn-ordinary = Calculé d’après la chute de lancers ordinaires.
