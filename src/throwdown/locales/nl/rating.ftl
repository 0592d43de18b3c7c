# Hoe sterk iemand is, als een plaats tussen de bots. $lower, $upper en $level zijn namen van bots (page-level-…).

rating-between = Je staat tussen de bots { $lower } en { $upper }.
rating-above = Je staat boven de bot { $level }.
rating-below = Je staat onder de bot { $level }.
rating-open = Het is te vroeg om te zeggen waar je tussen de bots staat.
# $place is een van de zinnen hierboven.
rating-more = { $place } Ongeveer { $games } extra spellen zouden meer zeggen.
rating-no-anchors =
    { $games ->
        [one] Er kan nog geen bot worden genoemd. Daarvoor is nog één spel tussen mensen met een bot aan tafel nodig.
       *[other] Er kan nog geen bot worden genoemd. Daarvoor zijn nog { $games } spellen tussen mensen met een bot aan tafel nodig.
    }

## De pagina

rating-arena = In de arena
rating-band = De band laat zien waar je kunt staan. Bij negen van de tien mensen ligt de ware plaats in hun band.
rating-games =
    { $games ->
        [0] Hier telt nog geen spel.
        [one] Hier telt één spel.
       *[other] Hier tellen { $games } spellen.
    }
rating-counted = Welke spellen tellen
rating-counted-people = Een spel telt als twee of meer mensen het op een server spelen. Bots mogen meedoen.
rating-counted-places = Spellen op één apparaat, zonder server of met tips tellen niet. In de arena tellen ook spellen met willekeurige dobbelstenen niet.
rating-counted-leave = Wie weggaat, is laatste. Speelt een bot verder, dan telt het resultaat van de bot.
rating-counted-bots = Bots hebben vaste plaatsen op de ladder. Na tien spellen tussen mensen met een bot aan tafel wordt je plaats tussen hen genoemd.
rating-counted-time = Tijd zonder spellen maakt de band breder.
rating-uncounted = Je laatste spellen die niet tellen

## Waarom een spel niet telt

rating-why-waits = Het wordt zo geteld.
rating-why-pool = Voor deze manier van spelen is er geen ladder.
rating-why-host = Het werd op één apparaat of zonder server gespeeld.
rating-why-learning = Tips waren toegestaan.
rating-why-handicap = Niet iedereen speelde volgens dezelfde regels.
rating-why-result = Niemand heeft gewonnen.
rating-why-people = Er speelden minder dan twee mensen.
rating-why-seats = Eén persoon had meerdere plaatsen.
rating-why-bot = Er speelde een bot mee waarvan de sterkte niet bekend is.
