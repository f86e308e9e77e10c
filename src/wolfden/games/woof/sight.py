"""What each seat may know (§4.1): with perfect memory, so every card it has seen in this round is there."""

from wolfden.engine.decision import EVENT, UNKNOWN

from .cards import MOST_PLAYERS, QUESTIONS, SLOTS
from .events import LOOKED, REARRANGED
from .state import GAME_OVER, LOOKED_AT, NOT_SET, State


def sight(state: State, viewer: int, seen: State) -> None:
    """What this seat, or a SPECTATOR, may know. Nothing enters except by name; `seen` starts blank."""
    seen.viewer = viewer
    seen.player_count = state.player_count
    seen.in_play = state.in_play
    seen.memory_aid = state.memory_aid
    seen.turn_limit = state.turn_limit
    seen.round = state.round
    seen.phase = state.phase
    seen.start = state.start
    seen.current = state.current
    seen.cycle = state.cycle
    seen.early_count = state.early_count
    for i in range(state.early_count):
        seen.early[i] = state.early[i]
    over = state.phase == GAME_OVER
    for number in range(state.in_play):
        see_player(state, number, seen, over or number == viewer)
    for question in range(len(QUESTIONS)):
        seen.put_away[question] = state.put_away[question] if over else UNKNOWN
    see_log(state, viewer, seen, over)
    seen.decision.number = state.decision.number
    seen.decision.kind = state.decision.kind
    seen.decision.owing = state.decision.owing
    seen.decision.answered = state.decision.answered
    see_events(state, viewer, seen)


def see_player(state: State, number: int, seen: State, is_open: bool) -> None:
    """Role cards, questions and board are their owner's; that a board is set is public."""
    player, copy = state.players[number], seen.players[number]
    for slot in range(SLOTS):
        copy.cards[slot] = player.cards[slot] if is_open else UNKNOWN
    copy.role = player.role if is_open else UNKNOWN
    copy.handled = player.handled
    copy.auto_rearrange = player.auto_rearrange
    for question in range(len(QUESTIONS)):
        copy.questions[question] = player.questions[question] if is_open else UNKNOWN
    copy.held = player.held
    copy.turns_taken = player.turns_taken
    copy.declared = player.declared
    for target in range(MOST_PLAYERS):
        copy.wolf_marker[target] = player.wolf_marker[target]
    for arrow in range(2):
        board_is_open = is_open or player.board[arrow] == NOT_SET
        copy.board[arrow] = player.board[arrow] if board_is_open else UNKNOWN
    copy.score = player.score
    copy.red = player.red
    copy.black = player.black


def see_log(state: State, viewer: int, seen: State, over: bool) -> None:
    """All turns are public; which card was seen is known to who looked and to its owner."""
    log, copy = state.log, seen.log
    copy.count = log.count
    for turn in range(log.count):
        seat, action, target = log.seat[turn], log.action[turn], log.target[turn]
        is_open = over or action != LOOKED_AT or seat == viewer or target == viewer
        copy.seat[turn] = seat
        copy.action[turn] = action
        copy.target[turn] = target
        copy.slot[turn] = log.slot[turn]
        copy.fresh[turn] = log.fresh[turn]
        copy.card[turn] = log.card[turn] if is_open else UNKNOWN
        copy.question[turn] = log.question[turn]
        copy.told[turn] = log.told[turn]


def see_events(state: State, viewer: int, seen: State) -> None:
    """A card is seen by who looks and by its owner; how cards were rearranged, by their owner."""
    seen.event_count = state.event_count
    for cell in range(0, EVENT * state.event_count, EVENT):
        code, seat, target = state.events[cell], state.events[cell + 1], state.events[cell + 2]
        hides_order = code == REARRANGED and viewer != seat
        hides_card = code == LOOKED and viewer != seat and viewer != target
        seen.events[cell] = code
        seen.events[cell + 1] = seat
        seen.events[cell + 2] = UNKNOWN if hides_order else target
        seen.events[cell + 3] = state.events[cell + 3]
        seen.events[cell + 4] = UNKNOWN if hides_card else state.events[cell + 4]
