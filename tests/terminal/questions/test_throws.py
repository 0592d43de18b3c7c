"""Where to throw, as it is typed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.terminal.arena_tables import arena_match
from throwdown.rules.arena.state import Throw
from throwdown.rules.game import Stop
from throwdown.terminal.grid import SIDES, Aim
from throwdown.terminal.questions import Answer, AnswerUnclear, Question, question, read_flight, sides
from throwdown.throwers import MANNERS
from throwdown.words import LANGUAGES, Words

WORDS = Words()


def asked(*, aimed: bool = True) -> Question:
    """Throw another die, or stop."""
    game = arena_match().game
    state = game.parse("choice active=0 supplies=abcd/efghijk arena=l:2,m:4,n:3 removed=opq aside=rstuvwxyz")
    view: Any = game.view(state, 0)
    found = question(view, aimed=aimed)
    assert found is not None
    return found


@for_each(
    ("typed", "answer"),
    [
        ("t c4", Answer(Throw(), "toss", False, Aim("c4"))),
        ("toss c4", Answer(Throw(), "toss", False, Aim("c4"))),
        ("1 smash g7", Answer(Throw(), "smash", False, Aim("g7"))),
        ("S G7", Answer(Throw(), "smash", False, Aim("g7"))),
        ("throw dr e5 nw", Answer(Throw(), "drop", False, Aim("e5", "nw"))),
        ("i c4 s", Answer(Throw(), "hit", False, Aim("c4", "s"))),
        ("c4", Answer(Throw(), None, True, Aim("c4"))),
        ("1 c4 n", Answer(Throw(), None, True, Aim("c4", "n"))),
        ("1 toss", Answer(Throw(), "toss")),
        ("s", Answer(Stop())),
        ("t", Answer(Throw(), None, True)),
        ("", Answer(Stop())),
    ],
)
def test_a_throw_with_its_place(typed: str, answer: Answer) -> None:
    assert asked().read(typed, WORDS) == answer


@for_each(
    ("typed", "message"),
    [
        ("t a1", "ask-unclear-cell"),
        ("t k4", "ask-unclear-cell"),
        ("t c10", "ask-unclear-cell"),
        ("t c4 q", "ask-unclear-side"),
        ("t c4 n e", "ask-unclear-side"),
        ("stop c4", "ask-unclear-choice"),
        ("2 c4", "ask-unclear-choice"),
        ("fly c4", "ask-unclear-choice"),
    ],
)
def test_a_malformed_place_is_refused(typed: str, message: str) -> None:
    with pytest.raises(AnswerUnclear) as caught:
        asked().read(typed, WORDS)
    assert caught.value.line.message == message
    assert caught.value.line.localised(WORDS)


def test_a_place_at_a_table_without_an_arena_is_refused() -> None:
    with pytest.raises(AnswerUnclear) as caught:
        asked(aimed=False).read("t c4", WORDS)
    assert caught.value.line.message == "ask-unclear-no-arena"
    assert asked(aimed=False).read("1 toss", WORDS) == Answer(Throw(), "toss")


@for_each("language", LANGUAGES)
def test_sides_are_typed_in_the_own_language(language: str) -> None:
    words = Words(language)
    assert len(set(sides(words))) == len(SIDES)
    for side, typed in zip(SIDES, sides(words), strict=True):
        for manner in MANNERS:
            word = words.say(f"ask-word-{manner}")
            assert read_flight(f"{word} c4 {typed}", words, aimed=True) == (manner, Aim("c4", side))


@for_each("language", LANGUAGES)
def test_letters_are_the_same_everywhere(language: str) -> None:
    for letter, manner in zip("dtis", MANNERS, strict=True):
        assert read_flight(f"{letter} e5", Words(language), aimed=True) == (manner, Aim("e5"))
        assert read_flight(letter, Words(language), aimed=True) == (manner, None)
    assert read_flight("", Words(language), aimed=True) == ("drop", None)
    assert read_flight("e5", Words(language), aimed=True) == ("drop", Aim("e5"))
