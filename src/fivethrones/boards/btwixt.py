"""The realm in a terminal: the ally, the rulers with their stacks, the councils between them, the own hand."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivethrones.games.btwixt.card import Influence
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.notation import CARD_IDS
from fivethrones.games.btwixt.pieces import LEADERS, NOBODY_YET, SEASONS
from fivethrones.games.btwixt.records import Kind
from fivethrones.games.btwixt.view import RealmView
from fivethrones.kernel.action import NOTHING, SPECTATOR
from fivethrones.kernel.message import seat_name
from fivethrones.locales import Translator

MARK: Final = "bold #ffffff on #1f5c99"
# Influence cards by colour: a sign that also reads without it, and the ink.
SIGNS: Final = ["■", "●", "◆", "★", "○"]
INKS: Final = ["#e0655a", "#6fae5f", "#b58ae0", "#6aa5e0", "#f2f2f2"]
KNEELS: Final = "▽"
FIRST: Final = "①"
TOKEN: Final = "⬡"
POINTED: Final = ("ally", "leader", "council", "color", "stack", "seat", "look")
WIDE: Final = 100  # columns from which rulers are named
TEXTS: Final = 40  # lines from which the texts of the own cards are shown


class RealmBoard:
    def draw(
        self, view: RealmView, words: Translator, marks: Mapping[str, int], width: int, height: int
    ) -> RenderableType:
        shown: list[RenderableType] = [heading(view, words), ally(view, words, marks)]
        if view.row:
            shown.append(Text(words.say("board-row", allies=[ally_name(kind) for kind in view.row])))
        if view.looked_at:
            looked_at = [ally_name(kind) for kind in view.looked_at]
            shown.append(Text(words.say("board-looked-at", allies=looked_at)))
        shown += [rulers(view, words, marks, width >= WIDE), councils(view, words, marks)]
        return Group(*shown, *hand(view, words, marks, height >= TEXTS))

    def piece(self, view: RealmView, id: str) -> str:
        """A card of the own hand before one in a stack."""
        if not id.startswith("influence-"):
            return id if id.partition("-")[0] in POINTED else ""
        kind = Kind(CARD_IDS.index(id.removeprefix("influence-")))
        own = view.seats[view.viewer].hand_seen if view.viewer != SPECTATOR else []
        stacks = [ruler.stack for ruler in view.seats]
        found = [seat for seat in range(len(stacks)) if kind in stacks[seat]]
        return id if kind in own or not found else f"stack-{found[0]}-{stacks[found[0]].index(kind)}"


def heading(view: RealmView, words: Translator) -> Text:
    seats = len(view.seats)
    time = words.say(
        "stage-season", season=f"season-{SEASONS[view.season]}", number=seats - view.left + 1, of=seats + 1
    )
    decks = words.say(
        "board-decks",
        deck=view.deck,
        discard=len(view.discard),
        allies=view.ally_deck,
        killed=len(view.killed),
        supply=view.supply,
    )
    return Text.assemble((time, "bold"), (f"   {decks}", "dim"))


def ally(view: RealmView, words: Translator, marks: Mapping[str, int]) -> Text:
    if view.current == NOTHING:
        return Text(words.say("board-no-current"))
    name = ally_name(view.current)
    title = words.say("board-current", ally=name, power=ALLIES[view.current].power, tokens=view.on_current)
    label = words.name(ALLIES[view.current].ability())
    return Text.assemble(mark(marks, name), (title, "bold"), f". {label}: {words.name(name, 'text')}")


def rulers(view: RealmView, words: Translator, marks: Mapping[str, int], named: bool) -> Table:
    """A row for each: who, how many cards in hand, the total, and the stack."""
    table = Table.grid(padding=(0, 2, 0, 0))
    heads = [words.say(f"board-{head}") for head in ("ruler", "hand", "total", "stack")]
    table.add_row(*(Text(head, "dim") for head in heads))
    for seat in range(len(view.seats)):
        ruler = view.seats[seat]
        who = Text.assemble(mark(marks, seat_name(seat)), (words.name(seat_name(seat)), "bold"))
        if named and ruler.leader != NOBODY_YET:
            who.append(f" ({words.name(f'leader-{LEADERS[ruler.leader]}')})")
        who.append(FIRST if seat == view.first else "").append(KNEELS if ruler.kneeling else "")
        table.add_row(who, str(ruler.hand), str(ruler.total), stack(view, words, marks, seat))
    return table


def stack(view: RealmView, words: Translator, marks: Mapping[str, int], seat: int) -> Text:
    ruler = view.seats[seat]
    drawn = Text()
    for place in range(len(ruler.stack)):
        card = INFLUENCE[ruler.stack[place]]
        drawn.append(" " if place else "").append_text(mark(marks, f"stack-{seat}-{place}"))
        drawn.append_text(card_text(words, card, ruler.values[place], "strike" if ruler.off[place] else ""))
    return drawn


def councils(view: RealmView, words: Translator, marks: Mapping[str, int]) -> Table:
    """A row for each: between whom, its power and tokens, and who sits there."""
    table = Table.grid(padding=(0, 2, 0, 0))
    heads = [words.say(f"board-{head}") for head in ("council", "power", "tokens", "allies")]
    table.add_row(*(Text(head, "dim") for head in heads))
    seats = len(view.seats)
    for number in range(seats):
        council = view.councils[number]
        pair = f"{words.name(seat_name(number))} — {words.name(seat_name((number + 1) % seats))}"
        mine = view.viewer in (number, (number + 1) % seats)
        seen = f" {council.tokens_seen}" if council.tokens_seen else ""
        sitting = Text(", ").join(
            Text.assemble(mark(marks, ally_name(kind)), f"{words.name(ally_name(kind))} {ALLIES[kind].power}")
            for kind in council.allies
        )
        table.add_row(
            Text.assemble(mark(marks, f"council-{number}"), (pair, "bold" if mine else "")),
            str(council.power),
            f"{council.tokens}{TOKEN}{seen}",
            sitting,
        )
    return table


def hand(view: RealmView, words: Translator, marks: Mapping[str, int], roomy: bool) -> list[RenderableType]:
    """The viewer's own cards, with their texts where there is room."""
    if view.viewer == SPECTATOR or not view.seats[view.viewer].hand:
        return []
    own = [INFLUENCE[kind] for kind in view.seats[view.viewer].hand_seen]
    title = Text(words.say("board-pack" if view.drafting else "board-your-hand"), "dim")
    kept = [CARD_NAMES[kind] for kind in view.drafted_seen]
    aside = [Text(words.say("board-drafted", cards=kept))] if view.drafting else []
    if not roomy:
        cards = Text(", ").join(
            Text.assemble(mark(marks, card.name), card_text(words, card, card.value)) for card in own
        )
        return [title, cards, *aside]
    table = Table.grid(padding=(0, 1, 0, 0))
    for card in own:
        table.add_row(
            Text.assemble(mark(marks, card.name), card_text(words, card, card.value)),
            Text(words.name(card.name, "text"), "dim"),
        )
    return [title, table, *aside]


def card_text(words: Translator, card: Influence, value: int, style: str = "") -> Text:
    changed = "" if value == card.value else ("▲" if value > card.value else "▼")
    return Text(
        f"{SIGNS[card.color]}{value}{changed} {words.name(card.name)}", f"{INKS[card.color]} {style}".strip()
    )


def mark(marks: Mapping[str, int], piece: str) -> Text:
    return Text(f"[{marks[piece]}]", MARK) if piece in marks else Text()


def ally_name(kind: int) -> str:
    return ALLIES[kind].name


CARD_NAMES: Final = [f"influence-{id}" for id in CARD_IDS]


BOARD: Final = RealmBoard()
