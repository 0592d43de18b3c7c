# De worp van de dag: één arena voor iedereen, één poging per dag.
# $day is a day, $time a time of the reader's clock, $points, $turned, $out, $count, $done and $total are numbers.

daily-title = Worp van de dag
daily-today = De worp van vandaag
daily-goal = Draai de dobbelstenen om die er liggen. Elke dobbelsteen die een andere zijde toont, geeft een punt; elke dobbelsteen die de arena verlaat, kost er een.
daily-once = Eén poging per dag, en voor iedereen dezelfde arena.
daily-ends = De dag eindigt om middernacht UTC: { $time } op jouw klok.
daily-count = { $count ->
    [0] Nog niemand heeft gegooid.
    [one] Eén persoon heeft gegooid.
   *[other] { $count } mensen hebben gegooid.
}
daily-listed = Je worp komt in de lijst.
daily-unlisted = Je worp komt niet in de lijst. Die is voor mensen die zich al voor het begin van de dag op een ander apparaat konden aanmelden.
daily-unlisted-how = Bewaar je spellen, dan sta je vanaf morgen in de lijst
daily-own-tremor = Je worp heeft een eigen trilling, zodat niemand de worp van de dag als gast kan uitproberen.
daily-practise = Eerst oefenen
daily-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
daily-sum = { $turned ->
    [0] Geen dobbelsteen is omgedraaid
    [one] Eén dobbelsteen is omgedraaid
   *[other] { $turned } dobbelstenen zijn omgedraaid
}, { $out ->
    [0] geen heeft de arena verlaten.
    [one] één heeft de arena verlaten.
   *[other] { $out } hebben de arena verlaten.
}
daily-tomorrow = Kom morgen terug: lijst, films en je GIF zie je als de dag voorbij is.
daily-locked = Je worp is opgeslagen, maar kon nog niet worden berekend. Hij valt zoals je hebt gegooid.
daily-compute = Tonen waar hij valt
daily-again = Nog eens bekijken

## Een dag die voorbij is

daily-list = De lijst van { $day }
daily-last = Zo eindigde { $day }
daily-people = { $count ->
    [0] Op deze dag heeft niemand gegooid.
    [one] Eén persoon heeft gegooid.
   *[other] { $count } mensen hebben gegooid.
}
daily-none-listed = Niemand staat in de lijst van deze dag.
daily-most = De lijst toont de beste { $count }. De opname bevat alle worpen.
daily-place = Plaats
daily-name = Naam
daily-points-head = Punten
daily-withdrawn = naam ingetrokken
daily-you = jij
daily-your-place = Jouw plaats: { $place }
daily-watch = Bekijken
daily-watch-of = De worp van { $name } bekijken
daily-film = GIF
daily-film-of = De worp van { $name } als GIF opslaan
daily-own-film = Mijn worp als GIF opslaan
daily-earlier = De dag ervoor
daily-later = De dag erna
daily-pass-on = Link doorgeven
daily-copied = De link is gekopieerd.

## Controleren

daily-fair = Was het eerlijk?
daily-fair-lead = De vastlegging is voor de eerste worp gepubliceerd. Daaruit volgt de arena, en uit het geheim volgt de trilling.
daily-commitment = Vastlegging
daily-secret = Geheim
daily-verify = Alles in deze browser nog eens gooien
daily-verify-at = Worp { $done } van { $total }
daily-verify-holds = { $count ->
    [0] Geheim en arena passen bij de vastlegging. Er stond geen worp in de lijst.
    [one] Geheim en arena passen bij de vastlegging, en de worp van de lijst valt zoals opgenomen.
   *[other] Geheim en arena passen bij de vastlegging, en alle { $count } worpen van de lijst vallen zoals opgenomen.
}
daily-verify-differs = Deze dag klopt NIET: { $what ->
    [record] een regel van de opname is veranderd
    [commitment] het geheim past niet bij de vastlegging
    [position] de arena volgt niet uit de vastlegging
   *[throw] worp { $number } valt anders
}.
daily-verify-failed = Deze browser kon de worpen niet berekenen.
daily-record = Opname opslaan

## Elders

daily-no-server = De worp van de dag heeft een server nodig. Oefenen kun je hier.
daily-preview-title = Worp van de dag, { $day }
daily-preview-about = Voor iedereen dezelfde arena, één poging elk. Hoeveel dobbelstenen draai jij om?
