# What went wrong, and what to do about it. The code with / and _ as dashes is the name.

error-throwdown-error = That did not work. Check what you entered and try again.
error-part-missing = This needs a part that is not installed: in a clone of the project run scripts/release build, then pip install dist/*.whl.
error-part-arena = The arena is not installed: add --thrower luck, or install the arena.
error-part-postgres = This needs packages for PostgreSQL that are not installed. In a clone of the project run scripts/install dev, elsewhere pip install with the extra postgres.
error-part-tab = The parts for playing in a browser tab are not installed. In a clone of the project run scripts/web, elsewhere run pip install with the extra tab.

error-site-not-ours = This folder holds other files: choose an empty one, or one with an older site.
error-site-server = A server is named by its whole address, such as https://dice.example.
error-part-passkeys = This needs a package for passkeys that is not installed. In a clone of the project run scripts/install dev, elsewhere pip install with the extra passkeys.

error-game-unknown = There is no such game: choose one of those shown.
error-game-seats = This game is for 2 to 5 players: choose a number in between.
error-game-contract = This game breaks the rules for games: report it, or play another one.
error-game-own = Your own game cannot be loaded: see the guide for writing games, and correct its class.

error-option-value = That rule option cannot have this value: choose one of those offered.
error-option-visible = In this game supplies are always visible: leave supply_visibility out.
error-option-unknown = There is no such rule option: check its name.
error-option-not-in-edition = This game does not have that rule option: leave it out.
error-option-start-placed = A start die that is placed never shows X, so nothing is turned: have it thrown, or leave start_x out.
error-option-edition = This game has no edition of that name or language: choose another, or none.
error-option-elements = This variant is played with two to five elements: choose more, or play another variant.
error-option-dice = Those are not starting dice: give each seat at least 1, and at most 25 to all seats together.

error-action-illegal = The rules do not allow that now: choose one of the moves offered.
error-action-unknown = This game does not have that move: choose one of those offered.
error-action-not-your-turn = It is not your turn: wait until you are asked.
error-action-not-your-decision = Somebody else decides this: wait until you are asked.
error-action-not-now = The last throw is still being resolved: wait for its result.
error-action-game-over = The game is over: start a new one.
error-action-no-such-seat = There is no such player at this table: choose one of those shown.
error-action-seat-left = This player has left the game and cannot play any more.
error-action-already-chosen = You have chosen for the whole turn: roll now.
error-action-boost-with-roll = Cards are added together with a roll: name the dice as well.
error-action-choose-first = First choose: the { place-hub }, or the waiting catch.
error-action-consolation-first = First say how many cards you draw after your { cry-bust.noun }.
error-action-count = You cannot draw that many cards: choose one of the numbers offered.
error-action-illegal-cards = Those are not cards: name their colours with Y, B, R and G.
error-action-illegal-dice = Those are not dice: name them by their numbers.
error-action-illegal-target = You cannot roll for that: choose one of those offered.
error-action-must-roll = Roll at least once before you stop.
error-action-no-such-die = There is no such die: the seven dice are the ones shown.
error-action-not-in-yard = Your { place-yard } does not hold those cards: choose among the ones in it.
error-action-not-received = You did not receive those cards: split only the ones shown.
error-action-same-die-twice = You named a die twice: name each die once.
error-action-split-first = First split the cards received between { place-yard } and { place-heap }.
error-action-too-few-cards = That is not enough: bring the { place-hub } to at least eight cards.
error-action-too-few-dice = Roll at least four dice.
error-action-top-up-first = First bring the { place-hub } to eight cards.
error-action-wrong-phase = You cannot do that now: answer the question first.
error-action-yard-full = A { place-yard } holds at most six cards: put more of them on the { place-heap }.

error-outcome-illegal = The dice cannot lie like that: enter again what they show.
error-outcome-unexpected = The game does not expect that now: answer the question.
error-outcome-cards = Those are not the cards that belong here: enter them again.
error-outcome-cause = A die can miss, bounce out or be knocked out: enter one of these.
error-outcome-dice = The number of dice is not right: give one face for every die thrown.
error-outcome-die = That die is not in this throw: name only dice thrown or lying in the { place-arena }.
error-outcome-face = That face does not exist in this game: type one of those shown.
error-outcome-lot = Enter each of the things shown exactly once.
error-outcome-racer = That player does not race: name one of those who build a tower.
error-outcome-stack = Dice cannot be stacked like that: enter again which of them are still stacked.

error-entry-unreadable = That cannot be read: type it like the example shown.
error-entry-unclear = That can mean more than one thing: type it like the example shown.
error-answer-unclear = That answer is not clear: type one of those shown.

error-notation-malformed = That text does not describe a position of this game: check it, or start a new game.
error-record-damaged = The record is damaged in line { $line }: what came before it can still be used.
error-record-entry = This entry does not fit the game up to there.
error-record-signature = A signature of this record is malformed, or does not belong to one of its seats.
error-record-version = The record was written by a newer version: update Throwdown to read it.
error-save-refused = The game cannot be saved or opened there: choose another name or place.
error-save-unknown = There is no such saved game: choose one of the list.
error-save-unreadable = This saved game cannot be read: choose another one, or start a new game.
error-save-secret = The secret of this saved game is missing or damaged: put its file back beside it, or watch the game with throwdown replay.
error-save-referee = This game is played with a real box: resume it in the referee.

error-bot-unknown = No bot of that name plays this game: choose one of those shown.
error-bot-own = Your own bot cannot play: see the guide for writing bots, and correct its file, its class or its answers.

error-table-refused = The table cannot do that: try something else.
error-table-first = It is not clear who begins: name a player of this table, by seat or by name.
error-table-key = This key is not valid: a key and its hash each have 64 hexadecimal digits in small letters.
error-table-manner = Dice cannot be thrown that way: choose one of the ways shown.
error-table-names = Two players have the same name: give them different names.
error-table-not-over = This game is not over yet: finish it or leave it first.
error-table-seat = There is no such player at this table: choose one of those shown.
error-table-seats = The number of players does not fit the table: give one name for every seat.
error-table-tournament = This game has no tournament: play single games.
error-table-undo = You cannot undo this: dice or cards have been shown since.
error-table-handled = You have moved the { place-arena } and its dice often enough: throw now.

error-tournament-finished = All games of the tournament are played: start a new one.
error-tournament-no-decider = No decider is due: nobody is tied for first place.
error-tournament-seats = Those are not the players of this game: name the ones who played.
error-tournament-tie = In this tournament, a decider breaks ties: play it.
error-tournament-entry = This does not fit the tournament as it is now: reload the page.
error-tournament-damaged = This tournament cannot be read. Report it to the person who runs the server; all other tournaments continue.
error-tournament-closed = This tournament is over.
error-tournament-entrant = This player cannot do that now: they are at a table, away, or here already.
error-tournament-begun = Nobody can enter a knock-out that has begun.
error-tournament-running = Tables of this round are still playing: wait for their results.
error-tournament-few = Too few players are here.
error-tournament-places = These places do not fit the table: give each player one, and the same to players who tie.
error-tournament-table = This tournament has no such table.
error-tournament-reported = This table has a result already: the host can correct it.
error-tournament-played = All rounds of this tournament are played.
error-tournament-settings = A tournament cannot have these settings.
error-tournament-bell = That is not possible after the bell.
error-tournament-host-only = Only the host of the tournament may do that.
error-tournament-not-yours = Only the players of this table and the host say how it ended.
error-tournament-dropped = The host has dropped you. Ask the host to bring you back.
error-tournament-own-name = People choose their own names.
error-tournament-name-taken = Another player of this tournament has that name: add a letter, such as Ben K.
error-tournament-bot = A bot with a token cannot take part in a tournament.
error-tournament-online = The result of an online table comes from its game. The host can type it, too.
error-tournament-entered = You have entered this tournament already.
error-tournament-not-entered = You have not entered this tournament.
error-tournament-too-many = You host as many tournaments as one person may host. Close one first.
error-tournament-full = This tournament is full.
error-tournament-bots = This tournament has as many bots as it may have.
error-tournament-no-bots = Bots cannot throw real dice.
error-tournament-paper = A player at this table has no device: play it on one device or with a real box.
error-tournament-device = This table is open on a device already.
error-tournament-busy = Others change this tournament at the same moment: try again.

error-words-language = That language or theme does not exist here: choose one of those shown.

error-throw-bounds = A number is out of its range: look up its minimum and maximum.
error-throw-intent = A throw is nine whole numbers: place, speed and spin.
error-throw-release = The dice would start inside another die: let go higher up or elsewhere.
error-throw-scene = The dice cannot lie like that: leave room between them and stay inside the { place-arena }.
error-throw-dice = These dice cannot be thrown: throw 1 to 26, each of them once.
error-throw-target = That die does not lie in the { place-arena }: aim at one that does.
error-throw-place = The die cannot be moved there: keep it inside and off the other dice.
error-throw-failed = The throw could not be computed. It stays as it is: try again.
error-throw-engine = The simulation reported a fault. The throw stays as it is: try again.
error-throw-offline = The simulation could not be downloaded. The throw stays as it is: check your connection, then try again.

error-record-motion = The recorded motion of a throw is damaged.
error-record-secret = The revealed secret is not valid: the record is damaged.
error-record-thrower = The throws of this game cannot be recomputed.

error-table-thrower = There is no such thrower: choose luck or physics.
error-table-intent = The numbers of this throw or move do not fit this table: leave them out or correct them.
error-table-secret = This game cannot continue without its secret: you can only replay it.

error-store-conflict = Somebody was faster: look at the table again, then choose.
error-store-failed = The server cannot save anything at the moment. Nothing is lost: try again in a moment.
error-store-refused = The server cannot store that: check it and try again.
error-store-newer = A newer version of the program made this database: use that version.
error-store-foreign = This file is not a database of Throwdown: give another file.
error-store-backup = This backup cannot be made or used: give another file, or allow the old one to be replaced.
error-store-absent = There is no such file: name an existing file.
error-store-damaged = This database or backup is damaged: go back to an earlier backup.
error-store-older = A version before 1.0 made this database and it cannot be read: start with a new folder.
error-store-full = This database is not empty: allow all of it to be replaced with --overwrite, or give another one.
error-store-both-files = Both are files: throwdown admin backup copies one file to another.
error-store-address = This is not the address of a database: write it like postgresql://dice@db/dice, with a password as USER:PASSWORD@.
error-store-key = The key for the secrets of running games is missing or wrong: put the right one back.
error-store-taken = Another server uses this folder: stop it, or give each server a folder of its own.
error-store-folder = This folder cannot be made or written: give another one, or allow the program to write there.
error-store-unreachable = The database does not answer, or refuses this user: check address, user and password.
error-store-shared = Another server uses this database, and one of the two is set to run alone: stop one, or set up both to share it.
error-store-not-owner = This table is on another server now: send the request there.
error-cluster-away = This table is moving to another server. Nothing is lost: try again in a moment.

error-settings-value = A setting has a value that it cannot have: correct it.
error-settings-unknown = There is no such setting: check its name.
error-settings-file = The settings file cannot be read: name another one, or put it right.
error-settings-port = The server cannot use this port or address: choose another one.
error-settings-tls = The server cannot use https with these files: give a certificate and its key, without a password.

error-name-empty = A name needs at least one letter: type a name.
error-name-length = That name is too long: choose a shorter one.
error-name-characters = That name has characters that cannot be shown: leave them out.
error-name-scripts = That name mixes letters of alphabets that look alike: keep to one alphabet.
error-name-protected = This name belongs to another person here: choose another one.
error-name-reserved = People could mistake that name for the server itself: choose another.
error-name-bot = That name is the name of a bot: choose another.

error-chat-empty = This message is empty: write something.
error-chat-length = That message is too long: shorten it.
error-chat-characters = This message has characters that cannot be shown: leave them out.

error-request-host = The server does not answer to this name: open it under its own address.
error-request-origin = This comes from a page that does not belong to this server: open the server’s own page.
error-request-refused = This connection does not exist, or you may not use it: check the link.
error-request-upgrade = This address is for WebSockets: connect to it with one.
error-request-full = The server is full: try again later.
error-request-media-type = The server takes JSON only: send it as application/json.
error-request-too-large = The request is too large: send less.
error-request-rate = You sent too many requests: wait a moment and try again.
error-request-sockets = Too many tabs or devices are connected from your address: close one first.
error-request-connections = Too many connections from your address: close one first.
error-request-malformed = The server cannot read this request: send it again.
error-request-head = Address and headers of the request are too long: delete this page’s cookies and try again.
error-request-slow = The request took too long to arrive: check your connection and try again.

error-server-fault = Something went wrong on the server: try again.
error-server-refused = This cannot be done here: try something else.
error-server-method = This address does not work that way: look it up in the description of the API.
error-server-not-found = There is nothing here, or you may not see it: check the link.
error-server-too-often = You did that too often: wait a while, then try again.
error-server-too-fast = That was too fast: wait a moment, then try again.
error-server-busy = The server is busy: try again in a moment.
error-server-table-damaged = This table cannot be read. Report it to the person who runs the server; all other tables continue.
error-server-work-down = Background work of this server has failed and is started again in a moment: its log says why.

error-server-closed = This table is closed: open another one.
error-server-crowded = Too many people are at this table: come back later.
error-server-expelled = The host removed you from this table: choose another one.
error-server-password = This needs the password of the table: enter the right one.
error-server-passwords = Too many wrong passwords were given for this table: wait a while, or ask its host.
error-server-new-password = A table with a password needs one, and no other table takes one: choose who may come in, or enter a password.
error-server-short-password = This password is too short: take at least six characters.
error-server-no-watching = This table does not allow spectators: choose another one.
error-server-too-many-tables = You have too many tables open: finish or close one first.
error-server-too-many-tables-here = Too many tables are open from your address: finish or close one first.
error-server-tables-often = You have opened many tables within an hour: play at one of them, or wait a while.
error-server-replays-often = Your address asks for too many finished games: wait a minute, then try again.
error-server-codes-often = Too many wrong codes came from your address: try again in { $seconds } s, or use the link.
error-server-no-code = No table has this code: check the six letters, or ask for the link.
error-server-disk-low = The server’s disk is almost full: tell the person who runs it, and play at an open table.
error-server-hello-twice = You have sent hello already: send the next message.
error-server-id-reused = This move id was used for something else: choose a new one.
error-server-stale = Something has happened since: look at the table again, then choose.

error-server-host-only = Only the host of the table may do that: ask the host.
error-server-not-your-seat = This is not your seat now: play for one of your own seats.
error-server-no-seat = There is no such seat here: choose one of those shown.
error-server-seat-taken = Somebody sits there already: choose another seat.
error-server-reserved = The tournament has reserved the seats of this table.
error-server-seat-free = A seat is still free: wait for somebody, or put a bot there.
error-server-beginning = The game is about to begin: wait a moment.
error-server-begun = The first game has begun. In the next one, the player to the left starts.
error-server-lots = This table draws lots for the start player: open another table to name one.
error-server-key-stale = This key belongs to another game: look at the table again.
error-server-key-fixed = The seats are revealing their keys: no seat can change its promise now.
error-server-key-reused = This key was promised here before: draw a fresh one.
error-server-key-changes = This seat has changed its key too often: reveal the last one.
error-server-key-not-asked = The table does not ask this seat for a key now: send it later.
error-server-key-wrong = This is not the key that this seat promised: send that one.
error-server-sign-no-game = There is no recently finished game here to sign.
error-server-sign-key = No seat of that game promised this signing key.
error-server-sign-wrong = This does not sign the end of that game.
error-client-key-dropped = The server signed for your key and then started the game without it: this game is not fair. Keep the proof.
error-client-end-differs = The record of this game differs from what your browser saw, so your browser did not sign it. Save the record and compare it with the others.
error-server-sits-already = You already have a seat at this table: leave it first.
error-server-own-name = Everybody plays under their own name here. To name others, open a table for one device.
error-server-no-bots = Bots cannot play with a real box: leave them out.
error-server-not-a-bot = Only a bot with a token can wait for tables: make a token first.
error-server-too-many-bots = Too many bots of this owner are waiting for tables: stop one of them.
error-server-bot-away = This bot has left: choose another one.
error-server-bot-declines = This bot does not play such tables: choose another one, or other rules.
error-server-bot-busy = This bot is busy, or sits at another table of yours: choose another one.
error-server-playing = Seats do not change during a game: wait until it is over.
error-server-no-game = No game has begun here: start one first.
error-server-not-over = This game is not over yet: come back after its end.
error-server-not-referee = Only a referee enters what the dice show: open a table for a referee.
error-server-no-card = The draw pile has no such card left: look again.
error-server-nobody-gone = There is nothing to decide about this seat: the player is here, or the table still waits.
error-server-no-hints = This table does not give hints: open one that does.
error-server-no-odds = This game does not show how safe a roll is: ask for a hint instead.

error-server-no-clock = This seat has no time limit: take the time you need.
error-server-no-more-time = You cannot ask for more time again: the others may still give you some.
error-server-no-race = This race is over, or you are not in it: watch how it ends.
error-server-race-early = The race has not begun: wait for the signal.
error-server-race-time = That much time has not passed yet: check the clock of your device.
error-server-race-twice = You have finished your tower already: wait for the others.

error-server-no-chat = The chat is off at this table.
error-server-phrases-only = At this table people chat with phrases only: choose one.
error-server-report-self = You cannot report yourself.
error-server-no-person = This person is not at this table.
error-server-muted = The host has muted you: ask the host to let you speak again.
error-server-no-line = There is no such message: choose one of those shown.

error-message-json = The server cannot read this message: send one JSON object at a time.
error-message-schema = A field of this message does not fit: compare it with the catalogue of messages.
error-message-type = A field of this message has the wrong type: compare it with the catalogue of messages.
error-message-unknown = There is no such message here: choose one of the catalogue.
error-message-protocol = This page and the server speak different versions: reload the page.

error-person-unknown = The server does not know you yet: give a name first.
error-person-passkey = This passkey does not fit here, or it took too long: try again, or take another way to sign in.
error-person-passkey-place = Passkeys need https and an address with a name: use the recovery card here.
error-person-no-passkey = This server does not know that passkey, or not any more: take another way to sign in.
error-person-code-length = A recovery code has nine words of five letters: compare it with the card.
error-person-code-mistyped = A letter of this recovery code is wrong: compare it with the card.
error-person-no-code = This recovery code is not good any more: use the newest card, or ask the host of this server.
error-person-enough = You have enough of these: remove one first.
error-person-same-table = Both of you sit at the same table: finish that game first.
error-person-no-ticket = This link is not good any more: ask the host for a new one.
error-person-bot = A bot signs in with its token only: its owner can make another one.
error-person-may-not-invite = You cannot invite new people here: ask the host of this server.
error-person-banned =
    You cannot play here for now. Reason: { $reason ->
        [insult] insults or threats
        [unfair] unfair play
        [spam] spam, or disturbing games
        [name] a name that is not welcome here
       *[rules] the rules of this server
    }. It ends in { $unit ->
        [hours]
            { $count ->
                [one] one hour
               *[other] { $count } hours
            }
       *[days]
            { $count ->
                [one] one day
               *[other] { $count } days
            }
    }.
error-person-muted =
    The host of this server has muted you at every table. Reason: { $reason ->
        [insult] insults or threats
        [unfair] unfair play
        [spam] spam, or disturbing games
        [name] a name that is not welcome here
       *[rules] the rules of this server
    }. It ends in { $unit ->
        [hours]
            { $count ->
                [one] one hour
               *[other] { $count } hours
            }
       *[days]
            { $count ->
                [one] one day
               *[other] { $count } days
            }
    }.
error-person-renamed =
    The host of this server has chosen your name. You can change it again in { $unit ->
        [hours]
            { $count ->
                [one] one hour
               *[other] { $count } hours
            }
       *[days]
            { $count ->
                [one] one day
               *[other] { $count } days
            }
    }.
error-desk-hosts = Only those who look after this server can use this page.
error-desk-self = You cannot decide about yourself.
error-desk-colleague = Hosts of this server do not decide about each other.
error-desk-muted = You hide what very many people write: show some of them again first.
error-person-signup-invite = New people need an invitation here: ask a friend or the host for a link, or sign in.
error-person-signup-closed = No new people come in here now: sign in, or ask the host.

error-client-url = That is not the address of a server: give one that begins with http.
error-client-lost = The connection to the server is lost: try again.
error-client-closed = You have left this table: go to it again.
error-client-refused = The server does not allow that: read the reason, and try something else.
error-client-status = The server sent an unexpected answer: check its address.
error-client-token = { $server } does not know the token of this bot: remove it, and make another one with --new-token.

error-lesson-other = You may do that, but this step is about something else: use the highlighted button.
error-lesson-mark = This step cannot continue from there: start it again.

error-group-keeper = Only the member who has been in the group for longest may do that.
error-group-own-name = Everybody chooses their own name.
error-group-bot = Bots cannot be members of a group.
error-group-too-many = You are in as many groups as one person may be in. Leave one first.
error-group-full = This group is full.
error-notice-address = Notices cannot be sent to this address. It must begin with https:// and lead to the public internet.
error-notice-host = This server may not send to that service. Choose one from the list, or ask the host of the server.
error-notice-host-unknown = No server with this name was found. Check the address.
error-notice-zone = This time zone is not known. Reload the page.
error-notice-keys = This browser sent no usable keys. Reload the page and try again.
error-notice-too-many = Your notices are sent to as many places as one person may have. Remove one first.
error-notice-too-often = You tried this often. Wait a quarter of an hour.

error-tab-unavailable = A game in the browser alone does not have this. For it you need a server.
error-tab-storage-full = This device has no room left for this page, so nothing was saved. Free some space, then choose again.
error-tab-storage-denied = This browser does not let the page save anything here. Leave the private window, or allow it in the browser’s settings.

error-command-together = { $option } and { $other } do not go together: leave one out.
error-command-needs = { $option } works only together with { $other }: add it, or leave { $option } out.
error-command-meaningless = { $option } has no meaning in { $game }: leave it out.
error-command-missing = { $option } is missing: add it, for example { $option } { $example }.
error-command-unreadable = { $option } { $text } cannot be read: write it like { $example }.
error-command-range = { $option } { $text } cannot be: give { $least } to { $most }.
error-command-cards = { $option } { $text } cannot be: there are { $most } cards of each colour.
error-command-symbol = { $typed } is on no die of { $game }: choose out of { $known }.
error-command-dice = These are { $count } dice together: the game has { $most }.
error-command-twice = { $text } names an element twice: name each once.
error-command-phase = Nothing is thrown in the phase { $phase }: give a state in which a player is to throw.
error-command-table = Which table? Give URL and TABLE, or --config FILE for a bot that waits for a seat.
error-command-players = Nobody plays: name 2 to 5 players, for example --bots thumb,random.
error-command-model = { $model } is not a model of throwing: choose luck or base, or write one like drop=0,0;hit=0.25,0.02.
error-command-beginners = A beginner has no seat here: name seats from 1 to { $seats }.
error-analysis-game = { $game } cannot be analysed: choose a game that comes with the program.
error-analysis-model = { $game } for { $seats } is analysed with the model { $model } only: leave --model out.
error-analysis-manner = The model has only { $known }, and a player threw by { $manner }: add { $manner } to it.

error-file-unreadable = { $path } cannot be read ({ $why }): give another file.
error-file-text = { $path } is not text in UTF-8 (byte { $byte }): give another file.
error-file-no-record = { $path } is not a game record: give a file that Throwdown saved or a server sent.
error-file-there = { $path } is there already: remove it, or choose another name.
error-file-unwritable = { $path } cannot be written ({ $why }): give another file.
error-file-orders = { $path } cannot be used: { $why }
error-file-token = { $path } gives no token: name a token_file made by --new-token, or set THROWDOWN_TOKEN.
