# La mesa de voll verasselt en la página: lo segura que es una tirada, repartir las cartas recibidas, teclas.
# $percent es un número entero, $roll una elección como "Tirar 4".

## ¿Es seguro?

hub-odds = Riesgo
hub-odds-title = ¿Es seguro?
hub-odds-choice = Tu elección
hub-odds-safe = { $percent } % seguro
hub-odds-catch =
    { $count ->
        [one] { $count } carta de media
       *[other] { $count } cartas de media
    }
hub-odds-said =
    { $count ->
        [one] { $roll }: { $percent } % seguro, { $count } carta de media.
       *[other] { $roll }: { $percent } % seguro, { $count } cartas de media.
    }
hub-odds-illegal = Esta tirada no está permitida.
hub-odds-rows = Lo más seguro con cada número de dados
hub-odds-take = { $roll }, mantener { $faces }: { $percent } % seguro
hub-odds-take-all = { $roll }: { $percent } % seguro
hub-odds-first = Tu primera tirada, lo más segura posible
hub-odds-first-said = { $group }: { $percent } % seguro si tiras { $count }.
hub-odds-refill = Incluye las cartas que llegan al centro.
hub-odds-how = Estos números son exactos: se cuentan todas las tiradas posibles.
hub-odds-wait = Calculando todas las tiradas posibles …
hub-odds-off = Mira cuánto arriesgas con los dados y cartas que elijas.
hub-odds-show = Mostrar el riesgo
hub-odds-hide = Ocultar el riesgo
hub-odds-plus = +{ $percent } %
hub-odds-plus-said = { $percent } % más seguro con esta carta

## Repartir las cartas recibidas

hub-split-how = Toca una carta para pasarla al otro lado.
hub-split-full = Tu patio está lleno: toca allí una carta para recuperarla.
hub-split-heap = A tu montón
hub-split-heap-what = cuenta al final
hub-split-yard = A tu patio
hub-split-yard-what = ayuda en otras tiradas
hub-split-none = nada
hub-split-place = un lugar libre
hub-lacking =
    { $count ->
        [one] falta { $count } carta
       *[other] faltan { $count } cartas
    }

## Teclas, en el menú

hub-key-dice = tirar o mantener un dado
hub-key-cards = añadir una carta de este color
hub-key-back = recuperarla
hub-key-main = tirar, o pulsar el botón grande
hub-key-stop = plantarse
hub-key-hub = elegir el centro
hub-key-catch = saquear
hub-key-undo = deshacer
hub-key-where = oír qué hay en la mesa
hub-key-odds = mostrar u ocultar el riesgo
hub-key-hint = consejo
