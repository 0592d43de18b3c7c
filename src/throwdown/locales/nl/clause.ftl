# Elke regel in één zin: wat een speler leest die vraagt "waarom?".
# Namen van spreuken en spellen komen uit het thema.

## De regels van alle arenaspellen

clause-CORE-01 = Het spel heeft 26 identieke dobbelstenen. Elk heeft vijf verschillende symbolen en { face-lost }.
clause-CORE-02 = Het spel is voor 2 tot 5 spelers.
clause-CORE-03 =
    { $starting_dice ->
        [none] Iedereen begint met 8 dobbelstenen als er twee spelen, 7 bij drie, 6 bij vier en 5 bij vijf.
        [open] Iedereen begint met 8 dobbelstenen als er twee spelen, 7 bij drie, 6 bij vier en 5 bij vijf.
       *[some] Aan deze tafel beginnen de plaatsen met verschillende aantallen dobbelstenen, op volgorde: { $starting_dice }.
    }
clause-CORE-04 = Eén extra dobbelsteen ligt vanaf het begin in de arena en toont nooit { face-lost }.
clause-CORE-05 = Dobbelstenen die na het uitdelen over zijn, blijven het hele spel opzij liggen.
clause-CORE-06 =
    { $first_player ->
        [host_choice] De oudste speler begint, of wie de tafel kiest; daarna gaat het met de klok mee.
        [random] Het lot beslist wie begint; daarna gaat het met de klok mee.
        [oldest] De oudste speler begint; daarna gaat het met de klok mee.
       *[open] De oudste speler begint, of wie de tafel kiest; daarna gaat het met de klok mee.
    }
clause-CORE-07 = De laatste speler met dobbelstenen wint.
clause-CORE-08 = Elke beurt begint met een worp: je kunt niet passen zonder een dobbelsteen te gooien.
clause-CORE-09 = Gooi zoals je wilt, zacht of hard. Je mag de dobbelstenen in de arena raken.
clause-CORE-10 = Een dobbelsteen die de arena mist, naar buiten stuitert of naar buiten gestoten wordt, is meteen uit het spel.
clause-CORE-11 = Na een worp: wat buiten ligt gaat weg, scheve dobbelstenen komen plat te liggen, dobbelstenen met { face-lost } gaan weg, dan tellen combinaties en effecten.
clause-CORE-12 = Elke dobbelsteen die { face-lost } toont, is meteen uit het spel, ook als een treffer hem draaide. Twee { face-lost.many } zijn nooit een combinatie.
clause-CORE-13 =
    { $collect ->
        [mandatory] Twee of meer dezelfde symbolen zijn een combinatie. Alle combinaties worden helemaal gepakt, wie de dobbelstenen ook gooide.
        [optional] Twee of meer dezelfde symbolen zijn een combinatie. Alle combinaties worden helemaal gepakt of blijven liggen, wie de dobbelstenen ook gooide.
       *[open] Twee of meer dezelfde symbolen zijn een combinatie. Alle combinaties worden helemaal gepakt, wie de dobbelstenen ook gooide.
    }
clause-CORE-14 =
    { $collect ->
        [mandatory] Wie aan de beurt is, pakt alle combinaties. Daarmee is de beurt voorbij.
        [optional] Wie aan de beurt is, pakt alle combinaties of laat ze allemaal liggen. Hoe dan ook is de beurt voorbij.
       *[open] Wie aan de beurt is, pakt alle combinaties. Daarmee is de beurt voorbij.
    }
clause-CORE-15 = Is er geen combinatie, dan mag je stoppen of nog één dobbelsteen gooien.
clause-CORE-16 = Je mag blijven gooien zolang er geen combinatie is en je dobbelstenen hebt.
clause-CORE-17 = Je valt af als je geen dobbelstenen meer hebt zodra je worp is afgehandeld. Je dobbelstenen in de arena tellen niet mee.
clause-CORE-18 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Is de arena leeg als je beurt begint, dan gooi je al je dobbelstenen tegelijk, en alleen dan.
                [whenever_empty] Telkens als de arena in je beurt leeg is, gooi je al je dobbelstenen tegelijk. Stoppen kan dan niet.
            }
        [taken_only] Heeft iemand de laatste dobbelstenen gepakt en is de arena leeg als je beurt begint, dan gooi je al je dobbelstenen tegelijk.
       *[open] Is de arena leeg als je beurt begint, dan gooi je al je dobbelstenen tegelijk, en alleen dan.
    }
clause-CORE-19 = Alles gooien telt als elke andere worp: pak je niets, dan heb je geen dobbelstenen meer en val je af.
clause-CORE-20 = Het spel eindigt zodra nog maar één speler dobbelstenen heeft. Die speler wint.
clause-CORE-21 =
    { $pre_move ->
        [free] Vóór je worp mag je dobbelstenen in de arena vrij verschuiven, maar nooit draaien of stapelen.
        [group] Vóór je worp mag je dobbelstenen in de arena bij elkaar schuiven, maar nooit draaien of stapelen.
        [off_walls_by_consent] Vóór je worp mogen dobbelstenen van de wanden af als iedereen het goed vindt, maar nooit gedraaid of gestapeld.
        [none] Dobbelstenen in de arena worden vóór een worp niet verschoven.
       *[open] Dobbelstenen in de arena mag je alleen verschuiven zoals afgesproken, en nooit draaien of stapelen.
    }
clause-CORE-22 = Je mag de arena draaien om van een betere kant te gooien.
clause-CORE-23 = Ligt een dobbelsteen { face-leaning }, duw dan tegen de doos of klop op tafel tot hij plat ligt. Raak hem niet aan. Dan telt wat hij toont.
clause-CORE-24 =
    { $supply_visibility ->
        [visible] Iedereen mag zien hoeveel dobbelstenen je hebt.
        [hidden] Alleen jij weet hoeveel dobbelstenen je hebt: voorraden zijn verborgen.
       *[open] Vóór het spel spreekt de tafel af of iedereen mag zien hoeveel dobbelstenen je hebt.
    }
clause-CORE-25 = Dobbelstenen die niemand pakt, blijven in de arena voor de volgende speler.
clause-CORE-26 = Spelers die af zijn, worden overgeslagen. Hun dobbelstenen in de arena blijven in het spel.
clause-CORE-27 = Dobbelstenen in de arena zijn van niemand: je mag pakken wat anderen gooiden.
clause-CORE-28 = De dobbelstenen van alle spelers, in de arena, verloren en opzij zijn samen altijd 26.

## Toernooi

clause-TOUR-01 = Een toernooi heeft evenveel spellen als spelers.
clause-TOUR-02 = Elk spel van een toernooi begint bij de volgende speler naar links.
clause-TOUR-03 = Wie afvalt, noteert zoveel { title-points } als er nog spelers meedoen: twee als er nog twee zijn. Wie wint, noteert er geen.
clause-TOUR-04 = De speler met de minste { title-points } wint het toernooi.
clause-TOUR-05 =
    { $tournament_tie ->
        [shared] Spelers met even weinig { title-points } delen het toernooi.
        [playoff] Spelers met even weinig { title-points } spelen een beslissend spel.
        [players_choose] Spelers met even weinig { title-points } delen het toernooi, of spelen een beslissend spel als een van hen dat wil.
       *[open] Spelers met even weinig { title-points } delen de overwinning of spelen een beslissend spel, zoals afgesproken.
    }

## Strike

clause-STR-01 = Getallen hebben geen krachten en geen waarde: alleen gelijk of verschillend telt.
clause-STR-02 =
    { $start_die ->
        [placed] De eerste dobbelsteen wordt in de arena gelegd met een getal naar keuze.
        [thrown]
            { $start_x ->
               *[reroll] De eerste dobbelsteen wordt in de arena gegooid. Een X wordt opnieuw gegooid.
                [turn] De eerste dobbelsteen wordt in de arena gegooid. Een X wordt op een getal naar keuze gedraaid.
            }
       *[open] De eerste dobbelsteen wordt in de arena gegooid. Een X wordt opnieuw gegooid of gedraaid, zoals afgesproken.
    }
clause-STR-03 = De tafel spreekt vóór het spel af wat geldt voor verschuiven, voorraden tonen en gelijke stand.
clause-STR-04 = Je mag verder gooien tot er een combinatie is of je geen dobbelstenen meer hebt.

## Impact

clause-IMP-01 = In het basisspel hebben de symbolen geen krachten.
clause-IMP-02 = Een worp kan dobbelstenen draaien die er al liggen. Zo ontstaan combinaties die je niet zelf gooide.
clause-IMP-03 =
    { $start_die ->
        [placed] De eerste dobbelsteen wordt neergelegd met een symbool naar keuze, niet met de lege zijde.
        [thrown] De eerste dobbelsteen wordt in de arena gegooid. Met de lege zijde begint hij nooit.
       *[open] De eerste dobbelsteen wordt neergelegd met een symbool naar keuze, niet met de lege zijde.
    }
clause-IMP-04 =
    { $pre_move ->
        [free] Vóór elk van je worpen mag je de dobbelstenen in de arena vrij verschuiven.
        [group] Vóór elk van je worpen mag je de dobbelstenen in de arena bij elkaar schuiven.
        [off_walls_by_consent] Vóór elk van je worpen mag je dobbelstenen van de wanden af schuiven, als iedereen het goed vindt.
        [none] Vóór je worpen mag je de dobbelstenen in de arena niet verschuiven.
       *[open] Vóór elk van je worpen mag je de dobbelstenen in de arena verschuiven, zoals afgesproken.
    }
clause-IMP-05 = Iedereen mag altijd zien hoeveel dobbelstenen je hebt.
clause-IMP-06 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-big-bang }: de arena is leeg als je aan de beurt komt, dus gooi je alles tegelijk.
                [whenever_empty] { effect-big-bang }: telkens als de arena in je beurt leeg is, gooi je alles tegelijk.
            }
        [taken_only] { effect-big-bang }: iemand pakte de laatste dobbelstenen en de arena is leeg als je aan de beurt komt: gooi alles tegelijk.
       *[open] { effect-big-bang }: de arena is leeg als je aan de beurt komt, dus gooi je alles tegelijk.
    }

## Impact met krachten

clause-IMP-POW-01 =
    { $start_die ->
        [thrown] Wie begint, gooit de startdobbelsteen. Het element dat hij toont, heeft het hele spel zijn kracht.
        [placed] Wie begint, legt de startdobbelsteen neer. Het gekozen element heeft het hele spel zijn kracht.
       *[open] Wie begint, gooit de startdobbelsteen. Het element dat hij toont, heeft het hele spel zijn kracht.
    }
clause-IMP-POW-02 = Een kracht werkt als na een worp twee of meer dobbelstenen het element tonen.
clause-IMP-POW-STORM-01 = { effect-storm }: bij twee of meer bliksemschichten gooien alle anderen snel en tegelijk een van hun dobbelstenen.
clause-IMP-POW-STORM-02 =
    { $storm_collector ->
        [turn_player]
            { $collect ->
               *[mandatory] Na een onweer pakt wie aan de beurt is alle combinaties die er dan liggen.
                [optional] Na een onweer pakt wie aan de beurt is alle combinaties die er dan liggen, of laat ze allemaal liggen.
            }
        [start_player]
            { $collect ->
               *[mandatory] Na een onweer pakt wie het spel begon alle combinaties die er dan liggen.
                [optional] Na een onweer pakt wie het spel begon alle combinaties die er dan liggen, of laat ze allemaal liggen.
            }
       *[open] Na een onweer pakt wie aan de beurt is alle combinaties die er dan liggen.
    }
clause-IMP-POW-STORM-03 = Bliksemschichten die na een onweer liggen, geven geen tweede onweer. Ze tellen zoals elke andere combinatie.
clause-IMP-POW-STORM-04 = Ook dobbelstenen van een onweer zijn verloren als ze buiten landen of de lege zijde tonen.
clause-IMP-POW-HURR-01 = { effect-hurricane }: bij twee keer lucht of meer worden de combinaties gepakt. Dan geeft iedereen al zijn dobbelstenen aan de speler links van zich.
clause-IMP-POW-HURR-02 = De orkaan slaat spelers over die af zijn. Daarna gaat het gewoon naar links verder.
clause-IMP-POW-BOUL-01 =
    { $pile_merge ->
        [separate] { effect-boulders }: dobbelstenen met { face-stone } die je pakt, komen als één { place-pile } voor je te staan.
        [merge] { effect-boulders }: dobbelstenen met { face-stone } die je pakt, komen voor je op de { place-pile } die er al staat.
       *[open] { effect-boulders }: dobbelstenen met { face-stone } die je pakt, komen als één { place-pile } voor je te staan.
    }
clause-IMP-POW-BOUL-02 =
    { $pile_split ->
        [forbidden] Een { place-pile } wordt later gegooid, alle dobbelstenen samen, als één worp.
        [allowed] Een { place-pile } mag later gegooid worden, alle dobbelstenen samen als één worp, of een voor een.
       *[open] Een { place-pile } wordt later gegooid, alle dobbelstenen samen, als één worp.
    }
clause-IMP-POW-BOUL-03 = Dobbelstenen in een { place-pile } zijn van jou: ze houden je in het spel en gaan mee in een orkaan.
clause-IMP-POW-SWAMP-01 = { effect-swamp }: water wordt nooit gepakt, hoeveel dobbelstenen het ook tonen.
clause-IMP-POW-SWAMP-02 = Raak een dobbelsteen met water: met een ander symbool is hij te pakken, met de lege zijde is hij verloren.
clause-IMP-POW-FIRE-01 =
    { $fire_mode ->
        [live] { effect-fire }: bij twee keer vuur of meer stapelt iedereen zo snel mogelijk zijn dobbelstenen tot een toren. Wie het eerst klaar is, roept “stop!” en pakt alle combinaties.
        [simulated] { effect-fire }: bij twee keer vuur of meer bouwt iedereen om het snelst een toren. Het programma loot de tijden, en de snelste pakt alle combinaties.
        [fewest_dice] { effect-fire }: bij twee keer vuur of meer is er geen race. Wie de minste dobbelstenen heeft, pakt alle combinaties.
       *[open] { effect-fire }: bij twee keer vuur of meer stapelt iedereen zo snel mogelijk zijn dobbelstenen tot een toren. Wie het eerst klaar is, roept “stop!” en pakt alle combinaties.
    }
clause-IMP-POW-FIRE-02 = Iedereen racet op gelijke voet. Minder dobbelstenen is een voordeel, en zo is het bedoeld.
clause-IMP-POW-FIRE-03 = Na een race is de speler links van de winnaar aan de beurt.
clause-IMP-POW-FIRE-04 = Niemand mag dobbelstenen stapelen voordat de race begint.
clause-IMP-AVA-01 =
    { $active_elements ->
        [none] De startdobbelsteen beslist welk element zijn kracht heeft.
        [open] Vóór het spel spreken jullie af welke elementen hun kracht hebben: meer dan één, of alle.
       *[some] Deze elementen hebben in dit spel hun kracht: { $active_elements }.
    }
clause-IMP-AVA-02 = Zet één worp meer krachten in gang, dan gaan eerst lege zijden weg. Daarna geldt de aangeraden volgorde: { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
clause-IMP-AVA-03 =
    { $piles_after_fire ->
        [dissolve] Na een race vallen { place-pile.plural } uit elkaar en worden ze niet opnieuw gestapeld.
        [owner_choice] Na een race hoeven { place-pile.plural } niet opnieuw gestapeld te worden: wie ze heeft, beslist.
        [keep] Na een race staan de { place-pile.plural } zoals ervoor.
       *[open] Na een race vallen { place-pile.plural } uit elkaar. Ze hoeven niet opnieuw gestapeld te worden.
    }
clause-IMP-AVA-04 = Het moeras geldt voor iedereen die dobbelstenen pakt, ook voor wie een race wint.

## Harry Potter Strike

clause-HPS-01 = Twee of meer dezelfde symbolen zijn een combinatie en laten hun spreuk werken.
clause-HPS-02 = Liggen er meer combinaties, dan werken hun spreuken in deze volgorde: { face-immobulus }, { face-relashio }, { face-accio }, { face-leviosa }, { face-confundo }.
clause-HPS-03 =
    { $collect ->
        [mandatory] Combinaties worden gepakt en de beurt is voorbij. Een combinatie van { face-immobulus }-dobbelstenen blijft in de arena.
        [optional] Alle combinaties worden gepakt of blijven liggen, en de beurt is voorbij. Een combinatie van { face-immobulus }-dobbelstenen blijft in de arena.
       *[open] Combinaties worden gepakt en de beurt is voorbij. Een combinatie van { face-immobulus }-dobbelstenen blijft in de arena.
    }
clause-HPS-04 =
    { $immobulus_only ->
        [ends_turn] Is er geen combinatie, dan mag je stoppen of er nog één gooien.
        [ends_turn_if_new] Is er geen combinatie, of alleen { face-immobulus } zoals vóór je worp, dan mag je stoppen of er nog één gooien.
        [may_continue] Is er geen combinatie, of alleen { face-immobulus }, dan mag je stoppen of er nog één gooien.
       *[open] Is er geen combinatie, dan mag je stoppen of er nog één gooien.
    }
clause-HPS-IMMO-01 =
    { $immobulus_only ->
        [ends_turn] Een combinatie van { face-immobulus } wordt niet gepakt. Is er geen andere combinatie, dan is de beurt voorbij.
        [ends_turn_if_new] Een combinatie van { face-immobulus } wordt niet gepakt. Is er geen andere combinatie en veranderde deze worp hun groep, dan is de beurt voorbij.
        [may_continue] Een combinatie van { face-immobulus } wordt niet gepakt. Is er geen andere combinatie, dan mag je stoppen of verder gooien.
       *[open] Een combinatie van { face-immobulus } wordt niet gepakt. Is er geen andere combinatie, dan is de beurt voorbij.
    }
clause-HPS-IMMO-02 = Naast een combinatie van { face-immobulus } worden andere combinaties gepakt, maar hun spreuken doen niets.
clause-HPS-IMMO-03 = Geen spreuk werkt zolang er twee of meer { face-immobulus } in de arena liggen, ook in latere beurten.
clause-HPS-IMMO-04 = Blijven er door een treffer minder dan twee { face-immobulus } over, dan werken spreuken weer, in dezelfde worp.
clause-HPS-IMMO-05 = Nog een { face-immobulus } die bij een groep in de arena komt, blijft daar ook.
clause-HPS-RELA-01 =
    { $relashio_throwers ->
        [all] { face-relashio }: voordat er iets gepakt wordt, gooien alle spelers tegelijk één dobbelsteen.
        [others] { face-relashio }: voordat er iets gepakt wordt, gooien alle andere spelers tegelijk één dobbelsteen.
       *[open] { face-relashio }: voordat er iets gepakt wordt, gooien alle spelers tegelijk één dobbelsteen.
    }
clause-HPS-RELA-02 = Combinaties die pas door de { face-relashio }-worp ontstaan, geven geen spreuk.
clause-HPS-RELA-03 = Ook dobbelstenen van een { face-relashio }-worp zijn verloren als ze buiten landen of X tonen.
clause-HPS-RELA-04 =
    { $collect ->
        [mandatory] Na een { face-relashio }-worp pakt wie aan de beurt is alle combinaties die er dan liggen.
        [optional] Na een { face-relashio }-worp pakt wie aan de beurt is alle combinaties die er dan liggen, of laat ze allemaal liggen.
       *[open] Na een { face-relashio }-worp pakt wie aan de beurt is alle combinaties die er dan liggen.
    }
clause-HPS-ACCI-01 =
    { $accio_extra ->
        [may] { face-accio }: pak de combinaties, dan, als je wilt, nog één dobbelsteen naar keuze uit de arena.
        [must] { face-accio }: pak de combinaties, dan moet je nog één dobbelsteen naar keuze uit de arena pakken.
       *[open] { face-accio }: pak de combinaties, dan nog één dobbelsteen naar keuze uit de arena.
    }
clause-HPS-ACCI-02 = Alle combinaties worden gepakt voordat de extra dobbelsteen gekozen wordt.
clause-HPS-LEVI-01 = { face-leviosa }: pak de combinaties, stapel dan alle dobbelstenen die nog in de arena liggen tot één toren.
clause-HPS-LEVI-02 = In een toren telt alleen de bovenste dobbelsteen, zolang hij staat.
clause-HPS-LEVI-03 = Dobbelstenen die van een toren vallen, tellen weer. Elk deel dat nog staat, heeft een eigen bovenste.
clause-HPS-CONF-01 = { face-confundo }: pak de combinaties, dan gaat het de andere kant op, tot de volgende { face-confundo }.
clause-HPS-CONF-02 = De richting keert één keer om, hoeveel { face-confundo } er ook in de combinatie zijn.
clause-HPS-EXPE-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-expelliarmus } Is de arena leeg als je beurt begint, gooi dan alles. Spreuken werken zoals altijd.
                [whenever_empty] { effect-expelliarmus } Telkens als de arena in je beurt leeg is, gooi je alles. Spreuken werken zoals altijd.
            }
        [taken_only] { effect-expelliarmus } Heeft iemand vóór je beurt de laatste dobbelstenen gepakt, gooi dan alles. Spreuken werken zoals altijd.
       *[open] { effect-expelliarmus } Is de arena leeg als je beurt begint, gooi dan alles. Spreuken werken zoals altijd.
    }
clause-HPS-EXPE-02 = Gooi je alles en pak je niets, dan heb je geen dobbelstenen meer en val je af.

## Waar gedrukte uitgaven verschillen: wat bij ons geldt

clause-D-01 =
    { $start_die ->
        [placed] De eerste dobbelsteen wordt in de arena gelegd met een symbool naar keuze, nooit met { face-lost }.
        [thrown]
            { $start_x ->
               *[reroll] De eerste dobbelsteen wordt in de arena gegooid. Toont hij { face-lost }, dan wordt hij opnieuw gegooid.
                [turn] De eerste dobbelsteen wordt in de arena gegooid. Toont hij { face-lost }, dan wordt hij op een ander symbool gedraaid.
            }
       *[open] De eerste dobbelsteen wordt gegooid of neergelegd, zoals de uitgave zegt. Toont hij { face-lost }, dan wordt hij opnieuw gegooid of gedraaid.
    }
clause-D-02 =
    { $collect ->
        [mandatory] Combinaties moeten gepakt worden.
        [optional] Je mag alle combinaties pakken of allemaal laten liggen. Je beurt is hoe dan ook voorbij.
       *[open] Combinaties moeten gepakt worden, tenzij de tafel speelt dat ze mogen blijven liggen.
    }
clause-D-03 =
    { $big_throw_when ->
        [turn_start] Alle dobbelstenen worden alleen gegooid als de arena leeg is bij het begin van een beurt, niet midden in een beurt.
        [whenever_empty] Alle dobbelstenen worden gegooid telkens als de arena leeg is, ook midden in een beurt: stoppen kan dan niet.
       *[open] Alle dobbelstenen worden gegooid als de arena leeg is bij het begin van een beurt; midden in een beurt alleen als de tafel zo speelt.
    }
clause-D-04 = Wie alles gooit en niets pakt, valt af.
clause-D-05 =
    { $big_throw_cause ->
        [any] Het maakt niet uit waarom de arena leeg is.
        [taken_only] Alle dobbelstenen worden alleen gegooid als de arena leeg is doordat iemand de dobbelstenen pakte.
       *[open] Het maakt niet uit waarom de arena leeg is, tenzij de tafel speelt dat er dobbelstenen gepakt moeten zijn.
    }
clause-D-06 = Wie aan de beurt is, valt af zodra de worp is afgehandeld en er geen dobbelstenen over zijn.
clause-D-07 =
    { $elim_nonactive ->
        [after_resolution] Wie in de beurt van een ander geen dobbelstenen meer heeft, valt af zodra die worp is afgehandeld.
        [immediate] Wie in de beurt van een ander geen dobbelstenen meer heeft, valt meteen af, nog voor er iets gepakt wordt.
        [own_turn] Wie in de beurt van een ander geen dobbelstenen meer heeft, valt af als de eigen beurt komt en er nog steeds geen zijn.
       *[open] Wie in de beurt van een ander geen dobbelstenen meer heeft, valt af zodra die worp is afgehandeld.
    }
clause-D-08 =
    { $storm_collector ->
        [turn_player] Na een onweer pakt wie aan de beurt is de dobbelstenen.
        [start_player] Na een onweer zijn de dobbelstenen voor wie het spel begon, zolang die nog meedoet.
       *[open] Na een onweer pakt wie aan de beurt is de dobbelstenen, tenzij de tafel de startspeler laat pakken.
    }
clause-D-09 =
    { $pile_split ->
        [forbidden] Een { place-pile } kun je niet splitsen.
        [allowed] Van een { place-pile } mag je losse dobbelstenen gooien.
       *[open] Een { place-pile } kun je niet splitsen, tenzij de tafel speelt dat je er losse dobbelstenen van mag gooien.
    }
clause-D-10 =
    { $piles_after_fire ->
        [dissolve] Na een race vallen alle { place-pile.plural } uit elkaar tot losse dobbelstenen.
        [owner_choice] Na een race beslist iedereen of de eigen { place-pile.plural } blijven staan of uit elkaar vallen.
        [keep] Na een race blijven alle { place-pile.plural } staan.
       *[open] Na een race vallen alle { place-pile.plural } uit elkaar, tenzij de tafel speelt dat je ze mag houden.
    }
clause-D-11 =
    { $immobulus_only ->
        [ends_turn] Is { face-immobulus } de enige combinatie, dan is de beurt voorbij.
        [ends_turn_if_new] Is { face-immobulus } de enige combinatie, dan is de beurt voorbij als deze worp de groep veranderde. Anders: stop of gooi verder.
        [may_continue] Is { face-immobulus } de enige combinatie, dan mag je stoppen of verder gooien.
       *[open] Is { face-immobulus } de enige combinatie, dan is de beurt voorbij, tenzij de tafel speelt dat je verder mag gaan.
    }
clause-D-12 =
    { $relashio_throwers ->
        [all] Bij { face-relashio } gooien alle spelers, ook wie aan de beurt is.
        [others] Bij { face-relashio } gooien alleen de anderen, niet wie aan de beurt is.
       *[open] Bij { face-relashio } gooien alle spelers, of alleen de anderen, zoals afgesproken.
    }
clause-D-13 =
    { $accio_extra ->
        [may] De extra dobbelsteen van { face-accio } mag je laten liggen.
        [must] De extra dobbelsteen van { face-accio } moet je pakken, als er nog een ligt.
       *[open] De extra dobbelsteen van { face-accio } mag je laten liggen, tenzij de tafel speelt dat je hem moet pakken.
    }
clause-D-14 =
    { $tournament_tie ->
        [shared] Bij gelijke stand in een toernooi wordt de overwinning gedeeld.
        [playoff] Een gelijke stand in een toernooi wordt door nog een spel beslist.
        [players_choose] Een gelijke stand in een toernooi wordt gedeeld, of door nog een spel beslist als een van hen dat wil.
       *[open] Een gelijke stand in een toernooi wordt gedeeld of door nog een spel beslist, zoals afgesproken.
    }
clause-D-15 =
    { $pre_move ->
        [free] Vóór je worp mag je de dobbelstenen in de arena vrij verschuiven.
        [group] Vóór je worp mag je de dobbelstenen in de arena alleen bij elkaar schuiven.
        [off_walls_by_consent] Vóór je worp mag je een dobbelsteen van de wand af schuiven, als iedereen het goed vindt.
        [none] De dobbelstenen blijven liggen: vóór een worp wordt niets verschoven.
       *[open] Hoe je vóór een worp mag verschuiven, spreken jullie vóór het spel af: vrij, bij elkaar, van de wanden af, of helemaal niet.
    }
clause-D-16 =
    { $supply_visibility ->
        [visible] Voorraden zijn open: iedereen mag zien hoeveel dobbelstenen je hebt.
        [hidden] Voorraden zijn verborgen: anderen zien alleen of je nog dobbelstenen hebt.
       *[open] Voorraden zijn open; waar de uitgave het toestaat, mag de tafel afspreken ze te verbergen.
    }
clause-D-17 = In het volgende spel van een toernooi begint de speler links.
clause-D-18 = In een onweer gooit iedereen tegelijk, en één worp geeft nooit een tweede onweer.
clause-D-19 = Een oude { face-immobulus }-groep onderdrukt spreuken zolang er twee van te zien zijn.
clause-D-20 = Een toren geldt als toren zolang hij staat.
clause-D-21 = Scheve dobbelstenen vallen plat door een duw tegen de doos of een klop op tafel. Niemand raakt een dobbelsteen aan.
clause-D-22 = De eerste worp van een beurt is in elke uitgave verplicht.
clause-D-23 = Voor een kracht telt elke dobbelsteen die het element toont, ook een die door een treffer draaide.
clause-D-24 = Uitgaven geven dezelfde symbolen andere namen. De regels zijn gelijk.
clause-D-25 = Een startdobbelsteen met vuur begint geen race, en niemand stapelt vooraf.
clause-D-26 = Alle dobbelstenen van een grote worp worden samen gegooid, in één keer.
clause-D-27 = Eerst worden alle combinaties gepakt, dan werken de spreuken.
clause-DIG-FIRE-3 =
    { $fire_mode ->
        [live] Een race wordt gelopen door de mensen aan tafel.
        [simulated] Het programma loot de tijden van een race: met minder dobbelstenen ben je meestal sneller.
        [fewest_dice] Er is geen race: wie de minste dobbelstenen heeft, wint.
       *[open] Een race wordt gelopen door de mensen aan tafel, door het programma, of helemaal niet: dan wint wie de minste dobbelstenen heeft.
    }

## Open gevallen van de arenaspellen: wat bij ons geldt

clause-AMB-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] Raakt de arena leeg tijdens je beurt, dan is er geen combinatie: stop of gooi één dobbelsteen.
                [whenever_empty] Raakt de arena leeg tijdens je beurt, dan gooi je alle dobbelstenen die je nog hebt.
            }
        [taken_only] Raakt de arena leeg tijdens je beurt, dan is er geen combinatie: stop of gooi één dobbelsteen.
       *[open] Raakt de arena leeg tijdens je beurt, dan is er geen combinatie: stop of gooi één dobbelsteen.
    }
clause-AMB-02 =
    { $big_throw_cause ->
        [any] Wie een lege arena achterlaat, dwingt de volgende speler alles te gooien.
        [taken_only] Wie de laatste dobbelstenen pakt, dwingt de volgende speler alles te gooien. Raakt de arena anders leeg, dan niet.
       *[open] Wie een lege arena achterlaat, dwingt de volgende speler alles te gooien.
    }
clause-AMB-03 = Eén dobbelsteen alleen is geen combinatie, en dobbelstenen in de arena gelden niet als de jouwe.
clause-AMB-04 =
    { $elim_nonactive ->
        [after_resolution] Wie de laatste dobbelsteen in de beurt van een ander gooit, blijft meedoen tot die worp is afgehandeld.
        [immediate] Wie de laatste dobbelsteen in de beurt van een ander gooit, valt af zodra de dobbelstenen stilliggen.
        [own_turn] Wie de laatste dobbelsteen in de beurt van een ander gooit, blijft meedoen tot de eigen beurt komt.
       *[open] Wie de laatste dobbelsteen in de beurt van een ander gooit, blijft meedoen tot die worp is afgehandeld.
    }
clause-AMB-05 =
    { $all_out ->
        [draw] Raken alle spelers in dezelfde worp door hun dobbelstenen heen, dan delen ze de overwinning.
        [active_wins] Raken alle spelers in dezelfde worp door hun dobbelstenen heen, dan wint wie aan de beurt is.
        [replay] Raken alle spelers in dezelfde worp door hun dobbelstenen heen, dan begint het spel opnieuw en noteert niemand { title-points }.
       *[open] Raken alle spelers in dezelfde worp door hun dobbelstenen heen, dan delen ze de overwinning, tenzij anders afgesproken.
    }
clause-AMB-06 =
    { $storm_pile_only ->
        [throw_pile] In een onweer gooi je een losse dobbelsteen. Alleen als je die niet hebt, gooi je een hele { place-pile }.
        [exempt] In een onweer gooi je een losse dobbelsteen. Heb je alleen { place-pile.plural }, dan gooi je niets.
        [one_from_pile] In een onweer gooi je een losse dobbelsteen. Heb je die niet, dan gooi je één dobbelsteen van een { place-pile }.
       *[open] In een onweer gooi je een losse dobbelsteen. Alleen als je die niet hebt, gooi je een hele { place-pile }.
    }
clause-AMB-07 =
    { $hurricane_piles ->
        [intact] In een orkaan gaan { place-pile.plural } als { place-pile } verder.
        [loosen] In een orkaan vallen { place-pile.plural } uit elkaar en gaan ze als losse dobbelstenen verder.
       *[open] In een orkaan gaan { place-pile.plural } als { place-pile } verder, tenzij is afgesproken ze los te maken.
    }
clause-AMB-08 =
    { $elim_nonactive ->
        [after_resolution] Wie na een onweer geen dobbelstenen heeft, doet toch mee in de orkaan en krijgt er zo weer.
        [immediate] Wie na een onweer geen dobbelstenen heeft, valt af en wordt door de orkaan overgeslagen.
        [own_turn] Wie na een onweer geen dobbelstenen heeft, doet toch mee in de orkaan en krijgt er zo weer.
       *[open] Wie na een onweer geen dobbelstenen heeft, doet toch mee in de orkaan en krijgt er zo weer.
    }
clause-AMB-09 =
    { $simul_points ->
        [after_all] Spelers die samen afvallen, noteren elk het aantal spelers dat na hen nog meedoet.
        [sequential] Spelers die samen afvallen, noteren hun { title-points } na elkaar: eerst wie aan de beurt is, dan op volgorde.
       *[open] Spelers die samen afvallen, noteren elk het aantal spelers dat na hen nog meedoet, tenzij anders afgesproken.
    }
clause-AMB-10 = Bij alles gooien horen ook je { place-pile.plural }, allemaal in één worp.
clause-AMB-11 =
    { $fire_tie ->
        [active_first] Eindigt een race gelijk, dan wint wie aan de beurt is, anders de eerstvolgende naar links.
        [rerun] Eindigt een race gelijk, dan wordt hij overgedaan.
       *[open] Eindigt een race gelijk, dan wint wie aan de beurt is, anders de eerstvolgende naar links.
    }
clause-AMB-12 =
    { $fire_empty_supply ->
        [cannot_race] Zonder dobbelstenen geen toren: wie er geen heeft, kan de race niet winnen.
        [wins_instantly] Wie aan de beurt is en geen dobbelstenen meer heeft, wint de race meteen.
       *[open] Zonder dobbelstenen geen toren: wie er geen heeft, kan de race niet winnen.
    }
clause-AMB-13 = Krachten werken in een grote worp zoals in elke andere.
clause-AMB-14 = Ook { place-pile.plural } geven geen voorsprong: iedereen begint de race met losse dobbelstenen.
clause-AMB-15 =
    { $reaction_no_match ->
        [may_continue] Is er na een onweer geen combinatie, dan mag wie aan de beurt is stoppen of verder gooien.
        [turn_ends] Is er na een onweer geen combinatie, dan is de beurt voorbij.
       *[open] Is er na een onweer geen combinatie, dan mag wie aan de beurt is stoppen of verder gooien.
    }
clause-AMB-16 = Twee of meer bliksemschichten in een latere worp van dezelfde beurt geven een nieuw onweer.
clause-AMB-17 =
    { $storm_chain ->
        [recheck] Na een onweer volgen de andere krachten uit wat er dan in de arena ligt.
        [locked] Na een onweer werkt een kracht alleen als het element ervoor een combinatie vormde en dat nog doet.
       *[open] Na een onweer volgen de andere krachten uit wat er dan in de arena ligt.
    }
clause-AMB-18 =
    { $swamp_water_only ->
        [not_a_match] Is water in het moeras de enige combinatie, dan telt die niet: stop of gooi verder.
        [ends_turn] Is water in het moeras de enige combinatie, dan wordt er niets gepakt en is de beurt voorbij.
       *[open] Is water in het moeras de enige combinatie, dan telt die niet: stop of gooi verder.
    }
clause-AMB-19 = Gooi je alles en is water in het moeras de enige combinatie, dan pak je niets en val je af.
clause-AMB-20 = Zijn de elementen vóór het spel afgesproken, dan voegt de startdobbelsteen er geen toe.
clause-AMB-21 =
    { $piles_after_fire ->
        [dissolve] Zijn er tegelijk combinaties van { face-fire } en { face-stone }, dan stapelt de winnaar van de race wat { face-stone } toont. Alle oudere { place-pile.plural } vallen uit elkaar.
        [owner_choice] Zijn er tegelijk combinaties van { face-fire } en { face-stone }, dan stapelt de winnaar van de race wat { face-stone } toont. Over oudere { place-pile.plural } beslist wie ze heeft.
        [keep] Zijn er tegelijk combinaties van { face-fire } en { face-stone }, dan stapelt de winnaar van de race wat { face-stone } toont. Oudere { place-pile.plural } blijven staan.
       *[open] Zijn er tegelijk combinaties van { face-fire } en { face-stone }, dan stapelt de winnaar van de race wat { face-stone } toont. Alle oudere { place-pile.plural } vallen uit elkaar.
    }
clause-AMB-22 =
    { $pile_merge ->
        [separate] Een tweede { place-pile } staat op zichzelf en wordt apart gegooid.
        [merge] Nieuwe dobbelstenen met { face-stone } komen op de { place-pile } die je hebt: een tweede is er nooit.
       *[open] Een tweede { place-pile } staat op zichzelf en wordt apart gegooid.
    }
clause-AMB-23 =
    { $pile_split ->
        [forbidden] Een { place-pile } mag je op elk moment in je beurt gooien. Heb je niets anders, dan moet je er een gooien.
        [allowed] Een { place-pile }, of één dobbelsteen ervan, mag je op elk moment in je beurt gooien. Heb je niets anders, dan moet het.
       *[open] Een { place-pile } mag je op elk moment in je beurt gooien. Heb je niets anders, dan moet je er een gooien.
    }
clause-AMB-24 =
    { $start_die ->
        [thrown] Mist de startdobbelsteen de arena, dan wordt hij opnieuw gegooid.
        [placed] De startdobbelsteen wordt neergelegd en kan de arena dus niet missen.
       *[open] Mist de startdobbelsteen de arena, dan wordt hij opnieuw gegooid.
    }
clause-AMB-25 = Een dobbelsteen die binnen ligt, telt. Op de rand, of als hij iets buiten heeft geraakt, is hij uit het spel.
clause-AMB-26 = Na de duw tellen alle kanten zoals ze liggen. In het programma gooit een duw nooit een dobbelsteen naar buiten.
clause-AMB-27 =
    { $accidental_stack ->
        [nudge] Een dobbelsteen die plat op een andere ligt, geldt als scheef: duw tegen de doos tot hij eraf valt.
        [tower] Een dobbelsteen die plat op een andere ligt, is een toren: alleen de bovenste telt.
       *[open] Een dobbelsteen die plat op een andere ligt, is een toren in { game-hp-strike }. In de andere spellen geldt hij als scheef.
    }
clause-AMB-28 = Alleen wie gaat gooien, mag dobbelstenen verschuiven, vóór de worp, en niet vóór een onweersworp.
clause-AMB-29 = Toont de bovenste van een toren X, dan is hij verloren en telt meteen de dobbelsteen eronder.
clause-AMB-30 =
    { $leviosa_order ->
        [active_choice] Wie aan de beurt is, kiest de volgorde van de toren. De kanten blijven zoals ze zijn; één dobbelsteen is geen toren.
        [random] Het lot beslist de volgorde van de toren. De kanten blijven zoals ze zijn; één dobbelsteen is geen toren.
       *[open] Wie aan de beurt is, kiest de volgorde van de toren. De kanten blijven zoals ze zijn; één dobbelsteen is geen toren.
    }
clause-AMB-31 = Een nieuwe toren neemt alle dobbelstenen van de arena op, ook oude torens.
clause-AMB-32 = Een dobbelsteen die vrijkomt doordat de bovenste gepakt wordt, telt pas na de volgende worp.
clause-AMB-33 = { face-accio } geeft hoogstens één extra dobbelsteen, en geen als de arena leeg is.
clause-AMB-34 =
    { $accio_from_tower ->
        [any] De extra dobbelsteen mag uit een toren komen. De andere dobbelstenen van de toren houden hun kanten.
        [top_only] Van een toren kan alleen de bovenste de extra dobbelsteen zijn.
       *[open] De extra dobbelsteen mag uit een toren komen. De andere dobbelstenen van de toren houden hun kanten.
    }
clause-AMB-35 =
    { $accio_immobulus ->
        [allowed] De extra dobbelsteen komt uit wat over is als alle combinaties gepakt zijn. Ook één losse { face-immobulus } mag.
        [never] De extra dobbelsteen komt uit wat over is als alle combinaties gepakt zijn, maar is nooit { face-immobulus }.
       *[open] De extra dobbelsteen komt uit wat over is als alle combinaties gepakt zijn. Hij kan er geen breken.
    }
clause-AMB-36 = Samen werken ze in deze volgorde: alle combinaties pakken, extra dobbelsteen, toren, nieuwe richting.
clause-AMB-37 =
    { $immobulus_only ->
        [ends_turn] Ook een oude { face-immobulus }-groep is een combinatie: is er geen andere, dan is de beurt voorbij.
        [ends_turn_if_new] Een oude { face-immobulus }-groep die je worp niet veranderde, beëindigt je beurt niet.
        [may_continue] Een oude { face-immobulus }-groep beëindigt je beurt nooit: is er geen andere combinatie, stop dan of gooi verder.
       *[open] Ook een oude { face-immobulus }-groep is een combinatie: is er geen andere, dan is de beurt voorbij.
    }
clause-AMB-38 =
    { $relashio_new_immobulus ->
        [stays] { face-immobulus }-dobbelstenen die pas na de { face-relashio }-worp een combinatie vormen, blijven, maar onderdrukken geen eerdere spreuk.
        [collected] { face-immobulus }-dobbelstenen die pas na de { face-relashio }-worp een combinatie vormen, worden gepakt zoals alle andere.
        [stays_and_suppresses] { face-immobulus }-dobbelstenen die pas na de { face-relashio }-worp een combinatie vormen, blijven en onderdrukken alle andere spreuken.
       *[open] { face-immobulus }-dobbelstenen die pas na de { face-relashio }-worp een combinatie vormen, blijven, maar onderdrukken geen eerdere spreuk.
    }
clause-AMB-39 =
    { $relashio_pending ->
        [still_matched] Spreuken van vóór de { face-relashio }-worp werken als hun symbool daarna nog een combinatie vormt.
        [always] Spreuken van vóór de { face-relashio }-worp werken in elk geval.
        [none] Na een { face-relashio }-worp werkt geen andere spreuk.
       *[open] Spreuken van vóór de { face-relashio }-worp werken als hun symbool daarna nog een combinatie vormt.
    }
clause-AMB-40 =
    { $relashio_throwers ->
        [all] Heeft wie aan de beurt is geen dobbelsteen meer voor { face-relashio }, dan gooien alleen de anderen.
        [others] Wie aan de beurt is, heeft voor { face-relashio } geen dobbelsteen nodig: alleen de anderen gooien.
       *[open] Heeft wie aan de beurt is geen dobbelsteen meer voor { face-relashio }, dan gooien alleen de anderen.
    }
clause-AMB-41 =
    { $reaction_no_match ->
        [may_continue] Is er na de { face-relashio }-worp geen combinatie, dan mag wie aan de beurt is stoppen of verder gooien.
        [turn_ends] Is er na de { face-relashio }-worp geen combinatie, dan is de beurt voorbij.
       *[open] Is er na de { face-relashio }-worp geen combinatie, dan is de beurt voorbij, tenzij anders afgesproken.
    }
clause-AMB-42 = De richting zegt alleen wie de volgende is, ook als die alles moet gooien.
clause-AMB-43 = Elk nieuw spel begint met de klok mee, wat de richting ook was.
clause-AMB-44 =
    { $elim_nonactive ->
        [after_resolution] Eerst gebeuren alle effecten, dan vallen spelers af, dan is de volgende die nog meedoet aan de beurt.
        [immediate] Wie na ieders worp geen dobbelstenen heeft, valt eerst af, dan gebeuren de effecten, dan is de volgende die nog meedoet aan de beurt.
        [own_turn] Eerst gebeuren alle effecten, dan valt misschien af wie aan de beurt is. Anderen zonder dobbelstenen vallen af in hun eigen beurt.
       *[open] Eerst gebeuren alle effecten, dan vallen spelers af, dan is de volgende die nog meedoet aan de beurt.
    }
clause-AMB-45 = Bij verborgen voorraden zie je alleen of anderen nog dobbelstenen hebben, en wat ze pakken.
clause-AMB-46 = Wie vertrekt, valt meteen af. Die dobbelstenen gaan uit het spel; wat in de arena ligt, blijft.
clause-AMB-47 = Na 5000 worpen eindigt een spel gelijk.
clause-AMB-48 = Is je tijd om, dan doet het programma voor jou de zachtste zet: een zachte worp, of stoppen.
clause-AMB-49 = Alleen dobbelstenen met { face-stone } worden een { place-pile }. De andere dobbelstenen die je pakt, zijn los.
clause-AMB-50 =
    { $fire_empty_supply ->
        [cannot_race] Alleen spelers met dobbelstenen racen. Eén alleen wint; is er geen, dan pakt wie aan de beurt is de dobbelstenen.
        [wins_instantly] Alleen spelers met dobbelstenen racen, maar wie aan de beurt is en er geen heeft, wint meteen.
       *[open] Alleen spelers met dobbelstenen racen. Eén alleen wint; is er geen, dan pakt wie aan de beurt is de dobbelstenen.
    }
clause-AMB-51 =
    { $storm_collector ->
        [turn_player] Na een onweer pakt wie aan de beurt is de dobbelstenen, en is daarmee gered.
        [start_player] Pakt wie het spel begon de dobbelstenen na een onweer, dan valt af wie gooide en geen dobbelstenen heeft, en van daar gaat het verder.
       *[open] Pakt de startspeler de dobbelstenen na een onweer, dan valt af wie gooide en geen dobbelstenen heeft, en van daar gaat het verder.
    }
clause-AMB-52 = Spelers die af zijn, gooien nooit mee in een onweer.
clause-AMB-53 = Een toren bestaat uit dobbelstenen: met een toren erin is de arena niet leeg.
clause-AMB-54 = Alleen wie gelijkstaan, spelen het beslissende spel, met dobbelstenen voor hun aantal.

## voll verasselt: wat er is

clause-VER-COMP-01 = Er zijn 88 kaarten: 22 elk in geel, blauw, rood en groen. Geen enkele verlaat ooit het spel.
clause-VER-COMP-02 = Er zijn zeven identieke dobbelstenen. Elk toont de vier kleuren één keer en de dubbele streep twee keer.
clause-VER-COMP-03 = Alleen de kleur van een kaart telt. Op je hoop is elke kaart één punt waard.
clause-VER-COMP-04 = Dit spel is voor 2 tot 5 spelers.
clause-VER-COMP-05 = Kaarten liggen in de trekstapel, het midden, een vangst, de tuinen of de hopen. Niets wordt afgelegd.
clause-VER-SETUP-01 = Iedereen begint met één kaart van elke kleur, open in de tuin, en een lege hoop.
clause-VER-SETUP-02 = Alle andere kaarten worden geschud en vormen de trekstapel.
clause-VER-SETUP-03 = De bovenste tien kaarten vormen het midden, open en op kleur gesorteerd. Er mag een kleur ontbreken.
clause-VER-SETUP-04 = In het begin tonen alle zeven dobbelstenen de dubbele streep.
clause-VER-SETUP-05 =
    { $first_player ->
        [host_choice] Wie het laatst een pissebed zag, begint, of wie de tafel kiest.
        [random] Het lot beslist wie begint.
        [saw_bug] Wie het laatst een pissebed zag, begint.
       *[open] Wie het laatst een pissebed zag, begint, of wie de tafel kiest.
    }

## voll verasselt: de beurt

clause-VER-TURN-01 = De spelers zijn om de beurt aan zet. Alleen wie aan de beurt is, doet iets, behalve als gekregen kaarten verdeeld worden.
clause-VER-TURN-02 = In een beurt kies je een groep, dan gooi en vang je tot je stopt of misgooit.
clause-VER-TURN-03 = Je voorganger is wie vlak voor je aan de beurt was. Met twee spelers is dat altijd de ander.
clause-VER-GROUP-01 = Kies eerst het midden of de vangst van je voorganger. De keuze geldt de hele beurt.
clause-VER-GROUP-02 = Je kunt de vangst alleen kiezen als je voorganger minstens één kaart achterliet.
clause-VER-GROUP-03 = Je mag elke vangst plunderen, zelfs kaarten die van jou geplunderd zijn.
clause-VER-GROUP-04 = Terwijl je plundert, doet het midden niet mee.
clause-VER-BOOST-01 = Vóór elke worp mag je kaarten naar keuze uit je tuin toevoegen aan de groep waar je om dobbelt.
clause-VER-BOOST-02 = Je mag elke kleur toevoegen. Een groep mag zo groot zijn als je wilt.
clause-VER-BOOST-03 = Je voegt alleen kaarten toe aan de groep waar je om dobbelt.
clause-VER-BOOST-04 = Kaarten die je toevoegt, horen bij de groep. Ze komen nooit vanzelf terug in je tuin.
clause-VER-BOOST-05 = Kaarten toevoegen hoort bij een worp: zonder te gooien kun je niets toevoegen.
clause-VER-ROLL-01 = De dobbelstenen blijven zoals de vorige speler ze achterliet. Ze worden nooit teruggezet.
clause-VER-ROLL-02 = Kies voor elke worp vier tot zeven verschillende dobbelstenen. De andere blijven liggen zoals ze liggen.
clause-VER-ROLL-03 = Een dobbelsteen verandert alleen als hij gegooid wordt.
clause-VER-ROLL-04 = Na elke worp tellen alle zeven dobbelstenen, ook die zijn blijven liggen.
clause-VER-ROLL-05 = Dubbele strepen hebben geen kaarten nodig en pakken er geen. Ze tellen voor het aanvullen.
clause-VER-BUST-01 = Je gooit mis als de dobbelstenen een kleur vaker tonen dan de groep er kaarten van heeft. Evenveel is veilig.
clause-VER-BUST-02 = Alleen kaarten in de groep tellen, niet wat je al gevangen hebt.
clause-VER-BUST-03 = Gooi je mis, dan gaan de kaarten die je ving terug naar hun groep.
clause-VER-BUST-04 = Een misworp beëindigt je beurt meteen, en je krijgt niets uit de groep.
clause-VER-BUST-05 =
    { $consolation_optional ->
        [false] Na een misworp trek je twee kaarten, open, in je tuin, maar nooit boven de zes.
        [true] Na een misworp mag je tot twee kaarten, open, in je tuin trekken, maar nooit boven de zes.
       *[open] Na een misworp trek je twee kaarten, open, in je tuin, maar nooit boven de zes.
    }
clause-VER-BUST-06 = Gooi je mis terwijl je plundert, dan krijgt de vorige speler de hele groep.
clause-VER-BUST-07 = Na een misworp is er geen vangst: de volgende speler heeft alleen het midden.
clause-VER-BUST-08 = Na een misworp trek je eerst kaarten, dan gaat je vangst terug, dan krijgt wie je plunderde de kaarten.
clause-VER-CATCH-01 = Een veilige worp vangt één kaart voor elke dobbelsteen die de kleur toont. Je moet ze allemaal pakken.
clause-VER-CATCH-02 = Je vangst ligt open en groeit met elke veilige worp van je beurt.
clause-VER-CATCH-03 = Zeven dubbele strepen zijn veilig en vangen niets.
clause-VER-CATCH-04 = Na een veilige worp mag je verder gooien om wat over is, of stoppen.
clause-VER-CATCH-05 = Je mag zelfs om een lege groep dobbelen, maar dan zijn alleen dubbele strepen veilig.
clause-VER-STOP-01 =
    { $allow_stop_before_first_roll ->
        [false] Na elke veilige worp mag je stoppen.
        [true] Na elke veilige worp mag je stoppen, en zelfs al vóór je eerste worp.
       *[open] Na elke veilige worp mag je stoppen.
    }
clause-VER-STOP-02 =
    { $allow_stop_before_first_roll ->
        [false] Je moet minstens één keer gooien in je beurt.
        [true] Je hoeft niet te gooien in je beurt: je mag meteen stoppen.
       *[open] Je moet minstens één keer gooien in je beurt.
    }
clause-VER-STOP-03 = Als je stopt, wacht je vangst op tafel. Hij is pas veilig als de volgende speler het midden kiest.
clause-VER-STOP-04 = Je mag stoppen zonder iets gevangen te hebben. Dan is er geen vangst om te plunderen.
clause-VER-STOP-05 = Stopt wie plundert, dan krijgt de vorige speler meteen wat er van de vangst over is.

## voll verasselt: tussen de beurten

clause-VER-NEXT-01 = Er wordt niets uitgekeerd of aangevuld voordat de volgende speler gekozen heeft.
clause-VER-NEXT-02 = Kies je het midden, dan krijgt eerst de vorige speler de wachtende vangst. Daarna wordt het midden aangevuld.
clause-VER-NEXT-03 = Ook na een misworp wordt het midden aangevuld.
clause-VER-NEXT-04 =
    { $refill_per_double_bar ->
        [2] Elke dubbele streep op de dobbelstenen brengt twee nieuwe kaarten in het midden.
        [1] Elke dubbele streep op de dobbelstenen brengt één nieuwe kaart in het midden.
       *[open] Elke dubbele streep op de dobbelstenen brengt twee nieuwe kaarten in het midden.
    }
clause-VER-NEXT-05 = Heeft het midden dan minder dan acht kaarten, dan wordt het aangevuld tot acht.
clause-VER-NEXT-06 = Plundert de volgende speler, dan wordt er niets uitgekeerd en niets aangevuld.
clause-VER-NEXT-07 =
    { $first_turn_refill ->
        [false] In de eerste beurt van het spel wordt niets uitgekeerd of aangevuld.
        [true] In de eerste beurt van het spel wordt niets uitgekeerd, maar het midden wel aangevuld.
       *[open] In de eerste beurt van het spel wordt niets uitgekeerd of aangevuld.
    }
clause-VER-NEXT-08 = Heeft de trekstapel te weinig kaarten, dan neem je wat er is. Er wordt nooit opnieuw geschud.
clause-VER-NEXT-09 = Nieuwe kaarten liggen open in de rij van hun kleur.
clause-VER-PAY-01 = Je krijgt je vangst als de volgende speler het midden kiest, of wat een plunderaar overlaat, of alles bij diens misworp.
clause-VER-PAY-02 = In je tuin passen hoogstens zes kaarten. Alle andere kaarten die je krijgt, gaan op je hoop.
clause-VER-PAY-03 = Je verdeelt de kaarten die je krijgt zoals je wilt, binnen de zes van je tuin. Kaarten uit de tuin komen nooit op de hoop.
clause-VER-PAY-04 = Krijg je niets of is je tuin vol, dan valt er niets te beslissen.
clause-VER-PAY-05 = Wie kaarten krijgt, verdeelt ze meteen, en het spel wacht daarop.
clause-VER-PAY-06 = Kaarten op een hoop liggen gedekt en komen nooit terug in het spel.

## voll verasselt: het einde

clause-VER-END-01 =
    { $end_check ->
        [before_first_roll] Het spel eindigt als de trekstapel na het aanvullen leeg is, je niet plundert en het midden niet op acht kunt brengen.
        [turn_start] Het spel eindigt als een beurt begint met een lege trekstapel en er niet geplunderd wordt en het midden geen acht kan bereiken.
       *[open] Het spel eindigt als de trekstapel leeg is en wie aan de beurt is niet plundert en het midden niet op acht kan brengen.
    }
clause-VER-END-02 =
    { $end_check ->
        [before_first_roll] Is de trekstapel na het aanvullen leeg en plunder je niet, dan moet je het midden zo mogelijk uit je tuin tot acht aanvullen.
        [turn_start] Begint je beurt met een lege trekstapel en plunder je niet, dan moet je het midden zo mogelijk uit je tuin tot acht aanvullen.
       *[open] Is de trekstapel na het aanvullen leeg en plunder je niet, dan moet je het midden zo mogelijk uit je tuin tot acht aanvullen.
    }
clause-VER-END-03 = Je kiest welke kaarten je toevoegt: minstens zoveel als het midden tekortkomt, of meer.
clause-VER-END-04 = Een vangst die aan het einde nog wacht, gaat op de hoop van wie hem maakte.
clause-VER-END-05 =
    { $end_check ->
        [before_first_roll] Het midden kiezen beëindigt het spel als midden, trekstapel en je tuin samen minder dan acht kaarten hebben.
        [turn_start] Het midden kiezen beëindigt het spel als de trekstapel leeg is en midden en je tuin samen minder dan acht kaarten hebben.
       *[open] Het midden kiezen beëindigt het spel als midden, trekstapel en je tuin samen minder dan acht kaarten hebben.
    }
clause-VER-END-06 = Wie plundert, hoeft het midden niet aan te vullen. Je mag ook het midden kiezen om het spel te beëindigen.
clause-VER-END-07 =
    { $max_turns ->
        [none] Niets anders beëindigt het spel: er is geen maximum aan rondes, en misworpen beëindigen het niet.
        [open] Niets anders beëindigt het spel: er is geen maximum aan rondes, en misworpen beëindigen het niet.
       *[limit] Niets anders beëindigt het spel dan het maximum aan beurten: { $max_turns }. Misworpen beëindigen het niet.
    }
clause-VER-WIN-01 = Wie de meeste kaarten op de hoop heeft, wint. Kaarten in tuin en midden zijn niets waard.
clause-VER-WIN-02 = Bij gelijke stand wint de speler met minder kaarten in de tuin.
clause-VER-WIN-03 = Is ook dat gelijk, dan wordt de overwinning gedeeld.

## voll verasselt: waar gedrukte uitgaven verschillen

clause-VER-LANG-01 =
    { $refill_per_double_bar ->
        [2] Een dubbele streep brengt bij het aanvullen twee kaarten.
        [1] Een dubbele streep brengt bij het aanvullen één kaart.
       *[open] Een dubbele streep brengt bij het aanvullen twee kaarten, tenzij de tafel met één speelt.
    }
clause-VER-LANG-02 =
    { $end_check ->
        [before_first_roll] Of het spel eindigt, wordt na het aanvullen bekeken.
        [turn_start] Of het spel eindigt, wordt aan het begin van de beurt bekeken, vóór het aanvullen.
       *[open] Of het spel eindigt, wordt na het aanvullen bekeken, tenzij de tafel het ervoor doet.
    }
clause-VER-LANG-03 = Gooit een plunderaar mis, dan krijgt de vorige speler alles: de rest, wat gevangen is en wat toegevoegd is.
clause-VER-LANG-04 =
    { $consolation_optional ->
        [false] Kaarten na een misworp moet je trekken.
        [true] Kaarten na een misworp mag je trekken, of niet.
       *[open] Kaarten na een misworp moet je trekken, tenzij de tafel speelt dat het mag.
    }
clause-VER-LANG-05 = Het maximum van zes geldt voor je hele tuin, niet per uitkering.
clause-VER-LANG-06 = Het einde wordt alleen bekeken als wie aan de beurt is niet plundert.
clause-VER-LANG-07 = Je moet alleen kaarten toevoegen om het einde van het spel te voorkomen. Anders mag het.
clause-VER-LANG-08 = Ook na een misworp wordt het midden aangevuld, maar alleen een vangst wordt uitgekeerd.
clause-VER-LANG-09 = In het eerste midden mag een kleur ontbreken.
clause-VER-LANG-10 = Wie misgooit, wint niets, bij het midden en bij het plunderen.
clause-VER-LANG-11 = Dobbelstenen blijven liggen zoals ze liggen tot ze gegooid worden.

## voll verasselt: open gevallen, wat bij ons geldt

clause-VER-AMB-01 =
    { $allow_stop_before_first_roll ->
        [false] Vóór je eerste worp kun je niet stoppen.
        [true] Je mag vóór je eerste worp stoppen.
       *[open] Vóór je eerste worp kun je niet stoppen.
    }
clause-VER-AMB-02 = Je kunt geen kaarten toevoegen en dan stoppen zonder te gooien.
clause-VER-AMB-03 =
    { $first_turn_refill ->
        [false] Vóór de eerste beurt wordt het midden niet aangevuld: het begint met tien kaarten.
        [true] Ook in de eerste beurt wordt het midden aangevuld, voor alle dubbele strepen van het begin.
       *[open] Vóór de eerste beurt wordt het midden niet aangevuld: het begint met tien kaarten.
    }
clause-VER-AMB-04 = Alle zeven dobbelstenen vangen kaarten, niet alleen wat je net gooide.
clause-VER-AMB-05 = Gooit een plunderaar mis, dan gaan toegevoegde kaarten naar wie geplunderd werd.
clause-VER-AMB-06 = Stopt een plunderaar, dan gaan toegevoegde, niet gevangen kaarten naar wie geplunderd werd.
clause-VER-AMB-07 = Heeft de trekstapel na een misworp te weinig, dan trek je wat er is.
clause-VER-AMB-08 = Raakt de trekstapel leeg bij het aanvullen, dan komen eerst de kaarten voor dubbele strepen.
clause-VER-AMB-09 = Een vangst zonder kaarten kun je niet kiezen.
clause-VER-AMB-10 = Na zeven dubbele strepen mag je stoppen. Dan heeft de volgende speler alleen het midden.
clause-VER-AMB-11 = Je mag om een groep zonder kaarten dobbelen, maar elke kleur is een misworp.
clause-VER-AMB-12 = Je voegt kaarten toe na het aanvullen, niet ervoor.
clause-VER-AMB-13 = Je kiest voordat je de nieuwe kaarten ziet, en je kunt de keuze niet terugnemen.
clause-VER-AMB-14 = Wie kaarten krijgt, verdeelt ze meteen. Komt er geen antwoord, dan gaan alle op de hoop.
clause-VER-AMB-15 = Staat het einde vast, dan gaan alle gekregen kaarten op de hoop.
clause-VER-AMB-16 = Je kiest welke kaarten het midden aanvullen, minstens zoveel als het tekortkomt.
clause-VER-AMB-17 = Je kunt niet weigeren het midden aan te vullen om het spel te beëindigen.
clause-VER-AMB-18 = Je mag het midden kiezen om het spel te beëindigen, zelfs als je kunt plunderen.
clause-VER-AMB-19 = Kaarten mogen heen en weer geplunderd worden zo vaak als je wilt.
clause-VER-AMB-20 =
    { $max_turns ->
        [none] Aan deze tafel is er geen maximum aan beurten.
        [open] Mensen spelen zonder maximum aan beurten. Een tafel met bots mag er een instellen.
       *[limit] Aan deze tafel is er een maximum aan beurten: { $max_turns }. Daarna tellen de kaarten zoals ze liggen.
    }
clause-VER-AMB-21 = Je kunt geen deel van de getoonde kaarten laten liggen: alle worden gevangen.
clause-VER-AMB-22 = Bij het aanvullen tellen de dubbele strepen zoals de dobbelstenen liggen als het midden gekozen wordt.
clause-VER-AMB-23 = Gooit een plunderaar mis, dan trekt die eerst kaarten. Daarna krijgt wie geplunderd werd de zijne.
clause-VER-AMB-24 = Kaarten in je tuin kun je niet naar je hoop verplaatsen.
clause-VER-AMB-25 =
    { $show_heap_counts ->
        [true] Iedereen mag zien hoeveel kaarten een hoop heeft.
        [false] Hoeveel kaarten een hoop heeft, blijft tot het einde verborgen.
       *[open] Iedereen mag zien hoeveel kaarten een hoop heeft, tenzij de tafel het verbergt.
    }
clause-VER-AMB-26 = Een volledig gelijke stand is een gedeelde overwinning.
clause-VER-AMB-27 = Na een misworp geldt het maximum van zes voor je tuin zoals hij dan is.
clause-VER-AMB-28 = Na het aanvullen van het midden moet je nog gooien, en je kunt misgooien.
clause-VER-AMB-29 = Is er geen vangst en kan het midden geen acht bereiken, dan beëindigt het kiezen van het midden het spel.
clause-VER-AMB-30 = Staat het einde vast, dan gaan de laatste kaarten van de trekstapel nog in het midden.
clause-VER-AMB-31 =
    { $end_check ->
        [before_first_roll] Het einde wordt na het aanvullen bekeken, dus een trekstapel die daarbij leeg raakt, kan het spel beëindigen.
        [turn_start] Het einde wordt vóór het aanvullen bekeken, dus een trekstapel die daarbij leeg raakt, beëindigt het spel nog niet.
       *[open] Wordt het einde vóór het aanvullen bekeken, dan beëindigt een trekstapel die nu leeg raakt het spel nog niet.
    }
clause-VER-AMB-32 = Is je tijd om, dan kiest het programma: midden, alle zeven dobbelstenen, stoppen, alles op de hoop.
clause-VER-AMB-33 = Wie vertrekt, wordt vanaf dan overgeslagen en kan niet winnen. Een wachtende vangst gaat nog op de hoop van die speler.
clause-VER-AMB-34 =
    { $consolation_optional ->
        [false] Na een misworp valt er niets te kiezen: je trekt twee kaarten, als ze passen.
        [true] Na een misworp kies je of je 0, 1 of 2 kaarten trekt.
       *[open] Waar de tafel zo speelt, kies je na een misworp of je 0, 1 of 2 kaarten trekt.
    }
