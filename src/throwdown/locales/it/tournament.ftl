# Tornei su molti tavoli: iscrizione, turni, risultati, organizzazione, schermo grande.

## The list

tournament-title = Tornei
tournament-lead = Tanti giocatori, tanti tavoli: una serata del club o un torneo aperto. I telefoni mostrano dove siede ognuno, e una lista mostra chi è in testa.
tournament-none = Al momento qui non ci sono tornei aperti.
tournament-no-server = I tornei hanno bisogno di un server. Questa pagina funziona senza.
tournament-unknown = Questo torneo non esiste, oppure non è aperto a te.
tournament-nameless = Torneo
tournament-count = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
tournament-short-entering = iscrizioni aperte
tournament-short-playing = in corso
tournament-short-between = in corso
tournament-short-over = finito
tournament-yours = lo organizzi tu
tournament-entered = partecipi

## A new one

tournament-new = Nuovo torneo
tournament-its-name = Nome del torneo
tournament-its-name-how = Venerdì al club
tournament-mode = Formula
tournament-mode-swiss = A turni
tournament-mode-evening = Serata aperta
tournament-mode-knockout = A eliminazione
tournament-mode-swiss-how = Tutti giocano ogni turno, contro chi ha più o meno gli stessi punti. Nessuno ritrova gli stessi avversari, se si può evitare.
tournament-mode-evening-how = I giocatori vanno e vengono. Appena ce ne sono abbastanza in attesa, ricevono un tavolo. Conta la media dei punti.
tournament-mode-knockout-how = La metà migliore di ogni tavolo continua, finché resta un solo tavolo.
tournament-size = Tavoli
tournament-size-four = Da quattro
tournament-size-two = Duelli
tournament-size-four-how = Da tre o da cinque dove il numero dei giocatori lo richiede.
tournament-size-two-how = Due giocatori a ogni tavolo.
tournament-rounds = Turni
tournament-final = Alla fine una finale dei migliori
tournament-least = Partite necessarie per entrare in classifica
tournament-play = Dove si gioca
tournament-play-online = Online
tournament-play-device = Un dispositivo per tavolo
tournament-play-box = Scatole vere
tournament-play-online-how = Ognuno gioca sul proprio telefono o computer. I risultati arrivano da soli.
tournament-play-device-how = I giocatori di un tavolo condividono un dispositivo. Giocano lì, oppure inseriscono il risultato.
tournament-play-box-how = I giocatori di un tavolo usano dadi veri. Uno inserisce il risultato su un telefono, oppure il telefono fa da arbitro.
tournament-boxes = Scatole vere nella sala
tournament-boxes-how = Vanno prima ai tavoli con giocatori senza dispositivo.
tournament-open-to = Chi può partecipare
tournament-open-to-link = Chi ha il link
tournament-open-to-listed = Chiunque
tournament-open-to-group = Un gruppo
tournament-group = Gruppo
tournament-fill = I bot completano i tavoli
tournament-fill-none = Niente bot
tournament-minutes = Minuti per turno (0: senza timer)
tournament-minutes-evening = Minuti per la serata (0: senza timer)
tournament-open = Apri il torneo

## What it is, and where it is

tournament-about = { $mode ->
    [evening] { $game }, serata aperta
    [knockout] { $game }, a eliminazione
   *[swiss] { $game }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }{ $final ->
        [true] {" "}e una finale
       *[false] {""}
    }
}{ $tables ->
    [duels] , duelli
   *[tables] {""}
}
tournament-phase-entering = Iscrizioni aperte
tournament-phase-round = Turno { $round } di { $rounds }
tournament-phase-final = Finale
tournament-phase-evening = Serata aperta
tournament-phase-bell = È suonata la campana: le partite cominciate prima contano ancora
tournament-phase-over = Finito
tournament-time-left = Tempo rimasto
tournament-round = Turno { $round }
tournament-played = Partite finite
tournament-tables = Tavoli
tournament-table = Tavolo { $number }
tournament-final-table = Finale
tournament-box = Scatola { $box }
tournament-device = un dispositivo
tournament-box-waits = aspetta una scatola
tournament-box-any = La prossima scatola libera
tournament-corrected = corretto
tournament-void = non conta
tournament-plus = +{ $points }
tournament-place = { $place }º
tournament-byes = Riposo in questo turno: { $names }
tournament-watch = Vai al tavolo

## Entering

tournament-enter-title = Partecipa
tournament-enter-late = È già cominciato. Giochi dal prossimo turno.
tournament-enter = Iscriviti
tournament-enter-as = Iscriviti come { $name }

## The own table

tournament-your-table = Il tuo tavolo:
tournament-your-final = Sei in finale. Il tuo tavolo:
tournament-with = Con { $names }
tournament-to-table = Vai al tavolo
tournament-table-soon = Il tavolo si apre tra un momento.
tournament-type-result = Inserisci il risultato
tournament-referee = Questo telefono fa da arbitro
tournament-hot-seat = Gioca su questo dispositivo
tournament-your-place = Sei al { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
} posto: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
tournament-your-bye = In questo turno riposi e ricevi 3 punti.
tournament-you-are-in = Partecipi al torneo.
tournament-wait-round = Il tuo tavolo appare qui appena comincia il prossimo turno.
tournament-wait-seat = Il tuo tavolo appare qui appena ci sono abbastanza giocatori in attesa.
tournament-wait-knockout = Se giochi il prossimo turno, il tuo tavolo appare qui.
tournament-wait-bell = La campana è suonata: nessuno riceve altri tavoli. La classifica segue quando tutte le partite sono finite.
tournament-wait-final = Tutti i turni sono giocati. Ora tocca alla finale: se ci sei, il tuo tavolo appare qui.
tournament-wait-end = Si gioca la finale. La classifica segue quando è finita.
tournament-left-table = Dopo questo tavolo fai una pausa. Manca ancora il suo risultato.
tournament-you-left = Sei in pausa.
tournament-leave = Fai una pausa o vai a casa
tournament-return = Sono di nuovo qui
tournament-dropped = Chi organizza il torneo ti ha tolto. Chiedi di farti tornare.
tournament-over = Il torneo è finito.
tournament-your-rank = Il tuo posto: { $rank }, con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
tournament-no-rank = Hai { $points ->
    [one] un punto
   *[other] { $points } punti
} e troppo poche partite per la classifica.

## Typing a result

tournament-who-first = Chi ha il primo posto?
tournament-who-next = Chi viene dopo (posto { $place })?
tournament-places = Posti
tournament-tie = Pari
tournament-tied = { $one } è alla pari con { $other }
tournament-result-send = Invia il risultato
tournament-result-again = Da capo
tournament-cancel = Annulla
tournament-preview = Mostra prima gli abbinamenti
tournament-preview-again = Mostra di nuovo
tournament-preview-none = Nessun tavolo: ci sono troppe poche persone.
tournament-preview-met = { $names } hanno già giocato insieme.
tournament-preview-byes = Senza tavolo: { $names }.
tournament-void-do = Questo tavolo non conta

## Standings

tournament-standings = Classifica
tournament-least-how = { $games ->
    [one] Per entrare in classifica serve almeno una partita.
   *[other] Per entrare in classifica servono almeno { $games } partite.
}
tournament-final-decided = La finale ha deciso i primi posti.
tournament-rank = Posto
tournament-name = Giocatore
tournament-games = Partite
tournament-mean = Media
tournament-points = Punti
tournament-with-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
tournament-you = tu
tournament-gone = non c’è più

## Players

tournament-entrants = Giocatori: { $count }
tournament-nobody = Non si è ancora iscritto nessuno.
tournament-paper = senza dispositivo
tournament-filler = bot che completa i tavoli
tournament-late = iscrizione tardiva
tournament-left-name = qualcuno che è uscito
tournament-bot-name = Bot { $number }
tournament-drop = Ritira { $name }
tournament-take-back = { $name } è di nuovo qui
tournament-paper-add = Giocatori senza dispositivo
tournament-paper-how = Un nome per riga
tournament-add = Aggiungi
tournament-bot-add = Un bot come giocatore
tournament-bot-add-do = Aggiungi un bot

## The host

tournament-host = Per chi organizza
tournament-too-few = { $count ->
    [0] Nessuno si è ancora iscritto. Condividi il link o scrivi dei nomi.
    [one] Si è iscritto un giocatore. Un turno ne richiede almeno { $least }.
   *[other] Si sono iscritti { $count } giocatori. Un turno ne richiede almeno { $least }.
}
tournament-ready = { $count ->
    [one] Un giocatore è iscritto.
   *[other] { $count } giocatori sono iscritti.
}
tournament-missing = { $count ->
    [one] Manca un risultato: tavolo { $tables }.
   *[other] Mancano { $count } risultati: tavoli { $tables }.
}
tournament-round-over = Tutti i risultati del turno { $round } sono arrivati.
tournament-evening-runs = I giocatori ricevono un tavolo appena ce ne sono abbastanza in attesa.
tournament-begin = Comincia la serata
tournament-pair = Comincia il turno { $round }
tournament-pair-final = Comincia la finale
tournament-bell = Suona la campana
tournament-close = Chiudi il torneo
tournament-close-sure = Dopo nessuno può più giocare, e i tavoli senza risultato non contano. Puoi ancora correggere i risultati.
tournament-close-yes = Chiudi ora
tournament-correct = Correggi

## Inviting, screen, paper

tournament-invite = Invita
tournament-invite-link = Chi apre questo link può partecipare.
tournament-invite-listed = Tutti trovano questo torneo nella lista. Anche il link porta qui.
tournament-invite-group = Il link vale per i membri del gruppo.
tournament-link = Link al torneo
tournament-qr = Codice QR con il link al torneo
tournament-big = Schermo grande
tournament-csv = Classifica in un file (CSV)
tournament-csv-tables = Tavoli in un file (CSV)
tournament-print = Stampa
tournament-fill-screen = Schermo intero
tournament-scan = Inquadra questo codice per partecipare
tournament-join-late = Puoi ancora partecipare
tournament-pause = Pausa
tournament-turn = Continua
