"""Actions, responses and who chooses first."""

from typing import Final

from fivethrones.games.card_engine.box.card import event, location
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.records.occurrences import WAS_KILLED
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Forced, Respond, Save
from fivethrones.games.card_engine.vocabulary.branching import Then
from fivethrones.games.card_engine.vocabulary.costs import KneelSelf
from fivethrones.games.card_engine.vocabulary.effects import HousePower, Kneel
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.card_engine.vocabulary.triggers import After
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import MURDER

SEPT: Final = location(
    "sept", NEUTRAL, cost=1, traits=[], abilities=[Forced(After(WAS_KILLED, CHARACTERS), [HousePower(1)])]
)
HEALER: Final = location(
    "healer", NEUTRAL, cost=1, traits=[], abilities=[Save(CHARACTERS, [KneelSelf()])], unique=False
)
SINGER: Final = location(
    "singer",
    NEUTRAL,
    cost=1,
    traits=[],
    abilities=[Respond(After(WAS_KILLED, CHARACTERS), [HousePower(1)], costs=[KneelSelf()])],
)
HOMAGE: Final = event(
    "homage", NEUTRAL, Act([Kneel(TARGET), Then(HousePower(2)), HousePower(1)], target=CHARACTERS)
)
RAVEN: Final = location(
    "raven",
    NEUTRAL,
    cost=1,
    traits=[],
    abilities=[Respond(After(WAS_KILLED, CHARACTERS), [HousePower(1)], limited=True)],
    unique=False,
)
MADE_UP: Final = [SEPT, HEALER, SINGER, HOMAGE, RAVEN, MURDER]


def test_six_steps_of_an_action() -> None:
    """LC-117, LC-127: saves, the effect, passives, responses; then the doomed leave play."""
    table = scene(side(hand="murder", play="sept"), side(play="bronn healer singer"), cards=MADE_UP)
    you, foe = table.players

    you.uses("murder", "bronn")
    table.asks("prompt-save", 1)
    assert you.power == 0
    foe.passes()
    table.asks("prompt-respond", 1)
    assert you.power == 1
    assert ("bronn" in foe.play(), foe.dead()) == (True, [])
    foe.uses("singer")

    assert (foe.power, foe.dead()) == (1, ["bronn"])


def test_each_player_uses_one_limited_response_a_round() -> None:
    """LC-123: whatever card it is on."""
    table = scene(
        side(hand="murder murder", play="raven raven"), side(play="bronn arya_stark"), cards=MADE_UP
    )
    you, _ = table.players

    you.uses("murder", "bronn")
    you.uses("raven")
    you.uses("murder", "arya_stark")

    assert not you.may("use raven")
    assert you.power == 1


def test_then_needs_what_stands_before_it() -> None:
    """LC-118, LC-129: who kneels already was not knelt; the other part works."""
    for play, power in [("bronn", 3), ("bronn:kneeling", 1)]:
        table = scene(side(hand="homage"), side(play=play), cards=MADE_UP)

        table.seat(0).uses("homage", "bronn")

        assert table.seat(0).power == power


def test_whose_effect_it_is_chooses_first() -> None:
    """LC-133: then the others clockwise, whoever is the first player."""
    people = "knight_of_the_tumblestone direwolf_pup kennel_master sansa_stark"
    table = scene(
        side(plots="plain", play=people),
        side(plots="wildfire_assault", play=people),
        side(plots="plain", play=people),
        phase="plot",
    )
    table.seat(table.asked()[0]).says("first 0")

    asked = []
    while table.prompt().id == "prompt-spare":
        asked += table.asked()
        table.seat(asked[-1]).act("done")

    assert asked == [1, 2, 0]


def test_a_round_has_seven_phases() -> None:
    """LC-26: then a new one begins."""
    table = scene(side(plots="plain"), side(plots="plain"), phase="plot", goes_on=True)

    table.seat(table.asked()[0]).says("first 0")

    phases = ("draw", "marshalling", "challenges", "dominance", "standing", "taxation", "plot")
    assert table.told("phase") == [f"phase 0 {phase}" for phase in phases]
