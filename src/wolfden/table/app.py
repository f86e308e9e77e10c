"""The server as an ASGI application: HTTP, sockets, and the browser's pages."""

import asyncio
import gc
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from .api import Api, failed
from .beat import Beat
from .bots import BotProcesses
from .guests import Guests
from .limits import Limits
from .logs import log_as_json
from .refusal import Refusal
from .security import Origins, SecureHeaders
from .service import TableService
from .sockets import TableSocket
from .store import open_store

COLLECT_SECONDS = 3600.0
TURN_SECONDS = 0.001

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wolfden</title>
<h1>Wolfden</h1>
<p>The server is up, but the browser's part of Wolfden has not been built here.</p>
<p>Until then, play in the terminal: <code>wolfden play</code>. A bot sits down at a table of this server with
<code>wolfden bot --table ADDRESS</code>.</p>
"""


def make_app(
    database: str,
    base_url: str = "",
    bots: BotProcesses | None = None,
    limits: Limits | None = None,
    beat: Beat | None = None,
) -> Starlette:
    """The application that keeps its tables in this database."""
    service = TableService(open_store(database), bots or BotProcesses(), beat=beat)
    guests, limits, origins = Guests(service.store), limits or Limits(), Origins(base_url)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.open()
        service.begin(collect_now_and_then())
        yield
        await service.close()

    app = Starlette(
        routes=[
            *Api(service, guests, limits, origins).routes(),
            WebSocketRoute("/ws/{code}", TableSocket(service, guests, limits, origins).let_in),
            *pages(Path(str(files("wolfden") / "static"))),
        ],
        middleware=[Middleware(SecureHeaders, secure=origins.secure), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: http_error},
        lifespan=lifespan,
    )
    app.state.service = service
    return app


def pages(folder: Path) -> list[Route | Mount]:
    """The browser's application, which finds its own way from any address; a friendly page if it is not built."""
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if request.url.path.startswith(("/api/", "/ws/")):
            raise HTTPException(404)
        if not index.exists():
            return HTMLResponse(PAGE)
        return FileResponse(beside.get(request.path_params["path"], index))

    beside = {file.name: file for file in folder.glob("*") if file.is_file()}  # icon, manifest, service worker

    built = [Mount("/assets", StaticFiles(directory=folder / "assets"))] if (folder / "assets").is_dir() else []
    return [*built, Route("/{path:path}", page, methods=["GET"])]


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = failed(Refusal("bad_request", error.detail))
    response.status_code = error.status_code
    return response


def collect_seldom() -> None:
    """Tables are many small objects without cycles, and a look at the young ones is a look at all that were made since
    the last: 0.2 s with a thousand tables. So there is one in minutes, and at the old ones hardly ever."""
    gc.freeze()
    gc.set_threshold(500_000, 5, 10_000)


async def collect_now_and_then() -> None:
    """For cycles that are older than a moment; there should be none."""
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


def take_turns() -> None:
    """The thread that writes into SQLite waits for its turn after every statement, by default for 5 ms."""
    sys.setswitchinterval(TURN_SECONDS)


def from_environment() -> Starlette:
    """For `uvicorn --factory`, and for the workers of `wolfden serve`."""
    collect_seldom()
    take_turns()
    log_as_json(os.environ.get("WOLFDEN_LOG", "info"))
    trusted = os.environ.get("WOLFDEN_TRUST", "").split()
    return make_app(os.environ["WOLFDEN_DATABASE"], os.environ.get("WOLFDEN_BASE_URL", ""), limits=Limits(trusted))
