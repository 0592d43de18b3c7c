"""The tree of hashes over a list that only grows, as RFC 9162 has it (section 2.1).

The root of the tree covers every row. A short path of hashes shows that a row is under a root (inclusion), and
that the list under one root is the beginning of the list under another (consistency).

A store has to hold only the hashes of full subtrees: ``finished`` says which ones a leaf completes, and every path
is made of so few of them that one read gets them all. Leaves count from 0.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_LEAF, _NODE = b"\x00", b"\x01"


class Node(NamedTuple):
    """A full subtree: the leaves from ``place`` times 2 to the power of ``level`` on, so many."""

    level: int
    place: int

    @property
    def last(self) -> int:
        """The leaf that completes it."""
        return ((self.place + 1) << self.level) - 1


class Span(NamedTuple):
    """The leaves from one up to another, which is not among them."""

    start: int
    end: int


def leaf_hash(leaf: bytes) -> bytes:
    return sha256(_LEAF + leaf).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(_NODE + left + right).digest()


def _split(size: int) -> int:
    """The largest power of two below a size of at least 2: so many leaves are on the left."""
    return 1 << ((size - 1).bit_length() - 1)


# A tree that grows


class Peaks:
    """The full subtrees of a list from left to right, the largest first: all that is needed to go on with it."""

    def __init__(self, size: int = 0, hashes: Iterable[bytes] = ()) -> None:
        """``hashes`` are those of ``full_subtrees`` of the whole list."""
        self.size = size
        self._hashes = list(hashes)

    def append(self, leaf: bytes) -> list[bytes]:
        """Add the hash of the next leaf. The hashes of the subtrees that it completes, itself first."""
        finished = [leaf]
        for _ in range(_trailing_ones(self.size)):
            finished.append(node_hash(self._hashes.pop(), finished[-1]))
        self._hashes.append(finished[-1])
        self.size += 1
        return finished

    def copy(self) -> Peaks:
        return Peaks(self.size, self._hashes)

    @property
    def root(self) -> bytes:
        return _folded(self._hashes)


def _trailing_ones(number: int) -> int:
    return (~number & (number + 1)).bit_length() - 1


def _folded(hashes: Sequence[bytes]) -> bytes:
    """The root over neighbouring subtrees of falling size; that of no leaves is the hash of nothing."""
    if not hashes:
        return sha256().digest()
    root = hashes[-1]
    for left in reversed(hashes[:-1]):
        root = node_hash(left, root)
    return root


# Paths


def full_subtrees(span: Span) -> Iterator[Node]:
    """The full subtrees of which these leaves consist, the largest first."""
    start, size = span.start, span.end - span.start
    while size:
        level = size.bit_length() - 1
        yield Node(level, start >> level)
        start, size = start + (1 << level), size - (1 << level)


def inclusion(index: int, size: int) -> list[Span]:
    """The leaves under each hash of the path from a leaf to the root of a tree of this size."""
    path: list[Span] = []
    start, end = 0, size
    while end - start > 1:
        middle = start + _split(end - start)
        if index < middle:
            path.append(Span(middle, end))
            end = middle
        else:
            path.append(Span(start, middle))
            start = middle
    return path[::-1]


def consistency(old: int, new: int) -> list[Span]:
    """The same for the path that shows that a tree of one size is the beginning of a larger one."""
    if old in (0, new):
        return []
    path: list[Span] = []
    start, end = 0, new
    while old != end:
        middle = start + _split(end - start)
        if old <= middle:
            path.append(Span(middle, end))
            end = middle
        else:
            path.append(Span(start, middle))
            start = middle
    if start:  # the one who checks knows the old root itself
        path.append(Span(start, end))
    return path[::-1]


def hashes_of(path: Iterable[Span], stored: Callable[[Node], bytes]) -> list[bytes]:
    """The hashes of such a path, made of those that are stored."""
    return [_folded([stored(node) for node in full_subtrees(span)]) for span in path]


# Checks


def is_included(leaf: bytes, index: int, size: int, path: Sequence[bytes], root: bytes) -> bool:
    """Whether this path leads from the hash of a leaf to the root of a tree of this size (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    at, last, found = index, size - 1, leaf
    for beside in path:
        if last == 0:
            return False
        if at & 1 or at == last:
            found = node_hash(beside, found)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            found = node_hash(found, beside)
        at, last = at >> 1, last >> 1
    return last == 0 and found == root


def is_consistent(old: int, old_root: bytes, new: int, new_root: bytes, path: Sequence[bytes]) -> bool:
    """Whether this path shows that the one tree is the beginning of the other (RFC 9162, 2.1.4.2)."""
    if old == new or old == 0:
        return not path and 0 <= old <= new and (old != new or old_root == new_root)
    if not 0 < old < new or not path:
        return False
    hashes = [old_root, *path] if old & (old - 1) == 0 else list(path)
    at, last = old - 1, new - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    before = after = hashes[0]
    for beside in hashes[1:]:
        if last == 0:
            return False
        if at & 1 or at == last:
            before, after = node_hash(beside, before), node_hash(beside, after)
            while not at & 1 and at:
                at, last = at >> 1, last >> 1
        else:
            after = node_hash(after, beside)
        at, last = at >> 1, last >> 1
    return last == 0 and before == old_root and after == new_root
