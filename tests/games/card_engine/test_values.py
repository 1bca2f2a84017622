"""Values of cards: what is printed, gained, lost and blank."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, house_card, location, plot
from fivethrones.games.card_engine.box.figures import (
    CHARACTER,
    DEADLY,
    EVENT,
    INTRIGUE,
    LANNISTER,
    MILITARY,
    NEUTRAL,
    NO_ATTACHMENTS,
    RENOWN,
    STARK,
    STEALTH,
)
from fivethrones.games.card_engine.records.lasting import PHASE
from fivethrones.games.card_engine.records.numbers import NO_CARD
from fivethrones.games.card_engine.values.of_cards import (
    BE_KILLED,
    INFLUENCE,
    STAND_UP,
    cannot,
    has_trait,
    keywords_of,
    symbol,
)
from fivethrones.games.card_engine.values.of_players import NO_PLOT_INCOME, counted_power, income, initiative
from fivethrones.games.card_engine.values.players import OPPONENTS
from fivethrones.games.card_engine.values.texts import is_blank
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.conditions import StrengthChanged
from fivethrones.games.card_engine.vocabulary.effects import Kneel
from fivethrones.games.card_engine.vocabulary.filters import ATTACHMENTS, BEARER, CARDS, CHARACTERS, ITSELF
from fivethrones.games.card_engine.vocabulary.for_a_while import (
    BlankText,
    Forbid,
    GainIcon,
    Strength,
    TakeKeywords,
)
from fivethrones.games.card_engine.vocabulary.groups import TARGET, Every
from fivethrones.games.card_engine.vocabulary.static_effects import (
    Blank,
    Cannot,
    Figure,
    HidesPower,
    Immune,
    Modify,
    StrengthPer,
    StrengthPerAttachment,
    Watched,
)
from games.card_engine.scene import LIVING, scene, side

LORD: Final = character(
    "lord", STARK, cost=4, strength=4, icons=[MILITARY], traits=["lord"], abilities=[Modify(CHARACTERS.mine().other(), strength=1)],
    keywords=[RENOWN, STEALTH], income=1, influence=1, initiative=2,
)  # fmt: skip
SQUIRE: Final = character(
    "squire", STARK, cost=1, strength=1, icons=[MILITARY], traits=["squire"], unique=False
)
GIRL: Final = character(
    "girl", STARK, cost=2, strength=2, icons=[MILITARY], traits=[],
    abilities=[Act([TakeKeywords(TARGET, [STEALTH, RENOWN])], target=CHARACTERS.with_keyword(STEALTH, RENOWN))],
)  # fmt: skip
RAVEN: Final = event("raven", NEUTRAL, Act([BlankText(TARGET)], target=CHARACTERS.not_unique()))
HUSH: Final = event("hush", NEUTRAL, Act([BlankText(TARGET)], target=CHARACTERS.unique()))
POPPY: Final = attachment(
    "poppy", NEUTRAL, cost=1, traits=["condition"], bearer=CHARACTERS, abilities=[Blank(BEARER)]
)
CLOAK: Final = attachment(
    "cloak",
    NEUTRAL,
    cost=1,
    traits=["item"],
    bearer=CHARACTERS,
    abilities=[Modify(BEARER, traits=["knight"], keywords=[RENOWN])],
)
WINE: Final = attachment(
    "wine", NEUTRAL, cost=1, traits=["condition"], bearer=CHARACTERS, abilities=[Modify(BEARER, strength=-3)]
)


def test_blank_text_takes_away_printed_abilities_keywords_and_symbols() -> None:
    table = scene(side(play="lord:with=poppy squire"), side(), cards=[LORD, SQUIRE, POPPY], **LIVING)
    you = table.seat(0)
    lord = you.mine("lord")

    assert is_blank(table.table, lord)
    assert you.strength("squire") == 1
    assert keywords_of(table.table, lord) == []
    assert income(table.table, 0) == 4
    assert initiative(table.table, 0) == 4
    assert symbol(table.table, lord, INFLUENCE) == 0


def test_blank_text_leaves_traits_icons_strength_and_what_was_gained() -> None:
    table = scene(side(play="lord:with=poppy:with=cloak"), side(), cards=[LORD, POPPY, CLOAK], **LIVING)
    you = table.seat(0)
    lord = you.mine("lord")

    assert you.strength("lord") == 4
    assert you.has_icon("lord", MILITARY)
    assert has_trait(table.table, lord, ["lord"])
    assert has_trait(table.table, lord, ["knight"])
    assert keywords_of(table.table, lord) == [RENOWN]


def test_by_a_setting_blank_text_leaves_symbols() -> None:
    figures = {**LIVING, "blank_removes_symbols": False}
    table = scene(side(play="lord:with=poppy"), side(), cards=[LORD, POPPY], **figures)

    assert income(table.table, 0) == 5
    assert initiative(table.table, 0) == 6


def test_text_that_an_effect_blanks_comes_back_at_the_end_of_the_phase() -> None:
    table = scene(
        side(play="lord squire", hand="hush"), side(), cards=[LORD, SQUIRE, HUSH], goes_on=True, **LIVING
    )
    you = table.seat(0)
    you.uses("hush", "lord")
    assert you.strength("squire") == 1
    table.ends_phase()

    assert you.strength("squire") == 2


def test_an_action_of_a_blank_card_is_refused() -> None:
    table = scene(side(play="girl:with=poppy girl lord"), side(), cards=[GIRL, LORD, POPPY], **LIVING)

    assert table.seat(0).refuses("use", "girl") == "refused-blank"


def test_keywords_are_counted_so_one_gained_survives_one_lost() -> None:
    trick = event("trick", NEUTRAL, Act([TakeKeywords(TARGET, [RENOWN])], target=CHARACTERS))
    table = scene(
        side(play="lord:with=cloak squire:with=cloak", hand="trick trick trick"), side(),
        cards=[LORD, SQUIRE, CLOAK, trick], **LIVING,
    )  # fmt: skip
    you = table.seat(0)

    you.uses("trick", "lord")
    assert you.has_keyword("lord", RENOWN)
    you.uses("trick", "squire")
    assert not you.has_keyword("squire", RENOWN)
    you.uses("trick", "lord")
    assert not you.has_keyword("lord", RENOWN)


def test_a_card_takes_each_of_two_keywords_once() -> None:
    table = scene(side(play="girl"), side(play="lord"), cards=[GIRL, LORD], **LIVING)
    you, foe = table.players
    you.uses("girl", "lord")

    assert keywords_of(table.table, you.mine("girl")) == [RENOWN, STEALTH]
    assert keywords_of(table.table, foe.mine("lord")) == []


def test_strength_below_0_counts_as_0_but_is_remembered() -> None:
    boost = event("boost", NEUTRAL, Act([Strength(TARGET, 2)], target=CHARACTERS))
    table = scene(
        side(play="squire:with=wine", hand="boost boost"), side(), cards=[SQUIRE, WINE, boost], **LIVING
    )
    you = table.seat(0)
    assert you.strength("squire") == 0
    you.uses("boost")
    assert you.strength("squire") == 0
    you.uses("boost")

    assert you.strength("squire") == 2


def test_strength_for_each_card_that_matches() -> None:
    master = character(
        "master",
        STARK,
        cost=3,
        strength=1,
        icons=[],
        traits=[],
        abilities=[StrengthPer(ITSELF, CARDS.with_trait("direwolf"))],
        unique=False,
    )
    pup = character("pup", STARK, cost=1, strength=1, icons=[], traits=["direwolf"], unique=False)
    grim = attachment("grim", STARK, cost=1, traits=["direwolf"], bearer=CHARACTERS)
    table = scene(side(play="master:with=grim pup"), side(play="pup"), cards=[master, pup, grim], **LIVING)

    assert table.seat(0).strength("master") == 4


def test_strength_for_each_attachment_on_the_card() -> None:
    wealth = plot(
        "wealth", income=4, initiative=4, claim=1, abilities=[StrengthPerAttachment(CHARACTERS.mine())]
    )
    table = scene(
        side(play="squire:with=cloak:with=cloak lord", plot="wealth"), side(play="squire:with=cloak"),
        cards=[SQUIRE, LORD, CLOAK, wealth], **LIVING,
    )  # fmt: skip

    assert table.seat(0).strength("squire") == 4
    assert table.seat(1).strength("squire") == 1


def test_income_may_be_lowered_by_an_attachment_but_is_never_below_0() -> None:
    mine = location("mine", NEUTRAL, cost=1, traits=[], income=1)
    fire = attachment(
        "fire", NEUTRAL, cost=1, traits=[], bearer=CARDS, abilities=[Modify(BEARER, income=-3, initiative=-1)]
    )
    low = plot("low", income=1, initiative=4, claim=1)
    table = scene(
        side(play="mine:with=fire", plot="low"), side(play="mine"), cards=[mine, fire, low], **LIVING
    )

    assert income(table.table, 0) == 0
    assert initiative(table.table, 0) == 3
    assert income(table.table, 1) == 5


def test_a_plot_may_make_the_income_of_plots_0() -> None:
    mine = location("mine", NEUTRAL, cost=1, traits=[], income=1)
    blockade = plot(
        "blockade", income=4, initiative=4, claim=1, abilities=[Figure(NO_PLOT_INCOME, players=OPPONENTS)]
    )
    table = scene(side(plot="blockade"), side(play="mine"), cards=[mine, blockade], **LIVING)

    assert income(table.table, 0) == 4
    assert income(table.table, 1) == 1


def test_a_card_immune_to_events_is_no_target_and_ignores_what_events_do_to_all() -> None:
    ghost = character(
        "ghost", STARK, cost=3, strength=3, icons=[], traits=[], abilities=[Immune(ITSELF, EVENT)]
    )
    bind = event("bind", NEUTRAL, Act([Kneel(TARGET)], target=CHARACTERS))
    storm = event("storm", NEUTRAL, Act([Kneel(Every(CHARACTERS))]))
    table = scene(
        side(play="squire", hand="bind storm"),
        side(play="ghost squire"),
        cards=[ghost, SQUIRE, bind, storm],
        **LIVING,
    )
    you, foe = table.players
    you.act("use", you.in_hand("bind"), 0)
    assert you.choices() == ["choose squire", "choose squire"]
    you.chooses("squire")
    you.uses("storm")

    assert (foe.kneels("squire"), foe.kneels("ghost")) == (True, False)


def test_immunity_to_character_abilities_of_opponents() -> None:
    knight = character(
        "knight",
        STARK,
        cost=3,
        strength=3,
        icons=[],
        traits=[],
        abilities=[Immune(ITSELF, CHARACTER, OPPONENTS)],
    )
    bully = character(
        "bully",
        LANNISTER,
        cost=3,
        strength=3,
        icons=[],
        traits=[],
        abilities=[Act([Kneel(TARGET)], target=CHARACTERS)],
    )
    table = scene(side(play="knight bully"), side(play="bully"), cards=[knight, bully], **LIVING)
    you, foe = table.players

    you.act("use", you.mine("bully"), 0)
    assert you.may("choose knight")
    you.chooses("knight")
    table.table.kneeling[you.mine("knight")] = 0
    foe.act("use", foe.mine("bully"), 0)
    assert not foe.may("choose knight")


def test_what_cannot_be_chosen_is_not_immune_otherwise() -> None:
    shadow = character(
        "shadow",
        STARK,
        cost=3,
        strength=3,
        icons=[],
        traits=[],
        abilities=[Immune(ITSELF, EVENT, OPPONENTS, only_chosen=True)],
    )
    bind = event("bind", NEUTRAL, Act([Kneel(TARGET)], target=CHARACTERS))
    storm = event("storm", NEUTRAL, Act([Kneel(Every(CHARACTERS))]))
    table = scene(side(hand="bind storm"), side(play="shadow"), cards=[shadow, bind, storm], **LIVING)
    you, foe = table.players
    assert you.refuses("use", "bind") == "refused-no-target"
    you.uses("storm")

    assert foe.kneels("shadow")


def test_power_on_cards_may_be_hidden_from_the_count() -> None:
    priestess = character(
        "priestess",
        NEUTRAL,
        cost=4,
        strength=4,
        icons=[],
        traits=[],
        abilities=[HidesPower(CHARACTERS.theirs())],
    )
    table = scene(
        side(play="priestess:power=2", power=1), side(play="lord:power=3", power=4),
        cards=[priestess, LORD], **LIVING,
    )  # fmt: skip

    assert counted_power(table.table, 0) == 3
    assert counted_power(table.table, 1) == 4
    assert table.seat(1).total_power == 7


def test_an_icon_is_gained_and_something_forbidden_for_a_while() -> None:
    lesson = event(
        "lesson", NEUTRAL, Act([GainIcon(TARGET, INTRIGUE), Forbid(TARGET, STAND_UP)], target=CHARACTERS)
    )
    table = scene(
        side(play="squire:kneeling", hand="lesson lesson"),
        side(),
        cards=[SQUIRE, lesson],
        goes_on=True,
        **LIVING,
    )
    you = table.seat(0)
    you.uses("lesson")
    assert you.has_icon("squire", INTRIGUE)
    assert cannot(table.table, you.mine("squire"), STAND_UP)
    table.ends_phase()

    assert not you.has_icon("squire", INTRIGUE)
    assert you.kneels("squire")


def test_what_a_blank_card_forbids_is_allowed() -> None:
    shield = character(
        "shield", NEUTRAL, cost=1, strength=1, icons=[], traits=[], abilities=[Cannot(BE_KILLED, CHARACTERS)]
    )
    table = scene(side(play="shield:with=poppy lord"), side(), cards=[shield, LORD, POPPY], **LIVING)

    assert not cannot(table.table, table.seat(0).mine("lord"), BE_KILLED)


def test_bearers_count_only_with_another_attachment_where_that_is_asked() -> None:
    flame = attachment(
        "flame",
        NEUTRAL,
        cost=1,
        traits=[],
        bearer=CHARACTERS,
        abilities=[Modify(BEARER.bearing_nothing_else(), strength=-1)],
    )
    table = scene(
        side(play="lord:with=flame squire:with=flame:with=cloak"), side(), cards=[LORD, SQUIRE, CLOAK, flame],
        **LIVING,
    )  # fmt: skip

    assert table.seat(0).strength("lord") == 3
    assert table.seat(0).strength("squire") == 2


def test_a_location_attached_to_the_house_card_is_an_attachment() -> None:
    chambers = location("chambers", NEUTRAL, cost=1, traits=[], income=1, on_house=True)
    wolf = character(
        "wolf",
        STARK,
        cost=1,
        strength=1,
        icons=[],
        traits=[],
        keywords=[NO_ATTACHMENTS, DEADLY],
        unique=False,
    )
    table = scene(
        side(play="chambers wolf", on_house="chambers", house="house"),
        side(),
        cards=[chambers, wolf, house_card("house", STARK)],
        **LIVING,
    )
    attached = [slot for slot in table.table.in_play() if ATTACHMENTS.matches(table.table, 0, NO_CARD, slot)]

    assert income(table.table, 0) == 6
    assert len(attached) == 1


def test_it_is_noticed_when_strength_changes_in_a_phase() -> None:
    cavalry = character(
        "cavalry",
        NEUTRAL,
        cost=3,
        strength=3,
        icons=[],
        traits=[],
        abilities=[Watched(), Cannot(BE_KILLED, ITSELF, [StrengthChanged()])],
    )
    boost = event("boost", NEUTRAL, Act([Strength(TARGET, 1, PHASE)], target=CHARACTERS))
    table = scene(
        side(play="cavalry:with=wine", hand="boost boost boost"), side(), cards=[cavalry, WINE, boost],
        goes_on=True, **LIVING,
    )  # fmt: skip
    you = table.seat(0)
    assert not cannot(table.table, you.mine("cavalry"), BE_KILLED)
    you.uses("boost")
    assert cannot(table.table, you.mine("cavalry"), BE_KILLED)
    table.ends_phase()

    assert not cannot(table.table, you.mine("cavalry"), BE_KILLED)
