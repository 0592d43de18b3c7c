# What is stored about a person, the rights to it, and who runs the server.
# $days is a number of days, $games how many games, $count how many rows.

privacy-mine = Lo que se guarda sobre mí
privacy-lead = Léelo, llévatelo o bórralo: al momento y sin preguntar a nadie.
privacy-show = Mostrar
privacy-download = Descargar todo (JSON)
privacy-kind =
    { $what ->
        [bots] Tus bots
        [sessions] Dispositivos y claves conectados
        [credentials] Con qué entras
        [tickets] Enlaces del anfitrión
        [seats] Mesas que te esperan
        [names] Tu nombre en las mesas
        [chat] Tus mensajes
        [games] Partidas en tus mesas
        [plays] Tus resultados
        [groups] Grupos
        [host] Tu papel en este servidor
        [sanctions] Decisiones del anfitrión del servidor
        [reports] Denuncias sobre ti
        [reported] Denuncias tuyas
        [reported_lines] Líneas tuyas junto a denuncias
        [desk] Lo que tiene el registro de moderación
        [muted] Personas que ocultas
        [bot_errors] Lo que se rechazó a tus bots
        [moves] Jugadas respondidas hace poco
        [withdrawn] Nombres ya retirados
       *[person] Tú: nombre, idioma, primera y última visita
    }: { $count }
privacy-correct = Otro nombre
privacy-correct-why = Cambias tu nombre en el menú y vale desde la próxima partida. Las listas de partidas pasadas también pueden mostrarlo. Las repeticiones y los registros conservan el nombre de entonces: la prueba de los dados incluye una huella de él. Pero puedes retirarlo de allí.
privacy-rename = Mostrar mi nombre actual en listas de partidas pasadas
privacy-renamed = Las listas de partidas pasadas muestran ahora tu nombre actual.
privacy-withdraw = Retirar mi nombre de partidas pasadas
privacy-withdraw-sure = Tu nombre desaparece de todas las partidas terminadas. No se puede deshacer.
privacy-withdraw-do = Retirarlo para siempre
privacy-withdrawn =
    { $games ->
        [one] Tu nombre ha desaparecido de una partida.
       *[other] Tu nombre ha desaparecido de { $games } partidas.
    }
privacy-delete = Borrarme
privacy-delete-lead = Tu nombre desaparece de cada partida, chat, grupo y lista, y se borra todo con lo que entras. Los demás conservan las partidas; allí solo eres un jugador sin nombre. Donde hay una partida en marcha, sigue un bot.
privacy-delete-sure = Esto te borra en todos los dispositivos. Nadie puede deshacerlo, tampoco el anfitrión.
privacy-delete-do = Borrarme para siempre
privacy-delete-here = Quitar también las partidas de este dispositivo: ahí está también tu nombre.
privacy-deleted = Estás borrado. Nada en este servidor lleva ya tu nombre.
privacy-cancel = Cancelar

## The pages of the host

privacy-host = Quién lleva este servidor
privacy-host-unknown = El anfitrión aún no ha dicho quién lleva este servidor.
privacy-contact = Cómo contactar
privacy-what = Qué se guarda y cuánto tiempo
privacy-what-name = El nombre que eliges, tu idioma y cuándo estuviste aquí.
privacy-what-games-ever = Partidas con todas las jugadas y resultados, para siempre: las ve quien tenga el enlace.
privacy-what-games =
    { $days ->
        [one] Partidas con todas las jugadas y resultados, hasta un día después de su final: las ve quien tenga el enlace.
       *[other] Partidas con todas las jugadas y resultados, hasta { $days } días después de su final: las ve quien tenga el enlace.
    }
privacy-what-chat-ever = Lo que escribes en el chat. No se borra automáticamente.
privacy-what-chat =
    { $days ->
        [one] Lo que escribes en el chat, durante un día.
       *[other] Lo que escribes en el chat, durante { $days } días.
    }
privacy-what-guests-ever = Los invitados se quedan aunque no hayan terminado ninguna partida.
privacy-what-guests =
    { $days ->
        [one] Los invitados sin partidas terminadas se olvidan tras un día sin visita.
       *[other] Los invitados sin partidas terminadas se olvidan tras { $days } días sin visita.
    }
privacy-what-reports =
    { $days ->
        [one] Las denuncias al anfitrión del servidor y las líneas de chat que las acompañan: hasta que se resuelven, un día como mucho.
       *[other] Las denuncias al anfitrión del servidor y las líneas de chat que las acompañan: hasta que se resuelven, { $days } días como mucho.
    }
privacy-what-cookie = Una cookie que identifica este navegador, hasta { $days } días después de tu última visita. No hay otras.
privacy-what-keys = Con qué entras desde otros sitios, de forma ilegible: huellas de códigos y claves públicas.
privacy-what-address = Tu dirección de red sirve para limitar abusos y no se guarda. El registro del servidor no tiene nombres ni direcciones.
privacy-what-others = No se transmite nada: ni publicidad, ni recuento de visitas, ni otros servicios.
privacy-what-backup = Las copias de seguridad del anfitrión pueden conservar un nombre un tiempo. Si se restaura una, las personas borradas se borran de nuevo.
privacy-rights = Tus derechos
privacy-rights-text = Puedes ver, llevarte, corregir y borrar lo que se guarda sobre ti, en cualquier momento y sin preguntar.
privacy-rights-link = A lo que se guarda sobre mí
privacy-imprint-none = El anfitrión aún no ha escrito un aviso legal.
