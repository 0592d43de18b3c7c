# Lo que pasó, en una línea, como en el registro. Entre **: en negrita. short-you-: fue quien lee.

short-throw =
    { $shown ->
        [none] { $player } lanza fuera { place-arena.of }.
       *[some] { $player } lanza: { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **Tú** lanzas fuera { place-arena.of }.
       *[some] **Tú** lanzas: { $faces }.
    }
short-throw-all = Todos a la vez: { $faces }.
short-start = Dado inicial: { $faces }.
short-thrown-again = Se lanza otra vez.
short-turned =
    { $count ->
        [one] Un dado gira y muestra { $faces }.
       *[other] { $count } dados giran y muestran { $faces }.
    }
short-gone =
    { $count ->
        [one] Un dado queda eliminado del juego.
       *[other] { $count } dados quedan eliminados del juego.
    }
short-stops = { $player } se planta.
short-you-stops = **Tú** te plantas.
short-catches =
    { $caught ->
        [none] { $player } solo saca barras dobles.
       *[some] { $player } captura { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **Tú** solo sacas barras dobles.
       *[some] **Tú** capturas { $cards }.
    }
short-refilled = Nuevo en el centro: { $cards }.
