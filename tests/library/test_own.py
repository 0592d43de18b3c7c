"""A game of one's own: registered, checked, played by people and bots, recorded, narrated and drawn."""

from __future__ import annotations

import io
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import throwdown
from tests.terminal.screen.helpers import asked, make_app, screen_text
from tests.test_cli import run
from throwdown.bots.players.mcts import Mcts
from throwdown.errors import BotUnknown, GameRefused, GameUnknown, OptionRefused
from throwdown.library.contract import ContractBroken
from throwdown.library.own import address
from throwdown.rules import GAMES, Stop
from throwdown.rules.game import NOTHING
from throwdown.server.describe.games import actions as actions_on_the_wire
from throwdown.terminal.plain.play import play_plain
from throwdown.words import Words
from throwdown_lab.simulate import make_plan, simulate

if TYPE_CHECKING:
    from pathlib import Path

DARE = "dare:Dare"


@pytest.fixture(autouse=True)
def dare(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game of the tutorial, as a module in the folder where the command is started."""
    from tests.docs.test_docs import DOCS

    monkeypatch.chdir(DOCS)
    monkeypatch.syspath_prepend(DOCS)
    return import_module("dare")


def test_a_registered_game_is_listed_after_the_games_in_the_box() -> None:
    assert throwdown.games() == (*GAMES, "dare")
    assert "dare" not in GAMES
    assert not any(kind.__module__ == "dare" for kind in actions_on_the_wire())
    assert repr(throwdown.game("dare", target=50)) == "<Game dare, 2 seats, target=50>"


def test_options_of_a_registered_game_are_its_own() -> None:
    assert throwdown.game(DARE).options == {"target": 30}
    with pytest.raises(OptionRefused, match="option target cannot be 7: choose one of 30, 50, 100"):
        throwdown.game(DARE, target=7)
    with pytest.raises(OptionRefused, match="did you mean target\\? dare has target"):
        throwdown.game(DARE, targt=7)
    with pytest.raises(OptionRefused, match="there is no option 'collect'"):
        throwdown.game(DARE, collect="optional")


def test_another_process_finds_a_registered_game_by_its_module() -> None:
    assert address("dare") == DARE
    assert address("strike") == "strike"
    assert make_plan("dare", ["random", "random"], "1").game == DARE


@pytest.mark.parametrize("seats", [2, 5])
def test_a_registered_game_passes_the_contract_check(seats: int) -> None:
    assert throwdown.check_game(DARE, seats=seats, games=3).reason == "target_reached"


def test_bots_play_a_registered_game(dare: Any) -> None:
    assert throwdown.Match("dare", ["careful", "random"], throwdown.Luck(3)).play() is not None
    game = throwdown.game("dare")
    mcts = Mcts(game, Random(1), think=0, walks=200)
    close = dare.State(0, (25, 29), turn=5)
    assert mcts.choose(game.view(close, 0)).action == Stop()
    with pytest.raises(BotUnknown, match="no bot 'thumb' plays dare: choose one of random, mcts, careful"):
        throwdown.bot("thumb", game)


def test_many_games_are_simulated_and_counted() -> None:
    report = simulate(make_plan(DARE, ["careful", "random"], "1"), 40, processes=1)
    assert report.by_bot[0].share > 0.5
    assert report.throws[0] > 5


def test_records_of_a_registered_game_are_read_verified_and_narrated(tmp_path: Path) -> None:
    match = throwdown.Match("dare", ["careful", "careful"], throwdown.Luck("kept"), fair=True)
    match.play()
    file = tmp_path / "dare.jsonl"
    throwdown.dump(match, file)
    assert throwdown.verify(throwdown.load(file)).dice == "holds"
    assert run("verify", file, "--game", DARE).status == 3
    output = run("replay", file, "--game", DARE)
    assert output.lines[0] == "Dare: Careful 1 and Careful 2."
    assert output.lines[-1].endswith(" wins.")
    run("replay", file, "--game", DARE, "--story").complains("what is normal in dare is unknown")


def test_a_record_alone_does_not_import_its_game(tmp_path: Path) -> None:
    match = throwdown.Match("dare", ["random", "random"], throwdown.Luck("kept"))
    file = tmp_path / "dare.jsonl"
    throwdown.dump(match, file)
    from throwdown.rules import catalogue

    catalogue._OWN.clear()
    run("replay", file).complains("there is no game 'dare'", "one of your own is named by --game MODULE:NAME")


def test_a_position_is_drawn_in_its_own_lines() -> None:
    match = throwdown.Match("dare", [throwdown.Seat("Ada"), throwdown.Seat("Bo")], throwdown.Luck("drawn"))
    match.play()
    assert "the target is 30" in match._repr_svg_()
    assert repr(match) == "<Match of dare, 2 seats: Ada to act>"


# At a terminal


def test_people_play_a_registered_game_in_plain_lines() -> None:
    match = throwdown.Match("dare", [throwdown.Seat("Ada"), throwdown.Seat("Bo")], throwdown.Luck("plain"))
    written = io.StringIO()
    answers = io.StringIO("rules\nhint\n" + "throw\n2\n" * 200)
    assert play_plain(match, Words("de"), answers, written, rng=Random(1)) == 0
    output = written.getvalue()
    assert "Throw one die as often as you dare." in output
    assert "In diesem Spiel gibt es keine Tipps." in output
    assert "Was tust du?\n  1  throw" in output
    assert output.rstrip().endswith("gewinnt.")


def test_the_command_plays_and_resumes_a_registered_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from throwdown.cli import main

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    begun = ["play", DARE, "--players", "Ada,Bo", "--plain", "--lang", "en"]
    stopped = CliRunner().invoke(main, begun, input="1\nquit\n")
    assert f"--resume dare-1 {DARE}" in stopped.output
    resumed = CliRunner().invoke(
        main, ["play", "--plain", "--resume", "dare-1", DARE, "--lang", "en"], input="1\n2\n" * 200
    )
    assert resumed.exit_code == 0, resumed.output
    assert "The game resumes where it stopped." in resumed.output
    assert run("play", DARE, "--seed", "1").lines[-1].endswith("wins.")


async def test_people_play_a_registered_game_on_the_screen() -> None:
    match = throwdown.Match("dare", [throwdown.Seat("Ada"), throwdown.Seat("Bo")], throwdown.Luck("screen"))
    app = make_app(match, game="dare")
    async with app.run_test(size=(80, 24)) as pilot:
        await asked(pilot)
        assert "Ada 0, Bo 0; the target is 30" in screen_text(app)
        while match.result is None:
            await pilot.press("2" if match.state.turn >= 10 else "1")
            await asked(pilot)
        assert " wins." in screen_text(app)
        await pilot.press("2")  # a new game: the form
        await asked(pilot)
        assert "Dare" in screen_text(app) and "plays at random" in screen_text(app)
        await pilot.press("enter")
        await asked(pilot)
        assert "this turn: 0" in screen_text(app)


# What is refused


def test_what_is_no_game_is_refused(dare: Any) -> None:
    class Unnamed(dare.Dare):  # type: ignore[misc]
        id = "Not A Name"

    class Strike(dare.Dare):  # type: ignore[misc]
        id = "strike"

    class Half(throwdown.OwnGame[Any]):
        id = "half"

    class Untyped(dare.Dare):  # type: ignore[misc]
        id = "untyped"
        types: ClassVar = None

    for kind, why in (
        (Unnamed, "small letters"),
        (Strike, "a game in the box"),
        (Half, "has no apply, awaiting"),
        (Untyped, "types = Types"),
        (int, "register a class that is made from throwdown.OwnGame"),
    ):
        with pytest.raises(GameRefused, match=why):
            throwdown.register(kind)  # type: ignore[arg-type]
    with pytest.raises(GameRefused, match="dare has no Pig: name the class of your game"):
        throwdown.game("dare:Pig")
    with pytest.raises(GameUnknown, match="did you mean dare\\?"):
        throwdown.game("dar")


class Broken:
    """Each breaks one promise of the contract; the check says which."""

    @staticmethod
    def forgetful(game: Any) -> None:
        game.notation = lambda self, state: "0 0/0 0 0"

    @staticmethod
    def blabbing(game: Any) -> None:
        view = game.view
        game.view = lambda self, state, seat: view(self, state, state.active)

    @staticmethod
    def greedy(game: Any) -> None:
        game.legal_actions = lambda self, state, seat: NOTHING

    @staticmethod
    def fickle(game: Any) -> None:
        resolve, count = game.resolve, iter(range(10**6))

        def differs(self: Any, state: Any, outcome: Any) -> Any:
            after, events = resolve(self, state, outcome)
            return after.but(turn=next(count)), events

        game.resolve = differs

    @staticmethod
    def endless(game: Any) -> None:
        game._winners = lambda self, state: ()

    @staticmethod
    def luckless(game: Any) -> None:
        game.luck = throwdown.OwnGame.luck

    @staticmethod
    def careless(game: Any) -> None:
        resolve = game.resolve

        def takes_anything(self: Any, state: Any, outcome: Any) -> Any:
            return resolve(self, state, outcome) if state.flying else (state, ())

        game.resolve = takes_anything


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("forgetful", "another state"),
        ("blabbing", "the view of seat None has 1 actions, not 0"),
        ("greedy", "seat 0 has actions exactly when it is asked"),
        ("fickle", "the second time"),
        ("endless", "has no end"),
        ("luckless", "give the game a method luck"),
        ("careless", "nothing waits for"),
    ],
)
def test_the_check_finds_what_is_broken(dare: Any, monkeypatch: pytest.MonkeyPatch, how: str, why: str) -> None:
    class Mine(dare.Dare):  # type: ignore[misc]
        id = "mine"

    monkeypatch.setattr("throwdown.library.contract.MOST_STEPS", 200)
    getattr(Broken, how)(Mine)
    with pytest.raises(ContractBroken, match=why):
        throwdown.check_game(Mine)


def test_the_command_checks_a_game() -> None:
    checked = run("check-game", DARE, "--games", "2", "--seats", "2,3")
    assert checked.lines == [
        "dare, 2 players: 2 games keep the contract; the last one ended by target reached",
        "dare, 3 players: 2 games keep the contract; the last one ended by target reached",
    ]
    run("check-game", DARE, "--seats", "two").complains("'two' is not a list of numbers of players")
    run("check-game", "dare:Nothing").complains("dare has no Nothing")
