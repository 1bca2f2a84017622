"""``fivethrones solve``: who wins from a position of a recorded match if nobody errs, and how."""

from pathlib import Path

from fivethrones.bots.hand_of_the_king.solving import PATIENCE, Solution, can_be_solved, solve
from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import hanging, screen
from fivethrones.cli.table import Table
from fivethrones.games import GAMES
from fivethrones.kernel.message import seat_name
from fivethrones.kernel.play import apply
from fivethrones.kernel.state import State
from fivethrones.match.record import load


def solve_position(file: str, step: str, lang: str) -> int:
    language = asking.language_of(lang)
    match = load(Path(file), GAMES)
    table = Table(match, [asking.HUMAN] * match.state.seats, language, screen())
    state = match.at(asking.number("--step", step) if step else len(match.history) - 1)
    if not can_be_solved(state):
        raise asking.wrong("wrong-unsolvable")
    solution = solve(state, PATIENCE)
    if solution is None:
        table.say(table.words.say("solve-early", positions=PATIENCE.iterations), "yellow")
    else:
        show(table, state, solution)
    return DONE


def show(table: Table, state: State, solution: Solution) -> None:
    words = table.words
    winners = [seat_name(seat) for seat in solution.winners]
    verdict = words.say("solve-won", winners=winners) if winners else words.say("solve-draw")
    table.say(verdict, "bold")
    for number, action in enumerate(solution.line, 1):
        said = f"{words.name(seat_name(action.seat))}: {words.text(table.match.game.label(state, action))}"
        table.console.print(hanging(f"{number:3}", said))
        apply(state, action)
    table.say(words.say("solve-certain"), "dim")
