"""Our readings of characters of the Stark deck."""

from typing import Final

from fivethrones.games.card_engine.box.card import attachment, character, event
from fivethrones.games.card_engine.box.figures import ALL_TYPES, ATTACHMENT, NEUTRAL, RENOWN, STEALTH
from fivethrones.games.card_engine.records.numbers import AbilityNo
from fivethrones.games.card_engine.timing.usable import hindrance
from fivethrones.games.card_engine.values.of_players import income
from fivethrones.games.card_engine.vocabulary.active_abilities import Act
from fivethrones.games.card_engine.vocabulary.effects import Kill
from fivethrones.games.card_engine.vocabulary.filters import BEARER, CHARACTERS
from fivethrones.games.card_engine.vocabulary.for_a_while import BlankText
from fivethrones.games.card_engine.vocabulary.groups import TARGET
from fivethrones.games.card_engine.vocabulary.static_effects import Modify
from games.card_engine.driver import Driver
from games.card_engine.player import Player
from games.living_card_game.scene import scene, side

AXE: Final = event("axe", NEUTRAL, Act([Kill(TARGET)], target=CHARACTERS))
HUSH: Final = event("hush", NEUTRAL, Act([BlankText(TARGET)], target=CHARACTERS.theirs()))
HERO: Final = character(
    "hero", NEUTRAL, cost=3, strength=3, icons=ALL_TYPES, traits=[], keywords=[STEALTH, RENOWN]
)
SONG: Final = attachment(
    "song", NEUTRAL, cost=1, traits=[], bearer=CHARACTERS, abilities=[Modify(BEARER, keywords=[RENOWN])]
)


def why_not(player: Player, card: str, index: int = 0) -> str:
    """What hinders a player from using a card in play now."""
    slot = player.mine(card)
    return hindrance(player.table, player.seat, slot, player.table.kinds[slot], AbilityNo(index))


# Bran


def with_bran() -> Driver:
    """In the plot phase, where an opponent always has something to do."""
    return scene(
        side(play="bran_stark", plots="harsh blockade the_power_of_arms mutual_enemies"),
        side(play="arya_stark crossroads ghost", plots="plain"),
        phase="plot",
    )


def test_bran_works_three_times_a_round() -> None:
    """LC-137, LC-143: A-24."""
    table = with_bran()
    you = table.seat(0)

    for plot in ("blockade", "the_power_of_arms", "mutual_enemies"):
        assert why_not(you, "bran_stark") == ""
        you.uses("bran_stark", plot)
        table.table.kneeling[you.mine("bran_stark")] = 0

    assert why_not(you, "bran_stark") == "refused-limit"


def test_bran_must_be_standing_each_time() -> None:
    """LC-143."""
    table = with_bran()

    table.seat(0).uses("bran_stark", "blockade")

    assert why_not(table.seat(0), "bran_stark") == "refused-cost"


def test_what_bran_reveals_takes_effect_at_once_and_leaves_initiative_alone() -> None:
    """LC-143, LC-34."""
    table = scene(
        side(play="bran_stark", plots="valar_morghulis harsh"),
        side(play="hodor", plots="plain"),
        phase="plot",
    )
    you, foe = table.players
    you.does("plot", "harsh")
    foe.says("first 0")

    you.uses("bran_stark")

    assert (you.dead(), foe.dead()) == (["bran_stark"], ["hodor"])
    assert table.told("initiative") == ["initiative 1 4"]  # of the plots before


# The Chambers and the Honor Guard


def test_lord_eddards_chambers_on_the_house_card_are_no_location() -> None:
    """LC-138: they yield as much there."""
    table = scene(side(on_house="lord_eddards_chambers"), side(play="lord_eddards_chambers"))
    you, foe = table.players

    assert table.table.type_of(you.mine("lord_eddards_chambers")) == ATTACHMENT
    assert income(table.table, 0) == income(table.table, 1) == 5
    assert foe.play() == ["lord_eddards_chambers"]


def test_the_honor_guard_comes_back_from_a_defence_too_whatever_text_it_has_lost() -> None:
    """LC-139: A-43."""
    table = scene(
        side(play="direwolf_pup", hand="winterfell_honor_guard hush"), side(), side(), cards=[HUSH], active=0
    )
    you, foe, _ = table.players

    you.uses("winterfell_honor_guard", "player 1")
    you.attacks("military", "direwolf_pup", against=1)
    foe.defends("winterfell_honor_guard")
    you.uses("hush")
    table.passes()

    assert (you.play(), foe.play()) == (["direwolf_pup", "winterfell_honor_guard"], [])


# Arya and Sansa


def test_arya_takes_each_of_two_keywords_once() -> None:
    """LC-141: A-35. The hero has renown twice and keeps one."""
    table = scene(side(play="arya_stark crossroads"), side(play="hero:with=song"), cards=[HERO, SONG])
    you, foe = table.players

    you.uses("arya_stark")

    assert [you.has_keyword("arya_stark", word) for word in (STEALTH, RENOWN)] == [True, True]
    assert [foe.has_keyword("hero", word) for word in (STEALTH, RENOWN)] == [False, True]


def test_who_plays_an_attachment_on_sansa_need_not_draw() -> None:
    """LC-142: A-71."""
    table = scene(
        side(play="sansa_stark"), side(hand="lordship", gold=1, deck="hodor"), phase="marshalling", first=1
    )

    table.seat(1).plays("lordship")
    assert table.seat(1).choices() == ["pass", "use sansa_stark"]
    table.passes()

    assert table.seat(1).hand() == []


def test_the_draw_limit_counts_the_card_for_sansa() -> None:
    """LC-142, LC-36: A-71."""
    table = scene(
        side(play="sansa_stark"), side(hand="lordship song", gold=2, deck="hodor lady"),
        phase="marshalling", first=1, cards=[SONG],
    )  # fmt: skip
    foe = table.seat(1)
    table.table.drawn[1] = 2

    foe.plays("lordship")
    foe.act("use", table.seat(0).mine("sansa_stark"), 0)
    foe.plays("song")

    assert foe.hand() == ["hodor"]
    assert table.prompt().id == "prompt-act"  # nothing was asked


# Greatjon


def between_others(scope: str) -> Driver:
    """A challenge of seat 1 against seat 2."""
    table = scene(
        side(play="greatjon_umber"),
        side(play="direwolf_pup"),
        side(play="hodor"),
        first=1,
        greatjon_scope=scope,
    )
    table.seat(1).attacks("military", "direwolf_pup", against=2)
    return table


def test_greatjon_wins_for_others_and_his_player_neither_wins_nor_loses() -> None:
    """LC-144: A-25."""
    table = between_others("any_challenge")
    you = table.seat(0)

    you.uses("greatjon_umber", "way attackers")
    table.seat(2).defends("hodor")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 5 4"]
    assert (you.power, you.hand()) == (0, [])


def test_by_a_setting_greatjon_joins_only_challenges_of_his_own_player() -> None:
    """LC-144: A-25."""
    table = between_others("own_challenges")
    table.asks("prompt-defend", 2)  # nobody could act
    assert why_not(table.seat(0), "greatjon_umber") == "refused-condition"

    table = scene(
        side(play="greatjon_umber"), side(play="direwolf_pup"), first=1, greatjon_scope="own_challenges"
    )
    table.seat(1).attacks("military", "direwolf_pup")
    table.seat(0).uses("greatjon_umber", "way defenders")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 2 3"]


# Direwolves and the dead


def test_a_direwolf_on_a_foreign_character_counts_for_the_kennel_master() -> None:
    """LC-145: A-67. It is under his player's control."""
    table = scene(
        side(play="kennel_master direwolf_pup lady"),
        side(play="robb_stark:against=nymeria", hand="axe"),
        first=1,
        cards=[AXE],
    )
    you, foe = table.players
    assert you.strength("kennel_master") == 5

    foe.uses("axe", "kennel_master")
    you.uses("kennel_master", ability=1)

    assert you.hand() == ["kennel_master"]


def test_foreign_direwolves_make_the_kennel_master_strong_but_do_not_save_him() -> None:
    """LC-145: A-67."""
    table = scene(
        side(play="kennel_master direwolf_pup lady"), side(play="ghost", hand="axe"), first=1, cards=[AXE]
    )
    you, foe = table.players
    assert you.strength("kennel_master") == 5

    foe.uses("axe", "kennel_master")

    assert you.dead() == ["kennel_master"]


def test_the_reinforcements_count_themselves_but_two_dead_are_not_enough() -> None:
    """LC-146: A-68."""
    for dead, comes_back in (
        ("hodor trident_reinforcements", False),
        ("hodor lady trident_reinforcements", True),
    ):
        table = scene(side(dead=dead), side(), phase="dominance")

        assert table.seat(0).may("use trident_reinforcements") == comes_back


def test_benjen_stays_dead_unless_a_setting_shuffles_him_in() -> None:
    """LC-147: A-39."""
    for setting, dead in (("false", ["benjen_stark"]), ("true", [])):
        table = scene(
            side(play="benjen_stark", dead="hodor"),
            side(hand="axe"),
            first=1,
            cards=[AXE],
            benjen_shuffles_himself=setting,
        )
        you = table.seat(0)

        table.seat(1).uses("axe")

        assert you.dead() == dead
        assert sorted(you.deck() + dead) == ["benjen_stark", "hodor"]


def test_ghost_saves_others_while_threatened_himself() -> None:
    """LC-126: A-42."""
    table = scene(side(play="ghost jon_snow", plots="valar_morghulis"), side(plots="plain"), phase="plot")
    you = table.seat(0)
    table.passes()
    table.seat(table.asked()[0]).says("first 0")

    you.uses("ghost", ability=1)
    table.passes()

    assert (you.play(), you.dead()) == (["jon_snow"], ["ghost"])
