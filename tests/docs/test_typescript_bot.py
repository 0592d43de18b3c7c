"""The example in TypeScript plays a whole game over a real socket; its types ``scripts/web check`` looks at."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.docs.test_docs import ROOT
from tests.node import node
from tests.server.serving import PATIENCE, Serving

if TYPE_CHECKING:
    from pathlib import Path

WEB = ROOT / "web"


@pytest.mark.service
def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    bundle = [node(), str(WEB / "scripts" / "bundle.mjs"), str(WEB / "examples" / "bot.ts")]
    made = subprocess.run(bundle, capture_output=True, text=True, timeout=PATIENCE, check=True)
    (tmp_path / "bot.js").write_text(made.stdout, encoding="utf-8")
    limits = {"throws_per_s": 20, "hash_wait_s": 30, "key_wait_s": 30}  # it binds the dice, so nobody is waited for
    with Serving(tmp_path / "data", limits) as server:
        command = [node(), "--no-warnings", "--experimental-websocket", str(tmp_path / "bot.js"), server.url]
        output = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert output.stderr == ""
    assert output.stdout in ("won\n", "lost\n")
