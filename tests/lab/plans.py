"""Plans that are soon played, and the parts of them."""

from typing import Any

import msgspec

from wolfden.lab import plans
from wolfden.lab.plans import Part, Plan, play_part
from wolfden.lab.results import Results


def a_plan(**changes: Any) -> Plan:
    """A few hundred random games of Wolf & Hound, in several parts."""
    return msgspec.structs.replace(Plan("wolf-and-hound", 300, "7"), **changes)


def played(plan: Plan) -> Results:
    """All of it in one part, in this process."""
    return Results.of(plan, [Part.from_bytes(play_part(plan, 0, plan.games))])


class SmallParts:
    """While this lasts, plans are cut into parts of so many games."""

    def __init__(self, monkeypatch: Any, size: int) -> None:
        for name in ("RANDOM_PART", "COMPILED_PART", "PLAIN_PART"):
            monkeypatch.setattr(plans, name, size)
