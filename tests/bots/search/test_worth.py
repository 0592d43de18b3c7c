"""What it is worth that dice turn or leave."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, cast

import pytest

from throwdown.bots.search.evaluation import Evaluation
from throwdown.bots.search.lookahead import Foresight
from throwdown.bots.search.worth import Worth
from throwdown.rules import game
from throwdown.rules.arena.state import Landed, Throw

if TYPE_CHECKING:
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState

STRIKE = "choice active=0 supplies=abcde/fgh arena=i:2,j:4,k:3 removed=lmnop aside=qrstuvwxyz"
TOWER = (
    "choice active=0 supplies=abcde/fgh arena=i:RELASHIO,j:ACCIO,k:LEVIOSA,l:CONFUNDO stacks=kl removed=mnop"
    " aside=qrstuvwxyz"
)


def worth_of(name: str, position: str, until: float = inf) -> Worth:
    rules = cast("ArenaGame", game(name, 2))
    foresight = Foresight(rules, Random(1), Evaluation(rules).of_state)
    return Worth(foresight, rules.view(rules.parse(position), 0), Throw(), until)


def test_a_landing_is_worth_the_mean_of_all_faces_it_might_show() -> None:
    worth = worth_of("strike", STRIKE)
    rules, looking = worth.foresight.game, worth.foresight
    outcomes = [rules.resolve(worth.flying, Landed(((worth.die, face),)))[0] for face in rules.die]
    assert worth.of() == pytest.approx(fmean(looking.evaluate(state, 0) for state in outcomes))


def test_a_turned_die_is_worth_more_and_a_lost_one_less() -> None:
    worth = worth_of("strike", STRIKE)
    assert worth.of(turned=(worth.loose[0],)) > worth.of() > worth.of(out=(worth.die,))


def test_dice_in_towers_are_not_loose() -> None:
    worth = worth_of("hp_strike", TOWER)
    assert sorted(worth.loose) == [ord(die) - ord("a") for die in "ij"]
    assert worth.of(stacks=()) != worth.of(), "a tower that falls lays a symbol bare (HPS-LEVI-02)"


def test_a_way_of_throwing_is_weighed_by_what_it_does() -> None:
    worth = worth_of("strike", STRIKE)
    first = worth.loose[0]
    assert worth.expected({}, 0.0) == worth.of()
    assert worth.expected({first: 1.0}, 0.0) == pytest.approx(worth.of((first,)))
    assert worth.expected({}, 1.0) == pytest.approx(worth.of(out=(worth.die,)))


def looked_at(until: float, monkeypatch: pytest.MonkeyPatch, turned: int) -> int:
    """How many positions are compared for one landing in which so many dice turn."""
    worth = worth_of("hp_strike", TOWER, until)
    evaluate, seen = worth.foresight.evaluate, list[object]()

    def counting(state: ArenaState, seat: int) -> float:
        seen.append(state)
        return evaluate(state, seat)

    monkeypatch.setattr(worth.foresight, "evaluate", counting)
    worth.of(tuple(worth.loose[:turned]))
    return len(seen)


@pytest.mark.parametrize(("turned", "all_of_them"), [(2, 36), (1, 30), (0, 6)])
def test_when_the_time_is_over_fewer_faces_are_looked_at(
    monkeypatch: pytest.MonkeyPatch, turned: int, all_of_them: int
) -> None:
    late = looked_at(0.0, monkeypatch, turned)
    assert (looked_at(inf, monkeypatch, turned), late) == (all_of_them, min(all_of_them, 8))
