"""Scenarios of voll verasselt: a setup, or a position and the steps that were taken from it.

``judge`` says what the rules make of a scenario, without looking at what it expects; ``ok`` compares.
A step that the rules forbid is an answer (``error`` in the result); a scenario that cannot be read,
or whose cards do not add up, is malformed and raises ``ScenarioMalformed``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import ActionRefused, OptionRefused, OutcomeRefused, SeatsRefused, ThrowdownError
from throwdown.rules.game import MAX_SEATS, MIN_SEATS, Drawn, Event, Resign, Stop, Timeout
from throwdown.rules.rulings import resolve_options
from throwdown.rules.verasselt.notation import flaws
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import (
    COLOURS,
    DICE,
    FACES,
    Catch,
    Choose,
    Distribute,
    Roll,
    Rolled,
    TakeConsolation,
    TopUp,
    VerasseltState,
    score,
    size,
)

from .fields import malformed, texts, typed, want, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules.game import Action, Result
    from throwdown.rules.verasselt.state import Cards, Phase, Target

#: The phases a scenario can be in: dice in the air and an unshuffled deck have no form.
_PHASES: tuple[Phase, ...] = ("choose", "distribute", "top_up", "roll", "roll_or_stop", "consolation", "over")
_TARGETS: tuple[Target, ...] = ("hub", "catch")

Json = dict[str, Any]


def judge(scenario: Any) -> Json:
    """``result`` and ``events`` as the rules have it."""
    kind = want(scenario, "kind", str)
    if kind not in ("setup", "play"):
        raise malformed("kind", f"a scenario of voll verasselt is of kind setup or play, not {kind!r}")
    return _judge_setup(scenario) if kind == "setup" else _judge_play(scenario)


# Judging


def _judge_setup(scenario: Json) -> Json:
    players, options = want(scenario, "players", int), _options(scenario)
    try:
        game = Verasselt(players, options)
    except SeatsRefused as error:
        return {"result": {"error": _error(error)}, "events": []}
    first = whole(want(scenario, "start_player", int, 0), "start_player", 0, players - 1)
    state, _ = game.new_game(first)
    try:
        state, events = game.resolve(state, Drawn(tuple(want(scenario, "shuffled_rest", str))))
    except OutcomeRefused as error:
        raise malformed("cards", f"'shuffled_rest' does not add up: {error.message}") from None
    return {"result": _state_json(game, state), "events": _names(events)}


def _judge_play(scenario: Json) -> Json:
    before = want(scenario, "before", dict)
    game = Verasselt(_seats(before), _options(scenario))
    state = _state(before, game.seats)
    steps = [_Move(step, game.seats) for step in want(scenario, "steps", list)]
    events: list[Event] = []
    for number, step in enumerate(steps):
        try:
            state, more = step.play(game, state)
        except ActionRefused as error:
            # "step" counts from 0, like seats and dice
            refused = {"error": {"step": number} | _error(error)}
            return {"result": _state_json(game, state) | refused, "events": _names(events)}
        events += more
    return {"result": _state_json(game, state), "events": _names(events)}


def _options(scenario: Json) -> Json:
    try:
        return resolve_options("verasselt", want(scenario, "options", dict, {}))
    except OptionRefused as error:
        raise malformed("option", error.message) from None


def _error(error: ThrowdownError) -> Json:
    return {"code": error.code, "clause": error.clause}


def _names(events: list[Event] | tuple[Event, ...]) -> list[str]:
    return [event.name for event in events]


# Steps


class _Move:
    """One step of a scenario: who, what and, for a roll, what the dice showed."""

    def __init__(self, step: Any, seats: int) -> None:
        self.actor = whole(want(step, "actor", int), "actor", 0, seats - 1)
        do = want(step, "do", str)
        if do not in _ACTIONS:
            raise malformed("step", f"there is no step {do!r}: write one of {', '.join(_ACTIONS)}")
        self.action = _ACTIONS[do](step)
        # A refused roll never shows anything, so its result may be missing.
        self.faces = _faces(step["result"], "result") if step.get("result") is not None else ()

    def play(self, game: Verasselt, state: VerasseltState) -> tuple[VerasseltState, tuple[Event, ...]]:
        state, events = game.apply(state, self.actor, self.action)
        if state.phase != "rolling":
            return state, events
        try:
            state, more = game.resolve(state, Rolled(self.faces))
        except OutcomeRefused as error:
            raise malformed("step", f"'result' does not fit the roll: {error.message}") from None
        return state, events + more


def _roll(step: Json) -> Roll:
    dice = tuple(typed(die, "dice", int) for die in want(step, "dice", list))
    return Roll(dice, _cards(want(step, "boost", dict, {}), "boost"))


_ACTIONS: dict[str, Callable[[Json], Action]] = {
    "choose": lambda step: Choose(_target(want(step, "target", str))),
    "roll": _roll,
    "stop": lambda step: Stop(),
    "distribute": lambda step: Distribute(_cards(want(step, "to_yard", dict), "to_yard")),
    "top_up": lambda step: TopUp(_cards(want(step, "cards", dict), "cards")),
    "consolation": lambda step: TakeConsolation(want(step, "count", int)),
    "timeout": lambda step: Timeout(),
    "resign": lambda step: Resign(),
}


# Reading a position


def _seats(before: Json) -> int:
    seats = len(want(before, "yards", list))
    if len(want(before, "heaps", list)) != seats:
        raise malformed("field", f"there are {seats} yards but {len(before['heaps'])} heaps")
    return whole(seats, "number of yards", MIN_SEATS, MAX_SEATS)


def _state(before: Json, seats: int) -> VerasseltState:
    """The position; ``turn`` and ``left`` may be given besides, for max_turns and for seats that left."""
    state = VerasseltState(
        phase=_phase(want(before, "phase", str)),
        active=whole(want(before, "active", int), "active", 0, seats - 1),
        first_turn=want(before, "first_turn", bool),
        turn=whole(want(before, "turn", int, 1), "turn", 1, 10**9 - 1),
        dice=_seven(_faces(want(before, "dice", list), "dice")),
        rolling=(),
        hub=_cards(want(before, "hub", dict), "hub"),
        table_catch=_catch(want(before, "table_catch", (dict, type(None))), "table_catch"),
        target=_target(want(before, "target", (str, type(None)))),
        own_catch=_cards(want(before, "own_catch", dict), "own_catch"),
        yards=tuple(_cards(yard, "yards") for yard in before["yards"]),
        heaps=tuple(_cards(heap, "heaps") for heap in before["heaps"]),
        deck=_deck(want(before, "deck", str)),
        received=_catch(want(before, "received", (dict, type(None)), None), "received"),
        left=tuple(whole(seat, "left", 0, seats - 1) for seat in want(before, "left", list, [])),
        result=None,
    )
    return _checked(_with_result(state, want(before, "result", (dict, type(None)))), before)


def _with_result(state: VerasseltState, given: Json | None) -> VerasseltState:
    """Heaps and yards are the result; one that was written down must say the same."""
    if state.phase != "over" or len(set(state.left)) == len(state.yards):
        if given is not None:
            raise malformed("field", f"'result' must be null in phase {state.phase}")
        return state
    state = state.but(result=score(state.heaps, state.yards, state.left, "hub_short")[0])
    counted = _result_json(state)
    if given is not None and given != counted:
        raise malformed("field", f"'result' is {given!r}, but heaps and yards make it {counted!r}")
    return state


def _checked(state: VerasseltState, before: Json) -> VerasseltState:
    for kind, flaw in flaws(state):
        raise malformed("cards" if kind == "cards" else "field", f"'before' does not add up: {flaw}")
    to_act = want(before, "to_act", (int, type(None)))
    if to_act != state.to_act:
        raise malformed("field", f"'to_act' is {to_act}, but in phase {state.phase} it must be {state.to_act}")
    return state


def _phase(word: str) -> Phase:
    for phase in _PHASES:
        if phase == word:
            return phase
    raise malformed("field", f"'phase' must be one of {', '.join(_PHASES)}, not {word!r}")


def _target(word: str | None) -> Any:
    if word is not None and word not in _TARGETS:
        raise malformed("field", f"'target' must be hub or catch, not {word!r}")
    return word


def _faces(value: Any, key: str) -> tuple[str, ...]:
    faces = tuple(texts(value, key))
    for face in faces:
        if face not in tuple(FACES):
            raise malformed("face", f"{key!r} shows {face!r}: a die has the faces {' '.join(FACES)}")
    return faces


def _seven(faces: tuple[str, ...]) -> tuple[str, ...]:
    if len(faces) != DICE:
        raise malformed("field", f"'dice' must show {DICE} faces, not {len(faces)}")
    return faces


def _deck(letters: str) -> str:
    if stray := letters.strip(COLOURS):
        raise malformed("cards", f"'deck' holds {stray[0]!r}: cards are {' '.join(COLOURS)}")
    return letters


def _cards(value: Any, key: str) -> Cards:
    """Counts by colour; a colour that is not named is not there."""
    for colour, count in typed(value, key, dict).items():
        if colour not in tuple(COLOURS):
            raise malformed("cards", f"{key!r} names {colour!r}: the colours are {' '.join(COLOURS)}")
        if typed(count, f"{key} {colour}", int) < 0:
            raise malformed("cards", f"{key!r} has {count} of {colour}: counts start at 0")
    y, b, r, g = (value.get(colour, 0) for colour in COLOURS)
    return (y, b, r, g)


def _catch(value: Json | None, key: str) -> Catch | None:
    if value is None:
        return None
    return Catch(want(value, "owner", int), _cards(want(value, "cards", dict), key))


# Telling a position, in the form in which it is read


def _state_json(game: Verasselt, state: VerasseltState) -> Json:
    encoded = {
        "phase": state.phase,
        "to_act": state.to_act,
        "active": state.active,
        "first_turn": state.first_turn,
        "dice": list(state.dice),
        "hub": _cards_json(state.hub),
        "table_catch": _catch_json(state.table_catch),
        "target": state.target,
        "own_catch": _cards_json(state.own_catch),
        "yards": [_cards_json(yard) for yard in state.yards],
        "heaps": [_cards_json(heap) for heap in state.heaps],
        "deck": state.deck,
        "received": _catch_json(state.received),
        "result": _result_json(state),
    }
    return encoded | _extras_json(game, state)


def _extras_json(game: Verasselt, state: VerasseltState) -> Json:
    """What only some positions have."""
    besides: Json = {}
    if state.phase == "choose":
        besides["legal_choices"] = list(state.groups)
    if state.left:
        besides["left"] = list(state.left)
    if game.options["max_turns"] is not None:
        besides["turn"] = state.turn
    return besides


def _cards_json(cards: Cards) -> dict[str, int]:
    return dict(zip(COLOURS, cards, strict=True))


def _catch_json(catch: Catch | None) -> Json | None:
    return None if catch is None else {"owner": catch.owner, "cards": _cards_json(catch.cards)}


def _result_json(state: VerasseltState) -> Json | None:
    result: Result | None = state.result
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "yards": [size(yard) for yard in state.yards],
        "winners": list(result.winners),
    }


# Comparing


def ok(scenario: Json, verdict: Json) -> bool | None:
    """Whether the verdict is what the scenario expects; None where it expects nothing."""
    compared = [compare(scenario, verdict) for key, compare in _COMPARISONS.items() if scenario.get(key) is not None]
    if not compared:
        return None
    as_it_should = scenario.get("expect_error") is not None or "error" not in verdict["result"]
    return as_it_should and all(compared)


def _as_expected(scenario: Json, verdict: Json) -> bool:
    result = verdict["result"]
    return all(key in result and result[key] == value for key, value in want(scenario, "expect", dict).items())


def _refused(scenario: Json, verdict: Json) -> bool:
    """The last step must be the refused one; a refused setup has no step."""
    error = verdict["result"].get("error")
    return error is not None and ("step" not in error or error["step"] == len(scenario["steps"]) - 1)


def _legal_choices(scenario: Json, verdict: Json) -> bool:
    return bool(verdict["result"].get("legal_choices") == scenario["expect_legal_choices"])


def _legal_choices_before(scenario: Json, verdict: Json) -> bool:
    """Before the refused step, which is where the verdict is; otherwise before the first one."""
    result = verdict["result"]
    choices = result.get("legal_choices") if "error" in result else None
    if choices is None:
        choices = judge(scenario | {"steps": []})["result"].get("legal_choices")
    return bool(choices == scenario["expect_legal_choices_before"])


def _events_in_order(scenario: Json, verdict: Json) -> bool:
    happened = iter(verdict["events"])
    return all(name in happened for name in want(scenario, "events_subsequence", list))


_COMPARISONS: dict[str, Callable[[Json, Json], bool]] = {
    "expect": _as_expected,
    "expect_error": _refused,
    "expect_legal_choices": _legal_choices,
    "expect_legal_choices_before": _legal_choices_before,
    "events_subsequence": _events_in_order,
}
