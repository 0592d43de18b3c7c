"""An arena from above: the dice that lie there, and what everybody has in hand."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, pi, sin, tan
from typing import TYPE_CHECKING

from throwdown.pictures.finish import finish_of
from throwdown.pictures.symbols import symbol_name

from .pen import ACTIVE, CHALK, SOFT, blank_die, box, die, sheet, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from throwdown.rules.arena.pipeline import ArenaView

WIDE = 620
#: The arena: its middle, and from there to a wall at the floor. 0.09 m, as in the physical one.
MIDDLE, REACH, METRES = (180, 178), 130, 0.09
MICRO = 1_000_000
DIE = 30
#: Dice that have no place lie in rings around the middle.
GOLDEN = pi * (3 - 5**0.5)
SEATS_X, SEAT_ROW, HAND_DIE = 364, 66, 15

#: A die with its place in the picture: die, x, y, degrees.
Laid = tuple[int, float, float, float]


def arena_drawn(view: ArenaView, players: Sequence[str], lying: Mapping[int, tuple[int, ...]], title: str) -> str:
    """The position; ``lying`` says where dice lie, in an arena that has places."""
    high = max(360, 56 + SEAT_ROW * len(players) + 30)
    inside = _pit(view.game) + "".join(_lying(view, lying)) + "".join(_hands(view, players)) + _notes(view, high)
    return sheet(WIDE, high, title, inside)


def _pit(game: str) -> str:
    """The box in the colours of its game."""
    finish = finish_of(game)
    rings = ((26, finish.wood_deep), (23, finish.wood), (12, finish.wall_shade))
    walls = "".join(_octagon(REACH + wide, colour) for wide, colour in rings)
    return walls + _octagon(REACH, finish.mat) + _octagon(REACH - 8, "none", finish.mat_line)


def _octagon(reach: float, fill: str, edge: str = "none") -> str:
    """Eight equal walls with two flats across: ``reach`` from the middle to a wall."""
    half = reach * tan(pi / 8)
    corners = [(reach, half), (half, reach), (-half, reach), (-reach, half)]
    around = [*corners, *((-right, -down) for right, down in corners)]
    x, y = MIDDLE
    path = "L".join(f"{x + right:.1f} {y + down:.1f}" for right, down in around)
    return f'<path d="M{path}Z" fill="{fill}" stroke="{edge}"/>'


# What lies there


def _lying(view: ArenaView, lying: Mapping[int, tuple[int, ...]]) -> Iterator[str]:
    faces, towers = dict(view.arena), {stack[-1]: stack for stack in view.stacks}
    covered = {each for stack in view.stacks for each in stack[:-1]}
    tops = [each for each, _ in view.arena if each not in covered]
    places = _placed(tops, lying) if all(each in lying for each in tops) else _ringed(tops)
    for each, x, y, turned in places:
        symbol = symbol_name(view.game, faces[each])
        for level, under in enumerate(towers.get(each, ())[:-1]):
            yield die(symbol_name(view.game, faces[under]), x + 3 * level, y - 4 * level, DIE, turned)
        height = len(towers.get(each, (each,))) - 1
        yield die(symbol, x + 3 * height, y - 4 * height, DIE, turned)
        if height:
            yield _height(height + 1, x + 3 * height + DIE / 2, y - 4 * height - DIE / 2)


def _height(dice: int, x: float, y: float) -> str:
    """How many dice a pile has."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{ACTIVE}"/>' + words(
        x, y + 4.5, str(dice), size=12, fill="#fff9ec", bold=True, at="middle"
    )


def _placed(dice: Sequence[int], lying: Mapping[int, tuple[int, ...]]) -> list[Laid]:
    """Where the arena says that they lie; the one that lies lowest is drawn first."""
    scale = REACH / METRES / MICRO
    laid = []
    for each in sorted(dice, key=lambda each: lying[each][2]):
        x, y, _, *turn = lying[each]
        laid.append((each, MIDDLE[0] + x * scale, MIDDLE[1] - y * scale, -_yaw(turn)))
    return laid


def _yaw(quaternion: Sequence[int]) -> float:
    """The turn around the vertical in degrees: all that a quaternion of a flat die means when seen from above."""
    w, x, y, z = quaternion
    across = (1 - 2 * (y * y + z * z) / _square(quaternion), 2 * (x * y + w * z) / _square(quaternion))
    along = (2 * (x * y - w * z) / _square(quaternion), 1 - 2 * (x * x + z * z) / _square(quaternion))
    side = across if hypot(*across) > hypot(*along) else along
    return degrees(atan2(side[1], side[0])) % 90


def _square(quaternion: Sequence[int]) -> int:
    return sum(part * part for part in quaternion) or 1


def _ringed(dice: Sequence[int]) -> list[Laid]:
    """Luck lays dice nowhere: around the middle, the same die always turned alike."""
    around = (REACH - 28) / max(len(dice), 6) ** 0.5
    laid = []
    for place, each in enumerate(dice):
        far, angle = around * (place + 0.35) ** 0.5, place * GOLDEN + 0.6
        laid.append((each, MIDDLE[0] + far * cos(angle), MIDDLE[1] + far * sin(angle), (each * 47) % 50 - 25.0))
    return laid


# Who has what


def _hands(view: ArenaView, players: Sequence[str]) -> Iterator[str]:
    gone = {seat for group in view.out for seat in group}
    winners = view.result.winners if view.result is not None else ()
    for seat, player in enumerate(players):
        y = 40 + SEAT_ROW * seat
        acts = seat in view.to_act or (not view.to_act and seat == view.active and view.result is None)
        if acts:
            yield box(SEATS_X - 16, y - 22, WIDE - SEATS_X + 2, SEAT_ROW - 6, fill="#fff9ec", edge=ACTIVE, by=8)
        yield words(SEATS_X, y, player[:24], bold=True, fill=SOFT if seat in gone else CHALK)
        yield words(WIDE - 28, y, _score(view, seat, gone, winners), at="end", fill=SOFT if seat in gone else CHALK)
        yield from _hand(view, seat, y + 10)


def _score(view: ArenaView, seat: int, gone: set[int], winners: Sequence[int]) -> str:
    if seat in winners:
        return "★"
    if seat in gone:
        return "out"
    count = view.supplies[seat]
    return "?" if count is None else str(count)


def _hand(view: ArenaView, seat: int, y: float) -> Iterator[str]:
    """Loose dice one by one, boulder piles on their own."""
    piles, count = view.piles[seat], view.supplies[seat]
    loose = (count if count is not None else 0) - sum(piles)
    step = min(HAND_DIE + 4, (WIDE - SEATS_X - 40) / max(loose + 2 * len(piles), 1))
    for number in range(loose):
        yield blank_die(SEATS_X + step * number, y, HAND_DIE)
    for number, dice in enumerate(piles):
        x = SEATS_X + step * (loose + 2 * number) + 6
        yield blank_die(x + 3, y - 3, HAND_DIE) + blank_die(x, y, HAND_DIE)
        yield words(x + HAND_DIE / 2, y + 12, str(dice), size=11, bold=True, at="middle")


def _notes(view: ArenaView, high: float) -> str:
    """The active elements, and dice that are out of the game."""
    active = "".join(
        die(symbol_name(view.game, element), SEATS_X + 14 + 34 * number, high - 30, 26)
        for number, element in enumerate(view.elements)
    )
    gone = words(20, high - 14, f"{view.removed} out of the game", size=12, fill=SOFT)
    return active + (gone if view.removed else "")
