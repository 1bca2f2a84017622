"""The ring of Monopoly in a terminal: its four sides side by side, the players, what is under way."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivethrones.games.monopoly.pieces import COLOURS, DEEDS, GROUP, RING, SQUARE_NAMES
from fivethrones.games.monopoly.rules.auction import lot_name
from fivethrones.games.monopoly.rules.start import TOKEN_NAMES
from fivethrones.games.monopoly.rules.trade import ITEM_NAMES
from fivethrones.games.monopoly.view import RealmView
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.message import literal, seat_name
from fivethrones.locales import Translator

SIDES: Final = 4
SIDE: Final = RING // SIDES
GAP: Final = 1
HIGH: Final = 30  # lines from which there is room for an empty one
KEEP: Final = "♜"
VILLAGE: Final = "⌂"
MARK: Final = "bold #ffffff on #1f5c99"
PLAYERS: Final = "ABCDEFGH"

# Band of each colour group, then of the Great Houses and the wilds.
BANDS: Final = [
    "#ffffff on #8b5a2b",
    "#1d2226 on #a9d8ee",
    "#ffffff on #c84b8c",
    "#1d2226 on #e8871e",
    "#ffffff on #c62828",
    "#1d2226 on #f2c51b",
    "#ffffff on #2e7d32",
    "#ffffff on #1f3a93",
    "#1d2226 on #dfe2de",
    "#1d2226 on #b9c0b5",
]


class RingBoard:
    def draw(
        self, view: RealmView, words: Translator, marks: Mapping[str, int], width: int, height: int
    ) -> RenderableType:
        gap = [Text()] if height >= HIGH else []
        return Group(ring(view, words, marks, width), *gap, *players(view, words), *pending(view, words))

    def piece(self, view: RealmView, id: str) -> str:  # noqa: ARG002 (other boards look at it)
        kind = id.partition("-")[0]
        if id.isdecimal() and int(id) < RING:
            return SQUARE_NAMES[int(id)]
        return id if kind in ("square", "jail", "token", "seat") else ""


def ring(view: RealmView, words: Translator, marks: Mapping[str, int], width: int) -> Table:
    """Squares 0 to 9, 10 to 19, 20 to 29 and 30 to 39 in columns."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    room = width // SIDES - GAP
    for _ in range(SIDES):
        table.add_column(width=room, no_wrap=True)
    for row in range(SIDE):
        table.add_row(*(square(view, words, marks, side * SIDE + row, room) for side in range(SIDES)))
    return table


def square(view: RealmView, words: Translator, marks: Mapping[str, int], n: int, room: int) -> Text:
    """Number and group, name, owner, buildings, tokens, and the number of the move."""
    band = f"{n:2}{group_numeral(n)} "
    tail = f"{owner_mark(view, n)}{buildings(view, n)}{tokens(view, n)}"
    mark = next((f"[{marks[p]}]" for p in (SQUARE_NAMES[n], deed_piece(n)) if p in marks), "")
    left = max(room - len(band) - len(tail) - len(mark), 0)
    name = words.name(SQUARE_NAMES[n]).strip("«»")[:left].ljust(left)
    style = BANDS[GROUP[n]] if n in DEEDS else "dim"
    return Text(band, style).append(name, "").append(tail, "bold").append(mark, MARK)


def deed_piece(n: int) -> str:
    return SQUARE_NAMES[n].replace("square-", "deed-", 1)


def group_numeral(n: int) -> str:
    """A group by its number, so that it can be told without its colour."""
    if GROUP[n] < 0:
        return "  "
    return f"·{GROUP[n] + 1}" if GROUP[n] < len(COLOURS) else "·*"


def owner_mark(view: RealmView, n: int) -> str:
    """The letter of its owner, small where the deed is mortgaged."""
    if view.owner[n] < 0:
        return ""
    letter = PLAYERS[view.owner[n]]
    return letter.lower() if view.mortgaged[n] else letter


def buildings(view: RealmView, n: int) -> str:
    level = view.level[n]
    return KEEP if level == view.keep else VILLAGE + str(level) if level else ""


def tokens(view: RealmView, n: int) -> str:
    """Who stands there: their numbers; in the cell, behind a bar."""
    here = [seat for seat in range(len(view.cash)) if view.place[seat] == n and seat not in view.out]
    visiting = "".join(PLAYERS[seat] for seat in here if view.jail[seat] < 0)
    inside = "".join(PLAYERS[seat] for seat in here if view.jail[seat] >= 0)
    return (f"•{visiting}" if visiting else "") + (f"#{inside}" if inside else "")


def players(view: RealmView, words: Translator) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2, 0, 0))
    heads = (words.say("board-cash"), words.say("board-worth"), words.say("board-deeds"))
    table.add_row(Text(words.say("stage-round", round=view.round), "bold"), *heads, "")
    for seat in range(len(view.cash)):
        owned = sum(1 for n in DEEDS if view.owner[n] == seat)
        name = Text(f"{PLAYERS[seat]} {words.name(seat_name(seat))}", "bold" if seat == view.turn else "")
        figures = (str(view.cash[seat]), str(view.worth[seat]), str(owned))
        table.add_row(name, *figures, Text(plight(view, words, seat), "dim"))
    stock = words.say("board-bank", villages=view.villages, keeps=view.keeps)
    decks = words.say("board-decks", valar=len(view.valar), throne=len(view.throne))
    return [table, Text(f"{stock} · {decks}", "dim", no_wrap=True)]


def plight(view: RealmView, words: Translator, seat: int) -> str:
    """In jail, out of the game, or which token it is."""
    if seat in view.out:
        return words.say("board-out")
    if view.jail[seat] >= 0:
        return words.say("board-jail")
    return words.name(TOKEN_NAMES[view.tokens[seat]]) if seat < len(view.tokens) else ""


def pending(view: RealmView, words: Translator) -> list[RenderableType]:
    """What is under way, one line each."""
    lines: list[str] = []
    if view.lot != NOTHING:
        lines.append(words.say("board-lot", lot=lot_name(view.lot), bid=view.bid))
    if view.debtor != NOTHING:
        lines.append(words.say("board-debt", seat=seat_name(view.debtor), due=view.due))
    if view.sent or view.offer_by == view.viewer != NOTHING:
        lines.append(offer(view, words))
    for claim in view.claims:
        args = {"visitor": seat_name(claim.visitor), "owner": seat_name(claim.owner)}
        lines.append(words.say("board-claim", square=SQUARE_NAMES[claim.square], **args))
    return [Text(line) for line in lines]


def offer(view: RealmView, words: Translator) -> str:
    gives = [ITEM_NAMES[item] for item in view.give] + [literal(str(view.money))] * (view.money > 0)
    gets = [ITEM_NAMES[item] for item in view.ask] + [literal(str(-view.money))] * (view.money < 0)
    return words.say(
        "board-offer", by=seat_name(view.offer_by), gives=gives or ["nothing"], gets=gets or ["nothing"]
    )


BOARD: Final = RingBoard()
