"""The games for people who train agents: one by one (PettingZoo, OpenSpiel) and by the thousand (`batch`).

Whatever an agent gets is made from the sight of its seat.
"""
