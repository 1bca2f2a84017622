"""What holds in whole games, played at random."""

import pytest

from conformance.monopoly import conserve
from fivethrones.kernel.game import guess
from fivethrones.kernel.play import apply, default, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.monopoly.scene import GAME


@pytest.mark.parametrize("seats", [2, 5])
def test_money_deeds_and_buildings_add_up_until_one_is_left(seats: int) -> None:
    """MO-1, MO-37, MO-53: after every action of a game without a limit."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": str(seats)}), 3)
    rng = seeded(3)
    while realm.decision is not None:
        apply(realm, guess(legal(realm, waiting(realm)[0]), rng))
        conserve(realm)

    assert realm.outcome is not None
    assert realm.outcome.reason.id == "outcome-last"
    assert [seat for place in realm.outcome.ranking[1:] for seat in place] == realm.out[::-1]


def test_a_table_of_absent_players_goes_on() -> None:
    """MO-55: what is done for those who do not answer never blocks the others; the limit ends it."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": "8", "rounds": "20"}), 1)
    steps = 0
    while realm.decision is not None:
        apply(realm, default(realm, waiting(realm)[0]))
        steps += 1

    assert realm.outcome is not None
    assert steps < 3000


def test_a_limit_that_is_reached_is_told() -> None:
    """MO-56: the outcome names it."""
    realm = GAME.setup(with_defaults(GAME.settings, {"seats": "2", "rounds": "5"}), 1)
    while realm.decision is not None:
        apply(realm, default(realm, waiting(realm)[0]))

    assert realm.outcome is not None
    assert realm.outcome.reason.id == "outcome-rounds"
    assert realm.outcome.reason.args["rounds"] == 5
