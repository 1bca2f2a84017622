"""Whole games in both languages: every prompt, choice, event, refusal and outcome has its words."""

from typing import Any

import pytest

from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.game import HandOfTheKing
from fivethrones.kernel.action import SPECTATOR, Action
from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.game import Game, guess
from fivethrones.kernel.message import Message
from fivethrones.kernel.play import apply, legal, waiting, why_not
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.state import State
from fivethrones.locales import LANGUAGES, Translator
from locales.spoken import spoken

LONGEST_PROMPT = 60


def random_options(game: Game[Any], rng: Rng) -> Settings:
    """Settings that go together, each value as likely as another."""
    while True:
        given = {setting.id: setting.values[rng.below(len(setting.values))] for setting in game.settings}
        given |= spoken(game.id).always
        try:
            game.blank(with_defaults(game.settings, given))
        except BadSettings:
            continue
        return given


def odd_action(state: State, verbs: list[str], rng: Rng) -> Action:
    """Some action, seldom a legal one, often one of the kind that is asked for."""
    if state.outcome is not None or rng.below(2):
        verb = [*verbs, "nonsense"][rng.below(len(verbs) + 1)]
        return Action(rng.below(state.seats), verb, rng.below(38) - 1, rng.below(9) - 1)
    seat = waiting(state)[0]
    return Action(seat, legal(state, seat)[0].verb, rng.below(39) - 1)


def heard(game: Game[Any], state: State, rng: Rng) -> list[Message]:
    """All that the people at the table are told now."""
    told = [event.seen_as(viewer) for event in state.events for viewer in [SPECTATOR, *range(state.seats)]]
    if state.outcome is not None:
        told.append(state.outcome.reason)
    if state.decision is not None:
        told.append(state.decision.prompt)
    for seat in range(state.seats):
        told += [game.label(state, option) for option in legal(state, seat)]
        told += [reason for piece in game.pieces(state) if (reason := game.why_not_piece(state, seat, piece))]
    verbs = spoken(game.id).verbs
    refusals = [why_not(state, odd_action(state, verbs, rng)) for _ in range(8)]
    return told + [reason for reason in refusals if reason is not None]


def play_and_listen(game: Game[Any], seed: int) -> set[Message]:
    rng = seeded(seed)
    state = game.setup(with_defaults(game.settings, random_options(game, rng)), seed)
    told = set(heard(game, state, rng))
    while state.outcome is None:
        apply(state, guess(legal(state, waiting(state)[0]), rng))
        told |= set(heard(game, state, rng))
    return told


@pytest.fixture(scope="module", params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def told(game: Game[Any]) -> set[Message]:
    """What is said in many random games, with all sorts of settings."""
    return {message for seed in range(spoken(game.id).games) for message in play_and_listen(game, seed)}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_words(game: Game[Any], told: set[Message], language: str) -> None:
    translator = Translator(language, game.id)

    for message in told:
        text = translator.text(message)
        assert text == text.strip()
        assert text[-1] not in ".!" or text.endswith(names_in(message, translator))


def names_in(message: Message, translator: Translator) -> tuple[str, ...]:
    """Of the things that it names: the name of a card may end with an exclamation mark."""
    values = [value if isinstance(value, list) else [value] for value in message.args.values()]
    return tuple(translator.name(id) for ids in values for id in ids if isinstance(id, str))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(game: Game[Any], told: set[Message], language: str) -> None:
    translator = Translator(language, game.id)

    prompts = {translator.text(message) for message in told if message.id.startswith("prompt-")}

    assert [prompt for prompt in prompts if len(prompt) > LONGEST_PROMPT] == []


@pytest.mark.long
def test_what_was_not_said_in_those_games_is_rare(game: Game[Any], told: set[Message]) -> None:
    said = ("log-", "prompt-", "do-", "outcome-", "refused-")
    own = set(Translator("en", game.id).ids) - set(Translator("en").ids)

    unsaid = {id for id in own if id.startswith(said)} - {message.id for message in told}

    assert unsaid <= spoken(game.id).rare


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3"])
@pytest.mark.parametrize("variant", ["teams", "raven"])
def test_settings_that_do_not_go_together_are_refused_in_words(
    language: str, seats: str, variant: str
) -> None:
    game = HandOfTheKing()
    if (variant, seats) == ("raven", "3"):
        return
    with pytest.raises(BadSettings) as refused:
        game.blank(with_defaults(game.settings, {"seats": seats, "variant": variant}))

    assert seats in Translator(language, game.id).text(refused.value.reason)


def test_a_draw_has_its_words() -> None:
    assert Translator("ru", "hand-of-the-king").say("outcome-draw").startswith("Ничья")
    assert Translator("en", "hand-of-the-king").say("outcome-draw").startswith("A draw")


@pytest.mark.parametrize(
    ("winners", "english", "russian"),
    [
        (["seat-0"], "Player 1 wins with the most power, 7", "Победа по числу жетонов власти (7): Игрок 1"),
        (["seat-0", "seat-1"], "A draw: Player 1 and Player 2", "Ничья: Игрок 1 и Игрок 2"),
    ],
)
def test_the_last_round_of_a_card_game_has_its_words(winners: list[str], english: str, russian: str) -> None:
    for language, text in (("en", english), ("ru", russian)):
        assert text in Translator(language, "stark-lannister").say("outcome-rounds", winners=winners, power=7)
