"""The best answer to players who do not think, solved on the luck model."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from throwdown.bots.search.best_response import THOUGHTLESS, Response, named
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from . import Work


def made(work: Work) -> bytes:
    """The tables that a master reads."""
    answer, file = Response(dict(LUCK), THOUGHTLESS), BytesIO()
    tables = {name: getattr(answer, name).astype(np.float32) for name in ("mine", "mine_mid", "theirs", "theirs_mid")}
    command = np.array(" ".join(map(str, work.made().values())))
    np.savez_compressed(file, model=np.array(named(LUCK)), made=command, **tables)
    return file.getvalue()
