"""A person and some bots at one table."""

from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as Line

from wolfden.bots import SECONDS
from wolfden.bots.precompile import progress
from wolfden.bots.worker import seed_for
from wolfden.bots.worker_pool import WorkerPool
from wolfden.engine.decision import MoveIndex, SeatIndex
from wolfden.engine.doors import door
from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame, events, is_over, moves_of, play, see, to_act
from wolfden.engine.record import Record, save_record
from wolfden.locale import Text
from wolfden.locale.say import say_decision

from .choices import NotAChoice, draw_choices, numbered, understand
from .hint import LEVEL, draw_reasons, percent
from .rules import find_paragraph
from .screen import read_answer
from .story import tell_story


class Left(Exception):
    """The person has left the table."""


@dataclass
class Sitting:
    """A game from the seat of one person. What is shown comes from that seat's sight and nowhere else."""

    game: AnyGame
    record: Record
    path: Path
    state: Any
    seat: SeatIndex
    bots: Mapping[int, str]  # the level in each other seat
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

    def bot_choice(self, seat: SeatIndex) -> int:
        """The bot's move, from its sight and its own seed; the same again if the game is resumed here."""
        level, sight = self.bots[seat], see(self.game, self.state, seat)
        own_seed = seed_for(seat, len(self.record.moves), self.record.seed)
        thought = self.workers.submit(self.game, sight, seat, level, own_seed, about=self.so_far())
        thinking = self.text("play-thinking", seat=self.names[self.game.seats(sight)[seat]])
        with self.console.status(thinking) if self.console.is_terminal and level in SECONDS else nullcontext():
            return thought.result()

    def so_far(self) -> str:
        """The position, for somebody who has the record."""
        return f"{self.path} after {len(self.record.moves)} moves"

    def show(self) -> None:
        """What has happened since the person was last told, and the table as it is now."""
        tables = door(self.game, "terminal")
        self.console.print()
        for paragraph in tell_story(self.text, self.game, self.news, self.names):
            self.console.print(paragraph)
        self.news.clear()
        self.console.print(tables.draw_table(self.text, see(self.game, self.state, self.seat), self.names))
        if self.is_cold:
            share = progress(self.game)
            self.is_cold = share < 1
            self.console.print(self.text("play-progress", percent=percent(share)), style="dim")

    def ask(self) -> int:
        """Show the table and the choices, and ask until the answer is one of them."""
        self.show()
        sight = see(self.game, self.state, self.seat)
        self.console.print(Line(say_decision(self.text, self.game, sight), "bold"))
        self.console.print(draw_choices(self.text, self.game, sight, self.seat, self.names))
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
                    return understand(self.text, self.game, sight, self.seat, answer)
                except NotAChoice as reason:
                    self.console.print(str(reason))

    def hint(self, sight: Any) -> None:
        """What a strong bot would think in the person's place, from the same sight."""
        own_seed = f"hint {len(self.record.moves) + 1}"
        thought = self.workers.explain(self.game, sight, self.seat, LEVEL, own_seed, about=self.so_far())
        try:
            reasons = thought.result()
        except WolfdenError as error:
            self.console.print(str(error))
        else:
            self.console.print(draw_reasons(self.text, self.game, sight, self.seat, reasons, self.names))

    def help(self, sight: Any) -> None:
        """The keys, the cards in play, and the section of the rules behind the question."""
        tables = door(self.game, "terminal")
        paragraph = self.game.decisions[sight.decision.kind].paragraph
        example = self.game.write_move(sight, self.seat, moves_of(self.game, sight, self.seat)[0])
        self.console.print(self.text("play-keys", example=example), "")
        self.console.print(tables.draw_guide(self.text, sight), "")
        self.console.print(Markdown(find_paragraph(self.game, paragraph, self.text.language)))
