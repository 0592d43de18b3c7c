"""The bot of the page plays a whole game over a real socket."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.docs.test_docs import DOCS
from tests.server.serving import PATIENCE, Serving

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.service
def test_the_bot_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    bot = DOCS / "my_socket_bot.py"
    with Serving(tmp_path / "data", {"throws_per_s": 20}) as server:
        command = [sys.executable, str(bot), server.url]
        output = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert output.stderr == ""
    assert output.stdout in ("won\n", "lost\n")


def test_it_is_forty_lines_long() -> None:
    lines = (DOCS / "my_socket_bot.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line]) <= 40
