"""Models of throwing by name: which chances odds, solved games and advice are worked out on.

read_model("luck")                 the table of luck that games are played with now
read_model("base")                 dice strike nothing, and none is lost but by an X
read_model("drop=0,0;toss=0.2,0")   any numbers
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from throwdown.rules.arena.dice import SYMBOLS
from throwdown.throwers.luck import LUCK, Luck
from throwdown.words import ArgumentRefused

from .odds.kernels import parse_model

if TYPE_CHECKING:
    from .odds.kernels import Model

#: The games that are the core and nothing else (STR-01, IMP-01): they are solved on any model.
CORE_GAMES = ("strike", "impact")
#: Models that are called by a word, beside the table of luck.
NAMED: dict[str, Model] = {"base": parse_model("drop=0,0")}


@dataclass(frozen=True)
class ThrowModel:
    """The chances of each manner of throwing, and what they are called."""

    name: str
    """``luck`` with the fingerprint of its table, as records name their engine; a word; or the numbers as given."""
    manners: Model

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "manners": {manner: asdict(chances) for manner, chances in self.manners.items()}}


def luck_model() -> ThrowModel:
    """The table of luck: for dice that fell in an arena too, since it was fitted to it."""
    return ThrowModel(Luck.engine, dict(LUCK))


def model_of(game: str) -> str | None:
    """The table of luck that advice goes by, where dice are thrown."""
    return Luck.engine if game in SYMBOLS else None


def read_model(text: str | None = None) -> ThrowModel:
    """The model of this name or with these numbers; without a text, the current table of luck."""
    name = " ".join((text if text is not None else "luck").split())
    if name in ("luck", Luck.engine):
        return luck_model()
    if name in NAMED:
        return ThrowModel(name, NAMED[name])
    if name.startswith("luck "):
        raise ArgumentRefused("command/model", model=name)
    if "=" not in name:
        raise ArgumentRefused("command/model", model=name)
    return ThrowModel(name, parse_model(name))
