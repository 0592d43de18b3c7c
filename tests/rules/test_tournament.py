"""Tournaments: section 2 of the clauses, with the options for ties and simultaneous eliminations."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Position, position, tournament
from throwdown.errors import ActionRefused
from throwdown.rules import Resign, Stop
from throwdown.rules.arena.events import PlayerEliminated
from throwdown.rules.arena.state import React, Throw
from throwdown.rules.tournament import Tournament
from throwdown_lab.scenarios.fields import ScenarioMalformed

#: One game of three: 0 out first, then 1, and 2 wins.
PLAIN = ([[0], [1]], [2])


@for_each("game_id", ["strike", "impact", "impact_avatar", "hp_strike"])
@for_each("players", [2, 3, 4, 5])
def test_as_many_games_as_players(game_id: str, players: int) -> None:
    """TOUR-01: neither fewer (the rest is partial) nor more."""
    one = ([[seat] for seat in range(players - 1)], [players - 1])
    for played in range(players):
        score = tournament(game_id, players, [one] * played)
        assert (score["games"], score["partial"], score["champions"], score["playoff"]) == (players, True, None, None)
    done = tournament(game_id, players, [one] * players)
    assert (done["games"], done["partial"], done["champions"]) == (players, False, [players - 1])
    with pytest.raises(ScenarioMalformed):
        tournament(game_id, players, [one] * (players + 1))


def test_one_game_more_is_refused_with_the_clause() -> None:
    """TOUR-01."""
    tally = Tournament(2).record([[0]], [1]).record([[0]], [1])
    with pytest.raises(ActionRefused) as refused:
        tally.record([[0]], [1])
    assert refused.value.clause == "TOUR-01"


@for_each(
    ("players", "first", "rotation"),
    [(2, 0, [0, 1]), (3, 1, [1, 2, 0]), (4, 2, [2, 3, 0, 1]), (5, 4, [4, 0, 1, 2, 3])],
)
def test_the_left_neighbour_begins_the_next_game(players: int, first: int, rotation: list[int]) -> None:
    """TOUR-02, D-17: clockwise, each once, whoever won or went out."""
    games = [([[seat] for seat in range(1, players)], [0])] * players
    assert tournament("strike", players, games, first=first)["first_players"] == rotation


def test_rotation_is_by_seat_whatever_the_direction_of_play_was() -> None:
    """AMB-43: a game that ends counter-clockwise changes nothing; the next one starts clockwise."""
    table = position("hp_strike", [5, 4, 3], "CONFUNDO ACCIO").table()
    table.do(Throw())
    table.lands("CONFUNDO")
    assert (table.state.direction, table.state.active) == (-1, 2)
    table.do(Resign(), 1)
    table.do(Resign(), 2)
    result = table.game.result(table.state)
    assert result is not None
    tally = Tournament(3).record(table.state.out, result.winners)
    assert tally.first_players == (0, 1, 2)
    assert table.game.new_game(tally.first_players[1])[0].direction == 1


@for_each(
    ("players", "out", "winner", "points"),
    [
        (2, [[0]], 1, [1, 0]),
        (3, [[1], [0]], 2, [1, 2, 0]),
        (4, [[3], [1], [0]], 2, [1, 2, 0, 3]),
        (5, [[4], [0], [2], [1]], 3, [3, 1, 2, 0, 4]),
    ],
)
def test_points_are_the_players_still_in(players: int, out: list[list[int]], winner: int, points: list[int]) -> None:
    """TOUR-03: first out of three notes 2, the winner 0."""
    score = tournament("strike", players, [(out, [winner])])
    assert (score["points_per_game"], score["totals"]) == ([points], points)


@for_each("players", [2, 3, 4, 5])
def test_points_of_one_game_add_up(players: int) -> None:
    """Number 7 of section 13: n(n-1)/2 without simultaneous eliminations, in whatever order (TOUR-03)."""
    for order in permutations(range(players)):
        score = tournament("strike", players, [([[seat] for seat in order[:-1]], [order[-1]])])
        assert sum(score["totals"]) == players * (players - 1) // 2


def test_points_are_noted_as_players_go_out_in_play() -> None:
    """TOUR-03: the event of the game and the tally agree."""
    table = position("strike", [1, 1, 3], "2 3").table()
    noted: dict[int, int] = {}
    for face in ("4", "5"):
        table.do(Throw())
        for event in table.lands(face):
            if isinstance(event, PlayerEliminated):
                noted |= dict(zip(event.seats, event.points, strict=True))
    result = table.game.result(table.state)
    assert result is not None
    assert noted == {0: 2, 1: 1}
    assert Tournament(3).record(table.state.out, result.winners).points == ((2, 1, 0),)


def test_lowest_total_wins() -> None:
    """TOUR-04: not who won most games."""
    games = [([[0], [1]], [2]), ([[0], [1]], [2]), ([[2], [0]], [1])]
    score = tournament("strike", 3, games)
    assert (score["totals"], score["champions"]) == ([5, 2, 2], None)
    games[2] = ([[0], [2]], [1])
    score = tournament("strike", 3, games)
    assert (score["totals"], score["champions"], score["playoff"]) == ([6, 2, 1], [2], None)


# Simultaneous eliminations


@pytest.mark.parametrize(
    ("rule", "points"),
    [("after_all", [1, 1, 0, 3]), ("sequential", [1, 2, 0, 3])],
)
def test_points_for_going_out_together(rule: str, points: list[int]) -> None:
    """AMB-09: the players still in after all of them left, or one after the other as listed."""
    score = tournament("hp_strike", 4, [([[3], [1, 0]], [2])], simul_points=rule)
    assert score["points_per_game"] == [points]


def test_order_within_a_group_counts_only_when_sequential() -> None:
    """AMB-09: active first, then in turn order."""
    for group, points in (([2, 0], [1, 0, 2]), ([0, 2], [2, 0, 1])):
        assert tournament("impact", 3, [([group], [1])], simul_points="sequential")["totals"] == points
        assert tournament("impact", 3, [([group], [1])])["totals"] == [1, 0, 1]


def test_a_drawn_game_costs_those_who_draw_nothing() -> None:
    """AMB-09, AMB-05: nobody is in any more, which gives 0 points, the same as to a winner."""
    score = tournament("hp_strike", 3, [([[1], [0, 2]], [0, 2])])
    assert score["points_per_game"] == [[0, 2, 0]]


def storm(players: list[int], **options: Any) -> Position:
    """A position in which lightning makes all others throw."""
    return position("impact_power", players, "LIGHTNING", elements="LIGHTNING", **options)


@pytest.mark.parametrize(
    ("rule", "event", "points"),
    [
        ("after_all", PlayerEliminated((1, 2), 2, (2, 2)), (0, 2, 2, 0)),
        ("sequential", PlayerEliminated((1, 2), 2, (3, 2)), (0, 3, 2, 0)),
    ],
)
def test_players_who_run_out_in_one_storm(rule: str, event: PlayerEliminated, points: tuple[int, ...]) -> None:
    """AMB-09 in play: one group, in turn order from the player on turn."""
    table = storm([4, 1, 1, 3], simul_points=rule).table()
    table.do(Throw())
    table.lands("LIGHTNING")
    for seat in (3, 2, 1):
        table.do(React(), seat)
    events = table.lands("AIR FIRE WATER")
    assert [each for each in events if isinstance(each, PlayerEliminated)] == [event]
    assert table.state.out == ((1, 2),)
    table.do(Resign(), 3)
    tally = Tournament(4, simul_points=rule).record(table.state.out, (0,))
    assert tally.points[0][1:3] == points[1:3]


def test_the_active_player_is_first_of_a_group() -> None:
    """AMB-09: sequential notes most for the player on turn, then in turn order."""
    table = storm([4, 1, 1, 1], simul_points="sequential").table()
    table.do(Throw())
    table.lands("FIRE")
    table.do(Stop())
    table.do(Throw())
    table.lands("LIGHTNING")
    for seat in (0, 2, 3):
        table.do(React(), seat)
    lying = table.state.arena[0][0]
    events = table.lands("AIR WATER BLANK", changed={lying: "STONE"})
    (gone,) = [each for each in events if isinstance(each, PlayerEliminated)]
    assert gone == PlayerEliminated((1, 2, 3), 1, (3, 2, 1))


def test_events_and_tally_agree_when_players_go_out_at_different_moments_of_a_throw() -> None:
    """TOUR-03 with D-07: elim_nonactive=immediate, and the player on turn goes out after the resolution."""
    table = storm([1, 1, 3, 4], elim_nonactive="immediate").table()
    table.do(Throw())
    table.lands("LIGHTNING")
    for seat in (1, 2, 3):
        table.do(React(), seat)
    lying = table.state.arena[0][0]
    events = table.lands("AIR WATER FIRE", changed={lying: "STONE"})
    gone = [each for each in events if isinstance(each, PlayerEliminated)]
    assert [seat for each in gone for seat in each.seats] == [1, 0]
    noted = {seat: points for each in gone for seat, points in zip(each.seats, each.points, strict=True)}
    table.do(Resign(), 2)
    tally = Tournament(4).record(table.state.out, (3,))
    assert {seat: tally.points[0][seat] for seat in (0, 1)} == noted


# Ties

TIED_OF_THREE = [([[2], [0]], [1]), ([[2], [1]], [0]), ([[2], [0, 1]], [0, 1])]


@pytest.mark.parametrize("game_id", ["impact", "impact_power", "impact_avatar"])
def test_impact_shares_a_tie(game_id: str) -> None:
    """TOUR-05, D-14: several winners."""
    score = tournament(game_id, 3, TIED_OF_THREE)
    assert (score["totals"], score["champions"], score["playoff"]) == ([1, 1, 6], [0, 1], None)


@pytest.mark.parametrize("game_id", ["strike", "hp_strike"])
def test_strike_and_hp_leave_the_choice_to_the_players(game_id: str) -> None:
    """TOUR-05, D-14: players_choose; while tied there is no champion yet."""
    score = tournament(game_id, 3, TIED_OF_THREE)
    assert (score["champions"], score["playoff"]) == (None, {"seats": [0, 1], "dice_each": 8})
    score = tournament(game_id, 3, TIED_OF_THREE, playoff_winner=1)
    assert (score["champions"], score["playoff"]) == ([1], {"seats": [0, 1], "dice_each": 8, "winner": 1})


@pytest.mark.parametrize("game_id", ["strike", "impact"])
def test_the_option_decides_about_a_tie(game_id: str) -> None:
    """D-14: every value, in every edition."""
    assert tournament(game_id, 3, TIED_OF_THREE, tournament_tie="shared")["champions"] == [0, 1]
    for tie in ("playoff", "players_choose"):
        score = tournament(game_id, 3, TIED_OF_THREE, tournament_tie=tie)
        assert (score["champions"], score["playoff"]["seats"]) == (None, [0, 1])


def test_players_share_or_play_as_they_choose() -> None:
    """D-14: players_choose lets them share; playoff does not, and shared has no decider."""
    tally = Tournament(3, tie="players_choose")
    playoff = Tournament(3, tie="playoff")
    shared = Tournament(3, tie="shared")
    for out, winners in TIED_OF_THREE:
        tally, playoff, shared = (each.record(out, winners) for each in (tally, playoff, shared))
    assert tally.champions is None
    assert (tally.share().champions, tally.share().decider) == ((0, 1), None)
    assert tally.decide([1]).champions == (1,)
    with pytest.raises(ActionRefused) as refused:
        playoff.share()
    assert refused.value.clause == "D-14"
    for needless in (shared.share, lambda: shared.decide([0])):
        with pytest.raises(ActionRefused) as refused:
            needless()
        assert refused.value.clause == "TOUR-05"


@pytest.mark.parametrize(
    ("games", "seats", "dice_each"),
    [
        ([([[0], [1], [2]], [3])] * 2 + [([[3], [2], [1]], [0])] * 2, [0, 1, 2, 3], 6),
        (
            [([[3], [2], [1]], [0]), ([[3], [0], [2]], [1]), ([[3], [1], [0]], [2]), ([[3], [0, 1, 2]], [0, 1, 2])],
            [0, 1, 2],
            7,
        ),
        ([([[3], [2], [1]], [0]), ([[3], [2], [0]], [1])] * 2, [0, 1], 8),
    ],
)
def test_decider_is_for_the_tied_with_the_supply_of_their_number(
    games: list[tuple[list[list[int]], list[int]]], seats: list[int], dice_each: int
) -> None:
    """AMB-54, CORE-03."""
    score = tournament("strike", 4, games, tournament_tie="playoff")
    assert score["playoff"] == {"seats": seats, "dice_each": dice_each}


@pytest.mark.parametrize(("first", "begins"), [(0, 0), (1, 1), (2, 0)])
def test_next_in_rotation_among_the_tied_begins_the_decider(first: int, begins: int) -> None:
    """AMB-54: after three games the rotation is back at the first seat; who is not tied is passed over."""
    tally = Tournament(3, first=first, tie="playoff")
    for out, winners in TIED_OF_THREE:
        tally = tally.record(out, winners)
    assert tally.decider is not None
    assert tally.decider.first == begins


def test_a_drawn_decider_is_repeated_or_shared() -> None:
    """AMB-54: tie again."""
    tally = Tournament(3, tie="players_choose")
    for out, winners in TIED_OF_THREE:
        tally = tally.record(out, winners)
    again = tally.decide([0, 1])
    assert again.champions is None
    assert again.share().champions == (0, 1)
    assert again.decide([0]).champions == (0,)
    with pytest.raises(ActionRefused) as refused:
        tally.decide([2])
    assert refused.value.clause == "AMB-54"
    with pytest.raises(ActionRefused):
        again.decide([0]).decide([1])


def test_no_decider_before_the_end_or_without_a_tie() -> None:
    """TOUR-05."""
    assert tournament("strike", 3, TIED_OF_THREE[:2], tournament_tie="playoff")["playoff"] is None
    with pytest.raises(ScenarioMalformed):
        tournament("strike", 3, TIED_OF_THREE[:2], tournament_tie="playoff", playoff_winner=0)
    with pytest.raises(ScenarioMalformed):
        tournament("strike", 3, [PLAIN] * 3, tournament_tie="playoff", playoff_winner=2)


@for_each(
    ("out", "winners"),
    [
        ([[0]], [2]),
        ([[0], [0], [1]], [2]),
        ([[0], [1], [3]], [2]),
        ([[0, 0], [1]], [2]),
        ([[0], [1], [2]], []),
        ([[0], [1]], []),
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused(out: list[list[int]], winners: list[int]) -> None:
    """TOUR-03: every seat goes out once or wins."""
    with pytest.raises(ActionRefused) as refused:
        Tournament(3).record(out, winners)
    assert refused.value.clause == "TOUR-03"
