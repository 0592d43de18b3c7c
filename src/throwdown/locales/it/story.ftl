# La fine di una partita racconta la sua storia; condividere una partita o un lancio.
# $by e $mean sono numeri con un decimale; $what è uno di story-what-…; $face è un simbolo.

story-title = La storia della partita
story-wait = Conteggio dei lanci …
story-luck = È stata fortuna?
story-luck-no = Non più del solito.
story-luck-some = Un po’.
story-luck-yes = Sì, in parte.
story-luck-few = Troppo pochi lanci per dirlo.
story-luck-hands = I dadi da soli non lo dicono: “Tutta la storia” ripete ogni lancio con la stessa mano.
story-luck-normal = Tutti i numeri sono normali: così sono 9 partite su 10.
story-remark =
    { $who ->
        [you] Hai avuto { $by } { $what } { $way } del solito. Succede in 1 partita su { $count }.
       *[player] { $player } ha avuto { $by } { $what } { $way } del solito. Succede in 1 partita su { $count }.
    }
story-more = in più
story-less = in meno
story-what-matches = combinazioni
story-what-lost = { $face }
story-what-out = dadi usciti
story-what-busts = { cry-bust.many }
story-what-caught = carte catturate
story-label-matches = Combinazioni
story-label-out = Fuori
story-label-busts = { cry-bust.Many }
story-label-caught = Carte catturate
story-against = I tuoi lanci e la media
story-choose = Che cosa si conta
story-of =
    { $throws ->
        [one] { $seen } in { $throws } lancio
       *[other] { $seen } in { $throws } lanci
    }
story-usual = circa nella media
story-low-end = fascia bassa del normale
story-high-end = fascia alta del normale
story-rare = 1 partita su { $count }
story-band = 9 partite su 10
story-average = media
story-row = media { $mean }, normale da { $low } a { $high }
story-faces =
    { $count ->
        [one] Facce, { $count } dado lanciato
       *[other] Facce, { $count } dadi lanciati
    }
story-face-rare = { $seen } × { $face } (media { $mean }). Per questa faccia succede in 1 partita su { $count }; per una faccia qualsiasi, in circa 1 su { $any }.
story-course-dice = Dadi davanti a ogni giocatore
story-course-cards = Carte vinte
story-start = inizio
story-throw = lancio { $number }
story-as-table = Come tabella
story-aim = Dove sono andati i lanci
story-aim-told =
    { $throws ->
        [one] { $struck } lancio su { $throws } ha colpito un dado, { $turned } ne ha girato o buttato fuori uno, { $matched } ha dato una combinazione.
       *[other] { $struck } lanci su { $throws } hanno colpito un dado, { $turned } ne hanno girato o buttato fuori uno, { $matched } hanno dato una combinazione.
    }
story-aim-hit = mirato lì, dado colpito
story-aim-none = mirato lì, nessuno colpito
story-aim-landed = fermato lì
story-aim-out = caduto fuori
story-aim-one = Lancio { $number }: { $result }
story-aim-matched = combinazione
story-aim-turned = dado girato
story-aim-struck = dado colpito
story-aim-nothing = niente colpito
story-aim-whose = I lanci di chi
story-everybody = Tutti
story-plunders =
    { $count ->
        [one] { $player }: { $count } saccheggio, carte catturate: { $cards }
       *[other] { $player }: { $count } saccheggi, carte catturate: { $cards }
    }
story-how = Come contiamo la fortuna
story-how-text = Prendiamo ogni lancio di questa partita com’era: gli stessi dadi, con la stessa forza, nella stessa posizione. Da lì calcoliamo esattamente quanto spesso dà una combinazione, quanto spesso un dado esce e che cosa mostra. Tutti i lanci insieme danno la media e la fascia in cui stanno 9 partite su 10. Mirando bene si può fare meglio. Fra tanti numeri, uno o due spiccano sempre.
story-how-hands = I lanci fatti a mano sono contati accanto a lanci comuni, altrettanto forti. Che un dado mostri una X è solo caso. Che esca e che cosa giri dipende anche dalla mano. Per la probabilità di vincere ripetiamo ogni lancio, e così separiamo le due cose.
story-share = Condividi
story-share-throw = Condividi questo lancio
story-copy-this = Copia questo link:
story-preview-game = Una partita a { $game }
story-hundred = Lo stesso lancio, cento volte
story-hundred-why = Il tuo browser ripete questo lancio sugli stessi dadi, ogni volta con un altro tremito e altre facce. Accanto, un lancio più leggero mira allo stesso bersaglio.
story-hundred-which = Quale lancio
story-hundred-go = Lancia cento volte
story-hundred-stop = Ferma
story-hundred-hand = Questo lancio (forza { $force })
story-hundred-calmer = Un lancio più leggero (forza { $force })
story-hundred-matched = combinazione
story-hundred-turned = dado girato
story-hundred-out = uscito
story-hundred-of = { $count } su { $throws }
story-hundred-calm = Questo lancio era già leggero: non ce n’è uno più leggero da confrontare.

## The best throw, at the end of a game

story-best-throw =
    Lancio migliore: { $player }, lancio { $number }: { $count ->
        [one] un dado preso.
       *[other] { $count } dadi presi.
    }
story-best-roll =
    Lancio migliore: { $player }, lancio { $number }: { $count ->
        [one] una carta catturata.
       *[other] { $count } carte catturate.
    }
story-best-watch = Guardalo
story-comeback =
    { $game ->
        [cards] Una rimonta: lo svantaggio era grande.
       *[dice] Una rimonta: era rimasto un solo dado.
    }
