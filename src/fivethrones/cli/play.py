"""``fivethrones play``: people and bots at one terminal."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fivethrones.cli import asking
from fivethrones.cli.commands import COMMANDS, Left
from fivethrones.cli.failing import DONE, INTERRUPTED, explained
from fivethrones.cli.screen import screen
from fivethrones.cli.table import Table
from fivethrones.games import GAMES
from fivethrones.kernel.action import Seat
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import literal
from fivethrones.kernel.rng import commitment, new_seed
from fivethrones.match.match import Match
from fivethrones.match.record import load, save


def play(
    game_id: str, seats: str, seed: str, lang: str, options: Sequence[str], resume: str, think: str
) -> int:
    game = asking.game_named(game_id)
    language = asking.language_of(lang)
    thought = asking.thought(think)
    if resume:
        match = resumed(game, resume, seed, options)
        kinds = asking.players(game, seats, [f"seats={match.state.seats}"])
        asking.settled(game, [f"seats={match.state.seats}"], len(kinds))
    else:
        kinds = asking.players(game, seats, options)
        settled = asking.settled(game, options, len(kinds))
        match = Match(game, settled, asking.seed(seed) if seed else new_seed())
        match.commitment = "" if seed else commitment(match.seed)
    return sit_down(Table(match, kinds, language, screen(), bool(seed), thought))


def resumed(game: Game[Any], path: str, seed: str, options: Sequence[str]) -> Match:
    if seed or options:
        raise asking.wrong("wrong-resume-settings", path=literal(path))
    match = load(Path(path), GAMES)
    if match.game is not game:
        raise asking.wrong("wrong-resume-game", path=literal(path), game=f"game-{match.game.id}")
    return match


def sit_down(table: Table) -> int:
    """Play to the end; whoever leaves before loses nothing."""
    table.show_title()
    table.show_ratings()
    try:
        play_on(table)
        if table.humans:
            offer_to_save(table)
    except Left:
        offer_to_save(table)
    except EOFError:
        table.console.print()
        keep(table)
    except KeyboardInterrupt:
        table.console.print()
        keep(table)
        return INTERRUPTED
    return DONE


def play_on(table: Table) -> None:
    if table.humans:
        table.say(table.words.say("cli-hint"), "dim")
    seat = table.next_human()
    while seat is not None:
        table.show(seat)
        choose(table, seat)
        seat = table.next_human()
    table.show_end()


def choose(table: Table, seat: Seat) -> None:
    """Read lines until one is a legal move, or a part of one."""
    before = len(table.match.log), len(table.begun)
    while (len(table.match.log), len(table.begun)) == before:
        line = table.ask(">")
        try:
            obey(table, seat, line)
        except Refusal as refusal:
            table.say(explained(table.words, refusal), "yellow")


def obey(table: Table, seat: Seat, line: str) -> None:
    for command in COMMANDS:
        rest = command.heard(table, line)
        if rest is not None:
            command.do(table, seat, rest)
            return
    if line:
        table.play(table.reader.read(table.state, seat, line))


def offer_to_save(table: Table) -> None:
    """Under a name of the player's choice."""
    if not table.match.log:
        return
    path = table.free_name()
    try:
        answer = table.ask(table.words.say("cli-save-offer", path=literal(str(path))))
    except EOFError:
        table.console.print()
        keep(table)
        return
    if answer.lower() in [words.say("cli-no") for words in table.languages.values()]:
        table.say(table.words.say("cli-not-saved"))
        return
    keep(table, Path(answer) if answer else path)


def keep(table: Table, path: Path | None = None) -> None:
    """Save the match, say where, and how to go on."""
    if not table.match.log:
        return
    path = table.free_name() if path is None else path
    try:
        save(table.match, path)
    except Refusal as refusal:
        table.say(explained(table.words, refusal), "yellow")
        table.say(table.words.say("cli-not-saved"))
        return
    table.say(table.words.say("cli-saved", path=literal(str(path))))
    over = table.state.outcome is not None
    table.say(
        table.words.say("cli-replay-hint" if over else "cli-resume-hint", command=how_to_go_on(table, path))
    )


def how_to_go_on(table: Table, path: Path) -> str:
    file, lang = shlex.quote(str(path)), f"--lang {table.words.language}"
    if table.state.outcome is not None:
        return literal(f"fivethrones replay {file} {lang}")
    seats = ",".join(table.kinds)
    return literal(f"fivethrones play {table.match.game.id} --seats {seats} --resume {file} {lang}")
