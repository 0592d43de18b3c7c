# The referee: it helps people who play with the real box. It asks, rules and tells.
# "You" are the people at the table. Lines are wrapped at 79 characters; keep sentences short all the same.

## Words that may be typed, one word each, lower case, all different from each other.
## The English words are understood in every language. No word may be the name of a face.

referee-word-stop = stop
referee-word-yes = yes
referee-word-no = no
# Before a throw: a die in the arena was moved.
referee-word-move = move
referee-word-keep = keep
referee-word-share = share
referee-word-decider = decider
referee-word-undo = undo
referee-word-why = why
referee-word-help = help
referee-word-show = show
referee-word-scores = scores
referee-word-leave = leave
referee-word-quit = quit
# A die that is not in the arena.
referee-word-out = out
# A tower that fell.
referee-word-fallen = fallen
# "stand 2": two dice of a tower still stand.
referee-word-stand = stand
referee-word-none = none

## Beginning and end

referee-open = Referee for { $game }. You throw the real dice and type what they show.
# $players is a list of referee-numbered.
referee-players = At the table, clockwise: { $players }.
referee-numbered = { $number } = { $player }
referee-open-help = Type help, undo or why at any time.
referee-resumed =
    { $count ->
        [one] The game resumes where it stopped, after one entry.
       *[other] The game resumes where it stopped, after { $count } entries.
    }
referee-closed = The game is saved. To resume it: throwdown referee --resume { $save }
referee-closed-unsaved = The game stops here. It is not saved.
referee-closed-early = Nobody has named the players: no game was started.
referee-not-saved = The game cannot be saved: { $reason }. You can keep playing.
referee-damaged = The file is damaged in line { $line }. The game resumes from before that line. The damaged file is stored as { $file }.
referee-ask-names = Who plays? Type the names clockwise, with commas:
referee-unclear-names = { $least } to { $most } players can play. Type different names, with commas between them.
referee-ask-done = The game is over. Press Enter to finish, or type undo:

## Tournaments

referee-tournament = { title-tournament }, game { $game } of { $games }.
# $scores is a list of players with their points.
referee-tally = Points after game { $game } of { $games }: { $scores }. The fewest points win.
referee-champions =
    { $count ->
        [one] { $players } wins the tournament.
       *[other] { $players } share the tournament.
    }
referee-ask-next = Press Enter for the next game, or type undo:
referee-ask-decider = There is a tie: a decider is played. Press Enter to begin, or type undo:
referee-ask-tie = { $players } are tied. Type share or decider:
referee-unclear-tie = Type share to share the tournament, or decider to play one more game.
referee-no-tournament = This is a single game: there are no points to show.
referee-unclear-enter = The referee does not understand “{ $typed }”. Press Enter, or type undo.

## What is asked in the arena games

referee-ask-place = { $player } places the start die. Which symbol ({ $faces })?
referee-ask-start = { $player } throws the start die. What does it show?
referee-ask-turn = { $player } throws a die. What does it show?
referee-ask-choice = { $player }: stop (s), or throw another die. What does it show?
# $piles is a list of referee-pile and referee-pile-one.
referee-ask-turn-piles = { $player } throws a die or a pile ({ $piles }). What do they show?
referee-ask-choice-piles = { $player }: stop (s), or throw a die or a pile ({ $piles }). What do they show?
referee-pile =
    { $count ->
        [one] { $key } = a pile of { $count } die
       *[other] { $key } = a pile of { $count } dice
    }
referee-pile-one =
    { $count ->
        [one] { $key } = one die off a pile of { $count }
       *[other] { $key } = one die off a pile of { $count }
    }
referee-ask-landing =
    { $count ->
        [one] What does the die of { $player } show? What else changed?
       *[other] What do the { $count } dice of { $player } show? What else changed?
    }
# $seats is a list such as "1 = Mara, 3 = Jo"; $example shows how to type it.
referee-ask-storm = What do these dice show: { $seats }? For example { $example }.
referee-ask-reaction = { $player } has no loose die. Which pile is thrown ({ $piles })?
referee-ask-race = Who finished the tower first: { $seats }? For a tie type 1=2.
referee-ask-collect = Does { $player } take what matches? (yes or no, Enter = yes)
referee-ask-piles = Does { $player } keep the piles? (yes or no)
referee-ask-accio = Which die does { $player } take as well: { $faces }? (Enter = none)
referee-ask-accio-must = Which die does { $player } take as well: { $faces }?
referee-ask-accio-lot = Which die was drawn at random: { $faces }?
referee-ask-tower = { $player } builds a tower of { $faces }. In which order, from bottom to top?
referee-ask-tower-lot = A tower is built at random from { $faces }. In which order, from bottom to top?
referee-ask-move-group = Was the die moved closer to the others? (yes or no, Enter = yes)
referee-ask-move-wall = Did the die lie at a wall? (yes or no, Enter = yes)
referee-ask-move-consent = Do all players agree? (yes or no, Enter = yes)

## What is asked in voll verasselt.

referee-ask-setup =
    { $count ->
        [one] Which card lies in the { place-hub }? For example { colour-letter-yellow }
       *[other] Which { $count } cards lie in the { place-hub }? For example { colour-letter-yellow }4 { colour-letter-blue }3 { colour-letter-red }2 { colour-letter-green }1
    }
referee-ask-choose = Does { $player } roll for the { place-hub } ({ $hub }) or for the waiting catch ({ $catch })?
referee-ask-roll = { $player } rolls for { $cards }. Which dice? (Enter = all)
referee-ask-roll-or-stop = { $player }: stop (s), or roll again for { $cards }. Which dice? (Enter = all)
referee-ask-rolling =
    { $count ->
        [one] { $player } rolls { $count } die. What does it show?
       *[other] { $player } rolls { $count } dice. What do they show?
    }
referee-ask-distribute =
    { $room ->
        [one] { $player } receives { $cards }. Which card goes into the { place-yard }? There is room for { $room }. (Enter = none)
       *[other] { $player } receives { $cards }. Which cards go into the { place-yard }? There is room for { $room }. (Enter = none)
    }
referee-ask-top-up =
    { $count ->
        [one] { $player } has to add at least { $count } card to the { place-hub } from the { place-yard } ({ $yard }). Which?
       *[other] { $player } has to add at least { $count } cards to the { place-hub } from the { place-yard } ({ $yard }). Which?
    }
referee-ask-consolation =
    { $count ->
        [one] { $player } may draw { $count } card. How many? (Enter = { $count })
       *[other] { $player } may draw up to { $count } cards. How many? (Enter = { $count })
    }
referee-ask-drawn =
    { $count ->
        [one] { $count } card comes off the draw pile. Which colour? For example { colour-letter-yellow }
       *[other] { $count } cards come off the draw pile. Which colours? For example { colour-letter-yellow }2 { colour-letter-blue }1
    }

## What the box should look like now

# $dice: faces, and towers in brackets from bottom to top.
referee-arena = In the { place-arena }: { $dice }.
referee-arena-empty = The { place-arena } is empty.
# $supplies is a list of the four that follow.
referee-supplies = Dice: { $supplies }.
referee-supply = { $player } { $count }
referee-supply-piles = { $player } { $count } (piles: { $piles })
referee-supply-hidden = { $player } (hidden)
referee-supply-out = { $player } (out)
# $cards and $yard are cards as they are typed (Y4 B3); $dice are the faces of the seven dice.
referee-hub =
    { $deck ->
        [one] { place-hub.Name }: { $cards }. Draw pile: { $deck } card. Dice 1 to 7: { $dice }
       *[other] { place-hub.Name }: { $cards }. Draw pile: { $deck } cards. Dice 1 to 7: { $dice }
    }
referee-catch = The catch of { $player } waits: { $cards }.
referee-own-catch = { $player } has caught { $cards } so far.
# $yards is a list of the two that follow, and of referee-supply-out.
referee-yards = In the { place-yard.plural } (and on the { place-heap.plural }): { $yards }.
referee-yard = { $player } { $yard } ({ $heap })
referee-yard-hidden = { $player } { $yard }
referee-nothing-there = Nothing lies there now.

## Undo and why

referee-undone = The last entry was undone.
referee-nothing-to-undo = There is nothing to undo.
referee-why = { $rule } ({ $clause })
referee-why-nothing = There is nothing to explain yet.

## Help. $one and $two are two faces of this game, $lost is the one with which a die is lost.

referee-help-landing = Type what the thrown die shows: { $one }. Beginnings of words are enough. A die that is not in the { place-arena } is out. Several dice: a word for each. Commas may separate them, and "2x { $one }" counts equal dice.
referee-help-changes = Type what else changed with >. "{ $one } { $two }>{ $lost }": a { $two } that lay there now shows { $lost }. "{ $one } { $two }>out": it was knocked out.
referee-help-towers = Towers: "fallen" if all fell, "stand 2" if two dice are still stacked. "[{ $one } { $two }]" is a tower from bottom to top. "^{ $two }>{ $lost }" means the die in the tower.
referee-help-piles = Piles: p1 throws pile 1, f1 throws one die off it if your rules allow that.
referee-help-cards = Cards: { colour-letter-yellow } = { colour-yellow }, { colour-letter-blue } = { colour-blue }, { colour-letter-red } = { colour-red }, { colour-letter-green } = { colour-green }. "{ colour-letter-yellow }2 { colour-letter-blue }1" is 2 yellow bugs and 1 blue bug; whole words do as well. On dice = is the double bar.
referee-help-dice = Dice: type the numbers of the dice that are rolled, "1 2 3 4", or what is kept, "keep { colour-letter-yellow }{ colour-letter-blue }". "+{ colour-letter-yellow }" adds a yellow card from the { place-yard } first.
referee-help-commands = At any time: undo removes the last entry, why shows the rule, show lists what lies where, scores shows the points. With leave NAME a player leaves the game, and quit saves and stops. "move" and a face: a die in the { place-arena } was moved before a throw.

## An answer that cannot be. $typed is what was typed.

referee-must-throw = Every turn begins with a throw: { $player } cannot stop yet.
referee-must-roll = { $player } has to roll at least once before stopping.
referee-unclear-yes-no = “{ $typed }” is neither yes nor no: type one of them.
referee-unclear-choice = “{ $typed }” cannot be chosen now.
referee-unclear-face = “{ $typed }” is not a face. Type one of these: { $faces }. A die that left the { place-arena } is out.
referee-unclear-leaning = A { face-leaning } die does not count yet: push the box or knock on the table until it lies flat. Then type what it shows.
referee-unclear-not-lying = No die in the { place-arena } shows { $face }. There are: { $faces }.
referee-unclear-not-in-tower = No die in a tower shows { $face }. In the { place-arena } are: { $faces }.
referee-unclear-too-many = “{ $typed }” is one die more than { $player } has thrown.
referee-unclear-missing =
    { $count ->
        [one] One die of { $player } is missing: type its face, or out.
       *[other] { $count } dice of { $player } are missing: type a face for each, or out.
    }
referee-unclear-seat = “{ $typed }” did not throw a die. Type one of these: { $seats }.
referee-unclear-racer = “{ $typed }” did not race. Type one of these: { $seats }. Type none if nobody finished.
referee-unclear-stand = Type how many dice of the tower still stand, for example: stand 2
referee-unclear-in-tower = Type what changed in the { place-tower }: with > as in the help, or "fallen".
referee-unclear-bracket = A bracket of a tower is missing. Write a tower as [a b], from bottom to top.
referee-unclear-pile = Type which pile: { $piles }.
referee-unclear-extra = A die must be taken. Type one of these: { $faces }.
referee-unclear-tower = A tower is made of all dice in the { place-arena }. Type each of these once: { $faces }.
referee-unclear-leave = Who leaves? Type leave and one of these: { $seats }.
referee-unclear-nothing-flies = No dice are in the air now. Answer the question first.
referee-unclear-lot = Type these in the order that was drawn: { $items }
referee-unclear-rolled =
    { $count ->
        [one] “{ $typed }” cannot be what the die shows. Type { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } or =.
       *[other] “{ $typed }” cannot be what the dice show. Type { $count } faces, each as { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } or =.
    }
referee-unclear-group = “{ $typed }” is not an answer. Type { $hub } for the { place-hub } or { $catch } for the catch.
referee-unclear-cards = “{ $typed }” does not name cards. Type letters and numbers, for example { colour-letter-yellow }2 { colour-letter-red }1.
referee-unclear-yard = That is not in the { place-yard }. It contains { $yard }.
referee-unclear-dice = “{ $typed }” does not name dice. Type different numbers from 1 to 7, or keep and the faces that stay.
referee-unclear-few-dice =
    { $count ->
        [one] { $count } die is too few: roll at least { $least }.
       *[other] { $count } dice are too few: roll at least { $least }.
    }
referee-unclear-keep = These dice cannot be kept. The dice show { $dice }.
referee-unclear-received = Those cards were not received. You received { $cards }.
referee-unclear-room =
    { $room ->
        [one] That is too much: the { place-yard } has room for { $room } card.
       *[other] That is too much: the { place-yard } has room for { $room } cards.
    }
referee-unclear-top-up =
    { $count ->
        [one] That is too little: the { place-hub } needs { $count } card.
       *[other] That is too little: the { place-hub } needs { $count } cards.
    }
referee-unclear-count = “{ $typed }” cards cannot be drawn. Type a number from 0 to { $most }.
# $colour is a colour such as yellow; $count says how many cards of it are left in the deck.
referee-unclear-deck =
    { $count ->
        [0] No { $colour } card is left in the draw pile.
        [one] Only { $count } { $colour } card is left in the draw pile.
       *[other] Only { $count } { $colour } cards are left in the draw pile.
    }
# $typed: how many cards were typed; $count: how many it must be.
referee-unclear-drawn =
    { $count ->
        [one] { $count } card has to be named, not { $typed }.
       *[other] { $count } cards have to be named, not { $typed }.
    }
