"""A layout declared once is a plain object and a numpy record with the same content."""

from typing import Annotated, Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from wolfden.engine.layout import Layout, i8, i16, many


class Sheep(Layout):
    colour: i8
    bells: Annotated[list[int], many(i8, 3)]


class Pasture(Layout):
    turn: i16
    shepherd: Sheep
    flock: Annotated[list[Sheep], many(Sheep, 2)]


class Sign(Layout, printed=True):
    distance: i8


class Field(Layout):
    signs: Annotated[list[Sign], many(Sign, 2)]


small = st.integers(-128, 127)
sheep = st.tuples(small, st.lists(small, min_size=3, max_size=3))
pastures = st.tuples(st.integers(-(2**15), 2**15 - 1), sheep, st.lists(sheep, min_size=2, max_size=2))


def a_pasture() -> Pasture:
    pasture = Pasture()
    pasture.turn = 300
    pasture.shepherd.bells[2] = 7
    pasture.flock[1].colour = -1
    return pasture


def test_it_starts_blank() -> None:
    assert Pasture().tree() == (0, (0, [0, 0, 0]), [(0, [0, 0, 0]), (0, [0, 0, 0])])


def test_a_copy_shares_nothing() -> None:
    pasture = a_pasture()
    copy = pasture.copy()
    assert copy == pasture
    copy.flock[0].bells[0] = 1
    copy.shepherd.colour = 2
    assert pasture == a_pasture()


def test_what_takes_over_a_content_shares_nothing_with_its_owner() -> None:
    pasture, other = a_pasture(), Pasture()
    other.flock[0].bells[1] = 5
    other.assign_from(pasture)
    assert other == pasture
    other.flock[0].bells[0] = 1
    other.shepherd.bells[0] = 1
    other.shepherd.colour = 2
    assert pasture == a_pasture()


def test_what_is_printed_is_shared_by_copies() -> None:
    field = Field()
    field.signs[1].distance = 7
    copy, other = field.copy(), Field()
    other.assign_from(field)
    assert copy == field
    assert other == field
    assert copy.signs is field.signs is other.signs
    assert Field().signs[1].distance == 0


def test_a_blank_of_an_object_holds_nothing_but_what_is_printed() -> None:
    pasture, field = a_pasture(), Field()
    field.signs[1].distance = 7
    blank = pasture.blank()
    assert blank == Pasture()
    assert field.blank().signs is field.signs
    blank.flock[1].bells[0] = 1
    assert pasture == a_pasture()


@given(pastures, st.integers(1, 4))
def test_any_content_is_the_same_as_a_tree_an_object_a_copy_and_a_record(tree: Any, count: int) -> None:
    pasture, other = Pasture.from_tree(tree), Pasture()
    other.assign_from(pasture)

    assert pasture.tree() == pasture.copy().tree() == other.tree() == tree
    assert [Pasture.from_tree(record.item()) for record in pasture.records(count)] == [pasture] * count


def test_records_hold_the_same_content() -> None:
    records = a_pasture().records(3)
    assert records.shape == (3,)
    assert records["turn"].tolist() == [300, 300, 300]
    assert records[2]["flock"]["colour"].tolist() == [0, -1]
    assert Pasture.from_tree(records[1].item()) == a_pasture()
    assert records.dtype["shepherd"]["bells"].base == np.int8


def test_a_field_that_was_not_declared_cannot_be_set() -> None:
    try:
        Pasture().turm = 1  # type: ignore[attr-defined]
    except AttributeError:
        return
    raise AssertionError("a slip of the pen went unnoticed")


def test_its_repr_names_every_field() -> None:
    assert repr(a_pasture().flock[1]) == "Sheep(colour=-1, bells=[0, 0, 0])"


def test_all_numbers_are_poured_out_in_the_order_of_the_layout() -> None:
    pasture = Pasture.from_tree((7, (1, [2, 3, 4]), [(5, [6, 7, 8]), (9, [10, 11, 12])]))
    numbers: list[int] = []

    pasture.flatten(numbers)

    assert numbers == [7, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
