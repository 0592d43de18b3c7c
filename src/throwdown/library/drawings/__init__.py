"""Positions as SVG pictures, for notebooks: drawn from our own symbols, without a word of a rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.own import OwnGame
from throwdown.rules.verasselt.state import VerasseltView

from .arena import arena_drawn
from .cards import cards_drawn
from .lines import lines_drawn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from throwdown.rules import Game


def drawn(game: Game[Any], state: Any, players: Sequence[str], lying: Mapping[int, tuple[int, ...]], title: str) -> str:
    """A position as everybody may see it."""
    view = game.view(state, None)
    if isinstance(view, ArenaView):
        return arena_drawn(view, players, lying, title)
    if isinstance(view, VerasseltView):
        return cards_drawn(view, players, title)
    return lines_drawn([title, *(game.show(view, players) if isinstance(game, OwnGame) else ())])
