# Il primo minuto a un tavolo: tre frasi brevi sopra la scatola, una dopo l’altra.

first-coach = Primi passi
first-skip = Salta i primi passi
first-lesson = Di più in una lezione di tre minuti

first-arena-aim = Tira indietro il dado e lascialo andare, o premi «{ page-throw }».
first-arena-goal = Vince l’ultimo che ha ancora dadi.
first-arena-result =
    { $box ->
        [impact] I simboli uguali sono tuoi. Un dado con il lato vuoto è perso.
       *[any] I simboli uguali sono tuoi. Un dado con una X è perso.
    }
first-arena-choice = Nessuna combinazione: fermarti o continuare?
first-arena-end = Il gioco è tutto qui. Conserva i dadi fino alla fine.

first-verasselt-aim = Lancia: ogni porcellino su un dado cattura una carta del suo colore.
first-verasselt-goal = Vince chi ha più carte nel { place-heap }.
first-verasselt-result = Più porcellini di un colore che carte: lancio nullo.
first-verasselt-choice = Fermati e tieni il { place-catch }, o continua e rischialo.
first-verasselt-end = Il gioco è tutto qui. Fermati in tempo.
