"""How much anybody may ask of the server."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from time import monotonic

MOST_BYTES = 4096  # of a message on a socket
MOST_BODY = 65_536  # of an HTTP request
MOST_BAD = 20  # messages on one socket that are none
MOST_SOCKETS = 200  # from one address


class Bucket:
    """So many at once, and so many a second for long."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self.left, self.at = burst, clock()

    def take(self, count: float = 1) -> bool:
        """May one more be done now?"""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True

    def is_full(self) -> bool:
        return self.left + (self.clock() - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address or guest; full ones are forgotten."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self.buckets: dict[Hashable, Bucket] = {}
        self.forget_at = 1000

    def take(self, who: Hashable, count: float = 1) -> bool:
        if len(self.buckets) >= self.forget_at:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}
            self.forget_at = 1000 + 2 * len(self.buckets)
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.burst, self.rate, self.clock)
        return self.buckets[who].take(count)


class Limits:
    """All limits of one server process; an address that is trusted is a house with many people in it."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self.trusted = frozenset(trusted)
        self.messages = (60.0, 20.0)  # on one socket: at once, and a second
        self.requests = Buckets(60, 10)  # from one address
        self.sign_ins = Buckets(10, 0.1)
        self.tables = Buckets(30, 100 / 86_400)  # of one guest
        self.sockets: Counter[str] = Counter()  # from one address

    def allow_request(self, address: str) -> bool:
        return address in self.trusted or self.requests.take(address)

    def allow_socket(self, address: str) -> bool:
        return address in self.trusted or self.sockets[address] < MOST_SOCKETS
