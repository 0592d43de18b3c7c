# La fuerza de una persona, como un lugar entre los bots. $lower, $upper y $level son nombres de bots (page-level-…).

rating-between = Estás entre los bots { $lower } y { $upper }.
rating-above = Estás por encima del bot { $level }.
rating-below = Estás por debajo del bot { $level }.
rating-open = Todavía es pronto para decir dónde estás entre los bots.
# $place es una de las frases de arriba.
rating-more = { $place } Unas { $games } partidas más dirían algo más.
rating-no-anchors =
    { $games ->
        [one] Todavía no se puede nombrar ningún bot. Falta una partida entre personas con un bot en la mesa.
       *[other] Todavía no se puede nombrar ningún bot. Faltan { $games } partidas entre personas con un bot en la mesa.
    }

## La página

rating-arena = En la arena
rating-band = La banda muestra dónde puedes estar. En nueve de cada diez personas, el lugar verdadero está en su banda.
rating-games =
    { $games ->
        [0] Aquí todavía no cuenta ninguna partida.
        [one] Aquí cuenta una partida.
       *[other] Aquí cuentan { $games } partidas.
    }
rating-counted = Qué partidas cuentan
rating-counted-people = Una partida cuenta si la juegan dos o más personas en un servidor. Puede haber bots en la mesa.
rating-counted-places = No cuentan las partidas en un solo dispositivo, sin servidor o con consejos. En la arena tampoco cuentan las partidas con dados al azar.
rating-counted-leave = Quien se va queda en último lugar. Si un bot sigue jugando, cuenta su resultado.
rating-counted-bots = Los bots tienen lugares fijos en la escalera. Tras diez partidas entre personas con un bot en la mesa se nombra tu lugar entre ellos.
rating-counted-time = El tiempo sin jugar ensancha la banda.
rating-uncounted = Tus últimas partidas que no cuentan

## Por qué no cuenta una partida

rating-why-waits = Se contará en un momento.
rating-why-pool = No hay escalera para esta forma de jugar.
rating-why-host = Se jugó en un solo dispositivo o sin servidor.
rating-why-learning = Los consejos estaban permitidos.
rating-why-handicap = No todas las personas jugaban con las mismas reglas.
rating-why-result = No ganó nadie.
rating-why-people = Jugaron menos de dos personas.
rating-why-seats = Una persona tenía varios asientos.
rating-why-bot = Jugó un bot cuya fuerza no se conoce.
