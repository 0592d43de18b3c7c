"""Dice without an arena: a statistical model of throwing, for text play, fast bots and studies.

A thrown die goes for one of the dice and towers that lie there: the harder it is thrown, the more likely it turns what
it strikes, and flies out. What is struck turns to a new face, leaves, or only slides (DIG-03). ``throwdown lab make
luck`` fits the numbers to the physical arena, and writes ``luck_table.json`` beside this file. ``docs/luck.md`` says
how accurate they are.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

from throwdown.rules import Drawn, InFlight, Lot, Race
from throwdown.rules.arena.state import ArenaState, Board, Landed, Raced
from throwdown.rules.draws import DeckDraw, LotDraw, LuckDraw, RaceDraw, RollDraw
from throwdown.rules.own import OwnGame
from throwdown.rules.record import Resolved
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import Rolled

from .dice import BUG_DIE
from .fairness import shuffled
from .seeds import generator, seed_of, seed_text
from .thrower import SOFTEST, Thrower

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from throwdown.rules import Game, Outcome
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.draws import Draw
    from throwdown.rules.game import Awaiting

    from .seeds import Source
    from .thrower import Asked


class ThrowChances(Value):
    """One way of throwing, as chances."""

    hit: float
    """A thrown die strikes something: each of the dice and towers that lie there is as likely."""
    turn: float
    """A struck die that stays shows a fresh face (which may be the same again)."""
    leave: float
    """A thrown die does not stay in the arena."""
    knock: float
    """A struck die is knocked out."""
    bare: float = 0.0
    """A die that is thrown where nothing lies does not stay in the arena."""

    def among(self, lying: int) -> ThrowChances:
        """The same chances where so many dice and towers lie: ``hit`` is that of each of them then."""
        return _among(self, lying)

    @property
    def stirs(self) -> float:
        """A lying die turns or leaves."""
        return self.hit * (self.knock + (1 - self.knock) * self.turn)


@cache
def _among(chances: ThrowChances, lying: int) -> ThrowChances:
    return chances.but(hit=chances.hit / lying) if lying else chances.but(hit=0.0, leave=chances.bare)


#: Where the fit writes: the chances, and what made them.
TABLE = Path(__file__).with_name("luck_table.json")


def fitted(path: Path = TABLE) -> dict[str, ThrowChances]:
    """The chances of each manner, from the gentlest to the hardest."""
    manners: dict[str, dict[str, float]] = json.loads(path.read_text(encoding="utf-8"))["manners"]
    return {manner: ThrowChances(**chances) for manner, chances in manners.items()}


#: The one table of the luck model. Flips measured per struck die are 5/6 of ``turn``.
LUCK = fitted()

#: The simulated race (DIG-FIRE-2): seconds, spread, chance that a tower falls.
REACTION_S, REACTION_SPREAD = 0.6, 0.35
DIE_S, DIE_SPREAD, HAND_SPREAD = 0.5, 0.25, 0.25
FALL_CHANCE, FALL_S = 0.006, 0.5


def engine_of(table: Mapping[str, ThrowChances]) -> str:
    """The id of a table of chances in records."""
    parts = (
        f"({manner!r}, Manner(hit={each.hit!r}, turn={each.turn!r}, leave={each.leave!r}, knock={each.knock!r},"
        f" bare={each.bare!r}))"
        for manner, each in sorted(table.items())
    )
    fingerprint = sha256(f"[{', '.join(parts)}]".encode()).hexdigest()[:8]
    return f"luck {fingerprint}"


class Luck(Thrower):
    """Throws at random from a table of chances: ``Luck("seed")`` gives the same dice again.

    Without a seed or a ``random.Random`` the operating system gives the random numbers. At a table with commitments
    each throw has its own random stream, and ``rng`` is not used.
    """

    id = "luck"
    engine = engine_of(LUCK)

    def __init__(
        self,
        rng: Source = None,
        table: Mapping[str, ThrowChances] = LUCK,
        paces: Mapping[int, float] | None = None,
    ) -> None:
        self.rng = generator(rng)
        self.seed = seed_of(rng)
        self.table = table
        if table is not LUCK:
            self.engine = engine_of(table)
        self.paces = paces or {}

    def __repr__(self) -> str:
        return f"<Luck, {seed_text(self.seed)}>"

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        if isinstance(awaited, InFlight):
            if isinstance(state, ArenaState):
                return self._land(cast("ArenaGame", game), state, awaited.hands, manners)
            if isinstance(game, OwnGame):
                return game.luck(state, awaited, self.rng)
            bits = self.rng.getrandbits
            return Rolled(tuple([_bug_face(bits) for _, dice in awaited.hands for _ in dice]))
        if isinstance(awaited, Race):
            return Raced(times=race_times(self.rng, racers(state, awaited, self.paces)))
        if isinstance(awaited, Lot):
            return Drawn(shuffled(self.rng, awaited.items))
        return None

    def resolve(self, asked: Asked) -> Resolved | None:
        if asked.chance is None:
            self.paces = asked.paces
            return super().resolve(asked)
        fair = Luck(asked.chance(0), self.table, asked.paces)
        outcome = fair.answer(asked.game, asked.state, asked.awaited, asked.manners)
        return None if outcome is None else Resolved(outcome, draw=drawn_from(asked))

    def _land(
        self,
        game: ArenaGame,
        state: ArenaState,
        hands: tuple[tuple[int, tuple[int, ...]], ...],
        manners: Mapping[int, str],
    ) -> Landed:
        """Hands one after the other in a random order; each may strike what lies there by then (DIG-SIM-3)."""
        if len(hands) == 1 and len(hands[0][1]) == 1 and not state.stacks:
            return self._land_one(game, state, hands[0][1][0], self.table[manners.get(hands[0][0], SOFTEST)])
        pit = _Pit(self.rng, game, state)
        for seat, dice in hands if len(hands) == 1 else shuffled(self.rng, tuple(sorted(hands))):
            pit.throw(dice, self.table[manners.get(seat, SOFTEST)])
        return pit.landed()

    def _land_one(self, game: ArenaGame, state: ArenaState, die: int, manner: ThrowChances) -> Landed:
        """One die among loose ones: about nine of ten throws."""
        manner = manner.among(len(state.arena))
        random, hit = self.rng.random, manner.hit
        struck = [lying for lying, _ in state.arena if random() < hit]
        if struck:
            pit = _Pit(self.rng, game, state)
            pit.strike(struck, manner)
            pit.drop(die, manner)
            return pit.landed()
        if random() < manner.leave:
            return Landed((), ((die, "bounced"),))
        return Landed(((die, game.die[int(random() * 6)]),))


# What was drawn from


def drawn_from(asked: Asked) -> Draw | None:
    """The input of the draw for this request; None if the record does not store it."""
    awaited, number = asked.awaited, asked.number
    if not number:
        return None
    if isinstance(awaited, Lot):
        return (DeckDraw if number == 1 else LotDraw)(number, awaited.items)
    if isinstance(awaited, Race):
        return RaceDraw(number, racers(asked.state, awaited, asked.paces))
    if not isinstance(awaited, InFlight):
        return None
    if not isinstance(asked.state, ArenaState):
        return RollDraw(number, awaited.hands)
    hands = tuple((seat, dice, asked.manners.get(seat, SOFTEST)) for seat, dice in awaited.hands)
    return LuckDraw(number, hands, tuple(die for die, _ in asked.state.arena), asked.state.stacks)


# Races

#: (seat, number of dice to stack, pace in thousandths of the usual time)
Racers = tuple[tuple[int, int, int], ...]


def racers(state: Any, race: Race, paces: Mapping[int, float]) -> Racers:
    """The racers, as the draw needs them; without dice to stack only the time of reaction counts."""
    owned = Board(state).owned if isinstance(state, ArenaState) else lambda seat: 0
    return tuple((seat, owned(seat), round(1000 * paces.get(seat, 1.0))) for seat in race.seats)


def race_times(rng: Random, racers: Racers) -> tuple[tuple[int, int], ...]:
    """The time of each seat in ms, drawn one after the other."""
    return tuple((seat, _race_time(rng, dice, pace / 1000)) for seat, dice, pace in racers)


def _race_time(rng: Random, dice: int, pace: float) -> int:
    """Milliseconds to stack so many dice."""
    lognormal, random = rng.lognormvariate, rng.random
    time = REACTION_S * lognormal(0, REACTION_SPREAD)
    hand = lognormal(0, HAND_SPREAD)
    stacked = 0
    while stacked < dice:
        time += DIE_S * hand * lognormal(0, DIE_SPREAD)
        stacked += 1
        if random() < FALL_CHANCE * (stacked - 1):
            time += FALL_S
            stacked = 0
    return round(time * 1000 * pace)


def _bug_face(bits: Callable[[int], int]) -> str:
    """What one die of voll verasselt shows: three random bits, again while they are none of its six sides.

    That is what ``Random.choice`` does too, so that the same seeds still give the same dice.
    """
    while (side := bits(3)) >= len(BUG_DIE):
        pass
    return BUG_DIE[side]


class _Pit:
    """The arena while dice come in: what lies loose, what stands, what turned and what left."""

    def __init__(self, rng: Random, game: ArenaGame, state: ArenaState) -> None:
        self.random = rng.random
        self.faces = game.die
        self.stacks = list(state.stacks)
        stacked = {die for stack in self.stacks for die in stack} if self.stacks else ()
        self.loose = [die for die, _ in state.arena if die not in stacked]
        self.shown: dict[int, str] = {}
        self.out: dict[int, str] = {}

    def throw(self, dice: tuple[int, ...], manner: ThrowChances) -> None:
        """Throw the dice of one hand: they strike the dice that lay there before, not each other."""
        manner = manner.among(len(self.loose) + len(self.stacks))
        random, hit = self.random, manner.hit
        for die in dice:
            self.strike([lying for lying in self.loose if random() < hit], manner)
            if self.stacks:
                standing = [self._topple(stack, manner) if random() < hit else stack for stack in self.stacks]
                self.stacks = [stack for stack in standing if len(stack) > 1]
            self.drop(die, manner)
        self.loose += [die for die in dice if die in self.shown]

    def strike(self, struck: list[int], manner: ThrowChances) -> None:
        """A thrown die hits these loose ones."""
        for die in struck:
            self._struck(die, manner, manner.turn)

    def drop(self, die: int, manner: ThrowChances) -> None:
        """A thrown die comes to rest, or bounces out."""
        if self.random() < manner.leave:
            self.out[die] = "bounced"
        else:
            self.shown[die] = self.faces[int(self.random() * 6)]

    def landed(self) -> Landed:
        """What became of all that."""
        return Landed(tuple(self.shown.items()), tuple(self.out.items()), tuple(self.stacks))

    def _struck(self, die: int, manner: ThrowChances, turn: float) -> None:
        if self.random() < manner.knock:
            self.loose.remove(die)
            self.shown.pop(die, None)
            self.out[die] = "knocked"
        elif self.random() < turn:
            self.shown[die] = self.faces[int(self.random() * 6)]

    def _topple(self, stack: tuple[int, ...], manner: ThrowChances) -> tuple[int, ...]:
        """A tower breaks at a random level: what was above falls and turns, the rest stands (DIG-TOWER-3)."""
        level = int(self.random() * len(stack))
        self.loose += stack[level:] if level != 1 else stack  # a single die below is no tower
        for die in stack[level:]:
            self._struck(die, manner, 1.0)
        return stack[:level]
