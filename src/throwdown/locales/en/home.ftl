# Games that were played without a server are sent to one when it is there again.

home-ask =
    { $count ->
        [one] Send one game that you played without a server to this server?
       *[other] Send { $count } games that you played without a server to this server?
    }
home-why = They get a replay here, marked as played without a server. They are not rated.
home-yes = Send
home-no = Not now
home-never = Never these
home-progress = { $done } of { $total } …
home-done =
    { $count ->
        [one] One game is sent.
       *[other] { $count } games are sent.
    }
home-refused = The server does not take this game of { $game }: { $why }
home-save = Save its record as a file
home-later = The other games wait on this device until your next visit: { $why }
