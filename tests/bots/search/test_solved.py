"""What is solved is read from what a seat sees, and nothing else is."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from throwdown.bots.solver.powers.table import solved_power

from throwdown.bots import Choice, make_bot
from throwdown.bots.search.evaluation import AIMED, core
from throwdown.bots.search.opponents import DOUBT
from throwdown.bots.search.solved import core_position, evaluator, solved_values
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


#: Two dice lie there, 50 mm from the centre: positions as observations of places have them.
TWO = "choice active=0 supplies=abcde/fghi arena=j:2,k:4 removed=lmnop aside=qrstuvwxyz"
FOUR = "choice active=0 supplies=abcde/fghi arena=j:2,k:4,l:3,m:5 removed=nop aside=qrstuvwxyz"
PLACES = {9: (50_000, 0, 8000, 1_000_000, 0, 0, 0), 10: (-50_000, 0, 8000, 1_000_000, 0, 0, 0)}


def test_among_those_who_aim_two_symbols_are_worth_a_throw() -> None:
    """A throw that turns what it is meant for matches more often, and so will the next player's."""
    rules, view = rules_and_view("strike", TWO)
    assert core(2).best(2, (5, 4), mid=True) == "stop"
    assert core(2, AIMED).best(2, (5, 4), mid=True) == AIMED
    master: Any = make_bot(rules, "master", Random(1))
    assert master.choose(view) == Choice(Stop())
    assert master.aim(view, PLACES).action == Throw()


def test_in_the_arena_only_what_is_foolish_with_and_without_aim_is() -> None:
    rules, own = rules_and_view("strike", TWO)

    def thought_of(position: str, action: Any, *, in_arena: bool) -> float:
        master: Any = make_bot(rules, "master", Random(1))
        if in_arena:
            master.aim(own, PLACES)
        other = rules.view(rules.parse(position.replace("active=0", "active=1")), None)
        for _ in range(8):
            master.watch(other, 1, action)
        return float(master.noticed.weakness(1))

    assert thought_of(TWO, Throw(), in_arena=False) > 0.9
    assert thought_of(TWO, Throw(), in_arena=True) == thought_of(TWO, Stop(), in_arena=True) == pytest.approx(DOUBT)
    assert thought_of(FOUR, Stop(), in_arena=True) > 0.9


def test_a_power_between_two_is_read() -> None:
    """IMP-POW-01."""
    rules, view = rules_and_view("impact_power", HURRICANE)
    table = solved_power("AIR")
    assert table is not None
    result = table.option_values(view)
    assert result is not None
    assert solved_values(rules, view) == {Choice(*cast("Any", option)): value for option, value in result.items()}


@pytest.mark.parametrize("level", ["expert", "master"])
def test_levels_play_solved_positions_well(level: str) -> None:
    rules, view = rules_and_view("impact_power", HURRICANE)
    known = solved_values(rules, view)
    bot = make_bot(rules, level, Random(1))
    assert known[bot.choose(view)] > max(known.values()) - 0.3
    if level == "master":
        assert known[bot.choose(view)] == max(known.values())


@pytest.mark.parametrize(
    ("name", "position", "options"),
    [
        ("hp_strike", STRIKE.replace("i:2,j:4,k:3", "i:ACCIO,j:LEVIOSA,k:CONFUNDO"), {}),
        ("strike", STRIKE.replace("k:3", "k:4"), {"collect": "optional"}),
        ("strike", STRIKE, {"collect": "optional"}),
        ("strike", STRIKE, {"big_throw_when": "whenever_empty"}),
        ("strike", STRIKE + " stacks=jk", {"accidental_stack": "tower"}),
        ("impact_power", HURRICANE, {"collect": "optional"}),
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


def test_positions_with_a_power_are_judged_by_its_table() -> None:
    rules, _ = rules_and_view("impact_power", HURRICANE)
    state, table = rules.parse(HURRICANE), solved_power("AIR")
    assert table is not None
    assert evaluator(rules)(state, 1) == table.position_value(state, 1)


@pytest.mark.parametrize("seats", [4, 5])
def test_chances_of_many_players_add_up(seats: int) -> None:
    """More than three are looked at three by three: their shares are brought to one."""
    rules: Any = game("strike", seats)
    supplies = "/".join(("abcd", "efg", "hij", "kl", "m")[:seats])
    spare = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in supplies + "no")
    state = rules.parse(f"turn active=1 supplies={supplies} arena=n:2,o:4 removed={spare[:3]} aside={spare[3:]}")
    assert sum(evaluator(rules)(state, seat) for seat in range(seats)) == pytest.approx(1.0)
