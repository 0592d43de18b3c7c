# La partida en líneas de texto: la posición, las órdenes y lo que dice el programa entre turnos.

## Órdenes, una palabra cada una, en minúsculas, distintas entre sí y de las palabras de ask.ftl.

play-command-help = ayuda
play-command-why = motivo
play-command-rules = reglas
play-command-position = mesa
play-command-log = historia
play-command-undo = deshacer
play-command-save = guardar
play-command-quit = salir
play-command-resign = abandonar
play-command-move = mover
play-word-yes = sí

## Lo que hacen las órdenes. $command es la palabra de arriba.

play-help = También puedes escribir estas palabras en cualquier momento:
play-help-help = { $command } o ?: lo que se puede escribir ahora
play-help-why = { $command }: la regla de la última decisión o negativa
play-help-rules = { $command }: las reglas en breve
play-help-position = { $command }: dónde está todo
play-help-log = { $command }: lo que ha pasado hasta ahora
play-help-undo = { $command }: deshacer la última respuesta, si después no se han visto dados ni cartas
play-help-save = { $command }: dónde está guardada esta partida
play-help-quit = { $command }: parar aquí y seguir otro día
play-help-manner = Al lanzar puedes añadir cómo, por ejemplo: 1 directo
play-help-aim = Para apuntar, añade un lugar: 1 directo c4. Si allí hay un dado, apuntas a él. Lanzas desde tu lado ({ $side }); para otro lado, añádelo: 1 directo c4 n
play-help-move = { $command } c4 d5: mover un dado antes de tu lanzamiento, si las reglas de esta mesa lo permiten
play-help-resign = { $command }: dejar esta partida para siempre; los demás siguen

## Principio y final. $game es el nombre de un juego, $players una lista de nombres.

play-begin = { $game } – { $players }. Escribe ? para ver la ayuda.
play-resumed = { $game } – { $players }. La partida sigue donde se quedó.
play-saved-in = Esta partida está guardada en:
play-go-on = Para seguir: throwdown play --plain --resume { $save }
play-afterwards = Repasar: throwdown replay { $save } --story · Comprobar: throwdown verify { $save }
play-not-saved = Esta partida no está guardada en ningún sitio.
play-save-failed = No se ha podido guardar la partida ({ $reason }). Puedes seguir jugando.
play-quit = Has parado la partida. Puedes reanudarla cuando quieras.
play-quit-unsaved = Has parado la partida.
play-closed = La entrada ha terminado: la partida se para aquí.
play-damaged = La partida guardada estaba dañada. Se ha recuperado todo lo anterior al daño; el archivo dañado se conserva como { $file }.

## La lista de partidas guardadas. $save es el nombre de una partida guardada.

play-save-moves =
    { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
play-save-open = { $save }: { $game } con { $players }, { play-save-moves }, { $when }
play-save-finished = { $save }: { $game } con { $players }, { play-save-moves }, terminada, { $when }
play-save-damaged = { $save }: { $game } con { $players }, { play-save-moves }, dañada al final, { $when }
play-saves-none = No hay partidas guardadas.

## Entre respuestas

play-pass = Pasa el teclado a { $player }. { $player }: pulsa Intro cuando no mire nadie más.
play-to = { $player }:
play-undone = La última respuesta de { $player } queda deshecha.
play-nothing-to-undo = No se puede deshacer nada: después se han visto dados o cartas.
play-why-nothing = Todavía no se ha decidido ni rechazado nada.
play-why = { $clause }: { $sentence }
play-log-empty = Todavía no ha pasado nada.
play-resign-sure = { $player } deja la partida para siempre. Escribe { $yes } para confirmar, cualquier otra cosa para seguir.
play-stays = No ha cambiado nada.
play-try-again = Pulsa Intro para intentarlo de nuevo, o escribe: { $quit }
play-move-consent = { $player }: ¿se pueden apartar los dados de la pared antes de lanzar, en toda esta partida? Escribe { $yes } para aceptar, otra cosa para negarte.

## La carrera de la columna de fuego

play-race-who = ¿Quién ha terminado antes?
play-race-name = { $player }
play-race-default = Solo Intro: sortear quién gana.
play-race-ready =
    { $count ->
        [one] { $player }: cuando aparezca ¡YA!, pulsa Intro y luego otra vez por tu { $count } dado. Pulsa Intro para empezar.
       *[other] { $player }: cuando aparezca ¡YA!, pulsa Intro y luego una vez por cada uno de los { $count } dados. Pulsa Intro para empezar.
    }
play-race-go = ¡YA!
play-race-time = { $player }: { $seconds } segundos.

## Torneos. $number cuenta las partidas; un total más bajo es mejor.

play-tournament-game = Partida { $number } de { $games }. Empieza { $player }.
play-tournament-decider = Partida de desempate entre { $players }. Empieza { $player }.
play-tournament-total =
    { $count ->
        [one] { $player }: { $count } punto
       *[other] { $player }: { $count } puntos
    }
play-tournament-tie = { $players } empatan. ¿Se comparte la victoria o se juega una partida más?
play-tournament-share = Compartir.
play-tournament-play = Jugar una partida más.
play-tournament-won = Victoria en el torneo: { $players }.
play-word-share = compartir
play-word-play = jugar

## La posición

play-seat-you = { $player } (tú)
play-seat-turn = { $player } (en turno)
play-seat-other = { $player }
play-seat-out = { $player }: eliminado
play-arena-empty = { place-arena.Name }: { place-arena.empty }
play-arena-tower-only = { place-arena.Name }: solo la torre
play-arena = { place-arena.Name }: { $symbols }
play-tower = Torre de abajo arriba: { $symbols }. Solo cuenta el dado de arriba, { $top }.
play-die-at = { $symbol } en { $cell }
play-die-at-wall = { $symbol } en { $cell } junto a la pared
play-tower-at = Torre en { $cell } de abajo arriba: { $symbols }. Solo cuenta la de arriba, { $top }.
play-map =
    { $towers ->
        [0] Vista desde arriba: el norte está arriba, un punto es un lugar vacío.
       *[other] Vista desde arriba: el norte está arriba, un punto es un lugar vacío, una estrella marca una torre.
    }
play-supply =
    { $count ->
        [0] { $player }: sin dados
        [one] { $player }: { $count } dado
       *[other] { $player }: { $count } dados
    }
play-supply-piles =
    { $count ->
        [one] { $player }: { $count } dado, con { $piles }
       *[other] { $player }: { $count } dados, con { $piles }
    }
play-pile = una pila de { $count }
play-supply-hidden = { $player }: tiene dados
play-supply-none = { $player }: sin dados
play-elements = Poderes activos: { $elements }
play-direction-back = Se juega en sentido antihorario.
play-removed =
    { $count ->
        [one] Fuera del juego: { $count } dado
       *[other] Fuera del juego: { $count } dados
    }
play-hub =
    { $count ->
        [0] Centro: vacío
       *[other] Centro: { $cards }
    }
play-catch-waiting = Captura de { $player }, aún sin asegurar: { $cards }
play-catch-plundered = Captura de { $player }, en juego ahora: { $cards }
play-catch-own = { $player }, capturado en este turno: { $cards }
play-dice = Dados: { $dice }
play-die = { $number } = { $face }
play-yard = { $player }: en el patio { $cards }; en el montón { $heap }
play-yard-hidden = { $player }: en el patio { $cards }; montón oculto
play-deck =
    { $count ->
        [0] Mazo: vacío
        [one] Mazo: { $count } carta
       *[other] Mazo: { $count } cartas
    }

## Empezar y leer

play-player = Jugador { $number }
play-record-heading = { $game }: { $players }.
play-record-stops = El registro acaba aquí: la partida no se terminó.
play-no-drawing = Este terminal usa { $encoding }, con el que no se puede mostrar la pantalla. Juegas en líneas. Define PYTHONIOENCODING=utf-8 para usar la pantalla.
play-dumb-terminal = Este terminal (TERM={ $term }) no puede mostrar la pantalla. Juegas en líneas.
play-no-screen = La pantalla no está instalada. Juegas en líneas.
