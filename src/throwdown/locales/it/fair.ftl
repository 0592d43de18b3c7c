# Che cosa ha trovato la pagina controllando da sola i dadi di una partita.

fair-checking = Il tuo browser controlla i dadi …
fair-place = Giocata senza server: nessun altro ha fissato questi dadi.
fair-none = Per controllare serve la connessione: su questo dispositivo non c’è la registrazione della partita.

## Verificare una partita: che cosa serve, a che punto è, e se questo dispositivo ha visto la partita.

fair-offer = Il tuo browser può verificare questa partita da solo: ricalcola ogni lancio e ogni mossa.
fair-offer-size = Per farlo carica { $mb } MB una volta e li conserva.
fair-offer-again = Per farlo carica { $mb } MB. Questo browser non può conservarli qui.
fair-missing = Questo server non ha i file con cui un browser verifica una partita. Il comando qui sotto la verifica.
fair-starting = La verifica parte …
fair-running = Riga { $done } di { $total } …
fair-failed = La verifica si è interrotta su questo dispositivo. Riprova, o usa il comando qui sotto.
fair-seen-holds = È la partita che hai giocato: corrisponde a ciò che questo dispositivo ha visto prima del primo lancio.
fair-seen-differs = NON è la partita che questo dispositivo ha visto: prima del primo lancio era stato promesso altro.
fair-seen-unseen = Questo dispositivo non ha mai visto questa partita. Chiedi a chi ha giocato se l’impronta è la stessa.
fair-signature-holds = Firmato alla fine da { $names }.
fair-signature-unbound = Firmato alla fine da { $names }, con una chiave che questo browser non conosce: confrontala con loro.

## Rilanciare una mano, nel browser.

fair-again-loading = Carico la fisica …
fair-again-engine = Questa pagina non ha la fisica di questa partita e quindi non può rilanciare i suoi dadi.
fair-again-wasm = Questo browser non può lanciare dadi: gli manca WebAssembly.
fair-again-memory = Questo dispositivo non ha abbastanza memoria per lanciare dadi.
fair-again-offline = Non è stato possibile caricare la fisica: non c’è connessione.
fair-again-failed = La fisica si è fermata in questo browser.

## Che cosa può fare chiunque a casa.

fair-home = Per verificarla su un computer con Throwdown, scarica la registrazione e usa questo comando:
fair-binding = I giocatori scambiano le chiavi dei dadi …
