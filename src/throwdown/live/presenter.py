"""The same event as each listener may see it: with the eyes of the own seats, in the own language."""

from __future__ import annotations

from base64 import b64decode
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from throwdown.live.protocol.messages import Began, GameInfo, LogLine, LogPart, Moment, Spoke, TableChanged, Tallied
from throwdown.live.slices import Slices
from throwdown.narration import Line, clauses
from throwdown.rules.codec import encode, view_hash
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Ended, Resolved, Undone

from . import events as ev
from .infos import chat_line, table_info, tally_info
from .listener import encoded
from .narrator import Narrator

if TYPE_CHECKING:
    from .games import PlayedGame, Version
    from .listener import Listener
    from .state import StateHolder, TableState


class Presenter:
    """Shows a table to its listeners. What is equal for several of them is made once."""

    def __init__(self, table: StateHolder) -> None:
        self._table = table
        self._narrators: dict[tuple[str, str, int | None], Narrator] = {}
        self._made: dict[Any, bytes] = {}
        self._made_for: tuple[TableState | None, int] = (None, -1)

    @property
    def _state(self) -> TableState:
        return self._table.state

    # The game

    def game(self, game: PlayedGame, listener: Listener, entry: int | None = None, *, hashed: bool = False) -> GameInfo:
        """The game as a listener sees it after this entry (the last one if none is named)."""
        match = game.match
        entry = match.version if entry is None else entry
        hidden = game is self._state.game and entry > self._state.entries_shown(listener.seats)
        state = self._state.shown_state(listener.seats) if hidden else match.state_at(entry)
        awaited = match.game.awaiting(match.state_at(entry))
        view = match.game.view(state, self._seen_from(game, listener, entry))
        return GameInfo(
            id=game.id,
            number=game.number,
            commitment=match.log.header.commitment,
            engine=match.log.header.computed_by,
            keys=list(match.log.header.keys),
            missing=list(match.log.header.missing),
            places=list(game.places),
            entry=entry,
            view=view,
            lying=list(match.lying_at(entry).items()),
            may_undo=[place for place in _own_places(game, listener) if match.may_undo(game.places.index(place))],
            waiting_for=[game.places[each] for each in to_act(awaited)],
            awaiting=type(awaited).__name__,
            blind=self._blind_seats(game),
            result=match.game.result(state),
            told=[] if hidden else self._sentences(game, entry, listener),
            hash=view_hash(encode(view)) if hashed else "",
        )

    def view(self, game: PlayedGame, listener: Listener, seat: int) -> Any:
        """What this seat of the game under way sees now, as far as the listener may know it."""
        return game.match.game.view(self._state.shown_state(listener.seats), seat)

    def _seen_from(self, game: PlayedGame, listener: Listener, entry: int) -> int | None:
        """The seat whose view it is: the own one that has to act, else the first own one, else none."""
        own = [game.places.index(seat) for seat in _own_places(game, listener)]
        if len(own) < 2:
            return own[0] if own else None
        asked = to_act(game.match.game.awaiting(game.match.state_at(entry)))
        return next((seat for seat in asked if seat in own), own[0])

    def _blind_seats(self, game: PlayedGame) -> list[int]:
        entries = (self._state.story[version - 1].entry for version in self._state.blind)
        return [game.places[entry.seat] for entry in entries if isinstance(entry, Acted)]

    def _sentences(self, game: PlayedGame, entry: int, listener: Listener) -> list[str]:
        return self._narrator(game, listener).about(entry)

    def _subjects(self, game: PlayedGame, entry: int, listener: Listener | None) -> list[int]:
        """Which event each sentence is about, for those who read."""
        return [] if listener is None or not listener.views else self._narrator(game, listener).subjects(entry)

    def _short_line(self, game: PlayedGame, entry: int, listener: Listener | None) -> Line:
        """The entry in one line, for those who read."""
        if listener is None or not listener.views:
            return Line([], joins=False)
        return self._narrator(game, listener).line(entry)

    def _narrator(self, game: PlayedGame, listener: Listener) -> Narrator:
        you = _own_place(game, listener)
        key = (listener.language, listener.theme, you)
        narrator = self._narrators.get(key)
        if narrator is None or narrator.match is not game.match:
            narrator = self._narrators[key] = Narrator(game.match, listener.words, you, brief=True)
        return narrator

    async def prepare(self, listener: Listener) -> None:
        """Put the game so far into words for a listener who is sent its log: a long one, in slices."""
        game, slices = self._state.game, Slices()
        if game is not None and listener.views and listener.log:
            narrator = self._narrator(game, listener)
            for entry in range(game.match.version + 1):
                narrator.about(entry)
                narrator.line(entry)
                await slices.pause()

    # The log

    def log(self, game: PlayedGame, listener: Listener, before: int, most: int) -> LogPart:
        """What is to be read of this game before a version, as this listener may know it: the last so many lines."""
        began = self._state.story.beginning_of(game.id)
        parts = (self._line(number, game, listener) for number in range(before - 1, began, -1))
        lines = list(islice((line for line in parts if line is not None), most + 1))
        return LogPart(lines=lines[:most][::-1], more=len(lines) > most)

    def _line(self, number: int, game: PlayedGame, listener: Listener) -> LogLine | None:
        """What this version made happen in this game, if there is anything to read of it."""
        version = self._state.story[number - 1]
        # what people with a real box have corrected since is not shown any more
        if version.game is None or version.game.match is not game.match:
            return None
        if self._state.is_hidden(number, listener.seats):
            return None
        if isinstance(version.event, ev.GameBegan):
            opening = self._sentences(version.game, 0, listener)
            return LogLine(version=number, told=opening) if opening else None
        moment = self._moment(number, version, listener, UNSET, hidden=False)
        if not moment.told:
            return None
        short, joins = moment.short, moment.joins
        return LogLine(version=number, seat=moment.seat, told=moment.told, short=short, joins=joins, why=moment.why)

    # What happened

    def message(self, number: int, listener: Listener, *, last: bool = True, then: bool = False) -> bytes:
        """What this listener is sent of this version; ``last`` also shows the game as it is now, or was ``then``."""
        state = self._state
        if self._made_for != (state, state.version):
            self._made.clear()
            self._made_for = (state, state.version)
        hidden = state.is_hidden(number, listener.seats)
        key: Any = (number, hidden, last, then, listener.motions, listener.views)
        if listener.views or not self._is_plain(number):
            key = (*key, listener.language, listener.theme, listener.seats)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = encoded(self._message(number, listener, hidden=hidden, last=last, then=then))
        return made

    def plain_message(self, number: int, version: Version) -> bytes | None:
        """What those are sent of this version who see neither views nor motions, if it is the same for all of them."""
        state, game, entry = self._table.state, version.game, version.entry
        if game is None or entry is None or version.is_end or number in state.blind or number in state.revealed:
            return None
        acted = entry if type(entry) is Acted else None
        moment = Moment(
            version=number,
            entry=version.number,
            seat=None if acted is None else game.places[acted.seat],
            action=None if acted is None else acted.action,
            events=list(game.match.moments[version.number].events),
            undone=entry.to if type(entry) is Undone else None,
        )
        return encoded(moment)

    def _is_plain(self, number: int) -> bool:
        """Whether this is an entry of a game, and not its end: nothing in it depends on who reads."""
        state = self._state
        entry = state.story[number - 1].entry
        return entry is not None and not isinstance(entry, Ended) and number not in state.revealed

    def _is_own(self, number: int, listener: Listener) -> bool:
        """Whether this listener acted then."""
        version = self._state.story[number - 1]
        entry = version.entry
        return (
            isinstance(entry, Acted) and version.game is not None and version.game.places[entry.seat] in listener.seats
        )

    def _message(self, number: int, listener: Listener, *, hidden: bool, last: bool, then: bool) -> msgspec.Struct:
        version = self._state.story[number - 1]
        event, game = version.event, version.game
        if isinstance(event, ev.Spoken):
            return Spoke(version=number, line=chat_line(number, event))
        if game is None:
            return TableChanged(version=number, table=table_info(self._state), what=ev.tag_of(event))
        if isinstance(event, ev.GameBegan):
            tally = tally_info(self._state)
            return Began(version=number, table=table_info(self._state), game=self.game(game, listener, 0), tally=tally)
        shown = self.game(game, listener, version.number if then else None) if listener.views and last else UNSET
        moment = self._moment(number, version, listener, shown, hidden=hidden)
        revealed = [self._revealed(blind, listener) for blind in self._state.revealed.get(number, ())]
        return msgspec.structs.replace(moment, revealed=[each for each in revealed if each is not None])

    def _revealed(self, number: int, listener: Listener) -> Moment | None:
        """A throw that was made blind, in full; its thrower has had it."""
        if self._is_own(number, listener):
            return None
        return self._moment(number, self._state.story[number - 1], listener, UNSET, hidden=False)

    def _moment(
        self, number: int, version: Version, listener: Listener | None, shown: GameInfo | UnsetType, *, hidden: bool
    ) -> Moment:
        """One entry of the game; without a listener only what is the same for all."""
        game, entry = version.game, version.entry
        assert game is not None  # noqa: S101  # the caller has checked
        if isinstance(version.event, ev.Dealt):
            return self._dealt(number, game, listener, shown)
        if entry is None:  # a referee put something right: the view tells
            return Moment(version=number, entry=version.number, game=shown)
        seat = game.places[entry.seat] if isinstance(entry, Acted) else None
        if hidden:
            return Moment(version=number, entry=version.number, seat=seat, hidden=True, game=shown)
        events = game.match.moments[version.number].events
        short, joins = self._short_line(game, version.number, listener)
        return Moment(
            version=number,
            entry=version.number,
            seat=seat,
            action=entry.action if isinstance(entry, Acted) else None,
            events=list(events),
            undone=entry.to if isinstance(entry, Undone) else None,
            motion=bool(isinstance(entry, Resolved) and entry.motion and listener is not None and listener.motions),
            told=self._sentences(game, version.number, listener) if listener is not None and listener.views else [],
            about=self._subjects(game, version.number, listener),
            short=short,
            joins=joins,
            why=clauses(events, game.match.game.id) if listener is not None and listener.views else [],
            game=shown,
            result=entry.result if isinstance(entry, Ended) else None,
            secret=entry.secret if isinstance(entry, Ended) else "",
        )

    def _dealt(self, number: int, game: PlayedGame, listener: Listener | None, shown: GameInfo | UnsetType) -> Moment:
        """The entry that drew cards off a real deck, sent again with the cards that came."""
        entries = game.match.log.entries
        drew = len(entries) - isinstance(entries[-1], Ended)
        drawn = game.match.moments[drew].events
        short, joins = self._short_line(game, drew, listener)
        return Moment(
            version=number,
            entry=len(entries),
            told=self._sentences(game, drew, listener) if listener is not None and listener.views else [],
            short=short,
            joins=joins,
            why=clauses(drawn, game.match.game.id) if listener is not None and listener.views else [],
            game=shown,
        )

    def motion(self, number: int) -> bytes | None:
        """The recorded motion of this version as a binary frame."""
        entry = self._state.story[number - 1].entry
        if not isinstance(entry, Resolved) or not entry.motion:
            return None
        return number.to_bytes(4, "big") + b64decode(entry.motion)

    def tallied(self, number: int) -> Tallied | None:
        """The tally, if this version ended a game of a tournament, or a tied player answers whether to share."""
        version = self._state.story[number - 1]
        tells = version.is_end or isinstance(version.event, ev.Shared)
        tally = tally_info(self._state) if tells else None
        return None if tally is None else Tallied(version=number, tally=tally)


def _own_place(game: PlayedGame, listener: Listener) -> int | None:
    """The seat of the game whose player reads: none for a person with several seats on one device."""
    (seat, *others) = listener.seats or (None,)
    return game.places.index(seat) if not others and seat in game.places else None


def _own_places(game: PlayedGame, listener: Listener) -> list[int]:
    """The seats of the table that are this listener's and play this game."""
    return [seat for seat in listener.seats if seat in game.places]
