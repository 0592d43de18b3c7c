"""The documentation is true: its examples run, its links lead somewhere, its tables say what the code says."""

from __future__ import annotations

import re
import shlex
import shutil
import warnings
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from throwdown.cli import main
from throwdown.narration.drawing import drawn_as_svg
from throwdown.rules import GAMES, Action, Event, Outcome
from throwdown.rules.arena import events as arena_events
from throwdown.rules.arena import state as arena_state
from throwdown.rules.record import read_record
from throwdown.rules.rulings import defaults, edition_changes, options_of
from throwdown.rules.values import Value
from throwdown.rules.verasselt import play as verasselt
from throwdown.throwers.luck import LUCK, ThrowChances

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
#: The pages of the laboratory.
LAB = ROOT / "lab" / "docs"
PAGES = [README, *sorted(DOCS.glob("*.md")), *sorted(LAB.glob("*.md"))]
LINKED = [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]

#: Editions that share a page with their base game.
PAGE_OF = {game: "impact" if game.startswith("impact") else game for game in GAMES}
ARENA_PAGES = ("arena", "strike", "impact", "hp_strike")

CLAUSE = re.compile(r"\b(?:CORE|TOUR|STR|IMP|HPS|D|AMB|DIG|EVT|VER)(?:-[A-Z]+)*-\d+\b")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
COMMAND_IN_PROSE = re.compile(r"`(throwdown [^`]*--[^`]+)`")
#: Names kept for examples, the reader's own machine, and what stands for a name in a configuration.
NOBODYS = re.compile(
    r"\w+://(?:\w+(?::\w+)?@)?(?:[\w-]+\.example\b|127\.0\.0\.1\b|localhost\b|\$host\b|(?:throwdown|one|two|three);|HOST\b)"
)
FEW_GAMES = 8
#: It runs until it is stopped: with --help its words are read and it ends.
UNENDING = "throwdown serve"
#: In the arena a game takes a second.
FEW_THROWN = 1


class Block(Value):
    """A fenced block: what stands behind the fence, and what stands in it."""

    page: Path
    line: int
    language: str
    title: str
    text: str

    @property
    def id(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    lines = page.read_text(encoding="utf-8").splitlines()
    start: int | None = None
    for number, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if start is None:
            start = number
        else:
            language, _, title = lines[start].removeprefix("```").partition(" ")
            yield Block(page, start + 1, language, title, "".join(f"{each}\n" for each in lines[start + 1 : number]))
            start = None
    assert start is None, f"{page.name}:{start} opens a block that never ends"


def prose(page: Path) -> str:
    """The page without its blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


BLOCKS = {page: list(blocks(page)) for page in PAGES}


def page_text(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


# Python


def python_examples() -> list[Any]:
    """Every python block, with the output that the page shows right behind it."""
    examples = []
    for page_blocks in BLOCKS.values():
        for block, following in zip_longest(page_blocks, page_blocks[1:]):
            if block.language == "python":
                end = block.line + block.text.count("\n") + 1
                shown = following if following and following.language == "text" and following.line == end + 2 else None
                examples.append(pytest.param(block, shown, id=block.id))
    return examples


@pytest.mark.parametrize(("block", "shown"), python_examples())
def test_python_example_runs_and_prints_what_the_page_shows(
    block: Block, shown: Block | None, capsys: pytest.CaptureFixture[str]
) -> None:
    code = compile("\n" * block.line + block.text, str(block.page), "exec")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(code, {"__name__": "example"})  # noqa: S102  # running the page is the point
    if shown is not None:
        assert capsys.readouterr().out == shown.text


def test_readme_plays_a_game_in_seven_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = [block for block in BLOCKS[README] if block.language == "python"]
    assert len([line for line in example.text.splitlines() if line]) == 7
    exec(example.text, {"__name__": "example"})  # noqa: S102
    assert re.fullmatch(r"won by seat( [0-2])+\n", capsys.readouterr().out)


# Commands


def commands(page: Path) -> Iterator[tuple[str, str | None]]:
    """Every command of a page, with the output where the page shows one."""
    for block in BLOCKS[page]:
        if block.language == "console":
            for part in block.text.split("$ ")[1:]:
                command, _, output = part.partition("\n")
                yield command, output
        elif block.language == "":
            yield from ((line, None) for line in block.text.splitlines() if line.startswith("throwdown "))
    yield from ((command, None) for command in COMMAND_IN_PROSE.findall(prose(page)))


@pytest.mark.service
@pytest.mark.parametrize("page", [pytest.param(page, id=page.name) for page in PAGES if any(commands(page))])
def test_commands_run_as_shown(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "tests" / "conformance", tmp_path / "tests" / "conformance")
    for program in DOCS.glob("*.py"):
        shutil.copy(program, tmp_path)
    for block in BLOCKS[page]:
        if block.title:
            (tmp_path / block.title).write_text(block.text, encoding="utf-8")
    for command, shown in commands(page):
        few = FEW_THROWN if "physics" in command else FEW_GAMES
        fewer = re.sub(r"--games \d+", f"--games {few}", command) if shown is None else command
        more = ["--help"] if command.startswith(UNENDING) else []
        ran = CliRunner().invoke(main, [*shlex.split(fewer)[1:], *more])
        assert ran.exit_code == 0, f"{command}\n{ran.output}"
        if shown is not None:
            assert ran.stdout == shown
    for drawn in tmp_path.glob("plot-*.svg"):
        assert letters(drawn) == letters(page.parent / drawn.name), f"{drawn.name} in docs/ is out of date"


#: What a page lets people type that is not ours.
OTHERS = ("python3 -m venv", "python3 -m http.server", "pip install dist/", "source .venv/bin/activate")


def lines_to_type() -> list[tuple[Path, str]]:
    """Lines of shell blocks, and of text blocks that are nothing but our commands; without their comments."""
    return [
        (page, re.sub(r"\s+#.*", "", line))
        for page, page_blocks in BLOCKS.items()
        for block in page_blocks
        for line in block.text.splitlines()
        if block.language == "sh"
        or (block.language == "text" and all(each.startswith("throwdown ") for each in block.text.splitlines()))
    ]


@for_each(("page", "line"), lines_to_type())
def test_a_line_to_type_has_a_command_and_options_that_exist(page: Path, line: str) -> None:
    program, *arguments = shlex.split(line)
    if program.rpartition("/")[2] == "throwdown":
        ran = CliRunner().invoke(main, [*arguments, "--help"])
        assert ran.exit_code == 0, f"{page.name}: {line}\n{ran.output}"
    elif program == "python":
        assert arguments[0] == "-m" and find_spec(arguments[1]), f"{page.name}: {line}"
    elif program.startswith("scripts/"):
        assert (ROOT / program).is_file() and all(each in (ROOT / program).read_text() for each in arguments), line
    else:
        assert line.removeprefix("~/dice/bin/").startswith(OTHERS), f"{page.name}: {line}"


def letters(picture: Path) -> list[str | None]:
    """What is written in a picture; places may differ with the letters of a machine."""
    return [text.text for text in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]  # noqa: S314


@for_each("page", [*PAGES, ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"])
def test_files_that_are_named_exist(page: Path) -> None:
    named = set(re.findall(r"`([a-z_]+(?:/[a-z_]+)+\.py)`", page.read_text(encoding="utf-8")))
    rooms = (ROOT, ROOT / "src" / "throwdown", ROOT / "lab" / "src" / "throwdown_lab")
    assert [name for name in sorted(named) if not any((room / name).is_file() for room in rooms)] == []


@for_each("page", [*PAGES, *sorted(LAB.glob("environments/*.md"))])
def test_a_page_that_names_a_benchmark_says_where_it_runs(page: Path) -> None:
    """No wheel has the benchmarks."""
    text = page.read_text(encoding="utf-8")
    assert "python -m benchmarks" not in text or "rom a checkout" in text, page.name


def test_a_page_writes_no_record_twice() -> None:
    """A record that exists is not overwritten: who copies a page from top to bottom would be refused."""
    for page, page_blocks in BLOCKS.items():
        written = [path for block in page_blocks for path in re.findall(r"--record (\S+)", block.text)]
        assert len(written) == len({*written}), page.name


def test_record_on_its_page_is_real() -> None:
    (block,) = [block for block in BLOCKS[DOCS / "records.md"] if block.title == "game.jsonl"]
    log = read_record(block.text.splitlines())
    assert log.header.game == "strike"
    assert len(log.entries) == block.text.count("\n") - 1


# Options and editions


def written(value: object) -> str:
    """As people write it on the command line."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def rows(text: str, name: str) -> list[list[str]]:
    """The table rows whose first cell is this name."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith(f"| `{name}` |")
    ]


def values_of(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


OPTIONS = [(game, option) for game in GAMES for option in options_of(game)]


@for_each(("game", "option"), OPTIONS)
def test_every_option_is_on_the_page_of_its_game(game: str, option: str) -> None:
    known = options_of(game)[option]
    wanted = {written(value) for value in known.values}
    fitting = [row for row in rows(page_text(PAGE_OF[game]), option) if set(values_of(row[1])) == wanted]
    assert fitting, f"{PAGE_OF[game]}.md has no row for {option} with the values {', '.join(sorted(wanted))}"
    assert any(known.clause in row[3] and row[2] for row in fitting), f"{option} lacks {known.clause}"
    if option != "active_elements":  # a set, not a choice of one
        default = written(defaults(game).get(option))
        assert any(values_of(row[1])[0] == default for row in fitting), f"{option}: {default} comes first"


@for_each("game", GAMES)
def test_pages_name_only_options_that_exist(game: str) -> None:
    result = re.findall(
        r"^\| `([a-z_]+)` \| [^|]*\| [^|]+\| [A-Z][A-Z0-9-]* \|$", page_text(PAGE_OF[game]), re.MULTILINE
    )
    sharing = [other for other in GAMES if PAGE_OF[other] == PAGE_OF[game]]
    assert set(result) == {option for other in sharing for option in options_of(other)}


PRINTED = [(game, edition) for game in GAMES for edition in edition_changes(game)]


@for_each(("game", "edition"), PRINTED)
def test_edition_is_named_with_what_it_changes(game: str, edition: str) -> None:
    text = page_text(PAGE_OF[game])
    assert f"`{edition}`" in text
    for option, value in edition_changes(game)[edition].items():
        assert f"`{option}={written(value)}`" in text


# What programs need to know


def kinds(module: ModuleType, base: type[Value]) -> list[str]:
    members: list[Any] = list(vars(module).values())
    return [
        kind.__name__
        for kind in members
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
    ]


@pytest.mark.parametrize(
    ("module", "base", "pages"),
    [
        pytest.param(arena_state, Action, ARENA_PAGES, id="actions of the arena"),
        pytest.param(arena_state, Outcome, ARENA_PAGES, id="outcomes of the arena"),
        pytest.param(arena_events, Event, ARENA_PAGES, id="events of the arena"),
        pytest.param(verasselt, Action, ("verasselt",), id="actions of voll verasselt"),
        pytest.param(verasselt, Outcome, ("verasselt",), id="outcomes of voll verasselt"),
        pytest.param(verasselt, Event, ("verasselt",), id="events of voll verasselt"),
    ],
)
def test_what_programs_exchange_is_named(module: ModuleType, base: type[Value], pages: tuple[str, ...]) -> None:
    text = "".join(prose(DOCS / f"{page}.md") for page in pages)
    missing = [kind for kind in kinds(module, base) if not re.search(rf"`{kind}\b", text)]
    assert not missing


def test_luck_is_the_table_of_its_page() -> None:
    for manner, chances in LUCK.items():
        (row,) = rows(page_text("luck"), manner)
        assert ThrowChances(*map(float, row[1:])) == chances


@for_each("game", GAMES)
def test_every_game_has_its_page(game: str) -> None:
    text = page_text(PAGE_OF[game])
    assert f"`{game}`" in text
    assert "## Options" in text
    assert "**Version history.** 0.1.0" in text
    assert f"`{game}`" in README.read_text(encoding="utf-8")


@for_each("game", ["strike", "impact", "hp_strike", "verasselt"])
def test_the_drawing_of_the_set_up_is_that_of_the_guide(game: str) -> None:
    assert (DOCS / f"setup-{game}.svg").read_text(encoding="utf-8") == drawn_as_svg(game) + "\n"


# Clauses


def clauses_told() -> dict[str, set[str]]:
    return {page.name: set(CLAUSE.findall(page.read_text(encoding="utf-8"))) for page in PAGES}


def clauses() -> set[str]:
    return set(CLAUSE.findall((ROOT / "tests" / "clauses.txt").read_text(encoding="utf-8")))


def test_only_clauses_that_exist_are_cited() -> None:
    made_up = {page: sorted(result - clauses()) for page, result in clauses_told().items() if result - clauses()}
    assert not made_up


def test_every_clause_has_its_words() -> None:
    result = set[str]().union(*clauses_told().values())
    assert sorted(clauses() - result) == []


# Links


def test_pages_name_no_address_of_anybody() -> None:
    assert [page.name for page in LINKED if "://" in NOBODYS.sub("", page.read_text(encoding="utf-8"))] == []
