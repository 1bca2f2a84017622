"""Cards in decks and hands: what is looked for, looked at and shown, and who knows it afterwards."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import ALL_TYPES, CHARACTER, LOCATION, NEUTRAL, STARK
from fivethrones.games.card_engine.records.numbers import Zone
from fivethrones.games.card_engine.records.occurrences import SHOWN
from fivethrones.games.card_engine.records.zones import DECK, HAND, PLAY, UNDER
from fivethrones.games.card_engine.redeal import redeal
from fivethrones.games.card_engine.values.players import (
    CHOSEN,
    EACH,
    OPPONENTS,
    YOU,
    YOU_AND_CHOSEN,
)
from fivethrones.games.card_engine.vocabulary.active_abilities import Act, Respond
from fivethrones.games.card_engine.vocabulary.costs import NameCard
from fivethrones.games.card_engine.vocabulary.effects import Draw, HousePower, ReturnToHand
from fivethrones.games.card_engine.vocabulary.filters import CHARACTERS, LOCATIONS, Filter
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.card_engine.vocabulary.hands import (
    DiscardNamed,
    LookAtTop,
    SearchDeck,
    TakeTop,
)
from fivethrones.games.card_engine.vocabulary.triggers import After
from fivethrones.kernel.action import Action
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, only
from fivethrones.kernel.play import why_not
from fivethrones.kernel.rng import seeded
from games.card_engine.driver import Driver
from games.card_engine.scene import LIVING, scene, side

PUP: Final = character("pup", STARK, cost=1, strength=1, icons=ALL_TYPES, traits=["direwolf"], unique=False)
DRAGON: Final = character(
    "dragon",
    NEUTRAL,
    cost=4,
    strength=4,
    icons=ALL_TYPES,
    traits=["dragon"],
    abilities=[Act([SearchDeck(YOU, CHARACTERS.called("dragon"), UNDER)])],
)
TOWER: Final = location("tower", NEUTRAL, cost=2, traits=[])
CASTLE: Final = location("castle", NEUTRAL, cost=2, traits=[], unique=True)
RING: Final = attachment("ring", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[])
KENNELS: Final = event("kennels", NEUTRAL, Act([SearchDeck(YOU, Filter().with_trait("direwolf"))]))
SEASON: Final = event("season", NEUTRAL, Act([SearchDeck(YOU_AND_CHOSEN, LOCATIONS)], player=OPPONENTS))
BUILDER: Final = event("builder", NEUTRAL, Act([SearchDeck(YOU, LOCATIONS.costing_up_to(2), PLAY)]))
SPY: Final = event("spy", NEUTRAL, Act([LookAtTop(CHOSEN)], player=OPPONENTS))
BLUFF: Final = event("bluff", NEUTRAL, Act([DiscardNamed(OPPONENTS)], costs=[NameCard(CHARACTER | LOCATION)]))
GLANCE: Final = event("glance", NEUTRAL, Act([TakeTop()]))
FLIGHT: Final = event("flight", NEUTRAL, Act([ReturnToHand(TARGET)], target=CHARACTERS))
LETTERS: Final = event("letters", NEUTRAL, Act([Draw(EACH, 2)]))
WATCHER: Final = character(
    "watcher",
    NEUTRAL,
    cost=1,
    strength=1,
    icons=[],
    traits=[],
    abilities=[Respond(After(SHOWN, Filter().theirs()), [HousePower(1)])],
    unique=False,
)
CARDS: Final = [
    PUP, DRAGON, TOWER, CASTLE, RING, KENNELS, SEASON, BUILDER, SPY, BLUFF, GLANCE, FLIGHT, LETTERS, WATCHER,
]  # fmt: skip


def knowledge(table: Driver, seat: int, zone: Zone) -> list[int]:
    return [table.table.knowledge[slot] for slot in table.table.pile(zone, seat)]


def test_a_find_is_shown_and_stays_known_while_it_is_held() -> None:
    table = scene(side(hand="kennels", deck="tower pup pup ring"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("kennels")
    assert you.choices() == ["choose pup", "choose pup"]  # a deck that holds one must give one
    you.chooses("pup")

    assert table.told("searches", "finds") == ["searches 0", "finds 0 pup"]
    assert (you.hand(), sorted(you.deck())) == (["pup"], ["pup", "ring", "tower"])
    assert knowledge(table, 0, HAND) == [EVERYONE]
    assert knowledge(table, 0, DECK) == [NOBODY] * 3  # a shuffled deck is forgotten


def test_whether_a_search_will_find_anything_is_told_to_nobody() -> None:
    """The same question and the same refusals, whatever the deck holds."""
    asked, refused = [], []
    for deck in ("pup ring", "tower ring"):
        table = scene(side(hand="kennels", deck=deck), side(), cards=CARDS, **LIVING)
        table.seat(0).uses("kennels")
        asked.append((str(table.prompt()), table.asked()))
        refused.append(str(why_not(table.table, Action(0, "choose", table.table.pile(DECK, 0)[1]))))
    assert asked[0] == asked[1]
    assert refused[0] == refused[1]

    table.seat(0).does("done")
    assert table.told("finds-nothing") == ["finds-nothing 0"]


def test_an_opponents_find_can_be_answered() -> None:
    for finder, answering in ((0, [1]), (1, [])):
        sides = [side(play="watcher" if seat == 1 else "pup") for seat in range(2)]
        sides[finder].hand, sides[finder].deck = ["kennels"], "pup"
        table = scene(*sides, cards=CARDS, **LIVING)

        table.seat(finder).uses("kennels")
        table.seat(finder).chooses("pup")

        assert (table.asked() if table.prompt().id == "prompt-respond" else []) == answering


def test_you_search_first_and_then_the_chosen_opponent() -> None:
    table = scene(
        side(hand="season", deck="tower pup"),
        side(deck="tower"),
        side(deck="tower castle"),
        cards=CARDS,
        **LIVING,
    )
    you, _, third = table.players

    you.act("use", you.in_hand("season"), 0)
    you.act("player", 2)
    table.asks("prompt-search", 0)
    you.chooses("tower")
    table.asks("prompt-search", 2)
    assert table.told("finds") == []
    third.chooses("castle")

    assert table.told("finds") == ["finds 0 tower", "finds 2 castle"]


def test_a_find_may_come_into_play_but_no_second_unique_one() -> None:
    table = scene(side(play="castle", hand="builder", deck="castle tower pup"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("builder")
    assert you.choices() == ["choose tower"]
    you.chooses("tower")

    assert you.play() == ["castle", "tower"]


def test_a_find_may_go_under_the_card_as_a_duplicate() -> None:
    table = scene(side(play="dragon", deck="pup dragon"), side(), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("dragon")
    you.chooses("dragon")

    assert len(table.table.duplicates(you.mine("dragon"))) == 1


def test_the_top_card_is_seen_by_the_looker_alone_wherever_it_goes() -> None:
    for place, deck, known in (
        ("top", ["pup", "ring"], [only(0), NOBODY]),
        ("under", ["ring", "pup"], [NOBODY, only(0)]),
    ):
        table = scene(side(hand="spy"), side(deck="pup ring"), cards=CARDS, **LIVING)

        table.seat(0).uses("spy")
        table.asks("prompt-top-card", 0)
        table.seat(0).does(place)

        assert table.seat(1).deck() == deck
        assert knowledge(table, 1, DECK) == known
        seen = next(event for event in table.story if event.kind == "looks-at-top")
        assert (seen.public, seen.secret, seen.seen_by) == ({"of": "seat-1"}, {"card": "card-pup"}, only(0))


def test_a_card_taken_from_the_top_is_shown_and_not_drawn() -> None:
    table = scene(side(hand="glance", deck="pup ring"), side(), cards=CARDS, **LIVING)

    table.seat(0).uses("glance")

    assert table.told("takes-top", "draws") == ["takes-top 0 pup"]
    assert (table.table.drawn, knowledge(table, 0, HAND)) == ([0, 0], [EVERYONE])


def test_shown_hands_stay_known() -> None:
    table = scene(side(hand="bluff"), side(hand="pup ring"), side(hand="tower"), cards=CARDS, **LIVING)

    table.seat(0).uses("bluff", "name castle")

    assert table.told("shows-hand") == ["shows-hand 1 pup ring", "shows-hand 2 tower"]
    assert knowledge(table, 1, HAND) + knowledge(table, 2, HAND) == [EVERYONE] * 3


def test_all_cards_of_a_name_are_discarded_from_the_hands_that_are_shown() -> None:
    table = scene(
        side(hand="bluff"),
        side(hand="pup ring pup", play="watcher"),
        side(hand="tower"),
        cards=CARDS,
        **LIVING,
    )
    you, foe, third = table.players

    you.act("use", you.in_hand("bluff"), 0)
    you.act("name", table.table.box.cards.index(PUP))

    assert (foe.hand(), foe.discard(), third.hand()) == (["ring"], ["pup", "pup"], ["tower"])
    table.asks("prompt-respond", 1)  # an opponent's hand was shown by the effect of another


def test_a_card_that_went_back_to_hand_is_known_until_it_cannot_be_told_apart() -> None:
    table = scene(side(play="pup", hand="flight ring"), side(), cards=CARDS, **LIVING)

    table.seat(0).uses("flight")
    for seed in range(5):
        world = table.table.clone()
        redeal(world, 1, seeded(seed))
        assert "pup" in [world.card(slot).id for slot in world.pile(HAND, 0)]


def test_beyond_the_draw_phase_only_three_cards_are_drawn_in_a_round() -> None:
    table = scene(side(hand="letters letters letters", deck=9), side(deck=9), cards=CARDS, **LIVING)
    you = table.seat(0)

    you.uses("letters")
    you.uses("letters")

    assert table.told("draws") == ["draws 0 2", "draws 1 2", "draws 0 1", "draws 1 1"]
    assert "use letters" not in you.choices()
