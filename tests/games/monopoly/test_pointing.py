"""Pieces one can point at, and why not."""

from fivethrones.kernel.play import legal
from games.monopoly.scene import GAME, Scene, scene


def meant(table: Scene, player: int) -> dict[str, list[str]]:
    """By piece, the choices about it."""
    found: dict[str, list[str]] = {}
    for option in legal(table.realm, player):
        found.setdefault(GAME.piece_of(table.realm, option), []).append(option.verb)
    return found


def why(table: Scene, player: int, piece: str) -> str:
    reason = GAME.why_not_piece(table.realm, player, piece)
    assert reason is not None
    return reason.id


def test_squares_are_built_on_and_deeds_are_mortgaged() -> None:
    """MO-34, MO-41, MO-47: on the ring, in the hand, and other players for offers."""
    table = scene(owns={"A": [37, 39, 5]}, level={37: 1})
    table.all_rest()

    assert meant(table, 0) == {
        "": ["throw"],
        "square-kings_landing": ["build"],
        "square-braavos": ["sell"],
        "deed-house_lannister": ["mortgage"],
        "seat-1": ["offer"],
        "seat-2": ["offer"],
    }


def test_a_piece_without_a_choice_tells_why() -> None:
    """MO-34, MO-35, MO-41, MO-29: the reason of the choice it would be."""
    table = scene(owns={"A": [1, 3, 39]}, level={1: 1}, mortgaged=[39])
    table.all_rest()

    assert why(table, 0, "square-kings_landing") == "refused-set-incomplete"
    assert why(table, 0, "square-pyke") == "refused-not-yours"
    assert why(table, 0, "deed-fist") == "refused-group-built"
    assert why(table, 0, "deed-pyke") == "refused-not-yours"
    assert why(table, 0, "jail-card-iron_throne") == "refused-not-in-jail"
    assert why(table, 0, "square-go") == "refused-throw-due"
    assert why(table, 0, "seat-0") == "refused-no-partner"
    assert why(table, 0, "token-longclaw") == "refused-throw-due"
    assert why(table, 1, "square-go") == "refused-not-asked"


def test_the_square_to_buy_and_the_parts_of_an_offer_can_be_pointed_at() -> None:
    """MO-10, MO-47: also the squares that the speed die leads to."""
    table = scene()
    table.rolls("A", 2, 4)
    assert meant(table, 0)["square-nightfort"] == ["buy"]

    table = scene(owns={"A": [39], "B": [5]}, cards={"B": [0]})
    table.plays("A", "offer 1")
    assert meant(table, 0) == {
        "": ["withdraw"],
        "deed-kings_landing": ["give"],
        "deed-house_lannister": ["ask"],
        "jail-card-valar_morghulis": ["ask"],
    }
    assert why(table, 0, "deed-pyke") == "refused-item-elsewhere"

    table = scene(dice="speed", past_go="A")
    table.rolls("A", 2, 6, face="wayfarer")
    assert set(meant(table, 0)) == {"square-iron_throne_1", "square-nightfort", "square-moles_town"}
