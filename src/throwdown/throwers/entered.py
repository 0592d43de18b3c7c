"""People throw real dice and type what they show.

What is typed is short: a word for each thrown die, then what changed among the dice that lay there.

    5              the thrown die shows 5
    out            it missed the arena or bounced out
    5 3>x 4>out    it shows 5, a lying 3 turned to X, a lying 4 was knocked out
    1: 5  2: x     a storm: what each seat's die shows
    fallen         no tower stands any more (say what its dice show now)
    stand 2        only the lowest two dice of the tower still stand

A face may be shortened as long as it stays unmistakable (``li`` for lightning). In a race the seat
of the winner is typed; in voll verasselt the faces of the dice that were rolled (``Y==BR``).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.errors import OutcomeRefused
from throwdown.rules import Drawn, InFlight, Lot, Race
from throwdown.rules.arena import ArenaGame
from throwdown.rules.arena_state import ArenaState, Landed, Raced
from throwdown.rules.verasselt import FACES, Rolled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules import Game, Outcome
    from throwdown.rules.game import Awaiting


class Entered:
    """Never answers by itself: somebody enters the outcome."""

    id = "entered"

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        return None


def unreadable(message: str) -> OutcomeRefused:
    return OutcomeRefused(message, code="entry/unreadable")


def read_entry(game: Game[Any], state: Any, text: str) -> Outcome:
    """The outcome that somebody typed, for what the game waits for now."""
    awaited = game.awaiting(state)
    if isinstance(awaited, Race):
        return _race(awaited, text)
    if isinstance(awaited, Lot):
        return _lot(awaited, text)
    if not isinstance(awaited, InFlight):
        raise unreadable("no dice are in the air: a decision comes first")
    if isinstance(game, ArenaGame):
        return _Entry(game, state, awaited.hands).read(text)
    return _rolled(awaited, text)


def _race(awaited: Race, text: str) -> Raced:
    if not text.strip().isdecimal() or int(text) not in awaited.seats:
        raise unreadable(f"type the seat that was first, one of {', '.join(map(str, awaited.seats))}, not {text!r}")
    return Raced(int(text))


def _lot(awaited: Lot, text: str) -> Drawn:
    """The items in their new order: letters of cards run together, other things separated by spaces."""
    words = text.split() if " " in text.strip() else list(text.strip())
    if sorted(words) != sorted(map(str, awaited.items)):
        raise unreadable(f"type these in the order that chance gave them: {' '.join(map(str, awaited.items))}")
    known = {str(item): item for item in awaited.items}
    return Drawn(tuple(known[word] for word in words))


def _rolled(awaited: InFlight, text: str) -> Rolled:
    faces = re.sub(r"[\s,]", "", text).upper()
    rolled = sum(len(dice) for _, dice in awaited.hands)
    if len(faces) != rolled or not set(faces) <= set(FACES):
        raise unreadable(f"type {rolled} faces out of {' '.join(FACES)}, not {text!r}")
    return Rolled(tuple(faces))


class _Entry:
    """One typed landing in the making."""

    def __init__(self, game: ArenaGame, state: ArenaState, hands: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        self.game = game
        self.lying = dict(state.arena)
        self.stacks = state.stacks
        self.hands = {seat: list(dice) for seat, dice in hands}
        self.seat = next(iter(self.hands))
        self.faces: dict[int, str] = {}
        self.out: dict[int, str] = {}

    def read(self, text: str) -> Landed:
        text = re.sub(r"\s*(>|:)\s*", r"\1 ", text.strip().lower()).replace("> ", ">")
        words = iter(text.split())
        for word in words:
            if word.endswith(":"):
                self._turn_to(word[:-1])
            elif word == "fallen":
                self.stacks = ()
            elif word == "stand":
                self._stand(next(words, ""))
            elif ">" in word:
                self._changed(*word.split(">", 1))
            else:
                self._thrown(word)
        self._all_told()
        return Landed(tuple(self.faces.items()), tuple(self.out.items()), self._standing())

    def _turn_to(self, seat: str) -> None:
        if not seat.isdecimal() or int(seat) not in self.hands:
            raise unreadable(f"seat {seat!r} has not thrown: the seats are {', '.join(map(str, self.hands))}")
        self.seat = int(seat)

    def _stand(self, height: str) -> None:
        if not height.isdecimal() or not self.stacks:
            raise unreadable("say how many dice of the tower still stand, for example: stand 2")
        self.stacks = (self.stacks[0][: int(height)], *self.stacks[1:])

    def _thrown(self, word: str) -> None:
        if not self.hands[self.seat]:
            raise unreadable(f"{word!r} is one die more than seat {self.seat} has thrown")
        die = self.hands[self.seat].pop(0)
        if word == "out":
            self.out[die] = "missed"
        else:
            self.faces[die] = self._face(word)

    def _changed(self, before: str, after: str) -> None:
        die = self._lying(self._face(before))
        del self.lying[die]
        if after == "out":
            self.out[die] = "knocked"
        else:
            self.faces[die] = self._face(after)

    def _lying(self, face: str) -> int:
        """A lying die with this face; one on top or beside a tower before one that is covered."""
        covered = {die for stack in self.stacks for die in stack[:-1]}
        dice = sorted((die for die, shown in self.lying.items() if shown == face), key=lambda die: die in covered)
        if not dice:
            raise unreadable(f"no die in the arena shows {face}: it holds {' '.join(self.lying.values()) or 'nothing'}")
        return dice[0]

    def _face(self, word: str) -> str:
        fits = [face for face in self.game.die if face.lower().startswith(word)]
        if word.upper() in self.game.die:
            return word.upper()
        if len(fits) != 1:
            raise unreadable(f"{word!r} is no face: type one of {', '.join(self.game.die)}, or out")
        return fits[0]

    def _standing(self) -> tuple[tuple[int, ...], ...]:
        """Towers without the dice that moved."""
        moved = self.faces.keys() | self.out.keys()
        kept = (tuple(die for die in stack if die not in moved) for stack in self.stacks)
        return tuple(stack for stack in kept if len(stack) > 1)

    def _all_told(self) -> None:
        for seat, dice in self.hands.items():
            if dice:
                raise unreadable(
                    f"{len(dice)} more of the dice that seat {seat} threw have to be told: a face each, or out"
                )
