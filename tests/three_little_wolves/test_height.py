"""§3.5 Height."""

import pytest

from tests.three_little_wolves.builders import a_table, play, scored


@pytest.mark.parametrize(
    ("floors", "height"),
    [
        pytest.param("4 13", 3, id="TLW-F1 thirteen counts two"),
        pytest.param("4 7", 4, id="TLW-F1 seven counts three"),
        pytest.param("4 6", 2, id="TLW-F1 plain"),
        pytest.param("5 | B1 wB2 B3", 4, id="TLW-E08 all basements"),
        pytest.param("7", 3, id="TLW-E19 seven alone"),
        pytest.param("4 w14", 3, id="white has the same icons"),
    ],
)
def test_height(floors: str, height: int) -> None:
    assert a_table([f"A.red: {floors}"]).height("A.red") == height


def test_a_covered_seven_counts_one() -> None:
    """TLW-F2 Seven covered."""
    table = a_table(["A.red: 4 7"], hands={"A": "r8 y7"})
    assert table.height("A.red") == 4
    assert scored(["A.red: 4 7"]).vp("A", "A.red") == 4 + 3 - 2

    play(table, "A build r8 red")

    assert table.height("A.red") == 3
    assert scored(["A.red: 4 7 8"]).vp("A", "A.red") == 4 + 3


def test_a_covered_thirteen_counts_one() -> None:
    """TLW-F5 Thirteen covered."""
    table = a_table(["A.red: 12 13"], hands={"A": "r14 y7"})
    assert table.height("A.red") == 3

    play(table, "A build r14 red")

    assert table.height("A.red") == 4


def test_a_white_seven_is_a_seven() -> None:
    """TLW-E18 White seven."""
    table = scored(["A.red: 4 w7"])
    assert table.height("A.red") == 4
    assert {"item": "roof", "card": "w7", "house": "A.red", "vp": -2} in table.outcome["breakdown"]["A"]
