"""Results as files: a row for each game, and beside it what happened how often."""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from wolfden.engine.errors import WolfdenError

from .counting import WINNERS
from .extras import needed
from .results import Results

Columns = Mapping[str, Sequence[Any]]


def check_output(path: Path) -> None:
    """Say what is wrong with the name of an output before any game is played."""
    if path.suffix not in (".parquet", ".csv"):
        raise WolfdenError("error-output", path=path)
    if path.suffix == ".parquet":
        needed("pyarrow", "lab")
    if not path.parent.is_dir():
        raise WolfdenError("error-no-folder", path=path.parent)


def effects_path(path: Path) -> Path:
    return path.with_name(f"{path.stem}-effects{path.suffix}")


def write_results(results: Results, path: Path) -> None:
    write_columns(game_columns(results), path)
    write_columns(effect_columns(results), effects_path(path))


def game_columns(results: Results) -> Columns:
    seats = results.seats
    names = [" ".join(seat for i, seat in enumerate(seats) if won >> i & 1) for won in range(1 << len(seats))]
    return {
        "game": range(len(results.games)),
        "winners": [names[won] for won in results.games[:, WINNERS]],
        "length": results.length.tolist(),
        "decisions": results.decisions.tolist(),
        "branching": [round(moves, 4) for moves in results.branching.tolist()],
        **{f"points_{seat}": results.points(i).tolist() for i, seat in enumerate(seats)},
    }


def effect_columns(results: Results) -> Columns:
    names = ("event", "thing", "times", "seats", "wins", "points")
    return {name: [getattr(effect, name) for effect in results.effects] for name in names}


def write_columns(columns: Columns, path: Path) -> None:
    """Parquet or CSV, by the name of the file."""
    if path.suffix == ".parquet":
        pyarrow, parquet = needed("pyarrow", "lab"), needed("pyarrow.parquet", "lab")
        parquet.write_table(pyarrow.table({name: list(values) for name, values in columns.items()}), path)
        return
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(zip(*columns.values(), strict=True))
