# De tafel van voll verasselt op de pagina: hoe veilig een worp is, gekregen kaarten verdelen, toetsen.
# $percent is een heel getal, $roll een keuze zoals "Gooi er 4".

## Hoe veilig is het?

hub-odds = Kansen
hub-odds-title = Hoe veilig is het?
hub-odds-choice = Jouw keuze
hub-odds-safe = { $percent } % veilig
hub-odds-catch =
    { $count ->
        [one] gemiddeld { $count } kaart
       *[other] gemiddeld { $count } kaarten
    }
hub-odds-said =
    { $count ->
        [one] { $roll }: { $percent } % veilig, gemiddeld { $count } kaart.
       *[other] { $roll }: { $percent } % veilig, gemiddeld { $count } kaarten.
    }
hub-odds-illegal = Deze worp mag niet.
hub-odds-rows = Het veiligst per aantal dobbelstenen
hub-odds-take = { $roll }, { $faces } houden: { $percent } % veilig
hub-odds-take-all = { $roll }: { $percent } % veilig
hub-odds-first = Jouw eerste worp, zo veilig mogelijk
hub-odds-first-said = { $group }: { $percent } % veilig als je er { $count } gooit.
hub-odds-refill = De kaarten die in het midden bijkomen, zijn meegerekend.
hub-odds-how = Deze getallen zijn exact: elke mogelijke worp is geteld.
hub-odds-wait = Alle mogelijke worpen worden geteld …
hub-odds-off = Zie hoe vaak een worp mislukt met de dobbelstenen en kaarten die je kiest.
hub-odds-show = Kansen tonen
hub-odds-hide = Kansen verbergen
hub-odds-plus = +{ $percent } %
hub-odds-plus-said = met deze kaart { $percent } % veiliger

## Gekregen kaarten verdelen

hub-split-how = Tik op een kaart om die aan de andere kant te leggen.
hub-split-full = Jouw tuin is vol: tik daar op een kaart om die terug te nemen.
hub-split-heap = Op jouw hoop
hub-split-heap-what = telt aan het eind
hub-split-yard = In jouw tuin
hub-split-yard-what = helpt bij latere worpen
hub-split-none = niets
hub-split-place = een vrije plek
hub-lacking =
    { $count ->
        [one] nog { $count } kaart nodig
       *[other] nog { $count } kaarten nodig
    }

## Toetsen, in het menu

hub-key-dice = een dobbelsteen gooien of houden
hub-key-cards = een kaart van deze kleur toevoegen
hub-key-back = de kaart terugnemen
hub-key-main = gooien, of de grote knop indrukken
hub-key-stop = stoppen
hub-key-hub = het midden kiezen
hub-key-catch = plunderen
hub-key-undo = ongedaan maken
hub-key-where = horen wat er op tafel ligt
hub-key-odds = kansen tonen of verbergen
hub-key-hint = tip
