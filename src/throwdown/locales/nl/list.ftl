# Kleine woorden waar andere zinnen uit bestaan.

# Een lijst van twee of meer: $rest is alles behalve het laatste, met komma's ertussen.
list-and = { $rest } en { $last }
list-nobody = niemand
list-nothing = niets
# Een speler zonder naam.
list-player = Speler { $number }
list-withdrawn = Speler { $number } (naam ingetrokken)
# Een speler met een aantal: dobbelstenen, kaarten of punten.
list-score = { $player } ({ $count })
# Een speler met een tijd.
list-time = { $player }: { $seconds } s
# Kaarten van één kleur zoals je ze typt.
list-typed = { $letter }{ $count }
