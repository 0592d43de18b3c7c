"""The parameters by which recorded games were thrown stay as they are."""

from __future__ import annotations

import json
import platform
from hashlib import sha256
from pathlib import Path

import pytest

from tests.physics.landings import landed
from throwdown.physics.arenas import ARENA, is_known
from throwdown.physics.engine import VERSION
from throwdown.physics.model import described

LANDINGS = Path(__file__).parents[1] / "golden" / "landings"
#: The models of one and of eight dice, and the ways of throwing with what is rounded to.
FROZEN = ("2664a6d55420c66f", "d74eb7aa8efa12ae")


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_a_set_that_threw_games_stays_as_it_is() -> None:
    models = described(1, ARENA) + described(8, ARENA)
    assert (short(models), short(repr((ARENA.ways, ARENA.grain)))) == FROZEN, (
        "a game was thrown with it: give the set another name"
    )


def test_a_set_lands_as_it_did() -> None:
    """Throws of older versions, on the processors on which they were written down."""
    path = LANDINGS / f"{ARENA.name}-{platform.machine()}.jsonl"
    if VERSION != "3.14.0" or not path.exists():
        pytest.skip(f"no landings of {ARENA.engine} are kept")
    head, *rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert (head["engine"], len(rows)) == (ARENA.engine, 12)
    for row in rows:
        assert landed(row) == row["landed"]


def test_an_engine_names_its_set() -> None:
    assert is_known(ARENA.engine)
    assert is_known(f"mujoco 9.9, arena {ARENA.name}, another processor")
    for unknown in ("", ARENA.name, "mujoco 3.14.0, arena G0, x86_64", "luck c85b60bc"):
        assert not is_known(unknown)
