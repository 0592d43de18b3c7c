"""The ladder of people is the one that the bots played."""

from __future__ import annotations

import pytest
from benchmarks.fit_ratings import duels, fitted

from throwdown.bots import LEVELS
from throwdown.ratings import POOLS, Pool
from throwdown.ratings.ladder import ladder_of


@pytest.mark.parametrize("pool", POOLS)
def test_figures_are_those_of_the_document(pool: Pool) -> None:
    """After a change of docs/bots-strength.md run ``python -m benchmarks.fit_ratings --write``."""
    assert ladder_of(pool) == fitted()[pool]


@pytest.mark.parametrize("pool", POOLS)
def test_levels_rise_from_novice_to_master(pool: Pool) -> None:
    levels = ladder_of(pool).levels
    assert tuple(levels) == LEVELS
    assert sorted(levels.values()) == list(levels.values())
    assert (levels["novice"], levels["master"]) == (0, 100)


def test_the_document_has_every_pair_of_neighbours() -> None:
    for pool in POOLS:
        found = {(duel.stronger, duel.weaker) for duel in duels(pool)}
        assert {(LEVELS[i + 1], LEVELS[i]) for i in range(4)} <= found
