"""Writes down what the types say: for people in ``docs/``, for the page in ``web/src/protocol/``.

    python -m throwdown.server.describe

rewrites ``docs/openapi.json``, the TypeScript of the page and, between two marks, the messages in
``docs/socket-messages.md`` and the settings in ``docs/settings.md``. Nothing of it is written twice: names, bounds and
defaults come from the types, sentences from the text below a field.
"""
