"""A throw and its landing as they travel. A landing comes back to the last bit: it is what was computed."""

from __future__ import annotations

from dataclasses import astuple
from typing import TYPE_CHECKING, cast

import msgspec
import numpy as np

from throwdown.physics import Landing, Scene, Throw
from throwdown.physics.trajectory import Contact, Trajectory

from .jobs import JobUnreadable, ThrowJob, decoded, encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.physics import Pose

_Poses = tuple[tuple[int, tuple[int, ...]], ...]
_Four = tuple[int, int, int, int]
#: A pose of a recorded motion: seven numbers of eight bytes.
_NUMBERS, _FLOAT = 7, np.dtype("<f8")


class _Landed(msgspec.Struct, frozen=True, array_like=True):
    """A landing; the motion as frames × dice × seven numbers."""

    rest: _Poses
    faces: dict[int, int]
    out: dict[int, str]
    stacks: tuple[tuple[int, ...], ...]
    nudges: tuple[int, ...]
    flattened: tuple[int, ...]
    steps: int
    dice: tuple[int, ...]
    motion: bytes
    contacts: tuple[_Four, ...]


_LANDED = msgspec.msgpack.Decoder(_Landed)


def throw_job(scene: Scene, throws: Sequence[Throw], *, towers: bool, seed: int, arena: str) -> ThrowJob:
    return ThrowJob(tuple(scene.poses.items()), tuple(astuple(throw) for throw in throws), towers, seed, arena)


def thrown_in(job: ThrowJob) -> tuple[Scene, list[Throw]]:
    """What lies there and what is thrown; the engine itself refuses numbers that cannot be."""
    return Scene(cast("dict[int, Pose]", dict(job.lying))), [Throw(*told) for told in job.throws]


def landing_told(landing: Landing) -> bytes:
    motion = landing.trajectory
    return encode(
        _Landed(
            tuple(landing.scene.poses.items()),
            landing.faces,
            landing.out,
            landing.stacks,
            landing.nudges,
            landing.flattened,
            landing.steps,
            motion.dice,
            np.ascontiguousarray(motion.poses, _FLOAT).tobytes(),
            tuple((each.ms, each.what, each.on, each.strength) for each in motion.contacts),
        )
    )


def landing_of(body: bytes) -> Landing:
    """The landing that was told; what is none is refused, and what cannot be found out by computing it again."""
    told = decoded(body, _LANDED)
    numbers = len(told.dice) * _NUMBERS
    if not numbers or not told.motion or len(told.motion) % (numbers * _FLOAT.itemsize):
        raise JobUnreadable("that is no motion of these dice")
    poses = np.frombuffer(told.motion, _FLOAT).reshape(-1, len(told.dice), _NUMBERS)
    return Landing(
        Scene(cast("dict[int, Pose]", dict(told.rest))),
        told.faces,
        told.out,
        told.stacks,
        told.nudges,
        told.flattened,
        Trajectory(told.dice, poses, tuple(Contact(*each) for each in told.contacts)),
        told.steps,
    )
