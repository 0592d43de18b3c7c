"""Errors have named values: the same ones in the sentence of every language."""

from __future__ import annotations

import ast
import pickle
import re
from functools import cache

import pytest

from tests.words.catalogues import content, messages, nodes
from throwdown.errors import RecordDamaged, ThrowdownError, ThrowRefused
from throwdown.words import LANGUAGES, SHORTLY, ArgumentRefused, Words

#: Where only programmers meet an error, or where its message is passed on: no catalogue needs the values.
FOR_PROGRAMMERS = re.compile(
    r"/(tab|library|client/(table|connection)|rules/game|bots/(coding|solver|bot|advice)|physics|throwers)\b"
)


def test_the_english_sentence_has_the_values() -> None:
    error = ThrowRefused("die {die!r} does not lie there: aim at one of {known}", known=[1, 2], die="{known}")
    assert str(error) == error.message == "die '{known}' does not lie there: aim at one of [1, 2]"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_sentence_without_values_may_have_braces() -> None:
    assert str(ThrowdownError('options are written like {"accio": true}')) == 'options are written like {"accio": true}'


def test_every_language_places_the_values_by_name() -> None:
    error = ArgumentRefused("analysis/manner", known="drop, hit", manner="smash")
    assert str(error) == "The model has only drop, hit, and a player threw by smash: add smash to it."
    said = {language: Words(language).error(error) for language in LANGUAGES}
    assert all(each.index("drop, hit") < each.index("smash") for each in said.values())
    assert len(set(said.values())) == len(LANGUAGES)


def test_an_error_within_an_error_is_localised_too() -> None:
    within = RecordDamaged("the hash does not fit", line=7)
    error = ArgumentRefused("file/orders", path="bot.toml", why=within)
    assert Words("de").error(error).endswith(Words("de").error(within))
    assert "7" in Words("de").error(within)


@cache
def _raised() -> list[tuple[str, ast.Call]]:
    """Every call of an error class with a sentence, with the name of its file."""
    below, found = {"ThrowdownError"}, [*nodes("errors import|Refused|Failed|Damaged")]
    classes = [node for _, node in found if isinstance(node, ast.ClassDef)]
    for _ in range(3):  # no error is further below
        below |= {each.name for each in classes if below & {getattr(base, "id", "") for base in each.bases}}
    calls = ((str(path), node) for path, node in found if isinstance(node, ast.Call) and node.args)
    return [(path, call) for path, call in calls if getattr(call.func, "id", "") in below]


def test_errors_that_people_meet_name_what_they_quote() -> None:
    unnamed = [
        f"{path}:{call.lineno}"
        for path, call in _raised()
        if isinstance(call.args[0], ast.JoinedStr)
        and {keyword.arg for keyword in call.keywords} <= USUAL
        and not FOR_PROGRAMMERS.search(path)
    ]
    assert unnamed == []


@pytest.mark.parametrize("which", ["template", "catalogue"])
def test_every_value_of_a_sentence_is_given(which: str) -> None:
    missing = []
    for path, call in _raised():
        given = {keyword.arg for keyword in call.keywords} | SHORTLY.keys() | {"line"}
        if None not in given and (wanted := _wanted(call, which) - given):
            missing.append(f"{path}:{call.lineno}: {wanted}")
    assert missing == []


def _wanted(call: ast.Call, which: str) -> set[str]:
    """What the sentence of this error places: of its template, or of the catalogue by its code."""
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    first = call.args[0]
    text = str(first.value) if isinstance(first, ast.Constant) else ""
    if which == "template":
        return set(re.findall(r"\{(\w+)[!:}]", text)) if named.keys() - USUAL else set()
    code = named.get("code", first if getattr(call.func, "id", "") == "ArgumentRefused" else None)
    name = re.sub("[/_]", "-", f"error-{code.value if isinstance(code, ast.Constant) else ''!s}")
    message = messages("en").get(("error", name))
    return set(content(message).arguments) if message else set()


#: Arguments of errors that are not values of their sentence.
USUAL = {"code", "clause", "line", "before"}
