# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Race won
moment-apart = Piles come apart
moment-big = All dice!
moment-out = Out
moment-left = Left the game
moment-boost = More cards
moment-plunder = Plundered
moment-safe = Safe
moment-win =
    { $you ->
        [yes] You win
       *[no] { $count ->
            [one] { $players } wins
           *[other] { $players } win
        }
    }
moment-comeback = Comeback
moment-comeback-of =
    { $you ->
        [yes] Comeback: you were far behind and lead now.
       *[no] Comeback: { $player } was far behind and leads now.
    }
moment-towers = The towers
moment-seconds = { $seconds } s

# What an effect does, below its name.
moment-does-storm = All others throw one die at the same time.
moment-does-fire = The first tower takes the dice.
moment-does-boulders = The stones become one pile.
moment-does-hurricane = Each player passes all their dice to the player on their left.
moment-does-swamp = Water is never taken.
moment-does-immobulus = These dice stay, and no other spell works.
moment-does-relashio = One die each, thrown at the same time.
moment-does-accio = One more die is taken.
moment-does-leviosa = These dice become a tower.
moment-does-confundo = The order of play turns round.
moment-does-comeback = Far behind, and now in the lead.
