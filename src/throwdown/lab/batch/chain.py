"""What chains a batch to the rules: the same games played both ways, with the same ids and the same chance.

The reference plays through ``rules`` and throws with ``throwers.Luck``; only its generator is ``chance.Stream``.
After every choice both are told in the same words and compared, after every id mask and observation of the seat that
is asked (where looking takes long, in some of the games); at the end winner and length of the game that ``Batch.play``
makes of the same seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .reference import Reference, Told, record_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import Log

    from .form import Batch


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


def differences(batch: Batch, seeds: Sequence[int], first: int = 0, look_every: int | None = None) -> list[Difference]:
    """Play these games of random choices both ways; where seeds are too few, games of the batch stand idle.

    Mask and observation are compared in one game of ``look_every``, if not given in as many as the batch says.
    """
    idle = [seeds[-1]] * (batch.games - len(seeds))
    batch.reset(np.array([*seeds, *idle], np.uint64), first)
    references = {game: Reference(batch.coding, seed, first, batch.thrower) for game, seed in enumerate(seeds)}
    looked_at = set(range(0, len(seeds), look_every or batch.look_every))
    chosen: dict[int, list[int]] = {game: [] for game in references}
    found: list[Difference] = []
    while references:
        compared = _compare(batch, references, looked_at)
        for game, (by_rules, in_batch) in compared.items():
            if by_rules != in_batch:
                found.append(Difference(seeds[game], first, tuple(chosen[game]), by_rules, in_batch))
            if by_rules != in_batch or references[game].seat < 0:
                del references[game]
                looked_at.discard(game)
        ids = batch.random_ids().tolist()
        for game, reference in references.items():
            chosen[game].append(ids[game])
            reference.step(ids[game])
        batch.step(ids)
    return found + _played_at_once(batch, seeds, first, chosen, {each.seed for each in found})


def _played_at_once(
    batch: Batch, seeds: Sequence[int], first: int, chosen: dict[int, list[int]], known: set[int]
) -> list[Difference]:
    """Whole games have a way of their own (``Batch.play``): those that end otherwise than step by step."""
    whole = batch.play(np.array(seeds, np.uint64), first)
    bits = batch.winners() @ (1 << np.arange(batch.coding.game.seats))
    found = []
    for game, seed in enumerate(seeds):
        by_rules: Told = {"winners": int(bits[game]), "steps": int(batch.steps[game])}
        at_once: Told = {"winners": int(whole.winners[game]), "steps": int(whole.steps[game])}
        if by_rules != at_once and seed not in known:
            found.append(Difference(seed, first, tuple(chosen[game]), by_rules, at_once))
    return found


def _compare(batch: Batch, references: dict[int, Reference], looked_at: set[int]) -> dict[int, tuple[Told, Told]]:
    """What both tell of the games that are compared still."""
    seats, asked = batch.seat().tolist(), _asked(batch, looked_at)
    compared = {}
    for game, reference in references.items():
        by_rules: Told = {"seat": reference.seat}
        in_batch: Told = {"seat": seats[game]}
        if not reference.taken:
            by_rules |= batch.told_by_rules(reference)
            in_batch |= batch.told(game)
        if reference.seat >= 0 and game in asked:
            by_rules |= _asked_by_rules(reference)
            in_batch |= asked[game]
        compared[game] = (by_rules, in_batch)
    return compared


def _asked(batch: Batch, looked_at: set[int]) -> dict[int, Told]:
    if not looked_at:
        return {}
    masks, seen = batch.mask(), batch.observe()
    return {game: {"mask": masks[game].tolist(), "seen": seen[game].tolist()} for game in looked_at}


def _asked_by_rules(reference: Reference) -> Told:
    coding, state, seat = reference.coding, reference.state, reference.seat
    return {
        "mask": coding.mask(state, seat, reference.taken).tolist(),
        "seen": coding.observe(reference.game.view(state, seat), reference.taken).tolist(),
    }
