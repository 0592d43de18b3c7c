"""Hints for players: worked out elsewhere, told to one connection. Nothing is stored, and nothing changes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused, TableRefused, ThrowdownError
from throwdown.server.protocol.messages import Advised

from .listener import encoded
from .narrator import refusal
from .permissions import check_current, own_seat
from .urgency import own_order

if TYPE_CHECKING:
    from throwdown.rules import Game
    from throwdown.server.compute.advising import Judged
    from throwdown.server.protocol.messages import Hint

    from .journal import Journal
    from .listener import Audience, Listener
    from .presenter import Presenter
    from .services import AdvicePool

log = logging.getLogger("throwdown.table")


class Hints:
    """Answers the players of one table who ask what a strong player would do."""

    def __init__(self, journal: Journal, presenter: Presenter, audience: Audience, pool: AdvicePool) -> None:
        self._journal = journal
        self._presenter = presenter
        self._audience = audience
        self._pool = pool
        self._asking: dict[Listener, tuple[Hint, asyncio.Task[None]]] = {}
        """Hints that are being worked out."""
        self._answers: dict[str, tuple[Hint, bytes]] = {}
        """By person: the last hint and its answer, for whoever lost the connection before it came."""
        self._judged: dict[int, tuple[Any, Judged]] = {}
        """By seat: what it saw when it was last advised, and the advice, for whoever asks again."""

    async def hear(self, listener: Listener, said: Hint) -> None:
        """Begin to work out a hint, or give the answer to one that was asked before."""
        asked, _ = self._asking.get(listener, (None, None))
        if asked == said:
            return  # its answer comes
        if asked is not None:
            raise TableRefused("your last hint is still being worked out: wait for it", code="server/too_fast")
        known = self._answered(listener.person, said)
        if known is not None:
            listener.send(known)
            return
        async with self._journal.lock:
            self._journal.ensure_read()
            if listener not in self._audience:
                return  # sent away, or gone, while waiting
            view = self._view(listener, said)
            work = self._advise(listener, said, self._journal.state.begun_match().game, view)
        self._asking[listener] = (said, asyncio.get_running_loop().create_task(work))

    def _answered(self, person: str, said: Hint) -> bytes | None:
        hint, answer = self._answers.get(person, (None, b""))
        if hint is None or hint.move != said.move:
            return None
        if hint != said:
            raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
        return answer

    def _view(self, listener: Listener, said: Hint) -> Any:
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

    async def _advise(self, listener: Listener, said: Hint, game: Game[Any], view: Any) -> None:
        try:
            unit, options = await self._judge(listener, said.seat, game, view)
            advised = Advised(move=said.move, seat=said.seat, version=said.version, unit=unit, options=options)
            answer = encoded(advised)
            self._answers[listener.person] = (said, answer)
            listener.send(answer)
        except ThrowdownError as error:
            listener.tell(refusal(error, listener.words, said.move))
        except Exception:  # whatever it is, whoever asked must hear of it
            log.exception("a hint at table %s failed", self._journal.state.id[:6])
            fault = TableRefused("no advice could be worked out: try again", code="server/fault")
            listener.tell(refusal(fault, listener.words, said.move))
        finally:
            del self._asking[listener]

    async def _judge(self, listener: Listener, seat: int, game: Game[Any], view: Any) -> Judged:
        seen, judged = self._judged.get(seat, (None, None))
        if judged is None or seen != view:
            judged = await self._pool.hint(own_order(self._journal.state, listener), game, view)
            self._judged[seat] = (view, judged)
        return judged
