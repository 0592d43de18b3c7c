# Spiele behalten: womit man sich auf einem anderen Gerät anmeldet, und wo man angemeldet ist.
# $name ist ein Name, $date ein Tag.

keep-lead = Du spielst als { $name }. Bisher kennt nur dieser Browser deine Spiele. Richte etwas davon ein, dann bekommst du sie überall wieder.
keep-kept = Du spielst als { $name }. Deine Spiele bekommst du auf jedem Gerät wieder.
keep-nobody = Hast du hier schon gespielt? Melde dich an, und deine Spiele sind wieder da.
keep-remove = Entfernen
keep-remove-what = Entfernen: { $what }
keep-bots = Meine Bots: Token, Grenzen, und was der Server abgelehnt hat

## Die Karte

keep-card = Wiederherstellungskarte
keep-card-lead = Neun Wörter auf Papier. Damit meldest du dich auf jedem Gerät an, ohne E-Mail.
keep-card-make = Karte erstellen
keep-card-has = Du hast am { $date } eine Karte erstellt.
keep-card-old = Die Karte davor gilt noch bis { $until }. Wer sich mit ihr anmeldet, nimmt die neue zurück; alles andere, das dich anmeldet, endet dann.
keep-card-again = Neue Karte erstellen
keep-card-once = Diese Wörter siehst du nur jetzt: Drucke die Karte, oder schreib sie ab.
keep-card-whose = Wiederherstellungskarte von { $name }, { $date }
keep-card-how = Scanne auf dem anderen Gerät das Bild. Oder öffne { $address } und tippe die Wörter ein.
keep-card-secret = Mit dieser Karte kann man als du spielen. Behandle sie wie einen Schlüssel.
keep-card-qr = Der Wiederherstellungscode als Bild zum Scannen
keep-card-print = Karte drucken

## Passkeys

keep-passkeys = Passkeys
keep-passkeys-lead = Mit einem Tipp anmelden: Fingerabdruck, Gesicht oder die PIN deines Geräts.
keep-passkey-name = Name dieses Passkeys
keep-passkey-add = Passkey hinzufügen
keep-passkey-use = Mit einem Passkey anmelden
keep-passkey-failed = Der Passkey wurde nicht benutzt. Versuch es noch einmal, oder nimm einen anderen Weg.
keep-passkeys-need = Passkeys brauchen https und eine Adresse mit Namen. Hier leistet die Karte dasselbe.

## Geräte

keep-devices = Wo du angemeldet bist
keep-device = Ein Browser
keep-device-here = dieses Gerät
keep-device-seen = { $label }, zuletzt benutzt am { $date }
keep-sign-out = Abmelden
keep-sign-out-of = Abmelden: { $what }
keep-sign-out-all = Überall abmelden
keep-sign-out-warning = Noch bewahrt nichts deine Spiele. Wenn du dich jetzt abmeldest, bekommst du sie nicht wieder.
keep-sign-out-anyway = Trotzdem abmelden

## Anmelden und zusammenführen

keep-sign-in = Anmelden
keep-other = Andere Spiele von dir
keep-other-lead = Hast du auch auf einem anderen Gerät oder unter einem anderen Namen gespielt? Melde dich hier so an.
keep-code = Wörter deiner Karte
keep-code-hint = Groß oder klein und Leerzeichen sind egal.
keep-join = Die Spiele von { $name } mitnehmen
keep-join-lead = Ihr werdet eine Person mit den Spielen von beiden. Laufende Spiele gehen weiter. Womit sich { $name } anderswo anmeldet, gilt dann nicht mehr.
keep-signed-in = Du bist angemeldet als { $name }.
keep-reset = Diesen Link hast du von dem, der den Server betreibt. Er meldet dich einmal an. Alte Karten, Passkeys und Tokens deiner Bots werden ungültig, andere Geräte abgemeldet.
keep-reset-use = Mit dem Link anmelden

## Einladungen

keep-invite = Jemanden einladen
keep-invite-lead = Dieser Link lässt eine neue Person herein. Er gilt { $days } Tage.
keep-invite-make = Link erstellen
keep-invite-qr = Die Einladung als Bild zum Scannen
keep-invited = Du bist eingeladen
keep-invited-enter = Mitspielen
