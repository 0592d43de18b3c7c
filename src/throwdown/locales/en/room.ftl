# The room: inviting, waiting, the big screen and phones as hands.

room-preview-title = { $host } invites you: { $game }
room-preview =
    { $free ->
        [0] A table for { $seats } in the browser: look in, without an account.
        [one] One of { $seats } seats is free. Play in the browser, without an account.
       *[other] { $free } of { $seats } seats are free. Play in the browser, without an account.
    }

room-invites = { $host } invites you to play
room-free =
    { $free ->
        [one] One of { $seats } seats is free.
       *[other] { $free } of { $seats } seats are free.
    }
room-playing = A game is under way: you can watch.
room-full = Every seat is taken: you can watch.
room-password-follows = The table has a password: it is asked for next.
room-password-asked = This table has a password: ask whoever invited you.
room-no-account = No account needed: a name is enough.
room-code-lead = Say these six letters, send the link, or let a phone look at the picture.
room-code = Code: { $code }
room-screen-open = Show on a big screen
room-screen-how = On a television or laptop open { $address } and type the code. Phones are then your hands.

room-seek-title = Looking for somebody to play with
room-seek-found = Somebody is here
room-seek-seat = somebody, or a bot
room-seek-in = If nobody comes, a bot sits down in { $seconds } s.
room-seek-now = A bot sits down …
room-seek-begins = The game begins at once.

room-screen-name = Big screen
room-screen-title = A screen for the room
room-screen-lead = This screen shows the table, and every phone is a hand. Type the code of the table.
room-screen-go = Show the table
room-screen-other = Another code
room-screen-fill = Whole screen
room-screen-forbidden = Nobody may watch this table
room-screen-waits = Waiting for players …
room-screen-start = Everybody sits: the host starts on the phone.
room-screen-scan = Point your phone here
room-screen-type = or type { $address } and the code
room-screen-rematch = Play again: press it on a phone.

room-hand-qr = QR code: it makes your phone a hand at this table
room-hand-full = Every seat is taken: look at the big screen.
room-hand-stay = Play on
room-hand-whole = The whole table on this phone
room-hand-wait =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-shake = Shaking the phone throws
room-shake-insecure = Shaking throws only over https: ask whoever runs the server.
room-shake-refused = The phone does not allow it: allow motion for this page in its settings.
room-split-how = Tap a card to move it between yard and heap.
room-boost-how = Tap a card to add it to the next roll.
room-caught = Caught cards

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Standing bots

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Rolls what it likes, and hoards cards.
       *[arena] Throws where it looks, and likes to go on.
    }
room-sees-casual =
    { $kind ->
        [cards] Goes by rules of thumb.
       *[arena] Knows when to stop, and throws about where dice lie.
    }
room-sees-regular =
    { $kind ->
        [cards] Knows the odds of the next roll.
       *[arena] Counts who is ahead and what is left, and aims by eye.
    }
room-sees-expert =
    { $kind ->
        [cards] Also counts what it leaves to the next player.
       *[arena] Weighs what every choice leads to, and aims well.
    }
room-sees-master =
    { $kind ->
        [cards] Weighs every result of the next roll one by one.
       *[arena] Weighs every way to throw, and tries out where to.
    }
