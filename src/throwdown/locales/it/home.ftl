# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Inviare al server una partita che hai giocato senza server?
       *[other] Inviare al server { $count } partite che hai giocato senza server?
    }
home-why = Qui avranno un replay, con la nota che sono state giocate senza server. Non contano per la classifica.
home-yes = Invia
home-no = Non ora
home-never = Queste mai
home-progress = { $done } di { $total } …
home-done =
    { $count ->
        [one] Una partita è stata inviata.
       *[other] { $count } partite sono state inviate.
    }
home-refused = Il server non accetta questa partita di { $game }: { $why }
home-save = Salva la registrazione in un file
home-later = Le altre partite aspettano su questo dispositivo fino alla tua prossima visita: { $why }
