"""What the README shows works, in every language, and so do the links of all pages."""

import re
from pathlib import Path

import pytest

from wolfden.games import GAMES

ROOT = Path(__file__).parent.parent
READMES = {path.name: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("README*.md"))}
PAGES = sorted((ROOT / "docs").rglob("*.md"))
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")
EVERY_README = pytest.mark.parametrize("name", READMES)


@EVERY_README
def test_the_five_lines_of_python_play_a_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", READMES[name], re.DOTALL)
    exec(code, {})
    assert "'winners'" in capsys.readouterr().out


@EVERY_README
def test_its_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", READMES[name])
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_language_leads_to_the_same_places() -> None:
    links = [set(re.findall(r"\]\(([^)#]+)\)", text)) | {name} for name, text in READMES.items()]
    assert len(links) == 3
    assert links[0] == links[1] == links[2]


@EVERY_README
def test_its_pictures_are_small(name: str) -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", READMES[name])
    assert len(pictures) == 3
    assert all((ROOT / picture).stat().st_size < 150_000 for picture in pictures)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not link.startswith("https:")]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / link).resolve() for link in LINK.findall(index.read_text(encoding="utf-8"))}
    assert {page for page in PAGES if page.name not in ("README.md", "package.md")} <= listed


def test_what_is_read_outside_the_repository_does_not_lead_into_it() -> None:
    text = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
    assert not LINK.findall(text)
    assert all(f"`{game.key}`" in text for game in GAMES)
