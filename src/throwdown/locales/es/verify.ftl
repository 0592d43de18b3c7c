# Lo que ha mostrado recalcular una partida grabada.

## Lo que se ha comprobado. $count dice cuántas veces.

verify-what =
    { $what ->
        [commitment] El secreto estaba fijado antes de la partida
        [place] Lugar del compromiso ({ $count })
        [intent] Cómo se apuntó, fijado antes de que cayeran los dados ({ $count })
        [throw] Lanzamientos, calculados de nuevo ({ $count })
        [race] Tiempos en carreras ({ $count })
        [lot] Cartas barajadas y sorteos ({ $count })
        [keys] Claves de los jugadores
        [header] Nombres y reglas de la mesa
        [first] Quién empieza
        [moves] El orden de las jugadas
        [signature] Firmas del final ({ $count })
        [missing] Claves que no llegaron ({ $count })
        [void] Partidas anuladas antes de esta ({ $count })
        [receipt] Recibos del servidor ({ $count })
       *[record] El propio registro
    }

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
verify-unbound-moves = Nada prueba que se hicieran justo estas jugadas: falta una firma con clave conocida.
verify-unbound-missing = { $count } claves prometidas no llegaron. Un servidor cómplice de esos asientos podía elegir entre { $games } partidas, no más.
verify-unbound-void = { $count } partidas se anularon por esta: la mesa pudo elegir entre ellas.
verify-unbound-place = Jugada sin servidor: el propio dispositivo fijó estos dados. Nadie más lo hizo, así que pudo jugar muchas partidas y enseñar solo esta.
verify-unbound-receipt = Has dado un recibo que este servidor no firmó por una clave de esta partida. No prueba nada.
verify-unbound-signature = Firmado por { $names } con la clave { $key }, desconocida aquí. Pregúntales si es suya y dala con --signer.
verify-signed-by = Firmado por { $names } con la clave { $key }.

verify-line = Línea { $line }: { $what }

## El veredicto sobre toda la partida. $thrower es "physics" donde caen dados.

verify-all-holds =
    { $thrower ->
        [physics] El sorteo de cada dado es correcto, y cada caída también. Cada jugada es como está registrada.
       *[luck] El sorteo de cada dado es correcto. Cada jugada es como está registrada.
    }
verify-all-differs = Esta partida NO es conforme.
verify-all-elsewhere = No hay nada mal, pero esta máquina no puede recalcular todos los lanzamientos.
verify-decided-by-page = Estos lanzamientos los calculó otro motor u otro procesador. Tu navegador puede decidir, pues prueba cómo redondean otros. Abre la repetición de esta partida y elige «Comprobar los dados».
verify-all-unbound =
    { $thrower ->
        [physics] El sorteo de cada dado es correcto, y cada caída también. Nada prueba que se hicieran estas jugadas.
       *[luck] El sorteo de cada dado es correcto. Nada prueba que se hicieran estas jugadas.
    }
verify-all-hidden = Las jugadas están en regla; los dados se podrán comprobar al acabar la partida.
verify-all-uncommitted = Las jugadas están en regla; los dados de esta partida no se pueden comprobar.
verify-cannot = Ningún registro muestra de quién fue la mano, ni si te enseñan otra partida: compara la huella.
verify-fingerprint = Huella de este registro: { $fingerprint }
