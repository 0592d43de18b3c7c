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
lesson-again = Questa volta no. Rimetti tutto a posto e riprova.
lesson-turned = Qui il dado è stato girato in mano; a un tavolo decide il caso.

## Il cuore di tutti i giochi d’arena

lesson-strike-throw = Ogni turno comincia con un dado: tiralo indietro e lascialo andare, o premi «{ page-throw }».
lesson-strike-throw-done = Questo era un lancio. Ciò che sta nell’{ place-arena } è lì per tutti.
lesson-strike-pair = Ci sono tutti e cinque i numeri. Lancia un dado e trova il suo gemello.
lesson-strike-pair-done = I simboli uguali puoi prenderli, chiunque li abbia lanciati. Il turno finisce anche se li lasci.
lesson-strike-lost = Lancia: questo dado mostrerà una X.
lesson-strike-lost-done = Una X è fuori dal gioco per sempre, anche se l’ha girata un colpo.
lesson-strike-on = Niente combina, ma ci sono quattro numeri diversi. Lancia ancora un dado.
lesson-strike-on-done = Puoi continuare finché niente combina e hai dadi.
lesson-strike-stop = Niente combina e ti restano solo due dadi. Fermati e tienili.
lesson-strike-stop-done = I tuoi dadi sono al sicuro, e chi segue trova quello che c’è.
lesson-strike-hit = Scegli «{ arena-manner-smash }», mira a un dado e lancia: un dado colpito può girarsi.
lesson-strike-hit-done = Anche i dadi girati possono combinare. Quelli che saltano fuori sono persi.
lesson-strike-all = L’{ place-arena } è vuota quando comincia il tuo turno: tutti i tuoi dadi volano insieme.
lesson-strike-all-done = Tutto ciò che combina è tuo, il resto rimane. Senza nulla saresti fuori.
lesson-strike-last = È il tuo ultimo dado. Solo se combina resti in gioco.
lesson-strike-last-done = Salvo! Vince l’ultimo che ha ancora dadi. Il gioco è tutto qui.

## Gli elementi

lesson-impact-place = Scegli che cosa mostra il primo dado.
lesson-impact-place-done = Un dado sta sempre lì per primo, e mai con il lato vuoto in alto.
lesson-impact-pair = Ci sono tutti e cinque i simboli. Lancia un dado e trova il suo gemello.
lesson-impact-pair-done = I simboli uguali puoi prenderli, chiunque li abbia lanciati. Il turno finisce anche se li lasci.
lesson-impact-lost = Lancia: questo dado mostrerà il lato vuoto.
lesson-impact-lost-done = Un lato vuoto è fuori dal gioco per sempre, anche se l’ha girato un colpo.
lesson-impact-move = Prima di un lancio puoi spostare dadi. Avvicinane due se vuoi, poi lancia contro.
lesson-impact-move-done = Spostare non costa niente. Nessun dado si gira o s’impila a mano.
lesson-impact-stop = Niente combina e ti restano tre dadi. Fermati e tienili.
lesson-impact-stop-done = I tuoi dadi sono al sicuro. Chi non ne ha più è fuori.
lesson-impact-all = { effect-big-bang }: l’{ place-arena } è vuota, quindi tutti i tuoi dadi volano insieme.
lesson-impact-all-done = Puoi prendere tutto ciò che combina, il resto rimane. Vince l’ultimo che ha ancora dadi.

## Un potere

lesson-impact-power-storm = { effect-storm }: lancia, e due fulmini fanno lanciare un dado a tutti gli altri.
lesson-impact-power-storm-done = Poi puoi prendere tutto ciò che combina, anche i loro dadi.
lesson-impact-power-hurricane = { effect-hurricane }: hai tre dadi, chi siede alla tua destra nove. Lancia.
lesson-impact-power-hurricane-done = Prima puoi prendere ciò che combina, poi tutti passano i dadi a sinistra.
lesson-impact-power-boulders = { effect-boulders }: lancia, e prendi due pietre.
lesson-impact-power-boulders-done = Le pietre che prendi formano una { place-pile } davanti a te.
lesson-impact-power-pile = Davanti a te c’è una { place-pile } di tre dadi. Sceglila e lanciala.
lesson-impact-power-pile-done = Può volare intera: allora conta come un solo lancio.
lesson-impact-power-swamp = { effect-swamp }: ci sono due simboli d’acqua. Lancia.
lesson-impact-power-swamp-done = L’acqua non si prende mai. Colpiscila: con un altro simbolo può combinare.
lesson-impact-power-fire = { effect-fire }: due fuochi avviano una gara, e pochi dadi s’impilano in fretta. Lancia.
lesson-impact-power-fire-done = La prima torre prende tutto ciò che combina. Qui il caso ha corso per te; a un tavolo impili tu.

## Tutti i poteri

lesson-impact-avatar-any = Tutti i poteri sono svegli e ci sono tutti i simboli. Lancia e guarda.
lesson-impact-avatar-any-done = Ciò che combina scatena il suo potere.
lesson-impact-avatar-order = Ora tutti i tuoi dadi insieme: possono agire più poteri.
lesson-impact-avatar-order-done = L’ordine consigliato, seguito qui, è { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Ci sono due simboli d’acqua. Lancia.
lesson-impact-avatar-swamp-done = { effect-swamp }: qualunque cosa accada, nessuno prende l’acqua.

## Gli incantesimi

lesson-hp-strike-pair = Ci sono quattro incantesimi. Lancia, e una coppia è tua.
lesson-hp-strike-pair-done = Una coppia lancia anche il suo incantesimo. Ora uno dopo l’altro.
lesson-hp-strike-confundo = { effect-confundo }: lancia, e guarda a chi tocca.
lesson-hp-strike-confundo-done = Prendi la coppia, e si gioca nell’altro senso.
lesson-hp-strike-relashio = { effect-relashio }: lancia. Poi tutti lanciano un dado insieme, anche tu.
lesson-hp-strike-relashio-done = Solo allora prendi tutto ciò che combina.
lesson-hp-strike-accio = { effect-accio }: lancia, poi prendi ancora un dado a tua scelta.
lesson-hp-strike-accio-done = Era la coppia e un dado in più.
lesson-hp-strike-leviosa = { effect-leviosa }: lancia, poi impila ciò che resta.
lesson-hp-strike-leviosa-done = Di una torre conta solo il dado in cima, finché qualcuno la abbatte.
lesson-hp-strike-immobulus = { effect-immobulus }: lancia, e nessuno prende questa coppia.
lesson-hp-strike-immobulus-done = La coppia resta, e finché sta lì nessun incantesimo agisce.
lesson-hp-strike-all = { effect-expelliarmus }: l’{ place-arena } è vuota, quindi tutti i tuoi dadi volano insieme.
lesson-hp-strike-all-done = Tutto ciò che combina è tuo e fa il suo incantesimo. Vince l’ultimo che ha ancora dadi.

## I porcellini

lesson-verasselt-roll = Lancia tutti e sette i dadi: ogni porcellino cattura una carta del suo colore.
lesson-verasselt-roll-done = Il tuo { place-catch } è davanti a te. Le doppie barrette non vogliono carte.
lesson-verasselt-keep = Tocca i dadi che devono restare, poi lancia. Se ne lanciano almeno quattro.
lesson-verasselt-keep-done = Dopo ogni lancio contano tutti e sette i dadi, anche quelli rimasti.
lesson-verasselt-stop = Hai nove carte e ne restano poche. Fermati.
lesson-verasselt-stop-done = Il tuo { place-catch } aspetta. È tuo se chi segue non lo saccheggia.
lesson-verasselt-bust = Ci sono solo carte gialle e blu. Lancia e guarda che cosa può andare storto.
lesson-verasselt-bust-done = Un colore è uscito più volte delle sue carte: { cry-bust.one }. Perdi il { place-catch } e puoi pescare fino a due carte.
lesson-verasselt-boost = Non ci sono carte rosse. Aggiungine dal tuo { place-yard }, poi lancia.
lesson-verasselt-boost-done = Le carte aggiunte rendono un lancio più sicuro e si catturano come le altre.
lesson-verasselt-plunder = Il { place-catch } di chi ti precede è ricco. Scegli di lanciare per quello.
lesson-verasselt-plunder-done = Ora catturi da lì. Ciò che lasci va a chi lo possiede.
lesson-verasselt-split = Ricevi il tuo { place-catch }. Tocca ciò che va nel { place-yard }; il resto conta.
lesson-verasselt-split-done = Alla fine conta solo il { place-heap }. Il { place-yard } rende i lanci più sicuri.
