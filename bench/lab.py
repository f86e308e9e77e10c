"""`make bench-lab`: does a simulation of the default game keep all cores at the speed of bare random games?

Three things in turn, in every round: one process with bare random games, as many such processes as there are cores,
and the lab with as many workers. On a busy machine only the last two are alike in what disturbs them.
"""

import argparse
import platform
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter

from rich.console import Console
from rich.markdown import Markdown

from wolfden.cli.lab.simulate import EVERY
from wolfden.lab.plans import Plan
from wolfden.lab.running import Processes, prepare, processors, run
from wolfden.lab.speed import one_core

from .standings import put_between

PAGE = Path(__file__).parent.parent / "docs" / "lab.md"
MARK = "speed"


def together(pool: ProcessPoolExecutor, plan: Plan, count: int, seconds: float) -> float:
    """Games per second of so many processes that all play bare random games."""
    return sum(pool.map(one_core, [plan] * count, [seconds] * count))


def simulated(workers: Processes, plan: Plan) -> float:
    """Games per second of the lab, results gathered; its processes have been started before."""
    start = perf_counter()
    run([plan], workers)
    return plan.games / (perf_counter() - start)


def measure(rounds: int, seconds: float, told: Callable[[str], None]) -> tuple[float, float, float]:
    """Medians of the three, and nothing else runs meanwhile that we have started."""
    count, plan = processors(), Plan("wolf-and-hound", 2, every=EVERY)
    prepare([plan])
    alone, all_of_them, lab = [], [], []
    workers = Processes(count)
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        together(pool, plan, count, 0.1)
        size = max(round(one_core(plan) * count * seconds), 1)
        large = Plan(plan.game, size, every=EVERY)
        run([large], workers)
        for number in range(rounds):
            told(f"round {number + 1} of {rounds}")
            alone.append(one_core(plan, seconds))
            all_of_them.append(together(pool, plan, count, seconds))
            lab.append(simulated(workers, large))
    workers.stop()
    return median(alone), median(all_of_them), median(lab)


def table(alone: float, all_of_them: float, lab: float) -> list[str]:
    count = processors()
    rows = [
        ("bare random games, one process", alone),
        (f"bare random games, {count} processes", all_of_them),
        (f"`wolfden lab simulate`, {count} workers", lab),
    ]
    lines = [
        f"| wolf-and-hound 4 | games/s | of {count} × one process | of {count} processes |",
        "|---|---:|---:|---:|",
    ]
    for name, rate in rows:
        lines.append(
            f"| {name} | {rate:,.0f} | {100 * rate / (count * alone):.0f} % | {100 * rate / all_of_them:.0f} % |"
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (default 5)")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of the three in a round (default 3)")
    parser.add_argument("--no-page", action="store_true", help="print only, leave docs/lab.md as it is")
    arguments = parser.parse_args()
    console, start = Console(), monotonic()
    with console.status("compiling the rules") as status:
        figures = measure(arguments.rounds, arguments.seconds, status.update)
    intro = (
        f"Written by `make bench-lab` on {date.today()}: medians of {arguments.rounds} interleaved rounds, "
        f"{monotonic() - start:.0f} s in all. {platform.machine()}, {processors()} cores, "
        f"Python {platform.python_version()}."
    )
    lines = [intro, "", *table(*figures)]
    console.print(Markdown("\n".join(lines)))
    if not arguments.no_page:
        PAGE.write_text(put_between(PAGE.read_text(encoding="utf-8"), MARK, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
