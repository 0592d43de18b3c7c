# What the command line says about itself

cli-about = Juegos de dados en la arena y { game-verasselt }: jugar, lanzar, arbitrar, simular, comprobar.
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
cli-serve-more = Todo se guarda en una sola carpeta.
cli-join = Sentar un bot en TABLE del servidor URL.
cli-join-more = Con --config queda listo para muchas mesas. TABLE es el identificador de una mesa, su enlace o su código corto.
cli-backup = Copiar partidas y personas de un servidor en marcha.
cli-backup-more = La copia es un instante del servidor, y se comprueba. No se sobrescribe nada. Tras restaurar, las partidas en curso solo siguen con la clave del servidor, que no está en la copia.
cli-restore = Poner una copia en lugar de los datos de un servidor.
cli-restore-more = Antes hay que parar el servidor. La copia se comprueba antes de reemplazar nada. La clave sale de --key, del archivo junto a la copia o del propio servidor.
cli-copy = Copiar partidas y personas a otro almacén.
cli-copy-more = FROM y TO son un archivo de SQLite o la dirección de una base de datos PostgreSQL; detén antes el servidor. Después se compara cada fila.
cli-play = Jugar a GAME en este terminal: personas y bots.
cli-play-more = Solo con --bots juegan los bots y tú lees.
cli-referee = Arbitrar GAME jugado con la caja de verdad.
cli-referee-more = Escribe lo que muestran los dados; te dice qué resulta.
cli-replay = Contar una partida grabada.
cli-replay-more = Una grabación dañada se cuenta hasta el daño.
cli-analyse = Mostrar las opciones de ganar a lo largo de una partida.
cli-analyse-more = Tras cada decisión y cada lanzamiento, con suerte y destreza por separado.
cli-verify = Comprobar una partida: se recalcula cada lanzamiento.
cli-verify-more = También se comprueban la cadena de hashes, el compromiso, las claves y las firmas. Termina con 0 si todo cuadra, 1 si algo difiere y 3 si algo no se puede comprobar aquí.
cli-ledger = Comprobar FILE, copia de la lista pública de un servidor.
cli-ledger-more = La lista tiene cada compromiso del servidor y el hash final de cada partida; cada fila debe seguir a la anterior. Una copia anterior muestra si desde entonces se retiró o reescribió una fila; un FILE que ya existe es una copia así. La cabecera más nueva que firmó el servidor se guarda junto a FILE, y también dos cabeceras que no encajan: lo demuestran.
cli-throw = Lanzar dados a la arena y contar qué pasa.
cli-fairness = Miles de dados: ¿son justos, cuánto vale la destreza?
cli-odds = Probabilidades exactas en GAME, de cada lanzamiento.
cli-odds-more = De cada lanzamiento a una arena, o de una tirada de { game-verasselt }.
cli-solve = Resolver GAME y decir cuánto vale una posición.
cli-solve-more = GAME es strike, impact o impact_power para dos.
cli-simulate = Hacer jugar a los bots muchas partidas, y contar.
cli-ladder = Todos contra todos en GAME, con clasificación.
cli-ladder-more = De dos en dos. En mesas mayores uno juega entre copias del otro, y al revés.
cli-adjudicate = Juzgar los escenarios de FILES.
cli-check-game = Jugar a GAME al azar y comprobar cada estado.
cli-check-game-more = GAME es módulo:nombre para un juego tuyo.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl o es (por defecto: como tu sistema).
cli-any-theme = Qué nombres: published (publicados) o neutral (neutros).
cli-any-json = Escribir JSON para máquinas.
cli-any-edition = Las reglas de una edición impresa, por su idioma o nombre: de, hp-DE; none para las reglas sencillas.
cli-any-option = Una opción de las reglas, por ejemplo --option collect=optional. Se puede repetir.
cli-any-think = Lo más que un bot piensa una decisión, por ejemplo 10ms o 1s.
cli-any-model = Cómo se lanza: luck, la tabla de probabilidades con la que se juega (por defecto); base, donde nada se golpea; o números como 'drop=0,0;lob=0.25,0.02': la probabilidad de golpear un dado que yace, y la de perder uno lanzado o golpeado.
cli-any-processes = Cuántos núcleos usar (por defecto o 0: todos).
cli-any-on = Trabajar en Ray: ray para el clúster que haya o si no este equipo, o la dirección de un clúster.
cli-any-first = Quién empieza, por nombre o número.
cli-any-data = La carpeta de datos del servidor (por defecto: como serve).
cli-any-store = La base de datos PostgreSQL con partidas y personas, como postgresql://HOST/NAME (por defecto: un archivo en la carpeta).
cli-any-seed = Jugar otra vez las mismas partidas.
cli-any-out = Escribir cada una de ellas en esta tabla.
cli-any-plot = Dibujarlo en este archivo: .svg o .png.
cli-any-game = Tu propio juego, si el registro es de él.

# Options of one command

cli-serve-host = La dirección en la que escucha (por defecto: 127.0.0.1, solo este equipo).
cli-serve-port = El puerto (por defecto: 8642; 0 toma uno libre).
cli-serve-data = La carpeta de partidas y personas.
cli-serve-name = Cómo se llama este servidor entre varios sobre la misma base de datos; cada uno tiene su propio nombre.
cli-serve-lan = Deja entrar a los teléfonos de tu red; muestra un código QR.
cli-serve-tls = Hablar https directamente, con el certificado y la clave de estos archivos PEM.
cli-serve-settings = Un archivo TOML con ajustes (véase docs/settings.md).
cli-serve-open = Abrir la página en un navegador.
cli-serve-give-up-games = Arrancar sin las partidas cuya clave se perdió.
cli-join-config = Quedar listo para anfitriones, como dice este archivo TOML, hasta que se pare; en lugar de URL y TABLE.
cli-join-new-token = Con --config: crear un token para el bot y escribirlo en su token_file.
cli-join-bot = Uno de nuestros bots, o módulo:nombre.
cli-join-token = El token del bot (por defecto: viene como invitado).
cli-join-name = El nombre de un invitado (por defecto: el del bot).
cli-join-seat = Dónde se sienta (por defecto: en un sitio libre).
cli-join-games = Cuántas partidas se queda.
cli-backup-with-key = Poner la clave de las partidas en curso junto a la copia.
cli-restore-overwrite = Reemplazar lo que hay en la carpeta.
cli-restore-key = La clave de las partidas en curso (por defecto: al lado).
cli-restore-give-up-games = Seguir sin las partidas cuya clave se perdió.
cli-copy-overwrite = Reemplazar lo que TO contiene.
cli-play-players = Las personas que juegan, por su nombre.
cli-play-bots = Los bots que juegan: novice, casual, regular, expert, master, random, thumb, mcts, learned, o módulo:nombre para el tuyo.
cli-play-plain = Líneas de texto y preguntas, para lectores de pantalla, tuberías y conexiones lentas.
cli-play-tournament = Tantas partidas como jugadores, con puntuación.
cli-play-resume = Seguir una partida guardada (véase --saves).
cli-play-saves = Listar las partidas guardadas.
cli-play-thrower = Una arena real en la que apuntas, o la suerte de una tabla (por defecto: physics para personas, luck entre bots).
cli-play-seed = Otra vez los mismos dados.
cli-play-learn = Consejos en cada decisión y, al final, lo que más costó.
cli-play-no-motion = En la pantalla: los dados caen al instante.
cli-play-record = Solo bots: escribir la grabación en este archivo nuevo.
cli-referee-players = Quién juega, por nombre.
cli-referee-tournament = Llevar los puntos de un torneo entero.
cli-referee-resume = Seguir donde lo dejasteis.
cli-replay-story = Lo que se lanzó y lo que es normal, en lugar de cada frase.
cli-analyse-time = El tiempo máximo.
cli-verify-ledger = La lista pública: una copia descargada o la dirección del servidor. Fija el final de la partida.
cli-verify-signer = La clave pública de alguien que jugó, tal como te la dio: su firma fija el final de la partida.
cli-verify-proof = Un recibo del servidor por una clave que le falta a la partida: un archivo que guardó el jugador.
cli-ledger-from = El servidor: FILE será una copia de su lista, o la continúa.
cli-ledger-earlier = Una copia hecha antes.
cli-throw-manner = Con cuánta fuerza.  [por defecto: toss]
cli-throw-dice = Cuántos dados se lanzan a la vez, de 1 a 26.
cli-throw-lying = Tantos dados yacen en la arena, en cualquier sitio.  [por defecto: 5 para un solo dado]
cli-throw-lying-at = Dados que yacen ahí: mm desde el centro y la cara de arriba.
cli-throw-tower = Tantos dados apilados en el centro, de 2 a 16.
cli-throw-aim = Lanzar a este dado; los que yacen se numeran desde 1, luego la torre.
cli-throw-from = El lado de quien lanza: 0 derecha, 90 al fondo, 270 delante.  [por defecto: 270]
cli-throw-speed = En lugar de la velocidad de esa manera, de 0 a 4.
cli-throw-intent = El lanzamiento mismo: x,y,z,vx,vy,vz,wx,wy,wz en mm, mm/s y mrad/s.
cli-throw-game = De qué juego son los símbolos.
cli-throw-towers = Un dado que queda sobre otro puede quedarse ahí.
cli-throw-seed = Otra vez el mismo lanzamiento.
cli-throw-picture = Dibujar la arena en reposo.
cli-throw-movie = Dibujar todo el movimiento.
cli-fairness-throws = Cuántos lanzamientos en la primera parte; las otras crecen con ella. 20000 para un informe grande.
cli-fairness-quick = Un informe en unos diez segundos: pocos lanzamientos y nada sobre lo que un ordenador puede dirigir.
cli-fairness-seed = Otra semilla lanza otros dados.
cli-fairness-html = Escribir una página con gráficos.
cli-fairness-markdown = Escribirlo en Markdown.
cli-fairness-data = Guardar aquí cada lanzamiento, y seguir desde aquí tras una interrupción o con más lanzamientos.
cli-odds-state = Una posición en la notación de las reglas.
cli-odds-arena = Juegos de arena: los símbolos que yacen; '' para una arena vacía.
cli-odds-supply = Juegos de arena: los dados sueltos de quien tiene el turno.  [por defecto: 1]
cli-odds-piles = Juegos con poderes: el tamaño de los montones de rocas.
cli-odds-elements = Juegos con poderes: los elementos activos.
cli-odds-manner = Juegos de arena: solo esta manera de lanzar.
cli-odds-group = { game-verasselt }: las cartas por las que se tira.
cli-odds-keep = { game-verasselt }: los dados que se quedan, = es la doble barra.
cli-odds-roll = { game-verasselt }: cuántos dados se tiran.
cli-odds-dice = { game-verasselt }: los siete dados como están; se ordenan todas las opciones.
cli-odds-boost = { game-verasselt }: cartas del corral que entran en el grupo antes de la tirada.
cli-odds-yard = { game-verasselt }: con --dice, ordenar también cada refuerzo de este corral.
cli-odds-caught = { game-verasselt }: cartas ya atrapadas en este turno.  [por defecto: 0]
cli-odds-top = Cuántas opciones ordenadas mostrar.
cli-solve-players = Cuántos jugadores empezaron, de 2 a 5.
cli-solve-objective = Lo que todos quieren: ganar, o pocos puntos en un torneo.
cli-solve-state = Dados que yacen, y los que tiene cada uno desde quien tiene el turno (por defecto: el comienzo). Para impact_power E+K:S1,S2: dados con el elemento, otros dados; los montones se suman, como en 1+2:5+3+2,4.
cli-solve-element = El elemento activo de impact_power, por ejemplo FIRE.
cli-solve-mid = Quien tiene el turno ha lanzado, nada coincide, y puede parar.
cli-simulate-bots = Quién juega, de 2 a 5 bots.
cli-simulate-games = Cuántas partidas.
cli-simulate-thrower = Con la suerte de una tabla, o en la arena física (alrededor de un segundo por partida).
cli-ladder-bots = Quién juega (por defecto: los cinco niveles); módulo:nombre es tu bot.
cli-ladder-games = Partidas por pareja.
cli-ladder-seats = Cuántos asientos tiene una mesa: un bot juega entre copias del otro.
cli-ladder-neighbours = Solo juegan los bots vecinos en la lista.
cli-ladder-against = Todos juegan solo contra este bot; con --neighbours, también contra los vecinos.
cli-ladder-thrower = luck (suerte) o physics (arena).
cli-ladder-data = Guardar aquí los resultados, y seguir desde ahí.
cli-check-game-games = Cuántas partidas.
cli-check-game-seats = Con tantos jugadores cada una.

# What cannot be done

cli-stopped = interrumpido.
cli-no-command = no existe la orden { $what }: throwdown --help las enumera
cli-no-command-near = no existe la orden { $what }: ¿querías decir { $near }?
cli-removed-worker = la orden worker ya no existe: inicia en su lugar otro servidor con la misma base de datos PostgreSQL (throwdown serve --store …)
cli-no-option = no existe la opción { $what }: añade --help para verlas todas
cli-a-setting = { $what } no es una opción sino un ajuste: dalo en el entorno como { $variable }, o como { $setting } en el archivo de --settings
cli-no-option-near = no existe la opción { $what }: ¿querías decir { $near }?
cli-missing = falta { $what }: añade --help para ver qué hace falta
cli-missing-value = la opción { $what } necesita un valor detrás
cli-needless-value = la opción { $what } no lleva valor: quítalo
cli-too-much = { $value } sobra aquí: añade --help para ver qué hace falta
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } no es un número entero
cli-bad-number = { $value } no es un número
cli-bad-range = { $value } no está en el intervalo { $range }
cli-bad-choice = { $value } no está entre { $choices }
cli-bad-absent = { $value } no existe
cli-bad-folder = { $value } es una carpeta, no un archivo
cli-bad-file = { $value } es un archivo, no una carpeta
cli-bad-unreadable = { $value } no se puede leer
cli-bad-unwritable = { $value } no se puede escribir
cli-bad-pair = { $value } no es NOMBRE=VALOR
cli-bad-thought = { $value } no es un tiempo para pensar: da de 1ms a 2s, por ejemplo 10ms
cli-bad-time = { $value } no es un tiempo para una partida: da de 1ms a 60min, por ejemplo 20s
cli-bad-picture = { $value } no es una imagen: que termine en .svg o .png

# What was done

cli-said-open = Throwdown está abierto en { $address }
cli-said-folder = Las partidas y las personas se guardan en { $folder }
cli-said-other-folder = También existe { $folder }. Este servidor no la usa, porque la carpeta actual contiene throwdown-data. Para usarla, añade --data.
cli-said-stop = Detenlo con Ctrl-C; las partidas siguen donde estaban.
cli-said-waiting = El bot tiene el sitio { $seat } en una mesa de { $game }. Espera a que el anfitrión empiece la partida.
cli-said-phones = Teléfonos de tu red: { $address }
cli-said-no-network = Este equipo no tiene dirección de red: los teléfonos no pueden llegar a él.
cli-said-copied = { $store } está copiado en { $file } ({ $bytes } bytes).
cli-said-key-beside = Su clave está en { $file }: guarda las dos cosas por separado.
cli-said-no-key = Ninguna partida de la copia necesita una clave.
cli-said-key-missing = La clave que necesitan { $games } de sus partidas no está en la copia: guarda también { $file }, o usa --with-key.
cli-said-restored = { $store } vuelve a contener lo que hay en { $file }. Inicia el servidor.
cli-said-counted = { $people } personas, { $tables } mesas, { $games } partidas y { $events } sucesos: { $rows } filas en total.
cli-said-compared = { $store } está copiado en { $file }, y se comparó cada fila.
cli-said-key-apart = La clave de las partidas en curso no se copia: usa la misma carpeta --data, o la misma secrets_key.
cli-said-list-first = Ves esta lista por primera vez; su cabecera queda guardada ({ $rows } filas).
cli-said-list-continues = Continúa la lista que conocías, hasta { $rows } filas.
cli-said-list-restored =
    { $lost ->
        [0] El servidor volvió a una copia de seguridad de su lista; todas las filas que conocías siguen ahí.
        [one] El servidor volvió a una copia de seguridad de su lista; falta una de las filas que conocías.
       *[other] El servidor volvió a una copia de seguridad de su lista; faltan { $lost } de las filas que conocías.
    }
cli-said-list-stays = { $file } queda como está: da otro archivo para la lista de hoy.
cli-said-list-forked = { $url } ha firmado dos listas que no encajan, una de { $old } filas y otra de { $new }. Ambas cabeceras están en { $file }: guárdalo, lo demuestra.
