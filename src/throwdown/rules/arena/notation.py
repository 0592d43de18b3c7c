"""An arena state as one line of text, and back.

    turn active=0 supplies=abcdefgh/ijklmnop arena=q:5 aside=rstuvwxyz

The phase comes first, then ``key=value`` for everything that is not at its default. Dice are
letters (a is die 0). Seats are separated by ``/``; ``abc+de`` is three loose dice and a pile of
two, ``-`` is nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from throwdown.errors import NotationError
from throwdown.rules.game import Result

from .dice import DICE, LETTERS, letters
from .state import IDLE, ArenaState, Resolution

if TYPE_CHECKING:
    from collections.abc import Callable

Dice = tuple[int, ...]

#: Written only where they differ from this.
NUMBERS = {"active": 0, "direction": 1, "first": 0, "throws": 0}


class Edition(Protocol):
    """What a notation is checked against: the facts of one edition, for so many players."""

    id: ClassVar[str]
    seats: int
    phases: frozenset[str]
    faces: frozenset[str]
    die: tuple[str, ...]
    symbols: tuple[str, ...]
    has_piles: bool


def write_state(state: ArenaState) -> str:
    resolution = state.resolution
    fields: dict[str, str] = {
        key: str(getattr(state, key)) for key, usual in NUMBERS.items() if _differs(state, key, usual)
    }
    fields["active"] = str(state.active)
    fields["supplies"] = "/".join(map(_supply, state.supplies, state.piles))
    fields["arena"] = ",".join(f"{LETTERS[die]}:{face}" for die, face in state.arena)
    fields["stacks"] = ",".join(map(letters, state.stacks))
    fields["removed"] = letters(state.removed)
    fields["aside"] = letters(state.aside)
    fields["out"] = "/".join(_seats(group) for group in state.out)
    fields["elements"] = ",".join(state.elements)
    fields["hands"] = ",".join(f"{seat}:{letters(dice)}" for seat, dice in resolution.hands)
    fields["waiting"] = _seats(resolution.waiting)
    fields["pending"] = ",".join(resolution.pending)
    fields["collector"] = "" if resolution.collector is None else str(resolution.collector)
    fields["verdict"] = resolution.verdict
    fields["kept"] = letters(resolution.kept)
    fields["gone"] = _seats(resolution.gone)
    fields["effects"] = ",".join(resolution.effects)
    fields["taken_bare"] = "yes" if state.taken_bare else ""
    fields["reacted"] = "yes" if resolution.reacted else ""
    if state.result is not None:
        fields["winners"], fields["reason"] = _seats(state.result.winners) or "-", state.result.reason
    return " ".join([state.phase, *(f"{key}={value}" for key, value in fields.items() if value)])


def _differs(state: ArenaState, key: str, usual: int) -> bool:
    return bool(getattr(state, key) != usual)


def _supply(loose: Dice, piles: tuple[Dice, ...]) -> str:
    return "+".join([letters(loose), *map(letters, piles)]) or "-"


def _seats(seats: tuple[int, ...]) -> str:
    return ",".join(map(str, seats))


def read_state(text: str, game: Edition) -> ArenaState:
    phase, *words = text.split() or [""]
    if phase not in game.phases:
        raise NotationError(
            "a state of {game} begins with its phase ({known}), not {phase!r}",
            game=game.id,
            known=", ".join(sorted(game.phases)),
            phase=phase,
        )
    seats = game.seats
    read = _Reader(words)
    supplies = [supply.split("+") for supply in read.word("supplies").split("/")]
    if len(supplies) != seats:
        raise NotationError("supplies are given for {count} seats, but {seats} play", count=len(supplies), seats=seats)
    state = ArenaState(
        phase,  # type: ignore[arg-type]  # one of the game's
        read.number("active"),
        read.number("direction"),
        read.number("first"),
        tuple(_dice(loose) for loose, *_ in supplies),
        tuple(tuple(map(_dice, piles)) for _, *piles in supplies),
        read.pairs("arena", lambda die, face: (_die(die), face)),
        read.each("stacks", _dice),
        read.dice("removed"),
        read.dice("aside"),
        tuple(_numbers(group) for group in read.word("out").split("/") if group),
        read.each("elements", str),
        read.flag("taken_bare"),
        read.number("throws"),
        _read_resolution(read),
        _read_result(read),
    )
    if read.words:
        raise NotationError("unknown parts {words}: see the notation of any state", words=", ".join(read.words))
    _check_seats(state, game)
    _check_dice(state, game)
    _check_phase(state)
    return state


def _read_resolution(read: _Reader) -> Resolution:
    collector = read.word("collector")
    resolution = Resolution(
        read.pairs("hands", lambda seat, dice: (_number(seat), _dice(dice))),
        _numbers(read.word("waiting")),
        read.each("pending", str),
        read.flag("reacted"),
        _number(collector) if collector else None,
        read.word("verdict"),
        read.dice("kept"),
        _numbers(read.word("gone")),
        read.each("effects", str),
    )
    return IDLE if resolution == IDLE else resolution


def _read_result(read: _Reader) -> Result | None:
    winners, reason = read.word("winners"), read.word("reason")
    return Result(_numbers(winners.replace("-", "")), reason) if winners else None


def _check_seats(state: ArenaState, game: Edition) -> None:
    resolution = state.resolution
    out = [seat for group in state.out for seat in group]
    named = [state.active, state.first, *out, *resolution.waiting, *resolution.gone]
    named += [resolution.collector] if resolution.collector is not None else []
    named += [seat for seat, _ in resolution.hands] + list(state.result.winners if state.result else ())
    for seat in named:
        if seat not in range(game.seats):
            raise NotationError("there is no seat {seat}: the seats are 0 to {last}", seat=seat, last=game.seats - 1)
    if len(set(out)) != len(out) or (state.active in out and state.phase != "over"):
        raise NotationError("a seat is out twice, or on turn and out")
    if state.direction not in (1, -1) or state.throws < 0:
        raise NotationError(
            "direction is 1 or -1 and throws are counted from 0, not {direction} and {throws}",
            direction=state.direction,
            throws=state.throws,
        )


def _check_dice(state: ArenaState, game: Edition) -> None:
    for die, face in state.arena:
        if face not in game.faces:
            raise NotationError(
                "die {letter} cannot show {face!r}: choose one of {known}",
                letter=LETTERS[die],
                face=face,
                known=", ".join(game.die),
            )
    for element in (*state.elements, *state.resolution.pending):
        if element not in game.symbols:
            raise NotationError(
                "{game} knows no {element!r}: choose out of {known}",
                game=game.id,
                element=element,
                known=", ".join(game.symbols),
            )
    piles = [pile for piles in state.piles for pile in piles]
    if piles and (not game.has_piles or min(map(len, piles)) < 2):
        raise NotationError("a pile has two dice or more, and only Impact with powers has piles")
    everywhere = [
        *sum(state.supplies, ()),
        *sum(piles, ()),
        *(die for die, _ in state.arena),
        *state.removed,
        *state.aside,
        *(die for _, dice in state.resolution.hands for die in dice),
    ]
    if sorted(everywhere) != list(range(DICE)):
        listed = letters(tuple(sorted(everywhere)))
        raise NotationError(
            "the dice a to z must each be somewhere once, but these are listed: {listed}", listed=listed
        )
    stacked = [*sum(state.stacks, ()), *state.resolution.kept]
    if not set(stacked) <= dict(state.arena).keys() or len(set(sum(state.stacks, ()))) != len(sum(state.stacks, ())):
        raise NotationError("a die of a stack, or one that is kept, does not lie in the arena")


def _check_phase(state: ArenaState) -> None:
    in_the_air = state.phase in ("start", "place", "flying", "reacting")
    if in_the_air != bool(state.resolution.hands) and state.phase != "reaction":
        raise NotationError("phase {phase} and the dice in the air do not go together", phase=state.phase)
    if (state.phase == "over") != (state.result is not None):
        raise NotationError("a game that is over has winners, and no other has")


class _Reader:
    """Takes ``key=value`` words apart, each once."""

    def __init__(self, words: list[str]) -> None:
        self.words: dict[str, str] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not equals or key in self.words:
                raise NotationError("{word!r} is not one key=value, or comes twice", word=word)
            self.words[key] = value

    def word(self, key: str) -> str:
        return self.words.pop(key, "")

    def number(self, key: str) -> int:
        word = self.word(key)
        return _number(word) if word else NUMBERS[key]

    def flag(self, key: str) -> bool:
        word = self.word(key)
        if word not in ("", "yes"):
            raise NotationError("{key} is yes or left out, not {word!r}", key=key, word=word)
        return word == "yes"

    def dice(self, key: str) -> Dice:
        return _dice(self.word(key))

    def each(self, key: str, read: Callable[[str], Any]) -> tuple[Any, ...]:
        word = self.word(key)
        return tuple(map(read, word.split(","))) if word else ()

    def pairs(self, key: str, read: Callable[[str, str], Any]) -> tuple[Any, ...]:
        return self.each(key, lambda word: read(word.partition(":")[0], word.partition(":")[2]))


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise NotationError("{word!r} should be a whole number", word=word) from None


def _numbers(word: str) -> tuple[int, ...]:
    return tuple(map(_number, word.split(","))) if word else ()


def _die(letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise NotationError("{letter!r} is not a die: dice are the letters a to z", letter=letter)
    return LETTERS.index(letter)


def _dice(word: str) -> Dice:
    return tuple(map(_die, word)) if word != "-" else ()
