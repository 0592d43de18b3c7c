"""What people type when they throw real dice: every form, short forms, and errors that say what to type."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.errors import OutcomeRefused
from throwdown.rules import GAMES, Decision, Drawn, Game, Lot, Over, Race, Several, Timeout, game
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import ArenaState, Landed, Raced, React, Throw, ThrowAll
from throwdown.rules.game import to_act
from throwdown.rules.verasselt.state import Choose, Roll, Rolled
from throwdown.throwers import Entered, Luck
from throwdown.throwers.entered import EntryUnreadable, Labels, read_entry

THREE_LYING = "turn active=0 supplies=abcd/efghijk arena=l:2,m:4,n:3 removed=opq aside=rstuvwxyz"
THROWN, TWO, FOUR, THREE = 3, 11, 12, 13


def arena(name: str, seats: int = 2, **options: Any) -> ArenaGame:
    rules = game(name, seats, options)
    assert isinstance(rules, ArenaGame)
    return rules


def in_the_air(rules: ArenaGame, text: str) -> ArenaState:
    state = rules.parse(text)
    state, _ = rules.apply(state, state.active, Throw() if state.arena else ThrowAll())
    return state


def typed(rules: Game[Any], state: Any, text: str) -> Any:
    """What is typed, read and taken by the rules."""
    outcome = read_entry(rules, state, text)
    rules.resolve(state, outcome)
    return outcome


def complaint(rules: Game[Any], state: Any, text: str) -> str:
    """Why this cannot be read."""
    with pytest.raises(OutcomeRefused) as refused:
        read_entry(rules, state, text)
    assert refused.value.code == "entry/unreadable"
    return refused.value.message


STRIKE = arena("strike")
FLYING = in_the_air(STRIKE, THREE_LYING)


# One die


@for_each("text", ["5", " 5 ", "5\n", "0: 5", "0:5", "0 : 5"])
def test_the_face_of_the_thrown_die(text: str) -> None:
    assert typed(STRIKE, FLYING, text) == Landed(((THROWN, "5"),))


@pytest.mark.parametrize("text", ["x", "X"])
def test_the_empty_face(text: str) -> None:
    assert typed(STRIKE, FLYING, text) == Landed(((THROWN, "X"),))


@pytest.mark.parametrize("text", ["out", "OUT", "Out"])
def test_it_missed_the_arena_or_bounced_out(text: str) -> None:
    assert typed(STRIKE, FLYING, text) == Landed((), ((THROWN, "missed"),))


@for_each("text", ["5 3>x 4>out", "5  3 > X  4 >out", "3>x 5 4>OUT", "4>out 3>x 5"])
def test_what_changed_among_the_lying_dice(text: str) -> None:
    landed = typed(STRIKE, FLYING, text)
    assert dict(landed.faces) == {THROWN: "5", THREE: "X"}
    assert dict(landed.out) == {FOUR: "knocked"}


def test_a_turned_die_may_show_the_same_again() -> None:
    assert dict(typed(STRIKE, FLYING, "5 3>3").faces) == {THROWN: "5", THREE: "3"}


def test_each_lying_die_changes_once() -> None:
    twins = in_the_air(STRIKE, THREE_LYING.replace("m:4", "m:3"))
    landed = typed(STRIKE, twins, "5 3>x 3>out")
    assert dict(landed.faces).keys() | dict(landed.out).keys() == {THROWN, FOUR, THREE}
    assert "shows 3" in complaint(STRIKE, twins, "5 3>x 3>2 3>4")


def test_a_die_that_changed_is_not_found_under_its_new_face() -> None:
    assert "shows 5" in complaint(STRIKE, FLYING, "2 3>5 5>out")


def test_a_big_throw_takes_a_word_for_each_die() -> None:
    big = in_the_air(STRIKE, "turn active=0 supplies=abcd/efghijk removed=lmnopq aside=rstuvwxyz")
    landed = typed(STRIKE, big, "2 out x 2")
    assert (landed.faces, landed.out) == (((0, "2"), (2, "X"), (3, "2")), ((1, "missed"),))
    assert "1 more" in complaint(STRIKE, big, "2 2 2")
    assert "one die more" in complaint(STRIKE, big, "2 2 2 2 2")


def test_the_start_die_is_typed_too() -> None:
    state, _ = STRIKE.new_game()
    assert typed(STRIKE, state, "4") == Landed(((16, "4"),))
    assert typed(STRIKE, state, "out") == Landed((), ((16, "missed"),))


# Short faces


@for_each(
    ("word", "face"),
    [
        ("li", "LIGHTNING"),
        ("l", "LIGHTNING"),
        ("Lightning", "LIGHTNING"),
        ("FI", "FIRE"),
        ("w", "WATER"),
        ("b", "BLANK"),
    ],
)
def test_faces_may_be_shortened(word: str, face: str) -> None:
    impact = arena("impact")
    state = in_the_air(impact, THREE_LYING.replace("l:2,m:4,n:3", "l:FIRE,m:WATER,n:AIR"))
    assert typed(impact, state, word).faces == ((THROWN, face),)
    assert dict(typed(impact, state, f"stone ai>{word}").faces)[THREE] == face


@for_each("word", ["7", "1", "xx", "fire", "outside", "55", "-", "?"])
def test_what_is_no_face_is_refused_with_the_faces_there_are(word: str) -> None:
    message = complaint(STRIKE, FLYING, word)
    assert repr(word) in message
    assert "2, 3, 4, 5, 6, X" in message and "out" in message


@for_each("text", ["5 7>x", "5 3>7", "5 3>", "5 6>x", "> x"])
def test_a_change_that_cannot_be_is_refused(text: str) -> None:
    message = complaint(STRIKE, FLYING, text)
    assert "type one of" in message or "it holds 2 4 3" in message


def test_an_empty_arena_says_so() -> None:
    big = in_the_air(STRIKE, "turn active=0 supplies=abcd/efghijk removed=lmnopq aside=rstuvwxyz")
    assert "nothing" in complaint(STRIKE, big, "2 2 2 2 3>x")


@pytest.mark.parametrize("text", ["", "   ", "3>x"])
def test_missing_dice_are_named(text: str) -> None:
    message = complaint(STRIKE, FLYING, text)
    assert "1 more" in message and "seat 0" in message and "out" in message


def test_too_much_is_named() -> None:
    assert complaint(STRIKE, FLYING, "5 4") == "'4' is one die more than seat 0 has thrown"


# A storm


def storm() -> tuple[ArenaGame, ArenaState]:
    rules = arena("impact_avatar", 3, active_elements=["LIGHTNING"])
    state = rules.parse(
        "turn active=0 supplies=abcdefg/hijk/lmno arena=p:LIGHTNING removed=qrstu aside=vwxyz elements=LIGHTNING"
    )
    state, _ = rules.apply(state, 0, Throw())
    state, _ = rules.resolve(state, Landed(((6, "LIGHTNING"),)))
    for seat in (1, 2):
        state, _ = rules.apply(state, seat, React())
    return rules, state


@for_each("text", ["1: fire  2: blank", "2: blank 1: fire", "1:f 2:b", "1 : fire 2 : blank"])
def test_a_storm_is_entered_with_the_die_of_each_seat(text: str) -> None:
    rules, state = storm()
    assert dict(typed(rules, state, text).faces) == {10: "FIRE", 14: "BLANK"}


def test_a_storm_may_change_what_lies_there() -> None:
    rules, state = storm()
    landed = typed(rules, state, "1: out 2: air light>out light>stone")
    assert dict(landed.out)[10] == "missed"
    assert sorted(dict(landed.faces).values()) == ["AIR", "STONE"]


@for_each(
    ("text", "part"),
    [
        ("1: fire", "seat 2"),
        ("2: fire", "seat 1"),
        ("0: fire 1: fire 2: fire", "1, 2"),
        ("3: fire", "1, 2"),
        ("one: fire", "1, 2"),
        ("1: fire fire 2: fire", "one die more than seat 1"),
    ],
)
def test_a_storm_entered_wrongly_names_the_seats(text: str, part: str) -> None:
    rules, state = storm()
    assert part in complaint(rules, state, text)


# Towers


TOWER = "turn active=0 supplies=abcdefgh/ijk arena=l:ACCIO,m:LEVIOSA,n:CONFUNDO,o:RELASHIO,p:RELASHIO"
TOWER += " stacks=lmno removed=q aside=rstuvwxyz"


def tower() -> tuple[ArenaGame, ArenaState]:
    rules = arena("hp_strike")
    return rules, in_the_air(rules, TOWER)


def test_a_tower_that_is_not_mentioned_stays() -> None:
    assert typed(*tower(), "imm").stacks == ((11, 12, 13, 14),)


def test_no_tower_stands_any_more() -> None:
    landed = typed(*tower(), "imm fallen conf>x")
    assert landed.stacks == ()
    assert dict(landed.faces) == {7: "IMMOBULUS", 13: "X"}


def test_only_the_lowest_dice_stand() -> None:
    landed = typed(*tower(), "imm stand 2 rel>x conf>acc")
    assert landed.stacks == ((11, 12),)
    assert dict(landed.faces) == {7: "IMMOBULUS", 14: "X", 13: "ACCIO"}


def test_one_die_is_no_tower() -> None:
    assert typed(*tower(), "imm stand 1").stacks == ()


def test_a_die_that_changed_stands_on_nothing() -> None:
    """A stack is told without the dice that moved; a lone one is none."""
    assert typed(*tower(), "imm ^rel>out").stacks == ((11, 12, 13),)
    assert typed(*tower(), "imm ^rel>x conf>x lev>x").stacks == ()


def test_an_open_die_is_meant_before_a_covered_one() -> None:
    rules = arena("hp_strike")
    state = in_the_air(rules, TOWER.replace("l:ACCIO", "l:RELASHIO").replace("o:RELASHIO", "o:ACCIO"))
    landed = typed(rules, state, "imm rel>x")
    assert dict(landed.faces) == {7: "IMMOBULUS", 15: "X"}
    assert landed.stacks == ((11, 12, 13, 14),)


@for_each("text", ["imm stand", "imm stand x", "imm stand -1", "imm fallen stand 2"])
def test_how_many_stand_has_to_be_a_number(text: str) -> None:
    assert "stand 2" in complaint(*tower(), text)


def test_there_is_no_tower_to_speak_of() -> None:
    assert "tower" in complaint(STRIKE, FLYING, "5 stand 2")


# Races and lots


def race() -> tuple[ArenaGame, ArenaState]:
    rules = arena("impact_avatar", 3, active_elements=["FIRE"])
    state = rules.parse(
        "turn active=0 supplies=abcdefg/-/lmno arena=p:FIRE removed=hijkqrstu out=1 aside=vwxyz elements=FIRE"
    )
    state, _ = rules.apply(state, 0, Throw())
    state, _ = rules.resolve(state, Landed(((6, "FIRE"),)))
    assert isinstance(rules.awaiting(state), Race)
    return rules, state


@pytest.mark.parametrize("text", ["2", " 2 ", "2\n"])
def test_in_a_race_the_winner_is_typed(text: str) -> None:
    assert typed(*race(), text) == Raced(2)


@for_each("text", ["", "1", "3", "-2", "2 0", "two", "2.0", "²"])
def test_only_a_racer_can_win(text: str) -> None:
    message = complaint(*race(), text)
    assert "0, 2" in message and repr(text) in message


def lot(lying: str, removed: str) -> tuple[ArenaGame, ArenaState]:
    """An extra die that chance has to pick."""
    rules = arena("hp_strike", accio_extra="must")
    state = rules.parse(f"turn active=0 supplies=abcdefgh/ijk arena={lying} removed={removed} aside=rstuvwxyz")
    state, _ = rules.apply(state, 0, Throw())
    state, _ = rules.resolve(state, Landed(((7, "ACCIO"),)))
    state, _ = rules.apply(state, 0, Timeout())
    assert isinstance(rules.awaiting(state), Lot)
    return rules, state


def test_a_lot_is_typed_in_the_order_that_chance_gave() -> None:
    drawn = lot("l:ACCIO,m:LEVIOSA,n:CONFUNDO", "opq")
    assert typed(*drawn, "13 12") == Drawn((13, 12))
    assert typed(*drawn, " 12  13 ") == Drawn((12, 13))
    for text in ("", "12", "12 12", "12 13 13", "12 14", "1213"):
        assert "12 13" in complaint(*drawn, text)


def test_a_lot_of_a_single_die_can_be_typed_too() -> None:
    assert typed(*lot("l:ACCIO,m:LEVIOSA", "nopq"), "12") == Drawn((12,))


# voll verasselt


def test_a_shuffled_deck_is_typed_as_letters() -> None:
    rules = game("verasselt", 5)
    state, _ = rules.new_game()
    order = "YBRG" * 17
    assert typed(rules, state, order) == Drawn(tuple(order))
    assert typed(rules, state, " ".join(order)) == Drawn(tuple(order))
    assert "Y" in complaint(rules, state, order[1:])
    assert "Y" in complaint(rules, state, order.replace("Y", "X"))


def rolling() -> tuple[Game[Any], Any]:
    rules = game("verasselt", 2)
    state, _ = rules.new_game()
    state, _ = rules.resolve(state, Drawn(tuple("YBRG" * 20)))
    state, _ = rules.apply(state, 0, Choose("hub"))
    return rules, rules.apply(state, 0, Roll((1, 2, 4, 5, 6)))[0]


@for_each("text", ["Y==BR", "y==br", "Y = = B R", "y,=,=,b,r", " Y== BR "])
def test_the_faces_of_the_dice_that_were_rolled(text: str) -> None:
    assert typed(*rolling(), text) == Rolled(("Y", "=", "=", "B", "R"))


@for_each("text", ["", "Y==B", "Y==BRG", "Y==BX", "12345", "y-=br"])
def test_other_faces_or_another_number_are_refused(text: str) -> None:
    message = complaint(*rolling(), text)
    assert "5 faces" in message and "Y B R G =" in message and repr(text) in message


# When nothing is to be typed


def test_a_decision_comes_before_any_dice() -> None:
    assert "decision" in complaint(STRIKE, STRIKE.parse(THREE_LYING), "5")
    over = STRIKE.parse(
        "over active=0 supplies=abcd/- arena=l:2 removed=efghijkmnopq aside=rstuvwxyz winners=0 reason=last_with_dice"
    )
    complaint(STRIKE, over, "5")


@pytest.mark.parametrize("text", ["9" * 5000, "9" * 5000 + ": 5", "5 stand " + "9" * 5000])
def test_random_text_is_refused(text: str) -> None:
    complaint(STRIKE, FLYING, text)
    complaint(*race(), text)
    complaint(*rolling(), text)


@for_each("name", GAMES)
def test_entered_dice_are_never_answered_automatically(name: str) -> None:
    rules, rng = game(name, 3, {"max_turns": 20} if name == "verasselt" else {}), Random(5)
    luck, entered = Luck(rng), Entered()
    state, _ = rules.new_game()
    asked = 0
    while not isinstance(awaited := rules.awaiting(state), Over):
        assert entered.answer(rules, state, awaited, {0: "smash"}) is None
        if isinstance(awaited, Decision | Several):
            seat = to_act(awaited)[0]
            state, _ = rules.apply(state, seat, rules.legal_actions(state, seat).sample(rng))
        else:
            asked += 1
            outcome = luck.answer(rules, state, awaited, {})
            assert outcome is not None
            state, _ = rules.resolve(state, outcome)
    assert asked > 10
    assert entered.answer(rules, state, awaited, {}) is None
    assert entered.id == "entered"


# Names, and towers written out


NAMED = Labels({"Mara": 0, "Jo": 1, "1": 0, "2": 1, "3": 2, "Jolanda": 2}, {"Feuer": "FIRE"}, {"raus": "out"})


def test_people_and_faces_have_names() -> None:
    rules, state = storm()
    landed = read_entry(rules, state, "2: raus 3: feu", NAMED)
    assert (landed.faces, landed.out) == (((14, "FIRE"),), ((10, "missed"),))  # type: ignore[attr-defined]
    assert read_entry(rules, state, "jo: air jol: air", NAMED) == read_entry(rules, state, "1: air 2: air")
    with pytest.raises(OutcomeRefused, match="has not thrown"):
        read_entry(rules, state, "mara: air", NAMED)


def test_a_storm_without_names_is_read_in_the_order_of_the_seats() -> None:
    rules, state = storm()
    assert typed(rules, state, "fire blank light>out") == typed(rules, state, "1: fire 2: blank light>out")
    assert "one die more than seat 2" in complaint(rules, state, "fire blank fire")


def test_a_tie_and_a_race_without_a_winner() -> None:
    assert typed(*race(), "0=2") == Raced(times=((0, 0), (2, 0)))
    assert typed(*race(), "none") == Raced()
    for text in ("0=1", "0=0", "0=", "="):
        assert "0, 2" in complaint(*race(), text)


def test_towers_are_written_from_bottom_to_top() -> None:
    assert typed(*tower(), "imm [acc lev conf rel]").stacks == ((11, 12, 13, 14),)
    assert typed(*tower(), "imm [acc lev] [conf rel imm]").stacks == ((11, 12), (13, 14, 7))
    assert typed(*tower(), "imm [rel imm]").stacks == ((14, 7),)
    assert typed(*tower(), "imm []").stacks == ()
    assert "not closed" in complaint(*tower(), "imm [acc lev")
    assert "no die is left" in complaint(*tower(), "imm [acc acc]")


def test_a_thrown_die_lies_on_top() -> None:
    landed = typed(*tower(), "rel [acc lev conf rel rel]")
    assert landed.stacks == ((11, 12, 13, 14, 7),)


def test_a_loose_die_is_meant_unless_the_tower_is() -> None:
    assert dict(typed(*tower(), "imm rel>x").faces)[15] == "X"
    assert dict(typed(*tower(), "imm ^rel>x").faces)[14] == "X"
    assert "tower" in complaint(STRIKE, FLYING, "5 ^3>x")


def test_complaints_can_be_localised() -> None:
    with pytest.raises(EntryUnreadable) as refused:
        read_entry(STRIKE, FLYING, "7")
    assert (refused.value.reason, refused.value.values) == ("face", {"typed": "7"})


# As people write


EMPTY = "turn active=0 supplies=abcd/efghijk arena= removed=lmnopq aside=rstuvwxyz"
FOUR_FLYING = in_the_air(STRIKE, EMPTY)
ELEMENTS = arena("impact")
ELEMENTS_FLYING = in_the_air(ELEMENTS, EMPTY)


@for_each("text", ("5, 5, 3, x", "5,5;3,x", "2x 5, 3 x", "2x5 3 x", "2×5, 3, X"))
def test_commas_separate_and_equal_dice_are_counted(text: str) -> None:
    assert typed(STRIKE, FOUR_FLYING, text) == typed(STRIKE, FOUR_FLYING, "5 5 3 x")


@for_each("text", ("2 fire, 2 air", "2x fire 2x air", "2x fire, air, air", "fire fire, 2 ai"))
def test_where_no_face_is_a_number_a_bare_one_counts(text: str) -> None:
    assert typed(ELEMENTS, ELEMENTS_FLYING, text) == typed(ELEMENTS, ELEMENTS_FLYING, "fire fire air air")


def test_dice_that_turned_alike_are_counted_too() -> None:
    lying = in_the_air(ELEMENTS, "turn active=0 supplies=abcd/efghijk arena=l:FIRE,m:FIRE removed=nopq aside=rstuvwxyz")
    assert typed(ELEMENTS, lying, "air, 2x fire>out") == typed(ELEMENTS, lying, "air fire>out fire>out")


def test_numbers_of_strike_are_faces_unless_they_are_marked() -> None:
    assert typed(STRIKE, FOUR_FLYING, "2 x 5 5") == Landed(((0, "2"), (1, "X"), (2, "5"), (3, "5")))
    assert "'9' is not a face" in complaint(STRIKE, FOUR_FLYING, "9 5 5 5")


@for_each("text", ("0 fire", "0x fire", "99x fire", "2x", "fire 2"))
def test_counts_of_nothing_are_refused(text: str) -> None:
    assert "is not a face" in complaint(ELEMENTS, ELEMENTS_FLYING, text)


def test_an_x_is_the_lost_die_of_every_box() -> None:
    elements = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR", "BLANK")
    assert Labels().face("x", elements) == "BLANK"
    assert Labels().face("x", ("2", "3", "4", "5", "6", "X")) == "X"
    assert Labels().face("x", ("2", "3")) is None


def test_a_beginning_means_a_shown_name_first() -> None:
    faces = {"Feuer": "FIRE", "Wasser": "WATER", "Flut": "WATER", "Wind": "AIR"}
    die = ("FIRE", "WATER", "AIR")
    assert Labels(faces=faces).face("w", die) is None
    shown = Labels(faces=faces, shown={"Feuer": "FIRE", "Wasser": "WATER", "Luft": "AIR"})
    assert shown.face("w", die) == "WATER"
    assert shown.face("wind", die) == "AIR"
