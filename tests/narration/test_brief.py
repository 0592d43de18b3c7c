"""What happened in one line: who did what, what came of it, and what is strong in it."""

from __future__ import annotations

from tests.cases import for_each
from tests.playthroughs import GOLDEN
from tests.words.catalogues import PRESENT
from throwdown.live.narrator import Narrator
from throwdown.narration import BriefTeller
from throwdown.rules.arena.events import (
    ChoiceRequired,
    DiceCollected,
    DiceLeftArena,
    DiceSettled,
    ReactionCommitted,
    ReactionStarted,
    SetsFound,
    ThrowCommitted,
    TurnEnded,
    TurnStarted,
    TurnStopped,
    XRemoved,
)
from throwdown.rules.record import read_record
from throwdown.rules.verasselt.events import Caught, DiceRolled
from throwdown.table import Match
from throwdown.throwers.entered import Entered
from throwdown.words import Words

PLAYERS = ("Ada", "Ben", "Cleo")
LOST = XRemoved((7,))
NOTHING = SetsFound(())
NONE = (0, 0, 0, 0)
SEVEN = ("Y", "=", "=", "=", "=", "=", "=")


def lines(*entries: tuple[object, ...], you: int | None = None) -> list[str]:
    teller = BriefTeller(PLAYERS, you=you)
    return ["**".join(teller.line(events).pieces) for events in entries]  # type: ignore[arg-type]


def test_a_throw_is_one_line_with_its_consequence() -> None:
    throw = (ThrowCommitted(0, "single", (7,)),)
    five = DiceSettled(((7, "5"),), (), ())
    pair = SetsFound((("5", (7, 9)),))
    over = (TurnEnded(0, "collected"), TurnStarted(1, 1, 0))
    assert lines(
        throw,
        (five, NOTHING, ChoiceRequired(0)),
        (five, pair, DiceCollected(0, ("5",), (7, 9)), *over),
        (DiceSettled(((7, "X"),), ((9, "3"),), ()), LOST, NOTHING),
        (DiceLeftArena(((7, "bounced"),)), DiceSettled((), (), ()), NOTHING),
        (TurnStopped(0), TurnEnded(0, "stopped"), TurnStarted(1, 1, 1)),
    ) == [
        "**Ada** throws a die.",
        "**Ada** throws: **5**. Nothing matches.",
        "**Ada** throws: **5**. **2 fives**: **Ada** takes 2 dice.",
        "**Ada** throws: **X**. A die turns to **3**. One die leaves the game.",
        "**Ada** throws: out of the arena. One die leaves the game.",
        "**Ada** stops.",
    ]
    assert lines(throw, (five, NOTHING), you=0)[1] == "**You** throw: **5**. Nothing matches."


def test_landings_and_throws_at_the_same_time_join_what_was_thrown() -> None:
    teller = BriefTeller(PLAYERS)
    landing = DiceSettled(((7, "5"),), (), ())
    entries = (
        (landing, TurnStarted(0, 1, 1)),
        (ThrowCommitted(0, "single", (7,)),),
        (landing, ReactionStarted("storm", (1, 2))),
        (ReactionCommitted(1, (8,)),),
        (ReactionCommitted(2, (9,)),),
        (DiceSettled(((8, "5"), (9, "4")), (), ()),),
    )
    lines = [teller.line(events) for events in entries]
    assert [line.joins for line in lines] == [False, False, True, False, True, True]
    assert ["".join(lines[0].pieces), "".join(lines[-1].pieces)] == ["Start die: 5.", "Thrown together: 5 and 4."]


def test_a_roll_is_what_it_catches() -> None:
    rolled = DiceRolled(0, (0, 1), SEVEN)
    assert lines((rolled, Caught(0, (1, 0, 0, 0), (3, 0, 0, 0), NONE)), (rolled, Caught(0, NONE, NONE, NONE))) == [
        "**Ada** catches **1 yellow bug**.",
        "**Ada** rolls only double bars.",
    ]


def test_stars_in_a_name_make_nothing_strong() -> None:
    teller = BriefTeller(("A**d**a", "Ben"))
    assert teller.line((TurnStopped(0),)).pieces == ["", "Ada", " stops."]


@for_each("language", PRESENT)
@for_each("game", ["hp_strike", "impact_avatar", "verasselt"])
def test_every_entry_with_sentences_has_a_line_that_is_no_longer(language: str, game: str) -> None:
    record = (GOLDEN / "records" / f"{game}.jsonl").read_text("utf-8").splitlines()
    narrator = Narrator(Match.resume(read_record(record), Entered()), Words(language), 0, brief=True)
    joined = [narrator.line(entry).joins for entry in range(narrator.match.version + 1)]
    for entry in range(1, narrator.match.version + 1):
        sentences, line = " ".join(narrator.about(entry)), "".join(narrator.line(entry).pieces)
        before = len(" ".join(narrator.about(entry - 1))) if joined[entry] else 0
        assert bool(line) == bool(sentences), (entry, line, sentences)
        assert len(line) <= len(sentences) + before + 12, (entry, line, sentences)
        assert "**" not in line and "short-" not in line
