"""The games of the lab are the games of the house, however they are played."""

import numpy as np
import pytest

from tests.bots.sights import games_with_a_tree
from wolfden.engine.component_csv import shipped
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, events, is_over, moves_of, to_act
from wolfden.engine.rng import Rng, below
from wolfden.games import GAMES, find_game
from wolfden.lab import counting
from wolfden.lab.comparing import differences
from wolfden.lab.plans import Part, Plan, blank_part, fields_of, load, play_part

from .plans import a_plan, played

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled."""
    monkeypatch.setattr(Plan, "is_compiled", lambda plan: False)


@pytest.mark.parametrize("bots", [("random",), ("hunter", "pup", "random")], ids="-".join)
def test_compiled_and_plain_bots_play_the_same_games(bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    plan = a_plan(games=12, bots=bots, options={"animals": "S3-5"})
    assert_alike_compiled_and_plain(plan, monkeypatch)


@games_with_a_tree
def test_compiled_and_plain_hunters_play_the_same_games(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_alike_compiled_and_plain(Plan(game.key, 2, "7", ("hunter", "pup", "random")), monkeypatch)


def assert_alike_compiled_and_plain(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    assert plan.is_compiled()
    fast = play_part(plan, 0, plan.games)

    monkeypatch.setattr(Plan, "is_compiled", lambda plan: False)

    assert play_part(plan, 0, plan.games) == fast


def test_a_game_is_the_same_in_any_part() -> None:
    plan = a_plan(games=50)

    whole = Part.from_bytes(play_part(plan, 0, 50))
    alone = Part.from_bytes(play_part(plan, 41, 1))

    assert whole.games[41].tolist() == alone.games[0].tolist()


def test_another_seed_gives_other_games() -> None:
    assert (played(a_plan(seed="7")).games != played(a_plan(seed="8")).games).any()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.usefixtures("plain")
def test_what_is_counted_is_what_happened(game: AnyGame) -> None:
    """Given a game by its number, when it is played move by move, then outcome, length and events are those counted."""
    plan = Plan(game.key, 3, "7")
    part = Part.from_bytes(play_part(plan, 2, 1))
    base, scratch, states = Rng.from_text("lab 7"), counting.LabScratch(), [plan.table()]

    load(game.key, False).start([plan.table()], states, base, 2, scratch)
    state, happened, decisions = states[0], [0] * len(game.event_types), 0
    while True:
        for code, *_ in events(state):
            happened[code] += 1
        if is_over(state):
            break
        seat = to_act(state)[0]
        moves = moves_of(game, state, seat)
        game.play(state, seat, moves[below(scratch.rng, len(moves))])
        decisions += 1

    row = part.games[0]
    assert row[counting.POINTS :].tolist() == list(game.outcome(state)["points"].values())
    assert row[counting.WINNERS] == game.winners(state)
    assert (row[counting.LENGTH], row[counting.DECISIONS]) == (state.decision.number, decisions)
    counted = part.effects[:, counting.TIMES].reshape(len(game.event_types), counting.WIDTH).sum(axis=1)
    assert counted.tolist() == happened


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.usefixtures("plain")
def test_effects_have_names_and_fit_their_table(game: AnyGame) -> None:
    results = played(Plan(game.key, 5, "7"))

    assert {effect.event for effect in results.effects} <= {event_type.name for event_type in game.event_types}
    assert all(effect.wins <= effect.seats <= effect.times for effect in results.effects)
    assert np.sum([effect.times for effect in results.effects]) == results.sums[:, counting.TIMES].sum()


def test_the_events_of_every_eighth_random_game_may_do() -> None:
    all_of_them, some = played(a_plan()), played(a_plan(every=8))

    told_by_events = range(counting.TEAMS, counting.POINTS)
    assert (np.delete(some.games, told_by_events, 1) == np.delete(all_of_them.games, told_by_events, 1)).all()
    assert some.watched == 38
    assert sum(team.times for team in some.effects_of("game_won").values()) == 38


def test_both_teams_together_win_every_game() -> None:
    shares = played(a_plan()).team_shares()

    assert set(shares) == {"blue", "yellow"}
    assert sum(share.value for share in shares.values()) == 1


def test_there_is_room_for_as_many_teams_as_seats() -> None:
    """Given a game that the last of nine teams has won, when it is written down, then no other column changes."""
    plan = a_plan(games=1)
    game, state = find_game(plan.game), plan.table()
    part, scratch = blank_part(game, 0, 1, len(game.seats(state))), counting.LabScratch()
    seen = np.zeros(len(part.effects) * counting.PLACES, np.int16)
    fields = fields_of(game)
    [won] = np.flatnonzero(fields[:, 2])
    place = (counting.WIDTH * int(won) + counting.PLACES - 1) * counting.PLACES + counting.PLACES - 1
    scratch.touches[0], scratch.touched, seen[place] = place, 1, 1

    load(plan.game, False).finish(state, 0, (part.games, part.effects, part.tally, fields, seen), scratch)

    assert part.games[0, counting.TEAMS : counting.POINTS].tolist() == [0] * (counting.PLACES - 1) + [1]
    assert part.games[0, counting.POINTS :].tolist() == list(game.outcome(state)["points"].values())


def test_more_seats_than_there_is_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "PLACES", 4)
    with pytest.raises(WolfdenError, match="room for 3 seats; wolf-and-hound has 4"):
        a_plan().check()


def test_tables_of_a_plan_are_in_the_state_and_not_in_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the code for the printed box, when a box is changed, then the same code plays it as the plain rules do."""
    printed = shipped("wolfden.games.wolf_and_hound", "move_rules.csv")
    plan = a_plan(games=12, tables={"move_rules.csv": printed.replace("\nn,1,2,3,4", "\nn,2,2,3,4")})
    before = play_part(a_plan(games=12), 0, 12)
    overloads = len(load(plan.game, True).play_random.overloads)

    changed = play_part(plan, 0, 12)

    assert changed != before
    assert len(load(plan.game, True).play_random.overloads) == overloads
    monkeypatch.setattr(Plan, "is_compiled", lambda plan: False)
    assert play_part(plan, 0, 12) == changed


@pytest.mark.usefixtures("plain")
def test_teams_of_a_deal_are_compared_too() -> None:
    plan = Plan("werewolves-and-robbers", 12, "7", options={"mode": "single"})
    rows = {row.name: row for row in differences(played(plan), played(plan))}
    assert rows["team robbers wins"].difference.value == 0
    assert rows["team robbers wins"].games is None


def test_a_team_of_the_same_two_seats_has_the_row_of_a_seat() -> None:
    """Given teams that never change, then theirs are compared with common luck too, as those of their seats."""
    before, after = (played(a_plan(options={"animals": animals})) for animals in ("S1-1", "S2-1"))

    rows = {row.name: row for row in differences(before, after)}

    for team, seat in (("blue", "P1"), ("yellow", "P2")):
        assert rows[f"team {team} wins"].difference == rows[f"{seat} wins"].difference
        assert rows[f"team {team} wins"].games == rows[f"{seat} wins"].games


@pytest.mark.usefixtures("plain")
def test_a_team_has_its_share_of_the_games_of_a_match() -> None:
    """Given matches of four games with other teams in each, then the shares of the teams and the draws are a whole."""
    results = played(Plan("werewolves-and-robbers", 6, "7", options={"mode": "match"}))

    won, drawn = results.won_by_teams(), results.games[:, counting.TEAMS]

    assert set(won) == {"robbers", "werewolves"}
    assert np.allclose(won["robbers"] + won["werewolves"] + drawn / 4, 1)
    assert won["robbers"].mean() == pytest.approx(results.team_shares()["robbers"].value)
