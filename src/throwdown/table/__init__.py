"""One match, or a tournament of them, as terminal, server, lab and tests use it."""

from .match import Match, Moment
from .seats import Seat, check_named, first_by, first_seat
from .tournament import TournamentTable

__all__ = ["Match", "Moment", "Seat", "TournamentTable", "check_named", "first_by", "first_seat"]
