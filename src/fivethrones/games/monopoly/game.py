"""Monopoly: Game of Thrones, «Монополия. Игра престолов»: 2 to 8 players."""

from typing import Any, ClassVar, final

from fivethrones.games.monopoly import notation, pointing
from fivethrones.games.monopoly.cards import CARDS
from fivethrones.games.monopoly.pieces import CARDS_PER_DECK, DECKS, DEEDS
from fivethrones.games.monopoly.printed import printed_card, printed_deed
from fivethrones.games.monopoly.rules.auction import Auction, Estate
from fivethrones.games.monopoly.rules.debt import Collection, Debt
from fivethrones.games.monopoly.rules.decks import shuffle
from fivethrones.games.monopoly.rules.ending import given_up
from fivethrones.games.monopoly.rules.mortgage import Received
from fivethrones.games.monopoly.rules.placing import Placing
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.shortage import Shortage
from fivethrones.games.monopoly.rules.start import Start
from fivethrones.games.monopoly.rules.trade import Trade
from fivethrones.games.monopoly.rules.turn import Turn
from fivethrones.games.monopoly.state import CLAIM, SHORT, SPEED, TIMED, UNLIMITED, Claim, HouseRules, Realm
from fivethrones.games.monopoly.view import RealmView, view
from fivethrones.kernel.action import PASS, REST, Action, Option, Seat
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.game import Game
from fivethrones.kernel.knowledge import redeal_unseen
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.printed import Printed
from fivethrones.kernel.rng import Rng, chance_of
from fivethrones.kernel.settings import Setting, Settings, switch
from fivethrones.kernel.state import Outcome


@final
class Monopoly(Game[Realm]):
    id: ClassVar[str] = "monopoly"
    version: ClassVar[int] = 6
    seats: ClassVar[range] = range(2, 9)
    settings: ClassVar[list[Setting]] = [
        Setting("seats", ["2", "3", "4", "5", "6", "7", "8"]),
        Setting("variant", ["standard", SHORT, TIMED]),
        Setting("rounds", [UNLIMITED, "5", "10", "20", "50", "100", "200"]),
        Setting("dice", ["two", SPEED]),
        Setting("rent_mode", ["auto", CLAIM]),
        Setting("tokens", ["chosen", "dealt"]),
        Setting("utility_roll", ["fresh", "movement"]),
        switch("set_rent_needs_no_mortgage", on=True),
        Setting("transfer_fee_base", ["mortgage", "price"]),
        Setting("speed_die_extra_cash", ["1000", "500", "0"]),
        switch("trade_allows_cash_gift"),
    ]
    roles: ClassVar[dict[str, str]] = {"pass": PASS, "rest": REST}
    parts: ClassVar[list[type[Any]]] = [
        Start, Turn, Purchase, Auction, Estate, Shortage, Placing, Trade, Received, Debt, Collection, Claim, RealmView,
    ]  # fmt: skip

    def blank(self, settings: Settings) -> Realm:
        if settings["variant"] == TIMED and settings["rounds"] == UNLIMITED:
            raise BadSettings(Message("refused-timed-needs-rounds", {}, "MO-65"))
        return Realm(settings, HouseRules(settings), Rng(0, 0, 0, 0, []), int(settings["seats"]))

    def setup(self, settings: Settings, seed: int) -> Realm:
        realm = self.blank(settings)
        realm.rng = chance_of(seed)
        shuffle(realm)
        if settings["tokens"] == "dealt":
            realm.tokens = list(range(realm.seats))
        realm.push(Start())
        advance(realm)
        return realm

    def view(self, state: Realm, viewer: Seat) -> RealmView:
        return view(state, viewer)

    def stage(self, state: Realm) -> Message:
        return Message("stage-round", {"round": state.round})

    def redeal(self, world: Realm, viewer: Seat, rng: Rng) -> None:
        for deck in range(len(DECKS)):
            slots = list(range(deck * CARDS_PER_DECK, (deck + 1) * CARDS_PER_DECK))
            redeal_unseen(world.cards, slots, world.knowledge, viewer, rng)
        for frame in world.stack:
            if isinstance(frame, Trade) and not frame.is_known_to(viewer):
                frame.forget()

    def label(self, state: Realm, option: Option) -> Message:
        return notation.label(state, option)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, seat: Seat, text: str) -> Action:
        return notation.read(seat, text)

    def pieces(self, state: Realm) -> list[str]:
        return pointing.pieces(state)

    def piece_of(self, state: Realm, option: Option) -> str:
        return pointing.piece_of(state, option)

    def why_not_piece(self, state: Realm, seat: Seat, piece: str) -> Message | None:
        return pointing.why_not_piece(state, seat, piece)

    def cards(self) -> list[Printed]:
        return [*map(printed_deed, DEEDS), *map(printed_card, range(len(CARDS)))]

    def resign(self, state: Realm, seat: Seat) -> None:
        """MO-54: the seat goes bankrupt to the bank as soon as nothing else is in progress."""
        state.leaving.append(seat)
        if isinstance(state.stack[-1], Turn):
            advance(state)

    def given_up(self, state: Realm, seats: list[Seat]) -> Outcome | None:
        return given_up(state, seats)
