"""The living card game: two to four players, a House each."""

from typing import Any, ClassVar, Final, final

from fivethrones.games.card_engine.ability.trigger import RulePassive
from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, LOCATION
from fivethrones.games.card_engine.box.printed import printed
from fivethrones.games.card_engine.challenge.passives import (
    Deadly,
    Reward,
    Rivalry,
    TakenOver,
    Vengeful,
    Vigilant,
)
from fivethrones.games.card_engine.game import CardGame
from fivethrones.games.card_engine.parts import PARTS
from fivethrones.games.card_engine.phases.setup import DRAW, Setup, cast_lot
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import EVERYBODY
from fivethrones.games.card_engine.timing.delayed import Awaited
from fivethrones.games.card_engine.timing.state_based import StateBasedCheck
from fivethrones.games.living_card_game import bringing, deal, notation
from fivethrones.games.living_card_game.announcing import Announcing
from fivethrones.games.living_card_game.bringing import CHOOSE_HOUSE, Bringing, brings, lay_out
from fivethrones.games.living_card_game.decks import FREE
from fivethrones.games.living_card_game.own_decks import OwnDecks
from fivethrones.games.living_card_game.pieces import CARDS
from fivethrones.games.living_card_game.rulebook import RULES
from fivethrones.games.living_card_game.starters import STARTERS
from fivethrones.games.living_card_game.titles import TITLES
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.decks import Decks
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.event import Event
from fivethrones.kernel.message import Message, seat_name
from fivethrones.kernel.play import advance
from fivethrones.kernel.printed import Printed
from fivethrones.kernel.rng import Rng, chance_of
from fivethrones.kernel.settings import TRUE, Setting, Settings, switch
from fivethrones.kernel.state import Outcome
from fivethrones.kernel.text import IS

# Checks and passives of the rules, not of cards.
STATE_CHECK: Final = StateBasedCheck()
PASSIVES: Final[list[RulePassive]] = [
    Deadly(),
    Vigilant(),
    Vengeful(),
    Rivalry(),
    TakenOver(),
    Reward(),
    Awaited(),
]


@final
class LivingCardGame(CardGame):
    id: ClassVar[str] = "living-card-game"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[list[Setting]] = [
        Setting("seats", ["2", "3", "4"]),
        Setting("variant", ["standard", "teams", "littlefinger"]),
        Setting("deck_0", ["stark", "lannister", "baratheon", "targaryen", "own"]),
        Setting("deck_1", ["lannister", "baratheon", "targaryen", "stark", "own"]),
        Setting("deck_2", ["baratheon", "targaryen", "stark", "lannister", "own"]),
        Setting("deck_3", ["targaryen", "stark", "lannister", "baratheon", "own"]),
        Setting("deck_rules", ["tournament", FREE]),
        switch("mulligan"),
        Setting("victory", ["15", "10", "20"]),
        Setting("round_limit", ["60", "30", "120"]),
        switch("marshalling_gold_actions_active_only"),
        Setting("deadly_targets", ["any_own", "participating"]),
        Setting("lord_commander_rewind", ["stealth", "action_window"]),
        Setting("stalwart_zone", ["play", "any"]),
        switch("ambush_is_play"),
        switch("blank_removes_symbols", on=True),
        Setting("greatjon_scope", ["any_challenge", "own_challenges"]),
        switch("benjen_shuffles_himself"),
        Setting("holding_the_trident", ["every", "any"]),
        Setting("planning_ahead_scope", ["all", "owner"]),
        Setting("rule_by_decree_tie", ["first_player", "all_tied", "none"]),
    ]
    parts: ClassVar[list[type[Any]]] = [*PARTS, Bringing, Announcing]
    decks: ClassVar[Decks | None] = OwnDecks()

    def blank(self, settings: Settings) -> Table:
        table = Table(settings, box_of(settings), int(settings["seats"]), Rng(0, 0, 0, 0, []), [], [])
        for seat in range(table.seats):
            if not brings(table, seat):
                lay_out(table, seat, STARTERS[settings[f"deck_{seat}"]])
        return table

    def setup(self, settings: Settings, seed: int) -> Table:
        table = self.blank(settings)
        table.rng = chance_of(seed)
        table.emit(Event("begin", 0, {}, "LC-20"))
        cast_lot(table)
        table.push(Setup(DRAW, 0))
        table.push(Announcing(0))
        table.push(Bringing(0, CHOOSE_HOUSE, 0))
        advance(table)
        return table

    def migrate(self, version: int, data: dict[str, Any]) -> None:
        if version < 3:
            for frame in data["stack"]:
                if frame[IS] == "ActionWindow":
                    frame["pool"] = EVERYBODY

    def redeal(self, world: Table, viewer: Seat, rng: Rng) -> None:
        deal.redeal(world, viewer, rng)

    def label(self, state: Table, option: Option) -> Message:
        return bringing.label(option) if is_bringing(state) else super().label(state, option)

    def write(self, action: Action) -> str:
        return notation.write(action) if notation.is_of_decks(action.verb) else super().write(action)

    def read(self, seat: Seat, text: str) -> Action:
        is_of_decks = notation.is_of_decks(text.partition(" ")[0])
        return notation.read(seat, text) if is_of_decks else super().read(seat, text)

    def write_at(self, state: Table, action: Action) -> str:
        return self.write(action) if notation.is_of_decks(action.verb) else super().write_at(state, action)

    def read_at(self, state: Table, seat: Seat, text: str) -> Action:
        is_of_decks = notation.is_of_decks(text.partition(" ")[0])
        return notation.read(seat, text) if is_of_decks else super().read_at(state, seat, text)

    def piece_of(self, state: Table, option: Option) -> str:
        return "" if is_bringing(state) else super().piece_of(state, option)

    def why_idle(self, state: Table, seat: Seat, piece: str) -> Message | None:
        if is_bringing(state):
            return bringing.why_idle(state, seat)
        return super().why_idle(state, seat, piece)

    def given_up(self, state: Table, seats: list[Seat]) -> Outcome | None:
        """LC-189: where only partners are left, their team has won."""
        left = [seat for seat in range(state.seats) if seat not in seats]
        if len(left) == 2 and state.partner(left[0]) == left[1]:
            winners = [seat_name(seat) for seat in left]
            reason = Message("outcome-given-up", {"winners": winners})
            return Outcome([left, *([seat] for seat in reversed(seats))], reason)
        return super().given_up(state, seats)

    def cards(self) -> list[Printed]:
        titles = [Printed(title.name, "titles", [], [], "LC-75") for title in TITLES]
        return [*(printed(card) for card in CARDS), *titles]


def is_bringing(table: Table) -> bool:
    return bool(table.stack) and isinstance(table.stack[-1], Bringing)


def box_of(settings: Settings) -> Box:
    seats, variant = int(settings["seats"]), settings["variant"]
    teams = variant == "teams"
    if teams and seats != 4:  # LC-189
        raise BadSettings(Message("refused-teams", {"seats": seats}, "LC-189"))
    return Box(
        CARDS,
        RULES,
        victory=int(settings["victory"]) * (2 if teams else 1),
        round_limit=int(settings["round_limit"]),
        hand=7,
        draws=2,
        setup_gold=5,
        mulligan=settings["mulligan"] == TRUE,
        drafted=[],
        duplicates=CHARACTER | LOCATION | ATTACHMENT,
        penalty=2,
        draw_limit=3,
        actions_before_plots=True,
        late_stealth=True,
        user_chooses_first=True,
        left_responds_first=True,
        duplicates_save_from_all=True,
        doomed=True,
        state_check=STATE_CHECK,
        blank_removes_symbols=settings["blank_removes_symbols"] == TRUE,
        paid_actions_active_only=settings["marshalling_gold_actions_active_only"] == TRUE,
        deadly_kills_participants=settings["deadly_targets"] == "participating",
        stalwart_from_anywhere=settings["stalwart_zone"] == "any",
        ambush_is_play=settings["ambush_is_play"] == TRUE,
        titles=TITLES if seats > 2 and not teams else None,
        commander_after_actions=settings["lord_commander_rewind"] == "action_window",
        teams=teams,
        offers=variant == "littlefinger",
        winner_is_named=True,
        passives=PASSIVES,
        must_find=True,
        free_decks=settings["deck_rules"] == FREE,
    )
