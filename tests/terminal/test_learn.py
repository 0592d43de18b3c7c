"""Learning: hints at the questions, looking back at the end, and bots that take their time."""

from __future__ import annotations

import io
import re
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from tests.terminal.plain.typist import Paper, Typist, new_match
from tests.terminal.screen.helpers import (
    LARGE,
    SMALL,
    asked,
    make_app,
    make_match,
    play_page,
    screen_text,
    shown,
    until,
)
from tests.terminal.scripted import ScriptedFront
from throwdown.bots import THINK, Choice
from throwdown.bots.advice import Adviser, cost_of
from throwdown.bots.analysis.walk import manner_of
from throwdown.cli import main
from throwdown.physics.intent import WAYS, preset
from throwdown.rules import GAMES, Stop, game
from throwdown.rules.arena.state import Throw, ThrowPile
from throwdown.rules.record import Acted, Undone
from throwdown.rules.verasselt.state import Distribute, Roll
from throwdown.table import Match, Seat
from throwdown.table.review import MOST, costliest, decisions
from throwdown.terminal import pace
from throwdown.terminal.game import TerminalGame
from throwdown.terminal.learning import hint, named, review_lines
from throwdown.terminal.pace import UNHURRIED, let_think, share_of_pause
from throwdown.terminal.plain import commands
from throwdown.terminal.plain.play import play_plain
from throwdown.terminal.screen.page import TextPage
from throwdown.terminal.screen.pages import EndPage
from throwdown.throwers import MANNERS, Luck
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

WORDS = Words()
QUICK = 0.0
STRIKE = "choice active=0 supplies=abcde/fgh arena=i:2,j:4,k:3 removed=lmnop aside=qrstuvwxyz"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials of a moment: these tests are about words."""
    monkeypatch.setattr("throwdown.bots.advice.THINK", QUICK)


def bots_match(name: str = "strike", bots: tuple[str, ...] = ("novice", "master"), **options: Any) -> Match:
    rng = Random("learn")
    seats = [Seat(bot.capitalize(), bot) for bot in bots]
    match = Match(game(name, len(bots), options), seats, Luck(rng), rng=rng, think=QUICK)
    match.run()
    return match


def strike_view() -> Any:
    rules = game("strike", 2)
    return rules.view(rules.parse(STRIKE), 0)


# Looking back on a record


def test_the_costliest_decisions_are_listed_worst_first() -> None:
    match = bots_match()
    slips = costliest(match.log)
    assert set(slips) == {0, 1}
    assert 0 < len(slips[0]) <= MOST
    assert [slip.cost for slip in slips[0]] == sorted((slip.cost for slip in slips[0]), reverse=True)
    for slip in slips[0]:
        assert slip.cost == pytest.approx(cost_of(slip.view, slip.done.action, slip.done.manner))
        assert cost_of(slip.view, slip.best.action, slip.best.manner) == 0
        entry = match.log.entries[slip.number - 1]
        assert isinstance(entry, Acted)
        assert (entry.seat, entry.action) == (0, slip.done.action)


def test_a_master_loses_less_by_slips_than_a_regular() -> None:
    """The master of two plays the solved game, but for what it takes the other one for."""
    slips = costliest(bots_match(bots=("expert", "regular", "master")).log)
    assert sum(slip.cost for slip in slips[2]) < sum(slip.cost for slip in slips[1])


def test_what_was_taken_back_costs_nothing() -> None:
    match = new_match("verasselt", 2)
    match.run()
    match.act(0, next(iter(match.view(0).actions)))
    before = list(decisions(match.log))
    match.undo(0)
    assert isinstance(match.log.entries[-1], Undone)
    assert len(before) == 1
    assert list(decisions(match.log)) == []


def test_leaving_and_time_outs_are_no_decisions() -> None:
    """AMB-46, AMB-48."""
    match = new_match("strike", 3)
    match.run()
    match.time_out(0)
    match.run()
    match.leave(1)
    assert list(decisions(match.log)) == []


@for_each("manner", MANNERS)
def test_how_an_aimed_throw_was_meant_is_seen_by_its_speed(manner: Any) -> None:
    """CORE-09: the record of an arena has numbers where others have a manner."""
    for bearing in (0.0, 1.0, 2.5):
        assert manner_of(Acted(0, Throw(), None, preset(manner, bearing).numbers())) == manner
    assert set(WAYS) == set(MANNERS)
    assert manner_of(Acted(0, Throw(), manner)) == manner


@pytest.mark.study
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_reviewed_in_every_language(name: str) -> None:
    match = bots_match(name, ("novice", "random"), **({"max_turns": 12} if name == "verasselt" else {}))
    adviser = Adviser(match.game, QUICK)
    for language in LANGUAGES:
        result = review_lines(match.log, Words(language), adviser=adviser)
        assert result[0] == Words(language).say("learn-review")
        thrown = name != "verasselt"
        assert (result[-1] == Words(language).say("learn-ordinary")) == thrown
        assert 3 <= len(result) - thrown <= 1 + 2 * (1 + MOST)
        assert not any("{" in sentence for sentence in result)


# Hints in words


def test_a_hint_names_the_best_the_odds_and_the_cost_of_the_rest() -> None:
    view = strike_view()
    advice = Adviser().advise(view)
    result = hint(view, advice, WORDS)
    form = r"Best: hit\. It matches in 5\d\.\d % of throws, and you win [\d.]+ % of games\. Worse: .*stop \(−[\d.]+ %\)"
    assert re.match(form, result)
    costly = {option.choice.manner or "stop" for option in advice.options if option.matters}
    assert {word for word in (*MANNERS, "stop") if f"{word} (−" in result} == costly


def test_a_hint_is_as_long_as_two_lines_have_room() -> None:
    view = strike_view()
    advice = Adviser().advise(view)
    best, whole = "Best: hit. It matches in 51.6 % of throws, and you win 40.4 % of games.", hint(view, advice, WORDS)
    for width in range(40, len(whole), 5):
        result = hint(view, advice, WORDS, width)
        assert len(result) <= max(2 * width + 1, len(best))
        assert "stop" in result or "Worse" not in result  # what is something else is told longest


def test_the_best_and_the_rest_have_a_line_each_where_they_fit() -> None:
    view = strike_view()
    best, rest = hint(view, Adviser().advise(view), WORDS, 78).splitlines()
    assert best.startswith("Best: hit.")
    assert rest.startswith("Worse: ")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    view = strike_view()
    assert re.search(r"\d,\d %", hint(view, Adviser().advise(view), Words("de")))


def test_choices_are_named_as_they_are_typed() -> None:
    rules = game("verasselt", 2)
    state, _ = rules.new_game()
    view = rules.view(state, 0)
    assert named(view, Choice(Roll((0, 1, 2, 6), (1, 0, 2, 0))), WORDS) == "roll 1 2 3 7 +Y1R2"
    assert named(view, Choice(Distribute((0, 0, 0, 0))), WORDS) == "none"
    assert named(strike_view(), Choice(Stop()), WORDS) == "stop"
    assert named(strike_view(), Choice(Throw(), "toss"), WORDS) == "toss"


def test_where_several_things_can_be_thrown_the_hint_says_which() -> None:
    """IMP-POW-BOUL-02: a pile is thrown as one throw."""
    rules = game("impact_power", 2)
    state = rules.parse(
        "choice active=0 supplies=abc+hi/defg arena=j:STONE,k:FIRE elements=STONE removed=lmnopq aside=rstuvwxyz"
    )
    view = rules.view(state, 0)
    assert named(view, Choice(ThrowPile(0), "drop"), WORDS) == "pile 1 drop"
    assert named(view, Choice(Throw(), "toss"), WORDS) == "throw toss"


# The plain game


def play(match: Match, *answers: str, **how: Any) -> str:
    paper = Paper()
    play_plain(match, WORDS, io.StringIO("".join(f"{text}\n" for text in answers)), paper, **how)
    assert paper.narrow()
    return paper.getvalue()


def test_a_hint_is_printed_on_request() -> None:
    match = new_match("strike")
    assert "Best:" not in play(new_match("strike"), "1")
    result = play(match, "hint")
    assert result.count("Best:") == 1
    assert result.count("Your turn begins with a throw.") == 2  # the question is put again


def test_help_names_the_command_for_hints() -> None:
    assert "hint: what a strong player would do here" in play(new_match("strike"), "?")


@for_each("language", LANGUAGES)
def test_the_word_for_a_hint_is_no_other_command_or_answer(language: str) -> None:
    words = Words(language)
    taken = [words.say(f"play-command-{command}") for command in (*commands.COMMANDS, commands.MOVE)]
    answers = ["throw", "stop", "take", "leave", "keep", "dissolve", "none", "all", "roll", *MANNERS]
    taken += [words.say(f"ask-word-{word}") for word in answers]
    taken += [name for place in ("hub", "catch") for name in words.about("verasselt").understood(f"place-{place}")]
    word = words.say("learn-command")
    assert word.isalpha()
    assert word not in taken


@pytest.mark.parametrize(("name", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_whole_game_with_hints(name: str, language: str) -> None:
    words, match, paper = Words(language), new_match(name, 3, people=2, seed=language), Paper()
    assert play_plain(match, words, Typist(match, paper, words=words), paper, learn=True) == 0
    output = paper.getvalue()
    assert paper.narrow()
    assert "{" not in output
    best = words.say("learn-best", choice="").partition(":")[0]
    assert best in output
    review = output[output.rindex(words.say("learn-review")) :]
    assert "Ada" in review
    assert "Ben" in review
    assert "Cy" not in review  # a bot


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    assert WORDS.say("learn-review") not in play(new_match("strike"), "1 drop", "quit", learn=True)


# The command


def command(*arguments: str) -> Any:
    return CliRunner().invoke(main, ["play", *arguments])


def test_games_among_bots_are_reviewed() -> None:
    ran = command("strike", "--bots", "novice,thumb", "--seed", "1", "--learn", "--think", "10ms", "--lang", "en")
    assert ran.exit_code == 0
    assert "The decisions that cost the most:\nNovice 1:\n  Throw " in ran.stdout


def test_a_review_reports_its_progress() -> None:
    shares: list[float] = []
    costliest(bots_match().log, done=shares.append)
    assert len(shares) > 1 and sum(shares) == pytest.approx(1)


def test_a_bar_is_shown_while_a_game_among_bots_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, float]] = []

    @contextmanager
    def bar(doing: str, total: float) -> Iterator[Callable[[float], None]]:
        parts: list[float] = []
        yield parts.append
        seen.append((doing, sum(parts) / total))

    monkeypatch.setattr("throwdown.library.progress.progress", bar)
    command("strike", "--bots", "novice,thumb", "--seed", "1", "--learn", "--think", "10ms")
    ((doing, share),) = seen
    assert doing == "looking back" and share == pytest.approx(1)


@for_each("think", ["0", "3", "-1", "fast", "10 min"])
def test_a_malformed_think_time_is_refused(think: str) -> None:
    ran = command("strike", "--bots", "novice,thumb", "--think", think)
    assert ran.exit_code == 2
    assert "give 1ms to 2s" in ran.stderr


@pytest.mark.parametrize("arguments", [("--plain",), ("--plain", "--tournament")])
def test_plain_games_are_started_with_hints(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path))
    begun = ("strike", "--players", "Ada", "--bots", "novice", "--thrower", "luck", "--learn", "--think", "10ms")
    ran = CliRunner().invoke(main, ["play", *begun, *arguments, "--lang", "en"], input="quit\n")
    assert ran.exit_code == 0
    assert "Best: " in ran.stdout
    assert "Before a game you agree on: an X on the first die" in ran.stdout
    (save,) = tmp_path.glob("strike-*")
    again = CliRunner().invoke(main, ["play", "--plain", "--resume", save.stem, "--learn"], input="quit\n")
    assert "Best: " in again.stdout


# Bots and time


def test_bots_think_as_long_as_configured() -> None:
    match = new_match("strike", 2, people=1)
    rng = Random(1)
    match = Match(match.game, [Seat("Ada"), Seat("M", "master")], Luck(rng), rng=rng)
    let_think(match, None)
    assert match.bots[1].think == THINK  # type: ignore[attr-defined]
    let_think(match, 0.01)
    assert match.bots[1].think == 0.01  # type: ignore[attr-defined]


def test_a_think_time_leaves_simple_bots_unchanged() -> None:
    match = new_match("strike", 2, people=1)
    let_think(match, 0.01)
    assert not hasattr(match.bots[1], "think")


def test_a_hard_choice_takes_longer() -> None:
    rules = game("strike", 2)
    adviser = Adviser(rules)
    forced = rules.view(rules.parse(STRIKE.replace("choice", "turn")), 0)
    hard = rules.view(rules.parse("choice active=0 supplies=a/bcdefgh arena=i:2 removed=jklmnop aside=qrstuvwxyz"), 0)
    clear = strike_view()
    assert share_of_pause(forced, adviser) == pace.NO_CHOICE
    assert pace.EASY <= share_of_pause(clear, adviser) < share_of_pause(hard, adviser) <= 1


def bot_on_turn() -> Match:
    rules = game("strike", 2)
    state = rules.parse(STRIKE.replace("active=0", "active=1"))
    return Match.at(rules, state, [Seat("Ada"), Seat("Ben", "thumb")], Luck(Random(1)))


def test_a_bot_waits_like_a_person() -> None:
    match = bot_on_turn()
    terminal_game = TerminalGame(ScriptedFront(), match, WORDS, pace=UNHURRIED, clock=lambda: 0.0)
    share = share_of_pause(match.view(1), terminal_game.hot_seat.glance)
    assert terminal_game._pause(match.awaiting) == UNHURRIED.bot * share
    assert 0.4 <= UNHURRIED.bot * share <= 1.2


def test_the_pause_of_a_bot_includes_the_time_to_measure_it() -> None:
    match = bot_on_turn()
    clock = iter((0.0, 0.25, 10.0, 20.0))
    terminal_game = TerminalGame(ScriptedFront(), match, WORDS, pace=UNHURRIED, clock=lambda: next(clock))
    whole = UNHURRIED.bot * share_of_pause(match.view(1), terminal_game.hot_seat.glance)
    assert terminal_game._pause(match.awaiting) == pytest.approx(whole - 0.25)
    assert terminal_game._pause(match.awaiting) == 0.0


# The screen


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", ["strike", "verasselt"])
async def test_hints_stand_beside_the_question(name: str, size: tuple[int, int]) -> None:
    app = make_app(make_match(name), learn=True)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        await until_shown(pilot, "There is nothing to choose" if name == "verasselt" else "Best: ")
        if name == "verasselt":
            await pilot.press("1")
            await asked(pilot)
            await until_shown(pilot, "Best: roll")
            assert screen_text(app).count("roll") > 7  # the dice still say that they are rolled
        await pilot.press("h")
        await until_shown(pilot, "Best: ", there=False)
        await pilot.press("h")
        await until_shown(pilot, "Best: ")


@for_each("language", LANGUAGES)
def test_the_lowest_line_names_the_key_for_hints(language: str) -> None:
    words = Words(language)
    result = words.say("screen-keys-game")
    assert f"h {words.say('learn-command')}" in result.lower()
    assert len(result) <= 78


async def test_a_hint_can_be_had_without_learning() -> None:
    app = make_app(make_match("hp_strike"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        assert "Best: " not in screen_text(app)
        await pilot.press("h")
        await until_shown(pilot, "Best: ")


async def until_shown(pilot: Any, text: str, *, there: bool = True) -> None:
    await until(pilot, lambda: (text in screen_text(shown(pilot))) is there)


async def test_the_screen_shows_the_review_before_it_asks_what_next() -> None:
    app = make_app(make_match("strike", seats=2), learn=True)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(200):
            await asked(pilot)
            if isinstance(app.screen, TextPage):
                break
            await pilot.press("s", "1")
        assert re.search(r"(Mara|Jo) is the last player with dice and wins\.", screen_text(app))
        assert "The decisions that cost the most:" in screen_text(app)
        assert "Mara:" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, EndPage)
        await pilot.press("1")
        await asked(pilot)
        terminal_game = play_page(app).terminal_game
        assert terminal_game.playing and terminal_game.match.result is None  # a new game, to be looked back on again
