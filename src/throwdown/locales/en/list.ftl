# Small words that other sentences are made of.

# A list of two or more: $rest holds all but the last, with commas between them.
list-and = { $rest } and { $last }
list-nobody = nobody
list-nothing = nothing
# A player without a name.
list-player = Player { $number }
list-withdrawn = Player { $number } (name withdrawn)
# A player with a number: dice, cards or points.
list-score = { $player } ({ $count })
# A player with a time.
list-time = { $player }: { $seconds } s
# Cards of one colour as they are typed.
list-typed = { $letter }{ $count }
