"""How the card games are written down."""

from typing import Any

import pytest

from fivethrones.games.card_engine.records.numbers import Kind, Slot
from fivethrones.games.card_engine.views.log import ability_words, copies
from fivethrones.games.living_card_game.game import LivingCardGame
from fivethrones.games.living_card_game.pieces import CARDS as CORE_CARDS
from fivethrones.games.stark_lannister.game import CARDS, StarkLannister
from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.errors import Unreadable
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import apply, legal, waiting
from fivethrones.kernel.rng import seeded
from fivethrones.kernel.settings import with_defaults

BOXES: list[Game[Any]] = [StarkLannister(), LivingCardGame()]
WAYS = [
    (0, {}),
    (0, {"plots": "drafted"}),
    (1, {}),
    (1, {"seats": "4", "variant": "littlefinger"}),
    (1, {"deck_0": "own"}),
]


@pytest.mark.parametrize(("box", "options"), WAYS)
def test_every_choice_is_read_as_it_is_written_and_holds_no_number_of_a_card(
    box: int, options: dict[str, str]
) -> None:
    game = BOXES[box]
    state = game.setup(with_defaults(game.settings, options), 11)
    dice = seeded(5)
    verbs: set[str] = set()
    for _ in range(400):
        if state.outcome is not None:
            break
        seat = waiting(state)[0]
        options_now = [option for option in legal(state, seat) if isinstance(option, Action)]
        written = [game.write_at(state, option) for option in options_now]
        assert len(set(written)) == len(written)
        for option, text in zip(options_now, written, strict=True):
            verbs.add(option.verb)
            assert game.read_at(state, seat, text) == option
            assert (
                game.read_at(state, seat, repr(option).partition(" ")[2]) == option
            )  # as it once was written
            if option.verb in ("place", "play", "use", "choose", "plot", "take", "agenda", "house", "order"):
                assert not text.split()[1].isdecimal(), text
            if option.verb == "use" and option.extra >= 0:
                assert not text.split()[2].isdecimal(), text
        chosen = legal(state, seat)[dice.below(len(legal(state, seat)))]
        apply(state, Action(seat, chosen.verb, chosen.low) if isinstance(chosen, Span) else chosen)
    assert len(verbs) > 3


def test_abilities_go_by_what_they_do() -> None:
    named = {card.id: [word for word in ability_words(card) if word] for card in CORE_CARDS}

    assert named["the_titans_bastard"] == ["enter_play", "return_to_hand"]
    assert named["forever_burning"] == ["strength", "take_in_hand"]
    for words in named.values():
        assert len(set(words)) == len(words)


def test_the_only_ability_of_a_card_is_meant_whatever_it_was_called() -> None:
    game = LivingCardGame()
    state = game.setup(with_defaults(game.settings, {}), 1)
    slot = next(
        slot
        for slot in range(len(state.kinds))
        if len([w for w in ability_words(state.card(Slot(slot))) if w]) == 1
    )
    said = game.write_at(state, Action(0, "use", slot, 0)).split()
    index = next(i for i, word in enumerate(ability_words(state.card(Slot(slot)))) if word)

    assert game.read_at(state, 0, f"use {said[1]} renamed_since") == Action(0, "use", slot, index)


def test_copies_are_counted_from_what_all_can_see_and_ones_own_hand() -> None:
    """Hidden cards of others do not move the number of a card that its player can see."""
    game = StarkLannister()
    state = game.setup(with_defaults(game.settings, {}), 3)
    for seat in range(2):
        other = game.determinize(state, seat, seeded(9))
        for option in legal(state, seat):
            assert isinstance(option, Action)
            assert game.write_at(state, option) == game.write_at(other, option)


def test_a_copy_that_is_not_there_is_refused() -> None:
    game = StarkLannister()
    state = game.setup(with_defaults(game.settings, {}), 3)
    id, count = CARDS[0].id, len(copies(state, 0, Kind(0)))

    assert game.read_at(state, 0, f"play {id}.{count}").target in copies(state, 0, Kind(0))
    for text in (
        f"play {id}.{count + 1}",
        f"play {id}.0",
        "play nobody",
        "",
        "play a b c",
        "3",
        f"pass {id}",
    ):
        with pytest.raises(Unreadable):
            game.read_at(state, 0, text)


def test_a_deck_is_brought_in_words() -> None:
    game = LivingCardGame()
    state = game.setup(with_defaults(game.settings, {"deck_0": "own"}), 3)
    said = [game.write_at(state, option) for option in legal(state, 0) if isinstance(option, Action)]

    assert "starter stark" in said
    assert "house greyjoy" in said
    for text in ("house", "take direwolf_pup many", "agenda nothing_such", "house a b c"):
        with pytest.raises(Unreadable):
            game.read(0, text)
