"""The practice arena and its targets."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api.route import Route
from throwdown.lessons.targets import Target, faces_of, targets_of

if TYPE_CHECKING:
    from throwdown.api.call import Call


async def practise(call: Call, wanted: wire.PracticeWanted) -> wire.Practised:
    """Throw as you like, into what lies there: nothing is stored."""
    from throwdown.api.practice import practised  # a server that starts does not wait for places and hands

    call.signed_in()
    return await call.throw(practised(wanted, token_hex(16)))


async def targets(call: Call) -> wire.TargetsInfo:
    """The targets of a game, with the aim of a master for each."""
    game = call.path("game")
    return wire.TargetsInfo(game=game, targets=[_info(game, target) for target in targets_of(game)])


def _info(game: str, target: Target) -> wire.TargetInfo:
    return wire.TargetInfo(
        lying=list(target.lying.items()),
        faces={str(die): face for die, face in faces_of(game, target).items()},
        dice=target.hand,
        goal=target.goal,
        hint=target.hint,
        chance=target.chance,
        within=target.within,
    )


ROUTES = (
    Route("POST", "/api/practice", practise, wire.Practised, wire.PracticeWanted, refuses=(404,), computes=True),
    Route("GET", "/api/targets/{game}", targets, wire.TargetsInfo, refuses=(404,), open=True, cache_s=300),
)
