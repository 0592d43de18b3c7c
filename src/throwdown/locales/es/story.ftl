# El final de una partida cuenta su historia; compartir una partida o un lanzamiento.
# $by y $mean son números con un decimal; $what es uno de story-what-…; $face es un símbolo.

story-title = La historia de la partida
story-wait = Contando cada lanzamiento …
story-luck = ¿Fue suerte?
story-luck-no = No más que de costumbre.
story-luck-some = Un poco.
story-luck-yes = Sí, en parte.
story-luck-few = Hubo muy pocos lanzamientos para saberlo.
story-luck-hands = Los dados solos no lo dicen: «Toda la historia» repite cada lanzamiento con la misma mano.
story-luck-normal = Todos los números son normales: así son 9 de cada 10 partidas.
story-remark =
    { $who ->
        [you] Has tenido { $by } { $what } { $way } que de costumbre. Pasa en 1 de cada { $count } partidas.
       *[player] { $player } ha tenido { $by } { $what } { $way } que de costumbre. Pasa en 1 de cada { $count } partidas.
    }
story-more = más
story-less = menos
story-what-matches = coincidencias
story-what-lost = { $face }
story-what-out = dados fuera
story-what-busts = tiradas con exceso
story-what-caught = cartas capturadas
story-label-matches = Coincidencias
story-label-out = Fuera
story-label-busts = Con exceso
story-label-caught = Cartas capturadas
story-against = Tus lanzamientos y la media
story-choose = Lo que se cuenta
story-of =
    { $throws ->
        [one] { $seen } en { $throws } lanzamiento
       *[other] { $seen } en { $throws } lanzamientos
    }
story-usual = cerca de la media
story-low-end = lo más bajo de lo normal
story-high-end = lo más alto de lo normal
story-rare = 1 de cada { $count } partidas
story-band = 9 de cada 10 partidas
story-average = media
story-row = media { $mean }, normal de { $low } a { $high }
story-faces =
    { $count ->
        [one] Caras, { $count } dado lanzado
       *[other] Caras, { $count } dados lanzados
    }
story-face-rare = { $seen } × { $face } (media { $mean }). Para esta cara pasa en 1 de cada { $count } partidas; para cualquier cara, en cerca de 1 de cada { $any }.
story-course-dice = Dados delante de cada jugador
story-course-cards = Cartas ganadas
story-start = inicio
story-throw = lanzamiento { $number }
story-as-table = Como tabla
story-aim = Adónde fueron los lanzamientos
story-aim-told =
    { $throws ->
        [one] { $struck } de { $throws } lanzamiento golpeó un dado, { $turned } giró o sacó uno, { $matched } coincidió.
       *[other] { $struck } de { $throws } lanzamientos golpearon un dado, { $turned } giraron o sacaron uno, { $matched } coincidieron.
    }
story-aim-hit = apuntado ahí, dado golpeado
story-aim-none = apuntado ahí, ninguno golpeado
story-aim-landed = quedó ahí
story-aim-out = cayó fuera
story-aim-one = Lanzamiento { $number }: { $result }
story-aim-matched = coincide
story-aim-turned = dado girado
story-aim-struck = dado golpeado
story-aim-nothing = no golpeó nada
story-aim-whose = Los lanzamientos de quién
story-everybody = Todos
story-plunders =
    { $count ->
        [one] { $player }: { $count } saqueo, cartas capturadas: { $cards }
       *[other] { $player }: { $count } saqueos, cartas capturadas: { $cards }
    }
story-how = Cómo contamos la suerte
story-how-text = Tomamos cada lanzamiento de esta partida como fue: los mismos dados, con la misma fuerza, en la misma posición. Con eso calculamos exactamente con qué frecuencia coincide, con qué frecuencia se sale un dado y qué muestra. Todos juntos dan la media y la franja en la que están 9 de cada 10 partidas. Apuntar bien puede dar más. Entre muchas cifras siempre llama la atención alguna.
story-how-hands = Los lanzamientos hechos a mano se cuentan junto a otros corrientes, igual de fuertes. Que un dado muestre una X es solo azar. Que salga fuera y lo que gire también depende de la mano. Para la probabilidad de ganar repetimos cada lanzamiento, y así separamos ambas cosas.
story-share = Compartir
story-share-throw = Compartir este lanzamiento
story-copy-this = Copia este enlace:
story-preview-game = Una partida de { $game }
story-hundred = El mismo lanzamiento, cien veces
story-hundred-why = Tu navegador repite este lanzamiento sobre los mismos dados, cada vez con otro temblor y otras caras. Al lado, un lanzamiento más suave apunta al mismo objetivo.
story-hundred-which = Qué lanzamiento
story-hundred-go = Lanzar cien veces
story-hundred-stop = Parar
story-hundred-hand = Este lanzamiento (fuerza { $force })
story-hundred-calmer = Uno más suave (fuerza { $force })
story-hundred-matched = coincidió
story-hundred-turned = giró un dado
story-hundred-out = salió
story-hundred-of = { $count } de { $throws }
story-hundred-calm = Este lanzamiento ya era suave: no hay otro más suave con el que comparar.

## The best throw, at the end of a game

story-best-throw =
    Mejor lanzamiento: { $player }, lanzamiento { $number }: { $count ->
        [one] se lleva un dado.
       *[other] se lleva { $count } dados.
    }
story-best-roll =
    Mejor tirada: { $player }, tirada { $number }: { $count ->
        [one] una carta capturada.
       *[other] { $count } cartas capturadas.
    }
story-best-watch = Verlo
story-comeback =
    { $game ->
        [cards] Una remontada: la desventaja era grande.
       *[dice] Una remontada: solo quedaba un dado.
    }
