# The game on a text screen. Lines with keys are at most 78 characters wide; what does not fit is cut off.
# Names of keys stay short: Enter, Space, Esc, F1. Letters of keys (d t i s a n h u w q x m) do not change.

screen-too-small = Make the window larger: { $width } columns and { $height } lines are needed. Or play with --plain.

## Keys, as shown in the lowest lines

screen-keys-game = F1 rules  F2 log  h hint  w why  u undo  q save and quit  F9 light/dark
screen-keys-list = Press a number, or use ↑ ↓ and Enter.
screen-keys-throw = Press a number to choose. ← → or d t i s set how you throw.
screen-keys-aim = 1-9 choose  d t i s how  Tab die  ←↑↓→ or C4 aim  r side  x no aim  m move
screen-keys-move = Tab die   ←↑↓→ or C4 place   Enter done   Esc leave it
screen-keys-motion = Any key: skip.
screen-keys-try-again = Enter tries again.
screen-keys-consent = Enter agrees, Esc refuses
screen-keys-cards = { $keys } add a card, Shift takes it back, a all, n none, Enter done.
screen-keys-roll = 1-7 roll or keep a die. { $keys } add a card, Shift takes it back. Enter rolls.
screen-keys-roll-bare = 1-7 roll or keep a die. Enter rolls.
screen-keys-tower = Press the keys from bottom to top. Backspace takes one back, Enter builds.
screen-keys-text = ↑ ↓ to scroll, Esc to go back
screen-keys-cover = Enter to continue
screen-keys-quit = Enter to quit, Esc to keep playing
screen-keys-menu = ↑ ↓ and Enter, or a number; F1 help; Esc to leave
screen-keys-setup = ↑ ↓ row  ← → change  letters write a name  Enter next  F1 rules  Esc back

## The line above the board

screen-active-all = All elements are active
screen-active = Active: { $elements }
screen-clockwise = ↻ clockwise
screen-counter-clockwise = ↺ counter-clockwise
screen-removed =
    { $count ->
        [one] { $count } die lost
       *[other] { $count } dice lost
    }
screen-turn = Turn { $number }

## Players. At most 14 characters each.

screen-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
# $piles: sizes of piles like 3+2; they are among the dice.
screen-dice-piles = { $count }, piles { $piles }
screen-hidden = hidden
screen-out = out
# Cards on the heap; the yard stands beside it.
screen-heap = heap { $count }
screen-heap-hidden = heap ?

## The board of voll verasselt

# At most 9 characters.
screen-deck = Pile { $count }
screen-hub = { place-hub.Name }
# Above the name of the owner.
screen-catch = Catch
screen-received = Received
# Below a die; at most 4 letters each.
screen-die-roll = roll
screen-die-keep = keep

## Questions

screen-asked = { $player }: { $prompt }
screen-wait = Waiting for { $players } …
screen-flight = The dice are in the air …
screen-how = How:
screen-aim = Aim:
screen-aim-none = anywhere
screen-aim-place = { $cell } from { $side }
screen-aim-die = { $symbol } at { $cell } from { $side }
screen-aim-tower = tower at { $cell } from { $side }
screen-move-which = Which die do you move?
screen-move-where = Where does { $symbol } go from { $cell }?
screen-move-place = To: { $cell }
screen-tower = { $cell }: { $symbols }, bottom to top
screen-roll =
    { $boost ->
        [0] { $count ->
            [one] Roll { $count } die
           *[other] Roll { $count } dice
        }
        [one] { $count ->
            [one] Add { $boost } card and roll { $count } die
           *[other] Add { $boost } card and roll { $count } dice
        }
       *[other] { $count ->
            [one] Add { $boost } cards and roll { $count } die
           *[other] Add { $boost } cards and roll { $count } dice
        }
    }
screen-stop = Stop
screen-boost = Add from the { place-yard }:
screen-split = Into the { place-yard }: { $yard } (room for { $room }). On the { place-heap }: { $heap }.
screen-top-up = Chosen: { $count }. Needed: { $missing }.
screen-tower-loose = Still to place:
screen-tower-order = Bottom to top:
screen-taken-back = The last step is undone.
screen-no-undo = You cannot undo this: dice or cards have been shown since.

## Pages

screen-rules-title = The rules in short
screen-story-title = What happened
screen-why-title = Why?
screen-why-nothing = No rule has been applied yet.
screen-trouble-title = That did not work
screen-cover = Pass the keyboard to { $player }, then press Enter.
screen-consent = { $player }: may dice at a wall be moved off it before a throw, in this whole game?
screen-kept = Your game is saved as { $save }. It is in { $path }. Quit now?
screen-not-kept = This game is not saved. Quit anyway?
screen-save-trouble = Your game could not be saved: { $why }. Quit anyway?
screen-damaged = This save was damaged. The game resumes from the last good entry. The damaged file is stored as { $kept }.

## The race

screen-race-title = { effect-fire }
screen-race-how = Stack your dice: press your key once for each die, as soon as the signal comes. Holding it down does not count.
screen-race-ready = Ready …
screen-race-go = GO!
screen-race-keys = The player who finishes first takes all matches.

## The first menu, the saves

screen-help-title = Help
screen-help =
    Play arena dice games, and one with cards, on this screen: with friends who take turns, or against bots.

    New game: choose the game, who plays and the edition of your box. F1 there shows the rules of that game.
    Resume a saved game: the program saves every game while you play, so you can leave at any time.

    Keys
    ↑ ↓ and Enter choose; the number before a line does the same.
    Esc goes back. On the first page, press it twice to leave.
    F1 explains the page that you see; in a game it shows the rules.
    F2 shows the log of the game, W the last rule applied. U undoes a step, H gives hints.
    F9 changes between dark and light.
    Ctrl+P lists all commands. A click on a key name presses that key; a click in the arena aims.
# In the field of the command palette.
screen-palette = What do you want to do?
screen-menu-title = Throwdown
screen-menu-notice = Arena dice games, and one with cards. An independent project, not tied to any publisher.
screen-menu-new = New game
screen-menu-resume = Resume a saved game
screen-menu-quit = Quit
screen-resume-title = Which game do you want to resume?
screen-save-tournament = { $save }: tournament

## Set-up

screen-setup-title = New game
screen-setup-game = Game
screen-setup-count = Players
screen-setup-first = Who begins
screen-setup-edition = Edition
screen-setup-tournament = Tournament
# $count: how many rules differ from the standard.
screen-setup-rules =
    { $count ->
        [0] House rules
        [one] House rules: { $count } differs
       *[other] House rules: { $count } differ
    }
screen-setup-start = Start
screen-fold = hide
screen-unfold = show
screen-yes = yes
screen-no = no
screen-setup-edition-why = The rules as printed in one language. Editions differ in a few rules; the words on the screen stay the same.
screen-seat-person = person
screen-seat-novice = computer, novice
screen-seat-casual = computer, casual player
screen-seat-regular = computer, regular player
screen-seat-expert = computer, expert
screen-seat-master = computer, master
screen-seat-thumb = computer, rules of thumb
screen-seat-random = computer, plays at random
screen-seat-mcts = computer, tree search
# The suggested names of the players: You, Player 2, Player 3.
screen-name-you = Player 1
screen-name = Player

## The end

screen-end-title = The game is over
screen-end-again = Play again: the next player begins
screen-end-next = Next game of the tournament
screen-end-decider = Play the decider
screen-end-share = Share the win
screen-end-new = New game
screen-end-quit = Quit
screen-table-game = Game { $number }
screen-table-total = Total
screen-table-fewest = The fewest points win.
screen-table-champions =
    { $count ->
        [one] { $players } wins the tournament.
       *[other] { $players } share the tournament.
    }

## House rules. At most 36 characters each; the clause is told below. $accio and so on are names of spells.

screen-option-starting-dice = Starting dice
screen-option-start-die = First die
screen-option-start-x = First die with an X
screen-option-collect = Taking matches
screen-option-big-throw-when = Throw everything
screen-option-big-throw-cause = Why the { place-arena } is empty
screen-option-elim-nonactive = Out in another player’s turn
screen-option-all-out = Everybody out at the same time
screen-option-simul-points = Points when going out together
screen-option-tournament-tie = Tie in a tournament
screen-option-pre-move = Moving dice before a throw
screen-option-supply-visibility = Dice counts
screen-option-accidental-stack = Die that lands on a die
screen-option-active-elements = Active elements
screen-option-storm-collector = Who takes dice after a storm
screen-option-storm-pile-only = Storm with piles only
screen-option-storm-chain = Other powers after a storm
screen-option-pile-split = Splitting a pile
screen-option-pile-merge = A second pile
screen-option-piles-after-fire = Piles after a race
screen-option-hurricane-piles = Piles in a hurricane
screen-option-swamp-water-only = Only water matches
screen-option-fire-mode = Race
screen-option-fire-tie = Tie in a race
screen-option-fire-empty-supply = Race without dice
screen-option-reaction-no-match = Nothing matches after all threw
screen-option-immobulus-only = Only { $immobulus } matches
screen-option-relashio-throwers = { $relashio }: who throws
screen-option-relashio-pending = { $relashio }: earlier spells
screen-option-relashio-new-immobulus = { $relashio }: new { $immobulus }
screen-option-accio-extra = { $accio }: the extra die
screen-option-accio-from-tower = { $accio } from a tower
screen-option-accio-immobulus = { $accio } takes { $immobulus }
screen-option-leviosa-order = Order of the tower
screen-option-refill-per-double-bar = New cards for each double bar
screen-option-end-check = When the game end is checked
screen-option-consolation-optional = Fewer cards after a { cry-bust.noun }
screen-option-first-turn-refill = New cards in the first turn
screen-option-allow-stop-before-first-roll = Stop without a roll allowed
screen-option-show-heap-counts = Everyone may count { place-heap.plural }
screen-option-max-turns = Limit of turns

# The values of house rules. At most 30 characters each.
screen-value-no-limit = none
screen-value-usual = as usual
screen-value-thrown = is thrown
screen-value-placed = is placed
screen-value-reroll = is thrown again
screen-value-turn = is turned
screen-value-mandatory = required
screen-value-optional = optional
screen-value-turn-start = at the start of a turn
screen-value-whenever-empty = whenever the { place-arena } is empty
screen-value-any = any
screen-value-taken-only = only if dice were taken
screen-value-after-resolution = after the throw is resolved
screen-value-immediate = immediately
screen-value-own-turn = at the start of their own turn
screen-value-draw = a draw
screen-value-active-wins = the player on turn wins
screen-value-replay = the game is played again
screen-value-after-all = the same for all
screen-value-sequential = one after the other
screen-value-shared = is shared
screen-value-playoff = a decider
screen-value-players-choose = the tied players choose
screen-value-free = free
screen-value-group = only closer together
screen-value-off-walls-by-consent = off the walls, if all agree
screen-value-none = no
screen-value-visible = public
screen-value-hidden = hidden
screen-value-nudge = falls off by a push
screen-value-tower = is a tower
screen-value-turn-player = the player on turn
screen-value-start-player = the first player of the game
screen-value-throw-pile = throws a pile
screen-value-exempt = does not throw
screen-value-one-from-pile = throws one die of a pile
screen-value-recheck = follow the dice lying then
screen-value-locked = only if matched before
screen-value-forbidden = forbidden
screen-value-allowed = allowed
screen-value-separate = is a pile of its own
screen-value-merge = joins the first
screen-value-dissolve = come apart
screen-value-owner-choice = the owner chooses
screen-value-keep = stay piles
screen-value-intact = stay piles
screen-value-loosen = come apart
screen-value-not-a-match = does not match
screen-value-ends-turn = ends the turn
screen-value-live = on keys
screen-value-simulated = times drawn at random
screen-value-fewest-dice = fewest dice win
screen-value-active-first = the player on turn is first
screen-value-rerun = is run again
screen-value-cannot-race = not possible
screen-value-wins-instantly = wins immediately
screen-value-may-continue = the player may continue
screen-value-turn-ends = the turn ends
screen-value-ends-turn-if-new = ends the turn if new
screen-value-all = all
screen-value-others = the others
screen-value-still-matched = work if they still match
screen-value-always = always work
screen-value-stays = stays
screen-value-collected = is taken
screen-value-stays-and-suppresses = stays and blocks spells
screen-value-may = may be taken
screen-value-must = must be taken
screen-value-top-only = only the top die
screen-value-never = never
screen-value-active-choice = the player on turn chooses
screen-value-random = at random
screen-value-before-first-roll = before the first roll
