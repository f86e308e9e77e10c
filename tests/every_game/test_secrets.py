"""Nothing a viewer may not know ever reaches it: worlds that differ only in that are the same to it, byte for byte.

The other worlds are made from the truth by the words of the rules (`tests/<game>/twins.py`), never from a sight. What
it notices is in `test_planted_leaks.py`.
"""

import re
from pathlib import Path
from pkgutil import iter_modules
from random import Random

from wolfden import env
from wolfden.engine.decision import SPECTATOR
from wolfden.engine.game import AnyGame, is_over, play, see
from wolfden.engine.rulebook import read_rules
from wolfden.engine.sight import audiences
from wolfden.table import messages

from .sampling import particulars, random_games, random_move
from .secrecy.channels import ASKED, CHEAP, DEAR
from .secrecy.pairs import Tally, look_for_leaks, secrets_of, twins_of

PAIRS = 1200  # for each game; `make soak` compares a million
DEARLY = 0.04


def test_worlds_a_viewer_cannot_tell_apart_are_the_same_to_it(game: AnyGame) -> None:
    """Everybody and a spectator, every number of players and option, whole games; the first leak is a failure."""
    tally = Tally()
    for part in look_for_leaks(game, Random(game.key), DEARLY):
        tally.add(part)
        if tally.pairs > PAIRS and secrets_of(game) <= {*tally.differed}:
            break
        assert tally.pairs < 5 * PAIRS, f"these never differ: {secrets_of(game) - {*tally.differed}}"

    assert tally.without_twin < tally.worlds / 5
    assert tally.memories > 5 or not twins_of(game).SHOWN_AGAIN
    assert {*tally.channels} == {channel.__name__ for channel in (*CHEAP, *DEAR)}
    assert {*messages.FromClient.__subclasses__()} == ASKED
    sent = {kind.__struct_config__.tag for kind in messages.FromServer.__subclasses__()}
    assert sent - {*tally.messages} == {"store_down"}, "which says whether the table can be saved, and nothing else"


def test_every_field_says_who_may_know_it(game: AnyGame) -> None:
    """One that does not reaches nobody, which is safe, and is a mistake all the same."""
    assert [name for name, audience in audiences(game.State) if audience is None] == []


def test_the_rules_say_of_every_event_who_hears_it(game: AnyGame) -> None:
    """§4: `| event | what everybody hears | what is heard only by some |`."""
    written = {
        event: (everybody.replace("–", "").split(", "), only.replace("–", ""))
        for event, everybody, only in re.findall(r"(?m)^\| `(\w+)` \| ([^|]+) \| ([^|]*) \|$", read_rules(game))
        if event in {event_type.name for event_type in game.event_types}
    }
    declared = {
        event_type.name: (
            list(event_type.everybody or [""]),
            "; ".join(f"{name}: {', '.join(field.by)}" for name, field in event_type.only.items()),
        )
        for event_type in game.event_types
    }
    assert written == declared


def test_everything_the_rules_open_is_open_at_the_end(game: AnyGame) -> None:
    closed = set()
    for state, random in random_games(game, 5, "open"):
        while not is_over(state):
            play(game, state, *random_move(game, state, random))
        for viewer in range(SPECTATOR, len(game.seats(state))):
            shown, truth = game.write_state(see(game, state, viewer)), game.write_state(state)
            closed |= {name for name in truth if shown[name] != truth[name]}
    assert closed == particulars(game).NEVER_OPEN


def test_other_worlds_are_made_from_words_alone(game: AnyGame) -> None:
    """Nothing that makes them can ask a sight, or anything else that is tested by them."""
    assert "wolfden." not in Path(twins_of(game).__file__).read_text(encoding="utf-8").replace("src/wolfden/", "")


def test_every_environment_is_a_channel() -> None:
    made_of = {"observation", "scenes", "drawing"}  # what they are made of
    environments = {module.name for module in iter_modules(env.__path__)} - made_of
    assert environments <= {channel.__name__ for channel in DEAR}
