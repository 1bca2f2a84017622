"""LC-35 to LC-39 and LC-64 to LC-74: the other phases, and who wins."""

from typing import Any

from fivethrones.games.card_engine.ability.ability import Ability
from fivethrones.games.card_engine.box.card import Card, location
from fivethrones.games.card_engine.box.figures import NEUTRAL
from fivethrones.games.card_engine.moves.power import cards_gain
from fivethrones.games.card_engine.moves.victory import check_victory
from fivethrones.games.card_engine.records.phases import DOMINANCE, MARSHALLING, STANDING
from fivethrones.games.card_engine.timing.leaving import discard
from fivethrones.games.card_engine.timing.resolution import Consequence
from fivethrones.games.card_engine.values.of_players import WINS_AT
from fivethrones.games.card_engine.values.players import OPPONENTS
from fivethrones.games.card_engine.vocabulary.active_abilities import Forced
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS
from fivethrones.games.card_engine.vocabulary.static_effects import Figure, HidesPower
from fivethrones.games.card_engine.vocabulary.triggers import PhaseBegins
from fivethrones.kernel.action import Seat
from fivethrones.kernel.play import advance
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import scene, side


def table_of(*sides: Side, cards: list[Card] | None = None, **words: Any) -> Driver:
    return scene(*sides, cards=[*PEOPLE, *(cards or [])], **words)


def shrine(ability: Ability) -> Card:
    return location("shrine", NEUTRAL, cost=1, traits=[], abilities=[ability])


def test_each_player_draws_two_or_what_there_is() -> None:
    """LC-35."""
    table = table_of(side(deck=5), side(deck=1), side(), phase="draw")

    assert table.told("draws") == ["draws 0 2", "draws 1 1"]


def test_no_more_than_three_cards_are_drawn_beyond_the_draw_phase() -> None:
    """LC-36, LC-37: what could only draw is then of no use."""
    table = table_of(side(play="library library library", deck=9), side(), phase="draw")

    table.seat(0).uses("library")
    table.seat(0).uses("library")

    assert table.told("draws") == ["draws 0 2", "draws 0 2", "draws 0 1"]
    assert table.prompt().id == "prompt-halt"


def test_what_happens_when_a_phase_begins_comes_before_all_else_in_it() -> None:
    """LC-38, LC-64, LC-65."""
    for phase, before, number in [
        ("draw", "income", MARSHALLING),
        ("challenges", "dominance", DOMINANCE),
        ("dominance", "stand", STANDING),
    ]:
        card = shrine(Forced(PhaseBegins(number), [HousePower(1)]))
        table = table_of(
            side(play="shrine knight:kneeling page"), side(), cards=[card], phase=phase, goes_on=True
        )
        table.passes()
        if phase == "challenges":
            table.ends_phase()

        told = [line.split()[0] for line in table.told("uses", before)]
        assert told[:2] == ["uses", before]


def test_income_is_taken_first_thing_in_a_turn() -> None:
    """LC-39."""
    table = table_of(side(), side(play="library", deck=4), phase="draw", goes_on=True)
    table.passes()

    assert table.told("income") == ["income 0 4", "income 1 4"]


def test_standing_characters_and_gold_count_for_dominance() -> None:
    """LC-64."""
    table = table_of(side(play="lord:kneeling page", gold=1), side(play="knight"), side(), phase="dominance")

    assert table.told("dominance", "house-gains-power") == ["dominance 1 3", "house-gains-power 1 1"]


def test_a_tie_for_the_highest_total_wins_no_dominance() -> None:
    """LC-64: of three players."""
    table = table_of(side(play="knight"), side(play="knight"), side(), phase="dominance")

    assert table.told("dominance", "no-dominance") == ["no-dominance 0 3"]


def test_all_cards_stand_up_together() -> None:
    """LC-65."""
    table = table_of(
        side(play="lord:kneeling library:kneeling"), side(play="page:kneeling"), phase="standing"
    )

    assert table.told("stand") == ["stand 0 lord library", "stand 1 page"]


def test_gold_goes_back_in_taxation_but_for_gold_on_cards() -> None:
    """LC-66."""
    table = table_of(side(play="lord:gold=2", gold=3), side(), phase="taxation")

    assert table.told("taxes") == ["taxes 0 3"]
    assert table.table.gold_on[table.seat(0).mine("lord")] == 2


def test_taxation_is_skipped_for_everybody_or_for_one_player() -> None:
    """LC-164."""
    for plot, left in [("thrift", [2, 2]), ("hoard", [2, 0])]:
        table = table_of(
            side(plot=plot, gold=2, plots="slow quick"),
            side(gold=2, plots="slow quick"),
            phase="standing",
            goes_on=True,
        )
        table.passes()

        assert (table.prompt().id, table.table.gold) == ("prompt-plot", left)


def test_what_is_counted_by_the_round_is_counted_anew() -> None:
    """LC-67."""
    table = table_of(
        side(play="library library", deck=9, plots="slow quick"),
        side(plots="slow quick"),
        phase="taxation",
        goes_on=True,
    )
    table.seat(0).uses("library")
    assert table.table.drawn == [2, 0]
    table.passes()

    assert (table.prompt().id, table.table.drawn) == ("prompt-plot", [0, 0])


# Victory


def gain(table: Driver, *cards: tuple[Seat, str]) -> None:
    cards_gain(table.table, [table.seat(seat).mine(card) for seat, card in cards], 1, "renown")
    advance(table.table)


def test_fifteen_power_on_house_and_cards_wins_at_once() -> None:
    """LC-68."""
    table = table_of(side(play="lord:power=4", power=10), side(power=9), side(power=3))

    gain(table, (0, "lord"))

    assert (table.outcome().id, table.ranking()) == ("outcome-power", [[0], [1], [2]])


def test_the_first_player_names_the_winner_among_those_who_get_there_together() -> None:
    """LC-69: even if the first player is none of them."""
    table = table_of(side(power=2), side(play="lord", power=14), side(play="page", power=14), first=0)

    gain(table, (1, "lord"), (2, "page"))
    assert (table.prompt().id, table.asked(), table.seat(0).choices()) == (
        "prompt-winner",
        [0],
        ["winner 1", "winner 2"],
    )
    table.seat(0).says("winner 2")

    assert table.ranking() == [[2], [1], [0]]


def test_a_card_may_change_how_much_power_wins_but_not_below_ten() -> None:
    """LC-68."""
    for less, wins in [(-5, 10), (-9, 10), (-2, 13)]:
        card = shrine(Figure(WINS_AT, less, OPPONENTS))
        table = table_of(side(play="shrine", power=14), side(power=wins - 1), cards=[card])
        check_victory(table.table)
        assert not table.is_over()
        table.table.power[1] = wins
        check_victory(table.table)

        assert table.ranking()[0] == [1]


def test_power_that_counts_again_may_end_the_game() -> None:
    """LC-168: as soon as the card that hid it has left play."""
    veil = shrine(HidesPower(CHARACTERS.theirs()))
    table = table_of(
        side(play="shrine library", deck=3), side(play="lord:power=5", power=11), cards=[veil], phase="draw"
    )
    assert (table.is_over(), table.seat(1).total_power) == (False, 16)

    table.table.push(Consequence(0))
    discard(table.table, [table.seat(0).mine("shrine")])
    advance(table.table)

    assert table.ranking() == [[1], [0]]


def test_the_most_power_wins_after_the_last_round() -> None:
    """LC-74, A-80: equals share the place."""
    table = table_of(
        side(play="library", deck=3, power=4), side(power=7), side(power=7), phase="taxation", goes_on=True
    )
    table.table.round = 60
    table.passes()

    assert (table.outcome().id, table.ranking()) == ("outcome-rounds", [[1, 2], [0]])
