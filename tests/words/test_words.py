"""Sentences by name, lists, clauses, errors and guides."""

from __future__ import annotations

import pytest

from tests.words.catalogues import PRESENT, content, error_codes, messages
from throwdown.errors import ActionRefused, GameUnknown, ThrowdownError
from throwdown.words import LANGUAGES, LanguageUnknown, Words, language_of

in_each_language = pytest.mark.parametrize("language", PRESENT)


def test_a_list_reads_like_one() -> None:
    words = Words()
    assert [words.listed(names) for names in ([], ["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cleo"])] == [
        "nobody",
        "Ada",
        "Ada and Ben",
        "Ada, Ben and Cleo",
    ]


def test_names_come_from_the_theme() -> None:
    assert Words().say("game-hp-strike") == "Harry Potter Strike"
    assert Words("en", "neutral").say("game-hp-strike") == "Wizards"


def test_sentences_name_spells_as_the_theme_does() -> None:
    assert "Relashio" in Words().clause("HPS-RELA-01")
    assert Words("en", "neutral").clause("HPS-RELA-01").startswith("Release:")


def test_a_clause_without_a_sentence_for_players_is_empty() -> None:
    assert Words().clause("DIG-01") == ""


def test_a_missing_message_or_argument_raises_lookup_error() -> None:
    words = Words()
    assert not words.has("nothing-like-this")
    with pytest.raises(LookupError):
        words.say("nothing-like-this")
    with pytest.raises(LookupError):
        words.say("event-turn-stopped")  # without its player


@pytest.mark.parametrize(("language", "theme"), [("xx", "published"), ("en", "loud")])
def test_an_unknown_language_or_theme_is_refused(language: str, theme: str) -> None:
    with pytest.raises(LanguageUnknown):
        Words(language, theme)


def test_only_what_is_needed_is_read() -> None:
    words = Words()
    words.say("list-nobody")
    assert words._loaded == {"list"}


def test_the_language_is_asked_for_or_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("THROWDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_of() == "en"
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert language_of() == "nl"
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of() == "nl"
    monkeypatch.setenv("THROWDOWN_LANG", "it")
    assert language_of() == "it"
    assert language_of("fr") == "fr"


# Errors


def test_an_error_is_explained_by_its_clause() -> None:
    result = Words().error(ActionRefused("every turn begins with a throw", clause="CORE-08"))
    assert result == "Every turn begins with a throw: you cannot pass without throwing a die. (CORE-08)"


def test_an_error_with_a_message_of_its_own_uses_it_and_cites_the_clause() -> None:
    result = Words().error(ActionRefused("wait", code="action/not_your_turn", clause="VER-TURN-01"))
    assert result == "It is not your turn: wait until you are asked. (VER-TURN-01)"


def test_an_error_without_a_clause_is_explained_by_its_code() -> None:
    assert Words().error(GameUnknown("there is no game 'chess'")).startswith("There is no such game")


#: A value for everything that a sentence of an error places.
PLACED = {
    name: "1" for (file, _), each in messages("en").items() if file == "error" for name in content(each).arguments
}


@in_each_language
def test_every_error_has_a_sentence_and_none_is_a_key(language: str) -> None:
    words = Words(language)
    assert language in LANGUAGES
    for code in (*error_codes(), "never/heard_of"):
        for clause in (None, "CORE-08", "DIG-01", "X-99"):
            result = words.error(ThrowdownError("qqq", code=code, clause=clause, **PLACED))
            assert result
            assert "error-" not in result
            assert code not in result
            assert "qqq" not in result


def test_a_name_that_runs_from_right_to_left_does_not_turn_the_sentence() -> None:
    dana = "\u05d3\u05e0\u05d4"
    assert Words().listed([dana, "Ben"]) == f"\u2068{dana}\u2069 and Ben"
