"""The referee: scenarios and whole games typed in, mistypes, undo, closing and going on, tournaments, a real deck."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.samples import sample
from tests.terminal.referee.script import Typist, play_scenario
from throwdown.errors import RecordDamaged, TableRefused
from throwdown.rules import Decision, Over, Several, game
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import ArenaState
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Resolved, read_record
from throwdown.rules.verasselt.state import COLOURS, counted
from throwdown.table import Match, Seat
from throwdown.terminal.referee.referee import DONE, STOPPED, Referee
from throwdown.terminal.referee.start import load_sitting, resume, start
from throwdown.terminal.referee.store import Sitting, read_sitting
from throwdown.terminal.saves import Save
from throwdown.throwers import MANNERS, Luck
from throwdown.words import Words
from throwdown_lab.scenarios.scenario import adjudicate

if TYPE_CHECKING:
    from collections.abc import Iterable

SAMPLES = Path(__file__).parents[2] / "conformance"
WORDS = Words()
NAMES = ("Mara", "Jo", "Kim", "Lee", "Ada")


# Scenarios


def scenarios() -> list[dict[str, Any]]:
    output = [json.loads((SAMPLES / f"{name}.json").read_text())["scenarios"] for name in ("arena-games", "verasselt")]
    return [scenario for each in output for scenario in each if "throw" in scenario or scenario.get("kind") == "play"]


def comparable(verdict: dict[str, Any]) -> list[dict[str, Any]]:
    """Results of all steps; of a refused one only that it was refused: codes are for machines."""
    results = [verdict["result"], *(step["result"] for step in verdict.get("then", []))]
    return [result | {"error": True} if "error" in result else result for result in results]


@pytest.mark.parametrize("kill", [False, True], ids=["", "killed"])
@pytest.mark.parametrize("mistype", [False, True], ids=["", "mistyped"])
def test_the_referee_rules_on_every_scenario_like_the_judge(mistype: bool, kill: bool) -> None:
    result = scenarios()
    assert len(result) > 60
    for scenario in result:
        verdict = play_scenario(scenario, mistype=mistype, kill=kill)
        assert comparable(verdict) == comparable(adjudicate(scenario)), scenario["id"]


# Whole games


class RealBox:
    """A game played with a real box, and the referee beside it."""

    def __init__(self, rules: Any, rng: Random, *, mistype: bool = False, kill: bool = False) -> None:
        self.rng = rng
        players = NAMES[: rules.seats]
        self.match = Match(rules, [Seat(player) for player in players], Luck(rng), first=rng.randrange(rules.seats))
        self.typist = Typist(mistype=mistype, kill=kill)
        self.typist.sit_down(Sitting.new(rules, players, first=self.match.first))

    def play(self, steps: int = 10_000) -> None:
        for _ in range(steps):
            if isinstance(self.match.awaiting, Over):
                return
            self.step()

    def step(self) -> None:
        awaited, state = self.match.awaiting, self.match.state
        if isinstance(awaited, Decision | Several):
            seat = to_act(awaited)[0]
            entry: Acted | Resolved = Acted(seat, self.match.game.legal_actions(state, seat).sample(self.rng))
        else:
            manners = dict.fromkeys(range(self.match.game.seats), self.rng.choice(MANNERS))
            outcome = self.match.thrower.answer(self.match.game, state, awaited, manners)
            assert outcome is not None
            entry = Resolved(outcome)
        self.happens(entry)

    def happens(self, entry: Acted | Resolved) -> None:
        before = self.match.state
        if isinstance(entry, Acted):
            self.match.act(entry.seat, entry.action)
        else:
            self.match.enter(entry.outcome)
        deck = getattr(before, "deck", "")
        drawn = deck[: len(deck) - len(getattr(self.match.state, "deck", ""))] if before.phase != "setup" else ""
        self.typist.do(entry, drawn, seen=before)
        if not isinstance(self.match.awaiting, Several):  # who throws into a storm first does not matter
            assert plain(self.typist.state) == plain(self.match.state)


def plain(state: Any) -> Any:
    """A state as people see it: no numbers of dice, no order of the deck."""
    if not isinstance(state, ArenaState):
        return state.but(deck="".join(sorted(state.deck)))
    lying = dict(state.arena)
    return (
        state.but(supplies=(), piles=(), arena=(), stacks=(), removed=(), aside=(), resolution=None),
        [len(dice) for dice in state.supplies],
        [sorted(map(len, piles)) for piles in state.piles],
        Counter(lying.values()),
        sorted([lying[die] for die in stack] for stack in state.stacks),
        (len(state.removed), len(state.aside)),
        sorted((seat, len(dice)) for seat, dice in state.resolution.hands),
        (state.resolution.effects, state.resolution.verdict, state.resolution.waiting, state.resolution.pending),
    )


EDITIONS: list[tuple[str, int, dict[str, Any], str | None]] = [
    ("strike", 2, {}, None),
    ("strike", 5, {"collect": "optional", "start_x": "turn", "supply_visibility": "hidden"}, None),
    ("impact", 3, {}, "it"),
    ("impact_power", 4, {}, None),
    ("impact_power", 3, {}, "fr"),
    ("impact_avatar", 3, {"piles_after_fire": "owner_choice"}, None),
    ("impact_avatar", 5, {"pile_split": "allowed", "storm_pile_only": "one_from_pile"}, None),
    ("hp_strike", 3, {}, None),
    ("hp_strike", 4, {}, "de"),
    ("hp_strike", 2, {}, "fr"),
    ("hp_strike", 3, {"leviosa_order": "random", "collect": "optional"}, "nl"),
    ("verasselt", 2, {"max_turns": 30}, None),
    ("verasselt", 4, {"max_turns": 30}, "it"),
]


@pytest.mark.study
@pytest.mark.parametrize(("name", "seats", "options", "edition"), EDITIONS)
def test_whole_games_typed_in_end_like_the_real_ones(
    name: str, seats: int, options: dict[str, Any], edition: str | None
) -> None:
    rules = game(name, seats, options, edition=edition)
    for seed in range(4):
        box = RealBox(rules, Random(f"{name} {seed}"))
        box.play()
        referee = box.typist.referee
        assert referee.sitting.match.result == box.match.result is not None


@pytest.mark.parametrize("name", ["strike", "impact_avatar", "hp_strike", "verasselt"])
def test_mistyped_and_killed_at_every_step_it_is_the_same_game(name: str) -> None:
    rules = game(name, 3, {"max_turns": 12} if name == "verasselt" else {})
    box = RealBox(rules, Random(name), mistype=True, kill=True)
    box.play(sample(60, 120))
    assert box.typist.state.phase


# At the table


class Table:
    """People who type these lines, then close the input (or press Ctrl-C)."""

    def __init__(self, *lines: str, end: type[BaseException] = EOFError) -> None:
        self.lines = list(lines)
        self.end = end
        self.written: list[str] = []

    def read(self, prompt: str) -> str:
        self.written.append(prompt)
        if not self.lines:
            raise self.end
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.written)

    def start(self, name: str, folder: Path, players: Iterable[str] = NAMES[:3], **more: Any) -> int:
        return start(name, list(players), WORDS, self.read, self.written.append, folder=folder, **more)

    def resume(self, name: str, folder: Path) -> int:
        return resume(name, WORDS, self.read, self.written.append, folder)


def saved(folder: Path, name: str = "referee-strike-1") -> Any:
    return load_sitting(folder / f"{name}.jsonl").state


def test_a_throw_is_one_line_and_one_sentence(tmp_path: Path) -> None:
    table = Table("4", "5", "5 4>x")
    assert table.start("strike", tmp_path) == STOPPED
    assert "2 fives: Mara takes 2 dice." in table.written
    assert "Dice: Mara 7, Jo 7, Kim 7." in table.written
    assert "In the arena: 4, 5." in table.written


def test_a_question_mark_asks_for_help(tmp_path: Path) -> None:
    table = Table("?", "4")
    assert table.start("strike", tmp_path) == STOPPED
    assert "At any time: undo removes the last entry" in table.text
    assert [face for _, face in saved(tmp_path).arena] == ["4"]


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("typed", range(7))
def test_closed_at_any_moment_nothing_is_lost(tmp_path: Path, typed: int, end: type[BaseException]) -> None:
    lines = ["4", "", "5", "s", "", "6 4>x", "3"]
    table = Table(*lines[:typed], end=end)
    assert table.start("strike", tmp_path) == STOPPED
    assert table.written[-1] == "The game is saved. To resume it: throwdown referee --resume referee-strike-1"
    again = Table(*lines[typed:])
    assert again.resume("referee-strike-1", tmp_path) == STOPPED
    state = saved(tmp_path)
    assert ([face for _, face in state.arena], state.throws, state.active) == (["5", "6", "3"], 3, 1)


def test_the_file_is_an_ordinary_record(tmp_path: Path) -> None:
    Table("4", "5", "s").start("strike", tmp_path)
    log = read_record((tmp_path / "referee-strike-1.jsonl").read_text().splitlines())
    assert log.header.thrower == "entered"
    assert list(log.replay())[-1].state == saved(tmp_path)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("7", "“7” is not a face"),
        ("5 5", "one die more than Mara"),
        ("5 3>x", "No die in the arena shows 3. There are: 4."),
        ("5 4>9", "“9” is not a face"),
        ("s", "Mara cannot stop yet"),
        ("p1", "cannot be chosen"),
        ("4>x", "One die of Mara is missing"),
        ("leave Zoe", "Who leaves?"),
        ("move 3", "No die in the arena shows 3"),
        ("scores", "single game"),
        ("why", "CORE"),
        ("9" * 5000, "not a face"),
        ("[", "bracket of a tower is missing"),
        ("5 stand 2", "still stand"),
    ],
)
def test_a_mistyped_line_is_explained_and_asked_again(tmp_path: Path, line: str, part: str) -> None:
    table = Table("4", line, "5")
    table.start("strike", tmp_path)
    if line != "why":
        assert part in table.text
    assert [face for _, face in saved(tmp_path).arena] == ["4", "5"]


def test_why_prints_the_rules_at_work(tmp_path: Path) -> None:
    table = Table("4", "4", "why")
    table.start("strike", tmp_path)
    assert any("(CORE-14)" in line for line in table.written)


def test_undo_goes_back_to_the_beginning(tmp_path: Path) -> None:
    table = Table("4", "5", "s", "undo", "undo", "undo", "undo")
    table.start("strike", tmp_path)
    assert saved(tmp_path).phase == "start"
    assert table.text.count("The last entry was undone.") == 3
    assert "There is nothing to undo." in table.written


def test_the_end_of_a_game_can_be_taken_back(tmp_path: Path) -> None:
    rules = game("strike", 2)
    state = rules.parse("turn active=0 supplies=a/b arena=c:2 removed=defghijklmnopq aside=rstuvwxyz")
    table = Table("3", "undo", "2", "why")
    Referee(Sitting.at(rules, state, ("Mara", "Jo")), WORDS, table.read, table.written.append).run()
    assert any("Jo is the last player with dice" in line for line in table.written)
    table = Table("3", "")
    referee = Referee(Sitting.at(rules, state, ("Mara", "Jo")), WORDS, table.read, table.written.append)
    assert referee.run() == DONE


def test_a_player_who_leaves_is_out(tmp_path: Path) -> None:
    table = Table("4", "leave jo", "show")
    table.start("strike", tmp_path)
    assert saved(tmp_path).out == ((1,),)
    assert "Dice: Mara 7, Jo (out), Kim 7." in table.written


def test_moving_a_die_asks_what_the_rules_want_to_know(tmp_path: Path) -> None:
    table = Table("4", "move 4", "y", "y", "move 4", "y", "n")
    table.start("strike", tmp_path)
    assert "Do all players agree? (yes or no, Enter = yes) " in table.written
    assert any("moves a die" in line or "shifts a die" in line for line in table.written)
    assert "(CORE-21)" in table.text


def test_players_are_asked_for(tmp_path: Path) -> None:
    table = Table("Mara", "Mara, mara", "Mara, Jo", "Zoe", "jo", "4")
    assert start("strike", None, WORDS, table.read, table.written.append, folder=tmp_path) == STOPPED
    assert table.text.count("2 to 5 players can play.") == 2
    assert "At the table, clockwise: 1 = Mara, 2 = Jo." in table.written
    assert "Who is the oldest?" in table.written
    assert "Nobody here is called “Zoe”" in table.text
    assert saved(tmp_path).first == 1
    early = Table()
    assert start("strike", None, WORDS, early.read, early.written.append, folder=tmp_path) == STOPPED


def test_a_damaged_file_resumes_before_the_damage(tmp_path: Path) -> None:
    Table("4", "5", "s").start("strike", tmp_path)
    path = tmp_path / "referee-strike-1.jsonl"
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:-1], lines[-1][:20]]))
    table = Table()
    assert table.resume("referee-strike-1", tmp_path) == STOPPED
    assert "The file is damaged in line 5." in table.text
    assert saved(tmp_path).phase == "choice"
    assert (tmp_path / "referee-strike-1.damaged.jsonl").exists()
    path.write_text("nothing of ours")
    with pytest.raises(RecordDamaged):
        table.resume("referee-strike-1", tmp_path)


def test_a_disk_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    table = Table("4", "5")
    sitting = Sitting.new(game("strike", 2), NAMES[:2])
    referee = Referee(sitting, WORDS, table.read, table.written.append, Save(blocked / "game.jsonl"))
    assert referee.run() == STOPPED
    assert table.text.count("The game cannot be saved") == 1
    assert "The game stops here. It is not saved." in table.written
    assert referee.sitting.state.throws == 1


def test_a_question_mark_asks_for_help_as_in_play(tmp_path: Path) -> None:
    for name in ("strike", "verasselt"):
        short, long = Table("?"), Table("help")
        short.start(name, tmp_path, NAMES[:2])
        long.start(name, tmp_path, NAMES[:2])
        assert short.written[:-1] == long.written[:-1]


def test_every_line_fits_the_screen(tmp_path: Path) -> None:
    for name in ("hp_strike", "impact_avatar", "verasselt"):
        table = Table("help")
        table.start(name, tmp_path, NAMES)
        assert max(map(len, table.written)) <= 79


# Storms, races, towers


def at(name: str, seats: int, text: str, *lines: str, **options: Any) -> tuple[Table, Any]:
    rules = game(name, seats, options)
    assert isinstance(rules, ArenaGame)
    table = Table(*lines)
    players = NAMES[:seats]
    state = rules.parse(text)
    referee = Referee(Sitting.at(rules, state, players), WORDS, table.read, table.written.append)
    assert referee.run() == STOPPED
    return table, referee.sitting.state


STORM = "turn active=0 supplies=abcdefg/hijk/lmno arena=p:LIGHTNING removed=qrstu aside=vwxyz elements=LIGHTNING"
FIRE = "turn active=0 supplies=abcdefg/hijk/lmno arena=p:FIRE removed=qrstu aside=vwxyz elements=FIRE"


@pytest.mark.parametrize("line", ["jo: fire kim: blank", "2: f 3: b", "fire blank", "k:bl j:fi"])
def test_a_storm_is_one_line(line: str) -> None:
    table, state = at("impact_avatar", 3, STORM, "lightning", line, active_elements=["LIGHTNING"])
    assert [face for _, face in state.arena] == ["FIRE"]
    assert state.active == 1
    assert "For example 2: lightning 3: lightning" in " ".join(table.text.split())


def test_a_race_is_won_by_name_or_number_or_tied() -> None:
    for line, winner in (("jo", 1), ("3", 2), ("2=3", 1), ("none", 0)):
        _, state = at("impact_avatar", 3, FIRE, "fire", line, active_elements=["FIRE"])
        assert state.active == (winner + 1) % 3, line
    table, _ = at("impact_avatar", 3, FIRE, "fire", "9", active_elements=["FIRE"])
    assert "“9” did not race." in table.text


def test_tower_and_extra_die() -> None:
    text = "turn active=0 supplies=abcdefgh/ijk arena=l:ACCIO,m:LEVIOSA,n:LEVIOSA,o:RELASHIO,p:CONFUNDO removed=q"
    text += " aside=rstuvwxyz"
    table, state = at("hp_strike", 2, text, "accio", "zzz", "conf", "")
    assert "Mara also takes a die showing Confundo." in table.written
    assert state.arena == ((14, "RELASHIO"),)
    tower = "turn active=0 supplies=abcdefgh/ijk arena=l:ACCIO,m:LEVIOSA,n:RELASHIO,o:CONFUNDO removed=pq"
    tower += " aside=rstuvwxyz"
    table, state = at("hp_strike", 2, tower, "levi", "rel conf", "rel conf acc", "imm [rel conf imm] acc>x")
    assert "A tower is made of all dice in the arena." in table.text
    assert "In the arena: [Relashio, Confundo, Accio]." in table.written


# Tournaments


def points(number: int, **noted: int) -> str:
    scores = ", ".join(WORDS.say("list-score", player=player, count=count) for player, count in noted.items())
    return f"Points after game {number} of 2: {scores}. The fewest points win."


def test_a_tournament_keeps_the_scores(tmp_path: Path) -> None:
    """Whoever throws last without a match is out: two players, two games, a tie, a decider."""
    game_one = ["2", "leave jo", ""]
    game_two = ["2", "leave mara"]
    table = Table(*game_one, "scores", *game_two, "what", "", "decider", "2", "leave 1", "")
    assert table.start("strike", tmp_path, NAMES[:2], tournament=True) == DONE
    assert points(1, Mara=0, Jo=1) in table.written
    assert points(2, Mara=1, Jo=1) in table.written
    assert "Type share to share the tournament, or decider to play one more game." in table.written
    assert "Jo wins the tournament." in table.written


def test_a_tied_tournament_may_be_shared(tmp_path: Path) -> None:
    table = Table("2", "leave jo", "", "2", "leave mara", "share", "")
    assert table.start("strike", tmp_path, NAMES[:2], tournament=True) == DONE
    assert "Mara and Jo share the tournament." in table.written


def test_ties_of_impact_are_shared_automatically(tmp_path: Path) -> None:
    table = Table("fire", "leave jo", "", "air", "leave mara", "")
    assert table.start("impact", tmp_path, NAMES[:2], tournament=True) == DONE
    assert "Mara and Jo share the tournament." in table.written


def test_a_closed_tournament_resumes_and_undo_reaches_the_game_before(tmp_path: Path) -> None:
    Table("2", "leave jo", "").start("strike", tmp_path, NAMES[:2], tournament=True)
    table = Table("scores", "undo", "5")
    assert table.resume("referee-strike-1", tmp_path) == STOPPED
    assert "Tournament, game 2 of 2." in table.written
    assert points(1, Mara=0, Jo=1) in table.written
    sitting = load_sitting(tmp_path / "referee-strike-1.jsonl")
    assert not sitting.played and sitting.state.throws == 1


def test_voll_verasselt_has_no_tournament(tmp_path: Path) -> None:
    with pytest.raises(TableRefused):
        Table().start("verasselt", tmp_path, tournament=True)


# The deck of a real box


HUB = "Y4 B3 R2 G1"


def test_cards_are_asked_for_as_they_are_drawn(tmp_path: Path) -> None:
    table = Table(HUB, "1234567", "=======", "s", "Y5 B8", "Y7 B7")
    table.start("verasselt", tmp_path, NAMES[:2])
    assert "14 cards come off the draw pile. Which colours? For example Y2 B1 " in table.written
    state = saved(tmp_path, "referee-verasselt-1")
    assert state.hub == (11, 10, 2, 1) and len(state.deck) == 80 - 24
    assert counted(state.deck) == (9, 10, 18, 19)


def test_all_dice_are_rolled_as_the_question_says(tmp_path: Path) -> None:
    table = Table(HUB, "all", "=======", "s")
    table.start("verasselt", tmp_path, NAMES[:2])
    assert saved(tmp_path, "referee-verasselt-1").phase != "roll"
    assert "no dice" not in table.written


def test_cards_that_are_not_left_are_refused(tmp_path: Path) -> None:
    table = Table("Y21", "Y9 B9", "Q", HUB, "", "=======", "s", "Y17", "Y14", "", "=======", "s", "B3")
    table.start("verasselt", tmp_path, NAMES[:2])
    assert "Only 20 yellow cards are left in the draw pile." in table.written
    assert "Only 16 yellow cards are left in the draw pile." in table.written
    assert "10 cards have to be named, not 18." in table.written
    assert "“Q” does not name cards." in table.text
    assert "14 cards have to be named, not 3." in table.written


def test_an_undo_takes_back_the_cards_too(tmp_path: Path) -> None:
    lines = (HUB, "", "=======", "s", "Y7 B7", "undo")
    table = Table(*lines, "s", "R7 G7")
    table.start("verasselt", tmp_path, NAMES[:2])
    state = saved(tmp_path, "referee-verasselt-1")
    assert state.hub == (4, 3, 9, 8)
    table = Table(HUB, "", "=======", "s", "undo", "undo")
    table.start("verasselt", tmp_path, NAMES[:2])
    assert saved(tmp_path, "referee-verasselt-2").phase == "rolling"


def test_the_record_holds_the_order_as_it_came(tmp_path: Path) -> None:
    table = Table(HUB, "", "=======", "s", "Y7 B7")
    table.start("verasselt", tmp_path, NAMES[:2])
    log = read_record((tmp_path / "referee-verasselt-1.jsonl").read_text().splitlines())
    order = log.entries[0].outcome.items  # type: ignore[union-attr]
    assert counted(order[:10]) == (4, 3, 2, 1) and counted(order[10:24]) == (7, 7, 0, 0)
    assert Counter(order) == dict.fromkeys(COLOURS, 20)


def test_the_last_cards_are_known_without_asking() -> None:
    rules = game("verasselt", 2)
    box = RealBox(rules, Random(3))
    box.play(40)
    sitting = box.typist.referee.sitting
    assert read_sitting(list(sitting.lines())).state == sitting.state


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("123", "3 dice are too few"),
        ("11234", "does not name dice"),
        ("1 2 3 4 8", "does not name dice"),
        ("keep YYY", "cannot be kept"),
        ("+Y2", "not in the front yard"),
        ("s", "at least once"),
        ("yellow", "does not name dice"),
    ],
)
def test_an_impossible_roll_is_refused(tmp_path: Path, line: str, part: str) -> None:
    table = Table(HUB, line, "keep === +Y", "YBR=", "s")
    table.start("verasselt", tmp_path, NAMES[:2])
    assert part in table.text
    state = saved(tmp_path, "referee-verasselt-1")
    assert state.active == 1 and state.yards[0] == (0, 1, 1, 1)
    assert sorted(state.dice) == sorted("===YBR=")
