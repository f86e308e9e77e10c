"""What each seat may know (§4.1): with perfect memory, so every card it has seen in this round is there."""

from wolfden.engine.decision import EVENT, UNKNOWN

from .cards import DECK, DOUBLE, MOST_PLAYERS, QUESTIONS, ROLE_CARDS, ROLES, SINGLE, SLOTS
from .events import LOOKED, REARRANGED
from .state import ASKED_OF, GAME_OVER, LOOKED_AT, NOT_SET, State


def sight(state: State, viewer: int, seen: State) -> None:
    """What this seat, or a SPECTATOR, may know. Nothing enters except by name; `seen` starts blank."""
    seen.viewer = viewer
    see_components(state, seen)
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


def see_components(state: State, seen: State) -> None:
    """Options, deck, questions and scoring are known to all."""
    seen.player_count = state.player_count
    seen.in_play = state.in_play
    seen.memory_aid = state.memory_aid
    seen.turn_limit = state.turn_limit
    seen.threshold = state.threshold
    for role in range(len(ROLES)):
        seen.value[role] = state.value[role]
        seen.targets[2 * role + SINGLE] = state.targets[2 * role + SINGLE]
        seen.targets[2 * role + DOUBLE] = state.targets[2 * role + DOUBLE]
    for card in range(len(ROLE_CARDS)):
        seen.picture[card] = state.picture[card]
        seen.face[card] = state.face[card]
    for place in range(DECK):
        seen.deck[place] = state.deck[place]
    for question in range(len(QUESTIONS)):
        seen.question_copies[question] = state.question_copies[question]
        seen.question_kind[question] = state.question_kind[question]
        seen.question_yes[question] = state.question_yes[question]
    seen.points_early = state.points_early
    seen.points_final = state.points_final
    seen.points_misled = state.points_misled
    seen.wrong_markers_to_end = state.wrong_markers_to_end
    seen.rounds = state.rounds


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
        copy.seat[turn] = log.seat[turn]
        copy.action[turn] = log.action[turn]
        copy.target[turn] = log.target[turn]
        copy.told[turn] = log.told[turn]
        if log.action[turn] == LOOKED_AT:
            copy.slot[turn] = log.slot[turn]
            copy.fresh[turn] = log.fresh[turn]
            is_open = over or log.seat[turn] == viewer or log.target[turn] == viewer
            copy.card[turn] = log.card[turn] if is_open else UNKNOWN
        elif log.action[turn] == ASKED_OF:
            copy.question[turn] = log.question[turn]


def see_events(state: State, viewer: int, seen: State) -> None:
    """A card is seen by who looks and by its owner; how cards were rearranged, by their owner."""
    seen.event_count = state.event_count
    for cell in range(EVENT * state.event_count):
        seen.events[cell] = state.events[cell]
    for cell in range(0, EVENT * state.event_count, EVENT):
        code, seat, target = state.events[cell], state.events[cell + 1], state.events[cell + 2]
        if code == LOOKED and viewer != seat and viewer != target:
            seen.events[cell + 4] = UNKNOWN
        if code == REARRANGED and viewer != seat:
            seen.events[cell + 2] = UNKNOWN
