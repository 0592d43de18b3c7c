# Lo que ha fallado y qué hacer. El código, con guiones en lugar de / y _, es el nombre.

error-throwdown-error = No ha funcionado. Revisa lo que has escrito e inténtalo otra vez.
error-part-missing = Aquí falta una parte del programa: en un clon del proyecto ejecuta scripts/release build y luego pip install dist/*.whl.
error-part-arena = La arena no está instalada: añade --thrower luck o instala la arena.
error-part-postgres = Aquí faltan paquetes para PostgreSQL. En un clon del proyecto ejecuta scripts/install dev; en otro sitio, pip install con el extra postgres.
error-part-tab = Aquí faltan las partes para jugar en una pestaña: en un clon del proyecto ejecuta scripts/web; en otro sitio, pip install con el extra tab.

error-site-not-ours = Esta carpeta contiene otros archivos: elige una vacía o una con una versión anterior.
error-site-server = Indica la dirección completa del servidor, por ejemplo https://dice.example.
error-part-passkeys = Aquí falta un paquete para llaves de acceso. En un clon del proyecto ejecuta scripts/install dev; en otro sitio, pip install con el extra passkeys.

error-game-unknown = Ese juego no existe: elige uno de los que se muestran.
error-game-seats = Este juego es para 2 a 5 jugadores: elige un número entre ambos.
error-game-contract = Este juego incumple el contrato de los juegos: avísanos, o juega a otro.
error-game-own = Tu propio juego no se puede cargar: mira la guía para escribir juegos y corrige su clase.

error-option-value = Esa opción de las reglas no admite este valor: elige uno de los que se ofrecen.
error-option-visible = En este juego las reservas están siempre a la vista: deja supply_visibility.
error-option-unknown = Esa opción de las reglas no existe: revisa su nombre.
error-option-not-in-edition = Este juego no tiene esa opción de las reglas: quítala.
error-option-start-placed = Un dado inicial colocado nunca muestra X, así que no hay nada que girar: haz que se lance, o deja start_x.
error-option-edition = Este juego no tiene ninguna edición con ese nombre o en ese idioma: elige otra, o ninguna (none).
error-option-elements = Esta variante se juega con dos a cinco elementos: elige más, o juega otra variante.
error-option-dice = Esos dados iniciales no valen: al menos 1 por asiento y como mucho 25 entre todos.

error-action-illegal = Las reglas no lo permiten ahora: elige una de las jugadas que se ofrecen.
error-action-unknown = Esa jugada no es de este juego: elige una de las que se ofrecen.
error-action-not-your-turn = No es tu turno: espera a que se te pregunte.
error-action-not-your-decision = Esto lo decide otra persona: espera a que se te pregunte.
error-action-not-now = El último lanzamiento aún se está resolviendo: espera el resultado.
error-action-game-over = La partida ha terminado: empieza una nueva.
error-action-no-such-seat = En esta mesa no hay nadie así: elige a alguien de la lista.
error-action-seat-left = Esta persona ha dejado la partida y ya no juega.
error-action-already-chosen = Ya has elegido para todo el turno: tira ahora.
error-action-boost-with-roll = Las cartas se añaden junto con una tirada: di también los dados.
error-action-choose-first = Primero elige: el centro o la captura pendiente.
error-action-consolation-first = Primero di cuántas cartas robas por haberte pasado.
error-action-count = No puedes robar tantas cartas: elige uno de los números que se ofrecen.
error-action-illegal-cards = Eso no son cartas: di sus colores con Y, B, R y G.
error-action-illegal-dice = Eso no son dados: dilos por sus números.
error-action-illegal-target = No puedes tirar por eso: elige algo de lo que se ofrece.
error-action-must-roll = Tira al menos una vez antes de plantarte.
error-action-no-such-die = Ese dado no existe: los siete dados son los que se muestran.
error-action-not-in-yard = Esas cartas no están en tu patio: elige entre las que tienes ahí.
error-action-not-received = No has recibido esas cartas: reparte solo las que se muestran.
error-action-same-die-twice = Has nombrado un dado dos veces: nombra cada dado una vez.
error-action-split-first = Primero reparte las cartas recibidas entre patio y montón.
error-action-too-few-cards = No es suficiente: lleva el centro al menos a ocho cartas.
error-action-too-few-dice = Tira al menos cuatro dados.
error-action-top-up-first = Primero lleva el centro a ocho cartas.
error-action-wrong-phase = Eso no toca ahora: responde antes a la pregunta.
error-action-yard-full = En un patio caben seis cartas como mucho: pon más en el montón.

error-outcome-illegal = Los dados no pueden estar así: escribe otra vez lo que muestran.
error-outcome-unexpected = El juego no espera eso ahora: responde a la pregunta.
error-outcome-cards = Esas no son las cartas que van aquí: escríbelas otra vez.
error-outcome-cause = Un dado puede fallar, rebotar fuera o salir por un golpe: di una de estas cosas.
error-outcome-dice = El número de dados no cuadra: da una cara por cada dado lanzado.
error-outcome-die = Ese dado no está en este lanzamiento: di solo dados lanzados o { place-arena.of }.
error-outcome-face = Esa cara no existe en este juego: escribe una de las que se muestran.
error-outcome-lot = Escribe cada cosa de las que se muestran exactamente una vez.
error-outcome-racer = Esa persona no compite: di a alguien que levante una torre.
error-outcome-stack = Los dados no se pueden apilar así: di otra vez cuáles siguen en pie.

error-entry-unreadable = Eso no se puede leer: escríbelo como en el ejemplo.
error-entry-unclear = Eso puede querer decir varias cosas: escríbelo como en el ejemplo.
error-answer-unclear = Esa respuesta no está clara: escribe una de las que se muestran.

error-notation-malformed = Ese texto no es una posición de este juego: revísalo, o empieza otra partida.
error-record-damaged = El registro está dañado en la línea { $line }: lo anterior todavía sirve.
error-record-entry = Esta entrada no encaja con la partida hasta ahí.
error-record-signature = Una firma de este registro está mal formada, o no es de ninguno de sus asientos.
error-record-version = El registro es de una versión más nueva: actualiza Throwdown para leerlo.
error-save-refused = La partida no se puede guardar ni abrir ahí: elige otro nombre o lugar.
error-save-unknown = Esa partida guardada no existe: elige una de la lista.
error-save-unreadable = Esta partida guardada no se puede leer: elige otra, o empieza una nueva.
error-save-secret = El secreto de esta partida guardada falta o está dañado: vuelve a poner su archivo al lado, o mira la partida con throwdown replay.
error-save-referee = Esta partida se juega con la caja de verdad: síguela con el árbitro.

error-bot-unknown = Ningún bot con ese nombre juega a esto: elige uno de los que se muestran.
error-bot-own = Tu propio bot no puede jugar: mira la guía para escribir bots y corrige su archivo, su clase o sus respuestas.

error-table-refused = La mesa no puede hacer eso: prueba otra cosa.
error-table-first = No está claro quién empieza: indica a un jugador de esta mesa, por su asiento o su nombre.
error-table-key = Esta clave no es válida: una clave y su huella tienen cada una 64 cifras hexadecimales en minúsculas.
error-table-manner = Los dados no se pueden lanzar así: elige una de las formas que se muestran.
error-table-names = Hay dos jugadores con el mismo nombre: dales nombres distintos.
error-table-not-over = Esta partida no ha terminado: acábala o déjala primero.
error-table-seat = En esta mesa no hay nadie así: elige a alguien de la lista.
error-table-seats = El número de jugadores no cuadra con la mesa: da un nombre por asiento.
error-table-tournament = Este juego no tiene torneo: juega partidas sueltas.
error-table-undo = Esto no se puede deshacer: después se han visto dados o cartas.
error-table-handled = { place-arena.The } y los dados ya se han movido bastante: lanza ahora.

error-tournament-finished = Todas las partidas del torneo están jugadas: empieza otro.
error-tournament-no-decider = No toca desempate: nadie empata en el primer puesto.
error-tournament-seats = Esas no son las personas de esta partida: di quiénes han jugado.
error-tournament-tie = En este torneo los empates se resuelven con una partida de desempate: juégala.
error-tournament-entry = Eso no encaja con el estado actual del torneo: vuelve a cargar la página.
error-tournament-damaged = Este torneo no se puede leer. Avisa a la persona que lleva el servidor; los demás torneos siguen.
error-tournament-closed = Este torneo ha terminado.
error-tournament-entrant = Esta persona no puede hacerlo ahora: está en una mesa, se ha ido o ya está aquí.
error-tournament-begun = Nadie puede entrar en una eliminatoria que ya ha empezado.
error-tournament-running = Aún se juega en mesas de esta ronda: esperad sus resultados.
error-tournament-few = Hay demasiado pocos jugadores.
error-tournament-places = Esos puestos no encajan con la mesa: da uno a cada persona, y el mismo si empatan.
error-tournament-table = Esa mesa no existe en el torneo.
error-tournament-reported = Esta mesa ya tiene resultado: quien organiza puede corregirlo.
error-tournament-played = Todas las rondas de este torneo están jugadas.
error-tournament-settings = Un torneo no puede tener estos ajustes.
error-tournament-bell = Eso ya no es posible después de la campana.
error-tournament-host-only = Solo quien organiza el torneo puede hacer eso.
error-tournament-not-yours = Solo los jugadores de esta mesa y quien organiza dicen cómo terminó.
error-tournament-dropped = Quien organiza el torneo te ha retirado. Pídele que te haga volver.
error-tournament-own-name = Cada persona elige su propio nombre.
error-tournament-name-taken = Otra persona del torneo ya tiene ese nombre: añade una letra, por ejemplo Ben K.
error-tournament-bot = Un bot con token no puede participar en un torneo.
error-tournament-online = El resultado de una mesa en línea viene de su partida. Quien organiza también puede escribirlo.
error-tournament-entered = Ya participas en este torneo.
error-tournament-not-entered = No participas en este torneo.
error-tournament-too-many = Organizas tantos torneos como puede organizar una persona. Cierra uno primero.
error-tournament-full = Este torneo está completo.
error-tournament-bots = Este torneo tiene tantos bots como puede tener.
error-tournament-no-bots = Los bots no pueden lanzar dados de verdad.
error-tournament-paper = En esta mesa alguien no tiene dispositivo: jugad en uno solo o con una caja de verdad.
error-tournament-device = Esta mesa ya está abierta en un dispositivo.
error-tournament-busy = Otros cambian este torneo en el mismo momento: inténtalo de nuevo.

error-words-language = No tenemos ese idioma o tema: elige uno de los que se muestran.

error-throw-bounds = Un número está fuera de sus límites: mira su mínimo y su máximo.
error-throw-intent = Un lanzamiento son nueve números enteros: lugar, velocidad y giro.
error-throw-release = Los dados saldrían desde dentro de otro dado: suéltalos más arriba o en otro sitio.
error-throw-scene = Los dados no pueden estar así: deja sitio entre ellos y quédate dentro { place-arena.of }.
error-throw-dice = Esos dados no se pueden lanzar: lanza de 1 a 26, cada uno una sola vez.
error-throw-target = Ese dado no está { place-arena.in }: apunta a uno que esté.
error-throw-place = El dado no puede ir ahí: debe quedar dentro y apartado de los demás.
error-throw-failed = No se pudo calcular el lanzamiento. Queda como está: inténtalo otra vez.
error-throw-engine = La simulación avisó de un fallo. El lanzamiento queda como está: inténtalo otra vez.
error-throw-offline = No se pudo descargar la simulación. El lanzamiento queda como está: comprueba la conexión y prueba otra vez.

error-record-motion = El movimiento grabado de un lanzamiento está dañado.
error-record-secret = El secreto revelado no es válido: el registro está dañado.
error-record-thrower = Los lanzamientos de esta partida no se pueden recalcular.

error-table-thrower = Esa forma de lanzar no existe: elige luck o physics.
error-table-intent = Los números de este lanzamiento o movimiento no encajan en esta mesa: quítalos o corrígelos.
error-table-secret = Esta partida no puede seguir sin su secreto: solo se puede volver a ver.

error-store-conflict = Alguien fue más rápido: mira la mesa otra vez y luego elige.
error-store-failed = El servidor no puede guardar nada en este momento. No se ha perdido nada: inténtalo otra vez enseguida.
error-store-refused = El servidor no puede guardar eso: revísalo e inténtalo otra vez.
error-store-newer = Una versión más nueva del programa creó esta base de datos: usa esa versión.
error-store-foreign = Este archivo no es una base de datos de Throwdown: indica otro archivo.
error-store-backup = Esta copia de seguridad no se puede crear o usar: indica otro archivo, o permite que se reemplace el antiguo.
error-store-absent = Este archivo no existe: indica uno que exista.
error-store-damaged = Esta base de datos o copia está dañada: vuelve a una copia anterior.
error-store-older = Una versión anterior a 1.0 creó esta base de datos y no se puede leer: empieza con una carpeta nueva.
error-store-full = Esta base de datos no está vacía: permite sustituirlo todo con --overwrite, o indica otra.
error-store-both-files = Ambos son archivos: throwdown admin backup copia un archivo en otro.
error-store-address = Esto no es la dirección de una base de datos: escríbela como postgresql://dice@db/dice, una contraseña como NOMBRE:CONTRASEÑA@.
error-store-key = La clave de los secretos de las partidas en curso falta o no es la correcta: vuelve a poner la correcta.
error-store-taken = Otro servidor usa esta carpeta: detenlo, o da a cada servidor una carpeta propia.
error-store-folder = Esta carpeta no se puede crear o escribir: indica otra, o permite que el programa escriba en ella.
error-store-unreachable = La base de datos no responde, o rechaza a este usuario: comprueba dirección, usuario y contraseña.
error-store-shared = Otro servidor usa esta base de datos, y uno de los dos está configurado para ir solo: detén uno, o configura ambos para compartirla.
error-store-not-owner = Esta mesa está ahora en otro servidor: envía allí la petición.
error-cluster-away = Esta mesa está pasando a otro servidor. No se pierde nada: vuelve a intentarlo en un momento.

error-settings-value = Un ajuste tiene un valor no válido: corrígelo.
error-settings-unknown = Ese ajuste no existe: revisa su nombre.
error-settings-file = No se puede leer el archivo de ajustes: indica otro o corrígelo.
error-settings-port = El servidor no puede usar este puerto o esta dirección: elige otro.
error-settings-tls = Con estos archivos el servidor no puede usar https: indica un certificado y su clave, sin contraseña.

error-name-empty = Un nombre necesita al menos una letra: escribe un nombre.
error-name-length = Ese nombre es demasiado largo: elige uno más corto.
error-name-characters = Ese nombre tiene caracteres que no se pueden mostrar: quítalos.
error-name-scripts = Ese nombre mezcla letras de alfabetos que se parecen: usa solo uno.
error-name-protected = Este nombre es aquí de otra persona: elige otro.
error-name-reserved = Ese nombre podría tomarse por el del servidor: elige otro.
error-name-bot = Ese nombre es el de un bot: elige otro.

error-chat-empty = Este mensaje está vacío: escribe algo.
error-chat-length = Ese mensaje es demasiado largo: acórtalo.
error-chat-characters = Este mensaje tiene caracteres que no se pueden mostrar: quítalos.

error-request-host = El servidor no responde a ese nombre: ábrelo en su propia dirección.
error-request-origin = Esto viene de una página que no es de este servidor: abre la página del propio servidor.
error-request-refused = Esa conexión no existe o no tienes acceso: revisa el enlace.
error-request-upgrade = Esta dirección es para WebSockets: conéctate con uno.
error-request-full = El servidor está lleno: inténtalo más tarde.
error-request-media-type = El servidor solo acepta JSON: envíalo como application/json.
error-request-too-large = La petición es demasiado grande: envía menos.
error-request-rate = Demasiadas peticiones: espera un momento e inténtalo de nuevo.
error-request-sockets = Hay demasiadas ventanas o dispositivos conectados desde tu dirección: cierra uno primero.
error-request-connections = Demasiadas conexiones desde tu dirección: cierra una primero.
error-request-malformed = El servidor no puede leer esta petición: envíala de nuevo.
error-request-head = La dirección y las cabeceras de la petición son demasiado largas: borra las cookies de esta página e inténtalo de nuevo.
error-request-slow = La petición tardó demasiado en llegar: revisa tu conexión e inténtalo de nuevo.

error-server-fault = Algo falló en el servidor: inténtalo de nuevo.
error-server-refused = Aquí no se puede hacer eso: prueba otra cosa.
error-server-method = Esta dirección no se usa así: mira la descripción de la API.
error-server-not-found = Aquí no hay nada, o no tienes acceso: revisa el enlace.
error-server-too-often = Demasiadas veces: espera un rato y vuelve a intentarlo.
error-server-too-fast = Demasiado rápido: espera un momento y vuelve a intentarlo.
error-server-busy = El servidor está ocupado: vuelve a intentarlo en un momento.
error-server-table-damaged = Esta mesa no se puede leer. Avisa a la persona que lleva el servidor; las demás mesas siguen jugando.
error-server-work-down = Una tarea de fondo de este servidor ha fallado y se reinicia en un momento: el registro dice por qué.

error-server-closed = Esta mesa está cerrada: abre otra.
error-server-crowded = Hay demasiada gente en esta mesa: vuelve más tarde.
error-server-expelled = El anfitrión te ha echado de esta mesa: elige otra.
error-server-password = Hace falta la contraseña de la mesa: escribe la correcta.
error-server-passwords = Se han dado demasiadas contraseñas incorrectas para esta mesa: espera un rato o pregunta a quien la abrió.
error-server-new-password = Una mesa con contraseña necesita una, y ninguna otra la acepta: elige quién puede entrar o escribe una contraseña.
error-server-short-password = Esta contraseña es demasiado corta: usa al menos seis caracteres.
error-server-no-watching = Esta mesa no admite espectadores: elige otra.
error-server-too-many-tables = Tienes demasiadas mesas abiertas: termina o cierra una primero.
error-server-too-many-tables-here = Hay demasiadas mesas abiertas desde tu dirección: termina o cierra una primero.
error-server-tables-often = Has abierto muchas mesas en una hora: sigue jugando en una de ellas o espera un rato.
error-server-replays-often = Desde tu dirección se piden demasiadas partidas terminadas: espera un minuto y vuelve a intentarlo.
error-server-codes-often = Han llegado demasiados códigos equivocados desde tu dirección: prueba otra vez en { $seconds } s, o usa el enlace.
error-server-no-code = Ninguna mesa tiene este código: comprueba las seis letras, o pide el enlace.
error-server-disk-low = El disco del servidor está casi lleno: avisa a la persona que lo lleva y juega en una mesa abierta.
error-server-hello-twice = Ya has enviado hello: envía el mensaje siguiente.
error-server-id-reused = Este número de jugada ya se usó para otra cosa: elige uno nuevo.
error-server-stale = Ha pasado algo mientras tanto: mira la mesa otra vez y luego elige.

error-server-host-only = Eso solo puede hacerlo el anfitrión de la mesa: pídeselo.
error-server-not-your-seat = Ahora este asiento no es tuyo: juega por uno de los tuyos.
error-server-no-seat = Ese asiento no existe aquí: elige uno de los mostrados.
error-server-seat-taken = Ahí ya hay alguien: elige otro asiento.
error-server-reserved = El torneo ha reservado los asientos de esta mesa.
error-server-seat-free = Todavía hay un asiento libre: espera a alguien o pon un bot.
error-server-beginning = La partida está a punto de empezar: espera un momento.
error-server-begun = La primera partida ya empezó. La siguiente la empieza el jugador de la izquierda.
error-server-lots = En esta mesa se echa a suertes quién empieza: abre otra para nombrar a alguien.
error-server-key-stale = Esta clave es de otra partida: mira la mesa otra vez.
error-server-key-fixed = Se están revelando las claves: ningún asiento puede cambiar ya su promesa.
error-server-key-reused = Esta clave ya se prometió aquí: saca una nueva.
error-server-key-changes = Este asiento ha cambiado de clave demasiadas veces: revela la última.
error-server-key-not-asked = La mesa no pide ahora ninguna clave a este asiento: envíala más tarde.
error-server-key-wrong = Esta no es la clave que prometió este asiento: envía esa.
error-server-sign-no-game = Aquí no hay ninguna partida recién terminada que firmar.
error-server-sign-key = Ningún puesto de esa partida prometió esta clave de firma.
error-server-sign-wrong = Esta firma no corresponde al final de esa partida.
error-client-key-dropped = El servidor firmó por tu clave y empezó la partida sin ella: esta partida no es limpia. Guarda la prueba.
error-client-end-differs = El registro de esta partida difiere de lo que vio tu navegador, así que no lo firmó. Guárdalo y compáralo con los demás.
error-server-sits-already = Ya tienes asiento en esta mesa: déjalo primero.
error-server-own-name = Aquí cada cual juega con su propio nombre. Para nombrar a otros, abre una mesa en un solo dispositivo.
error-server-no-bots = Los bots no pueden jugar con una caja de verdad: déjalos fuera.
error-server-not-a-bot = Solo un bot con token puede esperar mesas: crea antes un token.
error-server-too-many-bots = Demasiados bots de este dueño esperan mesas: detén uno.
error-server-bot-away = Este bot ya no está: elige otro.
error-server-bot-declines = Este bot no juega en mesas así: elige otro, u otras reglas.
error-server-bot-busy = Este bot está ocupado o está en otra mesa tuya: elige otro.
error-server-playing = Los asientos no cambian durante una partida: espera a que termine.
error-server-no-game = Aquí no ha empezado ninguna partida: empieza una primero.
error-server-not-over = Esta partida aún no ha terminado: vuelve cuando acabe.
error-server-not-referee = Solo un árbitro anota lo que muestran los dados: abre una mesa de árbitro.
error-server-no-card = En el mazo ya no queda esa carta: mira otra vez.
error-server-nobody-gone = No hay nada que decidir sobre este asiento: el jugador está, o la mesa aún espera.
error-server-no-hints = Esta mesa no da consejos: abre una que los dé.
error-server-no-odds = Este juego no muestra lo segura que es una tirada: pide un consejo.

error-server-no-clock = Este asiento no tiene límite de tiempo: tómate el que necesites.
error-server-no-more-time = Ya no puedes pedir más tiempo: los demás aún pueden dártelo.
error-server-no-race = Esta carrera ha terminado, o no corres en ella: mira cómo acaba.
error-server-race-early = La carrera no ha empezado: espera la señal.
error-server-race-time = Todavía no ha pasado tanto tiempo: revisa el reloj de tu dispositivo.
error-server-race-twice = Tu torre ya está terminada: espera a los demás.

error-server-no-chat = En esta mesa el chat está desactivado.
error-server-phrases-only = En esta mesa se chatea solo con frases hechas: elige una.
error-server-report-self = No puedes denunciarte.
error-server-no-person = Esta persona no está en esta mesa.
error-server-muted = El anfitrión te ha silenciado: pídele que te deje hablar otra vez.
error-server-no-line = Ese mensaje no existe: elige uno de los mostrados.

error-message-json = El servidor no puede leer este mensaje: envía un solo objeto JSON cada vez.
error-message-schema = Un campo de este mensaje no encaja: compáralo con el catálogo de mensajes.
error-message-type = Un campo de este mensaje tiene un tipo equivocado: compáralo con el catálogo de mensajes.
error-message-unknown = Ese mensaje no existe aquí: elige uno del catálogo.
error-message-protocol = Esta página y el servidor hablan versiones distintas: recarga la página.

error-person-unknown = El servidor aún no te conoce: da primero un nombre.
error-person-passkey = Esta llave de acceso no va aquí, o tardó demasiado: inténtalo otra vez o entra de otro modo.
error-person-passkey-place = Las llaves de acceso necesitan https y una dirección con nombre: usa aquí la tarjeta.
error-person-no-passkey = Este servidor no conoce esa llave de acceso, o ya no: entra de otro modo.
error-person-code-length = Un código de recuperación tiene nueve palabras de cinco letras: compáralo con la tarjeta.
error-person-code-mistyped = Una letra de este código de recuperación no es correcta: compáralo con la tarjeta.
error-person-no-code = Este código de recuperación ya no vale: usa la tarjeta más reciente o pregunta a quien lleva el servidor.
error-person-enough = Ya tienes bastantes: quita primero alguno.
error-person-same-table = Los dos estáis en la misma mesa: terminad primero esa partida.
error-person-no-ticket = Este enlace ya no vale: pide uno nuevo.
error-person-bot = Un bot entra solo con su token: su dueño puede crear otro.
error-person-may-not-invite = Aquí no puedes invitar a nadie: pregunta a quien lleva el servidor.
error-person-banned =
    Por ahora no puedes jugar aquí. Motivo: { $reason ->
        [insult] insultos o amenazas
        [unfair] juego sucio
        [spam] spam o molestar en las partidas
        [name] un nombre que aquí no es bienvenido
       *[rules] las normas de este servidor
    }. Termina en { $unit ->
        [hours]
            { $count ->
                [one] una hora
               *[other] { $count } horas
            }
       *[days]
            { $count ->
                [one] un día
               *[other] { $count } días
            }
    }.
error-person-muted =
    El anfitrión del servidor te ha silenciado en todas las mesas. Motivo: { $reason ->
        [insult] insultos o amenazas
        [unfair] juego sucio
        [spam] spam o molestar en las partidas
        [name] un nombre que aquí no es bienvenido
       *[rules] las normas de este servidor
    }. Termina en { $unit ->
        [hours]
            { $count ->
                [one] una hora
               *[other] { $count } horas
            }
       *[days]
            { $count ->
                [one] un día
               *[other] { $count } días
            }
    }.
error-person-renamed =
    El anfitrión del servidor ha elegido tu nombre. Podrás cambiarlo en { $unit ->
        [hours]
            { $count ->
                [one] una hora
               *[other] { $count } horas
            }
       *[days]
            { $count ->
                [one] un día
               *[other] { $count } días
            }
    }.
error-desk-hosts = Esta página es solo para quienes cuidan de este servidor.
error-desk-self = No puedes decidir sobre tu propio caso.
error-desk-colleague = Los anfitriones del servidor no deciden unos sobre otros.
error-desk-muted = Ocultas a muchísimas personas: vuelve a mostrar antes a algunas.
error-person-signup-invite = Aquí hace falta una invitación para entrar por primera vez: pide un enlace o inicia sesión.
error-person-signup-closed = Ahora no entra aquí nadie nuevo: inicia sesión o pregunta a quien lleva el servidor.

error-client-url = Esa no es la dirección de un servidor: indica una que empiece por http.
error-client-lost = Se ha perdido la conexión con el servidor: inténtalo otra vez.
error-client-closed = Has dejado esta mesa: vuelve a ella.
error-client-refused = El servidor no lo permite: lee por qué y prueba otra cosa.
error-client-status = El servidor dio una respuesta inesperada: revisa su dirección.
error-client-token = { $server } no conoce el token de este bot: bórralo, y crea otro con --new-token.

error-lesson-other = Está permitido, pero este paso trata de otra cosa: usa el botón resaltado.
error-lesson-mark = Este paso no puede seguir desde ahí: empiézalo otra vez.

error-group-keeper = Solo puede hacerlo quien lleva más tiempo en el grupo.
error-group-own-name = Cada uno elige su propio nombre.
error-group-bot = Los bots no pueden ser miembros de un grupo.
error-group-too-many = Ya estás en tantos grupos como se permite. Deja uno primero.
error-group-full = Este grupo está completo.
error-notice-address = No se pueden enviar avisos a esta dirección. Debe empezar por https:// y llevar a la internet pública.
error-notice-host = Este servidor no puede enviar a ese servicio. Elige uno de la lista o pregunta a quien lleva el servidor.
error-notice-host-unknown = No se encontró ningún servidor con ese nombre. Revisa la dirección.
error-notice-zone = No se reconoce esta zona horaria. Vuelve a cargar la página.
error-notice-keys = Este navegador no envió claves válidas. Vuelve a cargar la página e inténtalo otra vez.
error-notice-too-many = Tus avisos ya van a tantos sitios como se permite. Quita uno primero.
error-notice-too-often = Lo has intentado muchas veces. Espera un cuarto de hora.

error-tab-unavailable = Una partida que funciona solo en el navegador no tiene esto. Para ello hace falta un servidor.
error-tab-storage-full = Este dispositivo ya no tiene sitio para esta página: no se guardó nada. Libera espacio y elige otra vez.
error-tab-storage-denied = Este navegador no deja que la página guarde nada aquí. Sal de la ventana privada o permítelo en los ajustes del navegador.

error-command-together = { $option } y { $other } no van juntos: quita uno.
error-command-needs = { $option } solo funciona con { $other }: añádelo, o quita { $option }.
error-command-meaningless = { $option } no tiene sentido en { $game }: quítalo.
error-command-missing = Falta { $option }: añádelo, por ejemplo { $option } { $example }.
error-command-unreadable = { $option } { $text } no se puede leer: escríbelo como { $example }.
error-command-range = { $option } { $text } no es posible: indica de { $least } a { $most }.
error-command-cards = { $option } { $text } no es posible: hay { $most } cartas de cada color.
error-command-symbol = { $typed } no está en ningún dado de { $game }: elige entre { $known }.
error-command-dice = En total son { $count } dados: el juego tiene { $most }.
error-command-twice = { $text } nombra un elemento dos veces: nombra cada uno una vez.
error-command-phase = En la fase { $phase } no se lanza nada: indica un estado en el que alguien deba lanzar.
error-command-table = ¿Qué mesa? Indica URL y TABLE, o --config FILE para un bot que espera un sitio.
error-command-players = No juega nadie: nombra de 2 a 5 jugadores, por ejemplo --bots thumb,random.
error-command-model = { $model } no es un modelo de lanzamiento: elige luck o base, o escribe uno como drop=0,0;hit=0.25,0.02.
error-command-beginners = Un principiante no tiene sitio aquí: nombra sitios del 1 al { $seats }.
error-analysis-game = { $game } no se puede analizar: elige un juego que venga con el programa.
error-analysis-model = { $game } para { $seats } solo se analiza con el modelo { $model }: quita --model.
error-analysis-manner = El modelo solo tiene { $known }, y alguien lanzó con { $manner }: añade { $manner }.

error-file-unreadable = { $path } no se puede leer ({ $why }): indica otro archivo.
error-file-text = { $path } no es texto en UTF-8 (byte { $byte }): indica otro archivo.
error-file-no-record = { $path } no es el registro de una partida: da un archivo guardado por Throwdown o enviado por un servidor.
error-file-there = { $path } ya existe: bórralo, o elige otro nombre.
error-file-unwritable = { $path } no se puede escribir ({ $why }): indica otro archivo.
error-file-orders = { $path } no se puede usar: { $why }
error-file-token = { $path } no da ningún token: nombra un token_file creado por --new-token, o define THROWDOWN_TOKEN.
