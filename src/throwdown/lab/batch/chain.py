"""What chains a batch to the rules: the same games played both ways, with the same ids and the same chance.

The rules play and ``throwers.Luck`` throws; only its generator is ``chance.Stream``. After every id both are compared
as rows of numbers, many games at once; in some of the games mask and observation of the seat that is asked, and in a
build that tells them the events, too. At the end come winner and length of the game that ``Batch.play`` makes of the
same seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .events import told
from .following import Following
from .reference import record_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import Log

    from .form import Batch, Whole
    from .reference import Told


@dataclass(frozen=True)
class Difference:
    """A game that goes one way by the rules and another in the batch."""

    seed: int
    first: int
    ids: tuple[int, ...]
    """What was chosen, the last of it just before the difference."""
    by_rules: Told
    in_batch: Told

    def lines(self, batch: Batch) -> list[str]:
        """What was chosen, and what is not the same then."""
        coding = batch.coding
        said = [f"seed {self.seed}: after {len(self.ids)} steps the rules and the batch differ"]
        said += [f"  {number:3d} {coding.id_names[each]} ({each})" for number, each in enumerate(self.ids, 1)]
        names = [name for name in self.by_rules if self.by_rules[name] != self.in_batch.get(name)]
        return said + [f"{name}: {self.by_rules[name]} by the rules, {self.in_batch.get(name)} here" for name in names]

    def record(self, batch: Batch) -> Log:
        """The game up to there by the rules, as ``throwdown replay`` reads it."""
        return record_of(batch.coding, self.seed, self.first, self.ids, batch.thrower)


def shortest(found: Sequence[Difference]) -> Difference:
    """The one that shows itself after the fewest steps."""
    return min(found, key=lambda each: (len(each.ids), each.seed))


def differences(
    batch: Batch, seeds: Sequence[int], first: int = 0, look_every: int | None = None, events_every: int | None = None
) -> list[Difference]:
    """Play these games of random choices both ways; where seeds are too few, games of the batch stand idle.

    One game of ``look_every``, if not given of as many as the batch says, is compared in masks and observations too;
    one of ``events_every``, in a build that tells them, in what happened.
    """
    idle = [seeds[-1]] * (batch.games - len(seeds))
    batch.reset(np.array([*seeds, *idle], np.uint64), first)
    following = Following(batch, range(len(seeds)), seeds, first)
    every = look_every or batch.look_every
    chosen: list[Whole] = []
    found: list[Difference] = []
    while following.games:
        differ = _looked_at(batch, following, every) | _compared(batch, following)
        if events_every and chosen:
            differ = _happened(batch, following, events_every) | differ
        found += [Difference(seeds[game], first, _ids(chosen, game), *both) for game, both in differ.items()]
        over = [game for game, seat in zip(following.games, following.seats(), strict=True) if seat < 0]
        following.leave({*over, *differ})
        chosen.append(batch.random_ids())
        following.step(chosen[-1][following.games], batch.keys()[following.games])
        batch.step(chosen[-1])
    known = {each.seed for each in found}
    for game, both in _played_at_once(batch, seeds, first).items():
        if seeds[game] not in known:
            found.append(Difference(seeds[game], first, _ids(chosen[: batch.steps[game]], game), *both))
    return found


def _ids(chosen: list[Whole], game: int) -> tuple[int, ...]:
    return tuple(int(ids[game]) for ids in chosen)


def _compared(batch: Batch, following: Following) -> dict[int, tuple[Told, Told]]:
    """What both tell of the games in which they differ."""
    by_rules, in_batch = following.rows(), batch.compared()[following.games]
    asked, asked_here = following.seats(), batch.seat()[following.games]
    differ = (by_rules != in_batch).any(axis=1) | (asked_here != asked)
    return {
        following.games[place]: (
            {"seat": asked[place]} | batch.row_told(by_rules[place]),
            {"seat": int(asked_here[place])} | batch.row_told(in_batch[place]),
        )
        for place in np.flatnonzero(differ).tolist()
    }


def _looked_at(batch: Batch, following: Following, every: int) -> dict[int, tuple[Told, Told]]:
    """The same for mask and observation of whoever is asked."""
    masks, seen = batch.mask(), batch.observe()
    found: dict[int, tuple[Told, Told]] = {}
    for game, reference in zip(following.games, following.references, strict=True):
        if game % every or reference.seat < 0:
            continue
        coding, state, seat = reference.coding, reference.state, reference.seat
        mask = coding.mask(state, seat, reference.taken)
        view = coding.observe(reference.game.view(state, seat), reference.taken)
        if (mask != masks[game]).any() or (view != seen[game]).any():
            found[game] = (
                {"mask": mask.tolist(), "seen": view.tolist()},
                {"mask": masks[game].tolist(), "seen": seen[game].tolist()},
            )
    return found


def _happened(batch: Batch, following: Following, every: int) -> dict[int, tuple[Told, Told]]:
    """The same for the events of the last step."""
    found: dict[int, tuple[Told, Told]] = {}
    for game, reference in zip(following.games, following.references, strict=True):
        if game % every:
            continue
        by_rules, in_batch = batch.happened_by_rules(reference), batch.happened(game)
        if by_rules != in_batch:
            found[game] = ({"events": told(by_rules)}, {"events": told(in_batch)})
    return found


def _played_at_once(batch: Batch, seeds: Sequence[int], first: int) -> dict[int, tuple[Told, Told]]:
    """Whole games have a way of their own (``Batch.play``): those that end otherwise than step by step."""
    whole = batch.play(np.array(seeds, np.uint64), first)
    games = len(seeds)
    bits = (batch.winners() @ (1 << np.arange(batch.coding.game.seats)))[:games]
    differ = (bits != whole.winners) | (batch.steps[:games] != whole.steps)
    return {
        game: (
            {"winners": int(bits[game]), "steps": int(batch.steps[game])},
            {"winners": int(whole.winners[game]), "steps": int(whole.steps[game])},
        )
        for game in np.flatnonzero(differ).tolist()
    }
