# El lanzamiento del día: una arena para todos, un intento al día.
# $day is a day, $time a time of the reader's clock, $points, $turned, $out, $count, $done and $total are numbers.

daily-title = Lanzamiento del día
daily-today = El lanzamiento de hoy
daily-goal = Da la vuelta a los dados que hay. Cada dado que muestra otra cara da un punto; cada dado que sale de la arena cuesta uno.
daily-once = Un intento al día, y la misma arena para todos.
daily-ends = El día acaba a medianoche UTC: { $time } en tu reloj.
daily-count = { $count ->
    [0] Nadie ha lanzado todavía.
    [one] Una persona ha lanzado.
   *[other] { $count } personas han lanzado.
}
daily-listed = Tu lanzamiento estará en la lista.
daily-unlisted = Tu lanzamiento no estará en la lista. Es para quienes ya podían entrar desde otro dispositivo antes de que empezara el día.
daily-unlisted-how = Conserva tus partidas y estarás en la lista desde mañana
daily-own-tremor = Tu lanzamiento tiene un temblor propio, para que nadie pueda probar el lanzamiento del día como invitado.
daily-practise = Practicar antes
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
daily-sum = { $turned ->
    [0] Ningún dado cambió de cara
    [one] Un dado cambió de cara
   *[other] { $turned } dados cambiaron de cara
}, { $out ->
    [0] ninguno salió de la arena.
    [one] uno salió de la arena.
   *[other] { $out } salieron de la arena.
}
daily-tomorrow = Vuelve mañana: la lista, las películas y tu GIF se muestran cuando acaba el día.
daily-locked = Tu lanzamiento está guardado, pero aún no se ha podido calcular. Caerá tal como lo lanzaste.
daily-compute = Mostrar dónde cae
daily-again = Ver otra vez

## Un día que ha acabado

daily-list = La lista del { $day }
daily-last = Así acabó el { $day }
daily-people = { $count ->
    [0] Nadie lanzó ese día.
    [one] Una persona lanzó.
   *[other] { $count } personas lanzaron.
}
daily-none-listed = No hay nadie en la lista de este día.
daily-most = La lista muestra los { $count } mejores. El registro contiene todos los lanzamientos.
daily-place = Puesto
daily-name = Nombre
daily-points-head = Puntos
daily-withdrawn = nombre retirado
daily-you = tú
daily-your-place = Tu puesto: { $place }
daily-watch = Ver
daily-watch-of = Ver el lanzamiento de { $name }
daily-film = GIF
daily-film-of = Guardar el lanzamiento de { $name } como GIF
daily-own-film = Guardar mi lanzamiento como GIF
daily-earlier = El día anterior
daily-later = El día siguiente
daily-pass-on = Pasar el enlace
daily-copied = El enlace está copiado.

## Comprobar

daily-fair = ¿Fue justo?
daily-fair-lead = El compromiso se publicó antes del primer lanzamiento. De él sale la arena, y del secreto sale el temblor.
daily-commitment = Compromiso
daily-secret = Secreto
daily-verify = Lanzar todo otra vez en este navegador
daily-verify-at = Lanzamiento { $done } de { $total }
daily-verify-holds = { $count ->
    [0] El secreto y la arena encajan con el compromiso. No había lanzamientos en la lista.
    [one] El secreto y la arena encajan con el compromiso, y el lanzamiento de la lista cae como está registrado.
   *[other] El secreto y la arena encajan con el compromiso, y los { $count } lanzamientos de la lista caen como están registrados.
}
daily-verify-differs = Este día NO es correcto: { $what ->
    [record] se cambió una línea del registro
    [commitment] el secreto no encaja con el compromiso
    [position] la arena no sale del compromiso
   *[throw] el lanzamiento { $number } cae de otra manera
}.
daily-verify-failed = Este navegador no ha podido calcular los lanzamientos.
daily-record = Guardar el registro

## En otros sitios

daily-no-server = El lanzamiento del día necesita un servidor. Aquí puedes practicar.
daily-preview-title = Lanzamiento del día { $day }
daily-preview-about = La misma arena para todos, un intento cada uno. ¿A cuántos dados das la vuelta?
