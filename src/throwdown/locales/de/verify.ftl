# Was das Nachrechnen eines aufgezeichneten Spiels ergeben hat.

## Was geprüft wurde. $count ist, wie oft.

verify-what =
    { $what ->
        [commitment] Festlegung
        [intent] verriegelte Absichten
        [throw] Würfe
        [race] Wettläufe
        [lot] gemischt und ausgelost
        [keys] Schlüssel der Spieler
        [header] Namen, Optionen und Schlüssel
        [first] wer beginnt
        [moves] Reihenfolge, Wurfarten und Aufgaben
        [list] öffentliche Liste
       *[record] Aufzeichnung
    } ({ $count })

verify-holds = stimmt
verify-differs = WEICHT AB
verify-elsewhere = hier nicht nachzurechnen (anderes Rechenwerk oder anderer Prozessor)
verify-entered = von den Spielern eingegeben
verify-hidden = das Geheimnis wird erst nach dem Spiel aufgedeckt
verify-unbound = durch nichts Veröffentlichtes gebunden
verify-uncommitted = vor diesem Spiel wurde nichts festgelegt

## Was durch nichts gebunden ist, und was es bände.

verify-unbound-keys = Kein Mensch hat einen Schlüssel beigetragen: der Tisch allein hat den Zufall dieses Spiels gewählt.
verify-unbound-header = Namen, Optionen und Schlüssel sind nicht durch die Würfel gebunden: die Aufzeichnung hat Version 1, oder es wurde zu wenig ausgelost.
verify-unbound-moves = Die Reihenfolge der Züge, Wurfarten ohne Wirkung und wer aufgab, bindet nur der Schlusswert in der öffentlichen Liste des Servers: prüfe ihn mit --ledger.

verify-line = Zeile { $line }, { $what }

## Das Urteil über das ganze Spiel.

verify-all-holds = Dieses Spiel stimmt: die Würfel fielen, wie sie mussten.
verify-all-differs = Dieses Spiel stimmt NICHT.
verify-all-elsewhere = Nichts ist falsch, aber nicht jeder Wurf lässt sich auf diesem Rechner nachrechnen.
verify-all-hidden = Die Züge sind in Ordnung; die Würfel lassen sich nach dem Spielende prüfen.
verify-all-uncommitted = Die Züge sind in Ordnung; die Würfel dieses Spiels lassen sich nicht prüfen.
verify-fingerprint = Fingerabdruck dieser Aufzeichnung: { $fingerprint }
