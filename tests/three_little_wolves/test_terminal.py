"""The Three Little Wolves in the terminal: what the towers, the choices and the score sheet say."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.running import ENGLISH, choices_of, drawn, guide_of, shown_of, story_of, table_of, whole_game, wolfden
from tests.three_little_wolves.builders import Table, a_table, endgame, play, scored, smokey_step
from tests.three_little_wolves.test_scoring import EXAMPLE
from wolfden.cli.choices import NotAChoice, numbered, understand
from wolfden.engine.component_csv import shipped
from wolfden.engine.decision import SeatIndex
from wolfden.engine.game import moves_of, see
from wolfden.games import find_game
from wolfden.games.three_little_wolves.cards import HOUSE_NAMES
from wolfden.games.three_little_wolves.terminal import draw_box
from wolfden.locale import LANGUAGES, Language, Text
from wolfden.locale.say import Wording

pytestmark = pytest.mark.usefixtures("data_folder")

GAME = find_game("three-little-wolves")
PLAY = ("play", "three-little-wolves", "--seed", "7")
FULLEST_HOUSES = [
    f"{owner}.{colour}: 1 2 3 4 w5 6 8 9 10 11 12 13 | B1 wB2 B3 wolf C5 wolf D4 token 2"
    for owner in "ABCD"
    for colour in ("red", "yellow", "green")
]


def shown(table: Table, seat: str | None = "A", text: Text = ENGLISH) -> str:
    return table_of(GAME, table.state, seat, text)


def told(table: Table) -> str:
    return story_of(GAME, table.state)


def offered(table: Table) -> list[str]:
    return [" ".join(line.split()) for line in choices_of(GAME, table.state).splitlines()]


def column(shown: str, owner: int, owners: int = 3) -> list[str]:
    """What stands in the frame of one owner, the widest line of which is that of the frame."""
    width = 80 // owners
    return [line[width * owner + 1 : width * (owner + 1) - 1].rstrip() for line in shown.splitlines()]


def test_a_house_has_as_many_rows_as_it_is_high() -> None:
    """§3.5 A seven as the roof counts three floors, a basement one; the height stands above the roof."""
    table = a_table(["A.red: 4 5* 7 | wB1 B3 wolf B4 wolf C5 token 3"])

    tower = [line.strip() for line in column(shown(table), 0)]

    start = tower.index("h7")
    assert tower[start + 1 : start + 6] == ["╱ + ╲", "│ + │", "│ 7 │", "│5* │", "│ 4 │"]
    assert set(tower[start + 6]) == {"▔"}
    assert tower[start + 7 : start + 12] == ["│wB1│", "╰B3 ╯", "red", "B4 C5", "pig 3"]


def test_houses_stand_under_their_colours_and_white_ones_where_there_is_room() -> None:
    table = a_table(["A.green: 4", "A.white1: w3", "B.yellow: 5", "C.white1: w4", "C.white2: w5", "C.red: 6"])

    names = [column(shown(table), owner) for owner in range(3)]

    assert next(line for line in names[0] if "grn" in line).split() == ["wh1", "grn"]
    assert next(line for line in names[1] if "yel" in line).index("yel") == 11
    assert next(line for line in names[2] if "red" in line).split() == ["red", "wh1", "wh2"]


def test_everybody_sees_piles_and_tokens_but_only_the_own_hand() -> None:
    table = a_table(["B.red: 5 wolf A4"], bbp_revealed=1, hands={"A": "w2 r10 y9 r4 w14"})
    play(table, "A discard w2")

    own, other, spectator = shown(table), shown(table, "B"), shown(table, None)

    assert own.splitlines()[-1].rstrip() == "Your hand  r4  r10  y9  g5  w14"
    assert "Your hand  r5  y8  g3  w6  w12" in other
    assert "hand  " not in spectator.lower()
    for seen in own, other, spectator:
        assert "Wolves 3 5" in seen
        assert "Discard pile 1 (top w2)" in seen
        assert "Big Bad Pigs 1 of 3: " in seen


def test_the_last_turns_are_counted() -> None:
    """§3.8 Two more turns for everybody."""
    table = a_table(bbp_revealed=2, pile="bbp_wolf r8 ...")

    play(table, "A discard r4")

    assert "6 TURNS LEFT" in shown(table, "B")
    assert "two more turns, 6 in all" in " ".join(told(table).split())


def test_smokey_sits_at_the_table_of_two_and_the_moustache_has_its_holder() -> None:
    table = smokey_step(["K.red: 4", "K.green: 6"], pile="w8 ...", moustache="B")

    assert " A · you " in shown(table)
    assert " B · moustache " in shown(table)
    assert " ▶ Smokey " in shown(table)
    assert "Card w8" in column(shown(table), 2)[3]
    assert offered(table)[:2] == [
        "1 build w8 new height 1, no colour yet",
        "2 build w8 red height 2, the only red house",
    ]


def test_picks_of_the_endgame_are_secret_until_both_are_in() -> None:
    """§4 T6."""
    table = endgame(["A.red: 4", "A.yellow: 9"], hands={"A": "r6 y7", "B": "r5 y8"})
    choices = offered(table)
    play(table, "A pick r6")
    before = shown(table, "B")

    play(table, "B pick y8")

    assert choices == ["1 pick r6 can be built: red", "2 pick y7 can only be discarded"]
    assert "Card ?" in before
    assert "Card r6" not in before
    assert "Card r6" in shown(table, "B")
    assert "Card y8" in shown(table, "A")
    assert "LAST ROUNDS" in shown(table)


def test_a_choice_says_how_high_the_house_would_be_among_its_like() -> None:
    table = a_table(
        ["A.red: 4 6", "B.red: 5 8 9", "C.red: 7", "A.white1: w1", "B.yellow: 3"],
        hands={"A": "r7 r9 y11 w2 g9"},
    )

    choices = offered(table)

    assert choices[:11] == [
        "1 build r7 red height 5, the tallest red, roof -2",
        "2 build r9 red height 3, level with the other red",
        "3 build y11 new height 1, level with the other yellow, roof +3",
        "4 build y11 white1 height 2, the tallest yellow, roof +3",
        "5 build g9 new height 1, the only green house",
        "6 build g9 new as 5 height 1, the only green house",
        "7 build g9 white1 height 2, the only green house",
        "8 build g9 white1 as 5 height 2, the only green house",
        "9 build w2 new height 1, no colour yet",
        "10 build w2 red basement height 3, level with the other red",
        "11 build w2 white1 height 2, no colour yet",
    ]


def test_discards_stand_in_one_row_and_wolves_are_sent_in_the_notation() -> None:
    table = a_table(["B.red: 5 8", "C.red: 7 8 9", "C.green: 1 wolf B3"], hands={"A": "y7 g9"}, wolves_gone="A4")
    sight, seat = see(GAME, table.state, 0), SeatIndex(0)

    choices = offered(table)

    assert "4 discard y7 5 discard g9" in choices
    assert "Or discard and send a wolf (3, 5), such as discard y7 wolf 3 -> B.red" in choices
    assert choices[-2:] == ["B.red height 2, the smallest red", "C.red height 3, the tallest red"]
    assert len(numbered(GAME, sight, seat)) == 5
    assert len(moves_of(GAME, sight, seat)) == 13
    move = understand(shown_of(GAME, sight), sight, seat, "discard g9 wolf 5 -> C.red")
    assert GAME.write_move(sight, seat, move) == "discard g9 wolf 5 -> C.red"
    with pytest.raises(NotAChoice, match=r"no room for another wolf\. .* \(§3.4\)"):
        understand(shown_of(GAME, sight), sight, seat, "discard g9 wolf 5 -> C.green")


def test_every_wolf_that_must_go_has_its_numbers_house_by_house() -> None:
    """§3.7 bbp_wolf."""
    table = a_table(["B.red: 5", "C.red: 7 8"], pile="bbp_wolf r8 ...", wolves_gone="A4")
    play(table, "A discard r4")

    assert offered(table) == [
        "B.red: height 1, the smallest red",
        "1 wolf 3 -> B.red 2 wolf 5 -> B.red",
        "C.red: height 2, the tallest red",
        "3 wolf 3 -> C.red 4 wolf 5 -> C.red",
    ]


def test_a_passed_card_and_a_tied_token_name_who_gets_them() -> None:
    """§3.7 T2 and T3."""
    table = a_table(["B.green: 3 5", "B.red: 4 6"], pile="bbp_left r8 ...")
    play(table, "A discard r4")
    token = offered(table)
    play(table, "B token B.red")

    assert token == [
        "1 token B.green height 2, the only green house",
        "2 token B.red height 2, the only red house",
    ]
    assert offered(table)[0] == "1 pass r8 goes to B"


def test_nobody_else_reads_what_was_passed() -> None:
    """§4 A passed card is known to giver and receiver."""
    table = a_table(["A.red: 4 6"], pile="bbp_left r8 ...", hands={"A": "y7 w11"})
    play(table, "A discard w11", "A pass y7", "B pass y8")

    play(table, "C pass w1")

    seen = story_of(GAME, see(GAME, table.state, 1))
    assert "A passes yellow 7 to B. B passes yellow 8 to C. C passes a card to A." in " ".join(seen.split())


def test_the_score_sheet() -> None:
    """TLW-S1: verdicts colour by colour, and every point of every player in a line of its own."""
    table = scored(EXAMPLE)

    lines = told(table).splitlines()

    text = " ".join(" ".join(lines).split())
    assert "C's red house is demolished: height 3, the smallest of its colour." in text
    assert "Tie for smallest yellow house at height 3: none is demolished." in text
    first = next(number for number, line in enumerate(lines) if line.startswith("╭"))
    sheet = [" ".join(line.split("│")[1].split()) for line in lines[first + 1 : first + 12]]
    assert sheet == [
        "red stands +4",
        "roof r7 -2",
        "yellow stands +4",
        "tallest +3",
        "green demolished -1",
        "pig token 2 -1",
        "wolf 4 -1",
        "wolf 5 +5",
        "─" * 22,
        "Points 11",
        "from wolves 4",
    ]
    assert "★ C ★" in lines[first]
    assert lines[-1] == "C wins: level on points, more of them from wolves."
    assert "razed" in shown(table)
    assert "top" in shown(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_cut_nowhere(language: Language) -> None:
    table = a_table(FULLEST_HOUSES, players=4, bbp_revealed=3)
    last = table.state.seats[3]
    last.houses[2].name, last.names = HOUSE_NAMES.index("white3"), 0b100011

    lines = shown(table, text=Text(language)).splitlines()

    assert {cell_len(line) for line in lines[: len(lines) - 3]} == {80}
    assert "…" not in "".join(lines)
    assert sum(line.count("╰wB") + line.count("╰B3") for line in lines) == 12


def test_the_guide_shows_the_whole_discard_pile_and_what_the_variant_changes() -> None:
    table, family = a_table(), a_table(baby_wolf=True)
    play(table, "A discard w11", "B discard y8", "C discard r6")

    assert "Discard pile: r6 y8 w11" in guide_of(GAME, table.state)
    assert "Big Bad Pig “pass left”" in guide_of(GAME, table.state)
    assert "Big Bad Pig “pass left”" not in guide_of(GAME, family.state)
    assert "Baby wolf: " in guide_of(GAME, family.state)


def test_a_changed_table_is_described_as_it_is() -> None:
    floors = shipped("wolfden.games.three_little_wolves", "floor_cards.csv").replace(
        "11,11,,,1,3,1,[rulebook],[rulebook]", "11,11,,,4,6,1,[rulebook],[house rule]"
    )
    changed = {"floor_cards.csv": floors}

    box = drawn(*draw_box(Wording(ENGLISH, GAME, {}), changed))
    guide = guide_of(GAME, a_table(tables=changed).state, changed)

    assert any(line.split() == ["11", "4!", "6!", "1"] for line in box.splitlines())
    assert "As the roof it counts as 4 floors. As the roof of a house that stands: +6." in guide


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ("--players", "2"),
        ("--baby-wolf", "--start-player", "C"),
        ("--players", "4", "--seat", "D", "--bots", "random"),
    ],
)
def test_a_whole_game_fits_the_screen_and_verifies(
    language: Language, options: tuple[str, ...], tmp_path: Path
) -> None:
    shown, outcome = whole_game(tmp_path, language, *PLAY, *options, answers=60)

    assert all(f" {points} │" in shown for points in outcome["points"].values())


@pytest.mark.parametrize(
    ("options", "code", "complaint"),
    [
        (("--players", "5"), 2, "--players"),
        (("--start-player", "K"), 2, "--start-player"),
        (("--players", "2", "--start-player", "C"), 1, "there is no C among 2 players"),
        (("--players", "2", "--seat", "K"), 1, "'K'; the seats are A, B"),
    ],
)
def test_bad_options_are_refused(options: tuple[str, ...], code: int, complaint: str) -> None:
    refused = wolfden(*PLAY, *options)

    assert refused.exit_code == code
    assert complaint in refused.stderr


def test_a_bad_answer_gets_the_reason_and_the_choice_again(tmp_path: Path) -> None:
    played = wolfden(*PLAY, "--record", tmp_path / "game.json", answers="build r1 new\nfly\n?\nq\n")

    said = " ".join(played.output.split())
    assert "That card isn't in your hand. Choose one of yours. (§3.2)" in said
    assert "“fly” is not a move here." in said
    assert "Build with exactly one card of your hand, or discard it." in said
    assert played.output.count("Your choice (1–11") == 4
