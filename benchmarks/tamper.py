"""Forge recorded games and count how many forgeries ``verify`` catches.

python -m benchmarks.tamper [N] [SEED]    N forged records (1,000), one of five of them thrown in the arena

The true games are signed with keys that the reader knows. What nothing binds but such a signature, or the final hash in
a server's public list, must be named as unbound, or be caught with that list. Exits with 1 if a forgery is taken for a
true game, if one is neither caught by the line that was forged nor named, or if the list does not catch it.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.tampering import KINDS, KNOWN, OF_LINES, forgeries, record, with_live_race, with_race
from throwdown.rules import GAMES
from throwdown.table.verify import verify_lines

#: One of so many is thrown in the arena.
THROWN = 5


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 1000
    rng = Random(int(arguments[1]) if len(arguments) > 1 else 1)
    luck = [
        *(record(name, "luck", seed, 4 + seed, signed=True) for name in GAMES for seed in range(8)),
    ]
    races = [with_race(), with_live_race()]
    luck += [record("strike", "luck", seed, 4 + seed, signed=True, handicap=(8, 10)) for seed in (0, 2)]
    arena = [record(name, "physics", seed, 2 + seed % 3, signed=True) for name in GAMES for seed in range(4)]
    wrong = sum(verify_lines(lines, known=KNOWN).verdict != "holds" for lines in (*luck, *arena))
    wrong += sum(verify_lines(lines).dice != "holds" for lines in races)
    luck += races
    print(f"{len(luck)} games of committed luck and {len(arena)} in the arena: {wrong} do not hold")
    slipped = unlisted = passed = 0
    for name, records, share in (("luck", luck, count - count // THROWN), ("arena", arena, count // THROWN)):
        kinds, caught, named = Counter[str](), Counter[str](), Counter[str]()
        began = time.process_time()
        for forged in forgeries(rng, records, share):
            kinds[forged.kind] += 1
            verified = verify_lines(forged.lines, known=KNOWN)
            passed += verified.verdict == "holds"
            caught[forged.kind] += forged.is_caught(verified)
            named[forged.kind] += verified.fault is None and forged.is_named(verified)
            if verified.fault is None:
                unlisted += verify_lines(forged.lines, forged.ledger).verdict == "holds"
        took = (time.process_time() - began) / max(share, 1)
        print(
            f"{name}: of {share} are {caught.total()} caught by the right line, {named.total()} named as unbound,"
            f" {took * 1000:.1f} ms each"
        )
        print("  " + ", ".join(f"{kind} {caught[kind]}+{named[kind]}/{kinds[kind]}" for kind in sorted(kinds)))
        slipped += share - caught.total() - named.total()
    print(f"{len(OF_LINES) + len(KINDS)} ways; caught or named: {count - slipped} of {count}")
    print(f"taken for a true game without the list: {passed}, with it: {unlisted}")
    return int(bool(wrong or slipped or unlisted or passed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
