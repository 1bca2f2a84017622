"""Positions and choices as numbers: whole, unmistakable, and nothing that a seat may not know."""

import re
from pathlib import Path
from typing import Any

import pytest

import fivethrones.locales
from conformance.walk import some_settings
from fivethrones.encoding import encoding_of
from fivethrones.encoding.codes import AMOUNT
from fivethrones.encoding.encoding import Array, Encoding, Field, packed
from fivethrones.encoding.episode import Episode, fields_of
from fivethrones.games import GAMES
from fivethrones.kernel.action import Action, Span
from fivethrones.kernel.game import Game
from fivethrones.kernel.rng import Rng, seeded
from fivethrones.kernel.settings import Settings, with_defaults
from fivethrones.kernel.text import state_hash
from fivethrones.locales.translator import files_of

LOCALES = Path(fivethrones.locales.__file__).parent
SHORTENING = ("rounds", "round_limit")  # settings by which a game is over after so many rounds
DEEPEST = 400


def settings_of(game: Game[Any], rng: Rng) -> Settings:
    """Any, but for decks without limits, which have more copies than codes."""
    settings = some_settings(game, rng)
    return {**settings, "deck_rules": "tournament"} if "deck_rules" in settings else settings


def begun(game: Game[Any], seed: int) -> tuple[Episode, Rng]:
    rng = seeded(seed)
    return Episode.begin(game, encoding_of(game), settings_of(game, rng), seed), rng


def end_to_end(episode: Episode, seat: int) -> list[int]:
    """Each field filled up with zeros."""
    fields = fields_of(episode.encoding)
    arrays = zip(episode.observe(seat), fields, strict=True)
    return [number for array, field in arrays for number in [*array, *[0] * (field.size - len(array))]]


def step(episode: Episode, rng: Rng) -> None:
    codes = episode.codes()
    episode.say(codes[rng.below(len(codes))])


def said(game: str, name: str) -> set[str]:
    """What messages with such a name a game has, as its texts list them."""
    files = [LOCALES / "en" / f"{file}.ftl" for file in files_of(game)]
    found = {
        each for file in files for each in re.findall(rf"^{name}-([\w-]+) =", file.read_text("utf-8"), re.M)
    }
    return {each.removesuffix("-hidden") for each in found}


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_every_question_and_event_of_a_game_has_a_number(game: Game[Any]) -> None:
    encoding = encoding_of(game)

    assert sorted(encoding.prompts) == sorted(said(game.id, "prompt"))
    assert sorted(encoding.events) == sorted(said(game.id, "log"))


def test_every_number_is_packed_in_its_place(game: Game[Any]) -> None:
    episode, rng = begun(game, 3)
    fields = fields_of(episode.encoding)
    size = sum(field.size for field in fields)
    for number in range(DEEPEST // 4):
        if episode.is_over():
            break
        seat = number % episode.state.seats
        assert unpacked(packed(size, fields, episode.observe(seat))) == end_to_end(episode, seat)
        step(episode, rng)


def unpacked(numbers: bytearray) -> list[int]:
    return list(memoryview(numbers).cast("i"))


def test_what_is_left_out_is_0_whatever_stands_before_and_after_it() -> None:
    sizes = [2, 3, 2, 2, 2, 99, 1]
    fields = [Field("", [size], 0, 9, "") for size in sizes]
    arrays: list[Array] = [[1, 2], [-3], bytearray([4, 5]), bytearray(), bytearray([6, 255]), [7], [70000]]

    assert unpacked(packed(sum(sizes), fields, arrays)) == [
        *[1, 2, -3, 0, 0, 4, 5, 0, 0, 6, 255, 7], *[0] * 98, 70000
    ]  # fmt: skip


def test_the_mask_is_of_the_codes_and_what_is_not_in_it_may_not_be_said(game: Game[Any]) -> None:
    episode, rng = begun(game, 5)
    for _ in range(DEEPEST // 4):
        if episode.is_over():
            break
        mask = episode.mask()
        assert [code for code in range(len(mask)) if mask[code]] == episode.codes()
        assert [code for code in range(len(mask)) if episode.may_say(code)] == episode.codes()
        step(episode, rng)


@pytest.mark.parametrize("seed", range(6))
def test_observations_keep_to_their_shapes_and_bounds(game: Game[Any], seed: int) -> None:
    episode, rng = begun(game, seed)
    fields = fields_of(episode.encoding)
    for _ in range(DEEPEST):
        if episode.is_over():
            break
        arrays = episode.observe(rng.below(episode.state.seats))
        assert all(len(array) <= field.size for array, field in zip(arrays, fields, strict=True))
        outside = [
            field.name
            for field, array in zip(fields, arrays, strict=True)
            if min(array, default=0) < field.low or max(array, default=0) > field.high
        ]
        assert outside == []
        step(episode, rng)


@pytest.mark.parametrize("seed", range(6))
def test_no_two_options_are_said_in_the_same_words(game: Game[Any], seed: int) -> None:
    episode, rng = begun(game, seed)
    size = episode.encoding.codes.size
    for _ in range(DEEPEST):
        if episode.is_over():
            break
        verbs = episode.encoding.codes.verbs
        words = [
            tuple(said)
            for said, option in zip(episode.words, episode.options, strict=True)
            if verbs[option.verb].target.counts != AMOUNT
        ]
        assert len(set(words)) == len(words)
        assert all(0 <= code < size for code in episode.codes())
        step(episode, rng)


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_told_the_same_in_every_world_that_it_cannot_tell_apart(game: Game[Any], seed: int) -> None:
    episode, rng = begun(game, seed)
    compared = 0
    for number in range(DEEPEST):
        if episode.is_over():
            break
        if number % 7 == 0:
            seat = episode.seat
            other = episode.imagined(seat, rng)
            assert other.seat == seat
            assert other.codes() == episode.codes()
            assert other.observe(seat) == episode.observe(seat)
            compared += 1
        step(episode, rng)

    assert compared


@pytest.mark.parametrize("seed", range(3))
def test_every_option_can_be_said_and_is_what_is_done(game: Game[Any], seed: int) -> None:
    episode, rng = begun(game, seed)
    for number in range(DEEPEST):
        if episode.is_over():
            break
        if number % 11 == 0 and len(episode.said) < 2:
            wanted = rng.below(len(episode.options))
            option = episode.options[wanted]
            if episode.encoding.codes.verbs[option.verb].target.counts != AMOUNT:
                assert done(episode, wanted) == option
        step(episode, rng)


@pytest.mark.parametrize("seed", range(3))
def test_any_choice_can_be_spelled_amounts_too(game: Game[Any], seed: int) -> None:
    episode, rng = begun(game, seed)
    for number in range(DEEPEST):
        if episode.is_over():
            break
        action = picked(episode, rng)
        if number % 11 == 0 or isinstance(episode.options[0], Span):
            copy = episode.clone()
            for code in copy.spelled(action):
                assert copy.steps == episode.steps
                copy.say(code)
            episode.act(action)
            assert state_hash(copy.state) == state_hash(episode.state)
        else:
            episode.act(action)


def picked(episode: Episode, rng: Rng) -> Action:
    option = episode.options[rng.below(len(episode.options))]
    if isinstance(option, Span):
        return Action(option.seat, option.verb, option.low + rng.below(option.high - option.low + 1))
    return option


def done(episode: Episode, wanted: int) -> Action | None:
    """What is chosen when the words of this option are said on a copy."""
    copy = episode.clone()
    words = copy.words[wanted]
    for code in words[len(copy.said) : -1]:
        copy.say(code)
    assert words[-1] in copy.codes()
    copy.narrow(words[-1])
    return copy.chosen()


def at_an_auction() -> Episode:
    monopoly = GAMES["monopoly"]
    rng = seeded(1)
    episode = Episode.begin(
        monopoly, encoding_of(monopoly), with_defaults(monopoly.settings, {"seats": "3"}), 5
    )
    while not any(isinstance(option, Span) for option in episode.options):
        step(episode, rng)
    return episode


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_amount_is_said_digit_by_digit(place: int) -> None:
    episode = at_an_auction()
    span = next(option for option in episode.options if isinstance(option, Span))
    amount = [span.low, (span.low + span.high) // 2, span.high][place]
    if not episode.said:
        episode.say(episode.words[episode.options.index(span)][0])
    first = episode.encoding.codes.first_digit
    digits = [int(digit) for digit in str(amount).zfill(len(str(span.high)))]

    for digit in digits[:-1]:
        episode.say(first + digit)
    assert first + digits[-1] in episode.digits()
    episode.said.append(first + digits[-1])

    assert episode.chosen() == Action(span.seat, span.verb, amount)


def test_what_is_not_offered_is_refused() -> None:
    episode = at_an_auction()

    with pytest.raises(ValueError, match="is not among"):
        episode.say(episode.encoding.codes.size)


def test_a_copy_goes_its_own_way(game: Game[Any]) -> None:
    episode, rng = begun(game, 3)
    for _ in range(20):
        step(episode, rng)
    before = episode.observe(episode.seat)
    copy = episode.clone()

    assert copy.observe(copy.seat) == before
    step(copy, rng)

    assert episode.observe(episode.seat) == before


def test_what_is_won_is_lost_by_others(game: Game[Any]) -> None:
    short = {
        setting.id: min(filter(str.isdecimal, setting.values), key=int)
        for setting in game.settings
        if setting.id in SHORTENING
    }
    episode, rng = Episode.begin(game, encoding_of(game), with_defaults(game.settings, short), 1), seeded(1)
    while not episode.is_over():
        step(episode, rng)

    assert sum(episode.returns()) == pytest.approx(0)
    assert max(episode.returns()) > 0


def test_codes_are_apart(game: Game[Any]) -> None:
    encoding: Encoding[Any] = encoding_of(game)
    starts = [verb.start for verb in encoding.codes.verbs.values()]

    assert starts == sorted(set(starts))
    assert encoding.codes.first_digit <= encoding.codes.first_card <= encoding.codes.size
