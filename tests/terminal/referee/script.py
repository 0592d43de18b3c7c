"""Games typed into the referee by a program: the way back from actions and outcomes to typed lines.

``play_scenario`` judges a conformance scenario as people would: position on the table, every step
typed in. What comes back has the form of ``throwdown_lab.scenarios.scenario.adjudicate``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError
from throwdown.rules import Drawn, InFlight, Resign
from throwdown.rules.arena.pipeline import ArenaGame
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
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.game import Stop, Timeout, to_act
from throwdown.rules.record import Acted, Resolved
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import (
    FIRST_HUB,
    HUB_MINIMUM,
    NO_CARDS,
    Choose,
    Distribute,
    Roll,
    Rolled,
    TakeConsolation,
    TopUp,
    VerasseltState,
    counted,
    size,
    spelled,
)
from throwdown.terminal.referee.referee import Referee
from throwdown.terminal.referee.store import Sitting, read_sitting
from throwdown.words import Words
from throwdown_lab.scenarios import arena
from throwdown_lab.scenarios import verasselt as cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules import Action, Event, Game, Outcome


# Lines


def typed_entry(game: Game[Any], state: Any, entry: Acted | Resolved) -> list[str] | None:
    """The lines that people would type for this; None where the referee does it by itself."""
    if isinstance(entry, Resolved):
        return [typed_outcome(game, state, entry.outcome)]
    return _typed_action(game, state, entry.seat, entry.action)


def _typed_action(game: Game[Any], state: Any, seat: int, action: Action) -> list[str] | None:
    if isinstance(action, Resign):
        return [f"leave {seat + 1}"]
    if isinstance(action, ThrowAll) or (isinstance(action, React) and len(game.legal_actions(state, seat)) == 1):
        return None
    if isinstance(action, Choose) and len(state.groups) == 1:
        return None
    if isinstance(action, MoveDie):
        return _typed_move(game, state, action)
    if isinstance(action, TakeExtra):
        return None if len(game.legal_actions(state, seat)) == 1 else [_typed_extra(state, action)]
    if isinstance(action, BuildTower):
        return [_faces(state, action.dice)]
    return [_PLAIN[type(action)](action)]


def _typed_cards(cards: Any) -> str:
    return "" if cards == NO_CARDS else spelled(cards)


def _typed_roll(action: Roll) -> str:
    dice = " ".join(str(die + 1) for die in action.dice)
    return dice + (f" +{spelled(action.boost)}" if action.boost != NO_CARDS else "")


_PLAIN: dict[type, Callable[[Any], str]] = {
    Throw: lambda action: "",
    Stop: lambda action: "s",
    ThrowPile: lambda action: f"p{action.pile + 1}",
    ThrowFromPile: lambda action: f"f{action.pile + 1}",
    React: lambda action: f"p{action.pile + 1}",
    PlaceStart: lambda action: action.symbol.lower(),
    Collect: lambda action: "yes" if action.take else "no",
    KeepPiles: lambda action: "yes" if action.keep else "no",
    Choose: lambda action: action.target,
    Roll: _typed_roll,
    Distribute: lambda action: _typed_cards(action.to_yard),
    TopUp: lambda action: _typed_cards(action.cards),
    TakeConsolation: lambda action: str(action.count),
}


def _typed_move(game: Game[Any], state: ArenaState, action: MoveDie) -> list[str]:
    line = f"move {_die(state, action.die)}"
    rule = game.options["pre_move"]
    if rule == "group":
        return [line, "no" if action.spreads else "yes"]
    if rule == "off_walls_by_consent":
        agreed = bool(action.consent) and all(action.consent)
        return [line, "yes", "yes" if agreed else "no"] if action.from_wall else [line, "no"]
    return [line]


def _typed_extra(state: ArenaState, action: TakeExtra) -> str:
    return "none" if action.die is None else _die(state, action.die)


def _die(state: ArenaState, die: int) -> str:
    in_tower = any(die in stack for stack in state.stacks)
    return ("^" if in_tower else "") + dict(state.arena)[die].lower()


def _faces(state: ArenaState, dice: tuple[int, ...]) -> str:
    lying = dict(state.arena)
    return " ".join(lying[die].lower() for die in dice)


def typed_outcome(game: Game[Any], state: Any, outcome: Outcome) -> str:
    if isinstance(outcome, Landed):
        return _typed_landing(state, outcome)
    if isinstance(outcome, Raced):
        return _typed_race(outcome)
    if isinstance(outcome, Rolled):
        return "".join(outcome.faces)
    assert isinstance(outcome, Drawn)  # nothing else is left
    if not isinstance(game, ArenaGame):
        return spelled(counted("".join(map(str, outcome.items[:FIRST_HUB]))))
    dice = tuple(int(die) for die in outcome.items)
    return _faces(state, dice if state.phase == "tower_lot" else dice[:1])


def _typed_race(raced: Raced) -> str:
    if raced.winner is not None:
        return str(raced.winner + 1)
    best = min((time for _, time in raced.times), default=None)
    return "=".join(str(seat + 1) for seat, time in raced.times if time == best) or "none"


def _typed_landing(state: ArenaState, landed: Landed) -> str:
    """A word for each thrown die, then what changed, then every tower if there was or is one."""
    faces, lying, gone = dict(landed.faces), dict(state.arena), {die for die, _ in landed.out}
    hands = sorted(state.resolution.hands)
    words = []
    for seat, dice in hands:
        words += [f"{seat + 1}:"] if len(hands) > 1 else []
        words += ["out" if die in gone else faces[die].lower() for die in dice]
    for die, face in lying.items():
        if die in gone:
            words.append(f"{_die(state, die)}>out")
        elif faces.get(die, face) != face:
            words.append(f"{_die(state, die)}>{faces[die].lower()}")
    now = lying | faces
    if state.stacks or landed.stacks:
        words += [f"[{' '.join(now[die].lower() for die in stack)}]" for stack in landed.stacks] or ["[]"]
    return " ".join(words)


# A referee at the end of a string


@cache
def _english() -> Words:
    """Read once: parsing the catalogues takes longer than a game."""
    return Words()


class Typist:
    """A referee whose lines come from a program; it can be mistyped, killed and resumed."""

    def __init__(self, referee: Referee | None = None, *, mistype: bool = False, kill: bool = False) -> None:
        self.queue: list[str] = []
        self.written: list[str] = []
        self.mistype = mistype
        self.kill = kill
        if referee is not None:
            self.referee = referee

    def read(self, prompt: str) -> str:
        self.written.append(prompt)
        if not self.queue:
            raise EOFError
        line = self.queue.pop(0)
        self.written.append(line)
        return line

    def write(self, line: str) -> None:
        self.written.append(line)

    @property
    def state(self) -> Any:
        return self.referee.sitting.state

    def sit_down(self, sitting: Sitting) -> None:
        self.referee = Referee(sitting, _english(), self.read, self.write)

    def type(self, *lines: str) -> None:
        self.queue += lines
        while self.queue:
            self.referee.step()

    def do(self, entry: Acted | Resolved, drawn: str = "", seen: Any = None) -> tuple[Event, ...]:
        """Type this in, with the cards that come off the deck; what happened comes back.

        ``seen`` is the state in which the entry speaks of dice, where that is not the referee's own.
        """
        game, state = self.referee.sitting.game, self.state
        lines = typed_entry(game, state if seen is None else seen, entry)
        before = len(self.referee.sitting.match.log.entries)
        more = self._cards_asked(entry, drawn)
        if lines is None:
            self.queue += more
            if isinstance(entry, Acted) and entry.seat in to_act(game.awaiting(state)):
                self.referee.step()
        else:
            self._type_with_mistakes(state, [*lines, *more])
        if self.kill:
            self.sit_down(read_sitting(list(self.referee.sitting.lines())))
        moments = self.referee.sitting.match.moments[before + 1 :]
        return tuple(event for moment in moments for event in moment.events)

    def _cards_asked(self, entry: Acted | Resolved, drawn: str) -> list[str]:
        try:
            return [spelled(counted(drawn))] if self.referee.desk.draws(entry) else []
        except ThrowdownError:  # refused: nothing will be drawn
            return []

    def _type_with_mistakes(self, state: Any, lines: list[str]) -> None:
        """A line of nonsense before; afterwards an undo, and the same once more."""
        if self.mistype:
            self.type("#?")
        throw = self._throw_before(state)
        entries = len(self.referee.sitting.match.log.entries)
        self.type(*lines)
        if not self.mistype or len(self.referee.sitting.match.log.entries) == entries:
            return
        self.type("undo")
        if throw is not None and not isinstance(self.referee.sitting.match.awaiting, InFlight):
            lines = [f"{throw} {lines[0]}", *lines[1:]]
        self.type(*lines)

    def _throw_before(self, state: Any) -> str | None:
        """How the throw was typed whose landing comes now: an undo takes back both."""
        entries = self.referee.sitting.match.log.entries
        if state.phase != "flying" or not entries or not isinstance(entries[-1], Acted):
            return None
        action = entries[-1].action
        return None if isinstance(action, ThrowAll) else _PLAIN[type(action)](action)


# Scenarios


def play_scenario(scenario: dict[str, Any], *, mistype: bool = False, kill: bool = False) -> dict[str, Any]:
    """The referee's verdict on a throw scenario of the arena games or a play scenario of voll verasselt."""
    typist = Typist(mistype=mistype, kill=kill)
    return _play_throws(scenario, typist) if "throw" in scenario else _play_steps(scenario, typist)


class _TypedPosition(arena.Position):
    """A position on which everything that is done goes through the referee."""

    def __init__(self, scenario: dict[str, Any], typist: Typist) -> None:
        super().__init__(scenario)
        self.typist = typist
        self.state, self.started = self.game.open_turn(self.state)
        names = [f"P{seat + 1}" for seat in range(self.game.seats)]
        typist.sit_down(Sitting.at(self.game, self.state, names))

    def apply(self, seat: int, action: Action) -> list[Event]:
        return self._do(Acted(seat, _chosen(self.game, self.state) if isinstance(action, Timeout) else action))

    def resolve(self, outcome: Outcome) -> list[Event]:
        return self._do(Resolved(outcome))

    def _do(self, entry: Acted | Resolved) -> list[Event]:
        events = self.typist.do(entry)
        self.state = self.typist.state
        return list(events)


def _chosen(game: ArenaGame, state: ArenaState) -> Action:
    """What a time-out does (AMB-48): people have to say it."""
    if state.phase == "piles":
        return KeepPiles(False)
    if state.phase == "accio":
        actions = list(game.legal_actions(state, state.active))
        return TakeExtra(None) if TakeExtra(None) in actions else actions[0]
    actions = list(game.legal_actions(state, state.active))
    return Stop() if Stop() in actions else actions[0]


def _play_throws(scenario: dict[str, Any], typist: Typist) -> dict[str, Any]:
    position = _TypedPosition(scenario, typist)
    verdict = arena._step(position, scenario, list(position.started))
    if scenario.get("then"):
        verdict["then"] = [arena._further_step(position, step) for step in scenario["then"]]
    return verdict


def _play_steps(scenario: dict[str, Any], typist: Typist) -> dict[str, Any]:
    before = scenario["before"]
    game = Verasselt(cards._seats(before), cards._options(scenario))
    state = cards._state(before, game.seats)
    typist.sit_down(Sitting.at(game, state, [f"P{seat + 1}" for seat in range(game.seats)]))
    events: list[Event] = []
    for number, step in enumerate(scenario["steps"]):
        more = _play_step(game, cards._Move(step, game.seats), typist)
        events += more
        if not more:
            refused = {"error": {"step": number}}
            return {"result": cards._state_json(game, typist.state) | refused, "events": cards._names(events)}
    return {"result": cards._state_json(game, typist.state), "events": cards._names(events)}


def _play_step(game: Verasselt, move: Any, typist: Typist) -> list[Event]:
    """What came of one step; nothing if the referee did not take it."""
    state: VerasseltState = typist.state
    if move.actor != state.to_act and not isinstance(move.action, Resign):
        return []  # somebody else is asked: this cannot even be typed
    action = _default(state) if isinstance(move.action, Timeout) else move.action
    if isinstance(action, Choose) and action.target not in state.groups:
        return []  # where only the hub is there, nobody is asked
    events = list(typist.do(Acted(move.actor, action), state.deck[: _coming(game, state, move.actor, action)]))
    if typist.state.phase == "rolling":
        deck = typist.state.deck
        events += typist.do(Resolved(Rolled(move.faces)), deck[: _landing_draws(game, typist.state, move.faces)])
    return events


def _coming(game: Verasselt, state: VerasseltState, seat: int, action: Action) -> int:
    try:
        after, _ = game.apply(state, seat, action)
    except ThrowdownError:
        return 0
    return len(state.deck) - len(after.deck)


def _landing_draws(game: Verasselt, state: VerasseltState, faces: tuple[str, ...]) -> int:
    after, _ = game.resolve(state, Rolled(faces))
    return len(state.deck) - len(after.deck)


def _default(state: VerasseltState) -> Action:
    """What a time-out does (VER-AMB-32)."""
    if state.phase == "choose":
        return Choose("hub")
    if state.phase == "roll":
        return Roll(tuple(range(len(state.dice))))
    if state.phase == "distribute":
        return Distribute(NO_CARDS)
    if state.phase == "roll_or_stop":
        return Stop()
    if state.phase == "consolation":
        return TakeConsolation(min(2, 6 - size(state.yards[state.active]), len(state.deck)))
    return _fewest(state)


def _fewest(state: VerasseltState) -> Action:
    """The fewest cards needed, the most common colour first."""
    missing, yard = HUB_MINIMUM - size(state.hub), list(state.yards[state.active])
    given = [0, 0, 0, 0]
    for _ in range(missing):
        colour = max(range(4), key=lambda each: yard[each])
        yard[colour] -= 1
        given[colour] += 1
    return TopUp((given[0], given[1], given[2], given[3]))
