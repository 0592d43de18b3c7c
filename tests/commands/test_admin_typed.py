"""``throwdown admin``: what a host reads who typed too little. No server or folder is needed for that."""

from __future__ import annotations

from click.testing import CliRunner

from tests.cases import for_each
from throwdown.cli import main


@for_each(
    ("typed", "message"),
    [
        (["ban"], "Say whom: throwdown admin ban WHO."),
        (["close"], "Say which table: throwdown admin close TABLE."),
        (["settle"], "Say which report: throwdown admin settle REPORT."),
        (["rename", "Rudolf"], "Say the new name: add --name NAME."),
    ],
)
def test_a_command_that_lacks_something_says_what(typed: list[str], message: str) -> None:
    ran = CliRunner().invoke(main, ["admin", *typed, "--lang", "en", "--data", "/nowhere"])
    assert ran.exit_code != 0
    assert message in ran.output


def test_admin_alone_says_that_a_command_is_missing() -> None:
    ran = CliRunner().invoke(main, ["admin"])
    assert ran.exit_code == 2
    assert ran.stderr.startswith("throwdown: COMMAND is missing: ")
