"""What can be wrong, by whose doing. Every text says what is wrong and what would be right."""


class WolfdenError(Exception):
    """Base of all errors that are meant to be read by a person."""


class BadOptions(WolfdenError):
    """These options do not make a game."""


class BadTable(WolfdenError):
    """A component table does not describe a playable set of cards."""


class BadMove(WolfdenError):
    """These words are not a move of this game."""


class IllegalMove(WolfdenError):
    """A move the rules refuse; the state is as before."""

    def __init__(self, name: str, paragraph: str) -> None:
        super().__init__(f"{name.replace('_', ' ')} (§{paragraph})")
        self.name = name
        self.paragraph = paragraph


class BadDeal(WolfdenError):
    """These cards are not a deal of this game."""


class BadRecord(WolfdenError):
    """A record that cannot be read or does not replay."""


class ImpossibleSight(WolfdenError):
    """No world is consistent with this sight."""


class BadPosition(WolfdenError):
    """These words are not a position of this game."""
