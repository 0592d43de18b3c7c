"""Throwing thousands: what the arena does with dice, counted.

A study is made of small jobs, each named by its part and its number. A job depends on the seed, its name
and the engine alone, so jobs may be done in any order, on any number of cores, today or tomorrow: with a
file a study goes on where it stopped, and a larger one goes on where a smaller one ended.

    throws    every manner into every filling, by people who do not aim
    hands     several dice at once into the empty arena
    turns     one random intent with all 24 rotations of the die
    aims      every speed, aimed at one lying die and thrown anywhere
    search    a player with a perfect simulator tries one intent for the thrown die ...
    fresh     ... and plays the best one
    schemes   the same player against the dice that lie there, beside one who simply aims
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from math import cos, hypot, pi, radians
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.structs import astuple

from throwdown.errors import ThrowdownError, ThrowFailed
from throwdown.lab.work import crew
from throwdown.physics import BOUNDS, ENGINE, Intent, Landing, Scene, aim_at, simulate
from throwdown.physics.arenas import SCATTER
from throwdown.physics.cube import FACES, ROTATIONS, times, top
from throwdown.physics.dimensions import HALF
from throwdown.physics.intent import WAYS, check_release, throw_at
from throwdown.physics.placing import laid
from throwdown.physics.scene import face_of, place_of, pose_of, quaternion_of
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS, Fairness
from throwdown.throwers.physical import ATTEMPTS, TOWER_YAW, unaimed
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from throwdown.lab.work import Crew
    from throwdown.physics import Pose

#: So many dice lie in the arena; those with a tower build it of some of them.
FILLINGS = (0, 1, 2, 3, 5, 8, 12)
TOWERS = {5: 3, 8: 5}
#: So many dice are thrown at once.
HANDS = (2, 5, 8)
#: The number of the thrown die; the ones that lie there have lower numbers.
THROWN = 25
#: A die was struck if it moved visibly: by so many m, or turned by so many rad.
STRUCK_WAY, STRUCK_TURN = 0.001, radians(5)

#: Speeds of the study of aim in m/s; 0 lets the die fall.
SPEEDS = (0.0, 1.2, 1.6, 2.0, 2.5, 3.0, 3.5, 4.0)
SPIN_PER_SPEED = 9.0
AIMED_FROM, AIMED_HEIGHT = 0.12, 0.10
#: What lies there when somebody aims: dice with different faces. Face 0 is the X.
LYING_FACES = (1, 2, 3)
CROSS = 0

#: The perfect simulator: how often each intent is tried for the thrown die, and the size of one job of playing it.
SEARCH_SEEDS = 2
FRESH_THROWS = 50
#: For lying dice the best are tried again and again: how many, and how often each.
SIEVE = ((0, 1), (40, 5), (10, 16))
SCHEME_THROWS = 60
AIMER_THROWS = 30

VERSION = 1


class Thrown(Value):
    """One throw of the part ``throws``."""

    filling: int
    tower: int
    """The height of a tower among the dice, or 0."""
    manner: int
    face: int
    """−1: the die left."""
    nudges: int
    loose: int
    """Lying dice that stand in no tower; the next four are about them."""
    struck: int
    turned: int
    opposite: int
    """Of those turned: to the face that was below."""
    knocked: int
    standing: int
    """Dice of the tower that stand as before."""


class Handful(Value):
    """One throw of the part ``hands``."""

    manner: int
    dice: int
    lost: int
    nudges: int


class Aimed(Value):
    """One throw of the part ``aims``; three dice lie there, one of them is the target."""

    speed: int
    aimed: int
    lost: int
    struck: int
    turned: int
    knocked: int
    others: int
    """Other dice that turned."""
    collected: int
    """Dice in sets afterwards."""


class Played(Value):
    """What a way of playing brought in the part ``schemes``."""

    throws: int
    wanted: int
    """The target turned to the wanted face."""
    turned: int
    matches: int


class Sizes(Value):
    """How many jobs of each part."""

    throws: int
    hands: int
    turns: int
    aims: int
    search: int
    fresh: int
    schemes: int

    @classmethod
    def for_throws(cls, throws: int) -> Sizes:
        """For about so many throws of the first part; the bars of the project need 20,000."""
        share = throws / 20_000
        return cls(
            throws=max(round(throws / PROBES), 1),
            hands=max(round(200 * share), 2),
            turns=min(max(round(200 * share), 10), 200),
            aims=max(round(400 * share), 10),
            search=min(max(round(throws / 3), 20), 200),
            fresh=max(round(60 * share), 6),
            schemes=max(round(6 * share), 1),
        )


#: Throws of one job of the first part: every manner into every filling, and at every tower.
PROBES = len(MANNERS) * (len(FILLINGS) + len(TOWERS))


class Job(Value):
    """A piece of work; ``intent`` is what the search found best."""

    part: str
    number: int
    intent: tuple[int, ...] = ()


class Study(Value):
    """The same seed gives the same study."""

    seed: str

    def work(self, job: Job) -> list[Any]:
        """What a job finds, as JSON knows it."""
        found: list[Any] = _PARTS[job.part](_Desk(self.seed, job))
        return found


class _Desk:
    """One job being done: its hands, its dice."""

    def __init__(self, seed: str, job: Job) -> None:
        self.job = job
        self.hands = Random(f"{seed}/{job.part}/{job.number}")
        self.fairness = Fairness.seeded(f"{seed}/{job.part}/{job.number}")
        self.thrown = 0

    def bearing(self) -> float:
        return self.hands.uniform(0, 2 * pi)

    def throw(self, scene: Scene, intent: Intent, dice: tuple[int, ...] = (THROWN,)) -> Landing:
        """A throw with chance of its own, as at a table."""
        self.thrown += 1
        for attempt in range(ATTEMPTS):
            chance = self.fairness.throw(self.thrown, attempt)
            throws, seed = released(chance, (Hand(dice, intent),), scene)
            try:
                return simulate(scene, throws, seed=seed)
            except ThrowFailed:
                continue
        raise ThrowFailed(f"{self.job}: the engine failed {ATTEMPTS} times")

    def filled(self, scene: Scene, dice: int) -> Scene:
        """Dice thrown in any manner until so many lie there, as in a game."""
        while len(scene.poses) < dice:
            free = next(die for die in range(THROWN) if die not in scene.poses)
            scene = self.throw(scene, self.unaimed(self.hands.choice(MANNERS), scene), (free,)).scene
        return scene

    def unaimed(self, manner: str, scene: Scene) -> Intent:
        return unaimed(self.hands, manner, self.bearing(), scene)

    def game_scene(self) -> Scene:
        """Three dice as throws left them, each with a face of its own."""
        poses = self.filled(Scene({}), len(LYING_FACES)).poses
        return Scene({die: showing(poses[die], face) for die, face in zip(poses, LYING_FACES, strict=True)})


def showing(pose: Pose, face: int) -> Pose:
    """The same die in the same place with this face up."""
    quaternion = quaternion_of(pose)
    turned = (times(quaternion, rotation) for rotation in ROTATIONS)
    return pose_of(place_of(pose), next(each for each in turned if top(each) == face))


# What happened to lying dice


def struck(scene: Scene, landing: Landing) -> set[int]:
    """Lying dice that moved visibly at any time."""
    motion = landing.trajectory
    way = np.linalg.norm(motion.poses[..., :3] - motion.poses[0, :, :3], axis=2).max(axis=0)
    kept = np.abs((motion.poses[..., 3:] * motion.poses[0, :, 3:]).sum(axis=2)).min(axis=0)
    moved = (way > STRUCK_WAY) | (kept < cos(STRUCK_TURN / 2))
    return {die for die, far in zip(motion.dice, moved, strict=True) if far and die in scene.poses}


def turned(scene: Scene, landing: Landing) -> dict[int, int]:
    """Lying dice that stayed and show another face, with it."""
    before = {die: face_of(pose) for die, pose in scene.poses.items()}
    return {die: face for die, face in landing.faces.items() if before.get(die, face) != face}


def in_sets(faces: Iterable[int]) -> int:
    """How many dice lie in sets once X is off."""
    return sum(count for face, count in Counter(faces).items() if count > 1 and face != CROSS)


# The parts


def _throws(desk: _Desk) -> list[Any]:
    found: list[Any] = []
    scene = Scene({})
    for filling in FILLINGS:
        scene = desk.filled(scene, filling)
        found += _probes(desk, filling, scene, ())
        if filling in TOWERS:
            stack = tuple(scene.poses)[: TOWERS[filling]]
            found += _probes(desk, filling, _with_tower(desk, scene, stack), stack)
    return found


def _with_tower(desk: _Desk, scene: Scene, stack: tuple[int, ...]) -> Scene:
    faces = {die: face_of(pose) for die, pose in scene.poses.items()}
    yaws = {die: desk.hands.uniform(-TOWER_YAW, TOWER_YAW) for die in stack}
    return laid(scene, faces, (stack,), yaws)


def _probes(desk: _Desk, filling: int, scene: Scene, stack: tuple[int, ...]) -> Iterator[list[int]]:
    for number, manner in enumerate(MANNERS):
        landing = desk.throw(scene, desk.unaimed(manner, scene))
        yield list(astuple(_measured(filling, stack, number, scene, landing)))


def _measured(filling: int, stack: tuple[int, ...], manner: int, scene: Scene, landing: Landing) -> Thrown:
    loose = scene.poses.keys() - set(stack)
    flipped = {die: face for die, face in turned(scene, landing).items() if die in loose}
    return Thrown(
        filling=filling,
        tower=len(stack),
        manner=manner,
        face=landing.faces.get(THROWN, -1),
        nudges=len(landing.nudges),
        loose=len(loose),
        struck=len(struck(scene, landing) & loose),
        turned=len(flipped),
        opposite=sum(face == face_of(scene.poses[die]) ^ 1 for die, face in flipped.items()),
        knocked=len(landing.out.keys() & loose),
        standing=_standing(stack, landing),
    )


def _standing(stack: tuple[int, ...], landing: Landing) -> int:
    """How much of the tower still stands on its old foot."""
    left = next((now for now in landing.stacks if now[:1] == stack[:1]), stack[:1])
    return next(
        (level for level, (old, new) in enumerate(zip(stack, left, strict=False)) if old != new),
        min(len(stack), len(left)),
    )


def _hands(desk: _Desk) -> list[Any]:
    return [list(astuple(_handful(desk, manner, dice))) for manner in range(len(MANNERS)) for dice in HANDS]


def _handful(desk: _Desk, manner: int, dice: int) -> Handful:
    landing = desk.throw(Scene({}), desk.unaimed(MANNERS[manner], Scene({})), tuple(range(dice)))
    return Handful(manner, dice, len(landing.out), len(landing.nudges))


def _turns(desk: _Desk) -> list[Any]:
    intent = _any_intent(desk.hands)
    throws, seed = released(desk.fairness.throw(0), (Hand((THROWN,), intent),), Scene({}))
    turns = [replace(throws[0], turn=turn) for turn in range(len(ROTATIONS))]
    shown = Counter(_top(simulate(Scene({}), [throw], seed=seed)) for throw in turns)
    return [shown[face] for face in range(FACES)]


def _top(landing: Landing) -> int:
    """What the thrown die shows, in the arena or outside."""
    last = dict(zip(landing.trajectory.dice, landing.trajectory.poses[-1], strict=True))
    return landing.faces.get(THROWN, top(last[THROWN][3:]))


def _any_intent(hands: Random) -> Intent:
    """Any whole numbers within the bounds."""
    return Intent.of([hands.randint(low, high) for low, high, _ in BOUNDS.values()])


def _aims(desk: _Desk) -> list[Any]:
    scene = desk.game_scene()
    target = desk.hands.choice(tuple(scene.poses))
    return [list(astuple(_shot(desk, scene, target, speed, aimed))) for speed in range(len(SPEEDS)) for aimed in (0, 1)]


def _shot(desk: _Desk, scene: Scene, target: int, speed: int, aimed: int) -> Aimed:
    place = tuple(place_of(scene.poses[target])) if aimed else _somewhere(desk.hands)
    landing = desk.throw(scene, _at(place, SPEEDS[speed], desk.bearing(), scene))
    flipped = turned(scene, landing)
    return Aimed(
        speed=speed,
        aimed=aimed,
        lost=int(THROWN not in landing.faces),
        struck=int(target in struck(scene, landing)),
        turned=int(target in flipped),
        knocked=int(target in landing.out),
        others=len(flipped.keys() - {target}),
        collected=in_sets(landing.faces.values()),
    )


def _at(place: tuple[float, ...], speed: float, bearing: float, scene: Scene) -> Intent:
    back = AIMED_FROM if speed else 0.0
    spin = SPIN_PER_SPEED * speed or WAYS["drop"].spin
    x, y, z = place
    return throw_at((x, y, z), speed, bearing, spin=spin, back=back, height=AIMED_HEIGHT, scene=scene)


def _somewhere(hands: Random) -> tuple[float, float, float]:
    """Anywhere into the arena, as people throw who do not aim."""
    while True:
        x, y = hands.uniform(-SCATTER, SCATTER), hands.uniform(-SCATTER, SCATTER)
        if hypot(x, y) <= SCATTER:
            return x, y, HALF


# A player with a perfect simulator, who knows everything but the committed chance


#: The face that is wanted of the thrown die.
WANTED = 5


def _search(desk: _Desk) -> list[Any]:
    intent = _any_intent(desk.hands) if desk.job.number % 2 else desk.unaimed(desk.hands.choice(MANNERS), Scene({}))
    shown = [desk.throw(Scene({}), intent).faces.get(THROWN) for _ in range(SEARCH_SEEDS)]
    return [shown.count(WANTED), list(intent.numbers())]


def best_of(searched: list[Any]) -> tuple[int, ...]:
    """The intent that showed the wanted face most often; of equals the first."""
    return tuple(max(searched, key=lambda found: found[0])[1])


def _fresh(desk: _Desk) -> list[Any]:
    intent = Intent.of(desk.job.intent)
    shown = [desk.throw(Scene({}), intent).faces.get(THROWN) for _ in range(FRESH_THROWS)]
    return [shown.count(WANTED), len(shown) - shown.count(None), len(shown)]


def _schemes(desk: _Desk) -> list[Any]:
    """Turn the first die to the face of the second, or get any match: found by simulating, or simply aimed."""
    scene = desk.game_scene()
    target, other = tuple(scene.poses)[:2]
    table = _Scheme(desk, scene, target, face_of(scene.poses[other]))
    intents = [_candidate(desk, scene, target) for _ in range(SCHEME_INTENTS)]
    first = [(intent, table.play(intent, SIEVE[0][1])) for intent in intents]
    turner = table.sieved(first, lambda played: played.wanted)
    matcher = table.sieved(first, lambda played: played.matches)
    aimed = [table.aim(manner) for manner in MANNERS]
    return [
        list(astuple(each)) for each in (table.play(turner, SCHEME_THROWS), table.play(matcher, SCHEME_THROWS), *aimed)
    ]


SCHEME_INTENTS = 200


def _candidate(desk: _Desk, scene: Scene, target: int) -> Intent:
    """Three of four fly at or past the target, the others anywhere; any side, speed, height, spin."""
    hands = desk.hands
    while True:
        x, y, z = place_of(scene.poses[target]) if hands.random() < 0.75 else _somewhere(hands)
        intent = throw_at(
            (x + hands.gauss(0, 0.006), y + hands.gauss(0, 0.006), z),
            hands.uniform(0.8, 4.0),
            desk.bearing(),
            spin=hands.uniform(-50, 50),
            back=hands.uniform(0.03, 0.12),
            height=hands.uniform(0.07, 0.2),
            scene=scene,
        )
        try:
            check_release(intent, scene)
        except ThrowdownError:
            continue
        return intent


class _Scheme:
    """One scene, the die that should turn, and to what."""

    def __init__(self, desk: _Desk, scene: Scene, target: int, wanted: int) -> None:
        self.desk, self.scene, self.target, self.wanted = desk, scene, target, wanted

    def play(self, intent: Intent, throws: int) -> Played:
        landings = [self.desk.throw(self.scene, intent) for _ in range(throws)]
        return Played(
            throws=throws,
            wanted=sum(turned(self.scene, each).get(self.target) == self.wanted for each in landings),
            turned=sum(self.target in turned(self.scene, each) for each in landings),
            matches=sum(in_sets(each.faces.values()) > 0 for each in landings),
        )

    def aim(self, manner: str) -> Played:
        """Somebody who aims at the target, each time from another side."""
        shots = [
            self.play(aim_at(self.scene, self.target, manner, self.desk.bearing()), 1) for _ in range(AIMER_THROWS)
        ]
        return added(shots)

    def sieved(self, tried: list[tuple[Intent, Played]], goal: Callable[[Played], int]) -> Intent:
        """The intent that is left when the best are tried again and again."""
        for keep, again in SIEVE[1:]:
            best = sorted(tried, key=lambda pair: -goal(pair[1]) / pair[1].throws)[:keep]
            tried = [(intent, added([played, self.play(intent, again)])) for intent, played in best]
        return max(tried, key=lambda pair: goal(pair[1]) / pair[1].throws)[0]


def added(parts: Iterable[Played]) -> Played:
    """All of these together."""
    return Played(*map(sum, zip(*map(astuple, parts), strict=True)))


_PARTS: dict[str, Callable[[_Desk], list[Any]]] = {
    "throws": _throws,
    "hands": _hands,
    "turns": _turns,
    "aims": _aims,
    "search": _search,
    "fresh": _fresh,
    "schemes": _schemes,
}
#: How long a job takes, roughly, in throws: for the progress bar.
WEIGHTS = {
    "throws": PROBES + max(FILLINGS),
    "hands": len(MANNERS) * sum(HANDS),
    "turns": len(ROTATIONS),
    "aims": 2 * len(SPEEDS) + len(LYING_FACES),
    "search": SEARCH_SEEDS,
    "fresh": FRESH_THROWS,
    "schemes": SCHEME_INTENTS + 2 * (40 * 5 + 10 * 16 + SCHEME_THROWS) + 4 * AIMER_THROWS,
}


# Doing it


class StudyRefused(ThrowdownError):
    """Raised when the file of a study is none, or belongs to another study."""

    code = "study/file"


class Notebook:
    """What was found so far, in a file if there is one: a line for each job."""

    def __init__(self, study: Study, path: Path | None = None) -> None:
        self.study = study
        self.path = path
        self.found: dict[tuple[str, int], list[Any]] = {}
        head = {"study": VERSION, "seed": study.seed, "engine": ENGINE}
        if path is not None and path.is_file() and path.stat().st_size:
            self._read(path, head)
        elif path is not None:
            self._append(head, "w")

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        lines = path.read_bytes().split(b"\n")
        whole = lines[:-1]  # the last line is empty, or was cut off when the study was stopped
        if len(whole) == 0 or _json(whole[0]) != head:
            raise StudyRefused(
                f"{path} holds no study with the seed {self.study.seed!r} and this engine: name another file"
            )
        for number, line in enumerate(whole[1:], start=2):
            entry = _json(line)
            if (
                not isinstance(entry, dict)
                or entry.keys() != {"part", "number", "found"}
                or entry["part"] not in _PARTS
            ):
                raise StudyRefused(f"{path}, line {number}: this is no job of a study")
            self.found[entry["part"], entry["number"]] = entry["found"]
        if lines[-1]:
            path.write_bytes(b"".join(line + b"\n" for line in whole))

    def add(self, job: Job, found: list[Any]) -> None:
        self.found[job.part, job.number] = found
        self._append({"part": job.part, "number": job.number, "found": found}, "a")

    def _append(self, entry: dict[str, Any], mode: str) -> None:
        if self.path is not None:
            try:
                with self.path.open(mode, encoding="utf-8") as file:
                    file.write(json.dumps(entry, separators=(",", ":")) + "\n")
            except OSError as error:
                raise StudyRefused(f"{self.path} cannot be written: {error.strerror}") from None

    def part(self, name: str, size: int) -> list[Any]:
        """What the first jobs of a part found, in their order."""
        return [self.found[name, number] for number in range(size)]


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def run(
    notebook: Notebook,
    sizes: Sizes,
    *,
    processes: int | None = None,
    on: str | None = None,
    progress: Callable[[int], None] = lambda throws: None,
) -> None:
    """Do what is not in the notebook yet; ``progress`` is told the throws of each job."""
    with crew(processes, on) as workers:
        jobs = [Job(part, number) for part in _PARTS if part != "fresh" for number in range(getattr(sizes, part))]
        _work(notebook, jobs, workers, progress)
        if sizes.fresh:
            best = best_of(notebook.part("search", sizes.search))
            fresh = [Job("fresh", number, best) for number in range(sizes.fresh)]
            _work(notebook, fresh, workers, progress)


def weight(sizes: Sizes) -> int:
    """The throws of a whole study, roughly."""
    return sum(WEIGHTS[part] * getattr(sizes, part) for part in _PARTS)


def _work(notebook: Notebook, jobs: list[Job], workers: Crew, progress: Callable[[int], None]) -> None:
    """The long ones first, so that nobody waits for one of them at the end."""
    open_jobs = [job for job in jobs if (job.part, job.number) not in notebook.found]
    progress(sum(WEIGHTS[job.part] for job in jobs) - sum(WEIGHTS[job.part] for job in open_jobs))
    open_jobs.sort(key=lambda job: -WEIGHTS[job.part])
    for number, found in workers.each(notebook.study.work, open_jobs):
        job = open_jobs[number]
        notebook.add(job, found)
        progress(WEIGHTS[job.part])
