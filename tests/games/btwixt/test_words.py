"""Texts that random games seldom need."""

import pytest

from fivethrones.games.btwixt.rules.ending import judge
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.settings import with_defaults
from fivethrones.locales import LANGUAGES, Translator
from games.btwixt.dealing import scene
from games.btwixt.scene import GAME, Scene

every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["Anna", "Mira", "Irri", "Davos"]


def told(table: Scene, language: str) -> list[str]:
    """The log as a player reads it who sees everything."""
    words = Translator(language, GAME.id, NAMES)
    return [words.text(event.seen_as(event.seat)) for event in table.story]


@every_language
@pytest.mark.parametrize(
    ("powers", "allies"), [([9, 5, 5], [4, 3, 2]), ([5, 5, 5], [4, 3, 2]), ([5, 5, 5], [3, 3, 3])]
)
def test_close_ends_have_words(language: str, powers: list[int], allies: list[int]) -> None:
    """BT-28: the winner is named, and what decided."""
    outcome = judge(powers, allies)

    text = Translator(language, GAME.id, NAMES).text(outcome.reason)

    assert all(NAMES[seat] in text for seat in outcome.ranking[0])
    assert "5" in text


@every_language
@pytest.mark.parametrize(
    "given",
    [
        {"draft": "kingsmoot", "rules": "advanced"},
        {"kingsmoot_keep_white": "true"},
        {"draft_white_too": "true"},
    ],
)
def test_settings_that_do_not_go_together_are_refused_in_words(language: str, given: dict[str, str]) -> None:
    """BT-54."""
    with pytest.raises(BadSettings) as refused:
        GAME.blank(with_defaults(GAME.settings, given))

    assert len(Translator(language, GAME.id).text(refused.value.reason)) > 20


@every_language
def test_rare_events_have_words(language: str) -> None:
    """BT-10, BT-13, BT-35, BT-37."""
    stands = scene(hands={"cersei": "blackwater"}, kneeling="euron")
    stands.plays("play blackwater")
    nothing = scene("olenna cersei jon", hands={"olenna": "queen_of_thorns", "cersei": "puppet"})
    nothing.plays("play queen_of_thorns", "name 1")
    some = scene("olenna cersei jon", hands={"olenna": "queen_of_thorns", "cersei": "feast"})
    some.plays("play queen_of_thorns", "name 1")
    whole = scene(current="sandor", stacks={"cersei": "great_host"}, hands={"cersei": "feast ambush"})
    whole.kneel_all()
    whole.plays("council 0")
    alone = scene(current="")
    alone.realm.killed += alone.realm.ally_deck
    alone.realm.ally_deck = []
    alone.kneel_all()
    alone.plays("council 0")
    tables = [stands, nothing, some, whole, alone]

    kinds = {event.kind for table in tables for event in table.story}

    assert {"stand", "nothing-low", "some-low", "discard-hand", "no-ally"} <= kinds
    assert all(line and "{" not in line for table in tables for line in told(table, language))


@every_language
def test_refusals_at_rare_moments_have_words(language: str) -> None:
    """BT-5, BT-47: choosing rulers and drafting."""
    words = Translator(language, GAME.id)
    choosing = Scene(
        GAME.setup(with_defaults(GAME.settings, {"draft": "draft", "first_player": "seat_0"}), 1), NAMES[:3]
    )
    assert words.text(choosing.refuses("kneel"))
    choosing.plays("leader jon", "leader cersei", "leader euron")

    assert choosing.prompt() == "prompt-draft"
    assert words.text(choosing.refuses("kneel"))
