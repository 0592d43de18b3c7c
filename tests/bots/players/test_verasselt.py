"""Five levels of voll verasselt: legal in every phase, blind to what is hidden, each stronger than the last."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from tests.cases import for_each
from throwdown.bots.odds.verasselt import roll_odds
from throwdown.bots.odds.verasselt_arrays import KEEPS, ROLLED, promise, rolls
from throwdown.bots.players.random_bot import RandomBot
from throwdown.bots.players.thumb import VerasseltThumb
from throwdown.bots.players.verasselt import LEVELS, Casual, Expert, Master, Novice, Regular, VerasseltBot
from throwdown.bots.search.verasselt import Turn, as_roll, ending, hub_turns, outlook, plunder_turn, turn_under_way
from throwdown.rules import Decision, Over, Stop
from throwdown.rules import game as make_game
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import Cards, Catch, Choose, Roll, VerasseltState, VerasseltView, counted
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from throwdown.bots.bot import Bot
    from throwdown.rules import Result

#: Nobody plays for ever in a test (VER-AMB-20).
LIMIT = {"max_turns": 400}
RULES: dict[str, dict[str, Any]] = {
    "plain": {},
    "stop at once": {"allow_stop_before_first_roll": True, "first_turn_refill": True},
    "hidden heaps": {"show_heap_counts": False, "consolation_optional": True},
}


def play(bots: list[Bot], rng: Random, game: Verasselt, seen: Counter[str] | None = None) -> Result:
    """A game in which every choice is checked."""
    luck, (state, _) = Luck(rng), game.new_game()
    while not isinstance(awaited := game.awaiting(state), Over):
        if isinstance(awaited, Decision):
            view = game.view(state, awaited.seat)
            action = bots[awaited.seat].choose(view).action
            assert action in view.actions, (view, action)
            if seen is not None:
                seen[view.phase] += 1
            state, _ = game.apply(state, awaited.seat, action)
        else:
            outcome = luck.answer(game, state, awaited, {})
            assert outcome is not None
            state, _ = game.resolve(state, outcome)
    return awaited.result


def verasselt(seats: int = 2, edition: str | None = None, **options: Any) -> Verasselt:
    return cast("Verasselt", make_game("verasselt", seats, LIMIT | options, edition=edition))


# Legality


@for_each("level", LEVELS)
@for_each("seats", [2, 3, 5])
def test_plays_to_the_end_with_any_number_of_seats(level: type[VerasseltBot], seats: int) -> None:
    rng = Random(f"{level.id}/{seats}")
    bots: list[Bot] = [level(rng, think=0.01), *(RandomBot(rng) for _ in range(seats - 1))]
    assert play(bots, rng, verasselt(seats)).winners


@for_each("level", LEVELS)
@for_each("edition", [None, *edition_changes("verasselt")])
def test_plays_every_edition(level: type[VerasseltBot], edition: str | None) -> None:
    rng = Random(f"{level.id}/{edition}")
    play([level(rng, think=0.01), RandomBot(rng)], rng, verasselt(2, edition))


@for_each("level", LEVELS)
@for_each("rules", RULES)
def test_plays_with_every_option(level: type[VerasseltBot], rules: str) -> None:
    rng = Random(f"{level.id}/{rules}")
    play([RandomBot(rng), level(rng, think=0.01)], rng, verasselt(2, **RULES[rules]))


def test_every_phase_is_met() -> None:
    seen = Counter[str]()
    for number in range(8):
        rng = Random(number)
        play([Regular(rng), Casual(rng)], rng, verasselt(2, consolation_optional=True), seen)
    assert set(seen) == {"choose", "roll", "roll_or_stop", "distribute", "top_up", "consolation"}


# What a bot sees


def some_views(count: int) -> list[VerasseltView]:
    """Positions in which something is to be decided, out of one game."""
    views: list[VerasseltView] = []
    rng, game = Random(7), verasselt(3)
    luck, bots, (state, _) = Luck(rng), [Regular(rng) for _ in range(3)], game.new_game()
    while len(views) < count:
        awaited = game.awaiting(state)
        if isinstance(awaited, Decision):
            views.append(game.view(state, awaited.seat))
            state, _ = game.apply(state, awaited.seat, bots[awaited.seat].choose(views[-1]).action)
        else:
            outcome = luck.answer(game, state, awaited, {})
            assert outcome is not None
            state, _ = game.resolve(state, outcome)
    return views


@for_each("level", LEVELS)
def test_same_view_same_choice(level: type[VerasseltBot]) -> None:
    for view in some_views(40):
        assert level(Random(3)).choose(view) == level(Random(3)).choose(view)


def test_think_time_never_changes_by_the_clock() -> None:
    """How much is weighed depends on the time allowed, not on the time taken."""
    assert Master(Random(1), think=0.01).looks == 5
    assert Master(Random(1), think=0.0).looks == Master.FEWEST
    assert Master(Random(1)).looks == Master(Random(1), think=9).looks == Master.MOST


# The tables of the search


def test_tables_agree_with_the_exact_odds() -> None:
    rng = Random(2)
    for _ in range(30):
        y, b, r, g = (rng.randrange(6) for _ in range(4))
        group: Cards = (y, b, r, g)
        faces = [rng.choice("YBRG==") for _ in range(7)]
        dice = np.array([[faces.count(face) for face in "YBRG="]])
        safe, catch = promise(np.array([group]), dice)
        for keep, (kept, rolled) in enumerate(zip(KEEPS.tolist(), ROLLED.tolist(), strict=True)):
            odds = roll_odds(group, (kept[0], kept[1], kept[2], kept[3]), rolled)
            there = (np.array(kept) <= dice[0]).all()
            assert safe[0, keep] == pytest.approx(float(1 - odds.p_bust) if there else 0)
            assert catch[0, keep] == pytest.approx(float(odds.expected_catch) if there else 0)


@for_each("dice", range(4, 8))
def test_every_roll_is_there_with_its_chance(dice: int) -> None:
    faces, chances = rolls(dice)
    assert chances.sum() == pytest.approx(1) and (faces.sum(axis=1) == dice).all()
    result = {tuple(row): chance for row, chance in zip(faces.tolist(), chances.tolist(), strict=True)}
    some = Counter(tuple(map(roll.count, "YBRG=")) for roll in product("YBRG==", repeat=4)) if dice == 4 else {}
    for row, ways in some.items():
        assert result[row] == pytest.approx(ways / 6**4)


# Single decisions


def position(**changes: Any) -> VerasseltState:
    rng, game = Random(5), verasselt(2)
    state, _ = game.new_game()
    outcome = Luck(rng).answer(game, state, game.awaiting(state), {})
    assert outcome is not None
    state, _ = game.resolve(state, outcome)
    return state.but(first_turn=False, **changes)


def view_of(**changes: Any) -> VerasseltView:
    return verasselt(2).view(position(**changes), 0)


SURE = {"phase": "roll_or_stop", "target": "hub", "hub": (9, 9, 9, 9), "own_catch": (1, 0, 0, 0)}
HOPELESS = {"phase": "roll_or_stop", "target": "hub", "hub": (0, 0, 0, 1), "own_catch": (3, 3, 2, 0)}


@pytest.mark.parametrize("level", [Regular, Expert, Master])
def test_rolls_on_what_cannot_fail_and_stops_what_must(level: type[VerasseltBot]) -> None:
    assert isinstance(level(Random(1)).choose(view_of(**SURE)).action, Roll)
    view = view_of(**HOPELESS, dice=tuple("YYYBBRG"), yards=((0, 0, 0, 0), (1, 1, 1, 1)))
    assert level(Random(1)).choose(view).action == Stop()


@pytest.mark.parametrize("level", [Expert, Master])
def test_ends_the_game_when_ahead_and_plunders_when_behind(level: type[VerasseltBot]) -> None:
    """VER-END-06: the hub would end the game."""
    end = {
        "hub": (1, 0, 0, 0),
        "deck": "",
        "yards": ((0, 0, 0, 0), (0, 0, 0, 0)),
        "table_catch": Catch(1, (2, 2, 1, 1)),
    }
    ahead = view_of(**end, heaps=((20, 0, 0, 0), (5, 0, 0, 0)))
    behind = view_of(**end, heaps=((10, 0, 0, 0), (5, 0, 0, 0)))
    assert ahead.hub_ends_game and behind.hub_ends_game
    assert level(Random(1)).choose(ahead).action == Choose("hub")
    assert level(Random(1)).choose(behind).action == Choose("catch")


def ending_view(heaps: tuple[int, ...], yards: tuple[int, ...], left: tuple[int, ...] = ()) -> VerasseltView:
    """The last seat is asked and the hub would end the game; a catch of six waits for the seat before it."""
    rng, seats = Random(5), len(heaps)
    game = verasselt(seats)
    state, _ = game.new_game()
    outcome = Luck(rng).answer(game, state, game.awaiting(state), {})
    assert outcome is not None
    state, _ = game.resolve(state, outcome)
    state = state.but(
        first_turn=False,
        active=seats - 1,
        hub=(1, 0, 0, 0),
        deck="",
        table_catch=Catch(seats - 2, (2, 2, 1, 1)),
        heaps=tuple((heap, 0, 0, 0) for heap in heaps),
        yards=tuple((yard, 0, 0, 0) for yard in yards),
        left=left,
    )
    view = game.view(state, seats - 1)
    assert view.hub_ends_game
    return view


ENDINGS = [
    ((28, 12, 28), (0, 0, 0), (), 0, 0.5),  # the yards are level too
    ((30, 12, 28), (0, 0, 0), (0,), 10, 1.0),  # the heap of somebody who left does not count
    ((0, 22, 28), (0, 2, 1), (), 0, 1.0),  # fewer yard cards decide
    ((0, 22, 28), (0, 1, 2), (), 0, 0.0),
    ((0, 22, 28), (0, 1, 1), (), 0, 0.5),
    ((28, 22, 28), (1, 1, 1), (), 0, 1 / 3),
    ((28, 22, 28), (0, 1, 1), (0,), 0, 0.5),
    ((5, 23, 28), (0, 0, 0), (), -1, 0.0),
    ((5, 21, 28), (0, 0, 5), (), 1, 1.0),
]


@for_each(("heaps", "yards", "left", "lead", "share"), ENDINGS)
def test_the_end_is_counted_as_the_rules_do(
    heaps: tuple[int, ...], yards: tuple[int, ...], left: tuple[int, ...], lead: int, share: float
) -> None:
    """VER-WIN-01 to 03 and VER-AMB-33, once the catch is paid."""
    view = ending_view(heaps, yards, left)
    assert ending(view) == (lead, share)
    for level in (Expert, Master):
        assert level(Random(1)).choose(view).action == Choose("hub" if share == 1 else "catch")


def test_plunders_a_rich_catch_and_leaves_a_poor_one() -> None:
    rich = view_of(table_catch=Catch(1, (4, 4, 4, 4)), hub=(2, 2, 2, 2), dice=tuple("YBRG==="))
    poor = view_of(table_catch=Catch(1, (1, 0, 0, 0)), hub=(5, 5, 5, 5), dice=tuple("BBRRGGG"))
    for level in (Regular, Expert, Master):
        assert level(Random(1)).choose(rich).action == Choose("catch")
        assert level(Random(1)).choose(poor).action == Choose("hub")


def test_turns_are_read_off_the_view() -> None:
    view = view_of(table_catch=Catch(1, (2, 1, 0, 0)), dice=tuple("YBRG==="))
    plunder, hubs = plunder_turn(view), hub_turns(view)
    assert plunder.group.tolist() == [2, 1, 0, 0] and plunder.plundering
    assert all(turn.group.sum() == sum(view.hub) + 6 and turn.deck == view.deck_size - 6 for turn in hubs)
    assert outlook(view).colours.sum() == pytest.approx(1)


def test_a_plan_becomes_the_roll_that_keeps_these_dice() -> None:
    view = view_of(**SURE, dice=tuple("YYB=R=G"))
    plan = turn_under_way(view).best(4)
    roll = as_roll(view, plan)
    kept = [face for die, face in enumerate(view.dice) if die not in roll.dice]
    assert counted(kept) == tuple(KEEPS[plan.keep][:4]) and kept.count("=") == KEEPS[plan.keep][4]


def test_only_dice_that_show_it_are_kept() -> None:
    """With seven double bars no colour can be kept, however many plans are weighed (VER-ROLL-02)."""
    view = view_of(**SURE, dice=tuple("======="), yards=((0, 0, 0, 0), (1, 1, 1, 1)))
    kept = KEEPS[turn_under_way(view).best(12).keep]
    assert not any(kept[:4])


def test_others_can_be_weighed_beside_the_most_promising_plans() -> None:
    turn = turn_under_way(view_of(**SURE, dice=tuple("YYB=R=G")))
    plans = turn.plans(4)
    assert max(plans, key=lambda plan: plan.value) == turn.best(4)
    assert turn.plans(4, plans[:1]) == [*plans, plans[0]]


def test_weighing_every_result_keeps_the_chances_together() -> None:
    """With nothing to catch and nothing to lose every result of a roll is worth about the same."""
    turn: Turn = turn_under_way(view_of(**SURE))
    assert turn.best(1).value > turn.stop_now > turn.bust_now


# Strength


def wins(stronger: type[Any], weaker: type[Any], games: int) -> float:
    won = 0.0
    for number in range(games):
        rng = Random(f"strength/{number}")
        seat = number % 2
        bots: list[Bot] = [stronger(rng, think=0.0), weaker(rng)]
        winners = play(bots[::-1] if seat else bots, rng, verasselt(2)).winners
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.study
@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [(Novice, RandomBot, 20), (Regular, Casual, 16), (Expert, VerasseltThumb, 12), (Master, VerasseltThumb, 8)],
)
def test_stronger_levels_win(stronger: type[Any], weaker: type[Any], games: int) -> None:
    """Pairs that are far apart, so that a few games are enough; neighbours are measured by the ladder."""
    assert wins(stronger, weaker, games) > 0.55
