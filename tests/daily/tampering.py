"""Records of days that were changed, chained again as a forger would do it."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.physics.hands import MANNERS
from throwdown.daily.day import canonical, new_day
from throwdown.daily.landing import landed
from throwdown.daily.record import Thrown, lines_of, read_day
from throwdown.physics import Scene, preset
from throwdown.table.ledger import ListedGames, ListedRow
from throwdown.throwers.simulating import simulate

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

Contents = list[dict[str, Any]]
FILE = Path(__file__).with_name("day.jsonl")
SECRET = "0e" * 32


@cache
def true_day() -> tuple[str, ...]:
    """A day with one throw of each manner, as this machine computes them."""
    day, throws = new_day("2024-02-29", SECRET), []
    for number, manner in enumerate(MANNERS):
        intent = preset(manner, 1.5 * number, (0.0, 0.0, 0.008), Scene(dict(day.lying))).numbers()
        landing, _ = landed(day, SECRET, intent, simulate)
        throws.append(Thrown(throw=f"{number:016x}", intent=intent, landing=landing))
    return tuple(lines_of(day, throws, SECRET))


def list_of(lines: tuple[str, ...]) -> ListedGames:
    """What the public list has of this day."""
    record = read_day(lines)
    return ListedGames(
        [
            ListedRow(n=1, kind="commitment", game=record.day.id, round=1, hash=record.day.commitment, link=""),
            ListedRow(n=2, kind="final", game=record.day.id, hash=record.final, link=""),
        ]
    )


def chained(contents: Contents) -> list[str]:
    lines, chain = [], ""
    for content in contents:
        chain = sha256(f"{chain}\n{canonical(content)}".encode()).hexdigest()
        lines.append(json.dumps({**content, "hash": chain}))
    return lines


def forged_day(rng: Random, lines: tuple[str, ...], kind: str) -> list[str]:
    """The day, changed in this way."""
    contents = [json.loads(line) for line in lines]
    for content in contents:
        del content["hash"]
    changed = deepcopy(contents)
    KINDS[kind](rng, changed)
    assert changed != contents, kind
    return chained(changed)


def _some(rng: Random, contents: Contents) -> dict[str, Any]:
    throw: dict[str, Any] = rng.choice(contents[1:-1])
    return throw


def _points(rng: Random, contents: Contents) -> None:
    _some(rng, contents)["landing"]["points"] += rng.choice((-1, 1))


def _face(rng: Random, contents: Contents) -> None:
    shown = rng.choice(_some(rng, contents)["landing"]["faces"])
    shown[1] = rng.choice([face for face in "23456X" if face != shown[1]])


def _turned(rng: Random, contents: Contents) -> None:
    """A die that was not turned shows another face, with the point for it."""
    landing = _some(rng, contents)["landing"]
    die = rng.choice([die for die in range(8) if die not in landing["turned"]])
    landing["turned"], landing["points"] = sorted([*landing["turned"], die]), landing["points"] + 1


def _left(rng: Random, contents: Contents) -> None:
    landing = _some(rng, contents)["landing"]
    die, _ = landing["faces"].pop(rng.randrange(len(landing["faces"])))
    landing["out"].append([die, "bounced"])
    landing["points"] -= 1


def _rest(rng: Random, contents: Contents) -> None:
    _, pose = rng.choice(_some(rng, contents)["landing"]["rest"])
    pose[rng.randrange(7)] += rng.choice((-1, 1, 5000))


def _attempt(rng: Random, contents: Contents) -> None:
    _some(rng, contents)["landing"]["attempt"] += 1


def _intent(rng: Random, contents: Contents) -> None:
    _some(rng, contents)["intent"][rng.randrange(9)] += rng.choice((-7, 7, 10**9))


def _landing_of_another(rng: Random, contents: Contents) -> None:
    one, other = rng.sample(contents[1:-1], 2)
    one["landing"] = deepcopy(other["landing"])


def _removed(rng: Random, contents: Contents) -> None:
    contents.remove(_some(rng, contents))


def _added(rng: Random, contents: Contents) -> None:
    """The best throw once more, by somebody else."""
    contents.insert(-1, deepcopy(_some(rng, contents)) | {"throw": f"{rng.getrandbits(64):016x}"})


def _renamed(rng: Random, contents: Contents) -> None:
    _some(rng, contents)["throw"] = f"{rng.getrandbits(64):016x}"


def _order(rng: Random, contents: Contents) -> None:
    contents[1], contents[2] = contents[2], contents[1]


def _secret(rng: Random, contents: Contents) -> None:
    contents[-1]["secret"] = rng.choice([rng.randbytes(32).hex(), SECRET.upper(), SECRET[:-2], ""])


def _other_secret(rng: Random, contents: Contents) -> None:
    """Another secret with the commitment that fits it, and the dice that follow from it."""
    secret = rng.randbytes(32).hex()
    day = new_day(contents[0]["day"], secret)
    contents[0] |= {"commitment": day.commitment, "lying": json.loads(json.dumps(day.lying))}
    contents[-1]["secret"] = secret


def _commitment(rng: Random, contents: Contents) -> None:
    contents[0]["commitment"] = rng.randbytes(32).hex()


def _position(rng: Random, contents: Contents) -> None:
    _, pose = rng.choice(contents[0]["lying"])
    pose[rng.randrange(7)] += rng.choice((-1, 1))


def _hand(rng: Random, contents: Contents) -> None:
    contents[0]["hand"].pop()


def _date(rng: Random, contents: Contents) -> None:
    contents[0]["day"] = "2024-03-01"


def _engine(rng: Random, contents: Contents) -> None:
    contents[0]["engine"] = rng.choice(["", "another engine", f"{contents[0]['engine']}x"])


KINDS: dict[str, Callable[[Random, Contents], None]] = {
    make.__name__[1:]: make
    for make in (
        _points, _face, _turned, _left, _rest, _attempt, _intent, _landing_of_another, _removed, _added, _renamed,
        _order, _secret, _other_secret, _commitment, _position, _hand, _date, _engine,
    )
}  # fmt: skip
