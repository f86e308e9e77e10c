"""What is asked over HTTP: who am I, which tables are there, make one, read the rules, take the record home."""

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wolfden.engine.errors import IllegalMove, WolfdenError
from wolfden.engine.record import write_record
from wolfden.engine.rulebook import ENGLISH
from wolfden.games import GAMES

from . import examples, lessons, library
from .commands import may_watch
from .guests import COOKIE, NOBODY, Guests
from .limits import MOST_BODY, Limits
from .live import LiveTable
from .messages import (
    Attempt,
    Failed,
    Introduction,
    Me,
    NewTable,
    Passphrase,
    SignIn,
    TableLine,
    TableList,
    TableMade,
    Trial,
    TrialMove,
    encode,
    stamp,
)
from .metrics import figures
from .opening import first_entries, found
from .refusal import Refusal
from .replaying import frames
from .security import Origins
from .service import TableService
from .sockets import foreseen, refused
from .store import Guest, Listing, Unsaved

STATUS = {
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_example": 404,
    "no_such_step": 404,
    "no_name": 401,
    "name_taken": 409,
    "wrong_passphrase": 403,
    "not_over": 409,
    "no_spectators": 403,
    "too_long": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "wrong_origin": 403,
    "not_saved": 503,
}
COOKIE_AGE = 400 * 86_400  # the longest a browser keeps one

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


def answer(content: object, status: int = 200, **headers: str) -> Response:
    return Response(encode(content), status, headers, media_type="application/json")


def failed(refusal: Refusal | IllegalMove) -> Response:
    if isinstance(refusal, IllegalMove):
        return answer(Failed(refusal.name, str(refusal)), 409)
    return answer(Failed(refusal.reason, str(refusal)), STATUS.get(refusal.reason, 400))


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a request, strictly."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise Refusal("bad_request", "the body must be application/json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise Refusal("too_long")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", str(error)) from None


class Api:
    def __init__(self, service: TableService, guests: Guests, limits: Limits, origins: Origins) -> None:
        self.service = service
        self.guests = guests
        self.limits = limits
        self.origins = origins

    def routes(self) -> list[Route]:
        def get(path: str, handler: Handler) -> Route:
            return Route(path, self.guarded(handler), methods=["GET"])

        def post(path: str, handler: Handler) -> Route:
            return Route(path, self.guarded(handler), methods=["POST"])

        return [
            get("/api/me", self.me),
            post("/api/me", self.introduce),
            post("/api/me/passphrase", self.set_passphrase),
            post("/api/sign-in", self.sign_in),
            post("/api/sign-out", self.sign_out),
            get("/api/games", self.games),
            get("/api/rules/{game}", self.rules),
            get("/api/books/{game}", self.book),
            get("/api/texts/{game}", self.texts),
            get("/api/cards/{game}", self.cards),
            get("/api/examples/{game}", self.examples),
            post("/api/examples/{game}/{example}", self.position),
            post("/api/examples/{game}/{example}/foresee", self.foresee),
            get("/api/lessons/{game}", self.lesson),
            post("/api/lessons/{game}/{step}", self.step),
            post("/api/lessons/{game}/{step}/foresee", self.foresee_step),
            get("/api/tables", self.tables),
            post("/api/tables", self.make_table),
            get("/api/tables/{code}", self.table),
            get("/api/tables/{code}/record", self.record),
            get("/api/tables/{code}/replay", self.replay),
            get("/api/tables/{code}/qr.svg", self.qr),
            get("/healthz", self.health),
            get("/metrics", self.metrics),
        ]

    def guarded(self, handler: Handler) -> Handler:
        """Within the limits, from our own pages, and with refusals as answers."""

        async def guard(request: Request) -> Response:
            try:
                if not self.limits.allow_request(address_of(request)):
                    raise Refusal("too_fast")
                if request.method == "POST" and not self.origins.allow(request):
                    raise Refusal("wrong_origin")
                return await handler(request)
            except (Refusal, IllegalMove) as refusal:
                return failed(refusal)
            except Unsaved:
                return failed(Refusal("not_saved"))

        return guard

    # Who

    async def guest(self, request: Request) -> Guest:
        return await self.guests.find(request.cookies.get(COOKIE))

    def introduced(self, guest: Guest, token: str | None = None) -> Response:
        response = answer(Me(guest.name or None, guest.passphrase is not None))
        if token:
            response.set_cookie(
                COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=self.origins.secure
            )
        return response

    async def me(self, request: Request) -> Response:
        return self.introduced(await self.guest(request))

    async def introduce(self, request: Request) -> Response:
        wish = await read(request, Introduction)
        return self.introduced(*await self.guests.introduce(await self.guest(request), wish.name))

    async def set_passphrase(self, request: Request) -> Response:
        self.slow_down(request)
        wish = await read(request, Passphrase)
        return self.introduced(await self.guests.set_passphrase(await self.guest(request), wish.passphrase))

    async def sign_in(self, request: Request) -> Response:
        self.slow_down(request)
        wish = await read(request, SignIn)
        return self.introduced(*await self.guests.sign_in(wish.name, wish.passphrase))

    async def sign_out(self, request: Request) -> Response:
        await self.guests.sign_out(request.cookies.get(COOKIE))
        response = Response(status_code=204)
        response.delete_cookie(COOKIE)
        return response

    def slow_down(self, request: Request) -> None:
        """Passphrases are not to be guessed."""
        if not self.limits.sign_ins.take(address_of(request)):
            raise Refusal("too_fast")

    # The library

    async def games(self, request: Request) -> Response:
        return answer(library.games())

    async def rules(self, request: Request) -> Response:
        return answer(library.rules(game_of(request)))

    async def book(self, request: Request) -> Response:
        return answer(library.book(game_of(request), request.query_params.get("language", ENGLISH)))

    async def texts(self, request: Request) -> Response:
        return answer(library.texts(game_of(request), request.query_params.get("language", ENGLISH)))

    async def cards(self, request: Request) -> Response:
        return answer(library.cards(game_of(request)))

    async def examples(self, request: Request) -> Response:
        return answer(examples.examples(game_of(request)))

    async def position(self, request: Request) -> Response:
        wish = await read(request, Trial)
        return answer(examples.position(*example_of(request), wish.moves))

    async def foresee(self, request: Request) -> Response:
        wish = await read(request, TrialMove)
        try:
            choice = examples.choice(*example_of(request), wish.moves, wish.move)
        except IllegalMove as refusal:
            return answer(refused("", refusal))
        return answer(await foreseen(self.service.bots, "", *choice))

    async def lesson(self, request: Request) -> Response:
        return answer(lessons.lesson(game_of(request)))

    async def step(self, request: Request) -> Response:
        wish = await read(request, Attempt)
        return answer(lessons.step(*step_of(request), wish.move))

    async def foresee_step(self, request: Request) -> Response:
        wish = await read(request, Attempt)
        try:
            choice = lessons.attempt(*step_of(request), wish.move)
        except IllegalMove as refusal:
            return answer(refused("", refusal))
        return answer(await foreseen(self.service.bots, "", *choice))

    # Tables

    async def tables(self, request: Request) -> Response:
        guest, store = await self.guest(request), self.service.store
        waiting = await store.listings(status="open", public=True)
        playing = await store.listings(status="playing", public=True)
        mine = await store.listings(guest=guest.id) if guest is not NOBODY else []
        return answer(
            TableList(
                [line(listing, guest) for listing in waiting if listing.free],
                [line(listing, guest) for listing in playing if listing.spectators],
                [line(listing, guest) for listing in mine],
            )
        )

    async def make_table(self, request: Request) -> Response:
        guest = await self.guest(request)
        if guest is NOBODY:
            raise Refusal("no_name")
        wish = await read(request, NewTable)
        if wish.game not in [game.key for game in GAMES]:
            raise Refusal("no_such_game")
        if not self.limits.tables.take(guest.id):
            raise Refusal("too_many_tables")
        try:
            table = found(wish, guest, self.service.clock())
            entries = first_entries(table, wish, guest)
        except Refusal:
            raise
        except WolfdenError as error:
            raise Refusal("bad_options", str(error)) from None
        await self.service.create(table, entries)
        return answer(TableMade(table.code, f"{self.origins.own or origin_of(request)}/t/{table.code}"), 201)

    async def live_table(self, request: Request) -> tuple[LiveTable, Guest]:
        """The table of the address, if this guest may see it."""
        guest, live = await self.guest(request), await self.service.find_table(request.path_params["code"])
        if not may_watch(live.table, guest):
            raise Refusal("no_spectators")
        return live, guest

    async def table(self, request: Request) -> Response:
        live, guest = await self.live_table(request)
        now, watching = self.service.clock(), live.watching()
        return answer(live.presentation.present(live.table, guest.id, None, 0, now, watching))

    async def record(self, request: Request) -> Response:
        live, _ = await self.live_table(request)
        if live.table.status != "over":
            raise Refusal("not_over")
        name = f"{live.table.game.key}-{live.table.code[:6]}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(write_record(live.table.record()), headers=headers, media_type="application/json")

    async def qr(self, request: Request) -> Response:
        """The invitation as a picture for the camera of a phone."""
        live, _ = await self.live_table(request)
        picture = BytesIO()
        segno.make(f"{self.origins.own or origin_of(request)}/t/{live.table.code}", error="m").save(
            picture, kind="svg", scale=4, border=2
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def replay(self, request: Request) -> Response:
        live, _ = await self.live_table(request)
        viewer = request.query_params.get("viewer", "public")
        if live.table.status != "over":
            raise Refusal("not_over")
        if viewer not in ("public", "all", *(chair.seat for chair in live.table.chairs)):
            raise Refusal("no_such_seat")
        return answer(await asyncio.to_thread(frames, live.table.record(), viewer))

    # For those who run the server

    async def health(self, request: Request) -> Response:
        await self.service.store.listings(limit=1)
        return answer({"status": "well"})

    async def metrics(self, request: Request) -> Response:
        return Response(figures(), media_type="text/plain; version=0.0.4")


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def origin_of(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"


def game_of(request: Request) -> str:
    key: str = request.path_params["game"]
    if key not in [game.key for game in GAMES]:
        raise Refusal("no_such_game")
    return key


def example_of(request: Request) -> tuple[str, str]:
    return game_of(request), request.path_params["example"]


def step_of(request: Request) -> tuple[str, str]:
    return game_of(request), request.path_params["step"]


def line(listing: Listing, guest: Guest) -> TableLine:
    return TableLine(
        code=listing.code,
        game=listing.game,
        players=listing.players,
        status=listing.status,  # type: ignore[arg-type]
        public=listing.public,
        spectators=listing.spectators,
        free=listing.free,
        names=list(listing.people),
        created=stamp(listing.created),
        updated=stamp(listing.updated),
        mine=guest.id in listing.guests,
    )
