# Ausgaben, Hausregeln und wer beginnt: für Terminal und Seite.

edition-title =
    { $language ->
        [de] { $game }, deutsche Ausgabe
        [en] { $game }, englische Ausgabe
        [fr] { $game }, französische Ausgabe
        [it] { $game }, italienische Ausgabe
        [nl] { $game }, niederländische Ausgabe
        [es] { $game }, spanische Ausgabe
       *[none] { $game }, Grundregeln
    }
edition-played = Ihr spielt { $title }.
edition-elsewhere =
    { $language ->
        [de] { $game } mit deutschen Regeln.
       *[en] { $game } mit englischen Regeln: Eine deutsche Ausgabe haben wir nicht.
        [fr] { $game } mit französischen Regeln: Eine deutsche Ausgabe haben wir nicht.
        [it] { $game } mit italienischen Regeln: Eine deutsche Ausgabe haben wir nicht.
        [nl] { $game } mit niederländischen Regeln: Eine deutsche Ausgabe haben wir nicht.
        [es] { $game } mit spanischen Regeln: Eine deutsche Ausgabe haben wir nicht.
    }
edition-agreed = Vereinbart, wie es die Regeln freistellen:

edition-house-rules =
    { $edition ->
        [none] Hausregeln:
       *[some] Hausregeln, anders als in der Ausgabe:
    }
edition-about = { $heading }: { $rules }
edition-group-set-up = Aufbau
edition-group-throws = Werfen und Nehmen
edition-group-powers = Kräfte
edition-group-spells = Zauber
edition-group-cards = Karten
edition-group-end = Ausscheiden und Ende

edition-ask-oldest = Wer ist am ältesten?
edition-ask-saw-bug = Wer hat zuletzt eine Assel gesehen?
edition-ask-hint = Tippe einen Namen oder eine Nummer, oder nur Enter, um zu losen.
edition-ask-unclear = Hier heißt niemand „{ $answer }“: tippe { $players }, eine Nummer oder nur Enter, um zu losen.
edition-first-lot = wird ausgelost
edition-begins =
    { $by ->
        [oldest] { $player } ist am ältesten und beginnt.
        [saw_bug] { $player } hat zuletzt eine Assel gesehen und beginnt.
       *[lot] { $player } beginnt (ausgelost).
    }
