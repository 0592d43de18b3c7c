# Le lezioni: prima di un passo, che cosa fare; «-done» quando è fatto. Una o due frasi, brevi per un telefono.

lesson-title = Lezione
lesson-steps = Passi della lezione
lesson-step = Passo { $step } di { $count }
lesson-back = Indietro
lesson-skip = Salta
lesson-next = Avanti
lesson-retry = Ancora una volta
lesson-over = Dall’inizio
lesson-leave = Esci
lesson-again = Non è riuscito. Rimetti tutto a posto e riprova.
lesson-turned = Per questo passo il dado è stato girato in mano. A un tavolo decide il caso.

# Ciò che il regolamento dell’edizione lascia al tavolo: $choices elenca queste scelte, ognuna come sotto.
lesson-agree = Prima della partita decidete insieme: { $choices }.
lesson-agree-start-x = una X sul primo dado (si rilancia o si gira)
lesson-agree-supply-visibility = le scorte (visibili o nascoste)
lesson-agree-pre-move = i dadi contro la parete (si spostano o restano lì)
lesson-agree-tournament-tie = la parità in un torneo (si condivide la vittoria o si gioca uno spareggio)
lesson-agree-active-elements = gli elementi attivi (alcuni o tutti)

## Il cuore di tutti i giochi d’arena

lesson-strike-throw = Ogni turno comincia con un dado: tiralo indietro e lascialo andare, o premi «{ page-throw }».
lesson-strike-throw-done = Questo era un lancio. I dadi nell’{ place-arena } sono lì per tutti.
lesson-strike-pair = Ci sono tutti e cinque i numeri. Lancia un dado: se non mostra X, è uguale a uno di essi.
lesson-strike-pair-done = I simboli uguali sono tuoi, non importa chi li ha lanciati. Così finisce il tuo turno.
lesson-strike-lost = Lancia: questo dado mostrerà una X.
lesson-strike-lost-done = Un dado che mostra X è eliminato dal gioco per sempre, anche se l’ha girato un colpo.
lesson-strike-on = Nessuna combinazione, ma ci sono quattro numeri diversi. Lancia ancora un dado.
lesson-strike-on-done = Puoi continuare se non ci sono combinazioni e hai ancora dadi.
lesson-strike-stop = Nessuna combinazione e ti restano solo due dadi. Fermati e tienili.
lesson-strike-stop-done = I tuoi dadi sono al sicuro. Il giocatore successivo gioca con quello che c’è.
lesson-strike-hit = Scegli «{ arena-manner-hit }», mira a un dado e lancia: un dado colpito può girarsi.
lesson-strike-hit-done = Anche i dadi girati possono formare combinazioni. Quelli che saltano fuori sono eliminati dal gioco.
lesson-strike-all = L’{ place-arena } è vuota quando comincia il tuo turno: lanci tutti i tuoi dadi insieme.
lesson-strike-all-done = Tutte le combinazioni sono tue, il resto rimane. Senza combinazioni sei eliminato.
lesson-strike-last = È il tuo ultimo dado. Solo con una combinazione resti in gioco.
lesson-strike-last-done = Ce l’hai fatta! Vince l’ultimo giocatore che ha dadi. Il gioco è tutto qui.

## Gli elementi

lesson-impact-place = Scegli che cosa mostra il primo dado.
lesson-impact-place-done = Un dado sta sempre lì fin dall’inizio, e non mostra mai il lato vuoto.
lesson-impact-pair = Ci sono tutti e cinque i simboli. Lancia un dado: se non mostra il lato vuoto, è uguale a uno di essi.
lesson-impact-pair-done = Puoi prendere i simboli uguali, non importa chi li ha lanciati. Il turno finisce anche se li lasci.
lesson-impact-lost = Lancia: questo dado mostrerà il lato vuoto.
lesson-impact-lost-done = Un dado che mostra il lato vuoto è eliminato dal gioco per sempre, anche se l’ha girato un colpo.
lesson-impact-move = Prima di un lancio puoi spostare dadi. Avvicinane due se vuoi, poi lancia contro di loro.
lesson-impact-move-done = Spostare non costa niente. Nessun dado si gira o s’impila a mano.
lesson-impact-stop = Nessuna combinazione e ti restano tre dadi. Fermati e tienili.
lesson-impact-stop-done = I tuoi dadi sono al sicuro. Un giocatore senza dadi è eliminato.
lesson-impact-all = { effect-big-bang }: l’{ place-arena } è vuota, quindi lanci tutti i tuoi dadi insieme.
lesson-impact-all-done = Puoi prendere tutte le combinazioni, il resto rimane. Vince l’ultimo giocatore che ha dadi.

## Un potere

lesson-impact-power-storm = { effect-storm }: lancia. Con due o più fulmini tutti gli altri lanciano un dado.
lesson-impact-power-storm-done = Poi puoi prendere tutte le combinazioni, anche i loro dadi.
lesson-impact-power-hurricane = { effect-hurricane }: hai tre dadi, il tuo vicino di destra nove. Lancia.
lesson-impact-power-hurricane-done = Prima puoi prendere le combinazioni, poi tutti passano i dadi a sinistra.
lesson-impact-power-boulders = { effect-boulders }: lancia, e prendi due pietre.
lesson-impact-power-boulders-done = Le pietre che prendi formano una { place-pile } davanti a te.
lesson-impact-power-pile = Hai una { place-pile } di tre dadi. Sceglila e lanciala.
lesson-impact-power-pile-done = Puoi lanciare l’intera { place-pile }: conta come un solo lancio.
lesson-impact-power-swamp = { effect-swamp }: ci sono due simboli d’acqua. Lancia.
lesson-impact-power-swamp-done = Nessuno prende mai l’acqua. Colpiscila: un dado che gira su un altro simbolo può formare una combinazione.
lesson-impact-power-fire = { effect-fire }: due fuochi avviano una gara. Pochi dadi s’impilano in fretta. Lancia.
lesson-impact-power-fire-done = Chi finisce prima la torre prende tutte le combinazioni. Qui il tuo tempo era casuale; a un tavolo impili tu.

## Tutti i poteri

lesson-impact-avatar-any = Tutti i poteri sono attivi e ci sono tutti i simboli. Lancia e guarda.
lesson-impact-avatar-any-done = Una combinazione scatena il suo potere. Solo l’acqua resta semplicemente lì.
lesson-impact-avatar-order = Ora lancia tutti i tuoi dadi insieme: possono agire più poteri.
lesson-impact-avatar-order-done = L’ordine consigliato, seguito qui, è { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Ci sono due simboli d’acqua. Lancia.
lesson-impact-avatar-swamp-done = { effect-swamp }: qualunque cosa accada, nessuno prende l’acqua.

## Gli incantesimi

lesson-hp-strike-pair = Ci sono quattro incantesimi. Lancia, e una coppia è tua.
lesson-hp-strike-pair-done = Una coppia lancia anche il suo incantesimo. Ora un incantesimo dopo l’altro.
lesson-hp-strike-confundo = { effect-confundo }: lancia, e guarda a chi tocca dopo.
lesson-hp-strike-confundo-done = Prendi la coppia, e si gioca nell’altro senso.
lesson-hp-strike-relashio = { effect-relashio }: lancia. Poi tutti lanciano un dado insieme, anche tu.
lesson-hp-strike-relashio-done = Solo allora prendi tutte le combinazioni.
lesson-hp-strike-accio = { effect-accio }: lancia, poi prendi ancora un dado a tua scelta.
lesson-hp-strike-accio-done = Hai preso la coppia e un dado in più.
lesson-hp-strike-leviosa = { effect-leviosa }: lancia, poi impila ciò che resta.
lesson-hp-strike-leviosa-done = In una torre conta solo il dado in cima, finché qualcuno non la abbatte.
lesson-hp-strike-immobulus = { effect-immobulus }: lancia, e nessuno prende questa coppia.
lesson-hp-strike-immobulus-done = La coppia resta, e finché sta lì nessun incantesimo agisce.
lesson-hp-strike-all = { effect-expelliarmus } L’{ place-arena } è vuota, quindi lanci tutti i tuoi dadi insieme.
lesson-hp-strike-all-done = Le combinazioni sono tue e lanciano il loro incantesimo, solo { face-immobulus } resta. Vince l’ultimo giocatore che ha dadi.

## I porcellini

lesson-verasselt-roll = Lancia tutti e sette i dadi: ogni porcellino cattura una carta del suo colore.
lesson-verasselt-roll-done = Il tuo { place-catch } è davanti a te. Le doppie barrette non hanno bisogno di carte.
lesson-verasselt-keep = Tocca i dadi che restano, poi lancia. Devi lanciarne almeno quattro.
lesson-verasselt-keep-done = Dopo ogni lancio contano tutti e sette i dadi, anche quelli rimasti.
lesson-verasselt-stop = Hai catturato nove carte e ne restano poche. Fermati.
lesson-verasselt-stop-done = Il tuo { place-catch } aspetta. È tuo se il prossimo giocatore non lo saccheggia.
lesson-verasselt-bust = Ci sono solo carte gialle e blu. Lancia e guarda che cosa può andare storto.
lesson-verasselt-bust-done = Un colore è uscito più volte delle sue carte: { cry-bust.one }. Perdi il { place-catch } e puoi pescare fino a due carte.
lesson-verasselt-boost = Non ci sono carte rosse. Aggiungine dal tuo { place-yard }, poi lancia.
lesson-verasselt-boost-done = Le carte aggiunte rendono un lancio più sicuro e si catturano come le altre.
lesson-verasselt-plunder = Il { place-catch } del tuo predecessore è grande. Scegli di lanciare per quello.
lesson-verasselt-plunder-done = Ora catturi carte da lì. Ciò che lasci va a chi ha giocato prima.
lesson-verasselt-split = Ricevi il tuo { place-catch }. Tocca ciò che va nel { place-yard }; il resto conta.
lesson-verasselt-split-done = Alla fine conta solo il { place-heap }. Il { place-yard } rende i lanci più sicuri.
