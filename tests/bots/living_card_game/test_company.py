"""Habits at tables with titles and several opponents."""

import pytest

from fivethrones.arena.play import play_one
from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.card_engine.levels import Knight, Squire
from fivethrones.bots.random_bot import RandomBot
from fivethrones.kernel.action import Action
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.card_engine.driver import Driver
from games.living_card_game.scene import GAME, scene, side

SQUIRE = Squire()


def chosen(table: Driver) -> Action:
    """What a squire does who is asked."""
    seat = table.asked()[0]
    rng = seeded(4)
    return SQUIRE.choose(ask(GAME, table.table, seat, SQUIRE, rng), rng)


def choice(table: Driver) -> str:
    return table.said(chosen(table))


def test_gold_is_the_title_that_is_taken_first() -> None:
    table = scene(*(side(plots="the_power_of_arms") for _ in range(3)), phase="plot")
    table.seat(table.asked()[0]).says("first 0")
    table.asks("prompt-title", 0)

    assert choice(table) == "title master_of_coin"


def test_of_two_who_cannot_defend_the_one_nearer_to_victory_is_attacked() -> None:
    table = scene(
        side(play="hodor:kneeling robb_stark"),
        side(power=2, play="the_hound:kneeling"),
        side(power=11, play="the_hound:kneeling"),
        goes_on=True,
    )
    table.passes_until("prompt-challenge")

    assert chosen(table).extra == 2


def test_the_regent_turns_away_what_cannot_be_fought_off() -> None:
    table = scene(
        side(play="robb_stark"), side(title="crown_regent", play="shae"), side(play="the_hound"), goes_on=True
    )
    table.players[0].attacks("military", "robb_stark", against=1)
    table.passes_until("prompt-turn-away")

    assert choice(table) == "title crown_regent"


def test_the_regent_lets_others_be_attacked() -> None:
    table = scene(
        side(play="robb_stark"), side(title="crown_regent", play="shae"), side(play="the_hound"), goes_on=True
    )
    table.players[0].attacks("military", "robb_stark", against=2)
    table.passes_until("prompt-turn-away")

    assert choice(table) == "pass"


def test_the_lord_commander_steps_in_when_he_wins() -> None:
    table = scene(
        side(play="shae robb_stark"),
        side(play="hodor:kneeling"),
        side(title="lord_commander_of_the_kingsguard", play="war_host_of_the_north"),
        goes_on=True,
    )
    table.players[0].attacks("military", "robb_stark", against=1)
    table.passes_until("prompt-take-over")

    assert choice(table) == "title lord_commander_of_the_kingsguard"


def test_what_does_harm_is_attached_to_cards_of_others() -> None:
    table = scene(
        side(play="robb_stark", hand="milk_of_the_poppy", gold=3),
        side(play="ser_jaime_lannister"),
        phase="marshalling",
        active=0,
    )
    table.players[0].plays("milk_of_the_poppy")
    table.asks("prompt-bearer", 0)

    assert choice(table) == "choose ser_jaime_lannister"


def test_gold_for_a_promise_is_taken() -> None:
    table = scene(side(gold=2), side(), side(), variant="littlefinger", phase="dominance")
    table.asks("prompt-act-or-offer", 0)
    for said in (Action(0, "offer"), Action(0, "player", 1), Action(0, "amount", 2)):
        table.do(said)
    table.do(Action(0, "wish", 0))
    table.asks("prompt-offer", 1)

    assert choice(table) == "accept"


@pytest.mark.parametrize("bot", [Squire(), Knight()])
def test_bots_make_no_offers_while_others_speak(bot: Bot) -> None:
    sides = [side(gold=2, plots="the_power_of_arms building_season", deck="hodor ghost") for _ in range(3)]
    table = scene(*sides, variant="littlefinger", goes_on=True)
    rng = seeded(4)

    assert table.said(bot.choose(ask(GAME, table.table, 1, bot, rng), rng)) == "rest"


def test_even_bribes_at_random_come_to_an_end() -> None:
    """The squire offers nothing, and takes what comes."""
    settings = with_defaults(GAME.settings, {"seats": "3", "variant": "littlefinger", "victory": "10"})

    record = play_one(GAME, settings, [RandomBot(), Squire(), RandomBot()], 5, keep=True).record

    offers = [line for line in record.splitlines() if " offer" in line]
    assert offers
    assert [line for line in offers if line.startswith("1 ")] == []
    assert "1 accept" in record
    assert "1 decline" not in record
