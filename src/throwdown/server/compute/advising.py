"""Advice for people: hints at a table, and reviews of finished games.

It has a pool of its own: neither the tables nor their bots wait for it.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter, OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from throwdown import __version__
from throwdown.api.http import ChoiceInfo, PlayerReview, Review, SlipInfo
from throwdown.api.odds import count_rolls
from throwdown.bots.analysis.figures import Analysis, HandsThrown, HandsToThrow
from throwdown.bots.models import model_of
from throwdown.errors import TableRefused
from throwdown.live.protocol.messages import OddsInfo, WeighedInfo
from throwdown.live.urgency import Urgency
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import encode
from throwdown.rules.record import Record, Resolved
from throwdown.throwers.pool import WorkerDied

from .analysing import analysed, hands_to_throw
from .thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from throwdown.bots import Choice
    from throwdown.bots.advice import Weighed
    from throwdown.bots.analysis.figures import HandDone
    from throwdown.bots.odds.arena import ThrowOdds
    from throwdown.bots.odds.verasselt import RollOdds
    from throwdown.live.services import Counted, Judged
    from throwdown.rules import Game
    from throwdown.rules.record import Header
    from throwdown.server.storage.file_cache import FileCache

    from .queue import Allowance, FairQueue, Order

T = TypeVar("T")
#: A game, its digest (a referee may take the end of a game back), and what was asked about it.
ReviewKey = tuple[str, str, str]

#: How long options are tried out for a hint, in s.
THINK = 0.2
#: How long a review may take, in s: each seat has its share of it, and hints come before.
WITHIN = 3.0
#: So many questions may wait; further ones are refused.
QUESTIONS, REVIEWS = 100, 10
#: So many of these may be for one address.
QUESTIONS_PER_ADDRESS, REVIEWS_PER_ADDRESS = 20, 3
#: Reviews are cached: a finished game does not change.
REVIEWS_CACHED = 500
#: … and analyses in files, up to so many bytes: one takes up to a minute to make, and about 20 kB.
ANALYSES_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game to review. Its log stays pickled until the worker has it."""

    id: str
    header: Header
    digest: str
    """Differs from the one before the end was taken back."""
    final_hash: str
    """The same after a restart."""
    log: bytes

    @classmethod
    def of(cls, id: str, log: Record) -> FinishedGame:
        pickled = pickle.dumps(_without_motions(log))
        return cls(id, log.header, sha256(pickled).hexdigest(), log.final_hash, pickled)


class Advisers:
    """Hints, odds, reviews and analyses, with limits for each address."""

    def __init__(self, allowance: Allowance | None = None, analyses: FileCache | None = None) -> None:
        """``analyses`` outlive the server."""
        self._thinkers = Thinkers(allowance=allowance)
        self._analyses = analyses
        self._questions: Counter[str] = Counter()
        """How many are being worked out, by the address that asked."""
        self._reviews: OrderedDict[ReviewKey, asyncio.Task[Any]] = OrderedDict()
        self._under_way: dict[ReviewKey, str] = {}
        """Games that are being reviewed, and the address that asked for it."""

    @property
    def queue(self) -> FairQueue:
        return self._thinkers.queue

    async def hint(self, order: Order, game: Game[Any], view: Any) -> Judged:
        """What the seat of this view had best do."""
        return await self._ask(order, weigh, game.id, game.seats, tuple(game.options.items()), view, THINK)

    async def odds(self, order: Order, view: Any) -> Counted | None:
        """How safe each roll is that the seat of this view may choose; None in a game that has none to count."""
        return await self._ask(order, count_rolls, view)

    async def review(self, order: Order, game: FinishedGame) -> Review:
        """The costliest decisions of a finished game."""
        return await self._once(order, (game.id, game.digest, "review"), lambda: self._review(order, game))

    async def analysis(self, order: Order, game: FinishedGame) -> Analysis:
        """The whole game: the chance of each seat to win along it. Hands are thrown again when nobody else waits."""
        has_hands = game.header.thrower == "physics"
        ask = partial(self._ask, replace(order, urgency=Urgency.ALONE) if has_hands else order)
        work = partial(analysed, game.id, game.log, ask, has_hands=has_hands)
        return await self._once(order, (game.id, game.digest, "analysis"), partial(self._filed, game, work))

    async def hands(self, order: Order, game: FinishedGame) -> HandsToThrow:
        """The hands of a game, for a browser to throw; or its analysis, if that was made before."""
        filed = await self._read_file(game)
        if filed is not None:
            return HandsToThrow(draws=0, least=0, hands=[], analysis=filed)
        key = (game.id, game.digest, "hands")
        return await self._once(order, key, lambda: self._ask(order, hands_to_throw, game.log))

    async def weigh_hands(self, order: Order, game: FinishedGame, thrown: HandsThrown) -> Analysis:
        """The analysis of a game whose hands a browser threw.

        It is for this browser alone, and no file: nobody else can see whether the landings are true.
        """
        digest = sha256(msgspec.json.encode(thrown)).hexdigest()
        work = partial(analysed, game.id, game.log, partial(self._ask, order), landings=thrown.landings)
        return await self._once(order, (game.id, game.digest, f"hands {digest}"), work)

    async def _filed(self, game: FinishedGame, work: Callable[[], Coroutine[Any, Any, Analysis]]) -> Analysis:
        """From its file, or made and filed."""
        filed = await self._read_file(game)
        if filed is not None:
            return filed
        made = await work()
        if self._analyses is not None:
            nameless = msgspec.structs.replace(made, players=[""] * len(made.players))
            await asyncio.to_thread(self._analyses.put, _name_of(game), msgspec.json.encode(nameless))
        return made

    async def _read_file(self, game: FinishedGame) -> Analysis | None:
        """What was made before. Files hold no names: a person may withdraw theirs."""
        if self._analyses is None:
            return None
        filed = _decoded(await asyncio.to_thread(self._analyses.get, _name_of(game)))
        if filed is None:
            return None
        return msgspec.structs.replace(filed, players=list(game.header.players or filed.players))

    def forget(self, games: Iterable[str]) -> None:
        """A name was withdrawn from these games: drop what was made of them. Files have no names."""
        changed = set(games)
        for key in [key for key in self._reviews if key[0] in changed and key not in self._under_way]:
            del self._reviews[key]

    async def _once(self, order: Order, key: ReviewKey, review: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Share one answer among all who ask for the same."""
        if key not in self._reviews:
            self._make_room(order.address)
            task = asyncio.get_running_loop().create_task(review())
            task.add_done_callback(partial(self._finish_review, key))
            self._reviews[key] = task
            self._under_way[key] = order.address
        self._reviews.move_to_end(key)
        cached: asyncio.Task[T] = self._reviews[key]
        return await asyncio.shield(cached)

    def _make_room(self, address: str) -> None:
        asked_from = list(self._under_way.values())
        if len(asked_from) >= REVIEWS or asked_from.count(address) >= REVIEWS_PER_ADDRESS:
            raise _busy()
        if len(self._reviews) >= REVIEWS_CACHED:
            del self._reviews[next(key for key in self._reviews if key not in self._under_way)]

    def _finish_review(self, key: ReviewKey, task: asyncio.Task[Any]) -> None:
        del self._under_way[key]
        if task.cancelled() or task.exception() is not None:
            self._reviews.pop(key, None)

    async def _review(self, order: Order, game: FinishedGame) -> Review:
        """One job for each seat, so that no other job waits for longer than one seat takes."""
        header, within = game.header, WITHIN / game.header.seats
        slips = [await self._ask(order, slips_of, game.log, seat, within) for seat in range(header.seats)]
        bots = header.bots or (None,) * header.seats
        players = zip(header.players, bots, slips, strict=True)
        reviews = [
            PlayerReview(seat=seat, name=who, bot=bot, slips=own) for seat, (who, bot, own) in enumerate(players)
        ]
        return Review(id=game.id, game=header.game, players=reviews, model=model_of(header.game))

    async def _ask(self, order: Order, work: Callable[..., T], *question: Any) -> T:
        questions, address = self._questions, order.address
        if questions.total() >= QUESTIONS or questions[address] >= QUESTIONS_PER_ADDRESS:
            raise _busy()
        questions[address] += 1
        try:
            return await self._thinkers.ask(order, work, *question)
        except (TimeoutError, WorkerDied):
            raise _busy() from None
        finally:
            questions[address] -= 1
            if not questions[address]:
                del questions[address]

    def close(self) -> None:
        self._thinkers.close()


def _name_of(game: FinishedGame) -> str:
    """The name of the file with the analysis of this game."""
    return repr((__version__, "analysis", game.id, game.final_hash))


def _decoded(body: bytes | None) -> Analysis | None:
    """An analysis from its file; nothing if the file is missing or broken."""
    try:
        return None if body is None else msgspec.json.decode(body, type=Analysis)
    except msgspec.DecodeError:
        return None


def _busy() -> TableRefused:
    return TableRefused("too many people ask for advice: try again in a moment", code="server/busy")


def _without_motions(log: Record) -> Record:
    """The record without what only a screen needs: it is sent to a worker, which throws hands again at lying dice."""
    return Record(
        log.header,
        (entry.but(motion="") if isinstance(entry, Resolved) else entry for entry in log.entries),
    )


# In the worker


def weigh(game: str, seats: int, options: tuple[tuple[str, Any], ...], view: Any, think: float) -> Judged:
    """What the seat of this view can choose, as a message."""
    from throwdown.bots.advice import advise

    advice = advise(view, make_game(game, seats, dict(options)), think)
    return advice.unit, [_weighed(each) for each in advice.options], advice.model


def _weighed(each: Weighed) -> WeighedInfo:
    return WeighedInfo(
        action=encode(each.choice.action),
        manner=each.choice.manner,
        value=each.value,
        cost=each.cost,
        error=each.error,
        matters=each.matters,
        odds=_odds(each.odds),
    )


def _odds(odds: ThrowOdds | RollOdds | None) -> OddsInfo | None:
    from throwdown.bots.odds.verasselt import RollOdds

    if odds is None:
        return None
    if isinstance(odds, RollOdds):
        return OddsInfo(bust=float(odds.p_bust), catch=float(odds.expected_catch))
    return OddsInfo(match=float(odds.p_match), lost=float(odds.p_lost))


def slips_of(pickled: bytes, seat: int, within: float) -> list[SlipInfo]:
    """The costliest decisions of one seat, as messages."""
    from throwdown.table.review import costliest

    log: Record = pickle.loads(pickled)  # noqa: S301 - made by FinishedGame
    return [
        SlipInfo(
            n=slip.number,
            seat=seat,
            done=_choice(slip.done, slip.hand),
            best=_choice(slip.best),
            cost=slip.cost,
            unit=slip.unit,
        )
        for slip in costliest(log, [seat], within=within)[seat]
    ]


def _choice(choice: Choice, hand: HandDone | None = None) -> ChoiceInfo:
    return ChoiceInfo(action=encode(choice.action), manner=choice.manner, hand=hand)
