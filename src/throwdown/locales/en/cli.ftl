# What the command line says about itself

cli-about = Arena dice games and { game-verasselt }: play, throw, judge, simulate, verify.
cli-about-more = Without a command, the server starts on this machine and the page opens.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-some-options = { "[OPTIONS]" }
cli-some-command = { "[COMMAND] [ARGS]..." }
cli-text = TEXT
cli-file = FILE
cli-default = default: { $value }
cli-example = Example: { $command }
cli-any-help = Show this message and exit.
cli-any-version = Show the version and exit.

# Commands: one line for the list, and more for their own help

cli-serve = Serve tables, bots and the page to browsers.
cli-serve-more = The server stores everything in one folder.
cli-join = Let a bot sit down at TABLE of the server at URL.
cli-join-more = With --config it waits for many tables. TABLE is the id of a table, the link to it or its short code.
cli-backup = Copy all games and people of a server, while it runs.
cli-backup-more = The backup is a checked snapshot of the server. It overwrites nothing. To resume running games after a restore, you need the server’s key, which is not in the backup.
cli-restore = Put a backup in place of a server’s data.
cli-restore-more = Stop the server first. The backup is checked before anything is replaced. The key is taken from --key, from the file beside the backup, or from the server itself.
cli-copy = Copy games and people of a server to another store.
cli-copy-more = FROM and TO are a file of SQLite or the address of a database of PostgreSQL; stop the server first. Every row is compared afterwards.
cli-play = Play GAME at this terminal: people and bots.
cli-play-more = With --bots alone, bots play and you read.
cli-referee = Be the referee of GAME played with the real box.
cli-referee-more = Type what the dice show; the referee applies the rules.
cli-replay = Print a recorded game as text.
cli-replay-more = A damaged record is printed up to the damage.
cli-analyse = Show everybody’s chance to win along a recorded game.
cli-analyse-more = After every choice and every throw, with luck and skill separated.
cli-verify = Check a recorded game: every throw is computed again.
cli-verify-more = It also checks hash chain, commitment, keys and signatures. Exits with 0 if all is correct, 1 if something is wrong, 3 if something cannot be checked here.
cli-ledger = Check FILE, a copy of the public list of a server.
cli-ledger-more = The list has every commitment that the server made and the final hash of every game; each row must follow on the one before. A copy that was made before shows whether a row was withdrawn or rewritten since; a FILE that is there already is such a copy. The newest head that the server has signed is kept beside FILE, and so are two heads that do not fit: they prove it.
cli-throw = Throw dice into the arena and tell what happens.
cli-fairness = Throw thousands of dice: are they fair, what is skill worth?
cli-odds = Exact odds in GAME, of every throw.
cli-odds-more = Of every throw into an arena, or of a roll of { game-verasselt }.
cli-solve = Solve GAME and tell what a position is worth.
cli-solve-more = GAME is strike, impact, or impact_power for two.
cli-simulate = Let bots play many games of GAME, and count.
cli-ladder = Let everybody play everybody at GAME, and rank them.
cli-ladder-more = Two at a table. At larger tables one of each plays among copies of the other, and the other way round.
cli-adjudicate = Judge the scenarios of FILES.
cli-check-game = Play GAME by chance and check every state.
cli-check-game-more = GAME is module:name for a game of your own.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl or es (default: as your system).
cli-any-theme = Which names to use: published or neutral.
cli-any-json = Print JSON for machines.
cli-any-edition = The rules of a printed edition, by its language or name: de, hp-DE; none for the basic rules.
cli-any-option = A rule option, for example --option collect=optional. May be given several times.
cli-any-think = How long a bot may think about a decision, for example 10ms or 1s.
cli-any-model = How dice are thrown. luck is the table of chances that games use (default). With base, nothing is struck. Or give numbers, as 'drop=0,0;lob=0.25,0.02': the chance that a lying die is struck, and that a thrown or struck die is lost.
cli-any-processes = How many cores to use (default or 0: all).
cli-any-on = Work on Ray: ray for the cluster that is there or else this machine, or the address of a cluster.
cli-any-first = Who begins, by name or number.
cli-any-data = The folder of the server’s data (default: as serve).
cli-any-store = The database of PostgreSQL with games and people, as postgresql://HOST/NAME (default: a file in the folder).
cli-any-seed = Play the same games again.
cli-any-out = Write every single one of them into this table.
cli-any-plot = Draw it into this file: .svg or .png.
cli-any-game = Your own game, if the record is of one.

# Options of one command

cli-serve-host = The address to listen on (default: 127.0.0.1, this machine only).
cli-serve-port = The port (default: 8642; 0 takes any free one).
cli-serve-data = The folder for games and people.
cli-serve-name = What this server is called among several over the same database; each has a name of its own.
cli-serve-lan = Let phones in your network in; shows a QR code.
cli-serve-tls = Speak https itself, with the certificate and the key in these PEM files.
cli-serve-settings = A TOML file with settings (see docs/settings.md).
cli-serve-open = Open the page in a browser.
cli-serve-give-up-games = Start without the games whose key is lost.
cli-join-config = Wait for hosts, as this TOML file says, until stopped; instead of URL and TABLE.
cli-join-new-token = With --config: make the bot a token, and write it to its token_file.
cli-join-bot = A bot of ours, or module:name.
cli-join-token = The token of the bot (default: it comes as a guest).
cli-join-name = The name of a guest (default: that of the bot).
cli-join-seat = Where it sits (default: in any free seat).
cli-join-games = How many games it stays for.
cli-backup-with-key = Put the key of the games under way beside the copy.
cli-restore-overwrite = Replace what the folder holds.
cli-restore-key = The key of its games under way (default: beside it).
cli-restore-give-up-games = Continue without the games whose key is lost.
cli-copy-overwrite = Replace what TO holds.
cli-play-players = The people who play, by name.
cli-play-bots = The bots that play: novice, casual, regular, expert, master, random, thumb, mcts, learned, or module:name for your own.
cli-play-plain = Lines of text and questions, for screen readers, pipes and slow links.
cli-play-tournament = As many games as players, with a tally.
cli-play-resume = Resume a saved game (see --saves).
cli-play-saves = List the saved games.
cli-play-thrower = A real arena in which you aim, or luck from a table (default: physics for people, luck among bots).
cli-play-seed = The same dice again.
cli-play-learn = Hints at every decision, and at the end what cost the most.
cli-play-no-motion = On the screen: dice land at once.
cli-play-record = Bots only: write the record to this new file.
cli-referee-players = Who plays, by name.
cli-referee-tournament = Keep the scores of a whole tournament.
cli-referee-resume = Resume where you stopped.
cli-replay-story = What was thrown and what is normal, instead of every sentence.
cli-analyse-time = The longest time that it may take.
cli-verify-ledger = The public list: a downloaded copy, or the address of the server. It binds the end of the game.
cli-verify-signer = The public key of somebody who played, as they gave it to you: their signature binds the end of the game.
cli-verify-proof = A receipt of the server for a key that the game lacks: a file that the player kept.
cli-ledger-from = The server: FILE becomes a copy of its list, or continues it.
cli-ledger-earlier = A copy that was made before.
cli-throw-manner = How hard.  [default: toss]
cli-throw-dice = How many dice are thrown at once, 1 to 26.
cli-throw-lying = So many dice lie in the arena, anywhere.  [default: 5 for a single die]
cli-throw-lying-at = Dice that lie there: mm from the centre and the face on top.
cli-throw-tower = So many dice stand on each other in the middle, 2 to 16.
cli-throw-aim = Throw at this die; lying dice are numbered from 1, then the tower.
cli-throw-from = The thrower’s side: 0 right, 90 far, 270 near.  [default: 270]
cli-throw-speed = Instead of the manner’s own speed, 0 to 4.
cli-throw-intent = The throw itself: x,y,z,vx,vy,vz,wx,wy,wz in mm, mm/s and mrad/s.
cli-throw-game = Whose symbols are on the dice.
cli-throw-towers = A die that comes to rest on another may stay there.
cli-throw-seed = The same throw again.
cli-throw-picture = Draw the arena at rest.
cli-throw-movie = Draw the whole motion.
cli-fairness-throws = How many throws of the first part; the others grow with it. 20000 for a big report.
cli-fairness-quick = A report in about ten seconds: few throws, and nothing on what a computer can steer.
cli-fairness-seed = Another seed throws other dice.
cli-fairness-html = Write a page with plots.
cli-fairness-markdown = Write it as Markdown.
cli-fairness-data = Store every throw here, and resume from here after an interruption or with more throws.
cli-odds-state = A position in the notation of the rules.
cli-odds-arena = Arena games: the symbols that lie there; '' for an empty arena.
cli-odds-supply = Arena games: the loose dice of the player on turn.  [default: 1]
cli-odds-piles = Games with powers: the sizes of the boulder piles.
cli-odds-elements = Games with powers: the active elements.
cli-odds-manner = Arena games: only this manner of throwing.
cli-odds-group = { game-verasselt }: the cards that are rolled for.
cli-odds-keep = { game-verasselt }: the dice that stay, = is the double bar.
cli-odds-roll = { game-verasselt }: how many dice are rolled.
cli-odds-dice = { game-verasselt }: all seven dice as they lie; every choice is ranked.
cli-odds-boost = { game-verasselt }: cards of the yard that go into the group before the roll.
cli-odds-yard = { game-verasselt }: with --dice, rank every boost out of this yard too.
cli-odds-caught = { game-verasselt }: cards caught earlier in this turn.  [default: 0]
cli-odds-top = How many ranked choices to show.
cli-solve-players = How many players began, 2 to 5.
cli-solve-objective = What everybody wants: to win, or few points in a tournament.
cli-solve-state = Dice lying, and owned from the player on turn on (default: the start of the game). For impact_power E+K:S1,S2: dice that show the element, other dice; piles are added, as in 1+2:5+3+2,4.
cli-solve-element = The active element of impact_power, for example FIRE.
cli-solve-mid = The player on turn has thrown, matched nothing, and may stop.
cli-simulate-bots = Who plays, 2 to 5 bots.
cli-simulate-games = How many games.
cli-simulate-thrower = luck draws dice from a table, physics throws them in the arena (about a second for each game).
cli-ladder-bots = Who plays (default: the five levels); module:name is your own bot.
cli-ladder-games = Games for each pair.
cli-ladder-seats = How many seats a table has: one bot plays among copies of the other.
cli-ladder-neighbours = Only bots next to each other in the list play.
cli-ladder-against = Everybody plays only this bot; with --neighbours, also those.
cli-ladder-thrower = luck or physics.
cli-ladder-data = Store results here, and resume from there.
cli-check-game-games = How many games.
cli-check-game-seats = With so many players each.

# What cannot be done

cli-stopped = stopped.
cli-no-command = there is no command { $what }: throwdown --help lists them
cli-no-command-near = there is no command { $what }: did you mean { $near }?
cli-removed-worker = there is no command worker any more: start one more server over the same PostgreSQL instead (throwdown serve --store …)
cli-no-option = there is no option { $what }: add --help to see them all
cli-a-setting = { $what } is not an option but a setting: set { $variable } in the environment, or { $setting } in the file of --settings
cli-no-option-near = there is no option { $what }: did you mean { $near }?
cli-missing = { $what } is missing: add --help to see what it takes
cli-missing-value = option { $what } needs a value behind it
cli-needless-value = option { $what } takes no value: leave it out
cli-too-much = { $value } is too much here: add --help to see what it takes
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } is not a whole number
cli-bad-number = { $value } is not a number
cli-bad-range = { $value } is not in the range { $range }
cli-bad-choice = { $value } is not one of { $choices }
cli-bad-absent = { $value } does not exist
cli-bad-folder = { $value } is a folder, not a file
cli-bad-file = { $value } is a file, not a folder
cli-bad-unreadable = { $value } cannot be read
cli-bad-unwritable = { $value } cannot be written
cli-bad-pair = { $value } is not NAME=VALUE
cli-bad-thought = { $value } is not a thinking time: give 1ms to 2s, for example 10ms
cli-bad-time = { $value } is not a duration: give 1ms to 60min, for example 20s
cli-bad-picture = { $value } is not a picture file: end it with .svg or .png

# What was done

cli-said-open = Throwdown is open at { $address }
cli-said-folder = Games and people are stored in { $folder }
cli-said-other-folder = { $folder } also exists. This server does not use it, because the current folder contains throwdown-data. To use it, add --data.
cli-said-stop = Stop it with Ctrl-C; games go on where they were.
cli-said-waiting = The bot has seat { $seat } at a table of { $game }. It waits until the host starts the game.
cli-said-phones = Phones in your network: { $address }
cli-said-no-network = This machine has no network address: phones cannot reach it.
cli-said-copied = { $store } is copied to { $file } ({ $bytes } bytes).
cli-said-key-beside = Its key is in { $file }: keep the two apart.
cli-said-no-key = No game in it needs a key.
cli-said-key-missing = The key that { $games } of its games need is not in it: keep { $file } too, or use --with-key.
cli-said-restored = { $store } is again what { $file } holds. Start the server.
cli-said-counted = { $people } people, { $tables } tables, { $games } games and { $events } events: { $rows } rows in all.
cli-said-compared = { $store } is copied to { $file }, and every row was compared.
cli-said-key-apart = The key of running games is not copied: serve with the same --data folder, or the same secrets_key.
cli-said-list-first = You see this list for the first time; its head is remembered ({ $rows } rows).
cli-said-list-continues = It continues the list that you knew, to { $rows } rows.
cli-said-list-restored =
    { $lost ->
        [0] The server went back to a backup of its list; all rows that you knew are still there.
        [one] The server went back to a backup of its list; one of the rows that you knew is gone.
       *[other] The server went back to a backup of its list; { $lost } of the rows that you knew are gone.
    }
cli-said-list-stays = { $file } stays as it is: give another file for the list of today.
cli-said-list-forked = { $url } has signed two lists that do not fit together, one of { $old } rows and one of { $new }. Both heads are in { $file }: keep it, it proves it.
