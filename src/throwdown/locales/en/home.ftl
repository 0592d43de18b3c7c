# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Hand in one game that you played without a server?
       *[other] Hand in { $count } games that you played without a server?
    }
home-why = They get a replay here, marked as played without a server. Nothing of them is rated.
home-yes = Hand in
home-no = Not now
home-never = Never these
home-progress = { $done } of { $total } …
home-done =
    { $count ->
        [one] One game is handed in.
       *[other] { $count } games are handed in.
    }
home-refused = The server does not take this game of { $game }: { $why }
home-save = Save its record as a file
home-later = The other games wait on this device until your next visit: { $why }
