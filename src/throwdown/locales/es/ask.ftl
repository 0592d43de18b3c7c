# Lo que se pregunta a un jugador, lo que puede responder y lo que falla en una respuesta.
# Quien juega lee estas frases con «tú». El terminal corta las líneas; las frases son cortas de todos modos.

## Palabras que se pueden escribir. Una sola cada vez, todas distintas, en minúsculas.

ask-word-throw = lanzar
ask-word-stop = planto
ask-word-pile = pila { $number }
ask-word-from = de { $number }
ask-word-take = llevar
ask-word-leave = dejar
ask-word-keep = mantener
ask-word-dissolve = desmontar
ask-word-none = nada
ask-word-all = todo
ask-word-roll = tirar
ask-word-draw = robar { $count }
ask-word-drop = delicado
ask-word-toss = ligero
ask-word-hit = directo
ask-word-smash = salvaje
ask-sides = e ne n no o so s se

## Lo que hace una respuesta vacía. $key es el número de una respuesta; $label, su frase, también puede usarse.

ask-default = Solo Intro: { $key }

## Juegos de arena

ask-place = Tú colocas el dado inicial. ¿Qué símbolo debe mostrar?
ask-place-symbol = { $symbol }
ask-turn = Tu turno empieza con un lanzamiento.
ask-choice = No hay nada que llevarse. ¿Lanzas otro dado o te plantas?
ask-throw-all = { place-arena.The } está { place-arena.empty }: lanza todos tus dados.
ask-throw-everything =
    { $count ->
        [one] Lanzar tu último dado.
       *[other] Lanzar tus { $count } dados.
    }
ask-throw-one = Lanzar un dado.
ask-throw-pile =
    { $count ->
        [one] Lanzar la pila { $number }: { $count } dado.
       *[other] Lanzar la pila { $number }: { $count } dados.
    }
ask-throw-from-pile =
    { $count ->
        [one] Lanzar un dado de la pila { $number } ({ $count } dado).
       *[other] Lanzar un dado de la pila { $number } ({ $count } dados).
    }
ask-stop = Plantarte: tu turno termina.
ask-reaction = Te toca lanzar también, al mismo tiempo que los demás.
ask-react-pile =
    { $count ->
        [one] Lanzar la pila { $number } ({ $count } dado).
       *[other] Lanzar la pila { $number } ({ $count } dados).
    }
ask-collect = ¿Te llevas lo que coincide?
ask-collect-take = Llevártelo todo.
ask-collect-leave = Dejarlo donde está: el turno termina.
ask-piles =
    { $count ->
        [one] Después de la carrera: ¿qué pasa con tu pila?
       *[other] Después de la carrera: ¿qué pasa con tus { $count } pilas?
    }
ask-piles-keep = Conservar la pila.
ask-piles-dissolve = Deshacer la pila en dados sueltos.
ask-extra = Puedes llevarte un dado más. ¿Cuál?
ask-extra-must = Tienes que llevarte un dado más. ¿Cuál?
ask-extra-die = { $symbol }
ask-extra-tower = { $symbol }, piso { $level } de { $height } en la torre
ask-extra-none = Ninguno.
ask-tower =
    { $count ->
        [one] Levanta una torre con { $count } dado.
       *[other] Levanta una torre con los { $count } dados.
    }
ask-tower-die = { $number } = { $symbol }
ask-tower-hint = Escribe los números de abajo arriba, por ejemplo: { $example }
ask-tower-default = Solo Intro: { $order }

## Cómo lanzar

ask-manner = ¿Cómo lanzas?
ask-manner-drop = Delicado: lo dejas caer. Casi nada más se mueve.
ask-manner-toss = Ligero: suave y de lado. Un dado golpeado puede girar.
ask-manner-hit = Directo: desde arriba a un dado, que casi siempre gira.
ask-manner-smash = Salvaje: con toda la fuerza. El dado golpeado gira casi seguro, el tuyo se sale a menudo.
ask-manner-default = Solo Intro: delicado.
ask-aim-hint = Para apuntar, añade un lugar: directo c4. Desde otro lado: directo c4 n.

## voll verasselt. $cards y $yard son listas como «2 amarillas y 1 roja», o ask-no-cards.
## Donde se pueden escribir cartas, cada una lleva su letra: «2 amarillas (Y)».

ask-cards = { $cards } ({ $letter })
ask-no-cards = ninguna carta
ask-choose = ¿Por qué cartas tiras en este turno?
ask-choose-hub = El centro: { $cards }.
ask-choose-hub-end = El centro: la partida termina al momento.
ask-choose-catch = La captura de { $player }: { $cards }.
ask-roll = Tiras por { $cards }. ¿Qué dados?
ask-roll-or-stop = Tiras por { $cards }. ¿Sigues tirando o te plantas?
ask-roll-hint = Escribe los números de al menos { $least } dados: 1 2 3 4. O: todo. O aparta algunos: mantener 6 7.
ask-roll-hint-boost = Añade cartas de tu patio con +, por ejemplo 1 2 3 4 +{ colour-letter-yellow }. Tu patio: { $yard }.
ask-roll-hint-stop = O escribe: planto.
ask-roll-default-all = Solo Intro: tirar los siete dados.
ask-roll-default-stop = Solo Intro: plantarte.
ask-split = Recibes { $cards }. ¿Qué va a tu patio? Sitio libre: { $room }.
ask-split-hint = Escribe las cartas para tu patio, por ejemplo { $example }; o nada, o todo. Las demás van a tu montón.
ask-split-default = Solo Intro: todo al montón.
ask-top-up =
    { $count ->
        [one] Al centro le falta { $count } carta. Ponla de tu patio: { $yard }.
       *[other] Al centro le faltan { $count } cartas. Ponlas de tu patio: { $yard }.
    }
ask-top-up-hint = Escribe las cartas, por ejemplo { $example }; o todo.
ask-top-up-default = Solo Intro: { $cards }.
ask-consolation = { cry-bust } ¿Cuántas cartas robas para tu patio?
ask-consolation-draw =
    { $count ->
        [0] No robar ninguna.
        [one] Robar { $count } carta.
       *[other] Robar { $count } cartas.
    }

## Una respuesta que no puede ser. $typed es lo que se ha escrito.

ask-unclear-choice = «{ $typed }» no es una de las respuestas. Escribe un número: { $keys }.
ask-unclear-several = «{ $typed }» no está claro: { $names }. Escribe más.
ask-unclear-manner = «{ $typed }» no es una forma de lanzar. Escribe un número: 1-4.
ask-unclear-no-arena = En esta mesa no se apunta, porque los dados se sortean. Quita el lugar y di solo cómo lanzas.
ask-unclear-cell = «{ $typed }» no es un lugar { place-arena.of }. Escribe una letra de la a a la i y un número del 1 al 9, por ejemplo e5; las esquinas quedan fuera.
ask-unclear-side = «{ $typed }» no es un lado. Detrás del lugar escribe uno de estos: { $sides }
ask-move-how = Escribe qué dado mueves y adónde, por ejemplo: { $command } c4 d5
ask-move-none = En esta mesa no se mueven dados antes de un lanzamiento. Lanza sin moverlos.
ask-move-not-at-wall = Solo puedes apartar un dado junto a una pared, y solo su propio ancho. El de { $cell } no está junto a ninguna: elige otro.
ask-move-spreads = Los dados solo se pueden juntar: muévelo hacia los demás.
ask-move-nothing = En { $cell } no hay ningún dado. Hay dados en: { $cells }
ask-move-tower = En { $cell } hay una torre. Las torres no se mueven: elige otro dado.
ask-move-blocked = El dado no puede ir hacia { $cell }: hay una pared u otro dado en medio. Elige otro lugar.
ask-move-refused = No todos estaban de acuerdo: en esta partida no se apartan dados de la pared. Lanza sin moverlos.
ask-unclear-tower =
    { $count ->
        [one] «{ $typed }» no es un orden de { $count } dado. Escribe cada número una vez, por ejemplo: { $example }
       *[other] «{ $typed }» no es un orden de { $count } dados. Escribe cada número una vez, por ejemplo: { $example }
    }
ask-unclear-roll = «{ $typed }» no nombra dados. Escribe números del 1 al { $most }, por ejemplo: 1 2 3 4
ask-unclear-twice = «{ $typed }» nombra un dado dos veces. Nombra cada dado una vez.
ask-unclear-few =
    { $count ->
        [one] { $count } dado es poco. Tira al menos { $least }.
       *[other] { $count } dados son pocos. Tira al menos { $least }.
    }
ask-unclear-must-roll = Tienes que tirar al menos una vez antes de plantarte.
ask-unclear-cards = «{ $typed }» no se puede leer como cartas. Escribe letras y números, por ejemplo: { colour-letter-yellow }2 { colour-letter-red }1
ask-unclear-yard = Eso no está en tu patio. Ahí tienes { $yard }.
ask-unclear-received = Eso no lo has recibido. Has recibido { $cards }.
ask-unclear-room =
    { $room ->
        [one] Es demasiado: en tu patio cabe { $room } carta.
       *[other] Es demasiado: en tu patio caben { $room } cartas.
    }
ask-unclear-missing =
    { $missing ->
        [one] Es muy poco: el centro necesita { $missing } carta.
       *[other] Es muy poco: el centro necesita { $missing } cartas.
    }
