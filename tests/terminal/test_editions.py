"""Which edition is played at a terminal, who begins there, and how both are printed."""

from __future__ import annotations

import io
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests import playthroughs
from tests.cases import for_each
from tests.rules.test_editions import OFFERED
from throwdown.errors import OptionRefused, TableRefused, ThrowdownError
from throwdown.narration import edition_title, opening_lines
from throwdown.rules import GAMES
from throwdown.rules.editions import edition_options
from throwdown.rules.record import Header, read_record
from throwdown.table import Seat, TournamentTable
from throwdown.terminal.beginning import Beginning, ask_who_begins, beginning, seat_called
from throwdown.terminal.referee.start import load_sitting, start
from throwdown.terminal.saves import resume_tournament
from throwdown.terminal.screen.setup_form import SetUp
from throwdown.terminal.start import Wanted, play_wanted, rules_wanted
from throwdown.throwers import Luck
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from pathlib import Path

ADA, BO, BOT = Seat("Ada"), Seat("Bo"), Seat("Thumb", "thumb")


def nobody(prompt: str) -> str:
    raise EOFError


# Every door offers the same


@for_each("language", LANGUAGES)
@for_each("game", GAMES)
def test_play_has_the_edition_of_its_language(game: str, language: str) -> None:
    rules = rules_wanted(Wanted(game=game, first="1"), Words(language), [ADA, BO])
    assert rules.edition == OFFERED[game][language]
    assert dict(rules.options) == edition_options(game, rules.edition)


@for_each("language", LANGUAGES)
@for_each("game", GAMES)
def test_the_set_up_form_has_the_edition_of_its_language(game: str, language: str) -> None:
    form = SetUp(Words(language), game)
    chosen = form.chosen()
    assert chosen.edition == OFFERED[game][language]
    assert dict(chosen.options) == edition_options(game, chosen.edition) | {"first_player": "random"}
    assert form.value("edition") == edition_title(game, chosen.edition, Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_referee_has_the_edition_of_its_language(game: str, language: str, tmp_path: Path) -> None:
    seen: list[str] = []
    start(game, ["Ada", "Bo"], Words(language), nobody, seen.append, folder=tmp_path)
    header = load_sitting(tmp_path / f"referee-{game}-1.jsonl").match.log.header
    assert header.edition == OFFERED[game][language]
    assert dict(header.options) == edition_options(game, header.edition)
    assert edition_title(game, header.edition, Words(language)) in " ".join(seen)


def test_a_language_alone_chooses_the_edition_and_the_record_says_so(tmp_path: Path) -> None:
    """The German owner gets the German rules without asking for them, and may ask for others."""
    kept = tmp_path / "game.jsonl"
    for named, edition in ((None, "verasselt-DE"), ("it", "verasselt-IT"), ("none", "")):
        wanted = Wanted(game="verasselt", bots=("random", "random"), seed="1", record=kept, edition=named)
        output = io.StringIO()
        assert play_wanted(wanted, Words("de"), io.StringIO(), output) == 0
        header = read_record(kept.read_text().splitlines()).header
        kept.unlink()
        assert header.edition == edition
        assert dict(header.options)["refill_per_double_bar"] == (1 if named == "it" else 2)
        assert header.first_by == "lot"
        assert "beginnt (ausgelost)" in output.getvalue()


def test_an_edition_that_is_not_printed_is_refused_before_anybody_is_asked(tmp_path: Path) -> None:
    with pytest.raises(OptionRefused, match="impact-EN"):
        start("impact", None, Words("es"), nobody, print, edition="es", folder=tmp_path)


@pytest.mark.parametrize("elements", [[], ["FIRE"]])
def test_avatar_needs_two_elements_in_every_front(elements: list[str], tmp_path: Path) -> None:
    """IMP-AVA-01"""
    options = {"active_elements": elements}
    with pytest.raises(OptionRefused, match="2 to 5 elements"):
        rules_wanted(Wanted(game="impact_avatar", options=tuple(options.items())), Words("en"), [ADA, BO])
    with pytest.raises(OptionRefused, match="2 to 5 elements"):
        start("impact_avatar", ["Ada", "Bo"], Words("en"), nobody, print, options=options, folder=tmp_path)
    form = SetUp(Words("en"), "impact_avatar")
    seen = set()
    for _ in range(20):
        form.turn("rule-active_elements", 1)
        seen.add(len(dict(form.chosen().options)["active_elements"]))
    assert seen == {2, 5}


# Output


def header_of(game: str, language: str, *, first_by: Any = "host", **options: Any) -> Header:
    rules = rules_wanted(Wanted(game=game, first="2", options=tuple(options.items())), Words(language), [ADA, BO])
    return Header(game, 2, rules.options, 1, ("Ada", "Bo"), edition=rules.edition, first_by=first_by)


def test_the_edition_is_named_at_the_start() -> None:
    result = [*opening_lines(header_of("hp_strike", "de", first_by="oldest"), Words("de"))]
    assert result == [
        "Ihr spielt Harry Potter Strike, deutsche Ausgabe.",
        "Bo ist am ältesten und beginnt.",
    ]


def test_where_a_language_has_no_edition_the_one_played_is_named() -> None:
    result = " ".join(opening_lines(header_of("verasselt", "nl", first_by="saw_bug"), Words("nl")))
    assert "Engelse uitgave" in result
    assert "geen Nederlandse regels" in result
    assert "Bo heeft het laatst" in result
    assert "verschenen" not in " ".join(opening_lines(header_of("hp_strike", "nl"), Words("nl")))


def test_house_rules_are_printed_under_their_headings() -> None:
    result = [*opening_lines(header_of("hp_strike", "en", accio_extra="must", all_out="replay"), Words("en"))]
    assert result[1] == "House rules, different from the edition:"
    assert [line.partition(":")[0] for line in result[2:]] == ["Spells", "Going out and the end"]
    assert all(line.endswith(".") for line in result[2:])


# Who begins


@for_each(
    ("text", "seat"),
    [("1", 0), ("2", 1), ("Ada", 0), ("bo", 1), ("b", 1), ("3", None), ("0", None), ("Zoe", None), ("", None)],
)
def test_a_seat_goes_by_number_or_name(text: str, seat: int | None) -> None:
    assert seat_called(text, ["Ada", "Bo"]) == seat


def test_a_name_that_fits_two_players_is_no_seat() -> None:
    assert seat_called("a", ["Ada", "Al"]) is None


@pytest.mark.parametrize(
    ("how", "found"),
    [
        pytest.param({"people": 2}, Beginning("host_choice", 0), id="nobody can be asked"),
        pytest.param({"people": 1}, Beginning("random"), id="one among bots"),
        pytest.param({"people": 0}, Beginning("random"), id="only bots"),
        pytest.param({"people": 1, "named": "2"}, Beginning("host_choice", 1), id="named"),
        pytest.param({"people": 2, "named": "bo", "rule": "oldest"}, Beginning("oldest", 1), id="the oldest is named"),
        pytest.param({"people": 2, "rule": "random"}, Beginning("random"), id="lots are wanted"),
        pytest.param({"people": 2, "asks_by_itself": True, "ask": lambda rule: 1}, Beginning("oldest", 1), id="asked"),
        pytest.param({"people": 2, "rule": "oldest", "ask": lambda rule: None}, Beginning("random"), id="no answer"),
    ],
)
def test_how_it_is_found_who_begins(how: dict[str, Any], found: Beginning) -> None:
    """CORE-06"""
    assert beginning("strike", ["Ada", "Bo"], **how) == found


def test_the_bugs_are_asked_after_in_their_own_game() -> None:
    """VER-SETUP-05"""
    found = beginning("verasselt", ["Ada", "Bo"], people=2, asks_by_itself=True, ask=lambda rule: 1)
    assert found == Beginning("saw_bug", 1)


@for_each("how", [{"named": "7"}, {"named": "Zoe"}, {"named": "1", "rule": "random"}, {"rule": "oldest"}])
def test_an_unknown_first_player_is_refused(how: dict[str, Any]) -> None:
    with pytest.raises(TableRefused):
        beginning("strike", ["Ada", "Bo"], people=2, **how)


def test_the_first_player_is_asked_for_until_one_is_named() -> None:
    answers, seen = iter(["Zoe", "bo"]), list[str]()
    assert ask_who_begins("saw_bug", ["Ada", "Bo"], Words("en"), lambda prompt: next(answers), seen.append) == 1
    assert seen[0] == "Who saw a bug most recently?"
    assert "Zoe" in seen[-1]
    assert ask_who_begins("oldest", ["Ada", "Bo"], Words("en"), lambda prompt: "\n", seen.append) is None


def test_the_oldest_is_asked_for_at_a_table_that_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CORE-06: by the option alone, with piped answers too."""
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path))
    wanted = Wanted(
        game="strike", players=("Ada", "Bo"), plain=True, thrower="luck", options=(("first_player", "oldest"),)
    )
    output = io.StringIO()
    typed = io.TextIOWrapper(io.BytesIO("Zoé\nBo\n".encode("latin-1")), encoding="utf-8")  # strange bytes are no crash
    play_wanted(wanted, Words("en"), typed, output)
    assert "Who is the oldest?" in output.getvalue()
    assert "Nobody here is called" in output.getvalue()
    assert "Bo is the oldest and starts." in output.getvalue()


def test_the_first_player_is_drawn_if_the_input_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path))
    options = (("first_player", "saw_bug"),)
    wanted = Wanted(game="verasselt", players=("Ada", "Bo"), plain=True, thrower="luck", options=options)
    output = io.StringIO()
    play_wanted(wanted, Words("en"), io.StringIO(""), output)
    assert "starts (drawn by lot)." in output.getvalue()


# What was begun goes on


def test_a_tournament_resumes_with_the_options_of_its_first_game(tmp_path: Path) -> None:
    record = playthroughs.record_path("impact_power-IT")
    (tmp_path / "game-1.jsonl").write_text(record.read_text(encoding="utf-8"), encoding="utf-8")
    begun = read_record(record.read_text(encoding="utf-8").splitlines()).header
    table, _ = resume_tournament(tmp_path, Luck(Random(1)), Random(1))
    header = table.match.log.header
    assert header.options == begun.options
    assert dict(header.options)["collect"] == "optional"
    assert (header.first, header.first_by) == ((begun.first + 1) % begun.seats, "tournament")


def test_a_tournament_keeps_its_edition_and_its_lot() -> None:
    """TOUR-02: the lot is drawn once; from there it goes to the left."""
    seats = [Seat(f"Thumb {number}", "random") for number in range(3)]
    table = TournamentTable(
        "strike", seats, Luck(Random(1)), rng=Random(1), edition="strike-FR", first=2, first_by="lot"
    )
    table.match.run()
    first = table.match.log.header
    table.next_match()
    second = table.match.log.header
    assert (first.edition, first.first_by, first.first) == ("strike-FR", "lot", 2)
    assert (second.edition, second.first_by, second.first) == ("strike-FR", "tournament", 0)
    assert table.tally.first_players == (2, 0, 1)


def test_bots_alone_play_every_game_of_a_tournament() -> None:
    written = io.StringIO()
    wanted = Wanted(game="strike", bots=("random", "random"), tournament=True, seed="3")
    assert play_wanted(wanted, Words(), io.StringIO(), written) == 0
    assert [f"Points after game {number}:" in written.getvalue() for number in (1, 2)] == [True, True]
    assert written.getvalue().endswith(" won the tournament.\n")


def test_a_tournament_of_bots_is_no_single_record() -> None:
    wanted = Wanted(game="strike", bots=("random", "random"), tournament=True, as_json=True)
    with pytest.raises(ThrowdownError, match="--tournament and --json, --record, --learn"):
        play_wanted(wanted, Words(), io.StringIO(), io.StringIO())
