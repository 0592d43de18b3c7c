"""The report as a page of the documentation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sections import counted, sections, verdict

if TYPE_CHECKING:
    from .counting import Figures

INTRODUCTION = """# Fair dice

`throwdown lab fairness` throws thousands of dice in the [physical arena](throwers.md). It reports whether they
are fair, what nobody can steer, and what skill is worth.

![A smash at nine dice: one of the throws that are counted here](pictures/smash.webp)
"""

OWN_REPORT = """
## A report of your own

```sh
throwdown lab fairness --quick
throwdown lab fairness
throwdown lab fairness --throws 2000 --html fairness.html
throwdown lab fairness --throws 20000 --data fairness.jsonl
throwdown lab fairness --seed mine --json
```

- On two cores a quick report takes about ten seconds, a small one half a minute, one of 20,000 throws a quarter of an
  hour. A quick report leaves out what a computer can steer. `--processes` limits the cores.
- `--data` writes every throw to a file. After an interruption, or with more `--throws`, the same command resumes from
  this file.
- The same seed gives the same figures with the same engine; another seed throws other dice.
- The interval of a *share* is Wilson's, for 95 %, unless another is named. Dice of one throw are not independent, so
  the report averages over throws.
- *not shown* means that the throws do not show it: there are too few of them, or it is not true.
"""


def as_markdown(found: Figures, command: str) -> str:
    """The page of the documentation."""
    lines = [INTRODUCTION, f"{counted(found)}. Engine: {found['engine']}. Made by:", "", "```sh", command, "```", ""]
    lines += ["| Promise | Measured | Result |", "|---|---|---|"]
    lines += [f"| {bar['promise']} | {bar['figure']} | {verdict(bar)} |" for bar in found["bars"]]
    for section in sections(found):
        lines += ["", f"## {section.title}", "", *(f"{sentence}\n" for sentence in section.sentences)]
        lines += [f"| {' | '.join(section.head)} |", "|" + "---|" * len(section.head)]
        lines += [f"| {' | '.join(row)} |" for row in section.rows]
    return "\n".join([*lines, OWN_REPORT])
