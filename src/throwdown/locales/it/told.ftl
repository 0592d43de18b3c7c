# Ciò che dice il tavolo accanto al racconto: orologi, connessione, gare, decisioni e la loro causa.

told-earlier = Prima ancora
told-line-silent = Il server al momento non risponde. Il tuo posto resta tuo.
told-gone-silent = { $player } al momento non risponde.
