"""The rules follow what a batch has played: where they come to something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .events import event_names
from .stream import shares_ahead

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .form import Batch, Whole
    from .recording import Recording
    from .reference import Fields, Moment, Reference

#: So many games are followed before their rows are compared: few enough to lie in the cache of a core.
_TOGETHER = 16

#: Games as the rules have them before each step of a recording.
Followed = dict[int, list["Moment"]]


class Parting(NamedTuple):
    """A game that is not the same before this step of a recording."""

    game: int
    step: int
    by_rules: Fields
    in_batch: Fields


def partings(batch: Batch, references: Mapping[int, Reference], recording: Recording) -> dict[int, Parting]:
    """The first in each game in which there is one."""
    found: dict[int, Parting] = {}
    for start in range(0, len(recording.games), _TOGETHER):
        places = np.arange(start, min(start + _TOGETHER, len(recording.games)))
        followed = _follow(batch, references, recording, places)
        different = [
            *_otherwise(batch, recording, places, followed),
            *_seen_otherwise(batch, recording, followed),
            *_happened_otherwise(batch, recording, followed),
            *_refused(references, followed),
        ]
        for parting in different:
            if parting.game not in found or parting.step < found[parting.game].step:
                found[parting.game] = parting
    return found


def _follow(batch: Batch, references: Mapping[int, Reference], recording: Recording, places: Whole) -> Followed:
    """The rules take the ids of these games."""
    ids, keys = recording.ids[:, places].T, recording.keys[:, places].T
    ahead = shares_ahead(keys.ravel(), batch.draws_ahead).reshape(*keys.shape, -1)
    lengths = (ids >= 0).sum(axis=1) + 1  # one more: the game at its end
    games = zip(recording.games[places].tolist(), ids.tolist(), keys.tolist(), ahead, lengths.tolist(), strict=True)
    followed: Followed = {}
    for game, chosen, begun, numbers, until in games:
        known = numbers[:until].tolist() if batch.draws_ahead else [()] * min(until, len(chosen))
        followed[game] = references[game].follow(chosen[:until], begun[:until], known)
    return followed


def _otherwise(batch: Batch, recording: Recording, places: Whole, followed: Followed) -> Iterator[Parting]:
    """Who is asked, and everything that decides how the game continues."""
    moments = [moment for each in followed.values() for moment in each]
    lengths = [*map(len, followed.values())]
    steps = np.concatenate([np.arange(length) for length in lengths])
    where = np.repeat(places, lengths)
    by_rules, in_batch = batch.rows_by_rules(moments), recording.rows[steps, where]
    asked, asked_here = np.array([moment.seat for moment in moments]), recording.seats[steps, where]
    differ = (by_rules != in_batch).any(axis=1) | (asked != asked_here)
    for at in np.flatnonzero(differ).tolist():
        yield Parting(
            int(recording.games[where[at]]),
            int(steps[at]),
            {"seat": int(asked[at])} | batch.row_fields(by_rules[at]),
            {"seat": int(asked_here[at])} | batch.row_fields(in_batch[at]),
        )


def _seen_otherwise(batch: Batch, recording: Recording, followed: Followed) -> Iterator[Parting]:
    """Mask and observation of the seat that is asked."""
    coding = batch.coding
    for place, game in enumerate(recording.looked):
        asked = [moment for moment in followed.get(game, ()) if moment.seat >= 0]
        if not asked:
            continue
        masks = np.array([coding.mask(each.state, each.seat, each.taken) for each in asked])
        seen = np.array([coding.observe(coding.game.view(each.state, each.seat), each.taken) for each in asked])
        masks_here, seen_here = recording.masks[: len(asked), place], recording.seen[: len(asked), place]
        differ = (masks != masks_here).any(axis=1) | (seen != seen_here).any(axis=1)
        for step in np.flatnonzero(differ).tolist():
            by_rules: Fields = {"mask": masks[step].tolist(), "seen": seen[step].tolist()}
            here: Fields = {"mask": masks_here[step].tolist(), "seen": seen_here[step].tolist()}
            yield Parting(game, step, by_rules, here)


def _happened_otherwise(batch: Batch, recording: Recording, followed: Followed) -> Iterator[Parting]:
    """The events of the step before."""
    for (step, game), in_batch in recording.happened.items():
        moment = _at(followed, game, step)
        if moment is None:
            continue
        by_rules = batch.happened_by_rules(moment.events)
        if by_rules != in_batch:
            yield Parting(game, step, {"events": event_names(by_rules)}, {"events": event_names(in_batch)})


def _at(followed: Followed, game: int, step: int) -> Moment | None:
    moments = followed.get(game, [])
    return moments[step] if step < len(moments) else None


def _refused(references: Mapping[int, Reference], followed: Followed) -> Iterator[Parting]:
    """What a batch takes and the rules do not."""
    for game, moments in followed.items():
        if references[game].refused:
            yield Parting(game, len(moments) - 1, {"id": references[game].refused}, {"id": "taken"})
