"""A state of voll verasselt as one line of text, and the checks of a state."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from throwdown.errors import NotationError
from throwdown.rules.game import Result

from .choices import accepted, check_dice
from .state import (
    CARDS,
    CARDS_PER_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    FACES,
    HUB_MINIMUM,
    NO_CARDS,
    PHASES,
    YARD_LIMIT,
    Cards,
    Catch,
    Target,
    VerasseltState,
    counted,
    plus,
    score,
    size,
    spelled,
)
from .writing import read_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# Checks of a state


def flaws(state: VerasseltState) -> Iterator[tuple[str, str]]:
    """What is wrong with a state that was written down: (``cards`` or ``malformed``, a sentence)."""
    yield from _flaws_of_seats(state)
    yield from _flaws_of_cards(state)
    yield from _flaws_of_catches(state)
    yield from _flaws_of_phase(state)


def _flaws_of_seats(state: VerasseltState) -> Iterator[tuple[str, str]]:
    seats = range(len(state.yards))
    owners = [catch.owner for catch in (state.table_catch, state.received) if catch]
    for seat in (state.active, *state.left, *owners):
        if seat not in seats:
            yield "malformed", f"there is no seat {seat}: the seats are 0 to {len(seats) - 1}"
    if state.active in owners:
        yield "malformed", f"seat {state.active} is active and cannot own the catch on the table"
    if list(state.left) != sorted(set(state.left)):
        yield "malformed", f"seats that left must ascend, not {state.left}"
    if state.active in state.left and state.phase not in ("distribute", "over"):
        yield "malformed", f"seat {state.active} has left and cannot be active"
    if len(state.left) >= len(seats) - (state.phase != "over"):
        yield "malformed", f"too many seats left: {state.left}"


def _flaws_of_cards(state: VerasseltState) -> Iterator[tuple[str, str]]:
    for colour, count in zip(COLOURS, cards_in_play(state), strict=True):
        if count != CARDS_PER_COLOUR:
            there_are = f"there are {count} {COLOUR_NAMES[colour]} cards"
            yield "cards", f"{there_are}: it takes {CARDS_PER_COLOUR} of each colour (VER-COMP-01)"
    for seat, yard in enumerate(state.yards):
        if size(yard) > YARD_LIMIT:
            yield "cards", f"the yard of seat {seat} holds {size(yard)} cards: {YARD_LIMIT} is the limit (VER-PAY-02)"


def cards_in_play(state: VerasseltState) -> Cards:
    """All cards wherever they are; always 22 of each colour (VER-COMP-01)."""
    total = plus(plus(state.hub, state.own_catch), counted(state.deck))
    for catch in (state.table_catch, state.received):
        total = plus(total, catch.cards) if catch else total
    for cards in (*state.yards, *state.heaps):
        total = plus(total, cards)
    return total


def _flaws_of_catches(state: VerasseltState) -> Iterator[tuple[str, str]]:
    plundering = state.target == "catch" and state.phase != "distribute"
    if plundering and not state.table_catch:
        yield "malformed", "the target is the catch but there is none"
    if state.table_catch and not plundering and state.phase != "choose":
        yield "malformed", f"no catch can wait on the table in phase {state.phase} with target {state.target}"
    if state.table_catch and not plundering and state.table_catch.owner in state.left:
        yield "malformed", f"seat {state.table_catch.owner} has left: its waiting catch belongs on its heap"
    if (state.received is None) == (state.phase == "distribute"):
        yield "malformed", "cards are received in phase distribute, and only then"
    if state.received and state.received.owner in state.left:
        yield "malformed", f"seat {state.received.owner} has left and cannot split"
    if state.own_catch != NO_CARDS and state.phase in ("setup", "choose", "top_up", "over"):
        yield "malformed", f"nobody has a catch in hand in phase {state.phase}"


def _flaws_of_phase(state: VerasseltState) -> Iterator[tuple[str, str]]:
    if (state.target is None) != (state.phase in ("setup", "choose", "over")):
        yield "malformed", f"target {state.target or 'none'} does not fit phase {state.phase}"
    if bool(state.rolling) != (state.phase == "rolling"):
        yield "malformed", "dice are in the air in phase rolling, and only then"
    if state.rolling and not accepted(check_dice, state.rolling):
        yield "malformed", f"dice {state.rolling} cannot be in the air: four to seven different ones can"
    if (state.result is None) == (state.phase == "over"):
        yield "malformed", "a game has its result in phase over, and only then"
    missing = HUB_MINIMUM - size(state.hub)
    if state.phase == "top_up" and (state.target != "hub" or not 0 < missing <= size(state.yards[state.active])):
        yield "malformed", "a top-up takes a hub below eight and a yard that can fill it"


# Reading the notation

_KEYS = (
    "verasselt",
    "phase",
    "turn",
    "first",
    "active",
    "dice",
    "rolling",
    "hub",
    "catch",
    "target",
    "own",
    "yards",
    "heaps",
    "deck",
    "received",
    "left",
    "end",
)


def spelled_catch(catch: Catch | None) -> str:
    return f"{catch.owner}*{spelled(catch.cards)}" if catch else "-"


def words_of(text: str) -> dict[str, str]:
    pairs = [word.partition(":")[::2] for word in text.split(" ")]
    for place, key in enumerate(_KEYS):
        if place >= len(pairs) or pairs[place][0] != key:
            found = ":".join(pairs[place]) if place < len(pairs) else "the end"
            raise NotationError("word {place} must be {key}:..., not {found!r}", place=place + 1, key=key, found=found)
    if len(pairs) > len(_KEYS):
        raise NotationError(
            "nothing may follow end:..., but {rest!r} does", rest=" ".join(text.split(" ")[len(_KEYS) :])
        )
    return dict(pairs)


def state_of(words: dict[str, str], seats: int) -> VerasseltState:
    yards, heaps = _each_cards(words, "yards", seats), _each_cards(words, "heaps", seats)
    left = _read_digits(words, "left")
    return VerasseltState(
        phase=_one_of(words, "phase", PHASES),
        active=_read_number(words, "active"),
        first_turn=_one_of(words, "first", ("yes", "no")) == "yes",
        turn=_read_number(words, "turn"),
        dice=tuple(_match(words, "dice", f"[{FACES}]{{{DICE}}}")),
        rolling=_read_digits(words, "rolling"),
        hub=_read_cards("hub", words["hub"]),
        table_catch=_read_catch(words, "catch"),
        target=_read_target(words),
        own_catch=_read_cards("own", words["own"]),
        yards=yards,
        heaps=heaps,
        deck=_match(words, "deck", f"-|[{COLOURS}]{{1,{CARDS}}}").replace("-", ""),
        received=_read_catch(words, "received"),
        left=left,
        result=_read_result(words, heaps, yards, left),
    )


def _malformed(key: str, value: str, wanted: str) -> NotationError:
    return NotationError("{key}:{value} cannot be read: write {wanted}", key=key, value=value, wanted=wanted)


def _match(words: dict[str, str], key: str, form: str) -> str:
    if not re.fullmatch(form, words[key]):
        raise _malformed(key, words[key], f"it as {form}")
    return words[key]


_Word = TypeVar("_Word", bound=str)


def _one_of(words: dict[str, str], key: str, known: tuple[_Word, ...]) -> _Word:
    for value in known:
        if value == words[key]:
            return value
    raise _malformed(key, words[key], f"one of {', '.join(known)}")


def _read_number(words: dict[str, str], key: str) -> int:
    return int(_match(words, key, "0|[1-9][0-9]{0,8}"))


def _read_digits(words: dict[str, str], key: str) -> tuple[int, ...]:
    return tuple(map(int, _match(words, key, "-|[0-9]{1,7}").replace("-", "")))


def _read_cards(key: str, text: str) -> Cards:
    cards = read_cards(text)
    if cards is None or spelled(cards) != text:
        raise _malformed(key, text, "counts with colours like 4Y3B2R1G, or - for none")
    return cards


def _each_cards(words: dict[str, str], key: str, seats: int) -> tuple[Cards, ...]:
    parts = words[key].split("/")
    if len(parts) != seats:
        raise _malformed(key, words[key], f"{seats} of them with / in between")
    return tuple(_read_cards(key, part) for part in parts)


def _read_catch(words: dict[str, str], key: str) -> Catch | None:
    if words[key] == "-":
        return None
    owner, star, cards = words[key].partition("*")
    if not star or not re.fullmatch("[0-9]", owner):
        raise _malformed(key, words[key], "the owner, * and the cards like 0*4Y3B, or - for none")
    return Catch(int(owner), _read_cards(key, cards))


def _read_target(words: dict[str, str]) -> Target | None:
    targets: tuple[Target, ...] = ("hub", "catch")
    return None if words["target"] == "-" else _one_of(words, "target", targets)


def _read_result(
    words: dict[str, str], heaps: Sequence[Cards], yards: Sequence[Cards], left: Sequence[int]
) -> Result | None:
    """The heaps and yards are the result; only the reason is written down."""
    if words["end"] == "-":
        return None
    reason = _one_of(words, "end", ("hub_short", "max_turns", "last_seat"))
    if not set(range(len(heaps))) - set(left):
        raise _malformed("left", words["left"], "at most all seats but one")
    return score(heaps, yards, left, reason)[0]
