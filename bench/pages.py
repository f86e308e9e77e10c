"""Pages of figures that several commands write: each has a section, and leaves those of the others as they are."""

from pathlib import Path


def put_section(page: Path, title: str, text: str) -> None:
    """Write this section of a page, in its place or at the end; without a title, what stands before all sections."""
    parts = page.read_text(encoding="utf-8").split("\n## ") if page.exists() else [""]
    if not title:
        parts[0] = text.rstrip() + "\n"
    else:
        others = [part for part in parts[1:] if part.partition("\n")[0] != title]
        parts = [parts[0], *others, f"{title}\n\n{text.rstrip()}\n"]
    page.write_text("\n## ".join(parts), encoding="utf-8")
