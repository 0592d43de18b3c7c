# Das ganze Spiel untersucht: wie gut alle stehen, Glück und Können getrennt. Zahlen sind Prozente.
# $when ist eines von learn-at-…; $done und $best sind Entscheidungen.

analysis-title = Aussicht auf den Sieg
analysis-wait = Jede Entscheidung wird bewertet …
analysis-exact = Dieses Spiel ist gelöst: Jede Zahl ist genau.
analysis-estimated = Die Zahlen sind geschätzt. In 95 % der Fälle liegt der wahre Wert im Band.
analysis-model = Würfe werden nach dem Modell „{ $model }“ beurteilt.
analysis-aim = Hier wurde mit der Hand geworfen, also enthält der Anteil der Würfel auch gutes und schlechtes Zielen.
analysis-entered = Das sind echte Würfel, und niemand hat die Kraft gemessen: Wir nehmen an, dass jeder Wurf ein guter war.
analysis-gave =
    { $who ->
        [you] Die Würfel gaben dir { $luck } %, deine Entscheidungen kosteten { $skill } %.
       *[player] { $player }: Die Würfel gaben { $luck } %, Entscheidungen kosteten { $skill } %.
    }
analysis-took =
    { $who ->
        [you] Die Würfel nahmen dir { $luck } %, deine Entscheidungen kosteten { $skill } %.
       *[player] { $player }: Die Würfel nahmen { $luck } %, Entscheidungen kosteten { $skill } %.
    }
analysis-player = Wer
analysis-start = Anfang
analysis-luck = Würfel
analysis-skill = Eigene Wahl
analysis-others = Wahl der anderen
analysis-end = Ende
analysis-sum = Anfang, Würfel, eigene Wahl und die der anderen ergeben zusammen das Ende.
analysis-doubt = Ist das Spiel nicht gelöst, kostet eine Entscheidung nur, was sicher ist. Kleine Fehler zählen dann als Glück.
analysis-costliest = Die teuersten Entscheidungen
analysis-none = Keine Entscheidung kostete viel.
analysis-slip = { $when }, { $player }: { $done } statt { $best }
analysis-percent = { $chance } %
analysis-between = { $low } bis { $high } %
analysis-chose = { $player } entschied: { $choice }
analysis-better = Besser: { $best }. Das kostete { $cost } %.
analysis-slider = Durch das Spiel gehen
analysis-mark = eine Entscheidung, die etwas kostete
analysis-save = Die Kurve als Bild sichern
analysis-how = Wie wir Glück und Können trennen
analysis-how-text = Nach jeder Entscheidung und jedem Wurf berechnen wir, wie oft jeder Spieler von dort aus gewinnt. Was ein Wurf ändert, ist Glück. Was deine Entscheidung schlechter ist als die beste, ist Können: Es kann nur kosten. Was die Entscheidungen der anderen ändern, zählen wir getrennt.
analysis-hint = Die Aussicht auf den Sieg nach jeder Entscheidung und jedem Wurf: { $command }
