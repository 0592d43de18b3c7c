"""Positions of the arena games, set up tersely and played on, so that a test reads like the rule.

    at = position("strike", [5, 6, 4], arena="3 5 6 2", active=1)
    after = at.throw("3", changed={1: "6"})
    assert after.supplies == [5, 9, 4] and after.arena == faces("2")

A ``Position`` is a scenario of the conformance form; ``throw`` and its sisters give it to
``scenario_arena.judge`` and answer with what it told (``Judged``), ``then_…`` adds a further step
of the same turn. Dice that are nowhere else are removed ones, so that 26 always add up, and every
judged step is checked for that (CORE-28). Die ids are those of the conformance form: positions in
the arena, ``t0`` …, ``r<seat>.<k>``.

``Table`` plays the same position directly on the rules, where a test needs phases, views or events.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from throwdown.rules import game as make_game
from throwdown.rules.arena.dice import DICE
from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
from throwdown.rules.arena.state import ArenaState, Landed
from throwdown.rules.game import InFlight
from throwdown_lab.scenarios.arena import Position as ScenarioPosition
from throwdown_lab.scenarios.arena import judge

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from throwdown.rules import Action, Event, Outcome

#: Faces in one text ("3 5 6") or as a list.
Faces = str | list[str] | tuple[str, ...]
#: A die of a scenario: a position in the arena, or t0, r1.0.
Die = int | str
Scenario = dict[str, Any]

ASIDE = {2: 9, 3: 4, 4: 1, 5: 0}
FROM_PILE: Scenario = {"from": "pile"}


class _Unsaid:
    """No choice was made: the scenario does not speak of it."""


UNSAID = _Unsaid()


def words(result: Faces) -> list[str]:
    """Faces in their order."""
    return result.split() if isinstance(result, str) else list(result)


def faces(result: Faces) -> Counter[str]:
    """Faces without an order: what lies in the arena."""
    return Counter(words(result))


def reaction(
    throws: Mapping[int, Faces],
    *,
    changed: Mapping[Die, str] | None = None,
    left: Iterable[Die] = (),
    stacks: Iterable[Iterable[Die]] = (),
) -> Scenario:
    """The simultaneous second throw: who threw what, and what it did to the dice lying there."""
    return {"throws": {str(seat): words(thrown) for seat, thrown in throws.items()}} | _disturbed(changed, left, stacks)


def _disturbed(changed: Mapping[Die, str] | None, left: Iterable[Die], stacks: Iterable[Iterable[Die]]) -> Scenario:
    return {
        "changed": {str(die): face for die, face in (changed or {}).items()},
        "left": [str(die) for die in left],
        "stacks_after": [[str(die) for die in stack] for stack in stacks],
    }


def _step(
    kind: str,
    thrown: tuple[str, ...],
    *,
    changed: Mapping[Die, str] | None = None,
    left: Iterable[Die] = (),
    stacks: Iterable[Iterable[Die]] = (),
    nudge: Mapping[Die, str] | None = None,
    reaction: Scenario | None = None,
    race: int | str | Mapping[int, int] | None = None,
    accio: str | _Unsaid | None = UNSAID,
    tower: Faces | None = None,
    collect: bool | None = None,
    **more: Any,
) -> Scenario:
    """One throw of the conformance form. ``race`` is the winner, or every racer's time in ms."""
    throw = {"kind": kind, "thrown": [face for each in thrown for face in words(each)]} | more
    throw |= _disturbed(changed, left, stacks)
    if nudge:
        throw["nudge"] = {str(die): face for die, face in nudge.items()}
    choices = {
        "accio": accio,
        "tower": UNSAID if tower is None else words(tower),
        "collect": UNSAID if collect is None else collect,
    }
    step: Scenario = {"throw": throw, "choices": {key: said for key, said in choices.items() if said is not UNSAID}}
    if reaction is not None:
        step["reaction"] = reaction
    if isinstance(race, int | str):
        step["race"] = {"winner": race}
    elif race is not None:
        step["race"] = {"winner": "auto", "times_ms": {str(seat): time for seat, time in race.items()}}
    return step


@dataclass(frozen=True)
class Judged:
    """What is told after a step: everything in ``result`` by its name, and the names of the events."""

    scenario: Scenario
    result: dict[str, Any]
    events: list[str]

    def __getitem__(self, key: str) -> Any:
        return self.result[key]

    def tells(self, *names: str) -> bool:
        """Whether these events happened in this order; others may lie between."""
        rest = iter(self.events)
        return all(name in rest for name in names)

    @property
    def legal(self) -> bool:
        return bool(self.result["legal"])

    @property
    def supplies(self) -> list[int]:
        return list(self.result["supplies"])

    @property
    def arena(self) -> Counter[str]:
        return Counter(self.result["arena_after"])

    @property
    def stacks(self) -> list[list[str]]:
        """Stacks of two or more, bottom to top."""
        return sorted(self.result["stacks_after"])

    @property
    def piles(self) -> dict[int, list[int]]:
        return {int(seat): sizes for seat, sizes in self.result["piles"].items()}

    @property
    def removed_now(self) -> int:
        return int(self.result["removed_now"])

    @property
    def eliminated(self) -> list[int]:
        return list(self.result["eliminated"])

    @property
    def winner(self) -> int | list[int] | None:
        found: int | list[int] | None = self.result["winner"]
        return found

    @property
    def collector(self) -> int | None:
        found: int | None = self.result["collector"]
        return found

    @property
    def direction(self) -> int:
        return int(self.result["direction"])

    @property
    def effects(self) -> list[str]:
        """The spells or triggers."""
        return list(self.result["spells"] if "spells" in self.result else self.result["triggers"])

    @property
    def next(self) -> tuple[int | None, str | None]:
        """Who acts next, and how that seat must throw: (2, "big")."""
        return self.result["next_player"], self.result["next_throw"]

    @property
    def goes_on(self) -> bool:
        """The same player may throw on or stop."""
        result = [self.result[key] for key in ("may_throw", "may_stop")]
        assert self.result["turn_over"] is not result[0], "a turn is over exactly when its player may not throw"
        return all(result)

    # The same turn goes on

    def then_throw(self, *thrown: str, **more: Any) -> Judged:
        return self._then({"decision": "throw"} | _step("single", thrown, **more))

    def then_throw_all(self, *thrown: str, **more: Any) -> Judged:
        return self._then({"decision": "throw"} | _step("big", thrown, **more))

    def then_throw_pile(self, *thrown: str, pile: int = 0, **more: Any) -> Judged:
        return self._then({"decision": "throw"} | _step("pile", thrown, pile=pile, **more))

    def then_throw_from_pile(self, *thrown: str, pile: int = 0, **more: Any) -> Judged:
        return self._then({"decision": "throw"} | _step("single", thrown, pile=pile, **more, **FROM_PILE))

    def then_stop(self) -> Judged:
        return self._then({"decision": "stop"})

    def then_timeout(self) -> Judged:
        return self._then({"decision": "timeout"})

    def _then(self, step: Scenario) -> Judged:
        return _judged(self.scenario | {"then": [*self.scenario.get("then", []), step]})


def _judged(scenario: Scenario) -> Judged:
    verdict = judge(scenario)
    last = verdict["then"][-1] if "then" in scenario else verdict
    result = last["result"]
    dice = sum(result["supplies"]) + len(result["arena_after"]) + result["removed_total"] + result["set_aside"]
    assert dice == DICE, f"{dice} dice are told (CORE-28): {result}"
    return Judged(scenario, result, last["events"])


@dataclass(frozen=True)
class Position:
    """A position at the start of a turn."""

    scenario: Scenario

    def throw(self, *thrown: str, **more: Any) -> Judged:
        """One die. Keywords: changed, left, stacks, nudge, reaction, race, accio, tower, collect."""
        return self._play(_step("single", thrown, **more))

    def throw_all(self, *thrown: str, **more: Any) -> Judged:
        """The big throw."""
        return self._play(_step("big", thrown, **more))

    def throw_pile(self, *thrown: str, pile: int = 0, **more: Any) -> Judged:
        return self._play(_step("pile", thrown, pile=pile, **more))

    def throw_from_pile(self, *thrown: str, pile: int = 0, **more: Any) -> Judged:
        return self._play(_step("single", thrown, pile=pile, **more, **FROM_PILE))

    def action(self, what: str, /, **fields: Any) -> Judged:
        """Is it legal here? ``by`` is the acting seat; ``legal`` of the answer says."""
        return self._play({"action": {"type": what} | fields})

    def table(self) -> Table:
        """The same position, directly on the rules."""
        result = ScenarioPosition(self.scenario)
        table = Table(result.game, result.state)
        table.take(result.game.open_turn(result.state))
        return table

    def but(self, **fields: Any) -> Position:
        """The same with other fields of the conformance form."""
        return Position(self.scenario | fields)

    def _play(self, step: Scenario) -> Judged:
        return _judged(self.scenario | step)


def position(
    game: str,
    players: Sequence[int],
    arena: Faces = (),
    *,
    active: int = 0,
    direction: int = 1,
    out: Iterable[int] | None = None,
    piles: Mapping[int, list[int]] | None = None,
    stacks: Iterable[Iterable[Die]] = (),
    start_player: int = 0,
    elements: Faces | None = None,
    aside: int | None = None,
    **options: Any,
) -> Position:
    """A position at the start of ``active``'s turn. Options go by their names; ``elements`` are the active ones.

    ``players`` are the supplies, piles included. Unless told otherwise, who has no dice is out.
    """
    if elements is not None:
        options["active_elements"] = words(elements)
    lying = words(arena)
    spare = ASIDE[len(players)] if aside is None else aside
    return Position(
        {
            "edition": game,
            "options": options,
            "players": list(players),
            "out_before": [seat for seat, dice in enumerate(players) if not dice] if out is None else list(out),
            "active": active,
            "direction": direction,
            "start_player": start_player,
            "set_aside": spare,
            "removed_before": DICE - spare - sum(players) - len(lying),
            "arena_before": lying,
            "piles_before": {str(seat): sizes for seat, sizes in (piles or {}).items()},
            "stacks_before": [[str(die) for die in stack] for stack in stacks],
        }
    )


def setup(
    game: str, players: int, shown: Faces, /, *, turned_to: str | None = None, **options: Any
) -> tuple[dict[str, Any], list[str]]:
    """Result and events of a set-up. ``shown``: faces of the start die in the order thrown, or the one placed."""
    content: Scenario = {"players": players, "start_die": words(shown)}
    if turned_to is not None:
        content["turned_to"] = turned_to
    verdict = judge({"edition": game, "options": options, "setup": content})
    return verdict["result"], verdict["events"]


def tournament(
    game: str,
    players: int,
    games: Sequence[tuple[list[list[int]], list[int]]],
    *,
    first: int = 0,
    playoff_winner: int | None = None,
    **options: Any,
) -> dict[str, Any]:
    """The tally of these games, each told as (who went out when, who won)."""
    content: Scenario = {
        "players": players,
        "games": [{"out_order": out, "winner": winner} for out, winner in games],
        "first_player": first,
    }
    if playoff_winner is not None:
        content["playoff_winner"] = playoff_winner
    result: dict[str, Any] = judge({"edition": game, "options": options, "tournament": content})["result"]
    return result


@dataclass
class Table:
    """A game being played: the rules, the state, and everything that happened so far."""

    game: ArenaGame
    state: ArenaState
    events: list[Event] = field(default_factory=list)

    @classmethod
    def new(cls, game: str, seats: int = 2, *, first: int = 0, edition: str | None = None, **options: Any) -> Table:
        """A new game, before its start die."""
        rules = make_game(game, seats, options, edition=edition)
        assert isinstance(rules, ArenaGame)
        state, events = rules.new_game(first)
        return cls(rules, state, list(events))

    def take(self, step: tuple[ArenaState, tuple[Event, ...]]) -> tuple[Event, ...]:
        self.state, events = step
        self.events += events
        return events

    def do(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """What a seat (if not told: the player on turn) does."""
        return self.take(self.game.apply(self.state, self.state.active if seat is None else seat, action))

    def resolve(self, outcome: Outcome) -> tuple[Event, ...]:
        return self.take(self.game.resolve(self.state, outcome))

    def lands(
        self,
        shown: Faces,
        *,
        changed: Mapping[int, str] | None = None,
        left: Iterable[int] = (),
        stacks: tuple[tuple[int, ...], ...] = (),
        nudged: tuple[int, ...] = (),
    ) -> tuple[Event, ...]:
        """The dice in the air come down with these faces, in the order of the hands; OUT has missed."""
        landed = dict(zip(self.in_the_air, words(shown), strict=True))
        return self.resolve(
            Landed(
                faces=(*((die, face) for die, face in landed.items() if face != "OUT"), *(changed or {}).items()),
                out=(
                    *((die, "missed") for die, face in landed.items() if face == "OUT"),
                    *((die, "knocked") for die in left),
                ),
                stacks=stacks,
                nudged=nudged,
            )
        )

    @property
    def in_the_air(self) -> tuple[int, ...]:
        awaited = self.game.awaiting(self.state)
        assert isinstance(awaited, InFlight), f"no dice are in the air: {awaited}"
        return tuple(die for _, dice in awaited.hands for die in dice)

    @property
    def arena(self) -> Counter[str]:
        return Counter(face for _, face in self.state.arena)

    def owned(self, seat: int) -> int:
        """Dice of this seat, piles included."""
        return len(self.state.supplies[seat]) + sum(map(len, self.state.piles[seat]))

    @property
    def supplies(self) -> list[int]:
        return [self.owned(seat) for seat in range(self.game.seats)]

    @property
    def event_names(self) -> list[str]:
        """The names of the events so far."""
        return [event.name for event in self.events]

    def view(self, seat: int | None) -> ArenaView:
        return self.game.view(self.state, seat)


def dice_in(state: ArenaState) -> list[int]:
    """Every die that is anywhere, sorted: 0 to 25 if none is lost or doubled (CORE-28)."""
    return sorted(
        [
            *(die for supply in state.supplies for die in supply),
            *(die for piles in state.piles for pile in piles for die in pile),
            *(die for die, _ in state.arena),
            *state.removed,
            *state.aside,
            *(die for _, dice in state.resolution.hands for die in dice),
        ]
    )
