"""Many small cases in one test: every case runs, and the failure names each one that failed."""

from __future__ import annotations

from functools import wraps
from inspect import iscoroutinefunction, signature
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Test = Callable[..., None]


class CasesFailed(AssertionError):
    """Raised after all cases have run, when at least one failed."""

    def __init__(self, failures: list[str], count: int) -> None:
        super().__init__("\n  ".join((f"{len(failures)} of {count} cases failed:", *failures)))
        self.failures = failures


def for_each(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Call the test once for every case, like ``pytest.mark.parametrize`` but as one item.

    For cases of microseconds: an item of pytest costs milliseconds in every worker. Several of them make the product.
    A test that changes one of its fixtures needs ``parametrize``: the cases share them.
    """
    parameters = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    rows = [dict(zip(parameters, case if len(parameters) > 1 else (case,), strict=True)) for case in cases]
    assert rows, "a test without a case cannot fail"

    def decorate(test: Test) -> Test:
        assert not iscoroutinefunction(test), "for_each() does not await: use pytest.mark.parametrize"

        @wraps(test)
        def run(**fixtures: Any) -> None:
            failures: list[str] = []
            first: BaseException | None = None
            for row in rows:
                try:
                    test(**fixtures, **row)
                except (Exception, pytest.fail.Exception) as failure:
                    first = first or failure
                    failures += _described(row, failure)
            if failures:
                raise CasesFailed(failures, len(rows)) from first

        wanted = signature(test)
        left = [parameter for name, parameter in wanted.parameters.items() if name not in parameters]
        run.__signature__ = wanted.replace(parameters=left)  # type: ignore[attr-defined]  # pytest reads the fixtures here
        return run

    return decorate


def _described(row: dict[str, Any], failure: BaseException) -> list[str]:
    """One line for each failed case: what it was called with, and the first line of what went wrong."""
    case = ", ".join(f"{name}={_short(repr(value))}" for name, value in row.items())
    if isinstance(failure, CasesFailed):
        return [f"{case}, {inner}" for inner in failure.failures]
    sentence = next(iter(str(failure).splitlines()), "")
    return [f"{case}: {type(failure).__name__} {sentence}".rstrip()]


def _short(text: str, length: int = 80) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"
