# The host’s desk, bans, people at a table, and the bots of a person.
# $name and $by are people, $until and $date are days.

## The desk

desk-title = Moderation
desk-lead = Für alle, die sich um diesen Server kümmern.
desk-reports = Meldungen
desk-people = Leute
desk-no-server = Dafür braucht es einen Server.
desk-cancel = Abbrechen
desk-nobody = jemand, der nicht mehr da ist

## Reports

desk-no-reports = Es wartet keine Meldung.
desk-report-days =
    { $days ->
        [one] Eine Meldung wird gelöscht, wenn sie erledigt ist, spätestens nach einem Tag.
       *[other] Eine Meldung wird gelöscht, wenn sie erledigt ist, spätestens nach { $days } Tagen.
    }
desk-report-line = { $by } meldet eine Zeile von { $name }.
desk-report-person = { $by } meldet { $name }: die Person oder den Namen.
desk-report-no-lines = An diesem Tisch wurde nicht gechattet.
desk-lines = Die letzten Zeilen dort
desk-settle = Erledigt: löschen
desk-close-table = Tisch schließen
desk-decide = Über { $name } entscheiden

## People

desk-search = Name oder Kennung
desk-search-do = Suchen
desk-search-how = Such nach ganzen Wörtern eines Namens. Buchstaben, die sich ähnlich sehen, gelten als gleich. Ohne ein Wort siehst du die, die zuletzt kamen.
desk-none-found = Es wurde niemand gefunden.
desk-came = Da seit { $date }
desk-guest = Gast in einem Browser
desk-bot = Bot
desk-host = Leitung
desk-act-ban = Sperren
desk-act-mute = Stumm schalten
desk-act-name = Umbenennen
desk-is =
    { $kind ->
        [ban] Gesperrt bis { $until }
        [mute] Stumm bis { $until }
       *[name] Kann den Namen bis { $until } nicht ändern
    }
desk-lift =
    { $kind ->
        [ban] Sperre aufheben
        [mute] Wieder chatten lassen
       *[name] Namen wieder freigeben
    }
desk-why = Grund
desk-reason =
    { $reason ->
        [insult] Beleidigungen oder Drohungen
        [unfair] unfaires Spiel
        [spam] Spam oder gestörte Spiele
        [name] ein Name, der hier nicht erwünscht ist
       *[rules] die Regeln dieses Servers
    }
desk-long = Wie lange
desk-length =
    { $length ->
        [hour] eine Stunde
        [day] einen Tag
        [week] sieben Tage
        [month] dreißig Tage
       *[year] ein Jahr
    }
desk-new-name = Neuer Name
desk-do = Entscheiden

## A person who is banned

desk-banned = Du kannst hier zurzeit nicht spielen
desk-banned-until = Das endet am { $until }.
desk-banned-data = Was über dich gespeichert ist, bleibt deins: Du kannst es mitnehmen oder löschen.
desk-banned-ask = Wer diesen Server betreibt
desk-sign-out = Hier abmelden

## At a table

desk-here = Leute an diesem Tisch
desk-here-report = { $name } melden
desk-here-hide = Zeilen von { $name } ausblenden
desk-here-show = Zeilen von { $name } wieder zeigen

## Bots

desk-bots = Meine Bots
desk-bots-lead = Ein Bot ist ein Programm von dir, das hier spielt. Sein Token lässt ihn herein, und niemand sonst sollte es haben.
desk-bots-docs = Wie man einen Bot schreibt
desk-bots-none = Du hast noch keine Bots.
desk-bot-name = Name des Bots
desk-bot-make = Bot anlegen
desk-bot-once = Das Token von { $name } wird nur jetzt gezeigt: Kopiere es.
desk-bot-seen = Zuletzt da am { $date }
desk-bot-now = Gerade verbunden
desk-bot-out = Er hat zurzeit kein Token.
desk-bot-save = Speichern
desk-bot-rotate = Neues Token
desk-bot-rotate-of = { desk-bot-rotate }: { $name }
desk-bot-revoke = Token zurücknehmen
desk-bot-revoke-of = { desk-bot-revoke }: { $name }
desk-bot-errors = Was der Server zuletzt abgelehnt hat
desk-bot-no-errors = Nichts wurde abgelehnt.
desk-limits = Grenzen für jeden Bot
desk-limit =
    { $name ->
        [requests_per_minute] Anfragen einer Adresse in einer Minute
        [seat_messages] Nachrichten beim Spielen in { $window } Sekunden
        [watcher_messages] Nachrichten beim Zuschauen in { $window } Sekunden
        [throws_per_s] Würfe eines Platzes in einer Sekunde
        [chat_messages] Chatzeilen in { $chat } Sekunden
        [sockets_per_account] Offene Verbindungen
        [tables_per_person] Offene Tische
       *[standing_bots] Bots von dir, die in der Lobby bereit sind
    }
