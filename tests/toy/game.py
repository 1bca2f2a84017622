"""The toy as a game."""

from typing import Any, ClassVar

from fivethrones.kernel.action import NOTHING, Option, Seat, Span
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.game import Game
from fivethrones.kernel.knowledge import redeal_unseen
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import Rng, chance_of
from fivethrones.kernel.settings import TRUE, Setting, Settings, switch
from toy.pieces import HAND
from toy.rules import Auction, Scramble, Season, Turn
from toy.state import Table
from toy.view import TableView, view_of
from toy.windows import Resolve, Window


class Toy(Game[Table]):
    id: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[list[Setting]] = [Setting("seats", ["2", "3", "4"]), switch("teams")]
    parts: ClassVar[list[type[Any]]] = [Season, Auction, Turn, Scramble, Resolve, Window, TableView]

    def blank(self, settings: Settings) -> Table:
        if settings["teams"] == TRUE and settings["seats"] != "4":
            raise BadSettings(Message("refused-teams-of-two", {}, "TOY-1"))
        return Table(settings)

    def setup(self, settings: Settings, seed: int) -> Table:
        state = self.blank(settings)
        state.rng = chance_of(seed)
        state.rng.shuffle(state.kinds, "deck")
        for seat in range(state.seats):
            for _ in range(HAND):
                state.draw(seat)
        state.push(Season(0))
        advance(state)
        return state

    def view(self, state: Table, viewer: Seat) -> TableView:
        return view_of(state, viewer)

    def redeal(self, world: Table, viewer: Seat, rng: Rng) -> None:
        redeal_unseen(world.kinds, list(range(len(world.kinds))), world.knowledge, viewer, rng)

    def label(self, state: Table, option: Option) -> Message:
        if isinstance(option, Span):
            return Message(f"option-{option.verb}", {"low": option.low, "high": option.high})
        args: Args = {} if option.target == NOTHING else {"card": state.name(option.target)}
        if option.extra != NOTHING:
            args["seat"] = seat_name(option.extra)
        return Message(f"option-{option.verb}", args)

    def pieces(self, state: Table) -> list[str]:
        held = [f"card-{slot}" for seat in range(state.seats) for slot in state.cards(seat)]
        return ["deck", "coin", *held]

    def piece_of(self, state: Table, option: Option) -> str:
        if isinstance(option, Span):
            return ""
        if option.target != NOTHING:
            return f"card-{option.target}"
        return {"draw": "deck", "take": "coin"}.get(option.verb, "")

    def why_idle(self, state: Table, seat: Seat, piece: str) -> Message | None:
        assert state.decision is not None
        return Message("refused-piece", {"piece": piece}, state.decision.rule)
