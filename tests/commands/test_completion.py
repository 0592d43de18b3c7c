"""What a shell completes: commands, games, bots, editions and rule options."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from throwdown.cli import main


@for_each("shell", ("zsh", "fish"))
def test_a_shell_gets_its_script(shell: str) -> None:
    ran = CliRunner().invoke(main, ["completion", shell])
    assert ran.exit_code == 0
    assert "_THROWDOWN_COMPLETE" in ran.stdout


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("throwdown play hp", "hp_strike"),
        ("throwdown play strike --bots novice,th", "novice,thumb"),
        ("throwdown play impact --edition impact-F", "impact-FR"),
        ("throwdown referee hp_strike --option accio_extra=m", "accio_extra=may"),
    ],
)
def test_games_bots_editions_and_options_are_completed(line: str, completed: str) -> None:
    environment = {
        "_THROWDOWN_COMPLETE": "bash_complete",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(line.split()) - 1),
    }
    ran = CliRunner().invoke(main, [], env=environment, prog_name="throwdown")
    assert f"plain,{completed}" in ran.stdout.split()
