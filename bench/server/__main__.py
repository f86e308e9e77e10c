"""`make bench-server`: the server under load, killed and fuzzed, on the screen and in docs/server-figures.md."""

import argparse
import asyncio
import resource
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import uvloop
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from harness.cluster import Cluster, a_cluster
from harness.fuzz_socket import Fuzzed, fuzz
from harness.guests import named_guests
from harness.kill9 import Toll, kill_under_load
from harness.servers import serving
from wolfden.games import GAMES

from .loading import FULL, QUICK, SOCKETS, Loaded, Plan, load
from .ours import OurTable
from .page import fuzz as fuzz_section
from .page import killed as killed_section
from .page import loads, opening, soak
from .peer import PeerMatch, peer_server

PAGE = Path(__file__).parents[2] / "docs" / "server-figures.md"
PARTS = {"load": 4 * 4 + 1, "kill": 2, "fuzz": 1}  # and how many steps each has
Tell = Callable[[str], None]


async def ours(
    name: str, database: str, processes: int, plan: Plan, soak: float, tell: Tell, clusters: Sequence[Cluster] = ()
) -> Loaded:
    with serving(database, processes) as servers:
        guests = await named_guests([server.url for server in servers], plan.tables * SOCKETS)
        tables = [
            OurTable(GAMES[number % len(GAMES)].key, guests[number * SOCKETS :][:SOCKETS], Random(number))
            for number in range(plan.tables)
        ]
        return await load(name, servers, tables, plan, soak, tell, clusters)


async def peers(plan: Plan, tell: Tell) -> Loaded:
    with peer_server() as server:
        matches = [PeerMatch(server.url, Random(number)) for number in range(plan.tables)]
        return await load("boardgame.io, in memory", [server], matches, plan, 0, tell)


async def killed(database: str, processes: int, plan: Plan) -> Toll:
    with serving(database, processes) as servers:
        return await kill_under_load(servers, plan.killed, plan.pause, plan.kill_every, plan.limit / 5)


async def fuzzed(database: str, plan: Plan) -> tuple[Fuzzed, int]:
    """What came of it, and by how many bytes the server grew after the first tenth, without the tables at rest."""
    with serving(database) as [server]:
        await fuzz(server.url, plan.fuzz // 10, seed=0)
        await asyncio.sleep(plan.rest)
        before = server.memory()
        tally = await fuzz(server.url, plan.fuzz)
        await asyncio.sleep(plan.rest)
        return tally, server.memory() - before


class Bench:
    """Part after part; what is to be read, and how many faults there were."""

    def __init__(self, plan: Plan, cluster: Cluster, folder: str, tell: Tell) -> None:
        self.plan, self.cluster, self.folder, self.tell = plan, cluster, folder, tell
        self.sections = [opening(plan)]
        self.faults = 0

    async def run(self, parts: Sequence[str]) -> None:
        async with asyncio.timeout(self.plan.limit):
            for part in parts:
                await getattr(self, part)()

    async def load(self) -> None:
        plan, tell, postgres, clusters = self.plan, self.tell, self.cluster.empty_database, [self.cluster]
        loaded = [
            await ours("PostgreSQL, 1 process", postgres(), 1, plan, 0, tell, clusters),
            await ours("PostgreSQL, 2 processes", postgres(), 2, plan, 0, tell, clusters),
            await peers(plan, tell),
            await ours("SQLite, 1 process", f"{self.folder}/load.db", 1, plan, plan.soak, tell),
        ]
        self.sections += [loads(plan, loaded), soak(loaded)]

    async def kill(self) -> None:
        """Nothing may be lost, doubled or stuck."""
        self.tell("kill -9 on SQLite")
        tolls = {"SQLite, 1 process": await killed(f"{self.folder}/killed.db", 1, self.plan)}
        self.tell("kill -9 on PostgreSQL")
        tolls["PostgreSQL, 2 processes"] = await killed(self.cluster.empty_database(), 2, self.plan)
        self.faults += sum(toll.missing + toll.duplicated + toll.stuck for toll in tolls.values())
        self.sections.append(killed_section(tolls))

    async def fuzz(self) -> None:
        """Nothing may be told."""
        self.tell(f"{self.plan.fuzz:,} messages of rubbish")
        tally, grown = await fuzzed(f"{self.folder}/fuzzed.db", self.plan)
        self.faults += tally.undocumented + tally.leaks
        self.sections.append(fuzz_section(tally, grown))


def chosen() -> tuple[Plan, list[str], bool]:
    """How much, which parts, and whether they make the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="all of it, small, in about two minutes")
    parser.add_argument("--tables", type=int, help="tables at a human pace")
    parser.add_argument("--minutes", type=float, help="how long the soak lasts (default 10)")
    parser.add_argument("--only", nargs="+", choices=PARTS, help="these parts, printed only")
    parser.add_argument("--no-page", action="store_true", help="print only, leave docs/server-figures.md as it is")
    given = parser.parse_args()
    plan = QUICK if given.quick else FULL
    plan = replace(plan, tables=given.tables or plan.tables)
    plan = replace(plan, soak=plan.soak if given.minutes is None else given.minutes * 60)
    return plan, given.only or list(PARTS), not (given.no_page or given.only)


def main() -> None:
    plan, parts, writes = chosen()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file
    columns = (SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    console = Console()
    with Progress(*columns, console=console) as progress, a_cluster() as cluster, TemporaryDirectory() as folder:
        task = progress.add_task("", total=sum(PARTS[part] for part in parts))

        def tell(words: str) -> None:
            progress.update(task, advance=1, description=words)
            if not console.is_terminal:
                print(words, file=sys.stderr)

        bench = Bench(plan, cluster, folder, tell)
        uvloop.run(bench.run(parts))
    text = "\n\n".join(bench.sections) + "\n"
    console.print(Markdown(text))
    if writes:
        PAGE.write_text(text, encoding="utf-8")
    if bench.faults:
        raise SystemExit("something was lost, doubled, stuck or told: see above")


main()
