# La forza di una persona, come un posto tra i bot. $lower, $upper e $level sono nomi di bot (page-level-…).

rating-between = Sei tra i bot { $lower } e { $upper }.
rating-above = Sei sopra il bot { $level }.
rating-below = Sei sotto il bot { $level }.
rating-open = È troppo presto per dire dove sei tra i bot.
# $place è una delle frasi qui sopra.
rating-more = { $place } Circa altre { $games } partite direbbero di più.
rating-no-anchors =
    { $games ->
        [one] Non si può ancora nominare un bot. Serve ancora una partita tra persone con un bot al tavolo.
       *[other] Non si può ancora nominare un bot. Servono ancora { $games } partite tra persone con un bot al tavolo.
    }

## La pagina

rating-arena = Nell’arena
rating-band = La fascia mostra dove puoi essere. Per nove persone su dieci il vero posto è nella loro fascia.
rating-games =
    { $games ->
        [0] Qui non conta ancora nessuna partita.
        [one] Qui conta una partita.
       *[other] Qui contano { $games } partite.
    }
rating-counted = Quali partite contano
rating-counted-people = Una partita conta se due o più persone la giocano su un server. Possono partecipare dei bot.
rating-counted-places = Le partite su un solo dispositivo, senza server o con consigli non contano. Nell’arena non contano nemmeno le partite con dadi casuali.
rating-counted-leave = Chi se ne va è ultimo. Se un bot continua al suo posto, conta il risultato del bot.
rating-counted-bots = I bot hanno posti fissi sulla scala. Dopo dieci partite tra persone con un bot al tavolo viene nominato il tuo posto tra loro.
rating-counted-time = Il tempo senza partite allarga la fascia.
rating-uncounted = Le tue ultime partite che non contano

## Perché una partita non conta

rating-why-waits = Sarà contata tra un momento.
rating-why-pool = Non c’è una scala per questo modo di giocare.
rating-why-host = È stata giocata su un solo dispositivo o senza server.
rating-why-learning = I consigli erano permessi.
rating-why-handicap = Non tutti giocavano con le stesse regole.
rating-why-result = Nessuno ha vinto.
rating-why-people = Hanno giocato meno di due persone.
rating-why-seats = Una persona aveva più posti.
rating-why-bot = Ha giocato un bot di cui non si conosce la forza.
