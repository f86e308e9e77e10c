"""The log of the server: one JSON object a line, with table and seq where there are such."""

import json
import logging
import re
import sys

from wolfden.bots.failures import trace

EXTRAS = ("table", "seq", "game")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        line["says"] = said(record)
        if record.exc_info and record.exc_info[1]:
            line["traceback"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def said(record: logging.LogRecord) -> str:
    """The message; asyncio's goes on with tasks and arguments written out, and these may be secret."""
    message = record.getMessage()
    return re.split(r"[\n(]", message)[0] if record.name == "asyncio" else message


def log_as_json(level: str) -> None:
    """Everything goes to stderr; requests are not logged, for their addresses invite to tables."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_about_us)


def is_about_us(record: logging.LogRecord) -> bool:
    """A client that sends broken text is shown the door; a traceback for each would let anybody fill the disk."""
    return not record.getMessage().startswith("Invalid UTF-8")
