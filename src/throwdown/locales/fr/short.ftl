# Ce qui s’est passé, en une ligne, comme dans le déroulement. Entre ** : en gras. short-you- : c’est le lecteur.

short-throw =
    { $shown ->
        [none] { $player } lance hors de l’arène.
       *[some] { $player } lance : { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **Tu** lances hors de l’arène.
       *[some] **Tu** lances : { $faces }.
    }
short-throw-all = Tous ensemble : { $faces }.
short-start = Dé de départ : { $faces }.
short-thrown-again = On le relance.
short-turned =
    { $count ->
        [one] Un dé bascule sur { $faces }.
       *[other] { $count } dés basculent sur { $faces }.
    }
short-gone =
    { $count ->
        [one] Un dé est écarté du jeu.
       *[other] { $count } dés sont écartés du jeu.
    }
short-stops = { $player } s’arrête.
short-you-stops = **Tu** t’arrêtes.
short-catches =
    { $caught ->
        [none] { $player } ne lance que des doubles barres.
       *[some] { $player } attrape { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **Tu** ne lances que des doubles barres.
       *[some] **Tu** attrapes { $cards }.
    }
short-refilled = Nouveau { place-hub.in } : { $cards }.
