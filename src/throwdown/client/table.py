"""A link to a table: the actions of a person or a bot there."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

from throwdown.bots import chosen
from throwdown.errors import ThrowdownError
from throwdown.rules.catalogue import known
from throwdown.rules.codec import encode
from throwdown.rules.record import Ended, read_record
from throwdown.rules.rulings import options_of

from .connection import Connection, fail
from .errors import EndDiffers, KeyDropped, LinkLost, Refused
from .keys import DROPPED, Keys
from .messages import ANSWERS, PROTOCOL, Message
from .reader import Readers
from .state import TableState

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping, Sequence

    from throwdown.bots import Bot
    from throwdown.rules import Action, Result
    from throwdown.rules.record import Manner, Record
    from throwdown.throwers.signing import Receipt

    from .http import HttpSession
    from .keys import Witness

#: How long a good-bye may take when a program is stopped, in s.
FAREWELL = 2.0
#: How long a bot waits after the server refused a throw as too often, in s.
SLOWER = 0.5


class TableLink(TableState):
    """What one client knows of one table, and what it may do there; made by ``Client.connect``."""

    def __init__(self, session: HttpSession, table: str, since: int | None, hello: Mapping[str, Any]) -> None:
        super().__init__(table, since)
        self.session = session
        self._hello = hello
        self._readers = Readers()
        self._awaited: list[tuple[int, asyncio.Future[None]]] = []
        self._keys = Keys()
        self._signed: set[str] = set()
        """Games whose end was signed, or not, by this link."""
        self._answering: set[asyncio.Task[None]] = set()
        path = f"/tables/{quote(table, safe='')}"
        self._connection = Connection(session, path, hello=self._greeting, take=self._take, end=self._end)

    # Coming and going

    async def __aenter__(self) -> Self:
        await self._connection.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the link; the server reserves the seat for a while, as after a lost network (``leave`` gives it up)."""
        await self._connection.close()
        await asyncio.gather(*self._answering)

    def abort(self) -> None:
        """Drop the socket like a lost network; the link reconnects automatically."""
        self._connection.abort()

    async def leave(self) -> None:
        """Leave for good: the others need not wait."""
        self._connection.leaving = True
        try:
            await self.say("leave")
        except LinkLost as lost:
            if lost.code != "client/closed":
                raise

    async def leave_when_stopped(self) -> None:
        """Leave if the server answers soon: for a program that is about to end."""
        with suppress(TimeoutError, ThrowdownError):
            async with asyncio.timeout(FAREWELL):
                await self.leave()

    # What comes

    def _greeting(self) -> Message:
        since = {"since": self.version} if self.version else {}
        return {"is": "hello", "protocol": PROTOCOL, **since, **self._hello}

    def _take(self, message: Message) -> None:
        if message["is"] not in ANSWERS:
            self.note(message)
            self._resolve_waiters()
            self._bind(message)
        self._readers.put(message)

    # What binds the dice

    def witness(self, game: str) -> Witness | None:
        """What this link saw of a game before it began: its record must fit (``Witness.fault``)."""
        return self._keys.witnesses.get(game)

    @property
    def proof(self) -> Receipt | None:
        """The server's signature for a key that it dropped when it began the game: for ``throwdown verify --proof``."""
        return self._keys.proof(self.game) if self.game is not None else None

    def _bind(self, message: Message) -> None:
        """Give hashes and keys of the own seats when the table asks for them, and sign what was played."""
        if message["is"] == "welcome":
            self._keys.forget_sent()
            self._keys.note_absence(self.table)
        if self.game is not None:
            self._keys.begun.add(self.game["id"])
        for due in self._keys.due(self.table, self.seats):
            self._do(self._send_key(due))
        if self.game is not None and self.game.get("result") is not None and self.game["id"] not in self._signed:
            self._signed.add(self.game["id"])
            self._do(self._sign(self.game["id"], tuple(self.game["places"]), self.game["result"]))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._answering.add(task)
        task.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        """One that failed is kept: ``close`` raises what was wrong."""
        if task.cancelled() or task.exception() is None:
            self._answering.discard(task)

    async def _send_key(self, message: Message) -> None:
        """A key that comes too late is refused: then the seat plays with the one that a bot would have."""
        with suppress(Refused, LinkLost):
            self._keys.note_answer(message, await self._connection.ask(message))

    async def _sign(self, game: str, places: tuple[int, ...], result: Mapping[str, Any]) -> None:
        """Sign the end of a game; refused if its record is not what this link saw."""
        witness = self.witness(game)
        if witness is None or not witness.draft:
            return
        path = f"/api/replays/{quote(game, safe='')}/record"
        with suppress(Refused, LinkLost):
            log = read_record(str(await self.session.ask("GET", path)).splitlines())
            fault = witness.fault(log.header, places) or _other_end(log, result)
            if fault:
                raise EndDiffers(f"{fault}: the end of the game {game} is not signed")
            signature = witness.signature(log, places)
            if signature:
                await self.say("sign", game=game, signer=witness.signer.public, signature=signature)

    def _check_fair(self) -> None:
        """Refuse to play on in a game that the server began without a key for which it had signed."""
        proof = self.proof
        if proof is not None:
            raise KeyDropped(DROPPED, proof)

    def _resolve_waiters(self) -> None:
        for version, future in self._awaited:
            if version <= self.version and not future.done():
                future.set_result(None)
        self._awaited = [each for each in self._awaited if not each[1].done()]

    def _end(self, why: LinkLost) -> None:
        for _, future in self._awaited:
            fail(future, why)
        self._readers.end(why)

    def __aiter__(self) -> AsyncIterator[Message]:
        """The last welcome, and then everything that comes from now on; the first reader missed nothing."""
        return self._readers.new(self.welcome)

    async def reached(self, version: int) -> None:
        """Wait until everything up to this version has come."""
        if version > self.version:
            if self._connection.lost is not None:
                raise self._connection.lost
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._awaited.append((version, future))
            await future

    # Messages to the table

    async def say(self, kind: str, **fields: Any) -> Message:
        """Send a request (``sit``, ``start``, ``chat`` …), repeated after a loss; return its ack, or advice."""
        return await self._connection.ask({"is": kind, **fields})

    async def look(self) -> Message:
        """Request a new welcome message with the whole current state."""
        return await self._connection.look()

    async def act(
        self,
        seat: int,
        action: Action | Mapping[str, Any],
        manner: Manner | None = None,
        intent: Sequence[int] = (),
        *,
        version: int | None = None,
    ) -> Message:
        """Act for a seat. Return the ack once the link also has the result."""
        self._check_fair()
        encoded = dict(action) if isinstance(action, dict) else encode(action)
        thrown: dict[str, Any] = {"manner": manner} if manner is not None else {}
        if intent:
            thrown["intent"] = list(intent)
        seen = self.version if version is None else version
        ack = await self.say("act", seat=seat, version=seen, action=encoded, **thrown)
        await self.reached(ack["version"])
        return ack

    async def hint(self, seat: int) -> Message:
        """What a strong player would do in this seat, at a table with hints: ``advised``, the best option first."""
        return await self.say("hint", seat=seat, version=self.version)

    async def odds(self, seat: int) -> Message:
        """How safe each roll of voll verasselt is in this seat, at a table with hints: ``chances``."""
        return await self.say("odds", seat=seat, version=self.version)

    async def sit(self, seat: int | None = None) -> int:
        """Sit down, in any free seat if none is named; return the seat."""
        for free in [seat] if seat is not None else self.free_seats:
            try:
                await self.reached((await self.say("sit", seat=free))["version"])
            except Refused as refused:
                if seat is not None or refused.code != "server/seat_taken":
                    raise
            else:
                return free
        raise Refused("no seat is free at this table: wait, or look for another one", code="server/seat_taken")

    async def start(self) -> None:
        """Begin the game, the next one or a rematch, and wait until it has begun: seats bind its dice before that."""
        before = self.game["id"] if self.game is not None else None
        version = (await self.say("start"))["version"]
        await self.reached(version)
        while self.game is None or self.game["id"] == before:
            version += 1
            await self.reached(version)

    # Playing

    async def play(self, bot: Bot, seat: int | None = None) -> Result:
        """Play one game to its end with this bot, in this seat or in all own ones; return how it ended.

        If the current game is over, it waits for the next one.
        """
        over = self.game["id"] if self.game is not None and self.result is not None else None
        await self._race_by_chance(self.seats if seat is None else [seat])
        before: Message | None = None
        async for message in self:
            self._let_watch(bot, before, message)
            before = message.get("game", before)
            while self._may_act(seat, over):
                await self._let_act(bot)
            if self.game is not None and self.game["id"] != over and self.result is not None:
                return self.result
        raise self._connection.lost or LinkLost("this link is closed")

    def _may_act(self, seat: int | None, over: str | None) -> bool:
        if self.game is None or self.game["id"] == over or self._connection.lost is not None:
            return False
        seen = self.seen_from
        return seen is not None and seen in self.asked and seat in (None, seen)

    def _let_watch(self, bot: Bot, before: Message | None, message: Message) -> None:
        """Another seat acted: a bot that watches is shown the game as it was before; what was hidden is not shown."""
        watch, seat = getattr(bot, "watch", None), message.get("seat")
        if watch is None or before is None or message["is"] != "moment" or seat is None or seat in self.seats:
            return
        if message.get("action") is not None and message["entry"] == before["entry"] + 1:
            view, action = self.codec.view(before["view"]), self.codec.action(message["action"])
            watch(view, before["places"].index(seat), action)

    async def _let_act(self, bot: Bot) -> None:
        version, seat = self.version, self.seen_from
        assert seat is not None  # noqa: S101  # the caller has checked
        choice = await asyncio.to_thread(chosen, bot, self.view, self.lying)
        try:
            await self.act(seat, choice.action, choice.manner, choice.intent, version=version)
        except Refused as refused:
            if refused.code == "server/too_fast":
                await asyncio.sleep(SLOWER)
            elif version == self.version:
                raise  # otherwise something came in between: look again

    async def _race_by_chance(self, seats: Iterable[int]) -> None:
        """A bot has no hands to build a tower with: its races are drawn (DIG-FIRE-2)."""
        if "fire_mode" in options_of(known(self.table["game"]).id):
            for seat in seats:
                await self.say("race_by", seat=seat, simulated=True)


def _other_end(log: Record, result: Mapping[str, Any]) -> str:
    """What the record says of its end, if it is not what the table showed."""
    last = log.entries[-1] if log.entries else None
    if isinstance(last, Ended) and json.loads(json.dumps(encode(last.result))) == result:
        return ""
    return "the record ends otherwise than the table showed"
