# Avvisi a chi non c’è, e la sezione in cui si chiedono.

## Cosa dice un avviso. Senza nomi.

notice-turn = Tocca a te
notice-turn-text = Una partita aspetta la tua mossa.
notice-reminder = Resta poco tempo
notice-reminder-text = La maggior parte del tempo per la tua mossa è passata.
notice-table = Il tuo tavolo è pronto
notice-table-text = Comincia il prossimo turno del tuo torneo.
notice-sign-in = Il tuo accesso è cambiato
notice-sign-in-text = Una tua carta o passkey è stata cambiata. Se non l’hai fatto tu, accedi oggi con la carta precedente.
notice-test = Una prova
notice-test-text = Gli avvisi arrivano qui.

## La sezione. $kind è un servizio, $label un browser o un host, $what una riga di una lista.

notice-title = Avvisi
notice-lead = Per le partite con giorni per mossa: un avviso quando tocca a te e un promemoria. Non arriva nulla mentre Throwdown è aperto.
notice-device = Questo dispositivo
notice-device-on = Attiva su questo dispositivo
notice-device-off = Disattiva su questo dispositivo
notice-device-is-on = Gli avvisi arrivano su questo dispositivo.
notice-device-blocked = Questo browser blocca gli avvisi di questa pagina. Consentili nelle impostazioni del browser.
notice-device-failed = Il browser non si è potuto registrare per gli avvisi. Riprova più tardi.
notice-device-none = Questo browser non può mostrare avvisi, oppure questa pagina non ha https.
notice-device-install = Su iPhone o iPad, metti prima questa pagina nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home». Aprila da lì.
notice-off-here = Questo server non invia avvisi ai browser.
notice-places = Dove arrivano gli avvisi
notice-place = { $kind }: { $label }
notice-place-failing = L’ultimo avviso non è stato consegnato.
notice-kind-push = Browser
notice-kind-webhook = Webhook
notice-test-send = Invia una prova
notice-test-send-to = Invia una prova: { $what }
notice-tested-sent = Un avviso di prova è in arrivo.
notice-tested-gone = Lì non c’è più nulla. È stato tolto dalla lista.
notice-tested-refused = La prova non è stata accettata lì. Controlla l’indirizzo.
notice-tested-later = Nessuna risposta da lì. Riprova più tardi.
notice-remove = Togli
notice-remove-what = Togli: { $what }
notice-webhook = Invia a un altro servizio
notice-webhook-lead = Questo server può inviare a: { $hosts }. Con l’indirizzo chiunque può scrivere lì: tienilo per te.
notice-webhook-url = Indirizzo del webhook
notice-webhook-add = Aggiungi
notice-quiet = Ore di silenzio
notice-quiet-lead = Gli avvisi aspettano la fine delle ore di silenzio.
notice-quiet-from = Dalle
notice-quiet-until = Alle
notice-quiet-save = Salva
notice-quiet-none = Nessuna ora di silenzio
notice-quiet-saved = Salvato, nel fuso orario { $zone }.
