"""What the README shows works, in every language."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READMES = {path.name: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("README*.md"))}
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
