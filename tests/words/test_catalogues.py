"""Every language says everything, well formed, and nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message, Term

from tests.words.catalogues import (
    LOCALES,
    PLURALS,
    PRESENT,
    TRANSLATIONS,
    Choice,
    alternatives,
    composed,
    content,
    error_codes,
    files,
    literals,
    messages,
    names,
    page_composed,
    page_names,
    used_messages,
    written,
)
from throwdown.narration.rulebook import PLACE
from throwdown.rules import GAMES, Event
from throwdown.rules.arena import events as arena_events
from throwdown.rules.arena.dice import LOST_FACE, SYMBOLS
from throwdown.rules.verasselt import play as verasselt
from throwdown.rules.verasselt.state import COLOUR_NAMES
from throwdown.words import LANGUAGES, THEME_TOPICS, THEMES, Words
from throwdown.words.choices import OPTIONS_OF

CLAUSES = (Path(__file__).parents[1] / "clauses.txt").read_text().split()
FACES = {face.lower() for game in SYMBOLS for face in (*SYMBOLS[game], LOST_FACE[game])}
COLOURS = {*COLOUR_NAMES.values(), "bar"}
EFFECTS = {
    *("storm", "fire", "boulders", "hurricane", "swamp", "big-bang"),
    *("immobulus", "relashio", "accio", "leviosa", "confundo", "expelliarmus"),
}
PLACES = {"arena", "tower", "pile", "hub", "yard", "heap", "catch"}
GAME_NAMES = {game.replace("_", "-") for game in GAMES}
#: Catalogues of which nothing but messages is named like them in the source of the page.
PAGE_TOPICS = {"page", "told", "hub", "story", "board", "arena", "ask", "clause", "error", "event"}
#: Sentences that belong to an event beside the one that has its name.
MORE_OF_EVENTS = {
    *("event-turn-started-verasselt", "event-dice-settled-turned", "event-busted-colour", "event-game-over-title"),
}

MARKS = re.compile(
    r"\b(Harry|Potter|Strike|Impact|Avatar|Immobulus|Relashio|Lashlabask|Accio|(Wingardium )?Leviosa|Confundo"
    r"|Expelliarmus|Big Bang|[Vv]erasselt|Ravensburger|Zoch)\b"
)

in_each_language = pytest.mark.parametrize("language", PRESENT)
in_each_translation = pytest.mark.parametrize("language", TRANSLATIONS)
in_each_theme = pytest.mark.parametrize("theme", THEMES)
of_each_game = pytest.mark.parametrize("game", GAMES)


def dashed(text: str) -> str:
    return re.sub("[/_]", "-", text)


def expected(file: str) -> set[str]:
    """The names that a catalogue has by construction."""
    if file.startswith("theme-"):
        return (
            {f"game-{game}" for game in GAME_NAMES}
            | {f"{kind}-{face}" for face in FACES for kind in ("face", "face-short", "face-count")}
            | {f"{kind}-{colour}" for colour in COLOURS for kind in ("colour", "colour-count")}
            | {f"colour-{kind}-{name}" for name in COLOUR_NAMES.values() for kind in ("letter", "forms", "kind")}
            | {f"effect-{effect}" for effect in EFFECTS}
            | {f"place-{place}" for place in PLACES}
            | {"colour-noun", "face-leaning", "face-lost", "cry-bust"}
            | {"title-winner", "title-tournament", "title-points", "title-credits"}
        )
    if file == "event":
        result = [kind for room in (arena_events, verasselt) for kind in vars(room).values() if _is_event(kind)]
        return {f"event-{dashed(kind.name)}" for kind in result} | MORE_OF_EVENTS
    if file == "clause":
        unsaid = {clause for clause in CLAUSES if clause.startswith(("DIG-", "EVT-"))} - OPTIONS_OF.keys()
        return {f"clause-{clause}" for clause in CLAUSES if clause not in unsaid}
    return {f"error-{dashed(code)}" for code in error_codes()}


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


# Completeness


def test_all_six_languages_are_there() -> None:
    assert sorted(PRESENT) == sorted(LANGUAGES)


@in_each_language
@pytest.mark.parametrize("file", ["event", "clause", "error", *(f"theme-{theme}" for theme in THEMES)])
def test_what_exists_has_its_words_and_nothing_else_has(language: str, file: str) -> None:
    assert sorted(names(language, file) ^ expected(file)) == []


@in_each_translation
def test_every_catalogue_holds_what_the_english_one_holds(language: str) -> None:
    assert sorted(messages(language).keys() ^ messages("en").keys()) == []


def test_every_name_in_the_code_has_its_words() -> None:
    asked = [(file, name) for file, name in used_messages() if "-" in name]
    assert len(asked) > 100
    for words in map(Words, PRESENT):
        assert sorted((file, name) for file, name in asked if not words.has(name)) == [], words.language


@in_each_language
def test_every_name_in_the_page_has_its_words(language: str) -> None:
    asked = {name for name in page_names() if name.partition("-")[0] in PAGE_TOPICS}
    assert sorted(asked - {name for _, name in messages(language)}) == []


def test_every_message_is_asked_for() -> None:
    referred = {name for message in messages("en").values() for name in content(message).references}
    unused = [
        name
        for file, name in messages("en")
        if file not in ("event", "clause", "error")
        and not file.startswith("theme-")
        and name not in literals() | referred | page_names()
        and not any(pattern.fullmatch(name) for pattern in (*composed(), *page_composed()))
    ]
    assert unused == []


# Form


@in_each_language
def test_no_entry_is_malformed(language: str) -> None:
    for file, resource in files(language).items():
        assert names(language, file) == {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == [], file
        assert [entry.id.name for entry in resource.body if isinstance(entry, Term)] == [], file
    assert [name for name, message in messages(language).items() if message.value is None] == []


@in_each_language
def test_no_name_stands_twice_and_each_in_its_topic(language: str) -> None:
    for file, resource in files(language).items():
        stand = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        topics = THEME_TOPICS if file.startswith("theme-") else (file,)
        assert sorted(stand) == sorted(set(stand))
        assert {name.partition("-")[0] for name in stand} <= set(topics)


@in_each_language
def test_every_reference_leads_somewhere(language: str) -> None:
    for theme in THEMES:
        words = Words(language, theme)
        for (_, name), message in messages(language).items():
            assert [other for other in content(message).references if not words.has(other)] == [], name


@in_each_language
def test_no_word_is_wider_than_the_screen(language: str) -> None:
    assert not [name for name, message in messages(language).items() if re.search(r"\S{40}", written(message))]


@in_each_translation
def test_arguments_are_those_of_the_english_sentence(language: str) -> None:
    english = messages("en")
    different = {
        name: content(message).arguments ^ content(english[name]).arguments
        for name, message in messages(language).items()
        if name in english and content(message).arguments != content(english[name]).arguments
    }
    assert different == {}


# Plurals and variants


def plurals(language: str, name: tuple[str, str]) -> list[Choice]:
    """Every choice by number."""
    choices = content(messages(language)[name]).selects
    return [choice for choice in choices if choice.categories and not choice.is_nothing_or_some]


@in_each_language
def test_plurals_have_the_forms_of_the_language(language: str) -> None:
    for name in messages(language):
        for choice in plurals(language, name):
            assert choice.categories <= PLURALS[language], f"{name}: {choice}"
            assert choice.categories >= {"one", "other"}, f"{name}: {choice}"
            assert choice.default == "other", name


@in_each_translation
def test_plurals_are_where_the_english_sentence_has_them(language: str) -> None:
    """A number that changes a sentence in English changes it in all our languages."""
    for name in messages(language).keys() & messages("en").keys():
        wanted = {choice.by for choice in plurals("en", name)}
        assert wanted <= {choice.by for choice in plurals(language, name)}, name


@in_each_translation
def test_variants_are_those_of_the_english_sentence(language: str) -> None:
    for name in messages(language).keys() & messages("en").keys():
        assert _variants(language, name) == _variants("en", name), name


def _variants(language: str, name: tuple[str, str]) -> dict[str, set[str]]:
    """What an argument that is no number can be; a translation may choose in another order or depth.

    Which boxes call a thing by a name of their own is different in every language.
    """
    chosen: dict[str, set[str]] = {}
    for choice in content(messages(language)[name]).selects:
        if not choice.categories and choice.by != "box":
            chosen.setdefault(choice.by, set()).update(choice.keys)
    return chosen


# Language


@in_each_translation
def test_no_english_is_left(language: str) -> None:
    english = messages("en")
    same = [
        name
        for (file, name), message in messages(language).items()
        if not file.startswith("theme-")
        and (file, name) in english
        and len(re.findall(r"[^\W\d]{2,}", written(message))) > 3
        and written(message) == written(english[file, name])
    ]
    assert same == []


@in_each_language
@in_each_theme
def test_short_faces_are_short_and_unmistakable(language: str, theme: str) -> None:
    words = Words(language, theme)
    for game, symbols in SYMBOLS.items():
        short = [words.say(f"face-short-{face.lower()}") for face in (*symbols, LOST_FACE[game])]
        assert all(0 < len(face) <= 3 for face in short), short
        assert len({face.casefold() for face in short}) == len(short), short


@in_each_language
def test_the_neutral_theme_and_all_sentences_are_free_of_marks(language: str) -> None:
    marked = [
        name
        for (file, name), message in messages(language).items()
        if file != "theme-published" and MARKS.search(written(message))
    ]
    assert marked == []


@in_each_language
def test_clauses_are_short(language: str) -> None:
    """One sentence or two: room for a third more than in English, where 160 is the limit."""
    limit = 160 if language == "en" else 215
    words = Words(language)
    result = [words.clause(clause) for clause in CLAUSES]
    for clause in OPTIONS_OF:
        pattern = messages(language)["clause", f"clause-{clause}"].value
        assert pattern is not None
        result += [each.text for each in alternatives(pattern)]
    assert [text for text in result if len(text) > limit] == []


# Guides


@in_each_translation
@of_each_game
def test_guides_are_translated(language: str, game: str) -> None:
    translated, english = (
        (LOCALES / each / f"guide-{game}.md").read_text("utf-8").split("\n\n") for each in (language, "en")
    )
    own_words = [re.sub(r"\{[^}]*\}|^\[.*?\]", "", part, flags=re.MULTILINE) for part in translated if part in english]
    assert not [part for part in own_words if len(re.findall(r"[^\W\d]{2,}", part)) > 1]
    assert not PLACE.sub("", "".join(translated)).count("{")
