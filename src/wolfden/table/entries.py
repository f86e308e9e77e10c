"""The log of a table: everything that ever happened at it. A table is the fold of its entries."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from wolfden.engine.game import Words

from .messages import Pace, Speech


class Written(Struct, tag_field="entry", frozen=True, kw_only=True, omit_defaults=True):
    guest: str = ""  # who asked for it
    id: str = ""  # by which message


class Created(Written, tag="created", frozen=True, kw_only=True):
    game: str
    options: Words  # every option
    tables: dict[str, str] = {}
    host: str
    host_name: str
    public: bool
    spectators: bool
    chat: bool
    practice: bool
    pace: Pace
    seconds: int | None
    grace: int | None


class Seated(Written, tag="seated", frozen=True, kw_only=True):
    seat: str
    player: str
    name: str


class BotSeated(Written, tag="bot_seated", frozen=True, kw_only=True):
    seat: str
    level: str


class Emptied(Written, tag="emptied", frozen=True, kw_only=True):
    seat: str


class Started(Written, tag="started", frozen=True, kw_only=True):
    rules: int
    commitment: str
    seed: str
    nonce: str


class Moved(Written, tag="moved", frozen=True, kw_only=True):
    seat: str
    decision: int
    move: str
    by: Literal["person", "bot", "clock"]
    level: str | None = None  # of the bot


class HandedOver(Written, tag="handed_over", frozen=True, kw_only=True):
    seat: str
    level: str
    why: Literal["asked", "gone"]


class TakenBack(Written, tag="taken_back", frozen=True, kw_only=True):
    seat: str


class Said(Written, tag="said", frozen=True, kw_only=True):
    name: str
    kind: Speech
    words: str


class Set(Written, tag="set", frozen=True, kw_only=True):
    chat: bool
    spectators: bool


class Came(Written, tag="came", frozen=True, kw_only=True):
    """Somebody who sits here is connected, through this server process."""

    player: str
    via: str


class Knocked(Written, tag="knocked", frozen=True, kw_only=True):
    """Is this player still there? The process that has the connection answers with Came."""

    player: str


class Left(Written, tag="left", frozen=True, kw_only=True):
    player: str


class Rematched(Written, tag="rematched", frozen=True, kw_only=True):
    table: str


LogEntry: TypeAlias = (
    Created
    | Seated
    | BotSeated
    | Emptied
    | Started
    | Moved
    | HandedOver
    | TakenBack
    | Said
    | Set
    | Came
    | Knocked
    | Left
    | Rematched
)

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(LogEntry).decode
