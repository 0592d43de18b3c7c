"""The adjudicator as a whole: the shared scenarios, expectations that are not met, and anything else it is given."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.cases import for_each
from tests.samples import examples
from throwdown.rules import Decision, Over, Resign, game
from throwdown.rules.arena.dice import DICE, LOST_FACE, SYMBOLS
from throwdown.rules.rulings import options_of
from throwdown.rules.verasselt.choices import DICE_CHOICES
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import COLOURS, VerasseltState, size
from throwdown.throwers import Luck
from throwdown_lab.scenarios.fields import ScenarioMalformed
from throwdown_lab.scenarios.scenario import adjudicate, scenarios_of

Scenario = dict[str, Any]

FILES = sorted((Path(__file__).parents[3] / "tests" / "conformance").glob("*.json"))
SCENARIOS: list[Scenario] = [
    scenario for path in FILES for scenario in scenarios_of(json.loads(path.read_text(encoding="utf-8")))
]
BY_ID = {scenario["id"]: scenario for scenario in SCENARIOS}
EXPECTING = ("expect", "expect_error", "expect_legal_choices", "expect_legal_choices_before", "events_subsequence")
#: What is told to people only.
TALK = ("why", "title", "clause", "clauses", "also")


def plain(scenario: Scenario) -> Scenario:
    """The scenario without anything that it expects."""
    result = {key: copy.deepcopy(value) for key, value in scenario.items() if key not in EXPECTING + TALK}
    for step in result.get("then", []):
        for key in EXPECTING:
            step.pop(key, None)
    return result


def is_a_verdict(verdict: Any) -> None:
    """Either a result with its events, or an error of the scenario; printable as one line of JSON in any case."""
    assert isinstance(verdict, dict)
    assert "\n" not in json.dumps(verdict)
    if "error" in verdict:
        assert set(verdict) == {"id", "error"}
        assert verdict["error"]["code"].startswith("scenario/")
        assert verdict["error"]["message"].strip()
        return
    assert set(verdict) - {"ok", "then"} == {"id", "result", "events"}
    assert verdict.get("ok") in (None, True, False)
    for step in (verdict, *verdict.get("then", [])):
        assert isinstance(step["result"], dict)
        assert all(isinstance(name, str) for name in step["events"])


# The shared scenarios


def test_the_shared_files_are_there() -> None:
    assert [path.name for path in FILES] == ["arena-games.json", "verasselt.json"]
    assert len(BY_ID) == len(SCENARIOS) == 97


@for_each("name", BY_ID)
def test_every_shared_scenario_is_judged_as_expected(name: str) -> None:
    verdict = adjudicate(BY_ID[name])
    is_a_verdict(verdict)
    assert verdict["id"] == name
    assert verdict["ok"] is True, verdict
    assert list(verdict)[:2] == ["id", "ok"]


@for_each("name", BY_ID)
def test_without_an_expectation_the_same_verdict_has_no_ok(name: str) -> None:
    verdict = adjudicate(plain(BY_ID[name]))
    assert "ok" not in verdict
    assert verdict == {key: value for key, value in adjudicate(BY_ID[name]).items() if key != "ok"}


def expected_values() -> list[tuple[str, int | None, str]]:
    """Every single expected value: (scenario, further step or None, key)."""
    found: list[tuple[str, int | None, str]] = []
    for name, scenario in BY_ID.items():
        found += [(name, None, key) for key in scenario.get("expect", {})]
        for number, step in enumerate(scenario.get("then", [])):
            found += [(name, number, key) for key in step.get("expect", {})]
    return found


@for_each(("name", "step", "key"), expected_values())
def test_every_single_expected_value_counts(name: str, step: int | None, key: str) -> None:
    scenario = copy.deepcopy(BY_ID[name])
    result = scenario if step is None else scenario["then"][step]
    result["expect"][key] = "something else"
    assert adjudicate(scenario)["ok"] is False


@for_each("name", [name for name, scenario in BY_ID.items() if "events_subsequence" in scenario])
def test_expected_events_count_and_their_order(name: str) -> None:
    wanted = BY_ID[name]["events_subsequence"]
    for names in ([*wanted, "never_heard_of"], ["game_over", "turn_started", "game_over", *wanted]):
        assert adjudicate(BY_ID[name] | {"events_subsequence": names})["ok"] is False
    alone = {key: value for key, value in BY_ID[name].items() if key != "expect"}
    assert adjudicate(alone)["ok"] is True


def test_an_unknown_key_is_never_met() -> None:
    for name in ("CORE-T10", "VH-07", "SET-12", "ARENA-T02"):
        assert adjudicate(BY_ID[name] | {"expect": {"unheard_of": None}})["ok"] is False


def test_some_values_are_multisets_and_the_others_are_not() -> None:
    lying = next(s for s in SCENARIOS if len(set(s.get("expect", {}).get("arena_after", []))) > 1)
    turned = lying | {"expect": {"arena_after": lying["expect"]["arena_after"][::-1]}}
    assert adjudicate(turned)["ok"] is True
    fewer = lying | {"expect": {"arena_after": lying["expect"]["arena_after"][1:]}}
    assert adjudicate(fewer)["ok"] is False
    uneven = next(s for s in SCENARIOS if "edition" in s and len(set(s.get("expect", {}).get("supplies", []))) > 1)
    supplies = uneven["expect"]["supplies"]
    assert supplies != supplies[::-1]
    assert adjudicate(uneven | {"expect": {"supplies": supplies[::-1]}})["ok"] is False


def test_nothing_expected_of_an_object_is_met() -> None:
    assert adjudicate(plain(BY_ID["CORE-T10"]) | {"expect": {}})["ok"] is True


# What cannot be read


@for_each("nonsense", [None, 1, True, "scenario", [], [1], {}, {"id": "x"}, {"id": 3, "edition": 3}])
def test_what_is_no_scenario_is_malformed(nonsense: Any) -> None:
    verdict = adjudicate(nonsense)
    is_a_verdict(verdict)
    assert "error" in verdict
    assert verdict["id"] == (nonsense.get("id") if isinstance(nonsense, dict) else None)


def test_dice_that_do_not_add_up_are_malformed() -> None:
    """CORE-28"""
    verdict = adjudicate(BY_ID["CORE-T10"] | {"set_aside": 8})
    assert verdict["error"]["code"] == "scenario/dice"
    assert "25" in verdict["error"]["message"] and "26" in verdict["error"]["message"]


def test_cards_that_do_not_add_up_are_malformed() -> None:
    """VER-COMP-01"""
    scenario = copy.deepcopy(BY_ID["VH-07"])
    scenario["before"]["hub"]["Y"] += 1
    verdict = adjudicate(scenario)
    assert verdict["error"]["code"] == "scenario/cards"
    assert "23" in verdict["error"]["message"] and "22" in verdict["error"]["message"]


def test_an_outcome_that_names_a_die_that_is_not_there_is_malformed() -> None:
    scenario = copy.deepcopy(BY_ID["CORE-T10"])
    scenario["throw"]["changed"] = {"9": "2"}
    verdict = adjudicate(scenario)
    assert verdict["error"]["code"] == "scenario/die"
    assert "'9'" in verdict["error"]["message"] and "t0" in verdict["error"]["message"]


@pytest.mark.parametrize("face", ["AIR", "OUT", "FIRE"])
def test_a_die_that_was_thrown_just_now_is_not_among_the_changed(face: str) -> None:
    """Its face stands in ``thrown``: two faces for one die would let the second win unseen."""
    verdict = adjudicate(THROW | {"throw": {"kind": "single", "thrown": ["FIRE"], "changed": {"t0": face}}})
    assert verdict["error"]["code"] == "scenario/dice"
    assert "leave 't0' out of it" in verdict["error"]["message"]


def test_a_reaction_may_turn_the_die_that_was_thrown_before_it() -> None:
    storm = {"options": {"active_elements": ["LIGHTNING"]}, "arena_before": ["LIGHTNING", "AIR"]}
    throw = {"throw": {"kind": "single", "thrown": ["LIGHTNING"]}}
    reaction = {"throws": {"1": ["FIRE"], "2": ["WATER"]}, "changed": {"t0": "STONE"}}
    verdict = adjudicate(THROW | storm | throw | {"reaction": reaction})
    assert "STONE" in verdict["result"]["arena_after"]
    twice = reaction | {"changed": {"r1.0": "STONE"}}
    assert adjudicate(THROW | storm | throw | {"reaction": twice})["error"]["code"] == "scenario/dice"


THROW: Scenario = {
    "id": "here",
    "edition": "impact_power",
    "options": {"active_elements": ["FIRE"]},
    "players": [5, 4, 3],
    "active": 0,
    "set_aside": 4,
    "removed_before": 8,
    "arena_before": ["FIRE", "AIR"],
    "throw": {"kind": "single", "thrown": ["FIRE"]},
    "race": {"winner": 1},
}
DIGITS = "9" * 5000


@for_each(
    "changes",
    [
        {"expect": 4},
        {"expect": "ok"},
        {"expect": ["FIRE"]},
        {"expect": None},
        {"expect": {"arena_after": [{}, "AIR"]}},
        {"expect": {"arena_after": [None, 1, "AIR"]}},
        {"expect": {"eliminated": [[], 1]}},
        {"expect": {"stacks_after": [["AIR"], "AIR"]}},
        {"expect": {"piles": {"0": 2}}},
        {"expect": {"piles": {"0": [2, "2"]}}},
        {"events_subsequence": 1},
        {"events_subsequence": None},
        {"events_subsequence": "turn_started"},
        {"events_subsequence": [1, []]},
        {"throw": {"kind": "single", "thrown": ["FIRE"], "left": [[0]]}},
        {"throw": {"kind": "single", "thrown": ["FIRE"], "left": [{}]}},
        {"throw": {"kind": "single", "thrown": ["FIRE"], "stacks_after": [["0", ["1"]]]}},
        {"piles_before": {DIGITS: [2]}},
        {"stacks_before": [["0", DIGITS]]},
        {"race": {"winner": "auto", "times_ms": {DIGITS: 7}}},
        {"then": [{"decision": "stop", "expect": 3}]},
        {"then": ["stop"]},
        {"then": [None]},
    ],
)
def test_any_odd_field_still_gives_a_verdict(changes: Scenario) -> None:
    is_a_verdict(adjudicate(THROW | changes))


@for_each("then", [5, None, "stop", {}, [5], [None], [[]]])
def test_further_steps_beside_another_kind_still_give_a_verdict(then: Any) -> None:
    for name in ("CORE-T43", "SET-12", "ARENA-T02", "TOUR-T03"):
        is_a_verdict(adjudicate(BY_ID[name] | {"then": then}))


def test_the_position_of_those_odd_fields_is_sound() -> None:
    assert adjudicate(THROW)["result"]["collector"] == 1


@for_each("name", ["VH-07", "VH-02", "VH-08"])
@for_each("key", EXPECTING)
@for_each("value", [3, "x", [], [[]], {"a": 1}, True])
def test_any_odd_expectation_of_voll_verasselt_still_gives_a_verdict(name: str, key: str, value: Any) -> None:
    is_a_verdict(adjudicate(BY_ID[name] | {key: value}))


def test_a_race_that_has_to_be_run_again_is_judged_once() -> None:
    """AMB-11: the scenario has one race to tell of; the judge must not run it for ever."""
    options = {"active_elements": ["FIRE"], "fire_tie": "rerun"}
    verdict = adjudicate(THROW | {"options": options, "race": {"times_ms": {"0": 2100, "1": 2100, "2": 2500}}})
    is_a_verdict(verdict)
    if "events" in verdict:
        assert verdict["events"].count("race_finished") == 1


# Files


def test_scenarios_come_in_a_document_a_list_or_alone() -> None:
    one: Scenario = {"id": "a", "edition": "strike"}
    assert scenarios_of({"about": "x", "scenarios": [one, one]}) == [one, one]
    assert scenarios_of([one]) == [one]
    assert scenarios_of(one) == [one]
    assert scenarios_of([]) == []


@for_each("document", [None, 3, "text", {"scenarios": None}, {"scenarios": {"a": 1}}, {"scenarios": 1}])
def test_a_document_without_scenarios_is_refused(document: Any) -> None:
    with pytest.raises(ScenarioMalformed, match="scenarios"):
        scenarios_of(document)


# Fuzzing. The verdict on anything at all is a verdict.

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 26, 99, 10**30, -(10**30), 1.5, 1e308, "", " ", "0", "1", "9", "-1"),
    *("t0", "t1", "r0.0", "r1.0", "X", "BLANK", "OUT", "COCKED", "ON_TOP_OF_0", "auto", "٣", "²", "hub", "catch"),
    *("Y", "=", "YBRG", "a" * 500, DIGITS, "throw", "stop", "timeout", "big", "pile", "single", "any", "strike"),
    *([], {}, [[]], [{}], [None], [0], ["0"], ["0", "1"], [["0", "1"]], [1, 2, 3], {"": None}, {"0": 1}, {"0": [2]}),
    *({"0": ["FIRE"]}, {"Y": 1}, {"Y": -1}, {"owner": 0, "cards": {}}, {"winner": 0}, {"is": "x"}),
)


def parts(value: Any) -> list[Any]:
    """Everything that lies somewhere in a scenario."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [value, *(part for each in inner for part in parts(each))]


def paths(given: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part but the whole."""
    if isinstance(given, dict):
        inner: list[tuple[Any, Any]] = [(key, value) for key, value in given.items() if key not in TALK]
    else:
        inner = list(enumerate(given)) if isinstance(given, list) else []
    return [path for key, value in inner for path in ((*before, key), *paths(value, (*before, key)))]


PARTS = {json.dumps(part): part for scenario in SCENARIOS for part in parts(plain(scenario))}
KEYS = sorted(
    {key for part in PARTS.values() if isinstance(part, dict) for key in part} | {"0", "1", "2", "t0", "r1.0"}
)
replacements = st.one_of(st.sampled_from(ODD), st.sampled_from(list(PARTS.values())))


@st.composite
def mutated(draw: st.DrawFn, scenarios: list[Scenario]) -> Scenario:
    """A sound scenario with one to four things wrong."""
    scenario = copy.deepcopy(draw(st.sampled_from(scenarios)))
    for _ in range(draw(st.integers(1, 4))):
        found = paths(scenario)
        if not found:
            break
        *way, last = draw(st.sampled_from(found))
        holder: Any = scenario
        for key in way:
            holder = holder[key]
        harm(draw, holder, last)
    return scenario


def harm(draw: st.DrawFn, holder: Any, key: Any) -> None:
    value = holder[key]
    kind = draw(st.sampled_from(("replace", "delete", "rename", "count", "double", "add")))
    if kind == "delete":
        del holder[key]
    elif kind == "rename" and isinstance(holder, dict):
        holder[draw(st.sampled_from(KEYS))] = holder.pop(key)
    elif kind == "count" and type(value) is int:
        holder[key] = value + draw(st.sampled_from((-2, -1, 1, 2)))
    elif kind == "double" and isinstance(value, list) and value:
        value.append(copy.deepcopy(draw(st.sampled_from(value))))
    elif kind == "add" and isinstance(value, dict):
        value[draw(st.sampled_from(KEYS))] = copy.deepcopy(draw(replacements))
    else:
        holder[key] = copy.deepcopy(draw(replacements))


@examples(400)
@given(mutated(SCENARIOS))
def test_a_shared_scenario_with_something_wrong_gives_a_verdict(scenario: Scenario) -> None:
    is_a_verdict(adjudicate(scenario))


@examples(400)
@given(mutated([plain(scenario) for scenario in SCENARIOS]))
def test_so_does_one_that_expects_nothing(scenario: Scenario) -> None:
    is_a_verdict(adjudicate(scenario))


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from(KEYS)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=3)), inner)
    ),
    max_leaves=12,
)


@examples(120)
@given(st.one_of(json_values, st.fixed_dictionaries({"edition": st.sampled_from(list(SYMBOLS)), "throw": json_values})))
def test_any_json_at_all_gives_a_verdict(document: Any) -> None:
    is_a_verdict(adjudicate(document))


# Sound scenarios out of thin air: what is judged adds up


@st.composite
def rule_options(draw: st.DrawFn, edition: str, hot: str) -> dict[str, Any]:
    """A few options of the edition at any value; the hot element is more often in force than not."""
    left_out = ("active_elements", "supply_visibility", "start_x", "max_turns")
    known = {name: option.values for name, option in options_of(edition).items() if name not in left_out}
    names = draw(st.lists(st.sampled_from(sorted(known)), max_size=5, unique=True))
    options: dict[str, Any] = {name: draw(st.sampled_from(known[name])) for name in names}
    if edition == "impact_power":
        options["active_elements"] = [draw(st.sampled_from((hot, hot, *SYMBOLS[edition])))]
    elif edition == "impact_avatar":
        some = st.lists(st.sampled_from(SYMBOLS[edition]), unique=True)
        options["active_elements"] = draw(st.one_of(st.just([hot]), st.just(list(SYMBOLS[edition])), some))
    return options


@st.composite
def arena_scenarios(draw: st.DrawFn) -> Scenario:
    """Positions and throws of every edition, with an answer ready for whatever may be asked."""
    edition = draw(st.sampled_from(("strike", "impact", *("impact_power", "impact_avatar", "hp_strike") * 2)))
    hot = draw(st.sampled_from(SYMBOLS[edition]))
    face = st.sampled_from((hot, hot, hot, *SYMBOLS[edition]))
    shown = st.sampled_from((hot, hot, hot, *SYMBOLS[edition], LOST_FACE[edition], "OUT"))
    arena = draw(st.lists(face, max_size=5))
    players = draw(st.lists(st.integers(1, 4), min_size=2, max_size=5))
    active = draw(st.integers(0, len(players) - 1))
    lying = [str(index) for index in range(len(arena))]
    scenario: Scenario = {
        "id": "made",
        "edition": edition,
        "options": draw(rule_options(edition, hot)),
        "players": players,
        "active": active,
        "direction": draw(st.sampled_from((1, -1))),
        "set_aside": 1,
        "removed_before": DICE - 1 - len(arena) - sum(players),
        "arena_before": arena,
        "start_player": draw(st.integers(0, len(players) - 1)),
        "throw": {"kind": "single", "thrown": [draw(shown)], **draw(movements(lying, shown))},
        "race": {"winner": "auto", "times_ms": {str(seat): 1000 + seat % 2 for seat in range(len(players))}},
        "choices": draw(st.fixed_dictionaries({}, optional={"accio": st.none(), "collect": st.booleans()})),
    }
    if not arena:
        scenario["throw"] |= {"kind": "big", "thrown": [draw(shown) for _ in range(players[active])]}
    if edition in ("impact_power", "impact_avatar") and players[active] > 2:
        scenario["piles_before"] = {str(active): [2]}
    if edition == "hp_strike" and len(lying) > 1 and draw(st.booleans()):
        scenario["stacks_before"] = [lying[:2]]
    throwers = [seat for seat in range(len(players)) if seat != active or _throws_too(scenario)]
    scenario["reaction"] = {"throws": {str(seat): [draw(shown)] for seat in throwers}}
    if draw(st.booleans()):
        scenario["then"] = [{"decision": draw(st.sampled_from(("stop", "timeout")))}]
    return scenario


def _throws_too(scenario: Scenario) -> bool:
    """Whether the player on turn takes part in a reaction throw (D-12, AMB-40)."""
    everybody = scenario["options"].get("relashio_throwers", "all") == "all"
    has_dice = scenario["players"][scenario["active"]] > len(scenario["throw"]["thrown"])
    return bool(scenario["edition"] == "hp_strike" and everybody and has_dice)


@st.composite
def movements(draw: st.DrawFn, lying: list[str], shown: st.SearchStrategy[str]) -> Scenario:
    """What the throw did to the dice that lay there."""
    left = draw(st.lists(st.sampled_from(lying), unique=True, max_size=1)) if lying else []
    others = [die for die in lying if die not in left]
    turned = draw(st.dictionaries(st.sampled_from(others), shown, max_size=2)) if others else {}
    return {"changed": {die: face for die, face in turned.items() if face != "OUT"}, "left": left}


def told_dice(result: Scenario) -> int:
    return int(sum(result["supplies"]) + len(result["arena_after"]) + result["removed_total"] + result["set_aside"])


@examples(200)
@given(arena_scenarios())
@example(THROW)
def test_a_sound_arena_scenario_keeps_its_dice_and_its_form(scenario: Scenario) -> None:
    """CORE-28"""
    verdict = adjudicate(scenario)
    is_a_verdict(verdict)
    if "error" in verdict:  # the turn was over before the further step, or a reaction threw more than one die
        assert verdict["error"]["code"] in (
            "scenario/illegal",
            "scenario/reaction",
            "scenario/dice",
            "scenario/outcome",
            "scenario/field",  # a time-out that throws has no throw here
        )
        return
    for step in (verdict, *verdict.get("then", [])):
        result = step["result"]
        if scenario["options"].get("all_out") != "replay":
            assert told_dice(result) == DICE
        assert len(result["supplies"]) == len(scenario["players"])
        assert result["may_throw"] is not result["turn_over"] or "race_finished" in step["events"]
        assert (result["next_player"] is None) == (result["winner"] is not None) == (result["next_throw"] is None)
        assert result["removed_now"] <= result["removed_total"]


def reached(seed: int) -> tuple[Verasselt, VerasseltState]:
    """A position of voll verasselt that play leads to."""
    rng = Random(seed)
    seats = rng.randint(2, 5)
    options = {"consolation_optional": rng.random() < 0.5, "end_check": rng.choice(("before_first_roll", "turn_start"))}
    rules = game("verasselt", seats, options)
    assert isinstance(rules, Verasselt)
    luck = Luck(rng)
    state, _ = rules.new_game(rng.randrange(seats))
    for _ in range(rng.randrange(3, 160)):
        awaited = rules.awaiting(state)
        if isinstance(awaited, Over):
            break
        if isinstance(awaited, Decision):
            leaves = rng.random() < 0.01 and awaited.seat not in state.left
            action = Resign() if leaves else awaited.actions.sample(rng)
            state, _ = rules.apply(state, awaited.seat, action)
        else:
            outcome = luck.answer(rules, state, awaited, {})
            assert outcome is not None
            state, _ = rules.resolve(state, outcome)
    while state.phase in ("setup", "rolling"):
        outcome = luck.answer(rules, state, rules.awaiting(state), {})
        assert outcome is not None
        state, _ = rules.resolve(state, outcome)
    return rules, state


def scenario_of(state: VerasseltState) -> Scenario:
    """The position in the form of a scenario."""
    cards = [dict(zip(COLOURS, counts, strict=True)) for counts in (state.hub, state.own_catch)]
    catches = [
        {"owner": catch.owner, "cards": dict(zip(COLOURS, catch.cards, strict=True))} if catch else None
        for catch in (state.table_catch, state.received)
    ]
    return {
        "phase": state.phase,
        "to_act": state.to_act,
        "active": state.active,
        "first_turn": state.first_turn,
        "dice": list(state.dice),
        "hub": cards[0],
        "own_catch": cards[1],
        "table_catch": catches[0],
        "received": catches[1],
        "target": state.target,
        "yards": [dict(zip(COLOURS, yard, strict=True)) for yard in state.yards],
        "heaps": [dict(zip(COLOURS, heap, strict=True)) for heap in state.heaps],
        "deck": state.deck,
        **({"left": list(state.left)} if state.left else {}),
        "result": None
        if state.result is None
        else {
            "scores": list(state.result.scores),
            "yards": [size(yard) for yard in state.yards],
            "winners": list(state.result.winners),
        },
    }


counts_of_cards = st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 2))


def steps(seats: int) -> st.SearchStrategy[Scenario]:
    actor: dict[str, st.SearchStrategy[Any]] = {"actor": st.integers(0, seats - 1)}
    rolls = [
        st.fixed_dictionaries(
            actor
            | {
                "do": st.just("roll"),
                "dice": st.just(list(dice)),
                "boost": counts_of_cards,
                "result": st.lists(st.sampled_from(COLOURS + "=="), min_size=len(dice), max_size=len(dice)),
            }
        )
        for dice in DICE_CHOICES[::16]
    ]
    others: list[dict[str, st.SearchStrategy[Any]]] = [
        {"do": st.just("choose"), "target": st.sampled_from(("hub", "catch"))},
        {"do": st.just("stop")},
        {"do": st.just("distribute"), "to_yard": counts_of_cards},
        {"do": st.just("top_up"), "cards": counts_of_cards},
        {"do": st.just("consolation"), "count": st.integers(0, 2)},
        {"do": st.just("timeout"), "result": st.lists(st.sampled_from(COLOURS + "=="), min_size=7, max_size=7)},
        {"do": st.just("resign")},
    ]
    return st.one_of(*rolls, *(st.fixed_dictionaries(actor | other) for other in others))


@examples(80)
@given(st.data(), st.integers(0, 10**6))
def test_a_position_of_voll_verasselt_keeps_its_cards_and_its_form(data: st.DataObject, seed: int) -> None:
    """VER-COMP-01"""
    rules, state = reached(seed)
    scenario = {"id": seed, "kind": "play", "options": {}, "before": scenario_of(state), "steps": []}
    scenario["options"] = {key: rules.options[key] for key in ("consolation_optional", "end_check")}
    untouched = adjudicate(scenario)["result"]
    assert {key: value for key, value in untouched.items() if key != "legal_choices"} == scenario_of(state)
    scenario["steps"] = data.draw(st.lists(steps(rules.seats), max_size=4))
    verdict = adjudicate(scenario)
    is_a_verdict(verdict)
    if "error" in verdict:  # a roll whose dice the scenario does not tell
        assert verdict["error"]["code"] == "scenario/step"
        return
    result = verdict["result"]
    piles = [result["hub"], result["own_catch"], *result["yards"], *result["heaps"]]
    piles += [result[key]["cards"] for key in ("table_catch", "received") if result[key]]
    for colour in COLOURS:
        assert sum(pile[colour] for pile in piles) + result["deck"].count(colour) == 22
    again = adjudicate(scenario | {"before": {k: v for k, v in result.items() if k != "error"}, "steps": []})
    assert again["result"] == {key: value for key, value in result.items() if key != "error"}
