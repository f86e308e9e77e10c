"""Real `wolfden serve` processes, to be measured, stopped and killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Whoever is killed leaves semaphores behind, which Python clears away and warns of.
QUIET = {
    "WOLFDEN_LOG": "error",
    "WOLFDEN_PRECOMPILE": "no",
    "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker",
}


class ServerProcess:
    """One process on one port, which it keeps when it is started again."""

    def __init__(self, database: str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = "0"
        self.start()

    def start(self) -> None:
        place = ["--host", "127.0.0.1", "--port", self.port, "--database", self.database]
        command = [sys.executable, "-m", "wolfden", "serve", *place, *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | QUIET)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert found, "the server did not start"
        self.url, self.port = found[0], found[1]

    def kill(self) -> None:
        """As kill -9 does it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def memory(self) -> int:
        """Bytes that are this process's own."""
        return private_memory(self.process.pid)

    def seconds(self) -> float:
        """Processor time so far."""
        return processor_time(self.process.pid)


@contextmanager
def serving(database: str, processes: int = 1) -> Iterator[list[ServerProcess]]:
    """So many processes on one database."""
    servers = [ServerProcess(database) for _ in range(processes)]
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()


@contextmanager
def a_process(database: str, *options: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """One server and its address."""
    server = ServerProcess(database, *options)
    try:
        yield server.process, server.url
    finally:
        server.kill()


def private_memory(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(("Private_", "Swap:")))


def processor_time(process: int) -> float:
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
