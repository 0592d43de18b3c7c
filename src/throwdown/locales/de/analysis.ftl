# Das ganze Spiel untersucht: wie gut alle stehen, Glück und Können getrennt. Zahlen sind Prozente.
# $when ist eines von learn-at-…; $done und $best sind Entscheidungen.

analysis-title = Aussicht auf den Sieg
analysis-wait = Jede Entscheidung wird bewertet …
analysis-exact = Dieses Spiel ist gelöst: Jede Zahl ist genau.
analysis-estimated = Die Zahlen sind geschätzt. In 95 % der Fälle liegt der wahre Wert im Band.
analysis-model = Würfe werden nach dem Modell „{ $model }“ beurteilt.
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
analysis-how = Wie wir Glück und Können trennen
analysis-how-text = Nach jeder Entscheidung und jedem Wurf berechnen wir, wie oft jeder Spieler von dort aus gewinnt. Was ein Wurf ändert, ist Glück. Was deine Entscheidung schlechter ist als die beste, ist Können: Es kann nur kosten. Was die Entscheidungen der anderen ändern, zählen wir getrennt.
analysis-hint = Die Aussicht auf den Sieg nach jeder Entscheidung und jedem Wurf: { $command }

# Wo Hände in der Arena warfen: Dieselbe Hand wird noch einmal geworfen.
analysis-hands-exact = Die Stellungen sind gelöst: Zwischen den Würfen ist jede Aussicht genau, wenn niemand zielt. Was ein Wurf wert war, ist ein Mittel: Dieselbe Hand wiederholt ihn mindestens { $draws }-mal.
analysis-hands-estimated = Die Aussichten sind geschätzt. Was ein Wurf wert war, ist ein Mittel: Dieselbe Hand wiederholt ihn mindestens { $draws }-mal.
analysis-ordinary = Verglichen wird jeder Wurf mit einem gewöhnlichen: ebenso fest und ohne Ziel.
analysis-hands-gave =
    { $who ->
        [you] Die Würfel gaben dir { $luck } %, deine Würfe und Entscheidungen { $way ->
            [gain] brachten { $skill } %.
           *[cost] kosteten { $skill } %.
        }
       *[player] { $player }: Die Würfel gaben { $luck } %, Würfe und Entscheidungen { $way ->
            [gain] brachten { $skill } %.
           *[cost] kosteten { $skill } %.
        }
    }
analysis-hands-took =
    { $who ->
        [you] Die Würfel nahmen dir { $luck } %, deine Würfe und Entscheidungen { $way ->
            [gain] brachten { $skill } %.
           *[cost] kosteten { $skill } %.
        }
       *[player] { $player }: Die Würfel nahmen { $luck } %, Würfe und Entscheidungen { $way ->
            [gain] brachten { $skill } %.
           *[cost] kosteten { $skill } %.
        }
    }
analysis-hands-skill = Eigene Würfe und Wahl
analysis-hands-others = Würfe und Wahl der anderen
analysis-hands-how = Ein Wurf aus der Hand ist zweierlei: was die Hand wählt (wohin, wie fest, mit welchem Drall) und Zufall (ihr Zittern und die Seiten). Wir wiederholen denselben Wurf immer wieder auf dieselben Würfel. Was dabei im Mittel herauskommt, ist die Wahl; was geschah, weniger dieses Mittel, ist Glück. Wir vergleichen mit einem gewöhnlichen Wurf, also bringt ein guter Wurf etwas ein.
analysis-hand-threw = { $player }: { $throw }
analysis-hand-better = Ein gewöhnlicher Wurf wäre besser gewesen ({ $best }). Das kostete { $cost } %.
analysis-hand-again = { $draws }-mal noch einmal geworfen: In { $matched } % passte er, in { $turned } % drehte er einen Würfel, und im Mittel gingen { $out } Würfel verloren.
analysis-was-no = Nein: Die Würfe machten den Unterschied.
analysis-was-some = Zum Teil.
analysis-was-yes = Ja, vor allem.
analysis-was-wait = Jeder Wurf wird wiederholt …
analysis-throwing = Dein Browser wiederholt jeden Wurf, um Glück und Können zu trennen.
analysis-stopped = Angehalten. Dein Browser kann weitermachen, oder der Server wiederholt die Würfe.
analysis-resume = Fortsetzen
analysis-server = Vom Server wiederholen lassen
analysis-was-seat = { $player }: { $answer }
