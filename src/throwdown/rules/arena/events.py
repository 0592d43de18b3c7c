"""What happens in an arena game, in the order of section 12 of the clauses (EVT-01 to EVT-28)."""

from __future__ import annotations

from throwdown.rules.game import Event
from throwdown.rules.values import kinds_of

Dice = tuple[int, ...]
Faces = tuple[tuple[int, str], ...]
Sets = tuple[tuple[str, Dice], ...]


class TurnStarted(Event):  # EVT-01
    seat: int
    direction: int
    arena: int


class BigThrowRequired(Event):  # EVT-02
    seat: int
    count: int


class DiceShifted(Event):  # EVT-03
    seat: int
    die: int


class ArenaRotated(Event):  # EVT-03
    seat: int
    degrees: int


class ThrowCommitted(Event):  # EVT-04
    seat: int
    kind: str
    dice: Dice


class DiceLeftArena(Event):  # EVT-05
    dice: tuple[tuple[int, str], ...]


class Nudged(Event):  # EVT-06
    count: int
    faces: Faces


class DiceSettled(Event):  # EVT-07
    thrown: Faces
    changed: Faces
    stacks: tuple[Dice, ...]


class XRemoved(Event):  # EVT-08
    dice: Dice


class SetsFound(Event):  # EVT-09
    sets: Sets


class ImmobulusHeld(Event):  # EVT-10
    dice: Dice


class SpellsSilenced(Event):  # EVT-10
    symbols: tuple[str, ...]


class ReactionStarted(Event):  # EVT-11
    effect: str
    seats: tuple[int, ...]


class ReactionCommitted(Event):  # EVT-12
    seat: int
    dice: Dice


class SetsFoundAgain(Event):  # EVT-13
    sets: Sets


class RaceStarted(Event):  # EVT-14
    seats: tuple[int, ...]


class RaceFinished(Event):  # EVT-14
    winner: int | None
    times: tuple[tuple[int, int], ...]


class PilesDissolved(Event):  # EVT-15
    seats: tuple[int, ...]


class DiceCollected(Event):  # EVT-16
    seat: int
    symbols: tuple[str, ...]
    dice: Dice


class DiceHeld(Event):  # EVT-17
    symbol: str
    dice: Dice


class PileBuilt(Event):  # EVT-18
    seat: int
    dice: Dice


class HurricanePassed(Event):  # EVT-19
    passed: tuple[tuple[int, int, int, tuple[int, ...]], ...]
    """(from, to, number of dice, sizes of the piles among them) for every player."""


class AccioTaken(Event):  # EVT-20
    seat: int
    die: int
    symbol: str


class AccioDeclined(Event):  # EVT-20
    seat: int


class TowerBuilt(Event):  # EVT-21
    seat: int
    dice: Dice
    symbols: tuple[str, ...]


class DirectionReversed(Event):  # EVT-22
    direction: int


class PlayerEliminated(Event):  # EVT-23
    seats: tuple[int, ...]
    remaining: int
    points: tuple[int, ...]


class GameOver(Event):  # EVT-24
    winners: tuple[int, ...]
    reason: str


class ChoiceRequired(Event):  # EVT-25
    seat: int


class TurnStopped(Event):  # EVT-26
    seat: int


class TurnEnded(Event):  # EVT-27
    seat: int
    reason: str


class TournamentScored(Event):  # EVT-28
    game: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


EVENTS = kinds_of(Event, __name__)

#: What nearly every other throw finds.
NO_SETS = SetsFound(())
