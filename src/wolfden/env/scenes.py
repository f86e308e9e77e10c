"""A table in few words, for pictures and logs: a panel for each seat, made from a sight."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from wolfden.engine.decision import UNKNOWN
from wolfden.engine.game import Game, to_act
from wolfden.games.three_little_wolves.cards import SMOKEY
from wolfden.games.three_little_wolves.words import write_one_house
from wolfden.games.woof.state import NOT_SET

HIDDEN = "?"


@dataclass
class Panel:
    """One seat: a line of facts, and rows of cards under their names."""

    name: str
    facts: str
    cards: dict[str, list[str]] = field(default_factory=dict)
    to_act: bool = False


@dataclass
class Scene:
    title: str
    panels: list[Panel]


def scene(game: Game, sight: Any) -> Scene:
    """The table as the viewer of this sight sees it."""
    panels = PANELS[game.key](game, sight)
    for seat in to_act(sight):
        panels[seat].to_act = True
    over = not to_act(sight)
    viewer = "" if sight.viewer < 0 else f", seen by {game.seats(sight)[sight.viewer]}"
    winners = [name for seat, name in enumerate(game.seats(sight)) if game.winners(sight) >> seat & 1]
    return Scene(game.key + (f", over, won by {', '.join(winners) or 'nobody'}" if over else viewer), panels)


def wolf_and_hound(game: Game, sight: Any) -> list[Panel]:
    panels = []
    for place, seat in enumerate(sight.seats):
        here = [
            game.write("animal", animal.card) for animal in sight.animals[: sight.animal_count] if animal.place == place
        ]
        kind = "dummy, " if seat.dummy else ""
        cards = {"hand": hand(game, seat), "played": named(game, seat.played[: seat.played_count]), "animals": here}
        panels.append(Panel(game.seats(sight)[place], f"{kind}sheep {seat.sheep} of {seat.cap}", cards))
    return panels


def werewolves_and_robbers(game: Game, sight: Any) -> list[Panel]:
    begun = sight.trick * sight.players
    trick = sight.played[begun : begun + sight.plays]
    panels = []
    for place, name in enumerate(game.seats(sight)):
        seat = sight.seats[place]
        laid = [card for card in trick if sight.played_by[card] == place]
        facts = f"captured {seat.captured}, points {seat.game_points}"
        panels.append(Panel(name, facts, {"hand": hand(game, seat), "trick": named(game, laid)}))
    return panels


def woof(game: Game, sight: Any) -> list[Panel]:
    panels = []
    for number, player in enumerate(sight.players[: sight.in_play]):
        asked = [q for q, count in enumerate(player.questions) for _ in range(count)]
        questions = [game.write("question", q) for q in asked] or [HIDDEN] * player.held
        board = [] if player.board[0] == NOT_SET else [game.write("single", arrow) or HIDDEN for arrow in player.board]
        facts = f"score {player.score}, wrong {player.red + player.black}"
        cards = {"cards": named(game, player.cards), "questions": questions, "board": board}
        panels.append(Panel(game.write("seat", number), facts, cards))
    return panels


def three_little_wolves(game: Game, sight: Any) -> list[Panel]:
    owners = [*range(sight.players), *([SMOKEY] if sight.players == 2 else [])]
    panels = []
    for owner in owners:
        seat = sight.seats[owner]
        cards = {"hand": hand(game, seat)}
        for house in seat.houses[: seat.house_count]:
            written = write_one_house(sight, owner, house)
            wolves = [f"wolf {player}{wolf}" for player, wolf in written["wolves"]]
            floors = [card for card, _ in [*reversed(written["basement"]), *written["upper"]]]
            cards[written["name"]] = floors + wolves
        panels.append(Panel(game.write("seat", owner) or "K", f"VP {seat.vp}" if seat.vp else "building", cards))
    return panels


def hand(game: Game, seat: Any) -> list[str]:
    """The cards in a hand, or as many hidden ones."""
    if seat.hand[0] == UNKNOWN:
        return [HIDDEN] * seat.held
    return [game.write("card", card) for card, count in enumerate(seat.hand) for _ in range(count)]


def named(game: Game, cards: list[int]) -> list[str]:
    return [game.write("card", card) or HIDDEN for card in cards]


PANELS: dict[str, Callable[[Game, Any], list[Panel]]] = {
    "wolf-and-hound": wolf_and_hound,
    "werewolves-and-robbers": werewolves_and_robbers,
    "woof": woof,
    "three-little-wolves": three_little_wolves,
}
