"""The game in lines of text, in an arena in which dice have places."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from tests.cases import for_each
from tests.samples import sample
from tests.terminal.arena_tables import arena_match, lay, placed_match
from tests.terminal.plain.typist import WORDS, Paper, Typist, new_match, play
from throwdown.errors import ThrowFailed
from throwdown.rules.arena.state import MoveDie
from throwdown.rules.record import Acted, Undone
from throwdown.table.verify import verify
from throwdown.terminal.plain.commands import MOVE
from throwdown.terminal.plain.play import play_plain
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from throwdown.rules.record import Resolved
    from throwdown.table import Match
    from throwdown.throwers import Asked


def at_wall(people: int = 2, bots: int = 0) -> Match:
    match = placed_match(people, bots, pre_move="off_walls_by_consent")
    lay(match, 81, 0)
    return match


def moves(match: Match) -> list[Acted]:
    return [entry for entry in match.log.entries if isinstance(entry, Acted) and isinstance(entry.action, MoveDie)]


# Whole games


class Aiming(Typist):
    """Aims at the first die that is listed."""

    def answer(self, shown: str) -> str:
        text = super().answer(shown)
        line = " ".join(shown.split())
        if WORDS.say("ask-manner") in shown and " at " in line:
            return f"{text or 'drop'} {line.partition(' at ')[2][:2]}"
        return text


@pytest.mark.study
@pytest.mark.parametrize("game", ["hp_strike", "impact_power", "strike"][: sample(2, 3)])
def test_a_whole_game_by_aimed_throws(game: str) -> None:
    match, paper = arena_match(game, 2, 1, seed="whole"), Paper()
    assert play_plain(match, WORDS, Aiming(match, paper), paper) == 0
    assert match.result is not None
    assert paper.narrow()
    assert verify(match.log).dice == "holds"


def test_a_whole_game_of_bugs() -> None:
    match, paper = arena_match("verasselt", 2, max_turns=4), Paper()
    assert play_plain(match, WORDS, Typist(match, paper), paper) == 0
    assert verify(match.log).dice == "holds"


# Places


def test_a_list_says_where_dice_lie() -> None:
    _, shown = play(placed_match())
    assert "Cauldron: fire at e5\n" in shown
    _, shown = play(at_wall())
    assert "Cauldron: fire at i5 near the wall\n" in shown


def test_the_position_has_a_map() -> None:
    _, shown = play(placed_match(), "position")
    rows = shown.splitlines()
    top = next(number for number, row in enumerate(rows) if row.split() == list("abcdefghi"))
    assert [row[0] for row in rows[top + 1 : top + 10]] == list("987654321")
    assert rows[top + 1].split() == ["9", *"....."]
    assert rows[top + 5].split() == ["5", *"....", "Fir", *"...."]
    assert rows[top + 5].index("Fir") + 3 == rows[top].index("e") + 1
    assert "north is up" in shown


def test_an_aimed_throw_is_locked_with_its_numbers() -> None:
    match = placed_match()
    play(match, "t e5", "1 c4", "smash", "1", "hit g7 nw")
    thrown = [entry for entry in match.log.entries if isinstance(entry, Acted) and len(entry.intent) == 9]
    assert len(thrown) >= 2
    assert all(entry.manner is None for entry in thrown)
    assert thrown[0].intent[0] == 0 > thrown[0].intent[1]  # from the south, straight at the middle


def test_a_malformed_place_is_asked_again() -> None:
    match = placed_match()
    _, shown = play(match, "t a1", "t e5 q", "1", "toss z9")
    assert match.version == 1
    assert shown.count("is not a place in the cauldron") == 2
    assert "“q” is not a side. After the place, type one of: e ne n nw w sw s se" in shown


def test_help_names_places_only_in_an_arena() -> None:
    _, shown = play(placed_match(), "?")
    assert "1 hit c4" in shown and "move c4 d5:" in shown and "your side (s)" in " ".join(shown.split())
    _, shown = play(new_match("strike"), "?", "1 hit c4")
    assert "c4 d5" not in shown
    assert "You cannot aim at this table" in shown


# Moving


def test_a_die_is_moved_and_taken_back() -> None:
    match = placed_match(pre_move="free")
    lying = dict(match.lying)
    _, shown = play(match, "move e5 c4", "undo", "MOVE E5 d6", "position")
    assert "Ada moves a die in the cauldron." in shown
    assert "Cauldron: fire at c4" in shown
    assert "The last answer of Ada is undone." in shown
    assert sum(isinstance(entry, Undone) for entry in match.log.entries) == 1
    assert len(moves(match)) == 2
    assert shown.count("Cauldron: fire at d6") == 2
    play(match, "undo")
    assert match.lying == lying


@for_each("language", LANGUAGES)
def test_move_is_a_word_of_every_language(language: str) -> None:
    words, match, paper = Words(language), placed_match(pre_move="free"), Paper()
    command = words.say(f"play-command-{MOVE}")
    play_plain(match, words, io.StringIO(f"?\n{command}\n{command} e5 c4\n"), paper)
    assert len(moves(match)) == 1
    assert paper.narrow()
    assert f"{command} c4 d5" in paper.getvalue()


def test_consent_is_asked_once_of_each_person_and_bots_agree() -> None:
    match = at_wall(people=3, bots=1)
    _, shown = play(match, "move i5 h5", "yes", "YES", "undo", "move i5 g5")
    assert shown.count("may dice at a wall be moved off it") == 2
    assert [each.action.consent for each in moves(match)] == [(True,) * 4] * 2  # type: ignore[attr-defined]


def test_one_refusal_forbids_the_move() -> None:
    match = at_wall(people=3)
    _, shown = play(match, "move i5 h5", "yes", "no", "move i5 h5", "why")
    assert shown.count("may dice at a wall be moved off it") == 2
    assert shown.count("Not everybody agreed") == 2
    assert "CORE-21: " in shown
    assert moves(match) == []


def test_a_person_among_bots_is_not_asked_for_consent() -> None:
    match = at_wall(people=1, bots=1)
    _, shown = play(match, "move i5 h5")
    assert "may dice at a wall" not in shown
    assert len(moves(match)) == 1


@for_each(
    ("rule", "typed", "reason"),
    [
        ("none", "move e5 e6", "You may not move dice before a throw at this table."),
        ("free", "move c4 e6", "No die lies at c4. Dice lie at: e5"),
        ("free", "move e5", "Type which die you move and where to, for example: move c4 d5"),
        ("free", "move e5 a1", "“a1” is not a place in the cauldron."),
        ("off_walls_by_consent", "move e5 e6", "You may only move a die that lies at a wall"),
    ],
)
def test_a_move_that_is_forbidden_is_refused_with_the_reason(rule: str, typed: str, reason: str) -> None:
    match = placed_match(pre_move=rule)
    _, shown = play(match, typed)
    assert reason in " ".join(shown.split())
    assert moves(match) == []


# Throws that cannot be computed


def test_a_failed_throw_stays_locked_and_is_tried_again() -> None:
    match = placed_match()
    resolve, left = match.thrower.resolve, [ThrowFailed("twice"), ThrowFailed("again")]

    def failing(asked: Asked) -> Resolved | None:
        if left:
            raise left.pop()
        return resolve(asked)

    match.thrower.resolve = failing  # type: ignore[method-assign]
    _, shown = play(match, "t e5", "", "")
    assert shown.count("The throw could not be computed.") == 2
    assert shown.count("Press Enter to try again, or type: quit") == 2
    assert match.version > 2
    match.thrower.resolve = failing  # type: ignore[method-assign]
    left.append(ThrowFailed("once more"))
    status, _ = play(match, "1 drop", "quit")
    assert status == 0
