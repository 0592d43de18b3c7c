# Lo que ha mostrado recalcular una partida grabada.

## Lo que se ha comprobado. $count dice cuántas veces.

verify-what =
    { $what ->
        [commitment] compromiso
        [intent] intenciones fijadas
        [throw] lanzamientos
        [race] carreras
        [lot] barajados y sorteos
        [keys] claves de los jugadores
        [header] nombres, opciones y claves
        [first] quién empieza
        [moves] jugadas y decisiones
        [signature] firmas del final
        [missing] claves que no llegaron
        [rounds] compromisos antes de este
        [void] partidas anuladas antes de esta
        [receipt] recibos del servidor
        [list] lista pública
       *[record] registro
    } ({ $count })

verify-holds = conforme
verify-differs = DISTINTO
verify-elsewhere = no se puede recalcular aquí (otro motor u otro procesador)
verify-entered = introducido por los jugadores
verify-hidden = el secreto solo se revela al acabar la partida
verify-unbound = no lo ata nada publicado
verify-uncommitted = antes de esta partida no se fijó nada

## Lo que nada ata, y lo que lo ataría.

verify-unbound-keys = Ninguna persona aportó una clave: la mesa sola eligió el azar de esta partida.
verify-unbound-header = Los nombres, las opciones y las claves no están atados por los dados: el registro es de la versión 1, o se sorteó demasiado poco.
verify-unbound-moves = Estos dados dan una partida como esta, pero nada muestra que fuera esta: con el secreto, que ahora todos conocen, cada decisión puede ser otra. Lo muestra la lista pública del servidor (--ledger), o una firma cuya clave conoces (--signer).
verify-unbound-missing = { $count } claves prometidas no llegaron: un servidor aliado con esos puestos tenía { $games } partidas entre las que elegir, y no más.
verify-unbound-rounds = Hubo { $count } compromisos para esta partida: la mesa pudo elegir entre ellos cuando ya conocía las claves.
verify-unbound-void = { $count } partidas se anularon por esta: la mesa pudo elegir entre ellas.
verify-unbound-receipt = Un recibo presentado no es de este servidor por una clave de esta partida: no muestra nada.
verify-unbound-list = La lista que acompaña al registro está firmada con una clave que aquí nadie conoce: pide al servidor su lista (--ledger).
verify-unbound-signature = Firmado por { $names } con la clave { $key }, que aquí nadie conoce: compárala con ellos y dala con --signer.
verify-signed-by = Firmado por { $names } con la clave { $key }.

verify-line = Línea { $line }, { $what }

## El veredicto sobre toda la partida.

verify-all-holds = Esta partida es conforme: los dados cayeron como tenían que caer.
verify-all-differs = Esta partida NO es conforme.
verify-all-elsewhere = No hay nada mal, pero no todos los lanzamientos se pueden recalcular en esta máquina.
verify-decided-by-page = Estos lanzamientos los calculó otro motor u otro procesador. Decide la página: abre la repetición de esta partida y deja que tu navegador lance de nuevo todos los dados, pues calcula igual en cualquier aparato.
verify-all-unbound = Los dados son conformes, pero nada muestra que fuera esta partida: ni una lista pública ni una firma con una clave conocida aquí.
verify-all-hidden = Las jugadas están en regla; los dados se podrán comprobar al acabar la partida.
verify-all-uncommitted = Las jugadas están en regla; los dados de esta partida no se pueden comprobar.
verify-fingerprint = Huella de este registro: { $fingerprint }
