# Ogni regola in una frase: ciò che legge chi chiede "perché?".
# I nomi degli incantesimi e dei giochi vengono dal tema.

## Le regole di tutti i giochi nell’arena

clause-CORE-01 = Il gioco ha 26 dadi uguali. Ognuno ha cinque simboli diversi e { face-lost }.
clause-CORE-02 = Il gioco è per 2-5 giocatori.
clause-CORE-03 =
    { $starting_dice ->
        [none] Si comincia con 8 dadi a testa in due, 7 in tre, 6 in quattro e 5 in cinque.
        [open] Si comincia con 8 dadi a testa in due, 7 in tre, 6 in quattro e 5 in cinque.
       *[some] A questo tavolo i posti cominciano con numeri diversi di dadi, nell’ordine: { $starting_dice }.
    }
clause-CORE-04 = Un dado in più sta nell’arena fin dall’inizio e non mostra mai { face-lost }.
clause-CORE-05 = I dadi che avanzano restano da parte per tutta la partita.
clause-CORE-06 =
    { $first_player ->
        [host_choice] Comincia la persona più anziana, o chi viene scelto dal tavolo; poi si gioca in senso orario.
        [random] La sorte decide chi comincia; poi si gioca in senso orario.
        [oldest] Comincia la persona più anziana; poi si gioca in senso orario.
       *[open] Comincia la persona più anziana, o chi viene scelto dal tavolo; poi si gioca in senso orario.
    }
clause-CORE-07 = Vince l’ultima persona che ha ancora dadi.
clause-CORE-08 = Ogni turno comincia con un lancio: non puoi passare senza lanciare un dado.
clause-CORE-09 = Lancia come vuoi, piano o forte. Puoi colpire i dadi nell’arena.
clause-CORE-10 = Un dado che manca l’arena, rimbalza fuori o viene spinto fuori è subito eliminato dal gioco.
clause-CORE-11 = Dopo un lancio: via i dadi fuori, si raddrizzano quelli in bilico, via i dadi con { face-lost }, poi contano combinazioni ed effetti.
clause-CORE-12 = Ogni dado che mostra { face-lost } è subito eliminato dal gioco, anche se l’ha girato un colpo. Due { face-lost.many } non sono mai una combinazione.
clause-CORE-13 =
    { $collect ->
        [mandatory] Due o più simboli uguali sono una combinazione. Si prendono tutte, per intero, chiunque abbia lanciato i dadi.
        [optional] Due o più simboli uguali sono una combinazione. Si prendono tutte, per intero, o si lasciano tutte, chiunque abbia lanciato i dadi.
       *[open] Due o più simboli uguali sono una combinazione. Si prendono tutte, per intero, chiunque abbia lanciato i dadi.
    }
clause-CORE-14 =
    { $collect ->
        [mandatory] Chi è di turno prende tutte le combinazioni. Con questo il turno finisce.
        [optional] Chi è di turno prende tutte le combinazioni o le lascia tutte. In ogni caso il turno finisce.
       *[open] Chi è di turno prende tutte le combinazioni. Con questo il turno finisce.
    }
clause-CORE-15 = Senza combinazioni puoi fermarti o lanciare un altro dado.
clause-CORE-16 = Puoi continuare a lanciare se non ci sono combinazioni e hai ancora dadi.
clause-CORE-17 = Sei eliminato se non hai dadi quando il tuo lancio è concluso. I tuoi dadi nell’arena non contano.
clause-CORE-18 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Se l’arena è vuota quando comincia il tuo turno, lanci tutti i tuoi dadi insieme, e solo allora.
                [whenever_empty] Ogni volta che nel tuo turno l’arena è vuota, lanci tutti i tuoi dadi insieme. Non puoi fermarti.
            }
        [taken_only] Se qualcuno ha preso gli ultimi dadi e l’arena è vuota quando comincia il tuo turno, lanci tutti i tuoi dadi insieme.
       *[open] Se l’arena è vuota quando comincia il tuo turno, lanci tutti i tuoi dadi insieme, e solo allora.
    }
clause-CORE-19 = Lanciare tutti i dadi vale come ogni lancio: se non prendi niente, non hai più dadi e sei eliminato.
clause-CORE-20 = La partita finisce appena una sola persona ha dadi. Quella persona vince.
clause-CORE-21 =
    { $pre_move ->
        [free] Prima del tuo lancio puoi spostare come vuoi i dadi nell’arena, ma mai girarli o impilarli.
        [group] Prima del tuo lancio puoi avvicinare tra loro i dadi nell’arena, ma mai girarli o impilarli.
        [off_walls_by_consent] Prima del tuo lancio si possono staccare dadi dalle pareti se tutti sono d’accordo, ma mai girarli o impilarli.
        [none] I dadi nell’arena non si spostano prima di un lancio.
       *[open] I dadi nell’arena si spostano solo come deciso al tavolo, e non si girano né si impilano mai.
    }
clause-CORE-22 = Puoi girare l’arena per lanciare da un lato migliore.
clause-CORE-23 = Se un dado è { face-leaning }, spingete la scatola o battete sul tavolo finché non sta piatto, ma non toccatelo. Poi la sua faccia conta.
clause-CORE-24 =
    { $supply_visibility ->
        [visible] Tutti possono vedere quanti dadi hai.
        [hidden] Quanti dadi hai lo sai solo tu: le scorte sono nascoste.
       *[open] Prima della partita il tavolo decide se tutti possono vedere quanti dadi hai.
    }
clause-CORE-25 = I dadi che nessuno prende restano nell’arena per chi gioca dopo.
clause-CORE-26 = Chi è eliminato viene saltato. I suoi dadi nell’arena restano in gioco.
clause-CORE-27 = I dadi nell’arena non sono di nessuno: puoi prendere dadi lanciati da altri.
clause-CORE-28 = I dadi di tutti i giocatori, nell’arena, persi e messi da parte sono sempre 26 in tutto.

## Torneo

clause-TOUR-01 = Un torneo ha tante partite quanti sono i giocatori.
clause-TOUR-02 = Ogni partita di un torneo la comincia chi siede a sinistra di chi ha cominciato la precedente.
clause-TOUR-03 = Chi è eliminato segna tanti punti quanti giocatori sono ancora in gioco: due, se ne restano due. Chi vince non ne segna.
clause-TOUR-04 = Vince il torneo chi ha meno punti.
clause-TOUR-05 =
    { $tournament_tie ->
        [shared] Chi è in parità in testa condivide la vittoria.
        [playoff] Chi è in parità in testa gioca uno spareggio.
        [players_choose] Chi è in parità in testa condivide la vittoria, o gioca uno spareggio se uno di loro lo chiede.
       *[open] Chi è in parità in testa condivide la vittoria o gioca uno spareggio, come deciso al tavolo.
    }

## Strike

clause-STR-01 = I numeri non hanno poteri né valore: conta solo se sono uguali o diversi.
clause-STR-02 =
    { $start_die ->
        [placed] Il primo dado si mette nell’arena su un numero a scelta.
        [thrown]
            { $start_x ->
               *[reroll] Il primo dado si lancia nell’arena. Una X si rilancia.
                [turn] Il primo dado si lancia nell’arena. Una X si gira su un numero a scelta.
            }
       *[open] Il primo dado si lancia nell’arena. Una X si rilancia o si gira, come deciso al tavolo.
    }
clause-STR-03 = Prima della partita il tavolo decide su spostamenti, scorte visibili e parità.
clause-STR-04 = Puoi continuare a lanciare finché non c’è una combinazione o non hai più dadi.

## Impact

clause-IMP-01 = Nel gioco base i simboli non hanno poteri.
clause-IMP-02 = Un lancio può girare dadi che sono lì. Così nascono coppie che non hai lanciato tu.
clause-IMP-03 =
    { $start_die ->
        [placed] Il primo dado si mette su un simbolo a scelta, non sul lato vuoto.
        [thrown] Il primo dado si lancia nell’arena. Non comincia mai sul lato vuoto.
       *[open] Il primo dado si mette su un simbolo a scelta, non sul lato vuoto.
    }
clause-IMP-04 =
    { $pre_move ->
        [free] Prima di ogni tuo lancio puoi spostare liberamente i dadi nell’arena.
        [group] Prima di ogni tuo lancio puoi avvicinare tra loro i dadi nell’arena.
        [off_walls_by_consent] Prima di ogni tuo lancio puoi staccare dadi dalle pareti, se tutti sono d’accordo.
        [none] Prima dei tuoi lanci non puoi spostare i dadi nell’arena.
       *[open] Prima di ogni tuo lancio puoi spostare i dadi nell’arena, come deciso al tavolo.
    }
clause-IMP-05 = Tutti possono sempre vedere quanti dadi hai.
clause-IMP-06 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-big-bang }: quando tocca a te l’arena è vuota, perciò lanci tutto insieme.
                [whenever_empty] { effect-big-bang }: ogni volta che nel tuo turno l’arena è vuota, lanci tutto insieme.
            }
        [taken_only] { effect-big-bang }: qualcuno ha preso gli ultimi dadi e quando tocca a te l’arena è vuota: lancia tutto insieme.
       *[open] { effect-big-bang }: quando tocca a te l’arena è vuota, perciò lanci tutto insieme.
    }

## Impact con i poteri

clause-IMP-POW-01 =
    { $start_die ->
        [thrown] Chi comincia lancia il primo dado. L’elemento che mostra ha il suo potere per tutta la partita.
        [placed] Chi comincia mette il primo dado. L’elemento scelto ha il suo potere per tutta la partita.
       *[open] Chi comincia lancia il primo dado. L’elemento che mostra ha il suo potere per tutta la partita.
    }
clause-IMP-POW-02 = Un potere agisce quando dopo un lancio due o più dadi mostrano il suo elemento.
clause-IMP-POW-STORM-01 = { effect-storm }: con due o più fulmini tutti gli altri lanciano in fretta uno dei loro dadi, nello stesso momento.
clause-IMP-POW-STORM-02 =
    { $storm_collector ->
        [turn_player]
            { $collect ->
               *[mandatory] Dopo un temporale chi è di turno prende tutte le combinazioni che ci sono allora.
                [optional] Dopo un temporale chi è di turno prende tutte le combinazioni che ci sono allora, o le lascia tutte.
            }
        [start_player]
            { $collect ->
               *[mandatory] Dopo un temporale chi ha cominciato la partita prende tutte le combinazioni che ci sono allora.
                [optional] Dopo un temporale chi ha cominciato la partita prende tutte le combinazioni che ci sono allora, o le lascia tutte.
            }
       *[open] Dopo un temporale chi è di turno prende tutte le combinazioni che ci sono allora.
    }
clause-IMP-POW-STORM-03 = I fulmini che restano dopo un temporale non ne causano un altro. Contano come ogni altra combinazione.
clause-IMP-POW-STORM-04 = Anche i dadi di un temporale sono persi se finiscono fuori o mostrano il lato vuoto.
clause-IMP-POW-HURR-01 = { effect-hurricane }: con due o più dadi vento si prendono le combinazioni. Poi ognuno passa tutti i suoi dadi a chi siede alla sua sinistra.
clause-IMP-POW-HURR-02 = L’uragano salta chi è eliminato. Poi si gioca come sempre verso sinistra.
clause-IMP-POW-BOUL-01 =
    { $pile_merge ->
        [separate] { effect-boulders }: le pietre che prendi si impilano davanti a te in una { place-pile }.
        [merge] { effect-boulders }: le pietre che prendi vanno davanti a te, sulla { place-pile } che c’è già.
       *[open] { effect-boulders }: le pietre che prendi si impilano davanti a te in una { place-pile }.
    }
clause-IMP-POW-BOUL-02 =
    { $pile_split ->
        [forbidden] Una { place-pile } si lancia più tardi, con tutti i suoi dadi insieme, come un solo lancio.
        [allowed] Una { place-pile } si può lanciare più tardi, con tutti i suoi dadi insieme come un solo lancio, o un dado alla volta (così leggiamo la regola).
       *[open] Una { place-pile } si lancia più tardi, con tutti i suoi dadi insieme, come un solo lancio.
    }
clause-IMP-POW-BOUL-03 = I dadi in una { place-pile } sono tuoi: ti tengono in gioco e seguono l’uragano.
clause-IMP-POW-SWAMP-01 = { effect-swamp }: l’acqua non si prende mai, per quanti dadi la mostrino.
clause-IMP-POW-SWAMP-02 = Colpisci un dado con acqua: con un altro simbolo si può prendere, con il lato vuoto è perso.
clause-IMP-POW-FIRE-01 =
    { $fire_mode ->
        [live] { effect-fire }: con due o più dadi fuoco tutti impilano in fretta i loro dadi in una torre. Chi finisce per primo grida “Stop!” e prende tutte le combinazioni.
        [simulated] { effect-fire }: con due o più dadi fuoco tutti gareggiano a fare una torre. Il programma estrae i tempi, e chi è più veloce prende tutte le combinazioni.
        [fewest_dice] { effect-fire }: con due o più dadi fuoco non c’è gara. Chi ha meno dadi prende tutte le combinazioni.
       *[open] { effect-fire }: con due o più dadi fuoco tutti impilano in fretta i loro dadi in una torre. Chi finisce per primo grida “Stop!” e prende tutte le combinazioni.
    }
clause-IMP-POW-FIRE-02 = Tutti gareggiano alla pari. Avere meno dadi è un vantaggio, ed è voluto.
clause-IMP-POW-FIRE-03 = Dopo una gara tocca a chi siede a sinistra di chi ha vinto.
clause-IMP-POW-FIRE-04 = Nessuno può impilare dadi prima che la gara cominci.
clause-IMP-AVA-01 =
    { $active_elements ->
        [none] Il primo dado decide quale elemento ha il suo potere.
        [open] Prima della partita decidete quali elementi hanno il loro potere: alcuni, o tutti.
       *[some] In questa partita hanno il loro potere: { $active_elements }.
    }
clause-IMP-AVA-02 = Se un lancio scatena più poteri, prima vanno via i lati vuoti. Poi si segue l’ordine consigliato: { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
clause-IMP-AVA-03 =
    { $piles_after_fire ->
        [dissolve] Dopo una gara le { place-pile.plural } si disfano e non si possono rifare.
        [owner_choice] Dopo una gara non serve rifare le { place-pile.plural }: ognuno decide per le sue.
        [keep] Dopo una gara le { place-pile.plural } restano come prima.
       *[open] Dopo una gara le { place-pile.plural } si disfano. Non serve rifarle.
    }
clause-IMP-AVA-04 = La palude vale per chiunque prenda dadi, anche per chi vince una gara.

## Harry Potter Strike

clause-HPS-01 = Due o più simboli uguali sono una combinazione e lanciano il loro incantesimo.
clause-HPS-02 = Se ci sono più combinazioni, gli incantesimi agiscono in quest’ordine: { face-immobulus }, { face-relashio }, { face-accio }, { face-leviosa }, { face-confundo }.
clause-HPS-03 =
    { $collect ->
        [mandatory] Le combinazioni si prendono e il turno finisce. I dadi { face-immobulus } combinati restano nell’arena.
        [optional] Le combinazioni si prendono o si lasciano, tutte, e il turno finisce. I dadi { face-immobulus } combinati restano nell’arena.
       *[open] Le combinazioni si prendono e il turno finisce. I dadi { face-immobulus } combinati restano nell’arena.
    }
clause-HPS-04 =
    { $immobulus_only ->
        [ends_turn] Senza combinazioni puoi fermarti o lanciare un altro dado.
        [ends_turn_if_new] Senza combinazioni, o solo con { face-immobulus } come prima del tuo lancio, puoi fermarti o lanciare un altro dado.
        [may_continue] Senza combinazioni, o solo con { face-immobulus }, puoi fermarti o lanciare un altro dado.
       *[open] Senza combinazioni puoi fermarti o lanciare un altro dado.
    }
clause-HPS-IMMO-01 =
    { $immobulus_only ->
        [ends_turn] I dadi { face-immobulus } combinati non si prendono. Se non ci sono altre combinazioni, il turno è finito.
        [ends_turn_if_new] I dadi { face-immobulus } combinati non si prendono. Se non ci sono altre combinazioni e questo lancio ha cambiato il gruppo, il turno è finito.
        [may_continue] I dadi { face-immobulus } combinati non si prendono. Se non ci sono altre combinazioni, puoi fermarti o lanciare ancora.
       *[open] I dadi { face-immobulus } combinati non si prendono. Se non ci sono altre combinazioni, il turno è finito.
    }
clause-HPS-IMMO-02 = Accanto a dadi { face-immobulus } combinati le altre combinazioni si prendono, ma i loro incantesimi non fanno niente.
clause-HPS-IMMO-03 = Nessun incantesimo agisce finché due o più { face-immobulus } sono nell’arena, anche nei turni successivi.
clause-HPS-IMMO-04 = Se un colpo lascia meno di due { face-immobulus }, gli incantesimi agiscono di nuovo, già nello stesso lancio.
clause-HPS-IMMO-05 = Anche un altro { face-immobulus } che si unisce a un gruppo nell’arena resta lì.
clause-HPS-RELA-01 =
    { $relashio_throwers ->
        [all] { face-relashio }: prima di prendere qualcosa, tutti lanciano un dado nello stesso momento.
        [others] { face-relashio }: prima di prendere qualcosa, tutti gli altri lanciano un dado nello stesso momento.
       *[open] { face-relashio }: prima di prendere qualcosa, tutti lanciano un dado nello stesso momento.
    }
clause-HPS-RELA-02 = Le combinazioni nate solo dal lancio di { face-relashio } non lanciano incantesimi.
clause-HPS-RELA-03 = Anche i dadi di un lancio di { face-relashio } sono persi se finiscono fuori o mostrano X.
clause-HPS-RELA-04 =
    { $collect ->
        [mandatory] Dopo un lancio di { face-relashio } chi è di turno prende tutte le combinazioni che ci sono allora.
        [optional] Dopo un lancio di { face-relashio } chi è di turno prende tutte le combinazioni che ci sono allora, o le lascia tutte.
       *[open] Dopo un lancio di { face-relashio } chi è di turno prende tutte le combinazioni che ci sono allora.
    }
clause-HPS-ACCI-01 =
    { $accio_extra ->
        [may] { face-accio }: prendi le combinazioni, poi, se vuoi, un altro dado a tua scelta dall’arena.
        [must] { face-accio }: prendi le combinazioni, poi devi prendere un altro dado a tua scelta dall’arena.
       *[open] { face-accio }: prendi le combinazioni, poi un altro dado a tua scelta dall’arena.
    }
clause-HPS-ACCI-02 = Si prendono tutte le combinazioni prima di scegliere il dado in più.
clause-HPS-LEVI-01 = { face-leviosa }: prendi le combinazioni, poi impila in una torre tutti i dadi rimasti nell’arena.
clause-HPS-LEVI-02 = In una torre conta solo il dado in cima, finché sta in piedi.
clause-HPS-LEVI-03 = I dadi che cadono da una torre contano di nuovo. Ogni parte ancora in piedi ha la sua cima.
clause-HPS-CONF-01 = { face-confundo }: prendi le combinazioni, poi si gioca nell’altro senso, fino al prossimo { face-confundo }.
clause-HPS-CONF-02 = Il giro si inverte una volta sola, per quanti { face-confundo } siano combinati.
clause-HPS-EXPE-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-expelliarmus } Se l’arena è vuota quando comincia il tuo turno, lancia tutto. Gli incantesimi agiscono come sempre.
                [whenever_empty] { effect-expelliarmus } Ogni volta che nel tuo turno l’arena è vuota, lancia tutto. Gli incantesimi agiscono come sempre.
            }
        [taken_only] { effect-expelliarmus } Se qualcuno ha preso gli ultimi dadi prima del tuo turno, lancia tutto. Gli incantesimi agiscono come sempre.
       *[open] { effect-expelliarmus } Se l’arena è vuota quando comincia il tuo turno, lancia tutto. Gli incantesimi agiscono come sempre.
    }
clause-HPS-EXPE-02 = Se lanci tutto e non prendi niente, non hai più dadi e sei eliminato.

## Dove le edizioni stampate sono diverse: le nostre decisioni

clause-D-01 =
    { $start_die ->
        [placed] Il primo dado si mette nell’arena su un simbolo a scelta, mai su { face-lost }.
        [thrown]
            { $start_x ->
               *[reroll] Il primo dado si lancia nell’arena. Se mostra { face-lost }, si rilancia.
                [turn] Il primo dado si lancia nell’arena. Se mostra { face-lost }, si gira su un altro simbolo.
            }
       *[open] Il primo dado si lancia o si mette, come dice l’edizione. Se mostra { face-lost }, si rilancia o si gira.
    }
clause-D-02 =
    { $collect ->
        [mandatory] Le combinazioni vanno prese.
        [optional] Puoi prendere tutte le combinazioni o lasciarle tutte lì. In ogni caso il tuo turno è finito.
       *[open] Le combinazioni vanno prese, a meno che il tavolo non permetta di lasciarle lì.
    }
clause-D-03 =
    { $big_throw_when ->
        [turn_start] Si lanciano tutti i dadi solo se l’arena è vuota all’inizio di un turno, non a metà turno.
        [whenever_empty] Si lanciano tutti i dadi ogni volta che l’arena è vuota, anche a metà turno: allora non ci si può fermare.
       *[open] Si lanciano tutti i dadi se l’arena è vuota all’inizio di un turno; a metà turno solo se il tavolo gioca così.
    }
clause-D-04 = Chi lancia tutto e non prende niente è eliminato.
clause-D-05 =
    { $big_throw_cause ->
        [any] Non importa perché l’arena è vuota.
        [taken_only] Si lanciano tutti i dadi solo se l’arena è vuota perché qualcuno ha preso i dadi che c’erano.
       *[open] Non importa perché l’arena è vuota, salvo che il tavolo chieda che i suoi dadi siano stati presi.
    }
clause-D-06 = Chi è di turno è eliminato se, a lancio concluso, non ha più dadi.
clause-D-07 =
    { $elim_nonactive ->
        [after_resolution] Chi finisce i dadi nel turno di altri è eliminato quando quel lancio è concluso.
        [immediate] Chi finisce i dadi nel turno di altri è eliminato subito, prima che si prenda qualcosa.
        [own_turn] Chi finisce i dadi nel turno di altri è eliminato se, quando tocca a lui, è ancora senza dadi.
       *[open] Chi finisce i dadi nel turno di altri è eliminato quando quel lancio è concluso.
    }
clause-D-08 =
    { $storm_collector ->
        [turn_player] Dopo un temporale prende i dadi chi è di turno.
        [start_player] Dopo un temporale i dadi vanno a chi ha cominciato la partita, finché è in gioco.
       *[open] Dopo un temporale prende i dadi chi è di turno, salvo che il tavolo li dia a chi ha cominciato la partita.
    }
clause-D-09 =
    { $pile_split ->
        [forbidden] Una { place-pile } non si può dividere.
        [allowed] Di una { place-pile } si possono lanciare dadi singoli.
       *[open] Una { place-pile } non si può dividere, a meno che il tavolo non permetta di lanciarne dadi singoli.
    }
clause-D-10 =
    { $piles_after_fire ->
        [dissolve] Dopo una gara tutte le { place-pile.plural } si disfano in dadi singoli.
        [owner_choice] Dopo una gara ognuno decide se le sue { place-pile.plural } restano o si disfano.
        [keep] Dopo una gara tutte le { place-pile.plural } restano.
       *[open] Dopo una gara tutte le { place-pile.plural } si disfano, a meno che il tavolo non permetta di tenerle.
    }
clause-D-11 =
    { $immobulus_only ->
        [ends_turn] Se si combina solo { face-immobulus }, il turno è finito.
        [ends_turn_if_new] Se si combina solo { face-immobulus }, il turno è finito se questo lancio ha cambiato il gruppo. Se no, fermati o lancia ancora.
        [may_continue] Se si combina solo { face-immobulus }, puoi fermarti o lanciare ancora.
       *[open] Se si combina solo { face-immobulus }, il turno è finito, a meno che il tavolo non permetta di continuare.
    }
clause-D-12 =
    { $relashio_throwers ->
        [all] Con { face-relashio } lanciano tutti, anche chi è di turno.
        [others] Con { face-relashio } lanciano solo gli altri, non chi è di turno.
       *[open] Con { face-relashio } lanciano tutti, o solo gli altri, come deciso al tavolo.
    }
clause-D-13 =
    { $accio_extra ->
        [may] Il dado in più di { face-accio } si può lasciare.
        [must] Il dado in più di { face-accio } va preso, se ce n’è ancora uno.
       *[open] Il dado in più di { face-accio } si può lasciare, salvo che il tavolo voglia che si prenda.
    }
clause-D-14 =
    { $tournament_tie ->
        [shared] In caso di parità in un torneo si condivide la vittoria.
        [playoff] In caso di parità un torneo si decide con un’altra partita.
        [players_choose] In caso di parità in un torneo si condivide la vittoria, o si decide con un’altra partita se chi è in parità lo chiede.
       *[open] In caso di parità in un torneo si condivide la vittoria o si decide con un’altra partita, come deciso al tavolo.
    }
clause-D-15 =
    { $pre_move ->
        [free] Prima del tuo lancio puoi spostare liberamente i dadi nell’arena.
        [group] Prima del tuo lancio puoi solo avvicinare tra loro i dadi nell’arena.
        [off_walls_by_consent] Prima del tuo lancio puoi staccare un dado dalla parete, se tutti sono d’accordo.
        [none] I dadi restano dove sono: prima di un lancio non si sposta niente.
       *[open] Come spostare i dadi prima di un lancio si decide prima della partita: liberamente, avvicinandoli, via dalle pareti, o per niente.
    }
clause-D-16 =
    { $supply_visibility ->
        [visible] Le scorte sono visibili: tutti possono vedere quanti dadi hai.
        [hidden] Le scorte sono nascoste: gli altri vedono solo se hai ancora dadi.
       *[open] Le scorte sono visibili; dove l’edizione lo permette, il tavolo può decidere di nasconderle.
    }
clause-D-17 = Nella partita successiva di un torneo comincia chi siede a sinistra.
clause-D-18 = In un temporale tutti lanciano nello stesso momento, e un lancio non causa mai un secondo temporale.
clause-D-19 = Un vecchio gruppo { face-immobulus } zittisce gli incantesimi finché due dei suoi dadi si vedono.
clause-D-20 = Una torre vale come torre finché sta in piedi.
clause-D-21 = I dadi in bilico cadono piatti con una spinta alla scatola o un colpo sul tavolo. Nessuno tocca un dado.
clause-D-22 = Il primo lancio di un turno è obbligatorio in ogni edizione.
clause-D-23 = Un potere conta ogni dado che mostra il suo elemento, anche i dadi girati da un colpo.
clause-D-24 = Le edizioni usano nomi diversi per gli stessi simboli. Le regole sono le stesse.
clause-D-25 = Un primo dado che mostra fuoco non avvia gare, e nessuno impila dadi prima.
clause-D-26 = Tutti i dadi di un grande lancio si lanciano insieme, in un colpo solo.
clause-D-27 = Prima si prendono tutte le combinazioni, poi agiscono gli incantesimi.
clause-DIG-FIRE-3 =
    { $fire_mode ->
        [live] Una gara la corrono le persone al tavolo.
        [simulated] Il programma estrae i tempi di una gara: di solito chi ha meno dadi è più veloce.
        [fewest_dice] Non si corre: vince la gara chi ha meno dadi.
       *[open] Una gara la corrono le persone al tavolo o il programma, oppure non si corre: allora vince chi ha meno dadi.
    }

## Casi aperti dei giochi nell’arena: le nostre decisioni

clause-AMB-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Se l’arena si svuota durante il tuo turno, non c’è combinazione: fermati o lancia un dado.
                [whenever_empty] Se l’arena si svuota durante il tuo turno, lanci tutti i dadi che ti restano.
            }
        [taken_only] Se l’arena si svuota durante il tuo turno, non c’è combinazione: fermati o lancia un dado.
       *[open] Se l’arena si svuota durante il tuo turno, non c’è combinazione: fermati o lancia un dado.
    }
clause-AMB-02 =
    { $big_throw_cause ->
        [any] Chi lascia l’arena vuota costringe chi gioca dopo a lanciare tutto.
        [taken_only] Chi prende gli ultimi dadi costringe chi gioca dopo a lanciare tutto. Se l’arena si svuota in altro modo, no.
       *[open] Chi lascia l’arena vuota costringe chi gioca dopo a lanciare tutto.
    }
clause-AMB-03 = Un dado da solo non è una combinazione, e i dadi nell’arena non contano come tuoi.
clause-AMB-04 =
    { $elim_nonactive ->
        [after_resolution] Chi lancia l’ultimo dado nel turno di altri resta in gioco finché quel lancio non è concluso.
        [immediate] Chi lancia l’ultimo dado nel turno di altri è eliminato appena i dadi sono fermi.
        [own_turn] Chi lancia l’ultimo dado nel turno di altri resta in gioco fino al proprio turno.
       *[open] Chi lancia l’ultimo dado nel turno di altri resta in gioco finché quel lancio non è concluso.
    }
clause-AMB-05 =
    { $all_out ->
        [draw] Se tutti finiscono i dadi nello stesso lancio, condividono la vittoria.
        [active_wins] Se tutti finiscono i dadi nello stesso lancio, vince chi è di turno.
        [replay] Se tutti finiscono i dadi nello stesso lancio, la partita si rigioca dall’inizio e nessuno segna punti.
       *[open] Se tutti finiscono i dadi nello stesso lancio, condividono la vittoria, a meno che il tavolo non abbia deciso altro.
    }
clause-AMB-06 =
    { $storm_pile_only ->
        [throw_pile] In un temporale lanci un dado singolo. Solo se non ne hai, lanci una { place-pile } intera.
        [exempt] In un temporale lanci un dado singolo. Se hai solo { place-pile.plural }, non lanci niente.
        [one_from_pile] In un temporale lanci un dado singolo. Se non ne hai, lanci un dado di una { place-pile }.
       *[open] In un temporale lanci un dado singolo. Solo se non ne hai, lanci una { place-pile } intera.
    }
clause-AMB-07 =
    { $hurricane_piles ->
        [intact] In un uragano le { place-pile.plural } passano come { place-pile.plural }.
        [loosen] In un uragano le { place-pile.plural } si disfano e passano come dadi singoli.
       *[open] In un uragano le { place-pile.plural } passano come { place-pile.plural }, a meno che il tavolo non abbia deciso di disfarle.
    }
clause-AMB-08 =
    { $elim_nonactive ->
        [after_resolution] Chi non ha dadi dopo un temporale partecipa ancora all’uragano e così ne riceve.
        [immediate] Chi non ha dadi dopo un temporale è eliminato, e l’uragano lo salta.
        [own_turn] Chi non ha dadi dopo un temporale partecipa ancora all’uragano e così ne riceve.
       *[open] Chi non ha dadi dopo un temporale partecipa ancora all’uragano e così ne riceve.
    }
clause-AMB-09 =
    { $simul_points ->
        [after_all] Chi è eliminato insieme ad altri segna il numero di giocatori ancora in gioco dopo di loro.
        [sequential] Chi è eliminato insieme ad altri segna i punti uno alla volta: prima chi è di turno, poi in ordine di gioco.
       *[open] Chi è eliminato insieme ad altri segna il numero di giocatori ancora in gioco dopo di loro, se non è stato deciso altro.
    }
clause-AMB-10 = Lanciare tutto comprende le tue { place-pile.plural }, tutto in un lancio.
clause-AMB-11 =
    { $fire_tie ->
        [active_first] Se una gara finisce in parità, vince chi è di turno, poi chi segue a sinistra.
        [rerun] Se una gara finisce in parità, si ripete.
       *[open] Se una gara finisce in parità, vince chi è di turno, poi chi segue a sinistra.
    }
clause-AMB-12 =
    { $fire_empty_supply ->
        [cannot_race] Senza dadi non c’è torre: chi non ne ha non può vincere la gara.
        [wins_instantly] Chi è di turno e non ha più dadi vince subito la gara.
       *[open] Senza dadi non c’è torre: chi non ne ha non può vincere la gara.
    }
clause-AMB-13 = I poteri agiscono in un grande lancio come in ogni altro.
clause-AMB-14 = Le { place-pile.plural } non danno vantaggio: tutti cominciano la gara con dadi singoli.
clause-AMB-15 =
    { $reaction_no_match ->
        [may_continue] Se dopo un temporale non c’è combinazione, chi è di turno può fermarsi o lanciare ancora.
        [turn_ends] Se dopo un temporale non c’è combinazione, il turno è finito.
       *[open] Se dopo un temporale non c’è combinazione, chi è di turno può fermarsi o lanciare ancora.
    }
clause-AMB-16 = Due o più fulmini in un lancio successivo dello stesso turno causano un nuovo temporale.
clause-AMB-17 =
    { $storm_chain ->
        [recheck] Dopo un temporale gli altri poteri seguono ciò che c’è allora nell’arena.
        [locked] Dopo un temporale un potere agisce solo se il suo elemento era combinato prima e lo è ancora.
       *[open] Dopo un temporale gli altri poteri seguono ciò che c’è allora nell’arena.
    }
clause-AMB-18 =
    { $swamp_water_only ->
        [not_a_match] Se nella palude si combina solo l’acqua, non è una combinazione: fermati o lancia ancora.
        [ends_turn] Se nella palude si combina solo l’acqua, non si prende niente e il turno è finito.
       *[open] Se nella palude si combina solo l’acqua, non è una combinazione: fermati o lancia ancora.
    }
clause-AMB-19 = Se lanci tutto e nella palude si combina solo l’acqua, non prendi niente e sei eliminato.
clause-AMB-20 = Se gli elementi sono stati decisi prima della partita, il primo dado non ne aggiunge.
clause-AMB-21 =
    { $piles_after_fire ->
        [dissolve] Se fuoco e pietre si combinano insieme, chi vince la gara impila le pietre. Tutte le { place-pile.plural } più vecchie si disfano.
        [owner_choice] Se fuoco e pietre si combinano insieme, chi vince la gara impila le pietre. Delle { place-pile.plural } più vecchie decide chi le possiede.
        [keep] Se fuoco e pietre si combinano insieme, chi vince la gara impila le pietre. Le { place-pile.plural } più vecchie restano.
       *[open] Se fuoco e pietre si combinano insieme, chi vince la gara impila le pietre. Tutte le { place-pile.plural } più vecchie si disfano.
    }
clause-AMB-22 =
    { $pile_merge ->
        [separate] Una seconda { place-pile } resta separata e si lancia separatamente.
        [merge] Le nuove pietre vanno sulla { place-pile } che hai: non ce n’è mai una seconda.
       *[open] Una seconda { place-pile } resta separata e si lancia separatamente.
    }
clause-AMB-23 =
    { $pile_split ->
        [forbidden] Una { place-pile } si può lanciare in ogni momento del tuo turno. Se non hai altro, devi lanciarne una.
        [allowed] Una { place-pile }, o un suo dado, si può lanciare in ogni momento del tuo turno. Se non hai altro, devi farlo.
       *[open] Una { place-pile } si può lanciare in ogni momento del tuo turno. Se non hai altro, devi lanciarne una.
    }
clause-AMB-24 =
    { $start_die ->
        [thrown] Se il primo dado manca l’arena, si rilancia.
        [placed] Il primo dado si mette: non può mancare l’arena.
       *[open] Se il primo dado manca l’arena, si rilancia.
    }
clause-AMB-25 = Un dado fermo all’interno conta. Sul bordo, o dopo aver toccato qualcosa fuori, è eliminato dal gioco.
clause-AMB-26 = Dopo la spinta tutte le facce contano come stanno. Nel programma una spinta non butta mai fuori un dado.
clause-AMB-27 =
    { $accidental_stack ->
        [nudge] Un dado piatto sopra un altro vale come in bilico: spingete la scatola finché non scende.
        [tower] Un dado piatto sopra un altro è una torre: conta solo la cima.
       *[open] Un dado piatto sopra un altro è una torre in { game-hp-strike }. Negli altri giochi vale come in bilico.
    }
clause-AMB-28 = Solo chi sta per lanciare può spostare dadi, prima del lancio, e non prima di un lancio di temporale.
clause-AMB-29 = Se la cima di una torre mostra X, è persa e il dado sotto conta subito.
clause-AMB-30 =
    { $leviosa_order ->
        [active_choice] Chi è di turno sceglie l’ordine della torre. Le facce restano come sono; un dado solo non è una torre.
        [random] La sorte decide l’ordine della torre. Le facce restano come sono; un dado solo non è una torre.
       *[open] Chi è di turno sceglie l’ordine della torre. Le facce restano come sono; un dado solo non è una torre.
    }
clause-AMB-31 = Una nuova torre comprende tutti i dadi dell’arena, anche le vecchie torri.
clause-AMB-32 = Un dado scoperto perché la cima è stata presa conta solo dopo il prossimo lancio.
clause-AMB-33 = { face-accio } porta al massimo un dado in più, e nessuno se l’arena è vuota.
clause-AMB-34 =
    { $accio_from_tower ->
        [any] Il dado in più può venire da una torre. Gli altri dadi della torre mantengono le loro facce.
        [top_only] Di una torre solo la cima può essere il dado in più.
       *[open] Il dado in più può venire da una torre. Gli altri dadi della torre mantengono le loro facce.
    }
clause-AMB-35 =
    { $accio_immobulus ->
        [allowed] Il dado in più è uno di quelli rimasti dopo aver preso tutte le combinazioni. Si può prendere anche un { face-immobulus } da solo.
        [never] Il dado in più è uno di quelli rimasti dopo aver preso tutte le combinazioni, ma mai { face-immobulus }.
       *[open] Il dado in più è uno di quelli rimasti dopo aver preso tutte le combinazioni. Non può romperne una.
    }
clause-AMB-36 = Insieme agiscono in quest’ordine: prendere tutte le combinazioni, dado in più, torre, nuovo senso di gioco.
clause-AMB-37 =
    { $immobulus_only ->
        [ends_turn] Anche un vecchio gruppo { face-immobulus } è una combinazione: se non ce ne sono altre, il turno è finito.
        [ends_turn_if_new] Un vecchio gruppo { face-immobulus } che il tuo lancio non ha cambiato non chiude il tuo turno.
        [may_continue] Un vecchio gruppo { face-immobulus } non chiude mai il tuo turno: se non c’è altro, fermati o lancia ancora.
       *[open] Anche un vecchio gruppo { face-immobulus } è una combinazione: se non ce ne sono altre, il turno è finito.
    }
clause-AMB-38 =
    { $relashio_new_immobulus ->
        [stays] I dadi { face-immobulus } combinati solo dopo il lancio di { face-relashio } restano, ma non zittiscono incantesimi lanciati prima.
        [collected] I dadi { face-immobulus } combinati solo dopo il lancio di { face-relashio } si prendono come gli altri.
        [stays_and_suppresses] I dadi { face-immobulus } combinati solo dopo il lancio di { face-relashio } restano e zittiscono tutti gli altri incantesimi.
       *[open] I dadi { face-immobulus } combinati solo dopo il lancio di { face-relashio } restano, ma non zittiscono incantesimi lanciati prima.
    }
clause-AMB-39 =
    { $relashio_pending ->
        [still_matched] Gli incantesimi lanciati prima di { face-relashio } agiscono se il loro simbolo è ancora combinato dopo.
        [always] Gli incantesimi lanciati prima di { face-relashio } agiscono in ogni caso.
        [none] Dopo un lancio di { face-relashio } non agisce nessun altro incantesimo.
       *[open] Gli incantesimi lanciati prima di { face-relashio } agiscono se il loro simbolo è ancora combinato dopo.
    }
clause-AMB-40 =
    { $relashio_throwers ->
        [all] Se a chi è di turno non resta un dado per { face-relashio }, lanciano solo gli altri.
        [others] A chi è di turno non serve un dado per { face-relashio }: lanciano solo gli altri.
       *[open] Se a chi è di turno non resta un dado per { face-relashio }, lanciano solo gli altri.
    }
clause-AMB-41 =
    { $reaction_no_match ->
        [may_continue] Se dopo il lancio di { face-relashio } non c’è combinazione, chi è di turno può fermarsi o lanciare ancora.
        [turn_ends] Se dopo il lancio di { face-relashio } non c’è combinazione, il turno è finito.
       *[open] Se dopo il lancio di { face-relashio } non c’è combinazione, il turno è finito, se non è stato deciso altro.
    }
clause-AMB-42 = Il senso di gioco dice solo a chi tocca dopo, anche se chi segue deve lanciare tutto.
clause-AMB-43 = Ogni nuova partita comincia in senso orario, qualunque fosse il senso prima.
clause-AMB-44 =
    { $elim_nonactive ->
        [after_resolution] Prima avvengono tutti gli effetti, poi i giocatori sono eliminati, poi tocca al prossimo ancora in gioco.
        [immediate] Chi non ha dadi dopo il lancio di tutti è eliminato per primo, poi avvengono gli effetti, poi tocca al prossimo ancora in gioco.
        [own_turn] Prima avvengono tutti gli effetti, poi può essere eliminato chi è di turno. Gli altri senza dadi sono eliminati quando tocca a loro.
       *[open] Prima avvengono tutti gli effetti, poi i giocatori sono eliminati, poi tocca al prossimo ancora in gioco.
    }
clause-AMB-45 = Con scorte nascoste vedi solo se gli altri hanno ancora dadi, e che cosa prendono.
clause-AMB-46 = Chi lascia la partita è subito eliminato. I suoi dadi escono dal gioco; quelli nell’arena restano.
clause-AMB-47 = Dopo 5.000 lanci una partita finisce in pareggio.
clause-AMB-48 = Quando il tuo tempo è finito, il programma fa per te la mossa più leggera: un lancio morbido, o si ferma.
clause-AMB-49 = Solo le pietre diventano una { place-pile }. Gli altri dadi che prendi restano singoli.
clause-AMB-50 =
    { $fire_empty_supply ->
        [cannot_race] Gareggia solo chi ha dadi. Chi è da solo vince; se non c’è nessuno, prende i dadi chi è di turno.
        [wins_instantly] Gareggia solo chi ha dadi, ma chi è di turno e non ne ha vince subito.
       *[open] Gareggia solo chi ha dadi. Chi è da solo vince; se non c’è nessuno, prende i dadi chi è di turno.
    }
clause-AMB-51 =
    { $storm_collector ->
        [turn_player] Dopo un temporale prende i dadi chi è di turno, e così si salva.
        [start_player] Se dopo un temporale prende chi ha cominciato la partita, chi ha lanciato e non ha dadi è eliminato, e da lì si continua.
       *[open] Se dopo un temporale prende chi ha cominciato la partita, chi ha lanciato e non ha dadi è eliminato, e da lì si continua.
    }
clause-AMB-52 = Chi è eliminato non lancia mai in un temporale.
clause-AMB-53 = Una torre è fatta di dadi: con una torre dentro l’arena non è vuota.
clause-AMB-54 = Lo spareggio lo gioca solo chi è in parità, con i dadi per quel numero di giocatori.

## voll verasselt: che cosa c’è

clause-VER-COMP-01 = Ci sono 88 carte: 22 ciascuna di giallo, blu, rosso e verde. Nessuna lascia mai il gioco.
clause-VER-COMP-02 = Ci sono sette dadi uguali. Ognuno mostra una volta ciascuno dei quattro colori e due volte la doppia barretta.
clause-VER-COMP-03 = Di una carta conta solo il colore. Nel mucchio ogni carta vale un punto.
clause-VER-COMP-04 = Questo gioco è per 2-5 giocatori.
clause-VER-COMP-05 = Le carte sono nel mazzo, { place-hub.in }, in un bottino, nei cortili o nei mucchi. Niente si scarta.
clause-VER-SETUP-01 = Tutti cominciano con una carta di ogni colore, scoperta nel cortile, e un mucchio vuoto.
clause-VER-SETUP-02 = Tutte le altre carte si mescolano e formano il mazzo.
clause-VER-SETUP-03 = Le prime dieci carte formano { place-hub.the }, scoperte e ordinate per colore. Un colore può mancare.
clause-VER-SETUP-04 = All’inizio tutti e sette i dadi mostrano la doppia barretta.
clause-VER-SETUP-05 =
    { $first_player ->
        [host_choice] Comincia chi ha visto per ultimo un porcellino di terra, o chi viene scelto dal tavolo.
        [random] La sorte decide chi comincia.
        [saw_bug] Comincia chi ha visto per ultimo un porcellino di terra.
       *[open] Comincia chi ha visto per ultimo un porcellino di terra, o chi viene scelto dal tavolo.
    }

## voll verasselt: il turno

clause-VER-TURN-01 = Si gioca a turno, in ordine. Agisce solo chi è di turno, tranne quando si dividono carte ricevute.
clause-VER-TURN-02 = Nel tuo turno scegli un gruppo, poi tiri e catturi finché non ti fermi, o fino a { cry-bust.a }.
clause-VER-TURN-03 = Il tuo predecessore è chi ha giocato subito prima di te. In due è sempre l’altra persona.
clause-VER-GROUP-01 = Prima scegli { place-hub.the } o il bottino del tuo predecessore. La scelta vale per tutto il turno.
clause-VER-GROUP-02 = Puoi scegliere il bottino solo se il tuo predecessore ha lasciato almeno una carta.
clause-VER-GROUP-03 = Puoi saccheggiare ogni bottino, anche carte saccheggiate a te.
clause-VER-GROUP-04 = Mentre saccheggi, { place-hub.the } non è in gioco.
clause-VER-BOOST-01 = Prima di ogni lancio puoi aggiungere carte del tuo cortile al gruppo per cui tiri.
clause-VER-BOOST-02 = Puoi aggiungere qualsiasi colore. Un gruppo non ha limiti di grandezza.
clause-VER-BOOST-03 = Aggiungi carte solo al gruppo per cui tiri.
clause-VER-BOOST-04 = Le carte aggiunte fanno parte del gruppo. Non tornano mai da sole nel tuo cortile.
clause-VER-BOOST-05 = Aggiungere carte fa parte di un lancio: non puoi aggiungere senza tirare.
clause-VER-ROLL-01 = I dadi restano come li ha lasciati chi ha giocato prima. Non si rimettono mai a posto.
clause-VER-ROLL-02 = Per ogni lancio scegli da quattro a sette dadi diversi. Gli altri restano come sono.
clause-VER-ROLL-03 = Un dado cambia solo se viene tirato.
clause-VER-ROLL-04 = Dopo ogni lancio contano tutti e sette i dadi, anche quelli lasciati lì.
clause-VER-ROLL-05 = Le doppie barrette non chiedono e non prendono carte. Contano per il rifornimento.
clause-VER-BUST-01 = { cry-bust.Happens } se i dadi mostrano un colore più volte di quante carte ne ha il gruppo. Alla pari va bene.
clause-VER-BUST-02 = Contano solo le carte nel gruppo, non quelle che hai già catturato.
clause-VER-BUST-03 = Dopo { cry-bust.a } le carte catturate tornano nel loro gruppo.
clause-VER-BUST-04 = { cry-bust.A } chiude subito il tuo turno, e dal gruppo non guadagni niente.
clause-VER-BUST-05 =
    { $consolation_optional ->
        [false] Dopo { cry-bust.a } peschi due carte, scoperte, nel tuo cortile, ma mai oltre sei.
        [true] Dopo { cry-bust.a } puoi pescare fino a due carte, scoperte, nel tuo cortile, ma mai oltre sei.
       *[open] Dopo { cry-bust.a } peschi due carte, scoperte, nel tuo cortile, ma mai oltre sei.
    }
clause-VER-BUST-06 = Dopo { cry-bust.a } mentre saccheggi, chi ha giocato prima di te riceve il gruppo completo.
clause-VER-BUST-07 = Dopo { cry-bust.a } non c’è bottino: chi gioca dopo ha solo { place-hub.the }.
clause-VER-BUST-08 = Dopo { cry-bust.a } prima peschi, poi le carte catturate tornano indietro, infine chi è stato saccheggiato riceve le sue.
clause-VER-CATCH-01 = Un lancio valido cattura una carta per ogni dado che mostra il suo colore. Devi prenderle tutte.
clause-VER-CATCH-02 = Il tuo bottino è scoperto e cresce con ogni lancio valido del tuo turno.
clause-VER-CATCH-03 = Sette doppie barrette sono un lancio valido e non catturano niente.
clause-VER-CATCH-04 = Dopo un lancio valido puoi tirare ancora per ciò che resta, o fermarti.
clause-VER-CATCH-05 = Puoi tirare anche per un gruppo vuoto, ma allora solo le doppie barrette sono un lancio valido.
clause-VER-STOP-01 =
    { $allow_stop_before_first_roll ->
        [false] Dopo ogni lancio valido puoi fermarti.
        [true] Dopo ogni lancio valido puoi fermarti, e anche prima del tuo primo lancio.
       *[open] Dopo ogni lancio valido puoi fermarti.
    }
clause-VER-STOP-02 =
    { $allow_stop_before_first_roll ->
        [false] Nel tuo turno devi tirare almeno una volta.
        [true] Nel tuo turno non devi tirare: puoi fermarti subito.
       *[open] Nel tuo turno devi tirare almeno una volta.
    }
clause-VER-STOP-03 = Quando ti fermi, il tuo bottino aspetta sul tavolo. È al sicuro solo se chi gioca dopo sceglie { place-hub.the }.
clause-VER-STOP-04 = Puoi fermarti senza aver catturato niente. Allora non c’è bottino da saccheggiare.
clause-VER-STOP-05 = Quando chi saccheggia si ferma, chi ha giocato prima riceve subito ciò che resta del bottino.

## voll verasselt: fra un turno e l’altro

clause-VER-NEXT-01 = Il bottino non si assegna e { place-hub.the } non si rifornisce prima che chi gioca dopo abbia scelto.
clause-VER-NEXT-02 = Se scegli { place-hub.the }, prima chi ha giocato prima di te riceve il bottino in attesa. Poi { place-hub.the } si rifornisce.
clause-VER-NEXT-03 = { place-hub.The } si rifornisce anche dopo { cry-bust.a }.
clause-VER-NEXT-04 =
    { $refill_per_double_bar ->
        [2] Ogni doppia barretta sui dadi porta due nuove carte { place-hub.in }.
        [1] Ogni doppia barretta sui dadi porta una nuova carta { place-hub.in }.
       *[open] Ogni doppia barretta sui dadi porta due nuove carte { place-hub.in }.
    }
clause-VER-NEXT-05 = Se poi { place-hub.the } ha meno di otto carte, si riempie fino a otto.
clause-VER-NEXT-06 = Se chi gioca dopo saccheggia, il bottino non si assegna e { place-hub.the } non si rifornisce.
clause-VER-NEXT-07 =
    { $first_turn_refill ->
        [false] Nel primo turno della partita non si assegna niente e { place-hub.the } non si rifornisce.
        [true] Nel primo turno della partita non si assegna niente, ma { place-hub.the } si rifornisce.
       *[open] Nel primo turno della partita non si assegna niente e { place-hub.the } non si rifornisce.
    }
clause-VER-NEXT-08 = Se il mazzo non ha abbastanza carte, si prende ciò che ha. Non si rimescola mai.
clause-VER-NEXT-09 = Le nuove carte stanno scoperte nella fila del loro colore.
clause-VER-PAY-01 = Ricevi il tuo bottino se chi gioca dopo prende { place-hub.the }, o ciò che lascia chi saccheggia, o tutto dopo { cry-bust.a }.
clause-VER-PAY-02 = Il tuo cortile tiene al massimo sei carte. Tutte le altre che ricevi vanno nel tuo mucchio.
clause-VER-PAY-03 = Dividi come vuoi le carte che ricevi, entro le sei del tuo cortile. Le carte del cortile non vanno mai nel mucchio.
clause-VER-PAY-04 = Se non ricevi niente o il tuo cortile è pieno, non c’è niente da decidere.
clause-VER-PAY-05 = Chi riceve le carte le divide subito, e il gioco aspetta.
clause-VER-PAY-06 = Le carte in un mucchio sono coperte e non tornano mai in gioco.

## voll verasselt: la fine

clause-VER-END-01 =
    { $end_check ->
        [before_first_roll] La partita finisce se dopo il rifornimento il mazzo è vuoto, non saccheggi e non puoi portare { place-hub.the } a otto carte.
        [turn_start] La partita finisce se un turno comincia con il mazzo vuoto e chi gioca non saccheggia e non può portare { place-hub.the } a otto.
       *[open] La partita finisce se il mazzo è vuoto e chi è di turno non saccheggia e non può portare { place-hub.the } a otto.
    }
clause-VER-END-02 =
    { $end_check ->
        [before_first_roll] Se dopo il rifornimento il mazzo è vuoto e non saccheggi, devi portare { place-hub.the } a otto carte con quelle del tuo cortile, se puoi.
        [turn_start] Se il tuo turno comincia con il mazzo vuoto e non saccheggi, devi portare { place-hub.the } a otto carte con quelle del tuo cortile, se puoi.
       *[open] Se dopo il rifornimento il mazzo è vuoto e non saccheggi, devi portare { place-hub.the } a otto carte con quelle del tuo cortile, se puoi.
    }
clause-VER-END-03 = Scegli tu quali carte aggiungere: almeno quante ne mancano { place-hub.to }, o di più.
clause-VER-END-04 = Un bottino che alla fine aspetta ancora va nel mucchio di chi l’ha catturato.
clause-VER-END-05 =
    { $end_check ->
        [before_first_roll] Scegliere { place-hub.the } chiude la partita se { place-hub }, mazzo e il tuo cortile hanno insieme meno di otto carte.
        [turn_start] Scegliere { place-hub.the } chiude la partita se il mazzo è vuoto e { place-hub } e il tuo cortile hanno insieme meno di otto carte.
       *[open] Scegliere { place-hub.the } chiude la partita se { place-hub }, mazzo e il tuo cortile hanno insieme meno di otto carte.
    }
clause-VER-END-06 = Chi saccheggia non deve riempire { place-hub.the }. Puoi anche scegliere { place-hub.the } per chiudere la partita.
clause-VER-END-07 =
    { $max_turns ->
        [none] Nient’altro chiude la partita: non c’è limite di giri, e { cry-bust.all } non la chiudono.
        [open] Nient’altro chiude la partita: non c’è limite di giri, e { cry-bust.all } non la chiudono.
       *[limit] Nient’altro chiude la partita, tranne il limite di turni: { $max_turns }. { cry-bust.All } non la chiudono.
    }
clause-VER-WIN-01 = Vince chi ha più carte nel mucchio. Le carte in cortile e { place-hub.in } non valgono niente.
clause-VER-WIN-02 = In caso di parità vince chi ha meno carte nel cortile.
clause-VER-WIN-03 = Se anche lì c’è parità, la vittoria si condivide.

## voll verasselt: dove le edizioni stampate sono diverse

clause-VER-LANG-01 =
    { $refill_per_double_bar ->
        [2] Una doppia barretta porta due carte al rifornimento.
        [1] Una doppia barretta porta una carta al rifornimento.
       *[open] Una doppia barretta porta due carte al rifornimento, a meno che il tavolo non giochi con una.
    }
clause-VER-LANG-02 =
    { $end_check ->
        [before_first_roll] La fine della partita si controlla dopo il rifornimento.
        [turn_start] La fine della partita si controlla all’inizio del turno, prima del rifornimento.
       *[open] La fine della partita si controlla dopo il rifornimento, a meno che il tavolo non lo faccia prima.
    }
clause-VER-LANG-03 = Dopo { cry-bust.a } durante un saccheggio, chi ha giocato prima riceve tutto: il resto, le carte catturate e quelle aggiunte.
clause-VER-LANG-04 =
    { $consolation_optional ->
        [false] Dopo { cry-bust.a } le carte vanno pescate.
        [true] Dopo { cry-bust.a } le carte si possono pescare, o no.
       *[open] Dopo { cry-bust.a } le carte vanno pescate, salvo che il tavolo lasci la scelta.
    }
clause-VER-LANG-05 = Il limite di sei vale per tutto il cortile, non per ogni volta che ricevi carte.
clause-VER-LANG-06 = La fine si controlla solo se chi è di turno non saccheggia.
clause-VER-LANG-07 = Devi aggiungere carte solo per evitare che la partita finisca. Altrimenti puoi.
clause-VER-LANG-08 = { place-hub.The } si rifornisce anche dopo { cry-bust.a }, ma si assegna solo un bottino.
clause-VER-LANG-09 = All’inizio { place-hub.to } può mancare un colore.
clause-VER-LANG-10 = Con { cry-bust.a } non si guadagna niente, né { place-hub.in } né durante un saccheggio.
clause-VER-LANG-11 = I dadi restano come sono finché non vengono tirati.

## voll verasselt: casi aperti, le nostre decisioni

clause-VER-AMB-01 =
    { $allow_stop_before_first_roll ->
        [false] Non puoi fermarti prima del tuo primo lancio.
        [true] Puoi fermarti prima del tuo primo lancio.
       *[open] Non puoi fermarti prima del tuo primo lancio.
    }
clause-VER-AMB-02 = Non puoi aggiungere carte e poi fermarti senza tirare.
clause-VER-AMB-03 =
    { $first_turn_refill ->
        [false] { place-hub.The } non si rifornisce prima del primo turno: si comincia con dieci carte.
        [true] { place-hub.The } si rifornisce anche nel primo turno, per tutte le doppie barrette dell’inizio.
       *[open] { place-hub.The } non si rifornisce prima del primo turno: si comincia con dieci carte.
    }
clause-VER-AMB-04 = Tutti e sette i dadi catturano carte, non solo quelli appena tirati.
clause-VER-AMB-05 = Dopo { cry-bust.a } durante un saccheggio, le carte aggiunte vanno a chi è stato saccheggiato.
clause-VER-AMB-06 = Se chi saccheggia si ferma, le carte aggiunte e non catturate vanno a chi è stato saccheggiato.
clause-VER-AMB-07 = Se dopo { cry-bust.a } il mazzo ha poche carte, peschi ciò che ha.
clause-VER-AMB-08 = Se il mazzo finisce durante il rifornimento, prima vengono le carte per le doppie barrette.
clause-VER-AMB-09 = Un bottino senza carte non si può scegliere.
clause-VER-AMB-10 = Puoi fermarti dopo sette doppie barrette. Allora chi gioca dopo ha solo { place-hub.the }.
clause-VER-AMB-11 = Puoi tirare per un gruppo senza carte, ma ogni colore è { cry-bust.a }.
clause-VER-AMB-12 = Aggiungi carte dopo il rifornimento, non prima.
clause-VER-AMB-13 = Scegli prima di vedere le nuove carte, e la scelta non si può annullare.
clause-VER-AMB-14 = Chi riceve le carte le divide subito. Senza risposta vanno tutte nel mucchio.
clause-VER-AMB-15 = Se la fine è certa, tutte le carte ricevute vanno nel mucchio.
clause-VER-AMB-16 = Scegli tu quali carte riempiono { place-hub.the }, almeno quante ne mancano.
clause-VER-AMB-17 = Non puoi rifiutarti di riempire { place-hub.the } per chiudere la partita.
clause-VER-AMB-18 = Puoi scegliere { place-hub.the } per chiudere la partita, anche se potresti saccheggiare.
clause-VER-AMB-19 = Le carte si possono saccheggiare avanti e indietro quante volte volete.
clause-VER-AMB-20 =
    { $max_turns ->
        [none] A questo tavolo si gioca senza limite di turni.
        [open] Fra persone si gioca senza limite di turni. Un tavolo con bot può fissarne uno.
       *[limit] A questo tavolo c’è un limite di turni: { $max_turns }. Poi si contano le carte come stanno.
    }
clause-VER-AMB-21 = Non puoi lasciare alcune delle carte mostrate: si catturano tutte.
clause-VER-AMB-22 = Il rifornimento conta le doppie barrette come stanno i dadi quando si sceglie { place-hub.the }.
clause-VER-AMB-23 = Dopo { cry-bust.a } chi saccheggia pesca le sue carte prima che chi è stato saccheggiato riceva le sue.
clause-VER-AMB-24 = Le carte nel tuo cortile non si possono spostare nel tuo mucchio.
clause-VER-AMB-25 =
    { $show_heap_counts ->
        [true] Tutti possono vedere quante carte ha un mucchio.
        [false] Quante carte ha un mucchio resta nascosto fino alla fine.
       *[open] Tutti possono vedere quante carte ha un mucchio, a meno che il tavolo non lo nasconda.
    }
clause-VER-AMB-26 = Una parità completa è una vittoria condivisa.
clause-VER-AMB-27 = Dopo { cry-bust.a } il limite di sei vale per il tuo cortile com’è in quel momento.
clause-VER-AMB-28 = Dopo aver riempito { place-hub.the } devi ancora tirare, e { cry-bust.a } è ancora possibile.
clause-VER-AMB-29 = Se non c’è bottino e { place-hub.the } non può arrivare a otto, prendere { place-hub.the } chiude la partita.
clause-VER-AMB-30 = Se la fine è certa, le ultime carte del mazzo vanno comunque { place-hub.in }.
clause-VER-AMB-31 =
    { $end_check ->
        [before_first_roll] La fine si controlla dopo il rifornimento, perciò un mazzo svuotato da quel rifornimento può chiudere la partita.
        [turn_start] La fine si controlla prima del rifornimento, perciò un mazzo svuotato da quel rifornimento non chiude ancora la partita.
       *[open] Se la fine si controlla prima del rifornimento, un mazzo svuotato da quel rifornimento non chiude ancora la partita.
    }
clause-VER-AMB-32 = Quando il tuo tempo è finito, il programma sceglie: { place-hub }, tutti e sette i dadi, stop, tutto nel mucchio.
clause-VER-AMB-33 = Chi lascia la partita da allora viene saltato e non può vincere. Un bottino in attesa va comunque nel suo mucchio.
clause-VER-AMB-34 =
    { $consolation_optional ->
        [false] Dopo { cry-bust.a } non c’è niente da scegliere: peschi due carte, se c’è posto.
        [true] Dopo { cry-bust.a } scegli se pescare 0, 1 o 2 carte.
       *[open] Dove il tavolo gioca così, dopo { cry-bust.a } scegli se pescare 0, 1 o 2 carte.
    }
