# Torneos en muchas mesas: inscripción, rondas, resultados, organización, pantalla grande.

## The list

tournament-title = Torneos
tournament-lead = Muchos jugadores, muchas mesas: una velada de club o un torneo abierto. Los teléfonos muestran dónde se sienta cada uno, y una lista muestra quién va en cabeza.
tournament-none = Ahora mismo no hay ningún torneo abierto aquí.
tournament-no-server = Los torneos necesitan un servidor. Esta página funciona sin él.
tournament-unknown = Este torneo no existe, o no está abierto para ti.
tournament-nameless = Torneo
tournament-count = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
tournament-short-entering = inscripción abierta
tournament-short-playing = en curso
tournament-short-between = en curso
tournament-short-over = terminado
tournament-yours = lo organizas
tournament-entered = participas

## A new one

tournament-new = Nuevo torneo
tournament-its-name = Nombre del torneo
tournament-its-name-how = Viernes en el club
tournament-mode = Formato
tournament-mode-swiss = Rondas
tournament-mode-evening = Velada abierta
tournament-mode-knockout = Eliminatorias
tournament-mode-swiss-how = Todos juegan cada ronda, contra jugadores con más o menos los mismos puntos. Nadie repite adversarios si se puede evitar.
tournament-mode-evening-how = Los jugadores van y vienen. En cuanto esperan bastantes, reciben una mesa. Cuenta la media de los puntos.
tournament-mode-knockout-how = La mejor mitad de cada mesa sigue jugando, hasta que queda una sola mesa.
tournament-size = Mesas
tournament-size-four = De cuatro
tournament-size-two = Duelos
tournament-size-four-how = De tres o de cinco donde el número de jugadores lo pide.
tournament-size-two-how = Dos jugadores en cada mesa.
tournament-rounds = Rondas
tournament-final = Al final, una final de los mejores
tournament-least = Partidas necesarias para entrar en la clasificación
tournament-play = Dónde se juega
tournament-play-online = En línea
tournament-play-device = Un dispositivo por mesa
tournament-play-box = Cajas de verdad
tournament-play-online-how = Cada uno juega en su teléfono u ordenador. Los resultados llegan solos.
tournament-play-device-how = Los jugadores de una mesa comparten un dispositivo. Juegan en él o escriben el resultado.
tournament-play-box-how = Los jugadores de una mesa usan dados de verdad. Uno escribe el resultado en un teléfono, o el teléfono hace de árbitro.
tournament-boxes = Cajas de verdad en la sala
tournament-boxes-how = Las reciben primero las mesas con jugadores sin dispositivo.
tournament-open-to = Quién puede participar
tournament-open-to-link = Quien tenga el enlace
tournament-open-to-listed = Cualquiera
tournament-open-to-group = Un grupo
tournament-group = Grupo
tournament-fill = Los bots completan mesas
tournament-fill-none = Sin bots
tournament-minutes = Minutos por ronda (0: sin reloj)
tournament-minutes-evening = Minutos para la velada (0: sin reloj)
tournament-open = Abrir el torneo

## What it is, and where it is

tournament-about = { $mode ->
    [evening] { $game }, velada abierta
    [knockout] { $game }, eliminatorias
   *[swiss] { $game }, { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }{ $final ->
        [true] {" "}y una final
       *[false] {""}
    }
}{ $tables ->
    [duels] , duelos
   *[tables] {""}
}
tournament-phase-entering = Inscripción abierta
tournament-phase-round = Ronda { $round } de { $rounds }
tournament-phase-final = Final
tournament-phase-evening = Velada abierta
tournament-phase-bell = Ha sonado la campana: las partidas ya empezadas aún cuentan
tournament-phase-over = Terminado
tournament-time-left = Tiempo restante
tournament-round = Ronda { $round }
tournament-played = Partidas terminadas
tournament-tables = Mesas
tournament-table = Mesa { $number }
tournament-final-table = Final
tournament-box = Caja { $box }
tournament-device = un dispositivo
tournament-box-waits = espera una caja
tournament-box-any = La próxima caja libre
tournament-corrected = corregido
tournament-void = no cuenta
tournament-plus = +{ $points }
tournament-place = { $place }.º
tournament-byes = Descanso en esta ronda: { $names }
tournament-watch = Ir a la mesa

## Entering

tournament-enter-title = Participar
tournament-enter-late = Ya ha empezado. Juegas a partir de la próxima ronda.
tournament-enter = Inscribirme
tournament-enter-as = Inscribirme como { $name }

## The own table

tournament-your-table = Tu mesa:
tournament-your-final = Estás en la final. Tu mesa:
tournament-with = Con { $names }
tournament-to-table = Ir a la mesa
tournament-table-soon = La mesa se abre en un momento.
tournament-type-result = Escribir el resultado
tournament-referee = Este teléfono hace de árbitro
tournament-hot-seat = Jugar en este dispositivo
tournament-your-place = Has quedado en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] quinto
} puesto: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
tournament-your-bye = Descansas en esta ronda y recibes 3 puntos.
tournament-you-are-in = Participas.
tournament-wait-round = Tu mesa aparece aquí en cuanto empiece la próxima ronda.
tournament-wait-seat = Tu mesa aparece aquí en cuanto esperen bastantes jugadores.
tournament-wait-knockout = Si juegas la próxima ronda, tu mesa aparece aquí.
tournament-wait-bell = Ha sonado la campana: nadie recibe otra mesa. La clasificación sigue cuando acaben todas las partidas.
tournament-wait-final = Se han jugado todas las rondas. Ahora viene la final: si estás en ella, tu mesa aparece aquí.
tournament-wait-end = Se está jugando la final. La clasificación sigue cuando acabe.
tournament-left-table = Haces una pausa después de esta mesa. Falta todavía su resultado.
tournament-you-left = Estás en pausa.
tournament-leave = Hacer una pausa o irme a casa
tournament-return = Ya he vuelto
tournament-dropped = Quien organiza el torneo te ha retirado. Pídele que te haga volver.
tournament-over = El torneo ha terminado.
tournament-your-rank = Tu puesto: { $rank }, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
tournament-no-rank = Tienes { $points ->
    [one] un punto
   *[other] { $points } puntos
} y muy pocas partidas para entrar en la clasificación.

## Typing a result

tournament-who-first = ¿Quién tiene el primer puesto?
tournament-who-next = ¿Quién va después (puesto { $place })?
tournament-places = Puestos
tournament-tie = Empate
tournament-tied = { $one } empata con { $other }
tournament-result-send = Enviar el resultado
tournament-result-again = Desde el principio
tournament-cancel = Cancelar
tournament-preview = Ver antes el emparejamiento
tournament-preview-again = Ver otra vez
tournament-preview-none = Ninguna mesa: hay muy pocas personas.
tournament-preview-met = { $names } ya han jugado entre sí.
tournament-preview-byes = Sin mesa: { $names }.
tournament-void-do = Esta mesa no cuenta

## Standings

tournament-standings = Clasificación
tournament-least-how = { $games ->
    [one] Para entrar en la clasificación hace falta al menos una partida.
   *[other] Para entrar en la clasificación hacen falta al menos { $games } partidas.
}
tournament-final-decided = La final decidió los primeros puestos.
tournament-rank = Puesto
tournament-name = Jugador
tournament-games = Partidas
tournament-mean = Media
tournament-points = Puntos
tournament-with-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
tournament-you = tú
tournament-gone = ya no está

## Players

tournament-entrants = Jugadores: { $count }
tournament-nobody = Todavía no se ha inscrito nadie.
tournament-paper = sin dispositivo
tournament-filler = bot que completa mesas
tournament-late = llegó más tarde
tournament-left-name = alguien que se fue
tournament-bot-name = Bot { $number }
tournament-drop = Retirar a { $name }
tournament-take-back = { $name } ha vuelto
tournament-paper-add = Jugadores sin dispositivo
tournament-paper-how = Un nombre por línea
tournament-add = Añadir
tournament-bot-add = Un bot como jugador
tournament-bot-add-do = Añadir un bot

## The host

tournament-host = Para quien organiza
tournament-too-few = { $count ->
    [0] Todavía no se ha inscrito nadie. Comparte el enlace o escribe nombres.
    [one] Hay una persona inscrita. Una ronda necesita al menos { $least }.
   *[other] Hay { $count } personas inscritas. Una ronda necesita al menos { $least }.
}
tournament-ready = { $count ->
    [one] Se ha inscrito un jugador.
   *[other] Se han inscrito { $count } jugadores.
}
tournament-missing = { $count ->
    [one] Falta un resultado: mesa { $tables }.
   *[other] Faltan { $count } resultados: mesas { $tables }.
}
tournament-round-over = Ya están todos los resultados de la ronda { $round }.
tournament-evening-runs = Los jugadores reciben una mesa en cuanto esperan bastantes.
tournament-begin = Empezar la velada
tournament-pair = Empezar la ronda { $round }
tournament-pair-final = Empezar la final
tournament-bell = Tocar la campana
tournament-close = Cerrar el torneo
tournament-close-sure = Después nadie puede seguir jugando, y las mesas sin resultado no cuentan. Todavía podrás corregir resultados.
tournament-close-yes = Cerrar ahora
tournament-correct = Corregir

## Inviting, screen, paper

tournament-invite = Invitar
tournament-invite-link = Quien abra este enlace puede participar.
tournament-invite-listed = Cualquiera encuentra este torneo en la lista. El enlace también lleva aquí.
tournament-invite-group = El enlace es para los miembros del grupo.
tournament-link = Enlace al torneo
tournament-qr = Código QR con el enlace al torneo
tournament-big = Pantalla grande
tournament-csv = Clasificación en un archivo (CSV)
tournament-csv-tables = Mesas en un archivo (CSV)
tournament-print = Imprimir
tournament-fill-screen = Pantalla completa
tournament-scan = Escanea este código para participar
tournament-join-late = Todavía puedes participar
tournament-pause = Pausa
tournament-turn = Continuar
