"""SL-5 to SL-12: decks, opening hands, set-up cards."""

from fivethrones.games.card_engine.records.zones import HAND
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import apply, why_not
from games.stark_lannister.scene import GAME, Scene, laying, opening

EXAMPLE = "arya_stark jon_snow eddard_stark hand_of_the_king not_today winterfell_castle winterfell_castle"


def reason(table: Scene, card: str) -> str:
    refusal = why_not(table.table, Action(0, "place", table.stark.in_hand(card)))
    assert refusal is not None
    return refusal.id


def test_each_house_has_fifty_cards_and_seven_plots() -> None:
    """SL-5, SL-6, SL-7: the first seat leads Stark, or Lannister if you like."""
    table = opening()
    other = opening(seat_0="lannister")

    assert [len(player.deck()) + len(player.hand()) for player in table.players] == [50, 50]
    assert "the_old_gods" in table.stark.plots()
    assert "valar_morghulis" in table.lannister.plots()
    assert "valar_morghulis" in other.stark.plots()


def test_everybody_draws_seven_and_decides_in_secret_on_a_mulligan() -> None:
    """SL-8: both are asked together."""
    table = opening()

    assert table.asked() == [0, 1]
    assert table.stark.choices() == table.lannister.choices() == ["keep", "mulligan"]
    assert len(table.stark.hand()) == 7


def test_a_mulligan_takes_the_whole_hand_once() -> None:
    """SL-8: who keeps, keeps."""
    table = opening()
    kept = table.lannister.hand()

    table.apply(Action(0, "mulligan"))
    table.apply(Action(1, "keep"))

    assert table.told("mulligans-hand", "keeps-hand") == ["mulligans-hand 0", "keeps-hand 1"]
    assert len(table.stark.hand()) == 7
    assert table.lannister.hand() == kept
    assert table.prompt().id == "prompt-setup"


def test_without_the_option_there_is_no_mulligan() -> None:
    """SL-8: it can be switched off."""
    assert opening(mulligan="false").prompt().id == "prompt-setup"


def test_the_example_of_the_rulebook() -> None:
    """SL-10: Arya, Jon and one castle cost 5; nothing else fits."""
    table = laying(EXAMPLE)

    assert reason(table, "hand_of_the_king") == "refused-setup-type"
    assert reason(table, "not_today") == "refused-setup-type"
    for card in ("arya_stark", "winterfell_castle", "jon_snow"):
        table.stark.does("place", card)

    assert reason(table, "eddard_stark") == "refused-setup-gold"
    assert reason(table, "winterfell_castle") == "refused-limited"
    assert table.stark.choices() == ["done"]


def test_no_second_copy_of_a_unique_card_is_laid_down() -> None:
    """SL-10: of others there may be several."""
    table = laying("arya_stark arya_stark stark_retinue stark_retinue")
    table.stark.does("place", "arya_stark")

    assert reason(table, "arya_stark") == "refused-unique"

    other = laying("stark_retinue stark_retinue")
    other.stark.does("place", "stark_retinue")
    other.stark.does("place", "stark_retinue")
    assert other.stark.laid() == ["stark_retinue", "stark_retinue"]


def test_set_up_cards_are_turned_up_together_and_trigger_nothing() -> None:
    """SL-11: Eddard takes no power."""
    table = laying("eddard_stark")

    table.stark.does("place", "eddard_stark")
    assert table.told("places") == ["places 0"]
    table.stark.act("done")
    table.lannister.act("done")

    assert table.told("reveals-setup") == ["reveals-setup 0 eddard_stark 1", "reveals-setup 1 0"]
    assert table.stark.power_on("eddard_stark") == 0
    assert table.prompt().id == "prompt-plot"


def test_hands_are_filled_up_to_seven() -> None:
    """SL-12: whatever was laid down."""
    table = opening()
    for seat in (0, 1):
        table.apply(Action(seat, "keep"))
    placed = 0
    while table.prompt().id == "prompt-setup":
        seat = table.asked()[0]
        options = [text for text in table.choices(seat) if text != "done"]
        placed += len(options) > 0
        table.seat(seat).does("place", options[0].split()[1]) if options else table.seat(seat).act("done")

    assert placed > 0
    assert [len(player.hand()) for player in table.players] == [7, 7]


def test_nobody_sees_what_others_lay_down() -> None:
    """SL-9: only how many cards there are."""
    table = laying("eddard_stark")
    table.stark.does("place", "eddard_stark")

    view = GAME.view(table.table, 1)

    assert view.sides[0].laid == 1
    assert view.sides[0].laid_seen == []
    assert GAME.view(table.table, 0).sides[0].laid_seen != []


def test_a_card_that_is_played_does_not_tell_how_long_it_was_held() -> None:
    """SL-9: it is always the last slot of the hand that leaves it."""
    table = opening(mulligan="false")
    slots = sorted(table.table.pile(HAND, 0))
    choices = [option for option in table.choices(0) if option != "done"]

    apply(table.table, Action(0, "place", table.stark.in_hand(choices[0].split()[1])))

    assert sorted(table.table.pile(HAND, 0)) == slots[:-1]


def test_a_hand_keeps_its_order_when_a_card_leaves_it() -> None:
    """SL-9: the others close their ranks."""
    table = laying("jon_snow arya_stark ice stark_retinue needle")
    held = table.stark.ids(HAND)

    table.stark.does("place", "arya_stark")

    assert table.stark.ids(HAND) == [id for id in held if id != "arya_stark"]
