"""Positions of Woof!!: the state variables of §2.2, §2.3 and §3.1, and what the table remembers beside them."""

from wolfden.engine.decision import NO_OBJECTION, ask, only
from wolfden.engine.game import Word, Words
from wolfden.engine.position import Part, Reading

from .cards import (
    BOY,
    DOUBLE,
    FACE_NAMES,
    HAND,
    MOST_ROUNDS,
    NUMBER_NAMES,
    QUESTIONS,
    ROLE_CARDS,
    SINGLE,
    SLOTS,
    WOLF,
)
from .moves import REASONS, objection_to_board
from .notation import ARROWS, STATES, seats, write_state
from .roles import announcement, answer, find_identities, identity
from .rules import lay_wolf_marker, note
from .scoring import COLOUR_NAMES
from .state import (
    ABSTAIN,
    ASKED_OF,
    CHOOSE_ACTION,
    CHOOSE_FINAL,
    DECLARED,
    FINAL,
    GAME_OVER,
    LOOKED_AT,
    MOST_EARLY,
    MOST_TURNS,
    NOT_SET,
    TURN,
    Player,
    State,
)

PHASES = {"turn": TURN, "final": FINAL, "none": GAME_OVER}


def write_memory(state: State) -> Words:
    """Who had the last turn, what each look showed, and whose cards were handled since."""
    log = state.log
    return {
        "current": NUMBER_NAMES[state.current],
        "looks": [
            [log.slot[turn], ROLE_CARDS[log.card[turn]], bool(log.fresh[turn])]
            for turn in range(log.count)
            if log.action[turn] == LOOKED_AT
        ],
        "handled": [NUMBER_NAMES[number] for number in range(state.in_play) if state.players[number].handled],
    }


def read_position(state: State, position: Reading) -> None:
    words, memory = position.state, position.memory
    names = seats(state)
    state.round = words.number("round", 1, 1, min(state.box.rounds, MOST_ROUNDS))
    state.phase = PHASES.get(position.choice.kind or "", TURN)
    if position.choice.kind is None and words.has("state"):
        state.phase = list(STATES)[words.find("state", words.given["state"], list(STATES.values()))]
    state.start = words.word("start", names, 0)
    state.current = words.word("turn", names, memory.word("current", names, state.start))
    state.cycle = words.number("turn_cycle", 1, 1, MOST_TURNS)
    lay_role_cards(state, position)
    for name, player in zip(names, state.players, strict=False):
        lay_player(state, player, words, name)
    for seat in range(state.player_count):
        check_board(state, words, seat)
    lay_log(state, position)
    lay_questions(state, position)
    for seat, name in enumerate(names):
        taken = sum(state.log.seat[turn] == seat for turn in range(state.log.count))
        state.players[seat].turns_taken = words.part("turns_taken").number(name, taken, 0, MOST_TURNS)
    if not position.open(state):
        ask_somebody(state, words)
    position.agree(write_state(state))


def ask_somebody(state: State, words: Part) -> None:
    """The player whose turn it is, or all whose boards are not set (§3.2, §3.5)."""
    if state.phase == TURN:
        ask(state, CHOOSE_ACTION, only(state.current))
    elif state.phase == FINAL:
        waiting = [seat for seat in range(state.player_count) if state.players[seat].board[SINGLE] == NOT_SET]
        if not waiting:
            raise words.wrong("boards", "all boards are set, so the round is over; leave out those that are not ready")
        ask(state, CHOOSE_FINAL, sum(only(seat) for seat in waiting))


def lay_role_cards(state: State, position: Reading) -> None:
    """Two for everybody, the neutral player too; what is left out gets the cards that are left."""
    words = position.state.part("cards")
    names = NUMBER_NAMES[: state.in_play]
    words.known_names(names)
    pairs = [words.words(name, ROLE_CARDS) for name in names]
    left = position.unplaced(state.box.deck[: SLOTS * state.in_play], [c for pair in pairs for c in pair], ROLE_CARDS)
    for name, player, pair in zip(names, state.players, pairs, strict=False):
        if not pair:
            pair, left = left[:SLOTS], left[SLOTS:]
        if len(pair) != SLOTS:
            raise words.wrong(name, f"{len(pair)} role cards; everybody has {SLOTS}")
        player.cards = pair
        player.board = [NOT_SET, NOT_SET]
    handled = position.memory.words("handled", names) if "handled" in position.memory.given else range(state.in_play)
    for number in handled:
        state.players[number].handled = 1
    find_identities(state)


def lay_player(state: State, player: Player, words: Part, name: str) -> None:
    """Board, score and wrong markers."""
    boards = words.part("boards")
    if boards.has(name):
        player.board = [boards.find(name, dial, ARROWS) for dial in boards.row(name, 2)]
    player.score = words.part("scores").number(name, 0)
    for colour in words.part("wrong_markers").words(name, COLOUR_NAMES):
        if COLOUR_NAMES[colour] == "red":
            player.red += 1
        else:
            player.black += 1


def check_board(state: State, words: Part, seat: int) -> None:
    """A board that is set is one the rules allow (§3.5)."""
    single, double = state.players[seat].board
    if (single, double) in ((NOT_SET, NOT_SET), (ABSTAIN, ABSTAIN)):
        return
    code = objection_to_board(state, seat, single, double)
    if code != NO_OBJECTION:
        reason = REASONS[code]
        raise words.wrong(f"boards.{NUMBER_NAMES[seat]}", f"{reason.name.replace('_', ' ')} (§{reason.paragraph})")


def lay_log(state: State, position: Reading) -> None:
    """The turns of the round: looks and early declarations have a seq, the questions come between them in order."""
    words = position.state
    looks = enumerate(words.rows("markers", 4))
    markers = {words.read_number("markers", row[0], 1, MOST_TURNS): (place, row) for place, row in looks}
    early = {words.read_number("early", seq, 1, MOST_TURNS): seat for seat, seq in words.rows("early", 2)}
    answered = words.rows("answered", 4)
    turns = len(markers) + len(early) + len(answered)
    if words.number("seq", turns, 0, MOST_TURNS) != turns or len(early) > MOST_EARLY:
        raise words.wrong("seq", f"{turns} turns are written among markers, early and answered")
    asked = iter(answered)
    for seq in range(1, turns + 1):
        if seq in markers:
            lay_look(state, position, *markers[seq])
        elif seq in early:
            lay_early(state, words, words.find("early", early[seq], seats(state)), seq)
        else:
            lay_question(state, words, next(asked, None))


def lay_look(state: State, position: Reading, place: int, row: list[Word]) -> None:
    """A look at a card that can be announced like this; unless the memory says which, the first that fits."""
    words = position.state
    seat = words.find("markers", row[1], seats(state))
    target = words.find("markers", row[2], NUMBER_NAMES[: state.in_play])
    told = words.find("markers", row[3], FACE_NAMES)
    is_boy = identity(state, seat) == BOY
    looks = position.memory.rows("looks", 3)
    if place < len(looks):
        slot = position.memory.read_number("looks", looks[place][0], 0, SLOTS - 1)
        card, fresh = position.memory.find("looks", looks[place][1], ROLE_CARDS), int(bool(looks[place][2]))
    else:
        fitting = [c for c in state.players[target].cards if announcement(is_boy, state.box.face[c]) == told]
        card, fresh = (fitting or [-1])[0], 1
        slot = state.players[target].cards.index(card) if fitting else 0
    if card not in state.players[target].cards or announcement(is_boy, state.box.face[card]) != told:
        cards = " ".join(ROLE_CARDS[card] for card in state.players[target].cards)
        raise words.wrong("markers", f"{row[1]} cannot announce {row[3]!r} of {row[2]}, who has {cards}")
    note(state, seat, LOOKED_AT, target, told, slot=slot, card=card, fresh=fresh)
    if told == WOLF:
        lay_wolf_marker(state, seat, target)


def lay_early(state: State, words: Part, seat: int, seq: int) -> None:
    if state.players[seat].board[SINGLE] == NOT_SET or state.players[seat].board[DOUBLE] == NOT_SET:
        raise words.wrong(f"boards.{NUMBER_NAMES[seat]}", "who has declared early has set the board")
    note(state, seat, DECLARED, seat)
    state.players[seat].declared = seq
    state.early[state.early_count] = seat
    state.early_count += 1


def lay_question(state: State, words: Part, row: list[Word] | None) -> None:
    if row is None:
        raise words.wrong("markers", "the turns must be numbered from 1 without a gap, questions in the gaps")
    seat, target = (words.find("answered", name, seats(state)) for name in row[:2])
    question = words.find("answered", row[2], QUESTIONS)
    told = answer(state, question, *state.players[target].cards)
    if told != row[3]:
        raise words.wrong("answered", f"{row[1]} must answer {bool(told)} to {row[2]} (§3.4)")
    note(state, seat, ASKED_OF, target, told, question=question)


def lay_questions(state: State, position: Reading) -> None:
    """Hands of questions; what is left out gets two, less those it has asked, and the rest is put away."""
    words, log = position.state, state.log
    hands = words.part("questions")
    hands.known_names(seats(state))
    asked = [turn for turn in range(log.count) if log.action[turn] == ASKED_OF]
    laid = [log.question[turn] for turn in asked] + words.words("put_away", QUESTIONS)
    given = {name: hands.words(name, QUESTIONS) for name in hands.given}
    laid += [question for hand in given.values() for question in hand]
    copies = state.box.question_copies
    everything = [question for question in range(len(QUESTIONS)) for _ in range(copies[question])]
    left = position.unplaced(everything, laid, QUESTIONS)
    for seat, name in enumerate(seats(state)):
        hand = given.get(name)
        held = max(HAND - sum(log.seat[turn] == seat for turn in asked), 0)
        if hand is None:
            hand, left = left[:held], left[held:]
        if len(hand) != held:
            raise hands.wrong(name, f"{len(hand)} questions; {name} has {held} in such a position")
        state.players[seat].questions = [hand.count(question) for question in range(len(QUESTIONS))]
        state.players[seat].held = held
    away = words.words("put_away", QUESTIONS)
    if not words.has("put_away"):
        away, left = left, []
    position.all_placed(left, QUESTIONS)
    state.put_away = [away.count(question) for question in range(len(QUESTIONS))]
