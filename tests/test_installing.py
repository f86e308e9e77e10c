"""What is installed says who it is, and imports where the modules of POSIX are missing."""

import subprocess
import sys
from importlib.metadata import version

import wolfden
from tests.cli.running import wolfden as run

WITHOUT_POSIX = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys(["fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop"]))
import wolfden
for module in pkgutil.walk_packages(wolfden.__path__, "wolfden."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
        print(module.name)
"""


def test_there_is_one_version() -> None:
    assert version("wolfden") == wolfden.__version__
    assert run("--version").output == f"wolfden {wolfden.__version__}\n"


def test_every_module_imports_without_those_of_posix() -> None:
    imported = subprocess.run([sys.executable, "-c", WITHOUT_POSIX], capture_output=True, text=True)

    assert imported.returncode == 0, imported.stderr
    doors = {"wolfden.bots", "wolfden.cli", "wolfden.client", "wolfden.env", "wolfden.lab", "wolfden.table"}
    assert doors <= set(imported.stdout.split())
