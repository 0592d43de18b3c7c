"""Named options, and printed editions that change them: where the printed rules leave a choice, or disagree.

One row for each option: its values (the default first), the games that have it, and the clause.
Everything that offers, checks or explains options reads this table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import OptionRefused

from .values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

HP = ("hp_strike",)
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
    group: str
    """What it is about: house rules are shown under these headings."""


_TABLE = (
    Option("first_player", ("host_choice", "random", "oldest"), ARENA, "CORE-06", "set_up"),
    Option("first_player", ("host_choice", "random", "saw_bug"), ("verasselt",), "VER-SETUP-05", "set_up"),
    Option("start_die", ("thrown", "placed"), ARENA, "D-01", "set_up"),
    Option("start_x", ("reroll", "turn"), ("strike", "impact", "hp_strike"), "D-01", "set_up"),
    Option("collect", ("mandatory", "optional"), ARENA, "D-02", "throws"),
    Option("big_throw_when", ("turn_start", "whenever_empty"), ARENA, "D-03", "throws"),
    Option("big_throw_cause", ("any", "taken_only"), ARENA, "D-05", "throws"),
    Option("elim_nonactive", ("after_resolution", "immediate", "own_turn"), (*POWERS, "hp_strike"), "D-07", "end"),
    Option("all_out", ("draw", "active_wins", "replay"), ARENA, "AMB-05", "end"),
    Option("simul_points", ("after_all", "sequential"), ARENA, "AMB-09", "end"),
    Option("tournament_tie", ("shared", "playoff", "players_choose"), ARENA, "D-14", "end"),
    Option("pre_move", ("free", "group", "off_walls_by_consent", "none"), ARENA, "D-15", "throws"),
    Option("supply_visibility", ("visible", "hidden"), ARENA, "D-16", "set_up"),
    Option("accidental_stack", ("nudge", "tower"), ARENA, "AMB-27", "throws"),
    Option("active_elements", ELEMENTS, POWERS, "IMP-AVA-01", "set_up"),
    Option("starting_dice", (None,), ARENA, "CORE-03", "set_up"),
    Option("storm_collector", ("turn_player", "start_player"), POWERS, "D-08", "powers"),
    Option("storm_pile_only", ("throw_pile", "exempt", "one_from_pile"), POWERS, "AMB-06", "powers"),
    Option("storm_chain", ("recheck", "locked"), POWERS, "AMB-17", "powers"),
    Option("pile_split", ("forbidden", "allowed"), POWERS, "D-09", "powers"),
    Option("pile_merge", ("separate", "merge"), POWERS, "AMB-22", "powers"),
    Option("piles_after_fire", ("dissolve", "owner_choice", "keep"), POWERS, "D-10", "powers"),
    Option("hurricane_piles", ("intact", "loosen"), POWERS, "AMB-07", "powers"),
    Option("swamp_water_only", ("not_a_match", "ends_turn"), POWERS, "AMB-18", "powers"),
    Option("fire_mode", ("live", "simulated", "fewest_dice"), POWERS, "DIG-FIRE-3", "powers"),
    Option("fire_tie", ("active_first", "rerun"), POWERS, "AMB-11", "powers"),
    Option("fire_empty_supply", ("cannot_race", "wins_instantly"), POWERS, "AMB-12", "powers"),
    Option("reaction_no_match", ("may_continue", "turn_ends"), POWERS, "AMB-15", "throws"),
    Option("reaction_no_match", ("may_continue", "turn_ends"), HP, "AMB-41", "throws"),
    Option("immobulus_only", ("ends_turn", "ends_turn_if_new", "may_continue"), HP, "D-11", "spells"),
    Option("relashio_throwers", ("all", "others"), HP, "D-12", "spells"),
    Option("relashio_pending", ("still_matched", "always", "none"), HP, "AMB-39", "spells"),
    Option("relashio_new_immobulus", ("stays", "collected", "stays_and_suppresses"), HP, "AMB-38", "spells"),
    Option("accio_extra", ("may", "must"), HP, "D-13", "spells"),
    Option("accio_from_tower", ("any", "top_only"), HP, "AMB-34", "spells"),
    Option("accio_immobulus", ("allowed", "never"), HP, "AMB-35", "spells"),
    Option("leviosa_order", ("active_choice", "random"), HP, "AMB-30", "spells"),
    Option("refill_per_double_bar", (2, 1), ("verasselt",), "VER-LANG-01", "cards"),
    Option("end_check", ("before_first_roll", "turn_start"), ("verasselt",), "VER-LANG-02", "end"),
    Option("consolation_optional", (False, True), ("verasselt",), "VER-LANG-04", "cards"),
    Option("first_turn_refill", (False, True), ("verasselt",), "VER-AMB-03", "set_up"),
    Option("allow_stop_before_first_roll", (False, True), ("verasselt",), "VER-AMB-01", "cards"),
    Option("show_heap_counts", (True, False), ("verasselt",), "VER-AMB-25", "cards"),
    Option("max_turns", (None,), ("verasselt",), "VER-AMB-20", "end"),
)
#: By id. Who begins is asked differently in the arena and among bugs: there ``options_of`` knows the row of a game.
OPTIONS = {option.id: option for option in reversed(_TABLE)}
GROUPS = ("set_up", "throws", "powers", "spells", "cards", "end")
#: Dice by seat, for a handicap. A game has this option only if it was chosen: all others stay as they always were.
HANDICAP = "starting_dice"
#: All dice of the box but the one that starts in the arena (CORE-01, CORE-04).
MOST_STARTING = 25
#: Avatar is played with so many elements at least (IMP-AVA-01).
LEAST_ELEMENTS = 2

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

#: How one asks for the plain rules, which are those of no edition.
NO_EDITION = "none"
#: Printed editions: which games they are for, and what they change against the default.
EDITION_CHANGES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
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
    "strike-FR": (("strike",), {}),
    "impact-DE": (IMPACT, {"piles_after_fire": "owner_choice"}),
    "impact-EN": (IMPACT, {"piles_after_fire": "owner_choice"}),
    "impact-NL": (IMPACT, {"piles_after_fire": "owner_choice"}),
    "impact-FR": (IMPACT, {"pre_move": "group", "pile_split": "allowed", "piles_after_fire": "owner_choice"}),
    "impact-IT": (IMPACT, {"collect": "optional", "pile_split": "allowed"}),
    "verasselt-DE": (("verasselt",), {}),
    "verasselt-EN": (("verasselt",), {"end_check": "turn_start"}),
    "verasselt-FR": (("verasselt",), {"end_check": "turn_start"}),
    "verasselt-IT": (
        ("verasselt",),
        {"end_check": "turn_start", "refill_per_double_bar": 1, "consolation_optional": True},
    ),
}

#: What rulebooks leave to the table: every value that they offer. An edition that sets such an option fixes it
#: (the Dutch wizards place the start die and share ties). Elements may be any of these, several or all.
_AGREED_BEFORE: dict[str, tuple[Any, ...]] = {
    "start_x": ("reroll", "turn"),
    "supply_visibility": ("visible", "hidden"),
    "tournament_tie": ("players_choose", "shared", "playoff"),
    "pre_move": ("off_walls_by_consent", "none"),
}
PRINTED_CHOICES: dict[str, dict[str, tuple[Any, ...]]] = {
    "strike": _AGREED_BEFORE,
    "hp_strike": _AGREED_BEFORE,
    "impact_avatar": {"active_elements": ELEMENTS},
}


#: Options of registered games, by game.
_OWN: dict[str, tuple[Option, ...]] = {}


def own_options(game: str, settings: Mapping[str, tuple[Any, ...]]) -> None:
    """The options of a registered game: the values of each, the default first."""
    for option, values in settings.items():
        if not values:
            raise OptionRefused(
                "option {option} of {game} has no values: give a tuple of them, the default first",
                option=option,
                game=game,
            )
    _OWN[game] = tuple(Option(option, values, (game,), "", "set_up") for option, values in settings.items())


def options_of(game: str) -> dict[str, Option]:
    """The options that this game has."""
    return {option.id: option for option in _OWN.get(game, _TABLE) if game in option.games}


def defaults(game: str) -> dict[str, Any]:
    """Every option of this game at the edition's default; a handicap is there only if it was chosen."""
    usual = {option.id: option.values[0] for option in options_of(game).values() if option.id != HANDICAP}
    return usual | EDITION_DEFAULTS.get(game, {})


def edition_changes(game: str) -> dict[str, dict[str, Any]]:
    """What each printed edition of this game changes, by its id; each sets only options that the game has."""
    has = options_of(game)
    return {
        edition: {option: value for option, value in changes.items() if option in has}
        for edition, (games, changes) in EDITION_CHANGES.items()
        if game in games
    }


def edition_name(game: str, wanted: str) -> str:
    """The id of the edition of this name or language ("de"), in upper or lower case; "" for "none", the plain rules."""
    known = edition_changes(game)
    for name in known:
        if wanted.lower() in (name.lower(), name.split("-")[1].lower()):
            return name
    if wanted.lower() == NO_EDITION:
        return ""
    offer = "choose one of {known}" if known else "play it without one"
    message = "{game} has no edition {wanted!r}: " + offer
    editions = ", ".join([*known, NO_EDITION])
    raise OptionRefused(message, code="option/edition", game=game, wanted=wanted, known=editions)


def changes_of(game: str, wanted: str) -> dict[str, Any]:
    """What the edition of this name changes."""
    return edition_changes(game).get(edition_name(game, wanted), {})


def printed_choices(game: str, edition: str) -> dict[str, tuple[Any, ...]]:
    """The values that the rulebook of this edition offers, by option; "" is what all editions leave to the table."""
    fixed = {*edition_changes(game).get(edition, {})}
    if "start_die" in fixed:  # it is placed there, so it never shows X
        fixed.add("start_x")
    return {option: values for option, values in PRINTED_CHOICES.get(game, {}).items() if option not in fixed}


def resolve_options(game: str, chosen: Mapping[str, Any] | None = None, language: str | None = None) -> dict[str, Any]:
    """All options of a game: its defaults, then the edition's, then the chosen values."""
    chosen = dict(chosen or {})
    options = defaults(game) | (changes_of(game, language) if language else {})
    for option, value in chosen.items():
        options[option] = _checked(game, option, value)
    if options.get(HANDICAP, ()) is None:
        del options[HANDICAP]
    _check_together(game, chosen, options)
    return options


def check_new_game(game: str, options: Mapping[str, Any]) -> None:
    """Raise an error for options that no new game may have; older games and records may have them."""
    elements = options.get("active_elements")
    if game == "impact_avatar" and elements is not None and len(elements) < LEAST_ELEMENTS:
        raise OptionRefused(
            "impact_avatar is played with {least} to {most} elements, not {count}: name "
            "more in active_elements, out of {known}, or play impact or impact_power",
            code="option/elements",
            clause="IMP-AVA-01",
            least=LEAST_ELEMENTS,
            most=len(ELEMENTS),
            count=len(elements),
            known=", ".join(ELEMENTS),
        )


def _checked(game: str, option: str, value: Any) -> Any:
    known = options_of(game).get(option)
    if known is None and (option not in OPTIONS or game in _OWN):
        raise _no_option(game, option)
    if known is None:
        elsewhere = OPTIONS[option]
        raise OptionRefused(
            "{game} has no option {option!r} (it belongs to {known}): leave it out",
            code="option/not_in_edition",
            clause=elsewhere.clause,
            game=game,
            option=option,
            known=", ".join(elsewhere.games),
        )
    if option == "active_elements" and game not in _OWN:
        return _checked_elements(game, value)
    if option == "max_turns" and game not in _OWN:
        return _checked_turns(value)
    if option == HANDICAP and game not in _OWN:
        return _checked_dice(value)
    if not any(value is allowed or (value == allowed and type(value) is type(allowed)) for allowed in known.values):
        offered = ", ".join(str(allowed).lower() for allowed in known.values)
        message = "option {option} cannot be {value!r}: choose one of {offered}"
        raise OptionRefused(message, clause=known.clause or None, option=option, value=value, offered=offered)
    return value


def _no_option(game: str, option: str) -> OptionRefused:
    from difflib import get_close_matches  # only who mistypes waits for it

    offered = options_of(game)
    near = get_close_matches(str(option), offered, n=1)
    meant = f"did you mean {near[0]}? " if near else ""
    message = f"there is no option {{option!r}}: {meant}{{game}} has {{known}}"
    return OptionRefused(message, code="option/unknown", option=option, game=game, known=", ".join(offered) or "none")


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
            "active_elements cannot be {value!r}: give a list of different elements out of {known}",
            clause="IMP-AVA-01",
            value=value,
            known=", ".join(ELEMENTS),
        )
    return tuple(value)


def _checked_turns(value: Any) -> int | None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or value < 1):
        raise OptionRefused(
            "max_turns cannot be {value!r}: give a whole number from 1, or none for no limit",
            clause="VER-AMB-20",
            value=value,
        )
    return value


def _checked_dice(value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list | tuple) or not all(type(dice) is int and dice > 0 for dice in value):
        raise refused_dice(
            "starting_dice cannot be {value!r}: give a whole number from 1 for each seat, as 8,10", value=value
        )
    if sum(value) > MOST_STARTING:
        raise refused_dice(
            "starting_dice cannot be {count} in all: one of the {all} dice of the box starts in the arena,"
            " so {most} are the most",
            count=sum(value),
            all=MOST_STARTING + 1,
            most=MOST_STARTING,
        )
    return tuple(value)


def refused_dice(message: str, **values: Any) -> OptionRefused:
    """The error for dice that the seats cannot begin with."""
    return OptionRefused(message, code="option/dice", clause="CORE-03", **values)


def options_of_seats(options: Mapping[str, Any], seats: Sequence[int]) -> dict[str, Any]:
    """The options of a game that only these seats of the table play, in this order: each keeps its starting dice."""
    dice = options.get(HANDICAP)
    return dict(options) | ({} if dice is None else {HANDICAP: tuple(dice[seat] for seat in seats)})


def _check_together(game: str, chosen: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Values that are known but do not fit this edition, or not each other."""
    if game in _OWN:
        return
    if options.get("supply_visibility") == "hidden" and game not in BY_CONSENT:
        raise OptionRefused(
            "supplies are always visible in {game}: leave supply_visibility out",
            code="option/visible",
            clause="IMP-05",
            game=game,
        )
    if chosen.get("start_x") == "turn" and options["start_die"] == "placed":
        raise OptionRefused(
            "start_x=turn needs a start die that is thrown: add start_die=thrown, or leave start_x out",
            code="option/start_placed",
            clause="D-01",
        )
