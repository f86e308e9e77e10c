"""Information-set Monte Carlo tree search: one tree over many imagined worlds.

Every iteration takes an imagined world that looks like the sight, walks down the tree by moves that are legal in
that world, adds one node, plays on by a light policy, to the end of the deal or for a few moves, and credits every
move on the way with the outlook of the seat that made it. Partners have the same outlook, so they help each other. A
simultaneous choice is a row of nodes, one for each seat; nobody's node knows another's choice, because worlds are
imagined anew.

Of a few imagined worlds one is taken, each as likely as what the others have done is plausible in it.
"""

from math import log, sqrt
from typing import Annotated, Any, Protocol

from wolfden.engine.binding import UNBOUND
from wolfden.engine.decision import first_owing, owes
from wolfden.engine.game import Game
from wolfden.engine.layout import Layout, assign, i8, i16, i32, i64, many
from wolfden.engine.rng import Rng, below, fraction

BEST = 1000  # the reward of a move after which everything was won
MOST_MOVES = 4096
DEEPEST = 64
MOST_SEATS = 16
NOT_ASKED = -1
ROOT = 0
ROUNDING = 1.000001  # what sums that should be equal may differ by, and far more
LOG = (0.0, *(log(n) for n in range(1, 4096)))  # only at the root of a long search moves are offered more often


class Sense(Protocol):
    """What a bot knows about a game beyond its rules; each game has a module of these."""

    MANNER: tuple[int, ...]  # how the search goes about this game, in the order of `Manner`

    def deal_number(self, state: Any) -> int:
        """Which deal of a match is being played; thinking ends with the deal."""
        ...

    def standing(self, state: Any, seat: int) -> int:
        """How well a seat stands in the match; a deal changes it by 500 at the most."""
        ...

    def outlook(self, state: Any, seat: int) -> int:
        """The standing to be expected when this deal is over, or the standing then. The state may be used up."""
        ...

    def weight(self, world: Any, viewer: int) -> float:
        """How plausible it is, above 0, that the others have done what they did in this world."""
        ...

    def prospect(self, state: Any, seat: int) -> int:
        """How good a position looks for this seat; more is better. The state may be used up."""
        ...


class Habits(Protocol):
    """What players of a game do without thinking."""

    def glance(self, world: Any, seat: int, moves: list[int], merits: list[int], rng: Rng) -> int:
        """The legal move that looks best at a glance, of equals any; the lists are room to work in."""
        ...


rules: Game = UNBOUND
sense: Sense = UNBOUND
habits: Habits = UNBOUND


class Manner(Layout):
    """How a search goes about a game; every game has its own, tried out with `python -m bench.trial`."""

    keen: i16  # percent of the moves of a playout that look best at a glance, the others are random
    horizon: i16  # moves from the position that is thought about to the one whose outlook is taken
    candidates: i16  # worlds of which one is taken by its weight
    uses: i16  # iterations in the same world
    curiosity: i16  # how much rarely tried moves are preferred, in hundredths


class Node(Layout):
    """A move in the tree; node 0 is the position that is thought about."""

    seat: i8
    move: i16
    first_child: i32  # 0 if there is none
    next_sibling: i32
    visits: i32
    offered: i32  # how often it was legal when its parent was visited
    total: i64  # rewards of its seat, added up


class Desk(Layout):
    """What one iteration needs room for."""

    manner: Manner
    done: i32  # iterations
    node_count: i32
    moves: Annotated[list[int], many(i16, 256)]
    merits: Annotated[list[int], many(i32, 256)]  # of these moves
    key: Annotated[list[int], many(i32, 2 * MOST_MOVES)]  # by move: whose child it is, at the root and elsewhere
    child: Annotated[list[int], many(i32, 2 * MOST_MOVES)]
    path: Annotated[list[int], many(i32, DEEPEST)]
    rewards: Annotated[list[int], many(i32, MOST_SEATS)]


def think(sights: Any, worlds: Any, nodes: Any, desk: Desk, rng: Rng, iterations: int) -> int:
    """So many iterations for the sight in `sights[0]`; how many could be made."""
    desk.node_count = max(desk.node_count, 1)  # the root is there from the start
    for done in range(iterations):
        if desk.done % desk.manner.uses == 0 and not imagine_likely(sights, worlds, desk.manner.candidates, rng):
            return done
        desk.done += 1
        assign(worlds, 0, worlds[1])
        iterate(sights[0], worlds[0], nodes, desk, rng)
    return iterations


def imagine_likely(sights: Any, worlds: Any, candidates: int, rng: Rng) -> bool:
    """Imagine so many worlds and put one of them into `worlds[1]`, each as likely as its share of all weights."""
    if candidates == 1:
        assign(worlds, 1, sights[0])
        return rules.imagine(worlds[1], rng)
    total = 0.0
    for number in range(candidates):
        assign(worlds, 0, sights[0])
        if not rules.imagine(worlds[0], rng):
            return False
        weight = sense.weight(worlds[0], sights[0].viewer)
        total += weight
        if number == 0 or total * fraction(rng) < weight:
            assign(worlds, 1, worlds[0])
    return True


def iterate(sight: Any, world: Any, nodes: Any, desk: Desk, rng: Rng) -> None:
    """One walk down the tree and one playout in this world, which is used up."""
    deal = sense.deal_number(world)
    node = ROOT
    depth = 0
    seat = sight.viewer if owes(world, sight.viewer) else first_owing(world)
    growing = True
    while growing and seat >= 0 and depth < DEEPEST and sense.deal_number(world) == deal:
        count = rules.legal_moves(world, seat, desk.moves)
        child = grow_or_choose(nodes, desk, node, seat, count, rng)
        growing = child > 0 and nodes[child].visits > 0
        if child == 0:
            break
        rules.play(world, seat, nodes[child].move)
        desk.path[depth] = child
        depth += 1
        node = child
        seat = first_owing(world)
    play_out(world, deal, desk, depth, rng)
    give_rewards(sight, world, nodes, desk, depth)


def give_rewards(sight: Any, world: Any, nodes: Any, desk: Desk, depth: int) -> None:
    """Credit every move on the path; each seat is asked for its outlook once."""
    for seat in range(MOST_SEATS):
        desk.rewards[seat] = NOT_ASKED
    for i in range(depth):
        node = desk.path[i]
        seat = nodes[node].seat
        if desk.rewards[seat] == NOT_ASKED:
            desk.rewards[seat] = reward(sight, world, seat)
        nodes[node].visits += 1
        nodes[node].total += desk.rewards[seat]


def reward(sight: Any, world: Any, seat: int) -> int:
    """What the deal brings this seat: 0 if it could not be worse, BEST if it could not be better."""
    return min(max(BEST // 2 + sense.outlook(world, seat) - sense.standing(sight, seat), 0), BEST)


def grow_or_choose(nodes: Any, desk: Desk, parent: int, seat: int, count: int, rng: Rng) -> int:
    """A legal move that is not in the tree yet, added; or else the most promising child."""
    if parent != ROOT:
        find_children(nodes, desk, parent, seat)
    first, key = first_cell(parent), key_of(parent, seat)
    curiosity = desk.manner.curiosity / 100.0
    best, best_promise = 0, -1.0
    untried = 0
    for i in range(count):
        move = desk.moves[i]
        if desk.key[first + move] != key:
            desk.moves[untried] = move
            untried += 1
            continue
        child = desk.child[first + move]
        nodes[child].offered += 1
        if untried == 0 and may_promise(nodes[child], curiosity, best_promise):
            promise = promise_of(nodes[child], curiosity)
            if promise > best_promise:
                best, best_promise = child, promise
    if untried:
        return add_child(nodes, desk, parent, seat, desk.moves[below(rng, untried)])
    return best


def find_children(nodes: Any, desk: Desk, parent: int, seat: int) -> None:
    """Note the moves of this seat that are in the tree below this node."""
    child = nodes[parent].first_child
    while child:
        if nodes[child].seat == seat:
            note_child(desk, parent, seat, nodes[child].move, child)
        child = nodes[child].next_sibling


def note_child(desk: Desk, parent: int, seat: int, move: int, child: int) -> None:
    desk.key[first_cell(parent) + move] = key_of(parent, seat)
    desk.child[first_cell(parent) + move] = child


def first_cell(parent: int) -> int:
    """The children of the root have cells that no other node's take."""
    return 0 if parent == ROOT else MOST_MOVES


def key_of(parent: int, seat: int) -> int:
    return 1 + parent * MOST_SEATS + seat


def add_child(nodes: Any, desk: Desk, parent: int, seat: int, move: int) -> int:
    """A new node below this one, or 0 if there is no room left."""
    if desk.node_count == len(nodes):
        return 0
    child = desk.node_count
    desk.node_count += 1
    nodes[child].seat = seat
    nodes[child].move = move
    nodes[child].first_child = 0
    nodes[child].visits = 0
    nodes[child].offered = 1
    nodes[child].total = 0
    nodes[child].next_sibling = nodes[parent].first_child
    nodes[parent].first_child = child
    note_child(desk, parent, seat, move, child)
    return child


def promise_of(node: Node, curiosity: float) -> float:
    """What a move has brought on average, and more the less it was tried when it could have been."""
    return node.total / (BEST * node.visits) + curiosity * sqrt(log_of(node.offered) / node.visits)


def may_promise(node: Node, curiosity: float, more: float) -> bool:
    """Is it worth the trouble to see whether the promise is more than this? The same sum without root or quotient."""
    missing = more * BEST * node.visits - node.total
    missing_at_most = curiosity * BEST
    return missing <= 0 or missing * missing <= ROUNDING * missing_at_most**2 * log_of(node.offered) * node.visits


def log_of(offered: int) -> float:
    return LOG[offered] if offered < len(LOG) else log(offered)


def play_out(world: Any, deal: int, desk: Desk, depth: int, rng: Rng) -> None:
    """Play this deal on by the light policy, as far as the horizon; the tree has come so deep already."""
    seat = first_owing(world)
    left = desk.manner.horizon - depth
    while seat >= 0 and left > 0 and sense.deal_number(world) == deal:
        left -= 1
        rules.play(world, seat, light_move(world, seat, desk, rng))
        seat = first_owing(world)


def light_move(world: Any, seat: int, desk: Desk, rng: Rng) -> int:
    """The move that looks best at a glance; now and then a random one."""
    if below(rng, 100) < desk.manner.keen:
        return habits.glance(world, seat, desk.moves, desk.merits, rng)
    count = rules.legal_moves(world, seat, desk.moves)
    return desk.moves[below(rng, count) if count > 1 else 0]
