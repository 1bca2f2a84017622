"""Allies, tokens, cards drawn and given, settings, giving up."""

import pytest

from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.settings import with_defaults
from games.btwixt.dealing import scene
from games.btwixt.scene import GAME


def test_gained_tokens_go_to_either_council_unseen() -> None:
    """BT-29: and with an empty supply there is none."""
    table = scene(current="bronn", stacks={"cersei": "feast"})
    table.kneel_all()
    table.plays("council 0", "council 3")
    assert table.tokens("doran|cersei") == 1
    assert all(council.tokens_seen == [] for council in table.view("cersei").councils)
    assert table.refuses("council 1").id == "refused-token-council"

    table = scene(current="bronn", stacks={"cersei": "feast"}, supply=0)
    tokens = table.all_tokens()
    table.kneel_all()
    table.plays("council 0")
    assert table.all_tokens() == tokens


def test_a_random_token_is_taken_after_mixing() -> None:
    """BT-29, BT-37: whoever looked at the tokens no longer knows which is which."""
    table = scene(
        "melisandre cersei jon",
        hands={"melisandre": "visions"},
        tokens={"melisandre|cersei": "13"},
        current="roose",
    )
    table.plays("play visions", "top 1", "top 2")
    assert table.view("melisandre").councils[0].tokens_seen == [1, 3]
    table.kneel_all()
    table.plays("council 0")

    assert table.tokens("melisandre|cersei") == 1
    assert table.view("melisandre").councils[0].tokens_seen == []


def test_deals_bind_nobody() -> None:
    """BT-31: all may talk at any time, and no rule follows from it."""
    assert GAME.manners.talkers(scene().realm) is None


def test_the_killed_lie_open() -> None:
    """BT-32."""
    table = scene(killed="robb tywin")

    assert table.view("doran").killed == GAME.view(table.realm, -1).killed
    assert len(table.view("doran").killed) == 2


def test_to_bring_back_is_not_to_claim() -> None:
    """BT-32: Bronn brings no token, Hodor may go to the right."""
    table = scene(current="thoros", stacks={"cersei": "feast"}, killed="bronn petyr")
    table.kneel_all()
    table.plays("council 0", "ally bronn", "council 3", "council 0")

    assert table.allies("doran|cersei") == ["bronn"]
    assert table.all_tokens() == 1


def test_the_owner_chooses_what_leaves_a_hand() -> None:
    """BT-35: Joffrey's victims decide."""
    table = scene(current="joffrey", hands={"cersei": "feast siege puppet"})
    table.plays("kneel")

    assert table.who() == "cersei"
    assert table.choices() == ["discard siege", "discard puppet", "discard feast"]
    assert table.refuses("discard great_host").id == "refused-not-in-hand"


def test_a_hand_that_owes_all_its_cards_is_not_asked() -> None:
    """BT-35: Sandor takes two different cards, in whatever order they were held."""
    for hand in ("feast ambush", "ambush feast"):
        table = scene(current="sandor", stacks={"cersei": "great_host"}, hands={"cersei": hand})
        table.kneel_all()
        table.plays("council 0")

        assert table.hand("cersei") == []
        assert sorted(table.discard()) == ["ambush", "feast"]


def test_a_choice_must_do_something() -> None:
    """BT-35: no eavesdropping on an empty hand, no stealing from an empty stack."""
    table = scene(hands={"cersei": "eavesdropping", "euron": "", "melisandre": "siege"})
    table.plays("play eavesdropping")

    assert table.choices() == ["name 2", "name 3"]


def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    """BT-36: and without a discard pile nothing is drawn."""
    table = scene(
        "doran cersei jon", hands={"doran": "patience", "cersei": "siege"}, discard="feast puppet ambush"
    )
    table.realm.out += table.realm.deck
    table.realm.deck = []
    table.plays("play patience")

    assert len(table.hand("doran")) == 2
    assert len(table.realm.deck) == 1
    assert table.count("new-deck") == 1
    table.realm.out += table.realm.deck
    table.realm.deck = []
    table.realm.hands[1] = [
        slot for slot in table.realm.out if table.realm.card(slot).id == "cavalry_charge"
    ][:1]
    table.realm.listed_for = -2
    table.plays("play cavalry_charge")
    assert len(table.hand("doran")) == 2


def test_extra_allies_may_bring_more() -> None:
    """BT-40: Loras reveals an ally that acts for whoever places it; Margaery in addition gives no token."""
    table = scene(current="loras", allies="pycelle arya", stacks={"cersei": "sum:9"}, deck="puppet ambush")
    table.kneel_all()
    table.plays("council 0")
    assert len(table.hand("cersei")) == 3

    table = scene(current="loras", allies="margaery arya", stacks={"cersei": "sum:9"})
    table.kneel_all()
    table.plays("council 0", "council 0")
    assert table.all_tokens() == 1


def test_with_no_ally_left_nothing_is_revealed() -> None:
    """BT-40."""
    table = scene(current="loras", stacks={"cersei": "sum:9"})
    table.realm.killed += table.realm.ally_deck
    table.realm.ally_deck = []
    table.kneel_all()
    table.plays("council 0")

    assert table.prompt() == "prompt-token"


def test_three_players_are_all_neighbors() -> None:
    """BT-56: one council is not yours."""
    table = scene("cersei euron jon", current="theon", stacks={"cersei": "great_host"})
    table.kneel_all()

    assert table.allies("euron|jon") == ["theon"]


@pytest.mark.parametrize(
    ("given", "refusal", "rule"),
    [
        ({"draft": "kingsmoot", "rules": "advanced"}, "refused-kingsmoot-is-advanced", "BT-49"),
        ({"kingsmoot_keep_white": "true"}, "refused-keep-white-needs-kingsmoot", "BT-50"),
        ({"kingsmoot_keep_white": "true", "draft": "draft"}, "refused-keep-white-needs-kingsmoot", "BT-50"),
        ({"draft_white_too": "true", "draft": "draft"}, "refused-draft-white-needs-both", "BT-48"),
        ({"draft_white_too": "true", "rules": "advanced"}, "refused-draft-white-needs-both", "BT-48"),
    ],
)
def test_settings_that_do_not_go_together(given: dict[str, str], refusal: str, rule: str) -> None:
    """BT-54, BT-48, BT-50."""
    with pytest.raises(BadSettings) as refused:
        GAME.blank(with_defaults(GAME.settings, given))

    assert (refused.value.reason.id, refused.value.reason.rule) == (refusal, rule)


@pytest.mark.parametrize("keep", ["false", "true"])
def test_white_cards_in_the_kingsmoot(keep: str) -> None:
    """BT-49, BT-50: anybody plays them; by setting they stay in the game."""
    table = scene(
        draft="kingsmoot",
        kingsmoot_keep_white=keep,
        hands={"cersei": "ghost"},
        kneeling="euron melisandre doran",
    )
    table.plays("play ghost")
    table.end_round()

    assert table.box() == ([] if keep == "true" else ["ghost"])
    assert ("ghost" in table.discard()) == (keep == "true")


def test_whoever_gives_up_comes_last() -> None:
    """BT-55."""
    table = scene("cersei euron jon", season="winter", left=0)
    assert GAME.given_up(table.realm, [1]) is None
    alone = GAME.given_up(table.realm, [1, 2])
    assert alone is not None
    assert alone.ranking == [[0], [2], [1]]

    table.kneel_all()
    table.end_round()
    ended = GAME.given_up(table.realm, [0])
    assert ended is not None
    assert ended.ranking[-1] == [0]
