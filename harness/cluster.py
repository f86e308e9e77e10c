"""A private PostgreSQL: its own folder, its own port, nothing shared with one that the machine may run."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harness.servers import processor_time

MEGABYTE = 2**20
SLOW_DISK = 60  # seconds; a cluster that is not there by then never will be


def program(name: str) -> str:
    return str(programs() / name)


def programs() -> Path:
    """The folder of initdb and postgres."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name.split(".")[0]))
    found = shutil.which("initdb")
    for folder in [*reversed(debian), *([Path(found).resolve().parent] if found else [])]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise FileNotFoundError("a real PostgreSQL is needed: sudo apt-get install postgresql")


def account() -> dict[str, Any]:
    """Who runs it: PostgreSQL refuses root, so root hands it to the user that the package made."""
    if os.getuid() != 0:
        return {}
    owner = pwd.getpwnam("postgres")
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


class Cluster:
    """Starts, stops, and runs out of disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.server: subprocess.Popen[bytes] | None = None
        if owner := account():
            os.chown(folder, owner["user"], owner["group"])
        # Small segments of the write-ahead log: `little_room` limits the size of files.
        options = ["--auth=trust", "--username=wolfden", "--encoding=UTF8", "--locale=C", "--wal-segsize=1"]
        command = [program("initdb"), f"--pgdata={folder}/data", *options]
        made = subprocess.run(command, cwd=folder, capture_output=True, text=True, **account())
        assert made.returncode == 0, made.stdout + made.stderr

    def start(self) -> None:
        command = [program("postgres"), "-D", f"{self.folder}/data", "-p", str(self.port)]
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen([*command, *options], cwd=self.folder, stdout=log, stderr=log, **account())
        patience = time.monotonic() + SLOW_DISK
        while not self.answers():
            assert self.server.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < patience, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        ready = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """A fast shutdown cuts the connections; an immediate one (SIGQUIT) does not even tidy up."""
        assert self.server
        self.server.send_signal(how)
        self.server.wait(SLOW_DISK)

    def kill(self) -> None:
        """As if the power failed, except for what the kernel still writes."""
        assert self.server
        for process in [self.server.pid, *self.backends()]:
            os.kill(process, signal.SIGKILL)
        self.server.wait(SLOW_DISK)

    def backends(self) -> list[int]:
        assert self.server
        children = Path(f"/proc/{self.server.pid}/task/{self.server.pid}/children").read_text()
        return [int(process) for process in children.split()]

    def seconds(self) -> float:
        """Processor time so far, of those who still live."""
        assert self.server
        return sum(processor_time(process) for process in [self.server.pid, *self.backends()])

    def empty_database(self) -> str:
        """The address of a database with nothing in it."""
        address = f"postgresql://wolfden@127.0.0.1:{self.port}/postgres"
        reset = "set client_min_messages = error; drop schema public cascade; create schema public"
        subprocess.run([program("psql"), "--quiet", "--no-psqlrc", f"--command={reset}", address], check=True)
        return address

    @contextmanager
    def little_room(self) -> Iterator[None]:
        """No file grows beyond four megabytes."""
        self.limit_files(str(4 * MEGABYTE))
        try:
            yield
        finally:
            self.limit_files("unlimited")

    def limit_files(self, size: str) -> None:
        assert self.server
        for process in [self.server.pid, *self.backends()]:
            limit = ["prlimit", f"--pid={process}", f"--fsize={size}:unlimited"]
            subprocess.run(limit, check=True, **account())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    """A running cluster, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="wolfden-") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop(signal.SIGQUIT)
