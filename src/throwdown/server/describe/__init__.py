"""Describes what the types say: messages, settings and the API for the documents, TypeScript for the page.

    python -m throwdown.server.describe

rewrites the TypeScript of the page; the documents are made while their site is built. Nothing of it is written twice:
names, bounds and defaults come from the types, sentences from the text below a field.
"""
