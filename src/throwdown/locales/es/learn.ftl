# Aprender: consejos durante la partida, y una mirada atrás al final.
# $choice, $done y $best son respuestas tal como se escriben: planto, ligero, tirar 1 2 3 4 +Y1.

## El juego en líneas de texto: la palabra que pide un consejo, y lo que hace.

learn-command = consejo
learn-help = { $command }: lo que haría aquí un buen jugador, y lo que cuestan las demás opciones

## Un consejo. $match, $win, $bust y $cost (de victoria) son porcentajes, $catch y $cost (en cartas) son cartas.

learn-best = Lo mejor: { $choice }.
learn-best-win = Lo mejor: { $choice }. Así ganas el { $win } % de las partidas.
learn-best-throw = Lo mejor: { $choice }. Coincide en el { $match } % de los lanzamientos, y ganas el { $win } % de las partidas.
learn-best-roll =
    { $catch ->
        [one] Lo mejor: { $choice }. Te pasas en el { $bust } % de las tiradas y capturas de media { $catch } carta.
       *[other] Lo mejor: { $choice }. Te pasas en el { $bust } % de las tiradas y capturas de media { $catch } cartas.
    }
learn-worse = Peor: { $choices }.
learn-as-good = Todo lo demás vale más o menos lo mismo.
learn-ways-even = Todas las formas de lanzar valen lo mismo.
learn-only = Aquí no hay nada que elegir.
# $model is a table of luck as records name it: luck d570268f.
learn-cost-win = { $choice } (−{ $cost } %)
learn-cost-cards =
    { $cost ->
        [one] { $choice } (−{ $cost } carta)
       *[other] { $choice } (−{ $cost } cartas)
    }
# Lo que se lanza, y cómo.
learn-throw = { $throw } { $manner }

## La mirada atrás. $when es una de las tres fórmulas de abajo.

learn-title = Mirada atrás
learn-review = Las decisiones que más costaron:
learn-review-player = { $player }:
learn-review-none = { $player }: ninguna decisión costosa.
learn-slip-win = { $when }: { $done } en vez de { $best } costó un { $cost } % de probabilidad de ganar.
learn-slip-cards =
    { $cost ->
        [one] { $when }: { $done } en vez de { $best } costó { $cost } carta.
       *[other] { $when }: { $done } en vez de { $best } costó { $cost } cartas.
    }
learn-at-throw = Lanzamiento { $number }, con { $symbols } { place-arena.in }
learn-at-throw-empty = Lanzamiento { $number }, { place-arena.with-empty }
learn-at-turn = Turno { $number }

# Lo que hizo una mano en la arena; $symbol es lo que muestra el dado al que lanzó.
learn-hand =
    { $strength ->
        [soft] un lanzamiento suave
        [hard] un lanzamiento fuerte
       *[even] un lanzamiento
    } (fuerza { $force }) { $meets ->
        [die] a { $symbol }
        [wall] contra la pared
        [outside] por encima de la pared
       *[floor] a un lugar libre
    }
learn-ordinary = Calculado según cómo caen los lanzamientos corrientes.
