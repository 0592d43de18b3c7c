"""The next game of a table: who plays it, who begins, and the header of its record."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, NamedTuple

from throwdown.errors import TableRefused
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import encode
from throwdown.rules.rulings import options_of_seats
from throwdown.table import Match, Seat, check_named

from .events import GameBegan
from .table_rules import edition_of, options_in_force
from .tournament import next_places

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from throwdown.rules.record import FirstBy, Header, Place
    from throwdown.table.match import Promised
    from throwdown.throwers import Fairness, Thrower

    from .state import TableState


class Places(NamedTuple):
    """Who plays the next game."""

    seats: tuple[int, ...]
    """By seat of the game: the seat of the table."""
    first: int
    first_by: FirstBy


def next_places_of(state: TableState) -> Places:
    """Who plays the first game, the next one of the tournament or its decider, or a rematch; refused if none can be."""
    if state.free_seats:
        raise TableRefused("a seat is free: wait for somebody, or put a bot there", code="server/seat_free")
    if state.playing:
        raise TableRefused("the game is not over yet", code="table/not_over")
    tally = state.tally
    if tally is not None and tally.played:
        return Places(*next_places(tally, state.asked_to_share), "tournament")
    everybody = tuple(range(len(state.chairs)))
    if state.match is not None:
        return Places(everybody, (state.match.first + 1) % len(everybody), "next")
    if state.first_by == "lot":  # where the table throws, it is drawn from the chance that the table is committed to
        return Places(everybody, secrets.randbelow(len(everybody)), "lot")
    if state.first is None:
        check_named(options_in_force(state.terms))
    return Places(everybody, state.first or 0, state.first_by)


def next_header(
    state: TableState,
    thrower: Thrower,
    fair: Fairness | None = None,
    keys: Mapping[int, str] | None = None,
    promised: Promised | None = None,
    *,
    place: Place = "",
) -> Header:
    """The header of the next game; ``keys`` by seat of the table, ``fair`` and ``promised`` where the table throws."""
    places = next_places_of(state)
    options = options_of_seats(options_in_force(state.terms), places.seats)
    game = make_game(state.terms.game, len(places.seats), options)
    chairs = [state.chairs[place] for place in places.seats]
    match = Match(
        game,
        [Seat(chair.name, chair.bot) for chair in chairs],
        thrower,
        first=places.first,
        first_by=places.first_by,
        fair=fair,
        keys=[(keys or {}).get(place) for place in places.seats],
        edition=edition_of(state.terms),
        promised=promised,
        place=place,
        think=None,
    )
    return match.log.header


def game_began(state: TableState, id: str, header: Header) -> GameBegan:
    """The event with which the next game begins."""
    stored = json.loads(json.dumps(encode(header)))  # as it is read back
    places = list(next_places_of(state).seats)
    people = people_in(state, places)
    return GameBegan(id=id, number=state.games_begun + 1, header=stored, places=places, people=people)


def people_in(state: TableState, places: Iterable[int]) -> list[str | None]:
    """To whom the names in these seats of the table belong; none where a bot sits."""
    return [state.chairs[place].owner for place in places]
