"""What the levels do in positions where it is plain."""

import pytest

from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.monopoly.levels import LEVELS, Knight, Squire
from fivethrones.kernel.rng import seeded
from games.monopoly.scene import GAME, PLAYERS, Scene, scene

ORANGE = [16, 18, 19]
RED = [21, 23, 24]
who_trades = pytest.mark.parametrize("bot", LEVELS[1:], ids=[bot.id for bot in LEVELS[1:]])
every_level = pytest.mark.parametrize("bot", LEVELS, ids=[bot.id for bot in LEVELS])


def choice(bot: Bot, table: Scene, player: str) -> str:
    table.wait_for(PLAYERS.index(player))
    rng = seeded(1)
    return GAME.write(bot.choose(ask(GAME, table.realm, PLAYERS.index(player), bot, rng), rng))


def says(bot: Bot, table: Scene, player: str) -> list[str]:
    """What the bot does until somebody else is asked."""
    said: list[str] = []
    table.wait_for(PLAYERS.index(player))
    while PLAYERS.index(player) in table.asked() and len(said) < 20:
        said.append(choice(bot, table, player))
        table.plays(player, said[-1])
        if said[-1] in ("throw", "send"):
            break
    return said


@every_level
def test_what_is_offered_is_bought(bot: Bot) -> None:
    table = scene()
    table.rolls("A", 2, 4)

    assert choice(bot, table, "A") == "buy"


def test_a_squire_keeps_a_purse() -> None:
    table = scene(cash={"A": 250})
    table.rolls("A", 2, 4)

    assert choice(Squire(), table, "A") == "decline"


def test_a_knight_pawns_single_deeds_for_what_completes_a_set() -> None:
    table = scene(cash={"A": 60}, owns={"A": [16, 18, 5, 12]}, pos={"A": 13})
    table.rolls("A", 2, 4)

    assert says(Knight(), table, "A")[:3] == ["mortgage red_waste", "mortgage house_lannister", "buy"]


@every_level
def test_villages_are_built_evenly_where_they_pay(bot: Bot) -> None:
    """Harrenhal earns most, Braavos least; no second village anywhere before the first ones stand."""
    table = scene(owns={"A": [*ORANGE, 37, 39]}, cash={"A": 1200})

    assert says(bot, table, "A")[:4] == [
        "build harrenhal",
        "build kings_landing",
        "build dragonstone",
        "build eyrie",
    ]


def test_a_knight_keeps_what_the_next_throw_may_cost() -> None:
    """The keep on King's Landing is eight squares ahead."""
    table = scene(pos={"A": 31}, owns={"A": ORANGE, "B": [37, 39]}, level={37: 5, 39: 5}, cash={"A": 900})

    assert choice(Knight(), table, "A") == "throw"


@every_level
def test_debts_are_paid_by_what_earns_least(bot: Bot) -> None:
    table = scene(
        turn="A", cash={"A": 10}, owns={"A": [1, 5, *ORANGE], "B": [37, 39]}, level={16: 1, 18: 1, 19: 1}
    )
    table.realm.place[0] = 30 + 2
    table.rolls("A", 3, 2)

    assert choice(bot, table, "A") == "mortgage crasters_keep"


@every_level
def test_whoever_cannot_pay_gives_up(bot: Bot) -> None:
    table = scene(pos={"A": 32}, cash={"A": 10}, owns={"A": [1], "B": [37, 39]}, level={37: 5, 39: 5})
    table.rolls("A", 3, 2)

    assert choice(bot, table, "A") == "surrender"


@every_level
def test_early_nobody_sits_in_jail_for_longer_than_need_be(bot: Bot) -> None:
    assert choice(bot, scene(jail={"A": 0}), "A") == "bail"
    assert choice(bot, scene(jail={"A": 0}, cards={"A": [0]}), "A") == "card valar_morghulis"


def test_when_all_deeds_are_taken_jail_is_a_quiet_place() -> None:
    owns = {
        "B": [1, 3, 6, 8, 11, 13, 16, 18, 21, 23, 26, 27],
        "C": [9, 14, 19, 24, 29, 31, 37, 5, 12, 15, 25],
    }
    table = scene(owns=owns, jail={"A": 0})

    assert choice(Knight(), table, "A") == "throw"


@who_trades
def test_sets_are_swapped_with_whoever_gains_as_much(bot: Bot) -> None:
    """Each lacks what the other has."""
    table = scene(turn="A", owns={"A": [16, 18, 24], "B": [21, 23, 19]})
    table.realm.round = 3

    assert says(bot, table, "A")[-1] == "send"
    assert choice(bot, table, "B") == "accept"
    table.plays("B", "accept")

    assert {table.owner(square) for square in ORANGE} != {table.owner(square) for square in RED}
    assert [len({table.owner(square) for square in group}) for group in (ORANGE, RED)] == [1, 1]


@every_level
def test_gifts_to_a_rival_are_refused(bot: Bot) -> None:
    """The last orange location for fifty coins."""
    table = scene(turn="A", owns={"A": [16, 18], "B": [19]})
    table.plays("A", "offer 1", "ask harrenhal", "add 50", "send")

    assert choice(bot, table, "B") != "accept"


@who_trades
def test_nobody_is_asked_more_often_than_every_third_round(bot: Bot) -> None:
    table = scene(turn="A", owns={"A": [16, 18, 24], "B": [21, 23, 19]})
    offers = []
    for round in range(1, 10):
        table.realm.round = round
        offers.append(choice(bot, table, "A").startswith("offer"))

    assert offers == [False, False, True] * 3


@who_trades
def test_asking_often_finds_no_lucky_moment(bot: Bot) -> None:
    """What is not fair is refused however the thinking goes."""
    table = scene(turn="A", owns={"A": [16, 18, 24], "B": [21, 23, 19]})
    table.plays("A", "offer 1", "ask harrenhal", "add 200", "send")

    for seed in range(10):
        assert bot.choose(ask(GAME, table.realm, 1, bot, seeded(seed)), seeded(seed)).verb != "accept"


def test_an_unfair_offer_is_answered_with_a_better_one() -> None:
    table = scene(turn="A", owns={"A": [16, 18, 24], "B": [21, 23, 19]})
    table.plays("A", "offer 1", "ask harrenhal", "add 100", "send")

    words = says(Knight(), table, "B")
    assert words[:3] == ["counter", "give harrenhal", "ask twins"]
    assert words[-1] == "send"


def test_a_squire_buys_the_last_deed_of_a_set_for_four_times_its_price() -> None:
    """And another squire sells it for that; what it cannot pay for with its purse untouched it does not ask for."""
    table = scene(turn="A", owns={"A": [16, 18], "B": [19, 5]}, cash={"A": 1000})
    table.realm.round = 12

    assert says(Squire(), table, "A") == ["offer 1", "ask harrenhal", "add 800", "send"]
    assert choice(Squire(), table, "B") == "accept"
    table.realm.cash[0] = 999
    table.plays("B", "refuse")
    table.realm.calls[0] = 0
    assert choice(Squire(), table, "A") == "throw"


def test_where_a_set_is_split_among_three_a_squire_begins_with_one_more_deed() -> None:
    """At its price, since it completes nothing; never from somebody who has more of the set."""
    table = scene(turn="A", owns={"A": [16], "B": [18], "C": [19]})
    table.realm.round = 12

    assert says(Squire(), table, "A") == ["offer 2", "ask harrenhal", "add 200", "send"]
    assert choice(Squire(), table, "C") == "accept"
    table = scene(turn="A", owns={"A": [16], "B": [18, 19]})
    table.realm.round = 12
    assert choice(Squire(), table, "A") == "throw"


def test_a_squire_makes_offers_in_every_twelfth_round_only() -> None:
    table = scene(turn="A", owns={"A": [16, 18], "B": [19]})
    for round in (1, 6, 13):
        table.realm.round = round
        assert choice(Squire(), table, "A") == "throw"


def test_a_squire_parts_with_half_a_set_when_it_is_well_paid() -> None:
    table = scene(turn="A", owns={"A": [5], "B": [37, 39]}, cash={"A": 2000, "B": 2000})
    table.plays("A", "offer 1", "ask kings_landing", "add 400", "send")
    assert choice(Squire(), table, "B") == "refuse"
    table.plays("B", "refuse")

    table.plays("A", "offer 1", "ask kings_landing", "add 1600", "send")
    assert choice(Squire(), table, "B") == "accept"


@every_level
def test_rent_is_asked_for(bot: Bot) -> None:
    table = scene(turn="A", owns={"B": [6]}, rent_mode="claim")
    table.rolls("A", 2, 4)

    assert choice(bot, table, "B") == "claim nightfort 0"


@every_level
def test_nobody_bids_more_than_there_is(bot: Bot) -> None:
    table = scene(turn="A", cash={"B": 300})
    table.rolls("A", 2, 4)
    table.plays("A", "decline")

    words = choice(bot, table, "B").split()
    assert words[0] == "bid"
    assert 0 < int(words[1]) <= 300


@every_level
def test_with_the_third_die_a_free_deed_is_better_than_rent(bot: Bot) -> None:
    table = scene(
        turn="A", owns={"B": [37, 39]}, level={37: 5, 39: 5}, pos={"A": 31}, past_go="A", dice="speed"
    )
    table.rolls("A", 3, 5, face="wayfarer")

    assert choice(bot, table, "A") == "ride 3"
