"""Tournaments at a table: as many games as players, the first player moves on, ties are shared or decided."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.errors import ActionRefused, OptionRefused, SeatsRefused, TableRefused
from throwdown.rules import GAMES, Result
from throwdown.rules.tournament import Decider
from throwdown.table import Seat, TournamentTable
from throwdown.throwers import Luck

ARENA = [name for name in GAMES if name != "verasselt"]


def bots(count: int) -> list[Seat]:
    return [Seat(f"Bot {seat}", ("thumb", "random")[seat % 2]) for seat in range(count)]


def table(name: str, seats: int, seed: int = 1, **options: Any) -> TournamentTable:
    rng = Random(seed)
    return TournamentTable(name, bots(seats), Luck(rng), options=options, first=seats - 1, rng=rng)


def people(count: int, name: str = "strike", **options: Any) -> TournamentTable:
    """Games that end because players leave, so that a test can say who wins."""
    seats = [Seat(f"Player {seat}") for seat in range(count)]
    return TournamentTable(name, seats, Luck(Random(1)), options=options)


def won_by(tournament: TournamentTable, *leaving: int) -> Any:
    """The seats of this match leave in this order; who is left has won."""
    for seat in leaving:
        tournament.match.leave(seat)
    return tournament.next_match()


# Whole tournaments


@for_each("seats", range(2, 6))
@for_each("name", ARENA)
def test_a_tournament_of_bots_is_scored_by_the_order_of_elimination(name: str, seats: int) -> None:
    """TOUR-01 to TOUR-04"""
    tournament = table(name, seats, tournament_tie="shared")
    firsts, totals = [], [0] * seats
    for number in range(1, seats + 1):
        assert tournament.tally.champions is None
        firsts.append(tournament.match.first)
        tournament.match.run()
        result, out = tournament.match.result, tournament.match.state.out
        assert result is not None
        scored = tournament.next_match()
        remaining = seats
        expected = [0] * seats
        for group in out:
            remaining -= len(group)
            for seat in group:
                expected[seat] = remaining
        assert scored.points == tuple(expected)
        totals = [total + noted for total, noted in zip(totals, expected, strict=True)]
        assert (scored.game, scored.totals) == (number, tuple(totals))
    assert firsts == [(seats - 1 + game) % seats for game in range(seats)]
    best = min(totals)
    assert tournament.tally.champions == tuple(seat for seat in range(seats) if totals[seat] == best)


@pytest.mark.parametrize("name", ARENA)
def test_every_edition_decides_its_ties(name: str) -> None:
    """TOUR-05, D-14, AMB-54: whatever happens, a playoff ends with one champion."""
    decided = 0
    for seed in range(24):
        tournament = table(name, 2 + seed % 3, seed, tournament_tie="playoff")
        for _ in range(60):
            if tournament.tally.champions is not None:
                break
            tournament.match.run()
            decided += len(tournament.match.seats) < len(tournament.seats) or tournament.tally.finished
            tournament.next_match()
        champions = tournament.tally.champions
        assert champions is not None and len(champions) == 1
    assert decided, "no tie in any of these: take other seeds"


# Who begins, what is refused


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    tournament = people(3)
    with pytest.raises(TableRefused, match="not over") as refused:
        tournament.next_match()
    assert refused.value.code == "table/not_over"
    tournament.match.leave(1)
    with pytest.raises(TableRefused):
        tournament.next_match()
    assert tournament.tally.played == ()


def test_a_game_is_scored_once() -> None:
    """After the last game there is nothing to score any more."""
    tournament = people(2, "impact")
    won_by(tournament, 0)
    won_by(tournament, 0)
    assert tournament.tally.champions == (1,)
    with pytest.raises((ActionRefused, TableRefused)):
        tournament.next_match()
    assert tournament.tally.totals == (2, 0)


def test_voll_verasselt_has_no_tournament() -> None:
    with pytest.raises(TableRefused, match="no tournament") as refused:
        TournamentTable("verasselt", bots(3), Luck())
    assert refused.value.code == "table/tournament"


def test_a_tournament_with_wrong_seats_or_options_is_refused() -> None:
    with pytest.raises(SeatsRefused):
        TournamentTable("strike", bots(1), Luck())
    with pytest.raises(SeatsRefused):
        TournamentTable("strike", [*bots(5), Seat("one more")], Luck())
    with pytest.raises(OptionRefused):
        TournamentTable("strike", bots(2), Luck(), options={"tournament_tie": "dice"})
    with pytest.raises(OptionRefused):
        TournamentTable("strike", bots(2), Luck(), edition="de")


def test_a_tournament_plays_by_its_edition() -> None:
    """hp-NL shares its ties."""
    assert TournamentTable("hp_strike", bots(2), Luck()).tally.tie == "players_choose"
    assert TournamentTable("hp_strike", bots(2), Luck(), edition="hp-NL").tally.tie == "shared"


# Ties


def test_a_shared_tie_has_several_champions() -> None:
    """TOUR-05"""
    tournament = people(2, tournament_tie="shared")
    won_by(tournament, 0)
    won_by(tournament, 1)
    assert tournament.tally.totals == (1, 1)
    assert tournament.tally.champions == (0, 1)
    with pytest.raises(ActionRefused):
        tournament.share()


def test_a_decider_is_played_by_the_tied_players_only() -> None:
    """AMB-54: supply by their number, the first is the next in rotation among them."""
    tournament = people(3, tournament_tie="playoff")
    won_by(tournament, 1, 0)  # seat 1 notes 2, seat 0 notes 1
    won_by(tournament, 1, 2)  # seat 1 notes 2, seat 2 notes 1
    won_by(tournament, 1, 0)  # seat 0 has 2 by now
    assert tournament.tally.totals == (2, 6, 1)
    assert tournament.tally.champions == (2,)

    tournament = people(4, tournament_tie="playoff")
    for leaving in ((1, 3, 0), (1, 3, 2), (3, 1, 0), (3, 1, 2)):
        won_by(tournament, *leaving)
    assert tournament.tally.totals == (2, 10, 2, 10)
    assert tournament.tally.champions is None
    assert tournament.tally.decider == Decider((0, 2), 0)
    match = tournament.match
    assert [seat.player for seat in match.seats] == ["Player 0", "Player 2"]
    assert match.game.seats == 2 and match.state.supplies == (tuple(range(8)), tuple(range(8, 16)))
    assert match.first == 0
    won_by(tournament, 0)
    assert tournament.tally.champions == (2,)
    assert tournament.tally.totals == (2, 10, 2, 10), "the decider notes no points"
    with pytest.raises((ActionRefused, TableRefused)):
        tournament.next_match()


def test_the_decider_begins_with_the_next_in_rotation() -> None:
    """AMB-54: after games begun by 0, 1, 2 and 3 it is 0's turn again; if 0 is not tied, the next who is."""
    tournament = people(4, tournament_tie="playoff")
    for leaving in ((0, 2, 1), (0, 2, 3), (2, 0, 1), (2, 0, 3)):
        won_by(tournament, *leaving)
    assert tournament.tally.decider == Decider((1, 3), 1)
    assert tournament.match.first == 0, "its first seat, where player 1 sits"
    assert tournament.match.seats[0].player == "Player 1"


@pytest.mark.parametrize("tie", ["playoff", "players_choose"])
def test_a_tie_waits_for_its_decider(tie: str) -> None:
    tournament = people(2, tournament_tie=tie)
    won_by(tournament, 0)
    scored = won_by(tournament, 1)
    assert (scored.game, scored.points, scored.totals) == (2, (0, 1), (1, 1))
    assert tournament.tally.champions is None and tournament.tally.decider is not None
    assert tournament.match.version == 0, "the decider is set up"
    won_by(tournament, 1)
    assert tournament.tally.champions == (0,)


def test_tied_players_may_choose_to_share() -> None:
    """D-14"""
    tournament = people(2, tournament_tie="players_choose")
    won_by(tournament, 0)
    with pytest.raises(ActionRefused):
        tournament.share()
    won_by(tournament, 1)
    tournament.share()
    assert tournament.tally.champions == (0, 1)
    assert tournament.tally.decider is None


def test_a_playoff_cannot_be_shared_instead() -> None:
    """D-14"""
    tournament = people(2, tournament_tie="playoff")
    won_by(tournament, 0)
    won_by(tournament, 1)
    with pytest.raises(ActionRefused):
        tournament.share()


def test_a_decider_that_nobody_wins_is_played_again() -> None:
    """AMB-54: tie again, repeat. AMB-05: all went out in one throw, which is a draw."""
    tournament = people(2, tournament_tie="playoff")
    won_by(tournament, 0)
    won_by(tournament, 1)
    tournament.match = SimpleNamespace(result=Result((0, 1), "all_out"))  # type: ignore[assignment]
    tournament.next_match()
    assert tournament.tally.champions is None
    assert tournament.match.version == 0 and tournament.match.result is None
    won_by(tournament, 0)
    assert tournament.tally.champions == (1,)


def test_options_hold_in_the_decider_too() -> None:
    tournament = people(4, supply_visibility="hidden", tournament_tie="playoff")
    for leaving in ((1, 3, 0), (1, 3, 2), (3, 1, 0), (3, 1, 2)):
        won_by(tournament, *leaving)
    assert tournament.match.view(0).supplies == (8, None)


def test_a_handicap_holds_in_the_decider_too() -> None:
    tournament = people(4, starting_dice=[5, 6, 9, 5], tournament_tie="playoff")
    for leaving in ((1, 3, 0), (1, 3, 2), (3, 1, 0), (3, 1, 2)):
        won_by(tournament, *leaving)
    assert tournament.match.view(0).supplies == (5, 9)


def test_impact_power_plays_deciders_as_well() -> None:
    """Its options name no element: the start die of each game does (IMP-POW-01)."""
    tournament = people(2, "impact_power", tournament_tie="playoff")
    for leaving in (0, 1):
        tournament.match.run()
        won_by(tournament, leaving)
    assert tournament.match.version == 0
    tournament.match.run()
    won_by(tournament, 1)
    assert tournament.tally.champions == (0,)
