# The host’s desk, bans, people at a table, and the bots of a person.
# $name and $by are people, $until and $date are days.

## The desk

desk-title = Moderación
desk-lead = Para quienes cuidan de este servidor.
desk-reports = Denuncias
desk-people = Personas
desk-no-server = Esto necesita un servidor.
desk-cancel = Cancelar
desk-nobody = alguien que ya no está

## Reports

desk-no-reports = No hay ninguna denuncia pendiente.
desk-report-days =
    { $days ->
        [one] Una denuncia se borra cuando se resuelve, a más tardar tras un día.
       *[other] Una denuncia se borra cuando se resuelve, a más tardar tras { $days } días.
    }
desk-report-line = { $by } denuncia una línea de { $name }.
desk-report-person = { $by } denuncia a { $name }: a la persona o el nombre.
desk-report-no-lines = Nadie chateó en esa mesa.
desk-lines = Las últimas líneas de esa mesa
desk-settle = Resuelta: borrar
desk-close-table = Cerrar la mesa
desk-decide = Decidir sobre { $name }

## People

desk-search = Nombre o identificador
desk-search-do = Buscar
desk-search-how = Busca palabras enteras de un nombre. Las letras que se parecen cuentan como iguales. Sin palabra, ves a quienes llegaron los últimos.
desk-none-found = No se ha encontrado a nadie.
desk-came = Aquí desde el { $date }
desk-guest = invitado en un solo navegador
desk-bot = bot
desk-host = anfitrión
desk-act-ban = Vetar
desk-act-mute = Silenciar
desk-act-name = Cambiar el nombre
desk-is =
    { $kind ->
        [ban] Veto hasta el { $until }
        [mute] Sin chat hasta el { $until }
       *[name] Nombre fijo hasta el { $until }
    }
desk-lift =
    { $kind ->
        [ban] Levantar el veto
        [mute] Dejar chatear
       *[name] Liberar el nombre
    }
desk-why = Motivo
desk-reason =
    { $reason ->
        [insult] insultos o amenazas
        [unfair] juego sucio
        [spam] spam o molestar en las partidas
        [name] un nombre que aquí no es bienvenido
       *[rules] las normas de este servidor
    }
desk-long = Por cuánto tiempo
desk-length =
    { $length ->
        [hour] una hora
        [day] un día
        [week] siete días
        [month] treinta días
       *[year] un año
    }
desk-new-name = Nombre nuevo
desk-do = Decidir

## A person who is banned

desk-banned = Por ahora no puedes jugar aquí
desk-banned-until = Termina el { $until }.
desk-banned-data = Lo que está guardado sobre ti sigue siendo tuyo: puedes llevártelo o borrarlo.
desk-banned-ask = Quién lleva este servidor
desk-sign-out = Cerrar la sesión aquí

## At a table

desk-here = Personas en esta mesa
desk-here-report = Denunciar a { $name }
desk-here-hide = Ocultar lo que escribe { $name }
desk-here-show = Mostrar lo que escribe { $name }

## Bots

desk-bots = Mis bots
desk-bots-lead = Un bot es un programa tuyo que juega aquí. Su token lo deja entrar, y nadie más debería tenerlo.
desk-bots-docs = Cómo escribir un bot
desk-bots-none = Aún no tienes bots.
desk-bot-name = Nombre del bot
desk-bot-make = Crear un bot
desk-bot-once = El token de { $name } solo se muestra ahora: cópialo.
desk-bot-seen = Aquí por última vez el { $date }
desk-bot-now = Conectado ahora
desk-bot-out = Ahora no tiene token.
desk-bot-save = Guardar
desk-bot-rotate = Token nuevo
desk-bot-rotate-of = { desk-bot-rotate }: { $name }
desk-bot-revoke = Retirar el token
desk-bot-revoke-of = { desk-bot-revoke }: { $name }
desk-bot-errors = Lo último que rechazó el servidor
desk-bot-no-errors = No se rechazó nada.
desk-limits = Límites para cada bot
desk-limit =
    { $name ->
        [requests_per_minute] Peticiones de una dirección en un minuto
        [seat_messages] Mensajes de un jugador en { $window } segundos
        [watcher_messages] Mensajes de un espectador en { $window } segundos
        [throws_per_s] Lanzamientos de un asiento en un segundo
        [chat_messages] Líneas de chat en { $chat } segundos
        [sockets_per_account] Conexiones abiertas
        [tables_per_person] Mesas abiertas
       *[standing_bots] Bots tuyos listos en la sala
    }
