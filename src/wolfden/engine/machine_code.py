"""Machine code that is kept, and found again by what it was made from.

Numba's own cache knows a function by the place of its file, and does not see that a function it calls or a table it
reads has changed. Here the name of a file is made from everything that becomes machine code with the function: the
code of all functions it reaches, the constants and tables they name, the compiler and the processor. So nothing old
or foreign is ever found, however often the sources are copied, moved, touched or made anew while a program runs.
"""

import pickle
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeAlias

import numpy as np
from numba.core.compiler import CompileResult
from numba.core.dispatcher import Dispatcher
from numba.core.serialize import dumps

from .cache import compiler, note_use, write_whole

Jitted: TypeAlias = Any  # a function of Numba
Numba: TypeAlias = Any  # its types, signatures and results, and all that becomes part of them

LIBRARIES = ("builtins", "math", "numpy", "numba")  # what they offer changes with their versions only
SEAL = 32  # bytes before the machine code, to know whether it is whole


class Kept:
    """The machine code of one function, a file for each signature: what Numba asks for it."""

    def __init__(self, function: Jitted, folder: Path) -> None:
        self.function = function
        self.folder = folder

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def path(self, signature: Numba) -> Path:
        name = f"{self.function.__module__}.{self.function.__qualname__}"
        key = sha256("\n".join([digest_of(self.function), *map(shape, signature)]).encode()).hexdigest()
        return self.folder / f"{name}-{key[:32]}.code"

    def load_overload(self, signature: Numba, context: Numba) -> Numba:
        """The function for this signature, if it is kept."""
        context.refresh()
        path = self.path(signature)
        try:
            content = path.read_bytes()
        except OSError:
            return None
        if sha256(content[SEAL:]).digest() != content[:SEAL]:
            return None
        made_for, parts = pickle.loads(content[SEAL:])
        if made_for != signature:
            return None
        note_use(path)
        return CompileResult._rebuild(context, *parts)  # type: ignore[no-untyped-call]

    def save_overload(self, signature: Numba, result: Numba) -> None:
        """Keep it, unless it holds something of this very process; where nothing can be written, it goes without."""
        if result.library.has_dynamic_globals:
            return
        content = dumps((signature, result._reduce()))  # type: ignore[no-untyped-call]
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.path(signature), sha256(content).digest() + content)
        except OSError as error:
            warn_once(f"machine code is not kept in {self.folder}: {error.strerror}")


@cache
def warn_once(text: str) -> None:
    """Numba forgets which warnings were shown."""
    warnings.warn(text, RuntimeWarning, stacklevel=3)


def files_of(functions: Iterable[Jitted]) -> list[Path]:
    """The files with the machine code of these functions, for all signatures they have been called with."""
    return [function._cache.path(signature) for function in functions for signature in function.overloads]


# What a function means


def shape(kind: Numba) -> str:
    """Numba's name of a type, and the names of its fields where that leaves them out."""
    fields = getattr(getattr(kind, "instance_class", None), "_fields", "")
    return f"{kind} {fields} ({','.join(map(shape, getattr(kind, 'types', ())))})"


def digest_of(function: Jitted) -> str:
    """Changes when the function does, or anything it reaches, or the compiler."""
    found: dict[Jitted, str] = {}
    left = [function]
    while left:
        one = left.pop()
        if one not in found:
            found[one], called = describe(one)
            left += called
    return sha256("\n".join([compiler(), *sorted(found.values())]).encode()).hexdigest()


@cache
def describe(function: Jitted) -> tuple[str, tuple[Jitted, ...]]:
    """Its own code with all constants it names, and the functions it calls."""
    plain: FunctionType = function.py_func
    cells = [cell.cell_contents for cell in plain.__closure__ or ()]
    names = names_in(plain.__code__)
    named = list(values_of(names, plain.__globals__)) + list(zip(plain.__code__.co_freevars, cells, strict=True))
    lines = [name_of(plain), repr(function.targetoptions), constant(plain.__defaults__), constant(plain.__code__)]
    lines += [f"{name} {constant(value)}" for name, value in named]
    return "\n".join(lines), tuple(value for _, value in named if isinstance(value, Dispatcher))


def names_in(code: CodeType) -> list[str]:
    """The names it may look up, in itself or in a module."""
    inner = [name for one in code.co_consts if isinstance(one, CodeType) for name in names_in(one)]
    return sorted({*code.co_names, *inner})


def values_of(names: list[str], space: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """What these names stand for, and those that are looked up in a module."""
    for name in names:
        value = space.get(name)
        if isinstance(value, ModuleType) and value.__name__.partition(".")[0] not in LIBRARIES:
            yield from ((f"{name}.{inner}", vars(value)[inner]) for inner in names if inner in vars(value))
        elif value is not None:
            yield name, value


def constant(value: Numba) -> str:
    """A text that differs for different values."""
    match value:
        case None | bool() | int() | float() | str() | bytes() | np.generic() | np.dtype():
            return repr(value)
        case tuple():
            return f"{getattr(value, '_fields', '')}({','.join(map(constant, value))})"
        case np.ndarray():
            return f"{value.dtype} {value.shape} {sha256(value.tobytes()).hexdigest()}"
        case CodeType():
            parts = (value.co_code, value.co_exceptiontable, value.co_names, value.co_varnames, value.co_freevars)
            return f"{parts} {value.co_argcount} {value.co_flags} {constant(value.co_consts)}"
        case Dispatcher():
            return name_of(value)
    if hasattr(value, "_field_defaults"):  # the class of a tuple with names
        return f"{name_of(value)} {value._fields} {constant(tuple(value._field_defaults.items()))}"
    if str(getattr(value, "__module__", getattr(value, "__name__", ""))).partition(".")[0] in LIBRARIES:
        return name_of(value)
    raise TypeError(f"{value!r} cannot become machine code; a number, a table or a function can")


def name_of(value: Numba) -> str:
    return f"{value.__module__}.{value.__qualname__}"
