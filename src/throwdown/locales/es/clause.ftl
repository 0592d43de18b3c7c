# Cada regla en una frase: lo que lee quien pregunta «¿por qué?».
# Los nombres de hechizos y juegos vienen del tema.

## Las reglas de todos los juegos de arena

clause-CORE-01 = El juego tiene 26 dados iguales. Cada uno tiene cinco símbolos distintos y { face-lost }.
clause-CORE-02 = El juego es para 2 a 5 jugadores.
clause-CORE-03 =
    { $starting_dice ->
        [none] Se empieza con 8 dados por persona si juegan dos, 7 si juegan tres, 6 si cuatro y 5 si cinco.
        [open] Se empieza con 8 dados por persona si juegan dos, 7 si juegan tres, 6 si cuatro y 5 si cinco.
       *[some] En esta mesa los asientos empiezan con distintas cantidades de dados, por orden: { $starting_dice }.
    }
clause-CORE-04 = Un dado más está { place-arena.in } desde el principio y nunca muestra { face-lost }.
clause-CORE-05 = Los dados que sobran del reparto se apartan durante toda la partida.
clause-CORE-06 =
    { $first_player ->
        [host_choice] Empieza la persona de más edad, o quien elija la mesa; después se juega en sentido horario.
        [random] El azar decide quién empieza; después se juega en sentido horario.
        [oldest] Empieza la persona de más edad; después se juega en sentido horario.
       *[open] Empieza la persona de más edad, o quien elija la mesa; después se juega en sentido horario.
    }
clause-CORE-07 = Gana la última persona que tenga dados.
clause-CORE-08 = Cada turno empieza con un lanzamiento: no puedes pasar sin lanzar un dado.
clause-CORE-09 = Lanza como quieras, suave o fuerte. Puedes golpear los dados { place-arena.of }.
clause-CORE-10 = Un dado que no acierta { place-arena.in }, rebota y se sale o sale por un golpe queda eliminado del juego al momento.
clause-CORE-11 = Tras un lanzamiento: se van los dados de fuera, se asientan los inclinados, se van los que muestran { face-lost }, y luego cuentan coincidencias y efectos.
clause-CORE-12 = Todo dado que muestra { face-lost } queda eliminado del juego al momento, aunque lo haya girado un golpe. Dos { face-lost.many } nunca coinciden.
clause-CORE-13 =
    { $collect ->
        [mandatory] Dos o más símbolos iguales coinciden. Te llevas todos los dados que coinciden, sin importar quién los lanzó.
        [optional] Dos o más símbolos iguales coinciden. Te llevas todos los dados que coinciden, o los dejas todos, sin importar quién los lanzó.
       *[open] Dos o más símbolos iguales coinciden. Te llevas todos los dados que coinciden, sin importar quién los lanzó.
    }
clause-CORE-14 =
    { $collect ->
        [mandatory] Quien tiene el turno se lleva todos los dados que coinciden. Con eso termina el turno.
        [optional] Quien tiene el turno se lleva todos los dados que coinciden, o los deja todos. En ambos casos termina el turno.
       *[open] Quien tiene el turno se lleva todos los dados que coinciden. Con eso termina el turno.
    }
clause-CORE-15 = Si nada coincide, puedes plantarte o lanzar un dado más.
clause-CORE-16 = Puedes seguir lanzando mientras nada coincida y te queden dados.
clause-CORE-17 = Quedas eliminado si no tienes dados una vez resuelto tu lanzamiento. Tus dados { place-arena.in } no cuentan.
clause-CORE-18 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Si { place-arena.the } está { place-arena.empty } cuando empieza tu turno, lanzas todos tus dados a la vez, y solo entonces.
                [whenever_empty] Siempre que { place-arena.the } esté { place-arena.empty } en tu turno, lanzas todos tus dados a la vez. No puedes plantarte.
            }
        [taken_only] Si alguien se llevó los últimos dados y { place-arena.the } está { place-arena.empty } cuando empieza tu turno, lanzas todos tus dados a la vez.
       *[open] Si { place-arena.the } está { place-arena.empty } cuando empieza tu turno, lanzas todos tus dados a la vez, y solo entonces.
    }
clause-CORE-19 = Lanzar todos los dados cuenta como cualquier lanzamiento: si no te llevas nada, no te quedan dados y quedas eliminado.
clause-CORE-20 = La partida termina en cuanto solo una persona tiene dados. Esa persona gana.
clause-CORE-21 =
    { $pre_move ->
        [free] Antes de lanzar puedes mover como quieras los dados { place-arena.of }, pero nunca girarlos ni apilarlos.
        [group] Antes de lanzar puedes juntar los dados { place-arena.of }, pero nunca girarlos ni apilarlos.
        [off_walls_by_consent] Antes de lanzar se pueden apartar dados de las paredes si todos están de acuerdo, pero nunca girarlos ni apilarlos.
        [none] Los dados { place-arena.of } no se mueven antes de un lanzamiento.
       *[open] Los dados { place-arena.of } solo se mueven como haya acordado la mesa, y nunca se giran ni se apilan.
    }
clause-CORE-22 = Puedes girar { place-arena.the } para lanzar desde un lado mejor.
clause-CORE-23 = Si un dado queda inclinado, empujad la caja o golpead la mesa hasta que quede plano, sin tocarlo. Entonces cuenta su cara.
clause-CORE-24 =
    { $supply_visibility ->
        [visible] Todos pueden ver cuántos dados tienes.
        [hidden] Solo tú sabes cuántos dados tienes: las reservas están ocultas.
       *[open] Antes de la partida la mesa acuerda si todos pueden ver cuántos dados tienes.
    }
clause-CORE-25 = Los dados que nadie se lleva se quedan { place-arena.in } para el siguiente turno.
clause-CORE-26 = A quien está eliminado se lo salta. Sus dados { place-arena.of } siguen en juego.
clause-CORE-27 = Los dados { place-arena.of } no son de nadie: puedes llevarte dados que lanzaron otros.
clause-CORE-28 = Los dados de todos los jugadores, los { place-arena.of }, los perdidos y los apartados suman siempre 26.

## Torneo

clause-TOUR-01 = Un torneo tiene tantas partidas como jugadores.
clause-TOUR-02 = Cada partida de un torneo la empieza la siguiente persona hacia la izquierda.
clause-TOUR-03 = Quien queda eliminado anota tantos puntos como jugadores siguen en juego: dos, si quedan dos. Quien gana no anota ninguno.
clause-TOUR-04 = Gana el torneo quien tenga menos puntos.
clause-TOUR-05 =
    { $tournament_tie ->
        [shared] Quienes empatan con menos puntos comparten el torneo.
        [playoff] Quienes empatan con menos puntos juegan un desempate.
        [players_choose] Quienes empatan con menos puntos comparten el torneo, o juegan un desempate si alguno lo pide.
       *[open] Quienes empatan con menos puntos comparten la victoria o juegan un desempate, según lo acordado en la mesa.
    }

## Strike

clause-STR-01 = Los números no tienen poderes ni valor: solo cuenta si son iguales o distintos.
clause-STR-02 =
    { $start_die ->
        [placed] El primer dado se coloca { place-arena.in } con el número que se quiera.
        [thrown]
            { $start_x ->
               *[reroll] El primer dado se lanza { place-arena.to }. Si sale X, se lanza otra vez.
                [turn] El primer dado se lanza { place-arena.to }. Si sale X, se gira al número que se quiera.
            }
       *[open] El primer dado se lanza { place-arena.to }. Si sale X, se lanza otra vez o se gira, según lo acordado en la mesa.
    }
clause-STR-03 = Antes de la partida la mesa acuerda si se mueven los dados, si se ven las reservas y qué pasa en un empate.
clause-STR-04 = Puedes seguir lanzando hasta que algo coincida o no te queden dados.

## Impact

clause-IMP-01 = En el juego básico los símbolos no tienen poderes.
clause-IMP-02 = Un lanzamiento puede girar dados { place-arena.of }. Entonces pueden coincidir parejas que no has lanzado tú.
clause-IMP-03 =
    { $start_die ->
        [placed] El primer dado se coloca con el símbolo que se quiera, no con la cara en blanco.
        [thrown] El primer dado se lanza { place-arena.to }. Nunca empieza con la cara en blanco.
       *[open] El primer dado se coloca con el símbolo que se quiera, no con la cara en blanco.
    }
clause-IMP-04 =
    { $pre_move ->
        [free] Antes de cada lanzamiento tuyo puedes mover libremente los dados { place-arena.of }.
        [group] Antes de cada lanzamiento tuyo puedes juntar los dados { place-arena.of }.
        [off_walls_by_consent] Antes de cada lanzamiento tuyo puedes apartar dados de las paredes, si todos están de acuerdo.
        [none] Antes de tus lanzamientos no puedes mover los dados { place-arena.of }.
       *[open] Antes de cada lanzamiento tuyo puedes mover los dados { place-arena.of }, según lo acordado en la mesa.
    }
clause-IMP-05 = Todos pueden ver siempre cuántos dados tienes.
clause-IMP-06 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-big-bang }: { place-arena.the } está { place-arena.empty } cuando llega tu turno, así que lo lanzas todo a la vez.
                [whenever_empty] { effect-big-bang }: siempre que { place-arena.the } esté { place-arena.empty } en tu turno, lo lanzas todo a la vez.
            }
        [taken_only] { effect-big-bang }: alguien se llevó los últimos dados y { place-arena.the } está { place-arena.empty } cuando llega tu turno: lánzalo todo a la vez.
       *[open] { effect-big-bang }: { place-arena.the } está { place-arena.empty } cuando llega tu turno, así que lo lanzas todo a la vez.
    }

## Impact con poderes

clause-IMP-POW-01 =
    { $start_die ->
        [thrown] Quien empieza lanza el dado inicial. El elemento que muestra tiene su poder durante toda la partida.
        [placed] Quien empieza coloca el dado inicial. El elemento elegido tiene su poder durante toda la partida.
       *[open] Quien empieza lanza el dado inicial. El elemento que muestra tiene su poder durante toda la partida.
    }
clause-IMP-POW-02 = Un poder actúa cuando dos o más dados muestran su elemento tras un lanzamiento.
clause-IMP-POW-STORM-01 = { effect-storm }: con dos rayos o más, todos los demás lanzan rápido uno de sus dados, al mismo tiempo.
clause-IMP-POW-STORM-02 =
    { $storm_collector ->
        [turn_player]
            { $collect ->
               *[mandatory] Tras una tormenta, quien tiene el turno se lleva todo lo que coincide entonces.
                [optional] Tras una tormenta, quien tiene el turno se lleva todo lo que coincide entonces, o lo deja todo.
            }
        [start_player]
            { $collect ->
               *[mandatory] Tras una tormenta, quien empezó la partida se lleva todo lo que coincide entonces.
                [optional] Tras una tormenta, quien empezó la partida se lleva todo lo que coincide entonces, o lo deja todo.
            }
       *[open] Tras una tormenta, quien tiene el turno se lleva todo lo que coincide entonces.
    }
clause-IMP-POW-STORM-03 = Los rayos que hay tras una tormenta no causan otra. Cuentan como cualquier otra coincidencia.
clause-IMP-POW-STORM-04 = Los dados de una tormenta también se pierden si caen fuera o muestran una cara en blanco.
clause-IMP-POW-HURR-01 = { effect-hurricane }: con dos vientos o más te llevas lo que coincide. Después cada persona pasa todos sus dados a quien tiene a su izquierda.
clause-IMP-POW-HURR-02 = El huracán salta a quien está eliminado. Después se sigue jugando hacia la izquierda, como siempre.
clause-IMP-POW-BOUL-01 =
    { $pile_merge ->
        [separate] { effect-boulders }: las piedras que te llevas se apilan delante de ti en una sola pila.
        [merge] { effect-boulders }: las piedras que te llevas van delante de ti, sobre la pila que ya hay.
       *[open] { effect-boulders }: las piedras que te llevas se apilan delante de ti en una sola pila.
    }
clause-IMP-POW-BOUL-02 =
    { $pile_split ->
        [forbidden] Una pila se lanza más tarde, con todos sus dados juntos, como un solo lanzamiento.
        [allowed] Una pila se puede lanzar más tarde, con todos sus dados juntos como un solo lanzamiento, o dado a dado.
       *[open] Una pila se lanza más tarde, con todos sus dados juntos, como un solo lanzamiento.
    }
clause-IMP-POW-BOUL-03 = Los dados de una pila son tuyos: te mantienen en juego y se van con el huracán.
clause-IMP-POW-SWAMP-01 = { effect-swamp }: nadie se lleva agua, por muchos dados que la muestren.
clause-IMP-POW-SWAMP-02 = Golpea un dado que muestra agua: con otro símbolo te lo puedes llevar, con la cara en blanco se pierde.
clause-IMP-POW-FIRE-01 =
    { $fire_mode ->
        [live] { effect-fire }: con dos fuegos o más, todos apilan sus dados en una torre lo más rápido que pueden. Quien termina antes dice «¡Alto!» y se lleva todo lo que coincide.
        [simulated] { effect-fire }: con dos fuegos o más, todos compiten por apilar una torre. El programa sortea los tiempos, y quien es más rápido se lleva todo lo que coincide.
        [fewest_dice] { effect-fire }: con dos fuegos o más no hay carrera. Quien tiene menos dados se lleva todo lo que coincide.
       *[open] { effect-fire }: con dos fuegos o más, todos apilan sus dados en una torre lo más rápido que pueden. Quien termina antes dice «¡Alto!» y se lleva todo lo que coincide.
    }
clause-IMP-POW-FIRE-02 = Todos compiten en igualdad. Tener menos dados es una ventaja, y así se quiere.
clause-IMP-POW-FIRE-03 = Tras una carrera sigue la persona a la izquierda de quien ha ganado.
clause-IMP-POW-FIRE-04 = Nadie puede apilar dados antes de que empiece la carrera.
clause-IMP-AVA-01 =
    { $active_elements ->
        [none] El dado inicial decide qué elemento tiene su poder.
        [open] Antes de la partida se acuerda qué elementos tienen su poder: varios, o todos.
       *[some] En esta partida tienen su poder: { $active_elements }.
    }
clause-IMP-AVA-02 = Si un lanzamiento desata varios poderes, primero se van las caras en blanco. Luego se sigue el orden recomendado: { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
clause-IMP-AVA-03 =
    { $piles_after_fire ->
        [dissolve] Tras una carrera las pilas se desmontan y no se vuelven a apilar.
        [owner_choice] Tras una carrera no hace falta volver a apilar las pilas: cada cual decide sobre las suyas.
        [keep] Tras una carrera las pilas siguen como estaban.
       *[open] Tras una carrera las pilas se desmontan. No hace falta volver a apilarlas.
    }
clause-IMP-AVA-04 = El pantano vale para quien se lleva dados, también para quien gana una carrera.

## Harry Potter Strike

clause-HPS-01 = Dos o más símbolos iguales coinciden y lanzan su hechizo.
clause-HPS-02 = Si coinciden varios hechizos, actúan en este orden: { face-immobulus }, { face-relashio }, { face-accio }, { face-leviosa }, { face-confundo }.
clause-HPS-03 =
    { $collect ->
        [mandatory] Te llevas lo que coincide y el turno termina. Los dados { face-immobulus } que coinciden se quedan { place-arena.in }.
        [optional] Te llevas todo lo que coincide, o lo dejas todo, y el turno termina. Los dados { face-immobulus } que coinciden se quedan { place-arena.in }.
       *[open] Te llevas lo que coincide y el turno termina. Los dados { face-immobulus } que coinciden se quedan { place-arena.in }.
    }
clause-HPS-04 =
    { $immobulus_only ->
        [ends_turn] Si nada coincide, puedes plantarte o lanzar un dado más.
        [ends_turn_if_new] Si nada coincide, o solo { face-immobulus } igual que antes de tu lanzamiento, puedes plantarte o lanzar un dado más.
        [may_continue] Si nada coincide, o solo { face-immobulus }, puedes plantarte o lanzar un dado más.
       *[open] Si nada coincide, puedes plantarte o lanzar un dado más.
    }
clause-HPS-IMMO-01 =
    { $immobulus_only ->
        [ends_turn] Nadie se lleva los dados { face-immobulus } que coinciden. Si nada más coincide, el turno termina.
        [ends_turn_if_new] Nadie se lleva los dados { face-immobulus } que coinciden. Si nada más coincide y este lanzamiento cambió el grupo, el turno termina.
        [may_continue] Nadie se lleva los dados { face-immobulus } que coinciden. Si nada más coincide, puedes plantarte o seguir lanzando.
       *[open] Nadie se lleva los dados { face-immobulus } que coinciden. Si nada más coincide, el turno termina.
    }
clause-HPS-IMMO-02 = Junto a dados { face-immobulus } que coinciden te llevas las demás coincidencias, pero sus hechizos no hacen nada.
clause-HPS-IMMO-03 = Ningún hechizo funciona mientras haya dos o más { face-immobulus } { place-arena.in }, tampoco en turnos posteriores.
clause-HPS-IMMO-04 = Si un golpe deja menos de dos { face-immobulus }, los hechizos vuelven a funcionar, en el mismo lanzamiento.
clause-HPS-IMMO-05 = Otro { face-immobulus } que se une a un grupo { place-arena.of } también se queda ahí.
clause-HPS-RELA-01 =
    { $relashio_throwers ->
        [all] { face-relashio }: antes de llevarse nada, todos los jugadores lanzan un dado al mismo tiempo.
        [others] { face-relashio }: antes de llevarse nada, todos los demás jugadores lanzan un dado al mismo tiempo.
       *[open] { face-relashio }: antes de llevarse nada, todos los jugadores lanzan un dado al mismo tiempo.
    }
clause-HPS-RELA-02 = Las coincidencias que solo nacen del lanzamiento de { face-relashio } no lanzan ningún hechizo.
clause-HPS-RELA-03 = Los dados de un lanzamiento de { face-relashio } también se pierden si caen fuera o muestran X.
clause-HPS-RELA-04 =
    { $collect ->
        [mandatory] Tras un lanzamiento de { face-relashio }, quien tiene el turno se lleva todo lo que coincide entonces.
        [optional] Tras un lanzamiento de { face-relashio }, quien tiene el turno se lleva todo lo que coincide entonces, o lo deja todo.
       *[open] Tras un lanzamiento de { face-relashio }, quien tiene el turno se lleva todo lo que coincide entonces.
    }
clause-HPS-ACCI-01 =
    { $accio_extra ->
        [may] { face-accio }: llévate lo que coincide y luego, si quieres, un dado más { place-arena.of }, a tu elección.
        [must] { face-accio }: llévate lo que coincide y luego debes llevarte un dado más { place-arena.of }, a tu elección.
       *[open] { face-accio }: llévate lo que coincide y luego un dado más { place-arena.of }, a tu elección.
    }
clause-HPS-ACCI-02 = Te llevas todas las coincidencias antes de elegir el dado de más.
clause-HPS-LEVI-01 = { face-leviosa }: llévate lo que coincide y luego apila en una torre todos los dados que quedan { place-arena.in }.
clause-HPS-LEVI-02 = En una torre solo cuenta el dado de arriba, mientras siga en pie.
clause-HPS-LEVI-03 = Los dados que caen de una torre vuelven a contar. Cada parte que sigue en pie tiene su propio dado de arriba.
clause-HPS-CONF-01 = { face-confundo }: llévate lo que coincide y luego se juega en el otro sentido, hasta el próximo { face-confundo }.
clause-HPS-CONF-02 = El orden se invierte una vez, por muchos { face-confundo } que coincidan.
clause-HPS-EXPE-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-expelliarmus } Si { place-arena.the } está { place-arena.empty } cuando empieza tu turno, lánzalo todo. Los hechizos funcionan como siempre.
                [whenever_empty] { effect-expelliarmus } Siempre que { place-arena.the } esté { place-arena.empty } en tu turno, lánzalo todo. Los hechizos funcionan como siempre.
            }
        [taken_only] { effect-expelliarmus } Si alguien se llevó los últimos dados antes de tu turno, lánzalo todo. Los hechizos funcionan como siempre.
       *[open] { effect-expelliarmus } Si { place-arena.the } está { place-arena.empty } cuando empieza tu turno, lánzalo todo. Los hechizos funcionan como siempre.
    }
clause-HPS-EXPE-02 = Si lo lanzas todo y no te llevas nada, no te quedan dados y quedas eliminado.

## Donde difieren las ediciones impresas: nuestras decisiones

clause-D-01 =
    { $start_die ->
        [placed] El primer dado se coloca { place-arena.in } con el símbolo que se quiera, nunca con { face-lost }.
        [thrown]
            { $start_x ->
               *[reroll] El primer dado se lanza { place-arena.to }. Si muestra { face-lost }, se lanza otra vez.
                [turn] El primer dado se lanza { place-arena.to }. Si muestra { face-lost }, se gira a otro símbolo.
            }
       *[open] El primer dado se lanza o se coloca, según la edición. Si muestra { face-lost }, se lanza otra vez o se gira.
    }
clause-D-02 =
    { $collect ->
        [mandatory] Hay que llevarse lo que coincide.
        [optional] Puedes llevarte todo lo que coincide o dejarlo todo. Tu turno termina en ambos casos.
       *[open] Hay que llevarse lo que coincide, salvo que la mesa permita dejarlo.
    }
clause-D-03 =
    { $big_throw_when ->
        [turn_start] Se lanzan todos los dados solo si { place-arena.the } está { place-arena.empty } cuando empieza un turno, no a mitad de turno.
        [whenever_empty] Se lanzan todos los dados siempre que { place-arena.the } esté { place-arena.empty }, también a mitad de turno: entonces no puedes plantarte.
       *[open] Se lanzan todos los dados si { place-arena.the } está { place-arena.empty } cuando empieza un turno; a mitad de turno, solo si la mesa juega así.
    }
clause-D-04 = Quien lo lanza todo y no se lleva nada queda eliminado.
clause-D-05 =
    { $big_throw_cause ->
        [any] No importa por qué está { place-arena.empty } { place-arena.the }.
        [taken_only] Se lanzan todos los dados solo si { place-arena.the } está { place-arena.empty } porque alguien se llevó los que había.
       *[open] No importa por qué está { place-arena.empty } { place-arena.the }, salvo que la mesa exija que alguien se haya llevado sus dados.
    }
clause-D-06 = Quien tiene el turno queda eliminado una vez resuelto el lanzamiento, si no le quedan dados.
clause-D-07 =
    { $elim_nonactive ->
        [after_resolution] Quien se queda sin dados en un turno ajeno queda eliminado una vez resuelto ese lanzamiento.
        [immediate] Quien se queda sin dados en un turno ajeno queda eliminado al momento, antes de que nadie se lleve nada.
        [own_turn] Quien se queda sin dados en un turno ajeno queda eliminado si, al llegar su turno, sigue sin tener ninguno.
       *[open] Quien se queda sin dados en un turno ajeno queda eliminado una vez resuelto ese lanzamiento.
    }
clause-D-08 =
    { $storm_collector ->
        [turn_player] Tras una tormenta se lleva los dados quien tiene el turno.
        [start_player] Tras una tormenta los dados son para quien empezó la partida, mientras siga en juego.
       *[open] Tras una tormenta se lleva los dados quien tiene el turno, salvo que la mesa se los dé a quien empezó la partida.
    }
clause-D-09 =
    { $pile_split ->
        [forbidden] Una pila no se puede dividir.
        [allowed] Se pueden lanzar dados sueltos de una pila.
       *[open] Una pila no se puede dividir, salvo que la mesa permita lanzar dados sueltos de ella.
    }
clause-D-10 =
    { $piles_after_fire ->
        [dissolve] Tras una carrera todas las pilas se desmontan en dados sueltos.
        [owner_choice] Tras una carrera cada cual decide si sus pilas siguen en pie o se desmontan.
        [keep] Tras una carrera todas las pilas siguen en pie.
       *[open] Tras una carrera todas las pilas se desmontan, salvo que la mesa permita mantenerlas.
    }
clause-D-11 =
    { $immobulus_only ->
        [ends_turn] Si solo coincide { face-immobulus }, el turno termina.
        [ends_turn_if_new] Si solo coincide { face-immobulus }, el turno termina si este lanzamiento cambió el grupo. Si no, plántate o sigue lanzando.
        [may_continue] Si solo coincide { face-immobulus }, puedes plantarte o seguir lanzando.
       *[open] Si solo coincide { face-immobulus }, el turno termina, salvo que la mesa permita seguir.
    }
clause-D-12 =
    { $relashio_throwers ->
        [all] Con { face-relashio } lanzan todos los jugadores, también quien tiene el turno.
        [others] Con { face-relashio } solo lanzan los demás, no quien tiene el turno.
       *[open] Con { face-relashio } lanzan todos los jugadores, o solo los demás, según lo acordado en la mesa.
    }
clause-D-13 =
    { $accio_extra ->
        [may] Puedes dejar el dado de más de { face-accio }.
        [must] Hay que llevarse el dado de más de { face-accio }, si queda alguno.
       *[open] Puedes dejar el dado de más de { face-accio }, salvo que la mesa obligue a llevárselo.
    }
clause-D-14 =
    { $tournament_tie ->
        [shared] Un empate en un torneo se comparte.
        [playoff] Un empate en un torneo se decide con una partida más.
        [players_choose] Un empate en un torneo se comparte, o se decide con una partida más si lo pide alguien que empata.
       *[open] Un empate en un torneo se comparte o se decide con una partida más, según lo acordado en la mesa.
    }
clause-D-15 =
    { $pre_move ->
        [free] Antes de lanzar puedes mover libremente los dados { place-arena.of }.
        [group] Antes de lanzar solo puedes juntar los dados { place-arena.of }.
        [off_walls_by_consent] Antes de lanzar puedes apartar un dado de la pared, si todos están de acuerdo.
        [none] Los dados se quedan donde están: antes de lanzar no se mueve nada.
       *[open] Antes de la partida se acuerda cómo se mueven los dados antes de lanzar: libremente, para juntarlos, lejos de las paredes o de ningún modo.
    }
clause-D-16 =
    { $supply_visibility ->
        [visible] Las reservas están a la vista: todos pueden ver cuántos dados tienes.
        [hidden] Las reservas están ocultas: los demás solo ven si aún tienes dados.
       *[open] Las reservas están a la vista; donde la edición lo permite, la mesa puede acordar ocultarlas.
    }
clause-D-17 = En la siguiente partida de un torneo empieza la persona de la izquierda.
clause-D-18 = En una tormenta todos lanzan al mismo tiempo, y un lanzamiento nunca causa una segunda tormenta.
clause-D-19 = Un grupo antiguo de { face-immobulus } silencia los hechizos mientras se vean dos de sus dados.
clause-D-20 = Una torre cuenta como torre mientras siga en pie.
clause-D-21 = Los dados inclinados quedan planos al empujar la caja o golpear la mesa. Nadie toca un dado.
clause-D-22 = El primer lanzamiento de un turno es obligatorio en todas las ediciones.
clause-D-23 = Un poder cuenta todos los dados que muestran su elemento, también los que ha girado un golpe.
clause-D-24 = Las ediciones dan nombres distintos a los mismos símbolos. Las reglas son las mismas.
clause-D-25 = Un dado inicial que muestra fuego no inicia una carrera, y nadie apila dados de antemano.
clause-D-26 = Todos los dados de un gran lanzamiento se lanzan juntos, de una vez.
clause-D-27 = Primero te llevas todo lo que coincide, luego actúan los hechizos.
clause-DIG-FIRE-3 =
    { $fire_mode ->
        [live] Una carrera la corren las personas de la mesa.
        [simulated] El programa sortea los tiempos de una carrera: con menos dados se suele ir más rápido.
        [fewest_dice] No se corre: gana la carrera quien tiene menos dados.
       *[open] Una carrera la corren las personas de la mesa o el programa, o no se corre: entonces gana quien tiene menos dados.
    }

## Casos abiertos de los juegos de arena: nuestras decisiones

clause-AMB-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Si { place-arena.the } se queda { place-arena.empty } durante tu turno, nada coincide: plántate o lanza un dado.
                [whenever_empty] Si { place-arena.the } se queda { place-arena.empty } durante tu turno, lanzas todos los dados que te quedan.
            }
        [taken_only] Si { place-arena.the } se queda { place-arena.empty } durante tu turno, nada coincide: plántate o lanza un dado.
       *[open] Si { place-arena.the } se queda { place-arena.empty } durante tu turno, nada coincide: plántate o lanza un dado.
    }
clause-AMB-02 =
    { $big_throw_cause ->
        [any] Quien deja { place-arena.the } { place-arena.empty } obliga a la siguiente persona a lanzarlo todo.
        [taken_only] Quien se lleva los últimos dados obliga a la siguiente persona a lanzarlo todo. Si { place-arena.the } se vacía de otro modo, no.
       *[open] Quien deja { place-arena.the } { place-arena.empty } obliga a la siguiente persona a lanzarlo todo.
    }
clause-AMB-03 = Un dado solo no coincide con nada, y los dados { place-arena.of } no cuentan como tuyos.
clause-AMB-04 =
    { $elim_nonactive ->
        [after_resolution] Quien lanza su último dado en un turno ajeno sigue en juego hasta que se resuelve ese lanzamiento.
        [immediate] Quien lanza su último dado en un turno ajeno queda eliminado en cuanto los dados se detienen.
        [own_turn] Quien lanza su último dado en un turno ajeno sigue en juego hasta su propio turno.
       *[open] Quien lanza su último dado en un turno ajeno sigue en juego hasta que se resuelve ese lanzamiento.
    }
clause-AMB-05 =
    { $all_out ->
        [draw] Si todos se quedan sin dados en el mismo lanzamiento, comparten la victoria.
        [active_wins] Si todos se quedan sin dados en el mismo lanzamiento, gana quien tiene el turno.
        [replay] Si todos se quedan sin dados en el mismo lanzamiento, la partida se juega de nuevo desde el principio y nadie anota puntos.
       *[open] Si todos se quedan sin dados en el mismo lanzamiento, comparten la victoria, salvo que la mesa haya acordado otra cosa.
    }
clause-AMB-06 =
    { $storm_pile_only ->
        [throw_pile] En una tormenta lanzas un dado suelto. Solo si no tienes ninguno lanzas una pila entera.
        [exempt] En una tormenta lanzas un dado suelto. Si solo tienes pilas, no lanzas nada.
        [one_from_pile] En una tormenta lanzas un dado suelto. Si no tienes ninguno, lanzas un dado de una pila.
       *[open] En una tormenta lanzas un dado suelto. Solo si no tienes ninguno lanzas una pila entera.
    }
clause-AMB-07 =
    { $hurricane_piles ->
        [intact] En un huracán las pilas pasan como pilas.
        [loosen] En un huracán las pilas se desmontan y pasan como dados sueltos.
       *[open] En un huracán las pilas pasan como pilas, salvo que la mesa haya acordado desmontarlas.
    }
clause-AMB-08 =
    { $elim_nonactive ->
        [after_resolution] Quien se queda sin dados tras una tormenta aún participa en el huracán y recibe dados con él.
        [immediate] Quien se queda sin dados tras una tormenta queda eliminado, y el huracán lo salta.
        [own_turn] Quien se queda sin dados tras una tormenta aún participa en el huracán y recibe dados con él.
       *[open] Quien se queda sin dados tras una tormenta aún participa en el huracán y recibe dados con él.
    }
clause-AMB-09 =
    { $simul_points ->
        [after_all] Quienes quedan eliminados a la vez anotan los jugadores que siguen en juego después.
        [sequential] Quienes quedan eliminados a la vez anotan sus puntos uno tras otro: primero quien tiene el turno, luego por orden de juego.
       *[open] Quienes quedan eliminados a la vez anotan los jugadores que siguen en juego después, salvo que se acuerde otra cosa.
    }
clause-AMB-10 = Lanzarlo todo incluye tus pilas, en un solo lanzamiento.
clause-AMB-11 =
    { $fire_tie ->
        [active_first] Si una carrera acaba en empate, gana quien tiene el turno, y si no, la persona más próxima a su izquierda.
        [rerun] Si una carrera acaba en empate, se repite.
       *[open] Si una carrera acaba en empate, gana quien tiene el turno, y si no, la persona más próxima a su izquierda.
    }
clause-AMB-12 =
    { $fire_empty_supply ->
        [cannot_race] Sin dados no hay torre: quien no tiene ninguno no puede ganar la carrera.
        [wins_instantly] Quien tiene el turno y no tiene dados gana la carrera al momento.
       *[open] Sin dados no hay torre: quien no tiene ninguno no puede ganar la carrera.
    }
clause-AMB-13 = Los poderes actúan en un gran lanzamiento como en cualquier otro.
clause-AMB-14 = Las pilas no dan ventaja: todos empiezan la carrera con dados sueltos.
clause-AMB-15 =
    { $reaction_no_match ->
        [may_continue] Si nada coincide tras una tormenta, quien tiene el turno puede plantarse o seguir lanzando.
        [turn_ends] Si nada coincide tras una tormenta, el turno termina.
       *[open] Si nada coincide tras una tormenta, quien tiene el turno puede plantarse o seguir lanzando.
    }
clause-AMB-16 = Dos rayos o más en un lanzamiento posterior del mismo turno causan una tormenta nueva.
clause-AMB-17 =
    { $storm_chain ->
        [recheck] Tras una tormenta los demás poderes dependen de lo que hay entonces { place-arena.in }.
        [locked] Tras una tormenta un poder solo actúa si su elemento coincidía antes y aún coincide.
       *[open] Tras una tormenta los demás poderes dependen de lo que hay entonces { place-arena.in }.
    }
clause-AMB-18 =
    { $swamp_water_only ->
        [not_a_match] Si en el pantano solo coincide el agua, no es una coincidencia: plántate o sigue lanzando.
        [ends_turn] Si en el pantano solo coincide el agua, nadie se lleva nada y el turno termina.
       *[open] Si en el pantano solo coincide el agua, no es una coincidencia: plántate o sigue lanzando.
    }
clause-AMB-19 = Si lo lanzas todo y en el pantano solo coincide el agua, no te llevas nada y quedas eliminado.
clause-AMB-20 = Si los elementos se acordaron antes de la partida, el dado inicial no añade ninguno.
clause-AMB-21 =
    { $piles_after_fire ->
        [dissolve] Si fuego y piedras coinciden a la vez, quien gana la carrera apila las piedras. Las pilas anteriores se desmontan.
        [owner_choice] Si fuego y piedras coinciden a la vez, quien gana la carrera apila las piedras. Cada cual decide sobre sus pilas anteriores.
        [keep] Si fuego y piedras coinciden a la vez, quien gana la carrera apila las piedras. Las pilas anteriores siguen en pie.
       *[open] Si fuego y piedras coinciden a la vez, quien gana la carrera apila las piedras. Las pilas anteriores se desmontan.
    }
clause-AMB-22 =
    { $pile_merge ->
        [separate] Una segunda pila va aparte y se lanza aparte.
        [merge] Las piedras nuevas van sobre la pila que tienes: nunca hay una segunda.
       *[open] Una segunda pila va aparte y se lanza aparte.
    }
clause-AMB-23 =
    { $pile_split ->
        [forbidden] Puedes lanzar una pila en cualquier momento de tu turno. Si no tienes otra cosa, debes lanzar una.
        [allowed] Puedes lanzar una pila, o un dado de ella, en cualquier momento de tu turno. Si no tienes otra cosa, debes hacerlo.
       *[open] Puedes lanzar una pila en cualquier momento de tu turno. Si no tienes otra cosa, debes lanzar una.
    }
clause-AMB-24 =
    { $start_die ->
        [thrown] Si el dado inicial no acierta { place-arena.in }, se lanza otra vez.
        [placed] El dado inicial se coloca: no puede caer fuera.
       *[open] Si el dado inicial no acierta { place-arena.in }, se lanza otra vez.
    }
clause-AMB-25 = Un dado que reposa dentro cuenta. En el borde, o tras tocar algo de fuera, queda eliminado del juego.
clause-AMB-26 = Tras el empujón todas las caras cuentan como están. En el programa nunca saca un dado { place-arena.of }.
clause-AMB-27 =
    { $accidental_stack ->
        [nudge] Un dado que queda plano sobre otro cuenta como inclinado: empujad la caja hasta que baje.
        [tower] Un dado que queda plano sobre otro es una torre: solo cuenta el de arriba.
       *[open] Un dado que queda plano sobre otro es una torre en { game-hp-strike }. En los demás juegos cuenta como inclinado.
    }
clause-AMB-28 = Solo quien va a lanzar puede mover dados, antes del lanzamiento, y no antes de lanzar en una tormenta.
clause-AMB-29 = Si el dado de arriba de una torre muestra X, se pierde y el de abajo cuenta al momento.
clause-AMB-30 =
    { $leviosa_order ->
        [active_choice] Quien tiene el turno elige el orden de la torre. Las caras no cambian; un solo dado no es una torre.
        [random] El azar decide el orden de la torre. Las caras no cambian; un solo dado no es una torre.
       *[open] Quien tiene el turno elige el orden de la torre. Las caras no cambian; un solo dado no es una torre.
    }
clause-AMB-31 = Una torre nueva incluye todos los dados { place-arena.of }, también las torres antiguas.
clause-AMB-32 = Un dado que queda descubierto al llevarse el de arriba solo cuenta tras el siguiente lanzamiento.
clause-AMB-33 = { face-accio } da como mucho un dado de más, y ninguno si { place-arena.the } está { place-arena.empty }.
clause-AMB-34 =
    { $accio_from_tower ->
        [any] El dado de más puede salir de una torre. Los demás dados de la torre conservan sus caras.
        [top_only] De una torre solo el de arriba puede ser el dado de más.
       *[open] El dado de más puede salir de una torre. Los demás dados de la torre conservan sus caras.
    }
clause-AMB-35 =
    { $accio_immobulus ->
        [allowed] El dado de más es uno de los que quedan tras llevarse todas las coincidencias. También vale un { face-immobulus } suelto.
        [never] El dado de más es uno de los que quedan tras llevarse todas las coincidencias, pero nunca { face-immobulus }.
       *[open] El dado de más es uno de los que quedan tras llevarse todas las coincidencias. No puede romper ninguna.
    }
clause-AMB-36 = Juntos actúan en este orden: llevarse todo lo que coincide, dado de más, torre, nuevo sentido.
clause-AMB-37 =
    { $immobulus_only ->
        [ends_turn] Un grupo antiguo de { face-immobulus } también es una coincidencia: si nada más coincide, el turno termina.
        [ends_turn_if_new] Un grupo antiguo de { face-immobulus } que tu lanzamiento no cambió no termina tu turno.
        [may_continue] Un grupo antiguo de { face-immobulus } nunca termina tu turno: si nada más coincide, plántate o sigue lanzando.
       *[open] Un grupo antiguo de { face-immobulus } también es una coincidencia: si nada más coincide, el turno termina.
    }
clause-AMB-38 =
    { $relashio_new_immobulus ->
        [stays] Los dados { face-immobulus } que solo coinciden tras el lanzamiento de { face-relashio } se quedan, pero no silencian hechizos anteriores.
        [collected] Los dados { face-immobulus } que solo coinciden tras el lanzamiento de { face-relashio } van con los demás que te llevas.
        [stays_and_suppresses] Los dados { face-immobulus } que solo coinciden tras el lanzamiento de { face-relashio } se quedan y silencian todos los demás hechizos.
       *[open] Los dados { face-immobulus } que solo coinciden tras el lanzamiento de { face-relashio } se quedan, pero no silencian hechizos anteriores.
    }
clause-AMB-39 =
    { $relashio_pending ->
        [still_matched] Los hechizos anteriores al lanzamiento de { face-relashio } funcionan si su símbolo aún coincide después.
        [always] Los hechizos anteriores al lanzamiento de { face-relashio } funcionan en cualquier caso.
        [none] Tras un lanzamiento de { face-relashio } no funciona ningún otro hechizo.
       *[open] Los hechizos anteriores al lanzamiento de { face-relashio } funcionan si su símbolo aún coincide después.
    }
clause-AMB-40 =
    { $relashio_throwers ->
        [all] Si a quien tiene el turno no le queda ningún dado para { face-relashio }, solo lanzan los demás.
        [others] Quien tiene el turno no necesita dados para { face-relashio }: solo lanzan los demás.
       *[open] Si a quien tiene el turno no le queda ningún dado para { face-relashio }, solo lanzan los demás.
    }
clause-AMB-41 =
    { $reaction_no_match ->
        [may_continue] Si nada coincide tras el lanzamiento de { face-relashio }, quien tiene el turno puede plantarse o seguir lanzando.
        [turn_ends] Si nada coincide tras el lanzamiento de { face-relashio }, el turno termina.
       *[open] Si nada coincide tras el lanzamiento de { face-relashio }, el turno termina, salvo que se acuerde otra cosa.
    }
clause-AMB-42 = El sentido solo dice a quién le toca, aunque esa persona tenga que lanzarlo todo.
clause-AMB-43 = Cada partida nueva empieza en sentido horario, fuera cual fuera el sentido antes.
clause-AMB-44 =
    { $elim_nonactive ->
        [after_resolution] Primero pasan todos los efectos, luego quedan jugadores eliminados, y después juega la siguiente persona en juego.
        [immediate] Quien no tiene dados tras el lanzamiento de todos queda eliminado primero, luego pasan los efectos y después juega la siguiente persona en juego.
        [own_turn] Primero pasan todos los efectos, luego puede quedar eliminado quien tiene el turno. Los demás sin dados quedan eliminados cuando les toca.
       *[open] Primero pasan todos los efectos, luego quedan jugadores eliminados, y después juega la siguiente persona en juego.
    }
clause-AMB-45 = Con reservas ocultas solo ves si los demás aún tienen dados, y lo que se llevan.
clause-AMB-46 = Quien deja la partida queda eliminado al momento. Sus dados salen del juego; los { place-arena.of } se quedan.
clause-AMB-47 = Tras 5000 lanzamientos una partida acaba en empate.
clause-AMB-48 = Cuando se acaba tu tiempo, el programa hace por ti la jugada más suave: un lanzamiento delicado, o plantarse.
clause-AMB-49 = Solo las piedras forman una pila. Los demás dados que te llevas quedan sueltos.
clause-AMB-50 =
    { $fire_empty_supply ->
        [cannot_race] Solo compite quien tiene dados. Si es una sola persona, gana; si no hay nadie, los dados son de quien tiene el turno.
        [wins_instantly] Solo compite quien tiene dados, pero quien tiene el turno y no tiene ninguno gana al momento.
       *[open] Solo compite quien tiene dados. Si es una sola persona, gana; si no hay nadie, los dados son de quien tiene el turno.
    }
clause-AMB-51 =
    { $storm_collector ->
        [turn_player] Tras una tormenta se lleva los dados quien tiene el turno, y así se salva.
        [start_player] Si quien empezó la partida se lleva los dados tras una tormenta, quien lanzó y no tiene dados queda eliminado, y se sigue desde ahí.
       *[open] Si quien empezó la partida se lleva los dados tras una tormenta, quien lanzó y no tiene dados queda eliminado, y se sigue desde ahí.
    }
clause-AMB-52 = Quien está eliminado nunca lanza en una tormenta.
clause-AMB-53 = Una torre son dados: con una torre dentro, { place-arena.the } no está { place-arena.empty }.
clause-AMB-54 = El desempate lo juegan solo quienes empatan, con los dados que tocan a su número.

## voll verasselt: lo que hay

clause-VER-COMP-01 = Hay 88 cartas: 22 amarillas, 22 azules, 22 rojas y 22 verdes. Ninguna sale nunca del juego.
clause-VER-COMP-02 = Hay siete dados iguales. Cada uno muestra una vez cada uno de los cuatro colores y dos veces la barra doble.
clause-VER-COMP-03 = De una carta solo importa el color. En tu montón cada carta vale un punto.
clause-VER-COMP-04 = Este juego es para 2 a 5 jugadores.
clause-VER-COMP-05 = Las cartas están en el mazo, el centro, una captura, los patios o los montones. No se descarta nada.
clause-VER-SETUP-01 = Se empieza con una carta de cada color, a la vista en el patio, y el montón vacío.
clause-VER-SETUP-02 = Todas las demás cartas se barajan y forman el mazo.
clause-VER-SETUP-03 = Las diez cartas de arriba forman el centro, a la vista y ordenadas por color. Puede faltar un color.
clause-VER-SETUP-04 = Al principio los siete dados muestran la barra doble.
clause-VER-SETUP-05 =
    { $first_player ->
        [host_choice] Empieza quien haya visto un bicho hace menos tiempo, o quien elija la mesa.
        [random] El azar decide quién empieza.
        [saw_bug] Empieza quien haya visto un bicho hace menos tiempo.
       *[open] Empieza quien haya visto un bicho hace menos tiempo, o quien elija la mesa.
    }

## voll verasselt: el turno

clause-VER-TURN-01 = Se juega por turnos, en orden. Solo actúa quien tiene el turno, menos cuando se reparten cartas recibidas.
clause-VER-TURN-02 = En tu turno eliges un grupo, y luego tiras y capturas hasta que te plantas o te pasas.
clause-VER-TURN-03 = El jugador anterior es quien jugó justo antes que tú. Entre dos es siempre el otro.
clause-VER-GROUP-01 = Primero elige el centro o la captura del jugador anterior. La elección vale para todo el turno.
clause-VER-GROUP-02 = Solo puedes elegir la captura si el jugador anterior ha dejado al menos una carta.
clause-VER-GROUP-03 = Puedes saquear cualquier captura, incluso cartas que te saquearon a ti.
clause-VER-GROUP-04 = Mientras saqueas, el centro no está en juego.
clause-VER-BOOST-01 = Antes de cada tirada puedes añadir cartas de tu patio al grupo por el que tiras.
clause-VER-BOOST-02 = Puedes añadir cualquier color. Un grupo no tiene límite de tamaño.
clause-VER-BOOST-03 = Solo añades cartas al grupo por el que tiras.
clause-VER-BOOST-04 = Las cartas que añades son del grupo. Nunca vuelven solas a tu patio.
clause-VER-BOOST-05 = Añadir cartas es parte de una tirada: no puedes añadir sin tirar.
clause-VER-ROLL-01 = Los dados siguen como los dejó el jugador anterior. Nunca se reinician.
clause-VER-ROLL-02 = Para cada tirada elige de cuatro a siete dados distintos. Los demás se quedan como están.
clause-VER-ROLL-03 = Un dado solo cambia si se tira.
clause-VER-ROLL-04 = Los siete dados cuentan tras cada tirada, también los que no se han tirado.
clause-VER-ROLL-05 = Las barras dobles no necesitan ni se llevan cartas. Cuentan para reponer el centro.
clause-VER-BUST-01 = Te pasas si los dados muestran un color más veces que cartas hay de él en el grupo. Con las mismas te salvas.
clause-VER-BUST-02 = Solo cuentan las cartas del grupo, no las que ya has capturado.
clause-VER-BUST-03 = Si te pasas, las cartas que has capturado vuelven a su grupo.
clause-VER-BUST-04 = Pasarte termina tu turno al momento, y no ganas nada del grupo.
clause-VER-BUST-05 =
    { $consolation_optional ->
        [false] Después de pasarte robas dos cartas, a la vista, para tu patio, pero nunca más allá de seis.
        [true] Después de pasarte puedes robar hasta dos cartas, a la vista, para tu patio, pero nunca más allá de seis.
       *[open] Después de pasarte robas dos cartas, a la vista, para tu patio, pero nunca más allá de seis.
    }
clause-VER-BUST-06 = Si te pasas al saquear, el grupo completo es para el jugador anterior.
clause-VER-BUST-07 = Si te pasas no queda captura: el siguiente turno solo tiene el centro.
clause-VER-BUST-08 = Si te pasas, primero robas cartas, luego vuelve lo capturado y después cobra el jugador saqueado.
clause-VER-CATCH-01 = Una tirada segura captura una carta por cada dado que muestra su color. Tienes que llevártelas todas.
clause-VER-CATCH-02 = Tu captura está a la vista y crece con cada tirada segura de tu turno.
clause-VER-CATCH-03 = Siete barras dobles son seguras y no capturan nada.
clause-VER-CATCH-04 = Tras una tirada segura puedes seguir tirando por lo que queda, o plantarte.
clause-VER-CATCH-05 = Puedes tirar incluso por un grupo vacío, pero entonces solo las barras dobles son seguras.
clause-VER-STOP-01 =
    { $allow_stop_before_first_roll ->
        [false] Tras cualquier tirada segura puedes plantarte.
        [true] Tras cualquier tirada segura puedes plantarte, e incluso antes de tu primera tirada.
       *[open] Tras cualquier tirada segura puedes plantarte.
    }
clause-VER-STOP-02 =
    { $allow_stop_before_first_roll ->
        [false] Tienes que tirar al menos una vez en tu turno.
        [true] No tienes que tirar en tu turno: puedes plantarte enseguida.
       *[open] Tienes que tirar al menos una vez en tu turno.
    }
clause-VER-STOP-03 = Cuando te plantas, tu captura espera en la mesa. Solo es tuya si la siguiente persona elige el centro.
clause-VER-STOP-04 = Puedes plantarte sin haber capturado nada. Entonces no hay captura que saquear.
clause-VER-STOP-05 = Cuando quien saquea se planta, lo que queda de la captura va al momento al jugador anterior.

## voll verasselt: entre turnos

clause-VER-NEXT-01 = No se cobra ni se repone nada antes de que la siguiente persona haya elegido.
clause-VER-NEXT-02 = Si eliges el centro, primero el jugador anterior cobra la captura pendiente. Luego se repone el centro.
clause-VER-NEXT-03 = El centro se repone también cuando alguien se ha pasado.
clause-VER-NEXT-04 =
    { $refill_per_double_bar ->
        [2] Cada barra doble de los dados trae dos cartas nuevas al centro.
        [1] Cada barra doble de los dados trae una carta nueva al centro.
       *[open] Cada barra doble de los dados trae dos cartas nuevas al centro.
    }
clause-VER-NEXT-05 = Si después el centro tiene menos de ocho cartas, se completa hasta ocho.
clause-VER-NEXT-06 = Si la siguiente persona saquea, no se cobra ni se repone nada.
clause-VER-NEXT-07 =
    { $first_turn_refill ->
        [false] En el primer turno de la partida no se cobra ni se repone nada.
        [true] En el primer turno de la partida no se cobra nada, pero el centro se repone.
       *[open] En el primer turno de la partida no se cobra ni se repone nada.
    }
clause-VER-NEXT-08 = Si el mazo tiene pocas cartas, se toma lo que tiene. Nunca se vuelve a barajar.
clause-VER-NEXT-09 = Las cartas nuevas se ponen a la vista en la fila de su color.
clause-VER-PAY-01 = Cobras tu captura si el siguiente turno va al centro, o lo que deje quien te saquea, o todo si se pasa.
clause-VER-PAY-02 = En tu patio caben seis cartas como mucho. Las demás que recibes van a tu montón.
clause-VER-PAY-03 = Repartes como quieras las cartas que recibes, dentro de las seis de tu patio. Las del patio nunca van al montón.
clause-VER-PAY-04 = Si no recibes nada o tu patio está lleno, no hay nada que decidir.
clause-VER-PAY-05 = Quien recibe cartas las reparte al momento, y el juego espera.
clause-VER-PAY-06 = Las cartas de un montón están boca abajo y nunca vuelven al juego.

## voll verasselt: el final

clause-VER-END-01 =
    { $end_check ->
        [before_first_roll] La partida termina si, después de reponer, el mazo está vacío y no saqueas ni puedes llevar el centro a ocho cartas.
        [turn_start] La partida termina si un turno empieza con el mazo vacío y quien juega no saquea ni puede llevar el centro a ocho.
       *[open] La partida termina si el mazo está vacío y quien tiene el turno no saquea ni puede llevar el centro a ocho.
    }
clause-VER-END-02 =
    { $end_check ->
        [before_first_roll] Si el mazo está vacío después de reponer y no saqueas, tienes que completar el centro hasta ocho con tu patio, si puedes.
        [turn_start] Si tu turno empieza con el mazo vacío y no saqueas, tienes que completar el centro hasta ocho con tu patio, si puedes.
       *[open] Si el mazo está vacío después de reponer y no saqueas, tienes que completar el centro hasta ocho con tu patio, si puedes.
    }
clause-VER-END-03 = Tú eliges qué cartas añades: al menos las que le faltan al centro, o más.
clause-VER-END-04 = Una captura que aún espera al final va al montón de quien la hizo.
clause-VER-END-05 =
    { $end_check ->
        [before_first_roll] Elegir el centro termina la partida si centro, mazo y tu patio suman menos de ocho cartas.
        [turn_start] Elegir el centro termina la partida si el mazo está vacío y centro y tu patio suman menos de ocho cartas.
       *[open] Elegir el centro termina la partida si centro, mazo y tu patio suman menos de ocho cartas.
    }
clause-VER-END-06 = Quien saquea no tiene que completar el centro. También puedes elegir el centro para terminar la partida.
clause-VER-END-07 =
    { $max_turns ->
        [none] Nada más termina la partida: no hay límite de rondas, y pasarse no la acaba.
        [open] Nada más termina la partida: no hay límite de rondas, y pasarse no la acaba.
       *[limit] Nada más termina la partida que el límite de turnos: { $max_turns }. Pasarse no la acaba.
    }
clause-VER-WIN-01 = Gana quien tenga más cartas en el montón. Las del patio y las del centro no valen nada.
clause-VER-WIN-02 = En caso de empate gana quien tenga menos cartas en el patio.
clause-VER-WIN-03 = Si eso también es un empate, la victoria se comparte.

## voll verasselt: donde difieren las ediciones impresas

clause-VER-LANG-01 =
    { $refill_per_double_bar ->
        [2] Una barra doble trae dos cartas al reponer.
        [1] Una barra doble trae una carta al reponer.
       *[open] Una barra doble trae dos cartas al reponer, salvo que la mesa juegue con una.
    }
clause-VER-LANG-02 =
    { $end_check ->
        [before_first_roll] El final de la partida se comprueba después de reponer.
        [turn_start] El final de la partida se comprueba al empezar el turno, antes de reponer.
       *[open] El final de la partida se comprueba después de reponer, salvo que la mesa lo juegue antes.
    }
clause-VER-LANG-03 = Si quien saquea se pasa, todo es para el jugador anterior: el resto, lo capturado y lo añadido.
clause-VER-LANG-04 =
    { $consolation_optional ->
        [false] Al pasarse hay que robar las cartas.
        [true] Al pasarse se pueden robar las cartas, o no.
       *[open] Al pasarse hay que robar las cartas, salvo que la mesa lo haga opcional.
    }
clause-VER-LANG-05 = El límite de seis es para todo tu patio, no para cada cobro.
clause-VER-LANG-06 = El final solo se comprueba si quien tiene el turno no saquea.
clause-VER-LANG-07 = Solo tienes que añadir cartas para que la partida no termine. Si no, puedes.
clause-VER-LANG-08 = El centro se repone también cuando alguien se ha pasado, pero solo se cobra una captura.
clause-VER-LANG-09 = Al primer centro le puede faltar un color.
clause-VER-LANG-10 = Quien se pasa no gana nada, ni en el centro ni al saquear.
clause-VER-LANG-11 = Los dados siguen como están hasta que se tiran.

## voll verasselt: casos abiertos, nuestras decisiones

clause-VER-AMB-01 =
    { $allow_stop_before_first_roll ->
        [false] No puedes plantarte antes de tu primera tirada.
        [true] Puedes plantarte antes de tu primera tirada.
       *[open] No puedes plantarte antes de tu primera tirada.
    }
clause-VER-AMB-02 = No puedes añadir cartas y luego plantarte sin tirar.
clause-VER-AMB-03 =
    { $first_turn_refill ->
        [false] El centro no se repone antes del primer turno: empieza con diez cartas.
        [true] El centro se repone también en el primer turno, por todas las barras dobles del principio.
       *[open] El centro no se repone antes del primer turno: empieza con diez cartas.
    }
clause-VER-AMB-04 = Los siete dados capturan cartas, no solo los que se acaban de tirar.
clause-VER-AMB-05 = Si quien saquea se pasa, las cartas añadidas son para el jugador saqueado.
clause-VER-AMB-06 = Si quien saquea se planta, las cartas añadidas y no capturadas son para el jugador saqueado.
clause-VER-AMB-07 = Si el mazo tiene pocas cartas cuando te pasas, robas lo que tiene.
clause-VER-AMB-08 = Si el mazo se acaba al reponer, primero van las cartas de las barras dobles.
clause-VER-AMB-09 = Una captura sin cartas no se puede elegir.
clause-VER-AMB-10 = Puedes plantarte tras siete barras dobles. Entonces el siguiente turno solo tiene el centro.
clause-VER-AMB-11 = Puedes tirar por un grupo sin cartas, pero con cualquier color te pasas.
clause-VER-AMB-12 = Añades cartas después de reponer, no antes.
clause-VER-AMB-13 = Eliges antes de ver las cartas nuevas, y no puedes cambiar la elección.
clause-VER-AMB-14 = Quien recibe cartas las reparte al momento. Si no responde, todas van al montón.
clause-VER-AMB-15 = Si el final es seguro, todas las cartas recibidas van al montón.
clause-VER-AMB-16 = Tú eliges qué cartas completan el centro, al menos las que le faltan.
clause-VER-AMB-17 = No puedes negarte a completar el centro para terminar la partida.
clause-VER-AMB-18 = Puedes elegir el centro para terminar la partida, aunque pudieras saquear.
clause-VER-AMB-19 = Las cartas se pueden saquear de un lado a otro tantas veces como se quiera.
clause-VER-AMB-20 =
    { $max_turns ->
        [none] En esta mesa se juega sin límite de turnos.
        [open] Las personas juegan sin límite de turnos. Una mesa con bots puede poner uno.
       *[limit] En esta mesa hay un límite de turnos: { $max_turns }. Después se cuentan las cartas como están.
    }
clause-VER-AMB-21 = No puedes dejar algunas de las cartas que muestran los dados: se capturan todas.
clause-VER-AMB-22 = Al reponer cuentan las barras dobles tal como están los dados cuando se elige el centro.
clause-VER-AMB-23 = Cuando quien saquea se pasa, roba sus cartas antes de que cobre el jugador saqueado.
clause-VER-AMB-24 = Las cartas de tu patio no se pueden pasar a tu montón.
clause-VER-AMB-25 =
    { $show_heap_counts ->
        [true] Todos pueden ver cuántas cartas tiene un montón.
        [false] Cuántas cartas tiene un montón queda oculto hasta el final.
       *[open] Todos pueden ver cuántas cartas tiene un montón, salvo que la mesa lo oculte.
    }
clause-VER-AMB-26 = Un empate total es una victoria compartida.
clause-VER-AMB-27 = Cuando te pasas, el límite de seis se aplica a tu patio como está entonces.
clause-VER-AMB-28 = Después de completar el centro aún tienes que tirar, y puedes pasarte.
clause-VER-AMB-29 = Si no hay captura y el centro no puede llegar a ocho, elegir el centro termina la partida.
clause-VER-AMB-30 = Si el final es seguro, las últimas cartas del mazo van igualmente al centro.
clause-VER-AMB-31 =
    { $end_check ->
        [before_first_roll] El final se comprueba después de reponer, así que un mazo que se vacía al reponer puede terminar la partida.
        [turn_start] El final se comprueba antes de reponer, así que un mazo que se vacía al reponer aún no termina la partida.
       *[open] Si el final se comprueba antes de reponer, un mazo que se vacía al reponer aún no termina la partida.
    }
clause-VER-AMB-32 = Cuando se acaba tu tiempo, el programa elige: el centro, los siete dados, plantarse, todo al montón.
clause-VER-AMB-33 = A quien deja la partida se lo salta desde entonces y no puede ganar. Su captura pendiente aún va a su montón.
clause-VER-AMB-34 =
    { $consolation_optional ->
        [false] Cuando te pasas no hay nada que elegir: robas dos cartas, si caben.
        [true] Cuando te pasas eliges si robas 0, 1 o 2 cartas.
       *[open] Si la mesa juega así, cuando te pasas eliges si robas 0, 1 o 2 cartas.
    }
