# What is stored about a person, the rights to it, and who runs the server.
# $days is a number of days, $games how many games, $count how many rows.

privacy-mine = Che cosa è salvato su di me
privacy-lead = Leggilo, portalo con te o cancellalo: subito e senza chiedere a nessuno.
privacy-show = Mostra
privacy-download = Scarica tutto (JSON)
privacy-kind =
    { $what ->
        [bots] I tuoi bot
        [sessions] Dispositivi e chiavi collegati
        [credentials] Con che cosa accedi
        [tickets] Link dell’host
        [seats] Tavoli che ti aspettano
        [names] Il tuo nome ai tavoli
        [chat] I tuoi messaggi
        [games] Partite ai tuoi tavoli
        [plays] I tuoi risultati
        [groups] Gruppi
        [host] Il tuo ruolo su questo server
        [sanctions] Decisioni di chi gestisce il server
        [reports] Segnalazioni su di te
        [reported] Le tue segnalazioni
        [reported_lines] Righe tue accanto a segnalazioni
        [desk] Che cosa c’è nel registro del pannello
        [muted] Persone che nascondi
        [bot_errors] Che cosa è stato rifiutato ai tuoi bot
        [moves] Mosse a cui si è risposto di recente
        [withdrawn] Nomi già ritirati
       *[person] Tu: nome, lingua, prima e ultima visita
    }: { $count }
privacy-correct = Un altro nome
privacy-correct-why = Cambi il tuo nome nel menu e vale dalla prossima partita. Anche gli elenchi delle partite passate possono mostrarlo. I replay e le registrazioni conservano il nome di allora: la prova dei dadi ne contiene l’impronta. Ma lì puoi ritirarlo.
privacy-rename = Mostrare il mio nome attuale negli elenchi delle partite passate
privacy-renamed = Gli elenchi delle partite passate mostrano ora il tuo nome attuale.
privacy-withdraw = Ritirare il mio nome dalle partite passate
privacy-withdraw-sure = Il tuo nome scompare da tutte le partite finite. Non si può annullare.
privacy-withdraw-do = Ritirare per sempre
privacy-withdrawn =
    { $games ->
        [one] Il tuo nome è scomparso da una partita.
       *[other] Il tuo nome è scomparso da { $games } partite.
    }
privacy-delete = Cancellami
privacy-delete-lead = Il tuo nome scompare da ogni partita, chat, gruppo ed elenco, e tutto ciò con cui accedi viene cancellato. Gli altri conservano le partite; lì sei solo un giocatore senza nome. Dove una partita è in corso, continua un bot.
privacy-delete-sure = Questo ti cancella su tutti i dispositivi. Nessuno può annullarlo, nemmeno l’host.
privacy-delete-do = Cancellami per sempre
privacy-delete-here = Rimuovi anche le partite su questo dispositivo: anche lì c’è il tuo nome.
privacy-deleted = Sei cancellato. Niente su questo server porta più il tuo nome.
privacy-cancel = Annulla

## The pages of the host

privacy-host = Chi gestisce questo server
privacy-host-unknown = L’host non ha ancora indicato chi gestisce questo server.
privacy-contact = Come contattarlo
privacy-what = Che cosa si salva, e per quanto tempo
privacy-what-name = Il nome che scegli, la tua lingua e quando sei stato qui.
privacy-what-games-ever = Partite con tutte le mosse e i risultati, per sempre: le vede chi ha il link.
privacy-what-games =
    { $days ->
        [one] Partite con tutte le mosse e i risultati, fino a un giorno dopo la fine: le vede chi ha il link.
       *[other] Partite con tutte le mosse e i risultati, fino a { $days } giorni dopo la fine: le vede chi ha il link.
    }
privacy-what-chat-ever = Ciò che scrivi in chat. Non si cancella automaticamente.
privacy-what-chat =
    { $days ->
        [one] Ciò che scrivi in chat, per un giorno.
       *[other] Ciò che scrivi in chat, per { $days } giorni.
    }
privacy-what-guests-ever = Gli ospiti restano, anche senza partite finite.
privacy-what-guests =
    { $days ->
        [one] Gli ospiti senza partite finite si dimenticano dopo un giorno senza visite.
       *[other] Gli ospiti senza partite finite si dimenticano dopo { $days } giorni senza visite.
    }
privacy-what-reports =
    { $days ->
        [one] Le segnalazioni a chi gestisce il server e le righe di chat accanto: finché sono risolte, al massimo un giorno.
       *[other] Le segnalazioni a chi gestisce il server e le righe di chat accanto: finché sono risolte, al massimo { $days } giorni.
    }
privacy-what-cookie = Un cookie che fa accedere questo browser, fino a { $days } giorni dopo la tua ultima visita. Non ce ne sono altri.
privacy-what-keys = Con che cosa accedi altrove, in forma illeggibile: impronte di codici e chiavi pubbliche.
privacy-what-address = Il tuo indirizzo di rete serve a limitare gli abusi e non viene salvato. Il registro del server non contiene né nomi né indirizzi.
privacy-what-others = Niente viene trasmesso: niente pubblicità, niente conteggio delle visite, niente altri servizi.
privacy-what-backup = Le copie di sicurezza dell’host possono contenere un nome per un po’. Se una viene ripristinata, le persone cancellate vengono cancellate di nuovo.
privacy-rights = I tuoi diritti
privacy-rights-text = Puoi vedere, portare con te, correggere e cancellare ciò che è salvato su di te, in ogni momento e senza chiedere.
privacy-rights-link = A ciò che è salvato su di me
privacy-imprint-none = L’host non ha ancora scritto le note legali.
