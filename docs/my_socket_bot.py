"""A bot over the socket in forty lines: it opens a table against a bot of the server and plays one game.

python docs/my_socket_bot.py http://localhost:8642
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from throwdown.client import ME, Client, Refused
from throwdown.rules import Stop
from throwdown.rules.arena.state import THROWS


def choose(view: Any) -> Any:
    """Stop while few symbols lie there; throw otherwise."""
    few_symbols = len({face for _, face in view.arena}) < 3
    if few_symbols and Stop() in view.actions:
        return Stop()
    return next((action for action in view.actions if isinstance(action, THROWS)), view.actions[0])


async def play(url: str) -> bool:
    """Whether it has won."""
    client = await Client.guest(url, "Careful")
    table = await client.make_table("strike", [ME, {"bot": "casual"}], thrower="luck", start=True)
    async with client.connect(table["id"]) as link:
        async for _ in link:  # whatever happens: is it our turn now?
            while link.asked:
                try:
                    await link.act(link.asked[0], choose(link.view), "toss")
                except Refused as refused:  # nobody may throw more than once a second for long
                    if refused.code != "server/too_fast":
                        raise
                    await asyncio.sleep(0.5)
            if link.result is not None:
                return 0 in link.result.winners
    return False


if __name__ == "__main__":
    print("won" if asyncio.run(play(sys.argv[1])) else "lost")
