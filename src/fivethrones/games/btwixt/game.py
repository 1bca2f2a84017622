"""B'Twixt, «Меж двух королей»: 3 to 6 rulers, each between two neighbours."""

from typing import Any, ClassVar, Final, final

from fivethrones.games.btwixt import chance, notation, pointing
from fivethrones.games.btwixt.card import Ally, Influence
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.pieces import (
    ALLY_SLOTS,
    BLUE,
    LEADERS,
    SEASONS,
    TOKEN_SLOTS,
    TOKEN_VALUES,
    TOKENS,
    WHITE,
)
from fivethrones.games.btwixt.records import Kind
from fivethrones.games.btwixt.rules.bidding import Bidding, LayDown
from fivethrones.games.btwixt.rules.claim import Claim, Window
from fivethrones.games.btwixt.rules.draft import Draft
from fivethrones.games.btwixt.rules.hands import DiscardOfAnother, DiscardOrKneel, DiscardToGrow, FromHands
from fivethrones.games.btwixt.rules.leaders import ChooseLeaders, draw_leaders
from fivethrones.games.btwixt.rules.looking import Look
from fivethrones.games.btwixt.rules.placing import Place
from fivethrones.games.btwixt.rules.rounds import DEAL, Rounds
from fivethrones.games.btwixt.rules.tokens import Tokens
from fivethrones.games.btwixt.rules.use import Use
from fivethrones.games.btwixt.rules.valar import KillWeakest
from fivethrones.games.btwixt.secrets import redeal, shuffle
from fivethrones.games.btwixt.state import KINGSMOOT, HouseRules, Realm
from fivethrones.games.btwixt.view import CouncilView, RealmView, SeatView, view
from fivethrones.kernel.action import DONE, PASS, Action, Option, Seat
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.printed import Printed
from fivethrones.kernel.rng import Rng, chance_of
from fivethrones.kernel.settings import TRUE, Setting, Settings, switch

# What lies in each slot before anything is shuffled.
IN_THE_BOX: Final = [
    *[Kind(kind) for kind in range(len(INFLUENCE)) for _ in range(INFLUENCE[kind].copies)],
    *[Kind(kind) for kind in range(len(ALLIES))],
    *[Kind(value) for value in TOKEN_VALUES for _ in range(TOKENS // len(TOKEN_VALUES))],
]


@final
class Btwixt(Game[Realm]):
    id: ClassVar[str] = "btwixt"
    version: ClassVar[int] = 5
    seats: ClassVar[range] = range(3, 7)
    settings: ClassVar[list[Setting]] = [
        Setting("seats", ["3", "4", "5", "6"]),
        Setting("rules", ["standard", "advanced"]),
        Setting("draft", ["none", "draft", KINGSMOOT]),
        switch("ally_row"),
        switch("quick"),
        Setting("leaders", ["chosen", "drawn"]),
        Setting("first_player", ["drawn", "seat_0"]),
        switch("draft_white_too"),
        switch("kingsmoot_keep_white"),
    ]
    roles: ClassVar[dict[str, str]] = {"pass": PASS, "done": DONE}
    parts: ClassVar[list[type[Any]]] = [
        ChooseLeaders, Rounds, Draft, Bidding, LayDown, Claim, Window, Place, Tokens, Use, Look,
        FromHands, DiscardOrKneel, DiscardToGrow, DiscardOfAnother, KillWeakest,
        RealmView, SeatView, CouncilView,
    ]  # fmt: skip

    def blank(self, settings: Settings) -> Realm:
        check_together(settings)
        realm = Realm(
            settings, HouseRules(INFLUENCE, ALLIES, settings), int(settings["seats"]), Rng(0, 0, 0, 0, [])
        )
        realm.kinds = IN_THE_BOX.copy()
        return realm

    def setup(self, settings: Settings, seed: int) -> Realm:
        realm = self.blank(settings)
        realm.rng = chance_of(seed)
        realm.ally_deck = ALLY_SLOTS.copy()
        shuffle(realm, realm.ally_deck, chance.ALLIES)  # BT-2
        realm.supply = TOKEN_SLOTS.copy()
        shuffle(realm, realm.supply, chance.SUPPLY)  # BT-3
        if settings["first_player"] == "drawn":  # BT-4
            realm.first = realm.rng.below(realm.seats, chance.FIRST_PLAYER)
        realm.emit(Event("begin", realm.first, {}, "BT-4"))
        realm.push(Rounds(DEAL))
        if settings["leaders"] == "drawn":
            draw_leaders(realm)
        realm.push(ChooseLeaders())
        advance(realm)
        return realm

    def view(self, state: Realm, viewer: Seat) -> RealmView:
        return view(state, viewer)

    def stage(self, state: Realm) -> Message:
        season = f"season-{SEASONS[state.season]}"
        number = state.seats - state.left + 1
        return Message("stage-season", {"season": season, "number": number, "of": state.seats + 1})

    def redeal(self, world: Realm, viewer: Seat, rng: Rng) -> None:
        redeal(world, viewer, rng)

    def label(self, state: Realm, option: Option) -> Message:
        return notation.label(state, option)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, seat: Seat, text: str) -> Action:
        return notation.read(seat, text)

    def pieces(self, state: Realm) -> list[str]:
        return pointing.pieces(state)

    def piece_of(self, state: Realm, option: Option) -> str:
        return pointing.piece_of(option)

    def why_idle(self, state: Realm, seat: Seat, piece: str) -> Message | None:
        return pointing.why_idle(state, seat, piece)

    def cards(self) -> list[Printed]:
        return [
            *map(printed_ally, ALLIES),
            *map(printed_influence, INFLUENCE),
            *(Printed(f"leader-{leader}", "leaders", [], [], "BT-5") for leader in LEADERS),
        ]


def check_together(settings: Settings) -> None:
    """BT-54: refuse settings that cannot be combined."""
    if settings["draft"] == KINGSMOOT and settings["rules"] == "advanced":
        raise BadSettings(Message("refused-kingsmoot-is-advanced", {}, "BT-49"))
    if settings["kingsmoot_keep_white"] == TRUE and settings["draft"] != KINGSMOOT:
        raise BadSettings(Message("refused-keep-white-needs-kingsmoot", {}, "BT-50"))
    drafts = settings["draft"] == "draft" and settings["rules"] == "advanced"
    if settings["draft_white_too"] == TRUE and not drafts:
        raise BadSettings(Message("refused-draft-white-needs-both", {}, "BT-48"))


def printed_ally(ally: Ally) -> Printed:
    facts = [
        Message("fact-power", {"power": ally.power}),
        Message("fact-ability", {"ability": ally.ability()}),
    ]
    return Printed(ally.name, "allies", [ally.house] if ally.house else [], facts, "BT-2")


def printed_influence(card: Influence) -> Printed:
    facts = [Message("fact-value", {"value": card.value}), Message("fact-copies", {"copies": card.copies})]
    if card.has_triumph():
        facts.append(Message("fact-triumph", {}, "BT-33"))
    if card.leader:
        facts.append(Message("fact-leader", {"leader": f"leader-{card.leader}"}))
    return Printed(card.name, group_of(card), [], facts, rule_of(card))


def group_of(card: Influence) -> str:
    if card.color == WHITE:
        return "unique"
    return "stories" if card.color == BLUE else "influence"


def rule_of(card: Influence) -> str:
    if card.color == WHITE:
        return "BT-45"
    return "BT-46" if card.color == BLUE else "BT-6"
