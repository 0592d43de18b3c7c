# Was das Nachrechnen eines aufgezeichneten Spiels ergeben hat.

## Was geprüft wurde. $count ist, wie oft.

verify-what =
    { $what ->
        [commitment] Das Geheimnis stand vor dem Spiel fest
        [place] Ort, an dem die Würfel festgelegt wurden ({ $count })
        [intent] Wie gezielt wurde, festgelegt vor dem Fall ({ $count })
        [throw] Würfe, noch einmal gerechnet ({ $count })
        [race] Zeiten in Rennen ({ $count })
        [lot] Gemischt und gelost ({ $count })
        [keys] Schlüssel der Spieler
        [header] Namen und Regeln des Tisches
        [first] Wer beginnt
        [moves] Die Reihenfolge der Züge
        [signature] Unterschriften unter das Ende ({ $count })
        [missing] Schlüssel, die nicht ankamen ({ $count })
        [void] Für dieses Spiel verworfene Spiele ({ $count })
        [receipt] Quittungen des Servers ({ $count })
       *[record] Die Aufzeichnung selbst
    }

verify-holds = stimmt
verify-differs = WEICHT AB
verify-elsewhere = hier nicht nachzurechnen (andere Engine oder anderer Prozessor)
verify-entered = von den Spielern eingegeben
verify-hidden = das Geheimnis wird erst nach dem Spiel aufgedeckt
verify-unbound = durch nichts Veröffentlichtes belegt
verify-uncommitted = vor diesem Spiel wurde kein Geheimnis festgelegt

## Was durch nichts gebunden ist, und was es bände.

verify-unbound-keys = Kein Mensch hat einen Schlüssel beigetragen, also hat der Tisch allein die Würfel dieses Spiels bestimmt.
verify-unbound-header = Die Würfel belegen Namen, Optionen und Schlüssel nicht: Es wurde zu wenig ausgelost.
verify-unbound-moves = Nichts beweist, dass genau diese Züge gespielt wurden: Es fehlt eine Unterschrift mit bekanntem Schlüssel.
verify-unbound-missing = { $count } versprochene Schlüssel kamen nicht an. Ein Server, der mit diesen Plätzen zusammen betrügt, konnte unter { $games } Spielen wählen, nicht mehr.
verify-unbound-void = { $count } Spiele wurden für dieses verworfen: der Tisch kann unter ihnen gewählt haben.
verify-unbound-place = Ohne Server gespielt: Das Gerät hat diese Würfel selbst festgelegt. Niemand sonst war dabei, also kann es viele Spiele gespielt und nur dieses gezeigt haben.
verify-unbound-receipt = Du hast eine Quittung angegeben, die dieser Server nicht für einen Schlüssel dieses Spiels unterschrieben hat. Sie beweist nichts.
verify-unbound-signature = { $names } hat mit dem Schlüssel { $key } unterschrieben, der hier unbekannt ist. Frag nach, ob er stimmt, und gib ihn dann mit --signer an.
verify-signed-by = Unterschrieben von { $names } mit dem Schlüssel { $key }.

verify-line = Zeile { $line }: { $what }

## Das Urteil über das ganze Spiel. $thrower ist „physics“, wo Würfel fallen.

verify-all-holds =
    { $thrower ->
        [physics] Die Ziehung jedes Würfels stimmt, und jeder Fall auch. Jeder Zug ist wie aufgezeichnet.
       *[luck] Die Ziehung jedes Würfels stimmt. Jeder Zug ist wie aufgezeichnet.
    }
verify-all-differs = Dieses Spiel stimmt NICHT.
verify-all-elsewhere = Nichts ist falsch, aber dieser Rechner kann nicht jeden Wurf nachrechnen.
verify-decided-by-page = Diese Würfe hat eine andere Engine oder ein anderer Prozessor berechnet. Dein Browser kann entscheiden, denn er versucht, wie andere runden. Öffne die Wiederholung dieses Spiels und wähle „Würfel prüfen“.
verify-all-unbound =
    { $thrower ->
        [physics] Die Ziehung jedes Würfels stimmt, und jeder Fall auch. Dass diese Züge gespielt wurden, beweist nichts.
       *[luck] Die Ziehung jedes Würfels stimmt. Dass diese Züge gespielt wurden, beweist nichts.
    }
verify-all-hidden = Die Züge sind in Ordnung. Die Würfel lassen sich nach dem Spiel prüfen.
verify-all-uncommitted = Die Züge sind in Ordnung. Die Würfel dieses Spiels lassen sich nicht prüfen.
verify-cannot = Keine Aufzeichnung zeigt, wessen Hand geworfen hat, oder ob man dir ein anderes Spiel zeigt: Vergleiche den Fingerabdruck.
verify-fingerprint = Fingerabdruck dieser Aufzeichnung: { $fingerprint }
