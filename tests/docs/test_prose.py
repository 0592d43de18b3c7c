"""Every sentence that a user reads is short and plain: CONTRIBUTING.md has the rules.

``python -m tests.docs.test_prose`` prints the figures, ``… FILE …`` also what is wrong in these files.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from tests.cases import for_each

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
ENGLISH = ROOT / "src" / "throwdown" / "locales" / "en"
CHANGELOG = ROOT / "CHANGELOG.md"
FILES = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "core/README.md", "web/README.md")),
    CHANGELOG,
    *DOCS,
    *sorted(ENGLISH.iterdir()),
]

LONGEST = 25
#: Pages with lists that cannot be split: the parts of a package, or the clauses of a rule, each counted as a word.
LISTS = {
    "ARCHITECTURE.md": 35,
    "src/throwdown/locales/en/guide-impact_avatar.md": 35,
    "src/throwdown/locales/en/guide-impact_power.md": 35,
}
MEAN = 16
#: With fewer sentences a page has no mean.
FEW = 5

#: What is rejected, and what to write instead. ``(?i:…)`` where a capital makes no difference.
OUT = {
    r"(?i:\bwhoever\b)": "name the person: the player who, anyone who",
    r"(?i:\btold\b)": "say what happens: shown, sent, reported, computed",
    r"(?i:\bmeanwhile\b)": "write while …, or leave it out",
    r"(?i:\bby luck\b)": "write at random, or the luck model",
    r"(?i:\b(?:goes|went|going) on\b)": "write continues, resumes or happens",
    r"(?i:(?<!\bbox )(?<!\btower )(?<!\bpile )\bstands\b(?! in for\b))": "write is, shows or represents",
    r"(?i:\banew\b)": "write again, or rebuild",
    r"(?i:(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|less|fewer|later|earlier|other)\b))": (
        "write is not, or there is no"
    ),
}

FENCE = re.compile(r"^\s*(```|~~~)")
MARKUP = (
    (re.compile(r"!\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"`+[^`]+`+"), "X"),
    (re.compile(r"\"[^\"]+\""), "X"),
    (re.compile(r"<[^>]+>"), " "),
    (re.compile(r"[*_]{1,3}(?=\w)|(?<=[\w.!?:;,)])[*_]{1,3}"), ""),
)
BULLET = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+")
END = re.compile(r"(?<=[.!?])[\"”’)]*\s+(?=[\"“(]*[A-Z0-9])")
ABBREVIATION = re.compile(r"\b(?:e\.g|i\.e|etc|vs|No|St)\.$")
WORD = re.compile(r"[^\W_][\w'’.,/%-]*")
PLACEABLE = re.compile(r"\{[^{}]*\}")


class Sentence(NamedTuple):
    """A sentence with the line on which its paragraph begins; only whole sentences count for the mean."""

    line: int
    text: str
    whole: bool = True

    @property
    def length(self) -> int:
        return len(WORD.findall(self.text))


class Finding(NamedTuple):
    """What is wrong with a sentence, and how to mend it."""

    path: str
    line: int
    fix: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.fix}: {self.text}"


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def sentences(file: Path) -> list[Sentence]:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".ftl":
        return [*of_catalogue(text)]
    if file == CHANGELOG:
        text = newest(text)
    return [*of_page(text)]


def newest(changelog: str) -> str:
    """The first section, with the lines before it blank, so that numbers of lines hold."""
    before, _, rest = changelog.partition("\n## ")
    section = rest.partition("\n## ")[0]
    return "\n" * (before.count("\n") + 2) + section.partition("\n")[2]


def of_page(text: str) -> Iterator[Sentence]:
    for line, paragraph, whole in paragraphs(text):
        yield from split(line, paragraph, whole)


def paragraphs(text: str) -> Iterator[tuple[int, str, bool]]:
    """Paragraphs, items of lists, headings and the parts of cells, without code; the last two are not sentences."""
    fenced, start, gathered = False, 0, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if ends := fenced or not line.strip() or bool(FENCE.match(line) or BULLET.match(line)) or line[0] in "#|<:":
            if gathered:
                yield start, " ".join(gathered), True
            gathered = []
        if FENCE.match(line):
            fenced = not fenced
        elif fenced or not line.strip():
            continue
        elif line[0] in "#|<:":
            yield from ((number, cell, False) for cell in re.split(r" \| |; ", line.strip("#|<: ")))
        else:
            start = number if ends or not gathered else start
            gathered.append(BULLET.sub("", line).strip())


def split(line: int, paragraph: str, whole: bool) -> Iterator[Sentence]:
    for markup, text in MARKUP:
        paragraph = markup.sub(text, paragraph)
    begun = ""
    for part in END.split(paragraph):
        begun = f"{begun} {part}".strip()
        if not ABBREVIATION.search(begun):
            yield from [Sentence(line, begun, whole)] if WORD.search(begun) else []
            begun = ""


def of_catalogue(text: str) -> Iterator[Sentence]:
    """The sentences of a Fluent file; each variant of a selection is one of its own."""
    for number, line in enumerate(text.splitlines(), 1):
        value = re.sub(r"^(?:[\w-]+|\s+\.[\w-]+) *=|^\s+\*?\[[\w-]+\]", "", line)
        if not line.startswith("#"):
            while PLACEABLE.search(value):
                value = PLACEABLE.sub("X", value)
            yield from split(number, value.strip(" {}"), whole=False)


def findings(file: Path) -> list[Finding]:
    return [
        Finding(name_of(file), sentence.line, fix, sentence.text)
        for sentence in sentences(file)
        for fix in faults(sentence, LISTS.get(name_of(file), LONGEST))
    ]


def faults(sentence: Sentence, longest: int = LONGEST) -> list[str]:
    words = [f"“{found[0]}”: {fix}" for word, fix in OUT.items() if (found := re.search(word, sentence.text))]
    if sentence.length > longest:
        words.append(f"{sentence.length} words, at most {longest}: make it two sentences")
    if sentence.text.count(";") > 1 and sentence.whole:
        words.append("a chain of semicolons: make it sentences or a list")
    return words


def lengths_of(files: list[Path]) -> list[int]:
    return [sentence.length for file in files for sentence in sentences(file) if sentence.whole]


# The rules, as they are applied


@for_each("file", FILES)
def test_sentences_are_short_and_plain(file: Path) -> None:
    assert not (wrong := findings(file)), "\n".join(map(str, wrong))


@for_each("page", DOCS)
def test_sentences_of_a_page_are_short_on_the_mean(page: Path) -> None:
    lengths = lengths_of([page])
    assert len(lengths) < FEW or fmean(lengths) <= MEAN, f"{name_of(page)}: make its long sentences two"


def test_pages_with_longer_sentences_still_need_it() -> None:
    longest = {name: max(sentence.length for sentence in sentences(ROOT / name)) for name in LISTS}
    assert [name for name, length in longest.items() if length <= LONGEST] == []


# The linter itself


def wrong_with(text: str) -> list[str]:
    return [fix for sentence in of_page(text) for fix in faults(sentence)]


@for_each(
    "text",
    [
        "Whoever asks is answered.",
        "The seats are told.",
        "Dice fall by luck.",
        "The game goes on.",
        "Here stands the clause.",
        "That is no error.",
        "| 2 are no seats | ok |",
        "# What is told",
        "- An item that goes\n  on here.",
        "One; two; three.",
        f"It has {'very ' * LONGEST}many words.",
    ],
)
def test_a_fault_is_found(text: str) -> None:
    assert len(wrong_with(text)) == 1


@for_each(
    "text",
    [
        "There is no passing. There are no others.",
        "It is no longer needed, and is no more than a name.",
        "The box stands on the table, and a bot stands in for you.",
        "`whoever` and `told-name` are names in code.",
        "```\nwhoever is told\n```",
        "See [the page](by luck.md).",
        'Not "whoever is told", but a name.',
        "One; two.",
        f"{'Five words are in it. ' * 20}",
        f"- {'word ' * 20}\n- {'word ' * 20}",
    ],
)
def test_plain_text_passes(text: str) -> None:
    assert wrong_with(text) == []


def test_a_sentence_is_found_with_its_line_and_length() -> None:
    page = "# Head\n\nOne, e.g. `this here`, is *it*.\nTwo is\nmore. (Three!)\n\n- four\n"
    assert [(each.line, each.length, each.whole) for each in of_page(page)] == [
        (1, 1, False),
        (3, 5, True),
        (3, 3, True),
        (3, 1, True),
        (7, 1, True),
    ]


def test_a_catalogue_is_read_by_message_and_variant() -> None:
    text = "# whoever\nkey-told = Hello { $name }. Go on.\n    { $n ->\n        [one] One die\n       *[other] more\n"
    assert [(each.line, each.text) for each in of_catalogue(text)] == [
        (2, "Hello X."),
        (2, "Go on."),
        (3, "$n ->"),
        (4, "One die"),
        (5, "more"),
    ]


def test_only_the_newest_section_of_the_changelog_is_read() -> None:
    text = newest("# Changelog\n\n## 2\n\nNew words.\n\n## 1\n\nOld words.\n")
    assert [*of_page(text)] == [Sentence(5, "New words.")]


def main(named: list[str]) -> None:
    for wrong in [each for file in FILES if name_of(file) in named for each in findings(file)]:
        print(wrong)
    every = [each.fix for file in FILES for each in findings(file)]
    words = [fix for fix in every if fix.startswith("“")]
    lengths = lengths_of(DOCS)
    print(f"{len(words)} listed words and {len(every) - len(words)} other faults in {len(FILES)} files")
    print(f"docs: {fmean(lengths):.1f} words a sentence, {_over(25, lengths)} of {len(lengths):,} with more than 25")


def _over(limit: int, lengths: list[int]) -> int:
    return sum(length > limit for length in lengths)


if __name__ == "__main__":
    main(sys.argv[1:])
