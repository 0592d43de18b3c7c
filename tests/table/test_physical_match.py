"""Whole games in the physical arena: places, towers, several hands at once, and what is refused before a throw."""

from __future__ import annotations

import subprocess
import sys
from base64 import b64decode
from functools import cache
from itertools import combinations
from math import degrees, hypot
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from tests.samples import sample
from throwdown.bots import Choice
from throwdown.errors import ActionRefused, TableRefused, ThrowdownError, ThrowFailed, ThrowRefused
from throwdown.physics import BOUNDS, Intent, Scene, aim_at
from throwdown.physics import simulate as engine
from throwdown.physics.cube import yaw_of
from throwdown.physics.dimensions import EDGE, HALF
from throwdown.physics.placing import shift, to_wall
from throwdown.physics.reading import is_inside, stacks_of, supports
from throwdown.physics.scene import MICRO, TOLERANCE, face_of, overlap, quaternion_of
from throwdown.physics.trajectory import Trajectory
from throwdown.rules import GAMES, Decision, InFlight, Several, Stop, Timeout, game
from throwdown.rules.arena.state import (
    ArenaState,
    BuildTower,
    Landed,
    MoveDie,
    PlaceStart,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowPile,
)
from throwdown.rules.record import Acted, Record, Resolved
from throwdown.rules.verasselt.state import Rolled
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness, Luck, Lying
from throwdown.throwers import physical as physical_module
from throwdown.throwers.physical import Physical

SHORT: dict[str, dict[str, Any]] = {"verasselt": {"max_turns": 6}}
DROP = (0, 0, 150, 0, 0, 0, 0, 0, 0)
BY_THE_SIDE = (0, 60, 120, 0, 0, 0, 0, 0, 0)


def bots_match(name: str, seed: int = 0, seats: int = 2, **options: Any) -> Match:
    players = [Seat(f"Bot {seat}", ("thumb", "random")[seat % 2]) for seat in range(seats)]
    rules = game(name, seats, {**SHORT.get(name, {}), **options})
    return Match(rules, players, Physical(Random(seed)), rng=Random(seed), fair=Fairness.seeded(f"{name} {seed}"))


def position(name: str, notation: str, seed: str = "position", lying: Lying | None = None, **options: Any) -> Match:
    """People in the middle of a game; what lies there was put down by hand."""
    seats = notation.partition("supplies=")[2].split()[0].count("/") + 1
    rules: Any = game(name, seats, options)
    people = [Seat(f"Person {seat}") for seat in range(seats)]
    thrower, state = Physical(Random(1)), rules.parse(notation)
    return Match.at(rules, state, people, thrower, lying=lying, fair=Fairness.seeded(seed))


def check_scene(match: Match) -> None:
    """What lies in the arena is what the rules say, face by face and stack by stack."""
    state: ArenaState = match.state
    lying: Any = match.lying
    dice: Any = match.game
    assert {die: dice.die[face_of(pose)] for die, pose in lying.items()} == dict(state.arena)
    Scene(lying).check()
    assert set(stacks_of(supports(lying))) == set(state.stacks)
    stacked = {die for stack in state.stacks for die in stack}
    for die, pose in lying.items():
        assert is_inside(pose)
        assert die in stacked or abs(pose[2] / MICRO - HALF) < TOLERANCE
    assert all(overlap(one, other) <= TOLERANCE for one, other in combinations(lying.values(), 2))


def landings(match: Match) -> list[Resolved]:
    return [entry for entry in match.log.entries if isinstance(entry, Resolved) and isinstance(entry.outcome, Landed)]


def resolved(match: Match) -> Resolved:
    """The dice in the air come down, and nothing else happens."""
    before = match.version
    assert match.step()
    entry = match.log.entries[before]
    assert isinstance(entry, Resolved)
    return entry


# Whole games


@cache
def played(name: str, seed: int = 0) -> Match:
    match = bots_match(name, seed, seats=2 + seed % 2)
    match.run()
    return match


def check_end(match: Match) -> None:
    """DIG-02: the table throws; the record holds what was committed before and revealed after."""
    assert match.result is not None
    assert match.fair is not None
    assert match.log.header.commitment == match.fair.commitment
    assert match.log.entries[-1].secret == match.fair.secret.hex()  # type: ignore[union-attr]
    assert match.log.header.computed_by == Physical.engine


@pytest.mark.parametrize("name", ("hp_strike", *GAMES)[: sample(1, 1 + len(GAMES))])
def test_the_same_seed_gives_the_same_record(name: str) -> None:
    """DIG-02: the same commitment and the same intents give the same game, to the last byte."""
    again = bots_match(name, seats=2)
    again.run()
    assert list(again.log.lines()) == list(played(name).log.lines())


@pytest.mark.service
@pytest.mark.deep
def test_another_process_gives_the_same_record() -> None:
    code = (
        "from tests.table.test_physical_match import bots_match\n"
        "match = bots_match('strike', seats=2)\nmatch.run()\nprint(*match.log.lines(), sep='\\n')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == list(played("strike").log.lines())


@pytest.mark.parametrize("name", [name for name in GAMES if name != "verasselt"])
@pytest.mark.parametrize("seed", range(sample(1, 4)))
def test_in_a_whole_game_what_lies_there_is_what_the_rules_say(name: str, seed: int) -> None:
    """DIG-05: what rests inside is in, with the face on top; nothing else is."""
    check_end(played(name, seed))
    result = played(name, seed).log
    people = [Seat(player) for player in result.header.players]
    match = Match(result.header.start(), people, Physical(), first=result.header.first, fair=played(name, seed).fair)
    for entry in result.entries[:-1]:
        before = match.lying
        match.replay(entry)
        check_scene(match)
        if isinstance(entry, Resolved) and entry.rest:
            # Dice keep their places: what the rules left of the landing is where it landed.
            rest = dict(entry.rest)
            kept = [die for die in match.lying if not any(die in stack for stack in match.state.stacks)]
            assert all(match.lying[die] == rest[die] for die in kept if die in rest)
        elif not isinstance(entry, Resolved) and not match.state.stacks:
            assert all(match.lying[die] == before[die] for die in match.lying if die in before)


def test_dice_that_do_not_move_stay_where_they_are() -> None:
    """What is not in the recorded motion lies where it lay before, to a tenth of a millimetre."""
    match = played("impact_avatar")
    lay, stayed = dict[int, tuple[int, ...]](), 0
    for entry in landings(match):
        moving = motion_of(entry).dice
        for die, pose in entry.rest:
            if die in lay and die not in moving:
                assert hypot(*(now - then for now, then in zip(pose[:3], lay[die][:3], strict=True))) < 100
                stayed += 1
        lay = dict(entry.rest)
    assert stayed > 10


def motion_of(entry: Resolved) -> Trajectory:
    return Trajectory.decode(b64decode(entry.motion))


def flags_of(match: Match, die: int, x: int, y: int) -> tuple[bool, bool]:
    """What the table has to tell the rules about a move."""
    done = shift(Scene(match.lying), die, x, y)  # type: ignore[arg-type]
    return done.from_wall, done.spreads


def test_bugs_are_rolled_in_the_arena_too() -> None:
    check_end(played("verasselt"))
    rolls = [entry for entry in played("verasselt").log.entries if isinstance(entry, Resolved) and entry.motion]
    assert rolls
    assert all(isinstance(roll.outcome, Rolled) and not roll.rest for roll in rolls)


# The start


def test_a_start_die_that_misses_is_thrown_again() -> None:
    """AMB-24: nothing is removed, and the next throw has a chance of its own."""
    match = bots_match("strike", seats=2)
    match.replay(Resolved(Landed((), ((16, "missed"),))))
    assert match.state.removed == ()
    assert match.lying == {}
    assert isinstance(match.awaiting, InFlight)
    second = resolved(match)
    fresh = bots_match("strike", seats=2)
    assert second != resolved(fresh)
    assert second.outcome.faces or second.outcome.out  # type: ignore[attr-defined]


def test_a_start_die_that_is_placed_lies_in_the_middle() -> None:
    match = Match(game("impact", 2), [Seat("A"), Seat("B")], Physical(Random(1)), fair=Fairness.seeded("place"))
    match.act(0, PlaceStart("AIR"))
    check_scene(match)
    assert match.lying[16][:3] == (0, 0, 8000)


def test_a_start_die_that_shows_x_is_turned_where_it_lies() -> None:
    match = bots_match("hp_strike", seats=2, start_x="turn")
    lost = match.game.die[-1]  # type: ignore[attr-defined]
    pose = (20_000, -30_000, 8000, *(round(MICRO * each) for each in (0, 1, 0, 0)))
    match.replay(Resolved(Landed(((16, lost),)), ((16, pose),)))
    match.act(0, PlaceStart("ACCIO"))
    check_scene(match)
    assert match.lying[16][:2] == (20_000, -30_000)


# Towers


TOWER = "tower active=0 supplies=abcdef/ijklmno arena=g:ACCIO,q:LEVIOSA,h:RELASHIO,p:CONFUNDO aside=rstuvwxyz"


def tower(order: tuple[int, ...] = (7, 16, 6, 15)) -> Match:
    match = position("hp_strike", TOWER)
    match.act(0, BuildTower(order))
    return match


def test_a_tower_is_built_in_the_middle_and_stands_by_itself() -> None:
    """DIG-TOWER-1: exactly above each other, faces kept, turned within 5 degrees, until it is hit."""
    match = tower()
    check_scene(match)
    assert match.state.stacks == ((7, 16, 6, 15),)
    assert [match.lying[die][:3] for die in (7, 16, 6, 15)] == [(0, 0, 8000 + 16000 * level) for level in range(4)]
    yaws = {die: _yaw_degrees(match.lying[die]) for die in match.lying}
    assert all(abs(yaw) <= 5 for yaw in yaws.values())
    assert len({round(yaw, 3) for yaw in yaws.values()}) > 1
    seat = match.state.active
    match.act(seat, Throw(), None, (70, 0, 100, 0, 0, 0, 0, 0, 0))
    landed = resolved(match)
    assert (7, 16, 6, 15) in landed.outcome.stacks  # type: ignore[attr-defined]
    check_scene(match)


def test_a_tower_that_is_hit_hard_falls() -> None:
    match = tower()
    hit = aim_at(Scene(match.lying), 16, "smash", 0.3)  # type: ignore[arg-type]
    match.act(match.state.active, Throw(), None, hit.numbers())
    assert (7, 16, 6, 15) not in resolved(match).outcome.stacks  # type: ignore[attr-defined]
    check_scene(match)


def _yaw_degrees(pose: tuple[int, ...]) -> float:
    return degrees(yaw_of(quaternion_of(pose)))  # type: ignore[arg-type]


def test_a_die_out_of_the_middle_of_a_tower_lets_the_rest_down() -> None:
    """HPS-ACCI-01: the dice above come straight down, faces kept, and stand again."""
    match = position(
        "hp_strike",
        "accio active=0 supplies=abcdefgh/ijkl arena=m:ACCIO,q:LEVIOSA,n:RELASHIO,p:CONFUNDO stacks=mqnp"
        " removed=o aside=rstuvwxyz",
        accio_from_tower="any",
    )
    check_scene(match)
    foot = match.lying[12]
    match.act(0, TakeExtra(16))
    check_scene(match)
    assert match.state.stacks == ((12, 13, 15),)
    assert match.lying[12][:2] == foot[:2]


@pytest.mark.study
@pytest.mark.parametrize("height", [24, 16, 8][: sample(1, 3)])
def test_a_high_tower_can_be_thrown_at(height: int) -> None:
    """A hand that does not aim lets go above it, and a check of the record finds that a hand can do this."""
    names, faces = "cdefghijklmnopqrstuvwxyz"[:height], ("ACCIO", "LEVIOSA", "RELASHIO", "CONFUNDO")
    arena = ",".join(f"{die}:{faces[index % 4]}" for index, die in enumerate(names))
    left = "cdefghijklmnopqrstuvwxyz"[height:]
    removed = f" removed={left}" if left else ""
    match, again = (
        position("hp_strike", f"turn active=0 supplies=a/b arena={arena} stacks={names}{removed}") for _ in range(2)
    )
    check_scene(match)
    match.act(0, Throw(), "drop")
    locked = match.log.entries[-1]
    assert isinstance(locked, Acted)
    again.lockable(0, Throw(), locked.intent)
    resolved(match)
    check_scene(match)


# Several dice, several hands


def test_a_big_throw_and_a_pile_land_as_one() -> None:
    match = position("impact_power", "turn active=0 supplies=ab+cde+fgh/ijkl arena=q:AIR removed=mnop aside=rstuvwxyz")
    match.act(0, ThrowPile(1))
    result = resolved(match).outcome
    assert {die for die, _ in (*result.faces, *result.out)} >= {5, 6, 7}  # type: ignore[attr-defined]
    check_scene(match)
    match = position("impact", "turn active=0 supplies=abcdefgh/ijkl removed=mnopq aside=rstuvwxyz")
    match.act(0, ThrowAll(), "toss")
    result = resolved(match).outcome
    assert {die for die, _ in (*result.faces, *result.out)} == set(range(8))  # type: ignore[attr-defined]
    check_scene(match)


STORM = (
    "reaction active=0 supplies=abc/defg/hij arena=k:LIGHTNING,l:LIGHTNING,m:AIR removed=nopqrstuvwxyz"
    " waiting=0,1,2 pending=LIGHTNING reacted=yes effects=LIGHTNING"
)


def storm(**options: Any) -> Match:
    return position("impact_power", STORM, **options)


def test_a_storm_is_one_throw_of_all_hands() -> None:
    """DIG-SIM-1: everybody throws blind, and all dice fly in one run; who says nothing drops softly (AMB-48)."""
    match = storm()
    assert isinstance(match.awaiting, Several)
    match.act(0, React(), None, DROP)
    match.act(1, React(), "toss")
    assert isinstance(match.awaiting, Several)
    assert not landings(match)
    match.time_out(2)
    assert match.log.entries[-1].intent == ()  # type: ignore[union-attr]
    (landed,) = [resolved(match)]
    thrown = {die for die, _ in (*landed.outcome.faces, *landed.outcome.out)}  # type: ignore[attr-defined]
    assert {2, 6, 9} <= thrown
    check_scene(match)


def test_the_order_in_which_hands_come_in_changes_nothing() -> None:
    """DIG-SIM-2: being first is worth nothing, with the same intents for all hands too."""
    outcomes = []
    for order in ((0, 1, 2), (2, 0, 1)):
        match = storm()
        for seat in order:
            match.act(seat, React(), None, DROP)
        landed = resolved(match)
        outcomes.append((landed.outcome, landed.rest, landed.motion))
    assert outcomes[0] == outcomes[1]


def test_hands_do_not_see_each_other() -> None:
    """DIG-SIM-1: nothing of what others have locked is in a view."""
    match = storm()
    before = [match.view(seat) for seat in (1, None)]
    match.act(0, React(), None, DROP)
    after = [match.view(seat) for seat in (1, None)]
    assert "150" not in str(after)
    assert [view.arena for view in before] == [view.arena for view in after]


# Time-outs


def test_a_time_out_drops_softly_onto_a_free_place() -> None:
    """AMB-48: straight down, near the middle, clear of what lies there."""
    match = position("strike", "turn active=0 supplies=abcdefgh/ijklmnop arena=q:2 aside=rstuvwxyz")
    match.time_out(0)
    landed = resolved(match)
    motion = motion_of(landed)
    start = motion.poses[0, motion.dice.index(7)]
    x, y, *_ = dict(landed.rest)[16]
    assert hypot(start[0] - x / 1e6, start[1] - y / 1e6) > 0.029
    assert hypot(start[0], start[1]) < 0.06
    second = motion.poses[1, motion.dice.index(7)]
    assert hypot(*(second[:2] - start[:2])) * 60 < 0.05  # m/s: only a tremor
    assert not landed.outcome.out  # type: ignore[attr-defined]


def test_a_time_out_knows_nothing_of_what_the_seat_threw_before() -> None:
    """AMB-48: a reaction that never flew, because the player on turn left, is forgotten."""
    match = storm()
    match.act(1, React(), None, (120, 0, 100, 3000, 0, 0, 0, 0, 0))
    match.leave(0)
    assert match.state.phase == "turn"
    assert match.state.active == 1
    match.time_out(1)
    softly = storm()
    softly.leave(0)
    softly.time_out(1)
    assert resolved(match).outcome == resolved(softly).outcome


# What is refused


LYING = "turn active=0 supplies=abcdef/ijklmnop arena=q:2,g:3,h:4 aside=rstuvwxyz"

REFUSED = [
    (DROP[:8], ThrowRefused, "throw/intent"),
    ((*DROP, 0), ThrowRefused, "throw/intent"),
    ("DROPDROPD", ThrowRefused, "throw/intent"),
    ((*DROP[:8], float("nan")), ThrowRefused, "throw/bounds"),
    ((*DROP[:8], float("inf")), ThrowRefused, "throw/bounds"),
    ((*DROP[:8], 0.0), ThrowRefused, "throw/bounds"),
    ((*DROP[:8], True), ThrowRefused, "throw/bounds"),
    ((*DROP[:8], "0"), ThrowRefused, "throw/bounds"),
    ((*DROP[:8], None), ThrowRefused, "throw/bounds"),
    ((*DROP[:8], 10**400), ThrowRefused, "throw/bounds"),
    *(
        ((*DROP[:index], limit, *DROP[index + 1 :]), ThrowRefused, "throw/bounds")
        for index, (low, high, _) in enumerate(BOUNDS.values())
        for limit in (low - 1, high + 1)
    ),
]


@for_each(("intent", "error", "code"), REFUSED)
def test_an_intent_out_of_range_is_refused_and_changes_nothing(
    intent: Any, error: type[ThrowdownError], code: str
) -> None:
    """DIG-02: bounded whole numbers; the throw is not consumed, and the next one works."""
    match = position("strike", LYING)
    state, lying = match.state, match.lying
    with pytest.raises(error) as refused:
        match.act(0, Throw(), None, intent)
    assert refused.value.code == code
    assert (match.version, match.state, match.lying) == (0, state, lying)
    match.act(0, Throw(), None, DROP)
    assert match.log.entries == [Acted(0, Throw(), None, DROP)]


def test_the_refusal_names_the_field_and_its_range() -> None:
    match = position("strike", LYING)
    with pytest.raises(ThrowRefused, match="vz must be a whole number from -5500 to 2000 mm/s, not 2001"):
        match.act(0, Throw(), None, (0, 0, 150, 0, 0, 2001, 0, 0, 0))


def test_a_hand_inside_a_die_is_refused_with_a_way_out() -> None:
    match = tower((7, 16, 6, 15))
    seat = match.state.active
    before = match.version
    with pytest.raises(ThrowRefused, match=r"inside die \d+ or too close to it: let go at z = (\d+) mm") as refused:
        match.act(seat, Throw(), None, (0, 0, 66, 0, 0, 0, 0, 0, 0))
    assert refused.value.code == "throw/release"
    assert match.version == before
    height = int(refused.value.message.partition("z = ")[2].split()[0])
    match.act(seat, Throw(), None, (0, 0, height, 0, 0, 0, 0, 0, 0))
    resolved(match)
    check_scene(match)


def test_an_intent_at_every_limit_works() -> None:
    for index, (low, high, _) in enumerate(BOUNDS.values()):
        for limit in (low, high):
            match = position("strike", LYING)
            match.act(0, Throw(), None, (*BY_THE_SIDE[:index], limit, *BY_THE_SIDE[index + 1 :]))
            resolved(match)
            check_scene(match)
    for corner in (0, 1):
        match = position("strike", LYING)
        match.act(0, Throw(), None, tuple(bound[:2][corner] for bound in BOUNDS.values()))
        resolved(match)
        check_scene(match)


def test_only_throws_and_moves_have_numbers() -> None:
    match = position("strike", LYING.replace("turn", "choice"))
    for action in (Stop(), Timeout()):
        with pytest.raises(TableRefused) as refused:
            match.act(0, action, None, DROP)
        assert refused.value.code == "table/intent"
    assert match.version == 0
    match.act(0, Stop())
    assert match.version == 1


def test_a_table_without_an_arena_takes_no_numbers() -> None:
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Luck(Random(1)))
    match.run()
    before = match.version
    with pytest.raises(TableRefused) as refused:
        match.act(0, Throw(), None, DROP)
    assert refused.value.code == "table/intent"
    assert match.version == before
    match.act(0, Throw(), "drop")
    assert match.version == before + 1


def test_throwing_dice_of_another_seat_is_refused() -> None:
    match = position("strike", LYING)
    with pytest.raises(ActionRefused):
        match.act(1, Throw(), None, DROP)
    with pytest.raises(TableRefused):
        match.act(7, Throw(), None, DROP)
    assert match.version == 0


# Moving dice


def move(match: Match, die: int, x: int, y: int, consent: tuple[bool, ...] = ()) -> None:
    from_wall, spreads = flags_of(match, die, x, y)
    match.act(match.state.active, MoveDie(die, from_wall, spreads, consent), None, (x, y))


def test_a_free_table_lets_a_die_go_anywhere_in_the_plane() -> None:
    """DIG-04: face kept, inside, into no other die."""
    match = position("impact", LYING.replace("2", "AIR").replace("3", "FIRE").replace("4", "STONE"), pre_move="free")
    before = match.lying[16]
    move(match, 16, 60_000, -20_000)
    check_scene(match)
    assert match.lying[16] == (60_000, -20_000, *before[2:])
    with pytest.raises(ThrowRefused, match="would lie in die"):
        match.act(0, MoveDie(16), None, match.lying[6][:2])
    with pytest.raises(ThrowRefused, match="inside the arena"):
        match.act(0, MoveDie(16), None, (88_000, 0))
    for place in ((0,), (0, 0, 0), ()):
        with pytest.raises(TableRefused, match="two whole numbers"):
            match.act(0, MoveDie(16), None, place)
    odd: list[Any] = [(0.0, 0), (True, 0), ("0", 0), (float("nan"), 0)]
    for numbers in odd:
        with pytest.raises(ThrowRefused, match="whole numbers"):
            match.act(0, MoveDie(16), None, numbers)
    with pytest.raises(ThrowRefused, match="does not lie"):
        match.act(0, MoveDie(9), None, (0, 0))
    assert match.version == 1


def test_a_place_beyond_all_bounds_is_refused_like_any_other() -> None:
    match = position("strike", LYING, pre_move="free")
    with pytest.raises(ThrowRefused):
        match.act(0, MoveDie(16), None, (10**400, 0))


def test_a_move_whose_flags_contradict_its_place_is_refused() -> None:
    """DIG-04: nobody can claim to gather dice while spreading them, or to come from a wall."""
    match = position("strike", LYING, pre_move="group")
    for wrong in (MoveDie(16, True, True), MoveDie(16, False, False), MoveDie(16, True, False)):
        with pytest.raises(TableRefused) as refused:
            match.act(0, wrong, None, (70_000, 0))
        assert refused.value.code == "table/intent"
    assert match.version == 0


def test_a_gathering_table_refuses_what_spreads() -> None:
    """DIG-04: any shift that does not increase the distance to the other dice."""
    match = position("strike", LYING, pre_move="group")
    with pytest.raises(ActionRefused) as refused:
        move(match, 16, 75_000, 0)
    assert refused.value.clause == "D-15"
    assert match.version == 0
    free = position("strike", LYING, pre_move="free")
    move(free, 16, 75_000, 0)
    far = position("strike", LYING, lying=free.lying, pre_move="group")
    move(far, 16, 60_000, 0)
    assert far.lying[16][0] == 60_000


def test_a_die_at_a_wall_is_moved_by_consent() -> None:
    """DIG-04: only a die within half an edge of a wall, by at most its edge, if everybody agrees."""
    yes, no = (True, True), (True, False)
    match = position("strike", LYING, pre_move="off_walls_by_consent")
    with pytest.raises(ActionRefused):
        move(match, 16, 30_000, 30_000, yes)
    pose: Any = (80_000, 0, *match.lying[16][2:])
    assert 0 <= to_wall(pose) <= HALF
    match = position("strike", LYING, lying={**match.lying, 16: pose}, pre_move="off_walls_by_consent")
    with pytest.raises(ActionRefused):
        move(match, 16, 70_000, 0, no)
    with pytest.raises(ActionRefused):
        move(match, 16, 80_000 - round(EDGE * MICRO) - 1, 0, yes)
    move(match, 16, 80_000 - round(EDGE * MICRO), 0, yes)
    check_scene(match)
    with pytest.raises(ActionRefused):
        move(match, 16, 60_000, 0, yes)  # it lies at no wall any more


def test_a_table_without_moves_refuses_them() -> None:
    match = position("strike", LYING, pre_move="none")
    with pytest.raises(ActionRefused) as refused:
        move(match, 16, 40_000, 40_000)
    assert refused.value.clause == "D-15"
    assert match.version == 0


def test_only_who_is_about_to_throw_moves_dice() -> None:
    """AMB-28: not the others, not before a reaction throw, not while dice fly."""
    match = position("strike", LYING, pre_move="free")
    from_wall, spreads = flags_of(match, 16, 40_000, 40_000)
    with pytest.raises(ActionRefused) as refused:
        match.act(1, MoveDie(16, from_wall, spreads), None, (40_000, 40_000))
    assert refused.value.clause == "AMB-28"
    match.act(0, Throw(), None, DROP)
    with pytest.raises(ActionRefused):
        match.act(0, MoveDie(16, from_wall, spreads), None, (40_000, 40_000))
    reaction = storm(pre_move="free")
    with pytest.raises(ActionRefused) as refused:
        move(reaction, 12, 40_000, 40_000)
    assert refused.value.clause == "AMB-28"


def test_taking_a_move_back_puts_the_die_back() -> None:
    match = position("impact", LYING.replace("2", "AIR").replace("3", "FIRE").replace("4", "STONE"))
    lying = match.lying
    move(match, 16, 50_000, 0)
    move(match, 6, -50_000, 0)
    match.undo(0)
    assert match.lying == {**lying, 16: match.lying[16]}
    match.undo(0)
    assert match.lying == lying
    move(match, 16, 0, 50_000)
    assert match.lying[16][:2] == (0, 50_000)


# Failures


def failing(monkeypatch: pytest.MonkeyPatch, *codes: str) -> list[Any]:
    """The engine fails so, then works again."""
    left, seeds, real = list(codes), list[Any](), engine

    def simulate(scene: Any, throws: Any, **more: Any) -> Any:
        seeds.append(more["seed"])
        if left:
            raise ThrowFailed("the engine has a bad day", code=left.pop(0))
        return real(scene, throws, **more)

    monkeypatch.setattr(physical_module, "simulate", simulate)
    return seeds


def test_a_throw_that_the_engine_cannot_compute_gets_the_next_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position("strike", LYING)
    match.act(0, Throw(), None, DROP)
    usual = match.answer()
    seeds = failing(monkeypatch, "throw/engine")
    again = match.answer()
    assert len(set(seeds)) == 2  # another attempt, another chance
    assert again is not None and again != usual
    failing(monkeypatch, "throw/engine")
    assert match.answer() == again


def test_a_failed_throw_stays_locked_and_falls_the_same_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """DIG-NET-1: state and log suffice; nothing is thrown again."""
    match = position("strike", LYING)
    match.act(0, Throw(), None, DROP)
    usual = match.answer()
    with monkeypatch.context() as broken:
        failing(broken, "throw/failed")
        with pytest.raises(ThrowFailed):
            match.step()
    assert match.log.entries == [Acted(0, Throw(), None, DROP)]
    assert match.answer() == usual
    with monkeypatch.context() as broken:
        failing(broken, *["throw/engine"] * 100)
        with pytest.raises(ThrowFailed, match="stays locked"):
            match.step()
    assert match.step()
    assert match.log.entries[1] == usual


def test_a_table_that_comes_back_throws_the_same() -> None:
    """DIG-NET-1: a match that is taken up again between intent and landing lands as it would have."""
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Physical(Random(1)), fair=Fairness.seeded("net"))
    match.run()
    match.act(0, Throw(), None, BY_THE_SIDE)
    back = Match.resume(match.log, Physical(Random(99)), fair=Fairness.seeded("net"))
    assert back.lying == match.lying
    assert back.answer() == match.answer()
    with pytest.raises(TableRefused) as refused:
        Match.resume(match.log, Physical(), fair=Fairness.seeded("another"))
    assert refused.value.code == "table/secret"


def test_a_table_that_comes_back_throws_with_the_keys_of_its_header() -> None:
    fair, keys = Fairness("id", bytes(32)), ["0" * 64, None]
    match = Match(game("strike", 2), [Seat("A"), Seat("B")], Physical(Random(1)), fair=fair, keys=keys)
    assert Match.resume(match.log, Physical(Random(2)), fair=fair).answer() == match.answer()
    other = Record(match.log.header.but(keys=("1" * 64, None)))
    assert Match.resume(other, Physical(Random(2)), fair=fair).answer() != match.answer()


# Bots


class Spy:
    """Notes what it is shown."""

    id = "spy"

    def __init__(self) -> None:
        self.shown: list[str] = []

    def choose(self, view: Any) -> Choice:
        self.shown.append(repr(view))
        return Choice(next(iter(view.actions)), "toss")


def test_bots_see_no_secret_and_choose_without_it() -> None:
    """DIG-BOT-1: they throw through the same door as people; another secret does not change what they are shown."""
    spies = []
    for seed in ("one", "two"):
        fair = Fairness.seeded(seed)
        match = Match(game("impact", 2), [Seat("A", "thumb"), Seat("B")], Physical(Random(3)), fair=fair)
        spy = Spy()
        match.bots[0] = spy
        match.step()
        match.step()
        locked = match.log.entries[-1]
        assert isinstance(locked, Acted)
        assert Intent.of(locked.intent).numbers() == locked.intent
        assert not any(fair.secret.hex() in shown or str(fair.secret) in shown for shown in spy.shown)
        spies.append((spy.shown, locked.intent))
    assert spies[0] == spies[1]


def test_a_decision_waits_for_people_only() -> None:
    match = position("strike", LYING)
    assert isinstance(match.awaiting, Decision)
    assert not match.step()
