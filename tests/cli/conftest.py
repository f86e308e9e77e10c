"""No test leaves a record in the folder of the person who runs it."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def apart(data_folder: Path) -> Path:
    return data_folder
