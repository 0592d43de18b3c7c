"""A practice throw: request and response."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

from throwdown.server.protocol.http import Practised
from throwdown.table.practice import practise

if TYPE_CHECKING:
    from throwdown.server.protocol.http import PracticeWanted
    from throwdown.throwers.workers import Workers


def practised(wanted: PracticeWanted, workers: Workers) -> Practised:
    """One throw into what lies there."""
    thrown = practise(wanted.game, dict(wanted.lying), wanted.intent, wanted.dice, workers)
    return Practised(
        faces={str(die): face for die, face in thrown.faces.items()},
        out={str(die): cause for die, cause in thrown.out.items()},
        lying=list(thrown.lying.items()),
        motion=b64encode(thrown.motion).decode(),
    )
