# Editions, house rules and who begins: for the terminal and the page alike.

edition-title =
    { $language ->
        [de] { $game }, German edition
        [en] { $game }, English edition
        [fr] { $game }, French edition
        [it] { $game }, Italian edition
        [nl] { $game }, Dutch edition
        [es] { $game }, Spanish edition
       *[none] { $game }, basic rules
    }
edition-played = You play { $title }.
edition-elsewhere =
    { $language ->
        [de] { $game } with German rules: we have no English ones.
        [en] { $game } with English rules.
       *[fr] { $game } with French rules: we have no English ones.
        [it] { $game } with Italian rules: we have no English ones.
        [nl] { $game } with Dutch rules: we have no English ones.
        [es] { $game } with Spanish rules: we have no English ones.
    }
edition-agreed = Agreed at this table, as the rules allow:

edition-house-rules =
    { $edition ->
        [none] House rules:
       *[some] House rules, different from the edition:
    }
edition-about = { $heading }: { $rules }
edition-group-set-up = Set-up
edition-group-throws = Throwing and taking
edition-group-powers = Powers
edition-group-spells = Spells
edition-group-cards = Cards
edition-group-end = Going out and the end

edition-ask-oldest = Who is the oldest?
edition-ask-saw-bug = Who saw a bug most recently?
edition-ask-hint = Type a name or a number, or only Enter to draw lots.
edition-ask-unclear = Nobody here is called “{ $answer }”: type one of { $players }, a number, or only Enter to draw lots.
edition-first-lot = drawn by lot
edition-begins =
    { $by ->
        [oldest] { $player } is the oldest and starts.
        [saw_bug] { $player } saw a bug most recently and starts.
       *[lot] { $player } starts (drawn by lot).
    }
