"""From each message to the function that decides what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from throwdown.live.protocol import messages as say

from . import gone, hosting, playing, refereeing, seating, talking

if TYPE_CHECKING:
    from throwdown.live.listener import Listener
    from throwdown.live.parts import Parts

    from .result import Decided

#: Messages that carry a move id: done once, answered by ``ack``.
Command = (
    say.Act | say.Undo | say.Concede | say.MoreTime | say.Finished | say.RaceBy | say.Agree | say.Enter | say.Deal
    | say.TakeBack | say.Sit | say.Rise | say.Fill | say.Kick | say.NameFirst | say.Start | say.KeyHash | say.Key
    | say.Share | say.Decide | say.Leave
    | say.Chat | say.Report | say.Mute
)  # fmt: skip


def decide(table: Parts, listener: Listener, said: Command) -> Decided:
    """What comes of a message. It is refused, or its events are committed by whoever asked."""
    match said:
        case say.Act():
            return playing.act(table, listener, said)
        case say.Undo():
            return playing.undo(table, listener, said)
        case say.Concede():
            return playing.concede(table, listener, said)
        case say.MoreTime():
            return playing.give_time(table, listener, said)
        case say.Finished():
            return playing.finish_race(table, listener, said)
        case say.RaceBy():
            return playing.choose_races(table, listener, said)
        case say.Agree():
            return playing.agree(table, listener, said)
        case say.Enter():
            return refereeing.enter(table, listener, said)
        case say.Deal():
            return refereeing.deal(table, listener, said)
        case say.TakeBack():
            return refereeing.take_back(table, listener, said)
        case say.Sit():
            return seating.sit(table, listener, said)
        case say.Rise():
            return seating.rise(table, listener, said)
        case say.Leave():
            return seating.leave(table, listener, said)
        case say.Fill():
            return hosting.fill(table, listener, said)
        case say.Kick():
            return hosting.kick(table, listener, said)
        case say.NameFirst():
            return hosting.name_first(table, listener, said)
        case say.Start():
            return hosting.start(table, listener, said)
        case say.Mute():
            return hosting.mute(table, listener, said)
        case say.KeyHash():
            return seating.promise_key(table, listener, said)
        case say.Key():
            return seating.reveal_key(table, listener, said)
        case say.Share():
            return seating.share(table, listener, said)
        case say.Decide():
            return gone.choose(table, listener, said)
        case say.Chat():
            return talking.chat(table, listener, said)
        case say.Report():
            return talking.report(table, listener, said)
        case _:
            assert_never(said)
