"""The old name of ``throwdown.bots.search.best_response``, for programs written for 0.4.0."""

from throwdown.renamed import renamed

renamed(__name__, "throwdown.bots.search.best_response")
