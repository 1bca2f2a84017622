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

What a side has, and when the scene begins, is said as in `fivethrones.scenes.card_engine`. The revealed plot is plain, with claim 1,
unless another is named (``"harsh"`` has claim 2). The scene ends with the phase, unless it ``goes_on``. Further words are figures of
the box, which is like that of Stark against Lannister; with ``**LIVING`` it is like that of the living card game.

**What then happens** is said with the players of `driver`, who pass whatever comes in between and may be passed.
"""

from functools import partial
from typing import Any, Final

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.card import Card, character, plot
from fivethrones.games.card_engine.box.figures import ALL_TYPES, ATTACHMENT, CHARACTER, LOCATION, NEUTRAL
from fivethrones.games.card_engine.records.zones import OUT
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.delayed import Awaited
from fivethrones.games.card_engine.timing.state_based import StateBasedCheck
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Message
from fivethrones.kernel.rng import seeded
from fivethrones.scenes import card_engine
from fivethrones.scenes.card_engine import Side
from games.card_engine.driver import Driver

__all__ = ["ALWAYS", "LIVING", "Halt", "Side", "begin", "lay_out", "plain_box", "scene", "side"]

NO_ABILITIES: Final[list[Ability]] = []
PLAIN: Final = plot("plain", income=4, initiative=4, claim=1, abilities=NO_ABILITIES)
HARSH: Final = plot("harsh", income=3, initiative=2, claim=2, abilities=NO_ABILITIES)  # claim 2
NOBODY_SPECIAL: Final = character(
    "nobody", NEUTRAL, cost=1, strength=1, icons=ALL_TYPES, traits=[], unique=False
)
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
    "state_check": StateBasedCheck(),
    "passives": [Awaited()],
    "must_find": True,
}


side = partial(card_engine.side, plot=PLAIN.id)


class AnyRule(dict[str, str]):
    """Has a number for each topic."""

    def __missing__(self, topic: str) -> str:
        return f"R-{topic}"


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


def lay_out(table: Table, sides: list[Side]) -> None:
    """A deck for which the box has too few cards is made of nobodies."""
    for seat, given in enumerate(sides):
        if isinstance(given.deck, int):
            table.add(OUT, seat, seat, [NOBODY_SPECIAL] * given.deck, EVERYONE)
    card_engine.lay_out(table, sides)


def begin(table: Table, phase: str, first: Seat, active: Seat, goes_on: bool) -> None:
    card_engine.begin(table, phase, first, active, None if goes_on else Halt())
