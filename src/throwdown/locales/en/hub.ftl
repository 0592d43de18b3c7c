# The table of voll verasselt in the page: how safe a roll is, splitting received cards, keys.
# $percent is a whole number, $roll a choice such as "Roll 4".

## How safe is it?

# A button that shows or hides the odds.
hub-odds = Odds
hub-odds-title = How safe is it?
hub-odds-choice = Your choice
hub-odds-safe = { $percent } % safe
hub-odds-catch =
    { $count ->
        [one] { $count } card on average
       *[other] { $count } cards on average
    }
# To be read out.
hub-odds-said =
    { $count ->
        [one] { $roll }: { $percent } % safe, { $count } card on average.
       *[other] { $roll }: { $percent } % safe, { $count } cards on average.
    }
hub-odds-illegal = This roll is not allowed.
hub-odds-rows = The safest for each number of dice
# A button that picks these dice; $faces are the faces that stay.
hub-odds-take = { $roll }, keep { $faces }: { $percent } % safe
hub-odds-take-all = { $roll }: { $percent } % safe
# Above the chances of the first roll for the hub and for a catch.
hub-odds-first = Your first roll, at its safest
hub-odds-first-said = { $group }: { $percent } % safe if you roll { $count }.
hub-odds-refill = This includes the cards that come into the { place-hub }.
hub-odds-how = These numbers are exact: we count every possible roll.
hub-odds-wait = Counting every possible roll …
hub-odds-off = See the chance of a { cry-bust.noun } for the dice and cards that you pick.
hub-odds-show = Show the odds
hub-odds-hide = Hide the odds
# Under a card of the own yard: so much safer is the roll with it.
hub-odds-plus = +{ $percent } %
hub-odds-plus-said = { $percent } % safer with it

## Splitting received cards

hub-split-how = Tap a card to move it to the other pile.
hub-split-full = Your { place-yard } is full: tap a card there to take it back.
hub-split-heap = On your { place-heap }
hub-split-heap-what = counts at the end
hub-split-yard = Into your { place-yard }
hub-split-yard-what = helps with later rolls
hub-split-none = nothing
hub-split-place = a free place
hub-lacking =
    { $count ->
        [one] { $count } more card needed
       *[other] { $count } more cards needed
    }

## Keys, in the menu

hub-key-dice = roll or keep a die
hub-key-cards = add a card of this colour
hub-key-back = remove the card again
hub-key-main = roll, or press the large button
hub-key-stop = stop
hub-key-hub = take the { place-hub }
hub-key-catch = plunder
hub-key-undo = undo
hub-key-where = hear what is on the table
hub-key-odds = show or hide the odds
hub-key-hint = hint
