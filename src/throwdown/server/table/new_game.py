"""The next game of a table: who plays it, who begins, and what its chance is committed to."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import encode
from throwdown.table import Match, Seat
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Fairness

from .events import GameBegan
from .table_rules import options_in_force
from .tournament import next_places

if TYPE_CHECKING:
    from .services import Services
    from .state import TableState


def next_game(state: TableState, services: Services) -> GameBegan:
    """The event with which the first game, the next one of the tournament or its decider, or a rematch begins."""
    if state.free_seats:
        raise TableRefused("a seat is free: wait for somebody, or put a bot there", code="server/seat_free")
    if state.playing:
        raise TableRefused("the game is not over yet", code="table/not_over")
    places, first = _places(state)
    game = make_game(state.terms.game, len(places), options_in_force(state.terms))
    seats = [Seat(chair.name, chair.bot) for chair in (state.chairs[place] for place in places)]
    id, thrower = secrets.token_hex(16), services.thrower_of(state.terms)
    by_hand = isinstance(thrower, EnteredByHand)
    fair = Fairness(id, bytes.fromhex(services.secrets.new(id))) if not by_hand else None
    header = Match(game, seats, thrower, first=first, fair=fair, think=None).log.header
    told = json.loads(json.dumps(encode(header)))  # as it is read back
    return GameBegan(id=id, number=state.games_begun + 1, header=told, places=list(places))


def _places(state: TableState) -> tuple[tuple[int, ...], int]:
    """Who plays the next game, and who of them begins: after the first one, the left neighbour of who began."""
    tally = state.tally
    if tally is not None and tally.played:
        return next_places(tally, state.asked_to_share)
    everybody = tuple(range(len(state.chairs)))
    if state.match is not None:
        return everybody, (state.match.first + 1) % len(everybody)
    by_lot = options_in_force(state.terms).get("first_player") == "random"
    return everybody, secrets.randbelow(len(everybody)) if by_lot else state.terms.first
