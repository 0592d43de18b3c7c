"""The game under way: an action, what chance answers to it, the end of the game; and the bots that are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import NotationError, TableRefused
from throwdown.rules import Action, InFlight, Lot, Race, Resign, Timeout
from throwdown.rules.codec import codec
from throwdown.table.questions import is_throw, race_tiles, with_place
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Luck

from . import events as ev
from .clock import OWN_REQUESTS, banks_now, give_time
from .effects import Prepare, ShowFlight, Think, Throw
from .inputs import Draw, Work
from .permissions import check_current, check_sits, own_seat
from .timers import BotPause
from .urgency import table_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import Entry, Manner, Resolved
    from throwdown.table import Match

    from .inputs import Chose, Landed, UnderWay
    from .listener import Listener
    from .protocol import messages as wire
    from .state import TableState
    from .table import Table

#: What chance or a thrower answers.
_ANSWERED = (InFlight, Lot, Race)
#: Actions that the table makes itself, or that have a message of their own.
_NOT_BY_ACT = (Resign, Timeout)
#: Where no person watches, bots pause for this share of the usual time.
UNWATCHED = 0.1
#: Where people watch, pauses differ by chance between these shares.
WATCHED = (0.6, 1.4)
THROW = Work("throw")

# What happens


def act(table: Table, seat: int, action: Action, manner: Manner | None = None, intent: tuple[int, ...] = ()) -> None:
    """A seat of the game acts; the numbers of its throw are locked with it."""
    enter_and_answer(table, table.state.begun_match().locked(seat, action, manner, intent))


def enter_and_answer(table: Table, entry: Entry) -> None:
    """An entry, and everything that chance answers to it without an arena."""
    enter(table, entry)
    _answer(table)


def enter(table: Table, entry: Entry) -> None:
    """An entry with the time that is left to everybody, and the end of the game if it brings that."""
    table.add(ev.Entered(entry=entry, banks=banks_now(table)))
    log = table.state.begun_match().log
    if log.finished:
        table.add(ev.Entered(entry=log.entries[-1], banks=table.state.banks))


def time_out(table: Table, seats: Sequence[int]) -> None:
    """The time of these seats is over, as far as people play them and still owe a decision (AMB-48, VER-AMB-32)."""
    state = table.state
    late = [seat for seat in seats if seat in state.owed() and state.chairs[seat].player is None]
    for seat in late:
        if seat in state.owed():
            enter(table, state.begun_match().locked(state.in_game(seat), Timeout()))
    if late:
        _answer(table)


def _answer(table: Table) -> None:
    while _is_answered_now(table):
        resolved = drawn(table.state.begun_match())
        if resolved is None:
            break
        enter(table, resolved)


def drawn(match: Match) -> Resolved | None:
    """What chance answers. A real deck is not in our hands: its cards come in any order until people say which."""
    return match.answer() or (Luck().resolve(match.asked()) if isinstance(match.awaiting, Lot) else None)


# Questions


def comes_automatically(state: TableState) -> bool:
    """Whether the dice need no one to enter them; people with a real box enter what its dice show."""
    match = state.begun_match()
    by_hand = match.thrower.id == EnteredByHand.id
    return type(match.awaiting) in ((Lot,) if by_hand else _ANSWERED)


def _is_answered_now(table: Table) -> bool:
    """Whether chance answers without an arena and without a race of people."""
    if not comes_automatically(table.state):
        return False
    match = table.state.begun_match()
    awaited = match.awaiting
    if type(awaited) is InFlight:
        return not match.thrower.has_places
    return not (isinstance(awaited, Race) and runners(table, awaited))


def runners(table: Table, race: Race) -> dict[int, int]:
    """Seats of the game that run the race themselves, with the tiles they stack."""
    state = table.state
    if state.game is None or state.terms.clock == "days":
        return {}
    chairs, here = [state.chairs[place] for place in state.game.places], table.audience.people
    return {
        seat: tiles
        for seat, tiles in race_tiles(state.game.match, race).items()
        if chairs[seat].player is None and not chairs[seat].simulated_races and chairs[seat].person in here
    }


def is_current(table: Table, match: Match, version: int) -> bool:
    """Whether nothing has happened in the game since this was asked for."""
    return table.state.match is match and match.version == version


# What comes next


def start_throw(table: Table) -> None:
    """Let chance answer: here, or in the arena, which is computed elsewhere."""
    match = table.state.begun_match()
    if not (match.thrower.has_places and isinstance(match.awaiting, InFlight)):
        table.post(Draw(match, match.version))
    elif THROW not in table.working:
        number = table.begin_work(THROW)
        table.do(Throw(table_order(table.state, table.audience), number, match, match.version))


def draw(table: Table, message: Draw) -> None:
    """The locked intent and the committed chance give the same answer every time."""
    if is_current(table, message.match, message.version):
        resolved = drawn(message.match)
        if resolved is not None:
            enter_and_answer(table, resolved)


def land(table: Table, message: Landed) -> None:
    if not table.end_work(THROW, message.number):
        return
    if is_current(table, message.match, message.version) and message.resolved is not None:
        enter_and_answer(table, message.resolved)


def show_flight(table: Table, message: UnderWay) -> None:
    """The throw is locked and its chance fixed: what is shown of it early cannot be used."""
    if table.working.get(THROW) == message.number and is_current(table, message.match, message.version):
        table.do(ShowFlight(message.motion))


def prepare_bots(table: Table) -> None:
    """A game begins: let its bots read their tables while the first die still flies."""
    bots = frozenset(chair.bot for chair in table.state.chairs if chair.bot is not None)
    if bots:
        table.do(Prepare(table_order(table.state, table.audience), table.state.begun_match(), bots))


def ask_bots(table: Table) -> None:
    """Let every bot think that is asked, after a pause as people need it."""
    state = table.state
    for seat in state.owed():
        if state.chairs[seat].player is None:
            continue
        asked = Work("bot", seat)
        if asked in table.working:
            continue
        table.begin_work(asked)
        pause = table.limits.bot_pause_s
        if pause:
            share = table.rng.uniform(*WATCHED) if len(table.audience) else UNWATCHED
            table.set_timer(BotPause(seat), pause * share)
        else:
            think(table, seat)


def think(table: Table, seat: int) -> None:
    """The pause of a bot is over: ask it, if it is still asked."""
    state, asked = table.state, Work("bot", seat)
    bot = state.chairs[seat].player if state.playing and seat in state.owed() else None
    if bot is None:  # a player gave up, say, and the game is over
        table.working.pop(asked, None)
        return
    match, order = state.begun_match(), table_order(state, table.audience)
    seen, entries = state.shown_state({seat}), state.entries_shown({seat})
    table.do(Think(order, table.working[asked], match, match.version, seat, bot, state.in_game(seat), seen, entries))


def bot_acts(table: Table, message: Chose) -> None:
    if not table.end_work(Work("bot", message.seat), message.number):
        return
    same = is_current(table, message.match, message.version)
    if same and table.state.chairs[message.seat].player == message.bot:
        choice = message.choice
        act(table, table.state.in_game(message.seat), choice.action, choice.manner, choice.intent)


# What players say


def on_act(table: Table, listener: Listener, message: wire.Act) -> None:
    state = table.state
    own, match = own_seat(state, listener, message.seat), state.begun_match()
    check_current(state, message)
    action = _read_action(match.game.id, message)
    if is_throw(action) and not table.host.may_throw(state.id, message.seat):
        raise TableRefused("you throw too fast: wait a moment", code="server/too_fast")
    intent = tuple(message.intent)
    if match.thrower.has_places:
        action = with_place(match, own, action, intent, _agreements(state))
    act(table, own, action, message.manner, intent)


def _read_action(game_id: str, message: wire.Act) -> Action:
    action = codec(game_id).action(message.action)
    if type(action) in _NOT_BY_ACT:
        raise NotationError("{action!r} is not an action that a seat may send", action=message.action.get("is"))
    return action


def _agreements(state: TableState) -> list[bool]:
    """By seat of the game: whether others may move dice off the walls; bots do not mind (CORE-21)."""
    chairs = [state.chairs[place] for place in state.game.places] if state.game is not None else []
    return [chair.agrees or chair.player is not None for chair in chairs]


def on_undo(table: Table, listener: Listener, message: wire.Undo) -> None:
    own = own_seat(table.state, listener, message.seat)
    enter(table, table.state.begun_match().undone(own))


def on_more_time(table: Table, listener: Listener, message: wire.MoreTime) -> None:
    if table.clock is None or message.seat not in table.clock.running:
        raise TableRefused("no time runs for this seat", code="server/no_clock")
    own = message.seat in listener.seats
    if own and table.state.time_asked[message.seat] >= OWN_REQUESTS:
        raise TableRefused(
            "you asked {most} times already: the others may give you more",
            code="server/no_more_time",
            most=OWN_REQUESTS,
        )
    if not listener.seats:
        raise TableRefused("only players give time", code="server/not_your_seat")
    table.add(ev.TimeGiven(seat=message.seat, asked=own))
    give_time(table, message.seat)


def on_agree(table: Table, listener: Listener, message: wire.Agree) -> None:
    check_sits(listener, message.seat)
    table.add(ev.Agreed(seat=message.seat, agrees=message.agrees))
