"""The old name of ``throwdown.lab.studies.fit``, for programs written for 0.4.0."""

from throwdown.renamed import renamed

renamed(__name__, "throwdown.lab.studies.fit")
