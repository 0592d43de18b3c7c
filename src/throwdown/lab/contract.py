"""The old name of ``throwdown.library.contract``, for programs written for 0.4.0."""

from throwdown.renamed import renamed

renamed(__name__, "throwdown.library.contract")
