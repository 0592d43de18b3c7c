# Toda la partida analizada: las posibilidades de cada cual, suerte y habilidad por separado. Los números son porcentajes.
# $when es uno de learn-at-…; $done y $best son decisiones.

analysis-title = Posibilidad de ganar
analysis-wait = Se sopesa cada decisión …
analysis-exact = Este juego está resuelto: cada número es exacto.
analysis-estimated = No está resuelto: los números son estimaciones, y las bandas contienen el 95 % de lo que pueden ser.
analysis-model = Las tiradas se juzgan según el modelo «{ $model }».
analysis-aim = Aquí lanzaron manos: lo que dieron los dados incluye también la puntería, buena o mala.
analysis-entered = Nadie sabe con qué fuerza se lanzaron los dados reales: cada tirada se toma por buena.
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
analysis-doubt = Donde el juego no está resuelto, una decisión solo cuesta lo que está fuera de duda: los errores pequeños cuentan con los dados.
analysis-costliest = Las decisiones más caras
analysis-none = Ninguna decisión costó nada digno de mención.
analysis-slip = { $when }, { $player }: { $done } en vez de { $best }
analysis-percent = { $chance } %
analysis-between = de { $low } a { $high } %
analysis-chose = { $player } eligió: { $choice }
analysis-better = Mejor: { $best }. Costó { $cost } %.
analysis-slider = Recorrer la partida
analysis-mark = una decisión que costó algo
analysis-save = Guardar la curva como imagen
analysis-how = Cómo se separan suerte y habilidad
analysis-how-text = Después de cada decisión y de cada tirada preguntamos cuántas veces ganaría cada cual desde ahí. Lo que cambia una tirada es suerte. Lo que una decisión vale menos que la mejor es habilidad: solo puede costar. Lo que cambian las decisiones de los demás se cuenta aparte.
analysis-hint = La posibilidad de ganar después de cada decisión y cada tirada: { $command }
