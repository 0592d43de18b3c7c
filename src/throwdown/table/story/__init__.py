"""The story of a finished game: its course, rolled against expected, where throws went."""

from .figures import AimedThrow, BestThrow, Count, CoursePoint, FaceCount, Remark, SeatStory, Story
from .snapshots import NoThrow, Snapshot, snapshot
from .telling import tell_story

__all__ = [
    "AimedThrow",
    "BestThrow",
    "Count",
    "CoursePoint",
    "FaceCount",
    "NoThrow",
    "Remark",
    "SeatStory",
    "Snapshot",
    "Story",
    "snapshot",
    "tell_story",
]
