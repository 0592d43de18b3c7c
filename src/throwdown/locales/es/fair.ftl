# Lo que encontró la página al comprobar ella misma los dados de una partida.

fair-checking = Tu navegador está comprobando los dados …
fair-place = Jugada sin servidor: nadie más fijó estos dados.
fair-none = Para comprobar necesitas conexión: en este dispositivo no está el registro de la partida.

## Comprobar una partida: qué hace falta, cuánto lleva y si este aparato vio la partida.

fair-offer = Tu navegador puede comprobar esta partida: vuelve a calcular cada lanzamiento y cada jugada.
fair-offer-size = Para eso carga { $mb } MB una vez y los guarda.
fair-offer-again = Para eso carga { $mb } MB. Este navegador no puede guardarlos aquí.
fair-missing = Este servidor no tiene los archivos con los que un navegador comprueba una partida. La orden de abajo la comprueba.
fair-starting = La comprobación arranca …
fair-running = Línea { $done } de { $total } …
fair-failed = La comprobación se interrumpió en este aparato. Prueba otra vez, o usa la orden de abajo.
fair-seen-holds = Esta es la partida que jugaste: encaja con lo que este aparato vio antes del primer lanzamiento.
fair-seen-differs = Esta NO es la partida que vio este aparato: antes del primer lanzamiento se prometió otra cosa.
fair-seen-unseen = Este aparato nunca vio esta partida. Pregunta a alguien que jugó si la huella es la misma.
fair-signature-holds = Firmado al final por { $names }.
fair-signature-unbound = Firmado al final por { $names }, con una clave que este navegador no conoce: compárala con ellos.

## Lanzar de nuevo una mano, en el navegador.

fair-again-loading = Cargando la física …
fair-again-engine = Esta página no tiene la física de esta partida, así que no puede lanzar de nuevo sus dados.
fair-again-wasm = Este navegador no puede lanzar dados: le falta WebAssembly.
fair-again-memory = Este dispositivo no tiene memoria suficiente para lanzar dados.
fair-again-offline = No se pudo cargar la física: no hay conexión.
fair-again-failed = La física dejó de funcionar en este navegador.

## Lo que cualquiera puede hacer en casa.

fair-home = Para comprobarla en un ordenador con Throwdown, descarga el registro y usa esta orden:
fair-binding = Los jugadores intercambian las claves de los dados …
