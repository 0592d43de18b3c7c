# Toute la partie analysée : les chances de chacun, la chance et le talent séparés. Les nombres sont des pourcentages.
# $when est l’un des learn-at-… ; $done et $best sont des décisions.

analysis-title = Chances de gagner
analysis-wait = Chaque décision est pesée …
analysis-exact = Ce jeu est résolu : chaque nombre est exact.
analysis-estimated = Non résolu : les nombres sont estimés, et les bandes contiennent 95 % de ce qu’ils peuvent être.
analysis-model = Les lancers sont jugés d’après le modèle « { $model } ».
analysis-aim = Ici des mains ont lancé : ce que les dés ont donné contient aussi la visée, bonne ou mauvaise.
analysis-entered = Personne ne sait avec quelle force de vrais dés ont été lancés : chaque lancer passe pour un bon.
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
analysis-doubt = Où le jeu n’est pas résolu, un choix ne coûte que ce qui est hors de doute : les petites erreurs comptent avec les dés.
analysis-costliest = Les choix les plus chers
analysis-none = Aucun choix n’a coûté de quoi en parler.
analysis-slip = { $when }, { $player } : { $done } au lieu de { $best }
analysis-percent = { $chance } %
analysis-between = { $low } à { $high } %
analysis-chose = { $player } a choisi : { $choice }
analysis-better = Mieux : { $best }. Cela a coûté { $cost } %.
analysis-slider = Parcourir la partie
analysis-mark = un choix qui a coûté
analysis-save = Enregistrer la courbe en image
analysis-how = Comment séparer chance et talent
analysis-how-text = Après chaque choix et après chaque lancer, nous demandons combien de fois chacun gagnerait à partir de là. Ce qu’un lancer change, c’est la chance. Ce qu’un choix vaut de moins que le meilleur, c’est le talent : il ne peut que coûter. Ce que changent les choix des autres est compté à part.
analysis-hint = Les chances de gagner après chaque choix et chaque lancer : { $command }
