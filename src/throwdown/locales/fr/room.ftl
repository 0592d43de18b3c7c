# La pièce : inviter, attendre, le grand écran et les téléphones comme mains.

room-preview-title = { $host } t’invite : { $game }
room-preview =
    { $free ->
        [0] Une table pour { $seats } dans le navigateur : viens voir, sans compte.
        [one] Une place sur { $seats } est libre. Joue dans le navigateur, sans compte.
       *[other] { $free } places sur { $seats } sont libres. Joue dans le navigateur, sans compte.
    }
