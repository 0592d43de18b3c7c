"""Every text of an edition calls things as its rulebook does: guides, clauses, events, lessons and the rest."""

from __future__ import annotations

import re
from functools import cache

from tests.cases import for_each
from tests.words.catalogues import LOCALES
from throwdown.narration import RuleBook
from throwdown.rules.editions import EDITIONS, edition_options
from throwdown.rules.rulings import printed_choices
from throwdown.words import THEME_TOPICS, Words, printed_names
from throwdown.words.bundle import _entries

PRINTED = [(edition.id, game) for edition in EDITIONS.values() for game in edition.games]
#: A name that a sentence takes in; what in a message is no text: arguments, keys, names of attributes.
NAME = re.compile(r"\{ ([a-z]+-[\w.-]+) \}")
NOT_READ = re.compile(r"^ +\.[\w-]+ =|\*?\[\w+\]|\{ \$\w+ (?:->)?|\}", re.MULTILINE)
#: Kinds of text, each with the catalogues that it comes from.
KINDS = {
    "clause": ("clause",),
    "event": ("event", "you", "ask", "board", "moment"),
    "lesson": ("lesson", "first", "learn"),
    "refusal and story": ("error", "story"),
    "page": ("page", "hub", "room", "told", "short", "screen", "mine", "group", "own", "edition", "tab"),
    "terminal": ("play", "referee", "cli"),
}
#: What is about all boxes at once: an arena is an arena there.
OF_ALL_BOXES = (
    *("mine-hand", "page-hero-picture", "page-lead", "page-practice-lead"),
    *("screen-help", "screen-menu-notice", "tab-lacks-memory"),
)
#: Abbreviated: its column in the terminal is eight letters wide.
ABBREVIATED = ("screen-heap",)
CLAUSES = {
    "strike": ("CORE-", "TOUR-", "D-", "AMB-", "STR-"),
    "impact": ("CORE-", "TOUR-", "D-", "AMB-", "IMP-"),
    "hp": ("CORE-", "TOUR-", "D-", "AMB-", "HPS-"),
    "verasselt": ("VER-",),
}
#: By edition: words that its texts never use, each as a pattern.
NEVER: dict[str, tuple[str, ...]] = {
    "verasselt-DE": ("Fehlw", "Käfer", r"\bHof\b", "bekommene"),
    "verasselt-EN": (r"\bbusts?\b", r"\bdeck\b", "(?<!front )(?<!front-)yard", "(?<!bug )hub", "(?<!bug )heap"),
    "verasselt-FR": (r"\braté", r"\brate[rsz]?\b", r"\bcour\b", "milieu", "insecte", "bestiole", "butin"),
    "verasselt-IT": ("sball", r"\bdoppi[ae] barr[ae]\b", "insett", r"\bfall[oi]\b"),
    "impact-DE": (r"\bArena\b", "Stapel (?:behalten|auflösen|zerfallen)", "ein Stapel"),
    "impact-EN": (r"\barena\b",),
    "impact-FR": (r"\brochers?\b", "tas de pierres"),
    "impact-IT": ("facci[ae] vuot", "Avatar", r"\bpil[ae]\b", "dado iniziale"),
    "impact-NL": (r"\bbliksems?\b", "ketel"),
    "hp-DE": ("Immobulus", "Relashio", "Kessel"),
    "hp-EN": ("Immobilus", "Relaschio", "cauldron"),
    "hp-ES": ("Immobulus", r"\barena\b"),
    "hp-FR": ("Relashio", r"\b(?:un|son|aucun|les|des|quatre) sorts?\b"),
    "hp-IT": ("Immobulus", "Relashio"),
    "hp-NL": ("Immobilus",),
    "strike-FR": ("champion des", "penché"),
}
#: By language: words that no box has, or that say something else than its booklet.
NEVER_IN: dict[str, tuple[str, ...]] = {
    "de": (
        *("Verlustseite", "stupst", "einen Platz nach links", "wem der Fang gehört"),
        *("gemeinsamen Karten", "bekommt der Besitzer"),
    ),
    "en": (
        "losing face",
        "nudged",
        "all dice (?:go|move)",
        "player on the left",
        "stacked before you",
        "Equal is safe",
    ),
    "fr": (
        *("face perdante", "v(?:a|ont) (?:alors )?ensemble", "finit la partie", "finir la partie"),
        *("est hors jeu", "cartes communes", "Summon"),
    ),
    "it": (
        *("facci[ae] perdent", "sciogl", "spintarell", "si divid(?:e|ono) (?:il torneo|la partita)"),
        *("Niente combina", "tir[oi] sicur", "carte comuni"),
    ),
    "nl": (
        *("verlieskant", "niets gelijk", "alles wat gelijk", "wat past", r"\ballen\b"),
        *("ligt eruit", "eruit lig", "tikje"),
    ),
    "es": ("cara perdedora", "juegue con que", "que?da fuera(?! del)", "un toque", "se le salta"),
}
#: What a guide names, by the beginning of the message's name.
NAMED = ("face-", "effect-", "title-", "cry-", "place-hub", "place-yard", "place-heap", "place-catch", "place-arena")
#: What the base game has no use for.
WITHOUT_POWERS = ("effect-boulders", "effect-fire", "effect-hurricane", "effect-storm", "effect-swamp")


@cache
def words_of(language: str, game: str) -> Words:
    return Words(language).about(game)


def language_of(edition: str) -> str:
    return EDITIONS[edition].language


@cache
def text_of(edition: str, game: str, kind: str) -> str:
    """Everything that people of this edition may read of this kind, with the names filled in."""
    words = words_of(language_of(edition), game)
    if kind == "guide":
        return RuleBook(words, game, edition_options(game, edition)).guide()
    found = (
        source
        for file in KINDS[kind]
        for name, source in _entries((LOCALES / words.language / f"{file}.ftl").read_text("utf-8")).items()
        if _is_read(game, file, name)
    )
    return "\n".join(_written(source, words) for source in found)


def _is_read(game: str, file: str, name: str) -> bool:
    """Whether players of this game may read it; what has no game in its name is read by all."""
    box = game.partition("_")[0]
    if file == "clause":
        return name.startswith(tuple(f"clause-{each}" for each in CLAUSES[box]))
    if file == "lesson":
        return name.startswith(f"lesson-{game.replace('_', '-')}-")
    if file == "error":
        return name.startswith(("error-action-", "error-table-", "error-throw-"))
    if file == "cli":  # help for all boxes, but never about a throw of cards
        return box == "verasselt" and not name.startswith("cli-throw")
    if name.startswith((*OF_ALL_BOXES, *ABBREVIATED)):
        return False
    return file != "first" or name.startswith(f"first-{box}")


def _written(source: str, words: Words) -> str:
    """All sentences of a message with the names of the theme, without arguments and keys."""
    named = NAME.sub(lambda name: _name(name[1], words), source.partition("=")[2])
    return NOT_READ.sub("", named)


def _name(name: str, words: Words) -> str:
    needs_a_number = name.startswith(("face-count", "colour-count"))
    return words.say(name) if name.partition("-")[0] in THEME_TOPICS and not needs_a_number else ""


@for_each(("edition", "game"), PRINTED)
@for_each("kind", ("guide", *KINDS))
def test_no_text_of_an_edition_has_a_word_that_is_not_its_own(kind: str, edition: str, game: str) -> None:
    text = text_of(edition, game, kind)
    assert text
    never = (*NEVER[edition], *NEVER_IN[language_of(edition)])
    used = [word for word in never if re.search(word, text, re.IGNORECASE)]
    lines = [line for line in text.splitlines() if any(re.search(word, line, re.IGNORECASE) for word in used)]
    assert (used, lines) == ([], [])


def test_every_edition_has_words_that_are_not_its_own() -> None:
    assert NEVER.keys() == EDITIONS.keys()


@for_each(("edition", "game"), PRINTED)
def test_a_guide_has_the_printed_name_of_everything(edition: str, game: str) -> None:
    text = text_of(edition, game, "guide").casefold().replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
    names = printed_names()[language_of(edition)].get(game.partition("_")[0], {})
    missing = [
        name
        for name, spellings in names.items()
        if name.startswith(NAMED)
        and not (game == "impact" and name in WITHOUT_POWERS)
        and not any(spelling.casefold().strip("¡! ") in text for spelling in spellings)
    ]
    assert missing == []


@for_each(("edition", "game"), PRINTED)
def test_a_guide_mentions_every_value_that_its_rulebook_leaves_to_the_table(edition: str, game: str) -> None:
    """Beside what is played, the guide says what else may be agreed."""
    source = words_of(language_of(edition), game).guide_source(game)
    choices = printed_choices(game, edition)
    is_thrown = edition_options(game, edition).get("start_die") == "thrown"
    assert ("[start_die=thrown] - " in source and is_thrown) == ("start_x" in choices or game == "impact_power")
    if "supply_visibility" in choices:
        assert not re.search(r"^- \{ clause-D-16 \}$", source, re.MULTILINE)
    if "active_elements" in choices:
        assert not re.search(r"^\{ clause-IMP-AVA-01 \}", source, re.MULTILINE)
