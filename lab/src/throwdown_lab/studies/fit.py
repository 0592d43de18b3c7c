"""The luck model fitted to the arena: five chances for each manner of throwing, and how far they are off (DIG-03).

``throwdown lab make luck`` throws thousands into the physical arena, counts, and prints the table with its errors.

The model knows nothing of places: a throw strikes something with the same chance, whatever lies there, and every lying
die is as likely. The fillings of one to five dice are fitted: these are the ones that a turn of the arena games begins
with; and the empty arena by itself. Fuller arenas, towers and several dice at once are not fitted, only compared.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist, fmean, pstdev
from typing import TYPE_CHECKING

from throwdown.rules.values import Value
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import ThrowChances

from .arena import FILLINGS, TOWERS, Handful, Notebook, Sizes, Thrown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: The fillings that are fitted.
FITTED = (1, 2, 3, 5)
DIGITS = 3
#: A flip that is seen is five sixths of the dice that got a fresh face: the sixth got the same again.
SEEN = 5 / 6


# Shares and their intervals


class Share(Value):
    """A share that was counted, with its interval."""

    share: float
    low: float
    high: float
    throws: int
    """It was counted in so many."""


def deviations(level: float) -> float:
    """So many standard deviations of a normal distribution hold this part of it."""
    return NormalDist().inv_cdf((1 + level) / 2)


def wilson(count: float, of: int, level: float = 0.95) -> Share:
    """How often something happened, with Wilson's interval."""
    if not of:
        return Share(0.0, 0.0, 1.0, 0)
    z = deviations(level)
    share, spread = count / of, z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return Share(share, max(middle - half, 0.0) if count else 0.0, min(middle + half, 1.0) if count < of else 1.0, of)


def mean(values: Sequence[float], level: float = 0.95) -> Share:
    """An average over throws; where all are alike, as Wilson would have it.

    Dice of one throw are struck together, so that throws are counted, not dice.
    """
    if not values or len(set(values)) == 1:
        return wilson(sum(values), len(values), level)
    middle = fmean(values)
    half = deviations(level) * pstdev(values) / sqrt(len(values))
    return Share(middle, max(middle - half, 0.0), middle + half, len(values))


# The fit


class Fit(Value):
    """The table, and what it was made of."""

    table: dict[str, ThrowChances]
    rows: tuple[Row, ...]
    throws: int


class Row(Value):
    """One figure of one scene: what the model says and what the arena did."""

    manner: str
    scene: str
    figure: str
    predicted: float
    measured: Share

    @property
    def off(self) -> float:
        return self.predicted - self.measured.share

    @property
    def beyond_chance(self) -> bool:
        return not self.measured.low <= self.predicted <= self.measured.high


LOST, TURNED, KNOCKED, ANY = "the thrown die leaves", "a lying die turns", "a lying die is knocked out", "any turns"
BELOW = "a die that turned shows the face that was below"
BREAKS, FALL = "the tower breaks", "part of it that falls then"


def fit(throws: Iterable[Thrown], hands: Iterable[Handful] = ()) -> Fit:
    """The table that fits these throws best, with its errors."""
    probes, handfuls = list(throws), list(hands)
    table, rows = dict[str, ThrowChances](), list[Row]()
    for number, manner in enumerate(MANNERS):
        mine = [probe for probe in probes if probe.manner == number]
        if not mine:
            continue
        table[manner] = fitted(mine)
        rows += _rows(manner, table[manner], mine)
        rows += _hand_rows(manner, table[manner], [hand for hand in handfuls if hand.manner == number])
    return Fit(table, tuple(rows), len(probes))


def fitted(probes: list[Thrown]) -> ThrowChances:
    """The chances of one manner that make what was counted likeliest: every throw weighs the same."""
    mine = [probe for probe in probes if probe.filling in FITTED and not probe.tower]
    empty = [probe for probe in probes if not probe.filling]
    struck, turned, knocked = (
        sum(getattr(probe, field) for probe in mine) for field in ("struck", "turned", "knocked")
    )
    struck = min(struck, len(mine))  # what is pushed by a struck die is not struck once more
    return ThrowChances(
        hit=_chance(struck, len(mine)),
        turn=_chance(turned / SEEN, struck - knocked),
        leave=_chance(sum(probe.face < 0 for probe in mine), len(mine)),
        knock=_chance(knocked, struck),
        bare=_chance(sum(probe.face < 0 for probe in empty), len(empty)),
    )


def _chance(count: float, of: int) -> float:
    return round(min(count / of, 1.0), DIGITS) if of else 0.0


def _rows(manner: str, chances: ThrowChances, probes: list[Thrown]) -> list[Row]:
    rows = []
    for lying in FILLINGS:
        rows += _filling_rows(manner, chances, lying, [p for p in probes if p.filling == lying and not p.tower])
    rows += _below_rows(manner, probes)
    for height in TOWERS.values():
        rows += _tower_rows(manner, chances, height, [p for p in probes if p.tower == height])
    return rows


def turn_chance(chances: ThrowChances) -> float:
    """A lying die shows another face afterwards."""
    return chances.hit * (1 - chances.knock) * chances.turn * SEEN


def _filling_rows(manner: str, chances: ThrowChances, lying: int, probes: list[Thrown]) -> list[Row]:
    if not probes:
        return []
    scene, chances = f"{lying} lying", chances.among(lying)
    rows = [Row(manner, scene, LOST, chances.leave, wilson(sum(p.face < 0 for p in probes), len(probes)))]
    if lying:
        flips = turn_chance(chances)
        rows += [
            Row(manner, scene, TURNED, flips, mean([p.turned / lying for p in probes])),
            Row(manner, scene, KNOCKED, chances.hit * chances.knock, mean([p.knocked / lying for p in probes])),
            Row(manner, scene, ANY, 1 - (1 - flips) ** lying, wilson(sum(p.turned > 0 for p in probes), len(probes))),
        ]
    return rows


def _below_rows(manner: str, probes: list[Thrown]) -> list[Row]:
    """The model turns a die to any face alike; a die that tips over once never shows what was below."""
    flipped = sum(probe.turned for probe in probes)
    opposite = wilson(sum(probe.opposite for probe in probes), flipped)
    return [Row(manner, "any", BELOW, 1 / 5, opposite)] if flipped else []


def _tower_rows(manner: str, chances: ThrowChances, height: int, probes: list[Thrown]) -> list[Row]:
    """A tower breaks if it is hit, at any level alike (DIG-TOWER-3); a single die that is left is no tower."""
    if not probes:
        return []
    scene, chances = f"tower of {height}", chances.among(probes[0].loose + 1)
    broken = [probe for probe in probes if probe.standing < height]
    fallen = [1 - probe.standing / height for probe in broken]
    rows = [Row(manner, scene, BREAKS, chances.hit, wilson(len(broken), len(probes)))]
    if broken:
        rows.append(Row(manner, scene, FALL, (height + 1) / 2 / height, mean(fallen)))
    return rows


def _hand_rows(manner: str, chances: ThrowChances, hands: list[Handful]) -> list[Row]:
    sizes = sorted({hand.dice for hand in hands})
    return [
        Row(manner, f"{dice} at once", LOST, chances.bare, mean([h.lost / dice for h in hands if h.dice == dice]))
        for dice in sizes
    ]


# Telling it


def as_markdown(found: Fit) -> str:
    """The table and its errors, for people."""
    return "\n".join([*_table_lines(found), "", *_summary_lines(found), "", *_error_lines(found)])


def _table_lines(found: Fit) -> list[str]:
    head = [
        "| manner | it strikes something | a struck die turns | the thrown die leaves | a struck die is knocked out"
        " | it leaves a bare arena |",
        "|---|---|---|---|---|---|",
    ]
    return head + [
        f"| `{manner}` | {row.hit} | {row.turn} | {row.leave} | {row.knock} | {row.bare} |"
        for manner, row in found.table.items()
    ]


def _summary_lines(found: Fit) -> list[str]:
    """How far off the table is, in percentage points."""
    fitted_scenes = {f"{lying} lying" for lying in FITTED}
    fuller = {f"{lying} lying" for lying in FILLINGS} - fitted_scenes
    head = ["| figure | 1 to 5 lying: typical | worst | emptier and fuller: typical | worst |", "|---|---|---|---|---|"]
    return head + [
        f"| {figure} | {_spread(found, figure, fitted_scenes)} | {_spread(found, figure, fuller)} |"
        for figure in (LOST, TURNED, KNOCKED, ANY)
    ]


def _spread(found: Fit, figure: str, scenes: set[str]) -> str:
    """The errors of a figure: root mean square and the largest."""
    off = [100 * row.off for row in found.rows if row.figure == figure and row.scene in scenes]
    return f"{sqrt(fmean(error * error for error in off)):.1f} | {max(map(abs, off)):.1f}" if off else "– | –"


def _error_lines(found: Fit) -> list[str]:
    scenes = list(dict.fromkeys((row.scene, row.figure) for row in found.rows))
    order = sorted(scenes, key=lambda pair: list(dict.fromkeys(figure for _, figure in scenes)).index(pair[1]))
    head = [
        "| figure | scene | " + " | ".join(f"`{manner}`" for manner in MANNERS) + " |",
        "|---|---|" + "---|" * len(MANNERS),
    ]
    rows = {(row.manner, row.scene, row.figure): row for row in found.rows}
    return head + [
        f"| {figure} | {scene} | " + " | ".join(_cell(rows.get((manner, scene, figure))) for manner in MANNERS) + " |"
        for scene, figure in order
    ]


def _cell(row: Row | None) -> str:
    """What the model says → what was measured; bold where that cannot be chance."""
    if row is None:
        return "–"
    text = f"{100 * row.predicted:.1f} → {100 * row.measured.share:.1f}"
    return f"**{text}**" if row.beyond_chance else text


def read(notebook: Notebook, sizes: Sizes) -> Fit:
    """The fit to what a notebook holds."""
    throws = [Thrown(*probe) for job in notebook.part("throws", sizes.throws) for probe in job]
    hands = [Handful(*hand) for job in notebook.part("hands", sizes.hands) for hand in job]
    return fit(throws, hands)
