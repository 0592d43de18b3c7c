"""The parameters by which recorded games were thrown stay as they are."""

from __future__ import annotations

from hashlib import sha256

from throwdown.physics.arenas import ARENA, START, is_known
from throwdown.physics.model import described

#: The models of one and of eight dice, and the ways of throwing with what is rounded to.
FROZEN = ("5d8fed76cea728be", "1f945307d3746f47")


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_a_set_that_threw_games_stays_as_it_is() -> None:
    models = described(1, ARENA) + described(8, ARENA)
    assert (short(models), short(repr((ARENA.ways, START, ARENA.grain)))) == FROZEN, (
        "a game was thrown with it: give the set another name"
    )


def test_an_engine_names_its_set() -> None:
    assert is_known(ARENA.engine)
    assert is_known(f"mujoco 9.9, arena {ARENA.name}, another processor")
    for unknown in ("", ARENA.name, "mujoco 3.14.0, arena G0, x86_64", "luck c85b60bc"):
        assert not is_known(unknown)
