"""Figures for prometheus, at /metrics."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TABLES = Gauge("wolfden_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("wolfden_sockets", "Open sockets", multiprocess_mode="livesum")
KEPT = Counter("wolfden_entries_kept", "Entries written into the logs of tables")
SHOWN = Counter("wolfden_tables_shown", "Table messages sent")
REFUSED = Counter("wolfden_refusals", "Wishes refused", ["reason"])
UNSAVED = Counter("wolfden_unsaved", "Times something could not be saved")
ANSWERED = Histogram("wolfden_answer_seconds", "From a client's message to its answer, kept or refused")


def figures() -> bytes:
    """All figures; of all workers, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
