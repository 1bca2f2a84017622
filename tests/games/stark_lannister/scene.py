"""Any position of Stark against Lannister, built without playing up to it.

    table = scene(
        stark=side(play="jon_snow stark_retinue:kneeling", deck=10),
        lannister=side(play="the_hound", hand="insidious_ways", gold=2),
        first="lannister",
    )
    table.lannister.attacks("military", "the_hound")

In ``play`` a card may be followed by what it is: ``eddard_stark:kneeling:power=2:under=eddard_stark:with=ice``. Cards that are
mentioned nowhere are back in the box. The plot is plain, with claim 1, unless one is named.
"""

from typing import Any, Final

from fivethrones.games.card_engine.box import Box
from fivethrones.games.card_engine.cards import CHARACTER, plot
from fivethrones.games.card_engine.rules.plot import CHOOSE, PlotPhase
from fivethrones.games.card_engine.rules.round import Round, phase_frame
from fivethrones.games.card_engine.rules.setup import PLACE, Setup
from fivethrones.games.card_engine.rules.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.state import (
    CHALLENGES_PHASE,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    MARSHALLING,
    OUT,
    PHASES,
    PLAY,
    PLOT_PHASE,
    PLOTS,
    REVEALED,
    UNDER,
    USED,
    Table,
)
from fivethrones.games.stark_lannister.game import CARDS, StarkLannister
from fivethrones.games.stark_lannister.plots import DRAFT_PLOTS
from fivethrones.games.stark_lannister.rulebook import RULES
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.message import Message
from fivethrones.kernel.options import settle
from fivethrones.kernel.play import advance
from games.card_engine.driver import Driver, Player

GAME: Final = StarkLannister()
PLAIN: Final = plot("plain", 4, 4, 1, [])
HARSH: Final = plot("harsh", 3, 2, 2, [])  # claim 2
HOUSES: Final = ["stark", "lannister"]


class Side:
    """What a player has."""

    def __init__(
        self,
        play: str,
        hand: str,
        deck: int | str,
        gold: int,
        power: int,
        plot: str,
        plots: str,
        used: str,
        discard: str,
        dead: str,
    ) -> None:
        self.play = play.split()
        self.hand = hand.split()
        self.deck = deck
        self.gold = gold
        self.power = power
        self.plot = plot
        self.plots = plots.split()
        self.used = used.split()
        self.discard = discard.split()
        self.dead = dead.split()


def side(
    play: str = "",
    hand: str = "",
    deck: int | str = 0,
    gold: int = 0,
    power: int = 0,
    plot: str = "plain",
    plots: str = "",
    used: str = "",
    discard: str = "",
    dead: str = "",
) -> Side:
    """``deck`` names cards, the top first, or says how many there are."""
    return Side(play, hand, deck, gold, power, plot, plots, used, discard, dead)


class Halt(Frame[Table]):
    """Where the phase ends, so does the scene."""

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        return Decision(Message("prompt-halt"), [0])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "halt")]


class Scene(Driver):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.stark: Player = self.players[0]
        self.lannister: Player = self.players[1]


def scene(
    stark: Side | None = None,
    lannister: Side | None = None,
    *,
    phase: str = "challenges",
    first: str = "stark",
    active: str = "",
    goes_on: bool = False,
    **options: str,
) -> Scene:
    """A table at the start of a phase, or of the turn of the active player in it.

    It ends with the phase, unless it goes on.
    """
    table = GAME.blank(settle(GAME.settings, options))
    table.box = box_with_plain_plots(table.box)
    table.add(OUT, 0, NOTHING, [PLAIN, PLAIN, HARSH, HARSH, *DRAFT_PLOTS], EVERYONE)
    clear(table)
    table.first = HOUSES.index(first)
    table.initiative = table.first
    table.round = 1
    for seat, given in enumerate([stark or side(), lannister or side()]):
        lay_out(table, seat, given)
    number = PHASES.index(f"phase-{phase}")
    table.push(Round(number) if goes_on else Halt())
    begin(table, number, HOUSES.index(active or first))
    return Scene(table)


def box_with_plain_plots(box: Box) -> Box:
    """The box with two plots that do nothing."""
    return Box(
        [*CARDS, PLAIN, HARSH],
        RULES,
        victory=box.victory,
        round_limit=box.round_limit,
        hand=box.hand,
        draws=box.draws,
        setup_gold=box.setup_gold,
        mulligan=box.mulligan,
        drafted=[CARDS[kind] for kind in box.drafted],
        duplicates=CHARACTER,
    )


def clear(table: Table) -> None:
    """All cards back in the box."""
    for slot in range(len(table.kinds)):
        put(table, slot, OUT, max(table.owner[slot], 0))


def put(table: Table, slot: int, zone: int, seat: Seat) -> None:
    table.piles[table.zone[slot] * table.seats + table.controller[slot]].remove(slot)
    table.piles[zone * table.seats + seat].append(slot)
    table.zone[slot] = zone
    table.controller[slot] = seat
    hidden = {HAND: only(seat), DECK: NOBODY}
    table.knowledge[slot] = hidden.get(zone, EVERYONE)


def take(table: Table, seat: Seat, id: str, zone: int) -> int:
    """A copy of this card out of the box of the player; plots may belong to anybody."""
    for slot in range(len(table.kinds)):
        card = table.card(slot)
        if card.id == id and table.zone[slot] == OUT and table.owner[slot] in (seat, NOTHING):
            put(table, slot, zone, seat)
            table.owner[slot] = seat
            return slot
    raise AssertionError(f"seat {seat} has no more {id}")


def lay_out(table: Table, seat: Seat, given: Side) -> None:
    table.gold[seat] = given.gold
    table.power[seat] = given.power
    for words in given.play:
        lay_card(table, seat, words)
    for zone, ids in [(HAND, given.hand), (DISCARD, given.discard), (DEAD, given.dead), (PLOTS, given.plots)]:
        for id in ids:
            take(table, seat, id, zone)
    for id in given.used:
        take(table, seat, id, USED)
    if given.plot:
        take(table, seat, given.plot, REVEALED)
    if isinstance(given.deck, str):
        for id in given.deck.split():
            take(table, seat, id, DECK)
        return
    rest = [slot for slot in table.pile(OUT, seat) if table.owner[slot] == seat and table.card(slot).cost > 0]
    for slot in rest[: given.deck]:
        put(table, slot, DECK, seat)


def lay_card(table: Table, seat: Seat, words: str) -> None:
    id, *facts = words.split(":")
    slot = take(table, seat, id, PLAY)
    for fact in facts:
        name, _, value = fact.partition("=")
        if name == "kneeling":
            table.kneeling[slot] = 1
        elif name == "power":
            table.power_on[slot] = int(value)
        elif name == "under":
            table.attached_to[take(table, seat, value, UNDER)] = slot
        elif name == "with":
            table.attached_to[take(table, seat, value, PLAY)] = slot
        else:
            table.attached_to[take(table, 1 - seat, value, PLAY)] = slot  # "against": the other player's


def begin(table: Table, phase: int, active: Seat) -> None:
    table.phase = phase
    turns = table.in_order(table.first).index(active) + 1
    if phase == PLOT_PHASE:
        table.push(PlotPhase(CHOOSE, [], []))
    elif phase == MARSHALLING:
        table.active = active
        table.push(MarshallingPhase(turns))
        table.push(ActionWindow(table.first, 0))
    elif phase == CHALLENGES_PHASE:
        table.active = active
        table.push(ChallengesPhase(turns, False))
    else:
        table.push(phase_frame(phase))
    advance(table)


def opening(seed: int = 1, **options: Any) -> Scene:
    """A game from its very beginning."""
    return Scene(GAME.setup(settle(GAME.settings, options), seed))


def laying(hand: str, deck: int = 0) -> Scene:
    """Stark lays set-up cards from this hand; Lannister has nothing."""
    table = GAME.blank(settle(GAME.settings, {}))
    clear(table)
    lay_out(table, 0, side(hand=hand, deck=deck, plot=""))
    for seat, plots in enumerate(["storm_of_swords the_old_gods", "killing_cold uneasy_truce"]):
        for id in plots.split():
            take(table, seat, id, PLOTS)
    table.push(Setup(PLACE, 0))
    advance(table)
    return Scene(table)
