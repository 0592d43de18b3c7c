# Toute la partie analysée : les chances de chacun, la chance et le talent séparés. Les nombres sont des pourcentages.
# $when est l’un des learn-at-… ; $done et $best sont des décisions.

analysis-title = Chances de gagner
analysis-wait = Évaluation de chaque décision …
analysis-exact = Ce jeu est résolu : chaque nombre est exact.
analysis-estimated = Les nombres sont des estimations. Dans 95 % des cas, la vraie valeur est dans la bande.
analysis-model = Les lancers sont jugés d’après le modèle « { $model } ».
analysis-aim = Ici, on a lancé à la main : la part des dés comprend aussi la visée, bonne ou mauvaise.
analysis-entered = Ce sont de vrais dés, et personne n’a mesuré la force : nous supposons que chaque lancer était bon.
analysis-gave =
    { $who ->
        [you] Les dés t’ont donné { $luck } %, tes choix ont coûté { $skill } %.
       *[player] { $player } : les dés ont donné { $luck } %, les choix ont coûté { $skill } %.
    }
analysis-took =
    { $who ->
        [you] Les dés t’ont pris { $luck } %, tes choix ont coûté { $skill } %.
       *[player] { $player } : les dés ont pris { $luck } %, les choix ont coûté { $skill } %.
    }
analysis-player = Qui
analysis-start = Début
analysis-luck = Dés
analysis-skill = Choix propres
analysis-others = Choix des autres
analysis-end = Fin
analysis-sum = Début, dés, choix propres et choix des autres donnent ensemble la fin.
analysis-doubt = Si le jeu n’est pas résolu, un choix ne coûte que ce qui est certain. Les petites erreurs comptent alors comme de la chance.
analysis-costliest = Les choix les plus chers
analysis-none = Aucun choix n’a coûté cher.
analysis-slip = { $when }, { $player } : { $done } au lieu de { $best }
analysis-percent = { $chance } %
analysis-between = { $low } à { $high } %
analysis-chose = { $player } a choisi : { $choice }
analysis-better = Mieux : { $best }. Cela a coûté { $cost } %.
analysis-slider = Parcourir la partie
analysis-mark = un choix qui a coûté
analysis-save = Enregistrer la courbe en image
analysis-how = Comment nous séparons chance et talent
analysis-how-text = Après chaque choix et chaque lancer, nous calculons combien de fois chaque joueur gagnerait à partir de là. Ce qu’un lancer change, c’est la chance. L’écart entre ton choix et le meilleur, c’est le talent : il ne peut que coûter. Ce que changent les choix des autres est compté à part.
analysis-hint = Les chances de gagner après chaque choix et chaque lancer : { $command }
