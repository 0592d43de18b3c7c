# Ce que dit la table à côté du récit : horloges, connexion, courses, décisions et leur cause.

told-earlier = Avant cela
told-line-silent = Le serveur ne répond pas pour l’instant. Ta place t’est réservée.
told-gone-silent = { $player } ne répond pas pour l’instant.
told-race-prize =
    { $count ->
        [one] Qui finit en premier prend { $count } dé.
       *[other] Qui finit en premier prend { $count } dés.
    }
told-race-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
told-race-others = Où en sont les autres
told-race-place = Place { $place } sur { $count } en { $seconds } secondes
told-race-over = La course est finie.

## Les décisions, chacune avec ce qui la demande. $effect est le nom du sortilège ou du pouvoir.

told-ask-extra = { $effect } : tu peux prendre un dé de plus. Lequel ?
told-ask-extra-must = { $effect } : tu dois prendre un dé de plus. Lequel ?
told-ask-tower =
    { $count ->
        [one] { $effect } : construis une tour de { $count } dé.
       *[other] { $effect } : construis une tour avec les { $count } dés.
    }
told-ask-reaction = { $effect } : tu lances aussi, en même temps que les autres.
told-ask-piles =
    { $count ->
        [one] { $effect } : la course est finie. Que devient ta pile ?
       *[other] { $effect } : la course est finie. Que deviennent tes { $count } piles ?
    }

## Les dés dans la boîte. $key est la touche qui vise un dé, $face ce qu’il montre.

told-die = dé { $key } (montre : { $face })
told-shows = montre : { $face }

## Une décision qui a coûté quelque chose. $done a été choisi, $best était mieux.

told-slip-win =
    { $who ->
        [you] { $when } : tu as choisi { $done }. Mieux : { $best }. Cela a coûté { $cost } % de chances de gagner.
       *[name] { $when } : { $player } a choisi { $done }. Mieux : { $best }. Cela a coûté { $cost } % de chances de gagner.
    }
told-slip-cards =
    { $cost ->
        [one] { $who ->
            [you] { $when } : tu as choisi { $done }. Mieux : { $best }. Cela a coûté { $cost } carte.
           *[name] { $when } : { $player } a choisi { $done }. Mieux : { $best }. Cela a coûté { $cost } carte.
        }
       *[other] { $who ->
            [you] { $when } : tu as choisi { $done }. Mieux : { $best }. Cela a coûté { $cost } cartes.
           *[name] { $when } : { $player } a choisi { $done }. Mieux : { $best }. Cela a coûté { $cost } cartes.
        }
    }
