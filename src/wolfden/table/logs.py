"""The log of the server: one JSON object a line, with table and seq where there are such."""

import json
import logging
import sys

EXTRAS = ("table", "seq", "game")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        line["says"] = record.getMessage()
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json(level: str) -> None:
    """Everything goes to stderr; requests are not logged, for their addresses invite to tables."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
