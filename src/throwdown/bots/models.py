"""Models of throwing by name: which chances odds, solved games and advice are worked out on.

read_model("luck")                 the table of luck that games are played with now
read_model("luck 38a43815")        an older one, as records name it
read_model("base")                 dice strike nothing, and none is lost but by an X
read_model("drop=0,0;lob=0.2,0")   any numbers
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.dice import SYMBOLS
from throwdown.throwers.luck import Luck, tables

from .odds.kernels import RESEARCH_MODEL, parse_model

if TYPE_CHECKING:
    from .odds.kernels import Model

#: The games that are the core and nothing else (STR-01, IMP-01): they are solved on any model.
CORE_GAMES = ("strike", "impact")
#: Models that are called by a word, beside the tables of luck.
NAMED: dict[str, Model] = {"base": parse_model("drop=0,0"), "research": RESEARCH_MODEL}


@dataclass(frozen=True)
class ThrowModel:
    """The chances of each manner of throwing, and what they are called."""

    name: str
    """``luck`` with the fingerprint of its table, as records name their engine; a word; or the numbers as given."""
    manners: Model

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "manners": {manner: asdict(chances) for manner, chances in self.manners.items()}}


def luck_of(engine: str) -> ThrowModel:
    """The table of luck that a record names; for dice that fell in an arena the one in use, which was fitted to it."""
    name = engine if engine in tables() else Luck.engine
    return ThrowModel(name, dict(tables()[name]))


def model_of(game: str, engine: str = Luck.engine) -> str | None:
    """The table of luck that advice goes by, where dice are thrown: the game's own if it is solved on any table."""
    if game not in SYMBOLS:
        return None
    return engine if game in CORE_GAMES and engine in tables() else Luck.engine


def read_model(text: str | None = None) -> ThrowModel:
    """The model of this name or with these numbers; without a text, the current table of luck."""
    name = " ".join((text if text is not None else "luck").split())
    if name == "luck" or name in tables():
        return luck_of(name)
    if name in NAMED:
        return ThrowModel(name, NAMED[name])
    if name.startswith("luck "):
        raise ThrowdownError(f"there is no table {name!r}: choose luck, or one of {', '.join(sorted(tables()))}")
    if "=" not in name:
        raise ThrowdownError(
            f"{name!r} is not a model: choose luck or base, or give manners of throwing and name each one once,"
            " like 'drop=0,0;lob=0.25,0.02'"
        )
    return ThrowModel(name, parse_model(name))
