"""What docs/research.md shows works."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^## (\w+)$(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
EXAMPLES = [(door, code) for door, text in SECTIONS for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL)]


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("door", "code"), EXAMPLES, ids=[door for door, _ in EXAMPLES])
def test_the_lines_for_each_door_run(door: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert capsys.readouterr().out


def test_every_door_has_its_lines() -> None:
    assert [door for door, _ in EXAMPLES] == ["PettingZoo", "OpenSpiel", "Batches", "Batches"]


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert [link for link in links if not (DOCS / link).exists()] == []
