# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Carrera ganada
moment-apart = Las pilas se deshacen
moment-big = ¡Todos los dados!
moment-out = Fuera
moment-left = Partida abandonada
moment-boost = Más cartas
moment-plunder = Saqueo
moment-safe = A salvo
moment-win =
    { $you ->
        [yes] Has ganado
       *[no] { $count ->
            [one] Gana { $players }
           *[other] Ganan { $players }
        }
    }
