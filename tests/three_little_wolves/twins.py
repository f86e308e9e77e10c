"""Other worlds of The Three Little Wolves, by the table of §4: other hands, another draw pile, other cards passed."""

from random import Random

from tests.every_game.secrecy.worlds import Story, World

PACKET = 6  # so many cards lie in the bottom packet, one of them a BBP card (§2.2)
PIGS = ("bbp_left", "bbp_right", "bbp_wolf")

Place = int | str | None  # in the draw pile from the top, in somebody's hand, or where the viewer sees it
Track = list[Place]  # where a card lay at each position

SHOWN_AGAIN: tuple[str, ...] = ()


def twin(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another world that this viewer cannot tell from the first at any of the positions 0..until."""
    tracks = follow_cards(story, viewer, until)
    move_pigs(tracks, random)
    shuffle_tracks(tracks, [card for card in tracks if card not in PIGS and None not in tracks[card]], random)
    for card in tracks:
        if None in tracks[card]:
            exchange_histories(tracks, card, random)
    deal = story.world.deals[0]
    hands = {
        seat: hand if seat == viewer else [card for card in tracks if tracks[card][0] == seat]
        for seat, hand in deal["hands"].items()
    }
    at_first = {track[0]: card for card, track in tracks.items()}
    pile = [at_first[place] for place in range(len(deal["draw_pile"]))]
    moves = write_moves(story, viewer, until, tracks, random)
    return World(story.world.options, {0: {**deal, "hands": hands, "draw_pile": pile}}, moves, {})


def forgetful(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Nothing that was seen here is taken back: own cards, and cards given or received, are known for good (§4)."""
    return None


def follow_cards(story: Story, viewer: str | None, until: int) -> dict[str, Track]:
    """The track of every card, in the words of what was dealt and what happened."""
    deal, count = story.world.deals[0], until + 1
    tracks: dict[str, Track] = {card: [place] * count for place, card in enumerate(deal["draw_pile"])}
    for seat, hand in deal["hands"].items():
        tracks |= {card: [seat if seat != viewer else None] * count for card in hand}
    for position in range(1, count):
        for event in story.events[position]:
            if "card" in event:
                goes_to = {"card_drawn": "seat", "card_passed": "to"}.get(event["event"])
                place = event[goes_to] if goes_to and event[goes_to] != viewer else None
                tracks[event["card"]][position:] = [place] * (count - position)
    return tracks


def shuffle_tracks(tracks: dict[str, Track], cards: list[str], random: Random) -> None:
    """These cards change their names; nobody can tell who has seen none of them."""
    names = random.sample(cards, len(cards))
    tracks.update(dict(zip(names, [tracks[card] for card in cards], strict=True)))


def move_pigs(tracks: dict[str, Track], random: Random) -> None:
    """BBP cards still in the pile lie elsewhere, one of all three in the bottom packet; which is which, too (§2.2)."""
    upper = sum(isinstance(track[0], int) for track in tracks.values()) - PACKET
    undrawn = {track[-1]: card for card, track in tracks.items() if isinstance(track[-1], int)}
    pigs = [card for card in PIGS if card in undrawn.values()]
    for pig in pigs:
        in_packet = is_in_packet(tracks[pig][-1], upper)
        others = [card for place, card in undrawn.items() if is_in_packet(place, upper) == in_packet]
        other = random.choice(others)
        tracks[pig], tracks[other] = tracks[other], tracks[pig]
    shuffle_tracks(tracks, pigs, random)


def is_in_packet(place: Place, upper: int) -> bool:
    return isinstance(place, int) and place >= upper


def exchange_histories(tracks: dict[str, Track], card: str, random: Random) -> None:
    """This card and another exchange their places for a time in which the viewer sees neither.

    The time begins with the deal or when both are in one hand, and ends when both are in one hand, or not at all.
    """
    track = tracks[card]
    in_hands = [position for position, place in enumerate(track) if isinstance(place, str)]
    if not in_hands:
        return
    meeting = random.choice(in_hands)
    other = tracks[random.choice([mate for mate in tracks if tracks[mate][meeting] == track[meeting]])]
    together = [place == place_too and place is not None for place, place_too in zip(track, other, strict=True)]
    changes = [position for position in range(1, len(track)) if together[position - 1] != together[position]]
    begin, end = sorted(random.sample([0, *changes, len(track)], 2))
    if None not in track[begin:end] and None not in other[begin:end]:
        track[begin:end], other[begin:end] = other[begin:end], track[begin:end]


def write_moves(
    story: Story, viewer: str | None, until: int, tracks: dict[str, Track], random: Random
) -> tuple[str, ...]:
    """The same moves; what others chose in secret follows the cards, what they chose and took back is anything."""
    moves = list(story.world.moves[:until])
    for number, words in enumerate(moves, start=1):
        seat, kind, card = words.split()[:3]
        if seat == viewer or kind not in ("pass", "pick"):
            continue
        carried_out = next((p for p in range(number, until + 1) if ends_choice(story, p)), None)
        if carried_out is None or any(later.startswith(f"{seat} {kind}") for later in moves[number:carried_out]):
            card = random.choice([card for card, track in tracks.items() if track[number - 1] == seat])
        elif kind == "pass":
            (card,) = (card for card, track in tracks.items() if track[carried_out - 1] == seat != track[carried_out])
        moves[number - 1] = f"{seat} {kind} {card}"
    return tuple(moves)


def ends_choice(story: Story, position: int) -> bool:
    """Were cards passed, or picks revealed, with this move?"""
    return any(event["event"] in ("card_passed", "pick_revealed") for event in story.events[position])
