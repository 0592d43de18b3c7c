# The host’s desk, bans, people at a table, and the bots of a person.
# $name and $by are people, $until and $date are days.

## The desk

desk-title = Moderazione
desk-lead = Per chi si occupa di questo server.
desk-reports = Segnalazioni
desk-people = Persone
desk-no-server = Per questo serve un server.
desk-cancel = Annulla
desk-nobody = qualcuno che non c’è più

## Reports

desk-no-reports = Non ci sono segnalazioni in attesa.
desk-report-days =
    { $days ->
        [one] Una segnalazione si cancella quando è risolta, al più tardi dopo un giorno.
       *[other] Una segnalazione si cancella quando è risolta, al più tardi dopo { $days } giorni.
    }
desk-report-line = { $by } segnala una riga di { $name }.
desk-report-person = { $by } segnala { $name }: la persona o il nome.
desk-report-no-lines = A quel tavolo nessuno ha chattato.
desk-lines = Le ultime righe a quel tavolo
desk-settle = Risolta: cancella
desk-close-table = Chiudi il tavolo
desk-decide = Decidi su { $name }

## People

desk-search = Nome o id
desk-search-do = Cerca
desk-search-how = Cerca parole intere di un nome. Le lettere che si somigliano valgono come uguali. Senza parola vedi chi è arrivato per ultimo.
desk-none-found = Non è stato trovato nessuno.
desk-came = Qui dal { $date }
desk-guest = ospite in un solo browser
desk-bot = bot
desk-host = gestore
desk-act-ban = Escludi
desk-act-mute = Togli la parola
desk-act-name = Rinomina
desk-is =
    { $kind ->
        [ban] Fuori fino al { $until }
        [mute] Senza parola fino al { $until }
       *[name] Nome fisso fino al { $until }
    }
desk-lift =
    { $kind ->
        [ban] Riammetti
        [mute] Ridai la parola
       *[name] Libera il nome
    }
desk-why = Motivo
desk-reason =
    { $reason ->
        [insult] insulti o minacce
        [unfair] gioco scorretto
        [spam] spam o partite disturbate
        [name] un nome che qui non è gradito
       *[rules] le regole di questo server
    }
desk-long = Per quanto tempo
desk-length =
    { $length ->
        [hour] un’ora
        [day] un giorno
        [week] sette giorni
        [month] trenta giorni
       *[year] un anno
    }
desk-new-name = Nuovo nome
desk-do = Decidi

## A person who is banned

desk-banned = Per ora qui non puoi giocare
desk-banned-until = Finisce il { $until }.
desk-banned-data = Ciò che è salvato su di te resta tuo: puoi portarlo via o cancellarlo.
desk-banned-ask = Chi gestisce questo server
desk-sign-out = Esci qui

## At a table

desk-here = Persone a questo tavolo
desk-here-report = Segnala { $name }
desk-here-hide = Nascondi ciò che scrive { $name }
desk-here-show = Mostra ciò che scrive { $name }

## Bots

desk-bots = I miei bot
desk-bots-lead = Un bot è un tuo programma che gioca qui. Il suo token lo fa entrare, e nessun altro dovrebbe averlo.
desk-bots-docs = Come si scrive un bot
desk-bots-none = Non hai ancora bot.
desk-bot-name = Nome del bot
desk-bot-make = Crea un bot
desk-bot-once = Il token di { $name } si vede solo ora: copialo.
desk-bot-seen = Qui l’ultima volta il { $date }
desk-bot-now = Connesso ora
desk-bot-out = Ora non ha un token.
desk-bot-save = Salva
desk-bot-rotate = Nuovo token
desk-bot-rotate-of = { desk-bot-rotate }: { $name }
desk-bot-revoke = Ritira il token
desk-bot-revoke-of = { desk-bot-revoke }: { $name }
desk-bot-errors = Le ultime cose che il server ha rifiutato
desk-bot-no-errors = Non è stato rifiutato nulla.
desk-limits = Limiti per ogni bot
desk-limit =
    { $name ->
        [requests_per_minute] Richieste di un indirizzo in un minuto
        [seat_messages] Messaggi di chi gioca in { $window } secondi
        [watcher_messages] Messaggi di chi guarda in { $window } secondi
        [throws_per_s] Lanci di un posto in un secondo
        [chat_messages] Righe di chat in { $chat } secondi
        [sockets_per_account] Connessioni aperte
        [tables_per_person] Tavoli aperti
       *[standing_bots] Bot tuoi pronti nella sala
    }
