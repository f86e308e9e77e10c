"""What stands and what falls at the end, the points, and who wins (§5)."""

from wolfden.engine.decision import only, tell
from wolfden.engine.game import Words

from .cards import (
    CARD_NAMES,
    COLOURS,
    HOUSE_NAMES,
    NUMBER,
    OWNERS,
    SEAT_NAMES,
    TOKEN_NAMES,
    WHITE,
    WOLF_NAMES,
    WOLVES,
)
from .events import (
    CARD_LEFT,
    GAME_WON,
    HOUSE_DEMOLISHED,
    HOUSE_SCORED,
    ROOF_SCORED,
    SMALLEST_TIED,
    TALLEST_HOUSE,
    TALLEST_SCORED,
    TALLEST_TIED,
    TOKEN_SCORED,
    TOKEN_TURNED,
    TOTAL,
    WOLF_SCORED,
    WOLF_TURNED,
)
from .houses import has_house
from .moves import lowest, owner_of, slot_of
from .state import AT_HOME, GAME_OVER, House, State

MOST_POINTS, MOST_WOLF_POINTS, SHARED = 0, 1, 2
WHY_NAMES = ("most_points", "most_wolf_points", "shared")
WHITE_ONLY, SMALLEST = 0, 1
DEMOLITION_NAMES = ("white_only", "smallest")


def score(state: State) -> None:
    """Carried out once, in this order (§5)."""
    state.phase = GAME_OVER
    show_hands(state)
    demolish_white_houses(state)
    for colour in range(COLOURS):
        compare_houses(state, colour)
    turn_tokens(state)
    for seat in range(state.players):
        state.seats[seat].wolf_vp = wolf_points(state, seat)
        state.seats[seat].vp = points(state, seat)
        tell_points(state, seat)
    won, why = winners(state), why_won(state)
    for seat in range(state.players):
        if won & only(seat):
            tell(state, GAME_WON, seat, why)


def show_hands(state: State) -> None:
    """Cards left in hands are open now; they count nothing (§3.8, §4)."""
    for seat in range(state.players):
        for i in range(state.seats[seat].held):
            tell(state, CARD_LEFT, seat, state.seats[seat].hand[i])


def demolish_white_houses(state: State) -> None:
    """Houses that never got a colour fall (§5 step 1)."""
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            house = state.seats[owner].houses[slot]
            if house.name >= WHITE:
                demolish(state, owner, house, WHITE_ONLY)


def demolish(state: State, owner: int, house: House, because: int) -> None:
    house.demolished = 1
    tell(state, HOUSE_DEMOLISHED, owner, house.name, because, house.height)


def compare_houses(state: State, colour: int) -> None:
    """The only tallest house of a colour gets the token, the only smallest of several falls (§5 step 2)."""
    tallest = owners_of_extreme(state, colour, 1)
    smallest = owners_of_extreme(state, colour, -1)
    if tallest == 0:
        return
    owner = lowest(tallest)
    house = house_named(state, owner, colour)
    if tallest == only(owner):
        house.tallest = 1
        tell(state, TALLEST_HOUSE, owner, colour, house.height)
        if smallest == tallest:
            return
    else:
        tell(state, TALLEST_TIED, colour, house.height)
    owner = lowest(smallest)
    house = house_named(state, owner, colour)
    if smallest == only(owner):
        demolish(state, owner, house, SMALLEST)
    else:
        tell(state, SMALLEST_TIED, colour, house.height)


def owners_of_extreme(state: State, colour: int, sign: int) -> int:
    """The owners of the tallest houses of this colour, with the sign -1 of the smallest, one bit each."""
    owners = 0
    best = 0
    for owner in range(OWNERS):
        if has_house(state, owner, colour):
            here = sign * house_named(state, owner, colour).height
            if owners == 0 or here > best:
                best = here
                owners = 0
            if here == best:
                owners |= only(owner)
    return owners


def house_named(state: State, owner: int, name: int) -> House:
    """The house of this name, which the owner must have."""
    slot = 0
    while state.seats[owner].houses[slot].name != name:
        slot += 1
    return state.seats[owner].houses[slot]


def turn_tokens(state: State) -> None:
    """Tokens on demolished houses show their backs (§5 step 3)."""
    for owner in range(OWNERS):
        for slot in range(state.seats[owner].house_count):
            house = state.seats[owner].houses[slot]
            if house.demolished:
                tell_turned(state, owner, house)


def tell_turned(state: State, owner: int, house: House) -> None:
    for i in range(house.wolves):
        tell(state, WOLF_TURNED, house.wolf[i] // WOLVES, WOLF_NAMES[house.wolf[i] % WOLVES], owner, house.name)
    if house.bbp_token:
        tell(state, TOKEN_TURNED, TOKEN_NAMES[house.bbp_token - 1], owner, house.name)


def house_at(state: State, number: int) -> House:
    return state.seats[owner_of(number)].houses[slot_of(number)]


# Points (§5 step 4)


def house_vp(state: State, house: House) -> int:
    return state.box.demolished if house.demolished else state.box.standing


def tallest_vp(state: State, house: House) -> int:
    return state.box.tallest if house.tallest else 0


def roof_vp(state: State, house: House) -> int:
    """A roof counts on a standing house only."""
    return 0 if house.demolished else state.box.roof_vp[NUMBER[house.upper[house.floors - 1]]]


def token_vp(state: State, house: House) -> int:
    """The BBP token counts for the owner of the house."""
    if house.bbp_token == 0:
        return 0
    return state.box.token_back[house.bbp_token - 1] if house.demolished else state.box.token_front[house.bbp_token - 1]


def wolf_vp(state: State, seat: int, wolf: int) -> int:
    """A wolf counts for its own player, whoever owns the house; one that was never placed counts nothing."""
    if state.seats[seat].wolf_at[wolf] == AT_HOME:
        return 0
    token = seat * WOLVES + wolf
    if house_at(state, state.seats[seat].wolf_at[wolf]).demolished:
        return state.box.wolf_back[token]
    return state.box.wolf_front[token]


def wolf_points(state: State, seat: int) -> int:
    """All VP from this player's wolf tokens."""
    total = 0
    for wolf in range(WOLVES):
        total += wolf_vp(state, seat, wolf)
    return total


def points(state: State, seat: int) -> int:
    """All VP of this player."""
    total = state.seats[seat].wolf_vp
    for slot in range(state.seats[seat].house_count):
        house = state.seats[seat].houses[slot]
        total += house_vp(state, house) + tallest_vp(state, house) + roof_vp(state, house) + token_vp(state, house)
    return total


def tell_points(state: State, seat: int) -> None:
    for slot in range(state.seats[seat].house_count):
        house = state.seats[seat].houses[slot]
        tell(state, HOUSE_SCORED, seat, house.name, house_vp(state, house))
        if house.tallest:
            tell(state, TALLEST_SCORED, seat, house.name, tallest_vp(state, house))
        if roof_vp(state, house):
            tell(state, ROOF_SCORED, seat, house.name, house.upper[house.floors - 1], roof_vp(state, house))
        if house.bbp_token:
            tell(state, TOKEN_SCORED, seat, TOKEN_NAMES[house.bbp_token - 1], house.name, token_vp(state, house))
    for wolf in range(WOLVES):
        if state.seats[seat].wolf_at[wolf] != AT_HOME:
            tell(state, WOLF_SCORED, seat, WOLF_NAMES[wolf], wolf_vp(state, seat, wolf))
    tell(state, TOTAL, seat, state.seats[seat].vp, state.seats[seat].wolf_vp)


# The winner (§5 step 5)


def leaders(state: State) -> int:
    """The players with the most points, one bit each."""
    seats = 0
    best = 0
    for seat in range(state.players):
        if seats == 0 or state.seats[seat].vp > best:
            best = state.seats[seat].vp
            seats = 0
        if state.seats[seat].vp == best:
            seats |= only(seat)
    return seats


def winners(state: State) -> int:
    """The seats that have won, one bit each; of equals those with the most points from wolves. None before the end."""
    if state.phase != GAME_OVER:
        return 0
    first = leaders(state)
    seats = 0
    best = 0
    for seat in range(state.players):
        wolf_vp = state.seats[seat].wolf_vp
        if first & only(seat):
            if seats == 0 or wolf_vp > best:
                best = wolf_vp
                seats = 0
            if wolf_vp == best:
                seats |= only(seat)
    return seats


def why_won(state: State) -> int:
    """By points, by the tie-break of the wolves, or together."""
    won = winners(state)
    if won & (won - 1):
        return SHARED
    return MOST_POINTS if won == leaders(state) else MOST_WOLF_POINTS


def outcome(state: State) -> Words:
    """Who won, the points and where each of them comes from."""
    players = range(state.players)
    return {
        "winners": [SEAT_NAMES[seat] for seat in players if winners(state) & only(seat)],
        "points": {SEAT_NAMES[seat]: state.seats[seat].vp for seat in players},
        "why": WHY_NAMES[why_won(state)],
        "wolf_vp": {SEAT_NAMES[seat]: state.seats[seat].wolf_vp for seat in players},
        "breakdown": {SEAT_NAMES[seat]: breakdown(state, seat) for seat in players},
    }


def breakdown(state: State, seat: int) -> list[Words]:
    """Line by line, what a player would add up on paper."""
    lines: list[Words] = []
    for house in state.seats[seat].houses[: state.seats[seat].house_count]:
        where = house_name(seat, house)
        item = "demolished_house" if house.demolished else "standing_house"
        lines.append({"item": item, "house": where, "vp": house_vp(state, house)})
        if house.tallest:
            lines.append({"item": "tallest_house", "house": where, "vp": tallest_vp(state, house)})
        if roof_vp(state, house):
            roof = CARD_NAMES[house.upper[house.floors - 1]]
            lines.append({"item": "roof", "card": roof, "house": where, "vp": roof_vp(state, house)})
        if house.bbp_token:
            token = TOKEN_NAMES[house.bbp_token - 1]
            lines.append({"item": "bbp_token", "token": token, "house": where, "vp": token_vp(state, house)})
    return lines + [wolf_line(state, seat, wolf) for wolf in range(WOLVES)]


def wolf_line(state: State, seat: int, wolf: int) -> Words:
    """What this wolf brings, and from which house; from none if it stayed at home."""
    number = state.seats[seat].wolf_at[wolf]
    where = None if number == AT_HOME else house_name(owner_of(number), house_at(state, number))
    return {"item": "wolf", "wolf": WOLF_NAMES[wolf], "house": where, "vp": wolf_vp(state, seat, wolf)}


def house_name(owner: int, house: House) -> str:
    return f"{SEAT_NAMES[owner]}.{HOUSE_NAMES[house.name]}"
