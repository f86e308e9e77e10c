"""Somebody at a browser: what a person does, and what that person can see."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1280, "height": 900}


class Person:
    """One context of the browser: its own cookie, its own storage, every frame its sockets received."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        size: dict[str, int] = LAPTOP,
        language: str = "en-US",
        **context: Any,
    ) -> None:
        self.name = name
        self.url = url
        self.context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce", **context)  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def listens(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def opens(self, path: str = "/") -> "Person":
        self.page.goto(self.url + path)
        self.page.locator("main h1, main h2").first.wait_for()
        return self

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """A request with this person's cookie."""
        sent = json.dumps(body) if body is not None else None
        response = self.context.request.fetch(
            self.url + path, method=method, data=sent, headers={"Content-Type": "application/json"}
        )
        assert response.ok, response.text()
        return response.json()

    def makes_table(self, game: str, options: dict[str, Any], seats: Sequence[Any], **others: Any) -> str:
        """A table, made without clicking; this person has a name then."""
        self.asks("POST", "/api/me", {"name": self.name})
        wish = {"game": game, "options": options, "seats": list(seats), **others}
        code: str = self.asks("POST", "/api/tables", wish)["table"]
        return code

    def table(self) -> dict[str, Any]:
        """The last table message this browser was sent."""
        for frame in reversed(self.frames):
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "table":
                return message
        raise AssertionError("no table has come yet")

    def choices(self) -> Locator:
        """All moves, as the drawer lists them."""
        return self.page.locator(".moves button")

    def can_choose(self) -> bool:
        return self.page.locator(".choosing").count() > 0

    def waits_to_choose(self) -> None:
        self.page.locator(".choosing").wait_for(state="attached")

    def chooses(self, number: int = 0) -> bool:
        """Open the list, lift a move, then play it; False if there was none."""
        done: bool = self.page.evaluate(
            """async number => {
                const drawn = () => new Promise((done) => setTimeout(done));
                const press = async (control) => (document.querySelector(control)?.click(), await drawn());
                if (!document.querySelector(".choosing")) return false;
                if (!document.querySelector(".moves")) {
                    await press(".prompt .back");
                    await press(".prompt [data-opens=moves]");
                }
                const button = document.querySelectorAll(".moves button")[number];
                if (!button) return false;
                button.focus();
                button.click();
                await drawn();
                button.click();
                return true;
            }""",
            number,
        )
        return done

    def turns_to(self, page: str) -> Locator:
        """A page of the drawer: hint, log, talk, notes, seats, moves."""
        tab = self.page.locator(f"#tab-{page}")
        if not tab.is_visible():
            self.page.locator("[data-opens=log]:visible").click()
        tab.click()
        return self.page.get_by_role("tabpanel")

    def opens_menu(self) -> Locator:
        self.page.locator(".hud [popovertarget]").click()
        return self.page.locator(".menu")

    def reads(self) -> str:
        return self.page.locator("body").inner_text()

    def leaves(self) -> None:
        self.context.close()


def play_to_the_end(people: Sequence[Person]) -> None:
    """Everybody takes the first move that is offered, until it is over."""
    play_until(people, lambda: all(person.table()["status"] == "over" for person in people))
    for person in people:
        person.page.locator("a[href$='/replay']").wait_for()


def play_until(people: Sequence[Person], is_reached: Callable[[], bool], leaving: str = "", most: int = 400) -> None:
    """Everybody takes the first move that is offered, leaving one kind of question open, until this is reached."""
    for _ in range(most):
        for person in people:
            if is_reached():
                return
            seen = len(person.frames)
            is_left = bool(leaving) and not (person.can_choose() and person.table()["decision"]["kind"] != leaving)
            if not is_left and person.chooses():
                wait_for_frame(person, seen)
        people[0].page.wait_for_timeout(30)
    raise AssertionError(f"not reached in {most} moves")


def takes_the_device(aki: Person) -> bool:
    """If a curtain is down, the next person lifts it; nothing of the table can be seen before."""
    lift = aki.page.get_by_role("button", name="I am Aki")
    if not lift.count():
        return False
    assert aki.page.locator(".board").count() == 0
    assert aki.page.get_by_role("tabpanel").count() == 0
    lift.click()
    lift.wait_for(state="detached")
    return True


def plays_at_shared_device(aki: Person) -> None:
    """Whoever is to choose takes the device and the first move."""
    seq = aki.table()["seq"]
    for _ in range(200):
        if not takes_the_device(aki) and aki.chooses():
            return wait_until(aki, lambda: aki.table()["seq"] > seq)
        aki.page.wait_for_timeout(20)
    raise AssertionError("nobody is to choose")


def wait_for_frame(person: Person, seen: int) -> None:
    """Until the server has said something more."""
    wait_until(person, lambda: len(person.frames) > seen)


def wait_until(person: Person, is_so: Callable[[], bool]) -> None:
    """Until what has come to this browser makes it so."""
    for _ in range(250):
        if is_so():
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("the server does not answer")
