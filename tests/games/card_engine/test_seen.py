"""What the view tells of a table of three or four, and what the card browser tells of a card."""

from typing import Final

from fivethrones.games.card_engine.box.card import agenda, attachment, character, event, house_card, location
from fivethrones.games.card_engine.box.figures import DEADLY, LANNISTER, NEUTRAL, NOBLE, RENOWN, STARK
from fivethrones.games.card_engine.box.printed import printed
from fivethrones.games.card_engine.box.title import Title
from fivethrones.games.card_engine.records.cards import Doomed
from fivethrones.games.card_engine.records.zones import DISCARD
from fivethrones.games.card_engine.values.changes import NO_TEXT, OF_KEYWORD, OF_RENOWN, OF_TRAITS
from fivethrones.games.card_engine.views.labels import label
from fivethrones.games.card_engine.views.pointing import piece_of, pieces
from fivethrones.games.card_engine.views.table import view
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import HousePower
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS
from fivethrones.games.card_engine.vocabulary.static_effects import Blank, Modify
from fivethrones.kernel.action import NOTHING, SPECTATOR, Action
from games.card_engine.scene import LIVING, scene, side

HERO: Final = character(
    "hero",
    LANNISTER,
    cost=3,
    strength=3,
    icons=[],
    traits=["lord"],
    keywords=[RENOWN],
    crests=[NOBLE],
    influence=1,
)
POPPY: Final = attachment("poppy", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Blank(BEARER)])
CROWN: Final = attachment(
    "crown",
    NEUTRAL,
    cost=1,
    traits=[],
    bearer=CHARACTERS,
    abilities=[Modify(BEARER, traits=["king"], keywords=[DEADLY])],
)
HOUSE: Final = house_card("house", STARK)
TREATY: Final = agenda("treaty")
HAND: Final = Title("hand", influence=2)
BOX: Final = [HERO, POPPY, CROWN, HOUSE, TREATY]


def test_a_card_in_play_tells_what_it_has_now_and_where_that_comes_from() -> None:
    table = scene(side(play="hero:with=poppy:with=crown:gold=2"), side(), cards=BOX, **LIVING).table
    hero = view(table, SPECTATOR).cards[0]
    poppy, crown = table.box.cards.index(POPPY), table.box.cards.index(CROWN)

    assert [hero.gold, hero.keywords, hero.traits, hero.influence, hero.blank] == [
        2,
        [DEADLY],
        ["king"],
        0,
        True,
    ]
    assert hero.doomed == NOTHING
    assert hero.sources == [
        OF_KEYWORD + DEADLY, 1, crown, NO_TEXT, 0, poppy, OF_TRAITS, 1, crown,
    ]  # fmt: skip


def test_a_doomed_card_tells_where_it_goes() -> None:
    table = scene(side(play="hero"), side(), cards=BOX, **LIVING).table
    table.doomed = [Doomed(table.in_play()[0], DISCARD)]

    assert view(table, 1).cards[0].doomed == DISCARD


def test_a_player_tells_house_agenda_title_and_influence() -> None:
    table = scene(
        side(play="hero", house="house", agenda="treaty", title="hand"), side(), side(),
        cards=BOX, titles=[HAND], **LIVING,
    ).table  # fmt: skip
    mine, other = view(table, 2).sides[:2]

    assert [mine.house_kind, mine.agenda_kind] == [
        table.box.cards.index(HOUSE),
        table.box.cards.index(TREATY),
    ]
    assert table.kinds[mine.agenda] == mine.agenda_kind
    assert [mine.title, mine.title_used, mine.influence] == [0, False, 3]
    assert [other.house, other.house_kind, other.agenda, other.agenda_kind, other.title] == [NOTHING] * 5


def test_a_card_in_hand_tells_what_makes_up_its_price() -> None:
    table = scene(side(hand="hero", house="house"), side(), cards=BOX, **LIVING).table

    assert view(table, 0).mine_prices == [3, 0, 2]
    assert view(table, 0).mine_costs == [5]
    assert view(table, 1).mine_prices == []


def test_partners_know_each_other_and_count_together() -> None:
    table = scene(*(side(power=seat) for seat in range(4)), cards=BOX, teams=True, **LIVING).table
    sides = view(table, SPECTATOR).sides

    assert [each.partner for each in sides] == [2, 3, 0, 1]
    assert [each.counted_power for each in sides] == [2, 4, 2, 4]


def test_players_and_titles_can_be_pointed_at() -> None:
    table = scene(side(), side(), side(), cards=BOX, titles=[HAND], **LIVING).table

    assert piece_of(table, Action(0, "player", 2)) == "seat-2"
    assert piece_of(table, Action(0, "title", 0)) == "title-hand"
    assert piece_of(table, Action(0, "amount", 1)) == ""
    assert {"seat-2", "title-hand"} <= set(pieces(table))


def test_a_location_is_offered_both_ways_in_words() -> None:
    rooms = location("rooms", STARK, cost=2, traits=[], on_house=True)
    driver = scene(
        side(hand="rooms", gold=2, house="house"), side(), cards=[*BOX, rooms], phase="marshalling", **LIVING
    )
    card = driver.seat(0).in_hand("rooms")

    said = [label(driver.table, Action(0, verb, card)).id for verb in ("play", "attach")]
    assert said == ["do-play", "do-attach"]


def test_the_card_browser_tells_crests_influence_and_all_keywords() -> None:
    facts = {message.id: message.args for message in printed(HERO).facts}

    assert facts["fact-crests"] == {"crests": ["crest-noble"]}
    assert facts["fact-influence"] == {"count": 1}
    assert facts["fact-keywords"] == {"keywords": ["keyword-renown"]}


def test_an_event_for_one_house_is_found_among_its_cards() -> None:
    winter = event("winter", NEUTRAL, Act([HousePower(1)]), only=STARK)

    assert printed(winter).houses == ["stark"]
    assert printed(winter).facts == []


def test_a_card_of_two_houses_belongs_to_both() -> None:
    sea = location("sea", STARK | LANNISTER, cost=0, traits=[])

    assert printed(sea).houses == ["stark", "lannister"]


def test_renown_and_stealth_keep_their_numbers_among_the_sources() -> None:
    glory = attachment(
        "glory", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Modify(BEARER, keywords=[RENOWN])]
    )
    squire = character("squire", STARK, cost=1, strength=1, icons=[], traits=[], unique=False)
    table = scene(side(play="squire:with=glory"), side(), cards=[glory, squire], **LIVING).table

    assert view(table, 0).cards[0].sources == [OF_RENOWN, 1, table.box.cards.index(glory)]
