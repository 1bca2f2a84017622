"""Any position at a card table, built without playing up to it: with cards made up for the test, or those of a box.

    RAIDER = character("raider", STARK, 2, 3, [MILITARY], ["raider"], unique=False)
    AXE = attachment("axe", NEUTRAL, 1, ["weapon"], CHARACTERS, [Modify(BEARER, strength=1)])

    table = scene(
        side(play="raider:with=axe raider:kneeling", hand="axe", gold=2),
        side(deck="raider axe", discard="raider", power=3),
        cards=[RAIDER, AXE],
    )
    you, foe = table.players
    you.attacks("military", "raider")
    table.asks("prompt-defend", 1)

**What a side has.** Cards are named by their ids with spaces in between, as often as there are copies. ``hand``, ``discard``,
``dead``, ``plots`` (still to be chosen) and ``used`` are lists of these; ``deck`` names cards, the top one first, or says how many
of no importance there are. ``plot`` is the revealed one: plain, with claim 1, unless another is named (``"harsh"`` has claim 2).
``house`` and ``agenda`` name these cards, ``title`` a title, ``gold`` and ``power`` (of the House) are numbers.

**In play** a card may be followed by what it is, joined by colons: ``eddard_stark:kneeling:power=2:under=eddard_stark:with=ice``

    kneeling            it kneels
    power=2             lies on it
    gold=2              lies on it, too
    under=…             a duplicate
    with=…              an attachment of the same player on it
    against=…           one of the next player; ``against=…@3`` of the player of this seat
    owner=2             it belongs to another player

What is ``on_house`` is attached to the House card.

**When.** ``phase`` is plot, draw, marshalling, challenges, dominance, standing or taxation; ``first`` the first player, ``active``
the one whose turn in it begins. The scene ends with the phase, unless it ``goes_on``. Further words are figures of the box, which is
like that of Stark against Lannister; with ``**LIVING`` it is like that of the living card game.

**What then happens** is said with the players of `driver`, who pass whatever comes in between and may be passed.
"""

from typing import Any, Final

from fivethrones.games.card_engine.abilities.ability import Ability
from fivethrones.games.card_engine.box import Box
from fivethrones.games.card_engine.cards import (
    ALL_TYPES,
    ATTACHMENT,
    CHARACTER,
    LOCATION,
    NEUTRAL,
    Card,
    character,
    plot,
)
from fivethrones.games.card_engine.rules.awaited import Awaited
from fivethrones.games.card_engine.rules.round import Round, phase_frame
from fivethrones.games.card_engine.rules.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.rules.windows import ActionWindow
from fivethrones.games.card_engine.state import (
    AGENDA,
    CHALLENGES_PHASE,
    DEAD,
    DECK,
    DISCARD,
    HAND,
    HOUSE,
    MARSHALLING,
    OUT,
    PHASES,
    PLAY,
    PLOTS,
    REVEALED,
    UNDER,
    USED,
    Table,
)
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver

NO_ABILITIES: Final[list[Ability]] = []
PLAIN: Final = plot("plain", 4, 4, 1, NO_ABILITIES)
HARSH: Final = plot("harsh", 3, 2, 2, NO_ABILITIES)  # claim 2
NOBODY_SPECIAL: Final = character("nobody", NEUTRAL, 1, 1, ALL_TYPES, [], unique=False)
ALWAYS: Final = [PLAIN, HARSH, NOBODY_SPECIAL]

# Figures of a box with the rules of the living card game: ``scene(…, **LIVING)``.
LIVING: Final[dict[str, Any]] = {
    "duplicates": CHARACTER | LOCATION | ATTACHMENT,
    "penalty": 2,
    "draw_limit": 3,
    "late_stealth": True,
    "user_chooses_first": True,
    "left_responds_first": True,
    "duplicates_save_from_all": True,
    "doomed": True,
    "settles": True,
    "passives": [Awaited()],
    "must_find": True,
}


class AnyRule(dict[str, str]):
    """Has a number for each topic."""

    def __missing__(self, topic: str) -> str:
        return f"R-{topic}"


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
        house: str,
        agenda: str,
        on_house: str,
        title: str,
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
        self.house = house
        self.agenda = agenda
        self.on_house = on_house.split()
        self.title = title


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
    house: str = "",
    agenda: str = "",
    on_house: str = "",
    title: str = "",
) -> Side:
    return Side(
        play, hand, deck, gold, power, plot, plots, used, discard, dead, house, agenda, on_house, title
    )


class Halt(Frame[Table]):
    """Where the phase ends, so does the scene."""

    def clone(self) -> "Frame[Table]":
        return self

    def resume(self, table: Table) -> Decision | None:
        return Decision(Message("prompt-halt"), [0])

    def options(self, table: Table, seat: Seat) -> list[Option]:
        return [Action(seat, "halt")]


def scene(
    *sides: Side,
    cards: list[Card],
    phase: str = "challenges",
    first: Seat = 0,
    active: Seat = NOTHING,
    goes_on: bool = False,
    **figures: Any,
) -> Driver:
    """A table with cards made up for the test, at the start of a phase or of the turn of the active player in it."""
    table = Table({}, plain_box(cards, **figures), len(sides), seeded(1), [], [])
    lay_out(table, list(sides))
    begin(table, phase, first, active, goes_on)
    return Driver(table)


def plain_box(cards: list[Card], **figures: Any) -> Box:
    given: dict[str, Any] = {
        "victory": 15,
        "round_limit": 50,
        "hand": 7,
        "draws": 2,
        "setup_gold": 5,
        "mulligan": False,
        "drafted": [],
        "duplicates": CHARACTER,
        **figures,
    }
    return Box([*ALWAYS, *cards], AnyRule(), **given)


# Laying out


def lay_out(table: Table, sides: list[Side]) -> None:
    for seat, given in enumerate(sides):
        lay_side(table, seat, given)


def lay_side(table: Table, seat: Seat, given: Side) -> None:
    table.gold[seat] = given.gold
    table.power[seat] = given.power
    for words in given.play:
        lay_card(table, seat, words)
    piles = {
        HAND: given.hand,
        DISCARD: given.discard,
        DEAD: given.dead,
        PLOTS: given.plots,
        USED: given.used,
        REVEALED: given.plot.split(),
        HOUSE: given.house.split(),
        AGENDA: given.agenda.split(),
    }
    for zone, ids in piles.items():
        for id in ids:
            take(table, seat, id, zone)
    for id in given.on_house:
        table.attached_to[take(table, seat, id, PLAY)] = table.house_card(seat)
    if given.title:
        table.titles[seat] = title_called(table, given.title)
    lay_deck(table, seat, given.deck)


def lay_deck(table: Table, seat: Seat, deck: int | str) -> None:
    if isinstance(deck, str):
        for id in deck.split():
            take(table, seat, id, DECK)
        return
    rest = [slot for slot in table.pile(OUT, seat) if table.owner[slot] == seat and table.card(slot).cost > 0]
    for slot in rest[:deck]:
        put(table, slot, DECK, seat)
    for _ in range(deck - len(rest)):
        take(table, seat, NOBODY_SPECIAL.id, DECK)


def lay_card(table: Table, seat: Seat, words: str) -> None:
    id, *facts = words.split(":")
    slot = take(table, seat, id, PLAY)
    for fact in facts:
        name, _, value = fact.partition("=")
        if name == "kneeling":
            table.kneeling[slot] = 1
        elif name == "power":
            table.power_on[slot] = int(value)
        elif name == "gold":
            table.gold_on[slot] = int(value)
        elif name == "under":
            table.attached_to[take(table, seat, value, UNDER)] = slot
        elif name == "with":
            table.attached_to[take(table, seat, value, PLAY)] = slot
        elif name == "against":
            attached, _, whose = value.partition("@")
            other = int(whose) if whose else table.next_seat(seat)
            table.attached_to[take(table, other, attached, PLAY)] = slot
        elif name == "owner":
            table.owner[slot] = int(value)
        else:
            raise AssertionError(f"{fact} says nothing about {id}")


def take(table: Table, seat: Seat, id: str, zone: int) -> int:
    """A copy of this card: of the player's own out of the box, or one made for the scene."""
    for slot in range(len(table.kinds)):
        if table.card(slot).id == id and table.zone[slot] == OUT and table.owner[slot] in (seat, NOTHING):
            put(table, slot, zone, seat)
            table.owner[slot] = seat
            return slot
    table.add(zone, seat, seat, [card_called(table, id)], known_to(zone, seat))
    return len(table.kinds) - 1


def card_called(table: Table, id: str) -> Card:
    for card in table.box.cards:
        if card.id == id:
            return card
    raise AssertionError(f"there is no card {id} in the box")


def title_called(table: Table, id: str) -> int:
    ids = [title.id for title in table.box.titles]
    assert id in ids, f"there is no title {id} in the box"
    return ids.index(id)


def put(table: Table, slot: int, zone: int, seat: Seat) -> None:
    table.piles[table.zone[slot] * table.seats + table.controller[slot]].remove(slot)
    table.piles[zone * table.seats + seat].append(slot)
    table.zone[slot] = zone
    table.controller[slot] = seat
    table.knowledge[slot] = known_to(zone, seat)


def known_to(zone: int, seat: Seat) -> int:
    return {HAND: only(seat), DECK: NOBODY}.get(zone, EVERYONE)


def clear(table: Table) -> None:
    """All cards back in the box."""
    for slot in range(len(table.kinds)):
        put(table, slot, OUT, max(table.owner[slot], 0))


# Beginning


def begin(table: Table, phase: str, first: Seat, active: Seat, goes_on: bool) -> None:
    number = PHASES.index(f"phase-{phase}")
    table.round = 1
    table.first = first
    table.initiative = first
    table.phase = number
    table.push(Round(number, False) if goes_on else Halt())
    whose = first if active == NOTHING else active
    turns = table.in_order(first).index(whose) + 1
    if number == MARSHALLING:
        table.active = whose
        table.push(MarshallingPhase(turns))
        table.push(ActionWindow(first, 0))
    elif number == CHALLENGES_PHASE:
        table.active = whose
        table.push(ChallengesPhase(turns, False))
    else:
        table.push(phase_frame(number))
    advance(table)
