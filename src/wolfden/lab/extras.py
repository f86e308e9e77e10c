"""Parts that are installed only by those who want them."""

from importlib import import_module
from typing import Any

from wolfden.engine.errors import WolfdenError


def needed(module: str, extra: str) -> Any:
    """This module; if it is missing, the error names the extra that brings it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise WolfdenError("error-needs", module=error.name, extra=extra) from None
