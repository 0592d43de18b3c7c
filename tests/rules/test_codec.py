"""States, actions, outcomes and events through JSON and back; what cannot be is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from throwdown.errors import NotationError
from throwdown.rules import GAMES, Decision, Drawn, Event, Game, Over, Resign, Result, Several, Stop, Timeout, game
from throwdown.rules.arena.state import (
    ArenaState,
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
from throwdown.rules.codec import decode, decode_event, decode_view, encode, kinds
from throwdown.rules.game import Action, Outcome, to_act
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import Choose, Distribute, Roll, Rolled, TakeConsolation, TopUp, VerasseltState
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


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(encode(value)))


def same(value: Any, again: Any) -> None:
    assert again == value
    assert type(again) is type(value)
    assert hash(again) == hash(value)


def history(rules: Game[Any], rng: Random) -> list[tuple[Any, Any, tuple[Event, ...]]]:
    """(what came in, the state after it, the events) of a whole game of random actions."""
    luck = Luck(rng)
    state, events = rules.new_game(rng.randrange(rules.seats))
    told: list[tuple[Any, Any, tuple[Event, ...]]] = [(None, state, events)]
    while not isinstance(awaited := rules.awaiting(state), Over):
        came: Any
        if isinstance(awaited, Decision | Several):
            seat = to_act(awaited)[0]
            came = rules.legal_actions(state, seat).sample(rng)
            state, events = rules.apply(state, seat, came)
        else:
            came = luck.answer(rules, state, awaited, {0: "smash", 1: "toss"})
            state, events = rules.resolve(state, came)
        told.append((came, state, events))
    return told


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_come_back_as_they_were(name: str) -> None:
    phases, events_seen = set(), set()
    for seed in range(6):
        rules = game(name, 2 + seed % 4, OPTIONS.get(name))
        for came, state, events in history(rules, Random(seed)):
            same(state, decode(through_json(state)))
            if came is not None:
                same(came, decode(through_json(came)))
            for event in events:
                same(event, decode_event(name, through_json(event)))
                events_seen.add(event.name)
            phases.add(state.phase)
    assert len(phases) > 4 and len(events_seen) > 8


@pytest.mark.parametrize("name", GAMES)
def test_views_of_whole_games_come_back_with_their_actions(name: str) -> None:
    spaces = set()
    for seed in range(6):
        rules = game(name, 2 + seed % 4, OPTIONS.get(name))
        for _, state, _ in history(rules, Random(seed)):
            for seat in (None, *range(rules.seats)):
                view = rules.view(state, seat)
                again = decode_view(through_json(view))
                same(view, again)
                assert type(again.actions) is type(view.actions)  # type: ignore[attr-defined]
                spaces.add(type(again.actions).__name__)
    large = {"hp_strike": {"TowerOrders"}, "verasselt": {"RollSpace", "SplitSpace", "TopUpSpace"}}
    assert spaces == {"Listed"} | large.get(name, set())


@pytest.mark.parametrize(
    "told",
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
    ids=str,
)
def test_what_is_no_view_is_refused(told: Any) -> None:
    with pytest.raises(NotationError):
        decode_view(told)


@pytest.mark.parametrize("value", [*ACTIONS, *OUTCOMES], ids=repr)
def test_every_action_and_outcome_comes_back(value: Value) -> None:
    same(value, decode(through_json(value)))


def test_none_is_forgotten() -> None:
    """A new action or outcome has to be added above."""
    told = {type(value) for value in (*ACTIONS, *OUTCOMES)}
    ours = {
        kind
        for kind in (*Action.__subclasses__(), *Outcome.__subclasses__())
        if kind.__module__.startswith("throwdown.")
    }
    assert ours == told


def test_plain_values_stay_plain() -> None:
    for value in (None, True, 3, "text", 1.5):
        assert encode(value) == value and decode(value) == value
    assert encode((1, (2, "x"))) == [1, [2, "x"]]
    assert decode([1, [2, "x"]]) == (1, (2, "x"))


def test_a_value_says_what_it_is() -> None:
    assert encode(Throw()) == {"is": "throw"}
    assert encode(TakeExtra(None)) == {"is": "take_extra", "die": None}
    assert encode(Landed(((1, "X"),))) == {"is": "landed", "faces": [[1, "X"]], "out": [], "stacks": [], "nudged": []}


def test_fields_with_a_default_may_be_left_out() -> None:
    assert decode({"is": "landed", "faces": [[1, "X"]]}) == Landed(((1, "X"),))
    assert decode({"is": "react"}) == React()


def test_only_what_is_known_may_occur() -> None:
    assert decode({"is": "stop"}, {"stop": Stop}) == Stop()
    with pytest.raises(NotationError, match="throw"):
        decode({"is": "throw"}, {"stop": Stop})


# Malformed


@pytest.mark.parametrize(
    "told",
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
    ],
    ids=json.dumps,
)
def test_what_is_malformed_is_refused(told: Any) -> None:
    with pytest.raises(NotationError):
        decode(told)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_with_a_field_of_another_type_is_refused(name: str) -> None:
    rules = game(name, 3, OPTIONS.get(name))
    state = history(rules, Random(1))[20][1]
    sound = through_json(state)
    for field in sound:
        if field == "is":
            continue
        for wrong in (1.5, {"is": "stop"}, [[[["x"]]]]):
            with pytest.raises(NotationError):
                decode(sound | {field: wrong})
        with pytest.raises(NotationError):
            decode({key: value for key, value in sound.items() if key != field})


def test_an_event_of_the_other_family_is_refused() -> None:
    with pytest.raises(NotationError):
        decode_event("strike", {"is": "busted", "seat": 0, "offending": []})
    with pytest.raises(NotationError):
        decode_event("verasselt", {"is": "sets_found", "sets": []})
    with pytest.raises(NotationError):
        decode_event("strike", {"is": "throw"})
    # Both families start turns, each in its own way.
    assert decode_event("strike", {"is": "turn_started", "seat": 0, "direction": 1, "arena": 2}).name == "turn_started"
    assert decode_event("verasselt", {"is": "turn_started", "seat": 0, "groups": ["hub"]}).name == "turn_started"
    with pytest.raises(NotationError):
        decode_event("verasselt", {"is": "turn_started", "seat": 0, "direction": 1, "arena": 2})


def test_every_name_is_one_kind() -> None:
    known = kinds()
    assert {ArenaState, VerasseltState, Resolution, Result} <= set(known.values())
    assert all(kind.name == name for name, kind in known.items())
    everything: list[type[Value]] = [
        *Action.__subclasses__(),
        *Outcome.__subclasses__(),
        ArenaState,
        Resolution,
        Result,
        VerasseltState,
    ]
    names = [kind.name for kind in everything if kind.__module__.startswith("throwdown.")]
    assert len(set(names)) == len(names)


words = st.one_of(st.sampled_from(sorted(kinds())), st.text(max_size=4))
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
def test_anything_is_read_or_refused(told: Any) -> None:
    try:
        value = decode(told)
    except NotationError as refused:
        assert refused.code == "notation/malformed" and refused.message
    else:
        assert decode(through_json(value)) == value
