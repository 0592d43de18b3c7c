"""What happens in voll verasselt, in the order of section 6 of the clauses."""

from __future__ import annotations

from throwdown.rules.game import Event, Setting
from throwdown.rules.values import kinds_of

from .state import Cards, Target

# Events, in the order of section 6 of the clauses


class GameStarted(Event):
    players: int
    seats: tuple[int, ...]
    """In the order of play."""
    options: tuple[tuple[str, Setting], ...]
    yards: tuple[Cards, ...]
    hub: Cards
    dice: tuple[str, ...]
    deck_size: int


class TurnStarted(Event):
    seat: int
    groups: tuple[Target, ...]


class GroupChosen(Event):
    seat: int
    group: Target
    forced: bool


class PayoutDue(Event):
    owner: int
    cards: Cards
    reason: str
    """secured, leftover, plunder_bust or game_end."""


class PayoutSplit(Event):
    owner: int
    to_yard: Cards
    to_heap: Cards


class HubRefilled(Event):
    part: str
    """bars or to_eight."""
    cards: str
    """In the order of drawing."""
    deck_size: int


class RefillSkipped(Event):
    reason: str
    """plundering, deck_empty or first_turn."""


class TopUpRequired(Event):
    seat: int
    missing: int


class ToppedUp(Event):
    seat: int
    cards: Cards


class Boosted(Event):
    seat: int
    cards: Cards
    group: Target


class DiceRolled(Event):
    seat: int
    rolled: tuple[int, ...]
    dice: tuple[str, ...]


class Caught(Event):
    seat: int
    cards: Cards
    own_catch: Cards
    group: Cards


class Busted(Event):
    seat: int
    offending: tuple[tuple[str, int, int], ...]
    """(colour, dice that show it, cards of it in the group)."""


class CatchDissolved(Event):
    cards: Cards
    group: Target


class ConsolationDrawn(Event):
    seat: int
    cards: str
    deck_size: int


class Stopped(Event):
    seat: int
    catch: Cards


class PlayerLeft(Event):
    """Ours: the printed rules know no leaving (VER-AMB-33)."""

    seat: int


class GameEnded(Event):
    reason: str
    """hub_short (VER-END-01), max_turns (VER-AMB-20) or last_seat (VER-AMB-33)."""
    hub: Cards
    deck_size: int
    yards: tuple[Cards, ...]
    heaps: tuple[int, ...]
    final_payout: tuple[tuple[int, Cards], ...]


class Scored(Event):
    heaps: tuple[int, ...]
    yards: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: str | None
    """fewer_yard_cards, shared, or None where the heaps alone decide."""


EVENTS = kinds_of(Event, __name__)
