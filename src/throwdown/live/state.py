"""The state of a table: who sits there, the game under way, the tournament, the chat.

Nothing here waits, sends or stores. The state is the fold of the table's events: what is done live and what is
read back from the store go through the same ``fold``, so a table is after a crash what it was before.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Protocol, assert_never

from throwdown.errors import TableRefused
from throwdown.rules import Several
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Ended, Header, Record, Signature, read_header
from throwdown.table import Match
from throwdown.table.corrections import with_cards, without_last
from throwdown.table.tournament import new_tally
from throwdown.throwers import Fairness

from . import events as ev
from .chairs import Chair
from .games import PLACE_OF_SECRET, NextGame, PlayedGame, Story, Version
from .table_rules import differing_options, first_by, with_dice
from .tournament import asked_to_share, tally_after, with_shares

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from throwdown.rules.record import FirstBy
    from throwdown.rules.tournament import Tournament
    from throwdown.throwers import Thrower

    from .events import AnyEvent, Terms

#: So many chat lines stay in memory.
CHAT_KEPT = 100


class StateHolder(Protocol):
    """An owner of the state of a table: the live table, or a reader of finished games."""

    state: TableState


class TableState:
    """The state of one table. Only ``fold`` changes it."""

    def __init__(
        self,
        id: str,
        secret_of: Callable[[str, int], str],
        thrower_of: Callable[[Terms], Thrower],
        keep_games: int | None = None,
        server: str = "",
    ) -> None:
        """``keep_games``: how many of the last games stay in memory with all that happened in them; None for all.

        ``server`` is the public key with which receipts are signed.
        """
        self.id = id
        self.server = server
        self._keep_games = keep_games
        self._secret_of = secret_of
        self._thrower_of = thrower_of
        self.story = Story()
        """Everything that happened."""
        self.version = 0
        """The length of the story."""
        self.terms = ev.Terms(game="strike", name="")
        self.differing_options: dict[str, Any] = {}
        """What the table plays otherwise than its edition."""
        self.first: int | None = 0
        """Who begins the first game, if they were named."""
        self.first_by: FirstBy = "host"
        """How it is found who begins the first game."""
        self.host = ""
        self.chairs: list[Chair] = []
        self.admitted: set[str] = set()
        self.expelled: set[str] = set()
        self.muted: set[str] = set()
        self.chat: deque[tuple[int, ev.Spoken]] = deque(maxlen=CHAT_KEPT)
        self.games: list[PlayedGame] = []
        self.game: PlayedGame | None = None
        """The game under way, or the last one."""
        self.match: Match | None = None
        """The match of that game."""
        self.past_games: list[str] = []
        """Ids of games that are over and not in memory any more."""
        self._past_tally: Tournament | None = None
        self.blind: list[int] = []
        """Versions of throws that no other seat may see yet: others still may throw blind."""
        self.revealed: dict[int, list[int]] = {}
        """By version: those that were blind until then."""
        self.shares: dict[int, bool] = {}
        self.banks: tuple[float, ...] = ()
        """Of the game under way, by seat: the time that was left with its last entry; empty without a clock."""
        self.time_asked: Counter[int] = Counter()
        """How often each seat asked for more time in this game."""
        """By seat: when its time does not run, as beginnings and ends by the wall clock."""
        self.next: NextGame | None = None
        """The game that comes next, once the table is committed to its chance."""
        self.hashes_given: set[str] = set()
        """Hashes of keys that were ever given here: a key binds one game of one seat."""
        self.closed = False

    # Questions

    @property
    def games_begun(self) -> int:
        return len(self.past_games) + len(self.games)

    @property
    def playing(self) -> bool:
        match = self.match
        return match is not None and match.result is None

    @property
    def keys_are_asked(self) -> bool:
        """Whether seats reveal their keys now: nothing of the game to come may change."""
        return self.next is not None and self.next.asks == "keys"

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
    def free_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    @property
    def hints(self) -> bool:
        """Whether players may ask for advice: as the table was made, and always for a person among bots."""
        among_bots = len(self.seats_of_people) == 1 and all(chair.person or chair.bot for chair in self.chairs)
        return self.terms.hints or among_bots

    @property
    def waits_for_people(self) -> bool:
        """Whether a player who is gone keeps others waiting: not where one device serves all, or days are given."""
        return self.terms.kind == "online" and self.terms.clock != "days"

    def seats_of(self, person: str | None) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def owed(self) -> list[int]:
        """The seats of the table that owe a decision now."""
        game = self.game
        if game is None:
            return []
        return [game.places[seat] for seat in to_act(game.match.awaiting)]

    def in_game(self, seat: int) -> int:
        """The number that this seat of the table has in the game."""
        game = self.game
        if game is None:
            raise TableRefused("no game has begun at this table", code="server/no_game")
        if seat not in game.places:
            raise TableRefused("seat {seat} is not in this game", code="server/no_seat", seat=seat)
        return game.places.index(seat)

    def begun_match(self) -> Match:
        """The match of the game under way or of the last one; refused before the first."""
        match = self.match
        if match is None:
            raise TableRefused("no game has begun at this table", code="server/no_game")
        return match

    def last_entry_version(self) -> int:
        """Chat and comings and goings since do not make an answer stale, and neither do others' blind throws."""
        for version in range(self.version, 0, -1):
            if self.story[version - 1].game is not None and version not in self.blind:
                return version
        return 0

    # What is hidden

    def is_hidden(self, version: int, seats: Collection[int]) -> bool:
        """Whether this is a throw that these seats of the table may not see yet."""
        return version in self.blind and self._thrower_in(version) not in seats

    def entries_shown(self, seats: Collection[int]) -> int:
        """How many entries of the game under way these seats may know in full."""
        hidden = (self.story[version - 1].number for version in self.blind if self.is_hidden(version, seats))
        return min(hidden, default=self.begun_match().version + 1) - 1

    def shown_state(self, seats: Collection[int]) -> Any:
        """The game under way with the own throws of these seats alone, while the others throw blind."""
        match, shown = self.begun_match(), self.entries_shown(seats)
        state = match.state_at(shown)
        for version in self.blind:
            blind = self.story[version - 1]
            if blind.number > shown and isinstance(blind.entry, Acted) and self._thrower_in(version) in seats:
                state, _ = match.game.apply(state, blind.entry.seat, blind.entry.action)
        return state

    def _thrower_in(self, version: int) -> int | None:
        """The seat of the table that acted then."""
        stored = self.story[version - 1]
        acted = isinstance(stored.entry, Acted) and stored.game is not None
        return stored.game.places[stored.entry.seat] if acted else None  # type: ignore[union-attr]

    # The tournament

    @property
    def tally(self) -> Tournament | None:
        """The tally of the tournament, computed from the games that are over."""
        if not self.terms.tournament or not self.games:
            return None
        return with_shares(tally_after(self._tally_before_cached(), self.games), self.shares, self._people())

    def _tally_before_cached(self) -> Tournament:
        return self._past_tally or new_tally(self.games[0].match.game, self.games[0].match.first)

    @property
    def asked_to_share(self) -> list[int]:
        """Tied seats that have not answered yet whether they share."""
        tally = self.tally
        return asked_to_share(tally, self.shares, self._people()) if tally is not None else []

    @property
    def unfinished_tournament(self) -> bool:
        tally = self.tally
        return tally is not None and tally.champions is None

    def _people(self) -> list[int]:
        """The seats that no bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.player is None]

    # The fold

    def fold(self, event: AnyEvent) -> None:
        """Apply one more event. What the rules or the seats forbid is refused before anything changes."""
        game = self._apply(event)
        self.story.append(game if game is not None else Version(event))
        self.version += 1

    def _apply(self, event: AnyEvent) -> Version | None:  # one line for each event
        match event:
            case ev.Entered():
                return self._enter(event)
            case ev.GameBegan():
                return self._begin_game(event)
            case ev.Dealt():
                return self._correct(event, with_cards(self._stored_match(), event.cards))
            case ev.TakenBack():
                return self._correct(event, without_last(self._stored_match()))
            case ev.Opened():
                self.terms, self.host, self.chairs = event.terms, event.host, [Chair()] * event.seats
                self.differing_options = differing_options(event.terms)
                self.first, self.first_by = event.terms.first, first_by(event.terms)
            case ev.Seated():
                self._seat(event)
            case ev.Emptied():
                self._chair(event.seat)
                self.chairs[event.seat] = Chair()
                self.next = self.next.without(event.seat) if self.next is not None else None
            case ev.Committed():
                self.next = NextGame.committed(event, self.next)
            case ev.KeyPromised():
                self.next = self._next_game().promised(event)
                self.hashes_given.add(event.hash)
            case ev.StartWanted():
                self.next = self._next_game()._replace(asks="hashes")
            case ev.KeysAsked():
                self.next = self._next_game().asked(event)
            case ev.KeyGiven():
                self.next = self._next_game().gave(event)
            case ev.Signed():
                self._sign(event)
            case ev.Hosted():
                self.host = event.person
            case ev.Admitted():
                self.admitted.add(event.person)
            case ev.Expelled():
                self.expelled.add(event.person)
            case ev.FirstNamed():
                self._chair(event.seat)
                self.first = event.seat
            case ev.DiceGiven():
                self.terms = with_dice(self.terms, event.dice)
                self.differing_options = differing_options(self.terms)
            case ev.Muted():
                (self.muted.add if event.muted else self.muted.discard)(event.person)
            case ev.StoodIn():
                self.chairs[event.seat] = self._chair(event.seat)._replace(stand_in=event.bot)
            case ev.CameBack():
                self.chairs[event.seat] = self._chair(event.seat)._replace(stand_in=None)
            case ev.TimeGiven():
                self.time_asked[event.seat] += event.asked
            case ev.RacesBy():
                self.chairs[event.seat] = self._chair(event.seat)._replace(simulated_races=event.simulated)
            case ev.Agreed():
                self.chairs[event.seat] = self._chair(event.seat)._replace(agrees=event.agrees)
            case ev.Shared():
                self.shares[event.seat] = event.share
            case ev.Spoken():
                if event.text or event.phrase:  # else it was deleted
                    self.chat.append((self.version + 1, event))
            case ev.TableClosed():
                self.closed = True
            case _:
                assert_never(event)
        return None

    def _seat(self, seated: ev.Seated) -> None:
        if not self._chair(seated.seat).free:
            raise TableRefused("seat {seat} is taken: choose another", code="server/seat_taken", seat=seated.seat)
        self.chairs[seated.seat] = Chair(
            seated.name, seated.person, seated.bot, program=seated.program, named=seated.named
        )

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableRefused(
                "there is no seat {seat}: the seats are 0 to {last}",
                code="server/no_seat",
                seat=seat,
                last=len(self.chairs) - 1,
            )
        return self.chairs[seat]

    def _sign(self, signed: ev.Signed) -> None:
        """Signatures of games that are not in memory any more are in the store."""
        log = next((game.match.log for game in self.games if game.id == signed.game), None)
        if log is not None:
            log.signatures.append(Signature(log.header.seats_of(signed.signer), signed.signer, signed.signature))
            log.signatures.sort(key=lambda signature: signature.seats)

    def _next_game(self) -> NextGame:
        if self.next is None:
            raise ev.TableDamaged("a key of no game is stored")
        return self.next

    def _begin_game(self, began: ev.GameBegan) -> Version:
        header = read_header(began.header)
        match = Match.resume(
            Record(header), self._thrower_of(self.terms), fair=self._fairness(began, header), think=None
        )
        game = PlayedGame(began.id, began.number, match, tuple(began.places))
        self._forget_old_games()
        self.games.append(game)
        self.game, self.match = game, match
        self.next = None
        self.blind.clear()
        self.shares.clear()
        self.banks = ()
        self.time_asked.clear()
        self.chairs = [chair._replace(agrees=False) for chair in self.chairs]
        return Version(began, game)

    def _forget_old_games(self) -> None:
        """A game begins: those before the last few go, with every version of theirs. Each of them is over."""
        late = bool(self.terms.delay)  # spectators who are shown everything later may still be at an older game
        if self._keep_games is None or late or len(self.games) < self._keep_games:
            return
        gone, self.games = self.games[: 1 - self._keep_games], self.games[1 - self._keep_games :]
        if self.terms.tournament:
            self._past_tally = tally_after(self._past_tally or new_tally(gone[0].match.game, gone[0].match.first), gone)
        self.past_games += [game.id for game in gone]
        began = self.story.beginning_of(self.games[0].id)
        self.story.forget(began)
        self.revealed = {number: blind for number, blind in self.revealed.items() if number > began}

    def _fairness(self, began: ev.GameBegan, header: Header) -> Fairness | None:
        if not header.commitment:
            return None
        fair = Fairness(header.id, bytes.fromhex(self._secret_of(began.id, PLACE_OF_SECRET)))
        if fair.commitment != header.commitment:
            raise ev.TableDamaged("the secret of this game is not the one that was committed")
        return fair

    def _enter(self, entered: ev.Entered) -> Version:
        """One more entry of the match; the match adds its end automatically, and the event records it."""
        match, entry = self._stored_match(), entered.entry
        ended = type(entry) is Ended
        if not (ended and match.log.finished):
            match.replay(entry)
        self.banks = entered.banks
        if not ended:
            self._hide_or_reveal(blind=type(entry) is Acted and type(match.awaiting) is Several)
        number = match.version - (match.log.finished and not ended)
        return Version(entered, self.game, number, entry)

    def _hide_or_reveal(self, *, blind: bool) -> None:
        """A throw while others still may throw stays hidden; the first other entry reveals all of them."""
        version = self.version + 1
        if blind:
            self.blind.append(version)
        elif self.blind:
            self.revealed[version] = self.blind
            self.blind = []

    def _stored_match(self) -> Match:
        match = self.match
        if match is None:
            raise ev.TableDamaged("an entry of no game is stored")
        return match

    def _correct(self, event: AnyEvent, match: Match) -> Version:
        """The game under way as it is after people with a real box put something right."""
        game = self.games[-1]._replace(match=match)
        self.games[-1] = self.game = game
        self.match = match
        return Version(event, game, match.version)
