"""What a worker elsewhere is given and what it answers: values as msgpack, and no code."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.rules.values import Value

#: What may be worked out elsewhere.
Work = Literal["throws", "thoughts"]
WORK: tuple[Work, ...] = get_args(Work)

T = TypeVar("T")
_Three = tuple[int, int, int]
_Four = tuple[int, int, int, int]


class JobUnreadable(ThrowdownError):
    """Raised when what came over an inner connection is no job and no answer to one."""

    code = "worker/job"


# What a worker says


class Enlist(Value):
    """A worker is there, and computes with these."""

    worker: str
    """Its name in logs."""
    version: str
    engine: str
    luck: str
    cores: int
    takes: tuple[Work, ...]


class Leave(Value):
    """A worker wants to go: no more jobs."""


class Answered(Value):
    """What the server answers to both; ``refused`` says why not."""

    refused: str = ""


class Dismiss(Value):
    """The server wants no more of this worker."""

    why: str


# Jobs


class ThrowJob(Value):
    """One throw: what ``physics.simulate`` takes."""

    lying: tuple[tuple[int, tuple[int, ...]], ...]
    throws: tuple[tuple[int, _Three, _Three, _Three, _Four, int], ...]
    """Die, place, velocity, spin, orientation and turn of each."""
    towers: bool
    seed: int
    arena: str


class ThoughtJob(Value):
    """One decision of a bot: what ``thinking.think`` takes."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    bot: str
    view: Any
    lying: tuple[tuple[int, tuple[int, ...]], ...]
    watched: tuple[tuple[Any, int, Any], ...]
    within: float


Job = ThrowJob | ThoughtJob


def work_of(job: Job) -> Work:
    return "throws" if isinstance(job, ThrowJob) else "thoughts"


encode = msgspec.msgpack.Encoder().encode
ENLISTING: msgspec.msgpack.Decoder[Enlist | Leave] = msgspec.msgpack.Decoder(Enlist | Leave)
ANSWERED = msgspec.msgpack.Decoder(Answered)
DISMISS = msgspec.msgpack.Decoder(Dismiss)
JOB: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(ThrowJob | ThoughtJob)


def decoded(body: bytes, decoder: msgspec.msgpack.Decoder[T]) -> T:
    """The value that somebody told."""
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise JobUnreadable(f"that is not what servers and workers tell each other: {error}") from None
