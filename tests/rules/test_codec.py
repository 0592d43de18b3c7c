"""States, actions, outcomes and events through JSON and back; what cannot be is refused."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.json_values import through_json
from tests.samples import examples
from throwdown.errors import NotationError
from throwdown.rules import GAMES, Decision, Drawn, Event, Game, Over, Resign, Result, Several, Stop, Timeout, game
from throwdown.rules.arena.state import (
    BuildTower,
    Collect,
    KeepPiles,
    Landed,
    MoveDie,
    PlaceStart,
    Raced,
    React,
    Resolution,
    RotateArena,
    StackDie,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
    TurnDie,
)
from throwdown.rules.codec import Codec, codec, encode, narrowed, reader
from throwdown.rules.game import Action, Outcome, to_act
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import Choose, Distribute, Roll, Rolled, TakeConsolation, TopUp
from throwdown.throwers import Luck

OPTIONS: dict[str, dict[str, Any]] = {
    "impact_avatar": {"collect": "optional", "piles_after_fire": "owner_choice", "pile_split": "allowed"},
    "hp_strike": {"start_x": "turn", "collect": "optional"},
    "verasselt": {"consolation_optional": True, "max_turns": 60},
}
ACTIONS: list[Action] = [
    *(Throw(), ThrowAll(), ThrowPile(1), ThrowFromPile(0), React(), React(2), PlaceStart("FIRE"), Collect(False)),
    *(KeepPiles(True), TakeExtra(None), TakeExtra(7), BuildTower((3, 1, 2)), MoveDie(4, True, False, (True, False))),
    *(TurnDie(3, "X"), StackDie(3, 4), RotateArena(-90), Stop(), Resign(), Timeout(), Choose("catch"), Choose("hub")),
    *(Roll((0, 1, 2, 6)), Roll((0, 1, 2, 6), (1, 0, 0, 2)), Distribute((0, 1, 0, 0)), TopUp((1, 0, 0, 0))),
    TakeConsolation(2),
]
OUTCOMES: list[Outcome] = [
    Landed(((1, "X"), (2, "FIRE")), ((3, "knocked"),), ((4, 5),), (2,)),
    Landed((), ((3, "missed"),)),
    *(Raced(1), Raced(None, ((0, 1200), (1, 1300))), Drawn((4, 3)), Drawn(("Y", "B")), Rolled(("Y", "=", "="))),
]


def same(value: Any, again: Any) -> None:
    assert again == value
    assert type(again) is type(value)
    assert hash(again) == hash(value)


def history(rules: Game[Any], rng: Random) -> list[tuple[Any, Any, tuple[Event, ...]]]:
    """(what came in, the state after it, the events) of a whole game of random actions."""
    luck = Luck(rng)
    state, events = rules.new_game(rng.randrange(rules.seats))
    steps: list[tuple[Any, Any, tuple[Event, ...]]] = [(None, state, events)]
    while not isinstance(awaited := rules.awaiting(state), Over):
        came: Any
        if isinstance(awaited, Decision | Several):
            seat = to_act(awaited)[0]
            came = rules.legal_actions(state, seat).sample(rng)
            state, events = rules.apply(state, seat, came)
        else:
            came = luck.answer(rules, state, awaited, {0: "smash", 1: "toss"})
            state, events = rules.resolve(state, came)
        steps.append((came, state, events))
    return steps


@for_each("name", GAMES)
def test_whole_games_come_back_as_they_were(name: str) -> None:
    phases, events_seen = set(), set()
    for seed in range(6):
        rules = game(name, 2 + seed % 4, OPTIONS.get(name))
        for came, state, events in history(rules, Random(seed)):
            same(state, codec(name).state(through_json(state)))
            if came is not None:
                read = codec(name).action if isinstance(came, Action) else codec(name).outcome
                same(came, read(through_json(came)))
            for event in events:
                same(event, codec(name).event(through_json(event)))
                events_seen.add(event.name)
            phases.add(state.phase)
    assert len(phases) > 4 and len(events_seen) > 8


@for_each("name", GAMES)
def test_views_of_whole_games_come_back_with_their_actions(name: str) -> None:
    spaces = set()
    for seed in range(6):
        rules = game(name, 2 + seed % 4, OPTIONS.get(name))
        for _, state, _ in history(rules, Random(seed)):
            for seat in (None, *range(rules.seats)):
                view = rules.view(state, seat)
                again = codec(name).view(through_json(view))
                same(view, again)
                assert type(again.actions) is type(view.actions)  # type: ignore[attr-defined]
                spaces.add(type(again.actions).__name__)
    large = {"hp_strike": {"TowerOrders"}, "verasselt": {"RollSpace", "SplitSpace", "TopUpSpace"}}
    assert spaces == {"Listed"} | large.get(name, set())


@for_each(
    "value",
    [
        None,
        [],
        {},
        {"is": "stop"},
        {"is": "arena_view"},
        encode(game("strike").view(game("strike").new_game()[0], 0)) | {"actions": 3},
        encode(game("strike").view(game("strike").new_game()[0], 0)) | {"actions": [{"is": "arena_state"}]},
        encode(game("strike").view(game("strike").new_game()[0], 0)) | {"more": 1},
    ],
)
def test_a_malformed_view_is_refused(value: Any) -> None:
    with pytest.raises(NotationError):
        codec("strike").view(value)


@for_each("value", [*ACTIONS, *OUTCOMES])
def test_every_action_and_outcome_comes_back(value: Value) -> None:
    """In every game that has it; the others do not know it."""
    for name in GAMES:
        types, encoded = codec(name).types, through_json(value)
        read = codec(name).action if isinstance(value, Action) else codec(name).outcome
        if type(value) in (*types.actions, *types.outcomes):
            same(value, read(encoded))
        else:
            with pytest.raises(NotationError, match=f"there is no '{value.name}'"):
                read(encoded)


def test_these_tests_cover_every_action_and_outcome() -> None:
    """A new action or outcome has to be added above."""
    tested = {type(value) for value in (*ACTIONS, *OUTCOMES)}
    ours = {
        kind
        for kind in (*Action.__subclasses__(), *Outcome.__subclasses__())
        if kind.__module__.startswith("throwdown.")
    }
    assert ours == tested
    assert {kind for name in GAMES for kind in (*codec(name).types.actions, *codec(name).types.outcomes)} == ours


def test_plain_values_stay_plain() -> None:
    for value in (None, True, 3, "text", 1.5, 10**30):
        assert encode(value) == value
    assert through_json((1, (2, "x"))) == [1, [2, "x"]]


def test_a_value_says_what_it_is() -> None:
    assert encode(Throw()) == {"is": "throw"}
    assert encode(TakeExtra(None)) == {"is": "take_extra", "die": None}
    text = '{"is": "landed", "faces": [[1, "X"]], "out": [], "stacks": [], "nudged": []}'
    assert json.dumps(encode(Landed(((1, "X"),)))) == text


def test_fields_with_a_default_may_be_left_out() -> None:
    assert codec("strike").outcome({"is": "landed", "faces": [[1, "X"]]}) == Landed(((1, "X"),))
    assert codec("impact_power").action({"is": "react"}) == React()


def test_a_reader_refuses_other_kinds() -> None:
    assert reader(Stop)({"is": "stop"}) == Stop()
    assert reader(Stop, Throw)({"is": "throw"}) == Throw()
    with pytest.raises(NotationError, match="throw"):
        reader(Stop)({"is": "throw"})


@for_each(
    ("value", "sentence"),
    [
        ({"is": "throw_pile", "pile": "0"}, "throw_pile cannot be read: 'pile' is wrong, expected `int`, got `str`"),
        ({"is": "roll", "dice": [0, "1"]}, "roll cannot be read: 'dice[1]' is wrong, expected `int`, got `str`"),
        ({"is": "throw_pile"}, "throw_pile cannot be read: object missing required field `pile`"),
        ({"is": "throw", "count": 1}, "throw cannot be read: object contains unknown field `count`"),
        ({"is": "chess"}, "there is no 'chess': an object says under 'is' what it is"),
        ({"seat": 1}, "that is not a value of a game: an object says under 'is' what it is"),
    ],
)
def test_a_refusal_names_the_field(value: Any, sentence: str) -> None:
    read = codec("verasselt" if value.get("is") == "roll" else "strike").action
    with pytest.raises(NotationError) as refused:
        read(value)
    assert refused.value.message == sentence


@for_each("depth", [50, 5_000, 200_000])
@for_each("name", ["throw_pile", "move_die", "landed", "drawn"])
def test_a_deeply_nested_value_is_refused(depth: int, name: str) -> None:
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    fields = dict.fromkeys(("pile", "die", "faces", "items"), nested)
    for read in (codec("strike").action, codec("strike").outcome):
        with pytest.raises(NotationError):
            read({"is": name} | fields)


# Malformed


@for_each(
    "value",
    [
        {},
        {"is": None},
        {"is": "chess"},
        {"is": 3},
        {"is": True},
        {"is": []},
        {"is": ["throw"]},
        {"is": {}},
        {"is": {"is": "throw"}},
        {"IS": "throw"},
        {"is": "Throw"},
        {"is": "throw", "count": 1},
        {"is": "throw", "self": 1},
        {"is": "throw", "cls": 1},
        {"is": "stop", "": 1},
        {"is": "throw_pile"},
        {"is": "throw_pile", "pile": None},
        {"is": "throw_pile", "pile": "0"},
        {"is": "throw_pile", "pile": True},
        {"is": "throw_pile", "pile": 1.0},
        {"is": "throw_pile", "pile": [1]},
        {"is": "throw_pile", "pile": {"is": "throw"}},
        {"is": "throw_pile", "pile": {}},
        {"is": "take_extra", "die": False},
        {"is": "collect", "take": 1},
        {"is": "build_tower", "dice": 3},
        {"is": "build_tower", "dice": ["a"]},
        {"is": "build_tower", "dice": [[1]]},
        {"is": "choose", "target": "heap"},
        {"is": "choose", "target": ["hub"]},
        {"is": "roll", "dice": [0, 1, 2, 3], "boost": [1, 0, 0]},
        {"is": "roll", "dice": [0, 1, 2, 3], "boost": {"Y": 1}},
        {"is": "landed"},
        {"is": "landed", "faces": 5},
        {"is": "landed", "faces": [5]},
        {"is": "landed", "faces": [[5]]},
        {"is": "landed", "faces": [[5, 5]]},
        {"is": "landed", "faces": [["5", "X"]]},
        {"is": "landed", "faces": [[5, "X", 1]]},
        {"is": "landed", "faces": [[5, "X"]], "out": [[5]]},
        {"is": "landed", "faces": [[5, "X"]], "stacks": [1]},
        {"is": "raced", "winner": "0"},
        {"is": "raced", "times": [[0, "1"]]},
        {"is": "raced", "times": {"0": 1}},
        {"is": "rolled", "faces": [1]},
        {"is": "drawn", "items": 4},
        {"is": "result", "winners": [0]},
        {"is": "result", "winners": ["0"], "reason": "x"},
        [{"is": "throw"}, {"is": "nothing"}],
        [{"is": "throw"}],
        None,
        "throw",
        3,
    ],
)
def test_malformed_actions_and_outcomes_are_refused(value: Any) -> None:
    for read in (*readers(codec("impact_avatar")), *readers(codec("hp_strike")), *readers(codec("verasselt"))):
        with pytest.raises(NotationError):
            read(value)


@for_each("name", GAMES)
def test_a_state_with_a_field_of_another_type_is_refused(name: str) -> None:
    rules = game(name, 3, OPTIONS.get(name))
    state = history(rules, Random(1))[20][1]
    sound = through_json(state)
    for field in sound:
        if field == "is":
            continue
        for wrong in (1.5, {"is": "stop"}, [[[["x"]]]]):
            with pytest.raises(NotationError, match=field):
                codec(name).state(sound | {field: wrong})
        with pytest.raises(NotationError, match=field):
            codec(name).state({key: value for key, value in sound.items() if key != field})


def test_an_event_of_the_other_family_is_refused() -> None:
    with pytest.raises(NotationError):
        codec("strike").event({"is": "busted", "seat": 0, "offending": []})
    with pytest.raises(NotationError):
        codec("verasselt").event({"is": "sets_found", "sets": []})
    with pytest.raises(NotationError):
        codec("strike").event({"is": "throw"})
    # Both families start turns, each in its own way.
    assert codec("strike").event({"is": "turn_started", "seat": 0, "direction": 1, "arena": 2}).name == "turn_started"
    assert codec("verasselt").event({"is": "turn_started", "seat": 0, "groups": ["hub"]}).name == "turn_started"
    with pytest.raises(NotationError):
        codec("verasselt").event({"is": "turn_started", "seat": 0, "direction": 1, "arena": 2})


@for_each("name", GAMES)
def test_every_name_is_one_kind(name: str) -> None:
    types = codec(name).types
    everything: list[type[Value]] = [
        *types.actions,
        *types.outcomes,
        *types.events,
        *types.spaces,
        *(types.state, types.view, Resolution, Result),
    ]
    names = [kind.name for kind in everything]
    assert len(set(names)) == len(names)


def test_all_events_of_a_family_are_declared() -> None:
    """EVT-01 to EVT-28, and those of voll verasselt."""
    declared = {kind for name in GAMES for kind in codec(name).types.events}
    assert declared == {kind for kind in Event.__subclasses__() if kind.__module__.startswith("throwdown.")}


def readers(of: Codec) -> tuple[Callable[[Any], Any], ...]:
    return of.action, of.outcome, of.event, of.state, of.view, of.result


NAMES = {kind.name for name in GAMES for kind in (*codec(name).types.actions, *codec(name).types.outcomes)}
words = st.one_of(
    st.sampled_from(sorted(NAMES | {"arena_state", "resolution", "result", "catch"})), st.text(max_size=4)
)
fields = st.sampled_from(("is", "seat", "pile", "die", "dice", "faces", "out", "items", "winners", "cards", "x"))
told_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 30), st.floats(allow_nan=False), words),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(fields, inner, max_size=4),
        st.builds(lambda name, rest: rest | {"is": name}, words, st.dictionaries(fields, inner, max_size=3)),
    ),
    max_leaves=10,
)


@examples(300)
@given(told_values)
def test_anything_is_read_or_refused(encoded: Any) -> None:
    for read in (*readers(codec("hp_strike")), *readers(codec("verasselt"))):
        try:
            value = read(encoded)
        except NotationError as refused:
            assert refused.code == "notation/malformed" and refused.message
        else:
            same(value, read(through_json(value)))


def test_threads_may_be_the_first_to_read_a_kind_together() -> None:
    """msgspec works out a kind at the first reading, and a second thread meanwhile would crash the process."""

    class Inner(Value, tag="inner"):
        number: int

    class Outer(Value, tag="outer"):
        inner: Inner

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            read = reader(narrowed(Outer, inner=narrowed(Inner)))
            with ThreadPoolExecutor(4) as pool:
                found = list(pool.map(read, [{"is": "outer", "inner": {"is": "inner", "number": 3}}] * 8))
            assert {each.inner.number for each in found} == {3}
    finally:
        sys.setswitchinterval(before)
