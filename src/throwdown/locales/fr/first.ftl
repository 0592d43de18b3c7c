# La première minute à une table : trois phrases courtes au-dessus de la boîte, l’une après l’autre.

first-coach = Premiers pas
first-skip = Passer les premiers pas
first-lesson = En savoir plus : une leçon de trois minutes

first-arena-aim = Tire le dé en arrière et lâche-le, ou appuie sur « { page-throw } ».
first-arena-goal = Le dernier à avoir des dés gagne.
first-arena-result =
    { $box ->
        [impact] Les symboles égaux sont à toi. Un dé sur sa face vierge est perdu.
       *[any] Les symboles égaux sont à toi. Un dé qui montre un X est perdu.
    }
first-arena-choice = Aucune paire : t’arrêter ou relancer ?
first-arena-end = C’est tout le jeu. Garde tes dés jusqu’à la fin.

first-verasselt-aim = Lance : chaque cloporte sur un dé attrape une carte de sa couleur.
first-verasselt-goal = Gagne qui a le plus de cartes sur le { place-heap }.
first-verasselt-result = Plus de cloportes d’une couleur que de cartes : { cry-bust.there }.
first-verasselt-choice = Arrête-toi et garde { place-catch.your }, ou continue et risque-la.
first-verasselt-end = C’est tout le jeu. Arrête-toi à temps.
