"""voll verasselt in numbers: whatever is legal is told by exactly one row of ids, and nothing hidden is told."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from tests.cases import for_each
from throwdown.bots.bot import Choice
from throwdown.errors import ActionRefused
from throwdown.rules import Decision, Over, Stop
from throwdown.rules.game import Listed
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.choices import HUB_OR_CATCH, RollSpace, SplitSpace, TopUpSpace
from throwdown.rules.verasselt.state import Choose, Roll, TakeConsolation, VerasseltState
from throwdown.throwers import Luck
from throwdown_lab.coding import Coding, coding_for
from throwdown_lab.coding.verasselt import ID_NAMES, SIZE, decoded, ids_of, open_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules.game import Action, ActionSpace
    from throwdown_lab.coding.form import Ids

SHORT = {"max_turns": 30}
PLAYED: list[tuple[int, str | None, dict[str, Any]]] = [(seats, None, SHORT) for seats in range(2, 6)]
PLAYED += [(3, edition, SHORT) for edition in edition_changes("verasselt")]
PLAYED += [
    (2, None, SHORT | {"allow_stop_before_first_roll": True, "first_turn_refill": True}),
    (4, None, SHORT | {"consolation_optional": True, "show_heap_counts": False}),
    (5, None, {"refill_per_double_bar": 1}),
]


def asked(coding: Coding, rng: Random) -> Iterator[tuple[VerasseltState, int]]:
    """Every decision of a random game that is played by its ids."""
    game, luck = coding.game, Luck(rng)
    state, _ = game.new_game(rng.randrange(game.seats))
    while not isinstance(awaited := game.awaiting(state), Over):
        if isinstance(awaited, Decision):
            yield state, awaited.seat
            state, _ = game.apply(state, awaited.seat, random_choice(coding, state, awaited.seat, rng).action)
        else:
            state, _ = game.resolve(state, cast("Any", luck.answer(game, state, awaited, {})))


def random_choice(coding: Coding, state: VerasseltState, seat: int, rng: Random) -> Choice:
    taken: Ids = ()
    while True:
        taken += (rng.choice(np.flatnonzero(coding.mask(state, seat, taken)).tolist()),)
        if (choice := coding.decode(state, seat, taken)) is not None:
            return choice


def each_row(space: ActionSpace, taken: Ids = ()) -> Iterator[tuple[Ids, Action]]:
    """Every row of ids that tells an action of the space."""
    following = decoded(space, taken)
    if isinstance(following, range):
        for chosen in following:
            yield from each_row(space, (*taken, chosen))
    else:
        yield taken, following


@for_each(("seats", "edition", "options"), PLAYED)
def test_legal_actions_and_ids_correspond(seats: int, edition: str | None, options: dict[str, Any]) -> None:
    coding, rng = coding_for("verasselt", seats, options, edition=edition), Random(f"{seats} {edition} {options}")
    for state, seat in asked(coding, rng):
        space = coding.game.legal_actions(state, seat)
        for _ in range(3):
            choice = Choice(space.sample(rng))
            assert coding.decode(state, seat, coding.encode(state, seat, choice)) == choice
            assert random_choice(coding, state, seat, rng).action in space
        assert coding.mask(state, (seat + 1) % seats).sum() == 0


@for_each(
    "space",
    [
        HUB_OR_CATCH,
        RollSpace((1, 0, 2, 0), stop=True),
        RollSpace((0, 0, 0, 0), stop=False),
        RollSpace((0, 2, 0, 3), stop=False),
        SplitSpace((4, 0, 9, 1), 5),
        SplitSpace((0, 1, 0, 0), 1),
        SplitSpace((3, 7, 2, 8), 6),
        TopUpSpace((2, 1, 0, 3), 4),
        TopUpSpace((2, 1, 0, 3), 6),
        TopUpSpace((0, 0, 1, 0), 1),
    ],
)
def test_every_action_has_exactly_one_row_of_ids(space: ActionSpace) -> None:
    rows = dict(each_row(space))
    assert len(rows) == len(space)
    assert set(rows.values()) == set(space)
    assert all(ids_of(space, action) == taken for taken, action in rows.items())


def test_every_id_has_a_name_and_is_needed() -> None:
    yards = [(6, 0, 0, 0), (0, 6, 0, 0), (0, 0, 6, 0), (0, 0, 0, 6)]
    drawing = Listed(TakeConsolation(count) for count in range(3))
    spaces: tuple[ActionSpace, ...] = (HUB_OR_CATCH, drawing, *(RollSpace(yard, stop=True) for yard in yards))
    needed = {chosen for space in spaces for taken, _ in each_row(space) for chosen in taken}
    assert needed == set(range(SIZE))
    assert len(ID_NAMES) == len(set(ID_NAMES)) == SIZE == 99


def test_a_roll_is_encoded_as_stop_or_roll_then_cards_then_dice() -> None:
    space = RollSpace((1, 0, 2, 0), stop=True)
    taken = ids_of(space, Roll((0, 1, 2, 6), (0, 0, 2, 0)))
    assert [ID_NAMES[chosen] for chosen in taken] == ["roll on", "0 yellow", "2 red", "dice 0 1 2 6"]
    assert ids_of(space, Roll((6, 2, 1, 0), (0, 0, 2, 0))) == taken, "the same dice in another order are the same roll"
    assert [ID_NAMES[chosen] for chosen in ids_of(space, Stop())] == ["stop"]


def test_ids_that_are_not_open_are_refused_in_one_line() -> None:
    space = RollSpace((1, 0, 0, 0), stop=True)
    for taken, wrong in (((0,), 0), ((3, 9), 9), ((2, 3), 3), ((3, 7, 35, 35), 35), ((99,), 99), ((-1,), -1)):
        with pytest.raises(ActionRefused, match=rf"^id {wrong} is not open now: choose one of the mask$"):
            decoded(space, taken)
    with pytest.raises(ActionRefused, match="is not legal now: choose one of legal_actions"):
        ids_of(space, Choose("hub"))
    coding = coding_for("verasselt", 2)
    state, _ = coding.game.new_game()
    with pytest.raises(ActionRefused, match="nothing is asked of seat 1 now"):
        coding.decode(state, 1, (0,))
    assert open_ids(space, (2,)) == range(0)


@pytest.mark.parametrize("seats", [2, 5])
def test_an_observation_keeps_its_bounds_and_holds_earlier_choices(seats: int) -> None:
    coding, rng = coding_for("verasselt", seats, SHORT), Random(seats)
    for state, seat in asked(coding, rng):
        for looking in range(seats):
            numbers = coding.observe(coding.game.view(state, looking))
            assert numbers.shape == (len(coding.names),)
            assert ((coding.low <= numbers) & (numbers <= coding.high)).all()
        for taken, question in ((), None), *partly(coding, state, seat, rng):
            seen = dict(zip(coding.names, coding.observe(coding.game.view(state, seat), taken).tolist(), strict=True))
            assert seen["seat +0 is asked"] == 1
            assert sum(seen[name] for name in coding.names if name.startswith("asked:")) == 1
            if question is not None:
                assert seen[f"{question[2:]} told so far"] == int(question[0])


def partly(coding: Coding, state: VerasseltState, seat: int, rng: Random) -> list[tuple[Ids, str]]:
    """Where a choice begins with cards: the first id of it, and its name."""
    first = coding.encode(state, seat, Choice(coding.game.legal_actions(state, seat).sample(rng)))
    return [(first[:1], ID_NAMES[first[0]])] if len(first) > 1 and ID_NAMES[first[0]][0].isdecimal() else []


def test_an_observation_begins_with_the_own_seat_and_hides_what_is_hidden() -> None:
    coding, rng = coding_for("verasselt", 3, SHORT | {"show_heap_counts": False}), Random(7)
    state = [state for state, _ in asked(coding, rng) if len(state.deck) > 20][-1]
    for seat in range(3):
        seen = dict(zip(coding.names, coding.observe(coding.game.view(state, seat)).tolist(), strict=True))
        assert seen["heap of seat +0"] == sum(state.heaps[seat])
        assert seen["heap of seat +1"] == seen["heap of seat +2"] == -1
        assert seen["yard of seat +1: red"] == state.yards[(seat + 1) % 3][2]
    turned_over = state.but(deck=state.deck[::-1])
    assert turned_over.deck != state.deck
    before, after = (coding.observe(coding.game.view(each, 0)).tolist() for each in (state, turned_over))
    assert before == after
