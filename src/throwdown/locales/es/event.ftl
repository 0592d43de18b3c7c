# Lo que pasa, contado con los nombres de los jugadores: el hecho y luego la consecuencia.
# $player es un nombre, $players una lista de nombres, $faces y $sets listas de lo que muestran los dados, $cards una lista de cartas.

## Juegos de arena

event-turn-started =
    { $arena ->
        [0] Turno de { $player }.
        [one] Turno de { $player }. Hay un dado { place-arena.in }.
       *[other] Turno de { $player }. Hay { $arena } dados { place-arena.in }.
    }
event-big-throw-required =
    { $count ->
        [one] { place-arena.The } está { place-arena.empty }: { $player } lanza su último dado.
       *[other] { place-arena.The } está { place-arena.empty }: { $player } lanza sus { $count } dados a la vez.
    }
event-dice-shifted = { $player } mueve un dado { place-arena.in }.
event-arena-rotated = { $player } gira { place-arena.the } { $degrees } grados.
event-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] { $player } lanza su último dado.
           *[other] { $player } lanza todos sus dados: { $count }.
        }
        [pile] { $count ->
            [one] { $player } lanza una pila de un dado.
           *[other] { $player } lanza una pila de { $count } dados.
        }
       *[single] { $count ->
            [one] { $player } lanza un dado.
           *[other] { $player } lanza { $count } dados.
        }
    }
event-dice-left-arena =
    { $cause ->
        [missed] { $count ->
            [one] Un dado no cae { place-arena.in }. Queda eliminado del juego.
           *[other] { $count } dados no caen { place-arena.in }. Quedan eliminados del juego.
        }
        [bounced] { $count ->
            [one] Un dado rebota y cae fuera { place-arena.of }. Queda eliminado del juego.
           *[other] { $count } dados rebotan y caen fuera { place-arena.of }. Quedan eliminados del juego.
        }
       *[knocked] { $count ->
            [one] Un golpe saca un dado { place-arena.of }. Queda eliminado del juego.
           *[other] Un golpe saca { $count } dados { place-arena.of }. Quedan eliminados del juego.
        }
    }
event-nudged =
    { $count ->
        [one] Un empujón a la caja asienta un dado inclinado. Muestra { $faces }.
       *[other] Un empujón a la caja asienta { $count } dados inclinados. Muestran { $faces }.
    }
event-dice-settled =
    { $count ->
        [one] El dado muestra { $faces }.
       *[other] Los dados muestran { $faces }.
    }
event-dice-settled-turned =
    { $count ->
        [one] Un dado golpeado muestra ahora { $faces }.
       *[other] { $count } dados golpeados muestran ahora { $faces }.
    }
# $face es la cara con la que se pierde un dado: x o, en Impact, blank.
event-x-removed =
    { $face ->
        [blank] { $count ->
            [one] Una cara en blanco: ese dado queda eliminado del juego.
           *[other] { $count } caras en blanco: esos dados quedan eliminados del juego.
        }
       *[x] { $count ->
            [one] Una X: ese dado queda eliminado del juego.
           *[other] { $count } X: esos dados quedan eliminados del juego.
        }
    }
event-sets-found =
    { $count ->
        [0] Nada coincide.
        [one] Coinciden { $sets }.
       *[other] Hay varias coincidencias: { $sets }.
    }
event-immobulus-held = { $sets }: estos dados se quedan { place-arena.in } y ningún otro hechizo funciona.
event-spells-silenced =
    { $count ->
        [one] Esta vez { $faces } no tiene efecto.
       *[other] Esta vez { $faces } no tienen efecto.
    }
# $effect es el nombre del poder o del hechizo; $count dice cuántos jugadores lanzan.
event-reaction-started =
    { $count ->
        [0] { $effect }: nadie más tiene dados que lanzar.
        [one] { $effect }: { $players } lanza un dado.
       *[other] { $effect }: { $players } lanzan a la vez, un dado por persona.
    }
event-reaction-committed =
    { $count ->
        [one] { $player } lanza un dado.
       *[other] { $player } lanza una pila de { $count } dados.
    }
event-sets-found-again =
    { $count ->
        [0] Ya no coincide nada.
        [one] Ahora coinciden { $sets }.
       *[other] Ahora hay varias coincidencias: { $sets }.
    }
event-race-started =
    { $count ->
        [0] { $effect }: nadie tiene dados para una torre.
        [one] { $effect }: solo { $players } tiene dados para una torre.
       *[other] { $effect }: { $players } compiten por levantar una torre. Quien termine primero se lleva todo lo que coincide.
    }
# won: alguien gana, sin tiempos. timed: alguien gana, con tiempos. tie: la carrera se repite.
event-race-finished =
    { $how ->
        [won] { $player } gana la carrera.
        [timed] { $player } gana la carrera ({ $times }).
        [tie] Empate ({ $times }): la carrera se repite.
       *[nobody] Nadie termina: quien tiene el turno se lleva lo que coincide.
    }
event-piles-dissolved = Las pilas de { $players } se desmontan: los dados vuelven a estar sueltos.
event-dice-collected =
    { $count ->
        [one] { $sets }: { $player } se lleva 1 dado.
       *[other] { $sets }: { $player } se lleva { $count } dados.
    }
event-dice-held = { $sets }: estos dados se quedan { place-arena.in }.
event-pile-built =
    { $count ->
        [one] { $player } aparta 1 piedra como pila.
       *[other] { $player } apila { $count } piedras. Se lanzarán juntas.
    }
# $scores dice cuántos dados tiene ahora cada cual.
event-hurricane-passed = { $effect }: cada persona pasa sus dados a la izquierda. Dados ahora: { $scores }.
event-accio-taken = { $player } se lleva además un dado con { $face }.
event-accio-declined = { $player } no se lleva ningún dado más.
event-tower-built =
    { $count ->
        [one] { $player } coloca un solo dado: { $faces }.
       *[other] { $player } levanta una torre de { $count } dados. De abajo arriba: { $faces }.
    }
event-direction-reversed =
    { $direction ->
        [clockwise] El orden se invierte: se vuelve a jugar en sentido horario.
       *[counter] El orden se invierte: ahora se juega en sentido antihorario.
    }
event-player-eliminated =
    { $count ->
        [one] { $players } queda eliminado.
       *[other] { $players } quedan eliminados.
    } { $remaining ->
        [0] No queda nadie.
        [one] Queda una persona en juego.
       *[other] Quedan { $remaining } personas en juego.
    }
event-game-over =
    { $reason ->
        [replay] A nadie le quedan dados: la partida empieza de nuevo.
        [throw_cap] Se ha llegado al límite de lanzamientos: { $players } comparten la victoria.
        [all_out] { $count ->
            [one] A nadie le quedan dados: { $players } tenía el turno y gana.
           *[other] A nadie le quedan dados: { $players } comparten la victoria.
        }
       *[last_with_dice] Solo a { $players } le quedan dados: gana la partida.
    }
# $title: cómo llaman las reglas a quien gana.
event-game-over-title = { $players } gana el título de { $title }.
event-choice-required = { $player } puede lanzar otro dado o plantarse.
event-turn-stopped = { $player } se planta.
event-turn-ended =
    { $reason ->
        [collected] { $player } se ha llevado dados: el turno termina.
        [declined] Los dados se quedan donde están: el turno de { $player } termina.
        [stopped] { $player } se ha plantado: el turno termina.
        [held_match] Lo que coincide se queda { place-arena.in }: el turno de { $player } termina.
        [race] La carrera termina, y con ella el turno de { $player }.
        [reaction] No queda nada que llevarse: el turno de { $player } termina.
        [left] { $player } ha dejado la partida.
       *[no_dice] A { $player } no le quedan dados: el turno termina.
    }
# $scores: puntos por jugador; gana quien tiene menos.
event-tournament-scored = Puntos tras la partida { $game }: { $scores }. Gana quien tenga menos.

## voll verasselt

event-game-started =
    { $deck ->
        [one] En el centro hay { $cards }. Queda una carta en el mazo.
       *[other] En el centro hay { $cards }. Quedan { $deck } cartas en el mazo.
    }
event-turn-started-verasselt =
    { $groups ->
        [both] Turno de { $player }, que elige: el centro o la captura pendiente.
       *[hub] Turno de { $player }, que tira por el centro.
    }
event-group-chosen =
    { $group ->
        [catch] { $player } saquea la captura pendiente.
       *[hub] { $player } tira por el centro.
    }
event-payout-due =
    { $reason ->
        [secured] La captura de { $player } está a salvo: { $cards }.
        [leftover] { $count ->
            [0] No queda nada de la captura de { $player }.
           *[other] { $player } recibe lo que queda de la captura: { $cards }.
        }
        [plunder_bust] { $player } recupera toda la captura: { $cards }.
       *[game_end] La partida termina: { $player } se queda con la captura pendiente, { $cards }.
    }
event-payout-split =
    { $where ->
        [yard] { $player } pone { $yard } en el patio.
        [both] { $player } pone { $yard } en el patio y { $heap } en el montón.
       *[heap] { $player } pone { $heap } en el montón.
    }
event-hub-refilled =
    { $part ->
        [bars] Las barras dobles traen cartas nuevas al centro: { $cards }.
       *[to_eight] El centro se completa hasta ocho: { $cards }.
    } { $deck ->
        [0] El mazo está vacío.
        [one] Queda una carta en el mazo.
       *[other] Quedan { $deck } cartas en el mazo.
    }
event-refill-skipped =
    { $reason ->
        [deck_empty] El mazo está vacío: el centro no recibe cartas nuevas.
       *[first_turn] En el primer turno el centro no recibe cartas nuevas.
    }
event-top-up-required =
    { $count ->
        [one] Al centro le falta una carta: { $player } debe añadir al menos una de su patio.
       *[other] Al centro le faltan { $count } cartas: { $player } debe añadir al menos otras tantas de su patio.
    }
event-topped-up = { $player } añade { $cards } al centro.
event-boosted =
    { $group ->
        [catch] { $player } añade { $cards } de su patio a la captura.
       *[hub] { $player } añade { $cards } de su patio al centro.
    }
# $faces: lo que muestran ahora los siete dados.
event-dice-rolled =
    { $count ->
        [one] { $player } tira un dado. Los siete muestran { $faces }.
       *[other] { $player } tira { $count } dados. Los siete muestran { $faces }.
    }
event-caught =
    { $how ->
        [nothing] Solo barras dobles: { $player } se salva y no captura nada.
        [more] { $player } captura { $cards }. La captura hasta ahora: { $catch }.
       *[first] { $player } captura { $cards }.
    }
# Se cuenta después de un event-busted-colour por cada color que sobraba.
event-busted = { cry-bust } { $player } no captura nada.
event-busted-colour =
    { $count ->
        [0] { $faces } en los dados, pero ninguna carta de ese color.
        [one] { $faces } en los dados, pero solo una carta de ese color.
       *[other] { $faces } en los dados, pero solo { $count } cartas de ese color.
    }
event-catch-dissolved =
    { $group ->
        [catch] Lo capturado vuelve a la captura saqueada: { $cards }.
       *[hub] Lo capturado vuelve al centro: { $cards }.
    }
event-consolation-drawn =
    { $count ->
        [0] { $player } no roba ninguna carta de consuelo.
        [one] Como consuelo, { $player } roba una carta para su patio: { $cards }.
       *[other] Como consuelo, { $player } roba { $count } cartas para su patio: { $cards }.
    }
event-stopped =
    { $count ->
        [0] { $player } se planta y no deja captura.
       *[other] { $player } se planta. La captura espera en la mesa: { $cards }.
    }
event-player-left = { $player } ha dejado la partida.
event-game-ended =
    { $reason ->
        [max_turns] Se ha llegado al límite de turnos: la partida termina.
        [last_seat] Los demás se han ido: la partida termina.
       *[hub_short] El mazo está vacío y el centro no llega a ocho cartas: la partida termina.
    }
# $scores: cartas en los montones por jugador.
event-scored =
    { $tie ->
        [fewer_yard_cards] Cartas en los montones: { $scores }. Empate: { $players } tiene menos cartas en el patio y gana.
        [shared] Cartas en los montones: { $scores }. Empate total: { $players } comparten la victoria.
       *[none] Cartas en los montones: { $scores }. Gana { $players }.
    }
