# De kamer: uitnodigen, wachten, het grote scherm en telefoons als handen.

room-preview-title = { $host } nodigt je uit: { $game }
room-preview =
    { $free ->
        [0] Een tafel voor { $seats } in de browser: kom kijken, zonder account.
        [one] Een van de { $seats } plaatsen is vrij. Speel in de browser, zonder account.
       *[other] { $free } van de { $seats } plaatsen zijn vrij. Speel in de browser, zonder account.
    }
