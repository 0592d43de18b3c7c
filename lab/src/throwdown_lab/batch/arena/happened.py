"""The events of the rules as the codes that a batch writes. Dice have names there, which play no part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.arena import events as rules
from throwdown_lab.batch.events import CODE, SEAT, Happened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.rules import Event
    from throwdown_lab.coding.arena import ArenaCoding


def codes_of(coding: ArenaCoding, events: Iterable[Event]) -> list[int]:
    """The events that are compared; how dice came to lie still is compared by where they lie."""
    known = [(each, _TOLD[type(each)]) for each in events if type(each) in _TOLD]
    return [code * CODE + number(coding, each) for each, (code, number) in known]


def _nothing(_coding: ArenaCoding, _event: Any) -> int:
    return 0


def _seat(_coding: ArenaCoding, event: Any) -> int:
    return int(event.seat)


def _seat_and_dice(_coding: ArenaCoding, event: Any) -> int:
    return int(event.seat) * SEAT + len(event.dice)


def _dice(_coding: ArenaCoding, event: Any) -> int:
    return len(event.dice)


def _seats(_coding: ArenaCoding, event: Any) -> int:
    return _bits(event.seats)


def _sets(coding: ArenaCoding, event: Any) -> int:
    return _bits(coding.faces[symbol] for symbol, _ in event.sets)


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


_TOLD: dict[type[Event], tuple[Happened, Callable[[ArenaCoding, Any], int]]] = {
    rules.ThrowCommitted: (Happened.THROW_COMMITTED, _seat_and_dice),
    rules.ReactionCommitted: (Happened.REACTION_COMMITTED, _seat_and_dice),
    rules.DiceLeftArena: (Happened.DICE_LEFT_ARENA, _dice),
    rules.XRemoved: (Happened.X_REMOVED, _dice),
    rules.SetsFound: (Happened.SETS_FOUND, _sets),
    rules.SetsFoundAgain: (Happened.SETS_FOUND_AGAIN, _sets),
    rules.ImmobulusHeld: (Happened.IMMOBULUS_HELD, _nothing),
    rules.SpellsSilenced: (
        Happened.SPELLS_SILENCED,
        lambda coding, event: _bits(coding.faces[symbol] for symbol in event.symbols),
    ),
    rules.ReactionStarted: (Happened.REACTION_STARTED, _seats),
    rules.RaceStarted: (Happened.RACE_STARTED, _seats),
    rules.RaceFinished: (
        Happened.RACE_FINISHED,
        lambda _, event: 0 if event.winner is None else event.winner + 1,
    ),
    rules.PilesDissolved: (Happened.PILES_DISSOLVED, _seats),
    rules.DiceCollected: (Happened.DICE_COLLECTED, _seat_and_dice),
    rules.DiceHeld: (Happened.DICE_HELD, lambda coding, event: 1 << coding.faces[event.symbol]),
    rules.PileBuilt: (Happened.PILE_BUILT, _seat_and_dice),
    rules.HurricanePassed: (Happened.HURRICANE_PASSED, _nothing),
    rules.AccioTaken: (Happened.ACCIO_TAKEN, lambda coding, event: coding.faces[event.symbol] + 1),
    rules.AccioDeclined: (Happened.ACCIO_DECLINED, _nothing),
    rules.TowerBuilt: (Happened.TOWER_BUILT, _dice),
    rules.DirectionReversed: (Happened.DIRECTION_REVERSED, lambda _, event: event.direction + 1),
    rules.PlayerEliminated: (Happened.PLAYER_ELIMINATED, _seats),
    rules.GameOver: (Happened.GAME_OVER, lambda _, event: _bits(event.winners)),
    rules.ChoiceRequired: (Happened.CHOICE_REQUIRED, _seat),
    rules.BigThrowRequired: (Happened.BIG_THROW_REQUIRED, lambda _, event: event.seat * SEAT + event.count),
    rules.TurnStopped: (Happened.TURN_STOPPED, _seat),
    rules.TurnEnded: (Happened.TURN_ENDED, _seat),
    rules.TurnStarted: (Happened.TURN_STARTED, _seat),
}
