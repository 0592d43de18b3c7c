# Conservar las partidas: con qué se entra en otro dispositivo, y dónde está abierta la sesión.
# $name es un nombre, $date un día.

keep-lead = Juegas como { $name }. Por ahora solo este navegador conoce tus partidas. Añade algo de esto y las recuperas en cualquier sitio.
keep-kept = Juegas como { $name }. Puedes recuperar tus partidas en cualquier dispositivo.
keep-nobody = ¿Ya has jugado aquí? Inicia sesión y vuelven tus partidas.
keep-remove = Quitar
keep-remove-what = Quitar: { $what }
keep-bots = Mis bots: tokens, límites y lo que el servidor rechazó

## La tarjeta

keep-card = Tarjeta de recuperación
keep-card-lead = Nueve palabras en papel. Con ellas entras en cualquier dispositivo, sin correo.
keep-card-make = Crear una tarjeta
keep-card-has = Creaste una tarjeta el { $date }.
keep-card-old = La tarjeta anterior vale hasta { $until }. Entrar con ella deshace el cambio y anula todo lo demás con lo que entras.
keep-card-again = Crear una tarjeta nueva
keep-card-once = Estas palabras solo se ven ahora: imprime la tarjeta o cópialas.
keep-card-whose = Tarjeta de recuperación de { $name }, { $date }
keep-card-how = En otro dispositivo, escanea la imagen. O abre { $address } y escribe las palabras.
keep-card-secret = Con esta tarjeta se puede jugar en tu nombre. Guárdala como una llave.
keep-card-qr = El código de recuperación como imagen para escanear
keep-card-print = Imprimir la tarjeta

## Llaves de acceso

keep-passkeys = Llaves de acceso
keep-passkeys-lead = Entrar con un toque: huella, cara o el PIN de tu dispositivo.
keep-passkey-name = Nombre de esta llave de acceso
keep-passkey-add = Añadir una llave de acceso
keep-passkey-use = Entrar con una llave de acceso
keep-passkey-failed = No se usó la llave de acceso. Inténtalo otra vez o usa otro camino.
keep-passkeys-need = Las llaves de acceso necesitan https y una dirección con nombre. Aquí la tarjeta hace lo mismo.

## Dispositivos

keep-devices = Dónde has iniciado sesión
keep-device = Un navegador
keep-device-here = este dispositivo
keep-device-seen = { $label }, usado el { $date }
keep-sign-out = Cerrar sesión
keep-sign-out-of = Cerrar sesión: { $what }
keep-sign-out-all = Cerrar sesión en todas partes
keep-sign-out-warning = Todavía nada conserva tus partidas. Si cierras la sesión ahora, no podrás recuperarlas.
keep-sign-out-anyway = Cerrar sesión de todos modos

## Entrar y unir

keep-sign-in = Iniciar sesión
keep-other = Otras partidas tuyas
keep-other-lead = ¿Has jugado también en otro dispositivo o con otro nombre? Entra aquí como esa persona.
keep-code = Palabras de tu tarjeta
keep-code-hint = Mayúsculas, minúsculas y espacios dan igual.
keep-join = Llevar también las partidas de { $name }
keep-join-lead = Pasáis a ser una sola persona con las partidas de ambas. Las partidas en curso siguen. Lo que abre la sesión de { $name } en otros sitios deja de valer.
keep-signed-in = Has entrado como { $name }.
keep-reset = Este enlace es de quien lleva el servidor. Te deja entrar una vez. Dejan de valer tarjetas, passkeys y tokens de tus bots. En los otros dispositivos se cierra la sesión.
keep-reset-use = Entrar con el enlace

## Invitaciones

keep-invite = Invitar a alguien
keep-invite-lead = Este enlace deja entrar a una persona nueva. Vale { $days } días.
keep-invite-make = Crear un enlace
keep-invite-qr = La invitación como imagen para escanear
keep-invited = Tienes una invitación
keep-invited-enter = Entrar y jugar
