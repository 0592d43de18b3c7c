# The table of voll verasselt in the page, replays, the referee and the practice arena.
# $player is a name; $cards is a list such as "2 yellow and 1 red".

## voll verasselt: what lies on the table

board-hub = Hub
# Beside the hub while somebody rolls for a catch.
board-hub-rests = not in play this turn
board-hub-ends = The hub ends the game
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Behind the number of cards in the hub, on narrow screens.
board-deck-too = , { $count } in the deck
# Below the number itself.
board-in-deck =
    { $count ->
        [one] in the deck
       *[other] in the deck
    }
board-your-yard = Your yard
board-yard-name = Yard of { $player }
board-yard-of = { $count } of { $places }
board-yard-holds = Yard of { $player }: { $cards }
board-heap =
    { $count ->
        [one] { $count } card on the heap
       *[other] { $count } cards on the heap
    }
board-heap-short = heap { $count }
board-heap-hidden = heap not shown
board-your-catch = Your catch
board-catch-of = Catch of { $player }
board-unsafe =
    { $count ->
        [one] { $count } card, not safe yet
       *[other] { $count } cards, not safe yet
    }
board-nothing-yet = nothing yet
board-no-catch = No catch waits on the table.
board-receives = { $player } receives
board-you-receive = You receive
board-received = Received cards
# A short mark on the group of cards that is rolled for.
board-you-roll = you roll for these
board-player-rolls = { $player } rolls for these
board-dice = The seven dice
board-dice-show = The dice show: { $faces }.
# $face is a colour or the double bar.
board-die =
    { $state ->
        [roll] Die { $number }: { $face }, will be rolled
       *[keep] Die { $number }: { $face }, is kept
    }
# Below a die: one short word each.
board-roll-word = roll
board-keep-word = keep
board-turn = turn { $number }

## voll verasselt: what is asked and done

board-in-flight = The dice are rolling.
board-wait = { $player } is on turn.
board-wait-split = { $player } splits the received cards.
board-ask-choose = Roll for the hub, or plunder { $player }?
board-ask-hub = Your turn begins at the hub.
board-ask-roll =
    { $count ->
        [one] You roll for one card in the hub. Tap a die to keep it.
       *[other] You roll for { $count } cards in the hub. Tap a die to keep it.
    }
board-ask-roll-catch =
    { $count ->
        [one] You roll for the one card of this catch. Tap a die to keep it.
       *[other] You roll for the { $count } cards of this catch. Tap a die to keep it.
    }
board-ask-on =
    { $count ->
        [one] You have caught one card. Roll on, or stop and leave it for now?
       *[other] You have caught { $count } cards. Roll on, or stop and leave them for now?
    }
# $room: free places in the yard.
board-ask-split =
    { $count ->
        [one] You receive one card.
       *[other] You receive { $count } cards.
    } { $room ->
        [one] Your yard has room for one.
       *[other] Your yard has room for { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] The hub lacks one card: add at least one from your yard.
       *[other] The hub lacks { $count } cards: add at least that many from your yard.
    }
board-plunder = Plunder { $player }
board-take-hub = Take the hub
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
board-split-what = yard { $yard }, heap { $heap }
board-split-card =
    { $place ->
        [yard] { $colour }: into the yard
       *[heap] { $colour }: on the heap
    }
board-to-yard = yard
board-to-heap = heap
board-top-up =
    { $count ->
        [one] Add { $count } card
       *[other] Add { $count } cards
    }
board-top-up-needs = at least { $count }
board-into-hub = add to the hub
board-into-catch = add to the catch
board-read-hub =
    { $count ->
        [one] The hub holds { $cards }. One card is in the deck.
       *[other] The hub holds { $cards }. { $count } cards are in the deck.
    }
board-read-catch = Catch of { $player }: { $cards }.
board-read-yard = { $player }: in the yard { $cards }, on the heap { $heap }.
board-where = What lies where?
board-keys = With keys
board-keys-how = 1 to 7: roll or keep a die. Y, B, R, G: add a card, with Shift take it back. Enter: roll. S: stop.
