# What the command line says about itself

cli-about = Arena dice games and { game-verasselt }: play, host, referee, verify.
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
cli-any-help = Show this help and exit.
cli-any-version = Show the version and exit.

# Commands: one line for the list, and more for their own help

cli-serve = Serve tables, bots and the page to browsers.
cli-serve-more = The server stores everything in one folder.
cli-site = Write the game as a folder for any web space.
cli-site-more = Visitors play in their browsers, without a server. The folder works below any path. A folder with an older site is brought up to date; one with other files is refused.
cli-join = Let a bot sit down at TABLE of the server at URL.
cli-join-more = With --config it waits for many tables. TABLE is the id of a table, the link to it or its short code.
cli-admin-backup = Copy all games and people of a server, while it runs.
cli-admin-backup-more = The backup is a checked snapshot of the server. It overwrites nothing. To resume running games after a restore, you need the server’s key, which is not in the backup.
cli-admin-restore = Replace a server’s data with a backup.
cli-admin-restore-more = Stop the server first. The command checks the backup before it replaces anything. It takes the key from --key, from the file beside the backup, or from the server itself.
cli-admin-copy = Copy games and people of a server to another store.
cli-admin-copy-more = FROM and TO are an SQLite file or the address of a PostgreSQL database. Stop the server first. The command compares every row afterwards.
cli-admin = Look after a server: people, tables, data.
cli-admin-more = The server may run. Only before restore and copy it must be stopped.
cli-admin-people = Show people: those of a name or an id, or those who were here last.
cli-admin-tables = Show the open tables.
cli-admin-reset = Make a link for a person who lost everything.
cli-admin-reset-more = The link works once. All else that signed the person in becomes invalid: card, passkeys, tokens of their bots.
cli-admin-invite = Make a link that lets new people in.
cli-admin-invite-more = With --take-back and the link, an invitation ends. Without the link, all of them end.
cli-admin-forget = Delete a person and withdraw the name from all games.
cli-admin-host = Let a person look after the server, as a host.
cli-admin-host-more = Hosts do not decide about each other.
cli-admin-ban = Refuse a person for some days.
cli-admin-mute = Take the chat from a person for some days.
cli-admin-rename = Give a person or a tournament another name.
cli-admin-close = Close a table or a tournament: everybody leaves it.
cli-admin-reports = Show the reports that wait.
cli-admin-settle = Settle a report: it is deleted.
cli-admin-log = Show who decided what.
cli-play = Play GAME at this terminal: people and bots.
cli-play-more = With --bots alone, bots play and you read.
cli-referee = Be the referee of GAME played with the real box.
cli-referee-more = Type what the dice show; the referee applies the rules.
cli-replay = Print a recorded game as text.
cli-replay-more = A damaged record is printed up to the damage.
cli-verify = Check a recorded game: every throw is computed again.
cli-verify-more = It also checks hash chain, commitment, keys and signatures. Exits with 0 if all is correct, 1 if something is wrong, 3 if something cannot be checked here.
cli-odds = Exact odds in GAME, of every throw.
cli-odds-more = Of every throw into an arena, or of a roll of { game-verasselt }.
cli-check-game = Play GAME at random and check every state.
cli-check-game-more = GAME is module:name for a game of your own.
cli-completion = Print what makes SHELL complete commands.
cli-completion-more = Commands, games, bots, editions and rule options are completed. SHELL is bash, zsh or fish.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl or es (default: the language of your system).
cli-any-theme = Which names to use: published or neutral.
cli-any-json = Print JSON for machines.
cli-any-edition = The rules of a printed edition, by its language or name: de, hp-DE; none for the basic rules.
cli-any-option = A rule option, for example --option collect=optional. May be given several times.
cli-any-think = How long a bot may think about a decision, for example 10ms or 1s.
cli-any-model = How dice are thrown. luck is the table of chances that games use (default). With base, nothing is struck. Or give numbers, as 'drop=0,0;toss=0.25,0.02': the chance that a lying die is struck, and that a thrown or struck die is lost.
cli-any-first = Who begins, by name or number.
cli-any-data = The folder of the server’s data (default: as serve).
cli-any-store = The PostgreSQL database with games and people, as postgresql://HOST/NAME (default: a file in the folder).
cli-any-seed = A text that fixes the random numbers: the same text, the same games.
cli-any-game = Your own game, if the record is of that game.

# Options of one command

cli-serve-host = The address to listen on (default: 127.0.0.1, this machine only).
cli-serve-port = The port (default: 8642; 0 takes any free one).
cli-serve-data = The folder for games and people.
cli-serve-name = The name of this server, if several share a database. Each needs a name of its own.
cli-serve-lan = Let phones in your network join; show a QR code.
cli-serve-tls = Serve https, with the certificate and the key in these PEM files.
cli-serve-settings = A TOML file with settings (see docs/settings.md).
cli-serve-open = Open the page in a browser.
cli-serve-give-up-games = Start without the games whose key is lost.
cli-site-server = The address of a server for tables with others; the page links to it.
cli-join-config = Wait for hosts as this TOML file says, until you stop it; instead of URL and TABLE.
cli-join-new-token = With --config: create a token for the bot, and write it to its token_file.
cli-join-bot = A bot of ours, or module:name.
cli-join-token = The token of the bot (default: it joins as a guest).
cli-join-name = The name of a guest (default: that of the bot).
cli-join-seat = Where it sits (default: in any free seat).
cli-join-games = How many games it stays for.
cli-admin-url = The address of the server, as people type it (default: the setting public_url).
cli-admin-days = How many days the link is good (default: 3, an invitation 14), or the decision holds (default: 7, a new name 30).
cli-admin-uses = How many new people an invitation lets in.
cli-admin-reason = Why: the person reads it.
cli-admin-name = The new name.
cli-admin-take-back = End what was decided before.
cli-admin-backup-with-key = Put the key of the games under way beside the copy.
cli-admin-restore-overwrite = Replace what the folder contains.
cli-admin-restore-key = The key of the games under way (default: the file beside the backup).
cli-admin-restore-give-up-games = Continue without the games whose key is lost.
cli-admin-copy-overwrite = Replace what TO contains.
cli-play-players = The people who play, by name.
cli-play-bots = The bots that play: novice, casual, regular, expert, master, random, thumb, mcts, or module:name for your own.
cli-play-plain = Lines of text and questions, for screen readers, pipes and slow links.
cli-play-tournament = As many games as players, with points.
cli-play-resume = Resume a saved game (see --saves).
cli-play-saves = List the saved games.
cli-play-thrower = A real arena in which you aim, or luck from a table (default: physics for people, luck among bots).
cli-play-seed = A text that fixes the random numbers: the same text, the same dice.
cli-play-learn = Show a hint at every decision, and at the end the decisions that cost the most.
cli-play-no-motion = On the screen: dice land immediately.
cli-play-record = Bots only: write the record to this new file.
cli-referee-players = Who plays, by name.
cli-referee-tournament = Keep the scores of a whole tournament.
cli-referee-resume = Resume where you stopped.
cli-replay-story = Print a summary instead of every sentence: what was thrown, and what is normal.
cli-replay-analysis = Show everybody’s chance to win after every choice and throw.
cli-replay-time = The longest time that the analysis may take.
cli-verify-signer = The public key of somebody who played, as they gave it to you. Their signature proves how the game ended.
cli-verify-proof = A receipt of the server for a key that the game lacks: a file that the player stored.
cli-odds-state = A position in the notation of the rules.
cli-odds-arena = Arena games: the symbols that lie there; '' for an empty arena.
cli-odds-supply = Arena games: the loose dice of the player on turn.  [default: 1]
cli-odds-piles = Games with powers: the sizes of the boulder piles.
cli-odds-elements = Games with powers: the active elements.
cli-odds-manner = Arena games: only this manner of throwing.
cli-odds-group = { game-verasselt }: the cards for which the dice are rolled.
cli-odds-keep = { game-verasselt }: the dice that stay; = is the double bar.
cli-odds-roll = { game-verasselt }: how many dice are rolled.
cli-odds-dice = { game-verasselt }: all seven dice as they lie. The command ranks every choice.
cli-odds-boost = { game-verasselt }: cards of the { place-yard } that are added to the group before the roll.
cli-odds-yard = { game-verasselt }: with --dice, rank also what you can add from this { place-yard }.
cli-odds-caught = { game-verasselt }: cards caught earlier in this turn.  [default: 0]
cli-odds-handicap = Arena games: the chances with these starting dice of each seat. best finds the dice that make them even.
cli-odds-players = With --handicap best: how many play.  [default: 2]
cli-odds-beginners = With --handicap: the seats of beginners, counted from 1.
cli-odds-top = How many of the best choices to show.
cli-check-game-games = How many games.
cli-check-game-seats = How many players each game has.

# What cannot be done

cli-stopped = stopped.
cli-no-command = there is no command { $what }: throwdown --help lists them
cli-no-command-near = there is no command { $what }: did you mean { $near }?
cli-no-option = there is no option { $what }: add --help to see them all
cli-a-setting = { $what } is not an option but a setting: set { $variable } in the environment, or { $setting } in the file of --settings
cli-no-option-near = there is no option { $what }: did you mean { $near }?
cli-missing = { $what } is missing: add --help to see what the command needs
cli-missing-value = option { $what } needs a value after it
cli-needless-value = option { $what } takes no value: leave it out
cli-too-much = { $value } is not expected here: add --help to see what the command needs
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } is not a whole number
cli-bad-number = { $value } is not a number
cli-bad-range = { $value } is not in the range { $range }
cli-bad-choice = { $value } is not allowed: choose from { $choices }
cli-bad-absent = { $value } does not exist
cli-bad-folder = { $value } is a folder, not a file
cli-bad-file = { $value } is a file, not a folder
cli-bad-unreadable = { $value } cannot be read
cli-bad-unwritable = { $value } cannot be written
cli-bad-pair = { $value } is not of the form NAME=VALUE
cli-bad-thought = { $value } is not a thinking time: give 1ms to 2s, for example 10ms
cli-bad-time = { $value } is not a duration: give 1ms to 60min, for example 20s

# What was done

cli-said-open = Throwdown is open at { $address }
cli-said-folder = Games and people are stored in { $folder }
cli-said-stop = Stop the server with Ctrl-C. Games that were under way resume when it starts again.
cli-said-waiting = The bot has seat { $seat } at a table of { $game }. It waits until the host starts the game.
cli-said-phones = Phones in your network: { $address }
cli-said-no-network = This machine has no network address: phones cannot reach it.
cli-said-site = Version { $version } is in { $folder } ({ $files } files, { $mb } MB): copy the folder to your web space.
cli-said-copied = { $store } was copied to { $file } ({ $bytes } bytes).
cli-said-key-beside = Its key is in { $file }: keep the two apart.
cli-said-no-key = No game in the backup needs a key.
cli-said-key-missing = Games in the backup whose key is not in it: { $games }. Store { $file } too, or use --with-key.
cli-said-restored = { $store } now has the data of { $file }. Start the server.
cli-said-counted = { $people } people, { $tables } tables, { $games } games and { $events } events: { $rows } rows in all.
cli-said-compared = { $store } was copied to { $file }, and every row was compared.
cli-said-key-apart = The key of games under way was not copied: start the server with the same --data folder, or the same secrets_key.
cli-said-whom =
    { $action ->
        [close] Say which table: throwdown admin close TABLE.
        [settle] Say which report: throwdown admin settle REPORT.
       *[people] Say whom: throwdown admin { $action } WHO.
    }
cli-said-new-name = Say the new name: add --name NAME.
cli-said-no-person = Nobody is called “{ $who }” here.
cli-said-appointed = { $who } is a host of this server now.
cli-said-dismissed = { $who } does not look after this server any more.
cli-said-sanctioned =
    { $who } is { $kind ->
        [ban] banned
       *[mute] muted
    } until { $until } UTC.
cli-said-lifted = That is over for { $who }.
cli-said-renamed = { $who } is called { $named } from the next table on.
cli-said-closing = A running server closes table { $table } within a second.
cli-said-renamed-tournament = The tournament { $who } is called { $named } now.
cli-said-closed-tournament = The tournament { $who } is closed.
cli-said-settled = The report is settled and deleted.
cli-said-no-reports = No report waits.
cli-said-no-tables = No table is open.
cli-said-no-people = Nobody is here yet.
cli-said-no-invitation = No open invitation has this link: it may be used up.
cli-said-invitations-ended =
    { $count ->
        [one] One invitation lets nobody in any more.
       *[other] { $count } invitations let nobody in any more.
    }
cli-said-no-log = Nothing was decided yet.
cli-said-no-report = No report has the id { $report }.
cli-said-no-table = No open table has the id { $table }.
cli-said-forgotten = Forgotten: { $who }. A server that runs needs a second for what it has in memory.
cli-said-which-person = Several people are called “{ $who }”: give the id of one of them.
cli-said-reset = { $who } signs in once with this link. It is good for so many days: { $days }. Everything else that signed them in becomes invalid then, also tokens of bots.
cli-said-invitation = So many new people may come in with this link: { $uses }. It is good for so many days: { $days }.
