"""What was thrown in an arena game, and where the dice were."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from throwdown.bots.analysis.walk import manner_of
from throwdown.bots.odds.arena import held_symbol, position, things, throw_odds
from throwdown.rules.arena import events as happened
from throwdown.rules.arena.state import ArenaState, Board
from throwdown.rules.record import Acted, Resolved
from throwdown.rules.values import Value
from throwdown.throwers import luck
from throwdown.throwers.thrower import SOFTEST

from .aims import aimed_throw
from .tally import SeatTally

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.bots.analysis.walk import Walked
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.game import Game
    from throwdown.rules.record import Record

    from .figures import AimedThrow


REACTIONS = (happened.ReactionCommitted.name,)
#: Phases in which dice are in the air.
IN_THE_AIR = ("flying", "reaction", "reacting")


class Hand(Value):
    """Dice in the air."""

    seat: int
    dice: tuple[int, ...]
    entry: Acted
    lying: ArenaView
    """The arena as it was when they were let go."""
    reacts: bool
    """Thrown into a storm or a Relashio: what matches then is no doing of theirs alone."""


class ArenaTally:
    """Counts the throws of one game."""

    def __init__(self, log: Record, game: Game[Any]) -> None:
        self._game = cast("ArenaGame", game)
        self._chances = chances_of(log)
        has_hands = log.header.thrower == "physics"
        self.seats = [SeatTally(seat, has_hand=has_hands) for seat in range(game.seats)]
        self.faces: Counter[str] = Counter()
        self.die = tuple(self._game.die)
        self.aims: list[AimedThrow] = []
        self._hands: list[Hand] = []

    def held(self, state: ArenaState) -> list[int] | None:
        """The dice of every seat, those on its piles counted; nothing while dice are in the air."""
        if state.phase in IN_THE_AIR:
            return None
        board = Board(state)
        return [board.owned(seat) for seat in range(self._game.seats)]

    def walk(self, step: Walked) -> None:
        if isinstance(step.entry, Acted):
            self._hands += self._let_go(step, step.entry)
        elif isinstance(step.entry, Resolved) and step.landed:
            self._land(step, step.entry)
            self._hands = []

    def _let_go(self, step: Walked, entry: Acted) -> list[Hand]:
        return [
            Hand(event.seat, event.dice, entry, self._game.view(step.before, event.seat), event.name in REACTIONS)
            for event in step.events
            if isinstance(event, happened.ThrowCommitted | happened.ReactionCommitted)
        ]

    def _land(self, step: Walked, entry: Resolved) -> None:
        landing = next((event for event in step.events if isinstance(event, happened.DiceSettled)), None)
        left = {die for event in step.events if isinstance(event, happened.DiceLeftArena) for die, _ in event.dice}
        faces = dict(landing.thrown) if landing is not None else {}
        self.faces.update(faces.values())
        for hand in self._hands:
            matched = not hand.reacts and _matches(step, hand)
            self._count(hand, faces, left, matched=matched)
            aimed = aimed_throw(step, entry, hand.seat, hand.dice, hand.entry.intent, matched=matched)
            if aimed is not None:
                self.aims.append(aimed)

    def _count(self, hand: Hand, faces: Mapping[int, str], left: set[int], *, matched: bool) -> None:
        own = self.seats[hand.seat]
        own.throws += 1
        own.dice += len(hand.dice)
        for die in hand.dice:
            if die in faces:
                own.expect("lost", 1 / len(self.die), came=faces[die] == self._game.lost_face)
        if self._chances is None:
            return
        chances, lying = self._chances[manner_of(hand.entry) or SOFTEST], position(hand.lying)
        for die in hand.dice:
            own.expect("out", chances.among(things(lying)).leave, came=die in left)
        if not hand.reacts:
            own.expect("matches", throw_odds(lying, len(hand.dice), chances).p_match, came=matched)


def chances_of(log: Record) -> Mapping[str, luck.ThrowChances] | None:
    """The table of luck that this game is held against; none for real dice: how hard they were thrown is unknown."""
    if log.header.thrower == "entered":
        return None
    return luck.LUCK


def _matches(step: Walked, hand: Hand) -> bool:
    """Whether dice could be taken: sets that an effect holds do not count."""
    held = held_symbol(hand.lying.game, hand.lying.elements)
    found = [event.sets for event in step.events if isinstance(event, happened.SetsFound)]
    return any(symbol != held for sets in found for symbol, _ in sets)
