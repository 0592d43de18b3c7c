# The game in lines of text: the position, the commands, and what the program says between turns.

## Commands, one word each, lower case, different from each other and from the words of ask.ftl.

play-command-help = help
play-command-why = why
play-command-rules = rules
play-command-position = position
play-command-log = log
play-command-undo = undo
play-command-save = save
play-command-quit = quit
play-command-resign = resign
play-command-move = move
play-word-yes = yes

## What the commands do. $command is the word above.

play-help = You can also type these words at any time:
play-help-help = { $command } or ?: what can be typed now
play-help-why = { $command }: the rule behind the last ruling or refusal
play-help-rules = { $command }: the rules in short
play-help-position = { $command }: show the position
play-help-log = { $command }: what happened so far
play-help-undo = { $command }: undo the last answer, if no dice or cards were shown since
play-help-save = { $command }: where this game is saved
play-help-quit = { $command }: stop here and resume another time
play-help-manner = When you throw, you may add how, for example: 1 hit
play-help-aim = To aim, add a place: 1 hit c4. If a die lies there, you aim at it. You throw from your side ({ $side }); to throw from another side, add it: 1 hit c4 n
play-help-move = { $command } c4 d5: move a die before your throw, if the rules of this table allow it
play-help-resign = { $command }: leave this game for good; the others continue

## Beginning and end. $game is the name of a game, $players a list of names.

play-begin = { $game } – { $players }. Type ? for help.
play-resumed = { $game } – { $players }. The game resumes where it stopped.
play-saved-in = This game is saved in:
play-go-on = Resume with: throwdown play --plain --resume { $save }
play-afterwards = Look back: throwdown replay { $save } --story · Check it: throwdown verify { $save }
play-not-saved = This game is not saved anywhere.
play-save-failed = The game could not be saved ({ $reason }). You can keep playing.
play-quit = You stopped the game. You can resume it at any time.
play-quit-unsaved = You stopped the game.
play-closed = The input has ended, so the game stops here.
play-damaged = The save was damaged. Everything before the damage is restored; the damaged file is stored as { $file }.

## The list of saves. $save is the name of a save.

play-save-moves =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
play-save-open = { $save }: { $game } with { $players }, { play-save-moves }, { $when }
play-save-finished = { $save }: { $game } with { $players }, { play-save-moves }, finished, { $when }
play-save-damaged = { $save }: { $game } with { $players }, { play-save-moves }, damaged at the end, { $when }
play-saves-none = There are no saved games.

## Between answers

play-pass = Pass the keyboard to { $player }. { $player }: press Enter when nobody else looks.
play-to = { $player }:
play-undone = The last answer of { $player } is undone.
play-nothing-to-undo = You cannot undo this: dice or cards have been shown since.
play-why-nothing = No rule has decided or refused anything yet.
play-why = { $clause }: { $sentence }
play-log-empty = Nothing has happened yet.
play-resign-sure = { $player } leaves the game for good. Type { $yes } to confirm, anything else to stay.
play-stays = Nothing has changed.
play-try-again = Press Enter to try again, or type: { $quit }
play-move-consent = { $player }: may dice at a wall be moved off it before a throw, in this whole game? Type { $yes } to agree, anything else to refuse.

## The race for the column of fire

play-race-who = Who was first?
play-race-name = { $player }
play-race-default = Enter alone: draw the winner at random.
play-race-ready =
    { $count ->
        [one] { $player }: when GO appears, press Enter, then once more for your { $count } die. Press Enter to begin.
       *[other] { $player }: when GO appears, press Enter, then once for each of { $count } dice. Press Enter to begin.
    }
play-race-go = GO
play-race-time = { $player }: { $seconds } seconds.

## Tournaments. $number counts games; lower totals are better.

play-tournament-game = Game { $number } of { $games }. { $player } begins.
play-tournament-decider = Deciding game between { $players }. { $player } begins.
play-tournament-total =
    { $count ->
        [one] { $player }: { $count } point
       *[other] { $player }: { $count } points
    }
play-tournament-tie = { $players } are tied. Do you share the victory, or play one more game?
play-tournament-share = Share.
play-tournament-play = Play one more game.
play-tournament-won = { $players } won the tournament.
play-word-share = share
play-word-play = play

## The position

play-seat-you = { $player } (you)
play-seat-turn = { $player } (on turn)
play-seat-other = { $player }
play-seat-out = { $player }: out
play-arena-empty = { place-arena.Name }: empty
play-arena-tower-only = { place-arena.Name }: only the tower
play-arena = { place-arena.Name }: { $symbols }
play-tower = Tower from bottom to top: { $symbols }. Only the top, { $top }, counts.
play-die-at = { $symbol } at { $cell }
play-die-at-wall = { $symbol } at { $cell } near the wall
play-tower-at = Tower at { $cell } from bottom to top: { $symbols }. Only the top, { $top }, counts.
play-map =
    { $towers ->
        [0] Seen from above: north is up, a dot is an empty place.
       *[other] Seen from above: north is up, a dot is an empty place, a star marks a tower.
    }
play-supply =
    { $count ->
        [0] { $player }: no dice
        [one] { $player }: { $count } die
       *[other] { $player }: { $count } dice
    }
play-supply-piles =
    { $count ->
        [one] { $player }: { $count } die, { $piles } among them
       *[other] { $player }: { $count } dice, { $piles } among them
    }
play-pile = a pile of { $count }
play-supply-hidden = { $player }: has dice
play-supply-none = { $player }: no dice
play-elements = Active powers: { $elements }
play-direction-back = Play goes counter-clockwise.
play-removed =
    { $count ->
        [one] Out of the game: { $count } die
       *[other] Out of the game: { $count } dice
    }
play-hub =
    { $count ->
        [0] { place-hub.Name }: empty
       *[other] { place-hub.Name }: { $cards }
    }
play-catch-waiting = Catch of { $player }, not yet safe: { $cards }
play-catch-plundered = Catch of { $player }, being rolled for: { $cards }
play-catch-own = Caught by { $player } in this turn: { $cards }
play-dice = Dice: { $dice }
play-die = { $number } = { $face }
play-yard = { $player }: in the { place-yard } { $cards }; on the { place-heap } { $heap }
play-yard-hidden = { $player }: in the { place-yard } { $cards }; { place-heap } hidden
play-deck =
    { $count ->
        [0] Draw pile: empty
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }

## Starting and reading

play-player = Player { $number }
play-record-heading = { $game }: { $players }.
play-record-stops = The record stops here: the game was not finished.
play-no-drawing = This terminal uses { $encoding }, which cannot show the screen. You play in plain lines. Set PYTHONIOENCODING=utf-8 to use the screen.
play-dumb-terminal = This terminal (TERM={ $term }) cannot show the screen. You play in plain lines.
play-no-screen = The screen is not installed. You play in plain lines.
