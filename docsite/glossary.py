"""The page of the glossary: what each box prints in each language, beside the key that means it here."""

from __future__ import annotations

from throwdown.words import Words, folded, printed_names

LANGUAGES = {"de": "German", "en": "English", "fr": "French", "it": "Italian", "nl": "Dutch", "es": "Spanish"}
BOXES = {
    "strike": "Strike",
    "impact": "Impact: Battle of Elements",
    "hp": "Harry Potter Strike",
    "verasselt": "voll verasselt",
}
TOPICS = ("game", "place", "face", "colour", "effect", "cry", "title")

HEAD = """# Glossary

This page lists the names in the rulebook of each box, by language. The first name is the one that Throwdown shows in
that language. You can also type the other names, our own names and any unambiguous beginning of them. Accents and
capitals do not matter. If a box was not printed in a language, our own word is in brackets.

The key is the name of the message in `src/throwdown/locales`. The theme `neutral` has other names for the same keys.
The rulebooks do not say which kind of bugs has which colour; we follow a review of the game.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for box in BOXES for line in _table(box))])


def _table(box: str) -> list[str]:
    rows = [f"| `{key}` | {' | '.join(_cell(language, box, key) for language in LANGUAGES)} |" for key in _keys(box)]
    return [f"## {BOXES[box]}", "", f"| Key | {' | '.join(LANGUAGES.values())} |", "|---" * 7 + "|", *rows, ""]


def _keys(box: str) -> list[str]:
    """Everything that this box has a name for in some language, by topic."""
    named = {key for boxes in printed_names().values() for key in boxes.get(box, {})}
    return sorted(named, key=lambda key: (TOPICS.index(key.partition("-")[0]), key))


def _cell(language: str, box: str, key: str) -> str:
    """The names of one thing in one language: the shown one first."""
    words = Words(language).about(box)
    shown = words.say(key) if words.has(key) and key != "colour-noun" else ""
    names = words.printed(key)
    if not names:
        return f"({shown})" if shown and box not in printed_names()[language] else shown
    others = [name for name in names if folded(name) != folded(shown)]
    return ", ".join([shown, *others] if shown else others)
