# Éditions, règles maison et qui commence : pour le terminal et la page.

edition-title =
    { $language ->
        [de] { $game }, édition allemande
        [en] { $game }, édition anglaise
        [fr] { $game }, édition française
        [it] { $game }, édition italienne
        [nl] { $game }, édition néerlandaise
        [es] { $game }, édition espagnole
       *[none] { $game }, règles de base
    }
edition-played = On joue à { $title }.
edition-elsewhere =
    { $language ->
        [de] Nous n’avons pas de règles de { $game } en français : on joue avec les règles allemandes.
       *[en] Nous n’avons pas de règles de { $game } en français : on joue avec les règles anglaises.
        [fr] Nous n’avons pas de règles de { $game } en français : on joue avec les règles françaises.
        [it] Nous n’avons pas de règles de { $game } en français : on joue avec les règles italiennes.
        [nl] Nous n’avons pas de règles de { $game } en français : on joue avec les règles néerlandaises.
        [es] Nous n’avons pas de règles de { $game } en français : on joue avec les règles espagnoles.
    }
edition-agreed = Convenu à cette table, comme les règles le permettent :

edition-house-rules =
    { $edition ->
        [none] Règles maison :
       *[some] Règles maison, différentes de l’édition :
    }
edition-about = { $heading } : { $rules }
edition-group-set-up = Mise en place
edition-group-throws = Lancer et prendre
edition-group-powers = Pouvoirs
edition-group-spells = Sortilèges
edition-group-cards = Cartes
edition-group-end = Élimination et fin

edition-ask-oldest = Qui est le plus âgé ?
edition-ask-saw-bug = Qui a vu un cloporte en dernier ?
edition-ask-hint = Tape un nom ou un numéro, ou seulement Entrée pour tirer au sort.
edition-ask-unclear = Personne ici ne s’appelle « { $answer } » : tape { $players }, un numéro, ou seulement Entrée pour tirer au sort.
edition-first-lot = tiré au sort
edition-begins =
    { $by ->
        [oldest] { $player } commence : personne à table n’est plus âgé.
        [saw_bug] { $player } a vu un cloporte en dernier et commence.
       *[lot] { $player } commence (tirage au sort).
    }
