"""Harry Potter Strike: five spells, towers, and a direction that can turn (HPS-…)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Position, Table, faces, position, reaction, setup
from tests.rules.arena.power_helpers import cannot_be, forbids, plays_on, stays_sound, takes_only_what_it_offers
from throwdown.errors import OptionRefused
from throwdown.rules import game as make_game
from throwdown.rules.arena.dice import SPELLS
from throwdown.rules.arena.state import (
    BuildTower,
    Collect,
    Landed,
    PlaceStart,
    Raced,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowPile,
)
from throwdown.rules.game import Decision, Drawn, InFlight, Lot, Over, Resign, Several, Stop, Timeout
from throwdown.rules.rulings import changes_of
from throwdown_lab.scenarios.fields import ScenarioMalformed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

IMMOBULUS, RELASHIO, ACCIO, LEVIOSA, CONFUNDO = SPELLS

#: A throw of one die up to the point where its sets are looked for, and the end of a turn.
THROWN = ["turn_started", "throw_committed", "dice_settled", "sets_found"]
REACTED = ["reaction_started", *["reaction_committed"] * 3, "dice_settled", "sets_found_again"]
ENDED = ["turn_ended", "turn_started"]


def wizards(players: Sequence[int], arena: str = "", **more: Any) -> Position:
    return position("hp_strike", players, arena, **more)


# Sets cast spells


@for_each(
    ("symbol", "more"),
    [
        (IMMOBULUS, {}),
        (RELASHIO, {"reaction": reaction({0: "X", 1: "X", 2: "X"})}),
        (ACCIO, {"accio": None}),
        (LEVIOSA, {}),
        (CONFUNDO, {}),
    ],
)
def test_a_set_casts_the_spell_of_its_symbol(symbol: str, more: dict[str, Any]) -> None:
    """HPS-01: thrown or knocked, two or three of them; one die casts nothing."""
    first, second = [other for other in (ACCIO, CONFUNDO, LEVIOSA) if other != symbol][:2]
    at = wizards([5, 5, 5], f"{symbol} {first} {second}")
    for after in (
        at.throw(symbol, **more),
        at.throw("OUT", changed={1: symbol}, **more),
        at.throw(symbol, changed={1: symbol}, **more),
    ):
        assert after.effects == [symbol] and not after.goes_on
    single = wizards([5, 5, 5], first).throw(symbol)
    assert single.effects == [] and single.goes_on


@for_each("order", list(permutations((ACCIO, LEVIOSA, CONFUNDO))))
def test_several_spells_work_in_the_order_of_the_list(order: tuple[str, str, str]) -> None:
    """HPS-02, AMB-36: however they lie: collect all sets, then the extra die, then the tower, then the reversal."""
    first, second, third = order
    after = wizards([3, 4, 4], f"RELASHIO IMMOBULUS {first} {second} {second} {third} {third}").throw(
        first, accio=RELASHIO
    )
    assert after.effects == [ACCIO, LEVIOSA, CONFUNDO]
    assert after.supplies == [9, 4, 4] and after.arena == faces(IMMOBULUS) and after.stacks == []
    assert after.direction == -1 and after.next == (2, "single")
    assert after.events == [*THROWN, "dice_collected", "accio_taken", "direction_reversed", *ENDED]


def test_relashio_comes_before_the_other_spells() -> None:
    """HPS-02, EVT-11 to EVT-22: every spell but Immobulus in one throw, each event in its place."""
    after = wizards([4, 4, 4], "RELASHIO ACCIO LEVIOSA CONFUNDO ACCIO LEVIOSA CONFUNDO").throw(
        RELASHIO, reaction=reaction({0: IMMOBULUS, 1: "X", 2: "OUT"}, changed={0: "X", 4: "ACCIO", "t0": ACCIO})
    )
    assert after.effects == [RELASHIO, ACCIO, LEVIOSA, CONFUNDO]
    assert after.events == [
        *THROWN, "reaction_started", *["reaction_committed"] * 3, "dice_left_arena", "dice_settled", "x_removed",
        "sets_found_again", "dice_collected", "accio_declined", "direction_reversed", *ENDED,
    ]  # fmt: skip
    assert after.supplies == [9, 3, 3] and after.arena == faces(IMMOBULUS)


def test_events_of_accio_tower_and_reversal_come_in_this_order() -> None:
    """AMB-36, EVT-20 to EVT-22."""
    after = wizards([4, 4, 4], "RELASHIO IMMOBULUS ACCIO ACCIO LEVIOSA LEVIOSA CONFUNDO").throw(CONFUNDO)
    assert after.events == [
        *THROWN, "dice_collected", "accio_declined", "tower_built", "direction_reversed", *ENDED,
    ]  # fmt: skip
    assert after.stacks == [[RELASHIO, IMMOBULUS]]


def test_x_goes_before_sets_are_looked_for() -> None:
    """HPS-02, CORE-12: a pair turned to X casts nothing, and two X are no set."""
    after = wizards([5, 5, 5], "RELASHIO ACCIO").throw(RELASHIO, changed={0: "X", 1: "X"})
    assert after.effects == [] and after.removed_now == 2 and after.goes_on


def test_a_match_is_taken_and_ends_the_turn() -> None:
    """HPS-03: all sets but Immobulus."""
    after = wizards([5, 5, 5], "IMMOBULUS CONFUNDO RELASHIO ACCIO").throw(CONFUNDO, changed={2: IMMOBULUS})
    assert after.supplies == [6, 5, 5] and after.arena == faces("IMMOBULUS IMMOBULUS ACCIO")
    assert not after.goes_on and after.next == (1, "single")


def test_no_match_leaves_the_choice() -> None:
    """HPS-04."""
    after = wizards([5, 5, 5], "ACCIO CONFUNDO").throw(LEVIOSA)
    assert after.goes_on and after.then_throw(RELASHIO).goes_on
    assert after.then_stop().next == (1, "single")


@for_each("name", ["LASHLABASK", "RELASCHIO", "IMMOBILUS", "WINGARDIUM_LEVIOSA", "accio", "BLANK"])
def test_every_symbol_has_one_id(name: str) -> None:
    """D-24: whatever an edition calls it."""
    with pytest.raises(ScenarioMalformed):
        wizards([5, 5, 5], "ACCIO").throw(name)
    assert name not in Table.new("hp_strike").game.symbols and len(SPELLS) == 5


# Immobulus


@pytest.mark.parametrize(
    ("option", "goes_on"), [("ends_turn", False), ("ends_turn_if_new", False), ("may_continue", True)]
)
def test_an_immobulus_set_stays_and_is_a_match(option: str, goes_on: bool) -> None:
    """HPS-IMMO-01, D-11, HPS-04: nothing is taken and the turn is over; by option it goes on."""
    after = wizards([5, 5, 5], "IMMOBULUS ACCIO", immobulus_only=option).throw(IMMOBULUS)
    assert after.supplies == [4, 5, 5] and after.arena == faces("IMMOBULUS IMMOBULUS ACCIO")
    assert after.effects == [IMMOBULUS] and after.collector is None
    assert after.goes_on is goes_on and after.next == (0 if goes_on else 1, "single")
    rest = ["choice_required"] if goes_on else ENDED
    assert after.events == [*THROWN, "immobulus_held", "dice_held", *rest]


@pytest.mark.parametrize("option", ["ends_turn", "ends_turn_if_new", "may_continue"])
def test_an_immobulus_set_made_with_the_last_die_saves_nobody(option: str) -> None:
    """HPS-IMMO-01, D-11, HPS-EXPE-02, CORE-17."""
    last = wizards([1, 5, 5], IMMOBULUS, immobulus_only=option).throw(IMMOBULUS)
    big = wizards([3, 5, 5], immobulus_only=option).throw_all("IMMOBULUS IMMOBULUS ACCIO")
    for after in (last, big):
        assert after.eliminated == [0] and after.next == (1, "single")


@for_each("symbol", [RELASHIO, ACCIO, LEVIOSA, CONFUNDO])
def test_immobulus_silences_the_other_spells(symbol: str) -> None:
    """HPS-IMMO-02: their dice are taken, but no reaction throw, extra die, tower or reversal."""
    first, second = [other for other in (RELASHIO, ACCIO, CONFUNDO) if other != symbol][:2]
    after = wizards([5, 5, 5], f"IMMOBULUS {symbol} {first} {second} LEVIOSA").throw(
        IMMOBULUS, changed={4: symbol}, accio=first
    )
    assert after.supplies == [6, 5, 5] and after.arena == faces(f"IMMOBULUS IMMOBULUS {first} {second}")
    assert after.effects == [IMMOBULUS] and after.direction == 1 and after.stacks == []
    assert after.events == [*THROWN, "immobulus_held", "spells_silenced", "dice_collected", "dice_held", *ENDED]


def test_the_silence_lasts_while_the_group_lies_there() -> None:
    """HPS-IMMO-03, D-19: on later turns too."""
    table = wizards([5, 5, 5], "IMMOBULUS CONFUNDO ACCIO").table()
    table.do(Throw())
    table.lands(IMMOBULUS)
    for symbol, direction in ((CONFUNDO, 1), (ACCIO, 1)):
        table.do(Throw())
        table.lands(symbol)
        assert table.state.phase == "turn" and table.state.direction == direction
    assert table.event_names.count("spells_silenced") == 2 and table.supplies == [4, 6, 6]


def test_a_group_broken_by_a_hit_silences_nothing() -> None:
    """HPS-IMMO-04: judged after the throw; the die that is left is an ordinary one."""
    at = wizards([5, 5, 5], "IMMOBULUS IMMOBULUS CONFUNDO")
    turned = at.throw(CONFUNDO, changed={0: ACCIO})
    knocked = at.throw(CONFUNDO, left=[1])
    for after in (turned, knocked):
        assert after.effects == [CONFUNDO] and after.direction == -1 and after.supplies == [6, 5, 5]
    extra = at.throw(ACCIO, changed={0: ACCIO}, accio=IMMOBULUS)
    assert extra.effects == [ACCIO] and extra.supplies == [7, 5, 5] and extra.arena == faces(CONFUNDO)
    none = at.throw(ACCIO, changed={0: LEVIOSA})
    assert none.goes_on and none.effects == []


def test_a_group_that_loses_one_of_three_still_holds() -> None:
    """HPS-IMMO-03, HPS-IMMO-04: fewer than two break it."""
    after = wizards([5, 5, 5], "IMMOBULUS IMMOBULUS IMMOBULUS CONFUNDO").throw(CONFUNDO, changed={0: ACCIO})
    assert after.effects == [IMMOBULUS] and after.direction == 1 and after.supplies == [6, 5, 5]


def test_a_further_immobulus_joins_the_group() -> None:
    """HPS-IMMO-05."""
    after = wizards([5, 5, 5], "IMMOBULUS IMMOBULUS ACCIO").throw(IMMOBULUS)
    assert after.supplies == [4, 5, 5] and after.arena == faces("IMMOBULUS IMMOBULUS IMMOBULUS ACCIO")


@pytest.mark.parametrize(
    ("option", "untouched", "changed"),
    [("ends_turn", False, False), ("ends_turn_if_new", True, False), ("may_continue", True, True)],
)
def test_an_old_group_and_no_other_match(option: str, untouched: bool, changed: bool) -> None:
    """AMB-37, D-11: what lies there counts; by option only a group that this throw changed; or never."""
    at = wizards([5, 5, 5], "IMMOBULUS IMMOBULUS IMMOBULUS RELASHIO", immobulus_only=option)
    assert at.throw(ACCIO).goes_on is untouched
    assert at.throw("X").goes_on is untouched
    assert at.throw(ACCIO, changed={0: LEVIOSA}).goes_on is changed
    assert at.throw(IMMOBULUS).goes_on is changed
    assert at.throw(ACCIO, left=[2]).goes_on is changed
    assert at.throw(IMMOBULUS, changed={0: "X"}).goes_on is changed


@pytest.mark.parametrize("option", ["ends_turn_if_new", "may_continue"])
def test_a_turn_beside_an_old_group_goes_on_throw_by_throw(option: str) -> None:
    """AMB-37: the group is compared with how it lay before each throw."""
    first = wizards([5, 5, 5], "IMMOBULUS IMMOBULUS", immobulus_only=option).throw(ACCIO)
    assert first.goes_on and first.effects == [IMMOBULUS]
    second = first.then_throw(IMMOBULUS)
    assert second.goes_on is (option == "may_continue")


# Relashio


@pytest.mark.parametrize(
    ("option", "throws", "supplies"),
    [("all", {0: ACCIO, 1: LEVIOSA, 3: CONFUNDO}, [4, 5, 0, 2]), ("others", {0: ACCIO, 3: CONFUNDO}, [4, 6, 0, 2])],
)
def test_who_throws_at_relashio(option: str, throws: dict[int, str], supplies: list[int]) -> None:
    """HPS-RELA-01, D-12, AMB-52: everybody with dice, or only the others; before anything is collected."""
    at = wizards([5, 5, 0, 3], RELASHIO, active=1, relashio_throwers=option)
    after = at.throw(RELASHIO, reaction=reaction(throws))
    assert after.supplies == supplies and after.arena == faces(" ".join(throws.values()))
    assert after.effects == [RELASHIO] and after.collector == 1 and after.next == (3, "single")
    for seat in range(4):
        assert at.action("reaction_throw", by=seat).legal is (seat in throws)


def test_relashio_dice_are_thrown_at_the_same_time() -> None:
    """HPS-RELA-01: in any order, once each, landing together."""
    table = wizards([5, 5, 5], RELASHIO).table()
    table.do(Throw())
    table.lands(RELASHIO)
    for seat in (2, 0, 1):
        awaited = table.game.awaiting(table.state)
        assert isinstance(awaited, Several)
        table.do(React(), seat)
        assert forbids(table, React(), seat) is not None
        assert table.arena == faces("RELASHIO RELASHIO")
    awaited = table.game.awaiting(table.state)
    assert isinstance(awaited, InFlight) and [seat for seat, _ in awaited.hands] == [2, 0, 1]


def test_the_events_of_a_relashio() -> None:
    """EVT-11 to EVT-16."""
    after = wizards([5, 5, 5], RELASHIO).throw(RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: CONFUNDO}))
    assert after.events == [*THROWN, *REACTED, "dice_collected", *ENDED]


@for_each("symbol", [RELASHIO, ACCIO, LEVIOSA, CONFUNDO])
@for_each("pending", ["still_matched", "always", "none"])
def test_matches_made_by_the_relashio_throw_cast_nothing(symbol: str, pending: str) -> None:
    """HPS-RELA-02, HPS-RELA-04: they are collected like the rest, without a spell."""
    after = wizards([5, 5, 5], "RELASHIO IMMOBULUS", relashio_pending=pending).throw(
        RELASHIO, reaction=reaction({0: symbol, 1: symbol, 2: "X"})
    )
    assert after.supplies == [7, 4, 4] and after.arena == faces(IMMOBULUS)
    assert after.effects == [RELASHIO] and after.direction == 1


def test_relashio_dice_can_miss_show_x_and_knock_dice_out() -> None:
    """HPS-RELA-03: CORE-10 and CORE-12."""
    after = wizards([5, 5, 5], "RELASHIO ACCIO CONFUNDO").throw(
        RELASHIO, reaction=reaction({0: "OUT", 1: "X", 2: LEVIOSA}, left=[1], changed={2: "X"})
    )
    assert after.removed_now == 4 and after.supplies == [5, 4, 4] and after.arena == faces(LEVIOSA)


def test_what_lies_there_after_the_relashio_throw_is_collected() -> None:
    """HPS-RELA-04: broken sets are not, new ones are."""
    after = wizards([5, 5, 5], "RELASHIO ACCIO CONFUNDO").throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: LEVIOSA}, changed={0: CONFUNDO})
    )
    assert after.supplies == [9, 4, 4] and after.arena == faces(RELASHIO)


def test_the_player_on_turn_has_no_die_left_for_relashio() -> None:
    """AMB-40: throws nothing, collects all the same."""
    last = wizards([1, 5, 5], RELASHIO).throw(RELASHIO, reaction=reaction({1: ACCIO, 2: LEVIOSA}))
    assert last.supplies == [2, 4, 4] and last.eliminated == []
    big = wizards([3, 5, 5]).throw_all("RELASHIO RELASHIO ACCIO", reaction=reaction({1: ACCIO, 2: LEVIOSA}))
    assert big.supplies == [4, 4, 4] and big.arena == faces(LEVIOSA)
    assert not wizards([0, 5, 5], RELASHIO, out=[]).action("reaction_throw", by=0).legal


@pytest.mark.parametrize(("option", "goes_on"), [("turn_ends", False), ("may_continue", True)])
def test_nothing_matches_after_the_relashio_throw(option: str, goes_on: bool) -> None:
    """AMB-41: the turn is over; by option it goes on."""
    after = wizards([5, 5, 5], "RELASHIO CONFUNDO", reaction_no_match=option).throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: "X"}, changed={0: IMMOBULUS})
    )
    assert after.goes_on is goes_on and after.collector is None and after.supplies == [3, 4, 4]
    assert after.next == (0 if goes_on else 1, "single")


@pytest.mark.parametrize("option", ["turn_ends", "may_continue"])
def test_only_a_reaction_throw_changes_what_no_match_means(option: str) -> None:
    """AMB-41, HPS-04."""
    assert wizards([5, 5, 5], "RELASHIO CONFUNDO", reaction_no_match=option).throw(ACCIO).goes_on


def test_another_relashio_in_the_same_turn() -> None:
    """AMB-41, HPS-RELA-01: where the turn goes on, a new pair makes everybody throw again."""
    first = wizards([5, 5, 5], RELASHIO, reaction_no_match="may_continue").throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: "X", 2: "X"}, changed={0: CONFUNDO})
    )
    assert first.goes_on
    second = first.then_throw(RELASHIO, reaction=reaction({0: "X", 1: "X", 2: "X"}))
    assert second.supplies == [3, 3, 3] and second.effects == [RELASHIO]


@pytest.mark.parametrize(
    ("option", "kept", "broken"), [("still_matched", True, False), ("always", True, True), ("none", False, False)]
)
def test_spells_matched_before_the_relashio_throw(option: str, kept: bool, broken: bool) -> None:
    """AMB-39: they work if their symbol still forms a set; by option in any case, or never."""
    at = wizards([5, 5, 5], "RELASHIO CONFUNDO CONFUNDO", relashio_pending=option)
    throws = {0: ACCIO, 1: LEVIOSA, 2: "X"}
    still = at.throw(RELASHIO, reaction=reaction(throws))
    assert still.effects == ([RELASHIO, CONFUNDO] if kept else [RELASHIO])
    assert still.direction == (-1 if kept else 1) and still.supplies == [7, 4, 4]
    lost = at.throw(RELASHIO, reaction=reaction(throws, changed={1: IMMOBULUS}))
    assert lost.effects == ([RELASHIO, CONFUNDO] if broken else [RELASHIO])
    assert lost.direction == (-1 if broken else 1) and lost.supplies == [5, 4, 4]


@pytest.mark.parametrize(("option", "works"), [("still_matched", True), ("always", True), ("none", False)])
def test_accio_and_leviosa_wait_for_the_relashio_throw(option: str, works: bool) -> None:
    """AMB-39, HPS-ACCI-02: the extra die and the tower are chosen from what lies there after it."""
    after = wizards([5, 5, 5], "RELASHIO ACCIO ACCIO LEVIOSA LEVIOSA", relashio_pending=option).throw(
        RELASHIO,
        reaction=reaction({0: IMMOBULUS, 1: CONFUNDO, 2: "X"}, changed={"t0": CONFUNDO, 0: RELASHIO}),
        accio=RELASHIO,
    )
    assert after.effects == ([RELASHIO, ACCIO, LEVIOSA] if works else [RELASHIO])
    assert after.supplies == [10 if works else 9, 4, 4] and after.direction == 1
    assert after.arena == faces(IMMOBULUS if works else "IMMOBULUS RELASHIO")


def test_always_casts_even_if_nothing_is_left_to_collect() -> None:
    """AMB-39, AMB-41: and the turn ends, or goes on in the new direction."""
    throws = reaction({0: IMMOBULUS, 1: LEVIOSA, 2: "X"}, changed={"t0": ACCIO, 1: "X"})
    for option, goes_on in (("turn_ends", False), ("may_continue", True)):
        at = wizards([5, 5, 5], "RELASHIO CONFUNDO CONFUNDO", relashio_pending="always", reaction_no_match=option)
        after = at.throw(RELASHIO, reaction=throws)
        assert after.effects == [RELASHIO, CONFUNDO] and after.direction == -1 and after.collector is None
        assert after.goes_on is goes_on and after.next == (0 if goes_on else 2, "single")


@pytest.mark.parametrize(
    ("option", "supply", "arena", "spells"),
    [
        ("stays", 8, "IMMOBULUS IMMOBULUS", [RELASHIO, ACCIO]),
        ("collected", 10, "", [RELASHIO, ACCIO]),
        ("stays_and_suppresses", 7, "IMMOBULUS IMMOBULUS CONFUNDO", [RELASHIO]),
    ],
)
def test_an_immobulus_set_made_by_the_relashio_throw(option: str, supply: int, arena: str, spells: list[str]) -> None:
    """AMB-38: it stays and silences nothing cast before; by option it is taken, or silences after all."""
    after = wizards([5, 5, 5], "RELASHIO ACCIO ACCIO", relashio_new_immobulus=option).throw(
        RELASHIO, reaction=reaction({0: IMMOBULUS, 1: IMMOBULUS, 2: CONFUNDO}), accio=CONFUNDO
    )
    assert after.supplies == [supply, 4, 4] and after.arena == faces(arena) and after.effects == spells
    assert not after.goes_on
    assert after.tells("sets_found_again", "dice_collected", "dice_held") is (option != "collected")


@pytest.mark.parametrize("pending", ["still_matched", "always"])
def test_suppressed_spells_stay_silent_whatever_was_pending(pending: str) -> None:
    """AMB-38, AMB-39: stays_and_suppresses; the sets are taken all the same."""
    options = {"relashio_new_immobulus": "stays_and_suppresses", "relashio_pending": pending}
    after = wizards([5, 5, 5], "RELASHIO CONFUNDO CONFUNDO", **options).throw(
        RELASHIO, reaction=reaction({0: IMMOBULUS, 1: IMMOBULUS, 2: LEVIOSA})
    )
    assert after.effects == [RELASHIO] and after.supplies == [7, 4, 4] and after.direction == 1
    assert after.tells("sets_found_again", "spells_silenced", "dice_collected", "dice_held")
    alone = wizards([5, 5, 5], RELASHIO, **options).throw(
        RELASHIO, reaction=reaction({0: IMMOBULUS, 1: IMMOBULUS, 2: LEVIOSA})
    )
    assert "spells_silenced" not in alone.events


@for_each("immobulus_only", ["ends_turn", "ends_turn_if_new", "may_continue"])
@for_each("no_match", ["turn_ends", "may_continue"])
@for_each("new_set", ["stays", "stays_and_suppresses", "collected"])
def test_only_a_new_immobulus_set_is_left_after_the_relashio_throw(
    immobulus_only: str, no_match: str, new_set: str
) -> None:
    """AMB-38: the turn is over unless both options let it go on; where it is collected it is a match like any."""
    options = {
        "immobulus_only": immobulus_only,
        "reaction_no_match": no_match,
        "relashio_new_immobulus": new_set,
    }
    after = wizards([5, 5, 5], RELASHIO, **options).throw(
        RELASHIO, reaction=reaction({0: IMMOBULUS, 1: IMMOBULUS, 2: LEVIOSA}, changed={0: CONFUNDO})
    )
    goes_on = immobulus_only == no_match == "may_continue" and new_set != "collected"
    assert after.goes_on is goes_on
    assert after.supplies == [5 if new_set == "collected" else 3, 4, 4]


# Running out of dice at Relashio


@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("after_resolution", ["dice_collected", "player_eliminated", "turn_ended"]),
        ("immediate", ["player_eliminated", "sets_found_again", "dice_collected", "turn_ended"]),
        ("own_turn", ["dice_collected", "turn_ended", "player_eliminated", "turn_started"]),
    ],
)
def test_the_last_die_thrown_at_relashio(option: str, order: list[str]) -> None:
    """D-07, AMB-04: out once all is resolved; by option as the dice land, or when the own turn comes."""
    after = wizards([5, 1, 5], RELASHIO, elim_nonactive=option).throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: CONFUNDO})
    )
    assert after.eliminated == [1] and after.next == (2, "single") and after.tells(*order)


@pytest.mark.parametrize("option", ["after_resolution", "immediate", "own_turn"])
def test_the_player_on_turn_is_never_out_before_collecting(option: str) -> None:
    """D-07, CORE-17: two dice, both thrown, and the set saves."""
    after = wizards([2, 4, 5], RELASHIO, elim_nonactive=option).throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: CONFUNDO})
    )
    assert after.supplies == [2, 3, 4] and after.eliminated == []


def test_with_own_turn_a_reversal_decides_whose_turn_comes() -> None:
    """D-07, HPS-CONF-01: seat 1 has no dice, but 2 is next; later 1 is passed over and out."""
    table = wizards([5, 1, 5], "RELASHIO CONFUNDO CONFUNDO", elim_nonactive="own_turn").table()
    table.do(Throw())
    table.lands(RELASHIO)
    for seat in (0, 1, 2):
        table.do(React(), seat)
    table.lands("ACCIO LEVIOSA X")
    assert table.state.active == 2 and "player_eliminated" not in table.event_names
    table.do(Throw())
    table.lands(IMMOBULUS)
    table.do(Stop())
    assert table.state.out == ((1,),) and table.state.active == 0


@pytest.mark.parametrize(("option", "winner", "out"), [("draw", [0, 1], [0, 1]), ("active_wins", 0, [1])])
def test_all_run_out_at_one_relashio(option: str, winner: int | list[int], out: list[int]) -> None:
    """AMB-05."""
    after = wizards([2, 1], RELASHIO, all_out=option).throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA}, changed={0: CONFUNDO})
    )
    assert after.winner == winner and after.eliminated == out and after.next == (None, None)


# Accio


@pytest.mark.parametrize("option", ["may", "must"])
def test_accio_brings_one_more_die_of_choice(option: str) -> None:
    """HPS-ACCI-01, D-13."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO LEVIOSA", accio_extra=option)
    after = at.throw(ACCIO, accio=LEVIOSA)
    assert after.supplies == [7, 5, 5] and after.arena == faces(CONFUNDO) and after.next == (1, "single")
    assert after.events == [*THROWN, "dice_collected", "accio_taken", *ENDED]
    left = at.but(arena_before=["CONFUNDO", "LEVIOSA"], players=[6, 5, 5])
    assert left.action("accio", take=CONFUNDO).legal and left.action("accio", take=LEVIOSA).legal
    assert not left.action("accio", take=IMMOBULUS).legal
    assert left.action("accio", take=None).legal is (option == "may")


def test_the_extra_die_may_be_declined() -> None:
    """D-13, AMB-48: said or unsaid; unless it must be taken."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO")
    for after in (at.throw(ACCIO, accio=None), at.throw(ACCIO)):
        assert after.supplies == [6, 5, 5] and after.arena == faces(CONFUNDO)
        assert after.events == [*THROWN, "dice_collected", "accio_declined", *ENDED]
    must = wizards([5, 5, 5], "ACCIO CONFUNDO", accio_extra="must")
    assert must.throw(ACCIO).supplies == [7, 5, 5] and must.throw(ACCIO).next == (1, "big")
    table = must.table()
    table.do(Throw())
    table.lands(ACCIO)
    assert list(table.game.legal_actions(table.state, 0)) == [TakeExtra(1)]
    assert forbids(table, TakeExtra(None), 0) == "D-13"


def test_all_sets_are_collected_before_the_extra_die_is_chosen() -> None:
    """HPS-ACCI-02, D-27: it is no die of another set, and cannot break one (AMB-35)."""
    table = wizards([5, 5, 5], "ACCIO CONFUNDO CONFUNDO LEVIOSA").table()
    table.do(Throw())
    table.lands(ACCIO)
    assert table.supplies == [8, 5, 5]
    assert set(table.game.legal_actions(table.state, 0)) == {TakeExtra(None), TakeExtra(3)}
    assert forbids(table, TakeExtra(1), 0) == "AMB-35"
    table.do(TakeExtra(3))
    assert table.supplies == [9, 5, 5] and table.state.direction == -1 and table.state.active == 2
    assert table.event_names[-2:] == ["turn_started", "big_throw_required"]


@pytest.mark.parametrize("option", ["may", "must"])
def test_nothing_left_no_extra_die(option: str) -> None:
    """AMB-33: the spell was cast all the same."""
    after = wizards([5, 5, 5], ACCIO, accio_extra=option).throw(ACCIO)
    assert after.supplies == [6, 5, 5] and after.effects == [ACCIO] and after.next == (1, "big")
    assert after.events == [*THROWN, "dice_collected", *ENDED, "big_throw_required"]


def test_many_accio_dice_bring_one_extra_die() -> None:
    """AMB-33."""
    after = wizards([5, 5, 5], "ACCIO ACCIO ACCIO CONFUNDO LEVIOSA").throw(ACCIO, accio=LEVIOSA)
    assert after.supplies == [9, 5, 5] and after.arena == faces(CONFUNDO)


@pytest.mark.parametrize(("option", "covered"), [("any", True), ("top_only", False)])
def test_accio_takes_dice_out_of_a_tower(option: str, covered: bool) -> None:
    """AMB-34: any die, and the rest closes up; by option only the top."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO LEVIOSA RELASHIO", stacks=[[1, 2, 3]], accio_from_tower=option)
    top = at.throw(ACCIO, stacks=[[1, 2, 3]], accio=RELASHIO)
    assert top.stacks == [[CONFUNDO, LEVIOSA]] and top.supplies == [7, 5, 5]
    if covered:
        middle = at.throw(ACCIO, stacks=[[1, 2, 3]], accio=LEVIOSA)
        assert middle.stacks == [[CONFUNDO, RELASHIO]] and middle.arena == faces("CONFUNDO RELASHIO")
        bottom = at.throw(ACCIO, stacks=[[1, 2, 3]], accio=CONFUNDO)
        assert bottom.stacks == [[LEVIOSA, RELASHIO]]
    table = at.table()
    table.do(Throw())
    table.lands(ACCIO, stacks=((1, 2, 3),))
    offered = {TakeExtra(None), TakeExtra(3)} | ({TakeExtra(1), TakeExtra(2)} if covered else set())
    assert set(table.game.legal_actions(table.state, 0)) == offered
    left = wizards([6, 5, 5], "CONFUNDO LEVIOSA RELASHIO", stacks=[[0, 1, 2]], accio_from_tower=option)
    assert left.action("accio", take=LEVIOSA).legal is covered
    assert left.action("accio", take=RELASHIO).legal


def test_a_tower_of_two_is_no_tower_without_one_of_them() -> None:
    """AMB-34, AMB-30."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO LEVIOSA", stacks=[[1, 2]])
    after = at.throw(ACCIO, stacks=[[1, 2]], accio=CONFUNDO)
    assert after.stacks == [] and after.arena == faces(LEVIOSA)


def test_a_die_uncovered_by_collecting_can_be_the_extra_die() -> None:
    """AMB-34, AMB-35: any die that is left, with either option."""
    for option in ("any", "top_only"):
        at = wizards([5, 5, 5], "CONFUNDO ACCIO LEVIOSA", stacks=[[0, 1]], accio_from_tower=option)
        after = at.throw(ACCIO, stacks=[[0, 1]], accio=CONFUNDO)
        assert after.supplies == [7, 5, 5] and after.arena == faces(LEVIOSA)


@pytest.mark.parametrize(("option", "legal"), [("allowed", True), ("never", False)])
def test_a_single_immobulus_as_the_extra_die(option: str, legal: bool) -> None:
    """AMB-35."""
    at = wizards([6, 5, 5], "IMMOBULUS CONFUNDO", accio_immobulus=option)
    assert at.action("accio", take=IMMOBULUS).legal is legal
    assert at.action("accio", take=CONFUNDO).legal
    table = wizards([5, 5, 5], "ACCIO IMMOBULUS", accio_immobulus=option, accio_extra="must").table()
    table.do(Throw())
    table.lands(ACCIO)
    assert (table.state.phase == "accio") is legal
    if legal:
        table.do(TakeExtra(1))
    assert table.supplies == [7 if legal else 6, 5, 5] and table.state.active == 1


@pytest.mark.parametrize("accio_immobulus", ["allowed", "never"])
def test_a_group_made_by_the_relashio_throw_is_no_extra_die(accio_immobulus: str) -> None:
    """AMB-35, AMB-38."""
    table = wizards([5, 5, 5], "RELASHIO ACCIO ACCIO", accio_immobulus=accio_immobulus).table()
    table.do(Throw())
    table.lands(RELASHIO)
    for seat in range(3):
        table.do(React(), seat)
    thrown = table.in_the_air
    table.lands("IMMOBULUS IMMOBULUS CONFUNDO")
    assert set(table.game.legal_actions(table.state, 0)) == {TakeExtra(None), TakeExtra(thrown[2])}
    group = wizards([8, 4, 4], "IMMOBULUS IMMOBULUS CONFUNDO", accio_immobulus=accio_immobulus)
    assert not group.action("accio", take=IMMOBULUS).legal


def test_there_is_no_accio_elsewhere() -> None:
    """HPS-ACCI-01: no other edition has it."""
    assert not position("impact", [5, 5, 5], "FIRE AIR").action("accio", take="FIRE").legal


# Leviosa and towers


def test_leviosa_stacks_all_dice_that_are_left() -> None:
    """HPS-LEVI-01, AMB-30, AMB-53: in the order of choice, faces as they are; a tower is no empty arena."""
    at = wizards([5, 5, 5], "LEVIOSA CONFUNDO RELASHIO ACCIO")
    after = at.throw(LEVIOSA, tower="ACCIO CONFUNDO RELASHIO")
    assert after.supplies == [6, 5, 5] and after.arena == faces("ACCIO CONFUNDO RELASHIO")
    assert after.stacks == [[ACCIO, CONFUNDO, RELASHIO]] and after.next == (1, "single")
    assert after.events == [*THROWN, "dice_collected", "tower_built", *ENDED]
    assert at.throw(LEVIOSA).stacks == [[CONFUNDO, RELASHIO, ACCIO]]  # unsaid: by die id (AMB-48)


@pytest.mark.parametrize(("arena", "next_throw"), [("LEVIOSA CONFUNDO", "single"), (LEVIOSA, "big")])
def test_one_die_is_no_tower(arena: str, next_throw: str) -> None:
    """AMB-30: and with none the arena is empty."""
    after = wizards([5, 5, 5], arena).throw(LEVIOSA)
    assert after.stacks == [] and after.effects == [LEVIOSA] and "tower_built" not in after.events
    assert after.next == (1, next_throw)


def test_who_orders_the_tower() -> None:
    """AMB-30, leviosa_order: the player on turn in any order, of all dice; or chance."""
    chosen = wizards([5, 5, 5], "LEVIOSA CONFUNDO RELASHIO ACCIO").table()
    chosen.do(Throw())
    chosen.lands(LEVIOSA)
    orders = chosen.game.legal_actions(chosen.state, 0)
    assert len(orders) == 6 and BuildTower((3, 1, 2)) in orders
    assert len(set(orders)) == 6
    assert forbids(chosen, BuildTower((1, 2)), 0) == "AMB-31"
    assert forbids(chosen, BuildTower((1, 2, 3)), 1) == "HPS-LEVI-01"
    chosen.do(BuildTower((3, 1, 2)))
    assert chosen.state.stacks == ((3, 1, 2),)
    drawn = wizards([5, 5, 5], "LEVIOSA CONFUNDO RELASHIO ACCIO", leviosa_order="random").table()
    drawn.do(Throw())
    drawn.lands(LEVIOSA)
    awaited = drawn.game.awaiting(drawn.state)
    assert isinstance(awaited, Lot) and sorted(awaited.items) == [1, 2, 3]
    assert cannot_be(drawn, Drawn((1, 2))) == "outcome/lot"
    assert cannot_be(drawn, Drawn((1, 2, 2))) == "outcome/lot"
    drawn.resolve(Drawn((2, 3, 1)))
    assert drawn.state.stacks == ((2, 3, 1),) and drawn.state.active == 1


def test_a_new_tower_takes_the_old_ones_in() -> None:
    """AMB-31, HPS-LEVI-01: covered dice and loose ones, one tower."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO LEVIOSA RELASHIO IMMOBULUS", stacks=[[0, 1], [3, 4]])
    after = at.throw(LEVIOSA, stacks=[[0, 1], [3, 4]], tower="IMMOBULUS CONFUNDO ACCIO RELASHIO")
    assert after.stacks == [[IMMOBULUS, CONFUNDO, ACCIO, RELASHIO]]


def test_a_held_immobulus_group_goes_into_the_tower() -> None:
    """HPS-LEVI-01, AMB-38: all dice left in the arena are stacked."""
    after = wizards([5, 5, 5], "RELASHIO LEVIOSA LEVIOSA").throw(
        RELASHIO, reaction=reaction({0: IMMOBULUS, 1: IMMOBULUS, 2: CONFUNDO}), tower="IMMOBULUS IMMOBULUS CONFUNDO"
    )
    assert after.stacks == [[IMMOBULUS, IMMOBULUS, CONFUNDO]] and after.supplies == [7, 4, 4]


@pytest.mark.parametrize("thrown", [ACCIO, CONFUNDO, IMMOBULUS])
def test_only_the_top_of_a_tower_counts(thrown: str) -> None:
    """HPS-LEVI-02: covered dice match nothing, an Immobulus neither."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO IMMOBULUS RELASHIO", stacks=[[0, 1, 2, 3]])
    after = at.throw(thrown, stacks=[[0, 1, 2, 3]])
    assert after.goes_on and after.effects == []
    assert after.stacks == [[ACCIO, CONFUNDO, IMMOBULUS, RELASHIO]]


def test_the_top_of_a_tower_is_collected_and_the_tower_stands() -> None:
    """HPS-LEVI-02."""
    at = wizards([5, 5, 5], "ACCIO IMMOBULUS CONFUNDO", stacks=[[0, 1, 2]])
    after = at.throw(CONFUNDO, stacks=[[0, 1, 2]])
    assert after.supplies == [6, 5, 5] and after.stacks == [[ACCIO, IMMOBULUS]] and after.direction == -1


def test_a_covered_immobulus_pair_silences_nothing() -> None:
    """HPS-LEVI-02, HPS-IMMO-04: fewer than two are visible."""
    at = wizards([5, 5, 5], "IMMOBULUS IMMOBULUS CONFUNDO", stacks=[[0, 1]])
    after = at.throw(CONFUNDO, stacks=[[0, 1]])
    assert after.effects == [CONFUNDO] and after.direction == -1


def test_a_tower_counts_as_long_as_it_stands() -> None:
    """D-20, HPS-LEVI-02: over many throws, not only the next one."""
    after = wizards([5, 5, 5], "ACCIO CONFUNDO RELASHIO", stacks=[[0, 1, 2]]).throw(CONFUNDO, stacks=[[0, 1, 2]])
    assert after.goes_on
    again = after.then_throw(ACCIO, stacks=[[0, 1, 2]])
    assert again.goes_on and again.stacks == [[ACCIO, CONFUNDO, RELASHIO]]
    fallen = again.then_throw("X")
    assert fallen.stacks == [] and fallen.effects == [ACCIO, CONFUNDO] and fallen.supplies == [6, 5, 5]


def test_dice_that_fell_off_a_tower_count_and_partial_towers_have_one_top_each() -> None:
    """HPS-LEVI-03."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO RELASHIO LEVIOSA IMMOBULUS", stacks=[[0, 1, 2, 3, 4]])
    fell = at.throw(CONFUNDO, stacks=[[0, 2]], changed={3: CONFUNDO})
    assert fell.supplies == [7, 5, 5] and fell.stacks == [[ACCIO, RELASHIO]]
    parts = at.throw(LEVIOSA, stacks=[[0, 1], [2, 3]], tower="ACCIO CONFUNDO RELASHIO IMMOBULUS")
    assert parts.effects == [LEVIOSA] and parts.supplies == [6, 5, 5]
    tops = at.throw("X", stacks=[[0, 1], [2, 3]], changed={3: CONFUNDO})
    assert tops.effects == [CONFUNDO] and tops.supplies == [6, 5, 5] and tops.arena == faces("ACCIO RELASHIO IMMOBULUS")
    assert tops.stacks == []


def test_x_on_top_of_a_tower_uncovers_the_next_die() -> None:
    """AMB-29: which is checked at once; X below a standing top is not read."""
    at = wizards([5, 5, 5], "CONFUNDO X X ACCIO", stacks=[[0, 1, 2, 3]])
    hidden = at.throw(LEVIOSA, stacks=[[0, 1, 2, 3]])
    assert hidden.removed_now == 0 and hidden.stacks == [[CONFUNDO, "X", "X", ACCIO]]
    cascade = at.throw(CONFUNDO, stacks=[[0, 1, 2, 3]], changed={3: "X"})
    assert cascade.removed_now == 3 and cascade.supplies == [6, 5, 5] and cascade.effects == [CONFUNDO]
    assert cascade.events.count("x_removed") == 3
    knocked = at.throw(LEVIOSA, stacks=[[0, 1, 2]], left=[3])
    assert knocked.removed_now == 3 and knocked.arena == faces("CONFUNDO LEVIOSA") and knocked.goes_on


def test_x_under_a_collected_top_waits_for_the_next_throw() -> None:
    """AMB-29, AMB-32: no check before the next throw."""
    table = wizards([5, 5, 5], "X CONFUNDO LEVIOSA ACCIO", stacks=[[0, 1]]).table()
    table.do(Throw())
    table.lands(CONFUNDO, stacks=((0, 1),))
    assert table.arena == faces("X LEVIOSA ACCIO") and table.state.active == 2
    table.do(Throw())
    table.lands(IMMOBULUS)
    assert table.arena == faces("LEVIOSA ACCIO IMMOBULUS") and table.state.phase == "choice"


def test_a_pair_uncovered_by_collecting_waits_for_the_next_throw() -> None:
    """AMB-32: the turn is over; after the next throw it counts, whoever throws."""
    table = wizards([5, 5, 5], "LEVIOSA ACCIO LEVIOSA IMMOBULUS", stacks=[[0, 1]]).table()
    table.do(Throw())
    table.lands(ACCIO, stacks=((0, 1),))
    table.do(TakeExtra(None))
    assert table.state.active == 1 and table.supplies == [6, 5, 5]
    assert table.arena == faces("LEVIOSA LEVIOSA IMMOBULUS")
    table.do(Throw())
    table.lands("OUT")
    assert table.supplies == [6, 6, 5] and table.state.active == 2


def test_x_in_a_relashio_throw_uncovers_too() -> None:
    """AMB-29, HPS-RELA-03."""
    at = wizards([5, 5, 5], "RELASHIO CONFUNDO ACCIO", stacks=[[1, 2]])
    after = at.throw(
        RELASHIO,
        stacks=[[1, 2]],
        reaction=reaction({0: CONFUNDO, 1: LEVIOSA, 2: IMMOBULUS}, stacks=[[1, 2]], changed={2: "X"}),
    )
    assert after.removed_now == 1 and after.supplies == [7, 4, 4] and after.effects == [RELASHIO]


def test_a_tower_falls_in_the_relashio_throw() -> None:
    """HPS-LEVI-03, HPS-RELA-04: what is not told to stand has fallen."""
    after = wizards([5, 5, 5], "ACCIO RELASHIO", stacks=[[0, 1]]).throw(
        RELASHIO, stacks=[[0, 1]], reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: "X"})
    )
    assert after.supplies == [7, 4, 4] and after.arena == faces(LEVIOSA) and after.stacks == []


def test_a_die_that_lands_on_another_makes_a_tower() -> None:
    """AMB-27, accidental_stack=tower: only the top counts; with nudge it has to come down."""
    after = wizards([5, 5, 5], "ACCIO CONFUNDO").throw(CONFUNDO, stacks=[[1, "t0"]])
    assert after.goes_on and after.stacks == [[CONFUNDO, CONFUNDO]]
    on_top = wizards([5, 5, 5], "ACCIO CONFUNDO").throw(ACCIO, stacks=[[1, "t0"]], accio=None)
    assert on_top.supplies == [6, 5, 5] and on_top.arena == faces(CONFUNDO)
    nudging = wizards([5, 5, 5], "ACCIO CONFUNDO", accidental_stack="nudge")
    table = nudging.table()
    table.do(Throw())
    (die,) = table.in_the_air
    assert cannot_be(table, Landed(((die, CONFUNDO),), stacks=((1, die),))) == "outcome/stack"
    nudged = nudging.throw("ON_TOP_OF_1", nudge={"t0": CONFUNDO})
    assert nudged.effects == [CONFUNDO] and "nudged" in nudged.events
    built = wizards([5, 5, 5], "ACCIO CONFUNDO RELASHIO", stacks=[[0, 1, 2]], accidental_stack="nudge")
    assert built.throw(LEVIOSA, stacks=[[0, 1]]).stacks == [[ACCIO, CONFUNDO]]


def test_dice_of_a_new_tower_are_counted_from_the_bottom() -> None:
    """AMB-30: where a turn goes on after a Leviosa, its dice are named in the order of the tower."""
    at = wizards([5, 5, 5], "RELASHIO LEVIOSA LEVIOSA", relashio_pending="always", reaction_no_match="may_continue")
    built = at.throw(
        RELASHIO,
        reaction=reaction({0: ACCIO, 1: "X", 2: "X"}, changed={0: CONFUNDO, 1: IMMOBULUS}),
        tower="ACCIO RELASHIO LEVIOSA IMMOBULUS CONFUNDO",
    )
    assert built.goes_on and built.stacks == [[ACCIO, RELASHIO, LEVIOSA, IMMOBULUS, CONFUNDO]]
    assert built.then_throw("X", stacks=[[0, 1]]).stacks == [[ACCIO, RELASHIO]]


# Confundo


@for_each(("direction", "active", "following"), [(1, 0, 3), (-1, 0, 1), (1, 2, 1), (-1, 3, 0)])
def test_confundo_turns_the_direction_of_play(direction: int, active: int, following: int) -> None:
    """HPS-CONF-01: the next player is found in the new direction."""
    after = wizards([5, 5, 4, 4], "CONFUNDO ACCIO", active=active, direction=direction).throw(CONFUNDO)
    assert after.direction == -direction and after.next == (following, "single")
    assert after.events == [*THROWN, "dice_collected", "direction_reversed", *ENDED]


def test_the_direction_stays_until_the_next_confundo() -> None:
    """HPS-CONF-01."""
    table = wizards([5, 5, 5], "CONFUNDO ACCIO").table()
    seats = []
    for thrown in (CONFUNDO, LEVIOSA, RELASHIO, IMMOBULUS):
        seats.append(table.state.active)
        table.do(Throw())
        table.lands(thrown)
        if table.state.phase == "choice":
            table.do(Stop())
    assert seats == [0, 2, 1, 0] and table.state.active == 2


@pytest.mark.parametrize("count", [2, 3, 4])
def test_one_reversal_however_many_confundo_dice(count: int) -> None:
    """HPS-CONF-02."""
    after = wizards([5, 5, 5], "CONFUNDO " * (count - 1) + ACCIO).throw(CONFUNDO)
    assert after.direction == -1 and after.events.count("direction_reversed") == 1


def test_going_out_with_a_reversal() -> None:
    """HPS-CONF-01, AMB-44: effects first, then eliminations, then the next among those still in."""
    after = wizards([5, 4, 1, 1], "RELASHIO CONFUNDO CONFUNDO").throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: "X", 3: "X"})
    )
    assert after.eliminated == [2, 3] and after.direction == -1 and after.next == (1, "single")


# Expelliarmus


def test_an_empty_arena_makes_a_player_throw_everything_and_spells_work() -> None:
    """HPS-EXPE-01, AMB-42: in either direction."""
    empty = wizards([5, 4, 3], CONFUNDO).throw(CONFUNDO)
    assert empty.next == (2, "big") and empty.direction == -1
    at = wizards([5, 4, 3], active=2, direction=-1)
    assert not at.action("throw", kind="single", count=1).legal
    assert at.action("throw", kind="big", count=3).legal
    after = at.throw_all("LEVIOSA LEVIOSA ACCIO")
    assert after.effects == [LEVIOSA] and after.supplies == [5, 4, 2] and after.next == (1, "single")


def test_nothing_collected_in_a_big_throw_is_the_end() -> None:
    """HPS-EXPE-02."""
    after = wizards([3, 5, 5]).throw_all("ACCIO LEVIOSA CONFUNDO")
    assert after.eliminated == [0] and after.effects == [] and after.arena == faces("ACCIO LEVIOSA CONFUNDO")


def test_accio_can_empty_the_arena_against_the_next_player() -> None:
    """HPS-ACCI-01, HPS-EXPE-01, D-13: declining avoids it."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO")
    assert at.throw(ACCIO, accio=CONFUNDO).next == (1, "big")
    assert at.throw(ACCIO, accio=None).next == (1, "single")


def test_an_extra_die_is_taken_too() -> None:
    """D-05, taken_only: the arena is empty because the player before took everything in it."""
    at = wizards([5, 5, 5], "ACCIO CONFUNDO", big_throw_cause="taken_only")
    assert at.throw(ACCIO, accio=CONFUNDO).next == (1, "big")


# Sets that may be left lying (collect=optional)


def test_spells_work_though_the_sets_are_left() -> None:
    """D-02: triggered by what lies there; the dice of a set are no extra die (AMB-35) but go into the tower."""
    at = wizards([5, 5, 5], "ACCIO LEVIOSA LEVIOSA CONFUNDO CONFUNDO RELASHIO", collect="optional")
    left = at.throw(ACCIO, collect=False, accio=RELASHIO)
    assert left.effects == [ACCIO, LEVIOSA, CONFUNDO] and left.collector is None
    assert left.supplies == [5, 5, 5] and left.direction == -1 and left.next == (2, "single")
    assert [len(stack) for stack in left.stacks] == [6]
    taken = at.throw(ACCIO, collect=True, accio=RELASHIO)
    assert taken.supplies == [11, 5, 5] and taken.collector == 0 and taken.next == (2, "big")


def test_silenced_sets_may_be_left_too() -> None:
    """D-02, HPS-IMMO-02: the turn ends either way, whatever immobulus_only says."""
    for option in ("ends_turn", "may_continue"):
        at = wizards([5, 5, 5], "IMMOBULUS ACCIO ACCIO", collect="optional", immobulus_only=option)
        after = at.throw(IMMOBULUS, collect=False)
        assert after.supplies == [4, 5, 5] and not after.goes_on and after.effects == [IMMOBULUS]
    nothing = wizards([5, 5, 5], "IMMOBULUS ACCIO", collect="optional", immobulus_only="may_continue")
    assert nothing.throw(IMMOBULUS).goes_on


# Editions in play


def german(players: Sequence[int], arena: str) -> Position:
    return wizards(players, arena, **changes_of("hp_strike", "hp-DE"))


def test_the_german_booklet() -> None:
    """D-11, AMB-38, AMB-41, AMB-35: a match that gives nothing leaves the choice, and Immobulus is never taken."""
    assert german([5, 5, 5], "IMMOBULUS ACCIO").throw(IMMOBULUS).goes_on
    throws = {0: IMMOBULUS, 1: IMMOBULUS, 2: LEVIOSA}
    silent = german([5, 5, 5], "RELASHIO CONFUNDO CONFUNDO").throw(RELASHIO, reaction=reaction(throws))
    assert silent.effects == [RELASHIO] and silent.direction == 1 and silent.supplies == [7, 4, 4]
    alone = german([5, 5, 5], RELASHIO).throw(RELASHIO, reaction=reaction(throws, changed={0: CONFUNDO}))
    assert alone.goes_on
    nothing = german([5, 5, 5], RELASHIO).throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: "X"}, changed={0: CONFUNDO})
    )
    assert nothing.goes_on
    assert not german([6, 5, 5], "IMMOBULUS CONFUNDO").action("accio", take=IMMOBULUS).legal


def test_the_french_booklet() -> None:
    """D-12, D-13: only the others throw at Relashio, and the extra die is simply given."""
    french = changes_of("hp_strike", "hp-FR")
    after = wizards([5, 5, 5], RELASHIO, **french).throw(RELASHIO, reaction=reaction({1: ACCIO, 2: LEVIOSA}))
    assert after.supplies == [6, 4, 4]
    left = wizards([6, 5, 5], "CONFUNDO LEVIOSA", **french)
    assert not left.action("accio", take=None).legal and left.action("accio", take=LEVIOSA).legal
    assert not left.action("reaction_throw", by=0).legal


def test_the_dutch_booklet() -> None:
    """D-01, D-07: the start die is placed, and no dice means out at once."""
    table = Table.new("hp_strike", 3, edition="hp-NL")
    assert set(table.game.legal_actions(table.state, 0)) == {PlaceStart(symbol) for symbol in SPELLS}
    assert forbids(table, PlaceStart("X"), 0) == "CORE-04"
    table.do(PlaceStart(CONFUNDO))
    assert table.state.direction == 1 and table.arena == faces(CONFUNDO)
    after = wizards([5, 1, 5], RELASHIO, **changes_of("hp_strike", "hp-NL")).throw(
        RELASHIO, reaction=reaction({0: ACCIO, 1: LEVIOSA, 2: CONFUNDO})
    )
    assert after.tells("player_eliminated", "sets_found_again", "dice_collected")
    result, _ = setup("hp_strike", 3, "X", start_die="placed")
    assert result["legal"] is False


def test_spells_belong_to_this_edition_alone() -> None:
    """HPS-01: what powers have is refused here, and the other way round."""
    for option, value in (("storm_chain", "locked"), ("pile_split", "allowed"), ("fire_mode", "live")):
        with pytest.raises(OptionRefused):
            make_game("hp_strike", 3, {option: value})
    for option, value in (("accio_extra", "must"), ("leviosa_order", "random"), ("immobulus_only", "may_continue")):
        with pytest.raises(OptionRefused):
            make_game("impact_avatar", 3, {option: value})


# In the middle of a throw: what may be done, leaving, time-outs

EVERYTHING = "RELASHIO ACCIO ACCIO LEVIOSA LEVIOSA CONFUNDO CONFUNDO"


def at_relashio(**options: Any) -> Table:
    """All four owe a die; 1 has thrown."""
    table = wizards([4, 3, 4, 2], EVERYTHING, **options).table()
    table.do(Throw())
    table.lands(RELASHIO)
    table.do(React(), 1)
    return table


def relashio_in_the_air(**options: Any) -> Table:
    table = at_relashio(**options)
    for seat in (0, 2, 3):
        table.do(React(), seat)
    return table


def may_collect(**options: Any) -> Table:
    table = relashio_in_the_air(collect="optional", **options)
    table.lands("IMMOBULUS RELASHIO X IMMOBULUS")
    return table


def at_accio(**options: Any) -> Table:
    """All sets are taken; a Relashio and an Immobulus are left to choose from."""
    table = relashio_in_the_air(**options)
    table.lands("LEVIOSA IMMOBULUS X OUT", changed={0: "X"})
    return table


def at_accio_lot() -> Table:
    table = at_accio(accio_extra="must")
    table.do(Timeout())
    return table


def at_tower(**options: Any) -> Table:
    table = at_accio(**options)
    table.do(TakeExtra(None))
    return table


def at_tower_lot() -> Table:
    return at_tower(leviosa_order="random")


MOMENTS = [at_relashio, relashio_in_the_air, may_collect, at_accio, at_accio_lot, at_tower, at_tower_lot]
PHASES = ["reaction", "reacting", "collect", "accio", "accio_lot", "tower", "tower_lot"]


@for_each(("moment", "phase"), list(zip(MOMENTS, PHASES, strict=True)))
def test_a_throw_waits_at_every_choice(moment: Callable[[], Table], phase: str) -> None:
    """CORE-11, HPS-RELA-01, HPS-ACCI-01, HPS-LEVI-01: for what is asked, and refuses all else with its clause."""
    table = moment()
    assert table.state.phase == phase
    takes_only_what_it_offers(table)
    if phase != "reacting":
        assert cannot_be(table, Landed(((0, ACCIO),))) == "outcome/unexpected"
    if not phase.endswith("lot"):
        assert cannot_be(table, Drawn((0,))) == "outcome/unexpected"
    assert cannot_be(table, Raced(1)) == "outcome/unexpected"


@for_each("seat", range(4))
@for_each("moment", MOMENTS)
def test_leaving_in_the_middle_of_a_throw(moment: Callable[[], Table], seat: int) -> None:
    """AMB-46: out at that moment, the supply leaves the game, and the game goes on with all dice accounted for."""
    table = moment()
    arena, removed, direction = table.arena, len(table.state.removed), table.state.direction
    in_hand = sum(len(dice) for owner, dice in table.state.resolution.hands if owner == seat)
    supply = table.owned(seat)
    before = table.state.out
    events = [event.name for event in table.do(Resign(), seat)]
    assert events[0] == "player_eliminated" and table.state.out[len(before)] == (seat,)
    assert table.owned(seat) == 0
    if seat == 0:  # the player on turn: what lies there stays, no spell is cast, and the next one follows
        assert table.arena == arena and len(table.state.removed) == removed + supply + in_hand
        assert table.state.phase == "turn" and table.state.active == 1 and table.state.direction == direction
    stays_sound(table)
    plays_on(table)


@for_each("seats", [(1, 2, 3), (3, 2, 1), (0, 1, 2), (2, 0, 3)])
@for_each("moment", MOMENTS)
def test_the_last_to_stay_wins(moment: Callable[[], Table], seats: tuple[int, ...]) -> None:
    """AMB-46, CORE-20: when all others leave, wherever the throw stands."""
    table = moment()
    for seat in seats:
        table.do(Resign(), seat)
        stays_sound(table)
    awaited = table.game.awaiting(table.state)
    (last,) = set(range(4)) - set(seats)
    assert isinstance(awaited, Over) and awaited.result.winners == (last,)


def test_relashio_does_not_wait_for_who_has_left() -> None:
    """AMB-46: a die that was thrown leaves with its owner."""
    table = at_relashio()
    table.do(React(), 0)
    table.do(React(), 2)
    table.do(Resign(), 1)
    table.do(Resign(), 3)
    awaited = table.game.awaiting(table.state)
    assert isinstance(awaited, InFlight) and [seat for seat, _ in awaited.hands] == [0, 2]
    table.lands("X X")
    assert table.state.phase == "turn" and table.supplies == [10, 0, 3, 0]


@pytest.mark.parametrize("moment", [at_accio, at_tower])
def test_a_bystander_who_leaves_changes_no_spell(moment: Callable[[], Table]) -> None:
    """AMB-46: the player on turn still chooses, and the direction still turns."""
    table = moment()
    awaited = table.game.awaiting(table.state)
    table.do(Resign(), 1)
    left = table.game.awaiting(table.state)
    assert isinstance(awaited, Decision) and isinstance(left, Decision) and left.seat == awaited.seat == 0
    assert set(left.actions) == set(awaited.actions)
    plays_on(table, steps=2)
    assert table.state.direction == -1 and table.state.active == 3


@for_each(("moment", "asked"), list(zip(MOMENTS, [(0, 2, 3), (), (0,), (0,), (), (0,), ()], strict=True)))
def test_time_runs_out_only_for_those_who_are_asked(moment: Callable[[], Table], asked: tuple[int, ...]) -> None:
    """AMB-48: everybody else is refused, and the game goes on."""
    for seat in range(4):
        table = moment()
        if seat in asked:
            table.do(Timeout(), seat)
            plays_on(table)
        else:
            assert forbids(table, Timeout(), seat) == "AMB-48"


def test_what_a_time_out_does() -> None:
    """AMB-48: the extra die is declined, or drawn where it must be taken; the tower stands by die id."""
    declined = at_accio()
    declined.do(Timeout())
    assert "accio_declined" in declined.event_names
    drawn = at_accio_lot()
    awaited = drawn.game.awaiting(drawn.state)
    assert isinstance(awaited, Lot) and len(awaited.items) > 1
    supply, die = drawn.owned(0), awaited.items[-1]
    assert cannot_be(drawn, Drawn(awaited.items[:1])) == "outcome/lot"
    drawn.resolve(Drawn((die, *awaited.items[:-1])))
    assert drawn.owned(0) == supply + 1 and die in drawn.state.supplies[0]
    tower = at_tower()
    tower.do(Timeout())
    assert tower.state.stacks == (tuple(sorted(die for die, _ in tower.state.arena)),)
    reaction_die = at_relashio()
    reaction_die.do(Timeout(), 3)
    assert [seat for seat, _ in reaction_die.state.resolution.hands] == [1, 3]


@pytest.mark.parametrize("option", ["draw", "active_wins"])
def test_who_has_left_does_not_win_when_all_others_have_run_out_of_dice(option: str) -> None:
    """AMB-46, AMB-05: the player on turn who leaves is eliminated, even where the player on turn would win."""
    table = wizards([3, 1, 1], "RELASHIO ACCIO ACCIO", all_out=option).table()
    table.do(Throw())
    table.lands(RELASHIO)
    for seat in range(3):
        table.do(React(), seat)
    table.lands("CONFUNDO IMMOBULUS LEVIOSA")
    table.do(Resign(), 0)
    result = table.game.result(table.state)
    assert result is not None and result.winners == (1, 2)


def test_the_wrong_throw_at_the_wrong_time() -> None:
    """CORE-08, CORE-18: one die at a time, none out of turn, all only into an empty arena; there are no piles."""
    table = wizards([5, 5, 5], "ACCIO CONFUNDO").table()
    assert forbids(table, ThrowAll(), 0) == "CORE-18"
    assert forbids(table, ThrowPile(0), 0) == "IMP-POW-BOUL-02"
    assert forbids(table, Throw(), 1) == "CORE-08"
    assert forbids(table, Stop(), 0) == "CORE-08"
    table.do(Throw())
    for action in (Throw(), Stop(), React(), TakeExtra(None), Collect(True)):
        for seat in range(3):
            assert forbids(table, action, seat) is not None
    table.lands(LEVIOSA)
    takes_only_what_it_offers(table)
