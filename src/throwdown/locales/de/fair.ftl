# Was die Seite fand, als sie die Würfel eines Spiels selbst geprüft hat.

fair-checking = Dein Browser prüft die Würfel …
fair-how = Vor dem Spiel hat der Server eine geheime Zahl festgelegt und ihren Fingerabdruck allen gezeigt. Dann konnte jeder Platz einen eigenen Schlüssel dazugeben. Das Geheimnis und die Schlüssel zusammen haben jeden Würfel bestimmt. Jetzt ist alles öffentlich. Dein Browser hat daraus alles nachgerechnet, ohne dem Server zu vertrauen.
fair-how-tab = Dieses Spiel wurde ohne Server gespielt. Vor dem Beginn hat das Gerät selbst eine geheime Zahl festgelegt, die jeden Würfel bestimmt hat. Dein Browser hat alles aus dieser Zahl neu berechnet. Das zeigt, dass die Würfel stimmen, aber nicht, dass niemand sie ausgesucht hat.
fair-place = Ohne Server gespielt: Niemand sonst hat diese Würfel festgelegt.
fair-none = Zum Prüfen brauchst du eine Verbindung: Auf diesem Gerät liegt keine Aufzeichnung des Spiels.

## Das Urteil über das ganze Spiel.

fair-all-holds = Die Würfel stimmen: Dein Browser hat jeden nachgerechnet.
fair-all-thrown = Die Würfel stimmen: Dein Browser hat jeden Würfel noch einmal geworfen.
fair-all-differs = Etwas stimmt NICHT. Siehe unten.
fair-all-hidden = Die Würfel lassen sich nach dem Spielende prüfen.
fair-all-uncommitted = Die Würfel dieses Spiels lassen sich nicht prüfen: Vorher wurde nichts festgelegt.
fair-all-elsewhere = Nichts ist falsch, aber dein Browser konnte nicht alles nachrechnen.
fair-all-newer = Dieses Spiel wurde nicht geprüft: Die Seite ist älter als seine Aufzeichnung.
fair-all-unbound = Die Würfel stimmen, aber es fehlt der Beweis, dass diese Züge gespielt wurden. Beweis wäre eine Unterschrift mit bekanntem Schlüssel.
fair-all-own = Die Würfel stimmen, aber niemand sonst hat sie festgelegt: Dieses Spiel wurde ohne Server gespielt.

## Ein Satz für jedes, was geprüft wurde. $count sagt wie oft, $line wo.

fair-chain-holds = Die Aufzeichnung ist vollständig: Keine Zeile wurde geändert, ergänzt oder weggelassen.
fair-chain-differs = Die Aufzeichnung wurde geändert: Zeile { $line } passt nicht.
fair-chain-elsewhere = Diese Aufzeichnung ist neuer als diese Seite. Lade die Seite neu und prüfe noch einmal.
fair-commitment-holds = Das aufgedeckte Geheimnis passt zum Fingerabdruck in der Aufzeichnung.
fair-commitment-differs = Das aufgedeckte Geheimnis passt nicht zum Fingerabdruck in der Aufzeichnung.
fair-commitment-hidden = Das Geheimnis wird nach dem Spielende aufgedeckt.
fair-commitment-uncommitted = Vor diesem Spiel wurde kein Geheimnis festgelegt.
fair-promise-holds = Es ist der Fingerabdruck, den dieser Browser gesehen hat.
fair-promise-differs = Dieser Browser hat einen anderen Fingerabdruck gesehen.
fair-promise-unseen = Dieser Browser war nicht am Tisch und kann nicht sagen, welcher Fingerabdruck dort gezeigt wurde.
fair-place-unseen = Ohne Server gespielt: Niemand sonst hat diese Würfel festgelegt. Das Gerät kann viele Spiele gespielt und nur dieses gezeigt haben.
fair-own-key-holds = Dein eigener Schlüssel steckt in jedem Wurf.
fair-own-key-differs = In der Aufzeichnung steht nicht dein eigener Schlüssel.
fair-keys-holds = Alle Spieler haben einen Schlüssel dazugegeben: Niemand konnte die Würfel aussuchen.
fair-keys-differs = Der Schlüssel eines Bots folgt nicht aus dem Geheimnis.
fair-keys-unseen = Diese Spieler gaben keinen Schlüssel dazu: { $names }.
fair-keys-uncommitted = Kein Spieler hat einen Schlüssel dazugegeben: Der Tisch hat das Geheimnis allein gewählt.
fair-draft-holds = Schlüssel, Namen und Regeln wurden festgelegt, bevor dein Schlüssel gezeigt wurde, und sind unverändert.
fair-draft-differs = Ein Schlüssel, ein Name oder eine Regel wurde geändert, nachdem dein Schlüssel gezeigt war.
fair-first-holds = Der Startspieler wurde ausgelost.
fair-first-differs = Nach der Auslosung beginnt ein anderer Platz.
fair-lot-holds =
    { $count ->
        [one] Einmal wurde gemischt oder ausgelost; noch einmal gezogen, ist die Reihenfolge dieselbe.
       *[other] { $count }-mal wurde gemischt oder ausgelost; noch einmal gezogen, ist die Reihenfolge dieselbe.
    }
fair-lot-differs = Beim Nachrechnen ergibt ein Mischen oder Auslosen eine andere Reihenfolge.
fair-roll-holds =
    { $count ->
        [one] Ein Wurf wurde nachgerechnet: Jeder Würfel zeigt dasselbe wie im Spiel.
       *[other] { $count } Würfe wurden nachgerechnet: Jeder Würfel zeigt dasselbe wie im Spiel.
    }
fair-roll-differs = Ein Wurf ergibt beim Nachrechnen etwas anderes.
fair-roll-elsewhere = Die Würfe dieser Aufzeichnung prüft der Befehl unten: Ihre Glückstabelle hat diese Seite nicht.
fair-throw-holds =
    { $count ->
        [one] Bei einem Wurf waren die Würfel in der Hand so gedreht, wie es ausgelost war.
       *[other] Bei { $count } Würfen waren die Würfel in der Hand so gedreht, wie es ausgelost war.
    }
fair-throw-differs = Bei einem Wurf waren die Würfel in der Hand anders gedreht, als es ausgelost war.
fair-motion-holds =
    { $count ->
        [one] Die Bewegung, die du gesehen hast, endet dort, wo die Würfel liegen, mit den aufgezeichneten Seiten.
       *[other] Alle { $count } Bewegungen, die du gesehen hast, enden dort, wo die Würfel liegen, mit den aufgezeichneten Seiten.
    }
fair-motion-differs = Eine aufgezeichnete Bewegung endet anders, als es in der Aufzeichnung steht.
fair-race-holds =
    { $count ->
        [one] Die Zeiten eines Rennens wurden noch einmal gezogen.
       *[other] Die Zeiten von { $count } Rennen wurden noch einmal gezogen.
    }
fair-race-differs = Eine Zeit in einem Rennen ist nicht die, die gezogen wurde.
fair-ran-entered = Hier liefen Spieler selbst: Der Server hat diese Zeiten gemessen, sie lassen sich nicht nachrechnen.
fair-unbound-unseen = Nichts beweist, dass genau diese Züge gespielt wurden: Es fehlt eine Unterschrift mit bekanntem Schlüssel.
fair-names-holds = Die Namen stimmen mit den vor dem Spiel festgelegten überein.
fair-names-differs = Ein Name weicht von dem vor dem Spiel festgelegten ab.
fair-missing-unseen = Der Schlüssel von { $names } kam nicht an. Ein Server, der mit ihnen zusammen betrügt, konnte unter { $amount } Spielen wählen, nicht mehr.
fair-void-unseen = { $amount } Spiele wurden für dieses verworfen: der Tisch kann unter ihnen gewählt haben.
fair-signature-holds = Am Ende unterschrieben von { $names }.
fair-signature-differs = Eine Unterschrift unter das Ende ist gefälscht.
fair-signature-unseen = Am Ende unterschrieben von { $names }, mit einem Schlüssel, den dieser Browser nicht kennt: vergleicht ihn miteinander.
fair-receipt-differs = Der Server hat deinen Schlüssel quittiert und ohne ihn begonnen: dieses Spiel ist nicht fair. Bewahre diese Seite als Beweis auf.
fair-physics-elsewhere = Nur die Physik kann zeigen, dass die Würfel wirklich so fallen.
fair-lying-holds =
    { $count ->
        [one] Vor einem Wurf lagen die Würfel dort, wo sie liegen geblieben waren.
       *[other] Vor { $count } Würfen lagen die Würfel dort, wo sie liegen geblieben waren.
    }
fair-lying-differs = Vor einem Wurf lag ein Würfel nicht dort, wo er liegen geblieben war.
fair-lying-elsewhere = Vor { $count } Würfen hatten Spieler Würfel mit der Hand hingelegt, etwa zu einem Turm. Nur die Regeln können zeigen, dass sie dorthin gehören.
fair-landing-holds =
    { $count ->
        [one] Ein Wurf wurde noch einmal geworfen: Jeder Würfel landet am selben Ort und zeigt dasselbe.
       *[other] { $count } Würfe wurden noch einmal geworfen: Jeder Würfel landet am selben Ort und zeigt dasselbe.
    }
fair-landing-differs = Ein Wurf landet anders, wenn er noch einmal geworfen wird.
fair-landing-elsewhere = Würfe, die sich nicht noch einmal werfen ließen: { $count }. Die Physik dieser Seite konnte sie nicht berechnen.
fair-flight-holds =
    { $count ->
        [one] Die Bewegung, die du gesehen hast, ist in jedem Bild dieselbe.
       *[other] Alle { $count } Bewegungen, die du gesehen hast, sind in jedem Bild dieselben.
    }
fair-flight-differs = Eine aufgezeichnete Bewegung ist anders als die, die die Physik ergibt.
fair-rules-elsewhere = Nur die Regeln können zeigen, dass jeder Zug erlaubt war.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Jeden Würfel noch einmal werfen
fair-again-why = Dein Browser kann die Würfel selbst werfen, mit derselben Physik und denselben Handbewegungen. Dafür lädt er etwa 1 MB und braucht ein paar Sekunden.
fair-again-loading = Die Physik wird geladen …
fair-again-at = Wurf { $number } von { $total } …
fair-again-part = Dein Browser hat { $done } von { $total } Würfen noch einmal geworfen. Alles andere unten wurde ohne sie geprüft.
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
fair-binding = Die Spieler tauschen Schlüssel für die Würfel aus …
