"""Kinds of events, reasons and decisions, by code."""

import pytest

from wolfden.engine.kinds import NO_REASON, Kinds, Reason


def test_a_kind_is_found_by_the_code_it_was_given() -> None:
    reasons = Kinds(NO_REASON)
    barred = reasons.add(Reason("barred", "3.5"))

    assert (barred, reasons[barred].paragraph) == (1, "3.5")
    assert reasons.names() == ["no_objection", "barred"]


def test_a_kind_is_added_once() -> None:
    reasons = Kinds(Reason("barred", "3.5"))

    with pytest.raises(ValueError, match="barred is there already"):
        reasons.add(Reason("barred", "3.6"))
