"""Who knows what, and other worlds that a viewer cannot tell from the real one."""

from collections.abc import Iterator

import pytest

from fivethrones.games.btwixt.pieces import BLUE, WHITE
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.knowledge import knows
from fivethrones.kernel.play import apply, default, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults
from games.btwixt.dealing import scene
from games.btwixt.scene import CARD_IDS, GAME, Scene

WORLDS = 30


def worlds(table: Scene, who: str) -> Iterator[Scene]:
    """As this ruler may imagine the table."""
    for seed in range(WORLDS):
        yield Scene(GAME.determinize(table.realm, table.seat(who), seeded(seed)), table.players)


def test_hands_are_hidden_but_counted() -> None:
    """BT-37."""
    table = scene(hands={"cersei": "feast puppet", "euron": "siege"})

    view = table.view("euron")

    assert view.seats[0].hand == 2
    assert view.seats[0].hand_seen == []
    assert [CARD_IDS[kind] for kind in view.seats[1].hand_seen] == ["siege"]
    assert GAME.view(table.realm, SPECTATOR).seats[1].hand_seen == []


def test_imagined_hands_differ_and_the_own_stays() -> None:
    """BT-37."""
    table = scene(hands={"cersei": "feast puppet", "euron": "siege ambush"})

    imagined = list(worlds(table, "euron"))

    assert {tuple(world.hand("euron")) for world in imagined} == {("ambush", "siege")}
    assert len({tuple(world.hand("cersei")) for world in imagined}) > 10


def test_a_hand_once_seen_is_known() -> None:
    """BT-37: to whoever looked; what is drawn later is not."""
    table = scene(
        hands={"cersei": "eavesdropping", "euron": "feast cavalry_charge", "melisandre": "cavalry_charge"}
    )
    table.plays("play eavesdropping", "name 1", "kneel", "play cavalry_charge")

    imagined = list(worlds(table, "cersei"))

    assert all({"feast", "cavalry_charge"} <= set(world.hand("euron")) for world in imagined)
    assert len({tuple(world.hand("euron")) for world in imagined}) > 5


def test_a_card_given_unseen_is_known_to_two() -> None:
    """BT-37: others who knew the whole hand know what there was, but not which card went."""
    table = scene(
        hands={
            "cersei": "eavesdropping",
            "euron": "feast puppet great_host",
            "melisandre": "blackmail",
            "doran": "siege",
        }
    )
    table.plays("play eavesdropping", "name 1", "kneel", "play blackmail", "name 1", "give puppet")

    assert all("puppet" in world.hand("melisandre") for world in worlds(table, "euron"))
    assert all("puppet" in world.hand("melisandre") for world in worlds(table, "melisandre"))
    imagined = list(worlds(table, "cersei"))
    for world in imagined:
        assert sorted(world.hand("euron") + world.hand("melisandre")) == ["feast", "great_host", "puppet"]
    assert {tuple(world.hand("melisandre")) for world in imagined} == {
        ("feast",),
        ("great_host",),
        ("puppet",),
    }
    assert len({tuple(world.hand("melisandre")) for world in worlds(table, "doran")}) > 5


def test_copies_cannot_be_told_apart() -> None:
    """BT-37: Cersei gave Euron one Siege. When he plays one, she does not learn that he holds another."""
    table = scene(
        hands={"cersei": "siege regency", "euron": "blackmail siege", "melisandre": "puppet"}, first="euron"
    )
    table.plays("play blackmail", "name 0", "give siege", "kneel", "kneel", "kneel")
    assert [CARD_IDS[kind] for kind in table.view("cersei").seats[1].hand_seen] == ["siege"]

    table.turn("euron", "play siege")

    assert table.view("cersei").seats[1].hand_seen == []
    play = table.story[-1]
    assert play.kind == "play"
    assert not knows(play.discloses, table.seat("cersei"))
    assert knows(play.discloses, table.seat("doran"))


def test_allies_looked_at_are_known_to_one() -> None:
    """BT-37: in the order in which they were put back."""
    table = scene(hands={"cersei": "web_of_spies"}, allies="arya beric walder")
    table.plays("play web_of_spies", "top 3", "top 1")

    assert table.view("cersei").ally_deck_seen[::2] == [0, 1, 2]
    assert {tuple(world.ally_deck()[:3]) for world in worlds(table, "cersei")} == {
        ("walder", "arya", "beric")
    }
    assert table.view("euron").ally_deck_seen == []
    assert len({tuple(world.ally_deck()[:3]) for world in worlds(table, "euron")}) > 20


def test_somebody_else_who_looked_knows_the_allies_but_not_their_order() -> None:
    """BT-37."""
    table = scene(hands={"cersei": "web_of_spies", "euron": "web_of_spies"}, allies="arya beric walder")
    table.plays("play web_of_spies", "top 1", "top 2", "play web_of_spies", "top 3", "top 2")

    assert table.view("cersei").ally_deck_seen == []
    tops = {tuple(world.ally_deck()[:3]) for world in worlds(table, "cersei")}
    assert {tuple(sorted(top)) for top in tops} == {("arya", "beric", "walder")}
    assert len(tops) > 1


def test_token_values_are_known_to_nobody_but_who_looked() -> None:
    """BT-3, BT-37."""
    table = scene("melisandre cersei jon", hands={"melisandre": "visions"}, tokens={"cersei|jon": "33"})
    table.plays("play visions", "top 1", "top 2")

    assert {tuple(world.token_values("cersei|jon")) for world in worlds(table, "melisandre")} == {(3, 3)}
    assert len({tuple(world.token_values("cersei|jon")) for world in worlds(table, "jon")}) > 3


def advanced(**options: str) -> Realm:
    given = {"seats": "4", "rules": "advanced", "leaders": "drawn", **options}
    return GAME.setup(with_defaults(GAME.settings, given), 3)


def test_imagined_rulers_have_their_own_unique_cards() -> None:
    """BT-45: one in hand, the others aside; which, only the owner knows."""
    realm = advanced()
    seen = set()
    for seed in range(WORLDS):
        world = GAME.determinize(realm, 0, seeded(seed))
        for seat in range(4):
            white = [world.card(slot) for slot in world.hands[seat] if world.card(slot).color == WHITE]
            aside = [world.card(slot) for slot in world.aside[seat]]
            assert len(white) == 1
            assert len({card.leader for card in [*white, *aside]}) == 1
            seen.add((seat, white[0].id))
    assert len([id for seat, id in seen if seat == 0]) == 1
    assert len([id for seat, id in seen if seat == 1]) == 4


def test_imagined_story_cards_are_those_not_seen() -> None:
    """BT-46: which ones were shuffled in nobody knows."""
    realm = advanced()
    while realm.season == realm.rules.start:
        apply(realm, default(realm, waiting(realm)[0]))
    asides = set()
    for seed in range(WORLDS):
        world = GAME.determinize(realm, 0, seeded(seed))
        stories = [world.card(slot) for slot in world.stories]
        assert all(card.color == BLUE for card in stories)
        asides.add(tuple(sorted(card.id for card in stories)))
    assert len(asides) > 10


@pytest.mark.parametrize("white", ["false", "true"])
def test_cards_that_went_by_in_a_draft_are_remembered(white: str) -> None:
    """BT-47, BT-48: whoever passed a pack on knows what was in it, but not who took what."""
    realm = GAME.setup(
        with_defaults(
            GAME.settings,
            {
                "seats": "3",
                "rules": "advanced",
                "draft": "draft",
                "draft_white_too": white,
                "leaders": "drawn",
                "first_player": "seat_0",
            },
        ),
        4,
    )
    pack = sorted(realm.kinds[slot] for slot in realm.hands[0])
    assert len(pack) == (10 if white == "true" else 9)
    for _ in range(6):  # twice by all three: the pack is now with seat 2, who has not chosen
        apply(realm, default(realm, waiting(realm)[0]))

    arrangements = set()
    for seed in range(WORLDS):
        world = GAME.determinize(realm, 0, seeded(seed))
        kept = world.kinds[world.drafted[0][0]]
        taken = world.kinds[world.drafted[1][1]]
        rest = [world.kinds[slot] for slot in world.hands[2]]
        assert sorted([kept, taken, *rest]) == pack
        arrangements.add(taken)
    assert len(arrangements) > 3


def test_a_whole_draft_gives_hands_for_the_season() -> None:
    """BT-47: everybody ends with as many cards as were dealt; the own unique card comes afterwards (BT-48)."""
    realm = advanced(draft="draft")
    while realm.decision is not None and realm.decision.prompt.id == "prompt-draft":
        apply(realm, default(realm, waiting(realm)[0]))

    for seat in range(4):
        assert len(realm.hands[seat]) == 10
        assert sum(1 for slot in realm.hands[seat] if realm.card(slot).color == WHITE) == 1
    assert realm.drafted == [[], [], [], []]
