"""The game in lines of text, played by typed answers."""

from __future__ import annotations

import io
import re
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from tests.samples import sample
from tests.terminal.plain.typist import NAMES, WORDS, Paper, SameDice, Typist, new_match, play, seeded
from throwdown.narration import RuleBook
from throwdown.rules import GAMES, Race, Several
from throwdown.rules.arena.state import Raced
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Resolved, Undone
from throwdown.rules.rulings import defaults
from throwdown.table import Match, Seat
from throwdown.table.tournament import TournamentTable
from throwdown.terminal.plain import commands
from throwdown.terminal.plain.front import COVER_LINES
from throwdown.terminal.plain.play import play_plain, play_tournament_plain
from throwdown.terminal.saves import Save, TournamentSave, resume, resume_tournament
from throwdown.throwers import MANNERS, Luck
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    pass

# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_typed_answers(game: str, seats: int) -> None:
    match, paper = new_match(game, seats, seed=seats), Paper()
    status = play_plain(match, WORDS, Typist(match, paper), paper)
    assert status == 0
    assert match.result is not None
    assert paper.narrow()
    assert "{" not in paper.getvalue()


@pytest.mark.study
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: str, game: str) -> None:
    words, match, paper = Words(language), new_match(game, 3, people=2, seed=language), Paper()
    assert play_plain(match, words, Typist(match, paper, words=words), paper) == 0
    assert paper.narrow()
    assert "{" not in paper.getvalue()


@for_each("language", LANGUAGES)
def test_no_word_that_is_typed_means_two_things(language: str) -> None:
    words = Words(language)
    known = (*commands.COMMANDS, commands.MOVE)
    typed_commands = [words.say(f"play-command-{command}").casefold() for command in known]
    answers = ["throw", "stop", "take", "leave", "keep", "dissolve", "none", "all", "roll", *MANNERS]
    typed = [words.say(f"ask-word-{word}").casefold() for word in answers]
    assert len({*typed_commands, *typed}) == len(typed_commands) + len(typed)
    assert all(len(word.split()) == 1 for word in typed_commands + typed)


RARE: list[tuple[str, dict[str, Any]]] = [
    ("strike", {"start_x": "turn", "collect": "optional", "supply_visibility": "hidden"}),
    ("impact_power", {"pile_split": "allowed", "collect": "optional", "start_die": "placed"}),
    ("impact_avatar", {"active_elements": ["STONE", "FIRE"], "piles_after_fire": "owner_choice"}),
    ("impact_avatar", {"active_elements": ["STONE", "LIGHTNING"], "storm_pile_only": "one_from_pile"}),
    ("hp_strike", {"accio_extra": "must", "relashio_throwers": "others", "supply_visibility": "hidden"}),
    ("verasselt", {"consolation_optional": True, "allow_stop_before_first_roll": True, "show_heap_counts": False}),
    ("verasselt", {"end_check": "turn_start", "refill_per_double_bar": 1, "max_turns": 40}),
]


@for_each(("game", "options"), RARE)
def test_a_whole_game_with_rare_options(game: str, options: dict[str, Any]) -> None:
    match, paper = new_match(game, 3, **options), Paper()
    assert play_plain(match, WORDS, Typist(match, paper), paper) == 0
    assert match.result is not None
    assert paper.narrow()


@for_each("game", GAMES)
def test_people_and_bots_mixed(game: str) -> None:
    match, paper = new_match(game, 4, people=1), Paper()
    assert play_plain(match, WORDS, Typist(match, paper), paper) == 0
    assert match.result is not None


@for_each("game", GAMES)
def test_enter_alone_plays_a_whole_game(game: str) -> None:
    status, shown = play(new_match(game, 2), *[""] * 3000)
    assert status == 0
    assert "wins" in shown or "share" in shown


def test_bots_alone_need_no_input() -> None:
    status, shown = play(new_match("hp_strike", 3, people=0))
    assert status == 0
    assert ">" not in shown


# Interrupted and resumed


@pytest.mark.study
@pytest.mark.parametrize("game", GAMES)
def test_closed_again_and_again_and_resumed_it_is_the_same_game(game: str, tmp_path: Path) -> None:
    whole, paper = new_match(game, 3, thrower=SameDice()), Paper()
    assert play_plain(whole, WORDS, Typist(whole, paper), paper) == 0

    path = tmp_path / "game-7.jsonl"
    match, save = new_match(game, 3, thrower=SameDice()), Save(path)
    for sitting in count():
        paper = Paper()
        # One answer is not enough where the manner of throwing is asked after it: so one, then two, then more.
        answers = 1 + sitting % sample(5, 2)
        status = play_plain(match, WORDS, Typist(match, paper, answers=answers), paper, save=save)
        if status == 0:
            break
        assert status == 1
        assert paper.getvalue().count(WORDS.say("play-closed")) == 1
        assert "--resume game-7" in paper.getvalue()
        match, save, loaded = resume(path, SameDice())
        assert loaded.damage is None
    assert match.state == whole.state
    assert [*match.log.lines()] == [*whole.log.lines()]


def test_a_closed_input_ends_the_game_with_one_line() -> None:
    status, shown = play(new_match("strike"))
    assert status == 1
    assert shown.count("> ") == 1
    assert "The input has ended" in shown


class Interrupted(io.StringIO):
    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_an_interrupt_saves_the_game(tmp_path: Path) -> None:
    paper, path = Paper(), tmp_path / "strike-1.jsonl"
    assert play_plain(new_match("strike"), WORDS, Interrupted(), paper, save=Save(path)) == 1
    assert "--resume strike-1" in paper.getvalue()
    assert resume(path, Luck())[0].version > 0


class Gone(io.StringIO):
    """A reader that went away."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_a_closed_output_ends_the_game_quietly(tmp_path: Path) -> None:
    path = tmp_path / "strike-1.jsonl"
    assert play_plain(new_match("strike"), WORDS, io.StringIO("1\n"), Gone(), save=Save(path)) == 1
    assert path.exists()


def test_strange_bytes_are_a_bad_answer() -> None:
    paper = Paper()
    read = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x00\x1b[31m\n1\n"), encoding="utf-8")
    assert play_plain(new_match("strike"), WORDS, read, paper) == 1
    assert "is not one of the answers" in paper.getvalue()
    assert "\x1b" not in paper.getvalue()


# Commands


def test_help_lists_every_command() -> None:
    _, shown = play(new_match("strike"), "?", "HELP")
    for command in commands.COMMANDS:
        assert len(re.findall(rf"^  {command}\b.*:", shown, re.MULTILINE)) == 2


@for_each("game", GAMES)
def test_rules_at_hand(game: str) -> None:
    _, shown = play(new_match(game), "rules")
    guide = re.sub(r"[#*_`\s-]", "", RuleBook(WORDS, game, defaults(game)).guide())
    assert guide[:200] in re.sub(r"[#*_`\s-]", "", shown)


def test_position_is_shown_again() -> None:
    _, before = play(new_match("strike"))
    _, shown = play(new_match("strike"), "position")
    assert shown.count("Ada (you): 8 dice") == before.count("Ada (you): 8 dice") + 1


def test_why_prints_the_clause_of_the_last_ruling() -> None:
    _, shown = play(new_match("verasselt"), "why", "hub", "1 2 3", "why", "why")
    assert shown.count(f"VER-ROLL-02: {WORDS.clause('VER-ROLL-02')}"[:60]) == 2
    assert WORDS.say("play-why-nothing") in shown


def test_why_prints_every_clause_of_the_last_throw() -> None:
    shown = play(new_match("strike", seed=3), "throw drop", "why")[1]
    assert re.search(r"^CORE-\d\d: ", shown, re.MULTILINE)


def test_log_prints_everything_again() -> None:
    _, shown = play(new_match("strike", seed=3), "throw drop", "log")
    assert shown.count("Ada throws a die.") == 2
    _, nothing = play(new_match("impact"), "log")
    assert WORDS.say("play-log-empty") in nothing


def test_undo_takes_back_an_action_that_revealed_nothing() -> None:
    match = new_match("verasselt", max_turns=3)
    match.run()
    _, shown = play(match, "hub", "undo", "undo")
    assert [type(entry) for entry in match.log.entries] == [Resolved, Acted, Undone]
    assert "The last answer of Ada is undone." in shown
    assert WORDS.say("play-nothing-to-undo") in shown


def test_undo_after_dice_were_shown_is_refused() -> None:
    match = new_match("strike")
    _, shown = play(match, "throw drop", "undo")
    assert WORDS.say("play-nothing-to-undo") in shown
    assert not any(isinstance(entry, Undone) for entry in match.log.entries)


def test_save_prints_the_file(tmp_path: Path) -> None:
    _, shown = play(new_match("strike"), "save", save=Save(tmp_path / "a.jsonl"))
    assert "--resume a" in shown
    assert (tmp_path / "a.jsonl").exists()
    assert WORDS.say("play-not-saved") in play(new_match("strike"), "save")[1]


def test_quit_exits_with_0_and_prints_how_to_resume(tmp_path: Path) -> None:
    status, shown = play(new_match("strike"), "1", "quit", save=Save(tmp_path / "strike-4.jsonl"))
    assert status == 0
    assert shown.endswith("Resume with: throwdown play --plain --resume strike-4\n")


def test_resigning_is_confirmed_and_the_others_continue() -> None:
    match = new_match("strike", 3)
    _, shown = play(match, "resign", "no", "resign", "yes")
    assert match.state.out == ((0,),)
    assert WORDS.say("play-stays") in shown
    assert "Ben:" in shown.rpartition("Type yes")[2]


def test_the_last_person_resigns_and_bots_finish() -> None:
    match = new_match("strike", 3, people=1)
    status, _ = play(match, "resign", "yes")
    assert status == 0
    assert match.result is not None


def test_a_disk_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    status, shown = play(new_match("strike"), "1", "1", "", "1", "quit", save=Save(tmp_path / "file" / "a.jsonl"))
    assert status == 0
    assert shown.count("could not be saved") == 2  # when it failed, and at the end


@for_each("text", ["3", "no", "x" * 500, "{ $player }", "throw throw", "\t\x00"])
def test_a_bad_answer_is_explained_and_asked_again(text: str) -> None:
    _, shown = play(new_match("strike"), text if text.strip("\t\x00") else "?!")
    assert "is not one of the answers" in shown
    assert shown.count(WORDS.say("ask-turn")) == 2


def test_a_bad_manner_is_explained() -> None:
    _, shown = play(new_match("strike"), "1", "hard", "?", "smash")
    assert "is not a way to throw" in shown
    assert "Ada throws a die." in shown


def test_answers_are_shown_where_no_terminal_does_it() -> None:
    assert "> throw drop\n" in play(new_match("strike"), "throw drop")[1]


# Several people: storms and races


def test_a_storm_is_answered_blind_in_seat_order() -> None:
    for seed in range(30):
        match = new_match("impact_avatar", 4, seed=seed, active_elements=["LIGHTNING"])
        paper = Paper()
        typist = Typist(match, paper, seed=seed)
        asked: list[tuple[tuple[int, ...], str]] = []

        def watched(shown: str, typist: Typist = typist, asked: Any = asked, match: Match = match) -> str:
            if isinstance(match.awaiting, Several) and WORDS.say("ask-manner") not in shown:
                asked.append((to_act(match.awaiting), shown))
            return Typist.answer(typist, shown)

        typist.answer = watched  # type: ignore[method-assign]
        play_plain(match, WORDS, typist, paper)
        for waiting, shown in asked:
            assert f"{NAMES[min(waiting)]}:\n" in shown
            assert " throws a " not in shown.rpartition(WORDS.say("effect-storm"))[2]
        if any(len(waiting) == 2 for waiting, _ in asked):
            return
    pytest.fail("no storm in thirty games")


def race_at_hand(people: int = 3) -> Match:
    """A game that waits for a race of three seats."""
    for seed in range(200):
        match = new_match("impact_avatar", 3, people=people, seed=seed, active_elements=["FIRE"])
        rng = seeded(seed)
        while match.result is None:
            if isinstance(match.awaiting, Race) and len(match.awaiting.seats) == 3:
                return match
            if isinstance(match.awaiting, Race):
                match.enter(Raced(match.awaiting.seats[0]))
            elif not match.step():
                seat = min(to_act(match.awaiting))
                match.act(seat, match.view(seat).actions.sample(rng), "drop")
    raise AssertionError("nobody raced in two hundred games")


def race_outcome(match: Match) -> Raced:
    return next(
        entry.outcome
        for entry in reversed(match.log.entries)
        if isinstance(entry, Resolved) and isinstance(entry.outcome, Raced)
    )


def test_over_a_pipe_people_say_who_was_first() -> None:
    match = race_at_hand()
    _, shown = play(match, "4", "nobody", "?", "ben")
    assert race_outcome(match) == Raced(1)
    assert shown.count("is not one of the answers") == 2


def test_over_a_pipe_only_the_quickest_bot_can_be_named_and_the_times_of_bots_are_recorded() -> None:
    match = race_at_hand(people=1)
    _, shown = play(match, NAMES[1], NAMES[2])
    times = dict(race_outcome(match).times)
    offered = shown.partition(WORDS.say("play-race-who"))[2].partition("Enter")[0]
    assert set(times) == {1, 2} and NAMES[0] in offered
    assert [seat for seat in times if NAMES[seat] in offered] == [min(times, key=lambda seat: times[seat])]


def test_over_a_pipe_chance_may_decide() -> None:
    match = race_at_hand()
    play(match, "")
    assert {seat for seat, _ in race_outcome(match).times} == {0, 1, 2}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """Time stands still but for the presses: each takes as long as given."""

    def __init__(self, *steps: float) -> None:
        self.steps = iter(steps)
        self.now = 0.0
        self.pressing = False

    def __call__(self) -> float:
        if self.pressing:
            self.now += next(self.steps, 0.5)
        self.pressing = not self.pressing
        return self.now


def test_at_a_terminal_the_race_is_run_on_keys() -> None:
    match = race_at_hand(people=2)
    dice = [match.view(seat).supplies[seat] for seat in range(2)]
    steps = [0.3, *[0.15] * dice[0], 0.01, *[0.01] * dice[1]]
    waits: list[float] = []
    read = Terminal("\n" * (2 + sum(dice) + 2))
    paper = Paper()
    play_plain(match, WORDS, read, paper, clock=Clock(*steps), wait=waits.append, rng=Random(1))
    times = dict(race_outcome(match).times)
    assert times[0] == round(300 + 150 * dice[0])
    assert times[1] == 200 + 120 * dice[1]  # nobody is faster than that
    assert times[2] > 0
    assert len(waits) == 4  # before GO and after the last die
    assert all(1 <= wait <= 3 for wait in waits)
    assert paper.getvalue().count("GO\n") == 2


def test_a_game_stopped_in_a_race_can_be_resumed(tmp_path: Path) -> None:
    match, path = race_at_hand(), tmp_path / "race.jsonl"
    status, _ = play(match, "quit", save=Save(path))
    assert status == 0
    again = resume(path, Luck())[0]
    assert isinstance(again.awaiting, Race)


def test_a_simulated_race_needs_no_input() -> None:
    match = new_match("impact_avatar", 3, active_elements=["FIRE"], fire_mode="simulated")
    paper = Paper()
    play_plain(match, WORDS, Typist(match, paper), paper)
    assert WORDS.say("play-race-who") not in paper.getvalue()


# Hidden supplies


@pytest.mark.parametrize("game", ["strike", "hp_strike"])
def test_hidden_supplies_are_shown_to_their_owner_only(game: str) -> None:
    match, paper = new_match(game, 3, supply_visibility="hidden"), Paper()
    typist = Typist(match, paper)
    pages: list[tuple[str, str]] = []

    def watched(shown: str) -> str:
        screen = paper.getvalue().rpartition("\n" * COVER_LINES)[2]
        pages.append((NAMES[min(to_act(match.awaiting))], screen))
        return Typist.answer(typist, shown)

    typist.answer = watched  # type: ignore[method-assign]
    assert play_plain(match, WORDS, typist, paper) == 0
    for name, screen in pages:
        result = set(re.findall(r"^(\w+)(?: \(.*\))?: \d+ di", screen, re.MULTILINE))
        assert result <= {name}
    assert sum("Pass the keyboard" in page for page in paper.turned) > 3


def test_open_supplies_are_not_covered() -> None:
    match, paper = new_match("strike", 3), Paper()
    play_plain(match, WORDS, Typist(match, paper), paper)
    assert "Pass the keyboard" not in paper.getvalue()


def test_a_resumed_game_with_hidden_supplies_is_covered_first(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    play(new_match("strike", supply_visibility="hidden"), "throw drop", save=Save(path))
    match, save, _ = resume(path, Luck())
    _, shown = play(match, "quit", save=save)
    assert "dice" not in shown.partition("Pass the keyboard")[0]


# Tournaments


def new_tournament(seats: int = 3, **options: Any) -> TournamentTable:
    who = [Seat(NAMES[seat]) for seat in range(seats)]
    return TournamentTable("strike", who, SameDice(), options=options)


class TableTypist(Typist):
    """Types at whatever match the table has come to."""

    def __init__(self, table: TournamentTable, paper: Paper, answers: int | None = None, tie: str = "play") -> None:
        super().__init__(table.match, paper, answers)
        self.table = table
        self.tie = tie

    def answer(self, shown: str) -> str:
        self.match = self.table.match
        self.seed = len(self.table.tally.played)
        return self.tie if "Do you share" in shown else super().answer(shown)


def test_a_tournament_ends_with_a_champion() -> None:
    table, paper = new_tournament(tournament_tie="shared"), Paper()
    assert play_tournament_plain(table, WORDS, TableTypist(table, paper), paper) == 0
    assert paper.narrow()
    for game in (1, 2, 3):
        assert f"Game {game} of 3. {NAMES[game - 1]} begins." in paper.getvalue()
    assert "won the tournament" in paper.getvalue()


@pytest.mark.parametrize("tie", ["share", "play"])
def test_tied_players_share_or_play_on(tie: str) -> None:
    table, paper = new_tournament(2, tournament_tie="players_choose"), Paper()
    table.tally = table.tally.record(((0,),), (1,)).record(((1,),), (0,))
    table.match = table._decider_match()
    assert play_tournament_plain(table, WORDS, TableTypist(table, paper, tie=tie), paper) == 0
    assert table.tally.shared == (tie == "share")
    assert ("Deciding game" in paper.getvalue()) == (tie == "play")


def test_a_tournament_closed_again_and_again_is_the_same_tournament(tmp_path: Path) -> None:
    whole, paper = new_tournament(2, tournament_tie="playoff"), Paper()
    play_tournament_plain(whole, WORDS, TableTypist(whole, paper), paper)

    save = TournamentSave(tmp_path / "cup")
    table = new_tournament(2, tournament_tie="playoff")
    for _ in range(200):
        paper = Paper()
        status = play_tournament_plain(table, WORDS, TableTypist(table, paper, answers=5), paper, save=save)
        if status == 0:
            break
        assert "--resume cup" in paper.getvalue()
        table, save = resume_tournament(save.folder, SameDice())
    assert table.tally == whole.tally
