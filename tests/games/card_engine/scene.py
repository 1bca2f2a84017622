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

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.box.box import Box
from fivethrones.games.card_engine.box.card import Card, plot
from fivethrones.games.card_engine.box.figures import ATTACHMENT, CHARACTER, LOCATION
from fivethrones.games.card_engine.phases.round import Round, phase_frame
from fivethrones.games.card_engine.phases.turns import ChallengesPhase, MarshallingPhase
from fivethrones.games.card_engine.records.numbers import Phase
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE, MARSHALLING, PHASES
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.action_window import ActionWindow
from fivethrones.games.card_engine.timing.delayed import Awaited
from fivethrones.games.card_engine.timing.state_based import StateBasedCheck
from fivethrones.kernel.action import NOTHING, Action, Option, Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import advance
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver
from games.card_engine.sides import NOBODY_SPECIAL, Side, clear, lay_out, lay_side, side, take

__all__ = [
    "ALWAYS", "LIVING", "Halt", "Side", "begin", "clear", "lay_out", "lay_side", "plain_box", "scene", "side", "take",
]  # fmt: skip

NO_ABILITIES: Final[list[Ability]] = []
PLAIN: Final = plot("plain", income=4, initiative=4, claim=1, abilities=NO_ABILITIES)
HARSH: Final = plot("harsh", income=3, initiative=2, claim=2, abilities=NO_ABILITIES)  # claim 2
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


# Beginning


def begin(table: Table, phase: str, first: Seat, active: Seat, goes_on: bool) -> None:
    number = PHASES.index(f"phase-{phase}")
    table.round = 1
    table.first = first
    table.initiative = first
    table.phase = Phase(number)
    table.push(Round(Phase(number), False) if goes_on else Halt())
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
        table.push(phase_frame(Phase(number)))
    advance(table)
