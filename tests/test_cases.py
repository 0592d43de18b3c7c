"""Cases in a loop: all of them run, and all that fail are named."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.cases import CasesFailed, for_each


def test_for_each_names_every_case_that_failed() -> None:
    @for_each("number", range(5))
    def even(number: int) -> None:
        assert number % 2 == 0, "odd"

    with pytest.raises(CasesFailed) as failed:
        even()
    assert [line.partition(":")[0] for line in failed.value.failures] == ["number=1", "number=3"]
    assert str(failed.value).startswith("2 of 5 cases failed:")


def test_for_each_counts_errors_and_missing_errors_as_failures() -> None:
    @for_each("number", [0, 1])
    def divides(number: int) -> None:
        with pytest.raises(ZeroDivisionError):
            print(1 / number)
        raise KeyError("here")

    with pytest.raises(CasesFailed) as failed:
        divides()
    first, second = failed.value.failures
    assert first.startswith("number=0: KeyError 'here'") and second.startswith("number=1: Failed DID NOT RAISE")


def test_several_for_each_make_the_product() -> None:
    ran = []

    @for_each("a", [1, 2])
    @for_each(("b", "c"), [(3, 4), (5, 6)])
    def collect(a: int, b: int, c: int) -> None:
        ran.append((a, b, c))
        assert (a, c) != (2, 6)

    with pytest.raises(CasesFailed, match="a=2, b=5, c=6: AssertionError"):
        collect()
    assert ran == [(1, 3, 4), (1, 5, 6), (2, 3, 4), (2, 5, 6)]


@for_each("number", [1, 2])
def test_for_each_passes_fixtures_on(number: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    assert number and isinstance(tmp_path_factory, pytest.TempPathFactory)


def test_for_each_leaves_the_fixtures_in_the_signature() -> None:
    assert list(signature(test_for_each_passes_fixtures_on).parameters) == ["tmp_path_factory"]


def test_for_each_refuses_what_it_cannot_test() -> None:
    async def awaited(_number: int) -> None: ...

    with pytest.raises(AssertionError, match="parametrize"):
        for_each("_number", [1])(awaited)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match="without a case"):
        for_each("number", [])
