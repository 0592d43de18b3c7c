# Toda la partida analizada: las posibilidades de cada cual, suerte y habilidad por separado. Los números son porcentajes.
# $when es uno de learn-at-…; $done y $best son decisiones.

analysis-title = Probabilidad de ganar
analysis-wait = Evaluando cada decisión …
analysis-exact = Este juego está resuelto: cada número es exacto.
analysis-estimated = Los números son estimaciones. En el 95 % de los casos el valor real está en la banda.
analysis-model = Los lanzamientos se juzgan según el modelo «{ $model }».
analysis-entered = Son dados de verdad y nadie midió la fuerza: suponemos que cada lanzamiento fue bueno.
analysis-gave =
    { $who ->
        [you] Los dados te dieron un { $luck } %, tus decisiones costaron un { $skill } %.
       *[player] { $player }: los dados dieron un { $luck } %, las decisiones costaron un { $skill } %.
    }
analysis-took =
    { $who ->
        [you] Los dados te quitaron un { $luck } %, tus decisiones costaron un { $skill } %.
       *[player] { $player }: los dados quitaron un { $luck } %, las decisiones costaron un { $skill } %.
    }
analysis-player = Quién
analysis-start = Inicio
analysis-luck = Dados
analysis-skill = Decisiones propias
analysis-others = Decisiones ajenas
analysis-end = Final
analysis-sum = Inicio, dados, decisiones propias y ajenas suman el final.
analysis-doubt = Si el juego no está resuelto, una decisión solo cuesta lo que es seguro. Los errores pequeños cuentan entonces como suerte.
analysis-costliest = Las decisiones más costosas
analysis-none = Ninguna decisión costó mucho.
analysis-slip = { $when }, { $player }: { $done } en vez de { $best }
analysis-percent = { $chance } %
analysis-between = de { $low } a { $high } %
analysis-chose = { $player } eligió: { $choice }
analysis-better = Mejor: { $best }. Costó un { $cost } %.
analysis-slider = Recorrer la partida
analysis-mark = una decisión que costó algo
analysis-how = Cómo separamos suerte y habilidad
analysis-how-text = Después de cada decisión y de cada lanzamiento calculamos cuántas veces ganaría cada jugador desde ahí. Lo que cambia un lanzamiento es suerte. La diferencia entre tu decisión y la mejor es habilidad: solo puede costar. Lo que cambian las decisiones de los demás se cuenta aparte.
analysis-hint = La probabilidad de ganar después de cada decisión y cada lanzamiento: { $command }

# Donde lanzaron manos en la arena: se lanza de nuevo la misma mano.
analysis-hands-exact = Las posiciones están resueltas: entre lanzamientos cada probabilidad es exacta, si nadie apunta. Lo que valió un lanzamiento es una media: la misma mano lo repite al menos { $draws } veces.
analysis-hands-estimated = Las probabilidades son estimaciones. Lo que valió un lanzamiento es una media: la misma mano lo repite al menos { $draws } veces.
analysis-ordinary = Cada lanzamiento se compara con uno corriente: igual de fuerte y sin apuntar.
analysis-hands-gave =
    { $who ->
        [you] Los dados te dieron un { $luck } %, tus lanzamientos y decisiones { $way ->
            [gain] aportaron un { $skill } %.
           *[cost] costaron un { $skill } %.
        }
       *[player] { $player }: los dados dieron un { $luck } %, lanzamientos y decisiones { $way ->
            [gain] aportaron un { $skill } %.
           *[cost] costaron un { $skill } %.
        }
    }
analysis-hands-took =
    { $who ->
        [you] Los dados te quitaron un { $luck } %, tus lanzamientos y decisiones { $way ->
            [gain] aportaron un { $skill } %.
           *[cost] costaron un { $skill } %.
        }
       *[player] { $player }: los dados quitaron un { $luck } %, lanzamientos y decisiones { $way ->
            [gain] aportaron un { $skill } %.
           *[cost] costaron un { $skill } %.
        }
    }
analysis-hands-skill = Lanzamientos y decisiones propios
analysis-hands-others = Lanzamientos y decisiones ajenos
analysis-hands-how = Un lanzamiento a mano son dos cosas: lo que la mano elige (adónde, con qué fuerza, con qué efecto) y el azar (su temblor y las caras). Repetimos el mismo lanzamiento una y otra vez sobre los mismos dados. Lo que da de media es la elección; lo que pasó, menos esa media, es suerte. Lo comparamos con un lanzamiento corriente, así que uno bueno aporta.
analysis-hand-threw = { $player }: { $throw }
analysis-hand-better = Un lanzamiento corriente habría sido mejor ({ $best }). Costó un { $cost } %.
analysis-hand-again = Lanzado de nuevo { $draws } veces: coincidió en el { $matched } %, giró un dado en el { $turned } % y perdió { $out } dados de media.
analysis-was-no = No: los lanzamientos marcaron la diferencia.
analysis-was-some = En parte.
analysis-was-yes = Sí, en su mayor parte.
analysis-was-wait = Se repite cada lanzamiento …
analysis-throwing = Tu navegador repite cada lanzamiento para separar la suerte de la habilidad.
analysis-stopped = Parado. Tu navegador puede continuar, o el servidor repite los lanzamientos.
analysis-resume = Continuar
analysis-server = Que lo haga el servidor
analysis-was-seat = { $player }: { $answer }
