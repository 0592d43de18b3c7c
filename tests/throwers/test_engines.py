"""A recorded game is computed by the engine and the parameters of this version, and it is known if those are others."""

from __future__ import annotations

import pytest

from throwdown.errors import ThrowdownError
from throwdown.physics.arenas import ARENA
from throwdown.throwers import Luck
from throwdown.throwers.engines import draws_alike, thrower_of
from throwdown.throwers.luck import LUCK, engine_of
from throwdown.throwers.physical import Physical


def test_what_was_thrown_by_the_same_engine_is_computed_as_it_was() -> None:
    thrower, here = thrower_of("physics", ARENA.engine)
    assert isinstance(thrower, Physical) and here
    thrower, here = thrower_of("luck", engine_of(LUCK))
    assert isinstance(thrower, Luck) and here


@pytest.mark.parametrize("engine", ["mujoco 3.14.0, arena A1, pdp11", "mujoco 2.0.0, arena A1, x86_64"])
def test_another_processor_or_version_draws_alike_but_may_land_otherwise(engine: str) -> None:
    thrower, here = thrower_of("physics", engine)
    assert isinstance(thrower, Physical) and not here
    assert draws_alike("physics", engine)


@pytest.mark.parametrize("engine", ["", "mujoco 3.14.0, arena G99, x86_64", "bullet 1, arena A1, x86_64"])
def test_an_unknown_arena_is_not_available(engine: str) -> None:
    thrower, here = thrower_of("physics", engine)
    assert thrower.engine == ARENA.engine and not here
    assert not draws_alike("physics", engine)


def test_an_unknown_table_of_luck_is_not_available() -> None:
    thrower, here = thrower_of("luck", "luck 00000000")
    assert thrower.engine == Luck.engine and not here


def test_what_people_entered_cannot_be_computed() -> None:
    with pytest.raises(ThrowdownError, match="'entered' cannot be computed again"):
        thrower_of("entered", "")
