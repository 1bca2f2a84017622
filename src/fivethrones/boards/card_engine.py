"""A card game in a terminal: all sides, the challenge, the hand; readable without colour."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivethrones.games.card_engine.box.card import Card
from fivethrones.games.card_engine.box.figures import (
    ATTACHMENT,
    BARATHEON,
    CHALLENGES,
    CHARACTER,
    EVENT,
    GREYJOY,
    KEYWORDS,
    LANNISTER,
    LOCATION,
    MARTELL,
    STARK,
    TARGARYEN,
)
from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.views.card_in_play import CardView
from fivethrones.games.card_engine.views.side import SideView
from fivethrones.games.card_engine.views.table import TableView
from fivethrones.kernel.action import NOTHING, SPECTATOR, Seat
from fivethrones.kernel.message import seat_name
from fivethrones.locales import Translator

HIGH: Final = 44  # lines from which there is room for the texts of the cards in hand
KNEELS: Final = "↓"
POWER: Final = "♦"
COPY: Final = "\N{MULTIPLICATION SIGN}"
BETWEEN: Final = " · "
INDENT: Final = "  "
DOOMED: Final = "†"
GOLD: Final = "●"
COLOURS: Final = {
    STARK: "#2b3034 on #dfe2de",
    LANNISTER: "#f3d98b on #8e1b22",
    BARATHEON: "#1e1b18 on #e9b92b",
    TARGARYEN: "#f06a5a on #17161a",
    GREYJOY: "#d9a441 on #14181b",
    MARTELL: "#f6dc8e on #b4511a",
}  # ink on field
MARK: Final = "bold #ffffff on #1f5c99"
TYPES: Final = {
    CHARACTER: "type-character",
    LOCATION: "type-location",
    ATTACHMENT: "type-attachment",
    EVENT: "type-event",
}


class CardBoard:
    """Of a box: all its cards, by kind, and its titles, by number."""

    def __init__(self, cards: Sequence[Card], titles: Sequence[Title]) -> None:
        self.cards = cards
        self.titles = titles

    def draw(
        self, view: TableView, words: Translator, marks: Mapping[str, int], width: int, height: int
    ) -> RenderableType:
        drawing = Drawing(self.cards, self.titles, view, words, marks, width)
        mine = max(view.viewer, 0)
        others = [seat for seat in range(len(view.sides)) if seat != mine]
        return Group(
            drawing.head(),
            *(drawing.side(seat) for seat in others),
            *drawing.challenge(),
            drawing.side(mine),
            *(drawing.hand(roomy=height >= HIGH) if view.viewer != SPECTATOR else []),
        )

    def piece(self, view: TableView, id: str) -> str:
        """The viewer's own card of that name before anybody else's, one in hand before one in play."""
        if id in CHALLENGES or id.startswith(("seat-", "title-")):
            return id
        in_play = sorted(view.cards, key=lambda card: card.controller != view.viewer)
        kinds = [*zip(view.mine, view.mine_kinds, strict=True), *((card.slot, card.kind) for card in in_play)]
        revealed = [(side.plot, side.plot_kind) for side in view.sides if side.plot != NOTHING]
        for slot, kind in [*kinds, *revealed]:
            if self.cards[kind].name == id:
                return f"slot-{slot}"
        return ""


class Drawing:
    """One view in one language, with the number of the move on each card that means one."""

    def __init__(
        self,
        cards: Sequence[Card],
        titles: Sequence[Title],
        view: TableView,
        words: Translator,
        marks: Mapping[str, int],
        width: int,
    ) -> None:
        self.cards = cards
        self.titles = titles
        self.view = view
        self.words = words
        self.marks = marks
        self.width = width

    def head(self) -> Text:
        view = self.view
        if view.round == 0:
            return Text(self.words.say("stage-set-up"), "bold")
        first = seat_name(view.first)
        line = self.words.say("board-round", round=view.round, phase=PHASES[view.phase], first=first)
        return Text(line, "bold")

    def side(self, seat: Seat) -> RenderableType:
        side = self.view.sides[seat]
        bearers = (NOTHING, *(other.house for other in self.view.sides))
        mine = [card for card in self.view.cards if card.controller == seat and card.attached_to in bearers]
        characters = [card for card in mine if self.cards[card.kind].type == CHARACTER]
        others = [card for card in mine if card not in characters]
        lines: list[RenderableType] = [self.figures(seat, side), *self.plot(side)]
        lines += self.flow([self.named(self.cards[kind]) for kind in side.laid_seen])
        for cards in (characters, others):
            lines += self.flow([self.with_attachments(card) for card in cards])
        return Group(*lines)

    def figures(self, seat: Seat, side: SideView) -> Text:
        """What a player has, and how many cards lie where."""
        style = "bold reverse" if seat == self.view.active else "bold"
        piles = [
            ("hand", side.hand), ("deck", side.deck), ("laid", side.laid), ("discard", len(side.discard)),
            ("dead", len(side.dead)), ("plots", side.plots),
        ]  # fmt: skip
        counted = [f"{self.words.name(f'zone-{zone}')} {count}" for zone, count in piles if count]
        has = [self.words.say("board-has", power=side.total_power, gold=side.gold)]
        if side.influence:
            has.append(self.words.say("board-influence", influence=side.influence))
        name = self.words.name(seat_name(seat))
        return Text.assemble(
            (name, style), *self.standing(side), f"  {', '.join(has)}  ", (", ".join(counted), "dim")
        )

    def standing(self, side: SideView) -> list[str]:
        """House, agenda and title, where there are any."""
        kinds = [kind for kind in (side.house_kind, side.agenda_kind) if kind != NOTHING]
        names = [self.words.name(self.cards[kind].name) for kind in kinds]
        if side.title != NOTHING:
            names.append(self.words.name(self.titles[side.title].name))
        return [f" ({', '.join(names)})"] if names else []

    def plot(self, side: SideView) -> list[RenderableType]:
        if side.plot == NOTHING:
            return []
        figures = self.words.say("board-plot", initiative=side.initiative, claim=side.claim)
        shown = self.mark(side.plot).append_text(self.named(self.cards[side.plot_kind]))
        return [indented(shown.append(f" ({figures}) ").append(self.text(side.plot_kind), "dim"))]

    def text(self, kind: int) -> str:
        return self.words.forms(self.cards[kind].name).get("text", "")

    def flow(self, chunks: Sequence[Text]) -> list[Text]:
        """One after the other, none broken over two lines."""
        lines: list[Text] = []
        for chunk in chunks:
            if lines and lines[-1].cell_len + len(BETWEEN) + chunk.cell_len <= self.width:
                lines[-1].append(BETWEEN, "dim").append_text(chunk)
            else:
                lines.append(Text(INDENT).append_text(chunk))
        return lines

    def with_attachments(self, card: CardView) -> Text:
        attached = [other for other in self.view.cards if other.attached_to == card.slot]
        return Text("+").join([self.one(card), *(self.one(other) for other in attached)])

    def one(self, card: CardView) -> Text:
        """`[3]Arya Stark 2 MP St ♦1 ↓`: name, strength, icons, keywords, power, gold, whether it kneels or is doomed."""
        printed = self.cards[card.kind]
        marks = [self.words.forms(KEYWORDS[keyword]).get("letter", "") for keyword in card.keywords]
        signs = [
            f"{card.strength}" if printed.type == CHARACTER else "",
            self.icons(card.icons),
            " ".join(mark for mark in marks if mark),
            f"{COPY}{card.duplicates + 1}" if card.duplicates else "",
            f"{POWER}{card.power}" if card.power else "",
            f"{GOLD}{card.gold}" if card.gold else "",
            KNEELS if card.kneeling else "",
            DOOMED if card.doomed != NOTHING else "",
        ]
        shown = self.mark(card.slot).append_text(self.named(printed))
        return shown.append("".join(f" {sign}" for sign in signs if sign), "dim" if card.kneeling else "")

    def named(self, printed: Card) -> Text:
        return Text(self.words.name(printed.name), COLOURS.get(printed.house, "bold"))

    def mark(self, slot: int) -> Text:
        piece = f"slot-{slot}"
        return Text.assemble((f"[{self.marks[piece]}]", MARK)) if piece in self.marks else Text()

    def challenge(self) -> list[RenderableType]:
        view = self.view
        if view.type == NOTHING:
            return []
        totals = self.words.say(
            "board-challenge", type=CHALLENGES[view.type], attack=view.attack, defence=view.defence
        )
        lines: list[RenderableType] = [Text(f"⚔ {totals}", "bold")]
        for id, slots in [
            ("board-attackers", view.attackers),
            ("board-defenders", view.defenders),
            ("board-barred", view.barred),
        ]:
            if slots:
                names = [self.cards[card.kind].name for card in view.cards if card.slot in slots]
                lines.append(indented(Text(self.words.say(id, cards=names))))
        return lines

    def hand(self, roomy: bool) -> list[RenderableType]:
        """With the texts of the cards where there is room."""
        view = self.view
        if not view.mine:
            return []
        title = Text(self.words.say("board-hand"), "bold")
        held = [self.held(i) for i in range(len(view.mine))]
        if not roomy:
            return [title, *self.flow(held)]
        told = [self.text(kind) for kind in view.mine_kinds]
        return [title, *(indented(held[i].append(f" {told[i]}", "dim")) for i in range(len(held)))]

    def held(self, i: int) -> Text:
        """`[3]Arya Stark (character, 2) 2 MP Stealth`: its name, what it costs to play, what it brings."""
        view = self.view
        printed = self.cards[view.mine_kinds[i]]
        signs = [
            self.price(printed, view.mine_costs[i]),
            f"{printed.strength}" if printed.type == CHARACTER else "",
            self.icons(printed.icons),
            ", ".join(self.words.name(KEYWORDS[keyword]) for keyword in printed.keywords),
        ]
        shown = self.mark(view.mine[i]).append_text(self.named(printed))
        return shown.append("".join(f" {sign}" for sign in signs if sign))

    def icons(self, icons: Sequence[int]) -> str:
        return "".join(self.words.name(CHALLENGES[icon], "letter") for icon in icons)

    def price(self, printed: Card, cost: int) -> str:
        kind = self.words.name(TYPES[printed.type])
        return f"({kind})" if printed.type == EVENT else f"({kind}, {cost})"


def indented(text: Text) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(" ", text)
    return table
