"""The next game of a table: who plays it, who begins, and what its chance is committed to."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import encode
from throwdown.table import Match, Seat
from throwdown.table.seats import FIRST_BY
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Fairness

from .events import GameBegan
from .table_rules import edition_of, options_in_force
from .tournament import next_places

if TYPE_CHECKING:
    from throwdown.rules.record import FirstBy

    from .services import Services
    from .state import TableState


def next_game(state: TableState, services: Services) -> GameBegan:
    """The event with which the first game, the next one of the tournament or its decider, or a rematch begins."""
    if state.free_seats:
        raise TableRefused("a seat is free: wait for somebody, or put a bot there", code="server/seat_free")
    if state.playing:
        raise TableRefused("the game is not over yet", code="table/not_over")
    places, first, by = _places(state)
    game = make_game(state.terms.game, len(places), options_in_force(state.terms))
    seats = [Seat(chair.name, chair.bot) for chair in (state.chairs[place] for place in places)]
    id, thrower = secrets.token_hex(16), services.thrower_of(state.terms)
    by_hand = isinstance(thrower, EnteredByHand)
    fair = Fairness(id, bytes.fromhex(services.secrets.new(id))) if not by_hand else None
    begins: dict[str, Any] = {"first": first, "first_by": by, "edition": edition_of(state.terms)}
    header = Match(game, seats, thrower, fair=fair, think=None, **begins).log.header
    told = json.loads(json.dumps(encode(header)))  # as it is read back
    return GameBegan(id=id, number=state.games_begun + 1, header=told, places=list(places))


def _places(state: TableState) -> tuple[tuple[int, ...], int, FirstBy]:
    """Who plays the next game, who of them begins and why: after the first one, the left neighbour of who began."""
    tally = state.tally
    if tally is not None and tally.played:
        return *next_places(tally, state.asked_to_share), "tournament"
    everybody = tuple(range(len(state.chairs)))
    if state.match is not None:
        return everybody, (state.match.first + 1) % len(everybody), "next"
    by = FIRST_BY[options_in_force(state.terms).get("first_player", "host_choice")]
    return everybody, secrets.randbelow(len(everybody)) if by == "lot" else state.terms.first, by
