"""Named options and language presets: where the printed rules leave a choice, or disagree.

One row for each option: its values (the default first), the games that have it, and the clause.
Everything that offers, checks or explains options reads this table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import OptionRefused

from .values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping

ELEMENTS = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR")

POWERS = ("impact_power", "impact_avatar")
IMPACT = ("impact", *POWERS)
ARENA = ("strike", *IMPACT, "hp_strike")
BY_CONSENT = ("strike", "hp_strike")


class Option(Value):
    """One named choice; the first value is the default unless an edition has its own."""

    id: str
    values: tuple[Any, ...]
    games: tuple[str, ...]
    clause: str


_TABLE = (
    Option("first_player", ("host_choice", "random", "oldest"), ARENA, "CORE-06"),
    Option("start_die", ("thrown", "placed"), ARENA, "D-01"),
    Option("start_x", ("reroll", "turn"), ("strike", "impact", "hp_strike"), "D-01"),
    Option("collect", ("mandatory", "optional"), ARENA, "D-02"),
    Option("big_throw_when", ("turn_start", "whenever_empty"), ARENA, "D-03"),
    Option("big_throw_cause", ("any", "taken_only"), ARENA, "D-05"),
    Option("elim_nonactive", ("after_resolution", "immediate", "own_turn"), (*POWERS, "hp_strike"), "D-07"),
    Option("all_out", ("draw", "active_wins", "replay"), ARENA, "AMB-05"),
    Option("simul_points", ("after_all", "sequential"), ARENA, "AMB-09"),
    Option("tournament_tie", ("shared", "playoff", "players_choose"), ARENA, "D-14"),
    Option("pre_move", ("free", "group", "off_walls_by_consent", "none"), ARENA, "D-15"),
    Option("supply_visibility", ("visible", "hidden"), ARENA, "D-16"),
    Option("accidental_stack", ("nudge", "tower"), ARENA, "AMB-27"),
    Option("active_elements", ELEMENTS, POWERS, "IMP-AVA-01"),
    Option("storm_collector", ("turn_player", "start_player"), POWERS, "D-08"),
    Option("storm_pile_only", ("throw_pile", "exempt", "one_from_pile"), POWERS, "AMB-06"),
    Option("storm_chain", ("recheck", "locked"), POWERS, "AMB-17"),
    Option("pile_split", ("forbidden", "allowed"), POWERS, "D-09"),
    Option("pile_merge", ("separate", "merge"), POWERS, "AMB-22"),
    Option("piles_after_fire", ("dissolve", "owner_choice", "keep"), POWERS, "D-10"),
    Option("hurricane_piles", ("intact", "loosen"), POWERS, "AMB-07"),
    Option("swamp_water_only", ("not_a_match", "ends_turn"), POWERS, "AMB-18"),
    Option("fire_mode", ("live", "simulated", "fewest_dice"), POWERS, "DIG-FIRE-3"),
    Option("fire_tie", ("active_first", "rerun"), POWERS, "AMB-11"),
    Option("fire_empty_supply", ("cannot_race", "wins_instantly"), POWERS, "AMB-12"),
    Option("reaction_no_match", ("may_continue", "turn_ends"), (*POWERS, "hp_strike"), "AMB-15"),
    Option("immobulus_only", ("ends_turn", "ends_turn_if_new", "may_continue"), ("hp_strike",), "D-11"),
    Option("relashio_throwers", ("all", "others"), ("hp_strike",), "D-12"),
    Option("relashio_pending", ("still_matched", "always", "none"), ("hp_strike",), "AMB-39"),
    Option("relashio_new_immobulus", ("stays", "collected", "stays_and_suppresses"), ("hp_strike",), "AMB-38"),
    Option("accio_extra", ("may", "must"), ("hp_strike",), "D-13"),
    Option("accio_from_tower", ("any", "top_only"), ("hp_strike",), "AMB-34"),
    Option("accio_immobulus", ("allowed", "never"), ("hp_strike",), "AMB-35"),
    Option("leviosa_order", ("active_choice", "random"), ("hp_strike",), "AMB-30"),
    Option("refill_per_double_bar", (2, 1), ("verasselt",), "VER-LANG-01"),
    Option("end_check", ("before_first_roll", "turn_start"), ("verasselt",), "VER-LANG-02"),
    Option("consolation_optional", (False, True), ("verasselt",), "VER-LANG-04"),
    Option("first_turn_refill", (False, True), ("verasselt",), "VER-AMB-03"),
    Option("allow_stop_before_first_roll", (False, True), ("verasselt",), "VER-AMB-01"),
    Option("show_heap_counts", (True, False), ("verasselt",), "VER-AMB-25"),
    Option("max_turns", (None,), ("verasselt",), "VER-AMB-20"),
)
OPTIONS = {option.id: option for option in _TABLE}

#: Where an edition's default is not the first value of the table.
EDITION_DEFAULTS: dict[str, dict[str, Any]] = {
    "strike": {"pre_move": "off_walls_by_consent", "tournament_tie": "players_choose"},
    "impact": {"start_die": "placed"},
    "impact_power": {"active_elements": None},
    "impact_avatar": {"active_elements": ELEMENTS},
    "hp_strike": {
        "pre_move": "off_walls_by_consent",
        "tournament_tie": "players_choose",
        "accidental_stack": "tower",
        "reaction_no_match": "turn_ends",
    },
    "verasselt": {},
}

#: Language presets: which games they are for, and what they change against the default.
PRESETS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "hp-EN": (("hp_strike",), {}),
    "hp-DE": (
        ("hp_strike",),
        {
            "immobulus_only": "may_continue",
            "reaction_no_match": "may_continue",
            "relashio_new_immobulus": "stays_and_suppresses",
            "accio_immobulus": "never",
        },
    ),
    "hp-FR": (("hp_strike",), {"relashio_throwers": "others", "accio_extra": "must"}),
    "hp-IT": (("hp_strike",), {}),
    "hp-ES": (("hp_strike",), {}),
    "hp-NL": (("hp_strike",), {"start_die": "placed", "elim_nonactive": "immediate", "tournament_tie": "shared"}),
    "impact-DE": (IMPACT, {}),
    "impact-EN": (IMPACT, {}),
    "impact-NL": (IMPACT, {}),
    "impact-FR": (IMPACT, {"pre_move": "group", "pile_split": "allowed"}),
    "impact-IT": (IMPACT, {"collect": "optional", "pile_split": "allowed", "storm_collector": "start_player"}),
    "verasselt-DE": (("verasselt",), {}),
    "verasselt-EN": (("verasselt",), {"end_check": "turn_start"}),
    "verasselt-FR": (("verasselt",), {"end_check": "turn_start"}),
    "verasselt-IT": (
        ("verasselt",),
        {"end_check": "turn_start", "refill_per_double_bar": 1, "consolation_optional": True},
    ),
}


def options_of(game: str) -> dict[str, Option]:
    """The options that this game has."""
    return {option.id: option for option in _TABLE if game in option.games}


def defaults(game: str) -> dict[str, Any]:
    """Every option of this game at the edition's default."""
    return {option.id: option.values[0] for option in options_of(game).values()} | EDITION_DEFAULTS.get(game, {})


def presets_of(game: str) -> dict[str, dict[str, Any]]:
    """The language presets of this game; each sets only what the edition has."""
    has = options_of(game)
    return {
        preset: {option: value for option, value in changes.items() if option in has}
        for preset, (games, changes) in PRESETS.items()
        if game in games
    }


def preset(game: str, wanted: str) -> dict[str, Any]:
    """What the preset changes. Its language alone ("de") will do, in upper or lower case."""
    known = presets_of(game)
    for name, changes in known.items():
        if wanted.lower() in (name.lower(), name.split("-")[1].lower()):
            return changes
    offer = f"choose one of {', '.join(known)}" if known else "play it without a preset"
    raise OptionRefused(f"{game} has no language preset {wanted!r}: {offer}", code="option/preset")


def settle(game: str, chosen: Mapping[str, Any] | None = None, language: str | None = None) -> dict[str, Any]:
    """All options of a game: its defaults, then the preset, then what was chosen."""
    chosen = dict(chosen or {})
    settled = defaults(game) | (preset(game, language) if language else {})
    for option, value in chosen.items():
        settled[option] = _checked(game, option, value)
    _check_together(game, chosen, settled)
    return settled


def _checked(game: str, option: str, value: Any) -> Any:
    if option not in OPTIONS:
        raise OptionRefused(
            f"there is no option {option!r}: {game} has {', '.join(options_of(game))}", code="option/unknown"
        )
    known = OPTIONS[option]
    if game not in known.games:
        raise OptionRefused(
            f"{game} has no option {option!r} (it belongs to {', '.join(known.games)}): leave it out",
            code="option/not_in_edition",
            clause=known.clause,
        )
    if option == "active_elements":
        return _checked_elements(game, value)
    if option == "max_turns":
        return _checked_turns(value)
    if not any(value is allowed or (value == allowed and type(value) is type(allowed)) for allowed in known.values):
        offered = ", ".join(str(allowed).lower() for allowed in known.values)
        raise OptionRefused(f"option {option} cannot be {value!r}: choose one of {offered}", clause=known.clause)
    return value


def _checked_elements(game: str, value: Any) -> tuple[str, ...] | None:
    if game == "impact_power" and value is None:
        return None
    if game == "impact_power":
        raise OptionRefused(
            "in impact_power the start die alone decides the element: leave active_elements out,"
            " or play impact_avatar to choose",
            clause="IMP-POW-01",
        )
    if (
        not isinstance(value, list | tuple)
        or len(set(map(str, value))) != len(value)
        or not all(element in ELEMENTS for element in value)
    ):
        raise OptionRefused(
            f"active_elements cannot be {value!r}: give a list of different elements out of {', '.join(ELEMENTS)}",
            clause="IMP-AVA-01",
        )
    return tuple(value)


def _checked_turns(value: Any) -> int | None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
        raise OptionRefused(
            f"max_turns cannot be {value!r}: give a whole number from 1, or none for no limit", clause="VER-AMB-20"
        )
    return value


def _check_together(game: str, chosen: Mapping[str, Any], settled: Mapping[str, Any]) -> None:
    """Values that are known but do not fit this edition, or not each other."""
    if settled.get("supply_visibility") == "hidden" and game not in BY_CONSENT:
        raise OptionRefused(f"supplies are always visible in {game}: leave supply_visibility out", clause="IMP-05")
    if chosen.get("start_x") == "turn" and settled["start_die"] == "placed":
        raise OptionRefused(
            "start_x=turn needs a start die that is thrown: add start_die=thrown, or leave start_x out", clause="D-01"
        )
