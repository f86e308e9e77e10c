"""`wolfden play`: a game against bots. One command for each game, with the options of its own."""

import sys
from collections.abc import Callable, Mapping
from inspect import Parameter, Signature
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any, Literal

import typer

from wolfden.engine.errors import WolfdenError
from wolfden.engine.game import AnyGame
from wolfden.engine.options import Option, options_of
from wolfden.engine.record import read_record
from wolfden.engine.rng import Rng, below
from wolfden.games import GAMES, find_game
from wolfden.locale.say import Wording

from .screen import CardFiles, Lang, choose, open_console, read_tables, text_in
from .seating import Bots, RecordTo, Seat, Seed, resume_game, start_game

COMMON = {"seat": Seat, "bots": Bots, "lang": Lang, "seed": Seed, "record": RecordTo, "cards": CardFiles}
FEW = 3  # numbers that are named one by one

play = typer.Typer(rich_markup_mode=None)


@play.callback(invoke_without_command=True)
def any_game(
    ctx: typer.Context,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with an unfinished game.")] = None,
    seat: Seat = None,
    bots: Bots = None,
    lang: Lang = None,
) -> None:
    given = resume or seat or bots or lang
    if ctx.invoked_subcommand is not None:
        if given:
            raise typer.BadParameter(f"options come after the game: wolfden play {ctx.invoked_subcommand} --lang ja")
    elif resume:
        record = read_record(resume.read_bytes())
        resume_game(find_game(record.game), record, resume, seat, bots, text_in(lang))
    else:
        text = text_in(lang)
        names = [text(game.key) for game in GAMES]
        try:
            chosen = GAMES[choose(open_console(), text, text("play-which-game"), names)]
        except EOFError:
            raise WolfdenError(f"no game was chosen; name one: wolfden play {GAMES[0].key}") from None
        ctx.invoke(command_of(chosen), seat=seat, bots=bots, lang=lang)


any_game.__doc__ = f"""Play a game against bots.

    Each game has options of its own: wolfden play {GAMES[0].key} --help
    """


def command_of(game: AnyGame) -> Callable[..., None]:
    """What plays this game, with an option for each of the game's."""
    options = options_of(game)

    def play_game(**given: Any) -> None:
        common, text = {name: given.get(name) for name in COMMON}, text_in(given.get("lang"))
        tables, seed = read_tables(common["cards"]), common["seed"] or token_hex()
        chosen = {one.name: value_of(one, given[one.name]) for one in options if one.name in given}
        for name, words in chosen.items():
            if isinstance(words, list):
                chosen[name] = complete(Wording(text, game, {}), name, words, tables, seed)
        start_game(
            game,
            chosen,
            text,
            tables=tables,
            seed=common["seed"],
            seat=common["seat"],
            bots=common["bots"],
            path=common["record"],
        )

    parameters = [*map(parameter_of, options), *(parameter(name, kind, None) for name, kind in COMMON.items())]
    play_game.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    about = (sys.modules[game.package].__doc__ or "").partition(": ")[2].strip()
    play_game.__doc__ = f"{about[:1].upper()}{about[1:].rstrip('.')} ({game.players[0]}-{game.players[-1]} players)."
    return play_game


def parameter(name: str, kind: Any, default: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def parameter_of(option: Option) -> Parameter:
    """An option of the game as one of the command: what is there or not, and one of two words, is a flag."""
    flag = flag_of(option)
    if flag:
        return parameter(option.name, Annotated[bool, typer.Option(flag, help=option.about)], False)
    name = f"--{option.name.replace('_', '-')}"
    if option.kind == "number":
        number: Any = int | None if option.is_optional else int
        told = typer.Option(name, min=option.low, max=option.high, metavar=numbers(option), help=option.about)
        return parameter(option.name, Annotated[number, told], option.default)
    if option.kind == "choice":
        told = typer.Option(name, metavar="|".join(option.choices), help=option.about)
        return parameter(option.name, Annotated[Literal[option.choices], told], option.default)
    told = typer.Option(name, metavar="WORD,...", help=option.about)
    return parameter(option.name, Annotated[str | None, told], None)


def flag_of(option: Option) -> str:
    """`--memory-aid`, `--no-chips`, or the word that is not the usual one; nothing if it takes a value."""
    if option.kind == "switch":
        return f"--{'no-' if option.default else ''}{option.name.replace('_', '-')}"
    if len(option.choices) == 2:
        return f"--{other_word(option).replace('_', '-')}"
    return ""


def other_word(option: Option) -> str:
    return next(word for word in option.choices if word != option.default)


def value_of(option: Option, given: Any) -> Any:
    """What the rules are told."""
    if option.kind == "switch":
        return given != option.default
    if flag_of(option):
        return other_word(option) if given else option.default
    if option.kind == "words":
        return option.default if given is None else [word.strip() for word in given.split(",")]
    return given


def complete(say: Wording, name: str, words: list[str], changed: Mapping[str, str], seed: str) -> str | list[str]:
    """The cards of a recommended set; a choice it leaves is the person's, or the seed's if nobody can be asked."""
    rng, chosen = Rng.from_text(f"{name} {seed}"), list[str]()
    sets = {one.id: one.slots for one in say.game.recommended(changed)}
    if len(words) != 1 or words[0] not in sets:
        return words
    for slot in sets[words[0]]:
        left = [word for word in slot if word not in chosen]
        number = 0
        if len(left) > 1 and sys.stdin.isatty():
            names = [f"{say.word(name.removesuffix('s'), word)} ({word})" for word in left]
            number = choose(open_console(), say.text, say.text("play-set-slot", set=words[0]), names)
        elif len(left) > 1:
            number = below(rng, len(left))
        chosen.append(left[number])
    return chosen or words[0]


def numbers(option: Option) -> str:
    if option.is_optional or option.low is None or option.high is None:
        return "N"
    every = range(option.low, option.high + 1)
    return "|".join(map(str, every)) if len(every) <= FEW else f"{option.low}-{option.high}"


for game in GAMES:
    play.command(game.key)(command_of(game))
