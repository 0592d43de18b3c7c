"""A table as it stands: who sits there, the game under way, the tournament, what was said.

Nothing here waits, sends or stores. A room is the fold of its happenings: what is done live and what is
read back from the store go through the same ``fold``, so a table is after a crash what it was before.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Any, NamedTuple

from throwdown.errors import TableRefused
from throwdown.rules import Drawn, Several
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import decode, encode, kinds
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Ended, Entry, Header, Log, Resolved, Undone
from throwdown.rules.tournament import Tournament
from throwdown.table import Match, Seat
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Fairness

from . import events as happened
from .events import Happening, TableDamaged, Terms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.throwers import Thrower

#: So much of what was said is kept at hand.
CHAT_KEPT = 100

_ENTRIES = {kind.name: kind for kind in (Acted, Resolved, Undone, Ended)}


#: Stands in the story for every entry: the game itself has them.
ENTERED = happened.Entered(entry={})


class Chair(NamedTuple):
    """Who sits in a seat."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    simulated_races: bool = False
    agrees: bool = False

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that plays here now, if one does."""
        return self.bot or self.stand_in


class Played(NamedTuple):
    """A game of this table, under way or over."""

    id: str
    number: int
    match: Match
    places: tuple[int, ...]


class Told(NamedTuple):
    """One happening with what it means: for entries the game and the number of the entry."""

    happening: Happening
    game: Played | None = None
    entry: int = 0

    @property
    def is_end(self) -> bool:
        """Whether this is the end of a game."""
        if self.game is None or self.happening is not ENTERED:
            return False
        return isinstance(self.game.match.log.entries[self.entry - 1], Ended)


class Room:
    """The state of one table."""

    def __init__(self, id: str, secret_of: Callable[[str], str], thrower_of: Callable[[Terms], Thrower]) -> None:
        self.id = id
        self._secret_of = secret_of
        self._thrower_of = thrower_of
        self.chain = ""
        self.unwritten: list[str] = []
        """What happened and is not stored yet, as it will be."""
        self.story: list[Told] = []
        """Everything that happened; its length is the version."""
        self.terms = Terms(game="strike", name="")
        self.host = ""
        self.chairs: list[Chair] = []
        self.admitted: set[str] = set()
        self.expelled: set[str] = set()
        self.muted: set[str] = set()
        self.chat: deque[tuple[int, happened.Spoken]] = deque(maxlen=CHAT_KEPT)
        self.games: list[Played] = []
        self.blind: list[int] = []
        """Versions of throws that nobody else may see yet: others still may throw blind."""
        self.revealed: dict[int, int] = {}
        """Versions that were blind once, and the version with which they came to light."""
        self.shares: dict[int, bool] = {}
        self.banks: list[float] = []
        """Of the game under way, by seat: the time that was left with its last entry; empty without a clock."""
        self.time_asked: Counter[int] = Counter()
        """How often each seat asked for more time in this game."""
        self.closed = False

    # What is

    @property
    def version(self) -> int:
        return len(self.story)

    @property
    def game(self) -> Played | None:
        """The game under way, or the last one."""
        return self.games[-1] if self.games else None

    @property
    def match(self) -> Match | None:
        return self.games[-1].match if self.games else None

    @property
    def playing(self) -> bool:
        return self.match is not None and self.match.result is None

    @property
    def status(self) -> str:
        if self.closed:
            return "closed"
        if not self.games:
            return "open"
        return "playing" if self.playing or self.unfinished_tournament else "over"

    @property
    def seats_of_people(self) -> dict[str, list[int]]:
        seats: dict[str, list[int]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                seats.setdefault(chair.person, []).append(seat)
        return seats

    @property
    def hints(self) -> bool:
        """Whether players may ask for advice: as the table was made, and whoever plays bots alone harms nobody."""
        among_bots = len(self.seats_of_people) == 1 and all(chair.person or chair.bot for chair in self.chairs)
        return self.terms.hints or among_bots

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def owed(self) -> list[int]:
        """The seats of the table that owe a decision now."""
        if not self.playing or self.game is None:
            return []
        return [self.game.places[seat] for seat in to_act(self.game.match.awaiting)]

    def in_game(self, seat: int) -> int:
        """The number that this seat of the table has in the game."""
        if self.game is None:
            raise TableRefused("no game has begun at this table", code="server/no_game")
        if seat not in self.game.places:
            raise TableRefused(f"seat {seat} is not in this game", code="server/no_seat")
        return self.game.places.index(seat)

    # The tournament

    @property
    def tally(self) -> Tournament | None:
        """How the tournament stands, worked out from the games that are over."""
        if not self.terms.tournament or not self.games:
            return None
        rules = self.games[0].match.game
        tally = Tournament(
            rules.seats, self.terms.first, rules.options["tournament_tie"], rules.options["simul_points"]
        )
        for game in self.games:
            result = game.match.result
            if result is None:
                break
            if tally.finished:
                tally = tally.decide(game.places[winner] for winner in result.winners)
            else:
                tally = tally.record(game.match.state.out, result.winners)
        return tally.share() if self._all_share(tally) else tally

    def _all_share(self, tally: Tournament) -> bool:
        """The tied players share if none of them wants the decider (D-14); bots have no wish."""
        if not self._asks_to_share(tally) or tally.decider is None:
            return False
        people = [seat for seat in tally.decider.seats if self.chairs[seat].player is None]
        return all(self.shares.get(seat) for seat in people)

    def _asks_to_share(self, tally: Tournament) -> bool:
        open_tie = tally.finished and tally.champions is None and tally.decider is not None
        return open_tie and tally.tie == "players_choose" and tally.decider_winners is None

    @property
    def asked_to_share(self) -> list[int]:
        """Tied seats that have not said yet whether they share."""
        tally = self.tally
        if tally is None or not self._asks_to_share(tally) or tally.decider is None:
            return []
        if False in self.shares.values():
            return []
        return [seat for seat in tally.decider.seats if self.chairs[seat].player is None and seat not in self.shares]

    @property
    def unfinished_tournament(self) -> bool:
        tally = self.tally
        return tally is not None and tally.champions is None

    # What happens

    def fold(self, happening: Happening) -> None:
        """One more thing happened. What the rules or the seats forbid is refused before anything changes."""
        told = getattr(self, f"_{type(happening).__struct_config__.tag}")(happening)
        self.story.append(told or Told(happening))

    def read(self, stored: Iterable[str]) -> None:
        """Take up a table as it was stored."""
        for text in stored:
            happening, self.chain = happened.read(text, self.chain)
            self.fold(happening)

    def happen(self, happening: Happening) -> None:
        """One more thing happens now, and has to be stored."""
        self.fold(happening)
        self._write(happening)

    def _write(self, happening: Happening) -> None:
        text, self.chain = happened.told(happening, self.chain)
        self.unwritten.append(text)

    def take_unwritten(self) -> list[str]:
        texts, self.unwritten = self.unwritten, []
        return texts

    def _opened(self, opened: happened.Opened) -> None:
        self.terms = opened.terms
        self.host = opened.host
        self.chairs = [Chair()] * opened.seats

    def _seated(self, seated: happened.Seated) -> None:
        chair = self._chair(seated.seat)
        if not chair.free:
            raise TableRefused(f"seat {seated.seat} is taken: choose another", code="server/seat_taken")
        self.chairs[seated.seat] = Chair(seated.name, seated.person, seated.bot)

    def _emptied(self, emptied: happened.Emptied) -> None:
        self._chair(emptied.seat)
        self.chairs[emptied.seat] = Chair()

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableRefused(
                f"there is no seat {seat}: the seats are 0 to {len(self.chairs) - 1}", code="server/no_seat"
            )
        return self.chairs[seat]

    def _hosted(self, hosted: happened.Hosted) -> None:
        self.host = hosted.person

    def _admitted(self, admitted: happened.Admitted) -> None:
        self.admitted.add(admitted.person)

    def _expelled(self, expelled: happened.Expelled) -> None:
        self.expelled.add(expelled.person)

    def _muted(self, muted: happened.Muted) -> None:
        (self.muted.add if muted.muted else self.muted.discard)(muted.person)

    def _game_began(self, began: happened.GameBegan) -> Told:
        header: Header = decode(began.header, {Header.name: Header})
        fair = None
        if header.commitment:
            secret = self._secret_of(began.id)
            fair = Fairness(header.id, bytes.fromhex(secret), header.keys)
            if fair.commitment != header.commitment:
                raise TableDamaged("the secret of this game is not the one that was committed")
        match = Match.resume(Log(header), self._thrower_of(self.terms), fair=fair, think=None)
        self.games.append(Played(began.id, began.number, match, tuple(began.places)))
        self.blind.clear()
        self.shares.clear()
        self.banks = []
        self.time_asked.clear()
        self.chairs = [chair._replace(agrees=False) for chair in self.chairs]
        return Told(began, self.game)

    def _entered(self, entered: happened.Entered) -> Told:
        match = self._under_way()
        self.banks = entered.banks
        entry: Entry = decode(entered.entry, kinds() | _ENTRIES)
        if not (isinstance(entry, Ended) and match.log.finished):  # the end comes by itself
            match.replay(entry)
        else:
            return Told(ENTERED, self.game, match.version)
        return self._noted(match.version - match.log.finished if not isinstance(entry, Ended) else match.version)

    def note(self, number: int) -> None:
        """The game under way has got the entry of this number: it becomes part of the story."""
        entry = self._under_way().log.entries[number - 1]
        self.story.append(self._noted(number))
        self._write(happened.Entered(entry=told_entry(entry), banks=self.banks))

    def _noted(self, number: int) -> Told:
        match = self._under_way()
        entry = match.log.entries[number - 1]
        if isinstance(entry, Acted) and isinstance(match.game.awaiting(match.state_at(number)), Several):
            self.blind.append(self.version + 1)
        elif not isinstance(entry, Ended):
            self.revealed |= dict.fromkeys(self.blind, self.version + 1)
            self.blind.clear()
        return Told(ENTERED, self.game, number)

    def _under_way(self) -> Match:
        if self.match is None:
            raise TableDamaged("an entry of no game is stored")
        return self.match

    def _dealt(self, dealt: happened.Dealt) -> Told:
        return self._instead(dealt, with_cards(self._under_way(), dealt.cards))

    def _taken_back(self, taken: happened.TakenBack) -> Told:
        match = self._under_way()
        kept = [entry for entry in match.log.entries if not isinstance(entry, Ended)]
        if not any(not _is_deal(entry) for entry in kept):
            raise TableRefused("nothing was entered yet", code="table/undo")
        return self._instead(taken, Match.resume(Log(match.log.header, kept[:-1]), EnteredByHand(), think=None))

    def _instead(self, happening: Happening, match: Match) -> Told:
        """The game under way as it is after people with a real box corrected something."""
        assert self.game is not None  # noqa: S101  # there is a match
        self.games[-1] = self.game._replace(match=match)
        return Told(happening, self.game, match.version)

    def _stood_in(self, stood: happened.StoodIn) -> None:
        self.chairs[stood.seat] = self._chair(stood.seat)._replace(stand_in=stood.bot)

    def _came_back(self, came: happened.CameBack) -> None:
        self.chairs[came.seat] = self._chair(came.seat)._replace(stand_in=None)

    def _time_given(self, given: happened.TimeGiven) -> None:
        self.time_asked[given.seat] += given.asked

    def _races_by(self, races: happened.RacesBy) -> None:
        self.chairs[races.seat] = self._chair(races.seat)._replace(simulated_races=races.simulated)

    def _agreed(self, agreed: happened.Agreed) -> None:
        self.chairs[agreed.seat] = self._chair(agreed.seat)._replace(agrees=agreed.agrees)

    def _shared(self, shared: happened.Shared) -> None:
        self.shares[shared.seat] = shared.share

    def _spoken(self, spoken: happened.Spoken) -> None:
        self.chat.append((self.version + 1, spoken))

    def _table_closed(self, closed: happened.TableClosed) -> None:
        self.closed = True

    # A new game

    def next_game(self, id: str, secret: str) -> happened.GameBegan:
        """The first game, the next one of the tournament or its decider, or a rematch; nothing changes yet."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.free]
        if free:
            raise TableRefused("a seat is free: wait for somebody, or put a bot there", code="server/seat_free")
        if self.playing:
            raise TableRefused("the game is not over yet", code="table/not_over")
        places, first = self._next_places()
        game = make_game(self.terms.game, len(places), self.terms.options, preset=self.terms.preset)
        chairs = [self.chairs[place] for place in places]
        thrower = self._thrower_of(self.terms)
        fair = Fairness(id, bytes.fromhex(secret)) if not isinstance(thrower, EnteredByHand) else None
        match = Match(
            game, [Seat(chair.name, chair.bot) for chair in chairs], thrower, first=first, fair=fair, think=None
        )
        header = encode(match.log.header)
        return happened.GameBegan(id=id, number=len(self.games) + 1, header=header, places=list(places))

    def _next_places(self) -> tuple[tuple[int, ...], int]:
        """Who plays the next game, and who of them begins."""
        everybody = tuple(range(len(self.chairs)))
        tally = self.tally
        if tally is None or not tally.played:
            return everybody, (self.terms.first + len(self.games)) % len(everybody)
        if not tally.finished:
            return everybody, tally.first_players[len(tally.played)]
        decider = tally.decider
        if tally.champions is not None or decider is None:
            raise TableRefused("the tournament is over: open a new table", code="tournament/finished")
        if self.asked_to_share:
            raise TableRefused("the tied players have not said yet whether they share", code="tournament/tie")
        return decider.seats, decider.seats.index(decider.first)


def told_entry(entry: Entry) -> dict[str, Any]:
    """An entry as it is stored: fields that hold nothing are left out."""
    told: dict[str, Any] = encode(entry)
    return {field: value for field, value in told.items() if value not in ("", [], None) or field == "is"}


def with_cards(match: Match, cards: str) -> Match:
    """The match in which the last entry drew these cards off the real deck: no rule looked at the order of the rest."""
    entries = [entry for entry in match.log.entries if not isinstance(entry, Ended)]
    number = len(entries)
    if not hasattr(match.state, "deck"):
        raise TableRefused("this game has no cards", code="server/no_card")
    deck = match.state_at(number - 1).deck if number > 1 else "".join(entries[0].outcome.items) if entries else ""  # type: ignore[union-attr]
    if not 0 < len(cards) == len(deck) - len(match.state_at(number).deck):
        raise TableRefused("so many cards did not come off the deck: name each of them once", code="server/no_card")
    rest = list(deck)
    for card in cards:
        if card not in rest:
            raise TableRefused(f"the deck has no such card left: {card}", code="server/no_card")
        rest.remove(card)
    at = next(n for n, entry in enumerate(entries) if _is_deal(entry))
    order = entries[at].outcome.items  # type: ignore[union-attr]
    coming = (*cards, *rest)
    entries[at] = Resolved(Drawn((*order[: len(order) - len(coming)], *coming)))
    return Match.resume(Log(match.log.header, entries), match.thrower, think=None)


def _is_deal(entry: Entry) -> bool:
    return isinstance(entry, Resolved) and isinstance(entry.outcome, Drawn)
