"""Random options, random positions, and what must stay the same in all of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from wolfden.engine.game import Game, is_over, moves_of, play, read_options, set_table, to_act
from wolfden.engine.record import Record
from wolfden.games.wolf_and_hound.cards import components


def random_options(game: Game, random: Random) -> dict[str, Any]:
    """Any options of this game, the rare ones too."""
    return OPTIONS[game.key](random)


def inventory(game: Game, state: Any) -> Counter[str]:
    """Every card in the game, wherever it lies."""
    return INVENTORIES[game.key](game.write_state(state))


def random_games(game: Game, count: int, seed: str) -> Iterator[tuple[Any, Random]]:
    """Tables dealt with random options."""
    random = Random(f"{game.key} {seed}")
    for number in range(count):
        options = read_options(game, random_options(game, random))
        yield set_table(game, options, f"{seed} {number}"), random


def set_table_of(game: Game, record: Record) -> Any:
    """The table of a record, dealt, before its first move."""
    return set_table(game, read_options(game, record.options), record.seed, record.tables)


def random_move(game: Game, state: Any, random: Random) -> tuple[int, int]:
    """A seat that owes a choice and one of its legal moves."""
    seat = random.choice(to_act(state))
    return seat, random.choice(moves_of(game, state, seat))


def positions(game: Game, count: int, seed: str) -> Iterator[tuple[Any, Random]]:
    """Positions of random games, about one of every four that arise."""
    random = Random(f"{game.key} {seed}")
    for number in range(count):
        state = set_table(game, read_options(game, random_options(game, random)), f"{seed} {number}")
        while not is_over(state) and count > 0:
            if random.random() < 0.25:
                yield state, random
                count -= 1
            play(game, state, *random_move(game, state, random))


def wolf_and_hound_options(random: Random) -> dict[str, Any]:
    box = components({})
    if random.random() < 0.5:
        slots = random.choice([s.slots for s in box.sets.values() if s.slots])
        animals = [random.choice(slot) for slot in slots]
    else:
        plain = [id for id in box.animals if not id.startswith(("meta", "designer_02"))]
        animals = random.sample(plain, random.randint(1, 5))
        animals += random.sample(["meta_01", "meta_02", "meta_03", "meta_04"], random.randint(0, 2))
        animals += ["designer_02_1", "designer_02_2", "designer_02_3"] if random.random() < 0.3 else []
    return {
        "players": random.choice([2, 3, 4]),
        "animals": animals,
        "meat_and_bone": random.random() < 0.5,
        "sheep_mode": random.choice(["auto", "few", "many"]),
        "match": random.choice(["single", "first_to_3"]),
        "manual_activation_order": random.random() < 0.3,
    }


def wolf_and_hound_inventory(state: dict[str, Any]) -> Counter[str]:
    cards = Counter(state["number_deck"])
    for seat in state["seats"].values():
        cards.update(seat["played"])
        cards.update(seat.get("hand", seat.get("dummy_deck", [])))
        assert 0 <= seat["sheep"] <= seat["cap"]
    if state["candidate"]:
        cards[state["candidate"]] += 1
    return cards


def werewolves_and_robbers_options(random: Random) -> dict[str, Any]:
    players = random.choice([3, 4, 5])
    return {
        "players": players,
        "mode": random.choice(["match", "single"]),
        "first_dealer": random.choice(["random", *"ABCDE"[:players]]),
        "chips": random.random() < 0.5,
        "memory_aid": random.random() < 0.5,
    }


def werewolves_and_robbers_inventory(state: dict[str, Any]) -> Counter[str]:
    cards = Counter(play["card"] for play in state["plays"])
    if state["set_aside"]:
        cards[state["set_aside"]] += 1
    for seat in state["seats"].values():
        cards.update(seat["hand"])
        cards.update(seat["pile"])
    return cards


def woof_options(random: Random) -> dict[str, Any]:
    players = random.randint(4, 8)
    return {
        "players": players,
        "variant": random.choice(["basic", "advanced"]),
        "auto_rearrange": random.choice([True, False, [random.random() < 0.5 for _ in range(players)]]),
        "memory_aid": random.random() < 0.5,
        "turn_limit": random.choice([None, None, 1, 2, 5]),
    }


def woof_inventory(state: dict[str, Any]) -> Counter[str]:
    cards: Counter[str] = Counter(state["put_away"])
    for hand in state["cards"].values():
        cards.update(hand)
    for questions in state["questions"].values():
        cards.update(questions)
    cards.update(question for _, _, question, _ in state["answered"])
    return cards


def three_little_wolves_options(random: Random) -> dict[str, Any]:
    players = random.choice([2, 3, 4])
    return {
        "players": players,
        "baby_wolf": random.random() < 0.2,
        "start_player": random.choice(["random", *"ABCD"[:players]]),
    }


def three_little_wolves_inventory(state: dict[str, Any]) -> Counter[str]:
    cards = Counter(state["draw_pile"] + state["discard"] + state["bbp_cards"])
    for owner in [*state["players"].values(), state["smokey"] or {"houses": []}]:
        cards.update(owner.get("hand", []))
        for house in owner["houses"]:
            cards.update(card for card, _ in house["upper"] + house["basement"])
    if state["smokey"] and state["smokey"]["card"]:
        cards[state["smokey"]["card"]] += 1
    return cards


OPTIONS: dict[str, Callable[[Random], dict[str, Any]]] = {
    "wolf-and-hound": wolf_and_hound_options,
    "werewolves-and-robbers": werewolves_and_robbers_options,
    "woof": woof_options,
    "three-little-wolves": three_little_wolves_options,
}
INVENTORIES: dict[str, Callable[[dict[str, Any]], Counter[str]]] = {
    "wolf-and-hound": wolf_and_hound_inventory,
    "werewolves-and-robbers": werewolves_and_robbers_inventory,
    "woof": woof_inventory,
    "three-little-wolves": three_little_wolves_inventory,
}
