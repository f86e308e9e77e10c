"""A scene as text and as a picture."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from wolfden.engine.errors import WolfdenError

from .scenes import HIDDEN, Panel, Scene

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

WIDTH, HEIGHT, EDGE, HEADING = 960, 640, 14, 44
PAPER, INK, PANEL, ACCENT, BACK, FACE, FAINT = (
    (244, 235, 215),
    (59, 47, 38),
    (252, 247, 235),
    (178, 74, 42),
    (142, 116, 88),
    (255, 253, 247),
    (125, 108, 92),
)


def as_text(scene: Scene) -> str:
    """One line for each seat; `>` marks those who are to act."""
    lines = [scene.title]
    for panel in scene.panels:
        cards = "".join(f" | {name} {' '.join(row)}" for name, row in panel.cards.items() if row)
        lines.append(f"{'>' if panel.to_act else ' '} {panel.name}: {panel.facts}{cards}")
    return "\n".join(lines)


def as_picture(scene: Scene) -> NDArray[np.uint8]:
    """A table of warm paper with a panel for each seat, HEIGHT x WIDTH x 3."""
    try:
        from PIL import Image, ImageDraw
    except ImportError as missing:
        raise WolfdenError("pictures need Pillow: pip install 'wolfden[pettingzoo]'") from missing
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(picture)
    draw.text((EDGE, 10), scene.title, INK, font_of(22))
    columns = 2 if len(scene.panels) <= 6 else 3
    lines = -(-len(scene.panels) // columns)
    width, height = (WIDTH - EDGE) // columns, (HEIGHT - HEADING) // lines
    for i, panel in enumerate(scene.panels):
        left, top = EDGE + i % columns * width, HEADING + i // columns * height
        draw_panel(draw, panel, (left, top, left + width - EDGE, top + height - EDGE))
    return np.asarray(picture, np.uint8).copy()


def draw_panel(draw: "ImageDraw.ImageDraw", panel: Panel, box: tuple[int, int, int, int]) -> None:
    """A seat: framed in red if it is to act, with its rows of cards as far as there is room."""
    left, top, right, bottom = box
    draw.rounded_rectangle(box, 10, PANEL, ACCENT if panel.to_act else FAINT, 3 if panel.to_act else 1)
    draw.text((left + 10, top + 7), panel.name, ACCENT if panel.to_act else INK, font_of(18))
    draw.text((left + 100, top + 10), panel.facts, FAINT, font_of(14))
    y = top + 34
    for name, row in panel.cards.items():
        if row and y + 24 < bottom:
            draw.text((left + 10, y + 3), name, FAINT, font_of(12))
            y = draw_cards(draw, row, (left + 78, y, right - 8, bottom - 6))


def draw_cards(draw: "ImageDraw.ImageDraw", row: list[str], box: tuple[int, int, int, int]) -> int:
    """A row of cards, broken where it is full; where the next row begins."""
    left, y, right, bottom = box
    x = left
    for card in row:
        width = max(22, int(draw.textlength(card, font_of(13))) + 10)
        if x + width > right:
            x, y = left, y + 25
        if y + 22 > bottom:
            break
        hidden = card == HIDDEN
        draw.rounded_rectangle((x, y, x + width, y + 21), 4, BACK if hidden else FACE, INK, 1)
        draw.text((x + width / 2, y + 11), card, FACE if hidden else INK, font_of(13), anchor="mm")
        x += width + 4
    return y + 28


def font_of(size: int) -> "ImageFont.ImageFont | ImageFont.FreeTypeFont":
    from PIL import ImageFont

    return ImageFont.load_default(size)
