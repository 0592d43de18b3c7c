# Il lancio del giorno: un'arena per tutti, un tentativo al giorno.
# $day is a day, $time a time of the reader's clock, $points, $turned, $out, $count, $done and $total are numbers.

daily-title = Lancio del giorno
daily-today = Il lancio di oggi
daily-goal = Gira i dadi che sono lì. Ogni dado che mostra un’altra faccia dà un punto; ogni dado che esce dall’arena ne costa uno.
daily-once = Un tentativo al giorno, e la stessa arena per tutti.
daily-ends = Il giorno finisce a mezzanotte UTC: { $time } sul tuo orologio.
daily-count = { $count ->
    [0] Nessuno ha ancora lanciato.
    [one] Una persona ha lanciato.
   *[other] { $count } persone hanno lanciato.
}
daily-listed = Il tuo lancio sarà nella lista.
daily-unlisted = Il tuo lancio non sarà nella lista. È per chi poteva accedere da un altro dispositivo prima dell’inizio del giorno.
daily-unlisted-how = Conserva le tue partite e da domani sei nella lista
daily-own-tremor = Il tuo lancio ha un tremito suo, perché nessuno possa provare il lancio del giorno come ospite.
daily-practise = Esercitati prima
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
daily-sum = { $turned ->
    [0] Nessun dado girato
    [one] Un dado girato
   *[other] { $turned } dadi girati
}, { $out ->
    [0] nessuno è uscito dall’arena.
    [one] uno è uscito dall’arena.
   *[other] { $out } sono usciti dall’arena.
}
daily-tomorrow = Torna domani: lista, filmati e la tua GIF si vedono quando il giorno è finito.
daily-locked = Il tuo lancio è salvato, ma non è ancora stato calcolato. Cadrà come l’hai lanciato.
daily-compute = Mostra dove cade
daily-again = Rivedi

## Un giorno finito

daily-list = La lista del { $day }
daily-last = Com’è finito il { $day }
daily-people = { $count ->
    [0] Quel giorno nessuno ha lanciato.
    [one] Una persona ha lanciato.
   *[other] { $count } persone hanno lanciato.
}
daily-none-listed = Nella lista di questo giorno non c’è nessuno.
daily-most = La lista mostra i migliori { $count }. La registrazione contiene tutti i lanci.
daily-place = Posto
daily-name = Nome
daily-points-head = Punti
daily-withdrawn = nome ritirato
daily-you = tu
daily-your-place = Il tuo posto: { $place }
daily-watch = Guarda
daily-watch-of = Guarda il lancio di { $name }
daily-film = GIF
daily-film-of = Salva il lancio di { $name } come GIF
daily-own-film = Salva il mio lancio come GIF
daily-earlier = Il giorno prima
daily-later = Il giorno dopo
daily-pass-on = Passa il link
daily-copied = Il link è copiato.

## Verificare

daily-fair = È stato corretto?
daily-fair-lead = L’impegno è stato pubblicato prima del primo lancio. Ne deriva l’arena, e dal segreto deriva il tremito.
daily-commitment = Impegno
daily-secret = Segreto
daily-verify = Rilancia tutto in questo browser
daily-verify-at = Lancio { $done } di { $total }
daily-verify-holds = { $count ->
    [0] Segreto e arena corrispondono all’impegno. Non c’erano lanci nella lista.
    [one] Segreto e arena corrispondono all’impegno, e il lancio della lista cade come registrato.
   *[other] Segreto e arena corrispondono all’impegno, e tutti i { $count } lanci della lista cadono come registrati.
}
daily-verify-differs = Questo giorno NON è corretto: { $what ->
    [record] una riga della registrazione è stata cambiata
    [commitment] il segreto non corrisponde all’impegno
    [position] l’arena non deriva dall’impegno
   *[throw] il lancio { $number } cade in un altro modo
}.
daily-verify-failed = Questo browser non ha potuto calcolare i lanci.
daily-record = Salva la registrazione

## Altrove

daily-no-server = Il lancio del giorno ha bisogno di un server. Qui puoi esercitarti.
daily-preview-title = Lancio del giorno { $day }
daily-preview-about = La stessa arena per tutti, un tentativo a testa. Quanti dadi giri?
