"""What a log may say of something that went wrong: where and of which kind, never a value, which may be a card."""

import re
import traceback

PLACES = re.compile(rb'(?m)^(?:Fatal Python error: |  File ").*$')  # as faulthandler and tracebacks write them


def trace(error: BaseException) -> str:
    """The places an error went through and its type, without its text; first those of the error that led to it."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    places = "".join(traceback.format_tb(error.__traceback__))
    return (trace(cause) + "\n" if cause else "") + places + type(error).__qualname__


def places_in(last_words: bytes) -> str:
    """Of what a process wrote before it died, the lines that name a place in the code."""
    return "\n".join(line.decode(errors="replace") for line in PLACES.findall(last_words))
