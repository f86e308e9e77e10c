"""Other worlds of Wolf & Hound, made in the words of its rules (§4).

Copies of a number card have no names (§0.2), so each card of the deal gets a number that is followed from place to
place; another world has other faces on cards that lie face down. A game that is over is open (§4): only cards of the
running game change their faces.
"""

from random import Random

from tests.every_game.secrecy.worlds import Story, Words, World

SEATS = ("P1", "P2", "P3", "P4")
HAND = 4
TRIES = 20
SHOWN_AGAIN = ("view",)  # the log may show what went face down again (§4)


def dealt_cards() -> dict[str, list[int]]:
    """The first four cards are P1's, and so on; the number deck follows."""
    return {seat: list(range(HAND * place, HAND * (place + 1))) for place, seat in enumerate(SEATS)}


class Cards:
    """Where the cards of the running game lie: their numbers, top first in decks."""

    def __init__(self, deal: Words, seats: Words) -> None:
        self.faces: list[str] = [*(card for seat in SEATS for card in deal["hands"][seat]), *deal["number_deck"]]
        self.number_deck = list(range(HAND * len(SEATS), len(self.faces)))
        self.held = dealt_cards()
        self.dummies = {seat for seat in SEATS if seats[seat]["controller"] == "dummy"}
        self.turned_up: list[int] = []  # the candidate, and the card exchanged for it
        self.seen: set[int] = set()  # by everybody, at some time
        self.barred: set[int] = set()  # 3s that could not be played, as everybody saw

    def follow(self, event: Words) -> None:
        """One thing that happens to cards (§3.5, §3.7b)."""
        match event["event"]:
            case "card_turned_up":
                self.turn_up(self.number_deck or self.held[event["seat"]])
            case "exchanged":
                self.turn_up(self.held[event["seat"]])
            case "card_put_back":
                card = self.turned_up.pop()
                deck = self.number_deck if event["onto"] == "number_deck" else self.held[event["seat"]]
                deck.insert(0, card)
                self.barred |= {card} & self.threes()
            case "card_shown":
                self.seen.update(self.held[event["seat"]])
                self.barred.update(self.held[event["seat"]])
            case "card_played" if event["seat"] in self.dummies:
                self.turned_up.pop()
                self.held[event["seat"]] += self.turned_up  # a candidate that was exchanged goes to the bottom
                self.turned_up = []
            case "card_played":
                self.play(self.held[event["seat"]], event["card"])
            case "card_drawn":
                self.held[event["seat"]].append(self.number_deck.pop(0))

    def turn_up(self, deck: list[int]) -> None:
        card = deck.pop(0)
        self.turned_up.append(card)
        self.seen.add(card)

    def play(self, hand: list[int], face: str) -> None:
        """Of copies one that was seen before goes first: nothing tells that it was the other one."""
        copies = [card for card in hand if self.faces[card] == face]
        card = next((card for card in copies if card in self.seen), copies[0])
        hand.remove(card)
        self.seen.add(card)

    def threes(self) -> set[int]:
        return {card for card, face in enumerate(self.faces) if face[1] == "3"}

    def face_down(self, viewer: str | None) -> list[int]:
        """The decks and the hands of others (§4)."""
        return self.number_deck + [card for seat in SEATS if seat != viewer for card in self.held[seat]]

    def faces_of(self, some: set[int]) -> list[list[str]]:
        """The faces of these cards in each place."""
        in_deck = [self.faces[card] for card in self.number_deck if card in some]
        return [in_deck, *(self.lie(seat, [card for card in self.held[seat] if card in some]) for seat in SEATS)]

    def lie(self, seat: str, cards: list[int]) -> list[str]:
        """The faces of cards in this hand, which has no order, or in this dummy deck, which has one."""
        faces = [self.faces[card] for card in cards]
        return faces if seat in self.dummies else sorted(faces)

    def deal(self) -> Words:
        """The deal, with the faces that the cards have now."""
        hands = {seat: self.lie(seat, cards) for seat, cards in dealt_cards().items()}
        return {"hands": hands, "number_deck": self.faces[HAND * len(SEATS) :]}


def twin(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another world that this viewer cannot tell from the first at any of the positions 0..until (§4).

    Cards everybody saw keep their faces wherever they went. Nobody lacks a legal card (§3.5) who had one: who played
    while 3s were barred showed a card that is no 3, and who could not play showed the whole hand.
    """
    cards = cards_at(story, until)
    hidden = [card for card in cards.face_down(viewer) if card not in cards.seen]
    for _ in range(TRIES):
        shuffle_faces(cards, hidden, random)
        if cards.deal() != story.world.deals[running_game(story, until)] and can_play_as_before(story, until, cards):
            return world_of(story, until, cards)
    return None


def forgetful(story: Story, viewer: str | None, until: int, random: Random) -> World | None:
    """Another past of the same table: cards that were seen and lie face down now were others (§4).

    Only the view must agree: the log may show them. A 3 that could not be played was another 3 (§3.5).
    """
    cards = cards_at(story, until)
    hidden = cards.face_down(viewer)
    forgotten = cards.seen.intersection(hidden)
    before = cards.faces_of(forgotten)
    for _ in range(TRIES if forgotten else 0):
        shuffle_faces(cards, hidden, random)
        give_threes(cards, cards.barred.intersection(hidden), hidden)
        if cards.faces_of(forgotten) != before and can_play_as_before(story, until, cards):
            return world_of(story, until, cards)
    return None


def running_game(story: Story, until: int) -> int:
    """After how many moves the cards of the game were dealt that is running at this position."""
    return max(number for number in story.world.deals if number <= until)


def cards_at(story: Story, until: int) -> Cards:
    start = running_game(story, until)
    cards = Cards(story.world.deals[start], story.states[start]["seats"])
    for events in story.events[start + 1 : until + 1]:
        for event in events:
            cards.follow(event)
    return cards


def shuffle_faces(cards: Cards, hidden: list[int], random: Random) -> None:
    faces = [cards.faces[card] for card in hidden]
    random.shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        cards.faces[card] = face


def give_threes(cards: Cards, barred: set[int], hidden: list[int]) -> None:
    """Every 3 that could not be played is a 3 again, whichever it is."""
    spare = [card for card in hidden if card in cards.threes() - barred]
    for card, three in zip(barred - cards.threes(), spare, strict=False):
        cards.faces[card], cards.faces[three] = cards.faces[three], cards.faces[card]


def can_play_as_before(story: Story, until: int, cards: Cards) -> bool:
    """Whoever is asked for a card while 3s are barred has one that is no 3 (§3.5)."""
    state = story.states[until]
    hand = state["seats"][state["current"]].get("hand", [])
    if not state["no3"] or all(face[1] == "3" for face in hand):
        return True
    return any(card not in cards.threes() for card in cards.held[state["current"]])


def world_of(story: Story, until: int, cards: Cards) -> World:
    """The world up to this position, the running game with these cards."""
    world, start = story.world, running_game(story, until)
    deals = {number: deal for number, deal in world.deals.items() if number < start} | {start: cards.deal()}
    return World(world.options, deals, world.moves[:until], {})
