"""The yardstick: it plays every edition by the rules, sees no more than its seat, and finds what is obvious."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from throwdown.bots.players.mcts import LEAST_WALKS, Mcts
from throwdown.bots.search.dealing import dealt
from throwdown.bots.search.solved import solved_values
from throwdown.rules import GAMES, game
from throwdown.rules.arena.state import Throw
from throwdown.rules.game import Decision, Over, Several, Stop, to_act
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.notation import flaws
from throwdown.throwers import MANNERS, Luck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.bots import Choice
    from throwdown.rules import Action, Game
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.verasselt.state import VerasseltState, VerasseltView

#: Every edition once, the usual one with every number of seats.
TABLES = [(name, None, seats) for name in GAMES for seats in range(2, 6)] + [
    (name, edition, 2 + place % 4) for name in GAMES for place, edition in enumerate(edition_changes(name))
]
#: Phases, and the hidden, that the usual rules lack.
RARER: list[tuple[str, dict[str, Any]]] = [
    ("strike", {"supply_visibility": "hidden", "collect": "optional", "start_x": "turn"}),
    ("impact_avatar", {"piles_after_fire": "owner_choice", "pile_split": "allowed", "collect": "optional"}),
    ("hp_strike", {"relashio_throwers": "all", "accio_from_tower": "top_only"}),
    ("verasselt", {"consolation_optional": True, "show_heap_counts": False}),
]


def asked(rules: Game[Any], seed: str, most: int = 400) -> Iterator[tuple[Any, int]]:
    """Positions in which a seat is asked something, in a game by chance."""
    rng = Random(seed)
    luck = Luck(rng)
    state, _ = rules.new_game()
    for _ in range(most):
        awaited = rules.awaiting(state)
        if isinstance(awaited, Over):
            return
        if isinstance(awaited, Decision | Several):
            seat = rng.choice(to_act(awaited))
            yield state, seat
            state, _ = rules.apply(state, seat, rules.legal_actions(state, seat).sample(rng))
        else:
            manners = {seat: rng.choice(MANNERS) for seat in range(rules.seats)}
            state, _ = rules.resolve(state, cast("Any", luck.answer(rules, state, awaited, manners)))


def one_of_each_phase(rules: Game[Any], seeds: int, most: int) -> list[tuple[Any, int]]:
    """A few positions of every phase that comes up in some games."""
    seen: Counter[str] = Counter()
    kept = []
    for seed in range(seeds):
        for state, seat in asked(rules, f"{rules.id}/{seed}"):
            seen[state.phase] += 1
            if seen[state.phase] <= most:
                kept.append((state, seat))
    return kept


def chosen(rules: Game[Any], state: Any, seat: int, walks: int = LEAST_WALKS) -> Choice:
    """By counting, not by the clock."""
    return Mcts(rules, Random(1), 0.0, walks).choose(rules.view(state, seat))


@pytest.mark.parametrize(("name", "edition", "seats"), TABLES)
def test_mcts_is_legal_in_every_phase_of_every_edition(name: str, edition: str | None, seats: int) -> None:
    rules = game(name, seats, edition=edition)
    for state, seat in one_of_each_phase(rules, 2, 1):
        choice = chosen(rules, state, seat)
        assert choice.action in rules.legal_actions(state, seat)
        rules.apply(state, seat, choice.action)


@pytest.mark.parametrize(("name", "options"), RARER)
def test_mcts_is_legal_with_rarer_options(name: str, options: dict[str, Any]) -> None:
    rules = game(name, 3, options)
    for state, seat in one_of_each_phase(rules, 12, 1):
        assert chosen(rules, state, seat).action in rules.legal_actions(state, seat)


@pytest.mark.parametrize(
    ("position", "best"),
    [
        ("choice active=0 supplies=a/b arena=c:2 removed=defghijklmnop aside=qrstuvwxyz", Stop()),
        ("choice active=0 supplies=ab/cd arena=e:2,f:3,g:4,h:5,i:6 removed=jklmnop aside=qrstuvwxyz", Throw()),
    ],
)
def test_mcts_finds_the_solved_choice_in_clear_positions(position: str, best: Action) -> None:
    """CORE-15: the last die is no throw at a single one, and five symbols are a match in five throws of six."""
    rules = cast("ArenaGame", game("strike", 2))
    state = rules.parse(position)
    values = solved_values(rules, rules.view(state, 0))
    assert max(values, key=lambda choice: values[choice]).action == best
    assert chosen(rules, state, 0, walks=600).action == best


def test_mcts_makes_a_walk_at_least_and_thinks_as_long_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at after every walk, and a walk is short: no decision takes much longer than it may."""
    ticks = iter(range(1000))
    monkeypatch.setattr("throwdown.bots.clock.now", lambda: next(ticks))
    rules = game("verasselt", 5)
    state, seat = next(asked(rules, "short"))
    assert Mcts(rules, Random(1), 20.0).choose(rules.view(state, seat)).action in rules.legal_actions(state, seat)
    assert next(ticks) == 21  # one before it, and one for every second


# What it cannot see


@pytest.mark.parametrize("shown", [True, False])
def test_hidden_cards_are_dealt_again(shown: bool) -> None:
    """VER-AMB-25: heaps are piles face down, the deck has an order that nobody knows."""
    rules = game("verasselt", 3, {"show_heap_counts": shown})
    for state, seat in islice(asked(rules, "dealt"), 60, 120):
        view: VerasseltView = cast("Any", rules.view(state, seat))
        guesses = [dealt(view, Random(number)) for number in range(4)]
        for guess in guesses:
            assert not list(flaws(guess))
            assert cast("Any", rules.view(guess, seat)).but(actions=None) == view.but(actions=None)
        if len(state.deck) > 10:
            assert len({guess.deck for guess in guesses}) == len(guesses)


def test_hidden_cards_do_not_change_the_choice() -> None:
    """The same view, another deck and other heaps behind it: the same choice."""
    rules = game("verasselt", 2)
    for state, seat in islice(asked(rules, "hidden"), 40, 60):
        other: VerasseltState = dealt(cast("Any", rules.view(state, seat)), Random(5))
        assert chosen(rules, state, seat) == chosen(rules, other, seat)
