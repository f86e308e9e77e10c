"""Everything a designer asks about a game, on one page."""

from collections.abc import Sequence

from wolfden.engine.doors import door
from wolfden.locale import Text

from ..page import page
from ..plans import Plan
from ..results import Results
from .ladder import ladder_study
from .seats import seat_study
from .study import Effort, Study


def studies_of(effort: Effort) -> list[Study]:
    return [seat_study(effort), *door(effort.game, "lab").studies(effort), ladder_study(effort)]


def plans_of(studies: Sequence[Study]) -> list[Plan]:
    return [plan for study in studies for plan in study.plans]


def report(effort: Effort, studies: Sequence[Study], results: Sequence[Results], given: Sequence[str] = ()) -> str:
    """The page, from the results of all plans in their order; `given` is what else the command was given."""
    chapters, first, game = [], 0, effort.game
    for study in studies:
        chapters.append(study.tell(results[first : first + len(study.plans)]))
        first += len(study.plans)
    games = sum(len(result.games) for result in results)
    more = "".join(f" {word}" for word in given)
    return page(
        f"{Text('en')(game.key)}: is it fair?",
        f"{games:,} games, played by bots that see no more than a player would, and by chance.",
        chapters,
        f"Made by `wolfden lab balance {game.key} --games {effort.games} --seed {effort.seed}{more}` with rules "
        f"{game.rules_version}; the same command makes the same page. Intervals hold with 95 %, each by itself; a "
        "dot is filled if it is off its line even when all rows of its plot are to hold together.",
    )
