"""The schema from which clients make their types."""

from pathlib import Path

import msgspec

from wolfden.table import messages
from wolfden.table.schema import FILE, schema, write_schema

ROOT = Path(__file__).parents[2]
BASES = {"FromClient", "FromServer"}


def test_the_schema_in_the_docs_is_current() -> None:
    """If not: python -m wolfden.table.schema"""
    assert (ROOT / FILE).read_text(encoding="utf-8") == write_schema()


def test_every_message_is_in_the_schema() -> None:
    structs = {
        name
        for name, found in vars(messages).items()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == messages.__name__
    }

    assert structs - BASES <= schema()["$defs"].keys()


def test_no_two_types_share_a_name() -> None:
    """Two of the same name would get the names of their modules, and ugly types in every client."""
    assert not [name for name in schema()["$defs"] if "." in name]
