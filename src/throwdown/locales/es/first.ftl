# El primer minuto en una mesa: tres frases cortas sobre la caja, una tras otra.

first-coach = Primeros pasos
first-skip = Saltar los primeros pasos
first-lesson = Aprende más en una lección de tres minutos

first-arena-aim = Tira del dado hacia atrás y suéltalo, o pulsa «{ page-throw }».
first-arena-goal = Gana la última persona a la que le queden dados.
first-arena-result =
    { $box ->
        [impact] Los símbolos iguales son tuyos. Un dado con la cara en blanco se pierde.
       *[any] Los símbolos iguales son tuyos. Un dado con una X se pierde.
    }
first-arena-choice = Nada coincide: ¿parar o seguir?
first-arena-end = Eso es todo. Conserva tus dados hasta el final.

first-verasselt-aim = Lanza: cada bicho en un dado captura una carta de su color.
first-verasselt-goal = Gana quien tenga más cartas en el { place-heap }.
first-verasselt-result = Más bichos de un color que cartas: tirada fallida.
first-verasselt-choice = Para y quédate tu { place-catch }, o sigue y arriésgala.
first-verasselt-end = Eso es todo. Para a tiempo.
