# What is stored about a person, the rights to it, and who runs the server.
# $days is a number of days, $games how many games, $count how many rows.

privacy-mine = Was über mich gespeichert ist
privacy-lead = Lies es, nimm es mit oder lösche es: sofort und ohne jemanden zu fragen.
privacy-show = Anzeigen
privacy-download = Alles herunterladen (JSON)
privacy-kind =
    { $what ->
        [bots] Deine Bots
        [sessions] Angemeldete Geräte und Schlüssel von Bots
        [credentials] Womit du dich anmeldest
        [tickets] Links vom Gastgeber
        [seats] Tische, die auf dich warten
        [names] Dein Name an Tischen
        [chat] Deine Zeilen im Chat
        [games] Spiele an deinen Tischen
        [plays] Deine Ergebnisse
        [groups] Gruppen
        [host] Deine Rolle auf diesem Server
        [sanctions] Entscheidungen der Leitung
        [reports] Meldungen über dich
        [reported] Meldungen von dir
        [reported_lines] Zeilen von dir bei Meldungen
        [desk] Was im Protokoll der Moderation ist
        [muted] Leute, deren Zeilen du ausblendest
        [bot_errors] Was der Server bei deinen Bots abgelehnt hat
        [moves] Zuletzt beantwortete Züge
        [withdrawn] Schon zurückgezogene Namen
       *[person] Du selbst: Name, Sprache, erster und letzter Besuch
    }: { $count }
privacy-correct = Ein anderer Name
privacy-correct-why = Deinen Namen änderst du im Menü, er gilt ab dem nächsten Spiel. Auch Listen vergangener Spiele können ihn zeigen. Wiederholungen und Aufzeichnungen behalten den damaligen Namen: Zum Beweis der Würfel gehört ein Fingerabdruck von ihm. Du kannst ihn dort aber zurückziehen.
privacy-rename = In Listen vergangener Spiele meinen heutigen Namen zeigen
privacy-renamed = Listen vergangener Spiele zeigen jetzt deinen heutigen Namen.
privacy-withdraw = Meinen Namen aus vergangenen Spielen zurückziehen
privacy-withdraw-sure = Dein Name verschwindet dann aus allen beendeten Spielen. Das lässt sich nicht rückgängig machen.
privacy-withdraw-do = Endgültig zurückziehen
privacy-withdrawn =
    { $games ->
        [one] Dein Name ist aus einem Spiel verschwunden.
       *[other] Dein Name ist aus { $games } Spielen verschwunden.
    }
privacy-delete = Mich löschen
privacy-delete-lead = Dein Name verschwindet aus jedem Spiel, Chat, jeder Gruppe und Liste, und alles, womit du dich anmeldest, wird gelöscht. Die anderen behalten die Spiele; dort bist du nur noch ein Spieler ohne Namen. Wo ein Spiel läuft, spielt ein Bot weiter.
privacy-delete-sure = Das löscht dich auf allen Geräten. Niemand kann es rückgängig machen, auch der Gastgeber nicht.
privacy-delete-do = Mich endgültig löschen
privacy-delete-here = Auch die Spiele auf diesem Gerät entfernen: Dort steht dein Name ebenfalls.
privacy-deleted = Du bist gelöscht. Auf diesem Server steht dein Name nirgends mehr.
privacy-cancel = Abbrechen

## The pages of the host

privacy-host = Wer diesen Server betreibt
privacy-host-unknown = Der Gastgeber hat noch nicht angegeben, wer diesen Server betreibt.
privacy-contact = So erreichst du ihn
privacy-what = Was gespeichert wird, und wie lange
privacy-what-name = Der Name, den du wählst, deine Sprache und wann du hier warst.
privacy-what-games-ever = Spiele mit allen Zügen und Ergebnissen, für immer: Wer den Link hat, sieht sie.
privacy-what-games =
    { $days ->
        [one] Spiele mit allen Zügen und Ergebnissen, bis einen Tag nach ihrem Ende: Wer den Link hat, sieht sie.
       *[other] Spiele mit allen Zügen und Ergebnissen, bis { $days } Tage nach ihrem Ende: Wer den Link hat, sieht sie.
    }
privacy-what-chat-ever = Was du im Chat schreibst. Es wird nicht von selbst gelöscht.
privacy-what-chat =
    { $days ->
        [one] Was du im Chat schreibst, einen Tag lang.
       *[other] Was du im Chat schreibst, { $days } Tage lang.
    }
privacy-what-guests-ever = Gäste bleiben, auch wenn sie kein Spiel beendet haben.
privacy-what-guests =
    { $days ->
        [one] Gäste, die kein Spiel beendet haben, werden nach einem Tag ohne Besuch vergessen.
       *[other] Gäste, die kein Spiel beendet haben, werden nach { $days } Tagen ohne Besuch vergessen.
    }
privacy-what-reports =
    { $days ->
        [one] Meldungen an die Leitung mit den Chatzeilen daneben: bis sie erledigt sind, höchstens einen Tag.
       *[other] Meldungen an die Leitung mit den Chatzeilen daneben: bis sie erledigt sind, höchstens { $days } Tage.
    }
privacy-what-cookie = Ein Cookie, das diesen Browser anmeldet, bis { $days } Tage nach deinem letzten Besuch. Andere gibt es nicht.
privacy-what-keys = Womit du dich anderswo anmeldest, aber nicht lesbar: Fingerabdrücke von Codes und öffentliche Schlüssel.
privacy-what-address = Deine Netzadresse dient dazu, Missbrauch zu begrenzen, und wird nicht gespeichert. Im Protokoll des Servers stehen weder Namen noch Adressen.
privacy-what-others = Nichts wird weitergegeben: keine Werbung, kein Zählen von Besuchen, keine fremden Dienste.
privacy-what-backup = In Sicherungen des Gastgebers kann ein Name noch eine Weile stehen. Wird eine zurückgespielt, werden gelöschte Menschen wieder gelöscht.
privacy-rights = Deine Rechte
privacy-rights-text = Du kannst jederzeit sehen, mitnehmen, berichtigen und löschen, was über dich gespeichert ist, ohne zu fragen.
privacy-rights-link = Zu dem, was über mich gespeichert ist
privacy-imprint-none = Der Gastgeber hat noch kein Impressum geschrieben.
