"""The examples do what they say."""

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.table.serving import serving_from
from wolfden.client import Client
from wolfden.remote_bot import visit
from wolfden.table.messages import Start

pytestmark = pytest.mark.xdist_group("compiled")

VISITORS = (("Lin", "P2"), ("Linda", "P4"))
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("train_linear", EXAMPLES / "train_linear.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def trained(example: Any) -> Any:
    return example.train(20)


def test_the_trained_player_beats_random_play(example: Any, trained: Any) -> None:
    assert example.share_won(trained, 1000) > 0.6


def test_the_trained_player_sits_down_at_a_real_table(trained: Any, tmp_path: Path) -> None:
    async def open_and_start(url: str) -> tuple[str, list[str]]:
        aki = Client(url)
        await aki.introduce("Aki")
        code = await aki.make_table("wolf-and-hound", seats=[{"bot": "random"}, None, {"bot": "random"}, None])
        async with aki.at(code) as place:
            visits = [asyncio.to_thread(visit, f"{url}/t/{code}", trained, name, seat) for name, seat in VISITORS]
            playing = asyncio.gather(*visits)
            await place.wait_for(lambda table: all(chair.kind != "open" for chair in table.seats))
            await place.ask(Start())
            said = await playing
            table = await place.wait_for(lambda table: table.status == "over")
        return f"won by {', '.join(table.outcome['winners'])}", said  # type: ignore[index]

    with serving_from(tmp_path) as server:
        result, said = asyncio.run(open_and_start(server.url))

    assert said == [result, result]
