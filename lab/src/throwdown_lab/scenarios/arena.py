"""Scenarios of the arena games: a position, what was done, and what must be true afterwards.

The forms are those of the conformance files; the position is played on with the same rules that
every table uses, so a verdict here is what a table would rule.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import ActionRefused, OptionRefused, OutcomeRefused, SeatsRefused
from throwdown.rules.arena import events as happened
from throwdown.rules.arena.dice import DICE, LOST_FACE, SUPPLY, SYMBOLS
from throwdown.rules.arena.impact import ImpactPower
from throwdown.rules.arena.pipeline import ArenaGame, in_arena
from throwdown.rules.arena.reaction import ReactionGame
from throwdown.rules.arena.state import (
    IDLE,
    ArenaState,
    Board,
    BuildTower,
    Collect,
    Dice,
    Landed,
    MoveDie,
    PlaceStart,
    Raced,
    React,
    RotateArena,
    StackDie,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
    TurnDie,
)
from throwdown.rules.arena.wizards import HPStrike
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Action, Decision, Drawn, InFlight, Lot, Over, Race, Resign, Several, Stop, Timeout
from throwdown.rules.rulings import check_new_game
from throwdown.rules.tournament import Tournament

from .fields import by_seat, malformed, texts, typed, want, whole

if TYPE_CHECKING:
    from throwdown.rules.game import Event, Outcome

Verdict = dict[str, Any]
Scenario = dict[str, Any]

KINDS = ("throw", "action", "setup", "tournament", "arena_test")
UNREADABLE = "COCKED"
ON_TOP = "ON_TOP_OF_"
PLACES = ("floor", "wall", "rim", "table", "die")
NAMES_OF_EFFECTS = {
    "hp_strike": "spells",
    "impact": "triggers",
    "impact_power": "triggers",
    "impact_avatar": "triggers",
}


def judge(scenario: Scenario) -> Verdict:
    """The verdict on one scenario; ``expect`` is not read."""
    kinds = [kind for kind in KINDS if kind in scenario]
    if len(kinds) != 1:
        raise malformed("kind", f"a scenario has exactly one of {', '.join(KINDS)}, not {kinds or 'none'}")
    return {
        "throw": _judge_throw,
        "action": _judge_action,
        "setup": _judge_setup,
        "tournament": _judge_tournament,
        "arena_test": _judge_arena_test,
    }[kinds[0]](scenario)


# A position


def _edition(scenario: Scenario) -> str:
    edition: str = want(scenario, "edition", str)
    if edition not in SYMBOLS:
        raise malformed("edition", f"there is no arena game {edition!r}: choose one of {', '.join(SYMBOLS)}")
    return edition


def _game(scenario: Scenario, seats: int) -> tuple[ArenaGame, tuple[str, ...]]:
    """The game and the elements in force. In impact_power the element is part of the position."""
    edition = _edition(scenario)
    options = dict(want(scenario, "options", dict, {}))
    elements = options.pop("active_elements", None) if edition == "impact_power" else None
    game = cast("ArenaGame", make_game(edition, seats, options))
    if elements is not None:
        make_game("impact_avatar", seats, {"active_elements": elements})  # the same check
        if len(elements) != 1:
            raise OptionRefused(
                f"impact_power has one element in force, not {elements!r}: name one", clause="IMP-POW-01"
            )
        return game, tuple(elements)
    return game, game.options.get("active_elements") or ()


class Position:
    """The state of a scenario, with the names its dice have there."""

    def __init__(self, scenario: Scenario) -> None:
        counts = [whole(count, "players", 0, DICE) for count in want(scenario, "players", list)]
        try:
            self.game, elements = _game(scenario, len(counts))
        except (OptionRefused, SeatsRefused) as refused:
            raise malformed("option" if isinstance(refused, OptionRefused) else "seat", refused.message) from None
        self.state = self._state(scenario, counts, elements)
        self.names: dict[str, int] = {}
        self.name_arena()

    def _state(self, scenario: Scenario, counts: list[int], elements: tuple[str, ...]) -> ArenaState:
        seats = len(counts)
        arena = texts(want(scenario, "arena_before", list), "arena_before")
        for face in arena:
            self.face(face)
        removed = whole(want(scenario, "removed_before", int, 0), "removed_before", 0, DICE)
        aside = whole(want(scenario, "set_aside", int), "set_aside", 0, DICE)
        if sum(counts) + len(arena) + removed + aside != DICE:
            raise malformed(
                "dice",
                f"supplies {sum(counts)} + arena {len(arena)} + removed {removed} + set aside {aside}"
                f" is {sum(counts) + len(arena) + removed + aside}, not {DICE} (CORE-28)",
            )
        shares = iter(range(len(arena), DICE))
        supplies = [tuple(next(shares) for _ in range(count)) for count in counts]
        supplies, piles = self._with_piles(scenario, supplies)
        return ArenaState(
            phase="turn",
            active=self._active(scenario, counts),
            direction=self._direction(scenario),
            first=whole(want(scenario, "start_player", int, 0), "start_player", 0, seats - 1),
            supplies=tuple(supplies),
            piles=piles,
            arena=tuple(enumerate(arena)),
            stacks=self._stacks(scenario, len(arena)),
            removed=tuple(next(shares) for _ in range(removed)),
            aside=tuple(shares),
            out=tuple((seat,) for seat in self._out(scenario, counts)),
            elements=elements,
            taken_bare=not arena and want(want(scenario, "throw", dict, {}), "kind", str, "big") == "big",
            throws=0,
            resolution=IDLE,
            result=None,
        )

    def _active(self, scenario: Scenario, counts: list[int]) -> int:
        active = whole(want(scenario, "active", int), "active", 0, len(counts) - 1)
        if active in self._out(scenario, counts):
            raise malformed("seat", f"seat {active} is out and cannot be on turn")
        return active

    def _out(self, scenario: Scenario, counts: list[int]) -> list[int]:
        out = [whole(seat, "out_before", 0, len(counts) - 1) for seat in want(scenario, "out_before", list, [])]
        for seat in out:
            if counts[seat]:
                raise malformed("dice", f"seat {seat} is out but has {counts[seat]} dice")
        return out

    def _direction(self, scenario: Scenario) -> int:
        direction: int = want(scenario, "direction", int, 1)
        if direction not in (1, -1):
            raise malformed("field", f"'direction' must be 1 or -1, not {direction}")
        return direction

    def _with_piles(self, scenario: Scenario, supplies: list[Dice]) -> tuple[list[Dice], tuple[tuple[Dice, ...], ...]]:
        """Boulder piles are the first dice of a supply, oldest first."""
        given = by_seat(want(scenario, "piles_before", dict, {}), "piles_before", len(supplies))
        piles: list[tuple[Dice, ...]] = [()] * len(supplies)
        for seat, sizes in given.items():
            for size in typed(sizes, "piles_before", list):
                whole(size, "piles_before", 2, DICE)
                if size > len(supplies[seat]):
                    raise malformed("dice", f"the piles of seat {seat} have more dice than its supply")
                piles[seat] += (supplies[seat][:size],)
                supplies[seat] = supplies[seat][size:]
        if given and self.game.id not in ("impact_power", "impact_avatar"):
            raise malformed("field", f"{self.game.id} has no boulder piles")
        return supplies, tuple(piles)

    def _stacks(self, scenario: Scenario, lying: int) -> tuple[Dice, ...]:
        stacks = []
        for stack in want(scenario, "stacks_before", list, []):
            dice = tuple(self._lying(name, lying) for name in texts(stack, "stacks_before"))
            stacks.append(dice)
        flat = [die for stack in stacks for die in stack]
        if len(set(flat)) != len(flat):
            raise malformed("stack", "'stacks_before' names a die twice")
        return tuple(stack for stack in stacks if len(stack) > 1)

    def _lying(self, name: str, lying: int) -> int:
        if name not in map(str, range(lying)):
            raise malformed("die", f"{name!r} is not a die of 'arena_before'")
        return int(name)

    def face(self, face: str) -> str:
        if face not in self.game.faces:
            raise malformed("face", f"{self.game.id} has no face {face!r}: choose one of {', '.join(self.game.die)}")
        return face

    # Names of dice: positions in the arena, then t0, t1, ... and r<seat>.<k>

    def name_arena(self) -> None:
        self.names = {str(index): die for index, (die, _) in enumerate(self.state.arena)}

    def name_hands(self, kind: str) -> None:
        for seat, dice in self.state.resolution.hands:
            prefix = "t" if kind == "throw" else f"r{seat}."
            self.names |= {f"{prefix}{index}": die for index, die in enumerate(dice)}

    def die(self, name: Any) -> int:
        key = str(name) if isinstance(name, int) and not isinstance(name, bool) else name
        if not isinstance(key, str) or key not in self.names:
            raise malformed("die", f"there is no die {name!r} here: the dice are {', '.join(self.names)}")
        return self.names[key]

    # Playing on

    def apply(self, seat: int, action: Action) -> list[Event]:
        try:
            self.state, events = self.game.apply(self.state, seat, action)
        except ActionRefused as refused:
            raise malformed("illegal", refused.message) from None
        return list(events)

    def resolve(self, outcome: Outcome) -> list[Event]:
        try:
            self.state, events = self.game.resolve(self.state, outcome)
        except OutcomeRefused as refused:
            raise malformed("outcome", refused.message) from None
        return list(events)


# Throws


def _judge_throw(scenario: Scenario) -> Verdict:
    position = Position(scenario)
    position.state, started = position.game.open_turn(position.state)
    verdict = _step(position, scenario, list(started))
    steps = want(scenario, "then", list, [])
    if steps:
        verdict["then"] = [_further_step(position, step) for step in steps]
    return verdict


def _further_step(position: Position, step: Any) -> Verdict:
    decision = want(step, "decision", str, "throw" if isinstance(step, dict) and "throw" in step else "stop")
    if position.state.phase != "choice":
        raise malformed("illegal", "this turn is over: nothing can follow in it")
    position.name_arena()
    if decision == "throw":
        return _step(position, step, [])
    if decision not in ("stop", "timeout"):
        raise malformed("decision", f"{decision!r} is not a decision: choose throw, stop or timeout")
    seat, before = position.state.active, len(position.state.removed)
    events = position.apply(seat, Stop() if decision == "stop" else Timeout())
    if position.state.resolution.hands:  # the big throw that nobody can stop (D-03)
        return _landed(position, step, seat, before, events)
    return _verdict(position, seat, before, events)


def _step(position: Position, step: Scenario, events: list[Event]) -> Verdict:
    """One throw with everything that follows, up to the next decision to throw or stop."""
    seat, before = position.state.active, len(position.state.removed)
    events += position.apply(seat, _throw_action(want(step, "throw", dict)))
    return _landed(position, step, seat, before, events)


def _landed(position: Position, step: Scenario, seat: int, before: int, events: list[Event]) -> Verdict:
    throw = want(step, "throw", dict)
    position.name_hands("throw")
    events += position.resolve(_landing(position, throw, _thrown_names(position, throw)))
    raced = False
    while position.state.phase not in ("turn", "choice", "over", "start", "place"):
        if position.state.phase == "race":
            if raced:
                break  # a tie, and the race is to be run again (AMB-11)
            raced = True
        events += _answer(position, step)
    return _verdict(position, seat, before, events)


def _throw_action(throw: Scenario) -> Action:
    kind, pile = want(throw, "kind", str), want(throw, "pile", int, 0)
    if kind == "single":
        return ThrowFromPile(pile) if want(throw, "from", str, "") == "pile" else Throw()
    if kind == "pile":
        return ThrowPile(pile)
    if kind == "big":
        return ThrowAll()
    raise malformed("field", f"'kind' must be single, big or pile, not {kind!r}")


def _thrown_names(position: Position, throw: Scenario) -> dict[str, str]:
    ((_, dice),) = position.state.resolution.hands
    thrown = texts(want(throw, "thrown", list), "thrown")
    if len(thrown) != len(dice):
        raise malformed("dice", f"{len(dice)} dice are thrown, but 'thrown' has {len(thrown)} faces")
    return {f"t{index}": face for index, face in enumerate(thrown)}


def _landing(position: Position, scenario: Scenario, thrown: dict[str, str]) -> Landed:
    """What the scenario says of a throw, as an outcome for the rules."""
    shown = thrown | _changed(scenario, thrown)
    nudge = {name: typed(face, "nudge", str) for name, face in want(scenario, "nudge", dict, {}).items()}
    left = {position.die(name): "knocked" for name in want(scenario, "left", list, [])}
    left |= {position.die(name): "missed" for name, face in shown.items() if face == "OUT"}
    faces = {name: face for name, face in (shown | nudge).items() if face != "OUT"}
    readable = {position.die(name): _readable(position, name, face) for name, face in faces.items()}
    stacks = tuple(
        tuple(position.die(name) for name in typed(stack, "stacks_after", list))
        for stack in want(scenario, "stacks_after", list, [])
    )
    return Landed(
        faces=tuple((die, face) for die, face in readable.items() if die not in left),
        out=tuple(left.items()),
        stacks=tuple(stack for stack in stacks if len(stack) > 1),
        nudged=tuple(position.die(name) for name in nudge),
    )


def _changed(scenario: Scenario, thrown: dict[str, str]) -> dict[str, str]:
    """The faces of dice that lay there and were turned; a die that was thrown just now shows what it was thrown."""
    changed = {name: typed(face, "changed", str) for name, face in want(scenario, "changed", dict, {}).items()}
    for name in changed:
        if name in thrown:
            raise malformed(
                "dice",
                f"die {name!r} was thrown just now and shows {thrown[name]}: 'changed' is for dice that lay there,"
                f" so leave {name!r} out of it",
            )
    return changed


def _readable(position: Position, name: str, face: str) -> str:
    if face == UNREADABLE or face.startswith(ON_TOP):
        raise malformed("nudge", f"die {name!r} cannot be read: 'nudge' has to say what it shows then")
    return position.face(face)


# What a throw waits for


def _answer(position: Position, step: Scenario) -> list[Event]:
    """Give the game the next thing that it waits for, from the scenario or by AMB-48."""
    game, state = position.game, position.state
    awaited = game.awaiting(state)
    if isinstance(awaited, Several):
        return _reaction_throws(position, step)
    if isinstance(awaited, InFlight):
        return position.resolve(_reaction_landing(position, step))
    if isinstance(awaited, Race):
        return position.resolve(_race(position, step))
    if isinstance(awaited, Lot):
        return position.resolve(Drawn(_drawn(position, step, awaited)))
    assert isinstance(awaited, Decision)  # noqa: S101  # nothing else is left
    return position.apply(awaited.seat, _choice(position, step, awaited))


def _reaction_of(step: Scenario, position: Position) -> tuple[Scenario, dict[int, list[str]]]:
    reaction = want(step, "reaction", dict, None)
    if reaction is None:
        seats = position.state.resolution.waiting
        raise malformed("reaction", f"this throw makes seats {seats} throw: 'reaction' has to say what came of it")
    throws = by_seat(want(reaction, "throws", dict), "throws", position.game.seats)
    thrown = {seat: texts(faces, "throws") for seat, faces in throws.items()}
    return reaction, {seat: faces for seat, faces in thrown.items() if faces}  # who has nothing throws nothing (AMB-40)


def _reaction_throws(position: Position, step: Scenario) -> list[Event]:
    _, throws = _reaction_of(step, position)
    waiting = position.state.resolution.waiting
    if set(throws) != set(waiting):
        raise malformed("reaction", f"seats {waiting} have to throw, but 'throws' has {tuple(sorted(throws))}")
    events = []
    for seat in waiting:
        events += position.apply(seat, _reaction_of_seat(position, seat, len(throws[seat])))
    return events


def _reaction_of_seat(position: Position, seat: int, count: int) -> Action:
    """A loose die; where none is loose, the first pile with as many dice as were thrown."""
    state = position.state
    if state.supplies[seat]:
        return React()
    whole_pile = position.game.options.get("storm_pile_only") == "throw_pile"
    fits = (pile for pile, dice in enumerate(state.piles[seat]) if not whole_pile or len(dice) == count)
    return React(next(fits, 0))


def _reaction_landing(position: Position, step: Scenario) -> Landed:
    position.name_hands("reaction")
    reaction, throws = _reaction_of(step, position)
    for seat, dice in position.state.resolution.hands:
        if len(throws[seat]) != len(dice):
            raise malformed("dice", f"seat {seat} throws {len(dice)} dice, but 'throws' has {len(throws[seat])} faces")
    thrown = {f"r{seat}.{index}": face for seat, faces in throws.items() for index, face in enumerate(faces)}
    return _landing(position, reaction, thrown)


def _race(position: Position, step: Scenario) -> Raced:
    race = want(step, "race", dict, None)
    if race is None:
        seats = position.state.resolution.waiting
        raise malformed("race", f"seats {seats} race: 'race' has to say who wins, or their times")
    winner = want(race, "winner", (int, str, type(None)), "auto")
    if isinstance(winner, int):
        return Raced(winner)
    times = by_seat(want(race, "times_ms", dict, {}), "times_ms", position.game.seats)
    if winner is None:  # nobody finished
        return Raced()
    if winner != "auto" or not times:
        raise malformed("race", f"the race cannot be decided: 'winner' is {winner!r} and 'times_ms' {times}")
    racers = position.state.resolution.waiting  # others have no tower, whatever was timed
    sorted_times = sorted((seat, typed(time, "times_ms", int)) for seat, time in times.items())
    return Raced(times=tuple((seat, time) for seat, time in sorted_times if seat in racers))


def _choice(position: Position, step: Scenario, awaited: Decision) -> Action:
    """The choice that the scenario made; a missing one is what a time-out does (AMB-48)."""
    choices = want(step, "choices", dict, {})
    phase = position.state.phase
    if phase == "collect":
        return Collect(want(choices, "collect", bool, True))
    if phase == "accio" and "accio" in choices:
        symbol = typed(choices["accio"], "accio", (str, type(None)))
        return TakeExtra(None if symbol is None else _die_showing(position, awaited, symbol))
    if phase == "tower":
        return BuildTower(_tower(position, step))
    return Timeout()


def _die_showing(position: Position, awaited: Decision, symbol: str) -> int:
    for action in awaited.actions:
        if isinstance(action, TakeExtra) and dict(position.state.arena).get(cast("int", action.die)) == symbol:
            return cast("int", action.die)
    raise malformed("choice", f"no die showing {symbol!r} can be the extra die")


def _drawn(position: Position, step: Scenario, lot: Lot) -> Dice:
    return _tower(position, step) if position.state.phase == "tower_lot" else lot.items


def _tower(position: Position, step: Scenario) -> Dice:
    """Symbols bottom to top become dice; by default dice stand as they are numbered."""
    lying = dict(position.state.arena)
    wanted = want(want(step, "choices", dict, {}), "tower", (list, type(None)), None)
    if wanted is None:
        return tuple(lying)
    if Counter(texts(wanted, "tower")) != Counter(lying.values()):
        raise malformed("choice", f"a tower of {wanted} is not made of the dice that are left: {list(lying.values())}")
    order = []
    for symbol in wanted:
        die = next(die for die, face in lying.items() if face == symbol)
        order.append(die)
        del lying[die]
    return tuple(order)


# The verdict


def _verdict(position: Position, seat: int, removed_before: int, events: list[Event]) -> Verdict:
    result = _position_json(position, removed_before) | _turn_json(position, seat, events)
    result["collector"] = next((event.seat for event in events if isinstance(event, happened.DiceCollected)), None)
    effects = NAMES_OF_EFFECTS.get(position.game.id)
    if effects:
        result[effects] = list(position.state.resolution.effects)
    return {"result": result, "events": [event.name for event in events]}


def _position_json(position: Position, removed_before: int) -> dict[str, Any]:
    state = position.state
    board, lying = Board(state), dict(state.arena)
    return {
        "supplies": [board.owned(seat) for seat in range(board.seats)],
        "arena_after": list(lying.values()),
        "removed_now": max(len(state.removed) - removed_before, 0),
        "removed_total": len(state.removed),
        "set_aside": len(state.aside),
        "direction": state.direction,
        "piles": {str(seat): [len(pile) for pile in piles] for seat, piles in enumerate(state.piles) if piles},
        "stacks_after": [[lying[die] for die in stack] for stack in state.stacks],
    }


def _turn_json(position: Position, seat: int, events: list[Event]) -> dict[str, Any]:
    game, state = position.game, position.state
    continues = state.phase == "choice"
    legal = game.legal_actions(state, seat) if continues else ()
    awaited = game.awaiting(state)
    over = awaited.result if isinstance(awaited, Over) else None
    winners = list(over.winners) if over else []
    return {
        "turn_over": any(isinstance(event, happened.TurnEnded | happened.GameOver) for event in events),
        "may_stop": Stop() in legal,
        "may_throw": continues,
        "next_player": None if over else state.active,
        "next_throw": None if over else _next_throw(game, state),
        "eliminated": _eliminated(events),
        "winner": (winners[0] if len(winners) == 1 else winners) if over else None,
    }


def _eliminated(events: list[Event]) -> list[int]:
    return sorted(seat for event in events if isinstance(event, happened.PlayerEliminated) for seat in event.seats)


def _next_throw(game: ArenaGame, state: ArenaState) -> str:
    legal = list(game.legal_actions(state, state.active))
    if ThrowAll() in legal:
        return "big"
    if any(isinstance(action, ThrowPile) for action in legal) and not any(
        isinstance(action, Throw | ThrowFromPile) for action in legal
    ):
        return "pile"
    return "single"


# Actions


def _judge_action(scenario: Scenario) -> Verdict:
    position = Position(scenario)
    position.state, started = position.game.open_turn(position.state)
    action = want(scenario, "action", dict)
    kind = want(action, "type", str)
    seat = whole(want(action, "by", int, position.state.active), "by", 0, position.game.seats - 1)
    before = position.state
    legal, after, events = _attempt(position, seat, kind, action)
    left = kind == "resign" and legal
    position.state = after if left else before
    result = (
        {"legal": legal}
        | _position_json(position, len(before.removed))
        | _turn_json(position, seat, list(events if left else ()))
    )
    result |= {"may_throw": False, "may_stop": False}
    if left:
        result["points"] = _points(events)
    return {"result": result, "events": [event.name for event in (*started, *(events if legal else ()))]}


def _points(events: tuple[Event, ...]) -> dict[str, int]:
    gone = [event for event in events if isinstance(event, happened.PlayerEliminated)]
    return {str(seat): noted for event in gone for seat, noted in zip(event.seats, event.points, strict=True)}


def _attempt(position: Position, seat: int, kind: str, attempt: Scenario) -> tuple[bool, ArenaState, tuple[Event, ...]]:
    """Whether the rules take the action in this position."""
    game, state = position.game, position.state
    inside = {"reaction_throw": _in_reaction, "accio": _in_accio, "race_result": _in_race}.get(kind)
    if inside is not None:
        within = inside(game, state)
        if within is None:
            return False, state, ()
        state = position.state = within
    try:
        if kind == "race_result":
            return True, *_race_reported(game, state, attempt)
        return True, *game.apply(state, seat, _action(position, kind, attempt))
    except (ActionRefused, OutcomeRefused):
        return False, state, ()


def _action(position: Position, kind: str, attempt: Scenario) -> Action:
    if kind == "throw":
        return _counted_throw(position, attempt)
    if kind in ("move_die", "turn_die", "stack_die"):
        return _hand_on_die(position, kind, attempt)
    if kind == "accio":
        return _accio(position, attempt)
    if kind == "reaction_throw":
        return _reaction_action(position, attempt)
    if kind == "rotate_arena":
        return RotateArena(want(attempt, "degrees", int, 0))
    if kind in ("stop", "resign"):
        return Stop() if kind == "stop" else Resign()
    raise malformed("action", f"there is no action {kind!r}")


def _counted_throw(position: Position, attempt: Scenario) -> Action:
    """A throw with a number of dice that does not fit its kind is one the rules refuse."""
    action = _throw_action({"kind": "single"} | attempt)
    state, seat = position.state, want(attempt, "by", int, position.state.active)
    pile = want(attempt, "pile", int, 0)
    piles = state.piles[seat]
    fitting = {
        Throw: 1,
        ThrowFromPile: 1,
        ThrowAll: Board(state).owned(seat),
        ThrowPile: len(piles[pile]) if 0 <= pile < len(piles) else 0,
    }[type(action)]
    if want(attempt, "count", int, fitting) != fitting:
        raise ActionRefused(f"{attempt['count']} dice are not thrown in this way", clause="CORE-08")
    return action


def _reaction_action(position: Position, attempt: Scenario) -> Action:
    """A loose die or, where none is loose or the scenario says so, a pile."""
    state, seat = position.state, want(attempt, "by", int, position.state.active)
    wants_pile = "pile" in (want(attempt, "from", str, ""), want(attempt, "kind", str, "")) or "pile" in attempt
    from_pile = wants_pile or not state.supplies[seat]
    if not from_pile or not state.piles[seat]:
        dice, reaction = 1, React()
    else:
        pile = whole(want(attempt, "pile", int, 0), "pile", 0, len(state.piles[seat]) - 1)
        split = position.game.options["storm_pile_only"] == "one_from_pile"
        dice, reaction = 1 if split else len(state.piles[seat][pile]), React(pile)
    if want(attempt, "count", int, dice) != dice:
        raise ActionRefused(f"{attempt['count']} dice are not thrown in this way", clause="AMB-06")
    return reaction


def _hand_on_die(position: Position, kind: str, attempt: Scenario) -> Action:
    die = position.die(want(attempt, "die", (int, str)))
    if kind == "turn_die":
        return TurnDie(die, want(attempt, "to", str))
    if kind == "stack_die":
        return StackDie(die, position.die(want(attempt, "on", (int, str))))
    consent = tuple(typed(yes, "consent", bool) for yes in want(attempt, "consent", list, []))
    spreads = want(attempt, "effect", str, "") == "apart_from_others"
    return MoveDie(die, want(attempt, "from_wall", bool, False), spreads, consent)


def _accio(position: Position, attempt: Scenario) -> Action:
    symbol = want(attempt, "take", (str, type(None)))
    if symbol is None:
        return TakeExtra(None)
    awaited = position.game.awaiting(position.state)
    assert isinstance(awaited, Decision)  # noqa: S101  # the position is inside an Accio
    lying = dict(position.state.arena)
    dice = [die for die, face in lying.items() if face == position.face(symbol)]
    legal = [die for die in dice if TakeExtra(die) in awaited.actions]
    return TakeExtra((legal or dice or [-1])[0])


def _in_reaction(game: ArenaGame, state: ArenaState) -> ArenaState | None:
    """The position in the middle of a storm or a Relashio, if this game has one."""
    board = Board(state)
    silenced = isinstance(game, HPStrike) and game.immobulus_group(board)
    calm = isinstance(game, ImpactPower) and "LIGHTNING" not in state.elements
    if silenced or calm or not isinstance(game, ReactionGame) or not game.reactors(board):
        return None
    board.phase = "reaction"
    board.remember(waiting=game.reactors(board), reacted=True)
    return board.state()


def _in_accio(game: ArenaGame, state: ArenaState) -> ArenaState | None:
    """The position after the sets were taken, with an Accio to be answered."""
    if not isinstance(game, HPStrike):
        return None
    board = Board(state)
    board.phase = "accio"
    board.remember(verdict="collected", kept=game.immobulus_group(board))
    return board.state()


def _in_race(game: ArenaGame, state: ArenaState) -> ArenaState | None:
    """The position with a column of fire to be built, if fire is active and lies there."""
    board = Board(state)
    if not isinstance(game, ImpactPower) or "FIRE" not in state.elements or "FIRE" not in game.sets(board):
        return None
    board.phase = "race"
    board.remember(waiting=game.racers(board))
    return board.state()


def _race_reported(game: ArenaGame, state: ArenaState, attempt: Scenario) -> tuple[ArenaState, tuple[Event, ...]]:
    """A reported winner counts unless the options decide the race."""
    winner = want(attempt, "winner", int)
    decided = cast("ImpactPower", game).race_decided(Board(state))
    if decided is None:
        return game.resolve(state, Raced(winner))
    if decided != winner:
        raise OutcomeRefused(f"seat {decided} wins this race, not seat {winner}", clause="DIG-FIRE-3")
    return state, ()


# Set-up


def _judge_setup(scenario: Scenario) -> Verdict:
    setup = want(scenario, "setup", dict)
    edition = _edition(scenario)
    faces = texts(want(setup, "start_die", list), "start_die")
    for face in faces:
        if face not in (*SYMBOLS[edition], LOST_FACE[edition], "OUT"):
            raise malformed("face", f"{edition} has no face {face!r}")
    try:
        game, elements = _game(scenario, want(setup, "players", int))
        check_new_game(game.id, game.options)
        state, events, rolls = _start(game, faces, want(setup, "turned_to", (str, type(None)), None))
    except (OptionRefused, SeatsRefused, ActionRefused, OutcomeRefused):
        return {"result": {"legal": False}, "events": []}
    if state.phase != "turn" or (elements and game.id == "impact_power" and state.elements != elements):
        return {"result": {"legal": False}, "events": []}
    return {"result": _start_json(game, state, events, rolls), "events": [event.name for event in events]}


def _start(game: ArenaGame, faces: list[str], turned_to: str | None) -> tuple[ArenaState, list[Event], int]:
    """Throw or place the start die as the scenario says; what does not fit is refused by the rules."""
    state, events = game.new_game()
    happened_so_far = list(events)
    thrown = state.phase == "start"
    for face in faces:
        outcome = Landed(((_start_die(game), face),)) if face != "OUT" else Landed((), ((_start_die(game), "missed"),))
        if thrown:
            state, events = game.resolve(state, outcome)
        else:
            state, events = game.apply(state, state.first, PlaceStart(face))
        happened_so_far += events
    if turned_to is not None:
        if not thrown:
            raise ActionRefused("a placed die is not turned", clause="CORE-21")
        state, events = game.apply(state, state.first, PlaceStart(turned_to))
        happened_so_far += events
    return state, happened_so_far, len(faces) if thrown else 0


def _start_die(game: ArenaGame) -> int:
    ((_, (die,)),) = game.new_game()[0].resolution.hands
    return die


def _start_json(game: ArenaGame, state: ArenaState, events: list[Event], rolls: int) -> dict[str, Any]:
    other = game.view(state, 1)
    return {
        "legal": True,
        "supplies": [len(supply) for supply in state.supplies],
        "arena_after": [face for _, face in state.arena],
        "set_aside": len(state.aside),
        "removed_total": len(state.removed),
        "direction": state.direction,
        "next_throw": _next_throw(game, state),
        "activated": list(state.elements),
        "start_rolls_used": rolls,
        "race_started": any(isinstance(event, happened.RaceStarted) for event in events),
        "supplies_shown_to_others": other.supplies[0] is not None,
    }


# Tournaments, and the edge of the arena


def _judge_tournament(scenario: Scenario) -> Verdict:
    content = want(scenario, "tournament", dict)
    players = whole(want(content, "players", int), "players", 2, 5)
    try:
        game, _ = _game(scenario, players)
    except OptionRefused as refused:
        raise malformed("option", refused.message) from None
    tournament = Tournament(
        players=players,
        first=whole(want(content, "first_player", int, 0), "first_player", 0, players - 1),
        tie=game.options["tournament_tie"],
        simul_points=game.options["simul_points"],
    )
    try:
        for played in want(content, "games", list):
            tournament = tournament.record(_out_order(played, players), _winners(played, players))
        if "playoff_winner" in content:
            tournament = tournament.decide((whole(content["playoff_winner"], "playoff_winner", 0, players - 1),))
    except ActionRefused as refused:
        raise malformed("tournament", refused.message) from None
    return {"result": _tournament_json(tournament), "events": ["tournament_scored"] * len(tournament.played)}


def _out_order(played: Any, players: int) -> list[list[int]]:
    groups = want(played, "out_order", list)
    return [[whole(seat, "out_order", 0, players - 1) for seat in typed(group, "out_order", list)] for group in groups]


def _winners(played: Any, players: int) -> list[int]:
    return [whole(seat, "winner", 0, players - 1) for seat in want(played, "winner", list)]


def _tournament_json(tournament: Tournament) -> dict[str, Any]:
    decider, champions = tournament.decider, tournament.champions
    playoff: dict[str, Any] | None = None
    if decider is not None:
        playoff = {"seats": list(decider.seats), "dice_each": SUPPLY[len(decider.seats)]}
        if decider.winners:
            playoff["winner"] = decider.winners[0]
    return {
        "points_per_game": [list(points) for points in tournament.points],
        "totals": list(tournament.totals),
        "first_players": list(tournament.first_players),
        "games": tournament.games,
        "partial": not tournament.finished,
        "champions": list(champions) if champions is not None else None,
        "playoff": playoff,
    }


def _judge_arena_test(scenario: Scenario) -> Verdict:
    test = want(scenario, "arena_test", dict)
    touched, rest = texts(want(test, "touched", list), "touched"), want(test, "rest", str)
    for place in (*touched, rest):
        if place not in PLACES:
            raise malformed("place", f"{place!r} is not a place: choose one of {', '.join(PLACES)}")
    return {"result": {"status": "IN" if in_arena(tuple(touched), rest) else "OUT"}, "events": []}


# Comparing


def ok(scenario: Scenario, verdict: Verdict) -> bool | None:
    """Whether the verdict is what the scenario expects; None where it expects nothing."""
    expected = [(scenario, verdict)]
    expected += list(zip(want(scenario, "then", list, []), verdict.get("then", []), strict=False))
    judged = [_as_expected(part, found) for part, found in expected if "expect" in part or "events_subsequence" in part]
    return all(judged) if judged else None


def _as_expected(part: Scenario, found: Verdict) -> bool:
    result = found["result"]
    expect, events = want(part, "expect", dict, {}), texts(part.get("events_subsequence", []), "events_subsequence")
    same = all(key in result and _plain(key, result[key]) == _plain(key, value) for key, value in expect.items())
    return same and _in_order(events, found["events"])


def _plain(key: str, value: Any) -> Any:
    """Values that are compared as multisets, brought into one order."""
    if key in ("arena_after", "eliminated", "stacks_after") and isinstance(value, list):
        return sorted(value, key=repr)
    if key == "piles" and isinstance(value, dict):
        return {seat: sorted(sizes, key=repr) if isinstance(sizes, list) else sizes for seat, sizes in value.items()}
    return value


def _in_order(wanted: list[str], events: list[str]) -> bool:
    rest = iter(events)
    return all(name in rest for name in wanted)
