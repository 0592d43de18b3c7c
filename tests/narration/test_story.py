"""Games narrated as text: the fact, then the consequence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.cases import for_each
from tests.playthroughs import stored
from tests.words.catalogues import PRESENT, content, messages
from throwdown.narration.story import SENTENCES, Teller
from throwdown.rules import GAMES, Event
from throwdown.rules.arena import events as arena_events
from throwdown.rules.arena.events import (
    AccioTaken,
    DiceCollected,
    DiceHeld,
    DiceLeftArena,
    DiceSettled,
    DirectionReversed,
    GameOver,
    HurricanePassed,
    ImmobulusHeld,
    Nudged,
    PlayerEliminated,
    RaceFinished,
    RaceStarted,
    ReactionStarted,
    SetsFound,
    SetsFoundAgain,
    SpellsSilenced,
    ThrowCommitted,
    TournamentScored,
    TurnEnded,
    TurnStarted,
    XRemoved,
)
from throwdown.rules.verasselt import events as verasselt_events
from throwdown.rules.verasselt.events import (
    Busted,
    CatchDissolved,
    Caught,
    ConsolationDrawn,
    DiceRolled,
    GameEnded,
    GroupChosen,
    HubRefilled,
    PayoutDue,
    PayoutSplit,
    RefillSkipped,
    Scored,
    Stopped,
)
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAYERS = ("Ada", "Ben", "Cleo")
NOTHING = (0, 0, 0, 0)


def texts(*events: Event, players: Sequence[str] = PLAYERS) -> list[str]:
    """What is read, without the events that another one tells."""
    teller = Teller(players)
    return [sentence for event in events if (sentence := teller.tell(event))]


def test_matches_are_narrated_by_what_is_collected() -> None:
    found = SetsFound((("5", (1, 2)), ("3", (3, 4, 5))))
    assert texts(found, DiceCollected(0, ("5", "3"), (1, 2, 3, 4, 5)), TurnEnded(0, "collected")) == [
        "2 fives and 3 threes: Ada takes 5 dice."
    ]


def test_matches_are_narrated_before_an_optional_collection() -> None:
    teller = Teller(PLAYERS, matches_first=True)
    assert teller.tell(SetsFound((("FIRE", (1, 2)),))) == "A match: 2 fire symbols."
    again = SetsFoundAgain((("FIRE", (1, 2)), ("AIR", (3, 4))))
    assert teller.tell(again) == "Now there are matches: 2 fire symbols and 2 air symbols."


def test_a_game_resumed_after_its_throw_is_narrated_without_the_numbers() -> None:
    assert texts(DiceCollected(1, ("FIRE", "AIR"), (1, 2, 3, 4))) == ["fire and air: Ben takes 4 dice."]


def test_nothing_matches() -> None:
    assert texts(SetsFound(()), SetsFoundAgain(())) == ["Nothing matches.", "Nothing matches any more."]


def test_players_without_names_have_numbers() -> None:
    assert texts(TurnStarted(1, 1, 0), players=()) == ["Player 2 is on turn."]


def test_lost_dice() -> None:
    assert texts(DiceLeftArena(((1, "knocked"), (2, "missed"), (3, "knocked")))) == [
        "2 dice were knocked out. They are removed from the game. A die missed the arena. It is removed from the game."
    ]
    assert texts(DiceSettled(((1, "X"),), (), ()), XRemoved((1,))) == [
        "The die shows X.",
        "An X: that die is removed from the game.",
    ]
    assert texts(DiceSettled(((1, "FIRE"),), ((2, "BLANK"), (3, "BLANK")), ()), XRemoved((2, 3)))[1:] == [
        "2 blanks: those dice are removed from the game."
    ]
    assert texts(Nudged(1, ((1, "STONE"),))) == ["A push at the box lays a leaning die flat. It shows stone."]


def test_things_are_called_as_the_box_calls_them() -> None:
    """Impact has a cauldron where the others have an arena, and a title for the winner."""
    over, left = GameOver((1,), "last_with_dice"), DiceLeftArena(((1, "missed"),))
    teller = Teller(PLAYERS, Words().about("impact_power"))
    assert teller.tell(left) == "A die missed the cauldron. It is removed from the game."
    assert teller.tell(Nudged(1, ((1, "STONE"),))) == "A push at the box lays a tilted die flat. It shows stone."
    assert teller.tell(over) == "Ben is the last player with dice and wins. Ben wins the title: Master of Elements."
    assert teller.tell(GameOver((0, 1), "all_out")) == "Everybody ran out of dice: Ada and Ben share the game."
    neutral = Teller(PLAYERS, Words("en", "neutral").about("impact_power"))
    assert neutral.tell(left) == "A die missed the arena. It is removed from the game."
    assert neutral.tell(over) == "Ben is the last player with dice and wins."


def test_throws() -> None:
    assert texts(
        ThrowCommitted(0, "single", (1,)), ThrowCommitted(0, "big", (1, 2)), ThrowCommitted(0, "pile", (1, 2))
    ) == ["Ada throws a die.", "Ada throws all 2 dice.", "Ada throws a pile of 2 dice."]


def test_powers() -> None:
    assert texts(ReactionStarted("storm", (1, 2)), ReactionStarted("storm", (1,)), ReactionStarted("storm", ())) == [
        "Lightning Storm: Ben and Cleo throw one die each, all at once.",
        "Lightning Storm: Ben throws one die.",
        "Lightning Storm: nobody else has a die to throw.",
    ]
    assert (
        texts(RaceStarted((0, 1)), RaceFinished(1, ((0, 2345), (1, 1200))))[1]
        == "Ben is first (Ada: 2.3 s, Ben: 1.2 s)."
    )
    assert texts(RaceFinished(None, ((0, 1000), (1, 1000)))) == ["A tie (Ada: 1 s, Ben: 1 s): the race is run again."]
    assert texts(HurricanePassed(((0, 1, 5, ()), (1, 0, 3, (2,))))) == [
        "Hurricane: each player passes all their dice to the left. Dice now: Ada (3), Ben (5)."
    ]


def test_spells() -> None:
    assert texts(
        SetsFound((("IMMOBULUS", (1, 2)), ("ACCIO", (3, 4)))),
        ImmobulusHeld((1, 2)),
        SpellsSilenced(("ACCIO",)),
        DiceCollected(0, ("ACCIO",), (3, 4)),
        DiceHeld("IMMOBULUS", (1, 2)),
        AccioTaken(0, 5, "LEVIOSA"),
        DirectionReversed(-1),
    ) == [
        "2 Immobulus: these dice stay in the arena, and no other spell works.",
        "Accio has no effect this time.",
        "2 Accio: Ada takes 2 dice.",
        "Ada also takes a die showing Wingardium Leviosa.",
        "The order turns round: play now goes counter-clockwise.",
    ]


def test_dice_that_a_reaction_froze_are_narrated() -> None:
    """AMB-38: no Immobulus was cast, and yet the dice stay."""
    assert texts(SetsFoundAgain((("IMMOBULUS", (1, 2)),)), DiceHeld("IMMOBULUS", (1, 2))) == [
        "2 Immobulus: these dice stay in the arena."
    ]


def test_going_out_and_the_end() -> None:
    assert texts(PlayerEliminated((0, 2), 1, (1, 1)), GameOver((1,), "last_with_dice")) == [
        "Ada and Cleo are out. One player is left.",
        "Ben is the last player with dice and wins.",
    ]
    assert texts(GameOver((), "replay"), GameOver((0, 1), "all_out")) == [
        "Nobody has dice left: the game begins again.",
        "Everybody ran out of dice: Ada and Ben share the game.",
    ]
    assert texts(TournamentScored(2, (0, 1, 2), (1, 3, 2))) == [
        "Points after game 2: Ada (1), Ben (3), Cleo (2). The fewest points win."
    ]


def test_a_turn_of_voll_verasselt() -> None:
    assert texts(
        verasselt_events.TurnStarted(0, ("hub", "catch")),
        GroupChosen(0, "catch", False),
        RefillSkipped("plundering"),
        DiceRolled(0, (0, 1, 2, 3), tuple("YY=BR==")),
        Caught(0, (2, 1, 1, 0), (2, 1, 1, 0), (1, 0, 0, 0)),
        Caught(0, (1, 0, 0, 0), (3, 1, 1, 0), NOTHING),
        Caught(0, NOTHING, (3, 1, 1, 0), NOTHING),
        Stopped(0, (3, 1, 1, 0)),
        PayoutDue(2, NOTHING, "leftover"),
        PayoutSplit(2, NOTHING, NOTHING),
    ) == [
        "Ada is on turn and chooses: the bug hub, or the waiting catch.",
        "Ada plunders the waiting catch.",
        "Ada rolls 4 dice. All seven show 2 yellow bugs, 1 blue bug, 1 red bug and 3 double bars.",
        "Ada catches 2 yellow bugs, 1 blue bug and 1 red bug.",
        "Ada catches 1 yellow bug. The catch so far: 3 yellow bugs, 1 blue bug and 1 red bug.",
        "Only double bars: Ada is safe and catches nothing.",
        "Ada stops. The catch waits on the table: 3 yellow bugs, 1 blue bug and 1 red bug.",
        "Nothing is left of the catch of Cleo.",
    ]


def test_a_bust_of_voll_verasselt() -> None:
    assert texts(
        Busted(1, (("Y", 3, 1), ("G", 2, 0))),
        ConsolationDrawn(1, "RB", 10),
        CatchDissolved((0, 2, 0, 0), "hub"),
    ) == [
        "3 yellow bugs on the dice, but only one such card. 2 green bugs on the dice, but no such card. "
        "Bugged up! Ben catches nothing.",
        "To make up for it, Ben draws 2 cards into the front yard: 1 blue bug and 1 red bug.",
        "The cards caught go back into the bug hub: 2 blue bugs.",
    ]


def test_the_end_of_voll_verasselt() -> None:
    assert texts(
        HubRefilled("bars", "YYB", 0),
        GameEnded("hub_short", NOTHING, 0, (), (), ()),
        Scored((5, 5, 4), (2, 3, 0), (0,), "fewer_yard_cards"),
    ) == [
        "The double bars bring new cards into the bug hub: 2 yellow bugs and 1 blue bug. The draw pile is empty.",
        "The draw pile is empty and the bug hub stays below eight cards: the game is over.",
        "Cards on the bug heaps: Ada (5), Ben (5), Cleo (4). A tie: Ada has fewer cards in the front yard and wins.",
    ]


def test_the_teller_has_a_sentence_for_every_event() -> None:
    kinds = [
        kind for room in (arena_events, verasselt_events) for kind in vars(room).values() if isinstance(kind, type)
    ]
    names = {kind.name for kind in kinds if issubclass(kind, Event) and kind is not Event}
    assert names <= SENTENCES.keys()


def test_the_reader_is_addressed_as_you() -> None:
    teller = Teller(PLAYERS, you=1)
    storm = ReactionStarted("storm", (0, 1, 2))
    assert [teller.tell(event) for event in (TurnStarted(1, 3, 2), TurnStarted(0, 3, 0), storm)] == [
        "It is your turn. 2 dice lie in the arena.",
        "Ada is on turn.",
        "Lightning Storm: Ada, Cleo and you throw one die each, all at once.",
    ]
    assert teller.tell(RaceFinished(1, ((1, 1500), (0, 2000)))) == "You are first (you: 1.5 s, Ada: 2 s)."
    assert teller.tell(RaceFinished(0, ())) == "Ada is first."
    assert teller.tell(GameOver((1,), "last_with_dice")) == "You are the last player with dice and win."


@pytest.mark.parametrize("language", PRESENT)
def test_every_sentence_about_a_player_has_one_for_that_player(language: str) -> None:
    result = {name: content(message) for (file, name), message in messages(language).items() if file == "event"}
    you = {name: content(message) for (file, name), message in messages(language).items() if file == "you"}
    for name, about in result.items():
        if about.arguments & {"player", "players"}:
            own = you.pop(name.replace("event-", "you-", 1))
            assert own.arguments - {"others", "count"} == about.arguments - {"player", "players", "count"}, name
    assert sorted(you) == ["you-begin", "you-name"]


@pytest.mark.parametrize("game", GAMES)
def test_sentences_for_a_player_never_hold_the_own_name(game: str) -> None:
    """A whole game narrated to each of its seats: the own name is never read."""
    words, events = Words(), [event for step in stored(game).replay() for event in step.events]
    for seat, name in enumerate(PLAYERS):
        teller = Teller(PLAYERS, words, you=seat)
        assert not [result for event in events if re.search(rf"\b{name}\b", result := teller.tell(event))]


@for_each("language", PRESENT)
@for_each("theme", ["published", "neutral"])
@for_each("game", GAMES)
def test_whole_games_are_narrated(language: str, theme: str, game: str) -> None:
    teller = Teller(PLAYERS, Words(language, theme))
    story = [teller.tell(event) for step in stored(game).replay() for event in step.events]
    assert len(story) > 20
    text = "\n".join(story)
    assert not re.search(r"[{}$]|\b(event|face|colour|effect|list)-", text)
    assert not re.search(r"\b(FIRE|WATER|STONE|LIGHTNING|AIR|BLANK|IMMOBULUS|RELASHIO|ACCIO|LEVIOSA|CONFUNDO)\b", text)
