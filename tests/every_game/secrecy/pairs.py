"""Pairs of worlds, position by position: byte for byte the same for a viewer, or a leak is found."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import numpy as np

from tests.every_game.sampling import random_options, tests_of
from wolfden.engine.audience import EVERYBODY, NO_FACT
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import AnyGame, events, is_public, people
from wolfden.engine.sight import audiences
from wolfden.env.observation import columns, observation

from . import channels
from .channels import CHEAP, DEAR, Channel
from .sides import Side, with_game, worlds_apart
from .worlds import Story, World, play_again, tell_story

AFTER_A_SECRET = 0.3  # so often a pair ends where something secret has just been chosen
NOTED = 0.3  # so often all that differs in a pair of worlds is written down
MOST_MOVES = 150  # of a story: matches of five games would repeat themselves


class Leak(AssertionError):
    """Something that left for a viewer was not the same in two worlds the viewer must not tell apart."""


@dataclass
class Tally:
    """What was compared: pairs of positions that differ in something hidden, and the bytes that left for the viewer."""

    pairs: int = 0
    bytes: int = 0
    channels: Counter[str] = field(default_factory=Counter)
    differed: Counter[str] = field(default_factory=Counter)  # hidden things
    messages: Counter[str] = field(default_factory=Counter)  # of the server, by type
    worlds: int = 0
    memories: int = 0  # pairs that differ only in what had to be remembered
    without_twin: int = 0

    def add(self, other: "Tally") -> None:
        self.pairs += other.pairs
        self.bytes += other.bytes
        self.channels += other.channels
        self.differed += other.differed
        self.messages += other.messages
        self.worlds += other.worlds
        self.memories += other.memories
        self.without_twin += other.without_twin


def look_for_leaks(game: AnyGame, random: Random, dear: float = 0.02) -> Iterator[Tally]:
    """Story after story through the eyes of everybody, endless; what is dear, at this share of all positions."""
    while True:
        story = tell_story(game, random_options(game, random), random, MOST_MOVES)
        secret = after_secret_moves(game, story)
        for viewer in viewers_of(game, story):
            until = random.randint(0, last_hidden(story))
            if secret and random.random() < AFTER_A_SECRET:
                until = random.choice(secret)
            tally = Tally()
            with worlds_apart():
                compare(game, story, viewer, until, random, dear, tally)
                compare_memory(game, story, viewer, until, random, tally)
            yield tally


def last_hidden(story: Story) -> int:
    """The last position that keeps secrets: the end of a game opens everything."""
    return len(story.world.moves) - story.over


def after_secret_moves(game: AnyGame, story: Story) -> list[int]:
    words = [move.partition(" ")[2] for move in story.world.moves[: last_hidden(story)]]
    return [number for number, move in enumerate(words, start=1) if not is_public(game, move)]


def viewers_of(game: AnyGame, story: Story) -> list[str | None]:
    """Everybody who chooses, and a spectator."""
    state = next(play_again(game, World(story.world.options, story.world.deals, (), {}), Random(0)))
    names = game.seats(state)
    return [None, *(names[seat] for seat in people(game, state))]


def compare(
    game: AnyGame, story: Story, viewer: str | None, until: int, random: Random, dear: float, tally: Tally
) -> None:
    """Lay another world for this viewer, and play both side by side."""
    other = twins_of(game).twin(story, viewer, until, random)
    tally.worlds += 1
    if other is None:
        tally.without_twin += 1
        return
    sides = sides_of(game, story, other, viewer, random)
    for step in range(until + 1):
        if step:
            go_on(sides)
        if differ(game, sides):
            tally.pairs += 1
            for channel in (*CHEAP, *(channel for channel in DEAR if random.random() < dear)):
                compare_channel(channel, sides, tally)
    if random.random() < NOTED:
        tally.differed.update(hidden_differences(game, sides))


def compare_memory(game: AnyGame, story: Story, viewer: str | None, until: int, random: Random, tally: Tally) -> None:
    """Lay another past of the same table: what had to be remembered is not shown again."""
    other = twins_of(game).forgetful(story, viewer, until, random)
    if other is not None:
        sides = sides_of(game, story, other, viewer, random)
        for _ in range(until):
            go_on(sides)
        tally.pairs += 1
        tally.memories += 1
        for channel in twins_of(game).SHOWN_AGAIN:
            compare_channel(getattr(channels, channel), sides, tally)


def go_on(sides: tuple[Side, Side]) -> None:
    for side in sides:
        side.go_on()


def sides_of(game: AnyGame, story: Story, other: World, viewer: str | None, random: Random) -> tuple[Side, Side]:
    """Both worlds as far as the other one goes, with secrets of their own."""
    first = replace(story.world, moves=story.world.moves[: len(other.moves)])
    made = []
    for world in (first, other):
        states = [state.copy() for state in play_again(game, world, random)]
        place = SPECTATOR if viewer is None else game.seats(states[0]).index(viewer)
        made.append(Side(game, dict(world.options), world.moves, states, place, str(random.random())))
    return made[0], made[1]


def compare_channel(channel: Channel, sides: tuple[Side, Side], tally: Tally) -> None:
    said = []
    for side in sides:
        with_game(side.game)
        said.append(channel(side))
    one, other = said
    tally.bytes += len(one)
    tally.channels[channel.__name__] += 1
    tally.messages.update(kind.decode() for kind in re.findall(rb'{"type":"(\w+)"', one))
    if one != other:
        side = sides[0]
        raise Leak(
            f"{channel.__name__} of {side.game.key} tells {side.seat or 'a spectator'} a secret after "
            f"{side.step} moves of {side.options}: {first_difference(one, other)}"
        )


def first_difference(one: bytes, other: bytes) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(place - 60, 0) : place + 40]!r} and {other[max(place - 60, 0) : place + 40]!r}"


def differ(game: AnyGame, sides: tuple[Side, Side]) -> bool:
    """Is there anything hidden that is not the same?"""
    one, other = sides
    if one.step and one.moves[one.step - 1] != other.moves[other.step - 1]:
        return True
    return bool(game.write_state(one.state) != game.write_state(other.state))


def twins_of(game: AnyGame) -> Any:
    """The module that knows how to make another world of this game."""
    return tests_of(game, "twins")


def hidden_differences(game: AnyGame, sides: tuple[Side, Side]) -> Iterator[str]:
    """The fields, numbers of events and forms of moves that are not the same in the two worlds, by name."""
    one, other = sides
    for number, (state, another) in enumerate(zip(one.states, other.states, strict=True)):
        cells = np.flatnonzero(observation(game, state) != observation(game, another))
        yield from {re.sub(r"\[\d+\]", "", columns(game)[cell]) for cell in cells}
        for event, heard in zip(events(state), events(another), strict=True):
            event_type = game.event_types[event[0]]
            for name, a, b in zip(event_type.fields, event[1:], heard[1:], strict=False):
                if a != b:
                    yield f"{event_type.name}.{name}"
        if number and one.moves[number - 1] != other.moves[number - 1]:
            yield f"move {form_of(game, other.moves[number - 1].partition(' ')[2])}"


def form_of(game: AnyGame, words: str) -> str:
    return next(name for name, form in game.move_forms.items() if re.fullmatch(form.pattern, words))


def secrets_of(game: AnyGame) -> set[str]:
    """All that not everybody may know, by the same names."""
    fields = [name for name, audience in audiences(game.State) if audience not in (EVERYBODY, NO_FACT)]
    heard = [f"{event_type.name}.{name}" for event_type in game.event_types for name in event_type.only]
    return {*fields, *heard, *(f"move {name}" for name, form in game.move_forms.items() if not form.public)}
