"""Exact odds of a throw, against the luck thrower followed down every branch and judged by the real rules."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache, partial
from math import prod
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.call_count import calls
from tests.cases import for_each
from throwdown.bots.odds.arena import Position, ThrowOdds, held_symbol, position, throw_choices, throw_odds
from throwdown.rules import game as make_game
from throwdown.rules.arena.events import DiceCollected, SetsFound
from throwdown.rules.arena.state import IDLE, ArenaState, Raced, ThrowAll, ThrowFromPile, ThrowPile
from throwdown.throwers import MANNERS, Luck
from throwdown.throwers.luck import LUCK, ThrowChances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules import Action, Event
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import Dice

#: Chances with short fractions, and each of them at work.
ROUGH = ThrowChances(hit=0.5, turn=0.75, leave=0.25, knock=0.125, bare=0.5)
#: Thrown dice strike and leave: many strikes, few faces.
LEAVING = ROUGH.but(leave=1.0, bare=1.0)
SOFT = ThrowChances(hit=0.0, turn=0.0, leave=0.0, knock=0.0)


class Branches(Random):
    """Randomness that takes every branch: each question is answered in all ways, with its chance."""

    def __init__(self) -> None:
        super().__init__()
        self.path: list[tuple[int, tuple[Fraction, ...]]] = []
        self.step = 0

    def answer(self, chances: tuple[Fraction, ...]) -> int:
        if self.step == len(self.path):
            self.path.append((next(way for way, chance in enumerate(chances) if chance), chances))
        self.step += 1
        return self.path[self.step - 1][0]

    def random(self) -> Any:
        return Draw(self)

    def __iter__(self) -> Iterator[Branches]:
        """Itself, once for every path through the questions that are asked in between."""
        while True:
            self.step = 0
            yield self
            while self.path and not any(self.path[-1][1][self.path[-1][0] + 1 :]):
                self.path.pop()
            if not self.path:
                return
            taken, chances = self.path.pop()
            self.path.append((taken + 1, chances))

    @property
    def weight(self) -> Fraction:
        way = [chances[taken] for taken, chances in self.path]
        return Fraction(prod(chance.numerator for chance in way), prod(chance.denominator for chance in way))


class Draw:
    """A number between 0 and 1 that is only ever compared, or made a whole number."""

    def __init__(self, branches: Branches, parts: int = 1) -> None:
        self.branches = branches
        self.parts = parts

    def __lt__(self, chance: float) -> bool:
        return self.branches.answer(yes_or_no(chance)) == 0

    def __mul__(self, parts: int) -> Draw:
        return Draw(self.branches, parts)

    def __int__(self) -> int:
        return self.branches.answer(equal(self.parts))


@cache
def yes_or_no(chance: float) -> tuple[Fraction, ...]:
    share = Fraction(str(chance))
    return share, 1 - share


@cache
def equal(parts: int) -> tuple[Fraction, ...]:
    return (Fraction(1, parts),) * parts


def test_branches_cover_everything() -> None:
    branches = Branches()
    ways = {(branches.random() < 0.25, int(branches.random() * 3)): branches.weight for branches in branches}
    assert len(ways) == 6 and sum(ways.values()) == 1 and ways[True, 2] == Fraction(1, 12)


def lying(
    faces: str, supply: int, *, stacks: tuple[Dice, ...] = (), piles: tuple[int, ...] = (), elements: str = ""
) -> ArenaState:
    """The player on turn has the dice from 10 on, piles those from 20 on; dice 0, 1, 2 … lie in the arena."""
    ids = iter(range(20, 26))
    return ArenaState(
        phase="turn",
        active=0,
        direction=1,
        first=0,
        supplies=(tuple(range(10, 10 + supply)), (8, 9)),
        piles=(tuple(tuple(next(ids) for _ in range(size)) for size in piles), ()),
        arena=tuple(enumerate(faces.split())),
        stacks=stacks,
        removed=(),
        aside=(),
        out=(),
        elements=tuple(elements.split()),
        taken_bare=True,
        throws=0,
        resolution=IDLE,
        result=None,
    )


def counted(game: ArenaGame, state: ArenaState, action: Action, manner: ThrowChances) -> dict[str, dict[Any, Fraction]]:
    """Every way the dice can fall, judged by the rules."""
    content: dict[str, dict[Any, Fraction]] = {key: defaultdict(Fraction) for key in ("taken", "held", "lost", "sets")}
    flying, _ = game.apply(state, 0, action)
    (_, thrown), *_ = flying.resolution.hands
    branches = Branches()
    for branch in branches:
        outcome = Luck(branch, {"drop": manner}).answer(game, flying, game.awaiting(flying), {})
        assert outcome is not None
        after, events = game.resolve(flying, outcome)
        sets = next((dict(event.sets) for event in events if isinstance(event, SetsFound)), {})
        taken = dice_taken(game, after, events, sets)
        weight = branches.weight
        content["taken"][taken] += weight
        content["held"][bool(sets) and not taken] += weight
        content["lost"][thrown[0] in after.removed] += weight
        for symbol in sets:
            content["sets"][symbol] += weight
    return content


def dice_taken(game: ArenaGame, after: ArenaState, events: tuple[Event, ...], sets: dict[str, Dice]) -> int:
    """What the throw gives to its collector; before a reaction, what it would give without one."""
    if after.phase == "reaction":
        return sum(len(dice) for symbol, dice in sets.items() if symbol != held_symbol(game.id, after.elements))
    if after.phase == "race":
        _, events = game.resolve(after, Raced(winner=0 if 0 in after.resolution.waiting else 1))
    return sum(len(event.dice) for event in events if isinstance(event, DiceCollected))


def agrees(odds: ThrowOdds, content: dict[str, dict[Any, Fraction]]) -> None:
    assert {count: chance for count, chance in enumerate(odds.collected) if chance} == content["taken"]
    assert odds.p_match == 1 - content["taken"][0]
    assert odds.p_held == content["held"][True]
    assert odds.p_lost == content["lost"][True]
    assert {symbol: chance for symbol, chance in odds.sets if chance} == content["sets"]
    assert odds.expected == sum(count * chance for count, chance in content["taken"].items())


CASES: dict[str, tuple[str, ArenaState, dict[str, Any]]] = {
    "one die": ("strike", lying("2 3", 3), {}),
    "a pair left lying": ("strike", lying("2 2 3", 3), {"collect": "mandatory"}),
    "the last die": ("impact", lying("FIRE AIR", 1), {}),
    "an empty arena in mid-turn": ("strike", lying("", 3).but(phase="choice"), {}),
    "a big throw": ("strike", lying("", 4), {}),
    "a big throw of the wizards": ("hp_strike", lying("", 4), {}),
    "a big throw into the swamp": ("impact_power", lying("", 4, elements="WATER"), {}),
    "a big throw with a pile": ("impact_power", lying("", 2, piles=(2,), elements="STONE"), {}),
    "a swamp": ("impact_power", lying("WATER WATER FIRE", 3, elements="WATER"), {}),
    "a storm": ("impact_power", lying("LIGHTNING AIR", 3, elements="LIGHTNING"), {}),
    "a column of fire": ("impact_avatar", lying("FIRE AIR", 1, elements="FIRE WATER"), {}),
    "a hurricane": ("impact_avatar", lying("AIR STONE", 3, elements="AIR STONE"), {}),
    "piles": ("impact_power", lying("STONE", 1, piles=(2,), elements="STONE"), {"pile_split": "allowed"}),
    "an Immobulus group": ("hp_strike", lying("IMMOBULUS IMMOBULUS ACCIO", 3), {}),
    "a single Immobulus": ("hp_strike", lying("IMMOBULUS RELASHIO", 3), {}),
    "a tower": ("hp_strike", lying("ACCIO LEVIOSA ACCIO", 3, stacks=((0, 1, 2),)), {}),
    "a tower with an X below": ("hp_strike", lying("CONFUNDO X ACCIO", 3, stacks=((0, 1, 2),)), {}),
    "a tower of two and a die": ("hp_strike", lying("CONFUNDO ACCIO CONFUNDO", 3, stacks=((0, 1),)), {}),
    "a pile into a tower": (
        "impact_power",
        lying("FIRE AIR", 0, stacks=((0, 1),), piles=(2,), elements="AIR"),
        {"accidental_stack": "tower"},
    ),
}


@pytest.mark.study
@pytest.mark.parametrize("case", CASES)
def test_odds_are_those_of_the_thrower_and_the_rules(case: str) -> None:
    """DIG-03, DIG-TOWER-3, CORE-11 to CORE-13: every branch of luck, judged by the rules."""
    game_id, state, options = CASES[case]
    game = cast("ArenaGame", make_game(game_id, 2, options))
    manner = LEAVING if "pile into" in case else ROUGH
    choices = throw_choices(game.view(state, 0), {"drop": manner})
    assert [choice.action for choice in choices] == [a for a in game.legal_actions(state, 0) if a.name != "stop"]
    for choice in choices:
        agrees(choice.odds, counted(game, state, choice.action, manner))


@for_each("manner", MANNERS)
def test_every_manner_of_the_table(manner: str) -> None:
    game = cast("ArenaGame", make_game("strike", 2))
    state = lying("2 3", 3)
    for choice in throw_choices(game.view(state, 0)):
        if choice.manner == manner:
            agrees(choice.odds, counted(game, state, choice.action, LUCK[manner]))


def test_piles_are_thrown_whole_or_die_by_die() -> None:
    """IMP-POW-BOUL-02, D-09: how many dice each throw is."""
    game = make_game("impact_power", 2, {"pile_split": "allowed"})
    view = game.view(lying("AIR", 1, piles=(2, 4), elements="STONE"), 0)
    dice = {choice.action: choice.dice for choice in throw_choices(cast("Any", view))}
    assert dice[ThrowPile(0)] == 2 and dice[ThrowPile(1)] == 4 and dice[ThrowFromPile(1)] == 1


def test_nothing_is_thrown_where_nothing_may_be() -> None:
    game = make_game("strike", 2)
    assert throw_choices(cast("Any", game.view(lying("2 3", 3), 1))) == ()


@for_each(("dice", "percent"), [(1, 0), (2, 13.9), (3, 37.0), (4, 61.3), (5, 80.1), (6, 91.3), (7, 96.7), (8, 98.9)])
def test_big_throw_of_fair_dice(dice: int, percent: float) -> None:
    """CORE-18, DIG-BOT-2: the chance of at least one set, where nothing leaves the arena."""
    odds = throw_odds(Position("strike", ()), dice, SOFT)
    assert round(100 * float(odds.p_match), 1) == percent
    immobulus = throw_odds(Position("hp_strike", (), held="IMMOBULUS"), dice, SOFT)
    assert immobulus.p_match < odds.p_match or dice == 1  # those save nobody
    assert immobulus.p_held > 0 or dice == 1


@for_each("different", range(6))
def test_soft_drop_into_different_symbols(different: int) -> None:
    """CORE-13: k different symbols match with k/6, and the die is lost with 1/6."""
    odds = throw_odds(Position("strike", tuple("23456"[:different])), 1, SOFT)
    assert odds.p_match == Fraction(different, 6)
    assert odds.p_lost == Fraction(1, 6)
    assert odds.collected[2:] == ((Fraction(different, 6),) if different else ())


def test_five_different_symbols_always_match_or_lose() -> None:
    odds = throw_odds(Position("impact", ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR")), 1, SOFT)
    assert odds.p_match + odds.p_lost == 1


def test_covered_dice_do_not_count() -> None:
    """HPS-LEVI-02: only the top of a tower is read."""
    odds = throw_odds(Position("hp_strike", (), (("ACCIO", "LEVIOSA"),), "IMMOBULUS"), 1, SOFT)
    assert dict(odds.sets) == {
        "IMMOBULUS": 0, "RELASHIO": 0, "ACCIO": 0, "LEVIOSA": Fraction(1, 6), "CONFUNDO": 0
    }  # fmt: skip


def test_position_is_what_the_view_shows() -> None:
    game = make_game("hp_strike", 2)
    view = cast("Any", game.view(lying("ACCIO X CONFUNDO LEVIOSA", 3, stacks=((0, 1, 2),)), 0))
    assert position(view) == Position("hp_strike", ("LEVIOSA",), (("ACCIO", "X", "CONFUNDO"),), "IMMOBULUS")


def test_all_chances_make_one() -> None:
    for manner in LUCK.values():
        for game_id, state, _ in CASES.values():
            lying_there = position(cast("Any", make_game(game_id, 2).view(state, 0)))
            for dice in (1, 5):
                odds = throw_odds(lying_there, dice, manner)
                assert sum(odds.collected) == 1 and odds.collected[1:2] in ((), (0,))


def test_odds_come_quickly() -> None:
    """A dozen dice, eight of them held, and a big throw of all 26: some hundredths of a second."""
    crowded = Position("impact_power", ("AIR", "FIRE", "LIGHTNING", "STONE") + ("WATER",) * 8, (), "WATER")
    for where, dice in ((crowded, 1), (Position("strike", ()), 26)):
        throw_odds.cache_clear()
        assert calls(partial(throw_odds, where, dice, LUCK["smash"])) < 60_000


def test_big_throw_is_all_there_is() -> None:
    game = make_game("strike", 2)
    (choice, *_) = throw_choices(cast("Any", game.view(lying("", 5), 0)))
    assert choice.action == ThrowAll() and choice.dice == 5
