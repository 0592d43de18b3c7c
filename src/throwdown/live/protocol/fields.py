"""Types of fields that several messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[A-Za-z0-9_.:-]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
ShortName = Annotated[str, Meta(max_length=40)]
Version = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Language = Literal["de", "en", "fr", "it", "nl", "es"]
ThemeName = Literal["published", "neutral"]
ClockName = Literal["none", "slow", "normal", "fast", "days"]
Visibility = Literal["public", "link", "password"]
Kind = Literal["online", "hot_seat", "referee"]
ThrowerName = Literal["physics", "luck", "entered"]
Unit = Literal["win", "cards"]
#: What is rolled for in voll verasselt.
GroupName = Literal["hub", "catch"]
Presence = Literal["here", "silent", "lost", "left", "gone", "bot", "open"]
Phrase = Literal[
    "hello", "good_luck", "well_thrown", "ouch", "thanks", "one_moment", "may_i_move", "again", "good_game", "bye",
]  # fmt: skip
#: Catalogues that the page reads, a room at a time; the others are for the terminal.
Topic = Literal[
    "theme",
    "list",
    "page",
    "privacy",
    "analysis",
    "arena",
    "ask",
    "board",
    "clause",
    "desk",
    "edition",
    "error",
    "event",
    "fair",
    "first",
    "group",
    "hub",
    "keep",
    "learn",
    "mine",
    "moment",
    "notice",
    "lesson",
    "told",
    "room",
    "screen",
    "story",
    "tab",
    "tournament",
    "verify",
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
#: A key, a hash or a commitment: 32 bytes.
Hex64 = Annotated[str, Meta(min_length=128, max_length=128, pattern=r"\A[0-9a-f]{128}\Z")]
Hex32 = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"\A[0-9a-f]{64}\Z")]
KeyStage = Literal["nothing", "hashes", "keys"]
#: So many lines of a log are sent at a time.
MOST_LINES = 200
LogLength = Annotated[int, Meta(ge=0, le=MOST_LINES)]
HeadingLevel = Annotated[int, Meta(ge=1, le=6)]
#: A throw of a game, counted from 1.
Numbers = Annotated[list[Annotated[int, Meta(ge=-(2**31), le=2**31)]], Meta(max_length=9)]
#: Where a die lies: its place in µm, then its quaternion in millionths.
Pose = Annotated[tuple[int, ...], Meta(min_length=7, max_length=7)]
Lies = tuple[int, Pose]

# What a game brings, told as ``rules.codec`` encodes it: a game that is registered may bring its own.
EncodedAction = Annotated[Any, Meta(title="Action", description="An action, its name under `is`.")]
ActionSaid = Annotated[dict[str, Any], Meta(title="Action", description="An action, its name under `is`.")]
EncodedEvent = Annotated[Any, Meta(title="GameEvent", description="An event, its name under `is`.")]
EncodedResult = Annotated[Any, Meta(title="Result", description="How a game ended.")]
EncodedView = Annotated[Any, Meta(title="View", description="What a seat sees of a game.")]
