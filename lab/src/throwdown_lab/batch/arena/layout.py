"""The layout of the row of one game, and the numbers that represent words."""

from __future__ import annotations

from enum import IntEnum

from throwdown_lab.batch.events import ROOM

MOST_SEATS, MOST_DICE, MOST_PILES = 5, 26, 13

#: Fields of one number.
FIELDS = (
    *("phase", "active", "direction", "first", "throws", "removed", "taken_bare", "dice", "tower", "elements"),
    *("groups", "reason", "winners"),
    *("verdict", "collector", "reacted", "gone", "pending", "waiting", "building"),
)
(PHASE, ACTIVE, DIRECTION, FIRST, THROWS, REMOVED, TAKEN_BARE, DICE, TOWER, ELEMENTS) = range(10)
(GROUPS, REASON, WINNERS) = range(10, 13)
#: What a throw has to remember while it is being resolved; symbols and seats as bits.
(VERDICT, COLLECTOR, REACTED, GONE, PENDING, WAITING, BUILDING) = range(13, 20)

#: Fields of one number for each seat.
SUPPLY = len(FIELDS)
OUT = SUPPLY + MOST_SEATS  # 0, or 8 × the group that went out, + the place in it from 1
HANDS = OUT + MOST_SEATS  # dice in the air
MANNERS = HANDS + MOST_SEATS
#: Of one number for each slot of the arena: 1 to 5 are the symbols, 6 is lost.
FACE = MANNERS + MOST_SEATS
CORE_WIDTH = FACE + MOST_DICE
#: Only with spells: dice that no Accio gets, and the level of each die in the tower under way.
KEPT = CORE_WIDTH
LEVEL = KEPT + MOST_DICE
SPELLS_WIDTH = LEVEL + MOST_DICE
#: Only with powers: how many piles a seat has, and how many dice are in each.
PILES = CORE_WIDTH
PILE = PILES + MOST_SEATS
POWERS_WIDTH = PILE + MOST_SEATS * MOST_PILES

LOST = 6

PHASE_NAMES = ("place", "turn", "choice", "reaction", "piles", "collect", "accio", "tower", "over")
(PLACE, TURN, CHOICE, REACTION, KEEP_PILES, COLLECT, ACCIO, BUILD, OVER) = range(9)
VERDICT_NAMES = ("", "collected", "declined", "race", "held_match", "reaction")
(GOES_ON, COLLECTED, DECLINED, RACE, HELD_MATCH, AFTER_REACTION) = range(6)
REASON_NAMES = ("", "last_with_dice", "all_out", "throw_cap")
(UNDECIDED, LAST_WITH_DICE, ALL_OUT, THROW_CAP) = range(4)

#: Symbols as bits, in the order of the book.
FIRE, WATER, STONE, LIGHTNING, AIR = (1 << symbol for symbol in range(5))
IMMOBULUS, RELASHIO, ACCIO_SPELL, LEVIOSA, CONFUNDO = (1 << symbol for symbol in range(5))

# A game is worked out on a bench: the row of the game comes first, then what is the same for all games, then
# the numbers of chance and room to write on.
SHEET = max(SPELLS_WIDTH, POWERS_WIDTH)
LUCK = SHEET + 43 + MOST_SEATS
CHANCE = LUCK + 5 * 4
W_LOOSE = CHANCE + 1  # slots of loose dice, in the order in which they are struck
W_HANDS = W_LOOSE + MOST_DICE  # seats in the order in which they land
W_TOWER = W_HANDS + MOST_SEATS
W_IDS = W_TOWER + MOST_DICE
LOG = W_IDS + 160  # what happens, in a build that logs events
BENCH = LOG + ROOM


class Edition(IntEnum):
    """What an edition adds to the core."""

    CORE = 0
    POWERS = 1
    SPELLS = 2


CORE, POWERS, SPELLS = map(int, Edition)


def width(edition: Edition) -> int:
    """How many numbers the row of a game has."""
    return {Edition.CORE: CORE_WIDTH, Edition.POWERS: POWERS_WIDTH, Edition.SPELLS: SPELLS_WIDTH}[edition]
