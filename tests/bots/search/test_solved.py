"""What is solved is read from what a seat sees, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from throwdown.bots import Choice
from throwdown.bots.search.evaluation import Evaluation, core
from throwdown.bots.search.solved import core_position, solved_values
from throwdown.rules import Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.throwers import MANNERS

STRIKE = "choice active=0 supplies=abcde/fgh arena=i:2,j:4,k:3 removed=lmnop aside=qrstuvwxyz"
HURRICANE = "choice active=0 supplies=abcde/fgh arena=i:AIR,j:FIRE,k:STONE removed=lmnop aside=qrstuvwxyz elements=AIR"


def rules_and_view(name: str, position: str, **options: Any) -> tuple[Any, Any]:
    rules = game(name, 2, options)
    return rules, rules.view(rules.parse(position), 0)


def test_the_core_game_is_read() -> None:
    """CORE-15."""
    rules, view = rules_and_view("strike", STRIKE)
    solved = core(2).action_values(3, (5, 3), mid=True)
    known = solved_values(rules, view)
    assert known[Choice(Stop())] == float(solved["stop"][0])
    assert {manner: known[Choice(Throw(), manner)] for manner in MANNERS} == {
        manner: float(solved[manner][0]) for manner in MANNERS
    }


@pytest.mark.parametrize(
    ("name", "position", "options"),
    [
        ("hp_strike", STRIKE.replace("i:2,j:4,k:3", "i:ACCIO,j:LEVIOSA,k:CONFUNDO"), {}),
        ("strike", STRIKE.replace("k:3", "k:4"), {"collect": "optional"}),
        ("strike", STRIKE, {"collect": "optional"}),
        ("strike", STRIKE, {"big_throw_when": "whenever_empty"}),
        ("strike", STRIKE + " stacks=jk", {"accidental_stack": "tower"}),
        ("impact_power", HURRICANE, {}),
    ],
)
def test_positions_outside_of_the_tables_have_no_solved_values(
    name: str, position: str, options: dict[str, Any]
) -> None:
    """Spells, sets that were left lying, towers, and options that the tables were not made for."""
    rules, view = rules_and_view(name, position, **options)
    assert solved_values(rules, view) == {}


def test_hidden_supplies_are_guessed() -> None:
    """CORE-24: between two everybody can count."""
    rules, view = rules_and_view("strike", STRIKE, supply_visibility="hidden")
    assert core_position(rules, view) == (3, (5, 3), True)


def test_hidden_supplies_of_three_have_no_solved_values() -> None:
    rules: Any = game("strike", 3, {"supply_visibility": "hidden"})
    state = rules.parse("choice active=0 supplies=abcde/fgh/lm arena=i:2,j:4,k:3 removed=nop aside=qrstuvwxyz")
    assert solved_values(rules, rules.view(state, 0)) == {}


@pytest.mark.parametrize("seats", [4, 5])
def test_chances_of_many_players_add_up(seats: int) -> None:
    """More than three are looked at three by three: their shares are brought to one."""
    rules: Any = game("strike", seats)
    supplies = "/".join(("abcd", "efg", "hij", "kl", "m")[:seats])
    spare = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in supplies + "no")
    state = rules.parse(f"turn active=1 supplies={supplies} arena=n:2,o:4 removed={spare[:3]} aside={spare[3:]}")
    assert sum(Evaluation(rules).of_state(state, seat) for seat in range(seats)) == pytest.approx(1.0)
