"""Scenarios of voll verasselt: the shared samples, what is refused, and what is malformed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.samples import examples
from throwdown_lab.scenarios.fields import ScenarioMalformed
from throwdown_lab.scenarios.verasselt import judge, ok

SAMPLES = json.loads(
    (Path(__file__).parents[3] / "tests" / "conformance" / "verasselt.json").read_text(encoding="utf-8")
)
BY_ID: dict[str, dict[str, Any]] = {scenario["id"]: scenario for scenario in SAMPLES["scenarios"]}
BEFORE_KEYS = set(BY_ID["VH-07"]["before"])
COLOURS = "YBRG"


def sample(name: str, **changes: Any) -> dict[str, Any]:
    return copy.deepcopy(BY_ID[name]) | changes


def with_before(name: str, **changes: Any) -> dict[str, Any]:
    scenario = sample(name)
    scenario["before"] |= changes
    return scenario


def with_step(name: str, step: Any) -> dict[str, Any]:
    return sample(name, steps=[step])


def cards(y: int = 0, b: int = 0, r: int = 0, g: int = 0) -> dict[str, int]:
    return {"Y": y, "B": b, "R": r, "G": g}


# The shared samples


@for_each("name", BY_ID)
def test_every_sample_is_judged_as_expected(name: str) -> None:
    scenario = BY_ID[name]
    verdict = judge(scenario)
    assert ok(scenario, verdict) is True
    assert set(verdict) == {"result", "events"}


@for_each("name", BY_ID)
def test_the_verdict_does_not_look_at_what_is_expected(name: str) -> None:
    plain = {key: value for key, value in BY_ID[name].items() if not key.startswith("expect")}
    assert judge(plain) == judge(BY_ID[name])
    assert ok(plain, judge(plain)) is None


@for_each("name", BY_ID)
def test_the_result_has_the_form_of_a_position(name: str) -> None:
    result = judge(BY_ID[name])["result"]
    assert set(result) >= BEFORE_KEYS | {"received"}
    assert json.loads(json.dumps(result)) == result
    assert ("legal_choices" in result) == (result["phase"] == "choose")


@for_each("name", [name for name, scenario in BY_ID.items() if scenario["kind"] == "play"])
def test_a_result_can_be_the_next_position(name: str) -> None:
    result = judge(BY_ID[name])["result"]
    again = judge({"id": name, "kind": "play", "before": result, "steps": []})
    assert again["result"] == {key: value for key, value in result.items() if key != "error"}
    assert again["events"] == []


def test_something_else_than_expected_is_not_ok() -> None:
    scenario = sample("VH-07")
    scenario["expect"]["hub"] = cards(1, 1, 1, 1)
    assert ok(scenario, judge(scenario)) is False
    scenario = sample("VH-07", expect={"unheard_of": 1})
    assert ok(scenario, judge(scenario)) is False


def test_an_error_that_was_not_expected_is_not_ok() -> None:
    scenario = sample("VH-08", expect={"phase": "choose"})
    del scenario["expect_error"]
    assert ok(scenario, judge(scenario)) is False


def test_an_expected_error_must_come_and_at_the_last_step() -> None:
    legal = sample("VH-07", expect_error="too_bad")
    assert ok(legal, judge(legal)) is False
    early = sample("VH-08")
    early["steps"] *= 2
    assert judge(early)["result"]["error"]["step"] == 0
    assert ok(early, judge(early)) is False


def test_legal_choices_are_compared() -> None:
    scenario = sample("VH-77", expect_legal_choices=["hub"])
    assert ok(scenario, judge(scenario)) is False
    scenario = sample("VH-08", expect_legal_choices_before=["hub", "catch"])
    assert ok(scenario, judge(scenario)) is False
    scenario = sample("VH-07", expect_legal_choices_before=["hub"])
    assert ok(scenario, judge(scenario)) is True
    scenario = sample("VH-19", expect_legal_choices_before=["hub"])
    assert ok(scenario, judge(scenario)) is False


@pytest.mark.parametrize(
    ("names", "fits"), [(["busted", "turn_started"], True), (["turn_started", "busted"], False), (["stopped"], False)]
)
def test_events_may_be_expected_in_their_order(names: list[str], fits: bool) -> None:
    scenario = sample("VH-23", events_subsequence=names)
    assert ok(scenario, judge(scenario)) is fits


# Steps


def test_a_refused_step_tells_its_number_from_zero_and_the_state_before_it() -> None:
    """VER-PAY-05"""
    verdict = judge(BY_ID["VH-55"])
    result = verdict["result"]
    assert result["error"] == {"step": 1, "code": "action/not_your_decision", "clause": "VER-PAY-05"}
    assert verdict["events"] == ["group_chosen", "payout_due"]
    assert (result["phase"], result["to_act"], result["active"], result["target"]) == ("distribute", 0, 1, "hub")
    assert result["received"] == {"owner": 0, "cards": cards(2, 0, 2, 0)}
    assert result["table_catch"] is None


def test_cards_being_split_are_received_after_a_plunder_too() -> None:
    """VER-STOP-05"""
    scenario = sample("VH-33")
    scenario["steps"].pop()
    result = judge(scenario)["result"]
    assert result["received"] == {"owner": 1, "cards": cards(1, 0, 0, 1)}
    assert (result["table_catch"], result["own_catch"]) == (None, cards(1, 0, 1, 1))


@for_each(
    ("step", "code"),
    [
        ({"do": "roll", "dice": [3, 4, 5], "result": ["=", "=", "="]}, "action/too_few_dice"),
        ({"do": "roll", "dice": [3, 4, 5]}, "action/too_few_dice"),
        ({"do": "roll", "dice": [3, 4, 5, 5], "result": ["="] * 4}, "action/same_die_twice"),
        ({"do": "roll", "dice": [3, 4, 5, 9], "result": None}, "action/no_such_die"),
        ({"do": "roll", "dice": [3, 4, 5, 6], "boost": {"Y": 2}, "result": ["="] * 4}, "action/not_in_yard"),
        ({"do": "choose", "target": "hub"}, "action/already_chosen"),
        ({"do": "distribute", "to_yard": {}}, "action/wrong_phase"),
        ({"do": "top_up", "cards": {"Y": 1}}, "action/boost_with_roll"),
        ({"do": "consolation", "count": 1}, "action/wrong_phase"),
        ({"do": "stop", "actor": 1}, "action/not_your_turn"),
    ],
)
def test_an_illegal_move_is_a_refused_step_and_not_malformed(step: dict[str, Any], code: str) -> None:
    """VER-ROLL-02, VER-BOOST-01, VER-GROUP-01, VER-TURN-01"""
    verdict = judge(with_step("VH-19", {"actor": 0} | step))
    assert verdict["result"]["error"]["code"] == code
    assert verdict["result"]["error"]["step"] == 0
    assert verdict["result"]["error"]["clause"].startswith("VER-")
    unchanged = {key: value for key, value in verdict["result"].items() if key in BEFORE_KEYS}
    assert unchanged == BY_ID["VH-19"]["before"]


def test_time_outs_and_leaving_are_steps_too() -> None:
    """VER-AMB-32, VER-AMB-33"""
    stopped = judge(with_step("VH-19", {"actor": 0, "do": "timeout"}))
    assert stopped["events"] == ["stopped", "turn_started"]
    rolled = judge(with_step("VH-34", {"actor": 1, "do": "timeout", "result": ["="] * 7}))
    assert rolled["result"]["dice"] == ["="] * 7
    resigned = judge(with_step("VH-19", {"actor": 0, "do": "resign"}))["result"]
    assert (resigned["left"], resigned["active"]) == ([0], 1)


def test_an_optional_consolation_is_a_step() -> None:
    """VER-AMB-34"""
    scenario = sample("VH-23", options={"consolation_optional": True})
    assert judge(scenario)["result"]["phase"] == "consolation"
    scenario["steps"].append({"actor": 0, "do": "consolation", "count": 1})
    assert judge(scenario)["result"]["yards"][0] == cards(g=1)


def test_options_are_heeded() -> None:
    """VER-LANG-01"""
    scenario = sample("VH-41", options={"refill_per_double_bar": 1})
    scenario["steps"] = scenario["steps"][:2]
    assert sum(judge(scenario)["result"]["hub"].values()) == 12


def test_turns_are_counted_from_the_position_unless_it_says_more() -> None:
    """VER-AMB-20"""
    scenario = sample("VH-23", options={"max_turns": 1})
    assert judge(scenario)["result"]["phase"] == "over"
    scenario = sample("VH-23", options={"max_turns": 9})
    assert judge(scenario)["result"]["turn"] == 2
    scenario["before"]["turn"] = 9
    assert judge(scenario)["result"]["phase"] == "over"


# Setups


@for_each("players", [0, 1, 6, -3])
def test_a_setup_for_another_number_of_players_is_refused_without_a_step(players: int) -> None:
    """VER-COMP-04"""
    scenario = {"id": "x", "kind": "setup", "players": players, "shuffled_rest": "", "expect_error": "players"}
    verdict = judge(scenario)
    assert verdict == {"result": {"error": {"code": "game/seats", "clause": "VER-COMP-04"}}, "events": []}
    assert ok(scenario, verdict) is True


def test_a_setup_may_name_the_seat_that_begins() -> None:
    """VER-SETUP-05"""
    result = judge(sample("VH-03", start_player=2))["result"]
    assert (result["active"], result["to_act"], result["first_turn"]) == (2, 2, True)


# What is malformed


def code_of(scenario: Any) -> str:
    with pytest.raises(ScenarioMalformed) as refused:
        verdict = judge(scenario)
        ok(scenario, verdict)
    assert refused.value.message
    return refused.value.code


@for_each("key", sorted(BEFORE_KEYS))
def test_a_position_with_a_field_missing_is_malformed(key: str) -> None:
    scenario = sample("VH-07")
    del scenario["before"][key]
    assert code_of(scenario) == "scenario/field"


@for_each("key", sorted(BEFORE_KEYS))
@for_each("value", [1.5, "x", [], [[]], {"Y": "1"}, {"owner": 0}, True, -1, [1] * 7, {"a": {}}])
def test_a_field_of_the_wrong_type_is_malformed(key: str, value: Any) -> None:
    scenario = with_before("VH-07", **{key: value})
    if (key, value) == ("first_turn", True):
        return
    assert code_of(scenario).startswith("scenario/")


@for_each("key", ["kind", "before", "steps"])
@for_each("value", [None, 3, "x", True, {}, [3]])
def test_a_scenario_whose_parts_are_wrong_is_malformed(key: str, value: Any) -> None:
    assert code_of(sample("VH-07", **{key: value})).startswith("scenario/")
    scenario = sample("VH-07")
    del scenario[key]
    assert code_of(scenario) == "scenario/field"


@for_each("scenario", [None, 3, "x", [], {}, {"kind": "setup"}, {"kind": "setup", "players": "3"}])
def test_what_is_no_scenario_is_malformed(scenario: Any) -> None:
    assert code_of(scenario) == "scenario/field"


@for_each(
    "changes",
    [
        {"hub": cards(5, 3, 2, 1)},
        {"hub": cards(3, 3, 2, 1)},
        {"hub": {"Y": 4, "B": 3, "R": 2, "G": 1, "X": 1}},
        {"hub": cards(-1, 3, 2, 1)},
        {"hub": cards(3, 4, 2, 1)},
        {"deck": "YB"},
        {"deck": "Y B"},
        {"deck": "QRST"},
        {"heaps": [cards(1), cards(), cards()]},
        {"yards": [cards(2, 2, 2, 1), cards(), cards()]},
    ],
)
def test_cards_that_do_not_add_up_are_malformed(changes: dict[str, Any]) -> None:
    """VER-COMP-01"""
    assert code_of(with_before("VH-07", **changes)) == "scenario/cards"


@for_each(
    ("changes", "code"),
    [
        ({"dice": ["="] * 6}, "scenario/field"),
        ({"dice": ["="] * 6 + ["X"]}, "scenario/face"),
        ({"dice": ["="] * 6 + [""]}, "scenario/face"),
        ({"dice": ["="] * 6 + ["YB"]}, "scenario/face"),
        ({"dice": "=======", "phase": "choose"}, "scenario/field"),
        ({"phase": "rolling"}, "scenario/field"),
        ({"phase": "setup"}, "scenario/field"),
        ({"phase": "dance"}, "scenario/field"),
        ({"active": 3}, "scenario/field"),
        ({"active": 1}, "scenario/field"),
        ({"to_act": 2}, "scenario/field"),
        ({"to_act": None}, "scenario/field"),
        ({"target": "hub"}, "scenario/field"),
        ({"target": "deck"}, "scenario/field"),
        ({"table_catch": {"owner": 9, "cards": cards()}}, "scenario/field"),
        ({"table_catch": {"owner": 0, "cards": cards()}}, "scenario/field"),
        ({"table_catch": {"owner": 1}}, "scenario/field"),
        ({"table_catch": {"cards": cards()}}, "scenario/field"),
        ({"received": {"owner": 1, "cards": cards()}}, "scenario/field"),
        ({"left": [7]}, "scenario/field"),
        ({"left": [1, 2]}, "scenario/field"),
        ({"left": 1}, "scenario/field"),
        ({"turn": 0}, "scenario/field"),
        ({"result": {"winners": [0]}}, "scenario/field"),
        ({"phase": "over", "to_act": None, "result": {"winners": [0]}}, "scenario/field"),
        ({"phase": "over", "to_act": None, "left": [0, 1, 2]}, "scenario/field"),
        ({"yards": [cards()]}, "scenario/field"),
        ({"yards": [], "heaps": []}, "scenario/field"),
        ({"yards": [cards()] * 6, "heaps": [cards()] * 6}, "scenario/field"),
    ],
)
def test_a_position_that_cannot_be_is_malformed(changes: dict[str, Any], code: str) -> None:
    assert code_of(with_before("VH-07", **changes)) == code


@for_each(
    ("step", "code"),
    [
        (3, "scenario/field"),
        ([], "scenario/field"),
        ({}, "scenario/field"),
        ({"actor": 0}, "scenario/field"),
        ({"do": "stop"}, "scenario/field"),
        ({"actor": 3, "do": "stop"}, "scenario/field"),
        ({"actor": -1, "do": "stop"}, "scenario/field"),
        ({"actor": "0", "do": "stop"}, "scenario/field"),
        ({"actor": True, "do": "stop"}, "scenario/field"),
        ({"actor": 0, "do": "dance"}, "scenario/step"),
        ({"actor": 0, "do": 5}, "scenario/field"),
        ({"actor": 0, "do": ["stop"]}, "scenario/field"),
        ({"actor": 0, "do": "choose"}, "scenario/field"),
        ({"actor": 0, "do": "choose", "target": "deck"}, "scenario/field"),
        ({"actor": 0, "do": "choose", "target": None}, "scenario/field"),
        ({"actor": 0, "do": "roll"}, "scenario/field"),
        ({"actor": 0, "do": "roll", "dice": "3456"}, "scenario/field"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, "6"]}, "scenario/field"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6]}, "scenario/step"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": []}, "scenario/step"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": ["="] * 5}, "scenario/step"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": ["X"] * 4}, "scenario/face"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": [1] * 4}, "scenario/field"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": "===="}, "scenario/field"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": ["="] * 4, "boost": 1}, "scenario/field"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": ["="] * 4, "boost": {"X": 1}}, "scenario/cards"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": ["="] * 4, "boost": {"Y": -1}}, "scenario/cards"),
        ({"actor": 0, "do": "roll", "dice": [3, 4, 5, 6], "result": ["="] * 4, "boost": {"Y": 1.0}}, "scenario/field"),
        ({"actor": 0, "do": "distribute"}, "scenario/field"),
        ({"actor": 0, "do": "distribute", "to_yard": []}, "scenario/field"),
        ({"actor": 0, "do": "top_up"}, "scenario/field"),
        ({"actor": 0, "do": "consolation"}, "scenario/field"),
        ({"actor": 0, "do": "consolation", "count": "2"}, "scenario/field"),
    ],
)
def test_a_step_that_cannot_be_read_is_malformed(step: Any, code: str) -> None:
    assert code_of(with_step("VH-19", step)) == code


@for_each(
    "options",
    [
        {"no_such_option": 1},
        {"end_check": "later"},
        {"max_turns": 0},
        {"refill_per_double_bar": True},
        {"pre_move": "x"},
    ],
)
def test_options_that_do_not_exist_are_malformed(options: dict[str, Any]) -> None:
    assert code_of(sample("VH-07", options=options)) == "scenario/option"
    assert code_of(sample("VH-03", options=options)) == "scenario/option"


@for_each("options", [None, [], "x", 1])
def test_options_are_an_object(options: Any) -> None:
    assert code_of(sample("VH-07", options=options)) == "scenario/field"


@for_each(
    ("changes", "code"),
    [
        ({"shuffled_rest": "YB"}, "scenario/cards"),
        ({"shuffled_rest": "X" * 76}, "scenario/cards"),
        ({"shuffled_rest": "Y" * 76}, "scenario/cards"),
        ({"shuffled_rest": ""}, "scenario/cards"),
        ({"shuffled_rest": 5}, "scenario/field"),
        ({"shuffled_rest": None}, "scenario/field"),
        ({"players": "3"}, "scenario/field"),
        ({"players": True}, "scenario/field"),
        ({"players": 4}, "scenario/cards"),
        ({"start_player": 3}, "scenario/field"),
    ],
)
def test_a_setup_that_cannot_be_read_is_malformed(changes: dict[str, Any], code: str) -> None:
    assert code_of(sample("VH-03", **changes)) == code


def test_expectations_that_cannot_be_read_are_malformed() -> None:
    assert code_of(sample("VH-07", expect=5)) == "scenario/field"
    assert code_of(sample("VH-07", events_subsequence="x")) == "scenario/field"


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats() | st.sampled_from(["Y", "=", "hub", "roll", "x", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["Y", "owner", "cards", "x"]), inner),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value where something else could stand."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places(each, (*path, key)))]


@given(data=st.data(), name=st.sampled_from(sorted(BY_ID)), remove=st.booleans())
@examples(300)
def test_whatever_stands_somewhere_else_is_judged_or_malformed(data: st.DataObject, name: str, remove: bool) -> None:
    """Nothing but ScenarioMalformed ever comes out."""
    scenario = sample(name)
    *way, last = data.draw(st.sampled_from(places(scenario)[1:]))
    holder: Any = scenario
    for key in way:
        holder = holder[key]
    if remove:
        del holder[last]
    else:
        holder[last] = data.draw(ANYTHING)
    try:
        assert ok(scenario, judge(scenario)) in (True, False, None)
    except ScenarioMalformed as error:
        assert error.code.startswith("scenario/")
