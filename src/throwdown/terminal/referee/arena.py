"""The referee's questions in the arena games, and what the answers mean."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.rules import Decision, Drawn, InFlight, Race, Several
from throwdown.rules.arena.state import (
    ArenaState,
    Board,
    BuildTower,
    Collect,
    KeepPiles,
    MoveDie,
    PlaceStart,
    React,
    TakeExtra,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.game import Stop
from throwdown.rules.record import Acted, Resolved
from throwdown.throwers.entered import IN_TOWER, NONE, PILE, TOWER, read_entry
from throwdown.words import folded

from .words import Tongue, Unclear, short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame

    from .store import Sitting

Entries = tuple[Acted | Resolved, ...]

_PILE = re.compile(r"(p|f)\s*(\d{1,2})(?!\S)(.*)", re.IGNORECASE)


class ArenaDesk:
    """Asks for the decision and the landing of every throw."""

    def __init__(self, sitting: Sitting, tongue: Tongue, ask: Callable[[str], str]) -> None:
        self.sitting = sitting
        self.tongue = tongue
        self.ask = ask

    @property
    def game(self) -> ArenaGame:
        return self.sitting.game  # type: ignore[return-value]

    @property
    def state(self) -> ArenaState:
        state: ArenaState = self.sitting.state
        return state

    # What needs no question

    def automatic(self) -> Acted | None:
        """The only possible action, where it need not be typed: the big throw, a die into the storm."""
        for decision in self._decisions():
            if len(decision.actions) == 1:
                action = next(iter(decision.actions))
                if isinstance(action, ThrowAll | React | TakeExtra):
                    return Acted(decision.seat, action)
        return None

    def _decisions(self) -> tuple[Decision, ...]:
        awaited = self.sitting.match.awaiting
        if isinstance(awaited, Several):
            return awaited.decisions
        return (awaited,) if isinstance(awaited, Decision) else ()

    def _decision(self) -> Decision:
        """The first seat that has a real choice."""
        return next((each for each in self._decisions() if len(each.actions) > 1), self._decisions()[0])

    # Asking

    def prompt(self) -> str:
        awaited = self.sitting.match.awaiting
        if isinstance(awaited, InFlight):
            return self._landing_prompt(awaited)
        if isinstance(awaited, Race):
            return self.tongue.say("referee-ask-race", seats=self.tongue.numbered(awaited.seats))
        if self.state.phase in ("tower_lot", "accio_lot"):
            return self.tongue.say(f"referee-ask-{self.state.phase.replace('_', '-')}", faces=self._lying_faces())
        decision = self._decision()
        asked: Callable[[Decision], str] = {
            "turn": self._throw_prompt,
            "choice": self._throw_prompt,
            "reaction": self._reaction_prompt,
            "accio": self._extra_prompt,
        }.get(self.state.phase, self._plain_prompt)
        return asked(decision)

    def _plain_prompt(self, decision: Decision) -> str:
        name = f"referee-ask-{self.state.phase}"
        player = self.tongue.who(decision.seat)
        if self.state.phase == "place":
            return self.tongue.say(name, player=player, faces=self.tongue.all_faces(self.game.symbols))
        if self.state.phase == "tower":
            return self.tongue.say(name, player=player, faces=self._lying_faces())
        return self.tongue.say(name, player=player)

    def _landing_prompt(self, awaited: InFlight) -> str:
        (seat, dice), *more = awaited.hands
        if self.state.phase == "start":
            return self.tongue.say("referee-ask-start", player=self.tongue.who(seat))
        if more:
            example = "  ".join(f"{each + 1}: {self._example()}" for each, _ in sorted(awaited.hands))
            seats = self.tongue.numbered(sorted(each for each, _ in awaited.hands))
            return self.tongue.say("referee-ask-storm", seats=seats, example=example)
        return self.tongue.say("referee-ask-landing", player=self.tongue.who(seat), count=len(dice))

    def _example(self) -> str:
        return self.tongue.face(self.game.symbols[3])

    def _throw_prompt(self, decision: Decision) -> str:
        player = self.tongue.who(decision.seat)
        stop = "choice" if Stop() in decision.actions else "turn"
        if not self.state.piles[decision.seat]:
            return self.tongue.say(f"referee-ask-{stop}", player=player)
        piles = ", ".join(self._piles_named(decision))
        return self.tongue.say(f"referee-ask-{stop}-piles", player=player, piles=piles)

    def _piles_named(self, decision: Decision) -> Iterable[str]:
        sizes = [len(pile) for pile in self.state.piles[decision.seat]]
        for action in decision.actions:
            pile: int | None = getattr(action, "pile", None)
            if pile is not None:
                key, name = ("f", "referee-pile-one") if isinstance(action, ThrowFromPile) else ("p", "referee-pile")
                yield self.tongue.say(name, key=f"{key}{pile + 1}", count=sizes[pile])

    def _reaction_prompt(self, decision: Decision) -> str:
        piles = ", ".join(self._piles_named(decision))
        return self.tongue.say("referee-ask-reaction", player=self.tongue.who(decision.seat), piles=piles)

    def _extra_prompt(self, decision: Decision) -> str:
        name = "referee-ask-accio" if TakeExtra(None) in decision.actions else "referee-ask-accio-must"
        return self.tongue.say(name, player=self.tongue.who(decision.seat), faces=self._extra_faces(decision))

    def _extra_faces(self, decision: Decision) -> str:
        lying = dict(self.state.arena)
        return self.tongue.all_faces(
            lying[action.die] for action in decision.actions if isinstance(action, TakeExtra) and action.die is not None
        )

    def _lying_faces(self) -> str:
        return self.tongue.all_faces(face for _, face in self.state.arena)

    # Understanding

    def read(self, text: str) -> Entries:
        """What the typed line does; ``Unclear`` or ``EntryUnreadable`` where it cannot be."""
        awaited = self.sitting.match.awaiting
        if isinstance(awaited, InFlight | Race):
            return (self._outcome(self.state, text),)
        if self.state.phase == "tower_lot":
            return (Resolved(Drawn(self._tower(text))),)
        if self.state.phase == "accio_lot":
            first = self._die(text, awaited.items)  # type: ignore[union-attr]
            rest = [die for die in awaited.items if die != first]  # type: ignore[union-attr]
            return (Resolved(Drawn((first, *rest))),)
        decision = self._decision()
        if self.state.phase in ("turn", "choice"):
            return self._throw_or_stop(decision, text)
        return (Acted(decision.seat, self._choice(decision, text)),)

    def _outcome(self, state: ArenaState, text: str) -> Resolved:
        return Resolved(read_entry(self.game, state, text, self.tongue.labels))

    def _choice(self, decision: Decision, text: str) -> Action:
        phase = self.state.phase
        if phase == "place":
            return self._legal(decision, PlaceStart(self.tongue.read_face(text.strip())), text)
        if phase == "collect":
            return Collect(self.tongue.yes(text, default=True))
        if phase == "piles":
            return KeepPiles(self.tongue.yes(text))
        if phase == "accio":
            return self._extra(decision, text)
        if phase == "tower":
            return BuildTower(self._tower(text))
        return self._reaction(decision, text)

    def _legal(self, decision: Decision, action: Action, text: str) -> Action:
        if action not in decision.actions:
            raise Unclear("referee-unclear-choice", typed=short(text))
        return action

    def _throw_or_stop(self, decision: Decision, text: str) -> Entries:
        meaning = self.tongue.meaning(text)
        if meaning == "stop":
            if Stop() not in decision.actions:
                raise Unclear("referee-must-throw", player=self.tongue.who(decision.seat))
            return (Acted(decision.seat, Stop()),)
        if meaning == "move":
            return (Acted(decision.seat, self._move(text)),)
        throw, landing = self._throw_meant(decision, text)
        if not landing.strip():
            return (Acted(decision.seat, throw),)
        flying, _ = self.game.apply(self.state, decision.seat, throw)
        return Acted(decision.seat, throw), self._outcome(flying, landing)

    def _throw_meant(self, decision: Decision, text: str) -> tuple[Action, str]:
        """A pile where one is named; otherwise a loose die, or the only pile there is."""
        text = self._pile_in_short(text)
        named = _PILE.fullmatch(text.strip())
        if named is not None:
            kind = ThrowPile if named[1].lower() == "p" else ThrowFromPile
            return self._legal(decision, kind(int(named[2]) - 1), text), named[3]
        throws = [action for action in decision.actions if isinstance(action, Throw | ThrowPile)]
        if isinstance(throws[0], ThrowPile) and len(throws) > 1:
            raise Unclear("referee-unclear-pile", piles=", ".join(self._piles_named(decision)))
        return throws[0], text

    def _pile_in_short(self, text: str) -> str:
        """A pile by its name and number as ``p1``; without a number it is the first."""
        words = self.tongue.labels.split(text)
        if not words or self.tongue.labels.words.get(words[0]) != PILE:
            return text
        number, *rest = words[1:] if words[1:] and words[1].isdecimal() else ["1", *words[1:]]
        return f"p{number} {' '.join(rest)}".strip()

    def _reaction(self, decision: Decision, text: str) -> Action:
        number = self._pile_in_short(text).strip().lower().removeprefix("p").strip()
        if not number.isdecimal() or len(number) > 2:
            raise Unclear("referee-unclear-pile", piles=", ".join(self._piles_named(decision)))
        return self._legal(decision, React(int(number) - 1), text)

    def _extra(self, decision: Decision, text: str) -> Action:
        if not text.strip() or self.tongue.labels.words.get(folded(text.strip())) == NONE:
            if TakeExtra(None) not in decision.actions:
                raise Unclear("referee-unclear-extra", faces=self._extra_faces(decision))
            return TakeExtra(None)
        dice = [action.die for action in decision.actions if isinstance(action, TakeExtra) and action.die is not None]
        return TakeExtra(self._die(text, dice))

    def _die(self, text: str, among: Iterable[int]) -> int:
        """A die by its face; loose before one of a tower, unless the tower is meant."""
        words = self.tongue.labels.split(text)
        in_tower = bool(words) and (words[0] == IN_TOWER or self.tongue.labels.words.get(words[0]) == TOWER)
        face = self.tongue.read_face(" ".join(words[1:] if in_tower else words))
        lying, stacked = dict(self.state.arena), [die for stack in self.state.stacks for die in reversed(stack)]
        dice = [die for die in among if lying.get(die) == face and (not in_tower or die in stacked)]
        if not dice:
            name = "referee-unclear-not-in-tower" if in_tower else "referee-unclear-not-lying"
            raise Unclear(name, face=self.tongue.face(face), faces=self.tongue.all_faces(lying[die] for die in among))
        return min(dice, key=lambda die: stacked.index(die) if die in stacked else -1)

    def _tower(self, text: str) -> tuple[int, ...]:
        """Symbols from bottom to top; Enter builds it as they are listed."""
        lying = dict(self.state.arena)
        if not text.strip():
            return tuple(lying)
        order = []
        for word in self.tongue.labels.split(text.replace(",", " ")):
            face = self.tongue.read_face(word)
            die = next((die for die, shown in lying.items() if shown == face), None)
            if die is None:
                raise Unclear("referee-unclear-tower", faces=self._lying_faces())
            order.append(die)
            del lying[die]
        if lying:
            raise Unclear("referee-unclear-tower", faces=self._lying_faces())
        return tuple(order)

    def _move(self, text: str) -> MoveDie:
        """Shifting a die changes nothing that we know of; what the rules ask about it is asked."""
        die = self._die(" ".join(text.split()[1:]) or "-", dict(self.state.arena))
        rule = self.game.options["pre_move"]
        if rule == "group":
            closer = self.tongue.yes(self.ask(self.tongue.say("referee-ask-move-group")), default=True)
            return MoveDie(die, spreads=not closer)
        if rule == "off_walls_by_consent":
            from_wall = self.tongue.yes(self.ask(self.tongue.say("referee-ask-move-wall")), default=True)
            agreed = from_wall and self.tongue.yes(self.ask(self.tongue.say("referee-ask-move-consent")), default=True)
            return MoveDie(die, from_wall=from_wall, consent=(agreed,) * self.game.seats)
        return MoveDie(die)

    # Showing

    def standing(self) -> list[str]:
        """What the box should look like now: the arena in one line, the supplies in one."""
        return [self._arena_line(), self._supplies_line()]

    def _arena_line(self) -> str:
        if not self.state.arena:
            return self.tongue.say("referee-arena-empty")
        lying = dict(self.state.arena)
        stacked = {die for stack in self.state.stacks for die in stack}
        loose = [self.tongue.face(face) for die, face in lying.items() if die not in stacked]
        towers = [f"[{self.tongue.all_faces(lying[die] for die in stack)}]" for stack in self.state.stacks]
        return self.tongue.say("referee-arena", dice=", ".join([*loose, *towers]))

    def _supplies_line(self) -> str:
        board, gone = Board(self.state), {seat for group in self.state.out for seat in group}
        supplies = [self._supply(board, seat, seat in gone) for seat in range(self.game.seats)]
        return self.tongue.say("referee-supplies", supplies=", ".join(supplies))

    def _supply(self, board: Board, seat: int, gone: bool) -> str:
        player = self.tongue.who(seat)
        if gone:
            return self.tongue.say("referee-supply-out", player=player)
        if self.game.options["supply_visibility"] == "hidden":
            return self.tongue.say("referee-supply-hidden", player=player)
        if board.piles[seat]:
            piles = " + ".join(str(len(pile)) for pile in board.piles[seat])
            return self.tongue.say("referee-supply-piles", player=player, count=board.owned(seat), piles=piles)
        return self.tongue.say("referee-supply", player=player, count=board.owned(seat))

    def draws(self, entry: Any) -> int:
        """No cards here."""
        return 0

    def help(self) -> list[str]:
        names = ["referee-help-landing", "referee-help-changes"]
        names += ["referee-help-towers"] if self.game.id == "hp_strike" else []
        names += ["referee-help-piles"] if self.game.has_piles else []
        lost, first, second = (self.tongue.face(face) for face in (self.game.lost_face, *self.game.symbols[2:4]))
        return [self.tongue.say(name, lost=lost, one=first, two=second) for name in names]
