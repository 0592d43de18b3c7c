"""Real throws: intents become motions in the arena, and motions become outcomes for the rules.

What is thrown (``flight``) and what the rules learn of it (``landed``) need no engine. Between the two ``resolving``
asks for the motion: it is computed here, in a worker process, or wherever a host has its engine.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from hashlib import sha256
from math import hypot, radians
from random import Random
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import TableRefused, ThrowFailed, ThrowRefused
from throwdown.physics import Intent, Scene, aim_at, preset
from throwdown.physics.arenas import ARENA, SCATTER, START
from throwdown.physics.cube import top
from throwdown.physics.dimensions import HALF
from throwdown.physics.intent import bearing_of, by_way, check_release, open_place
from throwdown.physics.placing import laid, shift
from throwdown.physics.scene import face_of, place_of
from throwdown.rules import InFlight
from throwdown.rules.arena.state import THROWS, ArenaState, Landed, MoveDie
from throwdown.rules.draws import ArenaDraw
from throwdown.rules.hashed import joined
from throwdown.rules.own import OwnGame
from throwdown.rules.record import Acted, Manner, Resolved
from throwdown.rules.verasselt.state import Rolled

from .dice import BUG_DIE
from .luck import Luck
from .release import Hand, released
from .seeds import generator, seed_of, seed_text
from .simulating import Launch, simulate, thrown_by
from .thrower import SOFTEST, Asked, Lying, Thrower

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.physics import Pose
    from throwdown.physics.motion import AnyLanding, DiceAtRest
    from throwdown.rules import Action, Game, Outcome
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.game import Awaiting
    from throwdown.rules.record import Entry

    from .seeds import Source
    from .simulating import Throwing

#: How bugs are rolled, and the start die: the word of a record for ``START``.
GENTLY = "start"
#: A recorded motion and a place at rest may differ by this much, in m: both are rounded.
NEAR = 0.0001
#: A tower is turned a little from die to die (DIG-TOWER-1).
TOWER_YAW = radians(5)
#: Attempts with other tremors if the engine cannot compute a throw; measured: none of 20,000 needs a second one.
ATTEMPTS = 8


@dataclass(frozen=True, slots=True)
class Flight:
    """What flies, and whose hands threw it."""

    launch: Launch
    hands: tuple[Hand, ...]
    attempt: int


class Physical(Thrower):
    """Throws in a simulated arena; races and lots are random.

    With a seed, ``Arena("seed")``, a match throws the same again on the same kind of processor.
    """

    id = "physics"
    engine = ARENA.engine
    has_places = True

    def __init__(self, rng: Source = None) -> None:
        self.rng = generator(rng)
        self.seed = seed_of(rng)
        """For hands that do not say where they throw; the dice have a chance of their own."""

    def __repr__(self) -> str:
        return f"<Arena {ARENA.name}, {seed_text(self.seed)}>"

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        """An answer without commitments or places: for races, lots and tests."""
        resolved = self.resolve(Asked(game, state, awaited, manners))
        return None if resolved is None else resolved.outcome

    # Before the throw

    def lock(
        self, asked: Asked, seat: int, action: Action, manner: Manner | None, intent: tuple[int, ...]
    ) -> tuple[int, ...]:
        if isinstance(action, MoveDie):
            return _checked_move(asked.lying, action, intent)
        if not isinstance(action, THROWS):
            if intent:
                raise TableRefused("only throws and moves of dice have numbers", code="table/intent")
            return ()
        if not intent:
            return self._unaimed(asked, seat, manner or SOFTEST).numbers()
        checked = Intent.of(intent)
        check_release(checked, _scene(asked.lying))
        return checked.numbers()

    def _unaimed(self, asked: Asked, seat: int, manner: str) -> Intent:
        """A throw from the own side; the softest one goes onto a free place (AMB-48)."""
        return unaimed(self.rng, manner, bearing_of(seat, asked.game.seats), _scene(asked.lying))

    # The throw

    def resolve(self, asked: Asked) -> Resolved | None:
        return thrown_by(simulate, self.resolving(asked))

    def resolving(self, asked: Asked) -> Throwing[Resolved | None]:
        if not isinstance(asked.awaited, InFlight) or isinstance(asked.game, OwnGame):
            return Luck(self.rng).resolve(asked)
        chance = asked.chance or (lambda attempt: self.rng)
        for attempt in range(ATTEMPTS):
            try:
                flight = self.flight(asked, chance(attempt), attempt)
                return self.landed(asked, flight, (yield flight.launch))
            except (ThrowFailed, ThrowRefused) as failed:
                if failed.code not in ("throw/engine", "throw/scene"):
                    raise
        raise ThrowFailed(f"the engine failed {ATTEMPTS} times; the throw stays locked: try again later")

    def flight(self, asked: Asked, rng: Random, attempt: int = 0) -> Flight:
        """What is to be computed: the hands as they were locked, with what chance adds."""
        assert isinstance(asked.awaited, InFlight)  # noqa: S101  # the caller has checked
        scene = _scene(asked.lying) if isinstance(asked.state, ArenaState) else Scene({})
        hands = tuple(_hand(asked, rng, seat, dice, scene) for seat, dice in asked.awaited.hands)
        throws, seed = released(rng, hands, scene)
        towers = asked.game.options.get("accidental_stack") == "tower"
        return Flight(Launch(scene, throws, towers, seed), hands, attempt)

    def landed(self, asked: Asked, flight: Flight, landing: AnyLanding) -> Resolved:
        """What the record says of it."""
        assert isinstance(asked.awaited, InFlight)  # noqa: S101  # the caller has checked
        in_arena = isinstance(asked.state, ArenaState)
        outcome = _landed(asked, landing) if in_arena else _bugs_outcome(asked.awaited, landing)
        rest = tuple(landing.scene.poses.items()) if in_arena else ()
        lying = tuple(flight.launch.scene.poses.items()) if asked.says_lying else ()
        motion = b64encode(landing.trajectory.encode()).decode()
        return Resolved(outcome, rest, motion, _drawn_from(asked, flight), lying)

    # Where dice lie

    def lay(self, game: Game[Any], lying: Lying, entry: Entry | None, state: Any, version: int) -> Lying:
        """Return where the dice lie after an entry: landings and later moves by hand."""
        if not isinstance(state, ArenaState):
            return {}
        if isinstance(entry, Resolved) and entry.rest:
            lying = dict(entry.rest)
            if state.phase == "place":  # the start die shows X and waits for the hand that turns it
                return lying
        elif isinstance(entry, Acted) and isinstance(entry.action, MoveDie):
            x, y = entry.intent
            lying = dict(shift(_scene(lying), entry.action.die, x, y).scene.poses)
        faces = {die: cast("ArenaGame", game).die.index(face) for die, face in state.arena}
        yaws = {die: _yaw(version, die) for stack in state.stacks for die in stack}
        return dict(laid(_scene(lying), faces, state.stacks, yaws).poses)


def unaimed(rng: Random, manner: str, bearing: float, scene: Scene) -> Intent:
    """A throw of somebody who gives no numbers.

    A drop goes onto a free place, all else at one of the dice that lie there. If none does, it is thrown gently
    anywhere: harder throws at bare foam fly out.
    """
    if manner == SOFTEST:
        return preset(manner, bearing, open_place(scene), scene)
    if not scene.poses:
        return by_way(START, bearing, anywhere(rng), scene)
    return aim_at(scene, rng.choice(tuple(scene.poses)), manner, bearing)


def anywhere(rng: Random) -> tuple[float, float, float]:
    """Any place on the floor that is not at a wall."""
    while True:
        x, y = (SCATTER * (rng.randrange(2001) - 1000) / 1000 for _ in range(2))
        if hypot(x, y) <= SCATTER:
            return x, y, HALF


def _hand(asked: Asked, rng: Random, seat: int, dice: tuple[int, ...], scene: Scene) -> Hand:
    """What this seat has locked; without one (the start die, bugs, a time-out) chance throws."""
    numbers = asked.intents.get(seat)
    if numbers:
        return Hand(dice, Intent.of(numbers))
    bearing = bearing_of(seat, asked.game.seats)
    if _by_chance(asked) == SOFTEST:
        return Hand(dice, unaimed(rng, SOFTEST, bearing, scene))
    return Hand(dice, by_way(START, bearing, anywhere(rng), scene))


def _by_chance(asked: Asked) -> str:
    """How chance throws for a seat: gently, and as softly as can be where a decision was owed (AMB-48)."""
    return SOFTEST if isinstance(asked.state, ArenaState) and asked.state.phase != "start" else GENTLY


def _drawn_from(asked: Asked, flight: Flight) -> ArenaDraw | None:
    """What these throws were drawn from; None where the record does not store it."""
    if not asked.number:
        return None
    assert isinstance(asked.awaited, InFlight)  # noqa: S101  # the caller has checked
    manner, turns = _by_chance(asked), {throw.die: throw.turn for throw in flight.launch.throws}
    drawn = tuple(
        (seat, hand.dice, hand.intent.numbers(), "" if asked.intents.get(seat) else manner)
        for (seat, _), hand in zip(asked.awaited.hands, flight.hands, strict=True)
    )
    thrown = tuple((die, turns[die]) for hand in flight.hands for die in hand.dice)
    return ArenaDraw(asked.number, drawn, thrown, flight.attempt)


def _scene(lying: Lying) -> Scene:
    return Scene(cast("dict[int, Pose]", lying))


def _checked_move(lying: Lying, move: MoveDie, intent: tuple[int, ...]) -> tuple[int, ...]:
    """The place to which a die is moved; the action must describe the way correctly."""
    if len(intent) != 2:
        raise TableRefused("a move needs a place: two whole numbers (x and y in µm)", code="table/intent")
    done = shift(_scene(lying), move.die, *intent)
    if (move.from_wall, move.spreads) != (done.from_wall, done.spreads):
        raise TableRefused("the die does not move as the action says: leave that to the table", code="table/intent")
    return intent


def _yaw(version: int, die: int) -> float:
    """A small turn that everybody can work out: nothing is gained by knowing it."""
    return TOWER_YAW * (int.from_bytes(sha256(joined("yaw", version, die)).digest()[:2], "big") / 32767.5 - 1)


def _landed(asked: Asked, landing: AnyLanding) -> Outcome:
    return landed_as(cast("ArenaGame", asked.game), dict(asked.state.arena), landing)


def landed_as(game: ArenaGame, before: Mapping[int, str], landing: DiceAtRest) -> Outcome:
    """The outcome for the rules: faces of thrown and turned dice, dice that left, and stacks."""
    symbols = game.die
    shown = {die: symbols[face] for die, face in landing.faces.items()}
    nudged = tuple(dict.fromkeys(die for die in landing.nudges if die in shown))
    faces = tuple((die, face) for die, face in shown.items() if before.get(die) != face or die in nudged)
    return Landed(faces, tuple(landing.out.items()), landing.stacks, nudged)


def ends_otherwise(resolved: Resolved) -> bool:
    """Whether a recorded motion ends with other faces or places than the entry."""
    from throwdown.physics.trajectory import Trajectory

    motion = Trajectory.decode(b64decode(resolved.motion))
    last = dict(zip(motion.dice, motion.poses[-1], strict=True))
    if isinstance(resolved.outcome, Rolled):
        return sorted(resolved.outcome.faces) != sorted(BUG_DIE[top(pose[3:])] for pose in last.values())
    rest = _scene(dict(resolved.rest)).poses
    return any(
        top(last[die][3:]) != face_of(pose) or abs(last[die][:3] - place_of(pose)).max() > NEAR
        for die, pose in rest.items()
        if die in last
    )


def _bugs_outcome(awaited: InFlight, landing: AnyLanding) -> Outcome:
    """All bugs count, wherever they roll."""
    last = landing.trajectory.last_turns()
    return Rolled(tuple(BUG_DIE[top(last[die])] for _, dice in awaited.hands for die in dice))
