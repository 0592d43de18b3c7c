"""The report as a page of the documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sections import counted, sections, verdict

if TYPE_CHECKING:
    from .counting import Figures

INTRODUCTION = """# Fair dice

`throwdown fairness` throws thousands of dice in the [physical arena](throwers.md) and reports whether they are
fair, what nobody can steer, and what skill is worth. This page is the report of a big run; the same with plots
is [one page](fairness.html).

![A smash at nine dice: one of the throws that are counted here](pictures/smash.webp)
"""

OWN_REPORT = """
## A report of your own

```sh
throwdown fairness --quick
throwdown fairness
throwdown fairness --throws 2000 --html fairness.html
throwdown fairness --throws 20000 --data fairness.jsonl
throwdown fairness --seed mine --json
```

- On two cores a quick report takes about ten seconds, a small one half a minute, one of 20,000 throws a quarter of an
  hour. A quick report leaves out what a computer can steer. `--processes` limits the cores.
- `--data` keeps every throw in a file. After an interruption the same command goes on where it stopped, and with
  more `--throws` it goes on from there.
- The same seed gives the same figures with the same engine; another seed throws other dice.
- A *share* has its interval: Wilson's, for 95 %, unless it says otherwise. Dice of one throw are hit together, so
  that averages over dice are taken throw by throw.
- *not shown* means that so few throws do not show it, or that it is not so: look at the figures.
"""


def as_markdown(found: Figures, command: str) -> str:
    """The page of the documentation."""
    lines = [INTRODUCTION, f"{counted(found)}. Engine: {found['engine']}. Made by:", "", "```sh", command, "```", ""]
    lines += ["| what we promise | measured | |", "|---|---|---|"]
    lines += [f"| {bar['promise']} | {bar['figure']} | {verdict(bar)} |" for bar in found["bars"]]
    for section in sections(found):
        lines += ["", f"## {section.title}", "", *(f"{sentence}\n" for sentence in section.sentences)]
        lines += [f"| {' | '.join(section.head)} |", "|" + "---|" * len(section.head)]
        lines += [f"| {' | '.join(row)} |" for row in section.rows]
    return "\n".join([*lines, OWN_REPORT])
