"""The luck model: thousands of throws into the arena, and the chances that fit them (``studies/fit.py``)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from msgspec.structs import asdict

from throwdown.library.progress import progress
from throwdown.physics import ENGINE
from throwdown_lab.studies.arena import PROBES, Notebook, Sizes, Study, run, weight
from throwdown_lab.studies.fit import as_markdown, read

if TYPE_CHECKING:
    from . import Work

#: Throws of all manners into all fillings.
THROWS = 20_000


def made(work: Work) -> bytes:
    """The table that the luck thrower reads."""
    whole = Sizes.for_throws(work.many(THROWS, PROBES))
    sizes = Sizes(throws=whole.throws, hands=whole.hands, turns=0, aims=0, search=0, fresh=0, schemes=0)
    notebook = Notebook(Study(work.seed))
    with progress("throwing", weight(sizes)) as done:
        run(notebook, sizes, work.pool, progress=done)
    found = read(notebook, sizes)
    click.echo(as_markdown(found))
    manners = {manner: asdict(chances) for manner, chances in found.table.items()}
    table = {"made": work.made(engine=ENGINE, throws=found.throws), "manners": manners}
    return (json.dumps(table, indent=2) + "\n").encode()
