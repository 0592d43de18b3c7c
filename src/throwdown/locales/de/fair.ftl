# Was die Seite fand, als sie die Würfel eines Spiels selbst geprüft hat.

fair-checking = Dein Browser prüft die Würfel …
fair-place = Ohne Server gespielt: Niemand sonst hat diese Würfel festgelegt.
fair-none = Zum Prüfen brauchst du eine Verbindung: Auf diesem Gerät liegt keine Aufzeichnung des Spiels.

## Ein Spiel prüfen: was es braucht, wie weit es ist, und ob dieses Gerät das Spiel gesehen hat.

fair-offer = Dein Browser kann dieses Spiel selbst prüfen: Er rechnet jeden Wurf und jeden Zug noch einmal.
fair-offer-size = Dafür lädt er einmal { $mb } MB und behält sie.
fair-offer-again = Dafür lädt er { $mb } MB. Behalten kann dieser Browser sie hier nicht.
fair-missing = Dieser Server hat die Dateien nicht, mit denen ein Browser ein Spiel prüft. Der Befehl unten prüft es.
fair-starting = Die Prüfung startet …
fair-running = Zeile { $done } von { $total } …
fair-failed = Die Prüfung ist auf diesem Gerät abgebrochen. Versuche es noch einmal, oder nimm den Befehl unten.
fair-seen-holds = Das ist das Spiel, das du gespielt hast: Es passt zu dem, was dieses Gerät vor dem ersten Wurf gesehen hat.
fair-seen-differs = Das ist NICHT das Spiel, das dieses Gerät gesehen hat: Vor dem ersten Wurf war etwas anderes zugesagt.
fair-seen-unseen = Dieses Gerät hat dieses Spiel nie gesehen. Frag jemanden, der mitgespielt hat, ob der Fingerabdruck derselbe ist.
fair-signature-holds = Am Ende unterschrieben von { $names }.
fair-signature-unbound = Am Ende unterschrieben von { $names }, mit einem Schlüssel, den dieser Browser nicht kennt: vergleicht ihn miteinander.

## Eine Hand noch einmal werfen, im Browser.

fair-again-loading = Die Physik wird geladen …
fair-again-engine = Diese Seite hat die Physik dieses Spiels nicht und kann seine Würfel daher nicht noch einmal werfen.
fair-again-wasm = Dieser Browser kann keine Würfel werfen: Ihm fehlt WebAssembly.
fair-again-memory = Dieses Gerät hat nicht genug Speicher, um Würfel zu werfen.
fair-again-offline = Die Physik konnte nicht geladen werden: Es gibt keine Verbindung.
fair-again-failed = Die Physik ist in diesem Browser stehen geblieben.

## Was jeder zu Hause tun kann.

fair-home = Um auf einem Computer mit Throwdown zu prüfen, lade die Aufzeichnung herunter und gib diesen Befehl ein:
fair-binding = Die Spieler tauschen Schlüssel für die Würfel aus …
