# Das ganze Spiel untersucht: wie gut alle stehen, Glück und Können getrennt. Zahlen sind Prozente.
# $when ist eines von learn-at-…; $done und $best sind Entscheidungen.

analysis-title = Aussicht auf den Sieg
analysis-wait = Jede Entscheidung wird abgewogen …
analysis-exact = Dieses Spiel ist gelöst: Jede Zahl ist genau.
analysis-estimated = Nicht gelöst: Die Zahlen sind geschätzt, und in den Bändern liegen 95 % von dem, was sie sein können.
analysis-model = Würfe werden nach dem Modell „{ $model }“ beurteilt.
analysis-aim = Hier warfen Hände: Was die Würfel gaben, enthält auch gutes und schlechtes Zielen.
analysis-entered = Niemand weiß, wie fest echte Würfel geworfen wurden: Jeder Wurf gilt als guter.
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
analysis-doubt = Wo das Spiel nicht gelöst ist, kostet eine Wahl nur, was außer Zweifel steht: Kleine Fehler zählen zu den Würfeln.
analysis-costliest = Die teuersten Entscheidungen
analysis-none = Keine Entscheidung kostete etwas, das der Rede wert wäre.
analysis-slip = { $when }, { $player }: { $done } statt { $best }
analysis-percent = { $chance } %
analysis-between = { $low } bis { $high } %
analysis-chose = { $player } entschied: { $choice }
analysis-better = Besser: { $best }. Das kostete { $cost } %.
analysis-slider = Durch das Spiel gehen
analysis-mark = eine Entscheidung, die etwas kostete
analysis-save = Die Kurve als Bild sichern
analysis-how = Wie Glück und Können getrennt werden
analysis-how-text = Nach jeder Entscheidung und nach jedem Wurf fragen wir, wie oft alle von dort aus gewinnen würden. Was ein Wurf ändert, ist Glück. Was eine eigene Entscheidung weniger wert ist als die beste, ist Können: Es kann nur kosten. Was die Entscheidungen der anderen ändern, steht für sich.
analysis-hint = Die Aussicht auf den Sieg nach jeder Entscheidung und jedem Wurf: { $command }
