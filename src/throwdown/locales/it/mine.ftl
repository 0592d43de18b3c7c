# What a person played over the years: games, luck and skill.
# $seen is a count, $mean what was to be expected; $low and $high are the ends of what is normal.

mine-games = Partite
mine-luck = Fortuna e abilità
mine-none = Non hai ancora finito nessuna partita. Ogni partita che finisci qui comparirà in questo elenco.
mine-none-like-that = Nessuna partita è così.
mine-nobody = In questo browser non ha ancora giocato nessuno. Gioca una partita, oppure accedi per trovare le tue.
mine-sign-in = Accedi
mine-here-lead = Queste partite sono su questo dispositivo. Per fortuna e abilità su molte partite serve un server.
mine-here-record = Salva la registrazione
mine-here-remove = Rimuovi
mine-here-cancel = Annulla
mine-here-sure =
    { $count ->
        [one] Rimuovere questa partita da questo dispositivo? Non si può annullare.
       *[other] Rimuovere da questo dispositivo tutte le { $count } partite di questo tavolo? Non si può annullare.
    }
mine-here-removed = La partita è rimossa.
mine-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

## The list

mine-filter = Quali partite
mine-all = Tutte
mine-year = Anno
mine-won = Vinta
mine-lost = Non vinta
mine-left = Abbandonata
mine-typed = Annotata
mine-on-device = Su un solo dispositivo
mine-real-dice = Dadi veri
mine-stood-in = un bot ha continuato
mine-nameless = nome ritirato
mine-bad = { $seen } { $what }, { $mean } attesi
mine-luck-gave = la fortuna ha dato { $percent } %
mine-luck-took = la fortuna ha tolto { $percent } %
mine-replay = Rivedi
mine-replay-of = Rivedi: { $what }
mine-analysis = Analisi
mine-analysis-of = Analisi: { $what }
mine-older = Mostra partite più vecchie
mine-export = Porta con te le tue partite
mine-export-lead = Tutte le partite dell’elenco, in un file per altri programmi.
mine-bgstats = BG Stats
mine-bgstats-of = A BG Stats: { $what }
mine-bgstats-lead = L’app BG Stats prende una partita alla volta, con il pulsante accanto a ogni partita. Riceve i nomi di quella partita.

## Luck and skill

mine-luck-title = I tuoi dadi e quello che era atteso
mine-luck-lead = Nella fascia a righe stanno 9 persone su 10 che lanciano altrettanti dadi onesti. La linea è la media.
mine-luck-outside =
    { $figures ->
        [one] C’è { $figures } numero, e { $outside } è fuori dalla sua fascia.
       *[other] Su { $figures } numeri, { $outside } sono fuori dalla loro fascia. Con dadi onesti sarebbero circa { $usual }.
    }
mine-luck-few = Hai lanciato troppo pochi dadi per un giudizio. Gioca ancora qualche partita.
mine-out = Dadi persi
mine-turned = Dadi girati
mine-hand = Quando lanci nell’arena, conta anche la tua mano: un lancio forte gira più dadi e ne perde di più.
mine-band = media { $mean }, normale da { $low } a { $high }
mine-dice =
    { $games ->
        [one] { $dice } dadi in { $games } partita
       *[other] { $dice } dadi in { $games } partite
    }
mine-curve = X, lati vuoti e { cry-bust.many }, partita dopo partita
mine-curve-lead = Sopra il centro ne hai avuti più del previsto, sotto di meno. Dentro la fascia è normale.
mine-curve-now =
    { $way ->
        [more] Dopo { $games } partite: { $by } più del previsto. Fino a { $usual } è normale.
       *[fewer] Dopo { $games } partite: { $by } meno del previsto. Fino a { $usual } è normale.
    }
mine-skill = Quanto costano le tue decisioni
mine-skill-lead = Il costo medio di una decisione, in probabilità di vincere. Meno è meglio, 0 è perfetto.
mine-skill-none = Nessuna partita è ancora analizzata.
mine-skill-analyse =
    Analizza { $count ->
        [one] una partita
       *[other] { $count } partite
    }
mine-skill-progress = Analisi in corso: { $done } di { $count }
mine-skill-stop = Ferma
mine-skill-of = { $analysed } partite su { $games } sono analizzate.
mine-skill-luck = In queste partite la fortuna ti ha dato { $wins } vittorie in tutto.
mine-month = Mese
mine-cost = Costo di una decisione
mine-decisions = Decisioni
mine-exact = esatto
mine-estimated = stimato
mine-streaks = Serie
mine-streaks-few = Con meno di 10 partite non c’è niente da dire sulle serie.
mine-streak-now =
    { $won ->
        [yes] Hai vinto le tue ultime { $count } partite.
       *[no] Non hai vinto le tue ultime { $count } partite.
    }
mine-streak-won = La tua serie più lunga di vittorie è { $count }. Con la tua quota di vittorie, da { $low } a { $high } è normale in { $games } partite.
mine-streak-lost = La tua serie più lunga senza vittorie è { $count }. Con la tua quota di vittorie, da { $low } a { $high } è normale in { $games } partite.
mine-streak-how = Serie lunghe capitano anche con dadi onesti. I dadi non ricordano l’ultima partita.
mine-began-with =
    { $dice ->
        [one] ha cominciato con un dado
       *[other] ha cominciato con { $dice } dadi
    }
