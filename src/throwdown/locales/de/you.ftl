# Was geschieht, erzählt für die Person, die es tut oder die es betrifft. Die Sätze über andere stehen in event.ftl.
# $others sind die Namen derer, die auch dabei sind, mit Kommas: Wer liest, kommt zuletzt.

# Wer liest, in einer Aufzählung von Namen: „Würfel jetzt: du (5), Ben (3)“.
you-name = du
you-begin =
    { $by ->
        [oldest] Du bist am ältesten und beginnst.
        [saw_bug] Du hast zuletzt eine Assel gesehen und beginnst.
       *[lot] Du beginnst (ausgelost).
    }

## Arenaspiele

you-turn-started =
    { $arena ->
        [0] Du bist dran.
        [one] Du bist dran. { place-arena.In } liegt ein Würfel.
       *[other] Du bist dran. { place-arena.In } liegen { $arena } Würfel.
    }
you-big-throw-required =
    { $count ->
        [one] { place-arena.The } ist leer: Du wirfst deinen letzten Würfel.
       *[other] { place-arena.The } ist leer: Du wirfst alle { $count } Würfel auf einmal.
    }
you-dice-shifted = Du verschiebst einen Würfel { place-arena.in }.
you-arena-rotated = Du drehst { place-arena.acc } um { $degrees } Grad.
you-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] Du wirfst deinen letzten Würfel.
           *[other] Du wirfst alle { $count } Würfel.
        }
        [pile] { $count ->
            [one] Du wirfst einen { place-pile } aus einem Würfel.
           *[other] Du wirfst einen { place-pile } aus { $count } Würfeln.
        }
       *[single] { $count ->
            [one] Du wirfst einen Würfel.
           *[other] Du wirfst { $count } Würfel.
        }
    }
you-reaction-started =
    { $count ->
        [one] { $effect }: Du wirfst einen Würfel.
       *[other] { $effect }: { $others } und du werft je einen Würfel, alle gleichzeitig.
    }
you-reaction-committed =
    { $count ->
        [one] Du wirfst einen Würfel.
       *[other] Du wirfst einen { place-pile } aus { $count } Würfeln.
    }
you-race-started =
    { $count ->
        [one] { $effect }: Nur du hast Würfel für einen Turm.
       *[other] { $effect }: { $others } und du baut um die Wette einen Turm. Wer zuerst fertig ist, nimmt alles, was passt.
    }
you-race-finished =
    { $how ->
        [timed] Du bist zuerst fertig ({ $times }).
       *[won] Du bist zuerst fertig.
    }
you-piles-dissolved =
    { $count ->
        [one] Deine { place-pile.plural } lösen sich auf: Diese Würfel sind wieder lose.
       *[other] Die { place-pile.plural } von { $others } und dir lösen sich auf: Diese Würfel sind wieder lose.
    }
you-dice-collected =
    { $count ->
        [one] { $sets }: Du nimmst 1 Würfel.
       *[other] { $sets }: Du nimmst { $count } Würfel.
    }
you-pile-built =
    { $count ->
        [one] Du legst 1 Stein als { place-pile } beiseite.
       *[other] Du legst { $count } Steine zu einem { place-pile } zusammen. Sie werden gemeinsam geworfen.
    }
you-accio-taken = Du nimmst noch einen Würfel dazu: { $face }.
you-accio-declined = Du nimmst keinen Würfel dazu.
you-tower-built =
    { $count ->
        [one] Du stellst einen Würfel auf: { $faces }.
       *[other] Du baust einen Turm aus { $count } Würfeln. Von unten nach oben: { $faces }.
    }
you-player-eliminated =
    { $count ->
        [one] Du scheidest aus.
       *[other] { $others } und du scheidet aus.
    } { $remaining ->
        [0] Niemand ist mehr im Spiel.
        [one] Ein Spieler bleibt übrig.
       *[other] { $remaining } Spieler bleiben übrig.
    }
you-game-over =
    { $reason ->
        [throw_cap] { $count ->
            [one] Die Höchstzahl der Würfe ist erreicht: Du gewinnst.
           *[other] Die Höchstzahl der Würfe ist erreicht: { $others } und du teilt euch den Sieg.
        }
        [all_out] { $count ->
            [one] Niemand hat mehr Würfel: Du warst dran und gewinnst.
           *[other] Niemand hat mehr Würfel: { $others } und du teilt euch den Sieg.
        }
       *[last_with_dice] Nur du hast noch Würfel und gewinnst.
    }
you-game-over-title = Du trägst nun den Titel „{ $title }“.
you-choice-required = Du darfst noch einen Würfel werfen oder aufhören.
you-turn-stopped = Du hörst auf.
you-turn-ended =
    { $reason ->
        [declined] Die Würfel bleiben liegen: Dein Zug ist vorbei.
        [held_match] Was passt, bleibt { place-arena.in }: Dein Zug ist vorbei.
        [race] Das Rennen ist vorbei und damit dein Zug.
        [reaction] Es bleibt nichts zu nehmen: Dein Zug ist vorbei.
        [left] Du hast das Spiel verlassen.
       *[no_dice] Du hast keine Würfel mehr: Dein Zug ist vorbei.
    }

## voll verasselt

you-turn-started-verasselt =
    { $groups ->
        [both] Du bist dran und wählst: { place-hub.acc } oder den wartenden Fang.
       *[hub] Du bist dran und würfelst um { place-hub.acc }.
    }
you-group-chosen =
    { $group ->
        [catch] Du plünderst den wartenden Fang.
       *[hub] Du würfelst um { place-hub.acc }.
    }
you-payout-due =
    { $reason ->
        [secured] Dein Fang ist sicher: { $cards }.
        [leftover] { $count ->
            [0] Von deinem Fang ist nichts übrig.
           *[other] Du bekommst, was von deinem Fang übrig ist: { $cards }.
        }
        [plunder_bust] Du bekommst deinen ganzen Fang zurück: { $cards }.
       *[game_end] Das Spiel geht zu Ende: Du behältst deinen wartenden Fang, { $cards }.
    }
you-payout-split =
    { $where ->
        [yard] Du legst { $yard } in deinen { place-yard }.
        [both] Du legst { $yard } in deinen { place-yard } und { $heap } auf deinen { place-heap }.
       *[heap] Du legst { $heap } auf deinen { place-heap }.
    }
you-top-up-required =
    { $count ->
        [one] { place-hub.Dative } fehlt eine Karte: Du musst mindestens eine aus deinem { place-yard } dazulegen.
       *[other] { place-hub.Dative } fehlen { $count } Karten: Du musst mindestens so viele aus deinem { place-yard } dazulegen.
    }
you-topped-up = Du legst { $cards } { place-hub.to } dazu.
you-boosted =
    { $group ->
        [catch] Du legst { $cards } aus deinem { place-yard } zum Fang dazu.
       *[hub] Du legst { $cards } aus deinem { place-yard } { place-hub.to } dazu.
    }
you-dice-rolled =
    { $count ->
        [one] Du würfelst mit einem Würfel. Alle sieben zeigen: { $faces }.
       *[other] Du würfelst mit { $count } Würfeln. Alle sieben zeigen: { $faces }.
    }
you-caught =
    { $how ->
        [nothing] Nur Doppelbalken: Du bist sicher und fängst nichts.
        [more] Du fängst { $cards }. Dein Fang bisher: { $catch }.
       *[first] Du fängst { $cards }.
    }
you-busted = { cry-bust } Du gehst leer aus.
you-consolation-drawn =
    { $count ->
        [0] Du ziehst zum Trost keine Karte.
        [one] Du ziehst zum Trost eine Karte in deinen { place-yard }: { $cards }.
       *[other] Du ziehst zum Trost { $count } Karten in deinen { place-yard }: { $cards }.
    }
you-stopped =
    { $count ->
        [0] Du hörst auf und lässt keinen Fang zurück.
       *[other] Du hörst auf. Dein Fang wartet auf dem Tisch: { $cards }.
    }
you-player-left = Du hast das Spiel verlassen.
you-scored =
    { $tie ->
        [fewer_yard_cards] Karten auf den { place-heap }: { $scores }. Gleichstand: Du hast weniger Karten im { place-yard } und gewinnst.
        [shared] Karten auf den { place-heap }: { $scores }. Völliger Gleichstand: { $others } und du teilt euch den Sieg.
       *[none] Karten auf den { place-heap }: { $scores }. Du gewinnst.
    }
