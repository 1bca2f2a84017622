"""Small positions with a known answer, on the round, on power and on the order of play."""

from typing import Final

from fivethrones.games.card_engine.box.card import location, plot
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.moves.power import houses_gain
from fivethrones.games.card_engine.phases.setup import PLACE, Setup
from fivethrones.games.card_engine.records.occurrences import WAS_KILLED
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.triggers import After
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import advance, is_legal, legal, waiting
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side
from games.living_card_game.tricks import MURDER

FOUR: Final = plot("four", income=4, initiative=4, claim=1, abilities=[])
TWO: Final = plot("two", income=4, initiative=2, claim=1, abilities=[])


def laying(hand: str) -> Driver:
    """A Stark player lays down set-up cards from this hand; the other has nothing."""
    table = scene(
        side(house="stark", hand=hand, deck=10, plot="", plots="plain harsh"),
        side(plot="", plots="plain harsh"),
        phase="plot",
    ).table
    table.stack.clear()
    table.push(Setup(PLACE, 0))
    advance(table)
    return Driver(table)


SETUP_HAND: Final = "eddard_stark great_keep great_keep nymeria raff_the_sweetling ser_rodrik_cassel jon_snow"


def test_set_up_cards() -> None:
    """LC-21, LC-22, LC-23, LC-24, LC-25: DR-01. Eddard and a Keep; then seven cards in hand again, and no power."""
    table = laying(SETUP_HAND)
    you, foe = table.players

    you.does("place", "eddard_stark")
    assert you.refuses("place", "nymeria") == "refused-setup-type"
    you.does("place", "great_keep")
    assert you.refuses("place", "great_keep") == "refused-limited"
    you.does("done")
    foe.does("done")

    assert sorted(you.play()) == ["eddard_stark", "great_keep"]
    assert you.power_on("eddard_stark") == 0
    assert len(you.hand()) == 7


def test_set_up_cards_of_another_house_cost_two_more() -> None:
    """LC-23, LC-41: DR-01. Raff counts for 4, so Ser Rodrik is too dear beside him."""
    table = laying(SETUP_HAND)
    you, _ = table.players

    you.does("place", "raff_the_sweetling")

    assert you.refuses("place", "ser_rodrik_cassel") == "refused-setup-gold"


def test_attachments_with_setup_are_laid_down_with_a_bearer() -> None:
    """LC-22, LC-106."""
    table = laying("ramsays_hunting_dogs bodyguard kennel_master")
    you, foe = table.players
    assert you.refuses("place", "ramsays_hunting_dogs") == "refused-no-bearer"

    you.does("place", "kennel_master")
    assert you.refuses("place", "bodyguard") == "refused-setup-type"
    you.does("place", "ramsays_hunting_dogs")
    you.does("done")
    foe.does("done")

    assert sorted(you.play()) == ["kennel_master", "ramsays_hunting_dogs"]


def test_initiative_goes_to_the_least_power() -> None:
    """LC-29: DR-02."""
    table = scene(
        side(plots="four", power=3),
        side(plots="four", power=1),
        side(plots="two"),
        phase="plot",
        cards=[FOUR, TWO],
    )

    assert table.told("initiative") == ["initiative 1 4"]


def test_after_the_last_plot_the_used_ones_come_back() -> None:
    """LC-32: DR-03. The revealed one stays."""
    table = scene(
        side(
            plots="snowed_under",
            plot="building_season",
            used="mutual_enemies holding_the_trident calm_over_westeros the_power_of_arms valar_morghulis",
        ),
        side(plots="planning_ahead"),
        phase="plot",
    )
    you, _ = table.players
    table.seat(table.asked()[0]).says("first 0")

    assert you.plot() == ["snowed_under"]
    assert (len(you.plots()), len(you.used_plots())) == (6, 0)


def test_the_gold_penalty() -> None:
    """LC-40, LC-41, LC-42: DR-04. Two more for a card of another House, nothing more for a neutral one."""
    table = scene(
        side(house="stark", gold=9, hand="raff_the_sweetling narrow_sea sunset_sea jon_snow"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    left = []
    for card in ("raff_the_sweetling", "narrow_sea", "sunset_sea", "jon_snow"):
        you.plays(card)
        left.append(you.gold)

    assert left == [5, 5, 3, 0]


def test_dominance_is_tied() -> None:
    """LC-64: DR-09. Eleven against six, two and three gold."""
    table = scene(
        side(play="war_host_of_the_north"),
        side(play="army_of_the_faithful renly_baratheon", gold=3),
        side(gold=1),
        phase="dominance",
    )

    assert table.table.power == [0, 0, 0]


def test_two_reach_fifteen_at_once() -> None:
    """LC-69: DR-10. The first player names the winner."""
    table = scene(
        side(power=14),
        side(house="baratheon", power=14),
        side(house="lannister"),
        first=2,
    )

    houses_gain(table.table, [0, 1], 1, "house-power")
    advance(table.table)
    table.asks("prompt-winner", 2)
    table.seat(2).says("winner 1")

    assert table.ranking()[0] == [1]


def test_infamy_takes_the_power_of_dominance() -> None:
    """LC-64, LC-108: DR-17."""
    table = scene(side(house="lannister", play="ser_jaime_lannister"), side(house="stark"), phase="dominance")
    you, _ = table.players

    you.chooses("ser_jaime_lannister")

    assert (you.power_on("ser_jaime_lannister"), you.power, you.total_power) == (1, 0, 1)


def test_the_master_of_laws_draws_three() -> None:
    """LC-35, LC-90: DR-22. Beyond the draw limit."""
    table = scene(
        side(house="stark", title="master_of_laws", deck=10),
        side(house="lannister", title="hand_of_the_king", deck=10),
        side(house="baratheon", title="crown_regent", deck=1),
        phase="draw",
    )

    assert [len(player.hand()) for player in table.players] == [3, 2, 1]
    assert table.table.drawn[0] == 0


def test_another_version_of_a_dead_unique_character_is_not_played() -> None:
    """LC-92, LC-93: DR-23."""
    table = scene(
        side(house="baratheon", gold=8, hand="robert_baratheon", dead="robert_baratheon"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    assert you.refuses("play", "robert_baratheon") == "refused-unique"
    assert you.hand() == ["robert_baratheon"]


def test_one_limited_card_a_round() -> None:
    """LC-104: DR-24."""
    table = scene(
        side(house="stark", gold=5, hand="great_keep northern_fiefdoms crossroads"),
        side(),
        phase="marshalling",
    )
    you, _ = table.players

    you.plays("great_keep")
    you.plays("crossroads")

    assert you.refuses("play", "northern_fiefdoms") == "refused-limited"
    assert you.gold == 3


def test_valar_morghulis_and_saves() -> None:
    """LC-125, LC-126: DR-25. Aemon saves Jon, and Ghost saves Aemon, though all three are threatened."""
    table = scene(
        side(house="stark", plots="valar_morghulis", play="jon_snow ghost maester_aemon"),
        side(house="lannister", plots="planning_ahead"),
        phase="plot",
    )
    you, _ = table.players
    table.seat(table.asked()[0]).says("first 0")

    you.uses("maester_aemon")  # for Jon
    you.uses("ghost", ability=1)  # for Aemon
    table.passes()

    assert sorted(you.play()) == ["jon_snow", "maester_aemon"]
    assert you.dead() == ["ghost"]


def test_wildfire_assault_spares_three_of_each() -> None:
    """LC-178: DR-26. What the dead bear is discarded."""
    table = scene(
        side(house="lannister", plots="wildfire_assault", play="raff_the_sweetling lannisport_steward"),
        side(
            house="stark",
            plots="building_season",
            play="knight_of_the_tumblestone direwolf_pup kennel_master sansa_stark:with=bodyguard",
        ),
        phase="plot",
    )
    you, foe = table.players
    table.seat(table.asked()[0]).says("first 0")
    you.says("order wildfire_assault")
    you.chooses("raff_the_sweetling", "lannisport_steward")
    foe.chooses("knight_of_the_tumblestone", "direwolf_pup", "kennel_master")
    table.passes()

    assert (foe.dead(), foe.discard()) == (["sansa_stark"], ["bodyguard"])
    assert you.play() == ["raff_the_sweetling", "lannisport_steward"]


def test_a_bribe_binds_nobody() -> None:
    """LC-191, LC-192: DR-27."""
    table = scene(
        side(house="stark", gold=3),
        side(house="lannister", play="raff_the_sweetling"),
        side(house="baratheon"),
        variant="littlefinger",
        active=1,
    )
    you, foe, _ = table.players

    you.act("offer")
    for said in ("player 1", "amount 2", "wish peace"):
        you.says(said)
    foe.does("accept")
    foe.attacks("military", "raff_the_sweetling", against=0)

    assert (you.gold, foe.gold) == (1, 2)
    assert table.told("challenge") == ["challenge 1 military 0"]


def test_nobody_is_bribed_while_marshalling() -> None:
    """LC-191: DR-27."""
    table = scene(side(gold=3), side(), side(), variant="littlefinger", phase="marshalling")

    assert not is_legal(table.table, Action(0, "offer"))


# The order of play


SHRINE: Final = location("shrine", NEUTRAL, cost=1, traits=[], abilities=[Act([HousePower(1)])], unique=False)
RAVEN: Final = location(
    "raven",
    NEUTRAL,
    cost=1,
    traits=[],
    abilities=[Respond(After(WAS_KILLED, CHARACTERS), [HousePower(1)])],
    unique=False,
)


def test_responses_begin_on_the_left_of_who_acted() -> None:
    """LC-121, LC-122: DR-28. Then clockwise."""
    table = scene(
        side(play="raven nobody"),
        side(play="raven", hand="murder"),
        side(play="raven"),
        side(play="raven"),
        first=1,
        cards=[RAVEN, MURDER],
    )
    table.seat(1).uses("murder", "nobody")

    while table.prompt().id == "prompt-respond":
        options = legal(table.table, waiting(table.table)[0])
        assert isinstance(options[-1], Action)
        table.apply(options[-1])  # the raven, as long as it can be used

    assert table.told("house-gains-power") == [f"house-gains-power {seat} 1" for seat in (2, 3, 0, 1)]


def test_a_window_closes_when_all_pass_in_a_row() -> None:
    """LC-48, LC-115: DR-29."""
    table = scene(side(play="shrine nobody"), side(play="shrine"), side(play="shrine"), cards=[SHRINE])

    asked = []
    for acts in (True, False, True, False, False, False):
        (seat,) = table.asked()
        asked.append(seat)
        if acts:
            table.seat(seat).uses("shrine")
        else:
            table.skip()

    assert asked == [0, 1, 2, 0, 1, 2]
    table.asks("prompt-challenge", 0)
