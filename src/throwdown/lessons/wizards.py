"""Harry Potter Strike: five spells, and what silences them."""

from __future__ import annotations

from .script import ALL, TAKEN, THROW, ArenaPosition, Lesson, Lit, Step, Wanted

#: All spells but the one that silences the others.
FOUR = ("RELASHIO", "ACCIO", "LEVIOSA", "CONFUNDO")


def _spell(id: str, spell: str, clause: str, done: str, then: tuple[Wanted, ...] = (), lit: Lit = "throw") -> Step:
    """A die that shows the spell lands beside one that does."""
    others = tuple(each for each in reversed(FOUR) if each != spell)[:3]
    return Step(
        id,
        ArenaPosition((6, 6, 6), (spell, *others)),
        (THROW, *then),
        lit=lit,
        clause=clause,
        done=(done,),
        shows=(spell,),
        example=(spell,),
    )


HP_STRIKE = Lesson(
    "hp_strike",
    (
        Step(
            "pair",
            ArenaPosition((6, 6, 6), FOUR),
            (THROW,),
            lit="throw",
            clause="HPS-01",
            done=TAKEN,
            example=("CONFUNDO",),
        ),
        _spell("confundo", "CONFUNDO", "HPS-CONF-01", "direction_reversed"),
        _spell("relashio", "RELASHIO", "HPS-RELA-01", "reaction_committed", (Wanted("react"),)),
        _spell("accio", "ACCIO", "HPS-ACCI-01", "accio_taken", (Wanted("take_extra"),), "extras"),
        _spell("leviosa", "LEVIOSA", "HPS-LEVI-01", "tower_built", (Wanted("build_tower"),), "tower"),
        _spell("immobulus", "IMMOBULUS", "HPS-IMMO-01", "immobulus_held"),
        Step(
            "all",
            ArenaPosition((8, 7, 7), ()),
            (ALL,),
            lit="throw",
            clause="CORE-18",
            done=TAKEN,
            example=("CONFUNDO", "CONFUNDO", "ACCIO", "RELASHIO", "LEVIOSA", "IMMOBULUS", "X", "X"),
        ),
    ),
)
