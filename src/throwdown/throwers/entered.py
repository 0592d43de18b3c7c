"""People throw real dice and type what they show.

An entry is short: a word for each thrown die, then the changes of the dice that lay there.

    5              the thrown die shows 5
    out            it missed the arena or bounced out
    5 3>x 4>out    it shows 5, a lying 3 turned to X, a lying 4 was knocked out
    5 ^3>x         ... and the 3 that turned was in a tower ("tower 3>x" says the same)
    1: 5  2: x     a storm: what each seat's die shows; without seats, in the order of the seats
        fallen         the tower fell (also enter what its dice show now)
    stand 2        only the lowest two dice of the tower remain
    5, 5  2x5      commas may separate, and equal dice may be counted ("2 fire", where no face is a number)
        5 [3 4] [2 5]  every tower after the throw, from bottom to top; [] is none

You may shorten a face while it stays unambiguous (``li`` for lightning), and its name may have several words.
``tilted`` does not count as a face: a leaning die has to lie flat first. In a race, enter the seat of the winner,
``1=2`` for a tie, ``none`` if nobody finished. In voll verasselt, enter the faces of the rolled dice (``Y==BR``).
``Labels`` adds the names of players and the words of a language.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.errors import OutcomeRefused
from throwdown.rules import Drawn, InFlight, Lot, Race
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import ArenaState, Landed, Raced
from throwdown.rules.verasselt.state import FACES, Rolled
from throwdown.rules.verasselt.writing import read_faces
from throwdown.words import folded, spellings

from .thrower import Thrower

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from throwdown.rules import Game, Outcome
    from throwdown.rules.game import Awaiting

Dice = tuple[int, ...]

#: Words of the grammar; a language may have others for the same. A pile is thrown, so only the referee asks for it.
OUT, FALLEN, STAND, NONE, TOWER, PILE, LEANING = "out", "fallen", "stand", "none", "tower", "pile", "tilted"
GRAMMAR_WORDS = (OUT, FALLEN, STAND, NONE, TOWER, PILE, LEANING)
IN_TOWER = "^"
#: "2x fire", and how such a number is marked among the words. Nobody counts more dice than a box has.
COUNTED = re.compile(r"(?<![\w>^])(\d{1,2})[x×](?=\s*\w)")
TIMES = "×"
MOST = 26
#: What a person types for a lost die, and what it is in a box without an X.
LOST, BLANK = "x", "BLANK"


class Entered(Thrower):
    """Never answers: a person enters the outcome."""

    id = "entered"

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        return None


class EntryUnreadable(OutcomeRefused):
    """Raised when an entry is not an outcome; ``reason`` and its values let the message be localised."""

    code = "entry/unreadable"

    def __init__(self, message: str, reason: str, **values: Any) -> None:
        super().__init__(message, **values)
        self.reason = reason


class Labels:
    """The names of seats, faces and the words of the grammar in one language. The plain form always works too."""

    def __init__(
        self,
        seats: Mapping[str, int] | None = None,
        faces: Mapping[str, str] | None = None,
        words: Mapping[str, str] | None = None,
        shown: Mapping[str, str] | None = None,
    ) -> None:
        """``shown`` are the names of faces that the person reads: a beginning means one of these first."""
        self.seats = {folded(name): seat for name, seat in seats.items()} if seats is not None else None
        self.faces = _spelled(faces or {})
        self._shown = _spelled(shown or {})
        self.words = {word: word for word in GRAMMAR_WORDS} | _spelled(words or {})
        self._phrases = [name.split() for name in (*self.faces, *self.words) if " " in name]

    def split(self, text: str) -> list[str]:
        """The words of a line as they are compared; names of several words stay together."""
        words = _words(text)
        joined: list[str] = []
        while words:
            size = self._longest(words)
            joined.append(" ".join(words[:size]))
            del words[:size]
        return joined

    def _longest(self, words: list[str]) -> int:
        """How many of these words begin one name; the last one may be cut short."""
        fits = [1]
        for phrase in self._phrases:
            size = min(len(phrase), len(words))
            while size > 1 and not (words[: size - 1] == phrase[: size - 1] and _begins(words[size - 1], phrase, size)):
                size -= 1
            fits.append(size)
        return max(fits)

    def seat(self, word: str, among: Iterable[int]) -> int | None:
        """The seat that was meant: its label, or an unmistakable beginning of it."""
        known = self.seats if self.seats is not None else {str(seat): seat for seat in among}
        if word in known:
            return known[word] if known[word] in among else None
        begun = {seat for name, seat in known.items() if word and name.startswith(word) and seat in among}
        return begun.pop() if len(begun) == 1 else None

    def face(self, word: str, die: Sequence[str]) -> str | None:
        """The face that was meant: its name, or an unmistakable beginning of a word of it."""
        if word.upper() in die:
            return word.upper()
        if word in self.faces:
            return self.faces[word]
        if word == LOST and BLANK in die:  # on paper an X is the lost die of every box
            return BLANK
        names = [(face.lower(), face) for face in die] + list(self.faces.items())
        for known in (list(self._shown.items()), names):
            fits = {face for name, face in known if any(part.startswith(word) for part in (name, *name.split()))}
            if len(fits) == 1 and word:
                return fits.pop()
        return None


def _spelled(names: Mapping[str, str]) -> dict[str, str]:
    return {spelling: meaning for name, meaning in names.items() for spelling in spellings(name)}


def _begins(word: str, phrase: Sequence[str], size: int) -> bool:
    """Whether the word may be the last one of a name that is typed so far."""
    return word == phrase[size - 1] or (size == len(phrase) and phrase[size - 1].startswith(word))


PLAIN = Labels()


def read_entry(game: Game[Any], state: Any, text: str, labels: Labels = PLAIN) -> Outcome:
    """Parse an entry as the outcome that the game awaits now."""
    awaited = game.awaiting(state)
    if isinstance(awaited, Race):
        return _race(awaited, text, labels)
    if isinstance(awaited, Lot):
        return _lot(awaited, text)
    if not isinstance(awaited, InFlight):
        raise EntryUnreadable("no dice are in the air: a decision comes first", "nothing-flies")
    if isinstance(game, ArenaGame):
        return _Entry(game, state, awaited.hands, labels).read(text)
    return _rolled(awaited, text)


def _race(awaited: Race, text: str, labels: Labels) -> Raced:
    typed = folded(text.strip())
    if labels.words.get(typed) == NONE:
        return Raced()
    first = [labels.seat(word.strip(), awaited.seats) for word in typed.split("=")]
    tied = tuple((seat, 0) for seat in sorted({seat for seat in first if seat is not None}))
    if None in first or len(tied) != len(first):
        raise EntryUnreadable(
            f"type the seat that was first, one of {', '.join(map(str, awaited.seats))}, not {{typed!r}}",
            "racer",
            typed=text,
            seats=awaited.seats,
        )
    return Raced(first[0]) if len(first) == 1 else Raced(times=tied)


def _lot(awaited: Lot, text: str) -> Drawn:
    """The items in their new order: letters of cards run together, other things separated by spaces."""
    items = [str(item) for item in awaited.items]
    letters = all(len(item) == 1 and item.isalpha() for item in items)
    words = list(re.sub(r"\s", "", text).upper()) if letters else text.split()
    if sorted(words) != sorted(items):
        raise EntryUnreadable(f"type these in the order that chance gave them: {' '.join(items)}", "lot", items=items)
    known = dict(zip(items, awaited.items, strict=True))
    return Drawn(tuple(known[word] for word in words))


def _rolled(awaited: InFlight, text: str) -> Rolled:
    faces = read_faces(text)
    rolled = sum(len(dice) for _, dice in awaited.hands)
    if faces is None or len(faces) != rolled:
        raise EntryUnreadable(
            f"type {{count}} faces out of {' '.join(FACES)}, not {{typed!r}}", "rolled", count=rolled, typed=text
        )
    return Rolled(tuple(faces))


class _Entry:
    """One typed landing in the making."""

    def __init__(self, game: ArenaGame, state: ArenaState, hands: tuple[tuple[int, Dice], ...], labels: Labels) -> None:
        self.game = game
        self.labels = labels
        self.before = state.stacks
        self.lying = dict(state.arena)
        self.stacks = state.stacks
        self.hands = {seat: list(dice) for seat, dice in sorted(hands)}
        self.seat: int | None = None
        self.thrown = tuple(die for dice in self.hands.values() for die in dice)
        self.faces: dict[int, str] = {}
        self.out: dict[int, str] = {}
        self.towers: list[list[str]] | None = None
        """Brackets: the faces of every tower that stands now, bottom to top."""

    def read(self, text: str) -> Landed:
        words = self.labels.split(text)
        while words:
            word = words.pop(0)
            meaning = self.labels.words.get(word)
            if count := self._count(word, words):
                _repeat(words, count)
            elif word.endswith(":"):
                self._turn_to(word[:-1])
            elif word == "[":
                self._tower(words)
            elif meaning == FALLEN:
                self.stacks = ()
            elif meaning == STAND:
                self._stand(words.pop(0) if words else "")
            elif word == IN_TOWER or meaning == TOWER:
                self._changed_in_tower(words)
            elif words[:1] == [">"]:
                self._changed(word, words)
            else:
                self._thrown(word)
        self._check_complete()
        return Landed(tuple(self.faces.items()), tuple(self.out.items()), self._standing())

    def _count(self, word: str, words: list[str]) -> int:
        """How many equal dice follow; 0 where this counts none. A bare number counts only where no face is one."""
        number = word.removesuffix(TIMES)
        may_count = word.endswith(TIMES) or not any(face.isdecimal() for face in self.game.die)
        counts = may_count and number.isdecimal() and len(number) <= len(str(MOST)) and bool(words)
        return int(number) if counts and int(number) <= MOST else 0

    def _turn_to(self, word: str) -> None:
        self.seat = self.labels.seat(word, self.hands)
        if self.seat is None:
            raise EntryUnreadable(
                f"seat {{typed!r}} has not thrown: the seats are {', '.join(map(str, self.hands))}",
                "seat",
                typed=word,
                seats=tuple(self.hands),
            )

    # Thrown dice

    def _thrown(self, word: str) -> None:
        die = self._next_die(word)
        if self.labels.words.get(word) == OUT:
            self.out[die] = "missed"
        else:
            self.faces[die] = self._face(word)

    def _next_die(self, word: str) -> int:
        """Of the named seat; without a name, of the next seat whose dice are not all entered."""
        hands = self.hands.items() if self.seat is None else [(self.seat, self.hands[self.seat])]
        for _, dice in hands:
            if dice:
                return dice.pop(0)
        seat = self.seat if self.seat is not None else next(reversed(self.hands))
        raise EntryUnreadable(
            "{typed!r} is one die more than seat {seat} has thrown", "too-many", typed=word, seat=seat
        )

    def _check_complete(self) -> None:
        for seat, dice in self.hands.items():
            if dice:
                raise EntryUnreadable(
                    "{count} more of the dice that seat {seat} threw have to be entered: a face each, or out",
                    "missing",
                    count=len(dice),
                    seat=seat,
                )

    # Dice that lay there

    def _changed_in_tower(self, words: list[str]) -> None:
        if words[1:2] != [">"]:
            raise EntryUnreadable("say what changed in the tower, for example: ^3>x, or fallen", "in-tower")
        self._changed(words.pop(0), words, in_tower=True)

    def _changed(self, before: str, words: list[str], in_tower: bool = False) -> None:
        """``before > after``: the sign and what follows come off the words."""
        after = "".join(words[1:2])
        del words[:2]
        die = self._lying(self._face(before), in_tower)
        face = None if self.labels.words.get(after) == OUT else self._face(after)
        del self.lying[die]
        if face is None:
            self.out[die] = "knocked"
        else:
            self.faces[die] = face

    def _lying(self, face: str, in_tower: bool) -> int:
        """A lying die with this face: what fell off a tower first, then loose dice, tower tops, covered ones."""
        dice = [die for die, shown in self.lying.items() if shown == face]
        if in_tower:
            dice = [die for die in dice if any(die in stack for stack in self.before)]
        if not dice:
            holds = " ".join(self.lying.values()) or "nothing"
            raise EntryUnreadable(
                f"no die in the {'tower' if in_tower else 'arena'} shows {{face}}: it holds {holds}",
                "not-in-tower" if in_tower else "not-lying",
                face=face,
                lying=tuple(self.lying.values()),
            )
        return min(dice, key=lambda die: self._depth(die, in_tower))

    def _depth(self, die: int, in_tower: bool) -> int:
        for stack in self.before:
            if die in stack:
                fell = not any(die in standing for standing in self.stacks)
                height = len(stack) - stack.index(die)
                return -1 if fell and not in_tower else height
        return 0

    def _face(self, word: str) -> str:
        if self.labels.words.get(word) == LEANING:
            raise EntryUnreadable("push the box until the die lies flat, then type what it shows", "leaning")
        face = self.labels.face(word, self.game.die)
        if face is None:
            raise EntryUnreadable(
                f"{{typed!r}} is not a face: type one of {', '.join(self.game.die)}, or out", "face", typed=word
            )
        return face

    # Towers

    def _stand(self, height: str) -> None:
        if not height.isdecimal() or len(height) > 2 or not self.stacks:
            raise EntryUnreadable("say how many dice of the tower still stand, for example: stand 2", "stand")
        self.stacks = (self.stacks[0][: int(height)], *self.stacks[1:])

    def _tower(self, words: list[str]) -> None:
        if "]" not in words:
            raise EntryUnreadable("a tower is not closed: write it as [3 4], from bottom to top", "bracket")
        end = words.index("]")
        tower = [self._face(word) for word in words[:end]]
        del words[: end + 1]
        self.towers = [*(self.towers or []), *([tower] if tower else [])]

    def _standing(self) -> tuple[Dice, ...]:
        """Towers as they were typed, or the old ones without the dice that moved."""
        if self.towers is not None:
            return self._built()
        moved = self.faces.keys() | self.out.keys()
        unmoved = (tuple(die for die in stack if die not in moved) for stack in self.stacks)
        return tuple(stack for stack in unmoved if len(stack) > 1)

    def _built(self) -> tuple[Dice, ...]:
        free = self.lying | self.faces
        stacks = []
        for tower in self.towers or []:
            stack: list[int] = []
            for face in tower:
                stack.append(self._take(face, free, stack))
                del free[stack[-1]]
            stacks.append(tuple(stack))
        return tuple(stack for stack in stacks if len(stack) > 1)

    def _take(self, face: str, free: Mapping[int, str], below: list[int]) -> int:
        """A die for the next level: what stood on the one below, else what came down; at the bottom what lay there."""
        dice = [die for die, shown in free.items() if shown == face]
        if not dice:
            raise EntryUnreadable(
                f"no die is left in the arena that shows {{face}}: it holds {' '.join(free.values()) or 'nothing'}",
                "not-lying",
                face=face,
                lying=tuple(free.values()),
            )
        return min(dice, key=lambda die: self._unlikely(die, below))

    def _unlikely(self, die: int, below: list[int]) -> tuple[int, int]:
        moved = die in self.faces
        old = next((stack for stack in self.before if die in stack), ()) if not moved else ()
        if not below:
            return (moved, not old)
        continues = below[-1] in old and old.index(below[-1]) < old.index(die)
        return (not continues, not moved)


def _repeat(words: list[str], count: int) -> None:
    """Write out what is counted: a face, or a face and what it turned to."""
    size = 3 if words[1:2] == [">"] else 1
    words[:size] = words[:size] * count


def _words(text: str) -> list[str]:
    """Words, with : tied to the left, and the signs of the grammar alone; commas only separate."""
    text = re.sub(r"\s*:\s*", ": ", re.sub("[,;]", " ", folded(text.strip())))
    text = COUNTED.sub(rf"\1{TIMES} ", text)
    return re.sub(r"([\[\]>^])", r" \1 ", text).split()
