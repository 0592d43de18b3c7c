# Il tavolo di voll verasselt sulla pagina: quanto è sicuro un lancio, dividere le carte ricevute, tasti.
# $percent è un numero intero, $roll una scelta come "Tira 4".

## Quanto è sicuro?

hub-odds = Probabilità
hub-odds-title = Quanto è sicuro?
hub-odds-choice = La tua scelta
hub-odds-safe = sicuro al { $percent } %
hub-odds-catch =
    { $count ->
        [one] in media { $count } carta
       *[other] in media { $count } carte
    }
hub-odds-said =
    { $count ->
        [one] { $roll }: sicuro al { $percent } %, in media { $count } carta.
       *[other] { $roll }: sicuro al { $percent } %, in media { $count } carte.
    }
hub-odds-illegal = Questo lancio non è permesso.
hub-odds-rows = Il più sicuro per ogni numero di dadi
hub-odds-take = { $roll }, tieni { $faces }: sicuro al { $percent } %
hub-odds-take-all = { $roll }: sicuro al { $percent } %
hub-odds-first = Il tuo primo lancio, il più sicuro possibile
hub-odds-first-said = { $group }: sicuro al { $percent } % se ne tiri { $count }.
hub-odds-refill = Le carte che arrivano { place-hub.in } sono già contate.
hub-odds-how = Questi numeri sono esatti: si contano tutti i lanci possibili.
hub-odds-wait = Calcolo di tutti i lanci possibili …
hub-odds-off = Guarda quanto rischi con i dadi e le carte che scegli.
hub-odds-show = Mostra le probabilità
hub-odds-hide = Nascondi le probabilità
hub-odds-plus = +{ $percent } %
hub-odds-plus-said = con questa carta { $percent } % più sicuro

## Dividere le carte ricevute

hub-split-how = Tocca una carta per metterla dall’altra parte.
hub-split-full = Il tuo cortile è pieno: tocca lì una carta per riprenderla.
hub-split-heap = Sul tuo mucchio
hub-split-heap-what = conta alla fine
hub-split-yard = Nel tuo cortile
hub-split-yard-what = aiuta nei prossimi lanci
hub-split-none = niente
hub-split-place = un posto libero
hub-lacking =
    { $count ->
        [one] serve ancora { $count } carta
       *[other] servono ancora { $count } carte
    }

## Tasti, nel menu

hub-key-dice = tira o tieni un dado
hub-key-cards = aggiungi una carta di questo colore
hub-key-back = riprendila
hub-key-main = tira, o premi il pulsante grande
hub-key-stop = fermati
hub-key-hub = scegli { place-hub.the }
hub-key-catch = saccheggia
hub-key-undo = annulla
hub-key-where = ascolta che cosa c’è sul tavolo
hub-key-odds = mostra o nascondi le probabilità
hub-key-hint = consiglio
