# La página: entrada, mesa nueva, sala de espera y todo lo que rodea una partida.
# Los botones son cortos. Quien juega lee «tú».

## Alrededor de todo

page-skip = Ir al contenido
page-main = Navegación
page-menu = Menú
page-close = Cerrar
page-no = No
page-save = Guardar
page-again = Intentar otra vez
page-loading = Un momento …
page-to-front = Ir al inicio
page-to-tournament = Volver al torneo
page-rules = Reglas
page-rulings = ¿Impreso o nuestro?
page-lesson = Aprender jugando
page-print = Imprimir las reglas
page-practice = Práctica
page-targets = Objetivos
page-referee = Árbitro
page-mine = Mis partidas
page-keep = Cuenta
page-settings = Ajustes
page-old-card = Tu tarjeta de recuperación fue cambiada o quitada. Si no fuiste tú, entra con la tarjeta anterior antes de { $until }: vuelve a valer, y se cierra la sesión de todos los demás.
page-groups = Grupos
page-desk = Moderación
page-tournaments = Torneos
page-language = Idioma
page-scheme = Claro u oscuro
page-scheme-auto = como el dispositivo
page-scheme-light = claro
page-scheme-dark = oscuro
page-sound = Sonido
page-sound-on = Activar el sonido
page-sound-off = Quitar el sonido
page-volume = Volumen
page-buzz = Vibrar cuando chocan los dados
page-motion = Dados en movimiento
page-motion-auto = como el dispositivo
page-motion-full = siempre
page-motion-none = nunca
page-quality = Imagen
page-quality-auto = automática
page-quality-high = nítida
page-quality-low = sencilla
page-neutral = Nuestros nombres en vez de los impresos
page-your-name = Tu nombre
page-other-device = Seguir en otro dispositivo
page-other-device-make = Crear un enlace
page-other-device-link =
    { $minutes ->
        [one] Abre allí este enlace en { $minutes } minuto, o escanea la imagen. Vale una vez.
       *[other] Abre allí este enlace en { $minutes } minutos, o escanea la imagen. Vale una vez.
    }
page-other-device-qr = El enlace como imagen para escanear
page-notice = Un proyecto independiente, libre y abierto. Sin relación con ninguna editorial; los nombres de los juegos son de sus dueños.
page-docs = Documentación (en inglés)
page-privacy = Privacidad
page-imprint = Aviso legal
page-lost-title = Aquí no hay nada
page-lost = Comprueba que la dirección esté bien escrita. También puede que la página ya no exista.
page-room-title = Esta parte no se ha cargado
page-room-missing = Comprueba tu conexión e inténtalo otra vez.
page-room-offline = No tienes conexión, y esta parte nunca se ha abierto en este dispositivo. Con conexión se abre.
page-trouble = No ha funcionado. Inténtalo otra vez en un momento.
page-trouble-offline = Sin conexión con el servidor. Puedes leer las reglas y ver las repeticiones guardadas; para jugar necesitas conexión.
page-guest-names = Tejón, Nutria, Garza, Marta, Lince, Gorrión, Castor, Tritón, Mirlo, Erizo

## Entrada

page-claim = Lanza dados contra dados.
page-lead = Cuatro juegos en una arena de madera. Con amigos, con bots, en cualquier pantalla. Física de verdad, y la prueba de que cada tirada fue justa.
page-play-now = Jugar ya
page-create = Abrir una mesa
page-with-friends = Con amigos
page-join = Entrar con un código
page-join-code = Código o enlace de una mesa
page-join-go = Entrar
page-no-account = Sin cuenta. «Jugar ya» te da asiento enseguida, contra un bot si no hay nadie esperando.
page-hero-picture = Una arena octogonal de madera con dados de los cuatro juegos; un dado está en el aire.
page-games = Juegos
page-claim-strike = Mismo número, y los dados son tuyos. La X se pierde para siempre.
page-claim-impact = Cinco elementos, y cada uno puede darle la vuelta a todo.
page-claim-hp-strike = Cada pareja lanza un hechizo: congela, atrae, apila, invierte.
page-claim-verasselt = Siete dados, 88 bichos. ¿Tiras otra vez o huyes con tu captura?
page-your-tables = Tus mesas
page-your-turn = Te toca
page-go-on = Seguir
page-until = hasta { $when }
page-status-open = espera jugadores
page-status-playing = le toca a otra persona
page-status-over = partida terminada
page-status-closed = cerrada
page-open-tables = Mesas abiertas
page-no-tables = Ahora no hay ninguna mesa abierta. Abre una, o pulsa «Jugar ya».
page-seats-taken = { $taken } de { $seats } asientos
page-with-password = con contraseña
page-sit-down = Tomar asiento
page-watch = Mirar
page-people =
    { $people ->
        [one] { $people } persona aquí
       *[other] { $people } personas aquí
    }, { $playing ->
        [one] { $playing } partida en curso
       *[other] { $playing } partidas en curso
    }
page-ask-players = Buscar jugadores
page-seeks = { $player } busca jugadores: { $game }
page-referee-lead = Lanzad vuestros dados. El teléfono conoce las reglas y lleva los turnos y los puntos.
page-real-box = Con la caja de verdad
page-targets-lead = Consigue lo que se pide con los menos lanzamientos posibles.
page-take-along = Para llevar
page-saved-games = Guardado en este dispositivo
page-resume = Seguir aquí
page-resume-lead = Este enlace viene de otro dispositivo tuyo. Serás la misma persona en los dos.
page-resume-none = Abre «Cuenta» en tu otro dispositivo y crea un enlace. Ábrelo aquí para ser la misma persona en los dos.
page-resume-go = Seguir

## Mesa nueva

page-game = Juego
page-edition = Variante
page-edition-impact = Juego básico
page-edition-impact-power = Un poder
page-edition-impact-avatar = Todos los poderes
page-one-device = Jugamos todos en este dispositivo
page-seats = Asientos
page-who-plays = ¿Quién juega?
page-seat-bot-choice = Bot
page-seat-friend = Amigo
page-seat-number = Asiento { $number }
page-seat-tap = Asiento { $number }: { $player }. Pulsa para cambiar.
page-seat-add = Otro asiento
page-player-name = Nombre del jugador
page-level = Nivel del bot
page-level-novice = Principiante
page-level-casual = Ocasional
page-level-regular = Habitual
page-level-expert = Experto
page-level-master = Maestro
page-level-random = Al azar
page-level-thumb = Regla sencilla
page-level-mcts = Búsqueda en árbol
page-pace = Ritmo
page-clock-none = Sin límite de tiempo
page-clock-slow = Lento
page-clock-normal = Normal
page-clock-fast = Rápido
page-clock-days = Días
page-clock-none-how = Cada cual se toma el tiempo que necesita.
page-clock-slow-how = Mucho tiempo para cada decisión, y una reserva.
page-clock-normal-how = Tiempo suficiente para cada decisión, y una reserva.
page-clock-fast-how = Turnos cortos, y una pequeña reserva.
page-clock-days-how = Tres días por turno, y cuatro de reserva para la partida. La página de inicio dice a quién le toca.
page-open-table = Abrir la mesa
page-house-rules =
    { $count ->
        [0] Reglas de la casa
        [one] Reglas de la casa: { $count } distinta
       *[other] Reglas de la casa: { $count } distintas
    }
page-house-rules-none =
    { $edition ->
        [none] Sin reglas de la casa.
       *[some] Sin reglas de la casa: todo como en la edición.
    }
page-printed-edition = Edición
page-more-settings = Más ajustes
page-table-name = Nombre de la mesa
page-visibility = ¿Quién puede participar?
page-visibility-public = Cualquiera
page-visibility-link = Solo amigos
page-visibility-password = Con contraseña
page-visibility-link-how = Solo quien tiene el enlace o el código encuentra la mesa.
page-visibility-public-how = Todos los que están en la página de inicio ven la mesa y pueden sentarse.
page-visibility-password-how = Solo entra quien conoce la contraseña.
page-password = Contraseña
page-password-if = Contraseña, si los amigos necesitan una
page-password-least = Al menos seis caracteres.
page-first-player = Quién empieza
page-first-host-choice = decide el anfitrión
page-tournament = Torneo
page-tournament-how = Tantas partidas como jugadores; gana quien tiene menos puntos.
page-hints-allowed = Consejos permitidos
page-hints-allowed-how = Los jugadores pueden preguntar qué sería lo mejor.
page-hints-none = Sin consejos
page-spectators = Otros pueden mirar
page-delay =
    { $seconds ->
        [0] Lo ven todo al momento
        [one] Lo ven todo { $seconds } segundo después
       *[other] Lo ven todo { $seconds } segundos después
    }

## Entrar, y antes de la partida

page-come-in = Únete a esta mesa
page-come-in-go = Unirse
page-come-back = Volver
page-password-title = Esta mesa tiene contraseña
page-no-table = Esta mesa está cerrada o el enlace es antiguo
page-no-table-how = Pide un enlace nuevo, o abre una mesa propia.
page-sent-away = El anfitrión te ha echado de esta mesa.
page-left = Has dejado esta mesa.
page-cannot = No puedes unirte a esta mesa
page-share-title = Trae a tus amigos
page-share-lead = Envía el enlace, o que tus amigos escaneen el código con el teléfono.
page-share-link = Enlace a esta mesa
page-copy = Copiar
page-copied = Copiado
page-qr = Código QR con el enlace a esta mesa
page-seat-free = libre
page-sit = Añadir
page-add-bot = Bot
page-bot-level = Bot, { $level }
page-host = anfitrión
page-you = Tú
page-empty-seat = Dejar libre el asiento de { $player }
page-kick = Echar
page-fill-bots =
    { $count ->
        [one] Completar con un bot
       *[other] Completar con { $count } bots
    }
page-start = Empezar la partida
page-start-when =
    { $count ->
        [one] Queda un asiento libre: espera a alguien, o pon un bot.
       *[other] Quedan { $count } asientos libres: espera a más gente, o pon bots.
    }
page-host-starts = El anfitrión empieza la partida.
page-you-watch = Estás mirando.

## En la mesa

page-beside = Junto a la mesa
page-players = Jugadores
page-player = Jugador
page-on-turn = en su turno
page-what-happens = Lo que pasa
page-turn-of = Le toca a { $player }
page-wait-for = Esperamos a { $players } …
page-in-flight = Los dados están en el aire …
page-slow = La tirada está fijada. Calcular dónde cae tarda un poco más.
page-why = ¿Por qué?
page-throw = Lanzar
page-throw-many = Lanzar { $count }
page-throw-all =
    { $count ->
        [one] Lanzar el último
       *[other] Lanzar los { $count }
    }
page-stop = Plantarse
page-key-space = Espacio
page-manner = ¿Cómo lanzas?
page-hand =
    { $count ->
        [one] { $count } dado, { $hand } en la mano
       *[other] { $count } dados, { $hand } en la mano
    }
page-hand-what = ¿Qué lanzas?
page-hand-loose = Un dado suelto
page-hand-pile =
    { $count ->
        [one] Pila de { $count }
       *[other] Pila de { $count }
    }
page-hand-from-pile =
    { $count ->
        [one] Uno de la pila de { $count }
       *[other] Uno de la pila de { $count }
    }
page-aim = Objetivo
page-aim-place = un sitio libre
page-aim-force = Fuerza
page-keys-aim =
    { $count ->
        [one] la tecla { $count } apunta
       *[other] las teclas 1 a { $count } apuntan
    }
page-what-lies = Leer qué dados hay y dónde
page-turn-box = Girar { place-arena.the }
page-skip-motion = Saltar
page-move =
    { $rule ->
        [off_walls_by_consent] Apartar dados de la pared
        [group] Juntar dados
       *[free] Mover dados
    }
page-move-done = Listo
page-move-how =
    { $rule ->
        [off_walls_by_consent] Arrastra un dado lejos de la pared.
       *[free] Arrastra un dado a su nuevo sitio.
    }
page-agree-moves = Los demás pueden apartar dados de las paredes
page-undo = Deshacer
page-more-time = Más tiempo, por favor
page-give-time = Más tiempo para { $player }
page-window =
    { $seconds ->
        [one] Queda { $seconds } segundo para lanzar
       *[other] Quedan { $seconds } segundos para lanzar
    }
page-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
page-dice-piles =
    { $count ->
        [one] { $count } dado; pilas de { $piles }
       *[other] { $count } dados; pilas de { $piles }
    }
page-dice-hidden = dados ocultos
page-clockwise = en sentido horario
page-counter-clockwise = en sentido antihorario
page-active = Activo
page-active-all = Todos los elementos están activos
page-spells = Qué hacen los hechizos
page-seat-gone = ausente
page-seat-out = eliminado
page-seat-bot = bot
page-seat-stand-in = juega un bot
page-rules-here = Reglas de este juego
page-concede = Rendirse
page-concede-sure = Dejas esta partida para siempre. Los demás siguen.
page-concede-sure-of = { $name } deja esta partida para siempre. Los demás siguen.
page-concede-yes = Sí, me rindo
page-concede-no = No, sigo jugando
page-leave = Dejar la mesa
page-leave-sure = La partida no ha terminado. Los demás te esperan, y luego un bot puede jugar por ti.
page-leave-yes = Sí, dejarla
page-invite = Código, enlace y pantalla grande
page-watching =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
page-game-of = partida { $game } de { $games }

## Consejos

page-hint = Consejo
page-hint-always = Mostrar siempre los consejos
page-hint-mark = la mejor opción
page-hint-top = Mejor arriba.
page-hint-set = Ponerlo así
# Qué se lanza, y cómo.
page-hint-throw = { $throw }, { $manner }
page-hint-tower = { $symbol } arriba
# Ante números: posibilidades, y cartas capturadas de media.
page-hint-win = victoria
page-hint-match = coincide
page-hint-lost = dado perdido
page-hint-bust = te pasas
page-hint-catch = captura
page-hint-percent = { $number } %
page-hint-costs-win = Otras opciones: probabilidad de ganar
page-hint-costs-cards = Otras opciones: ventaja en cartas
page-hint-cost-win = −{ $cost } %
page-hint-cost-cards = −{ $cost }
page-hint-even = igual

## Torres y carreras

page-tower-order = Orden de la torre
page-tower-top = arriba
page-tower-bottom = abajo
page-tower-die = { $symbol }, piso { $level } de { $height }. Las flechas lo mueven.
page-move-up = Subir
page-move-down = Bajar
page-tower-build = Construir la torre
page-race-ready = Manos quietas … espera la señal.
page-race-go = ¡Apila!
page-race-how = Una pulsación por dado
page-race-stack = Apilar: { $done } de { $tiles }
page-race-watch = { $players } compiten por la torre.
page-race-by-chance = Sortear mi tiempo
page-race-simulated = Sortear siempre mis tiempos de carrera

## Quien va y viene

page-line-lost = Se ha perdido la conexión. Tu asiento sigue siendo tuyo.
page-line-offline = Este dispositivo no tiene conexión. Tu asiento sigue siendo tuyo.
page-line-again =
    { $seconds ->
        [one] Nuevo intento en { $seconds } segundo.
       *[other] Nuevo intento en { $seconds } segundos.
    }
page-line-connecting = Conectando otra vez …
page-gone-lost = { $player } ha perdido la conexión.
page-gone-left = { $player } ha dejado la mesa.
page-gone-left-seconds =
    { $seconds ->
        [one] Esperamos { $seconds } segundo.
       *[other] Esperamos { $seconds } segundos.
    }
page-gone-choose = { $player } aún no ha vuelto. ¿Qué hacemos?
page-gone-wait = Seguir esperando
page-gone-bot = Que siga un bot
page-gone-end = Seguir sin este jugador
page-stand-in-you = No estabas, y un bot ha jugado por { $player }. Ahora vuelves a jugar tú.

## Hablar

page-chat = Chat
page-chat-new =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
page-chat-empty = Nadie ha dicho nada todavía.
page-say = Di algo
page-send = Enviar
page-phrases = Más frases
page-mute = Ocultar
page-chat-phrases = Solo frases hechas
page-mute-for-all = Silenciar para todos
page-report = Denunciar
page-reported = Se ha avisado al anfitrión de la mesa y al del servidor.
page-report-told = { $by } denuncia a { $name }: «{ $text }»
page-phrase-hello = ¡Hola!
page-phrase-good-luck = ¡Suerte!
page-phrase-well-thrown = ¡Buen lanzamiento!
page-phrase-ouch = Ay.
page-phrase-thanks = ¡Gracias!
page-phrase-one-moment = Un momento, por favor.
page-phrase-again = ¿Otra partida?
page-phrase-good-game = ¡Buena partida!
page-phrase-bye = ¡Adiós!

## Lo que pasó, y el final

page-story = Lo que pasó
page-story-empty = Nada todavía.
page-course = Cómo fue la partida
page-end = Fin de la partida
page-end-you-win = Ganas tú
page-end-nobody = No gana nadie
page-end-win =
    { $count ->
        [one] { $players } gana
       *[other] { $players } comparten la victoria
    }
page-next-game = Siguiente partida
page-rematch = Jugar otra vez
page-look-back = Repasar la partida
page-replay = Repetición
page-verify = Comprobar los dados
page-review = Las decisiones más caras
page-review-wait = Revisando cada decisión …
page-review-look = Ver en la repetición
page-tally = Torneo, { $played } de { $games } partidas. Gana quien tiene menos puntos.
page-total = Total
page-champions =
    { $count ->
        [one] { $players } gana el torneo.
       *[other] { $players } comparten el torneo.
    }
page-tie = { $players } están empatados. ¿Compartir la victoria o jugar un desempate?
page-tie-share = Compartir
page-tie-decide = Jugar un desempate
