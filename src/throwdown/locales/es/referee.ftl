# El árbitro: ayuda a quienes juegan con la caja de verdad. Pregunta, decide y cuenta.
# «Tú» es quien escribid en la mesa. Las líneas se cortan a los 79 caracteres; las frases son cortas de todos modos.

## Palabras que se pueden escribir, una cada vez, en minúsculas, todas distintas.
## Las palabras inglesas se entienden en todos los idiomas. Ninguna palabra puede ser el nombre de una cara.

referee-word-stop = planto
referee-word-yes = sí
referee-word-no = no
# Antes de un lanzamiento: se ha movido un dado de la arena.
referee-word-move = mover
referee-word-keep = mantener
referee-word-share = compartir
referee-word-decider = desempate
referee-word-undo = deshacer
referee-word-why = motivo
referee-word-help = ayuda
referee-word-show = mostrar
referee-word-scores = puntos
referee-word-leave = abandonar
referee-word-quit = salir
# Un dado que no está en la arena.
referee-word-out = fuera
# Una torre que se ha caído.
referee-word-fallen = derribada
# «quedan 2»: dos dados de una torre siguen en pie.
referee-word-stand = quedan
referee-word-none = ninguno

## Principio y final

referee-open = Árbitro de { $game }. Lanzáis los dados de verdad y escribís lo que muestran.
# $players es una lista de referee-numbered.
referee-players = En la mesa, en sentido horario: { $players }.
referee-numbered = { $number } = { $player }
referee-open-help = Escribid ayuda, deshacer o motivo cuando queráis.
referee-resumed =
    { $count ->
        [one] La partida se reanuda donde se quedó, después de una entrada.
       *[other] La partida se reanuda donde se quedó, después de { $count } entradas.
    }
referee-closed = La partida está guardada. Para reanudarla: throwdown referee --resume { $save }
referee-closed-unsaved = La partida se para aquí. No está guardada.
referee-closed-early = Nadie ha dicho quién juega: no ha empezado ninguna partida.
referee-not-saved = No se puede guardar la partida: { $reason }. Podéis seguir jugando.
referee-damaged = El archivo está dañado en la línea { $line }. La partida se reanuda antes de esa línea. El archivo dañado se guarda como { $file }.
referee-ask-names = ¿Quién juega? Escribid los nombres en sentido horario, con comas:
referee-unclear-names = Pueden jugar de { $least } a { $most } personas. Escribid nombres distintos, separados por comas.
referee-ask-done = La partida ha terminado. Pulsad Intro para acabar, o escribid deshacer:

## Torneos

referee-tournament = { title-tournament }, partida { $game } de { $games }.
# $scores es una lista de jugadores con sus puntos.
referee-tally = Puntos tras la partida { $game } de { $games }: { $scores }. Gana quien tenga menos puntos.
referee-champions =
    { $count ->
        [one] { $players } gana el torneo.
       *[other] { $players } comparten el torneo.
    }
referee-ask-next = Pulsad Intro para la siguiente partida, o escribid deshacer:
referee-ask-decider = Hay empate: se juega un desempate. Pulsad Intro para empezar, o escribid deshacer:
referee-ask-tie = { $players } empatan. Escribid compartir o desempate:
referee-unclear-tie = Escribid compartir para compartir el torneo, o desempate para jugar una partida más.
referee-no-tournament = Esta es una partida suelta: no hay puntos que mostrar.
referee-unclear-enter = El árbitro no entiende «{ $typed }». Pulsad Intro, o escribid deshacer.

## Lo que se pregunta en los juegos de arena

referee-ask-place = { $player } coloca el dado inicial. ¿Qué símbolo ({ $faces })?
referee-ask-start = { $player } lanza el dado inicial. ¿Qué muestra?
referee-ask-turn = { $player } lanza un dado. ¿Qué muestra?
referee-ask-choice = { $player }: planto (s), o lanzar otro dado. ¿Qué muestra?
# $piles es una lista de referee-pile y referee-pile-one.
referee-ask-turn-piles = { $player } lanza un dado o una pila ({ $piles }). ¿Qué muestran?
referee-ask-choice-piles = { $player }: planto (s), o lanzar un dado o una pila ({ $piles }). ¿Qué muestran?
referee-pile =
    { $count ->
        [one] { $key } = una pila de { $count } dado
       *[other] { $key } = una pila de { $count } dados
    }
referee-pile-one =
    { $count ->
        [one] { $key } = un dado de una pila de { $count }
       *[other] { $key } = un dado de una pila de { $count }
    }
referee-ask-landing =
    { $count ->
        [one] ¿Qué muestra el dado de { $player }? ¿Qué más ha cambiado?
       *[other] ¿Qué muestran los { $count } dados de { $player }? ¿Qué más ha cambiado?
    }
# $seats es una lista como «1 = Mara, 3 = Jo»; $example muestra cómo se escribid.
referee-ask-storm = ¿Qué muestran estos dados: { $seats }? Por ejemplo { $example }.
referee-ask-reaction = { $player } no tiene dados sueltos. ¿Qué pila se lanza ({ $piles })?
referee-ask-race = ¿Quién ha terminado antes su torre: { $seats }? Para un empate escribid 1=2.
referee-ask-collect = ¿Se lleva { $player } lo que coincide? (sí o no, Intro = sí)
referee-ask-piles = ¿Mantiene { $player } sus pilas en pie? (sí o no)
referee-ask-accio = ¿Qué otro dado se lleva { $player }: { $faces }? (Intro = ninguno)
referee-ask-accio-must = ¿Qué otro dado se lleva { $player }: { $faces }?
referee-ask-accio-lot = ¿Qué dado ha salido al azar: { $faces }?
referee-ask-tower = { $player } levanta una torre con { $faces }. ¿En qué orden, de abajo arriba?
referee-ask-tower-lot = Se levanta una torre al azar con { $faces }. ¿En qué orden, de abajo arriba?
referee-ask-move-group = ¿Se ha acercado el dado a los demás? (sí o no, Intro = sí)
referee-ask-move-wall = ¿Estaba el dado junto a una pared? (sí o no, Intro = sí)
referee-ask-move-consent = ¿Están de acuerdo todos los jugadores? (sí o no, Intro = sí)

## Lo que se pregunta en voll verasselt.

referee-ask-setup =
    { $count ->
        [one] ¿Qué carta hay en el centro? Por ejemplo { colour-letter-yellow }
       *[other] ¿Qué { $count } cartas hay en el centro? Por ejemplo { colour-letter-yellow }4 { colour-letter-blue }3 { colour-letter-red }2 { colour-letter-green }1
    }
referee-ask-choose = ¿Tira { $player } por el centro ({ $hub }) o por la captura pendiente ({ $catch })?
referee-ask-roll = { $player } tira por { $cards }. ¿Qué dados? (Intro = todos)
referee-ask-roll-or-stop = { $player }: planto (s), o tirar otra vez por { $cards }. ¿Qué dados? (Intro = todos)
referee-ask-rolling =
    { $count ->
        [one] { $player } tira { $count } dado. ¿Qué muestra?
       *[other] { $player } tira { $count } dados. ¿Qué muestran?
    }
referee-ask-distribute =
    { $room ->
        [one] { $player } recibe { $cards }. ¿Qué carta va al patio? Hay sitio para { $room }. (Intro = ninguna)
       *[other] { $player } recibe { $cards }. ¿Qué cartas van al patio? Hay sitio para { $room }. (Intro = ninguna)
    }
referee-ask-top-up =
    { $count ->
        [one] { $player } debe añadir al centro al menos { $count } carta de su patio ({ $yard }). ¿Cuál?
       *[other] { $player } debe añadir al centro al menos { $count } cartas de su patio ({ $yard }). ¿Cuáles?
    }
referee-ask-consolation =
    { $count ->
        [one] { $player } puede robar { $count } carta. ¿Cuántas? (Intro = { $count })
       *[other] { $player } puede robar hasta { $count } cartas. ¿Cuántas? (Intro = { $count })
    }
referee-ask-drawn =
    { $count ->
        [one] Sale { $count } carta del mazo. ¿De qué color? Por ejemplo { colour-letter-yellow }
       *[other] Salen { $count } cartas del mazo. ¿De qué colores? Por ejemplo { colour-letter-yellow }2 { colour-letter-blue }1
    }

## Cómo debería estar la caja ahora

# $dice: caras, y las torres entre corchetes de abajo arriba.
referee-arena = { place-arena.In }: { $dice }.
referee-arena-empty = { place-arena.The } está { place-arena.empty }.
# $supplies es una lista de las cuatro siguientes.
referee-supplies = Dados: { $supplies }.
referee-supply = { $player } { $count }
referee-supply-piles = { $player } { $count } (pilas: { $piles })
referee-supply-hidden = { $player } (oculto)
referee-supply-out = { $player } (eliminado)
# $cards y $yard son cartas tal como se escriben (Y4 B3); $dice son las caras de los siete dados.
referee-hub =
    { $deck ->
        [one] Centro: { $cards }. Mazo: { $deck } carta. Dados del 1 al 7: { $dice }
       *[other] Centro: { $cards }. Mazo: { $deck } cartas. Dados del 1 al 7: { $dice }
    }
referee-catch = La captura de { $player } espera: { $cards }.
referee-own-catch = { $player } ha capturado { $cards } hasta ahora.
# $yards es una lista de las dos siguientes y de referee-supply-out.
referee-yards = En los patios (y en los montones): { $yards }.
referee-yard = { $player } { $yard } ({ $heap })
referee-yard-hidden = { $player } { $yard }
referee-nothing-there = Ahí no hay nada ahora.

## Deshacer y motivo

referee-undone = Se ha deshecho la última entrada.
referee-nothing-to-undo = No hay nada que deshacer.
referee-why = { $rule } ({ $clause })
referee-why-nothing = Todavía no hay nada que explicar.

## Ayuda. $one y $two son dos caras de este juego, $lost es la perdedora.

referee-help-landing = Escribid lo que muestra el dado lanzado: { $one }. Basta el principio de la palabra. Para un dado que no está { place-arena.in }: fuera. Si son varios, una palabra por dado. Se pueden separar con comas, y «2x { $one }» cuenta dados iguales.
referee-help-changes = Escribid con > qué más ha cambiado. «{ $one } { $two }>{ $lost }»: un dado que mostraba { $two } muestra ahora { $lost }. «{ $one } { $two }>fuera»: un golpe lo ha sacado.
referee-help-towers = Torres: «derribada» si han caído todas, «quedan 2» si dos dados siguen apilados. «[{ $one } { $two }]» es una torre de abajo arriba. «^{ $two }>{ $lost }» es el dado de la torre.
referee-help-piles = Pilas: p1 lanza la pila 1, f1 lanza un dado de ella si vuestras reglas lo permiten.
referee-help-cards = Cartas: { colour-letter-yellow } = { colour-yellow }, { colour-letter-blue } = { colour-blue }, { colour-letter-red } = { colour-red }, { colour-letter-green } = { colour-green }. «{ colour-letter-yellow }2 { colour-letter-blue }1» son 2 bichos amarillos y 1 bicho azul; también valen las palabras enteras. En los dados, = es la barra doble.
referee-help-dice = Dados: escribid los números de los dados que se tiran, «1 2 3 4», o lo que se queda, «mantener { colour-letter-yellow }{ colour-letter-blue }». «+{ colour-letter-yellow }» añade antes una carta amarilla del patio.
referee-help-commands = En cualquier momento: deshacer quita la última entrada, motivo muestra la regla, mostrar dice qué hay en cada sitio, puntos muestra los puntos. Con abandonar NOMBRE alguien deja la partida, y salir guarda y para. «mover» y una cara: se ha movido un dado { place-arena.of } antes de un lanzamiento.

## Una respuesta que no puede ser. $typed es lo que se ha escrito.

referee-must-throw = Cada turno empieza con un lanzamiento: { $player } no puede plantarse todavía.
referee-must-roll = { $player } tiene que tirar al menos una vez antes de plantarse.
referee-unclear-yes-no = «{ $typed }» no es ni sí ni no: escribid uno de los dos.
referee-unclear-choice = «{ $typed }» no se puede elegir ahora.
referee-unclear-face = «{ $typed }» no es una cara. Escribid una de estas: { $faces }. Para un dado que ha salido { place-arena.of }: fuera.
referee-unclear-leaning = Un dado { face-leaning } no cuenta todavía: empujad la caja o golpead la mesa hasta que quede plano. Después escribid lo que muestra.
referee-unclear-not-lying = Ningún dado { place-arena.of } muestra { $face }. Hay: { $faces }.
referee-unclear-not-in-tower = Ningún dado de una torre muestra { $face }. { place-arena.In } hay: { $faces }.
referee-unclear-too-many = «{ $typed }» es un dado más de los que ha lanzado { $player }.
referee-unclear-missing =
    { $count ->
        [one] Falta un dado de { $player }: escribid su cara, o fuera.
       *[other] Faltan { $count } dados de { $player }: escribid una cara por dado, o fuera.
    }
referee-unclear-seat = «{ $typed }» no ha lanzado ningún dado. Escribid uno de estos: { $seats }.
referee-unclear-racer = «{ $typed }» no ha corrido. Escribid uno de estos: { $seats }. Escribid ninguno si no ha terminado nadie.
referee-unclear-stand = Escribid cuántos dados de la torre siguen en pie, por ejemplo: quedan 2
referee-unclear-in-tower = Escribid qué ha cambiado en la { place-tower }: con > como en la ayuda, o «derribada».
referee-unclear-bracket = Falta un corchete de una torre. Escribid una torre como [a b], de abajo arriba.
referee-unclear-pile = Escribid qué pila: { $piles }.
referee-unclear-extra = Hay que llevarse un dado. Escribid uno de estos: { $faces }.
referee-unclear-tower = Una torre se hace con todos los dados { place-arena.of }. Escribid cada uno una vez: { $faces }.
referee-unclear-leave = ¿Quién se va? Escribid abandonar y uno de estos: { $seats }.
referee-unclear-nothing-flies = Ahora no hay dados en el aire. Responded antes a la pregunta.
referee-unclear-lot = Escribidlos en el orden en que salieron: { $items }
referee-unclear-rolled =
    { $count ->
        [one] «{ $typed }» no puede ser lo que muestra el dado. Escribid { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } o =.
       *[other] «{ $typed }» no puede ser lo que muestran los dados. Escribid { $count } caras, cada una como { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } o =.
    }
referee-unclear-group = «{ $typed }» no es una respuesta. Escribid { $hub } para el centro o { $catch } para la captura.
referee-unclear-cards = «{ $typed }» no nombra cartas. Escribid letras y números, por ejemplo { colour-letter-yellow }2 { colour-letter-red }1.
referee-unclear-yard = Eso no está en el patio. Ahí hay { $yard }.
referee-unclear-dice = «{ $typed }» no nombra dados. Escribid números distintos del 1 al 7, o mantener y las caras que se quedan.
referee-unclear-few-dice =
    { $count ->
        [one] { $count } dado es poco: tirad al menos { $least }.
       *[other] { $count } dados son pocos: tirad al menos { $least }.
    }
referee-unclear-keep = Esos dados no se pueden mantener. Los dados muestran { $dice }.
referee-unclear-received = Esas cartas no se han recibido. Hay { $cards }.
referee-unclear-room =
    { $room ->
        [one] Es demasiado: en el patio cabe { $room } carta.
       *[other] Es demasiado: en el patio caben { $room } cartas.
    }
referee-unclear-top-up =
    { $count ->
        [one] Es muy poco: el centro necesita { $count } carta.
       *[other] Es muy poco: el centro necesita { $count } cartas.
    }
referee-unclear-count = No se pueden robar «{ $typed }» cartas. Escribid un número del 0 al { $most }.
# $colour es un color como amarillo; $count dice cuántas cartas de él quedan en el mazo.
referee-unclear-deck =
    { $count ->
        [0] En el mazo no queda ninguna carta de color { $colour }.
        [one] En el mazo solo queda { $count } carta de color { $colour }.
       *[other] En el mazo solo quedan { $count } cartas de color { $colour }.
    }
# $typed: cuántas cartas se han escrito; $count: cuántas deben ser.
referee-unclear-drawn =
    { $count ->
        [one] Hay que nombrar { $count } carta, no { $typed }.
       *[other] Hay que nombrar { $count } cartas, no { $typed }.
    }
