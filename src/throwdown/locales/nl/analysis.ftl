# Het hele spel ontleed: ieders kans om te winnen, geluk en kunde gescheiden. Getallen zijn procenten.
# $when is een van learn-at-…; $done en $best zijn keuzes.

analysis-title = Kans om te winnen
analysis-wait = Elke keuze wordt gewogen …
analysis-exact = Dit spel is opgelost: elk getal is exact.
analysis-estimated = Niet opgelost: de getallen zijn schattingen, en in de banden ligt 95 % van wat ze kunnen zijn.
analysis-model = Worpen worden beoordeeld naar het model ‘{ $model }’.
analysis-aim = Hier wierpen handen: wat de dobbelstenen gaven, bevat ook goed en slecht mikken.
analysis-entered = Niemand weet hoe hard echte dobbelstenen zijn gegooid: elke worp geldt als een goede.
analysis-gave =
    { $who ->
        [you] De dobbelstenen gaven je { $luck } %, je keuzes kostten { $skill } %.
       *[player] { $player }: de dobbelstenen gaven { $luck } %, keuzes kostten { $skill } %.
    }
analysis-took =
    { $who ->
        [you] De dobbelstenen namen je { $luck } % af, je keuzes kostten { $skill } %.
       *[player] { $player }: de dobbelstenen namen { $luck } % af, keuzes kostten { $skill } %.
    }
analysis-player = Wie
analysis-start = Begin
analysis-luck = Dobbelstenen
analysis-skill = Eigen keuzes
analysis-others = Keuzes van anderen
analysis-end = Einde
analysis-sum = Begin, dobbelstenen, eigen keuzes en die van anderen zijn samen het einde.
analysis-doubt = Waar het spel niet opgelost is, kost een keuze alleen wat buiten twijfel staat: kleine fouten tellen bij de dobbelstenen.
analysis-costliest = De duurste keuzes
analysis-none = Geen keuze kostte iets noemenswaardigs.
analysis-slip = { $when }, { $player }: { $done } in plaats van { $best }
analysis-percent = { $chance } %
analysis-between = { $low } tot { $high } %
analysis-chose = { $player } koos { $choice }
analysis-better = Beter: { $best }. Dat kostte { $cost } %.
analysis-slider = Door het spel lopen
analysis-mark = een keuze die iets kostte
analysis-save = De curve als plaatje bewaren
analysis-how = Hoe geluk en kunde worden gescheiden
analysis-how-text = Na elke keuze en na elke worp vragen we hoe vaak iedereen vanaf daar zou winnen. Wat een worp verandert, is geluk. Wat een eigen keuze minder waard is dan de beste, is kunde: die kan alleen kosten. Wat de keuzes van anderen veranderen, staat apart.
analysis-hint = De kans om te winnen na elke keuze en elke worp: { $command }
