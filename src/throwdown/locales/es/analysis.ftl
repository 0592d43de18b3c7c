# Toda la partida analizada: las posibilidades de cada cual, suerte y habilidad por separado. Los números son porcentajes.
# $when es uno de learn-at-…; $done y $best son decisiones.

analysis-title = Posibilidad de ganar
analysis-wait = Evaluando cada decisión …
analysis-exact = Este juego está resuelto: cada número es exacto.
analysis-estimated = Los números son estimaciones. En el 95 % de los casos el valor real está en la banda.
analysis-model = Las tiradas se juzgan según el modelo «{ $model }».
analysis-aim = Aquí se lanzó a mano: la parte de los dados incluye también la puntería, buena o mala.
analysis-entered = Son dados de verdad y nadie midió la fuerza: suponemos que cada tirada fue buena.
analysis-gave =
    { $who ->
        [you] Los dados te dieron { $luck } %, tus decisiones costaron { $skill } %.
       *[player] { $player }: los dados dieron { $luck } %, las decisiones costaron { $skill } %.
    }
analysis-took =
    { $who ->
        [you] Los dados te quitaron { $luck } %, tus decisiones costaron { $skill } %.
       *[player] { $player }: los dados quitaron { $luck } %, las decisiones costaron { $skill } %.
    }
analysis-player = Quién
analysis-start = Inicio
analysis-luck = Dados
analysis-skill = Decisiones propias
analysis-others = Decisiones ajenas
analysis-end = Final
analysis-sum = Inicio, dados, decisiones propias y ajenas suman el final.
analysis-doubt = Si el juego no está resuelto, una decisión solo cuesta lo que es seguro. Los errores pequeños cuentan entonces como suerte.
analysis-costliest = Las decisiones más caras
analysis-none = Ninguna decisión costó mucho.
analysis-slip = { $when }, { $player }: { $done } en vez de { $best }
analysis-percent = { $chance } %
analysis-between = de { $low } a { $high } %
analysis-chose = { $player } eligió: { $choice }
analysis-better = Mejor: { $best }. Costó { $cost } %.
analysis-slider = Recorrer la partida
analysis-mark = una decisión que costó algo
analysis-save = Guardar la curva como imagen
analysis-how = Cómo separamos suerte y habilidad
analysis-how-text = Después de cada decisión y de cada tirada calculamos cuántas veces ganaría cada jugador desde ahí. Lo que cambia una tirada es suerte. Lo que tu decisión vale menos que la mejor es habilidad: solo puede costar. Lo que cambian las decisiones de los demás se cuenta aparte.
analysis-hint = La posibilidad de ganar después de cada decisión y cada tirada: { $command }
