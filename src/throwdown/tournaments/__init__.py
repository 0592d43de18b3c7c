"""A tournament at many tables: who plays whom, points and standings.

A tournament is a list of entries (``log``), and its state is their fold. ``next_round`` gives the next tables as an
entry to append, ``standings`` says who is where. The room knows neither clock, store nor network: all chance follows
from the seed in the first entry, and names are elsewhere.

The option "tournament" of one table is something else: several games in a row (``rules.tournament``).
"""

from __future__ import annotations

from .log import (
    AnyEntry,
    BellRung,
    Changed,
    Closed,
    Corrected,
    Entered,
    Left,
    Mode,
    Opened,
    Paired,
    Placed,
    Reported,
    Returned,
    Seating,
    Settings,
    Source,
    entry_bytes,
    read_entry,
)
from .meetings import met_before
from .pairing import next_round
from .progress import Phase, phase
from .refused import TournamentRefused
from .sheets import standings_csv, tables_csv
from .standings import Standing, points_of, standings
from .state import Entrant, Round, State, Table, after, fold

__all__ = [
    "AnyEntry",
    "BellRung",
    "Changed",
    "Closed",
    "Corrected",
    "Entered",
    "Entrant",
    "Left",
    "Mode",
    "Opened",
    "Paired",
    "Phase",
    "Placed",
    "Reported",
    "Returned",
    "Round",
    "Seating",
    "Settings",
    "Source",
    "Standing",
    "State",
    "Table",
    "TournamentRefused",
    "after",
    "entry_bytes",
    "fold",
    "met_before",
    "next_round",
    "phase",
    "points_of",
    "read_entry",
    "standings",
    "standings_csv",
    "tables_csv",
]
