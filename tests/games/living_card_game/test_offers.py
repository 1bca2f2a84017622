"""LC-191, LC-192: Littlefinger's game, in which players bribe each other."""

from typing import Any

from fivethrones.games.card_engine.timing.action_window import EVERYBODY, ActionWindow
from fivethrones.kernel.action import Action
from fivethrones.kernel.decision import BEGUN, OPEN, TURN
from fivethrones.kernel.play import awaited, default, is_legal, legal, why_not
from fivethrones.kernel.text import state_to_data
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import GAME, scene, side


def littlefinger(*sides: Side, **words: Any) -> Driver:
    return scene(*sides, cards=PEOPLE, variant="littlefinger", **words)


def begins_offer(table: Driver, seat: int, to: int, gold: int) -> None:
    """All but what it is for."""
    table.seat(seat).act("offer")
    table.seat(seat).says(f"player {to}")
    table.seat(seat).says(f"amount {gold}")


def offers(table: Driver, seat: int, to: int, gold: int, answer: str) -> None:
    begins_offer(table, seat, to, gold)
    table.seat(seat).says("wish words")
    table.seat(to).does(answer)


def window(table: Driver) -> ActionWindow:
    top = table.table.stack[-1]
    assert isinstance(top, ActionWindow)
    return top


def test_gold_of_an_accepted_offer_moves_at_once() -> None:
    """LC-191, LC-192."""
    table = littlefinger(side(gold=3), side(), side(gold=1))

    begins_offer(table, 0, 2, 2)
    assert table.prompt().id == "prompt-wish"
    table.seat(0).says("wish peace")
    assert (table.prompt().id, table.asked()) == ("prompt-offer", [2])
    table.seat(2).does("accept")

    assert table.told("offers-gold", "accepts-gold") == [
        "offers-gold 0 0 2 2 peace",
        "accepts-gold 2 0 2 2",
    ]
    assert table.table.gold == [1, 0, 3]


def test_a_declined_offer_changes_nothing() -> None:
    """LC-192."""
    table = littlefinger(side(gold=3), side(), side())

    begins_offer(table, 0, 1, 3)
    table.seat(0).says("wish favor")
    table.seat(1).does("decline")

    assert table.table.gold == [3, 0, 0]


def test_a_player_makes_any_number_of_offers_in_one_window() -> None:
    """LC-192: to the same player again, and to others."""
    table = littlefinger(side(gold=3), side(), side())

    for to, gold in ((1, 2), (1, 2), (2, 1), (1, 3)):
        offers(table, 0, to, gold, "decline")

    assert len(table.told("declines-gold")) == 4
    assert is_legal(table.table, Action(0, "offer"))


def test_whoever_has_passed_may_act_again_once_gold_has_changed_hands() -> None:
    """LC-192: and not where it was declined."""
    for answer, speaker in (("accept", 1), ("decline", 0)):
        table = littlefinger(side(gold=1), side(gold=1), side(gold=1), first=1)
        table.seat(1).passes()
        table.seat(2).passes()
        offers(table, 0, 1, 1, answer)

        assert awaited(table.table) == [speaker]


def test_an_offer_is_said_in_one_go() -> None:
    """LC-192: nobody is told of half an offer."""
    table = littlefinger(side(gold=1), side(), side())

    begins_offer(table, 0, 1, 1)

    assert table.table.decision is not None
    assert table.table.decision.mode == BEGUN
    assert table.told("offers-gold") == []


def test_nobody_is_bribed_while_marshalling() -> None:
    """LC-191."""
    table = littlefinger(side(gold=3, hand="page"), side(gold=3), side(), phase="marshalling")

    assert not is_legal(table.table, Action(0, "offer"))


def test_there_are_no_offers_in_other_variants() -> None:
    """LC-191."""
    table = scene(side(gold=3, play="library", deck=3), side(), side(), cards=PEOPLE)

    assert table.prompt().id == "prompt-act"
    assert not is_legal(table.table, Action(0, "offer"))
    reason = why_not(table.table, Action(0, "offer"))
    assert reason is not None
    assert reason.id == "refused-pass-or-act"


def test_an_offer_names_another_player_and_gold_from_the_pool() -> None:
    """LC-192."""
    table = littlefinger(side(gold=2), side(), side())
    you = table.seat(0)

    assert you.choices() == ["pass", "offer"]
    you.act("offer")
    assert you.choices() == ["player 1", "player 2"]
    you.says("player 2")
    assert you.choices() == ["amount 1", "amount 2"]


# Whoever has gold may speak up


def test_whoever_has_gold_may_make_an_offer_before_the_speaker_has_spoken() -> None:
    """LC-192: to the speaker or to anybody else; the speaker is still the same."""
    table = littlefinger(side(gold=1), side(), side(gold=2))

    table.asks("prompt-act-or-offer", 0, 2)
    assert table.seat(2).choices() == ["rest", "offer"]
    offers(table, 2, 0, 1, "accept")
    offers(table, 2, 1, 1, "accept")

    assert table.table.gold == [2, 1, 0]
    table.asks("prompt-act-or-offer", 0, 1)
    assert awaited(table.table) == [0]


def test_nobody_waits_for_those_who_may_only_make_offers() -> None:
    """LC-192: the speaker's pass needs no answer of theirs."""
    table = littlefinger(side(gold=1, play="knight"), side(gold=1), side(gold=1))
    assert (table.asked(), awaited(table.table)) == ([0, 1, 2], [0])

    for speaker in (0, 1, 2):
        assert awaited(table.table) == [speaker]
        table.apply(Action(speaker, "pass"))

    assert table.prompt().id == "prompt-challenge"


def test_who_rests_is_not_asked_again_in_this_window() -> None:
    """LC-192: nor as a speaker who could do nothing else; the next window asks anew."""
    table = littlefinger(side(gold=1, play="knight"), side(gold=1), side(gold=1))

    table.apply(default(table.table, 1))
    assert table.asked() == [0, 2]
    table.apply(Action(0, "pass"))

    table.asks("prompt-act-or-offer", 0, 2)
    assert awaited(table.table) == [2]
    table.apply(Action(2, "pass"))
    table.seat(0).attacks("military", "knight")
    table.asks("prompt-act-or-offer", 0, 1, 2)


def test_gold_that_changes_hands_rouses_those_who_rest() -> None:
    """LC-192: an offer that is declined does not."""
    for answer, asked in (("accept", [0, 1, 2]), ("decline", [0, 2])):
        table = littlefinger(side(gold=1), side(gold=1), side(gold=2))
        table.apply(Action(1, "rest"))
        offers(table, 2, 0, 1, answer)

        assert table.asked() == asked


def test_an_action_rouses_those_who_rest() -> None:
    """LC-192."""
    table = littlefinger(side(play="library", deck=3), side(gold=1), side(gold=1))
    table.apply(Action(1, "rest"))
    table.apply(Action(2, "rest"))
    assert table.asked() == [0]

    table.seat(0).uses("library")

    assert (table.asked(), awaited(table.table)) == ([1, 2], [1])


def test_whoever_is_not_the_speaker_can_do_nothing_but_offer() -> None:
    """LC-192: what lies in hand or in play makes no difference."""
    table = littlefinger(side(gold=1), side(gold=3, play="library", deck=3), side())
    library = table.seat(1).mine("library")

    for action in (Action(1, "pass"), Action(1, "use", library, 0), Action(1, "play", library)):
        reason = why_not(table.table, action)
        assert reason is not None
        assert (reason.id, reason.rule) == ("refused-rest-or-offer", "LC-192")
    assert not is_legal(table.table, Action(0, "rest"))
    assert legal(table.table, 2) == []


def test_a_window_asks_in_one_way_whoever_rests() -> None:
    """LC-192: so what the speaker is about to do does not go stale when somebody else rests."""
    table = littlefinger(side(gold=1), side(gold=1), side())
    before = table.prompt()

    table.apply(Action(1, "rest"))

    assert table.table.decision is not None
    assert (table.prompt(), table.asked(), table.table.decision.mode) == (before, [0], OPEN)


def test_while_marshalling_only_the_speaker_is_asked() -> None:
    """LC-191."""
    table = littlefinger(side(gold=3, hand="page"), side(gold=3), side(gold=3), phase="marshalling")

    table.asks("prompt-act", 0)
    assert table.table.decision is not None
    assert table.table.decision.mode == TURN


def test_an_offer_that_was_pending_by_older_rules_leaves_nobody_resting() -> None:
    """LC-192: such a window remembered the pool of the speaker where it has now who rests."""
    table = littlefinger(side(gold=2), side(gold=1), side(gold=1))
    data = state_to_data(table.table)
    data["stack"][-1]["pool"] = 2

    GAME.migrate(2, data)

    assert data["stack"][-1]["pool"] == EVERYBODY == window(table).awake
