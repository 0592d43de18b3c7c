# Was geschah, in einer Zeile, wie sie im Verlauf steht. Zwischen ** steht, was fett ist. short-you-: Der Leser war es.

short-throw =
    { $shown ->
        [none] { $player } wirft daneben.
       *[some] { $player } wirft: { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **Du** wirfst daneben.
       *[some] **Du** wirfst: { $faces }.
    }
short-throw-all = Alle zugleich: { $faces }.
short-start = Startwürfel: { $faces }.
short-thrown-again = Er wird noch einmal geworfen.
short-turned =
    { $count ->
        [one] Ein Würfel kippt auf { $faces }.
       *[other] { $count } Würfel kippen auf { $faces }.
    }
short-gone =
    { $count ->
        [one] Ein Würfel ist aus dem Spiel.
       *[other] { $count } Würfel sind aus dem Spiel.
    }
short-stops = { $player } hört auf.
short-you-stops = **Du** hörst auf.
short-catches =
    { $caught ->
        [none] { $player } würfelt nur Doppelbalken.
       *[some] { $player } fängt { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **Du** würfelst nur Doppelbalken.
       *[some] **Du** fängst { $cards }.
    }
short-refilled = Neu im { place-hub }: { $cards }.
