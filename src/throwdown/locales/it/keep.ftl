# Conservare le partite: con che cosa si accede su un altro dispositivo, e dove si è connessi.
# $name è un nome, $date un giorno.

keep-lead = Giochi come { $name }. Per ora solo questo browser conosce le tue partite. Aggiungi una di queste cose e le ritrovi ovunque.
keep-kept = Giochi come { $name }. Puoi ritrovare le tue partite su ogni dispositivo.
keep-nobody = Hai già giocato qui? Accedi e le tue partite tornano.
keep-remove = Togliere
keep-remove-what = Togliere: { $what }
keep-bots = I miei bot: token, limiti e ciò che è stato loro rifiutato

## La carta

keep-card = Carta di recupero
keep-card-lead = Nove parole su carta. Con queste accedi su ogni dispositivo, senza e-mail.
keep-card-make = Creare una carta
keep-card-has = Hai creato una carta il { $date }.
keep-card-old = La carta precedente vale fino a { $until }. Accedere con quella annulla la modifica e tutto il resto con cui accedi.
keep-card-again = Creare una nuova carta
keep-card-once = Queste parole si vedono solo ora: stampa la carta o copiale.
keep-card-whose = Carta di recupero di { $name }, { $date }
keep-card-how = Su un altro dispositivo scansiona l’immagine. Oppure apri { $address } e scrivi le parole.
keep-card-secret = Con questa carta si può giocare al posto tuo. Trattala come una chiave.
keep-card-qr = Il codice di recupero come immagine da scansionare
keep-card-print = Stampare la carta

## Passkey

keep-passkeys = Passkey
keep-passkeys-lead = Accedere con un tocco: impronta, volto o PIN del tuo dispositivo.
keep-passkey-name = Nome di questa passkey
keep-passkey-add = Aggiungere una passkey
keep-passkey-use = Accedere con una passkey
keep-passkey-failed = La passkey non è stata usata. Riprova o scegli un’altra via.
keep-passkeys-need = Le passkey richiedono https e un indirizzo con un nome. Qui la carta fa lo stesso.

## Dispositivi

keep-devices = Dove hai fatto l’accesso
keep-device = Un browser
keep-device-here = questo dispositivo
keep-device-seen = { $label }, usato il { $date }
keep-sign-out = Uscire
keep-sign-out-of = Uscire: { $what }
keep-sign-out-all = Uscire ovunque
keep-sign-out-warning = Ancora niente conserva le tue partite. Se esci ora, non puoi ritrovarle.
keep-sign-out-anyway = Uscire comunque

## Accedere e unire

keep-sign-in = Accedere
keep-other = Altre tue partite
keep-other-lead = Hai giocato anche su un altro dispositivo o con un altro nome? Accedi qui come quella persona.
keep-code = Parole della tua carta
keep-code-hint = Maiuscole, minuscole e spazi non contano.
keep-join = Portare anche le partite di { $name }
keep-join-lead = Diventate una sola persona con le partite di entrambi. Le partite in corso continuano. Ciò con cui { $name } accede altrove non vale più.
keep-signed-in = Hai fatto l’accesso come { $name }.
keep-reset = Questo link viene da chi gestisce il server. Ti fa accedere una volta. Schede, passkey e token dei tuoi bot non valgono più, e sugli altri dispositivi l’accesso termina.
keep-reset-use = Accedere con il link

## Inviti

keep-invite = Invitare qualcuno
keep-invite-lead = Questo link fa entrare una persona nuova. Vale { $days } giorni.
keep-invite-make = Creare un link
keep-invite-qr = L’invito come immagine da scansionare
keep-invited = Hai un invito
keep-invited-enter = Entrare e giocare
