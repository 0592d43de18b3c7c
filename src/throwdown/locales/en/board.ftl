# The table of voll verasselt in the page, replays, the referee and the practice arena.
# $player is a name; $cards is a list such as "2 yellow and 1 red".

## voll verasselt: what lies on the table

board-hub = { place-hub.Name }
# Beside the hub while somebody rolls for a catch.
board-hub-rests = not in play this turn
board-hub-ends = The { place-hub } ends the game
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Behind the number of cards in the hub, on narrow screens.
board-deck-too = , { $count } in the draw pile
# Below the number itself.
board-in-deck = in the draw pile
board-your-yard = Your { place-yard }
board-yard-name = { place-yard.Name } of { $player }
board-yard-of = { $count } of { $places }
board-yard-holds = { place-yard.Name } of { $player }: { $cards }
board-heap =
    { $count ->
        [one] { $count } card on the { place-heap }
       *[other] { $count } cards on the { place-heap }
    }
board-heap-short = { place-heap } { $count }
board-heap-hidden = { place-heap } not shown
board-your-catch = Your catch
board-catch-of = Catch of { $player }
board-unsafe =
    { $count ->
        [one] { $count } card, not safe yet
       *[other] { $count } cards, not safe yet
    }
board-nothing-yet = nothing yet
board-no-catch = There is no catch on the table.
board-receives = { $player } receives
board-you-receive = You receive
# A short mark on the group of cards that is rolled for.
board-you-roll = you roll for these
board-player-rolls = { $player } rolls for these
board-dice = The seven dice
board-dice-show = The dice show: { $faces }.
# $face is a colour or the double bar.
board-die = Die { $number }, { $face }
# Below a die: one short word each.
board-roll-word = roll
board-keep-word = keep
board-turn = turn { $number }

## voll verasselt: what is asked and done

board-in-flight = The dice are rolling.
board-wait = { $player } is on turn.
board-wait-split = { $player } splits the received cards.
board-ask-choose = Roll for the { place-hub }, or plunder { $player }?
board-ask-hub = Your turn begins at the { place-hub }.
board-ask-roll =
    { $count ->
        [one] You roll for one card in the { place-hub }. Tap a die to keep it.
       *[other] You roll for { $count } cards in the { place-hub }. Tap a die to keep it.
    }
board-ask-roll-catch =
    { $count ->
        [one] You roll for the one card of this catch. Tap a die to keep it.
       *[other] You roll for the { $count } cards of this catch. Tap a die to keep it.
    }
board-ask-on =
    { $count ->
        [one] You have caught one card. Roll again, or stop and leave it for now?
       *[other] You have caught { $count } cards. Roll again, or stop and leave them for now?
    }
# $room: free places in the yard.
board-ask-split =
    { $count ->
        [one] You receive one card.
       *[other] You receive { $count } cards.
    } { $room ->
        [one] Your { place-yard } has room for one.
       *[other] Your { place-yard } has room for { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] The { place-hub } lacks one card: add at least one from your { place-yard }.
       *[other] The { place-hub } lacks { $count } cards: add at least that many from your { place-yard }.
    }
board-plunder = Plunder { $player }
board-take-hub = Take the { place-hub }
board-keeps = { $player } keeps { $count }
board-roll = Roll { $count }
board-roll-for =
    { $count ->
        [one] for { $count } card
       *[other] for { $count } cards
    }
board-boost-what =
    { $count ->
        [one] add { $count } card
       *[other] add { $count } cards
    }
board-stop-what =
    { $count ->
        [0] no catch
        [one] { $count } card waits
       *[other] { $count } cards wait
    }
board-split-do = Put away
board-split-what = { place-yard } { $yard }, { place-heap } { $heap }
board-split-card =
    { $place ->
        [yard] { $colour }: into the { place-yard }
       *[heap] { $colour }: on the { place-heap }
    }
board-to-yard = { place-yard }
board-to-heap = { place-heap }
board-top-up =
    { $count ->
        [one] Add { $count } card
       *[other] Add { $count } cards
    }
board-top-up-needs = at least { $count }
board-into-hub = add to the { place-hub }
board-into-catch = add to the catch
board-read-hub =
    { $count ->
        [one] The { place-hub } holds { $cards }. One card is in the draw pile.
       *[other] The { place-hub } holds { $cards }. { $count } cards are in the draw pile.
    }
board-read-catch = Catch of { $player }: { $cards }.
board-read-yard = { $player }: in the { place-yard } { $cards }, on the { place-heap } { $heap }.
board-where = What is on the table?
board-keys = With keys
board-hint-keep = keep { $faces }
board-hint-add = add { $cards }
board-hint-yard = { $cards } into the { place-yard }
board-hint-heap = all on the { place-heap }
board-hint-die = best kept
board-hint-to-yard = best into the { place-yard }

## The referee: people play with the real box, and tap what happens

board-ref-what = You play with the real box. Tap what the dice show; the referee knows the rules and keeps count.
board-ref-go-on = Resume your game
board-ref-who = Who plays? Clockwise round the table.
# Beside a name: this player begins.
board-ref-less = Without { $player }
board-ref-more-people = One more player
board-ref-tournament = A tournament: as many games as players
board-ref-twice = Two players have the same name. Give each a name of their own.
board-ref-not-begun = The game has not begun yet.
board-ref-watch = The referee’s device enters what happens.
# The question: what a die shows, and so on.
board-ref-start = { $player } throws the start die. What does it show?
board-ref-turn = { $player } throws a die. What does it show?
board-ref-choice = { $player } stops, or throws another die. What does it show?
board-ref-many =
    { $count ->
        [one] { $player } throws { $count } die. What does it show?
       *[other] { $player } throws { $count } dice. What do they show?
    }
board-ref-storm = All throw at once. What does the die of { $player } show?
board-ref-changes = Did another die turn or fly out? Tap it. If not: Done.
board-ref-now = What does the { $face } show now?
board-ref-done = Is everything right? Then: Done.
board-ref-place = { $player } sets the start die. Which symbol is on top?
board-ref-collect = Does { $player } take what matches?
board-ref-piles = Does { $player } keep the piles?
board-ref-extra = Which die does { $player } take as well?
board-ref-tower = { $player } builds a tower of all dice. In which order?
board-ref-pile = { $player } has no loose die. Which pile is thrown?
board-ref-race = Who finished the tower first?
board-ref-race-tie = A tie: tap all who were first.
# Buttons.
board-ref-ready = Done
board-ref-undo = Undo
board-ref-undo-last = Undo the last entry
board-ref-out = out
# A thrown die, or one that was hit, is not in the arena.
board-ref-out-button = Out of the { place-arena }
board-ref-stops = { $player } stops
board-ref-takes = Takes all of it
board-ref-leaves = Leaves it
board-ref-keeps = Keep the piles
board-ref-loosens = Split the piles
board-ref-none = No die
board-ref-nobody = Nobody
board-ref-tie = A tie
board-ref-thrown = Thrown dice
board-ref-not-entered = not entered yet
board-ref-hit = Was one hit? Tap it.
board-ref-die = { $face }, lies in the { place-arena }
board-ref-die-now = { $face }, now: { $now }
board-ref-towers = Which towers are there?
board-ref-tower-stands = a tower
board-ref-towers-how = Tap the dice of a tower from bottom to top. Remove towers that fell.
board-ref-tower-away = Remove this tower
board-ref-no-tower = There is no tower.
board-ref-another-tower = One more tower
board-ref-leaves-game = Somebody leaves the game
board-ref-who-leaves = Who leaves for good?

## The referee in voll verasselt

board-ref-setup =
    { $count ->
        [one] Shuffle, and lay out { $count } card. Which one lies in the { place-hub }?
       *[other] Shuffle, and lay out { $count } cards. Which lie in the { place-hub }?
    }
# $where: into which place the cards go; the yard is that of $player, who has bust.
board-ref-drawn =
    { $where ->
        [hub] { $count ->
            [one] One new card comes into the { place-hub }. Which colour?
           *[other] { $count } new cards come into the { place-hub }. Which colours?
        }
        [yard] { $count ->
            [one] { cry-bust } { $player } draws one card into the { place-yard }. Which colour?
           *[other] { cry-bust } { $player } draws { $count } cards into the { place-yard }. Which colours?
        }
       *[deck] { $count ->
            [one] One card comes off the draw pile. Which colour?
           *[other] { $count } cards come off the draw pile. Which colours?
        }
    }
board-ref-choose = What does { $player } roll for?
board-ref-roll = { $player } rolls. What do the dice show?
board-ref-roll-or-stop = { $player } stops, or rolls on. What do the dice show?
board-ref-rolling =
    { $count ->
        [one] { $player } rolls { $count } die. What does it show?
       *[other] { $player } rolls { $count } dice. What do they show?
    }
board-ref-more =
    { $count ->
        [one] One die is still missing.
       *[other] { $count } dice are still missing.
    }
board-ref-tapped = { $count } of { $all }
board-ref-keep-how = Tap the dice that are kept, then tap what the others show.
board-ref-boost =
    { $count ->
        [0] Cards from the { place-yard }?
        [one] { $count } card from the { place-yard }
       *[other] { $count } cards from the { place-yard }
    }
board-ref-split =
    { $room ->
        [one] { $player } splits the cards. The { place-yard } has room for one: tap it.
       *[other] { $player } splits the cards. The { place-yard } has room for { $room }: tap them.
    }
board-ref-top-up =
    { $count ->
        [one] { $player } has to add at least { $count } card to the { place-hub }. Which?
       *[other] { $player } has to add at least { $count } cards to the { place-hub }. Which?
    }
board-ref-consolation = How many cards does { $player } draw?

## Replays

board-replay-desk = Replay controls
board-replay-where = Position in the game
# All throws are counted; at the very beginning it is 0.
board-replay-throw = throw { $number } of { $all }
board-replay-quiet = The game begins.
board-replay-better-win = Best would have been: { $best }. This took { $cost } % off the chance to win.
board-replay-better-cards =
    { $cost ->
        [one] Best would have been: { $best }. This cost { $cost } card.
       *[other] Best would have been: { $best }. This cost { $cost } cards.
    }
board-replay-play = Play
board-replay-pause = Pause
board-replay-forward = One step forward
board-replay-back = One step back
board-replay-next-throw = Next throw
board-replay-last-throw = Previous throw
board-replay-speed = Speed
board-replay-flat = View from above
board-replay-share = Share the link
board-replay-copied = The link is copied.
board-replay-record = Download the record
board-replay-keep = Save for offline
board-replay-drop = Saved for offline
board-replay-kept = You can now watch this game without a connection.
board-replay-dropped = This game is no longer saved on this device.
board-replay-unkept = This browser does not allow pages to save anything.
board-replay-missing = This game cannot be shown
board-verify-entry = Step { $number }

## The practice arena

board-practice-hand = Your throw
board-practice-how = Tap to aim, then throw: nothing counts here.
board-practice-shows =
    { $count ->
        [one] Your die shows { $faces }.
       *[other] Your dice show { $faces }.
    }
board-practice-hit =
    { $count ->
        [one] A die that was hit now shows { $faces }.
       *[other] Dice that were hit now show { $faces }.
    }
board-practice-out =
    { $count ->
        [one] One die is out of the { place-arena }.
       *[other] { $count } dice are out of the { place-arena }.
    }
board-practice-clear = Clear the { place-arena }
board-practice-force = Force
board-practice-dice =
    { $count ->
        [one] { $count } die in the hand
       *[other] { $count } dice in the hand
    }
board-practice-numbers = Your throws
board-practice-none = Nothing thrown yet.
# $throws and $dice are numbers.
board-practice-sum =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
board-practice-turned =
    { $count ->
        [0] You have not turned a die yet.
        [one] You have turned or knocked out one die.
       *[other] You have turned or knocked out { $count } dice.
    }
board-practice-forget = Reset the numbers
board-practice-aim = Your aim
board-practice-at = Target
board-practice-die = a die
board-practice-twist = Twist

## Targets of the practice arena

board-target-title = Targets
board-target-stars =
    { $count ->
        [0] no star yet
        [one] { $count } star
       *[other] { $count } stars
    }
board-target-sum = { $stars } of { $most } stars
# $from and $to are faces.
board-target-turn =
    { $box ->
        [strike] Turn the { $from } into a { $to }.
       *[any] Turn { $from } into { $to }.
    }
board-target-flip =
    { $count ->
        [one] Turn any die to another face.
       *[other] Turn { $count } dice to another face with one throw.
    }
board-target-pair = Turn dice so that two of those in the box match.
board-target-take = Take { $count } dice without losing one.
# $faces says what the dice show that lie at the wall.
board-target-clear = Clear the wall: knock { $faces } away from it, but not out.
board-target-stay = Throw { $count } dice so that none flies out.
board-target-earn =
    { $three ->
        [one] Three stars with the first throw, two within { $two }, one after that.
       *[other] Three stars within { $three } throws, two within { $two }, one after that.
    }
board-target-reached =
    { $stars ->
        [one] Reached with throw { $throws }: one star.
       *[other] Reached with throw { $throws }: { $stars } stars.
    }
board-target-missed =
    { $throws ->
        [one] Not reached with the first throw.
       *[other] Not reached with { $throws } throws.
    }
# $die is what the die shows, $manner is a way to throw, $force is 0 to 100.
board-target-hint = A master aims at { $die }: { $manner }, force { $force }. This works { $percent } times out of 100.
board-target-start = Try a target
board-target-next = Next target
board-target-again = Try again
board-target-leave = Throw freely
