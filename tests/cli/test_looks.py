"""What is drawn fits a terminal of 80 columns, and tells nobody more than they may know."""

from pathlib import Path

import pytest
from msgspec import Struct
from rich.cells import cell_len
from rich.console import Console

from tests.every_game.sampling import positions
from wolfden.cli.choices import NotAChoice, draw_choices, understand
from wolfden.cli.prose import Prose
from wolfden.cli.shown import Shown
from wolfden.cli.story import tell_story
from wolfden.engine.decision import SPECTATOR, GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import door
from wolfden.engine.game import AnyGame, events, imagined, is_over, see, to_act
from wolfden.engine.rng import Rng
from wolfden.games import GAMES
from wolfden.locale import LANGUAGES, Language, Text

from .running import a_record, drawn, shown_of, wolfden

COLUMNS = 80


def everything_shown(text: Text, game: AnyGame, sight: GameState, seat: int) -> str:
    """All that is drawn for a seat: story, table, guide, choices, and the answers to any words."""
    tables, shown, place = door(game, "terminal"), shown_of(game, sight, text), SeatIndex(seat)
    parts = [*tell_story(shown, events(sight)), tables.draw_table(shown), tables.draw_guide(shown)]
    if seat in to_act(sight):
        parts.append(draw_choices(shown, sight, place))
        moves = (game.write_move(sight, place, MoveIndex(move)) for move in range(min(14, game.move_count)))
        parts += [answered(shown, sight, place, answer) for answer in ("1", "99", "nonsense", *moves)]
    return drawn(*parts)


def answered(shown: Shown[Struct], sight: GameState, seat: SeatIndex, answer: str) -> str:
    try:
        return str(understand(shown, sight, seat, answer))
    except NotAChoice as reason:
        return str(reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_line_is_wider_than_the_terminal(game: AnyGame, language: Language) -> None:
    text = Text(language)
    for state, _ in positions(game, 25, "looks"):
        for seat in (SPECTATOR, *to_act(state)):
            shown = everything_shown(text, game, see(game, state, seat), seat)
            assert max(map(cell_len, shown.splitlines())) <= COLUMNS
            assert "…" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_writes_a_wider_line(language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = a_record(Path("."), "--lang", language, "--animals", "SD-1", "--meat-and-bone")
    played = wolfden("play", "wolf-and-hound", "--record", "new.json", "--lang", language, answers="?\nx\nq\n")
    for shown in (
        played,
        wolfden("play", "wolf-and-hound", "--help"),
        wolfden("games", "--lang", language),
        wolfden("cards", "wolf-and-hound", "--lang", language),
        wolfden("replay", record, "--lang", language),
        wolfden("verify", record, "--lang", language),
    ):
        assert shown.exit_code == 0
        assert max(map(cell_len, shown.output.splitlines())) <= COLUMNS
        assert "…" not in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_worlds_that_look_the_same_to_a_seat_are_shown_the_same(game: AnyGame, language: Language) -> None:
    text, rng = Text(language), Rng.from_text("leaks")
    for state, _ in positions(game, 8, "leaks"):
        assert not is_over(state)
        for seat in range(SPECTATOR, len(game.seats(state))):
            sight = see(game, state, seat)
            shown = everything_shown(text, game, sight, seat)
            for _ in range(3):
                world = imagined(game, sight, rng)
                assert everything_shown(text, game, see(game, world, seat), seat) == shown


def test_the_table_is_plain_without_colour_and_coloured_with_it() -> None:
    game = GAMES[0]
    (state, _) = next(positions(game, 1, "colour"))
    table = door(game, "terminal").draw_table(shown_of(game, see(game, state, 0)))
    shown = {}
    for colours in (None, "standard"):
        console = Console(width=COLUMNS, force_terminal=True, color_system=colours)
        with console.capture() as capture:
            console.print(table)
        shown[colours] = capture.get()

    assert "\x1b[3" in shown["standard"]
    assert "\x1b[3" not in shown[None]


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("the wolf walks on", 9, ["the wolf", "walks on"]),
        ("ウルフが来る。羊", 12, ["ウルフが来", "る。羊"]),
        ("P1は黒3（お肉）", 8, ["P1は黒3", "（お肉）"]),
        ("一隻羊（3 隻）。", 8, ["一隻羊", "（3", "隻）。"]),
        ("", 10, [""]),
    ],
)
def test_lines_break_where_readers_expect_it(text: str, width: int, lines: list[str]) -> None:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(Prose(text))

    assert capture.get().rstrip("\n").split("\n") == lines
