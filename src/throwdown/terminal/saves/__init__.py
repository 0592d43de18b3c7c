"""Games on disk: the record of a match, rewritten after every entry.

A save is a record and nothing else, so ``throwdown replay`` reads it too. It is written to a file
beside it and then moved into place: after a power cut the game is as it was one entry ago.
A tournament is a folder with one record for each game.

Where chance is committed, the secret of the game lies beside its record (NAME.secret, for the owner's
eyes only) from before the first entry until the game is over and the record itself reveals it.
"""

from .files import Save, SaveRefused, new_save, save_folder
from .listing import Listing, listing_line, save_lines, saves
from .resuming import Loaded, find_save, load, resume
from .tournaments import TournamentSave, new_tournament_save, resume_tournament

__all__ = [
    "Listing",
    "Loaded",
    "Save",
    "SaveRefused",
    "TournamentSave",
    "find_save",
    "listing_line",
    "load",
    "new_save",
    "new_tournament_save",
    "resume",
    "resume_tournament",
    "save_folder",
    "save_lines",
    "saves",
]
