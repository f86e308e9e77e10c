"""What others see of time: a bot keeps the beat of its level whatever its cards, and stamps are tenths of a second."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

from tests.table.builders import AKI, a_table, do, some_move, start, write
from wolfden.bots import BOTS, SECONDS
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import AnyGame, moves_of, to_act
from wolfden.table import messages
from wolfden.table.api import line
from wolfden.table.beat import SPARE, Beat
from wolfden.table.live import LiveTable
from wolfden.table.messages import NewTable, Say, encode
from wolfden.table.opening import first_entries, found
from wolfden.table.service import TableService, listing
from wolfden.table.store import open_store

pytestmark = pytest.mark.anyio

# P1 has one move, or with the lowest cards of the deck in hand, four: nobody else can know.
ONE_MOVE, FOUR_MOVES = ["B2", "B2", "B2", "B2"], ["B2", "W1", "B4", "W2"]
OTHERS = {"P2": ["B3", "B4", "W3", "W4"], "P3": ["B1", "B3", "W2", "W4"], "P4": ["B1", "B3", "W1", "W3"]}
DECK = ["B1", "B1", "B3", "B3", "B4", "W1", "W1", "W2", "W2", "W3", "W3", "W4", "W4"]


class Time:
    """A clock that goes on when somebody sleeps or thinks, and not otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Thoughts:
    """In the place of `BotProcesses`: bots that think as long as they are told, and play any move or a certain one."""

    def __init__(self, time: Time, seconds: Callable[[int], float], words: str = "") -> None:
        self.time, self.seconds, self.words = time, seconds, words
        self.random = Random("thoughts")
        self.numbers: list[int] = []  # of legal moves

    async def choose(self, game: AnyGame, sight: Any, seat: int, *_: object) -> int:
        moves = moves_of(game, sight, SeatIndex(seat))
        self.numbers.append(len(moves))
        self.time.now += self.seconds(len(moves))
        return game.read_move(sight, SeatIndex(seat), self.words) if self.words else self.random.choice(moves)

    def close(self) -> None:
        pass


@asynccontextmanager
async def a_service(folder: Path, time: Time, thoughts: Thoughts) -> AsyncIterator[TableService]:
    service = TableService(open_store(str(folder / "wolfden.db")), thoughts, time, Beat(time, time.sleep))  # type: ignore[arg-type]
    await service.store.open()
    yield service
    await service.close()


async def a_live_table(service: TableService, game: str, **options: Any) -> LiveTable:
    """A table with all seats Aki's, ready for the deal."""
    wish = NewTable(game=game, options=options, seats=["me"] * options["players"])
    table = found(wish, AKI, service.clock())
    table.code = "code"
    await service.create(table, first_entries(table, wish, AKI))
    return await service.find_table(table.code)


async def when_p1_plays(
    folder: Path, hand: list[str], level: str, seconds: Callable[[int], float]
) -> tuple[float, list[bytes]]:
    """When the move of a bot in P1 is made, and all that P2 and a spectator are sent."""
    time = Time()
    thoughts = Thoughts(time, seconds, "B2")
    async with a_service(folder, time, thoughts) as service:
        live = await a_live_table(service, "wolf-and-hound", players=4)
        start(live.table, at=time.now)
        below = (FOUR_MOVES if hand is ONE_MOVE else ONE_MOVE)[1:]
        live.table.game.lay_deal(live.table.state, {"hands": {"P1": hand, **OTHERS}, "number_deck": DECK + below})
        live.table.chairs[0].level = level
        before = [sent(live, viewer, time.now) for viewer in ("P2", None)]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(service.store, "append", no_append)
            await service.play_for(live, SeatIndex(0), level, "bot")

        assert live.table.moves == ["P1 B2"]
        assert thoughts.numbers == [len(set(hand))]
        return live.table.updated, before + [sent(live, viewer, time.now) for viewer in ("P2", None)]


async def no_append(*_: object) -> None:
    """The log in the store has no laid deal."""


def sent(live: LiveTable, viewer: str | None, now: float) -> bytes:
    return encode(live.presentation.present(live.table, AKI.id, viewer, 0, now, 0))


@pytest.mark.parametrize("level", BOTS)
async def test_a_forced_move_is_made_when_a_chosen_one_would_be(level: str, tmp_path: Path) -> None:
    """Given two worlds in which a bot has one move or four, and takes its time by that, others see the same bytes."""

    def seconds(moves: int) -> float:
        return 0.001 if moves == 1 else SECONDS.get(level, 0.0) + 0.02 * moves

    (tmp_path / "one").mkdir()
    (tmp_path / "four").mkdir()

    forced = await when_p1_plays(tmp_path / "one", ONE_MOVE, level, seconds)

    assert forced == await when_p1_plays(tmp_path / "four", FOUR_MOVES, level, seconds)


async def test_bots_keep_the_beat_through_a_whole_game(tmp_path: Path) -> None:
    """Given bots that think as long as they like, in turn and all at once, then every move is on the beat of its level,
    and whoever owes one at the same time moves in the order of the seats."""
    time, random = Time(), Random("whole game")
    thoughts = Thoughts(time, lambda moves: random.uniform(0.0, SPARE))
    async with a_service(tmp_path, time, thoughts) as service:
        live = await a_live_table(service, "three-little-wolves", players=3)
        start(live.table, at=time.now)
        for chair, level in zip(live.table.chairs, ("hunter", "wolf", "alpha"), strict=True):
            chair.level = level
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(service.store, "append", no_append)
            together = 0
            while live.table.status == "playing":
                owing = to_act(live.table.state)
                together += len(owing) > 1
                await service.play_for(live, *live.table.waiting_for_bot(time.now) or pytest.fail("nobody owes a move"))
                assert live.table.steps[-1].seat == live.table.chairs[owing[0]].seat
        beats = {"A": SPARE, "B": SECONDS["wolf"] + SPARE, "C": SECONDS["alpha"] + SPARE}
        times, seats = [step.at for step in live.table.steps], [step.seat for step in live.table.steps]

    assert together > 0
    assert min(thoughts.numbers) == 1 < max(thoughts.numbers)
    assert times == pytest.approx(list(accumulate([1000.0, *(beats[str(seat)] for seat in seats[1:])])))


async def test_an_answer_that_comes_late_waits_for_the_next_beat() -> None:
    time = Time()

    async def think() -> int:
        time.now += 2.5
        return 7

    assert await Beat(time, time.sleep).hold(think(), SECONDS["alpha"]) == 7
    assert time.now == pytest.approx(1000.0 + 3 * (SECONDS["alpha"] + SPARE))


def test_two_moments_in_a_tenth_of_a_second_are_told_alike() -> None:
    """The deal, a move, a word, a deadline and the line in the lobby, as they are sent."""

    def told(at: float) -> list[bytes]:
        table = a_table(seats=["me"] * 4, pace="quick", at=at)
        table.code = "code"
        start(table, at=at)
        do(table, AKI, Say(kind="reaction", words="howl"), at=at)
        write(table, some_move(table), at=at)
        line_of_it = encode(line(listing(table), AKI))
        return [line_of_it, *(sent(LiveTable(table, at), viewer, at) for viewer in ("P1", None))]

    assert told(1000.3000001) == told(1000.3999999)
    assert told(1000.3) != told(1000.4)


def test_every_time_in_a_message_is_a_stamp() -> None:
    """Given a field for a time, then the type checker asks for `stamp`: a plain number is no `Stamp`."""
    structs = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    own = [kind for kind in structs if kind.__module__ == messages.__name__]
    kinds = {(kind.__name__, field.name): str(field.type) for kind in own for field in fields(kind)}

    assert [where for where, kind in kinds.items() if "float" in kind and "Stamp" not in kind] == []
    assert {name for (_, name), kind in kinds.items() if "Stamp" in kind} == {
        "at", "now", "deadline", "created", "updated",
    }  # fmt: skip
