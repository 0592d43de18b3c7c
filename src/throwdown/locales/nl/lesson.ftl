# Lessen: vóór een stap, wat te doen is; ‘-done’ als het gedaan is. Een of twee zinnen, kort genoeg voor een telefoon.

lesson-title = Les
lesson-steps = Stappen van de les
lesson-step = Stap { $step } van { $count }
lesson-back = Terug
lesson-skip = Overslaan
lesson-next = Verder
lesson-retry = Nog een keer
lesson-over = Vanaf het begin
lesson-leave = Verlaten
lesson-again = Dat lukte niet. Zet alles weer klaar en probeer het nog eens.
lesson-turned = Voor deze stap is de dobbelsteen in de hand gedraaid. Aan tafel beslist het toeval.

# Wat de spelregels van de uitgave aan de tafel overlaten: $choices somt die keuzes op, elk zoals hieronder.
lesson-agree = Vóór het spel spreken jullie af: { $choices }.
lesson-agree-start-x = een X op de startdobbelsteen (opnieuw gooien of draaien)
lesson-agree-supply-visibility = voorraden (open of verborgen)
lesson-agree-pre-move = dobbelstenen tegen de wand (wegschuiven of laten liggen)
lesson-agree-tournament-tie = gelijke stand in een toernooi (delen of een beslissend spel)
lesson-agree-active-elements = de actieve elementen (een paar of alle)

## De kern van alle arenaspellen

lesson-strike-throw = Elke beurt begint met één dobbelsteen: trek hem naar achteren en laat los, of druk op ‘{ page-throw }’.
lesson-strike-throw-done = Dat was een worp. De dobbelstenen in de { place-arena } zijn er voor iedereen.
lesson-strike-pair = Alle vijf getallen liggen er. Gooi een dobbelsteen: toont hij geen X, dan is er een combinatie.
lesson-strike-pair-done = Dezelfde symbolen zijn van jou, het maakt niet uit wie ze gooide. Daarmee eindigt je beurt.
lesson-strike-lost = Gooi: deze dobbelsteen toont straks een X.
lesson-strike-lost-done = Een dobbelsteen met een X is voorgoed uit het spel, ook als een stoot hem draaide.
lesson-strike-on = Geen combinatie, maar er liggen vier verschillende getallen. Gooi nog een dobbelsteen.
lesson-strike-on-done = Je mag doorgaan zolang er geen combinatie is en je dobbelstenen hebt.
lesson-strike-stop = Geen combinatie, en je hebt nog maar twee dobbelstenen. Stop en houd ze.
lesson-strike-stop-done = Je dobbelstenen zijn veilig. De volgende speler speelt met wat er ligt.
lesson-strike-hit = Kies ‘{ arena-manner-hit }’, richt op een dobbelsteen en gooi: een geraakte dobbelsteen kan draaien.
lesson-strike-hit-done = Ook gedraaide dobbelstenen kunnen een combinatie vormen. Dobbelstenen die eruit springen, zijn uit het spel.
lesson-strike-all = De { place-arena } is leeg als je beurt begint. Dus gooi je al je dobbelstenen tegelijk.
lesson-strike-all-done = Alle combinaties zijn van jou, de rest blijft. Is er geen, dan val je af.
lesson-strike-last = Dit is je laatste dobbelsteen. Alleen met een combinatie blijf je in het spel.
lesson-strike-last-done = Gered! Wie als laatste dobbelstenen heeft, wint. Dat is het hele spel.

## Elementen

lesson-impact-place = Kies wat de eerste dobbelsteen toont.
lesson-impact-place-done = Er ligt altijd al één dobbelsteen, en die toont nooit de lege zijde.
lesson-impact-pair = Alle vijf symbolen liggen er. Gooi een dobbelsteen: toont hij niet de lege zijde, dan is er een combinatie.
lesson-impact-pair-done = Dezelfde symbolen zijn van jou, het maakt niet uit wie ze gooide. Daarmee eindigt je beurt.
lesson-impact-lost = Gooi: deze dobbelsteen toont straks de lege zijde.
lesson-impact-lost-done = Een dobbelsteen met de lege zijde boven is voorgoed uit het spel, ook als een stoot hem draaide.
lesson-impact-move = Vóór een worp mag je dobbelstenen verschuiven. Leg er twee bij elkaar als je wilt en gooi erop.
lesson-impact-move-done = Verschuiven kost niets. Met de hand draaien of stapelen mag niet.
lesson-impact-stop = Geen combinatie, en je hebt nog drie dobbelstenen. Stop en houd ze.
lesson-impact-stop-done = Je dobbelstenen zijn veilig. Een speler zonder dobbelstenen valt af.
lesson-impact-all = { effect-big-bang }: de { place-arena } is leeg, dus gooi je al je dobbelstenen tegelijk.
lesson-impact-all-done = Alle combinaties zijn van jou, de rest blijft. Wie als laatste dobbelstenen heeft, wint.

## Eén kracht

lesson-impact-power-storm = { effect-storm }: gooi. Bij twee of meer bliksemschichten gooien alle anderen een dobbelsteen.
lesson-impact-power-storm-done = Daarna pak je alle combinaties, ook van hun dobbelstenen.
lesson-impact-power-hurricane = { effect-hurricane }: je hebt drie dobbelstenen, je rechterbuur negen. Gooi.
lesson-impact-power-hurricane-done = Eerst pak je de combinaties, dan geeft iedereen alle dobbelstenen naar links.
lesson-impact-power-boulders = { effect-boulders }: gooi, en pak twee stenen.
lesson-impact-power-boulders-done = Stenen die je pakt, vormen een { place-pile } voor je.
lesson-impact-power-pile = Je hebt een { place-pile } van drie dobbelstenen. Kies hem en gooi hem.
lesson-impact-power-pile-done = Je gooit de hele { place-pile }, en dat telt als één worp.
lesson-impact-power-swamp = { effect-swamp }: er liggen twee watersymbolen. Gooi.
lesson-impact-power-swamp-done = Niemand pakt ooit water. Raak het: een dobbelsteen die naar een ander symbool draait, kan een combinatie vormen.
lesson-impact-power-fire = { effect-fire }: twee vuursymbolen starten een race. Weinig dobbelstenen zijn snel gestapeld. Gooi.
lesson-impact-power-fire-done = Wie zijn toren het eerst af heeft, pakt alle combinaties. Hier was je tijd toeval; aan tafel stapel je zelf.

## Alle krachten

lesson-impact-avatar-any = Alle krachten zijn actief en alle symbolen liggen er. Gooi en kijk wat er gebeurt.
lesson-impact-avatar-any-done = Een combinatie zet haar kracht in gang. Alleen water blijft gewoon liggen.
lesson-impact-avatar-order = Gooi nu al je dobbelstenen tegelijk: er kunnen meer krachten werken.
lesson-impact-avatar-order-done = De aangeraden volgorde, hier gevolgd, is { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Er liggen twee watersymbolen. Gooi.
lesson-impact-avatar-swamp-done = { effect-swamp }: niemand pakt water, wat er verder ook gebeurt.

## Spreuken

lesson-hp-strike-pair = Er liggen vier spreuken. Gooi, en een paar is van jou.
lesson-hp-strike-pair-done = Een paar laat ook zijn spreuk werken. Nu de ene spreuk na de andere.
lesson-hp-strike-confundo = { effect-confundo }: gooi, en kijk wie er daarna aan de beurt is.
lesson-hp-strike-confundo-done = Je pakt het paar, en het gaat de andere kant op verder.
lesson-hp-strike-relashio = { effect-relashio }: gooi. Dan gooit iedereen tegelijk een dobbelsteen, jij ook.
lesson-hp-strike-relashio-done = Pas daarna pak je alle combinaties.
lesson-hp-strike-accio = { effect-accio }: gooi, en pak dan nog een dobbelsteen naar keuze.
lesson-hp-strike-accio-done = Je hebt het paar en nog een dobbelsteen gepakt.
lesson-hp-strike-leviosa = { effect-leviosa }: gooi, en stapel dan wat er over is.
lesson-hp-strike-leviosa-done = In een toren telt alleen de bovenste dobbelsteen, tot iemand hem omgooit.
lesson-hp-strike-immobulus = { effect-immobulus }: gooi, en niemand pakt dit paar.
lesson-hp-strike-immobulus-done = Het paar blijft, en zolang het er ligt werkt geen spreuk.
lesson-hp-strike-all = { effect-expelliarmus } De { place-arena } is leeg, dus gooi je al je dobbelstenen tegelijk.
lesson-hp-strike-all-done = Combinaties zijn van jou en laten hun spreuk werken, alleen { face-immobulus } blijft. Wie als laatste dobbelstenen heeft, wint.

## Beestjes

lesson-verasselt-roll = Gooi alle zeven dobbelstenen: elk beestje vangt een kaart van zijn kleur.
lesson-verasselt-roll-done = Je { place-catch } ligt voor je. Dubbele strepen hebben geen kaart nodig.
lesson-verasselt-keep = Tik de dobbelstenen aan die blijven liggen, en gooi dan. Je moet er minstens vier gooien.
lesson-verasselt-keep-done = Na elke worp tellen alle zeven dobbelstenen, ook die bleven liggen.
lesson-verasselt-stop = Je hebt negen kaarten gevangen, en er liggen er nog weinig. Stop.
lesson-verasselt-stop-done = Je { place-catch } wacht. Hij is van jou als de volgende speler hem niet plundert.
lesson-verasselt-bust = Er liggen alleen gele en blauwe kaarten. Gooi en kijk wat er mis kan gaan.
lesson-verasselt-bust-done = Een kleur kwam vaker dan er kaarten zijn: misworp. Je { place-catch } is weg en je trekt twee kaarten.
lesson-verasselt-boost = Er ligt geen rode kaart. Leg er enkele uit je { place-yard } bij, en gooi dan.
lesson-verasselt-boost-done = Bijgelegde kaarten maken een worp veiliger en kun je vangen als alle andere.
lesson-verasselt-plunder = De { place-catch } van de vorige speler is groot. Kies om daarvoor te gooien.
lesson-verasselt-plunder-done = Nu vang je daar kaarten. Wat je laat liggen, gaat naar de vorige speler.
lesson-verasselt-split = Je krijgt je { place-catch }. Tik aan wat naar je { place-yard } gaat; de rest telt.
lesson-verasselt-split-done = Aan het eind telt alleen de { place-heap }. De { place-yard } maakt worpen veiliger.
