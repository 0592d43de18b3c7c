"""What chains a batch to the rules: the same games played both ways, with the same ids and the same chance.

The reference plays through ``rules`` and throws with ``throwers.Luck``; only its generator is ``chance.Stream``.
After every choice both are told in the same words and compared, after every id mask and observation of the seat that
is asked (where looking takes long, in some of the games).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .reference import Reference, Told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.bots.coding import Coding

    from .form import Batch


@dataclass(frozen=True)
class Difference:
    """A game that goes one way by the rules and another in the batch."""

    seed: int
    ids: tuple[int, ...]
    """What was chosen, the last of it just before the difference."""
    by_rules: Told
    in_batch: Told

    def lines(self, coding: Coding) -> list[str]:
        """The record that shows it."""
        said = [f"seed {self.seed}: after {len(self.ids)} steps the rules and the batch differ"]
        said += [f"  {number:3d} {coding.id_names[each]} ({each})" for number, each in enumerate(self.ids, 1)]
        names = [name for name in self.by_rules if self.by_rules[name] != self.in_batch.get(name)]
        return said + [f"{name}: {self.by_rules[name]} by the rules, {self.in_batch.get(name)} here" for name in names]


def differences(
    batch: Batch, seeds: Sequence[int], first: int = 0, progress: Callable[[int], None] = lambda games: None
) -> list[Difference]:
    """Play these games of random choices both ways; where seeds are too few, games of the batch stand idle."""
    idle = [seeds[-1]] * (batch.games - len(seeds))
    batch.reset(np.array([*seeds, *idle], np.uint64), first)
    references = {game: Reference(batch.coding, seed, first, batch.thrower) for game, seed in enumerate(seeds)}
    chosen: dict[int, list[int]] = {game: [] for game in references}
    found: list[Difference] = []
    while references:
        compared = _compare(batch, references)
        for game, (by_rules, in_batch) in compared.items():
            if by_rules != in_batch:
                found.append(Difference(seeds[game], tuple(chosen[game]), by_rules, in_batch))
            if by_rules != in_batch or references[game].seat < 0:
                del references[game]
                progress(1)
        ids = batch.random_ids()
        for game, reference in references.items():
            chosen[game].append(int(ids[game]))
            reference.step(int(ids[game]))
        batch.step(ids)
    return sorted(found, key=lambda each: len(each.ids))


def _compare(batch: Batch, references: dict[int, Reference]) -> dict[int, tuple[Told, Told]]:
    """What both tell of the games that are compared still."""
    seats = batch.seat().tolist()
    looked_at = np.array([game for game in references if game % batch.look_every == 0], np.int64)
    masks = dict(zip(looked_at.tolist(), batch.mask()[looked_at].tolist(), strict=True))
    seen = dict(zip(looked_at.tolist(), batch.observe()[looked_at].tolist(), strict=True))
    compared = {}
    for game, reference in references.items():
        by_rules: Told = {"seat": reference.seat}
        in_batch: Told = {"seat": seats[game]}
        if not reference.taken:
            by_rules |= batch.told_by_rules(reference)
            in_batch |= batch.told(game)
        if reference.seat >= 0 and game in seen:
            by_rules |= _asked(reference)
            in_batch |= {"mask": masks[game], "seen": seen[game]}
        compared[game] = (by_rules, in_batch)
    return compared


def _asked(reference: Reference) -> Told:
    coding, state, seat = reference.coding, reference.state, reference.seat
    return {
        "mask": coding.mask(state, seat, reference.taken).tolist(),
        "seen": coding.observe(reference.game.view(state, seat), reference.taken).tolist(),
    }
