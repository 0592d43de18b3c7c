"""The events of the rules as the codes that a batch writes; cards and dice as in ``rows``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.verasselt import events as rules
from throwdown.rules.verasselt.state import counted
from throwdown_lab.batch.events import CODE, OWNER, Happened

from .rows import packed_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.rules import Event


def codes_of(events: Iterable[Event]) -> list[int]:
    """The events that are compared."""
    known = [(each, _TOLD[type(each)]) for each in events if type(each) in _TOLD]
    return [code * CODE + number(each) for each, (code, number) in known]


def _nothing(_event: Any) -> int:
    return 0


def _cards(event: Any) -> int:
    return packed_cards(event.cards)


def _drawn(event: Any) -> int:
    return packed_cards(counted(event.cards))


_TOLD: dict[type[Event], tuple[Happened, Callable[[Any], int]]] = {
    rules.TurnStarted: (Happened.TURN_STARTED, lambda event: int(event.seat)),
    rules.GroupChosen: (Happened.GROUP_CHOSEN, lambda event: int(event.group == "catch")),
    rules.PayoutDue: (Happened.PAYOUT_DUE, lambda event: event.owner * OWNER + packed_cards(event.cards)),
    rules.PayoutSplit: (Happened.PAYOUT_SPLIT, lambda event: event.owner * OWNER + packed_cards(event.to_yard)),
    rules.HubRefilled: (Happened.HUB_REFILLED, _drawn),
    rules.TopUpRequired: (Happened.TOP_UP_REQUIRED, lambda event: int(event.missing)),
    rules.ToppedUp: (Happened.TOPPED_UP, _cards),
    rules.Boosted: (Happened.BOOSTED, _cards),
    rules.DiceRolled: (Happened.DICE_ROLLED, lambda event: packed_cards(counted(event.dice))),
    rules.Caught: (Happened.CAUGHT, _cards),
    rules.Busted: (Happened.BUSTED, _nothing),
    rules.CatchDissolved: (Happened.CATCH_DISSOLVED, _cards),
    rules.ConsolationDrawn: (Happened.CONSOLATION_DRAWN, _drawn),
    rules.Stopped: (Happened.STOPPED, lambda event: packed_cards(event.catch)),
    rules.GameEnded: (Happened.GAME_OVER, _nothing),
}
