"""How the dice of the next game are bound before it begins, so that neither the server nor a player can choose them.

The table commits itself to a secret; each seat promises a key by its hash; when no hash is taken any more, the keys
are revealed and the game begins with all of them in its header. One seat that keeps its key to itself until then is
enough. Keys are not stored before all of them are there: after a restart they are asked for again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Fairness
from throwdown.throwers.fairness import key_hash

from . import events as ev
from .new_game import game_began, next_header, next_places_of
from .permissions import check_host, check_sits
from .timers import HashesEnd, KeysEnd

if TYPE_CHECKING:
    from .events import AnyEvent
    from .games import NextGame
    from .inputs import CommitChance, Start
    from .listener import Listener
    from .protocol import messages as wire
    from .table import Table

#: A seat may give so many hashes for one commitment: a page that is loaded again has another key.
HASHES_TAKEN = 5


# Questions


def is_due(table: Table) -> bool:
    """Whether the table can have a next game and is not committed to its chance."""
    state = table.state
    if state.playing or state.closed or not state.chairs or _by_hand(table):
        return False
    if state.games and state.terms.tournament and not state.unfinished_tournament:
        return False
    return state.next is None or not table.host.secrets.holds(state.next.id, state.next.round)


def is_beginning(table: Table) -> bool:
    """Whether a game is about to begin."""
    return table.state.next is not None and table.state.next.asks != "nothing"


def _by_hand(table: Table) -> bool:
    """Whether people throw real dice: nothing of ours binds them."""
    return isinstance(table.host.thrower_of(table.state.terms), EnteredByHand)


# What happens


def commit_chance(table: Table, message: CommitChance | None = None) -> None:
    """Commit the table to its next game, unless it is."""
    if is_due(table):
        table.add(_committed(table))


def start(table: Table, message: Start | None = None) -> None:
    """Begin the next game unless one is under way, or about to begin."""
    if not (table.state.playing or is_beginning(table)):
        begin_game(table)


def begin_game(table: Table) -> None:
    """The next game is to begin: immediately if no key has to be waited for."""
    if is_beginning(table):
        raise TableRefused("the game is about to begin", code="server/beginning")
    next_places_of(table.state)
    if _by_hand(table):
        thrower = table.host.thrower_of(table.state.terms)
        table.add(game_began(table.state, _new_id(table), next_header(table.state, thrower)))
        return
    commit_chance(table)
    table.add(ev.StartWanted())
    _proceed(table)


def end_hashes(table: Table) -> None:
    """Hashes were waited for long enough: a seat that gave none plays without a key."""
    _proceed(table, waited=True)


def end_keys(table: Table) -> None:
    """Keys were waited for long enough: seats that kept one back play without, and the chance is committed again."""
    coming = table.state.next
    if coming is None or coming.asks != "keys":
        return
    kept_back = _kept_back(table, coming)
    # All are there if the game could not be stored when the last one came: then it begins now.
    table.add(_committed(table, barred=kept_back) if kept_back else _began_or_again(table, coming))
    _proceed(table)


def _proceed(table: Table, *, waited: bool = False) -> None:
    """Ask for the keys, or begin, once every hash is there that is waited for."""
    coming = table.state.next
    if coming is None or coming.asks != "hashes" or (_hashes_missing(table, coming) and not waited):
        return
    keys, promised = _keys_of_bots(table, coming), _promised(table, coming)
    if not promised:
        table.add(_began(table, coming, keys))
        return
    hashes = promised | {seat: key_hash(key) for seat, key in keys.items()}
    by_seat = [hashes.get(seat) for seat in range(len(table.state.chairs))]
    table.add(ev.KeysAsked(hashes=by_seat, draft=_draft(table, coming)))


# What people say


def on_start(table: Table, listener: Listener, message: wire.Start) -> None:
    state = table.state
    played_here = bool(state.games and listener.seats) and not state.terms.tournament
    if not played_here:  # every player may ask for the rematch
        check_host(state, listener)
    begin_game(table)


def on_key_hash(table: Table, listener: Listener, message: wire.KeyHash) -> None:
    """A seat gives the hash of its key."""
    check_sits(listener, message.seat)
    coming = _coming(table, message.commitment)
    _check_promise(table, coming, message.seat, message.hash)
    table.add(ev.KeyPromised(seat=message.seat, hash=message.hash))
    _proceed(table)


def on_key(table: Table, listener: Listener, message: wire.Key) -> None:
    """A seat gives its key; the game begins with the last one."""
    check_sits(listener, message.seat)
    coming = _coming(table, message.commitment)
    if coming.asks != "keys" or message.seat not in coming.hashes:
        raise TableRefused("no key of this seat is asked for now: keep it", code="server/key_not_asked")
    if key_hash(message.key) != coming.hashes[message.seat]:
        raise TableRefused("this is not the key whose hash this seat gave", code="server/key_wrong")
    others = {place: key for place, key in table.keys.items() if place[0] == message.commitment}
    table.keys = others | {(message.commitment, message.seat): message.key}
    if not _kept_back(table, coming):
        table.add(_began_or_again(table, coming))


def _coming(table: Table, commitment: str) -> NextGame:
    coming = table.state.next
    if coming is None or coming.commitment != commitment:
        raise TableRefused("another game comes next: look at the table again", code="server/key_stale")
    return coming


def _check_promise(table: Table, coming: NextGame, seat: int, hash: str) -> None:
    if coming.asks == "keys":
        raise TableRefused("keys are asked for already: no hash can change now", code="server/key_fixed")
    if seat in coming.barred:
        raise TableRefused("this seat kept a key back: it plays this game without one", code="server/key_barred")
    if hash in table.state.hashes_given:
        raise TableRefused("this hash was given here before: draw a fresh key", code="server/key_reused")
    if coming.given.get(seat, 0) >= HASHES_TAKEN:
        raise TableRefused("this seat gave too many hashes: reveal the key of the last", code="server/key_changes")


# What the events are made of


def _new_id(table: Table) -> str:
    return f"{table.rng.getrandbits(128):032x}"


def _committed(table: Table, barred: list[int] | None = None) -> ev.Committed:
    coming = table.state.next
    id, round = (coming.id, coming.round + 1) if coming is not None else (_new_id(table), 1)
    fair = Fairness(id, bytes.fromhex(table.host.secrets.new(id, round)))
    return ev.Committed(id=id, round=round, commitment=fair.commitment, barred=barred or [])


def _began_or_again(table: Table, coming: NextGame) -> AnyEvent:
    """The game, if its header is still what was shown before keys were given; another program may have begun it."""
    if _draft(table, coming) != coming.draft:
        return _committed(table)
    revealed = {seat: key for (commitment, seat), key in table.keys.items() if commitment == coming.commitment}
    return _began(table, coming, revealed | _keys_of_bots(table, coming))


def _began(table: Table, coming: NextGame, keys: dict[int, str]) -> ev.GameBegan:
    thrower = table.host.thrower_of(table.state.terms)
    return game_began(table.state, coming.id, next_header(table.state, thrower, _fair(table, coming), keys))


def _draft(table: Table, coming: NextGame) -> str:
    thrower = table.host.thrower_of(table.state.terms)
    return next_header(table.state, thrower, _fair(table, coming)).draft


def _fair(table: Table, coming: NextGame) -> Fairness:
    return Fairness(coming.id, bytes.fromhex(table.host.secrets.of(coming.id, coming.round)))


def _keys_of_bots(table: Table, coming: NextGame) -> dict[int, str]:
    """They follow from the secret: the table must not choose them once it knows the others."""
    fair, chairs = _fair(table, coming), table.state.chairs
    places = next_places_of(table.state).seats
    return {place: fair.bot_key(seat) for seat, place in enumerate(places) if chairs[place].bot is not None}


# Who is waited for


def _hashes_missing(table: Table, coming: NextGame) -> list[int]:
    if not table.limits.hash_wait_s:
        return []
    return [seat for seat in _seats_of_people(table) if seat not in coming.hashes and seat not in coming.barred]


def _kept_back(table: Table, coming: NextGame) -> list[int]:
    """Seats whose key was promised and did not come yet."""
    return [seat for seat in _promised(table, coming) if (coming.commitment, seat) not in table.keys]


def _promised(table: Table, coming: NextGame) -> dict[int, str]:
    """By seat: the hashes of those who play the next game and can answer."""
    return {seat: coming.hashes[seat] for seat in _seats_of_people(table) if seat in coming.hashes}


def _seats_of_people(table: Table) -> list[int]:
    """The seats of the next game in which people sit who can answer."""
    chairs = table.state.chairs
    return [seat for seat in next_places_of(table.state).seats if chairs[seat].player is None]


def run_binding_timers(table: Table) -> None:
    """Let the time run that hashes and keys are waited for."""
    coming = table.state.next
    asks = coming.asks if coming is not None and not table.state.closed else "nothing"
    limits = table.limits
    for stage, timer, seconds in (("hashes", HashesEnd(), limits.hash_wait_s), ("keys", KeysEnd(), limits.key_wait_s)):
        if asks != stage:
            table.timers.pop(timer, None)
        elif timer not in table.timers:
            table.set_timer(timer, seconds)
