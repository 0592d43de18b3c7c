# Kleine Wörter, aus denen andere Sätze gemacht sind.

# Eine Aufzählung von zweien oder mehr: $rest ist alles außer dem letzten, mit Kommas dazwischen.
list-and = { $rest } und { $last }
list-nobody = niemand
list-nothing = nichts
# Jemand ohne Namen.
list-player = Spieler { $number }
list-withdrawn = Spieler { $number } (Name zurückgezogen)
# Jemand mit einer Zahl: Würfel, Karten oder Punkte.
list-score = { $player } ({ $count })
# Jemand mit einer Zeit.
list-time = { $player }: { $seconds } s
# Eine Karte mit ihrer Anzahl, wie man sie tippt.
list-typed = { $letter }{ $count }
