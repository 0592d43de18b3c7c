# What a person played over the years: games, luck and skill.
# $seen is a count, $mean what was to be expected; $low and $high are the ends of what is normal.

mine-games = Parties
mine-luck = Chance et talent
mine-none = Tu n’as encore terminé aucune partie. Chaque partie terminée ici apparaîtra dans cette liste.
mine-none-like-that = Aucune partie ne correspond.
mine-nobody = Personne n’a encore joué dans ce navigateur. Joue une partie, ou connecte-toi pour retrouver les tiennes.
mine-sign-in = Se connecter
mine-here-lead = Ces parties sont sur cet appareil. Pour la chance et le talent sur de nombreuses parties, il faut un serveur.
mine-here-record = Garder l’enregistrement
mine-here-remove = Retirer
mine-here-cancel = Annuler
mine-here-sure =
    { $count ->
        [one] Retirer cette partie de cet appareil ? On ne peut pas revenir en arrière.
       *[other] Retirer de cet appareil les { $count } parties de cette table ? On ne peut pas revenir en arrière.
    }
mine-here-removed = La partie est retirée.
mine-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## The list

mine-filter = Quelles parties
mine-all = Toutes
mine-year = Année
mine-won = Gagnée
mine-lost = Pas gagnée
mine-left = Abandonnée
mine-typed = Saisie
mine-on-device = Sur un seul appareil
mine-real-dice = Vrais dés
mine-stood-in = un bot a continué
mine-nameless = nom retiré
mine-bad = { $seen } { $what }, { $mean } attendus
mine-luck-gave = la chance a donné { $percent } %
mine-luck-took = la chance a pris { $percent } %
mine-replay = Revoir
mine-replay-of = Revoir : { $what }
mine-analysis = Analyse
mine-analysis-of = Analyse : { $what }
mine-older = Montrer des parties plus anciennes
mine-export = Emporter tes parties
mine-export-lead = Toutes les parties de la liste, dans un fichier pour d’autres programmes.
mine-bgstats = BG Stats
mine-bgstats-of = Vers BG Stats : { $what }
mine-bgstats-lead = L’application BG Stats prend une partie à la fois, avec le bouton à côté de chaque partie. Elle reçoit les noms de cette partie.

## Luck and skill

mine-luck-title = Tes dés et ce qui était attendu
mine-luck-lead = La bande rayée contient 9 personnes sur 10 qui lancent autant de dés équitables. Le trait est la moyenne.
mine-luck-outside =
    { $figures ->
        [one] Il y a { $figures } chiffre, et { $outside } est hors de sa bande.
       *[other] Sur { $figures } chiffres, { $outside } sont hors de leur bande. Avec des dés équitables, ce serait environ { $usual }.
    }
mine-luck-few = Tu as lancé trop peu de dés pour un verdict. Joue encore quelques parties.
mine-out = Dés perdus
mine-turned = Dés retournés
mine-hand = Quand tu lances dans l’arène, ta main compte aussi : un lancer fort retourne plus de dés et en perd plus.
mine-band = moyenne { $mean }, normal de { $low } à { $high }
mine-dice =
    { $games ->
        [one] { $dice } dés en { $games } partie
       *[other] { $dice } dés en { $games } parties
    }
mine-curve = X, faces vierges et { cry-bust.many }, partie après partie
mine-curve-lead = Au-dessus de la ligne pointillée, tu en as eu plus que prévu ; en dessous, moins. Dans la bande, c’est normal.
mine-curve-now =
    { $way ->
        [more] Après { $games } parties : { $by } de plus que prévu. Jusqu’à { $usual }, c’est normal.
       *[fewer] Après { $games } parties : { $by } de moins que prévu. Jusqu’à { $usual }, c’est normal.
    }
mine-skill = Ce que coûtent tes décisions
mine-skill-lead = Le coût moyen d’une décision, en chances de gagner. Moins, c’est mieux ; 0 est parfait.
mine-skill-none = Aucune partie n’est encore analysée.
mine-skill-analyse =
    Analyser { $count ->
        [one] une partie
       *[other] { $count } parties
    }
mine-skill-progress = Analyse en cours : { $done } sur { $count }
mine-skill-stop = Arrêter
mine-skill-of = { $analysed } parties sur { $games } sont analysées.
mine-skill-luck = Dans ces parties, la chance t’a donné { $wins } victoires en tout.
mine-month = Mois
mine-cost = Coût d’une décision
mine-decisions = Décisions
mine-exact = exact
mine-estimated = estimé
mine-streaks = Séries
mine-streaks-few = Avec moins de 10 parties, il n’y a rien à dire des séries.
mine-streak-now =
    { $won ->
        [yes] Tu as gagné tes { $count } dernières parties.
       *[no] Tu n’as pas gagné tes { $count } dernières parties.
    }
mine-streak-won = Ta plus longue série de victoires est de { $count }. Avec ta part de victoires, { $low } à { $high } est normal en { $games } parties.
mine-streak-lost = Ta plus longue série sans victoire est de { $count }. Avec ta part de victoires, { $low } à { $high } est normal en { $games } parties.
mine-streak-how = De longues séries arrivent aussi avec des dés équitables. Les dés ne se souviennent pas de la dernière partie.
mine-began-with =
    { $dice ->
        [one] a commencé avec un dé
       *[other] a commencé avec { $dice } dés
    }
