"""What each listener is told of a table: the same happenings, shown as that seat may see them."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING, Any

import msgspec

from throwdown.narration import Teller, clauses
from throwdown.rules.codec import encode, view_hash
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Ended, Resolved, Undone
from throwdown.server.protocol.messages import (
    Began,
    ChatLine,
    GameInfo,
    Moment,
    Refused,
    SeatInfo,
    Spoke,
    TableChanged,
    TableInfo,
    Tallied,
    TallyInfo,
)
from throwdown.words import Words

from . import events as happened

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.errors import ThrowdownError
    from throwdown.server.protocol.messages import Language, ThemeName
    from throwdown.table import Match

    from .state import Chair, Played, Room, Told

encoded = msgspec.json.Encoder().encode


class Listener:
    """Somebody who follows a table over one connection."""

    def __init__(self, person: str, name: str, send: Callable[[bytes], None], frame: Callable[[bytes], None]) -> None:
        self.person = person
        self.name = name
        self.send = send
        """Give a message to the connection; it never waits."""
        self.frame = frame
        """The same for a binary frame."""
        self.language: Language = "en"
        self.theme: ThemeName = "published"
        self.views = False
        self.motions = False
        self.seats: tuple[int, ...] = ()
        self.delay = 0.0
        self.round_trip = 0.0
        """The delay that pings measured, in s."""
        self.close: Callable[[int, str], None] = lambda code, reason: None
        self.expect: Callable[[int], None] = lambda messages: None
        """So many messages come at once, and that is not the reader's fault."""

    @property
    def plain(self) -> bool:
        """Whether it is told the same as all others of its kind."""
        return not (self.views or self.motions or self.delay)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(encoded(message))

    @property
    def words(self) -> Words:
        return words_of(self.language, self.theme)


def refusal(error: ThrowdownError, listener: Listener, move: str | None) -> Refused:
    """An error as this listener reads it."""
    # Whoever writes a program wants to know which field was wrong.
    message = error.message if error.code.startswith("message/") else listener.words.error(error)
    return Refused(code=error.code, message=message, move=move, clause=error.clause)


_words: dict[tuple[str, str], Words] = {}


def words_of(language: str, theme: str) -> Words:
    """One set of words for everybody who reads this language: parsing a catalogue is not cheap."""
    key = (language, theme)
    if key not in _words:
        _words[key] = Words(language, theme)
    return _words[key]


class Narrator:
    """The sentences about one game in one language, entry by entry."""

    def __init__(self, match: Match, words: Words) -> None:
        optional = match.game.options.get("collect") == "optional"
        self.match = match
        self._teller = Teller(match.log.header.players, words, matches_first=optional)
        self._told: list[list[str]] = []

    def about(self, entry: int) -> list[str]:
        """What there is to read about the entry of this number; 0 is the beginning."""
        for moment in self.match.moments[len(self._told) : entry + 1]:
            said = (self._teller.tell(event) for event in moment.events)
            self._told.append([sentence for sentence in said if sentence])
        return self._told[entry]


class Show:
    """A room as its listeners see it. Everything that is equal for several of them is made once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._narrators: dict[tuple[str, str], Narrator] = {}
        self._made: dict[Any, bytes] = {}
        self._made_for = -1

    # Tables and people

    def table(self, watching: int = 0) -> TableInfo:
        room, terms = self.room, self.room.terms
        return TableInfo(
            id=room.id,
            name=terms.name,
            game=terms.game,
            kind=terms.kind,
            status=room.status,  # type: ignore[arg-type]
            visibility=terms.visibility,
            host=room.host,
            seats=[_seat(chair) for chair in room.chairs],
            options=terms.options,
            preset=terms.preset,
            thrower=terms.thrower,
            clock=terms.clock,
            chat=terms.chat,
            spectators=terms.spectators,
            delay=terms.delay,
            tournament=terms.tournament,
            hints=room.hints,
            stand_in=terms.stand_in,
            watching=watching,
            replays=[game.id for game in room.games if game.match.result is not None],
        )

    def tally(self) -> TallyInfo | None:
        tally = self.room.tally
        if tally is None:
            return None
        return TallyInfo(
            games=tally.games,
            played=len(tally.played),
            points=[list(points) for points in tally.points],
            totals=list(tally.totals),
            champions=list(tally.champions) if tally.champions is not None else None,
            decider=list(tally.decider.seats) if tally.decider is not None and tally.champions is None else [],
            asks=self.room.asked_to_share,
        )

    def chat(self) -> list[ChatLine]:
        return [_line(version, spoken) for version, spoken in self.room.chat]

    # The game

    def game(self, game: Played, listener: Listener, entry: int | None = None, *, hashed: bool = False) -> GameInfo:
        """The game as a listener sees it after this entry (the last one if none is named)."""
        match = game.match
        entry = match.version if entry is None else entry
        hidden = entry == match.version and game is self.room.game and self._hides(listener)
        state = self._blind_state(game, listener) if hidden else match.state_at(entry)
        awaited = match.game.awaiting(match.state_at(entry))
        view = encode(match.game.view(state, self._seen_from(game, listener, entry)))
        result = match.game.result(state)
        return GameInfo(
            id=game.id,
            number=game.number,
            commitment=match.log.header.commitment,
            engine=match.log.header.engine,
            places=list(game.places),
            entry=entry,
            view=view,
            lying=list(match.lying_at(entry).items()),
            may_undo=[place for place in self._own(game, listener) if match.may_undo(game.places.index(place))],
            waiting_for=[game.places[each] for each in to_act(awaited)],
            awaiting=type(awaited).__name__,
            blind=self._blind_seats(game),
            result=encode(result),
            told=[] if hidden else self.told(game, entry, listener),
            hash=view_hash(view) if hashed else "",
        )

    def seen_by(self, game: Played, listener: Listener, seat: int) -> Any:
        """What this seat of the game under way sees now, as far as the listener may know it."""
        state = self._blind_state(game, listener) if self._hides(listener) else game.match.state
        return game.match.game.view(state, seat)

    def _hides(self, listener: Listener) -> bool:
        return any(self._is_hidden(version, listener) for version in self.room.blind)

    def _blind_state(self, game: Played, listener: Listener) -> Any:
        """The game with the own throws alone, while the others throw blind."""
        thrown = [self.room.story[version - 1].entry for version in self.room.blind]
        state = game.match.state_at(thrown[0] - 1)
        for number in thrown:
            entry = game.match.log.entries[number - 1]
            if isinstance(entry, Acted) and game.places[entry.seat] in listener.seats:
                state, _ = game.match.game.apply(state, entry.seat, entry.action)
        return state

    def _own(self, game: Played, listener: Listener) -> list[int]:
        return [seat for seat in listener.seats if seat in game.places]

    def _seen_from(self, game: Played, listener: Listener, entry: int) -> int | None:
        """The seat whose view it is: the own one that has to act, else the first own one, else nobody's."""
        own = [game.places.index(seat) for seat in self._own(game, listener)]
        if len(own) < 2:
            return own[0] if own else None
        asked = to_act(game.match.game.awaiting(game.match.state_at(entry)))
        return next((seat for seat in asked if seat in own), own[0])

    def _blind_seats(self, game: Played) -> list[int]:
        acted = (self.room.story[version - 1] for version in self.room.blind)
        entries = (told.game.match.log.entries[told.entry - 1] for told in acted if told.game is not None)
        return [game.places[entry.seat] for entry in entries if isinstance(entry, Acted)]

    def told(self, game: Played, entry: int, listener: Listener) -> list[str]:
        key = (listener.language, listener.theme)
        narrator = self._narrators.get(key)
        if narrator is None or narrator.match is not game.match:
            narrator = self._narrators[key] = Narrator(game.match, listener.words)
        return narrator.about(entry)

    # What happened

    def message(self, version: int, listener: Listener, *, last: bool = True, then: bool = False) -> bytes:
        """What this listener is told of this version; ``last`` also shows the game as it is now, or was ``then``."""
        if self._made_for != self.room.version:
            self._made.clear()
            self._made_for = self.room.version
        hidden = self._is_hidden(version, listener)
        key: Any = (version, hidden, last, then, listener.motions, listener.views)
        if listener.views or not self.is_plain(version):
            key = (*key, listener.language, listener.theme, listener.seats)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = encoded(self._message(version, listener, hidden=hidden, last=last, then=then))
        return made

    def _is_hidden(self, version: int, listener: Listener) -> bool:
        return version in self.room.blind and not self.is_own(version, listener)

    def is_plain(self, version: int) -> bool:
        """Whether this is an entry of a game, and not its end: nothing in it depends on who reads."""
        told = self.room.story[version - 1]
        ordinary = isinstance(told.happening, happened.Entered) and not told.is_end
        return ordinary and version not in self.room.revealed.values()

    def is_own(self, version: int, listener: Listener) -> bool:
        """Whether this listener acted then."""
        told = self.room.story[version - 1]
        if told.game is None:
            return False
        entry = told.game.match.log.entries[told.entry - 1]
        return isinstance(entry, Acted) and told.game.places[entry.seat] in listener.seats

    def _message(self, version: int, listener: Listener, *, hidden: bool, last: bool, then: bool) -> msgspec.Struct:
        told = self.room.story[version - 1]
        happening = told.happening
        if isinstance(happening, happened.Spoken):
            return Spoke(version=version, line=_line(version, happening))
        if told.game is None or isinstance(happening, happened.Agreed):
            return TableChanged(version=version, table=self.table(), what=type(happening).__struct_config__.tag)  # type: ignore[arg-type]
        if isinstance(happening, happened.GameBegan):
            return Began(version=version, table=self.table(), game=self.game(told.game, listener, 0))
        shown = self.game(told.game, listener, told.entry if then else None) if listener.views and last else None
        moment = self._moment(version, told, listener, shown, hidden=hidden)
        revealed = [self._revealed(blind, listener) for blind, at in self.room.revealed.items() if at == version]
        return msgspec.structs.replace(moment, revealed=[each for each in revealed if each is not None])

    def _revealed(self, version: int, listener: Listener) -> Moment | None:
        """A throw that was made blind, in full; its thrower has had it."""
        if self.is_own(version, listener):
            return None
        return self._moment(version, self.room.story[version - 1], listener, None, hidden=False)

    def _moment(self, version: int, told: Told, listener: Listener, shown: GameInfo | None, *, hidden: bool) -> Moment:
        game, number = told.game, told.entry
        assert game is not None  # noqa: S101  # the caller has looked
        if isinstance(told.happening, happened.Dealt):
            return self._dealt(version, game, listener, shown)
        if not isinstance(told.happening, happened.Entered):  # a referee put something right: the view tells
            return Moment(version=version, entry=number, game=shown)
        entry = game.match.log.entries[number - 1]
        seat = game.places[entry.seat] if isinstance(entry, Acted) else None
        if hidden:
            return Moment(version=version, entry=number, seat=seat, hidden=True, game=shown)
        events = game.match.moments[number].events
        return Moment(
            version=version,
            entry=number,
            seat=seat,
            action=encode(entry.action) if isinstance(entry, Acted) else None,
            events=[encode(event) for event in events],
            undone=entry.to if isinstance(entry, Undone) else None,
            motion=bool(isinstance(entry, Resolved) and entry.motion and listener.motions),
            told=self.told(game, number, listener) if listener.views else [],
            why=clauses(events) if listener.views else [],
            game=shown,
            result=encode(entry.result) if isinstance(entry, Ended) else None,
            secret=entry.secret if isinstance(entry, Ended) else "",
        )

    def _dealt(self, version: int, game: Played, listener: Listener, shown: GameInfo | None) -> Moment:
        """The entry that drew cards off a real deck, told again with the cards that came."""
        entries = game.match.log.entries
        drew = len(entries) - isinstance(entries[-1], Ended)
        return Moment(
            version=version,
            entry=len(entries),
            told=self.told(game, drew, listener) if listener.views else [],
            why=clauses(game.match.moments[drew].events) if listener.views else [],
            game=shown,
        )

    def motion(self, version: int) -> bytes | None:
        """The recorded motion of this version as a binary frame."""
        told = self.room.story[version - 1]
        if told.game is None or not isinstance(told.happening, happened.Entered):
            return None
        entry = told.game.match.log.entries[told.entry - 1]
        if not isinstance(entry, Resolved) or not entry.motion:
            return None
        return version.to_bytes(4, "big") + b64decode(entry.motion)

    def tallied(self, version: int) -> Tallied | None:
        """The tally, if this version ended a game of a tournament, or somebody shares its title or does not."""
        told = self.room.story[version - 1]
        tally = self.tally() if told.is_end or isinstance(told.happening, happened.Shared) else None
        return None if tally is None else Tallied(version=version, tally=tally)


def _seat(chair: Chair) -> SeatInfo:
    return SeatInfo(
        name=chair.name,
        person=chair.person,
        bot=chair.bot,
        stand_in=chair.stand_in,
        simulated_races=chair.simulated_races,
        agrees=chair.agrees,
    )


def _line(version: int, spoken: happened.Spoken) -> ChatLine:
    return ChatLine(
        version=version,
        person=spoken.person,
        name=spoken.name,
        seat=spoken.seat,
        text=spoken.text,
        phrase=spoken.phrase,
    )
