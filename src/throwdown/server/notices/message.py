"""A notice in the language of a person. It has no names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from throwdown.words import Words

#: A notice that asks for nothing but to be seen.
TEST = "test"


class Message(msgspec.Struct, frozen=True):
    """What is shown."""

    title: str
    text: str
    path: str
    """What it opens, from the page on: the service worker knows the address of the page."""
    link: str
    """The same as a whole address."""
    tag: str
    """A newer one with the same tag replaces it on the screen."""

    @property
    def pushed(self) -> bytes:
        """What a browser is sent."""
        shown = {"title": self.title, "body": self.text, "path": self.path, "tag": self.tag}
        return msgspec.json.encode(shown)

    @property
    def posted(self) -> bytes:
        """What a webhook is sent."""
        return msgspec.json.encode({"title": self.title, "text": self.text, "link": self.link})


def message_of(kind: str, path: str, words: Words, address: str) -> Message:
    """``address`` is that of the page, without a slash at its end."""
    title, text = words.say(f"notice-{kind}"), words.say(f"notice-{kind}-text")
    return Message(title, text, path, f"{address}{path}", f"{'turn' if kind == 'reminder' else kind}{path}")
