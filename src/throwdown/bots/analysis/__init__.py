"""A whole game analysed: everybody's chance to win along it, with luck separate from skill.

    analyst = Analyst(log)
    answers = list(analyst.answers(within=20.0))       one for each point of the curve, as they are found
    analyst.analysis(answers)                              an ``Analysis``

``docs/analysis.md`` has the arithmetic. Import from the files: who only walks through a record needs no solver.
"""
