# Avisos a quienes no están, y la sección en la que se piden.

## Lo que dice un aviso. Sin nombres.

notice-turn = Te toca
notice-turn-text = Una partida espera tu jugada.
notice-reminder = Queda poco tiempo
notice-reminder-text = Ya pasó la mayor parte del tiempo para tu jugada.
notice-table = Tu mesa está lista
notice-table-text = Empieza la siguiente ronda de tu torneo.
notice-sign-in = Tu acceso ha cambiado
notice-sign-in-text = Se cambió una tarjeta o clave de acceso tuya. Si no fuiste tú, entra hoy con la tarjeta anterior.
notice-test = Una prueba
notice-test-text = Los avisos llegan aquí.

## La sección. $kind es un servicio, $label un navegador o servidor, $what una línea de una lista.

notice-title = Avisos
notice-lead = Para partidas con días por jugada: un aviso cuando te toca y un recordatorio. No llega nada mientras tienes Throwdown abierto.
notice-device = Este dispositivo
notice-device-on = Activar en este dispositivo
notice-device-off = Desactivar en este dispositivo
notice-device-is-on = Los avisos llegan a este dispositivo.
notice-device-blocked = Este navegador bloquea los avisos de esta página. Permítelos en los ajustes del navegador.
notice-device-failed = No se pudo registrar el navegador para los avisos. Inténtalo más tarde.
notice-device-none = Este navegador no puede mostrar avisos, o esta página no tiene https.
notice-device-install = En un iPhone o iPad, pon primero esta página en la pantalla de inicio: toca «Compartir» y «Añadir a pantalla de inicio». Ábrela desde allí.
notice-off-here = Este servidor no envía avisos a navegadores.
notice-places = Adónde llegan los avisos
notice-place = { $kind }: { $label }
notice-place-failing = El último aviso no se pudo entregar.
notice-kind-push = Navegador
notice-kind-webhook = Webhook
notice-test-send = Enviar una prueba
notice-test-send-to = Enviar una prueba: { $what }
notice-tested-sent = Un aviso de prueba está en camino.
notice-tested-gone = Allí ya no hay nada. Se quitó de la lista.
notice-tested-refused = Allí no aceptaron la prueba. Revisa la dirección.
notice-tested-later = No hubo respuesta. Inténtalo más tarde.
notice-remove = Quitar
notice-remove-what = Quitar: { $what }
notice-webhook = Enviar a otro servicio
notice-webhook-lead = Este servidor puede enviar a: { $hosts }. Con la dirección cualquiera puede escribir allí: guárdala para ti.
notice-webhook-url = Dirección del webhook
notice-webhook-add = Añadir
notice-quiet = Horas de silencio
notice-quiet-lead = Los avisos esperan a que acaben las horas de silencio.
notice-quiet-from = Desde
notice-quiet-until = Hasta
notice-quiet-save = Guardar
notice-quiet-none = Sin horas de silencio
notice-quiet-saved = Guardado, en la zona horaria { $zone }.
