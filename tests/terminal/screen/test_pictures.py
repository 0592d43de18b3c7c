"""Boards and questions without an app: towers, many dice, cards, keys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.terminal.screen.helpers import make_match
from throwdown.bots import BOTS
from throwdown.narration import RuleBook
from throwdown.narration.why import BY_FIELD, CLAUSES
from throwdown.rules.arena.state import BuildTower, TakeExtra
from throwdown.rules.catalogue import GAMES
from throwdown.rules.game import Stop
from throwdown.rules.rulings import options_of
from throwdown.rules.verasselt.state import Distribute, Roll, TopUp
from throwdown.terminal.questions import (
    Answer,
    Choice,
    Question,
    RollForm,
    SplitForm,
    TopUpForm,
    TowerForm,
    face_name,
    line,
)
from throwdown.terminal.screen.arena_board import ArenaPicture
from throwdown.terminal.screen.asking import Asking, MoveWish, asking_for
from throwdown.terminal.screen.canvas import centred, fitted, padded
from throwdown.terminal.screen.pages import explained
from throwdown.terminal.screen.setup_form import PERSON, SetUp, option_name, option_value
from throwdown.words import LANGUAGES, Words

WORDS = Words("en")


def press(asking: Asking, *keys: str) -> Answer | MoveWish | None:
    """Press keys one after the other; the last answer."""
    answer: Answer | MoveWish | None = None
    for key in keys:
        answer = asking.press(key, key if len(key) == 1 else None)
    return answer


def drawn(game: str, arena: tuple[tuple[int, str], ...], stacks: Any = (), size: tuple[int, int] = (48, 13)) -> str:
    view = make_match(game).view(None).but(arena=arena, stacks=stacks)
    return ArenaPicture(view, WORDS, size, labels={1: "2"}).content().plain


def test_tower_stands_with_its_top_above() -> None:
    text = drawn("hp_strike", ((1, "ACCIO"), (2, "LEVIOSA"), (3, "ACCIO"), (9, "CONFUNDO")), ((1, 2, 3),))
    rows = [row[38:45] for row in text.splitlines() if "Acc" in row or "Lev" in row]
    assert [row.strip() for row in rows] == ["│Acc│", "│Lev│", "2Acc│"]
    assert "│Con│" in text


@pytest.mark.parametrize("height", [3, 8, 26])
def test_towers_of_every_height_stay_in_the_arena(height: int) -> None:
    dice = tuple(range(height))
    text = drawn("hp_strike", tuple((die, "ACCIO") for die in dice), (dice,))
    assert len(text.splitlines()) == 13
    assert all(len(row) <= 48 for row in text.splitlines())


@for_each("count", [0, 1, 7, 20, 26])
def test_all_dice_are_drawn(count: int) -> None:
    text = drawn("impact", tuple((die, "FIRE") for die in range(count)))
    assert text.count("Fir") == count


def test_narrow_texts() -> None:
    assert fitted("Quentin", 5) == "Quen…"
    assert centred("5", 4) == " 5  "
    assert padded("Jo", 4) == "Jo  "


# Questions


def test_tower_by_keys() -> None:
    form = TowerForm(((4, "ACCIO"), (7, "LEVIOSA"), (9, "CONFUNDO")))
    asking = asking_for(Question(0, line("ask-tower", count=3), form=form), WORDS)
    assert press(asking, "3", "1", "backspace", "right", "space", "enter") == Answer(BuildTower((9, 7, 4)))
    assert asking.labels == {4: "1"}
    assert [row.plain for row in asking.body(78)] == ["  Still to place:  1 Acc ", "  Bottom to top:  3 Con  2 Lev "]


def test_roll_by_keys() -> None:
    form = RollForm(("=",) * 7, (2, 0, 1, 0), True, True)
    asking = asking_for(Question(0, line("ask-roll", cards=line("ask-no-cards")), form=form), WORDS)
    assert press(asking, "1", "2", "y", "y", "Y", "b", "enter") == Answer(Roll((2, 3, 4, 5, 6), (1, 0, 0, 0)))
    assert press(asking, "3", "4", "enter") is None
    assert "3 dice are too few" in asking.complaint
    assert press(asking, "a", "left", "space", "enter") == Answer(Roll((0, 1, 3, 4, 5, 6), (1, 0, 0, 0)))
    assert press(asking, "s") == Answer(Stop())


def test_split_by_keys() -> None:
    asking = asking_for(Question(0, line("ask-split"), form=SplitForm((3, 0, 1, 1), 2)), WORDS)
    assert press(asking, "up", "up", "up", "right", "right", "up", "enter") == Answer(Distribute((2, 0, 0, 0)))
    assert press(asking, "n", "g", "a", "enter") == Answer(Distribute((1, 0, 0, 1)))


def test_top_up_by_keys() -> None:
    asking = asking_for(Question(0, line("ask-top-up"), form=TopUpForm((2, 0, 1, 1), 3)), WORDS)
    assert press(asking, "y", "enter") is None
    assert asking.complaint
    assert press(asking, "y", "g", "enter") == Answer(TopUp((2, 0, 0, 1)))


def test_extra_dice_have_their_keys_on_the_board() -> None:
    choices = tuple(
        Choice(str(number), face_name("ACCIO"), face_name("ACCIO"), TakeExtra(number + 10)) for number in range(1, 13)
    )
    asking = asking_for(Question(0, line("ask-extra"), choices, default_key="1"), WORDS)
    assert asking.labels[11] == "1"
    assert asking.labels[20] == "a"
    assert len(asking.body(78)) <= 4
    assert press(asking, "b") == Answer(TakeExtra(21))
    assert press(asking, "down", "enter") == Answer(TakeExtra(12))


# Words


def test_house_rules_have_names_that_fit() -> None:
    for game in GAMES:
        for option, known in options_of(game).items():
            if option == "first_player":
                continue
            assert len(option_name(option, WORDS)) <= 36
            values = known.values if option != "active_elements" else ((), known.values)
            assert all(len(option_value(option, value, WORDS)) <= 30 for value in values)


@for_each("game", GAMES)
def test_every_house_rule_can_be_switched_and_back(game: str) -> None:
    form = SetUp(WORDS, game)
    form.turn("rules", 1)
    for row in form.rows():
        if row.startswith("rule-"):
            form.turn(row, 1)
            assert form.chosen().options
            form.turn(row, -1)
            assert not form.changed


@for_each("language", LANGUAGES)
def test_every_bot_can_be_given_a_seat(language: str) -> None:
    for game in GAMES:
        form = SetUp(Words(language), game)
        seen = []
        for _ in (PERSON, *BOTS[game]):
            seen.append(form.value("seat-1"))
            form.turn("seat-1", 1)
        assert len(set(seen)) == len(seen) == 1 + len(BOTS[game])
        assert all(len(result) <= 30 for result in seen)
        assert form.value("seat-1") == seen[0]


def test_every_clause_cited_has_its_sentence() -> None:
    cited = {*CLAUSES.values(), *(clause for _, by_value in BY_FIELD.values() for clause in by_value.values())}
    assert [clause for clause in sorted(cited) if not WORDS.clause(clause)] == []
    assert explained((), RuleBook(WORDS, "strike", {})) == "No rule has been applied yet."


def test_a_house_rule_is_explained_as_it_is_set() -> None:
    form = SetUp(WORDS, "hp_strike")
    result = [form.explained("rule-accio_extra")]
    form.turn("rule-accio_extra", 1)
    result.append(form.explained("rule-accio_extra"))
    assert result == ["You may leave the extra die of Accio.", "The extra die of Accio must be taken, if one is left."]
