"""The position as plain lines of text: no colour, no columns, at most 79 characters wide."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from throwdown.rules.arena.dice import SYMBOLS
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.verasselt.state import BAR, NO_CARDS, VerasseltView
from throwdown.terminal.grid import CELLS, COLUMNS, ROWS
from throwdown.terminal.questions import Line, Names, cards_plain, colour_name, face_name, line
from throwdown.terminal.wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from throwdown.terminal.floor import Floor
    from throwdown.words import Words


def guide_lines(text: str) -> list[str]:
    """A guide in Markdown as plain lines: headings and paragraphs apart, lists indented, drawings as they are."""
    rows: list[str] = []
    for block in re.split(r"\n\s*\n(?=(?:[^`]*```[^`]*```)*[^`]*\Z)", text.strip()):
        if block.startswith("```"):
            rows += [*block.splitlines()[1:-1], ""]
            continue
        for item in re.split(r"\n(?=\s*(?:[-*#]|\d+\.)\s)", block):
            plain = re.sub(r"[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}", "", re.sub(r"^\s*#+\s*", "", item))
            plain = " ".join(plain.split())
            rows += wrapped(plain, then="  " if re.match(r"-|\d+\.", plain) else "")
        rows.append("")
    return rows[:-1]


def position(
    view: ArenaView | VerasseltView, players: Sequence[str], words: Words, floor: Floor | None = None
) -> list[str]:
    """What the seat of this view can see, one thing per line; with ``floor``, where it lies."""
    sentences = _arena(view, players, floor) if isinstance(view, ArenaView) else _verasselt(view, players)
    return [row for sentence in sentences for row in wrapped(sentence.localised(words), then="  ")]


def _who(view: Any, players: Sequence[str]) -> Iterator[tuple[int, Line]]:
    """Each seat with its name; the one on turn and the reader's own are marked by a word, not by colour."""
    for seat in range(len(players)):
        place = "you" if seat == view.seat else "turn" if seat == view.active else "other"
        yield seat, line(f"play-seat-{place}", player=players[seat])


# Arena games


def _arena(view: ArenaView, players: Sequence[str], floor: Floor | None) -> Iterator[Line]:
    yield _lying(view, floor)
    for stack in view.stacks:
        yield _tower(view, stack, floor)
    for seat, name in _who(view, players):
        yield _supply(view, seat, name)
    if view.elements:
        yield line("play-elements", elements=Names(tuple(map(face_name, view.elements))))
    if view.direction == -1:
        yield line("play-direction-back")
    if view.removed:
        yield line("play-removed", count=view.removed)


def _lying(view: ArenaView, floor: Floor | None) -> Line:
    stacked = {die for stack in view.stacks for die in stack}
    order = SYMBOLS[view.game].index
    loose = sorted(((die, face) for die, face in view.arena if die not in stacked), key=lambda each: order(each[1]))
    if not view.arena:
        return line("play-arena-empty")
    if not loose:
        return line("play-arena-tower-only")
    return line("play-arena", symbols=Names(tuple(_lies(die, face, floor) for die, face in loose)))


def _lies(die: int, face: str, floor: Floor | None) -> Line:
    """ "5", or "5 at c4" where dice have places."""
    if floor is None or die not in floor.cells:
        return face_name(face)
    at = "play-die-at-wall" if die in floor.at_wall else "play-die-at"
    return line(at, symbol=face_name(face), cell=floor.cells[die])


def _tower(view: ArenaView, stack: Sequence[int], floor: Floor | None) -> Line:
    faces = dict(view.arena)
    named = tuple(face_name(faces[die]) for die in stack)
    if floor is None or stack[-1] not in floor.cells:
        return line("play-tower", symbols=Names(named), top=named[-1])
    return line("play-tower-at", cell=floor.cells[stack[-1]], symbols=Names(named), top=named[-1])


def map_lines(view: ArenaView, floor: Floor, words: Words) -> list[str]:
    """The arena from above: faces in short, a star behind the top of a tower, dots where nothing lies."""
    faces = dict(view.arena)
    shown = {
        cell: words.say(f"face-short-{faces[die].lower()}") + ("*" if die in floor.stacks else "")
        for die, cell in floor.cells.items()
        if die in faces
    }
    lines = [[shown.get(column + row, "." if column + row in CELLS else "") for column in COLUMNS] for row in ROWS]
    rows = [row + " " + "".join(each.rjust(5) for each in line) for row, line in zip(ROWS, lines, strict=True)]
    return ["  " + "".join(column.rjust(5) for column in COLUMNS), *(line.rstrip() for line in reversed(rows))]


def _supply(view: ArenaView, seat: int, name: Line) -> Line:
    count = view.supplies[seat]
    if any(seat in group for group in view.out):
        return line("play-seat-out", player=name)
    if count is None:
        return line("play-supply-hidden" if view.has_dice[seat] else "play-supply-none", player=name)
    if view.piles[seat]:
        piles = Names(tuple(line("play-pile", count=dice) for dice in view.piles[seat]))
        return line("play-supply-piles", player=name, count=count, piles=piles)
    return line("play-supply", player=name, count=count)


# voll verasselt


def _verasselt(view: VerasseltView, players: Sequence[str]) -> Iterator[Line]:
    yield line("play-hub", cards=cards_plain(view.hub), count=sum(view.hub))
    if view.table_catch is not None:
        plundered = view.target == "catch"
        message = "play-catch-plundered" if plundered else "play-catch-waiting"
        yield line(message, player=players[view.table_catch.owner], cards=cards_plain(view.table_catch.cards))
    if view.own_catch != NO_CARDS:
        yield line("play-catch-own", player=players[view.active], cards=cards_plain(view.own_catch))
    yield line("play-dice", dice=Names(tuple(_die(number, face) for number, face in enumerate(view.dice, start=1))))
    for seat, name in _who(view, players):
        yield _yard(view, seat, name)
    yield line("play-deck", count=view.deck_size)


def _die(number: int, face: str) -> Line:
    return line("play-die", number=number, face=line("colour-bar") if face == BAR else colour_name(face))


def _yard(view: VerasseltView, seat: int, name: Line) -> Line:
    if seat in view.left:
        return line("play-seat-out", player=name)
    heap = view.heaps[seat]
    if heap is None:
        return line("play-yard-hidden", player=name, cards=cards_plain(view.yards[seat]))
    return line("play-yard", player=name, cards=cards_plain(view.yards[seat]), heap=heap)
