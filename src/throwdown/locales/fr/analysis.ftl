# Toute la partie analysée : les chances de chacun, la chance et le talent séparés. Les nombres sont des pourcentages.
# $when est l’un des learn-at-… ; $done et $best sont des décisions.

analysis-title = Chances de gagner
analysis-wait = Évaluation de chaque décision …
analysis-exact = Ce jeu est résolu : chaque nombre est exact.
analysis-estimated = Les nombres sont des estimations. Dans 95 % des cas, la vraie valeur est dans la bande.
analysis-model = Les lancers sont jugés d’après le modèle « { $model } ».
analysis-entered = Ce sont de vrais dés, et personne n’a mesuré la force : nous supposons que chaque lancer était bon.
analysis-gave =
    { $who ->
        [you] Les dés t’ont donné { $luck } %, tes choix ont coûté { $skill } %.
       *[player] { $player } : les dés ont donné { $luck } %, les choix ont coûté { $skill } %.
    }
analysis-took =
    { $who ->
        [you] Les dés t’ont pris { $luck } %, tes choix ont coûté { $skill } %.
       *[player] { $player } : les dés ont pris { $luck } %, les choix ont coûté { $skill } %.
    }
analysis-player = Qui
analysis-start = Début
analysis-luck = Dés
analysis-skill = Ses choix
analysis-others = Choix des autres
analysis-end = Fin
analysis-sum = Le début, les dés, ses choix et ceux des autres donnent ensemble la fin.
analysis-doubt = Si le jeu n’est pas résolu, un choix ne coûte que ce qui est certain. Les petites erreurs comptent alors comme de la chance.
analysis-costliest = Les choix les plus coûteux
analysis-none = Aucun choix n’a coûté cher.
analysis-slip = { $when }, { $player } : { $done } au lieu de { $best }
analysis-percent = { $chance } %
analysis-between = { $low } à { $high } %
analysis-chose = { $player } a choisi : { $choice }
analysis-better = Mieux : { $best }. Cela a coûté { $cost } %.
analysis-slider = Parcourir la partie
analysis-mark = un choix qui a coûté quelque chose
analysis-how = Comment nous séparons chance et talent
analysis-how-text = Après chaque choix et chaque lancer, nous calculons combien de fois chaque joueur gagnerait à partir de là. Ce qu’un lancer change, c’est la chance. L’écart entre ton choix et le meilleur, c’est le talent : il ne peut que coûter. Ce que changent les choix des autres est compté à part.
analysis-hint = Les chances de gagner après chaque choix et chaque lancer : { $command }

# Où des mains ont lancé dans l’arène : la même main est relancée.
analysis-hands-exact = Les positions sont résolues : entre les lancers chaque chance est exacte, pour des lancers sans viser. La valeur d’un lancer est une moyenne : la même main le répète au moins { $draws } fois.
analysis-hands-estimated = Les chances sont estimées. La valeur d’un lancer est une moyenne : la même main le répète au moins { $draws } fois.
analysis-ordinary = Chaque lancer est comparé à un lancer ordinaire : aussi fort, et sans viser.
analysis-hands-gave =
    { $who ->
        [you] Les dés t’ont donné { $luck } %, tes lancers et tes choix { $way ->
            [gain] ont rapporté { $skill } %.
           *[cost] ont coûté { $skill } %.
        }
       *[player] { $player } : les dés ont donné { $luck } %, les lancers et les choix { $way ->
            [gain] ont rapporté { $skill } %.
           *[cost] ont coûté { $skill } %.
        }
    }
analysis-hands-took =
    { $who ->
        [you] Les dés t’ont pris { $luck } %, tes lancers et tes choix { $way ->
            [gain] ont rapporté { $skill } %.
           *[cost] ont coûté { $skill } %.
        }
       *[player] { $player } : les dés ont pris { $luck } %, les lancers et les choix { $way ->
            [gain] ont rapporté { $skill } %.
           *[cost] ont coûté { $skill } %.
        }
    }
analysis-hands-skill = Ses lancers et choix
analysis-hands-others = Lancers et choix des autres
analysis-hands-how = Un lancer à la main, c’est deux choses : ce que la main choisit (où, avec quelle force, avec quel effet) et le hasard (son tremblement et les faces). Nous répétons le même lancer encore et encore sur les mêmes dés. Ce qu’il donne en moyenne, c’est le choix ; ce qui est arrivé, moins cette moyenne, c’est la chance. Nous comparons avec un lancer ordinaire : un bon lancer rapporte donc.
analysis-hand-threw = { $player } : { $throw }
analysis-hand-better = Un lancer ordinaire aurait été meilleur ({ $best }). Cela a coûté { $cost } %.
analysis-hand-again = Relancé { $draws } fois : une combinaison dans { $matched } %, un dé retourné dans { $turned } %, et { $out } dés perdus en moyenne.
analysis-was-no = Non : les lancers ont fait la différence.
analysis-was-some = En partie.
analysis-was-yes = Oui, pour l’essentiel.
analysis-was-wait = Chaque lancer est répété …
analysis-throwing = Ton navigateur répète chaque lancer pour séparer la chance et le talent.
analysis-stopped = Arrêté. Ton navigateur peut continuer, ou le serveur répète les lancers.
analysis-resume = Continuer
analysis-server = Laisser faire le serveur
analysis-was-seat = { $player } : { $answer }
