"""Advice: for every decision of every game, from a view alone, and true where the truth is known."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.samples import sample
from throwdown.bots.advice import Adviser, ForesightJudge, advise, cost_of
from throwdown.bots.models import model_of
from throwdown.bots.odds.arena import ThrowOdds
from throwdown.bots.odds.verasselt import RollOdds, roll_odds
from throwdown.bots.search.evaluation import core
from throwdown.errors import ActionRefused
from throwdown.rules import Drawn, Stop, game
from throwdown.rules.arena.state import BuildTower, Landed, PlaceStart, TakeExtra, Throw
from throwdown.rules.game import to_act
from throwdown.rules.verasselt.choices import ALL_DICE
from throwdown.rules.verasselt.state import Catch, Choose, Distribute, Roll, TakeConsolation, counted
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from throwdown.bots.advice import Advice
    from throwdown.rules import Game
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.verasselt.state import VerasseltView

#: Trials of a moment: for tests in which only the form of an answer counts.
QUICK = 0.0
#: Enough looks at each kind of decision in one game.
LOOKS = 4

Options = dict[str, Any]
TABLES: list[tuple[str, int, Options, set[str]]] = [
    ("strike", 2, {}, {"turn", "choice"}),
    ("strike", 5, {"collect": "optional", "supply_visibility": "hidden", "start_die": "placed"}, {"place", "collect"}),
    ("strike", 3, {"big_throw_when": "whenever_empty", "big_throw_cause": "taken_only"}, {"turn", "choice"}),
    ("impact", 3, {}, {"place", "turn", "choice"}),
    ("impact_power", 4, {"pile_split": "allowed", "collect": "optional", "start_die": "placed"}, {"place", "collect"}),
    (
        "impact_avatar",
        3,
        {"piles_after_fire": "owner_choice", "collect": "optional", "storm_collector": "start_player"},
        {"turn", "reaction", "collect", "piles"},
    ),
    ("hp_strike", 3, {}, {"turn", "choice", "reaction", "accio", "tower"}),
    ("hp_strike", 2, {"accio_extra": "must", "immobulus_only": "may_continue"}, {"turn", "choice", "tower"}),
    ("verasselt", 2, {"max_turns": 30}, {"choose", "roll", "roll_or_stop", "distribute"}),
    ("verasselt", 3, {"consolation_optional": True, "show_heap_counts": False, "max_turns": 30}, {"consolation"}),
]


def check(advice: Advice, view: Any) -> None:
    """The form that every advice has."""
    best, *rest = advice.options
    assert advice.best == best.choice
    assert best.cost == 0
    assert [each.cost for each in rest] == sorted(each.cost for each in rest)
    assert all(each.choice.action in view.actions for each in advice.options)
    assert len({each.choice for each in advice.options}) == len(advice.options)
    assert advice.unit == ("cards" if not hasattr(view, "arena") else "win")


def decisions(rules: Game[Any], seed: str) -> list[Any]:
    """A few views of every kind of decision, out of one game."""
    rng, seen, views = Random(seed), Counter[str](), list[Any]()
    seats = [Seat(str(seat), "thumb" if seat % 2 else "random") for seat in range(rules.seats)]
    match = Match(rules, seats, Luck(rng), rng=rng)
    while match.result is None:
        for seat in to_act(match.awaiting):
            view = match.view(seat)
            seen[view.phase] += 1
            if seen[view.phase] <= LOOKS:
                views.append(view)
        match.step()
    return views


@pytest.mark.study
@pytest.mark.parametrize(("name", "seats", "options", "phases"), TABLES)
def test_every_decision_gets_advice_with_and_without_the_rules(
    name: str, seats: int, options: Options, phases: set[str]
) -> None:
    rules, rng = game(name, seats, options), Random(name)
    views = [view for seed in "abcdef"[: sample(2, 6)] for view in decisions(rules, seed)]
    assert phases <= {view.phase for view in views}
    for view in views:
        for given in (rules, None):
            adviser = Adviser(given, QUICK)
            check(adviser.advise(view), view)
            assert adviser.weigh(view, view.actions.sample(rng)).cost >= 0


def test_topping_up_is_advised() -> None:
    """VER-END-03: the hub is brought to eight out of the own yard."""
    view = rolling_view(hub=(2, 2, 2, 0), yard=(1, 1, 0, 2)).but(phase="top_up")
    view = view.but(actions=_top_ups(view))
    advice = advise(view)
    check(advice, view)
    assert {sum(each.choice.action.cards) for each in advice.options} >= {2}  # type: ignore[attr-defined]


def _top_ups(view: VerasseltView) -> Any:
    from throwdown.rules.verasselt.choices import TopUpSpace

    return TopUpSpace(view.yards[0], 8 - sum(view.hub))


# The solved game


def strike_view(position: str) -> Any:
    rules = game("strike", 2)
    return rules.view(rules.parse(position), 0)


THREE_LIE = "choice active=0 supplies=abcde/fgh arena=i:2,j:4,k:3 removed=lmnop aside=qrstuvwxyz"


def test_costs_are_those_of_the_solved_game() -> None:
    """CORE-15: stop, or throw one more die."""
    view, costs = strike_view(THREE_LIE), core(2).costs(3, (5, 3), mid=True)
    assert cost_of(view, Stop()) == pytest.approx(costs["stop"], abs=1e-9)
    for manner in ("drop", "toss", "hit", "smash"):
        assert cost_of(view, Throw(), manner) == pytest.approx(costs[manner], abs=1e-9)
    assert cost_of(view, Throw()) == min(cost_of(view, Throw(), manner) for manner in ("drop", "toss", "hit", "smash"))
    assert cost_of(view, Stop(), "smash") == cost_of(view, Stop())  # nothing flies
    assert all(each.error == 0 for each in advise(view).options)


def test_the_odds_stand_beside_a_throw() -> None:
    best = advise(strike_view(THREE_LIE)).options[0]
    assert isinstance(best.odds, ThrowOdds)
    assert 0.3 < best.odds.p_match < 0.7


def test_hidden_supplies_are_guessed() -> None:
    """CORE-24: at a table of two everybody can count what the other has."""
    rules = game("strike", 2, {"supply_visibility": "hidden"})
    hidden = rules.view(rules.parse(THREE_LIE), 0)
    assert advise(hidden).options == advise(strike_view(THREE_LIE)).options


def test_trying_out_finds_what_is_solved() -> None:
    rules, view = cast("ArenaGame", game("strike", 2)), strike_view(THREE_LIE)
    known = {each.choice: each.value for each in advise(view, rules).options}
    for tried in ForesightJudge(rules, 1.0).scored(view):
        assert tried.value == pytest.approx(known[tried.choice], abs=0.05)


def test_any_symbol_is_as_good_on_the_start_die() -> None:
    """IMP-03: in the base game symbols have no powers (IMP-01)."""
    rules = game("impact", 2)
    state, _ = rules.new_game()
    advice = advise(rules.view(state, 0), rules, QUICK)
    assert isinstance(advice.best.action, PlaceStart)
    assert not any(each.matters for each in advice.options)


# Spells


def after_accio(rules: Game[Any], supplies: str, lying: str) -> Any:
    """The view of seat 0, who has just matched two Accio and may take one more die."""
    used = set(supplies.replace("/", "")) | {die.partition(":")[0] for die in lying.split(",")}
    rest = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in used)
    state = rules.parse(f"turn active=0 supplies={supplies} arena={lying} removed={rest[9:]} aside={rest[:9]}")
    state, _ = rules.apply(state, 0, Throw())
    ((_, (die,)),) = state.resolution.hands
    state, _ = rules.resolve(state, Landed(((die, "ACCIO"),)))
    assert state.phase == "accio"
    return rules.view(state, 0)


def test_the_extra_die_that_empties_the_arena_wins() -> None:
    """HPS-ACCI-01: it leaves a player with one die the big throw, which is lost (CORE-19)."""
    rules = game("hp_strike", 2)
    view = after_accio(rules, "abc/d", "e:ACCIO,f:CONFUNDO")
    advice = advise(view, rules, QUICK)
    (last,) = [die for die, _ in view.arena]
    assert advice.best.action == TakeExtra(last)
    assert advice.options[0].value == pytest.approx(1.0, abs=0.001)
    assert cost_of(view, TakeExtra(None), game=rules, think=QUICK) > 0.05


def test_a_tower_is_advised_by_its_top_and_any_order_can_be_weighed() -> None:
    """HPS-LEVI-02: only the top counts, so one order for each symbol on top is looked at (AMB-30)."""
    rules = game("hp_strike", 2)
    lying = "h:LEVIOSA,i:ACCIO,j:CONFUNDO,k:RELASHIO"
    state = rules.parse(f"turn active=0 supplies=abc/defg arena={lying} removed=lmnopq aside=rstuvwxyz")
    state, _ = rules.apply(state, 0, Throw())
    ((_, (die,)),) = state.resolution.hands
    state, _ = rules.resolve(state, Landed(((die, "LEVIOSA"),)))
    view: Any = rules.view(state, 0)
    advice = advise(view, rules, QUICK)
    assert len(advice.options) == 3
    faces = dict(view.arena)
    assert len({faces[each.choice.action.dice[-1]] for each in advice.options}) == 3  # type: ignore[attr-defined]
    for order in view.actions:
        assert isinstance(order, BuildTower)
        assert cost_of(view, order, game=rules, think=QUICK) >= 0


# voll verasselt


def rolling_view(
    hub: tuple[int, ...] = (4, 3, 2, 1), yard: tuple[int, ...] = (0, 0, 0, 0), dice: str = "=======", **more: Any
) -> Any:
    rules = game("verasselt", 2)
    state, _ = rules.new_game()
    state, _ = rules.resolve(state, Drawn(tuple(rules.awaiting(state).items)))  # type: ignore[union-attr]
    state, _ = rules.apply(state, 0, Choose("hub"))
    state = state.but(hub=hub, dice=tuple(dice), yards=(yard, (1, 1, 1, 1)), **more)
    return rules.view(state, 0)


def test_a_roll_is_advised_with_its_exact_odds() -> None:
    view = rolling_view(dice="YBRG===")
    best = advise(view).options[0]
    roll = best.choice.action
    assert isinstance(roll, Roll)
    kept = counted([face for die, face in enumerate(view.dice) if die not in roll.dice])
    assert isinstance(best.odds, RollOdds)
    assert best.odds == roll_odds(view.hub, kept, len(roll.dice))


def test_of_many_rolls_the_best_few_are_advised_and_any_can_be_weighed() -> None:
    """VER-ROLL-02: four to seven dice; which of two equal ones makes no difference."""
    view = rolling_view(dice="YBRG===", yard=(1, 1, 1, 1))
    advice = advise(view)
    assert len(advice.options) < 10 < len(view.actions)
    assert Roll(ALL_DICE) in [each.choice.action for each in advice.options]
    assert cost_of(view, Roll((0, 1, 2, 3, 4))) == pytest.approx(cost_of(view, Roll((0, 1, 2, 3, 6))))
    assert cost_of(view, Roll((0, 1, 2, 3), (1, 1, 1, 1))) > cost_of(view, advice.best.action)


def test_dice_that_do_not_show_it_are_not_kept() -> None:
    view = rolling_view(dice="=======")
    adviser = Adviser()
    for each in adviser.advise(view).options:
        again = Adviser().weigh(view, each.choice.action)
        assert again.value == pytest.approx(each.value)


def test_stopping_is_weighed_too() -> None:
    """VER-STOP-01: whoever has caught a lot for a poor group had better stop."""
    view = rolling_view(hub=(1, 0, 0, 1), dice="YYBR===", phase="roll_or_stop", own_catch=(2, 1, 1, 0))
    advice = advise(view)
    assert advice.best.action == Stop()
    assert cost_of(view, Roll(ALL_DICE)) > 0.5


def test_only_the_heap_counts() -> None:
    """VER-WIN-01."""
    rules = game("verasselt", 2)
    view = rolling_view()
    state, _ = rules.new_game()
    state, _ = rules.resolve(state, Drawn(tuple(rules.awaiting(state).items)))  # type: ignore[union-attr]
    splitting = state.but(phase="distribute", received=Catch(0, (2, 1, 0, 0)), yards=((0, 0, 0, 0), (1, 1, 1, 1)))
    view = rules.view(splitting, 0)
    assert advise(view).best.action == Distribute((0, 0, 0, 0))
    assert cost_of(view, Distribute((1, 1, 0, 0))) == pytest.approx(1.0)


def test_consolation_is_taken() -> None:
    """VER-BUST-05."""
    rules = game("verasselt", 2, {"consolation_optional": True})
    state, _ = rules.new_game()
    state, _ = rules.resolve(state, Drawn(tuple(rules.awaiting(state).items)))  # type: ignore[union-attr]
    view = rules.view(state.but(phase="consolation", target="hub"), 0)
    assert advise(view).best.action == TakeConsolation(2)


def ending_view(seat: int, heaps: tuple[int, ...], yards: tuple[int, ...] | None = None, **more: Any) -> Any:
    """Whoever takes the hub ends the game (VER-END-06)."""
    rules = game("verasselt", len(heaps))
    state, _ = rules.new_game()
    state, _ = rules.resolve(state, Drawn(tuple(rules.awaiting(state).items)))  # type: ignore[union-attr]
    more = {"hub": (1, 0, 0, 0), "table_catch": Catch(1, (2, 1, 0, 0))} | more
    ending = state.but(
        phase="choose",
        first_turn=False,
        active=seat,
        deck="",
        heaps=tuple((heap, 0, 0, 0) for heap in heaps),
        yards=tuple((yard, 0, 0, 0) for yard in yards or (0,) * len(heaps)),
        **more,
    )
    view: Any = rules.view(ending, seat)
    assert view.hub_ends_game
    return view


@pytest.mark.parametrize(("own", "best"), [(20, "hub"), (3, "catch")])
def test_the_hub_that_ends_the_game_is_advised_to_the_leader(own: int, best: Any) -> None:
    """VER-END-06."""
    assert advise(ending_view(0, (own, 8), hub=(1, 1, 1, 0))).best.action == Choose(best)


@pytest.mark.parametrize(
    ("heaps", "yards", "left", "best"),
    [
        ((28, 18, 28), (0, 0, 0), (0,), "hub"),  # the heap of somebody who left does not count (VER-AMB-33)
        ((0, 25, 28), (0, 2, 1), (), "hub"),  # level: fewer yard cards win (VER-WIN-02)
        ((0, 25, 28), (0, 1, 2), (), "catch"),
    ],
)
def test_the_end_is_valued_as_the_rules_count_it(
    heaps: tuple[int, ...], yards: tuple[int, ...], left: tuple[int, ...], best: Any
) -> None:
    assert advise(ending_view(2, heaps, yards, left=left)).best.action == Choose(best)


def test_an_immediate_win_is_better_than_any_plunder() -> None:
    """VER-END-06: however large the catch is."""
    large = Catch(1, (8, 8, 8, 8))
    view = ending_view(0, (44, 10), hub=(0, 0, 0, 0), dice=tuple("YBRG==="), table_catch=large)
    assert advise(view).best.action == Choose("hub")


# Asking


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    rules = game("strike", 2)
    with pytest.raises(ActionRefused, match="nothing is asked"):
        advise(rules.view(rules.parse(THREE_LIE), 1))


def test_what_is_not_offered_is_not_weighed() -> None:
    with pytest.raises(ActionRefused, match="not offered"):
        cost_of(strike_view(THREE_LIE), TakeExtra(None))


def test_advice_is_cached_for_the_same_view() -> None:
    rules = game("hp_strike", 2)
    adviser, view = Adviser(rules), decisions(rules, "again")[0]
    first = adviser.advise(view)
    assert adviser.advise(view) is first


# The table of luck behind it


@pytest.mark.parametrize("name", ["strike", "impact"])
def test_advice_goes_by_the_table_of_luck(name: str) -> None:
    rules = cast("ArenaGame", game(name, seats=2))
    lying = "i:{},j:{},k:{}".format(*rules.symbols[:3])
    view = rules.view(
        rules.parse(f"choice active=0 supplies=abcde/fgh arena={lying} removed=lmnop aside=qrstuvwxyz"), 0
    )
    advice = Adviser(rules).advise(view)
    assert advice.model == Luck.engine == model_of(name)
    smash = next(each for each in advice.options if each.choice.manner == "smash")
    assert smash.value == pytest.approx(float(core(2).action_values(3, (5, 3), mid=True)["smash"][0]))


def test_where_dice_are_rolled_no_table_of_luck_is_named() -> None:
    assert model_of("verasselt") is None
