"""The same hand again: what a throw into the arena was worth before chance had its say.

A hand chooses where, how hard and with what spin; its tremor and the faces are chance. So the same locked numbers are
thrown again into the same dice, each time with another tremor. Which face a thrown die shows does not depend on its
motion: for few dice all faces are counted instead of drawn.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import product
from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from throwdown.bots.odds.arena import held_symbol
from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics.arenas import ARENA, is_known
from throwdown.physics.cube import FACES
from throwdown.physics.intent import Intent
from throwdown.physics.scene import Scene
from throwdown.physics.target import force_of, target_of
from throwdown.physics.throw import simulate
from throwdown.rules.arena.events import SetsFound
from throwdown.rules.arena.state import THROWS
from throwdown.rules.game import InFlight, impossible
from throwdown.rules.hashed import joined
from throwdown.rules.record import Acted, Undone
from throwdown.rules.values import Value
from throwdown.throwers.fairness import Stream
from throwdown.throwers.physical import Physical, landed_as
from throwdown.throwers.release import Hand, released

from .figures import MOST_DRAWS, HandDone, HandLanding, HandToThrow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from random import Random

    from throwdown.physics import Pose
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState, Landed
    from throwdown.rules.game import Event
    from throwdown.rules.record import Record
    from throwdown.throwers.thrower import Lying

    from .estimate import Chances
    from .figures import Cause, Landings, Strength

#: A hand is thrown again at least so often, whatever time there is.
LEAST = 4
#: Forces from which a throw is no longer soft, and from which it is hard: a toss has 40, a hit 60, a smash 87.
EVEN, HARD = 40, 75
#: All faces of so many dice are counted; of more dice as many are drawn as two dice have.
COUNTED = 2
DRAWN = 36


class Locked(Value):
    """What one hand chose, and the dice that lay there."""

    dice: tuple[int, ...]
    intent: tuple[int, ...]
    lying: tuple[tuple[int, tuple[int, ...]], ...]
    seed: str
    """So that the same game is analysed in the same way again, and by every machine: 32 bytes, in hexadecimal."""
    towers: bool
    landings: Landings | None = None
    """What came of its draws, if it was thrown elsewhere."""

    @property
    def scene(self) -> Scene:
        return Scene(cast("dict[int, Pose]", dict(self.lying)))

    def done(self, shown: Mapping[int, str]) -> HandDone:
        """What the hand did; ``shown`` is what the lying dice show."""
        intent = Intent.of(self.intent)
        force, target = force_of(intent), target_of(intent, self.scene)
        symbol = shown.get(target.die) if target.die is not None else None
        return HandDone(force=force, strength=_strength(force), meets=target.meets, symbol=symbol)

    def to_throw(self, step: int) -> HandToThrow:
        """What another machine needs to throw it."""
        return HandToThrow(
            step=step,
            arena=ARENA.name,
            towers=self.towers,
            dice=list(self.dice),
            intent=list(self.intent),
            lying=list(self.lying),
            seed=self.seed,
        )

    def draw(self, number: int) -> Stream:
        """The chance of one draw; each has its own, so that they can be computed in any order."""
        return Stream(sha256(bytes.fromhex(self.seed) + number.to_bytes(8, "big")).digest())


def _strength(force: int) -> Strength:
    return "soft" if force < EVEN else "even" if force < HARD else "hard"


class Rethrown(Value):
    """What the same hand leads to on average."""

    values: Chances
    errors: Chances
    draws: int
    out: float
    """Of its dice: so many leave the arena."""
    turned: float
    """So often it turns a lying die or knocks one out."""
    matched: float


# What was locked


def locked_hands(log: Record) -> dict[int, Locked]:
    """Every throw of one hand that aimed, by the number of its entry."""
    return dict(_locked(log)) if is_known(log.header.engine) else {}


def _locked(log: Record) -> Iterator[tuple[int, Locked]]:
    game, thrower, places = log.header.start(), Physical(0), list[Any]()
    for step in log.replay():
        before: Lying = places[step.entry.to if isinstance(step.entry, Undone) else -1] if places else {}
        lying = thrower.lay(game, before, step.entry, step.state, step.number)
        places.append(lying)
        awaited = game.awaiting(step.state)
        if not (isinstance(step.entry, Acted) and isinstance(awaited, InFlight) and _aims(step.entry)):
            continue
        if [seat for seat, _ in awaited.hands] == [step.entry.seat]:
            seed = sha256(joined("same hand", log.header.id, step.number)).hexdigest()
            dice = awaited.hands[0][1]
            towers = game.options.get("accidental_stack") == "tower"
            yield step.number, Locked(dice, step.entry.intent, tuple(lying.items()), seed, towers)


def _aims(entry: Acted) -> bool:
    return bool(entry.intent) and isinstance(entry.action, THROWS)


# Thrown again


def rethrown(
    game: ArenaGame,
    locked: Locked,
    after: ArenaState,
    worth: Callable[[ArenaState], Chances],
    landings: Iterable[HandLanding | None],
) -> Rethrown | None:
    """The mean over other tremors and faces; nothing if the engine cannot compute such a throw.

    ``after`` is the state with the dice in the air, ``worth`` judges the states that follow.
    """
    tally = _Tally(game, after, worth)
    for number, landing in enumerate(landings):
        if landing is not None:  # a table throws again with another tremor, too
            tally.add(locked, landing, number)
    return tally.mean() if len(tally.values) > 1 else None


def throw_again(locked: Locked, think: float, most: int) -> Iterator[HandLanding | None]:
    """The landings of one draw after the other.

    ``think`` is CPU time, so that a busy machine judges as well as an idle one.
    """
    until = process_time() + think
    for number in range(most):
        if number >= LEAST and process_time() > until:
            return
        yield thrown(locked, number)


def thrown(locked: Locked, number: int) -> HandLanding | None:
    """One draw; nothing if the engine cannot compute it."""
    scene = locked.scene
    throws, seed = released(locked.draw(number), (Hand(locked.dice, Intent.of(locked.intent)),), scene)
    try:
        landing = simulate(scene, throws, towers=locked.towers, seed=seed)
    except (ThrowFailed, ThrowRefused):
        return None
    # By number, as browsers send them: then the rules get them in the same order.
    faces, out = dict(sorted(landing.faces.items())), cast("dict[int, Cause]", dict(sorted(landing.out.items())))
    return HandLanding(faces=faces, out=out, stacks=landing.stacks, nudges=landing.nudges)


def check_landings(hands: Mapping[int, Locked], landings: Mapping[int, Landings], most: int = MOST_DRAWS) -> None:
    """Refuse what cannot be the landings of these hands: each is thrown, and each die rests or left."""
    for step, locked in hands.items():
        if len(landings.get(step, ())) < LEAST:
            raise impossible(f"the hand of step {step} was thrown less than {LEAST} times", "outcome/dice")
        if len(landings[step]) > most:
            raise impossible(f"the hand of step {step} was thrown more than {most} times", "outcome/dice")
        dice = sorted([*locked.dice, *dict(locked.lying)])
        for landing in landings[step]:
            if landing is not None and sorted([*landing.faces, *landing.out]) != dice:
                raise impossible(
                    f"a landing of step {step} does not have the dice {dice}: give each a face, or say that it left",
                    "outcome/dice",
                )


class _Tally:
    """Adds up what the same hand led to."""

    def __init__(self, game: ArenaGame, after: ArenaState, worth: Callable[[ArenaState], Chances]) -> None:
        self.game, self.after, self.worth = game, after, worth
        self.before = dict(after.arena)
        self.held = held_symbol(game.id, after.elements)
        self.values: list[Chances] = []
        self.out, self.turned, self.matched = 0, 0, 0.0

    def add(self, locked: Locked, landing: HandLanding, number: int) -> None:
        rng = Stream(sha256(joined("faces", locked.seed, number)).digest())
        ended = [self.game.resolve(self.after, landed) for landed in self._every_face(locked, landing, rng)]
        found = [self.worth(state) for state, _ in ended]
        self.values.append(tuple(sum(each) / len(found) for each in zip(*found, strict=True)))
        self.out += sum(die in landing.out for die in locked.dice)
        self.turned += self._turns(landing)
        self.matched += sum(self._matches(events) for _, events in ended) / len(ended)

    def _every_face(self, locked: Locked, landing: HandLanding, rng: Random) -> Iterator[Landed]:
        """The same landing with other faces on the thrown dice: each face is equally likely."""
        there = [die for die in locked.dice if die in landing.faces]
        faces = range(FACES)
        shown: Any = product(faces, repeat=len(there))
        if len(there) > COUNTED:
            shown = [rng.choices(faces, k=len(there)) for _ in range(DRAWN)]
        for each in shown:
            turned = structs.replace(landing, faces={**landing.faces, **dict(zip(there, each, strict=True))})
            yield cast("Landed", landed_as(self.game, self.before, turned))

    def _turns(self, landing: HandLanding) -> bool:
        symbols = self.game.die
        return any(die in landing.out or symbols[landing.faces[die]] != face for die, face in self.before.items())

    def _matches(self, events: tuple[Event, ...]) -> bool:
        """Whether dice could be taken: sets that an effect holds do not count."""
        found = [event.sets for event in events if isinstance(event, SetsFound)]
        return any(symbol != self.held for sets in found for symbol, _ in sets)

    def mean(self) -> Rethrown:
        count = len(self.values)
        columns = list(zip(*self.values, strict=True))
        means = tuple(sum(column) / count for column in columns)
        errors = tuple(
            sqrt(sum((value - mean) ** 2 for value in column) / (count * (count - 1)))
            for column, mean in zip(columns, means, strict=True)
        )
        return Rethrown(means, errors, count, self.out / count, self.turned / count, self.matched / count)
