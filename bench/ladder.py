"""`make bench-bots`: every level against the one below, in every game, with the results kept from run to run.

Each finished pair of games is a line of `.ladder/<part>/<game>-<sources>.jsonl`. Stopped by Ctrl-C or by its time, a
run writes docs/bots.md, and the speeds in docs/figures.md, from all lines that are there; the next run goes on where it
stopped, with every game whose bots are the same.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from datetime import date
from hashlib import sha256
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from wolfden import bots
from wolfden.bots.precompile import is_compiled, precompile
from wolfden.engine.cache import digest_of_sources
from wolfden.games import GAMES, find_game
from wolfden.lab import plans as lab
from wolfden.lab.running import end, prepare

from .contests import Contest, Pair, contests, play_pair
from .measure import Figure
from .pages import put_section
from .search_speed import measure_searches
from .standings import ladder_table, put_between, rating_table, row_of, rows_of, speed_table

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
FIGURES = ROOT / "docs" / "figures.md"
WEIGHTS = {  # shares of the time, otherwise 1
    ("alpha", "wolf"): 3.0,  # the closest, so that it takes the most games to tell
    ("alpha", "hunter"): 1.5,
    ("wolf", "hunter"): 0.5,
    ("cheat", "hunter"): 0.4,
    ("hunter", "pup"): 0.05,
}


class Results:
    """The pairs that were played by these very bots, alphas with this part of their time, and their speed."""

    def __init__(self, part: float) -> None:
        folder = ROOT / ".ladder" / f"{part:g}"
        folder.mkdir(parents=True, exist_ok=True)
        digests = {game.key: digest_of_sources(game, bots)[:12] for game in GAMES}
        self.paths = {key: folder / f"{key}-{digest}.jsonl" for key, digest in digests.items()}
        self.figures_path = folder / f"figures-{sha256(''.join(digests.values()).encode()).hexdigest()[:12]}.jsonl"
        self.pairs = [msgspec.json.decode(line, type=Pair) for path in self.paths.values() for line in lines_of(path)]
        self.figures = [msgspec.json.decode(line, type=Figure) for line in lines_of(self.figures_path)]

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        with self.paths[pair.game].open("ab") as file:
            file.write(msgspec.json.encode(pair) + b"\n")

    def keep(self, figures: list[Figure]) -> None:
        self.figures = figures
        self.figures_path.write_bytes(b"".join(msgspec.json.encode(figure) + b"\n" for figure in figures))

    def rate(self, contest: Contest) -> float:
        """Iterations per second of the search in this game."""
        name = f"{contest.game} {contest.players}"
        return next(figure.decisions for figure in self.figures if figure.name == name)


def lines_of(path: Path) -> list[str]:
    """Whole lines only: a run may have been stopped while it wrote the last one."""
    return [line for line in path.read_text().splitlines(True) if line.endswith("\n")] if path.exists() else []


class Plan:
    """Which contest comes next: the one that has had the least of its share of the time."""

    def __init__(self, only: str | None, games: int, pairs: list[Pair]) -> None:
        self.games = games
        self.spent = dict.fromkeys(contests(only), 0.0)
        self.begun = dict.fromkeys(self.spent, 0)
        self.done = dict.fromkeys(self.spent, 0)
        for pair in pairs:
            if pair.contest in self.spent:
                self.begun[pair.contest] = max(self.begun[pair.contest], pair.deal + 1)
                self.note(pair)

    def note(self, pair: Pair) -> None:
        self.done[pair.contest] += 1
        self.spent[pair.contest] += pair.seconds / WEIGHTS.get((pair.upper, pair.lower), 1.0)

    def next(self) -> Contest | None:
        """Unfinished pairs count too, so that a contest of which nothing is known yet is begun once only."""
        open_ones = [contest for contest in self.spent if 2 * self.begun[contest] < self.games]
        return min(open_ones, key=lambda c: (self.done[c] > 0 or self.begun[c] > 0, self.expected(c)), default=None)

    def expected(self, contest: Contest) -> float:
        """The time this contest will have had when all its pairs that run now are done."""
        return self.spent[contest] * self.begun[contest] / max(self.done[contest], 1)

    def seconds_left(self) -> float:
        """How long all games that are wanted would take one processor."""
        left = 0.0
        for contest, spent in self.spent.items():
            weight = WEIGHTS.get((contest.upper, contest.lower), 1.0)
            left += (self.games / 2 - self.done[contest]) * weight * spent / max(self.done[contest], 1)
        return left


@contextmanager
def workers(count: int, only: str | None) -> Iterator[ProcessPoolExecutor]:
    """Processes that are stopped in the middle of a game when the run is; what they load is no contest's time."""
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=prepare, initargs=(compiled_plans(only),))
    try:
        yield pool
    finally:
        end(pool)


def compiled_plans(only: str | None) -> list[lab.Plan]:
    """What the compiled lab plays of the ladder."""
    return [lab.Plan(game.key, 1, bots=("hunter", "pup")) for game in GAMES if only in (None, game.key)]


def climb(
    results: Results, plan: Plan, part: float, minutes: float, only: str | None, count: int, console: Console
) -> None:
    """Play pairs until the time is up, all games are played or somebody stops it."""
    start, running = monotonic(), set[Future[Pair]]()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with workers(count, only) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("the ladder", total=60 * minutes)
        while monotonic() - start < 60 * minutes:
            while len(running) < count and (contest := plan.next()):
                running.add(pool.submit(play_pair, contest, plan.begun[contest], results.rate(contest), part))
                plan.begun[contest] += 1
            if not running:
                return
            done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
            for future in done:
                pair = future.result()
                results.add(pair)
                plan.note(pair)
                row = row_of([other for other in results.pairs if other.contest == pair.contest])
                progress.update(task, description=f"{pair.contest}: {row} games")
            gone = monotonic() - start
            left = plan.seconds_left() / count if min(plan.done.values()) else 60 * minutes
            progress.update(task, completed=gone, total=min(60 * minutes, gone + left))


def page(results: Results, part: float) -> str:
    """docs/bots.md with new tables between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    pairs = len(results.pairs)
    hours = sum(pair.seconds for pair in results.pairs) / 3600
    intro = (
        f"Written by `make bench-bots` on {date.today()}: {2 * pairs:,} games in {hours:.1f} hours of processor time. "
        f"An alpha and the cheat had {part:g} of the iterations that fit into an alpha's time on this machine, a wolf "
        f"all of its own."
    )
    text = put_between(text, "ladder", [intro, "", *ladder_table(rows_of(results.pairs))])
    return put_between(text, "ratings", rating_table(results.pairs))


def speeds(results: Results) -> str:
    """The section of docs/figures.md on how fast bots think."""
    intro = """Iterations per second on one core, from positions in the middle of random games, beside OpenSpiel's C++
`ISMCTSBot` in the same run. An iteration is one walk down the tree with one playout or judgement; in Woof!! it is one
imagined world, taken into account as an `alpha` does, who models its opponents; nested samples are not counted."""
    return "\n".join([intro, "", *speed_table(results.figures)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30, help="for the whole ladder (default 30)")
    parser.add_argument("--games", type=int, default=400, help="the most games of a contest (default 400)")
    parser.add_argument("--part", type=float, default=0.1, help="part of its time that an alpha gets (default 0.1)")
    parser.add_argument("--only", choices=[game.key for game in GAMES], help="one game only")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="default: one for each processor")
    parser.add_argument("--no-page", action="store_true", help="print only, leave the pages as they are")
    arguments = parser.parse_args()
    console, results = Console(), Results(arguments.part)
    with console.status("compiling the search of every game") as status:
        prepare(compiled_plans(arguments.only))
        for game in GAMES:
            if not is_compiled(game):
                precompile(find_game(game.key))
        if not results.figures:
            results.keep(measure_searches(5, 0.3, status.update))
    plan = Plan(arguments.only, arguments.games, results.pairs)
    try:
        climb(results, plan, arguments.part, arguments.minutes, arguments.only, arguments.processes, console)
    except KeyboardInterrupt:
        console.print("stopped; the games that were finished are kept")
    text = page(results, arguments.part)
    console.print(Markdown(text), Markdown(speeds(results)))
    if not arguments.no_page:
        PAGE.write_text(text, encoding="utf-8")
        put_section(FIGURES, "How fast bots think", speeds(results))


if __name__ == "__main__":
    main()
