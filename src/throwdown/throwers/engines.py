"""Who computes a recorded game again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

from .luck import Luck

if TYPE_CHECKING:
    from .thrower import Thrower


#: The processor of a browser's engine, which tries how others may have rounded: it computes the throws of all of them.
IN_A_BROWSER = "wasm32"


def thrower_of(name: str, engine: str) -> tuple[Thrower, bool]:
    """The thrower that a header names with the engine that it names, and whether it lands exactly alike here.

    It may not on another processor, with another version of the engine, or by parameters that this version does not
    know: its own are taken then.
    """
    thrower = _thrower(name)
    (own, processor), (made, _) = engine_and_processor(name, thrower.engine), engine_and_processor(name, engine)
    return thrower, thrower.engine == engine or (processor == IN_A_BROWSER and own == made)


def engine_and_processor(name: str, engine: str) -> tuple[str, str]:
    """What a thrower names itself by, in two: luck is the same on every processor."""
    if name != "physics" or engine.count(", ") < 2:
        return engine, ""
    made, _, processor = engine.rpartition(", ")
    return made, processor


def draws_alike(name: str, engine: str) -> bool:
    """Whether this version draws what that engine drew, wherever it ran: rotations and tremors are whole numbers."""
    if name != "physics":
        return True
    from throwdown.physics.arenas import is_known

    return is_known(engine)


def _thrower(name: str) -> Thrower:
    if name == "physics":
        from .physical import Physical  # loads the engine: games without an arena do not wait for it

        return Physical()
    if name == "luck":
        return Luck()
    raise ThrowdownError(f"a game that was thrown by {name[:70]!r} cannot be computed again", code="record/thrower")
