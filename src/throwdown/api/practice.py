"""A practice throw: request and response."""

from __future__ import annotations

from base64 import b64encode
from random import Random
from typing import TYPE_CHECKING

from throwdown.api.http import Practised
from throwdown.lessons.targets import Landed, reached, targets_of
from throwdown.table.practice import practise

if TYPE_CHECKING:
    from throwdown.api.http import PracticeWanted
    from throwdown.table.practice import PracticeThrow
    from throwdown.throwers.simulating import Throwing


def practised(wanted: PracticeWanted, seed: str) -> Throwing[Practised]:
    """One throw into what lies there, or into the position of a target; the same seed gives the same throw."""
    rng = Random(seed)
    if wanted.target is None:
        thrown = yield from practise(wanted.game, dict(wanted.lying), wanted.intent, wanted.dice, rng)
        return _answer(thrown, None)
    target = targets_of(wanted.game)[wanted.target - 1]
    thrown = yield from practise(wanted.game, target.lying, wanted.intent, target.hand, rng)
    landed = Landed(faces=thrown.faces, lying=thrown.lying, out=frozenset(thrown.out))
    return _answer(thrown, reached(wanted.game, target, landed))


def _answer(thrown: PracticeThrow, reached: bool | None) -> Practised:
    return Practised(
        faces={str(die): face for die, face in thrown.faces.items()},
        out={str(die): cause for die, cause in thrown.out.items()},
        lying=list(thrown.lying.items()),
        motion=b64encode(thrown.motion).decode(),
        reached=reached,
    )
