"""Match equity in Woof!!: the chance to win the match after each result this round may have for the viewer (§5.6).

The others, and the viewer in the rounds to come, are taken to do as well as bots do among themselves. A little of each
result is worth something by itself, so that a bot which can no longer win, or lose, plays on sensibly.
"""

from ..scoring import wrong_markers
from ..state import FINAL, State

RIGHT_EARLY, WRONG_EARLY, RIGHT_LAST, WRONG_LAST, ABSTAINED = 0, 1, 2, 3, 4
RESULTS = 5
CERTAIN = 1_000_000  # chances are kept in millionths
CONSOLATION = (20_000, 0, 14_000, 6_000, 10_000)  # by result: a part of the whole that is not for the victory
SURE_EARLY, SURE_LAST = 0.8, 0.65  # how often a declaration is right
WRONG_AT_LAST = 0.3  # how often one in the final phase is wrong; else its player abstains
WRONG = 0.25  # how often anybody gets a marker in a round

STEPS = 4  # ranks for each point: with no, one, two or more wrong markers
RANKS = 16 * STEPS


def match_equity(sight: State, millionths: list[int]) -> None:
    """Write the chance to win after each result: p(over) * p(win now) + (1 - p(over)) * p(win in the later rounds)."""
    ends = chance_of_end(sight)
    last = ranks_beaten(sight, 0)
    later = ranks_beaten(sight, sight.box.rounds - sight.round)
    for result in range(RESULTS):
        over = 1.0 if is_wrong(result) and is_one_short(sight, sight.viewer) else ends
        chance = over * chance_to_win(sight, result, 0, last)
        chance += (1.0 - over) * chance_to_win(sight, result, sight.box.rounds - sight.round, later)
        millionths[result] = int((CERTAIN - CONSOLATION[RIGHT_EARLY]) * chance) + CONSOLATION[result]


def is_wrong(result: int) -> bool:
    return result in (WRONG_EARLY, WRONG_LAST)


def chance_of_end(sight: State) -> float:
    """How likely one of the others is to end the match in this round by a wrong marker."""
    goes_on = 1.0
    for seat in range(sight.player_count):
        if seat != sight.viewer and is_one_short(sight, seat):
            goes_on *= 1.0 - WRONG
    return 1.0 - goes_on


def is_one_short(sight: State, seat: int) -> bool:
    """Does one more wrong marker of this player end the match?"""
    return wrong_markers(sight, seat) + 1 >= sight.box.wrong_markers_to_end


def chance_to_win(sight: State, result: int, rounds: int, beaten: list[float]) -> float:
    """The viewer's chance after this result and so many rounds more."""
    points = 0
    if result == RIGHT_EARLY:
        points = sight.box.points_early
    elif result == RIGHT_LAST:
        points = sight.box.points_final
    ranks = [0.0] * RANKS
    ranks[rank_of(sight, sight.viewer, points, 1 if is_wrong(result) else 0)] = 1.0
    for number in range(rounds):
        barred = number == 0 and result == WRONG_EARLY  # §3.2: by the red marker
        ranks = after_round(sight, ranks, 0.0 if barred else sight.box.threshold / sight.player_count)
    chance = 0.0
    for rank in range(RANKS):
        chance += ranks[rank] * beaten[rank]
    return chance


def ranks_beaten(sight: State, rounds: int) -> list[float]:
    """By rank: the chance to be ahead of all others after this round and so many more; a tie counts half."""
    beaten = [1.0] * RANKS
    for seat in range(sight.player_count):
        if seat != sight.viewer:
            ranks = [0.0] * RANKS
            ranks[rank_of(sight, seat, 0, 0)] = 1.0
            ranks = after_round(sight, ranks, chance_of_early(sight, seat))
            for _ in range(rounds):
                ranks = after_round(sight, ranks, sight.box.threshold / sight.player_count)
            lower = 0.0
            for rank in range(RANKS):
                beaten[rank] *= lower + ranks[rank] / 2
                lower += ranks[rank]
    return beaten


def rank_of(sight: State, seat: int, points: int, markers: int) -> int:
    """More points are better, among equals fewer wrong markers."""
    markers = min(wrong_markers(sight, seat) + markers, STEPS - 1)
    return min(STEPS * (sight.players[seat].score + points + 1) - 1 - markers, RANKS - 1)


def after_round(sight: State, ranks: list[float], early: float) -> list[float]:
    """What becomes of these ranks in a round in which their player declares early with this chance."""
    twice, once = early * SURE_EARLY, (1.0 - early) * SURE_LAST
    wrong = early - twice + (1.0 - early) * WRONG_AT_LAST
    after = [0.0] * RANKS
    for rank in range(RANKS):
        after[rank] += ranks[rank] * (1.0 - twice - once - wrong)
        after[min(rank + STEPS * sight.box.points_early, RANKS - 1)] += ranks[rank] * twice
        after[min(rank + STEPS * sight.box.points_final, RANKS - 1)] += ranks[rank] * once
        after[rank - 1 if rank % STEPS else rank] += ranks[rank] * wrong
    return after


def chance_of_early(sight: State, seat: int) -> float:
    """How likely this player is to be among those who declare early in this round."""
    if sight.players[seat].declared:
        return 1.0
    if sight.phase == FINAL or sight.players[seat].red:
        return 0.0
    rivals = 0
    for other in range(sight.player_count):
        if sight.players[other].declared == 0 and sight.players[other].red == 0:
            rivals += 1
    return min((sight.box.threshold - sight.early_count) / rivals, 1.0)
