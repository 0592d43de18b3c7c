"""Targets for practice are found by throwing."""

from __future__ import annotations

import pytest

from throwdown.lessons.targets import is_at_wall
from throwdown.physics import Intent
from throwdown_lab.making import targets


@pytest.mark.parametrize("kind", ["turn", "clear"])
def test_a_target_has_a_position_a_goal_and_an_aim(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    for name in ("AIMS", "FIRST", "THEN", "LAST", "POSITIONS"):
        monkeypatch.setattr(targets, name, 1)
    monkeypatch.setattr(targets, "MEASURED", 2)
    number = next(number for number, recipe in enumerate(targets.RECIPES) if recipe[0] == kind)
    target = targets.one("1", ("strike", number))
    (die,) = target.goal.dice
    assert die == target.hint.die and die in target.lying and target.hand == 1
    assert bool(target.goal.face) is (kind == "turn")
    assert kind == "turn" or is_at_wall(target.lying[die])
    assert Intent.of(target.intent).numbers() == target.intent
    assert target.chance in (0, 0.5, 1)
