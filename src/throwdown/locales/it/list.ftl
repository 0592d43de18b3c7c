# Piccole parole di cui sono fatte le altre frasi.

# Un elenco di due o più: $rest contiene tutto tranne l’ultimo, con le virgole in mezzo.
list-and = { $rest } e { $last }
list-nobody = nessuno
list-nothing = niente
# Chi gioca senza un nome.
list-player = Giocatore { $number }
list-withdrawn = Giocatore { $number } (nome ritirato)
# Una persona con un numero: dadi, carte o punti.
list-score = { $player } ({ $count })
# Una persona con un tempo.
list-time = { $player }: { $seconds } s
# Carte di un colore come si scrivono.
list-typed = { $letter }{ $count }
