"""What all games on this engine share."""

from typing import Any, ClassVar, final

from fivethrones.games.card_engine import redeal as deal
from fivethrones.games.card_engine.parts import PARTS
from fivethrones.games.card_engine.records.phases import PHASES
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.views import labels as notation
from fivethrones.games.card_engine.views import log as words
from fivethrones.games.card_engine.views import pointing
from fivethrones.games.card_engine.views.table import TableView, view
from fivethrones.kernel.action import DONE, PASS, PICK, REST, Action, Option, Seat
from fivethrones.kernel.game import Game
from fivethrones.kernel.manners import Manners
from fivethrones.kernel.message import Message
from fivethrones.kernel.rng import Rng


@final
class Answering(Manners[Table]):
    has_responses: ClassVar[bool] = True


class CardGame(Game[Table]):
    parts: ClassVar[list[type[Any]]] = PARTS
    roles: ClassVar[dict[str, str]] = {"pass": PASS, "rest": REST, "choose": PICK, "done": DONE}
    manners: ClassVar[Manners[Any]] = Answering()

    def view(self, state: Table, viewer: Seat) -> TableView:
        return view(state, viewer)

    def stage(self, state: Table) -> Message:
        if state.round == 0:
            return Message("stage-set-up")
        return Message("stage-round", {"round": state.round, "phase": PHASES[state.phase]})

    def redeal(self, world: Table, viewer: Seat, rng: Rng) -> None:
        deal.redeal(world, viewer, rng)

    def label(self, state: Table, option: Option) -> Message:
        return notation.label(state, option)

    def write_at(self, state: Table, action: Action) -> str:
        return words.write(state, action)

    def read_at(self, state: Table, seat: Seat, text: str) -> Action:
        return words.read(state, seat, text)

    def pieces(self, state: Table) -> list[str]:
        return pointing.pieces(state)

    def piece_of(self, state: Table, option: Option) -> str:
        return pointing.piece_of(state, option)

    def why_idle(self, state: Table, seat: Seat, piece: str) -> Message | None:
        return pointing.why_idle(state, seat, piece)
