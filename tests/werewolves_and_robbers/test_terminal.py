"""The Werewolves bEat Robbers' Horror in the terminal: what the table, the choices and the score sheet say."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.running import ENGLISH, choices_of, drawn, guide_of, story_of, table_of, whole_game, wolfden
from tests.werewolves_and_robbers.builders import Table, a_scored_game, a_table, dealt
from wolfden.engine.component_csv import shipped
from wolfden.games import find_game
from wolfden.games.werewolves_and_robbers.terminal import draw_box
from wolfden.locale import LANGUAGES, Language, Text
from wolfden.locale.say import Wording

pytestmark = pytest.mark.usefixtures("data_folder")

GAME = find_game("werewolves-and-robbers")
PLAY = ("play", "werewolves-and-robbers", "--seed", "7")


def shown(table: Table, seat: str | None = "A", text: Text = ENGLISH) -> str:
    return table_of(GAME, table.state, seat, text)


def told(table: Table) -> str:
    return story_of(GAME, table.state)


def offered(table: Table) -> list[str]:
    return [line.strip() for line in choices_of(GAME, table.state).splitlines()]


def row(shown: str, seat: str) -> list[str]:
    """The words beside this seat."""
    (line,) = (line for line in shown.splitlines() if line.strip("│ ▶").startswith(f"{seat} "))
    return line.strip("│ ▶").split()


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("C8 R12 C15", "Treasure is led, so robbers are trump. B is winning so far with robber 12: the highest trump."),
        ("R5 R9 R14", "C is winning so far with robber 14: the highest card, and no trump."),
        ("C10 D1 D2", "C is winning so far with a dagger: of equal cards, the later one."),
        ("D1 B1 F1", "No suit is led yet. C is winning so far with the fortune-teller: the highest trump."),
    ],
)
def test_the_table_says_who_is_winning_and_why(cards: str, sentence: str) -> None:
    """§3.4 Trump beats lead, the higher rank the lower, of equals the later card."""
    table = a_table(hands=dict(zip("ABC", cards.split(), strict=True)))

    table.play(cards)

    assert sentence in " ".join(shown(table).replace("│", "").split())


def test_the_trick_lies_in_the_order_of_play_with_its_values() -> None:
    table = a_table(leader="C", hands={"C": "C4", "D": "F1", "A": "W1"})
    table.play("C4 F1")
    before = shown(table)

    table.play("W1")

    after = shown(table)
    order = [line.strip("│ ▶")[0] for line in after.splitlines()[2:6]]
    assert order == ["C", "D", "A", "B"]
    assert row(before, "D")[:5] == ["D", "F1", "fortune-teller", "trump", "16"]
    assert row(after, "D")[:5] == ["D", "F1", "fortune-teller", "lead", "0"]
    assert row(after, "A")[:6] == ["A", "you", "W1", "werewolf", "lead", "1"]
    assert "★" in row(after, "C")
    assert "▶ B" in after


def test_everybody_sees_what_played_cards_prove() -> None:
    """§4.2 The traitor card proves the team; the role stays open while a werewolf card may be in the same hand."""
    table = a_table(hands={"A": "C1", "B": "B1", "C": "W1", "D": "W2"})

    table.play("C1 B1 W1")

    assert row(shown(table), "B")[-4:] == ["werewolf", "team", "T", "0"]
    assert row(shown(table), "C")[-3:] == ["werewolf", "W", "0"]
    assert row(shown(table), "D")[-2:] == ["?", "0"]
    assert row(shown(table, "D"), "D")[-2:] == ["werewolf", "0"]


@pytest.mark.parametrize("memory_aid", [False, True])
def test_only_the_memory_aid_shows_cards_of_earlier_tricks(memory_aid: bool) -> None:
    """§4.3 The finished trick lies open until the next lead; after that it is remembered or asked of nobody."""
    table = a_table(hands={"A": "C8", "B": "R12 R11", "C": "C15", "D": "R3"}, memory_aid=memory_aid)
    table.play("C8 R12 C15 R3")
    finished = shown(table, None)

    table.play("R11")

    assert "B won the last trick with robber 12" in finished
    assert "C15·0" in finished
    assert ("Played so far  C8 C15 R3 R11 R12" in shown(table, None)) == memory_aid
    assert "C15·0" not in shown(table, None)


def test_the_set_aside_card_is_there_but_not_its_face() -> None:
    table = a_table(players=3, set_aside="C7")

    assert "Set aside: one card, face down." in shown(table)
    assert "treasure 7" not in shown(table)


def test_the_own_hand_is_sorted_by_suit_with_pips_and_says_what_counts() -> None:
    table = a_table(players=5, hands={"A": "R12 C2 B1 C15 R1 D2 W2"})

    lines = [line.rstrip() for line in shown(table).splitlines()]

    assert lines[-4:] == [
        "You are a werewolf. Robbers you win are your points; a dagger halves them.",
        "Treasure  C2·4  C15·0",
        "Robbers   R1·5  R12·1",
        "Special   W2  D2  B1",
    ]
    assert "C15·0" not in shown(table, "B")


def test_a_choice_says_how_the_card_would_stand() -> None:
    table = a_table(hands={"A": "C8 W1 C2 C3 C4 C5 C6 C7 C9", "B": "R12", "C": "R15 C15 D1", "D": "R13 F1"})
    led = offered(table)
    table.play("C8 R12")
    third = offered(table)
    table.play("D1")
    last = offered(table)

    assert "1 C2 Treasure 2 with 4 chests." in led
    assert any("W1 Counts as trump 16 if it leads" in line for line in led)
    assert any("C15 lead 15: loses to B's robber 12." in line for line in third)
    assert any("R15 trump 15: winning so far." in line for line in third)
    assert any("R13 D wins the trick with robber 13 and takes 4 cards." in line for line in last)


def test_a_deal_is_told_though_nothing_follows_it() -> None:
    """Given a table just dealt, when the story is told, then it is the heading of the game's chapter alone."""
    assert told(dealt("7")).startswith("Game 1: ")


def test_a_finished_trick_is_told_with_the_strength_of_every_card() -> None:
    table = a_table(hands={"A": "C4", "B": "R15", "C": "W1", "D": "F1"})

    table.play("C4 R15 W1 F1")

    lines = [" ".join(line.split()) for line in told(table).splitlines()]
    assert lines == [
        "D plays the fortune-teller.",
        "A C4 B R15 C W1 D F1",
        "lead 4 trump 15 trump 16 lead 0",
        "C wins the trick with a werewolf and takes 4 cards.",
    ]


def test_the_score_sheet() -> None:
    """WR-C31: piles, raw and halved scores, team sums with their multipliers."""
    table = a_scored_game(
        piles={
            "A": "R1 R2 R3 R13 R14 R15 C1 C13 C14 C15 D1 W2",
            "B": "R4 R5 R6 R12 C2 C11 C12 F1",
            "C": "C3 C4 R7 W1",
            "D": "C5 C6 C7 C8 C9 C10 R8 R9 R10 R11 D2 B1",
        },
        held={"A": "W1", "B": "W2", "C": "B1"},
    )

    lines = [" ".join(line.split()) for line in told(table).splitlines()]

    assert "A werewolf R1 R2 R3 R13 R14 R15 ½D1 14 7 0" in lines
    assert "C traitor C3 C4 ½W1 (R7) 8 4 0" in lines
    assert "The robber team: 15 × 3 opponents = 45" in lines
    assert "The werewolf team: (7 + 11 + 4) × 1 opponent = 22" in lines
    assert "The robber team wins: robbers 45, werewolves 22." in lines
    assert lines[-1] == "Game over. Won by D."


def test_a_drawn_single_game_is_won_by_nobody() -> None:
    """WR-C32: equal totals, and no game point for anybody."""
    table = a_scored_game(
        piles={
            "A": "R2 R5 C2 C4 C7 C9 C10 C11 C12 C13 W1 W2",
            "B": "C1 R1 R3 R4 R6 R7 R8 R9",
            "C": "C5 C6 R10 R11 R12 R13 R14 R15 D1 D2 F1 B1",
            "D": "C3 C8 C14 C15",
        },
        held={"A": "W1 W2", "B": "B1"},
    )

    assert "A draw: robbers 24, werewolves 24." in told(table)
    assert "Won by nobody." in told(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_is_cut_nowhere(language: Language) -> None:
    text = Text(language)
    table = a_table(players=5, hands={"A": "F1", "B": "R10", "C": "R11", "D": "R12", "E": "R13"})
    for seat in table.state.seats[:5]:
        seat.game_points = 4
        seat.chips = [2, 1]
    table.play("F1 R10 R11 R12 R13")

    lines = shown(table, text=text).splitlines()

    assert max(map(cell_len, lines)) == 80
    assert [line.rstrip("│ ")[-1] for line in lines[2:7]] == ["4"] * 5
    assert all(text(f"werewolves-and-robbers-table-{column}") in lines[1] for column in ("held", "captured", "points"))


def test_the_guide_leaves_out_what_is_not_in_the_deck() -> None:
    """§1.4 Three players have no fortune-teller."""
    three, four = (guide_of(GAME, a_table(players=players).state) for players in (3, 4))

    assert "F1 fortune-teller" in four
    assert "F1" not in three


def test_a_changed_table_is_described_as_it_is() -> None:
    pips = shipped("wolfden.games.werewolves_and_robbers", "cards.csv").replace(
        "C1,treasure,treasure,1,5,1,1,1,[rulebook],[reconstructed: §1.3]",
        "C1,treasure,treasure,1,9,1,1,1,[rulebook],[house rule]",
    )
    strengths = shipped("wolfden.games.werewolves_and_robbers", "strengths.csv").replace(
        "dagger,always,trump,0,[rulebook]", "dagger,always,lead,3,[house rule]"
    )

    box = drawn(*draw_box(Wording(ENGLISH, GAME, {}), {"cards.csv": pips, "strengths.csv": strengths}))

    assert "C chests   9!  4*" in box
    assert "Counts as lead 3. It halves" in box


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--players", "3", "--first-dealer", "B", "--memory-aid"),
        ("--players", "5", "--single", "--no-chips", "--seat", "E", "--bots", "random"),
    ],
)
def test_a_whole_match_fits_the_screen_and_verifies(
    language: Language, options: tuple[str, ...], tmp_path: Path
) -> None:
    shown, outcome = whole_game(tmp_path, language, *PLAY, *options, answers=60)

    assert shown.count(" × ") == 2 * len(outcome["games"])


@pytest.mark.parametrize(
    ("options", "code", "complaint"),
    [
        (("--players", "6"), 2, "--players"),
        (("--first-dealer", "F"), 2, "--first-dealer"),
        (("--players", "3", "--first-dealer", "D"), 1, "there is no seat D; name A, B, C or random"),
        (("--players", "3", "--seat", "D"), 1, "'D'; the seats are A, B, C"),
    ],
)
def test_bad_options_are_refused(options: tuple[str, ...], code: int, complaint: str) -> None:
    refused = wolfden(*PLAY, *options)

    assert refused.exit_code == code
    assert complaint in refused.stderr


def test_a_bad_answer_gets_the_reason_and_the_choice_again(tmp_path: Path) -> None:
    played = wolfden(*PLAY, "--record", tmp_path / "game.json", answers="C1\npass\n?\nq\n")

    said = " ".join(played.output.split())
    assert "That card isn't in your hand. You can play any card you hold. (§3.2)" in said
    assert "“pass” is not a move here." in said
    assert "Play one card, face up." in said
    assert played.output.count("Your choice (1–9") == 4
