"""``fivethrones replay``: a recorded match, step by step, as a seat saw it."""

from pathlib import Path

from fivethrones.cli import asking
from fivethrones.cli.failing import DONE, explained, told
from fivethrones.cli.screen import screen
from fivethrones.cli.table import Table
from fivethrones.games import GAMES
from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.kernel.message import literal, seat_name
from fivethrones.kernel.play import awaited
from fivethrones.match.match import Match
from fivethrones.match.record import BadRecord, follow, read_text


def replay(file: str, step: str, seat: str, verify: bool, lang: str) -> int:
    language = asking.language_of(lang)
    followed = follow(read_text(Path(file)), GAMES)
    match = followed.match
    table = Table(match, [asking.HUMAN] * match.state.seats, language, screen())
    viewer = viewer_of(match, seat)
    if verify and followed.stopped is not None:
        raise followed.stopped
    if verify:
        show_verdict(table, followed.version)
    elif step:
        show_position(table, asking.number("--step", step), viewer)
    else:
        show_game(table, viewer, followed.stopped)
    return DONE


def viewer_of(match: Match, seat: str) -> Seat:
    """Players are numbered from one; without a number, somebody who watches."""
    if not seat:
        return SPECTATOR
    number = asking.number("--seat", seat, 1)
    if number > match.state.seats:
        raise asking.wrong("wrong-seat", number=number, last=match.state.seats)
    return number - 1


def show_verdict(table: Table, version: int) -> None:
    """The match has been played anew and compared while it was loaded."""
    match = table.match
    if version != match.version:
        table.say(table.words.say("cli-older", version=version, known=match.version), "yellow")
        return
    table.say(table.words.say("cli-verified", steps=len(match.log), hash=literal(match.state_hash)), "green")


def show_position(table: Table, step: int, viewer: Seat) -> None:
    state = table.match.at(step)
    table.show_events(step, viewer)
    table.console.print()
    table.show_board(state, viewer)
    if state.decision is not None:
        table.console.print()
        asked = table.words.listed([table.words.name(seat_name(seat)) for seat in awaited(state)])
        table.say(f"{asked}: {told(table.words, state.decision.prompt)}", "bold")
    elif state.outcome is not None:
        table.console.print()
        table.say(told(table.words, state.outcome.reason), "bold")


def show_game(table: Table, viewer: Seat, stopped: BadRecord | None) -> None:
    say, match = table.words.say, table.match
    table.show_title("bold")
    for step in range(len(match.history)):
        table.say(say("cli-step", step=step) if step else say("cli-set-up"), "dim")
        table.show_events(step, viewer)
    if stopped is not None:
        table.say(explained(table.words, stopped), "red")
        return
    outcome = match.state.outcome
    table.say(told(table.words, outcome.reason) if outcome else say("cli-unfinished"), "bold")
