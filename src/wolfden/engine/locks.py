"""Files that one process holds at a time, on every system."""

import sys
from typing import IO


def is_ours(file: IO[str]) -> bool:
    """Hold this file until it is closed or we die; False if somebody else holds it."""
    try:
        if sys.platform == "win32":
            from msvcrt import LK_NBLCK, locking

            file.seek(0)
            locking(file.fileno(), LK_NBLCK, 1)
        else:
            from fcntl import LOCK_EX, LOCK_NB, flock

            flock(file, LOCK_EX | LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
