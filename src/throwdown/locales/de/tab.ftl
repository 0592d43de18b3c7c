## Das Spiel auf diesem Gerät, ohne Server.

tab-what = Das ganze Spiel kommt auf dieses Gerät. Dann spielst du ohne Verbindung: gegen Bots, mit anderen an diesem Gerät oder mit dem Schiedsrichter für eure eigene Schachtel.
tab-size = { $mb } MB werden geladen und auf diesem Gerät gespeichert.
tab-begin = Herunterladen
tab-progress = { $done } von { $total } MB
tab-stop = Anhalten
tab-done = Das Spiel ist auf diesem Gerät. Diese Seite öffnet sich jetzt auch im Flugmodus.
tab-stored = Auf diesem Gerät: Version { $version }, { $mb } MB.
tab-partial = Auf diesem Gerät sind Teile des Spiels: { $mb } MB. Ohne Verbindung reichen sie nicht.
tab-may-go = Dein Browser darf es löschen, wenn der Platz knapp wird. Lege diese Seite auf den Startbildschirm, um das zu verhindern.
tab-remove = Entfernen
tab-removed = Das Spiel ist nicht mehr auf diesem Gerät. Deine gespielten Partien sind noch da.
tab-newer = Es gibt eine neuere Version. Die alte bleibt, bis die neue vollständig ist.
tab-update = Neue Version laden
tab-play = Auf diesem Gerät spielen
tab-http = Diese Seite wurde über http geöffnet. Browser speichern ein Spiel nur über https. Frag den Betreiber des Servers nach einer https-Adresse.
tab-missing = Dieser Server hat die Dateien dafür nicht. Der Betreiber kann sie installieren; die Dokumentation erklärt, wie.
tab-device = Du spielst auf diesem Gerät, ohne Server.
tab-back = Zurück zum Server
tab-needs = Tische mit Leuten anderswo, der große Bildschirm und starke Bots brauchen einen Server.
tab-starting-parts = Das Spiel wird geladen: { $done } von { $total } MB
tab-starting-python = Das Spiel startet
tab-starting-slow = Der erste Start dauert bis zu fünfzehn Sekunden.
tab-busy = Das Spiel ist in einem anderen Tab dieses Browsers offen.
tab-take-over = Hier spielen
tab-others = Mit Leuten anderswo spielen
tab-site = Diese Seite braucht keinen Server: Alles geschieht auf deinem Gerät. Deine Partien bleiben in diesem Browser.
tab-levels = Diese Stufen brauchen einen Server, weil sie mit großen Tabellen rechnen: { $levels }.

tab-lacks-wasm = Dieser Browser ist zu alt, um ohne Server zu spielen: Ihm fehlt ein Teil von WebAssembly. Aktualisiere ihn oder nimm einen anderen.
tab-lacks-memory = Dieses Gerät hat wenig Arbeitsspeicher. Schiedsrichter und Kartenspiel sollten gehen; Würfe in der Arena können die Seite schließen.
tab-lacks-storage = Dieser Browser speichert nichts für diese Seite, vielleicht weil das Fenster privat ist. Verlasse das private Fenster, oder lass diese Seite Daten speichern.
tab-lacks-room = Auf diesem Gerät ist wenig Platz. Mach zuerst etwa 40 MB frei.
tab-lacks-unpacking = Dieser Browser ist zu alt, um das Spiel zu entpacken. Aktualisiere ihn oder nimm einen anderen.

tab-memory = Dieses Gerät hat zu wenig Speicher für das Spiel. Schließe andere Seiten und versuche es noch einmal.
tab-failed = Das Spiel ließ sich auf diesem Gerät nicht starten. Versuche es noch einmal; sonst nimm einen anderen Browser.
tab-not-stored = Das Spiel ließ sich auf diesem Gerät nicht speichern. Versuche es noch einmal; sonst nimm einen anderen Browser.
tab-part-broken = Ein Teil des Spiels kam beschädigt an. Versuche es noch einmal; bleibt es so, sag es dem Betreiber dieser Seite.
tab-part-missing = Ein Teil des Spiels ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
