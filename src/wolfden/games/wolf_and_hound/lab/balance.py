"""Wolf & Hound: the recommended sets, and what each animal does."""

from collections.abc import Sequence
from itertools import product

import msgspec
import numpy as np

from wolfden.lab import figures
from wolfden.lab.balance.study import Effort, Study
from wolfden.lab.counting import POINTS, Numbers
from wolfden.lab.experiment import difference
from wolfden.lab.figures import Estimate
from wolfden.lab.page import Chapter
from wolfden.lab.plans import Plan
from wolfden.lab.plots import Scale, dots, number_scale, percent_scale, stacks
from wolfden.lab.results import Results

from ..cards import ANIMALS, components

BASE = ("hound_01", "wolf_01")  # what an animal is added to
TOGETHER = ("designer_02_1", "designer_02_2", "designer_02_3")
BLUE = 0  # the first seat of the team


def studies(effort: Effort) -> list[Study]:
    return [set_study(effort), animal_study(effort)]


# Recommended sets


def set_study(effort: Effort) -> Study:
    """All sets; the games of a set that leaves a choice are shared out among its choices."""
    plans, names = [], []
    for name, recommended in components(effort.tables).sets.items():
        choices = list(product(*recommended.slots)) if recommended.slots else []
        for animals in choices:
            plan = effort.plan(("hunter",), {"animals": list(animals)})
            plans.append(smaller(plan, max(plan.games // len(choices), 20)))
            names.append(name)
    return Study(plans, lambda results: tell_sets(names, results))


def smaller(plan: Plan, games: int) -> Plan:
    return msgspec.structs.replace(plan, games=games)


def tell_sets(names: Sequence[str], results: Sequence[Results]) -> Chapter:
    groups = {name: [r for other, r in zip(names, results, strict=True) if other == name] for name in names}
    shares, lengths, ends = [], [], []
    for name, group in groups.items():
        won, games = sum(int(r.won(BLUE).sum()) for r in group), sum(len(r.games) for r in group)
        shares.append((name, figures.share(won, games)))
        lengths.append((name, figures.mean(np.concatenate([r.length for r in group]))))
        eliminated = sum(r.tallies["by elimination"] for r in group)
        ends.append((name, (eliminated, games - eliminated)))
    return Chapter(
        "The recommended sets",
        f"Hunters play every set with {results[0].plan.options['players']} players; where a set leaves a choice, all "
        "its choices count alike. Blue (P1 and P3) moves first, Yellow (P2 and P4) wins when the flocks are equal.",
        [
            dots(shares, percent_scale((s for _, s in shares), 0.5), 0.5, "How often Blue wins"),
            dots(lengths, number_scale((e for _, e in lengths), zero=True), caption="Cards played in a game"),
            stacks(ends, ("a pasture is empty", "the cards run out"), "How many games end so"),
        ],
    )


# Animals


def animal_study(effort: Effort) -> Study:
    """Each animal added to the first set, or left out of it, on the same deals and with the same number of sheep."""
    pairs = {animal: pair_for(animal) for animal in ANIMALS if animal not in TOGETHER[1:]}
    sets = sorted({animals for pair in pairs.values() for animals in pair})
    plans = [effort.plan(("hunter",), {"animals": list(animals), "sheep_mode": "few"}) for animals in sets]
    return Study(plans, lambda results: tell_animals(pairs, dict(zip(sets, results, strict=True))))


def pair_for(animal: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The animals without and with this one."""
    if animal in BASE:
        return tuple(a for a in BASE if a != animal), BASE
    return BASE, (*BASE, *(TOGETHER if animal in TOGETHER else (animal,)))


def tell_animals(
    pairs: dict[str, tuple[tuple[str, ...], tuple[str, ...]]], results: dict[tuple[str, ...], Results]
) -> Chapter:
    lengths: list[tuple[str, Estimate]] = []
    blue: list[tuple[str, Estimate]] = []
    sheep: list[tuple[str, Estimate]] = []
    for animal, (without, added) in pairs.items():
        before, after = results[without], results[added]
        name = "designer_02 (all 3)" if animal in TOGETHER else animal
        lengths.append((name, difference(name, before.length, after.length).difference))
        blue.append((name, difference(name, before.won(BLUE), after.won(BLUE)).difference))
        sheep.append((name, difference(name, all_sheep(before), all_sheep(after)).difference))
    for rows in (lengths, blue, sheep):
        rows.sort(key=lambda row: -row[1].value)
    wide = max(max(abs(e.low), abs(e.high)) for _, e in blue)
    return Chapter(
        "What each animal does",
        "Hunters play the first set (hound_01 and wolf_01) with and without each animal on the same deals, always with "
        "few sheep; hound_01 and wolf_01 themselves are left out instead. The three blankets only come together.",
        [
            dots(
                lengths,
                number_scale((e for _, e in lengths), zero=True, signed=True),
                0.0,
                "Cards played more or fewer",
            ),
            dots(blue, Scale(-wide, wide, " %", 100, signed=True), 0.0, "Blue wins more or less often"),
            dots(
                sheep, number_scale((e for _, e in sheep), 2, True, True), 0.0, "Sheep left at the end, more or fewer"
            ),
        ],
    )


def all_sheep(results: Results) -> Numbers:
    total: Numbers = results.games[:, POINTS:].sum(axis=1)
    return total
