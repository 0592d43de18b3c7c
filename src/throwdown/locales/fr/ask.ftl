# Ce qu’on demande à un joueur, ce qu’il peut répondre, et ce qui ne va pas dans une réponse.
# Un joueur lit ces phrases avec « tu ». Le terminal coupe les lignes ; les phrases restent courtes.

## Mots que l’on peut taper. Un mot chacun, tous différents, en minuscules.

ask-word-throw = lancer
ask-word-stop = stop
ask-word-pile = pile { $number }
ask-word-from = de { $number }
ask-word-take = prendre
ask-word-leave = laisser
ask-word-keep = garder
ask-word-dissolve = dissoudre
ask-word-none = aucun
ask-word-all = tout
ask-word-roll = jet
ask-word-draw = piocher { $count }
ask-word-drop = doux
ask-word-toss = lob
ask-word-hit = frappe
ask-word-smash = smash
ask-sides = e ne n no o so s se

## Ce que fait une réponse vide. $key est le numéro d’une réponse ; $label, sa phrase, peut servir aussi.

ask-default = Entrée seule : { $key }

## Jeux d’arène

ask-place = C’est toi qui poses le dé de départ. Quel symbole doit-il montrer ?
ask-place-symbol = { $symbol }
ask-turn = Ton tour commence par un lancer.
ask-choice = Rien à prendre. Lancer encore un dé, ou t’arrêter ?
ask-throw-all = L’arène est vide : lance tous tes dés.
ask-throw-everything =
    { $count ->
        [one] Lance ton dernier dé.
       *[other] Lance tes { $count } dés.
    }
ask-throw-one = Lance un dé.
ask-throw-pile =
    { $count ->
        [one] Lance la pile { $number } : { $count } dé.
       *[other] Lance la pile { $number } : { $count } dés.
    }
ask-throw-from-pile =
    { $count ->
        [one] Lance un seul dé de la pile { $number } ({ $count } dé).
       *[other] Lance un seul dé de la pile { $number } ({ $count } dés).
    }
ask-stop = Arrête-toi : ton tour est terminé.
ask-reaction = Tu dois lancer aussi, en même temps que les autres.
ask-react-pile =
    { $count ->
        [one] Lance la pile { $number } ({ $count } dé).
       *[other] Lance la pile { $number } ({ $count } dés).
    }
ask-collect = Prends-tu les dés identiques ?
ask-collect-take = Prends le tout.
ask-collect-leave = Laisse-le là : le tour est terminé.
ask-piles =
    { $count ->
        [one] Après la course : que devient ta pile ?
       *[other] Après la course : que deviennent tes { $count } piles ?
    }
ask-piles-keep = Garder la pile.
ask-piles-dissolve = Défaire la pile en dés libres.
ask-extra = Tu peux prendre un dé de plus. Lequel ?
ask-extra-must = Tu dois prendre encore un dé. Lequel ?
ask-extra-die = { $symbol }
ask-extra-tower = { $symbol }, étage { $level } sur { $height } dans la tour
ask-extra-none = Aucun.
ask-tower =
    { $count ->
        [one] Construis une tour avec { $count } dé.
       *[other] Construis une tour avec les { $count } dés.
    }
ask-tower-die = { $number } = { $symbol }
ask-tower-hint = Tape les numéros de bas en haut, par exemple : { $example }
ask-tower-default = Entrée seule : { $order }

## Comment lancer

ask-manner = Comment lances-tu ?
ask-manner-drop = Doux : laisse-le tomber. Presque rien d’autre ne bouge.
ask-manner-toss = Lob : doucement, de côté. Un dé touché peut se retourner.
ask-manner-hit = Frappe : d’en haut sur un dé, qui se retourne le plus souvent.
ask-manner-smash = Smash : de toutes tes forces. Un dé touché se retourne presque toujours, le tien sort souvent.
ask-manner-default = Entrée seule : doux.
ask-aim-hint = Pour viser, ajoute un endroit : frappe c4. D’un autre côté : frappe c4 n.

## voll verasselt. $cards et $yard sont des listes comme « 2 jaunes et 1 rouge », ou ask-no-cards.
## Là où des cartes se tapent, chacune a sa lettre : « 2 jaunes (Y) ».

ask-cards = { $cards } ({ $letter })
ask-no-cards = aucune carte
ask-choose = Pour quoi lances-tu les dés à ce tour ?
ask-choose-hub = { place-hub.The } : { $cards }.
ask-choose-hub-end = { place-hub.The } : la partie se termine aussitôt.
ask-choose-catch = { place-catch.Left } par { $player } : { $cards }.
ask-roll = Tu lances pour { $cards }. Quels dés ?
ask-roll-or-stop = Tu lances pour { $cards }. Relancer, ou t’arrêter ?
ask-roll-hint = Tape les numéros d’au moins { $least } dés : 1 2 3 4. Ou : tout. Ou gardes-en : garder 6 7.
ask-roll-hint-boost = Ajoute des cartes de { place-yard.your } avec +, par exemple 1 2 3 4 +{ colour-letter-yellow }. { place-yard.Your } : { $yard }.
ask-roll-hint-stop = Ou tape : stop.
ask-roll-default-all = Entrée seule : lancer les sept dés.
ask-roll-default-stop = Entrée seule : stop.
ask-split = Tu reçois { $cards }. Que mets-tu dans { place-yard.your } ? Places libres : { $room }.
ask-split-hint = Tape les cartes pour { place-yard.your }, par exemple { $example } ; ou aucun, ou tout. Les autres vont sur ton { place-heap }.
ask-split-default = Entrée seule : tout sur le { place-heap }.
ask-top-up =
    { $count ->
        [one] Il manque { $count } carte { place-hub.in }. Donne-la de { place-yard.your } : { $yard }.
       *[other] Il manque { $count } cartes { place-hub.in }. Donne-les de { place-yard.your } : { $yard }.
    }
ask-top-up-hint = Tape les cartes, par exemple { $example } ; ou tout.
ask-top-up-default = Entrée seule : { $cards }.
ask-consolation = { cry-bust } Combien de cartes pioches-tu pour { place-yard.your } ?
ask-consolation-draw =
    { $count ->
        [0] Ne pioche rien.
        [one] Pioche { $count } carte.
       *[other] Pioche { $count } cartes.
    }

## Une réponse impossible. $typed est ce qui a été tapé.

ask-unclear-choice = « { $typed } » n’est pas une des réponses. Tape un numéro : { $keys }.
ask-unclear-several = « { $typed } » n’est pas clair : { $names }. Tapes-en plus.
ask-unclear-manner = « { $typed } » n’est pas une façon de lancer. Tape un numéro : 1-4.
ask-unclear-no-arena = À cette table, on ne vise pas, car les dés sont tirés au hasard. N’indique pas d’endroit, dis seulement comment tu lances.
ask-unclear-cell = « { $typed } » n’est pas un endroit de l’arène. Tape une lettre de a à i et un chiffre de 1 à 9, par exemple e5 ; les coins sont dehors.
ask-unclear-side = « { $typed } » n’est pas un côté. Après l’endroit, tape l’un de ceux-ci : { $sides }
ask-move-how = Tape quel dé tu déplaces et vers où, par exemple : { $command } c4 d5
ask-move-none = À cette table, on ne déplace pas de dés avant un lancer. Lance sans y toucher.
ask-move-not-at-wall = Tu peux seulement écarter un dé posé contre une paroi, et de sa propre largeur. Celui en { $cell } ne touche aucune paroi : choisis-en un autre.
ask-move-spreads = On ne peut que rapprocher les dés : déplace-le vers les autres.
ask-move-nothing = Aucun dé en { $cell }. Il y a des dés en : { $cells }
ask-move-tower = Il y a une tour en { $cell }. On ne déplace pas les tours : choisis un autre dé.
ask-move-blocked = Le dé ne peut pas aller vers { $cell } : une paroi ou un autre dé gêne. Choisis un autre endroit.
ask-move-refused = Tous n’étaient pas d’accord : dans cette partie, on n’écarte aucun dé de la paroi. Lance sans y toucher.
ask-unclear-tower =
    { $count ->
        [one] « { $typed } » n’est pas un ordre de { $count } dé. Tape chaque numéro une fois, par exemple : { $example }
       *[other] « { $typed } » n’est pas un ordre de { $count } dés. Tape chaque numéro une fois, par exemple : { $example }
    }
ask-unclear-roll = « { $typed } » ne désigne pas de dés. Tape des numéros de 1 à { $most }, par exemple : 1 2 3 4
ask-unclear-twice = « { $typed } » nomme un dé deux fois. Nomme chaque dé une fois.
ask-unclear-few =
    { $count ->
        [one] { $count } dé, c’est trop peu. Lances-en au moins { $least }.
       *[other] { $count } dés, c’est trop peu. Lances-en au moins { $least }.
    }
ask-unclear-must-roll = Tu dois lancer au moins une fois avant de t’arrêter.
ask-unclear-cards = « { $typed } » ne se lit pas comme des cartes. Tape des lettres et des nombres, par exemple : { colour-letter-yellow }2 { colour-letter-red }1
ask-unclear-yard = Ce n’est pas dans { place-yard.your }. Il y a : { $yard }.
ask-unclear-received = Tu n’as pas reçu cela. Tu as reçu { $cards }.
ask-unclear-room =
    { $room ->
        [one] C’est trop : il n’y a que { $room } place dans { place-yard.your }.
       *[other] C’est trop : il n’y a que { $room } places dans { place-yard.your }.
    }
ask-unclear-missing =
    { $missing ->
        [one] C’est trop peu : il faut { $missing } carte { place-hub.in }.
       *[other] C’est trop peu : il faut { $missing } cartes { place-hub.in }.
    }
