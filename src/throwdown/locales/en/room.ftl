# The room: inviting, waiting, the big screen and phones as hands.

room-preview-title = { $host } invites you: { $game }
room-preview =
    { $free ->
        [0] A table for { $seats } in the browser. Come and watch, without an account.
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
room-watch-only = Only watch
room-password-follows = This table has a password. You enter it in the next step.
room-password-asked = This table has a password: ask the person who invited you.
room-no-account = No account needed: a name is enough.
room-code-lead = Read out these six letters, send the link, or scan the code.
room-code = Code: { $code }
room-code-full = Every seat is taken. With the code or the link others can watch.
room-screen-open = Show on a big screen
room-screen-how = On a television or laptop open { $address }. Scan the code there with this phone, or type these letters.

room-seek-title = Looking for somebody to play with
room-seek-found = Somebody has joined
room-seek-seat = a person or a bot
room-seek-in = If nobody comes, a bot joins in { $seconds } s.
room-seek-now = A bot joins …
room-seek-begins = The game starts now.

room-screen-name = Big screen
room-screen-title = A screen for the room
room-screen-lead = Scan the code with a phone: make a table there, or choose one of yours. This screen shows it.
room-screen-code = QR code: with it a phone chooses the table for this screen
room-screen-or = Or type the code of a table
room-screen-next = The screen in the room shows the table that you open here. You then play with this phone.
room-screen-yours = Or show one of your tables
room-screen-go = Show the table
room-screen-other = Another table
room-screen-fill = Full screen
room-screen-forbidden = This table does not allow spectators
room-screen-waits = Waiting for players …
room-screen-start = Everyone is seated: the host starts the game on the phone.
room-screen-scan = Scan this code with your phone
room-screen-type = or type { $address } and the code
room-screen-rematch = To play again, press “Play again” on a phone.

room-hand-qr = QR code: scan it to play at this table with your phone
room-hand-title = Play with your phone
room-hand-code = The big screen, or your friend, shows a code of six letters.
room-hand-full = Every seat is taken: look at the big screen.
room-hand-stay = Keep playing
room-hand-whole = The whole table on this phone
room-hand-wait =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-shake = Shake the phone to throw
room-shake-insecure = Shaking works only over https: ask the person who runs the server.
room-shake-refused = The phone does not allow it: allow motion for this page in its settings.
room-split-how = Tap a card to move it between { place-yard } and { place-heap }.
room-boost-how = Tap a card to add it to the next roll.
room-caught = Caught cards

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Available bots

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Rolls what it likes, and hoards cards.
       *[arena] Hardly aims, and likes to keep throwing.
    }
room-sees-casual =
    { $kind ->
        [cards] Follows rules of thumb.
       *[arena] Knows when to stop, and throws roughly at the dice.
    }
room-sees-regular =
    { $kind ->
        [cards] Knows the odds of the next roll.
       *[arena] Counts who is ahead and what is left, and aims by eye.
    }
room-sees-expert =
    { $kind ->
        [cards] Also considers what it leaves to the next player.
       *[arena] Weighs what every choice leads to, and aims well.
    }
room-sees-master =
    { $kind ->
        [cards] Weighs every result of the next roll one by one.
       *[arena] Weighs every way to throw, and tries out where to aim.
    }

# Starting dice of each seat.
room-handicap = Handicap
room-handicap-now = Handicap: { $dice }
room-handicap-how = A player who begins with more dice has a better chance.
room-handicap-dice = Starting dice of { $player }
room-handicap-beginner = Beginner
room-handicap-beginner-of = { $player } is a beginner: suggest dice
room-handicap-chances = Chances to win: { $chances }
room-handicap-solved = From the solved game, if both play equally well.
room-handicap-simulated = From simulated games between bots.
room-handicap-same = Same dice for all
room-only-here = Only this computer can open this link. To let others in, start the game with this command and open the address that it prints:
