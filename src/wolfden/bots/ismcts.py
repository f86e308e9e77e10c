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

from wolfden.engine.binding import UNBOUND, Rules
from wolfden.engine.decision import first_owing
from wolfden.engine.layout import Layout, assign, i8, i16, i32, i64, many
from wolfden.engine.rng import Rng, below, fraction

BEST = 1000  # the reward of a move after which everything was won
DEEPEST = 64
MOST_SEATS = 16
ROOT = 0
FEWEST_PLACES = 1024
FAR, APART = 0x9E3779B1, 0x85EBCA6B  # odd numbers that spread the nodes over the places
ROUNDING = 1.000001  # what sums that should be equal may differ by, and far more
LOG = (0.0, *(log(n) for n in range(1, 4096)))  # only the first moves of a long search are offered more often


class Sense(Protocol):
    """What a bot knows about a game beyond its rules; each game has a module of these."""

    MANNER: tuple[int, ...]  # how the search goes about this game, in the order of `Manner`

    def deal_number(self, state: Any) -> int:
        """Which deal of a match is being played; thinking ends with the deal."""
        ...

    def standings(self, state: Any, values: list[int]) -> None:
        """Write how well each seat stands in the match; a deal changes it by 500 at the most."""
        ...

    def outlooks(self, state: Any, viewer: int, values: list[int]) -> None:
        """Write the standings that the viewer expects after this deal, or has then. The state may be used up."""
        ...

    def chance(self, state: Any, viewer: int, reward: int, outlooks: list[int]) -> int:
        """How likely the viewer is to win this deal: BEST for a victory that is shared with no opponent."""
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


rules: Rules = UNBOUND
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
    """A move in the tree; node 0 is the position that is thought about, and its children follow it."""

    seat: i8
    move: i16
    parent: i32
    visits: i32
    offered: i32  # how often it was legal when its parent was visited
    total: i64  # rewards of its seat, added up


class Desk(Layout):
    """What one iteration needs room for."""

    manner: Manner
    done: i32  # iterations
    node_count: i32
    room: i32  # how many of the places for nodes are in use
    first_count: i16  # moves of the viewer,
    untried: i16  # how many of them are not in the tree yet,
    first_moves: Annotated[list[int], many(i16, 256)]  # and which
    moves: Annotated[list[int], many(i16, 256)]
    merits: Annotated[list[int], many(i32, 256)]  # of these moves
    path: Annotated[list[int], many(i32, DEEPEST)]
    standings: Annotated[list[int], many(i32, MOST_SEATS)]  # before this deal
    outlooks: Annotated[list[int], many(i32, MOST_SEATS)]
    chances: Annotated[list[int], many(i64, 257)]  # by node: of a victory after this first move, added up


def think(sights: Any, worlds: Any, nodes: Any, places: Any, desk: Desk, rng: Rng, iterations: int) -> int:
    """So many iterations for the sight in `sights[0]`; how many could be made."""
    if desk.node_count == 0:
        begin(sights[0], desk)
    for done in range(iterations):
        if desk.done % desk.manner.uses == 0 and not imagine_likely(sights, worlds, desk.manner.candidates, rng):
            return done
        desk.done += 1
        assign(worlds, 0, worlds[1])
        iterate(sights[0].viewer, worlds[0], nodes, places, desk, rng)
    return iterations


def begin(sight: Any, desk: Desk) -> None:
    """A tree with nothing but its root."""
    desk.node_count = 1
    desk.first_count = desk.untried = rules.legal_moves(sight, sight.viewer, desk.first_moves)
    sense.standings(sight, desk.standings)


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


def iterate(viewer: int, world: Any, nodes: Any, places: Any, desk: Desk, rng: Rng) -> None:
    """One walk down the tree and one playout in this world, which is used up."""
    deal = sense.deal_number(world)
    depth = 0
    seat = viewer
    node = first_choice(nodes, places, desk, seat, rng)
    while node:
        is_new = nodes[node].visits == 0
        rules.play(world, seat, nodes[node].move)
        desk.path[depth] = node
        depth += 1
        seat = first_owing(world)
        if is_new or seat < 0 or depth == DEEPEST or sense.deal_number(world) != deal:
            break
        count = rules.legal_moves(world, seat, desk.moves)
        node = grow_or_choose(nodes, places, desk, node, seat, count, rng)
    play_out(world, deal, desk, depth, rng)
    give_rewards(world, viewer, nodes, desk, depth)


def give_rewards(world: Any, viewer: int, nodes: Any, desk: Desk, depth: int) -> None:
    """Credit every move on the path with what the deal brings its seat, the first one also with the victory."""
    sense.outlooks(world, viewer, desk.outlooks)
    desk.chances[desk.path[0]] += sense.chance(world, viewer, reward(desk, viewer), desk.outlooks)
    for i in range(depth):
        node = desk.path[i]
        nodes[node].visits += 1
        nodes[node].total += reward(desk, nodes[node].seat)


def reward(desk: Desk, seat: int) -> int:
    """0 if it could not be worse, BEST if it could not be better."""
    return min(max(BEST // 2 + desk.outlooks[seat] - desk.standings[seat], 0), BEST)


def first_choice(nodes: Any, places: Any, desk: Desk, seat: int, rng: Rng) -> int:
    """The viewer's first moves are legal in every world: each of them once, then the most promising."""
    if desk.untried:
        chosen = below(rng, desk.untried)
        move = desk.first_moves[chosen]
        desk.untried -= 1
        desk.first_moves[chosen] = desk.first_moves[desk.untried]
        return add_child(nodes, places, desk, ROOT, seat, move)
    curiosity, offered = desk.manner.curiosity / 100.0, log_of(desk.done)
    best, best_promise = 0, -1.0
    for child in range(1, desk.first_count + 1):
        promise = promise_above(best_promise, nodes[child], offered, curiosity)
        if promise > best_promise:
            best, best_promise = child, promise
    return best


def grow_or_choose(nodes: Any, places: Any, desk: Desk, parent: int, seat: int, count: int, rng: Rng) -> int:
    """A legal move that is not in the tree yet, added; or else the most promising child."""
    if nodes[parent].visits == 1:  # it has just been added, and nothing is below it
        return add_child(nodes, places, desk, parent, seat, desk.moves[below(rng, count)])
    curiosity = desk.manner.curiosity / 100.0
    best, best_promise = 0, -1.0
    untried = 0
    for i in range(count):
        move = desk.moves[i]
        child = places[place_of(nodes, places, desk.room, parent, seat, move)]
        if child == 0:
            desk.moves[untried] = move
            untried += 1
            continue
        nodes[child].offered += 1
        if untried == 0:
            promise = promise_above(best_promise, nodes[child], log_of(nodes[child].offered), curiosity)
            if promise > best_promise:
                best, best_promise = child, promise
    if untried:
        return add_child(nodes, places, desk, parent, seat, desk.moves[below(rng, untried)])
    return best


def add_child(nodes: Any, places: Any, desk: Desk, parent: int, seat: int, move: int) -> int:
    """A new node below this one, or 0 if there is no room left."""
    if desk.node_count == len(nodes):
        return 0
    if 2 * desk.node_count >= desk.room:
        make_room(nodes, places, desk)
    child = desk.node_count
    desk.node_count += 1
    nodes[child].seat = seat
    nodes[child].move = move
    nodes[child].parent = parent
    nodes[child].visits = 0
    nodes[child].offered = 1
    nodes[child].total = 0
    places[place_of(nodes, places, desk.room, parent, seat, move)] = child
    return child


def make_room(nodes: Any, places: Any, desk: Desk) -> None:
    """Twice as many places, and every node in its new one."""
    desk.room = max(2 * desk.room, FEWEST_PLACES)
    for place in range(desk.room):
        places[place] = 0
    for child in range(1, desk.node_count):
        node = nodes[child]
        places[place_of(nodes, places, desk.room, node.parent, node.seat, node.move)] = child


def place_of(nodes: Any, places: Any, room: int, parent: int, seat: int, move: int) -> int:
    """Where the node for this move is noted, or would be: at a place that its numbers tell, or else after it."""
    place = ((parent * FAR + (MOST_SEATS * move + seat) * APART) >> 16) & (room - 1)
    while places[place] and not is_for(nodes[places[place]], parent, seat, move):
        place = (place + 1) & (room - 1)
    return place


def is_for(node: Node, parent: int, seat: int, move: int) -> bool:
    return node.parent == parent and node.move == move and node.seat == seat


def promise_above(least: float, node: Node, offered: float, curiosity: float) -> float:
    """What a move has brought on average, and more the less it was tried when it could have been.

    If that is surely no more than the least that is asked for, this least: to see so needs neither root nor quotient.
    """
    missing = least * BEST * node.visits - node.total
    missing_at_most = curiosity * BEST
    if missing > 0 and missing * missing > ROUNDING * missing_at_most**2 * offered * node.visits:
        return least
    return node.total / (BEST * node.visits) + curiosity * sqrt(offered / node.visits)


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
