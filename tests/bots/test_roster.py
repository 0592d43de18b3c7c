"""Bots by name: those of every game, and those of somebody else by ``module:name``, which may be wrong in many ways."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from throwdown.bots import BOTS, LEVELS, make_bot, stand_in_for
from throwdown.cli import main
from throwdown.errors import BotUnknown, GameUnknown
from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game

if TYPE_CHECKING:
    from pathlib import Path


def test_every_game_has_all_levels_both_simple_bots_and_the_yardstick() -> None:
    assert set(BOTS) == set(GAMES)
    for name, bots in BOTS.items():
        assert tuple(bots) == (*LEVELS, "random", "thumb", "mcts")
        for bot in bots:
            assert make_bot(name, bot, Random(1)).id == bot


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        BotUnknown, match=r"no bot 'alice' plays strike: choose one of novice, .* random, thumb, mcts"
    ) as refused:
        make_bot("strike", "alice")
    assert refused.value.code == "bot/unknown"


def test_a_bot_for_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(GameUnknown, match="strike"):
        make_bot("chess", "random")


def test_by_default_chance_is_the_operating_systems() -> None:
    assert isinstance(make_bot("strike", "random").rng, SystemRandom)  # type: ignore[attr-defined]


def test_stand_ins_are_masters_except_for_thumb() -> None:
    assert [stand_in_for(bot) for bot in LEVELS] == ["master"] * len(LEVELS)
    assert (stand_in_for("random"), stand_in_for("thumb")) == ("master", "thumb")


# Bots of somebody else: one clear sentence for every way in which one cannot play

HEAD = "from throwdown.bots import Choice\nfrom throwdown.rules import Stop\n"
CHOOSING = "    def choose(self, view):\n        return {}\n"
MADE = "class Mine:\n    def __init__(self, rng):\n        pass\n"
#: By module: what stands in it.
MODULES = {
    "own_syntax": "class Mine(:\n",
    "own_fails": "1 / 0\n",
    "own_lacks": "import no_such_module_anywhere\n",
    "own_number": "Mine = 7\n",
    "own_bare": "class Mine:\n    def __init__(self):\n        pass\n",
    "own_picky": "class Mine:\n    def __init__(self, rng):\n        raise KeyError('weights')\n",
    "own_mute": MADE,
    "own_none": HEAD + MADE + CHOOSING.format("None"),
    "own_action": HEAD + MADE + CHOOSING.format("Stop()"),
    "own_text": HEAD + MADE + CHOOSING.format("Choice('throw')"),
    "own_illegal": HEAD + MADE + CHOOSING.format("Choice(Stop())"),
    "own_spits": HEAD + MADE + CHOOSING.format("Choice(next(iter(view.actions)), 'spit')"),
}
#: Names of bots that cannot even be made, and what is said about them.
BROKEN = [
    (":Mine", "module:name"),
    ("own_number:", "module:name"),
    (".own_number:Mine", "cannot be imported"),
    ("own_nowhere:Mine", "cannot be imported"),
    ("own_syntax:Mine", "cannot be imported"),
    ("own_fails:Mine", "division by zero"),
    ("own_lacks:Mine", "no_such_module_anywhere"),
    ("own_number:Yours", "has no Yours"),
    ("own_number:Mine", "is not a class"),
    ("own_bare:Mine", "random numbers"),
    ("own_picky:Mine", "weights"),
    ("own_mute:Mine", "choose(view)"),
]
#: Those that answer with what is no choice.
ANSWERS = [
    ("own_none:Mine", "return a Choice"),
    ("own_action:Mine", "return a Choice"),
    ("own_text:Mine", "return a Choice"),
]
#: Those whose choice the rules or the table refuse.
REFUSED = [("own_illegal:Mine", "throw a die first"), ("own_spits:Mine", "drop, toss, hit, smash")]


@pytest.fixture(autouse=True)
def beside_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in MODULES.items():
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)


@for_each(("name", "part"), BROKEN)
def test_a_bot_that_cannot_be_made_is_named_with_the_fix(name: str, part: str) -> None:
    with pytest.raises(BotUnknown) as refused:
        make_bot("strike", name, Random(1))
    assert name in refused.value.message and part in refused.value.message and "\n" not in refused.value.message
    assert refused.value.code == "bot/own"


@pytest.mark.service
@pytest.mark.deep
@for_each(("name", "part"), [BROKEN[0], BROKEN[4], BROKEN[9], *ANSWERS])
def test_a_custom_bot_that_fails_is_reported_in_one_line(name: str, part: str) -> None:
    ran = CliRunner().invoke(main, ["play", "strike", "--bots", f"{name},random"])
    assert ran.exit_code == 2, ran.exception
    (sentence,) = ran.stderr.strip().splitlines()
    assert name in sentence and part in sentence


@pytest.mark.service
@pytest.mark.deep
@for_each(("name", "part"), REFUSED)
def test_an_illegal_choice_of_a_custom_bot_is_reported_with_the_reason(name: str, part: str) -> None:
    ran = CliRunner().invoke(main, ["play", "strike", "--bots", f"{name},random"])
    assert ran.exit_code == 2, ran.exception
    (sentence,) = ran.stderr.strip().splitlines()
    assert f"the bot {name} chose" in sentence and part in sentence.lower()


# What it is given

THINKING = """
class Hasty:
    def __init__(self, rng):
        self.rng = rng
    def choose(self, view): ...

class Thoughtful(Hasty):
    def __init__(self, rng, think=0.1):
        self.rng, self.think = rng, think

class Keyed(Hasty):
    def __init__(self, rng, *, think):
        self.rng, self.think = rng, think

def made(rng, think):
    return Keyed(rng, think=think)
"""


@pytest.mark.parametrize(("name", "think"), [("Hasty", None), ("Thoughtful", 0.25), ("Keyed", 0.25), ("made", 0.25)])
def test_custom_bots_that_take_a_think_time_get_it(tmp_path: Path, name: str, think: float | None) -> None:
    (tmp_path / "own_thinking.py").write_text(THINKING)
    rng = Random(1)
    bot: Any = make_bot("strike", f"own_thinking:{name}", rng, 0.25)
    assert bot.rng is rng and getattr(bot, "think", None) == think


RULED = """

class Ruled:
    id = "ruled"
    def __init__(self, rng, game):
        self.game = game
    def choose(self, view): ...

class Older(Ruled):
    def __init__(self, rng, game="strike"):
        self.game = game
"""


def test_custom_bots_that_take_a_game_get_it(tmp_path: Path) -> None:
    """Bots of earlier versions, which say by themselves what they play, are left alone."""
    (tmp_path / "own_ruled.py").write_text(RULED)
    rules = make_game("hp_strike", 3)
    ruled: Any = make_bot(rules, "own_ruled:Ruled")
    older: Any = make_bot(rules, "own_ruled:Older")
    assert (ruled.game, older.game) == (rules, "strike")
