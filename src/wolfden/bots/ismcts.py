"""Information-set Monte Carlo tree search: one tree over many imagined worlds.

SO-ISMCTS of Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE Transactions on
Computational Intelligence and AI in Games 4(2), 2012). Every iteration takes a determinization, an imagined world that
looks like the sight; walks down the tree by moves that are legal in it, each chosen by UCB1 (Auer, Cesa-Bianchi and
Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem", Machine Learning 47, 2002):

    total / visits + exploration * sqrt(ln(available) / visits)

where `available` counts how often the move was legal when its parent was visited; adds one node; plays on by the
rollout policy, to the end of the deal or to the horizon; and credits every move on the way with the leaf value of the
seat that made it. Partners have the same values, so they help each other. A simultaneous choice is a row of nodes, one
for each seat; nobody's node knows another's choice, because worlds are imagined anew.

Worlds are drawn by importance: of a few imagined ones one is taken, each with a probability in proportion to how
likely the others were to do in it what they did.
"""

from math import log, sqrt
from typing import Annotated, Protocol

from wolfden.engine.binding import UNBOUND, Rules
from wolfden.engine.decision import GameState, first_owing
from wolfden.engine.layout import Layout, assign, i8, i16, i32, i64, many
from wolfden.engine.rng import Rng, below, fraction

BEST = 1000  # the reward of a move after which everything was won
DEEPEST = 64
MOST_SEATS = 16
ROOT = 0
FEWEST_SLOTS = 1024
FAR, APART = 0x9E3779B1, 0x85EBCA6B  # odd numbers that spread the nodes over the slots
ROUNDING = 1.000001  # what sums that should be equal may differ by, and far more
LOG = (0.0, *(log(n) for n in range(1, 4096)))  # only the first moves of a long search are available more often


class GameKnowledge(Protocol):
    """What a bot knows about a game beyond its rules: `bot/evaluation.py` of each game."""

    def deal_number(self, state: GameState) -> int:
        """Which deal of a match is being played; the search ends with the deal."""
        ...

    def baseline_values(self, state: GameState, values: list[int]) -> None:
        """Write how well each seat stands in the match; a deal changes it by 500 at the most."""
        ...

    def leaf_values(self, state: GameState, viewer: int, values: list[int]) -> None:
        """Write the values that the viewer expects after this deal, or has then. The state may be used up."""
        ...

    def win_chance(self, state: GameState, viewer: int, reward: int, leaf_values: list[int]) -> int:
        """How likely the viewer is to win this deal: BEST for a victory that is shared with no opponent."""
        ...

    def likelihood(self, world: GameState, viewer: int) -> float:
        """How likely, above 0 and up to a factor, the others were to do what they did in this world."""
        ...

    def evaluate(self, state: GameState, seat: int) -> int:
        """The heuristic value of a position for this seat; more is better. The state may be used up."""
        ...


class RolloutPolicy(Protocol):
    """What players of a game do without thinking: `bot/rollout.py` of each game."""

    def rollout_move(self, world: GameState, seat: int, moves: list[int], priors: list[int], rng: Rng) -> int:
        """The legal move with the highest prior, of equals any; the lists are room to work in."""
        ...


rules: Rules = UNBOUND
knowledge: GameKnowledge = UNBOUND
policy: RolloutPolicy = UNBOUND


class Params(Layout):
    """The game's `SearchParams`, as integers."""

    greedy_percent: i16
    horizon: i16
    worlds_weighed: i16
    world_reuse: i16
    exploration: i16  # in hundredths


class Node(Layout):
    """A move in the tree; node 0 is the position that is thought about, and its children follow it."""

    seat: i8
    move: i16
    parent: i32
    visits: i32
    available: i32  # how often it was legal when its parent was visited
    total: i64  # rewards of its seat, added up


class SearchScratch(Layout):
    """What one iteration needs room for."""

    params: Params
    done: i32  # iterations
    node_count: i32
    slot_count: i32  # how many of the slots for nodes are in use
    first_count: i16  # moves of the viewer,
    untried: i16  # how many of them are not in the tree yet,
    first_moves: Annotated[list[int], many(i16, 256)]  # and which
    moves: Annotated[list[int], many(i16, 256)]
    priors: Annotated[list[int], many(i32, 256)]  # of these moves
    path: Annotated[list[int], many(i32, DEEPEST)]
    baseline_values: Annotated[list[int], many(i32, MOST_SEATS)]  # before this deal
    leaf_values: Annotated[list[int], many(i32, MOST_SEATS)]
    wins: Annotated[list[int], many(i64, 257)]  # by node: chances of a victory after this first move, added up


def search(
    sights: list[GameState],
    worlds: list[GameState],
    nodes: list[Node],
    slots: list[int],
    scratch: SearchScratch,
    rng: Rng,
    iterations: int,
) -> int:
    """So many iterations for the sight in `sights[0]`; how many could be made."""
    if scratch.node_count == 0:
        begin(sights[0], scratch)
    for done in range(iterations):
        is_due = scratch.done % scratch.params.world_reuse == 0
        if is_due and not sample_world(sights, worlds, scratch.params.worlds_weighed, rng):
            return done
        scratch.done += 1
        assign(worlds, 0, worlds[1])
        iterate(sights[0].viewer, worlds[0], nodes, slots, scratch, rng)
    return iterations


def begin(sight: GameState, scratch: SearchScratch) -> None:
    """A tree with nothing but its root."""
    scratch.node_count = 1
    scratch.first_count = scratch.untried = rules.legal_moves(sight, sight.viewer, scratch.first_moves)
    knowledge.baseline_values(sight, scratch.baseline_values)


def sample_world(sights: list[GameState], worlds: list[GameState], worlds_weighed: int, rng: Rng) -> bool:
    """Imagine so many worlds and put one of them into `worlds[1]`, each as likely as its share of all likelihoods.

    Weighted reservoir sampling: world n takes the place with probability w[n] / (w[1] + ... + w[n]).
    """
    if worlds_weighed == 1:
        assign(worlds, 1, sights[0])
        return rules.imagine(worlds[1], rng)
    total = 0.0
    for number in range(worlds_weighed):
        assign(worlds, 0, sights[0])
        if not rules.imagine(worlds[0], rng):
            return False
        weight = knowledge.likelihood(worlds[0], sights[0].viewer)
        total += weight
        if number == 0 or total * fraction(rng) < weight:
            assign(worlds, 1, worlds[0])
    return True


def iterate(
    viewer: int, world: GameState, nodes: list[Node], slots: list[int], scratch: SearchScratch, rng: Rng
) -> None:
    """Selection, expansion, rollout and backpropagation in this world, which is used up."""
    deal = knowledge.deal_number(world)
    depth = 0
    seat = viewer
    node = select_first(nodes, slots, scratch, seat, rng)
    while node:
        is_new = nodes[node].visits == 0
        rules.play(world, seat, nodes[node].move)
        scratch.path[depth] = node
        depth += 1
        seat = first_owing(world)
        if is_new or seat < 0 or depth == DEEPEST or knowledge.deal_number(world) != deal:
            break
        count = rules.legal_moves(world, seat, scratch.moves)
        node = expand_or_select(nodes, slots, scratch, node, seat, count, rng)
    rollout(world, deal, scratch, depth, rng)
    backpropagate(world, viewer, nodes, scratch, depth)


def backpropagate(world: GameState, viewer: int, nodes: list[Node], scratch: SearchScratch, depth: int) -> None:
    """Credit every move on the path with what the deal brings its seat, the first one also with the victory."""
    knowledge.leaf_values(world, viewer, scratch.leaf_values)
    won = knowledge.win_chance(world, viewer, reward(scratch, viewer), scratch.leaf_values)
    scratch.wins[scratch.path[0]] += won
    for i in range(depth):
        node = scratch.path[i]
        nodes[node].visits += 1
        nodes[node].total += reward(scratch, nodes[node].seat)


def reward(scratch: SearchScratch, seat: int) -> int:
    """0 if it could not be worse, BEST if it could not be better."""
    return min(max(BEST // 2 + scratch.leaf_values[seat] - scratch.baseline_values[seat], 0), BEST)


# Selection


def select_first(nodes: list[Node], slots: list[int], scratch: SearchScratch, seat: int, rng: Rng) -> int:
    """The viewer's first moves are legal in every world: each of them once, then the one with the highest UCB."""
    if scratch.untried:
        chosen = below(rng, scratch.untried)
        move = scratch.first_moves[chosen]
        scratch.untried -= 1
        scratch.first_moves[chosen] = scratch.first_moves[scratch.untried]
        return add_child(nodes, slots, scratch, ROOT, seat, move)
    exploration, log_available = scratch.params.exploration / 100.0, log_of(scratch.done)
    best, highest = 0, -1.0
    for child in range(1, scratch.first_count + 1):
        ucb = ucb_if_above(highest, nodes[child], log_available, exploration)
        if ucb > highest:
            best, highest = child, ucb
    return best


def expand_or_select(
    nodes: list[Node], slots: list[int], scratch: SearchScratch, parent: int, seat: int, count: int, rng: Rng
) -> int:
    """A legal move that is not in the tree yet, added; or else the child with the highest UCB."""
    if nodes[parent].visits == 1:  # it has just been added, and nothing is below it
        return add_child(nodes, slots, scratch, parent, seat, scratch.moves[below(rng, count)])
    exploration = scratch.params.exploration / 100.0
    best, highest = 0, -1.0
    untried = 0
    for i in range(count):
        move = scratch.moves[i]
        child = slots[slot_of(nodes, slots, scratch.slot_count, parent, seat, move)]
        if child == 0:
            scratch.moves[untried] = move
            untried += 1
            continue
        nodes[child].available += 1
        if untried == 0:
            ucb = ucb_if_above(highest, nodes[child], log_of(nodes[child].available), exploration)
            if ucb > highest:
                best, highest = child, ucb
    if untried:
        return add_child(nodes, slots, scratch, parent, seat, scratch.moves[below(rng, untried)])
    return best


def ucb_if_above(least: float, node: Node, log_available: float, exploration: float) -> float:
    """The UCB1 of a node with rewards from 0 to 1: total / visits + exploration * sqrt(log_available / visits).

    If that is surely no more than the least that is asked for, this least: to see so needs neither root nor quotient.
    """
    missing = least * BEST * node.visits - node.total
    missing_at_most = exploration * BEST
    if missing > 0 and missing * missing > ROUNDING * missing_at_most**2 * log_available * node.visits:
        return least
    return node.total / (BEST * node.visits) + exploration * sqrt(log_available / node.visits)


def log_of(available: int) -> float:
    return LOG[available] if available < len(LOG) else log(available)


# The nodes, found by parent, seat and move in a hash table with linear probing


def add_child(nodes: list[Node], slots: list[int], scratch: SearchScratch, parent: int, seat: int, move: int) -> int:
    """A new node below this one, or 0 if there is no room left."""
    if scratch.node_count == len(nodes):
        return 0
    if 2 * scratch.node_count >= scratch.slot_count:
        double_slots(nodes, slots, scratch)
    child = scratch.node_count
    scratch.node_count += 1
    nodes[child].seat = seat
    nodes[child].move = move
    nodes[child].parent = parent
    nodes[child].visits = 0
    nodes[child].available = 1
    nodes[child].total = 0
    slots[slot_of(nodes, slots, scratch.slot_count, parent, seat, move)] = child
    return child


def double_slots(nodes: list[Node], slots: list[int], scratch: SearchScratch) -> None:
    """Twice as many slots, and every node in its new one."""
    scratch.slot_count = max(2 * scratch.slot_count, FEWEST_SLOTS)
    for slot in range(scratch.slot_count):
        slots[slot] = 0
    for child in range(1, scratch.node_count):
        node = nodes[child]
        slots[slot_of(nodes, slots, scratch.slot_count, node.parent, node.seat, node.move)] = child


def slot_of(nodes: list[Node], slots: list[int], slot_count: int, parent: int, seat: int, move: int) -> int:
    """The slot of the node for this move, or the empty one where it would be noted."""
    slot = ((parent * FAR + (MOST_SEATS * move + seat) * APART) >> 16) & (slot_count - 1)
    while slots[slot] and not is_for(nodes[slots[slot]], parent, seat, move):
        slot = (slot + 1) & (slot_count - 1)
    return slot


def is_for(node: Node, parent: int, seat: int, move: int) -> bool:
    return node.parent == parent and node.move == move and node.seat == seat


# Rollouts


def rollout(world: GameState, deal: int, scratch: SearchScratch, depth: int, rng: Rng) -> None:
    """Play this deal on as far as the horizon; the tree has come so deep already."""
    seat = first_owing(world)
    left = scratch.params.horizon - depth
    while seat >= 0 and left > 0 and knowledge.deal_number(world) == deal:
        left -= 1
        rules.play(world, seat, epsilon_greedy_move(world, seat, scratch, rng))
        seat = first_owing(world)


def epsilon_greedy_move(world: GameState, seat: int, scratch: SearchScratch, rng: Rng) -> int:
    """The move of the rollout policy; now and then a random one."""
    if below(rng, 100) < scratch.params.greedy_percent:
        return policy.rollout_move(world, seat, scratch.moves, scratch.priors, rng)
    count = rules.legal_moves(world, seat, scratch.moves)
    return scratch.moves[below(rng, count) if count > 1 else 0]
