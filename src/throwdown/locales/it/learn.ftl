# Imparare: consigli durante il gioco, e uno sguardo indietro alla fine.
# $choice, $done e $best sono risposte come si scrivono: stop, pallonetto, tira 1 2 3 4 +Y1.

## Il gioco a righe di testo: la parola che chiede un consiglio, e che cosa fa.

learn-command = consiglio
learn-help = { $command }: che cosa farebbe qui un buon giocatore, e quanto costano le altre scelte

## Un consiglio. $match, $win, $bust e $cost (di vittoria) sono percentuali, $catch e $cost (in carte) sono carte.

learn-best = Meglio: { $choice }.
learn-best-win = Meglio: { $choice }. Così vinci il { $win } % delle partite.
learn-best-throw = Meglio: { $choice }. Dà una combinazione nel { $match } % dei lanci, e vinci il { $win } % delle partite.
learn-best-roll =
    { $catch ->
        [one] Meglio: { $choice }. Il lancio è nullo nel { $bust } % dei casi e si prende in media { $catch } carta.
       *[other] Meglio: { $choice }. Il lancio è nullo nel { $bust } % dei casi e si prendono in media { $catch } carte.
    }
learn-worse = Peggio: { $choices }.
learn-as-good = Tutto il resto vale più o meno lo stesso.
learn-ways-even = Tutti i modi di lanciare si equivalgono.
learn-only = Qui non c’è niente da scegliere.
# $model is a table of luck as records name it: luck d570268f.
learn-cost-win = { $choice } (−{ $cost } %)
learn-cost-cards =
    { $cost ->
        [one] { $choice } (−{ $cost } carta)
       *[other] { $choice } (−{ $cost } carte)
    }
# Che cosa si lancia, e come.
learn-throw = { $throw } { $manner }

## Lo sguardo indietro. $when è una delle tre formule in fondo.

learn-title = Uno sguardo indietro
learn-review = Le decisioni costate di più:
learn-review-player = { $player }:
learn-review-none = { $player }: nessuna decisione costosa.
learn-slip-win = { $when }: { $done } invece di { $best } ha tolto il { $cost } % alle possibilità di vincere.
learn-slip-cards =
    { $cost ->
        [one] { $when }: { $done } invece di { $best } è costato { $cost } carta.
       *[other] { $when }: { $done } invece di { $best } è costato { $cost } carte.
    }
learn-at-throw = Lancio { $number }, con { $symbols } nell’arena
learn-at-throw-empty = Lancio { $number }, nell’arena vuota
learn-at-turn = Turno { $number }

# Che cosa ha fatto una mano nell’arena; $symbol è ciò che mostra il dado mirato.
learn-hand =
    { $strength ->
        [soft] un lancio morbido
        [hard] un lancio forte
       *[even] un lancio
    } (forza { $force }) { $meets ->
        [die] verso { $symbol }
        [wall] contro la parete
        [outside] oltre la parete
       *[floor] verso un punto libero
    }
learn-ordinary = Calcolato in base a come cadono i lanci comuni.
