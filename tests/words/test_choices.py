"""Every rule that an option changes has a sentence for each value, in every language."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.words.catalogues import PRESENT, Alternative, alternatives, content, messages
from throwdown.rules import GAMES
from throwdown.rules.rulings import ELEMENTS, OPTIONS, options_of
from throwdown.words import Words
from throwdown.words.choices import OPEN, OPTIONS_OF, TOLD_FOR, comparable

in_each_language = pytest.mark.parametrize("language", PRESENT)

#: Values of options that can be many things.
MANY: dict[str, tuple[Any, ...]] = {
    "max_turns": (None, 200),
    "active_elements": (None, ("FIRE", "AIR"), ELEMENTS),
    "starting_dice": (None, (8, 10)),
}
#: How the catalogues name all of those but "none".
NAMED_MANY = {"max_turns": "limit", "active_elements": "some", "starting_dice": "some"}
#: Rules for which two values are the same.
ALIKE = {
    "AMB-08": {"after_resolution", "own_turn"},  # both are still in when the hurricane comes
    "AMB-01": {"turn_start", "taken_only"},  # nobody takes the last die in mid-turn and goes on
}


def games_of(clause: str) -> list[str]:
    """The games that may have this clause."""
    return [game for game in GAMES if (game == "verasselt") == clause.startswith("VER-")]


def values(option: str, clause: str) -> tuple[Any, ...]:
    """Every value that the option has where this clause can be told."""
    rows = [options_of(game)[option] for game in games_of(clause) if option in options_of(game)]
    return MANY.get(option) or tuple(dict.fromkeys(value for row in rows for value in row.values))


def sentences(language: str, clause: str) -> list[Alternative]:
    pattern = messages(language)["clause", f"clause-{clause}"].value
    assert pattern is not None
    return alternatives(pattern)


def key(option: str, value: Any) -> str:
    """How the catalogues name this value."""
    return NAMED_MANY[option] if option in MANY and value is not None else str(comparable(value))


def test_every_option_is_explained_by_its_own_clause() -> None:
    assert [option for option, row in OPTIONS.items() if row.clause not in TOLD_FOR[option]] == []


@in_each_language
def test_sentences_choose_by_the_options_of_the_table_and_nothing_else(language: str) -> None:
    chosen = {
        name.removeprefix("clause-"): content(message).variables - {"box"}
        for (file, name), message in messages(language).items()
        if file == "clause"
    }
    assert {clause: by for clause, by in chosen.items() if by} == {c: set(by) for c, by in OPTIONS_OF.items()}


@in_each_language
def test_each_value_has_its_sentence_and_one_leaves_it_open(language: str) -> None:
    for clause, options in OPTIONS_OF.items():
        told_for = [each.values for each in sentences(language, clause)]
        for option in options:
            named = {chosen[option] for chosen in told_for if option in chosen}
            assert {key(option, value) for value in values(option, clause)} <= named, clause
        (left_open,) = [chosen for chosen in told_for if OPEN in chosen.values()]
        assert len(left_open) == 1, clause


@in_each_language
def test_sentences_of_different_values_differ(language: str) -> None:
    for clause in OPTIONS_OF:
        seen: dict[str, set[str]] = {}
        chosen = [each for each in sentences(language, clause) if OPEN not in each.values.values()]
        for each in chosen:
            seen.setdefault(each.text, set()).update(each.values.values())
        shared = [named for named in seen.values() if clause in ALIKE and ALIKE[clause] <= named]
        assert len(seen) == len(chosen) - len(shared), clause


@in_each_language
def test_the_sentence_follows_the_values_in_force(language: str) -> None:
    words = Words(language)
    for clause, options in OPTIONS_OF.items():
        for chosen in product(*(values(option, clause) for option in options)):
            in_force = dict(zip(options, chosen, strict=True))
            keys = {option: key(option, value) for option, value in in_force.items()}
            (fitting,) = [each for each in sentences(language, clause) if each.values.items() <= keys.items()]
            assert written_out(words, fitting, in_force) == words.clause(clause, in_force)


def written_out(words: Words, sentence: Alternative, options: dict[str, Any]) -> str:
    """The sentence with its names and values filled in, by other means than those of the catalogue."""
    text = sentence.text
    for name in content(sentence.pattern).references:
        text = text.replace("{" + name + "}", words.say(name))
    for option, value in options.items():
        faces = value if isinstance(value, tuple) else ()
        names = (str(face) if isinstance(face, int) else words.say(f"face-{face.lower()}") for face in faces)
        named = words.listed(names) if faces else str(value)
        text = text.replace("{$" + option + "}", named)
    return text


def test_without_a_table_a_sentence_leaves_it_open() -> None:
    words = Words()
    assert "unless" in words.clause("D-13")
    assert words.clause("D-13", {"accio_extra": "must"}) == "The extra die of Accio must be taken, if one is left."
    assert words.clause("D-13", {"accio_extra": "may"}) == "You may leave the extra die of Accio."
    assert words.clause("CORE-10", {"accio_extra": "may"}) == words.clause("CORE-10")
