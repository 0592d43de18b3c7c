"""Doing many pieces of work: in this process, on the cores of this machine, or on a Ray cluster.

    with open_pool(processes=None, on=None) as workers:
        for number, found in workers.each(function, pieces):
            ...

What comes of a piece depends on the piece alone, so the same pieces give the same results wherever they are done;
``in_order`` gives them in the order of the pieces. A worker that is lost is replaced and its piece done again.
"""

from .order import in_order
from .pool import Pool, open_pool

__all__ = ["Pool", "in_order", "open_pool"]
