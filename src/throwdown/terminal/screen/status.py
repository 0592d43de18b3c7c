"""The lines around the board: what is played, who has what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.content import Content

from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.rulings import ELEMENTS
from throwdown.rules.verasselt.state import COLOURS, Cards, VerasseltView
from throwdown.terminal.questions import colour_keys, face_name, game_name

from . import styles
from .canvas import padded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.words import Words

NAME_WIDTH = 11
GAMES_WITH_DIRECTION = ("hp_strike",)


def title(view: Any, game: str, words: Words) -> str:
    """One line above everything."""
    parts = [game_name(game).localised(words)]
    if isinstance(view, ArenaView):
        parts += _arena_state(view, words)
    elif isinstance(view, VerasseltView):
        parts.append(words.say("screen-turn", number=view.turn))
    return "  ·  ".join(parts)


def _arena_state(view: ArenaView, words: Words) -> list[str]:
    parts = []
    if len(view.elements) == len(ELEMENTS):
        parts.append(words.say("screen-active-all"))
    elif view.elements:
        parts.append(words.say("screen-active", elements=words.listed(_faces(view.elements, words))))
    if view.game in GAMES_WITH_DIRECTION:
        parts.append(words.say("screen-clockwise" if view.direction == 1 else "screen-counter-clockwise"))
    if view.removed:
        parts.append(words.say("screen-removed", count=view.removed))
    return parts


def _faces(faces: Sequence[str], words: Words) -> list[str]:
    return [face_name(face).localised(words) for face in faces]


def players(view: Any, names: Sequence[str], words: Words, width: int, acting: Sequence[int]) -> Content:
    """One line for each seat, in the order of play; ``acting`` are to act, in a registered game."""
    if not isinstance(view, ArenaView | VerasseltView):
        rows = [_player(seat, name, Content(), width, acts=seat in acting) for seat, name in enumerate(names)]
        return Content("\n").join(rows)
    holdings = _arena_holdings(view, words) if isinstance(view, ArenaView) else _verasselt_holdings(view, words)
    on_turn = view.to_act if isinstance(view, ArenaView) else (view.to_act,)
    return Content("\n").join(
        _player(seat, name, holdings[seat], width, acts=seat in on_turn or (not on_turn and seat == view.active))
        for seat, name in enumerate(names)
    )


def _player(seat: int, name: str, holdings: Content, width: int, *, acts: bool) -> Content:
    style = styles.seat_style(seat)
    return Content.assemble(
        ("▶" if acts else " ", "bold $accent"),
        (f"{styles.SEAT_MARKS[seat]} ", style),
        (padded(name, NAME_WIDTH) + " ", f"bold {style}" if acts else style),
        holdings,
    )


def _arena_holdings(view: ArenaView, words: Words) -> list[Content]:
    gone = {seat for group in view.out for seat in group}
    holdings = []
    for seat, count in enumerate(view.supplies):
        if seat in gone:
            text = words.say("screen-out")
        elif count is None:
            text = words.say("screen-hidden")
        elif view.piles[seat]:
            text = words.say("screen-dice-piles", count=count, piles="+".join(map(str, view.piles[seat])))
        else:
            text = words.say("screen-dice", count=count)
        holdings.append(Content.styled(text, "$soft" if seat in gone else ""))
    return holdings


def _verasselt_holdings(view: VerasseltView, words: Words) -> list[Content]:
    holdings = []
    for seat, heap in enumerate(view.heaps):
        if seat in view.left:
            text = words.say("screen-out")
        elif heap is None:
            text = words.say("screen-heap-hidden")
        else:
            text = words.say("screen-heap", count=heap)
        holdings.append(Content.assemble(padded(text, 8), " ", card_tiles(view.yards[seat], words)))
    return holdings


def card_tiles(cards: Cards, words: Words) -> Content:
    """Cards as letters on their colour."""
    return Content.assemble(
        *(
            (key * count, f"bold {styles.ON_BUG} on {styles.BUG_COLOURS[letter]}")
            for letter, key, count in zip(COLOURS, colour_keys(words), cards, strict=True)
            if count
        )
    )
