# Nuestros propios nombres, sin marcas ajenas.

# Los juegos.
game-strike = Arena de dados
game-impact = Elementos
game-impact-power = Elementos: un poder
game-impact-avatar = Elementos: todos los poderes
game-hp-strike = Magos
game-verasselt = Carrera de bichos

# Lo que puede mostrar un dado: una cara por su nombre.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = fuego
face-water = agua
face-stone = piedra
face-lightning = rayo
face-air = viento
face-blank = cara en blanco
face-immobulus = Hielo
face-relashio = Suelta
face-accio = Llamada
face-leviosa = Vuelo
face-confundo = Mareo

# Lo mismo en pantallas estrechas: tres letras como mucho, distintas dentro de un juego.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Fue
face-short-water = Agu
face-short-stone = Pie
face-short-lightning = Ray
face-short-air = Vie
face-short-blank = Bla
face-short-immobulus = Hie
face-short-relashio = Sue
face-short-accio = Lla
face-short-leviosa = Vue
face-short-confundo = Mar

# Varios dados que muestran la misma cara.
face-count-2 =
    { $count ->
        [one] 1 dos
       *[other] { $count } doses
    }
face-count-3 =
    { $count ->
        [one] 1 tres
       *[other] { $count } treses
    }
face-count-4 =
    { $count ->
        [one] 1 cuatro
       *[other] { $count } cuatros
    }
face-count-5 =
    { $count ->
        [one] 1 cinco
       *[other] { $count } cincos
    }
face-count-6 =
    { $count ->
        [one] 1 seis
       *[other] { $count } seises
    }
face-count-x =
    { $count ->
        [one] 1 X
       *[other] { $count } X
    }
face-count-fire =
    { $count ->
        [one] 1 fuego
       *[other] { $count } fuegos
    }
face-count-water =
    { $count ->
        [one] 1 agua
       *[other] { $count } aguas
    }
face-count-stone =
    { $count ->
        [one] 1 piedra
       *[other] { $count } piedras
    }
face-count-lightning =
    { $count ->
        [one] 1 rayo
       *[other] { $count } rayos
    }
face-count-air =
    { $count ->
        [one] 1 viento
       *[other] { $count } vientos
    }
face-count-blank =
    { $count ->
        [one] 1 cara en blanco
       *[other] { $count } caras en blanco
    }
face-count-immobulus =
    { $count ->
        [one] 1 Hielo
       *[other] { $count } Hielo
    }
face-count-relashio =
    { $count ->
        [one] 1 Suelta
       *[other] { $count } Suelta
    }
face-count-accio =
    { $count ->
        [one] 1 Llamada
       *[other] { $count } Llamada
    }
face-count-leviosa =
    { $count ->
        [one] 1 Vuelo
       *[other] { $count } Vuelo
    }
face-count-confundo =
    { $count ->
        [one] 1 Mareo
       *[other] { $count } Mareo
    }

# Los colores de las cartas y los dados, y la barra doble de los dados.
colour-yellow = amarillo
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-bar = barra doble

# Varias cartas o caras de un color: el sustantivo se calla («2 amarillas, 1 roja»).
colour-count-yellow =
    { $count ->
        [one] 1 bicho amarillo
       *[other] { $count } bichos amarillos
    }
colour-count-blue =
    { $count ->
        [one] 1 bicho azul
       *[other] { $count } bichos azules
    }
colour-count-red =
    { $count ->
        [one] 1 bicho rojo
       *[other] { $count } bichos rojos
    }
colour-count-green =
    { $count ->
        [one] 1 bicho verde
       *[other] { $count } bichos verdes
    }
colour-count-bar =
    { $count ->
        [one] 1 barra doble
       *[other] { $count } barras dobles
    }

# Poderes y hechizos, como título de lo que hacen.
effect-storm = Tormenta
effect-fire = Columna de fuego
effect-boulders = Rocas
effect-hurricane = Huracán
effect-swamp = Pantano
effect-immobulus = Hielo
effect-relashio = Suelta
effect-accio = Llamada
effect-leviosa = Vuelo
effect-confundo = Mareo
effect-big-bang = Gran lanzamiento
effect-expelliarmus = ¡Gran lanzamiento!

# Las letras de los colores, todas las formas que se entienden y las clases de bichos.
colour-letter-yellow = Am
colour-letter-blue = Az
colour-letter-red = R
colour-letter-green = V
colour-forms-yellow = amarillo amarilla amarillos amarillas
colour-forms-blue = azul azules
colour-forms-red = rojo roja rojos rojas
colour-forms-green = verde verdes
colour-noun = bicho bichos carta cartas dado dados
colour-kind-yellow = bichos amarillos
colour-kind-blue = bichos azules
colour-kind-red = bichos rojos
colour-kind-green = bichos verdes

# Los lugares, con lo que la frase necesita; el grito de una mala tirada; los títulos.
place-arena = arena
    .the = la arena
    .The = La arena
    .Name = Arena
    .in = en la arena
    .In = En la arena
    .of = de la arena
    .to = a la arena
    .empty = vacía
    .with-empty = con la arena vacía
place-tower = torre
place-pile = pila
place-hub = centro
place-yard = patio
place-heap = montón
place-catch = captura
cry-bust = ¡Te has pasado!
face-leaning = inclinado
face-lost =
    { $box ->
        [impact] una cara en blanco
       *[any] una X
    }
    .many =
        { $box ->
            [impact] caras en blanco
           *[any] X
        }
title-winner = { "" }
title-tournament = Torneo
title-points = puntos
title-credits = { "" }
