## Il gioco su questo dispositivo, senza server.

tab-what = Tutto il gioco viene su questo dispositivo. Poi giochi senza connessione: contro i bot, in più persone su questo dispositivo o con l’arbitro per la vostra scatola.
tab-size = Si scaricano { $mb } MB, che restano su questo dispositivo.
tab-begin = Scarica
tab-progress = { $done } di { $total } MB
tab-stop = Ferma
tab-done = Il gioco è su questo dispositivo. Ora questa pagina si apre anche in modalità aereo.
tab-stored = Su questo dispositivo: versione { $version }, { $mb } MB.
tab-partial = Su questo dispositivo ci sono parti del gioco: { $mb } MB. Senza connessione non bastano.
tab-may-go = Il browser può cancellarlo se manca spazio. Per evitarlo, aggiungi questa pagina alla schermata iniziale.
tab-remove = Rimuovi
tab-removed = Il gioco non è più su questo dispositivo. Le partite che hai giocato ci sono ancora.
tab-newer = C’è una versione più nuova. La vecchia resta finché la nuova non è completa.
tab-update = Scarica la nuova versione
tab-play = Gioca su questo dispositivo
tab-http = Questa pagina è stata aperta con http. I browser salvano un gioco solo con https. Chiedi un indirizzo https a chi gestisce il server.
tab-missing = Questo server non ha i file necessari. Chi lo gestisce può installarli; la documentazione spiega come.
tab-device = Giochi su questo dispositivo, senza server.
tab-back = Torna al server
tab-needs = I tavoli con persone altrove, lo schermo grande e i bot forti hanno bisogno di un server.
tab-starting-parts = Caricamento del gioco: { $done } di { $total } MB
tab-starting-python = Il gioco si avvia
tab-starting-slow = Il primo avvio dura fino a quindici secondi.
tab-busy = Il gioco è aperto in un’altra scheda di questo browser.
tab-take-over = Gioca qui
tab-others = Gioca con persone altrove
tab-site = Questa pagina non ha bisogno di un server: tutto avviene sul tuo dispositivo. Le tue partite restano in questo browser.
tab-levels = Questi livelli hanno bisogno di un server, perché calcolano con tabelle grandi: { $levels }.

tab-lacks-wasm = Questo browser è troppo vecchio per giocare senza server: gli manca una parte di WebAssembly. Aggiornalo o usane un altro.
tab-lacks-memory = Questo dispositivo ha poca memoria. L’arbitro e il gioco di carte dovrebbero funzionare; i lanci nell’arena possono chiudere la pagina.
tab-lacks-storage = Questo browser non salva nulla per questa pagina, forse perché la finestra è privata. Esci dalla finestra privata, o permetti a questa pagina di salvare dati.
tab-lacks-room = Su questo dispositivo c’è poco spazio. Libera prima circa 40 MB.
tab-lacks-unpacking = Questo browser è troppo vecchio per decomprimere il gioco. Aggiornalo o usane un altro.

tab-memory = Questo dispositivo ha troppo poca memoria per il gioco. Chiudi altre pagine, poi riprova.
tab-failed = Il gioco non si è avviato su questo dispositivo. Riprova; se non va ancora, usa un altro browser.
tab-not-stored = Il gioco non si è potuto salvare su questo dispositivo. Riprova; se non va ancora, usa un altro browser.
tab-part-broken = Una parte del gioco è arrivata danneggiata. Riprova; se succede ancora, dillo a chi gestisce questa pagina.
tab-part-missing = Una parte del gioco non si è potuta scaricare. Controlla la connessione, poi riprova.
