"""A state's layout, declared once, gives a plain object tree and a numpy record.

    class Pasture(Layout):
        sheep: i8
        row: Annotated[list[int], many(i8, 20)]

`Pasture()` is an ordinary object of integers and lists, all zero. `Pasture.dtype()` is the record with
the same fields, on which the compiled rules work.
"""

import sys
from functools import cache
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeAlias, TypeVar, get_type_hints

if TYPE_CHECKING:  # plain rules need no numpy, and importing it takes longer than all of them
    import numpy as np

    Records: TypeAlias = np.ndarray[Any, np.dtype[np.void]]

L = TypeVar("L", bound="Layout")
Mark: TypeAlias = Any  # what a field holds: an integer type by its name in numpy, a Layout or a `many`
Tree: TypeAlias = Any  # numbers in nested tuples and lists, as numpy reads them
Space: TypeAlias = dict[str, Any]  # the names of a class body or a module

i8 = Annotated[int, "i1"]  # as numpy calls them, by their bytes
i16 = Annotated[int, "i2"]
i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]


class many:  # noqa: N801 - reads as a word in an annotation
    """The mark of a list with a fixed number of items: `Annotated[list[int], many(i8, 4)]`."""

    def __init__(self, item: Mark, count: int, used: str = "") -> None:
        self.item = _mark(item)
        self.count = count
        self.used = used  # how many of them are in use: a field beside it, or an expression of the whole `state`


if sys.version_info >= (3, 14):  # a class body no longer holds its annotations, but the function that makes them
    from annotationlib import Format, call_annotate_function, get_annotate_from_class_namespace

    def annotations_in(content: Space) -> Space:
        annotate = get_annotate_from_class_namespace(content)
        return call_annotate_function(annotate, Format.FORWARDREF) if annotate else {}

else:

    def annotations_in(content: Space) -> Space:
        found: Space = content.get("__annotations__", {})
        return found


class _Slots(type):
    """Gives a class one slot for each annotation."""

    def __new__(cls, name: str, bases: tuple[type, ...], content: Space, **options: bool) -> "_Slots":
        fields = [field for field in annotations_in(content) if not field.startswith("_")]
        return super().__new__(cls, name, bases, content | {"__slots__": fields}, **options)


class Layout(metaclass=_Slots):
    """Base of every state class: its annotations are its fields, in order, after those it inherits.

    `class Face(Layout, printed=True)` is content that is written when a table is set up and never again; the
    copies of a state share it, and so do its sights: everybody may read it.
    """

    _fields: ClassVar[dict[str, Mark]]
    _marks: ClassVar[dict[str, tuple[object, ...]]]  # what else is said of each field: who may know it
    _printed: ClassVar[bool]

    def __init_subclass__(cls, printed: bool = False) -> None:
        cls._printed = printed
        hints = get_type_hints(cls, include_extras=True)
        names = [*getattr(cls, "_fields", ()), *cls.__annotations__]
        cls._fields = {name: _mark(hints[name]) for name in names}
        cls._marks = {name: getattr(hints[name], "__metadata__", ())[1:] for name in names}
        _write_methods(cls)

    def copy(self) -> Self:
        """Another object with the same content."""
        raise NotImplementedError("every class that declares fields has its own")

    def blank(self) -> Self:
        """Another object, all zero but for what is printed, which both share."""
        raise NotImplementedError("every class that declares fields has its own")

    def assign_from(self, other: Self) -> None:
        """Take over the content of another object, in place."""
        raise NotImplementedError("every class that declares fields has its own")

    def flatten(self, numbers: list[int]) -> None:
        """Append all numbers, in the order of the layout."""
        raise NotImplementedError("every class that declares fields has its own")

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def tree(self) -> tuple[Tree, ...]:
        """All content as nested tuples and lists, as numpy reads it: equal trees are equal states."""
        return tuple(_tree(getattr(self, name)) for name in self._fields)

    @classmethod
    def from_tree(cls, tree: Tree) -> Self:
        """The object with this content; `record.tolist()` of a compiled state is such a tree."""
        made = object.__new__(cls)
        for (name, mark), branch in zip(cls._fields.items(), tree, strict=True):
            setattr(made, name, _grow(mark, branch))
        return made

    @classmethod
    @cache
    def dtype(cls) -> "np.dtype[np.void]":
        """The numpy record with the same fields."""
        import numpy as np

        return np.dtype([_field(name, mark) for name, mark in cls._fields.items()], align=True)

    def records(self, count: int = 1) -> "Records":
        """An array of `count` records, each with the content of this object; between the fields there is nothing."""
        import numpy as np

        numbers: list[int] = []
        self.flatten(numbers)
        made = np.zeros(count, dtype=self.dtype())
        made.view(np.uint8).reshape(count, -1)[:] = np.frombuffer(_packing(type(self)).pack(*numbers), np.uint8)
        return made

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.tree() == other.tree()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        content = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({content})"


def assign(states: list[L], place: int, state: L) -> None:
    """Give a state in a list the content of this one; in an array of records the same by `compiled.py`."""
    states[place].assign_from(state)


@cache
def _packing(cls: type[Layout]) -> Struct:
    """Packs the numbers of an object, in the order of the layout, into the bytes of its record."""
    return Struct("=" + _codes(cls.dtype()))


def _codes(kind: "np.dtype[Any]") -> str:
    """The codes of `struct` for the numbers in a record, and for the gaps between them."""
    if kind.subdtype:
        item, shape = kind.subdtype
        return _codes(item) * prod(shape)
    if kind.fields is None:
        return {1: "b", 2: "h", 4: "i", 8: "q"}[kind.itemsize]
    codes, end = "", 0
    for field, offset, *_ in kind.fields.values():
        codes += "x" * (offset - end) + _codes(field)
        end = offset + field.itemsize
    return codes + "x" * (kind.itemsize - end)


def _mark(hint: Mark) -> Mark:
    if isinstance(hint, type) and issubclass(hint, Layout):
        return hint
    return hint.__metadata__[0]


def is_integer(mark: Mark) -> bool:
    return isinstance(mark, str)


def _write_methods(cls: type[Layout]) -> None:
    """Give a class its methods written out field by field: states are copied very often."""
    kinds: Space = {"cls": cls, "new": object.__new__}
    zero, blank, copy, assign_from, flatten = (
        ["def __init__(self):"],
        ["def blank(self):", "twin = new(cls)"],
        ["def copy(self):", "twin = new(cls)"],
        ["def assign_from(self, other):"],
        ["def flatten(self, numbers):"],
    )
    for name, mark in cls._fields.items():
        kinds[f"kind_of_{name}"] = mark.item if isinstance(mark, many) else mark
        nothing, bare, same, change = _field_in_methods(name, mark)
        zero.append(f"self.{name} = {nothing}")
        blank.append(f"twin.{name} = {bare}")
        copy.append(f"twin.{name} = {same}")
        assign_from.append(change)
        flatten.append(_flattening(name, mark))
    lines = [*zero, *blank, "return twin", *copy, "return twin", *assign_from, *flatten]
    exec("\n".join(line if line.startswith("def ") else f"    {line}" for line in lines), kinds)
    for method in ("__init__", "blank", "copy", "assign_from", "flatten"):
        setattr(cls, method, kinds[method])


def _field_in_methods(name: str, mark: Mark) -> tuple[str, str, str, str]:
    """How this field is made, how it is left blank, how it is copied, and how it takes over what the other has."""
    mine, theirs = f"self.{name}", f"other.{name}"
    if is_integer(mark):
        return "0", "0", mine, f"{mine} = {theirs}"
    if isinstance(mark, many) and is_integer(mark.item):
        zeros = f"[0] * {mark.count}"
        return zeros, zeros, f"{mine}.copy()", f"{mine}[:] = {theirs}"
    item, new = mark, f"kind_of_{name}()"
    if isinstance(mark, many):
        item, new = mark.item, f"[{new} for _ in range({mark.count})]"
    if item._printed:
        return new, mine, mine, f"{mine} = {theirs}"
    if isinstance(mark, many):
        blank, copy = f"[item.blank() for item in {mine}]", f"[item.copy() for item in {mine}]"
        return new, blank, copy, f"for a, b in zip({mine}, {theirs}): a.assign_from(b)"
    return new, f"{mine}.blank()", f"{mine}.copy()", f"{mine}.assign_from({theirs})"


def _flattening(name: str, mark: Mark) -> str:
    """How the numbers of this field are appended to a list."""
    if is_integer(mark):
        return f"numbers.append(self.{name})"
    if not isinstance(mark, many):
        return f"self.{name}.flatten(numbers)"
    return f"numbers += self.{name}" if is_integer(mark.item) else f"for item in self.{name}: item.flatten(numbers)"


def _tree(value: Tree) -> Tree:
    if isinstance(value, int):
        return value
    return value.tree() if isinstance(value, Layout) else [_tree(item) for item in value]


def _grow(mark: Mark, branch: Tree) -> Tree:
    if isinstance(mark, many):
        return [_grow(mark.item, twig) for twig in branch]
    return int(branch) if is_integer(mark) else mark.from_tree(branch)


def _field(name: str, mark: Mark) -> tuple[object, ...]:
    if isinstance(mark, many):
        return (*_field(name, mark.item), (mark.count,))
    return (name, mark if is_integer(mark) else mark.dtype())
