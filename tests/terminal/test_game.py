"""The driver of a terminal game alone: what it does, in which order, whatever shows it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from tests.terminal.arena_tables import lay, placed_match
from tests.terminal.scripted import ScriptedFront
from throwdown.errors import TableRefused, ThrowdownError, ThrowFailed
from throwdown.rules import GAMES, Race, Several
from throwdown.rules.arena.state import MoveDie, Raced, Throw
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Stop, to_act
from throwdown.rules.record import Acted, Resolved
from throwdown.table import Match, Seat, TournamentTable
from throwdown.terminal.autosave import Autosave
from throwdown.terminal.front import Changed, Wish
from throwdown.terminal.game import TerminalGame
from throwdown.terminal.narrator import TakenBack
from throwdown.terminal.pace import NO_CHOICE, Pace
from throwdown.terminal.questions import Answer
from throwdown.terminal.saves import Save, TournamentSave, resume
from throwdown.terminal.stepping import Awaited, Steps, run_at_once
from throwdown.throwers import Entered, Luck
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from throwdown.terminal.questions import Question
    from throwdown.throwers import Asked

WORDS = Words()
NAMES = ("Ada", "Ben", "Cy", "Dee", "Eve")


def new_match(game: str = "strike", people: int = 2, bots: int = 0, seed: object = 1, **options: Any) -> Match:
    rng = Random(repr(seed))
    seats = [Seat(NAMES[seat], None if seat < people else "random") for seat in range(people + bots)]
    short = {"max_turns": 10} if game == "verasselt" else {}
    return Match(make_game(game, people + bots, short | options), seats, Luck(rng), rng=rng)


def default_answer(asked: Question) -> Answer:
    """What an empty answer does."""
    if asked.form is not None:
        return Answer(asked.form.default)
    chosen = asked.default_choice
    assert chosen is not None
    return Answer(chosen.action, "drop" if chosen.throws else None)


def play(front: ScriptedFront, match: Match, **how: Any) -> TerminalGame:
    terminal_game = TerminalGame(front, match, WORDS, **how)
    run_at_once(terminal_game.play())
    return terminal_game


class Enough(Exception):
    """The test has seen what it wanted to see."""


def until(front: ScriptedFront, match: Match, **how: Any) -> TerminalGame:
    """Play until the script has enough."""
    terminal_game = TerminalGame(front, match, WORDS, **how)
    with pytest.raises(Enough):
        run_at_once(terminal_game.play())
    return terminal_game


def script(*answers: Answer | Exception | Callable[[Question], Answer]) -> Callable[[Question], Answer]:
    """These answers one after the other, then enough."""
    left = [*answers, Enough()]

    def answer(asked: Question) -> Answer:
        given = left.pop(0)
        if isinstance(given, Exception):
            raise given
        return given(asked) if callable(given) else given

    return answer


# Whole games


@for_each("game", GAMES)
def test_a_whole_game_is_narrated_once_and_in_order(game: str) -> None:
    front, match = ScriptedFront(default_answer, shows_history=True), new_match(game, 2, 1)
    play(front, match)
    assert match.result is not None
    kinds = [what for what, _ in front.calls]
    assert (kinds[0], kinds[-2], kinds[-1]) == ("begin", "show", "over")
    result = [(each.version, each.event) for each in front.news if not isinstance(each, TakenBack)]
    assert result == [(moment.version, event) for moment in match.moments for event in moment.events]


def test_a_resumed_game_is_narrated_from_its_last_version_without_history() -> None:
    match = new_match()
    match.run()
    match.act(0, Throw(), "drop")
    front = ScriptedFront(script())
    until(front, match)
    assert all(not isinstance(each, TakenBack) and each.version > 2 for each in front.news)


def test_a_seat_looks_before_it_is_asked_and_bots_come_first() -> None:
    front = ScriptedFront(default_answer)
    play(front, new_match(people=1, bots=2))
    kinds = [what for what, _ in front.calls]
    for place, kind in enumerate(kinds):
        if kind == "ask":
            assert kinds[place - 1] == "look"
            assert kinds[place - 2] == "show"


def test_a_match_without_a_thrower_is_refused() -> None:
    match = new_match()
    match.thrower = Entered()
    with pytest.raises(TableRefused, match="referee"):
        play(ScriptedFront(default_answer), match)


# Answers


def test_a_refused_answer_is_explained_and_asked_again() -> None:
    match, clauses = new_match(), list[str]()
    terminal_game: TerminalGame

    def throw(asked: Question) -> Answer:
        clauses.extend(terminal_game.narrator.clauses)  # why somebody may ask now
        return Answer(Throw(), "drop")

    front = ScriptedFront(script(Answer(Stop()), throw))
    terminal_game = TerminalGame(front, match, WORDS)
    with pytest.raises(Enough):
        run_at_once(terminal_game.play())
    ((_, first), (_, refused), (_, second)) = [each for each in front.calls if each[0] in ("ask", "refuse")][:3]
    assert first is second
    assert isinstance(refused, ThrowdownError)
    assert refused.clause in clauses
    assert Throw() in [entry.action for entry in match.log.entries if isinstance(entry, Acted)]


def test_a_question_is_repeated_after_an_undo() -> None:
    match = new_match("impact")
    terminal_game: TerminalGame

    def undo(asked: Question) -> Answer:
        assert terminal_game.undo() == 0
        raise Changed

    front = ScriptedFront(script(default_answer, undo))
    terminal_game = TerminalGame(front, match, WORDS)
    with pytest.raises(Enough):
        run_at_once(terminal_game.play())
    phases = [asked.prompt.message for what, asked in front.calls if what == "ask"]  # type: ignore[attr-defined]
    assert phases == ["ask-place", "ask-turn", "ask-place"]
    assert TakenBack(0) in front.news


def test_nothing_can_be_taken_back_once_dice_were_shown() -> None:
    match = new_match("strike")
    terminal_game = until(ScriptedFront(script(Answer(Throw(), "drop"))), match)
    assert terminal_game.undo() is None


# Hiding


@pytest.mark.parametrize("covers_first", [True, False])
def test_people_who_hide_things_are_covered_from_each_other(covers_first: bool) -> None:
    match = new_match("strike", 3, supply_visibility="hidden")
    front = ScriptedFront(default_answer, covers_first=covers_first)
    play(front, match)
    looks = [(what, seat) for what, seat in front.calls if what in ("pass_to", "look")]
    last: object = None
    for (before, covered), (what, seat) in zip([("", None), *looks], looks, strict=False):
        if what == "look":
            passed = before == "pass_to" and covered == seat
            assert passed == (seat != last and (last is not None or covers_first))
            last = seat


@for_each(
    ("game", "options", "secret"),
    [
        ("strike", {}, False),
        ("strike", {"supply_visibility": "hidden"}, True),
        ("verasselt", {"show_heap_counts": False}, True),
        ("verasselt", {}, False),
    ],
)
def test_only_hidden_things_are_covered(game: str, options: dict[str, Any], secret: bool) -> None:
    front = ScriptedFront(default_answer)
    terminal_game = play(front, new_match(game, 2, **options))
    assert terminal_game.hot_seat.secret is secret
    assert (front.count("pass_to") > 0) is secret
    alone = ScriptedFront(default_answer, covers_first=True)
    play(alone, new_match(game, 1, 1, **options))
    assert alone.count("pass_to") == 0


def storm() -> Match:
    """A game in which several people choose at the same moment next."""
    rules = make_game("impact_avatar", 3, {"active_elements": ["LIGHTNING"]})
    seats = [Seat(name) for name in NAMES[:3]]
    for seed in range(200):
        rng = Random(seed)
        match = Match(rules, seats, Luck(rng), rng=rng)
        while match.result is None:
            if isinstance(match.awaiting, Several) and len(match.awaiting.decisions) > 1:
                return match
            if not match.step():
                seat = min(to_act(match.awaiting))
                match.act(seat, match.view(seat).actions.sample(rng), "smash")
    raise AssertionError("no storm in two hundred games")


def test_choices_stay_hidden_while_several_seats_choose() -> None:
    match = storm()
    before = {seat: match.view(seat) for seat in range(3)}
    seen: list[tuple[int, Any, list[str]]] = []
    terminal_game: TerminalGame

    def watch(asked: Question) -> Answer:
        seen.append((asked.seat, terminal_game.hot_seat.view(asked.seat), [*front.sentences]))
        return default_answer(asked)

    front = ScriptedFront(script(watch, watch))
    terminal_game = TerminalGame(front, match, WORDS)
    with pytest.raises(Enough):
        run_at_once(terminal_game.play())
    assert [seat for seat, _, _ in seen] == sorted(seat for seat, _, _ in seen)
    for seat, view, sentences in seen:
        assert view == before[seat]
        assert not any("throws" in sentence for sentence in sentences)
    assert any("throws" in sentence for sentence in front.sentences)


# Moving dice


def at_wall(people: int = 3, bots: int = 1) -> Match:
    match = placed_match(people, bots, pre_move="off_walls_by_consent")
    lay(match, 81, 0)
    return match


class Mover(ScriptedFront):
    """Moves the die at the wall at every question."""

    terminal_game: TerminalGame
    left: int

    async def ask(self, asked: Question) -> Answer:
        if not self.left:
            raise Enough
        self.left -= 1
        try:
            await self.terminal_game.move(asked.seat, "i5", "h5")
        except ThrowdownError as refused:
            self.calls.append(("refused", refused))
            raise Enough from None
        self.terminal_game.undo()
        raise Changed


@pytest.mark.parametrize("agrees", [True, False])
def test_consent_is_asked_once_of_each_other_person(agrees: bool) -> None:
    match = at_wall()
    front = Mover(agrees=lambda seat: agrees)
    front.left = 3
    front.terminal_game = TerminalGame(front, match, WORDS)
    with pytest.raises(Enough):
        run_at_once(front.terminal_game.play())
    asked = [seat for what, seat in front.calls if what == "consents"]
    moves = [entry.action for entry in match.log.entries if isinstance(entry, Acted)]
    moves = [action for action in moves if isinstance(action, MoveDie)]
    if agrees:
        assert asked == [1, 2]
        assert [move.consent for move in moves] == [(True,) * 4] * 3  # type: ignore[attr-defined]
    else:
        assert asked == [1]
        assert moves == []
        ((_, refused),) = [each for each in front.calls if each[0] == "refused"]
        assert isinstance(refused, ThrowdownError)
        assert refused.clause == "CORE-21"


# Races


def race_at_hand(people: int, bots: int, **options: Any) -> Match:
    """A game that waits for a race of everybody."""
    for seed in range(300):
        match = new_match("impact_avatar", people, bots, seed, active_elements=["FIRE"], **options)
        rng = Random(seed)
        while match.result is None:
            seats = match.awaiting.seats if isinstance(match.awaiting, Race) else ()
            if len(seats) == people + bots:
                return match
            if seats:
                match.enter(Raced(seats[0]))
            elif not match.step():
                seat = min(to_act(match.awaiting))
                match.act(seat, match.view(seat).actions.sample(rng), "drop")
    raise AssertionError("nobody raced")


def test_people_race_live_and_bots_bring_their_times() -> None:
    match = race_at_hand(2, 1)
    supplies = match.view(None).supplies
    racers: list[Any] = []
    terminal_game: TerminalGame

    def raced(seats: tuple[int, ...]) -> Raced:
        if racers:  # the next race is of no interest
            raise Enough
        racers.extend(terminal_game.racers(seats))
        return Raced(1)

    front = ScriptedFront(script(), raced=raced)
    terminal_game = TerminalGame(front, match, WORDS)
    with pytest.raises(Enough):
        run_at_once(terminal_game.play())
    assert [racer.seat for racer in racers] == [0, 1, 2]
    assert [racer.bot_ms is None for racer in racers] == [True, True, False]
    assert tuple(racer.dice for racer in racers) == tuple(supplies)
    assert any(isinstance(entry, Resolved) and entry.outcome == Raced(1) for entry in match.log.entries)


@pytest.mark.parametrize(("people", "options"), [(2, {"fire_mode": "simulated"}), (0, {})])
def test_races_of_fewer_than_two_people_are_drawn(people: int, options: dict[str, Any]) -> None:
    match = race_at_hand(people, 3 - people, **options)
    front = ScriptedFront(script() if people else None)
    if people:
        until(front, match)
    else:
        play(front, match)
    assert front.count("race") == 0


# Time


def test_bots_and_dice_take_their_time() -> None:
    front = ScriptedFront(default_answer)
    play(front, new_match(people=1, bots=1), pace=Pace(3.0, 0.5, (0.0, 0.0)), clock=lambda: 0.0)
    waits = [seconds for what, seconds in front.calls if what == "wait"]
    assert 0.5 in waits  # dice in the air
    assert 3.0 * NO_CHOICE in waits  # a bot that can only throw
    assert all(isinstance(each, float) and each <= 3.0 for each in waits)


def test_the_motion_of_dice_is_shown_before_the_landing_is_narrated() -> None:
    match = placed_match()
    front = ScriptedFront(script(Answer(Throw(), "toss")), shows_motion=True)
    versions: list[int] = []

    async def fly(landing: Resolved) -> None:
        versions.append(match.version)
        front.calls.append(("fly", landing))

    front.fly = fly  # type: ignore[method-assign]
    until(front, match)
    ((_, landing),) = [each for each in front.calls if each[0] == "fly"]
    assert match.log.entries[versions[0]] == landing


def test_a_failed_throw_stays_locked_until_it_is_tried_again() -> None:
    match = placed_match()
    resolve, left = match.thrower.resolve, [ThrowFailed("once"), ThrowFailed("again")]

    def failing(asked: Asked) -> Resolved | None:
        if left:
            raise left.pop()
        return resolve(asked)

    match.thrower.resolve = failing  # type: ignore[method-assign]
    front = ScriptedFront(script(Answer(Throw(), "toss")))
    until(front, match)
    assert front.count("retry") == 2
    assert sum(isinstance(entry, Acted) and entry.action == Throw() for entry in match.log.entries) == 1


# Saving


def test_every_entry_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    match, path = new_match(), tmp_path / "a.jsonl"

    def written(asked: Question) -> Answer:
        assert path.read_text().splitlines() == [*match.log.lines()]
        return default_answer(asked)

    play(ScriptedFront(written), match, autosave=Autosave(Save(path)))
    again, _, _ = resume(path, Luck())
    assert again.state == match.state


def test_a_rematch_has_a_file_of_its_own(tmp_path: Path) -> None:
    autosave = Autosave(enabled=True, folder=tmp_path)
    terminal_game = play(
        ScriptedFront(wishes=(Wish.PLAY, Wish.AGAIN)), new_match(people=0, bots=2), autosave=autosave, rng=Random(2)
    )
    assert terminal_game.match.first == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["strike-1.jsonl", "strike-2.jsonl"]
    assert autosave.path == tmp_path / "strike-2.jsonl"


def test_a_game_is_played_though_saves_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    match, autosave = new_match(people=0, bots=2), Autosave(enabled=True, folder=tmp_path / "file" / "saves")
    play(ScriptedFront(), match, autosave=autosave)
    assert match.result is not None
    assert autosave.save is None


# Tournaments


def new_tournament(tie: str, people: int = 0) -> TournamentTable:
    rng = Random(tie)
    seats = [Seat(NAMES[seat], None if seat < people else "random") for seat in range(2)]
    return TournamentTable("strike", seats, Luck(rng), options={"tournament_tie": tie}, rng=rng)


def test_a_tournament_continues_until_there_is_a_champion(tmp_path: Path) -> None:
    table = new_tournament("playoff")

    class Counting(ScriptedFront):
        async def next_wish(self) -> Wish:
            return Wish.STOP if table.tally.champions is not None else Wish.PLAY

    front = Counting()
    play(front, table.match, table=table, autosave=Autosave(TournamentSave(tmp_path)))
    assert table.tally.champions is not None
    assert front.count("over") >= 2
    assert len([*tmp_path.glob("game-*.jsonl")]) == front.count("over")


def test_tied_players_share() -> None:
    table = new_tournament("players_choose")
    table.tally = table.tally.record(((0,),), (1,)).record(((1,),), (0,))
    table.match = table._decider_match()
    front = ScriptedFront(wishes=(Wish.SHARE,))
    play(front, table.match, table=table)
    assert table.tally.shared
    assert front.calls == []


# Learning


def test_hints_and_lessons_are_for_the_people_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throwdown.bots.advice.THINK", 0.001)
    match, hints = new_match(people=1, bots=1), list[str]()
    terminal_game: TerminalGame

    def hinted(asked: Question) -> Answer:
        hints.append(terminal_game.hint(asked.seat))
        return default_answer(asked)

    terminal_game = TerminalGame(ScriptedFront(hinted), match, WORDS, learn=True)
    run_at_once(terminal_game.play())
    assert any(result.startswith("Best: ") for result in hints)
    result = "\n".join(terminal_game.lessons())
    assert "Ada" in result
    assert "Ben" not in result


# Steps


async def two_waits(seen: list[object]) -> None:
    seen.append(await Awaited())
    try:
        await Awaited()
    except Changed:
        seen.append("changed")


def test_steps_continue_with_the_value_or_error_they_are_given() -> None:
    seen: list[object] = []
    steps = Steps(two_waits(seen))
    steps.give()
    first = steps.awaited
    assert first is not None
    steps.give("a")
    assert seen == ["a"]
    assert steps.awaited is not first
    steps.interrupt(Changed())
    assert seen == ["a", "changed"]
    assert steps.over
    assert steps.awaited is None


def test_a_front_that_waits_cannot_be_run_in_one_go() -> None:
    with pytest.raises(RuntimeError, match="in steps"):
        run_at_once(two_waits([]))
