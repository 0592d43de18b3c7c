"""Writes the pages of the environments, with tables that come from the coding, and their pictures.

python -m throwdown_lab.environments.pages lab/docs/environments
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import ARENA, edition_changes
from throwdown_lab.coding import coding_for

from .aims import AIMS
from .registry import ENVIRONMENTS
from .render import TITLES

if TYPE_CHECKING:
    from collections.abc import Callable

#: The game that is drawn: seats, seed, and how often the first open id is chosen before.
DRAWN = (3, 7, 9)

Row = tuple[str, int, int, int, int]
"""What it is called, first and last place, least and greatest number."""


def page_of(environment: str) -> str:
    """The page of one environment."""
    game = ENVIRONMENTS[environment]
    parts = [_head(environment, game), _seen(game), _chosen(game), _given(game)]
    if game in ARENA:
        parts.append(_arena(game))
    return "\n\n".join([*parts, HISTORY]) + "\n"


HISTORY = """## Versions

- v0: the first version.

`python -m throwdown_lab.environments.pages lab/docs/environments` generates this page, and a test compares it with the
code."""


def _head(environment: str, game: str) -> str:
    rules = "impact" if game.startswith("impact") else game
    editions = ", ".join(f"`{name}`" for name in edition_changes(game))
    coding = coding_for(game)
    return f"""# {TITLES[game]}

![{TITLES[game]} as `rgb_array`]({game}.png)

| | |
|---|---|
| PettingZoo | `make("aec", "{environment}")`, `make("parallel", "{environment}")` |
| OpenSpiel | `pyspiel.load_game("throwdown_{game}")` |
| players | {MIN_SEATS} to {MAX_SEATS} (`seats`), two by default |
| actions | {coding.size} ids for two |
| observation | {len(coding.names)} whole numbers for two (`int16`), and the mask |
| editions | {editions} |
| rules | [as a game](../../../docs/{rules}.md) |

[All environments](README.md) explains the choices, the seeds and the speed."""


def _seen(game: str) -> str:
    coding = coding_for(game)
    bounds = zip(coding.names, coding.low.tolist(), coding.high.tolist(), strict=True)
    rows = [(name, place, place, low, high) for place, (name, low, high) in enumerate(bounds)]
    lines = [
        "## Observations",
        "",
        '`observation["observation"]` for two players. Seats count from the observing one: `+0` observes, `+1` sits to'
        " its left.",
        "",
        "| Index | Description | Minimum | Maximum |",
        "|---|---|---|---|",
        *(f"| {_span(row)} | {row[0]} | {row[3]} | {row[4]} |" for row in _together(rows)),
        "",
        f"With more players: {_sizes(game, observed=True)}.",
    ]
    return "\n".join(lines)


def _chosen(game: str) -> str:
    coding = coding_for(game)
    rows = [(name, place, place, 0, 1) for place, name in enumerate(coding.id_names)]
    lines = [
        "## Actions",
        "",
        '`observation["action_mask"]` is 1 for every legal id. For players who wait it is all 0.',
        "",
        "| Id | Description |",
        "|---|---|",
        *(f"| {_span(row)} | {row[0]} |" for row in _together(rows)),
        "",
        f"With more players: {_sizes(game, observed=False)}.",
    ]
    return "\n".join([*lines, *_coded_in_steps(game)])


def _coded_in_steps(game: str) -> list[str]:
    if game == "hp_strike":
        return [
            "",
            "A tower of n dice takes n - 1 steps, slot by slot from the bottom; the last die is the top. The same"
            " player acts until the tower is complete.",
        ]
    if game == "verasselt":
        return [
            "",
            "A roll takes several steps: `roll on`, the number of cards of each colour in the boost, then the dice."
            " Only colours of the yard have a step. A split and a top-up take one step for each colour, too. The same"
            " player acts until the choice is complete. Every step has at least two legal ids.",
        ]
    return []


def _given(game: str) -> str:
    lines = [
        "## Rewards",
        "",
        "All players get their reward at the end. Before that every reward is 0.",
        "",
        "| `reward` | Description |",
        "|---|---|",
        "| `win` | 1 for winning alone, -1/(n - 1) for losing among n; k winners who share get (n/k - 1)/(n - 1)"
        " each. The sum is 0 |",
    ]
    if game in ARENA:
        lines.append(
            "| `points` | the points of a tournament as a loss: minus the number of players left when one goes out |"
        )
    return "\n".join(lines)


def _arena(game: str) -> str:
    return f"""## In the physical arena

With `thrower="physics"` the engine simulates the dice. Every throw then has one of {len(AIMS)} aims. Seen from
the player's side they are {", ".join(AIMS)}.
The action is {len(AIMS)} × id + aim. An id that does not throw has only the first aim. The observation continues
with x, y and z in mm of every slot, with the player's side near.

In `throwdown/{game}-aim-v0` a hand aims freely instead: an action is ten numbers from -1 to 1 (`Box`). The first number
picks one of the legal choices in their order. The others are the intent of a throw (release point, velocity, spin),
scaled to the bounds of [the physical arena](../../../docs/physics.md). There is no mask: every action is valid."""


# Tables


def _span(row: Row) -> str:
    return str(row[1]) if row[1] == row[2] else f"{row[1]} to {row[2]}"


def _sizes(game: str, *, observed: bool) -> str:
    codings = [(seats, coding_for(game, seats)) for seats in range(MIN_SEATS + 1, MAX_SEATS + 1)]
    sizes = {seats: len(coding.names) if observed else coding.size for seats, coding in codings}
    if len(set(sizes.values())) == 1:
        return f"{next(iter(sizes.values()))} for each number of players"
    return ", ".join(f"{size} for {seats}" for seats, size in sizes.items())


def _together(rows: list[Row]) -> list[Row]:
    """Rows beside each other that differ in their last word only, then those that differ in numbers only."""
    by_word = [_merged(list(group), _words) for _, group in groupby(rows, lambda row: (_but_last(row[0]), row[3:]))]
    return [_merged(list(group), _ends) for _, group in groupby(by_word, lambda row: (_pattern(row[0]), row[3:]))]


def _merged(rows: list[Row], named: Callable[[list[str]], str]) -> Row:
    first, last = rows[0], rows[-1]
    return named([row[0] for row in rows]), first[1], last[2], first[3], first[4]


def _but_last(name: str) -> str:
    """All but its last word, if that is no number."""
    start, _, end = name.rpartition(" ")
    return name if not start or end.lstrip("+").isdecimal() else start


def _pattern(name: str) -> str:
    return re.sub(r"\+?\d+( \d+)*", "#", name)


def _words(names: list[str]) -> str:
    start = _but_last(names[0])
    if len(names) == 1:
        return names[0]
    return f"{start}{'' if start.endswith(':') else ':'} {', '.join(name.rpartition(' ')[2] for name in names)}"


def _ends(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}"


# Pictures


def draw(environment: str, path: Path) -> None:
    """A game that was played a little."""
    import numpy as np
    from PIL import Image

    from .registry import discrete

    seats, seed, steps = DRAWN
    env = discrete(game=ENVIRONMENTS[environment], seats=seats, render_mode="rgb_array")
    env.reset(seed=seed)
    for _ in range(steps):
        seen, _, over, _, _ = env.last()
        if not over:
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    Image.fromarray(env.render()).reduce(2).quantize(128).save(path, optimize=True)


def main(folder: Path) -> None:
    for environment, game in ENVIRONMENTS.items():
        (folder / f"{game}.md").write_text(page_of(environment), encoding="utf-8")
        draw(environment, folder / f"{game}.png")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python -m throwdown_lab.environments.pages lab/docs/environments")
    main(Path(sys.argv[1]))
