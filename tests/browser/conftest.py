"""A real Chromium, and a server it talks to."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person
from tests.table.serving import Server, generous, serving_from

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


@pytest.fixture(scope="module")  # while it is open, no other test can have an event loop
def browser() -> Iterator[Browser]:
    assert CHROMIUM.exists(), "these tests need Debian's packages chromium and fonts-noto-cjk"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built = Path(str(files("wolfden") / "static" / "index.html"))
    assert built.exists(), "the browser's part is not built: make setup builds it"
    with serving_from(tmp_path_factory.mktemp("browser"), limits=generous()) as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Lets somebody come; at the end they all leave, and none of their pages may have failed."""
    people: list[Person] = []

    def come(name: str, **how: object) -> Person:
        people.append(Person(browser, server.url, name, **how))  # type: ignore[arg-type]
        return people[-1]

    yield come
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.leaves()
    assert not errors
