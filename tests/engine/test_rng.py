"""The generator: repeatable, even, and every shuffle of a match on its own."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from wolfden.engine.rng import Rng, below, branch, next_word, shuffle


def an_rng(text: str = "wolf") -> Rng:
    return Rng.from_text(text)


def test_equal_seeds_give_equal_numbers() -> None:
    first, second, third = an_rng(), an_rng(), an_rng("hound")
    numbers = [next_word(first) for _ in range(100)]
    assert numbers == [next_word(second) for _ in range(100)]
    assert numbers != [next_word(third) for _ in range(100)]
    assert all(0 <= number < 2**32 for number in numbers)


def test_numbers_below_n_are_even() -> None:
    rng = an_rng()
    for n in (1, 2, 3, 7, 52):
        counts = Counter(below(rng, n) for _ in range(2000 * n))
        assert sorted(counts) == list(range(n))
        assert all(1800 < count < 2200 for count in counts.values())


def test_a_draw_that_would_favour_some_numbers_is_drawn_again() -> None:
    """Below three quarters of all words, a plain scaling would give some numbers twice as often."""
    rng, n = an_rng(), 3 * 2**30
    low = sum(below(rng, n) % 3 == 0 for _ in range(6000))
    assert 1850 < low < 2150


def test_all_orders_are_equally_likely() -> None:
    rng = an_rng()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24000):
        cards = [0, 1, 2, 3, 9]
        shuffle(rng, cards, 4)
        assert cards[4] == 9
        orders[tuple(cards[:4])] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(850 < count < 1150 for count in orders.values())


@given(st.text(), st.integers(1, 2**31 - 1))
def test_a_number_below_n_is_below_n(text: str, n: int) -> None:
    rng = an_rng(text)
    assert all(0 <= below(rng, n) < n for _ in range(20))


@given(st.text(), st.lists(st.integers()), st.data())
def test_a_shuffle_loses_no_card_and_leaves_the_others_where_they_are(
    text: str, cards: list[int], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(cards)))
    shuffled = list(cards)
    shuffle(an_rng(text), shuffled, count)
    assert sorted(shuffled[:count]) == sorted(cards[:count])
    assert shuffled[count:] == cards[count:]


def test_a_branch_goes_its_own_way() -> None:
    rng, other = an_rng(), Rng()
    branch(rng, other)
    assert [next_word(other) for _ in range(4)] != [next_word(rng) for _ in range(4)]
