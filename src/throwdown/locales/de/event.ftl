# Was geschieht, erzählt mit den Namen der Spieler: die Tatsache, dann die Folge.
# $player ist ein Name, $players eine Liste von Namen, $faces und $sets sagen, was Würfel zeigen, $cards sind Karten.

## Arenaspiele

event-turn-started =
    { $arena ->
        [0] { $player } ist dran.
        [one] { $player } ist dran. { place-arena.In } liegt ein Würfel.
       *[other] { $player } ist dran. { place-arena.In } liegen { $arena } Würfel.
    }
event-big-throw-required =
    { $count ->
        [one] { place-arena.The } ist leer: { $player } wirft den letzten Würfel.
       *[other] { place-arena.The } ist leer: { $player } wirft alle { $count } Würfel auf einmal.
    }
event-dice-shifted = { $player } verschiebt einen Würfel { place-arena.in }.
event-arena-rotated = { $player } dreht { place-arena.acc } um { $degrees } Grad.
event-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] { $player } wirft den letzten Würfel.
           *[other] { $player } wirft alle { $count } Würfel.
        }
        [pile] { $count ->
            [one] { $player } wirft einen { place-pile } aus einem Würfel.
           *[other] { $player } wirft einen { place-pile } aus { $count } Würfeln.
        }
       *[single] { $count ->
            [one] { $player } wirft einen Würfel.
           *[other] { $player } wirft { $count } Würfel.
        }
    }
event-dice-left-arena =
    { $cause ->
        [missed] { $count ->
            [one] Ein Würfel hat { place-arena.acc } verfehlt. Er ist aus dem Spiel.
           *[other] { $count } Würfel haben { place-arena.acc } verfehlt. Sie sind aus dem Spiel.
        }
        [bounced] { $count ->
            [one] Ein Würfel ist hinausgesprungen. Er ist aus dem Spiel.
           *[other] { $count } Würfel sind hinausgesprungen. Sie sind aus dem Spiel.
        }
       *[knocked] { $count ->
            [one] Ein Würfel wurde hinausgestoßen. Er ist aus dem Spiel.
           *[other] { $count } Würfel wurden hinausgestoßen. Sie sind aus dem Spiel.
        }
    }
event-nudged =
    { $count ->
        [one] Ein schiefer Würfel fällt nach einem Schubs flach. Er zeigt: { $faces }.
       *[other] { $count } schiefe Würfel fallen nach einem Schubs flach. Sie zeigen: { $faces }.
    }
event-dice-settled =
    { $count ->
        [one] Der Würfel zeigt: { $faces }.
       *[other] Die Würfel zeigen: { $faces }.
    }
event-dice-settled-turned =
    { $count ->
        [one] Ein getroffener Würfel zeigt jetzt: { $faces }.
       *[other] { $count } getroffene Würfel zeigen jetzt: { $faces }.
    }
# $face ist die Seite, mit der ein Würfel verloren ist: x oder, bei den Elementen, blank.
event-x-removed =
    { $face ->
        [blank] { $count ->
            [one] Eine leere Seite: Dieser Würfel ist aus dem Spiel.
           *[other] { $count } leere Seiten: Diese Würfel sind aus dem Spiel.
        }
       *[x] { $count ->
            [one] Ein X: Dieser Würfel ist aus dem Spiel.
           *[other] { $count } X: Diese Würfel sind aus dem Spiel.
        }
    }
event-sets-found =
    { $count ->
        [0] Nichts passt.
        [one] Das passt: { $sets }.
       *[other] Mehreres passt: { $sets }.
    }
event-immobulus-held = { $sets }: Diese Würfel bleiben { place-arena.in }, und kein anderer Zauber wirkt.
event-spells-silenced =
    { $count ->
        [one] { $faces } wirkt diesmal nicht.
       *[other] { $faces } wirken diesmal nicht.
    }
# $effect ist der Name der Kraft oder des Zaubers; $count sagt, wie viele werfen.
event-reaction-started =
    { $count ->
        [0] { $effect }: Niemand sonst hat einen Würfel zum Werfen.
        [one] { $effect }: { $players } wirft einen Würfel.
       *[other] { $effect }: { $players } werfen je einen Würfel, alle gleichzeitig.
    }
event-reaction-committed =
    { $count ->
        [one] { $player } wirft einen Würfel.
       *[other] { $player } wirft einen { place-pile } aus { $count } Würfeln.
    }
event-sets-found-again =
    { $count ->
        [0] Jetzt passt nichts mehr.
        [one] Jetzt passt: { $sets }.
       *[other] Jetzt passt mehreres: { $sets }.
    }
event-race-started =
    { $count ->
        [0] { $effect }: Niemand hat Würfel für einen Turm.
        [one] { $effect }: Nur { $players } hat Würfel für einen Turm.
       *[other] { $effect }: { $players } bauen um die Wette einen Turm. Wer zuerst fertig ist, nimmt alles, was passt.
    }
# won: jemand gewinnt, ohne Zeiten. timed: jemand gewinnt, mit Zeiten. tie: das Rennen wird wiederholt.
event-race-finished =
    { $how ->
        [won] { $player } ist zuerst fertig.
        [timed] { $player } ist zuerst fertig ({ $times }).
        [tie] Gleichstand ({ $times }): Das Rennen wird wiederholt.
       *[nobody] Niemand wird fertig: Wer dran ist, nimmt, was passt.
    }
event-piles-dissolved = Die { place-pile.plural } von { $players } lösen sich auf: Diese Würfel sind wieder lose.
event-dice-collected =
    { $count ->
        [one] { $sets }: { $player } nimmt 1 Würfel.
       *[other] { $sets }: { $player } nimmt { $count } Würfel.
    }
event-dice-held = { $sets }: Diese Würfel bleiben { place-arena.in }.
event-pile-built =
    { $count ->
        [one] { $player } legt 1 Stein als { place-pile } beiseite.
       *[other] { $player } legt { $count } Steine zu einem { place-pile } zusammen. Sie werden gemeinsam geworfen.
    }
# $scores sagt, wie viele Würfel jetzt alle haben.
event-hurricane-passed = { $effect }: Alle geben ihre Würfel nach links weiter. Würfel jetzt: { $scores }.
event-accio-taken = { $player } nimmt noch einen Würfel dazu: { $face }.
event-accio-declined = { $player } nimmt keinen Würfel dazu.
event-tower-built =
    { $count ->
        [one] { $player } stellt einen Würfel auf: { $faces }.
       *[other] { $player } baut einen Turm aus { $count } Würfeln. Von unten nach oben: { $faces }.
    }
event-direction-reversed =
    { $direction ->
        [clockwise] Die Richtung dreht sich um: Es geht wieder im Uhrzeigersinn.
       *[counter] Die Richtung dreht sich um: Es geht jetzt gegen den Uhrzeigersinn.
    }
event-player-eliminated =
    { $count ->
        [one] { $players } scheidet aus.
       *[other] { $players } scheiden aus.
    } { $remaining ->
        [0] Niemand ist mehr im Spiel.
        [one] Ein Spieler bleibt übrig.
       *[other] { $remaining } Spieler bleiben übrig.
    }
event-game-over =
    { $reason ->
        [replay] Niemand hat mehr Würfel: Das Spiel beginnt von vorn.
        [throw_cap] Die Höchstzahl der Würfe ist erreicht: { $players } teilen sich den Sieg.
        [all_out] { $count ->
            [one] Niemand hat mehr Würfel: { $players } war dran und gewinnt.
           *[other] Niemand hat mehr Würfel: { $players } teilen sich den Sieg.
        }
       *[last_with_dice] Nur { $players } hat noch Würfel und gewinnt.
    }
# $title: was der Sieger laut Spielregel heißt.
event-game-over-title = { $players } trägt nun den Titel „{ $title }“.
event-choice-required = { $player } darf noch einen Würfel werfen oder aufhören.
event-turn-stopped = { $player } hört auf.
event-turn-ended =
    { $reason ->
        [collected] { $player } hat Würfel genommen: Der Zug ist vorbei.
        [declined] Die Würfel bleiben liegen: Der Zug von { $player } ist vorbei.
        [stopped] { $player } hat aufgehört: Der Zug ist vorbei.
        [held_match] Was passt, bleibt { place-arena.in }: Der Zug von { $player } ist vorbei.
        [race] Das Rennen ist vorbei und damit der Zug von { $player }.
        [reaction] Es bleibt nichts zu nehmen: Der Zug von { $player } ist vorbei.
        [left] { $player } hat das Spiel verlassen.
       *[no_dice] { $player } hat keine Würfel mehr: Der Zug ist vorbei.
    }
# $scores: Punkte der Spieler; die wenigsten gewinnen.
event-tournament-scored = Minuspunkte nach Spiel { $game }: { $scores }. Die wenigsten gewinnen.

## voll verasselt

event-game-started =
    { $deck ->
        [one] { place-hub.In } liegen { $cards }. Im Nachziehstapel ist eine Karte.
       *[other] { place-hub.In } liegen { $cards }. Im Nachziehstapel sind { $deck } Karten.
    }
event-turn-started-verasselt =
    { $groups ->
        [both] { $player } ist dran und wählt: { place-hub.acc } oder den wartenden Fang.
       *[hub] { $player } ist dran und würfelt um { place-hub.acc }.
    }
event-group-chosen =
    { $group ->
        [catch] { $player } plündert den wartenden Fang.
       *[hub] { $player } würfelt um { place-hub.acc }.
    }
event-payout-due =
    { $reason ->
        [secured] Der Fang von { $player } ist sicher: { $cards }.
        [leftover] { $count ->
            [0] Vom Fang ist nichts übrig: { $player } bekommt keine Karten.
           *[other] { $player } bekommt, was vom Fang übrig ist: { $cards }.
        }
        [plunder_bust] { $player } bekommt den ganzen Fang zurück: { $cards }.
       *[game_end] Das Spiel geht zu Ende: { $player } behält den wartenden Fang, { $cards }.
    }
event-payout-split =
    { $where ->
        [yard] { $player } legt { $yard } in den { place-yard }.
        [both] { $player } legt { $yard } in den { place-yard } und { $heap } auf den { place-heap }.
       *[heap] { $player } legt { $heap } auf den { place-heap }.
    }
event-hub-refilled =
    { $part ->
        [bars] Die Doppelbalken bringen neue Karten { place-hub.into }: { $cards }.
       *[to_eight] { place-hub.The } wird auf acht aufgefüllt: { $cards }.
    } { $deck ->
        [0] Der Nachziehstapel ist leer.
        [one] Im Nachziehstapel ist noch eine Karte.
       *[other] Im Nachziehstapel sind noch { $deck } Karten.
    }
event-refill-skipped =
    { $reason ->
        [deck_empty] Der Nachziehstapel ist leer: { place-hub.The } bekommt keine neuen Karten.
       *[first_turn] Im ersten Zug bekommt { place-hub.the } keine neuen Karten.
    }
event-top-up-required =
    { $count ->
        [one] { place-hub.Dative } fehlt eine Karte: { $player } muss mindestens eine aus dem { place-yard } dazulegen.
       *[other] { place-hub.Dative } fehlen { $count } Karten: { $player } muss mindestens so viele aus dem { place-yard } dazulegen.
    }
event-topped-up = { $player } legt { $cards } { place-hub.to } dazu.
event-boosted =
    { $group ->
        [catch] { $player } legt { $cards } aus dem { place-yard } zum Fang dazu.
       *[hub] { $player } legt { $cards } aus dem { place-yard } { place-hub.to } dazu.
    }
# $faces: was alle sieben Würfel jetzt zeigen.
event-dice-rolled =
    { $count ->
        [one] { $player } würfelt mit einem Würfel. Alle sieben zeigen: { $faces }.
       *[other] { $player } würfelt mit { $count } Würfeln. Alle sieben zeigen: { $faces }.
    }
event-caught =
    { $how ->
        [nothing] Nur Doppelbalken: { $player } ist sicher und fängt nichts.
        [more] { $player } fängt { $cards }. Der Fang bisher: { $catch }.
       *[first] { $player } fängt { $cards }.
    }
# Steht hinter je einem event-busted-colour für jede Farbe, die zu oft kam.
event-busted = { cry-bust } { $player } geht leer aus.
event-busted-colour =
    { $count ->
        [0] { $faces } auf den Würfeln, aber keine solche Karte.
        [one] { $faces } auf den Würfeln, aber nur eine solche Karte.
       *[other] { $faces } auf den Würfeln, aber nur { $count } solche Karten.
    }
event-catch-dissolved =
    { $group ->
        [catch] Die gefangenen Karten gehen in den geplünderten Fang zurück: { $cards }.
       *[hub] Die gefangenen Karten gehen { place-hub.into } zurück: { $cards }.
    }
event-consolation-drawn =
    { $count ->
        [0] { $player } zieht zum Trost keine Karte.
        [one] { $player } zieht zum Trost eine Karte in den { place-yard }: { $cards }.
       *[other] { $player } zieht zum Trost { $count } Karten in den { place-yard }: { $cards }.
    }
event-stopped =
    { $count ->
        [0] { $player } hört auf und lässt keinen Fang zurück.
       *[other] { $player } hört auf. Der Fang wartet auf dem Tisch: { $cards }.
    }
event-player-left = { $player } hat das Spiel verlassen.
event-game-ended =
    { $reason ->
        [max_turns] Die Höchstzahl der Züge ist erreicht: Das Spiel ist vorbei.
        [last_seat] Alle anderen haben das Spiel verlassen: Es ist vorbei.
       *[hub_short] Der Nachziehstapel ist leer und { place-hub.the } bleibt unter acht Karten: Das Spiel ist vorbei.
    }
# $scores: Karten auf den Haufen der Spieler.
event-scored =
    { $tie ->
        [fewer_yard_cards] Karten auf den { place-heap }: { $scores }. Gleichstand: { $players } hat weniger Karten im { place-yard } und gewinnt.
        [shared] Karten auf den { place-heap }: { $scores }. Völliger Gleichstand: { $players } teilen sich den Sieg.
       *[none] Karten auf den { place-heap }: { $scores }. { $players } gewinnt.
    }
