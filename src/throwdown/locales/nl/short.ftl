# Wat er gebeurde, in één regel, zoals in het verslag. Tussen **: vet. short-you-: de lezer deed het.

short-throw =
    { $shown ->
        [none] { $player } gooit buiten de arena.
       *[some] { $player } gooit: { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **Jij** gooit buiten de arena.
       *[some] **Jij** gooit: { $faces }.
    }
short-throw-all = Allemaal tegelijk: { $faces }.
short-start = Startdobbelsteen: { $faces }.
short-thrown-again = Hij wordt opnieuw gegooid.
short-turned =
    { $count ->
        [one] Een dobbelsteen kantelt naar { $faces }.
       *[other] { $count } dobbelstenen kantelen naar { $faces }.
    }
short-gone =
    { $count ->
        [one] Eén dobbelsteen is uit het spel.
       *[other] { $count } dobbelstenen zijn uit het spel.
    }
short-stops = { $player } stopt.
short-you-stops = **Jij** stopt.
short-catches =
    { $caught ->
        [none] { $player } gooit alleen dubbele strepen.
       *[some] { $player } vangt { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **Jij** gooit alleen dubbele strepen.
       *[some] **Jij** vangt { $cards }.
    }
short-refilled = Nieuw in het midden: { $cards }.
