"""Before the first turn."""

import pytest

from fivethrones.games.monopoly.pieces import DEEDS, PRICE
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.settings import with_defaults
from games.monopoly.scene import GAME, Scene, scene


def begun(seats: int = 4, seed: int = 1, **rules: str) -> Scene:
    settings = with_defaults(GAME.settings, {"seats": str(seats), "tokens": "dealt", **rules})
    return Scene(GAME.setup(settings, seed))


def test_everybody_starts_on_go_with_1500_and_the_bank_has_the_rest() -> None:
    """MO-1, MO-2: the bank's account shows what it gave out."""
    realm = begun().realm

    assert realm.cash == [1500] * 4
    assert realm.place == [0] * 4
    assert realm.bank == -6000
    assert {realm.owner[square] for square in DEEDS} == {-1}
    assert (realm.villages, realm.keeps) == (32, 12)
    assert (len(realm.valar), len(realm.throne)) == (16, 16)


def test_tokens_are_chosen_in_seat_order_and_only_once() -> None:
    """MO-3: a token that is taken is refused."""
    table = begun(2, tokens="chosen")
    assert table.players_asked() == "A"

    table.plays("A", "token raven")

    assert table.players_asked() == "B"
    assert table.refuses("B", "token raven").id == "refused-token-taken"
    assert table.refuses("B", "throw").id == "refused-token-due"
    table.plays("B", "token longclaw")
    assert table.realm.tokens == [4, 7]
    assert table.prompt() == "prompt-throw"


def test_the_highest_throw_goes_first_and_ties_throw_again() -> None:
    """MO-4: A and C tie with eight, then C leads."""
    settings = with_defaults(GAME.settings, {"seats": "3"})
    table = Scene(GAME.setup(settings, 1))
    table.plays("A", "token crown")
    table.plays("B", "token direwolf")
    table.realm.rng.force(3, 3, 0, 0, 2, 4, 0, 1, 5, 5)

    table.plays("C", "token raven")

    assert table.turn() == "C"
    assert [event.seat for event in table.story if event.kind == "roll-off"] == [0, 1, 2, 0, 2]
    assert not table.realm.rng.forced


def test_play_goes_to_the_left_and_skips_the_bankrupt() -> None:
    """MO-4: in seat order."""
    table = scene(4, turn="B", out="C")

    table.rolls("B", 4, 6)

    assert table.turn() == "D"


def test_the_short_game_deals_three_deeds_for_nothing() -> None:
    """MO-62: at random, each deed once."""
    realm = begun(4, variant="short").realm

    assert [len(realm.deeds_of(seat)) for seat in range(4)] == [3] * 4
    assert realm.cash == [1500] * 4


def test_the_timed_game_deals_two_deeds_that_are_paid_for() -> None:
    """MO-65: from the cash at the start."""
    realm = begun(4, variant="timed", rounds="20").realm

    assert [len(realm.deeds_of(seat)) for seat in range(4)] == [2] * 4
    assert realm.cash == [1500 - sum(PRICE[square] for square in realm.deeds_of(seat)) for seat in range(4)]


def test_the_timed_game_needs_a_limit() -> None:
    """MO-65: else it would never end."""
    with pytest.raises(BadSettings) as refused:
        begun(variant="timed")
    assert refused.value.reason.id == "refused-timed-needs-rounds"


def test_decks_differ_from_seed_to_seed() -> None:
    """MO-2: shuffled once."""
    assert begun(seed=1).realm.cards != begun(seed=2).realm.cards
