"""What the games bring to the wire inside of messages: views, actions, events, results, as the rules declare them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arena import events as arena_events
from .arena import state as arena_state
from .arena.pipeline import ArenaView
from .arena.wizards import TowerOrders
from .game import Action, Event, Resign, Result, Stop, Timeout
from .values import Value
from .verasselt import events as verasselt_events
from .verasselt import state as verasselt_state
from .verasselt.choices import RollSpace, SplitSpace, TopUpSpace
from .verasselt.state import Catch, VerasseltView

if TYPE_CHECKING:
    from types import ModuleType

Kind = type[Value]

VIEWS: tuple[Kind, ...] = (ArenaView, VerasseltView)
#: Spaces of actions that are too large to be written out.
SPACES: tuple[Kind, ...] = (TowerOrders, RollSpace, SplitSpace, TopUpSpace)
INSIDE: tuple[Kind, ...] = (Result, Catch)


def actions() -> list[Kind]:
    """Every action of every game."""
    return [Stop, Resign, Timeout, *_declared(arena_state, Action), *_declared(verasselt_state, Action)]


def events() -> dict[str, list[Kind]]:
    """Every event, by the family of games that it belongs to; the families have some names in common."""
    return {"Arena": _declared(arena_events, Event), "Verasselt": _declared(verasselt_events, Event)}


def _declared(module: ModuleType, base: Kind) -> list[Kind]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base and kind.__module__ == module.__name__
    ]
