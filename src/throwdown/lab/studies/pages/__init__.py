"""Studies that people read: one command each writes one page of the documentation with its charts.

python -m throwdown.lab.studies.pages.first_player --games 2000
"""
