# Edizioni, regole della casa e chi comincia: per il terminale e la pagina.

edition-title =
    { $language ->
        [de] { $game }, edizione tedesca
        [en] { $game }, edizione inglese
        [fr] { $game }, edizione francese
        [it] { $game }, edizione italiana
        [nl] { $game }, edizione olandese
        [es] { $game }, edizione spagnola
       *[none] { $game }, regole base
    }
edition-played = Si gioca a { $title }.
edition-elsewhere =
    { $language ->
        [de] Non abbiamo regole di { $game } in italiano: si gioca con quelle tedesche.
       *[en] Non abbiamo regole di { $game } in italiano: si gioca con quelle inglesi.
        [fr] Non abbiamo regole di { $game } in italiano: si gioca con quelle francesi.
        [it] Non abbiamo regole di { $game } in italiano: si gioca con quelle italiane.
        [nl] Non abbiamo regole di { $game } in italiano: si gioca con quelle olandesi.
        [es] Non abbiamo regole di { $game } in italiano: si gioca con quelle spagnole.
    }
edition-agreed = Deciso al tavolo, come le regole permettono:

edition-house-rules =
    { $edition ->
        [none] Regole della casa:
       *[some] Regole della casa, diverse da quelle dell’edizione:
    }
edition-about = { $heading }: { $rules }
edition-group-set-up = Preparazione
edition-group-throws = Lanciare e prendere
edition-group-powers = Poteri
edition-group-spells = Incantesimi
edition-group-cards = Carte
edition-group-end = Eliminazione e fine

edition-ask-oldest = Chi è il più anziano?
edition-ask-saw-bug = Chi ha visto per ultimo un porcellino di terra?
edition-ask-hint = Scrivi un nome o un numero, o soltanto Invio per tirare a sorte.
edition-ask-unclear = Qui nessuno si chiama «{ $answer }»: scrivi { $players }, un numero, o soltanto Invio per tirare a sorte.
edition-first-lot = tirato a sorte
edition-begins =
    { $by ->
        [oldest] { $player } ha più anni di tutti e comincia.
        [saw_bug] { $player } ha visto per ultimo un porcellino di terra e comincia.
       *[lot] { $player } comincia (per sorteggio).
    }
