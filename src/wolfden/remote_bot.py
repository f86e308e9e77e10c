"""A bot as a guest: it sits down at a table of any server and plays to the end."""

import asyncio
from urllib.parse import urlsplit

from wolfden.bots.bot import Bot
from wolfden.client import Client, NotDone, Seat
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import moves_of
from wolfden.engine.rng import Rng
from wolfden.games import find_game
from wolfden.table.beat import Beat
from wolfden.table.messages import GetSight, SightOf, Sit, TableMessage


def visit(link: str, player: Bot, name: str, seat: str | None = None) -> str:
    """Play at the table behind this link, in this seat or the first open one; who won."""
    url, code = read_link(link)
    try:
        return asyncio.run(play(Client(url), code, player, seat, name))
    except NotDone as refusal:
        raise WolfdenError(str(refusal)) from None


def read_link(link: str) -> tuple[str, str]:
    """Server and code of a table."""
    parts = urlsplit(link)
    code = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not code:
        raise WolfdenError(f"{link!r} is not the link of a table, such as http://localhost:8000/t/CODE")
    return f"{parts.scheme}://{parts.netloc}", code


async def play(client: Client, code: str, player: Bot, wanted: str | None, name: str) -> str:
    """Sit down, wait for the deal, and choose whenever it is this seat's turn."""
    await client.introduce(name)
    async with client.at(code) as place:
        seat = wanted or open_seat(await place.wait_for(lambda _: True))
        await place.ask(Sit(seat=seat))
        print(f"{name} sits in {seat}", flush=True)
        while (table := await place.turn()).status != "over":
            await choose(place, table, player, seat)
    assert table.outcome is not None
    return f"won by {', '.join(table.outcome['winners']) or 'nobody'}"


def open_seat(table: TableMessage) -> str:
    seats = [place.seat for place in table.seats if place.kind == "open"]
    if not seats:
        raise WolfdenError("no seat is open at this table")
    return seats[0]


async def choose(place: Seat, table: TableMessage, player: Bot, seat: str) -> None:
    """Look at what the seat may know, think, and play; if the table went on meanwhile, look again."""
    try:
        answer = await place.ask(GetSight(seat=seat))
        assert isinstance(answer, SightOf)
        game = find_game(table.game)
        sight = game.State.from_tree(answer.tree)
        rng = Rng.from_text(f"{place.code} {table.seq} {place.client.token}")
        number = SeatIndex([chair.seat for chair in table.seats].index(seat))
        moves = moves_of(game, sight, number)
        move = await Beat().hold(asyncio.to_thread(player.choose, game, sight, number, moves, rng))
        await place.choose(game.write_move(sight, number, MoveIndex(move)), seat)
    except NotDone as refusal:
        if refusal.reason != "stale_decision":
            raise
