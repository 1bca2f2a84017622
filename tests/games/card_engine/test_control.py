"""Cards under the control of another player than their owner."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event
from fivethrones.games.card_engine.box.figures import ALL_TYPES, NEUTRAL, STARK
from fivethrones.games.card_engine.records.lasting import FOREVER
from fivethrones.games.card_engine.records.phases import CHALLENGES_PHASE
from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.games.card_engine.values.players import CHOSEN, OPPONENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.effects import Kill
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.groups import TARGET, THIS_CARD
from fivethrones.games.card_engine.vocabulary.put_into_play import EnterPlay
from fivethrones.games.card_engine.vocabulary.waiting import Delayed, ThatPlayerWins, Waits
from games.card_engine.scene import LIVING, scene, side

KNIGHT: Final = character("knight", STARK, cost=2, strength=2, icons=ALL_TYPES, traits=[], unique=False)
LORD: Final = character("lord", STARK, cost=4, strength=4, icons=ALL_TYPES, traits=[])
RING: Final = attachment("ring", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[])
LURE: Final = event("lure", NEUTRAL, Act([TakeControl(TARGET)], target=CHARACTERS.theirs()))
AXE_MAN: Final = event("axe_man", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS.theirs()))
HONOR_GUARD: Final = character(
    "honor_guard",
    STARK,
    cost=4,
    strength=4,
    icons=ALL_TYPES,
    traits=[],
    abilities=[
        Act([EnterPlay(CHOSEN), Waits(1, FOREVER)], CHALLENGES_PHASE, player=OPPONENTS, where=HAND),
        Delayed(ThatPlayerWins(1), [TakeControl(THIS_CARD)]),
    ],
    unique=False,
)
CLOAK: Final = attachment("cloak", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.mine(), abilities=[])
CARDS: Final = [KNIGHT, LORD, RING, CLOAK, LURE, AXE_MAN, HONOR_GUARD]


def test_control_takes_power_attachments_and_duplicates_along() -> None:
    table = scene(
        side(hand="lure"), side(play="lord:kneeling:power=2:under=lord:with=ring"), cards=CARDS, **LIVING
    )
    you, foe = table.players

    you.uses("lure")

    assert table.told("takes-control") == ["takes-control 0 lord"]
    assert (you.play(), foe.play()) == (["lord"], ["ring"])  # the ring stays with who played it
    assert (you.kneels("lord"), you.total_power, foe.total_power) == (True, 2, 0)
    assert table.table.attachments(you.mine("lord")) == [foe.mine("ring")]
    assert len(table.table.duplicates(you.mine("lord"))) == 1


def test_an_attachment_for_own_cards_does_not_stay_on_a_card_that_is_taken() -> None:
    table = scene(side(hand="lure"), side(play="knight:with=cloak"), cards=CARDS, **LIVING)

    table.seat(0).uses("lure")
    table.passes()

    assert (table.seat(1).play(), table.seat(1).discard()) == ([], ["cloak"])


def test_power_on_a_card_that_is_taken_may_win_the_game() -> None:
    table = scene(side(hand="lure", power=12), side(play="lord:power=3"), cards=CARDS, **LIVING)

    table.seat(0).uses("lure")

    assert table.ranking() == [[0], [1]]


def test_all_of_it_goes_to_the_piles_of_its_owners() -> None:
    table = scene(side(hand="lure"), side(play="lord:under=lord", hand="axe_man"), cards=CARDS, **LIVING)
    you, foe = table.players
    you.uses("lure")

    foe.uses("axe_man")
    table.asks("prompt-save", 0)  # the new controller has the duplicate
    table.passes()

    assert (foe.dead(), foe.discard()) == (["lord"], ["axe_man", "lord"])
    assert (you.dead(), you.discard()) == ([], ["lure"])


def test_a_second_copy_of_a_unique_card_cannot_be_taken() -> None:
    for you in (side(play="lord", hand="lure"), side(hand="lure", dead="lord")):
        table = scene(you, side(play="lord"), cards=CARDS, **LIVING)

        assert table.prompt().id != "prompt-act"  # nobody can act


def test_who_changes_sides_leaves_the_challenge() -> None:
    table = scene(side(play="knight"), side(play="lord", hand="lure"), cards=CARDS, **LIVING)
    you, foe = table.players

    you.attacks("military", "knight")
    foe.uses("lure")

    assert table.table.attackers == []
    assert foe.play() == ["lord", "knight"]


def test_an_honor_guard_comes_back_when_its_player_wins_with_it() -> None:
    table = scene(side(hand="honor_guard"), side(play="knight"), side(), cards=CARDS, first=1, **LIVING)
    you, foe, _ = table.players

    you.act("use", you.in_hand("honor_guard"), 0)
    you.act("player", 1)
    assert (foe.play(), you.hand()) == (["knight", "honor_guard"], [])
    foe.attacks("military", "knight", against=2)
    table.passes_until("prompt-challenge")
    assert "honor_guard" in foe.play()  # it took no part
    foe.attacks("power", "honor_guard", against=2)
    table.passes()

    assert (you.play(), foe.play()) == (["honor_guard"], ["knight"])
    assert table.told("takes-control") == ["takes-control 0 honor_guard"]


def test_an_honor_guard_comes_back_once() -> None:
    table = scene(side(hand="honor_guard"), side(play="knight", hand="lure"), cards=CARDS, first=1, **LIVING)
    you, foe = table.players
    you.uses("honor_guard")
    foe.attacks("military", "honor_guard")
    table.passes_until("prompt-challenge")
    assert you.play() == ["honor_guard"]

    foe.attacks("power", "knight")
    foe.uses("lure")
    table.table.attackers.append(foe.mine("honor_guard"))
    table.passes()

    assert foe.play() == ["knight", "honor_guard"]
