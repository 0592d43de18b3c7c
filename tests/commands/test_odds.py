"""``throwdown odds``: exact fractions for machines, tables for people, one sentence for what cannot be."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from click.testing import CliRunner

from tests.call_count import calls
from tests.cases import for_each
from throwdown.bots.handicap import chances_of
from throwdown.bots.odds.arena import Position, throw_odds
from throwdown.cli import main
from throwdown.commands.odds import odds
from throwdown.errors import ThrowdownError
from throwdown.rules import GAMES
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK, Luck


def shown(*arguments: str) -> str:
    ran = CliRunner().invoke(odds, arguments, catch_exceptions=False)
    assert ran.exit_code == 0
    return ran.stdout


def machine(*arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(shown(*arguments, "--json"))
    return answer


def refusal(*arguments: str) -> str:
    with pytest.raises(ThrowdownError) as refused:
        CliRunner().invoke(odds, arguments, catch_exceptions=False)
    return refused.value.message


# voll verasselt

EXAMPLE = ("verasselt", "--group", "Y4B3R2G1")


def test_odds_of_one_roll_are_exact() -> None:
    answer = machine(*EXAMPLE, "--keep", "===", "--roll", "4")
    assert (answer["p_bust"], answer["expected_catch"]) == ("193/1296", "235/108")
    assert sum(map(Fraction, answer["p_catch"].values())) + Fraction(answer["p_bust"]) == 1


def test_odds_of_one_roll_are_printed_as_text() -> None:
    text = shown(*EXAMPLE, "--keep", "Y=B", "--caught", "2")
    assert "Rolling 4 dice for 4Y3B2R1G, keeping Y=B" in text
    assert "bust" in text and "16.51%" in text and "with 2 at stake" in text


@for_each("group", ["Y4B3R2G1", "4Y3B2R1G", "YYYYBBBRRG", "y4b3r2g", "G1R2B3Y4"])
def test_cards_are_read_as_people_write_them(group: str) -> None:
    assert machine("verasselt", "--group", group, "--keep", "===")["p_bust"] == "193/1296"


def test_odds_without_cards() -> None:
    assert machine("verasselt", "--group", "-", "--keep", "===")["p_bust"] == "80/81"


def test_boosted_cards_are_cards_of_the_group() -> None:
    boosted = machine("verasselt", "--group", "Y4B3R2", "--boost", "G1", "--keep", "===")
    assert boosted == machine(*EXAMPLE, "--keep", "===")


@pytest.mark.parametrize("option", ["--supply", "--roll", "--caught"])
def test_a_number_of_thousands_of_digits_is_refused(option: str) -> None:
    game = ("strike", "--arena", "2") if option == "--supply" else (*EXAMPLE, "--keep", "===")
    for digits in (300, 4300, 5000):
        assert CliRunner().invoke(main, ["odds", *game, option, "9" * digits]).exit_code == 2


def test_a_full_yard_may_be_boosted_with() -> None:
    """VER-PAY-02: six cards."""
    assert machine(*EXAMPLE, "--keep", "===", "--boost", "G6")["group"] == "4Y3B2R7G"


def test_all_seven_may_be_rolled() -> None:
    assert machine(*EXAMPLE, "--roll", "7") == machine(*EXAMPLE, "--keep", "") | {"keep": ""}


def test_every_choice_is_ranked() -> None:
    answer = machine(*EXAMPLE, "--dice", "YBRG===")
    gains = [Fraction(choice["expected_gain"]) for choice in answer["choices"]]
    assert len(gains) == 32 and gains == sorted(gains, reverse=True)
    assert answer["best"] == answer["choices"][0]
    (same,) = [choice for choice in answer["choices"] if choice["keep"] == "==="]
    assert (same["p_bust"], same["roll"], same["dice"]) == ("193/1296", 4, [0, 1, 2, 3])


def test_boosts_are_ranked_too() -> None:
    answer = machine(*EXAMPLE, "--dice", "YBRG===", "--yard", "Y1G1")
    assert len(answer["choices"]) == 32 * 4
    assert {choice["boost"] for choice in answer["choices"]} == {"-", "1Y", "1G", "1Y1G"}


def test_ranking_for_people_names_the_best_and_how_many_there_are() -> None:
    text = shown(*EXAMPLE, "--dice", "YBRG===", "--top", "3")
    assert len(text.splitlines()) == 1 + 3 + 1 + 2
    assert "… and 29 more (--top)" in text and text.endswith("Best: keep YBR and roll 4.\n")
    assert shown("verasselt", "--group", "Y1", "--dice", "=======", "--caught", "9").endswith("more than it wins.\n")


def test_a_state_gives_the_odds_of_its_group_dice_yard_and_catch() -> None:
    state = (
        "verasselt:2 phase:roll_or_stop turn:3 first:no active:1 dice:YBRG=== rolling:- hub:4Y3B2R1G catch:- target:hub"
        " own:2G yards:1Y1B/1G heaps:-/- deck:{deck} received:- left:- end:-"
    )
    deck = "Y" * 17 + "B" * 18 + "R" * 20 + "G" * 18
    by_hand = machine(*EXAMPLE, "--dice", "YBRG===", "--yard", "G1", "--caught", "2")
    assert machine("verasselt", "--state", state.format(deck=deck)) == by_hand


def test_ranking_all_choices_takes_few_calls() -> None:
    machine(*EXAMPLE, "--dice", "YBRG===")  # imports
    assert calls(lambda: machine(*EXAMPLE, "--dice", "YYBBRG=")) < 20_000


# Arena games


def test_single_die() -> None:
    answer = machine("strike", "--arena", "2,3,4", "--supply", "5", "--manner", "drop")
    (throw,) = answer["throws"]
    wanted = throw_odds(Position("strike", ("2", "3", "4")), 1, LUCK["drop"])
    assert Fraction(throw["p_match"]) == wanted.p_match and Fraction(throw["p_lost"]) == wanted.p_lost
    assert Fraction(throw["p_collected"]["2"]) == wanted.collected[2]
    assert sum(map(Fraction, throw["p_collected"].values())) == 1
    assert (throw["throw"], throw["dice"], throw["manner"]) == ("throw", 1, "drop")


def test_odds_use_the_table_of_luck_by_default() -> None:
    arena = ("strike", "--arena", "2,3,4")
    assert machine(*arena)["model"]["name"] == Luck.engine
    assert shown(*arena).endswith(f"On the model {Luck.engine}.\n")
    base = machine(*arena, "--model", "base")
    assert [(throw["manner"], throw["p_match"]) for throw in base["throws"]] == [("drop", "1/2")]
    own = machine(*arena, "--model", "flick=0,0.4", "--manner", "flick")
    assert [throw["p_match"] for throw in own["throws"]] == ["3/10"]
    assert "choose flick" in refusal(*arena, "--model", "flick=0,0.4", "--manner", "drop")
    assert "choose luck or base" in refusal(*arena, "--model", "hard")
    assert "--model has no meaning in verasselt" in refusal(*EXAMPLE, "--keep", "===", "--model", "base")


def test_odds_list_every_manner_by_default() -> None:
    assert [throw["manner"] for throw in machine("strike", "--arena", "2")["throws"]] == list(MANNERS)


def test_empty_arena_is_a_big_throw() -> None:
    """CORE-18: everything at once."""
    (throw, *_) = machine("impact", "--arena", "", "--supply", "7")["throws"]
    assert (throw["throw"], throw["dice"]) == ("throw_all", 7)


def test_piles_and_swamp() -> None:
    answer = machine("impact_power", "--arena", "water,water", "--elements", "WATER", "--supply", "1", "--piles", "2,3")
    assert answer["held"] == "WATER"
    assert {(throw["throw"], throw["pile"], throw["dice"]) for throw in answer["throws"]} == {
        ("throw", None, 1),
        ("throw_pile", 0, 2),
        ("throw_pile", 1, 3),
    }


def test_avatar_has_all_elements_by_default() -> None:
    assert machine("impact_avatar", "--arena", "FIRE")["held"] == "WATER"
    assert machine("impact_avatar", "--arena", "FIRE", "--elements", "FIRE,AIR")["held"] is None
    assert machine("impact_avatar", "--arena", "FIRE", "--option", "active_elements=AIR")["held"] is None


def test_a_state_in_notation() -> None:
    state = "turn active=1 supplies=ab/cdef/ghi arena=j:ACCIO,k:LEVIOSA,l:ACCIO stacks=jk removed=mnopq aside=rstuvwxyz"
    answer = machine("hp_strike", "--state", state, "--manner", "smash")
    (throw,) = answer["throws"]
    wanted = throw_odds(Position("hp_strike", ("ACCIO",), (("ACCIO", "LEVIOSA"),), "IMMOBULUS"), 1, LUCK["smash"])
    assert Fraction(throw["p_match"]) == wanted.p_match and Fraction(throw["p_held"]) == wanted.p_held


@for_each("game", [game for game in GAMES if game != "verasselt"])
def test_tables_for_people(game: str) -> None:
    elements = ("--elements", "AIR") if game == "impact_power" else ()
    text = shown(game, "--arena", "", "--supply", "3", *elements)
    assert "In the arena: nothing" in text and "Throw all: 3 dice" in text
    assert all(f"  {manner} " in text for manner in MANNERS)


# What cannot be


@for_each(
    ("arguments", "parts"),
    [
        (("verasselt", "--group", "Z4", "--keep", "==="), ("Z4", "Y4B3R2G1")),
        (("verasselt", "--group", "", "--keep", "==="), ("Y4B3R2G1",)),
        (("verasselt", "--group", "Y23", "--keep", "==="), ("Y23", "22 cards")),
        (("verasselt", "--keep", "==="), ("--group is missing",)),
        ((*EXAMPLE,), ("--dice YBRG===",)),
        ((*EXAMPLE, "--keep", "==", "--roll", "4"), ("6 dice together", "7")),
        ((*EXAMPLE, "--keep", "===="), ("--roll 3", "4 to 7")),
        ((*EXAMPLE, "--keep", "=" * 9), ("--roll -2",)),
        ((*EXAMPLE, "--keep", "=Q="), ("--keep =Q=", "YBRG===")),
        ((*EXAMPLE, "--keep", "===", "--boost", "X1"), ("--boost X1",)),
        ((*EXAMPLE, "--keep", "===", "--yard", "Y1"), ("leave --yard out",)),
        ((*EXAMPLE, "--keep", "===", "--caught", "-1"), ("give 0 to 88",)),
        ((*EXAMPLE, "--dice", "YBRG"), ("--dice YBRG cannot", "YBRG===")),
        ((*EXAMPLE, "--dice", "YBRG===", "--roll", "4"), ("--dice and --roll",)),
        ((*EXAMPLE, "--arena", "2"), ("--arena has no meaning",)),
        (("verasselt", "--state", "nonsense"), ()),
        ((*EXAMPLE, "--state", "verasselt:2"), ("--state and --group",)),
        (("chess", "--arena", "2"), ("'chess'", "strike")),
        (("strike", "--arena", "1,2,3"), ("1 is on no die", "2, 3, 4, 5, 6")),
        (("strike",), ("--arena is missing",)),
        (("strike", "--arena", "2", "--supply", "0"), ("give 1 to 26",)),
        (("strike", "--arena", "2", "--supply", "26"), ("27 dice", "26")),
        (("strike", "--arena", "2", "--manner", "spit"), ("'spit'", "drop")),
        (("strike", "--arena", "2", "--piles", "2"), ("--piles has no meaning",)),
        (("strike", "--arena", "2", "--elements", "FIRE"), ("--elements has no meaning",)),
        (("strike", "--arena", "2", "--group", "Y1"), ("--group has no meaning",)),
        (("strike", "--arena", "2", "--option", "tower=yes"), ("tower",)),
        (("strike", "--state", "turn"), ("supplies",)),
        (("impact_power", "--arena", "FIRE"), ("--elements WATER",)),
        (("impact_power", "--arena", "FIRE", "--elements", "MUD"), ("MUD is on no die",)),
        (("impact_power", "--arena", "FIRE", "--elements", "FIRE", "--piles", "1"), ("--piles 1",)),
        (("verasselt", "--group", "Y" + "9" * 5000, "--keep", "==="), ("Y4B3R2G1",)),
        (("verasselt", "--group", "9" * 5000 + "Y", "--keep", "==="), ("Y4B3R2G1",)),
        (("verasselt", "--group", "Y٤", "--keep", "==="), ("Y4B3R2G1",)),
        (("verasselt", "--state", "verasselt:" + "9" * 5000), ()),
        (("verasselt", "--state", "verasselt:٢"), ()),
        (("strike", "--state", "turn active=" + "9" * 5000 + " supplies=ab/c"), ()),
        ((*EXAMPLE, "--dice", "YBRG===", "--yard", "Y4B3"), ("--yard Y4B3", "7 cards", "6 at most", "VER-PAY-02")),
        ((*EXAMPLE, "--keep", "===", "--boost", "Y4B3"), ("--boost Y4B3", "7 cards", "VER-PAY-02")),
        ((*EXAMPLE, "--keep", "===", "--caught", "89"), ("--caught 89", "88")),
        ((*EXAMPLE, "--keep", "===", "--caught", "9" * 4000), ("--caught", "88")),
        (("impact_power", "--arena", "FIRE", "--elements", ""), ("--elements", "WATER")),
        (("impact_avatar", "--arena", "FIRE", "--elements", " , "), ("--elements", "WATER")),
        (("impact_power", "--arena", "FIRE", "--elements", "FIRE,WATER"), ("FIRE,WATER", "one", "IMP-POW-01")),
        (("impact_power", "--arena", "FIRE", "--elements", "FIRE,FIRE"), ("FIRE,FIRE", "one", "IMP-POW-01")),
        (("impact_avatar", "--arena", "FIRE", "--elements", "AIR,fire,AIR"), ("AIR,fire,AIR", "name each once")),
        (("strike", "--state", "start active=0 supplies=b/- hands=0:a aside=cdefghijklmnopqrstuvwxyz"), ("start",)),
    ],
)
def test_refusals_are_one_line_that_names_the_fix(arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    sentence = refusal(*arguments)
    assert "\n" not in sentence and len(sentence) > 20
    for part in parts:
        assert part in sentence


# Handicap


def test_a_handicap_has_chances_and_says_where_they_come_from() -> None:
    assert machine("strike", "--handicap", "8,10") == {
        "game": "strike",
        "dice": [8, 10],
        "beginners": [],
        "chances": [round(chance, 4) for chance in chances_of("strike", (8, 10)).chances],
        "basis": "solved",
    }
    found = machine("hp_strike", "--handicap", "best", "--players", "3", "--beginners", "1,3")
    assert (found["beginners"], found["basis"], len(found["dice"])) == ([1, 3], "simulated", 3)
    assert found["dice"][0] == found["dice"][2] > found["dice"][1]


@for_each(
    ("arguments", "said"),
    [
        (["strike", "--handicap", "8;10"], "cannot be read"),
        (["strike", "--handicap", "8,10", "--players", "3"], "--handicap and --players"),
        (["strike", "--handicap", "best", "--beginners", "3"], "from 1 to 2"),
        (["strike", "--players", "3"], "--handicap best: add it"),
        (["verasselt", "--handicap", "best"], "--handicap has no meaning"),
    ],
)
def test_a_handicap_that_cannot_be_is_refused_in_a_sentence(arguments: list[str], said: str) -> None:
    assert said in refusal(*arguments)
