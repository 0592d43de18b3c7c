# The page: front, new table, waiting room, and everything around a game.
# Buttons are short. A player reads these as "you".

## Around everything

page-skip = Skip to the content
page-main = Main
page-menu = Menu
page-close = Close
page-no = No
page-save = Save
page-again = Try again
page-loading = One moment …
page-to-front = Home
page-to-tournament = Back to the tournament
page-rules = Rules
page-rulings = Printed or ours?
page-lesson = Learn by playing
page-print = Print the rules
page-practice = Practice
page-targets = Targets
page-referee = Referee
page-mine = My games
page-keep = Account
page-settings = Settings
page-old-card = Your recovery card was replaced or removed. If that was not you, sign in with the old card by { $until }: it is good again then, and everybody else is signed out.
page-groups = Groups
page-desk = Moderation
page-tournaments = Tournaments
page-language = Language
page-scheme = Light or dark
page-scheme-auto = as the device
page-scheme-light = light
page-scheme-dark = dark
page-sound = Sound
page-sound-on = Sound on
page-sound-off = Sound off
page-volume = Volume
page-buzz = Vibrate when dice hit
page-motion = Moving dice
page-motion-auto = as the device
page-motion-full = always
page-motion-none = never
page-quality = Picture
page-quality-auto = automatic
page-quality-high = fine
page-quality-low = simple
page-neutral = Our own names instead of the printed ones
page-your-name = Your name
page-other-device = Continue on another device
page-other-device-make = Make a link
page-other-device-link =
    { $minutes ->
        [one] Open this link there within { $minutes } minute, or scan the picture. It works once.
       *[other] Open this link there within { $minutes } minutes, or scan the picture. It works once.
    }
page-other-device-qr = The link as a picture to scan
page-notice = An independent project, free and open. Not tied to any publisher; names of games belong to their owners.
page-docs = Documentation (in English)
page-privacy = Privacy
page-imprint = Imprint
page-lost-title = There is nothing here
page-lost = Check the address for typing errors. The page may also have been removed.
page-room-title = This part did not load
page-room-missing = Check your connection and try again.
page-room-offline = You are offline, and this part was never opened on this device. It opens once you are connected.
page-trouble = That did not work. Try again in a moment.
page-trouble-offline = No connection to the server. You can still read the rules and watch saved replays; to play, you need a connection.
# Words for guests who give no name, with commas; a number is put behind one of them.
page-guest-names = Badger, Otter, Heron, Marten, Lynx, Wren, Beaver, Newt, Robin, Hedgehog

## Front

page-claim = Throw dice at dice.
page-lead = Four games in one wooden arena. With friends, with bots, on any screen. Real physics, and proof that every throw was fair.
page-play-now = Play now
page-create = Create a table
page-with-friends = With friends
page-join = Join with a code
page-join-code = Code or link of a table
page-join-go = Join
page-no-account = No account needed. “Play now” gives you a seat straight away, against a bot if nobody is waiting.
page-hero-picture = An octagonal wooden arena with dice of all four games; one die is in the air.
page-games = Games
page-claim-strike = Match a number, take the dice. The X is gone for good.
page-claim-impact = Five elements, and each of them can turn the table.
page-claim-hp-strike = Every pair casts a spell: freeze, pull, stack, reverse.
page-claim-verasselt = Seven dice, 88 bugs. Roll again, or run with your catch?
page-your-tables = Your tables
page-your-turn = Your turn
page-go-on = Continue
page-until = until { $when }
page-status-open = waiting for players
page-status-playing = another player’s turn
page-status-over = game over
page-status-closed = closed
page-open-tables = Open tables
page-no-tables = No table is open now. Create one, or press Play now.
page-seats-taken = { $taken } of { $seats } seats
page-with-password = with a password
page-sit-down = Take a seat
page-watch = Watch
# $people are here, $playing games are played.
page-people =
    { $people ->
        [one] { $people } person here
       *[other] { $people } people here
    }, { $playing ->
        [one] { $playing } game under way
       *[other] { $playing } games under way
    }
page-ask-players = Ask for players
page-seeks = { $player } wants players: { $game }
page-referee-lead = Throw your own dice. Your phone knows the rules and keeps track of turns and points.
page-real-box = With the real box
page-targets-lead = Hit what is asked for, with as few throws as you can.
page-take-along = Take it with me
page-saved-games = Saved on this device
page-resume = Continue here
page-resume-lead = This link comes from another device of yours. You will be the same person on both.
page-resume-none = Open Account on your other device and make a link. Open it here to be the same person on both.
page-resume-go = Continue

## New table

page-game = Game
page-edition = Variant
page-edition-impact = Basic game
page-edition-impact-power = One power
page-edition-impact-avatar = All powers
page-one-device = We all play on this device
page-seats = Seats
page-who-plays = Who plays?
page-seat-bot-choice = Bot
page-seat-friend = Friend
page-seat-number = Seat { $number }
page-seat-tap = Seat { $number }: { $player }. Press to change.
page-seat-add = Another seat
page-player-name = Name of the player
page-level = Level of the bot
page-level-novice = Novice
page-level-casual = Casual
page-level-regular = Regular
page-level-expert = Expert
page-level-master = Master
page-level-random = Random
page-level-thumb = Rule of thumb
page-level-mcts = Tree search
page-pace = Pace
page-clock-none = No time limit
page-clock-slow = Slow
page-clock-normal = Normal
page-clock-fast = Fast
page-clock-days = Days
page-clock-none-how = Everybody takes the time they need.
page-clock-slow-how = Plenty of time for each decision, and a reserve.
page-clock-normal-how = Enough time for each decision, and a reserve.
page-clock-fast-how = Short turns, and a small reserve.
page-clock-days-how = Three days for each turn, and four in reserve for the game. The home page shows whose turn it is.
page-open-table = Open the table
# $count: how many rules differ from the printed ones.
page-house-rules =
    { $count ->
        [0] House rules
        [one] House rules: { $count } differs
       *[other] House rules: { $count } differ
    }
page-house-rules-none =
    { $edition ->
        [none] No house rules.
       *[some] No house rules: everything as in the edition.
    }
page-printed-edition = Edition
page-more-settings = More settings
page-table-name = Name of the table
page-visibility = Who may join?
page-visibility-public = Anybody
page-visibility-link = Friends only
page-visibility-password = With a password
page-visibility-link-how = Only people with the link or the code find the table.
page-visibility-public-how = Everybody on the home page sees the table and may take a seat.
page-visibility-password-how = Only people who know the password come in.
page-password = Password
page-password-if = Password, if friends need one
page-password-least = At least six characters.
page-first-player = Who begins
page-first-host-choice = the host decides
page-tournament = Tournament
page-tournament-how = As many games as players; the fewest points win.
page-hints-allowed = Hints allowed
page-hints-allowed-how = Players may ask what would be best.
page-hints-none = No hints
page-spectators = Others may watch
page-delay =
    { $seconds ->
        [0] They see everything immediately
        [one] They see everything { $seconds } second later
       *[other] They see everything { $seconds } seconds later
    }

## Coming in, and before the game

page-come-in = Join this table
page-come-in-go = Join
page-come-back = Come back
page-password-title = This table has a password
page-no-table = This table is closed or the link is old
page-no-table-how = Ask your friend for a new link, or open a table of your own.
page-sent-away = The host removed you from this table.
page-left = You have left this table.
page-cannot = You cannot join this table
page-share-title = Bring your friends
page-share-lead = Send the link, or let your friends scan the code with their phones.
page-share-link = Link to this table
page-copy = Copy
page-copied = Copied
page-qr = QR code with the link to this table
page-seat-free = free
page-sit = Add
page-add-bot = Bot
page-bot-level = Bot, { $level }
page-host = host
page-you = You
page-empty-seat = Free the seat of { $player }
page-kick = Remove
page-fill-bots =
    { $count ->
        [one] Fill with a bot
       *[other] Fill with { $count } bots
    }
page-start = Start the game
page-start-when =
    { $count ->
        [one] One seat is still free: wait for somebody, or put a bot there.
       *[other] { $count } seats are still free: wait for people, or put bots there.
    }
page-host-starts = The host starts the game.
page-you-watch = You are watching.

## At the table

page-beside = Beside the table
page-players = Players
page-player = Player
page-on-turn = on turn
page-what-happens = What happens
page-turn-of = { $player }’s turn
page-wait-for = Waiting for { $players } …
page-in-flight = The dice are in the air …
page-slow = Your throw is fixed. It takes a little longer to compute where it lands.
page-why = Why?
page-throw = Throw
page-throw-many = Throw { $count }
page-throw-all =
    { $count ->
        [one] Throw the last die
       *[other] Throw all { $count }
    }
page-stop = Stop
page-key-space = Space
page-manner = How do you throw?
# $count dice are yours; $hand of them are in the hand.
page-hand =
    { $count ->
        [one] { $count } die, { $hand } in hand
       *[other] { $count } dice, { $hand } in hand
    }
page-hand-what = What do you throw?
page-hand-loose = A loose die
page-hand-pile =
    { $count ->
        [one] Pile of { $count }
       *[other] Pile of { $count }
    }
page-hand-from-pile =
    { $count ->
        [one] One off the pile of { $count }
       *[other] One off the pile of { $count }
    }
page-aim = Aim
page-aim-place = a free place
page-aim-force = Force
page-keys-aim =
    { $count ->
        [one] key { $count } aims
       *[other] keys 1 to { $count } aim
    }
page-what-lies = Read out which dice lie where
page-turn-box = Turn the box
page-skip-motion = Skip
page-move =
    { $rule ->
        [off_walls_by_consent] Move dice off the wall
        [group] Move dice closer together
       *[free] Move dice
    }
page-move-done = Done moving
page-move-how =
    { $rule ->
        [off_walls_by_consent] Drag a die away from the wall.
       *[free] Drag a die to its new place.
    }
page-agree-moves = Others may move dice off the walls
page-undo = Undo
page-more-time = More time, please
page-give-time = More time for { $player }
page-window =
    { $seconds ->
        [one] { $seconds } second left to throw
       *[other] { $seconds } seconds left to throw
    }
page-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
page-dice-piles =
    { $count ->
        [one] { $count } die; piles of { $piles }
       *[other] { $count } dice; piles of { $piles }
    }
page-dice-hidden = dice hidden
page-clockwise = clockwise
page-counter-clockwise = counter-clockwise
page-active = Active
page-active-all = All elements are active
page-spells = What the spells do
page-seat-gone = away
page-seat-out = out
page-seat-bot = bot
page-seat-stand-in = a bot plays
page-rules-here = Rules of this game
page-concede = Give up
page-concede-sure = You leave this game for good. The others continue.
page-concede-sure-of = { $name } leaves this game for good. The others continue.
page-concede-yes = Yes, give up
page-concede-no = No, keep playing
page-leave = Leave the table
page-leave-sure = The game is not over. The others wait for you, and then a bot may play for you.
page-leave-yes = Yes, leave
page-invite = Code, link and big screen
page-watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
page-game-of = game { $game } of { $games }

## Hints

page-hint = Hint
page-hint-always = Always show hints
page-hint-mark = best choice
page-hint-top = Best on top.
page-hint-set = Set it like this
# What is thrown, and how.
page-hint-throw = { $throw }, { $manner }
page-hint-tower = { $symbol } on top
# Labels of numbers: chances, and how many cards are caught on average.
page-hint-win = win
page-hint-match = match
page-hint-lost = die lost
page-hint-bust = { cry-bust.part }
page-hint-catch = catch
page-hint-percent = { $number } %
page-hint-costs-win = Other choices: chance to win
page-hint-costs-cards = Other choices: lead in cards
page-hint-cost-win = −{ $cost } %
page-hint-cost-cards = −{ $cost }
page-hint-even = just as good

## Towers and races

page-tower-order = Order of the tower
page-tower-top = top
page-tower-bottom = bottom
page-tower-die = { $symbol }, level { $level } of { $height }. Arrow keys move it.
page-move-up = Up
page-move-down = Down
page-tower-build = Build the tower
page-race-ready = Hands off … wait for the signal.
page-race-go = Stack!
page-race-how = One press per die
page-race-stack = Stack: { $done } of { $tiles }
page-race-watch = { $players } race to build a tower.
page-race-by-chance = Draw my time at random
page-race-simulated = Always draw my race times at random

## People who come and go

page-line-lost = The connection is lost. Your seat stays yours.
page-line-offline = This device is offline. Your seat stays yours.
page-line-again =
    { $seconds ->
        [one] Next try in { $seconds } second.
       *[other] Next try in { $seconds } seconds.
    }
page-line-connecting = Connecting again …
page-gone-lost = { $player } has lost the connection.
page-gone-left = { $player } has left the table.
page-gone-left-seconds =
    { $seconds ->
        [one] We wait { $seconds } second.
       *[other] We wait { $seconds } seconds.
    }
page-gone-choose = { $player } is not back yet. What now?
page-gone-wait = Keep waiting
page-gone-bot = Let a bot take over
page-gone-end = Continue without them
page-stand-in-you = You were away, and a bot played for { $player }. Now it is you again.

## Talking

page-chat = Chat
page-chat-new =
    { $count ->
        [one] Chat, { $count } new
       *[other] Chat, { $count } new
    }
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-phrases = More phrases
page-mute = Hide
page-chat-phrases = Phrases only
page-mute-for-all = Mute for all
page-report = Report
page-reported = The hosts of the table and of the server have been notified.
page-report-told = { $by } reports { $name }: “{ $text }”
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-thrown = Well thrown!
page-phrase-ouch = Ouch.
page-phrase-thanks = Thanks!
page-phrase-one-moment = One moment, please.
page-phrase-again = Another game?
page-phrase-good-game = Good game!
page-phrase-bye = Bye!

## What happened, and the end

page-story = What happened
page-story-empty = Nothing yet.
page-course = How the game went
page-end = End of the game
page-end-you-win = You win
page-end-nobody = Nobody wins
page-end-win =
    { $count ->
        [one] { $players } wins
       *[other] { $players } share the win
    }
page-next-game = Next game
page-rematch = Play again
page-look-back = Look back
page-replay = Replay
page-verify = Check the dice
page-review = The costliest decisions
page-review-wait = Checking every decision …
page-review-look = See it in the replay
page-tally = Tournament, { $played } of { $games } games. The fewest points win.
page-total = Total
page-champions =
    { $count ->
        [one] { $players } wins the tournament.
       *[other] { $players } share the tournament.
    }
page-tie = { $players } are tied. Share the win, or play a decider?
page-tie-share = Share it
page-tie-decide = Play a decider
