# Lo que pasa, contado a quien lo hace o a quien le toca. Las frases sobre los demás están en event.ftl.
# $others son los nombres de quienes también participan, con comas: quien lee va al final.

# Quien lee, en una lista de nombres: «Dados ahora: tú (5), Ben (3)».
you-name = tú
you-begin =
    { $by ->
        [oldest] Eres la persona de más edad y empiezas.
        [saw_bug] Fuiste la última persona en ver un bicho y empiezas.
       *[lot] Empiezas tú (por sorteo).
    }

## Juegos de la arena

you-turn-started =
    { $arena ->
        [0] Te toca.
        [one] Te toca. Hay un dado { place-arena.in }.
       *[other] Te toca. Hay { $arena } dados { place-arena.in }.
    }
you-big-throw-required =
    { $count ->
        [one] { place-arena.The } está { place-arena.empty }: lanzas tu último dado.
       *[other] { place-arena.The } está { place-arena.empty }: lanzas tus { $count } dados a la vez.
    }
you-dice-shifted = Mueves un dado { place-arena.in }.
you-arena-rotated = Giras { place-arena.the } { $degrees } grados.
you-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] Lanzas tu último dado.
           *[other] Lanzas todos tus dados: { $count }.
        }
        [pile] { $count ->
            [one] Lanzas una pila de un dado.
           *[other] Lanzas una pila de { $count } dados.
        }
       *[single] { $count ->
            [one] Lanzas un dado.
           *[other] Lanzas { $count } dados.
        }
    }
you-reaction-started =
    { $count ->
        [one] { $effect }: lanzas un dado.
       *[other] { $effect }: { $others } y tú lanzáis a la vez, un dado por persona.
    }
you-reaction-committed =
    { $count ->
        [one] Lanzas un dado.
       *[other] Lanzas una pila de { $count } dados.
    }
you-race-started =
    { $count ->
        [one] { $effect }: solo tú tienes dados para una torre.
       *[other] { $effect }: { $others } y tú competís por levantar una torre. Quien termine primero se lleva todo lo que coincide.
    }
you-race-finished =
    { $how ->
        [timed] Ganas la carrera ({ $times }).
       *[won] Ganas la carrera.
    }
you-piles-dissolved =
    { $count ->
        [one] Tus pilas se desmontan: los dados vuelven a estar sueltos.
       *[other] Las pilas de { $others } y las tuyas se desmontan: los dados vuelven a estar sueltos.
    }
you-dice-collected =
    { $count ->
        [one] { $sets }: te llevas 1 dado.
       *[other] { $sets }: te llevas { $count } dados.
    }
you-pile-built =
    { $count ->
        [one] Apartas 1 piedra como pila.
       *[other] Apilas { $count } piedras. Se lanzarán juntas.
    }
you-accio-taken = Te llevas además un dado con { $face }.
you-accio-declined = No te llevas ningún dado más.
you-tower-built =
    { $count ->
        [one] Colocas un solo dado: { $faces }.
       *[other] Levantas una torre de { $count } dados. De abajo arriba: { $faces }.
    }
you-player-eliminated =
    { $count ->
        [one] Quedas eliminado.
       *[other] { $others } y tú quedáis eliminados.
    } { $remaining ->
        [0] No queda nadie.
        [one] Queda una persona en juego.
       *[other] Quedan { $remaining } personas en juego.
    }
you-game-over =
    { $reason ->
        [throw_cap] { $count ->
            [one] Se ha llegado al límite de lanzamientos: ganas tú.
           *[other] Se ha llegado al límite de lanzamientos: { $others } y tú compartís la victoria.
        }
        [all_out] { $count ->
            [one] A nadie le quedan dados: tenías el turno y ganas.
           *[other] A nadie le quedan dados: { $others } y tú compartís la victoria.
        }
       *[last_with_dice] Solo a ti te quedan dados: ganas la partida.
    }
you-game-over-title = Ganas el título de { $title }.
you-choice-required = Puedes lanzar otro dado o plantarte.
you-turn-stopped = Te plantas.
you-turn-ended =
    { $reason ->
        [declined] Los dados se quedan donde están: tu turno termina.
        [held_match] Lo que coincide se queda { place-arena.in }: tu turno termina.
        [race] La carrera termina, y con ella tu turno.
        [reaction] No queda nada que llevarse: tu turno termina.
        [left] Has dejado la partida.
       *[no_dice] No te quedan dados: tu turno termina.
    }

## voll verasselt

you-turn-started-verasselt =
    { $groups ->
        [both] Te toca. Eliges: el centro o la captura pendiente.
       *[hub] Te toca. Tiras por el centro.
    }
you-group-chosen =
    { $group ->
        [catch] Saqueas la captura pendiente.
       *[hub] Tiras por el centro.
    }
you-payout-due =
    { $reason ->
        [secured] Tu captura está a salvo: { $cards }.
        [leftover] { $count ->
            [0] No queda nada de tu captura.
           *[other] Recibes lo que queda de tu captura: { $cards }.
        }
        [plunder_bust] Recuperas toda tu captura: { $cards }.
       *[game_end] La partida termina: te quedas con tu captura pendiente, { $cards }.
    }
you-payout-split =
    { $where ->
        [yard] Pones { $yard } en tu patio.
        [both] Pones { $yard } en tu patio y { $heap } en tu montón.
       *[heap] Pones { $heap } en tu montón.
    }
you-top-up-required =
    { $count ->
        [one] Al centro le falta una carta: debes añadir al menos una de tu patio.
       *[other] Al centro le faltan { $count } cartas: debes añadir al menos otras tantas de tu patio.
    }
you-topped-up = Añades { $cards } al centro.
you-boosted =
    { $group ->
        [catch] Añades { $cards } de tu patio a la captura.
       *[hub] Añades { $cards } de tu patio al centro.
    }
you-dice-rolled =
    { $count ->
        [one] Tiras un dado. Los siete muestran { $faces }.
       *[other] Tiras { $count } dados. Los siete muestran { $faces }.
    }
you-caught =
    { $how ->
        [nothing] Solo barras dobles: te salvas y no capturas nada.
        [more] Capturas { $cards }. Tu captura hasta ahora: { $catch }.
       *[first] Capturas { $cards }.
    }
you-busted = { cry-bust } No capturas nada.
you-consolation-drawn =
    { $count ->
        [0] No robas ninguna carta de consuelo.
        [one] Como consuelo, robas una carta para tu patio: { $cards }.
       *[other] Como consuelo, robas { $count } cartas para tu patio: { $cards }.
    }
you-stopped =
    { $count ->
        [0] Te plantas y no dejas captura.
       *[other] Te plantas. Tu captura espera en la mesa: { $cards }.
    }
you-player-left = Has dejado la partida.
you-scored =
    { $tie ->
        [fewer_yard_cards] Cartas en los montones: { $scores }. Empate: tienes menos cartas en el patio y ganas.
        [shared] Cartas en los montones: { $scores }. Empate total: { $others } y tú compartís la victoria.
       *[none] Cartas en los montones: { $scores }. Ganas tú.
    }
