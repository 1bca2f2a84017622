"""What the levels see, and what they never do."""

import pytest

from fivethrones.bots import bot_named
from fivethrones.bots.bot import ask
from fivethrones.bots.chance import drawn
from fivethrones.bots.hand_of_the_king.levels import Hand
from fivethrones.bots.hand_of_the_king.trial import MOST, candidates, on_lines
from fivethrones.bots.search.budget import Budget
from fivethrones.kernel.play import legal
from fivethrones.kernel.rng import seeded
from games.hand_of_the_king.scene import GAME, LAST_TYRELL, TAKE_LAST, Scene, rows, scene

every_level = pytest.mark.parametrize("level", ["squire", "knight", "lord", "hand"])


def choices(level: str, table: Scene, times: int = 30) -> set[str]:
    """What a bot does when it is asked the same again and again."""
    bot = Hand(Budget(200), Budget(200)) if level == "hand" else bot_named(level, GAME)
    seat = table.asked()
    chosen: set[str] = set()
    for seed in range(times):
        rng = seeded(seed)
        chosen.add(GAME.write(bot.choose(ask(GAME, table.court, seat, bot, rng), rng)))
    return chosen


@every_level
def test_a_bot_that_can_win_at_once_does(level: str) -> None:
    """Each move ends the game with two banners each or better, but only the Lannister one takes a rival's."""
    table = scene(
        rows("VU....", "L....."),
        areas={0: "G", 1: "S L"},
        banners={0: "greyjoy", 1: "stark lannister"},
    )

    assert table.choices() == ["move down lannister", "move right tully"]
    assert choices(level, table) == {"move down lannister"}


@every_level
def test_a_bot_spares_its_own_when_it_may(level: str) -> None:
    """Ilyn Payne would kill the only Stark that anybody has."""
    table = scene(LAST_TYRELL, areas={0: "eddard_stark"}, banners={0: "stark"}, row="ilyn_payne shae hodor")
    table.plays(TAKE_LAST)

    assert table.may("play ilyn_payne")
    assert "play ilyn_payne" not in choices(level, table)


@every_level
def test_a_bot_talks_to_nobody(level: str) -> None:
    table = scene(rows("VSG...", "S....."), seats=3, variant="raven")

    assert table.may("confer 1")
    assert not any(choice.startswith("confer") for choice in choices(level, table))


@every_level
def test_a_bot_that_sees_no_difference_lets_chance_decide(level: str) -> None:
    table = scene(rows("SVS..."))

    assert choices(level, table) == {"move left stark", "move right stark"}


def test_a_squire_does_not_always_do_what_a_knight_would() -> None:
    table = scene(
        ["VS..G.", "S..L..", "......", "G..T..", "....S.", "L....S"], areas={1: "G"}, banners={1: "greyjoy"}
    )

    assert len(choices("knight", table)) == 1
    assert len(choices("squire", table, 100)) > 1


@pytest.mark.parametrize(
    ("row", "choice"), [("", "move right targaryen"), ("jon_snow", "move down stark")], ids=["nobody", "jon"]
)
def test_a_knight_takes_the_last_but_one_of_a_house_only_if_no_companion_waits(row: str, choice: str) -> None:
    """It makes the banner of the Targaryens safe, but whoever takes their last, one step away, may play Jon Snow."""
    table = scene(
        ["VT....", "..S...", "....S.", ".T...L", "S.....", "L....S"],
        areas={0: "TT GG Y", 1: "T LLLL SSSS"},
        banners={0: "targaryen greyjoy tyrell", 1: "lannister stark"},
        row=row,
    )

    assert choices("knight", table) == {choice}


def test_a_knight_plays_the_companion_that_turns_a_banner() -> None:
    """Bronn takes the only Lannister from the rival; Bran is dead and nobody has any use for Hodor."""
    table = scene(
        LAST_TYRELL, areas={1: "tyrion_lannister"}, banners={1: "lannister"}, row="hodor bronn khal_drogo"
    )
    table.plays(TAKE_LAST)

    assert choices("knight", table) == {"play bronn"}


def test_a_knight_names_a_house_where_jon_snow_turns_the_banner() -> None:
    """Three banners against four; only with the Lannisters and the Tullys can two more draw level."""
    table = scene(
        rows("VY...T"),
        areas={0: "SSSS GGGG", 1: "LL TTTT BBB UU"},
        banners={0: "stark greyjoy", 1: "lannister targaryen baratheon tully"},
        row="jon_snow hodor",
    )
    table.plays(TAKE_LAST, "play jon_snow")

    assert choices("knight", table) <= {"name lannister", "name tully"}


def test_of_many_targets_a_dozen_are_looked_at_and_those_near_varys_first() -> None:
    table = scene(["VSSSY.", "SG.GGG", "G....G", "L.LLLL", "T.TTTB", "SU.UB."], row="ramsay_snow hodor")
    table.plays(TAKE_LAST, "play ramsay_snow")
    court = table.court

    chosen = candidates(court, 0, legal(court, 0), MOST)

    assert table.prompt().id == "prompt-swap-first"
    assert len(table.choices()) > MOST == len(chosen)
    assert set(on_lines(court)) <= {action.target for action in chosen}


def test_weights_are_drawn_as_often_as_they_are_heavy() -> None:
    rng = seeded(5)

    places = [drawn([1, 0, 3], rng) for _ in range(4000)]

    assert places.count(1) == 0
    assert 900 < places.count(0) < 1100
