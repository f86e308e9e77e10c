"""What holds for every test."""

import os
from pathlib import Path

import pytest

os.environ["WOLFDEN_PRECOMPILE"] = "no"  # no test starts the compiler behind the backs of the others


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A test that plays leaves no record in the folder of the person who runs it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder
