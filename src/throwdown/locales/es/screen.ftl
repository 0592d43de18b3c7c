# La partida en una pantalla de texto. Las líneas de teclas tienen 78 caracteres como mucho; lo que no cabe se corta.
# Los nombres de teclas son cortos: Intro, Espacio, Esc, F1. Las letras de teclas (d t i s a n h u w q x m) no cambian.

screen-too-small = Agranda la ventana: hacen falta { $width } columnas y { $height } líneas. O juega con --plain.

## Teclas, como se ven en las líneas de abajo

screen-keys-game = F1 reglas  F2 historial  h consejo  w por qué  u deshacer  q salir  F9 colores
screen-keys-list = Pulsa un número, o usa ↑ ↓ e Intro.
screen-keys-throw = Pulsa un número para elegir. ← → o d t i s: la forma de lanzar.
screen-keys-aim = 1-9 elegir  d t i s cómo  Tab dado  ←↑↓→ o C4 objetivo  r lado  x sin  m mover
screen-keys-move = Tab dado   ←↑↓→ o C4 lugar   Intro listo   Esc dejarlo
screen-keys-motion = Cualquier tecla: saltar.
screen-keys-try-again = Intro lo intenta de nuevo.
screen-keys-consent = Intro acepta, Esc se niega
screen-keys-cards = { $keys } añade una carta, Mayús la quita, a todo, n nada, Intro listo.
screen-keys-roll = 1-7 tirar o mantener. { $keys } añade carta, Mayús la quita. Intro tira.
screen-keys-roll-bare = 1-7 tirar o mantener un dado. Intro tira.
screen-keys-tower = Pulsa las teclas de abajo arriba. Retroceso quita una, Intro construye.
screen-keys-text = ↑ ↓ para desplazarse, Esc para volver
screen-keys-cover = Intro para seguir
screen-keys-quit = Intro para salir, Esc para seguir jugando
screen-keys-menu = ↑ ↓ e Intro, o un número; F1 ayuda; Esc para salir
screen-keys-setup = ↑ ↓ fila  ← → cambiar  letras: nombre  Intro seguir  F1 reglas  Esc volver

## La línea sobre el tablero

screen-active-all = Todos los elementos están activos
screen-active = Activos: { $elements }
screen-clockwise = ↻ sentido horario
screen-counter-clockwise = ↺ sentido antihorario
screen-removed =
    { $count ->
        [one] { $count } dado perdido
       *[other] { $count } dados perdidos
    }
screen-turn = Turno { $number }

## Jugadores. 14 caracteres como mucho.

screen-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
# $piles: tamaños de las pilas, como 3+2; están entre los dados.
screen-dice-piles = { $count }, pilas { $piles }
screen-hidden = ocultos
screen-out = eliminado
# Las cartas del montón; el patio está al lado.
screen-heap = mont. { $count }
screen-heap-hidden = mont. ?

## El tablero de voll verasselt

# 9 caracteres como mucho.
screen-deck = Mazo { $count }
screen-hub = Centro
# Sobre el nombre de quien la tiene.
screen-catch = Captura
screen-received = Recibidas
# Debajo de un dado; 4 letras como mucho.
screen-die-roll = tira
screen-die-keep = fijo

## Preguntas

screen-asked = { $player }: { $prompt }
screen-wait = Esperando a { $players } …
screen-flight = Los dados están en el aire …
screen-how = Forma:
screen-aim = Objetivo:
screen-aim-none = cualquiera
screen-aim-place = { $cell } desde { $side }
screen-aim-die = { $symbol } en { $cell } desde { $side }
screen-aim-tower = torre en { $cell } desde { $side }
screen-move-which = ¿Qué dado mueves?
screen-move-where = ¿Adónde va { $symbol } desde { $cell }?
screen-move-place = A: { $cell }
screen-tower = { $cell }: { $symbols }, de abajo arriba
screen-roll =
    { $boost ->
        [0] { $count ->
            [one] Tirar { $count } dado
           *[other] Tirar { $count } dados
        }
        [one] { $count ->
            [one] Añadir { $boost } carta y tirar { $count } dado
           *[other] Añadir { $boost } carta y tirar { $count } dados
        }
       *[other] { $count ->
            [one] Añadir { $boost } cartas y tirar { $count } dado
           *[other] Añadir { $boost } cartas y tirar { $count } dados
        }
    }
screen-stop = Plantarse
screen-boost = Añadir del patio:
screen-split = Al patio: { $yard } (sitio para { $room }). Al montón: { $heap }.
screen-top-up = Elegidas: { $count }. Necesarias: { $missing }.
screen-tower-loose = Por colocar:
screen-tower-order = De abajo arriba:
screen-taken-back = El último paso queda deshecho.
screen-no-undo = No se puede deshacer nada: después se han visto dados o cartas.

## Páginas

screen-rules-title = Las reglas en breve
screen-story-title = Lo que ha pasado
screen-why-title = ¿Por qué?
screen-why-nothing = Todavía no se ha aplicado ninguna regla.
screen-trouble-title = No ha funcionado
screen-cover = Pasa el teclado a { $player } y pulsa Intro.
screen-consent = { $player }: ¿se pueden apartar los dados de la pared antes de lanzar, en toda esta partida?
screen-kept = Tu partida está guardada como { $save }. Está en { $path }. ¿Salir ahora?
screen-not-kept = Esta partida no está guardada. ¿Salir de todos modos?
screen-save-trouble = No se ha podido guardar tu partida: { $why }. ¿Salir de todos modos?
screen-damaged = Esta partida guardada estaba dañada. Sigue desde la última entrada válida. El archivo dañado se conserva como { $kept }.

## La carrera

screen-race-title = { effect-fire }
screen-race-how = Apila tus dados: en cuanto llegue la señal, pulsa tu tecla una vez por dado. Mantenerla pulsada no cuenta.
screen-race-ready = Preparados …
screen-race-go = ¡YA!
screen-race-keys = Quien termina primero se lleva todo lo que coincide.

## El primer menú, las partidas guardadas

screen-help-title = Ayuda
screen-help =
    Juega a juegos de dados en la arena, y a uno con cartas, en esta pantalla: con amigos por turnos, o contra bots.

    Partida nueva: elige el juego, quién juega y la edición de tu caja. F1 muestra allí las reglas de ese juego.
    Reanudar una partida: cada partida se guarda mientras se juega, así que puedes irte en cualquier momento.

    Teclas
    ↑ ↓ e Intro eligen; el número delante de una línea hace lo mismo.
    Esc vuelve atrás. En la primera página, púlsalo dos veces para salir.
    F1 explica la página que ves; durante una partida muestra las reglas.
    F2 muestra todo el historial, W la última regla aplicada, U deshace, H da consejos.
    F9 cambia entre oscuro y claro.
    Ctrl+P muestra todos los comandos. Un clic en una tecla la pulsa; un clic en la arena apunta.
# In the field of the command palette.
screen-palette = ¿Qué quieres hacer?
screen-menu-title = Throwdown
screen-menu-notice = Juegos de dados en la arena, y uno con cartas. Un proyecto independiente, sin relación con ninguna editorial.
screen-menu-new = Partida nueva
screen-menu-resume = Reanudar una partida guardada
screen-menu-quit = Salir
screen-resume-title = ¿Qué partida quieres reanudar?
screen-save-tournament = { $save }: torneo

## Preparación

screen-setup-title = Partida nueva
screen-setup-game = Juego
screen-setup-count = Jugadores
screen-setup-first = Quién empieza
screen-setup-edition = Edición
screen-setup-tournament = Torneo
# $count: cuántas reglas se apartan del estándar.
screen-setup-rules =
    { $count ->
        [0] Reglas de la casa
        [one] Reglas de la casa: { $count } cambia
       *[other] Reglas de la casa: { $count } cambian
    }
screen-setup-start = Empezar
screen-fold = ocultar
screen-unfold = mostrar
screen-yes = sí
screen-no = no
screen-setup-edition-why = Las reglas tal como se imprimieron en un idioma. Las ediciones difieren en algunas reglas; las palabras en pantalla no cambian.
screen-seat-person = persona
screen-seat-novice = ordenador, principiante
screen-seat-casual = ordenador, jugador ocasional
screen-seat-regular = ordenador, jugador habitual
screen-seat-expert = ordenador, experto
screen-seat-master = ordenador, maestro
screen-seat-thumb = ordenador, reglas sencillas
screen-seat-random = ordenador, juega al azar
screen-seat-mcts = ordenador, busca en árbol
# Los nombres que se proponen: Jugador 1, Jugador 2, Jugador 3.
screen-name-you = Jugador 1
screen-name = Jugador

## El final

screen-end-title = La partida ha terminado
screen-end-again = Jugar otra vez: empieza el siguiente
screen-end-next = Siguiente partida del torneo
screen-end-decider = Jugar el desempate
screen-end-share = Compartir la victoria
screen-end-new = Partida nueva
screen-end-quit = Salir
screen-table-game = Part. { $number }
screen-table-total = Total
screen-table-fewest = Gana quien tenga menos puntos.
screen-table-champions =
    { $count ->
        [one] { $players } gana el torneo.
       *[other] { $players } comparten la victoria del torneo.
    }

## Reglas de la casa. 36 caracteres como mucho; la cláusula se dice debajo. $accio y los demás son nombres de hechizos.

screen-option-starting-dice = Dados iniciales
screen-option-start-die = Dado inicial
screen-option-start-x = Dado inicial con una X
screen-option-collect = Llevarse lo que coincide
screen-option-big-throw-when = Lanzarlo todo
screen-option-big-throw-cause = Por qué está { place-arena.empty } { place-arena.the }
screen-option-elim-nonactive = Eliminado en turno ajeno
screen-option-all-out = Todos eliminados a la vez
screen-option-simul-points = Puntos al salir a la vez
screen-option-tournament-tie = Empate en un torneo
screen-option-pre-move = Mover dados antes de lanzar
screen-option-supply-visibility = Número de dados
screen-option-accidental-stack = Dado que cae sobre otro
screen-option-active-elements = Elementos activos
screen-option-storm-collector = Quién se los lleva tras la tormenta
screen-option-storm-pile-only = Tormenta si solo hay pilas
screen-option-storm-chain = Otros poderes tras la tormenta
screen-option-pile-split = Dividir una pila
screen-option-pile-merge = Una segunda pila
screen-option-piles-after-fire = Pilas tras una carrera
screen-option-hurricane-piles = Pilas en un huracán
screen-option-swamp-water-only = Solo coincide el agua
screen-option-fire-mode = Carrera
screen-option-fire-tie = Empate en una carrera
screen-option-fire-empty-supply = Carrera sin dados
screen-option-reaction-no-match = Nada coincide tras lanzar todos
screen-option-immobulus-only = Solo coincide { $immobulus }
screen-option-relashio-throwers = { $relashio }: quién lanza
screen-option-relashio-pending = { $relashio }: hechizos previos
screen-option-relashio-new-immobulus = { $relashio }: nuevo { $immobulus }
screen-option-accio-extra = { $accio }: el dado de más
screen-option-accio-from-tower = { $accio } de una torre
screen-option-accio-immobulus = { $accio } se lleva { $immobulus }
screen-option-leviosa-order = Orden de la torre
screen-option-refill-per-double-bar = Cartas nuevas por barra doble
screen-option-end-check = Cuándo se comprueba el final
screen-option-consolation-optional = Robar menos cartas al pasarse
screen-option-first-turn-refill = Cartas nuevas en el primer turno
screen-option-allow-stop-before-first-roll = Plantarse sin tirar
screen-option-show-heap-counts = Todos pueden contar los montones
screen-option-max-turns = Límite de turnos

# Los valores de las reglas de la casa. 30 caracteres como mucho.
screen-value-no-limit = ninguno
screen-value-usual = como siempre
screen-value-thrown = se lanza
screen-value-placed = se coloca
screen-value-reroll = se lanza otra vez
screen-value-turn = se gira
screen-value-mandatory = obligatorio
screen-value-optional = opcional
screen-value-turn-start = al empezar un turno
screen-value-whenever-empty = siempre que esté { place-arena.empty }
screen-value-any = cualquiera
screen-value-taken-only = solo si alguien se los llevó
screen-value-after-resolution = al resolver el lanzamiento
screen-value-immediate = al momento
screen-value-own-turn = al llegar el turno propio
screen-value-draw = empate
screen-value-active-wins = gana quien tiene el turno
screen-value-replay = la partida se repite
screen-value-after-all = los mismos para todos
screen-value-sequential = uno tras otro
screen-value-shared = se comparte
screen-value-playoff = un desempate
screen-value-players-choose = eligen quienes empatan
screen-value-free = libre
screen-value-group = solo para juntarlos
screen-value-off-walls-by-consent = de la pared, si todos aceptan
screen-value-none = no
screen-value-visible = a la vista
screen-value-hidden = oculto
screen-value-nudge = baja con un empujón
screen-value-tower = es una torre
screen-value-turn-player = quien tiene el turno
screen-value-start-player = quien empezó la partida
screen-value-throw-pile = se lanza una pila
screen-value-exempt = no se lanza
screen-value-one-from-pile = se lanza un dado de una pila
screen-value-recheck = según los dados que haya
screen-value-locked = solo si ya coincidían
screen-value-forbidden = prohibido
screen-value-allowed = permitido
screen-value-separate = es una pila aparte
screen-value-merge = se une a la primera
screen-value-dissolve = se desmontan
screen-value-owner-choice = lo elige su dueño
screen-value-keep = siguen en pie
screen-value-intact = siguen siendo pilas
screen-value-loosen = se desmontan
screen-value-not-a-match = no es coincidencia
screen-value-ends-turn = termina el turno
screen-value-live = con teclas
screen-value-simulated = tiempos sorteados
screen-value-fewest-dice = gana quien tiene menos dados
screen-value-active-first = primero quien tiene el turno
screen-value-rerun = se repite
screen-value-cannot-race = no es posible
screen-value-wins-instantly = gana al momento
screen-value-may-continue = se puede seguir
screen-value-turn-ends = el turno termina
screen-value-ends-turn-if-new = termina el turno si es nuevo
screen-value-all = todos
screen-value-others = los demás
screen-value-still-matched = valen si aún coinciden
screen-value-always = valen siempre
screen-value-stays = se queda
screen-value-collected = va a quien tiene el turno
screen-value-stays-and-suppresses = se queda y bloquea hechizos
screen-value-may = es opcional
screen-value-must = es obligatorio
screen-value-top-only = solo el dado de arriba
screen-value-never = nunca
screen-value-active-choice = elige quien tiene el turno
screen-value-random = al azar
screen-value-before-first-roll = antes de la primera tirada
