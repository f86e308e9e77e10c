"""A record is written and read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfden.engine.errors import BadRecord
from wolfden.engine.record import Record, read_record, write_record

values = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text()
records = st.builds(
    Record,
    game=st.text(),
    rules=st.integers(0, 1000),
    options=st.dictionaries(st.text(), values | st.lists(values)),
    tables=st.dictionaries(st.text(), st.text()),
    commitment=st.text(),
    seed=st.text(),
    nonce=st.text(),
    moves=st.lists(st.text()),
    outcome=st.none() | st.dictionaries(st.text(), values),
)


@given(records)
def test_what_is_written_is_read_again(record: Record) -> None:
    assert read_record(write_record(record)) == record


@given(records, st.data())
def test_part_of_a_record_is_refused(record: Record, data: st.DataObject) -> None:
    text = write_record(record).rstrip()
    part = text[: data.draw(st.integers(0, len(text) - 1))]
    with pytest.raises(BadRecord):
        read_record(part)


@given(st.text() | st.binary())
def test_what_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(text)
