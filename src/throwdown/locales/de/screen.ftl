# Das Spiel auf dem Textbildschirm. Zeilen mit Tasten sind höchstens 78 Zeichen breit; was nicht passt, fällt weg.
# Namen von Tasten bleiben kurz: Enter, Leertaste, Esc, F1. Die Buchstaben der Tasten (d t i s a n h u w q x m) bleiben.

screen-too-small = Mach das Fenster größer: Es braucht { $width } Spalten und { $height } Zeilen. Oder spiel mit --plain.

## Tasten, wie sie in den untersten Zeilen stehen

screen-keys-game = F1 Regeln  F2 Verlauf  h Tipp  w warum  u zurück  q sichern, Ende  F9 Farben
screen-keys-list = Drück eine Zahl oder nimm ↑ ↓ und Enter.
screen-keys-throw = Wähle mit einer Zahl. ← → oder d t i s sagen, wie du wirfst.
screen-keys-aim = 1-9 Wahl  d t i s wie  Tab Würfel  ←↑↓→ / C4 Ziel  r Seite  x ohne  m rücken
screen-keys-move = Tab Würfel   ←↑↓→ oder C4 Ort   Enter fertig   Esc lassen
screen-keys-motion = Jede Taste: überspringen.
screen-keys-try-again = Enter versucht es noch einmal.
screen-keys-consent = Enter: einverstanden, Esc: nein
screen-keys-cards = { $keys } Karte dazu, mit Umschalt zurück, a alle, n keine, Enter fertig.
screen-keys-roll = 1-7 Würfel neu/fest. { $keys } Karte dazu, mit Umschalt zurück. Enter würfelt.
screen-keys-roll-bare = 1-7 Würfel neu/fest. Enter würfelt.
screen-keys-tower = Drück die Tasten von unten nach oben. Rücktaste nimmt zurück, Enter baut.
screen-keys-text = ↑ ↓ blättern, Esc zurück
screen-keys-cover = Enter: weiter
screen-keys-quit = Enter: beenden, Esc: weiterspielen
screen-keys-menu = ↑ ↓ und Enter oder eine Zahl; F1 Hilfe; Esc beendet
screen-keys-setup = ↑ ↓ Zeile  ← → ändern  Buchstaben: Name  Enter weiter  F1 Regeln  Esc zurück

## Die Zeile über dem Spielfeld

screen-active-all = Alle Elemente sind aktiv
screen-active = Aktiv: { $elements }
screen-clockwise = ↻ im Uhrzeigersinn
screen-counter-clockwise = ↺ gegen den Uhrzeigersinn
screen-removed =
    { $count ->
        [one] { $count } Würfel verloren
       *[other] { $count } Würfel verloren
    }
screen-turn = Zug { $number }

## Spieler. Höchstens 14 Zeichen.

screen-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
# $piles: Größen von Stapeln wie 3+2; sie sind unter den Würfeln.
screen-dice-piles = { $count }, { place-pile.plural } { $piles }
screen-hidden = verdeckt
screen-out = raus
# Karten auf dem Haufen; der Hof steht daneben. Nur acht Zeichen haben dort Platz.
screen-heap = Haufen { $count }
screen-heap-hidden = Haufen ?

## Das Spielfeld von voll verasselt

# Höchstens 9 Zeichen.
screen-deck = Stapel { $count }
screen-hub = { place-hub }
# Über dem Namen dessen, dem er gehört.
screen-catch = Fang
screen-received = Bekommen
# Unter einem Würfel; höchstens 4 Buchstaben.
screen-die-roll = neu
screen-die-keep = fest

## Fragen

screen-asked = { $player }: { $prompt }
screen-wait = Warten auf { $players } …
screen-flight = Die Würfel sind in der Luft …
screen-how = Wie:
screen-aim = Ziel:
screen-aim-none = irgendwohin
screen-aim-place = { $cell } von { $side }
screen-aim-die = { $symbol } auf { $cell } von { $side }
screen-aim-tower = Turm auf { $cell } von { $side }
screen-move-which = Welchen Würfel rückst du?
screen-move-where = Wohin rückt { $symbol } von { $cell }?
screen-move-place = Nach: { $cell }
screen-tower = { $cell }: { $symbols }, von unten nach oben
screen-roll =
    { $boost ->
        [0] { $count ->
            [one] Mit { $count } Würfel würfeln
           *[other] Mit { $count } Würfeln würfeln
        }
        [one] { $count ->
            [one] { $boost } Karte dazulegen und mit { $count } Würfel würfeln
           *[other] { $boost } Karte dazulegen und mit { $count } Würfeln würfeln
        }
       *[other] { $count ->
            [one] { $boost } Karten dazulegen und mit { $count } Würfel würfeln
           *[other] { $boost } Karten dazulegen und mit { $count } Würfeln würfeln
        }
    }
screen-stop = Aufhören
screen-boost = Aus dem { place-yard } dazulegen:
screen-split = In den { place-yard }: { $yard } (Platz für { $room }). Auf den { place-heap }: { $heap }.
screen-top-up = Gewählt: { $count }. Nötig: { $missing }.
screen-tower-loose = Noch zu setzen:
screen-tower-order = Unten nach oben:
screen-taken-back = Der letzte Schritt ist rückgängig gemacht.
screen-no-undo = Das lässt sich nicht rückgängig machen: Seither waren Würfel oder Karten zu sehen.

## Seiten

screen-rules-title = Die Regeln in Kürze
screen-story-title = Was geschehen ist
screen-why-title = Warum?
screen-why-nothing = Bisher wurde keine Regel angewandt.
screen-trouble-title = Das ging nicht
screen-cover = Gib die Tastatur an { $player } weiter, dann drück Enter.
screen-consent = { $player }: Dürfen Würfel an der Wand vor einem Wurf weggerückt werden, für dieses ganze Spiel?
screen-kept = Dein Spiel ist gespeichert als { $save }. Es liegt in { $path }. Jetzt beenden?
screen-not-kept = Dieses Spiel ist nicht gespeichert. Trotzdem beenden?
screen-save-trouble = Dein Spiel ließ sich nicht speichern: { $why }. Trotzdem beenden?
screen-damaged = Dieser Spielstand war beschädigt. Das Spiel geht beim letzten guten Eintrag weiter. Die beschädigte Datei heißt jetzt { $kept }.

## Das Rennen

screen-race-title = { effect-fire }
screen-race-how = Staple deine Würfel: Drück deine Taste einmal für jeden Würfel, sobald das Signal kommt. Gedrückt halten zählt nicht.
screen-race-ready = Achtung …
screen-race-go = LOS!
screen-race-keys = Wer zuerst fertig ist, nimmt alles, was passt.

## Das erste Menü, die Spielstände

screen-help-title = Hilfe
screen-help =
    Spiel Arena-Würfelspiele, und eines mit Karten, an diesem Bildschirm: mit Freunden reihum oder gegen Bots.

    Neues Spiel: Wähle das Spiel, wer mitspielt und die Ausgabe deiner Schachtel. F1 zeigt dort die Regeln dieses Spiels.
    Gespeichertes Spiel fortsetzen: Jedes Spiel wird laufend gesichert, du kannst also jederzeit gehen.

    Tasten
    ↑ ↓ und Enter wählen; die Zahl vor einer Zeile tut dasselbe.
    Esc geht zurück. Auf der ersten Seite beendet zweimal Esc das Programm.
    F1 erklärt die Seite, die du siehst; im Spiel zeigt es die Regeln.
    F2 zeigt den ganzen Verlauf, W die zuletzt angewandte Regel, U macht rückgängig, H gibt Tipps.
    F9 wechselt zwischen dunkel und hell.
    Strg+P zeigt alle Befehle. Ein Klick auf eine Taste drückt sie; ein Klick in die Arena zielt.
# In the field of the command palette.
screen-palette = Was möchtest du tun?
screen-menu-title = Throwdown
screen-menu-notice = Würfelspiele in der Arena und eins mit Karten. Ein unabhängiges Projekt, keinem Verlag verbunden.
screen-menu-new = Neues Spiel
screen-menu-resume = Gespeichertes Spiel fortsetzen
screen-menu-quit = Beenden
screen-resume-title = Welches Spiel willst du fortsetzen?
screen-save-tournament = { $save }: Turnier

## Neues Spiel

screen-setup-title = Neues Spiel
screen-setup-game = Spiel
screen-setup-count = Spieler
screen-setup-first = Wer beginnt
screen-setup-edition = Ausgabe
screen-setup-tournament = Turnier
# $count: wie viele Regeln vom Standard abweichen.
screen-setup-rules =
    { $count ->
        [0] Hausregeln
        [one] Hausregeln: { $count } anders
       *[other] Hausregeln: { $count } anders
    }
screen-setup-start = Los geht’s
screen-fold = zuklappen
screen-unfold = aufklappen
screen-yes = ja
screen-no = nein
screen-setup-edition-why = Die Regeln, wie sie in einer Sprache gedruckt sind. Ausgaben weichen in einigen Regeln voneinander ab; die Worte auf dem Bildschirm bleiben.
screen-seat-person = Mensch
screen-seat-novice = Computer, Anfänger
screen-seat-casual = Computer, Gelegenheitsspieler
screen-seat-regular = Computer, Stammspieler
screen-seat-expert = Computer, Kenner
screen-seat-master = Computer, Meister
screen-seat-thumb = Computer, Faustregeln
screen-seat-random = Computer, spielt zufällig
screen-seat-mcts = Computer, Baumsuche
# Vorschläge für Namen: Spieler 1, Spieler 2, Spieler 3. Namen stehen in Sätzen der dritten Person, daher kein "Du".
screen-name-you = Spieler 1
screen-name = Spieler

## Das Ende

screen-end-title = Das Spiel ist vorbei
screen-end-again = Noch einmal: Der nächste Platz beginnt
screen-end-next = Nächstes Spiel des Turniers
screen-end-decider = Entscheidungsspiel spielen
screen-end-share = Den Sieg teilen
screen-end-new = Neues Spiel
screen-end-quit = Beenden
screen-table-game = Spiel { $number }
screen-table-total = Summe
screen-table-fewest = Die wenigsten Minuspunkte gewinnen.
screen-table-champions =
    { $count ->
        [one] { $players } gewinnt das Turnier.
       *[other] { $players } teilen sich das Turnier.
    }

## Hausregeln. Höchstens 36 Zeichen; die Regel steht darunter. $accio und so weiter sind Namen von Zaubern.

screen-option-starting-dice = Würfel zu Beginn
screen-option-start-die = Startwürfel
screen-option-start-x = Startwürfel mit X
screen-option-collect = Nehmen, was passt
screen-option-big-throw-when = Alles werfen
screen-option-big-throw-cause = Warum { place-arena.the } leer ist
screen-option-elim-nonactive = Ausscheiden in fremdem Zug
screen-option-all-out = Alle zugleich ohne Würfel
screen-option-simul-points = Minuspunkte bei gemeinsamem Ausscheiden
screen-option-tournament-tie = Gleichstand im Turnier
screen-option-pre-move = Würfel vor dem Wurf verschieben
screen-option-supply-visibility = Würfelzahlen
screen-option-accidental-stack = Würfel auf einem Würfel
screen-option-active-elements = Aktive Elemente
screen-option-storm-collector = Wer nach einem Gewitter nimmt
screen-option-storm-pile-only = Wer im Gewitter nur { place-pile.plural } hat
screen-option-storm-chain = Andere Kräfte nach dem Gewitter
screen-option-pile-split = { place-pile } teilen
screen-option-pile-merge = Ein zweiter { place-pile }
screen-option-piles-after-fire = { place-pile.plural } nach einem Rennen
screen-option-hurricane-piles = { place-pile.plural } im { effect-hurricane }
screen-option-swamp-water-only = Nur Wasser passt
screen-option-fire-mode = Rennen
screen-option-fire-tie = Gleichstand im Rennen
screen-option-fire-empty-supply = Rennen ohne Würfel
screen-option-reaction-no-match = Nichts passt, nachdem alle warfen
screen-option-immobulus-only = Nur { $immobulus } passt
screen-option-relashio-throwers = { $relashio }: Wer wirft
screen-option-relashio-pending = { $relashio }: frühere Zauber
screen-option-relashio-new-immobulus = { $relashio }: neues { $immobulus }
screen-option-accio-extra = { $accio }: der zusätzliche Würfel
screen-option-accio-from-tower = { $accio } aus einem Turm
screen-option-accio-immobulus = { $accio } nimmt { $immobulus }
screen-option-leviosa-order = Reihenfolge im Turm
screen-option-refill-per-double-bar = Neue Karten je Doppelbalken
screen-option-end-check = Wann das Spielende geprüft wird
screen-option-consolation-optional = { cry-bust.After } weniger ziehen
screen-option-first-turn-refill = Neue Karten im ersten Zug
screen-option-allow-stop-before-first-roll = Aufhören ohne Wurf erlaubt
screen-option-show-heap-counts = Alle dürfen { place-heap } zählen
screen-option-max-turns = Höchstzahl der Züge

# Die Werte der Hausregeln. Höchstens 30 Zeichen.
screen-value-no-limit = keine
screen-value-usual = wie üblich
screen-value-thrown = wird geworfen
screen-value-placed = wird gelegt
screen-value-reroll = wird neu geworfen
screen-value-turn = wird gedreht
screen-value-mandatory = Pflicht
screen-value-optional = freiwillig
screen-value-turn-start = zu Beginn eines Zuges
screen-value-whenever-empty = immer wenn { place-arena.the } leer ist
screen-value-any = beliebig
screen-value-taken-only = nur, wenn genommen wurde
screen-value-after-resolution = wenn der Wurf ausgewertet ist
screen-value-immediate = sofort
screen-value-own-turn = zu Beginn des eigenen Zugs
screen-value-draw = unentschieden
screen-value-active-wins = wer dran ist, gewinnt
screen-value-replay = das Spiel wird wiederholt
screen-value-after-all = für alle gleich
screen-value-sequential = nacheinander
screen-value-shared = wird geteilt
screen-value-playoff = Entscheidungsspiel
screen-value-players-choose = die Betroffenen wählen
screen-value-free = frei
screen-value-group = nur näher zusammen
screen-value-off-walls-by-consent = von der Wand, wenn alle wollen
screen-value-none = gar nicht
screen-value-visible = öffentlich
screen-value-hidden = verdeckt
screen-value-nudge = wird heruntergeschubst
screen-value-tower = ist ein Turm
screen-value-turn-player = wer dran ist
screen-value-start-player = wer das Spiel begonnen hat
screen-value-throw-pile = wirft einen { place-pile }
screen-value-exempt = wirft nicht
screen-value-one-from-pile = wirft einen Würfel vom { place-pile }
screen-value-recheck = nach den Würfeln, die da sind
screen-value-locked = nur, wenn es vorher passte
screen-value-forbidden = verboten
screen-value-allowed = erlaubt
screen-value-separate = ist ein eigener { place-pile }
screen-value-merge = kommt zum ersten
screen-value-dissolve = lösen sich auf
screen-value-owner-choice = wem sie gehören, wählt
screen-value-keep = bleiben stehen
screen-value-intact = bleiben { place-pile.plural }
screen-value-loosen = lösen sich auf
screen-value-not-a-match = gilt als nichts
screen-value-ends-turn = beendet den Zug
screen-value-live = mit Tasten
screen-value-simulated = Zeiten ausgelost
screen-value-fewest-dice = die wenigsten Würfel gewinnen
screen-value-active-first = wer dran ist, ist vorn
screen-value-rerun = wird wiederholt
screen-value-cannot-race = nicht möglich
screen-value-wins-instantly = gewinnt sofort
screen-value-may-continue = man darf weitermachen
screen-value-turn-ends = der Zug ist vorbei
screen-value-ends-turn-if-new = beendet den Zug, wenn neu
screen-value-all = alle
screen-value-others = die anderen
screen-value-still-matched = wirken, wenn es noch passt
screen-value-always = wirken immer
screen-value-stays = bleibt
screen-value-collected = wird genommen
screen-value-stays-and-suppresses = bleibt, unterdrückt Zauber
screen-value-may = darf genommen werden
screen-value-must = muss genommen werden
screen-value-top-only = nur der oberste
screen-value-never = nie
screen-value-active-choice = wer dran ist, wählt
screen-value-random = zufällig
screen-value-before-first-roll = vor dem ersten Wurf
