# La mesa de voll verasselt en la página, las repeticiones, el árbitro y la arena de práctica.
# $player es un nombre; $cards una lista como «2 amarillas y 1 roja».

## voll verasselt: lo que hay en la mesa

board-hub = Centro
# Junto al centro mientras alguien tira por una captura.
board-hub-rests = fuera de juego en este turno
board-hub-ends = El centro pone fin a la partida
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
# Detrás del número de cartas del centro, en pantallas estrechas.
board-deck-too = , { $count } en el mazo
# Debajo del propio número.
board-in-deck = en el mazo
board-your-yard = Tu patio
board-yard-name = Patio de { $player }
board-yard-of = { $count } de { $places }
board-yard-holds = Patio de { $player }: { $cards }
board-heap =
    { $count ->
        [one] { $count } carta en el montón
       *[other] { $count } cartas en el montón
    }
board-heap-short = montón { $count }
board-heap-hidden = montón oculto
board-your-catch = Tu captura
board-catch-of = Captura de { $player }
board-unsafe =
    { $count ->
        [one] { $count } carta, aún no está a salvo
       *[other] { $count } cartas, aún no están a salvo
    }
board-nothing-yet = nada todavía
board-no-catch = No hay ninguna captura en la mesa.
board-receives = { $player } recibe
board-you-receive = Recibes
# Una marca corta en las cartas por las que se tira.
board-you-roll = tiras por estas
board-player-rolls = { $player } tira por estas
board-dice = Los siete dados
board-dice-show = Los dados muestran: { $faces }.
# $face es un color o la barra doble.
board-die = Dado { $number }, { $face }
# Debajo de un dado: una palabra corta cada una.
board-roll-word = tira
board-keep-word = fijo
board-turn = turno { $number }

## voll verasselt: lo que se pregunta y se hace

board-in-flight = Los dados ruedan.
board-wait = Es el turno de { $player }.
board-wait-split = { $player } reparte las cartas recibidas.
board-ask-choose = ¿Tirar por el centro o saquear a { $player }?
board-ask-hub = Tu turno empieza en el centro.
board-ask-roll =
    { $count ->
        [one] Tiras por una carta del centro. Toca un dado para mantenerlo.
       *[other] Tiras por { $count } cartas del centro. Toca un dado para mantenerlo.
    }
board-ask-roll-catch =
    { $count ->
        [one] Tiras por la única carta de esta captura. Toca un dado para mantenerlo.
       *[other] Tiras por las { $count } cartas de esta captura. Toca un dado para mantenerlo.
    }
board-ask-on =
    { $count ->
        [one] Has capturado una carta. ¿Seguir tirando, o plantarte y dejarla ahí por ahora?
       *[other] Has capturado { $count } cartas. ¿Seguir tirando, o plantarte y dejarlas ahí por ahora?
    }
# $room: sitios libres en el patio.
board-ask-split =
    { $count ->
        [one] Recibes una carta.
       *[other] Recibes { $count } cartas.
    } { $room ->
        [one] En tu patio hay sitio para una.
       *[other] En tu patio hay sitio para { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] Al centro le falta una carta: añade al menos una de tu patio.
       *[other] Al centro le faltan { $count } cartas: añade al menos otras tantas de tu patio.
    }
board-plunder = Saquear a { $player }
board-take-hub = Elegir el centro
board-keeps = { $player } se queda con { $count }
board-roll = Tirar { $count }
board-roll-for =
    { $count ->
        [one] por { $count } carta
       *[other] por { $count } cartas
    }
board-boost-what =
    { $count ->
        [one] añadir { $count } carta
       *[other] añadir { $count } cartas
    }
board-stop-what =
    { $count ->
        [0] sin captura
        [one] { $count } carta espera
       *[other] { $count } cartas esperan
    }
board-split-do = Guardar
board-split-what = patio { $yard }, montón { $heap }
board-split-card =
    { $place ->
        [yard] { $colour }: al patio
       *[heap] { $colour }: al montón
    }
board-to-yard = patio
board-to-heap = montón
board-top-up =
    { $count ->
        [one] Añadir { $count } carta
       *[other] Añadir { $count } cartas
    }
board-top-up-needs = al menos { $count }
board-into-hub = añadir al centro
board-into-catch = añadir a la captura
board-read-hub =
    { $count ->
        [one] En el centro: { $cards }. Queda una carta en el mazo.
       *[other] En el centro: { $cards }. Quedan { $count } cartas en el mazo.
    }
board-read-catch = Captura de { $player }: { $cards }.
board-read-yard = { $player }: en el patio { $cards }, en el montón { $heap }.
board-where = ¿Qué hay en la mesa?
board-keys = Con teclas
board-hint-keep = mantener { $faces }
board-hint-add = añadir { $cards }
board-hint-yard = { $cards } al patio
board-hint-heap = todo al montón
board-hint-die = mejor mantenerlo
board-hint-to-yard = mejor al patio

## El árbitro: se juega con la caja de verdad y se toca lo que pasa

board-ref-what = Jugáis con la caja de verdad. Tocad lo que muestran los dados; el árbitro conoce las reglas y lleva la cuenta.
board-ref-go-on = Reanudar la partida
board-ref-who = ¿Quién juega? Alrededor de la mesa, en el sentido de las agujas del reloj.
# Junto a un nombre: esta persona empieza.
board-ref-less = Sin { $player }
board-ref-more-people = Una persona más
board-ref-tournament = Un torneo: tantas partidas como jugadores
board-ref-twice = Dos personas tienen el mismo nombre. Dad a cada una el suyo.
board-ref-not-begun = La partida no ha empezado todavía.
board-ref-watch = Lo que pasa se anota en el dispositivo del árbitro.
# La pregunta: qué muestra un dado, etc.
board-ref-start = { $player } lanza el dado inicial. ¿Qué muestra?
board-ref-turn = { $player } lanza un dado. ¿Qué muestra?
board-ref-choice = { $player } se planta, o lanza otro dado. ¿Qué muestra?
board-ref-many =
    { $count ->
        [one] { $player } lanza { $count } dado. ¿Qué muestra?
       *[other] { $player } lanza { $count } dados. ¿Qué muestran?
    }
board-ref-storm = Todos lanzan a la vez. ¿Qué muestra el dado de { $player }?
board-ref-changes = ¿Ha girado o salido otro dado? Tocadlo. Si no: «Listo».
board-ref-now = Aquí había: { $face }. ¿Qué muestra ahora este dado?
board-ref-done = ¿Está todo bien? Entonces: «Listo».
board-ref-place = { $player } coloca el dado inicial. ¿Qué símbolo queda arriba?
board-ref-collect = ¿Se lleva { $player } lo que coincide?
board-ref-piles = ¿{ $player } conserva las pilas?
board-ref-extra = ¿Qué otro dado se lleva { $player }?
board-ref-tower = { $player } levanta una torre con todos los dados. ¿En qué orden?
board-ref-pile = { $player } no tiene dados sueltos. ¿Qué pila se lanza?
board-ref-race = ¿Quién ha terminado antes su torre?
board-ref-race-tie = Empate: tocad a todos los que acabaron primero.
# Botones.
board-ref-ready = Listo
board-ref-undo = Deshacer
board-ref-undo-last = Deshacer la última entrada
board-ref-out = fuera
# Un dado lanzado, o golpeado, ya no está en la arena.
board-ref-out-button = Fuera { place-arena.of }
board-ref-stops = { $player } se planta
board-ref-takes = Se lo lleva todo
board-ref-leaves = Lo deja ahí
board-ref-keeps = Conservar las pilas
board-ref-loosens = Deshacer las pilas
board-ref-none = Ningún dado
board-ref-nobody = Nadie
board-ref-tie = Empate
board-ref-thrown = Dados lanzados
board-ref-not-entered = sin anotar
board-ref-hit = ¿Algún dado golpeado? Tocadlo.
board-ref-die = { $face }, { place-arena.in }
board-ref-die-now = { $face }, ahora: { $now }
board-ref-towers = ¿Qué torres hay?
board-ref-tower-stands = una torre
board-ref-towers-how = Tocad los dados de una torre de abajo arriba. Quitad las torres caídas.
board-ref-tower-away = Quitar esta torre
board-ref-no-tower = No hay ninguna torre.
board-ref-another-tower = Otra torre
board-ref-leaves-game = Alguien deja la partida
board-ref-who-leaves = ¿Quién se va definitivamente?

## El árbitro en voll verasselt

board-ref-setup =
    { $count ->
        [one] Barajad y descubrid { $count } carta. ¿Cuál está en el centro?
       *[other] Barajad y descubrid { $count } cartas. ¿Cuáles están en el centro?
    }
# $where: adónde van las cartas; el patio es el de $player, que se ha pasado.
board-ref-drawn =
    { $where ->
        [hub] { $count ->
            [one] Llega una carta nueva al centro. ¿De qué color?
           *[other] Llegan { $count } cartas nuevas al centro. ¿De qué colores?
        }
        [yard] { $count ->
            [one] { $player } se ha pasado y roba una carta para su patio. ¿De qué color?
           *[other] { $player } se ha pasado y roba { $count } cartas para su patio. ¿De qué colores?
        }
       *[deck] { $count ->
            [one] Sale una carta del mazo. ¿De qué color?
           *[other] Salen { $count } cartas del mazo. ¿De qué colores?
        }
    }
board-ref-choose = ¿Por qué cartas tira { $player }?
board-ref-roll = { $player } tira. ¿Qué muestran los dados?
board-ref-roll-or-stop = { $player } se planta, o sigue tirando. ¿Qué muestran los dados?
board-ref-rolling =
    { $count ->
        [one] { $player } tira { $count } dado. ¿Qué muestra?
       *[other] { $player } tira { $count } dados. ¿Qué muestran?
    }
board-ref-more =
    { $count ->
        [one] Falta un dado.
       *[other] Faltan { $count } dados.
    }
board-ref-tapped = { $count } de { $all }
board-ref-keep-how = Tocad los dados que se mantienen y después lo que muestran los demás.
board-ref-boost =
    { $count ->
        [0] ¿Cartas del patio?
        [one] { $count } carta del patio
       *[other] { $count } cartas del patio
    }
board-ref-split =
    { $room ->
        [one] { $player } reparte las cartas. En el patio hay sitio para una: tocadla.
       *[other] { $player } reparte las cartas. En el patio hay sitio para { $room }: tocadlas.
    }
board-ref-top-up =
    { $count ->
        [one] { $player } debe añadir al menos { $count } carta al centro. ¿Cuál?
       *[other] { $player } debe añadir al menos { $count } cartas al centro. ¿Cuáles?
    }
board-ref-consolation = ¿Cuántas cartas roba { $player }?

## Repeticiones

board-replay-desk = Controles de la repetición
board-replay-where = Posición en la partida
# Se cuentan todos los lanzamientos; al principio del todo es 0.
board-replay-throw = lanzamiento { $number } de { $all }
board-replay-quiet = La partida empieza.
board-replay-better-win = Lo mejor habría sido: { $best }. Esto costó un { $cost } % de probabilidad de ganar.
board-replay-better-cards =
    { $cost ->
        [one] Lo mejor habría sido: { $best }. Esto costó { $cost } carta.
       *[other] Lo mejor habría sido: { $best }. Esto costó { $cost } cartas.
    }
board-replay-play = Reproducir
board-replay-pause = Pausa
board-replay-forward = Un paso adelante
board-replay-back = Un paso atrás
board-replay-next-throw = Lanzamiento siguiente
board-replay-last-throw = Lanzamiento anterior
board-replay-speed = Velocidad
board-replay-flat = Vista desde arriba
board-replay-share = Compartir el enlace
board-replay-copied = El enlace está copiado.
board-replay-record = Descargar el registro
board-replay-keep = Guardar para ver sin conexión
board-replay-drop = Guardada para ver sin conexión
board-replay-kept = Ya puedes ver esta partida sin conexión.
board-replay-dropped = Esta partida ya no está guardada en este dispositivo.
board-replay-unkept = Este navegador no permite que las páginas guarden nada.
board-replay-missing = Esta partida no se puede mostrar
board-verify-entry = Paso { $number }

## La arena de práctica

board-practice-hand = Tu lanzamiento
board-practice-how = Toca para apuntar y lanza: aquí nada cuenta.
board-practice-shows =
    { $count ->
        [one] Tu dado muestra { $faces }.
       *[other] Tus dados muestran { $faces }.
    }
board-practice-hit =
    { $count ->
        [one] Un dado golpeado muestra ahora { $faces }.
       *[other] Los dados golpeados muestran ahora { $faces }.
    }
board-practice-out =
    { $count ->
        [one] Un dado está fuera { place-arena.of }.
       *[other] { $count } dados están fuera { place-arena.of }.
    }
board-practice-clear = Vaciar { place-arena.the }
board-practice-force = Fuerza
board-practice-dice =
    { $count ->
        [one] { $count } dado en la mano
       *[other] { $count } dados en la mano
    }
board-practice-numbers = Tus lanzamientos
board-practice-none = Todavía ningún lanzamiento.
# $throws y $dice son números.
board-practice-sum =
    { $throws ->
        [one] { $throws } lanzamiento
       *[other] { $throws } lanzamientos
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
board-practice-turned =
    { $count ->
        [0] Ningún dado { place-arena.of } ha girado todavía.
        [one] Un dado { place-arena.of } ha girado o ha salido despedido.
       *[other] { $count } dados { place-arena.of } han girado o han salido despedidos.
    }
board-practice-forget = Poner a cero
board-practice-aim = Tu puntería
board-practice-at = Objetivo
board-practice-die = un dado
board-practice-twist = Efecto

## Los objetivos de la arena de práctica

board-target-title = Objetivos
board-target-stars =
    { $count ->
        [0] ninguna estrella todavía
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
board-target-sum = { $stars } de { $most } estrellas
# $from y $to son caras.
board-target-turn =
    { $box ->
        [strike] Convierte el { $from } en un { $to }.
       *[any] Convierte { $from } en { $to }.
    }
board-target-flip =
    { $count ->
        [one] Gira un dado cualquiera a otra cara.
       *[other] Gira { $count } dados a otra cara con un lanzamiento.
    }
board-target-pair = Gira dados para que dos de los que ya hay sean iguales.
board-target-take = Llévate { $count } dados sin perder ninguno.
# $faces dice qué muestran los dados junto a la pared.
board-target-clear = Despeja la pared: aleja de ella { $faces } sin sacar los dados.
board-target-stay = Lanza { $count } dados sin que ninguno salga.
board-target-earn =
    { $three ->
        [one] Tres estrellas con el primer lanzamiento, dos con { $two } como mucho, después una.
       *[other] Tres estrellas con { $three } lanzamientos como mucho, dos con { $two }, después una.
    }
board-target-reached =
    { $stars ->
        [one] Conseguido con el lanzamiento { $throws }: una estrella.
       *[other] Conseguido con el lanzamiento { $throws }: { $stars } estrellas.
    }
board-target-missed =
    { $throws ->
        [one] No conseguido con el primer lanzamiento.
       *[other] No conseguido con { $throws } lanzamientos.
    }
# $die es lo que muestra el dado, $manner una manera de lanzar, $force va de 0 a 100.
board-target-hint = Un maestro apunta a { $die }: { $manner }, fuerza { $force }. Sale bien { $percent } veces de cada 100.
board-target-start = Probar un objetivo
board-target-next = Objetivo siguiente
board-target-again = Otra vez
board-target-leave = Lanzar libremente
