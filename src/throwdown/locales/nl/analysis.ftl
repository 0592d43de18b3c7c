# Het hele spel ontleed: ieders kans om te winnen, geluk en kunde gescheiden. Getallen zijn procenten.
# $when is een van learn-at-…; $done en $best zijn keuzes.

analysis-title = Kans om te winnen
analysis-wait = Elke keuze wordt beoordeeld …
analysis-exact = Dit spel is opgelost: elk getal is exact.
analysis-estimated = De getallen zijn schattingen. In 95 % van de gevallen ligt de echte waarde in de band.
analysis-model = Worpen worden beoordeeld naar het model “{ $model }”.
analysis-entered = Dit zijn echte dobbelstenen, en niemand heeft de kracht gemeten: we nemen aan dat elke worp goed was.
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
analysis-doubt = Als het spel niet opgelost is, kost een keuze alleen wat zeker is. Kleine fouten tellen dan als geluk.
analysis-costliest = De duurste keuzes
analysis-none = Geen enkele keuze kostte veel.
analysis-slip = { $when }, { $player }: { $done } in plaats van { $best }
analysis-percent = { $chance } %
analysis-between = { $low } tot { $high } %
analysis-chose = { $player } koos { $choice }
analysis-better = Beter: { $best }. Dat kostte { $cost } %.
analysis-slider = Door het spel gaan
analysis-mark = een keuze die iets kostte
analysis-how = Hoe we geluk en kunde scheiden
analysis-how-text = Na elke keuze en elke worp berekenen we hoe vaak elke speler vanaf daar wint. Wat een worp verandert, is geluk. Het verschil tussen jouw keuze en de beste is kunde: die kan alleen kosten. Wat de keuzes van anderen veranderen, tellen we apart.
analysis-hint = De kans om te winnen na elke keuze en elke worp: { $command }

# Waar handen in de arena gooiden: dezelfde hand wordt opnieuw gegooid.
analysis-hands-exact = De stellingen zijn opgelost: tussen de worpen is elke kans exact, als niemand mikt. Wat een worp waard was, is een gemiddelde: dezelfde hand herhaalt hem minstens { $draws } keer.
analysis-hands-estimated = De kansen zijn schattingen. Wat een worp waard was, is een gemiddelde: dezelfde hand herhaalt hem minstens { $draws } keer.
analysis-ordinary = Elke worp wordt vergeleken met een gewone: even hard en zonder te mikken.
analysis-hands-gave =
    { $who ->
        [you] De dobbelstenen gaven je { $luck } %, je worpen en keuzes { $way ->
            [gain] leverden { $skill } % op.
           *[cost] kostten { $skill } %.
        }
       *[player] { $player }: de dobbelstenen gaven { $luck } %, worpen en keuzes { $way ->
            [gain] leverden { $skill } % op.
           *[cost] kostten { $skill } %.
        }
    }
analysis-hands-took =
    { $who ->
        [you] De dobbelstenen namen je { $luck } % af, je worpen en keuzes { $way ->
            [gain] leverden { $skill } % op.
           *[cost] kostten { $skill } %.
        }
       *[player] { $player }: de dobbelstenen namen { $luck } % af, worpen en keuzes { $way ->
            [gain] leverden { $skill } % op.
           *[cost] kostten { $skill } %.
        }
    }
analysis-hands-skill = Eigen worpen en keuzes
analysis-hands-others = Worpen en keuzes van anderen
analysis-hands-how = Een worp uit de hand is twee dingen: wat de hand kiest (waarheen, hoe hard, met welk effect) en toeval (de trilling van de hand en de zijden). We herhalen dezelfde worp keer op keer op dezelfde dobbelstenen. Wat dat gemiddeld oplevert, is de keuze; wat er gebeurde, min dat gemiddelde, is geluk. We vergelijken met een gewone worp, dus een goede worp levert iets op.
analysis-hand-threw = { $player }: { $throw }
analysis-hand-better = Een gewone worp was beter geweest ({ $best }). Dat kostte { $cost } %.
analysis-hand-again = { $draws } keer opnieuw gegooid: in { $matched } % een combinatie, in { $turned } % een gedraaide dobbelsteen, en gemiddeld { $out } dobbelstenen verloren.
analysis-was-no = Nee: de worpen maakten het verschil.
analysis-was-some = Voor een deel.
analysis-was-yes = Ja, grotendeels.
analysis-was-wait = Elke worp wordt herhaald …
analysis-throwing = Je browser herhaalt elke worp om geluk en vaardigheid te scheiden.
analysis-stopped = Gestopt. Je browser kan doorgaan, of de server herhaalt de worpen.
analysis-resume = Doorgaan
analysis-server = Laat de server het doen
analysis-was-seat = { $player }: { $answer }
