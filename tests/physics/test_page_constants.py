"""What the page knows of the physics is written by a script: nobody may forget to run it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "constants.py"


def test_numbers_and_models_of_the_page_are_current() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
