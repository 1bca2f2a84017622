"""What the view tells of a challenge: who is kept from defending, whose strength does not count, and by which card."""

from fivethrones.games.card_engine.records.numbers import Kind
from fivethrones.games.card_engine.values.changes import NO_DEFENCE, NOT_COUNTED
from fivethrones.games.living_card_game.pieces import CARDS, card_called
from fivethrones.kernel.action import SPECTATOR
from games.card_engine.driver import Driver
from games.living_card_game.scene import GAME, scene, side


def kind(id: str) -> Kind:
    return Kind(CARDS.index(card_called(id)))


def changes(table: Driver, id: str) -> list[int]:
    """What is told of the first card of this name."""
    cards = GAME.view(table.table, SPECTATOR).cards
    return next(card.sources for card in cards if card.kind == kind(id))


def test_who_cannot_defend_tells_which_card_forbids_it() -> None:
    """LC-53: Balon keeps weaker characters away, only in his challenge and only those of its target."""
    table = scene(
        side("balon_greyjoy hodor arya_stark", house="greyjoy"),
        side("eddard_stark bran_stark"),
        side("sansa_stark"),
    )
    assert changes(table, "bran_stark") == []

    table.seat(0).attacks("military", "balon_greyjoy", against=1)

    assert changes(table, "bran_stark") == [NO_DEFENCE, 0, kind("balon_greyjoy")]
    for other in ("eddard_stark", "arya_stark", "sansa_stark"):
        assert changes(table, other) == []


def test_a_plot_that_forbids_defending_is_told_of_all_whom_it_concerns() -> None:
    """LC-53: Herding the Masses, and characters that are not unique."""
    table = scene(
        side("greatjon_umber", plot="herding_the_masses"),
        side("eddard_stark direwolf_pup knight_of_the_tumblestone"),
    )
    table.seat(0).attacks("military", "greatjon_umber")

    herded = [NO_DEFENCE, 0, kind("herding_the_masses")]
    assert changes(table, "direwolf_pup") == herded
    assert changes(table, "knight_of_the_tumblestone") == herded
    assert changes(table, "eddard_stark") == []


def test_whoever_is_intimidated_tells_by_whom() -> None:
    """LC-109: on both sides, and only those who take part."""
    table = scene(
        side("victarion_greyjoy theon_greyjoy asha_greyjoy", house="greyjoy"),
        side("eddard_stark arya_stark knight_of_the_tumblestone"),
    )
    table.seat(0).attacks("military", "victarion_greyjoy", "theon_greyjoy")
    table.seat(1).defends("eddard_stark", "arya_stark")

    feared = [NOT_COUNTED, 0, kind("victarion_greyjoy")]
    assert changes(table, "theon_greyjoy") == feared
    assert changes(table, "arya_stark") == feared
    for other in ("victarion_greyjoy", "asha_greyjoy", "eddard_stark", "knight_of_the_tumblestone"):
        assert changes(table, other) == []
