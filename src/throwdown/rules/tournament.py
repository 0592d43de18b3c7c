"""Tournaments: as many games as players, points for going out early, the lowest total wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ActionRefused

from .values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable


class GamePlayed(Value):
    """How one game of the tournament went: who went out when, and who won."""

    out: tuple[tuple[int, ...], ...]
    """Seats in the order they went out; those of one throw together, the player on turn first."""
    winners: tuple[int, ...]


class Decider(Value):
    """The one more game that the tied players play (AMB-54)."""

    seats: tuple[int, ...]
    first: int
    winners: tuple[int, ...] = ()
    """Who won it; several if it was a draw again, and then it is repeated or shared."""


class Tournament(Value):
    """The tally. Immutable: ``record`` and ``decide`` give the next one."""

    players: int
    first: int = 0
    tie: str = "shared"
    simul_points: str = "after_all"
    played: tuple[GamePlayed, ...] = ()
    shared: bool = False
    """The tied players agreed to share (tournament_tie=players_choose)."""
    decider_winners: tuple[int, ...] | None = None

    @property
    def games(self) -> int:
        """As many games as players (TOUR-01)."""
        return self.players

    @property
    def finished(self) -> bool:
        return len(self.played) >= self.games

    @property
    def first_players(self) -> tuple[int, ...]:
        """The left neighbour of the last first player begins (TOUR-02, D-17)."""
        return tuple((self.first + game) % self.players for game in range(self.games))

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """Points of each game, by seat."""
        return tuple(game_points(self.players, game.out, self.simul_points) for game in self.played)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(*self.points, strict=True))) if self.played else (0,) * self.players

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the lowest total (TOUR-04)."""
        best = min(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def decider(self) -> Decider | None:
        """The deciding game, while one is due or once it was played (TOUR-05)."""
        if not self.finished or len(self.leaders) == 1 or self.tie == "shared" or self.shared:
            return None
        seats = self.leaders
        return Decider(seats, self._first_of(seats), self.decider_winners or ())

    @property
    def champions(self) -> tuple[int, ...] | None:
        """The winners; None while games or a decider are open."""
        if not self.finished:
            return None
        decider = self.decider
        if decider is None:
            return self.leaders
        return decider.winners if len(decider.winners) == 1 else None

    def _first_of(self, seats: tuple[int, ...]) -> int:
        """The next in rotation among the tied players."""
        following = ((self.first + self.games + step) % self.players for step in range(self.players))
        return next(seat for seat in following if seat in seats)

    def record(self, out: Iterable[Iterable[int]], winners: Iterable[int]) -> Tournament:
        """The tally after one more game."""
        if self.finished:
            raise ActionRefused(
                "all {games} games are played", code="tournament/finished", clause="TOUR-01", games=self.games
            )
        game = GamePlayed(tuple(map(tuple, out)), tuple(sorted(winners)))
        seats = [seat for group in game.out for seat in group]
        everybody = sorted({*seats, *game.winners}) == list(range(self.players))
        if not everybody or len(set(seats)) != len(seats) or not game.winners:
            raise ActionRefused(
                "a game of {players} cannot end with {out} out and {winners} winning: name every seat once",
                code="tournament/seats",
                clause="TOUR-03",
                players=self.players,
                out=game.out,
                winners=game.winners,
            )
        return self.but(played=(*self.played, game))

    def share(self) -> Tournament:
        """The tied players agree to share; one who asks for the decider gets it instead (D-14)."""
        self._needs_decider()
        if self.tie != "players_choose":
            raise ActionRefused("this tournament plays a decider", code="tournament/tie", clause="D-14")
        return self.but(shared=True)

    def decide(self, winners: Iterable[int]) -> Tournament:
        """The decider was played."""
        seats = self._needs_decider().seats
        won = tuple(sorted(winners))
        if not won or not set(won) <= set(seats):
            raise ActionRefused(
                "the decider is between {seats}, not {won}",
                code="tournament/seats",
                clause="AMB-54",
                seats=seats,
                won=won,
            )
        return self.but(decider_winners=won)

    def _needs_decider(self) -> Decider:
        if self.decider is None or self.champions is not None:
            raise ActionRefused("no decider is due", code="tournament/no_decider", clause="TOUR-05")
        return self.decider


def game_points(players: int, out: tuple[tuple[int, ...], ...], simul_points: str) -> tuple[int, ...]:
    """As many points as players remain when you go out; who never went out notes none (TOUR-03)."""
    points = [0] * players
    remaining = players
    for group in out:
        remaining -= len(group)
        for seat, noted in zip(group, points_on_leaving(len(group), remaining, simul_points), strict=True):
            points[seat] = noted
    return tuple(points)


def points_on_leaving(leaving: int, remaining: int, simul_points: str) -> tuple[int, ...]:
    """Points of players who leave together: after all of them, or one after the other (AMB-09)."""
    if simul_points == "after_all":
        return (remaining,) * leaving
    return tuple(range(remaining + leaving - 1, remaining - 1, -1))
