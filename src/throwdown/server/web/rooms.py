"""The rooms of the page: every address that it has, what it shows there, and how.

This is the only table of them. The server answers these addresses, a site has files for those that need no server, and
``python -m throwdown.server.describe`` writes the page's own copy.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from throwdown.rules import GAMES


class Room(NamedTuple):
    """One address, and the component of ``web/src`` that is shown there."""

    address: str
    """Behind the base of the page. A name in braces is any text."""
    view: str
    words: str = "ROOMS"
    """The words that are read there: a name of ``words/topics.ts``."""
    whole: bool = False
    """It has its own bar and takes the whole window."""
    banned: bool = False
    """Banned people may read it: who runs the server, and what it stores."""
    site: tuple[str, ...] | None = None
    """It needs no server: its addresses on a site, by their ids."""


ALONE = ("",)
ROOMS = (
    Room("new", "lobby/New", site=ALONE),
    Room("learn", "lobby/Learn", "LEARN", site=ALONE),
    Room("learn/{id}", "lessons/Lesson", "LESSONS", whole=True, site=tuple(GAMES)),
    Room("practice", "practice/Practice", whole=True, site=ALONE),
    Room("referee", "referee/Referee", whole=True, site=ALONE),
    Room("t/{table}", "table/Table", whole=True),
    Room("j/{id}", "table/Table", whole=True),
    Room("g/{game}", "replay/Replay", whole=True),
    Room("screen", "screen/Screen", whole=True),
    Room("screen/{id}", "screen/Screen", whole=True),
    Room("mine", "mine/Mine", "MINE", site=ALONE),
    Room("mine/{id}", "mine/Mine", "MINE"),
    Room("keep", "people/Keep", "KEEP"),
    Room("resume", "lobby/Resume", "KEEP"),
    Room("groups", "groups/Groups", "GROUPS"),
    Room("groups/{id}", "groups/Groups", "GROUPS"),
    Room("tournaments", "tournaments/Tournaments", "TOURNAMENTS"),
    Room("tournaments/{id}", "tournaments/Tournaments", "TOURNAMENTS"),
    Room("tournaments/{id}/{part}", "tournaments/Tournaments", "TOURNAMENTS", whole=True),
    Room("desk", "desk/Desk", "DESK"),
    Room("bots", "desk/Bots", "DESK"),
    Room("privacy", "people/Privacy", "PRIVACY", banned=True),
    Room("imprint", "people/Imprint", "PRIVACY", banned=True),
)

#: Previews of links to these show who invites to what, and who played.
TABLE_PATH, GAME_PATH = "/t/{table}", "/g/{game}"
#: All others that show the page as it is.
PAGE_PATHS = ("/", *(f"/{room.address}" for room in ROOMS if f"/{room.address}" not in (TABLE_PATH, GAME_PATH)))
#: A phone as the hand of a player who looks at the screen of the room: a small page of its own.
HAND_PATHS = ("/hand", "/hand/", "/hand/{id}")
#: Files of a site for rooms with a fixed address.
SITE_FILES = tuple(f"{room.address.format(id=id)}/index.html" for room in ROOMS for id in room.site or ())

HEAD = "// Made by python -m throwdown.server.describe from the rooms of the server: do not edit.\n"


def rooms_ts() -> str:
    """Return the same table for the page."""
    return "\n".join(
        [
            HEAD,
            "import * as topics from '../words/topics';",
            "import type { Room } from './routes';\n",
            "export const ROOMS: readonly Room[] = [",
            *(f"  {_row(room)}," for room in ROOMS),
            "];\n",
        ]
    )


def _row(room: Room) -> str:
    path = ", ".join(f"'{part}'" for part in re.sub(r"\{\w+\}", "*", room.address).split("/"))
    flags = "".join(f", {name}: true" for name in ("whole", "banned") if getattr(room, name))
    return f"{{ path: [{path}], load: () => import('../{room.view}.svelte'), words: topics.{room.words}{flags} }}"
