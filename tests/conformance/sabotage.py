"""Toys that each break one law."""

from typing import Any, ClassVar

from conformance.case import Case
from conformance.toy_game import ToyAbilities, VetoWatch, conserve, decks
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import BEGUN, OPEN, SECRET, Decision
from fivethrones.kernel.event import Event
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, knows, only
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.settings import Settings, with_defaults
from toy.game import Toy
from toy.pieces import FEAST, VETO
from toy.state import DECK, PLAYED, Table
from toy.view import TableView
from toy.windows import Window, play


class Harmless(Frame[Table]):
    """Asks seat 0 to pass, again and again; what is wrong with the others is what they override."""

    def clone(self) -> Frame[Table]:
        return self

    def resume(self, state: Table) -> Decision | None:
        return Decision(Message("ask-harmless"), [0])

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass")]

    def answer(self, state: Table, action: Action) -> None:
        pass

    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-harmless")


class AsksNobody(Harmless):
    def resume(self, state: Table) -> Decision | None:
        return Decision(Message("ask-nobody"), [])


class AwaitsNobody(Harmless):
    def resume(self, state: Table) -> Decision | None:
        return Decision(Message("ask-all"), [0, 1], OPEN)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return False


class OffersNothing(Harmless):
    def options(self, state: Table, seat: Seat) -> list[Option]:
        return []


class OffersTwice(Harmless):
    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass"), Action(seat, "pass")]


class OffersTooMuch(Harmless):
    """Lists a card that is not there."""

    def options(self, state: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "pass"), Action(seat, "play", 99)]

    def answer(self, state: Table, action: Action) -> None:
        if action.verb == "play":
            state.where[action.target] = DECK


class MakesCoins(Harmless):
    def answer(self, state: Table, action: Action) -> None:
        state.coins[0] += 1


class BeginsByChance(Harmless):
    def resume(self, state: Table) -> Decision | None:
        return Decision(Message("ask-begun"), [0], BEGUN)

    def answer(self, state: Table, action: Action) -> None:
        state.rng.below(6, "lot")


class BeginsAloud(BeginsByChance):
    def answer(self, state: Table, action: Action) -> None:
        state.emit(Event("told", 0, {}, discloses=EVERYONE))


class BeginsForAnother(BeginsByChance):
    def __init__(self, asked: Seat = 0) -> None:
        self.asked = asked

    def clone(self) -> Frame[Table]:
        return BeginsForAnother(self.asked)

    def resume(self, state: Table) -> Decision | None:
        return Decision(Message("ask-begun"), [self.asked], BEGUN)

    def answer(self, state: Table, action: Action) -> None:
        self.asked = 1 - self.asked


class RefusesWithoutWords(Harmless):
    def why_not(self, state: Table, action: Action) -> Message:
        return Message("of-course")


class RefusesAndActs(Harmless):
    def why_not(self, state: Table, action: Action) -> Message:
        state.bank -= 1
        return Message("refused-harmless")


class RefusesByHiddenCards(Harmless):
    def why_not(self, state: Table, action: Action) -> Message:
        return Message("refused-next-card", {"card": state.name(state.cards(DECK)[0])})


class TellsTheNextCard(Harmless):
    """A hidden fact in a public argument, announced to nobody."""

    def answer(self, state: Table, action: Action) -> None:
        state.emit(Event("saw", 0, {"card": state.name(state.cards(DECK)[0])}))


class TellsTheSecret(Harmless):
    def resume(self, state: Table) -> Decision | None:
        card = state.name(state.cards(DECK)[0])
        state.emit(Event("saw", 0, {"card": card}, "", {"card": card}, only(0), EVERYONE))
        return super().resume(state)


class AsksWhoeverHoldsAVeto(Harmless):
    """A window that opens on hidden facts."""

    def __init__(self, begun: bool) -> None:
        self.begun = begun

    def clone(self) -> Frame[Table]:
        return AsksWhoeverHoldsAVeto(self.begun)

    def resume(self, state: Table) -> Decision | None:
        holders = [
            seat for seat in range(state.seats) for slot in state.cards(seat) if state.kinds[slot] == VETO
        ]
        asked = sorted({0, *holders}) if self.begun else [0]
        return Decision(Message("ask-veto"), asked, SECRET)

    def answer(self, state: Table, action: Action) -> None:
        self.begun = True


class RemembersInSecret(Harmless):
    def __init__(self) -> None:
        self.count = 0

    def clone(self) -> Frame[Table]:
        other = RemembersInSecret()
        other.count = self.count
        return other


class WritesBackwards(Harmless):
    """Its fields are not what its arguments of the same names are."""

    def __init__(self, first: int, second: int) -> None:
        self.first = second
        self.second = first


class SharesItsFrame(Harmless):
    def __init__(self, count: int) -> None:
        self.count = count

    def answer(self, state: Table, action: Action) -> None:
        self.count += 1


class SellsCards(Harmless):
    """For a coin seat 0 may draw a card, as long as there is one."""

    def options(self, state: Table, seat: Seat) -> list[Option]:
        bought: list[Option] = [Action(seat, "use")] if state.coins[seat] and state.cards(DECK) else []
        return [Action(seat, "pass"), *bought]

    def answer(self, state: Table, action: Action) -> None:
        if action.verb == "use":
            state.coins[0] -= 1
            state.bank += 1
            self.bring_about(state)

    def bring_about(self, state: Table) -> None:
        state.draw(0)


class SellsNothing(SellsCards):
    """The coin is gone, and that is all."""

    def bring_about(self, state: Table) -> None:
        pass


class RobsBeforeTheWindow(Harmless):
    """Whoever could veto what seat 0 plays has lost the veto when they are asked."""

    def answer(self, state: Table, action: Action) -> None:
        state.pop()
        for slot in [slot for slot in state.cards(0) if state.kinds[slot] == FEAST][:1]:
            play(state, slot, NOTHING, EVERYONE)
            state.push(Window(len(state.stack) - 1, False, NOTHING))
            state.push(Thief())


class Thief(Harmless):
    def resume(self, state: Table) -> Decision | None:
        state.pop()
        for slot in [slot for slot, kind in enumerate(state.kinds) if kind == VETO]:
            state.where[slot] = PLAYED
            state.knowledge[slot] = EVERYONE
        return None


class With(Toy):
    """The toy, interrupted by a frame at the start."""

    parts: ClassVar[list[type[Any]]] = [*Toy.parts, *Harmless.__subclasses__(), SellsNothing]

    def __init__(self, frame: Frame[Table]) -> None:
        self.frame = frame

    def setup(self, settings: Settings, seed: int) -> Table:
        state = super().setup(settings, seed)
        state.push(self.frame)
        advance(state)
        return state


class Leaking(Toy):
    def view(self, state: Table, viewer: Seat) -> TableView:
        view = super().view(state, viewer)
        view.hands = [[state.kinds[slot] for slot in state.cards(seat)] for seat in range(state.seats)]
        return view


class SharingTable(Table):
    def clone(self) -> Table:
        other = super().clone()
        other.coins = self.coins
        return other


class Sharing(Toy):
    def blank(self, settings: Settings) -> Table:
        return SharingTable(settings)


class ForgetfulTable(Table):
    """Its clones are blank but for what the kernel copies."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.memory = NOBODY

    def clone(self) -> Table:
        other = type(self)(self.settings)
        self.copy_to(other)
        return other


class FickleTable(ForgetfulTable):
    """What it calls fixed changes."""

    FIXED: ClassVar[tuple[str, ...]] = ("memory",)


class Forgetful(Toy):
    def blank(self, settings: Settings) -> ForgetfulTable:
        return ForgetfulTable(settings)

    def setup(self, settings: Settings, seed: int) -> Table:
        state, remembering = super().setup(settings, seed), self.blank(settings)
        state.copy_to(remembering)
        remembering.memory = 1
        return remembering


class Fickle(Forgetful):
    def blank(self, settings: Settings) -> ForgetfulTable:
        return FickleTable(settings)


class Permissive(Toy):
    def why_not_piece(self, state: Table, seat: Seat, piece: str) -> Message | None:
        return None


class Grumpy(Toy):
    def why_not_piece(self, state: Table, seat: Seat, piece: str) -> Message | None:
        return Message("refused-always")


class KeepsTheDeck(Toy):
    """Redeals the hands and keeps what lies in the deck."""

    def redeal(self, world: Table, viewer: Seat, rng: Rng) -> None:
        held = [slot for slot in range(len(world.kinds)) if world.where[slot] >= 0]
        unseen = [slot for slot in held if not knows(world.knowledge[slot], viewer)]
        kinds = sorted(world.kinds[slot] for slot in unseen)
        rng.shuffle(kinds)
        for slot, kind in zip(unseen, kinds, strict=True):
            world.kinds[slot] = kind


class KeepsEverything(Toy):
    def redeal(self, world: Table, viewer: Seat, rng: Rng) -> None:
        pass


class StirsTheRealCards(Toy):
    """Shuffles the real order, so the same chance gives another world."""

    def redeal(self, world: Table, viewer: Seat, rng: Rng) -> None:
        unseen = [slot for slot in range(len(world.kinds)) if not knows(world.knowledge[slot], viewer)]
        kinds = [world.kinds[slot] for slot in unseen]
        rng.shuffle(kinds)
        for slot, kind in zip(unseen, kinds, strict=True):
            world.kinds[slot] = kind


class Touching(Toy):
    def determinize(self, state: Table, viewer: Seat, rng: Rng) -> Table:
        state.rng.below(6, "lot")
        return super().determinize(state, viewer, rng)


class Mumbling(Toy):
    def write(self, action: Action) -> str:
        return action.verb


def case_with(game: Toy) -> Case:
    settings = with_defaults(game.settings, {"seats": "3"})

    def scene(rng: Rng) -> Table:
        return game.setup(settings, int(rng.word()))

    return Case(game, [settings], conserve, {}, decks, scene=scene, abilities=ToyAbilities(), watch=VetoWatch)
