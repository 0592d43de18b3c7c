"""A recorded game is computed by the parameters that its header names."""

from __future__ import annotations

import json
import platform
from random import Random

import pytest

from throwdown.errors import ThrowdownError
from throwdown.physics.arenas import ARENAS, NEWEST
from throwdown.throwers import Luck
from throwdown.throwers.engines import thrower_of
from throwdown.throwers.luck import OLDER, TABLE, engine_of, fitted, tables
from throwdown.throwers.physical import Physical


@pytest.mark.parametrize("name", ARENAS)
def test_every_arena_that_ever_threw_throws_again(name: str) -> None:
    thrower, here = thrower_of("physics", ARENAS[name].engine)
    assert isinstance(thrower, Physical) and here
    assert thrower.arena is ARENAS[name]


def test_another_processor_or_version_keeps_the_arena_but_may_land_otherwise() -> None:
    for engine in ("mujoco 3.14.0, arena G1, pdp11", f"mujoco 2.0.0, arena G1, {platform.machine()}"):
        thrower, here = thrower_of("physics", engine)
        assert isinstance(thrower, Physical) and not here
        assert thrower.arena is ARENAS["G1"]


@pytest.mark.parametrize("engine", ["", "mujoco 3.14.0, arena G99, x86_64", "bullet 1, arena G1, x86_64"])
def test_an_unknown_arena_is_not_available(engine: str) -> None:
    thrower, here = thrower_of("physics", engine)
    assert isinstance(thrower, Physical) and not here
    assert thrower.arena is NEWEST


@pytest.mark.parametrize("path", [TABLE, *sorted(OLDER.glob("*.json"))], ids=lambda path: path.stem)
def test_every_table_of_luck_that_ever_decided_games_decides_them_again(path: object) -> None:
    table = fitted(path)  # type: ignore[arg-type]
    thrower, here = thrower_of("luck", engine_of(table))
    assert isinstance(thrower, Luck) and here
    assert thrower.table == table


def test_older_tables_of_luck_are_never_changed() -> None:
    assert {path.stem for path in OLDER.glob("*.json")} >= {"38a43815", "c85b60bc"}
    for path in OLDER.glob("*.json"):
        assert engine_of(fitted(path)) == f"luck {path.stem}"
        assert json.loads(path.read_text(encoding="utf-8"))["manners"].keys() == {"drop", "lob", "toss", "smash"}
    assert Luck.engine in tables()


def test_an_unknown_table_of_luck_is_not_available() -> None:
    thrower, here = thrower_of("luck", "luck 00000000")
    assert thrower.engine == Luck.engine and not here


def test_what_people_entered_cannot_be_computed() -> None:
    with pytest.raises(ThrowdownError, match="'entered' cannot be computed again"):
        thrower_of("entered", "")


def test_a_thrower_of_the_same_engine_stays_itself() -> None:
    for thrower in (Luck(Random(1)), Physical(Random(1))):
        assert thrower.as_of(thrower.engine) is thrower
        assert thrower.as_of("") is thrower
