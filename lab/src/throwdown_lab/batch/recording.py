"""Some steps of a batch as they were played, to be held against the rules afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .chance import keys_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from throwdown_lab.coding.form import Mask, Numbers

    from .chance import Keys
    from .form import Batch, Whole

#: So many steps are played before the rules follow.
STEPS = 32


class CheckIntervals(NamedTuple):
    """In which games more than the state is compared: in one of so many."""

    every: int
    """Masks and observations."""
    events_every: int | None = None
    """What happened, in a build that logs events."""


class Recording(NamedTuple):
    """Games before each step; in each array the steps come first, then the games."""

    games: Whole
    """Which of the batch they are."""
    ids: Whole
    """What is chosen then; -1 where a game is over."""
    keys: Keys
    seats: NDArray[np.int8]
    rows: NDArray[np.int16]
    looked: list[int]
    """The games in which more is seen, in the order of the next two."""
    masks: Mask
    seen: Numbers
    happened: dict[tuple[int, int], list[int]]
    """What happened just before, by step and game, in some of the games."""


def record(batch: Batch, games: Sequence[int], looks: CheckIntervals) -> Recording:
    """Play these games on by random choices: some steps, or until all are over."""
    which = np.array(games)
    eventful = [game for game in games if looks.events_every and game % looks.events_every == 0]
    seeds, begun = batch.seeds[which], batch.steps[which]
    ids, standing = [], []
    happened: dict[tuple[int, int], list[int]] = {}
    for step in range(STEPS):
        chosen = batch.random_ids()
        ids.append(chosen[which])
        standing.append(batch.rows[which])
        happened |= {(step, game): batch.happened(game) for game in eventful if batch.steps[game]}
        if (ids[-1] < 0).all():
            break
        batch.step(chosen)
    shape = (len(ids), len(games))
    steps = begun + np.arange(1, len(ids) + 1)[:, None]
    rows = np.array(standing)
    all_games = batch.standing(rows.reshape(-1, *rows.shape[2:]))
    looked = np.flatnonzero(which % looks.every == 0)
    some_games = batch.standing(rows[:, looked].reshape(-1, *rows.shape[2:]))
    return Recording(
        games=which,
        ids=np.array(ids),
        keys=keys_of(np.broadcast_to(seeds, shape), steps),
        seats=all_games.seat().reshape(shape),
        rows=all_games.compared().reshape(*shape, -1),
        looked=which[looked].tolist(),
        masks=some_games.mask().reshape(len(ids), len(looked), batch.coding.size),
        seen=some_games.observe().reshape(len(ids), len(looked), len(batch.coding.names)),
        happened=happened,
    )
