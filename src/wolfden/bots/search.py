"""Information-set Monte Carlo tree search: one tree over many imagined worlds.

Every iteration imagines a world that looks like the sight, walks down the tree by moves that are legal in
that world, adds one node, plays the deal to its end by a light policy, and credits every move on the way with
how the seat that made it stands then. Partners stand alike, so they help each other. A simultaneous choice is
a row of nodes, one for each seat; nobody's node knows another's choice, because worlds are imagined anew.
"""

from math import log, sqrt
from typing import Annotated, Any, Protocol

from wolfden.engine.binding import UNBOUND
from wolfden.engine.decision import first_owing, owes
from wolfden.engine.game import Game
from wolfden.engine.layout import Layout, assign, i8, i16, i32, i64, many
from wolfden.engine.rng import Rng, below

BEST = 1000  # the reward of a move after which everything was won
CURIOSITY = 0.7  # how much rarely tried moves are preferred
MOST_MOVES = 4096
DEEPEST = 64


class Sense(Protocol):
    """What a bot knows about a game beyond its rules; each game has a module of these."""

    KEEN: int  # percent of the moves of a playout that are made for the best prospect

    def deal_number(self, state: Any) -> int:
        """Which deal of a match is being played; thinking ends with the deal."""
        ...

    def standing(self, state: Any, seat: int) -> int:
        """How well a seat stands in the match; a deal changes it by 500 at the most."""
        ...

    def prospect(self, state: Any, seat: int) -> int:
        """How good a position looks for this seat; more is better. The state may be used up."""
        ...


rules: Game = UNBOUND
sense: Sense = UNBOUND


class Node(Layout):
    """A move in the tree; node 0 is the position that is thought about."""

    seat: i8
    move: i16
    first_child: i32  # 0 if there is none
    next_sibling: i32
    visits: i32
    offered: i32  # how often it was legal when its parent was visited
    total: i64  # standings of its seat, added up


class Desk(Layout):
    """What one iteration needs room for."""

    node_count: i32
    moves: Annotated[list[int], many(i16, 256)]
    child_of: Annotated[list[int], many(i32, MOST_MOVES)]  # by move; 0 outside its use
    path: Annotated[list[int], many(i32, DEEPEST)]


def think(sights: Any, worlds: Any, nodes: Any, desk: Desk, rng: Rng, iterations: int) -> int:
    """So many iterations for the sight in `sights[0]`; how many could be made."""
    desk.node_count = max(desk.node_count, 1)  # the root is there from the start
    for done in range(iterations):
        assign(worlds, 0, sights[0])
        if not rules.imagine(worlds[0], rng):
            return done
        iterate(sights[0], worlds, nodes, desk, rng)
    return iterations


def iterate(sight: Any, worlds: Any, nodes: Any, desk: Desk, rng: Rng) -> None:
    """One walk down the tree and one playout in the world `worlds[0]`, which is used up."""
    world = worlds[0]
    deal = sense.deal_number(world)
    node = 0
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
    play_out(worlds, deal, desk, rng)
    for i in range(depth):
        node = desk.path[i]
        nodes[node].visits += 1
        nodes[node].total += reward(sight, world, nodes[node].seat)


def reward(sight: Any, world: Any, seat: int) -> int:
    """What the deal has brought this seat: 0 if it could not be worse, BEST if it could not be better."""
    return min(max(BEST // 2 + sense.standing(world, seat) - sense.standing(sight, seat), 0), BEST)


def grow_or_choose(nodes: Any, desk: Desk, parent: int, seat: int, count: int, rng: Rng) -> int:
    """A legal move that is not in the tree yet, added; or else the most promising child."""
    child = nodes[parent].first_child
    while child:
        if nodes[child].seat == seat:
            desk.child_of[nodes[child].move] = child
        child = nodes[child].next_sibling
    untried = 0
    for i in range(count):
        child = desk.child_of[desk.moves[i]]
        if child:
            nodes[child].offered += 1
        else:
            untried += 1
    if untried:
        chosen = add_child(nodes, desk, parent, seat, untried_move(desk, count, below(rng, untried)))
    else:
        chosen = most_promising(nodes, desk, count)
    child = nodes[parent].first_child
    while child:
        desk.child_of[nodes[child].move] = 0
        child = nodes[child].next_sibling
    return chosen


def untried_move(desk: Desk, count: int, number: int) -> int:
    """The legal move that is not in the tree and has so many such moves before it."""
    for i in range(count):
        if desk.child_of[desk.moves[i]] == 0:
            if number == 0:
                return desk.moves[i]
            number -= 1
    return -1


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
    return child


def most_promising(nodes: Any, desk: Desk, count: int) -> int:
    """The child with the best standing, rarely tried ones preferred."""
    best = 0
    best_promise = -1.0
    for i in range(count):
        child = desk.child_of[desk.moves[i]]
        visits = max(nodes[child].visits, 1)
        promise = nodes[child].total / (BEST * visits) + CURIOSITY * sqrt(log(nodes[child].offered) / visits)
        if promise > best_promise:
            best = child
            best_promise = promise
    return best


def play_out(worlds: Any, deal: int, desk: Desk, rng: Rng) -> None:
    """Play this deal to its end by the light policy, now and then with a random move."""
    world = worlds[0]
    seat = first_owing(world)
    while seat >= 0 and sense.deal_number(world) == deal:
        count = rules.legal_moves(world, seat, desk.moves)
        move = desk.moves[below(rng, count)]
        if count > 1 and below(rng, 100) < sense.KEEN:
            move = greedy(worlds, seat, desk, count, rng)
        rules.play(world, seat, move)
        seat = first_owing(world)


def greedy(worlds: Any, seat: int, desk: Desk, count: int, rng: Rng) -> int:
    """The move after which the position looks best to this seat; of equals, any."""
    best = 0
    best_prospect = 0
    ties = 0
    for i in range(count):
        assign(worlds, 1, worlds[0])
        rules.play(worlds[1], seat, desk.moves[i])
        prospect = sense.prospect(worlds[1], seat)
        if ties == 0 or prospect > best_prospect:
            best, best_prospect, ties = i, prospect, 1
        elif prospect == best_prospect:
            ties += 1
            if below(rng, ties) == 0:
                best = i
    return desk.moves[best]
