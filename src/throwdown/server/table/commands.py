"""What people say at a table, and what comes of it: one method for each message."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import ActionRefused, NotationError, TableRefused, ThrowdownError
from throwdown.rules import Action, Resign, Timeout
from throwdown.rules.arena.state import THROWS, MoveDie
from throwdown.rules.codec import decode
from throwdown.server.lobby.plain_text import chat_of, name_of
from throwdown.server.protocol import messages as say
from throwdown.throwers.entered import read_entry

from . import events as happened
from .clock import OWN_REQUESTS
from .journal import fingerprint
from .presenter import encoded, refusal
from .running import RunningTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules import Game
    from throwdown.rules.values import Value
    from throwdown.server.lobby.lobby import House
    from throwdown.table import Match

    from .advising import Judged
    from .events import Happening
    from .presenter import Listener
    from .state import Room

log = logging.getLogger("throwdown.table")

_actions: dict[str, type[Value]] = {kind.name: kind for kind in Action.__subclasses__()}
#: Actions that the server makes itself, or that have a message of their own.
_NOT_BY_ACT = (Resign, Timeout)


class HearingTable(RunningTable):
    """A table that listens."""

    def __init__(self, room: Room, house: House) -> None:
        super().__init__(room, house)
        self._asking: dict[Listener, tuple[say.Hint, asyncio.Task[None]]] = {}
        """Hints that are being worked out."""
        self._advised: dict[str, tuple[say.Hint, bytes]] = {}
        """By person: the last hint and its answer, for whoever lost the connection before it came."""
        self._weighed: dict[int, tuple[Any, Judged]] = {}
        """By seat: what it saw when it was last advised, and the advice, for whoever asks again."""

    # Moves, once

    async def _hear_move(self, listener: Listener, said: Any) -> None:
        async with self.lock:
            if listener not in self.listeners:
                return  # sent away, or gone, while waiting
            known = self._answered(listener.person, said)
            if known is not None:
                listener.send(known)
                return
            await self._take_back_seats(listener, said)
            await self._do(lambda: self._decided(listener, said), listener, said)
            self._stirred(listener.person)
        self.go_on()

    async def _take_back_seats(self, listener: Listener, said: Any) -> None:
        """Who was there but idle, and does something now, plays again: no bot is needed any more."""
        kept = [seat for seat in listener.seats if self.room.chairs[seat].stand_in is not None]
        if kept and not isinstance(said, say.Leave):
            await self._do(lambda: [happened.CameBack(seat=seat) for seat in kept])

    def _answered(self, person: str, said: Any) -> bytes | None:
        """The answer to a move that was heard before; another move with the same id is refused."""
        known = self._answers.get((person, said.move))
        if known is None:
            row = self.house.store.move(self.room.id, person, said.move) if self._forgot else None
            if row is None:
                return None
            known = (row.fingerprint, row.answer.encode())
        if known[0] != fingerprint(said):
            raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
        return known[1]

    def _decided(self, listener: Listener, said: Any) -> list[Happening]:
        """What comes of it; the room has not changed, but the game under way may have."""
        heard: Callable[[Listener, Any], list[Happening]] = getattr(self, f"_on_{type(said).__struct_config__.tag}")
        return heard(listener, said)

    # What may be

    def _own(self, listener: Listener, seat: int) -> int:
        """A seat of the game that this listener sits in."""
        if seat not in listener.seats:
            raise TableRefused(f"seat {seat} is not yours", code="server/not_your_seat")
        return self.room.in_game(seat)

    def _must_host(self, listener: Listener) -> None:
        if listener.person != self.room.host:
            raise TableRefused("only the host of the table may do that", code="server/host_only")

    def _before_game(self) -> None:
        if self.room.playing or self.room.unfinished_tournament:
            raise TableRefused("seats do not change during a game", code="server/playing")

    def _referees(self, listener: Listener) -> Match:
        if self.room.terms.kind != "referee":
            raise TableRefused("only a referee enters what dice show", code="server/not_referee")
        self._must_host(listener)
        return self._match()

    # At play

    def _on_act(self, listener: Listener, said: say.Act) -> list[Happening]:
        own = self._own(listener, said.seat)
        match = self._match()
        self._check_current(said)
        action = self._action(said)
        if isinstance(action, THROWS) and not self.house.may_throw(self.room.id, said.seat):
            raise TableRefused("you throw too fast: wait a moment", code="server/too_fast")
        number = match.version
        match.act(own, self._told_move(match, own, action, said), said.manner, tuple(said.intent))
        self._note(number)
        return self._settle()

    def _check_current(self, said: say.Act | say.Hint) -> None:
        """It is about the game as it stands, and no bot plays the seat."""
        if said.version < self._last_entry_version() or said.version > self.room.version:
            raise TableRefused("something happened since: look at the table again", code="server/stale")
        if self.room.chairs[said.seat].player is not None:
            raise TableRefused("a bot plays this seat now", code="server/not_your_seat")

    def _last_entry_version(self) -> int:
        """Chat and comings and goings since do not make an answer stale, and neither do others' blind throws."""
        for version in range(self.room.version, 0, -1):
            told = self.room.story[version - 1]
            if told.game is not None and version not in self.room.blind:
                return version
        return 0

    def _action(self, said: say.Act) -> Action:
        try:
            action = decode(said.action, _actions)
        except RecursionError:
            raise NotationError("no action is nested so deeply") from None
        if not isinstance(action, Action) or isinstance(action, _NOT_BY_ACT):
            raise NotationError(f"{said.action.get('is')!r} is no action that a seat may send")
        return action

    def _told_move(self, match: Any, seat: int, action: Action, said: say.Act) -> Action:
        """Where a die is moved, the table tells the rules what they cannot see, and who agrees."""
        if not isinstance(action, MoveDie) or not match.thrower.has_places:
            return action
        from throwdown.physics import Scene
        from throwdown.physics.placing import shift

        if len(said.intent) != 2:
            raise TableRefused("a move needs a place: two whole numbers (x and y in µm)", code="table/intent")
        done = shift(Scene(cast("Any", match.lying)), action.die, *said.intent)
        places = self.room.game.places if self.room.game is not None else ()
        chairs = [self.room.chairs[place] for place in places]
        consent = tuple(each == seat or chair.agrees or chair.player is not None for each, chair in enumerate(chairs))
        return action.but(from_wall=done.from_wall, spreads=done.spreads, consent=consent)

    def _on_undo(self, listener: Listener, said: say.Undo) -> list[Happening]:
        own, match = self._own(listener, said.seat), self._match()
        number = match.version
        match.undo(own)
        self._note(number)
        return []

    def _on_concede(self, listener: Listener, said: say.Concede) -> list[Happening]:
        own = self._own(listener, said.seat)
        return self._resign(own)

    def _resign(self, seat: int) -> list[Happening]:
        match = self._match()
        number = match.version
        match.leave(seat)
        self._note(number)
        self._afterwards.append(partial(self._race_without, seat))
        return self._settle()

    def _on_more_time(self, listener: Listener, said: say.MoreTime) -> list[Happening]:
        if self.clock is None or said.seat not in self.clock.running:
            raise TableRefused("no time runs for this seat", code="server/no_clock")
        own = said.seat in listener.seats
        if own and self.room.time_asked[said.seat] >= OWN_REQUESTS:
            raise TableRefused(f"you asked {OWN_REQUESTS} times already: the others may give you more",
                               code="server/no_more_time")  # fmt: skip
        if not listener.seats:
            raise TableRefused("only players give time", code="server/not_your_seat")
        self._afterwards += [partial(self.clock.give, said.seat), self._tell_clock]
        return [happened.TimeGiven(seat=said.seat, asked=own)]

    def _on_finished(self, listener: Listener, said: say.Finished) -> list[Happening]:
        own = self._own(listener, said.seat)
        if self.race is None or self.race.number != said.race:
            raise TableRefused("this race is over", code="server/no_race")
        self.race.finish(own, said.ms, self.house.now(), listener.round_trip)
        self._after_race_change()
        return []

    def _on_race_by(self, listener: Listener, said: say.RaceBy) -> list[Happening]:
        if said.seat not in listener.seats:
            raise TableRefused(f"seat {said.seat} is not yours", code="server/not_your_seat")
        return [happened.RacesBy(seat=said.seat, simulated=said.simulated)]

    def _on_agree(self, listener: Listener, said: say.Agree) -> list[Happening]:
        if said.seat not in listener.seats:
            raise TableRefused(f"seat {said.seat} is not yours", code="server/not_your_seat")
        return [happened.Agreed(seat=said.seat, agrees=said.agrees)]

    # Hints: nothing is stored, nothing changes, and nobody else hears of them

    async def _hear_hint(self, listener: Listener, said: say.Hint) -> None:
        asked, _ = self._asking.get(listener, (None, None))
        if asked == said:
            return  # its answer comes
        if asked is not None:
            raise TableRefused("your last hint is still being worked out: wait for it", code="server/too_fast")
        known = self._advised_before(listener.person, said)
        if known is not None:
            listener.send(known)
            return
        async with self.lock:
            self._read_again()
            if listener not in self.listeners:
                return  # sent away, or gone, while waiting
            view = self._to_weigh(listener, said)
            work = self._advise(listener, said, self._match().game, view)
        self._asking[listener] = (said, asyncio.get_running_loop().create_task(work))

    def _advised_before(self, person: str, said: say.Hint) -> bytes | None:
        hint, answer = self._advised.get(person, (None, b""))
        if hint is None or hint.move != said.move:
            return None
        if hint != said:
            raise TableRefused("this move id was used for something else: choose a new one", code="server/id_reused")
        return answer

    def _to_weigh(self, listener: Listener, said: say.Hint) -> Any:
        """What the seat sees: the advice knows no more than its player."""
        if not self.room.hints:
            raise TableRefused("nobody gets hints at this table: open one that has them", code="server/no_hints")
        enters = self.room.terms.kind == "referee" and listener.person == self.room.host
        own = self.room.in_game(said.seat) if enters else self._own(listener, said.seat)
        self._check_current(said)
        if said.seat not in self.room.owed():
            raise ActionRefused("nothing is asked of this seat: wait until it is", code="action/not_your_turn")
        assert self.room.game is not None  # noqa: S101  # a seat is asked
        return self.show.seen_by(self.room.game, listener, own)

    async def _advise(self, listener: Listener, said: say.Hint, game: Game[Any], view: Any) -> None:
        try:
            unit, options = await self._weigh(said.seat, game, view)
            told = say.Advised(move=said.move, seat=said.seat, version=said.version, unit=unit, options=options)
            answer = encoded(told)
            self._advised[listener.person] = (said, answer)
            listener.send(answer)
        except ThrowdownError as error:
            listener.tell(refusal(error, listener, said.move))
        except Exception:
            log.exception("a hint at table %s failed", self.room.id[:6])
            fault = TableRefused("no advice could be worked out: try again", code="server/fault")
            listener.tell(refusal(fault, listener, said.move))
        finally:
            del self._asking[listener]

    async def _weigh(self, seat: int, game: Game[Any], view: Any) -> Judged:
        seen, weighed = self._weighed.get(seat, (None, None))
        if weighed is None or seen != view:
            weighed = await self.house.advisers.hint(game, view)
            self._weighed[seat] = (view, weighed)
        return weighed

    # A referee

    def _on_enter(self, listener: Listener, said: say.Enter) -> list[Happening]:
        match = self._referees(listener)
        if said.version != self.room.version and said.version < self._last_entry_version():
            raise TableRefused("something happened since: look at the table again", code="server/stale")
        number = match.version
        match.enter(read_entry(match.game, match.state, said.text))
        self._note(number)
        return []

    def _on_deal(self, listener: Listener, said: say.Deal) -> list[Happening]:
        self._referees(listener)
        return [happened.Dealt(cards=said.cards.upper())]

    def _on_take_back(self, listener: Listener, said: say.TakeBack) -> list[Happening]:
        self._referees(listener)
        return [happened.TakenBack()]

    # Seats and games

    def _on_sit(self, listener: Listener, said: say.Sit) -> list[Happening]:
        self._before_game()
        room = self.room
        if said.name is not None:
            if room.terms.kind == "online":
                raise TableRefused("at this table everybody sits under the own name", code="server/own_name")
            self._must_host(listener)
            return [happened.Seated(seat=said.seat, name=name_of(said.name, self.limits), person=listener.person)]
        if room.seats_of(listener.person):
            raise TableRefused("you sit already: rise first", code="server/sits_already")
        return [happened.Seated(seat=said.seat, name=listener.name, person=listener.person)]

    def _on_rise(self, listener: Listener, said: say.Rise) -> list[Happening]:
        self._before_game()
        if said.seat not in listener.seats:
            self._must_host(listener)
        return [happened.Emptied(seat=said.seat)]

    def _on_fill(self, listener: Listener, said: say.Fill) -> list[Happening]:
        self._before_game()
        self._must_host(listener)
        self.house.check_bot(self.room.terms.game, said.bot)
        names = self.house.bot_names(self.room)
        return [happened.Seated(seat=said.seat, name=names[said.seat % len(names)], bot=said.bot)]

    def _on_kick(self, listener: Listener, said: say.Kick) -> list[Happening]:
        self._must_host(listener)
        if said.person == listener.person:
            raise TableRefused("you cannot send yourself away", code="server/host_only")
        seats = self.room.seats_of(said.person)
        if seats and self.room.playing:
            raise TableRefused("seats do not change during a game", code="server/playing")
        self._afterwards.append(partial(self._send_away, said.person))
        return [*(happened.Emptied(seat=seat) for seat in seats), happened.Expelled(person=said.person)]

    def _send_away(self, person: str) -> None:
        for listener in self._listening(person):
            listener.close(4403, "the host has sent you away")

    def _on_start(self, listener: Listener, said: say.Start) -> list[Happening]:
        if self.room.games and listener.seats and not self.room.terms.tournament:
            pass  # anybody who played may ask for the rematch
        else:
            self._must_host(listener)
        return [self._new_game()]

    def _on_share(self, listener: Listener, said: say.Share) -> list[Happening]:
        if said.seat not in listener.seats or said.seat not in self.room.asked_to_share:
            raise TableRefused("this seat is not asked", code="tournament/tie")
        return [happened.Shared(seat=said.seat, share=said.share)]

    def _on_decide(self, listener: Listener, said: say.Decide) -> list[Happening]:
        if not listener.seats:
            raise TableRefused("only players decide that", code="server/not_your_seat")
        chair = self.room.chairs[said.seat] if said.seat < len(self.room.chairs) else None
        absence = self.absent.get(chair.person or "") if chair is not None else None
        if chair is None or absence is None or not absence.choices or said.seat in listener.seats:
            raise TableRefused("there is nothing to decide about this seat", code="server/nobody_gone")
        if said.choice == "wait":
            absence.choices = False
            absence.ends = self.house.now() + self.limits.grace_s
            self.alarms.set(f"gone {chair.person}", self.limits.grace_s)
            self.alarms.drop(f"decide {chair.person}")
            self._tell_presence()
            return []
        if said.choice == "end":
            return self._resign(self.room.in_game(said.seat))
        self.house.check_bot(self.room.terms.game, said.bot)
        return [happened.StoodIn(seat=said.seat, bot=said.bot)]

    def _on_leave(self, listener: Listener, said: say.Leave) -> list[Happening]:
        self._afterwards.append(partial(self._left, listener))
        host = self._next_host(listener.person) if listener.person == self.room.host else None
        hosted: list[Happening] = [happened.Hosted(person=host)] if host is not None else []
        if self.room.playing or self.room.unfinished_tournament:
            return hosted
        return [*(happened.Emptied(seat=seat) for seat in listener.seats), *hosted]

    def _next_host(self, leaving: str) -> str | None:
        """Somebody else who sits here, those who are there first."""
        others = [person for person in self.room.seats_of_people if person != leaving]
        return min(others, key=lambda person: person not in self.people_here, default=None)

    def _left(self, listener: Listener) -> None:
        self.leave(listener, meant=True)
        listener.close(1000, "you left")

    # Talk

    def _on_chat(self, listener: Listener, said: say.Chat) -> list[Happening]:
        if not self.room.terms.chat:
            raise TableRefused("nobody chats at this table", code="server/no_chat")
        if listener.person in self.room.muted:
            raise TableRefused("the host has muted you", code="server/muted")
        if not self.house.may_chat(listener.person):
            raise TableRefused("you write too fast: wait a moment", code="server/too_fast")
        text = "" if said.phrase is not None else chat_of(said.text, self.limits)
        seat = listener.seats[0] if listener.seats else None
        return [happened.Spoken(person=listener.person, name=listener.name, seat=seat, text=text, phrase=said.phrase)]

    def _on_report(self, listener: Listener, said: say.Report) -> list[Happening]:
        line = next((each for each in self.show.chat() if each.version == said.version), None)
        if line is None:
            raise TableRefused("there is no such line", code="server/no_line")
        for host in self._listening(self.room.host):
            host.tell(say.Reported(by=listener.name, line=line))
        log.info("reported at table %s: version %s", self.room.id[:6], said.version)
        return []

    def _on_mute(self, listener: Listener, said: say.Mute) -> list[Happening]:
        self._must_host(listener)
        return [happened.Muted(person=said.person, muted=said.muted)]
