"""`wolfden serve`: a server for one household, or one of many for a club."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from wolfden.bots.precompile import precompile_in_background
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import Words
from wolfden.games import GAMES

from .seating import data_folder

APP = "wolfden.table.app:from_environment"
NO_PACKET_IS_SENT_TO = ("192.0.2.1", 9)  # an address for documentation; connecting a UDP socket only picks our own


def serve(
    host: Annotated[
        str, typer.Option(envvar="WOLFDEN_HOST", help="Address to listen on; 127.0.0.1 is this machine alone.")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(envvar="WOLFDEN_PORT", min=0, max=65535, help="Port; 0 takes a free one.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="WOLFDEN_DATABASE",
            metavar="ADDRESS",
            help="Where tables are kept: the path of a SQLite file, or postgresql://user@host/name. "
            "If not given, wolfden.db in the data folder.",
        ),
    ] = None,
    data_dir: Annotated[
        Path | None, typer.Option(envvar="WOLFDEN_DATA_DIR", metavar="FOLDER", help="The data folder.")
    ] = None,
    workers: Annotated[
        int, typer.Option(envvar="WOLFDEN_WORKERS", min=1, help="Server processes; more than one need PostgreSQL.")
    ] = 1,
    base_url: Annotated[
        str,
        typer.Option(
            envvar="WOLFDEN_BASE_URL",
            metavar="URL",
            help="How browsers reach this server through a proxy, such as https://wolves.example.org.",
        ),
    ] = "",
    trust: Annotated[
        list[str] | None,
        typer.Option(
            envvar="WOLFDEN_TRUST",
            metavar="ADDRESS",
            help="An address from which many people come, such as a school's: it has no limits of its own. "
            "May be given several times.",
        ),
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(envvar="WOLFDEN_LOG", help="debug, info, warning or error; JSON lines on stderr."),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", envvar="WOLFDEN_NO_BROWSER", help="Do not open a browser.")
    ] = False,
) -> None:
    """Let people play in their browsers, with friends and bots.

    Prints the address, with a QR code for phones on the same network.
    """
    address = database or str((data_dir or data_folder()) / "wolfden.db")
    if workers > 1 and not address.startswith(("postgresql://", "postgres://")):
        raise WolfdenError(f"{workers} workers need a database they can share: --database postgresql://user@host/name")
    asyncio.run(prepare(address))
    listening = listen(host, port)
    url = base_url or f"http://{reachable(host)}:{listening.getsockname()[1]}"
    os.environ["WOLFDEN_DATABASE"] = address
    os.environ["WOLFDEN_BASE_URL"] = base_url
    os.environ["WOLFDEN_TRUST"] = " ".join(trust or ())
    os.environ["WOLFDEN_LOG"] = log_level or ("warning" if sys.stderr.isatty() else "info")
    precompile_in_background(GAMES[0])
    run(listening, workers, lambda: announce(url, opens=not no_browser))


async def prepare(database: str) -> None:
    """Make the database ready before anybody is invited; BadDatabase says why it cannot be."""
    from wolfden.table.store import open_store

    store = open_store(database)
    await store.open()
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise WolfdenError(
            f"cannot listen on {host} port {port}: {error.strerror}; another port: --port {port + 1}"
        ) from None


def reachable(host: str) -> str:
    """The address by which others on the network find this machine."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NO_PACKET_IS_SENT_TO)
        except OSError:
            return "localhost"
        own: str = probe.getsockname()[0]
        return own


def announce(url: str, opens: bool) -> None:
    print(f"Wolfden is at {url}", flush=True)
    if not sys.stdout.isatty():
        return
    import segno

    segno.make(url, error="l").terminal(compact=True)
    print("Ctrl-C stops the server; no game is lost.", flush=True)
    if opens and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform == "darwin"):
        webbrowser.open(url)


def run(listening: socket.socket, workers: int, when_up: Callable[[], None]) -> None:
    """Serve until told to stop; then finish what was begun."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    settings: Words = {
        "factory": True,
        "http": "h11",  # httptools leaves a cycle behind for each socket, and looking for cycles stops the server
        "ws": "wolfden.table.connection:Connection",
        "log_config": None,
        "ws_max_size": 65_536,
        "ws_per_message_deflate": False,  # memory and time for each socket, and lengths that tell what is secret
        "server_header": False,
        "timeout_graceful_shutdown": 10,
        "workers": workers,
    }
    if workers > 1:
        when_up()
        with TemporaryDirectory(prefix="wolfden-figures-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            return Multiprocess(uvicorn.Config(APP, **settings), [listening]).run()

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                when_up()

    server = Announced(uvicorn.Config(APP, **settings))
    with suppress(KeyboardInterrupt):
        server.run([listening])
    if not server.started:
        raise typer.Exit(1)
