"""The old name of ``throwdown.rules.arena.strike``, for programs written for 0.4.0."""

from throwdown.renamed import renamed

renamed(__name__, "throwdown.rules.arena.strike")
