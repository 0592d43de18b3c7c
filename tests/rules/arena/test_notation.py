"""A state of an arena game as one line of text: there and back, and what is no state is refused."""

from __future__ import annotations

from random import Random

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Table, position
from throwdown.errors import NotationError
from throwdown.rules import Decision, Drawn, InFlight, Lot, Over, Race, Resign, Several, Timeout
from throwdown.rules.arena.state import Collect, Landed, Raced, React, Throw, ThrowAll

ARENA_GAMES = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
HANDMADE = "turn active=0 supplies=cdef/ghijk arena=a:2,b:3 removed=lmnopq aside=rstuvwxyz"


def strike() -> Table:
    """The position that HANDMADE tells of."""
    return position("strike", [4, 5], "2 3").table()


def back(table: Table) -> bool:
    """Whether the text of this state is one line that leads back to it."""
    text = table.game.notation(table.state)
    assert "\n" not in text
    return table.game.parse(text) == table.state


def test_a_line_that_people_can_read() -> None:
    table = strike()
    assert table.game.notation(table.state) == HANDMADE
    assert table.game.parse(HANDMADE) == table.state


def test_a_new_game() -> None:
    table = Table.new("strike", 2)
    assert table.game.notation(table.state) == "start active=0 supplies=abcdefgh/ijklmnop aside=rstuvwxyz hands=0:q"
    assert back(table)


def test_default_values_may_be_left_out() -> None:
    """Clockwise, begun by seat 0, no throw counted: all left out, and understood when told."""
    table = strike()
    assert table.game.parse(f"{HANDMADE} direction=1 first=0 throws=0") == table.state
    assert table.game.parse(HANDMADE.replace(" ", "  ")) == table.state


@for_each(
    ("table", "part"),
    [
        (position("hp_strike", [4, 5], "ACCIO LEVIOSA", direction=-1).table(), "direction=-1"),
        (position("strike", [4, 5, 0, 3], "2", active=3, start_player=1).table(), "first=1"),
        (position("strike", [4, 5, 0, 0], "2", active=1).table(), "out=2/3"),
        (position("strike", [4, 0, 5], "2", active=2).table(), "/-/"),
        (position("strike", [4, 5]).table(), "taken_bare=yes"),
        (position("hp_strike", [4, 5], "ACCIO X LEVIOSA", stacks=[[2, 1, 0]]).table(), "stacks=cba"),
        (position("impact_avatar", [5, 4], "AIR", elements="FIRE AIR").table(), "elements=FIRE,AIR"),
        (position("impact_power", [6, 4], "AIR", elements="STONE", piles={0: [3, 2]}).table(), "g+bcd+ef/"),
        (position("impact_power", [5, 4], "AIR", elements="STONE", piles={0: [3, 2]}).table(), "+bcd+ef/"),
    ],
)
def test_handmade_states(table: Table, part: str) -> None:
    """Everything that a position can hold is told, and read again."""
    assert part in table.game.notation(table.state)
    assert back(table)


def test_every_phase_of_a_storm_and_a_race() -> None:
    at = position("impact_avatar", [3, 4, 5], "LIGHTNING FIRE", piles={1: [2]}, collect="optional", fire_mode="live")
    table = at.table()
    phases = [table.state.phase]

    def note() -> None:
        phases.append(table.state.phase)
        assert back(table)

    table.do(Throw())
    note()
    table.lands("LIGHTNING")
    note()
    table.do(React(), 2)
    note()
    table.do(React(), 1)
    note()
    table.lands("FIRE AIR")
    note()
    table.resolve(Raced(2))
    note()
    table.do(Collect(True), 2)
    note()
    assert phases == ["turn", "flying", "reaction", "reaction", "reacting", "race", "collect", "turn"]


def test_the_end_of_a_game() -> None:
    table = position("strike", [1, 5], "3").table()
    table.do(Throw())
    table.lands("X")
    assert "winners=1" in table.game.notation(table.state)
    assert back(table)


def play_on(rng: Random, table: Table) -> None:
    """Whatever the game waits for, by chance."""
    awaited = table.game.awaiting(table.state)
    if isinstance(awaited, InFlight):
        lying = [die for die, _ in table.state.arena]
        left = [die for die in lying if rng.random() < 0.04]
        hit = [die for die in lying if die not in left and rng.random() < 0.2]
        shown = [rng.choice([*sorted(table.game.faces), "OUT"]) for _ in table.in_the_air]
        stacks = tuple(stack for stack in table.state.stacks if not set(stack) & set(left))
        changed = {die: rng.choice(sorted(table.game.faces)) for die in hit}
        table.lands(shown, left=left, changed=changed, stacks=stacks)
    elif isinstance(awaited, Race):
        table.resolve(Raced(rng.choice(awaited.seats)))
    elif isinstance(awaited, Lot):
        table.resolve(Drawn(tuple(rng.sample(awaited.items, len(awaited.items)))))
    else:
        assert isinstance(awaited, Decision | Several)
        decision = rng.choice(awaited.decisions) if isinstance(awaited, Several) else awaited
        odd = rng.random()
        action = Resign() if odd < 0.01 else Timeout() if odd < 0.05 else decision.actions.sample(rng)
        table.do(action, decision.seat)


@for_each("game_id", ARENA_GAMES)
@for_each("seats", [2, 5])
def test_played_states(game_id: str, seats: int) -> None:
    """``parse(notation(state)) == state`` all through random games."""
    phases = set()
    for seed in range(12):
        rng = Random(f"{game_id}{seats}{seed}")
        table = Table.new(game_id, seats, first=rng.randrange(seats), collect=rng.choice(["mandatory", "optional"]))
        while not isinstance(table.game.awaiting(table.state), Over):
            assert back(table), table.game.notation(table.state)
            phases.add(table.state.phase)
            play_on(rng, table)
        assert back(table)
    assert {"turn", "choice", "flying", "collect"} <= phases


def test_play_continues_from_a_notation() -> None:
    """A state that was read is as good as the one that was written."""
    table = position("strike", [4, 5]).table()
    table.state = table.game.parse(table.game.notation(table.state))
    table.do(ThrowAll())
    assert len(table.in_the_air) == 4


NO_STATES = {
    "nothing": "",
    "blanks": "   ",
    "a word": "hello",
    "no phase": HANDMADE.removeprefix("turn "),
    "an unknown phase": HANDMADE.replace("turn", "dance"),
    "a seat that is no number": HANDMADE.replace("active=0", "active=x"),
    "half a seat": HANDMADE.replace("active=0", "active=0.5"),
    "a key without value": HANDMADE.replace("active=0", "active"),
    "a key twice": f"{HANDMADE} active=0",
    "an unknown key": f"{HANDMADE} colour=red",
    "no supplies": HANDMADE.replace("supplies=", "supply="),
    "one supply for two": HANDMADE.replace("cdef/ghijk", "cdefghijk"),
    "three supplies for two": HANDMADE.replace("cdef/ghijk", "cdef/ghi/jk"),
    "an unknown face": HANDMADE.replace("a:2", "a:7"),
    "a face of another game": HANDMADE.replace("a:2", "a:FIRE"),
    "a die without face": HANDMADE.replace("a:2", "a"),
    "a capital die": HANDMADE.replace("a:2", "A:2"),
    "two dice with one face": HANDMADE.replace("a:2", "ac:2").replace("=cdef", "=def"),
    "an umlaut for a die": HANDMADE.replace("a:2", "ä:2"),
    "a digit for a die": HANDMADE.replace("lmnopq", "lmnop1"),
    "a die is missing": HANDMADE.replace("rstuvwxyz", "rstuvwxy"),
    "a die in two places": HANDMADE.replace("rstuvwxyz", "arstuvwxyz"),
    "a die twice and one missing": HANDMADE.replace("lmnopq", "lmnopp"),
    "a die with two faces": HANDMADE.replace("a:2,b:3", "a:2,a:3"),
}


@for_each("wrong", NO_STATES)
def test_text_that_is_no_state_is_refused(wrong: str) -> None:
    """CORE-28 among the rest: each of the 26 dice is somewhere, once."""
    with pytest.raises(NotationError):
        strike().game.parse(NO_STATES[wrong])


IMPOSSIBLE = {
    "an unknown seat is on turn": HANDMADE.replace("active=0", "active=2"),
    "a seat below zero is on turn": HANDMADE.replace("active=0", "active=-1"),
    "an unknown seat began": f"{HANDMADE} first=2",
    "no direction": f"{HANDMADE} direction=0",
    "two seats at a time": f"{HANDMADE} direction=2",
    "less than no throws": f"{HANDMADE} throws=-1",
    "an unknown seat is out": f"{HANDMADE} out=2",
    "the player on turn is out": f"{HANDMADE} out=0",
    "a die of the supply is in a stack": f"{HANDMADE} stacks=ac",
    "a die on itself": f"{HANDMADE} stacks=aa",
    "an unknown element": f"{HANDMADE} elements=EARTH",
    "an unknown seat is waited for": f"{HANDMADE} waiting=2",
    "an unknown seat collects": f"{HANDMADE} collector=2",
    "an unknown seat has gone": f"{HANDMADE} gone=2",
    "a die is kept that does not lie there": f"{HANDMADE} kept=z",
    "neither yes nor no": f"{HANDMADE} taken_bare=perhaps",
    "a winner before the end": f"{HANDMADE} winners=0 reason=last_with_dice",
    "a boulder pile in strike": HANDMADE.replace("cdef", "cd+ef"),
    "a pile of one": HANDMADE.replace("cdef", "cde+f"),
    "an end without a winner": HANDMADE.replace("turn", "over"),
    "a throw without dice": HANDMADE.replace("turn", "flying"),
    "a start without a start die": HANDMADE.replace("turn", "start"),
    "a race in strike": HANDMADE.replace("turn", "race"),
    "an accio in strike": HANDMADE.replace("turn", "accio"),
}


@for_each("wrong", IMPOSSIBLE)
def test_a_state_that_cannot_be_is_refused(wrong: str) -> None:
    """Seats that do not play, dice that lie elsewhere, piles or phases that the game does not have."""
    with pytest.raises(NotationError):
        strike().game.parse(IMPOSSIBLE[wrong])


def test_faces_are_those_of_the_game() -> None:
    text = HANDMADE.replace("a:2,b:3", "a:AIR,b:FIRE")
    assert Table.new("impact").game.parse(text).arena == ((0, "AIR"), (1, "FIRE"))
    with pytest.raises(NotationError):
        Table.new("hp_strike").game.parse(text)


def test_the_number_of_seats_is_that_of_the_game() -> None:
    with pytest.raises(NotationError):
        Table.new("strike", 3).game.parse(HANDMADE)


def test_dice_in_the_air_are_written() -> None:
    """A state with dice in flight leads back to one that awaits the same landing."""
    table = strike()
    table.do(Throw())
    again = table.game.parse(table.game.notation(table.state))
    (die,) = table.in_the_air
    assert table.game.resolve(again, Landed(((die, "5"),))) == table.game.resolve(table.state, Landed(((die, "5"),)))
