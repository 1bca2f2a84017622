"""Actions as text, in words and as things one points at."""

import pytest

from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.notation import GRAMMAR
from fivethrones.games.btwixt.pieces import LEADERS
from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import legal
from games.btwixt.dealing import scene
from games.btwixt.scene import GAME


@pytest.mark.parametrize("verb", GRAMMAR)
def test_what_is_written_can_be_read(verb: str) -> None:
    for target in range(len(GRAMMAR[verb])) or [-1]:
        action = Action(2, verb, target)
        assert GAME.read(2, GAME.write(action)) == action


@pytest.mark.parametrize("text", ["", "play", "kneel now", "play siege twice", "sing"])
def test_what_says_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.read(0, text)

    assert refused.value.reason.id == "refused-unreadable"


def test_unknown_words_are_named() -> None:
    with pytest.raises(Unreadable) as refused:
        GAME.read(0, "play chess")

    assert refused.value.reason == Message("refused-unknown-word", {"text": "=chess"})


def test_choices_have_words() -> None:
    table = scene(hands={"cersei": "betrayal"}, stacks={"euron": "feast puppet"})
    table.plays("play betrayal")

    labels = [GAME.label(table.realm, option) for option in legal(table.realm, 0)]

    assert labels == [
        Message("do-card", {"card": "influence-feast", "who": "seat-1"}),
        Message("do-card", {"card": "influence-puppet", "who": "seat-1"}),
    ]


@pytest.mark.parametrize(
    ("piece", "refusal"),
    [
        ("seat-0", None),
        ("influence-feast", None),
        ("influence-siege", "refused-color-by-ally"),
        ("influence-puppet", "refused-not-in-hand"),
        ("seat-1", "refused-bid-due"),
        ("stack-1-0", "refused-bid-due"),
        ("council-0", "refused-bid-due"),
        ("ally-high_sparrow", "refused-bid-due"),
        ("color-red", "refused-bid-due"),
        ("look-0", "refused-bid-due"),
    ],
)
def test_pointing_in_the_bidding(piece: str, refusal: str | None) -> None:
    """BT-11, BT-39: the own ruler kneels, a card of the hand is played."""
    table = scene(current="high_sparrow", hands={"cersei": "feast siege"}, stacks={"euron": "feast"})

    assert piece in GAME.pieces(table.realm)
    reason = GAME.why_not_piece(table.realm, 0, piece)

    assert (reason.id if reason else None) == refusal


def test_pointing_at_what_a_card_asks_for() -> None:
    """BT-35: a card in a stack, an ally, a council, a ruler."""
    table = scene(
        "melisandre cersei jon",
        hands={"melisandre": "offering"},
        councils={"jon|melisandre": "tywin", "cersei|jon": "robb"},
    )
    table.plays("play offering")

    assert GAME.why_not_piece(table.realm, 0, "ally-tywin") is None
    reason = GAME.why_not_piece(table.realm, 0, "ally-robb")
    assert reason is not None
    assert reason.id == "refused-no-target"


def test_the_box_is_complete() -> None:
    """BT-2, BT-5, BT-6, BT-45, BT-46: exactly what the box holds."""
    groups: dict[str, int] = {}
    for card in GAME.cards():
        groups[card.group] = groups.get(card.group, 0) + 1
    copies = {color: sum(card.copies for card in INFLUENCE if card.color == color) for color in range(5)}

    assert groups == {"allies": 50, "influence": 28, "stories": 11, "unique": 36, "leaders": 9}
    assert copies == {0: 21, 1: 21, 2: 20, 3: 11, 4: 36}
    assert {card.leader: 0 for card in INFLUENCE if card.leader}.keys() == {*LEADERS}
    abilities = [ally.ability() for ally in ALLIES]
    assert [abilities.count(f"ability-{sort}") for sort in ("round", "claimed", "endgame")] == [16, 24, 10]


def test_triumph_is_printed_where_it_works_after_the_bid() -> None:
    """BT-33."""
    printed = {card.id for card in INFLUENCE if card.has_triumph()}

    assert {"puppet", "backup_plan", "bribe", "empty_promises", "blood_magic"} <= printed
    assert not {"betrayal", "regency", "siege", "great_host", "dracarys"} & printed
