"""LC-75 to LC-91: the Small Council."""

from fivethrones.games.card_engine.box.figures import MILITARY
from fivethrones.games.card_engine.challenge.opponents import make_pact
from fivethrones.games.card_engine.phases.round import end_round
from fivethrones.games.card_engine.records.numbers import AbilityNo, Kind
from fivethrones.games.card_engine.values.prices import influence
from fivethrones.games.living_card_game.titles import TITLES
from fivethrones.kernel.action import NOTHING, Action
from fivethrones.kernel.play import is_legal
from games.card_engine.driver import Driver
from games.card_engine.scene import Side
from games.living_card_game.people import PEOPLE
from games.living_card_game.scene import scene, side

ALL = [title.id for title in TITLES]


def council(*sides: Side, **words: object) -> Driver:
    return scene(*sides, cards=PEOPLE, **words)  # type: ignore[arg-type]


def choosing(seats: int) -> Driver:
    """At the choice of titles."""
    table = council(*(side(plots="quick") for _ in range(seats)), phase="plot", first=1)
    table.seat(table.asked()[0]).says("first 1")
    return table


def holders(table: Driver) -> list[str]:
    return ["" if number == NOTHING else TITLES[number].id for number in table.table.titles]


def test_titles_are_taken_from_the_first_player_clockwise() -> None:
    """LC-75."""
    table = choosing(4)

    assert (table.prompt().id, table.asked()) == ("prompt-title", [1])
    for seat, title in [(1, "hand_of_the_king"), (2, "crown_regent"), (3, "master_of_coin")]:
        table.seat(seat).says(f"title {title}")
    assert table.seat(0).choices() == [
        "title lord_commander_of_the_kingsguard",
        "title master_of_whispers",
        "title master_of_laws",
    ]
    table.seat(0).says("title master_of_laws")

    assert holders(table) == ["master_of_laws", "hand_of_the_king", "crown_regent", "master_of_coin"]


def test_with_two_players_and_in_teams_there_are_no_titles() -> None:
    """LC-187, LC-189."""
    for words in [{}, {"variant": "teams"}]:
        seats = 4 if words else 2
        table = council(*(side(plots="quick") for _ in range(seats)), phase="plot", **words)
        table.seat(table.asked()[0]).says("first 0")

        assert table.prompt().id == "prompt-halt"


def test_four_players_return_all_titles_when_the_round_ends() -> None:
    """LC-67."""
    table = choosing(4)
    for seat in (1, 2, 3, 0):
        table.seat(seat).says(table.seat(seat).choices()[0])

    end_round(table.table)

    assert (holders(table), table.table.chamber) == ([""] * 4, [0, 1, 2, 3, 4, 5])


def test_three_players_take_the_other_half_next_round_and_then_all_return() -> None:
    """LC-188: until then they keep what they have."""
    table = choosing(3)
    for seat in (1, 2, 0):
        table.seat(seat).says(table.seat(seat).choices()[0])
    end_round(table.table)
    assert holders(table) == [ALL[2], ALL[0], ALL[1]]
    assert table.table.chamber == [3, 4, 5]

    table.table.chamber = []
    table.table.titles = [3, 4, 5]
    end_round(table.table)

    assert (holders(table), len(table.table.chamber)) == (["", "", ""], 6)


def test_nobody_challenges_whom_they_support() -> None:
    """LC-77."""
    table = council(
        side(play="knight", title="master_of_laws"),
        side(title="hand_of_the_king"),
        side(title="master_of_coin"),
    )

    assert not is_legal(table.table, Action(0, "challenge", 0, 1))
    assert is_legal(table.table, Action(0, "challenge", 0, 2))


def supported() -> Driver:
    """Seat 0 attacks seat 1, whom seat 2 supports."""
    return council(
        side(play="knight page", title="master_of_coin"),
        side(play="page page", title="hand_of_the_king", power=2),
        side(play="lord hero", title="master_of_laws"),
    )


def test_a_supporter_may_defend_where_the_target_does_not() -> None:
    """LC-78, LC-79: and is then the winner."""
    table = supported()

    table.seat(0).attacks("military", "knight", against=1)
    table.seat(1).defends()
    assert (table.prompt().id, table.asked()) == ("prompt-defend", [2])
    table.seat(2).picks("prompt-defend", "hero")
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 2 3 4"]
    assert table.told("gains-power") == ["gains-power 2 hero 1"]


def test_a_supporter_is_not_asked_if_the_target_defends() -> None:
    """LC-78."""
    table = supported()

    table.seat(0).attacks("military", "knight", against=1)
    table.seat(1).defends("page")
    table.passes()

    assert table.told("defends") == ["defends 1 page"]


def test_claim_falls_on_the_target_even_if_a_supporter_lost() -> None:
    """LC-79, LC-80: the challenge was opposed."""
    table = council(
        side(play="lord", title="master_of_coin"),
        side(play="page", title="hand_of_the_king", power=2),
        side(play="knight", title="master_of_laws"),
    )

    table.seat(0).attacks("power", "lord", against=1)
    table.seat(1).defends()
    table.seat(2).picks("prompt-defend", "knight")
    table.passes()

    assert table.told("takes-power", "house-gains-power") == ["takes-power 0 1 1"]


def test_rivalry_looks_at_the_supporter_who_lost() -> None:
    """LC-79, A-13: the title of the Hand, who was challenged, is no rival of the Regent's or anybody's here."""
    table = council(
        side(play="lord", title="master_of_whispers"),
        side(title="hand_of_the_king", power=2),
        side(play="knight", title="master_of_laws"),
    )

    table.seat(0).attacks("power", "lord", against=1)
    table.passes_until("prompt-defend")
    table.seat(2).picks("prompt-defend", "knight")
    table.passes()

    assert table.told("house-gains-power") == ["house-gains-power 0 1"]


def test_a_win_against_a_rival_brings_one_power_once_a_round() -> None:
    """LC-81, A-14."""
    table = council(
        side(play="lord lord", title="hand_of_the_king"),
        side(play="page page", title="master_of_coin"),
        side(title="crown_regent"),
    )

    for type in ("military", "intrigue"):
        table.seat(0).attacks(type, "lord", against=1)
        table.seat(2).passes()
        table.seat(1).defends("page")
        table.passes()
        if table.prompt().id == "prompt-victims":
            table.seat(1).chooses("page")

    assert table.told("house-gains-power") == ["house-gains-power 0 1"]


def test_the_regent_is_a_rival_of_whispers_but_not_the_other_way_round() -> None:
    """LC-81, LC-89."""
    for attacker, target, gained in [
        ("master_of_whispers", "crown_regent", ["house-gains-power 0 1"]),
        ("crown_regent", "master_of_whispers", []),
    ]:
        table = council(
            side(play="lord", title=attacker), side(play="page", title=target), side(title="hand_of_the_king")
        )
        table.seat(0).attacks("power", "lord", against=1)
        table.seat(1).defends("page")
        table.passes()

        assert table.told("house-gains-power") == gained


def test_three_strength_for_a_side_with_a_participant() -> None:
    """LC-82: added to the total, and only in the right type of challenge."""
    table = council(
        side(play="page page", title="master_of_coin"),
        side(play="page", title="lord_commander_of_the_kingsguard"),
        side(),
    )

    table.seat(0).attacks("military", "page", against=1)
    table.seat(1).defends("page")
    table.passes()
    table.seat(0).attacks("power", "page", against=1)
    table.passes()

    assert table.told("wins-challenge") == ["wins-challenge 1 1 4", "wins-challenge 0 1 0"]
    assert table.seat(1).strength("page") == 1


def regent() -> Driver:
    """Seat 0 may attack; seat 2 is the Regent."""
    return council(
        side(play="knight page", title="hand_of_the_king", power=1),
        side(play="page", title="master_of_laws", power=1),
        side(title="crown_regent", power=1),
        side(title="lord_commander_of_the_kingsguard", power=1),
    )


def test_the_regent_has_an_attacker_choose_another_target() -> None:
    """LC-83, LC-84: the attacker chooses, even the Regent; once a round."""
    table = regent()

    table.seat(0).attacks("power", "knight", against=1)
    assert (table.prompt().id, table.asked()) == ("prompt-turn-away", [2])
    table.seat(2).says("title crown_regent")
    assert table.seat(0).choices() == ["target 2", "target 3"]
    table.seat(0).says("target 2")
    table.passes()

    assert table.told("takes-power") == ["takes-power 0 1 2"]
    table.seat(0).attacks("intrigue", "page", against=1)
    assert table.prompt().id != "prompt-turn-away"


def test_a_use_of_the_regent_without_another_target_is_spent() -> None:
    """LC-83, LC-84, A-10."""
    table = council(
        side(play="knight", title="master_of_laws"),
        side(title="hand_of_the_king"),
        side(title="crown_regent"),
    )

    table.seat(0).attacks("power", "knight", against=2)
    table.seat(2).says("title crown_regent")
    table.passes()

    assert table.told("uses-title", "no-new-target") == ["uses-title 2 crown_regent", "no-new-target 0"]
    assert table.told("house-gains-power") == ["house-gains-power 0 1"]


def test_the_regent_does_not_turn_away_an_own_challenge() -> None:
    """LC-84, A-10."""
    table = council(
        side(play="knight", title="crown_regent"),
        side(title="hand_of_the_king"),
        side(title="master_of_laws"),
    )

    table.seat(0).attacks("military", "knight", against=1)

    assert table.prompt().id != "prompt-turn-away"


def test_the_hand_counts_for_two_influence_once_a_round() -> None:
    """LC-85."""
    table = council(side(title="hand_of_the_king"), side(), side())

    assert influence(table.table, 0) == 2


def commander(**words: str) -> Driver:
    """Seat 0 attacks seat 1; seat 2 is the Lord Commander, seat 3 supports seat 1."""
    return council(
        side(play="spy knight", title="master_of_coin", power=2),
        side(play="page", title="hand_of_the_king"),
        side(play="lord page", title="lord_commander_of_the_kingsguard"),
        side(play="knight", title="master_of_laws"),
        **words,
    )


def test_the_lord_commander_becomes_the_target() -> None:
    """LC-86, LC-87, A-09: from stealth on, and 1 power if the Lord Commander wins."""
    table = commander()

    table.seat(0).attacks("military", "spy", against=1)
    table.seat(0).bars("page")
    assert (table.prompt().id, table.asked()) == ("prompt-take-over", [2])
    table.seat(2).says("title lord_commander_of_the_kingsguard")
    assert (table.prompt().id, table.asked()) == ("prompt-stealth", [0])
    table.seat(0).bars("page")
    table.seat(2).defends("lord")
    table.passes()

    assert table.told("wins-challenge", "takes-power") == ["wins-challenge 2 2 8", "takes-power 2 1 0"]


def test_claim_is_the_lord_commanders_if_the_challenge_is_lost() -> None:
    """LC-86, LC-88, A-08: nobody supports the Lord Commander."""
    table = commander()

    table.seat(0).attacks("military", "spy", against=1)
    table.seat(0).bars("page")
    table.seat(2).says("title lord_commander_of_the_kingsguard")
    table.seat(0).bars("lord")
    table.seat(2).defends()
    table.passes()

    assert (table.prompt().id, table.asked()) == ("prompt-victims", [2])


def test_by_a_setting_there_are_actions_before_the_lord_commander_defends() -> None:
    """LC-87, A-09."""
    table = council(
        side(play="knight library", deck=3, title="master_of_coin"),
        side(title="hand_of_the_king"),
        side(title="lord_commander_of_the_kingsguard"),
        lord_commander_rewind="action_window",
    )

    table.seat(0).passes()
    table.seat(0).attacks("military", "knight", against=1)
    table.seat(0).passes()
    table.seat(2).says("title lord_commander_of_the_kingsguard")

    assert (table.prompt().id, table.asked()) == ("prompt-act", [0])


def test_a_lord_commander_with_a_pact_is_not_asked() -> None:
    """LC-86: the rules must allow the new target."""
    table = commander()
    make_pact(table.table, 0, 2, MILITARY, Kind(0), AbilityNo(0))

    table.seat(0).attacks("military", "spy", against=1)
    table.seat(0).bars("page")

    assert (table.prompt().id, table.asked()) == ("prompt-defend", [3])


def test_the_lord_commander_is_asked_before_a_supporter() -> None:
    """LC-88, A-08."""
    table = commander()

    table.seat(0).attacks("military", "spy", against=1)
    table.seat(0).bars("page")
    table.seat(2).passes()

    assert (table.prompt().id, table.asked()) == ("prompt-defend", [3])


def test_only_military_challenges_are_taken_over() -> None:
    """LC-86."""
    table = commander()

    table.seat(0).attacks("power", "spy", against=1)
    table.seat(0).bars("page")

    assert (table.prompt().id, table.asked()) == ("prompt-defend", [3])


def test_the_master_of_laws_draws_one_more() -> None:
    """LC-90: which the draw limit does not count."""
    table = council(side(deck=5, title="master_of_laws"), side(deck=5), side(deck=5), phase="draw")

    assert table.told("draws") == ["draws 0 3", "draws 1 2", "draws 2 2"]
    assert table.table.drawn == [0, 0, 0]


def test_the_master_of_coin_takes_two_more_gold() -> None:
    """LC-91."""
    table = council(side(plots="quick", title="master_of_coin"), side(), side(), phase="draw", goes_on=True)
    table.passes()

    assert table.told("income")[0] == "income 0 6"
