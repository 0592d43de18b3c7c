"""Parameter sets by which recorded games were thrown stay as they are."""

from __future__ import annotations

import json
import platform
from hashlib import sha256
from pathlib import Path

import pytest

from tests.physics.landings import landed
from throwdown.physics.arenas import ARENAS, G1, NEWEST, arena_of
from throwdown.physics.engine import VERSION
from throwdown.physics.model import described

LANDINGS = Path(__file__).parents[1] / "golden" / "landings"
#: The models of one and of eight dice, and the ways of throwing.
FROZEN = {
    "G1": ("db59951cecc2dafc", "6873e9c4b1b308ba"),
    "G2": ("2664a6d55420c66f", "d74eb7aa8efa12ae"),
    "G3": ("2664a6d55420c66f", "d74eb7aa8efa12ae"),
}


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", ARENAS)
def test_a_set_that_threw_games_stays_as_it_is(name: str) -> None:
    arena = ARENAS[name]
    models = described(1, arena) + described(8, arena)
    assert (short(models), short(repr((arena.ways, arena.grain)))) == FROZEN[name], (
        "a game was thrown with it: add a set instead"
    )


@pytest.mark.parametrize("name", ARENAS)
def test_a_set_lands_as_it_did(name: str) -> None:
    """Throws of older versions, on the processors on which they were written down."""
    kept = LANDINGS / f"{name}-{platform.machine()}.jsonl"
    if VERSION != "3.14.0" or not kept.exists():
        pytest.skip(f"no landings of {ARENAS[name].engine} are kept")
    head, *rows = map(json.loads, kept.read_text(encoding="utf-8").splitlines())
    assert (head["engine"], len(rows)) == (ARENAS[name].engine, 12)
    for row in rows:
        assert landed(row, name) == row["landed"]


def test_an_engine_names_its_set() -> None:
    assert arena_of(G1.engine) is G1
    assert arena_of("mujoco 9.9, arena G1, another processor") is G1
    assert arena_of(NEWEST.engine) is NEWEST
    for unknown in ("", "G1", "mujoco 3.14.0, arena G0, x86_64", "luck c85b60bc"):
        assert arena_of(unknown) is None
