# Jede Regel in einem Satz: was liest, wer "warum?" fragt.
# Namen von Zaubern und Spielen kommen aus dem Thema.

## Die Regeln aller Arenaspiele

clause-CORE-01 = Das Spiel hat 26 gleiche Würfel. Jeder hat fünf verschiedene Symbole und { face-lost }.
clause-CORE-02 = Gespielt wird zu zweit bis zu fünft.
clause-CORE-03 =
    { $starting_dice ->
        [none] Zu zweit beginnen alle mit 8 Würfeln, zu dritt mit 7, zu viert mit 6 und zu fünft mit 5.
        [open] Zu zweit beginnen alle mit 8 Würfeln, zu dritt mit 7, zu viert mit 6 und zu fünft mit 5.
       *[some] An diesem Tisch hat nicht jeder gleich viele Würfel. Die Plätze beginnen der Reihe nach mit: { $starting_dice }.
    }
clause-CORE-04 = Ein zusätzlicher Würfel liegt von Anfang an { place-arena.in } und zeigt nie { face-lost }.
clause-CORE-05 = Würfel, die beim Verteilen übrig bleiben, kommen für das ganze Spiel beiseite.
clause-CORE-06 =
    { $first_player ->
        [host_choice] Wer am ältesten ist, beginnt, oder wen der Tisch bestimmt; dann geht es im Uhrzeigersinn weiter.
        [random] Das Los entscheidet, wer beginnt; dann geht es im Uhrzeigersinn weiter.
        [oldest] Wer am ältesten ist, beginnt; dann geht es im Uhrzeigersinn weiter.
       *[open] Wer am ältesten ist, beginnt, oder wen der Tisch bestimmt; dann geht es im Uhrzeigersinn weiter.
    }
clause-CORE-07 = Wer zuletzt noch Würfel besitzt, gewinnt.
clause-CORE-08 = Jeder Zug beginnt mit einem Wurf: Du kannst nicht passen, ohne einen Würfel zu werfen.
clause-CORE-09 = Wirf, wie du willst, sanft oder hart. Du darfst die Würfel { place-arena.in } treffen.
clause-CORE-10 = Ein Würfel, der { place-arena.acc } verfehlt, hinausspringt oder hinausgestoßen wird, ist sofort aus dem Spiel.
clause-CORE-11 = Nach einem Wurf: Würfel draußen kommen weg, schiefe werden flach gelegt, Würfel mit { face-lost.dat } kommen weg, dann zählt, was passt und wirkt.
clause-CORE-12 = Jeder Würfel, der { face-lost } zeigt, ist sofort aus dem Spiel, auch wenn ihn ein Treffer gedreht hat. Zwei { face-lost.many } passen nie.
clause-CORE-13 =
    { $collect ->
        [mandatory] Zwei oder mehr gleiche Symbole passen. Alles, was passt, wird vollständig genommen, egal, wer die Würfel geworfen hat.
        [optional] Zwei oder mehr gleiche Symbole passen. Was passt, wird ganz genommen oder bleibt ganz liegen, egal, wer die Würfel geworfen hat.
       *[open] Zwei oder mehr gleiche Symbole passen. Alles, was passt, wird vollständig genommen, egal, wer die Würfel geworfen hat.
    }
clause-CORE-14 =
    { $collect ->
        [mandatory] Wer am Zug ist, nimmt alle Würfel, die passen. Damit ist der Zug vorbei.
        [optional] Wer am Zug ist, nimmt alle Würfel, die passen, oder lässt alle liegen. So oder so ist der Zug vorbei.
       *[open] Wer am Zug ist, nimmt alle Würfel, die passen. Damit ist der Zug vorbei.
    }
clause-CORE-15 = Wenn nichts passt, darfst du aufhören oder noch einen Würfel werfen.
clause-CORE-16 = Du darfst weiterwerfen, solange nichts passt und du Würfel hast.
clause-CORE-17 = Du scheidest aus, wenn du nach der Auswertung deines Wurfs keine Würfel besitzt. Deine Würfel { place-arena.in } zählen nicht.
clause-CORE-18 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Ist { place-arena.the } leer, wenn dein Zug beginnt, wirfst du alle deine Würfel auf einmal, und nur dann.
                [whenever_empty] Wann immer in deinem Zug { place-arena.the } leer ist, wirfst du alle deine Würfel auf einmal. Aufhören kannst du dann nicht.
            }
        [taken_only] Ist { place-arena.the } leer, wenn dein Zug beginnt, weil jemand die letzten Würfel genommen hat, wirfst du alle deine Würfel auf einmal.
       *[open] Ist { place-arena.the } leer, wenn dein Zug beginnt, wirfst du alle deine Würfel auf einmal, und nur dann.
    }
clause-CORE-19 = Alle Würfel zu werfen zählt wie jeder Wurf: Nimmst du nichts, hast du keine Würfel mehr und scheidest aus.
clause-CORE-20 = Das Spiel endet, sobald nur noch ein Spieler Würfel besitzt. Dieser Spieler gewinnt.
clause-CORE-21 =
    { $pre_move ->
        [free] Vor deinem Wurf darfst du Würfel { place-arena.in } beliebig verschieben, aber nie drehen oder stapeln.
        [group] Vor deinem Wurf darfst du Würfel { place-arena.in } zusammenschieben, aber nie drehen oder stapeln.
        [off_walls_by_consent] Vor deinem Wurf dürfen Würfel von den Wänden weggerückt werden, wenn alle zustimmen, aber nie gedreht oder gestapelt.
        [none] Würfel { place-arena.in } werden vor einem Wurf nicht verschoben.
       *[open] Würfel { place-arena.in } dürfen nur so verschoben werden, wie es am Tisch vereinbart ist, und nie gedreht oder gestapelt.
    }
clause-CORE-22 = Du darfst { place-arena.acc } drehen, um von einer besseren Seite zu werfen.
clause-CORE-23 = Ein schiefer Würfel: Klopft auf den Tisch oder schubst die Schachtel, bis er flach liegt, aber fasst ihn nicht an. Dann zählt, was er zeigt.
clause-CORE-24 =
    { $supply_visibility ->
        [visible] Alle dürfen sehen, wie viele Würfel du hast.
        [hidden] Wie viele Würfel du hast, weißt nur du: Die Vorräte sind verdeckt.
       *[open] Vor dem Spiel vereinbart der Tisch, ob alle sehen dürfen, wie viele Würfel du hast.
    }
clause-CORE-25 = Würfel, die niemand nimmt, bleiben für den nächsten Zug { place-arena.in }.
clause-CORE-26 = Ausgeschiedene werden übersprungen. Ihre Würfel { place-arena.in } bleiben im Spiel.
clause-CORE-27 = Würfel { place-arena.in } gehören niemandem: Du darfst auch Würfel nehmen, die andere geworfen haben.
clause-CORE-28 = Die Würfel aller Spieler, { place-arena.in }, verloren und beiseitegelegt sind zusammen immer 26.

## Turnier

clause-TOUR-01 = Ein Turnier hat so viele Spiele wie Spieler.
clause-TOUR-02 = Jedes Spiel eines Turniers beginnt, wer als Nächstes links sitzt.
clause-TOUR-03 = Wer ausscheidet, notiert so viele Minuspunkte, wie noch Spieler dabei sind: zwei, wenn noch zwei da sind. Wer gewinnt, notiert keine.
clause-TOUR-04 = Wer die wenigsten Minuspunkte hat, gewinnt das Turnier.
clause-TOUR-05 =
    { $tournament_tie ->
        [shared] Wer gleich wenige Minuspunkte hat, teilt sich den Turniersieg.
        [playoff] Wer gleich wenige Minuspunkte hat, spielt ein Entscheidungsspiel.
        [players_choose] Wer gleich wenige Minuspunkte hat, teilt sich den Turniersieg oder spielt ein Entscheidungsspiel, wenn jemand davon es will.
       *[open] Spieler mit gleich wenigen Minuspunkten teilen sich den Sieg oder spielen ein Entscheidungsspiel, wie vereinbart.
    }

## Strike

clause-STR-01 = Zahlen haben keine Kräfte und keinen Wert: Nur gleich oder verschieden zählt.
clause-STR-02 =
    { $start_die ->
        [placed] Der erste Würfel wird mit einer beliebigen Zahl { place-arena.into } gelegt.
        [thrown]
            { $start_x ->
               *[reroll] Der erste Würfel wird { place-arena.into } geworfen. Ein X wird neu geworfen.
                [turn] Der erste Würfel wird { place-arena.into } geworfen. Ein X wird auf eine beliebige Zahl gedreht.
            }
       *[open] Der erste Würfel wird { place-arena.into } geworfen. Ein X wird neu geworfen oder gedreht, wie vereinbart.
    }
clause-STR-03 = Vor dem Spiel vereinbart der Tisch, wie Würfel verschoben werden, ob Vorräte offen sind und was bei Gleichstand gilt.
clause-STR-04 = Du darfst weiterwerfen, bis etwas passt oder du keine Würfel mehr hast.

## Impact

clause-IMP-01 = Im Grundspiel haben die Symbole keine Kräfte.
clause-IMP-02 = Ein Wurf kann liegende Würfel drehen. Dann passen vielleicht Paare, die du nicht selbst geworfen hast.
clause-IMP-03 =
    { $start_die ->
        [placed] Der erste Würfel wird auf ein beliebiges Symbol gelegt, nicht auf die leere Seite.
        [thrown] Der erste Würfel wird { place-arena.into } geworfen. Auf der leeren Seite beginnt er nie.
       *[open] Der erste Würfel wird auf ein beliebiges Symbol gelegt, nicht auf die leere Seite.
    }
clause-IMP-04 =
    { $pre_move ->
        [free] Vor jedem deiner Würfe darfst du die Würfel { place-arena.in } frei verschieben.
        [group] Vor jedem deiner Würfe darfst du die Würfel { place-arena.in } zusammenschieben.
        [off_walls_by_consent] Vor jedem deiner Würfe darfst du Würfel von den Wänden wegrücken, wenn alle zustimmen.
        [none] Vor deinen Würfen darfst du die Würfel { place-arena.in } nicht verschieben.
       *[open] Vor jedem deiner Würfe darfst du die Würfel { place-arena.in } verschieben, wie vereinbart.
    }
clause-IMP-05 = Alle dürfen jederzeit sehen, wie viele Würfel du hast.
clause-IMP-06 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-big-bang }: { place-arena.The } ist leer, wenn du drankommst, also wirfst du alles auf einmal.
                [whenever_empty] { effect-big-bang }: Wann immer in deinem Zug { place-arena.the } leer ist, wirfst du alles auf einmal.
            }
        [taken_only] { effect-big-bang }: Jemand hat die letzten Würfel genommen, und { place-arena.the } ist leer, wenn du drankommst: Wirf alles auf einmal.
       *[open] { effect-big-bang }: { place-arena.The } ist leer, wenn du drankommst, also wirfst du alles auf einmal.
    }

## Impact mit Kräften

clause-IMP-POW-01 =
    { $start_die ->
        [thrown] Wer beginnt, wirft den Startwürfel. Das Element, das er zeigt, hat im ganzen Spiel seine Kraft.
        [placed] Wer beginnt, legt den Startwürfel. Das gewählte Element hat im ganzen Spiel seine Kraft.
       *[open] Wer beginnt, wirft den Startwürfel. Das Element, das er zeigt, hat im ganzen Spiel seine Kraft.
    }
clause-IMP-POW-02 = Eine Kraft wirkt, wenn nach einem Wurf zwei oder mehr Würfel ihr Element zeigen.
clause-IMP-POW-STORM-01 = { effect-storm }: Bei zwei oder mehr Blitzen werfen alle anderen schnell und gleichzeitig einen ihrer Würfel.
clause-IMP-POW-STORM-02 =
    { $storm_collector ->
        [turn_player]
            { $collect ->
               *[mandatory] Nach einem Gewitter nimmt, wer am Zug ist, alles, was dann passt.
                [optional] Nach einem Gewitter nimmt, wer am Zug ist, alles, was dann passt, oder lässt alles liegen.
            }
        [start_player]
            { $collect ->
               *[mandatory] Nach einem Gewitter nimmt, wer das Spiel begonnen hat, alles, was dann passt.
                [optional] Nach einem Gewitter nimmt, wer das Spiel begonnen hat, alles, was dann passt, oder lässt alles liegen.
            }
       *[open] Nach einem Gewitter nimmt, wer am Zug ist, alles, was dann passt.
    }
clause-IMP-POW-STORM-03 = Blitze, die nach einem Gewitter daliegen, lösen kein zweites aus. Sie zählen wie alles andere, was passt.
clause-IMP-POW-STORM-04 = Auch Würfel eines Gewitters sind verloren, wenn sie draußen landen oder eine leere Seite zeigen.
clause-IMP-POW-HURR-01 = { effect-hurricane }: Bei zweimal Luft oder mehr wird genommen, was passt. Dann geben alle ihren ganzen Vorrat an ihren linken Nachbarn weiter.
clause-IMP-POW-HURR-02 = Der { effect-hurricane } überspringt Ausgeschiedene. Danach geht es wie gewohnt links weiter.
clause-IMP-POW-BOUL-01 =
    { $pile_merge ->
        [separate] { effect-boulders }: Steine, die du nimmst, kommen als ein { place-pile } vor dich.
        [merge] { effect-boulders }: Steine, die du nimmst, kommen vor dich, auf den { place-pile }, der dort schon steht.
       *[open] { effect-boulders }: Steine, die du nimmst, kommen als ein { place-pile } vor dich.
    }
clause-IMP-POW-BOUL-02 =
    { $pile_split ->
        [forbidden] Ein { place-pile } wird später geworfen, alle seine Würfel zusammen, als ein einziger Wurf.
        [allowed] Ein { place-pile } darf später geworfen werden, alle seine Würfel zusammen als ein Wurf oder einzeln ein Würfel davon.
       *[open] Ein { place-pile } wird später geworfen, alle seine Würfel zusammen, als ein einziger Wurf.
    }
clause-IMP-POW-BOUL-03 = Würfel in einem { place-pile } gehören dir: Sie halten dich im Spiel und wandern im { effect-hurricane } mit.
clause-IMP-POW-SWAMP-01 = { effect-swamp }: Wasser wird nie genommen, egal, wie viele Würfel es zeigen.
clause-IMP-POW-SWAMP-02 = Triff einen Würfel mit Wasser: Zeigt er ein anderes Symbol, kann er genommen werden; mit der leeren Seite ist er verloren.
clause-IMP-POW-FIRE-01 =
    { $fire_mode ->
        [live] { effect-fire }: Bei zweimal Feuer oder mehr stapeln alle ihre Würfel, so schnell sie können, zu einem Turm. Wer zuerst fertig ist, ruft „Stopp!“ und nimmt alles, was passt.
        [simulated] { effect-fire }: Bei zweimal Feuer oder mehr bauen alle um die Wette einen Turm. Das Programm lost die Zeiten aus, und der Schnellste nimmt alles, was passt.
        [fewest_dice] { effect-fire }: Bei zweimal Feuer oder mehr gibt es kein Rennen. Wer die wenigsten Würfel hat, nimmt alles, was passt.
       *[open] { effect-fire }: Bei zweimal Feuer oder mehr stapeln alle ihre Würfel, so schnell sie können, zu einem Turm. Wer zuerst fertig ist, ruft „Stopp!“ und nimmt alles, was passt.
    }
clause-IMP-POW-FIRE-02 = Im Rennen gilt für alle dasselbe. Weniger Würfel sind ein Vorteil, und das ist so gewollt.
clause-IMP-POW-FIRE-03 = Nach einem Rennen ist der Spieler links vom Sieger dran.
clause-IMP-POW-FIRE-04 = Niemand darf Würfel stapeln, bevor das Rennen beginnt.
clause-IMP-AVA-01 =
    { $active_elements ->
        [none] Der Startwürfel entscheidet, welches Element seine Kraft hat.
        [open] Vor dem Spiel vereinbart ihr, welche Elemente ihre Kraft haben: mehrere oder alle.
       *[some] Diese Elemente haben in diesem Spiel ihre Kraft: { $active_elements }.
    }
clause-IMP-AVA-02 = Löst ein Wurf mehrere Kräfte aus, kommen zuerst leere Seiten weg. Dann gilt die empfohlene Reihenfolge: { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
clause-IMP-AVA-03 =
    { $piles_after_fire ->
        [dissolve] Nach einem Rennen lösen sich { place-pile.plural } auf und werden nicht neu gebaut.
        [owner_choice] Nach einem Rennen müssen { place-pile.plural } nicht neu gebaut werden: Wem sie gehören, entscheidet.
        [keep] Nach einem Rennen stehen die { place-pile.plural } wie zuvor.
       *[open] Nach einem Rennen lösen sich { place-pile.plural } auf. Sie müssen nicht neu gebaut werden.
    }
clause-IMP-AVA-04 = Der Sumpf gilt für alle, die Würfel nehmen, auch nach einem gewonnenen Rennen.

## Harry Potter Strike

clause-HPS-01 = Zwei oder mehr gleiche Symbole passen und lösen ihren Zauber aus.
clause-HPS-02 = Passen mehrere Zauber, wirken sie in dieser Reihenfolge: { face-immobulus }, { face-relashio }, { face-accio }, { face-leviosa }, { face-confundo }.
clause-HPS-03 =
    { $collect ->
        [mandatory] Was passt, wird genommen, und der Zug ist vorbei. Passende Würfel mit { face-immobulus } bleiben { place-arena.in }.
        [optional] Was passt, wird ganz genommen oder bleibt ganz liegen, und der Zug ist vorbei. Passende Würfel mit { face-immobulus } bleiben { place-arena.in }.
       *[open] Was passt, wird genommen, und der Zug ist vorbei. Passende Würfel mit { face-immobulus } bleiben { place-arena.in }.
    }
clause-HPS-04 =
    { $immobulus_only ->
        [ends_turn] Wenn nichts passt, darfst du aufhören oder noch einen Würfel werfen.
        [ends_turn_if_new] Wenn nichts passt oder nur { face-immobulus } wie schon vor deinem Wurf, darfst du aufhören oder noch einen Würfel werfen.
        [may_continue] Wenn nichts passt oder nur { face-immobulus }, darfst du aufhören oder noch einen Würfel werfen.
       *[open] Wenn nichts passt, darfst du aufhören oder noch einen Würfel werfen.
    }
clause-HPS-IMMO-01 =
    { $immobulus_only ->
        [ends_turn] Passende Würfel mit { face-immobulus } werden nicht genommen. Passt sonst nichts, ist der Zug vorbei.
        [ends_turn_if_new] Passende Würfel mit { face-immobulus } werden nicht genommen. Passt sonst nichts und hat dieser Wurf ihre Gruppe geändert, ist der Zug vorbei.
        [may_continue] Passende Würfel mit { face-immobulus } werden nicht genommen. Passt sonst nichts, darfst du aufhören oder weiterwerfen.
       *[open] Passende Würfel mit { face-immobulus } werden nicht genommen. Passt sonst nichts, ist der Zug vorbei.
    }
clause-HPS-IMMO-02 = Neben passenden Würfeln mit { face-immobulus } wird genommen, was sonst passt, aber ohne Zauberwirkung.
clause-HPS-IMMO-03 = Kein Zauber wirkt, solange zwei oder mehr { face-immobulus } { place-arena.in } liegen, auch in späteren Zügen.
clause-HPS-IMMO-04 = Bleiben nach einem Treffer weniger als zwei { face-immobulus }, wirken Zauber wieder, noch im selben Wurf.
clause-HPS-IMMO-05 = Kommt noch ein { face-immobulus } zu einer Gruppe { place-arena.in }, bleibt auch dieser Würfel dort.
clause-HPS-RELA-01 =
    { $relashio_throwers ->
        [all] { face-relashio }: Bevor etwas genommen wird, werfen alle gleichzeitig einen Würfel.
        [others] { face-relashio }: Bevor etwas genommen wird, werfen alle anderen gleichzeitig einen Würfel.
       *[open] { face-relashio }: Bevor etwas genommen wird, werfen alle gleichzeitig einen Würfel.
    }
clause-HPS-RELA-02 = Was erst durch den Wurf bei { face-relashio } passt, löst keinen Zauber aus.
clause-HPS-RELA-03 = Auch Würfel eines Wurfs bei { face-relashio } sind verloren, wenn sie draußen landen oder X zeigen.
clause-HPS-RELA-04 =
    { $collect ->
        [mandatory] Nach dem Wurf bei { face-relashio } nimmt, wer am Zug ist, alles, was dann passt.
        [optional] Nach dem Wurf bei { face-relashio } nimmt, wer am Zug ist, alles, was dann passt, oder lässt alles liegen.
       *[open] Nach dem Wurf bei { face-relashio } nimmt, wer am Zug ist, alles, was dann passt.
    }
clause-HPS-ACCI-01 =
    { $accio_extra ->
        [may] { face-accio }: Nimm, was passt, dann, wenn du magst, noch einen Würfel deiner Wahl { place-arena.from }.
        [must] { face-accio }: Nimm, was passt, dann musst du noch einen Würfel deiner Wahl { place-arena.from } nehmen.
       *[open] { face-accio }: Nimm, was passt, dann noch einen Würfel deiner Wahl { place-arena.from }.
    }
clause-HPS-ACCI-02 = Erst wird alles genommen, was passt, dann der zusätzliche Würfel gewählt.
clause-HPS-LEVI-01 = { face-leviosa }: Nimm, was passt, dann staple alle übrigen Würfel { place-arena.of } zu einem Turm.
clause-HPS-LEVI-02 = In einem Turm zählt nur der oberste Würfel, solange er steht.
clause-HPS-LEVI-03 = Würfel, die von einem Turm fallen, zählen wieder. Jeder Teil, der noch steht, hat seine eigene Spitze.
clause-HPS-CONF-01 = { face-confundo }: Nimm, was passt. Dann geht es in der anderen Richtung weiter, bis zum nächsten { face-confundo }.
clause-HPS-CONF-02 = Die Richtung dreht sich einmal um, egal, wie viele { face-confundo } passen.
clause-HPS-EXPE-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-expelliarmus } Ist { place-arena.the } leer, wenn dein Zug beginnt, wirf alles. Zauber wirken wie gewohnt.
                [whenever_empty] { effect-expelliarmus } Wann immer in deinem Zug { place-arena.the } leer ist, wirf alles. Zauber wirken wie gewohnt.
            }
        [taken_only] { effect-expelliarmus } Hat jemand vor deinem Zug die letzten Würfel genommen, wirf alles. Zauber wirken wie gewohnt.
       *[open] { effect-expelliarmus } Ist { place-arena.the } leer, wenn dein Zug beginnt, wirf alles. Zauber wirken wie gewohnt.
    }
clause-HPS-EXPE-02 = Wirfst du alles und nimmst nichts, hast du keine Würfel mehr und scheidest aus.

## Wo gedruckte Ausgaben sich unterscheiden: unsere Entscheidungen

clause-D-01 =
    { $start_die ->
        [placed] Der erste Würfel wird { place-arena.into } gelegt, auf ein beliebiges Symbol, nie auf { face-lost }.
        [thrown]
            { $start_x ->
               *[reroll] Der erste Würfel wird { place-arena.into } geworfen. Zeigt er { face-lost }, wird er neu geworfen.
                [turn] Der erste Würfel wird { place-arena.into } geworfen. Zeigt er { face-lost }, wird er auf ein anderes Symbol gedreht.
            }
       *[open] Der erste Würfel wird geworfen oder gelegt, wie es in der Ausgabe steht. Zeigt er { face-lost }, wird er neu geworfen oder gedreht.
    }
clause-D-02 =
    { $collect ->
        [mandatory] Was passt, muss genommen werden.
        [optional] Du darfst alles nehmen, was passt, oder alles liegen lassen. Dein Zug ist so oder so vorbei.
       *[open] Was passt, muss genommen werden, außer am Tisch gilt, dass es liegen bleiben darf.
    }
clause-D-03 =
    { $big_throw_when ->
        [turn_start] Alle Würfel werden nur geworfen, wenn { place-arena.the } zu Beginn eines Zuges leer ist, nicht mitten im Zug.
        [whenever_empty] Alle Würfel werden geworfen, wann immer { place-arena.the } leer ist, auch mitten im Zug: Dann kannst du nicht aufhören.
       *[open] Alle Würfel werden geworfen, wenn { place-arena.the } zu Beginn eines Zuges leer ist; mitten im Zug nur, wenn ihr so spielt.
    }
clause-D-04 = Wer alles wirft und nichts nimmt, scheidet aus.
clause-D-05 =
    { $big_throw_cause ->
        [any] Es ist egal, warum { place-arena.the } leer ist.
        [taken_only] Alle Würfel werden nur geworfen, wenn { place-arena.the } leer ist, weil jemand die Würfel darin genommen hat.
       *[open] Es ist egal, warum { place-arena.the } leer ist, außer am Tisch gilt, dass die Würfel darin genommen worden sein müssen.
    }
clause-D-06 = Wer am Zug ist, scheidet aus, wenn der Wurf ausgewertet ist und keine Würfel übrig sind.
clause-D-07 =
    { $elim_nonactive ->
        [after_resolution] Wer in einem fremden Zug die letzten Würfel verliert, scheidet aus, sobald dieser Wurf ausgewertet ist.
        [immediate] Wer in einem fremden Zug die letzten Würfel verliert, scheidet sofort aus, noch bevor etwas genommen wird.
        [own_turn] Wer in einem fremden Zug die letzten Würfel verliert, scheidet aus, wenn der eigene Zug kommt und noch immer keine da sind.
       *[open] Wer in einem fremden Zug die letzten Würfel verliert, scheidet aus, sobald dieser Wurf ausgewertet ist.
    }
clause-D-08 =
    { $storm_collector ->
        [turn_player] Nach einem Gewitter nimmt die Würfel, wer am Zug ist.
        [start_player] Nach einem Gewitter bekommt die Würfel, wer das Spiel begonnen hat und noch dabei ist.
       *[open] Nach einem Gewitter nimmt die Würfel, wer am Zug ist, außer am Tisch bekommt sie, wer das Spiel begonnen hat.
    }
clause-D-09 =
    { $pile_split ->
        [forbidden] Ein { place-pile } lässt sich nicht teilen.
        [allowed] Von einem { place-pile } dürfen einzelne Würfel geworfen werden.
       *[open] Ein { place-pile } lässt sich nicht teilen, außer am Tisch gilt, dass einzelne Würfel davon geworfen werden dürfen.
    }
clause-D-10 =
    { $piles_after_fire ->
        [dissolve] Nach einem Rennen lösen sich alle { place-pile.plural } in lose Würfel auf.
        [owner_choice] Nach einem Rennen entscheiden alle selbst, ob ihre { place-pile.plural } stehen bleiben oder sich auflösen.
        [keep] Nach einem Rennen bleiben alle { place-pile.plural } stehen.
       *[open] Nach einem Rennen lösen sich alle { place-pile.plural } auf, außer am Tisch gilt, dass sie stehen bleiben dürfen.
    }
clause-D-11 =
    { $immobulus_only ->
        [ends_turn] Passt nur { face-immobulus }, ist der Zug vorbei.
        [ends_turn_if_new] Passt nur { face-immobulus }, ist der Zug vorbei, wenn dieser Wurf die Gruppe geändert hat. Sonst hör auf oder wirf weiter.
        [may_continue] Passt nur { face-immobulus }, darfst du aufhören oder weiterwerfen.
       *[open] Passt nur { face-immobulus }, ist der Zug vorbei, außer am Tisch gilt, dass du weitermachen darfst.
    }
clause-D-12 =
    { $relashio_throwers ->
        [all] Bei { face-relashio } werfen alle, auch wer am Zug ist.
        [others] Bei { face-relashio } werfen nur die anderen, nicht wer am Zug ist.
       *[open] Bei { face-relashio } werfen alle oder nur die anderen, wie vereinbart.
    }
clause-D-13 =
    { $accio_extra ->
        [may] Den zusätzlichen Würfel bei { face-accio } darfst du liegen lassen.
        [must] Der zusätzliche Würfel bei { face-accio } muss genommen werden, wenn noch einer daliegt.
       *[open] Den zusätzlichen Würfel bei { face-accio } darfst du liegen lassen, außer am Tisch gilt, dass er genommen werden muss.
    }
clause-D-14 =
    { $tournament_tie ->
        [shared] Bei Gleichstand im Turnier wird der Sieg geteilt.
        [playoff] Bei Gleichstand im Turnier entscheidet noch ein Spiel.
        [players_choose] Bei Gleichstand im Turnier wird geteilt, oder noch ein Spiel entscheidet, wenn jemand der Beteiligten es will.
       *[open] Bei Gleichstand im Turnier wird geteilt oder noch ein Spiel gespielt, wie vereinbart.
    }
clause-D-15 =
    { $pre_move ->
        [free] Vor deinem Wurf darfst du die Würfel { place-arena.in } frei verschieben.
        [group] Vor deinem Wurf darfst du die Würfel { place-arena.in } nur näher zusammenschieben.
        [off_walls_by_consent] Vor deinem Wurf darfst du einen Würfel von der Wand wegrücken, wenn alle zustimmen.
        [none] Die Würfel bleiben vor einem Wurf, wie sie liegen: Nichts wird verschoben.
       *[open] Wie Würfel vor einem Wurf verschoben werden, vereinbart ihr vor dem Spiel: frei, zusammen, von den Wänden weg oder gar nicht.
    }
clause-D-16 =
    { $supply_visibility ->
        [visible] Vorräte sind offen: Alle dürfen sehen, wie viele Würfel du hast.
        [hidden] Vorräte sind verdeckt: Andere sehen nur, ob du noch Würfel hast.
       *[open] Vorräte sind offen; wo die Ausgabe es erlaubt, kann der Tisch vereinbaren, sie zu verdecken.
    }
clause-D-17 = Das nächste Spiel eines Turniers beginnt, wer links sitzt.
clause-D-18 = In einem Gewitter werfen alle gleichzeitig, und ein Wurf löst nie ein zweites Gewitter aus.
clause-D-19 = Eine alte Gruppe mit { face-immobulus } unterdrückt Zauber, solange zwei ihrer Würfel zu sehen sind.
clause-D-20 = Ein Turm gilt als Turm, solange er steht.
clause-D-21 = Schiefe Würfel fallen flach, wenn jemand die Schachtel schubst oder auf den Tisch klopft. Niemand fasst einen Würfel an.
clause-D-22 = Der erste Wurf eines Zuges ist in jeder Ausgabe Pflicht.
clause-D-23 = Für eine Kraft zählt jeder Würfel, der ihr Element zeigt, auch von einem Treffer gedrehte.
clause-D-24 = Ausgaben nennen dieselben Symbole verschieden. Die Regeln sind gleich.
clause-D-25 = Ein Startwürfel mit Feuer beginnt kein Rennen, und niemand stapelt vorher Würfel.
clause-D-26 = Alle Würfel eines großen Wurfs werden zusammen geworfen, in einem Schwung.
clause-D-27 = Erst wird alles genommen, was passt, dann wirken die Zauber.
clause-DIG-FIRE-3 =
    { $fire_mode ->
        [live] Ein Rennen tragen die Leute am Tisch aus.
        [simulated] Das Programm lost die Zeiten eines Rennens aus: Mit weniger Würfeln ist man meistens schneller.
        [fewest_dice] Es gibt kein Rennen: Wer die wenigsten Würfel hat, gewinnt.
       *[open] Ein Rennen tragen die Leute am Tisch aus oder das Programm, oder es fällt aus: Dann gewinnt, wer die wenigsten Würfel hat.
    }

## Offene Fälle der Arenaspiele: unsere Entscheidungen

clause-AMB-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Wird { place-arena.the } in deinem Zug leer, passt nichts: Hör auf oder wirf einen Würfel.
                [whenever_empty] Wird { place-arena.the } in deinem Zug leer, wirfst du alle Würfel, die du noch hast.
            }
        [taken_only] Wird { place-arena.the } in deinem Zug leer, passt nichts: Hör auf oder wirf einen Würfel.
       *[open] Wird { place-arena.the } in deinem Zug leer, passt nichts: Hör auf oder wirf einen Würfel.
    }
clause-AMB-02 =
    { $big_throw_cause ->
        [any] Ist { place-arena.the } nach einem Zug leer, muss der nächste Spieler alles werfen.
        [taken_only] Nimmt jemand die letzten Würfel, muss der nächste Spieler alles werfen. Wird { place-arena.the } anders leer, gilt das nicht.
       *[open] Ist { place-arena.the } nach einem Zug leer, muss der nächste Spieler alles werfen.
    }
clause-AMB-03 = Ein Würfel allein passt zu nichts, und Würfel { place-arena.in } zählen nicht als deine.
clause-AMB-04 =
    { $elim_nonactive ->
        [after_resolution] Wer in einem fremden Zug den letzten Würfel wirft, bleibt dabei, bis dieser Wurf ausgewertet ist.
        [immediate] Wer in einem fremden Zug den letzten Würfel wirft, scheidet aus, sobald die Würfel liegen.
        [own_turn] Wer in einem fremden Zug den letzten Würfel wirft, bleibt dabei, bis der eigene Zug kommt.
       *[open] Wer in einem fremden Zug den letzten Würfel wirft, bleibt dabei, bis dieser Wurf ausgewertet ist.
    }
clause-AMB-05 =
    { $all_out ->
        [draw] Verlieren alle im selben Wurf die letzten Würfel, teilen sie sich den Sieg.
        [active_wins] Verlieren alle im selben Wurf die letzten Würfel, gewinnt, wer am Zug ist.
        [replay] Verlieren alle im selben Wurf die letzten Würfel, wird das Spiel von vorn gespielt, und niemand notiert Minuspunkte.
       *[open] Verlieren alle im selben Wurf die letzten Würfel, teilen sie sich den Sieg, wenn nichts anderes vereinbart ist.
    }
clause-AMB-06 =
    { $storm_pile_only ->
        [throw_pile] Im Gewitter wirfst du einen losen Würfel. Nur wenn du keinen hast, wirfst du einen ganzen { place-pile }.
        [exempt] Im Gewitter wirfst du einen losen Würfel. Hast du nur { place-pile.plural }, wirfst du nichts.
        [one_from_pile] Im Gewitter wirfst du einen losen Würfel. Hast du keinen, wirfst du einen Würfel von einem { place-pile }.
       *[open] Im Gewitter wirfst du einen losen Würfel. Nur wenn du keinen hast, wirfst du einen ganzen { place-pile }.
    }
clause-AMB-07 =
    { $hurricane_piles ->
        [intact] Im { effect-hurricane } werden { place-pile.plural } als { place-pile.plural } weitergegeben.
        [loosen] Im { effect-hurricane } lösen sich { place-pile.plural } auf und werden als lose Würfel weitergegeben.
       *[open] Im { effect-hurricane } werden { place-pile.plural } als { place-pile.plural } weitergegeben, außer ihr habt vereinbart, sie aufzulösen.
    }
clause-AMB-08 =
    { $elim_nonactive ->
        [after_resolution] Wer nach einem Gewitter keine Würfel hat, nimmt trotzdem am { effect-hurricane } teil und bekommt dadurch Würfel.
        [immediate] Wer nach einem Gewitter keine Würfel hat, ist ausgeschieden und wird vom { effect-hurricane } übersprungen.
        [own_turn] Wer nach einem Gewitter keine Würfel hat, nimmt trotzdem am { effect-hurricane } teil und bekommt dadurch Würfel.
       *[open] Wer nach einem Gewitter keine Würfel hat, nimmt trotzdem am { effect-hurricane } teil und bekommt dadurch Würfel.
    }
clause-AMB-09 =
    { $simul_points ->
        [after_all] Wer gemeinsam ausscheidet, notiert jeweils die Zahl derer, die danach noch dabei sind.
        [sequential] Wer gemeinsam ausscheidet, notiert nacheinander Minuspunkte: zuerst, wer am Zug ist, dann der Reihe nach.
       *[open] Wer gemeinsam ausscheidet, notiert jeweils die Zahl derer, die danach noch dabei sind, wenn nichts anderes vereinbart ist.
    }
clause-AMB-10 = Alles zu werfen schließt deine { place-pile.plural } ein, alles in einem Wurf.
clause-AMB-11 =
    { $fire_tie ->
        [active_first] Bei Gleichstand im Rennen gewinnt, wer am Zug ist, sonst, wer links davon als Nächstes kommt.
        [rerun] Bei Gleichstand wird das Rennen wiederholt.
       *[open] Bei Gleichstand im Rennen gewinnt, wer am Zug ist, sonst, wer links davon als Nächstes kommt.
    }
clause-AMB-12 =
    { $fire_empty_supply ->
        [cannot_race] Ohne Würfel kein Turm: Wer keine hat, kann das Rennen nicht gewinnen.
        [wins_instantly] Wer am Zug ist und keine Würfel mehr hat, gewinnt das Rennen sofort.
       *[open] Ohne Würfel kein Turm: Wer keine hat, kann das Rennen nicht gewinnen.
    }
clause-AMB-13 = Kräfte wirken bei einem großen Wurf wie bei jedem anderen.
clause-AMB-14 = { place-pile.plural } geben keinen Vorsprung: Alle beginnen das Rennen mit losen Würfeln.
clause-AMB-15 =
    { $reaction_no_match ->
        [may_continue] Passt nach einem Gewitter nichts, darf, wer am Zug ist, aufhören oder weiterwerfen.
        [turn_ends] Passt nach einem Gewitter nichts, ist der Zug vorbei.
       *[open] Passt nach einem Gewitter nichts, darf, wer am Zug ist, aufhören oder weiterwerfen.
    }
clause-AMB-16 = Zwei oder mehr Blitze in einem späteren Wurf desselben Zuges lösen ein neues Gewitter aus.
clause-AMB-17 =
    { $storm_chain ->
        [recheck] Nach einem Gewitter richten sich die anderen Kräfte nach dem, was dann { place-arena.in } liegt.
        [locked] Nach einem Gewitter wirkt eine Kraft nur, wenn ihr Element schon vorher gepasst hat und noch passt.
       *[open] Nach einem Gewitter richten sich die anderen Kräfte nach dem, was dann { place-arena.in } liegt.
    }
clause-AMB-18 =
    { $swamp_water_only ->
        [not_a_match] Passt im Sumpf nur Wasser, passt nichts: Hör auf oder wirf weiter.
        [ends_turn] Passt im Sumpf nur Wasser, wird nichts genommen, und der Zug ist vorbei.
       *[open] Passt im Sumpf nur Wasser, passt nichts: Hör auf oder wirf weiter.
    }
clause-AMB-19 = Wirfst du alles und im Sumpf passt nur Wasser, nimmst du nichts und scheidest aus.
clause-AMB-20 = Wurden die Elemente vor dem Spiel vereinbart, kommt durch den Startwürfel keines dazu.
clause-AMB-21 =
    { $piles_after_fire ->
        [dissolve] Passen Feuer und Steine zugleich, stapelt die Steine, wer das Rennen gewinnt. Alle älteren { place-pile.plural } lösen sich auf.
        [owner_choice] Passen Feuer und Steine zugleich, stapelt die Steine, wer das Rennen gewinnt. Über ältere { place-pile.plural } entscheidet, wem sie gehören.
        [keep] Passen Feuer und Steine zugleich, stapelt die Steine, wer das Rennen gewinnt. Ältere { place-pile.plural } bleiben stehen.
       *[open] Passen Feuer und Steine zugleich, stapelt die Steine, wer das Rennen gewinnt. Alle älteren { place-pile.plural } lösen sich auf.
    }
clause-AMB-22 =
    { $pile_merge ->
        [separate] Ein zweiter { place-pile } steht für sich und wird für sich geworfen.
        [merge] Neue Steine kommen auf den { place-pile }, den du hast: Einen zweiten gibt es nie.
       *[open] Ein zweiter { place-pile } steht für sich und wird für sich geworfen.
    }
clause-AMB-23 =
    { $pile_split ->
        [forbidden] Einen { place-pile } darfst du in deinem Zug jederzeit werfen. Hast du sonst nichts, musst du einen werfen.
        [allowed] Einen { place-pile } oder einen Würfel davon darfst du in deinem Zug jederzeit werfen. Hast du sonst nichts, musst du es.
       *[open] Einen { place-pile } darfst du in deinem Zug jederzeit werfen. Hast du sonst nichts, musst du einen werfen.
    }
clause-AMB-24 =
    { $start_die ->
        [thrown] Verfehlt der Startwürfel { place-arena.acc }, wird er neu geworfen.
        [placed] Der Startwürfel wird gelegt, also kann er nicht danebengehen.
       *[open] Verfehlt der Startwürfel { place-arena.acc }, wird er neu geworfen.
    }
clause-AMB-25 = Ein Würfel, der innen liegt, zählt. Auf dem Rand oder nach einer Berührung draußen ist er raus.
clause-AMB-26 = Nach dem Schubs zählen alle Seiten, wie sie liegen. Im Programm wirft er nie einen Würfel hinaus.
clause-AMB-27 =
    { $accidental_stack ->
        [nudge] Ein Würfel flach auf einem anderen gilt als schief: Schubst die Schachtel, bis er herunterfällt.
        [tower] Ein Würfel flach auf einem anderen ist ein Turm: Nur der oberste zählt.
       *[open] Ein Würfel flach auf einem anderen ist in { game-hp-strike } ein Turm. In den anderen Spielen gilt er als schief.
    }
clause-AMB-28 = Nur wer gleich wirft, darf Würfel verschieben, vor dem Wurf, und nicht vor einem Wurf im Gewitter.
clause-AMB-29 = Zeigt die Spitze eines Turms X, ist sie verloren, und der Würfel darunter zählt sofort.
clause-AMB-30 =
    { $leviosa_order ->
        [active_choice] Wer am Zug ist, wählt die Reihenfolge im Turm. Die Seiten bleiben, wie sie sind; ein Würfel ist kein Turm.
        [random] Das Los entscheidet die Reihenfolge im Turm. Die Seiten bleiben, wie sie sind; ein Würfel ist kein Turm.
       *[open] Wer am Zug ist, wählt die Reihenfolge im Turm. Die Seiten bleiben, wie sie sind; ein Würfel ist kein Turm.
    }
clause-AMB-31 = Ein neuer Turm nimmt alle Würfel { place-arena.of } auf, auch alte Türme.
clause-AMB-32 = Ein Würfel, der frei wird, weil die Spitze genommen wurde, zählt erst nach dem nächsten Wurf.
clause-AMB-33 = { face-accio } bringt höchstens einen zusätzlichen Würfel, und keinen, wenn { place-arena.the } leer ist.
clause-AMB-34 =
    { $accio_from_tower ->
        [any] Der zusätzliche Würfel darf aus einem Turm kommen. Die anderen Würfel des Turms behalten ihre Seiten.
        [top_only] Von einem Turm kann nur die Spitze der zusätzliche Würfel sein.
       *[open] Der zusätzliche Würfel darf aus einem Turm kommen. Die anderen Würfel des Turms behalten ihre Seiten.
    }
clause-AMB-35 =
    { $accio_immobulus ->
        [allowed] Der zusätzliche Würfel ist einer von denen, die nach dem Nehmen übrig sind. Auch ein einzelner { face-immobulus } ist erlaubt.
        [never] Der zusätzliche Würfel ist einer von denen, die nach dem Nehmen übrig sind, aber nie { face-immobulus }.
       *[open] Der zusätzliche Würfel ist einer von denen, die nach dem Nehmen übrig sind. Was zusammenpasst, kann er nicht trennen.
    }
clause-AMB-36 = Zusammen wirken sie in dieser Reihenfolge: nehmen, was passt, zusätzlicher Würfel, Turm, neue Richtung.
clause-AMB-37 =
    { $immobulus_only ->
        [ends_turn] Auch eine alte Gruppe mit { face-immobulus } passt: Passt sonst nichts, ist der Zug vorbei.
        [ends_turn_if_new] Eine alte Gruppe mit { face-immobulus }, die dein Wurf nicht geändert hat, beendet deinen Zug nicht.
        [may_continue] Eine alte Gruppe mit { face-immobulus } beendet deinen Zug nie: Passt sonst nichts, hör auf oder wirf weiter.
       *[open] Auch eine alte Gruppe mit { face-immobulus } passt: Passt sonst nichts, ist der Zug vorbei.
    }
clause-AMB-38 =
    { $relashio_new_immobulus ->
        [stays] { face-immobulus }, das erst nach dem Wurf bei { face-relashio } passt, bleibt liegen, unterdrückt aber keinen früheren Zauber.
        [collected] { face-immobulus }, das erst nach dem Wurf bei { face-relashio } passt, wird genommen wie alles andere.
        [stays_and_suppresses] { face-immobulus }, das erst nach dem Wurf bei { face-relashio } passt, bleibt liegen und unterdrückt alle anderen Zauber.
       *[open] { face-immobulus }, das erst nach dem Wurf bei { face-relashio } passt, bleibt liegen, unterdrückt aber keinen früheren Zauber.
    }
clause-AMB-39 =
    { $relashio_pending ->
        [still_matched] Zauber von vor dem Wurf bei { face-relashio } wirken, wenn ihr Symbol danach noch passt.
        [always] Zauber von vor dem Wurf bei { face-relashio } wirken auf jeden Fall.
        [none] Nach einem Wurf bei { face-relashio } wirkt kein anderer Zauber.
       *[open] Zauber von vor dem Wurf bei { face-relashio } wirken, wenn ihr Symbol danach noch passt.
    }
clause-AMB-40 =
    { $relashio_throwers ->
        [all] Hat, wer am Zug ist, für { face-relashio } keinen Würfel mehr, werfen nur die anderen.
        [others] Wer am Zug ist, braucht für { face-relashio } keinen Würfel: Nur die anderen werfen.
       *[open] Hat, wer am Zug ist, für { face-relashio } keinen Würfel mehr, werfen nur die anderen.
    }
clause-AMB-41 =
    { $reaction_no_match ->
        [may_continue] Passt nach dem Wurf bei { face-relashio } nichts, darf, wer am Zug ist, aufhören oder weiterwerfen.
        [turn_ends] Passt nach dem Wurf bei { face-relashio } nichts, ist der Zug vorbei.
       *[open] Passt nach dem Wurf bei { face-relashio } nichts, ist der Zug vorbei, wenn nichts anderes vereinbart ist.
    }
clause-AMB-42 = Die Richtung sagt nur, wer als Nächstes dran ist, auch wenn dabei alles geworfen werden muss.
clause-AMB-43 = Jedes neue Spiel beginnt im Uhrzeigersinn, egal, wie die Richtung vorher war.
clause-AMB-44 =
    { $elim_nonactive ->
        [after_resolution] Erst geschehen alle Wirkungen, dann scheiden Spieler aus, dann ist der nächste dran, der noch dabei ist.
        [immediate] Wer nach dem Wurf aller keine Würfel hat, scheidet zuerst aus, dann geschehen die Wirkungen, dann ist dran, wer noch dabei ist.
        [own_turn] Erst geschehen alle Wirkungen, dann scheidet vielleicht aus, wer am Zug ist. Andere ohne Würfel scheiden aus, wenn sie drankommen.
       *[open] Erst geschehen alle Wirkungen, dann scheiden Spieler aus, dann ist der nächste dran, der noch dabei ist.
    }
clause-AMB-45 = Bei verdeckten Vorräten siehst du nur, ob andere noch Würfel haben und was sie nehmen.
clause-AMB-46 = Wer geht, scheidet sofort aus. Der eigene Vorrat kommt aus dem Spiel; was { place-arena.in } liegt, bleibt.
clause-AMB-47 = Nach 5.000 Würfen endet ein Spiel unentschieden.
clause-AMB-48 = Ist deine Zeit um, macht das Programm für dich den sanftesten Zug: einen weichen Wurf, oder es hört auf.
clause-AMB-49 = Nur die Steine werden ein { place-pile }. Die anderen Würfel, die du nimmst, sind lose.
clause-AMB-50 =
    { $fire_empty_supply ->
        [cannot_race] Nur wer Würfel hat, ist im Rennen. Wer allein ist, gewinnt; ist niemand da, nimmt die Würfel, wer am Zug ist.
        [wins_instantly] Nur wer Würfel hat, ist im Rennen. Hat aber, wer am Zug ist, keine, ist das Rennen damit schon gewonnen.
       *[open] Nur wer Würfel hat, ist im Rennen. Wer allein ist, gewinnt; ist niemand da, nimmt die Würfel, wer am Zug ist.
    }
clause-AMB-51 =
    { $storm_collector ->
        [turn_player] Nach einem Gewitter nimmt die Würfel, wer am Zug ist, und ist damit gerettet.
        [start_player] Nimmt nach einem Gewitter, wer das Spiel begonnen hat, scheidet aus, wer am Zug ist und keine Würfel hat. Von dort geht es weiter.
       *[open] Nimmt nach einem Gewitter, wer das Spiel begonnen hat, scheidet aus, wer am Zug ist und keine Würfel hat. Von dort geht es weiter.
    }
clause-AMB-52 = Ausgeschiedene werfen in keinem Gewitter mit.
clause-AMB-53 = Ein Turm besteht aus Würfeln: Steht einer darin, ist { place-arena.the } nicht leer.
clause-AMB-54 = Das Entscheidungsspiel spielen nur die, die gleichauf liegen, mit Würfeln für ihre Zahl.

## voll verasselt: was es gibt

clause-VER-COMP-01 = Es gibt 88 Karten: je 22 in Gelb, Blau, Rot und Grün. Keine verlässt je das Spiel.
clause-VER-COMP-02 = Es gibt sieben gleiche Würfel. Jeder zeigt die vier Farben je einmal und zweimal den Doppelbalken.
clause-VER-COMP-03 = An einer Karte zählt nur die Farbe. Auf deinem { place-heap } ist jede Karte einen Punkt wert.
clause-VER-COMP-04 = Dieses Spiel ist für 2 bis 5 Spieler.
clause-VER-COMP-05 = Karten liegen im Nachziehstapel, { place-hub.in }, in einem Fang, in den { place-yard.plural-to } oder auf den { place-heap }. Abgeworfen wird nichts.
clause-VER-SETUP-01 = Alle beginnen mit einer Karte jeder Farbe, offen im { place-yard }, und einem leeren { place-heap }.
clause-VER-SETUP-02 = Alle anderen Karten werden gemischt und bilden den Nachziehstapel.
clause-VER-SETUP-03 = Die obersten zehn Karten bilden { place-hub.acc }, offen und nach Farben sortiert. Eine Farbe darf fehlen.
clause-VER-SETUP-04 = Zu Beginn zeigen alle sieben Würfel den Doppelbalken.
clause-VER-SETUP-05 =
    { $first_player ->
        [host_choice] Es beginnt, wer zuletzt eine Assel gesehen hat, oder wen der Tisch bestimmt.
        [random] Das Los entscheidet, wer beginnt.
        [saw_bug] Es beginnt, wer zuletzt eine Assel gesehen hat.
       *[open] Es beginnt, wer zuletzt eine Assel gesehen hat, oder wen der Tisch bestimmt.
    }

## voll verasselt: der Zug

clause-VER-TURN-01 = Es geht reihum. Nur wer am Zug ist, handelt, außer beim Verteilen erhaltener Karten.
clause-VER-TURN-02 = In einem Zug wählst du eine Gruppe, dann würfelst und fängst du, bis du aufhörst oder { cry-bust.part } hast.
clause-VER-TURN-03 = Dein Vorgänger ist, wer direkt vor dir am Zug war. Zu zweit ist das immer der andere Spieler.
clause-VER-GROUP-01 = Wähle zuerst { place-hub.acc } oder den Fang deines Vorgängers. Die Wahl gilt für den ganzen Zug.
clause-VER-GROUP-02 = Den Fang kannst du nur wählen, wenn dein Vorgänger mindestens eine Karte übrig gelassen hat.
clause-VER-GROUP-03 = Du darfst jeden Fang plündern, auch Karten, die dir geplündert wurden.
clause-VER-GROUP-04 = Während du plünderst, ist { place-hub.the } nicht im Spiel.
clause-VER-BOOST-01 = Vor jedem Wurf darfst du beliebige Karten aus deinem { place-yard } zu der Gruppe legen, um die du würfelst.
clause-VER-BOOST-02 = Du darfst beliebige Farben dazulegen. Eine Gruppe kann beliebig groß werden.
clause-VER-BOOST-03 = Karten legst du nur zu der Gruppe, um die du würfelst.
clause-VER-BOOST-04 = Dazugelegte Karten gehören zur Gruppe. Von selbst kommen sie nie in deinen { place-yard } zurück.
clause-VER-BOOST-05 = Dazulegen gehört zu einem Wurf: Ohne zu würfeln, kannst du nichts dazulegen.
clause-VER-ROLL-01 = Die Würfel bleiben, wie der letzte Zug sie hinterlassen hat. Sie werden nie zurückgestellt.
clause-VER-ROLL-02 = Wähle für jeden Wurf vier bis sieben verschiedene Würfel. Die anderen bleiben, wie sie liegen.
clause-VER-ROLL-03 = Ein Würfel ändert sich nur, wenn er gewürfelt wird.
clause-VER-ROLL-04 = Nach jedem Wurf zählen alle sieben Würfel, auch die liegen gebliebenen.
clause-VER-ROLL-05 = Doppelbalken brauchen und nehmen keine Karten. Sie zählen beim Nachfüllen.
clause-VER-BUST-01 = Du hast { cry-bust.part }, wenn die Würfel eine Farbe öfter zeigen, als die Gruppe Karten davon hat. Gleich oft ist sicher.
clause-VER-BUST-02 = Nur Karten in der Gruppe zählen, nicht die, die du schon gefangen hast.
clause-VER-BUST-03 = { cry-bust.After } gehen die gefangenen Karten in ihre Gruppe zurück.
clause-VER-BUST-04 = { cry-bust.Noun } beendet deinen Zug sofort, und du gewinnst nichts aus der Gruppe.
clause-VER-BUST-05 =
    { $consolation_optional ->
        [false] { cry-bust.After } ziehst du zwei Karten offen in deinen { place-yard }, aber nie über sechs hinaus.
        [true] { cry-bust.After } darfst du bis zu zwei Karten offen in deinen { place-yard } ziehen, aber nie über sechs hinaus.
       *[open] { cry-bust.After } ziehst du zwei Karten offen in deinen { place-yard }, aber nie über sechs hinaus.
    }
clause-VER-BUST-06 = Hast du beim Plündern { cry-bust.part }, bekommt dein Vorgänger die ganze Gruppe.
clause-VER-BUST-07 = { cry-bust.After } gibt es keinen Fang: Wer folgt, hat nur { place-hub.acc }.
clause-VER-BUST-08 = { cry-bust.After } ziehst du erst Karten, dann geht dein Fang zurück, dann bekommt der Geplünderte seine Karten.
clause-VER-CATCH-01 = Ein sicherer Wurf fängt eine Karte für jeden Würfel, der ihre Farbe zeigt. Du musst alle nehmen.
clause-VER-CATCH-02 = Dein Fang liegt offen und wächst mit jedem sicheren Wurf deines Zuges.
clause-VER-CATCH-03 = Sieben Doppelbalken sind sicher und fangen nichts.
clause-VER-CATCH-04 = Nach einem sicheren Wurf darfst du um den Rest weiterwürfeln oder aufhören.
clause-VER-CATCH-05 = Du darfst sogar um eine leere Gruppe würfeln, aber dann sind nur Doppelbalken sicher.
clause-VER-STOP-01 =
    { $allow_stop_before_first_roll ->
        [false] Nach jedem sicheren Wurf darfst du aufhören.
        [true] Nach jedem sicheren Wurf darfst du aufhören, sogar schon vor deinem ersten Wurf.
       *[open] Nach jedem sicheren Wurf darfst du aufhören.
    }
clause-VER-STOP-02 =
    { $allow_stop_before_first_roll ->
        [false] Du musst in deinem Zug mindestens einmal würfeln.
        [true] Du musst in deinem Zug nicht würfeln: Du darfst gleich aufhören.
       *[open] Du musst in deinem Zug mindestens einmal würfeln.
    }
clause-VER-STOP-03 = Wenn du aufhörst, wartet dein Fang auf dem Tisch. Sicher ist er erst, wenn der nächste Spieler { place-hub.acc } wählt.
clause-VER-STOP-04 = Du darfst aufhören, ohne etwas gefangen zu haben. Dann gibt es keinen Fang zu plündern.
clause-VER-STOP-05 = Hörst du beim Plündern auf, bekommt dein Vorgänger sofort, was von seinem Fang übrig ist.

## voll verasselt: zwischen den Zügen

clause-VER-NEXT-01 = Nichts wird ausgezahlt oder nachgefüllt, bevor gewählt ist, worum als Nächstes gewürfelt wird.
clause-VER-NEXT-02 = Wählst du { place-hub.acc }, bekommt dein Vorgänger zuerst alle Karten seines Fangs. Dann wird { place-hub.the } nachgefüllt.
clause-VER-NEXT-03 = Auch { cry-bust.after } wird { place-hub.the } nachgefüllt.
clause-VER-NEXT-04 =
    { $refill_per_double_bar ->
        [2] Jeder Doppelbalken auf den Würfeln bringt zwei neue Karten { place-hub.into }.
        [1] Jeder Doppelbalken auf den Würfeln bringt eine neue Karte { place-hub.into }.
       *[open] Jeder Doppelbalken auf den Würfeln bringt zwei neue Karten { place-hub.into }.
    }
clause-VER-NEXT-05 = Liegen dann { place-hub.in } weniger als acht Karten, wird auf acht aufgefüllt.
clause-VER-NEXT-06 = Wird als Nächstes geplündert, wird nichts ausgezahlt und nichts nachgefüllt.
clause-VER-NEXT-07 =
    { $first_turn_refill ->
        [false] Im ersten Zug des Spiels wird nichts ausgezahlt oder nachgefüllt.
        [true] Im ersten Zug des Spiels wird nichts ausgezahlt, aber { place-hub.the } wird nachgefüllt.
       *[open] Im ersten Zug des Spiels wird nichts ausgezahlt oder nachgefüllt.
    }
clause-VER-NEXT-08 = Hat der Nachziehstapel zu wenige Karten, nehmt ihr, was er hat. Er wird nie neu gemischt.
clause-VER-NEXT-09 = Neue Karten liegen offen in der Reihe ihrer Farbe.
clause-VER-PAY-01 = Du bekommst deinen Fang, wenn danach { place-hub.the } gewählt wird, oder was beim Plündern übrig bleibt, oder alles, wenn dabei jemand { cry-bust.part } hat.
clause-VER-PAY-02 = Dein { place-yard } fasst höchstens sechs Karten. Alle anderen Karten, die du bekommst, kommen auf deinen { place-heap }.
clause-VER-PAY-03 = Du verteilst erhaltene Karten, wie du willst, bis zu sechs in deinem { place-yard }. Von dort kommen Karten nie auf den { place-heap }.
clause-VER-PAY-04 = Bekommst du nichts oder ist dein { place-yard } voll, gibt es nichts zu entscheiden.
clause-VER-PAY-05 = Wer Karten bekommt, verteilt sie sofort, und das Spiel wartet darauf.
clause-VER-PAY-06 = Karten auf einem { place-heap } liegen verdeckt und kommen nie ins Spiel zurück.

## voll verasselt: das Ende

clause-VER-END-01 =
    { $end_check ->
        [before_first_roll] Das Spiel endet, wenn nach dem Nachfüllen der Nachziehstapel leer ist, du nicht plünderst und { place-hub.acc } auch mit deinem { place-yard } nicht auf acht Karten bringst.
        [turn_start] Das Spiel endet, wenn ein Zug mit leerem Nachziehstapel beginnt und, wer am Zug ist, nicht plündert und { place-hub.acc } nicht auf acht bringen kann.
       *[open] Das Spiel endet, wenn der Nachziehstapel leer ist und, wer am Zug ist, nicht plündert und { place-hub.acc } nicht auf acht bringen kann.
    }
clause-VER-END-02 =
    { $end_check ->
        [before_first_roll] Ist nach dem Nachfüllen der Nachziehstapel leer und plünderst du nicht, musst du { place-hub.acc } aus deinem { place-yard } auf acht Karten bringen, wenn du kannst.
        [turn_start] Beginnt dein Zug mit leerem Nachziehstapel und plünderst du nicht, musst du { place-hub.acc } aus deinem { place-yard } auf acht Karten bringen, wenn du kannst.
       *[open] Ist nach dem Nachfüllen der Nachziehstapel leer und plünderst du nicht, musst du { place-hub.acc } aus deinem { place-yard } auf acht Karten bringen, wenn du kannst.
    }
clause-VER-END-03 = Du wählst, welche Karten du dazulegst: mindestens so viele, wie { place-hub.dative } fehlen, oder mehr.
clause-VER-END-04 = Ein Fang, der am Ende noch wartet, kommt auf den { place-heap } dessen, der ihn gemacht hat.
clause-VER-END-05 =
    { $end_check ->
        [before_first_roll] { place-hub.The } als Wahl beendet das Spiel, wenn { place-hub }, Nachziehstapel und dein { place-yard } zusammen weniger als acht Karten haben.
        [turn_start] { place-hub.The } als Wahl beendet das Spiel, wenn der Nachziehstapel leer ist und { place-hub } und dein { place-yard } zusammen weniger als acht Karten haben.
       *[open] { place-hub.The } als Wahl beendet das Spiel, wenn { place-hub }, Nachziehstapel und dein { place-yard } zusammen weniger als acht Karten haben.
    }
clause-VER-END-06 = Wer plündert, muss { place-hub.acc } nicht auffüllen. Du darfst auch { place-hub.acc } wählen, um das Spiel zu beenden.
clause-VER-END-07 =
    { $max_turns ->
        [none] Nichts sonst beendet das Spiel: Es gibt keine Höchstzahl von Runden, und { cry-bust.noun } beendet es nicht.
        [open] Nichts sonst beendet das Spiel: Es gibt keine Höchstzahl von Runden, und { cry-bust.noun } beendet es nicht.
       *[limit] Nichts sonst beendet das Spiel außer der Höchstzahl von Zügen: { $max_turns }. { cry-bust.Noun } beendet es nicht.
    }
clause-VER-WIN-01 = Wer die meisten Karten auf dem { place-heap } hat, gewinnt. Karten { place-hub.in } und im { place-yard } sind nichts wert.
clause-VER-WIN-02 = Bei Gleichstand gewinnt, wer weniger Karten im { place-yard } hat.
clause-VER-WIN-03 = Herrscht auch da Gleichstand, wird der Sieg geteilt.

## voll verasselt: wo gedruckte Ausgaben sich unterscheiden

clause-VER-LANG-01 =
    { $refill_per_double_bar ->
        [2] Ein Doppelbalken bringt beim Nachfüllen zwei Karten.
        [1] Ein Doppelbalken bringt beim Nachfüllen eine Karte.
       *[open] Ein Doppelbalken bringt beim Nachfüllen zwei Karten, außer am Tisch gilt eine.
    }
clause-VER-LANG-02 =
    { $end_check ->
        [before_first_roll] Ob das Spiel endet, wird nach dem Nachfüllen geprüft.
        [turn_start] Ob das Spiel endet, wird zu Beginn des Zuges geprüft, vor dem Nachfüllen.
       *[open] Ob das Spiel endet, wird nach dem Nachfüllen geprüft, außer ihr prüft es vorher.
    }
clause-VER-LANG-03 = Hat beim Plündern jemand { cry-bust.part }, bekommt der Vorgänger alles: den Rest, das Gefangene und das Dazugelegte.
clause-VER-LANG-04 =
    { $consolation_optional ->
        [false] { cry-bust.After } müssen Karten gezogen werden.
        [true] { cry-bust.After } dürfen Karten gezogen werden, müssen aber nicht.
       *[open] { cry-bust.After } müssen Karten gezogen werden, außer am Tisch ist es freiwillig.
    }
clause-VER-LANG-05 = Die Grenze von sechs gilt für deinen ganzen { place-yard }, nicht für jedes Verteilen.
clause-VER-LANG-06 = Das Ende wird nur geprüft, wenn nicht geplündert wird.
clause-VER-LANG-07 = Karten dazulegen musst du nur, um das Ende des Spiels abzuwenden. Sonst darfst du.
clause-VER-LANG-08 = Auch { cry-bust.after } wird { place-hub.the } nachgefüllt, aber ausgezahlt wird nur ein Fang.
clause-VER-LANG-09 = Am Anfang darf { place-hub.in } eine Farbe fehlen.
clause-VER-LANG-10 = Wer { cry-bust.part } hat, gewinnt nichts, { place-hub.in } und beim Plündern.
clause-VER-LANG-11 = Würfel bleiben, wie sie liegen, bis sie gewürfelt werden.

## voll verasselt: offene Fälle, unsere Entscheidungen

clause-VER-AMB-01 =
    { $allow_stop_before_first_roll ->
        [false] Vor deinem ersten Wurf kannst du nicht aufhören.
        [true] Du darfst vor deinem ersten Wurf aufhören.
       *[open] Vor deinem ersten Wurf kannst du nicht aufhören.
    }
clause-VER-AMB-02 = Du kannst nicht Karten dazulegen und dann aufhören, ohne zu würfeln.
clause-VER-AMB-03 =
    { $first_turn_refill ->
        [false] Vor dem ersten Zug wird { place-hub.the } nicht nachgefüllt: Das Spiel beginnt mit zehn Karten.
        [true] Auch im ersten Zug wird { place-hub.the } nachgefüllt, für alle Doppelbalken des Anfangs.
       *[open] Vor dem ersten Zug wird { place-hub.the } nicht nachgefüllt: Das Spiel beginnt mit zehn Karten.
    }
clause-VER-AMB-04 = Alle sieben Würfel fangen Karten, nicht nur die gerade gewürfelten.
clause-VER-AMB-05 = Hat beim Plündern jemand { cry-bust.part }, gehen dazugelegte Karten an den Geplünderten.
clause-VER-AMB-06 = Wer beim Plündern aufhört, lässt dazugelegte, nicht gefangene Karten dem Geplünderten.
clause-VER-AMB-07 = Ist der Nachziehstapel { cry-bust.after } zu klein, ziehst du, was er hat.
clause-VER-AMB-08 = Geht der Nachziehstapel beim Nachfüllen aus, kommen zuerst die Karten für Doppelbalken.
clause-VER-AMB-09 = Ein Fang ohne Karten kann nicht gewählt werden.
clause-VER-AMB-10 = Nach sieben Doppelbalken darfst du aufhören. Dann bleibt für den nächsten Zug nur { place-hub.the }.
clause-VER-AMB-11 = Du darfst um eine Gruppe ohne Karten würfeln, aber bei jeder Farbe hast du { cry-bust.part }.
clause-VER-AMB-12 = Karten legst du nach dem Nachfüllen dazu, nicht vorher.
clause-VER-AMB-13 = Du wählst, bevor du die neuen Karten siehst, und kannst die Wahl nicht zurücknehmen.
clause-VER-AMB-14 = Wer Karten bekommt, verteilt sie sofort. Ohne Antwort kommen alle auf den { place-heap }.
clause-VER-AMB-15 = Steht das Ende fest, kommen alle erhaltenen Karten auf den { place-heap }.
clause-VER-AMB-16 = Du wählst, welche Karten { place-hub.acc } auffüllen, mindestens so viele, wie fehlen.
clause-VER-AMB-17 = Du kannst dich nicht weigern, { place-hub.acc } aufzufüllen, um das Spiel zu beenden.
clause-VER-AMB-18 = Du darfst { place-hub.acc } wählen, um das Spiel zu beenden, auch wenn du plündern könntest.
clause-VER-AMB-19 = Karten dürfen beliebig oft hin und her geplündert werden.
clause-VER-AMB-20 =
    { $max_turns ->
        [none] An diesem Tisch gibt es keine Höchstzahl von Zügen.
        [open] Menschen spielen ohne Höchstzahl von Zügen. Ein Tisch mit Bots kann eine setzen.
       *[limit] An diesem Tisch gibt es eine Höchstzahl von Zügen: { $max_turns }. Dann wird gezählt, wie die Karten liegen.
    }
clause-VER-AMB-21 = Von den gezeigten Karten kannst du keine liegen lassen: Alle werden gefangen.
clause-VER-AMB-22 = Beim Nachfüllen zählen die Doppelbalken so, wie die Würfel liegen, wenn { place-hub.the } gewählt wird.
clause-VER-AMB-23 = Hat beim Plündern jemand { cry-bust.part }, wird erst gezogen, dann bekommt der Geplünderte seine Karten.
clause-VER-AMB-24 = Karten in deinem { place-yard } kannst du nicht auf deinen { place-heap } legen.
clause-VER-AMB-25 =
    { $show_heap_counts ->
        [true] Alle dürfen sehen, wie viele Karten ein { place-heap } hat.
        [false] Wie viele Karten ein { place-heap } hat, bleibt bis zum Ende verdeckt.
       *[open] Alle dürfen sehen, wie viele Karten ein { place-heap } hat, außer der Tisch verdeckt es.
    }
clause-VER-AMB-26 = Bei völligem Gleichstand wird der Sieg geteilt.
clause-VER-AMB-27 = { cry-bust.After } gilt die Grenze von sechs für deinen { place-yard }, wie er dann ist.
clause-VER-AMB-28 = Nach dem Auffüllen musst du noch würfeln, und auch dann kannst du { cry-bust.part } haben.
clause-VER-AMB-29 = Gibt es keinen Fang und kommt { place-hub.the } nicht auf acht, endet das Spiel, wenn du { place-hub.acc } nimmst.
clause-VER-AMB-30 = Steht das Ende fest, kommen die letzten Karten des Nachziehstapels trotzdem { place-hub.into }.
clause-VER-AMB-31 =
    { $end_check ->
        [before_first_roll] Das Ende wird nach dem Nachfüllen geprüft, also kann ein dabei geleerter Nachziehstapel das Spiel beenden.
        [turn_start] Das Ende wird vor dem Nachfüllen geprüft, also beendet ein dabei geleerter Nachziehstapel das Spiel noch nicht.
       *[open] Wird das Ende vor dem Nachfüllen geprüft, beendet ein dabei geleerter Nachziehstapel das Spiel noch nicht.
    }
clause-VER-AMB-32 = Ist deine Zeit um, wählt das Programm: { place-hub }, alle sieben Würfel, aufhören, alles auf den { place-heap }.
clause-VER-AMB-33 = Wer geht, wird von da an übersprungen und kann nicht gewinnen. Ein wartender Fang kommt noch auf den eigenen { place-heap }.
clause-VER-AMB-34 =
    { $consolation_optional ->
        [false] { cry-bust.After } gibt es nichts zu wählen: Du ziehst zwei Karten, soweit sie passen.
        [true] { cry-bust.After } wählst du, ob du 0, 1 oder 2 Karten ziehst.
       *[open] Wo der Tisch es so spielt, wählst du { cry-bust.after }, ob du 0, 1 oder 2 Karten ziehst.
    }
