"""Luck: the chances are those of its table, and what it says is always something the rules can take."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random, SystemRandom
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.physics.intent import WAYS
from throwdown.rules import GAMES, Decision, Drawn, Game, InFlight, Lot, Over, Race, Several, game
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import ArenaState, Landed, Raced, React, Throw, ThrowAll
from throwdown.rules.game import to_act
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import BAR, COLOURS, Rolled
from throwdown.table import Match, Seat
from throwdown.throwers import MANNERS, Luck
from throwdown.throwers.luck import LUCK, ThrowChances, engine_of

#: Nothing by chance differs by more than so many standard deviations, with the fixed seeds of this file.
FAR = 4.0
#: The chi-square of five degrees of freedom stays below this in 99.9 % of all cases.
CHI_SQUARE_5 = 20.5

NEVER = ThrowChances(hit=0.0, turn=0.0, leave=0.0, knock=0.0)
ALWAYS_TURNS = ThrowChances(hit=9.0, turn=1.0, leave=0.0, knock=0.0)
ALWAYS_KNOCKS = ThrowChances(hit=9.0, turn=1.0, leave=0.0, knock=1.0)


def test_every_manner_has_its_chances_and_its_way_through_the_air() -> None:
    assert tuple(LUCK) == tuple(WAYS) == MANNERS


def test_the_same_chances_have_the_same_name_in_every_version() -> None:
    """A name that changes without the chances would make every older record one that cannot be computed again."""
    drop = ThrowChances(hit=0.1, turn=0.25, leave=0.0, knock=0.0)
    smash = ThrowChances(hit=0.5, turn=0.75, leave=0.2, knock=0.01)
    assert engine_of({"smash": smash, "drop": drop}) == "luck dcd20237"


def near(count: int, tries: int, chance: float) -> bool:
    """Whether so many of so many is what this chance makes likely."""
    return abs(count - tries * chance) <= FAR * sqrt(tries * chance * (1 - chance)) + 1e-9


def chi_square(counts: Counter[str], chances: dict[str, float]) -> float:
    assert set(counts) <= set(chances), f"{set(counts) - set(chances)} cannot be"
    tries = counts.total()
    return sum((counts[face] - tries * chance) ** 2 / (tries * chance) for face, chance in chances.items())


def arena(name: str = "strike", seats: int = 2, **options: Any) -> ArenaGame:
    rules = game(name, seats, options)
    assert isinstance(rules, ArenaGame)
    return rules


def thrown_into(rules: ArenaGame, text: str) -> tuple[ArenaState, InFlight]:
    """This position once the player on turn has thrown."""
    state = rules.parse(text)
    action = Throw() if state.arena else ThrowAll()
    state, _ = rules.apply(state, state.active, action)
    awaited = rules.awaiting(state)
    assert isinstance(awaited, InFlight)
    return state, awaited


def landings(
    rules: ArenaGame, state: ArenaState, count: int, manners: dict[int, str], seed: int, **table: ThrowChances
) -> list[Landed]:
    luck = Luck(Random(seed), table) if table else Luck(Random(seed))
    awaited = rules.awaiting(state)
    found: list[Landed] = []
    for _ in range(count):
        outcome = luck.answer(rules, state, awaited, manners)
        assert isinstance(outcome, Landed)
        if len(found) < 1000:  # that the rules take it is seen soon, how often it comes is not
            rules.resolve(state, outcome)
        found.append(outcome)
    return found


FIVE_LYING = "turn active=0 supplies=abcdefgh/ijkl arena=m:2,n:3,o:4,p:5,q:6 aside=rstuvwxyz"
LYING = range(12, 17)
THROWN = 7


# One die


@pytest.mark.parametrize("name", ["strike", "impact", "hp_strike"])
def test_a_thrown_die_shows_every_face_with_the_same_chance(name: str) -> None:
    """DIG-03"""
    rules = arena(name, start_die="thrown")
    state, _ = rules.new_game()
    shown: Counter[str] = Counter()
    for outcome in landings(rules, state, 12_000, {}, 1, drop=NEVER):
        shown[outcome.faces[0][1]] += 1
    assert chi_square(shown, dict.fromkeys(rules.die, 1 / 6)) < CHI_SQUARE_5


def test_a_turned_die_shows_every_face_with_the_same_chance() -> None:
    """DIG-03: whatever it showed before."""
    rules = arena()
    state, _ = thrown_into(rules, "turn active=0 supplies=abcdefgh/ijklmnop arena=q:2 aside=rstuvwxyz")
    shown: Counter[str] = Counter(
        dict(outcome.faces)[16] for outcome in landings(rules, state, 12_000, {}, 2, drop=ALWAYS_TURNS)
    )
    assert chi_square(shown, dict.fromkeys(rules.die, 1 / 6)) < CHI_SQUARE_5


@for_each("manner", MANNERS)
def test_every_manner_has_the_chances_of_its_row(manner: str) -> None:
    """DIG-03: a thrown die leaves, a lying one is struck, and then is knocked out or turns."""
    rules, tries = arena(), 12_000
    state, _ = thrown_into(rules, FIVE_LYING)
    left = knocked = turned = 0
    for outcome in landings(rules, state, tries, {0: manner}, 3):
        causes = dict(outcome.out)
        left += THROWN in causes
        knocked += sum(causes.get(die) == "knocked" for die in LYING)
        turned += sum(die in LYING for die, _ in outcome.faces)
    row = LUCK[manner].among(5)
    assert near(left, tries, row.leave), (left / tries, row.leave)
    assert near(knocked, 5 * tries, row.hit * row.knock), (knocked / tries / 5, row.hit * row.knock)
    assert near(turned, 5 * tries, row.hit * (1 - row.knock) * row.turn), (turned / tries / 5, row)


def test_each_number_of_the_row_has_its_own_meaning() -> None:
    """DIG-03: hit, turn, leave and knock told apart, which their product alone would not show."""
    rules, tries = arena(), 8000
    state, _ = thrown_into(rules, FIVE_LYING)
    only_hit = landings(rules, state, tries, {}, 4, drop=ThrowChances(hit=0.3 * 5, turn=1.0, leave=0.0, knock=0.0))
    assert near(sum(len(outcome.faces) - 1 for outcome in only_hit), 5 * tries, 0.3)
    assert not any(outcome.out for outcome in only_hit)
    only_turn = landings(rules, state, tries, {}, 5, drop=ThrowChances(hit=5.0, turn=0.3, leave=0.0, knock=0.0))
    assert near(sum(len(outcome.faces) - 1 for outcome in only_turn), 5 * tries, 0.3)
    knock = landings(rules, state, tries, {}, 6, drop=ThrowChances(hit=5.0, turn=1.0, leave=0.0, knock=0.3))
    assert near(sum(len(outcome.out) for outcome in knock), 5 * tries, 0.3)
    assert all(len(outcome.faces) + len(outcome.out) == 6 for outcome in knock), "a struck die turns or is knocked out"
    leave = landings(rules, state, tries, {}, 7, drop=ThrowChances(hit=0.0, turn=1.0, leave=0.3, knock=1.0))
    assert near(sum(outcome.out == ((THROWN, "bounced"),) for outcome in leave), tries, 0.3)


def test_harder_is_wilder() -> None:
    """Each manner turns more than the one before, and a smash loses the most; a hit is steeper than a toss."""
    rows = [LUCK[manner] for manner in MANNERS]
    assert list(LUCK) == list(MANNERS)
    assert [row.stirs for row in rows] == sorted(row.stirs for row in rows)
    assert max(row.leave for row in rows) == LUCK["smash"].leave > 2 * LUCK["hit"].leave


def test_a_throw_without_a_manner_is_a_drop() -> None:
    """AMB-48"""
    rules = arena()
    state, _ = thrown_into(rules, FIVE_LYING)
    silent = landings(rules, state, 300, {}, 8)
    assert silent == landings(rules, state, 300, {0: "drop"}, 8)
    assert silent == landings(rules, state, 300, {1: "smash"}, 8), "another seat's manner is not this seat's"
    assert silent != landings(rules, state, 300, {0: "smash"}, 8)


def test_dice_of_a_big_throw_land_one_by_one_and_leave_one_by_one() -> None:
    rules, tries = arena(), 3000
    state, awaited = thrown_into(rules, "turn active=0 supplies=abcdefgh/ijkl removed=mnopq aside=rstuvwxyz")
    assert awaited.hands == ((0, tuple(range(8))),)
    found = landings(rules, state, tries, {0: "smash"}, 9)
    assert all({die for die, _ in (*outcome.faces, *outcome.out)} == set(range(8)) for outcome in found)
    assert near(sum(len(outcome.out) for outcome in found), 8 * tries, LUCK["smash"].bare)


# Several at once


STORM = "turn active=0 supplies=abcdefg/hijk/lmno arena=p:LIGHTNING removed=qrstu aside=vwxyz"


def storm(seed: int = 0) -> tuple[ArenaGame, ArenaState]:
    """Seats 1 and 2 have thrown into a storm."""
    rules = arena("impact_avatar", 3, active_elements=["LIGHTNING"])
    state = rules.parse(STORM + " elements=LIGHTNING")
    state, _ = rules.apply(state, 0, Throw())
    state, _ = rules.resolve(state, Landed(((6, "LIGHTNING"),)))
    for seat in (2, 1):
        state, _ = rules.apply(state, seat, React())
    awaited = rules.awaiting(state)
    assert isinstance(awaited, InFlight) and sorted(awaited.hands) == [(1, (10,)), (2, (14,))]
    return rules, state


def test_all_reaction_dice_land() -> None:
    """DIG-SIM-3"""
    rules, state = storm()
    for outcome in landings(rules, state, 500, {1: "smash", 2: "toss"}, 10):
        assert {10, 14} <= {die for die, _ in (*outcome.faces, *outcome.out)}
        assert {die for die, _ in (*outcome.faces, *outcome.out)} <= {6, 10, 14, 15}


def test_each_reaction_die_may_strike_what_landed_before_it_in_any_order() -> None:
    """DIG-SIM-3"""
    rules, state = storm()
    first_gone: Counter[int] = Counter()
    for outcome in landings(rules, state, 2000, {}, 11, drop=ALWAYS_KNOCKS):
        causes = dict(outcome.out)
        assert causes[6] == causes[15] == "knocked", "what lay there before the storm is struck too"
        (survivor,) = {10, 14} - set(causes)
        first_gone[24 - survivor] += 1
        assert [die for die, _ in outcome.faces] == [survivor]
    assert near(first_gone[10], 2000, 0.5), first_gone


def test_a_reaction_die_strikes_as_its_own_seat_throws() -> None:
    rules, state = storm()
    gentle = Luck(Random(12), {"drop": NEVER, "smash": ALWAYS_KNOCKS})
    awaited = rules.awaiting(state)
    for _ in range(100):
        outcome = gentle.answer(rules, state, awaited, {2: "smash"})
        assert isinstance(outcome, Landed)
        assert 14 in dict(outcome.faces), "seat 1 drops and strikes nothing"
        assert dict(outcome.out).keys() >= {6, 15}


# Towers


TOWER = "turn active=0 supplies=abcdefgh/ijk arena=l:ACCIO,m:LEVIOSA,n:CONFUNDO,o:RELASHIO,p:IMMOBULUS"
TOWER += " stacks=lmno removed=q aside=rstuvwxyz"
STACK = (11, 12, 13, 14)


def test_a_tower_that_is_hit_breaks_at_any_level() -> None:
    """DIG-TOWER-3: what is below stands as it was, what was above falls and shows fresh faces."""
    rules, tries = arena("hp_strike"), 8000
    state, _ = thrown_into(rules, TOWER)
    fallen: Counter[str] = Counter()
    for outcome in landings(rules, state, tries, {}, 13, drop=ThrowChances(hit=9.0, turn=0.0, leave=0.0, knock=0.0)):
        rerolled = [die for die, _ in outcome.faces if die in STACK]
        level = 4 - len(rerolled)
        assert rerolled == list(STACK[level:])
        assert outcome.stacks == ((STACK[:level],) if level > 1 else ())
        fallen[str(level)] += 1
    assert chi_square(fallen, dict.fromkeys("0123", 1 / 4)) < CHI_SQUARE_5


@for_each("manner", MANNERS)
def test_a_tower_is_hit_as_often_as_a_die(manner: str) -> None:
    """DIG-TOWER-3"""
    rules, tries = arena("hp_strike"), 6000
    state, _ = thrown_into(rules, TOWER)
    found = landings(rules, state, tries, {0: manner}, 14)
    assert near(sum(outcome.stacks != (STACK,) for outcome in found), tries, LUCK[manner].among(2).hit)


def test_what_fell_off_a_tower_shows_every_face() -> None:
    """DIG-TOWER-3"""
    rules = arena("hp_strike")
    state, _ = thrown_into(rules, TOWER)
    found = landings(rules, state, 6000, {}, 15, drop=ThrowChances(hit=9.0, turn=0.0, leave=0.0, knock=0.0))
    top = Counter(dict(outcome.faces)[14] for outcome in found)
    assert chi_square(top, dict.fromkeys(rules.die, 1 / 6)) < CHI_SQUARE_5


def test_dice_of_a_broken_tower_can_be_knocked_out() -> None:
    rules = arena("hp_strike")
    state, _ = thrown_into(rules, TOWER)
    for outcome in landings(rules, state, 200, {}, 16, drop=ALWAYS_KNOCKS):
        gone = {die for die, _ in outcome.out}
        assert 15 in gone and 14 in gone
        assert not gone & {die for stack in outcome.stacks for die in stack}


# Races


def shares(dice: tuple[int, ...], races: int, seed: int) -> list[float]:
    """How often each of these towers is first."""
    rules = arena("impact_avatar", len(dice), active_elements=["FIRE"], fire_tie="rerun")
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    supplies = ["".join(next(letters) for _ in range(count)) for count in dice]
    rest = "".join(letters)
    state = rules.parse(
        f"race active=0 supplies={'/'.join(supplies)} arena={rest[0]}:FIRE,{rest[1]}:FIRE aside={rest[2:]}"
        f" elements=FIRE waiting={','.join(map(str, range(len(dice))))}"
    )
    awaited = rules.awaiting(state)
    assert isinstance(awaited, Race)
    luck, wins = Luck(Random(seed)), [0.0] * len(dice)
    for _ in range(races):
        outcome = luck.answer(rules, state, awaited, {})
        assert isinstance(outcome, Raced) and outcome.winner is None
        assert [seat for seat, _ in outcome.times] == list(range(len(dice)))
        best = min(time for _, time in outcome.times)
        first = [seat for seat, time in outcome.times if time == best]
        for seat in first:
            wins[seat] += 1 / len(first)
    return [won / races for won in wins]


@pytest.mark.study
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ((4, 4), (0.50, 0.50)),
        ((3, 4), (0.74, 0.26)),
        ((3, 5), (0.88, 0.12)),
        ((7, 8), (0.63, 0.37)),
        ((6, 9), (0.84, 0.16)),
        ((4, 5, 6), (0.64, 0.26, 0.10)),
    ],
)
def test_fewer_dice_win_the_race_as_often_as_written_down(dice: tuple[int, ...], expected: tuple[float, ...]) -> None:
    """DIG-FIRE-2"""
    for share, wanted in zip(shares(dice, 12_000, 17), expected, strict=True):
        assert abs(share - wanted) <= 0.015, (share, wanted)


def test_with_fewest_dice_there_is_no_race_to_answer() -> None:
    """DIG-FIRE-3: the fewest dice win at once; ties go to the player on turn, then to the left."""
    rules = arena("impact_avatar", 3, active_elements=["FIRE"], fire_mode="fewest_dice")
    for supplies, winner in (("abcd/efg/hi", 2), ("abc/de/hifg", 0), ("abcd/ef/hig", 1), ("abcd/fe/hi", 1)):
        state = rules.parse(f"turn active=0 supplies={supplies} arena=j:FIRE removed={_rest(supplies)} elements=FIRE")
        state, _ = rules.apply(state, 0, Throw())
        (die,) = state.resolution.hands[0][1]
        state, events = rules.resolve(state, Landed(((die, "FIRE"),)))
        assert {event.name: event for event in events}["dice_collected"].seat == winner  # type: ignore[attr-defined]


def _rest(supplies: str) -> str:
    return "".join(letter for letter in "abcdefghiklmnopqrstuvwxyz" if letter not in supplies)


# Decks, lots and the dice of voll verasselt


def test_a_bug_die_has_two_bars() -> None:
    """VER-COMP-02"""
    rules = game("verasselt", 2)
    assert isinstance(rules, Verasselt)
    luck = Luck(Random(18))
    state, _ = rules.new_game()
    shuffled = luck.answer(rules, state, rules.awaiting(state), {})
    assert isinstance(shuffled, Drawn)
    state, _ = rules.resolve(state, shuffled)
    state, _ = rules.apply(state, 0, rules.legal_actions(state, 0).sample(Random(0)))
    state, _ = rules.apply(state, 0, rules.legal_actions(state, 0).sample(Random(0)))
    awaited = rules.awaiting(state)
    assert isinstance(awaited, InFlight)
    shown: Counter[str] = Counter()
    for _ in range(3000):
        rolled = luck.answer(rules, state, awaited, {})
        assert isinstance(rolled, Rolled) and len(rolled.faces) == len(awaited.hands[0][1])
        shown.update(rolled.faces)
    assert chi_square(shown, dict.fromkeys(COLOURS, 1 / 6) | {BAR: 1 / 3}) < CHI_SQUARE_5


def test_a_lot_is_drawn_fairly() -> None:
    luck, rules = Luck(Random(19)), arena("hp_strike")
    state, _ = rules.new_game()
    orders: Counter[str] = Counter()
    for _ in range(6000):
        drawn = luck.answer(rules, state, Lot((4, 7, 9)), {})
        assert isinstance(drawn, Drawn)
        orders[" ".join(map(str, drawn.items))] += 1
    assert len(orders) == 6
    assert chi_square(orders, dict.fromkeys(orders, 1 / 6)) < CHI_SQUARE_5


def test_decisions_and_the_end_are_nothing_to_throw_for() -> None:
    luck, rules = Luck(Random(20)), arena()
    state = rules.parse(FIVE_LYING)
    assert luck.answer(rules, state, rules.awaiting(state), {}) is None
    lost = rules.parse(
        "over active=0 supplies=abcdefgh/- arena=i:2 removed=jklmnopq aside=rstuvwxyz winners=0 reason=x"
    )
    assert isinstance(rules.awaiting(lost), Over)
    assert luck.answer(rules, lost, rules.awaiting(lost), {}) is None


# Whole games


def play(rules: Game[Any], rng: Random) -> tuple[list[Any], set[str]]:
    """A whole game of random actions and manners; the rules take every outcome that luck gives."""
    luck, outcomes, awaited_kinds = Luck(rng), list[Any](), set[str]()
    state, _ = rules.new_game()
    for _ in range(20_000):
        awaited = rules.awaiting(state)
        awaited_kinds.add(type(awaited).__name__)
        if isinstance(awaited, Over):
            return outcomes, awaited_kinds
        if isinstance(awaited, Decision | Several):
            seat = to_act(awaited)[0]
            state, _ = rules.apply(state, seat, rules.legal_actions(state, seat).sample(rng))
            continue
        outcome = luck.answer(rules, state, awaited, {seat: rng.choice(MANNERS) for seat in range(rules.seats)})
        assert outcome is not None
        outcomes.append(outcome)
        state, _ = rules.resolve(state, outcome)
    raise AssertionError("a game without an end")


@for_each("name", GAMES)
def test_the_rules_take_every_outcome_that_luck_gives(name: str) -> None:
    options: dict[str, Any] = {"leviosa_order": "random"} if name == "hp_strike" else {}
    options |= {"max_turns": 60} if name == "verasselt" else {}
    seen: set[str] = set()
    for seed in range(25):
        _, kinds = play(game(name, 2 + seed % 4, options), Random(seed))
        seen |= kinds
    expected = {"Decision", "InFlight", "Over"}
    expected |= {"Lot"} if name in ("hp_strike", "verasselt") else set()
    expected |= {"Several"} if name in ("hp_strike", "impact_power", "impact_avatar") else set()
    expected |= {"Race"} if name in ("impact_power", "impact_avatar") else set()
    assert seen == expected


@for_each("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    options = {"max_turns": 30} if name == "verasselt" else {}
    seats = [Seat(f"{bot} {number}", bot) for number, bot in enumerate(("random", "thumb", "random"))]
    games = []
    for seed in (7, 7, 8):
        rng = Random(seed)
        match = Match(game(name, 3, options), seats, Luck(rng), rng=rng)
        match.run()
        games.append(list(match.log.lines()))
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_by_default_chance_is_the_operating_systems() -> None:
    assert isinstance(Luck().rng, SystemRandom)
    given = Random(1)
    assert Luck(given).rng is given
    assert Luck().id == "luck"
