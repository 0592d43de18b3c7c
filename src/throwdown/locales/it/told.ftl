# Ciò che dice il tavolo accanto al racconto: orologi, connessione, gare, decisioni e la loro causa.

told-earlier = Prima ancora
told-line-silent = Il server al momento non risponde. Il tuo posto resta tuo.
told-gone-silent = { $player } al momento non risponde.
told-race-prize =
    { $count ->
        [one] La prima torre prende { $count } dado.
       *[other] La prima torre prende { $count } dadi.
    }
told-race-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
told-race-others = A che punto sono gli altri
