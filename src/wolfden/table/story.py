"""What one viewer was told since the deal, each piece of news made from what the viewer knew at that time."""

from bisect import bisect_right

import msgspec

from wolfden.engine.decision import GameState
from wolfden.engine.game import AnyGame, events, write_event

from .memory import may_fade, retold
from .messages import News, encode, encoded, stamp
from .table import Step


class Story:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.told: list[tuple[int, News]] = []  # by entry, encoded; complete
        self.fresh: list[News] = []  # those of them that will be told otherwise
        self.faded: list[tuple[int, int, News]] = []  # since which entry, by entry, as told since

    def add(self, sight: GameState, step: Step) -> None:
        """What has happened is told now, and what has to be remembered from now on goes out of the story."""
        if self.fresh:
            self.fade(sight, step.seq)
        told = [write_event(self.game, event) for event in events(sight)]
        news = News(seq=step.seq, at=stamp(step.at), seat=step.seat, by=step.by, events=told)
        self.told.append((news.seq, encoded(news)))
        if may_fade(self.game, told):
            self.fresh.append(news)

    def fade(self, sight: GameState, seq: int) -> None:
        fresh, self.fresh = self.fresh, []
        for news in fresh:
            left = retold(self.game, sight, news.events)
            if left != news.events:
                news = msgspec.structs.replace(news, events=left)
                self.faded.append((seq, news.seq, encoded(news)))
            if may_fade(self.game, left):
                self.fresh.append(news)

    def split(self, seen: int) -> tuple[list[tuple[int, News]], list[tuple[int, News]]]:
        """What was told up to the entry `seen`, and what since."""
        first = bisect_right(self.told, seen, key=lambda item: item[0])
        return self.told[:first], self.told[first:]

    def once_more(self, news: News, sight: GameState) -> News:
        """News of some time ago, as they may be told now."""
        plain = msgspec.json.decode(encode(news), type=News)
        plain.events = retold(self.game, sight, plain.events)
        return plain

    def forgotten(self, seen: int) -> list[News]:
        """What was told up to the entry `seen` and is told otherwise since."""
        return [news for since, seq, news in self.faded if since > seen >= seq]
