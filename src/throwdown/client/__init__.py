"""A client for the server: come in, open a table or find one, and play there over its socket.

    client = await Client.guest("http://localhost:8642", "Ann")
    table = await client.make_table("strike", [ME, {"bot": "casual"}], start=True)
    async with client.connect(table["id"]) as link:
        result = await link.play(make_bot("strike", "thumb"))

A link outlives its connection: it reconnects automatically, gets what it missed, and sends again what was not
answered, with the same move id, so that nothing is done twice. Messages are the JSON objects of
``docs/socket.md``; the view of the own seat is the same value that the rules give to a bot.
"""

from .client import Client
from .errors import EndDiffers, KeyDropped, LinkLost, Refused
from .keys import Witness
from .lobby import LobbyLink
from .messages import ME, OPEN
from .table import TableLink

__all__ = [
    "ME",
    "OPEN",
    "Client",
    "EndDiffers",
    "KeyDropped",
    "LinkLost",
    "LobbyLink",
    "Refused",
    "TableLink",
    "Witness",
]
