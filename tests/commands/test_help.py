"""Help and usage errors in six languages: every command and option has its words, and they fit the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import pytest
from click.testing import CliRunner

from tests.cases import for_each
from throwdown.bots import BOTS
from throwdown.cli import COMMANDS, main
from throwdown.commands.admin import Admin
from throwdown.commands.help import ABOUT, ANY, option_name
from throwdown.commands.usage import VALUES
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from pathlib import Path

WIDE = 80


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("THROWDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def ran(*arguments: str) -> str:
    """The output of this command line."""
    return CliRunner().invoke(main, arguments).output


#: Every command, as it is typed.
TYPED = (*COMMANDS, *(f"admin {name}" for name in Admin.names))
#: Every command, as the catalogue calls it.
NAMES = tuple(name.replace(" ", "-") for name in TYPED)


def command(name: str) -> click.Command:
    """The command that the catalogue calls this."""
    if name == ABOUT:
        return main
    group, _, inner = name.partition("-")
    found = main.get_command(click.Context(main), group if group == "admin" else name)
    if group == "admin" and inner:
        assert isinstance(found, Admin)
        found = found.get_command(click.Context(found), inner)
    assert found is not None
    return found


def options(name: str) -> list[click.Option]:
    return [each for each in command(name).params if isinstance(each, click.Option) and not each.hidden]


@for_each("language", LANGUAGES)
def test_every_command_and_option_has_its_words(language: str) -> None:
    words = Words(language)
    names = [ABOUT, *NAMES]
    assert [name for name in names if not words.has(f"cli-{name}")] == []
    lacking = [
        f"cli-{name}-{option_name(option)}"
        for name in names
        for option in options(name)
        if not any(words.has(f"cli-{where}-{option_name(option)}") for where in (name, name.partition("-")[0], ANY))
    ]
    assert lacking == []


def test_no_message_is_left_over_of_a_removed_option() -> None:
    result = {
        each.split(" =")[0]
        for each in Words("en").source(["cli"]).splitlines()
        if each.startswith(tuple(f"cli-{name}-" for name in COMMANDS))
    }
    known = {f"cli-{name}-{option_name(option)}" for name in NAMES for option in options(name)}
    known |= {f"cli-admin-{option_name(option)}" for name in Admin.names for option in options(f"admin-{name}")}
    assert result - known - {f"cli-{name}-more" for name in NAMES} - {f"cli-{name}" for name in NAMES} == set()


@for_each("language", LANGUAGES)
@for_each("name", ["", *TYPED])
def test_help_is_localised_and_fits_the_screen(language: str, name: str) -> None:
    output = ran("--lang", language, *name.split(), "--help")
    assert output.startswith(Words(language).say("cli-usage"))
    assert [line for line in output.splitlines() if len(line) > WIDE] == []
    if language != "en":
        for english in ("Usage", "Show this message", "default:", "INTEGER", "Example:", "Commands"):
            assert english not in output


@for_each("language", LANGUAGES)
def test_the_list_of_commands_has_one_line_for_each(language: str) -> None:
    for typed, names in (([], COMMANDS), (["admin"], Admin.names)):
        lines = ran("--lang", language, *typed, "--help").splitlines()[-len(names) :]
        assert [line.split()[0] for line in lines] == list(names)


@for_each("language", LANGUAGES)
def test_play_names_every_bot(language: str) -> None:
    result = Words(language).say("cli-play-bots")
    assert [bot for bot in {bot for bots in BOTS.values() for bot in bots} if bot not in result] == []


@pytest.mark.parametrize(
    ("variable", "value", "beginning"),
    [
        ("LANG", "de_DE.UTF-8", "Aufruf:"),
        ("LC_ALL", "nl_NL", "Gebruik:"),
        ("THROWDOWN_LANG", "it", "Uso:"),
        ("LANG", "C.UTF-8", "Usage:"),
    ],
)
def test_help_takes_its_language_from_environment_or_option(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, beginning: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert ran("play", "--help").startswith(beginning)
    assert ran("play", "--lang", "fr", "--help").startswith("Utilisation\u00a0:")
    assert ran("play", "--lang=es", "--help").startswith("Uso:")


# --lang, before the command or behind it


@for_each("name", TYPED)
def test_every_command_takes_the_language(name: str) -> None:
    assert ran(*name.split(), "--lang", "de", "--help").startswith("Aufruf:")
    assert ran(*name.split(), "--help", "--lang=nl").startswith("Gebruik:")


@for_each("arguments", [["--lang", "xx", "odds"], *([*name.split(), "--lang", "xx"] for name in TYPED)])
def test_a_language_that_we_do_not_have_is_refused_by_every_command(arguments: list[str]) -> None:
    for some in (["strike", "3"], ["strike"], []):  # what a command needs besides
        result = CliRunner().invoke(main, [*arguments, *some])
        if result.stderr == "throwdown: we do not have 'xx': choose one of de, en, fr, it, nl, es\n":
            break
    else:
        pytest.fail(result.stderr)
    assert (result.exit_code, result.stdout) == (2, "")


def test_errors_are_localised_and_quote_the_input() -> None:
    printed = CliRunner().invoke(main, ["odds", "chess", "--lang", "de"]).stderr
    assert printed.startswith("throwdown: Dieses Spiel gibt es nicht: ")
    assert "(chess; strike, impact, " in printed and printed.count("\n") == 1


@pytest.mark.parametrize(
    ("typed", "quoted"), [(["odds", "it's (a|b)* 'x"], "(it's (a|b)* 'x; "), (["odds", "{game}"], "({game}; ")]
)
def test_a_value_is_quoted_as_it_was_typed(typed: list[str], quoted: str) -> None:
    assert quoted in CliRunner().invoke(main, [*typed, "--lang", "de"]).stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "--piles 2,a] cannot be read: write it like 2,3."),
        ("de", "--piles 2,a] lässt sich nicht lesen: Schreib es wie 2,3."),
        ("fr", "--piles 2,a] est illisible\u00a0: écris-le comme 2,3."),
        ("it", "--piles 2,a] non si può leggere: scrivilo come 2,3."),
        ("nl", "--piles 2,a] is niet te lezen: schrijf het als 2,3."),
        ("es", "--piles 2,a] no se puede leer: escríbelo como 2,3."),
    ],
)
def test_an_argument_that_does_not_fit_is_refused_in_every_language(language: str, sentence: str) -> None:
    typed = ["odds", "impact_avatar", "--arena", "WATER", "--piles", "2,a]", "--lang", language]
    assert CliRunner().invoke(main, typed).stderr == f"throwdown: {sentence}\n"


# Usage errors

WRONG = {
    "cli-no-command-near": ["plya"],
    "cli-no-command": ["zzz"],
    "cli-no-option-near": ["odds", "strike", "--suply", "3"],
    "cli-no-option": ["odds", "strike", "--zzz"],
    "cli-missing": ["odds"],
    "cli-missing-value": ["odds", "strike", "--supply"],
    "cli-needless-value": ["odds", "strike", "--json=3"],
    "cli-too-much": ["odds", "strike", "impact"],
    "cli-bad-whole": ["odds", "strike", "--supply", "x"],
    "cli-bad-range": ["odds", "strike", "--supply", "100"],
    "cli-bad-choice": ["play", "strike", "--thrower", "x"],
    "cli-bad-pair": ["odds", "strike", "--option", "x"],
    "cli-bad-thought": ["play", "strike", "--think", "x"],
    "cli-bad-folder": ["join", "--config", "."],
    "cli-bad-time": ["replay", "x.jsonl", "--time", "x"],
    "cli-a-setting": ["serve", "--workers", "3"],
}


@pytest.mark.parametrize("key", WRONG)
def test_usage_errors_are_localised(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        result = CliRunner().invoke(main, ["--lang", language, *WRONG[key]])
        start, *_ = Words(language).source(["cli"]).split(f"\n{key} = ")[1].splitlines()
        fixed = [part.strip() for part in start.split("}")[-1].split("{")[:1]]
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert fixed[0] in result.stderr, (language, result.stderr)


def test_a_range_is_printed_in_words() -> None:
    assert ran("odds", "strike", "--top", "0").endswith(" 0 is not in the range ≥ 1\n")
    assert ran("odds", "strike", "--supply", "100").endswith(" 100 is not in the range ≤ 99\n")


def test_every_message_about_a_value_is_in_the_catalogue() -> None:
    assert [name for _, name in VALUES if not Words("en").has(f"cli-bad-{name}")] == []
