"""``fivethrones games``: what can be played, by how many, and how it can be set up."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fivethrones.bots import bots_for
from fivethrones.cli import asking
from fivethrones.cli.failing import DONE
from fivethrones.cli.screen import hanging, screen
from fivethrones.club.anchors import measured
from fivethrones.games import GAMES
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import literal
from fivethrones.locales import Translator


def games(lang: str) -> int:
    console = screen()
    for game in GAMES.values():
        show_game(console, game, Translator(asking.language_of(lang), game.id))
    return DONE


def show_game(console: Console, game: Game[Any], words: Translator) -> None:
    low, high = game.seats[0], game.seats[-1]
    players = (
        words.say("cli-players-only", count=low)
        if low == high
        else words.say("cli-players", low=low, high=high)
    )
    title = Text.assemble((game.id, "bold cyan"), "  ", (words.name(f"game-{game.id}"), "bold"))
    console.print(title.append(f"  {players}"))
    for setting in game.settings:
        show_setting(console, words, setting.id, setting.values)
    show_levels(console, game, words)


def show_setting(console: Console, words: Translator, id: str, values: list[str]) -> None:
    """What it is about, and its values, the default first and in bold."""
    option = f"option-{id}"
    console.print(Text.assemble("\n  ", (id, "cyan"), "  ", (words.name(option), "bold")))
    console.print(hanging("   ", words.name(option, "text"), "dim"))
    table = Table.grid(padding=(0, 2, 0, 0))
    for value in values:
        mark = words.say("cli-default") if value == values[0] else ""
        table.add_row("   ", Text(value, "cyan"), words.name(f"{option}-{value}"), Text(mark, "dim"))
    console.print(table)


def show_levels(console: Console, game: Game[Any], words: Translator) -> None:
    """The bots, the weakest first, with the ratings that have been measured."""
    console.print(Text.assemble("\n  ", (words.say("cli-levels"), "bold")))
    table = Table.grid(padding=(0, 2, 0, 0))
    for bot in bots_for(game):
        ratings = [
            words.say("cli-level-rating", seats=seats, rating=literal(str(rating)))
            for seats in game.seats
            if (rating := measured(game.id, seats).get(bot.id)) is not None
        ]
        table.add_row(
            "   ", Text(bot.id, "cyan"), words.name(f"bot-{bot.id}"), Text("; ".join(ratings), "dim")
        )
    console.print(table)
