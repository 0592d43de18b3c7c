"""The public report on fair dice: figures of a study, told as text, as JSON and as a page with plots.

``figures`` counts, ``sections`` says what the figures mean, ``as_text`` and ``as_html`` write them down.
Every interval holds 95 % unless it says otherwise.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import erfc, exp, pi, sqrt
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from throwdown import __version__
from throwdown.lab.studies.arena import (
    SCHEME_INTENTS,
    SEARCH_SEEDS,
    SPEEDS,
    Aimed,
    Handful,
    Notebook,
    Played,
    Sizes,
    Thrown,
    added,
)
from throwdown.lab.studies.fit import Share, deviations, mean, wilson
from throwdown.physics import ENGINE
from throwdown.physics.cube import FACES, ROTATIONS
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS

from . import plots
from .plots import Series

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

#: Below this a table of faces is no accident; a perfect die falls below it once in 10,000 reports.
LEAST_P = 1e-4
#: A thrown die that nobody can steer is within this interval of one sixth.
SURE = 0.9999
FAIR = 1 / FACES

Figures = dict[str, Any]


# Mathematics


def chi_square(counts: Sequence[int]) -> float:
    """How far counts are from all alike."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def p_of_six(square: float) -> float:
    """The chance that six faces of a fair die are at least so far from all alike (five degrees of freedom).

    The upper part of the chi-square distribution; for odd degrees of freedom it has a closed form.
    """
    return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)


def around(share: float, throws: int, level: float) -> tuple[float, float]:
    """Where a count falls that has this chance: the interval as a share of the throws."""
    half = deviations(level) * sqrt(share * (1 - share) / throws) if throws else 1.0
    return max(share - half, 0.0), min(share + half, 1.0)


def rises(shares: Sequence[Share]) -> bool:
    """Whether shares rise: the last is clearly above the first, and nowhere is there a clear fall."""
    falls = any(later.high < earlier.low for earlier, later in pairwise(shares))
    return shares[-1].low > shares[0].high and not falls


# Counting


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
        "simulator_thrown": _simulator_thrown(sizes, notebook.part("fresh", sizes.fresh)),
        "simulator_lying": _simulator_lying(notebook.part("schemes", sizes.schemes)),
        "aim": _aim(aimed),
    }
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
    rotations, thrown, aim = found["rotations"], found["simulator_thrown"], found["aim"]
    worst = min(each["p"] for each in found["faces"].values())
    share = thrown["wanted"].share
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
        _bar(
            "A perfect simulator cannot steer the thrown die: within the 99.99 % interval of 1/6",
            f"{_percent(share)}, interval {_percent(thrown['low'])} to {_percent(thrown['high'])}",
            thrown["low"] <= share <= thrown["high"],
        ),
        _bar(
            "Aim is skill: an aimed throw turns its target clearly more often than a random one of equal force",
            f"{_told(aim['aimed']['turned'])} against {_told(aim['random']['turned'])}",
            aim["aimed"]["turned"].low > aim["random"]["turned"].high,
        ),
        _bar(
            "The faster, the more dice are lost",
            f"{_percent(lost[0].share)} to {_percent(lost[-1].share)}",
            rises(lost),
        ),
        _bar(
            "The faster, the more targets turn",
            f"{_percent(turned[0].share)} to {_percent(turned[-1].share)}",
            rises(turned),
        ),
    ]


def _bar(promise: str, figure: str, holds: bool) -> Figures:
    return {"promise": promise, "figure": figure, "holds": holds}


# Saying what it means


class Section(Value):
    """One part of the report."""

    id: str
    title: str
    said: tuple[str, ...]
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plot: str = ""


def sections(found: Figures) -> tuple[Section, ...]:
    """The report in the order of reading."""
    return (
        _rotations_section(found),
        _faces_section(found),
        _thrown_section(found),
        _cocked_section(found),
        _speed_section(found),
        _aim_section(found),
        _lying_section(found),
    )


def _rotations_section(found: Figures) -> Section:
    rotations = found["rotations"]
    return Section(
        "rotations",
        "Every face has the same chance",
        (
            "When you let go, a secret number that was sealed before the game says how your die is turned in your "
            "hand: one of the 24 ways a cube can be turned. The flight does not depend on it.",
            "So for any throw, all 24 ways together must show each face exactly four times. This is no statistics: "
            "it is counted.",
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
            f"Somebody owns this very simulator, tries {thrown['tries']} throws, each {SEARCH_SEEDS} times with "
            "other secrets, picks the one that shows the wanted face, "
            f"and plays it {thrown['throws']} times at the table.",
            "The sealed number decides anew each time, so all there is to get is the sixth that everybody gets. "
            "The interval is 99.99 % wide: a fair table falls out of it once in 10,000 reports.",
        ),
        ("dice that stayed", "wanted face", "99.99 % interval of a fair die"),
        (
            (
                str(thrown["stayed"]),
                _percent(thrown["wanted"].share),
                f"{_percent(thrown['low'])} to {_percent(thrown['high'])}",
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
            "A die that leans on a wall or on another die cannot be read. It gets a small push until it lies flat, "
            "by a rule that is written down, with a number that was sealed before the game. "
            "This is how often a throw needs one.",
        ),
        ("throws", "count", "with a push", "95 % between"),
        tuple(
            (names.get(name, name), str(share.throws), _percent(share.share), _between(share))
            for name, share in cocked.items()
        ),
    )


def _speed_section(found: Figures) -> Section:
    speeds, manners = found["speeds"], found["manners"]
    return Section(
        "speed",
        "Force has its price",
        (
            "The faster a die flies, the more it turns what it hits, and the more often it leaves the arena itself. "
            "A lost die is lost.",
            "Three dice lie in the arena as earlier throws left them. Speed 0 lets the die fall. "
            "Thrown without aim, the four manners lose "
            + ", ".join(f"{_percent(manners['lost'][manner].share)} ({manner})" for manner in MANNERS)
            + " of the thrown dice.",
        ),
        ("m/s", "throws", "die lost", "95 % between", "target turns (aimed)", "95 % between", "target knocked out"),
        tuple(
            (
                f"{each['speed']:g}",
                str(each["lost"].throws),
                _percent(each["lost"].share),
                _between(each["lost"]),
                _percent(each["aimed"]["turned"].share),
                _between(each["aimed"]["turned"]),
                _percent(each["aimed"]["knocked"].share),
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
            f"{_percent(aim['aimed']['turned'].share)} against {_percent(aim['random']['turned'].share)}. "
            f"Matches: {_percent(aim['aimed']['match'].share)} against {_percent(aim['random']['match'].share)} of the "
            f"throws, {aim['aimed']['collected']:.2f} against {aim['random']['collected']:.2f} dice a throw. "
            "Turning a die is one thing, turning it to something useful another.",
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
                _percent(each["aimed"]["turned"].share),
                _between(each["aimed"]["turned"]),
                _percent(each["random"]["turned"].share),
                _between(each["random"]["turned"]),
                _percent(each["aimed"]["match"].share),
                _percent(each["random"]["match"].share),
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
            f"Here it can help. The same player simulates {SCHEME_INTENTS} throws at a lying die, tries the best again "
            "and again, and plays what is left. Somebody else simply aims at that die, from any side.",
            f"In {lying['scenes']} {'position' if lying['scenes'] == 1 else 'positions'} with three dice "
            f"simulating turned the die to the wanted face in {_against(lying['wanted'])}. "
            f"Looking for any match instead, it got one in {_against(lying['matches'])}.",
            "Where a lying die goes is decided by the hit: that is the skill of the game, and simulators have it too. "
            "It is published here so that everybody can judge it.",
        ),
        ("goal", "who", "throws", "reached", "95 % between"),
        tuple(
            (GOALS[goal], who, str(share.throws), _percent(share.share), _between(share))
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
        f"{_percent(goal['simulator'].share)} of the throws; aiming did it in {_percent(simple.share)} at best "
        f"(by a {goal['best_aimer']})"
    )


def _contenders(goal: Figures) -> list[tuple[str, Share]]:
    return [("simulator", goal["simulator"]), *((f"aimed {manner}", share) for manner, share in goal["aimers"].items())]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(share: Share) -> str:
    return f"{100 * share.low:.1f} – {100 * share.high:.1f} %"


def _told(share: Share) -> str:
    return f"{_percent(share.share)} ({_between(share)})"


# As JSON


def as_json(found: Any) -> Any:
    """The figures with shares as objects."""
    if isinstance(found, Share):
        return dict(zip(("share", "low", "high", "throws"), astuple(found), strict=True))
    if isinstance(found, dict):
        return {name: as_json(value) for name, value in found.items()}
    return [as_json(value) for value in found] if isinstance(found, list) else found


# As text


def as_text(found: Figures) -> str:
    """The report for a terminal."""
    lines = [f"Fair dice: {_counted(found)}", f"engine {found['engine']}, seed {found['seed']}", ""]
    lines += [f"  {_verdict(bar)}  {bar['promise']}: {bar['figure']}" for bar in found["bars"]]
    for section in sections(found):
        lines += ["", section.title, "-" * len(section.title), *_wrapped(section.said), "", *_columns(section)]
    return "\n".join(lines)


def _counted(found: Figures) -> str:
    return f"{found['throws']:,} throws in every manner and filling, and more for each question"


def _verdict(bar: Figures) -> str:
    return "holds    " if bar["holds"] else "not shown"


def _wrapped(said: Iterable[str]) -> list[str]:
    from textwrap import wrap

    return [line for sentence in said for line in wrap(sentence, 100)]


def _columns(section: Section) -> list[str]:
    rows = [section.head, *section.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(section.head))]
    return [
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


# As Markdown


INTRODUCTION = """# Fair dice

`throwdown fairness` throws thousands of dice in the [physical arena](throwers.md) and reports whether they are
fair, what nobody can steer, and what skill is worth. This page is the report of a big run; the same with plots
is [one page](fairness.html).
"""

OWN_REPORT = """
## A report of your own

```sh
throwdown fairness
throwdown fairness --throws 2000 --html fairness.html
throwdown fairness --throws 20000 --data fairness.jsonl
throwdown fairness --seed mine --json
```

- A small report takes about half a minute on two cores, this one a quarter of an hour. `--processes` limits the cores.
- `--data` keeps every throw in a file. After an interruption the same command goes on where it stopped, and with
  more `--throws` it goes on from there.
- The same seed gives the same figures with the same engine; another seed throws other dice.
- A *share* has its interval: Wilson's, for 95 %, unless it says otherwise. Dice of one throw are hit together, so
  that averages over dice are taken throw by throw.
- *not shown* means that so few throws do not show it, or that it is not so: look at the figures.
"""


def as_markdown(found: Figures, command: str) -> str:
    """The page of the documentation."""
    lines = [INTRODUCTION, f"{_counted(found)}. Engine: {found['engine']}. Made by:", "", "```sh", command, "```", ""]
    lines += ["| what we promise | measured | |", "|---|---|---|"]
    lines += [f"| {bar['promise']} | {bar['figure']} | {_verdict(bar).strip()} |" for bar in found["bars"]]
    for section in sections(found):
        lines += ["", f"## {section.title}", "", *(f"{sentence}\n" for sentence in section.said)]
        lines += [f"| {' | '.join(section.head)} |", "|" + "---|" * len(section.head)]
        lines += [f"| {' | '.join(row)} |" for row in section.rows]
    return "\n".join([*lines, OWN_REPORT])


# As a page


def as_html(found: Figures, command: str) -> str:
    """A page that needs nothing else: no script, no address, light and dark."""
    bars = "".join(
        f"<tr><td>{escape(bar['promise'])}</td><td>{escape(bar['figure'])}</td>"
        f'<td class="{"good" if bar["holds"] else "open"}">{_verdict(bar).strip()}</td></tr>'
        for bar in found["bars"]
    )
    body = "".join(_section_html(section) for section in sections(found))
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Throwdown: fair dice</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<h1>Fair dice</h1>
<p>{escape(_counted(found))}. What you can check, what you cannot steer, and what skill is worth.</p>
</header>
<main>
<section aria-labelledby="promises">
<h2 id="promises">What we promise</h2>
<div class="wide"><table>
<thead><tr><th scope="col">promise</th><th scope="col">measured</th><th scope="col"></th></tr></thead>
<tbody>{bars}</tbody></table></div>
</section>
{body}</main>
<footer>
<p>Made by <code>{escape(command)}</code></p>
<p>Throwdown {escape(found["version"])}, engine {escape(found["engine"])}, seed {escape(found["seed"])}.
The same command gives the same figures. Intervals hold 95 % unless they say otherwise.</p>
</footer>
</body>
</html>
"""


def _section_html(section: Section) -> str:
    said = "".join(f"<p>{escape(sentence)}</p>\n" for sentence in section.said)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in section.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
    plot = f"<figure>{section.plot}</figure>\n" if section.plot else ""
    return (
        f'<section aria-labelledby="{section.id}">\n<h2 id="{section.id}">{escape(section.title)}</h2>\n{said}{plot}'
        f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>\n</section>\n'
    )


STYLE = """
:root { --ground:#f3e6dd; --surface:#fcf7f2; --ink:#2b2130; --soft:#5f5263; --line:#d9c7bf; --strong:#8a7780;
  --one:#12595f; --two:#b5371f; --three:#7c5200; --good:#2a6a3c; --open:#7c5200; --band:#12595f22 }
@media (prefers-color-scheme: dark) { :root { --ground:#1d1722; --surface:#282031; --ink:#f7ede5; --soft:#c5b6c2;
  --line:#453a50; --strong:#8f8097; --one:#7fd3cf; --two:#ff9576; --three:#f3c46a; --good:#8ed59a; --open:#f3c46a;
  --band:#7fd3cf2a } }
* { box-sizing:border-box }
body { margin:0; background:var(--ground); color:var(--ink); font:16px/1.55 system-ui,sans-serif }
header, main, footer { max-width:860px; margin:0 auto; padding:0 20px }
header { padding-top:40px }
h1 { font-size:40px; line-height:1.1; margin:0 0 8px }
h2 { font-size:24px; line-height:1.2; margin:0 0 12px }
p { margin:0 0 12px; max-width:68ch }
section { background:var(--surface); border-radius:16px; border-bottom:3px solid var(--line); margin:24px 0;
  padding:24px }
figure { margin:16px 0 }
svg { display:block; width:100%; height:auto; max-width:720px }
svg .label { fill:var(--soft); font:13px system-ui,sans-serif }
svg .grid { stroke:var(--line) } svg .mark { stroke:var(--ink); stroke-width:1.5; stroke-dasharray:5 4 }
svg .band { fill:var(--band) }
svg .path { fill:none; stroke-width:2 } svg line.one, svg line.two, svg line.three { stroke-width:2 }
svg .one { stroke:var(--one) } svg .two { stroke:var(--two) } svg .three { stroke:var(--three) }
svg .two.path { stroke-dasharray:8 4 }
svg .one.dot { fill:var(--one) } svg .two.dot { fill:var(--surface); stroke-width:2.5 }
svg .three.dot { fill:var(--three) }
.wide { overflow-x:auto }
table { border-collapse:collapse; font-size:14px; font-variant-numeric:tabular-nums }
th, td { text-align:left; padding:6px 14px 6px 0; border-bottom:1px solid var(--line); vertical-align:top }
th { color:var(--soft); font-weight:600 }
.good { color:var(--good); font-weight:600 } .open { color:var(--open); font-weight:600 }
code { font:14px ui-monospace,monospace; overflow-wrap:anywhere }
footer { color:var(--soft); padding-bottom:48px; font-size:14px }
"""
