# La stanza: invitare, aspettare, il grande schermo e i telefoni come mani.

room-preview-title = { $host } ti invita: { $game }
room-preview =
    { $free ->
        [0] Un tavolo per { $seats } nel browser: dai un’occhiata, senza account.
        [one] Un posto su { $seats } è libero. Gioca nel browser, senza account.
       *[other] { $free } posti su { $seats } sono liberi. Gioca nel browser, senza account.
    }
