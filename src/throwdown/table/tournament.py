"""A tournament at a table: one match after the other, with its tally."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused
from throwdown.rules.arena.events import TournamentScored
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import options_of_seats
from throwdown.rules.tournament import Tournament

from .match import Match
from .questions import has_tournament

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from throwdown.rules import Game
    from throwdown.rules.record import FirstBy
    from throwdown.throwers import Fairness, Thrower

    from .seats import Seat


class TournamentTable:
    """As many games as players; who begins moves on; ties are shared or decided (TOUR-01 to TOUR-05)."""

    def __init__(
        self,
        game_id: str,
        seats: Sequence[Seat],
        thrower: Thrower,
        *,
        options: Mapping[str, Any] | None = None,
        edition: str = "",
        first: int = 0,
        first_by: FirstBy = "host",
        rng: Random | None = None,
    ) -> None:
        """``edition`` is an id: its options hold where ``options`` has no others.

        ``first`` begins, unless ``first_by`` says that the lot does.
        """
        game = make_game(game_id, len(seats), options, edition=edition or None)
        if not has_tournament(game):
            raise TableRefused("{game} has no tournament: play single games", code="table/tournament", game=game_id)
        self.game = game
        self.seats = tuple(seats)
        self.thrower = thrower
        self.edition = edition
        self.rng = rng
        self.match = self._new_match(game, self.seats, first, first_by)
        self.tally = new_tally(game, self.match.first)

    def _new_match(self, game: Game[Any], seats: Sequence[Seat], first: int, first_by: FirstBy = "tournament") -> Match:
        begins: dict[str, Any] = {"first": first, "first_by": first_by, "edition": self.edition}
        fair = self._fairness()
        return Match(game, seats, self.thrower, rng=self.rng, fair=fair, keys=self._keys(len(seats)), **begins)

    def _fairness(self) -> Fairness | None:
        """The chance of the next game, where it is not the thrower's own."""
        return None

    def _keys(self, seats: int) -> Sequence[str]:
        """What the seats add to that chance; asked for after it."""
        return ()

    def next_match(self) -> TournamentScored:
        """Score the game that has just ended and set up the next one, or the decider."""
        decider = self.tally.decider
        places = decider.seats if decider is not None else range(len(self.seats))
        self.tally = scored(self.tally, self.match, places)
        self._set_up_next()
        return TournamentScored(len(self.tally.played), self.tally.points[-1], self.tally.totals)

    def share(self) -> None:
        """The tied players agree to share instead of playing a decider."""
        self.tally = self.tally.share()

    def _set_up_next(self) -> None:
        if not self.tally.finished:
            first = self.tally.first_players[len(self.tally.played)]
            self.match = self._new_match(self.game, self.seats, first)
        elif self.tally.champions is None and self.tally.decider is not None:
            self.match = self._decider_match()

    def _decider_match(self) -> Match:
        """Only the tied players, with the dice that go with their number (AMB-54), or with those of their handicap."""
        decider = self.tally.decider
        assert decider is not None  # noqa: S101  # the caller has checked
        options = options_of_seats(self.game.options, decider.seats)
        game = make_game(self.game.id, len(decider.seats), options)
        seats = [self.seats[seat] for seat in decider.seats]
        return self._new_match(game, seats, decider.seats.index(decider.first))


def new_tally(game: Game[Any], first: int) -> Tournament:
    """The tally before the first game of a tournament, which this seat begins."""
    return Tournament(game.seats, first, game.options["tournament_tie"], game.options["simul_points"])


def scored(tally: Tournament, match: Match, places: Sequence[int]) -> Tournament:
    """The tally after a game that is over; ``places`` are the players' seats in the tournament, by seat of the game."""
    result = match.result
    if result is None:
        raise TableRefused("this game is not over yet", code="table/not_over")
    if tally.finished:
        return tally.decide(places[winner] for winner in result.winners)
    return tally.record(match.state.out, result.winners)
