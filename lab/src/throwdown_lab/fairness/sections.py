"""What the figures mean: the parts of the report in the order of reading, whatever form they are written in."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from throwdown.physics.cube import FACES
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS
from throwdown_lab.studies.arena import SCHEME_INTENTS, SEARCH_SEEDS
from throwdown_lab.studies.fit import deviations

from . import plots
from .counting import FAIR
from .plots import Series
from .statistics import between, percent

if TYPE_CHECKING:
    from throwdown_lab.studies.fit import Share

    from .counting import Figures


class Section(Value):
    """One part of the report."""

    id: str
    title: str
    sentences: tuple[str, ...]
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plot: str = ""


def sections(found: Figures) -> tuple[Section, ...]:
    """The report in the order of reading; a quick one says nothing of simulators."""
    return (
        _rotations_section(found),
        _faces_section(found),
        *([_thrown_section(found)] if "simulator_thrown" in found else []),
        _cocked_section(found),
        _speed_section(found),
        _aim_section(found),
        *([_lying_section(found)] if "simulator_lying" in found else []),
    )


def _rotations_section(found: Figures) -> Section:
    rotations = found["rotations"]
    return Section(
        "rotations",
        "Every face has the same chance",
        (
            "A secret number, sealed before the game, decides how your die is turned when you let go. A cube has 24 "
            "rotations. The flight does not depend on it.",
            "So for any throw, all 24 rotations together must show each face exactly four times. This is counted, not "
            "estimated.",
        ),
        ("random intents", "each face exactly 4 times"),
        ((str(rotations["intents"]), str(rotations["exact"])),),
    )


def _faces_section(found: Figures) -> Section:
    faces = found["faces"]
    counts = faces["all"]["counts"]
    expected = sum(counts) / FACES
    band = deviations(0.95) * sqrt(expected * (1 - FAIR))
    return Section(
        "faces",
        "What thrown dice showed",
        (
            "Faces of all thrown dice that stayed in the arena. A fair die gives uneven counts too: "
            "p is the chance that a fair one is at least as uneven. One in ten fair dice has a p below 0.1.",
        ),
        ("manner", "dice", *(f"face {face + 1}" for face in range(FACES)), "chi-square", "p"),
        tuple(
            (name, str(sum(row["counts"])), *map(str, row["counts"]), f"{row['chi_square']:.2f}", f"{row['p']:.3f}")
            for name, row in faces.items()
        ),
        plots.columns(
            f"How often each face came up; the line is one sixth ({expected:.0f}), "
            "the band what chance allows 19 times of 20",
            counts,
            [f"face {face + 1}" for face in range(FACES)],
            expected,
            band,
        ),
    )


def _thrown_section(found: Figures) -> Section:
    thrown = found["simulator_thrown"]
    return Section(
        "simulator-thrown",
        "Can a computer steer the thrown die?",
        (
            f"A cheater owns this simulator and tries {thrown['tries']} throws, each {SEARCH_SEEDS} times with "
            "other secrets. The cheater picks the throw that shows the wanted face most often, "
            f"and plays it {thrown['throws']} times at the table.",
            "Each throw at the table has a new secret number, so the cheater gets the wanted face in a sixth of the "
            "throws, like everybody. "
            "The interval is 99.99 % wide: a fair table falls out of it once in 10,000 reports.",
        ),
        ("dice that stayed", "wanted face", "99.99 % interval of a fair die"),
        (
            (
                str(thrown["stayed"]),
                percent(thrown["wanted"].share),
                f"{percent(thrown['low'])} to {percent(thrown['high'])}",
            ),
        ),
        plots.rows(
            "How often the best simulated throw shows the wanted face, with its 99.99 % interval; "
            "the line is one sixth",
            [("the best of the simulator", thrown["wanted"])],
            FAIR,
            "1/6",
        ),
    )


def _cocked_section(found: Figures) -> Section:
    cocked = found["cocked"]
    names = {"all": "all single throws", "big_throw": "eight dice at once"}
    return Section(
        "cocked",
        "Dice that lean",
        (
            "A die that leans on a wall or on another die cannot be read. The program pushes it gently until it lies "
            "flat, by a published rule and with a number that was sealed before the game. "
            "The table shows how often a throw needs a push.",
        ),
        ("throws", "count", "with a push", "95 % between"),
        tuple(
            (names.get(name, name), str(share.throws), percent(share.share), between(share))
            for name, share in cocked.items()
        ),
    )


def _speed_section(found: Figures) -> Section:
    speeds, manners = found["speeds"], found["manners"]
    return Section(
        "speed",
        "Force has its price",
        (
            "The faster a die flies, the more often it turns the dice that it hits, and the more often it leaves the "
            "arena itself. A die that leaves is lost.",
            "Three dice lie in the arena as earlier throws left them. Speed 0 lets the die fall. "
            "Thrown without aim, the four manners lose "
            + ", ".join(f"{percent(manners['lost'][manner].share)} ({manner})" for manner in MANNERS)
            + " of the thrown dice.",
        ),
        ("m/s", "throws", "die lost", "95 % between", "target turns (aimed)", "95 % between", "target knocked out"),
        tuple(
            (
                f"{each['speed']:g}",
                str(each["lost"].throws),
                percent(each["lost"].share),
                between(each["lost"]),
                percent(each["aimed"]["turned"].share),
                between(each["aimed"]["turned"]),
                percent(each["aimed"]["knocked"].share),
            )
            for each in speeds
        ),
        plots.lines(
            "Thrown dice lost and targets turned, by speed in m/s",
            [
                Series("thrown die is lost", tuple((each["speed"], each["lost"]) for each in speeds)),
                Series("aimed-at die turns", tuple((each["speed"], each["aimed"]["turned"]) for each in speeds)),
            ],
            "speed in m/s",
            "share of throws",
        ),
    )


def _aim_section(found: Figures) -> Section:
    aim, speeds = found["aim"], found["speeds"]
    times = aim["aimed"]["turned"].share / aim["random"]["turned"].share if aim["random"]["turned"].share else 0.0
    return Section(
        "aim",
        "Aim is skill",
        (
            "Dice that lie in the arena keep their faces until something hits them. Here one of three is the target. "
            "Half of the throws fly at it, the others anywhere, with the same force.",
            f"Over all speeds an aimed throw turns its target {times:.1f} times as often: "
            f"{percent(aim['aimed']['turned'].share)} against {percent(aim['random']['turned'].share)}. "
            f"Matches: {percent(aim['aimed']['match'].share)} against {percent(aim['random']['match'].share)} of the "
            f"throws, {aim['aimed']['collected']:.2f} against {aim['random']['collected']:.2f} dice a throw. "
            "A die that turns does not always match.",
        ),
        (
            "m/s",
            "aimed: turns",
            "95 % between",
            "random: turns",
            "95 % between",
            "aimed: match",
            "random: match",
            "aimed: dice",
            "random: dice",
        ),
        tuple(
            (
                f"{each['speed']:g}",
                percent(each["aimed"]["turned"].share),
                between(each["aimed"]["turned"]),
                percent(each["random"]["turned"].share),
                between(each["random"]["turned"]),
                percent(each["aimed"]["match"].share),
                percent(each["random"]["match"].share),
                f"{each['aimed']['collected']:.2f}",
                f"{each['random']['collected']:.2f}",
            )
            for each in speeds
        ),
        plots.lines(
            "How often the target turns, aimed and not, by speed in m/s",
            [
                Series("aimed at it", tuple((each["speed"], each["aimed"]["turned"]) for each in speeds)),
                Series("thrown anywhere", tuple((each["speed"], each["random"]["turned"]) for each in speeds)),
            ],
            "speed in m/s",
            "share of throws that turn the target",
        ),
    )


GOALS = {
    "wanted": "turn one lying die to one wanted face",
    "turned": "turn that die at all",
    "matches": "get any match",
}


def _lying_section(found: Figures) -> Section:
    lying = found["simulator_lying"]
    return Section(
        "simulator-lying",
        "Can a computer steer the dice that lie there?",
        (
            f"Here a computer can help. The cheater simulates {SCHEME_INTENTS} throws at a lying die, tries the best "
            "of them again, and plays the best one. Another player simply aims at that die, from any side.",
            f"In {lying['scenes']} {'position' if lying['scenes'] == 1 else 'positions'} with three dice "
            f"simulating turned the die to the wanted face in {_against(lying['wanted'])}. "
            f"When the goal was any match, simulating got one in {_against(lying['matches'])}.",
            "The hit decides where a lying die goes: that is the skill of the game, and simulators have it too. "
            "We publish the figures so that everybody can judge them.",
        ),
        ("goal", "who", "throws", "reached", "95 % between"),
        tuple(
            (GOALS[goal], who, str(share.throws), percent(share.share), between(share))
            for goal in GOALS
            for who, share in _contenders(lying[goal])
        ),
        plots.rows(
            "How often one wanted face, or any match, is reached",
            [
                (f"{name}: {who}", share)
                for goal, name in (("wanted", "wanted face"), ("matches", "match"))
                for who, share in _contenders(lying[goal])
            ],
        ),
    )


def _against(goal: Figures) -> str:
    simple = goal["aimers"][goal["best_aimer"]]
    return (
        f"{percent(goal['simulator'].share)} of the throws. Aiming did it in {percent(simple.share)} at best "
        f"(by a {goal['best_aimer']})"
    )


def _contenders(goal: Figures) -> list[tuple[str, Share]]:
    return [("simulator", goal["simulator"]), *((f"aimed {manner}", share) for manner, share in goal["aimers"].items())]


def counted(found: Figures) -> str:
    """How large the study was."""
    return f"{found['throws']:,} throws in every manner and filling, and more for each question"


def verdict(bar: Figures) -> str:
    """What the figures say of a promise."""
    return "holds" if bar["holds"] else "not shown"
