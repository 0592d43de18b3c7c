"""The old name of ``throwdown.bots.odds.kernels``, for programs written for 0.4.0."""

from throwdown.renamed import renamed

renamed(__name__, "throwdown.bots.odds.kernels")
