"""`make soak`: a million pairs of positions that differ only in what a viewer may not know, compared byte for byte.

The code is that of tests/every_game/secrecy; a leak ends it at once, with everything needed to find it again.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from datetime import date
from itertools import count
from os import cpu_count
from pathlib import Path
from random import Random
from time import monotonic

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.every_game.secrecy.pairs import Leak, Tally, look_for_leaks
from wolfden.games import GAMES, find_game

from .pages import put_section

PAGE = Path(__file__).parent.parent / "docs" / "figures.md"
PART = 500  # pairs that are compared before a process tells of them
DEARLY = 0.002

Part = tuple[str, int]  # game and number


def compare(key: str, number: int) -> Tally:
    """One part of the pairs of a game, the same whenever it is asked for."""
    tally = Tally()
    for found in look_for_leaks(find_game(key), Random(f"soak {key} {number}"), DEARLY):
        tally.add(found)
        if tally.pairs >= PART:
            return tally
    raise AssertionError("there are always more pairs")


def parts() -> Iterator[Part]:
    for number in count():
        yield from ((game.key, number) for game in GAMES)


def soak(pairs: int, processes: int) -> dict[str, Tally]:
    """So many pairs at least, of all games alike; Leak names the part in which one was found."""
    totals = {game.key: Tally() for game in GAMES}
    bar = Progress(TextColumn("pairs"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with bar, ProcessPoolExecutor(processes) as pool:
        task, left = bar.add_task("", total=pairs), parts()
        running: dict[Future[Tally], Part] = {}
        while not bar.finished:
            while len(running) < processes:
                part = next(left)
                running[pool.submit(compare, *part)] = part
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                key, number = running.pop(future)
                try:
                    tally = future.result()
                except Leak as leak:
                    pool.shutdown(cancel_futures=True)
                    raise Leak(f"part {number} of {key}: {leak}") from None
                totals[key].add(tally)
                bar.advance(task, tally.pairs)
    return totals


def section(totals: dict[str, Tally], minutes: float, processes: int) -> str:
    """What was compared, as a part of a page."""
    all_of_them = Tally()
    for tally in totals.values():
        all_of_them.add(tally)
    lines = [
        f"Written by `make soak` on {date.today()}: {all_of_them.pairs:,} pairs of positions, {minutes:.0f} minutes in "
        f"{processes} processes. The worlds of a pair differ in something that the viewer may not know; all that "
        "leaves for the viewer was the same, byte for byte. Memories are pairs that differ only in what has to be "
        "remembered.",
        "",
        "| game | pairs | pairs of worlds | memories | MB compared |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, tally in [*totals.items(), ("all", all_of_them)]:
        worlds = tally.worlds - tally.without_twin
        lines.append(f"| {name} | {tally.pairs:,} | {worlds:,} | {tally.memories:,} | {tally.bytes / 1e6:,.0f} |")
    channels = sorted(all_of_them.channels.items(), key=lambda one: (-one[1], one[0]))
    told = ", ".join(f"{name.replace('_', ' ')} {times:,}" for name, times in channels)
    return "\n".join([*lines, "", f"How often each channel was compared: {told}."])


def main() -> None:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--pairs", type=int, default=1_000_000)
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--no-page", action="store_true", help="print only, leave docs/figures.md as it is")
    wish = parser.parse_args()
    start = monotonic()
    try:
        totals = soak(wish.pairs, wish.processes)
    except Leak as leak:
        sys.exit(f"a leak: {leak}")
    text = section(totals, (monotonic() - start) / 60, wish.processes)
    Console().print(Markdown(text))
    if not wish.no_page:
        put_section(PAGE, "Secrets", text)


if __name__ == "__main__":
    main()
