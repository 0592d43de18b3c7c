"""Hints and odds for players: worked out elsewhere, sent to one connection. Nothing is stored, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused, TableRefused

from .effects import Advise
from .listener import encoded
from .narrator import refusal
from .permissions import check_current, own_seat
from .protocol.messages import Advised as AdviceMessage
from .protocol.messages import Chances, Hint, Odds
from .urgency import own_order

if TYPE_CHECKING:
    from .inputs import Advised
    from .listener import Listener
    from .table import Table

#: What a player may ask about the decision of a seat.
Question = Hint | Odds


def on_question(table: Table, listener: Listener, message: Question) -> None:
    """Begin to work out an answer, or give that to what was asked before."""
    asked = table.hints.asking.get((listener, type(message)))
    if asked == message:
        return  # its answer comes
    if asked is not None:
        raise TableRefused("your last hint is still being worked out: wait for it", code="server/too_fast")
    answer = _answered(table, listener.person, message)
    if answer is not None:
        table.send(listener, answer)
        return
    view = _view(table, listener, message)
    known = _known(table, message, view)
    if known is not None:
        _send_answer(table, listener, message, known)
        return
    table.hints.asking[listener, type(message)] = message
    table.do(Advise(own_order(table.state, listener), listener, message, table.state.begun_match().game, view))


def advised(table: Table, message: Advised) -> None:
    """Advice came back."""
    listener, request = message.listener, message.question
    table.hints.asking.pop((listener, type(request)), None)
    if listener not in table.audience:
        return
    error = message.error
    if error is None and message.result is None:
        error = TableRefused("only rolls of voll verasselt are counted: ask for a hint", code="server/no_odds")
    if error is not None:
        table.send(listener, refusal(error, listener.words, request.move))
        return
    if isinstance(request, Hint):
        table.hints.judged[request.seat] = (message.view, message.result)
    else:
        table.hints.counted[request.seat] = (message.view, message.result)
    _send_answer(table, listener, request, message.result)


def _answered(table: Table, person: str, message: Question) -> bytes | None:
    question, answer = table.hints.answers.get((person, type(message)), (None, b""))
    if question is None or question.move != message.move:
        return None
    if question != message:
        raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
    return answer


def _view(table: Table, listener: Listener, message: Question) -> Any:
    """What the seat sees: the advice knows no more than its player."""
    state = table.state
    if not state.hints:
        raise TableRefused("nobody gets hints at this table: open one that has them", code="server/no_hints")
    enters = state.terms.kind == "referee" and listener.person == state.host
    own = state.in_game(message.seat) if enters else own_seat(state, listener, message.seat)
    check_current(state, message)
    if message.seat not in state.owed():
        raise ActionRefused("nothing is asked of this seat: wait until it is", code="action/not_your_turn")
    return state.begun_match().game.view(state.shown_state(listener.seats), own)


def _known(table: Table, message: Question, view: Any) -> Any:
    """What was worked out for the same view before."""
    cache: dict[int, tuple[Any, Any]] = dict(table.hints.judged if isinstance(message, Hint) else table.hints.counted)
    seen, result = cache.get(message.seat, (None, None))
    return result if seen == view else None


def _send_answer(table: Table, listener: Listener, request: Question, result: Any) -> None:
    message: AdviceMessage | Chances
    if isinstance(request, Hint):
        unit, options, model = result
        message = AdviceMessage(
            move=request.move, seat=request.seat, version=request.version, unit=unit, options=options, model=model
        )
    else:
        rolls, first = result
        message = Chances(move=request.move, seat=request.seat, version=request.version, rolls=rolls, first=first)
    answer = encoded(message)
    table.hints.answers[listener.person, type(request)] = (request, answer)
    table.send(listener, answer)
