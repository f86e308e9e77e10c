"""The table as each viewer may see it: made from that viewer's sight, and from what everybody knows."""

from bisect import bisect_right
from operator import attrgetter

import msgspec

from wolfden.engine.decision import SPECTATOR, GameState, SeatIndex
from wolfden.engine.game import moves_of, see, to_act
from wolfden.engine.record import replay

from .memory import must_remember
from .messages import Place, Question, Stamp, TableMessage, encoded, stamp
from .story import Story
from .table import Chair, Table
from .views import View, view


class Common(msgspec.Struct):
    """What everybody sees alike."""

    seats: list[Place]
    decision: Question | None


class Shown(msgspec.Struct):
    """What one viewer sees of the game, however many sockets it has."""

    view: View  # encoded once for all who see the same
    moves: list[str]


class Presentation:
    """What was made for the viewers of one table so far. It follows the table, entry by entry."""

    def __init__(self) -> None:
        self.stories: dict[int, Story] = {}  # by viewer
        self.sights: dict[int, GameState] = {}  # by viewer, while a message is made
        self.shown: dict[int, Shown] = {}  # by viewer, of the last move
        self.common: Common | None = None  # of the last entry
        self.entry = self.steps = 0  # of which these are

    def follow(self, table: Table) -> None:
        """Before the next move is made, whoever listens hears what the last one did."""
        self.turn_to(table)
        for viewer, story in self.stories.items():
            self.bring_up(table, viewer, story)
        self.sights.clear()

    def bring_up(self, table: Table, viewer: int, story: Story) -> None:
        """The story goes up to the last move."""
        if len(story.told) < len(table.steps):
            story.add(self.sight_for(table, viewer), table.steps[-1])

    def story(self, table: Table, viewer: int) -> Story:
        """All this viewer was told since the deal; whoever has not listened before gets it from the record."""
        if viewer not in self.stories:
            story = self.stories[viewer] = Story(table.game)
            for step, (state, _) in zip(table.steps[:-1], replay(table.record(), lambda _: table.game), strict=False):
                story.add(see(table.game, state, viewer), step)
        self.bring_up(table, viewer, self.stories[viewer])
        return self.stories[viewer]

    def sight_for(self, table: Table, viewer: int) -> GameState:
        if viewer not in self.sights:
            self.sights[viewer] = table.sight(viewer)
        return self.sights[viewer]

    def present(
        self,
        table: Table,
        guest: str,
        seat: str | None,
        seen: int,
        now: float,
        watching: int,
        again: int | None = None,
    ) -> TableMessage:
        """The message for this guest, looking from this seat (which must be theirs), with the news after `seen`.

        News up to the entry `again`, or all but the newest, are told once more, without what players have to remember.
        """
        self.turn_to(table)
        made, common = table.created, self.common_part(table)
        message = TableMessage(
            code=table.code,
            seq=table.seq,
            now=stamp(now),
            status=table.status,
            game=made.game,
            options=made.options,
            host=made.host_name,
            public=made.public,
            spectators=made.spectators,
            chat=made.chat,
            practice=made.practice,
            pace=made.pace,
            seconds=made.seconds,
            grace=made.grace,
            watching=watching,
            seats=common.seats,
            you=[chair.seat for chair in table.held_by(guest)],
            hosting=bool(guest) and guest == made.host,
            viewing=seat,
            said=table.said[bisect_right(table.said, seen, key=attrgetter("seq")) :],
            rematch=table.rematch,
            decision=common.decision,
        )
        if table.started is not None:
            self.present_game(table, seat, seen, all_but_newest(table) if again is None else again, message)
            self.sights.clear()  # most of a table's memory, and hardly anybody asks again before the next move
        return message

    def turn_to(self, table: Table) -> None:
        """Drop what was made of an earlier entry, or of an earlier move."""
        if self.entry != table.seq:
            self.entry, self.common = table.seq, None
        if self.steps != len(table.steps):
            self.steps = len(table.steps)
            self.shown.clear()
            self.sights.clear()

    def present_game(self, table: Table, seat: str | None, seen: int, again: int, message: TableMessage) -> None:
        """What the viewer sees of the game itself."""
        chair = table.chair(seat) if seat else None
        viewer = chair.number if chair else SPECTATOR
        self.present_story(table, viewer, seen, again, message)
        shown = self.game_shown(table, viewer)
        message.view = shown.view
        message.moves = shown.moves
        assert table.started is not None
        message.commitment = table.started.commitment
        if table.status == "over":
            message.outcome = table.outcome()
            message.seed, message.nonce = table.started.seed, table.started.nonce
            return
        if chair and chair.chosen == table.state.decision.number:
            message.choice = chair.choice

    def present_story(self, table: Table, viewer: int, seen: int, again: int, message: TableMessage) -> None:
        """The news; where players have to remember, those of some time ago as they may be told now."""
        story = self.story(table, viewer)
        told, new = story.split(seen)
        message.news = [news for _, news in new]
        if new and must_remember(table.game, table.state):
            message.news = [
                story.once_more(news, self.sight_for(table, viewer)) if seq <= again else news for seq, news in new
            ]
            message.retold = [news for _, news in told] if table.status == "over" else story.forgotten(seen)

    def game_shown(self, table: Table, viewer: int) -> Shown:
        if viewer not in self.shown:
            sight = self.sight_for(table, viewer)
            self.shown[viewer] = Shown(encoded(view(table.game, sight)), listed_moves(table, viewer, sight))
        return self.shown[viewer]

    def common_part(self, table: Table) -> Common:
        if self.common is None:
            places = [place(table, chair) for chair in table.chairs]
            self.common = Common(places, question(table) if table.status == "playing" else None)
        return self.common


def listed_moves(table: Table, viewer: int, sight: GameState) -> list[str]:
    """The legal moves of this viewer in the notation."""
    if viewer == SPECTATOR:
        return []
    seat = SeatIndex(viewer)
    return sorted(table.game.write_move(sight, seat, move) for move in moves_of(table.game, sight, seat))


def all_but_newest(table: Table) -> int:
    """The entry of the last move but one."""
    return table.steps[-2].seq if len(table.steps) > 1 else 0


def question(table: Table) -> Question:
    """The open decision: who owes an answer is public, the answers are not."""
    decision, names = table.state.decision, [chair.seat for chair in table.chairs]
    return Question(
        number=decision.number,
        kind=table.game.decisions[decision.kind].name,
        owing=[names[seat] for seat in to_act(table.state)],
        answered=[chair.seat for chair in table.chairs if has_answered(table, chair)],
        deadline=deadline(table),
    )


def has_answered(table: Table, chair: Chair) -> bool:
    return table.status == "playing" and bool(table.state.decision.answered >> chair.number & 1)


def deadline(table: Table) -> Stamp | None:
    seconds = table.created.seconds
    return None if seconds is None else stamp(table.decided_at + seconds)


def place(table: Table, chair: Chair) -> Place:
    owes = table.owes(chair)
    return Place(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        played_by_bot=chair.why,
        present=chair.player in table.here or chair.kind == "bot",
        owes=owes,
        answered=has_answered(table, chair),
        deadline=deadline(table) if owes and not chair.level else None,
        bot_moves=chair.bot_moves,
    )
