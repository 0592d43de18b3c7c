# Was das Nachrechnen eines aufgezeichneten Spiels ergeben hat.

## Was geprüft wurde. $count ist, wie oft.

verify-what =
    { $what ->
        [commitment] Festlegung
        [intent] verriegelte Absichten
        [throw] Würfe
        [race] Wettläufe
        [lot] gemischt und ausgelost
       *[record] Aufzeichnung
    } ({ $count })

verify-holds = stimmt
verify-differs = WEICHT AB
verify-elsewhere = hier nicht nachzurechnen (anderes Rechenwerk oder anderer Prozessor)
verify-entered = von den Spielern eingegeben
verify-hidden = das Geheimnis wird erst nach dem Spiel aufgedeckt
verify-uncommitted = vor diesem Spiel wurde nichts festgelegt

verify-line = Zeile { $line }, { $what }

## Das Urteil über das ganze Spiel.

verify-all-holds = Dieses Spiel stimmt: die Würfel fielen, wie sie mussten.
verify-all-differs = Dieses Spiel stimmt NICHT.
verify-all-elsewhere = Nichts ist falsch, aber nicht jeder Wurf lässt sich auf diesem Rechner nachrechnen.
verify-all-hidden = Die Züge sind in Ordnung; die Würfel lassen sich nach dem Spielende prüfen.
verify-all-uncommitted = Die Züge sind in Ordnung; die Würfel dieses Spiels lassen sich nicht prüfen.
verify-fingerprint = Fingerabdruck dieser Aufzeichnung: { $fingerprint }
