"""The tree of hashes over the public list: known examples, the definition of RFC 9162, and forged paths."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from throwdown.table.merkle import (
    Node,
    Peaks,
    Span,
    consistency,
    full_subtrees,
    hashes_of,
    inclusion,
    is_consistent,
    is_included,
    leaf_hash,
    node_hash,
)

#: The example that implementations of RFC 6962 share: eight leaves, and the root after each.
LEAVES = [
    bytes.fromhex(leaf)
    for leaf in (
        "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f",
    )
]  # fmt: skip
ROOTS = (
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
)
INCLUSIONS = [
    (0, 8, ("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4")),
    (5, 8, ("bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7")),
    (2, 3, ("fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",)),
    (1, 5, ("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b")),
]  # fmt: skip
CONSISTENCIES = [
    (1, 1, ()),
    (1, 8, ("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4")),
    (6, 8, ("0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7")),
    (2, 5, ("5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b")),
]  # fmt: skip


class Tree:
    """Stores what a store would: for each leaf the subtrees that it completes."""

    def __init__(self, leaves: list[bytes]) -> None:
        self.peaks, self.finished, self.roots = Peaks(), list[list[bytes]](), [Peaks().root]
        for leaf in leaves:
            self.finished.append(self.peaks.append(leaf_hash(leaf)))
            self.roots.append(self.peaks.root)

    def stored(self, node: Node) -> bytes:
        return self.finished[node.last][node.level]

    def inclusion(self, index: int, size: int) -> list[bytes]:
        return hashes_of(inclusion(index, size), self.stored)

    def consistency(self, old: int, new: int) -> list[bytes]:
        return hashes_of(consistency(old, new), self.stored)


def defined_root(leaves: list[bytes]) -> bytes:
    """The root as the RFC defines it."""
    if len(leaves) < 2:
        return leaf_hash(leaves[0]) if leaves else sha256().digest()
    left = 1
    while left * 2 < len(leaves):
        left *= 2
    return node_hash(defined_root(leaves[:left]), defined_root(leaves[left:]))


def hexed(path: list[bytes]) -> tuple[str, ...]:
    return tuple(each.hex() for each in path)


# Known examples


def test_the_roots_of_the_shared_example_come_out() -> None:
    tree = Tree(LEAVES)
    assert hexed(tree.roots[1:]) == ROOTS
    assert tree.roots[0].hex() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


@pytest.mark.parametrize(("index", "size", "path"), INCLUSIONS)
def test_the_inclusion_paths_of_the_shared_example_come_out(index: int, size: int, path: tuple[str, ...]) -> None:
    assert hexed(Tree(LEAVES).inclusion(index, size)) == path


@pytest.mark.parametrize(("old", "new", "path"), CONSISTENCIES)
def test_the_consistency_paths_of_the_shared_example_come_out(old: int, new: int, path: tuple[str, ...]) -> None:
    assert hexed(Tree(LEAVES).consistency(old, new)) == path


# The definition

lists = st.lists(st.binary(max_size=4), min_size=1, max_size=70)


@given(lists)
def test_a_tree_that_grows_has_the_defined_root_after_every_leaf(leaves: list[bytes]) -> None:
    assert Tree(leaves).roots == [defined_root(leaves[:size]) for size in range(len(leaves) + 1)]


@given(lists, st.data())
def test_a_tree_goes_on_from_its_full_subtrees(leaves: list[bytes], data: st.DataObject) -> None:
    tree, size = Tree(leaves), data.draw(st.integers(0, len(leaves)))
    peaks = Peaks(size, [tree.stored(node) for node in full_subtrees(Span(0, size))])
    assert peaks.root == tree.roots[size]
    for at in range(size, len(leaves)):
        assert peaks.append(leaf_hash(leaves[at])) == tree.finished[at]
    assert peaks.root == tree.roots[-1]


@given(lists, st.data())
def test_every_leaf_is_included_and_no_other(leaves: list[bytes], data: st.DataObject) -> None:
    tree, size = Tree(leaves), data.draw(st.integers(1, len(leaves)))
    index = data.draw(st.integers(0, size - 1))
    path, root, leaf = tree.inclusion(index, size), tree.roots[size], leaf_hash(leaves[index])
    assert is_included(leaf, index, size, path, root)
    assert not is_included(leaf_hash(b"other"), index, size, path, root)
    assert not is_included(leaf, index, size, path, leaf_hash(b"other"))
    assert not is_included(leaf, index, size, [*path, leaf], root)
    assert not is_included(leaf, index, size, path[:-1], root) or not path
    assert not any(is_included(leaf, at, size, path, root) for at in (-1, size))


@given(lists, st.data())
def test_every_beginning_is_consistent_and_no_other(leaves: list[bytes], data: st.DataObject) -> None:
    tree, new = Tree(leaves), data.draw(st.integers(1, len(leaves)))
    old = data.draw(st.integers(1, new))
    path, before, after, other = tree.consistency(old, new), tree.roots[old], tree.roots[new], leaf_hash(b"other")
    assert is_consistent(old, before, new, after, path)
    assert not is_consistent(old, other, new, after, path)
    assert not is_consistent(old, before, new, other, path)
    assert not is_consistent(old, before, new, after, [*path, other])
    assert not any(is_consistent(old, before, new, after, [*path[:at], *path[at + 1 :]]) for at in range(len(path)))
    assert not is_consistent(new + 1, before, new, after, path)


@given(lists, st.data())
def test_a_list_with_one_row_changed_is_not_consistent(leaves: list[bytes], data: st.DataObject) -> None:
    """Whatever of the two lists the server takes the path from."""
    old = data.draw(st.integers(1, len(leaves)))
    changed = data.draw(st.integers(0, old - 1))
    tree, forked = Tree(leaves), Tree([*leaves[:changed], leaves[changed] + b"?", *leaves[changed + 1 :]])
    for source in (tree, forked):
        path = source.consistency(old, len(leaves))
        assert not is_consistent(old, tree.roots[old], len(leaves), forked.roots[-1], path)


def test_every_list_goes_on_from_none() -> None:
    tree = Tree(LEAVES)
    assert is_consistent(0, tree.roots[0], 8, tree.roots[8], tree.consistency(0, 8))
    assert is_consistent(0, tree.roots[0], 0, tree.roots[0], [])
    assert not is_consistent(0, tree.roots[0], 8, tree.roots[8], [tree.roots[1]])
    assert not is_consistent(-1, tree.roots[0], 8, tree.roots[8], [])


def test_a_path_over_a_million_rows_is_short() -> None:
    size = 1_000_003
    longest = max((consistency(old, size) for old in range(1, size, 997)), key=len)
    assert len(longest) * 32 <= 700 and len(inclusion(123_456, size)) <= 20
    assert sum(1 for span in longest for _ in full_subtrees(span)) <= 40
