# Editions, house rules and who begins: for the terminal and the page alike.

edition-title =
    { $language ->
        [de] { $game }, German edition
        [en] { $game }, English edition
        [fr] { $game }, French edition
        [it] { $game }, Italian edition
        [nl] { $game }, Dutch edition
        [es] { $game }, Spanish edition
       *[none] { $game }, plain rules
    }
edition-played = You play { $title }.
edition-elsewhere =
    { $language ->
        [de] We have no English rules of { $game }: you play by the German ones.
        [en] We have no English rules of { $game }: you play by the English ones.
       *[fr] We have no English rules of { $game }: you play by the French ones.
        [it] We have no English rules of { $game }: you play by the Italian ones.
        [nl] We have no English rules of { $game }: you play by the Dutch ones.
        [es] We have no English rules of { $game }: you play by the Spanish ones.
    }
edition-agreed = Agreed at this table, as the rules allow:

edition-house-rules =
    { $edition ->
        [none] House rules:
       *[some] House rules, otherwise than in the edition:
    }
edition-about = { $heading }: { $rules }
edition-group-set-up = Set-up
edition-group-throws = Throwing and taking
edition-group-powers = Powers
edition-group-spells = Spells
edition-group-cards = Cards
edition-group-end = Going out and the end

edition-ask-oldest = Who is the oldest?
edition-ask-saw-bug = Who saw a bug last?
edition-ask-hint = Type a name or a number, or only Enter to draw lots.
edition-ask-unclear = Nobody here is called “{ $answer }”: type one of { $players }, a number, or only Enter to draw lots.
edition-first-lot = drawn by lot
edition-begins =
    { $by ->
        [oldest] { $player } is the oldest and begins.
        [saw_bug] { $player } saw a bug last and begins.
       *[lot] { $player } begins: the lot fell so.
    }
