"""A host of live tables in a browser tab: Pyodide runs it in a worker, and JavaScript gives it a store and an engine.

Nothing here needs numpy, threads, processes or SQL.
"""
