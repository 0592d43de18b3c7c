"""A game as text and as a picture, as a spectator sees it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from PIL import Image

from throwdown.pictures.picture import bodies_of
from throwdown.pictures.placed import put_down
from throwdown.pictures.poster import Plate, Poster, arena_poster, dice_poster
from throwdown.pictures.symbols import symbol_name
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.verasselt.state import COLOURS, spelled
from throwdown.throwers.dice import faces_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from throwdown.physics import Pose
    from throwdown.rules.verasselt.state import VerasseltView

    from .course import Course

#: What games are called on pictures.
TITLES = {
    "strike": "Strike",
    "impact": "Impact",
    "impact_power": "Impact: Power of the Elements",
    "impact_avatar": "Impact: Avatar",
    "hp_strike": "Harry Potter Strike",
    "verasselt": "voll verasselt",
}


def text_of(course: Course) -> str:
    """A few lines: what lies there, what everybody has, who is asked."""
    view: Any = course.game.view(course.state, None)
    lines = _arena_lines(view) if isinstance(view, ArenaView) else _card_lines(view)
    return "\n".join([f"{TITLES[course.game.id]}: {_standing(course)}", *lines])


def _standing(course: Course) -> str:
    if course.result is not None:
        return f"won by {', '.join(f'player_{seat}' for seat in course.result.winners)}"
    return f"player_{course.seat} decides ({course.state.phase})"


def _arena_lines(view: ArenaView) -> list[str]:
    lying = " ".join(face for _, face in view.arena) or "empty"
    lines = [f"arena: {lying}"]
    faces = dict(view.arena)
    lines += [f"tower: {' < '.join(faces[die] for die in stack)}" for stack in view.stacks]
    for seat, count in enumerate(view.supplies):
        piles = f", piles {' '.join(map(str, view.piles[seat]))}" if view.piles[seat] else ""
        lines.append(f"player_{seat}: {'?' if count is None else count} dice{piles}")
    return lines


def _card_lines(view: VerasseltView) -> list[str]:
    catch = spelled(view.table_catch.cards) if view.table_catch is not None else "-"
    lines = [
        f"dice: {' '.join(view.dice)}",
        f"hub: {spelled(view.hub)}  catch: {catch}  own catch: {spelled(view.own_catch)}  deck: {view.deck_size}",
    ]
    for seat, yard in enumerate(view.yards):
        heap = view.heaps[seat]
        lines.append(f"player_{seat}: yard {spelled(yard)}, heap {'?' if heap is None else heap}")
    return lines


def picture_of(course: Course) -> NDArray[np.uint8]:
    """The table with all players, 630 by 1200 pixels."""
    view = course.game.view(course.state, None)
    with Image.open(BytesIO(_arena(course, view) if isinstance(view, ArenaView) else _cards(course, view))) as image:
        return np.asarray(image.convert("RGB"))


def _poster(course: Course, counts: list[str]) -> Poster:
    lit = (course.seat,) if course.result is None else course.result.winners
    plates = tuple(Plate(f"player_{seat}", count, lit=seat in lit) for seat, count in enumerate(counts))
    return Poster(course.game.id, TITLES[course.game.id], plates)


def _arena(course: Course, view: ArenaView) -> bytes:
    faces = faces_of(course.game.id)
    shown = {die: faces.index(face) for die, face in view.arena}
    poses = cast("dict[int, Pose]", course.lying) or put_down(shown, view.stacks)
    counts = ["?" if count is None else str(count) for count in view.supplies]
    return arena_poster(_poster(course, counts), bodies_of(poses))


def _cards(course: Course, view: Any) -> bytes:
    game = course.game.id
    cards = [(symbol_name(game, colour), count) for colour, count in zip(COLOURS, view.hub, strict=True)]
    counts = ["?" if heap is None else str(heap) for heap in view.heaps]
    return dice_poster(_poster(course, counts), [symbol_name(game, face) for face in view.dice], cards)
