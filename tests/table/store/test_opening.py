"""What can be opened, and what is refused with a clear message."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from harness.cluster import free_port
from tests.table.store.builders import a_table, bodies
from wolfden.table.store import BadDatabase, Store, migrations, open_store

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("store")]


async def set_version(address: str, version: int) -> None:
    if address.startswith("sqlite"):
        await ask(address, f"pragma user_version = {version}")
    else:
        await ask(address, f"update wolfden_schema set version = {version}")


async def ask(address: str, statement: str) -> None:
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as file:
            file.execute(statement)
        file.close()
    else:
        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()


async def test_a_newer_database_is_refused_and_left_alone(store: Store, address: str) -> None:
    await a_table(store)
    await store.close()
    await set_version(address, 99)

    with pytest.raises(BadDatabase, match=r"newer Wolfden.*version 99.*up to \d+") as refusal:
        await open_store(address).open()

    assert address.rpartition("/")[2] in str(refusal.value)
    await set_version(address, len(migrations("sqlite")))
    again = open_store(address)
    await again.open()
    assert await bodies(again) == [b"created"]
    await again.close()


async def test_several_may_open_an_empty_database_at_the_same_time(address: str) -> None:
    stores = [open_store(address) for _ in range(4)]

    await asyncio.gather(*(store.open() for store in stores))

    await a_table(stores[0])
    assert [await bodies(store) for store in stores] == [[b"created"]] * 4
    for store in stores:
        await store.close()


async def test_an_older_database_is_brought_up_to_date_and_keeps_what_it_has(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a database of today, when tomorrow's Wolfden opens it, then its script runs once and nothing is lost."""
    await a_table(store)
    await store.close()
    tomorrow = {
        backend: [*migrations(backend), "create table howls (words text)"] for backend in ("sqlite", "postgres")
    }
    monkeypatch.setattr("wolfden.table.store.migrations", tomorrow.get)

    for _ in range(2):
        later = open_store(address)
        await later.open()
        assert await bodies(later) == [b"created"]
        await later.close()

    await ask(address, "select words from howls")


async def test_a_migration_that_fails_changes_nothing(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_table(store)
    await store.close()
    broken = {backend: [*migrations(backend), "drop table entries; howl"] for backend in ("sqlite", "postgres")}

    with monkeypatch.context() as tomorrow:
        tomorrow.setattr("wolfden.table.store.migrations", broken.get)
        with pytest.raises(BadDatabase, match="syntax error"):
            await open_store(address).open()

    again = open_store(address)
    await again.open()
    assert await bodies(again) == [b"created"]
    await again.close()


def test_both_stores_have_the_same_migrations() -> None:
    assert len(migrations("sqlite")) == len(migrations("postgres")) > 0


@pytest.mark.parametrize("address", ["mysql://host/name", "sqlite://name", "sqlite:///", "", "folder/", "http://a/b"])
def test_an_address_of_no_database_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase, match=r"is not a database: .*sqlite:///path.*postgresql://"):
        open_store(address)


def test_a_refusal_shows_no_password() -> None:
    with pytest.raises(BadDatabase, match="mysql://host/name") as refusal:
        open_store("mysql://wolf:howl@host/name?password=growl")

    assert "howl" not in str(refusal.value)
    assert "growl" not in str(refusal.value)


async def test_a_database_that_does_not_answer_is_refused_without_its_password() -> None:
    address = f"127.0.0.1:{free_port()}/wolfden"

    with pytest.raises(BadDatabase, match=f"postgresql://{address} cannot be opened: ") as refusal:
        await open_store(f"postgresql://wolf:howl@{address}").open()

    assert "howl" not in str(refusal.value)


@pytest.mark.parametrize("address", ["{folder}/a/b.db", "sqlite:///{folder}/a/b.db", "sqlite:///a/b.db", "a/b.db"])
async def test_a_file_is_made_where_the_address_says(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    store = open_store(address.format(folder=tmp_path))
    await store.open()

    assert (tmp_path / "a" / "b.db").is_file()
    await store.close()


async def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "wolfden.db"))
    await store.open()
    await a_table(store)

    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("wolfden.db*")}

    assert modes["wolfden.db"] == modes["wolfden.db-wal"] == 0o600
    await store.close()


async def test_a_database_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with sqlite3.connect(path) as file:
        file.execute("create table recipes (name text)")
    file.close()
    before = path.read_bytes()

    with pytest.raises(BadDatabase, match=r"recipes\.db is a database of something else"):
        await open_store(str(path)).open()

    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear wolf, " * 100)

    with pytest.raises(BadDatabase, match=r"letter\.txt cannot be opened: file is not a database"):
        await open_store(str(path)).open()

    assert path.read_text() == "Dear wolf, " * 100


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="cannot be opened"):
        await open_store(str(tmp_path)).open()


async def test_a_second_process_on_one_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wolfden.db"
    store = open_store(str(path))
    await store.open()
    program = (
        f"import asyncio; from wolfden.table.store import open_store; asyncio.run(open_store({str(path)!r}).open())"
    )

    second = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    await store.close()
    third = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert f"BadDatabase: {path} is in use by another process" in second.stderr.replace("wolfden.table.store.", "")
    assert third.returncode == 0, third.stderr
