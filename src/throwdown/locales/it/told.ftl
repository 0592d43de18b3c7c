# Ciò che dice il tavolo accanto al racconto: orologi, connessione, gare, decisioni e la loro causa.

told-earlier = Prima ancora
