"""Running text that breaks its lines as Japanese and Chinese do too: between characters, not before a full stop."""

import re

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text as Line

WIDE = "\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
OPENING = "「『（“(["
CLOSING = "」』）”、。，：；！？…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々"
PIECE = re.compile(rf"[{re.escape(OPENING)}]*(?:[^\s{WIDE}{OPENING[:3]}]+|[{WIDE}])[{CLOSING}]*\s*|\s+|.")


class Prose:
    """A paragraph that wraps to the width it is given."""

    def __init__(self, line: Line | str) -> None:
        self.line = Line(line) if isinstance(line, str) else line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        breaks = line_breaks(self.line.plain, options.max_width)
        for part in self.line.divide(breaks):
            part.rstrip()
            yield part

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((cell_len(piece.rstrip()) for piece in PIECE.findall(self.line.plain)), default=0)
        return Measurement(longest, cell_len(self.line.plain)).with_maximum(options.max_width)


def line_breaks(text: str, width: int) -> list[int]:
    """Where each line but the first begins."""
    breaks: list[int] = []
    used = 0
    for piece in PIECE.finditer(text):
        if used and used + cell_len(piece[0].rstrip()) > width:
            breaks.append(piece.start())
            used = 0
        used += cell_len(piece[0])
    return breaks
