# Benachrichtigungen an Leute, die nicht da sind, und der Abschnitt, in dem man sie einschaltet.

## Was eine Benachrichtigung sagt. Namen hat sie nicht.

notice-turn = Du bist dran
notice-turn-text = Ein Spiel wartet auf deinen Zug.
notice-reminder = Nur noch wenig Zeit
notice-reminder-text = Der größte Teil der Zeit für deinen Zug ist vorbei.
notice-table = Dein Tisch ist bereit
notice-table-text = Die nächste Runde deines Turniers beginnt.
notice-sign-in = Neue Anmeldung
notice-sign-in-text = Deine Karte oder ein Passkey wurde geändert. Warst du es nicht, melde dich heute mit der alten Karte an.
notice-test = Ein Test
notice-test-text = Benachrichtigungen kommen hier an.

## Der Abschnitt. $kind ist ein Dienst, $label ein Browser oder Server, $what ein Eintrag einer Liste.

notice-title = Benachrichtigungen
notice-lead = Für Spiele mit Tagen pro Zug: eine Benachrichtigung, wenn du dran bist, und eine Erinnerung. Solange du Throwdown offen hast, kommt nichts.
notice-device = Dieses Gerät
notice-device-on = Auf diesem Gerät einschalten
notice-device-off = Auf diesem Gerät ausschalten
notice-device-is-on = Benachrichtigungen kommen auf dieses Gerät.
notice-device-blocked = Dieser Browser sperrt Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers.
notice-device-failed = Der Browser ließ sich nicht für Benachrichtigungen anmelden. Versuch es später noch einmal.
notice-device-none = Dieser Browser kann keine Benachrichtigungen zeigen, oder diese Seite hat kein https.
notice-device-install = Leg diese Seite auf iPhone oder iPad zuerst auf den Startbildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne sie von dort.
notice-off-here = Dieser Server schickt keine Benachrichtigungen an Browser.
notice-places = Wohin Benachrichtigungen kommen
notice-place = { $kind }: { $label }
notice-place-failing = Die letzte Benachrichtigung ließ sich nicht zustellen.
notice-kind-push = Browser
notice-kind-webhook = Webhook
notice-test-send = Test schicken
notice-test-send-to = Test schicken: { $what }
notice-tested-sent = Eine Testbenachrichtigung ist unterwegs.
notice-tested-gone = Dort ist nichts mehr. Es wurde aus der Liste entfernt.
notice-tested-refused = Der Test wurde dort nicht angenommen. Prüf die Adresse.
notice-tested-later = Von dort kam keine Antwort. Versuch es später noch einmal.
notice-remove = Entfernen
notice-remove-what = Entfernen: { $what }
notice-webhook = An einen anderen Dienst schicken
notice-webhook-lead = Dieser Server darf schicken an: { $hosts }. Mit der Adresse kann jeder dorthin schreiben. Behalte sie also für dich.
notice-webhook-url = Adresse des Webhooks
notice-webhook-add = Hinzufügen
notice-quiet = Ruhezeiten
notice-quiet-lead = Benachrichtigungen warten, bis die Ruhezeit vorbei ist.
notice-quiet-from = Von
notice-quiet-until = Bis
notice-quiet-save = Speichern
notice-quiet-none = Keine Ruhezeiten
notice-quiet-saved = Gespeichert, in der Zeitzone { $zone }.
