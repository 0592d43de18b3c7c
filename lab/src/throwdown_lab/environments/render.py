"""A game as text and as a picture, as a spectator sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.library.drawings import drawn
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.verasselt.state import spelled

from .raster import pixels_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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
#: Pictures are so many times as large as drawings are.
SCALE = 2.0


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
    """The table from above with all players, 1240 pixels wide."""
    players = [f"player_{seat}" for seat in range(course.game.seats)]
    return pixels_of(drawn(course.game, course.state, players, course.lying, TITLES[course.game.id]), SCALE)
