"""§5 Scoring."""

import pytest

from tests.three_little_wolves.builders import Table, scored

EXAMPLE = [
    "A.red: 5 7",
    "A.yellow: 1 3 4 6 8 9 wolf C3",
    "A.green: 3 6 token 2 wolf B3",
    "B.red: 1 3 4 6 8 9 10 token 3",
    "B.yellow: 2 5 w8 wolf A5",
    "B.green: 1 4 8 wolf C4",
    "C.red: 2 w4 w6 wolf A4",
    "C.yellow: 10 13",
    "C.green: 2 5 9 10 token 4 wolf B4",
]


def reds(*heights: int) -> Table:
    """Red houses of A, B, C ... with these heights, scored."""
    return scored([f"{owner}.red: {' '.join('1234568'[:n])}" for owner, n in zip("ABC", heights, strict=False)])


def lines(table: Table, seat: str, item: str) -> list[int]:
    return [line["vp"] for line in table.outcome["breakdown"][seat] if line["item"] == item]


def test_the_scoring_example_of_the_rulebook() -> None:
    """TLW-S1 Scoring example."""
    table = scored(EXAMPLE)
    for colour, heights in (("red", [4, 7, 3]), ("yellow", [6, 3, 3]), ("green", [2, 3, 4])):
        assert [table.height(f"{owner}.{colour}") for owner in "ABC"] == heights
    assert table.tallest() == ["A.yellow", "B.red", "C.green"]
    assert table.demolished() == ["A.green", "C.red"]
    assert [table.vp("A", f"A.{colour}") for colour in ("red", "yellow", "green")] == [2, 7, -2]
    assert [table.vp("B", f"B.{colour}") for colour in ("red", "yellow", "green")] == [10, 4, 4]
    assert [table.vp("C", f"C.{colour}") for colour in ("red", "yellow", "green")] == [-1, 4, 11]
    assert [lines(table, seat, "wolf") for seat in "ABC"] == [[0, -1, 5], [-1, 4, 0], [3, 4, 0]]
    assert table.outcome["points"] == {"A": 11, "B": 21, "C": 21}
    assert table.outcome["wolf_vp"] == {"A": 4, "B": 3, "C": 7}
    assert table.outcome["winners"] == ["C"]
    assert table.outcome["why"] == "most_wolf_points"


def test_the_scoring_is_told_in_its_steps() -> None:
    """§5 Steps 1 to 5, in this order."""
    table = scored([*EXAMPLE[1:], "A.white1: w14"])
    told = [words.split()[0] for words in table.events if not words.startswith("card_left")]
    assert told[0] == "house_demolished"
    assert table.events[-1] == "game_won C most_wolf_points"
    steps = ["house_demolished", "wolf_turned", "house_scored", "total", "game_won"]
    assert sorted(steps, key=told.index) == steps
    for seat in "ABC":
        vp = [int(words.split()[-1]) for words in table.events if "_scored" in words and words.split()[1] == seat]
        assert f"total {seat} {sum(vp)}" in " ".join(table.happened("total"))


@pytest.mark.parametrize(
    ("house", "vp"),
    [
        pytest.param("A.red: 5 11", 3, id="TLW-F6 eleven"),
        pytest.param("A.green: 6 12", 2, id="TLW-F6 twelve"),
        pytest.param("A.yellow: 6 11 12", 2, id="TLW-F6 covered eleven"),
        pytest.param("A.red: 11 12", 2, id="TLW-E20 eleven covered by twelve"),
    ],
)
def test_roofs_eleven_and_twelve(house: str, vp: int) -> None:
    assert lines(scored([house]), "A", "roof") == [vp]


def test_a_tie_for_the_smallest_saves_both() -> None:
    """TLW-E34 Tie for smallest, three houses."""
    table = reds(3, 3, 5)
    assert table.demolished() == []
    assert table.tallest() == ["C.red"]
    assert table.happened("smallest_tied") == ["smallest_tied red 3"]


def test_a_tie_for_the_tallest_leaves_the_token() -> None:
    """TLW-E35 Tie for tallest, three houses."""
    table = reds(5, 5, 3)
    assert table.demolished() == ["C.red"]
    assert table.tallest() == []
    assert table.happened("tallest_tied") == ["tallest_tied red 5"]


@pytest.mark.parametrize("heights", [(4, 4, 4), (4, 4)])
def test_equal_houses_just_stand(heights: tuple[int, ...]) -> None:
    """TLW-E36 All equal."""
    table = reds(*heights)
    assert table.demolished() == table.tallest() == []
    assert [table.outcome["points"][owner] for owner, _ in zip("ABC", heights, strict=False)] == [4] * len(heights)


def test_two_houses_of_a_colour() -> None:
    """TLW-E37 Two houses."""
    table = reds(5, 2)
    assert (table.vp("A", "A.red"), table.vp("B", "B.red")) == (4 + 3, -1)


def test_the_only_house_of_a_colour_is_the_tallest() -> None:
    """TLW-E38 One house of a colour."""
    assert scored(["A.red: 2"]).vp("A", "A.red") == 7


def test_a_demolished_house_has_no_good_roof() -> None:
    """TLW-E39 Demolished with a good roof."""
    table = scored(["A.red: 11", "B.red: 4 6"])
    assert table.vp("A", "A.red") == -1
    assert lines(table, "A", "roof") == []


def test_a_demolished_house_has_no_bad_roof() -> None:
    """TLW-E40 Demolished with a seven."""
    table = scored(["A.red: 7", "B.red: 1 2 4 6", "C.red: 3 5 8 9"])
    assert table.vp("A", "A.red") == -1


def test_a_white_only_house_is_out_of_the_comparison() -> None:
    """TLW-E41 White-only house is out of the comparison."""
    table = scored(["A.white1: w2 w5 w9 w14", "B.red: 4"])
    assert table.height("A.white1") == 5
    assert table.vp("A", "A.white1") == -1
    assert table.vp("B", "B.red") == 7
    assert table.happened("house_demolished") == ["house_demolished A white1 white_only 5"]


def test_a_wolf_in_a_white_only_house() -> None:
    """TLW-E42 Wolf in a white-only house."""
    table = scored(["A.white1: w2 w5 w9 w14 wolf B5", "B.red: 4"])
    assert table.outcome["wolf_vp"]["B"] == -1
    assert table.happened("wolf_turned") == ["wolf_turned B 5 A white1"]


def test_a_token_on_a_white_only_house() -> None:
    """TLW-E25 If it is still white at scoring: house -1, token -1."""
    table = scored(["A.white1: w4 w6 w8 token 2", "B.red: 5"])
    assert lines(table, "A", "demolished_house") == [-1]
    assert lines(table, "A", "bbp_token") == [-1]


def test_missing_colours_cost_nothing() -> None:
    """TLW-E43 Missing colours."""
    table = scored(["A.red: 4", "A.yellow: 5"])
    assert table.outcome["points"]["A"] == 14


def test_a_tie_is_broken_by_the_points_from_wolves() -> None:
    """TLW-E44 Tie-break."""
    houses = [
        "A.red: 4 6 8 | B3 wolf B4 wolf C4",
        "A.yellow: 5 wolf B5",
        "B.red: 12 wolf A4",
        "C.red: 9",
        "C.yellow: 8",
    ]
    table = scored(houses)
    assert table.outcome["points"] == {"A": 15, "B": 15, "C": 12}
    assert table.outcome["wolf_vp"] == {"A": 4, "B": 9, "C": 4}
    assert table.outcome["winners"] == ["B"]
    assert table.outcome["why"] == "most_wolf_points"


def test_an_unbroken_tie_is_a_shared_victory() -> None:
    """TLW-E44 With wolves 4 and 4: A and B share the victory."""
    table = scored(["A.red: 4 wolf B4", "A.yellow: 5", "B.green: 4 wolf A4", "B.yellow: 8", "C.white1: w3"])
    assert table.outcome["points"] == {"A": 15, "B": 15, "C": -1}
    assert table.outcome["wolf_vp"] == {"A": 4, "B": 4, "C": 0}
    assert table.outcome["winners"] == ["A", "B"]
    assert table.outcome["why"] == "shared"


def test_a_total_may_be_negative() -> None:
    """TLW-E45 Negative total."""
    table = scored(["A.red: 4", "B.red: 4 6", "C.white1: w4 wolf A3", "B.white1: w5 wolf A4"])
    assert table.outcome["points"]["A"] == -3


def test_roofs_of_demolished_houses_count_where_the_table_says_so() -> None:
    """§7, C-18 The other reading, with `roofs_of_fallen_houses`."""
    houses = ["A.red: 11", "B.red: 4 7", "C.red: 3 5", "A.white1: w12", "B.white1: w7"]
    table, other = scored(houses), scored(houses, options={"roofs_of_fallen_houses": True})
    assert table.demolished() == other.demolished() == ["A.red", "A.white1", "B.white1"]
    assert table.outcome["points"] == {"A": -2, "B": 4, "C": 4}
    assert other.outcome["points"] == {"A": 3, "B": 2, "C": 4}
    assert lines(other, "A", "roof") == [3, 2]
