"""What no honest client sends: random bytes, random JSON, mutated messages, other people's seats, echoes."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Message = str | bytes

EXAMPLES: list[dict[str, Any]] = [
    {"type": "sit", "id": "a", "seat": "P3"},
    {"type": "stand", "id": "b", "seat": "P1"},
    {"type": "seat_bot", "id": "c", "seat": "P2", "level": "hunter"},
    {"type": "start", "id": "d"},
    {"type": "switch_seat", "id": "e", "seat": "P1"},
    {"type": "move", "id": "f", "decision": 1, "seat": "P1", "move": "B3"},
    {"type": "foresee", "id": "g", "decision": 1, "seat": "P1", "move": "B3"},
    {"type": "hint", "id": "h", "seat": "P1"},
    {"type": "get_sight", "id": "i", "seat": "P1"},
    {"type": "hand_over", "id": "j", "seat": "P1", "level": "pup"},
    {"type": "take_back", "id": "k", "seat": "P1"},
    {"type": "say", "id": "l", "kind": "phrase", "words": "hello"},
    {"type": "say", "id": "m", "kind": "text", "words": "Watch your sheep."},
    {"type": "settings", "id": "n", "chat": False, "spectators": False},
    {"type": "rematch", "id": "o"},
    {"type": "ping", "id": "p"},
]
WORDS = ["", "P1", "P2", "A", "B", "table", "null", "\x00", "\ud800", "狼", "B3", "look 4 0", "' or 1=1 --", "x" * 100]
NUMBERS = [0, 1, -1, 2**31, 2**63, 2**200, 0.5, 1e308]


def random_bytes(random: Random, heard: Sequence[str]) -> Message:
    return random.randbytes(random.randrange(200))


def random_text(random: Random, heard: Sequence[str]) -> Message:
    return "".join(chr(random.choice([random.randrange(32, 127), random.randrange(0xD7FF)])) for _ in range(40))


def value(random: Random, depth: int = 3) -> Any:
    """Any JSON value."""
    kind = random.randrange(7 if depth else 5)
    if kind == 5:
        return [value(random, depth - 1) for _ in range(random.randrange(4))]
    if kind == 6:
        return {random.choice(WORDS): value(random, depth - 1) for _ in range(random.randrange(4))}
    return (None, True, random.choice(NUMBERS), random.choice(WORDS), random.getrandbits(40))[kind]


def random_json(random: Random, heard: Sequence[str]) -> Message:
    return json.dumps(value(random))


def mutated(random: Random, heard: Sequence[str]) -> Message:
    """A valid message, a little wrong."""
    message = dict(random.choice(EXAMPLES))
    field = random.choice(list(message))
    change = random.randrange(4)
    if change == 0:
        del message[field]
    elif change == 1:
        message[field] = value(random)
    elif change == 2:
        message[random.choice(WORDS)] = value(random)
    return scratched(json.dumps(message), random) if change == 3 else json.dumps(message)


def scratched(text: str, random: Random) -> str:
    """With one character lost, doubled or replaced, or without its end."""
    place = random.randrange(len(text))
    middle = random.choice(["", text[place] * 2, chr(random.randrange(1, 0x250))])
    return text[:place] + random.choice([middle + text[place + 1 :], ""])


def somebody_else(random: Random, heard: Sequence[str]) -> Message:
    """A valid message for a seat that may not be one's own."""
    message = dict(random.choice(EXAMPLES)) | {"id": f"{random.getrandbits(32):x}"}
    if "seat" in message:
        message["seat"] = random.choice(["P1", "P2", "P3", "P4", "A", "B", "C", "D"])
    if "decision" in message:
        message["decision"] = random.randrange(60)
    return json.dumps(message)


def echo(random: Random, heard: Sequence[str]) -> Message:
    """What somebody at the table has said before, word for word."""
    return random.choice(heard) if heard else json.dumps(random.choice(EXAMPLES))


def too_long(random: Random, heard: Sequence[str]) -> Message:
    return json.dumps({"type": "say", "kind": "text", "words": "a" * random.randrange(4000, 9000)})


KINDS: list[Callable[[Random, Sequence[str]], Message]] = [
    random_bytes,
    random_text,
    random_json,
    mutated,
    mutated,
    mutated,
    somebody_else,
    somebody_else,
    echo,
    echo,
    too_long,
]


def fuzz_message(random: Random, heard: Sequence[str]) -> Message:
    return random.choice(KINDS)(random, heard)
