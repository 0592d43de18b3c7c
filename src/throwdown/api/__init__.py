"""What every host of live tables answers: the types of requests and answers, and how answers are made.

The server and the browser tab both use it, so it needs neither a web framework nor threads, processes or SQL.
"""
