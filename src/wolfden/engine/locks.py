"""Files that one process holds at a time, on every system."""

import sys
from typing import IO


def is_ours(file: IO[str], for_process: bool = False) -> bool:
    """Hold this file until it is closed or we die; False if somebody else holds it.

    Held for the whole process, it may be held there several times; on Windows only once.
    """
    try:
        if sys.platform == "win32":
            from msvcrt import LK_NBLCK, locking

            file.seek(0)
            locking(file.fileno(), LK_NBLCK, 1)
        else:
            from fcntl import LOCK_EX, LOCK_NB, flock, lockf

            (lockf if for_process else flock)(file, LOCK_EX | LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
