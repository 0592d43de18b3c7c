"""What is asked, and what typed answers mean."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.terminal.plain.typist import typed_action
from throwdown.rules import GAMES, Decision, Several
from throwdown.rules.arena.state import (
    BuildTower,
    Collect,
    KeepPiles,
    PlaceStart,
    React,
    TakeExtra,
    Throw,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.arena.wizards import TowerOrders
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Listed, Stop, to_act
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import NO_CARDS, Catch, Choose, Distribute, Roll, TakeConsolation, TopUp
from throwdown.table import Match, Seat
from throwdown.terminal.questions import (
    MANNER_CHOICES,
    AnswerUnclear,
    Question,
    RollForm,
    SplitForm,
    TopUpForm,
    TowerForm,
    colour_keys,
    question,
    read_cards,
    read_manner,
)
from throwdown.terminal.screen.asking.cards import Tray
from throwdown.throwers import MANNERS, Luck
from throwdown.words import Words

WORDS = Words()


def arena_view(game: str = "impact_avatar", **changes: Any) -> Any:
    """A view of seat 0 of three that can be bent to any phase."""
    rules = make_game(game, 3)
    view = rules.view(rules.new_game()[0], 0)
    return view.but(**{"phase": "turn", "to_act": (0,)} | changes)


def verasselt_view(**changes: Any) -> Any:
    rules = make_game("verasselt", 3)
    return rules.view(rules.new_game()[0], 0).but(**{"phase": "roll", "to_act": 0} | changes)


def asked(view: Any) -> Question:
    found = question(view, ("Ada", "Ben", "Cy", "Dee"))
    assert found is not None
    return found


def text_of(found: Question) -> str:
    """Everything a reader of the question sees."""
    lines = [found.prompt, found.default_line, *(choice.label for choice in found.choices)]
    if found.form is not None:
        lines += found.form.hints
    return "\n".join(each.localised(WORDS) for each in lines)


# Choices


def test_a_turn_begins_with_a_throw() -> None:
    found = asked(arena_view(actions=Listed((Throw(),))))
    assert found.read("1", WORDS).action == Throw()
    assert found.read("", WORDS).ask_manner
    assert found.read("throw smash", WORDS).manner == "smash"
    assert found.read("sm", WORDS).manner == "smash"


def test_the_gentlest_answer_to_stop_or_throw_is_to_stop() -> None:  # AMB-48
    found = asked(arena_view(phase="choice", actions=Listed((Throw(), Stop()))))
    assert found.read("", WORDS).action == Stop()
    assert found.read("2", WORDS).action == found.read("STOP", WORDS).action == found.read("st", WORDS).action
    assert found.read("1 toss", WORDS).manner == "toss"


@for_each("text", ["3", "0", "-1", "foo", "stop smash", "1 1", "99999999999999999999", "①"])
def test_a_bad_choice_says_what_to_type(text: str) -> None:
    found = asked(arena_view(phase="choice", actions=Listed((Throw(), Stop()))))
    with pytest.raises(AnswerUnclear) as unclear:
        found.read(text, WORDS)
    assert "1-2" in unclear.value.line.localised(WORDS)


def test_piles_are_thrown_whole_or_die_by_die() -> None:
    actions = Listed((Throw(), ThrowPile(0), ThrowPile(1), ThrowFromPile(1), Stop()))
    found = asked(arena_view(phase="choice", actions=actions, piles=((2, 3), (), ())))
    assert found.read("pile 2", WORDS).action == ThrowPile(1)
    assert found.read("from 2", WORDS).action == ThrowFromPile(1)
    assert "pile 2: 3 dice" in text_of(found)


def test_a_reaction_with_piles_only() -> None:
    found = asked(arena_view(phase="reaction", actions=Listed((React(0), React(1))), piles=((2, 3), (), ())))
    assert found.read("2 toss", WORDS).action == React(1)
    assert found.read("", WORDS).action == React(0)


def test_placing_collecting_and_keeping() -> None:
    place = asked(arena_view(phase="place", actions=Listed((PlaceStart("FIRE"), PlaceStart("WATER")))))
    assert place.read("water", WORDS).action == PlaceStart("WATER")
    assert place.read("", WORDS).action == PlaceStart("FIRE")
    collect = asked(arena_view(phase="collect", actions=Listed((Collect(True), Collect(False)))))
    assert collect.read("leave", WORDS).action == Collect(False)
    assert collect.read("", WORDS).action == Collect(True)
    piles = asked(arena_view(phase="piles", actions=Listed((KeepPiles(True), KeepPiles(False))), piles=((2,), (), ())))
    assert piles.read("keep", WORDS).action == KeepPiles(True)
    assert piles.read("", WORDS).action == KeepPiles(False)


def test_the_extra_die_says_where_it_lies() -> None:
    arena = ((7, "ACCIO"), (8, "CONFUNDO"), (9, "LEVIOSA"))
    actions = Listed((TakeExtra(7), TakeExtra(8), TakeExtra(9), TakeExtra(None)))
    found = asked(arena_view("hp_strike", phase="accio", arena=arena, stacks=((8, 9),), actions=actions))
    assert "Confundo, level 1 of 2" in text_of(found)
    assert found.read("2", WORDS).action == TakeExtra(8)
    assert found.read("", WORDS).action == found.read("none", WORDS).action == TakeExtra(None)
    assert found.prompt.localised(WORDS) == "You may take one more die. Which one?"


def test_an_extra_die_that_must_be_taken_is_no_offer() -> None:
    arena = ((7, "ACCIO"), (8, "CONFUNDO"))
    found = asked(arena_view("hp_strike", phase="accio", arena=arena, actions=Listed((TakeExtra(7), TakeExtra(8)))))
    assert found.prompt.localised(WORDS) == "You have to take one more die. Which one?"  # D-13
    assert found.read("", WORDS).action == TakeExtra(7)


# Forms


def test_a_tower_is_typed_bottom_to_top() -> None:
    arena = ((9, "LEVIOSA"), (7, "ACCIO"), (8, "CONFUNDO"))
    found = asked(arena_view("hp_strike", phase="tower", arena=arena, actions=TowerOrders((7, 8, 9))))
    assert found.read("1 3 2", WORDS).action == BuildTower((7, 9, 8))
    assert found.read("321", WORDS).action == BuildTower((9, 8, 7))
    assert found.read("", WORDS).action == BuildTower((7, 8, 9))
    assert "1 = Accio" in text_of(found)


@for_each("text", ["1 2", "1 2 2", "1 2 4", "a b c", "1 2 3 4", "-1 2 3"])
def test_an_impossible_tower_is_refused(text: str) -> None:
    with pytest.raises(AnswerUnclear, match="tower"):
        TowerForm(((7, "ACCIO"), (8, "CONFUNDO"), (9, "LEVIOSA"))).parse(text, WORDS)


ROLLS = {
    "all": Roll(ALL_DICE),
    "roll": Roll(ALL_DICE),
    "1 2 3 4": Roll((0, 1, 2, 3)),
    "roll 4321": Roll((0, 1, 2, 3)),
    "1,2,3,4,7 +Y": Roll((0, 1, 2, 3, 6), (1, 0, 0, 0)),
    "+2Y1R": Roll(ALL_DICE, (2, 0, 1, 0)),
    "all + Y2 R": Roll(ALL_DICE, (2, 0, 1, 0)),
    "all +YY +R": Roll(ALL_DICE, (2, 0, 1, 0)),
    "all + 2 yellow 1 red": Roll(ALL_DICE, (2, 0, 1, 0)),
    "keep 5 6": Roll((0, 1, 2, 3, 6)),
    "keep": Roll(ALL_DICE),
    "stop": Stop(),
    "": Stop(),
}


@for_each("text", ROLLS)
def test_a_roll(text: str) -> None:
    found = asked(
        verasselt_view(phase="roll_or_stop", yards=((2, 0, 1, 0), NO_CARDS, NO_CARDS), actions=Listed((Stop(),)))
    )
    assert found.read(text, WORDS).action == ROLLS[text]


@for_each(
    ("text", "sentence"),
    [
        ("1 2 3", "too few"),
        ("keep 1 2 3 4", "too few"),
        ("1 2 3 8", "from 1 to 7"),
        ("1 2 3 3", "twice"),
        ("1 2 3 x", "from 1 to 7"),
        ("hello", "from 1 to 7"),
        ("all +B", "not in your front yard"),
        ("all +Y3", "not in your front yard"),
        ("all +foo", "Y2 R1"),
        ("stop +Y", "from 1 to 7"),
        ("\uff11\uff12\uff13\uff14", "from 1 to 7"),
    ],
)
def test_an_impossible_roll_is_refused(text: str, sentence: str) -> None:
    form = RollForm(("=",) * 7, (2, 0, 1, 0), may_stop=True, stop_by_default=True)
    with pytest.raises(AnswerUnclear) as unclear:
        form.parse(text, WORDS)
    assert sentence in unclear.value.line.localised(WORDS)


def test_the_first_roll_cannot_be_a_stop() -> None:  # VER-STOP-02
    form = RollForm(("=",) * 7, NO_CARDS, may_stop=False, stop_by_default=False)
    assert form.default == Roll(ALL_DICE)
    with pytest.raises(AnswerUnclear) as unclear:
        form.parse("stop", WORDS)
    assert unclear.value.clause == "VER-STOP-02"


def test_a_catch_is_split() -> None:  # VER-PAY-02
    form = SplitForm((2, 0, 1, 0), 2)
    assert form.default == form.parse("none", WORDS) == Distribute(NO_CARDS)
    assert form.parse("Y1 R1", WORDS) == form.parse("yr", WORDS) == Distribute((1, 0, 1, 0))
    for text, result in (("all", "room for 2"), ("B", "received"), ("5", "cannot be read"), ("Y1R", "")):
        if result:
            with pytest.raises(AnswerUnclear) as unclear:
                form.parse(text, WORDS)
            assert result in unclear.value.line.localised(WORDS)


def test_a_hub_is_topped_up() -> None:  # VER-END-02, VER-AMB-32
    form = TopUpForm((2, 0, 3, 0), 4)
    assert form.default == TopUp((1, 0, 3, 0))
    assert form.parse("all", WORDS) == TopUp((2, 0, 3, 0))
    with pytest.raises(AnswerUnclear) as unclear:
        form.parse("R3", WORDS)
    assert "4 cards" in unclear.value.line.localised(WORDS)


def test_hub_or_catch() -> None:
    catch = Catch(1, (0, 0, 2, 0))
    actions = Listed((Choose("hub"), Choose("catch")))
    found = asked(verasselt_view(phase="choose", table_catch=catch, actions=actions))
    assert "Ben: 2 red" in text_of(found)
    assert found.read("catch", WORDS).action == Choose("catch")
    assert found.read("", WORDS).action == Choose("hub")
    ending = asked(verasselt_view(phase="choose", table_catch=catch, actions=actions, hub_ends_game=True))
    assert "game ends" in text_of(ending)


def test_the_number_typed_for_consolation_is_the_number_of_cards() -> None:
    actions = Listed(TakeConsolation(count) for count in range(3))
    found = asked(verasselt_view(phase="consolation", actions=actions))
    assert [found.read(text, WORDS).action for text in ("0", "1", "")] == [
        TakeConsolation(0),
        TakeConsolation(1),
        TakeConsolation(2),
    ]


@for_each(
    ("text", "cards"),
    [
        ("Y2 R1", (2, 0, 1, 0)),
        ("2Y1R", (2, 0, 1, 0)),
        ("y, r, y", (2, 0, 1, 0)),
        ("2 yellow 1 red", (2, 0, 1, 0)),
        ("yellow 2 red", (2, 0, 1, 0)),
        ("yel2", (2, 0, 0, 0)),
        ("-", NO_CARDS),
    ],
)
def test_cards_as_people_type_them(text: str, cards: tuple[int, ...]) -> None:
    assert read_cards(text, WORDS) == cards


@for_each("text", ["Y-1", "2", "Z", "Y2Z", "Y999", "+", "Y²"])
def test_impossible_cards_are_refused(text: str) -> None:
    with pytest.raises(AnswerUnclear):
        read_cards(text, WORDS)


def test_manners() -> None:
    assert [read_manner(text, WORDS) for text in ("", "1", "hit", "TOSS", "4", "smas")] == [
        "drop",
        "drop",
        "hit",
        "toss",
        "smash",
        "smash",
    ]
    assert tuple(choice.manner for choice in MANNER_CHOICES) == MANNERS
    assert read_manner("5", WORDS) is None
    assert read_manner("x", WORDS) is None


FORMS: list[Any] = [
    TowerForm(((7, "ACCIO"), (8, "CONFUNDO"), (9, "LEVIOSA"))),
    RollForm(("=",) * 7, (2, 0, 1, 0), may_stop=True, stop_by_default=True),
    SplitForm((2, 0, 1, 0), 2),
    TopUpForm((2, 0, 3, 0), 4),
]
TYPED = st.text(max_size=12) | st.text("0123456789 ybrgYBRG+-,allstopkeeprollnone", max_size=16)


@given(text=TYPED | st.just("1" * 9000) | st.just("1 " + "1" * 9000), which=st.sampled_from(range(len(FORMS))))
def test_whatever_is_typed_is_an_action_or_unclear(text: str, which: int) -> None:
    try:
        FORMS[which].parse(text, WORDS)
    except AnswerUnclear as unclear:
        assert len(unclear.line.localised(WORDS)) < 200
    found = asked(arena_view(phase="choice", actions=Listed((Throw(), Stop()))))
    with suppress(AnswerUnclear):
        found.read(text, WORDS)
    read_manner(text, WORDS)


# Every question of real games


@for_each("game", GAMES)
def test_every_question_of_a_game_can_be_answered_in_words(game: str) -> None:
    """Each action comes back from its text, the default is legal, and nobody else is asked."""
    options = {"verasselt": {"max_turns": 15, "consolation_optional": True}}.get(game, {})
    rng = Random(game)
    match = Match(make_game(game, 4, options), [Seat(name) for name in "ABCD"], Luck(rng), rng=rng)
    match.run()
    while isinstance(match.awaiting, Decision | Several):
        seats = to_act(match.awaiting)
        for seat in set(range(4)) - {*seats}:
            assert question(match.view(seat)) is None
        found = asked(match.view(seats[0]))
        view = match.view(seats[0])
        action = view.actions.sample(rng)
        assert found.read(typed_action(found, action, rng), WORDS).action == action
        assert found.read("", WORDS).action in view.actions
        assert text_of(found)
        match.act(seats[0], action, rng.choice(MANNERS) if found.choices else None)
        match.run()


@for_each(
    ("language", "keys"),
    [("en", "YBRG"), ("fr", "JBRV"), ("it", "GBRV"), ("de", "YBRG"), ("es", "YBRG")],
)
def test_keys_for_colours_are_single_letters_of_the_language_where_it_has_them(language: str, keys: str) -> None:
    assert colour_keys(Words(language)) == keys


@for_each(("language", "key", "colour"), [("fr", "j", 0), ("fr", "v", 3), ("it", "g", 0), ("de", "g", 3)])
def test_a_card_is_added_by_its_key(language: str, key: str, colour: int) -> None:
    tray = Tray((1, 1, 1, 1), 4, Words(language))
    assert tray.press(key, key)
    assert [place for place, count in enumerate(tray.cards) if count] == [colour]
    assert tray.press(key.upper(), key.upper())
    assert tray.cards == NO_CARDS


# Names: what is shown wins


@for_each(
    ("language", "typed", "spell"),
    [("nl", "l", "LEVIOSA"), ("es", "l", "LEVIOSA"), ("de", "r", "RELASHIO"), ("it", "r", "RELASHIO")],
)
def test_a_letter_means_the_name_that_is_shown(language: str, typed: str, spell: str) -> None:
    """Our own names may be typed too, but a beginning never chooses one of them before a shown name."""
    faces = ("IMMOBULUS", "RELASHIO", "ACCIO", "LEVIOSA", "CONFUNDO")
    found = asked(arena_view("hp_strike", phase="place", actions=Listed(tuple(map(PlaceStart, faces)))))
    assert found.read(typed, Words(language).about("hp_strike")).action == PlaceStart(spell)


def test_a_beginning_of_several_names_says_which() -> None:
    faces = ("FIRE", "WATER", "STONE", "LIGHTNING")
    found = asked(arena_view("impact", phase="place", actions=Listed(tuple(map(PlaceStart, faces)))))
    words = Words("fr").about("impact")
    with pytest.raises(AnswerUnclear) as unclear:
        found.read("e", words)  # eau, éclair
    assert "eau" in unclear.value.line.localised(words)
    assert "éclair" in unclear.value.line.localised(words)
    assert found.read("ec", words).action == PlaceStart("LIGHTNING")
