# Lo que ha mostrado recalcular una partida grabada.

## Lo que se ha comprobado. $count dice cuántas veces.

verify-what =
    { $what ->
        [commitment] compromiso
        [intent] intenciones fijadas
        [throw] lanzamientos
        [race] carreras
        [lot] barajados y sorteos
       *[record] registro
    } ({ $count })

verify-holds = conforme
verify-differs = DISTINTO
verify-elsewhere = no se puede recalcular aquí (otro motor u otro procesador)
verify-entered = introducido por los jugadores
verify-hidden = el secreto solo se revela al acabar la partida
verify-uncommitted = antes de esta partida no se fijó nada

verify-line = Línea { $line }, { $what }

## El veredicto sobre toda la partida.

verify-all-holds = Esta partida es conforme: los dados cayeron como tenían que caer.
verify-all-differs = Esta partida NO es conforme.
verify-all-elsewhere = No hay nada mal, pero no todos los lanzamientos se pueden recalcular en esta máquina.
verify-all-hidden = Las jugadas están en regla; los dados se podrán comprobar al acabar la partida.
verify-all-uncommitted = Las jugadas están en regla; los dados de esta partida no se pueden comprobar.
verify-fingerprint = Huella de este registro: { $fingerprint }
