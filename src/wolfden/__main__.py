"""`python -m wolfden` is `wolfden`."""

from wolfden.cli import app

app(prog_name="wolfden")
