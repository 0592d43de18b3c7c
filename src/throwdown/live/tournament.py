"""The tournament of a table: its tally, who is asked to share the title, who plays the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import TableRefused
from throwdown.table.tournament import scored

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from throwdown.rules.tournament import Tournament

    from .games import PlayedGame


def tally_after(tally: Tournament, games: Iterable[PlayedGame]) -> Tournament:
    """The tally after those of these games that are over."""
    for game in games:
        if game.match.result is None:
            break
        tally = scored(tally, game.match, game.places)
    return tally


def with_shares(tally: Tournament, shares: Mapping[int, bool], people: Collection[int]) -> Tournament:
    """The tally, shared if every tied person said so; bots have no wish (D-14)."""
    if not _asks_to_share(tally) or tally.decider is None:
        return tally
    tied = [seat for seat in tally.decider.seats if seat in people]
    return tally.share() if all(shares.get(seat) for seat in tied) else tally


def asked_to_share(tally: Tournament, shares: Mapping[int, bool], people: Collection[int]) -> list[int]:
    """Tied people who have not said yet whether they share; one who does not want to is enough for the decider."""
    if not _asks_to_share(tally) or tally.decider is None or False in shares.values():
        return []
    return [seat for seat in tally.decider.seats if seat in people and seat not in shares]


def _asks_to_share(tally: Tournament) -> bool:
    open_tie = tally.finished and tally.champions is None and tally.decider is not None
    return open_tie and tally.tie == "players_choose" and tally.decider_winners is None


def next_places(tally: Tournament, asked: Collection[int]) -> tuple[tuple[int, ...], int]:
    """The seats that play the next game of the tournament, and which of them begins."""
    if not tally.finished:
        return tuple(range(tally.players)), tally.first_players[len(tally.played)]
    decider = tally.decider
    if tally.champions is not None or decider is None:
        raise TableRefused("the tournament is over: open a new table", code="tournament/finished")
    if asked:
        raise TableRefused("the tied players have not said yet whether they share", code="tournament/tie")
    return decider.seats, decider.seats.index(decider.first)
