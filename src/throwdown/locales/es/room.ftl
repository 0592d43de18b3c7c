# La sala: invitar, esperar, la pantalla grande y los teléfonos como manos.

room-preview-title = { $host } te invita: { $game }
room-preview =
    { $free ->
        [0] Una mesa para { $seats } en el navegador: entra a mirar, sin cuenta.
        [one] Uno de { $seats } asientos está libre. Juega en el navegador, sin cuenta.
       *[other] { $free } de { $seats } asientos están libres. Juega en el navegador, sin cuenta.
    }

room-invites = { $host } te invita a jugar
room-free =
    { $free ->
        [one] Uno de { $seats } asientos está libre.
       *[other] { $free } de { $seats } asientos están libres.
    }
room-playing = Hay una partida en marcha: puedes mirar.
room-full = Todos los asientos están ocupados: puedes mirar.
room-watch-only = Solo mirar
room-password-follows = Esta mesa tiene contraseña. La escribirás en el paso siguiente.
room-password-asked = Esta mesa tiene contraseña: pídesela a la persona que te invitó.
room-no-account = No hace falta cuenta: basta un nombre.
room-code-lead = Dicta estas seis letras, envía el enlace o deja que escaneen el código.
room-code = Código: { $code }
room-code-full = Todos los asientos están ocupados. Con el código o el enlace otros pueden mirar.
room-screen-open = Mostrar en una pantalla grande
room-screen-how = En un televisor o portátil abre { $address }. Escanea allí el código con este teléfono, o escribe estas letras.

room-seek-title = Buscamos a alguien para jugar
room-seek-found = Ha llegado alguien
room-seek-seat = una persona o un bot
room-seek-in = Si no viene nadie, en { $seconds } s se une un bot.
room-seek-now = Se une un bot …
room-seek-begins = La partida empieza ya.

room-screen-name = Pantalla grande
room-screen-title = Una pantalla para la sala
room-screen-lead = Escanea el código con un teléfono: abre una mesa, o elige una tuya. Esta pantalla la muestra.
room-screen-code = Código QR: con él un teléfono elige la mesa de esta pantalla
room-screen-or = O escribe el código de una mesa
room-screen-next = La pantalla de la sala muestra la mesa que abres aquí. Luego juegas con este teléfono.
room-screen-yours = O muestra una de tus mesas
room-screen-go = Mostrar la mesa
room-screen-other = Otra mesa
room-screen-fill = Pantalla completa
room-screen-forbidden = Esta mesa no admite espectadores
room-screen-waits = Esperamos a los jugadores …
room-screen-start = Todos tienen asiento: el anfitrión empieza la partida desde el teléfono.
room-screen-scan = Escanea este código con el teléfono
room-screen-type = o escribe { $address } y el código
room-screen-rematch = Para jugar otra vez, pulsa «Jugar otra vez» en un teléfono.

room-hand-qr = Código QR: escanéalo para jugar en esta mesa con el teléfono
room-hand-title = Juega con tu teléfono
room-hand-code = La pantalla grande muestra un código de seis letras, o te lo dice un amigo.
room-hand-full = Todos los asientos están ocupados: mira la pantalla grande.
room-hand-stay = Seguir jugando
room-hand-whole = Toda la mesa en este teléfono
room-hand-wait =
    { $count ->
        [one] Un asiento sigue libre.
       *[other] { $count } asientos siguen libres.
    }
room-shake = Agitar el teléfono para lanzar
room-shake-insecure = Agitar solo funciona con https: pregunta a la persona que lleva el servidor.
room-shake-refused = El teléfono no lo permite: permite el movimiento para esta página en sus ajustes.
room-split-how = Toca una carta para pasarla entre el patio y el montón.
room-boost-how = Toca una carta para añadirla a la próxima tirada.
room-caught = Cartas capturadas

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Bots disponibles

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Tira lo que le apetece, y acumula cartas.
       *[arena] Apenas apunta, y le gusta seguir lanzando.
    }
room-sees-casual =
    { $kind ->
        [cards] Se guía por reglas sencillas.
       *[arena] Sabe cuándo plantarse, y lanza más o menos hacia los dados.
    }
room-sees-regular =
    { $kind ->
        [cards] Conoce las probabilidades de la siguiente tirada.
       *[arena] Cuenta quién va por delante y qué queda, y apunta a ojo.
    }
room-sees-expert =
    { $kind ->
        [cards] Piensa también en lo que deja al siguiente.
       *[arena] Sopesa a qué lleva cada decisión, y apunta bien.
    }
room-sees-master =
    { $kind ->
        [cards] Sopesa uno a uno los resultados de la siguiente tirada.
       *[arena] Sopesa cada forma de lanzar, y prueba dónde apuntar.
    }

# Starting dice of each seat.
room-handicap = Hándicap
room-handicap-now = Hándicap: { $dice }
room-handicap-how = Quien empieza con más dados tiene más probabilidades.
room-handicap-dice = Dados iniciales de { $player }
room-handicap-beginner = Principiante
room-handicap-beginner-of = { $player } es principiante: proponer dados
room-handicap-chances = Probabilidades de ganar: { $chances }
room-handicap-solved = Según el juego resuelto, si ambos juegan igual de bien.
room-handicap-simulated = Según partidas simuladas entre bots.
room-handicap-same = Los mismos dados para todos
room-only-here = Solo este ordenador puede abrir el enlace. Para que entren otros, inicia así y abre la dirección que aparece:
