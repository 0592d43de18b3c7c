"""Options and printed editions: section 10 of the clauses, written out by hand and compared."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from throwdown.errors import GameUnknown, OptionRefused, SeatsRefused
from throwdown.rules import game
from throwdown.rules.rulings import (
    EDITION_CHANGES,
    HANDICAP,
    OPTIONS,
    changes_of,
    defaults,
    edition_changes,
    options_of,
    resolve_options,
)

STRIKE, BASE, POWER, AVATAR, HP = "strike", "impact", "impact_power", "impact_avatar", "hp_strike"
ALL = (STRIKE, BASE, POWER, AVATAR, HP)
POWERS = (POWER, AVATAR)
REACTING = (POWER, AVATAR, HP)
ELEMENTS = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR")

#: option: values, where it exists, clause. The default is the first value, unless DEFAULTS_BY_EDITION says otherwise.
DOCUMENTED: dict[str, tuple[str, tuple[str, ...], str]] = {
    "first_player": ("host_choice random oldest", ALL, "CORE-06"),
    "start_die": ("thrown placed", ALL, "D-01"),
    "start_x": ("reroll turn", (STRIKE, BASE, HP), "D-01"),
    "collect": ("mandatory optional", ALL, "D-02"),
    "big_throw_when": ("turn_start whenever_empty", ALL, "D-03"),
    "big_throw_cause": ("any taken_only", ALL, "D-05"),
    "elim_nonactive": ("after_resolution immediate own_turn", REACTING, "D-07"),
    "all_out": ("draw active_wins replay", ALL, "AMB-05"),
    "simul_points": ("after_all sequential", ALL, "AMB-09"),
    "tournament_tie": ("shared playoff players_choose", ALL, "D-14"),
    "pre_move": ("free group off_walls_by_consent none", ALL, "D-15"),
    "supply_visibility": ("visible hidden", ALL, "D-16"),
    "accidental_stack": ("nudge tower", ALL, "AMB-27"),
    "storm_collector": ("turn_player start_player", POWERS, "D-08"),
    "storm_pile_only": ("throw_pile exempt one_from_pile", POWERS, "AMB-06"),
    "storm_chain": ("recheck locked", POWERS, "AMB-17"),
    "pile_split": ("forbidden allowed", POWERS, "D-09"),
    "pile_merge": ("separate merge", POWERS, "AMB-22"),
    "piles_after_fire": ("dissolve owner_choice keep", POWERS, "D-10"),
    "hurricane_piles": ("intact loosen", POWERS, "AMB-07"),
    "swamp_water_only": ("not_a_match ends_turn", POWERS, "AMB-18"),
    "fire_mode": ("live simulated fewest_dice", POWERS, "DIG-FIRE-3"),
    "fire_tie": ("active_first rerun", POWERS, "AMB-11"),
    "fire_empty_supply": ("cannot_race wins_instantly", POWERS, "AMB-12"),
    "reaction_no_match": ("may_continue turn_ends", REACTING, "AMB-15"),
    "immobulus_only": ("ends_turn ends_turn_if_new may_continue", (HP,), "D-11"),
    "relashio_throwers": ("all others", (HP,), "D-12"),
    "relashio_pending": ("still_matched always none", (HP,), "AMB-39"),
    "relashio_new_immobulus": ("stays collected stays_and_suppresses", (HP,), "AMB-38"),
    "accio_extra": ("may must", (HP,), "D-13"),
    "accio_from_tower": ("any top_only", (HP,), "AMB-34"),
    "accio_immobulus": ("allowed never", (HP,), "AMB-35"),
    "leviosa_order": ("active_choice random", (HP,), "AMB-30"),
}

DEFAULTS_BY_EDITION: dict[str, dict[str, str]] = {
    STRIKE: {
        "start_die": "thrown",
        "pre_move": "off_walls_by_consent",
        "supply_visibility": "visible",
        "tournament_tie": "players_choose",
        "accidental_stack": "nudge",
    },
    BASE: {
        "start_die": "placed",
        "pre_move": "free",
        "supply_visibility": "visible",
        "tournament_tie": "shared",
        "accidental_stack": "nudge",
    },
    POWER: {
        "start_die": "thrown",
        "pre_move": "free",
        "supply_visibility": "visible",
        "tournament_tie": "shared",
        "accidental_stack": "nudge",
        "reaction_no_match": "may_continue",
    },
    AVATAR: {
        "start_die": "thrown",
        "pre_move": "free",
        "supply_visibility": "visible",
        "tournament_tie": "shared",
        "accidental_stack": "nudge",
        "reaction_no_match": "may_continue",
    },
    HP: {
        "start_die": "thrown",
        "pre_move": "off_walls_by_consent",
        "supply_visibility": "visible",
        "tournament_tie": "players_choose",
        "accidental_stack": "tower",
        "reaction_no_match": "turn_ends",
    },
}

#: edition: the games it is for, and exactly what it changes.
DOCUMENTED_EDITIONS: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "hp-EN": ((HP,), {}),
    "hp-DE": (
        (HP,),
        {
            "immobulus_only": "may_continue",
            "reaction_no_match": "may_continue",
            "relashio_new_immobulus": "stays_and_suppresses",
            "accio_immobulus": "never",
        },
    ),
    "hp-FR": ((HP,), {"relashio_throwers": "others", "accio_extra": "must"}),
    "hp-IT": ((HP,), {}),
    "hp-ES": ((HP,), {}),
    "hp-NL": ((HP,), {"start_die": "placed", "elim_nonactive": "immediate", "tournament_tie": "shared"}),
    "strike-FR": ((STRIKE,), {}),
    "impact-DE": ((BASE, POWER, AVATAR), {"piles_after_fire": "owner_choice"}),
    "impact-EN": ((BASE, POWER, AVATAR), {"piles_after_fire": "owner_choice"}),
    "impact-NL": ((BASE, POWER, AVATAR), {"piles_after_fire": "owner_choice"}),
    "impact-FR": (
        (BASE, POWER, AVATAR),
        {"pre_move": "group", "pile_split": "allowed", "piles_after_fire": "owner_choice"},
    ),
    "impact-IT": ((BASE, POWER, AVATAR), {"collect": "optional", "pile_split": "allowed"}),
}
NOT_IN_THE_BASE_GAME = {"pile_split", "piles_after_fire"}


def allowed(game_id: str, option: str, value: str) -> bool:
    """Values that exist but do not fit an edition."""
    if (option, value) == ("supply_visibility", "hidden"):
        return game_id in (STRIKE, HP)
    return (game_id, option, value) != (BASE, "start_x", "turn")  # its start die is placed


def test_every_documented_option_exists_and_no_other() -> None:
    """Section 10: the table is complete, active_elements besides, and our handicap."""
    arena = {name for name, option in OPTIONS.items() if set(option.games) & set(ALL)}
    assert arena == {*DOCUMENTED, "active_elements", HANDICAP}


@for_each("name", DOCUMENTED)
def test_option_is_as_documented(name: str) -> None:
    """Section 10: values in their order, editions, clause."""
    values, where, clause = DOCUMENTED[name]
    option = OPTIONS[name]
    assert option.values == tuple(values.split())
    assert sorted(game_id for game_id in ALL if name in options_of(game_id)) == sorted(where)
    assert option.clause == clause


def test_nothing_matching_after_a_reaction_is_about_the_storm_or_about_relashio() -> None:
    """AMB-15 is the storm, AMB-41 its parallel among spells."""
    clauses = {game_id: options_of(game_id)["reaction_no_match"].clause for game_id in REACTING}
    assert clauses == {game_id: "AMB-41" if game_id == HP else "AMB-15" for game_id in REACTING}


@for_each("game_id", ALL)
def test_defaults_of_an_edition(game_id: str) -> None:
    """Section 10: the first value, or what the table of edition defaults says."""
    expected: dict[str, Any] = {
        name: values.split()[0] for name, (values, where, _) in DOCUMENTED.items() if game_id in where
    }
    expected |= DEFAULTS_BY_EDITION[game_id]
    found = defaults(game_id)
    found.pop("active_elements", None)
    assert found == expected
    settled = dict(game(game_id, 3).options)
    settled.pop("active_elements", None)
    assert settled == expected


@for_each("game_id", ALL)
def test_what_is_the_same_in_all_editions(game_id: str) -> None:
    """Section 10, below the table."""
    same = {
        "collect": "mandatory",
        "big_throw_when": "turn_start",
        "big_throw_cause": "any",
        "elim_nonactive": "after_resolution",
        "all_out": "draw",
        "simul_points": "after_all",
        "start_x": "reroll",
    }
    found = defaults(game_id)
    assert {name: found[name] for name in same if name in found} == {
        name: value for name, value in same.items() if game_id in DOCUMENTED[name][1]
    }


@for_each("game_id", ALL)
@for_each("name", DOCUMENTED)
def test_every_value_is_taken_where_the_option_exists_and_refused_elsewhere(game_id: str, name: str) -> None:
    """Section 10: an option that an edition lacks is refused there, at whatever value."""
    values, where, clause = DOCUMENTED[name]
    for value in values.split():
        if game_id not in where:
            with pytest.raises(OptionRefused) as refused:
                game(game_id, 3, {name: value})
            assert (refused.value.code, refused.value.clause) == ("option/not_in_edition", clause)
            assert name in refused.value.message
        elif allowed(game_id, name, value):
            assert game(game_id, 3, {name: value}).options[name] == value
        else:
            with pytest.raises(OptionRefused):
                game(game_id, 3, {name: value})


@for_each(("game_id", "name"), [(where, name) for name in DOCUMENTED for where in DOCUMENTED[name][1]])
@for_each("value", ["", "no such value", None, True, 0, [], ["any"]])
def test_unknown_values_are_refused(game_id: str, name: str, value: Any) -> None:
    """Section 10: with the values to choose from."""
    values, *_ = DOCUMENTED[name]
    with pytest.raises(OptionRefused) as refused:
        game(game_id, 3, {name: value})
    assert refused.value.code == "option/value"
    assert all(each in refused.value.message for each in values.split())


@for_each("name", ["big_bang", "Collect", "collect ", ""])
def test_unknown_options_are_refused(name: str) -> None:
    """Section 10: and the ones that exist are named."""
    with pytest.raises(OptionRefused) as refused:
        game(STRIKE, 3, {name: "optional"})
    assert refused.value.code == "option/unknown"
    assert "big_throw_when" in refused.value.message


@pytest.mark.parametrize("game_id", [BASE, POWER, AVATAR])
def test_hidden_supplies_are_refused_in_impact(game_id: str) -> None:
    """IMP-05, D-16."""
    with pytest.raises(OptionRefused) as refused:
        resolve_options(game_id, {"supply_visibility": "hidden"})
    assert refused.value.clause == "IMP-05"


@pytest.mark.parametrize("game_id", POWERS)
def test_a_blank_start_die_of_the_powers_is_always_thrown_again(game_id: str) -> None:
    """D-01, IMP-POW-01: start_x does not exist there."""
    assert "start_x" not in options_of(game_id)


@pytest.mark.parametrize(
    ("game_id", "chosen", "language"),
    [
        (STRIKE, {"start_die": "placed", "start_x": "turn"}, None),
        (HP, {"start_x": "turn"}, "hp-NL"),
        (BASE, {"start_x": "turn"}, None),
    ],
)
def test_start_x_needs_a_start_die_that_is_thrown(game_id: str, chosen: dict[str, str], language: str | None) -> None:
    """D-01."""
    with pytest.raises(OptionRefused) as refused:
        resolve_options(game_id, chosen, language)
    assert refused.value.clause == "D-01"
    resolve_options(game_id, chosen | {"start_die": "thrown"}, language)


# Elements


def test_avatar_has_all_elements_unless_agreed_otherwise() -> None:
    """IMP-AVA-01: several or all."""
    assert game(AVATAR, 3).options["active_elements"] == ELEMENTS
    assert game(AVATAR, 3, {"active_elements": ["AIR", "FIRE"]}).options["active_elements"] == ("AIR", "FIRE")


@for_each("elements", [["EARTH"], ["FIRE", "FIRE"], "FIRE", ["fire"], 3, None, {"FIRE": 1}, [["FIRE"]]])
def test_elements_are_a_subset_of_the_five(elements: Any) -> None:
    """IMP-AVA-01."""
    with pytest.raises(OptionRefused) as refused:
        game(AVATAR, 3, {"active_elements": elements})
    assert refused.value.clause == "IMP-AVA-01"


def test_the_start_die_decides_the_element_of_the_power_game() -> None:
    """IMP-POW-01: exactly the one that it shows; no option."""
    with pytest.raises(OptionRefused) as refused:
        game(POWER, 3, {"active_elements": ["FIRE"]})
    assert refused.value.clause == "IMP-POW-01"


@pytest.mark.parametrize("game_id", [STRIKE, BASE, HP])
def test_elements_belong_to_the_powers(game_id: str) -> None:
    """Section 10."""
    with pytest.raises(OptionRefused) as refused:
        game(game_id, 3, {"active_elements": ["FIRE"]})
    assert refused.value.code == "option/not_in_edition"


# Editions


def test_every_documented_edition_exists_and_no_other() -> None:
    """Section 10."""
    assert {name for name in EDITION_CHANGES if not name.startswith("verasselt")} == set(DOCUMENTED_EDITIONS)
    for game_id in ALL:
        assert set(edition_changes(game_id)) == {
            name for name, (games, _) in DOCUMENTED_EDITIONS.items() if game_id in games
        }


@for_each("name", DOCUMENTED_EDITIONS)
@for_each("game_id", ALL)
def test_an_edition_changes_exactly_what_is_documented(game_id: str, name: str) -> None:
    """Section 10: an edition sets only options that the game has."""
    games, changes = DOCUMENTED_EDITIONS[name]
    if game_id not in games:
        with pytest.raises(OptionRefused) as refused:
            game(game_id, 3, edition=name)
        assert refused.value.code == "option/edition"
        return
    lacking = NOT_IN_THE_BASE_GAME if game_id == BASE else set()
    expected = {option: value for option, value in changes.items() if option not in lacking}
    before, after = game(game_id, 3).options, game(game_id, 3, edition=name).options
    assert {option: value for option, value in after.items() if value != before[option]} == expected
    assert changes_of(game_id, name) == expected


@for_each("wanted", ["hp-XX", "impact-DE", "", "hp", "klingon"])
def test_an_unknown_edition_is_refused(wanted: str) -> None:
    """Section 10: and the ones that exist are named."""
    with pytest.raises(OptionRefused) as refused:
        changes_of(HP, wanted)
    assert refused.value.code == "option/edition"
    assert "hp-DE" in refused.value.message


def test_strike_has_one_edition_and_it_is_the_default() -> None:
    """Section 10: its one booklet is French."""
    assert changes_of(STRIKE, "FR") == {}
    with pytest.raises(OptionRefused) as refused:
        changes_of(STRIKE, "DE")
    assert "strike-FR" in refused.value.message


@for_each("wanted", ["hp-FR", "HP-fr", "fr", "FR"])
def test_an_edition_goes_by_its_language_too(wanted: str) -> None:
    assert changes_of(HP, wanted) == {"relashio_throwers": "others", "accio_extra": "must"}


def test_what_is_chosen_overrides_the_edition() -> None:
    """Default, then edition, then choice."""
    settled = resolve_options(HP, {"accio_extra": "may"}, "hp-FR")
    assert (settled["accio_extra"], settled["relashio_throwers"]) == ("may", "others")


# Games and seats


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(GameUnknown) as refused:
        game("yahtzee")
    assert refused.value.code == "game/unknown"
    assert all(game_id in refused.value.message for game_id in ALL)


@for_each("game_id", ALL)
@for_each("seats", [0, 1, 6, -3, True, False])
def test_two_to_five_players(game_id: str, seats: int) -> None:
    """CORE-02."""
    with pytest.raises(SeatsRefused) as refused:
        game(game_id, seats)
    assert (refused.value.code, refused.value.clause) == ("game/seats", "CORE-02")
    for fine in (2, 3, 4, 5):
        assert game(game_id, fine).seats == fine
