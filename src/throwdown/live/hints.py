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


def on_question(table: Table, listener: Listener, said: Question) -> None:
    """Begin to work out an answer, or give that to what was asked before."""
    asked = table.hints.asking.get((listener, type(said)))
    if asked == said:
        return  # its answer comes
    if asked is not None:
        raise TableRefused("your last hint is still being worked out: wait for it", code="server/too_fast")
    answer = _answered(table, listener.person, said)
    if answer is not None:
        table.send(listener, answer)
        return
    view = _view(table, listener, said)
    known = _known(table, said, view)
    if known is not None:
        _send_answer(table, listener, said, known)
        return
    table.hints.asking[listener, type(said)] = said
    table.do(Advise(own_order(table.state, listener), listener, said, table.state.begun_match().game, view))


def advised(table: Table, message: Advised) -> None:
    """Advice came back."""
    listener, said = message.listener, message.question
    table.hints.asking.pop((listener, type(said)), None)
    if listener not in table.audience:
        return
    error = message.error
    if error is None and message.result is None:
        error = TableRefused("only rolls of voll verasselt are counted: ask for a hint", code="server/no_odds")
    if error is not None:
        table.send(listener, refusal(error, listener.words, said.move))
        return
    if isinstance(said, Hint):
        table.hints.judged[said.seat] = (message.view, message.result)
    else:
        table.hints.counted[said.seat] = (message.view, message.result)
    _send_answer(table, listener, said, message.result)


def _answered(table: Table, person: str, said: Question) -> bytes | None:
    question, answer = table.hints.answers.get((person, type(said)), (None, b""))
    if question is None or question.move != said.move:
        return None
    if question != said:
        raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
    return answer


def _view(table: Table, listener: Listener, said: Question) -> Any:
    """What the seat sees: the advice knows no more than its player."""
    state = table.state
    if not state.hints:
        raise TableRefused("nobody gets hints at this table: open one that has them", code="server/no_hints")
    enters = state.terms.kind == "referee" and listener.person == state.host
    own = state.in_game(said.seat) if enters else own_seat(state, listener, said.seat)
    check_current(state, said)
    if said.seat not in state.owed():
        raise ActionRefused("nothing is asked of this seat: wait until it is", code="action/not_your_turn")
    return state.begun_match().game.view(state.shown_state(listener.seats), own)


def _known(table: Table, said: Question, view: Any) -> Any:
    """What was worked out for the same view before."""
    cache: dict[int, tuple[Any, Any]] = dict(table.hints.judged if isinstance(said, Hint) else table.hints.counted)
    seen, result = cache.get(said.seat, (None, None))
    return result if seen == view else None


def _send_answer(table: Table, listener: Listener, said: Question, result: Any) -> None:
    message: AdviceMessage | Chances
    if isinstance(said, Hint):
        unit, options, model = result
        message = AdviceMessage(
            move=said.move, seat=said.seat, version=said.version, unit=unit, options=options, model=model
        )
    else:
        rolls, first = result
        message = Chances(move=said.move, seat=said.seat, version=said.version, rolls=rolls, first=first)
    answer = encoded(message)
    table.hints.answers[listener.person, type(said)] = (said, answer)
    table.send(listener, answer)
