"""A balance report as one page that needs nothing else: chapters of text and plots."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files


@dataclass(frozen=True)
class Chapter:
    title: str
    text: str
    plots: Sequence[str]


def page(title: str, lead: str, chapters: Sequence[Chapter], footer: str) -> str:
    body = "".join(
        f"<section><h2>{escape(c.title)}</h2><p>{escape(c.text)}</p>{''.join(c.plots)}</section>" for c in chapters
    )
    style, hills = ((files(__package__) / name).read_text(encoding="utf-8") for name in ("page.css", "hills.svg"))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>'
        f'<body><header>{hills}</header><main><h1>{escape(title)}</h1><p class="lead">{escape(lead)}</p>{body}'
        f"<footer>{escape(footer)}</footer></main></body></html>\n"
    )
