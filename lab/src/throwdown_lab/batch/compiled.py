"""Functions that become machine code, cached on disk from one run to the next."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import njit
from numba.extending import intrinsic
from numba.misc import appdirs

from throwdown.rules.arena import pipeline
from throwdown.rules.verasselt import state
from throwdown.throwers import luck
from throwdown_lab.coding import verasselt as ids

F = TypeVar("F")

#: What Python does with arrays of games.
_NEVER_COMPILED = ("batch.py", "happened.py", "rows.py")
#: Whether the compiled code logs the events of a step (``events``): only for checks.
LOGS_EVENTS = os.environ.get("THROWDOWN_BATCH_EVENTS") == "1"
_HERE = Path(__file__).parent
_types: Any = numba.types
_settings: Any = numba.config
#: Whether everything here runs as plain Python, for debugging.
SWITCHED_OFF = bool(_settings.DISABLE_JIT)
#: Nothing in here makes arrays, so nothing has to be counted and freed.
_PLAIN: dict[str, Any] = {"error_model": "numpy", "_nrt": False}
_INNER: dict[str, Any] = _PLAIN | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def compiled(function: F) -> F:
    """A function that Python calls, as machine code; its declared types are unchanged."""
    before, _settings.CACHE_DIR = _settings.CACHE_DIR, str(_CACHE_FOLDER)
    try:
        return cast("F", njit(cache=True, nogil=True, **_PLAIN)(function))
    finally:
        _settings.CACHE_DIR = before


def part(function: F) -> F:
    """A function that only compiled ones call: nothing that Python needs is made for it."""
    return cast("F", _for_any_number(njit(**_INNER)(function)))


def once(function: F) -> F:
    """A part that is called in one place: it becomes part of its caller, which is quicker to compile."""
    return cast("F", njit(inline="always", **_INNER)(function))


def tiny(function: F) -> F:
    """A part of a few lines, written out wherever it is called."""
    return cast("F", _for_any_number(njit(forceinline=True, **_INNER)(function)))


def _for_any_number(function: Any) -> Any:
    """Numba would compile a part once more for every constant that it is given; LLVM sees those anyway."""
    if SWITCHED_OFF:
        return function
    chosen = function.get_call_template

    def any_number(given: Any, named: Any) -> Any:
        plain = {name: _types.unliteral(each) for name, each in named.items()}
        return chosen(tuple(map(_types.unliteral, given)), plain)

    function.get_call_template = any_number
    return function


def _folder() -> Path:
    """Where machine code is cached. Numba looks at one file only; what a function calls may have changed elsewhere."""
    rooms = (source for source in sorted(_HERE.glob("*/*.py")) if source.name not in _NEVER_COMPILED)
    sources = [_HERE / "chance.py", _HERE / "events.py", Path(__file__), *rooms]
    sources += map(Path, (pipeline.__file__, luck.__file__, ids.__file__, state.__file__))  # their constants are in it
    digest = sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    elsewhere: Any = appdirs
    base = _HERE / "__pycache__" if os.access(_HERE, os.W_OK) else Path(elsewhere.user_cache_dir("throwdown"))
    return base / f"batch-{digest}{'-events' if LOGS_EVENTS else ''}"


_CACHE_FOLDER = _folder()


@intrinsic
def _address(_typing: Any, array: Any) -> Any:
    def lowered(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return _types.CPointer(array.dtype)(array), lowered


def _itself(array: F) -> F:
    return array


#: Where the numbers of an array lie. Parts are given this: an array is seven numbers that every call hands on, and
#: looks for indices below zero. Where numba is switched off it is the array itself.
address: Any = _itself if SWITCHED_OFF else _address
