"""A practice throw: request and response."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

from throwdown.lessons.targets import Landed, reached, targets_of
from throwdown.server.protocol.http import Practised
from throwdown.table.practice import practise

if TYPE_CHECKING:
    from throwdown.server.protocol.http import PracticeWanted
    from throwdown.table.practice import PracticeThrow
    from throwdown.throwers.workers import Workers


def practised(wanted: PracticeWanted, workers: Workers) -> Practised:
    """One throw into what lies there, or into the position of a target."""
    if wanted.target is None:
        thrown = practise(wanted.game, dict(wanted.lying), wanted.intent, wanted.dice, workers)
        return _answer(thrown, None)
    target = targets_of(wanted.game)[wanted.target - 1]
    thrown = practise(wanted.game, target.lying, wanted.intent, target.hand, workers)
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
