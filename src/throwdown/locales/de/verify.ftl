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
        [moves] Züge und Entscheidungen
        [signature] Unterschriften unter das Ende
        [missing] Schlüssel, die nicht ankamen
        [rounds] Festlegungen vor dieser
        [void] für dieses Spiel verworfene Spiele
        [receipt] Quittungen des Servers
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
verify-unbound-moves = Diese Würfel ergeben ein Spiel wie dieses, aber nichts zeigt, dass es dieses war: mit dem Geheimnis, das nun alle kennen, lässt sich jede Entscheidung anders treffen. Die öffentliche Liste des Servers zeigt es (--ledger), oder eine Unterschrift, deren Schlüssel du kennst (--signer).
verify-unbound-missing = { $count } versprochene Schlüssel kamen nicht an: ein Server, der mit diesen Plätzen im Bund ist, hatte { $games } Spiele zur Wahl, und nicht mehr.
verify-unbound-rounds = Für dieses Spiel gab es { $count } Festlegungen: der Tisch kann unter ihnen gewählt haben, als er die Schlüssel kannte.
verify-unbound-void = { $count } Spiele wurden für dieses verworfen: der Tisch kann unter ihnen gewählt haben.
verify-unbound-receipt = Eine vorgelegte Quittung ist keine dieses Servers für einen Schlüssel dieses Spiels: sie zeigt nichts.
verify-unbound-list = Die Liste bei der Aufzeichnung ist mit einem Schlüssel unterschrieben, den hier niemand kennt: frage den Server nach seiner Liste (--ledger).
verify-unbound-signature = Unterschrieben von { $names } mit dem Schlüssel { $key }, den hier niemand kennt: vergleiche ihn mit ihnen und gib ihn mit --signer an.
verify-signed-by = Unterschrieben von { $names } mit dem Schlüssel { $key }.

verify-line = Zeile { $line }, { $what }

## Das Urteil über das ganze Spiel.

verify-all-holds = Dieses Spiel stimmt: die Würfel fielen, wie sie mussten.
verify-all-differs = Dieses Spiel stimmt NICHT.
verify-all-elsewhere = Nichts ist falsch, aber nicht jeder Wurf lässt sich auf diesem Rechner nachrechnen.
verify-decided-by-page = Diese Würfe hat ein anderes Rechenwerk oder ein anderer Prozessor berechnet. Die Seite entscheidet: Öffne die Aufzeichnung dieses Spiels und lass deinen Browser jeden Würfel noch einmal werfen, denn er rechnet auf jedem Gerät gleich.
verify-all-unbound = Die Würfel stimmen, aber nichts zeigt, dass es dieses Spiel war: weder eine öffentliche Liste noch eine Unterschrift mit einem hier bekannten Schlüssel.
verify-all-hidden = Die Züge sind in Ordnung; die Würfel lassen sich nach dem Spielende prüfen.
verify-all-uncommitted = Die Züge sind in Ordnung; die Würfel dieses Spiels lassen sich nicht prüfen.
verify-fingerprint = Fingerabdruck dieser Aufzeichnung: { $fingerprint }
