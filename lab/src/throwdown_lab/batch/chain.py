"""What chains a batch to the rules: the same games played both ways, with the same ids and the same chance.

A batch plays some steps (``recording``), and the rules follow game by game (``following``): they play, and
``throwers.Luck`` throws; only its generator is that of ``stream``. Before every id and at the end both are compared as
rows of numbers, many games at once; in some of the games mask and observation of the seat that is asked, and in a
build that logs them the events, too. At last come winner and length of the game that ``Batch.play`` makes of the
same seed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .chance import keys_of
from .following import partings
from .form import first_seats
from .recording import CheckIntervals, record
from .reference import Reference, Throws, record_of
from .stream import Stream, shares_ahead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import Record

    from .form import Batch
    from .reference import Fields


@dataclass(frozen=True)
class Difference:
    """A game that goes one way by the rules and another in the batch."""

    seed: int
    first: int
    ids: tuple[int, ...]
    """What was chosen, the last of it just before the difference."""
    by_rules: Fields
    in_batch: Fields

    def lines(self, batch: Batch) -> list[str]:
        """What was chosen, and what is not the same then."""
        coding = batch.coding
        lines = [f"seed {self.seed}: after {len(self.ids)} steps the rules and the batch differ"]
        lines += [f"  {number:3d} {coding.id_names[each]} ({each})" for number, each in enumerate(self.ids, 1)]
        names = [name for name in self.by_rules if self.by_rules[name] != self.in_batch.get(name)]
        return lines + [f"{name}: {self.by_rules[name]} by the rules, {self.in_batch.get(name)} here" for name in names]

    def record(self, batch: Batch) -> Record:
        """The game up to there by the rules, as ``throwdown replay`` reads it."""
        return record_of(batch.coding, self.seed, self.first, self.ids, _throws(batch))


def shortest(found: Sequence[Difference]) -> Difference:
    """The one that shows itself after the fewest steps."""
    return min(found, key=lambda each: (len(each.ids), each.seed))


def differences(
    batch: Batch,
    seeds: Sequence[int],
    firsts: int | Sequence[int] = 0,
    look_every: int | None = None,
    events_every: int | None = None,
) -> list[Difference]:
    """Play games of random choices both ways: a seed for each, and who begins, in all games or in each.

    One game of ``look_every``, if not given of as many as the batch says, is compared in masks and observations too;
    one of ``events_every``, in a build that logs them, in what happened.
    """
    begin: list[int] = first_seats(firsts, len(seeds)).tolist()
    batch.reset(np.array(seeds, np.uint64), begin)
    looks, throws = CheckIntervals(look_every or batch.look_every, events_every), _throws(batch)
    with_events = events_every is not None
    ahead = shares_ahead(keys_of(batch.seeds, batch.steps), batch.draws_to_begin).tolist()
    references = {
        game: Reference(batch.coding, seed, first, throws, numbers, with_events)
        for game, (seed, first, numbers) in enumerate(zip(seeds, begin, ahead, strict=True))
    }
    found: dict[int, Difference] = {}
    games = [*references]
    while games:
        taken = len(references[games[0]].ids)
        recording = record(batch, games, looks)
        for game, step, by_rules, in_batch in partings(batch, references, recording).values():
            ids = tuple(references[game].ids[: taken + step])
            found[game] = Difference(seeds[game], begin[game], ids, by_rules, in_batch)
        over = recording.seats[-1] < 0
        games = [game for game in recording.games[~over].tolist() if game not in found]
    return [*found.values(), *_played_at_once(batch, references, begin, found)]


def _throws(batch: Batch) -> Throws:
    """What throws for the rules as the batch does: for one game after the other."""
    stream = Stream()
    return Throws(stream.begin, batch.thrower(stream).answer)


def _played_at_once(
    batch: Batch, references: dict[int, Reference], begin: Sequence[int], known: dict[int, Difference]
) -> list[Difference]:
    """Whole games have a way of their own (``Batch.play``): those that end otherwise than step by step."""
    whole = batch.play(np.array([each.seed for each in references.values()], np.uint64), begin)
    bits = batch.winners() @ (1 << np.arange(batch.coding.game.seats))
    differ = (bits != whole.winners) | (batch.steps != whole.steps)
    return [
        Difference(
            references[game].seed,
            begin[game],
            tuple(references[game].ids),
            {"winners": int(bits[game]), "steps": int(batch.steps[game])},
            {"winners": int(whole.winners[game]), "steps": int(whole.steps[game])},
        )
        for game in np.flatnonzero(differ).tolist()
        if game not in known
    ]
