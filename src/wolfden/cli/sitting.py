"""A person and some bots at one table."""

from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as Line

from wolfden.bots import SECONDS
from wolfden.bots.precompile import progress
from wolfden.bots.worker import seed_for
from wolfden.bots.worker_pool import WorkerPool
from wolfden.engine.decision import GameState, MoveIndex, SeatIndex
from wolfden.engine.doors import door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, events, is_over, play, see, to_act
from wolfden.engine.record import Record, save_record
from wolfden.locale import Text

from .choices import NotAChoice, draw_choices, numbered, understand
from .hint import LEVEL, draw_reasons, percent
from .rules import find_paragraph
from .screen import read_answer
from .shown import Shown
from .story import tell_story


class Left(Exception):
    """The person has left the table."""


@dataclass
class Sitting:
    """A game from the seat of one person. What is shown comes from that seat's sight and nowhere else."""

    game: AnyGame
    record: Record
    path: Path
    state: GameState
    seat: SeatIndex
    bots: Mapping[SeatIndex, str]  # the level in each other seat
    workers: WorkerPool
    text: Text
    console: Console
    names: Mapping[str, str]
    is_cold: bool = False  # do bots search with the plain rules, until the compiled ones are ready?
    news: list[tuple[int, ...]] = field(default_factory=list)  # what the person has not been told yet

    def play(self) -> None:
        """Go on until the game is over; Left or EOFError if the person goes before that."""
        self.hear()
        while not is_over(self.state):
            seat = to_act(self.state)[0]
            self.make(seat, self.ask() if seat == self.seat else self.bot_choice(seat))
        self.show()

    def make(self, seat: SeatIndex, move: MoveIndex) -> None:
        """Carry out a move, and keep it before anybody sees what it did."""
        words = f"{self.game.seats(self.state)[seat]} {self.game.write_move(self.state, seat, move)}"
        play(self.game, self.state, seat, move)
        self.record.moves.append(words)
        if is_over(self.state):
            self.record.outcome = msgspec.to_builtins(self.game.outcome(self.state))
        save_record(self.record, self.path)
        self.hear()

    def hear(self) -> None:
        self.news += events(see(self.game, self.state, self.seat))

    def bot_choice(self, seat: SeatIndex) -> MoveIndex:
        """The bot's move, from its sight and its own seed; the same again if the game is resumed here."""
        level, sight = self.bots[seat], see(self.game, self.state, seat)
        own_seed = seed_for(seat, len(self.record.moves), self.record.seed)
        thought = self.workers.submit(self.game, sight, seat, level, own_seed, about=self.so_far())
        thinking = self.text("play-thinking", seat=self.names[self.game.seats(sight)[seat]])
        with self.console.status(thinking) if self.console.is_terminal and level in SECONDS else nullcontext():
            return MoveIndex(thought.result())

    def so_far(self) -> str:
        """The position, for somebody who has the record."""
        return f"{self.path} after {len(self.record.moves)} moves"

    def shown(self) -> Shown[msgspec.Struct]:
        """What the person sees now."""
        view = door(self.game, "view").view(see(self.game, self.state, self.seat))
        return Shown(self.text, self.game, self.names, view, self.record.tables)

    def show(self) -> None:
        """What has happened since the person was last told, and the table as it is now."""
        shown = self.shown()
        self.console.print()
        for paragraph in tell_story(shown, self.news):
            self.console.print(paragraph)
        self.news.clear()
        self.console.print(door(self.game, "terminal").draw_table(shown))
        if self.is_cold:
            share = progress(self.game)
            self.is_cold = share < 1
            self.console.print(self.text("play-progress", percent=percent(share)), style="dim")

    def ask(self) -> MoveIndex:
        """Show the table and the choices, and ask until the answer is one of them."""
        self.show()
        sight, shown = see(self.game, self.state, self.seat), self.shown()
        self.console.print(Line(shown.decision(sight), "bold"))
        self.console.print(draw_choices(shown, sight, self.seat))
        question = self.text("play-choice", count=len(numbered(self.game, sight, self.seat)))
        while True:
            answer = read_answer(self.console, question)
            if answer.lower() == "q":
                raise Left
            if answer == "?":
                self.help(sight)
            elif answer.lower() in ("h", "hint"):
                self.hint(sight)
            elif answer:
                try:
                    return understand(shown, sight, self.seat, answer)
                except NotAChoice as reason:
                    self.console.print(str(reason))

    def hint(self, sight: GameState) -> None:
        """What a strong bot would think in the person's place, from the same sight."""
        own_seed = f"hint {len(self.record.moves) + 1}"
        thought = self.workers.explain(self.game, sight, self.seat, LEVEL, own_seed, about=self.so_far())
        try:
            reasons = thought.result()
        except WolfdenError as error:
            self.console.print(str(error))
        else:
            self.console.print(draw_reasons(self.shown(), reasons))

    def help(self, sight: GameState) -> None:
        """The keys, the cards in play, and the section of the rules behind the question."""
        tables = door(self.game, "terminal")
        paragraph = self.game.decisions[sight.decision.kind].paragraph
        example = numbered(self.game, sight, self.seat)[0]
        self.console.print(self.text("play-keys", example=example), "")
        self.console.print(tables.draw_guide(self.shown()), "")
        self.console.print(Markdown(find_paragraph(self.game, paragraph, self.text.language)))
