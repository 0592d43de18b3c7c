"""The figures of the report, counted from the throws of a study, and what they say of each promise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown import __version__
from throwdown.physics import ENGINE
from throwdown.physics.cube import FACES, ROTATIONS
from throwdown.throwers import MANNERS
from throwdown_lab.studies.arena import SPEEDS, Aimed, Handful, Notebook, Played, Sizes, Thrown, added
from throwdown_lab.studies.fit import Share, mean, wilson

from .statistics import around, chi_square, p_of_six, percent, rises, with_interval

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

#: Below this a table of faces is no accident; a perfect die falls below it once in 10,000 reports.
LEAST_P = 1e-4
#: A thrown die that cannot be steered is within this interval of one sixth.
SURE = 0.9999
FAIR = 1 / FACES

Figures = dict[str, Any]


def figures(notebook: Notebook, sizes: Sizes) -> Figures:
    """All figures of the report, as JSON has them but for the shares, which are values."""
    thrown = [Thrown(*each) for job in notebook.part("throws", sizes.throws) for each in job]
    hands = [Handful(*each) for job in notebook.part("hands", sizes.hands) for each in job]
    aimed = [Aimed(*each) for job in notebook.part("aims", sizes.aims) for each in job]
    found: Figures = {
        "version": __version__,
        "engine": ENGINE,
        "seed": notebook.study.seed,
        "throws": len(thrown),
        "rotations": _rotations(notebook.part("turns", sizes.turns)),
        "faces": _faces(thrown),
        "cocked": _cocked(thrown, hands),
        "manners": _manners(thrown),
        "speeds": _speeds(aimed),
        "aim": _aim(aimed),
    }
    if sizes.fresh:
        found["simulator_thrown"] = _simulator_thrown(sizes, notebook.part("fresh", sizes.fresh))
    if sizes.schemes:
        found["simulator_lying"] = _simulator_lying(notebook.part("schemes", sizes.schemes))
    return found | {"bars": _bars(found)}


def _rotations(turns: list[list[int]]) -> Figures:
    each = len(ROTATIONS) // FACES
    return {"intents": len(turns), "exact": sum(shown == [each] * FACES for shown in turns)}


def _by_manner(thrown: list[Thrown], counted: Callable[[list[Thrown]], Any]) -> Figures:
    """A figure for each manner, and for all of them."""
    return {
        manner: counted([each for each in thrown if each.manner == number]) for number, manner in enumerate(MANNERS)
    } | {"all": counted(thrown)}


def _faces(thrown: list[Thrown]) -> Figures:
    return _by_manner(thrown, _face_counts)


def _face_counts(thrown: list[Thrown]) -> Figures:
    counts = [sum(each.face == face for each in thrown) for face in range(FACES)]
    square = chi_square(counts)
    return {"counts": counts, "chi_square": square, "p": p_of_six(square)}


def _cocked(thrown: list[Thrown], hands: list[Handful]) -> Figures:
    one = _by_manner(thrown, lambda mine: wilson(sum(each.nudges > 0 for each in mine), len(mine)))
    eight = [hand for hand in hands if hand.dice == max(each.dice for each in hands)]
    return one | {"big_throw": wilson(sum(hand.nudges > 0 for hand in eight), len(eight))}


def _manners(thrown: list[Thrown]) -> Figures:
    return {
        "lost": _by_manner(thrown, lambda mine: wilson(sum(each.face < 0 for each in mine), len(mine))),
        "turned": _by_manner(thrown, _turned_per_die),
    }


def _turned_per_die(thrown: list[Thrown]) -> Share:
    return mean([each.turned / each.loose for each in thrown if each.loose])


def _speeds(aimed: list[Aimed]) -> list[Figures]:
    return [
        {
            "speed": speed,
            "lost": _lost([each for each in aimed if each.speed == number]),
            "aimed": _shots([each for each in aimed if each.speed == number and each.aimed]),
            "random": _shots([each for each in aimed if each.speed == number and not each.aimed]),
        }
        for number, speed in enumerate(SPEEDS)
    ]


def _lost(shots: list[Aimed]) -> Share:
    return wilson(sum(shot.lost for shot in shots), len(shots))


def _shots(shots: list[Aimed]) -> Figures:
    def share(count: int) -> Share:
        return wilson(count, len(shots))

    return {
        "lost": _lost(shots),
        "struck": share(sum(shot.struck for shot in shots)),
        "turned": share(sum(shot.turned for shot in shots)),
        "knocked": share(sum(shot.knocked for shot in shots)),
        "any_turned": share(sum(shot.turned + shot.others > 0 for shot in shots)),
        "match": share(sum(shot.collected > 0 for shot in shots)),
        "collected": sum(shot.collected for shot in shots) / len(shots),
    }


def _aim(aimed: list[Aimed]) -> Figures:
    """All speeds together, but for dice that only fall: equal force, aimed and not."""
    moving = [shot for shot in aimed if SPEEDS[shot.speed]]
    return {
        name: _shots([shot for shot in moving if shot.aimed == aims]) for name, aims in (("aimed", 1), ("random", 0))
    }


def _simulator_thrown(sizes: Sizes, fresh: list[list[int]]) -> Figures:
    wanted, stayed, throws = (sum(job[field] for job in fresh) for field in range(3))
    low, high = around(FAIR, stayed, SURE)
    share = wilson(wanted, stayed, SURE)
    return {"tries": sizes.search, "throws": throws, "stayed": stayed, "wanted": share, "low": low, "high": high}


def _simulator_lying(schemes: list[list[list[int]]]) -> Figures:
    """What was found by simulating, beside simple aiming in the manner that does it best."""
    turner, matcher, *simple = (added(Played(*scene[way]) for scene in schemes) for way in range(2 + len(MANNERS)))
    return {
        "scenes": len(schemes),
        "wanted": _compared(turner, simple, "wanted"),
        "turned": _compared(turner, simple, "turned"),
        "matches": _compared(matcher, simple, "matches"),
    }


def _compared(simulator: Played, simple: Iterable[Played], goal: str) -> Figures:
    aimers = {manner: _played(played, goal) for manner, played in zip(MANNERS, simple, strict=True)}
    best = max(aimers, key=lambda manner: aimers[manner].share)
    found = _played(simulator, goal)
    return {"simulator": found, "aimers": aimers, "best_aimer": best, "gain": found.share - aimers[best].share}


def _played(played: Played, goal: str) -> Share:
    return wilson(getattr(played, goal), played.throws)


# What the project promised


def _bars(found: Figures) -> list[Figures]:
    rotations, aim = found["rotations"], found["aim"]
    worst = min(each["p"] for each in found["faces"].values())
    lost = [each["lost"] for each in found["speeds"]]
    turned = [each["aimed"]["turned"] for each in found["speeds"]]
    return [
        _bar(
            "All 24 rotations of a throw show each face exactly 4 times",
            f"{rotations['exact']} of {rotations['intents']} random intents",
            rotations["exact"] == rotations["intents"],
        ),
        _bar(
            "Thrown dice show all faces alike: p above 0.0001 in every manner",
            f"smallest p = {worst:.3g}",
            worst > LEAST_P,
        ),
        *_steering_bars(found),
        _bar(
            "Aim is skill: an aimed throw turns its target clearly more often than a random one of equal force",
            f"{with_interval(aim['aimed']['turned'])} against {with_interval(aim['random']['turned'])}",
            aim["aimed"]["turned"].low > aim["random"]["turned"].high,
        ),
        _bar(
            "The faster, the more dice are lost",
            f"{percent(lost[0].share)} to {percent(lost[-1].share)}",
            rises(lost),
        ),
        _bar(
            "The faster, the more targets turn",
            f"{percent(turned[0].share)} to {percent(turned[-1].share)}",
            rises(turned),
        ),
    ]


def _steering_bars(found: Figures) -> list[Figures]:
    """A quick report has none."""
    thrown = found.get("simulator_thrown")
    if thrown is None:
        return []
    share = thrown["wanted"].share
    return [
        _bar(
            "A perfect simulator cannot steer the thrown die: within the 99.99 % interval of 1/6",
            f"{percent(share)}, interval {percent(thrown['low'])} to {percent(thrown['high'])}",
            thrown["low"] <= share <= thrown["high"],
        )
    ]


def _bar(promise: str, figure: str, holds: bool) -> Figures:
    return {"promise": promise, "figure": figure, "holds": holds}
