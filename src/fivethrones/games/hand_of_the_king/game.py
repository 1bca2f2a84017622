"""Hand of the King, «Десница короля»: 2 to 4 players, as four also in two teams."""

from typing import Any, ClassVar, Final, final

from fivethrones.games.hand_of_the_king import notation, pointing
from fivethrones.games.hand_of_the_king.chance import COMPANIONS as DEALT_COMPANIONS
from fivethrones.games.hand_of_the_king.chance import FIRST_PLAYER, GRID
from fivethrones.games.hand_of_the_king.companions import COMPANIONS, Companion
from fivethrones.games.hand_of_the_king.pieces import CELLS, EMPTY, HOUSE_OF, HOUSEHOLDS, HOUSES, VARYS
from fivethrones.games.hand_of_the_king.rules.banners import Banners
from fivethrones.games.hand_of_the_king.rules.characters import CHARACTER_NAMES
from fivethrones.games.hand_of_the_king.rules.companion import Play, Summon
from fivethrones.games.hand_of_the_king.rules.ending import given_up
from fivethrones.games.hand_of_the_king.rules.turn import BEGIN, Turn
from fivethrones.games.hand_of_the_king.state import (
    IN_DECK,
    IN_ROW,
    ON_GRID,
    RAVEN,
    SUPPLY,
    TEAMS,
    Court,
    HouseRules,
)
from fivethrones.games.hand_of_the_king.view import CourtView, view
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, redeal_unseen
from fivethrones.kernel.manners import Manners
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.printed import Printed
from fivethrones.kernel.rng import Rng, chance_of
from fivethrones.kernel.settings import Setting, Settings, switch
from fivethrones.kernel.state import Outcome

COMPANION_NAMES: Final = [f"companion-{companion.id}" for companion in COMPANIONS]
ROW: Final = 6  # HK-4: companions face up


@final
class RavenTalk(Manners[Court]):
    talk_seconds: ClassVar[int] = 60  # HK-45

    def talkers(self, state: Court) -> list[Seat] | None:
        """HK-45: with ravens in play, only the two in a private talk."""
        return state.talk if state.rules.variant == RAVEN else None


@final
class HandOfTheKing(Game[Court]):
    id: ClassVar[str] = "hand-of-the-king"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[list[Setting]] = [
        Setting("seats", ["2", "3", "4"]),
        Setting("variant", ["standard", TEAMS, RAVEN]),
        Setting("first_player", ["seat_0", "drawn"]),
        switch("companions_enabled", on=True),
        switch("stop_anywhere"),
        switch("ramsay_may_move_varys"),
        switch("jon_snow_house_must_be_on_grid"),
        switch("remove_unusable_companions"),
        Setting("zero_support_banner", ["supply", "stay"]),
        Setting("petyr_mode", ["play_one_discard_other", "add_both_to_row_then_choose"]),
        switch("tie_choice_needs_new_tie", on=True),
        switch("grid_kill_touches"),
    ]
    parts: ClassVar[list[type[Any]]] = [Turn, Summon, Play, Banners, CourtView]
    manners: ClassVar[Manners[Any]] = RavenTalk()

    def blank(self, settings: Settings) -> Court:
        seats = int(settings["seats"])
        if settings["variant"] == TEAMS and seats != 4:
            raise BadSettings(Message("refused-teams-need-four", {"seats": seats}, "HK-41"))
        if settings["variant"] == RAVEN and seats == 2:
            raise BadSettings(Message("refused-raven-needs-three", {"seats": seats}, "HK-43"))
        rules = HouseRules(COMPANION_NAMES, settings)
        companions = len(COMPANIONS) if rules.has_companions else 0  # HK-52
        court = Court(
            settings,
            rules,
            Rng(0, 0, 0, 0, []),
            grid=[EMPTY] * CELLS,
            holder=[ON_GRID] * (CELLS - 1),
            banners=[SUPPLY] * 7,  # HK-3
            companions=list(range(companions)),
            place=[IN_DECK] * companions,
            ravens=[1 if rules.variant == RAVEN else 0] * seats,
        )
        court.knowledge = [NOBODY] * companions
        return court

    def setup(self, settings: Settings, seed: int) -> Court:
        court = self.blank(settings)
        court.rng = chance_of(seed)
        deal_grid(court)
        deal_companions(court)
        if settings["first_player"] == "drawn":  # HK-5
            court.turn = court.rng.below(court.seats, FIRST_PLAYER)
        court.emit(Event("begin", court.turn, {}, "HK-5"))
        court.push(Turn(BEGIN))
        advance(court)
        return court

    def view(self, state: Court, viewer: Seat) -> CourtView:
        return view(state, viewer)

    def stage(self, state: Court) -> Message:
        return Message("stage-court", {"left": state.holder.count(ON_GRID)})

    def redeal(self, world: Court, viewer: Seat, rng: Rng) -> None:
        slots = list(range(len(world.companions)))
        redeal_unseen(world.companions, slots, world.knowledge, viewer, rng)

    def label(self, state: Court, option: Option) -> Message:
        return notation.label(state, option)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, seat: Seat, text: str) -> Action:
        return notation.read(seat, text)

    def pieces(self, state: Court) -> list[str]:
        return pointing.pieces(state)

    def piece_of(self, state: Court, option: Option) -> str:
        return pointing.piece_of(state, option)

    def why_idle(self, state: Court, seat: Seat, piece: str) -> Message | None:
        return pointing.why_idle(state, seat, piece)

    def cards(self) -> list[Printed]:
        return [*map(printed_companion, COMPANIONS), *map(printed_character, range(CELLS - 1))]

    def given_up(self, state: Court, seats: list[Seat]) -> Outcome | None:
        """HK-55: a bot plays on; its banners count for nobody, unless a partner still wants them."""
        return given_up(state, seats)


def printed_companion(companion: Companion) -> Printed:
    rules = dict.fromkeys(word.rule for word in companion.words)
    return Printed(f"companion-{companion.id}", "companions", [], [], ", ".join(rules))


def printed_character(character: int) -> Printed:
    house = HOUSE_OF[character]
    household = Message("fact-household", {"count": len(HOUSEHOLDS[house])})
    return Printed(CHARACTER_NAMES[character], "characters", [HOUSES[house]], [household], "HK-2")


def deal_grid(court: Court) -> None:
    """HK-1: the 35 characters and Varys, shuffled, face up."""
    cards = list(range(CELLS))
    court.rng.shuffle(cards, GRID)
    court.varys = cards.index(VARYS)
    cards[court.varys] = EMPTY
    court.grid = cards


def deal_companions(court: Court) -> None:
    """HK-4: six face up for all to see, the rest face down."""
    court.rng.shuffle(court.companions, DEALT_COMPANIONS)
    for slot in range(min(ROW, len(court.companions))):
        court.place[slot] = IN_ROW
        court.knowledge[slot] = EVERYONE
