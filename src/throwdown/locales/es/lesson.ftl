# Las lecciones: antes de un paso, qué hacer; «-done» cuando está hecho. Una o dos frases, cortas para un teléfono.

lesson-title = Lección
lesson-steps = Pasos de la lección
lesson-step = Paso { $step } de { $count }
lesson-back = Atrás
lesson-skip = Saltar
lesson-next = Siguiente
lesson-retry = Otra vez
lesson-over = Desde el principio
lesson-leave = Salir
lesson-again = No ha salido. Vuelve a colocarlo todo y prueba otra vez.
lesson-turned = Para este paso el dado se giró en la mano. En una mesa decide el azar.

# Lo que el reglamento de la edición deja a la mesa: $choices enumera esas opciones, cada una como abajo.
lesson-agree = Antes de la partida acordáis: { $choices }.
lesson-agree-start-x = una X en el primer dado (se lanza otra vez o se gira)
lesson-agree-supply-visibility = las reservas (a la vista u ocultas)
lesson-agree-pre-move = los dados pegados a la pared (se apartan o se quedan)
lesson-agree-tournament-tie = el empate en un torneo (se comparte o se juega un desempate)
lesson-agree-active-elements = los elementos activos (varios o todos)

## El núcleo de todos los juegos de arena

lesson-strike-throw = Cada turno empieza con un dado: tira de él hacia atrás y suéltalo, o pulsa «{ page-throw }».
lesson-strike-throw-done = Eso fue un lanzamiento. Los dados que están { place-arena.in } son de todos.
lesson-strike-pair = Están los cinco números. Lanza un dado: si no muestra X, coincide con uno de ellos.
lesson-strike-pair-done = Los símbolos iguales son tuyos, no importa quién los lanzó. Así acaba tu turno.
lesson-strike-lost = Lanza: este dado mostrará una X.
lesson-strike-lost-done = Un dado que muestra X queda eliminado del juego para siempre, aunque lo girara un golpe.
lesson-strike-on = Nada coincide, pero hay cuatro números distintos. Lanza otro dado.
lesson-strike-on-done = Puedes seguir mientras nada coincida y tengas dados.
lesson-strike-stop = Nada coincide y solo te quedan dos dados. Plántate y quédatelos.
lesson-strike-stop-done = Tus dados están a salvo. El siguiente jugador juega con lo que hay.
lesson-strike-hit = Elige «{ arena-manner-hit }», apunta a un dado y lanza: un dado golpeado puede girar.
lesson-strike-hit-done = Los dados girados también pueden coincidir. Los que saltan fuera quedan eliminados del juego.
lesson-strike-all = { place-arena.The } está { place-arena.empty } al empezar tu turno: lanzas todos tus dados a la vez.
lesson-strike-all-done = Todo lo que coincide es tuyo, el resto se queda. Si nada coincide, quedas eliminado.
lesson-strike-last = Es tu último dado. Solo si coincide sigues en juego.
lesson-strike-last-done = ¡Te has salvado! Gana el último jugador que tiene dados. Ese es todo el juego.

## Los elementos

lesson-impact-place = Elige qué muestra el primer dado.
lesson-impact-place-done = Siempre hay un dado desde el principio, y nunca muestra la cara en blanco.
lesson-impact-pair = Están los cinco símbolos. Lanza un dado: si no muestra la cara en blanco, coincide con uno de ellos.
lesson-impact-pair-done = Los símbolos iguales son tuyos, no importa quién los lanzó. Así acaba tu turno.
lesson-impact-lost = Lanza: este dado mostrará la cara en blanco.
lesson-impact-lost-done = Un dado que muestra la cara en blanco queda eliminado del juego para siempre, aunque lo girara un golpe.
lesson-impact-move = Antes de lanzar puedes mover dados. Junta dos si quieres, y lanza contra ellos.
lesson-impact-move-done = Mover no cuesta nada. Ningún dado se gira ni se apila a mano.
lesson-impact-stop = Nada coincide y te quedan tres dados. Plántate y quédatelos.
lesson-impact-stop-done = Tus dados están a salvo. Un jugador sin dados queda eliminado.
lesson-impact-all = { effect-big-bang }: { place-arena.the } está { place-arena.empty }, así que lanzas todos tus dados a la vez.
lesson-impact-all-done = Todo lo que coincide es tuyo, el resto se queda. Gana el último jugador que tiene dados.

## Un poder

lesson-impact-power-storm = { effect-storm }: lanza. Con dos rayos o más todos los demás lanzan un dado.
lesson-impact-power-storm-done = Después te llevas todo lo que coincide, también sus dados.
lesson-impact-power-hurricane = { effect-hurricane }: tienes tres dados y tu vecino de la derecha nueve. Lanza.
lesson-impact-power-hurricane-done = Primero te llevas lo que coincide, luego todos pasan sus dados a la izquierda.
lesson-impact-power-boulders = { effect-boulders }: lanza, y llévate dos piedras.
lesson-impact-power-boulders-done = Las piedras que te llevas forman una { place-pile } ante ti.
lesson-impact-power-pile = Tienes una { place-pile } de tres dados. Elígela y lánzala.
lesson-impact-power-pile-done = Lanzas la { place-pile } entera, y cuenta como un solo lanzamiento.
lesson-impact-power-swamp = { effect-swamp }: hay dos símbolos de agua. Lanza.
lesson-impact-power-swamp-done = Nadie se lleva nunca el agua. Golpéala: un dado que gira a otro símbolo puede coincidir.
lesson-impact-power-fire = { effect-fire }: dos fuegos inician una carrera. Pocos dados se apilan rápido. Lanza.
lesson-impact-power-fire-done = Quien acaba primero su torre se lleva todo lo que coincide. Aquí tu tiempo fue al azar; en una mesa apilas tú.

## Todos los poderes

lesson-impact-avatar-any = Todos los poderes están activos y están todos los símbolos. Lanza y mira.
lesson-impact-avatar-any-done = Lo que coincide desata su poder. Solo el agua se queda sin más.
lesson-impact-avatar-order = Lanza ahora todos tus dados a la vez: pueden actuar varios poderes.
lesson-impact-avatar-order-done = El orden recomendado, que aquí se sigue, es { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Hay dos símbolos de agua. Lanza.
lesson-impact-avatar-swamp-done = { effect-swamp }: pase lo que pase, nadie coge agua.

## Los hechizos

lesson-hp-strike-pair = Hay cuatro hechizos. Lanza, y una pareja es tuya.
lesson-hp-strike-pair-done = Una pareja lanza además su hechizo. Ahora, un hechizo tras otro.
lesson-hp-strike-confundo = { effect-confundo }: lanza, y mira a quién le toca después.
lesson-hp-strike-confundo-done = Te llevas la pareja, y se juega en el otro sentido.
lesson-hp-strike-relashio = { effect-relashio }: lanza. Luego todos lanzan un dado a la vez, tú también.
lesson-hp-strike-relashio-done = Solo entonces te llevas todo lo que coincide.
lesson-hp-strike-accio = { effect-accio }: lanza, y luego coge otro dado a tu elección.
lesson-hp-strike-accio-done = Te has llevado la pareja y un dado más.
lesson-hp-strike-leviosa = { effect-leviosa }: lanza, y luego apila lo que queda.
lesson-hp-strike-leviosa-done = En una torre solo cuenta el dado de arriba, hasta que alguien la derriba.
lesson-hp-strike-immobulus = { effect-immobulus }: lanza, y nadie se lleva esta pareja.
lesson-hp-strike-immobulus-done = La pareja se queda, y mientras esté ahí ningún hechizo actúa.
lesson-hp-strike-all = { effect-expelliarmus } { place-arena.The } está { place-arena.empty }, así que lanzas todos tus dados a la vez.
lesson-hp-strike-all-done = Lo que coincide es tuyo y lanza su hechizo, solo { face-immobulus } se queda. Gana el último jugador que tiene dados.

## Los bichos

lesson-verasselt-roll = Lanza los siete dados: cada bicho captura una carta de su color.
lesson-verasselt-roll-done = Tu { place-catch } está ante ti. Las barras dobles no necesitan carta.
lesson-verasselt-keep = Toca los dados que se quedan y lanza. Debes lanzar al menos cuatro.
lesson-verasselt-keep-done = Los siete dados cuentan tras cada tirada, también los que se quedaron.
lesson-verasselt-stop = Has capturado nueve cartas y quedan pocas. Para.
lesson-verasselt-stop-done = Tu { place-catch } espera. Es tuya si el siguiente jugador no la saquea.
lesson-verasselt-bust = Solo hay cartas amarillas y azules. Lanza y mira qué puede salir mal.
lesson-verasselt-bust-done = Un color salió más veces que cartas hay: te has pasado. Pierdes tu { place-catch } y robas dos cartas.
lesson-verasselt-boost = No hay cartas rojas. Añade alguna de tu { place-yard } y lanza.
lesson-verasselt-boost-done = Las cartas añadidas hacen más segura la tirada y se capturan como las demás.
lesson-verasselt-plunder = La { place-catch } del jugador anterior es grande. Elige lanzar por ella.
lesson-verasselt-plunder-done = Ahora capturas cartas de ahí. Lo que dejas es para el jugador anterior.
lesson-verasselt-split = Recibes tu { place-catch }. Toca lo que va a tu { place-yard }; el resto puntúa.
lesson-verasselt-split-done = Al final solo cuenta el { place-heap }. El { place-yard } hace más seguras las tiradas.
