"""The Werewolves bEat Robbers' Horror: tables of pips, roles and cards."""

import csv
from collections.abc import Callable, Sequence
from importlib.resources import files
from io import StringIO

from wolfden.lab import figures
from wolfden.lab.balance.seats import in_words
from wolfden.lab.balance.study import Effort, Study
from wolfden.lab.figures import Estimate
from wolfden.lab.page import Chapter
from wolfden.lab.plots import Scale, dots, percent_scale
from wolfden.lab.results import Results

ROLES = ("robber", "traitor", "werewolf")
PIPS: dict[str, Callable[[int], int] | None] = {  # on treasure and robber cards, by their number
    "as listed": None,
    "mirrored": lambda number: number // 3,
    "all 2": lambda number: 2,
    "5 to 1": lambda number: 5 if number <= 5 else 1,
}


def studies(effort: Effort) -> list[Study]:
    return [pips_study(effort), role_study(effort)]


def changed_pips(pips: Callable[[int], int] | None, given: str | None) -> dict[str, str]:
    """The table of the cards that is given, or else the printed one, with these pips."""
    if pips is None:
        return {}
    text = given or (files("wolfden.games.werewolves_and_robbers") / "cards.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(StringIO(text)))
    for row in rows:
        if row["number"]:
            row["pips"], row["tag_pips"] = str(pips(int(row["number"]))), "[house rule]"
    written = StringIO()
    writer = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return {"cards.csv": written.getvalue()}


def pips_study(effort: Effort) -> Study:
    plans = [
        effort.plan(
            ("hunter",), {"players": players, "mode": "single"}, changed_pips(pips, effort.tables.get("cards.csv"))
        )
        for pips in PIPS.values()
        for players in effort.players
    ]
    names = [f"{players} players, {name}" for name in PIPS for players in effort.players]
    return Study(plans, lambda results: tell_pips(names, results))


def tell_pips(names: Sequence[str], results: Sequence[Results]) -> Chapter:
    robbers = [
        (n, r.team_shares().get("robbers", figures.share(0, len(r.games)))) for n, r in zip(names, results, strict=True)
    ]
    robbers.sort(key=lambda row: row[0][:1])
    return Chapter(
        "Tables of pips",
        "The printed pips are not known for sure, so hunters play single games with several tables: as they stand in "
        "our card list (weak cards are rich), mirrored (strong cards are rich), all alike, and five rich cards in each "
        "suit. Draws count for nobody.",
        [dots(robbers, percent_scale((e for _, e in robbers), 0.5), 0.5, "How often the robbers' team wins")],
    )


def role_study(effort: Effort) -> Study:
    plans = [effort.plan(("hunter",), {"players": players, "mode": "single"}) for players in effort.players]
    return Study(plans, tell_roles)


def tell_roles(results: Sequence[Results]) -> Chapter:
    wins: list[tuple[str, Estimate]] = []
    for result in results:
        for role in ROLES:
            seats, won = (result.tallies[f"{role} {what}"] for what in ("seats", "wins"))
            wins.append((f"{result.plan.options['players']} players, {role}", figures.share(won, seats)))
    four = results[len(results) // 2]
    players = four.plan.options["players"]
    usual = four.team_shares()
    cards = [(card, effect.win_share) for card, effect in four.effects_of("card_in_pile").items()]
    even = sum(int(four.won(seat).sum()) for seat in range(len(four.seats))) / len(four.games) / len(four.seats)
    lead = ", ".join(f"{name} {in_words(share)}" for name, share in usual.items())
    return Chapter(
        "Roles and cards",
        f"How often each role is on the winning side, and how often the player wins who has captured a card. With "
        f"{players} players: {lead}. A card goes along with winning; it need not be the reason.",
        [
            dots(wins, percent_scale((e for _, e in wins), 0.5), 0.5, "Wins of each role, hunters, single games"),
            dots(cards, Scale(0.0, 1.0, " %", 100), even, f"Wins of whoever captured the card, {players} players"),
        ],
    )
