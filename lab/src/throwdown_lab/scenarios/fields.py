"""Reading the fields of a scenario: each is there and of its type, or the scenario is malformed."""

from __future__ import annotations

from typing import Any

from throwdown.errors import ThrowdownError


class ScenarioMalformed(ThrowdownError):
    """Raised when a scenario does not add up or lacks what its kind needs."""

    code = "scenario/malformed"


def malformed(code: str, message: str) -> ScenarioMalformed:
    return ScenarioMalformed(message, code=f"scenario/{code}")


def want(holder: Any, key: str, kind: type | tuple[type, ...], *default: Any) -> Any:
    """``holder[key]``, which must be of this type; without a default it must be there."""
    if not isinstance(holder, dict):
        raise malformed("field", f"an object with {key!r} was expected, not {holder!r}")
    if key not in holder:
        if default:
            return default[0]
        raise malformed("field", f"{key!r} is missing")
    return typed(holder[key], key, kind)


def typed(value: Any, key: str, kind: type | tuple[type, ...]) -> Any:
    """The value, which must be of this type; true and false do not count as numbers."""
    kinds = kind if isinstance(kind, tuple) else (kind,)
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        names = " or ".join(
            {dict: "object", list: "list", str: "text", int: "whole number"}.get(k, k.__name__) for k in kinds
        )
        raise malformed("field", f"{key!r} must be a {names}, not {value!r}")
    return value


def whole(value: Any, key: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    number: int = typed(value, key, int)
    if not low <= number <= high:
        raise malformed("field", f"{key!r} must be from {low} to {high}, not {number}")
    return number


def texts(value: Any, key: str) -> list[str]:
    """A list of texts."""
    return [typed(word, key, str) for word in typed(value, key, list)]


def by_seat(value: Any, key: str, seats: int) -> dict[int, Any]:
    """An object whose keys are seat numbers."""
    found: dict[int, Any] = {}
    for seat, each in typed(value, key, dict).items():
        if seat not in map(str, range(seats)):
            raise malformed("seat", f"{key!r} names seat {seat!r}: the seats are 0 to {seats - 1}")
        found[int(seat)] = each
    return found
