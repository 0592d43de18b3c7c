# The room: inviting, waiting, the big screen and phones as hands.

room-preview-title = { $host } invites you: { $game }
room-preview =
    { $free ->
        [0] A table for { $seats } in the browser: look in, without an account.
        [one] One of { $seats } seats is free. Play in the browser, without an account.
       *[other] { $free } of { $seats } seats are free. Play in the browser, without an account.
    }
