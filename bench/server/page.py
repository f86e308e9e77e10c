"""The figures as a page of the docs."""

import json
import os
import platform
from datetime import date
from statistics import mean, median

from harness.fuzz_socket import Fuzzed
from harness.kill9 import Toll

from .driving import CALM, Figures
from .loading import FULL, PACE, SOCKETS, Loaded, Plan
from .peer import FOLDER

GOAL = 100.0  # milliseconds, p99 at a human pace
MEGABYTE = 2**20
PERCENTILES = (0.5, 0.95, 0.99)


def opening(plan: Plan) -> str:
    short = "" if plan == FULL else " This was a short run: the full one has more tables, and a soak of ten minutes."
    peer = json.loads((FOLDER / "package.json").read_text())["dependencies"]["boardgame.io"]
    return (
        "# Figures of the server\n\n"
        f"Written by `make bench-server` on {date.today()}.{short} {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}. Servers, database and driver share these cores: read ratios, not digits. "
        "The driver is another process: at each table four guests with a socket each, over real WebSockets. Our tables "
        "play all four games in turn, four players each, with a rematch after the end. A move's time is from sending "
        "it until all four sockets have the view that shows it; by then it is on the disk.\n\n"
        f"The peer is boardgame.io {peer} with its tic-tac-toe on the same driver, two players and two spectators at a "
        "match. It keeps its matches in memory only, and has nothing to hide and nine cells to show: it is a yardstick "
        "for the machine, not a race."
    )


def loads(plan: Plan, loaded: list[Loaded]) -> str:
    reached = all(row.human.percentile(0.99) < GOAL for row in loaded if "boardgame.io" not in row.name)
    rows = [f"| {row.name} | {times(row.human)} | {cost(row)} | {times(row.saturated)} |" for row in loaded]
    calms = [f"| {row.name} | {stolen(row.human)} |" for row in loaded]
    costs = [f"| {row.name} | {row.per_table / 1024:.0f} KB | {row.per_socket / 1024:.0f} KB |" for row in loaded]
    return "\n".join(
        [
            f"## Load\n\nAt a human pace: {plan.tables} tables with {SOCKETS} sockets each, one move every {PACE:g} s "
            f"at each, for {plan.human:g} s. Flat out: {plan.busy} of these tables, the next move as soon as everybody "
            f"has seen the last, for {plan.saturated:g} s. Times in ms; after p99 stands the processor time of a "
            "move, rematches and all: a thousand tables make 333 moves/s, so 3 ms would be a whole core.\n",
            "| server | human pace: moves/s | p50 | p95 | p99 | servers, database, driver "
            "| flat out: moves/s | p50 | p95 | p99 |",
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
            *rows,
            f"\nThe goal at a human pace is a p99 under {GOAL:g} ms: {'' if reached else 'not '}reached by all of our "
            "servers in this run.\n",
            "The host of a virtual machine may give its processors to others. At a human pace it took away, and where "
            f"it took at most {CALM:.0%} in a second and in the one before, the times were:\n",
            "| server | taken away | at most in a second | calm seconds | p50 | p95 | p99 |",
            "|---|---:|---:|---:|---:|---:|---:|",
            *calms,
            "\n| server | memory of a table | of a socket |",
            "|---|---:|---:|",
            *costs,
            "\nMemory is what the processes have for themselves. A socket is what one more at each table adds; a table "
            "is the rest, divided by their number.",
        ]
    )


def cost(row: Loaded) -> str:
    return ", ".join(f"{1000 * seconds:.2f}" for seconds in row.cost)


def times(figures: Figures) -> str:
    return " | ".join([f"{figures.rate:,.0f}", *(f"{figures.percentile(share):.0f}" for share in PERCENTILES)])


def stolen(figures: Figures) -> str:
    calm = figures.calm()
    shares = [f"{share:.0%}" for share in (mean(figures.stolen), max(figures.stolen))]
    waits = [f"{calm.percentile(share):.0f}" if calm.waits else "-" for share in PERCENTILES]
    return " | ".join([*shares, f"{calm.seconds:.0f} of {len(figures.stolen)}", *waits])


def soak(loaded: list[Loaded]) -> str:
    lines = [
        "## Soak\n",
        "| server | at the beginning | in the middle | at the end | change in the second half |",
        "|---|---:|---:|---:|---:|",
    ]
    for row in loaded:
        if row.soak:
            fifth = len(row.soak) // 5
            parts = [median(row.soak[start : start + fifth]) for start in (0, 2 * fifth, len(row.soak) - fifth)]
            cells = " | ".join(f"{part / MEGABYTE:.0f} MB" for part in parts)
            lines.append(f"| {row.name} | {cells} | {100 * (parts[2] / parts[1] - 1):+.1f} % |")
    lines.append("\nThe same tables at the same pace, game after game; medians over a fifth of the time.")
    return "\n".join(lines)


def killed(tolls: dict[str, Toll]) -> str:
    lines = [
        "## Kill -9\n\nServer processes are killed again and again while people play. Whoever is cut off reconnects, "
        "to any process, and sends again what was not acknowledged.\n",
        "| store | kills | games | acknowledged moves | missing | duplicated | tables stuck |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, toll in tolls.items():
        counts = [toll.kills, toll.games, toll.moves, toll.missing, toll.duplicated, toll.stuck]
        lines.append(f"| {name} | {' | '.join(f'{count:,}' for count in counts)} |")
    return "\n".join(lines)


def fuzz(tally: Fuzzed, grown: int) -> str:
    answered, closed = sum(tally.answers.values()), sum(tally.closes.values())
    counts = [tally.sent, answered, closed - tally.undocumented, tally.undocumented, tally.leaks, tally.games]
    answers = ", ".join(f"{reason} {times:,}" for reason, times in tally.answers.most_common(8))
    closes = ", ".join(f"{code}: {times:,}" for code, times in sorted(tally.closes.items()))
    return (
        "## Rubbish\n\nRandom bytes, random JSON, mutated messages, other people's seats and echoes, at tables at "
        "which honest guests play.\n\n"
        "| messages | answered | closed as documented | closed otherwise | leaks | honest games unharmed "
        "| memory grew |\n|---:|---:|---:|---:|---:|---:|---:|\n"
        f"| {' | '.join(f'{count:,}' for count in counts)} | {grown / MEGABYTE:.0f} MB |\n\n"
        f"The most frequent answers: {answers}. Closes: {closes or 'none'}."
    )
