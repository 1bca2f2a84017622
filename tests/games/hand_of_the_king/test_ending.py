"""HK-37 to HK-40: the end, and who is the Hand of the King."""

from fivethrones.games.hand_of_the_king.pieces import EMPTY, HOUSES
from fivethrones.games.hand_of_the_king.state import ON_GRID
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.message import Message
from games.hand_of_the_king.scene import LAST_TYRELL, TAKE_LAST, Scene, rows, scene

STUCK = rows("V.....", ".S....", "..G...", "......", "......", ".....U")


def ended(banners: dict[int, str], seats: int = 3) -> Scene:
    """A game that is over, with the banners shared out so."""
    return scene(STUCK, seats=seats, banners=banners)


def test_the_game_ends_when_varys_sees_nobody() -> None:
    """HK-37: nobody on his row or column; those elsewhere do not help."""
    table = scene(STUCK)

    assert table.is_over()
    assert table.court.decision is None
    assert table.told("end") == ["end 0 3"]


def test_the_game_goes_on_while_somebody_is_in_sight() -> None:
    """HK-37: one character at the far end of his column is enough."""
    table = scene(rows("V.....", "......", "......", "......", "......", "S....U"))

    assert not table.is_over()
    assert table.choices() == ["move down stark"]


def test_a_turn_is_settled_before_the_game_ends() -> None:
    """HK-37: the last move still brings its banner; only the next turn finds Varys stuck."""
    table = scene(rows("VS....", "..G..."))

    table.plays("move right stark")

    assert table.told("move", "banner", "end") == [
        "move 0 stark b1 catelyn_stark 1",
        "banner 0 stark",
        "end 1 1",
    ]


def test_a_turn_goes_on_when_a_companion_leaves_varys_stuck() -> None:
    """HK-37: Sandor kills the last one in sight; the banner choice of this turn is still made."""
    table = scene(
        rows("VY...G"),
        at={"d4": "bran_stark"},
        areas={1: "S"},
        banners={1: "stark"},
        row="hodor sandor_clegane",
    )

    table.plays(TAKE_LAST, "play hodor")
    assert table.told("kill") == ["kill 0 balon_greyjoy"]
    assert table.choices() == ["award stark 0", "award stark 1"]

    table.plays("award stark 0")
    assert table.is_over()


def test_characters_left_on_the_grid_count_for_nobody() -> None:
    """HK-37: their houses' banners stay where they are, or in the supply."""
    table = ended({0: "greyjoy"})

    assert [table.banner(house) for house in ["stark", "greyjoy", "tully"]] == [None, 0, None]
    assert table.outcome() == Message("outcome-most-banners", {"winners": ["seat-0"], "banners": 1}, "HK-38")


def test_characters_left_on_the_grid_are_discarded() -> None:
    """HK-37: King's Landing is empty but for Varys, for every viewer."""
    table = scene(rows("VS....", "..G...", "...U.."), seats=3)

    table.plays("move right stark")

    assert table.told("end") == ["end 1 2"]
    assert table.grid() == rows(".V....")
    assert [table.where(name) for name in ("balon_greyjoy", "hoster_tully")] == ["dead", "dead"]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert set(table.view(viewer).grid) == {EMPTY}
        assert ON_GRID not in table.view(viewer).holder


def test_most_banners_win() -> None:
    """HK-38: three small houses beat two large ones."""
    table = ended({0: "stark greyjoy", 1: "baratheon tyrell tully", 2: "lannister"})

    assert table.ranking() == [[1], [0], [2]]
    assert table.outcome() == Message("outcome-most-banners", {"winners": ["seat-1"], "banners": 3}, "HK-38")


def test_characters_do_not_count_in_the_end() -> None:
    """HK-38: only banners are points."""
    table = scene(STUCK, areas={0: "SSSSSLLLLL", 1: "Y"}, banners={1: "tyrell"})

    assert table.ranking() == [[1], [0]]


def test_four_banners_do_not_end_the_game() -> None:
    """HK-38: who can no longer be caught up with plays on like the others."""
    table = scene(LAST_TYRELL, banners={0: "stark greyjoy lannister targaryen baratheon"})

    table.plays(TAKE_LAST)

    assert not table.is_over()
    assert table.asked() == 1


def test_the_largest_house_decides_between_equals() -> None:
    """HK-39: three banners each; Greyjoy is larger than Lannister and Targaryen."""
    table = ended({0: "lannister tyrell tully", 1: "targaryen greyjoy baratheon"}, seats=2)

    assert table.ranking() == [[1], [0]]
    assert table.outcome() == Message(
        "outcome-tie-break", {"winners": ["seat-1"], "banners": 3, "house": "house-greyjoy"}, "HK-39"
    )


def test_the_banners_of_others_do_not_count_between_equals() -> None:
    """HK-39: the Stark banner is with a player who is not level, so Greyjoy decides."""
    table = ended({0: "greyjoy tyrell tully", 1: "lannister targaryen baratheon", 2: "stark"})

    assert table.ranking() == [[0], [1], [2]]


def test_kept_companions_do_not_make_a_house_larger() -> None:
    """HK-39: sizes are those of the box."""
    table = scene(STUCK, kept={1: "gendry jon_snow:tully"}, banners={0: "targaryen", 1: "baratheon"})

    assert table.ranking() == [[0], [1]]


def test_lower_places_are_shared_without_banners() -> None:
    """HK-39: where there is no banner to compare, the place is shared."""
    assert ended({2: "tully"}).ranking() == [[2], [0, 1]]


def test_without_any_banner_it_is_a_draw() -> None:
    """HK-40: all are in the supply."""
    table = ended({})

    assert [table.banner(house) for house in HOUSES] == [None] * 7
    assert table.ranking() == [[0, 1, 2]]
    assert table.outcome() == Message("outcome-draw", {}, "HK-40")


def test_killings_can_lead_to_a_draw() -> None:
    """HK-40, HK-17: the only character anybody had dies, and with it the last banner is lost."""
    table = scene(rows("VY...."), row="jaqen_hghar")

    table.plays(TAKE_LAST)

    assert table.told("kill-held", "banner") == ["kill-held 0 margaery_tyrell 0"]
    assert table.outcome().id == "outcome-draw"
