# Lo que dice la mesa junto al relato: relojes, conexión, carreras, decisiones y su causa.

told-earlier = Antes
told-line-silent = El servidor no responde por ahora. Tu asiento sigue siendo tuyo.
told-gone-silent = { $player } no responde por ahora.
told-race-prize =
    { $count ->
        [one] Quien termine primero se lleva { $count } dado.
       *[other] Quien termine primero se lleva { $count } dados.
    }
told-race-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
told-race-others = Cómo van los demás
told-race-place = Puesto { $place } de { $count } en { $seconds } segundos
told-race-over = La carrera ha terminado.

## Las decisiones, cada una con lo que la pide. $effect es el nombre del hechizo o del poder.

told-ask-extra = { $effect }: puedes llevarte un dado más. ¿Cuál?
told-ask-extra-must = { $effect }: debes llevarte un dado más. ¿Cuál?
told-ask-tower =
    { $count ->
        [one] { $effect }: levanta una torre de { $count } dado.
       *[other] { $effect }: levanta una torre con los { $count } dados.
    }
told-ask-reaction = { $effect }: lanzas tú también, al mismo tiempo que los demás.
told-ask-piles =
    { $count ->
        [one] { $effect }: la carrera ha terminado. ¿Qué pasa con tu pila?
       *[other] { $effect }: la carrera ha terminado. ¿Qué pasa con tus { $count } pilas?
    }

## Los dados de la caja. $key es la tecla que apunta a un dado, $face lo que muestra.

told-die = dado { $key } (muestra { $face })
told-shows = muestra { $face }

## Una decisión que costó algo. Se eligió $done, $best era mejor.

told-slip-win =
    { $who ->
        [you] { $when }: elegiste { $done }. Mejor: { $best }. Costó un { $cost } % de probabilidad de ganar.
       *[name] { $when }: { $player } eligió { $done }. Mejor: { $best }. Costó un { $cost } % de probabilidad de ganar.
    }
told-slip-cards =
    { $cost ->
        [one] { $who ->
            [you] { $when }: elegiste { $done }. Mejor: { $best }. Costó { $cost } carta.
           *[name] { $when }: { $player } eligió { $done }. Mejor: { $best }. Costó { $cost } carta.
        }
       *[other] { $who ->
            [you] { $when }: elegiste { $done }. Mejor: { $best }. Costó { $cost } cartas.
           *[name] { $when }: { $player } eligió { $done }. Mejor: { $best }. Costó { $cost } cartas.
        }
    }
