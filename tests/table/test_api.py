"""Over HTTP: guests, tables, refusals, headers."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.table.serving import Server, guest
from wolfden.client import Client, NotDone
from wolfden.table.guests import read_name
from wolfden.table.refusal import Refusal

pytestmark = pytest.mark.anyio


def fetch(server: Server, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any, bytes]:
    """Status, headers and body of an answer, whatever the status."""
    request = urllib.request.Request(server.url + path, body, {key.replace("_", "-"): headers[key] for key in headers})
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


async def refused(work: Any) -> str:
    with pytest.raises(NotDone) as refusal:
        await work
    return refusal.value.reason


def test_a_guest_is_a_name_and_a_cookie_no_script_can_read(server: Server) -> None:
    status, headers, body = fetch(server, "/api/me", b'{"name": "Aki"}', Content_Type="application/json")

    assert (status, json.loads(body)) == (200, {"name": "Aki", "signed": False})
    cookie = headers["Set-Cookie"]
    assert cookie.startswith("wolfden=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "this server is reached without TLS"


def test_names_are_one_printable_line() -> None:
    assert read_name("  狼\n男 ‮x ") == "狼 男 x"
    for bad in ("", "   ", "\u200b", "a" * 25):
        with pytest.raises(Refusal):
            read_name(bad)


async def test_a_guest_is_renamed_and_forgotten(server: Server) -> None:
    aki = await guest(server, "Aki")
    token = aki.token
    await aki.introduce("Akira")

    assert aki.token == token
    assert (await aki.get("/api/me"))["name"] == "Akira"
    await aki.post("/api/sign-out", {})
    assert (await Client(server.url, token).get("/api/me"))["name"] is None


async def test_a_passphrase_lets_one_go_on_from_another_device(server: Server) -> None:
    aki = await guest(server, "Signed Aki")
    await aki.post("/api/me/passphrase", {"passphrase": "three little pigs"})
    code = await aki.make_table("woof", seats=["me"])

    phone = Client(server.url)
    await phone.post("/api/sign-in", {"name": "signed aki", "passphrase": "three little pigs"})

    async with phone.at(code) as place:
        assert (await place.wait_for(lambda _: True)).you == ["1"]
    wrong = {"name": "Signed Aki", "passphrase": "four little pigs"}
    assert await refused(phone.post("/api/sign-in", wrong)) == "wrong_passphrase"
    assert await refused(phone.post("/api/sign-in", wrong | {"name": "Nobody"})) == "wrong_passphrase"


async def test_a_signed_name_is_its_guests_alone(server: Server) -> None:
    first, second = await guest(server, "Only One"), await guest(server, "only one")
    await first.post("/api/me/passphrase", {"passphrase": "three little pigs"})

    assert await refused(second.post("/api/me/passphrase", {"passphrase": "three little pigs"})) == "name_taken"


async def test_options_are_checked_with_reasons(server: Server) -> None:
    aki = await guest(server, "Aki")

    for game, options, words in (
        ("woof", {"players": 3}, "players"),
        ("wolf-and-hound", {"animals": ["cat_01"]}, "there is no animal card 'cat_01'"),
        ("woof", {"colour": 1}, "colour"),
    ):
        with pytest.raises(NotDone, match=words) as refusal:
            await aki.make_table(game, options=options)
        assert refusal.value.reason == "bad_options"
    assert await refused(aki.make_table("chess")) == "no_such_game"
    assert await refused(aki.make_table("woof", seats=["me"] * 9)) == "bad_options"
    assert await refused(aki.make_table("woof", seats=["me"], start=True)) == "seats_open"
    assert await refused(aki.make_table("woof", tables={"cards.csv": "nonsense"})) == "bad_options"
    assert await refused(Client(server.url).make_table("woof")) == "no_name"


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"[" * 30_000, "application/json", 400),
        (b'{"name": "\\ud800"}', "application/json", 400),
        (b'{"name": "Aki", "admin": true}', "application/json", 400),
        (b'{"name": 7}', "application/json", 400),
        (b'{"name": "Aki"}', "text/plain", 400),
        (b'{"name": "' + b"a" * 70_000 + b'"}', "application/json", 413),
    ],
)
def test_a_body_that_does_not_fit_is_refused(server: Server, body: bytes, kind: str, status: int) -> None:
    answer, _, content = fetch(server, "/api/me", body, Content_Type=kind)

    assert answer == status
    assert json.loads(content)["reason"] in ("bad_request", "too_long")


def test_other_sites_cannot_post_for_a_guest(server: Server) -> None:
    own, other = server.url, "https://elsewhere.example"

    for origin, status in ((own, 200), (other, 403)):
        answer = fetch(server, "/api/me", b'{"name": "Aki"}', Content_Type="application/json", Origin=origin)
        assert answer[0] == status


@pytest.mark.parametrize("path", ["/", "/t/somecode", "/api/games", "/api/nothing", "/healthz", "/metrics"])
def test_every_answer_tells_the_browser_to_be_careful(server: Server, path: str) -> None:
    _, headers, _ = fetch(server, path)

    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cache-Control"] == ("no-store" if path.startswith("/api/") else "no-cache")


def test_the_library_answers_for_every_game(server: Server) -> None:
    shelf = json.loads(fetch(server, "/api/games")[2])

    for game in shelf["games"]:
        for path in ("rules", "cards"):
            assert fetch(server, f"/api/{path}/{game['game']}")[0] == 200
    assert fetch(server, "/api/rules/chess")[0] == 404


def test_unknown_addresses_are_pages_or_json(server: Server) -> None:
    assert fetch(server, "/t/somecode")[1]["Content-Type"].startswith("text/html")
    status, headers, _ = fetch(server, "/api/nothing")
    assert (status, headers["Content-Type"]) == (404, "application/json")
    assert fetch(server, "/api/tables/nosuchtable")[0] == 404
    assert fetch(server, "/api/tables/%00")[0] == 404


async def test_figures_count_what_happens(server: Server) -> None:
    aki = await guest(server, "Aki")
    code = await aki.make_table("woof", seats=["me"])

    async with aki.at(code):
        figures = (await asyncio.to_thread(fetch, server, "/metrics"))[2].decode()

    assert "wolfden_sockets 1.0" in figures
    assert "wolfden_entries_kept_total" in figures
    assert fetch(server, "/healthz")[0] == 200
