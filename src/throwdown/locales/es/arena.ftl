# What the arena of the page says.
arena-label = { place-arena.Name }
arena-help = Las teclas 1 a 9 apuntan a un dado, las flechas mueven el objetivo. Más y menos cambian la fuerza, M el modo. Q y E giran la caja, Espacio lanza. H da un consejo, si la mesa lo permite.
arena-empty = No hay nada { place-arena.in }.
arena-again = Otra vez, despacio
arena-lies = { place-arena.In }
arena-die = { $key }: { $face }, { $side }
arena-die-on = { $key }: { $face }, sobre el dado { $on }
arena-side-middle = en el centro
arena-side-near = cerca de ti
arena-side-far = al otro lado
arena-side-left = a la izquierda
arena-side-right = a la derecha
arena-side-near-left = delante a la izquierda
arena-side-near-right = delante a la derecha
arena-side-far-left = al fondo a la izquierda
arena-side-far-right = al fondo a la derecha
arena-aim = Objetivo: { $target }. { $manner }, fuerza { $force }.
arena-aim-place = un punto { $side }
arena-too-short = Tira más hacia atrás y luego suelta.
# What a throw at a die did in a thousand trials. $turns is about the die that is aimed at, $leaves about the thrown one: rare, sure, or some,
# in $turned of $turnedOf and $left of $leftOf throws.
arena-trial =
    { $turns ->
        [rare] Casi nunca lo gira
        [sure] Casi siempre lo gira
       *[some] Lo gira en { $turned } de cada { $turnedOf }
    }, { $leaves ->
        [rare] casi nunca se sale
        [sure] casi siempre se sale
       *[some] se sale en { $left } de cada { $leftOf }
    }.
# The same of a throw onto a free place.
arena-trial-bare =
    { $leaves ->
        [rare] Sobre el tapete libre casi nunca se sale.
        [sure] Sobre el tapete libre casi siempre se sale.
       *[some] Sobre el tapete libre se sale en { $left } de cada { $leftOf }.
    }
arena-manner-drop = Delicado
arena-manner-toss = Ligero
arena-manner-hit = Directo
arena-manner-smash = Salvaje
