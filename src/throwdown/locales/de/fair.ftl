# Was die Seite fand, als sie die Würfel eines Spiels selbst geprüft hat.

fair-title = Von deinem Browser geprüft
fair-checking = Dein Browser prüft die Würfel …
fair-how = Vor dem Spiel wurde eine geheime Zahl festgelegt und ihr Fingerabdruck allen gezeigt. Dann konnte jeder Platz einen eigenen Schlüssel dazugeben. Das Geheimnis und diese Schlüssel zusammen haben jeden Würfel entschieden. Jetzt ist alles bekannt, und dein Browser hat alles selbst noch einmal gezogen, ohne dem Server zu vertrauen.
fair-none = Ohne Verbindung gibt es nichts zu prüfen: Auf diesem Gerät liegt keine Aufzeichnung des Spiels.

## Das Urteil über das ganze Spiel.

fair-all-holds = Die Würfel stimmen: Dein Browser hat sie noch einmal gezogen.
fair-all-thrown = Die Würfel stimmen: Dein Browser hat jeden Würfel noch einmal geworfen.
fair-all-differs = Etwas stimmt NICHT. Was es ist, steht darunter.
fair-all-hidden = Die Würfel lassen sich nach dem Spielende prüfen.
fair-all-uncommitted = Die Würfel dieses Spiels lassen sich nicht prüfen: Vorher wurde nichts festgelegt.
fair-all-elsewhere = Nichts ist falsch, aber dein Browser konnte nicht alles noch einmal ziehen.
fair-all-newer = Dieses Spiel wurde nicht geprüft: Die Seite ist älter als seine Aufzeichnung.
fair-all-unbound = Die Würfel stimmen, aber nichts zeigt, dass es dieses Spiel war: weder die öffentliche Liste noch eine Unterschrift mit einem hier bekannten Schlüssel.

## Ein Satz für jedes, was geprüft wurde. $count sagt wie oft, $line wo.

fair-chain-holds = Die Aufzeichnung ist vollständig: Keine Zeile wurde geändert, ergänzt oder weggelassen.
fair-chain-differs = Die Aufzeichnung wurde geändert: Zeile { $line } passt nicht.
fair-chain-elsewhere = Diese Aufzeichnung ist neuer als diese Seite. Lade die Seite neu und prüfe noch einmal.
fair-commitment-holds = Das aufgedeckte Geheimnis passt zum Fingerabdruck in der Aufzeichnung.
fair-commitment-differs = Das aufgedeckte Geheimnis passt nicht zum Fingerabdruck in der Aufzeichnung.
fair-commitment-hidden = Das Geheimnis wird nach dem Spielende aufgedeckt.
fair-commitment-uncommitted = Vor diesem Spiel wurde kein Geheimnis festgelegt.
fair-promise-holds = Es ist der Fingerabdruck, der diesem Browser gezeigt wurde.
fair-promise-differs = Diesem Browser wurde ein anderer Fingerabdruck gezeigt.
fair-promise-unseen = Dieser Browser war nicht am Tisch und kann nicht sagen, welcher Fingerabdruck dort gezeigt wurde.
fair-own-key-holds = Dein eigener Schlüssel steckt in jedem Wurf.
fair-own-key-differs = In der Aufzeichnung steht nicht dein eigener Schlüssel.
fair-keys-holds = Alle Spieler haben einen Schlüssel dazugegeben: Niemand konnte die Würfel aussuchen.
fair-keys-differs = Der Schlüssel eines Bots folgt nicht aus dem Geheimnis.
fair-keys-unseen = Ohne eigenen Schlüssel gespielt: { $names }.
fair-keys-uncommitted = Kein Spieler hat einen Schlüssel dazugegeben: Der Tisch hat das Geheimnis allein gewählt.
fair-draft-holds = Schlüssel, Namen und Regeln sind die, die feststanden, bevor dein Schlüssel gezeigt wurde.
fair-draft-differs = Ein Schlüssel, ein Name oder eine Regel wurde geändert, nachdem dein Schlüssel gezeigt war.
fair-first-holds = Wer beginnt, wurde ausgelost.
fair-first-differs = Das Los sagt, dass ein anderer Platz beginnt.
fair-lot-holds =
    { $count ->
        [one] Einmal wurde gemischt oder ausgelost; noch einmal gezogen, ist die Reihenfolge dieselbe.
       *[other] { $count }-mal wurde gemischt oder ausgelost; noch einmal gezogen, ist die Reihenfolge dieselbe.
    }
fair-lot-differs = Einmal Mischen oder Auslosen ergibt eine andere Reihenfolge.
fair-lot-elsewhere = Mischen und Auslosen dieser älteren Aufzeichnung prüft der Befehl unten.
fair-roll-holds =
    { $count ->
        [one] Ein Wurf wurde noch einmal gezogen: Jeder Würfel zeigt, was gesagt wurde.
       *[other] { $count } Würfe wurden noch einmal gezogen: Jeder Würfel zeigt, was gesagt wurde.
    }
fair-roll-differs = Ein Wurf fällt anders aus, wenn er noch einmal gezogen wird.
fair-roll-elsewhere = Die Würfe dieser älteren Aufzeichnung prüft der Befehl unten.
fair-throw-holds =
    { $count ->
        [one] Ein Wurf verließ die Hand so, wie der Zufall seine Würfel gedreht hatte.
       *[other] { $count } Würfe verließen die Hand so, wie der Zufall ihre Würfel gedreht hatte.
    }
fair-throw-differs = Die Würfel eines Wurfs verließen die Hand nicht so, wie der Zufall sie gedreht hatte.
fair-throw-elsewhere = Wie der Zufall die Würfel dieser älteren Aufzeichnung gedreht hat, prüft der Befehl unten.
fair-motion-holds =
    { $count ->
        [one] Die Bewegung, die du gesehen hast, endet dort, wo die Würfel liegen, mit den Seiten, die gesagt wurden.
       *[other] Alle { $count } Bewegungen, die du gesehen hast, enden dort, wo die Würfel liegen, mit den Seiten, die gesagt wurden.
    }
fair-motion-differs = Eine aufgezeichnete Bewegung endet nicht mit den Würfeln, die gesagt wurden.
fair-race-holds =
    { $count ->
        [one] Die Zeiten eines Wettlaufs wurden noch einmal gezogen.
       *[other] Die Zeiten von { $count } Wettläufen wurden noch einmal gezogen.
    }
fair-race-differs = Eine Zeit in einem Wettlauf ist nicht die, die gezogen wurde.
fair-race-elsewhere = Die Wettläufe dieser älteren Aufzeichnung prüft der Befehl unten.
fair-ran-entered = Zeiten, die Spieler selbst gelaufen sind: vom Server gemessen, nicht gezogen.
fair-public-holds = In der öffentlichen Liste des Servers steht dieses Spiel genau so, wie es hier erzählt wird.
fair-public-differs = In der öffentlichen Liste des Servers steht dieses Spiel anders.
fair-public-unseen = Die öffentliche Liste des Servers war nicht zu haben.
fair-public-restored = Der Server ist seither zu einer Sicherung zurückgekehrt: in seiner öffentlichen Liste fehlt das Ende dieses Spiels.
fair-unbound-unseen = Ohne die öffentliche Liste oder eine Unterschrift mit bekanntem Schlüssel zeigt nichts, dass diese Züge gemacht wurden, und keine anderen.
fair-names-holds = Die Namen sind die, die vor dem Spiel festgelegt wurden.
fair-names-differs = Ein Name ist ein anderer, als vor dem Spiel festgelegt wurde.
fair-missing-unseen = Der Schlüssel von { $names } kam nicht an: ein Server im Bund mit ihnen hatte { $amount } Spiele zur Wahl, und nicht mehr.
fair-rounds-unseen = Für dieses Spiel gab es { $amount } Festlegungen: der Tisch kann unter ihnen gewählt haben.
fair-void-unseen = { $amount } Spiele wurden für dieses verworfen: der Tisch kann unter ihnen gewählt haben.
fair-signature-holds = Am Ende unterschrieben von { $names }.
fair-signature-differs = Eine Unterschrift unter das Ende ist gefälscht.
fair-signature-unseen = Am Ende unterschrieben von { $names }, mit einem Schlüssel, den dieser Browser nicht kennt: vergleicht ihn miteinander.
fair-receipt-differs = Der Server hat deinen Schlüssel quittiert und ohne ihn begonnen: dieses Spiel ist nicht fair. Bewahre diese Seite als Beweis auf.
fair-list-holds = Die öffentliche Liste des Servers setzt fort, was dieser Browser früher von ihr sah.
fair-list-differs = Der Server hat zwei öffentliche Listen unterschrieben, die nicht zusammenpassen. Dieser Browser hebt beide Köpfe auf: Sie beweisen es.
fair-list-restored = Der Server ist zu einer Sicherung seiner öffentlichen Liste zurückgekehrt, seit dieser Browser sie zuletzt sah.
fair-list-unseen = Dieser Browser sieht die öffentliche Liste des Servers zum ersten Mal und merkt sie sich.
fair-head = Eine Liste von { $rows } Zeilen, die der Server unterschrieben hat
fair-physics-elsewhere = Dass die Würfel so fliegen und fallen, kann nur die Physik zeigen.
fair-first-arena-elsewhere = Die Würfel dieses älteren Spiels lassen sich hier nicht noch einmal werfen: In seiner Arena landen sie nur auf einer Art von Prozessor gleich. Dort macht es der Befehl unten.
fair-lying-holds =
    { $count ->
        [one] Vor einem Wurf lagen die Würfel dort, wo sie liegen geblieben waren.
       *[other] Vor { $count } Würfen lagen die Würfel dort, wo sie liegen geblieben waren.
    }
fair-lying-differs = Vor einem Wurf lagen Würfel anderswo, als sie liegen geblieben waren.
fair-lying-elsewhere = Würfe, vor denen eine Hand Würfel hingelegt hatte, etwa zu einem Turm: { $count }. Dass sie dorthin gehören, können nur die Regeln zeigen.
fair-landing-holds =
    { $count ->
        [one] Ein Wurf wurde noch einmal geworfen: Jeder Würfel landet am selben Ort und zeigt dasselbe.
       *[other] { $count } Würfe wurden noch einmal geworfen: Jeder Würfel landet am selben Ort und zeigt dasselbe.
    }
fair-landing-differs = Ein Wurf landet anders, wenn er noch einmal geworfen wird.
fair-landing-elsewhere = Würfe, die sich nicht noch einmal werfen ließen: { $count }. Diese ältere Aufzeichnung sagt nicht, wo davor Würfel lagen.
fair-flight-holds =
    { $count ->
        [one] Die Bewegung, die du gesehen hast, ist in jedem Bild dieselbe.
       *[other] Alle { $count } Bewegungen, die du gesehen hast, sind in jedem Bild dieselben.
    }
fair-flight-differs = Eine aufgezeichnete Bewegung ist anders als die, die die Physik ergibt.
fair-rules-elsewhere = Dass jeder Zug erlaubt war, können nur die Regeln zeigen.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Jeden Würfel noch einmal werfen
fair-again-why = Dein Browser kann die Würfel selbst werfen: mit derselben Physik, aus denselben Händen. Dafür lädt er etwa 1 MB und braucht ein paar Sekunden.
fair-again-loading = Die Physik wird geladen …
fair-again-at = Wurf { $number } von { $total } …
fair-again-part = { $done } von { $total } Würfen wurden noch einmal geworfen. Der Rest nicht; alles andere hier wurde ohne das geprüft.
fair-again-engine = Diese Seite hat die Physik dieses Spiels nicht und kann seine Würfel daher nicht noch einmal werfen.
fair-again-wasm = Dieser Browser kann keine Würfel werfen: Ihm fehlt WebAssembly.
fair-again-memory = Dieses Gerät hat nicht genug Speicher, um Würfel zu werfen.
fair-again-offline = Die Physik konnte nicht geladen werden: Es gibt keine Verbindung.
fair-again-failed = Die Physik ist in diesem Browser stehen geblieben.

## Was jeder zu Hause tun kann.

fair-home = Um auch Physik und Regeln zu prüfen, lade die Aufzeichnung herunter und gib diesen Befehl ein:
fair-home-rules = Um auch die Regeln zu prüfen, lade die Aufzeichnung herunter und gib diesen Befehl ein:
fair-seen = Fingerabdruck, der diesem Browser gezeigt wurde
fair-own-key = Dein Schlüssel
fair-own-signer = Der Schlüssel, mit dem dieser Browser das Ende unterschreibt
fair-server = Den Server Physik und Regeln nachrechnen lassen
fair-binding = Die Plätze binden die Würfel …
