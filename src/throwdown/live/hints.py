"""Hints and odds for players: worked out elsewhere, told to one connection. Nothing is stored, and nothing changes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused, TableRefused, ThrowdownError
from throwdown.live.protocol.messages import Advised, Chances, Hint, Odds

from .listener import encoded
from .narrator import refusal
from .permissions import check_current, own_seat
from .urgency import own_order

if TYPE_CHECKING:
    from throwdown.rules import Game

    from .journal import Journal
    from .listener import Audience, Listener
    from .presenter import Presenter
    from .services import AdvicePool, Counted, Judged

log = logging.getLogger("throwdown.table")

#: What a player may ask about the decision of a seat.
Question = Hint | Odds


class Hints:
    """Answers the players of one table who ask what a strong player would do, or how safe a roll is."""

    def __init__(self, journal: Journal, presenter: Presenter, audience: Audience, pool: AdvicePool) -> None:
        self._journal = journal
        self._presenter = presenter
        self._audience = audience
        self._pool = pool
        self._asking: dict[tuple[Listener, type[Question]], tuple[Question, asyncio.Task[None]]] = {}
        """Questions that are being worked out, one of each kind."""
        self._answers: dict[tuple[str, type[Question]], tuple[Question, bytes]] = {}
        """By person: the last question and its answer, for whoever lost the connection before it came."""
        self._judged: dict[int, tuple[Any, Judged]] = {}
        """By seat: what it saw when it was last advised, and the advice, for whoever asks again."""
        self._counted: dict[int, tuple[Any, Counted]] = {}
        """The same for the odds of its rolls."""

    async def hear(self, listener: Listener, said: Question) -> None:
        """Begin to work out an answer, or give that to what was asked before."""
        asked, _ = self._asking.get((listener, type(said)), (None, None))
        if asked == said:
            return  # its answer comes
        if asked is not None:
            raise TableRefused("your last hint is still being worked out: wait for it", code="server/too_fast")
        known = self._answered(listener.person, said)
        if known is not None:
            listener.send(known)
            return
        async with self._journal.lock:
            await self._journal.ensure_read()
            if listener not in self._audience:
                return  # sent away, or gone, while waiting
            view = self._view(listener, said)
            work = self._answer(listener, said, self._journal.state.begun_match().game, view)
        self._asking[listener, type(said)] = (said, asyncio.get_running_loop().create_task(work))

    def _answered(self, person: str, said: Question) -> bytes | None:
        question, answer = self._answers.get((person, type(said)), (None, b""))
        if question is None or question.move != said.move:
            return None
        if question != said:
            raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
        return answer

    def _view(self, listener: Listener, said: Question) -> Any:
        """What the seat sees: the advice knows no more than its player."""
        state = self._journal.state
        if not state.hints:
            raise TableRefused("nobody gets hints at this table: open one that has them", code="server/no_hints")
        enters = state.terms.kind == "referee" and listener.person == state.host
        own = state.in_game(said.seat) if enters else own_seat(state, listener, said.seat)
        check_current(state, said)
        if said.seat not in state.owed():
            raise ActionRefused("nothing is asked of this seat: wait until it is", code="action/not_your_turn")
        assert state.game is not None  # noqa: S101  # a seat is asked
        return self._presenter.view(state.game, listener, own)

    async def _answer(self, listener: Listener, said: Question, game: Game[Any], view: Any) -> None:
        try:
            told = await (
                self._advise(listener, said, game, view)
                if isinstance(said, Hint)
                else self._count(listener, said, view)
            )
            answer = encoded(told)
            self._answers[listener.person, type(said)] = (said, answer)
            listener.send(answer)
        except ThrowdownError as error:
            listener.tell(refusal(error, listener.words, said.move))
        except Exception:  # whatever it is, whoever asked must hear of it
            log.exception("a hint at table %s failed", self._journal.state.id[:6])
            fault = TableRefused("no advice could be worked out: try again", code="server/fault")
            listener.tell(refusal(fault, listener.words, said.move))
        finally:
            del self._asking[listener, type(said)]

    async def _advise(self, listener: Listener, said: Hint, game: Game[Any], view: Any) -> Advised:
        seen, judged = self._judged.get(said.seat, (None, None))
        if judged is None or seen != view:
            judged = await self._pool.hint(own_order(self._journal.state, listener), game, view)
            self._judged[said.seat] = (view, judged)
        unit, options, model = judged
        return Advised(move=said.move, seat=said.seat, version=said.version, unit=unit, options=options, model=model)

    async def _count(self, listener: Listener, said: Odds, view: Any) -> Chances:
        seen, counted = self._counted.get(said.seat, (None, None))
        if counted is None or seen != view:
            counted = await self._pool.odds(own_order(self._journal.state, listener), view)
            if counted is None:
                raise TableRefused("only rolls of voll verasselt are counted: ask for a hint", code="server/no_odds")
            self._counted[said.seat] = (view, counted)
        rolls, first = counted
        return Chances(move=said.move, seat=said.seat, version=said.version, rolls=rolls, first=first)
