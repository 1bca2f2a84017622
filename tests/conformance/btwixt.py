"""What the laws must be told about B'Twixt."""

from itertools import chain

from conformance.case import Case, Deck
from fivethrones.games.btwixt.game import IN_THE_BOX, Btwixt
from fivethrones.games.btwixt.pieces import CARDS, FIRST_ALLY, FIRST_TOKEN, SLOTS
from fivethrones.games.btwixt.rules.placing import Place
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING


def conserve(realm: Realm) -> None:
    """Every card, ally and token is in one place."""
    assert sorted(realm.kinds[:FIRST_ALLY]) == IN_THE_BOX[:FIRST_ALLY]
    assert sorted(realm.kinds[FIRST_ALLY:FIRST_TOKEN]) == IN_THE_BOX[FIRST_ALLY:FIRST_TOKEN]
    assert sorted(realm.kinds[FIRST_TOKEN:]) == IN_THE_BOX[FIRST_TOKEN:]
    if NOTHING not in realm.leaders:
        assert sorted(influence_cards(realm)) == list(range(CARDS))
    allies = [*realm.ally_deck, *realm.row, *realm.killed, *chain(*realm.councils)]
    placing = [frame.ally for frame in realm.stack if isinstance(frame, Place)]
    current = [realm.current] if realm.current not in (NOTHING, *placing) else []
    assert sorted(allies + current + placing) == list(range(FIRST_ALLY, FIRST_TOKEN))
    tokens = [*realm.supply, *realm.on_ally, *chain(*realm.tokens)]
    assert sorted(tokens) == list(range(FIRST_TOKEN, SLOTS))
    assert not realm.on_ally or realm.current != NOTHING
    stacked = [bid.card for bid in realm.bids]
    assert all(change.card in [*stacked, realm.playing] for change in realm.changes)


def influence_cards(realm: Realm) -> list[int]:
    playing = [realm.playing] if realm.playing != NOTHING else []
    piles = [*realm.hands, *realm.drafted, *realm.aside]
    return [
        *realm.deck, *realm.discard, *realm.box, *realm.stories, *realm.out, *chain(*piles),
        *(bid.card for bid in realm.bids), *playing,
    ]  # fmt: skip


def decks(realm: Realm) -> list[Deck]:
    """Influence cards, unique ones aside, blue ones aside, allies, tokens; but not what somebody knows as a bag."""
    bagged = [slot for bag in realm.bags for slot in bag.slots]
    held = [*realm.deck, *chain(*realm.hands), *chain(*realm.drafted)]
    piles = [held, realm.stories, realm.ally_deck, [*realm.supply, *realm.on_ally, *chain(*realm.tokens)]]
    return [
        (realm.kinds, [slot for slot in sorted(pile) if slot not in bagged])
        for pile in [*piles, *realm.aside]
    ]


CASE = Case(
    Btwixt(),
    [
        {"seats": "3", "leaders": "drawn"},
        {"seats": "4", "ally_row": "true", "quick": "true", "leaders": "drawn"},
        {"seats": "5", "rules": "advanced", "quick": "true", "leaders": "drawn"},
        {"seats": "6", "draft": "kingsmoot", "ally_row": "true", "quick": "true", "leaders": "drawn"},
        {"seats": "3", "draft": "draft", "quick": "true", "first_player": "seat_0"},
        {"seats": "3", "rules": "advanced", "draft": "draft", "quick": "true", "leaders": "drawn"},
        {
            "seats": "4",
            "rules": "advanced",
            "draft": "draft",
            "draft_white_too": "true",
            "ally_row": "true",
            "quick": "true",
            "leaders": "drawn",
        },
        {
            "seats": "3",
            "draft": "kingsmoot",
            "kingsmoot_keep_white": "true",
            "quick": "true",
            "leaders": "drawn",
        },
        {"seats": "4", "rules": "advanced", "first_player": "seat_0"},
    ],
    conserve,
    {0: [9, 82, 764], 2: [11, 111], 6: [9, 81], 8: [10, 90, 720]},
    decks,
    soaked=25_000,
    every=10,
    purposes=[
        "first player",
        "rulers",
        "allies",
        "influence",
        "stories",
        "supply",
        "councils",
        "unique cards 0",
        "hand 0",
    ],
    bots=[({"seats": "4", "rules": "advanced"}, 11)],
)
