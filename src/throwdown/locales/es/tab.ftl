## El juego en este aparato, sin servidor.

tab-what = El juego entero viene a este aparato. Después juegas sin conexión: contra bots, con otros en este aparato o con el árbitro para vuestra propia caja.
tab-size = Se descargan { $mb } MB, que se guardan en este aparato.
tab-begin = Descargar
tab-progress = { $done } de { $total } MB
tab-stop = Parar
tab-done = El juego está en este aparato. Esta página se abre ahora también en modo avión.
tab-stored = En este aparato: versión { $version }, { $mb } MB.
tab-partial = En este aparato hay partes del juego: { $mb } MB. Sin conexión no bastan.
tab-may-go = El navegador puede borrarlo si falta espacio. Para evitarlo, añade esta página a la pantalla de inicio.
tab-remove = Quitar
tab-removed = El juego ya no está en este aparato. Las partidas que jugaste siguen ahí.
tab-newer = Hay una versión más nueva. La antigua se queda hasta que la nueva esté completa.
tab-update = Descargar la versión nueva
tab-play = Jugar en este aparato
tab-http = Esta página se abrió por http. Los navegadores solo guardan un juego por https. Pide una dirección https a quien lleva el servidor.
tab-missing = Este servidor no tiene los archivos necesarios. Quien lo lleva puede instalarlos; la documentación explica cómo.
tab-device = Juegas en este aparato, sin servidor.
tab-back = Volver al servidor
tab-needs = Las mesas con gente en otros sitios, la pantalla grande y los bots fuertes necesitan un servidor.
tab-starting-parts = Cargando el juego: { $done } de { $total } MB
tab-starting-python = El juego arranca
tab-starting-slow = El primer arranque tarda hasta quince segundos.
tab-busy = El juego está abierto en otra pestaña de este navegador.
tab-take-over = Jugar aquí
tab-others = Jugar con gente en otros sitios
tab-site = Esta página no necesita servidor: todo ocurre en tu aparato. Tus partidas se quedan en este navegador.
tab-levels = Estos niveles necesitan un servidor, porque calculan con tablas grandes: { $levels }.

tab-lacks-wasm = Este navegador es demasiado antiguo para jugar sin servidor: le falta una parte de WebAssembly. Actualízalo o usa otro.
tab-lacks-memory = Este aparato tiene poca memoria. El árbitro y el juego de cartas deberían funcionar; los lanzamientos en la arena pueden cerrar la página.
tab-lacks-storage = Este navegador no guarda nada para esta página, quizá porque la ventana es privada. Sal de la ventana privada o permite que esta página guarde datos.
tab-lacks-room = En este aparato queda poco espacio. Libera primero unos 40 MB.
tab-lacks-unpacking = Este navegador es demasiado antiguo para descomprimir el juego. Actualízalo o usa otro.

tab-memory = Este aparato tiene muy poca memoria para el juego. Cierra otras páginas y prueba otra vez.
tab-failed = El juego no pudo arrancar en este aparato. Prueba otra vez; si vuelve a fallar, usa otro navegador.
tab-not-stored = El juego no se pudo guardar en este aparato. Prueba otra vez; si vuelve a fallar, usa otro navegador.
tab-part-broken = Una parte del juego llegó dañada. Prueba otra vez; si sigue así, avisa a quien lleva esta página.
tab-part-missing = Una parte del juego no se pudo descargar. Comprueba la conexión y prueba otra vez.
