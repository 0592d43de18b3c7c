"""What the site has beside docs/: files of the project that pages link to, and the guides in every language.

mkdocs calls the functions named ``on_…`` while it builds.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files

from docsite.reference import MADE
from throwdown import __version__
from throwdown.narration import RuleBook
from throwdown.narration.drawing import drawn_as_svg
from throwdown.narration.rulebook import DRAWING
from throwdown.narration.sources import sources
from throwdown.rules import GAMES
from throwdown.rules.editions import chosen_edition, table_options
from throwdown.server.describe.settings import settings_tables
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
#: The pages of the laboratory, which are below lab/ in the site.
LAB = ROOT / "lab" / "docs"
#: The specification, which is below clauses/ in the site.
CLAUSES = ROOT / "rules"
#: The first cell of a row about a clause.
CLAUSE = re.compile(r"^\| (?:\*\*)?([A-Z]+(?:-[A-Z]+)*-\d+)(?:\*\*)? \|", re.MULTILINE)
#: By the address of a page: the words by which people look for it, `keywords` at the top of its file.
KEYWORDS: dict[str, str] = {}
#: Where the tables of settings stand in their page.
SETTINGS = "<!-- every setting -->"
#: Where files from outside of docs/ are in the site.
PROJECT = "project"
LINK = re.compile(r"(?<=\]\()([^)\s#:]+)(?=[)#])")
#: A block with the name of its file behind the language.
TITLED = re.compile(r"^(```\w+) (\S+)$", re.MULTILINE)
DRAWN = re.compile(rf"^```{DRAWING}\n.*?^```$", re.MULTILINE | re.DOTALL)
CHART = re.compile(r'<p>(<img [^>]*src="([^"]+\.svg)"[^>]*>)</p>')
HEADING = re.compile(r'(<h(?=[234])[^>]* id="([^"]+)"[^>]*>(?:(?!<h\d).)*?)</h([234])>', re.DOTALL)
OWN_NAMES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
}
#: Each has one source; the page of the game uses them too.
SHARED = {
    "tokens.css": ROOT / "web" / "src" / "styles" / "tokens.css",
    "icon.svg": ROOT / "web" / "public" / "icon.svg",
    "gabarito.ttf": ROOT / "src" / "throwdown" / "pictures" / "gabarito.ttf",
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.extra["version"] = __version__
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, source in SHARED.items():
        files.append(File.generated(config, f"assets/{name}", abs_src_path=str(source)))
    for source in (*_files_of_the_lab(), *sorted(CLAUSES.glob("*.md")), *_linked_from_docs()):
        files.append(File.generated(config, _place(source), abs_src_path=str(source)))
    for name, made in MADE.items():
        files.append(File.generated(config, name, content=made()))
    for game in GAMES:
        files.append(File.generated(config, f"rules/setup-{game}.svg", content=drawn_as_svg(game)))
        for language in LANGUAGES:
            files.append(File.generated(config, f"rules/{game}/{language}.md", content=_guide(game, language)))
    files.append(File.generated(config, "rules/index.md", content=_guides()))
    files.append(File.generated(config, "clauses/index-of-clauses.md", content=_index_of_clauses()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links between docs/ and the rest of the project lead where those files are in the site."""
    here = page.file.src_uri
    if "keywords" in page.meta:
        KEYWORDS[page.url] = page.meta["keywords"]
    markdown = markdown.replace(SETTINGS, settings_tables())
    if here.startswith("clauses/"):
        markdown = CLAUSE.sub(lambda row: f'| <span id="{row[1].lower()}"></span>**{row[1]}** |', markdown)
    markdown = TITLED.sub(r'\1 title="\2"', markdown)
    source = ROOT / page.file.abs_src_path if page.file.abs_src_path else None
    if source is None or here.startswith("rules/"):
        return markdown

    def placed(link: re.Match[str]) -> str:
        target = (source.parent / link[0]).resolve()
        if target.is_relative_to(DOCS) and source.is_relative_to(DOCS):
            return link[0]
        return os.path.relpath(_place(target), PurePosixPath(here).parent)

    return LINK.sub(placed, markdown)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Headings get a link to themselves, charts one to their file; an empty table head is an ordinary cell.

    The link of a heading has no text, so that the search index does not contain it.
    """
    html = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", html)
    html = CHART.sub(r'<p><a class="enlarge" href="\2">\1</a></p>', html)
    return HEADING.sub(r'\1<a class="anchor" href="#\2" aria-label="Link to this section"></a></h\3>', html)


@event_priority(-100)  # after the search plugin has written its index
def on_post_build(config: MkDocsConfig) -> None:
    """Put the words by which people look for a page, its `keywords`, into the index of the search."""
    index = Path(config.site_dir) / "search" / "search_index.json"
    built = json.loads(index.read_text(encoding="utf-8"))
    for section in built["docs"]:
        if section["location"] in KEYWORDS:
            section["keywords"] = KEYWORDS[section["location"]]
    index.write_text(json.dumps(built, ensure_ascii=False), encoding="utf-8")


def _place(source: Path) -> str:
    if source.is_relative_to(DOCS):
        return source.relative_to(DOCS).as_posix()
    if source.is_relative_to(LAB):
        return f"lab/{source.relative_to(LAB).as_posix()}"
    if source.is_relative_to(CLAUSES):
        return f"clauses/{source.relative_to(CLAUSES).as_posix()}"
    return f"{PROJECT}/{source.relative_to(ROOT).as_posix().lower()}"


def _files_of_the_lab() -> Iterator[Path]:
    return (path for path in sorted(LAB.rglob("*")) if path.is_file())


def _linked_from_docs() -> Iterator[Path]:
    """Files outside of docs/ that pages link to, and those that these link to."""
    seen: set[Path] = {ROOT / "CHANGELOG.md"}
    pages = [*DOCS.rglob("*.md"), *LAB.rglob("*.md"), *seen]
    yield from seen
    while pages:
        page = pages.pop()
        for link in LINK.findall(_prose(page)):
            target = (page.parent / link).resolve()
            in_site = any(target.is_relative_to(folder) for folder in (DOCS, LAB, CLAUSES))
            if target in seen or in_site or not target.is_file():
                continue
            seen.add(target)
            yield target
            if target.suffix == ".md":
                pages.append(target)


def _prose(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


# Guides


@cache
def _words(language: str, game: str) -> Words:
    return Words(language, theme="published").about(game)


def _guide(game: str, language: str) -> str:
    """The guide with the edition that people of this language play by default."""
    edition = chosen_edition(game, None, language)
    text = RuleBook(_words(language, game), game, table_options(game, edition)).guide()
    others = " · ".join(f"[{OWN_NAMES[other]}]({other}.md)" for other in LANGUAGES if other != language)
    title, _, rest = text.partition("\n")
    drawing = f"![](../setup-{game}.svg){{ .setup }}"
    return (
        f"---\nlanguage: {language}\n---\n{title}\n\n{others}\n{{ .languages }}\n{DRAWN.sub(lambda _: drawing, rest)}"
    )


def _title(game: str) -> str:
    return _words("en", game).say(f"game-{game.replace('_', '-')}")


def _guides() -> str:
    rows = "\n".join(
        f"| {_title(game)} | "
        + " | ".join(f"[{OWN_NAMES[language]}]({game}/{language}.md)" for language in LANGUAGES)
        + " |"
        for game in GAMES
    )
    return f"""# Guides in six languages

The rules for the table, as the box of that language prints them. If there is no such box, they are those of the English
one. At a table the page shows the same guide with the rules of that table, house rules included.

| Game |{" |" * len(LANGUAGES)}
|---|{"---|" * len(LANGUAGES)}
{rows}

![The arena as it is set up for three](setup-strike.svg){{ .setup }}
"""


# Clauses

SOURCES = {"all": "all", "differ": "editions differ", "ours": "ours"}


def _index_of_clauses() -> str:
    """Every clause with the sentence that players read, where it comes from, and a link to the specification."""
    rows = "\n".join(
        f"| [{clause}]({'verasselt' if clause.startswith('VER-') else 'arena-games'}.md#{clause.lower()}) |"
        f" {_words('en', _game_of(clause)).clause(clause)} | {_printed(clause)} |"
        for clause in sources()
    )
    return f"""# Index of clauses

Every rule in the sentence that players read, and where it comes from. The [specification](README.md) has the reasons.

| Clause | Description | Stated in |
|---|---|---|
{rows}
"""


def _game_of(clause: str) -> str:
    return {"VER": "verasselt", "IMP": "impact_avatar", "HPS": "hp_strike"}.get(clause[:3], "strike")


def _printed(clause: str) -> str:
    printed = sources()[clause]
    if printed[:1] == ("ours",):
        return "ours"
    return ", ".join(SOURCES.get(name, name) for name in printed) or "silent"
