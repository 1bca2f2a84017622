"""The worked examples of the rulebook, with the same cards."""

from fivethrones.games.card_engine.box.figures import STEALTH
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.values.of_cards import keywords_of
from fivethrones.games.card_engine.values.totals import attack_total, defence_total
from fivethrones.kernel.action import Action
from fivethrones.kernel.play import is_legal, legal, waiting
from games.card_engine.driver import Driver
from games.living_card_game.scene import scene, side


def test_influence_lets_arya_take_stealth() -> None:
    """LC-73, LC-141: EX-01."""
    table = scene(side(play="arya_stark northern_fiefdoms"), side(play="tyrion_lannister"))
    you, foe = table.players

    you.uses("arya_stark", "northern_fiefdoms", "tyrion_lannister")

    assert you.kneels("northern_fiefdoms")
    assert keywords_of(table.table, foe.mine("tyrion_lannister")) == []
    assert keywords_of(table.table, you.mine("arya_stark")) == [STEALTH]


def test_influence_left_over_is_lost() -> None:
    """LC-73: EX-02. Two influence pay a cost of 1; the other unit pays nothing."""
    table = scene(side(play="arya_stark kingsroad_fiefdom"), side(play="tyrion_lannister qyburns_informers"))
    you, _ = table.players

    you.uses("arya_stark", "tyrion_lannister")
    table.passes_until("prompt-challenge")

    assert you.kneels("kingsroad_fiefdom")
    assert you.has_keyword("arya_stark", STEALTH)
    assert not you.may("use arya_stark")


def test_marshalling_example() -> None:
    """LC-38, LC-39, LC-40: EX-03. Four of the plot and four of locations pay for Eddard Stark and Jon Snow."""
    table = scene(
        side(
            play="lord_eddards_chambers great_keep great_keep great_keep",
            hand="eddard_stark jon_snow",
        ),
        side(),
        phase="draw",
        goes_on=True,
    )
    you, _ = table.players

    assert you.gold == 8
    you.plays("eddard_stark")
    assert you.gold == 4
    you.plays("jon_snow")

    assert you.gold == 1
    assert {"eddard_stark", "jon_snow"} <= set(you.play())
    assert not you.kneels("eddard_stark")
    assert you.power_on("eddard_stark") == 1


def challenge_example(brian: str) -> Driver:
    """Up to the claim: Raff attacks, Grey Wind defends, and Insidious Ways turns it."""
    table = scene(
        side(house="lannister", play="raff_the_sweetling", hand="insidious_ways", deck=10),
        side(house="stark", play=brian),
    )
    darrell, opponent = table.players
    darrell.attacks("military", "raff_the_sweetling")
    opponent.defends("grey_wind")
    assert (attack_total(table.table), defence_total(table.table)) == (2, 4)
    darrell.uses("insidious_ways", "raff_the_sweetling")
    assert (attack_total(table.table), defence_total(table.table)) == (4, 4)
    table.passes_until("prompt-victims")
    opponent.chooses("sansa_stark")
    return table


def test_challenge_example() -> None:
    """LC-49, LC-53, LC-55, LC-59, LC-63, LC-161: EX-04. A tie goes to the attacker, and any character may die."""
    table = challenge_example("grey_wind sansa_stark")
    darrell, brian = table.players
    table.passes()

    assert table.told("wins-challenge", "house-gains-power") == ["wins-challenge 0 4 4"]
    assert darrell.power == 0
    assert brian.dead() == ["sansa_stark"]
    assert (darrell.kneels("raff_the_sweetling"), brian.kneels("grey_wind")) == (True, True)
    assert (len(darrell.hand()), table.table.drawn[0]) == (2, 2)


def test_a_dead_unique_character_is_not_played_again() -> None:
    """LC-92: EX-04, afterwards."""
    table = scene(side(hand="sansa_stark", dead="sansa_stark", gold=5), side(), phase="marshalling")

    assert table.seat(0).refuses("play", "sansa_stark") == "refused-unique"


def test_challenge_example_with_a_duplicate() -> None:
    """LC-94, LC-96: EX-05. Sansa is saved, and the claim is met."""
    table = challenge_example("grey_wind sansa_stark:under=sansa_stark")
    _, brian = table.players

    brian.gives_up_duplicate_of("sansa_stark")
    table.passes()

    assert "sansa_stark" in brian.play()
    assert brian.dead() == []
    assert len(brian.discard()) == 1


def support_example(jaime: str) -> Driver:
    """The Regent attacks the Master of Laws, whom the Master of Coin supports."""
    table = scene(
        side(house="targaryen", play="jhogo", title="crown_regent"),
        side(house="stark", play="knight_of_the_tumblestone", title="master_of_laws"),
        side(house="baratheon", play=jaime, title="master_of_coin"),
    )
    greg, _, helper = table.players
    greg.attacks("military", "jhogo", against=1)
    table.passes_until("prompt-stealth")
    assert greg.choices() == ["done", "choose knight_of_the_tumblestone"]
    greg.bars("knight_of_the_tumblestone")
    table.asks("prompt-defend", 2)
    helper.picks("prompt-defend", jaime)
    return table


def test_support_example_of_a_win() -> None:
    """LC-77, LC-78, LC-79: EX-06. Who helps is the winner and takes Renown; stealth does not touch the helper."""
    table = support_example("ser_barristan_selmy")
    _, sarah, jaime = table.players
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 2 3 4"]
    assert jaime.power_on("ser_barristan_selmy") == 1
    assert sarah.play() == ["knight_of_the_tumblestone"]


def test_a_supporter_does_not_challenge_the_supported() -> None:
    """LC-77: EX-06."""
    table = scene(
        side(house="targaryen", play="jhogo", title="crown_regent"),
        side(house="stark", title="master_of_laws"),
        side(house="baratheon", play="ser_barristan_selmy", title="master_of_coin"),
        active=2,
    )

    assert not is_legal(table.table, Action(2, "challenge", 0, 1))
    assert is_legal(table.table, Action(2, "challenge", 0, 0))


def test_support_example_of_a_loss() -> None:
    """LC-79, LC-80, A-07: EX-07. The claim falls on the player who was challenged; it was not unopposed."""
    table = support_example("knight_of_the_rainwood")
    greg, sarah, jaime = table.players
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 3 2"]
    assert sarah.dead() == ["knight_of_the_tumblestone"]
    assert jaime.play() == ["knight_of_the_rainwood"]
    assert greg.power == 0


def test_rivalry_example() -> None:
    """LC-63, LC-81: EX-08. The first win against a rival brings 1 more power, the second does not."""
    table = scene(
        side(house="lannister", play="raff_the_sweetling bronn", title="master_of_whispers"),
        side(house="stark", title="master_of_laws"),
        side(house="baratheon", title="crown_regent"),
    )
    you = table.seat(0)

    you.attacks("intrigue", "raff_the_sweetling", against=1)
    table.passes_until("prompt-challenge")
    assert you.power == 2
    you.attacks("military", "bronn", against=2)
    table.passes()

    assert you.power == 3


def test_cancel_example() -> None:
    """LC-11, LC-124, A-73: EX-09. The cost stays paid, and both events are discarded."""
    table = scene(
        side(
            house="baratheon",
            hand="lords_of_the_narrow_sea",
            play="stormlands_fiefdoms stormlands_fiefdoms king_roberts_chambers",
        ),
        side(house="stark", plot="building_season", plots="mutual_enemies", hand="crossing_interests"),
    )
    david, greg = table.players

    david.uses("lords_of_the_narrow_sea")
    greg.uses("crossing_interests")

    assert greg.plot() == ["building_season"]
    assert all(table.table.kneeling[card] for card in table.table.pile(PLAY, 0))
    assert (david.discard(), greg.discard()) == (["lords_of_the_narrow_sea"], ["crossing_interests"])
    assert david.power == 0


def test_lasting_effects_example() -> None:
    """LC-130, LC-131: EX-10. Two more until the phase ends, then they are gone."""
    table = scene(
        side(
            house="lannister",
            play="tyrion_lannister:against=poisoned_wine",
            hand="insidious_ways",
            deck=5,
        ),
        side(house="targaryen"),
        goes_on=True,
    )
    you, _ = table.players
    assert you.strength("tyrion_lannister") == 1

    you.attacks("intrigue", "tyrion_lannister")
    you.uses("insidious_ways", "tyrion_lannister")

    assert table.told("wins-challenge") == ["wins-challenge 0 3 0"]
    assert you.strength("tyrion_lannister") == 1


def test_gold_is_spent_outside_marshalling_too() -> None:
    """LC-36, LC-72: EX-11. Tyrion takes gold for a card after an intrigue."""
    table = scene(
        side(house="lannister", play="tyrion_lannister raff_the_sweetling", gold=1, deck=5),
        side(house="stark"),
    )
    you, _ = table.players

    you.attacks("intrigue", "raff_the_sweetling")
    you.uses("tyrion_lannister")

    assert (you.gold, len(you.hand()), table.table.drawn[0]) == (0, 1, 1)


def test_littlefinger_is_as_strong_as_his_purse() -> None:
    """LC-132, LC-159: EX-12."""
    table = scene(side(house="lannister", play="littlefinger", gold=4), side())

    assert table.seat(0).strength("littlefinger") == 7


def test_planning_ahead_skips_taxation() -> None:
    """LC-164: EX-13. All keep their gold until the next round."""
    table = scene(
        side(house="lannister", plot="planning_ahead", gold=3, plots="plain harsh"),
        side(house="stark", gold=2, plots="plain harsh"),
        phase="standing",
        goes_on=True,
    )

    table.passes_until("prompt-plot")

    assert table.table.gold == [3, 2]


def test_draw_limit_example() -> None:
    """LC-35, LC-36, LC-184: EX-14. Three by the plot, two in the draw phase, and none by the Informers."""
    table = scene(
        side(house="lannister", plots="counting_favors", play="qyburns_informers", deck=20),
        side(house="stark", plots="building_season", deck=20),
        phase="plot",
        goes_on=True,
    )
    you, foe = table.players
    until(table, "prompt-challenge")
    assert (len(you.hand()), len(foe.hand())) == (5, 5)

    told = len(table.told("draws"))
    assert table.table.drawn == [3, 3]
    you.attacks("intrigue", "qyburns_informers")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 0 2 0"]
    assert (len(you.hand()), len(table.told("draws"))) == (5, told)


def until(table: Driver, prompt: str) -> None:
    """Everybody passes, and whoever must choose takes the first that there is."""
    for _ in range(60):
        if table.prompt().id == prompt:
            return
        if table.can_skip():
            table.skip()
            continue
        options = [o for o in legal(table.table, waiting(table.table)[0]) if isinstance(o, Action)]
        table.apply(next((option for option in options if option.verb == "done"), options[0]))
    raise AssertionError(f"nobody asks {prompt}, but {table.prompt()}")


def chamber(table: Driver) -> list[str]:
    return [table.table.box.titles[number].id for number in table.table.chamber]


def test_three_players_example() -> None:
    """LC-75, LC-188: EX-15. The titles of the first round come back after the second."""
    table = scene(
        side(plots="plain harsh plain harsh"),
        side(plots="plain harsh plain harsh"),
        side(plots="plain harsh plain harsh"),
        phase="plot",
        goes_on=True,
    )
    until(table, "prompt-title")
    take_titles(table, "crown_regent", "hand_of_the_king", "lord_commander_of_the_kingsguard")
    until(table, "prompt-title")
    assert sorted(chamber(table)) == ["master_of_coin", "master_of_laws", "master_of_whispers"]

    take_titles(table, "master_of_laws", "master_of_coin")  # which leaves one for the last player
    until(table, "prompt-plot")

    assert len(chamber(table)) == 6


def take_titles(table: Driver, *titles: str) -> None:
    for title in titles:
        table.seat(table.asked()[0]).says(f"title {title}")


def test_teams_example() -> None:
    """LC-189, LC-190: EX-16. Thirty power of both partners win; a partner is not challenged."""
    table = scene(
        side(house="stark", power=28),
        side(house="lannister", power=5),
        side(house="baratheon", power=1, play="brienne_of_tarth"),
        side(house="targaryen", power=5),
        variant="teams",
        first=2,
    )
    assert not is_legal(table.table, Action(2, "challenge", 0, 0))

    table.seat(2).attacks("military", "brienne_of_tarth", against=1)
    table.passes()

    assert table.ranking()[0] == [0, 2]
