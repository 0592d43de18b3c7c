"""Where the bots are on the ladders of people, and how much luck there is: fitted to games between the bots.

python -m benchmarks.fit_ratings              the fit, and how well it explains the games
python -m benchmarks.fit_ratings --write      the same, and its figures into src/throwdown/ratings/ladder.json

The games are those of docs/bots-strength.md: levels in the arena, and levels of voll verasselt. Each level gets the
strength that explains the results best (Bradley and Terry), and pairs may deviate from it. The distance from novice to
master becomes 100, and the spread of the model is what that distance is worth: the more luck decides, the larger it is.
"""

from __future__ import annotations

import re
from math import exp, log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
import numpy as np

from throwdown.bots import LEVELS
from throwdown.ratings.ladder import HIGHEST, Ladder
from throwdown.ratings.pools import POOLS, Pool

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "docs" / "bots-strength.md"
FIGURES = ROOT / "src" / "throwdown" / "ratings" / "ladder.json"
#: By pool: headings of the document with the games of a cell that names no number, and the rows to read.
TABLES: dict[Pool, dict[str, int]] = {
    "arena": {"In the arena": 300},
    "verasselt": {"Neighbouring levels": 1000, "Levels of voll verasselt further apart": 300},
}
#: "59.7 % (54.0–65.1)", or "66.5 % (61.0–71.6, 300 games)".
CELL = re.compile(r"([\d.]+) % \([\d.–]+(?:, ([\d,]+) games)?\)")


class Duel(msgspec.Struct, frozen=True):
    """Games of two levels at one game."""

    game: str
    stronger: str
    weaker: str
    games: int
    wins: float


def duels(pool: Pool) -> list[Duel]:
    """All games of a pool that the document has."""
    text = SOURCE.read_text(encoding="utf-8")
    found = [duel for heading, games in TABLES[pool].items() for duel in _duels(_section(text, heading), games)]
    return [duel for duel in found if (duel.game == "verasselt") == (pool == "verasselt")]


def _section(text: str, heading: str) -> str:
    return text.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def _duels(section: str, games: int) -> Iterable[Duel]:
    """The tables whose heads name two levels."""
    heads: list[str] = []
    for line in section.splitlines():
        cells = [cell.strip(" `") for cell in line.strip("|").split("|")]
        if cells[0] == "game":
            heads = cells
        for head, cell in zip(heads[1:], cells[1:], strict=False):
            stronger, _, weaker = head.partition(" – ")
            read = CELL.match(cell)
            if weaker and read:
                played = int((read[2] or str(games)).replace(",", ""))
                yield Duel(cells[0], stronger, weaker, played, round(played * float(read[1]) / 100))


class Fit(msgspec.Struct, frozen=True):
    """What explains the games of a pool."""

    strength: dict[str, float]
    """By level: the natural logarithm of its odds against the weakest."""
    own: float
    """How far pairs deviate beyond chance: a level may suit one opponent better than another."""


def fit(played: list[Duel]) -> Fit:
    """Strengths by weighted least squares: a pair of many games weighs more, as far as its own deviation allows."""
    pairs = _pooled(played)
    own = next((own for own in np.arange(0, 2, 0.01) if _misfit(pairs, _solved(pairs, own), own) <= _free(pairs)), 2.0)
    return Fit(_solved(pairs, own), float(own))


def _pooled(played: list[Duel]) -> list[Duel]:
    """All games of a pair together, whichever game it was."""
    pairs = dict.fromkeys((duel.stronger, duel.weaker) for duel in played)
    those = {pair: [duel for duel in played if (duel.stronger, duel.weaker) == pair] for pair in pairs}
    return [
        Duel("", *pair, sum(each.games for each in found), sum(each.wins for each in found))
        for pair, found in those.items()
    ]


def _solved(pairs: list[Duel], own: float) -> dict[str, float]:
    """The weakest level is at 0; the others are the unknowns."""
    signs = np.array(
        [[(level == duel.stronger) - (level == duel.weaker) for level in LEVELS[1:]] for duel in pairs], float
    )
    roots = np.array([_variance(duel, own) ** -0.5 for duel in pairs])
    odds = np.array([_log_odds(duel) for duel in pairs])
    found = np.linalg.lstsq(signs * roots[:, None], odds * roots, rcond=None)[0]
    return dict(zip(LEVELS, (0.0, *map(float, found)), strict=True))


def _log_odds(duel: Duel) -> float:
    """Half a game more for both keeps a clean sweep finite."""
    return log((duel.wins + 0.5) / (duel.games - duel.wins + 0.5))


def _variance(duel: Duel, own: float) -> float:
    return 1 / (duel.wins + 0.5) + 1 / (duel.games - duel.wins + 0.5) + own**2


def _misfit(pairs: list[Duel], strength: dict[str, float], own: float) -> float:
    """The sum of squared deviations; as large as the number of free pairs if only chance is at work."""
    gaps = ((duel, _log_odds(duel) - strength[duel.stronger] + strength[duel.weaker]) for duel in pairs)
    return sum(gap**2 / _variance(duel, own) for duel, gap in gaps)


def _free(pairs: list[Duel]) -> float:
    """Pairs beyond those that any strengths would explain."""
    return max(len(pairs) - len(LEVELS) + 1, 1e-9)


def places(strength: dict[str, float]) -> Ladder:
    """The same on the scale of the ladder."""
    length = strength[LEVELS[-1]]
    levels = {level: round(HIGHEST * strength[level] / length, 1) for level in LEVELS}
    return Ladder(levels=levels, luck=round(HIGHEST / length / sqrt(2), 1))


def fitted() -> dict[Pool, Ladder]:
    """The figures of all pools."""
    return {pool: places(fit(duels(pool)).strength) for pool in POOLS}


def report(pool: Pool) -> Iterable[str]:
    """How well one strength for each level explains all games of the pool."""
    played = duels(pool)
    found = fit(played)
    strength = found.strength
    yield f"{pool}: {places(strength)}"
    yield f"  master over novice: {strength[LEVELS[-1]]:.2f} (logarithm of the odds); pairs deviate by {found.own:.2f}"
    for duel in _pooled(played):
        chance = 1 / (1 + exp(strength[duel.weaker] - strength[duel.stronger]))
        share = duel.wins / duel.games
        yield f"  {duel.stronger:8} – {duel.weaker:8} {share:6.1%} of {duel.games}, fitted {chance:6.1%}"
    for game in sorted({duel.game for duel in played}):
        alone = fit([duel for duel in played if duel.game == game]).strength
        yield f"  {game:13} alone: master over novice {alone[LEVELS[-1]]:.2f}"


@click.command()
@click.option("--write", is_flag=True, help="Store the figures.")
def main(write: bool) -> None:
    """Fit the ladders of the ratings to games between the bots."""
    for pool in POOLS:
        click.echo("\n".join(report(pool)))
    if write:
        FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(fitted()), indent=2) + b"\n")


if __name__ == "__main__":
    main()
