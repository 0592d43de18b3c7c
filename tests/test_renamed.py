"""What was written against 0.4.0 still finds its modules."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from tests.cases import for_each

#: Every module that the documentation of 0.4.0 or later named and that has moved since.
RENAMED = {
    "throwdown.bots.kernels": "throwdown.bots.odds.kernels",
    "throwdown.bots.learned": "throwdown.bots.search.learned",
    "throwdown.bots.odds_arena": "throwdown.bots.odds.arena",
    "throwdown.bots.respond": "throwdown.bots.search.best_response",
    "throwdown.bots.solver_power": "throwdown.bots.solver.powers.solve",
    "throwdown.bots.solver_power_table": "throwdown.bots.solver.powers.table",
    "throwdown_lab.contract": "throwdown.library.contract",
    "throwdown_lab.fit": "throwdown_lab.studies.fit",
    "throwdown_lab.learn": "throwdown_lab.studies.learn",
    "throwdown.rules.arena_events": "throwdown.rules.arena.events",
    "throwdown.rules.arena_state": "throwdown.rules.arena.state",
    "throwdown.rules.strike": "throwdown.rules.arena.strike",
    "throwdown.rules.verasselt_state": "throwdown.rules.verasselt.state",
}

#: The imports of the example bots that 0.4.0 came with.
BOT = """
from throwdown.bots import Choice
from throwdown.rules import Stop
from throwdown.rules.arena_state import THROWS
from throwdown.rules.verasselt import Choose, Distribute, Roll, Rolled
from throwdown.bots.odds import roll_choices, roll_odds
from throwdown.bots.odds_arena import throw_choices
from throwdown.bots.kernels import parse_model
from throwdown.bots.solver import solve
from throwdown.bots.solver_power import opening
from throwdown.bots.solver_power_table import solved_power
from throwdown.client import ME, Client, Refused
import throwdown.rules.arena.state as state
assert THROWS is state.THROWS
"""


@pytest.mark.service
def test_imports_of_a_bot_of_0_4_0_work_and_warn_with_the_new_name() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "always::DeprecationWarning", "-c", BOT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "throwdown.rules.arena_state is now throwdown.rules.arena.state: import that" in done.stderr


@for_each("old", RENAMED)
def test_an_old_name_is_the_new_module(old: str) -> None:
    with pytest.warns(DeprecationWarning, match="import that"):
        sys.modules.pop(old, None)
        import_module(old)
    assert sys.modules.pop(old) is import_module(RENAMED[old])
