"""Every error that Throwdown raises on purpose.

ThrowdownError                      something a person or program can put right
├── GameUnknown                     game/unknown
├── GameRefused                     game/own       a registered game that cannot be played
├── SeatsRefused                    game/seats
├── OptionRefused                   option/unknown · option/not_in_edition · option/value · option/edition …
├── ActionRefused                   action/illegal · action/not_your_turn · action/game_over …
├── OutcomeRefused                  outcome/…      what the dice are said to show cannot be
├── NotationError                   notation/…     text that should be a state and is not
├── RecordDamaged                   record/…       carries the line and what was read before it
├── BotUnknown                      bot/unknown · bot/own
├── TableRefused                    table/…        a seat, an undo or a thrower that does not fit
├── ThrowRefused                    throw/…        numbers that no hand can throw, or a scene that cannot be
├── ThrowFailed                     throw/failed   the engine could not compute a throw; it stays locked
├── PartMissing                     part/…         what is not installed: missing, arena, postgres, tab
├── LanguageUnknown (words)         words/language
├── AnswerUnclear (terminal)        answer/unclear what was typed answers no question
├── SaveRefused (terminal)          save/…         a saved game that is not there or cannot be written
├── StoreConflict (server)          store/conflict that version or move is stored already
├── StoreFailed (server)            store/failed   the disk is full, locked or broken; try again later
├── StoreRefused (server)           store/refused  a row that does not fit the store
├── StoreNewer (server)             store/newer    a database that a newer program wrote
├── StoreOlder (server)             store/older    a database from before 1.0
├── StoreForeign (server)           store/foreign  a file that is not a database of ours
├── BackupRefused (server)          store/backup   a backup that is damaged or would overwrite something
├── StoreUnreachable (server)       store/unreachable  a database that does not answer, or lets nobody in
├── StoreTaken (server)             store/shared   a database that another server has for itself
├── NotOwner (server)               store/not_owner  another server has the table
├── OwnerAway (server)              cluster/away   another server has the table that was asked for
├── SettingsRefused (server)        settings/…     a setting, its file or its port that cannot be
├── SiteRefused (server)            site/…         a folder with other files, or a server without address
├── TableDamaged (server)           server/table_damaged  what is stored of a table was changed
├── WorkDown (server)               server/work_down  background work failed and is started again
├── NotFound, TooOften (server)     server/not_found · server/too_often
├── QuotaSpent (server)             server/…_often the caller's quota is used up for now
├── TournamentRefused (tournaments) tournament/…   an entry that does not fit a tournament of many tables
├── TournamentDamaged (server)      tournament/damaged  what is stored of a tournament cannot be read
├── GroupRefused (server)           group/…        what only the keeper of a group may do, or too many
├── ForeignPage (server)            request/origin another page lets its visitor pay
├── NotSignedIn (server)            person/unknown the caller has not signed in
├── CredentialRefused (server)      person/…       what does not sign anybody in, or cannot be added
├── Sanctioned (server)             person/banned · person/muted · person/renamed  a host of the server decided so
├── DeskRefused (server)            desk/…         what only hosts may do, or not to each other
├── CodeMistyped, PasskeyRefused, JoinRefused (server)  person/…
├── BadMessage (server)             message/…      a frame that is not a known message
├── Refused, LinkLost (client)      client/…       what a server answers, or that it does not
├── TextRefused (server)            name/… · chat/… what cannot be shown to others
└── ContractBroken (library)        game/contract  a game that breaks the contract

Each error has a stable ``code`` for programs and a sentence for people that quotes what came and
names the fix; errors of the rules also carry the ``clause`` that forbids.

What a sentence quotes are named ``values``: ``ThrowRefused("die {die} does not lie there", die=3)``. Its English text
is ``str(error)``; ``Words.error`` takes the sentence of its code from a catalogue, with the same values. An error that
only programmers meet, such as a broken contract, may be an f-string: it is English everywhere.
"""

from __future__ import annotations

from typing import Any


class ThrowdownError(Exception):
    """Raised when something cannot be done and the caller can put it right."""

    code = "throwdown/error"

    def __init__(self, message: str, *, code: str | None = None, clause: str | None = None, **values: Any) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code
        self.clause = clause
        self.values = values
        """What its sentence quotes, counts or chooses by, in every language by the same names."""

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        """The sentence in English, with the values in place of their names."""
        template = str(self.args[0])
        return template.format_map(self.values) if self.values else template

    def as_json(self) -> dict[str, str]:
        """The error as machines get it: code, sentence and, where one forbids, the clause."""
        fields = {"code": self.code, "message": self.message}
        return fields | {"clause": self.clause} if self.clause else fields


class GameUnknown(ThrowdownError):
    """Raised when a game id is not in the catalogue."""

    code = "game/unknown"


class GameRefused(ThrowdownError):
    """Raised when a registered class is not a game, or breaks the contract."""

    code = "game/own"


class PartMissing(ThrowdownError, ModuleNotFoundError):
    """Raised when something needs a package that is not installed."""

    code = "part/missing"


class SeatsRefused(ThrowdownError):
    """Raised when a game is asked for with a number of players it does not have."""

    code = "game/seats"


class OptionRefused(ThrowdownError):
    """Raised when an option does not exist, does not fit the edition or has an unknown value."""

    code = "option/value"


class ActionRefused(ThrowdownError):
    """Raised when a seat wants what the rules forbid now; the state is unchanged."""

    code = "action/illegal"


class OutcomeRefused(ThrowdownError):
    """Raised when an outcome names dice or faces that are not there; the state is unchanged."""

    code = "outcome/illegal"


class NotationError(ThrowdownError):
    """Raised when a text does not describe a state of the game."""

    code = "notation/malformed"


class RecordDamaged(ThrowdownError):
    """Raised when a record cannot be read on; ``line`` says where and ``before`` holds what could."""

    code = "record/damaged"

    def __init__(
        self, message: str, *, line: int, before: object = None, code: str | None = None, **values: Any
    ) -> None:
        super().__init__(message, code=code, line=line, **values)
        self.before = before

    @property
    def line(self) -> int:
        return int(self.values["line"])

    @property
    def message(self) -> str:
        file = f"{self.values['file']}, " if "file" in self.values else ""
        return f"{file}line {self.line}: {super().message}"


class BotUnknown(ThrowdownError):
    """Raised when no bot of that name plays the game, or a custom bot cannot."""

    code = "bot/unknown"


class TableRefused(ThrowdownError):
    """Raised when a table cannot do what was asked of it."""

    code = "table/refused"


class ThrowRefused(ThrowdownError):
    """Raised when an intent or a scene is out of its bounds; nothing was simulated, the throw is not consumed."""

    code = "throw/bounds"


class ThrowFailed(ThrowdownError):
    """Raised when a throw could not be computed; the same intent can be resolved again with the same result."""

    code = "throw/failed"


class Sanctioned(ThrowdownError):
    """Raised when a host of the server decided that a person may not do this until then."""

    code = "person/banned"

    def __init__(self, message: str, *, code: str, reason: str, until: float, left_s: float) -> None:
        hours = max(1, round(left_s / 3600))
        unit, count = ("days", round(hours / 24)) if hours >= 48 else ("hours", hours)
        super().__init__(message, code=code, reason=reason, unit=unit, count=count)
        self.reason = reason
        """One of the reasons that hosts choose from."""
        self.until = until
