"""The protocol as JSON Schema, made from the types; `python -m wolfden.table.schema` writes it into docs."""

from pathlib import Path

import msgspec

from wolfden.engine.game import Words

from . import messages
from .examples import ExampleLine, Position
from .lessons import LessonLine, StepShown
from .library import Box, PlayersBook, Rulebook, Shelf, Texts
from .replaying import Frame
from .views import Preview, View

FILE = Path("docs/protocol.schema.json")

# Whatever goes over the wire, by the name a client gives it.
WIRE: dict[str, object] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "View": View,
    "Preview": Preview,
    "Replay": list[Frame],
    "Shelf": Shelf,
    "Rulebook": Rulebook,
    "PlayersBook": PlayersBook,
    "Texts": Texts,
    "Box": Box,
    "Examples": list[ExampleLine],
    "Trial": messages.Trial,
    "TrialMove": messages.TrialMove,
    "Position": Position,
    "Lesson": LessonLine,
    "Attempt": messages.Attempt,
    "StepShown": StepShown,
    "NewTable": messages.NewTable,
    "TableMade": messages.TableMade,
    "Introduction": messages.Introduction,
    "Passphrase": messages.Passphrase,
    "SignIn": messages.SignIn,
    "Me": messages.Me,
    "TableList": messages.TableList,
    "Failed": messages.Failed,
}


def schema() -> Words:
    """All types of the protocol; those of the wire are the properties."""
    wire, parts = msgspec.json.schema_components(WIRE.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "properties": dict(zip(WIRE, wire, strict=True)),
        "$defs": parts,
    }


def write_schema() -> str:
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(write_schema(), encoding="utf-8")
