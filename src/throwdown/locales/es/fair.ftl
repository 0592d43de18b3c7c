# Lo que encontró la página al comprobar ella misma los dados de una partida.

fair-checking = Tu navegador está comprobando los dados …
fair-how = Antes de la partida, el servidor fijó un número secreto y mostró su huella a todos. Después cada asiento pudo añadir una clave propia. El secreto y las claves determinaron juntos cada dado. Ahora todo es público. Tu navegador lo ha recalculado todo a partir de ahí, sin fiarse del servidor.
fair-how-tab = Esta partida se jugó sin servidor. Antes de empezar, el propio dispositivo fijó un número secreto, que determinó cada dado. Tu navegador lo ha recalculado todo a partir de ese número. Eso muestra que los dados son correctos, pero no que nadie los eligiera.
fair-place = Jugada sin servidor: nadie más fijó estos dados.
fair-none = Para comprobar necesitas conexión: en este dispositivo no está el registro de la partida.

## El veredicto sobre toda la partida.

fair-all-holds = Los dados cuadran: tu navegador los ha recalculado todos.
fair-all-thrown = Los dados cuadran: tu navegador ha lanzado de nuevo todos los dados.
fair-all-differs = Algo NO cuadra. Mira abajo.
fair-all-hidden = Los dados se podrán comprobar cuando acabe la partida.
fair-all-uncommitted = Los dados de esta partida no se pueden comprobar: antes no se fijó nada.
fair-all-elsewhere = Nada está mal, pero tu navegador no pudo recalcularlo todo.
fair-all-newer = Esta partida no se ha comprobado: la página es más antigua que su registro.
fair-all-unbound = Los dados cuadran, pero no hay prueba de que se hicieran estas jugadas. La prueba sería una firma con una clave conocida.
fair-all-own = Los dados son correctos, pero nadie más los fijó: esta partida se jugó sin servidor.

## Una frase para cada cosa comprobada. $count dice cuántas veces, $line dónde.

fair-chain-holds = El registro está entero: no se cambió, añadió ni quitó ninguna línea.
fair-chain-differs = El registro fue cambiado: la línea { $line } no encaja.
fair-chain-elsewhere = Este registro es más nuevo que esta página. Recarga la página y comprueba otra vez.
fair-commitment-holds = El secreto revelado corresponde a la huella del registro.
fair-commitment-differs = El secreto revelado no corresponde a la huella del registro.
fair-commitment-hidden = El secreto se revela cuando acaba la partida.
fair-commitment-uncommitted = Antes de esta partida no se fijó ningún secreto.
fair-promise-holds = Es la huella que vio este navegador.
fair-promise-differs = Este navegador vio otra huella.
fair-promise-unseen = Este navegador no estaba en la mesa: no puede decir qué huella se mostró allí.
fair-place-unseen = Jugada sin servidor: nadie más fijó estos dados. El dispositivo pudo jugar muchas partidas y enseñar solo esta.
fair-own-key-holds = Tu propia clave está en cada tirada.
fair-own-key-differs = La clave del registro no es la tuya.
fair-keys-holds = Cada jugador añadió una clave: nadie pudo elegir los dados.
fair-keys-differs = La clave de un bot no se sigue del secreto.
fair-keys-unseen = Estos jugadores no añadieron ninguna clave: { $names }.
fair-keys-uncommitted = Ningún jugador añadió una clave: la mesa eligió sola el secreto.
fair-draft-holds = Las claves, los nombres y las reglas se fijaron antes de mostrarse tu clave, y no han cambiado.
fair-draft-differs = Una clave, un nombre o una regla cambió después de mostrarse tu clave.
fair-first-holds = Se sorteó quién empieza.
fair-first-differs = Según el sorteo empieza otro asiento.
fair-lot-holds =
    { $count ->
        [one] Una mezcla o un sorteo se hizo de nuevo: el orden es el mismo.
       *[other] { $count } mezclas y sorteos se hicieron de nuevo: el orden es el mismo.
    }
fair-lot-differs = Al recalcular, una mezcla o un sorteo da otro orden.
fair-roll-holds =
    { $count ->
        [one] Se recalculó una tirada: cada dado muestra lo mismo que en la partida.
       *[other] Se recalcularon { $count } tiradas: cada dado muestra lo mismo que en la partida.
    }
fair-roll-differs = Una tirada da otro resultado al recalcularla.
fair-roll-elsewhere = Las tiradas de este registro se comprueban con la orden de abajo: esta página no tiene su tabla de suerte.
fair-throw-holds =
    { $count ->
        [one] En una tirada, los dados salieron de la mano girados como decía el sorteo.
       *[other] En { $count } tiradas, los dados salieron de la mano girados como decía el sorteo.
    }
fair-throw-differs = En una tirada, los dados salieron de la mano girados de otro modo que en el sorteo.
fair-motion-holds =
    { $count ->
        [one] El movimiento que viste acaba donde están los dados, con las caras registradas.
       *[other] Los { $count } movimientos que viste acaban donde están los dados, con las caras registradas.
    }
fair-motion-differs = Un movimiento grabado acaba de otro modo que en el registro.
fair-race-holds =
    { $count ->
        [one] Los tiempos de una carrera se sortearon de nuevo.
       *[other] Los tiempos de { $count } carreras se sortearon de nuevo.
    }
fair-race-differs = Un tiempo de una carrera no es el que se sorteó.
fair-ran-entered = Aquí corrieron los jugadores: el servidor midió estos tiempos, no se pueden recalcular.
fair-unbound-unseen = Nada prueba que se hicieran justo estas jugadas: falta una firma con clave conocida.
fair-names-holds = Los nombres son los que se fijaron antes de la partida.
fair-names-differs = Un nombre es distinto del que se fijó antes de la partida.
fair-missing-unseen = La clave de { $names } no llegó. Un servidor cómplice podía elegir entre { $amount } partidas, no más.
fair-void-unseen = { $amount } partidas se anularon por esta: la mesa pudo elegir entre ellas.
fair-signature-holds = Firmado al final por { $names }.
fair-signature-differs = Una firma del final está falsificada.
fair-signature-unseen = Firmado al final por { $names }, con una clave que este navegador no conoce: compárala con ellos.
fair-receipt-differs = El servidor firmó por tu clave y empezó sin ella: esta partida no es limpia. Guarda esta página como prueba.
fair-physics-elsewhere = Solo la física puede mostrar que los dados caen de verdad así.
fair-lying-holds =
    { $count ->
        [one] Antes de una tirada los dados estaban donde se habían quedado.
       *[other] Antes de { $count } tiradas los dados estaban donde se habían quedado.
    }
fair-lying-differs = Antes de una tirada, un dado no estaba donde se había quedado.
fair-lying-elsewhere = Antes de { $count } tiradas, los jugadores habían colocado dados a mano, como en una torre. Solo las reglas pueden mostrar que su sitio es ese.
fair-landing-holds =
    { $count ->
        [one] Una tirada se lanzó de nuevo: cada dado cae en el mismo sitio, con la misma cara.
       *[other] { $count } tiradas se lanzaron de nuevo: cada dado cae en el mismo sitio, con la misma cara.
    }
fair-landing-differs = Una tirada cae de otro modo cuando se lanza de nuevo.
fair-landing-elsewhere = Tiradas que no se pudieron lanzar de nuevo: { $count }. La física de esta página no pudo calcularlas.
fair-flight-holds =
    { $count ->
        [one] El movimiento que viste es el mismo en cada imagen.
       *[other] Los { $count } movimientos que viste son los mismos en cada imagen.
    }
fair-flight-differs = Un movimiento grabado es distinto del que da la física.
fair-rules-elsewhere = Solo las reglas pueden mostrar que cada jugada estaba permitida.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Lanzar de nuevo todos los dados
fair-again-why = Tu navegador puede lanzar los dados él mismo, con la misma física y los mismos gestos. Carga cerca de 1 MB y tarda unos segundos.
fair-again-loading = Cargando la física …
fair-again-at = Tirada { $number } de { $total } …
fair-again-part = Tu navegador ha lanzado de nuevo { $done } de { $total } tiradas. Todo lo demás se comprobó sin ellas.
fair-again-engine = Esta página no tiene la física de esta partida, así que no puede lanzar de nuevo sus dados.
fair-again-wasm = Este navegador no puede lanzar dados: le falta WebAssembly.
fair-again-memory = Este dispositivo no tiene memoria suficiente para lanzar dados.
fair-again-offline = No se pudo cargar la física: no hay conexión.
fair-again-failed = La física dejó de funcionar en este navegador.

## Lo que cualquiera puede hacer en casa.

fair-home = Para comprobar también la física y las reglas, descarga el registro y usa esta orden:
fair-home-rules = Para comprobar también las reglas, descarga el registro y usa esta orden:
fair-seen = Huella mostrada a este navegador
fair-own-key = Tu clave
fair-own-signer = La clave con la que este navegador firma el final
fair-server = Que el servidor calcule la física y las reglas
fair-binding = Los jugadores intercambian las claves de los dados …
