# L’intera partita analizzata: le probabilità di ciascuno, fortuna e abilità separate. I numeri sono percentuali.
# $when è uno di learn-at-…; $done e $best sono decisioni.

analysis-title = Probabilità di vincere
analysis-wait = Valutazione di ogni scelta …
analysis-exact = Questo gioco è risolto: ogni numero è esatto.
analysis-estimated = I numeri sono stime. Nel 95 % dei casi il valore vero è nella fascia.
analysis-model = I lanci sono giudicati secondo il modello “{ $model }”.
analysis-entered = Sono dadi veri, e nessuno ha misurato la forza: supponiamo che ogni lancio fosse buono.
analysis-gave =
    { $who ->
        [you] I dadi ti hanno dato il { $luck } %, le tue scelte sono costate il { $skill } %.
       *[player] { $player }: i dadi hanno dato il { $luck } %, le scelte sono costate il { $skill } %.
    }
analysis-took =
    { $who ->
        [you] I dadi ti hanno tolto il { $luck } %, le tue scelte sono costate il { $skill } %.
       *[player] { $player }: i dadi hanno tolto il { $luck } %, le scelte sono costate il { $skill } %.
    }
analysis-player = Chi
analysis-start = Inizio
analysis-luck = Dadi
analysis-skill = Scelte proprie
analysis-others = Scelte altrui
analysis-end = Fine
analysis-sum = Inizio, dadi, scelte proprie e altrui danno insieme la fine.
analysis-doubt = Se il gioco non è risolto, una scelta costa solo ciò che è certo. I piccoli errori contano allora come fortuna.
analysis-costliest = Le scelte più costose
analysis-none = Nessuna scelta è costata molto.
analysis-slip = { $when }, { $player }: { $done } invece di { $best }
analysis-percent = { $chance } %
analysis-between = da { $low } a { $high } %
analysis-chose = { $player } ha scelto: { $choice }
analysis-better = Meglio: { $best }. È costato il { $cost } %.
analysis-slider = Scorri la partita
analysis-mark = una scelta che è costata qualcosa
analysis-how = Come separiamo fortuna e abilità
analysis-how-text = Dopo ogni scelta e ogni lancio calcoliamo quante volte ogni giocatore vincerebbe da lì. Ciò che un lancio cambia è fortuna. La differenza tra la tua scelta e la migliore è abilità: può solo costare. Ciò che cambiano le scelte degli altri è contato a parte.
analysis-hint = La probabilità di vincere dopo ogni scelta e ogni lancio: { $command }

# Dove hanno lanciato delle mani nell’arena: la stessa mano viene rilanciata.
analysis-hands-exact = Le posizioni sono risolte: tra i lanci ogni probabilità è esatta, se nessuno mira. Quanto valeva un lancio è una media: la stessa mano lo ripete almeno { $draws } volte.
analysis-hands-estimated = Le probabilità sono stime. Quanto valeva un lancio è una media: la stessa mano lo ripete almeno { $draws } volte.
analysis-ordinary = Ogni lancio è confrontato con uno comune: altrettanto forte e senza mira.
analysis-hands-gave =
    { $who ->
        [you] I dadi ti hanno dato il { $luck } %, i tuoi lanci e le tue scelte { $way ->
            [gain] hanno reso il { $skill } %.
           *[cost] sono costati il { $skill } %.
        }
       *[player] { $player }: i dadi hanno dato il { $luck } %, lanci e scelte { $way ->
            [gain] hanno reso il { $skill } %.
           *[cost] sono costati il { $skill } %.
        }
    }
analysis-hands-took =
    { $who ->
        [you] I dadi ti hanno tolto il { $luck } %, i tuoi lanci e le tue scelte { $way ->
            [gain] hanno reso il { $skill } %.
           *[cost] sono costati il { $skill } %.
        }
       *[player] { $player }: i dadi hanno tolto il { $luck } %, lanci e scelte { $way ->
            [gain] hanno reso il { $skill } %.
           *[cost] sono costati il { $skill } %.
        }
    }
analysis-hands-skill = Lanci e scelte propri
analysis-hands-others = Lanci e scelte altrui
analysis-hands-how = Un lancio a mano è due cose: ciò che la mano sceglie (dove, con quanta forza, con quale effetto) e il caso (il suo tremito e le facce). Ripetiamo lo stesso lancio più e più volte sugli stessi dadi. Ciò che dà in media è la scelta; ciò che è successo, meno quella media, è fortuna. Lo confrontiamo con un lancio comune: un buon lancio quindi rende.
analysis-hand-threw = { $player }: { $throw }
analysis-hand-better = Un lancio comune sarebbe stato migliore ({ $best }). È costato il { $cost } %.
analysis-hand-again = Rilanciato { $draws } volte: una combinazione nel { $matched } %, un dado girato nel { $turned } %, e { $out } dadi persi in media.
analysis-was-no = No: i lanci hanno fatto la differenza.
analysis-was-some = In parte.
analysis-was-yes = Sì, per lo più.
analysis-was-wait = Ogni lancio viene ripetuto …
analysis-throwing = Il tuo browser ripete ogni lancio per separare la fortuna dall’abilità.
analysis-stopped = Fermato. Il tuo browser può continuare, oppure il server ripete i lanci.
analysis-resume = Continua
analysis-server = Lascia fare al server
analysis-was-seat = { $player }: { $answer }
