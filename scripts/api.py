"""Write docs/api.md: everything `import wolfden` gives, from its signatures and docstrings."""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import wolfden

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
HEAD = """# Python

What `import wolfden` gives, written by `python scripts/api.py` from the docstrings. Moves, seats and cards are words
of the [notation](notation.md); agents and batches are in [research](research.md)."""


def page() -> str:
    public = [(name, getattr(wolfden, name)) for name in wolfden.__all__]
    functions = [signature(name, thing) for name, thing in public if inspect.isfunction(thing)]
    classes = [text for name, thing in public if inspect.isclass(thing) for text in of_class(name, thing)]
    errors = [error(name, thing) for name, thing in public if is_error(thing)]
    return "\n\n".join([HEAD, "## Functions", *functions, *classes, "## Errors", "\n".join(errors)]) + "\n"


def is_error(thing: Any) -> bool:
    return inspect.isclass(thing) and issubclass(thing, Exception)


def signature(name: str, function: Callable[..., Any]) -> str:
    """A function: how it is called, and what it says of itself."""
    called = str(inspect.signature(function)).replace("'", "").replace("self, ", "").replace("(self)", "()")
    return f"### `{name}{plain(called)}`\n\n{inspect.getdoc(function)}"


def plain(called: str) -> str:
    """Types by their own names."""
    for module in ("collections.abc.", "wolfden.playthrough.", "wolfden.engine.record.", "typing.", "os."):
        called = called.replace(module, "")
    return called


def of_class(name: str, kind: type) -> Iterator[str]:
    """A class with its public methods and properties, in the order in which they are written."""
    if is_error(kind):
        return
    yield f"## `{name}`\n\n{inspect.getdoc(kind)}"
    for member, thing in vars(kind).items():
        if isinstance(thing, property) and not member.startswith("_"):
            yield f"### `.{member}`\n\n{inspect.getdoc(thing)}"
        elif inspect.isfunction(thing) and not member.startswith("_"):
            yield signature(f".{member}", thing)


def error(name: str, kind: type[Exception]) -> str:
    return f"- `{name}`: {inspect.getdoc(kind)}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
