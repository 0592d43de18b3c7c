"""What ``import throwdown`` offers: every name, from the first line to a verified record, and refusals that help."""

from __future__ import annotations

import subprocess
import sys
from inspect import getdoc
from typing import TYPE_CHECKING, Any

import pytest

import throwdown
from tests.cases import for_each
from throwdown import parts
from throwdown.errors import PartMissing, ThrowdownError
from throwdown.physics.arenas import ARENA
from throwdown.rules import Stop
from throwdown.rules.arena.state import Throw

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

#: Prints what importing throwdown pulled in.
LOADED = "import sys; before = set(sys.modules); import throwdown; print(*(set(sys.modules) - before))"


@for_each("name", throwdown.__all__)
def test_every_public_name_exists_and_has_a_docstring(name: str) -> None:
    assert name in dir(throwdown)
    assert getdoc(getattr(throwdown, name)) or name == "__version__"


def test_the_names_are_sorted_and_each_has_its_place() -> None:
    assert throwdown.__all__ == sorted(set(throwdown.__all__))
    assert {*throwdown._PLACES, "__version__"} == {*throwdown.__all__}


@pytest.mark.service
def test_importing_throwdown_loads_no_other_module() -> None:
    output = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    rooms = {name for name in output if name.startswith("throwdown")}
    assert rooms == {"throwdown"}
    assert not {name.partition(".")[0] for name in output} - set(sys.stdlib_module_names) - {"throwdown"}


def test_a_name_that_is_not_there_is_an_attribute_error_with_a_hint() -> None:
    with pytest.raises(AttributeError, match=r"throwdown has no 'gmae': did you mean throwdown\.game\?"):
        _ = throwdown.gmae  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="it has Arena, ArenaView"):
        _ = throwdown.quux  # type: ignore[attr-defined]


def test_a_missing_package_is_named_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(throwdown._PLACES, "Arena", "physics.not_here:Physical")
    monkeypatch.setattr(parts, "ROOMS", {"throwdown.physics.not_here"})
    monkeypatch.delitem(throwdown.__dict__, "Arena", raising=False)
    with pytest.raises(
        PartMissing, match=r"physics\.not_here, which is not installed: in a clone run scripts/release build"
    ):
        _ = throwdown.Arena


def test_completion_offers_public_names_alone() -> None:
    assert {name for name in dir(throwdown) if not name.startswith("__")} == {*throwdown.__all__} - {"__version__"}
    match = _waiting()
    offered = [name for name in dir(match) if not name.startswith("_")]
    assert {"view", "act", "play", "record"} < {*offered} and len(offered) < 24
    assert all(hasattr(match, name) for name in offered)


def test_what_is_printed_says_what_it_is() -> None:
    assert repr(throwdown.Luck("again")) == "<Luck, seed again>"
    assert repr(throwdown.Luck()) == "<Luck, no seed>"
    assert repr(throwdown.Arena(7)) == f"<Arena {ARENA.name}, seed 7>"
    assert repr(throwdown.Seat("Ada")) == "Seat(player='Ada', bot=None)"
    assert throwdown.Record.__name__ == "Record"
    assert repr(throwdown.solve("strike")) == "<Solved game, 2 players, objective win>"


@for_each("name", throwdown.games())
def test_bots_are_printed_by_name(name: str) -> None:
    game = throwdown.game(name)
    for bot in ("random", "thumb", "novice", "master"):
        assert repr(throwdown.bot(bot, game)) == repr(throwdown.bot(bot)) == f"<bot {bot}>"


def test_an_edition_has_the_same_name_as_on_the_command_line() -> None:
    named = throwdown.game("hp_strike", edition="de")
    assert named.options == throwdown.game("hp_strike", edition="de").options != throwdown.game("hp_strike").options


# Playing


def test_the_same_seed_plays_the_same_game() -> None:
    def played() -> list[Any]:
        match = throwdown.Match("strike", seats=["thumb", "casual"], thrower=throwdown.Luck("again"))
        assert match.play() is not None
        return match.record.entries

    assert played() == played()


def test_people_act_and_bots_answer() -> None:
    match = throwdown.Match(
        throwdown.game("strike", start_die="placed"),
        seats=[throwdown.Seat("Ada"), throwdown.bot("random", seed=2)],
        thrower=throwdown.Luck("ada"),
    )
    assert match.play() is None
    while match.result is None:
        actions = match.view(0).actions
        match.act(0, Stop() if Stop() in actions else next(iter(actions)), "toss" if Throw() in actions else None)
        match.play()
    assert match.players == ("Ada", "Random")
    assert match.play() == match.result


def test_a_bot_of_ones_own_sits_down_as_it_is() -> None:
    class Bold:
        id = "bold"

        def choose(self, view: throwdown.ArenaView) -> throwdown.Choice:
            return throwdown.Choice(next(iter(view.actions)))

    match = throwdown.Match("impact", seats=[Bold(), Bold()], thrower=throwdown.Luck(1))
    assert match.play() is not None
    assert match.players == ("Bold 1", "Bold 2")
    assert match.record.header.bots[0] == f"{Bold.__module__}:{Bold.__qualname__}"


def test_a_bot_without_a_game_plays_whatever_it_is_shown() -> None:
    anywhere = throwdown.bot("thumb", seed="any")
    for name in ("hp_strike", "verasselt"):
        game = throwdown.game(name, seats=3)
        match = throwdown.Match(game, seats=["random", "random", "random"], thrower=throwdown.Luck(name))
        while not (asked := getattr(match.awaiting, "seat", None)):
            match.step()
        view = match.view(asked)
        assert anywhere.choose(view).action in view.actions


def test_a_bot_made_for_a_game_chooses() -> None:
    game = throwdown.game("strike", start_die="placed")
    state, _ = game.new_game()
    assert throwdown.bot("expert", game, think=0.01).choose(game.view(state, 0)).action in game.legal_actions(state, 0)


# Records


def test_a_fair_match_is_dumped_loaded_and_verified(tmp_path: Path) -> None:
    match = throwdown.Match("verasselt", seats=["random", "random"], thrower=throwdown.Luck("fair"), fair=True)
    match.play()
    file = tmp_path / "game.jsonl"
    throwdown.dump(match, file)
    record = throwdown.load(file)
    assert record.entries == match.record.entries
    assert [throwdown.verify(each).dice for each in (match, record, file, str(file))] == ["holds"] * 4
    with pytest.raises(ThrowdownError, match="is there already"):
        throwdown.dump(record, file)
    throwdown.dump(record, file, overwrite=True)
    assert throwdown.load(file).final_hash == record.final_hash


def test_a_damaged_record_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    match = throwdown.Match("strike", seats=["random", "random"], thrower=throwdown.Luck("broken"))
    match.play()
    file.write_text("\n".join([*match.record.lines()][:3]).replace("random", "master") + "\n")
    with pytest.raises(ThrowdownError, match=r"broken\.jsonl, line 1: the hash does not fit"):
        throwdown.load(file)


# Odds and solved games


def test_odds_of_a_match_a_position_and_a_view_are_the_same() -> None:
    match = throwdown.Match("strike", seats=[throwdown.Seat("Ada"), "thumb"], thrower=throwdown.Luck("odds"))
    match.play()
    choices = throwdown.odds(match)
    assert choices == throwdown.odds(match.position) == throwdown.odds(match.view(0))
    assert sum(choices[0].odds.collected) == 1  # type: ignore[union-attr]


def test_odds_of_bugs_are_ranked() -> None:
    match = throwdown.Match("verasselt", seats=[throwdown.Seat("Ada"), "thumb"], thrower=throwdown.Luck("bugs"))
    match.play()
    match.act(0, next(iter(match.view(0).actions)))
    gains = [choice.gain for choice in throwdown.odds(match)]  # type: ignore[union-attr]
    assert gains == sorted(gains, reverse=True)


def test_a_position_comes_from_its_notation() -> None:
    for name in throwdown.games():
        match = throwdown.Match(name, seats=["random"] * 3, thrower=throwdown.Luck(name))
        for _ in range(9):
            match.step()
        again = throwdown.Position(name, match.position.notation)
        assert again.game.seats == 3
        assert again.state == match.state


# Refusals

GAME = throwdown.game("strike")


def _waiting() -> throwdown.Match:
    return throwdown.Match(GAME, [throwdown.Seat("Ada"), "thumb"], throwdown.Luck(1))


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "game": (lambda: throwdown.game("strik"), "there is no game 'strik': did you mean strike\\?"),
    "game number": (lambda: throwdown.game(3), "there is no game 3"),  # type: ignore[call-overload]
    "seats": (lambda: throwdown.game("strike", seats="2"), "not '2'"),  # type: ignore[call-overload]
    "option": (lambda: throwdown.game("strike", colect="optional"), "did you mean collect\\?"),
    "edition": (lambda: throwdown.game("strike", edition=3), "not 3"),  # type: ignore[call-overload]
    "no action": (lambda: _waiting().act(0, "stop"), r"'stop' is not an action: give one from view\.actions"),  # type: ignore[arg-type]
    "half a name": (lambda: throwdown.game("mine:"), "only half a name"),
    "no such module": (lambda: throwdown.game("not_a_module_of_mine:Pig"), "cannot be imported"),
    "too few": (lambda: throwdown.Match(GAME, ["thumb"]), "2 seats are to be filled"),
    "no list": (lambda: throwdown.Match(GAME, "thumb"), "seats must be a list"),
    "a name": (lambda: throwdown.Match(GAME, ["Ada", "thumb"]), r"a person is throwdown\.Seat\('Ada'\)"),
    "no bot": (lambda: throwdown.Match(GAME, [3, 4]), "3 cannot sit down"),  # type: ignore[list-item]
    "thrower": (lambda: throwdown.Match(GAME, ["thumb"] * 2, "luck"), "cannot throw"),  # type: ignore[call-overload]
    "think": (
        lambda: throwdown.Match("strike", seats=["master", "thumb"], think="long"),  # type: ignore[call-overload]
        "'long' is not a time to think: give seconds",
    ),
    "think of a bot": (lambda: throwdown.bot("master", think=-1), "-1 is not a time to think"),
    "seed": (lambda: throwdown.Luck(2.5), "2.5 is not a seed"),  # type: ignore[arg-type]
    "bot": (lambda: throwdown.bot("exprt"), "did you mean expert\\?"),
    "odds": (lambda: throwdown.odds(3), "3 has no odds"),  # type: ignore[arg-type]
    "odds model": (lambda: throwdown.odds(GAME.view(GAME.new_game()[0], 0), model=3), "is not a model"),  # type: ignore[arg-type]
    "solve": (lambda: throwdown.solve("verasselt"), "not solved, since cards"),
    "players": (lambda: throwdown.solve("strike", players=9), "9 players cannot play"),
    "load": (lambda: throwdown.load("nowhere.jsonl"), "nowhere.jsonl cannot be read"),
    "no path": (lambda: throwdown.load(3), "3 is not a file"),  # type: ignore[arg-type]
    "dump": (lambda: throwdown.dump(3, "x"), "3 is not a record"),  # type: ignore[arg-type]
    "verify": (lambda: throwdown.verify(3), "3 is not a record"),  # type: ignore[arg-type]
    "register": (lambda: throwdown.register(3), "3 is not a game"),  # type: ignore[arg-type]
    "state": (lambda: throwdown.Position(GAME, 3), "3 is not a state of strike"),
    "notation": (lambda: throwdown.Position("strike", "rubbish"), "begins with its phase"),
}


@for_each("what", REFUSED)
def test_invalid_calls_are_refused_in_one_line(what: str) -> None:
    wrong, sentence = REFUSED[what]
    with pytest.raises(ThrowdownError, match=sentence) as refused:
        wrong()
    assert "\n" not in refused.value.message
