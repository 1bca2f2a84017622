"""What cards are and where they lie: the golden rule, owners, copies of unique cards, attachments, keywords."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event, location
from fivethrones.games.card_engine.box.figures import ALL_TYPES, HOLY, INFAMY, NEUTRAL, STEALTH
from fivethrones.games.card_engine.moves.moving import move
from fivethrones.games.card_engine.phases.round import end_round
from fivethrones.games.card_engine.records.numbers import NO_CARD, Slot
from fivethrones.games.card_engine.records.zones import DEAD, OUT, PLAY
from fivethrones.games.card_engine.timing.playing import why_not_play
from fivethrones.games.card_engine.values.matching import matching
from fivethrones.games.card_engine.values.players import YOU
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.control import TakeControl
from fivethrones.games.card_engine.vocabulary.filters import CARDS, CHARACTERS, LOCATIONS
from fivethrones.games.card_engine.vocabulary.for_a_while import GainKeyword
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.card_engine.vocabulary.hands import SearchDeck
from fivethrones.games.card_engine.vocabulary.static_effects import Modify
from games.card_engine.driver import Driver
from games.living_card_game.scene import GAME, scene, side
from games.living_card_game.tricks import TRICKS

SEDUCTION: Final = event("seduction", NEUTRAL, Act([TakeControl(TARGET)], target=CHARACTERS.theirs()))
BUILDERS: Final = event("builders", NEUTRAL, Act([SearchDeck(YOU, LOCATIONS, PLAY)]))
VEIL: Final = event("veil", NEUTRAL, Act([GainKeyword(TARGET, STEALTH)], target=CHARACTERS))
SAINT: Final = character(
    "saint", NEUTRAL, cost=1, strength=1, icons=ALL_TYPES, traits=["septon"], crests=[HOLY], unique=False
)
CROWD: Final = character("crowd", NEUTRAL, cost=1, strength=1, icons=ALL_TYPES, traits=[], unique=False)
HABIT: Final = attachment("habit", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS.with_trait("septon"))
ABBEY: Final = location(
    "abbey", NEUTRAL, cost=1, traits=[], abilities=[Modify(CHARACTERS, traits=["septon"])]
)
MADE_UP: Final = [*TRICKS, SEDUCTION, BUILDERS, VEIL, SAINT, CROWD, HABIT, ABBEY]


def names(table: Driver, slots: list[Slot]) -> list[str]:
    return sorted(table.table.card(slot).id for slot in slots)


def test_a_card_is_right_against_the_rules() -> None:
    """LC-1: attackers kneel, Ser Jaime does not."""
    table = scene(side(play="ser_jaime_lannister raff_the_sweetling"), side())
    you, _ = table.players

    you.attacks("military", "ser_jaime_lannister", "raff_the_sweetling")

    assert (you.kneels("ser_jaime_lannister"), you.kneels("raff_the_sweetling")) == (False, True)


def test_what_one_text_forbids_no_other_allows() -> None:
    """LC-1, LC-125: a duplicate does not save Asha, who cannot be saved."""
    table = scene(side(hand="murder"), side(play="asha_greyjoy:under=asha_greyjoy"), cards=MADE_UP)

    table.seat(0).uses("murder", "asha_greyjoy")

    assert (table.seat(1).dead(), table.seat(1).play()) == (["asha_greyjoy"], [])


def test_eight_types_of_cards() -> None:
    """LC-2."""
    assert {card.group for card in GAME.cards()} == {
        *("characters", "locations", "attachments", "events", "plots", "houses", "agendas", "titles"),
    }


def test_traits_and_crests_are_only_named_by_other_cards() -> None:
    """LC-5: they do nothing for who has them."""
    table = scene(side(play="saint crowd"), side(), cards=MADE_UP)
    you = table.seat(0)

    assert you.strength("saint") == you.strength("crowd")
    for who in (CHARACTERS.with_trait("septon"), CHARACTERS.with_crest(HOLY)):
        assert names(table, matching(table.table, who, 0, NO_CARD)) == ["saint"]


def test_cards_go_to_the_piles_of_their_owners() -> None:
    """LC-6, LC-9: the dead to the dead pile; what they bear, and their duplicates, to the discard pile."""
    table = scene(
        side(hand="murder seduction"),
        side(play="bronn:under=bronn:power=2 cersei_lannister:against=milk_of_the_poppy@0"),
        cards=MADE_UP,
    )
    you, foe = table.players

    you.uses("seduction", "bronn")
    assert (you.total_power, foe.total_power) == (2, 0)
    you.uses("murder", "bronn")
    table.passes()

    assert (foe.dead(), foe.discard()) == (["bronn"], ["bronn"])
    assert (you.dead(), sorted(you.discard())) == ([], ["murder", "seduction"])


def test_an_attachment_stays_with_who_played_it() -> None:
    """LC-6: whoever controls the bearer; and it goes to its owner."""
    table = scene(
        side(hand="seduction murder"), side(play="cersei_lannister:with=milk_of_the_poppy"), cards=MADE_UP
    )
    you, foe = table.players

    you.uses("seduction", "cersei_lannister")
    assert foe.play() == ["milk_of_the_poppy"]
    you.uses("murder", "cersei_lannister")
    table.passes()

    assert (foe.dead(), foe.discard()) == (["cersei_lannister"], ["milk_of_the_poppy"])


def test_control_lasts_while_the_card_stays_in_play() -> None:
    """LC-7: beyond the round."""
    table = scene(side(hand="seduction"), side(play="bronn"), cards=MADE_UP)

    table.seat(0).uses("seduction", "bronn")
    end_round(table.table)

    assert table.seat(0).play() == ["bronn"]


def test_plots_agendas_titles_and_piles_are_not_in_play() -> None:
    """LC-8, LC-76: what speaks of cards in play does not mean them."""
    table = scene(
        side(
            play="bronn great_keep",
            hand="hodor",
            discard="arya_stark",
            dead="sansa_stark",
            agenda="knights_of_the_realm",
            title="crown_regent",
            plot="blockade",
            deck="robb_stark",
        ),
        side(),
        side(),
    )

    assert names(table, matching(table.table, CARDS, 0, NO_CARD)) == ["bronn", "great_keep"]


def test_nothing_cancels_a_title() -> None:
    """LC-76: nobody is asked, though an event might cancel any card."""
    table = scene(
        side(play="bronn", title="hand_of_the_king", hand="crossing_interests the_hands_judgement"),
        side(title="master_of_laws"),
        side(title="lord_commander_of_the_kingsguard"),
        side(title="crown_regent"),
    )

    table.seat(0).attacks("military", "bronn", against=1)
    table.seat(3).says("title crown_regent")

    assert table.seat(0).choices() == ["target 2", "target 3"]


def test_what_is_removed_from_the_game_does_no_harm() -> None:
    """LC-10: not even to another copy."""
    table = scene(side(hand="bronn", dead="bronn", gold=9), side(), phase="marshalling")
    you = table.seat(0)
    assert you.refuses("play", "bronn") == "refused-unique"

    move(table.table, table.table.pile(DEAD, 0)[0], OUT, 0)

    assert why_not_play(table.table, 0, you.in_hand("bronn")) == ""


def test_gold_and_power_do_not_run_out() -> None:
    """LC-19."""
    table = scene(side(gold=900, hand="great_keep"), side(), phase="draw", goes_on=True)

    assert table.seat(0).gold == 904


def test_only_the_active_player_plays_cards_but_all_may_act() -> None:
    """LC-43."""
    table = scene(
        side(hand="great_keep", gold=1),
        side(play="crowd", hand="the_goldroad veil", gold=1),
        phase="marshalling",
        cards=MADE_UP,
    )

    assert table.seat(0).may("play great_keep")
    table.seat(0).passes()

    assert table.table.active == 0
    assert table.seat(1).choices() == ["pass", "use veil"]


def test_an_attachment_falls_off_who_can_no_longer_bear_it() -> None:
    """LC-44: at once."""
    table = scene(side(hand="banishment", play="crowd:with=habit abbey"), side(), cards=MADE_UP)
    you = table.seat(0)
    assert "habit" in you.play()

    you.uses("banishment", "abbey")
    table.passes()

    assert (you.play(), "habit" in you.discard()) == (["crowd"], True)


def test_cards_come_standing_and_work_while_they_kneel() -> None:
    """LC-45: only what stands can kneel."""
    table = scene(side(hand="abbey", gold=3, play="crowd"), side(), phase="marshalling", cards=MADE_UP)
    you = table.seat(0)

    you.plays("abbey")
    assert not you.kneels("abbey")
    table.table.kneeling[you.mine("abbey")] = 1

    assert names(table, matching(table.table, CHARACTERS.with_trait("septon"), 0, NO_CARD)) == ["crowd"]


def test_what_is_put_into_play_is_not_played() -> None:
    """LC-46, LC-104: a Limited card is still allowed, and there is no penalty."""
    table = scene(
        side(hand="builders great_keep", deck="the_goldroad"), side(), phase="marshalling", cards=MADE_UP
    )
    you = table.seat(0)

    you.uses("builders", "the_goldroad")
    you.plays("great_keep")

    assert sorted(you.play()) == ["great_keep", "the_goldroad"]


def test_a_duplicate_is_no_card_with_a_text_and_no_attachment() -> None:
    """LC-94, LC-95: “No attachments” does not stop it."""
    table = scene(side(play="bronn", hand="bronn bronn"), side(), phase="marshalling")
    you = table.seat(0)

    you.duplicates("bronn")
    you.duplicates("bronn")

    assert len(table.table.duplicates(you.mine("bronn"))) == 2
    assert names(table, matching(table.table, CARDS, 0, NO_CARD)) == ["bronn"]


def test_duplicates_stay_under_a_card_that_is_taken() -> None:
    """LC-97: A-76. Its new controller may use them; they are discarded by their owner."""
    table = scene(side(hand="seduction"), side(play="bronn:under=bronn", hand="murder"), cards=MADE_UP)
    you, foe = table.players

    you.uses("seduction", "bronn")
    foe.uses("murder", "bronn")
    you.gives_up_duplicate_of("bronn")

    assert you.play() == ["bronn"]
    assert foe.discard() == ["bronn", "murder"]


def test_who_is_immune_is_no_target_and_is_left_alone() -> None:
    """LC-103: beside each other Jon Snow and Ghost are immune to events."""
    table = scene(
        side(hand="murder massacre"), side(play="jon_snow ghost:kneeling bronn arya_stark"), cards=MADE_UP
    )
    you, foe = table.players

    you.act("use", you.in_hand("murder"), 0)
    assert "choose jon_snow" not in you.choices()
    you.chooses("bronn")
    you.uses("massacre")
    table.passes()

    assert foe.play() == ["jon_snow", "ghost"]


def test_keywords_of_a_house_work_for_every_house() -> None:
    """LC-113: Ser Jaime has Infamy for a Stark player, too."""
    table = scene(side(house="stark", play="ser_jaime_lannister"), side(), phase="dominance")

    assert table.seat(0).has_keyword("ser_jaime_lannister", INFAMY)
    table.asks("prompt-infamy", 0)


def test_keywords_are_counted() -> None:
    """LC-114: printed once, gained once and lost once, it is still there."""
    table = scene(
        side(play="arya_stark northern_fiefdoms eastern_fiefdoms", hand="veil"),
        side(play="tyrion_lannister"),
        cards=MADE_UP,
    )
    you, foe = table.players

    you.uses("veil", "tyrion_lannister")
    you.uses("arya_stark", "northern_fiefdoms", "tyrion_lannister")
    assert foe.has_keyword("tyrion_lannister", STEALTH)
    you.uses("arya_stark", "tyrion_lannister")

    assert not foe.has_keyword("tyrion_lannister", STEALTH)
