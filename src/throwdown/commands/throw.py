"""``throwdown throw``: one throw in the physical arena."""

from __future__ import annotations

import json
import re
import secrets
import time
from dataclasses import dataclass
from math import hypot, radians
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from throwdown.errors import ThrowdownError, ThrowFailed, ThrowRefused
from throwdown.rules.record import Manner

from .shared import json_option, printable

if TYPE_CHECKING:
    from random import Random

    from throwdown.physics import Intent, Landing, Pose, Scene
    from throwdown.pictures.picture import Marks
    from throwdown.throwers.fairness import Fairness

MOST_DICE = 26
#: So many dice lie in the arena if nobody says how many: for a single die. A big throw meets an empty arena.
LYING = 5
LEAST_TOWER, HIGHEST_TOWER = 2, 16
FASTEST = 4.0
"""m/s"""
#: A die that is laid at random is tried at so many places before the nearest free one is searched.
TRIES = 400

LEFT = {"missed": "missed the arena", "bounced": "bounced out", "knocked": "was knocked out"}


@click.command(context_settings={"show_default": True})
@click.option("--manner", type=click.Choice(get_args(Manner)), show_default=False)
@click.option("--dice", default="1", metavar="N")
@click.option("--lying", metavar="N")
@click.option("--lying-at", metavar="X,Y,FACE;…")
@click.option("--tower", metavar="N")
@click.option("--aim", metavar="DIE")
@click.option("--from", "bearing", metavar="DEGREES")
@click.option("--speed", metavar="M/S")
@click.option("--intent", metavar="X,Y,Z,…")
@click.option("--game", default="strike", metavar="GAME")
@click.option("--towers", is_flag=True)
@click.option("--seed")
@json_option
@click.option("--picture", type=click.Path(path_type=Path), metavar="OUT.png")
@click.option("--movie", type=click.Path(path_type=Path), metavar="OUT.gif")
def throw(
    game: str, seed: str | None, towers: bool, as_json: bool, picture: Path | None, movie: Path | None, **told: Any
) -> None:
    """Throw dice into the arena and tell what happens.

    Example: throwdown throw --manner toss --lying 5 --aim 2 --picture throw.png
    """
    check_file("--picture", picture, ".png")
    check_file("--movie", movie, ".gif")
    done = thrown(game, secrets.token_hex(8) if seed is None else _text("--seed", seed), towers, told)
    written = {path: _drawn(done, path) for path in (picture, movie) if path is not None}
    for path, data in written.items():
        write(path, data)
    click.echo(json.dumps(_told_json(done)) if as_json else _told_text(done, list(written)))


# The throw


@dataclass(frozen=True)
class Thrown:
    """One throw: what was asked for, and what came of it."""

    game: str
    symbols: tuple[str, ...]
    seed: str
    manner: str | None
    intent: Intent
    before: Scene
    dice: tuple[int, ...]
    """Those that were thrown."""
    landing: Landing
    cpu_ms: float

    def face(self, die: int) -> str | None:
        """What a die shows. Bugs count wherever they roll; other dice only in the arena."""
        from throwdown.physics.cube import top

        landing = self.landing
        if die in landing.faces:
            return self.symbols[landing.faces[die]]
        if self.game != "verasselt":
            return None
        return self.symbols[top(landing.trajectory.poses[-1][landing.trajectory.dice.index(die)][3:])]

    def face_before(self, die: int) -> str | None:
        from throwdown.physics.scene import face_of

        return self.symbols[face_of(self.before.poses[die])] if die in self.before.poses else None

    def turned(self, die: int) -> bool:
        """Whether a die that lay there shows something else now."""
        return die in self.landing.faces and self.face_before(die) not in (None, self.face(die))

    @property
    def everyone(self) -> tuple[int, ...]:
        """All dice by number: first those that lay there."""
        return (*self.before.poses, *self.dice)


def thrown(game: str, seed: str, towers: bool, told: dict[str, Any]) -> Thrown:
    """Lay what lies there, find the intent, throw."""
    from throwdown.throwers.fairness import Fairness

    fairness = Fairness.seeded(seed)
    symbols = _symbols(game)
    count = _whole("--dice", told["dice"], 1, MOST_DICE, "throw/dice")
    before = _scene(fairness.deck(), told, count, symbols)
    manner, intent = _intent(fairness.throw(0), told, before)
    dice = tuple(range(len(before.poses) + 1, len(before.poses) + count + 1))
    landing, cpu_ms = _landing(fairness, dice, intent, before, towers)
    return Thrown(game, symbols, seed, manner, intent, before, dice, landing, cpu_ms)


def _symbols(game: str) -> tuple[str, ...]:
    """What is on the faces 0 to 5 of this game's dice."""
    from throwdown.rules.catalogue import known
    from throwdown.throwers.dice import faces_of

    return faces_of(known(game).id)


def _landing(
    fairness: Fairness, dice: tuple[int, ...], intent: Intent, before: Scene, towers: bool
) -> tuple[Landing, float]:
    """The landing, and the time it took in ms; the engine is set up before. If it fails, the hand trembles anew."""
    from throwdown.physics import simulate
    from throwdown.physics.scene import model
    from throwdown.throwers.physical import ATTEMPTS
    from throwdown.throwers.release import Hand, released

    model(len(before.poses) + len(dice))
    for attempt in range(ATTEMPTS):
        throws, nudges = released(fairness.throw(1, attempt), (Hand(dice, intent),), before)
        start = time.process_time()
        try:
            landing = simulate(before, throws, towers=towers, seed=nudges)
        except ThrowFailed:
            continue
        return landing, 1000 * (time.process_time() - start)
    raise ThrowFailed(f"the engine failed {ATTEMPTS} times: try another seed")


# What lies there


def _scene(rng: Random, told: dict[str, Any], thrown: int, symbols: tuple[str, ...]) -> Scene:
    from throwdown.physics import Scene

    if told["lying"] is not None and told["lying_at"] is not None:
        raise ThrowRefused(
            "--lying lays dice anywhere and --lying-at where you say: give one of them", code="throw/scene"
        )
    placed = _placed(told["lying_at"], symbols) if told["lying_at"] is not None else {}
    tower = 0
    if told["tower"] is not None:
        tower = _whole("--tower", told["tower"], LEAST_TOWER, HIGHEST_TOWER, "throw/scene")
    if told["lying"] is not None:
        lying = _whole("--lying", told["lying"], 0, MOST_DICE - 1, "throw/scene")
    else:
        lying = LYING if thrown == 1 and not tower and told["lying_at"] is None else 0
    if (count := thrown + len(placed) + lying + tower) > MOST_DICE:
        raise ThrowRefused(
            f"--dice {thrown} and {count - thrown} dice in the arena are {count}: there are {MOST_DICE} in all",
            code="throw/dice",
        )
    faces = len(symbols) if symbols[-1] == symbols[-2] else len(symbols) - 1  # lost faces do not stay in the arena
    if not tower:
        return Scene(_scattered(rng, placed, lying, faces))
    built = _with_tower(rng, placed, range(len(placed) + lying + 1, len(placed) + lying + tower + 1), faces)
    poses = _scattered(rng, built, lying, faces)
    return Scene({die: poses[die] for die in sorted(poses)})


def _scattered(rng: Random, taken: dict[int, Pose], count: int, faces: int) -> dict[int, Pose]:
    """With so many dice more, anywhere on the floor."""
    poses = dict(taken)
    free = (die for die in range(1, MOST_DICE + 1) if die not in taken)
    for _, die in zip(range(count), free, strict=False):
        poses[die] = _anywhere(rng, poses, faces)
    return poses


def _anywhere(rng: Random, others: dict[int, Pose], faces: int) -> Pose:
    from throwdown.physics.placing import fits, free_place
    from throwdown.physics.scene import pose_of, quaternion_of

    for _ in range(TRIES):
        x, y = (rng.randrange(-82, 83) / 1000 for _ in range(2))
        pose = _flat_pose(x, y, rng.randrange(faces), radians(rng.randrange(360)))
        if fits(pose, others):
            return pose
    return pose_of(free_place(pose, others), quaternion_of(pose))


def _flat_pose(x: float, y: float, face: int, yaw: float) -> Pose:
    import numpy as np

    from throwdown.physics.cube import flat
    from throwdown.physics.dimensions import HALF
    from throwdown.physics.scene import pose_of

    return pose_of(np.array([x, y, HALF]), flat(face, yaw))


def _with_tower(rng: Random, placed: dict[int, Pose], dice: range, faces: int) -> dict[int, Pose]:
    """A tower in the middle, or as near to it as the other dice leave room."""
    from throwdown.physics import Scene
    from throwdown.physics.placing import laid
    from throwdown.physics.scene import face_of
    from throwdown.throwers.physical import TOWER_YAW

    shown = {die: face_of(pose) for die, pose in placed.items()} | {die: rng.randrange(faces) for die in dice}
    yaws = {die: TOWER_YAW * (rng.randrange(2001) - 1000) / 1000 for die in dice}
    return dict(laid(Scene(placed), shown, (tuple(dice),), yaws).poses)


def _placed(text: str, symbols: tuple[str, ...]) -> dict[int, Pose]:
    """Dice where they were told to lie: x,y,face and, if wanted, by how many degrees they are turned."""
    from throwdown.physics.placing import to_wall
    from throwdown.physics.scene import TOLERANCE, overlap

    poses: dict[int, Pose] = {}
    for die, told in enumerate((part for part in text.split(";") if part.strip()), start=1):
        poses[die] = pose = _told_pose(die, told, symbols)
        if to_wall(pose) < -TOLERANCE:
            raise ThrowRefused(
                f"--lying-at: die {die} at ({pose[0] / 1000:g}, {pose[1] / 1000:g}) mm is in a wall or outside:"
                " its centre must be 8 to 11 mm from the walls, which are 90 mm from the middle",
                code="throw/scene",
            )
        for other in range(1, die):
            if overlap(pose, poses[other]) > TOLERANCE:
                raise ThrowRefused(
                    f"--lying-at: die {die} lies in die {other}: leave 16 to 23 mm between their centres",
                    code="throw/scene",
                )
    if len(poses) >= MOST_DICE:
        raise ThrowRefused(
            f"--lying-at: {len(poses)} dice lie there: at most {MOST_DICE - 1}, so that one can be thrown",
            code="throw/scene",
        )
    return poses


def _told_pose(die: int, told: str, symbols: tuple[str, ...]) -> Pose:
    parts = [part.strip() for part in told.split(",")]
    if not 3 <= len(parts) <= 4:
        raise ThrowRefused(
            f"--lying-at: die {die} is {_quoted(told)}: write x,y,face or x,y,face,degrees", code="throw/scene"
        )
    x, y = (
        _number(f"--lying-at: {name} of die {die}", part, -90, 90, "mm")
        for name, part in zip("xy", parts[:2], strict=True)
    )
    face = parts[2].upper()
    if face not in symbols:
        known = ", ".join(dict.fromkeys(symbols))
        raise ThrowRefused(
            f"--lying-at: face of die {die} must be one of {known}, not {_quoted(parts[2])}", code="throw/scene"
        )
    turn = _number(f"--lying-at: degrees of die {die}", parts[3], -360, 360, "degrees") if len(parts) == 4 else 0.0
    return _flat_pose(x / 1000, y / 1000, symbols.index(face), radians(turn))


# The intent


def _intent(rng: Random, told: dict[str, Any], scene: Scene) -> tuple[str | None, Intent]:
    """The manner, if there is one, and the intent."""
    from throwdown.physics import Intent, aim_at
    from throwdown.physics.intent import check_release
    from throwdown.throwers.physical import unaimed

    if told["intent"] is not None:
        for option in ("manner", "aim", "bearing", "speed"):
            if told[option] is not None:
                name = "from" if option == "bearing" else option
                raise ThrowRefused(f"--intent says everything about the throw: leave --{name} out", code="throw/intent")
        intent = Intent.of([_as_told(part.strip()) for part in told["intent"].split(",")])
        check_release(intent, scene)
        return None, intent
    manner = told["manner"] or "toss"
    bearing = radians(_number("--from", told["bearing"] or "270", -360, 360, "degrees"))
    speed = None if told["speed"] is None else _number("--speed", told["speed"], 0, FASTEST, "m/s")
    if told["aim"] is not None:
        if not scene.poses:
            raise ThrowRefused("--aim needs dice that lie in the arena: add --lying or --tower", code="throw/target")
        die = _whole("--aim", told["aim"], 1, len(scene.poses), "throw/target")
        intent = aim_at(scene, die, manner, bearing, speed)
    elif speed is not None:
        intent = _somewhere(rng, manner, bearing, speed, scene)
    else:
        intent = unaimed(rng, manner, bearing, scene)
    check_release(intent, scene)
    return manner, intent


def _somewhere(rng: Random, manner: str, bearing: float, speed: float, scene: Scene) -> Intent:
    """Anywhere into the arena, at this speed."""
    from throwdown.physics.arenas import SCATTER
    from throwdown.physics.dimensions import HALF
    from throwdown.physics.intent import WAYS, throw_at

    way = WAYS[manner]
    while True:
        x, y = (SCATTER * (rng.randrange(2001) - 1000) / 1000 for _ in range(2))
        if hypot(x, y) <= SCATTER:
            target = (x, y, HALF)
            return throw_at(target, speed, bearing, spin=way.spin, back=way.back, height=way.height, scene=scene)


# What people write


def _whole(field: str, text: str, low: int, high: int, code: str) -> int:
    number = _as_told(text.strip())
    if not isinstance(number, int) or not low <= number <= high:
        raise ThrowRefused(f"{field} must be a whole number from {low} to {high}, not {_quoted(text)}", code=code)
    return number


def _number(field: str, text: str, low: float, high: float, unit: str) -> float:
    """A finite number in its range."""
    plain = re.fullmatch(r"[-+]?([0-9]{1,9}(\.[0-9]{0,9})?|\.[0-9]{1,9})", text.strip())
    if plain is None or not low <= float(text) <= high:
        raise ThrowRefused(
            f"{field} must be a number from {low:g} to {high:g} {unit}, not {_quoted(text)}", code="throw/bounds"
        )
    return float(text)


def _text(field: str, text: str) -> str:
    if printable(text) != text:
        raise ThrowdownError(f"{field} must be one line of UTF-8 text, not {_quoted(text)}")
    return text


def _as_told(text: str) -> int | str:
    """A whole number as such, everything else as text."""
    return int(text) if re.fullmatch(r"[-+]?[0-9]{1,12}", text) else text


def _quoted(text: str) -> str:
    shown = printable(text)
    return repr(shown if len(shown) <= 40 else shown[:37] + "...")


# Files


def check_file(option: str, path: Path | None, ending: str) -> None:
    """Refuse before anything is thrown what could not be written afterwards."""
    if path is None:
        return
    shown = printable(str(path))
    if path.suffix.lower() != ending:
        raise ThrowdownError(f"{option} {shown} must end in {ending}: that is what is written")
    if path.is_dir():
        raise ThrowdownError(f"{option} {shown} is a folder: name a file in it")
    if not path.parent.is_dir():
        raise ThrowdownError(f"{option} {shown} cannot be written: there is no folder {printable(str(path.parent))}")


def write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise ThrowdownError(f"{printable(str(path))} cannot be written: {error.strerror}") from None


def _drawn(done: Thrown, path: Path) -> bytes:
    from throwdown.pictures.picture import movie, picture, png
    from throwdown.pictures.symbols import symbols_of

    symbols = symbols_of(done.game)
    if path.suffix.lower() == ".png":
        return png(picture(done.landing, symbols, _marks(done)))
    return movie(done.before, done.landing.trajectory, symbols, _marks(done))


def _marks(done: Thrown) -> Marks:
    from throwdown.pictures.picture import Marks

    return Marks(frozenset(done.dice), frozenset(die for die in done.everyone if done.turned(die)), numbers=True)


# What is told


def _told_json(done: Thrown) -> dict[str, Any]:
    from throwdown.physics import BOUNDS, ENGINE

    landing, motion = done.landing, done.landing.trajectory
    return {
        "game": done.game,
        "seed": done.seed,
        "engine": ENGINE,
        "manner": done.manner,
        "intent": dict(zip(BOUNDS, done.intent.numbers(), strict=True)),
        "dice": [_die_json(done, die) for die in done.everyone],
        "stacks": [list(stack) for stack in landing.stacks],
        "nudges": list(landing.nudges),
        "flattened": list(landing.flattened),
        "seconds": round(landing.seconds, 4),
        "cpu_ms": round(done.cpu_ms, 2),
        "trajectory": {
            "bytes": len(motion.encode()),
            "frames": len(motion.poses),
            "dice": list(motion.dice),
            "contacts": len(motion.contacts),
        },
    }


def _die_json(done: Thrown, die: int) -> dict[str, Any]:
    """One die; poses are x, y and z in µm and a quaternion in millionths."""
    lay, rests = done.before.poses.get(die), done.landing.scene.poses.get(die)
    return {
        "die": die,
        "thrown": die in done.dice,
        "face": done.face(die),
        "face_before": done.face_before(die),
        "turned": done.turned(die),
        "left": done.landing.out.get(die),
        "pose": None if rests is None else list(rests),
        "pose_before": None if lay is None else list(lay),
    }


def _told_text(done: Thrown, files: list[Path]) -> str:
    from throwdown.physics import ENGINE

    landing, motion = done.landing, done.landing.trajectory
    numbers = ",".join(map(str, done.intent.numbers()))
    facts = {
        "stacks": ", ".join(" under ".join(map(str, stack)) for stack in landing.stacks),
        "nudged": ", ".join(f"die {die}" for die in landing.nudges),
        "laid flat": ", ".join(f"die {die}" for die in landing.flattened),
        "time": f"{landing.seconds:.2f} s simulated in {done.cpu_ms:.1f} ms of CPU",
        "motion": f"{len(motion.encode())} bytes: {len(motion.poses)} frames of {len(motion.dice)} dice",
        "engine": ENGINE,
        "intent": f"--intent {numbers}",
        "written": ", ".join(printable(str(path)) for path in files),
    }
    lines = [_headline(done), "", *(_die_text(done, die) for die in (*done.dice, *done.before.poses)), ""]
    return "\n".join(lines + [f"  {name:<10} {fact}" for name, fact in facts.items() if fact])


def _headline(done: Thrown) -> str:
    count, lying = len(done.dice), len(done.before.poses)
    how = "A throw" if done.manner is None else f"A {done.manner}"
    target = f"at {lying} that lie there" if lying else "into the empty arena"
    return f"{how} of {_dice(count)} {target} ({done.game}, seed {printable(done.seed)})"


def _dice(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


def _die_text(done: Thrown, die: int) -> str:
    face = done.face(die) or "–"
    part = "thrown" if die in done.dice else "turned" if done.turned(die) else ""
    if done.turned(die):
        face = f"{done.face_before(die)} → {face}"
    left = LEFT.get(done.landing.out.get(die, ""), "")
    return f"  die {die:<3} {part:<7} {face:<12} {left}".rstrip()
