"""``handle(table, message)``: what comes of a message, as events to store and effects to run after they are stored.

No clock, socket, store or thread is touched here: time and randomness come in with the table, and what a table wants
done is returned as values. The events are folded into the table while they are made; if a message is refused after
the first event, or the events cannot be stored, the inbox restores the table from the store.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, assert_never

from . import (
    absence,
    aim,
    binding,
    chat,
    eviction,
    forgotten,
    hints,
    inputs,
    joining,
    play,
    race,
    referee,
    seats,
    signing,
    turn_notices,
)
from . import events as ev
from . import timers as tm
from .clock import end_clock, start_clock
from .effects import CloseConnection
from .next_steps import next_steps
from .protocol import messages as wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from .effects import Effect
    from .events import AnyEvent
    from .inputs import AnyInput
    from .table import Table

log = logging.getLogger("throwdown.table")

#: Events that change nothing in the lobby.
QUIET = {ev.Spoken, ev.Committed, ev.KeyPromised, ev.StartWanted, ev.KeysAsked, ev.KeyGiven, ev.Signed}

#: Messages of people that carry a move id: done once, answered by ``ack``.
COMMANDS: dict[type, Callable[..., None]] = {
    wire.Act: play.on_act,
    wire.Undo: play.on_undo,
    wire.MoreTime: play.on_more_time,
    wire.Agree: play.on_agree,
    wire.Concede: race.on_concede,
    wire.Finished: race.on_finished,
    wire.RaceBy: seats.on_race_by,
    wire.Enter: referee.on_enter,
    wire.Deal: referee.on_deal,
    wire.TakeBack: referee.on_take_back,
    wire.Sit: seats.on_sit,
    wire.Rise: seats.on_rise,
    wire.Leave: seats.on_leave,
    wire.Fill: seats.on_fill,
    wire.Kick: seats.on_kick,
    wire.NameFirst: seats.on_name_first,
    wire.GiveDice: seats.on_give_dice,
    wire.Share: seats.on_share,
    wire.Start: binding.on_start,
    wire.KeyHash: binding.on_key_hash,
    wire.Key: binding.on_key,
    wire.Sign: signing.on_sign,
    wire.Decide: absence.on_decide,
    wire.Chat: chat.on_chat,
    wire.Report: chat.on_report,
    wire.Mute: chat.on_mute,
}

#: Messages of people that change nothing that is stored.
REQUESTS: dict[type, Callable[..., None]] = {
    wire.Hello: joining.on_hello,
    wire.Ping: race.on_ping,
    wire.Stacked: race.on_stacked,
    wire.Aim: aim.on_aim,
    wire.Look: joining.on_look,
    wire.Speak: joining.on_speak,
    wire.Recall: joining.on_recall,
    wire.Hint: hints.on_question,
    wire.Odds: hints.on_question,
}


def handle(table: Table, message: AnyInput) -> tuple[list[AnyEvent], list[Effect]]:
    """Change the table by one message; what it refuses has changed nothing, or is restored."""
    table.events, table.effects, table.reports, table.receipt = [], [], [], ""
    _HANDLERS[type(message)](table, message)
    _follow(table)
    if not isinstance(message, inputs.Said) or type(message.message) in COMMANDS:
        next_steps(table)
    return table.events, table.effects


def _hear(table: Table, message: inputs.Said) -> None:
    """A message of a client; one that was disconnected before its turn came is not heard."""
    listener, request = message.listener, message.message
    if listener not in table.audience:
        return
    command = COMMANDS.get(type(request))
    if command is None:
        REQUESTS[type(request)](table, listener, request)
        return
    if tm.Idle() in table.timers and not set(listener.seats).isdisjoint(table.state.owed()):
        table.drop_timer(tm.Idle())  # it starts again
    command(table, listener, request)
    absence.note_activity(table, listener.person)


def _open(table: Table, message: inputs.Opened) -> None:
    for event in message.events:
        table.add(event)
    binding.commit_chance(table)
    eviction.begin_life(table)


def _fill_after(table: Table, message: inputs.FillAfter) -> None:
    table.set_timer(tm.BotsFill(), message.seconds)


def _work_failed(table: Table, message: inputs.WorkFailed) -> None:
    """Try again in a moment."""
    if table.end_work(message.work, message.number):
        table.set_timer(tm.Again(), table.limits.again_s)


def _time(table: Table, message: inputs.TimerFired) -> None:
    timer = message.timer
    table.drop_timer(timer)
    match timer:
        case tm.Again():
            pass  # next_steps tries again
        case tm.BotPause():
            play.think(table, timer.seat)
        case tm.Signal():
            race.give_signal(table)
        case tm.RaceProgress():
            race.show_progress(table)
        case tm.RaceEnds():
            race.end_race(table)
        case tm.WindowEnds():
            play.time_out(table, table.state.owed())
        case tm.NoticeDue():
            turn_notices.notify(table, timer.seat, "turn")
        case tm.ReminderDue():
            turn_notices.notify(table, timer.seat, "reminder")
        case tm.ClockEnds():
            play.time_out(table, table.clock.over(table.now) if table.clock is not None else [])
        case tm.Idle():
            absence.note_idle(table)
        case tm.GraceEnds():
            absence.end_grace(table, timer.person)
        case tm.ChoiceEnds():
            absence.stand_in(table, timer.person)
        case tm.Unused():
            eviction.end_unused(table)
        case tm.Quiet():
            eviction.evict_if_quiet(table)
        case tm.NextGame():
            if table.state.unfinished_tournament:
                binding.start(table)
        case tm.ArrivalEnds():
            if seats.awaits_people(table.state):
                binding.start(table)
        case tm.HashesEnd():
            binding.end_hashes(table)
        case tm.KeysEnd():
            binding.end_keys(table)
        case tm.BotsFill():
            seats.fill_seats(table)
        case _:
            assert_never(timer)


_HANDLERS: dict[type, Callable[[Table, Any], None]] = {
    inputs.Said: _hear,
    inputs.Joined: joining.join,
    inputs.Left: joining.leave,
    inputs.FellSilent: joining.note_silence,
    inputs.TakeBackSeats: joining.restore_seats,
    inputs.Opened: _open,
    inputs.Restored: eviction.resume,
    inputs.Start: binding.start,
    inputs.CommitChance: binding.commit_chance,
    inputs.Admit: seats.admit,
    inputs.TakeSeat: seats.take_seat,
    inputs.SeatBot: seats.seat_bot,
    inputs.CloseDeserted: seats.close_deserted,
    inputs.CloseTable: seats.close_table,
    inputs.NamesWithdrawn: forgotten.withdraw,
    inputs.FillAfter: _fill_after,
    inputs.TimerFired: _time,
    inputs.Continue: lambda table, message: None,  # next_steps does it
    inputs.Draw: play.draw,
    inputs.Landed: play.land,
    inputs.UnderWay: play.show_flight,
    inputs.Chose: play.bot_acts,
    inputs.Advised: hints.advised,
    inputs.WorkFailed: _work_failed,
}


# What follows from events, whatever made them


def _follow(table: Table) -> None:
    kinds = {type(event) for event in table.events}
    if not kinds:
        return
    if ev.GameBegan in kinds:
        _game_began(table)
    if kinds - QUIET:
        table.notify_lobby()
    if kinds == {ev.Entered} and table.state.playing:
        return
    status = table.state.status
    if status != table.status:
        fields = {"table": table.state.id[:6], "game": table.state.terms.game}
        log.info("table %s", status, extra={"fields": fields})
        table.status = status
        if status in ("over", "closed"):
            table.absent.clear()
            end_clock(table)


def _game_began(table: Table) -> None:
    start_clock(table)
    race.drop_race(table)
    absence.lose_missing(table)
    state = table.state
    for listener in table.audience:
        if not (state.terms.spectators or listener.person == state.host or state.seats_of(listener.person)):
            table.do(CloseConnection(listener, 4403, "nobody may watch this game"))
    play.prepare_bots(table)
