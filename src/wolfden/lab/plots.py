"""Plots as rows of a table, each with a small SVG: words stay text, and a narrow screen only shortens the scale."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from .figures import Estimate

ROW = 22  # height in pixels


@dataclass(frozen=True)
class Scale:
    """From where to where a plot goes, and how its values are written."""

    low: float
    high: float
    unit: str = ""
    factor: float = 1.0
    digits: int = 1
    signed: bool = False

    def place(self, value: float) -> str:
        """How far to the right, leaving room for a dot at both ends."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return f"{2 + 96 * part:.2f}%"

    def word(self, value: float) -> str:
        sign = "+" if self.signed else ""
        return f"{self.factor * value:{sign}.{self.digits}f}{self.unit}"


def percent_scale(estimates: Iterable[Estimate], fair: float) -> Scale:
    """Wide enough for all of these shares and the fair one, to the next 5 %."""
    found = list(estimates)
    low = min([fair, *(e.low for e in found)])
    high = max([fair, *(e.high for e in found)])
    return Scale(max(int(20 * low - 0.4) / 20, 0.0), min(int(20 * high + 1.4) / 20, 1.0), " %", 100)


def number_scale(estimates: Iterable[Estimate], digits: int = 1, zero: bool = False, signed: bool = False) -> Scale:
    """Wide enough for all of these, and for 0 if it is asked for."""
    ends = [end for e in estimates for end in (e.low, e.high)] + ([0.0] if zero else [])
    room = 0.05 * (max(ends) - min(ends)) or 1.0
    return Scale(min(ends) - (0 if zero and min(ends) == 0 else room), max(ends) + room, digits=digits, signed=signed)


def dots(rows: Sequence[tuple[str, Estimate]], scale: Scale, line: float | None = None, caption: str = "") -> str:
    """A dot with its interval for each row, and a line where things are even."""
    drawn = [
        table_row(label, dot(e, scale, line, len(rows)), scale.word(e.value), interval(e, scale)) for label, e in rows
    ]
    return table([*drawn, table_row("", axis(scale, line), "", "")], caption)


def dot(e: Estimate, scale: Scale, line: float | None, rows: int) -> str:
    """Filled if it is off the line, so sure that all of so many rows hold together."""
    even = (
        f'<line class="even" x1="{scale.place(line)}" x2="{scale.place(line)}" y1="0" y2="100%"/>'
        if line is not None
        else ""
    )
    off = line is not None and e.leaves_out(line, rows)
    return svg(
        f'{even}<line class="reach" x1="{scale.place(e.low)}" x2="{scale.place(e.high)}" y1="50%" y2="50%"/>'
        f'<circle class="{"off" if off else "on"}" cx="{scale.place(e.value)}" cy="50%" r="5"/>'
    )


def interval(e: Estimate, scale: Scale) -> str:
    """In words; nothing for a value that has none."""
    if e.low == e.high:
        return ""
    return f"{scale.word(e.low).removesuffix(scale.unit)} to {scale.word(e.high)}"


def highest(rows: Sequence[tuple[str, Estimate]], scale: Scale) -> str:
    """Which row is the highest, with its interval; or that these games do not tell."""
    if not rows:
        return "these games do not tell"
    name, best = max(rows, key=lambda row: row[1].value)
    told = f"{name}, {scale.word(best.value)} ({interval(best, scale)})"
    as_good = sum(e.high >= best.low for other, e in rows if other != name)
    return f"these games do not tell; the highest is {told}, {as_good} more may be as high" if as_good else told


def axis(scale: Scale, line: float | None) -> str:
    ends = [(scale.low, "start"), (scale.high, "end")]
    if line is not None and 0.2 < (line - scale.low) / (scale.high - scale.low) < 0.8:
        ends.append((line, "middle"))
    return svg(
        "".join(
            f'<text class="{anchor}" x="{scale.place(value)}" y="15">{escape(scale.word(value))}</text>'
            for value, anchor in ends
        )
    )


def stacks(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], caption: str = "") -> str:
    """Numbers that make up a whole, side by side; told apart by pattern and word too."""
    drawn = []
    for label, numbers in rows:
        begin, bars = 0.0, []
        for number, part in enumerate(part / sum(numbers) for part in numbers):
            bars.append(
                f'<rect class="part{number}" x="{100 * begin:.2f}%" width="{100 * part:.2f}%" y="3" height="16"/>'
            )
            begin += part
        drawn.append(table_row(label, svg("".join(bars)), " · ".join(f"{part:,.0f}" for part in numbers), ""))
    key = "".join(
        f'<span><svg width="14" height="14"><rect class="part{i}" width="14" height="14"/></svg> {escape(name)}</span>'
        for i, name in enumerate(names)
    )
    return f'<p class="key">{key}</p>{table(drawn, caption)}'


def svg(content: str) -> str:
    return f'<svg width="100%" height="{ROW}" aria-hidden="true">{content}</svg>'


def table_row(label: str, plot: str, value: str, small: str) -> str:
    told = f"<b>{escape(value)}</b> <small>{escape(small)}</small>" if value else ""
    return f'<tr><th scope="row">{escape(label)}</th><td class="plot">{plot}</td><td class="value">{told}</td></tr>'


def table(rows: Sequence[str], caption: str) -> str:
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{told}{''.join(rows)}</table>"
