"""What the levels see, and what they never do."""

import pytest

from fivethrones.bots.bot import Bot, ask
from fivethrones.bots.card_engine.levels import Hand, Knight, Lord, Squire
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import HAND, SETUP
from fivethrones.kernel.rng import seeded
from games.stark_lannister.scene import GAME, Scene, Side, opening, scene, side

every_level = pytest.mark.parametrize(
    "bot", [Squire(), Knight(), Lord(), Hand()], ids=["squire", "knight", "lord", "hand"]
)
thinking = pytest.mark.parametrize("bot", [Knight(), Lord(), Hand()], ids=["knight", "lord", "hand"])


def stark(play: str = "", hand: str = "", gold: int = 0, power: int = 0) -> Side:
    return side(play, hand, deck=8, gold=gold, power=power, plots="the_lion_and_the_wolf spies_among_us")


def lannister(play: str = "", hand: str = "", gold: int = 0, power: int = 0) -> Side:
    return side(play, hand, deck=8, gold=gold, power=power, plots="killing_cold uneasy_truce")


def choices(bot: Bot, table: Scene, times: int = 2) -> set[str]:
    """What a bot does when it is asked the same again and again."""
    seat = table.asked()[0]
    chosen: set[str] = set()
    for seed in range(times):
        rng = seeded(seed)
        chosen.add(table.said(bot.choose(ask(GAME, table.table, seat, bot, rng), rng)))
    return chosen


@every_level
def test_a_bot_attacks_where_nobody_can_defend(bot: Bot) -> None:
    """The only Lannister kneels, and Stark has no other challenge to make."""
    table = scene(
        stark=stark(play="septa_mordane"),
        lannister=lannister(play="the_hound:kneeling", hand="bronn shae"),
        goes_on=True,
    )
    table.passes_until("prompt-challenge")

    assert choices(bot, table) == {"challenge intrigue"}


@every_level
def test_a_bot_that_can_win_at_once_does(bot: Bot) -> None:
    table = scene(
        stark=stark(play="jon_snow", power=14),
        lannister=lannister(play="the_hound:kneeling tywin_lannister:kneeling", power=14),
        goes_on=True,
    )
    table.passes_until("prompt-challenge")

    assert choices(bot, table) <= {"challenge military", "challenge power"}


@every_level
def test_a_bot_gives_up_whom_it_needs_least(bot: Bot) -> None:
    table = scene(
        stark=stark(play="eddard_stark:kneeling:power=2 stark_retinue:kneeling"),
        lannister=lannister(play="the_hound"),
        first="lannister",
        goes_on=True,
    )
    table.lannister.attacks("military", "the_hound")
    table.passes_until("prompt-victims")

    assert choices(bot, table) == {"choose stark_retinue"}


@every_level
def test_a_bot_saves_its_best_with_a_duplicate(bot: Bot) -> None:
    table = scene(
        stark=stark(play="eddard_stark:kneeling:power=2:under=eddard_stark"),
        lannister=lannister(play="the_hound"),
        first="lannister",
        goes_on=True,
    )
    table.lannister.attacks("military", "the_hound")
    table.passes_until("prompt-save")

    assert choices(bot, table) == {"use eddard_stark"}


@every_level
def test_a_bot_does_not_save_an_enemy(bot: Bot) -> None:
    """Not Today saves any unique character."""
    table = scene(
        stark=stark(play="jon_snow", hand="not_today"),
        lannister=lannister(play="tywin_lannister:kneeling"),
        goes_on=True,
    )
    table.stark.attacks("military", "jon_snow")
    table.passes_until("prompt-save")

    assert table.stark.choices() == ["pass", "use not_today"]
    assert choices(bot, table) == {"pass"}


@every_level
def test_a_bot_buys_what_its_gold_is_for(bot: Bot) -> None:
    table = scene(
        stark=stark(hand="eddard_stark", gold=4),
        lannister=lannister(play="the_hound"),
        phase="marshalling",
        goes_on=True,
    )

    assert choices(bot, table) == {"play eddard_stark"}


@every_level
def test_a_bot_begins_with_as_much_as_it_may(bot: Bot) -> None:
    """SL-10: five gold at set-up."""
    table = opening(seed=1, mulligan="false")
    while table.prompt().id == "prompt-setup" and table.asked() == [0]:
        rng = seeded(2)
        table.apply(bot.choose(ask(GAME, table.table, 0, bot, rng), rng))

    laid = [table.table.card(slot).cost for slot in table.table.pile(SETUP, 0)]
    left = [table.table.card(slot) for slot in table.table.pile(HAND, 0)]
    assert sum(laid) >= 4
    assert len(laid) + len(left) == 7


@every_level
@pytest.mark.parametrize(
    ("defender", "choice"), [("tywin_lannister", "use for_the_north"), ("joffrey_baratheon", "pass")]
)
def test_a_bot_strengthens_its_side_only_where_that_turns_the_challenge(
    bot: Bot, defender: str, choice: str
) -> None:
    """Robb Stark has 3, Tywin Lannister 4, Joffrey Baratheon 2; For the North gives 3."""
    table = scene(
        stark=stark(play="robb_stark", hand="for_the_north"),
        lannister=lannister(play=defender, power=3),
        goes_on=True,
    )
    table.stark.attacks("power", "robb_stark")
    table.lannister.defends(defender)
    table.passes_until("prompt-act")

    assert table.stark.choices() == ["pass", "use for_the_north"]
    assert choices(bot, table) == {choice}


@thinking
def test_a_challenge_is_weighed_by_the_best_attack_in_it(bot: Bot) -> None:
    table = scene(
        stark=stark(play="jon_snow stark_retinue", power=5),
        lannister=lannister(play="the_hound:kneeling", power=5),
        goes_on=True,
    )
    table.passes_until("prompt-challenge")

    question = ask(GAME, table.table, 0, bot, seeded(1))
    weighed = {table.said(action): worth for action, worth in bot.weigh(question)}

    assert weighed["challenge power"] > weighed["done"]
    assert all(0 <= worth <= 1 for worth in weighed.values())


@thinking
def test_an_attack_is_planned_with_its_attackers(bot: Bot) -> None:
    table = scene(
        stark=stark(play="jon_snow stark_retinue", power=14),
        lannister=lannister(play="the_hound"),
        goes_on=True,
    )
    table.passes_until("prompt-challenge")
    rng = seeded(1)

    plan = bot.plan(ask(GAME, table.table, 0, bot, rng), rng)

    assert [action.verb for action in plan] == ["challenge", "choose", "done"]
    assert table.table.card(Slot(plan[1].target)).id == "jon_snow"


def test_plots_of_a_squire_cannot_be_foreseen() -> None:
    table = scene(stark=stark(), lannister=lannister(), phase="plot")

    assert choices(Squire(), table, 40) == {"plot the_lion_and_the_wolf", "plot spies_among_us"}
