"""How the dice of the next game are bound before it begins, so that neither the server nor a player can choose them.

The table commits itself to a secret; each seat promises a key by its hash; when no hash is taken any more, the header
is fixed but for the keys (the draft), the keys are revealed, and the game begins with all of them in its header. One
seat that keeps its key to itself until then is enough. A key that does not arrive in time is replaced by the one that a
bot would have, and the header says so: there is no second try in which anybody could hope for better dice. The server
signs a receipt for each promise and each key. Where the draft would have to change, or the secret is lost, the game is
void, and the next game has an id of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.table.match import Promised
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Fairness
from throwdown.throwers.fairness import key_hash

from . import events as ev
from .games import place_of_key
from .new_game import game_began, next_header, next_places_of, people_in
from .permissions import check_host, check_sits
from .signing import give_receipt
from .timers import HashesEnd, KeysEnd

if TYPE_CHECKING:
    from throwdown.rules.record import Header

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
    return state.next is None or _is_void(table, state.next)


def _is_void(table: Table, coming: NextGame) -> bool:
    """Whether this game can never be played."""
    return coming.is_spoilt or not table.host.secrets.holds(coming.id)


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
        header = next_header(table.state, thrower, place=table.host.place)
        table.add(game_began(table.state, _new_id(table), header))
        return
    commit_chance(table)
    table.add(ev.StartWanted())
    _proceed(table)


def end_hashes(table: Table) -> None:
    """Hashes were waited for long enough: a seat that gave none plays without a key."""
    _proceed(table, waited=True)


def end_keys(table: Table) -> None:
    """Keys were waited for long enough: seats whose key did not arrive get the one that a bot would have."""
    coming = table.state.next
    if coming is not None and coming.asks == "keys":
        table.add(_began_or_void(table, coming))
        _proceed(table)


def _proceed(table: Table, *, waited: bool = False) -> None:
    """Ask for the keys, or begin, once every hash is there that is waited for."""
    coming = table.state.next
    if coming is None or coming.asks != "hashes" or (_hashes_missing(table, coming) and not waited):
        return
    places = next_places_of(table.state).seats
    salts = [f"{table.rng.getrandbits(128):032x}" for _ in places]
    hashes = _promised(table, coming) | {seat: key_hash(key) for seat, key in _keys_of_bots(table, coming).items()}
    fixed = coming._replace(hashes=hashes, salts=tuple(salts))
    if not _promised(table, coming):
        table.add(_began(table, fixed))
        return
    by_seat = [hashes.get(seat) for seat in range(len(table.state.chairs))]
    draft, people = _header(table, fixed).draft, people_in(table.state, places)
    table.add(ev.KeysAsked(hashes=by_seat, draft=draft, salts=salts, people=people))


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
    table.add(ev.KeyPromised(seat=message.seat, hash=message.hash, signer=message.signer or ""))
    give_receipt(table, "promise", _coming(table, message.commitment), message.seat)
    _proceed(table)


def on_key(table: Table, listener: Listener, message: wire.Key) -> None:
    """A seat gives its key; the game begins with the last one."""
    check_sits(listener, message.seat)
    coming = _coming(table, message.commitment)
    if coming.asks != "keys" or message.seat not in coming.hashes:
        raise TableRefused("no key of this seat is asked for now: keep it", code="server/key_not_asked")
    if key_hash(message.key) != coming.hashes[message.seat]:
        raise TableRefused("this is not the key whose hash this seat gave", code="server/key_wrong")
    if message.seat not in coming.keys:
        table.host.secrets.put(coming.id, place_of_key(message.seat), message.key)
        table.add(ev.KeyGiven(seat=message.seat))
        coming = _coming(table, message.commitment)
    give_receipt(table, "key", coming, message.seat)
    if not _keys_missing(table, coming):
        table.add(_began_or_void(table, coming))
        _proceed(table)


def _coming(table: Table, commitment: str) -> NextGame:
    coming = table.state.next
    if coming is None or coming.commitment != commitment:
        raise TableRefused("another game comes next: look at the table again", code="server/key_stale")
    return coming


def _check_promise(table: Table, coming: NextGame, seat: int, hash: str) -> None:
    if coming.asks == "keys":
        raise TableRefused("keys are asked for already: no hash can change now", code="server/key_fixed")
    if hash in table.state.hashes_given:
        raise TableRefused("this hash was given here before: draw a fresh key", code="server/key_reused")
    if coming.given.get(seat, 0) >= HASHES_TAKEN:
        raise TableRefused("this seat gave too many hashes: reveal the key of the last", code="server/key_changes")


# What the events are made of


def _new_id(table: Table) -> str:
    return f"{table.rng.getrandbits(128):032x}"


def _committed(table: Table) -> ev.Committed:
    """A commitment to the next game; the one that was to come is void, if there was one."""
    old, id = table.state.next, _new_id(table)
    fair = Fairness(id, bytes.fromhex(table.host.secrets.new(id)))
    void = old.id if old is not None else ""
    return ev.Committed(id=id, commitment=fair.commitment, void=void)


def _began_or_void(table: Table, coming: NextGame) -> AnyEvent:
    """The game, if its header is still what was shown before keys were given; another program may have begun it."""
    if coming.is_spoilt or _header(table, coming).draft != coming.draft:
        return _committed(table)
    return _began(table, coming)


def _began(table: Table, coming: NextGame) -> ev.GameBegan:
    return game_began(table.state, coming.id, _header(table, coming))


def _header(table: Table, coming: NextGame) -> Header:
    """The header of the game with what was promised for it, and the keys that came."""
    places = next_places_of(table.state).seats
    promised = Promised(
        hashes=tuple(coming.hashes.get(place) for place in places),
        signers=tuple(coming.signers.get(place) if place in coming.hashes else None for place in places),
        salts=coming.salts,
        void=coming.void,
        server=table.host.signer.public,
    )
    thrower = table.host.thrower_of(table.state.terms)
    keys = {seat: table.host.secrets.of(coming.id, place_of_key(seat)) for seat in coming.keys}
    return next_header(table.state, thrower, _fair(table, coming), keys, promised, place=table.host.place)


def _fair(table: Table, coming: NextGame) -> Fairness:
    return Fairness(coming.id, bytes.fromhex(table.host.secrets.of(coming.id)))


def _keys_of_bots(table: Table, coming: NextGame) -> dict[int, str]:
    """They follow from the secret: the table must not choose them once it knows the others."""
    fair, chairs = _fair(table, coming), table.state.chairs
    places = next_places_of(table.state).seats
    return {place: fair.bot_key(seat) for seat, place in enumerate(places) if chairs[place].bot is not None}


# Who is waited for


def _hashes_missing(table: Table, coming: NextGame) -> list[int]:
    if not table.limits.hash_wait_s:
        return []
    return [seat for seat in _seats_of_people(table) if seat not in coming.hashes]


def _keys_missing(table: Table, coming: NextGame) -> list[int]:
    """Seats whose key was promised and did not come yet."""
    return [seat for seat in _promised(table, coming) if seat not in coming.keys]


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
