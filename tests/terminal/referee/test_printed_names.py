"""Every name that a printed rulebook uses for something one would type is understood, and the printed one is shown.

``printed-names.json`` holds the facts: language, game, what is meant, and the name as it is printed.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.cases import for_each
from throwdown.rules import GAMES, game
from throwdown.rules.verasselt.state import counted
from throwdown.terminal.questions import cards_meant, faces_meant
from throwdown.terminal.referee.referee import Referee
from throwdown.terminal.referee.store import Sitting
from throwdown.terminal.referee.words import Tongue
from throwdown.throwers.entered import EntryUnreadable, read_entry
from throwdown.words import Words, folded, printed_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cases import Test


class Printed(NamedTuple):
    """One fact."""

    language: str
    game: str
    meaning: str
    name: str


FACTS = tuple(Printed(*each) for each in json.loads(Path(__file__).with_name("printed-names.json").read_text("utf-8")))
ELEMENTS = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR")
SPELLS = ("IMMOBULUS", "RELASHIO", "ACCIO", "CONFUNDO", "WINGARDIUM LEVIOSA")
FACES = ("X", "SIX", "BLANK", *ELEMENTS, *SPELLS)
KEYS = {"SIX": "6", "WINGARDIUM LEVIOSA": "LEVIOSA"}
KINDS = {"BARREL bugs": "G", "CHATTER bugs": "R", "RATTLE bugs": "Y", "WATER bugs": "B"}
GROUPS = {"HUB": "hub", "CATCH": "catch", "PREDECESSOR'S CATCH": "catch"}
OTHER_PLACES = {"FRONT YARD": "yard", "HEAP": "heap", "OWN CATCH": "own catch"}
PLAYERS = ("Ada", "Ben")


@cache
def words_of(language: str, name: str) -> Words:
    return Words(language).about(name)


@cache
def tongue_of(language: str, name: str) -> Tongue:
    rules = game("impact_power" if name == "impact" else name, len(PLAYERS), {})
    return Tongue(words_of(language, name), rules, PLAYERS)


def facts(*meanings: str) -> Callable[[Test], Test]:
    return for_each("fact", [fact for fact in FACTS if fact.meaning in meanings])


def test_every_printed_fact_has_a_test() -> None:
    result = {f"{face} face" for face in FACES} | {*KINDS, *GROUPS, *OTHER_PLACES} | {"COCKED die", "OUT of game"}
    result |= {"TOWER", "STONE pile", "BUG face/card", "BAR", "DOUBLE BAR face"}
    result |= {f"{colour} {thing}" for colour in ("YELLOW", "BLUE", "RED") for thing in ("cards", "colour", "dice")}
    assert {fact.meaning for fact in FACTS} <= result
    assert {fact.game for fact in FACTS} <= {*GAMES}


# The arena games


def thrown(language: str, name: str, text: str) -> Any:
    """What a typed landing means in the first throw of a game."""
    rules = game("impact_power" if name == "impact" else name, len(PLAYERS), {})
    state, _ = rules.new_game(0)
    if state.phase == "place":
        state, _ = rules.apply(state, 0, next(iter(rules.legal_actions(state, 0))))
    return read_entry(rules, state, text, tongue_of(language, name).labels)


@facts(*(f"{face} face" for face in FACES))
def test_a_face(fact: Printed) -> None:
    face = fact.meaning.removesuffix(" face")
    for typed in (fact.name, fact.name.upper(), folded(fact.name), f"  {fact.name} "):
        assert [shown for _, shown in thrown(fact.language, fact.game, typed).faces] == [KEYS.get(face, face)]


@facts("OUT of game")
def test_a_die_that_is_out(fact: Printed) -> None:
    assert thrown(fact.language, fact.game, fact.name).out


@facts("COCKED die")
def test_a_leaning_die_has_to_lie_flat_first(fact: Printed) -> None:
    tongue = tongue_of(fact.language, fact.game)
    with pytest.raises(EntryUnreadable) as refused:
        thrown(fact.language, fact.game, fact.name)
    assert refused.value.reason == "leaning"
    assert folded(tongue.say("face-leaning")) in folded(tongue.error(refused.value))


TOWER = "turn active=0 supplies=abcd/efghijk arena=l:ACCIO,m:CONFUNDO,n:RELASHIO stacks=lm removed=opq aside=rstuvwxyz"
PILE = "turn active=0 supplies=ab+cd/efghijk arena=l:FIRE removed=opqmn aside=rstuvwxyz"


def at_the_table(fact: Printed, position: str) -> Referee:
    """A referee in this position, in the language of the fact."""
    rules = game("impact_power" if fact.game == "impact" else fact.game, len(PLAYERS), {})
    sitting = Sitting.at(rules, rules.parse(position), PLAYERS)
    return Referee(sitting, Words(fact.language), input, print)


@facts("TOWER")
def test_a_die_in_a_tower(fact: Printed) -> None:
    read = at_the_table(fact, TOWER).desk.read
    assert read(f"X {fact.name} confundo>accio") == read("X ^confundo>accio")


@facts("STONE pile")
def test_a_pile_is_thrown_by_its_name(fact: Printed) -> None:
    read = at_the_table(fact, PILE).desk.read
    assert read(fact.name) == read(f"{fact.name} 1") == read("p1")


# voll verasselt

CHOICE = (
    "verasselt:2 phase:{phase} turn:3 first:no active:0 dice:======= rolling:- hub:2Y2B2R2G catch:{catch}"
    " target:{target} own:- yards:1Y1B1R1G/1Y1B1R1G heaps:-/- deck:"
    + "Y" * 16
    + "B" * 18
    + "R" * 18
    + "G" * 18
    + " received:{received} left:- end:-"
)


@facts(*(f"{colour} {thing}" for colour in ("YELLOW", "BLUE", "RED") for thing in ("cards", "colour", "dice")))
def test_a_colour(fact: Printed) -> None:
    words, letter = words_of(fact.language, fact.game), fact.meaning[0]
    typed = folded(fact.name)
    assert cards_meant(typed, words) == counted(letter)
    assert cards_meant(f"2 {typed}", words) == counted(letter * 2)
    assert faces_meant(typed, words) == letter


@facts(*KINDS)
def test_a_kind_of_bugs(fact: Printed) -> None:
    words = words_of(fact.language, fact.game)
    assert cards_meant(f"3 {folded(fact.name)}", words) == counted(KINDS[fact.meaning] * 3)


@facts("BUG face/card")
def test_a_bug_beside_its_colour(fact: Printed) -> None:
    words = words_of(fact.language, fact.game)
    for colour, name in zip("YBRG", ("yellow", "blue", "red", "green"), strict=True):
        colour_name = folded(words.say(f"colour-{name}"))
        assert cards_meant(f"1 {colour_name} {folded(fact.name)}", words) == counted(colour)
        assert cards_meant(f"1 {folded(fact.name)} {colour_name}", words) == counted(colour)


@facts("BAR", "DOUBLE BAR face")
def test_the_double_bar(fact: Printed) -> None:
    assert faces_meant(f"2 {folded(fact.name)}", words_of(fact.language, fact.game)) == "=="


@facts(*GROUPS)
def test_a_group_to_roll_for(fact: Printed) -> None:
    desk = at_the_table(fact, CHOICE.format(phase="choose", catch="1*2Y", target="-", received="-")).desk
    assert desk.read(fact.name) == desk.read(GROUPS[fact.meaning])


@facts(*OTHER_PLACES)
def test_a_place_is_named_in_sentences_and_takes_cards(fact: Printed) -> None:
    seen: list[str] = []
    referee = at_the_table(fact, CHOICE.format(phase="choose", catch="1*2Y", target="-", received="-"))
    referee.talk._write = seen.append
    assert referee._command(fact.name)
    assert seen
    if fact.meaning in ("FRONT YARD", "HEAP"):
        desk = at_the_table(fact, CHOICE.format(phase="distribute", catch="-", target="hub", received="1*2Y")).desk
        assert desk.read(fact.name) == desk.read("2Y" if fact.meaning == "FRONT YARD" else "")


# What is shown


def shown(fact: Printed) -> set[str]:
    """What the words of this language call it."""
    words, meaning = words_of(fact.language, fact.game), fact.meaning
    if meaning.endswith(" face") and meaning != "DOUBLE BAR face":
        face = KEYS.get(meaning.removesuffix(" face"), meaning.removesuffix(" face")).lower()
        return {words.say(f"face-{face}"), words.say(f"face-count-{face}", count=2).partition(" ")[2]}
    if meaning == "DOUBLE BAR face":
        return {words.say("colour-bar"), words.say("colour-count-bar", count=2)}
    if meaning == "OUT of game":
        causes = ("missed", "bounced", "knocked")
        return {
            words.say("event-dice-left-arena", cause=cause, count=count) for cause in causes for count in (1, 2)
        } | {words.say("event-x-removed", face="x", count=count) for count in (1, 2)}
    return {words.say(name) for name in SHOWN[meaning]}


NAMES = ("yellow", "blue", "red", "green")
SHOWN = {
    "COCKED die": ("face-leaning",),
    "TOWER": ("place-tower",),
    "STONE pile": ("place-pile",),
    "HUB": ("place-hub",),
    "CATCH": ("place-catch",),
    "FRONT YARD": ("place-yard",),
    "HEAP": ("place-heap",),
} | {meaning: (f"colour-kind-{NAMES['YBRG'.index(letter)]}",) for meaning, letter in KINDS.items()}


def test_the_printed_name_is_the_one_that_is_shown() -> None:
    """One of the printed forms; the others are forms of it, or longer ways to say it."""
    printed: dict[tuple[str, str, str], list[Printed]] = {}
    for fact in FACTS:
        if fact.meaning in SHOWN or fact.meaning.endswith(" face") or fact.meaning == "OUT of game":
            printed.setdefault(fact[:3], []).append(fact)
    missed = {
        key: (sorted(shown(each[0])), [fact.name for fact in each])
        for key, each in printed.items()
        if not any(folded(fact.name) in folded(name) for fact in each for name in shown(each[0]))
    }
    assert missed == {}


@for_each("language", ["de", "en", "fr", "it"])
def test_cards_are_narrated_with_their_noun(language: str) -> None:
    words = words_of(language, "verasselt")
    nouns = {folded(noun) for name in words.printed("colour-noun") for noun in name.split()}
    for name in NAMES:
        for count in (1, 2):
            assert nouns & {*folded(words.say(f"colour-count-{name}", count=count)).split()}


# Letters


@for_each("language", ["de", "en", "fr", "it", "nl", "es"])
def test_the_letters_that_are_shown_are_understood(language: str) -> None:
    tongue = tongue_of(language, "verasselt")
    for cards in ((4, 3, 2, 1), (1, 0, 0, 2), (0, 2, 1, 0)):
        assert cards_meant(folded(tongue.lettered(cards)), tongue.words) == cards
        assert cards_meant(folded(tongue.lettered(cards)).replace(" ", ""), tongue.words) == cards
    dice = "YB=RG=="
    assert faces_meant(folded(tongue.dice(dice)), tongue.words) == dice
    assert faces_meant(folded(tongue.dice(dice)).replace(" ", ""), tongue.words) == dice


@for_each("language", ["de", "en", "fr", "it", "nl", "es"])
def test_english_letters_are_understood_where_yellow_is_among_them(language: str) -> None:
    words = words_of(language, "verasselt")
    assert cards_meant("y2 b1 r3 g1", words) == (2, 1, 3, 1)
    assert cards_meant("2 yellow 1 green", words) == (2, 0, 0, 1)
    assert faces_meant("y==brgg", words) == "Y==BRGG"


def test_a_letter_that_could_be_two_colours_is_none() -> None:
    """Gelb and grün: a player who types G is asked again, and shown Ge and Gr."""
    assert cards_meant("g2", words_of("de", "verasselt")) is None
    assert cards_meant("ge2 gr1", words_of("de", "verasselt")) == (2, 0, 0, 1)
    assert cards_meant("gruen, 2 gelb", words_of("de", "verasselt")) == (2, 0, 0, 1)
    assert cards_meant("gruen 1 gelb 2", words_of("de", "verasselt")) == (2, 0, 0, 1)
    assert cards_meant("g2", words_of("it", "verasselt")) == (2, 0, 0, 0)  # giallo; verde has a V
    assert cards_meant("a1", words_of("es", "verasselt")) is None
    assert cards_meant("", words_of("es", "verasselt")) is None
    assert faces_meant("gr==b", words_of("de", "verasselt")) == "G==B"
    assert faces_meant("g==b", words_of("de", "verasselt")) is None
    assert faces_meant("brg==", words_of("de", "verasselt")) is None
    assert faces_meant("ybrg==", words_of("de", "verasselt")) == "YBRG=="  # only English has a Y


def test_what_is_printed_is_in_the_package() -> None:
    """The names that are understood come from one file, which knows every fact."""
    boxes = {fact.game.partition("_")[0] for fact in FACTS}
    for fact in FACTS:
        names = printed_names()[fact.language][fact.game.partition("_")[0]]
        assert folded(fact.name) in {folded(name) for each in names.values() for name in each}, fact
    assert boxes == {"hp", "impact", "strike", "verasselt"}
