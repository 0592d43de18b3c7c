"""Three players and more: nobody is helped or harmed for the seat he sits in.

No choice of these games names another player, so a bot can only make a king by whom it leaves what to. What could be
called unfair is a choice that depends on who sits where: the same position, moved round the table, must be answered in
the same way; and among choices that are equally good for itself a bot must not look at the others.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.bots import LEVELS, Choice, make_bot
from throwdown.bots.players.arena import ArenaLevel
from throwdown.rules import game
from throwdown.rules.arena.state import ArenaState
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

#: In these the levels think without trials, so that the same position is seen with the same eyes.
CALM = ("strike", "impact")
#: Levels that go by a rule do so in every game.
BY_RULE = ("novice", "casual", "regular")
GAMES = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
CASES = [
    (name, level, seats) for name in GAMES for level in LEVELS for seats in (3, 4) if name in CALM or level in BY_RULE
]


def positions(name: str, seats: int) -> list[Any]:
    """Where somebody of a game between bots had to throw or to stop."""
    rng = Random(f"{name}/{seats}")
    match = Match(game(name, seats), [Seat(f"{seat}", "thumb") for seat in range(seats)], Luck(rng), rng=rng)
    match.run()
    states = map(match.state_at, range(match.version + 1))
    return [state for state in states if state.phase in ("turn", "choice")][:16]


def moved_round(state: ArenaState) -> ArenaState:
    """The same position, everybody one seat further on."""
    seats = len(state.supplies)

    def on(seat: int) -> int:
        return (seat + 1) % seats

    return state.but(
        active=on(state.active),
        first=on(state.first),
        supplies=(state.supplies[-1], *state.supplies[:-1]),
        piles=(state.piles[-1], *state.piles[:-1]),
        out=tuple(tuple(sorted(map(on, group))) for group in state.out),
    )


@for_each(("name", "level", "seats"), CASES)
def test_no_level_singles_out_a_seat(name: str, level: str, seats: int) -> None:
    rules: Any = game(name, seats)

    def choice_in(state: ArenaState) -> Choice:
        return make_bot(rules, level, Random(1), 0.0).choose(rules.view(state, state.active))

    found = positions(name, seats)
    assert len(found) > 10
    for state in found:
        assert choice_in(state) == choice_in(moved_round(state))


def test_a_choice_among_equal_values_ignores_supplies_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all is the same to a master, what the others own does not decide."""
    rules: Any = game("strike", 3)
    monkeypatch.setattr(ArenaLevel, "_values", lambda self, view, think: dict.fromkeys(map(Choice, view.actions), 0.0))
    deals = ("hij/klmnopqrs", "hijklmnop/qrs", "hijklm/nopqrs")
    result = [f"choice active=0 supplies=abcdefg/{deal} arena=t:2,u:4,v:5 removed=wx aside=yz" for deal in deals]
    views = [rules.view(rules.parse(each), 0) for each in result]
    assert len({make_bot(rules, "master", Random(1)).choose(view) for view in views}) == 1
