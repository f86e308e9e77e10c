"""`wolfden lab`: many games at once, for designers. The compiler is imported by the commands, not before."""

import typer

from .balance import balance
from .compare import compare
from .simulate import simulate
from .tournament import tournament

lab = typer.Typer(help="Simulate many games: figures, tournaments, balance reports and comparisons.")
lab.command()(simulate)
lab.command()(tournament)
lab.command()(balance)
lab.command()(compare)
