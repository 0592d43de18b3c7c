"""The public report on fair dice: the figures of a study as text, as JSON, as Markdown and as a page with plots.

``figures`` counts, ``sections`` says what the figures mean, the others write them down. Every interval holds 95 %
unless it says otherwise.
"""

from .counting import figures
from .markdown import as_markdown
from .page import as_html
from .text import as_json, as_text

__all__ = ["as_html", "as_json", "as_markdown", "as_text", "figures"]
