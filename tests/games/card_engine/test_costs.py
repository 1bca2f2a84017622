"""What players pay for abilities, with cards made up for it."""

from fivethrones.games.card_engine.box.card import attachment, event, location
from fivethrones.games.card_engine.box.figures import CHARACTER, EVENT, NEUTRAL
from fivethrones.games.card_engine.records.occurrences import WAS_PLAYED
from fivethrones.games.card_engine.records.zones import DEAD
from fivethrones.games.card_engine.values.of_players import EVENT_TOLL
from fivethrones.games.card_engine.values.players import EACH
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.ambush import Ambush
from fivethrones.games.card_engine.vocabulary.branching import Pay, Then, may
from fivethrones.games.card_engine.vocabulary.costs import (
    Gold,
    GoldX,
    Influence,
    KneelOthers,
    NameCard,
    NameType,
    OneOf,
)
from fivethrones.games.card_engine.vocabulary.effects import (
    HousePower,
)
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS
from fivethrones.games.card_engine.vocabulary.from_piles import TakeInHand
from fivethrones.games.card_engine.vocabulary.groups import (
    THIS_IN_PILE,
)
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, Modify, Toll
from fivethrones.games.card_engine.vocabulary.triggers import After
from games.card_engine.ability_cards import CHAPEL, KNIGHT, SHRINE, Note, act, man, using
from games.card_engine.scene import LIVING, scene, side


def test_ambush_is_paid_in_influence_and_is_no_playing() -> None:
    herald = man("herald", Respond(After(WAS_PLAYED, CHARACTERS.mine()), [HousePower(1)]))
    lurker = man("lurker", Ambush(2))
    snare = attachment(
        "snare",
        NEUTRAL,
        cost=1,
        traits=[],
        bearer=CHARACTERS.theirs(),
        abilities=[Ambush(1), Modify(BEARER, strength=1)],
    )
    table = using(
        side(play="herald shrine chapel", hand="lurker snare"),
        side(play="knight knight"),
        cards=[KNIGHT, SHRINE, CHAPEL, herald, lurker, snare],
    )
    you, foe = table.players

    you.uses("lurker", "shrine")
    you.uses("snare", "knight")

    assert you.play() == ["herald", "shrine", "chapel", "lurker", "snare"]
    assert (you.kneels("shrine"), you.kneels("chapel"), foe.strength("knight")) == (True, True, 2)


def test_x_is_what_was_paid() -> None:
    bribe = act("bribe", Note("amount"), costs=[GoldX()])
    you = scene(side(hand="bribe", gold=3), side(), cards=[bribe], phase="draw", **LIVING).seat(0)

    you.uses("bribe")
    assert you.choices() == ["amount 1", "amount 2", "amount 3"]
    you.says("amount 2")

    assert (you.gold, you.power) == (1, 2)


def test_one_of_two_ways_to_pay_is_chosen_if_both_are_there() -> None:
    trial = act("trial", HousePower(1), costs=[OneOf(Influence(2), KneelOthers(CHARACTERS.mine()))])
    both = using(side(hand="trial", play="knight shrine"), side(), cards=[KNIGHT, SHRINE, trial]).seat(0)
    one = using(side(hand="trial", play="knight chapel"), side(), cards=[KNIGHT, CHAPEL, trial]).seat(0)

    both.uses("trial")
    assert both.choices() == ["way influence", "way kneel"]
    both.says("way influence")
    one.uses("trial")

    assert (both.kneels("shrine"), both.kneels("knight"), both.power) == (True, False, 1)
    assert (one.kneels("chapel"), one.kneels("knight"), one.power) == (False, True, 1)


def test_something_is_named_while_paying() -> None:
    guess = act("guess", Note("named"), costs=[NameType()])
    accuse = act("accuse", Note("named"), costs=[NameCard(CHARACTER | EVENT)])
    table = using(side(hand="guess accuse"), side(), cards=[guess, accuse, KNIGHT])
    you = table.seat(0)

    you.uses("guess")
    you.says("type power")
    assert you.power == 2
    you.uses("accuse")
    assert you.choices() == ["name nobody", "name guess", "name accuse", "name knight"]


def test_a_toll_is_paid_before_a_card_is_used() -> None:
    motley = attachment(
        "motley", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.theirs(), abilities=[Toll(BEARER, 1)]
    )
    fool = man("fool", Act([HousePower(1)], costs=[Gold(1)]))
    poor = scene(
        side(play="fool:against=motley", gold=1), side(), cards=[fool, motley], phase="draw", **LIVING
    )
    rich = scene(
        side(play="fool:against=motley", gold=2), side(), cards=[fool, motley], phase="draw", **LIVING
    )

    poor.asks("prompt-halt", 0)
    rich.seat(0).uses("fool")

    assert (rich.seat(0).gold, rich.seat(1).gold, rich.seat(0).power) == (0, 1, 1)


def test_whoever_plays_an_event_says_which_opponent_takes_the_toll() -> None:
    calm = location("calm", NEUTRAL, cost=1, traits=[], abilities=[Figure(EVENT_TOLL, 1, EACH)])
    feast = act("feast", HousePower(1))
    table = scene(
        side(hand="feast", gold=1),
        side(play="calm", hand="feast"),
        side(),
        cards=[calm, feast],
        phase="draw",
        **LIVING,
    )

    table.seat(0).uses("feast")
    table.asks("prompt-payee", 0)
    table.seat(0).says("player 2")

    assert (table.seat(2).gold, table.seat(0).power) == (1, 1)
    assert table.prompt().id == "prompt-halt"  # who has no gold cannot play one


def test_an_event_that_is_not_played_but_used_from_a_pile_costs_no_toll() -> None:
    calm = location("calm", NEUTRAL, cost=1, traits=[], abilities=[Figure(EVENT_TOLL, 1, EACH)])
    ember = event("ember", NEUTRAL, Act([HousePower(1)]), [Act([TakeInHand(THIS_IN_PILE)], where=DEAD)])
    table = scene(side(play="calm", dead="ember"), side(), cards=[calm, ember], phase="draw", **LIVING)

    table.seat(0).uses("ember", ability=1)

    assert table.seat(0).hand() == ["ember"]


def test_a_player_may_pay_for_more() -> None:
    offer = act("offer", HousePower(1), Then(may("way-pay", [Pay(Gold(2)), HousePower(2)])))
    yes, no, poor = [
        scene(side(hand="offer", gold=gold), side(), cards=[offer], phase="draw", **LIVING).seat(0)
        for gold in (2, 2, 1)
    ]

    yes.uses("offer")
    assert yes.choices() == ["way pay", "way decline"]
    yes.says("way pay")
    no.uses("offer")
    no.says("way decline")
    poor.uses("offer")

    assert (yes.power, yes.gold, no.power, no.gold, poor.power) == (3, 0, 1, 2, 1)
