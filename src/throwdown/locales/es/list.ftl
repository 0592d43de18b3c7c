# Palabras pequeñas de las que se hacen otras frases.

# Una lista de dos o más: $rest es todo menos lo último, con comas en medio.
list-and = { $rest } y { $last }
list-nobody = nadie
list-nothing = nada
# Un jugador sin nombre.
list-player = Jugador { $number }
list-withdrawn = Jugador { $number } (nombre retirado)
# Un jugador con un número: dados, cartas o puntos.
list-score = { $player } ({ $count })
# Un jugador con un tiempo.
list-time = { $player }: { $seconds } s
# Cartas de un color como se escriben.
list-typed = { $letter }{ $count }
