# Turniere an vielen Tischen: Anmeldung, Runden, Ergebnisse, Leitung, große Anzeige.

## The list

tournament-title = Turniere
tournament-lead = Viele Spieler, viele Tische: ein Klubabend oder ein offenes Turnier. Die Telefone zeigen, wer wo sitzt, und eine Liste zeigt, wer führt.
tournament-none = Hier ist gerade kein Turnier offen.
tournament-no-server = Turniere brauchen einen Server. Diese Seite läuft ohne.
tournament-unknown = Dieses Turnier gibt es nicht, oder es ist für dich nicht offen.
tournament-nameless = Turnier
tournament-count = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
tournament-short-entering = Anmeldung offen
tournament-short-playing = läuft
tournament-short-between = läuft
tournament-short-over = beendet
tournament-yours = du leitest es
tournament-entered = du spielst mit

## A new one

tournament-new = Neues Turnier
tournament-its-name = Name des Turniers
tournament-its-name-how = Freitag im Klub
tournament-mode = Art
tournament-mode-swiss = Runden
tournament-mode-evening = Offener Abend
tournament-mode-knockout = K.-o.
tournament-mode-swiss-how = Alle spielen jede Runde, gegen Spieler mit etwa gleich vielen Punkten. Niemand trifft zweimal auf dieselben Gegner, wenn es sich vermeiden lässt.
tournament-mode-evening-how = Spieler kommen und gehen. Sobald genug von ihnen warten, bekommen sie einen Tisch. Es zählt der Schnitt der Punkte.
tournament-mode-knockout-how = Die bessere Hälfte jedes Tisches spielt weiter, bis ein Tisch übrig ist.
tournament-size = Tische
tournament-size-four = Zu viert
tournament-size-two = Duelle
tournament-size-four-how = Zu dritt oder zu fünft, wo die Zahl der Spieler es verlangt.
tournament-size-two-how = Zwei Spieler an jedem Tisch.
tournament-rounds = Runden
tournament-final = Zum Schluss ein Finale der Besten
tournament-least = Spiele, die man für einen Rang braucht
tournament-play = Wo gespielt wird
tournament-play-online = Online
tournament-play-device = Ein Gerät je Tisch
tournament-play-box = Echte Schachteln
tournament-play-online-how = Alle spielen am eigenen Telefon oder Rechner. Die Ergebnisse kommen von selbst.
tournament-play-device-how = Die Spieler eines Tisches teilen sich ein Gerät. Sie spielen daran oder tippen das Ergebnis ein.
tournament-play-box-how = Die Spieler eines Tisches nehmen echte Würfel. Einer tippt das Ergebnis in ein Telefon, oder das Telefon ist der Schiedsrichter.
tournament-boxes = Echte Schachteln im Raum
tournament-boxes-how = Tische mit Spielern ohne Gerät bekommen sie zuerst.
tournament-open-to = Wer mitspielen darf
tournament-open-to-link = Alle mit dem Link
tournament-open-to-listed = Alle
tournament-open-to-group = Eine Gruppe
tournament-group = Gruppe
tournament-fill = Bots füllen Tische auf
tournament-fill-none = Keine Bots
tournament-minutes = Minuten je Runde (0: keine Uhr)
tournament-minutes-evening = Minuten für den Abend (0: keine Uhr)
tournament-open = Turnier eröffnen

## What it is, and where it is

tournament-about = { $mode ->
    [evening] { $game }, offener Abend
    [knockout] { $game }, K.-o.
   *[swiss] { $game }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }{ $final ->
        [true] {" "}und ein Finale
       *[false] {""}
    }
}{ $tables ->
    [duels] , Duelle
   *[tables] {""}
}
tournament-phase-entering = Anmeldung offen
tournament-phase-round = Runde { $round } von { $rounds }
tournament-phase-final = Finale
tournament-phase-evening = Offener Abend
tournament-phase-bell = Es hat geläutet: Spiele, die vorher begonnen haben, zählen noch
tournament-phase-over = Beendet
tournament-time-left = Restzeit
tournament-round = Runde { $round }
tournament-played = Beendete Spiele
tournament-tables = Tische
tournament-table = Tisch { $number }
tournament-final-table = Finale
tournament-box = Schachtel { $box }
tournament-device = ein Gerät
tournament-box-waits = wartet auf eine Schachtel
tournament-box-any = Die nächste freie Schachtel
tournament-corrected = berichtigt
tournament-void = zählt nicht
tournament-plus = +{ $points }
tournament-place = { $place }.
tournament-byes = In dieser Runde spielfrei: { $names }
tournament-watch = Zum Tisch

## Entering

tournament-enter-title = Mitspielen
tournament-enter-late = Es hat schon begonnen. Du spielst ab der nächsten Runde mit.
tournament-enter = Anmelden
tournament-enter-as = Als { $name } anmelden

## The own table

tournament-your-table = Dein Tisch:
tournament-your-final = Du bist im Finale. Dein Tisch:
tournament-with = Mit { $names }
tournament-to-table = Zum Tisch
tournament-table-soon = Der Tisch wird gleich eröffnet.
tournament-type-result = Ergebnis eintippen
tournament-referee = Dieses Telefon als Schiedsrichter
tournament-hot-seat = An diesem Gerät spielen
tournament-your-place = Du hast den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
} Platz: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
tournament-your-bye = Du hast in dieser Runde spielfrei und bekommst 3 Punkte.
tournament-you-are-in = Du bist dabei.
tournament-wait-round = Hier steht dein Tisch, sobald die nächste Runde beginnt.
tournament-wait-seat = Hier steht dein Tisch, sobald genug Spieler warten.
tournament-wait-knockout = Wenn du in der nächsten Runde dabei bist, steht dein Tisch hier.
tournament-wait-bell = Die Glocke hat geläutet: Niemand bekommt mehr einen Tisch. Die Rangliste folgt, wenn alle Spiele zu Ende sind.
tournament-wait-final = Alle Runden sind gespielt. Als Nächstes kommt das Finale: Wenn du dabei bist, steht dein Tisch hier.
tournament-wait-end = Das Finale läuft. Die Rangliste folgt, wenn es zu Ende ist.
tournament-left-table = Nach diesem Tisch machst du Pause. Dein Tisch braucht noch sein Ergebnis.
tournament-you-left = Du machst Pause.
tournament-leave = Pause machen oder heimgehen
tournament-return = Ich bin wieder da
tournament-dropped = Die Turnierleitung hat dich herausgenommen. Bitte sie, dich zurückzuholen.
tournament-over = Das Turnier ist beendet.
tournament-your-rank = Du hast Platz { $rank } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
tournament-no-rank = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und zu wenige Spiele für einen Rang.

## Typing a result

tournament-who-first = Wer hat Platz 1?
tournament-who-next = Wer kommt danach (Platz { $place })?
tournament-places = Plätze
tournament-tie = Gleich
tournament-tied = { $one } teilt den Platz mit { $other }
tournament-result-send = Ergebnis melden
tournament-result-again = Von vorn
tournament-cancel = Abbrechen
tournament-preview = Paarung vorher zeigen
tournament-preview-again = Nochmals zeigen
tournament-preview-none = Kein Tisch: Es sind zu wenige da.
tournament-preview-met = { $names } haben schon gegeneinander gespielt.
tournament-preview-byes = Ohne Tisch: { $names }.
tournament-void-do = Dieser Tisch zählt nicht

## Standings

tournament-standings = Rangliste
tournament-least-how = Für einen Rang braucht man mindestens { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
tournament-final-decided = Das Finale hat die ersten Plätze entschieden.
tournament-rank = Rang
tournament-name = Spieler
tournament-games = Spiele
tournament-mean = Schnitt
tournament-points = Punkte
tournament-with-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tournament-you = du
tournament-gone = nicht mehr dabei

## Players

tournament-entrants = Spieler: { $count }
tournament-nobody = Noch niemand ist angemeldet.
tournament-paper = ohne Gerät
tournament-filler = Bot, der Tische auffüllt
tournament-late = kam später dazu
tournament-left-name = jemand, der gegangen ist
tournament-bot-name = Bot { $number }
tournament-drop = { $name } abmelden
tournament-take-back = { $name } ist wieder da
tournament-paper-add = Spieler ohne Gerät
tournament-paper-how = Ein Name je Zeile
tournament-add = Hinzufügen
tournament-bot-add = Ein Bot als Spieler
tournament-bot-add-do = Bot hinzufügen

## The host

tournament-host = Für die Leitung
tournament-too-few = { $count ->
    [0] Noch niemand hat sich angemeldet. Teile den Link, oder tippe Namen ein.
    [one] Ein Spieler ist angemeldet. Eine Runde braucht mindestens { $least }.
   *[other] { $count } Spieler sind angemeldet. Eine Runde braucht mindestens { $least }.
}
tournament-ready = { $count ->
    [one] Ein Spieler ist angemeldet.
   *[other] { $count } Spieler sind angemeldet.
}
tournament-missing = { $count ->
    [one] Ein Ergebnis fehlt: Tisch { $tables }.
   *[other] { $count } Ergebnisse fehlen: Tische { $tables }.
}
tournament-round-over = Alle Ergebnisse von Runde { $round } sind da.
tournament-evening-runs = Spieler bekommen einen Tisch, sobald genug von ihnen warten.
tournament-begin = Abend beginnen
tournament-pair = Runde { $round } beginnen
tournament-pair-final = Finale beginnen
tournament-bell = Schluss läuten
tournament-close = Turnier beenden
tournament-close-sure = Danach kann niemand weiterspielen, und Tische ohne Ergebnis zählen nicht. Ergebnisse kannst du weiterhin berichtigen.
tournament-close-yes = Jetzt beenden
tournament-correct = Berichtigen

## Inviting, screen, paper

tournament-invite = Einladen
tournament-invite-link = Wer diesen Link öffnet, kann mitspielen.
tournament-invite-listed = Alle finden dieses Turnier in der Liste. Auch der Link führt hierher.
tournament-invite-group = Der Link gilt für Mitglieder der Gruppe.
tournament-link = Link zum Turnier
tournament-qr = QR-Code mit dem Link zum Turnier
tournament-big = Große Anzeige
tournament-csv = Rangliste als Datei (CSV)
tournament-csv-tables = Tische als Datei (CSV)
tournament-print = Drucken
tournament-fill-screen = Vollbild
tournament-scan = Zum Mitspielen diesen Code scannen
tournament-join-late = Du kannst noch einsteigen
tournament-pause = Anhalten
tournament-turn = Weiter
