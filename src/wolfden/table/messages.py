"""Everything that goes over the wire, as types: docs/protocol.md shows an example of each."""

from math import floor
from typing import Annotated, Any, Literal, NewType, TypeAlias, TypeVar, cast, get_args

import msgspec
from msgspec import Meta, Struct

from wolfden.bots.beliefs import Belief
from wolfden.bots.reasons import Alternative
from wolfden.engine.game import Words

from .views import Preview, View

Part = TypeVar("Part", bound=Struct)

Status: TypeAlias = Literal["open", "playing", "over"]
Pace: TypeAlias = Literal["untimed", "relaxed", "quick", "async"]
Level: TypeAlias = Literal["random", "pup", "hunter", "wolf", "alpha"]
Speech: TypeAlias = Literal["phrase", "reaction", "text"]
Phrase: TypeAlias = Literal["hello", "good-luck", "nice-move", "thinking", "sorry", "good-game", "thanks", "again"]
Reaction: TypeAlias = Literal["howl", "laugh", "wow", "sad", "clap", "heart"]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]  # chosen by the client; an answer names it again
Word: TypeAlias = Annotated[str, Meta(max_length=80)]  # a seat, or a move in the notation

Stamp = NewType("Stamp", float)  # unix seconds, no finer than a person could tell: every time that leaves the server

LONGEST_TEXT = 300
LONGEST_NAME = 24
MOST_TRIED = 120  # moves after a worked example
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
STAMPS = 10  # in a second


def stamp(at: float) -> Stamp:
    return Stamp(floor(at * STAMPS) / STAMPS)


# From the client, on the socket of a table


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Id = ""


class Sit(FromClient, tag="sit"):
    """Take an open seat."""

    seat: Word


class Stand(FromClient, tag="stand"):
    """Leave a seat: before the start it is open again, afterwards a bot plays it."""

    seat: Word


class SeatBot(FromClient, tag="seat_bot"):
    """Put a bot into an open seat, another level into a bot's seat, or (null) empty it."""

    seat: Word
    level: Level | None


class Start(FromClient, tag="start"):
    """Deal. Every seat must be taken."""


class SwitchSeat(FromClient, tag="switch_seat"):
    """Show the table from this seat, which must be one's own; null: as a spectator sees it."""

    seat: Word | None


class Move(FromClient, tag="move"):
    """Answer a decision. The same id twice is played once."""

    decision: int
    seat: Word
    move: Word


class Foresee(FromClient, tag="foresee"):
    """What would this move surely do? An illegal one is refused with its reason."""

    decision: int
    seat: Word
    move: Word


class Hint(FromClient, tag="hint"):
    """What would a bot do in this seat, knowing what it knows? At practice tables only."""

    seat: Word


class GetSight(FromClient, tag="get_sight"):
    """All that this seat may know, as the engine has it: for bots that think by themselves."""

    seat: Word


class HandOver(FromClient, tag="hand_over"):
    """Let a bot play one's seat for a while."""

    seat: Word
    level: Level = "hunter"


class TakeBack(FromClient, tag="take_back"):
    """Play one's seat oneself again."""

    seat: Word


class Say(FromClient, tag="say"):
    """A quick phrase or a reaction (a key, worded in each reader's language), or free text."""

    kind: Speech
    words: str


class Settings(FromClient, tag="settings"):
    """Change what was given; for the host."""

    chat: bool | None = None
    spectators: bool | None = None


class Rematch(FromClient, tag="rematch"):
    """Make a new table with the same players, each one seat further."""


class Ping(FromClient, tag="ping"):
    """Is anybody there?"""


ClientMessage: TypeAlias = (
    Sit
    | Stand
    | SeatBot
    | Start
    | SwitchSeat
    | Move
    | Foresee
    | Hint
    | GetSight
    | HandOver
    | TakeBack
    | Say
    | Settings
    | Rematch
    | Ping
)


# From the server, on the socket of a table


class FromServer(Struct, tag_field="type", kw_only=True):
    pass


class Place(Struct, kw_only=True):
    """One seat of the table."""

    seat: str
    kind: Literal["person", "bot", "dummy", "open"]
    name: str = ""
    level: str | None = None  # of a bot, also of one that plays for a person
    played_by_bot: Literal["asked", "gone"] | None = None  # a bot plays for the person: why
    present: bool = False
    owes: bool = False
    answered: bool = False
    deadline: Stamp | None = None  # at which a bot will choose instead
    bot_moves: int = 0  # how many of the seat's moves were a bot's


class Question(Struct, kw_only=True):
    """The open decision."""

    number: int
    kind: str
    owing: list[str]
    answered: list[str]
    deadline: Stamp | None = None


class News(Struct, kw_only=True):
    """What one entry of the log did, as the viewer was told it."""

    seq: int
    at: Stamp
    seat: str | None  # who moved; null for the deal
    by: Literal["person", "bot", "clock"] | None
    events: list[Words]


class Speaking(Struct, kw_only=True):
    """Something that was said."""

    seq: int
    at: Stamp
    name: str
    seats: list[str]  # of the speaker; none for a spectator
    kind: Speech
    words: str


class TableMessage(FromServer, tag="table"):
    """The whole table as this viewer may see it, and what is new since the last one."""

    code: str
    seq: int
    now: Stamp  # the server's clock, for deadlines
    status: Status
    game: str
    options: Words
    host: str  # the name of the host
    public: bool
    spectators: bool
    chat: bool
    practice: bool
    pace: Pace
    seconds: int | None  # to choose, for each decision
    grace: int | None  # seconds until a bot plays for somebody who is gone; null: never
    watching: int  # spectators on this server process
    seats: list[Place]
    you: list[str]  # the seats you hold
    hosting: bool  # are you the host?
    viewing: str | None  # the seat through whose eyes this is; null: a spectator's
    view: View | None = None  # the game's own view; null before the start
    decision: Question | None = None
    moves: list[str] = []  # legal moves of the viewed seat, in the notation, sorted
    choice: str | None = None  # its own choice in the open decision
    news: list[News] = []
    retold: list[News] = []  # earlier news as they are told from now on: put them in the place of what you have
    said: list[Speaking] = []
    outcome: Words | None = None
    commitment: str | None = None  # the SHA-256 of seed and nonce, from the start
    seed: str | None = None  # when the game is over
    nonce: str | None = None
    rematch: str | None = None  # the code of the next table


class Saved(FromServer, tag="saved"):
    """What the client asked for is written down, as this entry of the log."""

    id: str
    seq: int


class Refused(FromServer, tag="refused"):
    """What the client asked for was not done; nothing has changed."""

    id: str
    reason: str  # a name, for texts
    paragraph: str | None  # of the rules, if the rules refuse it
    words: str  # in English, for people who read the wire


class Foreseen(FromServer, tag="foreseen"):
    """What the move will surely do, as everybody will be told."""

    id: str
    events: list[Words]
    preview: Preview | None = None  # what they do not say: a card's strength, a house as it will stand


class Hinted(FromServer, tag="hinted"):
    """The moves a bot considered, the best first, and what it believes about hidden things."""

    id: str
    seat: str
    decision: int
    alternatives: list[Alternative]
    beliefs: list[Belief]
    is_compiled: bool  # or thought with the plain rules, and so less far


class SightOf(FromServer, tag="sight_of"):
    """The sight as a tree: `find_game(KEY).State.from_tree(tree)` makes it a sight again."""

    id: str
    seat: str
    decision: int
    tree: list[Any]


class StoreDown(FromServer, tag="store_down"):
    """Nothing can be saved at the moment, so nothing happens; or it is over."""

    saving: bool


class Pong(FromServer, tag="pong"):
    id: str
    now: Stamp


ServerMessage: TypeAlias = TableMessage | Saved | Refused | Foreseen | Hinted | SightOf | StoreDown | Pong


# Over HTTP


class BotWish(Struct, forbid_unknown_fields=True):
    bot: Level


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of POST /api/tables."""

    game: str
    options: Words = {}
    tables: dict[str, Annotated[str, Meta(max_length=20_000)]] = {}  # component tables that are not the printed ones
    seats: list[Literal["me"] | BotWish | None] = []  # in seat order; the rest stays open
    public: bool = False
    spectators: bool = True
    chat: bool = True
    practice: bool = False
    pace: Pace = "untimed"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)] | None = None  # null: what the pace usually gives
    grace: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None  # null: what the pace usually gives
    start: bool = False  # deal at once, if every seat is taken


class TableMade(Struct):
    """The answer to POST /api/tables."""

    table: str
    url: str  # the link to invite others with


class Introduction(Struct, forbid_unknown_fields=True):
    """The body of POST /api/me."""

    name: str


class Passphrase(Struct, forbid_unknown_fields=True):
    """The body of POST /api/me/passphrase."""

    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class SignIn(Struct, forbid_unknown_fields=True):
    """The body of POST /api/sign-in."""

    name: str
    passphrase: Annotated[str, Meta(max_length=200)]


class Me(Struct):
    """The answer to /api/me: who the cookie says you are; nulls for somebody new."""

    name: str | None
    signed: bool  # has this guest a passphrase?


class TableLine(Struct, kw_only=True):
    """One table in a list."""

    code: str
    game: str
    players: int
    status: Status
    public: bool
    spectators: bool
    free: int
    names: list[str]  # in seat order, "" for an open seat
    created: Stamp
    updated: Stamp
    mine: bool


class TableList(Struct):
    """The answer to GET /api/tables."""

    open: list[TableLine]  # public tables with an open seat
    playing: list[TableLine]  # public tables that let spectators in
    mine: list[TableLine]


class Trial(Struct, forbid_unknown_fields=True):
    """The body of POST /api/examples/{game}/{example}: the moves that were tried, each with its seat."""

    moves: Annotated[list[Word], Meta(max_length=MOST_TRIED)] = []


class TrialMove(Trial):
    """The body of POST /api/examples/{game}/{example}/foresee: and one to look at."""

    move: Word = ""


class Attempt(Struct, forbid_unknown_fields=True):
    """The body of POST /api/lessons/{game}/{step} and its foresee: the learner's move or answer, if there is one."""

    move: Word = ""


class Failed(Struct):
    """The body of every answer that is not 2xx."""

    reason: str
    words: str


encode = msgspec.json.Encoder().encode


def encoded(part: Part) -> Part:
    """A part of messages, written once for all of them; whoever has it can only send it on."""
    return cast(Part, msgspec.Raw(encode(part)))


read_client_message = msgspec.json.Decoder(ClientMessage).decode
read_server_message = msgspec.json.Decoder(ServerMessage).decode
