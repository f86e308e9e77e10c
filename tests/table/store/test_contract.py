"""What both stores promise."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random

import msgspec
import pytest

from tests.table.store.builders import NOON, a_guest, a_listing, a_table, bodies, codes, insist
from wolfden.table.store import Appended, Behind, NameTaken, NoSuchTable, Store, TableExists, Unsaved, open_store

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("store")]


async def test_a_new_table_has_its_first_entry(store: Store) -> None:
    listing = a_listing("oak", people=("亜紀", "Bo"), due=NOON + 5)

    await store.create(listing, b"created")

    (entry,) = await store.entries("oak")
    assert (entry.seq, entry.at, entry.body) == (1, NOON, b"created")
    assert await store.listing("oak") == msgspec.structs.replace(listing, seq=1)


async def test_a_taken_code_is_refused_and_the_table_stays_as_it_was(store: Store) -> None:
    await a_table(store, "oak", game="woof")

    with pytest.raises(TableExists, match="oak"):
        await store.create(a_listing("oak", game="wolf-and-hound"), b"another")

    assert await bodies(store) == [b"created"]
    assert codes(await store.listings(game="woof")) == ["oak"]


async def test_entries_keep_their_order_their_time_and_their_bytes(store: Store) -> None:
    listing = await a_table(store)

    await store.append(msgspec.structs.replace(listing, updated=NOON + 1), 1, [b"two", b"\x00\xff three"])
    await store.append(msgspec.structs.replace(listing, updated=NOON + 2), 3, [b""])

    entries = await store.entries("oak")
    assert [msgspec.structs.astuple(entry) for entry in entries] == [
        (1, NOON, b"created"),
        (2, NOON + 1, b"two"),
        (3, NOON + 1, b"\x00\xff three"),
        (4, NOON + 2, b""),
    ]
    kept = await store.listing("oak")
    assert kept
    assert (kept.seq, kept.updated) == (4, NOON + 2)


async def test_only_the_entries_after_a_number_are_read(store: Store) -> None:
    listing = await a_table(store)
    await store.append(listing, 1, [b"two", b"three"])

    assert [entry.body for entry in await store.entries("oak", after=2)] == [b"three"]
    assert await store.entries("oak", after=3) == []
    assert await store.entries("elm") == []


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_whoever_is_not_at_the_newest_entry_is_behind_and_changes_nothing(store: Store, after: int) -> None:
    listing = await a_table(store)
    await store.append(listing, 1, [b"two"])
    before = await store.listing("oak")

    with pytest.raises(Behind) as behind:
        await store.append(a_listing(status="over"), after, [b"late", b"later"])

    assert (behind.value.table, behind.value.seq) == ("oak", 2)
    assert await bodies(store) == [b"created", b"two"]
    assert await store.listing("oak") == before


async def test_a_table_that_was_never_made_takes_no_entries(store: Store) -> None:
    with pytest.raises(NoSuchTable, match="elm"):
        await store.append(a_listing("elm"), 0, [b"one"])

    assert await store.entries("elm") == []


async def test_a_listing_alone_can_be_saved(store: Store) -> None:
    await a_table(store)

    await store.append(a_listing(due=NOON + 60), 1, [])

    kept = await store.listing("oak")
    assert kept
    assert (kept.due, kept.seq) == (NOON + 60, 1)
    assert await bodies(store) == [b"created"]


async def test_of_writers_that_race_each_gets_every_entry_in_once(store: Store, other: Store) -> None:
    listing = await a_table(store)
    words = {writer: [f"{writer} {number}".encode() for number in range(50)] for writer in range(4)}

    async def write(writer: int) -> None:
        seq = 1
        for body in words[writer]:
            seq = await insist((store, other)[writer % 2], listing, body, after=seq)

    await asyncio.gather(*(write(writer) for writer in words))

    kept = await bodies(other)
    assert len(kept) == 201
    for writer, said in words.items():
        assert [body for body in kept if body.startswith(b"%d " % writer)] == said


async def test_many_tables_grow_at_once(store: Store) -> None:
    async def grow(code: str) -> None:
        listing = await a_table(store, code)
        for seq in range(1, 6):
            await store.append(listing, seq, [b"%d" % seq])

    await asyncio.gather(*(grow(f"t{number}") for number in range(40)))

    for number in range(40):
        assert await bodies(store, f"t{number}") == [b"created", b"1", b"2", b"3", b"4", b"5"]


async def test_listings_are_found_by_what_is_asked_the_latest_first(store: Store) -> None:
    await a_table(store, "oak", status="open", game="woof", updated=NOON)
    await a_table(store, "elm", status="open", game="wolf-and-hound", updated=NOON + 2)
    await a_table(store, "fir", status="playing", game="woof", updated=NOON + 1)
    await a_table(store, "yew", status="open", game="woof", public=False, updated=NOON + 3)

    assert codes(await store.listings()) == ["yew", "elm", "fir", "oak"]
    assert codes(await store.listings(status="open")) == ["yew", "elm", "oak"]
    assert codes(await store.listings(status="open", public=True)) == ["elm", "oak"]
    assert codes(await store.listings(game="woof", public=True)) == ["fir", "oak"]
    assert codes(await store.listings(public=False)) == ["yew"]
    assert codes(await store.listings(limit=2)) == ["yew", "elm"]


async def test_a_guest_finds_the_tables_where_they_sit(store: Store) -> None:
    await a_table(store, "oak", guests=("g1", "g2"))
    await a_table(store, "elm", guests=("g2", "g2"))
    await a_table(store, "fir")

    await store.append(a_listing("oak", guests=("g2",)), 1, [b"g1 stood up"])
    await store.append(a_listing("fir", guests=("g1",)), 1, [b"g1 sat down"])

    assert codes(await store.listings(guest="g1")) == ["fir"]
    assert codes(await store.listings(guest="g2")) == ["elm", "oak"]
    assert await store.listings(guest="g3") == []


async def test_a_table_is_due_from_its_time_on_the_longest_overdue_first(store: Store) -> None:
    await a_table(store, "oak", due=NOON + 2)
    await a_table(store, "elm", due=NOON + 1)
    await a_table(store, "fir", due=NOON + 3)
    await a_table(store, "yew", due=None)

    assert await store.due(NOON, "a", NOON + 10) == []
    assert await store.due(NOON + 2, "a", NOON + 10) == ["elm", "oak"]
    assert await store.due(NOON + 3, "b", NOON + 10) == ["fir"]


async def test_no_more_tables_are_claimed_than_asked_for(store: Store) -> None:
    for number in range(5):
        await a_table(store, f"t{number}", due=NOON + number)

    assert await store.due(NOON + 9, "a", NOON + 20, limit=2) == ["t0", "t1"]
    assert await store.due(NOON + 9, "b", NOON + 20, limit=9) == ["t2", "t3", "t4"]


async def test_two_claimers_never_get_the_same_table(store: Store, other: Store) -> None:
    for number in range(40):
        await a_table(store, f"t{number}", due=NOON)

    for hour in range(10):
        now = NOON + 3600 * hour
        claims: dict[str, set[str]] = {"a": set(), "b": set()}
        for _ in range(4):
            asked = [store.due(now, "a", now + 60, limit=25), other.due(now, "b", now + 60, limit=25)]
            for claimer, tables in zip(claims, await asyncio.gather(*asked), strict=True):
                claims[claimer].update(tables)
        assert not claims["a"] & claims["b"]
        assert len(claims["a"] | claims["b"]) == 40


async def test_a_claim_lasts_until_its_time_and_longer_when_its_owner_asks_again(store: Store) -> None:
    await a_table(store, "oak", due=NOON)
    assert await store.due(NOON, "a", NOON + 10) == ["oak"]

    assert await store.due(NOON + 9, "b", NOON + 20) == []
    assert await store.due(NOON + 9, "a", NOON + 20) == ["oak"]
    assert await store.due(NOON + 19, "b", NOON + 30) == []
    assert await store.due(NOON + 20, "b", NOON + 30) == ["oak"]


async def test_an_append_by_somebody_else_does_not_end_a_claim(store: Store) -> None:
    listing = await a_table(store, "oak", due=NOON)
    await store.due(NOON, "a", NOON + 10)

    await store.append(listing, 1, [b"said"])

    assert await store.due(NOON + 1, "b", NOON + 10) == []


async def test_released_tables_are_free_at_once(store: Store) -> None:
    await a_table(store, "oak", due=NOON)
    await store.due(NOON, "a", NOON + 10)

    await store.release("a")

    assert await store.due(NOON, "b", NOON + 10) == ["oak"]


async def test_a_guest_is_known_by_each_token_until_it_is_removed(store: Store) -> None:
    aki, bo = a_guest("g1", "Aki"), a_guest("g2", "Bo")
    await store.add_guest(aki, b"phone")
    await store.add_guest(bo, b"tablet")
    await store.add_token("g1", b"laptop")

    assert await store.guest_by_token(b"phone") == aki
    assert await store.guest_by_token(b"laptop") == aki
    assert await store.guest_by_token(b"tablet") == bo
    assert await store.guest_by_token(b"stolen") is None

    await store.remove_token(b"phone")

    assert await store.guest_by_token(b"phone") is None
    assert await store.guest_by_token(b"laptop") == aki


async def test_only_a_passphrase_makes_a_name_unique(store: Store) -> None:
    await store.add_guest(a_guest("g1", "Aki"), b"1")
    await store.add_guest(a_guest("g2", "Aki"), b"2")
    assert await store.guest_by_name("Aki") is None

    await store.update_guest(a_guest("g1", "Aki", passphrase="$argon2id$…"))

    found = await store.guest_by_name("ＡＫＩ")
    assert found == a_guest("g1", "Aki", passphrase="$argon2id$…")
    with pytest.raises(NameTaken):
        await store.update_guest(a_guest("g2", "aki", passphrase="$argon2id$…"))
    with pytest.raises(NameTaken):
        await store.add_guest(a_guest("g3", "Aki", passphrase="$argon2id$…"), b"3")
    assert await store.guest_by_token(b"2") == a_guest("g2", "Aki")
    assert await store.guest_by_token(b"3") is None


async def test_a_guest_may_change_the_name(store: Store) -> None:
    await store.add_guest(a_guest("g1", "Aki", passphrase="secret"), b"1")

    await store.update_guest(a_guest("g1", "狼", passphrase="secret"))

    assert await store.guest_by_name("Aki") is None
    assert await store.guest_by_name("狼") == a_guest("g1", "狼", passphrase="secret")


async def test_a_store_opened_again_has_everything(store: Store, address: str) -> None:
    listing = await a_table(store)
    await store.append(listing, 1, [b"two"])
    await store.close()

    again = open_store(address)
    await again.open()

    assert await bodies(again) == [b"created", b"two"]
    await again.close()


async def test_a_closed_store_says_so(address: str) -> None:
    closed = open_store(address)
    await closed.open()
    await closed.close()

    with pytest.raises(Unsaved, match="not open"):
        await closed.create(a_listing(), b"created")
    with pytest.raises(Unsaved, match="not open"):
        await closed.entries("oak")


async def test_listening_ends_when_the_store_is_closed(address: str) -> None:
    closing = open_store(address)
    await closing.open()

    async def hear() -> list[Appended]:
        return [news async for news in closing.listen()]

    hearing = asyncio.create_task(hear())
    await asyncio.sleep(0)
    await closing.close()

    assert await hearing == []


async def test_a_value_that_cannot_be_kept_fails_alone(store: Store) -> None:
    """A lone surrogate is no text in either database; that is a mistake of the caller and not trouble with the disk."""
    outcomes = await asyncio.gather(
        store.create(a_listing("oak"), b"created"),
        store.create(a_listing("\ud800"), b"created"),
        store.create(a_listing("elm"), b"created"),
        return_exceptions=True,
    )

    assert outcomes[0] is None
    assert isinstance(outcomes[1], UnicodeEncodeError | msgspec.EncodeError | ValueError)
    assert outcomes[2] is None
    assert await bodies(store, "elm") == [b"created"]


async def test_on_a_full_disk_nothing_is_kept_by_halves_and_later_all_goes_on(
    store: Store, little_room: Callable[[], AbstractContextManager[None]]
) -> None:
    listing = await a_table(store)
    pages = [Random(number).randbytes(100_000) for number in range(100)]
    kept = 0

    async def fill() -> None:
        nonlocal kept
        for page in pages:
            await store.append(listing, kept + 1, [page])
            kept += 1

    with little_room():
        with pytest.raises(Unsaved):
            await fill()
        with pytest.raises(Unsaved):
            await store.append(listing, kept + 1, [b"small", *pages])
        assert await bodies(store) == [b"created", *pages[:kept]]
    await store.append(listing, kept + 1, pages)

    assert await bodies(store) == [b"created", *pages[:kept], *pages]
