"""What the levels do in positions where it is plain."""

import pytest

from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.btwixt.levels import LEVELS
from fivethrones.bots.btwixt.position import hand_worth, small_council, soft_minimum, win_chance
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.btwixt.dealing import scene
from games.btwixt.scene import GAME, Scene

every_level = pytest.mark.parametrize("bot", LEVELS, ids=[bot.id for bot in LEVELS])


def choice(bot: Bot, table: Scene, seed: int = 1) -> str:
    rng = seeded(seed)
    return GAME.write(bot.choose(ask(GAME, table.realm, table.asked(), bot, rng), rng))


def test_the_small_council_counts() -> None:
    assert soft_minimum(3, 20) == pytest.approx(3, abs=0.01)
    assert soft_minimum(8, 8) < 8
    assert soft_minimum(8, 9) > soft_minimum(8, 8)


def test_an_ally_helps_most_where_the_council_is_weak() -> None:
    weak = scene(councils={"cersei|euron": "robert"}).realm
    both = scene(councils={"cersei|euron": "robert", "doran|cersei": "patchface"}).realm

    assert small_council(both, 0) > small_council(weak, 0)
    assert win_chance(both, 0) > win_chance(weak, 0)


def test_a_hand_is_worth_nothing_when_no_round_is_left() -> None:
    table = scene(hands={"cersei": "great_host siege"})

    assert hand_worth(table.realm, 0, 3) > 0
    assert hand_worth(table.realm, 0, 0) == 0


@every_level
def test_a_ruler_who_leads_and_is_alone_kneels(bot: Bot) -> None:
    table = scene(stacks={"cersei": "great_host"}, hands={"cersei": "siege siege"})
    table.realm.kneeling = [0, 1, 1, 1]

    assert choice(bot, table) == "kneel"


@every_level
def test_a_bid_that_is_won_costs_no_further_card(bot: Bot) -> None:
    """Not even where cards are worth nothing any more: each may still change the stacks."""
    table = scene(left=0, stacks={"cersei": "great_host"}, hands={"cersei": "siege siege puppet"})
    table.realm.kneeling = [0, 1, 1, 1]

    for seed in range(6):
        assert choice(bot, table, seed) == "kneel"


@every_level
def test_in_the_last_round_of_the_game_nothing_is_saved(bot: Bot) -> None:
    """Whoever can take the lead does."""
    table = scene(
        current="robert", season="winter", left=0, stacks={"euron": "siege"}, hands={"cersei": "great_host"}
    )
    table.realm.kneeling = [0, 1, 1, 1]

    assert choice(bot, table) == "play great_host"


@every_level
def test_an_ally_joins_the_council_that_lags_behind(bot: Bot) -> None:
    """At the end of the game, where nothing can follow."""
    table = scene(
        current="robert",
        season="winter",
        left=0,
        councils={"cersei|euron": "drogo", "euron|melisandre": "margaery", "melisandre|doran": "petyr"},
        stacks={"cersei": "great_host"},
    )
    table.kneel_all()

    assert choice(bot, table) == "council 3"


@every_level
def test_a_ruler_is_taken_where_a_random_one_is_offered_too(bot: Bot) -> None:
    """BT-5: a bot knows whom it likes as well as any."""
    table = Scene(GAME.setup(with_defaults(GAME.settings, {"seats": "3"}), 1), ["a", "b", "c"])

    for _ in range(3):
        assert "leader random" in table.choices()
        chosen = choice(bot, table)
        assert chosen in table.choices()
        assert chosen != "leader random"
        table.plays(chosen)
    assert table.prompt() == "prompt-bid"
