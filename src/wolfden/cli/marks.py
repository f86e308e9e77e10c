"""Marks of values that nobody has seen in print."""

MARKS = {"[reconstructed": "*", "[house rule": "!"}


def mark_of(*tags: str) -> str:
    """The marks that these tags of provenance call for."""
    return "".join(mark for start, mark in MARKS.items() if any(start in tag for tag in tags))
