"""A question to a bot and its answer as they travel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from throwdown.bots import Choice
from throwdown.rules import codec as values
from throwdown.rules.record import Manner

from .jobs import JobUnreadable, ThoughtJob, decoded, encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Action

Options = tuple[tuple[str, Any], ...]
Lying = dict[int, tuple[int, ...]]


class _Chosen(msgspec.Struct, frozen=True, array_like=True):
    action: dict[str, Any]
    manner: Manner | None
    intent: tuple[int, ...]


_CHOSEN = msgspec.msgpack.Decoder(_Chosen)


def thought_job(
    game: str,
    seats: int,
    options: Options,
    bot: str,
    view: Any,
    lying: Lying,
    watched: Sequence[tuple[Any, int, Action]],
    within: float,
) -> ThoughtJob:
    seen = tuple((values.encode(shown), seat, values.encode(action)) for shown, seat, action in watched)
    return ThoughtJob(game, seats, options, bot, values.encode(view), tuple(lying.items()), seen, within)


def question_in(job: ThoughtJob) -> tuple[Any, ...]:
    """What ``thinking.think`` is called with."""
    read = values.codec(job.game)
    watched = tuple((read.view(shown), seat, read.action(action)) for shown, seat, action in job.watched)
    options = tuple((name, _as_it_was(value)) for name, value in job.options)
    return job.game, job.seats, options, job.bot, read.view(job.view), dict(job.lying), watched, job.within


def _as_it_was(value: Any) -> Any:
    """The value of an option: a list is a tuple that has travelled."""
    return tuple(map(_as_it_was, value)) if isinstance(value, list) else value


def choice_told(choice: Choice) -> bytes:
    return encode(_Chosen(values.encode(choice.action), choice.manner, choice.intent))


def choice_of(body: bytes, game: str, view: Any) -> Choice:
    """The choice that was told; one that the seat of this view does not have is refused."""
    told = decoded(body, _CHOSEN)
    action = values.codec(game).action(told.action)
    if action not in view.actions:
        raise JobUnreadable("that is nothing which the bot may do")
    return Choice(action, told.manner, told.intent)
