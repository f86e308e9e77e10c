"""Every way by which something of a game leaves for a viewer: functions from one side to bytes.

What is cheap is compared at every position, what is dear now and then. Nothing here decides what may be known.
"""

from collections.abc import Callable, Coroutine
from functools import cache
from io import StringIO
from typing import Any, TypeVar

import msgspec
from rich.console import Console, RenderableType
from starlette.requests import Request

from wolfden.bots import SECONDS, worker
from wolfden.bots.reasons import Reasons
from wolfden.bots.worker_pool import job_for
from wolfden.cli.choices import draw_choices
from wolfden.cli.hint import draw_reasons
from wolfden.cli.replay import see_all, show_step
from wolfden.cli.shown import Shown
from wolfden.cli.story import tell_story
from wolfden.engine import lockstep
from wolfden.engine.binding import bind
from wolfden.engine.decision import SPECTATOR, MoveIndex, SeatIndex, first_owing, owes
from wolfden.engine.doors import door
from wolfden.engine.errors import IllegalMove
from wolfden.engine.game import AnyGame, events, moves_of, people, see, to_act, write_event
from wolfden.env.drawing import as_picture, as_text
from wolfden.env.scenes import scene
from wolfden.games import find_game
from wolfden.locale import LANGUAGES, Text
from wolfden.table import bots, views
from wolfden.table.api import Api
from wolfden.table.commands import decide
from wolfden.table.limits import Limits
from wolfden.table.live import LiveTable, Visitor
from wolfden.table.messages import (
    ClientMessage,
    Foresee,
    GetSight,
    HandOver,
    Hint,
    Move,
    Ping,
    Rematch,
    Say,
    SeatBot,
    Settings,
    Sit,
    Stand,
    Start,
    SwitchSeat,
    TakeBack,
    encode,
)
from wolfden.table.opening import rematch
from wolfden.table.refusal import Refusal
from wolfden.table.replaying import frames
from wolfden.table.security import Origins
from wolfden.table.service import TableService, listing
from wolfden.table.sockets import TableSocket, refused
from wolfden.table.store import Guest, Listing

from .sides import Side

Channel = Callable[[Side], bytes]
Answer = TypeVar("Answer")

ITERATIONS = 4  # of a search: enough to follow everything it reads
ASKED: set[type] = set()  # the messages that have been sent to a table
NONSENSE = ("", "nonsense", "look 9 9", "pass r99", "B9")


# The engine


def sight(side: Side) -> bytes:
    return numbers_of(see(side.game, side.state, side.viewer))


def numbers_of(thing: Any) -> bytes:
    """All content of an object with a layout."""
    return bytes(thing.records().tobytes())


def event_words(side: Side) -> bytes:
    seen = see(side.game, side.state, side.viewer)
    return encode([write_event(side.game, event) for event in events(seen)])


def state_words(side: Side) -> bytes:
    return encode(side.game.write_state(see(side.game, side.state, side.viewer)))


def view(side: Side) -> bytes:
    return encode(views.view(side.game, see(side.game, side.state, side.viewer)))


def decision(side: Side) -> bytes:
    """What is open and who owes, from the truth: everybody sees it."""
    return repr((side.state.decision, to_act(side.state), side.game.seats(side.state))).encode()


def legal_moves(side: Side) -> bytes:
    """From the truth and from the sight, in their order."""
    if side.viewer == SPECTATOR:
        return b""
    seen = see(side.game, side.state, side.viewer)
    return repr([moves_of(side.game, state, SeatIndex(side.viewer)) for state in (side.state, seen)]).encode()


def objections(side: Side) -> bytes:
    """To every move there is, and to some there are not, from the truth and from the sight."""
    if side.viewer == SPECTATOR:
        return b""
    seen, numbers = see(side.game, side.state, side.viewer), range(-2, side.game.move_count + 2)
    return repr(
        [
            [side.game.objection(state, SeatIndex(side.viewer), MoveIndex(n)) for n in numbers]
            for state in (side.state, seen)
        ]
    ).encode()


# The table


class Sent(Exception):
    """What a socket, or a bot, was given."""


class Wire:
    """A socket that takes one message."""

    async def send_text(self, text: str) -> None:
        raise Sent(text)


class Here:
    """The service, the bots, the guests and the store of a server with this table alone."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.bots = self.store = self

    def clock(self) -> float:
        return float(self.side.table.seq)

    async def find_table(self, code: str) -> LiveTable:
        return live_table(self.side)

    async def find(self, cookie: str | None) -> Guest:
        return self.side.guest

    async def listings(self, **wish: Any) -> list[Listing]:
        return [listing(self.side.table)]

    async def submit(self, live: LiveTable, guest: Guest, wish: ClientMessage) -> int:
        return len(encode(decide(wish, live.table, guest)))

    async def rematch(self, live: LiveTable, guest: Guest) -> int:
        return rematch(live.table, self.clock())[0].seq

    async def foresee(self, game: AnyGame, seen: Any, seat: int, move: int) -> list[tuple[int, ...]]:
        return bots.foresee(game.key, seen.tree(), SeatIndex(seat), MoveIndex(move))

    async def choose(self, game: AnyGame, seen: Any, seat: int, level: str, own_seed: str, about: str) -> int:
        """A bot is asked: what its process would be given, but for the seed that only it knows."""
        assert self.side.seed not in own_seed
        raise Sent((job_for(game, seen, SeatIndex(seat), level, "", None), about))

    async def explain(self, game: AnyGame, seen: Any, seat: int, own_seed: str, about: str) -> Reasons:
        job = job_for(game, seen, SeatIndex(seat), bots.HINT_LEVEL, own_seed, ITERATIONS)
        answer = worker.do(msgspec.structs.replace(job, why=True))
        assert isinstance(answer, Reasons)
        return answer


def finish(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What a coroutine answers that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as end:
        answer: Answer = end.value
        return answer
    raise AssertionError("this waits for something")


def live_table(side: Side) -> LiveTable:
    return LiveTable(side.table, 0.0, side.presentation)


def socket_of(side: Side) -> TableSocket:
    here: Any = Here(side)
    return TableSocket(here, here, Limits(), Origins(""))


def written(side: Side, visitor: Visitor, live: LiveTable) -> bytes:
    """What the socket of this visitor sends next."""
    wire: Any = Wire()
    visitor.dirty.set()
    try:
        finish(socket_of(side).send_tables(wire, live, visitor))
    except Sent as sent:
        return str(sent).encode()
    raise AssertionError("nothing was sent")


def listener(side: Side) -> bytes:
    """To somebody who has been at the table from the beginning."""
    visitor = Visitor(side.guest, side.seat or "", side.heard)
    visitor.again = side.heard
    said = written(side, visitor, live_table(side))
    side.heard = visitor.seen
    return said


def reload(side: Side) -> bytes:
    """To somebody who comes back to a table that has shown everything, and to somebody for whom nobody looked."""
    live = live_table(side)
    live.shown[side.seat] = side.table.seq
    came_back, is_new = Visitor(side.guest, side.seat or ""), Visitor(side.guest, side.seat or "")
    return written(side, came_back, live) + written(side, is_new, live_table(side))


def restart(side: Side) -> bytes:
    """The same after a restart: the table is folded from its log, and its story told from the record."""
    table = side.sit_down()
    visitor, late = Visitor(side.guest, side.seat or ""), Visitor(side.guest, side.seat or "", table.seq // 2)
    return written(side, visitor, LiveTable(table, 0.0)) + written(side, late, LiveTable(table, 0.0))


def asked(side: Side, *wishes: ClientMessage) -> bytes:
    """The answers of the socket to these wishes."""
    socket, live = socket_of(side), live_table(side)
    said = b""
    for wish in wishes:
        ASKED.add(type(wish))
        try:
            said += encode(finish(socket.fulfil(live, Visitor(side.guest, side.seat or ""), wish)))
        except (Refusal, IllegalMove) as refusal:
            said += encode(refused("", refusal))
    return said


def refusals(side: Side) -> bytes:
    """Wrong moves, moves of others, moves for another decision, nonsense."""
    table, number = side.table, side.table.state.decision.number
    seats = [chair.seat for chair in table.chairs]
    first = side.game.move_count // 7
    words = [
        side.game.write_move(side.state, SeatIndex(0), MoveIndex(move))
        for move in range(0, side.game.move_count, first or 1)
    ]
    wishes = [Move(decision=number, seat=seat, move=text) for seat in seats for text in (*NONSENSE, *words)]
    return asked(
        side, *wishes, Move(decision=number + 1, seat=seats[0], move=words[0]), Ping(), SwitchSeat(seat=side.seat)
    )


def other_wishes(side: Side) -> bytes:
    """Whatever else can be asked of a table, in one's own seat and in those of others."""
    wishes: list[ClientMessage] = [Start(), Rematch(), Settings(chat=True), Say(kind="phrase", words="hello")]
    for chair in side.table.chairs:
        wishes += [Sit(seat=chair.seat), Stand(seat=chair.seat), TakeBack(seat=chair.seat)]
        wishes += [SeatBot(seat=chair.seat, level="pup"), HandOver(seat=chair.seat, level="pup")]
    return asked(side, *wishes)


def sight_on_the_wire(side: Side) -> bytes:
    return asked(side, *(GetSight(seat=chair.seat) for chair in side.table.chairs))


def previews(side: Side) -> bytes:
    if side.seat is None:
        return b""
    seen = see(side.game, side.state, side.viewer)
    number, moves = side.table.state.decision.number, moves_of(side.game, seen, SeatIndex(side.viewer))
    words = [side.game.write_move(seen, SeatIndex(side.viewer), move) for move in moves[:: len(moves) // 3 + 1]]
    return asked(side, *(Foresee(decision=number, seat=side.seat, move=text) for text in words))


def hint(side: Side) -> bytes:
    return asked(side, *(Hint(seat=chair.seat) for chair in side.table.chairs))


def routes(side: Side) -> bytes:
    """Everything that is asked of tables over HTTP."""
    here: Any = Here(side)
    api = Api(here, here, Limits(), Origins(""))
    return b"".join(response_of(api, route.path) for route in api.routes() if route.path.startswith("/api/tables"))


def response_of(api: Api, path: str) -> bytes:
    handler = {route.path: route.endpoint for route in api.routes() if "GET" in (route.methods or ())}[path]
    said = b""
    for query in (b"", b"viewer=all", b"viewer=public") if path.endswith("replay") else (b"",):
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "path_params": {"code": "table"},
            "headers": [(b"host", b"here")],
            "query_string": query,
            "scheme": "http",
            "server": ("here", 80),
        }
        response = finish(handler(Request(scope)))
        said += b"%d" % response.status_code + response.body + repr(response.raw_headers).encode()
    return said


def replay(side: Side) -> bytes:
    """A replay through this viewer's eyes."""
    return encode(frames(side.record(), side.seat or "public"))


# Bots


def given_to_bots(side: Side) -> bytes:
    """What the service asks when a bot plays in this seat."""
    if side.viewer == SPECTATOR or not owes(side.state, side.viewer):
        return b""
    here: Any = Here(side)
    try:
        finish(TableService(here, here, here.clock).play_for(live_table(side), SeatIndex(side.viewer), "alpha", "bot"))
    except Sent as sent:
        return msgspec.msgpack.encode(sent.args)
    raise AssertionError("no bot was asked")


def chosen_by_bots(side: Side) -> bytes:
    return repr([worker.answer(job) for job in jobs(side, ("random", "pup", "hunter"))]).encode()


def chosen_by_search(side: Side) -> bytes:
    return repr([worker.answer(job) for job in jobs(side, tuple(SECONDS))]).encode()


def jobs(side: Side, levels: tuple[str, ...]) -> list[worker.Job]:
    if side.viewer == SPECTATOR or not owes(side.state, side.viewer):
        return []
    seen = side.table.sight(side.viewer)
    return [
        job_for(side.game, seen, SeatIndex(side.viewer), level, "a seed of its own", ITERATIONS) for level in levels
    ]


# The terminal


def printed(*parts: RenderableType) -> bytes:
    paper = StringIO()
    console = Console(file=paper, width=100, force_terminal=True, color_system="truecolor", legacy_windows=False)
    for part in parts:
        console.print(part)
    return paper.getvalue().encode()


def shown_to(side: Side, text: Text) -> Shown[msgspec.Struct]:
    names = {name: name for name in side.game.seats(side.state)}
    return Shown(text, side.game, names, door(side.game, "view").view(see(side.game, side.state, side.viewer)))


def terminal(side: Side) -> bytes:
    """The table, the story, the question and the choices, in one language after another."""
    text, game = text_of(LANGUAGES[side.step % len(LANGUAGES)]), side.game
    seen, tables, shown = see(game, side.state, side.viewer), door(game, "terminal"), shown_to(side, text)
    drawn = printed(*tell_story(shown, events(seen)), tables.draw_table(shown), tables.draw_guide(shown))
    if side.viewer != SPECTATOR and owes(seen, side.viewer):
        drawn += printed(shown.decision(seen), draw_choices(shown, seen, SeatIndex(side.viewer)))
    return drawn


def terminal_replay(side: Side) -> bytes:
    """The last step of `wolfden replay --seat`."""
    steps = see_all(side.game, side.record(), side.seat or "spectator")
    paper = StringIO()
    show_step(text_of("en"), Console(file=paper, width=100), side.game, steps, len(steps) - 1)
    return paper.getvalue().encode()


def terminal_hint(side: Side) -> bytes:
    """What `h` shows in a game."""
    drawn = b""
    for job in jobs(side, (bots.HINT_LEVEL,)):
        found = worker.do(msgspec.structs.replace(job, why=True))
        assert isinstance(found, Reasons)
        drawn += printed(draw_reasons(shown_to(side, text_of("en")), found))
    return drawn


@cache
def text_of(language: Any) -> Text:
    return Text(language)


# Environments


def drawings(side: Side) -> bytes:
    drawn = scene(side.game, see(side.game, side.state, side.viewer))
    return as_text(drawn).encode() + as_picture(drawn).tobytes()


def batch(side: Side) -> bytes:
    """What a batch shows of a game: the seat that is to choose, its sight and its moves."""
    if side.viewer != first_owing(side.state):
        return b""
    loops, lane, seen = bind(lockstep, find_game(side.game.key)), lockstep.Lane(), side.state.blank()
    loops.look(side.state, seen, lane)
    return numbers_of(seen) + numbers_of(lane)


def pettingzoo(side: Side) -> bytes:
    """Observation, mask, info and rewards of the agent in this seat, from both kinds of environment."""
    if side.viewer == SPECTATOR:
        return b""
    said = b""
    for env in environments(side.game.key, msgspec.json.encode(side.options)):
        env.sitting.game, env.sitting.state = side.game, side.state
        agent = env.sitting.agents[people(side.game, side.state).index(SeatIndex(side.viewer))]
        shown = env.sitting.observe(agent)
        said += shown["observation"].tobytes() + shown["action_mask"].tobytes()
        said += repr((env.sitting.to_act(), env.sitting.rewards()[agent])).encode()
        if agent in env.sitting.to_act()[:1]:
            said += repr(env.sitting.render()).encode()
    return said


@cache
def environments(key: str, options: bytes) -> list[Any]:
    from wolfden.env import pettingzoo

    chosen = msgspec.json.decode(options)
    return [
        pettingzoo.raw_env(key, render_mode="ansi", **chosen),
        pettingzoo.parallel_env(key, render_mode="ansi", **chosen),
    ]


def openspiel(side: Side) -> bytes:
    """Information states, observations and public observations, as strings and as tensors."""
    if side.viewer == SPECTATOR:
        return b""
    state, observers = spiel_of(side.game.key, side.options["players"])
    state.world, state.seats = side.state, people(side.game, side.state)
    player = state.seats.index(side.viewer)
    said = repr((state.current_player(), state.is_terminal())).encode()
    for observer in observers:
        observer.set_from(state, player)
        said += observer.tensor.tobytes() + observer.string_from(state, player).encode()
    if player == state.current_player():
        said += repr(
            [(action, state._action_to_string(player, action)) for action in state._legal_actions(player)]
        ).encode()
    return said


@cache
def spiel_of(key: str, players: int) -> tuple[Any, list[Any]]:
    import pyspiel

    from wolfden.env import openspiel

    game = pyspiel.load_game(openspiel.name_of(find_game(key)), {"players": players})
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        for recall in (False, True)
        for public in (False, True)
        for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    ]
    return game.new_initial_state(), [game.make_py_observer(kind) for kind in kinds]


CHEAP: tuple[Channel, ...] = (
    sight, event_words, state_words, view, decision, legal_moves, listener, reload, given_to_bots,
)  # fmt: skip
DEAR: tuple[Channel, ...] = (
    objections, refusals, other_wishes, sight_on_the_wire, previews, hint, routes, restart, replay, chosen_by_bots,
    chosen_by_search, terminal, terminal_replay, terminal_hint, drawings, batch, pettingzoo, openspiel,
)  # fmt: skip
