"""What the tests of powers and spells share: refusals, and playing on from the middle of a throw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rules.arena.helpers import Table, dice_in
from throwdown.errors import ActionRefused, OutcomeRefused
from throwdown.rules.arena.dice import DICE
from throwdown.rules.arena.state import (
    BuildTower,
    Collect,
    KeepPiles,
    PlaceStart,
    Raced,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.game import Decision, Drawn, InFlight, Lot, Over, Race, Several, Stop, Timeout

if TYPE_CHECKING:
    from throwdown.rules import Action, Outcome

#: One of every kind of action that answers a question, to be tried where nobody asked for it.
PROBES: tuple[Action, ...] = (
    Throw(),
    ThrowAll(),
    ThrowPile(0),
    ThrowFromPile(0),
    Stop(),
    React(),
    React(0),
    Collect(True),
    Collect(False),
    KeepPiles(True),
    TakeExtra(None),
    TakeExtra(0),
    TakeExtra(99),
    BuildTower((0, 1)),
    BuildTower((0, 0)),
    PlaceStart("FIRE"),
)


def forbids(table: Table, action: Action, seat: int) -> str | None:
    """The clause that forbids this; nothing may have changed."""
    before = table.game.notation(table.state)
    with pytest.raises(ActionRefused) as refused:
        table.do(action, seat)
    assert table.game.notation(table.state) == before
    assert refused.value.clause is not None and refused.value.clause in refused.value.message
    return refused.value.clause


def cannot_be(table: Table, outcome: Outcome) -> str:
    """The code with which an outcome that cannot be is refused; nothing may have changed."""
    before = table.game.notation(table.state)
    with pytest.raises(OutcomeRefused) as refused:
        table.resolve(outcome)
    assert table.game.notation(table.state) == before
    return refused.value.code


def takes_only_what_it_offers(table: Table) -> None:
    """Every seat may do exactly what is offered to it; all else is refused with a clause."""
    for seat in range(table.game.seats):
        offered = table.game.legal_actions(table.state, seat)
        for action in {*PROBES, *offered}:
            if action in offered:
                table.game.apply(table.state, seat, action)
            else:
                forbids(table, action, seat)


def stays_sound(table: Table) -> None:
    """All 26 dice are somewhere once, who is out owns none, and only players who are in are asked."""
    state, awaited = table.state, table.game.awaiting(table.state)
    assert dice_in(state) == list(range(DICE))
    gone = {seat for group in state.out for seat in group}
    assert [seat for seat in gone if table.owned(seat)] == []
    if isinstance(awaited, Several):
        asked = [decision.seat for decision in awaited.decisions]
    elif isinstance(awaited, Decision):
        asked = [awaited.seat]
    elif isinstance(awaited, Race):
        asked = list(awaited.seats)
    else:
        asked = []
    assert not gone.intersection(asked)
    if isinstance(awaited, Several | Race | InFlight):
        assert asked or table.in_the_air, f"the game waits for nothing: {awaited}"
    assert table.game.parse(table.game.notation(state)) == state
    assert table.view(None).to_act == (tuple(asked) if isinstance(awaited, Decision | Several) else ())


def plays_on(table: Table, steps: int = 60) -> None:
    """Whatever is asked for is given, by time-outs and dull dice: nothing gets stuck and nothing gets lost."""
    for _ in range(steps):
        stays_sound(table)
        awaited = table.game.awaiting(table.state)
        if isinstance(awaited, Over):
            return
        if isinstance(awaited, Decision):
            table.do(Timeout(), awaited.seat)
        elif isinstance(awaited, Several):
            table.do(Timeout(), awaited.decisions[0].seat)
        elif isinstance(awaited, Race):
            table.resolve(Raced(awaited.seats[0]))
        elif isinstance(awaited, Lot):
            table.resolve(Drawn(awaited.items))
        else:
            table.lands([table.game.symbols[die % 5] for die in table.in_the_air])
