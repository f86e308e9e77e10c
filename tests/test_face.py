"""What `import wolfden` gives, for every game."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import wolfden

ROOT = Path(__file__).parent.parent
KEYS = [game.key for game in wolfden.list_games()]
EVERY_GAME = pytest.mark.parametrize("key", KEYS)


def played(key: str, seed: int, moves: int = 10_000) -> wolfden.Playthrough:
    """A random game after so many moves, or at its end."""
    game = wolfden.new_game(key, seed=seed)
    random = Random(seed)
    while not game.is_over and len(game.moves) < moves:
        seat = random.choice(game.to_act)
        game.play(f"{seat} {random.choice(game.legal_moves(seat))}")
    return game


def refusal(game: wolfden.Playthrough, words: str) -> wolfden.IllegalMove | None:
    """Why the rules refuse this move; None if they do not, or if it is none."""
    try:
        game.copy().play(words)
    except wolfden.IllegalMove as refused:
        return refused
    except wolfden.BadMove:
        pass
    return None


def test_importing_it_imports_no_game_and_nothing_heavy() -> None:
    heavy = ["numpy", "numba", "rich", "starlette", "typer", "wolfden.games"]
    code = f"import sys, wolfden; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_playing_needs_neither_the_compiler_nor_numpy() -> None:
    code = "import sys, wolfden; wolfden.new_game('woof'); print({'numpy', 'numba', 'rich'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "set()"


def test_every_public_name_is_there_and_no_other() -> None:
    assert all(getattr(wolfden, name).__doc__ for name in wolfden.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        wolfden.nonsense  # noqa: B018


def test_the_page_about_it_says_what_the_docstrings_say() -> None:
    """`python scripts/api.py` writes it."""
    written = runpy.run_path(str(ROOT / "scripts" / "api.py"))["page"]()
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == written


def test_the_games_are_listed_with_players_and_options() -> None:
    woof = next(game for game in wolfden.list_games() if game.key == "woof")
    assert woof.players == (4, 5, 6, 7, 8)
    assert woof.options["variant"] | {"description": ""} == {
        "description": "",
        "enum": ["advanced", "basic"],
        "default": "basic",
    }


@EVERY_GAME
def test_a_game_is_played_to_its_end_in_words(key: str) -> None:
    game = wolfden.new_game(key, seed=1)
    assert game.key == key
    assert not game.is_over
    assert game.outcome is None
    assert game.events[-1]["event"] in ("turn_began", "dealt")
    game = played(key, 1)
    assert game.is_over
    assert game.to_act == []
    assert game.decision == "none"
    assert game.outcome is not None
    assert {*game.outcome["winners"]} <= {*game.seats}


@EVERY_GAME
def test_a_seed_and_the_moves_give_the_same_game_again(key: str) -> None:
    game = played(key, 2, 15)
    again = eval(repr(game), {"wolfden": wolfden})
    assert again.position() == game.position()
    assert again.moves == game.moves
    assert repr(again) == repr(game)
    other = eval(repr(wolfden.from_position(game.position())), {"wolfden": wolfden})
    assert other.position() == game.position()


@EVERY_GAME
def test_moves_are_taken_back_one_by_one(key: str) -> None:
    game = played(key, 3, 12)
    positions = [position.position() for position in game]
    moves = [*game.moves]
    while moves:
        assert game.position() == positions[len(moves)]
        assert game.undo() == moves.pop()
    assert game.position() == positions[0]
    with pytest.raises(wolfden.WolfdenError, match="no move to take back"):
        game.undo()


@EVERY_GAME
def test_a_copy_is_played_on_its_own(key: str) -> None:
    game = played(key, 4, 6)
    before = game.position()
    for other in (game.copy(), game.at(3)):
        other.play(f"{other.to_act[0]} {other.legal_moves(other.to_act[0])[0]}")
        other.undo()
        other.undo()
    assert game.position() == before
    assert len(game.moves) == 6


@EVERY_GAME
def test_a_record_is_saved_and_read_and_stepped_through(key: str, tmp_path: Path) -> None:
    game = played(key, 5)
    game.save(tmp_path / "game.json")
    again = wolfden.read_record(tmp_path / "game.json")
    assert again.record() == game.record()
    assert again.outcome == game.outcome
    assert [position.state for position in again] == [position.state for position in game]


@EVERY_GAME
def test_a_position_goes_through_json_and_is_played_on(key: str) -> None:
    game = played(key, 6, 9)
    again = wolfden.from_position(json.loads(json.dumps(game.position())))
    assert again.to_act == game.to_act
    assert again.legal_moves(again.to_act[0]) == game.legal_moves(game.to_act[0])
    with pytest.raises(wolfden.WolfdenError, match="began in the middle and has no record"):
        again.record()


@EVERY_GAME
def test_a_seat_sees_its_own_cards_and_not_those_of_others(key: str) -> None:
    game = wolfden.new_game(key, seed=7)
    truth = game.state
    for seat in game.seats:
        assert game.sight(seat) != truth
        assert game.sight(seat) != game.sight(None)


@EVERY_GAME
def test_a_refused_move_says_seat_move_reason_paragraph_position_and_what_is_legal(key: str) -> None:
    game = played(key, 8, 5)
    before = game.position()
    seat = game.to_act[0]
    legal = game.legal_moves(seat)
    elsewhere = [move.partition(" ")[2] for move in played(key, 9).moves]
    refusals = [refused for words in elsewhere if (refused := refusal(game, f"{seat} {words}"))]
    assert refusals
    for refused in refusals:
        assert refused.move.startswith(f"{seat} ")
        start = f"{refused.move}: {refused.name.replace('_', ' ')} (§{refused.paragraph}); legal: {legal[0]}"
        assert str(refused).startswith(start)
        assert refused.move.endswith(" after 5 moves")
        assert refused.legal == tuple(legal)
    with pytest.raises(wolfden.BadMove, match=rf"^{seat} nonsense after 5 moves: 'nonsense' is not a move of"):
        game.play(f"{seat} nonsense")
    assert game.position() == before


def test_a_long_list_of_legal_moves_is_cut_short() -> None:
    game = wolfden.new_game("woof", seed=7)
    with pytest.raises(
        wolfden.IllegalMove, match=r"not yourself \(§3\.2\); legal: (look \d \d, ){7}look \d \d and \d+ more$"
    ):
        game.play(f"look {game.to_act[0]} 0")


def test_the_seat_is_named_where_several_are_to_act() -> None:
    game = wolfden.from_position({"game": "woof", "decision": {"kind": "final"}})
    assert game.to_act == ["1", "2", "3", "4", "5"]
    with pytest.raises(wolfden.BadMove, match="a move begins with the seat that makes it, one of 1, 2, 3, 4, 5"):
        game.play("final X X")
    with pytest.raises(wolfden.WolfdenError, match="None is not a seat"):
        game.legal_moves()
    game.play("3 final X X")
    assert game.to_act == ["1", "2", "4", "5"]


def test_a_table_in_words_shows_zeros_and_leaves_out_what_is_empty() -> None:
    game = wolfden.new_game("woof", seed=7, moves="5 look 2 0")
    lines = str(game).splitlines()
    assert lines[0] == "woof after 1 move, to act: 1 (turn)"
    assert "  1: W1 D1" in lines
    assert "scores: 1 0, 2 0, 3 0, 4 0, 5 0" in lines
    assert not any(line.startswith("boards") for line in lines)


def test_hidden_cards_of_wolf_and_hound_are_counted_and_not_named() -> None:
    """§4: those that everybody has seen are known to everybody."""
    position = {
        "game": "wolf-and-hound",
        "state": {"seats": {"P2": {"hand": ["B1", "B2", "W3", "W4"]}}},
        "memory": {"shown": {"P2": ["W3"]}, "seen": {"number_deck": [0]}},
    }
    game = wolfden.from_position(position)
    seen = game.sight("P1")
    assert seen["seats"]["P2"]["hand"] == ["W3", None, None, None]
    assert seen["number_deck"] == [game.state["number_deck"][0], *[None] * 15]
