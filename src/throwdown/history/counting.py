"""What each seat threw in a finished game, and what was to be expected.

It runs when a game ends, between two messages of a table. So it walks once over events that the match has already,
and computes nothing that takes long.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from throwdown.bots.analysis.walk import manner_of, standing
from throwdown.bots.odds.verasselt import roll_odds
from throwdown.rules.arena import events as arena
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.record import Acted
from throwdown.rules.rulings import HANDICAP
from throwdown.rules.verasselt import events as cards
from throwdown.rules.verasselt.state import counted, size
from throwdown.throwers import luck
from throwdown.throwers.thrower import SOFTEST

from .figures import Expected, SeatFigures

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from throwdown.bots.odds.verasselt import RollOdds
    from throwdown.rules.game import Event
    from throwdown.rules.record import Header, Manner
    from throwdown.table import Match
    from throwdown.throwers.luck import ThrowChances

    from .figures import Counted

#: Events of dice that are let go, and of dice that land. Types are compared: ``isinstance`` takes long where it fails.
_LET_GO = (arena.ThrowCommitted, arena.ReactionCommitted)
_LANDED = (arena.DiceSettled, arena.DiceLeftArena)
#: Figures are stored with so many digits.
DIGITS = 4


def figures_of(match: Match) -> list[SeatFigures]:
    """By seat; nothing is counted of games that people wrote themselves."""
    tallies = [_Tally() for _ in range(match.game.seats)]
    if isinstance(match.game, ArenaGame):
        _walk_arena(match, match.game, tallies)
        for tally, dice in zip(tallies, match.game.options.get(HANDICAP, ()), strict=False):
            tally.began_with = dice
    else:
        _walk_cards(match, tallies)
    return [tally.figures() for tally in tallies]


class _Tally:
    """What one seat threw so far."""

    def __init__(self) -> None:
        self.throws = self.dice = self.began_with = 0
        self.faces: Counter[str] = Counter()
        self._counts: defaultdict[Counted, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])

    def throw(self, dice: int, faces: Iterable[str]) -> None:
        self.throws += 1
        self.dice += dice
        self.faces.update(faces)

    def expect(self, what: Counted, chance: float, came: bool) -> None:
        """Something that comes once or not at all."""
        self.add(what, int(came), chance, chance * (1 - chance))

    def add(self, what: Counted, seen: int, mean: float, variance: float) -> None:
        count = self._counts[what]
        count[0], count[1], count[2] = count[0] + seen, count[1] + mean, count[2] + variance

    def figures(self) -> SeatFigures:
        return SeatFigures(
            throws=self.throws,
            dice=self.dice,
            began_with=self.began_with,
            faces=dict(sorted(self.faces.items())),
            counts={
                what: Expected(int(seen), round(mean, DIGITS), round(variance, DIGITS))
                for what, (seen, mean, variance) in sorted(self._counts.items())
            },
        )


# The arena


class _Hand:
    """Dice in the air."""

    def __init__(self, seat: int, dice: tuple[int, ...], manner: Manner | None, *, reacts: bool) -> None:
        self.seat, self.dice, self.manner, self.reacts = seat, dice, manner, reacts


def _walk_arena(match: Match, game: ArenaGame, tallies: list[_Tally]) -> None:
    in_force, hands, chances = standing(match.log), list[_Hand](), _chances_of(match.log.header)
    for number, entry in enumerate(match.log.entries, start=1):
        if number not in in_force:
            continue
        events = match.moments[number].events
        if type(entry) is Acted:
            hands += _let_go(entry, events)
        elif hands and any(type(event) in _LANDED for event in events):
            _Landing(game, match.state_at(number - 1), events, chances).count(hands, tallies)
            hands = []


def _chances_of(header: Header) -> Mapping[str, ThrowChances] | None:
    """The table of luck that the game is compared with; none for real dice: how hard they were thrown is unknown."""
    return None if header.thrower == "entered" else luck.LUCK


def _let_go(entry: Acted, events: Iterable[Event]) -> list[_Hand]:
    return [
        _Hand(event.seat, event.dice, manner_of(entry), reacts=type(event) is arena.ReactionCommitted)  # type: ignore[attr-defined]
        for event in events
        if type(event) in _LET_GO
    ]


class _Landing:
    """Dice that landed together."""

    def __init__(
        self, game: ArenaGame, before: Any, events: Iterable[Event], chances: Mapping[str, ThrowChances] | None
    ) -> None:
        self._game, self._chances = game, chances
        stacked = {die for stack in before.stacks for die in stack}
        self._lying = [die for die, _ in before.arena if die not in stacked]
        self._things = len(self._lying) + len(before.stacks)
        self._faces: dict[int, str] = {}
        self._changed: set[int] = set()
        self._left: set[int] = set()
        for event in events:
            if type(event) is arena.DiceLeftArena:
                self._left.update(die for die, _ in event.dice)
            elif type(event) is arena.DiceSettled:
                self._faces.update(event.thrown)
                self._changed.update(die for die, _ in event.changed)

    def count(self, hands: list[_Hand], tallies: list[_Tally]) -> None:
        for hand in hands:
            self._count_hand(hand, tallies[hand.seat])
        # Which of several hands struck a lying die is unknown.
        if len(hands) == 1 and not hands[0].reacts and self._chances is not None:
            self._count_turned(hands[0], tallies[hands[0].seat], self._chances)

    def _count_hand(self, hand: _Hand, own: _Tally) -> None:
        shown = [self._faces[die] for die in hand.dice if die in self._faces]
        own.throw(len(hand.dice), shown)
        for face in shown:
            own.expect("x", 1 / len(self._game.die), face == self._game.lost_face)
        if self._chances is not None:
            leave = self._chances[hand.manner or SOFTEST].among(self._things).leave
            for die in hand.dice:
                own.expect("out", leave, die in self._left)

    def _count_turned(self, hand: _Hand, own: _Tally, chances: Mapping[str, ThrowChances]) -> None:
        chance = turn_chance(chances[hand.manner or SOFTEST].among(self._things), len(hand.dice), len(self._game.die))
        for die in self._lying:
            own.expect("turned", chance, die in self._changed or die in self._left)


def turn_chance(chances: ThrowChances, dice: int, faces: int) -> float:
    """The chance that a lying die shows another face or leaves after so many dice were thrown, by the luck model."""
    knocked = chances.hit * chances.knock
    refreshed = chances.hit * (1 - chances.knock) * chances.turn
    leaves = 1 - (1 - knocked) ** dice
    untouched = (1 - knocked - refreshed) ** dice
    return leaves + (1 - leaves - untouched) * (faces - 1) / faces


# Voll verasselt


def _walk_cards(match: Match, tallies: list[_Tally]) -> None:
    in_force = standing(match.log)
    for number in range(1, match.version + 1):
        events = match.moments[number].events if number in in_force else ()
        for event in events:
            if type(event) is cards.DiceRolled:
                _count_roll(match.state_at(number - 1), event, events, tallies[event.seat])


def _count_roll(before: Any, rolled: cards.DiceRolled, events: Iterable[Event], own: _Tally) -> None:
    own.throw(len(rolled.rolled), (rolled.dice[die] for die in rolled.rolled))
    kept = counted([face for die, face in enumerate(before.dice) if die not in rolled.rolled])
    odds = roll_odds(before.group, kept, len(rolled.rolled))
    own.expect("busts", float(odds.p_bust), any(type(event) is cards.Busted for event in events))
    caught = sum(size(event.cards) for event in events if type(event) is cards.Caught)
    own.add("caught", caught, *_catch_of(odds))


@lru_cache(maxsize=4096)
def _catch_of(odds: RollOdds) -> tuple[float, float]:
    """Mean and variance of the cards that a roll catches."""
    every, mean = 6 ** (len(odds.safe) - 1) if odds.safe else 1, float(odds.expected_catch)
    square = sum(ways * (odds.lying + coloured) ** 2 for coloured, ways in enumerate(odds.safe)) / every
    return mean, square - mean * mean
