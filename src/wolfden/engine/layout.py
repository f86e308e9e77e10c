"""A state's layout, declared once, gives a plain object tree and a numpy record.

    class Pasture(Layout):
        sheep: i8
        row: Annotated[list[int], many(i8, 20)]

`Pasture()` is an ordinary object of integers and lists, all zero. `Pasture.dtype()` is the record with
the same fields, on which the compiled rules work.
"""

from typing import Annotated, Any, ClassVar, Self, get_type_hints

import numpy as np

i8 = Annotated[int, np.int8]
i16 = Annotated[int, np.int16]
i32 = Annotated[int, np.int32]
i64 = Annotated[int, np.int64]

type_of_records = np.dtype[np.void]


class many:  # noqa: N801 - reads as a word in an annotation
    """The mark of a list with a fixed number of items: `Annotated[list[int], many(i8, 4)]`."""

    def __init__(self, item: Any, count: int) -> None:
        self.item = _mark(item)
        self.count = count


class _Slots(type):
    """Gives a class one slot for each annotation."""

    def __new__(cls, name: str, bases: tuple[type, ...], content: dict[str, Any]) -> "_Slots":
        fields = [field for field in content.get("__annotations__", {}) if not field.startswith("_")]
        return super().__new__(cls, name, bases, content | {"__slots__": fields})


class Layout(metaclass=_Slots):
    """Base of every state class: its annotations are its fields, in order."""

    _fields: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls._fields = {name: _mark(hints[name]) for name in cls.__annotations__}

    def __init__(self) -> None:
        for name, mark in self._fields.items():
            setattr(self, name, _blank(mark))

    def copy(self) -> Self:
        """Another object with the same content."""
        twin = object.__new__(type(self))
        for name in self._fields:
            value = getattr(self, name)
            setattr(twin, name, value if isinstance(value, int) else _copy(value))
        return twin

    def tree(self) -> tuple[Any, ...]:
        """All content as nested tuples and lists, as numpy reads it: equal trees are equal states."""
        return tuple(_tree(getattr(self, name)) for name in self._fields)

    @classmethod
    def from_tree(cls, tree: Any) -> Self:
        """The object with this content; `record.tolist()` of a compiled state is such a tree."""
        made = object.__new__(cls)
        for (name, mark), branch in zip(cls._fields.items(), tree, strict=True):
            setattr(made, name, _grow(mark, branch))
        return made

    @classmethod
    def dtype(cls) -> type_of_records:
        """The numpy record with the same fields."""
        return np.dtype([_field(name, mark) for name, mark in cls._fields.items()], align=True)

    def records(self, count: int = 1) -> np.ndarray[Any, type_of_records]:
        """An array of `count` records, each with the content of this object."""
        return np.array([self.tree()] * count, dtype=self.dtype())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.tree() == other.tree()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        content = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({content})"


def _mark(hint: Any) -> Any:
    """What a field holds: a numpy integer type, a Layout or a `many`."""
    if isinstance(hint, type) and issubclass(hint, Layout):
        return hint
    return hint.__metadata__[0]


def _is_integer(mark: Any) -> bool:
    return isinstance(mark, type) and issubclass(mark, np.integer)


def _blank(mark: Any) -> Any:
    if isinstance(mark, many):
        return [0] * mark.count if _is_integer(mark.item) else [_blank(mark.item) for _ in range(mark.count)]
    return mark() if issubclass(mark, Layout) else 0


def _copy(value: Any) -> Any:
    if isinstance(value, Layout):
        return value.copy()
    return value.copy() if isinstance(value[0], int) else [item.copy() for item in value]


def _tree(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return value.tree() if isinstance(value, Layout) else [_tree(item) for item in value]


def _grow(mark: Any, branch: Any) -> Any:
    if isinstance(mark, many):
        return [_grow(mark.item, twig) for twig in branch]
    return mark.from_tree(branch) if issubclass(mark, Layout) else int(branch)


def _field(name: str, mark: Any) -> tuple[Any, ...]:
    if isinstance(mark, many):
        return (*_field(name, mark.item), (mark.count,))
    return (name, mark.dtype() if issubclass(mark, Layout) else mark)
