"""How the dice of the next game are bound before it begins, so that nobody can choose them.

The table commits itself to a secret; each seat promises a key by its hash; when no hash is taken any more, the keys
are revealed and the game begins with all of them in its header. One seat that keeps its key to itself until then is
enough. Keys are not stored before all of them are there: after a restart they are asked for again.
"""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Fairness
from throwdown.throwers.fairness import key_hash

from . import events as ev
from .new_game import game_began, next_header, next_places_of
from .timers import HashesEnd, KeysEnd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .events import AnyEvent
    from .games import NextGame
    from .journal import Journal
    from .services import Services
    from .state import TableState
    from .timers import Timers

#: A seat may give so many hashes for one commitment: a page that is loaded again has another key.
HASHES_TAKEN = 5


class Binding:
    """Makes the events that lead to a game. They are made one by one while they are committed."""

    def __init__(self, journal: Journal, timers: Timers, services: Services) -> None:
        self._journal = journal
        self._timers = timers
        self._services = services
        self._limits = services.limits
        self._revealed: dict[tuple[str, int], str] = {}
        """By commitment and seat: keys that came, until all are there."""

    @property
    def _state(self) -> TableState:
        return self._journal.state

    # Questions

    @property
    def due(self) -> bool:
        """Whether the table can have a next game and is not committed to its chance."""
        state = self._state
        if state.playing or state.closed or not state.chairs or self._by_hand:
            return False
        if state.games and state.terms.tournament and not state.unfinished_tournament:
            return False
        return state.next is None or not self._services.secrets.holds(state.next.id, state.next.round)

    @property
    def beginning(self) -> bool:
        """Whether a game is about to begin."""
        return self._state.next is not None and self._state.next.asks != "nothing"

    @property
    def _by_hand(self) -> bool:
        """Whether people throw real dice: nothing of ours binds them."""
        return isinstance(self._services.thrower_of(self._state.terms), EnteredByHand)

    # Events

    def commit_chance(self) -> Iterator[AnyEvent]:
        """A commitment to the next game, unless there is one."""
        if self.due:
            yield self._committed()

    def start(self) -> Iterator[AnyEvent]:
        """The next game is to begin: at once if nobody has to be waited for."""
        if self.beginning:
            raise TableRefused("the game is about to begin", code="server/beginning")
        next_places_of(self._state)
        if self._by_hand:
            thrower = self._services.thrower_of(self._state.terms)
            yield game_began(self._state, token_hex(16), next_header(self._state, thrower))
            return
        yield from self.commit_chance()
        yield ev.StartWanted()
        yield from self._proceed()

    def promise(self, seat: int, commitment: str, hash: str) -> Iterator[AnyEvent]:
        """A seat gives the hash of its key."""
        coming = self._coming(commitment)
        self._check_promise(coming, seat, hash)
        yield ev.KeyPromised(seat=seat, hash=hash)
        yield from self._proceed()

    def reveal(self, seat: int, commitment: str, key: str) -> Iterator[AnyEvent]:
        """A seat gives its key; the game begins with the last one."""
        coming = self._coming(commitment)
        if coming.asks != "keys" or seat not in coming.hashes:
            raise TableRefused("no key of this seat is asked for now: keep it", code="server/key_not_asked")
        if key_hash(key) != coming.hashes[seat]:
            raise TableRefused("this is not the key whose hash this seat gave", code="server/key_wrong")
        others = {place: kept for place, kept in self._revealed.items() if place[0] == commitment}
        self._revealed = others | {(commitment, seat): key}
        if not self._kept_back(coming):
            yield self._began_or_again(coming)

    def end_hashes(self) -> Iterator[AnyEvent]:
        """Hashes were waited for long enough: who gave none plays without a key."""
        yield from self._proceed(waited=True)

    def end_keys(self) -> Iterator[AnyEvent]:
        """Keys were waited for long enough: who kept one back plays without, and the chance is committed anew."""
        coming = self._state.next
        if coming is None or coming.asks != "keys":
            return
        kept_back = self._kept_back(coming)
        # All are there if the game could not be stored when the last one came: then it begins now.
        yield self._committed(barred=kept_back) if kept_back else self._began_or_again(coming)
        yield from self._proceed()

    def _proceed(self, *, waited: bool = False) -> Iterator[AnyEvent]:
        """Ask for the keys, or begin, once every hash is there that is waited for."""
        coming = self._state.next
        if coming is None or coming.asks != "hashes" or (self._hashes_missing(coming) and not waited):
            return
        keys, promised = self._keys_of_bots(coming), self._promised(coming)
        if not promised:
            yield self._began(coming, keys)
            return
        hashes = promised | {seat: key_hash(key) for seat, key in keys.items()}
        by_seat = [hashes.get(seat) for seat in range(len(self._state.chairs))]
        yield ev.KeysAsked(hashes=by_seat, draft=self._draft(coming))

    # What they are made of

    def _committed(self, barred: list[int] | None = None) -> ev.Committed:
        coming = self._state.next
        id, round = (coming.id, coming.round + 1) if coming is not None else (token_hex(16), 1)
        fair = Fairness(id, bytes.fromhex(self._services.secrets.new(id, round)))
        return ev.Committed(id=id, round=round, commitment=fair.commitment, barred=barred or [])

    def _began_or_again(self, coming: NextGame) -> AnyEvent:
        """The game, if its header is still what was shown before keys were given; another program may have begun it."""
        if self._draft(coming) != coming.draft:
            return self._committed()
        revealed = {seat: key for (commitment, seat), key in self._revealed.items() if commitment == coming.commitment}
        return self._began(coming, revealed | self._keys_of_bots(coming))

    def _began(self, coming: NextGame, keys: dict[int, str]) -> ev.GameBegan:
        thrower = self._services.thrower_of(self._state.terms)
        header = next_header(self._state, thrower, self._fair(coming), keys)
        return game_began(self._state, coming.id, header)

    def _draft(self, coming: NextGame) -> str:
        thrower = self._services.thrower_of(self._state.terms)
        return next_header(self._state, thrower, self._fair(coming)).draft

    def _fair(self, coming: NextGame) -> Fairness:
        return Fairness(coming.id, bytes.fromhex(self._services.secrets.of(coming.id, coming.round)))

    def _keys_of_bots(self, coming: NextGame) -> dict[int, str]:
        """They follow from the secret: the table must not choose them once it knows the others."""
        fair, chairs = self._fair(coming), self._state.chairs
        places = next_places_of(self._state).seats
        return {place: fair.bot_key(seat) for seat, place in enumerate(places) if chairs[place].bot is not None}

    # Who is waited for

    def _hashes_missing(self, coming: NextGame) -> list[int]:
        if not self._limits.hash_wait_s:
            return []
        return [seat for seat in self._seats_of_people() if seat not in coming.hashes and seat not in coming.barred]

    def _kept_back(self, coming: NextGame) -> list[int]:
        """Seats whose key was promised and did not come yet."""
        return [seat for seat in self._promised(coming) if (coming.commitment, seat) not in self._revealed]

    def _promised(self, coming: NextGame) -> dict[int, str]:
        """By seat: the hashes of those who play the next game and can answer."""
        return {seat: coming.hashes[seat] for seat in self._seats_of_people() if seat in coming.hashes}

    def _seats_of_people(self) -> list[int]:
        """The seats of the next game in which people sit who can answer."""
        chairs = self._state.chairs
        return [seat for seat in next_places_of(self._state).seats if chairs[seat].player is None]

    # What is refused

    def _coming(self, commitment: str) -> NextGame:
        coming = self._state.next
        if coming is None or coming.commitment != commitment:
            raise TableRefused("another game comes next: look at the table again", code="server/key_stale")
        return coming

    def _check_promise(self, coming: NextGame, seat: int, hash: str) -> None:
        if coming.asks == "keys":
            raise TableRefused("keys are asked for already: no hash can change now", code="server/key_fixed")
        if seat in coming.barred:
            raise TableRefused("this seat kept a key back: it plays this game without one", code="server/key_barred")
        if hash in self._state.hashes_given:
            raise TableRefused("this hash was given here before: draw a fresh key", code="server/key_reused")
        if coming.given.get(seat, 0) >= HASHES_TAKEN:
            raise TableRefused("this seat gave too many hashes: reveal the key of the last", code="server/key_changes")

    # Timers

    def run_timers(self) -> None:
        """Let the time run that hashes and keys are waited for."""
        coming = self._state.next
        asks = coming.asks if coming is not None and not self._state.closed else "nothing"
        self._run(HashesEnd(), self._limits.hash_wait_s, on=asks == "hashes")
        self._run(KeysEnd(), self._limits.key_wait_s, on=asks == "keys")

    def _run(self, timer: HashesEnd | KeysEnd, seconds: float, *, on: bool) -> None:
        if not on:
            self._timers.drop(timer)
        elif self._timers.time_of(timer) is None:
            self._timers.set(timer, seconds)
