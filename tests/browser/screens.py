"""`make screens`: a picture of every screen, in every language and light, for a laptop and a phone.

python -m tests.browser.screens [part of a file's name …]
"""

import json
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.person import LAPTOP, PHONE, Person, play_to_the_end, wait_for_frame
from tests.table.serving import generous, serving_from

FOLDER = Path("screens")
BOT = {"bot": "pup"}
SIZES = {"laptop": LAPTOP, "phone": PHONE}
LANGUAGES = ("en", "ja", "zh-Hant")
THEMES = ("light", "dark")
OPTIONS: dict[str, dict[str, Any]] = {
    "wolf-and-hound": {"players": 4, "animals": "S2-1"},
    "werewolves-and-robbers": {"players": 4, "mode": "single"},
    "woof": {"players": 6, "turn_limit": 3},
    "three-little-wolves": {"players": 3},
}


def set_up(aki: Person) -> dict[str, str]:
    """The addresses of all screens, by name: tables that wait, that are in the middle, and that are over."""
    addresses = {"door": "/"}
    for game, options in OPTIONS.items():
        others = options["players"] - 1
        waiting = aki.makes_table(game, options, ["me", *[None] * others])
        middle = aki.makes_table(game, options, ["me", *[BOT] * others], practice=True, start=True)
        over = aki.makes_table(game, options, ["me", *[BOT] * others], start=True)
        play(aki, middle, 3)
        aki.opens(f"/t/{over}")
        play_to_the_end([aki])
        addresses |= {
            f"{game}-new": f"/new/{game}",
            f"{game}-waiting": f"/t/{waiting}",
            f"{game}-middle": f"/t/{middle}",
            f"{game}-over": f"/t/{over}",
            f"{game}-replay": f"/t/{over}/replay?viewer=all&at=9",
            f"{game}-rules": f"/rules/{game}",
        }
    return addresses


def play(aki: Person, code: str, moves: int) -> None:
    aki.opens(f"/t/{code}")
    for _ in range(moves):
        aki.waits_to_choose()
        seen = len(aki.frames)
        aki.chooses()
        wait_for_frame(aki, seen)


def dress(aki: Person, language: str, theme: str) -> None:
    settings = json.dumps({"theme": theme, "speed": 0})
    aki.page.evaluate(
        "([words, kept]) => { localStorage.language = words; localStorage.settings = kept; }", [language, settings]
    )


def draw(aki: Person, addresses: dict[str, str], wanted: list[str]) -> None:
    """One picture for each screen, size, language and light whose name has all the wanted parts."""
    for (size, box), language, theme in product(SIZES.items(), LANGUAGES, THEMES):
        names = {screen: f"{screen}.{size}.{language}.{theme}.png" for screen in addresses}
        aki.page.set_viewport_size(box)  # type: ignore[arg-type]
        dress(aki, language, theme)
        for screen, name in names.items():
            if all(part in name for part in wanted):
                aki.opens(addresses[screen])
                aki.page.wait_for_timeout(400)
                aki.page.screenshot(path=FOLDER / name, full_page=size == "phone" and "rules" not in screen)
                print(FOLDER / name)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving_from(Path(folder), limits=generous()) as server,
        sync_playwright() as it,
    ):
        aki = Person(it.chromium.launch(executable_path=CHROMIUM, args=FLAGS), server.url, "Aki")
        draw(aki, set_up(aki), wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
