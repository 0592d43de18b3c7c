"""Arena games in numbers: every legal choice has its ids and every id its choice, and nothing hidden is told."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from tests.cases import for_each
from throwdown.bots import make_bot
from throwdown.bots.bot import Choice
from throwdown.errors import ActionRefused, GameUnknown
from throwdown.rules import Over
from throwdown.rules.arena import THROWS, BuildTower
from throwdown.rules.game import Resign, to_act
from throwdown.rules.rulings import edition_changes
from throwdown.throwers import MANNERS, Luck
from throwdown_lab.coding import Coding, coding_for, coding_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown_lab.coding.form import Ids

ARENA = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
PLAYED: list[tuple[str, int, str | None]] = [(game, seats, None) for game in ARENA for seats in range(2, 6)]
PLAYED += [(game, 4, edition) for game in ARENA for edition in edition_changes(game)]
#: A tower has very many orders: so many of them are looked at.
MOST_ORDERS = 60


def asked(coding: Coding, rng: Random, games: int = 3) -> Iterator[tuple[Any, int]]:
    """Every state of a few random games, with each seat that is to decide in it."""
    game, luck = coding.game, Luck(rng)
    for _ in range(games):
        state, _ = game.new_game(rng.randrange(game.seats))
        manners: dict[int, str] = {}
        while not isinstance(awaited := game.awaiting(state), Over):
            if not (seats := to_act(awaited)):
                state, _ = game.resolve(state, cast("Any", luck.answer(game, state, awaited, manners)))
                continue
            yield from ((state, seat) for seat in seats)
            seat = rng.choice(seats)
            choice = random_choice(coding, state, seat, rng)
            manners[seat] = choice.manner or "drop"
            state, _ = game.apply(state, seat, choice.action)


def random_choice(coding: Coding, state: Any, seat: int, rng: Random) -> Choice:
    """One by its ids."""
    taken: Ids = ()
    while True:
        taken += (rng.choice(np.flatnonzero(coding.mask(state, seat, taken)).tolist()),)
        if (choice := coding.decode(state, seat, taken)) is not None:
            return choice


def legal_choices(coding: Coding, state: Any, seat: int) -> list[Choice]:
    choices: list[Choice] = []
    for action in islice(coding.game.legal_actions(state, seat), MOST_ORDERS):
        thrown = isinstance(action, THROWS)
        choices += [Choice(action, manner) for manner in MANNERS] if thrown else [Choice(action)]
    return choices


@for_each(("game", "seats", "edition"), PLAYED)
def test_legal_choices_and_ids_belong_together_one_to_one(game: str, seats: int, edition: str | None) -> None:
    coding = coding_for(game, seats, edition=edition)
    for state, seat in asked(coding, Random(f"{game} {seats} {edition}")):
        choices = legal_choices(coding, state, seat)
        encoded = [coding.encode(state, seat, choice) for choice in choices]
        assert len(set(encoded)) == len(encoded)
        assert [coding.decode(state, seat, taken) for taken in encoded] == choices
        if not isinstance(choices[0].action, BuildTower):
            assert sorted(taken[0] for taken in encoded) == np.flatnonzero(coding.mask(state, seat)).tolist()


def test_a_tower_is_encoded_from_the_bottom_up_in_every_order() -> None:
    coding = coding_for("hp_strike", 3)
    towers = 0
    for state, seat in asked(coding, Random(5), 20):
        if state.phase == "tower" and len(state.arena) < 5:
            towers += 1
            assert set(orders(coding, state, seat, ())) == set(coding.game.legal_actions(state, seat))
    assert towers


def orders(coding: Coding, state: Any, seat: int, taken: Ids) -> Iterator[Any]:
    """Every action that the masks lead to."""
    for each in np.flatnonzero(coding.mask(state, seat, taken)).tolist():
        choice = coding.decode(state, seat, (*taken, each))
        yield from [choice.action] if choice is not None else orders(coding, state, seat, (*taken, each))


@for_each(("game", "seats", "edition"), PLAYED)
def test_observations_keep_to_their_form_and_bounds(game: str, seats: int, edition: str | None) -> None:
    coding = coding_for(game, seats, edition=edition)
    assert len(set(coding.names)) == len(coding.names) and len(set(coding.id_names)) == coding.size
    for state, _ in asked(coding, Random(f"{game} {seats}"), 1):
        for seat in range(seats):
            encoded = coding.observe(coding.game.view(state, seat))
            assert encoded.shape == coding.low.shape == coding.high.shape
            assert (coding.low <= encoded).all() and (encoded <= coding.high).all()


def test_an_observation_begins_with_the_own_seat_and_hides_hidden_supplies() -> None:
    coding = coding_for("strike", 3, {"supply_visibility": "hidden"})
    state, _ = coding.game.new_game()
    state = state.but(supplies=((1, 2), (3,), (4, 5, 6)))
    encoded = dict(zip(coding.names, coding.observe(coding.game.view(state, 2)).tolist(), strict=True))
    assert [encoded[f"dice of seat +{seat}"] for seat in range(3)] == [3, -1, -1]
    assert encoded["seat +1 is on turn"] == 1


def test_a_covered_die_that_is_lost_is_encoded_without_a_symbol() -> None:
    """AMB-29: nobody reads it, so it stays; in the arena dice come to rest like that."""
    coding = coding_for("hp_strike", 2)
    text = "choice active=0 supplies=abcdef/hijklm arena=q:X,r:LEVIOSA,s:RELASHIO stacks=qr aside=tuvwxyz removed=gnop"
    game: Any = coding.game
    view = game.view(game.parse(text), 0)
    encoded = dict(zip(coding.names, coding.observe(view).tolist(), strict=True))
    assert [encoded[f"slot {slot}: face"] > 0 for slot in range(4)] == [False, True, True, False]
    assert [encoded[f"slot {slot}: dice above"] for slot in range(4)] == [1, 0, 0, 0]
    assert sum(encoded[f"open {symbol}"] for symbol in game.symbols) == 2
    for level in ("expert", "master"):
        assert make_bot(game, level, Random(1)).choose(view).action in view.actions


def test_the_mask_is_empty_out_of_turn() -> None:
    coding = coding_for("hp_strike", 2)
    for state, seat in asked(coding, Random(2), 1):
        if state.phase in ("turn", "tower"):
            assert not coding.mask(state, 1 - seat).any()


def test_an_action_without_an_id_is_refused() -> None:
    coding = coding_for("impact", 2)
    state, _ = coding.game.new_game()
    with pytest.raises(ActionRefused, match="answers no question of impact"):
        coding.encode(state, 0, Choice(Resign()))
    with pytest.raises(ActionRefused, match="id 0 is not open to seat 0 now"):
        coding.decode(state, 0, (0,))


def test_a_game_without_a_coding_is_refused_with_those_that_have_one() -> None:
    class Other(type(coding_for("strike").game)):  # type: ignore[misc]
        id = "other"

    with pytest.raises(GameUnknown, match="choose one of strike"):
        coding_of(Other.__new__(Other))
