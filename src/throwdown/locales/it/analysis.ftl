# L’intera partita analizzata: le probabilità di ciascuno, fortuna e abilità separate. I numeri sono percentuali.
# $when è uno di learn-at-…; $done e $best sono decisioni.

analysis-title = Probabilità di vincere
analysis-wait = Valutazione di ogni scelta …
analysis-exact = Questo gioco è risolto: ogni numero è esatto.
analysis-estimated = I numeri sono stime. Nel 95 % dei casi il valore vero è nella fascia.
analysis-model = I lanci sono giudicati secondo il modello «{ $model }».
analysis-aim = Qui si è lanciato a mano: la parte dei dadi comprende anche la mira, buona o cattiva.
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
analysis-costliest = Le scelte più care
analysis-none = Nessuna scelta è costata molto.
analysis-slip = { $when }, { $player }: { $done } invece di { $best }
analysis-percent = { $chance } %
analysis-between = da { $low } a { $high } %
analysis-chose = { $player } ha scelto: { $choice }
analysis-better = Meglio: { $best }. È costato { $cost } %.
analysis-slider = Scorrere la partita
analysis-mark = una scelta che è costata
analysis-save = Salva la curva come immagine
analysis-how = Come separiamo fortuna e abilità
analysis-how-text = Dopo ogni scelta e ogni lancio calcoliamo quante volte ogni giocatore vincerebbe da lì. Ciò che un lancio cambia è fortuna. Quanto la tua scelta vale meno della migliore è abilità: può solo costare. Ciò che cambiano le scelte degli altri è contato a parte.
analysis-hint = La probabilità di vincere dopo ogni scelta e ogni lancio: { $command }
