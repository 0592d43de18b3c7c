# Lo que ha mostrado recalcular una partida grabada.

## Lo que se ha comprobado. $count dice cuántas veces.

verify-what =
    { $what ->
        [commitment] compromiso
        [place] lugar del compromiso
        [position] dados en la arena
        [intent] cómo se apuntó, fijado antes del lanzamiento
        [throw] lanzamientos
        [race] carreras
        [lot] barajados y sorteos
        [keys] claves de los jugadores
        [header] nombres, opciones y claves
        [first] quién empieza
        [moves] jugadas y decisiones
        [signature] firmas del final
        [missing] claves que no llegaron
        [void] partidas anuladas antes de esta
        [receipt] recibos del servidor
       *[record] registro
    } ({ $count })

verify-holds = conforme
verify-differs = DISTINTO
verify-elsewhere = no se puede recalcular aquí (otro motor u otro procesador)
verify-entered = introducido por los jugadores
verify-hidden = el secreto solo se revela al acabar la partida
verify-unbound = sin nada publicado que lo respalde
verify-uncommitted = antes de esta partida no se fijó ningún secreto

## Lo que nada ata, y lo que lo ataría.

verify-unbound-keys = Ninguna persona aportó una clave: la mesa sola determinó los dados de esta partida.
verify-unbound-header = Los dados no respaldan los nombres, las opciones y las claves: se sorteó demasiado poco.
verify-unbound-moves = Los dados son conformes, pero nada prueba que se hicieran justo estas jugadas. El secreto ya es público: cualquiera podría escribir otras jugadas para estos dados. Para probarlo, da la clave de un jugador que conozcas (--signer).
verify-unbound-missing = { $count } claves prometidas no llegaron. Un servidor cómplice de esos asientos podía elegir entre { $games } partidas, no más.
verify-unbound-void = { $count } partidas se anularon por esta: la mesa pudo elegir entre ellas.
verify-unbound-place = Jugada sin servidor: el propio dispositivo fijó estos dados. Nadie más lo hizo, así que pudo jugar muchas partidas y enseñar solo esta.
verify-unbound-receipt = Has dado un recibo que este servidor no firmó por una clave de esta partida. No prueba nada.
verify-unbound-signature = Firmado por { $names } con la clave { $key }, desconocida aquí. Pregúntales si es suya y dala con --signer.
verify-signed-by = Firmado por { $names } con la clave { $key }.

verify-line = Línea { $line }, { $what }

## El veredicto sobre toda la partida.

verify-all-holds = Esta partida es conforme: todos los dados y jugadas son como están registrados.
verify-all-differs = Esta partida NO es conforme.
verify-all-elsewhere = No hay nada mal, pero esta máquina no puede recalcular todos los lanzamientos.
verify-decided-by-page = Estos lanzamientos los calculó otro motor u otro procesador. Tu navegador puede decidir, pues calcula igual en cualquier dispositivo. Abre la repetición de esta partida y elige lanzar de nuevo todos los dados.
verify-all-unbound = Los dados son conformes, pero no hay prueba de que se hicieran estas jugadas. La prueba sería una firma con una clave conocida.
verify-all-hidden = Las jugadas están en regla; los dados se podrán comprobar al acabar la partida.
verify-all-uncommitted = Las jugadas están en regla; los dados de esta partida no se pueden comprobar.
verify-fingerprint = Huella de este registro: { $fingerprint }
