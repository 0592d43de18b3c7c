# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Carrera ganada
moment-apart = Las pilas se deshacen
moment-big = ¡Todos los dados!
moment-out = Eliminado
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
moment-comeback = Remontada
moment-comeback-of =
    { $you ->
        [yes] Remontada: ibas muy por detrás y ahora vas en cabeza.
       *[no] Remontada: { $player } iba muy por detrás y ahora va en cabeza.
    }
moment-towers = Las torres
moment-seconds = { $seconds } s

# What an effect does, below its name.
moment-does-storm = Todos los demás lanzan un dado a la vez.
moment-does-fire = La primera torre se lleva los dados.
moment-does-boulders = Las piedras forman una pila.
moment-does-hurricane = Cada persona pasa todos sus dados a quien tiene a su izquierda.
moment-does-swamp = El agua nunca se toma.
moment-does-immobulus = Estos dados se quedan y ningún otro hechizo actúa.
moment-does-relashio = Un dado cada uno, todos a la vez.
moment-does-accio = Se toma un dado más.
moment-does-leviosa = Estos dados forman una torre.
moment-does-confundo = El orden de juego se invierte.
moment-does-comeback = Muy por detrás, y ahora en cabeza.
