"""Offers, answers, and what changes hands."""

import pytest

from conformance.secrecy import heard
from fivethrones.kernel.action import SPECTATOR, Action
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.text import state_hash
from fivethrones.match.match import Match
from games.monopoly.scene import GAME, Scene, scene


def test_a_mix_of_everything_changes_hands_at_once() -> None:
    """MO-43: deeds, a card and money."""
    table = scene(owns={"A": [1, 3], "B": [39]}, cards={"A": [0]})
    table.plays(
        "A", "offer 1", "give crasters_keep", "give fist", "give valar_morghulis", "ask kings_landing"
    )
    table.plays("A", "add 250", "send")

    table.plays("B", "accept")

    assert [table.owner(square) for square in (1, 3, 39)] == ["B", "B", "A"]
    assert table.realm.held[0] == 1
    assert (table.cash("A"), table.cash("B")) == (1250, 1750)
    assert table.told("trade") == [
        {
            "to": "seat-1",
            "gives": ["square-crasters_keep", "square-fist", "jail-card-valar_morghulis", "=250"],
            "gets": ["square-kings_landing"],
        }
    ]


def test_two_players_trade_while_a_third_is_on_turn() -> None:
    """MO-43, MO-55: before A throws."""
    table = scene(owns={"B": [39]})
    table.plays("C", "offer 1", "ask kings_landing", "add 500", "send")

    table.plays("B", "accept")

    assert table.owner(39) == "C"
    assert table.turn() == "A"


def test_money_alone_is_no_trade() -> None:
    """MO-43: no loans, no gifts."""
    table = scene(owns={"A": [39]})
    table.plays("A", "offer 1")

    assert table.refuses("A", "add 100").id == "refused-cash-gift"
    assert table.refuses("A", "send").id == "refused-cash-gift"


def test_only_what_is_there_can_be_traded() -> None:
    """MO-43: no buildings, no promises; a deed of its owner, a card of its holder."""
    table = scene(owns={"A": [39], "C": [37]})
    table.plays("A", "offer 1")

    assert table.choices() == ["withdraw", "give kings_landing"]
    assert table.refuses("A", "give braavos").id == "refused-item-elsewhere"
    assert table.refuses("A", "ask valar_morghulis").id == "refused-item-elsewhere"
    assert table.refuses("A", "give go").id == "refused-no-item"


def test_buildings_anywhere_in_the_group_block_it() -> None:
    """MO-44: the bare sister, too."""
    table = scene(owns={"A": [37, 39]}, level={37: 1})
    table.plays("A", "offer 1")

    assert table.refuses("A", "give kings_landing").id == "refused-trade-built"


def test_a_mortgaged_deed_costs_a_tenth_or_is_redeemed_at_once() -> None:
    """MO-45: the receiver decides."""
    table = scene(owns={"A": [37, 39]}, mortgaged=[37, 39])
    table.plays("A", "offer 1", "give braavos", "give kings_landing", "send")

    table.plays("B", "accept")

    assert table.cash("B") == 1500 - 18 - 20
    assert table.prompt() == "prompt-received"
    assert table.choices() == ["leave braavos", "redeem braavos"]
    assert table.refuses("B", "redeem kings_landing").id == "refused-received-first"
    table.plays("B", "redeem braavos", "leave kings_landing")
    assert table.cash("B") == 1500 - 18 - 20 - 175
    assert table.mortgaged() == [39]


def test_who_cannot_redeem_is_not_asked() -> None:
    """MO-45: the tenth is paid, the deed stays mortgaged."""
    table = scene(cash={"B": 100}, owns={"A": [39]}, mortgaged=[39])
    table.plays("A", "offer 1", "give kings_landing", "send")

    table.plays("B", "accept")

    assert table.cash("B") == 80
    assert table.mortgaged() == [39]


def test_both_sides_must_be_able_to_pay_the_tenth() -> None:
    """MO-46: from what they have after the swap."""
    table = scene(cash={"B": 19}, owns={"A": [39]}, mortgaged=[39])
    table.plays("A", "offer 1", "give kings_landing")
    assert table.refuses("A", "send").args == {"seat": "seat-1"}

    table.plays("A", "add 1", "send")
    table.plays("B", "accept")

    assert table.cash("B") == 0


def test_more_money_than_there_is_cannot_be_named() -> None:
    """MO-46: on either side, and only once."""
    table = scene(cash={"B": 30}, owns={"A": [39]})
    table.plays("A", "offer 1", "give kings_landing")
    assert table.choices()[-2:] == ["add 1..1500", "charge 1..30"]
    assert table.refuses("A", "charge 31").args == {"seat": "seat-1", "cash": 30}

    table.plays("A", "charge 30")

    assert table.refuses("A", "add 1").id == "refused-money-said"


def test_an_offer_is_said_in_one_order() -> None:
    """MO-47: what is given and what is asked for, each in the order of the board; then money."""
    table = scene(owns={"A": [1, 39], "B": [5]})
    table.plays("A", "offer 1", "give kings_landing")

    assert table.refuses("A", "give crasters_keep").id == "refused-item-order"
    table.plays("A", "ask house_lannister")
    assert table.refuses("A", "give crasters_keep").id == "refused-item-order"
    assert table.refuses("A", "throw").id == "refused-offer-first"


def told(table: Scene, viewer: int) -> object:
    """All that somebody hears and sees."""
    return heard(GAME, table.realm, viewer)


def test_an_offer_is_nobody_elses_business_until_it_is_sent() -> None:
    """MO-47: others see that A makes B an offer, not what it says; C and those who watch no more than B."""
    table = scene(owns={"A": [1, 39], "B": [5]})
    table.plays("A", "offer 1")
    before = {viewer: told(table, viewer) for viewer in (SPECTATOR, 1, 2)}

    table.plays("A", "give kings_landing", "ask house_lannister", "charge 90")

    assert {viewer: told(table, viewer) for viewer in (SPECTATOR, 1, 2)} == before
    assert GAME.view(table.realm, 0).give == [39]
    table.plays("A", "send")
    assert [GAME.view(table.realm, viewer).money for viewer in (SPECTATOR, 1, 2)] == [-90, -90, -90]


def test_what_others_imagine_of_an_offer_does_not_depend_on_it() -> None:
    """MO-47: the world that B or C imagines is the same, whatever A has said so far."""
    one, other = scene(owns={"A": [1, 39]}), scene(owns={"A": [1, 39]})
    one.plays("A", "offer 1", "give crasters_keep")
    other.plays("A", "offer 1", "give kings_landing", "charge 300")

    for viewer in (SPECTATOR, 1, 2):
        worlds = [GAME.determinize(table.realm, viewer, seeded(1)) for table in (one, other)]
        assert state_hash(worlds[0]) == state_hash(worlds[1])
    mine = [GAME.view(GAME.determinize(table.realm, 0, seeded(1)), 0).give for table in (one, other)]
    assert mine == [[1], [39]]


def test_an_offer_may_be_withdrawn_refused_or_answered_by_another() -> None:
    """MO-47: nothing changes hands before somebody accepts."""
    table = scene(owns={"A": [39], "B": [5]})
    table.plays("A", "offer 1", "give kings_landing", "withdraw")
    table.plays("A", "offer 1", "give kings_landing", "charge 900", "send")
    assert table.choices() == ["refuse", "accept", "counter"]
    assert table.refuses("B", "rest").id == "refused-answer-due"

    table.plays("B", "counter", "give house_lannister", "ask kings_landing", "add 200", "send")
    assert table.players_asked() == "A"
    table.plays("A", "accept")

    assert (table.owner(5), table.owner(39)) == ("A", "B")
    assert table.cash("A") == 1700


def test_three_calls_from_one_turn_to_the_next() -> None:
    """MO-47: unfinished ones and counter-offers included."""
    table = scene(owns={"A": [39], "B": [5]})
    for _ in range(3):
        table.plays("A", "offer 1", "withdraw")

    assert table.refuses("A", "offer 1").args == {"most": 3}
    assert [choice for choice in table.choices() if choice.startswith("offer")] == []
    table.plays("A", "mortgage kings_landing")
    table.rolls("A", 4, 6)
    for _ in range(3):
        table.plays("C", "offer 0", "ask kings_landing", "send")
        table.plays("A", "refuse")
    table.plays("B", "offer 0", "ask kings_landing", "send")
    assert table.choices() == ["refuse", "accept"]
    assert table.refuses("A", "counter").id == "refused-calls"


def test_a_trade_wakes_both_sides() -> None:
    """MO-43, MO-55: B had rested and may now see to the new deed."""
    table = scene(owns={"A": [39]}, mortgaged=[39])
    table.all_rest()
    table.plays("A", "offer 1", "give kings_landing", "send")
    table.plays("B", "accept", "leave kings_landing")

    assert table.players_asked() == "B"
    table.plays("B", "redeem kings_landing")


def test_offers_to_nobody_to_oneself_and_to_the_bankrupt_are_refused() -> None:
    """MO-47, MO-53: and before anybody owns anything."""
    table = scene(out="C", owns={"A": [39]})

    assert table.refuses("A", "offer 0").id == "refused-no-partner"
    assert table.refuses("A", "offer 5").id == "refused-no-partner"
    assert table.refuses("A", "offer 2").id == "refused-partner-out"
    assert scene().refuses("A", "offer 1").id == "refused-nothing-to-trade"


def dealt_match() -> Match:
    return Match(GAME, {"seats": "2", "variant": "short", "tokens": "dealt"}, 5)


def test_an_offer_sent_as_one_list_counts_as_a_whole_or_not_at_all() -> None:
    """MO-47: a list with a mistake in it leaves nothing behind."""
    match = dealt_match()
    seat = match.state.decision.asked[0]  # type: ignore[union-attr]
    mine = match.state.owner.index(seat)  # type: ignore[attr-defined]
    offer = [Action(seat, "offer", 1 - seat), Action(seat, "give", mine)]
    before = state_hash(match.state)

    with pytest.raises(Refusal):
        match.play(*offer, Action(seat, "charge", 100_000), Action(seat, "send"))
    assert state_hash(match.state) == before
    match.play(*offer, Action(seat, "charge", 100), Action(seat, "send"))

    assert match.state.decision is not None
    assert match.state.decision.asked == [1 - seat]
    assert len(match.steps) == 1
