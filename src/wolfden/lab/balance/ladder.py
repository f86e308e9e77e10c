"""Does the better player win, and how much is luck?"""

from collections.abc import Sequence

from ..experiment import EVEN, both_ways, matches
from ..page import Chapter
from ..plots import dots, percent_scale, stacks
from ..results import Results
from .study import Effort, Study

PAIRS = {
    "hunter": (("pup", "random"), ("hunter", "pup"), ("hunter", "random"), ("wolf:200", "hunter")),
    "wolf:200": (("wolf:50", "random"), ("wolf:200", "wolf:50"), ("wolf:200", "random"), ("wolf:800", "wolf:200")),
}  # by who thinks in the other studies


def ladder_study(effort: Effort) -> Study:
    """Each level against the one below, every deal both ways round."""
    plans = [way for pair in PAIRS[effort.player] for way in both_ways(effort.plan(pair, {}), *pair)]
    return Study(plans, tell)


def tell(results: Sequence[Results]) -> Chapter:
    played = matches(results)
    shares = [(f"{m.first} – {m.second}", m.share) for m in played]
    deals = [(f"{m.first} – {m.second}, {len(m.shares):,} deals", m.deals) for m in played]
    return Chapter(
        "Skill and luck",
        "Each deal is played twice, the second time with the seats changed over. Where the same bot wins both times, "
        "skill was stronger than the cards; where each wins once, the deal or the seat decided.",
        [
            dots(
                shares,
                percent_scale((s for _, s in shares), EVEN),
                EVEN,
                "Share of the victories for the first of the two",
            ),
            stacks(deals, ("first wins both", "one each", "first loses both"), "How many deals"),
        ],
    )
