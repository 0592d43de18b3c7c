# What the command line says about itself

cli-about = Juegos de dados en la arena y { game-verasselt }: jugar, alojar, arbitrar, comprobar.
cli-about-more = Sin orden, el servidor arranca en este equipo y se abre la página.
cli-usage = Uso:
cli-options = Opciones
cli-commands = Órdenes
cli-some-options = { "[OPCIONES]" }
cli-some-command = { "[ORDEN] [VALORES]..." }
cli-text = TEXTO
cli-file = ARCHIVO
cli-default = por defecto: { $value }
cli-example = Ejemplo: { $command }
cli-any-help = Mostrar esta ayuda.
cli-any-version = Mostrar la versión.

# Commands: one line for the list, and more for their own help

cli-serve = Ofrecer mesas, bots y página a los navegadores.
cli-serve-more = El servidor guarda todo en una sola carpeta.
cli-site = Escribir el juego en una carpeta para cualquier alojamiento web.
cli-site-more = Los visitantes juegan en su navegador, sin servidor. La carpeta funciona bajo cualquier ruta. Una carpeta con una versión anterior se actualiza; una con otros archivos se rechaza.
cli-join = Sentar un bot en TABLE en el servidor URL.
cli-join-more = Con --config espera a muchas mesas. TABLE es el identificador de una mesa, su enlace o su código corto.
cli-admin-backup = Copiar partidas y personas de un servidor en marcha.
cli-admin-backup-more = La copia es una instantánea comprobada del servidor. No sobrescribe nada. Para reanudar las partidas en curso tras restaurar, necesitas la clave del servidor, que no está en la copia.
cli-admin-restore = Reemplazar los datos de un servidor por una copia.
cli-admin-restore-more = Detén antes el servidor. La orden comprueba la copia antes de reemplazar nada. Toma la clave de --key, del archivo junto a la copia o del propio servidor.
cli-admin-copy = Copiar partidas y personas a otro almacén.
cli-admin-copy-more = FROM y TO son un archivo SQLite o la dirección de una base de datos PostgreSQL. Detén antes el servidor. Después la orden compara cada fila.
cli-admin = Cuidar de un servidor: personas, mesas, datos.
cli-admin-more = El servidor puede estar en marcha. Solo hay que detenerlo antes de restore y copy.
cli-admin-people = Mostrar personas: por nombre o id, o las últimas que vinieron.
cli-admin-tables = Mostrar las mesas abiertas.
cli-admin-reset = Crear un enlace para quien lo perdió todo.
cli-admin-reset-more = El enlace vale una vez. Todo lo demás con lo que entraba la persona deja de valer: tarjeta, llaves de acceso, tokens de sus bots.
cli-admin-invite = Crear un enlace que deja entrar a gente nueva.
cli-admin-invite-more = Con --take-back y el enlace, termina una invitación. Sin el enlace terminan todas.
cli-admin-forget = Borrar a una persona y su nombre de las partidas.
cli-admin-host = Hacer a una persona anfitriona del servidor.
cli-admin-host-more = Los anfitriones no deciden unos sobre otros.
cli-admin-ban = Rechazar a una persona durante unos días.
cli-admin-mute = Quitar el chat a una persona durante unos días.
cli-admin-rename = Dar otro nombre a una persona o un torneo.
cli-admin-close = Cerrar una mesa o un torneo: todos salen.
cli-admin-reports = Mostrar los avisos pendientes.
cli-admin-settle = Resolver un aviso: se borra.
cli-admin-log = Mostrar quién decidió qué.
cli-play = Jugar a GAME en este terminal: personas y bots.
cli-play-more = Solo con --bots juegan los bots y tú lees.
cli-referee = Arbitrar una partida de GAME jugada con la caja real.
cli-referee-more = Escribe lo que muestran los dados; el árbitro aplica las reglas.
cli-replay = Mostrar una partida grabada como texto.
cli-replay-more = Un registro dañado se muestra hasta el punto dañado.
cli-verify = Comprobar una partida: se recalcula cada lanzamiento.
cli-verify-more = La orden también comprueba la cadena de hashes, el compromiso, las claves y las firmas. Termina con 0 si todo es correcto, 1 si algo está mal y 3 si algo no se puede comprobar aquí.
cli-odds = Probabilidades exactas en GAME, de cada lanzamiento.
cli-odds-more = De cada lanzamiento a una arena, o de una tirada de { game-verasselt }.
cli-check-game = Jugar a GAME al azar y comprobar cada estado.
cli-check-game-more = GAME es módulo:nombre para un juego tuyo.
cli-completion = Escribir con qué SHELL completa las órdenes.
cli-completion-more = Se completan órdenes, juegos, bots, ediciones y opciones de reglas. SHELL es bash, zsh o fish.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl o es (por defecto: el idioma de tu sistema).
cli-any-theme = Qué nombres: published (publicados) o neutral (neutros).
cli-any-json = Escribir JSON para máquinas.
cli-any-edition = Las reglas de una edición impresa, por su idioma o nombre: de, hp-DE; none para las reglas sencillas.
cli-any-option = Una opción de las reglas, por ejemplo --option collect=optional. Se puede repetir.
cli-any-think = Cuánto tiempo puede pensar un bot una decisión, por ejemplo 10ms o 1s.
cli-any-model = Cómo se lanza. luck es la tabla de probabilidades que usan las partidas (por defecto). Con base nada se golpea. O da números, como 'drop=0,0;toss=0.25,0.02': la probabilidad de golpear un dado que está en la arena, y la de perder uno lanzado o golpeado.
cli-any-first = Quién empieza, por nombre o número.
cli-any-data = La carpeta de datos del servidor (por defecto: como serve).
cli-any-store = La base de datos PostgreSQL con partidas y personas, como postgresql://HOST/NAME (por defecto: un archivo en la carpeta).
cli-any-seed = Un texto que fija el azar: mismo texto, mismas partidas.
cli-any-game = Tu propio juego, si el registro es de ese juego.

# Options of one command

cli-serve-host = La dirección en la que escucha (por defecto: 127.0.0.1, solo este equipo).
cli-serve-port = El puerto (por defecto: 8642; 0 toma uno libre).
cli-serve-data = La carpeta de partidas y personas.
cli-serve-name = El nombre de este servidor, si varios comparten una base de datos. Cada uno necesita el suyo.
cli-serve-lan = Dejar jugar a los teléfonos de tu red; mostrar un código QR.
cli-serve-tls = Servir por https, con el certificado y la clave de estos archivos PEM.
cli-serve-settings = Un archivo TOML con ajustes (véase docs/settings.md).
cli-serve-open = Abrir la página en un navegador.
cli-serve-give-up-games = Arrancar sin las partidas cuya clave se perdió.
cli-site-server = La dirección de un servidor para mesas con otros; la página lo enlaza.
cli-join-config = Esperar a anfitriones como dice este archivo TOML, hasta que lo detengas; en lugar de URL y TABLE.
cli-join-new-token = Con --config: crear un token para el bot y escribirlo en su token_file.
cli-join-bot = Uno de nuestros bots, o módulo:nombre.
cli-join-token = El token del bot (por defecto: entra como invitado).
cli-join-name = El nombre de un invitado (por defecto: el del bot).
cli-join-seat = Dónde se sienta (por defecto: en un sitio libre).
cli-join-games = Cuántas partidas se queda.
cli-admin-url = La dirección del servidor, como se escribe (por defecto: el ajuste public_url).
cli-admin-days = Cuántos días vale el enlace (por defecto: 3, una invitación 14) o la decisión (por defecto: 7, un nombre nuevo 30).
cli-admin-uses = A cuántas personas nuevas deja entrar una invitación.
cli-admin-reason = Por qué: la persona lo lee.
cli-admin-name = El nombre nuevo.
cli-admin-take-back = Termina lo que se decidió antes.
cli-admin-backup-with-key = Poner la clave de las partidas en curso junto a la copia.
cli-admin-restore-overwrite = Reemplazar lo que hay en la carpeta.
cli-admin-restore-key = La clave de las partidas en curso (por defecto: el archivo junto a la copia).
cli-admin-restore-give-up-games = Seguir sin las partidas cuya clave se perdió.
cli-admin-copy-overwrite = Reemplazar lo que TO contiene.
cli-play-players = Las personas que juegan, por su nombre.
cli-play-bots = Los bots que juegan: novice, casual, regular, expert, master, random, thumb, mcts, o módulo:nombre para el tuyo.
cli-play-plain = Líneas de texto y preguntas, para lectores de pantalla, tuberías y conexiones lentas.
cli-play-tournament = Tantas partidas como jugadores, con puntos.
cli-play-resume = Reanudar una partida guardada (véase --saves).
cli-play-saves = Listar las partidas guardadas.
cli-play-thrower = Una arena real en la que apuntas, o el azar de una tabla (por defecto: physics para personas, luck entre bots).
cli-play-seed = Un texto que fija el azar: mismo texto, mismos dados.
cli-play-learn = Consejos en cada decisión y, al final, las decisiones que más costaron.
cli-play-no-motion = En la pantalla: los dados caen al instante.
cli-play-record = Solo bots: escribir el registro en este archivo nuevo.
cli-referee-players = Quién juega, por nombre.
cli-referee-tournament = Llevar los puntos de un torneo entero.
cli-referee-resume = Seguir donde lo dejasteis.
cli-replay-story = Un resumen en lugar de todas las frases: qué se lanzó y qué es normal.
cli-replay-analysis = Mostrar las opciones de ganar tras cada decisión y lanzamiento.
cli-replay-time = El tiempo máximo del análisis.
cli-verify-signer = La clave pública de alguien que jugó, tal como te la dio. Su firma demuestra cómo terminó la partida.
cli-verify-proof = Un recibo del servidor por una clave que le falta a la partida: un archivo que guardó el jugador.
cli-odds-state = Una posición en la notación de las reglas.
cli-odds-arena = Juegos de arena: los símbolos que hay en la arena; '' para una arena vacía.
cli-odds-supply = Juegos de arena: los dados sueltos de quien tiene el turno.  [por defecto: 1]
cli-odds-piles = Juegos con poderes: el tamaño de las pilas de rocas.
cli-odds-elements = Juegos con poderes: los elementos activos.
cli-odds-manner = Juegos de arena: solo esta manera de lanzar.
cli-odds-group = { game-verasselt }: las cartas por las que se tira.
cli-odds-keep = { game-verasselt }: los dados que se quedan; = es la barra doble.
cli-odds-roll = { game-verasselt }: cuántos dados se tiran.
cli-odds-dice = { game-verasselt }: los siete dados como están. La orden clasifica todas las opciones.
cli-odds-boost = { game-verasselt }: cartas del { place-yard } que entran en el grupo antes de la tirada.
cli-odds-yard = { game-verasselt }: con --dice, clasificar también lo que puedes añadir de este { place-yard }.
cli-odds-caught = { game-verasselt }: cartas ya atrapadas en este turno.  [por defecto: 0]
cli-odds-handicap = Juegos de arena: las probabilidades con estos dados iniciales, por asiento. best encuentra los dados que las igualan.
cli-odds-players = Con --handicap best: cuántos juegan.  [por defecto: 2]
cli-odds-beginners = Con --handicap: los asientos de principiantes, contados desde 1.
cli-odds-top = Cuántas de las mejores opciones mostrar.
cli-check-game-games = Cuántas partidas.
cli-check-game-seats = Cuántos jugadores tiene cada partida.

# What cannot be done

cli-stopped = interrumpido.
cli-no-command = no existe la orden { $what }: throwdown --help las enumera
cli-no-command-near = no existe la orden { $what }: ¿querías decir { $near }?
cli-no-option = no existe la opción { $what }: añade --help para verlas todas
cli-a-setting = { $what } no es una opción sino un ajuste: define { $variable } en el entorno, o { $setting } en el archivo de --settings
cli-no-option-near = no existe la opción { $what }: ¿querías decir { $near }?
cli-missing = falta { $what }: añade --help para ver qué hace falta
cli-missing-value = la opción { $what } necesita un valor después
cli-needless-value = la opción { $what } no lleva valor: quítalo
cli-too-much = { $value } sobra aquí: añade --help para ver qué hace falta
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } no es un número entero
cli-bad-number = { $value } no es un número
cli-bad-range = { $value } no está en el intervalo { $range }
cli-bad-choice = { $value } no vale: elige entre { $choices }
cli-bad-absent = { $value } no existe
cli-bad-folder = { $value } es una carpeta, no un archivo
cli-bad-file = { $value } es un archivo, no una carpeta
cli-bad-unreadable = { $value } no se puede leer
cli-bad-unwritable = { $value } no se puede escribir
cli-bad-pair = { $value } no tiene la forma NOMBRE=VALOR
cli-bad-thought = { $value } no es un tiempo para pensar: da de 1ms a 2s, por ejemplo 10ms
cli-bad-time = { $value } no es una duración: da de 1ms a 60min, por ejemplo 20s

# What was done

cli-said-open = Throwdown está abierto en { $address }
cli-said-folder = Las partidas y las personas se guardan en { $folder }
cli-said-stop = Detén el servidor con Ctrl-C. Las partidas en curso se reanudan cuando vuelve a arrancar.
cli-said-waiting = El bot tiene el sitio { $seat } en una mesa de { $game }. Espera a que el anfitrión empiece la partida.
cli-said-phones = Teléfonos de tu red: { $address }
cli-said-no-network = Este equipo no tiene dirección de red: los teléfonos no pueden llegar a él.
cli-said-site = La versión { $version } está en { $folder } ({ $files } archivos, { $mb } MB): copia la carpeta a tu alojamiento web.
cli-said-copied = { $store } se ha copiado en { $file } ({ $bytes } bytes).
cli-said-key-beside = Su clave está en { $file }: guarda las dos cosas por separado.
cli-said-no-key = Ninguna partida de la copia necesita una clave.
cli-said-key-missing = Partidas de la copia cuya clave falta: { $games }. Guarda también { $file }, o usa --with-key.
cli-said-restored = { $store } tiene ahora los datos de { $file }. Inicia el servidor.
cli-said-counted = { $people } personas, { $tables } mesas, { $games } partidas y { $events } eventos: { $rows } filas en total.
cli-said-compared = { $store } se ha copiado en { $file }, y se ha comparado cada fila.
cli-said-key-apart = La clave de las partidas en curso no se ha copiado: inicia el servidor con la misma carpeta --data, o la misma secrets_key.
cli-said-whom =
    { $action ->
        [close] Di qué mesa: throwdown admin close TABLE.
        [settle] Di qué denuncia: throwdown admin settle REPORT.
       *[people] Di de quién se trata: throwdown admin { $action } WHO.
    }
cli-said-new-name = Di el nuevo nombre: añade --name NAME.
cli-said-no-person = Aquí nadie se llama «{ $who }».
cli-said-appointed = { $who } es ahora anfitrión de este servidor.
cli-said-dismissed = { $who } ya no cuida de este servidor.
cli-said-sanctioned =
    { $who } queda { $kind ->
        [ban] vetado
       *[mute] silenciado
    } hasta el { $until } UTC.
cli-said-lifted = Para { $who } eso ha terminado.
cli-said-renamed = { $who } se llama { $named } desde la próxima mesa.
cli-said-closing = Un servidor en marcha cierra la mesa { $table } en menos de un segundo.
cli-said-renamed-tournament = El torneo { $who } se llama ahora { $named }.
cli-said-closed-tournament = El torneo { $who } está cerrado.
cli-said-settled = La denuncia está resuelta y borrada.
cli-said-no-reports = No hay ninguna denuncia pendiente.
cli-said-no-tables = No hay ninguna mesa abierta.
cli-said-no-people = Todavía no hay nadie.
cli-said-no-invitation = Este enlace no es una invitación, o ya está agotado.
cli-said-invitations-ended =
    { $count ->
        [one] Una invitación ya no deja entrar a nadie.
       *[other] { $count } invitaciones ya no dejan entrar a nadie.
    }
cli-said-no-log = Aún no se ha decidido nada.
cli-said-no-report = Ninguna denuncia tiene el identificador { $report }.
cli-said-no-table = Ninguna mesa abierta tiene el identificador { $table }.
cli-said-forgotten = Olvidado: { $who }. Un servidor en marcha necesita un segundo para lo que tiene en memoria.
cli-said-which-person = Varias personas se llaman «{ $who }»: da el id de una.
cli-said-reset = { $who } entra una vez con este enlace. Días que vale: { $days }. Entonces deja de valer todo lo demás, también los tokens de bots.
cli-said-invitation = Personas nuevas que deja entrar este enlace: { $uses }. Días que vale: { $days }.
